// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <memory>

QT_BEGIN_NAMESPACE
class QQmlApplicationEngine;
class QQmlEngine;
class QQuickItem;
class QQuickWindow;
QT_END_NAMESPACE

namespace labrys::viewmodels {
class ErrorReport;
class MazeController;
class MinoanRun;
class NetLobby;
class ScoreBoard;
class Settings;
class ThreadViewer;
} // namespace labrys::viewmodels
namespace labrys::ui {
class Bindings;
class Gamepad;
class Theme;
class Toasts;
} // namespace labrys::ui

namespace labrys::desktop {

/// What a start of the program is told. Empty paths keep nothing, empty options say nothing.
struct Start {
    QString savePath;
    /// The journal of the Minoan run.
    QString journalPath;
    QString replaysPath;
    QString scoresPath;
    QString settingsPath;
    /// Names of folders and where they are, for the settings page.
    QVariantMap places;
    /// On a medium that cannot be written to nothing is kept.
    bool readOnly = false;
    /// Whether a first start is greeted.
    bool welcome = true;
    /// `en` or `fr`; `lamplight` or `fresco`.
    QString language;
    QString theme;
    /// Who plays; `easy`, `ranked` or `hard`.
    QString name;
    QString difficulty;
    /// The day of today's mazes, as `2026-11-30`, where it is not that of the clock.
    QString day;
};

/// The window of the program with everything behind it.
class Desktop {
public:
    /// Null when the window cannot be made: a part of Qt is missing, and the message handler was told which.
    [[nodiscard]] static std::unique_ptr<Desktop> create(const Start& start);
    ~Desktop();

    [[nodiscard]] QQuickWindow& window() { return *m_window; }
    [[nodiscard]] QQmlEngine& engine();
    [[nodiscard]] viewmodels::MazeController& game();
    [[nodiscard]] viewmodels::MinoanRun& minoan();
    [[nodiscard]] viewmodels::ThreadViewer& viewer();
    [[nodiscard]] ui::Theme& theme();
    [[nodiscard]] ui::Toasts& toasts();
    [[nodiscard]] ui::Bindings& bindings();
    [[nodiscard]] ui::Gamepad& gamepad();
    /// Goes to a page of the window by its name: `start`, `maze`, `replay`.
    void show(const QString& page);
    /// Options of another start: a name, a difficulty; an empty one changes nothing.
    void use(const QString& name, const QString& difficulty);
    /// Shows today's mazes.
    void showDay();
    /// Opens the network game and goes to a server (ASC-120).
    void goToServer(const QString& server);
    [[nodiscard]] viewmodels::ScoreBoard& board();
    [[nodiscard]] viewmodels::NetLobby& lobby();
    /// Opens a file of the user, as if it were dropped on the window.
    void openFile(const QString& path, int players);
    /// Remembers a file among those opened last.
    void remember(const QString& path);
    /// Before all other windows.
    void raise();
    [[nodiscard]] viewmodels::ErrorReport& report();
    [[nodiscard]] viewmodels::Settings& settings();
    /// The page that is shown.
    [[nodiscard]] QQuickItem* page();
    /// Lays `pause` or `help` over the page; nothing takes it away.
    void setOverlay(const QString& overlay);
    /// Speaks the language that text::useLanguage was told.
    void retranslate();

private:
    class FileEvents;

    Desktop();

    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
    std::unique_ptr<FileEvents> m_fileEvents;
};

} // namespace labrys::desktop
