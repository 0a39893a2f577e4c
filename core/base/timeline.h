// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"

#include <concepts>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace labrys {

/// A log of entries with snapshots of the state they lead through: rewind, replay and undo seek in it.
/// Position 0 is the initial state, position n the state after the first n entries.
///
/// Invariant: a snapshot stands at every multiple of the interval up to size(), so a seek applies fewer than
/// `interval` entries. Memory grows with size() / interval states.
template <std::copyable State, std::copyable Entry>
class Timeline {
public:
    explicit Timeline(State initial, std::size_t interval = 64)
        : m_interval(interval)
    {
        LABRYS_ASSERT(interval > 0);
        m_snapshots.push_back(std::move(initial));
    }

    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }
    [[nodiscard]] std::size_t interval() const { return m_interval; }

    /// Adds an entry; `after` is the state it led to.
    void append(Entry entry, const State& after)
    {
        m_entries.push_back(std::move(entry));
        if (m_entries.size() % m_interval == 0)
            m_snapshots.push_back(after);
    }

    /// Forgets everything after `position`.
    void truncate(std::size_t position)
    {
        LABRYS_ASSERT(position <= size());
        m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(position), m_entries.end());
        m_snapshots.erase(
            m_snapshots.begin() + static_cast<std::ptrdiff_t>(position / m_interval) + 1, m_snapshots.end());
    }

    /// The state at `position`; apply(state, entry) changes a state by one entry.
    template <std::invocable<State&, const Entry&> Apply>
    [[nodiscard]] State seek(std::size_t position, Apply&& apply) const
    {
        LABRYS_ASSERT(position <= size());
        State state = m_snapshots[position / m_interval];
        for (std::size_t i = position - position % m_interval; i < position; ++i)
            apply(state, m_entries[i]);
        return state;
    }

private:
    std::size_t m_interval;
    std::vector<Entry> m_entries;
    std::vector<State> m_snapshots;
};

} // namespace labrys
