# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The plots of the page, one for each claim: what is drawn, and the sentence above it.

A section is (headline, plot, table) in HTML; the headline is computed from the rows that are drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

import charts
import headlines
import ranking
from lanewise_lab.cores import short
from lanewise_lab.published import Line, under_all

OURS_CLASS = "s1"
#: Classes of the others' lines, in turn.
THEIRS = ("s2", "s3", "s4", "s5", "s6", "s7", "s8")


def folded(words: str, table: str) -> str:
    return f"<details><summary>{escape(words)}</summary>{table}</details>"


# Cycles per byte against length


def first(series: list[tuple], by_name: str = "OpenSSL 4") -> list[tuple]:
    """Ours, the best of the others, OpenSSL, and the next best; then the rest."""

    def mean(points: list[tuple[int, float]]) -> float:
        """Of the figures over ours at the same x: what orders the others."""
        known = [y / ours[x] for x, y in points if x in ours]
        return sum(known) / len(known) if known else float("inf")

    ours = dict(next(points for _, kind, points in series if kind == OURS_CLASS))
    mine = [each for each in series if each[1] == OURS_CLASS]
    others = sorted((each for each in series if each[1] != OURS_CLASS), key=lambda s: mean(s[2]))
    known = [each for each in others if each[0] == by_name]
    chosen = [*others[:1], *known, *others[1:2]]
    ordered = list({each[0]: each for each in [*mine, *chosen, *others]}.values())
    kinds = (OURS_CLASS, *(f"{kind} theirs" for kind in THEIRS))
    return [(name, kinds[n % len(kinds)], points) for n, (name, _, points) in enumerate(ordered)]


def length_series(rows: list[dict], function: str, others: tuple) -> dict[str, dict[int, float]]:
    """By contender and length: cycles per byte of its fastest entry for the function."""
    found: dict[str, dict[int, float]] = {}
    for row in rows:
        if not row["id"].startswith("sweep-") or "error" in row:
            continue
        for c in row["contenders"]:
            if c["function"] == function or c["function"] in others:
                name = ranking.name_of(c)
                if c["function"] in others:
                    name = c["function"]
                each = found.setdefault(name, {})
                per_byte = c["cycles"] / row["bytes"]
                each[row["bytes"]] = min(per_byte, each.get(row["bytes"], per_byte))
    return found


def lengths(rows: list[dict], make_table) -> str:
    out = []
    for function, others in ranking.LENGTHS:
        found = length_series(rows, function, others)
        ours = found.pop(ranking.OURS, None)
        if not ours or len(ours) < 2:
            continue
        series = [("Lanewise", OURS_CLASS, sorted(ours.items()))]
        series += [(n, "", sorted(each.items())) for n, each in found.items() if len(each) > 1]
        series = first(series)
        ratios = []
        for length, cycles in sorted(ours.items()):
            known = [each[length] for each in found.values() if length in each]
            if known:
                ratios.append((length, cycles / min(known)))
        title = function + "".join(f" and {o}" for o in others)
        claim = headlines.reach(title, ratios) if ratios else title
        all_lengths = sorted({x for _, _, points in series for x, _ in points})
        body = []
        for x in all_lengths:
            by = [dict(points).get(x) for _, _, points in series]
            body.append(([charts.size(x)] + ["" if v is None else f"{v:.3f}" for v in by], ""))
        heads = ["length", *(escape(name) for name, _, _ in series)]
        tabled = make_table(heads, body, set(range(len(heads))))
        out.append(
            f"<section><h3>{escape(claim)}</h3>"
            f'<div class="chart">{charts.lines(series, "cycles per byte", claim)}</div>'
            + folded("The same figures as a table", tabled)
            + "</section>"
        )
    return f'<div class="pairs">{"".join(out)}</div>'


# Gain against the number of states


def state_points(rows: dict, rounds: int) -> list[tuple[int, float, float, str]]:
    """(states, ours per state, fastest other per state, its name)."""
    out = []
    for n in (1, 2, 4, 8):
        row = rows.get(f"p{rounds}-x{n}")
        ours = ranking.ours_of(row)
        other = ranking.best_other(row) if ours else None
        if other:
            out.append((n, ours["cycles"] / n, other["cycles"] / n, ranking.name_of(other)))
    return out


