// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/content_files.h"

#include "core/minoan/content.h"
#include "core/minoan/texts.h"
#include "core/minotaur/content.h"

#include <array>

namespace labrys::games {

namespace {

template <auto read>
std::optional<Problem> problemOf(std::string_view text, std::string_view file)
{
    const auto content = read(text, file);
    return content ? std::nullopt : std::optional(content.error());
}

constexpr std::array kFiles{ContentFile{"minoan/rules.json", problemOf<minoan::readContent>},
    ContentFile{"minoan/texts.json", problemOf<minoan::readTexts>},
    ContentFile{"minotaur/rules.json", problemOf<minotaur::readContent>}};

} // namespace

std::span<const ContentFile> contentFiles()
{
    return kFiles;
}

} // namespace labrys::games
