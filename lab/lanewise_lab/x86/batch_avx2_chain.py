# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The chains of batch_chain.py with AVX2: four states whose lanes are in memory between rounds.

The first round reads head, node and padding where they lie, the last one writes the node where the
caller wants it, and both leave out what is known to be zero or not wanted: no block is written.
"""

from __future__ import annotations

from lanewise_lab.round import ROUNDS, sheet
from lanewise_lab.x86 import common
from lanewise_lab.x86.batch_avx2 import BUFFER, BYTES, EVERY, Places, Round, leave
from lanewise_lab.x86.batch_avx2 import rotations as rotation_tables
from lanewise_lab.x86.batch_chain import NODES, PADDING, interface, state_before
from lanewise_lab.x86.batch_io import Vector, line, short
from lanewise_lab.x86.recipe import Recipe

#: On the stack: two buffers of a state, the D, and a masked node.
STORED = 2 * BUFFER
MASKED = STORED + 5 * BYTES
LAST = 8 * (ROUNDS - 1)


def rows(pointer: str, first: int = 0):
    """Where lane i is, of lanes that lie one behind the other."""
    return lambda i: f"[{pointer} + {BYTES * i + first}]"


class Chain:
    """One function."""

    def __init__(self, symbol: str, order: str, m: int, masked: bool):
        self.order, self.m, self.tables, self.masked = order, m, symbol, masked
        self.symbol = f"{symbol}{8 * m}"
        self.label = f"L{short(self.symbol)}"
        self.frame = MASKED + (BYTES * m + 63 & -64 if masked else 0)

    def lane_of_block(self, i: int, what: str) -> str:
        if what in ("head", "last"):
            return f"[rdx + {BYTES * i}]" if what == "head" else "[rcx]"
        if what == "node":
            return (rows("rsp", MASKED) if self.masked else rows("rsi"))(i - self.m - 4)
        return f"[rip + L{short(self.tables)}_{what.removesuffix(' padding')}]"

    @staticmethod
    def parities(block: dict[int, str]) -> list[str]:
        out = []
        for x in range(5):
            first, *more = (i for i in block if sheet(i) == x)
            out.append(line(f"vmovdqu ymm{x}, {block[first]}"))
            out += [line(f"vpxor ymm{x}, ymm{x}, {block[i]}", f"lane {i}") for i in more]
        return out

    def round(self, places: Places, **known) -> list[str]:
        return Round(self.order, self.tables, places, **known).run()

    def hash(self, what: str, node: bool, to) -> list[str]:
        """The block, and of its permutation the lanes of a node."""
        block = {i: self.lane_of_block(i, s) for i, s in state_before(self.m, node).items()}
        label = f"{self.label}_{what}"
        first = Places(block.__getitem__, rows("rsp"), "[r9]", STORED)
        middle = Places(rows("r10"), rows("r11"), f"[r9 + 8 * rax + {LAST}]", STORED)
        last = Places(rows("rsp"), to, f"[r9 + {LAST}]", STORED, "vmovdqu")
        return [
            *self.parities(block),
            "",
            "    // The first round, of zeros but for these lanes.",
            *self.round(first, zeros=EVERY - set(block)),
            line("mov r10, rsp"),
            line(f"lea r11, [rsp + {BUFFER}]", "the other buffer"),
            line(f"mov rax, -{ROUNDS - 2}", "an even number: the last one ends at rsp"),
            "    .p2align 6",
            f"{label}:",
            *self.round(middle),
            line("xchg r10, r11"),
            line("inc rax"),
            line(f"jnz {label}"),
            "",
            f"    // The last round, of which only {self.m} lanes are wanted.",
            *self.round(last, wanted=frozenset(range(self.m))),
        ]

    def mask(self) -> list[str]:
        """The node XOR its mask, to a place of its own."""
        node, to = rows("rsi"), rows("rsp", MASKED)
        out = self.hash("mask", False, to)
        for i in range(self.m):
            out.append(line(f"vmovdqu ymm0, {node(i)}"))
            out.append(line(f"vpxor ymm0, ymm0, {to(i)}"))
            out.append(line(f"vmovdqa {to(i)}, ymm0"))
        return [*out, ""]

    def run(self) -> list[str]:
        return [
            *common.enter([], self.frame),
            f"{self.label}_step:",
            *(self.mask() if self.masked else []),
            *self.hash("round", True, rows("rdi")),
            line("mov rsi, rdi", "the node of the next step"),
            line(f"add rcx, {BYTES}"),
            line("dec r8"),
            line(f"jnz {self.label}_step"),
            *leave([], self.frame),
        ]


def kernel(recipe: Recipe) -> str:
    symbol, masked = recipe.symbol, recipe.masked
    chains = [Chain(symbol, recipe.options["order"], m, masked) for m in NODES]
    description = [
        *interface(symbol, Vector(4, evex=False), masked),
        "Clobbers: rax, rcx, rsi, r8, r10, r11, ymm0-ymm15, flags.",
        f"Stack: at most {common.stack_bytes([], chains[-1].frame)} bytes;",
        "the lanes that lay there are wiped.",
        "Ends with vzeroupper.",
    ]
    text = common.head(recipe, description)
    text += "".join(common.function(chain.symbol, chain.run(), 6) for chain in chains)
    text += common.read_only() + rotation_tables(symbol)
    for name, value in PADDING.items():
        text += f"L{short(symbol)}_{name}:\n    .quad {', '.join(4 * [hex(value)])}\n"
    return text + common.stack_note()
