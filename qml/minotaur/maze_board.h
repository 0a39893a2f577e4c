// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/maze_frame.h"
#include "app/viewmodels/minotaur/maze_scene.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace labrys::ui {

/// A maze as one painted item; its cells are accessible children (ACC-006). A click on a cell chooses it.
class MazeBoard : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(labrys::viewmodels::MazeScene* scene READ scene WRITE setScene NOTIFY sceneChanged REQUIRED)
    Q_PROPERTY(int theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// How much larger than at the size of the design characters are.
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY zoomChanged)
    /// Whether a click chooses a cell.
    Q_PROPERTY(bool interactive READ interactive WRITE setInteractive NOTIFY interactiveChanged)
    /// The whole level is in view.
    Q_PROPERTY(bool whole READ whole NOTIFY frameChanged)

public:
    explicit MazeBoard(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    [[nodiscard]] viewmodels::MazeScene* scene() const { return m_scene; }
    void setScene(viewmodels::MazeScene* scene);
    [[nodiscard]] int theme() const { return m_theme; }
    void setTheme(int theme);
    [[nodiscard]] qreal zoom() const { return m_zoom; }
    void setZoom(qreal zoom);
    [[nodiscard]] bool interactive() const { return m_interactive; }
    void setInteractive(bool interactive);
    [[nodiscard]] bool whole() const;

    /// In device pixels, so that characters are squares of whole ones at every ratio (UIX-010).
    [[nodiscard]] const paint::MazeFrame& frame() const { return m_frame; }
    /// Where a cell is painted, in this item.
    [[nodiscard]] QRectF cellPlace(Cell cell) const;
    [[nodiscard]] Cell cellAt(QPointF point) const;

Q_SIGNALS:
    void sceneChanged();
    void themeChanged();
    void zoomChanged();
    void interactiveChanged();
    void frameChanged();

protected:
    void geometryChange(const QRectF& geometry, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] qreal ratio() const;
    void follow();
    void tellFocus();

    QPointer<viewmodels::MazeScene> m_scene;
    paint::MazeFrame m_frame;
    int m_theme = 0;
    qreal m_zoom = 1;
    bool m_interactive = false;
};

} // namespace labrys::ui
