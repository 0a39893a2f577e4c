// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/screens.h"

#include "app/desktop/desktop.h"
#include "app/exchange/files.h"
#include "app/viewmodels/minotaur/bundled_levels.h"
#include "app/viewmodels/minotaur/run_library.h"
#include "app/viewmodels/minotaur/score_board.h"
#include "app/viewmodels/minotaur/thread_viewer.h"
#include "app/viewmodels/shell/error_report.h"
#include "core/base/assert.h"
#include "core/game/record.h"
#include "qml/ui/theme.h"
#include "qml/ui/toasts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QLocale>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <array>

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
    start.journalPath = folder + QStringLiteral("/minoan.save");
    start.replaysPath = folder + QStringLiteral("/replays");
    start.scoresPath = folder + QStringLiteral("/minotaur.scores");
    start.name = QStringLiteral("Ariadne");
    start.day = QStringLiteral("2026-11-30");
    start.places = examplePlaces(home);
    start.welcome = false;
    return start;
}

namespace {

/// Results of people who never were.
std::vector<minotaur::Score> exampleScores(const games::MinotaurGame& game, Fingerprint watchable)
{
    struct Example {
        const char* name;
        int points;
        int level;
        int turns;
        const char* date;
        int players = 1;
    };
    constexpr std::array kMain{Example{"Ioanna", 2812, 7, 402, "2026-11-21T18:04:00Z"},
        Example{"Ariadne", 2640, 7, 561, "2026-11-28T12:30:00Z"},
        Example{"Minos & Pasiphaé", 2455, 7, 688, "2026-11-14T16:20:00Z", 2},
        Example{"Daidalos", 1904, 6, 611, "2026-10-30T12:00:00Z"},
        Example{"Ariadne", 1671, 5, 430, "2026-11-02T12:00:00Z"},
        Example{"Théophanie", 1093, 4, 310, "2026-11-19T12:00:00Z"},
        Example{"Ikaros", 742, 3, 166, "2026-09-12T12:00:00Z"},
        Example{"Ariadne", 361, 1, 39, "2026-08-01T12:00:00Z"}};
    constexpr std::array kDay{Example{"Ioanna", 1530, 5, 402, "2026-11-30T09:12:00Z"},
        Example{"Ariadne", 688, 2, 120, "2026-11-30T11:40:00Z"}};
    std::vector<minotaur::Score> all;
    const auto add = [&all](const std::string& table, const Example& example) {
        minotaur::Score score;
        score.table = table;
        score.name = example.name;
        score.score = example.points;
        score.level = example.level;
        score.turns = example.turns;
        score.players = example.players;
        score.date = example.date;
        score.run = {all.size() + 1};
        all.push_back(std::move(score));
    };
    for (const auto& example : kMain)
        add("main", example);
    all[1].run = watchable;
    for (const auto& example : kDay)
        add("daily:" + minotaur::dailySeed(2026, 11, 30).code(), example);
    add("daily:" + minotaur::dailySeed(2026, 11, 29).code(), kDay.front());
    all.back().date = "2026-11-29T20:00:00Z";
    add("seed:" + Seed(7).code(), kMain.back());
    for (const auto& levels : viewmodels::bundledLevels(game))
        if (levels.title == QLatin1String("The racetrack"))
            add(levels.table, Example{"Ariadne", 344, 1, 76, "2026-11-03T12:00:00Z"});
    return all;
}

} // namespace

Screens::Screens(Desktop& desktop)
    : m_desktop(desktop)
    , m_runs(makeTourRuns(desktop.game().game()))
    , m_net(desktop.lobby())
    , m_save(desktop.game().savePath())
    , m_replays(desktop.game().replaysPath())
    , m_scores(desktop.board().keeper()->path())
{
    wait();
}

