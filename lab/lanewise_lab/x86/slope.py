# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One Keccak state on AVX-512: five lines of the 5 x 5 lane plane in five zmm, slopes rotating.

Pi is a linear map of the lane plane, so it turns lines into lines. A register holds the five
lanes of one line in its words 0..4 (words 5..7 stay zero); instead of moving lanes back into
rows, each round names the slope that its lines have now. The slopes are a 6-cycle (rows, columns,
four diagonals), so six rounds are written out and every sixth boundary is in rows.

Where a lane sits inside its register is a linear coordinate of the line: u*x when theta sums the
registers, v*y when chi combines them. With u and v chosen as below, bringing one coordinate to
another is a rotation of the five words by a constant of the register.

Nothing here knows an instruction but `Printer`; `run` interprets the same operations on integers.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from lanewise_lab import round as keccak
from lanewise_lab.x86 import common, schedule
from lanewise_lab.x86.schedule import Op

NAME = "keccakp1600_x1_avx512_slope"
SYMBOL = f"lanewise_{NAME}"
COMMAND = (
    f"PYTHONPATH=lab python3 -m lanewise_lab.x86.slope > src/keccak/x86_64/{NAME}.S"
)
Lane = tuple[int, int]
#: lanes[i][j]: the lane (x, y) in word j of register i.
Layout = tuple[tuple[Lane, ...], ...]

ROWS: Layout = tuple(tuple((x, y) for x in range(5)) for y in range(5))


def pi_target(lane: Lane) -> Lane:
    """Where pi moves a lane: the inverse of round.pi_source."""
    return next(
        (x, y) for y in range(5) for x in range(5) if keccak.pi_source(x, y) == lane
    )


def constant(line: tuple[Lane, ...], axis: int) -> bool:
    return len({lane[axis] for lane in line}) == 1


