// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/minoan.h"

#include <utility>

namespace labrys::games {

namespace {

constexpr std::string_view kRules = "content/minoan/rules.json";
constexpr std::string_view kTexts = "content/minoan/texts.json";

} // namespace

std::expected<MinoanGame, Problem> MinoanGame::load(const ReadResource& read)
{
    const auto rules = read(kRules);
    if (!rules)
        return std::unexpected(rules.error());
    auto content = minoan::readContent(*rules, kRules);
    if (!content)
        return std::unexpected(std::move(content.error()));
    const auto written = read(kTexts);
    if (!written)
        return std::unexpected(written.error());
    auto texts = minoan::readTexts(*written, kTexts);
    if (!texts)
        return std::unexpected(std::move(texts.error()));
    MinoanGame game;
    game.m_content = std::make_shared<const minoan::Content>(*std::move(content));
    game.m_texts = std::make_shared<const minoan::Texts>(*std::move(texts));
    return game;
}

} // namespace labrys::games
