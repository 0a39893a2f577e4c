#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Every JSON file parses and writes no key twice. Files under a folder `bad` are meant to be broken.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname -- "$0")/common.sh"

files '*.json' | grep -v '/bad/' | each_of python3 "$lint/json_files.py"
