// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/rules.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace labrys::architecture {

namespace {

using Names = std::string_view;

constexpr std::size_t kScriptLimit = 5;

// The software scene graph draws none of these, and says nothing.
constexpr std::array kEffects{Names{"layer.enabled"}, Names{"layer.effect"}, Names{"layer {"},
    Names{"OpacityMask"}, Names{"MultiEffect"}, Names{"DropShadow"}, Names{"InnerShadow"},
    Names{"ShaderEffect"}, Names{"ShaderEffectSource"}, Names{"GaussianBlur"}, Names{"FastBlur"},
    Names{"ColorOverlay"}, Names{"Glow"}, Names{"ImageParticle"}, Names{"QtQuick.Effects"},
    Names{"Qt5Compat"}};

bool isHexDigit(char character)
{
    return isDigit(character) || (character >= 'a' && character <= 'f')
        || (character >= 'A' && character <= 'F');
}

void checkColours(const SourceText& source, Findings& findings)
{
    const std::string_view text = source.uncommented;
    for (std::size_t at = text.find('#'); at != std::string_view::npos; at = text.find('#', at + 1)) {
        std::size_t end = at + 1;
        while (end < text.size() && isHexDigit(text[end])) {
            ++end;
        }
        const std::size_t digits = end - at - 1;
        const bool length = digits == 3 || digits == 4 || digits == 6 || digits == 8;
        const char quote = at > 0 ? text[at - 1] : ' ';
        if (length && (quote == '"' || quote == '\'') && end < text.size() && text[end] == quote) {
            findings.push_back({source.path, source.lineOf(at), "colour",
                "colours come from the theme: name a token of resources/theme instead of "
                    + std::string{text.substr(at, end - at)}});
        }
    }
}

// Lengths, sizes of text and durations are tokens; nothing and one are no sizes, and neither are shares.
constexpr std::array kMeasures{Names{"width"}, Names{"height"}, Names{"implicitWidth"},
    Names{"implicitHeight"}, Names{"x"}, Names{"y"}, Names{"spacing"}, Names{"radius"}, Names{"corner"},
    Names{"padding"}, Names{"leftPadding"}, Names{"rightPadding"}, Names{"topPadding"},
    Names{"bottomPadding"}, Names{"margins"}, Names{"leftMargin"}, Names{"rightMargin"}, Names{"topMargin"},
    Names{"bottomMargin"}, Names{"pixelSize"}, Names{"size"}, Names{"thickness"}, Names{"duration"},
    Names{"interval"}};

/// A number of at least two that is the whole value of a binding.
bool isMeasure(std::string_view value)
{
    const std::size_t begin = value.find_first_not_of(" \t-");
    const std::size_t end = value.find_first_of("\r\n;}", begin);
    if (begin == std::string_view::npos || end == std::string_view::npos) {
        return false;
    }
    std::string_view number = value.substr(begin, end - begin);
    number = number.substr(0, number.find_last_not_of(" \t") + 1);
    const bool digits = !number.empty()
        && std::ranges::all_of(number, [](char character) { return isDigit(character) || character == '.'; });
    return digits && number != "0" && number != "1" && !number.starts_with("0.");
}

void checkSizes(const SourceText& source, Findings& findings)
{
    const std::string_view code = source.code;
    for (std::size_t colon = code.find(':'); colon != std::string_view::npos;
        colon = code.find(':', colon + 1)) {
        std::size_t begin = colon;
        while (begin > 0 && isNameCharacter(code[begin - 1])) {
            --begin;
        }
        const std::string_view name = code.substr(begin, colon - begin);
        if (std::ranges::find(kMeasures, name) != kMeasures.end() && isMeasure(code.substr(colon + 1))) {
            findings.push_back({source.path, source.lineOf(colon), "size",
                "sizes and durations come from the theme: name a token of resources/theme for "
                    + std::string{name}});
        }
    }
}

void checkEffects(const SourceText& source, Findings& findings)
{
    const std::string_view code = source.code;
    for (const std::string_view effect : kEffects) {
        for (std::size_t at = code.find(effect); at != std::string_view::npos;
            at = code.find(effect, at + 1)) {
            const std::size_t end = at + effect.size();
            const bool whole = (at == 0 || !isNameCharacter(code[at - 1]))
                && (end == code.size() || !isNameCharacter(code[end]));
            if (whole) {
                findings.push_back({source.path, source.lineOf(at), "effect",
                    std::string{effect}
                        + " is not drawn by the software scene graph: paint it, or use "
                          "opacity, clip, gradients or Shapes"});
            }
        }
    }
}

// Controls of the toolkit and what hears clicks: made into controls of ours in qml/ui, and nowhere else
// (ACC-004).
constexpr std::array kBare{Names{"QtQuick.Controls"}, Names{"QtQuick.Templates"}, Names{"MouseArea"},
    Names{"TapHandler"}, Names{"Shortcut"}};
// In qml/ui these must say what they are, how they are called, and what a press does.
constexpr std::array kPressed{Names{"T.AbstractButton {"}, Names{"T.Button {"}, Names{"T.ComboBox {"},
    Names{"T.ItemDelegate {"}, Names{"T.Slider {"}, Names{"T.Switch {"}};
constexpr std::array kSpoken{Names{"Accessible.role:"}, Names{"Accessible.name:"}};

bool contains(std::string_view text, std::string_view word)
{
    return text.find(word) != std::string_view::npos;
}

void checkControls(const SourceText& source, Findings& findings)
{
    const std::string_view code = source.code;
    if (!source.path.starts_with("qml/ui/")) {
        for (const std::string_view bare : kBare) {
            const std::size_t at = code.find(bare);
            if (at != std::string_view::npos && source.path.starts_with("qml/")) {
                findings.push_back({source.path, source.lineOf(at), "bare-control",
                    std::string{bare}
                        + ": use a control of qml/ui, or make one there, with role, name and press"});
            }
        }
        return;
    }
    for (const std::string_view control : kPressed) {
        const std::size_t at = code.find(control);
        const bool acts
            = contains(code, "Accessible.onPressAction") || contains(code, "Accessible.onIncreaseAction");
        const bool spoken = std::ranges::all_of(kSpoken, [code](Names word) { return contains(code, word); });
        if (at != std::string_view::npos && !(acts && spoken)) {
            findings.push_back({source.path, source.lineOf(at), "bare-control",
                "a control has Accessible.role, Accessible.name and Accessible.onPressAction"});
        }
    }
}

class ScriptFinder {
public:
    explicit ScriptFinder(std::string_view code)
        : m_code{code}
    {
    }

