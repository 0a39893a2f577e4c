#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/atspi/atspi.sh LABRYS
# The program on a virtual display with a real accessibility bus; walk.py hears and presses. 77 where tools are missing.
set -eu
labrys=$1
here=$(cd -P -- "$(dirname -- "$0")" && pwd -P)
for tool in Xvfb xvfb-run dbus-run-session python3; do
    if ! command -v "$tool" >/dev/null; then
        echo "skipped: $tool is missing (Debian: xvfb xauth dbus python3)"
        exit 77
    fi
done
# The system's own: pyatspi is a package of it.
python=/usr/bin/python3
[ -x "$python" ] || python=python3
launcher=/usr/libexec/at-spi-bus-launcher
if [ ! -x "$launcher" ] || ! "$python" -c 'import pyatspi' 2>/dev/null; then
    echo "skipped: at-spi2-core or python3-pyatspi is missing"
    exit 77
fi
home=$(mktemp -d)
trap 'rm -rf -- "$home"' EXIT
chmod 700 "$home"
mkdir "$home/levels"
printf '+-+-+-+\n|P.$.K|\n' >"$home/levels/bad.maze"
export LABRYS_HOME="$home" XDG_RUNTIME_DIR="$home" HOME="$home" LC_ALL=C.UTF-8
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QUICK_BACKEND=software
# shellcheck disable=SC2016 # expanded inside
exec timeout 240 xvfb-run -a -s '-screen 0 1280x1024x24' dbus-run-session -- sh -c '
    "$1" --launch-immediately &
    sleep 1
    "$2" --language en --seed 1 &
    program=$!
    status=0
    "$4" "$3/walk.py" || status=$?
    kill "$program" 2>/dev/null || true
    exit "$status"' sh "$launcher" "$labrys" "$here" "$python"
