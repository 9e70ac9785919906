# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a run of continuous integration takes of what it has no time for: the commit chooses.

    python -m lanewise_lab.turns WORD...

prints one of the words: the same for the same commit, and each in turn over many.
"""

from __future__ import annotations

import hashlib
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


def in_turn(name: str, of: str | None) -> bool:
    """Whether a commit takes what has this name: half of all. Without a commit all."""
    return not of or hashlib.sha256(f"{of} {name}".encode()).digest()[0] & 1 == 0


if __name__ == "__main__":
    print(chosen(sys.argv[1:], commit()))
