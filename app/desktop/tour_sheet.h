// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/vision.h"

#include <QQmlEngine>
#include <QQuickItem>

#include <array>
#include <memory>

namespace labrys::desktop {

/// The pages of the component sheet, by the name of their QML type and of their picture.
struct SheetPage {
    const char* type;
    const char* picture;
};
inline constexpr std::array kSheetPages{SheetPage{"SheetControls", "sheet_controls"},
    SheetPage{"SheetMessages", "sheet_messages"}, SheetPage{"SheetIcons", "sheet_icons"}};

/// A page of the sheet laid over `parent`, as wide as it, or null with a warning of QML.
[[nodiscard]] std::unique_ptr<QQuickItem> makeSheet(
    QQmlEngine& engine, const SheetPage& page, QQuickItem& parent);

/// The ending of a picture's name for one kind of eye; empty for the usual one.
[[nodiscard]] QString endingOf(paint::Vision vision);

} // namespace labrys::desktop
