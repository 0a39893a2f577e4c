// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/bag_model.h"
#include "app/viewmodels/minoan/board_model.h"
#include "app/viewmodels/minoan/fight_facts.h"
#include "app/viewmodels/minoan/fight_player.h"
#include "app/viewmodels/minoan/ribbon_model.h"
#include "app/viewmodels/minoan/run_reader.h"

#include <QStringList>

#include <optional>

namespace labrys::viewmodels {

/// A fight of the Minoan run: the board and what is done on it, both sides in numbers, what a swap would do,
/// and what happened, shown step by step. Whatever is shown on the way, every input finds the moment of the
/// run.
class FightView : public labrys::viewmodels::RunReader {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractListModel* board READ board CONSTANT)
    Q_PROPERTY(QAbstractListModel* ribbon READ ribbon CONSTANT)
    Q_PROPERTY(QAbstractListModel* bag READ bag CONSTANT)

    /// How long a swap, the fall of tiles, and a deed of the enemy are shown, in milliseconds; 0 for not at
    /// all.
    Q_PROPERTY(int swapTime MEMBER m_swapTime NOTIFY pacesChanged)
    Q_PROPERTY(int fallTime MEMBER m_fallTime NOTIFY pacesChanged)
    Q_PROPERTY(int beatTime MEMBER m_beatTime NOTIFY pacesChanged)
    /// Nothing moves: things fade, and waves are numbered.
    Q_PROPERTY(bool fading MEMBER m_fading NOTIFY pacesChanged)

    /// Something is shown on the way; how far its step is, 0 to 1; how far the seal is beside its place, -1
    /// to 1.
    Q_PROPERTY(bool playing READ playing NOTIFY shownChanged)
    Q_PROPERTY(qreal progress READ progress NOTIFY progressed)
    Q_PROPERTY(qreal shake READ shake NOTIFY progressed)
    Q_PROPERTY(bool falling READ falling NOTIFY shownChanged)

    Q_PROPERTY(int room READ room NOTIFY shownChanged)
    Q_PROPERTY(int rooms READ rooms NOTIFY shownChanged)
    Q_PROPERTY(bool training READ training NOTIFY shownChanged)
    Q_PROPERTY(int turn READ turn NOTIFY shownChanged)
    /// The fight is over and was shown to its end; who won it, in words.
    Q_PROPERTY(bool over READ over NOTIFY overChanged)
    Q_PROPERTY(bool won READ won NOTIFY shownChanged)
    Q_PROPERTY(QString outcome READ outcome NOTIFY shownChanged)

    Q_PROPERTY(labrys::viewmodels::FightFacts* facts READ facts CONSTANT)

