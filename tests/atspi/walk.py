#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one level of the maze as somebody who hears it: over the accessibility bus, by names and Press alone (ACC-015)."""
import collections
import re
import sys
import time

import gi
import pyatspi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

SIDES = {"north": (-1, 0), "west": (0, -1), "south": (1, 0), "east": (0, 1)}
CONTROLS = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_SLIDER, pyatspi.ROLE_COMBO_BOX,
            pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_ENTRY, pyatspi.ROLE_LIST_ITEM)


def wait_for(what, find, seconds=10):
    """The first answer of `find` that is one."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = find()
        except Exception:  # the tree changes while it is read
            found = None
        if found:
            return found
        time.sleep(0.05)
    sys.exit(f"never came: {what}")


def nodes(node):
    yield node
    if node.getRole() == pyatspi.ROLE_TABLE:
        return
    for child in node:
        if child is not None:
            yield from nodes(child)


def application():
    for entry in pyatspi.Registry.getDesktop(0):
        if entry is not None and "labrys" in entry.name.lower():
            # What is asked is asked anew: no loop runs here that would hear of changes.
            entry.set_cache_mask(Atspi.Cache.NONE)
            return entry
    return None


def shown(node):
    return node.getState().contains(pyatspi.STATE_VISIBLE)


def control(app, name):
    """The control of this name, or else one whose name begins so."""
    found = [node for node in nodes(app) if node.getRole() in CONTROLS and node.name.startswith(name) and shown(node)]
    return next((node for node in found if node.name == name), found[0] if found else None)


def press(node):
    # Qt Quick offers a Press of its own, which does nothing, before the one of the item.
    actions = node.queryAction()
    names = [actions.getName(i) for i in range(actions.nActions)]
    if not any(name.lower() == "press" for name in names):
        sys.exit(f"{node.name} has no Press: {names}")
    for i in reversed(range(actions.nActions)):
        if names[i].lower() == "press":
            actions.doAction(i)
            return


def say(text):
    print(text, flush=True)


def check_names(app, where):
    """Every control that is shown has a name that can be spoken."""
    count = 0
    for node in nodes(app):
        if node.getRole() in CONTROLS and shown(node):
            count += 1
            if len(node.name) < 2 or "&" in node.name or "<" in node.name:
                sys.exit(f"{where}: a {node.getRoleName()} is named “{node.name}”")
            say(f"  {node.getRoleName()}: {node.name}")
    if count == 0:
        sys.exit(f"{where}: nothing to press")


def board(app):
    for node in nodes(app):
        if node.getRole() == pyatspi.ROLE_TABLE and shown(node):
            return node
    return None


Place = collections.namedtuple("Place", "row column")


def read(table):
    """What the cells say: their ways, and where you, the key and the exit are."""
    ways, things = {}, {}
    for cell in table:
        match = re.match(r"row (\d+) column (\d+), (.*)", cell.name)
        if not match:
            sys.exit(f"a cell is named “{cell.name}”")
        place = Place(int(match[1]), int(match[2]))
        words = match[3]
        opened = re.search(r"open ([a-z, ]+)", words)
        if opened:
            ways[place] = [side for side in SIDES if side in opened[1]]
        for thing in ("You", "Key", "Exit", "Wanderer"):
            if re.search(rf"\b{thing}\b", words, re.IGNORECASE):
                things.setdefault(thing, []).append(place)
    return ways, things


def next_step(ways, start, goals, shunned):
    """The first step of a shortest way to one of the goals, or to the nearest cell that says nothing yet."""
    queue = collections.deque([(start, None)])
    seen = {start} | shunned
    while queue:
        place, first = queue.popleft()
        if place != start and (place in goals or (not goals and place not in ways)):
            return first
        for side in ways.get(place, []):
            step = Place(place.row + SIDES[side][0], place.column + SIDES[side][1])
            if step not in seen:
                seen.add(step)
                queue.append((step, first or step))
    return None


def away(ways, you, things):
    """The neighbour that is furthest from every wanderer."""
    near = [Place(you.row + SIDES[side][0], you.column + SIDES[side][1]) for side in ways[you]]
    return max(near, key=lambda place: min(
        (abs(place.row - w.row) + abs(place.column - w.column) for w in things.get("Wanderer", [])), default=0))


def play(app):
    """One level, until the window says that it is done or lost."""
    has_key = False
    table = wait_for("the board", lambda: board(app))
    for turn in range(400):
        if control(app, "Level 2"):
            return True
        if control(app, "New run"):
            return False
        ways, things = read(table)
        you = things.get("You", [None])[0]
        if you is None:
            sys.exit("nobody says where you are")
        has_key = has_key or any("Key found" in node.name or node.name == "Key, found" for node in nodes(app))
        near = {Place(w.row + r, w.column + c) for w in things.get("Wanderer", []) for r in range(-2, 3)
                for c in range(-2, 3) if abs(r) + abs(c) <= 2} - {you}
        goals = set(things.get("Exit" if has_key else "Key", []))
        step = next_step(ways, you, goals, near) or next_step(ways, you, set(), near) or away(ways, you, things)
        target = next(cell for cell in table if cell.name.startswith(f"row {step.row} column {step.column},"))
        before = next(cell for cell in table if cell.name.startswith(f"row {you.row} column {you.column},")).name
        say(f"turn {turn}: {before}; press row {step.row} column {step.column}")
        press(target)
        time.sleep(0.02)
    return False


def dialogs(app):
    """Settings, and the question before one begins anew."""
    press(control(app, "Settings"))
    wait_for("the settings", lambda: control(app, "Back to defaults"))
    for part in ("Look", "Motion and speed", "Keys and gamepad", "Folders", "Profile"):
        press(wait_for(part, lambda: control(app, part)))
        time.sleep(0.2)
        say(f"settings, {part}")
        check_names(app, part)
    press(wait_for("Begin anew", lambda: control(app, "Begin anew")))
    keep = wait_for("the question", lambda: control(app, "Keep everything"))
    say("question")
    check_names(app, "question")
    press(keep)
    press(wait_for("the way back", lambda: control(app, "Back") if not control(app, "Keep everything") else None))
    wait_for("the main menu after the settings", lambda: control(app, "Open a file"))


def files(app):
    """A file of the user is chosen, and the page about what is wrong with it."""
    press(control(app, "Open a file"))
    press(wait_for("the folders", lambda: control(app, "Levels of your own")))
    bad = wait_for("the level in its folder", lambda: control(app, "bad.maze"))
    say("open a file")
    check_names(app, "open a file")
    press(bad)
    wait_for("the page about the mistake", lambda: control(app, "Read it again"))
    say("error page")
    check_names(app, "error page")
    press(control(app, "Copy the details"))
    press(control(app, "Back"))
    wait_for("the page before", lambda: control(app, "Levels of your own"))
    press(control(app, "Back"))


def main():
    app = wait_for("the program on the bus", application, 30)
    say(f"program: {app.name}")
    say("welcome")
    begin = wait_for("the greeting of a first start", lambda: control(app, "Begin"))
    check_names(app, "welcome")
    press(control(app, "To look around"))
    press(begin)
    say("main menu")
    wait_for("the main menu", lambda: control(app, "Minotaur maze"))
    check_names(app, "main menu")
    dialogs(app)
    files(app)
    press(wait_for("the main menu again", lambda: control(app, "Minotaur maze")))
    press(wait_for("the maze's menu", lambda: control(app, "New game")))
    wait_for("the board", lambda: board(app))
    say("pause")
    press(wait_for("Pause", lambda: control(app, "Pause")))
    press(wait_for("the pause", lambda: control(app, "Go on") or control(app, "Resume") or control(app, "Continue")))
    # The seed of atspi.sh is one that this walk wins.
    if not play(app):
        sys.exit("the level was lost")
    say("the level is won through the accessibility bus alone")


main()
