// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The only source that knows curses.
#include "app/cli/terminal/screen.h"
#include "app/cli/terminal/terminal_guard.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include <curses.h>
#include <term.h>
// Macros of <term.h> and <curses.h> that are names here.
#undef columns
#undef lines
#undef tab
#undef clear

#include <sys/ioctl.h>
#include <unistd.h>

namespace labrys::cli {

namespace {

/// No screen is larger; what claims to be would take gigabytes of memory.
constexpr int kMostRows = 500;
constexpr int kMostColumns = 1000;

/// Before curses looks at the terminal.
void boundSize()
{
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0
        || (size.ws_row <= kMostRows && size.ws_col <= kMostColumns))
        return;
    setenv("LINES", std::to_string(std::min<int>(size.ws_row, kMostRows)).c_str(), 1);
    setenv("COLUMNS", std::to_string(std::min<int>(size.ws_col, kMostColumns)).c_str(), 1);
}

/// How an ink looks: a colour of the eight, bright or not, and what tells it apart without colour.
struct Look {
    short colour = -1;
    bool bright = false;
    attr_t attributes = A_NORMAL;
};

Look lookOf(Ink ink)
{
    switch (ink) {
    case Ink::Title:
    case Ink::Lit:
        return {-1, false, A_BOLD};
    case Ink::HalfLit:
        return {COLOR_CYAN, false, A_NORMAL};
    case Ink::Chosen:
        return {-1, false, A_REVERSE};
    case Ink::Faint:
    case Ink::Remembered:
        return {COLOR_BLACK, true, A_DIM};
    case Ink::Good:
        return {COLOR_GREEN, true, A_NORMAL};
    case Ink::Hint:
        return {COLOR_YELLOW, false, A_NORMAL};
    case Ink::Danger:
    case Ink::Hunter:
        return {COLOR_RED, true, A_BOLD};
    case Ink::Player:
        return {COLOR_YELLOW, true, A_BOLD};
    case Ink::Mate:
        return {COLOR_CYAN, true, A_BOLD | A_UNDERLINE};
    case Ink::Key:
        return {COLOR_YELLOW, false, A_BOLD};
    case Ink::ExitLocked:
        return {COLOR_GREEN, false, A_BOLD};
    case Ink::ExitOpen:
        return {COLOR_GREEN, true, A_REVERSE};
    case Ink::Wanderer:
        return {COLOR_MAGENTA, true, A_BOLD};
    case Ink::Minotaur:
        return {COLOR_RED, true, A_BOLD | A_REVERSE};
    case Ink::Mark:
        return {COLOR_RED, true, A_REVERSE};
    case Ink::Bonus:
    case Ink::Compass:
        return {COLOR_CYAN, false, A_BOLD};
    case Ink::Plain:
    case Ink::Count:
        break;
    }
    return {};
}

/// A capability of the terminal without its padding.
std::string capability(const char* name)
{
    const char* const text = tigetstr(name);
    if (text == nullptr || text == reinterpret_cast<const char*>(-1)) // so curses says "no such string"
        return {};
    std::string bytes;
    for (std::string_view left = text; !left.empty();) {
        if (left.starts_with("$<")) {
            const auto end = left.find('>');
            left.remove_prefix(end == std::string_view::npos ? left.size() : end + 1);
            continue;
        }
        bytes += left.front();
        left.remove_prefix(1);
    }
    return bytes;
}

/// Whether the environment asks for UTF-8; Qt has set a locale of its own where it does not.
bool wantsUtf8()
{
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (const QString value = qEnvironmentVariable(name); !value.isEmpty())
            return value.contains(QLatin1String("UTF-8"), Qt::CaseInsensitive)
                || value.contains(QLatin1String("UTF8"), Qt::CaseInsensitive);
    return false;
}

class CursesScreen final : public Screen {
public:
    CursesScreen(std::unique_ptr<TerminalGuard> guard, SCREEN* screen, Colours colours)
        : m_guard(std::move(guard))
        , m_screen(screen)
    {
        cbreak();
        noecho();
        nonl();
        keypad(stdscr, TRUE);
        nodelay(stdscr, TRUE);
        idlok(stdscr, TRUE);
        set_escdelay(kEscapeDelay);
        // Arrows of terminals that do not heed which of the two ways they were asked for.
        for (const auto& [bytes, code] :
            {std::pair("\x1b[A", KEY_UP), std::pair("\x1b[B", KEY_DOWN), std::pair("\x1b[C", KEY_RIGHT),
                std::pair("\x1b[D", KEY_LEFT), std::pair("\x1bOA", KEY_UP), std::pair("\x1bOB", KEY_DOWN),
                std::pair("\x1bOC", KEY_RIGHT), std::pair("\x1bOD", KEY_LEFT)})
            define_key(bytes, code);
        m_canColour = has_colors() == TRUE && start_color() == OK;
        if (m_canColour) {
            use_default_colors();
            makePairs();
        }
        m_colours = m_canColour ? colours : Colours::None;
        m_guard->setFarewell(
            capability("sgr0") + capability("rmkx") + capability("cnorm") + capability("rmcup") + "\r\n");
        resize();
    }
    ~CursesScreen() override
    {
        endwin();
        delscreen(m_screen);
    }

    int rows() const override { return getmaxy(stdscr); }
    int columns() const override { return getmaxx(stdscr); }
    bool canColour() const override { return m_canColour; }
    Colours colours() const override { return m_colours; }
    void setColours(Colours colours) override { m_colours = m_canColour ? colours : Colours::None; }

