#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/packaging/archive.sh BUILD
# The archive is the same bytes twice (PKG-008), small enough (PKG-030), runs from wherever it is unpacked, and with
# labrys.ini beside the program changes nothing outside its own folder (PKG-005).
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"
build=$1

first=$(pack "$build" TGZ "$scratch/first")
sleep 1
second=$(pack "$build" TGZ "$scratch/second")
cmp -- "$first" "$second" || fail "the same tree packaged twice differs"
[ "$(wc -c <"$first")" -le 31457280 ] || fail "the archive is larger than 30 MB"
echo "$(basename -- "$first"): $(wc -c <"$first") bytes"

tar -xzf "$first" -C "$place"
folder=$(find "$place" -mindepth 1 -maxdepth 1 -type d)
runs_from "$folder/bin"

# Everything but the archive's own folder: names, kinds, sizes, times and what stands in files. The folder of running
# programs holds the socket of the one window while that is open, and nothing after it: its time alone changes.
outside() {
    (cd -- "$scratch" && find . -path "./né ici/${folder##*/}" -prune -o -path ./outside -prune -o -type f -print |
        sort | tr '\n' '\0' | xargs -0 -r sha256sum &&
        find . -path "./né ici/${folder##*/}" -prune -o -path ./outside -prune -o \
            -path ./runtime -printf '%p %y\n' -o -printf '%p %y %T@\n' | sort)
}
# What the first runs left in the home is theirs: without labrys.ini they may.
rm -rf -- "${scratch:?}/home" "$scratch/tmp"
mkdir -p -- "$scratch/home" "$scratch/tmp" "$scratch/outside"
: >"$folder/bin/labrys.ini"
outside >"$scratch/outside/before"
at_home "$folder/bin/labrys-cli" paths | grep -v "$folder/bin" && fail "a place lies outside the folder"
printf 's\ns\nq\n' | at_home "$folder/bin/labrys-cli" play minotaur --plain --seed 3 >"$scratch/outside/said"
at_home "$folder/bin/labrys-cli" play minotaur --demo --seed 7 >>"$scratch/outside/said"
# The window: until it has long been there.
status=0
at_home timeout 5 "$folder/bin/labrys" --language fr || status=$?
[ "$status" = 124 ] || fail "the window ended with status $status"
outside >"$scratch/outside/after"
diff -- "$scratch/outside/before" "$scratch/outside/after" || fail "something outside the folder has changed"
[ -s "$folder/bin/saves/minotaur.save" ] || fail "the saved game is not in the folder"
