# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The procedure call standard of AArch64 (AAPCS64): what holds at entry and must hold at return.

Stricter in two points, so that one kernel serves Linux, Apple systems and Windows: x18, which
belongs to the platform, is never written, and nothing below the stack pointer is accessed.
"""

from __future__ import annotations

from ..isa.aarch64 import NEEDS, lookup
from ..isa.aarch64_machine import Machine, Page
from ..isa.aarch64_syntax import SP, ZR, Reg
from ..symbolic import Violated
from ..symbolic.domain import Algebra
from ..symbolic.memory import Memory, Ptr, Region, call_stack

WIDTH = 64  # bits of a register
ARGUMENTS = range(8)
PRESERVED = (*range(19, 30),)
PRESERVED_LOW = range(8, 16)  # vector registers of which the lower half is preserved
LINK = 30
#: What sp is modulo 16 at entry.
RESIDUE = 0

__all__ = [
    "NEEDS",
    "RESIDUE",
    "WIDTH",
    "enter",
    "leave",
    "lookup",
    "registers",
    "residues",
    "returned",
]


def enter(alg: Algebra, memory: Memory, code: Region, arguments: list, residue: int) -> Machine:
    """arguments: a pointer, or (value, bits): above the bits of a narrow one anything may stand."""
    m = Machine(alg, memory, code)
    m.caller = Ptr(Region("the caller", 0, 1, lambda n: alg.zero), 0)
    m.r = [alg.atom(f"{Reg(n)} at entry") for n in range(31)] + [alg.zero, alg.zero]
    m.vec = [[alg.atom(f"v{n}.d[{half}] at entry") for half in (0, 1)] for n in range(32)]
    values = [a if isinstance(a, Ptr) else alg.narrow(*a) for a in arguments]
    m.stack = stack = call_stack(alg, values[len(ARGUMENTS) :], 8, residue)
    for n, value in zip(ARGUMENTS, values, strict=False):
        m.r[n] = value
    m.r[SP] = Ptr(stack, 0)
    m.r[LINK] = m.caller
    m.entry_r, m.entry_vec = list(m.r), [list(words) for words in m.vec]
    return m


def leave(m: Machine) -> None:
    """Raises what the code broke. FPCR and FPSR need no look: no instruction on the list can
    write them."""
    for n in PRESERVED:
        if m.r[n] != m.entry_r[n]:
            raise Violated(f"{Reg(n)} is not as it was at entry")
    if m.r[SP] != m.entry_r[SP]:
        raise Violated("the stack pointer is not as it was at entry")
    for n in PRESERVED_LOW:
        if m.vec[n][0] != m.entry_vec[n][0]:
            raise Violated(f"d{n} is not as it was at entry")


def returned(m: Machine):
    """The word that an unsigned int is returned in, with anything above."""
    return m.word(m.r[0])


def residues(m: Machine) -> range:
    """What sp may be modulo 64 at entry, as far as the run that m comes from can tell apart."""
    return range(RESIDUE, max(m.stack.asked, 16), 16)


def registers(m: Machine) -> list[tuple[str, list]]:
    """Every register with its words."""
    numbered = [(str(Reg(n)), v) for n, v in enumerate(m.r) if n != ZR]
    out = [(name, [v]) for name, v in numbered if not isinstance(v, Page)]
    return out + [(f"v{n}", words) for n, words in enumerate(m.vec)]