    void clear() override
    {
        attrset(A_NORMAL);
        erase();
    }
    void put(int row, int column, const QString& text, Ink ink) override
    {
        if (row < 0 || row >= rows() || column < 0 || column >= columns())
            return;
        QString fitting = Screen::fitted(text, std::min(Screen::width(text), columns() - column));
        if (!m_utf8)
            fitting = plainAscii(fitting).left(columns() - column);
        const Look look = lookOf(ink);
        attr_t attributes = look.attributes;
        short pair = 0;
        if (m_colours == Colours::Some && look.colour >= 0) {
            pair = static_cast<short>(ink);
            // Where there are eight colours, bold is the brighter one; faint needs its own colour.
            attributes = look.bright && !m_sixteen && look.colour != COLOR_BLACK ? attributes | A_BOLD
                : look.colour == COLOR_BLACK && m_sixteen ? attributes & ~static_cast<attr_t>(A_DIM)
                                                          : attributes;
        }
        // With colours, the map is told apart by them alone: weights as well would write twice as much a
        // turn.
        if (m_colours == Colours::Some && m_sixteen && (ink == Ink::Lit || ink == Ink::HalfLit)) {
            pair = static_cast<short>(ink);
            attributes = A_NORMAL;
        }
        attr_set(attributes, pair, nullptr);
        mvaddwstr(row, column, fitting.toStdWString().c_str());
        attr_set(A_NORMAL, 0, nullptr);
    }
    void setCursor(int row, int column) override
    {
        move(std::clamp(row, 0, rows() - 1), std::clamp(column, 0, columns() - 1));
    }
    void show() override { refresh(); }

    void wake() override { m_guard->wake(); }

    Key key() override
    {
        while (true) {
            wint_t character = 0;
            switch (get_wch(&character)) {
            case KEY_CODE_YES:
                return named(static_cast<int>(character));
            case OK:
                return typed(static_cast<char32_t>(character));
            default:
                break;
            }
            switch (m_guard->wait()) {
            case TerminalGuard::Event::Input:
                break;
            case TerminalGuard::Event::Resized:
                resize();
                return {Key::Kind::Redraw};
            case TerminalGuard::Event::Woken:
                return {Key::Kind::News};
            case TerminalGuard::Event::Suspend:
                endwin();
                m_guard->suspend();
                [[fallthrough]];
            case TerminalGuard::Event::Continued:
                resize();
                clearok(curscr, TRUE);
                refresh();
                return {Key::Kind::Redraw};
            case TerminalGuard::Event::Stop:
                return {Key::Kind::Stop};
            }
        }
    }

private:
    static constexpr int kEscapeDelay = 100;

    void makePairs()
    {
        constexpr short kBright = 8;
        m_sixteen = COLORS >= 2 * kBright;
        for (short ink = 1; ink < static_cast<short>(Ink::Count); ++ink) {
            const Look look = lookOf(static_cast<Ink>(ink));
            const bool own = look.colour >= 0 && (m_sixteen || look.colour != COLOR_BLACK);
            const auto colour = static_cast<short>(look.colour + (look.bright && m_sixteen ? kBright : 0));
            init_pair(ink, own ? colour : static_cast<short>(-1), -1);
        }
    }
    void resize()
    {
        winsize size{};
        if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0
            && (std::min<int>(size.ws_row, kMostRows) != getmaxy(stdscr)
                || std::min<int>(size.ws_col, kMostColumns) != getmaxx(stdscr))) {
            resize_term(std::min<int>(size.ws_row, kMostRows), std::min<int>(size.ws_col, kMostColumns));
            clearok(curscr, TRUE);
        }
    }
    static Key named(int code)
    {
        switch (code) {
        case KEY_UP:
            return {Key::Kind::Up};
        case KEY_DOWN:
            return {Key::Kind::Down};
        case KEY_LEFT:
            return {Key::Kind::Left};
        case KEY_RIGHT:
            return {Key::Kind::Right};
        case KEY_ENTER:
            return {Key::Kind::Enter};
        case KEY_BACKSPACE:
        case KEY_DC:
            return {Key::Kind::Backspace};
        case KEY_PPAGE:
            return {Key::Kind::PageUp};
        case KEY_NPAGE:
            return {Key::Kind::PageDown};
        case KEY_RESIZE:
            return {Key::Kind::Redraw};
        default:
            return {};
        }
    }
    static Key typed(char32_t character)
    {
        switch (character) {
        case '\r':
        case '\n':
            return {Key::Kind::Enter};
        case 0x1B:
            return {Key::Kind::Escape};
        case 0x08:
        case 0x7F:
            return {Key::Kind::Backspace};
        case 0x0C: // Ctrl+L
            clearok(curscr, TRUE);
            return {Key::Kind::Redraw};
        default:
            return character < 0x20 ? Key{} : Key{Key::Kind::Character, QString::fromUcs4(&character, 1)};
        }
    }

    /// Made before curses, so that curses leaves its signals alone; gone after it.
    std::unique_ptr<TerminalGuard> m_guard;
    SCREEN* m_screen;
    bool m_canColour = false;
    bool m_sixteen = false;
    bool m_utf8 = wantsUtf8();
    Colours m_colours = Colours::Some;
};

} // namespace

std::unique_ptr<Screen> Screen::open(Colours colours)
{
    auto guard = std::make_unique<TerminalGuard>();
    boundSize();
    // Not initscr(), which ends the program where it does not know the terminal.
    SCREEN* const screen = newterm(nullptr, stdout, stdin);
    if (screen == nullptr)
        return nullptr;
    set_term(screen);
    return std::make_unique<CursesScreen>(std::move(guard), screen, colours);
}

} // namespace labrys::cli
