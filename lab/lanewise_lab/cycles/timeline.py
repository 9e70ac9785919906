# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A page that shows each instruction in its cycle and issue slot, and why it waited.

One HTML file without anything from outside: timeline.html with the schedule as JSON in it. Only
the rows in sight are drawn, so 24 rounds open as fast as one.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

from .. import cores
from ..cores import Core
from . import Refused, dual_issue, ops, superscalar
from .judge import Options, measured
from .model import Op, Result, class_of, describe

_TEMPLATE = Path(__file__).with_name("timeline.html")
_LOOPS = {"b", "cbz", "cbnz", "tbz", "tbnz"}
_NUMBERS = {"sb": "r9", "sl": "r10", "fp": "r11", "ip": "r12"}
#: Reasons that some older instruction's result is behind, those that only loads cause, and those
#: where it was needed early.
_DEPENDENCES = dual_issue.DEPENDENCES | {superscalar.WAITS[n] for n in ("result", "shift_early")}
_LOADED = {dual_issue.LOADED, superscalar.WAITS["loaded"]}
_EARLY = {dual_issue.EARLY}
#: Classes of A64 that the page shows alike.
_SHOWN = {
    "alu_shift": "alu_shifted",
    "divide": "multiply",
    "load_pair": "load_multiple",
    "store_pair": "store_multiple",
    "vload": "vector_load",
    "vload_pair": "vector_load",
    "vload_rep": "vector_load",
    "vstore": "vector_store",
    "vstore_pair": "vector_store",
    "vlogic": "vector",
    "vadd": "vector",
    "vshift": "vector_shift",
    "vsri": "vector_shift",
    "eor3": "sha3",
    "bcax": "sha3",
    "xar": "sha3",
    "rax1": "sha3",
    "vperm": "vector_move",
    "vmove": "vector_move",
    "vfrom": "vector_move",
    "vto": "vector_move",
    "nop": "other",
}


def _iterations(result: Result) -> list[int]:
    """The steps at which passes of the longest loop begin, the first at 0; else all is one."""
    ends: dict[int, list[int]] = {}
    for n, step in enumerate(result.steps[:-1]):
        insn = step.instruction
        if step.taken and insn.mnemonic in _LOOPS:
            if result.steps[n + 1].instruction.address <= insn.address:
                ends.setdefault(insn.address, []).append(n + 1)
    again = [found for found in ends.values() if len(found) > 1]
    if not again:
        return [0]
    return [0, *max(again, key=lambda found: (found[-1] - found[0]) / (len(found) - 1))]


def _registers(op: Op, early: bool) -> tuple[set[int], set[int], bool]:
    """Registers that an instruction needs (only those needed early), and writes; if it loads."""
    if isinstance(op, ops.Op):
        needed = op.address + op.shifted + (() if early else op.operands + op.data)
        return set(needed), {*op.results, op.base} - {None}, op.loads
    needed = {name for step in op for name, _ in step.reads}
    return needed, {name for step in op for name in step.writes}, "load" in op[0].class_


def _producer(ops_of: list[Op], n: int, reason: str) -> int | None:
    """The step whose result step n waited for."""
    wanted, _, _ = _registers(ops_of[n], reason in _EARLY)
    for before in range(n - 1, max(n - 9, -1), -1):
        _, results, loads = _registers(ops_of[before], False)
        if wanted & results and (reason not in _LOADED or loads):
            return before
    return None


def _range(text: str | None, cycles: int) -> tuple[int, int]:
    """First and last cycle to show. Refused if the text does not say that."""
    if text is None:
        return 0, cycles - 1
    found = re.fullmatch(r"(\d+)-(\d+)", text)
    if not found or int(found[1]) > int(found[2]) or int(found[1]) >= cycles:
        raise Refused(f"not a range within the {cycles} cycles: {text}")
    return int(found[1]), min(int(found[2]), cycles - 1)


def _shown(class_: str) -> str:
    return _SHOWN.get(class_, class_)


def _classes(result: Result) -> dict[str, int]:
    out: Counter[str] = Counter()
    for class_, count in result.classes.items():
        out[_shown(class_)] += count
    return dict(out)


