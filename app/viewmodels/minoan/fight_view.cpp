// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/fight_view.h"

#include "app/text/minoan_words.h"
#include "core/minoan/bots.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace labrys::viewmodels {

namespace {

using minoan::at;
using minoan::kCells;
using minoan::kSide;

/// The cell on one side of another, or -1 beyond the edge. Sides: north, west, south, east.
int neighbour(int cell, int side)
{
    const int column = cell % kSide;
    const int row = cell / kSide;
    switch (side) {
    case 0:
        return row > 0 ? cell - kSide : -1;
    case 1:
        return column > 0 ? cell - 1 : -1;
    case 2:
        return row + 1 < kSide ? cell + kSide : -1;
    default:
        return column + 1 < kSide ? cell + 1 : -1;
    }
}

minoan::Swap swapOf(int from, int to)
{
    return {std::min(from, to), std::max(from, to)};
}

bool areNeighbours(int from, int to)
{
    return from >= 0 && to >= 0 && minoan::isSwap(std::min(from, to), std::max(from, to));
}

/// What a swap is worth to choose the first one to show: harm, armour and life alike.
int worth(const minoan::Preview& preview)
{
    return preview.dealt + preview.armour + preview.life;
}

} // namespace

FightView::FightView(QObject* parent)
    : RunReader(parent)
    , m_facts(this)
{
    connect(&m_player, &FightPlayer::progressed, this, &FightView::progressed);
    connect(&m_player, &FightPlayer::stepped, this, &FightView::show);
}

bool FightView::fighting() const
{
    return hasRun() && !m_over && seen().phase == minoan::Phase::Fight;
}

const minoan::Observation& FightView::shown() const
{
    return m_player.playing() ? m_player.step()->shown : m_rest;
}

int FightView::turn() const
{
    // The turn that is being decided, counted from 1.
    return shown().fightTurns + (playing() || m_over ? 0 : 1);
}

qreal FightView::shake() const
{
    const auto* step = m_player.step();
    const bool hit = step != nullptr && (step->motion == FightMotion::Blow || step->struck);
    if (!hit || m_fading)
        return 0;
    // Two swings that die away.
    return std::sin(progress() * 4 * std::numbers::pi) * (1 - progress());
}

bool FightView::falling() const
{
    return playing() && m_player.step()->motion == FightMotion::Fall && !m_fading;
}

void FightView::look()
{
    const bool inFight = seen().phase == minoan::Phase::Fight;
    m_player.play({});
    m_tale = {};
    m_over = false;
    if (inFight)
        m_rest = seen();
    m_dead = inFight && !minoan::hasMatchingSwap(m_rest.board);
    m_cursor = kCells / 2;
    m_picked = m_target = -1;
    m_preview.reset();
    show();
    Q_EMIT chosen();
}

void FightView::follow()
{
    const auto& before = run()->before();
    if (before.phase != minoan::Phase::Fight)
        return look();
    m_tale = taleOf(before, seen(), run()->events(), {m_swapTime, m_fallTime, m_beatTime});
    m_over = seen().phase != minoan::Phase::Fight;
    // Nobody stands there any more in what is seen of a fight that is over.
    m_rest = m_over && !m_tale.steps.empty() ? m_tale.steps.back().shown : seen();
    m_won = m_over && m_rest.enemy && m_rest.enemy->life.now <= 0;
    m_dead = !m_over && !minoan::hasMatchingSwap(m_rest.board);
    m_picked = m_target = -1;
    m_preview.reset();
    m_player.play(m_tale.steps);
    Q_EMIT chosen();
    say(text::MinoanWords::turned(run()->events(), seen(), content().defence));
}

void FightView::show()
{
    const auto* step = m_player.step();
    const auto gain = step != nullptr ? step->gain : m_tale.gain;
    m_facts.tell(shown(), content(), m_preview, gain);
    showBoard();
    showRibbon();
    showBag();
    Q_EMIT shownChanged();
    Q_EMIT progressed();
    if (std::exchange(m_toldOver, over()) != over())
        Q_EMIT overChanged();
}

