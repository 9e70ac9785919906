# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One Keccak state on AVX-512 in rotating slopes: from packed rounds to a file."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..ir import COPY, Block, Op, Step
from ..passes.allocate import Placing, TooFew, last_uses
from ..passes.list_schedule import Core, schedule
from . import common
from .emit_x86_64 import AVX512, TERNARY, File
from .recipe import Recipe
from .slope_model import CORES, LAYOUTS, LINES, SHUFFLES, Layout, Tuning, back_to_rows, six_rounds

#: One round in rows, for what is left of a count that is no multiple of six.
SINGLE = {"late": ["12"], "window": 10**9}

#: zmm registers that hold the four rotations of words 0..4 for the whole call.
RESIDENT = {SHUFFLES.index((*range(k, 5), *range(k))): 31 - k for k in range(1, 5)}
FREE = range(27)
#: How far ahead of the block in hand the message is fetched, in bytes: the hardware stops at the
#: end of a page.
AHEAD = 1024
#: Where notes begin.
COLUMN = 56

ZMM = File(AVX512, [f"zmm{n}" for n in range(32)])

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
    "t xor": "theta: ^ rol(C[x+1], 1)",
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


#: Notes of what the allocator copies.
COPIES = {"copy": "copy", "home": "line {0} back in zmm{0}", "spare": "a cycle of moves"}


def note(op: Op) -> str:
    what, i = re.match(r"([a-z]+)(\d?)", op.note).groups()
    text = NOTES.get(f"{what} {op.kind}") or NOTES.get(f"{what}i" if i else what) or NOTES[what]
    return f"{op.note}: {text.format(i=i)}"


def numbers(options: dict, name: str, form: str, ops: list[Op]) -> dict[int, int]:
    """An option's operations, by their values, and a number for each: "a0_5:3 t2_0:1"."""
    known, out = {op.note: op.result for op in ops}, {}
    for word in options.get(name, "").split():
        operation, _, number = word.partition(":")
        if operation not in known or not re.fullmatch(form, number):
            raise ValueError(f"{name}: {word} is no operation to have that, or comes twice")
        out[known.pop(operation)] = int(number)
    return out


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
        # A space also behind a text that reaches the notes.
        self.lines.append(common.line(f"{text} " if note else text, note, COLUMN))

    def code(self, text: str) -> None:
        self.lines += common.code(text, COLUMN)

    def packed(self, options: dict, layouts: list[Layout], home: bool = True) -> list[int]:
        """Rounds in the order for the core, as a recipe's options say; where what leaves lies.
        home: in the registers in which it entered."""
        rounds = six_rounds(Tuning(options), layouts)
        ops = rounds.block.ops
        bias = numbers(options, "bias", "-?[0-9]+", ops)
        pick = numbers(options, "pick", "[012]", [op for op in ops if op.kind in TERNARY])
        order, ready = schedule(rounds.block, self.core, bias, options["window"])
        block = rounds.block.ordered(order)
        rounds.verify(block)
        operands = self.operands(block, ready, pick)
        block.tied = [(reads[0], v) for v, reads in operands.items()]
        entry = {v: y for y, v in enumerate(block.enter)}
        placing = Placing(block, [*FREE], entry, chosen, over=TERNARY)
        if home:
            placing.settle(dict(enumerate(block.leave)))
        for step in placing.steps:
            self.instruction(step, operands.get(step.op.result, step.op.reads))
        return [placing.where[v] for v in block.leave]

    def operands(
        self, block: Block, ready: dict[int, int], pick: dict[int, int]
    ) -> dict[int, list[int]]:
        """By the values that they make, the operands of operations that overwrite one, or a copy
        of it: first the one that is ready last.

        On Zen 5 such an instruction takes three cycles instead of two if the operand that it
        overwrites was ready before another one (measured); copies cost nothing there."""
        last, out = last_uses(block), {}
        for n, op in enumerate(block.ops):
            if op.kind in (*TERNARY, "first"):
                lives = {v: last[v] > n for v in op.reads}
                picked = op.reads[pick[op.result]] if op.result in pick else None
                key = {v: (v != picked, -ready.get(v, 0), lives[v]) for v in lives}
                out[op.result] = sorted(lives, key=lambda v: (lives[v] > self.copies, key[v]))
        return out

    def instruction(self, step: Step, reads: Sequence[int]) -> None:
        """reads: the operands in the order in which a ternary one has them."""
        op, (d, *r) = step.op, step.registers
        n, at, comment = 0, "", COPIES[op.note].format(d) if op.kind == COPY else note(op)
        if op.kind == "perm":
            r.insert(0, RESIDENT.get(op.amount, d))
            if op.amount not in RESIDENT:
                index = self.table(op.amount, "index")
                self.line(ZMM.text("load", d, at=index), f"words {op.amount[:5]}")
        elif op.kind == "rolv":
            at, comment = self.table(op.amount, "rho"), f"{comment} {op.amount[:5]}"
        elif op.kind == "first":
            at = f"qword ptr [rax + {8 * op.amount}]{{1to8}}"
        elif op.kind == "rol":
            n = op.amount
        order = map(op.reads.index, reads)
        self.line(ZMM.text(op.kind, d, *r, n=n, at=at, order=order), comment)


