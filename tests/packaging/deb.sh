#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/packaging/deb.sh BUILD
# lintian has nothing to say about the Debian package, errors and warnings alike (PKG-004), it is small enough (PKG-030),
# and two of the same tree hold the same (PKG-008).
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"
skip_without dpkg-shlibdeps dpkg-dev
skip_without lintian lintian
build=$1

deb=$(pack "$build" DEB "$scratch/first")
again=$(pack "$build" DEB "$scratch/second")
for one in "$deb" "$again"; do
    mkdir -p -- "$one.tree"
    dpkg-deb --raw-extract "$one" "$one.tree"
done
diff -r -- "$deb.tree" "$again.tree" || fail "two packages of the same tree differ"
# One command installs every library (ASC-131): the package asks for those that its programs are linked to.
asked=$(dpkg-deb --field "$deb" Depends)
for library in libqt6core libqt6quick libboost-json libncursesw; do
    case $asked in
    *"$library"*) ;;
    *) fail "the package does not ask for $library: $asked" ;;
    esac
done
[ "$(wc -c <"$deb")" -le 26214400 ] || fail "the package is larger than 25 MB"
echo "$(basename -- "$deb"): $(wc -c <"$deb") bytes"
lintian --allow-root --no-tag-display-limit --fail-on error,warning "$deb"
