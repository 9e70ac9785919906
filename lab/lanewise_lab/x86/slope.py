# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One Keccak state on AVX-512 in rotating slopes: from the packed round to instructions and a file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..ir import Block, Op
from ..passes.allocate import forward, last_uses
from ..passes.list_schedule import Core, schedule
from ..passes.pack import Packer
from . import common
from .batch_round import ternary_immediate
from .recipe import Recipe
from .slope_model import ARRANGEMENT, CORES, LINES, SHUFFLES, Tuning, layout, six_rounds

#: One round in rows, for what is left of a count that is no multiple of six.
SINGLE = Tuning(late=[{1, 2}])

#: zmm registers that hold the four rotations of words 0..4 for the whole call.
RESIDENT = {SHUFFLES.index((*range(k, 5), *range(k))): 31 - k for k in range(1, 5)}
FREE = range(27)
#: How far ahead of the block in hand the message is fetched, in bytes: the hardware stops at the
#: end of a page.
AHEAD = 1024

#: Instruction of each kind. d: what is written; 0, 1, 2: what is read; n: a number; m: a table.
SYNTAX = {
    "perm": "vpermq {d}, {m}, {0}",
    "rolv": "vprolvq {d}, {0}, {m}",
    "rol": "vprolq {d}, {0}, {n}",
    "swap": "vpermilpd {d}{{k6}}{{z}}, {0}, 0x55",
    "mix": "vshufpd {d}, {0}, {1}, 0x55",
    "andn": "vpandnq {d}, {0}, {1}",
    "xor2": "vpxorq {d}, {0}, {1}",
    "first": "vpxorq {d}{{k7}}, {d}, qword ptr [rax + {n}]{{1to8}}",
    "xor3": "vpternlogq {d}, {1}, {2}, 0x{n:02x}",
    "chi": "vpternlogq {d}, {1}, {2}, 0x{n:02x}",
}
#: Kinds of three operands, of which one is overwritten.
TERNARY = ("xor3", "chi")

#: What a value is, by its name (`facts` of the file); two texts: with a line, without; or by kind.
NOTES = {
    "x": "line {i}: equal x in equal words",
    "s": "three of five lines",
    "c": "C[x] = sum of A[x, y] over y",
    "ci": "C[{i}] in words 0..4",
    "g": "rol(C[x], 1)",
    "gi": "rol(C[{i}], 1)",
    "w": "words 0-1 and 2-3 change places, the rest is 0",
    "h": "sums of two",
    "e": "the pairs rotate by one",
    "f": "the pairs rotate by two",
    "a": "A: line {i} moves to where chi wants it",
    "p": "C[x-1] for line {i}",
    "q": "C[x+1] for line {i}, rotated if q is of g",
    "mm": "C[x-1] beside x",
    "mp": "rol(C[x+1], 1) beside x",
    "y": "line {i} moves to chi",
    "u": "A ^ C[x-1]",
    "t": "theta: A ^ C[x-1] ^ rol(C[x+1], 1)",
    "t xor2": "theta: ^ rol(C[x+1], 1)",
    "ra": "rho of A",
    "rp": "rho of C[x-1]",
    "rq": "rho of rol(C[x+1], 1)",
    "b": "theta after rho",
    "b rolv": "rho",
    "m": "B[x+1] of row {i}",
    "z": "~B[x+1] & B[x+2]",
    "n": "chi: B[x] ^ (~B[x+1] & B[x+2])",
    "i": "iota",
}


def note(op: Op) -> str:
    what, i = re.match(r"([a-z]+)(\d?)", op.note).groups()
    text = NOTES.get(f"{what} {op.kind}") or NOTES.get(f"{what}i" if i else what) or NOTES[what]
    return f"{op.note}: {text.format(i=i)}"