def _unit(number: int) -> str:
    """What a unit of superscalar.h is called: V0, I3."""
    for name, first in reversed(superscalar.FIRST_UNITS.items()):
        if number >= first:
            return f"{name[0].upper()}{number - first}"
    return ""


def data(result: Result, shown: tuple[int, int]) -> dict:
    """What the page draws: all numbers, and each instruction and each reason once."""
    schedule, width = result.schedule, result.schedule.width
    by_id: dict[int, int] = {}
    table, described = [], []
    for step in result.steps:
        if id(step.instruction) not in by_id:
            by_id[id(step.instruction)] = len(table)
            op = describe(result.core, step.instruction)
            described.append(op)
            text = re.sub(r"\b(sb|sl|fp|ip)\b", lambda m: _NUMBERS[m[0]], step.instruction.text)
            table.append([text, step.instruction.address, _shown(class_of(op))])
    which = [by_id[id(step.instruction)] for step in result.steps]
    by_step = [described[n] for n in which]
    reasons: dict[str, int] = {}
    waits = []
    for n, reason, slots in schedule.waits:
        producer = None
        if slots < 0:  # where two calls meet
            continue
        if reason in _DEPENDENCES | _LOADED:
            producer = _producer(by_step, n, reason)
        number = reasons.setdefault(reason, len(reasons))
        waits.append([n, number, slots] + ([producer] if producer is not None else []))
    starts = _iterations(result)
    first, last = shown
    inside = [n for n, slot in enumerate(schedule.issued) if first <= slot // width <= last]
    low, high = (inside[0], inside[-1]) if inside else (0, -1)
    return {
        "width": width,
        "cycles": result.cycles,
        "shown": [first, last],
        "first": low,
        "instructions": table,
        "which": which[low : high + 1],
        "issued": schedule.issued[low : high + 1],
        "addresses": [list(s.addresses) for s in result.steps[low : high + 1]],
        "reasons": list(reasons),
        "waits": [w for w in waits if low <= w[0] <= high + 1],
        "passes": _passes(result, starts),
        "stalls": {reason: slots for reason, slots in result.stalls.items() if slots > 0},
        "classes": _classes(result),
        "began": schedule.began[low : high + 1],
        "units": [_unit(n) for n in schedule.units[low : high + 1]],
        "steps": len(result.steps),
    }


def _passes(result: Result, starts: list[int]) -> list[list[int]]:
    """Of each pass through the loop: first cycle, cycles, instructions, empty slots."""
    schedule, width = result.schedule, result.schedule.width
    out = []
    for n, start in enumerate(starts):
        behind = n + 1 == len(starts)
        end = len(result.steps) if behind else starts[n + 1]
        first = schedule.issued[start] // width if n else 0
        last = result.cycles if behind else schedule.issued[end] // width
        out.append([first, last - first, end - start, width * (last - first) - (end - start)])
    return out


def page(result: Result, symbol: str, rounds: int, shown: str | None = None) -> str:
    core = result.core
    expected = cores.error_words(core)
    if core.band:
        expected = "{} to {} expected on a board: ".format(*result.band) + expected
    # Of two calls the second may take a little longer than it costs.
    cycles = max(result.cycles, result.schedule.issued[-1] // result.schedule.width + 1)
    facts = data(result, _range(shown, cycles))
    facts |= {"symbol": symbol, "core": core.title, "rounds": rounds, "expected": expected}
    facts["not_modelled"] = core.not_modelled
    text = json.dumps(facts, separators=(",", ":")).replace("<", "\\u003c")
    return _TEMPLATE.read_text().replace("/*DATA*/null", text)


def write(
    target: str,
    path: str,
    symbol: str,
    core: Core,
    rounds: int = 24,
    shown: str | None = None,
    **more,
) -> None:
    """The page for one call of a permutation; `shown` limits it to cycles, such as "0-999"; `more`
    as judge.Options has it."""
    found = measured(path, symbol, core, rounds, Options(**more))
    text = page(found.result, symbol, rounds, shown)
    Path(target).write_text(text)
