// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/pad_family.h"

#include <QCoreApplication>

#include <array>

namespace labrys::ui {

namespace {

struct Button {
    const char* drawing;
    std::array<const char*, 3> names;
};

// In the order of PadButton; the names in the order of PadFamily. SDL reports what is written on the buttons
// of a pad of Nintendo, not where they are.
constexpr std::array kButtons{Button{"pad_up",
                                  {QT_TRANSLATE_NOOP("Pad", "D-pad up"), QT_TRANSLATE_NOOP("Pad", "D-pad up"),
                                      QT_TRANSLATE_NOOP("Pad", "D-pad up")}},
    Button{"pad_down",
        {QT_TRANSLATE_NOOP("Pad", "D-pad down"), QT_TRANSLATE_NOOP("Pad", "D-pad down"),
            QT_TRANSLATE_NOOP("Pad", "D-pad down")}},
    Button{"pad_left",
        {QT_TRANSLATE_NOOP("Pad", "D-pad left"), QT_TRANSLATE_NOOP("Pad", "D-pad left"),
            QT_TRANSLATE_NOOP("Pad", "D-pad left")}},
    Button{"pad_right",
        {QT_TRANSLATE_NOOP("Pad", "D-pad right"), QT_TRANSLATE_NOOP("Pad", "D-pad right"),
            QT_TRANSLATE_NOOP("Pad", "D-pad right")}},
    Button{"pad_a", {"A", QT_TRANSLATE_NOOP("Pad", "Cross"), "A"}},
    Button{"pad_b", {"B", QT_TRANSLATE_NOOP("Pad", "Circle"), "B"}},
    Button{"pad_x", {"X", QT_TRANSLATE_NOOP("Pad", "Square"), "X"}},
    Button{"pad_y", {"Y", QT_TRANSLATE_NOOP("Pad", "Triangle"), "Y"}}, Button{"pad_l1", {"LB", "L1", "L"}},
    Button{"pad_r1", {"RB", "R1", "R"}}, Button{"pad_l2", {"LT", "L2", "ZL"}},
    Button{"pad_r2", {"RT", "R2", "ZR"}},
    Button{"pad_menu", {QT_TRANSLATE_NOOP("Pad", "Menu"), QT_TRANSLATE_NOOP("Pad", "Options"), "+"}}};

const Button& rowOf(PadButton button)
{
    return kButtons.at(static_cast<std::size_t>(button));
}

/// A, B, X and Y are drawn with their letters, which are not on every pad.
bool isFace(PadButton button)
{
    return button >= PadButton::A && button <= PadButton::Y;
}

} // namespace

QString buttonName(PadButton button, PadFamily family)
{
    return QCoreApplication::translate("Pad", rowOf(button).names.at(static_cast<std::size_t>(family)));
}

QString buttonCap(PadButton button, PadFamily family)
{
    if (isFace(button) && family == PadFamily::PlayStation)
        return buttonName(button, family);
    return QString::fromLatin1(rowOf(button).drawing);
}

} // namespace labrys::ui
