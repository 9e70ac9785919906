# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Holds the measurements against goals.toml."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import counting

OURS = "lanewise"
HERE = Path(__file__).resolve().parent


def is_plain(contender: dict) -> bool:
    return not re.search("AVX|SSE|NEON|SVE", contender["needs"])


def ours_of(row: dict, which: str = "best") -> dict | None:
    """Our fastest contender of a row; "plain" leaves out those that need vector instructions."""
    first = row["contenders"][0]["function"] if row["contenders"] else ""
    found = [
        c
        for c in row["contenders"]
        if c["peer"] == OURS and c["function"] == first and (which == "best" or is_plain(c))
    ]
    return min(found, key=lambda c: c["cycles"], default=None)


def peer_of(row: dict, peer: str, function: str | None) -> dict | None:
    found = [
        c
        for c in row["contenders"]
        if c["peer"] == peer and function in (None, c["function"]) and "hashlib" not in c["detail"]
    ]
    if function is None and found:
        found = [c for c in found if c["function"] == found[0]["function"]]
    return min(found, key=lambda c: c["cycles"], default=None)


def per_byte(row: dict, contender: dict) -> float:
    return contender["cycles"] / (row["bytes"] * row["messages"])


#: Of a figure's windows, how many must have been quiet. Those of code that itself disturbs the
#: core, by page faults say, are few, and no better than the others.
LEAST_QUIET = 0.05


def never_quiet(contender: dict) -> bool:
    """Next to no window had the core for itself: noise neither meets nor misses a goal."""
    used, dropped = contender.get("quiet") or map(contender.get, ("windows", "dropped"))
    return used is not None and used < LEAST_QUIET * (used + (dropped or 0)) or used == 0


def evaluate(results: dict) -> list[dict]:
    rows = {r["id"]: r for r in results["rows"]}
    processes = {r["id"]: r for r in results.get("processes", [])}
    return [one(goal, rows, processes) for goal in read()["goal"]]


def read() -> dict:
    """A goal with `each` stands for one of each of these names, which take the place of {}."""
    data = tomllib.loads((HERE / "goals.toml").read_text())
    data["goal"] = [
        goal | {key: goal[key].replace("{}", name) for key in ("title", "row")}
        if "each" in goal
        else goal
        for goal in data["goal"]
        for name in goal.get("each", [""])
    ]
    return data


def one(goal: dict, rows: dict, processes: dict) -> dict:
    done = {
        "title": goal["title"],
        "peer": goal.get("function") or goal.get("peer", ""),
        "limit": goal["limit"],
        "unit": goal.get("unit", "ratio"),
        "stretch": goal.get("stretch"),
        "stretch_unit": goal.get("stretch_unit", goal.get("unit", "ratio")),
        "profile": goal.get("profile"),
        "status": "unmeasured",
        "why": goal.get("unmeasured", ""),
    }
    if "unmeasured" in goal:
        return done
    if "process" in goal:
        return process_goal(goal, done, processes.get(goal["process"]))
    row = rows.get(goal["row"])
    if not row or "error" in row:
        return done | {"why": row["error"] if row else "not part of this run"}
    ours = ours_of(row, goal.get("ours", "best"))
    if not ours:
        return done | {"why": "no such kernel of ours runs on this machine"}
    figures = {"ratio": None, "cycles": ours["cycles"]}
    if row["bytes"]:
        figures["cycles/byte"] = per_byte(row, ours)
    done |= {"row": row["id"], "ours": ours["cycles"], "kernel": ours["detail"]}
    done["bytes"] = row["bytes"] * row["messages"]
    if never_quiet(ours):
        return done | {"why": "the core never was quiet while ours was measured"}
    if "peer" in goal:
        peer = peer_of(row, goal["peer"], goal.get("function"))
        if not peer:
            return done | {"why": f"{goal['peer']} was not built"}
        if never_quiet(peer):
            return done | {"why": f"the core never was quiet while {peer['peer']} was measured"}
        figures["ratio"] = ours["cycles"] / peer["cycles"]
        done["theirs"] = peer["cycles"]
    return judge(done, figures)


def process_goal(goal: dict, done: dict, row: dict | None) -> dict:
    if not row or "error" in row:
        return done | {"why": row["error"] if row else "not part of this run"}
    by_name = {c["peer"]: c for c in row["contenders"]}
    ours, peer = by_name.get(OURS, {}), by_name.get(goal["peer"], {})
    if "seconds" not in ours or "seconds" not in peer:
        return done | {"why": peer.get("missing") or ours.get("missing") or "not measured"}
    done |= {"ours_seconds": ours["seconds"], "theirs_seconds": peer["seconds"]}
    return judge(done, {"ratio": ours["seconds"] / peer["seconds"]})


def judge(done: dict, figures: dict) -> dict:
    """A figure is compared as measured, not as it is printed."""
    done["figures"] = figures
    done["status"] = "met" if figures[done["unit"]] <= done["limit"] else "missed"
    if done["stretch"] is not None and figures.get(done["stretch_unit"]) is not None:
        done["stretch_met"] = figures[done["stretch_unit"]] <= done["stretch"]
    return done


def profile(name: str, results: dict) -> tuple[str, str]:
    """The paragraph on a missed goal, with this run's figures, and where its numbers are from."""
    rows = {r["id"]: r for r in results["rows"]}

    def term(text: str) -> float | str:
        """ROW, ROW-plain or ROW:KIND, then *NUMBER or /NUMBER; or why there is no figure."""
        what, sign, number = re.fullmatch(r"([^*/]+)(?:([*/])(.+))?", text).groups()
        ident, _, kind = what.partition(":")
        ident, plain = (ident[:-6], "plain") if ident.endswith("-plain") else (ident, "best")
        ours = ours_of(rows[ident], plain) if ident in rows else None
        if not ours:
            return "(not measured)"
        value = ours["cycles"]
        if kind:
            numbers = counting.count(ours["detail"])
            if not numbers:
                return "(not counted)"
            value = numbers[kind]
        factor = float(number or 1)
        return value * factor if sign == "*" else value / factor

    def fill(match: re.Match) -> str:
        value = 0.0
        for text in match.group(1).split("+"):
            found = term(text)
            if isinstance(found, str):
                return found
            value += found
        return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"

    data = read()["profile"][name]
    return re.sub(r"\{([^}]+)\}", fill, data["text"].strip()), data["source"]