def chosen(op: Op, heirs: list[int], free: list[int]) -> int:
    """The register of a value that ends, so the busy set stays small; for a permutation whose index
    is loaded first, another one."""
    if op.kind == COPY:  # a cycle of moves is broken with it
        return max(free)
    if op.kind == "perm" and op.amount not in RESIDENT:
        heirs, free = [], [r for r in free if r not in heirs]
    if not free:
        raise TooFew(f"order: no register is free for {op.note}")
    return (heirs or free)[0]


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
def enter(p: Printer) -> None:
    """Rows, masks and indices into registers, and where the round constants are."""
    p.code("mov eax, 16; kmovd k6, eax  # the fifth lane")
    for y in LINES:
        p.line(f"vmovdqu64 ymm{y}, [rdi + {40 * y}]", f"row {y}")
        p.line(f"vpbroadcastq zmm{y}{{k6}}, qword ptr [rdi + {40 * y + 32}]")
    p.code("""
        mov eax, 15; kmovd k6, eax  # four lanes of a column
        mov eax, 1; kmovd k7, eax  # lane (0, 0), for iota
    """)
    for index, z in RESIDENT.items():
        p.line(f"vmovdqa64 zmm{z}, {p.table(index, 'index')}", f"words {index[:5]}")
    p.code(f"""
        lea r11, [rip + {p.label("rc_end")}]  # end of the round constants
        imul r9d, r8d, 43; shr r9d, 8  # rounds / 6
        imul r9, r9, -48; add r9, r11  # constants of the rounds done six at a time
        shl r8d, 3  # the upper half of r8 is undefined: clear it
        mov r10, r11; sub r10, r8  # constant of the first round
        shl eax, cl; dec eax  # bit i: lane i is absorbed
    """)
    for y in LINES:
        p.code("shr eax, 5" if y else "")
        p.code(f"mov r8d, eax; and r8d, 31; kmovd k{y + 1}, r8d  # row {y} of a block")
    p.code("shl rcx, 3  # bytes from block to block")


def leave(p: Printer) -> None:
    for y in LINES:
        p.line(f"vextracti64x4 ymm{5 + y}, zmm{y}, 1", "the fifth lane")
    for y in LINES:
        p.line(f"vmovdqu64 [rdi + {40 * y}], ymm{y}", f"row {y}")
        p.line(f"vmovq [rdi + {40 * y + 32}], xmm{5 + y}")
    p.code("vzeroupper; ret")


def absorb(p: Printer) -> None:
    """The head of the loop over blocks."""
    p.code(f"""
        .p2align 5; {p.label("block")}:
        test rcx, rcx; jz {p.label("rounds")}  # nothing to absorb
    """)
    for y in LINES:
        p.line(f"vpxorq zmm{y}{{k{y + 1}}}, zmm{y}, [rsi + {40 * y}]", f"row {y} ^= data")
    p.code(f"""
        prefetcht0 [rsi + {AHEAD}]  # of a later block
        prefetcht0 [rsi + {AHEAD + 64}]; prefetcht0 [rsi + {AHEAD + 128}]; add rsi, rcx
        {p.label("rounds")}:
        mov rax, r10; cmp rax, r9; jae {p.label("many")}
    """)


def single_rounds(p: Printer) -> None:
    p.lines.append(f"\n{p.label('one')}:")
    p.lines.append("    // One round in rows, then every lane back into its row.")
    source = p.packed(SINGLE, LAYOUTS[:2], home=False)
    rows = back_to_rows(LAYOUTS[1]).block.ops  # five for each row, each with lanes of one register
    spare = [z for z in FREE if z not in source]
    index, target = spare[:5], spare[5:10]
    for y in LINES:
        _, word = rows[5 * y].amount[0]
        table = p.table((word,) * 8, "index")
        p.line(f"vmovdqa64 zmm{index[y]}, {table}", f"lane (x, {y}) is word {word}")
    for x in LINES:
        p.code(f"mov r8d, {1 << x}; kmovd k7, r8d  # word {x}")
        for y, op in enumerate(rows[x::5]):
            to = f"zmm{target[y]}{{k7}}" + "{z}" * (len(op.reads) == 1)
            p.line(f"vpermq {to}, zmm{index[y]}, zmm{source[op.reads[-1]]}", op.note)
    for y in LINES:
        p.line(f"vmovdqa64 zmm{y}, zmm{target[y]}", f"row {y}")
    p.code(f"""
        mov r8d, 1; kmovd k7, r8d; add rax, 8
        cmp rax, r9; jb {p.label("one")}; cmp rax, r11; jae {p.label("done")}
    """)


def kernel(recipe: Recipe) -> str:
    options = recipe.options
    p = Printer(options["label"], CORES[options["core"]], options["copies"])
    facts = FACTS + (f"\n{CARRIED}" if any(options.get("carried", ())) else "")
    p.lines.append(common.LOCAL)
    enter(p)
    absorb(p)
    single_rounds(p)
    p.code(f".p2align 6; {p.label('many')}:")
    p.lines.append("    // Six rounds: rows, columns, four slopes.")
    p.packed(options, LAYOUTS)
    p.code(f"add rax, 48; cmp rax, r11; jb {p.label('many')}")
    p.lines.append(f"\n{p.label('done')}:")
    p.code(f"dec rdx; jnz {p.label('block')}")
    leave(p)
    tables = [f"{label}: .quad {', '.join(map(str, words))}\n" for words, label in p.tables.items()]
    return common.one_state(recipe, facts, p.lines, "".join(tables), p.label("rc_end"))