class Printer:
    """Hands out zmm 0..26 along an order of operations and prints instructions."""

    def __init__(self, prefix: str, core: Core, copies: bool) -> None:
        self.prefix, self.core, self.copies = prefix, core, copies
        self.tables: dict[tuple[int, ...], str] = {}
        self.lines: list[str] = []

    def table(self, words: tuple[int, ...], what: str) -> str:
        if words not in self.tables:
            self.tables[words] = self.label(f"{what}{len(self.tables)}")
        return f"zmmword ptr [rip + {self.tables[words]}]"

    def label(self, name: str) -> str:
        return f"LOCAL({self.prefix}_{name})"

    def line(self, text: str, note: str = "") -> None:
        self.lines.append(f"    {text:<55} # {note}" if note else f"    {text}")

    def packed(self, p: Packer, tuning: Tuning, window: int) -> list[int]:
        """The operations in the order for the core; the registers of what leaves."""
        value = {op.note: op.result for op in p.block.ops}
        bias = {value[name]: places for name, places in tuning.bias.items()}
        order, ready = schedule(p.block, self.core, bias, window)
        block = p.block.ordered(order)
        p.verify(block)
        place, operands = self.allocated(block, ready, tuning.pick)
        for op in block.ops:
            self.instruction(op, place, operands.get(op, op.reads))
        return [place[v] for v in block.leave]

    def allocated(self, block: Block, ready: dict[int, int], pick: dict[str, int]) -> tuple:
        """Value -> register, and the operands of ternary operations, first the one that is
        overwritten: the one that is ready last, or a copy of it.

        On Zen 5 such an instruction takes three cycles instead of two if the operand that it
        overwrites was ready before another one (measured); copies cost nothing there."""
        last, operations, operands = last_uses(block), iter(enumerate(block.ops)), {}

        def choose(heirs: list[int], free: list[int]) -> int:
            n, op = next(operations)
            dying = [v for v in dict.fromkeys(op.reads) if last[v] == n]
            spare = free[: len(free) - len(heirs)]
            heir = dict(zip(dying, heirs))
            overwritten = next(iter(dying), None)
            if op.kind in TERNARY:
                reads = sorted(op.reads, key=lambda v: (-ready.get(v, 0), v not in dying))
                if op.note in pick:
                    reads.sort(key=lambda v: v != op.reads[pick[op.note]])
                if not spare or not self.copies:  # no room for a copy, or no use
                    reads.sort(key=lambda v: v not in dying)
                operands[op], overwritten = reads, reads[0]
            elif op.kind == "perm" and op.amount not in RESIDENT:
                overwritten = None  # where the index is loaded
            # Else the register of a value that dies here, so the busy set stays small.
            if overwritten not in heir and not spare:
                raise ValueError(f"no register is free for {op.note}")
            return heir[overwritten] if overwritten in heir else spare[0]

        entry = {v: y for y, v in enumerate(block.enter)}
        return forward(block, [*FREE], entry, choose), operands

    def instruction(self, op: Op, place: dict[int, int], reads: Sequence[int]) -> None:
        d, r = place[op.result], [place[v] for v in reads]
        n, m, comment = op.amount, "", note(op)
        if op.kind in TERNARY or op.kind == "first":
            if d != r[0]:
                self.line(f"vmovdqa64 zmm{d}, zmm{r[0]}", "copy")
            slots = [*map(op.reads.index, reads)]
            n = ternary_immediate(op.kind[:3], slots) if len(slots) > 1 else 8 * op.amount
        elif op.kind == "perm":
            m = f"zmm{RESIDENT.get(op.amount, d)}"
            if op.amount not in RESIDENT:
                table = self.table(op.amount, "index")
                self.line(f"vmovdqa64 zmm{d}, {table}", f"words {op.amount[:5]}")
        elif op.kind == "rolv":
            m, comment = self.table(op.amount, "rho"), f"{comment} {op.amount[:5]}"
        registers = [f"zmm{x}" for x in r]
        self.line(SYNTAX[op.kind].format(*registers, d=f"zmm{d}", n=n, m=m), comment)

    def renumber(self, at: list[int]) -> None:
        """Move zmm at[i] to zmm i; a cycle of moves is broken with zmm26."""
        todo = {i: z for i, z in enumerate(at) if z != i}
        while todo:
            free = [d for d in todo if d not in todo.values()]
            if free:
                d = free[0]
                self.line(f"vmovdqa64 zmm{d}, zmm{todo.pop(d)}", f"line {d} back in zmm{d}")
            else:
                d = next(iter(todo))
                self.line(f"vmovdqa64 zmm26, zmm{d}", "a cycle of moves")
                todo = {k: 26 if s == d else s for k, s in todo.items()}


