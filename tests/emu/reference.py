# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Keccak-p[1600, n] on many states at once, and bit interleaving: the judge of the kernels.

All states together are one big integer for each lane, one field of 64 bits for each state, so that
Python's long arithmetic does the work of a thousand permutations. It is written from FIPS 202 and
shares nothing with the generators; check() holds it against hashlib and pycryptodome.
"""

from __future__ import annotations

import hashlib

from Crypto.Hash import TurboSHAKE128

FIELD = (1 << 64) - 1


def _constants() -> list[int]:
    """The round constants of iota from the LFSR of FIPS 202, algorithm 5."""
    found, r = [], 0x01
    for _ in range(24):
        constant = 0
        for j in range(7):
            constant |= (r & 1) << (2**j - 1)
            r = (r << 1) ^ (0x171 if r & 0x80 else 0)
        found.append(constant)
    return found


class Many:
    """Operations on `count` fields of 64 bits that lie side by side in one integer."""

    def __init__(self, count: int):
        self.every = sum(1 << (64 * i) for i in range(count))  # 1 in each field
        self.all = self.every * FIELD

    def rotate(self, v: int, n: int) -> int:
        if not n:
            return v
        high = self.every * (FIELD >> n << n)
        return ((v << n) & high) | ((v >> (64 - n)) & (high ^ self.all))

    def permute(self, a: list[int], rounds: int) -> list[int]:
        """FIPS 202, section 3.2, with lane (x, y) at index x + 5y."""
        for constant in _constants()[24 - rounds :]:
            c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
            d = [c[(x - 1) % 5] ^ self.rotate(c[(x + 1) % 5], 1) for x in range(5)]
            a = [a[i] ^ d[i % 5] for i in range(25)]
            b, x, y = [a[0]] * 25, 1, 0
            for t in range(24):  # rho and pi in one walk: algorithms 2 and 3
                to = y + 5 * ((2 * x + 3 * y) % 5)
                b[to] = self.rotate(a[x + 5 * y], (t + 1) * (t + 2) // 2 % 64)
                x, y = y, (2 * x + 3 * y) % 5
            a = [
                b[i] ^ (~b[i // 5 * 5 + (i + 1) % 5] & b[i // 5 * 5 + (i + 2) % 5])
                for i in range(25)
            ]
            a[0] ^= constant * self.every
        return a

    def swap(self, v: int, mask: int, n: int) -> int:
        t = (v ^ (v >> n)) & (mask * self.every)
        return v ^ t ^ (t << n)

    def to_lanes(self, v: int) -> int:
        """Fields of (even bits, odd bits) to lanes: a perfect outer shuffle of each field."""
        for mask, n in (
            (0x00000000FFFF0000, 16),
            (0x0000FF000000FF00, 8),
            (0x00F000F000F000F0, 4),
            (0x0C0C0C0C0C0C0C0C, 2),
            (0x2222222222222222, 1),
        ):
            v = self.swap(v, mask, n)
        return v

    def from_lanes(self, v: int) -> int:
        for mask, n in (
            (0x2222222222222222, 1),
            (0x0C0C0C0C0C0C0C0C, 2),
            (0x00F000F000F000F0, 4),
            (0x0000FF000000FF00, 8),
            (0x00000000FFFF0000, 16),
        ):
            v = self.swap(v, mask, n)
        return v


def permuted(states: list[bytes], rounds: int, interleaved: bool = True) -> list[bytes]:
    """Each state of 200 bytes (even and odd words of each lane, or plain lanes) after `rounds`."""
    if not states:
        return []
    many = Many(len(states))
    a = [
        int.from_bytes(b"".join(s[8 * i : 8 * i + 8] for s in states), "little") for i in range(25)
    ]
    if interleaved:
        a = [many.to_lanes(v) for v in a]
    a = many.permute(a, rounds)
    if interleaved:
        a = [many.from_lanes(v) for v in a]
    rows = [v.to_bytes(8 * len(states), "little") for v in a]
    return [b"".join(r[8 * k : 8 * k + 8] for r in rows) for k in range(len(states))]


def from_interleaved(states: list[bytes]) -> list[bytes]:
    """The bytes that FIPS 202 numbers, of states in the kernels' layout."""
    many = Many(25)
    return [many.to_lanes(int.from_bytes(s, "little")).to_bytes(200, "little") for s in states]


def zipped(states: list[bytes], at_once: int) -> bytes:
    """States in the layout of kernels for so many: lane by lane of each group of them."""
    groups = [states[n : n + at_once] for n in range(0, len(states), at_once)]
    lanes = range(0, 200, 8)
    return b"".join(s[n : n + 8] for group in groups for n in lanes for s in group)


def unzipped(data: bytes, at_once: int) -> list[bytes]:
    step, out = 8 * at_once, []
    for at in range(0, len(data), 25 * step):
        group = data[at : at + 25 * step]
        for k in range(0, step, 8):
            out.append(b"".join(group[n : n + 8] for n in range(k, len(group), step)))
    return out


def rounds_of(index: int) -> int:
    """The number of rounds that the tests give state `index`: all of 1..24 in turn."""
    return 1 + index % 24


def expected(states: list[bytes], rounds: list[int], interleaved: bool = True) -> list[bytes]:
    """State i after rounds[i] rounds, in the layout that it came in."""
    out = [b""] * len(states)
    for n in set(rounds):
        which = [i for i, r in enumerate(rounds) if r == n]
        for i, s in zip(which, permuted([states[i] for i in which], n, interleaved), strict=True):
            out[i] = s
    return out


def check() -> None:
    """The reference against SHAKE128, TurboSHAKE128 and the definition of interleaving."""
    messages = [bytes([n]) * n for n in range(100)]
    blocks = [m + b"\x1f" + bytes(166 - len(m)) + b"\x80" + bytes(32) for m in messages]
    for rounds, digest in (
        (24, lambda m: hashlib.shake_128(m).digest(168)),
        (12, lambda m: TurboSHAKE128.new(data=m, domain=0x1F).read(168)),
    ):
        states = permuted(blocks, rounds, interleaved=False)
        for message, state in zip(messages, states, strict=True):
            if state[:168] != digest(message):
                raise AssertionError(f"the reference is wrong at {rounds} rounds")
    lane = 0x0123456789ABCDEF
    even = sum((lane >> (2 * i) & 1) << i for i in range(32))
    odd = sum((lane >> (2 * i + 1) & 1) << i for i in range(32))
    if Many(1).from_lanes(lane) != even | odd << 32 or Many(1).to_lanes(even | odd << 32) != lane:
        raise AssertionError("the reference interleaving is wrong")
