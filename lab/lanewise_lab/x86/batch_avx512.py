# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Kernels that permute 2, 4 or 8 states side by side with AVX-512: word i * states + k is lane i of
state k. One zmm, ymm or xmm register holds lane i of all states; all 25 lanes are in registers.
"""

from __future__ import annotations

from lanewise_lab.round import LANES
from lanewise_lab.x86 import batch_ahead
from lanewise_lab.x86.batch_io import several_states
from lanewise_lab.x86.batch_round import Zipped
from lanewise_lab.x86.common import code, line, short
from lanewise_lab.x86.emit_x86_64 import Vector
from lanewise_lab.x86.recipe import Recipe


def one_round(a_round: Zipped, vector: Vector, end: str, counter: str) -> list[str]:
    constant = f"qword ptr [{end} + 8 * {counter}]{{1to{vector.states}}}"
    return a_round.body(vector, constant)


def permute(a_round: Zipped, vector: Vector, label: str) -> list[str]:
    return [
        *code("""
            lea rsi, [rsi + 8 * rdx]  # behind the last constant
            neg rdx                   # counts up to 0
        """),
        *vector.rows("loadu", "rdi", LANES),
        *code(f".p2align 6; {label}:"),
        *one_round(a_round, vector, "rsi", "rdx"),
        *code(f"inc rdx; jnz {label}"),
        *vector.rows("storeu", "rdi", LANES),
        *vector.end,
        line("ret"),
    ]


def kernel(recipe: Recipe) -> str:
    vector, a_round = Vector(recipe["states"]), Zipped(recipe["order"], recipe["parity"])
    label, v = f"L{short(recipe.symbol)}", vector.prefix
    absorb = batch_ahead.absorb(vector, f"{label}_absorb", one_round(a_round, vector, "r8", "r15"))
    facts = [
        f"Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, {v}mm0-{v}mm31, flags.",
        f"Stack: in absorb at most {batch_ahead.Frame(vector).stack()} bytes, for saved registers",
        "and the next block of the messages, which is wiped; otherwise at most 8.",
    ]
    return several_states(recipe, vector, facts, permute(a_round, vector, f"{label}_round"), absorb)
