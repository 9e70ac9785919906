# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Kernels that permute 2, 4 or 8 states side by side: word i * states + k is lane i of state k.

--isa avx512 --states 8: one zmm register per lane; --states 4: ymm, and 2: xmm, with AVX-512VL.
--isa avx2 --states 4: ymm, 16 registers, no rotates, no ternary logic.
--core intel: AVX-512 in the order for Intel's cores.
--chain: chains of SHAKE256 instead, see batch_chain.py; with --masked those with masks.
"""

from __future__ import annotations

import argparse
import sys

from lanewise_lab.round import LANES
from lanewise_lab.x86 import batch_ahead, batch_avx2, batch_avx2_chain, batch_chain, common
from lanewise_lab.x86.batch_io import Vector, extract, line, short
from lanewise_lab.x86.batch_order import ORDERS
from lanewise_lab.x86.batch_round import round_body


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


def specification(symbol: str, vector: Vector) -> list[str]:
    v = vector.prefix
    return [
        f"Keccak-p[1600] on {vector.states} states at once: "
        f"one {v}mm register holds a lane of all.",
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


def one_round(vector: Vector, end: str, counter: str) -> list[str]:
    constant = f"qword ptr [{end} + 8 * {counter}]{{1to{vector.states}}}"
    return round_body(*ORDERS[vector.core], vector.prefix + "mm", constant)


def round_loop(vector: Vector, label: str, end: str, counter: str) -> list[str]:
    """Rounds until the counter, which starts at minus their number, is zero."""
    return [
        "    .p2align 6",
        f"{label}:",
        *one_round(vector, end, counter),
        line(f"inc {counter}"),
        line(f"jnz {label}"),
    ]


def permute(vector: Vector, symbol: str) -> list[str]:
    return [
        line("lea rsi, [rsi + 8 * rdx]", "behind the last constant"),
        line("neg rdx", "counts up to 0"),
        *load_states(vector),
        *round_loop(vector, f"L{short(symbol)}_round", "rsi", "rdx"),
        *store_states(vector),
        *zero_upper(vector),
        line("ret"),
    ]


def absorb(vector: Vector, symbol: str) -> list[str]:
    rounds = one_round(vector, "r8", "r15")
    label = f"L{short(symbol)}_absorb"
    frame = batch_ahead.Frame(vector)
    return batch_ahead.absorb(frame, label, rounds, load_states(vector), store_states(vector))


def avx512(states: int, core: str, command: str, symbol: str) -> str:
    vector = Vector(states, evex=True, core=core)
    text = common.head(command, specification(symbol, vector))
    text += common.function(symbol, permute(vector, symbol), 3)
    text += common.function(symbol + "_absorb", absorb(vector, symbol), 6)
    text += common.function(symbol + "_extract", extract(vector, symbol), 3)
    return text + common.stack_note()


def generate(
    isa: str, states: int, core: str = "", chain: bool = False, masked: bool = False
) -> str:
    name = f"x{states}_" + {"avx512": "avx512" if states == 8 else "avx512vl"}.get(isa, isa)
    name += f"_{core}" if core else ""
    if chain:
        name = f"shake256_{name}" + ("_masked" if masked else "") + "_chain"
    else:
        name = f"keccakp1600_{name}"
    options = f" --core {core}" if core else ""
    options += (" --chain" if chain else "") + (" --masked" if masked else "")
    command = (
        f"PYTHONPATH=lab python3 -m lanewise_lab.x86.batch --isa {isa} --states {states}{options}"
        f" > src/keccak/x86_64/{name}.S"
    )
    if isa == "avx512" and chain:
        return batch_chain.kernel(
            command, "lanewise_" + name, Vector(states, evex=True, core=core), masked
        )
    if isa == "avx512":
        return avx512(states, core, command, "lanewise_" + name)
    if isa == "avx2" and states == 4 and not core and chain:
        return batch_avx2_chain.kernel(command, "lanewise_" + name, masked)
    if isa == "avx2" and states == 4 and not core:
        return batch_avx2.kernel(command, "lanewise_" + name, interface)
    raise SystemExit(f"no kernel for {states} states with {isa}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--isa", choices=["avx512", "avx2"], required=True)
    parser.add_argument("--states", type=int, choices=[2, 4, 8], required=True)
    parser.add_argument("--core", choices=["intel"], default="")
    parser.add_argument("--chain", action="store_true")
    parser.add_argument("--masked", action="store_true")
    arguments = parser.parse_args()
    if arguments.masked and not arguments.chain:
        parser.error("--masked goes with --chain")
    sys.stdout.write(generate(**vars(arguments)))


if __name__ == "__main__":
    main()
