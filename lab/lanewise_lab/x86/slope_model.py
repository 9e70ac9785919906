# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One Keccak state in five lines of the 5 x 5 lane plane, slopes rotating: the model.

Pi is a linear map of the lane plane, so it turns lines into lines. A register holds the five
lanes of one line in its words 0..4; instead of moving lanes back into rows, each round names the
slope that its lines have now. The slopes are a 6-cycle (rows, columns, four diagonals), so six
rounds are written out and every sixth boundary is in rows.

Where a lane sits inside its register is a linear coordinate of the line: u*x when theta sums the
registers, v*y when chi combines them. With u and v chosen as below, bringing one coordinate to
another is a rotation of the five words by a constant of the register. The chain of dependences is
what costs: A is moved to where chi wants it before C is known, and C and rol(C, 1) are moved by
the composed rotation, so no move of A is ever waited for.

A move also copies word 0 to word 5. Where chi is horizontal (the lines are rows again), one copy
of B in words 0..5 and one that is two places ahead are built side by side: exchanging neighbours
between them gives B[x+1] without another move across the register. Words that are not named here
may hold anything.

Nothing here knows an instruction: slope.py prints them, and `run` interprets the same operations
on integers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from lanewise_lab import round as keccak
from lanewise_lab.x86.slope_schedule import Op

Lane = tuple[int, int]
#: lanes[i][j]: the lane (x, y) in word j of register i.
Layout = tuple[tuple[Lane, ...], ...]

#: In a column with the sums of two in words 0-1 and 2-3 and the fifth lane in word 4: where each
#: word finds the two others.
PAIRS = ((2, 2, 4, 4, 0), (4, 4, 0, 0, 2))

ROWS: Layout = tuple(tuple((x, y) for x in range(5)) for y in range(5))


def _six(value: Callable) -> list:
    return field(default_factory=lambda: [value() for _ in range(6)])


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
        kinds = {op.dst: op.kind for op in six_rounds(tuning).ops}
        ternary = {dst for dst, kind in kinds.items() if kind in ("xor3", "chi")}
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


def constant(line: tuple[Lane, ...], axis: int) -> bool:
    return len({lane[axis] for lane in line}) == 1


def arrange(layout: Layout, axis: int, factor: int) -> Layout:
    """The same lines with word j holding the lane whose coordinate, times factor, is j."""
    return tuple(
        tuple(next(q for q in line if q[axis] * factor % 5 == j) for j in range(5))
        for line in layout
    )


@dataclass
class Six:
    """Six rounds as operations. Values are named <what><register>_<round>."""

    ops: list[Op]
    inputs: list[str]
    outputs: list[str]
    phases: list[tuple[str, Layout]]


