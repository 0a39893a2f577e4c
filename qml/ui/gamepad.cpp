// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/gamepad.h"

#include <QCoreApplication>

#include <utility>

namespace labrys::ui {

Gamepad::Gamepad(QObject* parent)
    : QObject(parent)
{
    m_timer.setInterval(kSearchTime);
    connect(&m_timer, &QTimer::timeout, this, &Gamepad::poll);
}

Gamepad::~Gamepad() = default;

bool Gamepad::start()
{
    if (m_driver == nullptr)
        m_driver = PadDriver::open();
    if (m_driver == nullptr)
        return false;
    m_clock.start();
    m_timer.start();
    poll();
    return true;
}

void Gamepad::poll()
{
    if (m_driver == nullptr)
        return;
    const qint64 now = m_clock.elapsed();
    for (const auto& event : m_driver->poll())
        take(event, now);
    m_timer.setInterval(isConnected() ? kPollTime : kSearchTime);
    struct Press {
        PadButton button;
        int player;
        PadFamily family;
    };
    std::vector<Press> presses;
    int place = 0;
    for (auto& [id, pad] : m_pads) {
        for (const auto button : pad.input.take(now))
            presses.push_back({button, m_pads.size() == 1 ? -1 : std::min(place, 1), pad.family});
        ++place;
    }
    // Last, for what a press does may well come back here.
    for (const auto& press : presses)
        Q_EMIT pressed(press.button, press.player, press.family);
}

void Gamepad::take(const PadEvent& event, qint64 now)
{
    if (event.kind == PadEvent::Kind::Added)
        return add(event);
    if (event.kind == PadEvent::Kind::Removed)
        return remove(event.pad);
    const auto found = m_pads.find(event.pad);
    if (found == m_pads.end())
        return;
    auto& input = found->second.input;
    if (event.kind == PadEvent::Kind::Button)
        input.button(event.button, event.down, now);
    else if (event.kind == PadEvent::Kind::Stick)
        input.stick(event.x, event.y, now);
    else
        input.trigger(event.button, event.x, now);
}

void Gamepad::add(const PadEvent& event)
{
    m_pads[event.pad]
        = {event.name.isEmpty() ? QCoreApplication::translate("Gamepad", "Gamepad") : event.name,
            event.family, {}};
    tell(QCoreApplication::translate(
        "Gamepad", "Gamepad connected: %1. The cross moves, %2 chooses, %3 goes back.")
            .arg(m_pads[event.pad].name, buttonName(PadButton::A, event.family),
                buttonName(PadButton::B, event.family)));
}

void Gamepad::remove(int pad)
{
    const auto found = m_pads.find(pad);
    if (found == m_pads.end())
        return;
    const QString name = std::exchange(found->second.name, {});
    m_pads.erase(found);
    tell(QCoreApplication::translate(
        "Gamepad", "Gamepad disconnected: %1. Nothing is lost; keys and mouse go on.")
            .arg(name));
}

void Gamepad::tell(const QString& notice)
{
    m_notice = notice;
    Q_EMIT noticed();
}

} // namespace labrys::ui
