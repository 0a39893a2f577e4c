// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/key_names.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <array>
#include <utility>

namespace labrys::ui {

namespace {

constexpr std::array kPresetIds{"wasd", "arrows", "zqsd"};

/// The letters of a US keyboard, row by row, and the codes of their places.
constexpr QLatin1StringView kRows("QWERTYUIOPASDFGHJKLZXCVBNM");
/// What a French keyboard has there; its M is where others have a semicolon.
constexpr QLatin1StringView kFrenchRows("AZERTYUIOPQSDFGHJKLWXCVBN,");
constexpr std::array kRowStarts{std::pair{0, 16U}, std::pair{10, 30U}, std::pair{19, 44U}};

#if defined(Q_OS_WIN)
constexpr quint32 kCodeShift = 0;
constexpr bool kPlacesKnown = true;
#elif defined(Q_OS_MACOS)
// Qt gives no scan codes there; the letter has to do.
constexpr quint32 kCodeShift = 0;
constexpr bool kPlacesKnown = false;
#else
// Codes of evdev and 8, the same under X11 and Wayland.
constexpr quint32 kCodeShift = 8;
constexpr bool kPlacesKnown = true;
#endif

/// The code of the i-th letter of kRows: within a row codes go up by one.
quint32 codeOf(int i)
{
    quint32 code = 0;
    for (const auto& [start, first] : kRowStarts)
        if (i >= start)
            code = first + static_cast<quint32>(i - start);
    return code + kCodeShift;
}

QChar letter(QLatin1StringView rows, qsizetype i)
{
    return QChar(rows[i]);
}

int indexOf(QLatin1StringView rows, int key)
{
    for (qsizetype i = 0; i < rows.size(); ++i)
        if (letter(rows, i).unicode() == key)
            return static_cast<int>(i);
    return -1;
}

QLatin1StringView rowsOf(Preset preset)
{
    return preset == Preset::Zqsd ? kFrenchRows : kRows;
}

struct Cap {
    int key;
    const char* name;
};

constexpr std::array kArrowCaps{
    Cap{Qt::Key_Up, "up"}, Cap{Qt::Key_Down, "down"}, Cap{Qt::Key_Left, "left"}, Cap{Qt::Key_Right, "right"}};

// What is written on keys; as short as there.
constexpr std::array kWordCaps{Cap{Qt::Key_Space, QT_TRANSLATE_NOOP("Keys", "Space")},
    Cap{Qt::Key_Return, QT_TRANSLATE_NOOP("Keys", "Enter")},
    Cap{Qt::Key_Enter, QT_TRANSLATE_NOOP("Keys", "Enter")},
    Cap{Qt::Key_Escape, QT_TRANSLATE_NOOP("Keys", "Esc")}, Cap{Qt::Key_Tab, QT_TRANSLATE_NOOP("Keys", "Tab")},
    Cap{Qt::Key_Home, QT_TRANSLATE_NOOP("Keys", "Home")}, Cap{Qt::Key_End, QT_TRANSLATE_NOOP("Keys", "End")},
    Cap{Qt::Key_PageUp, QT_TRANSLATE_NOOP("Keys", "Page up")},
    Cap{Qt::Key_PageDown, QT_TRANSLATE_NOOP("Keys", "Page down")},
    Cap{Qt::Key_Insert, QT_TRANSLATE_NOOP("Keys", "Insert")},
    Cap{Qt::Key_Delete, QT_TRANSLATE_NOOP("Keys", "Delete")},
    Cap{Qt::Key_Backspace, QT_TRANSLATE_NOOP("Keys", "Backspace")},
    Cap{Qt::Key_Backtab, QT_TRANSLATE_NOOP("Keys", "Shift+Tab")}};

constexpr QLatin1StringView kPlacePrefix("place:");

} // namespace

QString presetId(Preset preset)
{
    return QString::fromLatin1(kPresetIds.at(static_cast<std::size_t>(preset)));
}

std::optional<Preset> presetOf(const QString& id)
{
    for (int i = 0; i < kPresets; ++i)
        if (id == presetId(static_cast<Preset>(i)))
            return static_cast<Preset>(i);
    return std::nullopt;
}

int letterAt(int place, Preset preset)
{
    const int i = indexOf(kRows, place);
    return i < 0 ? place : letter(rowsOf(preset), i).unicode();
}

int placeOf(const KeyPress& press, Preset preset)
{
    if (!kPlacesKnown || press.scanCode == 0) {
        const int i = indexOf(rowsOf(preset), press.key);
        return i < 0 ? 0 : letter(kRows, i).unicode();
    }
    for (int i = 0; i < kRows.size(); ++i)
        if (press.scanCode == codeOf(i))
            return letter(kRows, i).unicode();
    return 0;
}

int plainKey(const KeyPress& press)
{
    const bool backtab = press.key == Qt::Key_Tab && press.modifiers.testFlag(Qt::ShiftModifier);
    const auto chord = press.modifiers & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    return (backtab ? Qt::Key_Backtab : press.key) | static_cast<int>(chord.toInt());
}

bool matches(const BoundKey& bound, const KeyPress& press, Preset preset)
{
    if (!bound.place)
        return plainKey(press) == bound.key;
    const bool chord = (press.modifiers & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != Qt::NoModifier;
    return !chord && placeOf(press, preset) == bound.key;
}

bool clash(const BoundKey& one, const BoundKey& other, Preset preset)
{
    const auto written
        = [preset](const BoundKey& key) { return key.place ? letterAt(key.key, preset) : key.key; };
    return one == other || (one.place != other.place && written(one) == written(other));
}

QString keyId(const BoundKey& key)
{
    if (key.place)
        return QString(kPlacePrefix) + QChar(key.key);
    return QKeySequence(key.key).toString(QKeySequence::PortableText);
}

std::optional<BoundKey> keyOf(const QString& id)
{
    BoundKey key;
    if (id.startsWith(kPlacePrefix)) {
        if (id.size() != kPlacePrefix.size() + 1)
            return std::nullopt;
        key = {id.back().unicode(), true};
        return indexOf(kRows, key.key) < 0 ? std::nullopt : std::optional(key);
    }
    const auto sequence = QKeySequence::fromString(id, QKeySequence::PortableText);
    if (sequence.count() != 1 || sequence[0].key() == Qt::Key_unknown)
        return std::nullopt;
    key.key = sequence[0].toCombined();
    return keyId(key) == id ? std::optional(key) : std::nullopt;
}

QString keyCap(const BoundKey& key, Preset preset)
{
    if (key.place)
        return QString(QChar(letterAt(key.key, preset)));
    for (const auto& arrow : kArrowCaps)
        if (arrow.key == key.key)
            return QString::fromLatin1(arrow.name);
    for (const auto& word : kWordCaps)
        if (word.key == key.key)
            return QCoreApplication::translate("Keys", word.name);
    return keyId(key);
}

} // namespace labrys::ui
