// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/folders.h"

#include "app/exchange/files.h"
#include "app/exchange/places.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDesktopServices>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QPromise>
#include <QStandardPaths>
#include <QThreadPool>

#include <array>
#include <functional>
#include <memory>

namespace labrys::viewmodels {

namespace {

struct Place {
    const char* id;
    const char* name;
    const char* note;
    /// Belongs into a copy of everything, and is set aside when one begins anew.
    bool copied;
    bool setAside;
};

constexpr std::array kPlaces{Place{"settings", QT_TRANSLATE_NOOP("Folders", "Settings"),
                                 QT_TRANSLATE_NOOP("Folders", "one file, labrys.ini"), true, true},
    Place{"saves", QT_TRANSLATE_NOOP("Folders", "Saved runs"),
        QT_TRANSLATE_NOOP("Folders", "after every move"), true, true},
    Place{"replays", QT_TRANSLATE_NOOP("Folders", "Replays"),
        QT_TRANSLATE_NOOP("Folders", "every finished run"), true, true},
    Place{"levels", QT_TRANSLATE_NOOP("Folders", "Levels of your own"),
        QT_TRANSLATE_NOOP("Folders", "put .maze files here"), true, false},
    Place{"exports", QT_TRANSLATE_NOOP("Folders", "Exports and copies"),
        QT_TRANSLATE_NOOP("Folders", "what you save for others"), false, false},
    Place{"cache", QT_TRANSLATE_NOOP("Folders", "Made again when missing"),
        QT_TRANSLATE_NOOP("Folders", "may be deleted at any time"), false, false},
    Place{"crashes", QT_TRANSLATE_NOOP("Folders", "Crash reports"),
        QT_TRANSLATE_NOOP("Folders", "sent nowhere; give one to whoever helps you"), false, false}};

struct Copy {
    QString from;
    QString to;
};

/// Files below each source, with where they go; a link is copied as what it points to, once.
QList<Copy> filesToCopy(const QList<Copy>& sources)
{
    constexpr qsizetype kMost = 100'000;
    QList<Copy> files;
    for (const auto& source : sources) {
        if (QFileInfo(source.from).isFile()) {
            files.append(source);
            continue;
        }
        const QDir folder(source.from);
        QDirIterator below(source.from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (below.hasNext() && files.size() < kMost) {
            const QString file = below.next();
            // Of a running program; of no use to another.
            if (!file.endsWith(QLatin1String(".lock")))
                files.append({file, source.to + QLatin1Char('/') + folder.relativeFilePath(file)});
        }
    }
    return files;
}

/// One file, in pieces, so that it can be stopped within; what it began is then removed. A sentence, or
/// empty.
QString copyFile(const Copy& copy, const std::atomic_bool& cancelled)
{
    constexpr qint64 kPiece = 1 << 20;
    QFile from(copy.from);
    QFile to(copy.to);
    if (!QDir().mkpath(QFileInfo(copy.to).path()) || !from.open(QIODevice::ReadOnly)
        || !to.open(QIODevice::WriteOnly))
        return from.isOpen() ? to.errorString() : from.errorString();
    while (!from.atEnd() && !cancelled) {
        const QByteArray piece = from.read(kPiece);
        if (from.error() != QFileDevice::NoError)
            return from.errorString();
        if (to.write(piece) != piece.size()) {
            const QString wrong = to.errorString();
            to.remove();
            return wrong;
        }
    }
    if (cancelled)
        to.remove();
    return {};
}

/// All of them, as far as it goes: one that cannot be read ends nothing. A sentence, or empty.
QString copyAll(const QList<Copy>& sources, const std::atomic_bool& cancelled, QPromise<QString>& promise)
{
    const auto files = filesToCopy(sources);
    promise.setProgressRange(0, static_cast<int>(files.size()));
    int failed = 0;
    QString first;
    for (qsizetype i = 0; i < files.size() && !cancelled; ++i) {
        const QString wrong = copyFile(files[i], cancelled);
        if (!wrong.isEmpty() && failed++ == 0)
            first = QDir::toNativeSeparators(files[i].from) + QStringLiteral(" (") + wrong + QLatin1Char(')');
        promise.setProgressValue(static_cast<int>(i) + 1);
    }
    if (cancelled)
        return QCoreApplication::translate(
            "Folders", "The copy was cancelled; what was copied so far is kept.");
    if (failed == 0)
        return {};
    return QCoreApplication::translate("Folders",
        "%n file(s) could not be copied, the first one is %1. Nothing of yours was changed.", nullptr, failed)
        .arg(first);
}

QString moment()
{
    return QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hhmmss"));
}

} // namespace

Folders::Folders(QObject* parent)
    : QObject(parent)
{
    connect(&m_copying, &QFutureWatcherBase::progressValueChanged, this, [this](int value) {
        m_progress = static_cast<qreal>(value) / qMax(1, m_copying.progressMaximum());
        Q_EMIT progressed();
    });
    connect(&m_copying, &QFutureWatcherBase::finished, this, [this] {
        const QString wrong = m_copying.result();
        Q_EMIT progressed();
        if (wrong.isEmpty())
            Q_EMIT backedUp(m_target);
        else
            Q_EMIT failed(wrong);
    });
}

Folders::~Folders()
{
    m_cancelled = true;
    m_copying.waitForFinished();
}

QString Folders::place(const char* id) const
{
    return m_places.value(QString::fromLatin1(id)).toString();
}

QVariantList Folders::listed() const
{
    QVariantList all;
    for (const auto& row : kPlaces) {
        const QString path = place(row.id);
        if (!path.isEmpty())
            all.append(QVariantMap{{QStringLiteral("id"), QString::fromLatin1(row.id)},
                {QStringLiteral("name"), QCoreApplication::translate("Folders", row.name)},
                {QStringLiteral("note"), QCoreApplication::translate("Folders", row.note)},
                {QStringLiteral("path"), QDir::toNativeSeparators(path)}});
    }
    return all;
}

void Folders::show(const QString& path)
{
    const QFileInfo info(QDir::fromNativeSeparators(path));
    const QString folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
    if (!info.exists())
        Q_EMIT failed(tr("This folder is not there yet; it is made when something is first kept in it."));
    else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        Q_EMIT failed(
            tr("No file manager answered. The folder is %1.").arg(QDir::toNativeSeparators(folder)));
}

bool Folders::keeps()
{
    // Empty paths would name the root folder, or where the program was started.
    if (m_places.isEmpty())
        Q_EMIT failed(
            tr("Labrys runs from a medium that cannot be written to: there is nothing to copy or to keep."));
    return !m_places.isEmpty();
}

void Folders::backUp()
{
    if (busy() || !keeps())
        return;
    m_target = QStringLiteral("%1/Labrys %2").arg(place("exports"), moment());
    QList<Copy> sources;
    for (const auto& row : kPlaces)
        if (const QString from = place(row.id); row.copied && QFileInfo::exists(from))
            sources.append({from, m_target + QLatin1Char('/') + QFileInfo(from).fileName()});
    if (sources.isEmpty())
        return Q_EMIT failed(tr("There is nothing to copy yet."));
    m_cancelled = false;
    m_progress = 0;
    auto promise = std::make_shared<QPromise<QString>>();
    promise->start();
    m_copying.setFuture(promise->future());
    QThreadPool::globalInstance()->start([this, promise, sources] {
        promise->addResult(copyAll(sources, m_cancelled, *promise));
        promise->finish();
    });
    Q_EMIT progressed();
}

void Folders::cancel()
{
    m_cancelled = true;
}

QString Folders::setAside()
{
    if (!keeps())
        return {};
    const QString target
        = QStringLiteral("%1/set aside %2").arg(QFileInfo(place("saves")).absolutePath(), moment());
    QList<Copy> moves;
    for (const auto& row : kPlaces)
        if (const QString from = place(row.id); row.setAside && QFileInfo::exists(from))
            moves.append({from, target + QLatin1Char('/') + QFileInfo(from).fileName()});
    // Half of the old settings would come back with it.
    if (const QString kept = place("settings") + QLatin1String(".bak"); QFileInfo::exists(kept))
        moves.append({kept, target + QLatin1Char('/') + QFileInfo(kept).fileName()});
    if (moves.isEmpty()) {
        Q_EMIT failed(tr("Nothing has been kept yet; there is nothing to set aside."));
        return {};
    }
    if (!QDir().mkpath(target)) {
        Q_EMIT failed(
            tr("The folder %1 cannot be made; nothing was changed.").arg(QDir::toNativeSeparators(target)));
        return {};
    }
    for (qsizetype i = 0; i < moves.size(); ++i) {
        if (QFile::rename(moves[i].from, moves[i].to))
            continue;
        // Back again: half of it would be neither the old nor a new beginning.
        for (qsizetype done = 0; done < i; ++done)
            QFile::rename(moves[done].to, moves[done].from);
        QDir().rmdir(target);
        Q_EMIT failed(
            tr("%1 cannot be moved; nothing was changed.").arg(QDir::toNativeSeparators(moves[i].from)));
        return {};
    }
    exchange::keepPortable(place("settings"));
    return QDir::toNativeSeparators(target);
}

QString Folders::exportText(const QString& name, const QString& text)
{
    if (!keeps())
        return {};
    const QFileInfo wanted(place("exports") + QLatin1Char('/') + name);
    QString path = wanted.filePath();
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1/%2 %3.%4")
                   .arg(wanted.path(), wanted.completeBaseName(), QString::number(number), wanted.suffix());
    const QByteArray bytes = text.toUtf8();
    const auto done = exchange::writeFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (done)
        return path;
    Q_EMIT failed(text::sentence(done.error()));
    return {};
}

QString Folders::readText(const QString& path)
{
    constexpr std::size_t kMost = 1 << 20;
    // A pipe would keep the window waiting for its other end.
    const auto bytes = QFileInfo(path).isFile() || !QFileInfo::exists(path)
        ? exchange::readFile(path, kMost)
        : std::unexpected(Problem{"FILE_UNORDINARY", {path.toStdString(), 0, 0}});
    if (bytes)
        return QString::fromStdString(*bytes);
    Q_EMIT failed(text::sentence(bytes.error()));
    return {};
}

QString Folders::localPath(const QUrl& url) const
{
    return url.isLocalFile() ? url.toLocalFile() : QString();
}

QVariantList Folders::starts() const
{
    const auto row = [](const QString& name, const char* icon, const QString& path) {
        return QVariantMap{{QStringLiteral("name"), name},
            {QStringLiteral("icon"), QString::fromLatin1(icon)}, {QStringLiteral("path"), path}};
    };
    QVariantList all{row(tr("Recent files"), "history", {})};
    for (const auto& [id, name, icon] : {std::tuple("levels", tr("Levels of your own"), "maze"),
             std::tuple("saves", tr("Saved runs"), "thread"), std::tuple("replays", tr("Replays"), "restart"),
             std::tuple("exports", tr("Exports"), "folder")})
        if (!place(id).isEmpty())
            all.append(row(name, icon, place(id)));
    const QString home = QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
    // The table of screens shows places that are no one's.
    if (!m_places.isEmpty() && QFileInfo(place("saves")).isAbsolute() && QFileInfo(home).isDir())
        all.append(row(tr("Home"), "user", home));
    return all;
}

} // namespace labrys::viewmodels
