# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# What the tests of packages share: a scratch folder in which everything happens, with a home that is watched.
# shellcheck disable=SC2034 # the scripts that read this file use what it sets

set -eu
unset CDPATH
unset DISPLAY WAYLAND_DISPLAY QT_PLUGIN_PATH QML_IMPORT_PATH QML2_IMPORT_PATH LD_LIBRARY_PATH LABRYS_HOME
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME
LC_ALL=C.UTF-8
export LC_ALL
# A path with a space and an accent, as people have them.
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
place="$scratch/né ici"
mkdir -p -- "$place" "$scratch/home" "$scratch/tmp" "$scratch/runtime"
chmod 700 -- "$scratch/runtime"

# at_home COMMAND...: in the watched home, without a display; a warning of Qt ends the program.
at_home() {
    (cd -- "$scratch/home" && HOME=$scratch/home TMPDIR=$scratch/tmp XDG_RUNTIME_DIR=$scratch/runtime \
        QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software QT_FATAL_WARNINGS=1 "$@")
}

fail() {
    echo "$1" >&2
    exit 1
}

# skip_without TOOL PACKAGE
skip_without() {
    if ! command -v "$1" >/dev/null; then
        echo "skipped: $1 is missing (Debian: $2)"
        exit 77
    fi
}

# pack BUILD GENERATOR FOLDER: prints the package's path.
pack() {
    (cd -- "$1" && cpack -G "$2" -B "$3") >"$scratch/cpack.txt" 2>&1 || {
        cat -- "$scratch/cpack.txt" >&2
        fail "cpack -G $2 fails"
    }
    find "$3" -maxdepth 1 -type f
}

# runs_from FOLDER: the programs there pass their self-test, and paint every screen without a warning.
runs_from() {
    at_home "$1/labrys-cli" selftest || fail "the self-test fails"
    mkdir -- "$place/tour"
    at_home "$1/labrys" --tour "$place/tour" || fail "the tour fails"
    [ "$(find "$place/tour" -name '*.png' | wc -l)" -gt 20 ] || fail "the tour has few pictures"
    rm -r -- "$place/tour"
}