    /// Whether the brace at `at` opens JavaScript: a function, an arrow, or a binding `name: {`.
    [[nodiscard]] bool opensScript(std::size_t at) const
    {
        std::size_t before = lastBefore(at);
        if (before == std::string_view::npos) {
            return false;
        }
        if (m_code[before] == ':' || m_code.substr(0, before + 1).ends_with("=>")) {
            return true;
        }
        if (isNameCharacter(m_code[before])) {
            // A return type stands between ')' and '{'; a QML type between ':' and '{' does not follow ')'.
            before = lastBefore(beginOfWord(before));
            if (before == std::string_view::npos || m_code[before] != ':') {
                return false;
            }
            before = lastBefore(before);
        }
        return before != std::string_view::npos && m_code[before] == ')' && isFunction(before);
    }

    /// Offset of the brace that closes the one at `at`, or the end of the text.
    [[nodiscard]] std::size_t closing(std::size_t at) const
    {
        std::size_t depth = 0;
        for (; at < m_code.size(); ++at) {
            if (m_code[at] == '{') {
                ++depth;
            } else if (m_code[at] == '}' && --depth == 0) {
                return at;
            }
        }
        return m_code.size();
    }

private:
    [[nodiscard]] std::size_t lastBefore(std::size_t at) const
    {
        return at == 0 ? std::string_view::npos : m_code.find_last_not_of(" \t\r\n", at - 1);
    }

    [[nodiscard]] std::size_t beginOfWord(std::size_t last) const
    {
        while (last > 0 && isNameCharacter(m_code[last - 1])) {
            --last;
        }
        return last;
    }

    /// Whether the parenthesis closed at `close` holds the parameters of a function.
    [[nodiscard]] bool isFunction(std::size_t close) const
    {
        std::size_t depth = 0;
        std::size_t open = close;
        for (;; --open) {
            if (m_code[open] == ')') {
                ++depth;
            } else if (m_code[open] == '(' && --depth == 0) {
                break;
            }
            if (open == 0) {
                return false;
            }
        }
        const std::size_t last = lastBefore(open);
        if (last == std::string_view::npos || !isNameCharacter(m_code[last])) {
            return false;
        }
        const std::size_t begin = beginOfWord(last);
        if (m_code.substr(begin, last + 1 - begin) == "function") {
            return true;
        }
        const std::size_t keyword = lastBefore(begin);
        return keyword != std::string_view::npos && m_code.substr(0, keyword + 1).ends_with("function");
    }

    std::string_view m_code;
};

void checkScripts(const SourceText& source, Findings& findings)
{
    const ScriptFinder finder{source.code};
    for (std::size_t at = source.code.find('{'); at != std::string::npos;
        at = source.code.find('{', at + 1)) {
        if (!finder.opensScript(at)) {
            continue;
        }
        const std::size_t end = finder.closing(at);
        const std::size_t first = source.lineOf(at);
        const std::size_t last = source.lineOf(end);
        if (last - first > kScriptLimit + 1) {
            findings.push_back({source.path, first, "script",
                std::to_string(last - first - 1) + " lines of script, at most " + std::to_string(kScriptLimit)
                    + ": move the logic into the view model"});
        }
        at = std::min(end, source.code.size() - 1);
    }
}

} // namespace

void checkColourLiterals(const SourceText& source, Findings& findings)
{
    checkColours(source, findings);
    const std::string_view code = source.code;
    for (const Names call : {Names{"QColor("}, Names{"QColor{"}, Names{"qRgb("}, Names{"qRgba("}}) {
        for (std::size_t at = code.find(call); at != std::string_view::npos; at = code.find(call, at + 1)) {
            const std::size_t first = code.find_first_not_of(" \t\r\n", at + call.size());
            if (first != std::string_view::npos && isDigit(code[first])) {
                findings.push_back({source.path, source.lineOf(at), "colour",
                    "colours come from the theme: name a token of resources/theme instead of numbers"});
            }
        }
    }
}

void checkQml(const SourceText& source, Findings& findings)
{
    checkColours(source, findings);
    checkSizes(source, findings);
    checkEffects(source, findings);
    checkScripts(source, findings);
    checkControls(source, findings);
}

} // namespace labrys::architecture