FACTS = """\
out      the 200 bytes of state; nothing else in memory is written, and nothing outside the
         state, the blocks and this file's tables is read (masked loads suppress the rest; a
         prefetch may name an address behind the blocks, which reads nothing and cannot fault)
clobbers rax, rcx, rdx, rsi, r8-r11, flags, zmm0-zmm31, k1-k7
stack    none
No branch and no address depends on the state or the data.

Layout: between rounds zmm0..zmm4 and their like hold one line of lanes each in words 0..4; words
5..7 are scratch. Six rounds take the lines from rows over columns and four diagonal slopes back
to rows; a count that is not a multiple of 6 begins with single rounds that carry the lanes back
into rows. Values are named <what><line>_<round>; the name before the colon is the value that an
instruction makes: a = A where chi wants it, x = A where theta wants it, s and c = theta's sums,
g = rol(c, 1), p and q = c and g where chi wants them, w h e f = the sums of a column, u and t =
after theta, ra rp rq = the three terms of theta after rho, b = after rho (b0v: two places ahead),
m = B[x+1], z = its product in chi, n = after chi, i = after iota."""
#: What else there is where lines are carried.
CARRIED = "mm and mp = c and g next to the lanes that they go to, y = t in the place for chi."


# Rows in parts of 32 and 8 bytes, not under a mask: on Intel's cores what was written under one
# cannot be read back before it has reached the cache, and on Zen 5 a state that lies across two
# pages costs some 40 cycles a call more.
def load_rows(p: Printer) -> None:
    p.line("mov eax, 16")
    p.line("kmovd k6, eax", "the fifth lane")
    for y in range(5):
        p.line(f"vmovdqu64 ymm{y}, [rdi + {40 * y}]", f"row {y}")
        p.line(f"vpbroadcastq zmm{y}{{k6}}, qword ptr [rdi + {40 * y + 32}]")


def store_rows(p: Printer) -> None:
    for y in range(5):
        p.line(f"vextracti64x4 ymm{5 + y}, zmm{y}, 1", "the fifth lane")
    for y in range(5):
        p.line(f"vmovdqu64 [rdi + {40 * y}], ymm{y}", f"row {y}")
        p.line(f"vmovq [rdi + {40 * y + 32}], xmm{5 + y}")


def enter(p: Printer) -> None:
    """Rows, masks and indices into registers, and where the round constants are."""
    load_rows(p)
    p.line("mov eax, 15")
    p.line("kmovd k6, eax", "four lanes of a column")
    p.line("mov eax, 1")
    p.line("kmovd k7, eax", "lane (0, 0), for iota")
    for index, z in RESIDENT.items():
        p.line(f"vmovdqa64 zmm{z}, {p.table(index, 'index')}", f"words {index[:5]}")
    p.line(f"lea r11, [rip + {p.label('rc_end')}]", "end of the round constants")
    p.line("imul r9d, r8d, 43")
    p.line("shr r9d, 8", "rounds / 6")
    p.line("imul r9, r9, -48")
    p.line("add r9, r11", "constants of the rounds done six at a time")
    p.line("shl r8d, 3", "the upper half of r8 is undefined: clear it")
    p.line("mov r10, r11")
    p.line("sub r10, r8", "constant of the first round")
    p.line("shl eax, cl")
    p.line("dec eax", "bit i: lane i is absorbed")
    for y in range(5):
        p.line("mov r8d, eax")
        p.line("and r8d, 31")
        p.line(f"kmovd k{y + 1}, r8d", f"row {y} of a block")
        if y < 4:
            p.line("shr eax, 5")
    p.line("shl rcx, 3", "bytes from block to block")


