# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a figure rests on that was not measured.

A rule that is not certain counts if the figure moves with it, or if an instruction was executed
that it is about. What was measured, or fitted to measured cycles, is told apart from what was
chosen.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from ..cores import Core, Rule
from ..isa.aarch64_syntax import ELEMENT, Reg, Vec, VecList
from . import Refused
from .model import Result, describe, timer
from .schedule import Step

#: Sources of uncertain rules that are measurements, unless the value was chosen among them.
_MEASURED = re.compile(r"fitted|pipeline tests|Quinapalus|board of", re.I)
_CHOSEN = re.compile(r"chosen|taken|none is documented", re.I)
#: Of an A64 load or store, by the end of its name: bytes.
_NARROW = (("sw", 4), ("b", 1), ("h", 2))


def _about(rule: Rule) -> set[str]:
    """What _kinds() calls the instructions that a rule is about."""
    family = rule.name.partition("_")[0]
    return {rule.name, *(f"{family}_{class_}" for class_ in rule.classes)}


def measured(rule: Rule) -> bool:
    """Whether what an uncertain rule says was measured, or fitted to measurements."""
    return bool(_MEASURED.search(rule.source)) and not _CHOSEN.search(rule.source)


def _with(core: Core, rule: Rule, value: int) -> Core:
    return replace(core, rules=core.rules | {rule.name: replace(rule, value=value)})


def _moved(cycles: Callable[[Core], int], core: Core, rule: Rule) -> dict[str, int]:
    """Cycles with the rule at the next values that the model takes."""
    out = {}
    for value in (rule.value + 1, rule.value - 1):
        if value < 0:
            continue
        try:
            out[str(value)] = cycles(_with(core, rule, value))
        except (Refused, ValueError, ArithmeticError, IndexError):
            continue  # no value of this rule
    return out


def _kinds(result: Result) -> set[str]:
    """What the executed instructions are called in the names of rules."""
    out: set[str] = set()
    for insn in {id(s.instruction): s.instruction for s in result.steps}.values():
        op = describe(result.core, insn)
        if isinstance(op, tuple):
            out |= {f"{what}_{step.class_}" for step in op for what in ("latency", "busy")}
        else:
            out.add(op.kind)
    return out


#: Rules that say nothing of code in memory without wait states.
FLASH = ("wait_states", "flash_line", "cache_ways", "line_fill", "fetch_queue")


def uncertain(result: Result) -> list[dict]:
    """Every rule that is not certain and that this figure rests on: its value, where that is from,
    and the cycles with the value one more and one less."""
    kinds, out, cycles = _kinds(result), [], timer(result.steps, result.core)
    for rule in result.core.rules.values():
        if rule.certain or rule.name in FLASH and not result.core.wait_states:
            continue
        moved = _moved(cycles, result.core, rule)
        if _about(rule) & kinds or any(n != result.cycles for n in moved.values()):
            out.append(
                {
                    "rule": rule.name,
                    "value": rule.value,
                    "measured": measured(rule),
                    "source": rule.source,
                    "cycles_with": moved,
                }
            )
    return out


def warnings(result: Result) -> list[str]:
    """Why a figure is probably too good, if something says so."""
    core, out = result.core, []
    rate = len(result.steps) / result.cycles if result.cycles else 0
    if core.limit and rate > core.limit.instructions_per_cycle:
        most = core.limit.instructions_per_cycle
        out.append(
            f"{rate:.2f} instructions a cycle, but {most} is {core.limit.source}; at that rate "
            f"{round(len(result.steps) / most)} cycles"
        )
    if core.optimistic and core.optimistic.holds(result.classes, "central"):
        more = round(result.cycles * (1 + core.optimistic.percent / 100))
        out.append(f"{core.optimistic.about} ({core.optimistic.source}); with that {more} cycles")
    return out


def _natural(step: Step) -> int:
    """Bytes that an A64 access is aligned to or not."""
    insn = step.instruction
    moved = insn.operands[0]
    if isinstance(moved, Reg):
        narrow = (size for end, size in _NARROW if insn.mnemonic.endswith(end))
        return next(narrow, moved.bits // 8)
    if isinstance(moved, VecList):
        return ELEMENT[moved.shape[-1]] // 8
    return moved.bits // 8 if isinstance(moved, Vec) else 1


def _unaligned(steps: list[Step]) -> int:
    return sum(1 for s in steps if s.addresses and min(s.addresses) % _natural(s))


def no_rule_for(result: Result, rules: list[dict]) -> list[str]:
    """What occurred, or may on a board, without a rule that rests on a measurement. `rules`: of
    uncertain()."""
    out = [f"{r['rule']} = {r['value']}: {r['source']}" for r in rules if not r["measured"]]
    if result.core.isa == "aarch64":
        count = _unaligned(result.steps)
        if count:
            out.append(f"{count} unaligned accesses: timed as if they were aligned")
    return out + [f"not modelled: {part.strip()}" for part in _parts(result.core.not_modelled)]


def _parts(text: str) -> list[str]:
    """Split at semicolons and at commas outside brackets."""
    depth, parts = 0, [""]
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == ";" or letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [p for p in parts if p.strip()]
