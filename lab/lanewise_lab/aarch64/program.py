# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The operations of AArch64 that rounds are made of: how each is written, and what it is to a core.

Register files: x, the integer registers; v, the vector registers, two lanes each.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """text: {0}, {1}.. are the registers that are written, then those that are read; {n} the
    amount, {m} 64 minus it, {place} the address, {0:q} and {0:d} all of {0} and its lower half.
    class_ and roles: cycles/superscalar.h."""

    text: str
    class_: str
    roles: tuple[str, ...] = ()
    tied: tuple[int, int] | None = None  # positions of the read and the write that share
    sha3: bool = False


_S = ("plain", "shifted")

KINDS = {
    # Integer: the last operand is rotated right by the amount.
    "eor": Kind("eor {0}, {1}, {2}", "alu", ("plain", "plain")),
    "eor_ror": Kind("eor {0}, {1}, {2}, ror #{n}", "alu_shift", _S),
    "bic": Kind("bic {0}, {1}, {2}", "alu", ("plain", "plain")),
    "bic_ror": Kind("bic {0}, {1}, {2}, ror #{n}", "alu_shift", _S),
    "ror": Kind("ror {0}, {1}, #{n}", "shift", ("plain",)),
    "mov": Kind("mov {0}, {1}", "move", ("plain",)),
    "ldr": Kind("ldr {0}, {place}", "load"),
    "str": Kind("str {0}, {place}", "store", ("data",)),
    # The next round constant: the pointer moves on.
    "rc": Kind("ldr {0}, [{1}], #8", "load", ("address",), (0, 1)),
    "stp": Kind("stp {0}, {1}, {place}", "store_pair", ("data", "data")),
    "same": Kind("cmp {0}, {1}", "alu", ("plain", "plain")),
    # Until the pointer has come to the end of the constants; until two were the same.
    "more": Kind("tbz {0}, #8, {label}b", "branch", ("plain",)),
    "differ": Kind("b.ne {label}b", "branch"),
    # Vectors
    "veor": Kind("eor {0}.16b, {1}.16b, {2}.16b", "vlogic", ("plain",) * 2),
    "vbic": Kind("bic {0}.16b, {1}.16b, {2}.16b", "vlogic", ("plain",) * 2),
    "vdouble": Kind("add {0}.2d, {1}.2d, {1}.2d", "vadd", ("plain",)),
    "vshl": Kind("shl {0}.2d, {1}.2d, #{n}", "vshift", ("plain",)),
    "vsri": Kind("sri {0}.2d, {2}.2d, #{m}", "vsri", ("merge", "plain"), (0, 0)),
    "eor3": Kind("eor3 {0}.16b, {1}.16b, {2}.16b, {3}.16b", "eor3", ("plain",) * 3, sha3=True),
    "bcax": Kind("bcax {0}.16b, {1}.16b, {2}.16b, {3}.16b", "bcax", ("plain",) * 3, sha3=True),
    "xar": Kind("xar {0}.2d, {1}.2d, {2}.2d, #{m}", "xar", ("plain",) * 2, sha3=True),
    "rax1": Kind("rax1 {0}.2d, {1}.2d, {2}.2d", "rax1", ("plain",) * 2, sha3=True),
    "vmov": Kind("mov {0}.16b, {1}.16b", "vmove", ("plain",)),
    "vldr": Kind("ldr {0:q}, {place}", "vload"),
    "vstr": Kind("str {0:q}, {place}", "vstore", ("data",)),
    "vrc": Kind("ld1r {{{0}.2d}}, [{1}], #8", "vload_rep", ("address",), (0, 1)),
    # The same where one state lies alone: the upper half of the register is not read.
    "drc": Kind("ldr {0:d}, [{1}], #8", "vload", ("address",), (0, 1)),
}

#: The kinds that write memory.
STORES = frozenset({"str", "stp", "vstr"})
#: What moves a value within its register file.
MOVES = {"x": "mov", "v": "vmov"}
