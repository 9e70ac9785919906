# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Tables of whole operations on Arm cores, as Markdown: ours, predicted (operations.py), next to
what others published. A row's metric is its set and the operation."""

from __future__ import annotations

from . import digests, markdown, published, results
from .cores import short
from .markdown import significant
from .results import UNITS

CHANGED = "*"
_LEGEND = (
    f"A set marked {CHANGED} was computed, on one of the cores at least, with a kernel that has "
    "changed since; `python3 -m lanewise_lab.predictions` computes it anew."
)
#: Begins the list of figures of older C.
OLDER = "The C between kernels has changed since"
PAPER = "Becker, Kannwischer 2022, table 2"


def split(row: dict) -> tuple[str, str]:
    """Set and operation."""
    name, _, operation = row["metric"].rpartition(" ")
    return name, operation


def board(row: dict) -> str:
    """How far from the prediction a board may lie."""
    return " to ".join(f"{100 * (end / row['value'] - 1):+.0f}" for end in row["band"])


def _cycles(row: dict) -> float:
    return row["value"] * UNITS[row["unit"]]


def _by_core(rows: list[dict], unit: float, old: set[str]) -> list[str]:
    """Cycles in `unit`, one table for each instruction set, operations against cores."""
    parts = []
    for isa in dict.fromkeys(row["platform"] for row in rows):
        these = results.select(rows, platform=isa)
        on = list(dict.fromkeys(row["core"] for row in these))
        made = [["set", "operation", *map(short, on), "between"]]
        for metric in dict.fromkeys(row["metric"] for row in these):
            found = {row["core"]: row for row in these if row["metric"] == metric}
            shares = [100 * r["between_cycles"] / r["value"] for r in found.values()]
            off = max(100 * r["between_error"] / r["value"] for r in found.values())
            share = f"{min(shares):.0f} to {max(shares):.0f} %" + (f" (± {off:.1f})" if off else "")
            cells = [significant(found[c]["value"] / unit) if c in found else "" for c in on]
            name, operation = split({"metric": metric})
            made.append([name + CHANGED * (name in old), operation, *cells, share])
        parts.append(markdown.table(made, "llr"))
    return parts


def against(rows: list[dict]) -> list[str]:
    """What has figures of the paper, operation by operation, with the best that it compares with;
    and how many lie outside their errors."""
    made, below, above = [], 0, 0
    old = {split(row)[0] for row in digests.changed(rows)}
    for row in rows:
        theirs = published.rows(core=row["core"], metric=row["metric"], source=PAPER)
        if not theirs:
            continue
        by = {each["kernel"]: _cycles(each) for each in theirs}
        paper, ours, (name, operation) = by.pop("paper"), row["value"], split(row)
        cells = [name + CHANGED * (name in old), short(row["core"]), operation]
        cells += [significant(ours / 1e6), significant(paper / 1e6), f"{ours / paper:.2f}"]
        made.append([*cells, significant(min(by.values()) / 1e6), board(row)])
        below, above = below + (row["band"][1] < paper), above + (row["band"][0] > paper)
    if not made:
        return []
    heads = ["set", "core", "operation", "ours", "published", "ratio", "best other", "board"]
    said = (
        f"Of these {len(made)} rows {below} lie below the published figure by more than the "
        f'column "board" allows, {above} above it.'
    )
    return [markdown.table([heads, *made], "lllr"), said]


def _bands(rows: list[dict]) -> list[str]:
    """Core by core, the widest."""
    made = [["core", "board", "between: instructions timed as others"]]
    for core in dict.fromkeys(row["core"] for row in rows):
        these = results.select(rows, core=core)
        ends = [f([r["band"][n] / r["value"] for r in these]) for n, f in enumerate((min, max))]
        most = 100 * max(row["between_timed_as_others"] for row in these)
        made.append([short(core), board({"value": 1, "band": ends}), f"{most:.0f} %"])
    legend = (
        "Board: how far from the prediction a board may lie, in percent, by the errors of the "
        "core's model under any rules that fit, the widest of its rows. These errors were seen on "
        "Keccak kernels; the models are not judged on compiled code."
    )
    return [markdown.table(made, "lr"), legend]


