#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# qmllint through its targets says nothing.
set -eu
said=$("$1" --build "$2" --target all_qmllint 2>&1 | grep -E '^(Warning|Error|Info):' -A3 || true)
if [ -n "$said" ]; then
    printf '%s\n' "$said" >&2
    exit 1
fi
