// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/run_library.h"

#include "app/exchange/files.h"
#include "app/text/catalogue.h"
#include "core/game/record.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

namespace labrys::viewmodels {

namespace {

QString newestThread(const QString& folder)
{
    if (folder.isEmpty())
        return {};
    const auto files = QDir(folder).entryInfoList(
        {QStringLiteral("minotaur-*.thread")}, QDir::Files | QDir::Readable, QDir::Name);
    return files.isEmpty() ? QString() : files.constLast().filePath();
}

QString firstDigits(Fingerprint run)
{
    constexpr qsizetype kDigits = 8;
    return QString::fromStdString(run.text()).left(kDigits);
}

} // namespace

QString threadName(const MazeSession& session)
{
    return QStringLiteral("minotaur-%1-%2-%3.thread")
        .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss")),
            QString::fromStdString(session.seed().code()), firstDigits(session.digest()));
}

QString findThread(const QStringList& names, Fingerprint run)
{
    const QString mark = QStringLiteral("-%1.thread").arg(firstDigits(run));
    const QString whole = QStringLiteral("minotaur-%1.thread").arg(QString::fromStdString(run.text()));
    QString found;
    for (const auto& name : names)
        if ((name.endsWith(mark) || name == whole) && name > found)
            found = name;
    return found;
}

RunLibrary lookForRuns(const games::MinotaurGame& game, const QString& savePath, const QString& replaysPath)
{
    RunLibrary library;
    library.lastThread = newestThread(replaysPath);
    for (const auto& path : {savePath, savePath + QLatin1String(".bak")}) {
        if (savePath.isEmpty())
            break;
        const auto text = exchange::readFile(path, game::kRecordBytes);
        auto session = text ? game::readSave<minotaur::Rules>(*text, path.toStdString(), game.content())
                            : std::unexpected(text.error());
        if (session) {
            if (session->summary().outcome == game::Outcome::Running)
                library.saved.emplace(*std::move(session));
            if (!library.problem.isEmpty())
                library.problem = QCoreApplication::translate("RunLibrary",
                    "The saved run could not be read: %1 What was saved just before it is offered instead.")
                                      .arg(library.problem);
            break;
        }
        if (session.error().code == "FILE_MISSING")
            break;
        if (library.problem.isEmpty())
            library.problem = text::sentence(session.error());
    }
    return library;
}

} // namespace labrys::viewmodels
