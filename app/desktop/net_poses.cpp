// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/net_poses.h"

#include "app/text/maze_words.h"

#include <QTimeZone>

#include <memory>

namespace labrys::desktop {

namespace {

using viewmodels::FoundServer;

constexpr QLatin1String kFingerprint("5a1f0c77e2b94d3381aa60f29c4e57d0b1c2d3e4f5061728394a5b6c7d8e9f00");
constexpr QLatin1String kOther("c0ffee11d00d2233445566778899aabbccddeeff00112233445566778899aabb");

/// Who never was: on the server of a school that never was either.
constexpr net::Id kAriane = 100;
constexpr net::Id kIoanna = 1;
constexpr net::Id kPhaedra = 2;
constexpr net::Id kIcarus = 3;
constexpr net::Id kMinos = 4;
constexpr net::Id kEuropa = 6;
constexpr net::Id kKritoboulos = 7;
constexpr net::Id kTalos = 8;
constexpr std::int64_t kTwoOClock = 1795701720; // 14:02 of a day in 2026

net::Person person(net::Id id, const char* name, net::Doing doing, int lag)
{
    return {id, name, doing, {}, {}, {}, false, lag};
}

net::Person playing(net::Id id, const char* name, const char* with, net::Id match, int level, int lag)
{
    return {id, name, net::Doing::Playing, match, with, level, true, lag};
}

net::Line line(
    net::Room room, std::int64_t number, int minutes, net::Id from, const char* name, const char* text)
{
    constexpr int kMinute = 60;
    return {room, number, kTwoOClock + kMinute * minutes, from, name, text, {}, {}};
}

} // namespace

void PosedLink::open(const net::Address& /*address*/, const net::Identity& /*identity*/)
{
    pose(State::Connecting);
}

void PosedLink::pose(State state, const net::Failure& failure, int retryIn)
{
    m_state = state;
    m_failure = failure;
    m_retryIn = retryIn;
    Q_EMIT stateChanged();
}

void PosedLink::setSearching(bool searching)
{
    if (!searching)
        return;
    Q_EMIT found({{QStringLiteral("192.168.1.20"), net::kTlsPort, true}, QStringLiteral("Knossos school"), 1,
        1, 8, 2});
    Q_EMIT found({{QStringLiteral("192.168.1.34"), net::kPort, false}, QStringLiteral("Ioanna’s computer"), 1,
        1, 2, 1});
    Q_EMIT found(
        {{QStringLiteral("192.168.1.41"), net::kPort, false}, QStringLiteral("Room 12"), 2, 3, 4, 0});
}

QStringList PosedLink::hostAddresses() const
{
    return m_hosting ? QStringList{QStringLiteral("192.168.1.27"), QStringLiteral("[fd00::27]")}
                     : QStringList();
}

void PosedLink::setHosting(bool hosting)
{
    m_hosting = hosting;
    Q_EMIT hostingChanged();
}

NetPoses::NetPoses(viewmodels::NetLobby& lobby)
    : m_lobby(lobby)
{
    auto link = std::make_unique<PosedLink>();
    m_link = link.get();
    m_lobby.setLink(std::move(link));
    m_lobby.holdClock();
    m_lobby.chat()->setZone(QTimeZone::utc());
    m_lobby.maze()->chat()->setZone(QTimeZone::utc());
}

void NetPoses::idle()
{
    m_lobby.maze()->leave();
    m_link->stopHosting();
    m_lobby.setMemory(
        QStringLiteral("[{\"address\":\"labyrinth.example.org\",\"name\":\"labyrinth.example.org\"},"
                       "{\"address\":\"tls://192.168.1.20\",\"name\":\"Knossos school\","
                       "\"fingerprint\":\"%1\",\"since\":\"2026-05-03\"}]")
            .arg(kFingerprint));
    m_link->setFingerprint({});
    m_link->pose(PosedLink::State::Idle);
    m_lobby.disconnectNow();
}

void NetPoses::foreign()
{
    idle();
    m_lobby.connectTo(QStringLiteral("192.168.1.41"));
    net::Failure failure{.kind = net::Failure::Kind::Rejected};
    failure.reject = {net::RejectCode::Version, 2, 3, "Labrys 1.1.0"};
    m_link->pose(PosedLink::State::Failed, failure, 0);
}

void NetPoses::otherCertificate()
{
    idle();
    m_lobby.connectTo(QStringLiteral("tls://192.168.1.20"));
    net::Failure failure{.kind = net::Failure::Kind::CertificateChanged};
    failure.fingerprint = kOther;
    m_link->pose(PosedLink::State::Failed, failure, 0);
}

void NetPoses::come(const QString& address, const QString& fingerprint)
{
    m_lobby.connectTo(address);
    m_link->setFingerprint(fingerprint);
    m_link->pose(PosedLink::State::Lobby);
    net::Welcome welcome;
    welcome.server = "Knossos school";
    welcome.app = "Labrys 0.1.0";
    welcome.id = kAriane;
    welcome.name = "Ariane";
    welcome.token = "posed";
    welcome.game = "minotaur";
    welcome.sets = {{"generated", "Seven mazes"}};
    welcome.kept = {{12, "Minos", 6, 40, 150, false}};
    Q_EMIT m_link->welcomed(welcome);
}

void NetPoses::people()
{
    net::Who who;
    who.first = true;
    who.last = true;
    auto lost = person(kKritoboulos, "Kritoboulos", net::Doing::Lost, -1);
    who.people = {person(kIoanna, "Ioanna", net::Doing::Lobby, 9),
        person(kMinos, "Minos", net::Doing::Lobby, 14), person(kPhaedra, "Phaedra", net::Doing::Lobby, 22),
        playing(kIcarus, "Icarus", "Talos", 3, 3, 210), playing(kTalos, "Talos", "Icarus", 3, 3, 18), lost,
        playing(kEuropa, "Europa", "Kritoboulos", 4, 2, 31),
        person(kAriane, "Ariane", net::Doing::Lobby, 12)};
    auto before = who;
    std::erase_if(before.people, [](const net::Person& each) { return each.id == kEuropa; });
    Q_EMIT m_link->whoCame(before);
    talk();
    Q_EMIT m_link->whoCame({false, false, {who.people[6]}});
    Q_EMIT m_link->said(line(net::Room::Lobby, 5, 3, kIcarus, "Icarus", "level 3, wish us luck"));
}

void NetPoses::talk()
{
    using enum net::Room;
    Q_EMIT m_link->tailCame({Lobby,
        {line(Lobby, 1, 0, kMinos, "Minos", "who has seen level 7?"),
            line(Lobby, 2, 1, kTalos, "Talos", "the Minotaur jumps six cells, not seven. We counted."),
            line(Lobby, 3, 1, kIoanna, "Ioanna", "Ariane, two torches last time, remember?"),
            line(Lobby, 4, 2, kAriane, "Ariane", "I remember the hunter.")}});
}

void NetPoses::lobby(bool invited)
{
    idle();
    if (!invited) {
        // Somewhere one never was.
        m_lobby.setMemory(QStringLiteral("[]"));
        come(QStringLiteral("tls://192.168.1.20"), kFingerprint);
        people();
        return;
    }
    come(QStringLiteral("tls://192.168.1.20"), kFingerprint);
    people();
    const net::MatchOptions options{"generated", "ranked", "", true};
    Q_EMIT m_link->invitationChanged({kAriane, kPhaedra, 41, {}, options});
    Q_EMIT m_link->invitationChanged({kIoanna, kAriane, 48, {}, options});
}

void NetPoses::match(Match state, minotaur::Observation seen)
{
    idle();
    come(QStringLiteral("tls://192.168.1.20"), kFingerprint);
    const bool watching = state == Match::Watching;
    m_link->pose(watching ? PosedLink::State::Watching : PosedLink::State::Match);
    net::Start start{11, "minotaur", watching ? -1 : 0, {"Ariane", "Ioanna"}, {}, "Seven mazes", false};
    if (watching)
        start.names = {"Icarus", "Talos"};
    auto& maze = *m_lobby.maze();
    maze.start(start);
    if (state == Match::Between || state == Match::Over)
        seen.outcome = minotaur::LevelOutcome::Completed;
    if (state == Match::Over)
        seen.levels = seen.level;
    if (state == Match::Between)
        seen.levels = 7;
    maze.take(seen, {});
    const auto room = watching ? net::Room::Watchers : net::Room::Match;
    Q_EMIT m_link->said(watching ? line(room, 1, 0, kMinos, "Minos", "they should go back for the key")
                                 : line(room, 1, 0, kIoanna, "Ioanna", "exit is bottom right, I saw it"));
    Q_EMIT m_link->said(line(room, 2, 1, kAriane, "Ariane", watching ? "shh" : "hunter below you!"));
    if (state == Match::PartnerAbsent)
        Q_EMIT m_link->presenceChanged({1, net::Presence::Absent, 0});
    if (state == Match::Cut)
        m_link->pose(PosedLink::State::Waiting, {}, 4000);
    if (state == Match::Between)
        Q_EMIT m_link->readyChanged({{1}, 0});
    if (state == Match::Over)
        Q_EMIT m_link->ended({11, net::EndReason::Won, seen.level, seen.turnsBefore + seen.turn, seen.score});
}

} // namespace labrys::desktop
