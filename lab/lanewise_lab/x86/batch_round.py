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
from collections import Counter
from dataclasses import dataclass, field

from lanewise_lab.ir import COPY, STORE, Block, Op, reordered
from lanewise_lab.passes import prune
from lanewise_lab.round import LANES, Ops, Round, lane, pi_source, place
from lanewise_lab.x86.emit_x86_64 import TERNARY, File

#: Lane that pi moves to lane i.
SOURCE = [lane(*pi_source(*place(i))) for i in range(LANES)]

STORES = frozenset({STORE})
#: What an operation makes of values with these names.
ALGEBRA = {
    "xor": "{0} ^ {1}",
    "xor3": "{0} ^ {1} ^ {2}",
    "chi3": "{0} ^ (~{1} & {2})",
    "andn": "~{0} & {1}",
    "rol": "{0} <<< {n}",
    "xor of memory": "{0} ^ RC",
}


@dataclass
class Named(Ops):
    """Appends operations to a block. name: of its values, for people. numbers: of the operations
    that a token of an order makes."""

    block: Block = field(default_factory=Block)
    name: dict[int, str] = field(default_factory=dict)
    numbers: dict[str, list[int]] = field(default_factory=dict)

    def enter(self, at: int, name: str) -> int:
        """The value that the name `at` enters with."""
        v = self.block.entering(at, "v")
        self.name[v] = name
        return v

    def make(
        self, token: str, kind: str, name: str, *reads: int, n: int = 0, place=None, note: str = ""
    ) -> int:
        """An operation of a token; its value has this name."""
        algebra = ALGEBRA.get(kind, "").format(*(self.name[v] for v in reads), n=n)
        note = note or f"{name} = {algebra}"
        self.numbers.setdefault(token, []).append(len(self.block.ops))
        v = self.block.emit(kind, "v", *reads, amount=n, place=place, note=note)
        self.name[v] = name
        return v

    def arrange(self, order: list[re.Match]) -> None:
        """The operations in the order of their tokens; one that comes again goes on there. An
        operand that is chosen is overwritten, or a copy of it, so that orders nothing."""
        numbers, over = [], []
        left, rest = Counter(match[1] for match in order), dict(self.numbers)
        for match in order:
            token, *operand = match.groups()
            left[token] -= 1
            here = rest.pop(token, [])
            if left[token]:
                here, rest[token] = here[:1], here[1:]
            if not here:
                raise ValueError(f"order: {token} makes nothing")
            numbers += here
            if any(operand):
                op = self.block.ops[here[0]]
                if op.kind not in TERNARY:
                    raise ValueError(f"order: {match[0]} is no ternary operation")
                over.append((op.reads[int(operand[0])], op.result))
        self.block = reordered(self.block, numbers, STORES)
        self.block.tied += over

    def note(self, op: Op) -> str:
        if op.kind != COPY:
            return op.note
        name = self.name[op.reads[0]]
        return {"copy": f"copy of {name}", "home": f"{name} home"}.get(op.note, "out of the way")


#: One token of an order and, after a colon, which operand the destination holds.
TOKEN = re.compile(r"([crd][0-4]|[atbne](?:1?[0-9]|2[0-4])|i)(?::([012]))?")


def parsed(order: str, pattern: re.Pattern, often: str = "") -> list[re.Match]:
    """The tokens of an order. ValueError names one that is none, or comes twice, except those that
    begin with a letter of `often`."""
    out, seen = [], set()
    for word in order.split():
        match = pattern.fullmatch(word)
        if match is None:
            raise ValueError(f"order: {word} is no operation")
        if match[1] in seen and word[0] not in often:
            raise ValueError(f"order: {match[1]} comes twice")
        seen.add(match[1])
        out.append(match)
    return out


def _rows(text: str) -> list[list[int]]:
    """Of a column's sum, by its operations x (of two operands) and t: the rows that each takes."""
    steps, rows = text.split()
    left, out = list(map(int, rows)), []
    for n, step in enumerate(steps):
        take = (1 if step == "x" else 2) + (n == 0)
        out.append(left[:take])
        left = left[take:]
    return out


class Zipped(Named):
    """A round as an order says; lanes enter and leave as their numbers. Names: A before it, E
    after it, X0 before iota; behind the sum of part of a column is how many operations it lacks.
    What a step makes of a lane goes to the lane's register if it can."""

    def __init__(self, order: str, parity: list[str]):
        super().__init__()
        given = parsed(order, TOKEN, often="c")
        tokens = {match[1] for match in given}
        lanes = [self.enter(i, f"A{i}") for i in range(LANES)]
        a = Round(self, lambda word: lanes[lane(*word)])
        for x, rows in enumerate(map(_rows, parity)):
            for self.left, step in zip(reversed(range(len(rows))), rows, strict=True):
                a.add(*((x, y) for y in step))
        for x in range(len(parity)):
            a.r((x,))
        for i in range(LANES):
            a.t(place(i), joined=f"t{i}" in tokens)
        for i in range(LANES):
            if f"n{i}" in tokens:
                a.n(place(i))
        self.block.leave = [a.iota(None), *(a.e(place(i)) for i in range(1, LANES))]
        self.arrange(given)

    def emit(self, kind: str, of: tuple, *reads: int, **more) -> int:
        step, at, *_ = of
        number = at[0] if step in "crd" else lane(*at)
        left = f".{self.left}" if step == "c" and self.left else ""
        letter = {"x": "e", "t": "t" if kind == "xor3" else "a"}.get(step, step)
        name = {"i": "E", "e": "E" if number else "X"}.get(letter, step.upper())
        token = "i" if step == "i" else f"{letter}{number}"
        return self.make(token, kind, f"{name}{number}{left}", *reads, **more)

    def xor(self, *values: int, of: tuple) -> int:
        if of[0] == "i":
            return self.emit("xor of memory", of, values[0], place="constant")
        return self.emit({2: "xor", 3: "xor3"}[len(values)], of, *values)

    def andn(self, a: int, b: int, of: tuple) -> int:
        return self.emit("andn", of, a, b)

    def rol(self, a: int, amount: int, of: tuple) -> int:
        return self.emit("rol", of, a, n=amount)

    def chi(self, a: int, b: int, c: int, of: tuple) -> int:
        return self.emit("chi3", of, a, b, c)

    def body(self, file: File, constant: str, wanted: range = range(LANES)) -> list[str]:
        """Instructions that make these lanes; lane i is in register i, before and after it.
        constant: the operand of iota in memory."""
        block = prune.wanted(self.block, wanted.__contains__, (), frozenset())
        at = {v: int(name[1:]) for v, name in self.name.items() if name[0] in "EXBT"}
        wishes = {v: i for v, i in at.items() if i in wanted}
        return file.body(block, choose, lambda _: constant, self.note, wishes=wishes, over=TERNARY)


def choose(op: Op, heirs: list[int], free: list[int]) -> int:
    """The register of an operand, but rather another one for a rotation if there are many."""
    others = [r for r in free if r not in heirs]
    return max(others) if not heirs or op.kind == "rol" and len(others) > 3 else heirs[0]
