#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The runner of benchmarks keeps a history, compares with it, and judges by the limits file."""

import json
import os
import subprocess
import sys
import tempfile
import unittest

RUNNER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "run.py")


class Runner(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.history = os.path.join(self.folder.name, "new", "history.jsonl")
        self.limits = os.path.join(self.folder.name, "limits.json")
        self.set_limits({"walk": {"ratio": 2}})

    def tearDown(self):
        self.folder.cleanup()

    def set_limits(self, limits):
        with open(self.limits, "w", encoding="utf-8") as file:
            json.dump(limits, file)

    def run_with(self, ratio, text=None):
        program = os.path.join(self.folder.name, "program")
        results = [{"name": "walk", "value": 3 * ratio, "unit": "us", "yardstick": 3, "ratio": ratio}]
        with open(program, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\nprintf '%s\\n' '" + (text or json.dumps({"results": results})) + "'\n")
        os.chmod(program, 0o755)
        return subprocess.run([sys.executable, RUNNER, "--history", self.history, "--limits", self.limits, program],
                              capture_output=True, text=True, check=False)

    def test_each_run_adds_a_line_with_date_commit_machine_and_results(self):
        for _ in range(2):
            self.assertEqual(self.run_with(1.5).returncode, 0)
        with open(self.history, encoding="utf-8") as file:
            runs = [json.loads(line) for line in file]
        self.assertEqual(len(runs), 2)
        for run in runs:
            self.assertEqual(set(run), {"date", "commit", "machine", "results"})
            self.assertEqual(set(run["machine"]), {"cpu", "cores", "system"})
            self.assertEqual(run["results"][0]["ratio"], 1.5)

    def test_a_change_is_shown_against_the_median_of_the_same_machine(self):
        for ratio in (1.0, 1.0, 1.9):
            self.run_with(ratio)
        with open(self.history, encoding="utf-8") as file:
            elsewhere = json.loads(file.readline())
        elsewhere["machine"]["cpu"] = "another"
        elsewhere["results"][0]["ratio"] = 0.1
        with open(self.history, "a", encoding="utf-8") as file:
            file.writelines(json.dumps(elsewhere) + "\n" for _ in range(9))
        said = self.run_with(1.2).stdout
        self.assertIn("+20 % <--", said)
        self.assertNotIn("<--", self.run_with(1.0).stdout)

    def test_a_ratio_beyond_its_limit_is_the_answer_no(self):
        said = self.run_with(2.5)
        self.assertEqual(said.returncode, 1)
        self.assertIn("walk: ratio 2.5 is more than 2", said.stderr)

    def test_every_figure_has_a_limit_and_every_limit_a_figure(self):
        self.set_limits({})
        self.assertIn("walk has no limit", self.run_with(1).stderr)
        self.set_limits({"walk": {"ratio": 2}, "fly": {"ratio": 2}})
        said = self.run_with(1)
        self.assertEqual(said.returncode, 1)
        self.assertIn("fly has a limit and was not measured", said.stderr)

    def test_what_is_no_benchmark_is_told(self):
        for text in ("nonsense", "{}", '{"results": [{"name": "walk", "ratio": 0}]}'):
            self.assertEqual(self.run_with(1, text).returncode, 3)


if __name__ == "__main__":
    unittest.main()
