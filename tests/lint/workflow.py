#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The workflow file builds, tests, packs and self-tests on three systems (PKG-013), and could run: it parses, what it
names exists, its actions are pinned. It has never been run here, so this is all that is known of it."""

import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
SYSTEMS = {"linux": "ubuntu", "windows": "windows", "macos": "macos"}
# What each system does, by words of its steps' names and commands.
DUTIES = {"build": r"packaging/check|cmake --build", "test": r"packaging/check|ctest ", "package": r"cpack|cmake -E tar|tar -czf",
          "self-test": r"labrys-cli(\.exe)? selftest"}


def steps_of(job):
    return job.get("steps", [])


def commands(job):
    return "\n".join(step.get("run", "") for step in steps_of(job))


def check_system(name, job, complain):
    if not str(job.get("runs-on", "")).startswith(SYSTEMS[name]):
        complain(f"job {name} runs on {job.get('runs-on')}")
    for duty, pattern in DUTIES.items():
        if not re.search(pattern, commands(job)):
            complain(f"job {name} has no step that does: {duty}")
    kept = [step for step in steps_of(job) if "upload-artifact" in step.get("uses", "")]
    if not any(step.get("with", {}).get("name") == name for step in kept):
        complain(f"job {name} keeps no artefact of its name")


def check_job(name, job, complain):
    if "timeout-minutes" not in job:
        complain(f"job {name} has no time limit")
    if str(job.get("runs-on", "latest")).endswith("latest"):
        complain(f"job {name} runs on a system that changes")
    for step in steps_of(job):
        used = step.get("uses")
        if used and not re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", used):
            complain(f"job {name}: {used} is not pinned to a commit")
        if used and "upload-artifact" in used and step["with"].get("if-no-files-found") != "error":
            complain(f"job {name}: a missing artefact would pass")
    for script in re.findall(r"(?<![\w./])(?:packaging|tests)/[\w./-]+", commands(job)):
        if not (TOP / script).exists():
            complain(f"job {name} names {script}, which does not exist")
    for preset in re.findall(r"--preset (\S+)", commands(job)):
        if f'"name": "{preset}"' not in (TOP / "CMakePresets.json").read_text(encoding="utf-8"):
            complain(f"job {name} names the preset {preset}, which does not exist")


def main():
    try:
        import yaml
    except ImportError:
        print("skipped: the YAML module is missing (Debian: python3-yaml)")
        return 77
    found = []
    path = TOP / ".github/workflows/packages.yml"
    text = path.read_text(encoding="utf-8")
    workflow = yaml.safe_load(text)
    jobs = workflow["jobs"]
    # YAML 1.1 reads the key `on` as the truth.
    if not {"push", "pull_request"} <= set(workflow.get("on", workflow.get(True, {}))):
        found.append("it does not run for pushes and pull requests")
    if "secrets." in text or workflow.get("permissions") != {"contents": "read"}:
        found.append("it asks for more than reading the sources")
    for name, job in jobs.items():
        check_job(name, job, found.append)
    for name in SYSTEMS:
        if name not in jobs:
            found.append(f"there is no job {name}")
            continue
        check_system(name, jobs[name], found.append)
    if jobs.get("linux", {}).get("container") != "debian:12":
        found.append("Linux packages are not made on Debian 12")
    for archive in ("DEB", "TGZ"):
        if archive not in commands(jobs.get("linux", {})):
            found.append(f"there is no {archive}")
    last = jobs.get("complete", {})
    if set(last.get("needs", [])) != set(SYSTEMS) or last.get("if") != "always()" or "packaging/sums" not in commands(last):
        found.append("no job fails when an artefact is missing")
    for sentence in found:
        print(f"{path.relative_to(TOP)}: {sentence}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
