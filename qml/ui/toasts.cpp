// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/toasts.h"

#include <algorithm>

namespace labrys::ui {

Toasts::Toasts(QObject* parent)
    : QAbstractListModel(parent)
{
}

int Toasts::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant Toasts::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= count())
        return {};
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Kind:
        return entry.kind;
    case Sentence:
    case Qt::DisplayRole:
        return entry.sentence;
    case Action:
        return entry.action;
    case Shown:
        return entry.shown;
    default:
        return {};
    }
}

QHash<int, QByteArray> Toasts::roleNames() const
{
    return {{Kind, "kind"}, {Sentence, "sentence"}, {Action, "action"}, {Shown, "shown"}};
}

int Toasts::shownCount() const
{
    return static_cast<int>(
        std::count_if(m_entries.begin(), m_entries.end(), [](const Entry& entry) { return entry.shown; }));
}

void Toasts::say(const QString& kind, const QString& sentence, const QString& action, int token)
{
    beginInsertRows({}, 0, 0);
    m_entries.push_front({kind, sentence, action, token, true});
    endInsertRows();
    if (count() > kMost) {
        beginRemoveRows({}, kMost, kMost);
        m_entries.pop_back();
        endRemoveRows();
    }
    for (int row = count() - 1; row > 0 && shownCount() > kMostShown; --row)
        dismiss(row);
    Q_EMIT countChanged();
}

void Toasts::dismiss(int row)
{
    if (row < 0 || row >= count() || !m_entries[static_cast<std::size_t>(row)].shown)
        return;
    m_entries[static_cast<std::size_t>(row)].shown = false;
    touch(row);
}

void Toasts::act(int row)
{
    if (row < 0 || row >= count() || m_entries[static_cast<std::size_t>(row)].action.isEmpty())
        return;
    Entry& entry = m_entries[static_cast<std::size_t>(row)];
    const int token = entry.token;
    entry.action.clear();
    entry.shown = false;
    touch(row);
    Q_EMIT acted(token);
}

void Toasts::touch(int row)
{
    Q_EMIT dataChanged(index(row), index(row));
    Q_EMIT countChanged();
}

} // namespace labrys::ui
