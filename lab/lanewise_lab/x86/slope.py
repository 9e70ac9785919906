# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One Keccak state on AVX-512 in rotating slopes: from the model to instructions and a file."""

from __future__ import annotations

from lanewise_lab import round as keccak
from lanewise_lab.x86 import common, slope_schedule
from lanewise_lab.x86.recipe import Recipe
from lanewise_lab.x86.slope_model import Tuning, six_rounds
from lanewise_lab.x86.slope_schedule import Op

#: One round in rows, for what is left of a count that is no multiple of six.
SINGLE = Tuning(late=[{1, 2}])

#: zmm registers that hold the four rotations of words 0..4 for the whole call.
RESIDENT = {tuple((j + k) % 5 for j in range(5)): 31 - k for k in range(1, 5)}
FREE = range(27)
#: How far ahead of the block in hand the message is fetched, in bytes: the hardware stops at the
#: end of a page.
AHEAD = 1024


#: Labels that stay out of the symbol table.
LOCAL = """\
#if defined(__APPLE__)
#define LOCAL(name) L##name
#else
#define LOCAL(name) .L##name
#endif"""


class Printer:
    """Hands out zmm 0..26 along an order of operations and prints instructions."""

    def __init__(self, prefix: str, copies: bool) -> None:
        self.prefix, self.copies = prefix, copies
        self.tables: dict[tuple[int, ...], str] = {}
        self.lines: list[str] = []
        self.ready: dict[str, int] = {}
        self.pick: dict[str, int] = {}

    def table(self, words: tuple[int, ...], what: str) -> str:
        if words not in self.tables:
            self.tables[words] = self.label(f"{what}{len(self.tables)}")
        return f"zmmword ptr [rip + {self.tables[words]}]"

    def label(self, name: str) -> str:
        return f"LOCAL({self.prefix}_{name})"

    def line(self, text: str, note: str = "") -> None:
        self.lines.append(f"    {text:<55} # {note}" if note else f"    {text}")

    @staticmethod
    def take(free: list[int], op: Op) -> int:
        if not free:
            raise ValueError(f"no register is free for {op.dst}")
        return free.pop(0)

    def ternary(self, op: Op, at: dict[str, int], dying: set[str], free: list[int], f) -> int:
        """vpternlogq overwrites an operand: the one that is ready last, or a copy of it.

        On Zen 5 the instruction takes three cycles instead of two if the operand that it
        overwrites was ready before another one (measured); copies cost nothing there."""
        order = sorted(
            range(3), key=lambda i: (-self.ready.get(op.src[i], 0), op.src[i] not in dying)
        )
        if op.dst in self.pick:
            order.insert(0, order.pop(order.index(self.pick[op.dst])))
        if not free or not self.copies:  # no room for a copy, or no use
            order.sort(key=lambda i: op.src[i] not in dying)
        first = op.src[order[0]]
        if first in dying:
            d = at[first]
        else:
            d = self.take(free, op)
            self.line(f"vmovdqa64 zmm{d}, zmm{at[first]}", "copy")
        table = 0
        for bits in range(8):
            value = {order[k]: bits >> (2 - k) & 1 for k in range(3)}
            table |= f(value[0], value[1], value[2]) << bits
        b, c = at[op.src[order[1]]], at[op.src[order[2]]]
        self.line(f"vpternlogq zmm{d}, zmm{b}, zmm{c}, 0x{table:02x}", f"{op.dst}: {op.note}")
        return d

    def body(self, ops: list[Op], start: dict[str, int], live_out: list[str]) -> dict[str, int]:
        last = slope_schedule.last_uses(ops, live_out)
        at, free = dict(start), [r for r in FREE if r not in start.values()]
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
                table_perm = op.kind == "perm" and op.const not in RESIDENT
                if d is None or table_perm:
                    d = self.take(free, op)
                if table_perm:
                    words = tuple(op.const) + (op.const[0], 6, 7)
                    self.line(
                        f"vmovdqa64 zmm{d}, {self.table(words, 'index')}", f"words {op.const}"
                    )
                    self.line(f"vpermq zmm{d}, zmm{d}, zmm{used[0]}", note)
                elif op.kind == "perm":
                    self.line(f"vpermq zmm{d}, zmm{RESIDENT[op.const]}, zmm{used[0]}", note)
                elif op.kind == "rolv":
                    amounts = self.table(tuple(op.const) + (0, 0), "rho")
                    self.line(
                        f"vprolvq zmm{d}, zmm{used[0]}, {amounts}",
                        f"{note} {op.const[:5]}",
                    )
                elif op.kind == "rol":
                    self.line(f"vprolq zmm{d}, zmm{used[0]}, {op.const}", note)
                elif op.kind == "swap":
                    self.line(f"vpermilpd zmm{d}{{k6}}{{z}}, zmm{used[0]}, 0x55", note)
                elif op.kind == "mix":
                    self.line(f"vshufpd zmm{d}, zmm{used[0]}, zmm{used[1]}, 0x55", note)
                elif op.kind == "andn":
                    self.line(f"vpandnq zmm{d}, zmm{used[0]}, zmm{used[1]}", note)
                elif op.kind == "xor2":
                    self.line(f"vpxorq zmm{d}, zmm{used[0]}, zmm{used[1]}", note)
                elif op.kind == "iota":
                    if d != used[0]:
                        self.line(f"vmovdqa64 zmm{d}, zmm{used[0]}", "copy")
                    self.line(
                        f"vpxorq zmm{d}{{k7}}, zmm{d}, qword ptr [rax + {8 * op.const}]{{1to8}}",
                        note,
                    )
                else:
                    raise ValueError(op.kind)
            at[op.dst] = d
            for s in op.src:
                if s in dying and s in at:
                    if at[s] != d:
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


