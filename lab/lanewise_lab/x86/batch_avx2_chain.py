# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The chains of batch_chain.py with AVX2: four states whose lanes are in memory between rounds.

The first round reads head, node and padding where they lie, the last one writes the node where the
caller wants it, and both leave out what is known to be zero or not wanted: no block is written.
"""

from __future__ import annotations

from lanewise_lab.round import ROUNDS
from lanewise_lab.x86 import common
from lanewise_lab.x86.batch_avx2 import BUFFER, BYTES, EVERY, THETA, Places, Round, enter, leave
from lanewise_lab.x86.batch_avx2 import rotations as rotation_tables
from lanewise_lab.x86.batch_chain import LAST_LANE, NODES, PADDING, interface, state_before
from lanewise_lab.x86.batch_io import Vector, line, short
from lanewise_lab.x86.batch_order import AVX2_ORDER

#: Two buffers of a state, and the D.
FRAME = THETA + 5 * BYTES + BUFFER
STORED = 2 * BUFFER
LAST = 8 * (ROUNDS - 1)


class Chain:
    """One function."""

    def __init__(self, symbol: str, m: int):
        self.m, self.tables = m, symbol
        self.symbol = f"{symbol}{8 * m}"
        self.label = f"L{short(self.symbol)}"
        self.block = state_before(m)

    def lane_of_block(self, i: int) -> str:
        m = self.m
        if i == m + 3:
            return "[rcx]"
        if i in (2 * m + 4, LAST_LANE):
            return f"[rip + L{short(self.tables)}_{'last' if i == LAST_LANE else 'first'}]"
        return f"[rdx + {BYTES * i}]" if i < m + 3 else f"[rsi + {BYTES * (i - m - 4)}]"

    def parities(self) -> list[str]:
        out = []
        for x in range(5):
            lanes = [i for i in self.block if i % 5 == x]
            out.append(line(f"vmovdqu ymm{x}, {self.lane_of_block(lanes[0])}"))
            for i in lanes[1:]:
                out.append(line(f"vpxor ymm{x}, ymm{x}, {self.lane_of_block(i)}", f"lane {i}"))
        return out

    def round(self, places: Places, **known) -> list[str]:
        return Round(AVX2_ORDER, self.tables, places, **known).run()

    def run(self) -> list[str]:
        def at(pointer: str):
            return lambda i: f"[{pointer} + {BYTES * i}]"

        first = Places(self.lane_of_block, at("rsp"), "[r9]", STORED)
        middle = Places(at("r10"), at("r11"), f"[r9 + 8 * rax + {LAST}]", STORED)
        last = Places(at("rsp"), at("rdi"), f"[r9 + {LAST}]", STORED, "vmovdqu")
        return [
            *enter(FRAME),
            f"{self.label}_step:",
            *self.parities(),
            "",
            "    // The first round, of zeros but for these lanes.",
            *self.round(first, zeros=EVERY - set(self.block)),
            line("mov r10, rsp"),
            line(f"lea r11, [rsp + {BUFFER}]", "the other buffer"),
            line(f"mov rax, -{ROUNDS - 2}", "an even number: the last one ends at rsp"),
            "    .p2align 6",
            f"{self.label}_round:",
            *self.round(middle),
            line("xchg r10, r11"),
            line("inc rax"),
            line(f"jnz {self.label}_round"),
            "",
            f"    // The last round, of which only {self.m} lanes are wanted.",
            *self.round(last, wanted=frozenset(range(self.m))),
            line("mov rsi, rdi", "the node of the next step"),
            line(f"add rcx, {BYTES}"),
            line("dec r8"),
            line(f"jnz {self.label}_step"),
            *leave(FRAME),
        ]


def kernel(command: str, symbol: str) -> str:
    description = [
        *interface(symbol, Vector(4, evex=False)),
        "Clobbers: rax, rcx, rsi, r8, r10, r11, ymm0-ymm15, flags.",
        f"Stack: at most {FRAME + 64 + 8} bytes; the lanes that lay there are wiped.",
        "Ends with vzeroupper.",
    ]
    chains = [Chain(symbol, m) for m in NODES]
    text = common.prologue(command, chains[0].symbol, description)
    for chain in chains:
        text += common.begin(chain.symbol) if chain is not chains[0] else ""
        text += "\n".join(chain.run()) + "\n" + common.end(chain.symbol)
    text += common.read_only() + rotation_tables(symbol)
    for name, value in PADDING.items():
        text += f"L{short(symbol)}_{name}:\n    .quad {', '.join(4 * [hex(value)])}\n"
    return text + common.stack_note()
