// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/minoan/tile_board_access.h"

#include "qml/minoan/tile_board.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QQuickWindow>

#include <map>

namespace labrys::ui {

namespace {

constexpr int kCells = 49;

/// Where a rectangle of an item lies on the screen.
QRect onScreen(const TileBoard& board, const QRectF& rectangle)
{
    const QRectF scene = board.mapRectToScene(rectangle);
    const QPoint corner = scene.topLeft().toPoint();
    return {board.window() != nullptr ? board.window()->mapToGlobal(corner) : corner, scene.size().toSize()};
}

/// One cell: its name, what it is to the swap in hand, and Press, which does what a click does.
class TileAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    TileAccess(TileBoard* board, int cell)
        : m_board(board)
        , m_cell(cell)
    {
    }

    [[nodiscard]] bool isValid() const override { return !m_board.isNull() && m_board->view() != nullptr; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return isValid() ? m_board->window() : nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_board.data());
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        switch (kind) {
        case QAccessible::Name:
            return m_board->view()->spokenCell(m_cell);
        case QAccessible::Description:
            return m_board->view()->cellDetail(m_cell);
        default:
            return {};
        }
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override { }
    [[nodiscard]] QRect rect() const override
    {
        return isValid() ? onScreen(*m_board, m_board->cellPlace(m_cell)) : QRect();
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focused = m_board->hasActiveFocus() && m_board->view()->cursor() == m_cell;
        state.selected = m_board->view()->picked() == m_cell;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return isValid() ? QStringList{pressAction()} : QStringList();
    }
    void doAction(const QString& name) override
    {
        if (name == pressAction() && isValid())
            m_board->view()->choose(m_cell);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    QPointer<TileBoard> m_board;
    int m_cell;
};

class TileBoardAccess : public QAccessibleObject {
public:
    explicit TileBoardAccess(TileBoard* board)
        : QAccessibleObject(board)
    {
    }
    ~TileBoardAccess() override
    {
        for (const auto& [cell, id] : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] QWindow* window() const override { return board()->window(); }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        // Only items with a role have an interface; the nearest one above counts.
        for (auto* item = board()->parentItem(); item != nullptr; item = item->parentItem())
            if (auto* above = QAccessible::queryAccessibleInterface(item))
                return above;
        return QAccessible::queryAccessibleInterface(board()->window());
    }
    [[nodiscard]] int childCount() const override { return kCells; }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= kCells)
            return nullptr;
        if (const auto found = m_ids.find(index); found != m_ids.end())
            return QAccessible::accessibleInterface(found->second);
        auto* cell = new TileAccess(board(), index);
        m_ids[index] = QAccessible::registerAccessibleInterface(cell);
        return cell;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        for (const auto& [index, id] : m_ids)
            if (QAccessible::accessibleInterface(id) == wanted)
                return index;
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        const QPointF corner = onScreen(*board(), board()->boundingRect()).topLeft();
        return child(board()->cellAt(QPointF(x, y) - corner));
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return board()->hasActiveFocus() && board()->view() != nullptr ? child(board()->view()->cursor())
                                                                       : nullptr;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? board()->name() : QString();
    }
    [[nodiscard]] QRect rect() const override { return onScreen(*board(), board()->boundingRect()); }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Table; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = board()->hasActiveFocus();
        state.invisible = !board()->isVisible();
        return state;
    }

private:
    [[nodiscard]] TileBoard* board() const { return static_cast<TileBoard*>(object()); }

    mutable std::map<int, QAccessible::Id> m_ids;
};

QAccessibleInterface* boardFactory(const QString& className, QObject* object)
{
    if (className == QLatin1String("labrys::ui::TileBoard"))
        if (auto* board = qobject_cast<TileBoard*>(object))
            return new TileBoardAccess(board);
    return nullptr;
}

} // namespace

void installTileBoardAccess()
{
    static const bool installed = [] {
        QAccessible::installFactory(boardFactory);
        return true;
    }();
    static_cast<void>(installed);
}

} // namespace labrys::ui
