// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

namespace labrys::test {

/// Whether something of this role is there to be used.
inline bool isControl(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::Link:
    case QAccessible::ListItem:
    case QAccessible::PageTab:
    case QAccessible::Slider:
    case QAccessible::SpinBox:
        return true;
    default:
        return false;
    }
}

/// What is wrong with how a control presents itself (ACC-001, ACC-002), or empty: its name, and the action
/// that it must offer, Press or, where there are steps, Increase.
inline QString flaw(QAccessibleInterface& node)
{
    const QString name = node.text(QAccessible::Name);
    if (name.size() < 2 || name.contains(QLatin1Char('&')) || name.contains(QLatin1Char('<')))
        return QStringLiteral("a control is named “%1”").arg(name);
    const bool steps = node.role() == QAccessible::Slider || node.role() == QAccessible::SpinBox;
    const auto wanted
        = steps ? QAccessibleActionInterface::increaseAction() : QAccessibleActionInterface::pressAction();
    auto* action = node.actionInterface();
    return action != nullptr && action->actionNames().contains(wanted)
        ? QString()
        : name + QStringLiteral(" has no action");
}

} // namespace labrys::test
