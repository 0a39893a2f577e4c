// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/install.h"

#include <QQmlEngine>
#include <QtQuickTest/quicktest.h>

class Setup : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine* engine) { labrys::ui::install(*engine); }
};

QUICK_TEST_MAIN_WITH_SETUP(labrys, Setup)
#include "quick_main.moc"
