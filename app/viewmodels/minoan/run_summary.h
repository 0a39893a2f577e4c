// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/run_reader.h"

#include <QFutureWatcher>
#include <QVariantList>

namespace labrys::viewmodels {

/// A run that is over: its rooms, what was given, what is in the bag, its numbers, and the proof that it was
/// played so (minoan.md 4.2). Nothing of it is kept by the program.
class RunSummary : public labrys::viewmodels::RunReader {
    Q_OBJECT
    QML_ELEMENT
    /// How it ended, in a few words.
    Q_PROPERTY(QString ending READ ending NOTIFY changed)
    /// Of each room: `number`, `taken` and `refused` (maps of `glyph` and `icon`), `fight`, `kind` (icon),
    /// `name`, `told`, `spoken`, `life`, `satiety`.
    Q_PROPERTY(QVariantList rooms READ rooms NOTIFY changed)
    /// The brackets of five rooms: `first`, `last`, `text`.
    Q_PROPERTY(QVariantList brackets READ brackets NOTIFY changed)
    Q_PROPERTY(QList<int> life READ life NOTIFY changed)
    Q_PROPERTY(QList<int> satiety READ satiety NOTIFY changed)
    /// The highest of both curves.
    Q_PROPERTY(int most READ most NOTIFY changed)
    /// Of the labyrinth: as many places has the line of rooms.
    Q_PROPERTY(int places READ places NOTIFY changed)
    /// To whom was offered: `name`, `icon`, `count`.
    Q_PROPERTY(QVariantList given READ given NOTIFY changed)
    /// The tiles: `symbol`, `element`, `count`, `spoken`; and how many in all.
    Q_PROPERTY(QVariantList bag READ bag NOTIFY changed)
    Q_PROPERTY(int tiles READ tiles NOTIFY changed)
    /// `value` and `text`.
    Q_PROPERTY(QVariantList numbers READ numbers NOTIFY changed)
    /// Every action of the run: `room`, `text`, `digest` of the state after it.
    Q_PROPERTY(QVariantList actions READ actions NOTIFY actionsChanged)
    Q_PROPERTY(Check check READ check NOTIFY checked)
    /// What the check came to, and why; a heading and a sentence.
    Q_PROPERTY(QString verdict READ verdict NOTIFY checked)
    Q_PROPERTY(QString reason READ reason NOTIFY checked)

public:
    /// Whether seed and log lead to the same end when they are played again.
    enum class Check : std::uint8_t { Open, Running, Same, Different };
    Q_ENUM(Check)

    explicit RunSummary(QObject* parent = nullptr);

    [[nodiscard]] QString ending() const;
    [[nodiscard]] const QVariantList& rooms() const { return m_rooms; }
    [[nodiscard]] const QVariantList& brackets() const { return m_brackets; }
    [[nodiscard]] const QList<int>& life() const { return m_life; }
    [[nodiscard]] const QList<int>& satiety() const { return m_satiety; }
    [[nodiscard]] int most() const { return m_most; }
    [[nodiscard]] int places() const { return hasRun() ? seen().rooms : 0; }
    [[nodiscard]] const QVariantList& given() const { return m_given; }
    [[nodiscard]] const QVariantList& bag() const { return m_bag; }
    [[nodiscard]] int tiles() const;
    [[nodiscard]] const QVariantList& numbers() const { return m_numbers; }
    [[nodiscard]] const QVariantList& actions() const { return m_actions; }
    [[nodiscard]] Check check() const { return m_check; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString reason() const;

    /// Plays seed and log again, in a worker.
    Q_INVOKABLE void verify();
    /// Makes the list of actions, in a worker.
    Q_INVOKABLE void listActions();
    Q_INVOKABLE void copySeed();
    /// Writes the run as a `.thread` into a folder, in a worker: exported() or failed() follows.
    Q_INVOKABLE void exportTo(const QString& folder);

Q_SIGNALS:
    void changed();
    void actionsChanged();
    void checked();
    void exported(const QString& path);
    void failed(const QString& sentence);

protected:
    void look() override;

private:
    struct Proof {
        bool same = false;
        QString problem;
    };
    struct Export {
        QString path;
        QString problem;
    };

    void tellRooms();
    void tellGifts();
    void tellBag();
    void tellNumbers();
    [[nodiscard]] QVariantMap roomOf(int index) const;

    QVariantList m_rooms;
    QVariantList m_brackets;
    QList<int> m_life;
    QList<int> m_satiety;
    int m_most = 0;
    QVariantList m_given;
    QVariantList m_bag;
    QVariantList m_numbers;
    QVariantList m_actions;
    Check m_check = Check::Open;
    QString m_problem;
    QFutureWatcher<std::shared_ptr<Proof>> m_proving;
    QFutureWatcher<std::shared_ptr<Export>> m_exporting;
    QFutureWatcher<std::shared_ptr<QVariantList>> m_listing;
};

} // namespace labrys::viewmodels
