// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/test_main.h"

#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <clocale>
#include <locale>
#include <string>

namespace labrys::test {

/// Decimal comma, grouped digits, other words for true and false: what a C++ stream would pick up.
class HostilePunctuation : public std::numpunct<char> {
protected:
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
    std::string do_truename() const override { return "vrai"; }
    std::string do_falsename() const override { return "faux"; }
};

/// Calls check() under every locale of APP-032 that this system has, each with hostile C++ punctuation on
/// top. In a full run the missing ones (decimal comma, Turkish letters, Arabic digits) are compiled first,
/// where the system has localedef and its sources. Returns how many locales were set.
template <class Check>
int underEveryLocale(Check&& check)
{
    static constexpr std::array kNames{"C", "POSIX", "C.UTF-8", "en_US.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8",
        "tr_TR.UTF-8", "ar_EG.UTF-8", "fa_IR.UTF-8"};
    static const QTemporaryDir compiled;
    static const bool once = [] {
        if (!fullSize())
            return false;
        for (const auto* name : {"de_DE", "fr_FR", "tr_TR", "ar_EG", "fa_IR"})
            QProcess::execute(QStringLiteral("localedef"),
                {QStringLiteral("-i"), QLatin1String(name), QStringLiteral("-f"), QStringLiteral("UTF-8"),
                    compiled.filePath(QLatin1String(name) + QStringLiteral(".UTF-8"))});
        return qputenv("LOCPATH", compiled.path().toLocal8Bit());
    }();
    static_cast<void>(once);
    const std::string before = std::setlocale(LC_ALL, nullptr);
    const std::locale standard = std::locale::global(std::locale(std::locale(), new HostilePunctuation));
    int count = 0;
    for (const auto* name : kNames) {
        if (std::setlocale(LC_ALL, name) == nullptr)
            continue;
        ++count;
        check();
    }
    std::locale::global(standard);
    std::setlocale(LC_ALL, before.c_str());
    return count;
}

} // namespace labrys::test
