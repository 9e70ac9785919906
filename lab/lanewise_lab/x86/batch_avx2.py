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
from collections.abc import Callable
from dataclasses import dataclass

from lanewise_lab import round as keccak
from lanewise_lab.round import LANES, RHO, lane, place, sheet
from lanewise_lab.x86 import common
from lanewise_lab.x86.batch_avx512 import interface
from lanewise_lab.x86.batch_io import Vector, extract, line, short
from lanewise_lab.x86.batch_round import SOURCE, parsed
from lanewise_lab.x86.recipe import Recipe

BYTES = 32
BUFFER = LANES * BYTES
#: Behind the buffer on the stack: what theta adds to each column.
THETA = BUFFER
FRAME = BUFFER + 5 * BYTES

REGISTERS = 16
MESSAGE = ["r10", "r11", "rax", "rbx"]
#: What absorb saves besides rbp.
SAVED = ["rbx", "r12", "r13"]


@dataclass(frozen=True)
class Places:
    """Memory operands of a round: of each lane before and after it, and of the constant; and where
    on the stack the D may be stored."""

    before: Callable[[int], str] = lambda i: f"[rdi + {BYTES * i}]"
    after: Callable[[int], str] = lambda i: f"[rsi + {BYTES * i}]"
    constant: str = "[r8 + 8 * r9]"
    theta: int = THETA


#: Of an order.
TOKEN = re.compile(r"[uvwd][0-4]|[alhbnec](?:1?[0-9]|2[0-4])")
EVERY = frozenset(range(LANES))


def checked(order: str) -> list[str]:
    """The tokens of an order. ValueError if one is unknown or comes twice, or a column has not the
    four operations that make its parity."""
    tokens = [match[0] for match in parsed(order, TOKEN)]
    for token, count in Counter(tokens).items():
        if count > 1:
            raise ValueError(f"order: {token} comes twice")
    sums = Counter(sheet(int(token[1:])) for token in tokens if token[0] == "c")
    for x in range(5):
        if sums[x] != 4:
            raise ValueError(f"order: {sums[x]} operations, not 4, add to the parity of column {x}")
    return tokens


#: Result, operands, and instruction: its operands are %0 and %1, its result is %d.
Step = tuple[str, list[str], str]


class _Steps(keccak.Ops):
    """The step of each token."""

    def __init__(self, symbol: str, before: Callable[[int], str]) -> None:
        self.symbol, self.before = symbol, before
        self.made: dict[str, Step] = {}

    def _emit(self, token: str, ins: list[str], text: str, out: str = "") -> str:
        self.made[token] = (out or token.upper(), ins, text)
        return self.made[token][0]

    def xor(self, *values: str, of: tuple) -> str:
        step, at, *sum_ = of
        if step == "t":
            i = lane(*at)
            text = f"vpxor %d, %0, {self.before(i)}"
            return self._emit(f"a{lane(*keccak.pi_target(*at))}", [values[1]], text, f"T{i}")
        if step == "e":
            return self._emit(f"e{lane(*at)}", list(values), "vpxor %d, %0, %1")
        before = values[0].partition(".")
        k = int(before[2] or 0) + 1
        out = f"P{at[0]}.{k}" if k < 4 else f"P{at[0]}"
        return self._emit(f"c{lane(*sum_[0][0])}", list(values), "vpxor %d, %0, %1", out)

    def andn(self, a: str, b: str, of: tuple) -> str:
        return self._emit(f"n{lane(*of[1])}", [a, b], "vpandn %d, %0, %1")

    def rol(self, a: str, amount: int, of: tuple) -> str:
        i = lane(*of[1])
        if amount in (8, 56):
            table = f"L{short(self.symbol)}_rol{amount}"
            return self._emit(f"b{i}", [a], f"vpshufb %d, %0, [rip + {table}]")
        shift = "vpaddq %d, %0, %0" if amount == 1 else f"vpsllq %d, %0, {amount}"
        left = self._emit(f"l{i}", [a], shift)
        right = self._emit(f"h{i}", [a], f"vpsrlq %d, %0, {64 - amount}")
        return self._emit(f"b{i}", [left, right], "vpor %d, %0, %1")

    def xor_rol(self, a: str, b: str, amount: int, of: tuple) -> str:
        """One shift is joined to the other operand, so that one register less is in use."""
        (x,) = of[1]
        left = self._emit(f"u{x}", [b], "vpaddq %d, %0, %0")
        right = self._emit(f"v{x}", [b], f"vpsrlq %d, %0, {64 - amount}")
        half = self._emit(f"w{x}", [left, a], "vpxor %d, %0, %1")
        return self._emit(f"d{x}", [half, right], "vpxor %d, %0, %1")


