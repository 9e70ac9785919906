# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A better order of a Block, by simulated annealing, with registers for all of its values.

An order must keep what depends on what. It costs the cycles of a turn of the loop in steady state,
by the models that predict the kernels (AArch64: cycles/superscalar.c itself; Cortex-M: quick copies
of cycles/), under the worst of the sets of rules that it is given, and allocate_loop.assign() must
find registers for it: a value that gets none costs some cycles too, so that the search finds its
way from an order without registers to one that has them. The inner loop is C (schedule.c), compiled
when it is first used.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..compiled import ints, library, rows
from ..cores import Core
from ..cycles import superscalar
from ..cycles.dual_issue import after_early, after_late, after_load
from ..ir import Block, Op
from ..passes.allocate_loop import groups

#: What a value without a register costs, in cycles of a turn.
CROWD = 10.0
_MODELS = {"in-order": 0, "out-of-order": 0, "dual-issue": 1, "three-stage": 2}
_INTS = ctypes.POINTER(ctypes.c_int)


@dataclass(frozen=True, order=True)
class Price:
    """failures: values that allocate_loop.assign() has no register for; where registers are named
    anew in each turn, those too many alive, summed over all places. cycles: of a turn, on average,
    under the worst set of rules."""

    failures: int
    cycles: float


