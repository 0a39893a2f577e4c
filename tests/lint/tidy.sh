#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/lint/tidy.sh BUILD_DIR FOLDER... [!FOLDER...]
# Runs clang-tidy over the compiled sources of the folders, without the ones after `!`. A source that passed
# is not checked again until it, a header of ours that it includes, its command or .clang-tidy changes.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"

if [ "${1:-}" = --one ]; then # SOURCE KEY, for the parallel runs below
    said=$LABRYS_TIDY/$3.txt
    if clang-tidy-19 --quiet -p "$LABRYS_TIDY" --extra-arg=-w --extra-arg=-Wno-unknown-warning-option \
        "$2" >"$said" 2>&1; then
        mv -- "$said" "$LABRYS_TIDY/passed/$3"
        exit 0
    fi
    exit 1
fi

build=$1
shift
LABRYS_TIDY=$build/tidy
export LABRYS_TIDY
if [ ! -f "$build/compile_commands.json" ]; then
    echo "$build/compile_commands.json is missing: configure with Ninja, cmake --preset release" >&2
    exit 1
fi
mkdir -p -- "$LABRYS_TIDY/passed"
find "$LABRYS_TIDY" -name '*.txt' -exec rm -f -- {} +
find "$LABRYS_TIDY/passed" -type f -mtime +30 -exec rm -f -- {} +

# clang-tidy takes the first word for the compiler, which a compiler launcher is not; and without precompiled
# headers it reads only what a source includes itself.
sed -e 's#"command": ".*/ccache\(\.sh\)\{0,1\} #"command": "#' -e 's# -include [^ ]*/cmake_pch\.hxx##' \
    "$build/compile_commands.json" >"$LABRYS_TIDY/compile_commands.json"
# One line a source: its path, tab, its command.
awk -v top="$top/" '
    /^ *"command": / { command = $0 }
    /^ *"file": / {
        sub(/^ *"file": "/, ""); sub(/",?$/, "")
        if (index($0, top) == 1) print substr($0, length(top) + 1) "\t" command
    }' "$LABRYS_TIDY/compile_commands.json" >"$LABRYS_TIDY/commands"
# One line a pair: a source, tab, itself or a file of ours that it includes.
ninja -C "$build" -t deps 2>/dev/null | awk -v top="$top/" '
    !/^    / { source = ""; next }
    {
        file = substr($0, 5)
        if (index(file, "../../") == 1) file = substr(file, 7)
        else if (index(file, top) == 1) file = substr(file, length(top) + 1)
        else next
        if (source == "") source = file
        print source "\t" file
    }' | sort -u >"$LABRYS_TIDY/includes" || true

# wanted SOURCE FOLDER...: whether it lies in one of the folders, and in none after `!`.
wanted() {
    source=$1
    shift
    answer=1
    for folder; do
        case $source in
        "${folder#!}"/*)
            case $folder in
            !*) return 1 ;;
            esac
            answer=0
            ;;
        esac
    done
    return "$answer"
}

# key SOURCE: a digest of all that the verdict depends on.
key() {
    {
        clang-tidy-19 --version
        cat .clang-tidy
        awk -F '\t' -v source="$1" '$1 == source' "$LABRYS_TIDY/commands"
        { echo "$1" && awk -F '\t' -v source="$1" '$1 == source { print $2 }' "$LABRYS_TIDY/includes"; } |
            sort -u | each_of sha256sum
    } | sha256sum | cut -d ' ' -f 1
}

tab=$(printf '\t')
all=0
while IFS=$tab read -r source _; do
    if wanted "$source" "$@"; then
        all=$((all + 1))
        digest=$(key "$source")
        if [ ! -e "$LABRYS_TIDY/passed/$digest" ]; then
            printf '%s\n%s\n' "$source" "$digest"
        fi
    fi
done <"$LABRYS_TIDY/commands" >"$LABRYS_TIDY/jobs"
echo "$all sources, $(($(wc -l <"$LABRYS_TIDY/jobs") / 2)) of them changed"

if ! tr '\n' '\0' <"$LABRYS_TIDY/jobs" |
    xargs -0 -r -n 2 -P "$(getconf _NPROCESSORS_ONLN)" sh "$lint/tidy.sh" --one; then
    # A header is read with each source that includes it, and complained about as often.
    cat -- "$LABRYS_TIDY"/*.txt | grep -E '(error|warning): ' | sort -u
    echo "With the lines around them: $LABRYS_TIDY/*.txt" >&2
    echo "A suppression (NOLINT) needs a reason beside it; the checks stand in .clang-tidy." >&2
    exit 1
fi
