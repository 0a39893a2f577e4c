// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/settings.h"

#include "app/text/language.h"
#include "app/viewmodels/shell/settings_table.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QQmlEngine>

#include <algorithm>

namespace labrys::viewmodels {

namespace {

const QString kKeys = QStringLiteral("keys/map");
int placeOf(const SettingRow& row, const QString& value)
{
    for (std::size_t i = 0; i < row.values.size(); ++i)
        if (value == QLatin1StringView(row.values[i].id))
            return static_cast<int>(i);
    return row.byDefault;
}

bool isDark(const QPalette& palette)
{
    constexpr int kMiddle = 128;
    return palette.color(QPalette::Window).lightness() < kMiddle;
}

bool holds(const QString& text, const QString& find)
{
    return text.contains(find, Qt::CaseInsensitive);
}

} // namespace

Settings::Settings(QObject* parent)
    : QObject(parent)
{
    for (const auto& row : settingsTable())
        m_chosen.append(row.byDefault);
}

void Settings::componentComplete()
{
    read();
    useLanguage();
    ++m_revision;
    Q_EMIT changed();
}

void Settings::read()
{
    using Store = exchange::IniStore;
    m_store = std::make_unique<Store>(m_path, m_readOnly ? Store::Mode::ReadOnly : Store::Mode::Keep);
    connect(m_store.get(), &Store::written, this, &Settings::written);
    const auto table = settingsTable();
    for (qsizetype i = 0; i < m_chosen.size(); ++i) {
        const auto& row = table[static_cast<std::size_t>(i)];
        m_chosen[i] = placeOf(row, m_store->value(QLatin1StringView(row.id)).toString());
    }
    m_keys = m_store->value(kKeys).toString();
    if (m_store->state() == Store::State::Unreadable)
        say(tr("The settings in %1 cannot be read; the usual ones are used.").arg(m_path));
    if (m_store->state() == Store::State::Damaged)
        say(m_store->aside().isEmpty()
                ? tr("The settings in %1 are damaged; the usual ones are used.").arg(m_path)
                : tr("The settings were damaged; the usual ones are used. The damaged file is now %1.")
                      .arg(m_store->aside()));
}

QString Settings::value(const char* id) const
{
    const int place = settingPlace(QString::fromLatin1(id));
    const auto& row = settingsTable()[static_cast<std::size_t>(place)];
    return QString::fromLatin1(row.values[static_cast<std::size_t>(m_chosen.at(place))].id);
}

int Settings::theme() const
{
    const QString wanted = m_themeOption.isEmpty() ? value("look/theme") : m_themeOption;
    if (wanted == QLatin1String("system"))
        return isDark(QGuiApplication::palette()) ? 0 : 1;
    return wanted == QLatin1String("fresco") ? 1 : 0;
}

int Settings::speed() const
{
    return m_chosen.at(settingPlace(QStringLiteral("motion/speed")));
}

void Settings::setKeys(const QString& keys)
{
    if (keys == m_keys)
        return;
    m_keys = keys;
    m_store->set(kKeys, keys.isEmpty() ? QVariant() : keys);
    Q_EMIT keysChanged();
}

QStringList Settings::sections() const
{
    return {sectionName(SettingSection::Language), sectionName(SettingSection::Look),
        sectionName(SettingSection::Motion), sectionName(SettingSection::Keys),
        sectionName(SettingSection::Folders), sectionName(SettingSection::Profile)};
}

QStringList Settings::found(int section, const QString& find) const
{
    QStringList ids;
    const QString wanted = find.trimmed();
    for (const auto& row : settingsTable()) {
        const bool has = holds(settingName(row), wanted) || holds(settingNote(row), wanted)
            || holds(sectionName(row.section), wanted)
            || std::ranges::any_of(
                row.values, [&wanted](const SettingValue& value) { return holds(valueName(value), wanted); });
        if (wanted.isEmpty() ? static_cast<int>(row.section) == section : has)
            ids.append(QString::fromLatin1(row.id));
    }
    return ids;
}

bool Settings::isNamed(int section, const QString& find) const
{
    return holds(sections().value(section), find.trimmed());
}

QVariantMap Settings::words(const QString& id) const
{
    const int place = settingPlace(id);
    if (place < 0)
        return {};
    const auto& row = settingsTable()[static_cast<std::size_t>(place)];
    QStringList names;
    for (const auto& value : row.values)
        names.append(valueName(value));
    return {{QStringLiteral("name"), settingName(row)}, {QStringLiteral("note"), settingNote(row)},
        {QStringLiteral("kind"), static_cast<int>(row.kind)}, {QStringLiteral("values"), names},
        {QStringLiteral("standard"), names.at(row.byDefault)}};
}

int Settings::index(const QString& id) const
{
    const int place = settingPlace(id);
    return place < 0 ? 0 : m_chosen.at(place);
}

void Settings::choose(const QString& id, int index)
{
    const int place = settingPlace(id);
    if (place < 0)
        return;
    const auto& row = settingsTable()[static_cast<std::size_t>(place)];
    if (index < 0 || index >= static_cast<int>(row.values.size()) || index == m_chosen.at(place))
        return;
    m_chosen[place] = index;
    // What is chosen here holds, whatever the command line said at the start.
    if (id == QLatin1String("look/theme"))
        m_themeOption.clear();
    if (id == QLatin1String("language"))
        m_languageOption.clear();
    m_store->set(id, QString::fromLatin1(row.values[static_cast<std::size_t>(index)].id));
    ++m_revision;
    // Later, for the control that was used is made of words itself.
    if (id == QLatin1String("language"))
        QMetaObject::invokeMethod(this, &Settings::useLanguage, Qt::QueuedConnection);
    Q_EMIT changed();
}

void Settings::undoReset()
{
    const auto table = settingsTable();
    for (qsizetype i = 0; i < m_chosenBefore.size(); ++i)
        choose(QString::fromLatin1(table[static_cast<std::size_t>(i)].id), m_chosenBefore[i]);
    if (!m_chosenBefore.isEmpty())
        setKeys(m_keysBefore);
    m_chosenBefore.clear();
}

void Settings::reset()
{
    m_chosenBefore = m_chosen;
    m_keysBefore = m_keys;
    for (const auto& row : settingsTable())
        choose(QString::fromLatin1(row.id), row.byDefault);
    setKeys({});
}

void Settings::keep(const QString& name, const QVariant& value)
{
    if (m_store)
        m_store->set(name, value);
}

void Settings::flush()
{
    if (m_store)
        m_store->flush();
}

void Settings::forget()
{
    flush();
    m_themeOption.clear();
    m_languageOption.clear();
    read();
    ++m_revision;
    Q_EMIT keysChanged();
    Q_EMIT changed();
    QMetaObject::invokeMethod(this, &Settings::useLanguage, Qt::QueuedConnection);
}

void Settings::useLanguage()
{
    const QString wanted = value("language");
    const QString setting = wanted == QLatin1String("system") ? QString() : wanted;
    const auto language = text::chooseLanguage(m_languageOption, setting);
    if (language == text::language())
        return;
    text::useLanguage(language);
    if (auto* engine = qmlEngine(this))
        engine->retranslate();
    ++m_wording;
    Q_EMIT languageUsed();
}

void Settings::written(bool good)
{
    say(good ? QString()
             : tr("Settings cannot be kept: %1 cannot be written to. They hold until Labrys is closed.")
                   .arg(QFileInfo(m_path).absolutePath()));
}

void Settings::say(const QString& problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

} // namespace labrys::viewmodels
