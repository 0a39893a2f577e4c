// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/maze_words.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// What was said in this level, oldest first; rows are only added, and dropped at the front.
class MessageModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role : int { TurnRole = Qt::UserRole, TextRole, ToneRole };

    explicit MessageModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void append(int turn, const text::Message& message);
    void clear();

private:
    struct Entry {
        int turn;
        text::Message message;
    };
    QList<Entry> m_entries;
};

} // namespace labrys::viewmodels
