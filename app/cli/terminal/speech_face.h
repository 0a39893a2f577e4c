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
    SpeechFace();
    ~SpeechFace() override;

    [[nodiscard]] std::optional<text::Choice> choose(const text::MazeMenu& menu) override;
    void read(const Page& page) override;
    [[nodiscard]] std::optional<QString> ask(
        const Page& page, const QString& question, const QString& given) override;
    void say(const QString& text) override;
    [[nodiscard]] Left play(MazeSession& session, RunKeeper& keeper) override;
    [[nodiscard]] bool stopped() const override { return m_stopped; }
    [[nodiscard]] text::MazeHelp::Edition edition() const override { return text::MazeHelp::Edition::Speech; }

private:
    /// A null character when the program shall end.
    [[nodiscard]] QChar key();
    [[nodiscard]] std::optional<char> byte();
    [[nodiscard]] QString line();
    [[nodiscard]] std::optional<Left> pause(MazeSession& session, RunKeeper& keeper);

    std::unique_ptr<TerminalGuard> m_guard;
    bool m_keys;
    bool m_stopped = false;
};

} // namespace labrys::cli
