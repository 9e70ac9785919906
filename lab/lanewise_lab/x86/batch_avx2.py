# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Four states in ymm registers without AVX-512: 16 registers, no rotates, no ternary logic.

The 25 lanes do not fit, so each round reads them from one buffer and writes them to another; the
parity of theta is summed as the lanes are written. A round is 184 operations: theta 20 + 20 + 25
(a rotation by 1 is an addition, a shift and a join), rho 22 * 3 + 2, chi 50, iota 1. At four a
cycle, which is what Zen 5 starts, that is 46 cycles a round and 1104 for 24.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection

from lanewise_lab import round as keccak
from lanewise_lab.ir import STORE, Block
from lanewise_lab.passes import prune
from lanewise_lab.round import LANES, lane, place, sheet
from lanewise_lab.x86 import common
from lanewise_lab.x86.batch_io import several_states
from lanewise_lab.x86.batch_round import STORES, Named, parsed
from lanewise_lab.x86.common import code, line, short
from lanewise_lab.x86.emit_x86_64 import Vector
from lanewise_lab.x86.recipe import Recipe

VECTOR = Vector(4, evex=False)
BYTES = VECTOR.bytes
BUFFER = LANES * BYTES
#: Behind the buffer on the stack: what theta adds to each column.
THETA = BUFFER
FRAME = BUFFER + 5 * BYTES

MESSAGE = ["r10", "r11", "rax", "rbx"]
#: What absorb saves besides rbp.
SAVED = ["rbx", "r12", "r13"]

#: Of an order.
TOKEN = re.compile(r"([uvwd][0-4]|[alhbnec](?:1?[0-9]|2[0-4]))")


def places(
    symbol: str, before="rdi", after="rsi", constant="[r8 + 8 * r9]", theta=THETA
) -> Callable[[tuple[str, int]], str]:
    """Memory operands of a round: of lanes at `before`, those that it makes at `after`, D behind
    `theta` on the stack."""

    def at(place: tuple[str, int]) -> str:
        kind, n = place
        return {
            "before": f"[{before} + {BYTES * n}]",
            "after": f"[{after} + {BYTES * n}]",
            "theta": f"[rsp + {theta + BYTES * n}]",
            "rol": f"[rip + L{short(symbol)}_rol{n}]",
            "constant": constant,
        }[kind]

    return at


