// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized_text.h"

#include <QString>

#include <optional>

namespace labrys::text {

/// `en` or `fr`; nothing for any other text.
[[nodiscard]] std::optional<Language> languageFromCode(const QString& code);
[[nodiscard]] QString codeOf(Language language);

/// The language to use (APP-029): the option, then the setting, then the system, else English; also in the
/// locale `C`. Empty texts are skipped.
[[nodiscard]] Language chooseLanguage(const QString& option, const QString& setting);

/// One text of the catalogue where there is no application object, which tr() needs.
[[nodiscard]] QString translated(Language language, const char* context, const char* text);

/// Makes every tr() speak this language from now on. QML engines then need retranslate().
void useLanguage(Language language);
[[nodiscard]] Language language();

} // namespace labrys::text