class Round:
    """One round in memory, in the order that the tokens give. Of the lanes, `wanted` are computed;
    if not all are, no parity is.

    Column X's parity C lies in register X at both ends. Tokens, each one operation:
        uX vX wX dX  shift the parity of X + 1 left and right, XOR that of X - 1, join: D[X]
        aI           theta applied to the lane that pi moves to I, read from memory
        lI hI bI     shift it left and right, join: B[I]; rotations by whole bytes are bI alone
        nI eI        chi: and-not, XOR (and iota); the result goes to memory
        cI           add it to the parity of its column
    A value lives in a register from its token to its last use. The D are stored as well, so that
    their registers can be had when no other is free.
    """

    def __init__(
        self,
        tokens: str,
        symbol: str,
        places: Places = Places(),
        wanted: frozenset[int] = EVERY,
    ):
        self.tokens, self.symbol, self.places = checked(tokens), symbol, places
        self.wanted = wanted
        made = self.made()
        self.steps = self.needed([made[t] for t in self.tokens if t in made])
        self.uses: dict[str, list[int]] = {}
        for n, (_, ins, _) in enumerate(self.steps):
            for name in ins:
                self.uses.setdefault(name, []).append(n)
        self.where = {f"C{x}": x for x in range(5)}
        self.free = set(range(5, REGISTERS))
        self.stored: set[str] = set()
        self.origin: dict[str, int] = {}
        self.lines: list[str] = []

    def made(self) -> dict[str, Step]:
        """What each token does."""
        o = _Steps(self.symbol, self.places.before)
        now = keccak.Round(o, lambda word: f"A{lane(*word)}")
        for x in range(5):
            now.enter(f"C{x}", *now.missing[(x,)])
        after = keccak.Round(o, now.e)
        for i in range(LANES):
            now.t(place(i))
        for i in range(LANES):
            now.n(place(i))
        sums = [place(int(token[1:])) for token in self.tokens if token[0] == "c"]
        for x in range(5):
            after.add(*(word for word in after.missing[(x,)] if word not in sums))
        for word in sums:
            after.add(word)
        return o.made

    def needed(self, steps: list[Step]) -> list[Step]:
        """Those that the wanted lanes are made of, and the parities, if all lanes are wanted."""
        values, out = {f"E{i}" for i in self.wanted}, []
        values |= {f"P{x}" for x in range(5)} if self.wanted == EVERY else set()
        for step in reversed(steps):
            if step[0] in values:
                values.update(step[1])
                out.append(step)
        return out[::-1]

    def register(self, n: int, wanted: int | None) -> int:
        if wanted in self.free:
            return wanted
        if self.free:
            return max(self.free)
        held = [name for name in self.where if name[0] == "D" and name not in self.steps[n][1]]
        if not held:
            raise ValueError(f"order: no register is free for {self.steps[n][0]}")
        name = max(held, key=lambda d: next(m for m in self.uses[d] if m >= n))
        self.free.add(self.where.pop(name))
        self.stored.add(name)
        return self.register(n, wanted)

    def emit(self, n: int) -> None:
        result, ins, text = self.steps[n]
        ready = [f"ymm{self.where[i]}" if i in self.where else None for i in ins]
        for k, name in enumerate(ins):
            if ready[k] is None and name not in self.stored:
                raise ValueError(f"order: {name} of {result} is used before it is there")
        for name in ins:
            if self.uses[name][-1] == n and name in self.where:
                self.free.add(self.where.pop(name))
        wanted = int(result[1]) if result[0] == "P" else None
        if result[0] == "E":
            i = int(result[1:])
            firsts = [t for t in self.tokens if t == f"c{i}"]
            wanted = None if firsts else sheet(i)
        d = self.register(n, wanted)
        if ready[0] is None:
            x = int(ins[0][1:])
            self.lines.append(line(f"vmovdqa ymm{d}, [rsp + {self.places.theta + BYTES * x}]"))
            ready[0] = f"ymm{d}"
        text = text.replace("%d", f"ymm{d}").replace("%0", ready[0])
        self.lines.append(line(text.replace("%1", ready[-1]), self.algebra(result, ins)))
        self.free.discard(d)
        self.where[result] = d
        if result[0] == "D":
            self.origin[result] = d
            self.lines.append(f"store {result}")
        if result[0] == "E":
            i = int(result[1:])
            if i == 0:
                t = self.register(n, None)
                self.lines.append(line(f"vpbroadcastq ymm{t}, {self.places.constant}", "RC"))
                self.lines.append(line(f"vpxor ymm{d}, ymm{d}, ymm{t}", "E0 ^= RC"))
            self.lines.append(line(f"vmovdqa {self.places.after(i)}, ymm{d}"))
            if result not in self.uses:
                if self.wanted == EVERY:
                    raise ValueError(f"order: {result} is in no parity")
                self.free.add(self.where.pop(result))

    @staticmethod
    def algebra(result: str, ins: list[str]) -> str:
        i = int(result[1:].split(".")[0])
        return {
            "U": f"{ins[0]} << 1",
            "V": f"{ins[0]} >> 63",
            "L": f"{ins[0]} << {RHO[SOURCE[i % LANES]]}",
            "H": f"{ins[0]} >> {64 - RHO[SOURCE[i % LANES]]}",
            "T": f"T{i} = A{i} ^ {ins[0]}",
            "B": f"B{i} = T{SOURCE[i % LANES]} <<< {RHO[SOURCE[i % LANES]]}",
            "N": f"~{ins[0]} & {ins[-1]}",
        }.get(result[0], f"{result} = {' ^ '.join(ins)}")

    def run(self) -> list[str]:
        if sorted(r for r, _, _ in self.steps if r[0] == "E") != sorted(
            f"E{i}" for i in self.wanted
        ):
            raise ValueError("order: it is not one whole round")
        for n in range(len(self.steps)):
            self.emit(n)
        out = []
        for text in self.lines:
            if text.startswith("store "):
                name = text.split()[1]
                if name in self.stored:
                    at = self.places.theta + BYTES * int(name[1:])
                    out.append(line(f"vmovdqa [rsp + {at}], ymm{self.origin[name]}"))
            else:
                out.append(text)
        if self.wanted != EVERY:
            return out
        moves = {x: self.where[f"P{x}"] for x in range(5) if self.where[f"P{x}"] != x}
        while moves:
            ready = [x for x in moves if x not in moves.values()]
            if not ready:
                spare = max(self.free - set(range(5)))
                x = next(iter(moves))
                out.append(line(f"vmovdqa ymm{spare}, ymm{x}"))
                moves = {k: spare if source == x else source for k, source in moves.items()}
                continue
            x = ready[0]
            out.append(line(f"vmovdqa ymm{x}, ymm{moves.pop(x)}", f"P{x} home"))
        return out


