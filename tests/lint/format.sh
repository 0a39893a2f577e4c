#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# C++ looks as .clang-format says; `tests/lint/format.sh --fix` makes it so.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"

if [ "${1:-}" = --fix ]; then
    files '*.h' '*.cpp' | each_of clang-format-19 -i
elif ! files '*.h' '*.cpp' | each_of clang-format-19 --dry-run -Werror; then
    echo "To put it right: tests/lint/format.sh --fix" >&2
    exit 1
fi
