# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Executed A64 instructions on a superscalar core: what one more call costs.

The steps are executed twice, the second time behind the first; cycles are those of both less those
of the first alone, as when a caller measures many calls. The schedule is that of the second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..cores import Core
from . import Refused, superscalar
from .schedule import Facts, Schedule
from .superscalar import REASON_NAMES, Event, Lacks, array, simulate

#: What is left over where two calls meet: they share cycles, so it may be below 0.
SEAM = "where two calls meet"


def prepare(core: Core, op: tuple[superscalar.Step, ...]) -> tuple[superscalar.Step, ...]:
    return op


def _slots(events: Iterable[Event], width: int) -> list[int]:
    """Of each step the slot in which it is issued (in order) or dispatched (out of order)."""
    out: list[int] = []
    for event in events:
        first = event.dispatched * width
        out.append(out[-1] + 1 if out and out[-1] >= first else first)
    return out


def _pieces(steps: list, facts: Facts) -> tuple[list[superscalar.Step], list[int]]:
    """What a core executes, and the number of the first piece of each step."""
    pieces: list[superscalar.Step] = []
    first: list[int] = []
    for insn, addresses, taken in steps:
        place = min(addresses) >> 3 if addresses else 0
        first.append(len(pieces))
        for piece in facts.known.get(id(insn)) or facts.learn(insn):
            at = place + piece.place if piece.place >= 0 and addresses else -1
            pieces.append(piece._replace(place=at, taken=taken))
    return pieces, first


def timer(steps: Iterable, facts: Facts) -> Callable[[Core], int]:
    """The cycles of run() under the rules of any core; the steps are packed once."""
    pieces, _ = _pieces(list(steps), facts)
    once, twice = array(pieces), array(pieces * 2)
    return lambda core: simulate(core, twice, False).cycles - simulate(core, once, False).cycles


def run(core: Core, steps: Iterable, facts: Facts) -> Schedule:
    steps = list(steps)
    pieces, first = _pieces(steps, facts)
    count = len(pieces)
    try:
        once = simulate(core, array(pieces), False).cycles
    except Lacks as error:
        number = max(n for n, at in enumerate(first) if at <= error.step)
        insn = steps[number].instruction
        raise Refused(f"{core.name} does not have {insn.text} at {insn.address:#x}") from None
    both = simulate(core, array(pieces * 2))
    out = Schedule(core["width"], both.cycles - once)
    slots = _slots(both.events, out.width)
    begin = both.events[count].dispatched if count else 0
    first.append(count)
    for n in range(len(steps)):
        out.issued.append(slots[count + first[n]] - begin * out.width)
        for at in range(count + first[n], count + first[n + 1]):
            empty = slots[at] - slots[at - 1] - 1
            if empty:
                out.waits.append((n, REASON_NAMES[both.events[at].why], empty))
    rest = out.cycles * out.width - count - sum(slots for _, _, slots in out.waits)
    if rest:
        out.waits.append((len(steps), SEAM, rest))
    out.began = [both.events[count + at].issued - begin for at in first[:-1]]
    out.units = [both.events[count + at].unit for at in first[:-1]]
    return out
