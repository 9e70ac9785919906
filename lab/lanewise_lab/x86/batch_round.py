# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One round on 32 vector registers with ternary logic, as a loop body.

The round is a list of operations on values that are assigned once. Their order is data: a string
of tokens, one per operation, in the file of a recipe that says what a search found. From the order
follow the registers: a value is put where its lane is wanted at the end if that register is free,
into the register of an operand that dies otherwise, and what still lies in the wrong place after
the last operation is moved. Moves cost no execution slot on the cores that this is for.

Tokens: cX   the next step of column X's parity (`parity` says in which order its five rows are
             summed, and by which operations: x of two operands, t of three)
        rX   its rotation by 1
        dX   what theta adds to column X
        aI   theta applied to lane I, with dX
        tI   the same as one ternary operation, without dX
        bI   lane I after rho and pi
        nI   the and-not of chi for lane I; without it eI is one ternary operation
        eI   lane I after chi
        i    iota
A ternary operation may end in :0, :1 or :2, the operand that its destination should hold: the one
that comes last, because the others cost a cycle more. If that operand is still needed it is copied,
provided that two registers are free or none of the operands dies.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from lanewise_lab.round import LANES, Ops, Round, lane, pi_source, place

#: Lane that pi moves to lane i.
SOURCE = [lane(*pi_source(*place(i))) for i in range(LANES)]

TERNARY = {
    "xor": lambda a, b, c: a ^ b ^ c,
    "chi": lambda a, b, c: a ^ ((1 ^ b) & c),
}


@dataclass
class Operation:
    kind: str  # xor3, chi3, xor, andn, rol, iota
    out: str
    ins: list[str]
    amount: int = 0
    first: int | None = None  # operand for the destination register
    places = ()  # of memory that is read or written: none

    @property
    def reads(self) -> list[str]:
        return self.ins

    @property
    def writes(self) -> tuple[str]:
        return (self.out,)

    def algebra(self) -> str:
        a = self.ins
        if self.kind == "rol":
            return f"{self.out} = {a[0]} <<< {self.amount}"
        if self.kind == "iota":
            return f"{self.out} = {a[0]} ^ RC"
        if self.kind == "chi3":
            return f"{self.out} = {a[0]} ^ (~{a[1]} & {a[2]})"
        if self.kind == "andn":
            return f"{self.out} = ~{a[0]} & {a[1]}"
        return f"{self.out} = " + " ^ ".join(a)


#: One token of an order: the operation and, after a colon, which operand the destination holds.
TOKEN = re.compile(r"([crd][0-4]|[atbne](?:1?[0-9]|2[0-4])|i)(?::([012]))?")


def parsed(order: str, pattern: re.Pattern) -> list[re.Match]:
    """The tokens of an order; ValueError names one that is none."""
    out = [pattern.fullmatch(word) for word in order.split()]
    for word, match in zip(order.split(), out):
        if match is None:
            raise ValueError(f"order: {word} is no operation")
    return out


class _Named(Ops):
    """Operations on names of values: A before the round, E after it, X0 before iota."""

    def __init__(self) -> None:
        self.made: list[Operation] = []

    def _emit(self, kind: str, of: tuple, ins: list[str], amount: int = 0) -> str:
        step, at, *_ = of
        number = at[0] if step in "crd" else lane(*at)
        letter = {"i": "E", "e": "E" if number else "X", "x": "E" if number else "X"}
        out = f"{letter.get(step, step.upper())}{number}"
        self.made.append(Operation(kind, out, ins, amount))
        return out

    def xor(self, *values: str, of: tuple) -> str:
        if of[0] == "i":
            return self._emit("iota", of, [values[0]])
        return self._emit({2: "xor", 3: "xor3"}[len(values)], of, list(values))

    def andn(self, a: str, b: str, of: tuple) -> str:
        return self._emit("andn", of, [a, b])

    def rol(self, a: str, amount: int, of: tuple) -> str:
        return self._emit("rol", of, [a], amount)

    def chi(self, a: str, b: str, c: str, of: tuple) -> str:
        return self._emit("chi3", of, [a, b, c])


def _rows(text: str) -> list[list[int]]:
    """Of a column's sum, by its operations x (of two operands) and t: the rows that each takes."""
    steps, rows = text.split()
    left, out = list(map(int, rows)), []
    for n, step in enumerate(steps):
        take = (1 if step == "x" else 2) + (n == 0)
        out.append(left[:take])
        left = left[take:]
    return out


def operations(order: str, parity: list[str]) -> list[Operation]:
    """The round as the order string says."""
    o = _Named()
    a = Round(o, lambda word: f"A{lane(*word)}")
    sums = [_rows(text) for text in parity]

    def add(i: int) -> None:
        if not sums[i]:
            raise ValueError(f"order: column {i} has one c{i} too many")
        a.add(*((i, y) for y in sums[i].pop(0)))
        if sums[i]:
            o.made[-1].out += f".{len(sums[i])}"
            a.put("c", (i,), o.made[-1].out)

    ask = {
        "c": add,
        "r": lambda i: a.r((i,)),
        "d": lambda i: a.d((i,)),
        "a": lambda i: a.t(place(i)),
        "t": lambda i: a.t(place(i), joined=True),
        "b": lambda i: a.b(place(i)),
        "n": lambda i: a.n(place(i)),
        "e": lambda i: a.e(place(i)),
        "i": lambda _: a.iota("RC"),
    }
    for token, first in (match.groups() for match in parsed(order, TOKEN)):
        before = len(o.made)
        ask[token[0]](int(token[1:] or 0))
        if len(o.made) == before:
            raise ValueError(f"order: {token} comes twice, or does nothing")
        op = o.made[-1]
        if len(o.made) > before + 1:
            raise ValueError(f"order: an operand of {op.algebra()} is used before it is there")
        op.first = int(first) if first else None
        if op.first is not None and op.kind not in ("xor3", "chi3"):
            raise ValueError(f"order: {token}:{first} is no ternary operation")
    return o.made


