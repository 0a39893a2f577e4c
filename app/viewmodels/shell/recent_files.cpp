// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/recent_files.h"

#include <QFileInfo>

namespace labrys::viewmodels {

namespace {

const QString kFiles = QStringLiteral("recent/files");

} // namespace

void RecentFiles::setSettings(Settings* settings)
{
    m_settings = settings;
    connect(settings, &Settings::changed, this, &RecentFiles::changed);
    Q_EMIT changed();
}

QStringList RecentFiles::files() const
{
    // A file of foreign hands may hold more.
    return m_settings != nullptr ? m_settings->kept(kFiles).toStringList().mid(0, kMost) : QStringList();
}

void RecentFiles::add(const QString& path)
{
    if (path == QLatin1String("-") || path.isEmpty())
        return;
    const QString file = QFileInfo(path).absoluteFilePath();
    QStringList all = files();
    all.removeAll(file);
    all.prepend(file);
    keep(all.mid(0, kMost));
}

void RecentFiles::clear()
{
    keep({});
}

void RecentFiles::keep(const QStringList& files)
{
    if (m_settings == nullptr)
        return;
    m_settings->keep(kFiles, files.isEmpty() ? QVariant() : files);
    Q_EMIT changed();
}

} // namespace labrys::viewmodels