def absorb(p: Printer) -> None:
    """The head of the loop over blocks."""
    p.lines.append(f"    .p2align 5\n{p.label('block')}:")
    p.line("test rcx, rcx")
    p.line(f"jz {p.label('rounds')}", "nothing to absorb")
    for y in range(5):
        p.line(f"vpxorq zmm{y}{{k{y + 1}}}, zmm{y}, [rsi + {40 * y}]", f"row {y} ^= data")
    for line in range(3):
        p.line(f"prefetcht0 [rsi + {AHEAD + 64 * line}]", "of a later block" if not line else "")
    p.line("add rsi, rcx")
    p.lines.append(f"{p.label('rounds')}:")
    p.line("mov rax, r10")
    p.line("cmp rax, r9")
    p.line(f"jae {p.label('many')}")


def single_rounds(p: Printer) -> None:
    p.lines.append(f"\n{p.label('one')}:")
    p.lines.append("    // One round in rows, then every lane back into its row.")
    source = p.packed(six_rounds(SINGLE, 1), SINGLE, 10**9)
    lanes = layout(ARRANGEMENT[1])
    spare = [z for z in FREE if z not in source]
    index, target = spare[:5], spare[5:10]
    for y in LINES:
        word = next(j for j in LINES if lanes[0][j][1] == y)
        p.line(
            f"vmovdqa64 zmm{index[y]}, {p.table((word,) * 8, 'index')}",
            f"lane (x, {y}) is word {word}",
        )
    for x in LINES:
        line = next(i for i in LINES if lanes[i][0][0] == x)
        p.line(f"mov r8d, {1 << x}")
        p.line("kmovd k7, r8d", f"word {x}")
        for y in LINES:
            z = "{z}" if x == 0 else ""
            p.line(
                f"vpermq zmm{target[y]}{{k7}}{z}, zmm{index[y]}, zmm{source[line]}",
                f"lane ({x}, {y})",
            )
    for y in LINES:
        p.line(f"vmovdqa64 zmm{y}, zmm{target[y]}", f"row {y}")
    p.line("mov r8d, 1")
    p.line("kmovd k7, r8d")
    p.line("add rax, 8")
    p.line("cmp rax, r9")
    p.line(f"jb {p.label('one')}")
    p.line("cmp rax, r11")
    p.line(f"jae {p.label('done')}")


def kernel(recipe: Recipe) -> str:
    options, tuning = recipe.options, Tuning.of(recipe.options)
    p = Printer(options["label"], CORES[options["core"]], options["copies"])
    facts = FACTS + (f"\n{CARRIED}" if any(tuning.carried) else "")
    p.lines.append(common.LOCAL)
    enter(p)
    absorb(p)
    single_rounds(p)
    p.lines.append(f"    .p2align 6\n{p.label('many')}:")
    p.lines.append("    // Six rounds: rows, columns, four slopes.")
    p.renumber(p.packed(six_rounds(tuning), tuning, options["window"]))
    p.line("add rax, 48")
    p.line("cmp rax, r11")
    p.line(f"jb {p.label('many')}")
    p.lines.append(f"\n{p.label('done')}:")
    p.line("dec rdx")
    p.line(f"jnz {p.label('block')}")
    store_rows(p)
    p.line("vzeroupper")
    p.line("ret")
    tables = [f"{label}: .quad {', '.join(map(str, words))}\n" for words, label in p.tables.items()]
    return common.one_state(recipe, facts, p.lines, "".join(tables), p.label("rc_end"))