def ternary_immediate(function: str, slots: list[int]) -> int:
    """Truth table of vpternlogq when operand slots[j] of the function sits in slot j."""
    table = 0
    for row in range(8):
        bits = [(row >> 2) & 1, (row >> 1) & 1, row & 1]
        operands = [0, 0, 0]
        for slot, operand in enumerate(slots):
            operands[operand] = bits[slot]
        table |= TERNARY[function](*operands) << row
    return table


#: Lane i in register i, before the round and after it.
STARTS = {f"A{i}": i for i in range(LANES)}
ENDS = {f"E{i}": i for i in range(LANES)}


class Allocator:
    """Registers of values where the operations begin, and where they are wanted at the end; all
    other registers are free."""

    def __init__(
        self,
        ops: list[Operation],
        vector: str,
        constant: str,
        starts: dict[str, int] = STARTS,
        ends: dict[str, int] = ENDS,
        registers: int = 32,
    ):
        self.ops, self.v, self.constant, self.ends = ops, vector, constant, ends
        self.last = {name: n for n, op in enumerate(ops) for name in op.ins}
        self.last.update(dict.fromkeys(ends, len(ops)))
        self.where = dict(starts)
        self.registers = set(range(registers))
        self.spare = self.registers - set(starts.values())
        self.lines: list[str] = []

    def put(self, text: str, comment: str) -> None:
        self.lines.append(f"    {text:<44}# {comment}")

    def fresh(self, wanted: int | None, out: str) -> int:
        if wanted in self.spare:
            return wanted
        if not self.spare:
            raise ValueError(f"order: no register is free for {out}")
        return max(self.spare)

    def place(self, op: Operation, dying: list[str], wanted: int | None) -> int:
        """Register for the result of an operation that need not overwrite an operand."""
        ends = [self.where[name] for name in dying]
        if wanted is not None and (wanted in self.spare or wanted in ends):
            return wanted
        if ends and not (op.kind == "rol" and len(self.spare) > 3):
            return ends[0]
        return self.fresh(wanted, op.out)

    def emit(self, n: int, op: Operation) -> None:
        dying = [name for name in dict.fromkeys(op.ins) if self.last[name] == n]
        wanted = self.ends.get(f"E{op.out[1:]}") if op.out[0] in "EXBT" else None
        r = [f"{self.v}{self.where[name]}" for name in op.ins]
        if op.kind in ("xor3", "chi3"):
            k = op.first
            if k is not None and (not dying or op.ins[k] in dying or len(self.spare) >= 2):
                d = self.where[op.ins[k]]
                if op.ins[k] not in dying:
                    d = self.fresh(wanted, op.out)
                    self.put(f"vmovdqa64 {self.v}{d}, {r[k]}", f"copy of {op.ins[k]}")
            elif dying:
                home = next((name for name in dying if self.where[name] == wanted), dying[0])
                d, k = self.where[home], op.ins.index(home)
            else:
                d, k = self.fresh(wanted, op.out), 0
                self.put(f"vmovdqa64 {self.v}{d}, {r[0]}", f"copy of {op.ins[0]}")
            slots = [k] + [j for j in range(3) if j != k]
            table = ternary_immediate(op.kind[:3], slots)
            text = f"vpternlogq {self.v}{d}, {r[slots[1]]}, {r[slots[2]]}, {table:#04x}"
        else:
            d = self.place(op, dying, wanted)
            text = {
                "rol": f"vprolq {self.v}{d}, {r[0]}, {op.amount}",
                "iota": f"vpxorq {self.v}{d}, {r[0]}, {self.constant}",
                "xor": f"vpxorq {self.v}{d}, {', '.join(r)}",
                "andn": f"vpandnq {self.v}{d}, {', '.join(r)}",
            }[op.kind]
        self.put(text, op.algebra())
        for name in dying:
            self.spare.add(self.where.pop(name))
        self.spare.discard(d)
        self.where[op.out] = d

    def settle(self) -> None:
        """Move the lanes that ended elsewhere to their registers."""
        ends = {i: self.where[name] for name, i in self.ends.items()}
        moves = {i: at for i, at in ends.items() if at != i}
        while moves:
            free = [i for i in moves if i not in moves.values()]
            if free:
                source = moves.pop(free[0])
                self.put(f"vmovdqa64 {self.v}{free[0]}, {self.v}{source}", f"E{free[0]} home")
                continue
            i = next(iter(moves))
            spare = max(self.registers - set(ends) - set(moves.values()))
            self.put(f"vmovdqa64 {self.v}{spare}, {self.v}{i}", "out of the way")
            moves = {k: spare if source == i else source for k, source in moves.items()}

    def run(self) -> list[str]:
        for n, op in enumerate(self.ops):
            self.emit(n, op)
        if set(self.where) != set(self.ends):
            raise ValueError("order: it is not one whole round")
        self.settle()
        return self.lines


def round_body(ops: list[Operation], vector: str, constant: str) -> list[str]:
    """Instructions of one round; `constant` is the memory operand of iota."""
    return Allocator(ops, vector, constant).run()
