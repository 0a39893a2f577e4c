// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/pad_driver.h"
#include "qml/ui/pad_input.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <map>

namespace labrys::ui {

/// The gamepads that are plugged in, and what is pressed on them (ACC-019). It looks for none until start()
/// is called, which waits for the first picture of the window; where the build has no library for pads it
/// never finds one.
class Gamepad : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool connected READ isConnected NOTIFY noticed)
    /// The newest sentence about pads that came and went, for a Narrator; empty until the first one.
    Q_PROPERTY(QString notice READ notice NOTIFY noticed)

public:
    /// How often pads are asked while there is one, and how often they are looked for otherwise.
    static constexpr int kPollTime = 16;
    static constexpr int kSearchTime = 1000;

    explicit Gamepad(QObject* parent = nullptr);
    ~Gamepad() override;

    /// Whether pads can be found; false where this build or this machine has no library for them.
    Q_INVOKABLE bool start();
    [[nodiscard]] bool isStarted() const { return m_driver != nullptr; }
    [[nodiscard]] bool isConnected() const { return !m_pads.empty(); }
    [[nodiscard]] QString notice() const { return m_notice; }
    /// Takes in what the pads did, as the timer does.
    void poll();

Q_SIGNALS:
    /// A button was pressed, or a held direction repeats. `player` is 0 for the pad plugged in first and 1
    /// for the others; -1 while there is only one pad, which then plays for whoever's turn it is.
    void pressed(labrys::ui::PadButton button, int player, labrys::ui::PadFamily family);
    void noticed();

private:
    struct Pad {
        QString name;
        PadFamily family = PadFamily::Xbox;
        PadInput input;
    };

    void take(const PadEvent& event, qint64 now);
    void add(const PadEvent& event);
    void remove(int pad);
    void tell(const QString& notice);

    std::unique_ptr<PadDriver> m_driver;
    /// In the order in which they were plugged in.
    std::map<int, Pad> m_pads;
    QString m_notice;
    QTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace labrys::ui
