# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The procedure call standard of ARMv7-M (AAPCS32): what holds at entry and must hold at return.

Stricter than for a hosted system in one point: an interrupt pushes its frame below the stack
pointer at any moment, so nothing below it may be read or written.
"""

from __future__ import annotations

from ..isa.armv7m import NEEDS, lookup
from ..isa.armv7m_machine import Low, Machine, Partly
from ..isa.armv7m_syntax import LR, NAMES, SP
from ..symbolic import Violated
from ..symbolic.domain import Algebra
from ..symbolic.memory import Memory, Ptr, Region, call_stack

WIDTH = 32  # bits of a register
ARGUMENTS = (0, 1, 2, 3)
PRESERVED = (*range(4, 12),)
PRESERVED_FLOAT = range(16, 32)
#: What sp is modulo 8 at entry.
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
    """arguments: a pointer, or (value, bits), where every type of up to 32 bits fills a word."""
    m = Machine(alg, memory, code)
    m.caller = Ptr(Region("the caller", 0, 1, lambda n: alg.zero), 1)
    m.r = [alg.atom(f"{NAMES[n]} at entry") for n in range(15)]
    m.f = [alg.atom(f"s{n} at entry") for n in range(32)]
    values = [a if isinstance(a, Ptr) else alg.const(a[0]) for a in arguments]
    # The callee owns the memory of its arguments too, but no kernel needs to write there.
    m.stack = stack = call_stack(alg, values[len(ARGUMENTS) :], 4, residue)
    for n, value in zip(ARGUMENTS, values, strict=False):
        m.r[n] = value
    m.r[SP] = Ptr(stack, 0)
    m.r[LR] = m.caller
    m.entry_r, m.entry_f = list(m.r), list(m.f)
    return m


def leave(m: Machine) -> None:
    """Raises what the code broke."""
    for n in PRESERVED:
        if m.r[n] != m.entry_r[n]:
            raise Violated(f"{NAMES[n]} is not as it was at entry")
    if m.r[SP] != m.entry_r[SP]:
        raise Violated("the stack pointer is not as it was at entry")
    for n in PRESERVED_FLOAT:
        if m.f[n] != m.entry_f[n]:
            raise Violated(f"s{n} is not as it was at entry")


def returned(m: Machine):
    """The word that an unsigned int is returned in."""
    return m.word(m.r[0])


def residues(m: Machine) -> range:
    """What sp may be modulo 64 at entry, as far as the run that m comes from can tell apart."""
    return range(RESIDUE, max(m.stack.asked, 8), 8)


def registers(m: Machine) -> list[tuple[str, list]]:
    """Every register with its words."""
    out = [(NAMES[n], [v]) for n, v in enumerate(m.r) if not isinstance(v, Low | Partly)]
    return out + [(f"s{n}", [value]) for n, value in enumerate(m.f)]
