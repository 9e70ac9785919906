# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One round in little code: what runs first when the number of rounds is no multiple of four.

The fast rounds come in fours, for after four of them every word is back in its place. The one to
three rounds before them take the state as it lies at entry and leave it so: theta by planes, rho
and pi along the cycle of pi, chi by half-planes, all in loops. About 1450 cycles a round on M4.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..round import INTERLEAVED, RHO, Ops, Round, lane, pi_target
from .emit_armv7m import NAMES

#: r3..r12 hold the ten parities, then the ten words of D.
_HOME = {column: NAMES[3 + n] for n, column in enumerate(INTERLEAVED.columns)}


def pi_table() -> list[int]:
    """Where the walk of pi goes from lane (1, 0) on, and the rotation on the way: 24 pairs."""
    out, x, y = [], 1, 0
    for _ in range(24):
        amount = RHO[lane(x, y)]
        x, y = pi_target(x, y)
        out += [lane(x, y), amount]
    return out


class _Lines(Ops):
    """Operations on registers; each result goes into the register `into`."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.into = "r8"

    def _emit(self, text: str) -> str:
        self.lines.append(text)
        return self.into

    def xor(self, *values: str, of: tuple) -> str:
        return self._emit(f"eor {self.into}, {values[1]}, {values[0]}")

    def andn(self, a: str, b: str, of: tuple) -> str:
        return self._emit(f"bic {self.into}, {b}, {a}")

    def xor_rol(self, a: str, b: str, amount: int, of: tuple) -> str:
        shift = f", ror #{32 - amount}" if amount else ""
        note = "@ d{}{}".format(*of[1])
        return self._emit(f"eor {self.into}, {a}, {b}{shift}  {note}")


def _theta() -> Iterator[str]:
    order = INTERLEAVED.ring()
    yield "ldm r0!, {r3-r12} // plane 0 begins the parities; movs r2, #4; 1:"
    for column in INTERLEAVED.columns:
        yield f"ldr r1, [r0], #4; eor {_HOME[column]}, {_HOME[column]}, r1"
    yield f"subs r2, #1; bne 1b; subs r0, #200; mov r1, {_HOME[order[0]]}"
    o = _Lines()
    a = Round(o, str, INTERLEAVED)
    for column in order:
        a.enter(_HOME[column], *a.missing[column])
    where = {}
    for one, two in zip(order, [*order[1:], order[0]], strict=True):
        if two == order[0]:  # it was overwritten at once
            a.put("c", two, "r1")
        o.into, target = _HOME[one], INTERLEAVED.between(one, two)
        where[target] = a.d(target)
    yield from (*o.lines, "movs r2, #5; 1:")
    for column in INTERLEAVED.columns:
        yield f"ldr r1, [r0]; eor r1, r1, {where[column]}; str r1, [r0], #4"
    yield "subs r2, #1; bne 1b; subs r0, #200"


_RHO_PI = """\
ldrd r3, r4, [r0, #8] // lane (1, 0) begins the walk of pi; adr r2, {label}pi; movs r1, #24; 1:
ldrb r5, [r2], #1 // where it goes; ldrb r6, [r2], #1 // and how far rho turns it
add r5, r0, r5, lsl #3; rsb r7, r6, #64
lsrs r7, r7, #1 // carry: odd, so the halves trade places; bcc 2f
mov r8, r3; mov r3, r4; mov r4, r8; adds r8, r7, #1; ror r3, r3, r7; ror r4, r4, r8; b 3f
2:; ror r3, r3, r7; ror r4, r4, r7
3:; ldrd r6, r7, [r5]; strd r3, r4, [r5]; mov r3, r6; mov r4, r7; subs r1, #1; bne 1b"""


def _chi() -> Iterator[str]:
    b = [f"r{3 + n}" for n in range(5)]
    yield "movs r2, #10; 1:"
    yield from (f"ldr {b[x]}, [r0, #{8 * x}]" for x in range(5))
    o = _Lines()
    a = Round(o, str)
    for x in range(5):
        a.put("b", (x, 0), b[x])
    for x in range(5):
        o.lines.append(f"str {a.e((x, 0))}, [r0, #{8 * x}]")
    yield from o.lines
    yield "adds r0, #4; subs r2, #1"
    yield "lsrs r1, r2, #1 // carry: the odd half of the same plane is next; bcs 1b"
    yield "adds r0, #32; cmp r2, #0; bne 1b; subs r0, #200"


def rounds(label: str, iota: str, count: str) -> Iterator[str]:
    """Texts of a frame that apply `count` (a stack slot, 1..3) rounds. iota XORs the next constant
    into r3 and r4 (lane (0, 0)); it may use r1 and r2."""
    yield f"{label}rolled:"
    yield from (*_theta(), *_RHO_PI.format(label=label).splitlines(), *_chi())
    yield f"ldrd r3, r4, [r0]; {iota}; strd r3, r4, [r0]"
    yield f"ldr r1, {count}; subs r1, #1; str r1, {count}; bne {label}rolled"


def table(label: str) -> Iterator[str]:
    pairs = pi_table()
    yield f"{label}pi:  @ lane, rotation"
    yield from (".byte " + ", ".join(map(str, pairs[n : n + 12])) for n in range(0, 48, 12))