SPECIFICATION = """\
TITLE

void SYMBOL_NAME(uint64_t state[25], const uint8_t *data,
        size_t blocks, size_t lanes, unsigned rounds);

blocks times: state ^= the next 8 * lanes bytes of data; state = the last `rounds` rounds of
Keccak-f on state. Lane (x, y) is state[x + 5y], little-endian.

in       rdi state, 8-byte aligned; rsi data, any alignment; rdx blocks >= 1; rcx lanes, 0..25;
         r8d rounds, 1..24
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
        words = index + (index[0], 6, 7)
        p.line(f"vmovdqa64 zmm{z}, {p.table(words, 'index')}", f"words {index}")
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


def single_rounds(p: Printer, core: slope_schedule.Core) -> None:
    p.lines.append(f"\n{p.label('one')}:")
    rows = range(5)
    p.lines.append("    // One round in rows, then every lane back into its row.")
    one = six_rounds(SINGLE, 1)
    ops, p.ready = slope_schedule.order(one.ops, core)
    names = [f"A{y}" for y in rows]
    at = p.body(ops, {n: y for y, n in enumerate(names)}, one.outputs)
    source = [at[n] for n in one.outputs]
    lanes = one.phases[-1][1]
    spare = [z for z in FREE if z not in source]
    index, target = spare[:5], spare[5:10]
    for y in rows:
        word = next(j for j in range(5) if lanes[0][j][1] == y)
        p.line(
            f"vmovdqa64 zmm{index[y]}, {p.table((word,) * 8, 'index')}",
            f"lane (x, {y}) is word {word}",
        )
    for x in rows:
        line = next(i for i in range(5) if lanes[i][0][0] == x)
        p.line(f"mov r8d, {1 << x}")
        p.line("kmovd k7, r8d", f"word {x}")
        for y in rows:
            z = "{z}" if x == 0 else ""
            p.line(
                f"vpermq zmm{target[y]}{{k7}}{z}, zmm{index[y]}, zmm{source[line]}",
                f"lane ({x}, {y})",
            )
    for y in rows:
        p.line(f"vmovdqa64 zmm{y}, zmm{target[y]}", f"row {y}")
    p.line("mov r8d, 1")
    p.line("kmovd k7, r8d")
    p.line("add rax, 8")
    p.line("cmp rax, r9")
    p.line(f"jb {p.label('one')}")
    p.line("cmp rax, r11")
    p.line(f"jae {p.label('done')}")


def six(p: Printer, core: slope_schedule.Core, tuning: Tuning, window: int) -> None:
    p.lines.append("    .p2align 6\n" + f"{p.label('many')}:")
    p.lines.append("    // Six rounds: rows, columns, four slopes.")
    model = six_rounds(tuning)
    ops, p.ready = slope_schedule.order(model.ops, core, tuning.bias, window)
    p.pick = tuning.pick
    at = p.body(ops, {f"A{y}": y for y in range(5)}, model.outputs)
    p.renumber(at, model.outputs)


def kernel(recipe: Recipe) -> str:
    options, tuning = recipe.options, Tuning.of(recipe.options)
    core = slope_schedule.CORES[options["core"]]
    p = Printer(options["label"], options["copies"])
    specification = SPECIFICATION.replace("TITLE", recipe.title)
    specification = specification.replace("SYMBOL_NAME", recipe.symbol)
    if any(tuning.carried):
        specification += f"\n{CARRIED}"
    specification = specification.split("\n")
    out = [common.head(recipe, specification)]
    p.lines.append(LOCAL)
    enter(p)
    absorb(p)
    single_rounds(p, core)
    six(p, core, tuning, options["window"])
    p.line("add rax, 48")
    p.line("cmp rax, r11")
    p.line(f"jb {p.label('many')}")
    p.lines.append(f"\n{p.label('done')}:")
    p.line("dec rdx")
    p.line(f"jnz {p.label('block')}")
    store_rows(p)
    p.line("vzeroupper")
    p.line("ret")
    out.append(common.function(recipe.symbol, p.lines, 5))
    out.append(common.read_only())
    for words, label in p.tables.items():
        out.append(f"{label}: .quad {', '.join(map(str, words))}\n")
    out += [f"    .quad 0x{c:016x}\n" for c in keccak.RC]
    out.append(f"{p.label('rc_end')}:\n")
    out.append(common.stack_note())
    return "".join(out)
