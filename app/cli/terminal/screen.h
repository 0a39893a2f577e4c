// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/ink.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>

namespace labrys::cli {

/// A key as the terminal tells it; Stop when the program shall end, News when something else woke the wait.
struct Key {
    enum class Kind : std::uint8_t {
        Character,
        Up,
        Down,
        Left,
        Right,
        Enter,
        Escape,
        Backspace,
        PageUp,
        PageDown,
        Redraw,
        News,
        Other,
        Stop
    };
    Kind kind = Kind::Other;
    /// One character, as typed.
    QString text = {};

    /// The lower-case letter, or a null character.
    [[nodiscard]] QChar letter() const
    {
        return kind == Kind::Character && text.size() == 1 ? text.at(0).toLower() : QChar();
    }
};

/// The terminal as a grid of characters. Only what changed is written. Its source is the only one that knows
/// curses; where there is none, there is no screen.
class Screen {
public:
    enum class Colours : std::uint8_t { Some, None };

    /// Nothing where this terminal cannot be drawn on.
    [[nodiscard]] static std::unique_ptr<Screen> open(Colours colours);
    /// Leaves the terminal as it was.
    virtual ~Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    [[nodiscard]] virtual int rows() const = 0;
    [[nodiscard]] virtual int columns() const = 0;
    /// Whether colours could be used; setColours() takes them or leaves them.
    [[nodiscard]] virtual bool canColour() const = 0;
    [[nodiscard]] virtual Colours colours() const = 0;
    virtual void setColours(Colours colours) = 0;

    virtual void clear() = 0;
    /// What does not fit is cut.
    virtual void put(int row, int column, const QString& text, Ink ink = Ink::Plain) = 0;
    virtual void setCursor(int row, int column) = 0;
    /// Writes what changed since the last time.
    virtual void show() = 0;
    /// Waits. A new size, or a terminal that others wrote on, is Redraw.
    [[nodiscard]] virtual Key key() = 0;
    /// Ends the wait for a key with News.
    virtual void wake() = 0;

    /// How many columns a text takes.
    [[nodiscard]] static int width(const QString& text);
    /// A text cut or filled to so many columns.
    [[nodiscard]] static QString fitted(const QString& text, int columns);
    /// Its lines of at most so many columns, broken at spaces.
    [[nodiscard]] static QStringList wrapped(const QString& text, int columns);

protected:
    Screen() = default;
};

/// A text in the 95 characters that every terminal has.
[[nodiscard]] QString plainAscii(const QString& text);

} // namespace labrys::cli
