# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Counts the instructions in the round loop of a kernel's source, by what they do."""

from __future__ import annotations

import re
from pathlib import Path

KERNELS = Path(__file__).resolve().parent.parent / "src/keccak"

CLASSES = (
    ("rotates", r"vprol|vpror|ro[rl]x?$|vpsrlq|vpsllq"),
    ("logic", r"vpternlog|vpxor|vpandn?q?$|vporq?$|xor|andn?$|or$|not$"),
    ("lane moves", r"vperm|vshuf|valign|vpshuf|vpunpck|vpblend"),
    ("copies", r"v?mov"),
)
LEAST = 60  # instructions; a shorter loop is not the rounds


def instructions(lines: list[str]) -> list[str]:
    found = (re.match(r"\s+([a-z][a-z0-9]*)(\s|$)", line) for line in lines)
    return [m.group(1) for m in found if m]


def loop(source: str) -> list[str]:
    """The mnemonics of the shortest backward loop that is long enough to hold a round."""
    lines = source.splitlines()
    labels: dict[str, int] = {}
    loops = []
    for number, line in enumerate(lines):
        label = re.match(r"(\S+):\s*$", line)
        if label:
            labels[label.group(1)] = number
        jump = re.match(r"\s+j[a-z]+\s+(\S+)", line)
        if jump and jump.group(1) in labels:
            body = instructions(lines[labels[jump.group(1)] : number + 1])
            if len(body) >= LEAST:
                loops.append(body)
    # A round done once to line up the rest is shorter than the loop of many: take the longest of
    # the innermost ones, those that hold no whole other loop.
    inner = [b for b in loops if not any(len(o) < len(b) and contains(b, o) for o in loops)]
    return max(inner, key=len, default=[])


def contains(outer: list[str], inner: list[str]) -> bool:
    n = len(inner)
    return any(outer[i : i + n] == inner for i in range(len(outer) - n + 1))


def count(kernel: str) -> dict[str, int] | None:
    """Numbers per class for the kernel of that name, or None if it has no assembly source."""
    found = list(KERNELS.glob(f"*/{kernel}.S"))
    body = loop(found[0].read_text()) if found else []
    if not body:
        return None
    numbers = {name: 0 for name, _ in CLASSES} | {"all": len(body)}
    for mnemonic in body:
        for name, pattern in CLASSES:
            if re.match(pattern, mnemonic):
                numbers[name] += 1
                break
    return numbers
