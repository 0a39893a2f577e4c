// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/seed_entry.h"

#include "app/text/catalogue.h"
#include "core/minoan/rules.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStringList>

#include <array>

namespace labrys::viewmodels {

namespace {

struct Syllable {
    char16_t low;
    const char* sound;
};

/// One for each value of five bits; the sign is U+10000 and so much more.
constexpr std::array<Syllable, 32> kSyllables{Syllable{0x00, "a"}, Syllable{0x01, "e"}, Syllable{0x02, "i"},
    Syllable{0x03, "o"}, Syllable{0x04, "u"}, Syllable{0x05, "da"}, Syllable{0x06, "de"},
    Syllable{0x07, "di"}, Syllable{0x08, "do"}, Syllable{0x09, "du"}, Syllable{0x0F, "ka"},
    Syllable{0x10, "ke"}, Syllable{0x11, "ki"}, Syllable{0x12, "ko"}, Syllable{0x13, "ku"},
    Syllable{0x14, "ma"}, Syllable{0x15, "me"}, Syllable{0x16, "mi"}, Syllable{0x17, "mo"},
    Syllable{0x19, "na"}, Syllable{0x1A, "ne"}, Syllable{0x1B, "ni"}, Syllable{0x1C, "no"},
    Syllable{0x1E, "pa"}, Syllable{0x1F, "pe"}, Syllable{0x20, "pi"}, Syllable{0x21, "po"},
    Syllable{0x28, "ra"}, Syllable{0x29, "re"}, Syllable{0x2A, "ri"}, Syllable{0x2B, "ro"},
    Syllable{0x2C, "ru"}};
constexpr int kCount = 10;

const Syllable& syllableAt(Seed seed, int place)
{
    constexpr int kBits = 5;
    return kSyllables.at(static_cast<std::size_t>(seed.bits() >> kBits * (kCount - 1 - place) & 31U));
}

} // namespace

SeedEntry::SeedEntry(QObject* parent)
    : QObject(parent)
{
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &SeedEntry::changed);
}

void SeedEntry::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    read();
}

void SeedEntry::read()
{
    const auto seed = Seed::fromText(m_text.toStdString());
    m_seed = seed ? std::optional(*seed) : std::nullopt;
    m_fault = seed || m_text.trimmed().isEmpty() ? QString() : text::sentence(seed.error());
    Q_EMIT changed();
}

void SeedEntry::retranslate()
{
    read();
}

QString SeedEntry::code() const
{
    return m_seed ? QString::fromStdString(m_seed->code()) : QString();
}

QString SeedEntry::glyphs() const
{
    QString all;
    for (int i = 0; m_seed && i < kCount; ++i) {
        const char32_t glyph = 0x10000 + static_cast<char32_t>(syllableAt(*m_seed, i).low);
        all += QString::fromUcs4(&glyph, 1);
    }
    return all;
}

QString SeedEntry::syllables() const
{
    QStringList all;
    for (int i = 0; m_seed && i < kCount; ++i)
        all.append(QString::fromLatin1(syllableAt(*m_seed, i).sound));
    return all.join(QLatin1Char('-'));
}

QString SeedEntry::copied() const
{
    const QString text = QGuiApplication::clipboard()->text().trimmed();
    // Any text is a seed of its own: only what was written as a code is offered.
    if (text.size() > 32 || !text.startsWith(QLatin1Char('L'), Qt::CaseInsensitive)
        || !text.contains(QLatin1Char('-')))
        return {};
    const auto seed = Seed::fromText(text.toStdString());
    return seed && seed != m_seed ? QString::fromStdString(seed->code()) : QString();
}

int SeedEntry::rulesVersion() const
{
    return minoan::Rules::kRulesVersion;
}

} // namespace labrys::viewmodels
