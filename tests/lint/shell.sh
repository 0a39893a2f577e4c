#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Shell scripts parse, and shellcheck, where it is installed, has nothing to say.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"

scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
files '.ci/*' 'packaging/*' 'tests/*' | while IFS= read -r file; do
    first=$(head -n 1 -- "$file" | tr -d '\0')
    case $file:$first in
    *:'#!'*bash*) shell='bash' ;;
    *:'#!/bin/sh'* | *.sh:*) shell='sh' ;;
    *) continue ;;
    esac
    "$shell" -n "$file" || echo "$file" >>"$scratch/failed"
    printf '%s\n' "$file" >>"$scratch/scripts"
done
if command -v shellcheck >/dev/null; then
    each_of shellcheck -x <"$scratch/scripts" || echo shellcheck >>"$scratch/failed"
fi
[ ! -e "$scratch/failed" ]
