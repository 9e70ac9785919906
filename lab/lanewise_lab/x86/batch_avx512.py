# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Kernels that permute 2, 4 or 8 states side by side with AVX-512: word i * states + k is lane i of
state k. One zmm, ymm or xmm register holds lane i of all states; all 25 lanes are in registers.
"""

from __future__ import annotations

from lanewise_lab.round import LANES
from lanewise_lab.x86 import batch_ahead, common
from lanewise_lab.x86.batch_io import extract
from lanewise_lab.x86.batch_round import Zipped
from lanewise_lab.x86.common import code, line, short
from lanewise_lab.x86.emit_x86_64 import Vector
from lanewise_lab.x86.recipe import Recipe


def interface(symbol: str, vector: Vector) -> list[str]:
    """The part of the specification that all kernels share."""
    w = vector.states
    return [
        f"Layout: {w} states zipped, 64-bit word i * {w} + k is lane i = x + 5y of state k.",
        "System V ABI. Nothing is read outside the state, the message blocks and the constants;",
        "no branch and no address depends on the states or the messages.",
        "",
        f"{symbol}(state, constants, rounds)",
        f"    rdi: {w} states, {200 * w} bytes; rsi: the first round constant; rdx: rounds >= 1",
        f"    Applies that many rounds of Keccak-p[1600] to all {w} states in place.",
        f"{symbol}_absorb(state, data, blocks, lanes, constants, rounds)",
        f"    rdi: states; rsi: {w} pointers to messages, any alignment; rdx: blocks >= 1;",
        "    rcx: lanes in a block, 1..25; r8: the first round constant; r9: rounds, may be 0",
        "    For each block: XOR the next 8 * lanes bytes of message k into state k, then permute.",
        f"{symbol}_extract(state, out, lanes)",
        f"    rdi: states; rsi: {w} pointers, any alignment; rdx: lanes, 1..25",
        "    Copies the first 8 * lanes bytes of state k to out[k].",
        "",
    ]


def specification(title: str, symbol: str, vector: Vector) -> list[str]:
    v = vector.prefix
    return [
        title,
        "",
        *interface(symbol, vector),
        f"Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, {v}mm0-{v}mm31, flags.",
        f"Stack: in absorb at most {batch_ahead.Frame(vector).stack()} bytes, for saved registers",
        "and the next block of the messages, which is wiped; otherwise at most 8.",
        "Ends with vzeroupper." if v != "x" else "No upper halves are written.",
    ]


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
    vector, symbol = Vector(recipe["states"]), recipe.symbol
    label, a_round = f"L{short(symbol)}", Zipped(recipe["order"], recipe["parity"])
    absorb = batch_ahead.absorb(vector, f"{label}_absorb", one_round(a_round, vector, "r8", "r15"))
    text = common.head(recipe, specification(recipe.title, symbol, vector))
    text += common.function(symbol, permute(a_round, vector, f"{label}_round"), 3)
    text += common.function(symbol + "_absorb", absorb, 6)
    text += common.function(symbol + "_extract", extract(vector, symbol), 3)
    return text + common.STACK_NOTE
