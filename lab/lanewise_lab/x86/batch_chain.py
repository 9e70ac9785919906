# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Chains of SHAKE256 of short inputs, as SLH-DSA (FIPS 205) needs them, in AVX-512 registers.

A node of m lanes is hashed again and again, each time behind a head of m + 3 lanes, which stays,
and one lane, which changes. So of the 25 lanes before the first round 11 to 15 are zeros and two
are padding, and after the last round only m are wanted: these two rounds are made of the others by
the passes of prune.py. From step to step the node stays in registers.

Masked, as in the robust sets of SPHINCS+ 3.1 (section 7.2.1), each step first hashes the head and
the lane that changes, and XORs the node with that; meanwhile the node is in memory.
"""

from __future__ import annotations

from lanewise_lab.round import LANES, ROUNDS
from lanewise_lab.x86 import common, prune
from lanewise_lab.x86.batch_io import Vector, line, short
from lanewise_lab.x86.batch_round import ENDS, STARTS, Allocator, Operation, operations
from lanewise_lab.x86.recipe import Recipe

#: Lanes of a node: 16, 24 and 32 bytes.
NODES = (2, 3, 4)
#: The last lane of a block of SHAKE256, and what is written there and behind the message.
LAST_LANE = 16
PADDING = {"first": 0x1F, "last": 0x80 << 56}


def interface(symbol: str, vector: Vector, masked: bool) -> list[str]:
    """The specification that all such kernels share."""
    w = vector.states
    mask = [
        "    In each step the node is first XORed with its mask: as many bytes of SHAKE256 of the",
        "    words k of the rows of head and of the row of last.",
    ]
    return [
        f"SHAKE256 (FIPS 202) of {w} short inputs at once, step after step: what was hashed is",
        "part of the next input. N is 16, 24 or 32, the bytes of a node, and m = N / 8 its lanes.",
        "",
        f"{symbol}N(out, nodes, head, last, steps, constants)",
        "    rdi: receives m rows; rsi: m rows; rdx: m + 3 rows; rcx: a row for each step;",
        "    r8: steps >= 1; r9: the 24 round constants",
        f"    A row is one lane of all inputs, {w} 64-bit words. In each step input k is word k of",
        "    the rows of head, of the next row of last, and of the node's rows: at first `nodes`,",
        "    then what the step before has made, the first N bytes of SHAKE256. out may be nodes.",
        *(mask if masked else []),
        "",
        "System V ABI. Nothing is read outside the rows and the constants; no branch and no",
        "address depends on them.",
        "",
    ]


def state_before(m: int, node: bool = True) -> dict[int, str]:
    """The lanes of a block that are not zero, and what they are; without a node that of a mask."""
    lanes = {i: "head" for i in range(m + 3)} | {m + 3: "last"}
    lanes |= {m + 4 + i: "node" for i in range(m if node else 0)}
    return lanes | {len(lanes): "first padding", LAST_LANE: "last padding"}


class Chain:
    """One function. The node is in registers m + 4 .. 2m + 3 between steps: its place in the
    block."""

    def __init__(self, vector: Vector, symbol: str, ops: list[Operation], m: int, masked: bool):
        self.vector, self.ops, self.m, self.masked = vector, ops, m, masked
        self.prefix = vector.prefix + "mm"
        self.symbol = f"{symbol}{8 * m}"
        self.label = f"L{short(self.symbol)}"
        self.pads = f"L{short(symbol)}_"

    def constant(self, where: str) -> str:
        return f"qword ptr [{where}]{{1to{self.vector.states}}}"

    def rows(self, text: str, count: int, first: int, pointer: str) -> list[str]:
        """Move `count` rows; text names register and memory."""
        return [
            line(text.format(self.vector.reg(first + i), f"[{pointer} + {self.vector.bytes * i}]"))
            for i in range(count)
        ]

    def first_round(self, node: bool) -> list[str]:
        before = state_before(self.m, node)
        zeros = {f"A{i}" for i in range(LANES) if i not in before}
        ops = prune.once(prune.without_zeros(self.ops, zeros))
        starts = {f"A{i}": i for i in before}
        return Allocator(ops, self.prefix, self.constant("r9"), starts).run()

    def last_round(self) -> list[str]:
        ends = {f"E{i}": self.m + 4 + i for i in range(self.m)}
        ops = prune.wanted(self.ops, set(ends))
        constant = self.constant(f"r9 + {8 * (ROUNDS - 1)}")
        return Allocator(ops, self.prefix, constant, STARTS, ends).run()

    def load_block(self, node: bool) -> list[str]:
        """All but the node."""
        v, m = self.vector.reg, self.m
        end = m + 4 + (m if node else 0)
        return [
            *self.rows("vmovdqu64 {}, {}", m + 3, 0, "rdx"),
            line(f"vmovdqu64 {v(m + 3)}, [rcx]", "the lane that changes"),
            line(f"vpbroadcastq {v(end)}, [rip + {self.pads}first]"),
            line(f"vpbroadcastq {v(LAST_LANE)}, [rip + {self.pads}last]"),
        ]

    def hash(self, what: str, node: bool) -> list[str]:
        """The block, and of its permutation the lanes of a node, where nodes are."""
        middle = self.constant(f"r9 + 8 * rax + {8 * (ROUNDS - 1)}")
        label = f"{self.label}_{what}"
        return [
            *self.load_block(node),
            "",
            "    // The first round, of zeros but for these lanes.",
            *self.first_round(node),
            line(f"mov rax, -{ROUNDS - 2}"),
            "    .p2align 6",
            f"{label}:",
            *Allocator(self.ops, self.prefix, middle, STARTS, ENDS).run(),
            line("inc rax"),
            line(f"jnz {label}"),
            "",
            f"    // The last round, of which only {self.m} lanes are wanted.",
            *self.last_round(),
        ]

    def mask(self) -> list[str]:
        """The node, which is put aside, XOR its mask."""
        xor = "vpxorq {0}, {0}, {1}"
        return [
            *self.rows("vmovdqu64 {1}, {0}", self.m, self.m + 4, "rdi"),
            *self.hash("mask", node=False),
            *self.rows(xor, self.m, self.m + 4, "rdi"),
            "",
        ]

    def run(self) -> list[str]:
        return [
            *self.rows("vmovdqu64 {}, {}", self.m, self.m + 4, "rsi"),
            "    .p2align 6",
            f"{self.label}_step:",
            *(self.mask() if self.masked else []),
            *self.hash("round", node=True),
            line(f"add rcx, {self.vector.bytes}"),
            line("dec r8"),
            line(f"jnz {self.label}_step"),
            *self.rows("vmovdqu64 {1}, {0}", self.m, self.m + 4, "rdi"),
            *([line("vzeroupper")] if self.vector.prefix != "x" else []),
            line("ret"),
        ]


def constants(symbol: str) -> str:
    text = common.read_only()
    for name, value in PADDING.items():
        text += f"L{short(symbol)}_{name}:\n    .quad {value:#x}\n"
    return text


def kernel(recipe: Recipe) -> str:
    vector, symbol, masked = Vector(recipe.options["states"]), recipe.symbol, recipe.masked
    ops = operations(recipe.options["order"], recipe.options["parity"])
    v = vector.prefix
    description = [
        *interface(symbol, vector, masked),
        f"Clobbers: rax, rcx, r8, {v}mm0-{v}mm31, flags. Stack: none beyond the return address.",
        "Ends with vzeroupper." if v != "x" else "No upper halves are written.",
    ]
    chains = [Chain(vector, symbol, ops, m, masked) for m in NODES]
    text = common.head(recipe, description)
    text += "".join(common.function(chain.symbol, chain.run(), 6) for chain in chains)
    return text + constants(symbol) + common.stack_note()
