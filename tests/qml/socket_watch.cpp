// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded into a program before everything else (LD_PRELOAD): every internet socket that it opens is written
// down in the file that LABRYS_SOCKETS names (APP-020). Sockets of the system, for the display or the message
// bus, are none.
#include <cstdio>
#include <cstdlib>

#include <dlfcn.h>
#include <sys/socket.h>

extern "C" int socket(int domain, int type, int protocol) // NOLINT: the name that it takes the place of
{
    if (domain == AF_INET || domain == AF_INET6)
        if (const char* path = std::getenv("LABRYS_SOCKETS"))
            if (std::FILE* file = std::fopen(path, "a")) {
                std::fprintf(file, "%d %d %d\n", domain, type, protocol);
                std::fclose(file);
            }
    using Socket = int (*)(int, int, int);
    const auto next = reinterpret_cast<Socket>(dlsym(RTLD_NEXT, "socket"));
    return next(domain, type, protocol);
}
