// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run.h"

#include "app/desktop/crash_guard.h"
#include "app/desktop/desktop.h"
#include "app/desktop/instance.h"
#include "app/games/versions.h"
#include "app/server/quit_signals.h"
#include "app/text/language.h"
#include "app/viewmodels/minotaur/maze_controller.h"
#include "app/viewmodels/shell/error_report.h"
#include "app/viewmodels/shell/settings.h"
#include "qml/ui/gamepad.h"
#include "qml/ui/toasts.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QIcon>
#include <QQuickWindow>
#include <QSysInfo>
#include <QTimer>

#include <cstdlib>

namespace labrys::desktop {

namespace {

/// What to say when the display cannot be reached; a message handler is a plain function.
QString& noDisplay()
{
    static QString sentence;
    return sentence;
}

/// Qt ends the program when a display that was named cannot be reached; it is explained first.
void explainFatal(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type == QtFatalMsg) {
        complain(text);
        complain(noDisplay());
        std::_Exit(static_cast<int>(Exit::CannotRead));
    }
    static_cast<void>(context);
    complain(text);
}

void chooseRenderer(const QString& renderer)
{
    if (renderer == QLatin1String("software"))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    else if (renderer == QLatin1String("opengl"))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
}

QVariantMap named(const exchange::Places& places)
{
    QVariantMap all;
    if (!places.readOnly)
        for (const auto& [name, path] : exchange::listed(places))
            all.insert(name, path);
    return all;
}

Start startOf(const Launch& launch)
{
    Start start;
    if (!launch.places.readOnly) {
        start.savePath = launch.places.save(QStringLiteral("minotaur"));
        start.journalPath = launch.places.save(QStringLiteral("minoan"));
        start.replaysPath = launch.places.replays;
        start.scoresPath = launch.places.scores(QStringLiteral("minotaur"));
    }
    // Named on purpose, it is written to wherever it lies.
    if (!launch.options.scores.isEmpty())
        start.scoresPath = launch.options.scores;
    start.settingsPath = launch.places.settings;
    start.places = named(launch.places);
    start.readOnly = launch.places.readOnly;
    start.welcome
        = !launch.file && !launch.refused && !launch.options.daily && launch.options.server.isEmpty();
    start.name = launch.options.name;
    start.difficulty = launch.options.difficulty;
    start.language = launch.options.language;
    start.theme = launch.options.theme;
    return start;
}

QString reportHead()
{
    return QStringLiteral("Labrys %1, Qt %2, %3, %4\n")
        .arg(QLatin1String(games::programVersion()), QLatin1String(qVersion()), QSysInfo::prettyProductName(),
            QSysInfo::currentCpuArchitecture());
}

/// What the start before this one left to be said, once.
void tellOfBefore(Desktop& desktop, const Launch& launch, const CrashGuard& guard, bool software)
{
    auto& toasts = desktop.toasts();
    if (launch.places.readOnly)
        toasts.say(QStringLiteral("info"),
            QCoreApplication::translate(
                "Desktop", "Labrys runs from a medium that cannot be written to: nothing will be kept."));
    if (desktop.game().elsewhere())
        toasts.say(QStringLiteral("info"),
            QCoreApplication::translate("Desktop",
                "Another window of Labrys keeps its run in this folder: what is played in this one is not "
                "kept."));
    if (software)
        toasts.say(QStringLiteral("info"),
            QCoreApplication::translate("Desktop",
                "The last start ended within seconds. This time Labrys draws without the graphics card."));
    const QString told = QStringLiteral("crash/told");
    const QString report = QFileInfo(guard.newestReport()).fileName();
    if (report.isEmpty() || desktop.settings().kept(told).toString() == report)
        return;
    desktop.settings().keep(told, report);
    constexpr int kShow = 1;
    toasts.say(QStringLiteral("info"),
        QCoreApplication::translate("Desktop",
            "Labrys ended unexpectedly. What you played is kept; a report lies in the folder of crash "
            "reports."),
        QCoreApplication::translate("Desktop", "Show"), kShow);
    QObject::connect(&toasts, &ui::Toasts::acted, &toasts, [folder = launch.places.crashes](int token) {
        if (token == kShow)
            QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
    });
}

/// What another start asked of this one.
void serve(Desktop& desktop, const Request& request)
{
    desktop.raise();
    if (const auto given = Seed::fromText(request.seed.toStdString()); !request.seed.isEmpty() && given)
        desktop.game().setSeed(*given);
    desktop.use(request.name, request.difficulty);
    if (!request.file.isEmpty())
        desktop.openFile(request.file, request.players);
    else if (request.daily)
        desktop.showDay();
    else if (!request.server.isEmpty())
        desktop.goToServer(request.server);
}

/// A part of Qt that is not there was named by the message handler.
int withoutQml()
{
    complain(QCoreApplication::translate("Desktop",
        "A part of Qt that the window needs is missing, see above. Install the packages qml6-module-qtquick, "
        "qml6-module-qtquick-templates and qml6-module-qtquick-window, or install Labrys again."));
    return static_cast<int>(Exit::CannotRead);
}

} // namespace

int run(int& argc, char* argv[], Launch launch)
{
    noDisplay() = launch.noDisplay;
    qInstallMessageHandler(explainFatal);
    CrashGuard guard(launch.places, reportHead());
    const bool chosen = launch.options.renderer == QLatin1String("software")
        || launch.options.renderer == QLatin1String("opengl");
    const bool software = !chosen && guard.failedAtStart();
    chooseRenderer(software ? QStringLiteral("software") : launch.options.renderer);
    const QGuiApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    text::useLanguage(text::chooseLanguage(launch.options.language, {}));
    const server::QuitSignals quit;
    Instance instance(launch.places);
    const bool alone = launch.options.newInstance || !Instance::canHandOver(launch.options);
    if (!alone && instance.handOver(launch.options))
        return static_cast<int>(Exit::Done);
    const auto desktop = Desktop::create(startOf(launch));
    if (desktop == nullptr)
        return withoutQml();
    // Without it a desktop shows a window without a name (PKG-016).
    QGuiApplication::setDesktopFileName(QStringLiteral("org.labrys.Labrys"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/labrys/icons/labrys.svg")));
    // Looking for gamepads takes its time; the window is there first.
    QObject::connect(
        &desktop->window(), &QQuickWindow::frameSwapped, &desktop->gamepad(),
        [pads = &desktop->gamepad()] { pads->start(); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    QObject::connect(&instance, &Instance::asked, &desktop->window(),
        [&desktop](const Request& request) { serve(*desktop, request); });
    QTimer::singleShot(CrashGuard::kStart, &desktop->window(), [&guard] { guard.started(); });
    desktop->game().setSeed(launch.options.seed);
    if (launch.file) {
        desktop->game().adopt(*std::move(launch.file), launch.options.file);
        desktop->remember(launch.options.file);
    }
    if (launch.refused)
        desktop->report().show(*launch.refused);
    if (launch.keys)
        desktop->openFile(QFileInfo(launch.options.file).absoluteFilePath(), 1);
    if (launch.options.daily)
        desktop->showDay();
    else if (!launch.options.server.isEmpty())
        desktop->goToServer(launch.options.server);
    tellOfBefore(*desktop, launch, guard, software);
    return QGuiApplication::exec();
}

} // namespace labrys::desktop
