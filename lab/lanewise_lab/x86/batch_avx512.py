# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Kernels that permute 2, 4 or 8 states side by side with AVX-512: word i * states + k is lane i of
state k. One zmm, ymm or xmm register holds lane i of all states; all 25 lanes are in registers.

Absorbing, the next block is transposed while this one is permuted: the rounds keep the vector ports
busy but leave the scalar ones idle. At the head of each of the first rounds a group of four lanes
of each message of the next block, or of two (`ahead`), is copied, word by word, to their places in
a buffer on the stack; long after, when the words have left the store queue, whole vectors are read
from it. If the number of lanes is no multiple of the group, the last group ends at the last lane
and overlaps the one before it: nothing outside the block is read.
"""

from __future__ import annotations

from collections.abc import Iterable

from lanewise_lab.round import LANES
from lanewise_lab.x86 import common
from lanewise_lab.x86.batch_io import absorb_message, put_lane, put_pair, several_states
from lanewise_lab.x86.batch_round import Zipped
from lanewise_lab.x86.common import code, line, short
from lanewise_lab.x86.emit_x86_64 import Vector
from lanewise_lab.x86.recipe import Recipe

POINTERS = ["rsi", "rax", "rdx", "r10", "r11", "rbx", "r12", "r13"]
COUNTERS = ["r14", "r15"]
#: Lanes of a digest of 256 bits: where no more are wanted, the last round is made of fewer others.
DIGEST = range(4)


class Frame:
    """Registers and stack of one absorb function. ahead: lanes of each message in a group."""

    def __init__(self, vector: Vector, ahead: int):
        self.vector = vector
        self.ahead = ahead
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
    """A group of lanes of each message, word by word: the vector ports have enough to do."""
    out = []
    for k in range(frame.ahead):
        for m, p in enumerate(frame.message):
            at = frame.vector.bytes * k + 8 * m
            out += code(f"""
                mov rdi, [{p} + r9 + {8 * k}]  # lane j+{k} of message {m}
                mov [rsp + {frame.vector.states} * r9 + {at}], rdi
            """)
    return out


def group_ahead(frame: Frame, label: str, again: str = "") -> list[str]:
    """The next group of lanes of the next block into the buffer, unless all are there."""
    step = 8 * frame.ahead
    return [
        *code(f"cmp r9, rcx; jg {label}  # all are there, or there is no next block"),
        *transpose_words(frame),
        *code(f"""
            lea rdi, [r9 + {step}]; cmp rdi, rcx
            cmovg rdi, rcx      # the last group ends at the last lane
            cmp r9, rcx
            lea r9, [rcx + {step}]  # beyond the end, if that was the last
            cmovne r9, rdi
        """),
        *([line(f"jmp {again}")] if again else []),
        f"{label}:",
    ]


def add_buffer(frame: Frame, label: str) -> list[str]:
    """XOR the buffer into the states in groups of four; it is zero behind the last lane."""
    out, vector = [], frame.vector
    for i in range(LANES):
        if i % 4 == 0 and i:
            out += code(f"cmp rcx, {i}; jbe {label}")
        out.append(vector.line("xor of memory", i, i, at=vector.at(i)))
    return [*out, line(f"jmp {label}")]


def absorb(frame: Frame, label: str, rounds: list[str]) -> list[str]:
    """`rounds` is the body of one round; the constants end at r8 and r15 counts up to 0."""
    vector = frame.vector
    return [
        *common.enter(frame.saved, frame.bytes),
        *code(f"""
            lea r8, [r8 + 8 * r9]  # behind the last constant
            neg r9; mov {frame.lanes}, rcx; mov {frame.blocks}, rdx
            mov {frame.rounds}, r9  # minus the number of rounds
            mov {frame.states}, rdi; mov r14, rdx; cmp r14, 1
            je {label}_single  # then the buffer is not used
        """),
        *vector.wipe(LANES),
        f"{label}_single:",
        *(line(f"mov {p}, [rsi + {8 * k}]", f"message {k}") for k, p in enumerate(frame.message)),
        *vector.rows("loadu", "rdi", LANES),
        *code(f"{label}_direct:; xor r9d, r9d"),
        *absorb_message(vector, label, frame.message, " + r9", "rcx"),
        "",
        "    // The block is in the states. Point to the next one and permute.",
        *(line(f"lea {p}, [{p} + 8 * rcx]") for p in frame.message),
        *code(f"""
            lea rcx, [8 * rcx - {8 * frame.ahead}]  # offset of the last group of lanes
            mov rdi, -1; dec qword ptr {frame.blocks}
            cmovz rcx, rdi  # none, if there is no next block
            xor r9d, r9d    # offset of the next group
            mov r15, {frame.rounds}; test r15, r15; jz {label}_permuted
            .p2align 6; {label}_round:
        """),
        *group_ahead(frame, f"{label}_ahead"),
        *rounds,
        *code(f"""
            inc r15; jnz {label}_round
            {label}_permuted:; cmp qword ptr {frame.blocks}, 0; je {label}_done
            {label}_more:
        """),
        *group_ahead(frame, f"{label}_ready", f"{label}_more"),
        *code(f"""
            mov rcx, {frame.lanes}; cmp rcx, {frame.ahead}
            jb {label}_direct  # too few lanes for a group
        """),
        *add_buffer(frame, f"{label}_absorbed"),
        *code(f"{label}_done:; mov rdi, {frame.states}"),
        *vector.rows("storeu", "rdi", LANES),
        *code(f"cmp r14, 1; je {label}_clean"),
        *vector.wipe(LANES),
        f"{label}_clean:",
        *vector.end,
        *common.leave(frame.saved),
    ]


def one_round(
    a_round: Zipped, vector: Vector, end: str, counter: str, wanted: Iterable[int] = range(LANES)
) -> list[str]:
    constant = f"qword ptr [{end} + 8 * {counter}]{{1to{vector.states}}}"
    return a_round.body(vector, constant, wanted)


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


def once(a_round: Zipped, vector: Vector, label: str) -> list[str]:
    """Short messages from start to digest, with no state in memory."""
    message = ["rax", "r10", "r11", "rbx", "r12", "r13", "r14"][: vector.states - 1] + ["rdi"]
    saved = [r for r in message if r in ("rbx", "r12", "r13", "r14")]
    free, last = [LANES, LANES + 1], LANES
    given, tails = [], []
    for i in range(0, LANES - 1, 2):
        given += code(f"cmp rcx, {i + 2}; jb {label}_end{i}")
        given += put_pair(vector, i, i + 1, free, [f"[{r} + {8 * i}]" for r in message])
        tails += code(f"{label}_end{i}:; mov edx, {8 * i}; {vector.text('copy', last, i)}")
        tails.append(line(f"jmp {label}_lane"))
    given += code(f"mov edx, {8 * (LANES - 1)}; {vector.text('copy', last, LANES - 1)}")
    return [
        *common.push(saved),
        common.PROLOGUE_ENDS,
        *(vector.line("every", i, at=f"qword ptr [rdi + {8 * i}]") for i in range(LANES)),
        *(line(f"mov {p}, [rsi + {8 * k}]", f"message {k}") for k, p in enumerate(message)),
        *absorb_message(vector, label, message, "", "rdx"),
        *code(f"""
            lea r8, [r8 + 8 * r9 - 8]  # the last constant
            neg r9; inc r9             # counts up to 0, the last round
            jz {label}_last
            .p2align 6; {label}_round:
        """),
        *one_round(a_round, vector, "r8", "r9"),
        *code(f"""
            inc r9; js {label}_round; jnz {label}_given
            {label}_last:; cmp rcx, {len(DIGEST)}
            ja {label}_round  # many lanes are wanted: a round as all others
        """),
        *one_round(a_round, vector, "r8", "r9", DIGEST),
        f"{label}_given:",
        *(line(f"mov {p}, [rsi + {8 * (vector.states + k)}]", f"output {k}")
          for k, p in enumerate(message)),
        *given,
        line(f"jmp {label}_lane"),
        *tails,
        f"{label}_lane:",
        *code(f"test rcx, 1; jz {label}_done"),
        *put_lane(vector, last, LANES + 1, [f"[{r} + rdx]" for r in message]),
        f"{label}_done:",
        *vector.end,
        *common.pop(saved),
        line("ret"),
    ]  # fmt: skip


def kernel(recipe: Recipe) -> str:
    vector, a_round = Vector(recipe["states"]), Zipped(recipe["order"], recipe["parity"])
    label, v = f"L{short(recipe.symbol)}", vector.prefix
    frame = Frame(vector, recipe.options.get("ahead", 4))
    functions = (
        permute(a_round, vector, f"{label}_round"),
        absorb(frame, f"{label}_absorb", one_round(a_round, vector, "r8", "r15")),
        once(a_round, vector, f"{label}_once"),
    )
    facts = [
        f"Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, {v}mm0-{v}mm31, flags.",
        f"Stack: in absorb at most {frame.stack()} bytes, for saved registers",
        "and the next block of the messages, which is wiped; otherwise at most 32.",
    ]
    return several_states(recipe, vector, facts, *functions)
