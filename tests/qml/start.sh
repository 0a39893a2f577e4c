#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Real starts of `labrys`, offscreen: a second one (APP-019), one that crashes (APP-007), read-only media (APP-012),
# a system without a language (APP-029), a Qt with a part missing.
set -eu
labrys=$1
top=$2
folder=$(mktemp -d)
HOME=$folder/home
LABRYS_HOME=$folder/kept
XDG_RUNTIME_DIR=$folder/run
QT_QPA_PLATFORM=offscreen
QT_QUICK_BACKEND=software
LC_ALL=C.UTF-8
export HOME LABRYS_HOME XDG_RUNTIME_DIR QT_QPA_PLATFORM QT_QUICK_BACKEND LC_ALL
mkdir -p "$HOME" "$XDG_RUNTIME_DIR"
chmod 700 "$XDG_RUNTIME_DIR"
running=

finish() {
    # shellcheck disable=SC2086 # several
    [ -z "$running" ] || kill -9 $running 2>/dev/null || true
    # Who ran as somebody else left files of theirs.
    chmod -R u+w "$folder" 2>/dev/null || true
    rm -rf -- "$folder"
}
trap finish EXIT

fail() {
    echo "$*" >&2
    cat -- "$folder"/*.said >&2 2>/dev/null || true
    exit 1
}

# start NAME ARGUMENT...: in the background, with what it says in NAME.said; its number in $started.
start() {
    name=$1
    shift
    "$labrys" "$@" >"$folder/$name.said" 2>&1 &
    started=$!
    running="$running $started"
}

# until COMMAND...: at most ten seconds.
until_true() {
    for _ in $(seq 100); do
        ! "$@" || return 0
        sleep 0.1
    done
    fail "in vain: $*"
}

listens() {
    [ -n "$(find "$XDG_RUNTIME_DIR" -type s -name 'labrys-*')" ]
}

saved() { [ -f "$LABRYS_HOME/saves/minotaur.save" ]; }
gone() { ! kill -0 "$1" 2>/dev/null; }

# A second start hands over its file, and ends well within a second.
start first
first=$started
until_true listens
timeout 5 "$labrys" "$top/levels/minotaur/first_steps.maze" >"$folder/second.said" 2>&1 || fail 'the second start failed'
[ ! -s "$folder/second.said" ] || fail 'the second start spoke'
# Twice in some dozen runs beside other tests, a file handed over in the first moments of a window was taken and not
# played; why is not known (CONTRIBUTING, Open in the shell). Handed over again it must be, and the log tells of it.
for _ in $(seq 50); do saved && break; sleep 0.1; done
if ! saved; then
    echo 'the first hand-over was not played' >&2
    timeout 5 "$labrys" "$top/levels/minotaur/first_steps.maze" || fail 'the start after it failed'
fi
until_true saved
kill -0 "$first" || fail 'the first one ended'
# So does one that wants the mazes of the day (ASC-120).
timeout 5 "$labrys" --daily --name Ariadne --difficulty hard >"$folder/day.said" 2>&1 || fail 'the start for the day failed'
[ ! -s "$folder/day.said" ] || fail 'the start for the day spoke'
kill -0 "$first" || fail 'the first one ended by the day'
# A bad file is told by whoever was asked to open it.
printf '+-+\n|P|\n' >"$folder/bad.maze"
if "$labrys" "$folder/bad.maze" >"$folder/bad.said" 2>&1; then fail 'a bad file was taken'; fi
grep -q 'bad.maze' "$folder/bad.said" || fail 'the bad file is not named'
# Its own window when it is asked for, and with other places.
start own --new-instance
start other --saves "$folder/other"
sleep 1
kill -0 "$started" || fail 'other places are another program'
# shellcheck disable=SC2086 # several
kill -TERM $running
for number in $running; do until_true gone "$number"; done
running=
# An end that was asked for is no crash.
[ ! -e "$LABRYS_HOME/cache/starting.lock" ] || fail 'the start was not ended'
[ -z "$(ls "$LABRYS_HOME/crashes")" ] || fail 'a report of what was no crash'

# A crash within its first seconds: a report is written, the next start says so and draws without the graphics card.
rm -rf -- "$XDG_RUNTIME_DIR"/labrys-*
start crashing
crashing=$started
until_true listens
kill -SEGV "$crashing"
until_true gone "$crashing"
running=
report=$(ls "$LABRYS_HOME"/crashes/labrys-*.txt) || fail 'no report'
grep -q '^Labrys ' "$report" || fail 'the report has no version'
grep -q 'SIGSEGV' "$report" || fail 'the report has no signal'
grep -q 'labrys' "$report" || fail 'the report has no addresses'
# The socket that was left is in nobody's way.
start after
after=$started
told() { grep -q "^told=$(basename "$report")" "$LABRYS_HOME/labrys.ini" 2>/dev/null; }
until_true told
kill -0 "$after" || fail 'the start after a crash ended'
kill -9 "$after"
until_true gone "$after"
running=

# Read-only media: it runs, keeps nothing, and writes nothing elsewhere. Rights do not bind the administrator, so
# somebody else runs it there.
mkdir -p "$folder/stick"
cp -- "$labrys" "$folder/stick/labrys"
: >"$folder/stick/labrys.ini"
chmod 555 "$folder/stick"
someone=
if [ "$(id -u)" = 0 ]; then
    if command -v setpriv >/dev/null; then
        someone='setpriv --reuid=65534 --regid=65534 --clear-groups'
        chmod 755 "$folder"
        chown -R 65534 "$XDG_RUNTIME_DIR" "$HOME"
    else
        echo 'skipped: setpriv is missing' >&2
    fi
fi
if [ "$(id -u)" != 0 ] || [ -n "$someone" ]; then
    before=$(find "$HOME" "$folder/stick" | sort)
    unset LABRYS_HOME
    # shellcheck disable=SC2086 # words
    timeout 3 $someone "$folder/stick/labrys" "$top/levels/minotaur/first_steps.maze" >"$folder/stick.said" 2>&1 && status=0 || status=$?
    [ "$status" = 124 ] || fail "on a read-only medium it ended with $status"
    [ ! -s "$folder/stick.said" ] || fail 'on a read-only medium it spoke'
    [ "$(find "$HOME" "$folder/stick" | sort)" = "$before" ] || fail 'something was written'
    LABRYS_HOME=$folder/kept
    export LABRYS_HOME
fi
[ "$(id -u)" != 0 ] || chown -R 0 "$XDG_RUNTIME_DIR"

# Without a language of the system it is English, and says nothing on the error stream.
env -u LANG -u LANGUAGE LC_ALL=C timeout 3 "$labrys" --new-instance >"$folder/c.said" 2>&1 && status=0 || status=$?
[ "$status" = 124 ] || fail "in the locale C it ended with $status"
[ ! -s "$folder/c.said" ] || fail 'in the locale C it spoke'

# A part of Qt that is missing is named, with the cure.
mkdir -p "$folder/qt/empty"
cp -- "$labrys" "$folder/qt/labrys"
printf '[Paths]\nQmlImports=%s\n' "$folder/qt/empty" >"$folder/qt/qt.conf"
plugins=$(ldd "$labrys" | sed -n 's|.*=> \(.*\)/libQt6Core.*|\1|p')/qt6/plugins
QT_PLUGIN_PATH=$plugins "$folder/qt/labrys" --new-instance >"$folder/qt.said" 2>&1 && status=0 || status=$?
[ "$status" = 3 ] || fail "without a part of Qt it ended with $status"
grep -q 'qml6-module-qtquick' "$folder/qt.said" || fail 'the cure is not named'
