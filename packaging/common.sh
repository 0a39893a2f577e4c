# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# What setup, play and check share: steps that are timed, logged, and explained when they fail.
# shellcheck disable=SC2034 # the scripts that read this file use what it sets

set -eu
unset CDPATH
callerLocale=${LC_ALL-}
LC_ALL=C.UTF-8
export LC_ALL

here=$(cd -P -- "$(dirname -- "$0")" && pwd -P)
top=$(dirname -- "$here")
log=$top/build/log.txt
timings=$top/build/timings.txt
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

# open_log: starts an empty log and an empty table of timings.
open_log() {
    if ! mkdir -p -- "$top/build" 2>/dev/null || ! (: >"$log" && : >"$timings") 2>/dev/null; then
        echo "Cannot write $log." >&2
        echo "Clone Labrys into a folder of your own, or let the owner of this one remove its folder build." >&2
        exit 3
    fi
}

# record TITLE SECONDS STATUS: one line for print_timings.
record() {
    printf '%s\t%s\t%s\n' "$2" "$3" "$1" >>"$timings"
}

# attempt TITLE COMMAND...: runs the command with its output in the log, says how long it took, returns its status.
attempt() {
    title=$1
    shift
    printf '%-34s ' "$title"
    printf '\n=== %s: %s\n' "$title" "$*" >>"$log"
    begun=$(date +%s)
    status=0
    "$@" >>"$log" 2>&1 </dev/null || status=$?
    seconds=$(($(date +%s) - begun))
    record "$title" "$seconds" "$status"
    if [ "$status" -eq 0 ]; then
        printf '%5d s\n' "$seconds"
    else
        printf '%5d s  failed (%d)\n' "$seconds" "$status"
    fi
    return "$status"
}

# explain_failure STATUS: the end of the log, its place, and out with that status.
explain_failure() {
    echo
    tail -n 40 -- "$log"
    echo
    echo "The whole log: $log" >&2
    exit "$1"
}

# step TITLE COMMAND...: as attempt, but a failure ends the script.
step() {
    attempt "$@" || explain_failure "$?"
}

# configure PRESET
configure() {
    cache=$top/build/$1/CMakeCache.txt
    if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$top" "$cache"; then
        echo "build/$1 belongs to another place of this folder and is made anew."
        rm -rf -- "$top/build/$1"
    fi
    step "Configure $1" cmake --preset "$1"
}

# build PRESET [TARGET...]: everything, or the targets alone.
build() {
    preset=$1
    shift
    if [ "$#" -gt 0 ]; then
        set -- --target "$@"
    fi
    step "Build $preset" cmake --build --preset "$preset" --parallel "$jobs" "$@"
}

# runtime_folder PRESET: the private folder that Qt asks for and a bare system lacks.
runtime_folder() {
    mkdir -p -- "$top/build/$1/runtime"
    chmod 700 -- "$top/build/$1/runtime"
}

# restore_locale: the caller's language again, as long as Qt can work with its encoding.
restore_locale() {
    if [ -n "$callerLocale" ]; then
        LC_ALL=$callerLocale
    else
        unset LC_ALL
    fi
    if [ "$(locale charmap 2>/dev/null)" != UTF-8 ]; then
        LC_ALL=C.UTF-8
        export LC_ALL
    fi
}

# print_timings: the table of all recorded steps.
print_timings() {
    [ -s "$timings" ] || return 0
    echo
    awk -F '\t' '
        { printf "%-34s %5d s  %s\n", $3, $1, $2 == 0 ? "ok" : "FAILED (" $2 ")"; sum += $1 }
        END { printf "%-34s %5d s\n", "together", sum }' "$timings"
}
