// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPoint>
#include <QString>
#include <QStringList>

#include <vector>

namespace labrys::test {

/// As much of a terminal as curses uses: what stands where, and how it looks.
class VtScreen {
public:
    struct Look {
        bool bold = false;
        bool dim = false;
        bool underline = false;
        bool reverse = false;
        /// 0 to 255, or -1 for the terminal's own.
        int colour = -1;
        bool operator==(const Look&) const = default;
    };
    struct Character {
        QString text = QStringLiteral(" ");
        Look look = {};
    };

    VtScreen(int columns, int rows);

    void feed(const QByteArray& bytes);
    void resize(int columns, int rows);

    [[nodiscard]] int rows() const { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] QString line(int row) const;
    /// All lines, without blanks at their ends.
    [[nodiscard]] QString text() const;
    [[nodiscard]] const Character& at(int row, int column) const
    {
        return m_lines[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    /// Column and row of the cursor.
    [[nodiscard]] QPoint cursor() const { return {m_column, m_row}; }
    [[nodiscard]] bool cursorVisible() const { return m_cursorVisible; }
    [[nodiscard]] bool fullScreen() const { return m_fullScreen; }
    /// Whether any colour was ever set.
    [[nodiscard]] bool wasColoured() const { return m_wasColoured; }
    /// Sequences that this terminal does not know.
    [[nodiscard]] const QStringList& unknown() const { return m_unknown; }

private:
    using Line = std::vector<Character>;

    void put(const QString& character);
    void control(char byte);
    void escape(char byte);
    void sequence(const QByteArray& parameters, char last);
    void mode(const QByteArray& parameters, bool on);
    void look(const std::vector<int>& numbers);
    void scroll(int first, int last, int by);
    void erase(int row, int from, int to);
    [[nodiscard]] Line blank() const { return Line(static_cast<std::size_t>(m_columns)); }

    int m_columns;
    std::vector<Line> m_lines;
    int m_row = 0;
    int m_column = 0;
    bool m_wrap = false;
    int m_top = 0;
    int m_bottom;
    QPoint m_saved;
    Look m_look;
    QString m_last = QStringLiteral(" ");
    bool m_cursorVisible = true;
    bool m_fullScreen = false;
    bool m_wasColoured = false;
    /// What arrived of a sequence or a character that has not ended.
    QByteArray m_pending;
    QStringList m_unknown;
};

} // namespace labrys::test
