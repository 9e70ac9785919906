# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which permutation a function computed: Keccak-p[1600, n] of how many states, in which layout.

A layout is a way to read the memory of a call as lanes. Those with the names of the prover
(prove/spec.py) come first; the others are what public kernels use as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..round import LANES, MASK, RC, ROUNDS, chi, iota, lane, permute, pi, place, rho, theta

STATE = 200  # bytes of a state
#: What some kernels keep inverted, so that chi needs fewer NOT: lanes (1,0) (2,0) (3,1) (2,2)
#: (2,3) (0,4). From the Keccak implementation overview of the Keccak Team.
COMPLEMENTED = (1, 2, 8, 12, 17, 20)

#: The lanes of each state, from its memory.
Reader = Callable[[bytes], list[list[int]]]


@dataclass(frozen=True)
class Layout:
    name: str
    read: Reader


@dataclass(frozen=True)
class Found:
    """What a function computed; of how many states; in which layout."""

    rounds: int
    states: int
    layout: str
    first: bool = False  # the first rounds of Keccak-f, where Keccak-p takes the last

    def __str__(self) -> str:
        name = f"the first {self.rounds} rounds of Keccak-f[1600]"
        name = name if self.first else f"Keccak-p[1600, {self.rounds}]"
        more = "" if self.states == 1 else f" of {self.states} states"
        return f"{name}{more} in the layout '{self.layout}'"


def _words(memory: bytes, size: int) -> list[int]:
    return [int.from_bytes(memory[i : i + size], "little") for i in range(0, len(memory), size)]


def _spread(word: int) -> int:
    """Bit i to bit 2i."""
    for shift, mask in (
        (16, 0x0000FFFF0000FFFF),
        (8, 0x00FF00FF00FF00FF),
        (4, 0x0F0F0F0F0F0F0F0F),
        (2, 0x3333333333333333),
        (1, 0x5555555555555555),
    ):
        word = (word | word << shift) & mask
    return word


def _halves(join: Callable[[int, int], int], swapped: bool, apart: bool) -> Reader:
    def read(memory: bytes) -> list[list[int]]:
        out = []
        for at in range(0, len(memory), STATE):
            words = _words(memory[at : at + STATE], 4)
            pairs = zip(words[:LANES], words[LANES:], strict=True)
            if not apart:
                pairs = zip(words[::2], words[1::2], strict=True)
            out.append([join(b, a) if swapped else join(a, b) for a, b in pairs])
        return out

    return read


def _zipped(memory: bytes) -> list[list[int]]:
    lanes, states = _words(memory, 8), len(memory) // STATE
    return [lanes[k::states] for k in range(states)]


def _lanes(memory: bytes) -> list[list[int]]:
    lanes = _words(memory, 8)
    return [lanes[i : i + LANES] for i in range(0, len(lanes), LANES)]


def _paired(memory: bytes) -> list[list[int]]:
    return _zipped(memory[: 2 * STATE]) + _lanes(memory[2 * STATE :])


def _plain(isa: str, states: int) -> Iterator[Layout]:
    if isa == "armv7m":
        joins = {
            "interleaved": lambda even, odd: _spread(even) | _spread(odd) << 1,
            "lanes": lambda low, high: low | high << 32,
        }
        for apart in (False, True):
            for swapped in (False, True):
                for name, join in joins.items():
                    order = ("odd bits", "even bits") if name == "interleaved" else ("high", "low")
                    words = f", {order[0]} first" if swapped else ""
                    words += ", halves of all lanes apart" if apart else ""
                    yield Layout(name + words, _halves(join, swapped, apart))
    elif states == 1:
        yield Layout("lanes", _lanes)
    else:
        if states > 2:
            yield Layout("paired", _paired)
        yield Layout("zipped", _zipped)
        yield Layout("lanes", _lanes)


def _changed(layout: Layout, words: str, change: Callable[[list[int]], list[int]]) -> Layout:
    return Layout(f"{layout.name}, {words}", lambda m: [change(s) for s in layout.read(m)])


def _transposed(lanes: list[int]) -> list[int]:
    return [lanes[lane(y, x)] for x, y in map(place, range(LANES))]


def _complemented(lanes: list[int]) -> list[int]:
    return [v ^ MASK if i in COMPLEMENTED else v for i, v in enumerate(lanes)]


def layouts(isa: str, states: int) -> list[Layout]:
    """Those of the prover first."""
    out = list(_plain(isa, states))
    out += [_changed(x, "lane (x, y) at 5x + y", _transposed) for x in out]
    out += [_changed(x, "six lanes complemented", _complemented) for x in out]
    return out


def _fits(layout: Layout, before: bytes, after: bytes, rounds: int) -> bool:
    pairs = zip(layout.read(before), layout.read(after), strict=True)
    return all(permute(a, rounds) == b for a, b in pairs)


def touched(before: bytes, after: bytes) -> int:
    """How many states from the start of the memory hold all bytes that changed."""
    changed = [n for n, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]
    return changed[-1] // STATE + 1 if changed else 0


def identify(
    isa: str, calls: list[tuple[bytes, bytes]], rounds: int, states: int | None
) -> Found | None:
    """What turned the memory before into that after it, in each of `calls`.

    `states` None: as many as changed. None: it is not Keccak-p[1600, rounds] of these states.
    """
    states = states or max(touched(a, b) for a, b in calls)
    if not states or any(a[STATE * states :] != b[STATE * states :] for a, b in calls):
        return None
    end = STATE * states
    for layout in layouts(isa, states):
        if all(_fits(layout, a[:end], b[:end], rounds) for a, b in calls):
            return Found(rounds, states, layout.name)
    return None


def guess(isa: str, calls: list[tuple[bytes, bytes]]) -> Found | None:
    """What it is if it is not what it should be: another number of rounds or of states."""
    states = max(touched(a, b) for a, b in calls)
    if not states:
        return None
    for rounds in range(ROUNDS, 0, -1):
        found = identify(isa, calls, rounds, states)
        if found:
            return found
    before, after = calls[0]
    end = STATE * states
    for layout in layouts(isa, states):
        state, want = layout.read(before[:end])[0], layout.read(after[:end])[0]
        for n, constant in enumerate(RC, 1):
            state = iota(chi(pi(rho(theta(state)))), constant)
            if state == want:
                return Found(n, states, layout.name, first=True)
    return None
