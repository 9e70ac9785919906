# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One Keccak state in five lines of the 5 x 5 lane plane, slopes rotating: the packing.

Pi is a linear map of the lane plane, so it turns lines into lines. A register holds the five
lanes of one line in its words 0..4; instead of moving lanes back into rows, each round names the
slope that its lines have now. The slopes are a 6-cycle (rows, columns, four diagonals), so six
rounds are written out and every sixth boundary is in rows.

Where a lane sits inside its register is a linear coordinate of the line (ARRANGEMENT), chosen so
that bringing one coordinate to another is mostly a rotation of the five words by a constant of the
register. The chain of dependences is what costs: A is moved to where chi wants it before C is
known, and C and rol(C, 1) are moved by the composed rotation, so no move of A is ever waited for.

A move also copies word 0 to word 5. Where chi is horizontal (the lines are rows again), one copy
of B in words 0..5 and one that is two places ahead are built side by side: exchanging neighbours
between them gives B[x+1] without another move across the register. Words that are not named here
may hold anything.

Round (round.py) says what the words are, passes/pack.py which operations and moves make them. Here
is which vectors are asked for, and in which order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ..passes.list_schedule import Core
from ..passes.pack import Packer, Scalars, Shuffles
from ..round import WHOLE, Round, column_of, lane, place

Lane = tuple[int, int]
#: lanes[i][j]: the lane (x, y) in word j of register i.
Layout = tuple[tuple[Lane, ...], ...]

#: Before each of six rounds and behind the last: by how much x grows from register to register and
#: from word to word, and y.
ARRANGEMENT = ("01 10", "10 02", "14 02", "42 04", "34 01", "41 01", "01 30")
SIX = len(ARRANGEMENT) - 1
LINES = range(5)

#: What AVX-512 moves: within pairs of words at once, across the register by an index. Words 0..4
#: matter; the fifth becomes what word 0 is.
SHUFFLES = Shuffles(
    8,
    {
        "swap": ((0, 1), (0, 0), (0, 3), (0, 2), None, None, None, None),
        "mix": ((0, 1), (1, 0), (0, 3), (1, 2), (0, 5), (1, 4), (0, 7), (1, 6)),
    },
    index=lambda five: (*five[:5], five[0], 6, 7),
    amounts=lambda five: (*five[:5], five[0], 0, 0),
)
#: In a column with the sums of two in words 0-1 and 2-3 and the fifth lane in word 4: where each
#: word finds the two others.
PAIRS = {"e": (2, 2, 4, 4, 0), "f": (4, 4, 0, 0, 2)}

_LOGIC = ("xor2", "xor3", "chi", "first", "swap", "mix", "andn")
_MOVES = ("perm", "rolv", "rol")


def _core(latency: int, perm: int, pipes: tuple, perms: tuple, rotates: tuple, width: int) -> Core:
    return Core(
        {**dict.fromkeys((*_LOGIC, *_MOVES), latency), "perm": perm},
        {**dict.fromkeys(_LOGIC, pipes), "perm": perms, "rolv": rotates, "rol": rotates},
        width,
    )


#: AMD Zen 5, measured: permutations across 128-bit lanes 2 per cycle, rotates 2 per cycle, both
#: together 2.5, everything else 4.
ZEN5 = _core(2, 5, (0, 1, 2, 3), (1, 2), (2, 3), 8)
#: Intel Sapphire Rapids, from measurements there: ports 0 and 5 take 512-bit operations.
SAPPHIRE_RAPIDS = _core(1, 3, (0, 1), (1,), (0,), 6)
SAPPHIRE_RAPIDS.pipes.update(swap=(1,), mix=(1,))
CORES = {"zen5": ZEN5, "sapphire-rapids": SAPPHIRE_RAPIDS}


def _six(value: Callable) -> list:
    return field(default_factory=lambda: [value() for _ in range(SIX)])


