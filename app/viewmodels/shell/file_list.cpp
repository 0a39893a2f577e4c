// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/file_list.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QLocale>
#include <QPromise>
#include <QRegularExpression>
#include <QThreadPool>

#include <algorithm>
#include <array>

namespace labrys::viewmodels {

namespace {

struct Kind {
    const char* ending;
    const char* icon;
    const char* name;
};
constexpr std::array kKinds{Kind{"maze", "maze", QT_TRANSLATE_NOOP("FileList", "Level")},
    Kind{"thread", "restart", QT_TRANSLATE_NOOP("FileList", "Replay")},
    Kind{"save", "thread", QT_TRANSLATE_NOOP("FileList", "Saved run")},
    Kind{"keys", "keyboard", QT_TRANSLATE_NOOP("FileList", "Keys")}};

const Kind* kindOf(QString name)
{
    // What was set aside, or kept beside a newer one, is of the kind it was.
    static const QRegularExpression older(QStringLiteral("\\.([0-9]+|bak)$"));
    name.remove(older);
    const auto* const found = std::ranges::find_if(kKinds, [&name](const Kind& kind) {
        return name.endsWith(QLatin1Char('.') + QLatin1String(kind.ending), Qt::CaseInsensitive);
    });
    return found == kKinds.end() ? nullptr : found;
}

} // namespace

FileList::FileList(QObject* parent)
    : QAbstractListModel(parent)
{
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] {
        m_entries = *m_reading.result();
        filter();
    });
}

FileList::Entries FileList::readFolder(const QString& folder, const QStringList& endings)
{
    Entries entries;
    const QDir above(folder);
    if (!above.isRoot())
        entries.append(
            {QStringLiteral(".."), QDir::cleanPath(above.filePath(QStringLiteral(".."))), {}, true, false});
    QStringList names;
    for (const auto& ending : endings)
        names.append(QStringLiteral("*.") + ending);
    QDirIterator files(folder, QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot | QDir::Readable);
    Entries found;
    while (files.hasNext() && found.size() < kMost) {
        const QFileInfo info = files.nextFileInfo();
        if (info.isDir() || QDir::match(names, info.fileName()))
            found.append({info.fileName(), info.filePath(), info.isDir() ? QDateTime() : info.lastModified(),
                info.isDir(), false});
    }
    std::ranges::sort(found, [](const Entry& a, const Entry& b) {
        return a.folder != b.folder ? a.folder : QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return entries + found;
}

FileList::Entries FileList::readFiles(const QStringList& files)
{
    Entries entries;
    for (const auto& path : files) {
        const QFileInfo info(path);
        entries.append({info.fileName(), path, info.lastModified(), false, !info.isFile()});
    }
    return entries;
}

void FileList::reload()
{
    auto promise = std::make_shared<QPromise<std::shared_ptr<Entries>>>();
    promise->start();
    // Of two that run, the later one is taken.
    m_reading.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, folder = m_folder, files = m_files, endings = m_endings] {
        promise->addResult(
            std::make_shared<Entries>(folder.isEmpty() ? readFiles(files) : readFolder(folder, endings)));
        promise->finish();
    });
    Q_EMIT loaded();
}

void FileList::retranslate()
{
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1), {Name, Detail});
}

void FileList::filter()
{
    beginResetModel();
    m_shown.clear();
    const QString wanted = m_find.trimmed();
    for (const auto& entry : m_entries)
        if (wanted.isEmpty() || entry.name.contains(wanted, Qt::CaseInsensitive))
            m_shown.append(entry);
    endResetModel();
    Q_EMIT loaded();
}

void FileList::setFolder(const QString& folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    Q_EMIT placeChanged();
    reload();
}

void FileList::setFiles(const QStringList& files)
{
    if (files == m_files)
        return;
    m_files = files;
    Q_EMIT placeChanged();
    if (m_folder.isEmpty())
        reload();
}

void FileList::setEndings(const QStringList& endings)
{
    if (endings == m_endings)
        return;
    m_endings = endings;
    Q_EMIT placeChanged();
    reload();
}

void FileList::setFind(const QString& find)
{
    if (find == m_find)
        return;
    m_find = find;
    Q_EMIT placeChanged();
    filter();
}

QString FileList::emptiness() const
{
    if (busy() || !m_shown.isEmpty())
        return {};
    if (!m_find.trimmed().isEmpty())
        return tr("Nothing here has this in its name.");
    if (m_folder.isEmpty())
        return tr("No file was opened yet. Those that you open are listed here.");
    return QFileInfo(m_folder).isDir() ? tr("Nothing here that Labrys opens.")
                                       : tr("This folder is not there yet.");
}

int FileList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant FileList::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= count())
        return {};
    const auto& entry = m_shown[index.row()];
    const auto* kind = kindOf(entry.name);
    switch (role) {
    case Name:
        return entry.name == QLatin1String("..") ? tr("Folder above") : entry.name;
    case Detail: {
        if (entry.folder)
            return QString();
        if (entry.missing)
            return tr("Not there any more: %1").arg(QDir::toNativeSeparators(entry.path));
        const QString what
            = kind != nullptr ? QCoreApplication::translate("FileList", kind->name) : tr("File");
        const QString time = QLocale().toString(entry.time, QLocale::ShortFormat);
        return m_folder.isEmpty()
            ? tr("%1, %2, %3").arg(what, time, QDir::toNativeSeparators(QFileInfo(entry.path).path()))
            : tr("%1, %2").arg(what, time);
    }
    case Path:
        return entry.path;
    case IconName:
        return entry.folder   ? QStringLiteral("folder")
            : kind != nullptr ? QString::fromLatin1(kind->icon)
                              : QStringLiteral("folder");
    case Missing:
        return entry.missing;
    case IsFolder:
        return entry.folder;
    default:
        return {};
    }
}

QHash<int, QByteArray> FileList::roleNames() const
{
    return {{Name, "name"}, {Detail, "detail"}, {Path, "path"}, {IconName, "iconName"}, {Missing, "missing"},
        {IsFolder, "isFolder"}};
}

QString FileList::pathAt(int row) const
{
    return row < 0 || row >= count() ? QString() : m_shown[row].path;
}

bool FileList::isFolderAt(int row) const
{
    return row >= 0 && row < count() && m_shown[row].folder;
}

} // namespace labrys::viewmodels
