// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

#include "app/viewmodels/minotaur/thread_viewer.h"
#include "qml/ui/bindings.h"
#include "qml/ui/gamepad.h"
#include "qml/ui/install.h"
#include "qml/ui/theme.h"
#include "qml/ui/toasts.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace labrys::desktop {

Desktop::Desktop()
    : m_engine(std::make_unique<QQmlApplicationEngine>())
{
}

Desktop::~Desktop() = default;

std::unique_ptr<Desktop> Desktop::create(const Start& start)
{
    std::unique_ptr<Desktop> desktop(new Desktop);
    ui::install(*desktop->m_engine);
    desktop->m_engine->setInitialProperties({{QStringLiteral("savePath"), start.savePath},
        {QStringLiteral("replaysPath"), start.replaysPath},
        {QStringLiteral("settingsPath"), start.settingsPath},
        {QStringLiteral("languageOption"), start.language}, {QStringLiteral("themeOption"), start.theme}});
    desktop->m_engine->load(QUrl(QStringLiteral("qrc:/qt/qml/Labrys/Shell/Main.qml")));
    if (desktop->m_engine->rootObjects().isEmpty())
        return nullptr;
    desktop->m_window = qobject_cast<QQuickWindow*>(desktop->m_engine->rootObjects().constFirst());
    return desktop;
}

QQmlEngine& Desktop::engine()
{
    return *m_engine;
}

viewmodels::MazeController& Desktop::game()
{
    return *m_window->property("game").value<viewmodels::MazeController*>();
}

viewmodels::ThreadViewer& Desktop::viewer()
{
    return *m_window->property("viewer").value<viewmodels::ThreadViewer*>();
}

ui::Theme& Desktop::theme()
{
    return *m_engine->singletonInstance<ui::Theme*>(qmlTypeId("Labrys.Ui", 1, 0, "Theme"));
}

ui::Toasts& Desktop::toasts()
{
    return *m_window->property("toasts").value<ui::Toasts*>();
}

ui::Bindings& Desktop::bindings()
{
    return *m_engine->singletonInstance<ui::Bindings*>(qmlTypeId("Labrys.Ui", 1, 0, "Bindings"));
}

ui::Gamepad& Desktop::gamepad()
{
    return *m_engine->singletonInstance<ui::Gamepad*>(qmlTypeId("Labrys.Ui", 1, 0, "Gamepad"));
}

void Desktop::show(const QString& page)
{
    QMetaObject::invokeMethod(m_window, "show", Q_ARG(QString, page));
}

QQuickItem* Desktop::page()
{
    return m_window->property("current").value<QQuickItem*>();
}

void Desktop::setOverlay(const QString& overlay)
{
    m_window->setProperty("overlay", overlay);
}

void Desktop::retranslate()
{
    m_engine->retranslate();
    bindings().retranslate();
    game().retranslate();
}

} // namespace labrys::desktop
