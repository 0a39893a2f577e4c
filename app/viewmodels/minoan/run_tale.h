// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/run_reader.h"

#include <QVariantList>

namespace labrys::viewmodels {

/// What is told of a run beside its decisions, page by page: the tribute, the corridor, how it ended
/// (minoan.md 4.2).
class RunTale : public labrys::viewmodels::RunReader {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Subject subject MEMBER m_subject NOTIFY changed REQUIRED)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Maps of `title`, `text`, `lines` (maps of `icon` and `text`), `ruleIcon`, `ruleTitle` and `rule`; all
    /// but the first may be empty.
    Q_PROPERTY(QVariantList pages READ pages NOTIFY changed)
    /// The last decisions of a run that was lost, as in run_log.h.
    Q_PROPERTY(QVariantList turns READ turns NOTIFY changed)
    /// In small, under the last page.
    Q_PROPERTY(QString note READ note NOTIFY changed)

public:
    enum class Subject : std::uint8_t { Tribute, Corridor, Ending, Defeat, Trained };
    Q_ENUM(Subject)

    explicit RunTale(QObject* parent = nullptr);

    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] const QVariantList& pages() const { return m_pages; }
    [[nodiscard]] const QVariantList& turns() const { return m_turns; }
    [[nodiscard]] const QString& note() const { return m_note; }

Q_SIGNALS:
    void changed();

protected:
    void look() override;

private:
    void tellTribute();
    void tellCorridor();
    void tellEnding();
    void tellDefeat();

    Subject m_subject = Subject::Tribute;
    QString m_title;
    QString m_note;
    QVariantList m_pages;
    QVariantList m_turns;
};

} // namespace labrys::viewmodels
