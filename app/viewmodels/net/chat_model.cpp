// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/chat_model.h"

#include "app/text/net_words.h"

#include <QDateTime>

#include <algorithm>

namespace labrys::viewmodels {

ChatModel::ChatModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int ChatModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QString ChatModel::spokenOf(const Entry& entry) const
{
    if (entry.name.isEmpty())
        return entry.stamp.isEmpty() ? entry.text : tr("Turn %1: %2").arg(entry.stamp, entry.text);
    return QStringLiteral("%1, %2: %3").arg(entry.name, entry.stamp, entry.text);
}

QVariant ChatModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& entry = m_all[m_shown[index.row()]];
    switch (role) {
    case NoticeRole:
        return entry.notice;
    case StampRole:
        return entry.stamp;
    case NameRole:
        return entry.name;
    case Qt::DisplayRole:
    case TextRole:
        return entry.text;
    case OwnRole:
        return !entry.name.isEmpty() && entry.line.from == m_own;
    case PersonRole:
        return static_cast<int>(entry.line.from % 64);
    case ToneRole:
        return static_cast<int>(entry.tone);
    case SpokenRole:
        return spokenOf(entry);
    default:
        return {};
    }
}

QHash<int, QByteArray> ChatModel::roleNames() const
{
    return {{NoticeRole, "notice"}, {StampRole, "stamp"}, {NameRole, "name"}, {TextRole, "text"},
        {OwnRole, "own"}, {PersonRole, "person"}, {ToneRole, "tone"}, {SpokenRole, "spoken"}};
}

void ChatModel::append(Entry entry)
{
    if (m_all.size() == kMost) {
        const bool seen = !m_shown.isEmpty() && m_shown.constFirst() == 0;
        if (seen)
            beginRemoveRows({}, 0, 0);
        m_all.removeFirst();
        if (seen)
            m_shown.removeFirst();
        for (auto& number : m_shown)
            --number;
        if (seen)
            endRemoveRows();
    }
    const bool shows = !hidden(entry);
    const int row = static_cast<int>(m_shown.size());
    if (shows)
        beginInsertRows({}, row, row);
    m_all.append(std::move(entry));
    if (shows) {
        m_shown.append(m_all.size() - 1);
        endInsertRows();
    }
}

void ChatModel::add(const net::Line& line, bool fresh)
{
    if (line.seq <= m_newest)
        return;
    m_newest = line.seq;
    const QString time = QDateTime::fromSecsSinceEpoch(line.time, m_zone).toString(QStringLiteral("HH:mm"));
    Entry entry{false, line, QString::fromStdString(line.name), text::NetWords::line(line),
        m_stamp.isEmpty() ? time : m_stamp};
    const bool counts = fresh && line.from != m_own && !hidden(entry);
    if (counts) {
        m_spoken = QStringLiteral("%1: %2").arg(entry.name, entry.text);
        Q_EMIT spokenChanged();
    }
    append(std::move(entry));
    if (!counts || m_watched)
        return;
    ++m_unread;
    Q_EMIT unreadChanged();
}

void ChatModel::take(const net::Line& line)
{
    add(line, true);
}

void ChatModel::take(const net::Tail& tail)
{
    for (const auto& line : tail.lines)
        add(line, false);
}

void ChatModel::notice(const QString& text)
{
    if (!text.isEmpty())
        append({true, {}, {}, text, {}});
}

void ChatModel::happened(const text::Message& message)
{
    append({false, {}, {}, message.text, m_stamp, message.tone});
}

void ChatModel::setMuted(const QSet<QString>& names)
{
    m_muted = names;
    // Those that shall not be seen go, from the foot; then the others come to their places.
    for (int row = static_cast<int>(m_shown.size()) - 1; row >= 0; --row) {
        if (!hidden(m_all[m_shown[row]]))
            continue;
        beginRemoveRows({}, row, row);
        m_shown.removeAt(row);
        endRemoveRows();
    }
    for (qsizetype number = 0; number < m_all.size(); ++number) {
        const auto place = std::ranges::lower_bound(m_shown, number);
        if (hidden(m_all[number]) || (place != m_shown.end() && *place == number))
            continue;
        const int row = static_cast<int>(place - m_shown.begin());
        beginInsertRows({}, row, row);
        m_shown.insert(row, number);
        endInsertRows();
    }
}

void ChatModel::clear()
{
    if (!m_shown.isEmpty()) {
        beginRemoveRows({}, 0, static_cast<int>(m_shown.size()) - 1);
        m_all.clear();
        m_shown.clear();
        endRemoveRows();
    }
    m_all.clear();
    m_newest = 0;
    m_unread = 0;
    m_spoken.clear();
    Q_EMIT unreadChanged();
}

void ChatModel::setWatched(bool watched)
{
    if (watched == m_watched)
        return;
    m_watched = watched;
    m_unread = 0;
    Q_EMIT unreadChanged();
}

} // namespace labrys::viewmodels
