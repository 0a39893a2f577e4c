// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <vector>

namespace labrys::load {

/// A sample of times or sizes, and what its ranks are.
class Sample {
public:
    void add(double value)
    {
        m_values.push_back(value);
        m_sorted = false;
    }
    void add(std::chrono::nanoseconds time) { add(std::chrono::duration<double, std::micro>(time).count()); }
    void clear() { m_values.clear(); }

    [[nodiscard]] std::size_t count() const { return m_values.size(); }
    /// The smallest value that at least this share (0 to 1) of all values do not exceed; 0 of none.
    [[nodiscard]] double rank(double share)
    {
        if (m_values.empty())
            return 0;
        if (!m_sorted)
            std::ranges::sort(m_values);
        m_sorted = true;
        const auto size = static_cast<double>(m_values.size());
        const auto place = static_cast<std::size_t>(std::max(1.0, std::ceil(share * size))) - 1;
        return m_values[std::min(place, m_values.size() - 1)];
    }

private:
    std::vector<double> m_values;
    bool m_sorted = false;
};

} // namespace labrys::load
