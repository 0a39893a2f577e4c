// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/message_model.h"

namespace labrys::viewmodels {

namespace {
constexpr int kMostMessages = 50;
}

MessageModel::MessageModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int MessageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant MessageModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& entry = m_entries[index.row()];
    switch (role) {
    case TurnRole:
        return entry.turn;
    case Qt::DisplayRole:
    case TextRole:
        return entry.message.text;
    case ToneRole:
        return static_cast<int>(entry.message.tone);
    default:
        return {};
    }
}

QHash<int, QByteArray> MessageModel::roleNames() const
{
    return {{TurnRole, "turn"}, {TextRole, "text"}, {ToneRole, "tone"}};
}

void MessageModel::append(int turn, const text::Message& message)
{
    if (m_entries.size() == kMostMessages) {
        beginRemoveRows({}, 0, 0);
        m_entries.removeFirst();
        endRemoveRows();
    }
    const int row = static_cast<int>(m_entries.size());
    beginInsertRows({}, row, row);
    m_entries.append({turn, message});
    endInsertRows();
}

void MessageModel::clear()
{
    if (m_entries.isEmpty())
        return;
    beginRemoveRows({}, 0, static_cast<int>(m_entries.size()) - 1);
    m_entries.clear();
    endRemoveRows();
}

} // namespace labrys::viewmodels
