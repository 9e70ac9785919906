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

Round (round.py) says what the words are, passes/pack.py which operations and moves make them; here
is which vectors are asked for, in which order.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from ..passes.list_schedule import Core
from ..passes.pack import Packer, Scalars, Shuffles
from ..round import WHOLE, Round, column_of, lane, place

Lane = tuple[int, int]
#: lanes[i][j]: the lane (x, y) in word j of register i.
Layout = list[list[Lane]]

LINES = range(5)
#: Before each of six rounds and behind the last: by how much x grows from register to register and
#: from word to word, and y.
ARRANGEMENT = "0110 1002 1402 4204 3401 4101 0130".split()
LAYOUTS: list[Layout] = [
    [[place(lane(a * i + b * j, c * i + d * j)) for j in LINES] for i in LINES]
    for a, b, c, d in (map(int, steps) for steps in ARRANGEMENT)
]

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
PAIRS = {"e": (2, 2, 4, 4, 0, 2, 6, 7), "f": (4, 4, 0, 0, 2, 4, 6, 7)}


def _core(width: int, latency: int, perm: int, **pipes: tuple[int, ...]) -> Core:
    """Which pipes take what; only moves across the register have another latency."""
    kinds = {"across": "perm", "rotates": "rolv rol", "pairs": "swap mix",
             "logic": "xor xor3 chi3 first andn"}  # fmt: skip
    of = {kind: pipes[what] for what, some in kinds.items() for kind in some.split()}
    return Core(dict.fromkeys(of, latency) | {"perm": perm}, of, width)


FOUR = (0, 1, 2, 3)
CORES = {
    # AMD Zen 5, measured: permutations across 128-bit lanes 2 per cycle, rotates 2 per cycle, both
    # together 2.5, everything else 4.
    "zen5": _core(8, 2, 5, across=(1, 2), rotates=(2, 3), pairs=FOUR, logic=FOUR),
    # Intel Sapphire Rapids, from measurements there: ports 0 and 5 take 512-bit operations.
    "sapphire-rapids": _core(6, 1, 3, across=(1,), rotates=(0,), pairs=(1,), logic=(0, 1)),
}


class Tuning:
    """Choices that change the speed and never the result, as recipes have them: a line is a digit.

    `late`: for each of the six rounds, the lines whose rho comes after theta: one rotation
    instead of three, but two cycles later. `sums`: the order in which theta adds the lines.
    `split`: the rounds and lines where A ^ C[x-1] is an operation of its own. `two`: where chi is
    two operations. `carried`: for each round, the lines that theta leaves where it summed them and
    that move to where chi wants them only then: two moves of sums serve all of these, so that there
    are fewer moves, but one more on the path. slope.py reads the others: `bias`, operations that go
    so much later, or earlier, than their height says, and `pick`, what a ternary one overwrites."""

    def __init__(self, options: dict[str, Any]):
        def lines(name: str, plain: str = "") -> list[list[int]]:
            return [[*map(int, text)] for text in options.get(name, [plain] * 6)]

        self.late, self.carried, self.sums = lines("late"), lines("carried"), lines("sums", "01234")
        self.split, self.two = options.get("split", ()), options.get("two", ())


