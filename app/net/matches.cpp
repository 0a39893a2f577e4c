// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/matches.h"

#include "app/net/bounds.h"
#include "app/net/clock.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <algorithm>

namespace labrys::net {

namespace {

constexpr std::int64_t kSecondsADay = 86'400;

std::expected<KeptMatch, Problem> logAt(const QString& path)
{
    QFile file(path);
    // What says that it is small may go on without end.
    const auto bytes
        = file.open(QIODevice::ReadOnly) ? file.read(static_cast<qint64>(kLogBytes) + 1) : QByteArray();
    if (bytes.isEmpty() || bytes.size() > static_cast<qsizetype>(kLogBytes))
        return std::unexpected(Problem{"MATCH_LOG_DAMAGED", {path.toStdString(), 0, 0}, {}});
    return readLog(bytes.toStdString(), path.toStdString());
}

} // namespace

Matches::Matches(const game::Host& host, MatchServices& services)
    : m_host(host)
    , m_services(services)
{
    connect(&services.log, &LogWriter::failed, this, [this](const QString& path) {
        for (const auto& [id, room] : m_rooms)
            if (logPath(m_services.folder, id) == path) {
                m_retry.insert(id);
                if (m_unkept.insert(id).second)
                    room->tellUnkept();
            }
    });
    connect(&services.log, &LogWriter::replaced, this, [this](const QString& path) {
        std::erase_if(m_unkept, [&](Id id) { return logPath(m_services.folder, id) == path; });
    });
}

Matches::~Matches() = default;

void Matches::load()
{
    const auto oldest = unixSeconds() - m_services.limits.keepDays * kSecondsADay;
    const auto files = QDir(m_services.folder).entryInfoList({QStringLiteral("*.log")}, QDir::Files);
    for (const auto& file : files) {
        const auto lastUsed = file.lastModified().toSecsSinceEpoch();
        if (lastUsed < oldest) {
            m_services.log.remove(file.filePath());
            continue;
        }
        const auto match = logAt(file.filePath());
        if (!match || logPath(m_services.folder, match->begun.match) != file.filePath()
            || match->begun.game != m_host.id() || match->begun.seats.size() != 2) {
            m_services.log.setAside(file.filePath());
            continue;
        }
        const Id id = match->begun.match;
        m_lastId = std::max(m_lastId, id);
        m_stored[id] = {match->begun, match->level, match->turns, lastUsed, {}, false};
        m_unchecked.push_back(id);
    }
    checkNext();
}

Matches::Made Matches::fromLog(const game::Host& host, const QString& path)
{
    const auto match = logAt(path);
    if (!match)
        return std::make_shared<Made::element_type>(std::unexpected(match.error()));
    return std::make_shared<Made::element_type>(host.restore(match->begun.header, match->decisions));
}

/// Re-runs one log after the other, so that a damaged one is found before its players ask for it.
void Matches::checkNext()
{
    while (!m_unchecked.empty() && !m_stored.contains(m_unchecked.back()))
        m_unchecked.pop_back();
    if (m_unchecked.empty())
        return;
    const Id id = m_unchecked.back();
    m_unchecked.pop_back();
    const auto path = logPath(m_services.folder, id);
    m_services.workshop.run(
        Workshop::Urgency::Background, this, [&host = m_host, path] { return fromLog(host, path); },
        [this, id, path](const Made& made) {
            const auto at = m_stored.find(id);
            if (!*made && at != m_stored.end() && !at->second.restoring) {
                m_stored.erase(at);
                m_services.log.setAside(path);
            }
            checkNext();
        });
}

MatchRoom* Matches::find(Id match) const
{
    const auto at = m_rooms.find(match);
    return at == m_rooms.end() ? nullptr : at->second.get();
}

int Matches::seatOf(const StoredMatch& match, const QByteArray& token)
{
    const auto at = std::ranges::find(match.seats, token.toHex().toStdString(), &StoredSeat::token);
    return at == match.seats.end() ? -1 : static_cast<int>(at - match.seats.begin());
}

int Matches::hoursLeft(const Stored& stored) const
{
    const auto left = stored.lastUsed + m_services.limits.keepDays * kSecondsADay - unixSeconds();
    return static_cast<int>(std::max<std::int64_t>(left, 0) / 3600);
}

std::vector<Kept> Matches::keptFor(const QByteArray& token) const
{
    std::vector<Kept> kept;
    for (const auto& [id, room] : m_rooms)
        if (const int seat = seatOf(room->begun(), token); seat >= 0 && !room->isThere(seat)) {
            const auto summary = room->match().summary();
            kept.push_back({id, room->partnerOf(seat), summary.level, summary.turns,
                m_services.limits.keepDays * 24, room->isThere(1 - seat)});
        }
    for (const auto& [id, stored] : m_stored)
        if (const int seat = seatOf(stored.begun, token); seat >= 0)
            kept.push_back({id, stored.begun.seats.at(static_cast<std::size_t>(1 - seat)).name, stored.level,
                stored.turns, hoursLeft(stored), false});
    if (kept.size() > kKeptMatches)
        kept.erase(kept.begin(), kept.end() - static_cast<std::ptrdiff_t>(kKeptMatches));
    return kept;
}

std::optional<Id> Matches::interrupted(const QByteArray& token) const
{
    const auto cut = [&](const StoredMatch& match) {
        const int seat = seatOf(match, token);
        return seat >= 0 && !match.seats.at(static_cast<std::size_t>(seat)).left;
    };
    for (const auto& [id, room] : m_rooms)
        if (cut(room->begun()) && !room->isThere(seatOf(room->begun(), token)))
            return id;
    for (const auto& [id, stored] : m_stored)
        if (cut(stored.begun))
            return id;
    return std::nullopt;
}

bool Matches::knows(const QByteArray& token) const
{
    return std::ranges::any_of(m_making, [&](const auto& entry) { return seatOf(entry.second, token) >= 0; })
        || std::ranges::any_of(
            m_rooms, [&](const auto& entry) { return seatOf(entry.second->begun(), token) >= 0; })
        || std::ranges::any_of(
            m_stored, [&](const auto& entry) { return seatOf(entry.second.begun, token) >= 0; });
}

void Matches::changeToken(const QByteArray& before, const QByteArray& now)
{
    for (const auto& [id, room] : m_rooms)
        if (const int seat = seatOf(room->begun(), before); seat >= 0)
            room->setToken(seat, now);
    for (auto& [id, begun] : m_making)
        if (const int seat = seatOf(begun, before); seat >= 0)
            begun.seats.at(static_cast<std::size_t>(seat)).token = now.toHex().toStdString();
    for (auto& [id, stored] : m_stored) {
        const int seat = seatOf(stored.begun, before);
        if (seat < 0)
            continue;
        auto& place = stored.begun.seats.at(static_cast<std::size_t>(seat));
        place.token = now.toHex().toStdString();
        const auto path = logPath(m_services.folder, id);
        m_services.log.append(path, nextRecord({.seat = seat, .token = place.token}));
        m_services.log.release(path);
    }
}

void Matches::begin(const Visitor& inviter, const Visitor& invited, const MatchOptions& options)
{
    game::MatchChoice choice{options.set, options.difficulty, std::nullopt};
    if (!options.seed.empty())
        if (const auto seed = Seed::fromText(options.seed))
            choice.seed = *seed;
    const Seed drawn(QRandomGenerator::system()->generate64());
    StoredMatch begun{++m_lastId, std::string(m_host.id()), {}, options,
        {{inviter.name, inviter.token.toHex().toStdString(), false},
            {invited.name, invited.token.toHex().toStdString(), false}},
        {}};
    const auto sets = m_host.sets();
    if (const auto set = std::ranges::find(sets, options.set, &game::Host::Set::id); set != sets.end())
        begun.title = set->title;
    m_making[begun.match] = begun;
    m_services.workshop.run(
        Workshop::Urgency::Soon, this,
        [&host = m_host, choice, drawn] {
            return std::make_shared<Made::element_type>(host.begin(choice, drawn));
        },
        [this, id = begun.match, one = inviter.id, two = invited.id](const Made& match) {
            // With the tokens of now: a player may have come back meanwhile.
            auto making = m_making.extract(id);
            if (!*match) {
                Q_EMIT failed(one, two);
                return;
            }
            ++m_services.tally.matchesBegun;
            auto* room = open(std::move(making.mapped()), *std::move(*match));
            room->keepFromNow();
            Q_EMIT made(room, one, two);
        });
}

MatchRoom* Matches::open(StoredMatch begun, std::unique_ptr<game::HostedMatch> match)
{
    const Id id = begun.match;
    auto room = std::make_unique<MatchRoom>(std::move(begun), std::move(match), m_services);
    auto* opened = room.get();
    // Queued: a room is not taken away while it is at work.
    connect(opened, &MatchRoom::deserted, this, [this, id] { sleep(id); }, Qt::QueuedConnection);
    connect(opened, &MatchRoom::over, this, [this, id] { finish(id); }, Qt::QueuedConnection);
    connect(opened, &MatchRoom::changed, this, [this, opened] { Q_EMIT changed(opened); });
    m_rooms[id] = std::move(room);
    return opened;
}

bool Matches::resume(Visitor& visitor, Id match)
{
    if (auto* room = find(match)) {
        const int seat = seatOf(room->begun(), visitor.token);
        if (seat >= 0)
            room->attach(visitor, seat);
        return seat >= 0;
    }
    const auto at = m_stored.find(match);
    const int seat = at == m_stored.end() ? -1 : seatOf(at->second.begun, visitor.token);
    if (seat < 0)
        return false;
    at->second.waiting.emplace_back(visitor.id, seat);
    if (!at->second.restoring)
        restore(match);
    return true;
}

void Matches::restore(Id match)
{
    m_stored.at(match).restoring = true;
    const auto path = logPath(m_services.folder, match);
    m_services.workshop.run(
        Workshop::Urgency::Soon, this,
        [&host = m_host, &log = m_services.log, path] {
            // What was appended to it last may still be on its way; nobody but this worker waits for the
            // disk.
            log.flush();
            return fromLog(host, path);
        },
        [this, match, path](const Made& made) {
            auto stored = std::move(m_stored.at(match));
            m_stored.erase(match);
            MatchRoom* room = nullptr;
            if (*made) {
                room = open(stored.begun, *std::move(*made));
                // A record that was torn is gone now; the log begins anew where it ended.
                room->keepAgain();
            } else {
                m_services.log.setAside(path);
            }
            for (const auto& [visitor, seat] : stored.waiting)
                Q_EMIT restored(room, visitor, seat);
        });
}

void Matches::sleep(Id match)
{
    auto* room = find(match);
    // What is not on the disk yet sleeps nowhere.
    if (room == nullptr || room->isThere(0) || room->isThere(1) || m_unkept.contains(match))
        return;
    Q_EMIT closed(room);
    if (!m_services.folder.isEmpty()) {
        const auto kept = room->kept();
        m_stored[match] = {kept.begun, kept.level, kept.turns, unixSeconds(), {}, false};
        m_services.log.release(logPath(m_services.folder, match));
    }
    m_rooms.erase(match);
}

void Matches::finish(Id match)
{
    auto* room = find(match);
    if (room == nullptr)
        return;
    sendRecord(*room);
    Q_EMIT closed(room);
    m_rooms.erase(match);
}

/// Now that it is over nothing is secret any more: its players get the whole run.
void Matches::sendRecord(const MatchRoom& room)
{
    if (room.match().summary().outcome == game::Outcome::Running)
        return;
    using Thread = std::shared_ptr<std::expected<std::string, Problem>>;
    m_services.workshop.run(
        Workshop::Urgency::Background, this,
        [&host = m_host, header = room.match().header(), log = room.match().log()] {
            return std::make_shared<Thread::element_type>(host.thread(header, log));
        },
        [id = room.id(), players = room.playersAtEnd()](const Thread& thread) {
            if (!*thread)
                return;
            const auto& text = **thread;
            const int parts = static_cast<int>((text.size() + kRecordPartBytes - 1) / kRecordPartBytes);
            for (int part = 0; part < parts; ++part) {
                const auto begin = static_cast<std::size_t>(part) * kRecordPartBytes;
                const auto frame
                    = frameOf(encode(Record{id, part + 1, parts, text.substr(begin, kRecordPartBytes)}));
                for (const auto& player : players)
                    if (player)
                        player->sendFrame(frame);
            }
        });
}

void Matches::tick(std::int64_t now)
{
    for (const auto& [id, room] : m_rooms)
        room->tick(now);
    for (const Id id : std::exchange(m_retry, {}))
        if (auto* room = find(id))
            room->keepAgain();
    const auto oldest = unixSeconds() - m_services.limits.keepDays * kSecondsADay;
    std::erase_if(m_stored, [&](const auto& entry) {
        if (entry.second.lastUsed >= oldest || entry.second.restoring)
            return false;
        m_services.log.remove(logPath(m_services.folder, entry.first));
        return true;
    });
}

void Matches::flush()
{
    m_services.log.flush();
}

} // namespace labrys::net
