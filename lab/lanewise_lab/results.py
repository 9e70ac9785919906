# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The one store of results: a figure is a row, a row is a line, and a file is a table of rows with
tabs between its columns.

    # bench/readme.py                           the command that wrote the file
    # core<TAB>"EPYC 9005, Zen 5"               what all rows share, or is told besides, as JSON
    # peers/Go<TAB>{"version": "go1.26.6", ...}
    metric<TAB>kernel<TAB>states<TAB>value ...  the columns of this file
    p24-x1<TAB>keccakp1600_x1<TAB>1<TAB>753.37 ...

COLUMNS says what a row is; a column that is not in a file has the value of the head for all rows,
and the commit of a peer is its version. What is not known here, or comes from nowhere, is refused
by name. Cells of numbers, lists and objects are JSON; an empty cell is None or "".
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from . import cores, processors
from .tools import Failed

COLUMNS = {
    "platform": "x86-64, aarch64, armv7m or rvkeccak (the RISC-V processor of rtl/)",
    "core": "by generation, of a file of cores/, the platform for what all cores share, or a build",
    "kernel": "the code that ran, or what it is called in a publication",
    "states": "of the permutation in a call, 0 for what is no permutation",
    "metric": "the task",
    "value": "the figure",
    "unit": "one of UNITS",
    "kind": "one of KINDS",
    "band": "[lowest, highest]: quartiles of runs, or between which a board is expected",
    "source": "whose figure: ours, a peer, or a publication, which the head cites",
    "date": "of the run, or since when the figure is kept",
    "commit": "of the code: ours, the version of a peer, a digest of the kernels",
}
#: What some rows have besides.
MORE = {
    "better": "published: a better figure of the same code from elsewhere",
    "rules": "predicted: {name: cycles} under each set of rules that fits, the likeliest first",
    "instructions": "executed instructions",
    "classes": "{class: executed instructions}",
    "limits": "{rule: how often the code uses it at its limit}",
    "mca": "cycles, by llvm-mca",
    "function": "measured: what was called",
    "needs": "measured: features of the processor",
    "quiet": "measured: [windows used, windows dropped]",
    "flags": "simulated: of the compiler",
    "how": "simulated: rtl, or iss alone",
    "permutations": "whole operations: how many, some perhaps of states without work",
    "kernel_cycles": "whole operations: cycles in kernels",
    "between_cycles": "whole operations: cycles between calls of kernels",
    "between_error": "the standard error of the sample that these are of",
    "between_low": "as a band of between_cycles",
    "between_high": "as a band of between_cycles",
    "between_instructions": "whole operations: instructions between calls of kernels",
    "between_code": "whole operations: a digest of the C between calls of kernels",
    "between_timed_as_others": "the share of these that were timed as others",
}
KINDS = ("measured", "simulated", "predicted", "published")
#: Unit -> how many cycles, bytes or instructions one of it is.
UNITS = {
    "instructions": 1,
    "cycles": 1,
    "kilocycles": 1000,
    "megacycles": 10**6,
    "cycles/byte": 1,
    "bytes": 1,
}
_TEXT = {"platform", "core", "kernel", "metric", "unit", "kind", "source", "date", "commit"}
_TEXT |= {"function", "needs", "flags", "how", "between_code"}
#: What tells a figure from every other one of its file.
_IDENTITY = "platform core kernel states metric unit kind source function needs flags".split()
_BUILD = re.compile(r"e(32|64)x[136](_\w+)*")


class Refused(Failed):
    """What is wrong with a row or a file, in one line."""


@cache
def _modelled(isa: str) -> frozenset[str]:
    return frozenset(n for n, data in cores.files().items() if data.get("isa", "armv7m") == isa)


@cache
def knows(platform: str, core: str) -> bool:
    """Whether there is such a core; Refused if there is no such platform."""
    if platform == "x86-64":
        return processors.known(core)
    if platform in ("aarch64", "armv7m"):
        return core == platform or core in _modelled(platform)
    if platform == "rvkeccak":
        return bool(_BUILD.fullmatch(core))
    raise Refused(f"no such platform: {platform or 'none'}")


def _number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def fault(row: dict) -> str:
    """Why a row is refused, in words; "" if it is not."""
    if lacking := [name for name in COLUMNS if name not in row]:
        return f"no column {lacking[0]}"
    if unknown := [name for name in row if name not in COLUMNS and name not in MORE]:
        return f"no such column: {unknown[0]}"
    for name, known in (("kind", KINDS), ("unit", UNITS)):
        if row[name] not in known:
            return f"no such {name}: {row[name] or 'none'}"
    try:
        if not knows(row["platform"], row["core"]):
            return f"no such core: {row['core'] or 'none'}"
    except Refused as error:
        return str(error)
    if not row["source"]:
        return "without a source"
    if not _number(row["value"]):
        return f"{row['value']} is no number"
    if row["band"] and not row["band"][0] <= row["value"] <= row["band"][1]:
        return f"{row['value']:g} lies outside its band"
    told = row["date"], row["commit"]
    if row["kind"] != "published" and not (re.fullmatch(r"\d{4}-\d\d-\d\d", told[0]) and told[1]):
        return "no date or no commit"
    return ""


def name_of(row: dict) -> str:
    """What a row is called in a message."""
    return f"{row.get('metric', '')}, {row.get('kernel', '')}, {row.get('source', '')}"


def faults(rows: Iterable[dict]) -> list[str]:
    """Of every row that is refused its number, its name and why; a figure that is there twice too:
    what is referred to twice is measured once."""
    found, seen = [], set()
    for number, row in enumerate(rows):
        why = fault(row)
        key = tuple(row.get(name) for name in _IDENTITY)
        if not why and key in seen:
            why = "is there twice"
        seen.add(key)
        if why:
            found.append(f"row {number} ({name_of(row)}): {why}")
    return found


