// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/action_map.h"

#include <algorithm>

namespace labrys::ui {

namespace {

using enum Actions::Action;

/// Whether holding the key repeats the action.
bool repeats(Actions::Action action)
{
    return action >= North && action <= Next && action != Wait && action != MateWait;
}

bool moves(Actions::Action action)
{
    return action >= North && action <= MateWait;
}

/// A key that says something alone.
bool isUsable(const BoundKey& key)
{
    if (key.place)
        return letterAt(key.key, Preset::Zqsd) != 0 && keyOf(keyId(key)).has_value();
    const int plain = key.key & ~static_cast<int>(Qt::KeyboardModifierMask);
    const bool modifier = (plain >= Qt::Key_Shift && plain <= Qt::Key_ScrollLock) || plain == Qt::Key_AltGr
        || (plain >= Qt::Key_Super_L && plain <= Qt::Key_Hyper_R);
    return plain == key.key && plain != 0 && !modifier && keyOf(keyId(key)).has_value();
}

std::size_t at(KeyLayout layout)
{
    return static_cast<std::size_t>(layout);
}

} // namespace

ActionMap::ActionMap(Preset preset)
    : m_preset(preset)
{
    for (int i = 0; i < kLayouts; ++i)
        for (const auto& row : actionTable())
            if (auto keys = defaultKeys(row.action, static_cast<KeyLayout>(i), preset); !keys.empty())
                m_layouts.at(static_cast<std::size_t>(i)).emplace(row.action, std::move(keys));
}

const std::vector<BoundKey>& ActionMap::keys(KeyLayout layout, Actions::Action action) const
{
    static const std::vector<BoundKey> none;
    const auto& all = m_layouts.at(at(layout));
    const auto found = all.find(action);
    return found == all.end() ? none : found->second;
}

bool ActionMap::isChanged(KeyLayout layout, Actions::Action action) const
{
    return keys(layout, action) != defaultKeys(action, layout, m_preset);
}

Actions::Action ActionMap::actionOf(const KeyPress& press, KeyLayout layout) const
{
    // A place decides against a letter: where a French keyboard has Z, it is the step and nothing else.
    for (const bool place : {true, false})
        for (const auto& [action, keys] : m_layouts.at(at(layout)))
            for (const auto& key : keys)
                if (key.place == place && matches(key, press, m_preset))
                    return rowOf(action).fixed || (press.repeated && !repeats(action)) ? None : action;
    return None;
}

Actions::Action ActionMap::owner(KeyLayout layout, const BoundKey& key, Actions::Action except) const
{
    if (const auto reserved = reservedFor(key, layout); reserved != None && reserved != except)
        return reserved;
    for (const auto& [action, keys] : m_layouts.at(at(layout)))
        for (const auto& other : keys)
            if (action != except && clash(key, other, m_preset))
                return action;
    return None;
}

BoundKey ActionMap::keyFor(Actions::Action action, const KeyPress& press) const
{
    const int place = moves(action) && press.modifiers == Qt::NoModifier ? placeOf(press, m_preset) : 0;
    return place != 0 ? BoundKey{place, true} : BoundKey{plainKey(press), false};
}

std::expected<void, Refusal> ActionMap::checkKey(
    KeyLayout layout, Actions::Action action, const BoundKey& key) const
{
    using enum Refusal::Kind;
    if (!isIn(action, layout))
        return std::unexpected(Refusal{NotHere, None, key});
    if (rowOf(action).fixed)
        return std::unexpected(Refusal{Fixed, action, key});
    const auto reserved = reservedFor(key, layout);
    if (reserved != None)
        return reserved == action ? std::expected<void, Refusal>()
                                  : std::unexpected(Refusal{Reserved, reserved, key});
    if (!isUsable(key))
        return std::unexpected(Refusal{Unusable, None, key});
    if (const auto has = owner(layout, key, action); has != None)
        return std::unexpected(Refusal{Taken, has, key});
    return {};
}

std::expected<void, Refusal> ActionMap::check(KeyLayout layout, Actions::Action action) const
{
    using enum Refusal::Kind;
    if (!isIn(action, layout))
        return std::unexpected(Refusal{NotHere, action, {}});
    const auto& own = keys(layout, action);
    if (own.empty())
        return std::unexpected(Refusal{LastKey, action, {}});
    if (own.size() > kMostKeys)
        return std::unexpected(Refusal{TooMany, action, own.back()});
    for (auto it = own.begin(); it != own.end(); ++it) {
        if (auto checked = checkKey(layout, action, *it); !checked)
            return checked;
        if (std::any_of(own.begin(), it, [&](const BoundKey& key) { return clash(key, *it, m_preset); }))
            return std::unexpected(Refusal{Taken, action, *it});
    }
    for (const auto& had : defaultKeys(action, layout, m_preset))
        if (reservedFor(had, layout) == action && std::ranges::find(own, had) == own.end())
            return std::unexpected(Refusal{Reserved, action, had});
    return {};
}

std::expected<void, Refusal> ActionMap::assign(
    KeyLayout layout, Actions::Action action, const std::vector<BoundKey>& keys)
{
    return assign({Change{layout, action, keys}});
}

std::expected<void, Refusal> ActionMap::assign(const std::vector<Change>& changes)
{
    auto changed = *this;
    for (const auto& change : changes)
        changed.m_layouts.at(at(change.layout))[change.action] = change.keys;
    for (const auto& change : changes)
        if (auto checked = changed.check(change.layout, change.action); !checked)
            return checked;
    *this = std::move(changed);
    return {};
}

std::expected<void, Refusal> ActionMap::rebind(
    KeyLayout layout, Actions::Action action, int slot, const BoundKey& key)
{
    auto changed = keys(layout, action);
    const auto index = static_cast<std::size_t>(std::max(slot, 0));
    if (index < changed.size())
        changed[index] = key;
    else
        changed.push_back(key);
    return assign(layout, action, changed);
}

std::expected<void, Refusal> ActionMap::unbind(KeyLayout layout, Actions::Action action, int slot)
{
    auto changed = keys(layout, action);
    if (slot < 0 || static_cast<std::size_t>(slot) >= changed.size())
        return std::unexpected(Refusal{Refusal::Kind::NotHere, action, {}});
    changed.erase(changed.begin() + slot);
    return assign(layout, action, changed);
}

Actions::Action actionOf(const KeyPress& press, KeyLayout layout)
{
    static const ActionMap defaults;
    return defaults.actionOf(press, layout);
}

} // namespace labrys::ui
