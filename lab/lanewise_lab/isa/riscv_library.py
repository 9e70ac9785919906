# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Functions of the C library that compilers call on their own account: what a call of one does, as
the C standard and the calling convention say. A proof of code that calls one trusts it in that, and
in that its flow depends on nothing but its arguments."""

from __future__ import annotations

from ..symbolic import Refused
from ..symbolic.memory import Ptr
from .riscv_machine import Machine
from .riscv_syntax import A0, NAMES, RA, Instruction, Reg
from .riscv_table import define_call

#: Registers that a function may leave changed.
_CHANGED = (RA, *range(5, 8), *range(A0, A0 + 8), *range(28, 32))


@define_call("memcpy")
def _copy(m: Machine, i: Instruction) -> int:
    """Bytes, or words where both sides have them, which may be pointers."""
    to, source = (m.pointer(m.get(Reg(n))) for n in (A0, A0 + 1))
    length, size = m.number(m.get(Reg(A0 + 2)), "a length"), m.xlen // 8
    if to.region is source.region and abs(to.offset - source.offset) < length:
        raise Refused("memcpy between places that overlap")
    done = 0
    while done < length:
        a, b = (Ptr(p.region, p.offset + done) for p in (source, to))
        words = not (a.offset % size or b.offset % size) and length - done >= size
        count = size if words else 1
        m.store(b, m.load(a, count), count)
        done += count
    back = m.jump(m.get(Reg(RA)))
    for n in _CHANGED:
        m.r[n] = m.alg.atom(f"{NAMES[n]} after {i.base}")
    m.set(Reg(A0), to)
    for words in m.v:
        words[:] = [None] * len(words)
    m.vl = m.vtype = None
    return back
