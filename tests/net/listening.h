// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/load/sockets.h"
#include "tests/net/proxy.h"

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace labrys::test {

/// Connections that remember what they heard.
class Listening {
public:
    using Handle = load::Sockets::Handle;

    std::map<Handle, std::vector<std::string>> heard;
    std::map<Handle, load::Sockets::Gone> gone;
    load::Sockets sockets{{[this](Handle handle, std::string_view text, load::Clock::time_point) {
                               heard[handle].emplace_back(text);
                           },
        [this](Handle handle, load::Sockets::Gone why) { gone.emplace(handle, why); }}};

    /// Runs until `done`, with a proxy that works beside it; false when that takes too long.
    bool until(const std::function<bool()>& done, Proxy* proxy = nullptr,
        std::chrono::milliseconds atMost = std::chrono::seconds(30))
    {
        const auto end = load::Clock::now() + atMost;
        while (!done()) {
            if (load::Clock::now() > end)
                return false;
            sockets.wait(std::chrono::milliseconds(proxy == nullptr ? 20 : 0));
            if (proxy != nullptr)
                proxy->step(std::chrono::milliseconds(1));
        }
        return true;
    }
};

} // namespace labrys::test
