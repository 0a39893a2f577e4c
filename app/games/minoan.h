// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/resources.h"
#include "core/minoan/rules.h"

#include <expected>
#include <memory>

namespace labrys::games {

/// The Minoan run with its content.
class MinoanGame {
public:
    /// Refuses with the problems of its resources.
    [[nodiscard]] static std::expected<MinoanGame, Problem> load(const ReadResource& read);

    [[nodiscard]] const std::shared_ptr<const minoan::Content>& content() const { return m_content; }

private:
    std::shared_ptr<const minoan::Content> m_content;
};

} // namespace labrys::games
