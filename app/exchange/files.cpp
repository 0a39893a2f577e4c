// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cstdio>
#include <utility>

#ifndef Q_OS_WIN
#include <unistd.h>
#endif

namespace labrys::exchange {

namespace {

std::unexpected<Problem> refused(const char* code, const QString& path, std::vector<std::string> arguments)
{
    return std::unexpected(
        Problem{code, {QDir::toNativeSeparators(path).toStdString(), 0, 0}, std::move(arguments)});
}

std::expected<std::string, Problem> readAll(QFile& file, const QString& path, std::size_t limit)
{
    // One byte more than allowed tells a pipe that is too long from one that just fits.
    const QByteArray bytes = file.read(static_cast<qint64>(limit) + 1);
    if (file.error() != QFileDevice::NoError)
        return refused("FILE_UNREADABLE", path, {file.errorString().toStdString()});
    if (static_cast<std::size_t>(bytes.size()) > limit)
        return refused("FILE_TOO_LARGE", path,
            {std::to_string(std::max<qint64>(file.size(), bytes.size())), std::to_string(limit)});
    return bytes.toStdString();
}

/// Gives the old file a second name, so that at every moment one good file has the first. A link needs no
/// room and cannot be cut short by a full disk; where there are none, the copy is checked.
bool keepLastGood(const QString& path)
{
    const QString kept = path + QLatin1String(".bak");
    const QString fresh = kept + QLatin1Char('.') + QString::number(QCoreApplication::applicationPid());
    QFile::remove(fresh);
#ifdef Q_OS_WIN
    const bool linked = false;
#else
    const bool linked
        = ::link(QFile::encodeName(path).constData(), QFile::encodeName(fresh).constData()) == 0;
#endif
    if (!linked && (!QFile::copy(path, fresh) || QFileInfo(fresh).size() != QFileInfo(path).size())) {
        QFile::remove(fresh);
        return false;
    }
#ifdef Q_OS_WIN
    QFile::remove(kept);
    return QFile::rename(fresh, kept);
#else
    // rename(2) replaces in one step; QFile::rename refuses to.
    return std::rename(QFile::encodeName(fresh).constData(), QFile::encodeName(kept).constData()) == 0;
#endif
}

} // namespace

std::expected<std::string, Problem> readFile(const QString& path, std::size_t limit)
{
    QFile file;
    if (path == QLatin1String("-")) {
        if (!file.open(stdin, QIODevice::ReadOnly))
            return refused("FILE_UNREADABLE", path, {file.errorString().toStdString()});
        return readAll(file, path, limit);
    }
    const QFileInfo info(path);
    if (!info.exists())
        return refused("FILE_MISSING", path, {});
    if (info.isDir())
        return refused("FILE_UNREADABLE", path,
            {QCoreApplication::translate("Problem", "it is a folder").toStdString()});
    if (info.isFile() && static_cast<std::size_t>(info.size()) > limit)
        return refused("FILE_TOO_LARGE", path, {std::to_string(info.size()), std::to_string(limit)});
    file.setFileName(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused("FILE_UNREADABLE", path, {file.errorString().toStdString()});
    return readAll(file, path, limit);
}

std::expected<void, Problem> writeFile(const QString& path, std::string_view bytes, Keep keep)
{
    const QFileInfo info(path);
    const QString folder = info.absolutePath();
    if (const QFileInfo place(folder); place.exists() && !place.isDir())
        return refused("PLACE_IS_FILE", path, {QDir::toNativeSeparators(folder).toStdString()});
    // A device or a pipe is not ours to replace.
    if (info.exists() && !info.isFile())
        return refused("FILE_UNWRITABLE", path,
            {QCoreApplication::translate("Problem", "it is no ordinary file").toStdString()});
    if (!QDir().mkpath(folder))
        return refused("FOLDER_UNWRITABLE", path, {QDir::toNativeSeparators(folder).toStdString()});
    if (keep == Keep::LastGood && info.exists() && !keepLastGood(path))
        return refused("FILE_UNWRITABLE", path, {path.toStdString() + ".bak"});
    QSaveFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    // Unbuffered, or a full disk is noticed only after the rename; commit() flushes to the disk before it.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(bytes.data(), size) != size
        || !file.commit())
        return refused("FILE_UNWRITABLE", path, {file.errorString().toStdString()});
    return {};
}

std::optional<QString> setAside(const QString& path)
{
    constexpr int kMost = 1000;
    for (int i = 1; i < kMost; ++i)
        if (const QString aside = path + QLatin1Char('.') + QString::number(i); !QFile::exists(aside))
            return QFile::rename(path, aside) ? std::optional(aside) : std::nullopt;
    return std::nullopt;
}

std::expected<std::string, Problem> readResource(std::string_view path)
{
    QFile file(
        QStringLiteral(":/labrys/") + QString::fromUtf8(path.data(), static_cast<qsizetype>(path.size())));
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Problem{"RESOURCE_MISSING", {}, {std::string(path)}});
    return file.readAll().toStdString();
}

std::vector<std::string> resourceNames(std::string_view folder)
{
    const QDir files(QStringLiteral(":/labrys/")
        + QString::fromUtf8(folder.data(), static_cast<qsizetype>(folder.size())));
    std::vector<std::string> names;
    for (const auto& name : files.entryList(QDir::Files, QDir::Name))
        names.push_back(name.toStdString());
    return names;
}

} // namespace labrys::exchange