def arrange(layout: Layout, axis: int, factor: int) -> Layout:
    """The same lines with word j holding the lane whose coordinate, times factor, is j."""
    return tuple(
        tuple(next(l for l in line if l[axis] * factor % 5 == j) for j in range(5))
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

    def __init__(self) -> None:
        self.ops: list[Op] = []
        self.known: dict[tuple, str] = {}

    def emit(self, kind: str, dst: str, src: tuple[str, ...], const=None, note="") -> str:
        self.ops.append(Op(kind, dst, src, const, note))
        return dst

    def perm(self, dst: str, src: str, index: tuple[int, ...], note: str) -> str:
        """dst[j] = src[index[j]]; nothing if that moves no lane, and never the same thing twice."""
        if index == (0, 1, 2, 3, 4):
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
        moved = tuple(tuple(pi_target(l) for l in line) for line in theta)
        horizontal = constant(moved[0], 1)
        axis = 0 if horizontal else 1
        if out_factor is None:
            out_factor = next(
                f for f in range(1, 5) if arrange(moved, axis, f)[0] == moved[0]
            )
        new = arrange(moved, axis, out_factor)
        # The same words before pi.
        old = tuple(tuple(keccak.pi_source(*l) for l in line) for line in new)
        home = [
            self.perm(f"a{i}_{r}", a[i], tuple(at[i].index(l) for l in old[i]), f"A: line {i} moves to where chi wants it")
            for i in range(5)
        ]
        if columns:
            minus, plus = self.columns_theta(r, a)
        else:
            minus, plus = self.vertical_theta(r, a, at, theta, old)
        b = []
        for i in range(5):
            t = self.emit("xor3", f"t{i}_{r}", (home[i], minus[i], plus[i]), None, "theta: A ^ C[x-1] ^ rol(C[x+1], 1)")
            amounts = tuple(keccak.RHO[keccak.lane(*l)] for l in old[i])
            # The columns' sums are in word 5 too: clear it.
            kind = "rolvz" if columns else "rolv"
            b.append(self.emit(kind, f"b{i}_{r}", (t,), amounts, "rho"))
        return self.chi(r, b, new, horizontal), new

    def vertical_theta(self, r: int, a: list[str], at: Layout, theta: Layout, old: Layout):
        v = [
            self.perm(f"x{i}_{r}", a[i], tuple(at[i].index(l) for l in theta[i]), f"line {i}: equal x in equal words")
            for i in range(5)
        ]
        s = self.emit("xor3", f"s_{r}", (v[1], v[2], v[3]), None, "three of five lines")
        c = self.emit("xor3", f"c_{r}", (s, v[4], v[0]), None, "C[x] = sum of A[x, y] over y")
        g = self.emit("rol", f"g_{r}", (c,), 1, "rol(C[x], 1)")
        xs = [l[0] for l in theta[0]]
        minus = [
            self.perm(f"p{i}_{r}", c, tuple(xs.index((l[0] - 1) % 5) for l in old[i]), f"C[x-1] for line {i}")
            for i in range(5)
        ]
        plus = [
            self.perm(f"q{i}_{r}", g, tuple(xs.index((l[0] + 1) % 5) for l in old[i]), f"rol(C[x+1], 1) for line {i}")
            for i in range(5)
        ]
        return minus, plus

    def columns_theta(self, r: int, a: list[str]):
        """Register x holds column x: its sum is wanted in every word that is used."""
        c, g = [], []
        for i in range(5):
            w = self.emit("swap", f"w{i}_{r}", (a[i],), None, "words 0-1, 2-3, 4-5 change places")
            h = self.emit("xor2", f"h{i}_{r}", (a[i], w), None, "sums of two")
            e = self.emit("perm", f"e{i}_{r}", (h,), (2, 3, 4, 5, 0, 1), "the pairs rotate by one")
            f = self.emit("perm", f"f{i}_{r}", (h,), (4, 5, 0, 1, 2, 3), "the pairs rotate by two")
            c.append(self.emit("xor3", f"c{i}_{r}", (h, e, f), None, f"C[{i}] in all words"))
            g.append(self.emit("rol", f"g{i}_{r}", (c[i],), 1, f"rol(C[{i}], 1)"))
        return [c[(i + 4) % 5] for i in range(5)], [g[(i + 1) % 5] for i in range(5)]

    def chi(self, r: int, b: list[str], lanes: Layout, horizontal: bool) -> list[str]:
        out = []
        for i in range(5):
            if horizontal:
                xs = [l[0] for l in lanes[i]]
                one, two = (
                    self.perm(f"b{i}{'uv'[k - 1]}_{r}", b[i], tuple(xs.index((x + k) % 5) for x in xs), f"B[x+{k}] of row {i}")
                    for k in (1, 2)
                )
            else:
                one, two = (
                    b[self.register(lanes, i, k)] for k in (1, 2)
                )
            out.append(self.emit("chi", f"n{i}_{r}", (b[i], one, two), None, "chi: B[x] ^ (~B[x+1] & B[x+2])"))
        home = next(i for i in range(5) if lanes[i][0] == (0, 0))
        out[home] = self.emit("iota", f"i{home}_{r}", (out[home],), r, "iota")
        return out

    @staticmethod
    def register(lanes: Layout, i: int, k: int) -> int:
        """The register that holds, word for word, the lanes k places along x."""
        wanted = tuple(((x + k) % 5, y) for x, y in lanes[i])
        return lanes.index(wanted)


def six_rounds(rounds: int = 6) -> Six:
    """Rows to rows. One factor is free (after the columns, whose sums are the same in all words);
    it is the one that brings the rows back in the order they started in."""
    for factor in range(1, 5):
        builder, regs, at = Builder(), [f"A{y}" for y in range(5)], ROWS
        phases = []
        for r in range(rounds):
            phases.append((",".join(regs), at))
            regs, at = builder.round(r, regs, at, factor if constant(at[0], 0) else None)
        # Lines may come back as rows in another order of registers: rename, do not move.
        if rounds != 6 or sorted(at) == sorted(ROWS):
            phases.append((",".join(regs), at))
            return Six(builder.ops, [f"A{y}" for y in range(5)],
                       [regs[at.index(l)] for l in sorted(at, key=lambda q: q[0][1])] if rounds == 6 else regs, phases)
    raise AssertionError("no factor closes the cycle")


def run(ops: list[Op], values: dict[str, list[int]], constants: list[int]) -> dict:
    """Interpret operations on registers of eight words."""
    v = dict(values)
    for op in ops:
        s = [v[n] for n in op.src]
        if op.kind == "perm":
            index = tuple(op.const) + tuple(range(len(op.const), 8))
            v[op.dst] = [s[0][i] for i in index]
        elif op.kind == "rolvz":
            v[op.dst] = [keccak.rol(w, n) for w, n in zip(s[0], op.const)] + [0, 0, 0]
        elif op.kind == "rolv":
            v[op.dst] = [keccak.rol(w, n) for w, n in zip(s[0], tuple(op.const) + (0, 0, 0))]
        elif op.kind == "rol":
            v[op.dst] = [keccak.rol(w, op.const) for w in s[0]]
        elif op.kind == "swap":
            v[op.dst] = [s[0][i ^ 1] for i in range(8)]
        elif op.kind in ("xor2", "xor3"):
            out = [0] * 8
            for w in s:
                out = [x ^ y for x, y in zip(out, w)]
            v[op.dst] = out
        elif op.kind == "chi":
            v[op.dst] = [x ^ (~y & keccak.MASK & z) for x, y, z in zip(*s)]
        elif op.kind == "iota":
            v[op.dst] = [s[0][0] ^ constants[op.const]] + s[0][1:]
        else:
            raise ValueError(op.kind)
    return v


# ---- instructions ---------------------------------------------------------------------------

#: zmm registers that hold the four rotations of words 0..4 for the whole call.
TURN = {k: 31 - k for k in range(1, 5)}


def turn(index: tuple[int, ...]) -> int | None:
    """k if the permutation is word j <- word j + k mod 5."""
    return index[0] if index == tuple((j + index[0]) % 5 for j in range(5)) else None


#: Labels that stay out of the symbol table.
LOCAL = """\
#if defined(__APPLE__)
#define LOCAL(name) L##name
#else
#define LOCAL(name) .L##name
#endif"""


class Printer:
    """Hands out zmm 0..26 along an order of operations and prints instructions."""

    def __init__(self) -> None:
        self.tables: dict[tuple[int, ...], str] = {}
        self.lines: list[str] = []

    def table(self, words: tuple[int, ...], what: str) -> str:
        if words not in self.tables:
            self.tables[words] = f"LOCAL(slope_{what}{len(self.tables)})"
        return f"zmmword ptr [rip + {self.tables[words]}]"

    def line(self, text: str, note: str = "") -> None:
        self.lines.append(f"    {text:<55} # {note}" if note else f"    {text}")

    def ternary(self, op: Op, at: dict[str, int], dying: set[str], free: list[int], f) -> int:
        """vpternlogq overwrites an operand: one that dies, otherwise a copy."""
        order = sorted(range(3), key=lambda i: op.src[i] not in dying)
        first = op.src[order[0]]
        if first in dying:
            d = at[first]
        else:
            d = free.pop(0)
            self.line(f"vmovdqa64 zmm{d}, zmm{at[first]}", "copy")
        table = 0
        for bits in range(8):
            value = {order[k]: bits >> (2 - k) & 1 for k in range(3)}
            table |= f(value[0], value[1], value[2]) << bits
        b, c = at[op.src[order[1]]], at[op.src[order[2]]]
        self.line(f"vpternlogq zmm{d}, zmm{b}, zmm{c}, 0x{table:02x}", f"{op.dst}: {op.note}")
        return d

    def body(self, ops: list[Op], start: dict[str, int], live_out: list[str]) -> dict[str, int]:
        last = schedule.last_uses(ops, live_out)
        at, free = dict(start), [r for r in range(27) if r not in start.values()]
        for i, op in enumerate(ops):
            dying = {s for s in op.src if last[s] == i}
            note = f"{op.dst}: {op.note}"
            used = [at[s] for s in op.src]
            if op.kind == "xor3":
                d = self.ternary(op, at, dying, free, lambda x, y, z: x ^ y ^ z)
            elif op.kind == "chi":
                d = self.ternary(op, at, dying, free, lambda x, y, z: x ^ (~y & 1 & z))
            else:
                # Reuse the register of a value that dies here, so the busy set stays small.
                d = next((at[s] for s in op.src if s in dying), None)
                table_perm = op.kind == "perm" and len(op.const) == 5 and turn(op.const) is None
                if d is None or table_perm:
                    d = free.pop(0)
                if op.kind == "perm" and len(op.const) == 6:
                    imm = sum((w // 2) << (2 * k) for k, w in enumerate(op.const[::2])) | 3 << 6
                    self.line(f"vshufi64x2 zmm{d}, zmm{used[0]}, zmm{used[0]}, 0x{imm:02x}", note)
                elif table_perm:
                    words = tuple(op.const) + (5, 6, 7)
                    self.line(f"vmovdqa64 zmm{d}, {self.table(words, 'index')}", f"words {op.const}")
                    self.line(f"vpermq zmm{d}, zmm{d}, zmm{used[0]}", note)
                elif op.kind == "perm":
                    self.line(f"vpermq zmm{d}, zmm{TURN[turn(op.const)]}, zmm{used[0]}", note)
                elif op.kind in ("rolv", "rolvz"):
                    clear = "{k6}{z}" if op.kind == "rolvz" else ""
                    self.line(f"vprolvq zmm{d}{clear}, zmm{used[0]}, {self.table(tuple(op.const) + (0, 0, 0), 'rho')}", f"{note} {op.const}")
                elif op.kind == "rol":
                    self.line(f"vprolq zmm{d}, zmm{used[0]}, {op.const}", note)
                elif op.kind == "swap":
                    self.line(f"vpermilpd zmm{d}, zmm{used[0]}, 0x55", note)
                elif op.kind == "xor2":
                    self.line(f"vpxorq zmm{d}, zmm{used[0]}, zmm{used[1]}", note)
                elif op.kind == "iota":
                    self.line(f"vpxorq zmm{d}{{k7}}, zmm{d}, qword ptr [rax + {8 * op.const}]{{1to8}}", note)
                else:
                    raise ValueError(op.kind)
            at[op.dst] = d
            for s in dying:
                if at[s] != d and at[s] not in free:
                    free.append(at[s])
                del at[s]
        return at

    def renumber(self, at: dict[str, int], values: list[str]) -> None:
        """Move values[i] to zmm i; a cycle of moves is broken with zmm26."""
        todo = {i: at[v] for i, v in enumerate(values) if at[v] != i}
        while todo:
            free = [d for d in todo if d not in todo.values()]
            if free:
                d = free[0]
                self.line(f"vmovdqa64 zmm{d}, zmm{todo.pop(d)}", f"line {d} back in zmm{d}")
            else:
                d = next(iter(todo))
                self.line(f"vmovdqa64 zmm26, zmm{d}", "a cycle of moves")
                todo = {k: 26 if s == d else s for k, s in todo.items()}


SPECIFICATION = f"""\
Keccak-p[1600] on one state with AVX-512 (F, VL, BW, DQ): absorb blocks and permute.

void {SYMBOL}(uint64_t state[25], const uint8_t *data,
        size_t blocks, size_t lanes, unsigned rounds);

blocks times: state ^= the next 8 * lanes bytes of data; state = the last `rounds` rounds of
Keccak-f on state. Lane (x, y) is state[x + 5y], little-endian.

in       rdi state, 8-byte aligned; rsi data, any alignment; rdx blocks >= 1; rcx lanes, 0..25;
         r8d rounds, 1..24
out      the 200 bytes of state; nothing else in memory is written, and nothing outside the
         state, the blocks and this file's tables is read (masked loads suppress the rest)
clobbers rax, rcx, rdx, rsi, r8-r11, flags, zmm0-zmm31, k1-k7
stack    none
No branch and no address depends on the state or the data.

Layout: zmm0..zmm4 hold one line of lanes each in words 0..4; words 5..7 are 0 throughout. Six
rounds take the lines from rows over columns and four diagonal slopes back to rows; a count that
is not a multiple of 6 begins with single rounds that carry the lanes back into rows.
Values are named <what><line>_<round>. A name before the colon is the value an instruction
makes: a = A where chi wants it, x = A where theta wants it, s and c = theta's sums, g = rol(c, 1),
p and q = c and g where chi wants them, t = after theta, b = after rho, n = after chi."""


def text() -> str:
    p = Printer()
    out = [common.prologue(COMMAND, SYMBOL, SPECIFICATION.split("\n"))]
    p.lines.append(LOCAL)
    rows = range(5)
    p.line("mov eax, 31")
    p.line("kmovd k6, eax", "five lanes of eight")
    p.line("mov eax, 1")
    p.line("kmovd k7, eax", "lane (0, 0), for iota")
    p.line("shl eax, cl")
    p.line("dec eax", "bit i: lane i is absorbed")
    for y in rows:
        p.line("mov r9d, eax")
        p.line("and r9d, 31")
        p.line(f"kmovd k{y + 1}, r9d", f"row {y} of a block")
        if y < 4:
            p.line("shr eax, 5")
    p.line("shl rcx, 3", "bytes from block to block")
    p.line(f"lea r10, [rip + LOCAL(slope_rc)]")
    p.line("lea r11, [r10 + 192]", "end of the round constants")
    p.line("imul eax, r8d, 43")
    p.line("shr eax, 8")
    p.line("lea eax, [rax + 2*rax]")
    p.line("add eax, eax", "6 * (rounds / 6)")
    p.line("shl rax, 3")
    p.line("neg rax")
    p.line("lea r9, [r11 + rax]", "constants of the rounds done six at a time")
    p.line("shl r8, 3")
    p.line("mov r10, r11")
    p.line("sub r10, r8", "constant of the first round")
    for k, z in TURN.items():
        p.line(f"vmovdqa64 zmm{z}, {p.table(tuple((j + k) % 5 for j in range(5)) + (5, 6, 7), 'index')}", f"word j <- word j + {k} mod 5")
    for y in rows:
        p.line(f"vmovdqu64 zmm{y}{{k6}}{{z}}, [rdi + {40 * y}]", f"row {y}")
    p.lines.append("    .p2align 5\n" + f"LOCAL(slope_block):")
    for y in rows:
        p.line(f"vpxorq zmm{y}{{k{y + 1}}}, zmm{y}, [rsi + {40 * y}]", f"row {y} ^= data")
    p.line("add rsi, rcx")
    p.line("mov rax, r10")
    p.line("cmp rax, r9")
    p.line(f"jae LOCAL(slope_many)")

    p.lines.append(f"\nLOCAL(slope_one):")
    p.lines.append("    // One round in rows, then every lane back into its row.")
    one = six_rounds(1)
    ops, _ = schedule.order(one.ops, schedule.ZEN5)
    names = [f"A{y}" for y in rows]
    at = p.body(ops, {n: y for y, n in enumerate(names)}, one.outputs)
    source = [at[n] for n in one.outputs]
    lanes = one.phases[-1][1]
    spare = [z for z in range(27) if z not in source]
    index, target = spare[:5], spare[5:10]
    for y in rows:
        word = next(j for j in range(5) if lanes[0][j][1] == y)
        p.line(f"vmovdqa64 zmm{index[y]}, {p.table((word,) * 8, 'index')}", f"lane (x, {y}) is word {word}")
    for x in rows:
        line = next(i for i in range(5) if lanes[i][0][0] == x)
        p.line(f"mov r8d, {1 << x}")
        p.line("kmovd k7, r8d", f"word {x}")
        for y in rows:
            z = "{z}" if x == 0 else ""
            p.line(f"vpermq zmm{target[y]}{{k7}}{z}, zmm{index[y]}, zmm{source[line]}", f"lane ({x}, {y})")
    for y in rows:
        p.line(f"vmovdqa64 zmm{y}, zmm{target[y]}", f"row {y}")
    p.line("mov r8d, 1")
    p.line("kmovd k7, r8d")
    p.line("add rax, 8")
    p.line("cmp rax, r9")
    p.line(f"jb LOCAL(slope_one)")
    p.line("cmp rax, r11")
    p.line(f"jae LOCAL(slope_done)")
    p.lines.append("    .p2align 6\n" + f"LOCAL(slope_many):")
    p.lines.append("    // Six rounds: rows, columns, four slopes.")
    six = six_rounds()
    ops, _ = schedule.order(six.ops, schedule.ZEN5)
    at = p.body(ops, {n: y for y, n in enumerate(names)}, six.outputs)
    p.renumber(at, six.outputs)
    p.line("add rax, 48")
    p.line("cmp rax, r11")
    p.line(f"jb LOCAL(slope_many)")
    p.lines.append(f"\nLOCAL(slope_done):")
    p.line("dec rdx")
    p.line(f"jnz LOCAL(slope_block)")
    for y in rows:
        p.line(f"vmovdqu64 [rdi + {40 * y}]{{k6}}, zmm{y}", f"row {y}")
    p.line("vzeroupper")
    p.line("ret")
    out.append("\n".join(p.lines) + "\n")
    out.append(common.end(SYMBOL))
    out.append(common.read_only())
    for words, label in p.tables.items():
        out.append(f"{label}:\n    .quad {', '.join(map(str, words))}\n")
    out.append("LOCAL(slope_rc):\n")
    out += [f"    .quad 0x{c:016x}\n" for c in keccak.RC]
    out.append(common.stack_note())
    return "".join(out)


if __name__ == "__main__":
    sys.stdout.write(text())
