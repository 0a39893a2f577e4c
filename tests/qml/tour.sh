#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The tour succeeds; with `twice`, its pictures are the same bytes in two runs (UIX-031).
set -eu
labrys=$1
folder=$2
rm -rf -- "$folder"
"$labrys" --tour "$folder/first"
[ "${3:-}" = twice ] || exit 0
"$labrys" --tour "$folder/second"
diff -r -- "$folder/first" "$folder/second"
