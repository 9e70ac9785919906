# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The page's claims, each computed from the rows that it is about.

A claim names how many rows it holds in, and the rows that contradict it. There is no claim that is
written down and not computed; lab/tests/test_report_page.py adds a contradicting row to each.
"""

from __future__ import annotations

import ranking
from lanewise_lab.cores import short
from ranking import LEVEL


def listed(items: list[str]) -> str:
    """a, b and c."""
    return " and ".join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items)


def times(ratio: float) -> str:
    return f"{ratio:.1f} times" if ratio >= 1.95 else f"{ratio:.2f} times"


def family(rows: list[dict]) -> str:
    """What was measured: SHA-3, and the schemes of which there are rows."""
    there = {row["id"].partition("-")[0] for row in rows}
    found = [name for key, name in ranking.SCHEMES.items() if key in there]
    return listed(["SHA-3 family", *found])


def measured(rows: list[dict], core: str) -> str:
    """Over every row of the measurement."""
    found = ranking.judged(rows)
    if not found:
        return f"The {family(rows)} on {core}, measured without a peer to compare with"
    of: dict[str, list] = {"faster": [], "level": [], "slower": []}
    for each in found:
        of[ranking.verdict(each[0])].append(each)
    slower, level = sorted(of["slower"], key=lambda f: -f[0]), of["level"]
    if not slower:
        word = "level with or faster than" if level else "faster than"
        return f"On {core} {word} every other contender in all {len(found)} rows"
    ratio, row, other = slower[0]
    worst = f"{row['title']} takes {times(ratio)} as long as {ranking.called(other)}"
    return f"On {core} fastest in {len(of['faster'])} of {len(found)} rows; {worst}"


def slower(rows: list[dict]) -> str:
    """A sentence that names what others do faster; empty if there is nothing."""
    found = ranking.slower_rows(rows)
    return f"Slower than the fastest other contender: {listed(found)}." if found else ""


def reach(name: str, points: list[tuple[int, float]]) -> str:
    """Where ours is ahead of the fastest other, from (length, ours / theirs) in order."""
    from charts import size

    ahead = [length for length, ratio in points if ratio < 1 - LEVEL]
    behind = [(length, ratio) for length, ratio in points if ratio > 1 + LEVEL]
    if not behind:
        return f"{name}: no other is faster at any of the {len(points)} lengths"
    length, ratio = max(behind, key=lambda p: p[1])
    worst = f"up to {times(ratio)} as long as the fastest other (at {size(length)})"
    if not ahead:
        return f"{name}: slower at every length, {worst}"
    return (
        f"{name}: ahead at {len(ahead)} of {len(points)} lengths, from {size(min(ahead))} to "
        f"{size(max(ahead))}; elsewhere {worst}"
    )


def states(points: list[tuple[int, float, float, str]]) -> str:
    """(states, ours per state, fastest other per state, its name), in order of states."""
    if not points:
        return ""
    gains = [f"{other / ours:.2f} ({name}) at {n}" for n, ours, other, name in points]
    behind = [p for p in points if p[1] > p[2] * (1 + LEVEL)]
    word = "The speed of ours against the fastest other, by states in a call"
    if behind:
        word = f"Slower than the fastest other at {listed([str(p[0]) for p in behind])} states"
        return f"{word}; speed against it: {listed(gains)}"
    return f"{word}: {listed(gains)}"


def cortex_m(bests: dict[str, dict]) -> str:
    """Ours is fastest on a core only if no published kernel has fewer cycles, measured or, where
    little is known of boards, in the model."""
    won, lost = [], []
    for core, best in bests.items():
        name = short(core)
        change = 100 * (1 - best["high"] / best["rival"]["cycles"])
        name += "" if best["rival"]["kind"] == "measured" else f" ({best['rival']['kind']})"
        (won if change > 0 else lost).append((name, change))
    said = []
    if won:
        gains = listed([f"{change:.1f} % on {name}" for name, change in won])
        said.append(f"fewer cycles than any published kernel: {gains}")
    if lost:
        names = listed([f"{name} ({-change:.1f} % more)" for name, change in lost])
        said.append(f"not faster than the best published kernel on {names}")
    return "Predicted under the worst rules that fit, " + "; ".join(said)


def aarch64(bests: dict[str, dict]) -> str:
    by: dict[str, list[str]] = {"beaten": [], "no difference": [], "lost": []}
    for core, best in bests.items():
        name = short(core)
        shown = f"{name} ({best['gain_percent']:.1f} %)" if best["outcome"] == "beaten" else name
        by[best["outcome"]].append(shown)
    said = []
    if by["beaten"]:
        said.append(f"the best published figure is beaten on {listed(by['beaten'])}")
    if by["lost"]:
        said.append(f"ours is slower on {listed(by['lost'])}")
    if by["no difference"]:
        said.append(f"no difference beyond the model's error on {listed(by['no difference'])}")
    text = "; ".join(said)
    return text[:1].upper() + text[1:]