void FightView::showBoard()
{
    const auto* step = m_player.step();
    ShownBoard board;
    for (int cell = 0; cell < kCells; ++cell) {
        auto& place = board[at(cell)];
        const auto bit = static_cast<unsigned>(minoan::bitOf(cell));
        place.tile = shown().board[at(cell)];
        place.cursor = cell == m_cursor;
        place.picked = cell == m_picked;
        place.target = cell == m_target;
        if (step != nullptr) {
            place.clearing = (step->clearing >> bit & 1U) != 0;
            place.wave = place.clearing ? step->waves : 0;
            place.from = QPointF(0, -step->fallen[at(cell)]);
        }
    }
    if (step != nullptr && step->motion == FightMotion::Swap) {
        const auto [first, second] = step->swap;
        const QPointF way(second % kSide - first % kSide, second / kSide - first / kSide);
        board[at(first)].from = way;
        board[at(second)].from = -way;
    }
    // A tile that would vanish has the number of its wave; it is marked where it lies now.
    if (m_preview && m_target >= 0) {
        std::array<int, kCells> lies{};
        for (int cell = 0; cell < kCells; ++cell)
            lies[at(cell)] = cell;
        std::swap(lies[at(m_picked)], lies[at(m_target)]);
        for (const auto& wave : wavesOf(*m_preview)) {
            minoan::Cells all = 0;
            for (const auto& match : wave.matches)
                all |= match.match.cells;
            minoan::Board from{};
            for (int cell = 0; cell < kCells; ++cell) {
                from[at(cell)]
                    = static_cast<minoan::Tile>(lies[at(cell)] < 0 ? minoan::kBlank : lies[at(cell)]);
                if ((all >> static_cast<unsigned>(minoan::bitOf(cell)) & 1U) != 0 && lies[at(cell)] >= 0)
                    board[at(lies[at(cell)])].wave = wave.wave + 1;
            }
            minoan::collapse(from, all, [] { return minoan::kBlank; });
            for (int cell = 0; cell < kCells; ++cell)
                lies[at(cell)] = from[at(cell)] == minoan::kBlank ? -1 : from[at(cell)];
        }
    }
    m_board.show(board);
}

minoan::Preview FightView::previewOf(minoan::Swap swap) const
{
    return minoan::previewOf(m_rest, content().defence, swap);
}

int FightView::bestNeighbour(int cell) const
{
    int best = -1;
    int most = 0;
    for (int side = 0; side < 4; ++side) {
        const int other = neighbour(cell, side);
        if (other < 0)
            continue;
        const auto preview = previewOf(swapOf(cell, other));
        if (preview.waves > 0 && worth(preview) >= most) {
            most = worth(preview);
            best = other;
        }
    }
    return best;
}

void FightView::foresee()
{
    if (m_picked >= 0 && m_target >= 0)
        m_preview = previewOf(swapOf(m_picked, m_target));
    else
        m_preview.reset();
}

void FightView::setHand(int picked, int target)
{
    if (picked == m_picked && target == m_target)
        return;
    m_picked = picked;
    m_target = target;
    m_tale = {};
    foresee();
    show();
    Q_EMIT chosen();
    if (m_target >= 0)
        say(text::MinoanWords::preview(swapOf(m_picked, m_target), m_picked, *m_preview));
}

void FightView::pick(int cell)
{
    finish();
    if (!fighting() || cell < 0)
        return;
    m_cursor = cell;
    setHand(cell, bestNeighbour(cell));
    if (m_target < 0)
        say(spokenCell(cell));
}

void FightView::aim(int cell)
{
    if (fighting() && !playing() && areNeighbours(m_picked, cell))
        setHand(m_picked, cell);
}

void FightView::drop(int cell)
{
    if (m_picked >= 0 && areNeighbours(m_picked, cell))
        swap(m_picked, cell);
    else
        putDown();
}

bool FightView::putDown()
{
    const bool held = m_picked >= 0;
    setHand(-1, -1);
    return held;
}

void FightView::swap(int from, int to)
{
    if (!fighting() || !areNeighbours(from, to))
        return;
    finish();
    m_cursor = to;
    const auto [first, second] = swapOf(from, to);
    run()->act({0, minoan::Verb::Swap, first, second});
}

void FightView::step(int side, bool swapNow)
{
    finish();
    if (!fighting())
        return;
    const int other = neighbour(m_picked >= 0 ? m_picked : m_cursor, side);
    if (other < 0)
        return;
    if (m_picked >= 0 || swapNow)
        return swap(m_picked >= 0 ? m_picked : m_cursor, other);
    m_cursor = other;
    showBoard();
    Q_EMIT chosen();
}

void FightView::press()
{
    if (playing())
        return finish();
    if (m_picked < 0)
        pick(m_cursor);
    else if (m_target >= 0)
        swap(m_picked, m_target);
    else
        putDown();
}

void FightView::choose(int cell)
{
    // What lies there is not yet what one sees.
    if (playing())
        return finish();
    if (cell == m_picked)
        putDown();
    else if (areNeighbours(m_picked, cell))
        swap(m_picked, cell);
    else
        pick(cell);
}

void FightView::suggest()
{
    finish();
    if (!fighting())
        return;
    Random random(static_cast<std::uint64_t>(m_rest.fightTurns));
    const auto [first, second] = minoan::bestSwap(content(), m_rest, minoan::Tactics::Good, random);
    m_cursor = first;
    setHand(first, second);
}

void FightView::nextMatch()
{
    finish();
    if (!fighting())
        return;
    const auto& swaps = minoan::allSwaps();
    const minoan::Layout layout(m_rest.board);
    std::size_t start = 0;
    if (m_picked >= 0 && m_target >= 0)
        while (start < swaps.size() && swaps[start] != swapOf(m_picked, m_target))
            ++start;
    for (std::size_t i = 1; i <= swaps.size(); ++i) {
        const auto candidate = swaps[(start + i) % swaps.size()];
        if (!layout.matches(candidate))
            continue;
        m_cursor = candidate.first;
        return setHand(candidate.first, candidate.second);
    }
    say(status());
}

} // namespace labrys::viewmodels
