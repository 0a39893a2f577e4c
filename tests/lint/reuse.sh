#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Every file says whose it is and under which licence.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"

if ! in_git; then
    echo "Without git nothing tells sources from what a build left: skipped."
    exit 77
fi
if ! reuse --root "$top" lint; then
    echo "To put it right: give the file the two SPDX lines that its neighbours have, or, where it cannot" >&2
    echo "carry them, a pattern in .reuse/dep5." >&2
    exit 1
fi
