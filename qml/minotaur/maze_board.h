// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/maze_painter.h"
#include "app/viewmodels/minotaur/maze_scene.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QVariantAnimation>

#include <optional>
#include <vector>

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
    /// The whole level is wanted, however small its characters.
    Q_PROPERTY(bool overview READ overview WRITE setOverview NOTIFY overviewChanged)
    /// How much larger or smaller characters are wanted, in steps; 0 is as large as fits.
    Q_PROPERTY(int enlarged READ enlarged WRITE setEnlarged NOTIFY enlargedChanged)
    /// Milliseconds that a step takes to be seen, and whether it fades instead of moving (look.md 6).
    Q_PROPERTY(int stepTime READ stepTime WRITE setStepTime NOTIFY motionChanged)
    Q_PROPERTY(bool fading READ fading WRITE setFading NOTIFY motionChanged)
    /// The partner is out of view, and where the way there leaves the board, in this item.
    Q_PROPERTY(bool mateAway READ mateAway NOTIFY frameChanged)
    Q_PROPERTY(QPointF mateSide READ mateSide NOTIFY frameChanged)

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
    [[nodiscard]] bool overview() const { return m_overview; }
    void setOverview(bool overview);
    [[nodiscard]] int enlarged() const { return m_enlarged; }
    void setEnlarged(int steps);
    /// Larger or smaller by one step, as far as it changes anything.
    Q_INVOKABLE void enlarge(bool larger);
    [[nodiscard]] int stepTime() const { return m_motion.duration(); }
    void setStepTime(int milliseconds);
    [[nodiscard]] bool fading() const { return m_fading; }
    void setFading(bool fading);
    [[nodiscard]] bool mateAway() const;
    [[nodiscard]] QPointF mateSide() const;

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
    void overviewChanged();
    void enlargedChanged();
    void motionChanged();
    void frameChanged();
    /// Another moment is shown.
    void shown();

protected:
    void geometryChange(const QRectF& geometry, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    /// A figure between two places, in characters; without `from` it comes out of the dark.
    struct Moving {
        paint::MazeGlyph glyph;
        std::optional<QPointF> from;
        QPointF to;
    };

    [[nodiscard]] qreal ratio() const;
    void follow();
    void show();
    void move();
    void tellFocus();
    [[nodiscard]] std::optional<Cell> mate() const;
    [[nodiscard]] std::vector<paint::MazeSprite> sprites() const;
    /// The part of this item that figures cover on their way.
    [[nodiscard]] QRect covered() const;
    /// Brings the canvas up to date; the part of this item in which characters changed.
    [[nodiscard]] QRect changed();

    QPointer<viewmodels::MazeScene> m_scene;
    paint::MazeFrame m_frame;
    paint::MazeCanvas m_canvas;
    std::vector<Moving> m_moving;
    QVariantAnimation m_motion;
    /// Something is drawn that no figure covers: marks, ways.
    bool m_ways = false;
    bool m_fading = false;
    bool m_overview = false;
    int m_enlarged = 0;
    int m_theme = 0;
    qreal m_zoom = 1;
    bool m_interactive = false;
};

} // namespace labrys::ui
