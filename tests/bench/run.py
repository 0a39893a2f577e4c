#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs benchmarks, keeps their history, and judges their ratios.

Each program prints one object, {"results": [{name, value, unit, yardstick, ratio}]}. A line with date, commit, machine
and results is added to the history; the table shows each ratio beside the median of earlier runs on the same machine.
Exit status: 0 all within the limits, 1 a ratio beyond its limit or a figure without one, 2 wrong usage, 3 a program
that fails or a file that cannot be read or written.
"""

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys

# A change of a ratio that is pointed out (STYLE, Tests).
NOTICEABLE = 0.10


def machine():
    """What figures depend on: runs on equal machines are compared."""
    model = platform.processor()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as facts:
            model = next((line.split(":", 1)[1].strip() for line in facts if line.startswith("model name")), model)
    except OSError:
        pass
    return {"cpu": model, "cores": os.cpu_count(), "system": f"{platform.system()} {platform.machine()}"}


def commit():
    """The commit that was built, marked when the tree has changes."""
    try:
        said = subprocess.run(["git", "describe", "--always", "--dirty", "--abbrev=12"], capture_output=True, text=True,
                              check=True)
        return said.stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def measure(program):
    """The results of one program."""
    said = subprocess.run([program], stdout=subprocess.PIPE, text=True, check=True)
    results = json.loads(said.stdout)["results"]
    for result in results:
        if not result["ratio"] > 0:
            raise ValueError(f"{result['name']} has the ratio {result['ratio']}")
    return results


def read_history(path):
    """The runs of earlier times, oldest first."""
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def earlier_ratios(history, here, name):
    """The ratios of one figure on machines like this one."""
    return [result["ratio"] for run in history if run["machine"] == here for result in run["results"]
            if result["name"] == name]


def complaints(results, limits):
    """A sentence for each figure beyond its limit, without one, or missing."""
    found = []
    for result in results:
        limit = limits.get(result["name"])
        if limit is None:
            found.append(f"{result['name']} has no limit")
            continue
        for field in ("ratio", "value"):
            if field in limit and result[field] > limit[field]:
                found.append(f"{result['name']}: {field} {result[field]:.3g} is more than {limit[field]:g}")
    measured = {result["name"] for result in results}
    found += [f"{name} has a limit and was not measured" for name in limits if name not in measured]
    return found


def print_table(results, history, here, limits):
    """One line a figure; changes of more than a tenth are marked."""
    print(f"{'figure':28} {'value':>10}    {'ratio':>7} {'limit':>6} {'median':>7} {'change':>7}")
    for result in results:
        earlier = earlier_ratios(history, here, result["name"])
        median = change = mark = ""
        if earlier:
            middle = statistics.median(earlier)
            difference = result["ratio"] / middle - 1
            median, change = f"{middle:.2f}", f"{100 * difference:+.0f} %"
            mark = " <--" if abs(difference) > NOTICEABLE else ""
        limit = limits.get(result["name"], {}).get("ratio", "")
        print(f"{result['name']:28} {result['value']:10.4g} {result['unit']:2} {result['ratio']:7.2f} {limit:>6} "
              f"{median:>7} {change:>7}{mark}")


def main():
    parser = argparse.ArgumentParser(description="Runs benchmarks and judges their ratios.")
    parser.add_argument("--history", required=True, metavar="FILE", help="one line of JSON a run; made where missing")
    parser.add_argument("--limits", required=True, metavar="FILE", help="the worst ratio of each figure")
    parser.add_argument("programs", nargs="+", metavar="PROGRAM")
    options = parser.parse_args()
    here = machine()
    try:
        with open(options.limits, encoding="utf-8") as file:
            limits = json.load(file)
        history = read_history(options.history)
        results = [result for program in options.programs for result in measure(program)]
        now = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
        run = {"date": now, "commit": commit(), "machine": here, "results": results}
        os.makedirs(os.path.dirname(options.history) or ".", exist_ok=True)
        with open(options.history, "a", encoding="utf-8") as file:
            file.write(json.dumps(run, ensure_ascii=False) + "\n")
    except (OSError, subprocess.CalledProcessError, ValueError, KeyError, TypeError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 3
    print_table(results, history, here, limits)
    found = complaints(results, limits)
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