def _beside(rows: list[dict], unit: float) -> str:
    """Ours beside what others have of the same set on the same microcontroller."""
    which = list(dict.fromkeys(split(row)[1] for row in rows))
    ours = {(row["core"], *split(row)): row["value"] / unit for row in rows}
    sets = {name for _, name, _ in ours}
    made = [["set, core", "by", *which, "stack, bytes", "flash, bytes", "kind"]]
    link = "[here](cortex-m.md#ml-kem-ml-dsa-and-slh-dsa)"
    theirs = [r for r in published.rows(platform="armv7m", states=0) if " " in r["metric"]]
    theirs = [r | {"set": r["metric"].split(" ")[0]} for r in theirs]
    theirs = [r for r in theirs if r["set"] in sets]
    for name, core in dict.fromkeys((r["set"], r["core"]) for r in theirs):
        title = f"{name}, {short(core)}"
        found = [ours.get((core, name, operation)) for operation in which]
        cells = ["" if cycles is None else significant(cycles) for cycles in found]
        made.append([title, "ours", *cells, link, link, "predicted"])
        same = results.select(theirs, set=name, core=core)
        for by in dict.fromkeys(row["kernel"] for row in same):
            these = {r["metric"].removeprefix(f"{name} "): r for r in same if r["kernel"] == by}
            stacks = {what: these[f"{what} stack"] for what in which if f"{what} stack" in these}
            alone = len(stacks) < len(which)
            stack = ", ".join(
                f"{row['value']}" + f" ({what})" * alone for what, row in stacks.items()
            )
            cells = [these[what]["value"] if what in these else "" for what in which]
            flash = these["flash"]["value"] if "flash" in these else ""
            source = next(iter(these.values()))["source"]
            made.append([title, by, *cells, stack, flash, source])
    return markdown.table(made, "llr")


def older(rows: list[dict]) -> str:
    """Which figures are of older C, by cores; "" if none is."""
    where = []
    for core in dict.fromkeys(row["core"] for row in rows):
        these = results.select(rows, core=core)
        every, found = (
            list(dict.fromkeys(split(row)[0] for row in some))
            for some in (these, digests.older(these))
        )
        if found:
            where.append(short(core) + (f" ({'; '.join(found)})" if found != every else ""))
    return f"{OLDER} these were computed, or it is not known: {', '.join(where)}." if where else ""


def _whole(rows: list[dict], parts: list[str]) -> str:
    old = digests.changed(rows)
    return "\n\n".join(filter(None, [*parts, _LEGEND if old else "", older(rows)]))


def _operations(rows: list[dict], scheme: str = "") -> list[dict]:
    found = [row for row in rows if "between_cycles" in row]
    return [row for row in found if row["metric"].startswith(scheme)]


def text_sphincs(rows: list[dict]) -> str:
    """What has published figures, operation by operation; then everything, core by core."""
    rows = [row for row in _operations(rows) if not row["metric"].startswith("ML-")]
    old = {split(row)[0] for row in digests.changed(rows)}
    legend = (
        "Millions of cycles, predicted. Board: how far from the prediction a board may lie, in "
        "percent, by the errors of the model of the kernels under any rules that fit. Between: the "
        "share of what is executed outside the kernels, with the standard error of its sample."
    )
    parts = [*against(rows), *_by_core(rows, 1e6, old), legend, _beside(rows, 1e6)]
    return _whole(rows, parts)


def text_mlkem(rows: list[dict]) -> str:
    """Core by core: operations, then how far boards may lie from them."""
    rows = _operations(rows, "ML-KEM")
    old = {split(row)[0] for row in digests.changed(rows)}
    legend = (
        "Thousands of cycles, predicted. Between: the share of what is executed outside the "
        "kernels, which is nearly all compiled code."
    )
    parts = [*_by_core(rows, 1e3, old), legend, *_bands(rows), _beside(rows, 1e3)]
    return _whole(rows, parts)


def text_mldsa(rows: list[dict]) -> str:
    """The same of ML-DSA, without figures of others, which are not in published.tsv."""
    rows = _operations(rows, "ML-DSA")
    old = {split(row)[0] for row in digests.changed(rows)}
    legend = (
        "Thousands of cycles, predicted: `sign` is the mean over attempts, `sign-once` a signature "
        "whose first attempt succeeds. Between: the share of what is executed outside the kernels."
    )
    return _whole(rows, [*_by_core(rows, 1e3, old), legend, *_bands(rows)])
