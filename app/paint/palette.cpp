// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/palette.h"

#include <array>
#include <utility>

namespace labrys::paint {

namespace {

using Role = QPalette::ColorRole;
constexpr std::array kRoles{std::pair{Role::Window, Token::Bg}, std::pair{Role::WindowText, Token::Text},
    std::pair{Role::Base, Token::Sunken}, std::pair{Role::AlternateBase, Token::Surface},
    std::pair{Role::Text, Token::Text}, std::pair{Role::PlaceholderText, Token::Text3},
    std::pair{Role::Button, Token::Raised}, std::pair{Role::ButtonText, Token::Text},
    std::pair{Role::BrightText, Token::TerraText}, std::pair{Role::Light, Token::Overlay},
    std::pair{Role::Midlight, Token::Raised}, std::pair{Role::Mid, Token::Line},
    std::pair{Role::Dark, Token::Outline}, std::pair{Role::Shadow, Token::Shade},
    std::pair{Role::Highlight, Token::Accent}, std::pair{Role::HighlightedText, Token::OnAccent},
    std::pair{Role::Link, Token::LapisText}, std::pair{Role::LinkVisited, Token::MurexText},
    std::pair{Role::ToolTipBase, Token::Overlay}, std::pair{Role::ToolTipText, Token::Text}};

constexpr bool isInk(Role role)
{
    return role == Role::WindowText || role == Role::Text || role == Role::ButtonText
        || role == Role::HighlightedText || role == Role::ToolTipText;
}

/// `ink` as it looks on `ground` at the opacity of what is disabled.
QColor dimmed(const QColor& ink, const QColor& ground)
{
    const int part = number(Percent::Disabled);
    const auto mix = [part](int a, int b) { return (a * part + b * (100 - part)) / 100; };
    return {mix(ink.red(), ground.red()), mix(ink.green(), ground.green()), mix(ink.blue(), ground.blue())};
}

} // namespace

QPalette widgetPalette(ThemeId theme)
{
    QPalette palette;
    for (const auto& [role, token] : kRoles) {
        const QColor full = colour(theme, token);
        palette.setColor(QPalette::Active, role, full);
        palette.setColor(QPalette::Inactive, role, full);
        palette.setColor(
            QPalette::Disabled, role, isInk(role) ? dimmed(full, colour(theme, Token::Surface)) : full);
    }
    return palette;
}

} // namespace labrys::paint
