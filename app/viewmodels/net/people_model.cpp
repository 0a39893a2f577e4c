// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/people_model.h"

#include "app/text/net_words.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <tuple>

namespace labrys::viewmodels {

namespace {

QString nameOfPerson(const net::Person& person)
{
    return QString::fromStdString(person.name);
}

/// The icon that tells how well somebody is reached.
QString signalOf(const net::Person& person)
{
    constexpr int kSlow = 150; // milliseconds
    if (person.doing == net::Doing::Lost)
        return QStringLiteral("net_lost");
    if (person.doing == net::Doing::Away)
        return QStringLiteral("net_away");
    if (person.lag < 0)
        return QStringLiteral("net_wait");
    return person.lag > kSlow ? QStringLiteral("net_slow") : QStringLiteral("net_good");
}

/// The first letter, with what is combined with it.
QString initialOf(const net::Person& person)
{
    const QString name = nameOfPerson(person);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    const auto end = finder.toNextBoundary();
    return end > 0 ? name.left(end).toUpper() : QString();
}

} // namespace

int PeopleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PeopleModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& person = m_people[index.row()];
    switch (role) {
    case PersonRole:
        return QVariant::fromValue(person.id);
    case Qt::DisplayRole:
    case NameRole:
        return nameOfPerson(person);
    case InitialRole:
        return initialOf(person);
    case StateRole:
        return state(person);
    case InkRole:
        return ink(person);
    case SignalRole:
        return signalOf(person);
    case VerbRole:
        return verbOf(person);
    case MutedRole:
        return m_muted.contains(nameOfPerson(person));
    case SpokenRole:
        return QStringLiteral("%1, %2").arg(nameOfPerson(person), state(person));
    default:
        return {};
    }
}

QHash<int, QByteArray> PeopleModel::roleNames() const
{
    return {{PersonRole, "person"}, {NameRole, "name"}, {InitialRole, "initial"}, {StateRole, "state"},
        {InkRole, "ink"}, {SignalRole, "signalIcon"}, {VerbRole, "verb"}, {MutedRole, "muted"},
        {SpokenRole, "spoken"}};
}

QString PeopleModel::state(const net::Person& person) const
{
    if (const auto open = m_open.constFind(person.id); open != m_open.constEnd())
        return open->sent ? tr("invited by you, %1 left").arg(text::NetWords::seconds(open->left))
                          : tr("invites you");
    return text::NetWords::doing(person);
}

PeopleModel::Ink PeopleModel::ink(const net::Person& person) const
{
    if (const auto open = m_open.constFind(person.id); open != m_open.constEnd())
        return open->sent ? Info : Mark;
    return person.doing == net::Doing::Lobby ? Good : person.doing == net::Doing::Lost ? Harm : Plain;
}

PeopleModel::Verb PeopleModel::verbOf(const net::Person& person) const
{
    if (const auto open = m_open.constFind(person.id); open != m_open.constEnd())
        return open->sent ? Cancel : Answer;
    if (person.doing == net::Doing::Lobby || person.doing == net::Doing::Away)
        return Invite;
    return person.doing == net::Doing::Playing && person.open && person.match ? Watch : Nothing;
}

bool PeopleModel::before(const net::Person& a, const net::Person& b) const
{
    const auto group = [this](const net::Person& person) {
        const auto open = m_open.constFind(person.id);
        if (open != m_open.constEnd() && !open->sent)
            return 0;
        return person.doing == net::Doing::Lobby ? 1 : person.doing == net::Doing::Lost ? 3 : 2;
    };
    const auto key = [&](const net::Person& person) {
        return std::tuple(group(person), nameOfPerson(person).toCaseFolded(), person.id);
    };
    return key(a) < key(b);
}

int PeopleModel::rowOf(net::Id id) const
{
    const auto found = std::ranges::find(m_people, id, &net::Person::id);
    return found == m_people.end() ? -1 : static_cast<int>(found - m_people.begin());
}

int PeopleModel::placeOf(const net::Person& person) const
{
    return static_cast<int>(
        std::ranges::count_if(m_people, [&](const net::Person& other) { return before(other, person); }));
}