class _Round:
    """One round, number r, from registers a with lanes `at` to registers with lanes `new`. Values
    are named <what><register>_<round>."""

    def __init__(self, p: Packer, t: Tuning, r: int, a: list[int], at: Layout, new: Layout):
        self.p, self.t, self.r, self.a, self.at, self.new = p, t, r, a, at, new
        self.lanes = {q: p.scalars.input((r, q)) for line in at for q in line}
        self.made = made = Round(p.scalars, self.lanes.__getitem__)
        p.rename(a, [[self.lanes[q] for q in line] for line in at])
        self.columns = column_of(at[0][0]) == column_of(at[0][1])
        self.carried = [] if self.columns else t.carried[r]
        self.late = {*t.late[r], *self.carried}
        p.scalars.apart = {("t", q) for i in LINES if f"{r}{i}" in t.split for q in at[i]}
        if not self.columns:
            # The lines with equal columns in equal words, as the first has them.
            xs = [x for x, _ in at[0]]
            self.theta = [sorted(line, key=lambda q: xs.index(q[0])) for line in at]
            for lanes in zip(*(self.theta[i] for i in t.sums[r])):
                made.add(*lanes[:3])
                made.add(*lanes[3:])
        for i in self.late:
            for q in at[i]:
                made.t(q, joined=True)

    def run(self) -> list[int]:
        p, r, made, new = self.p, self.r, self.made, self.new
        self.parities()
        row = WHOLE.chi(new[0][0])[0] in new[0]
        self.after_rho("", new, row)
        if row:
            self.after_rho("v", [[WHOLE.chi(q)[1] for q in line] for line in new])
            for i, line in enumerate(new):
                p.make([made.b(WHOLE.chi(q)[0]) for q in line], [f"m{i}_{r}"], ())
        return self.chi()

    def parities(self) -> None:
        """Vectors of C, and of rol(C, 1) where D is not rotated term by term."""
        p, r, made = self.p, self.r, self.made
        rotated = {WHOLE.theta(column_of(q))[1] for i in self.late for q in self.at[i]}
        if not self.columns:
            for i, line in enumerate(self.theta):
                p.make([self.lanes[q] for q in line], [f"x{i}_{r}"], ())
        for i, line in enumerate(self.at if self.columns else self.theta[:1]):
            n = f"{i}_{r}" if self.columns else f"_{r}"
            columns = [column_of(q) for q in line]
            c = [made.c(column) for column in columns]
            if self.columns:  # the sum of the register's five words, in each of them
                h = p.emit(f"h{n}", "xor", self.a[i], p.emit(f"w{n}", "swap", self.a[i]))
                two = [p.emit(w + n, "perm", h, amount=PAIRS[w]) for w in PAIRS]
                p.emit(f"c{n}", "xor3", h, *two, wanted=c)
            p.hold(p.make(c, (), [f"s{n}", f"c{n}"]))
            if rotated & {*columns}:
                p.hold(p.make([made.r(column) for column in columns], (), [f"g{n}"]))

    def after_rho(self, tag: str, lines: Layout, twin: bool = False) -> None:
        """B where chi wants it: so many lines of lanes. twin: word 5 holds what word 0 does."""
        for i, line in enumerate(lines):
            n = f"{i}{tag}_{self.r}"
            moves, steps = "apq", ("ra", "rp", "rq", "b")
            if i in self.carried:
                theta = [self.made.t(q) for q in self.theta[i]]
                sums = ["", f"mm_{self.r}", f"mp_{self.r}"]
                self.p.hold(self.p.make(theta, sums, [f"t{i}_{self.r}"]))
                moves, steps = "y", "b"
            elif i in self.late:
                steps = "utb" if f"{self.r}{i}" in self.t.split else "tb"
            b = [self.made.b(q) for q in line]
            self.p.make(b + b[:1] * twin, [what + n for what in moves], [w + n for w in steps])

    def chi(self) -> list[int]:
        p, r, made = self.p, self.r, self.made
        out = []
        for i, line in enumerate(self.new):
            steps = [f"n{i}_{r}"]
            if f"{r}{i}" in self.t.two:
                steps = [f"z{i}_{r}", *steps]
                for q in line:
                    made.n(q)
            out.append(p.make([made.e(q) for q in line], (), steps))
        i = next(i for i, line in enumerate(self.new) if line[0] == place(0))
        e = [made.iota(p.constant(r)), *(made.e(q) for q in self.new[i][1:])]
        out[i] = p.emit(f"i{i}_{r}", "first", out[i], amount=r, wanted=e)
        return out


def six_rounds(t: Tuning, layouts: Sequence[Layout] = LAYOUTS) -> Packer:
    """Rows to rows, or other rounds from one layout to the next."""
    for r, layout in enumerate(layouts):
        if sorted(sum(layout, [])) != sorted(sum(LAYOUTS[0], [])):
            raise ValueError(f"before round {r}: not each lane once")
    p = Packer(Scalars(), SHUFFLES)
    a = [p.enter(f"A{i}") for i in LINES]
    for r, (at, new) in enumerate(pairwise(layouts)):
        a = _Round(p, t, r, a, at, new).run()
    # Lines may come back as rows in another order of registers: rename, do not move.
    p.block.leave = [a[i] for i in sorted(LINES, key=lambda i: layouts[-1][i])]
    return p


def back_to_rows(layout: Layout) -> Packer:
    """Whatever the lines are, every lane back into its row."""
    p = Packer(Scalars(), SHUFFLES)
    lanes = {place(i): p.scalars.input(place(i)) for i in range(25)}
    p.rename([p.enter(f"L{i}") for i in LINES], [[lanes[q] for q in line] for line in layout])
    for line in LAYOUTS[0]:
        p.block.leave.append(p.make([lanes[q] for q in line], [f"lane {q}" for q in line]))
    return p
