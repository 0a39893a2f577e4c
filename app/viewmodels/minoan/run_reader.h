// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/minoan_run.h"

#include <QPointer>

namespace labrys::viewmodels {

/// What tells of a run without playing it: it has one, and hears when that moves on.
class RunReader : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(labrys::viewmodels::MinoanRun* run READ run WRITE setRun NOTIFY runChanged REQUIRED)

public:
    using QObject::QObject;

    [[nodiscard]] MinoanRun* run() const { return m_run; }
    void setRun(MinoanRun* run);

Q_SIGNALS:
    void runChanged();

protected:
    /// A run began, goes on, or is told of in another language: show it as it is.
    virtual void look() = 0;
    /// An action was taken: events may be shown on the way. Unless overridden, what is is shown.
    virtual void follow() { look(); }

    /// Valid while hasRun().
    [[nodiscard]] const minoan::Observation& seen() const { return m_run->seen(); }
    [[nodiscard]] const minoan::Content& content() const { return m_run->content(); }
    [[nodiscard]] bool hasRun() const { return m_run && m_run->session() != nullptr; }

private:
    QPointer<MinoanRun> m_run;
};

} // namespace labrys::viewmodels
