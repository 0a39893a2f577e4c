// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/resources.h"
#include "core/minoan/rules.h"
#include "core/minoan/texts.h"

#include <expected>
#include <memory>

namespace labrys::games {

/// The Minoan run with its content.
class MinoanGame {
public:
    /// Refuses with the problems of its resources.
    [[nodiscard]] static std::expected<MinoanGame, Problem> load(const ReadResource& read);

    [[nodiscard]] const std::shared_ptr<const minoan::Content>& content() const { return m_content; }
    [[nodiscard]] const std::shared_ptr<const minoan::Texts>& texts() const { return m_texts; }

private:
    std::shared_ptr<const minoan::Content> m_content;
    std::shared_ptr<const minoan::Texts> m_texts;
};

} // namespace labrys::games
