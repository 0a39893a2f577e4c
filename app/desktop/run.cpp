// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run.h"

#include "app/desktop/desktop.h"
#include "app/text/language.h"
#include "app/viewmodels/minotaur/maze_controller.h"
#include "qml/ui/gamepad.h"

#include <QGuiApplication>
#include <QIcon>
#include <QQuickWindow>

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

} // namespace

int run(int& argc, char* argv[], Launch launch)
{
    noDisplay() = launch.noDisplay;
    qInstallMessageHandler(explainFatal);
    chooseRenderer(launch.options.renderer);
    const QGuiApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    text::useLanguage(text::chooseLanguage(launch.options.language, {}));
    const auto desktop = Desktop::create({launch.places.save(QStringLiteral("minotaur")),
        launch.places.replays, launch.places.settings, launch.options.language, launch.options.theme});
    LABRYS_ASSERT(desktop != nullptr);
    // Without it a desktop shows a window without a name (PKG-016).
    QGuiApplication::setDesktopFileName(QStringLiteral("org.labrys.Labrys"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/labrys/icons/labrys.svg")));
    // Looking for gamepads takes its time; the window is there first.
    QObject::connect(
        &desktop->window(), &QQuickWindow::frameSwapped, &desktop->gamepad(),
        [pads = &desktop->gamepad()] { pads->start(); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    desktop->game().setSeed(launch.options.seed);
    if (launch.file)
        desktop->game().adopt(*std::move(launch.file));
    return QGuiApplication::exec();
}

} // namespace labrys::desktop
