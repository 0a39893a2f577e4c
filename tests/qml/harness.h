// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/score_board.h"
#include "app/viewmodels/minotaur/thread_viewer.h"

#include "qml/ui/action_scope.h"
#include "qml/ui/bindings.h"
#include "qml/ui/gamepad.h"

#include "app/viewmodels/shell/settings.h"

#include <QAccessible>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <memory>

namespace labrys::test {

/// The window of the program on the offscreen platform, with places of its own.
class Harness {
public:
    Harness();
    /// The same places, another start of the program.
    void restart();
    /// A start whose places are others.
    void restart(const QString& savePath, const QString& replaysPath);

    [[nodiscard]] QQuickWindow& window() { return *m_window; }
    [[nodiscard]] viewmodels::MazeController& game();
    [[nodiscard]] viewmodels::ThreadViewer& viewer();
    [[nodiscard]] viewmodels::ScoreBoard& scores();
    [[nodiscard]] ui::Bindings& bindings();
    [[nodiscard]] ui::Gamepad& gamepad();
    /// The innermost scope around what has the focus.
    [[nodiscard]] ui::ActionScope* scope() const;
    /// Where the next start keeps its settings.
    void setSettingsPath(const QString& path) { m_settingsPath = path; }
    /// Whether the next start greets whoever starts for the first time.
    void setWelcome(bool welcome) { m_welcome = welcome; }
    /// The folders of the settings page, all below the harness's own.
    [[nodiscard]] QVariantMap places() const;
    /// Opens a screen by its name: start, maze, pair, replay, result (level done), pause, help.
    void open(const QString& screen);
    [[nodiscard]] QString page() const { return m_window->property("page").toString(); }
    [[nodiscard]] QString overlay() const { return m_window->property("overlay").toString(); }
    void setOverlay(const char* overlay) { m_window->setProperty("overlay", QString::fromLatin1(overlay)); }
    [[nodiscard]] QString savePath() const
    {
        return m_folder.filePath(QStringLiteral("saves/minotaur.save"));
    }
    [[nodiscard]] QString scoresPath() const { return filePath("saves/minotaur.scores"); }
    [[nodiscard]] QString settingsPath() const { return filePath("labrys.ini"); }
    [[nodiscard]] viewmodels::Settings& settings();
    [[nodiscard]] QString replaysPath() const { return m_folder.filePath(QStringLiteral("replays")); }
    [[nodiscard]] QString filePath(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    /// The visible item of this name, or null.
    [[nodiscard]] QQuickItem* item(const char* objectName) const;
    void key(Qt::Key key);
    /// Waits until everything is laid out and painted.
    void settle();
    /// Clicks on the middle of the visible item of this name.
    void click(const char* objectName);
    /// Every accessible node below the window, the cells of boards left out.
    [[nodiscard]] QList<QAccessibleInterface*> nodes();
    [[nodiscard]] QAccessibleInterface* board();

private:
    QTemporaryDir m_folder;
    QString m_settingsPath;
    bool m_welcome = false;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

/// A seed with which the explorer bot wins the bundled levels, and the moves that it makes.
struct WinningRun {
    Seed seed;
    std::vector<std::optional<minotaur::Action>> log;
};
[[nodiscard]] WinningRun winningRun(const games::MinotaurGame& game);

} // namespace labrys::test
