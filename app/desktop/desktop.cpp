// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

#include "app/viewmodels/minoan/minoan_run.h"
#include "app/viewmodels/minotaur/score_board.h"
#include "app/viewmodels/minotaur/thread_viewer.h"
#include "app/viewmodels/net/net_lobby.h"
#include "app/viewmodels/shell/error_report.h"
#include "app/viewmodels/shell/recent_files.h"
#include "app/viewmodels/shell/settings.h"
#include "qml/ui/bindings.h"
#include "qml/ui/gamepad.h"
#include "qml/ui/install.h"
#include "qml/ui/theme.h"
#include "qml/ui/toasts.h"

#include <QCoreApplication>
#include <QFileOpenEvent>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace labrys::desktop {

/// Files that the system asks this program to open: a document that is double-clicked on macOS.
class Desktop::FileEvents : public QObject {
public:
    explicit FileEvents(Desktop& desktop)
        : m_desktop(desktop)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::FileOpen)
            return QObject::eventFilter(watched, event);
        m_desktop.openFile(static_cast<QFileOpenEvent*>(event)->file(), 1);
        return true;
    }

private:
    Desktop& m_desktop;
};

Desktop::Desktop()
    : m_engine(std::make_unique<QQmlApplicationEngine>())
{
}

Desktop::~Desktop() = default;

std::unique_ptr<Desktop> Desktop::create(const Start& start)
{
    std::unique_ptr<Desktop> desktop(new Desktop);
    ui::install(*desktop->m_engine);
    desktop->m_engine->setInitialProperties({{QStringLiteral("savePath"), start.savePath},
        {QStringLiteral("journalPath"), start.journalPath},
        {QStringLiteral("replaysPath"), start.replaysPath}, {QStringLiteral("scoresPath"), start.scoresPath},
        {QStringLiteral("nameOption"), start.name}, {QStringLiteral("difficultyOption"), start.difficulty},
        {QStringLiteral("day"), start.day}, {QStringLiteral("settingsPath"), start.settingsPath},
        {QStringLiteral("places"), start.places}, {QStringLiteral("readOnly"), start.readOnly},
        {QStringLiteral("welcome"), start.welcome}, {QStringLiteral("languageOption"), start.language},
        {QStringLiteral("themeOption"), start.theme}});
    desktop->m_engine->load(QUrl(QStringLiteral("qrc:/qt/qml/Labrys/Shell/Main.qml")));
    if (desktop->m_engine->rootObjects().isEmpty())
        return nullptr;
    desktop->m_window = qobject_cast<QQuickWindow*>(desktop->m_engine->rootObjects().constFirst());
    desktop->m_fileEvents = std::make_unique<FileEvents>(*desktop);
    return desktop;
}

QQmlEngine& Desktop::engine()
{
    return *m_engine;
}

viewmodels::MazeController& Desktop::game()
{
    return *m_window->property("game").value<viewmodels::MazeController*>();
}

viewmodels::MinoanRun& Desktop::minoan()
{
    return *m_window->property("minoanRun").value<viewmodels::MinoanRun*>();
}

viewmodels::ThreadViewer& Desktop::viewer()
{
    return *m_window->property("viewer").value<viewmodels::ThreadViewer*>();
}

ui::Theme& Desktop::theme()
{
    return *m_engine->singletonInstance<ui::Theme*>(qmlTypeId("Labrys.Ui", 1, 0, "Theme"));
}

ui::Toasts& Desktop::toasts()
{
    return *m_window->property("toasts").value<ui::Toasts*>();
}

ui::Bindings& Desktop::bindings()
{
    return *m_engine->singletonInstance<ui::Bindings*>(qmlTypeId("Labrys.Ui", 1, 0, "Bindings"));
}

ui::Gamepad& Desktop::gamepad()
{
    return *m_engine->singletonInstance<ui::Gamepad*>(qmlTypeId("Labrys.Ui", 1, 0, "Gamepad"));
}

void Desktop::show(const QString& page)
{
    QMetaObject::invokeMethod(m_window, "show", Q_ARG(QString, page));
}

void Desktop::use(const QString& name, const QString& difficulty)
{
    if (!name.isEmpty())
        m_window->setProperty("nameOption", name);
    if (!difficulty.isEmpty())
        m_window->setProperty("difficultyOption", difficulty);
}

void Desktop::showDay()
{
    QMetaObject::invokeMethod(m_window, "showDay");
}

void Desktop::goToServer(const QString& server)
{
    QMetaObject::invokeMethod(m_window, "goToServer", Q_ARG(QString, server));
}

viewmodels::ScoreBoard& Desktop::board()
{
    return *m_window->property("board").value<viewmodels::ScoreBoard*>();
}

viewmodels::NetLobby& Desktop::lobby()
{
    return *m_window->property("lobby").value<viewmodels::NetLobby*>();
}

void Desktop::openFile(const QString& path, int players)
{
    QMetaObject::invokeMethod(m_window, "openFile", Q_ARG(QString, path), Q_ARG(int, players));
}

void Desktop::remember(const QString& path)
{
    m_window->property("recent").value<viewmodels::RecentFiles*>()->add(path);
}

void Desktop::raise()
{
    if (m_window->visibility() == QWindow::Minimized)
        m_window->showNormal();
    m_window->raise();
    m_window->requestActivate();
}

viewmodels::ErrorReport& Desktop::report()
{
    return *m_window->property("report").value<viewmodels::ErrorReport*>();
}

viewmodels::Settings& Desktop::settings()
{
    return *m_window->property("settings").value<viewmodels::Settings*>();
}

QQuickItem* Desktop::page()
{
    return m_window->property("current").value<QQuickItem*>();
}

void Desktop::setOverlay(const QString& overlay)
{
    m_window->setProperty("overlay", overlay);
}

void Desktop::retranslate()
{
    m_engine->retranslate();
    QMetaObject::invokeMethod(m_window, "retranslate");
}

} // namespace labrys::desktop