class Builder:
    """Emits one round after another, and keeps account of which lane sits where."""

    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        self.ops: list[Op] = []
        self.known: dict[tuple, str] = {}

    def emit(self, kind: str, dst: str, src: tuple[str, ...], const=None, note="") -> str:
        self.ops.append(Op(kind, dst, src, const, note))
        return dst

    def perm(
        self, dst: str, src: str, index: tuple[int, ...], note: str, twin: bool = False
    ) -> str:
        """dst[j] = src[index[j]]; nothing if that moves no lane, and never the same thing twice.
        Word 5 becomes what word 0 is; `twin` says that somebody needs it."""
        if index == (0, 1, 2, 3, 4) and not twin:
            return src
        if (src, index) not in self.known:
            self.known[src, index] = self.emit("perm", dst, (src,), index, note)
        return self.known[src, index]

    def round(self, r: int, a: list[str], at: Layout, out_factor: int | None) -> tuple:
        """Theta to iota on lines `at`; returns the new registers and their lanes."""
        columns = constant(at[0], 0)
        if columns:
            theta = at
        else:
            # Theta wants equal x in equal words. The factor that makes register 0 stay as it is
            # makes all the others rotate.
            ux = next(f for f in range(1, 5) if arrange(at, 0, f)[0] == at[0])
            theta = arrange(at, 0, ux)
        moved = tuple(tuple(keccak.pi_target(*q) for q in line) for line in theta)
        horizontal = constant(moved[0], 1)
        axis = 0 if horizontal else 1
        if out_factor is None:
            out_factor = next(f for f in range(1, 5) if arrange(moved, axis, f)[0] == moved[0])
        new = arrange(moved, axis, out_factor)
        late = self.tuning.late[r]
        if columns:
            sums = self.columns_theta(r, a, late)
        else:
            sums = self.vertical_theta(r, a, at, theta, late)
        b = self.theta_rho(r, "", a, at, theta, new, sums, horizontal)
        if not horizontal:
            return self.chi(
                r,
                b,
                [(self.register(new, i, 1), self.register(new, i, 2)) for i in range(5)],
                b,
                new,
            ), new
        ahead = tuple(tuple((keccak.chi_terms(x)[1], y) for x, y in line) for line in new)
        v = self.theta_rho(r, "v", a, at, theta, ahead, sums, False)
        # Words 0..5 of b are x, words 0..4 of v are x + 2: neighbours give x + 1.
        m = [
            self.emit("mix", f"m{i}_{r}", (b[i], v[i]), None, f"B[x+1] of row {i}")
            for i in range(5)
        ]
        return self.chi(r, b, [(i, i + 5) for i in range(5)], m + v, new), new

    def theta_rho(
        self,
        r: int,
        tag: str,
        a: list[str],
        at: Layout,
        theta: Layout,
        new: Layout,
        sums,
        twin: bool,
    ) -> list[str]:
        """B of lines that hold the lanes `new` after pi."""
        old = tuple(tuple(keccak.pi_source(*q) for q in line) for line in new)
        b = []
        for i in range(5):
            n = f"{i}{tag}_{r}"
            if i in self.tuning.carried[r] and not isinstance(sums[0], list):
                b.append(self.carried_line(r, i, n, theta, old[i], sums, twin))
                continue
            home = self.perm(
                f"a{n}",
                a[i],
                tuple(at[i].index(q) for q in old[i]),
                f"A: line {i} moves to where chi wants it",
                twin,
            )
            if isinstance(sums[0], list):
                minus, plus = sums[0][i], sums[1][i]
            else:
                xs = [q[0] for q in theta[0]]
                minus = self.perm(
                    f"p{n}",
                    sums[0],
                    tuple(xs.index(keccak.theta_terms(q[0])[0]) for q in old[i]),
                    f"C[x-1] for line {i}",
                    twin,
                )
                plus = self.perm(
                    f"q{n}",
                    sums[1] if i in self.tuning.late[r] else sums[0],
                    tuple(xs.index(keccak.theta_terms(q[0])[1]) for q in old[i]),
                    f"C[x+1] for line {i}, rotated if q is of g",
                    twin,
                )
            amounts = tuple(keccak.RHO[keccak.lane(*q)] for q in old[i])
            amounts += amounts[:1]
            if i in self.tuning.late[r]:
                if (r, i) in self.tuning.split:
                    u = self.emit("xor2", f"u{n}", (home, minus), None, "A ^ C[x-1]")
                    t = self.emit("xor2", f"t{n}", (u, plus), None, "theta: ^ rol(C[x+1], 1)")
                else:
                    t = self.emit(
                        "xor3",
                        f"t{n}",
                        (home, minus, plus),
                        None,
                        "theta: A ^ C[x-1] ^ rol(C[x+1], 1)",
                    )
                b.append(self.emit("rolv", f"b{n}", (t,), amounts, "rho"))
                continue
            more = tuple((k + 1) % 64 for k in amounts)
            terms = (
                self.emit("rolv", f"ra{n}", (home,), amounts, "rho of A"),
                self.emit("rolv", f"rp{n}", (minus,), amounts, "rho of C[x-1]"),
                self.emit("rolv", f"rq{n}", (plus,), more, "rho of rol(C[x+1], 1)"),
            )
            b.append(self.emit("xor3", f"b{n}", terms, None, "theta after rho"))
        return b

    def carried_line(
        self, r: int, i: int, n: str, theta: Layout, old: tuple[Lane, ...], sums, twin: bool
    ) -> str:
        """B of a line to which theta is applied where it is summed. sums[1] must be rotated."""
        xs = [q[0] for q in theta[0]]
        minus = self.perm(
            f"mm_{r}",
            sums[0],
            tuple(xs.index(keccak.theta_terms(x)[0]) for x in xs),
            "C[x-1] beside x",
        )
        plus = self.perm(
            f"mp_{r}",
            sums[1],
            tuple(xs.index(keccak.theta_terms(x)[1]) for x in xs),
            "rol(C[x+1], 1) beside x",
        )
        if (r, i) not in self.known:
            self.known[r, i] = self.emit(
                "xor3",
                f"t{i}_{r}",
                (self.aligned[i], minus, plus),
                None,
                "theta: A ^ C[x-1] ^ rol(C[x+1], 1)",
            )
        index = tuple(theta[i].index(q) for q in old)
        home = self.perm(f"y{n}", self.known[r, i], index, f"line {i} moves to chi", twin)
        amounts = tuple(keccak.RHO[keccak.lane(*q)] for q in old)
        return self.emit("rolv", f"b{n}", (home,), amounts + amounts[:1], "rho")

    def vertical_theta(self, r: int, a: list[str], at: Layout, theta: Layout, late):
        v = [
            self.perm(
                f"x{i}_{r}",
                a[i],
                tuple(at[i].index(q) for q in theta[i]),
                f"line {i}: equal x in equal words",
            )
            for i in range(5)
        ]
        self.aligned = v
        v = [v[i] for i in self.tuning.sums[r]]
        s = self.emit("xor3", f"s_{r}", (v[0], v[1], v[2]), None, "three of five lines")
        c = self.emit("xor3", f"c_{r}", (s, v[3], v[4]), None, "C[x] = sum of A[x, y] over y")
        rotated = late or self.tuning.carried[r]
        g = self.emit("rol", f"g_{r}", (c,), 1, "rol(C[x], 1)") if rotated else c
        return c, g

    def columns_theta(self, r: int, a: list[str], late):
        """Register x holds column x: its sum is wanted in every word that is used."""
        c, g = [], []
        for i in range(5):
            w = self.emit(
                "swap", f"w{i}_{r}", (a[i],), None, "words 0-1 and 2-3 change places, the rest is 0"
            )
            h = self.emit("xor2", f"h{i}_{r}", (a[i], w), None, "sums of two")
            e = self.emit("perm", f"e{i}_{r}", (h,), PAIRS[0], "the pairs rotate by one")
            f = self.emit("perm", f"f{i}_{r}", (h,), PAIRS[1], "the pairs rotate by two")
            c.append(self.emit("xor3", f"c{i}_{r}", (h, e, f), None, f"C[{i}] in words 0..4"))
            # Line i - 1 takes this sum as its C[x+1].
            rotated = keccak.theta_terms(i)[0] in late
            g.append(
                self.emit("rol", f"g{i}_{r}", (c[i],), 1, f"rol(C[{i}], 1)") if rotated else c[i]
            )
        terms = [keccak.theta_terms(i) for i in range(5)]
        return [c[first] for first, _ in terms], [g[second] for _, second in terms]

    def chi(
        self, r: int, b: list[str], others: list[tuple[int, int]], pool: list[str], lanes: Layout
    ) -> list[str]:
        out = []
        home = next(i for i in range(5) if lanes[i][0] == (0, 0))
        for i, (one, two) in enumerate(others):
            if (r, i) in self.tuning.two:
                z = self.emit("andn", f"z{i}_{r}", (pool[one], pool[two]), None, "~B[x+1] & B[x+2]")
                out.append(
                    self.emit(
                        "xor2", f"n{i}_{r}", (b[i], z), None, "chi: B[x] ^ (~B[x+1] & B[x+2])"
                    )
                )
                continue
            out.append(
                self.emit(
                    "chi",
                    f"n{i}_{r}",
                    (b[i], pool[one], pool[two]),
                    None,
                    "chi: B[x] ^ (~B[x+1] & B[x+2])",
                )
            )
        out[home] = self.emit("iota", f"i{home}_{r}", (out[home],), r, "iota")
        return out

    @staticmethod
    def register(lanes: Layout, i: int, k: int) -> int:
        """The register that holds, word for word, the lanes k places along x."""
        wanted = tuple((keccak.chi_terms(x)[k - 1], y) for x, y in lanes[i])
        return lanes.index(wanted)


