// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/screens.h"

#include "app/desktop/desktop.h"
#include "app/viewmodels/minotaur/thread_viewer.h"
#include "core/base/assert.h"
#include "qml/ui/theme.h"
#include "qml/ui/toasts.h"

#include <QEventLoop>
#include <QLocale>
#include <QQuickItem>
#include <QQuickWindow>

#include <array>

namespace labrys::desktop {

namespace {

constexpr std::array kNames{"main", "main_saved", "settings_language", "settings_look", "settings_motion",
    "settings_keys", "about", "guide", "guide_maze", "menu", "menu_saved", "maze_begin", "maze_chased",
    "maze_pair", "maze_camera", "pause", "help", "messages", "done", "caught", "won", "replay"};

} // namespace

Screens::Screens(Desktop& desktop)
    : m_desktop(desktop)
    , m_runs(makeTourRuns(desktop.game().game()))
{
    // What the places hold is read in a worker; found late, it would be taken for a run of these screens.
    QEventLoop loop;
    QObject::connect(&desktop.game(), &viewmodels::MazeController::busyChanged, &loop, &QEventLoop::quit);
    while (desktop.game().busy())
        loop.exec();
}

std::span<const char* const> Screens::names()
{
    return kNames;
}

void Screens::open(const QString& name)
{
    auto& game = m_desktop.game();
    m_desktop.setOverlay({});
    if (name == QLatin1String("main") || name == QLatin1String("main_saved"))
        mainMenu(name == QLatin1String("main_saved"));
    else if (name.startsWith(QLatin1String("settings_")))
        settings(name.section(QLatin1Char('_'), 1));
    else if (name == QLatin1String("about"))
        m_desktop.show(name);
    else if (name.startsWith(QLatin1String("guide")))
        guide(name == QLatin1String("guide_maze") ? QStringLiteral("minotaur") : QStringLiteral("index"));
    else if (name == QLatin1String("menu"))
        menu(nullptr);
    else if (name == QLatin1String("menu_saved"))
        menu(&m_runs.chased);
    else if (name == QLatin1String("maze_begin"))
        game.setSession(m_runs.fresh);
    else if (name == QLatin1String("maze_chased"))
        chase();
    else if (name == QLatin1String("maze_pair"))
        game.setSession(m_runs.pair);
    else if (name == QLatin1String("maze_camera"))
        game.setSession(m_runs.large);
    else if (name == QLatin1String("messages"))
        messages();
    else if (name == QLatin1String("done"))
        game.setSession(m_runs.done);
    else if (name == QLatin1String("caught"))
        game.setSession(m_runs.caught);
    else if (name == QLatin1String("won"))
        game.setSession(m_runs.won);
    else if (name == QLatin1String("replay"))
        replay();
    else {
        LABRYS_ASSERT(name == QLatin1String("pause") || name == QLatin1String("help"));
        game.setSession(m_runs.chased);
        m_desktop.setOverlay(name);
    }
}

void Screens::menu(const viewmodels::MazeSession* saved)
{
    m_desktop.game().setSession(saved != nullptr ? *saved : m_runs.won);
    m_desktop.game().leave();
    m_desktop.show(QStringLiteral("start"));
}

void Screens::mainMenu(bool saved)
{
    menu(saved ? &m_runs.chased : nullptr);
    m_desktop.show(QStringLiteral("menu"));
}

void Screens::guide(const QString& topic)
{
    m_desktop.show(QStringLiteral("menu"));
    m_desktop.show(QStringLiteral("guide"));
    m_desktop.page()->setProperty("topic", topic);
}

void Screens::settings(const QString& section)
{
    static const QStringList kSections{
        QStringLiteral("language"), QStringLiteral("look"), QStringLiteral("motion"), QStringLiteral("keys")};
    m_desktop.show(QStringLiteral("menu"));
    m_desktop.show(QStringLiteral("settings"));
    m_desktop.page()->setProperty("section", static_cast<int>(kSections.indexOf(section)));
}

/// The last moves are made on the screen, so that there are messages.
void Screens::chase()
{
    m_desktop.game().setSession(m_runs.fresh);
    for (const auto& entry : m_runs.chased.log())
        if (entry)
            m_desktop.game().act(entry->seat, static_cast<viewmodels::MazeController::Move>(entry->verb));
}

/// A message that left the screen; the list grows by one in each look.
void Screens::messages()
{
    m_desktop.game().setSession(m_runs.chased);
    m_desktop.toasts().say(QStringLiteral("info"), m_desktop.game().message());
    m_desktop.toasts().dismiss(0);
    m_desktop.setOverlay(QStringLiteral("messages"));
}

void Screens::replay()
{
    auto& viewer = m_desktop.viewer();
    viewer.open(viewmodels::watched(m_runs.won));
    viewer.setPosition(viewer.length() / 3);
}

void Screens::use(const Look& look)
{
    text::useLanguage(look.language);
    QLocale::setDefault(look.language == Language::French ? QLocale::French : QLocale::English);
    m_desktop.retranslate();
    auto& theme = m_desktop.theme();
    theme.setReducedMotion(true);
    theme.setIndex(static_cast<int>(look.theme));
    theme.setHighContrast(look.highContrast);
    theme.setTextScale(look.text / 100.0);
    m_desktop.window().resize(look.size);
}

void Screens::settle()
{
    for (int frame = 0; frame < 2; ++frame) {
        QEventLoop loop;
        QObject::connect(&m_desktop.window(), &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
        m_desktop.window().update();
        loop.exec();
    }
}

} // namespace labrys::desktop
