// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/messages.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace labrys::viewmodels {

/// Who else is on the server (NET-009): those who invite first, then those who are free, then the others,
/// each by name. Rows change, come, move and go; the list is never begun anew.
class PeopleModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The lobby has it")
    Q_PROPERTY(int count READ count NOTIFY counted)
    /// How many matches they play.
    Q_PROPERTY(int matches READ matches NOTIFY counted)

public:
    enum Role : int {
        PersonRole = Qt::UserRole,
        NameRole,
        InitialRole,
        StateRole,
        InkRole,
        SignalRole,
        VerbRole,
        MutedRole,
        SpokenRole
    };
    /// What can be done about somebody.
    enum Verb : int { Nothing, Invite, Cancel, Answer, Watch };
    Q_ENUM(Verb)
    /// How a state is meant: colours follow, never alone.
    enum Ink : int { Plain, Good, Info, Mark, Harm };
    Q_ENUM(Ink)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void setOwn(net::Id own) { m_own = own; }
    /// The whole list, in one or more parts, or its changes. Those who came and went since are told.
    void take(const net::Who& who);
    /// Invitations that are open, by the other one: whose they are, and the seconds that are left.
    struct Open {
        bool sent = false;
        int left = 0;
        bool operator==(const Open&) const = default;
    };
    void setOpen(const QHash<net::Id, Open>& open);
    void setMuted(const QSet<QString>& names);
    void clear();
    /// Says everything once more, in the language in use.
    void retranslate();

    [[nodiscard]] int count() const { return static_cast<int>(m_people.size()); }
    [[nodiscard]] int matches() const;
    [[nodiscard]] std::optional<net::Person> person(net::Id id) const;
    [[nodiscard]] QString nameOf(net::Id id) const;
    [[nodiscard]] const net::Person* at(int row) const;
    [[nodiscard]] Verb verbOf(const net::Person& person) const;
    /// The name in a row, or empty.
    Q_INVOKABLE QString nameAt(int row) const;

Q_SIGNALS:
    void counted();
    void came(const QString& name);
    void left(const QString& name);

private:
    [[nodiscard]] int rowOf(net::Id id) const;
    /// Where somebody stands who is not in the list.
    [[nodiscard]] int placeOf(const net::Person& person) const;
    [[nodiscard]] bool before(const net::Person& a, const net::Person& b) const;
    [[nodiscard]] QString state(const net::Person& person) const;
    [[nodiscard]] Ink ink(const net::Person& person) const;
    void put(const net::Person& person);
    void remove(net::Id id);
    void replaceAll();
    void tellAll();

    QList<net::Person> m_people;
    /// A list that is being told.
    QList<net::Person> m_coming;
    bool m_listing = false;
    bool m_listed = false;
    QHash<net::Id, Open> m_open;
    QSet<QString> m_muted;
    net::Id m_own = 0;
};

} // namespace labrys::viewmodels
