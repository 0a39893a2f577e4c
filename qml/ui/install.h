// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QQmlEngine;
QT_END_NAMESPACE

namespace labrys::ui {

/// Gives an engine the fonts, the icons and the place of our modules; the app and every test call it first.
void install(QQmlEngine& engine);

} // namespace labrys::ui