def six_rounds(tuning: Tuning, rounds: int = 6) -> Six:
    """Rows to rows. One factor is free (after the columns, whose sums are the same in all words);
    it is the one that brings the rows back in the order they started in."""
    for factor in range(1, 5):
        builder, regs, at = Builder(tuning), [f"A{y}" for y in range(5)], ROWS
        phases = []
        for r in range(rounds):
            phases.append((",".join(regs), at))
            regs, at = builder.round(r, regs, at, factor if constant(at[0], 0) else None)
        # Lines may come back as rows in another order of registers: rename, do not move.
        if rounds != 6 or sorted(at) == sorted(ROWS):
            phases.append((",".join(regs), at))
            return Six(
                builder.ops,
                [f"A{y}" for y in range(5)],
                [regs[at.index(q)] for q in sorted(at, key=lambda q: q[0][1])]
                if rounds == 6
                else regs,
                phases,
            )
    raise AssertionError("no factor closes the cycle")


def run(ops: list[Op], values: dict[str, list[int]], constants: list[int]) -> dict:
    """Interpret operations on registers of eight words."""
    v = dict(values)
    for op in ops:
        s = [v[n] for n in op.src]
        if op.kind == "perm":
            index = tuple(op.const) + (op.const[0], 6, 7)
            v[op.dst] = [s[0][i] for i in index]
        elif op.kind == "rolv":
            v[op.dst] = [keccak.rol(w, n) for w, n in zip(s[0], tuple(op.const) + (0, 0))]
        elif op.kind == "rol":
            v[op.dst] = [keccak.rol(w, op.const) for w in s[0]]
        elif op.kind == "swap":
            v[op.dst] = [s[0][i ^ 1] for i in range(4)] + [0] * 4
        elif op.kind == "mix":
            v[op.dst] = [s[j % 2][j ^ 1] for j in range(8)]
        elif op.kind in ("xor2", "xor3"):
            out = [0] * 8
            for w in s:
                out = [x ^ y for x, y in zip(out, w)]
            v[op.dst] = out
        elif op.kind == "andn":
            v[op.dst] = [~x & keccak.MASK & y for x, y in zip(*s)]
        elif op.kind == "chi":
            v[op.dst] = [x ^ (~y & keccak.MASK & z) for x, y, z in zip(*s)]
        elif op.kind == "iota":
            v[op.dst] = [s[0][0] ^ constants[op.const]] + s[0][1:]
        else:
            raise ValueError(op.kind)
    return v
