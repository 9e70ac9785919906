# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A64 instructions as superscalar cores see them: classes, registers read and for what, written."""

from __future__ import annotations

from ..isa import aarch64
from ..isa.aarch64_syntax import SP, ZR, Cond, Imm, Instruction, Mem, Reg, Shifted, Vec, VecList
from ..symbolic import Refused as Unknown
from . import Refused
from .superscalar import ADDRESS, DATA, MERGE, PLAIN, SHIFTED, Step

#: Registers are numbered x0 to x30, sp, v0 to v31, the flags.
_SP, _VECTOR, FLAGS = 31, 32, 64
_LINK = 30
#: Timed as a class, but in the prover's table in another form or not at all.
_OTHERS = {"adrp": "alu", "sdiv": "divide", "tbl": "vperm", "hint": "nop"}
_SETS_FLAGS = {"adds", "subs", "ands", "bics", "negs", "cmp", "cmn", "tst", "ccmp", "ccmn"}
_USES_CARRY = {"adc", "sbc", "adcs", "sbcs", "ngc", "ngcs"}
#: D registers: two of them are moved as one Q register is.
_HALVES = {"vload_pair": "vload", "vstore_pair": "vstore"}
_STORES = {"store", "store_pair", "vstore", "vstore_pair"}


def _numbers(op) -> list[int]:
    """The registers of an operand that is not memory."""
    if isinstance(op, (Reg, Shifted)):
        return [] if op.n == ZR else [_SP if op.n == SP else op.n]
    if isinstance(op, Vec):
        return [_VECTOR + op.n]
    return [_VECTOR + n for n in op.n] if isinstance(op, VecList) else []


def _class(insn: Instruction) -> tuple[str, int, bool]:
    """Class, how many operands are written, whether the first is read too."""
    if insn.mnemonic in _OTHERS:
        return _OTHERS[insn.mnemonic], int(insn.mnemonic != "hint"), False
    try:
        entry = aarch64.lookup(insn)
    except Unknown:
        raise Refused(f"no timing for {insn.text} at {insn.address:#x}") from None
    kind = entry.kind
    if any(isinstance(op, Vec) and op.shape in "bhsd" for op in insn.operands[:2]):
        kind = _HALVES.get(kind, kind)
    return kind, entry.writes, entry.merges


def describe(insn: Instruction) -> tuple[Step, ...]:
    """What the core executes: one step, more for a list of three or four vectors. A step that
    accesses memory has the distance to the first one's place in `place`. Refused: no timing."""
    kind, writes, merges = _class(insn)
    reads: list[tuple[int, int]] = []
    written: list[int] = []
    address: list[tuple[int, int]] = []
    base = None
    for at, op in enumerate(insn.operands):
        if isinstance(op, Mem):
            address = [(_SP if op.base == SP else op.base, ADDRESS)]
            if op.index is not None and op.index.n != ZR:
                address.append((op.index.n, ADDRESS))
            base = address[0][0] if op.writeback else None
        elif at < writes:
            written += _numbers(op)
            if merges:
                reads += [(n, MERGE) for n in _numbers(op)]
        else:
            role = SHIFTED if isinstance(op, Shifted) else DATA if kind in _STORES else PLAIN
            reads += [(n, role) for n in _numbers(op)]
    if insn.mnemonic in _SETS_FLAGS:
        written.append(FLAGS)
    if insn.mnemonic in _USES_CARRY or any(isinstance(op, Cond) for op in insn.operands):
        reads.append((FLAGS, PLAIN))
    if insn.mnemonic == "ret" and not insn.operands:
        reads.append((_LINK, PLAIN))
    if insn.mnemonic in ("bl", "blr"):
        written.append(_LINK)
    memory = bool(address) or kind in ("load", "vload") and isinstance(insn.operands[-1], Imm)
    place = 0 if memory and kind != "nop" else -1
    steps = []
    moved = next((op for op in insn.operands if isinstance(op, VecList)), None)
    count = len(moved.n) if moved and memory and not merges else 1
    for at in range(0, count, 2):
        some_written, some_read = written, reads
        if count > 2:
            some_written, some_read = written[at : at + 2], reads[at : at + 2]
        last = base is not None and at + 2 >= count
        steps.append(
            Step(
                kind,
                tuple(some_read + address),
                tuple(some_written + ([base] if last else [])),
                place + 2 * at if place >= 0 else -1,
                updates=last,
            )
        )
    return tuple(steps)
