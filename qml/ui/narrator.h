// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>

namespace labrys::ui {

/// The one item that speaks to a screen reader: its name is the newest sentence, and each new sentence raises
/// an alert (ACC-008). It has no picture.
class Narrator : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString sentence READ sentence WRITE setSentence NOTIFY sentenceChanged)

public:
    explicit Narrator(QQuickItem* parent = nullptr);

    [[nodiscard]] QString sentence() const { return m_sentence; }
    void setSentence(const QString& sentence);
    /// Says it once more.
    Q_INVOKABLE void repeat();

Q_SIGNALS:
    void sentenceChanged();

private:
    QString m_sentence;
};

} // namespace labrys::ui
