// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace labrys::test {

/// A valid level without a wall inside; tests spoil a copy of it.
///
/// Lines 1 and 2 are the header, the picture begins on line 3; cell (r, c) is line 4 + 2r, column 2 + 2c.
inline constexpr std::string_view kPen = R"(; title: The pen
; size: 4 5
+-+-+-+-+-+
|P........|
+.+.+.+.+.+
|.........|
+.+.+.+.+.+
|......K..|
+.+.+.+.+.+
|E........|
+-+-+-+-+-+
)";

/// A text to be spoilt, line by line; lines and columns count from 1.
class Draft {
public:
    explicit Draft(std::string_view text = kPen)
        : m_text(text)
    {
    }

    /// Writes over the characters from there on.
    Draft& put(int line, int column, std::string_view over)
    {
        m_text.replace(start(line) + static_cast<std::size_t>(column) - 1, over.size(), over);
        return *this;
    }
    Draft& replace(int line, std::string_view with)
    {
        const auto from = start(line);
        m_text.replace(from, m_text.find('\n', from) - from, with);
        return *this;
    }
    Draft& insert(int line, std::string_view added)
    {
        m_text.insert(start(line), std::string(added) + '\n');
        return *this;
    }
    Draft& remove(int line)
    {
        const auto from = start(line);
        m_text.erase(from, m_text.find('\n', from) + 1 - from);
        return *this;
    }
    Draft& add(std::string_view more)
    {
        m_text += more;
        return *this;
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    [[nodiscard]] std::size_t start(int line) const
    {
        std::size_t at = 0;
        for (; line > 1; --line)
            at = m_text.find('\n', at) + 1;
        return at;
    }

    std::string m_text;
};

} // namespace labrys::test
