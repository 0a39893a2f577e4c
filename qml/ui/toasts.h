// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <deque>

namespace labrys::ui {

/// The last 50 messages, newest first, each with at most one action (UIX-023). Those still `shown` stand on
/// the screen; what left can be read again, and its action taken, in the list.
class Toasts : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int shownCount READ shownCount NOTIFY countChanged)

public:
    enum Role : int { Kind = Qt::UserRole, Sentence, Action, Shown };
    static constexpr int kMost = 50;
    /// More would cover the stage: the oldest leaves.
    static constexpr int kMostShown = 3;

    explicit Toasts(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] int shownCount() const;

    /// Says `sentence`; `kind` is good, harm or info. `action` is a verb, or empty; acted() carries `token`
    /// then.
    Q_INVOKABLE void say(
        const QString& kind, const QString& sentence, const QString& action = {}, int token = 0);
    /// Takes one from the screen; it stays in the list.
    Q_INVOKABLE void dismiss(int row);
    /// Takes its action, once.
    Q_INVOKABLE void act(int row);

Q_SIGNALS:
    void countChanged();
    void acted(int token);

private:
    struct Entry {
        QString kind;
        QString sentence;
        QString action;
        int token = 0;
        bool shown = true;
    };
    void touch(int row);

    std::deque<Entry> m_entries;
};

} // namespace labrys::ui