    /// Cells; -1 for none. The target is where the picked tile is to go.
    Q_PROPERTY(int cursor READ cursor NOTIFY chosen)
    Q_PROPERTY(int picked READ picked NOTIFY chosen)
    Q_PROPERTY(int target READ target NOTIFY chosen)
    /// The status line: what is allowed now. And what stands where there is no wave to show.
    Q_PROPERTY(QString status READ status NOTIFY chosen)
    Q_PROPERTY(QString guidance READ guidance NOTIFY shownChanged)
    /// What the waves add up to.
    Q_PROPERTY(QString totalTitle READ totalTitle NOTIFY shownChanged)
    Q_PROPERTY(QString totalSpoken READ totalSpoken NOTIFY shownChanged)
    Q_PROPERTY(QString totalWhy READ totalWhy NOTIFY shownChanged)
    /// All tiles of the bag, and those still to come in this round.
    Q_PROPERTY(int bagSize READ bagSize NOTIFY shownChanged)
    Q_PROPERTY(int bagLeft READ bagLeft NOTIFY shownChanged)
    /// The newest sentence, for a screen reader; said again when asked.
    Q_PROPERTY(QString message READ message NOTIFY said)

public:
    explicit FightView(QObject* parent = nullptr);

    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] RibbonModel* ribbon() { return &m_ribbon; }
    [[nodiscard]] BagModel* bag() { return &m_bag; }
    [[nodiscard]] bool playing() const { return m_player.playing(); }
    [[nodiscard]] qreal progress() const { return m_player.progress(); }
    [[nodiscard]] qreal shake() const;
    [[nodiscard]] bool falling() const;
    [[nodiscard]] int room() const { return shown().room; }
    [[nodiscard]] int rooms() const { return shown().rooms; }
    [[nodiscard]] bool training() const { return shown().mode == minoan::Mode::Training; }
    [[nodiscard]] int turn() const;
    [[nodiscard]] bool over() const { return m_over && !playing(); }
    [[nodiscard]] bool won() const { return over() && m_rest.body.life.now > 0 && m_won; }
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] FightFacts* facts() { return &m_facts; }
    [[nodiscard]] int cursor() const { return m_cursor; }
    [[nodiscard]] int picked() const { return m_picked; }
    [[nodiscard]] int target() const { return m_target; }
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString guidance() const;
    [[nodiscard]] QString totalTitle() const;
    [[nodiscard]] QString totalSpoken() const;
    [[nodiscard]] QString totalWhy() const;
    [[nodiscard]] int bagSize() const { return shown().bag.size(); }
    [[nodiscard]] int bagLeft() const { return shown().bag.leftSize(); }
    [[nodiscard]] const QString& message() const { return m_message; }

    /// What a screen reader says for a cell of the run as it stands, with what it is to the swap in hand.
    [[nodiscard]] QString spokenCell(int cell) const;
    /// The observation that is drawn: a step on the way, or the run as it stands.
    [[nodiscard]] const minoan::Observation& shown() const;
    /// What the swap in hand is foreseen to do.
    [[nodiscard]] const std::optional<minoan::Preview>& preview() const { return m_preview; }

    /// Moves the cursor north, west, south or east (0 to 3); swaps when a tile is picked, or at once when
    /// told.
    Q_INVOKABLE void step(int side, bool swapNow);
    /// Picks the tile under the cursor, or makes the swap in hand, or ends what is shown on the way.
    Q_INVOKABLE void press();
    /// A click, or a press by name: picks, swaps with a neighbour, or puts down.
    Q_INVOKABLE void choose(int cell);
    /// The tile in the hand is over this neighbour; anything else changes nothing.
    Q_INVOKABLE void aim(int cell);
    Q_INVOKABLE void pick(int cell);
    /// The tile was let go over this one: swaps with a neighbour, or puts down.
    Q_INVOKABLE void drop(int cell);
    /// Whether there was something in the hand.
    Q_INVOKABLE bool putDown();
    /// Takes a good swap in the hand, or the next one that matches, and says what it does.
    Q_INVOKABLE void suggest();
    Q_INVOKABLE void nextMatch();
    Q_INVOKABLE void readThreat();
    Q_INVOKABLE void readLine();
    /// Everything that is shown on the way is at its end.
    Q_INVOKABLE void finish() { m_player.finish(); }
    /// Says a sentence as the newest one.
    Q_INVOKABLE void say(const QString& sentence);
    /// The name of a cell and its tile, and what the tile is worth.
    Q_INVOKABLE [[nodiscard]] QString cellName(int cell) const;
    Q_INVOKABLE [[nodiscard]] QString cellDetail(int cell) const;

Q_SIGNALS:
    void pacesChanged();
    void progressed();
    void shownChanged();
    void overChanged();
    void chosen();
    /// message() was said, perhaps once more.
    void said();

protected:
    void look() override;
    void follow() override;

private:
    [[nodiscard]] bool fighting() const;
    void swap(int from, int to);
    void setHand(int picked, int target);
    void foresee();
    void show();
    void showBoard();
    void showRibbon();
    void showBag();
    [[nodiscard]] int bestNeighbour(int cell) const;
    [[nodiscard]] minoan::Preview previewOf(minoan::Swap swap) const;

    BoardModel m_board;
    RibbonModel m_ribbon;
    BagModel m_bag;
    FightPlayer m_player;
    FightTale m_tale;
    FightFacts m_facts;
    /// The run as it stands; of a fight that is over, as it ended.
    minoan::Observation m_rest;
    std::optional<minoan::Preview> m_preview;
    QString m_message;
    int m_swapTime = 0;
    int m_fallTime = 0;
    int m_beatTime = 0;
    int m_cursor = minoan::kCells / 2;
    int m_picked = -1;
    int m_target = -1;
    bool m_fading = false;
    bool m_over = false;
    bool m_toldOver = false;
    bool m_won = false;
    /// No swap matches (D-04).
    bool m_dead = false;
};

} // namespace labrys::viewmodels