def states(rows: dict) -> str:
    points = state_points(rows, 24)
    if len(points) < 2:
        return ""
    found: dict[str, list[tuple[int, float]]] = {}
    for n in (1, 2, 4, 8):
        row = rows.get(f"p24-x{n}")
        best: dict[str, float] = {}
        for c in row["contenders"] if row and "error" not in row else []:
            name = "Lanewise" if c["peer"] == ranking.OURS else ranking.name_of(c)
            best[name] = min(best.get(name, c["cycles"]), c["cycles"])
        for name, cycles in best.items():
            found.setdefault(name, []).append((n, cycles / n))
    series = first([(n, OURS_CLASS if n == "Lanewise" else "", each) for n, each in found.items()])
    claim = headlines.states(points)
    chart = charts.lines(
        series, "cycles per state", claim, xlabel="states in one call", shown=lambda n: f"{n:g}"
    )
    return f'<h3>{escape(claim)}</h3><div class="chart">{chart}</div>'


# Cycles against code size on Cortex-M


def code_size(lines: list[Line], bests: dict[str, dict]) -> str:
    panels = []
    for core, best in bests.items():
        found = []
        for line in lines:
            ours, theirs = line.ours[core], line.theirs.get(core)
            cycles = under_all(ours)
            if theirs:
                words = f"{line.title}| published, measured"
                size = line.their_sizes["code"]
                found.append((size, theirs["value"], "theirs", words, None))
            kind = "again" if theirs else "ours"
            kind = "ours best" if ours["kernel"] == best["kernel"] else kind
            spread, words = (min(cycles), max(cycles)), f"{line.title}| predicted"
            found.append((line.sizes["code"], ours["value"], kind, words, spread))
        panels.append((f"Cortex-{short(core)}", found))
    marks = charts.legend(
        [
            ("ours", "ours, predicted (the kernel for this core with its figure)"),
            ("theirs", "published, measured"),
            ("again", "our rewrite of a published technique, predicted"),
            ("thin", "under all sets of rules that fit, where there are several"),
        ]
    )
    plot = charts.points(panels, "bytes of code", "cycles")
    return f'<div class="chart">{marks}{plot}</div>'


# Six AArch64 cores


def cores(bests: dict[str, dict]) -> str:
    """Per state, with the best published figure as 1."""
    rows = []
    for core, best in bests.items():
        one = best["published_per_state"]
        values = [v / one for v in best["alternatives"].values()] or [best["per_state"] / one]
        band = best["band_percent"] / 100
        marks = [
            (1.0, "published", f"best published, measured ({best['published_row']})"),
            (best["per_state"] / one, "ours", "ours, predicted by the rules as they stand"),
        ]
        if "reproduction_per_state" in best:
            words = "our rewrite of the published technique, predicted"
            marks.append((best["reproduction_per_state"] / one, "again", words))
        if best["llvm_mca_per_state"] is not None:
            marks.append((best["llvm_mca_per_state"] / one, "mca", "ours, llvm-mca"))
        rows.append(
            {
                "name": short(core),
                "range": (min(values), max(values)),
                "error": (min(values) * (1 - band), max(values) * (1 + band)),
                "marks": marks,
            }
        )
    marks = charts.legend(
        [
            ("ours", "ours, predicted"),
            ("thick", "over all sets of rules that fit"),
            ("thin", "and the model's error in ratios of two kernels"),
            ("again", "our rewrite of the published technique, predicted"),
            ("mca", "ours, llvm-mca"),
            ("published", "best published, measured: 1"),
        ]
    )
    xlabel = "cycles per state, relative to the best published figure; less is faster"
    plot = charts.whiskers(rows, xlabel, "Cycles per state on six cores")
    return f'<div class="chart">{marks}{plot}</div>'


def by_states(lines: list[Line], on: Iterable[str]) -> str:
    """Our best kernel for each number of states on each core, one state as 1; and in words."""
    series = []
    for n, core in enumerate(on):
        best: dict[int, float] = {}
        for line in lines:
            if core in line.ours and line.title != "C":
                each, count = line.ours[core]["value"] / line.states, line.states
                best[count] = min(each, best.get(count, each))
        if 1 in best and len(best) > 1:
            kind = f"s{n + 1}"
            series.append((short(core), kind, [(c, best[1] / v) for c, v in sorted(best.items())]))
    if not series:
        return ""
    most = [(name, *max(points, key=lambda p: p[1])) for name, _, points in series]
    words = headlines.listed([f"{name} {gain:.2f} at {count}" for name, count, gain in most])
    claim = f"Gain of several states in one call over one, predicted, at best: {words}"
    chart = charts.lines(
        series,
        "speed per state",
        claim,
        xlabel="states in one call",
        shown=lambda n: f"{n:g}",
        straight=True,
    )
    return f'<h3>{escape(claim)}</h3><div class="chart">{chart}</div>'
