// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/fight_view.h"
#include "app/viewmodels/minoan/minoan_run.h"
#include "qml/ui/theme_base.h"

#include <QAccessible>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

#include <memory>

namespace labrys::test {

/// A run of a seed, played by the good bot up to the fight of a room or of a later one.
[[nodiscard]] viewmodels::MinoanSession runToFight(
    const games::MinoanGame& game, std::uint64_t seed, int room = 1);

/// The fight screen alone in a window of its own.
class FightWindow {
public:
    explicit FightWindow(std::uint64_t seed = 7, int room = 1);

    [[nodiscard]] QQuickWindow& window() { return *m_window; }
    [[nodiscard]] viewmodels::MinoanRun& run()
    {
        return *m_window->property("run").value<viewmodels::MinoanRun*>();
    }
    [[nodiscard]] viewmodels::FightView& view()
    {
        return *screen().property("view").value<viewmodels::FightView*>();
    }
    [[nodiscard]] QQuickItem& screen() { return *m_window->property("screen").value<QQuickItem*>(); }
    [[nodiscard]] ui::ThemeBase& theme() { return *m_window->property("theme").value<ui::ThemeBase*>(); }
    /// What the screen said last.
    [[nodiscard]] QString message() { return screen().property("message").toString(); }

    void begin(viewmodels::MinoanSession session);
    void resize(QSize size);
    void settle();
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// The visible item of this name, or null.
    [[nodiscard]] QQuickItem* item(const char* objectName) const;
    /// The middle of a cell, in the window.
    [[nodiscard]] QPoint middle(int cell);
    void click(int cell, Qt::MouseButton button = Qt::LeftButton);
    [[nodiscard]] QAccessibleInterface* board();
    /// Every accessible node below the window.
    [[nodiscard]] QList<QAccessibleInterface*> nodes();
    /// Whether the screen shows the run as it stands.
    [[nodiscard]] bool showsTheRun();

private:
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace labrys::test
