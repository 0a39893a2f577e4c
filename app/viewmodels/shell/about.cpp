// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/about.h"

#include "app/exchange/files.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSysInfo>

#include <array>

namespace labrys::viewmodels {

namespace {

struct Part {
    const char* name;
    const char* what;
    const char* licence;
};

constexpr std::array kParts{Part{"Labrys", QT_TRANSLATE_NOOP("About", "program"), "GPL-3.0-or-later"},
    Part{"Labrys", QT_TRANSLATE_NOOP("About", "levels, pictures and icons"), "CC-BY-SA-4.0"},
    Part{"Qt", QT_TRANSLATE_NOOP("About", "windows, drawing, files"), "LGPL-3.0-only"},
    Part{"Boost.JSON, Boost.Describe", QT_TRANSLATE_NOOP("About", "files"), "BSL-1.0"},
    Part{"SDL 2", QT_TRANSLATE_NOOP("About", "gamepads, where it is there"), "Zlib"},
    Part{"Noto Sans", QT_TRANSLATE_NOOP("About", "font"), "OFL-1.1"},
    Part{"GFS Neohellenic", QT_TRANSLATE_NOOP("About", "font of titles"), "OFL-1.1"},
    Part{"JetBrains Mono", QT_TRANSLATE_NOOP("About", "font of mazes"), "OFL-1.1"}};

} // namespace

QString About::version() const
{
    return QStringLiteral(LABRYS_VERSION);
}

QVariantList About::parts() const
{
    QVariantList all;
    for (const auto& part : kParts)
        all.append(QVariantMap{{QStringLiteral("name"), QString::fromLatin1(part.name)},
            {QStringLiteral("what"), QCoreApplication::translate("About", part.what)},
            {QStringLiteral("licence"), QString::fromLatin1(part.licence)}});
    return all;
}

QString About::diagnostics() const
{
    const bool software = QQuickWindow::graphicsApi() == QSGRendererInterface::Software;
    return QStringLiteral("Labrys %1\nQt %2\n%3, %4\n%5, %6\n%7\n")
        .arg(version(), QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(),
            QSysInfo::currentCpuArchitecture(), QGuiApplication::platformName(),
            software ? QStringLiteral("software renderer") : QStringLiteral("graphics renderer"),
            QLocale::system().name());
}

void About::copyDiagnostics() const
{
    QGuiApplication::clipboard()->setText(diagnostics());
}

QString About::licenceText(const QString& licence) const
{
    const auto text = exchange::readResource("LICENSES/" + licence.toStdString() + ".txt");
    // Lines of a fixed width become paragraphs, which any window can break anew.
    static const QRegularExpression insideParagraph(QStringLiteral("(?<=\\S)\\n(?=\\S)"));
    return text ? QString::fromStdString(*text).replace(insideParagraph, QStringLiteral(" ")) : QString();
}

} // namespace labrys::viewmodels
