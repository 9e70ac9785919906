# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Files that a script writes: --write makes them, --check exits 1 if one is another."""

from __future__ import annotations

import argparse
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def parser(about: str) -> tuple[argparse.ArgumentParser, argparse._MutuallyExclusiveGroup]:
    """A parser that demands one of the two; the group is for what a script may do instead."""
    out = argparse.ArgumentParser(description=about.splitlines()[0])
    what = out.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true")
    what.add_argument("--check", action="store_true")
    return out, what


def bring(options: argparse.Namespace, script: str, texts: dict[Path, str]) -> int:
    """Writes or compares; script is its path in the project, for the message."""
    status = 0
    for path, text in texts.items():
        if options.write:
            path.write_text(text, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != text:
            print(f"{path.relative_to(ROOT)} is out of date: {script} --write")
            status = 1
    return status