@dataclass
class Tuning:
    """Choices that change the speed and never the result. Recipes write a line as a digit.

    `late`: for each of the six rounds, the lines whose rho comes after theta: one rotation
    instead of three, but two cycles later. `sums`: the order in which theta adds the lines.
    `split`: the rounds and lines where A ^ C[x-1] is an operation of its own. `two`: where chi is
    two operations. `bias`: operations that go so much later, or earlier, than their height says.
    `pick`: the operand that a ternary operation overwrites. `carried`: for each round, the lines
    that theta leaves where it summed them and that move to where chi wants them only then: two
    moves of sums serve all of these, so that there are fewer moves, but one more on the path."""

    late: list[set[int]] = _six(set)
    sums: list[list[int]] = _six(lambda: [0, 1, 2, 3, 4])
    split: list[tuple[int, ...]] = field(default_factory=list)
    two: list[tuple[int, ...]] = field(default_factory=list)
    bias: dict[str, int] = field(default_factory=dict)
    pick: dict[str, int] = field(default_factory=dict)
    carried: list[set[int]] = _six(set)

    @classmethod
    def of(cls, options: dict) -> Tuning:
        """That of a recipe; ValueError names what is wrong in it."""
        tuning = cls()
        for name, type_ in _LISTS.items():
            if name in options:
                setattr(tuning, name, [type_(map(int, text)) for text in options[name]])
        kinds = {op.note: op.kind for op in six_rounds(tuning).block.ops}
        ternary = {name for name, kind in kinds.items() if kind in ("xor3", "chi")}
        tuning.bias = _numbers("bias", options.get("bias", ""), "-?[0-9]+", set(kinds))
        tuning.pick = _numbers("pick", options.get("pick", ""), "[012]", ternary)
        return tuning


#: Options that are lists of texts, and what the digits of one are.
_LISTS = {"late": set, "sums": list, "split": tuple, "two": tuple, "carried": set}


def _numbers(name: str, text: str, form: str, known: set[str]) -> dict[str, int]:
    """Operations and a number for each: "a0_5:3 t2_0:1"."""
    out = {}
    for word in text.split():
        operation, _, number = word.partition(":")
        if operation not in known or operation in out or not re.fullmatch(form, number):
            raise ValueError(f"{name}: {word} is no operation to have that, or comes twice")
        out[operation] = int(number)
    return out


def layout(steps: str) -> Layout:
    """One of ARRANGEMENT."""
    (a, b), (c, d) = (map(int, two) for two in steps.split())
    return tuple(tuple(place(lane(a * i + b * j, c * i + d * j)) for j in LINES) for i in LINES)


