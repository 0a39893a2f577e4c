# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# What the lint scripts share. They run at the project's root, by ctest (label `lint`) or by hand.

set -eu
unset CDPATH
LC_ALL=C.UTF-8
export LC_ALL
lint=$(cd -P -- "$(dirname -- "$0")" && pwd -P)
top=$(cd -P -- "$lint/../.." && pwd -P)
cd -- "$top"

in_git() {
    git rev-parse --is-inside-work-tree >/dev/null 2>&1
}

# files PATTERN...: the project's files of these names, one a line; new ones too, ignored ones not.
files() {
    if in_git; then
        git -c core.quotePath=off ls-files --cached --others --exclude-standard --deduplicate -- "$@"
    else
        for pattern; do
            find . -name .git -prune -o -path ./build -prune -o -type f -name "${pattern##*/}" -print
        done
    fi | while IFS= read -r file; do
        if [ -f "$file" ]; then
            printf '%s\n' "$file"
        fi
    done
}

# each_of COMMAND...: runs the command with all files named on standard input; with none it is not run.
each_of() {
    tr '\n' '\0' | xargs -0 -r "$@"
}
