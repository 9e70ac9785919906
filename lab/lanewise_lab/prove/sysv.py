# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The System V calling convention of x86-64: what holds at entry and must hold at return."""

from __future__ import annotations

from ..isa.x86_64 import lookup
from ..isa.x86_64_machine import Machine
from ..isa.x86_64_syntax import NAMES, RAX, RSP
from ..symbolic import Violated
from ..symbolic.domain import Algebra
from ..symbolic.memory import Memory, Ptr, Region, call_stack

#: The table does not say which instructions need more than the oldest core.
NEEDS = None
WIDTH = 64  # bits of a register
ARGUMENTS = (7, 6, 2, 1, 8, 9)  # rdi rsi rdx rcx r8 r9
PRESERVED = (3, 5, 12, 13, 14, 15)  # rbx rbp r12..r15
#: What rsp is modulo 16 at entry, where the return address has just been pushed.
RESIDUE = 8

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
    m.r = [alg.atom(f"{NAMES['g', n, 64]} at entry") for n in range(16)]
    m.v = [[alg.atom(f"zmm{n}[{i}] at entry") for i in range(8)] for n in range(32)]
    m.k = [alg.atom(f"k{n} at entry") for n in range(8)]
    values = [a if isinstance(a, Ptr) else alg.narrow(*a) for a in arguments]
    m.stack = stack = call_stack(alg, [m.caller, *values[len(ARGUMENTS) :]], 8, residue)
    for n, value in zip(ARGUMENTS, values, strict=False):
        m.r[n] = value
    m.r[RSP] = Ptr(stack, 0)
    m.entry_g = list(m.r)
    m.entry_v = [list(words) for words in m.v]
    return m


def leave(m: Machine) -> None:
    """Raises what the code broke. The direction flag, MXCSR and the x87 state need no look: no
    instruction on the list can write them."""
    for n in PRESERVED:
        if m.r[n] != m.entry_g[n]:
            raise Violated(f"{NAMES['g', n, 64]} is not as it was at entry")
    if m.r[RSP] != Ptr(m.stack, 8):
        raise Violated("the stack pointer is not as it was at entry")
    for n in range(16):
        upper, before = m.v[n][2:], m.entry_v[n][2:]
        if upper != before and any(w != m.alg.zero for w in upper):
            if not m.may_be_dirty:
                raise Violated(f"the upper half of zmm{n} is left dirty: vzeroupper is missing")
            m.dirty = True


def returned(m: Machine):
    """The word that an unsigned int is returned in, with anything above."""
    return m.word(m.r[RAX])


def residues(m: Machine) -> range:
    """What rsp may be modulo 64 at entry, as far as the run that m comes from can tell apart."""
    return range(RESIDUE, max(m.stack.asked, 16), 16)


def registers(m: Machine) -> list[tuple[str, list]]:
    """Every register with its words."""
    out = [(NAMES["g", n, 64], [value]) for n, value in enumerate(m.r)]
    out += [(f"zmm{n}", words) for n, words in enumerate(m.v)]
    return out + [(f"k{n}", [value]) for n, value in enumerate(m.k)]
