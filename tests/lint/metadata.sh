#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/lint/metadata.sh LABRYS LABRYS_CLI LABRYS_DOCS LABRYS_SERVER
# Every option of the help stands in man page and completions (APP-024, PKG-022, PKG-023), the man pages are read
# without a warning, and all metadata have one id (PKG-016, PKG-017, PKG-018).
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"
labrys=$1
cli=$2
docs=$3
server=$4
linux=$top/packaging/linux
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
failed=no

complain() {
    echo "$1" >&2
    failed=yes
}

"$docs" "$scratch" "$linux/icons"

# has WORD FILE...: each file has the word, dashes of man pages read as dashes.
has() {
    word=$1
    shift
    for file; do
        sed 's/\\-/-/g' "$file" | grep -qF -- "$word" || complain "$file does not have $word"
    done
}

options() {
    grep -oE '^ +--?[a-z-]+' | tr -d ' '
}

for option in $("$labrys" --help | options); do
    has "$option" "$scratch/man/man6/labrys.6" "$scratch/man/fr/man6/labrys.6" \
        "$scratch/bash-completion/completions/labrys" "$scratch/zsh/vendor-completions/_labrys"
    [ "$option" = --help ] || has "-l ${option#--}" "$scratch/fish/vendor_completions.d/labrys.fish"
done
for option in $("$server" --help | options); do
    has "$option" "$scratch/man/man6/labrys-server.6" "$scratch/man/fr/man6/labrys-server.6" \
        "$scratch/bash-completion/completions/labrys-server" "$scratch/zsh/vendor-completions/_labrys"
    [ "$option" = --help ] || has "-l ${option#--}" "$scratch/fish/vendor_completions.d/labrys-server.fish"
done
for option in $("$cli" --help | options); do
    has "$option" "$scratch/man/man1/labrys-cli.1" "$scratch/man/fr/man1/labrys-cli.1" \
        "$scratch/bash-completion/completions/labrys-cli" "$scratch/zsh/vendor-completions/_labrys"
done
for command in $("$cli" --help | sed -nE 's/^  ([a-z]+) .*/\1/p'); do
    has "labrys-cli $command" "$scratch/man/man1/labrys-cli.1" "$scratch/man/fr/man1/labrys-cli.1"
    has "$command)" "$scratch/bash-completion/completions/labrys-cli" "$scratch/zsh/vendor-completions/_labrys"
    has "-a $command" "$scratch/fish/vendor_completions.d/labrys.fish"
    for option in $("$cli" "$command" --help | options); do
        has "$option" "$scratch/man/man1/labrys-cli.1" "$scratch/man/fr/man1/labrys-cli.1" \
            "$scratch/bash-completion/completions/labrys-cli" "$scratch/zsh/vendor-completions/_labrys"
        case $option in
        --help) continue ;;
        --*) short="-l ${option#--}" ;;
        *) short="-s ${option#-}" ;;
        esac
        has "__fish_seen_subcommand_from $command' $short" "$scratch/fish/vendor_completions.d/labrys.fish"
    done
done

# Not only written: the shells offer it.
# shellcheck disable=SC2016 # expanded inside
offered=$(bash -c '. "$1"; COMP_WORDS=(labrys-cli render --s); COMP_CWORD=2; _labrys_cli; echo "${COMPREPLY[@]}"' bash \
    "$scratch/bash-completion/completions/labrys-cli")
[ "$offered" = --size ] || complain "bash offers '$offered' for labrys-cli render --s"

for page in "$scratch"/man/man?/* "$scratch"/man/fr/man?/*; do
    if command -v man >/dev/null; then
        said=$(man --warnings=w -l "$page" 2>&1 >/dev/null) || true
        [ -z "$said" ] || complain "$page: $said"
    fi
done
bash -n "$scratch/bash-completion/completions/labrys" || complain "the completion for bash cannot be read"
if command -v fish >/dev/null; then
    offered=$(HOME=$scratch fish --no-config -c "source '$scratch/fish/vendor_completions.d/labrys.fish'
        complete -C 'labrys-cli render --s'" | cut -f 1)
    [ "$offered" = --size ] || complain "fish offers '$offered' for labrys-cli render --s"
fi
if command -v zsh >/dev/null; then
    zsh -n "$scratch/zsh/vendor-completions/_labrys" || complain "the completion for zsh cannot be read"
fi

id=org.labrys.Labrys
for file in "$linux/$id.desktop" "$linux/$id.metainfo.xml" "$top/app/desktop/run.cpp"; do
    has "$id" "$file"
done
[ -f "$linux/icons/hicolor/scalable/apps/$id.svg" ] || complain "the icon of the program has another name"
if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate "$linux/$id.desktop" || failed=yes
fi
if command -v appstreamcli >/dev/null; then
    appstreamcli validate --no-net --pedantic "$linux/$id.metainfo.xml" || failed=yes
fi
[ "$failed" = no ]
