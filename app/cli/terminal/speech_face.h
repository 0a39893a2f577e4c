// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/face.h"

#include <memory>

namespace labrys::cli {

class TerminalGuard;

/// The terminal edition for those who hear it (minotaur.md 6.3): nothing is drawn, each key brings one line.
/// Single keys without Enter from a terminal, any characters from a pipe.
class SpeechFace final : public Face {
public:
    /// Pictures: instead of sentences about the maze, for plain lines; keys are then read line by line.
    enum class Tells : std::uint8_t { Sentences, Pictures };
    explicit SpeechFace(Tells tells = Tells::Sentences);
    ~SpeechFace() override;

    [[nodiscard]] std::optional<text::Choice> choose(const text::MazeMenu& menu) override;
    void read(const Page& page) override;
    [[nodiscard]] std::optional<QString> ask(
        const Page& page, const QString& question, const QString& given, Line line) override;
    void say(const QString& text) override;
    [[nodiscard]] Left play(MazeSession& session, RunKeeper& keeper) override;
    void visit(NetVisit& visit) override;
    [[nodiscard]] bool stopped() const override { return m_stopped; }
    [[nodiscard]] text::MazeHelp::Edition edition() const override { return text::MazeHelp::Edition::Speech; }

private:
    /// A null character when the program shall end.
    [[nodiscard]] QChar key();
    /// Nothing when something else is new.
    [[nodiscard]] std::optional<QChar> keyOrNews();
    enum class Heed : std::uint8_t { Keys, News };
    /// Nothing at the end, or for News.
    [[nodiscard]] std::optional<char> byte(Heed heed = Heed::Keys);
    /// The number of an entry of a list that was said.
    [[nodiscard]] std::optional<int> pick(const QString& title, const QStringList& entries);
    [[nodiscard]] QString line();
    [[nodiscard]] std::optional<Left> pause(MazeSession& session, RunKeeper& keeper);

    // A visit to a server: speech_net.cpp and speech_match.cpp.
    struct Visiting;
    enum class After : std::uint8_t { Stay, GoHome };
    void hear(Visiting& now);
    void hear(const NetNews& news, Visiting& now);
    void sayLobby(Visiting& now);
    void sayLevel(const NetNews& news, Visiting& now);
    [[nodiscard]] After pressInLobby(QChar pressed, Visiting& now);
    [[nodiscard]] After open(const LobbyEntry& entry, Visiting& now);
    void write(Visiting& now);
    [[nodiscard]] After pressInMatch(QChar pressed, Visiting& now);
    void look(QChar pressed, Visiting& now);
    [[nodiscard]] After matchMenu(Visiting& now);
    [[nodiscard]] After leaveMatch(Visiting& now);

    Tells m_tells;
    std::unique_ptr<TerminalGuard> m_guard;
    bool m_keys;
    bool m_stopped = false;
};

} // namespace labrys::cli
