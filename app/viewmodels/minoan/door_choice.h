// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/run_reader.h"

#include <QVariantList>

namespace labrys::viewmodels {

/// The doors before a room, with what the player knows of them (MIN-012, minoan.md 4.2): of a sign that he
/// has not followed in this run he sees the sign and the cost.
class DoorChoice : public labrys::viewmodels::RunReader {
    Q_OBJECT
    QML_ELEMENT
    /// Of each door a map:
    /// - `glyph`, `icon`: its sign, as markOf(); `house`: the silhouette of who is behind it, empty until
    /// known.
    /// - `known`; `title`, `subtitle`: in words.
    /// - `chips`: facts, as maps of `icon`, `text`, `tone` ("harm", "life" or empty).
    /// - `pair`: the signs of god and goddess of a known beast, as markOf() with `own`.
    /// - `cost`, `left`: satiety, and what would be left; `payable`.
    /// - `spoken`: all of it for a screen reader.
    Q_PROPERTY(QVariantList doors READ doors NOTIFY changed)
    /// The door of the last room stands alone.
    Q_PROPERTY(bool last READ last NOTIFY changed)
    /// Where one is, in a sentence.
    Q_PROPERTY(QString message READ message NOTIFY changed)

public:
    using RunReader::RunReader;

    [[nodiscard]] const QVariantList& doors() const { return m_doors; }
    [[nodiscard]] bool last() const { return m_doors.size() == 1; }
    [[nodiscard]] const QString& message() const { return m_message; }

    /// Goes through a door, counted from 0; what cannot be paid is death (D-23).
    Q_INVOKABLE bool enter(int door);

Q_SIGNALS:
    void changed();

protected:
    void look() override;

private:
    [[nodiscard]] QVariantMap doorOf(const minoan::DoorSight& door) const;
    void tellKnown(const minoan::DoorSight& door, QVariantMap& told) const;
    [[nodiscard]] QVariantList factsOf(minoan::Sign sign) const;
    [[nodiscard]] QString bracket() const;

    QVariantList m_doors;
    QString m_message;
};

} // namespace labrys::viewmodels
