// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/places.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryFile>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace labrys::exchange {

namespace {

const QString kProgram = QStringLiteral("labrys");

#ifdef Q_OS_UNIX
/// Without HOME the places would lie in the root folder: the system knows where somebody is at home.
void findHome()
{
    const auto* const user = qEnvironmentVariableIsEmpty("HOME") ? ::getpwuid(::getuid()) : nullptr;
    if (user != nullptr && user->pw_dir != nullptr)
        qputenv("HOME", user->pw_dir);
}
#else
void findHome() { }
#endif

/// A folder of the platform with ours inside; independent of the names of the running program.
QString platform(QStandardPaths::StandardLocation location)
{
    findHome();
    return QStandardPaths::writableLocation(location) + QLatin1Char('/') + kProgram;
}

/// Everything below one folder.
Places below(const QString& home)
{
    Places places;
    places.settings = home + QLatin1String("/labrys.ini");
    places.saves = home + QLatin1String("/saves");
    places.replays = home + QLatin1String("/replays");
    places.levels = home + QLatin1String("/levels");
    places.cache = home + QLatin1String("/cache");
    places.exports = home + QLatin1String("/exports");
    places.crashes = home + QLatin1String("/crashes");
    return places;
}

/// Rights alone do not tell: a medium may be mounted so that nobody can write to it.
bool canWrite(const QString& folder)
{
    QTemporaryFile probe(folder + QLatin1String("/labrys-XXXXXX"));
    return probe.open();
}

} // namespace

QString Places::save(const QString& game) const
{
    return saves + QLatin1Char('/') + game + QLatin1String(".save");
}

QString Places::scores(const QString& game) const
{
    return saves + QLatin1Char('/') + game + QLatin1String(".scores");
}

Places findPlaces(const PlaceOptions& options)
{
    Places places;
    const QString home = qEnvironmentVariable("LABRYS_HOME");
    const QString marker = options.programFolder + QLatin1String("/labrys.ini");
    if (!home.isEmpty()) {
        places = below(QDir(home).absolutePath());
    } else if (!options.programFolder.isEmpty() && QFileInfo(marker).isFile()) {
        places = below(options.programFolder);
        places.portable = true;
        places.readOnly = !canWrite(options.programFolder);
    } else {
        places = below(platform(QStandardPaths::GenericDataLocation));
        places.settings = platform(QStandardPaths::GenericConfigLocation) + QLatin1String("/labrys.ini");
        places.cache = platform(QStandardPaths::GenericCacheLocation);
        places.exports = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    }
    if (!options.saves.isEmpty())
        places.saves = QDir(options.saves).absolutePath();
    return places;
}

void keepPortable(const QString& settings)
{
    if (QFileInfo(settings).absolutePath() != programFolder() || QFileInfo::exists(settings))
        return;
    QFile empty(settings);
    // Where it cannot be made, it could not have been moved either.
    static_cast<void>(empty.open(QIODevice::WriteOnly));
}

QString programFolder()
{
#ifdef Q_OS_LINUX
    return QFileInfo(QFile::symLinkTarget(QStringLiteral("/proc/self/exe"))).absolutePath();
#else
    return QCoreApplication::instance() != nullptr ? QCoreApplication::applicationDirPath() : QString();
#endif
}

QList<NamedPlace> listed(const Places& places)
{
    return {{QStringLiteral("settings"), places.settings}, {QStringLiteral("saves"), places.saves},
        {QStringLiteral("scores"), places.scores(QStringLiteral("minotaur"))},
        {QStringLiteral("replays"), places.replays}, {QStringLiteral("levels"), places.levels},
        {QStringLiteral("cache"), places.cache}, {QStringLiteral("exports"), places.exports},
        {QStringLiteral("crashes"), places.crashes}};
}

} // namespace labrys::exchange
