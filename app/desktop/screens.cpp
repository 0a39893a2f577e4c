// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/screens.h"

#include "app/desktop/desktop.h"
#include "app/viewmodels/minotaur/thread_viewer.h"
#include "app/viewmodels/shell/error_report.h"
#include "core/base/assert.h"
#include "qml/ui/theme.h"
#include "qml/ui/toasts.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QLocale>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>

namespace labrys::desktop {

QVariantMap examplePlaces(const QString& home)
{
    const QString data = home + QStringLiteral("/.local/share/labrys");
    return {{QStringLiteral("settings"), home + QStringLiteral("/.config/labrys/labrys.ini")},
        {QStringLiteral("saves"), data + QStringLiteral("/saves")},
        {QStringLiteral("replays"), data + QStringLiteral("/replays")},
        {QStringLiteral("levels"), data + QStringLiteral("/levels")},
        {QStringLiteral("exports"), home + QStringLiteral("/Documents")},
        {QStringLiteral("cache"), home + QStringLiteral("/.cache/labrys")},
        {QStringLiteral("crashes"), data + QStringLiteral("/crashes")}};
}

Start startIn(const QString& folder, const QString& home)
{
    Start start;
    start.savePath = folder + QStringLiteral("/minotaur.save");
    start.replaysPath = folder + QStringLiteral("/replays");
    start.places = examplePlaces(home);
    start.welcome = false;
    return start;
}

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

const std::vector<Screens::Entry>& Screens::table()
{
    static const std::vector<Entry> all{{"main", [](Screens& s) { s.mainMenu(false); }},
        {"main_saved", [](Screens& s) { s.mainMenu(true); }},
        {"settings_language", [](Screens& s) { s.settings(0); }},
        {"settings_look", [](Screens& s) { s.settings(1); }},
        {"settings_motion", [](Screens& s) { s.settings(2); }},
        {"settings_keys", [](Screens& s) { s.settings(3); }},
        {"settings_folders", [](Screens& s) { s.settings(4); }},
        {"settings_profile", [](Screens& s) { s.settings(5); }},
        {"anew",
            [](Screens& s) {
                s.settings(5);
                s.m_desktop.setOverlay(QStringLiteral("anew"));
            }},
        {"welcome", [](Screens& s) { s.m_desktop.show(QStringLiteral("welcome")); }},
        {"open", [](Screens& s) { s.recent(); }},
        {"error",
            [](Screens& s) {
                s.refused("; title: Cistern\n+-+-+-+\n|P.K..|\n+.+-+.+\n|.$.|.|\n+.+.+.+\n|...|E|\n+-+-+-+\n",
                    "cistern.maze");
            }},
        {"error_run",
            [](Screens& s) { s.refused("{\n \"format\": \"labrys/session\",\n \"ver", "minotaur.save"); }},
        {"about", [](Screens& s) { s.m_desktop.show(QStringLiteral("about")); }},
        {"guide", [](Screens& s) { s.guide("index"); }},
        {"guide_maze", [](Screens& s) { s.guide("minotaur"); }},
        {"menu", [](Screens& s) { s.menu(nullptr); }},
        {"menu_saved", [](Screens& s) { s.menu(&s.m_runs.chased); }},
        {"maze_begin", [](Screens& s) { s.play(s.m_runs.fresh); }},
        {"maze_chased", [](Screens& s) { s.chase(); }},
        {"maze_pair", [](Screens& s) { s.play(s.m_runs.pair); }},
        {"maze_camera", [](Screens& s) { s.play(s.m_runs.large); }},
        {"maze_aimed", [](Screens& s) { s.play(s.m_runs.aimed); }},
        {"pause", [](Screens& s) { s.over("pause"); }}, {"help", [](Screens& s) { s.over("help"); }},
        {"messages", [](Screens& s) { s.messages(); }}, {"done", [](Screens& s) { s.play(s.m_runs.done); }},
        {"caught", [](Screens& s) { s.play(s.m_runs.caught); }}, {"rewound", [](Screens& s) { s.rewind(); }},
        {"won", [](Screens& s) { s.play(s.m_runs.won); }}, {"replay", [](Screens& s) { s.replay(false); }},
        {"replay_plans", [](Screens& s) { s.replay(true); }}};
    return all;
}

QStringList Screens::names()
{
    QStringList names;
    for (const auto& entry : table())
        names.append(QString::fromLatin1(entry.name));
    return names;
}

void Screens::open(const QString& name)
{
    m_desktop.setOverlay({});
    const auto found = std::ranges::find_if(
        table(), [&name](const Entry& entry) { return name == QLatin1String(entry.name); });
    LABRYS_ASSERT(found != table().end());
    found->open(*this);
}

void Screens::play(const viewmodels::MazeSession& run)
{
    m_desktop.game().setSession(run);
}

void Screens::over(const char* overlay)
{
    play(m_runs.chased);
    m_desktop.setOverlay(QString::fromLatin1(overlay));
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

void Screens::guide(const char* topic)
{
    m_desktop.show(QStringLiteral("menu"));
    m_desktop.show(QStringLiteral("guide"));
    m_desktop.page()->setProperty("topic", QString::fromLatin1(topic));
}

void Screens::settings(int section)
{
    m_desktop.show(QStringLiteral("menu"));
    m_desktop.show(QStringLiteral("settings"));
    m_desktop.page()->setProperty("section", section);
}

void Screens::recent()
{
    for (const auto* name :
        {"minotaur-20261130-101500-L1-7F3KQ-Z0M2P-4.thread", "double axe.maze", "cistern.maze"})
        m_desktop.remember(QStringLiteral("/home/ariadne/labyrinths/") + QLatin1String(name));
    m_desktop.show(QStringLiteral("menu"));
    m_desktop.window().setProperty("chooseFrom", QString());
    m_desktop.show(QStringLiteral("open"));
    // The files are looked for in a worker; once found, their list takes the focus.
    constexpr int kPatience = 5000; // milliseconds
    const QDeadlineTimer until(kPatience);
    while (!m_desktop.page()->property("offered").toBool() && !until.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

void Screens::refused(const char* text, const char* name)
{
    m_desktop.show(QStringLiteral("menu"));
    const auto opened = viewmodels::openRunText(
        m_desktop.game().game(), text, QStringLiteral("/home/ariadne/labyrinths/") + QLatin1String(name), 1);
    LABRYS_ASSERT(!opened.has_value());
    m_desktop.report().show(opened.error());
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

void Screens::replay(bool revealing)
{
    auto& viewer = m_desktop.viewer();
    viewer.open(viewmodels::watched(revealing ? m_runs.caught : m_runs.won));
    viewer.setRevealing(revealing);
    viewer.setPosition(revealing ? viewer.length() - 6 : viewer.length() / 3);
}

/// As with the key for a turn back.
void Screens::rewind()
{
    play(m_runs.caught);
    QMetaObject::invokeMethod(
        m_desktop.page()->findChild<QObject*>(QStringLiteral("turnBack")), "clicked", Qt::DirectConnection);
}

void Screens::use(const Look& look)
{
    text::useLanguage(look.language);
    QLocale::setDefault(look.language == Language::French ? QLocale::French : QLocale::English);
    m_desktop.retranslate();
    auto& theme = m_desktop.theme();
    theme.setReducedMotion(true);
    theme.setSpeed(ui::ThemeBase::Instant); // not even a cross-fade
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