def _commit(head: dict, source: str) -> str:
    """What the commit of a row is if its file does not say."""
    peer = head.get("peers", {}).get(source)
    return peer["version"] if peer else head.get("commit", "")


def text_of(command: str, head: dict, rows: list[dict]) -> str:
    """The file. What all rows share goes into its head."""
    names = [n for n in (*COLUMNS, *MORE) if any(n in row for row in rows)]
    if not any(row["band"] for row in rows):
        names.remove("band")
    head, told = dict(head), []
    for name in names:
        values = [row.get(name) for row in rows]
        if name == "commit" and all(_commit(head, r["source"]) == r[name] for r in rows):
            continue
        same = name in _TEXT and len(set(values)) == 1 and head.get(name, values[0]) == values[0]
        if same and name not in ("metric", "kernel"):
            head[name] = values[0]
        else:
            told.append(name)
    lines = [f"# {command}"]
    for key, value in head.items():
        parts = value.items() if isinstance(value, dict) else [("", value)]
        for part, each in parts:
            at = f"{key}/{part}" if isinstance(value, dict) else key
            lines.append(f"# {at}\t{json.dumps(each, ensure_ascii=False)}")
    lines.append("\t".join(told))
    for row in rows:
        cells = [(row.get(name), name in _TEXT) for name in told]
        lines.append("\t".join((c or "") if is_text else _cell(c) for c, is_text in cells))
    return "\n".join(lines) + "\n"


def _cell(value: object) -> str:
    return "" if value is None else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def parse(text: str, name: str) -> tuple[dict, list[dict]]:
    """Head and rows of a file, the rows not yet judged. Refused: it is not of this form."""
    head: dict = {}
    lines = text.splitlines()
    at = next((n for n, line in enumerate(lines) if line[:2] != "# "), None)
    if not at:
        raise Refused(f"{name}: no table of rows")
    try:
        for line in lines[1:at]:
            key, _, value = line[2:].partition("\t")
            outer, inner, part = key.partition("/")
            if inner:
                head.setdefault(outer, {})[part] = json.loads(value)
            else:
                head[outer] = json.loads(value)
        told = lines[at].split("\t")
        shared = {n: head[n] for n in (*COLUMNS, *MORE) if n in head and n not in told}
        shared |= {} if "band" in told else {"band": None}
        rows = []
        for number, line in enumerate(lines[at + 1 :], at + 2):
            cells = line.split("\t")
            if len(cells) != len(told):
                raise Refused(f"{name}: line {number} has {len(cells)} cells, not {len(told)}")
            given = zip(told, cells, strict=True)
            row = shared | {n: c if n in _TEXT else json.loads(c or "null") for n, c in given}
            if "commit" not in told:
                row["commit"] = _commit(head, row.get("source", ""))
            rows.append(row)
    except (ValueError, AttributeError) as error:
        raise Refused(f"{name}: {error}") from None
    return head, rows


def read(path: Path) -> tuple[dict, list[dict]]:
    """Head and rows of a file. Refused names the first row that is refused and why."""
    head, rows = parse(path.read_text("utf-8"), path.name)
    found, cited = faults(rows), head.get("sources")
    for number, row in enumerate(rows if cited else ()):
        if row["source"] not in cited:
            found.append(f"row {number} ({name_of(row)}): a source that the head does not cite")
    if found:
        raise Refused(f"{path.name}: {found[0]}")
    return head, rows


def write(path: Path, command: str, head: dict, rows: list[dict]) -> Path:
    """Refused, and nothing is written, if a row is."""
    if found := faults(rows):
        raise Refused(f"{path.name}: {found[0]}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text_of(command, head, rows), "utf-8")
    return path


def predicted(
    platform: str,
    core: str,
    kernel: str,
    metric: str,
    value: float,
    band: tuple[float, float] | None = None,
    unit: str = "cycles",
    states: int = 0,
    **more: object,
) -> dict:
    """A row of ours; date and commit are known when it is kept (predictions.py)."""
    row = {"platform": platform, "core": core, "kernel": kernel, "states": states}
    row |= {"metric": metric, "value": value, "unit": unit, "kind": "predicted"}
    row |= {"band": list(band) if band else None, "source": "lanewise", "date": "", "commit": ""}
    return row | more


def replaced(old: list[dict], new: list[dict]) -> list[dict]:
    """`old`, with what is new in place of the same figure; a figure that has not changed keeps its
    date and commit, unless it is of the RTL now and was of the instruction-set simulator alone."""
    known = {tuple(row.get(name) for name in _IDENTITY): row for row in old}
    for row in new:
        key = tuple(row.get(name) for name in _IDENTITY)
        before = known.get(key)
        better = before and (before["how"], row["how"]) == ("iss", "rtl")
        if not before or before["value"] != row["value"] or better:
            known[key] = row
    return list(known.values())


def only(rows: Iterable[dict], **wanted: object) -> dict:
    """The one row whose columns have these values. Refused if there is none, or another."""
    found = select(rows, **wanted)
    if len(found) != 1:
        said = ", ".join(f"{k} {v}" for k, v in wanted.items())
        raise Refused(f"{len(found) or 'no'} rows of {said}")
    return found[0]


def select(rows: Iterable[dict], **wanted: object) -> list[dict]:
    """The rows whose columns have these values; of a tuple, one of them."""
    return [
        row
        for row in rows
        if all(
            row.get(k) in v if isinstance(v, tuple) else row.get(k) == v for k, v in wanted.items()
        )
    ]
