# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Kernels that permute 2, 4 or 8 states side by side with AVX-512: word i * states + k is lane i of
state k. One zmm, ymm or xmm register holds lane i of all states; all 25 lanes are in registers.
"""

from __future__ import annotations

from lanewise_lab.round import LANES
from lanewise_lab.x86 import batch_ahead, common
from lanewise_lab.x86.batch_io import Vector, extract, line, short
from lanewise_lab.x86.batch_round import Zipped
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


def load_states(vector: Vector) -> list[str]:
    return [line(f"vmovdqu64 {vector.reg(i)}, [rdi + {vector.bytes * i}]") for i in range(LANES)]


def store_states(vector: Vector) -> list[str]:
    return [line(f"vmovdqu64 [rdi + {vector.bytes * i}], {vector.reg(i)}") for i in range(LANES)]


def zero_upper(vector: Vector) -> list[str]:
    return [line("vzeroupper")] if vector.prefix != "x" else []


def one_round(ops: Zipped, vector: Vector, end: str, counter: str) -> list[str]:
    constant = f"qword ptr [{end} + 8 * {counter}]{{1to{vector.states}}}"
    return ops.body(vector, constant)


def round_loop(ops: Zipped, vector: Vector, label: str, end: str, counter: str) -> list[str]:
    """Rounds until the counter, which starts at minus their number, is zero."""
    return [
        "    .p2align 6",
        f"{label}:",
        *one_round(ops, vector, end, counter),
        line(f"inc {counter}"),
        line(f"jnz {label}"),
    ]


def permute(ops: Zipped, vector: Vector, symbol: str) -> list[str]:
    return [
        line("lea rsi, [rsi + 8 * rdx]", "behind the last constant"),
        line("neg rdx", "counts up to 0"),
        *load_states(vector),
        *round_loop(ops, vector, f"L{short(symbol)}_round", "rsi", "rdx"),
        *store_states(vector),
        *zero_upper(vector),
        line("ret"),
    ]


def absorb(ops: Zipped, vector: Vector, symbol: str) -> list[str]:
    rounds = one_round(ops, vector, "r8", "r15")
    label = f"L{short(symbol)}_absorb"
    frame = batch_ahead.Frame(vector)
    return batch_ahead.absorb(frame, label, rounds, load_states(vector), store_states(vector))


def kernel(recipe: Recipe) -> str:
    vector, symbol = Vector(recipe.options["states"]), recipe.symbol
    ops = Zipped(recipe["order"], recipe["parity"])
    text = common.head(recipe, specification(recipe.title, symbol, vector))
    text += common.function(symbol, permute(ops, vector, symbol), 3)
    text += common.function(symbol + "_absorb", absorb(ops, vector, symbol), 6)
    text += common.function(symbol + "_extract", extract(vector, symbol), 3)
    return text + common.stack_note()
