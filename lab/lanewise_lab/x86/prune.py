# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Rounds of which some lanes are known before, or not wanted afterwards.

Each function takes the operations of batch_round.py and returns fewer of them that compute the
same. The order of those that are left stays.
"""

from __future__ import annotations

from dataclasses import replace

from lanewise_lab.x86.batch_round import Operation

_BY_OPERANDS = {2: "xor", 3: "xor3"}


def without_zeros(ops: list[Operation], zeros: set[str]) -> list[Operation]:
    """The operations when these values are known to be zero: an XOR loses operands, and what is
    left of it may be another value, or zero."""
    zeros, same, out = set(zeros), {}, []
    for op in ops:
        ins = [same.get(name, name) for name in op.ins if name not in zeros]
        if len(ins) == len(op.ins):
            out.append(replace(op, ins=ins))
        elif op.kind == "rol":
            zeros.add(op.out)
        elif op.kind not in ("xor", "xor3"):
            raise ValueError(f"{op.algebra()}: not written for an operand that is zero")
        elif not ins:
            zeros.add(op.out)
        elif len(ins) == 1:
            same[op.out] = ins[0]
        else:
            out.append(replace(op, kind=_BY_OPERANDS[len(ins)], ins=ins, first=None))
    return out


def once(ops: list[Operation]) -> list[Operation]:
    """What computes a value that is already there is left out."""
    known, same, out = {}, {}, []
    for op in ops:
        ins = [same.get(name, name) for name in op.ins]
        operands = tuple(sorted(ins)) if op.kind in ("xor", "xor3") else tuple(ins)
        found = known.setdefault((op.kind, operands, op.amount), op.out)
        if found != op.out:
            same[op.out] = found
        else:
            out.append(replace(op, ins=ins))
    return out


def wanted(ops: list[Operation], values: set[str]) -> list[Operation]:
    """Only what these values are made of."""
    needed, out = set(values), []
    for op in reversed(ops):
        if op.out in needed:
            needed.update(op.ins)
            out.append(op)
    return out[::-1]
