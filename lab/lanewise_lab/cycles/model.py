# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Predicted cycles of executed instructions on a core.

From a trace (trace.py) or from a list that a generator made, without running it:

    model = Model(cores.load("cortex-m7"))
    steps = [Step(instruction, (0x20000000,)), Step(another), ...]
    cycles = model.cycles(steps)            # fast, for a search; a few hundred thousand steps/s
    result = model.predict(steps)           # the same, with the schedule and what was waited for

Loads and stores need the addresses of the words that they access, at least their bit 2 and
whether two are the same word, because banks and forwarding depend on them. Give Instruction
objects their addresses in the code too, one behind the other: fetch is modelled. A Model remembers
what it knows of each Instruction object, so a search that reorders the same objects is fast.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..cores import Alternative, Core, alternatives
from . import aarch64_ops, dual_issue, ops, superscalar, three_stage, warm
from .schedule import Facts, Schedule, Step

__all__ = ["Model", "Range", "Result", "Step", "predict", "predict_range"]

_PIPELINES = {
    "three-stage": three_stage,
    "dual-issue": dual_issue,
    "in-order": warm,
    "out-of-order": warm,
}
#: What a pipeline asks of an instruction.
Op = ops.Op | tuple[superscalar.Step, ...]
_CLASSES = {
    "load_double": "load_multiple",
    "store_double": "store_multiple",
    "fpu_load": "load_multiple",
    "fpu_load_multiple": "load_multiple",
    "fpu_store": "store_multiple",
    "fpu_store_multiple": "store_multiple",
    "bitfield": "alu",
    "multiply_add": "multiply",
    "multiply_long": "multiply",
    "it": "other",
    "nop": "other",
    "skipped": "other",
    "special": "other",
    "divide": "other",
}


def describe(core: Core, instruction) -> Op:
    """Refused if the instruction has no timing."""
    known = ops if core.isa == "armv7m" else aarch64_ops
    return known.describe(instruction)


def class_of(op: Op) -> str:
    """alu, alu_shifted (an inline shift), shift, move, multiply, load, store, load_multiple,
    store_multiple, fpu_move, branch or other; of A64 those of superscalar.h."""
    if isinstance(op, tuple):
        return op[0].class_
    if op.shifted:
        return "alu_shifted"
    return _CLASSES.get(op.kind, op.kind)


@dataclass
class Result:
    core: Core
    steps: list[Step]
    schedule: Schedule

    @property
    def cycles(self) -> int:
        return self.schedule.cycles

    @property
    def band(self) -> tuple[int, int] | None:
        """Between these the cycles of a board are expected, on ARMv7-M under any rules that fit;
        None: not compared."""
        if not self.core.band:
            return None
        if self.core.isa == "armv7m":
            found = predict_range(self.steps, self.core)
            return found.low, found.high
        low, high = self.core.band
        return round(self.cycles * low), round(self.cycles * high)

    @cached_property
    def classes(self) -> dict[str, int]:
        """Executed instructions by class."""
        times = Counter(id(step.instruction) for step in self.steps)
        by_id = {id(step.instruction): step.instruction for step in self.steps}
        out: Counter[str] = Counter()
        for key, insn in by_id.items():
            out[class_of(describe(self.core, insn))] += times[key]
        return dict(sorted(out.items()))

    @cached_property
    def stalls(self) -> dict[str, int]:
        """Empty issue slots by reason: with one for each instruction, they are all there are."""
        out: Counter[str] = Counter()
        for _, reason, slots in self.schedule.waits:
            out[reason] += slots
        return dict(sorted(out.items(), key=lambda item: -item[1]))


class Model:
    def __init__(self, core: Core):
        self.core = core
        self._pipeline = _PIPELINES[core.pipeline]
        self._facts = Facts(lambda insn: self._pipeline.prepare(core, describe(core, insn)))

    def schedule(self, steps: Iterable[Step]) -> Schedule:
        """ValueError if a load comes without its address."""
        try:
            return self._pipeline.run(self.core, steps, self._facts)
        except IndexError:
            raise ValueError("a load without its address") from None

    def cycles(self, steps: Iterable[Step]) -> int:
        return self.schedule(steps).cycles

    def predict(self, steps: Iterable[Step]) -> Result:
        steps = list(steps)
        return Result(self.core, steps, self.schedule(steps))


def timer(steps: list[Step], core: Core) -> Callable[[Core], int]:
    """The cycles of the same steps under the rules of any core with this one's pipeline."""
    if _PIPELINES[core.pipeline] is not warm:
        return lambda other: Model(other).cycles(steps)
    return warm.timer(steps, Facts(lambda insn: describe(core, insn)))


def predict(steps: Iterable[Step], core: Core) -> Result:
    return Model(core).predict(steps)


@dataclass(frozen=True)
class Range:
    """Predictions under every set of rules that fits: name -> cycles, the likeliest first."""

    cycles: dict[str, int]
    low: int  # cycles between which a board is expected: the errors that were seen under
    high: int  # each set of rules are taken in

    @property
    def spread(self) -> tuple[int, int]:
        return min(self.cycles.values()), max(self.cycles.values())


def predict_range(
    steps: Iterable[Step], core: Core, sets: Sequence[Alternative] | None = None
) -> Range:
    """Under all sets of rules that fit, or under some of them."""
    steps = list(steps)
    sets = sets or alternatives(core)
    cycles = {each.name: Model(each.core).cycles(steps) for each in sets}
    bands = [(cycles[each.name], *each.core.band) for each in sets]
    low, high = min(c * low for c, low, _ in bands), max(c * high for c, _, high in bands)
    return Range(cycles, round(low), round(high))
