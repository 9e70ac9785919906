# SPDX-License-Identifier: Apache-2.0 OR MIT
"""FIPS 202 in the domain of words: what a kernel must equal.

Written from the standard's step mappings, with its tables, and nothing of lanewise_lab.round, from
which the kernels are made: a slip there must not be proved right. Tests compare the two, and both
with the official vectors.
"""

from __future__ import annotations

from ..symbolic.domain import Algebra, Word

ROUNDS, LANES = 24, 25
#: Left rotation of lane x + 5y: FIPS 202 table 2, modulo 64.
RHO = (
    (0, 1, 62, 28, 27)
    + (36, 44, 6, 55, 20)
    + (3, 10, 43, 25, 39)
    + (41, 45, 15, 21, 8)
    + (18, 2, 61, 56, 14)
)
#: Section 3.2.5: the constants that algorithm 5 gives.
RC = (
    0x0000000000000001,
    0x0000000000008082,
    0x800000000000808A,
    0x8000000080008000,
    0x000000000000808B,
    0x0000000080000001,
    0x8000000080008081,
    0x8000000000008009,
    0x000000000000008A,
    0x0000000000000088,
    0x0000000080008009,
    0x000000008000000A,
    0x000000008000808B,
    0x800000000000008B,
    0x8000000000008089,
    0x8000000000008003,
    0x8000000000008002,
    0x8000000000000080,
    0x000000000000800A,
    0x800000008000000A,
    0x8000000080008081,
    0x8000000000008080,
    0x0000000080000001,
    0x8000000080008008,
)

Lane = tuple[Word, ...]

#: Layouts of a state in words of so many bits.
LAYOUTS = {64: ("zipped", "lanes", "paired"), 32: ("interleaved", "lanes")}


class Shape:
    """How a lane of 64 bits is held in words: as one word of 64 bits, as two words with its even
    and its odd bits (interleaved), or as two with its low and its high half (lanes)."""

    def __init__(self, alg: Algebra, layout: str):
        if layout not in LAYOUTS[alg.width]:
            known = ", ".join(LAYOUTS[alg.width])
            raise ValueError(f"layout {layout} is none of this instruction set: {known}")
        self.alg = alg
        self.parts = 64 // alg.width
        self.interleaved = layout == "interleaved"

    def split(self, value: int) -> tuple[int, ...]:
        """The words of a lane that is a number."""
        if self.parts == 1:
            return (value,)
        if not self.interleaved:
            return value & 0xFFFFFFFF, value >> 32
        return tuple(sum((value >> 2 * n + odd & 1) << n for n in range(32)) for odd in (0, 1))

    def join(self, words: tuple[int, ...]) -> int:
        if self.parts == 1:
            return words[0]
        if not self.interleaved:
            return words[0] | words[1] << 32
        return sum((words[n & 1] >> n // 2 & 1) << n for n in range(64))

    def xor(self, a: Lane, b: Lane) -> Lane:
        return tuple(map(self.alg.xor, a, b))

    def add(self, a: Lane, value: int) -> Lane:
        """XOR of a number."""
        return tuple(Word(w.c ^ n, w.t) for w, n in zip(a, self.split(value), strict=True))

    def rotl(self, a: Lane, n: int) -> Lane:
        alg = self.alg
        if self.parts == 1:
            return (alg.rotl(a[0], n),)
        low, high = a
        if self.interleaved:
            if n % 2 == 0:
                return alg.rotl(low, n // 2), alg.rotl(high, n // 2)
            return alg.rotl(high, n // 2 + 1), alg.rotl(low, n // 2)
        if n % 64 >= 32:
            low, high = high, low
        n %= 32
        return (
            alg.xor(alg.shl(low, n), alg.shr(high, 32 - n)),
            alg.xor(alg.shl(high, n), alg.shr(low, 32 - n)),
        )

    def chi(self, a: Lane, b: Lane, c: Lane, name: str) -> Lane:
        words = zip(a, b, c, "01", strict=False)
        return tuple(self.alg.chi(x, y, z, name + part) for x, y, z, part in words)

    # Lanes as they lie in messages and outputs: eight bytes, the least significant one first

    def to_bytes(self, a: Lane) -> Lane:
        if not self.interleaved:
            return a
        alg, out = self.alg, []
        for start in (0, 16):
            word = alg.zero
            for n in range(16):
                for odd in (0, 1):
                    moved = alg.rotl(a[odd], n + odd - start)
                    word = alg.xor(word, alg.mask(moved, 1 << 2 * n + odd))
            out.append(word)
        return tuple(out)

    def from_bytes(self, words: Lane) -> Lane:
        if not self.interleaved:
            return words
        alg, out = self.alg, []
        for odd in (0, 1):
            word = alg.zero
            for n in range(32):
                moved = alg.rotl(words[n // 16], (n & 16) - (n & 15) - odd)
                word = alg.xor(word, alg.mask(moved, 1 << n))
            out.append(word)
        return tuple(out)

    def some_bytes(self, a: Lane, keep: int) -> Lane:
        """The lane with the bytes whose bit in `keep` is 0 cleared."""
        keep = int.from_bytes(bytes(0xFF * (keep >> n & 1) for n in range(8)), "little")
        return tuple(map(self.alg.mask, a, self.split(keep)))


def permute(shape: Shape, a: list[Lane], rounds: int, tag: str = "") -> list[Lane]:
    """Keccak-p[1600, rounds]."""
    if not 1 <= rounds <= ROUNDS:
        raise ValueError(f"rounds must be 1..{ROUNDS}, not {rounds}")
    xor = shape.xor
    for number in range(ROUNDS - rounds, ROUNDS):
        # theta
        c = [a[x] for x in range(5)]
        for i in range(5, LANES):
            c[i % 5] = xor(c[i % 5], a[i])
        d = [xor(c[(x + 4) % 5], shape.rotl(c[(x + 1) % 5], 1)) for x in range(5)]
        # rho and pi
        b = []
        for i in range(LANES):
            x, y = i % 5, i // 5
            s = (x + 3 * y) % 5 + 5 * x
            b.append(shape.rotl(xor(a[s], d[s % 5]), RHO[s]))
        # chi and iota
        a = [
            shape.chi(
                b[i],
                b[(i + 1) % 5 + 5 * (i // 5)],
                b[(i + 2) % 5 + 5 * (i // 5)],
                f"{tag}round{number}.{i % 5}{i // 5}.",
            )
            for i in range(LANES)
        ]
        a[0] = shape.add(a[0], RC[number])
    return a


def shake256_block(shape: Shape, message: list[Lane]) -> list[Lane]:
    """The state before the first permutation of SHAKE256, of a message that ends in its first
    block, at a lane's end: FIPS 202 sections 6.2 (1111 behind the message) and 5.1 (10*1)."""
    rate = 17
    if len(message) >= rate:
        raise ValueError(f"{len(message)} lanes and padding do not fit into one block")
    zero = (shape.alg.zero,) * shape.parts
    state = list(message) + [zero] * (LANES - len(message))
    state[len(message)] = shape.add(state[len(message)], 0b11111)
    state[rate - 1] = shape.add(state[rate - 1], 1 << 63)
    return state


def absorb(
    shape: Shape, state: list[Lane], blocks: list[list[Lane]], rounds: int, tag: str = ""
) -> list[Lane]:
    """For every block: XOR it into the first lanes, then permute (not at all for 0 rounds)."""
    for n, block in enumerate(blocks):
        state = [shape.xor(s, block[i]) if i < len(block) else s for i, s in enumerate(state)]
        if rounds:
            state = permute(shape, state, rounds, f"{tag}block{n}.")
    return state
