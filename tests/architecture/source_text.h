// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::architecture {

enum class Language { Cpp, Qml, Other };

/// One `#include`, as written between its quotes or angle brackets.
struct Include {
    enum class Form { Quoted, Angled };
    std::size_t line;
    Form form;
    std::string path;
};

/// A name as written, with its qualifiers: `std::ranges::shuffle`.
struct Word {
    std::size_t line;
    std::string_view text;
    std::size_t begin; ///< offset in `code`
};

/// A source file in the forms the rules read. All texts have equal length and equal line ends, so that an
/// offset means the same place in each; what was taken out is blank. Lines count from one.
struct SourceText {
    std::string path; ///< from the project's root, with '/'
    Language language = Language::Other;
    std::string raw;
    std::string uncommented; ///< without comments
    std::string code;        ///< without comments and without what stands inside strings and characters

    [[nodiscard]] std::size_t lineOf(std::size_t offset) const;
    [[nodiscard]] std::size_t lineCount() const;
};

[[nodiscard]] Language languageOf(std::string_view path);
[[nodiscard]] SourceText sourceText(std::string path, std::string raw);
[[nodiscard]] std::vector<Include> includesOf(const SourceText& source);

/// Views into `source.code`, which must outlive them.
[[nodiscard]] std::vector<Word> wordsOf(const SourceText& source);

[[nodiscard]] bool isNameCharacter(char character);
[[nodiscard]] bool isDigit(char character);

} // namespace labrys::architecture
