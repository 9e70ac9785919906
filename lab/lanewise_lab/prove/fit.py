# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which interface a function of another project has: found by runs on numbers.

Nothing here proves anything. A layout, a number of states or a list of parameters that fits a few
random states is proposed to the prover, whose verdict then says which one it is about.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..symbolic import Unfinished, Violated
from . import spec
from .call import CONVENTIONS
from .interface import CHAINED, Case, Interface
from .objfile import ObjectFile
from .spec import ROUNDS
from .witness import on_numbers

#: Parameters that a permutation may have. A function that looks at fewer does not see the others.
CALLS = ("state", "state,rounds", "state,rounds64", "state,rc", "state,rc,rounds")
CALLS += ("state,rc,rounds64",)
MOST_STATES = 8


@dataclass(frozen=True)
class Free:
    """What the user has not said."""

    states: bool
    layout: bool
    call: bool
    rounds: bool


@dataclass(frozen=True)
class Guess:
    interface: Interface
    rounds: int | None  # that the function fixes itself; None where the caller says it

    def differs(self, other: Interface) -> dict:
        """Where it is not the other interface, as options of the command."""
        pairs = ((f, getattr(self.interface, f), getattr(other, f)) for f in OPTIONS)
        return {field: mine for field, mine, its in pairs if mine != its}


OPTIONS = ("states", "layout", "call")


def layouts(interface: Interface, isa: str) -> list[str]:
    """That of the interface, and those that differ from it."""
    if interface.chains:
        return [interface.layout, *(o for o in CHAINED if o != interface.layout)]
    width = CONVENTIONS[isa].WIDTH
    if width == 64 and interface.states == 1:
        return [interface.layout]
    return [interface.layout, *(o for o in spec.LAYOUTS[width] if o != interface.layout)]


def guesses(
    code: ObjectFile, symbol: str, first: Interface, case: Case, free: Free
) -> Iterator[Guess]:
    """The interfaces that fit, the likeliest first. `case` is tried where the call is not free."""
    states = [first.states]
    for n in states:
        outside = False
        for layout in (
            layouts(replace(first, states=n), code.isa) if free.layout else [first.layout]
        ):
            for call in CALLS if free.call else [first.call]:
                guess = Guess(replace(first, states=n, layout=layout, call=call), None)
                fits, stopped = _fits(code, symbol, guess, case, free.rounds)
                if fits is not None:
                    yield fits
                if isinstance(stopped, Unfinished):
                    return
                beyond = isinstance(stopped, Violated) and "the state" in str(stopped)
                outside |= beyond
                if stopped is None or beyond:
                    break  # it looks at no more parameters
        if n == first.states and free.states and (outside or n > 1):
            states += [k for k in range(1, MOST_STATES + 1) if k != n and (k > n or n > 1)]


def _fits(code: ObjectFile, symbol: str, guess: Guess, case: Case, free_rounds: bool):
    """The guess, with the rounds that the function fixes, or None; and what stopped a run."""
    interface = guess.interface
    if interface.absorbs or interface.extracts:
        setting, _, stopped = on_numbers(code, symbol, interface, case, 1)
        return (guess if stopped is None and not setting.difference() else None), stopped
    asked = [case.rounds]
    if interface.permutes and free_rounds:
        asked = [2, ROUNDS]
    fixed = None
    for rounds in asked:
        setting, _, stopped = on_numbers(code, symbol, interface, replace(case, rounds=rounds), 1)
        if stopped is not None:
            return None, stopped
        if not setting.difference():
            continue
        if interface.permutes or interface.call != "state" or not free_rounds:
            return None, None
        fixed = next((n for n in range(1, ROUNDS + 1) if _matches(setting, n)), None)
        return (replace(guess, rounds=fixed) if fixed else None), None
    return replace(guess, rounds=None if interface.permutes else case.rounds), None


def _matches(setting, rounds: int) -> bool:
    setting.case = replace(setting.case, rounds=rounds)
    return not setting.difference()


def right_rounds(code: ObjectFile, symbol: str, interface: Interface, case: Case) -> list[int]:
    """The numbers of rounds for which one random state comes out right."""
    found = []
    for n in range(1, ROUNDS + 1):
        setting, _, stopped = on_numbers(code, symbol, interface, replace(case, rounds=n), 1)
        if stopped is None and not setting.difference():
            found.append(n)
    return found
