#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The catalogues hold exactly the texts of the sources (APP-028): collecting them again changes nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for catalogue in fr en; do
    cp "resources/translations/labrys_$catalogue.ts" "$folder/"
    plural=
    [ "$catalogue" != en ] || plural=-pluralonly
    # shellcheck disable=SC2086 # an empty option is none
    "$LUPDATE" -silent -locations none -no-obsolete $plural -extensions cpp,h,qml app qml editor \
        -ts "$folder/labrys_$catalogue.ts" 2>/dev/null
    if ! diff -u "resources/translations/labrys_$catalogue.ts" "$folder/labrys_$catalogue.ts"; then
        echo "Run: cmake --build --preset release --target translations; then translate what is new." >&2
        exit 1
    fi
done
