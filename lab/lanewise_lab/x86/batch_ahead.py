# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Absorbing with the next block transposed while this one is permuted.

The rounds keep the vector ports busy but leave the scalar ones idle. At the head of each of the
first rounds four lanes of each message of the next block are copied, word by word, to their places
in a buffer on the stack; long after, when the words have left the store queue, whole vectors are
read from it. If the number of lanes is no multiple of four, the last group of four ends at the
last lane and overlaps the one before it: nothing outside the block is read.
"""

from __future__ import annotations

from lanewise_lab.round import LANES
from lanewise_lab.x86 import common
from lanewise_lab.x86.batch_io import Vector, absorb_message, line

POINTERS = ["rsi", "rax", "rdx", "r10", "r11", "rbx", "r12", "r13"]
COUNTERS = ["r14", "r15"]


class Frame:
    """Registers and stack of one absorb function."""

    def __init__(self, vector: Vector):
        self.vector = vector
        self.message = POINTERS[: vector.states][1:] + POINTERS[:1]  # rsi is read until the end
        self.saved = [r for r in self.message if r in ("rbx", "r12", "r13")] + COUNTERS
        self.buffer = vector.bytes * LANES
        self.lanes, self.blocks, self.rounds, self.states = (
            f"[rsp + {self.buffer + 8 * k}]" for k in range(4)
        )
        self.bytes = self.buffer + 32

    def stack(self) -> int:
        """Bytes of stack at most, with the saved registers and the alignment."""
        return common.stack_bytes(self.saved, self.bytes)


def transpose_words(frame: Frame) -> list[str]:
    """Four lanes of each message, word by word: the vector ports have enough to do."""
    out = []
    for k in range(4):
        for m, p in enumerate(frame.message):
            out.append(line(f"mov rdi, [{p} + r9 + {8 * k}]", f"lane j+{k} of message {m}"))
            at = frame.vector.bytes * k + 8 * m
            out.append(line(f"mov [rsp + {frame.vector.states} * r9 + {at}], rdi"))
    return out


def group_ahead(frame: Frame, label: str, again: str = "") -> list[str]:
    """The next four lanes of the next block into the buffer, unless all are there."""
    return [
        line("cmp r9, rcx"),
        line(f"jg {label}", "all are there, or there is no next block"),
        *transpose_words(frame),
        line("lea rdi, [r9 + 32]"),
        line("cmp rdi, rcx"),
        line("cmovg rdi, rcx", "the last group ends at the last lane"),
        line("cmp r9, rcx"),
        line("lea r9, [rcx + 32]", "beyond the end, if that was the last"),
        line("cmovne r9, rdi"),
        *([line(f"jmp {again}")] if again else []),
        f"{label}:",
    ]


def wipe(frame: Frame) -> list[str]:
    zero, step = frame.vector.reg(0), frame.vector.bytes
    out = [line("vpxor xmm0, xmm0, xmm0")]
    return out + [line(f"vmovdqa64 [rsp + {at}], {zero}") for at in range(0, frame.buffer, step)]


def add_buffer(frame: Frame, label: str) -> list[str]:
    """XOR the buffer into the states in groups of four; it is zero behind the last lane."""
    out = []
    for i in range(LANES):
        if i % 4 == 0 and i:
            out += [line(f"cmp rcx, {i}"), line(f"jbe {label}")]
        r = frame.vector.reg(i)
        out.append(line(f"vpxorq {r}, {r}, [rsp + {frame.vector.bytes * i}]"))
    return out + [line(f"jmp {label}")]


def absorb(
    frame: Frame, label: str, rounds: list[str], load: list[str], store: list[str]
) -> list[str]:
    """`rounds` is the body of one round; the constants end at r8 and r15 counts up to 0."""
    return [
        *common.enter(frame.saved, frame.bytes),
        line("lea r8, [r8 + 8 * r9]", "behind the last constant"),
        line("neg r9"),
        line(f"mov {frame.lanes}, rcx"),
        line(f"mov {frame.blocks}, rdx"),
        line(f"mov {frame.rounds}, r9", "minus the number of rounds"),
        line(f"mov {frame.states}, rdi"),
        line("mov r14, rdx"),
        line("cmp r14, 1"),
        line(f"je {label}_single", "then the buffer is not used"),
        *wipe(frame),
        f"{label}_single:",
        *(line(f"mov {p}, [rsi + {8 * k}]", f"message {k}") for k, p in enumerate(frame.message)),
        *load,
        f"{label}_direct:",
        line("xor r9d, r9d"),
        *absorb_message(frame.vector, label, frame.message, "r9", "rcx"),
        "",
        "    // The block is in the states. Point to the next one and permute.",
        *(line(f"lea {p}, [{p} + 8 * rcx]") for p in frame.message),
        line("lea rcx, [8 * rcx - 32]", "offset of the last group of four lanes"),
        line("mov rdi, -1"),
        line(f"dec qword ptr {frame.blocks}"),
        line("cmovz rcx, rdi", "none, if there is no next block"),
        line("xor r9d, r9d", "offset of the next group"),
        line(f"mov r15, {frame.rounds}"),
        line("test r15, r15"),
        line(f"jz {label}_permuted"),
        "    .p2align 6",
        f"{label}_round:",
        *group_ahead(frame, f"{label}_ahead"),
        *rounds,
        line("inc r15"),
        line(f"jnz {label}_round"),
        f"{label}_permuted:",
        line(f"cmp qword ptr {frame.blocks}, 0"),
        line(f"je {label}_done"),
        f"{label}_more:",
        *group_ahead(frame, f"{label}_ready", f"{label}_more"),
        line(f"mov rcx, {frame.lanes}"),
        line("cmp rcx, 4"),
        line(f"jb {label}_direct", "too few lanes for a group of four"),
        *add_buffer(frame, f"{label}_absorbed"),
        f"{label}_done:",
        line(f"mov rdi, {frame.states}"),
        *store,
        line("cmp r14, 1"),
        line(f"je {label}_clean"),
        *wipe(frame),
        f"{label}_clean:",
        *([line("vzeroupper")] if frame.vector.prefix != "x" else []),
        *common.leave(frame.saved),
    ]
