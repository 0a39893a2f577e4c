// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/rules.h"

#include "tests/architecture/rooms.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>

namespace labrys::architecture {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLineLimit = 450;
constexpr std::size_t kHeaderLines = 6;

std::optional<std::string> readFile(const fs::path& path)
{
    std::ifstream stream{path, std::ios::binary};
    if (!stream) {
        return std::nullopt;
    }
    return std::string{std::istreambuf_iterator<char>{stream}, {}};
}

/// Written in two parts, so that this file does not itself break the rule.
constexpr std::array kLeftovers{
    std::string_view{"TO"
                     "DO"},
    std::string_view{"FIX"
                     "ME"},
    std::string_view{"HA"
                     "CK"},
};

void checkLeftovers(const SourceText& source, Findings& findings)
{
    const std::string_view raw = source.raw;
    for (const std::string_view word : kLeftovers) {
        for (std::size_t at = raw.find(word); at != std::string_view::npos; at = raw.find(word, at + 1)) {
            const std::size_t end = at + word.size();
            const bool whole = (at == 0 || !isNameCharacter(raw[at - 1]))
                && (end == raw.size() || !isNameCharacter(raw[end]));
            if (whole) {
                findings.push_back({source.path, source.lineOf(at), "leftover",
                    "'" + std::string{word} + "' is left over: do it, or file an issue"});
            }
        }
    }
}

void checkLicence(const SourceText& source, Findings& findings)
{
    std::size_t end = 0;
    for (std::size_t line = 0; line < kHeaderLines && end < source.raw.size(); ++line) {
        end = std::min(source.raw.find('\n', end), source.raw.size() - 1) + 1;
    }
    const std::string_view head = std::string_view{source.raw}.substr(0, end);
    for (const std::string_view tag : {"SPDX-File"
                                       "CopyrightText: 2026 The Labrys authors",
             "SPDX-License-"
             "Identifier: "}) {
        if (head.find(tag) == std::string_view::npos) {
            findings.push_back(
                {source.path, 1, "licence", "the first lines lack '" + std::string{tag} + "'"});
        }
    }
}

void checkShape(const SourceText& source, Findings& findings)
{
    if (source.language != Language::Other && source.lineCount() > kLineLimit) {
        findings.push_back({source.path, source.lineCount(), "length",
            std::to_string(source.lineCount()) + " lines, at most " + std::to_string(kLineLimit)
                + ": split the file by what it is about"});
    }
    if (source.path.ends_with(".h") && source.code.find("#pragma once") == std::string::npos) {
        findings.push_back({source.path, 1, "pragma-once", "the header lacks '#pragma once'"});
    }
}

bool isSource(const fs::path& path)
{
    static constexpr std::array<std::string_view, 6> kEndings{".h", ".cpp", ".qml", ".js", ".cmake", ".sh"};
    return path.filename() == "CMakeLists.txt" || std::ranges::count(kEndings, path.extension().string()) > 0;
}

void checkFile(SourceText source, const std::set<std::string>& floatAllowed, Findings& findings)
{
    checkLicence(source, findings);
    checkLeftovers(source, findings);
    checkShape(source, findings);
    if (source.language == Language::Cpp) {
        checkIncludes(source, findings);
        if (liesIn(source.path, "core")) {
            checkCore(source, floatAllowed, findings);
        }
    }
    const bool seen
        = liesIn(source.path, "app") || liesIn(source.path, "editor") || liesIn(source.path, "qml");
    if (source.language == Language::Cpp && seen) {
        checkColourLiterals(source, findings);
    }
    if (source.path.ends_with(".qml") && liesIn(source.path, "qml")) {
        checkQml(source, findings);
    }
}

std::set<std::string> readFloatAllowed(const fs::path& root)
{
    std::set<std::string> allowed;
    std::ifstream stream{root / "tests/architecture/float_allowed.txt"};
    for (std::string line; std::getline(stream, line);) {
        line.resize(std::min(line.find('#'), line.size()));
        line.resize(line.find_last_not_of(" \t\r") + 1);
        if (!line.empty()) {
            allowed.insert(line);
        }
    }
    return allowed;
}

void checkTopLevel(const fs::path& root, Findings& findings)
{
    for (const fs::directory_entry& entry : fs::directory_iterator{root}) {
        const std::string name = entry.path().filename().string();
        if (!isTopLevelEntry(name)) {
            findings.push_back({name, 0, "top-level",
                "nothing is added at the top: app core editor qml resources levels tests packaging "
                "hold everything"});
        }
    }
}

std::vector<fs::path> sourcesBelow(const fs::path& folder)
{
    std::vector<fs::path> sources;
    if (!fs::exists(folder)) {
        return sources;
    }
    for (auto it = fs::recursive_directory_iterator{folder}; it != fs::end(it); ++it) {
        if (it->is_directory() && it->path().filename().string().starts_with('.')) {
            it.disable_recursion_pending();
        } else if (it->is_regular_file() && isSource(it->path())) {
            sources.push_back(it->path());
        }
    }
    return sources;
}

} // namespace

Findings checkTree(const fs::path& root)
{
    Findings findings;
    checkTopLevel(root, findings);
    const std::set<std::string> floatAllowed = readFloatAllowed(root);
    std::vector<fs::path> sources;
    if (fs::exists(root / "CMakeLists.txt")) {
        sources.push_back(root / "CMakeLists.txt");
    }
    for (const std::string_view folder : topFolders()) {
        std::ranges::copy(sourcesBelow(root / folder), std::back_inserter(sources));
    }
    for (const fs::path& path : sources) {
        const std::string name = path.lexically_relative(root).generic_string();
        if (std::optional<std::string> text = readFile(path)) {
            checkFile(sourceText(name, *std::move(text)), floatAllowed, findings);
        } else {
            findings.push_back({name, 0, "unreadable", "the file cannot be read"});
        }
    }
    std::ranges::sort(findings);
    return findings;
}

} // namespace labrys::architecture
