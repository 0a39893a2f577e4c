// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/bindings.h"

#include "qml/ui/bindings_text.h"

#include <QLocale>

#include <algorithm>

namespace labrys::ui {

namespace {

using enum Actions::Action;

KeyLayout layoutFrom(int layout)
{
    return static_cast<KeyLayout>(std::clamp(layout, 0, kLayouts - 1));
}

/// None for a number that is no action.
Actions::Action actionFrom(int action)
{
    const auto known = static_cast<int>(actionTable().size());
    return action > 0 && action <= known ? static_cast<Actions::Action>(action) : None;
}

QVariantMap cap(const QString& text, Actions::Action action)
{
    return {{QStringLiteral("cap"), text}, {QStringLiteral("action"), static_cast<int>(action)}};
}

/// Whether the four steps of one player are among the actions: they are shown as one cross.
bool hasCross(const QList<Actions::Action>& actions, Actions::Action north)
{
    for (const auto step : {0, 1, 2, 3})
        if (!actions.contains(static_cast<Actions::Action>(north + step)))
            return false;
    return true;
}

/// Where Z Q S D are the letters under the left hand. It decides what is shown; places are places everywhere.
Preset presetOf(const QLocale& locale)
{
    const bool french = locale.language() == QLocale::French
        && (locale.territory() == QLocale::France || locale.territory() == QLocale::Belgium);
    return french ? Preset::Zqsd : Preset::Wasd;
}

} // namespace

void Bindings::tell()
{
    ++m_revision;
    Q_EMIT changed();
}

void Bindings::setMap(const ActionMap& map)
{
    if (map == m_map)
        return;
    m_map = map;
    tellMap();
}

void Bindings::tellMap()
{
    tell();
    Q_EMIT mapChanged();
}

void Bindings::setPreset(int preset)
{
    if (preset >= 0 && preset < kPresets && preset != this->preset())
        setMap(ActionMap(static_cast<Preset>(preset)));
}

void Bindings::setDevice(Device device)
{
    if (device == m_device)
        return;
    m_device = device;
    tell();
}

void Bindings::setPadFamily(PadFamily family)
{
    if (family == m_family)
        return;
    m_family = family;
    tell();
}

void Bindings::retranslate()
{
    tell();
}

QVariantList Bindings::keyCaps(KeyLayout layout, const QList<Actions::Action>& actions) const
{
    QVariantList caps;
    for (const auto action : actions)
        if (const auto& keys = m_map.keys(layout, action); !keys.empty())
            caps.append(cap(keyCap(keys.front(), m_map.preset()), action));
    return caps;
}

QVariantList Bindings::padCaps(KeyLayout layout, const QList<Actions::Action>& actions) const
{
    if (hasCross(actions, North) || hasCross(actions, MateNorth))
        return {cap(QStringLiteral("pad_dpad"), None)};
    QVariantList caps;
    QList<PadButton> shown;
    for (const auto action : actions) {
        const auto button = padButton(action, layout);
        if (!button || shown.contains(*button))
            continue;
        shown.append(*button);
        caps.append(cap(buttonCap(*button, m_family), action));
    }
    return caps;
}

QVariantList Bindings::caps(int layout, const QVariantList& actions) const
{
    QList<Actions::Action> wanted;
    for (const auto& action : actions)
        if (const auto known = actionFrom(action.toInt()); known != None)
            wanted.append(known);
    const auto buttons = m_device == Pad ? padCaps(layoutFrom(layout), wanted) : QVariantList();
    return buttons.isEmpty() ? keyCaps(layoutFrom(layout), wanted) : buttons;
}

QString Bindings::name(int action) const
{
    return actionName(actionFrom(action));
}

QVariantList Bindings::actions(int layout) const
{
    QVariantList all;
    const auto where = layoutFrom(layout);
    for (const auto& row : actionTable()) {
        if (!isIn(row.action, where))
            continue;
        QStringList keys;
        for (const auto& key : m_map.keys(where, row.action))
            keys.append(keyCap(key, m_map.preset()));
        const auto button = padButton(row.action, where);
        all.append(QVariantMap{{QStringLiteral("action"), static_cast<int>(row.action)},
            {QStringLiteral("id"), QString::fromLatin1(row.id)},
            {QStringLiteral("name"), actionName(row.action)}, {QStringLiteral("group"), groupName(row.group)},
            {QStringLiteral("keys"), keys},
            {QStringLiteral("button"), button ? buttonName(*button, m_family) : QString()},
            {QStringLiteral("cap"), button ? buttonCap(*button, m_family) : QString()},
            {QStringLiteral("fixed"), row.fixed},
            {QStringLiteral("changed"), m_map.isChanged(where, row.action)}});
    }
    return all;
}

QString Bindings::take(const std::expected<void, Refusal>& outcome)
{
    if (!outcome)
        return sentence(outcome.error(), m_map.preset());
    tellMap();
    return {};
}

QString Bindings::rebind(int layout, int action, int slot, int key, quint32 scanCode, int modifiers)
{
    const auto what = actionFrom(action);
    if (what == None)
        return sentence({}, m_map.preset());
    const KeyPress press{key, scanCode, Qt::KeyboardModifiers(modifiers)};
    return take(m_map.rebind(layoutFrom(layout), what, slot, m_map.keyFor(what, press)));
}

QString Bindings::unbind(int layout, int action, int slot)
{
    const auto what = actionFrom(action);
    return what == None ? sentence({}, m_map.preset()) : take(m_map.unbind(layoutFrom(layout), what, slot));
}

QString Bindings::owner(int layout, int action, int key, quint32 scanCode) const
{
    const auto bound = m_map.keyFor(actionFrom(action), {key, scanCode});
    return actionName(m_map.owner(layoutFrom(layout), bound, actionFrom(action)));
}

QString Bindings::reset(int layout, int action)
{
    const auto what = actionFrom(action);
    if (what == None)
        return sentence({}, m_map.preset());
    const auto where = layoutFrom(layout);
    if (!m_map.isChanged(where, what))
        return {};
    return take(m_map.assign(where, what, defaultKeys(what, where, m_map.preset())));
}

void Bindings::resetAll()
{
    setMap(ActionMap(m_map.preset()));
}

QString Bindings::useSystemKeys()
{
    setMap(ActionMap(presetOf(QLocale::system())));
    return {};
}

QString Bindings::changesText() const
{
    return m_map == ActionMap(presetOf(QLocale::system())) ? QString() : exportText();
}

QString Bindings::exportText() const
{
    return exportBindings(m_map);
}

QString Bindings::importText(const QString& text)
{
    const auto read = importBindings(text.toUtf8());
    if (!read)
        return read.error();
    setMap(*read);
    return {};
}

} // namespace labrys::ui
