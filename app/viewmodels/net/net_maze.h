// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/maze_play.h"
#include "app/viewmodels/net/chat_model.h"
#include "app/viewmodels/net/match_keeper.h"
#include "app/viewmodels/net/net_link.h"
#include "core/game/view_reader.h"
#include "core/minotaur/rules.h"

#include <QPointer>
#include <QVariant>

#include <array>
#include <optional>

namespace labrys::viewmodels {

/// A match over the network, as one of its seats or as a watcher: shows what the server tells, and says what
/// one wants (NET-011, NET-016). It decides nothing itself.
class NetMaze : public labrys::viewmodels::MazePlay {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The lobby has it")
    /// There is a match: from its start until one goes back to the lobby.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// One's own seat, or -1 for a watcher, and how many rounds late that one sees.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(bool watching READ watching NOTIFY changed)
    Q_PROPERTY(int delayRounds READ delayRounds NOTIFY changed)
    /// The other player, of a watched match both.
    Q_PROPERTY(QString partner READ partner NOTIFY changed)
    Q_PROPERTY(QString names READ names NOTIFY changed)
    Q_PROPERTY(bool partnerThere READ partnerThere NOTIFY changed)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY changed)
    /// Whose turn it is, in words; empty between levels.
    Q_PROPERTY(QString turnWords READ turnWords NOTIFY changed)
    /// The order of a round, in words.
    Q_PROPERTY(QString order READ order NOTIFY changed)
    /// What stands in the way of the match, the seconds of its countdown, and that in a sentence.
    Q_PROPERTY(Trouble trouble READ trouble NOTIFY changed)
    Q_PROPERTY(int troubleSeconds READ troubleSeconds NOTIFY changed)
    Q_PROPERTY(QString troubleWords READ troubleWords NOTIFY changed)
    /// The partner was away for so long that one may go on without.
    Q_PROPERTY(bool mayPlayOn READ mayPlayOn NOTIFY changed)
    /// Between two levels: who is ready, and the seconds until the next one begins anyway (0 without limit).
    Q_PROPERTY(bool between READ between NOTIFY changed)
    Q_PROPERTY(bool readyForNext READ isReady NOTIFY changed)
    Q_PROPERTY(bool partnerReady READ partnerReady NOTIFY changed)
    Q_PROPERTY(int readySeconds READ readySeconds NOTIFY changed)
    /// The match has ended: what the page is called, what happened, and the reckoning (`term`, `value`).
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString ending READ ending NOTIFY changed)
    Q_PROPERTY(QVariantList reckoning READ reckoning NOTIFY changed)
    /// Its thread among the replays, once it is kept, and the rank of its result.
    Q_PROPERTY(QString thread READ thread NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// Where threads and results are kept.
    Q_PROPERTY(QString replaysPath READ replaysPath WRITE setReplaysPath NOTIFY placesChanged)
    Q_PROPERTY(QString scoresPath READ scoresPath WRITE setScoresPath NOTIFY placesChanged)
    Q_PROPERTY(labrys::viewmodels::ChatModel* chat READ chat CONSTANT)
    /// The ready phrases, in the language in use.
    Q_PROPERTY(QStringList phrases READ phrases NOTIFY changed)

public:
    /// Our own connection is cut; the partner's was, for now or for long, or the partner went to the lobby.
    enum Trouble : int { None, Cut, PartnerLost, PartnerAbsent, PartnerLeft };
    Q_ENUM(Trouble)
    enum Move : int { North, West, South, East, Wait };
    Q_ENUM(Move)

    explicit NetMaze(QObject* parent = nullptr);

    /// One step of one's own seat; at another's turn the answer is a hint.
    Q_INVOKABLE void act(int move);
    Q_INVOKABLE void say(const QString& text);
    /// A ready phrase, from 1; the second points at the key where it is known.
    Q_INVOKABLE void sayPhrase(int number);
    Q_INVOKABLE void next();
    Q_INVOKABLE void playOn();
    /// Goes on waiting for the partner: the question is gone until something changes.
    Q_INVOKABLE void wait();
    /// To the lobby; a match that is played is kept.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void retryNow();
    Q_INVOKABLE void retranslate();

    void setLink(NetLink* link);
    /// A second has passed.
    void tick();
    void start(const net::Start& start);
    /// What this seat is told now; the last one is the latest.
    void take(const minotaur::Observation& seen, std::span<const minotaur::Event> events);

    [[nodiscard]] bool active() const { return m_start.has_value(); }
    [[nodiscard]] int seat() const { return m_start ? m_start->seat : 0; }
    [[nodiscard]] bool watching() const { return m_start && m_start->seat < 0; }
    [[nodiscard]] int delayRounds() const { return m_delay; }
    [[nodiscard]] QString partner() const;
    [[nodiscard]] QString names() const;
    [[nodiscard]] bool partnerThere() const { return partnerPresence() == net::Presence::Online; }
    [[nodiscard]] bool myTurn() const;
    [[nodiscard]] QString turnWords() const;
    [[nodiscard]] QString order() const;
    [[nodiscard]] Trouble trouble() const;
    [[nodiscard]] int troubleSeconds() const;
    [[nodiscard]] QString troubleWords() const;
    [[nodiscard]] bool mayPlayOn() const;
    [[nodiscard]] bool between() const { return active() && !m_end && outcome() == Done; }
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] bool partnerReady() const;
    [[nodiscard]] int readySeconds() const { return m_ready.left; }
    [[nodiscard]] bool over() const
    {
        return m_end.has_value() || (active() && (outcome() == Lost || outcome() == Won));
    }
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString ending() const;
    [[nodiscard]] QVariantList reckoning() const;
    [[nodiscard]] const QString& thread() const { return m_kept.thread; }
    [[nodiscard]] const QString& verdict() const { return m_kept.verdict; }
    [[nodiscard]] QString replaysPath() const { return m_keeper.places().replays; }
    void setReplaysPath(const QString& path);
    [[nodiscard]] QString scoresPath() const { return m_keeper.places().scores; }
    void setScoresPath(const QString& path);
    [[nodiscard]] ChatModel* chat() { return &m_chat; }
    [[nodiscard]] static QStringList phrases();
    [[nodiscard]] MatchKeeper& keeper() { return m_keeper; }

    [[nodiscard]] int focusSeat() const override;
    void chooseCell(Cell cell) override;

Q_SIGNALS:
    void changed();
    void placesChanged();

private:
    void takeView(const net::ViewFrame& view);
    void takeNack(const net::Nack& nack);
    void takePresence(const net::PresenceNews& news);
    void setPresence(int seat, net::Presence presence);
    [[nodiscard]] int other() const { return 1 - std::max(0, seat()); }
    [[nodiscard]] net::Presence partnerPresence() const;
    [[nodiscard]] QString nameOf(int seat) const;
    [[nodiscard]] bool isReadySeat(int seat) const;
    [[nodiscard]] net::Room room() const { return watching() ? net::Room::Watchers : net::Room::Match; }

    QPointer<NetLink> m_link;
    std::optional<net::Start> m_start;
    game::ViewReader<minotaur::Rules> m_reader;
    std::array<net::Presence, minotaur::kMostPlayers> m_presence{};
    int m_presenceLeft = 0;
    bool m_waits = false;
    net::Ready m_ready;
    std::optional<net::End> m_end;
    MatchKeeper m_keeper;
    MatchKeeper::Kept m_kept;
    int m_delay = 3;
    Move m_last = Wait;
    ChatModel m_chat;
};

} // namespace labrys::viewmodels
