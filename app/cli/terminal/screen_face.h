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
        const Page& page, const QString& question, const QString& given) override;
    void say(const QString& text) override;
    [[nodiscard]] Left play(MazeSession& session, RunKeeper& keeper) override;
    [[nodiscard]] bool stopped() const override { return m_stopped; }
    [[nodiscard]] text::MazeHelp::Edition edition() const override { return text::MazeHelp::Edition::Screen; }

private:
    /// Draws until a key comes. While the terminal is too small it says so and hears nothing else.
    [[nodiscard]] Key key(const std::function<void()>& draw);
    void drawTooSmall();
    /// Title, lines that are wrapped, from the line `first`; the row after them.
    int drawPage(const Page& page, int first, int rows);
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
    /// One key of a level; nothing while it goes on.
    [[nodiscard]] std::optional<Left> press(const Key& key, MazeSession& session, RunKeeper& keeper);
    [[nodiscard]] std::optional<Left> move(minotaur::Verb verb, MazeSession& session, RunKeeper& keeper);
    [[nodiscard]] std::optional<Left> pause(MazeSession& session, RunKeeper& keeper);
    [[nodiscard]] bool wantsToQuit(const MazeSession& session, bool kept);
    void keep(const text::Message& message);

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
