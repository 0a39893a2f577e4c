// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/resources.h"
#include "core/minotaur/certificate.h"
#include "core/minotaur/rules.h"

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::games {

/// The Minotaur maze with its content and its bundled levels.
class MinotaurGame {
public:
    /// Refuses with the problems of its resources.
    [[nodiscard]] static std::expected<MinotaurGame, Problem> load(const ReadResource& read);

    [[nodiscard]] const std::shared_ptr<const minotaur::Content>& content() const { return m_content; }
    /// The seven generated levels of a run.
    [[nodiscard]] minotaur::Options campaign(
        int players, minotaur::Difficulty difficulty = minotaur::Difficulty::Ranked) const;
    /// The two bundled first levels in a row.
    [[nodiscard]] minotaur::Options bundled(int players) const;
    /// A bundled level file: the name of the file without its ending, its title, its text.
    struct BundledLevel {
        std::string id;
        std::string title;
        std::string text;
    };
    /// All bundled level files that can be read, in the order of their names, the first steps before them.
    [[nodiscard]] std::vector<BundledLevel> bundledLevels() const;
    /// The levels of a `.maze` text; refuses with all its problems, warnings left out when there is an error
    /// and ignored when there is none.
    [[nodiscard]] std::expected<minotaur::Options, std::vector<Problem>> fromMaze(
        std::string_view text, std::string_view file, int players) const;

    /// Whether a valid level can be won alone, tried with several draws of its wanderers; Unwinnable is only
    /// said of levels that have none. Bounded in time.
    [[nodiscard]] minotaur::Certificate tryLevel(const level::MazeLevel& level) const;

private:
    std::shared_ptr<const minotaur::Content> m_content;
    minotaur::Options m_bundled;
    ReadResource m_read;
};

} // namespace labrys::games
