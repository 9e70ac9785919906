# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One Keccak state with a lane in each xmm register: ternary logic and rotates of AVX-512VL.

The round is that of the kernels for several states (batch_round.py), of whose registers the first
word counts. Blocks are added to the registers in which the state lies, a word at a time, with a
broadcast, which reads eight bytes and no more.
"""

from __future__ import annotations

from lanewise_lab.round import LANES
from lanewise_lab.x86 import common
from lanewise_lab.x86.batch_round import Zipped
from lanewise_lab.x86.common import code, line, short
from lanewise_lab.x86.emit_x86_64 import Vector
from lanewise_lab.x86.recipe import Recipe

#: Behind the last constant; minus the rounds of a block; minus those that are left of it.
END, ROUNDS, LEFT = "r9", "r8", "rax"

FACTS = """\
out      the 200 bytes of state; nothing else in memory is written, and nothing outside the
         state, the blocks and this file's table is read
clobbers rax, rdx, rsi, r8, r9, flags, xmm0-xmm31; no upper halves are written
stack    none
No branch and no address depends on the state or the data.

Lane i is the first word of xmm i; what is in the second does not matter."""


def add_block(label: str) -> list[str]:
    out = code(f"test rcx, rcx; jz {label}_rounds  # nothing to absorb")
    for i in range(LANES):
        out += code(f"cmp rcx, {i}; je {label}_absorbed") if i else []
        out.append(line(f"vpxorq xmm{i}, xmm{i}, qword ptr [rsi + {8 * i}]{{1to2}}"))
    return [*out, *code(f"{label}_absorbed:; lea rsi, [rsi + 8 * rcx]  # the next block")]


def kernel(recipe: Recipe) -> str:
    label = f"L{short(recipe.symbol)}"
    a_round = Zipped(recipe["order"], recipe["parity"])
    body = [
        *code(f"""
            lea {END}, [rip + {label}_rc_end]  # behind the last constant
            mov r8d, r8d  # the upper half is undefined: clear it
            neg {ROUNDS}
        """),
        *(line(f"vmovq xmm{i}, qword ptr [rdi + {8 * i}]") for i in range(LANES)),
        *code(f".p2align 5; {label}_block:"),
        *add_block(label),
        *code(f"""
            {label}_rounds:; mov {LEFT}, {ROUNDS}  # counts up to 0
            .p2align 6; {label}_round:
        """),
        *a_round.body(Vector(2), f"qword ptr [{END} + 8 * {LEFT}]{{1to2}}"),
        *code(f"inc {LEFT}; jnz {label}_round; dec rdx; jnz {label}_block"),
        *(line(f"vmovlps qword ptr [rdi + {8 * i}], xmm{i}") for i in range(LANES)),
        line("ret"),
    ]
    return common.one_state(recipe, FACTS, body, "", f"{label}_rc_end")
