# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Parses the JSON files named as arguments; prints file:line:column of each that fails."""
import json
import pathlib
import sys


def unique(pairs):
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f"the key '{key}' stands twice in one object")
    return dict(pairs)


def refuse(constant):
    raise ValueError(f"{constant} is no JSON")


failed = False
for name in sys.argv[1:]:
    try:
        text = pathlib.Path(name).read_text(encoding="utf-8")
        json.loads(text, object_pairs_hook=unique, parse_constant=refuse)
    except json.JSONDecodeError as error:
        print(f"{name}:{error.lineno}:{error.colno}: {error.msg}")
        failed = True
    except (ValueError, OSError) as error:
        print(f"{name}:1:1: {error}")
        failed = True
sys.exit(1 if failed else 0)
