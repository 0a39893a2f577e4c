#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/packaging/install.sh BUILD
# What is installed runs from where it is, without the build tree (PKG-001, ASC-130 on Linux).
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"
build=$1

cmake --install "$build" --prefix "$place/tree" >"$scratch/install.txt"
for file in bin/labrys bin/labrys-cli share/applications/org.labrys.Labrys.desktop share/man/man6/labrys.6.gz \
    share/man/fr/man1/labrys-cli.1.gz share/thumbnailers/org.labrys.Labrys.thumbnailer \
    share/icons/hicolor/16x16/mimetypes/application-x-labrys-maze.png \
    share/icons/HighContrast/48x48/apps/org.labrys.Labrys.png share/mime/packages/org.labrys.Labrys.xml \
    share/bash-completion/completions/labrys-cli share/zsh/vendor-completions/_labrys \
    share/fish/vendor_completions.d/labrys.fish; do
    [ -s "$place/tree/$file" ] || fail "$file is not installed"
done
[ -z "$(find "$place/tree/share/icons" -path '*x*/*.svg' ! -path '*/scalable/*')" ] || fail "drawings for one size are installed"
if command -v readelf >/dev/null; then
    for program in labrys labrys-cli; do
        if readelf -d "$place/tree/bin/$program" | grep -E 'R(UN)?PATH'; then
            fail "$program looks for libraries in a place of its own"
        fi
    done
fi
runs_from "$place/tree/bin"
# What the thumbnailer entry says is what draws.
exec=$(sed -n 's/^Exec=labrys-cli //p' "$place/tree/share/thumbnailers/org.labrys.Labrys.thumbnailer")
printf '+-+-+-+\n|P.K.E|\n+.+.+.+\n|.....|\n+.+.+.+\n|.....|\n+-+-+-+\n' >"$place/level.maze"
set --
for word in $exec; do
    case $word in
    %s) word=128 ;;
    %o) word=$place/level.png ;;
    %i) word=$place/level.maze ;;
    esac
    set -- "$@" "$word"
done
at_home "$place/tree/bin/labrys-cli" "$@" || fail "the thumbnailer fails"
[ -s "$place/level.png" ] || fail "the thumbnailer draws nothing"
