# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One permutation as the stopwatch takes it: run on several states, compared with Keccak, placed
wherever a linker may place it.

A prediction is made of one run. It holds for all states only if the flow and the addresses are the
same for all, so several are run and their events compared; that is a test and no proof, which is
what `lanewise-lab prove` is for.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..cores import Core
from . import Refused, Refuted
from .layouts import guess, identify
from .loader import Image, load
from .model import Result, predict
from .trace import PARAMETERS, RETURN, Call, Execution, Trace, place_of, trace_of

SEEDS = (1, 2, 3)
_ONE, _SEVERAL = 8, 64  # bytes that one state and several are aligned to: src/keccak/backend.h
#: Bytes that are fetched at once, by pipeline: where in them code begins may matter.
_FETCHED = {"three-stage": 4, "dual-issue": 8}
_LINKED = "as linked"


@dataclass(frozen=True)
class Options:
    """What the caller says of a call, beside what it calls."""

    states: int | None = None  # at once; None: from the name, else what changes in memory
    call: Sequence[str] = PARAMETERS[:2]
    any: bool = False  # also what is not Keccak
    state_align: int | None = None  # the states lie at an odd multiple; None: as promised
    code_align: int | None = None  # and the code; None: wherever a linker may place it


@dataclass(frozen=True)
class Measured:
    """The run that a figure is made of, and what is known of it."""

    trace: Trace
    result: Result
    states: int | None  # None: unknown
    keccak: bool | None  # None: not compared
    layout: str | None
    state_align: int | None  # bytes; the states lie at an odd multiple
    code_align: int | None  # bytes that the section promises; None: linked
    cycles_by_code: dict[str, int]  # where the code lies -> cycles; the most are those of `result`


def states_of(symbol: str) -> int | None:
    """How many states a function permutes at once, from its name."""
    found = re.search(r"_x(\d+)(?:_|$)", symbol)
    return int(found[1]) if found and int(found[1]) > 0 else None


def _contents(size: int) -> list[bytes]:
    """Random states, and the two that a branch on a lane or a bit most likely tells from them."""
    return [*(random.Random(n).randbytes(size) for n in SEEDS), bytes(size), b"\xff" * size]


def _where(events: list[int], n: int, image: Image, core: Core) -> tuple[int, str]:
    """The instruction that event n belongs to: the place of its own event, and its text."""
    while n > 0 and events[n] < 0:
        n -= 1
    return n, place_of(image, core, events[n])


def _access(event: int) -> str:
    if event == RETURN:
        return "the return"
    return f"{event:#x}" if event >= 0 else f"an access to {-1 - event:#x}"


def parting(first: list[int], other: list[int], image: Image, core: Core) -> str | None:
    """Where two runs part, for people; None if they do not."""
    if first == other:
        return None
    n = next((n for n, (a, b) in enumerate(zip(first, other, strict=False)) if a != b), 0)
    n = n or min(len(first), len(other)) - 1
    _, text = _where(first, max(n - 1, 0), image, core)
    return f"behind {text} come {_access(first[n])} and {_access(other[n])}"


def _run(image: Image, symbol: str, core: Core, call: Call) -> tuple[Execution, list]:
    """The first run, and of each run the states before and after. Refuted: they part."""
    first, pairs = None, []
    for before in _contents(call.size(core)):
        memory = bytearray(before)
        more = {"limit": len(first.events)} if first else {}
        try:
            done = call.execute(image, symbol, core, memory, **more)
        except Refused as error:
            if first is None:
                raise
            raise Refuted(
                f"{_DEPENDS.format(symbol)}: on some states it returns, on others: {error}"
            )
        first = first or done
        found = parting(first.events, done.events, image, core)
        if found:
            raise Refuted(f"{_DEPENDS.format(symbol)}: {found}")
        pairs.append((before, bytes(memory)))
    return first, pairs


_DEPENDS = "the flow of {} depends on data, so that no figure holds for all states"


def _places(image: Image, symbol: str, core: Core, code_align: int | None) -> dict[str, tuple]:
    """Where the code may lie: in words, and as the loader takes it. Refused: not there."""
    section = image.section_at(image.function(symbol).address)
    if not image.relocatable:
        if code_align is not None:
            raise Refused(
                f"{image.path} is linked: its code lies where it is, whatever --code-align"
            )
        return {_LINKED: (0, 8)}
    promised = max(section.align, 2 if core.isa == "armv7m" else 4)
    if code_align is not None:
        if code_align < promised:
            raise Refused(f"{section.name} is aligned to {promised}, never to only {code_align}")
        return {f"{code_align} mod {2 * code_align}": (code_align, 2 * code_align)}
    fetched = max(_FETCHED.get(core.pipeline, 1), promised)
    return {f"{at} mod {fetched}": (at, fetched) for at in range(0, fetched, promised)}


def _refuted(
    isa: str, symbol: str, pairs: list, rounds: int, states: int | None, where: str
) -> Refuted:
    wanted = f"Keccak-p[1600, {rounds}]" + (f" of {states} states" if (states or 1) > 1 else "")
    instead = guess(isa, pairs)
    return Refuted(
        f"{symbol}{where}: this is not {wanted}"
        + (f"; it is {instead}" if instead else "")
        + " (--any predicts it all the same)"
    )


def measured(path: str, symbol: str, core: Core, rounds: int, options: Options) -> Measured:
    """Run a permutation on several states wherever its code may lie, and predict its cycles.

    Refuted: it is not Keccak-p[1600, rounds], or what it does depends on the states. Refused: no
    figure covers it.
    """
    compared = "state" in options.call
    if not (compared or options.any):
        raise Refused("without state in --call nothing can be compared with Keccak (see --any)")
    if core.isa == "armv7m" and options.states not in (None, 1):
        raise Refused(f"{core.name}: one state at a time; --states is for AArch64")
    states = (options.states or states_of(symbol)) if core.isa == "aarch64" else 1
    align = options.state_align or (_SEVERAL if (states or 1) > 1 else _ONE)
    call = Call(rounds, states, options.call, align)
    places = _places(load(path, core.isa), symbol, core, options.code_align)
    best, cycles = None, {}
    for where, at in places.items():
        image = load(path, core.isa, at)
        first, pairs = _run(image, symbol, core, call)
        found = identify(core.isa, pairs, rounds, states) if compared else None
        if not (found or options.any):
            here = "" if len(places) == 1 else f" at {where}, where a linker may place it"
            raise _refuted(core.isa, symbol, pairs, rounds, states, here)
        trace = trace_of(image, symbol, core, first)
        result = predict(trace.steps, core)
        cycles[where] = result.cycles
        if best is None or result.cycles > best.result.cycles:
            best = Measured(
                trace,
                result,
                found.states if found else states,
                bool(found) if compared else None,
                found.layout if found else None,
                align if compared else None,
                image.section_at(image.function(symbol).address).align
                if image.relocatable
                else None,
                cycles,
            )
    return best