def rounds(order: str, symbol: str, label: str) -> list[str]:
    """All rounds, rdi to rdi; r9 counts up to 0 and the constants end at r8."""
    out = [
        line("mov rsi, rsp", "the other buffer"),
        line("test r9, 1"),
        line(f"jz {label}_even", "an even number of rounds ends where it began"),
    ]
    for i in range(LANES):
        out += [line(f"vmovdqa ymm{i % 8}, [rdi + {BYTES * i}]")]
        out += [line(f"vmovdqa [rsi + {BYTES * i}], ymm{i % 8}")]
    out += [line("xchg rdi, rsi"), f"{label}_even:"]
    for x in range(5):
        out.append(line(f"vmovdqa ymm{x}, [rdi + {BYTES * x}]"))
    for i in range(5, LANES):
        c = f"ymm{sheet(i)}"
        out.append(line(f"vpxor {c}, {c}, [rdi + {BYTES * i}]", f"C{sheet(i)}" if i >= 20 else ""))
    return out + [
        "    .p2align 6",
        f"{label}_round:",
        *Round(order, symbol).run(),
        line("xchg rdi, rsi"),
        line("inc r9"),
        line(f"jnz {label}_round"),
    ]


def leave(saved: list[str], frame: int) -> list[str]:
    """Wipe what lay on the stack and return."""
    out = [line("vpxor xmm0, xmm0, xmm0")]
    out += [line(f"vmovdqa [rsp + {at}], ymm0") for at in range(0, frame, BYTES)]
    return out + [
        line("vzeroupper"),
        *common.leave(saved),
    ]