class InMemory(Named):
    """One round in memory, in the order that the tokens give.

    Column X's parity C lies in register X at both ends. Tokens, each one operation:
        uX vX wX dX  shift the parity of X + 1 left and right, XOR that of X - 1, join: D[X]
        aI           theta applied to the lane that pi moves to I, read from memory
        lI hI bI     shift it left and right, join: B[I]; rotations by whole bytes are bI alone
        nI eI        chi: and-not, XOR (and iota); the result goes to memory
        cI           add it to the parity of its column
    A value lives in a register from its token to its last use. D waits in memory as well if no
    register is free.
    """

    def __init__(self, order: str):
        super().__init__()
        given = parsed(order, TOKEN)
        self.wishes: dict[int, int] = {}  # what leaves, or is stored first of its column
        self.waits: dict[int, tuple[str, int]] = {}
        self.summed = [int(match[0][1:]) for match in given if match[0][0] == "c"]
        sums = Counter(map(sheet, self.summed))
        for x in range(5):
            if sums[x] != 4:
                raise ValueError(f"order: {sums[x]} operations, not 4, add to column {x}'s parity")
        now = keccak.Round(self, lambda word: lane(*word))
        for x in range(5):
            now.enter(self.enter(x, f"C{x}"), *now.missing[(x,)])
        after = keccak.Round(self, lambda word: now.e(word) if any(word) else now.iota(None))
        for i in range(LANES):
            now.t(place(i))
        for i in range(LANES):
            now.n(place(i))
        for word in now.words.columns:
            after.add(*(w for w in after.missing[word] if lane(*w) not in self.summed))
        for i in self.summed:
            after.add(place(i))
        self.block.leave = [after.sum((x,)) for x in range(5)]
        self.arrange(given)

    def chi_xor(self, i: int, *values: int) -> int:
        """The result of chi, which takes its column's register if the parity begins with it; it
        is stored after iota, which comes with it."""
        token = f"e{i}"
        e = self.make(token, "xor", f"E{i}", *values)
        made = [e]
        if i == 0:
            rc = self.make(token, "every", "RC", place=("constant", 0), note="RC")
            made.append(self.make(token, "xor", "E0", e, rc, note="E0 ^= RC"))
            self.block.tied.append((e, made[-1]))
        if i not in self.summed:
            self.wishes |= dict.fromkeys(made, sheet(i))
        self.numbers[token].append(len(self.block.ops))
        self.block.store(STORE, made[-1], place=("after", i))
        return made[-1]

    def xor(self, *values, of: tuple) -> int:
        step, at, *sum_ = of
        if step == "t":
            i, d = values
            token, note = f"a{lane(*keccak.pi_target(*at))}", f"T{i} = A{i} ^ {self.name[d]}"
            return self.make(token, "xor of memory", f"T{i}", d, place=("before", i), note=note)
        if step == "e":
            return self.chi_xor(lane(*at), *values)
        if step == "i":
            return values[0]
        (x,), (word,) = at, sum_[0]
        k = int(self.name[values[0]].partition(".")[2] or 0) + 1
        out = self.make(f"c{lane(*word)}", "xor", f"P{x}.{k}" if k < 4 else f"P{x}", *values)
        self.wishes[out] = x
        return out

    def andn(self, a: int, b: int, of: tuple) -> int:
        i = lane(*of[1])
        return self.make(f"n{i}", "andn", f"N{i}", a, b, note=f"~{self.name[a]} & {self.name[b]}")

    def shift(self, token: str, a: int, amount: int) -> int:
        """Left, or by what is less than 0 to the right."""
        name, kind = self.name[a], "twice" if amount == 1 else "shl" if amount > 0 else "shr"
        note = f"{name} {'<<' if amount > 0 else '>>'} {abs(amount)}"
        return self.make(token, kind, token.upper(), a, n=abs(amount), note=note)

    def rol(self, a: int, amount: int, of: tuple) -> int:
        i = lane(*of[1])
        note = f"B{i} = {self.name[a]} <<< {amount}"
        if amount in (8, 56):
            return self.make(f"b{i}", "bytes", f"B{i}", a, place=("rol", amount), note=note)
        left, right = self.shift(f"l{i}", a, amount), self.shift(f"h{i}", a, amount - 64)
        return self.make(f"b{i}", "or", f"B{i}", left, right, note=note)

    def xor_rol(self, a: int, b: int, amount: int, of: tuple) -> int:
        """One shift is joined to the other operand, so that one register less is in use."""
        (x,) = of[1]
        left, right = self.shift(f"u{x}", b, amount), self.shift(f"v{x}", b, amount - 64)
        half = self.make(f"w{x}", "xor", f"W{x}", left, a)
        d = self.make(f"d{x}", "xor", f"D{x}", half, right)
        self.waits[d] = ("theta", x)
        return d

    def needed(self, wanted: Collection[int] = range(LANES)) -> Block:
        """For these lanes; if not all are wanted, no parity is."""
        stored = {("after", i) for i in wanted}
        return prune.wanted(self.block, lambda _: len(wanted) == LANES, stored, STORES)

    def body(self, at: Callable, wanted: Collection[int] = range(LANES)) -> list[str]:
        block, more = self.needed(wanted), {"wishes": self.wishes, "waits": self.waits}
        return VECTOR.body(block, lambda op, heirs, free: max(free), at, self.note, **more)


def rounds(a_round: InMemory, symbol: str, label: str) -> list[str]:
    """All rounds, rdi to rdi; r9 counts up to 0 and the constants end at r8."""
    out = code(f"""
        mov rsi, rsp      # the other buffer
        test r9, 1
        jz {label}_even   # an even number of rounds ends where it began
    """)
    for i in range(LANES):
        out.append(VECTOR.line("load", i % 8, at=VECTOR.at(i, "rdi")))
        out.append(VECTOR.line("store", i % 8, at=VECTOR.at(i, "rsi")))
    out += code(f"xchg rdi, rsi; {label}_even:")
    out += VECTOR.rows("load", "rdi", 5)
    for i in range(5, LANES):
        x, note = sheet(i), f"C{sheet(i)}" if i >= 20 else ""
        out.append(VECTOR.line("xor of memory", x, x, at=VECTOR.at(i, "rdi"), note=note))
    return [
        *out,
        *code(f".p2align 6; {label}_round:"),
        *a_round.body(places(symbol)),
        *code(f"xchg rdi, rsi; inc r9; jnz {label}_round"),
    ]


