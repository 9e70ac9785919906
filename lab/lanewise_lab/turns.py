# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a run of continuous integration takes of what it has no time for: the commit chooses.

    python -m lanewise_lab.turns WORD...
    python -m lanewise_lab.turns --others < NAMES

prints one of the words: the same for the same commit, and each in turn over many; or what ctest
takes as -E for the half of the names on its lines that the commit does not choose.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections.abc import Sequence


def commit() -> str:
    """The one that is checked out in the current folder, in hexadecimal; without git 0."""
    command = ["git", "rev-parse", "--short=12", "HEAD"]
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "0"


def chosen(things: Sequence, of: str):
    return things[int(of, 16) % len(things)]


def one_of_each(names: Sequence[str], count: int, of: str) -> set[str]:
    """Of every `count` names, one behind the other, one that a commit takes, so that what takes
    long is evenly spread where they are in that order. Without a commit all."""
    if not of:
        return set(names)
    groups = (names[n : n + count] for n in range(0, len(names), count))
    return {
        chosen(group, hashlib.sha256(f"{of} {group[0]}".encode()).hexdigest()) for group in groups
    }


def others(names: Sequence[str], of: str) -> str:
    """A regular expression for the half of names that a commit leaves out."""
    left = sorted(set(names) - one_of_each(names, 2, of))
    return f"^({'|'.join(map(re.escape, left))})$"


if __name__ == "__main__":
    if sys.argv[1:] == ["--others"]:
        print(others(sys.stdin.read().split(), commit()))
    else:
        print(chosen(sys.argv[1:], commit()))