class DualRules(ctypes.Structure):
    """struct dual_rules: those of a core, and the words of memory."""

    LIMITS = ("width", "loads", "stores", "inline_shifts", "late_shifts", "store_to_load")
    LIMITS += ("near_store_to_load", "load_store_apart")
    _fields_ = [("after", ctypes.c_int * 6 * 3)]
    _fields_ += [(name, ctypes.c_int) for name in (*LIMITS, "near_words")]
    _fields_ += [("word", _INTS)]

    def __init__(self, core: Core, words: ctypes.Array):
        late = after_late(core, core["late_to_late"])
        super().__init__(near_words=core["near_store_bytes"] // 4)
        self.word = ctypes.cast(words, _INTS)
        for row, made in zip(self.after, (after_load(core), after_early(core), late), strict=True):
            row[:] = made[:6]
        for name in self.LIMITS:
            setattr(self, name, core[name])


class _Block(ctypes.Structure):
    """struct schedule"""

    _fields_ = [(name, ctypes.c_int) for name in ("n", "values")]
    _fields_ += [(name, _INTS) for name in ("first", "before", "afirst", "after")]
    _fields_ += [("steps", ctypes.POINTER(superscalar.CStep)), ("group", _INTS), ("file", _INTS)]
    _fields_ += [("entering", ctypes.c_int)]
    _fields_ += [(name, _INTS) for name in ("enter", "leave", "home")]
    _fields_ += [("holding", ctypes.c_int), ("held", _INTS)]
    _fields_ += [("files", ctypes.c_int), ("registers", _INTS), ("crowd", ctypes.c_double)]
    _fields_ += [("model", ctypes.c_int), ("sets", ctypes.c_int), ("rules", ctypes.c_void_p)]
    _fields_ += [("weight", ctypes.POINTER(ctypes.c_double)), ("likely", ctypes.c_double)]
    _fields_ += [("turns", ctypes.c_int), ("warm", ctypes.c_int)]


@cache
def _library() -> ctypes.CDLL:
    return library(Path(__file__).with_name("schedule.c"), superscalar.SOURCE)


class Schedule:
    """block, before: what is ordered, and for each operation of its body those that must come
    before it. step(op): as the models see it, its registers being values. registers: how many each
    file has; without any they do not count. homes: what leaves must lie where it entered.

    models: cores, or one core with several sets of rules; the worst of them counts, and without one
    only registers do. weights: what the cycles under each are multiplied by (default: 1). likely:
    how often the cycles under the first are added. words: where two instructions issue, for each
    model word(turn, op), the number of the word that is accessed. turns: so many of the loop are
    simulated, of which the first `warm` are not counted; a core that reorders looks far ahead, so
    short bodies need more."""

    def __init__(
        self,
        block: Block,
        before: Sequence[set[int]],
        step: Callable[[Op], superscalar.Step],
        registers: dict[str, int],
        models: Sequence[Core] = (),
        turns: int = 3,
        warm: int = 1,
        crowd: float = CROWD,
        weights: Sequence[float] = (),
        likely: float = 0.0,
        words: Sequence[Callable[[int, Op], int]] = (),
        homes: bool = True,
    ):
        body, values = block.body, len(block.files)
        if turns * values > superscalar.NAMES:
            raise ValueError(f"{turns} turns of {values} values are too many")
        if not 0 < warm < turns:
            raise ValueError("a turn must be counted, and one must come before it")
        for op in body:
            if len(op.reads) > superscalar.READS or len(op.writes) > superscalar.WRITES:
                raise ValueError(f"{op.kind}: too many operands")
        after: list[set[int]] = [set() for _ in before]
        for n, needs in enumerate(before):
            for m in needs:
                after[m].add(n)
        leave = [*block.leave, *[None] * (len(block.enter) - len(block.leave))]
        leave = [-1 if v is None else v for v in leave[: len(block.enter)]]
        # The branch at the end stays there; what it reads must live so long.
        held = [v for op in block.turn for v in op.reads]
        held += [] if homes else block.leave
        files, kinds = list(registers), {_MODELS[core.pipeline] for core in models} or {0}
        (kind,) = kinds
        if kind == 0:
            rules = (superscalar.Rules * len(models))(*map(superscalar.rules, models))
        elif kind == 1:
            self._words = [ints(w(turn, op) for turn in range(turns) for op in body) for w in words]
            rules = (DualRules * len(models))(*map(DualRules, models, self._words))
        else:
            rules = None
        self._before, self._size, self._rules = before, len(body), rules
        self._block = _Block(
            len(body), values, *rows(before), *rows(after),
            superscalar.array([step(op) for op in body]),
            ints(groups(block)), ints(map(files.index, block.files)) if files else ints([]),
            len(block.enter), ints(block.enter), ints(leave),
            ints(leave) if homes else None,
            len(held), ints(held), len(files), ints(registers.values()), crowd,
            kind, len(models), ctypes.cast(rules, ctypes.c_void_p),
            (ctypes.c_double * len(models))(*(weights or [1.0] * len(models))), likely,
            turns, warm,
        )  # fmt: skip

    def _run(self, order, moves, seed, hot, cold, reach) -> tuple[Price, list[int], list[int]]:
        if not self.legal(order):
            raise ValueError("the order does not keep what depends on what")
        array, registers = ints(order), ints([-1] * self._block.values)
        price = (ctypes.c_double * 2)()
        if not _library().lanewise_schedule(
            ctypes.byref(self._block), array, ctypes.c_long(moves), ctypes.c_double(hot),
            ctypes.c_double(cold), reach, ctypes.c_uint64(seed), price, registers,
        ):  # fmt: skip
            raise MemoryError
        return Price(int(price[1]), price[0]), list(array)[: self._size], list(registers)

    def legal(self, order: list[int]) -> bool:
        """Whether it names every operation once, and behind all that the operation needs."""
        if sorted(order) != list(range(self._size)):
            return False
        place = {op: n for n, op in enumerate(order)}
        return all(place[m] < place[n] for n, needs in enumerate(self._before) for m in needs)

    def price(self, order: list[int]) -> Price:
        return self._run(order, 0, 0, 1.0, 1.0, 1)[0]

    def registers(self, order: list[int]) -> list[int]:
        """Of each value; -1 if it has none."""
        return self._run(order, 0, 0, 1.0, 1.0, 1)[2]

    def run(
        self,
        order: list[int],
        moves: int,
        seed: int,
        hot: float = 0.5,
        cold: float = 0.1,
        reach: int = 60,
    ) -> tuple[Price, list[int]]:
        """The best order found, starting from one. hot, cold: temperatures, in cycles of a turn.
        reach: how far an operation moves at once."""
        return self._run(order, moves, seed, hot, cold, reach)[:2]
