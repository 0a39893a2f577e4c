// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// Where one is, and the way back, one step at a time. No page lies on the way twice.
class Trail : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The page that is shown, by its name, and what lies over it, or empty.
    Q_PROPERTY(QString page READ page WRITE show NOTIFY changed)
    Q_PROPERTY(QString overlay READ overlay WRITE setOverlay NOTIFY changed)
    /// The page that is shown and all that will be come back to: they stay as they are.
    Q_PROPERTY(QStringList held READ held NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] const QString& page() const { return m_now.page; }
    [[nodiscard]] const QString& overlay() const { return m_now.overlay; }
    void setOverlay(const QString& overlay);
    [[nodiscard]] QStringList held() const;

    /// Another page, with nothing to come back to.
    Q_INVOKABLE void show(const QString& page);
    /// A page beside what was going on; one that lies on the way back is gone back to.
    Q_INVOKABLE void visit(const QString& page);
    /// Something laid over the page.
    Q_INVOKABLE void lay(const QString& overlay);
    /// One step back; from where nothing leads back, what lies over the page goes, and then it is the menu.
    Q_INVOKABLE void back();

Q_SIGNALS:
    void changed();

private:
    struct Place {
        QString page;
        QString overlay;
        bool operator==(const Place&) const = default;
    };
    void goTo(const Place& place);

    Place m_now{QStringLiteral("menu"), {}};
    QList<Place> m_steps;
};

} // namespace labrys::viewmodels
