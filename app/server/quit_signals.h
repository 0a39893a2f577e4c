// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace labrys::server {

/// Ends the program as its window would, when the system asks it to end: at the end of a session, by kill or
/// by Ctrl+C in the terminal. What is being written is finished.
class QuitSignals : public QObject {
public:
    QuitSignals();
    ~QuitSignals() override;

private:
    class Watch;
    std::unique_ptr<Watch> m_watch;
};

} // namespace labrys::server