void PeopleModel::put(const net::Person& person)
{
    const int row = rowOf(person.id);
    if (row < 0) {
        const int place = placeOf(person);
        beginInsertRows({}, place, place);
        m_people.insert(place, person);
        endInsertRows();
        return;
    }
    m_people[row] = person;
    Q_EMIT dataChanged(index(row), index(row));
    // As placeOf, without the row itself, which is before nobody like itself.
    const int place = placeOf(person);
    if (place == row)
        return;
    beginMoveRows({}, row, row, {}, place > row ? place + 1 : place);
    m_people.move(row, place);
    endMoveRows();
}

void PeopleModel::remove(net::Id id)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    beginRemoveRows({}, row, row);
    m_people.removeAt(row);
    endRemoveRows();
}

void PeopleModel::replaceAll()
{
    const auto now = m_people;
    for (const auto& person : now)
        if (std::ranges::find(m_coming, person.id, &net::Person::id) == m_coming.end())
            remove(person.id);
    for (const auto& person : std::as_const(m_coming))
        put(person);
    m_coming.clear();
    m_listed = true;
}

void PeopleModel::take(const net::Who& who)
{
    if (who.first) {
        m_coming.clear();
        m_listing = true;
    }
    for (const auto& person : who.people) {
        if (person.id == m_own)
            continue;
        if (m_listing) {
            m_coming.append(person);
            continue;
        }
        const bool known = rowOf(person.id) >= 0;
        if (person.doing == net::Doing::Gone) {
            const QString name = nameOf(person.id);
            remove(person.id);
            if (known)
                Q_EMIT left(name);
            continue;
        }
        put(person);
        if (!known && m_listed)
            Q_EMIT came(nameOfPerson(person));
    }
    if (m_listing && who.last) {
        m_listing = false;
        replaceAll();
    }
    Q_EMIT counted();
}

void PeopleModel::setOpen(const QHash<net::Id, Open>& open)
{
    if (open == m_open)
        return;
    auto touched = m_open;
    touched.insert(open);
    m_open = open;
    for (auto it = touched.constBegin(); it != touched.constEnd(); ++it)
        if (const int row = rowOf(it.key()); row >= 0)
            Q_EMIT dataChanged(index(row), index(row));
    for (int row = 0; row < count(); ++row) {
        const auto first = std::min_element(m_people.cbegin() + row, m_people.cend(),
            [this](const net::Person& a, const net::Person& b) { return before(a, b); });
        const int from = static_cast<int>(first - m_people.cbegin());
        if (from == row)
            continue;
        beginMoveRows({}, from, from, {}, row);
        m_people.move(from, row);
        endMoveRows();
    }
}

void PeopleModel::setMuted(const QSet<QString>& names)
{
    m_muted = names;
    tellAll();
}

void PeopleModel::clear()
{
    m_listed = false;
    m_open.clear();
    if (!m_people.isEmpty()) {
        beginRemoveRows({}, 0, count() - 1);
        m_people.clear();
        endRemoveRows();
    }
    Q_EMIT counted();
}

void PeopleModel::retranslate()
{
    tellAll();
}

void PeopleModel::tellAll()
{
    if (!m_people.isEmpty())
        Q_EMIT dataChanged(index(0), index(count() - 1));
}

int PeopleModel::matches() const
{
    QSet<net::Id> all;
    for (const auto& person : m_people)
        if (person.match && person.doing != net::Doing::Watching)
            all.insert(*person.match);
    return static_cast<int>(all.size());
}

std::optional<net::Person> PeopleModel::person(net::Id id) const
{
    const int row = rowOf(id);
    return row < 0 ? std::nullopt : std::optional(m_people[row]);
}

const net::Person* PeopleModel::at(int row) const
{
    return row >= 0 && row < count() ? &m_people[row] : nullptr;
}

QString PeopleModel::nameOf(net::Id id) const
{
    const auto known = person(id);
    return known ? nameOfPerson(*known) : QString();
}

QString PeopleModel::nameAt(int row) const
{
    const auto* known = at(row);
    return known != nullptr ? nameOfPerson(*known) : QString();
}

} // namespace labrys::viewmodels