def permute(a_round: InMemory, symbol: str) -> list[str]:
    return [
        *common.enter([], FRAME),
        *code("""
            lea r8, [rsi + 8 * rdx]  # behind the last constant
            mov r9, rdx
            neg r9                   # counts up to 0
        """),
        *rounds(a_round, symbol, f"L{short(symbol)}"),
        *VECTOR.wipe(FRAME // BYTES),
        *VECTOR.end,
        *common.leave([]),
    ]


def add_message(label: str) -> list[str]:
    """XOR the first block into the states in memory, two lanes at a time."""
    m = [f"[{r} + r13]" for r in MESSAGE]
    return code(f"""
        mov rsi, rdi
        xor r13d, r13d  # offset in the messages
        mov r9, rcx; sub r9, 2; jb {label}_odd
        {label}_pair:
        vmovdqu xmm0, {m[0]}; vmovdqu xmm1, {m[1]}
        vinserti128 ymm0, ymm0, {m[2]}, 1  # two lanes of messages 0 and 2
        vinserti128 ymm1, ymm1, {m[3]}, 1  # and of messages 1 and 3
        add r13, 16
        vpunpcklqdq ymm2, ymm0, ymm1       # lane i of all
        vpunpckhqdq ymm3, ymm0, ymm1       # lane i + 1 of all
        vpxor ymm2, ymm2, [rsi]; vpxor ymm3, ymm3, [rsi + 32]
        vmovdqa [rsi], ymm2; vmovdqa [rsi + 32], ymm3
        add rsi, 64; sub r9, 2; jae {label}_pair
        {label}_odd:
        test r9, 1; jz {label}_added
        vmovq xmm0, {m[0]}                 # the last lane
        vmovhps xmm0, xmm0, {m[1]}
        vmovq xmm1, {m[2]}; vmovhps xmm1, xmm1, {m[3]}; vinserti128 ymm0, ymm0, xmm1, 1
        vpxor ymm0, ymm0, [rsi]; vmovdqa [rsi], ymm0
        {label}_added:
    """)


def absorb(a_round: InMemory, symbol: str) -> list[str]:
    label = f"L{short(symbol)}_absorb"
    return [
        *common.enter(SAVED, FRAME),
        *code("""
            lea r8, [r8 + 8 * r9]  # behind the last constant
            mov r12, r9            # rounds
        """),
        *(line(f"mov {r}, [rsi + {8 * k}]", f"message {k}") for k, r in enumerate(MESSAGE)),
        f"{label}_block:",
        *add_message(label),
        *(line(f"lea {r}, [{r} + 8 * rcx]", "to the next block") for r in MESSAGE),
        *code(f"mov r9, r12; neg r9; jz {label}_permuted"),
        *rounds(a_round, symbol, label),
        *code(f"{label}_permuted:; dec rdx; jnz {label}_block"),
        *VECTOR.wipe(FRAME // BYTES),
        *VECTOR.end,
        *common.leave(SAVED),
    ]


def rotations(symbol: str) -> str:
    """The tables for rotations by whole bytes."""
    text = ""
    for n in (8, 56):
        index = [8 * (i // 8) + (i - n // 8) % 8 for i in range(16)]
        text += f"L{short(symbol)}_rol{n}:\n    .byte {', '.join(map(str, index + index))}\n"
    return text


def kernel(recipe: Recipe) -> str:
    symbol, a_round = recipe.symbol, InMemory(recipe["order"])
    facts = [
        "The states must be aligned to 32 bytes.",
        "Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, ymm0-ymm15, flags (and what the ABI allows).",
        f"Stack: at most {common.stack_bytes(SAVED, FRAME)} bytes;",
        "the lanes that lay there are wiped.",
    ]
    functions = permute(a_round, symbol), absorb(a_round, symbol)
    tables = common.READ_ONLY + rotations(symbol)
    return several_states(recipe, VECTOR, facts, *functions, tables=tables)
