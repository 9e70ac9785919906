# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The calling conventions of RISC-V, LP64 and ILP32: what holds at entry and must hold at return.

Those of the RISC-V ELF psABI, without floating-point registers, of which no instruction on the list
writes any. Vector registers, vl and vtype may change in any call. Stricter in two points:
gp and tp, which belong to the platform, are never written, and nothing below the stack pointer is
accessed.
"""

from __future__ import annotations

from ..isa.riscv import NEEDS, lookup
from ..isa.riscv_machine import Machine
from ..isa.riscv_syntax import A0, NAMES, RA, SP, High
from ..symbolic import Violated
from ..symbolic.domain import Algebra
from ..symbolic.memory import Memory, Ptr, Region, call_stack

ARGUMENTS = range(A0, A0 + 8)
PRESERVED = (8, 9, *range(18, 28))  # s0 to s11


class Convention:
    """For registers of so many bits."""

    NEEDS = NEEDS
    #: What sp is modulo 16 at entry.
    RESIDUE = 0
    lookup = staticmethod(lookup)

    def __init__(self, width: int):
        self.WIDTH = width

    def enter(
        self, alg: Algebra, memory: Memory, code: Region, arguments: list, residue: int
    ) -> Machine:
        """arguments: a pointer, or (value, bits), where a type of 32 bits or less is extended to
        the width of a register. None of our numbers has its upper bit set."""
        m = Machine(alg, memory, code)
        m.caller = Ptr(Region("the caller", 0, 1, lambda n: alg.zero), 0)
        m.r = [alg.zero] + [alg.atom(f"{name} at entry") for name in NAMES[1:]]
        values = [a if isinstance(a, Ptr) else alg.const(a[0]) for a in arguments]
        size = self.WIDTH // 8
        m.stack = stack = call_stack(alg, values[len(ARGUMENTS) :], size, residue)
        for n, value in zip(ARGUMENTS, values, strict=False):
            m.r[n] = value
        m.r[SP] = Ptr(stack, 0)
        m.r[RA] = m.caller
        m.entry_r = list(m.r)
        return m

    @staticmethod
    def leave(m: Machine) -> None:
        """Raises what the code broke. gp and tp need no look: no write to them is accepted."""
        for n in PRESERVED:
            if m.r[n] != m.entry_r[n]:
                raise Violated(f"{NAMES[n]} is not as it was at entry")
        if m.r[SP] != m.entry_r[SP]:
            raise Violated("the stack pointer is not as it was at entry")

    @staticmethod
    def returned(m: Machine):
        """The word that an unsigned int is returned in."""
        return m.word(m.r[A0])

    @staticmethod
    def residues(m: Machine) -> range:
        """What sp may be modulo 64 at entry, as far as the run of m can tell apart."""
        return range(0, max(m.stack.asked, 16), 16)

    @staticmethod
    def registers(m: Machine) -> list[tuple[str, list]]:
        """Every register with its words, as far as anything is known of them."""
        out = [(name, [v]) for name, v in zip(NAMES, m.r, strict=True) if not isinstance(v, High)]
        return out[1:] + [(f"v{n}", [w for w in words if w]) for n, words in enumerate(m.v)]


ILP32, LP64 = Convention(32), Convention(64)
