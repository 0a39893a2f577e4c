#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What `labrys` says before there is a window: version, help, wrong usage, bad files, no display.
set -eu
labrys=$1
top=$2
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
LC_ALL=C.UTF-8
export LC_ALL
folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT

# expect STATUS TEXT ARGUMENT...: the exit status, and a text somewhere in what is said.
expect() {
    status=$1
    text=$2
    shift 2
    got=0
    "$labrys" "$@" >"$folder/said" 2>&1 || got=$?
    if [ "$got" != "$status" ] || ! grep -qF -- "$text" "$folder/said"; then
        echo "labrys $*: exit status $got, expected $status and: $text" >&2
        cat -- "$folder/said" >&2
        exit 1
    fi
}

expect 0 'labrys 0' --version
expect 0 '--tour' --help
expect 2 'Usage: labrys' --no-such-option
expect 2 'Usage: labrys' one.maze two.maze
expect 3 'missing.maze' "$folder/missing.maze"
# A folder that not even root can write into.
if [ -d /proc/self ]; then
    expect 3 'cannot be written to' --tour /proc
fi
printf '+-+\n|P|\n' >"$folder/broken é.maze"
expect 3 "$folder/broken é.maze:" --level "$folder/broken é.maze"
printf '{"format": "labrys/thread", "version": 1}' >"$folder/broken.thread"
expect 3 'broken.thread:1:' "$folder/broken.thread"
expect 3 'labrys-cli play minotaur' "$top/levels/minotaur/first_steps.maze"
# shellcheck disable=SC1112 # the apostrophe of the sentence
expect 3 'pas d’écran' --language fr
