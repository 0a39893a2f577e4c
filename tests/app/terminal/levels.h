// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace labrys::test {

/// Nobody hunts here: K and E three steps away.
[[nodiscard]] QByteArray quietLevel();
/// A hunter at the other end of a corridor: who waits is caught.
[[nodiscard]] QByteArray deadlyLevel();
/// The largest level, one long winding way and nobody in it.
[[nodiscard]] QByteArray largestLevel();
/// Writes a level into a folder; its path.
[[nodiscard]] QString levelFile(const QString& folder, const QByteArray& level);
/// The keys that win the seven levels of the seed Daedalus, a text a level.
[[nodiscard]] QStringList winningKeys();

} // namespace labrys::test