/// What the places hold is read in workers; found late, it would be taken for a run of these screens.
void Screens::wait()
{
    constexpr int kPatience = 5000; // milliseconds
    const QDeadlineTimer until(kPatience);
    while ((m_desktop.game().busy() || m_desktop.board().busy()) && !until.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
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
        {"menu_first", [](Screens& s) { s.firstMenu(); }}, {"menu", [](Screens& s) { s.menu(nullptr); }},
        {"menu_saved", [](Screens& s) { s.menu(&s.m_runs.chased); }},
        {"mazes", [](Screens& s) { s.mazes(7); }}, {"mazes_day", [](Screens& s) { s.mazes(0); }},
        {"mazes_seed",
            [](Screens& s) {
                s.mazes(1);
                s.m_desktop.page()
                    ->findChild<QQuickItem*>(QStringLiteral("seedField"))
                    ->setProperty("text", QStringLiteral("L1-7F3KQ-Z0M2P-X"));
            }},
        {"scores", [](Screens& s) { s.scores(0); }}, {"scores_day", [](Screens& s) { s.scores(1); }},
        {"scores_empty",
            [](Screens& s) {
                s.keepScores(false);
                s.m_desktop.show(QStringLiteral("start"));
                s.m_desktop.show(QStringLiteral("scores"));
                s.wait();
            }},
        {"name", [](Screens& s) { s.named(); }}, {"maze_begin", [](Screens& s) { s.play(s.m_runs.fresh); }},
        {"maze_chased", [](Screens& s) { s.chase(); }},
        {"maze_pair", [](Screens& s) { s.play(s.m_runs.pair); }},
        {"maze_camera", [](Screens& s) { s.play(s.m_runs.large); }},
        {"maze_aimed", [](Screens& s) { s.play(s.m_runs.aimed); }},
        {"pause", [](Screens& s) { s.over("pause"); }}, {"help", [](Screens& s) { s.over("help"); }},
        {"messages", [](Screens& s) { s.messages(); }}, {"done", [](Screens& s) { s.play(s.m_runs.done); }},
        {"caught", [](Screens& s) { s.play(s.m_runs.caught); }}, {"rewound", [](Screens& s) { s.rewind(); }},
        {"won", [](Screens& s) { s.play(s.m_runs.won); }}, {"replay", [](Screens& s) { s.replay(false); }},
        {"replay_plans", [](Screens& s) { s.replay(true); }},
        {"net_idle", [](Screens& s) { s.net([](NetPoses& poses) { poses.idle(); }); }},
        {"net_foreign", [](Screens& s) { s.net([](NetPoses& poses) { poses.foreign(); }); }},
        {"net_certificate", [](Screens& s) { s.net([](NetPoses& poses) { poses.otherCertificate(); }); }},
        {"net_lobby", [](Screens& s) { s.net([](NetPoses& poses) { poses.lobby(false); }); }},
        {"net_invited", [](Screens& s) { s.net([](NetPoses& poses) { poses.lobby(true); }); }},
        {"match", [](Screens& s) { s.match(NetPoses::Match::MyTurn); }},
        {"match_absent", [](Screens& s) { s.match(NetPoses::Match::PartnerAbsent); }},
        {"match_cut", [](Screens& s) { s.match(NetPoses::Match::Cut); }},
        {"match_between", [](Screens& s) { s.match(NetPoses::Match::Between); }},
        {"match_over", [](Screens& s) { s.match(NetPoses::Match::Over); }},
        {"match_watched", [](Screens& s) { s.match(NetPoses::Match::Watching); }},
        {"match_menu", [](Screens& s) {
             s.match(NetPoses::Match::MyTurn);
             s.m_desktop.setOverlay(QStringLiteral("matchmenu"));
         }}};
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
    keepScores(saved != nullptr);
    m_desktop.show(QStringLiteral("start"));
}

/// Nobody has played here yet.
void Screens::firstMenu()
{
    auto& game = m_desktop.game();
    keepScores(false);
    game.setSavePath({});
    game.setReplaysPath({});
    game.forgetRuns();
    wait();
    game.setSavePath(m_save);
    game.setReplaysPath(m_replays);
    m_desktop.show(QStringLiteral("start"));
}

void Screens::mazes(int row)
{
    keepScores(true);
    m_desktop.show(QStringLiteral("start"));
    m_desktop.show(QStringLiteral("mazes"));
    m_desktop.page()->findChild<QQuickItem*>(QStringLiteral("mazeList"))->setProperty("currentIndex", row);
}

void Screens::scores(int table)
{
    // Its replay is there.
    const auto done = exchange::writeFile(
        m_replays + QLatin1Char('/') + viewmodels::threadName(m_runs.won), game::writeThread(m_runs.won));
    LABRYS_ASSERT(done.has_value());
    keepScores(true);
    m_desktop.show(QStringLiteral("start"));
    m_desktop.show(QStringLiteral("scores"));
    wait();
    m_desktop.board().setTable(table);
}

/// A run just ended, and its result stands in its table.
void Screens::named()
{
    keepScores(true);
    m_desktop.board().keeper()->setNow(QDateTime({2026, 11, 30}, {12, 0}, Qt::UTC));
    auto& game = m_desktop.game();
    game.setSession(m_runs.nearlyWon);
    const auto last = m_runs.won.log().back();
    LABRYS_ASSERT(last.has_value());
    game.act(last->seat, static_cast<viewmodels::MazeController::Move>(last->verb));
    constexpr int kPatience = 5000; // milliseconds
    const QDeadlineTimer until(kPatience);
    while (m_desktop.board().keeper()->rank() == 0 && !until.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

void Screens::keepScores(bool some)
{
    minotaur::ScoreTable table;
    if (some)
        for (auto& score : exampleScores(m_desktop.game().game(), m_runs.won.digest()))
            table.add(std::move(score));
    const auto done = exchange::writeFile(m_scores, minotaur::writeScores(table));
    LABRYS_ASSERT(done.has_value());
    m_desktop.board().setTable(0);
    m_desktop.board().reload();
    wait();
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

void Screens::net(void (*pose)(NetPoses& poses))
{
    // First the page as it is found, then what comes over the network.
    m_net.idle();
    m_desktop.show(QStringLiteral("start"));
    m_desktop.show(QStringLiteral("net"));
    pose(m_net);
}

void Screens::match(NetPoses::Match state)
{
    auto seen = m_runs.pair.observe(0);
    seen.active = 0;
    m_desktop.show(QStringLiteral("start"));
    m_net.match(state, seen);
    m_desktop.show(QStringLiteral("match"));
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
