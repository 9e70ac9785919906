# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a predicted schedule leans on: how often a rule of the Cortex-M7 is used at its limit.

A pair of instructions is at the limit of a rule if the second is issued in the first cycle that the
rule allows: there a board would show it if the true value were higher. What only our own kernels
use, no published figure has tested.
"""

from __future__ import annotations

from collections import Counter

from ..cores import Core
from . import dual_issue
from .model import Result, describe

_FROM_LOAD = ("load_to_address", "load_to_shifted", "load_to_beside", "load_to_early")
_FROM_LOAD += ("load_to_late", "to_store_data")
_FROM_LATE = ("late_to_early",) * 2 + ("late_to_late", "late_to_early", "late_to_late")
#: A load counts as near a store for so many cycles: the harshest alternative's.
_NEAR = 6


def at_limit(result: Result) -> dict[str, int]:
    """Rule -> pairs at its limit; near_store_to_load: loads from the aligned block of a store less
    than 6 cycles before, of another word. Results are those of single loads and of operations that
    compute in EX2 whatever their operands."""
    core, cycle = result.core, [slot // result.schedule.width for slot in result.schedule.issued]
    prepared: dict[int, tuple] = {}
    writer: dict[int, tuple[int, tuple]] = {}  # register -> its result's cycle, names of its rules
    stored: dict[int, tuple[int, int]] = {}  # block -> cycle, address
    out: Counter[str] = Counter()
    for step, now in zip(result.steps, cycle, strict=True):
        insn = step.instruction
        if id(insn) not in prepared:
            prepared[id(insn)] = _prepare(core, insn)
        needs, results, names, load, store = prepared[id(insn)]
        for reader, register in needs:
            then, rules = writer.get(register, (-99, ()))
            rule = rules[reader] if reader < len(rules) else None
            if rule and now - then == core[rule]:
                out[rule] += 1
        block = step.addresses[0] // core["near_store_bytes"] if step.addresses else None
        if load and block in stored:
            then, address = stored[block]
            out["near_store_to_load"] += now - then < _NEAR and address != step.addresses[0]
        if store:
            stored[block] = now, step.addresses[0]
        for register in results:
            writer[register] = now, names
    return dict(sorted(out.items()))


def _prepare(core: Core, insn) -> tuple:
    """Readers and registers, results, the rules from a result to each kind of reader, and whether
    it is a single load or store."""
    op = describe(core, insn)
    facts = dual_issue.prepare(core, op)
    load, store = op.kind == "load", op.kind == "store"
    late = facts[0] == dual_issue.LATE
    names = _FROM_LOAD if load else _FROM_LATE if late else ()
    return facts[3], facts[5], names, load, store