def permute(order: str, symbol: str) -> list[str]:
    return [
        *common.enter([], FRAME),
        line("lea r8, [rsi + 8 * rdx]", "behind the last constant"),
        line("mov r9, rdx"),
        line("neg r9", "counts up to 0"),
        *rounds(order, symbol, f"L{short(symbol)}"),
        *leave([], FRAME),
    ]


def add_message(label: str) -> list[str]:
    """XOR the first block into the states in memory, two lanes at a time."""
    xor = "vpxor ymm{0}, ymm{0}, [rsi{1}]"
    m = MESSAGE
    return [
        line("mov rsi, rdi"),
        line("xor r13d, r13d", "offset in the messages"),
        line("mov r9, rcx"),
        line("sub r9, 2"),
        line(f"jb {label}_odd"),
        f"{label}_pair:",
        line(f"vmovdqu xmm0, [{m[0]} + r13]"),
        line(f"vmovdqu xmm1, [{m[1]} + r13]"),
        line(f"vinserti128 ymm0, ymm0, [{m[2]} + r13], 1", "two lanes of messages 0 and 2"),
        line(f"vinserti128 ymm1, ymm1, [{m[3]} + r13], 1", "and of messages 1 and 3"),
        line("add r13, 16"),
        line("vpunpcklqdq ymm2, ymm0, ymm1", "lane i of all"),
        line("vpunpckhqdq ymm3, ymm0, ymm1", "lane i + 1 of all"),
        line(xor.format(2, "")),
        line(xor.format(3, " + 32")),
        line("vmovdqa [rsi], ymm2"),
        line("vmovdqa [rsi + 32], ymm3"),
        line("add rsi, 64"),
        line("sub r9, 2"),
        line(f"jae {label}_pair"),
        f"{label}_odd:",
        line("test r9, 1"),
        line(f"jz {label}_added"),
        line(f"vmovq xmm0, [{m[0]} + r13]", "the last lane"),
        line(f"vmovhps xmm0, xmm0, [{m[1]} + r13]"),
        line(f"vmovq xmm1, [{m[2]} + r13]"),
        line(f"vmovhps xmm1, xmm1, [{m[3]} + r13]"),
        line("vinserti128 ymm0, ymm0, xmm1, 1"),
        line(xor.format(0, "")),
        line("vmovdqa [rsi], ymm0"),
        f"{label}_added:",
    ]


def absorb(order: str, symbol: str) -> list[str]:
    label = f"L{short(symbol)}_absorb"
    return [
        *common.enter(SAVED, FRAME),
        line("lea r8, [r8 + 8 * r9]", "behind the last constant"),
        line("mov r12, r9", "rounds"),
        *(line(f"mov {r}, [rsi + {8 * k}]", f"message {k}") for k, r in enumerate(MESSAGE)),
        f"{label}_block:",
        *add_message(label),
        *(line(f"lea {r}, [{r} + 8 * rcx]", "to the next block") for r in MESSAGE),
        line("mov r9, r12"),
        line("neg r9"),
        line(f"jz {label}_permuted"),
        *rounds(order, symbol, label),
        f"{label}_permuted:",
        line("dec rdx"),
        line(f"jnz {label}_block"),
        *leave(SAVED, FRAME),
    ]


def rotations(symbol: str) -> str:
    """The tables for rotations by whole bytes."""
    text = ""
    for n in (8, 56):
        index = [8 * (i // 8) + (i - n // 8) % 8 for i in range(16)]
        text += f"L{short(symbol)}_rol{n}:\n    .byte {', '.join(map(str, index + index))}\n"
    return text


def kernel(recipe: Recipe) -> str:
    vector, symbol, order = Vector(4, evex=False), recipe.symbol, recipe.options["order"]
    description = [
        recipe.title,
        "",
        *interface(symbol, vector),
        "The states must be aligned to 32 bytes.",
        "Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, ymm0-ymm15, flags (and what the ABI allows).",
        f"Stack: at most {common.stack_bytes(SAVED, FRAME)} bytes;",
        "the lanes that lay there are wiped.",
        "Ends with vzeroupper.",
    ]
    text = common.head(recipe, description)
    text += common.function(symbol, permute(order, symbol), 3)
    text += common.function(symbol + "_absorb", absorb(order, symbol), 6)
    text += common.function(symbol + "_extract", extract(vector, symbol), 3)
    return text + common.read_only() + rotations(symbol) + common.stack_note()
