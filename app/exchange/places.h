// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace labrys::exchange {

/// What can move the places (APP-010, APP-011); empty texts are not given.
struct PlaceOptions {
    /// `--saves DIR`
    QString saves;
    /// The folder of the program; portable when it holds `labrys.ini` (APP-012).
    QString programFolder;
};

/// Where files are kept. Each is found in this order: option, environment (`LABRYS_HOME`), portable,
/// platform. Folders are made when something is first written.
struct Places {
    /// The settings file.
    QString settings;
    QString saves;
    QString replays;
    QString levels;
    QString cache;
    QString exports;
    /// What is written when the program ends unexpectedly.
    QString crashes;
    bool portable = false;
    /// Portable on a medium that cannot be written to: nothing is kept, here or elsewhere (APP-012).
    bool readOnly = false;

    /// The one running game of a kind, for instance `minotaur`.
    [[nodiscard]] QString save(const QString& game) const;
    /// The file of its high scores, where no option names another; the window and the terminal edition share
    /// it.
    [[nodiscard]] QString scores(const QString& game) const;
};

[[nodiscard]] Places findPlaces(const PlaceOptions& options);

/// After the settings file was moved away: where it made the program portable (APP-012), an empty one takes
/// its place.
void keepPortable(const QString& settings);

/// The folder of the running program, found without an application object.
[[nodiscard]] QString programFolder();

/// Name and folder of each place, in a fixed order, for `labrys-cli paths` and the settings.
struct NamedPlace {
    QString name;
    QString path;
};
[[nodiscard]] QList<NamedPlace> listed(const Places& places);

} // namespace labrys::exchange
