#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/lint/kinds.sh LABRYS_DOCS
# The five kinds of files (PKG-019 to PKG-021): each has a MIME type with suffix and first bytes, an icon in every size,
# and what opens or draws files names only types that exist. Where gio is, it agrees on a sample of each.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"
docs=$1
linux=$top/packaging/linux
id=org.labrys.Labrys
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
failed=no

complain() {
    echo "$1" >&2
    failed=yes
}

"$docs" "$scratch" "$linux/icons"
types=$(sed -n 's/.*<mime-type type="\([^"]*\)".*/\1/p' "$linux/$id.xml")
[ "$(echo "$types" | wc -l)" = 5 ] || complain "there are five kinds of files, $id.xml has: $types"
for suffix in maze labyrinth campaign lesson thread; do
    type=application/x-labrys-$suffix
    [ "$suffix" = maze ] || type=$type+json
    block=$(sed -n "\\,type=\"$type\",,\\,</mime-type>,p" "$linux/$id.xml")
    for part in "<glob pattern=\"*.$suffix\"/>" "<magic " '<comment xml:lang="fr">' "<sub-class-of "; do
        echo "$block" | grep -qF -- "$part" || complain "$type lacks $part"
    done
    icon=$(echo "$type" | tr / -)
    [ -f "$linux/icons/hicolor/scalable/mimetypes/$icon.svg" ] || complain "$type has no icon"
    for size in 16 22 24 32 48 64 128 256 512; do
        [ -s "$scratch/icons/hicolor/${size}x$size/mimetypes/$icon.png" ] || complain "$icon.png of $size is missing"
    done
done
for size in 16 22 24 32 48 64 128 256 512; do
    for theme in hicolor HighContrast; do
        [ -s "$scratch/icons/$theme/${size}x$size/apps/$id.png" ] || complain "$theme has no icon of $size"
    done
done

# What opens them, what draws them.
for file in "$id.desktop" "$id.thumbnailer"; do
    for type in $(sed -n 's/^MimeType=//p' "$linux/$file" | tr ';' ' '); do
        echo "$types" | grep -qxF -- "$type" || complain "$file names $type, which $id.xml does not have"
    done
done
opened=$(sed -n 's/^MimeType=//p' "$linux/$id.desktop" | tr ';' '\n' | grep . | sort)
provided=$(sed -n 's/.*<mediatype>\(.*\)<.*/\1/p' "$linux/$id.metainfo.xml" | sort)
[ "$opened" = "$provided" ] || complain "desktop entry and AppStream file open different types"

if ! command -v update-mime-database >/dev/null || ! command -v gio >/dev/null; then
    echo "gio and update-mime-database are left out: one is missing (Debian: shared-mime-info libglib2.0-bin)"
    [ "$failed" = no ]
    exit
fi
mkdir -p "$scratch/mime/packages"
cp "$linux/$id.xml" "$scratch/mime/packages/"
update-mime-database "$scratch/mime" || complain "update-mime-database refuses $id.xml"
# asked FILE: its type, by name and by its first bytes.
asked() {
    XDG_DATA_HOME=$scratch gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'
}
printf '+-+-+-+\n|P.K.E|\n+-+-+-+\n' >"$scratch/sample.maze"
for kind in labyrinth campaign lesson thread; do
    printf '{\n  "format": "labrys/%s",\n  "version": 1\n}\n' "$kind" >"$scratch/sample.$kind"
done
for suffix in maze labyrinth campaign lesson thread; do
    type=application/x-labrys-$suffix
    [ "$suffix" = maze ] || type=$type+json
    cp "$scratch/sample.$suffix" "$scratch/$suffix-without-name"
    for sample in "$scratch/sample.$suffix" "$scratch/$suffix-without-name"; do
        got=$(asked "$sample")
        [ "$got" = "$type" ] || complain "gio takes ${sample##*/} for '$got', not $type"
    done
done
[ "$failed" = no ]
