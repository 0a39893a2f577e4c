#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# QML looks as the qmlformat of Qt 6.4 writes it; `tests/lint/qmlformat.sh --fix` makes it so.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"
qmlformat=${QMLFORMAT:-/usr/lib/qt6/bin/qmlformat}

if [ "${1:-}" = --fix ]; then
    files '*.qml' | each_of "$qmlformat" -i
    exit
fi

scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
files '*.qml' >"$scratch/files"
failed=no
while IFS= read -r file; do
    if ! "$qmlformat" "$file" >"$scratch/formatted"; then
        echo "$file: qmlformat cannot read it" >&2
        failed=yes
    elif ! diff -u -L "$file" -L "$file, formatted" -- "$file" "$scratch/formatted"; then
        failed=yes
    fi
done <"$scratch/files"
if [ "$failed" = yes ]; then
    echo "To put it right: tests/lint/qmlformat.sh --fix" >&2
    exit 1
fi
