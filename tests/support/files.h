// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <string>

namespace labrys::test {

/// The bytes of a file of this project, by its path from the root; empty when it cannot be read.
inline std::string projectFile(const char* path)
{
    QFile file(QStringLiteral(LABRYS_SOURCE_DIR "/") + QString::fromUtf8(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

inline std::string firstSteps()
{
    return projectFile("levels/minotaur/first_steps.maze");
}

} // namespace labrys::test