class _Round:
    """One round, number r, from registers a with lanes `at` to registers with lanes `new`. Values
    are named <what><register>_<round>."""

    def __init__(self, p: Packer, t: Tuning, r: int, a: list[int], at: Layout, new: Layout):
        self.p, self.t, self.r, self.a, self.at, self.new = p, t, r, a, at, new
        self.lanes = {q: p.scalars.input((r, q)) for line in at for q in line}
        self.made = Round(p.scalars, self.lanes.__getitem__)
        p.rename(a, [[self.lanes[q] for q in line] for line in at])
        self.columns = column_of(at[0][0]) == column_of(at[0][1])
        self.theta = at if self.columns else aligned(at)
        self.carried = set() if self.columns else t.carried[r]
        self.late = t.late[r] | self.carried
        p.scalars.apart = {("t", q) for s, i in t.split if s == r for q in at[i]}
        for line in zip(*(self.theta[i] for i in t.sums[r])) if not self.columns else ():
            self.made.add(*line[:3])
            self.made.add(*line[3:])
        for i in self.late:
            for q in at[i]:
                self.made.t(q, joined=True)

    def run(self) -> list[int]:
        self.parities()
        row = WHOLE.chi(self.new[0][0])[0] in self.new[0]
        b = self.after_rho("", self.new, row)
        if row:
            self.after_rho("v", [[WHOLE.chi(q)[1] for q in line] for line in self.new])
            for i, line in enumerate(self.new):
                self.p.make([self.made.b(WHOLE.chi(q)[0]) for q in line], [f"m{i}_{self.r}"])
        return self.chi()

    def parities(self) -> None:
        """Vectors of C, and of rol(C, 1) where D is not rotated term by term."""
        p, r, made = self.p, self.r, self.made
        vectors = self.at if self.columns else self.theta[:1]
        rotated = {WHOLE.theta(column_of(q))[1] for i in self.late for q in self.at[i]}
        if not self.columns:
            for i, line in enumerate(self.theta):
                p.make([self.lanes[q] for q in line], [f"x{i}_{r}"])
        for i, line in enumerate(vectors):
            n = f"{i if self.columns else ''}_{r}"
            columns = [column_of(q) for q in line]
            c = [made.c(column) for column in columns]
            p.hold(self.in_all_words(n, self.a[i], c) if self.columns
                   else p.make(c, (), [f"s{n}", f"c{n}"]))  # fmt: skip
            if rotated & {*columns}:
                p.hold(p.make([made.r(column) for column in columns], (), [f"g{n}"]))

    def in_all_words(self, n: str, a: int, sums: list[int]) -> int:
        """The sum of a register's five words, in each of them."""
        p = self.p
        h = p.emit(f"h{n}", "xor2", a, p.emit(f"w{n}", "swap", a))
        two = [p.emit(f"{what}{n}", "perm", h, amount=SHUFFLES.index(index))
               for what, index in PAIRS.items()]  # fmt: skip
        return p.emit(f"c{n}", "xor3", h, *two, wanted=sums)

    def after_rho(self, tag: str, lines: list, twin: bool = False) -> list[int]:
        """B where chi wants it: so many lines of lanes. twin: word 5 holds what word 0 does."""
        p, r, made = self.p, self.r, self.made
        out = []
        for i, line in enumerate(lines):
            n = f"{i}{tag}_{r}"
            moves, steps = [f"{what}{n}" for what in "apq"], ["ra", "rp", "rq", "b"]
            if i in self.carried:
                moves, steps = [f"y{n}"], ["b"]
                theta = [made.t(q) for q in self.theta[i]]
                p.hold(p.make(theta, ["", f"mm_{r}", f"mp_{r}"], [f"t{i}_{r}"]))
            elif i in self.late:
                steps = ["u", "t", "b"] if (r, i) in self.t.split else ["t", "b"]
            b = [made.b(q) for q in line]
            out.append(p.make(b + b[:1] * twin, moves, [f"{what}{n}" for what in steps]))
        return out

    def chi(self) -> list[int]:
        p, r, made = self.p, self.r, self.made
        out = []
        for i, line in enumerate(self.new):
            two = (r, i) in self.t.two
            if two:
                for q in line:
                    made.n(q)
            steps = [f"z{i}_{r}", f"n{i}_{r}"] if two else [f"n{i}_{r}"]
            out.append(p.make([made.e(q) for q in line], (), steps))
        home = next(i for i, line in enumerate(self.new) if line[0] == place(0))
        constant = p.constant(r)
        e = [made.iota(constant), *(made.e(q) for q in self.new[home][1:])]
        out[home] = p.emit(f"i{home}_{r}", "first", out[home], amount=r, wanted=e)
        return out


def aligned(lines: Layout) -> Layout:
    """The same lines with equal columns in equal words, as the first has them."""
    return tuple(
        tuple(next(q for q in line if column_of(q) == column_of(one)) for one in lines[0])
        for line in lines
    )


def six_rounds(t: Tuning, rounds: int = SIX, arrangement: Sequence[str] = ARRANGEMENT) -> Packer:
    """Rows to rows, or fewer rounds from rows on. What leaves is in the order of its lines."""
    p = Packer(Scalars(), SHUFFLES)
    layouts = [layout(steps) for steps in arrangement[: rounds + 1]]
    a = [p.enter(f"A{i}") for i in LINES]
    for r, (at, new) in enumerate(pairwise(layouts)):
        a = _Round(p, t, r, a, at, new).run()
    # Lines may come back as rows in another order of registers: rename, do not move.
    order = sorted(LINES, key=lambda i: layouts[-1][i][0][1]) if rounds == SIX else LINES
    p.block.leave = [a[i] for i in order]
    return p
