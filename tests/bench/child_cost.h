// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/resource.h>
#include <sys/wait.h>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <vector>

namespace labrys::bench {

/// What a program takes from its start to its end, as the system counts it.
struct Cost {
    /// Of the processor, parts of the system included.
    double milliseconds = 1e9;
    double megabytes = 1e9;

    [[nodiscard]] bool known() const { return milliseconds < 1e9; }
    void lower(const Cost& other)
    {
        milliseconds = std::min(milliseconds, other.milliseconds);
        megabytes = std::min(megabytes, other.megabytes);
    }
};

/// Runs a program by its path, silent; an unknown cost when it fails.
[[nodiscard]] inline Cost costOf(std::initializer_list<std::string> command)
{
    std::vector<std::string> words(command);
    std::vector<char*> arguments;
    for (auto& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
        execv(arguments[0], arguments.data());
        std::_Exit(127);
    }
    int status = 0;
    rusage used{};
    if (wait4(child, &status, 0, &used) != child || status != 0)
        return {};
    const auto milliseconds = [](const timeval& time) {
        return 1e3 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e3;
    };
    return {milliseconds(used.ru_utime) + milliseconds(used.ru_stime),
        static_cast<double>(used.ru_maxrss) / 1024};
}

} // namespace labrys::bench
