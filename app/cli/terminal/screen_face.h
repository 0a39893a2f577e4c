// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/face.h"
#include "app/cli/terminal/maze_view.h"
#include "app/cli/terminal/screen.h"

#include <functional>
#include <memory>

namespace labrys::cli {

/// The terminal edition drawn on a screen of 80 x 24 or more (minotaur.md 6.3).
class ScreenFace final : public Face {
public:
    static constexpr int kColumns = 80;
    static constexpr int kRows = 24;

    explicit ScreenFace(std::unique_ptr<Screen> screen);

    [[nodiscard]] std::optional<text::Choice> choose(const text::MazeMenu& menu) override;
    void read(const Page& page) override;
    [[nodiscard]] std::optional<QString> ask(
        const Page& page, const QString& question, const QString& given, Line line) override;
    void say(const QString& text) override;
    [[nodiscard]] Left play(MazeSession& session, RunKeeper& keeper) override;
    void visit(NetVisit& visit) override;
    [[nodiscard]] bool stopped() const override { return m_stopped; }
    [[nodiscard]] text::MazeHelp::Edition edition() const override { return text::MazeHelp::Edition::Screen; }

private:
    /// Draws until a key comes. While the terminal is too small it says so and hears nothing else.
    /// News ends the wait for those who heed it; for others it only draws again.
    enum class Heed : std::uint8_t { Keys, News };
    [[nodiscard]] Key key(const std::function<void()>& draw, Heed heed = Heed::Keys);
    void drawTooSmall();
    /// Title, lines that are wrapped, from the line `first`; the row after them.
    int drawPage(const Page& page, int first, int rows);
    /// Q takes the last entry of a menu where that is the way out.
    enum class WayOut : std::uint8_t { None, LastEntry };
    [[nodiscard]] std::optional<int> pick(
        const QString& title, const QStringList& notes, const QStringList& entries, WayOut wayOut);
    /// The entries of a menu from a row on; the row after them.
    int drawEntries(int row, const QStringList& entries, int chosen);
    /// The entry that a key opens, or nothing; arrows change what is chosen.
    [[nodiscard]] static std::optional<int> pickBy(const Key& pressed, int count, int& chosen);
    /// What was said last, at the foot.
    void drawSaid(int row);

    void drawLevel(const minotaur::Observation& seen);
    void drawMaze(const minotaur::Observation& seen, int rows);
    /// Which characters of a picture stand on the screen.
    struct Part {
        int top = 0;
        int left = 0;
        int rows = 0;
    };
    void drawPart(const MazePicture& picture, const Part& part);
    void drawMessages(int row);
    [[nodiscard]] static Ink inkOf(text::Tone tone);
    /// The step or the wait of a key, or nothing.
    [[nodiscard]] static std::optional<minotaur::Verb> verbOf(const Key& key);
    /// One key of a level; nothing while it goes on.
    [[nodiscard]] std::optional<Left> press(const Key& key, MazeSession& session, RunKeeper& keeper);
    [[nodiscard]] std::optional<Left> move(minotaur::Verb verb, MazeSession& session, RunKeeper& keeper);
    [[nodiscard]] std::optional<Left> pause(MazeSession& session, RunKeeper& keeper);
    [[nodiscard]] bool wantsToQuit(const MazeSession& session, bool kept);
    void keep(const text::Message& message);

    // A visit to a server: screen_net.cpp and screen_match.cpp.
    struct Visiting;
    enum class After : std::uint8_t { Stay, GoHome };
    void hear(Visiting& now);
    [[nodiscard]] After pressWhileConnecting(const Key& pressed);
    void drawLobby(const Visiting& now);
    [[nodiscard]] After pressInLobby(const Key& pressed, Visiting& now);
    [[nodiscard]] After open(const LobbyEntry& entry, Visiting& now);
    void invite(net::Id to, Visiting& now);
    /// A key while a line is written; what is not written yet stands in `now`.
    void write(const Key& pressed, Visiting& now);
    void drawChat(const Visiting& now, int row, int rows);
    void drawMatch(const Visiting& now);
    void drawResult(const Visiting& now);
    [[nodiscard]] After pressInMatch(const Key& pressed, Visiting& now);
    void readMessages(const Visiting& now);
    [[nodiscard]] After matchMenu(Visiting& now);
    [[nodiscard]] After leaveMatch(Visiting& now);

    std::unique_ptr<Screen> m_screen;
    bool m_stopped = false;
    /// What was said and not yet read.
    QStringList m_said;
    /// The messages of a level, newest last, and how many of them this turn brought.
    QList<text::Message> m_messages;
    Viewport m_across;
    Viewport m_down;
};

} // namespace labrys::cli
