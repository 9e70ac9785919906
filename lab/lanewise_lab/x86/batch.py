# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Kernels that permute 2, 4 or 8 states side by side: word i * ways + k is lane i of state k.

    python3 -m lanewise_lab.x86.batch --isa avx512 --ways 8   one zmm register per lane
    python3 -m lanewise_lab.x86.batch --isa avx512 --ways 4   ymm, with AVX-512VL
    python3 -m lanewise_lab.x86.batch --isa avx512 --ways 2   xmm, with AVX-512VL
    python3 -m lanewise_lab.x86.batch --isa avx2 --ways 4     ymm, 16 registers, no rotates
"""

from __future__ import annotations

import argparse
import sys

from lanewise_lab.round import LANES
from lanewise_lab.x86 import batch_avx2, common
from lanewise_lab.x86.batch_io import Vector, absorb_message, extract, short
from lanewise_lab.x86.batch_order import ORDER, PARITY
from lanewise_lab.x86.batch_round import round_body

#: Callee-saved registers, in the order in which the absorb entry pushes them.
SAVED = ["rbx", "rbp", "r12", "r13", "r14", "r15"]


def interface(symbol: str, vector: Vector) -> list[str]:
    """The part of the specification that all kernels share."""
    w = vector.ways
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


def specification(symbol: str, vector: Vector) -> list[str]:
    v = vector.prefix
    return [
        f"Keccak-p[1600] on {vector.ways} states at once: one {v}mm register holds a lane of all.",
        "",
        *interface(symbol, vector),
        f"Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, {v}mm0-{v}mm31, flags (and what the ABI allows).",
        f"Stack: {8 * len(SAVED)} bytes for callee-saved registers, in absorb and extract; no spills.",
        "Ends with vzeroupper." if v != "x" else "No upper halves are written.",
    ]


def line(text: str, comment: str = "") -> str:
    return f"    {text:<44}# {comment}" if comment else f"    {text}"


def load_states(vector: Vector) -> list[str]:
    return [line(f"vmovdqu64 {vector.reg(i)}, [rdi + {vector.bytes * i}]") for i in range(LANES)]


def store_states(vector: Vector) -> list[str]:
    lines = [line(f"vmovdqu64 [rdi + {vector.bytes * i}], {vector.reg(i)}") for i in range(LANES)]
    return lines + ([line("vzeroupper")] if vector.prefix != "x" else [])


def round_loop(vector: Vector, label: str, end: str, counter: str) -> list[str]:
    """Rounds until the counter, which starts at minus their number, is zero."""
    constant = f"qword ptr [{end} + 8 * {counter}]{{1to{vector.ways}}}"
    return [
        "    .p2align 6",
        f"{label}:",
        *round_body(ORDER, PARITY, vector.prefix + "mm", constant),
        line(f"inc {counter}"),
        line(f"jnz {label}"),
    ]


def push(registers: list[str]) -> list[str]:
    lines = []
    for n, r in enumerate(registers):
        lines += [line(f"push {r}"), line(f".cfi_def_cfa_offset {8 * n + 16}")]
        lines += [line(f".cfi_offset {r}, -{8 * n + 16}")]
    return lines


def pop(registers: list[str]) -> list[str]:
    lines = []
    for n, r in reversed(list(enumerate(registers))):
        lines += [line(f"pop {r}"), line(f".cfi_restore {r}")]
        lines += [line(f".cfi_def_cfa_offset {8 * n + 8}")]
    return lines


def permute(vector: Vector, symbol: str) -> list[str]:
    return [
        line("lea rsi, [rsi + 8 * rdx]", "behind the last constant"),
        line("neg rdx", "counts up to 0"),
        *load_states(vector),
        *round_loop(vector, f"L{short(symbol)}_round", "rsi", "rdx"),
        *store_states(vector),
        line("ret"),
    ]


def absorb(vector: Vector, symbol: str) -> list[str]:
    message = [["rax", "rbx", "rbp", "r10", "r11", "r12", "r13", "rsi"][k] for k in range(vector.ways)]
    if vector.ways < 8:
        message[-1] = "rsi"
    loads = [line(f"mov {r}, [rsi + {8 * k}]", f"message {k}") for k, r in enumerate(message)]
    label = f"L{short(symbol)}_absorb"
    return [
        *push(SAVED),
        *loads,
        line("xor r14d, r14d", "offset in the messages"),
        line("lea r8, [r8 + 8 * r9]", "behind the last constant"),
        line("neg r9"),
        *load_states(vector),
        "    .p2align 6",
        f"{label}_block:",
        *absorb_message(vector, label, message, "r14", "rcx"),
        line("lea r14, [r14 + 8 * rcx]", "to the next block"),
        line("mov r15, r9", "minus the number of rounds"),
        line("test r15, r15"),
        line(f"jz {label}_permuted"),
        *round_loop(vector, f"{label}_round", "r8", "r15"),
        f"{label}_permuted:",
        line("dec rdx"),
        line(f"jnz {label}_block"),
        *store_states(vector),
        *pop(SAVED),
        line("ret"),
    ]


def avx512(ways: int, command: str, symbol: str) -> str:
    vector = Vector(ways, evex=True)
    text = common.prologue(command, symbol, specification(symbol, vector))
    text += "\n".join(permute(vector, symbol)) + "\n"
    text += common.end(symbol) + common.begin(symbol + "_absorb")
    text += "\n".join(absorb(vector, symbol)) + "\n"
    text += common.end(symbol + "_absorb") + common.begin(symbol + "_extract")
    text += "\n".join(extract(vector, symbol, push, pop)) + "\n"
    return text + common.epilogue(symbol + "_extract")


def generate(isa: str, ways: int) -> str:
    name = f"keccakp1600_x{ways}_" + {"avx512": "avx512" if ways == 8 else "avx512vl"}.get(isa, isa)
    command = (
        f"PYTHONPATH=lab python3 -m lanewise_lab.x86.batch --isa {isa} --ways {ways}"
        f" > src/keccak/x86_64/{name}.S"
    )
    if isa == "avx512" and ways in (2, 4, 8):
        return avx512(ways, command, "lanewise_" + name)
    if isa == "avx2" and ways == 4:
        return batch_avx2.kernel(command, "lanewise_" + name, interface, push, pop)
    raise SystemExit(f"no kernel for {ways} states with {isa}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--isa", choices=["avx512", "avx2"], required=True)
    parser.add_argument("--ways", type=int, choices=[2, 4, 8], required=True)
    arguments = parser.parse_args()
    sys.stdout.write(generate(arguments.isa, arguments.ways))


if __name__ == "__main__":
    main()
