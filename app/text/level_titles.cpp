// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/level_titles.h"

#include <QCoreApplication>

#include <array>

namespace labrys::text {

namespace {

/// They stand in the files of `levels`, in English; here they are told to the translators. A test compares.
[[maybe_unused]] constexpr std::array kWords{QT_TRANSLATE_NOOP("Levels", "First steps"),
    QT_TRANSLATE_NOOP("Levels", "Three bridges"), QT_TRANSLATE_NOOP("Levels", "The bull ring"),
    QT_TRANSLATE_NOOP("Levels", "The cellar"), QT_TRANSLATE_NOOP("Levels", "The chessboard"),
    QT_TRANSLATE_NOOP("Levels", "The cloister"), QT_TRANSLATE_NOOP("Levels", "The comb"),
    QT_TRANSLATE_NOOP("Levels", "The bull pen"), QT_TRANSLATE_NOOP("Levels", "The store rooms"),
    QT_TRANSLATE_NOOP("Levels", "The long gallery"), QT_TRANSLATE_NOOP("Levels", "The palace of Knossos"),
    QT_TRANSLATE_NOOP("Levels", "The last door"), QT_TRANSLATE_NOOP("Levels", "The hall of pillars"),
    QT_TRANSLATE_NOOP("Levels", "The racetrack"), QT_TRANSLATE_NOOP("Levels", "The snail"),
    QT_TRANSLATE_NOOP("Levels", "One river, three bridges, and a hunter who knows which one you will take."),
    QT_TRANSLATE_NOOP(
        "Levels", "Nothing but you and the Minotaur: step off the mark, then run while it rests."),
    QT_TRANSLATE_NOOP("Levels", "You see three steps here. Look for the torch first."),
    QT_TRANSLATE_NOOP("Levels", "Every crossing looks alike. The compass knows better."),
    QT_TRANSLATE_NOOP(
        "Levels", "Two hunters walk the cloister. The freezes lie where you begin: keep them for the court."),
    QT_TRANSLATE_NOOP(
        "Levels", "Some teeth are dead ends, and the key lies in one: wait until the wanderer has gone by."),
    QT_TRANSLATE_NOOP("Levels", "There and back again, and three wanderers in between."),
    QT_TRANSLATE_NOOP("Levels", "Six walls around the beast, and it jumps over all of them."),
    QT_TRANSLATE_NOOP("Levels", "Everything at once: a hunter, two wanderers and the Minotaur."),
    QT_TRANSLATE_NOOP("Levels", "Wanderers see four steps; pillars hide you from them."),
    QT_TRANSLATE_NOOP("Levels", "Round and round: a hunter never catches who keeps to the rings."),
    QT_TRANSLATE_NOOP("Levels", "The long way in is safe, the short cuts are quick.")};

} // namespace

QString levelWords(const QString& words)
{
    return QCoreApplication::translate("Levels", words.toUtf8().constData());
}

} // namespace labrys::text
