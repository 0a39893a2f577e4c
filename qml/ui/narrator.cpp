// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/narrator.h"

#include <QAccessible>

namespace labrys::ui {

Narrator::Narrator(QQuickItem* parent)
    : QQuickItem(parent)
{
}

void Narrator::setSentence(const QString& sentence)
{
    if (sentence == m_sentence)
        return;
    m_sentence = sentence;
    Q_EMIT sentenceChanged();
    repeat();
}

void Narrator::repeat()
{
    if (!QAccessible::isActive() || m_sentence.isEmpty())
        return;
    QAccessibleEvent named(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace labrys::ui
