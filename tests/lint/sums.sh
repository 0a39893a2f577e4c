#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# packaging/sums writes sums that agree, and refuses a release of which a part is missing or empty (PKG-027).
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT

echo one >"$scratch/a b.deb"
echo two >"$scratch/x.tar.gz"
packaging/sums "$scratch" '*.deb' '*.tar.gz' >/dev/null
[ "$(wc -l <"$scratch/SHA256SUMS")" = 2 ]
(cd "$scratch" && sha256sum --check --quiet SHA256SUMS)
packaging/sums "$scratch" '*.deb' '*.tar.gz' >/dev/null # again, over its own file
[ "$(wc -l <"$scratch/SHA256SUMS")" = 2 ]
if packaging/sums "$scratch" '*.deb' '*.zip' 2>/dev/null; then
    echo "a missing artefact passes" >&2
    exit 1
fi
[ ! -e "$scratch/SHA256SUMS" ]
: >"$scratch/x.tar.gz"
if packaging/sums "$scratch" '*.deb' >/dev/null 2>&1; then
    echo "an empty artefact passes" >&2
    exit 1
fi
