// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/minotaur/maze_board_access.h"

#include "qml/minotaur/maze_board.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QQuickWindow>

#include <map>

namespace labrys::ui {

namespace {

/// Where a rectangle of an item lies on the screen.
QRect onScreen(const MazeBoard& board, const QRectF& rectangle)
{
    const QRectF scene = board.mapRectToScene(rectangle);
    const QPoint corner = scene.topLeft().toPoint();
    return {board.window() != nullptr ? board.window()->mapToGlobal(corner) : corner, scene.size().toSize()};
}

/// One cell: a name that tells no more than the picture, a place, and Press, which does what a click does.
class CellAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    CellAccess(MazeBoard* board, Cell cell)
        : m_board(board)
        , m_cell(cell)
    {
    }

    [[nodiscard]] bool isValid() const override { return !m_board.isNull() && m_board->scene() != nullptr; }
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
        return kind == QAccessible::Name && isValid() ? m_board->scene()->spokenCell(m_cell) : QString();
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
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focused = m_board->hasActiveFocus() && m_board->scene()->focusCell() == m_cell;
        state.offscreen = !m_board->boundingRect().contains(m_board->cellPlace(m_cell));
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return isValid() && m_board->interactive() ? QStringList{pressAction()} : QStringList();
    }
    void doAction(const QString& name) override
    {
        if (name == pressAction() && isValid() && m_board->interactive())
            m_board->scene()->chooseCell(m_cell);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    QPointer<MazeBoard> m_board;
    Cell m_cell;
};

class BoardAccess : public QAccessibleObject {
public:
    explicit BoardAccess(MazeBoard* board)
        : QAccessibleObject(board)
    {
    }
    ~BoardAccess() override { forget(); }

    [[nodiscard]] QWindow* window() const override { return board()->window(); }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        // Only items with a role have an interface; the nearest one above counts.
        for (auto* item = board()->parentItem(); item != nullptr; item = item->parentItem())
            if (auto* above = QAccessible::queryAccessibleInterface(item))
                return above;
        return QAccessible::queryAccessibleInterface(board()->window());
    }
    [[nodiscard]] int childCount() const override { return columns() * rows(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        if (m_columns != columns()) { // another level: the cells are others
            forget();
            m_columns = columns();
        }
        if (const auto found = m_ids.find(index); found != m_ids.end())
            return QAccessible::accessibleInterface(found->second);
        auto* cell = new CellAccess(board(), {index / columns(), index % columns()});
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
        if (childCount() == 0)
            return nullptr;
        const QPointF corner = onScreen(*board(), board()->boundingRect()).topLeft();
        const Cell cell = board()->cellAt(QPointF(x, y) - corner);
        const bool inside = cell.row >= 0 && cell.row < rows() && cell.column >= 0 && cell.column < columns();
        return inside ? child(cell.row * columns() + cell.column) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        if (!board()->hasActiveFocus() || childCount() == 0)
            return nullptr;
        const Cell cell = board()->scene()->focusCell();
        return child(cell.row * columns() + cell.column);
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? text::MazeWords::maze() : QString();
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
    [[nodiscard]] MazeBoard* board() const { return static_cast<MazeBoard*>(object()); }
    [[nodiscard]] bool ready() const { return board()->scene() != nullptr && board()->scene()->ready(); }
    [[nodiscard]] int rows() const { return ready() ? board()->scene()->rows() : 0; }
    [[nodiscard]] int columns() const { return ready() ? board()->scene()->columns() : 0; }
    void forget() const
    {
        for (const auto& [index, id] : m_ids)
            QAccessible::deleteAccessibleInterface(id);
        m_ids.clear();
    }

    mutable std::map<int, QAccessible::Id> m_ids;
    mutable int m_columns = 0;
};

QAccessibleInterface* boardFactory(const QString& className, QObject* object)
{
    if (className == QLatin1String("labrys::ui::MazeBoard"))
        if (auto* board = qobject_cast<MazeBoard*>(object))
            return new BoardAccess(board);
    return nullptr;
}

} // namespace

void installBoardAccess()
{
    static const bool installed = [] {
        QAccessible::installFactory(boardFactory);
        return true;
    }();
    static_cast<void>(installed);
}

} // namespace labrys::ui
