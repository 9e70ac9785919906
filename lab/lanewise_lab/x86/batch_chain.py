# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Chains of SHAKE256 of short inputs, as SLH-DSA (FIPS 205) needs them, made of a kernel's rounds.

A node of m lanes is hashed again and again, each time behind a head of m + 3 lanes, which stays,
and one lane, which changes. The block lies on the stack, where a step writes that lane and the
node; of its permutation at most four lanes are wanted, so the last round is made of the others by
passes/prune.py and by the same in batch_avx2.py. The first round is that of the loop: zeros would
save no more than a sixth of it. How many lanes a node has is a number of the call.

Masked, as in the robust sets of SPHINCS+ 3.1 (section 7.2.1), each step first hashes the head and
the lane that changes, and XORs the node with that: the same code, with padding where the node was.
So the six functions of a file are one body with six entries.
"""

from __future__ import annotations

from lanewise_lab.round import LANES, ROUNDS, sheet
from lanewise_lab.shake256 import CHANGING, GIVEN, LAST_LANE, PADDING, WANTED, entries
from lanewise_lab.x86 import batch_avx2, common
from lanewise_lab.x86.batch_avx2 import places
from lanewise_lab.x86.batch_round import Zipped
from lanewise_lab.x86.common import code, line, short
from lanewise_lab.x86.emit_x86_64 import Vector
from lanewise_lab.x86.recipe import Recipe

#: On the stack, in rows: the block, a node while its mask is made; with AVX2 also two states, in
#: the second of which the result comes to lie, and the D.
NODE = LANES
STATES = (NODE + len(WANTED), NODE + len(WANTED) + LANES)
THETA = STATES[1] + LANES


def interface(symbol: str, vector: Vector) -> list[str]:
    """The specification that all such kernels share."""
    w = vector.states
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
        "    masked_chainN is the same, but in each step the node is first XORed with as many",
        "    bytes of SHAKE256 of the words k of the rows of head and of the row of last.",
        "",
        "System V ABI. Nothing is read outside the rows and the constants; no branch and no",
        "address depends on them.",
        "",
    ]


class Chain:
    """The body, with rax = m rows in bytes and r10d = 1 for masked chains, else 0. From prepare()
    on rbx is where the node begins in the block, and rsi and rdx are free. While a mask is made
    r11d is 1, else 0."""

    def __init__(self, recipe: Recipe):
        evex = recipe["isa"] == "avx512"
        self.recipe, self.vector = recipe, Vector(recipe["states"], evex)
        self.symbol = f"lanewise_{recipe.chain_file}"
        self.label, self.at = f"L{short(self.symbol)}", self.vector.at
        self.rows = STATES[0] if evex else THETA + 5
        self.hash = self.in_registers if evex else self.in_memory
        self.saved = ["rbx"] if evex else ["rbx", "r12", "r13"]

    def load(self, n: int, at: str, note: str = "") -> str:
        return self.vector.line("loadu", n, at=at, note=note)

    def store(self, at: str, n: int, note: str = "") -> str:
        return self.vector.line("storeu", n, at=at, note=note)

    def zero(self, n: int) -> str:
        return self.vector.line("xor", n, n, n)

    def every(self, n: int, name: str) -> str:
        return self.vector.line("every", n, at=f"qword ptr [rip + {self.label}_{name}]")

    def some(self, name: str, most: int, move) -> list[str]:
        """move(i) for every i below most - 4 + m."""
        label, out = f"{self.label}_{name}", []
        for i in range(most):
            if i == most - 2:
                out += code(f"cmp eax, {3 * self.vector.bytes}; jb {label}")
            if i == most - 1:
                out.append(line(f"je {label}"))
            out += move(i)
        return [*out, f"{label}:"]

    def rounds(self, counter: str, body, turn: str) -> list[str]:
        """All 24. body: of a round, with the constant at this address, which makes some lanes;
        turn: what comes behind each."""
        last, label = 8 * (ROUNDS - 1), f"{self.label}_round"
        return [
            *code(f"mov {counter}, -{ROUNDS - 1}; .p2align 6; {label}:"),
            *body(f"[r9 + 8 * {counter} + {last}]", range(LANES)),
            *code(f"{turn}inc {counter}; jnz {label}"),
            "",
            "    // The last round, of which few lanes are wanted.",
            *body(f"[r9 + {last}]", WANTED),
        ]

    # The permutation of the block; the lanes that are wanted in registers 0..3

    def in_registers(self) -> list[str]:
        a_round = Zipped(self.recipe["order"], self.recipe["parity"])

        def body(constant: str, wanted: range) -> list[str]:
            constant = f"qword ptr {constant}{{1to{self.vector.states}}}"
            return a_round.body(self.vector, constant, wanted)

        return [
            *(self.load(i, self.at(i)) if i in GIVEN else self.zero(i) for i in range(LANES)),
            *self.rounds("rdx", body, ""),
        ]

    def in_memory(self) -> list[str]:
        a_round, theta = batch_avx2.InMemory(self.recipe["order"]), self.vector.bytes * THETA

        def body(constant: str, wanted: range) -> list[str]:
            return a_round.body(places(self.symbol, "rsi", "rdx", constant, theta), wanted)

        out = []
        for x in range(5):
            first, *more = (i for i in GIVEN if sheet(i) == x)
            out.append(self.load(x, self.at(first)))
            for i in more:
                note = f"lane {i}"
                out.append(self.vector.line("xor of memory", x, x, at=self.at(i), note=note))
        return [
            *out,
            *code(f"""
                mov rsi, rsp
                lea rdx, {self.at(STATES[0])}  # a state that the round writes
                lea r13, {self.at(STATES[1])}  # and the one that the round behind it writes
            """),
            *self.rounds("r12", body, "mov rsi, rdx; xchg rdx, r13; "),
            *(self.load(i, self.at(i, "rdx")) for i in WANTED),
        ]

    def prepare(self) -> list[str]:
        """What of the block does not change, and the first node to registers."""
        empty = [i for i in range(LANES) if i not in GIVEN and not self.vector.evex]
        return [
            *common.enter(self.saved, self.vector.bytes * self.rows),
            self.zero(2),
            self.zero(3),
            *(self.store(self.at(i), 3) for i in (*CHANGING, *empty)),
            self.every(0, "last"),
            self.store(self.at(LAST_LANE), 0),
            *self.some("head", 7, lambda i: [
                self.load(0, self.at(i, "rdx")), self.store(self.at(i), 0)]),
            *self.some("nodes", 4, lambda i: [self.load(i, self.at(i, "rsi"))]),
            line(f"lea rbx, [rsp + rax + {4 * self.vector.bytes}]", "the node in the block"),
        ]  # fmt: skip

    def run(self) -> list[str]:
        w, label, line = self.vector.bytes, self.label, self.vector.line
        node = [self.at(NODE + i) for i in WANTED]
        secret = [*CHANGING, *range(NODE, self.rows)]
        return [
            *self.prepare(),
            f"{label}_step:",
            self.load(4, "[rcx]", "the lane that changes"),
            self.store(f"[rbx - {w}]", 4),
            self.every(4, "first"),
            self.zero(5),
            *code(f"""
                xor r11d, r11d; test r10d, r10d; jz {label}_node
                inc r11d  # a mask: no node, so padding is where it begins
            """),
            *(self.store(node[i], i) for i in WANTED),
            self.store("[rbx]", 4),
            *(self.store(self.at(i, "rbx"), 5) for i in range(1, 5)),
            *code(f"jmp {label}_hash; {label}_masked:"),
            *(line("xor of memory", i, i, at=node[i]) for i in WANTED),
            self.every(4, "first"),
            self.zero(5),
            f"{label}_node:",
            *(self.store(self.at(i, "rbx"), i) for i in WANTED),
            self.store("[rbx + rax]", 4, "behind the node, whatever lay there"),
            self.store(f"[rbx + rax + {w}]", 5),
            f"{label}_hash:",
            *self.hash(),
            *code(f"dec r11d; jz {label}_masked; add rcx, {w}; dec r8; jnz {label}_step"),
            *self.some("out", 4, lambda i: [self.store(self.at(i, "rdi"), i)]),
            "    // Nothing of the nodes stays on the stack.",
            self.zero(0),
            *(self.store(self.at(i), 0) for i in secret),
            *self.vector.end,
            *common.leave(self.saved),
        ]


def kernel(recipe: Recipe) -> str:
    chain = Chain(recipe)
    vector, v = chain.vector, chain.vector.prefix
    used = f"{v}mm0-{v}mm{31 if vector.evex else 15}"
    description = [
        *interface(chain.symbol, vector),
        f"Clobbers: rax, rcx, rdx, rsi, r8, r10, r11, {used}, flags.",
        f"Stack: at most {common.stack_bytes(chain.saved, vector.bytes * chain.rows)} bytes;",
        "no node stays there.",
        vector.ends,
    ]
    text = common.head(recipe, description, "--chain")
    for n, (symbol, m, masked) in enumerate(entries(recipe)):
        lines = code(f"mov eax, {vector.bytes * m}; mov r10d, {int(masked)}")
        lines += [line(f"jmp {chain.label}")] if n else [f"{chain.label}:", *chain.run()]
        text += common.function(symbol, lines)
    # Behind all of them: so a jump from one to another is the same whether there are any.
    for symbol, *_ in entries(recipe):
        text += common.ms_entry(symbol, 6, vectors=True)
    text += common.READ_ONLY
    if not vector.evex:
        text += batch_avx2.rotations(chain.symbol)
    for name, value in zip(("first", "last"), PADDING, strict=True):
        text += f"{chain.label}_{name}:\n    .quad {value:#x}\n"
    return text + common.STACK_NOTE
