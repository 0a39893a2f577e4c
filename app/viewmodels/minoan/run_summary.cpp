// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/run_summary.h"

#include "app/exchange/files.h"
#include "app/text/catalogue.h"
#include "app/text/minoan_words.h"
#include "app/viewmodels/minoan/room_marks.h"
#include "app/viewmodels/minoan/run_log.h"
#include "app/viewmodels/minotaur/in_worker.h"
#include "core/game/record.h"

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace labrys::viewmodels {

using minoan::at;
using minoan::Fate;
using minoan::Sign;
using text::MinoanNames;

namespace {

constexpr qsizetype kDigits = 8;

QString kindIcon(const minoan::RoomRecord& record)
{
    if (record.fight)
        return QStringLiteral("monster");
    switch (record.doors[at(record.chosen)]) {
    case Sign::Amphora:
        return QStringLiteral("chest");
    case Sign::Olive:
        return QStringLiteral("fruit");
    case Sign::Papyrus:
        return QStringLiteral("flower");
    case Sign::Wheel:
        return QStringLiteral("stairs");
    default:
        return QStringLiteral("monster");
    }
}

QString digits(Fingerprint digest)
{
    return QString::fromStdString(digest.text()).left(kDigits);
}

} // namespace

RunSummary::RunSummary(QObject* parent)
    : RunReader(parent)
{
    connect(&m_proving, &QFutureWatcherBase::finished, this, [this] {
        const auto proof = m_proving.result();
        m_check = proof->same ? Check::Same : Check::Different;
        m_problem = proof->problem;
        Q_EMIT checked();
    });
    connect(&m_exporting, &QFutureWatcherBase::finished, this, [this] {
        const auto done = m_exporting.result();
        if (done->problem.isEmpty())
            Q_EMIT exported(done->path);
        else
            Q_EMIT failed(done->problem);
    });
    connect(&m_listing, &QFutureWatcherBase::finished, this, [this] {
        m_actions = *m_listing.result();
        Q_EMIT actionsChanged();
    });
}

QString RunSummary::ending() const
{
    if (!hasRun())
        return {};
    switch (seen().ending) {
    case minoan::Ending::Athens:
        return MinoanNames::in(MinoanNames::texts().athens.title);
    case minoan::Ending::Labyrinth:
        return MinoanNames::in(MinoanNames::texts().labyrinth.title);
    case minoan::Ending::None:
        return {};
    default:
        return text::MinoanWords::ending(seen());
    }
}

void RunSummary::look()
{
    m_most = std::max({seen().body.life.most, seen().satiety.most, 1});
    tellRooms();
    tellGifts();
    tellBag();
    tellNumbers();
    m_actions.clear();
    Q_EMIT changed();
    Q_EMIT actionsChanged();
    Q_EMIT checked();
}

QVariantMap RunSummary::roomOf(int index) const
{
    const auto& record = seen().records[at(index)];
    const auto sign = record.doors[at(record.chosen)];
    QVariantList refused;
    for (int door = 0; door < 3 && sign != Sign::Minotaur; ++door)
        if (door != record.chosen)
            refused.append(markOf(record.doors[at(door)]));
    QStringList told;
    if (record.fight)
        told.append(tr("Fight, level %1, %Ln turn(s)", "", record.turns).arg(record.enemyLevel));
    if (sign == Sign::Wheel)
        told.append(tr("Life and armour full again"));
    for (int i = 0; i < record.treasureCount; ++i) {
        const auto& treasure = record.treasures[at(i)];
        const QString item = MinoanNames::item(treasure.item);
        if (treasure.fate == Fate::Offered)
            told.append(tr("%1 to %2").arg(item, MinoanNames::deity(treasure.deity)));
        else if (treasure.fate == Fate::Kept)
            told.append(tr("%1 kept").arg(item));
    }
    const QString name = tr("Room %1, %2").arg(index + 1).arg(MinoanNames::house(sign));
    const QString left = tr("Life %1, satiety %2").arg(record.life).arg(record.satiety);
    told.append(left);
    const QString words = told.join(QStringLiteral(". "));
    return {{QStringLiteral("number"), index + 1}, {QStringLiteral("taken"), markOf(sign)},
        {QStringLiteral("refused"), refused}, {QStringLiteral("fight"), record.fight},
        {QStringLiteral("goal"), sign == Sign::Minotaur}, {QStringLiteral("kind"), kindIcon(record)},
        {QStringLiteral("name"), name}, {QStringLiteral("told"), words},
        {QStringLiteral("spoken"), name + QStringLiteral(". ") + words}};
}

void RunSummary::tellRooms()
{
    m_rooms.clear();
    m_life.clear();
    m_satiety.clear();
    m_brackets.clear();
    for (int i = 0; i < static_cast<int>(seen().records.size()); ++i) {
        m_rooms.append(roomOf(i));
        m_life.append(seen().records[at(i)].life);
        m_satiety.append(seen().records[at(i)].satiety);
    }
    int first = 1;
    for (const auto& bracket : content().brackets) {
        if (bracket.lastRoom >= seen().rooms)
            break;
        const auto [least, most] = std::ranges::minmax(bracket.choices, {}, &minoan::Strength::level);
        const QString levels = least.level == most.level ? tr("Level %1").arg(least.level)
            : most.level - least.level == 1 ? tr("Level %1 or %2").arg(least.level).arg(most.level)
                                            : tr("Level %1 to %2").arg(least.level).arg(most.level);
        m_brackets.append(QVariantMap{{QStringLiteral("first"), first},
            {QStringLiteral("last"), bracket.lastRoom}, {QStringLiteral("text"), levels}});
        first = bracket.lastRoom + 1;
    }
}

void RunSummary::tellGifts()
{
    std::array<int, minoan::kDeities> counts{};
    for (const auto& record : seen().records)
        for (int i = 0; i < record.treasureCount; ++i)
            if (record.treasures[at(i)].fate == Fate::Offered)
                ++counts[at(record.treasures[at(i)].deity)];
    std::vector<int> order;
    for (int deity = 0; deity < minoan::kDeities; ++deity)
        if (counts[at(deity)] > 0)
            order.push_back(deity);
    std::ranges::stable_sort(order, std::greater{}, [&](int deity) { return counts[at(deity)]; });
    m_given.clear();
    for (const int index : order) {
        const auto deity = static_cast<minoan::Deity>(index);
        m_given.append(QVariantMap{{QStringLiteral("name"), MinoanNames::deity(deity)},
            {QStringLiteral("icon"), iconOf(minoan::attributeOf(deity))},
            {QStringLiteral("count"), counts[at(index)]},
            {QStringLiteral("spoken"),
                tr("%1: %Ln gift(s)", "", counts[at(index)]).arg(MinoanNames::deity(deity))}});
    }
}

void RunSummary::tellBag()
{
    m_bag.clear();
    // Plain tiles first, then each element.
    for (int element = 0; element < minoan::kColours; ++element)
        for (int symbol = 0; symbol < minoan::kSymbols; ++symbol) {
            const auto tile
                = minoan::tileOf(static_cast<minoan::Symbol>(symbol), static_cast<minoan::Element>(element));
            const int count = seen().bag.tiles[tile];
            if (count > 0)
                m_bag.append(QVariantMap{{QStringLiteral("symbol"), symbol},
                    {QStringLiteral("element"), element}, {QStringLiteral("count"), count},
                    {QStringLiteral("spoken"), tr("%1: %2").arg(MinoanNames::tile(tile)).arg(count)}});
        }
}

int RunSummary::tiles() const
{
    int sum = 0;
    for (const auto& tile : m_bag)
        sum += tile.toMap().value(QStringLiteral("count")).toInt();
    return sum;
}

void RunSummary::tellNumbers()
{
    const auto& tally = seen().tally;
    const QLocale locale;
    const auto number = [&locale](int value, const QString& text) {
        return QVariantMap{{QStringLiteral("value"), locale.toString(value)}, {QStringLiteral("text"), text}};
    };
    m_numbers = {number(tally.fights, tr("fights")), number(tally.turns, tr("turns")),
        number(tally.dealt, tr("damage dealt")), number(tally.bestWaves, tr("waves, best chain")),
        number(tally.largestBlow, tr("largest blow taken")),
        number(seen().body.life.now, tr("life at the end"))};
}

QString RunSummary::verdict() const
{
    switch (m_check) {
    case Check::Open:
        return tr("Not checked yet");
    case Check::Running:
        return tr("Played again…");
    case Check::Same:
        return tr("Checked: nothing was decided in secret.");
    case Check::Different:
        break;
    }
    return tr("It cannot be played again.");
}

QString RunSummary::reason() const
{
    switch (m_check) {
    case Check::Open:
        return tr("Seed and moves can be played again.");
    case Check::Running:
        return tr("Seed and moves, from the first door on.");
    case Check::Same:
        return tr("Seed and moves replayed, same end: %1.")
            .arg(hasRun() ? digits(run()->session()->digest()) : QString());
    case Check::Different:
        break;
    }
    return m_problem;
}

void RunSummary::verify()
{
    if (!hasRun() || m_check == Check::Running)
        return;
    m_check = Check::Running;
    Q_EMIT checked();
    inWorker<Proof>(m_proving, [session = *run()->session(), game = run()->game()] {
        const auto text = game::writeThread(session);
        const auto again = game::readThread<minoan::Rules>(text, {}, game.content());
        if (!again)
            return Proof{false, text::sentence(again.error())};
        return Proof{again->digest() == session.digest(), {}};
    });
}

void RunSummary::listActions()
{
    if (hasRun())
        inWorker<QVariantList>(m_listing, [session = *run()->session()] { return logOf(session); });
}

void RunSummary::copySeed()
{
    QGuiApplication::clipboard()->setText(run()->seedCode());
}

void RunSummary::exportTo(const QString& folder)
{
    if (!hasRun())
        return;
    const QString name = QStringLiteral("minoan-%1-%2-%3.thread")
                             .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss")),
                                 run()->seedCode(), digits(run()->session()->digest()));
    inWorker<Export>(m_exporting, [session = *run()->session(), path = folder + QLatin1Char('/') + name] {
        const auto written = exchange::writeFile(path, game::writeThread(session));
        return Export{path, written ? QString() : text::sentence(written.error())};
    });
}

} // namespace labrys::viewmodels
