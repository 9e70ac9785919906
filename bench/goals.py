# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The goals of goals.toml beside what the kept rows say: docs/goals.md, and a part of the page.

A figure is compared as it is printed. What is missed has `why`, the place of its profile.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

import front
import ranking
from lanewise_lab import cores, markdown, predictions, processors, results, table_aarch64
from lanewise_lab.published import PERMUTATION, PREFIX
from measuring import Failed

HERE = Path(__file__).resolve().parent
DATA = tomllib.loads((HERE / "goals.toml").read_text())
CORE = DATA["core"]
#: The last: a test refuses it.
NONE, NOT_MEASURED, UNEXPLAINED = "", "not measured", "missed, and nothing says why"


def printed(value: float) -> str:
    """Three digits, or all in front of the point."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def measured(goal: dict, one: dict) -> tuple[float, str] | None:
    """Ours in the row of a goal, and the mark of a core that never was quiet."""
    row = next((row for row in one["rows"] if row["id"] == goal["row"]), None)
    if row is None or "error" in row:
        return None
    ours = ranking.ours_of(row)
    if "function" in goal:
        found = [c for c in row["contenders"] if c["function"] == goal["function"]]
        ours = next((c for c in found if c["peer"] == ranking.OURS), None)
    if not ours:
        return None
    of = {"call": 1, "message": row["messages"], "byte": row["bytes"] * row["messages"]}
    if goal.get("per") == "kernel":
        alone = [c for c in row["contenders"] if c["function"].startswith("permutations")]
        of["kernel"] = min((c["cycles"] for c in alone), default=0)
    share = of[goal.get("per", "call")]
    return (ours["cycles"] / share, front.mark(ours)) if share else None


def of_programs(goal: dict, programs: dict) -> float | None:
    """Seconds of a whole program, or how they compare with those of another one."""
    ident, name = goal["program"]
    seconds = programs.get(ident, {}).get("seconds", {})
    if name not in seconds or goal.get("to", name) not in seconds:
        return None
    return seconds[name] / (seconds[goal["to"]] if "to" in goal else 1)


def under(row: dict, rules: str) -> float:
    """Cycles of a kernel under a set of rules; under the worst as they compare with a board's."""
    if rules == "likeliest":
        return row["value"]
    if rules == "worst" and row["platform"] == "aarch64":
        return max(table_aarch64.compared(row, cores.load(row["core"])).values())
    return max(row["rules"].values()) if rules == "worst" else row["rules"][rules]


def predicted(goal: dict) -> float:
    """Refused: not one row is kept for it."""
    rows, core = predictions.kept_of(goal["table"]), goal["core"]
    if "metric" in goal:
        total = results.only(rows, core=core, metric=goal["metric"])["value"]
    else:
        total = 0
        for name, calls in goal["calls"].items():
            row = results.only(rows, core=core, metric=PERMUTATION, kernel=f"{PREFIX}{name}")
            total += calls * under(row, goal["rules"])
    return total / goal.get("each", 1)


def verdict(goal: dict, value: float | None) -> str:
    if value is None:
        return NOT_MEASURED
    if float(printed(value)) <= goal["goal"]:
        return "met"
    return f"[missed]({goal['why']})" if "why" in goal else UNEXPLAINED


def line(goal: dict, value: float | None, mark: str = "", more: Iterable[str] = ()) -> list[str]:
    before = printed(goal["before"]) if "before" in goal else NONE
    now = NONE if value is None else printed(value) + mark
    return [goal["what"], before, printed(goal["goal"]), now, verdict(goal, value), *more]


def of_rows(one: dict, others: list[dict]) -> str:
    """The table of measured goals: `one` is a measurement of CORE, `others` are of other cores."""
    heads = ["cycles", "before", "goal", "now", ""]
    heads += [f"{other['core']}, {other['commit']}" for other in others]
    body = []
    for goal in DATA["measured"]:
        value, mark = measured(goal, one) or (None, "")
        there = [measured(goal, other) for other in others]
        more = [printed(found[0]) + found[1] if found else NONE for found in there]
        body.append(line(goal, value, mark, more))
    return markdown.table([heads, *body], "lrrrl" + "r" * len(others))


def tables(data: dict) -> dict[str, str]:
    """By mark, what stands in docs/goals.md; data as front.read() gives it."""
    one = next((m for m in data["measured"] if m["core"] == CORE), None)
    if one is None:
        raise Failed(f"goals: {CORE} was not measured")
    others = [m for m in data["measured"] if m is not one]
    link = f"results/x86-64.md#{processors.slug(CORE)}"
    head = f"Now: {one['date']}, commit {one['commit']} ([all rows]({link}))."
    heads = ["", "before", "goal", "now", ""]
    programs = []
    for goal in DATA["programs"]:
        kept = of_programs(goal, one.get("programs", {}))
        programs.append(line(goal, goal.get("found") if kept is None else kept))
    foretold = [line(goal, predicted(goal)) for goal in DATA["predicted"]]
    return {
        "goals that were measured": f"{head}\n\n{of_rows(one, others)}",
        "goals of programs": markdown.table([heads, *programs], "lrrrl"),
        "goals that are predicted": markdown.table([heads, *foretold], "lrrrl"),
    }
