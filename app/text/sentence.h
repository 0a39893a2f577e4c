// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace labrys::text {

/// The code of a problem and its sentence, marked with QT_TRANSLATE_NOOP("Problem", ...). Arguments %1 to %9
/// are those of the problem, in its order. Where a sentence quotes what the user wrote, the quotation marks
/// are part of the translation.
struct Sentence {
    std::string_view code;
    const char* text = nullptr;
};

} // namespace labrys::text
