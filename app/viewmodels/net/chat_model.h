// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/messages.h"
#include "app/text/maze_words.h"

#include <QAbstractListModel>
#include <QSet>
#include <QTimeZone>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// The lines of one chat, oldest first, with notices between them (*Europa came in*) and, in a match, what
/// happens in the maze. Whoever is muted is not shown. Texts are plain.
class ChatModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A lobby and a match have one")
    /// Lines that came while nobody looked.
    Q_PROPERTY(int unread READ unread NOTIFY unreadChanged)
    /// Whether somebody looks at it.
    Q_PROPERTY(bool watched READ watched WRITE setWatched NOTIFY unreadChanged)
    /// The newest line of somebody else, with the name, for a screen reader.
    Q_PROPERTY(QString spoken READ spoken NOTIFY spokenChanged)

public:
    enum Role : int {
        NoticeRole = Qt::UserRole,
        /// The time of a line, in a match the turn.
        StampRole,
        NameRole,
        TextRole,
        OwnRole,
        /// Whose line it is, as a small number, for an ink.
        PersonRole,
        /// Of what happens in the maze: a Tone.
        ToneRole,
        SpokenRole
    };
    /// Older lines are dropped.
    static constexpr qsizetype kMost = 200;

    explicit ChatModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Who reads: lines of this client are its own.
    void setOwn(net::Id own) { m_own = own; }
    /// A line; one whose number is known already changes nothing.
    void take(const net::Line& line);
    /// The last lines of a room: those that are known already come once.
    void take(const net::Tail& tail);
    void notice(const QString& text);
    /// Something that happened in the maze.
    void happened(const text::Message& message);
    /// What stands before lines from now on, instead of their time.
    void setStamp(const QString& stamp) { m_stamp = stamp; }
    void setMuted(const QSet<QString>& names);
    void clear();
    /// The zone in which times are shown, where it is not that of the system.
    void setZone(const QTimeZone& zone) { m_zone = zone; }

    [[nodiscard]] int unread() const { return m_unread; }
    [[nodiscard]] bool watched() const { return m_watched; }
    void setWatched(bool watched);
    [[nodiscard]] const QString& spoken() const { return m_spoken; }

Q_SIGNALS:
    void unreadChanged();
    void spokenChanged();

private:
    struct Entry {
        bool notice = false;
        net::Line line;
        QString name;
        QString text;
        QString stamp;
        text::Tone tone = text::Tone::Plain;
    };
    [[nodiscard]] bool hidden(const Entry& entry) const
    {
        return !entry.name.isEmpty() && m_muted.contains(entry.name);
    }
    void append(Entry entry);
    void add(const net::Line& line, bool fresh);
    [[nodiscard]] QString spokenOf(const Entry& entry) const;

    /// All of them, and the numbers of those that are shown.
    QList<Entry> m_all;
    QList<qsizetype> m_shown;
    QSet<QString> m_muted;
    QTimeZone m_zone = QTimeZone::systemTimeZone();
    QString m_stamp;
    net::Id m_own = 0;
    std::int64_t m_newest = 0;
    int m_unread = 0;
    bool m_watched = false;
    QString m_spoken;
};

} // namespace labrys::viewmodels
