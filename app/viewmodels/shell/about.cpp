// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/about.h"

#include "app/exchange/files.h"
#include "app/games/versions.h"

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

/// A line a game and a line a numbered part; what was never translated is for reports.
QStringList versionLines(const QString& gameLine, const QString& line)
{
    const auto registry = games::Registry::load(exchange::readResource);
    LABRYS_ASSERT(registry.has_value());
    const auto versions = games::versionsOf(*registry);
    QStringList lines;
    for (const auto& game : versions.games)
        lines.append(gameLine.arg(QString::fromStdString(game.game), QString::number(game.rules),
            QString::fromStdString(game.content.text())));
    for (const auto& format : versions.formats)
        lines.append(line.arg(QString::fromStdString(format.format), QString::number(format.version)));
    for (const auto& [name, number] :
        {std::pair("generator", versions.generator), std::pair("protocol", versions.protocol)})
        if (number)
            lines.append(line.arg(QLatin1String(name), QString::number(*number)));
    return lines;
}

} // namespace

QString About::version() const
{
    return QString::fromLatin1(games::programVersion());
}

QStringList About::versions() const
{
    return versionLines(QCoreApplication::translate("About", "%1: rules %2, content %3"),
        QCoreApplication::translate("About", "%1: version %2"));
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
    return QStringLiteral("Labrys %1\n%2\nQt %3\n%4, %5\n%6, %7\n%8\n")
        .arg(version(),
            versionLines(QStringLiteral("%1: rules %2, content %3"), QStringLiteral("%1: version %2"))
                .join(QLatin1Char('\n')),
            QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(),
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
