# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The Keccak-p[1600] round, described once. No machine is in here.

Lane (x, y) has index x + 5*y; words are 64 bits. Source: FIPS 202, sections 3.2 and 3.3.
Every generator takes from this module which lanes each step joins, rotations and constants.
"""

WIDTH = 5
LANES = 25
ROUNDS = 24
MASK = (1 << 64) - 1


def lane(x: int, y: int) -> int:
    """Index of lane (x, y); coordinates are taken mod 5."""
    return (x % 5) + 5 * (y % 5)


def place(i: int) -> tuple[int, int]:
    """Coordinates of the lane with index i."""
    return i % 5, i // 5


def sheet(i: int) -> int:
    """The x of the lane with index i."""
    return i % 5


def theta_terms(x: int) -> tuple[int, int]:
    """Of which parities theta makes the word of sheet x: D[x] = C[first] ^ rol(C[second], 1)."""
    return (x + 4) % 5, (x + 1) % 5


def chi_terms(x: int) -> tuple[int, int]:
    """Which two lanes of a row chi joins to lane x: a[x] = b[x] ^ (~b[first] & b[second])."""
    return (x + 1) % 5, (x + 2) % 5


def _rho_offsets() -> list[int]:
    """FIPS 202 algorithm 2: walk from (1, 0) by (x, y) -> (y, 2x + 3y)."""
    offsets = [0] * LANES
    x, y = 1, 0
    for t in range(24):
        offsets[lane(x, y)] = ((t + 1) * (t + 2) // 2) % 64
        x, y = y, (2 * x + 3 * y) % 5
    return offsets


#: Left rotation of each lane, by index.
RHO = _rho_offsets()


def pi_source(x: int, y: int) -> tuple[int, int]:
    """FIPS 202 algorithm 3: the lane that pi moves to (x, y)."""
    return (x + 3 * y) % 5, x


def pi_target(x: int, y: int) -> tuple[int, int]:
    """Where pi moves lane (x, y)."""
    return y, (2 * x + 3 * y) % 5


def _round_constants() -> list[int]:
    """FIPS 202 algorithms 5 and 6: the LFSR x^8 + x^6 + x^5 + x^4 + 1, seven bits a round."""
    constants, register = [], 1
    for _ in range(ROUNDS):
        value = 0
        for j in range(7):
            if register & 1:
                value |= 1 << ((1 << j) - 1)
            register <<= 1
            if register & 0x100:
                register ^= 0x171
        constants.append(value)
    return constants


#: The 24 constants of iota; Keccak-p[1600, n] uses the last n.
RC = _round_constants()


def rol(value: int, amount: int) -> int:
    """Rotate a 64-bit word left."""
    amount %= 64
    return ((value << amount) | (value >> (64 - amount))) & MASK if amount else value


def theta(a: list[int]) -> list[int]:
    c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
    d = [c[first] ^ rol(c[second], 1) for first, second in map(theta_terms, range(5))]
    return [a[i] ^ d[sheet(i)] for i in range(LANES)]


def rho(a: list[int]) -> list[int]:
    return [rol(a[i], RHO[i]) for i in range(LANES)]


def pi(a: list[int]) -> list[int]:
    return [a[lane(*pi_source(*place(i)))] for i in range(LANES)]


def chi(a: list[int]) -> list[int]:
    out = []
    for i in range(LANES):
        x, y = place(i)
        first, second = (a[lane(other, y)] for other in chi_terms(x))
        out.append(a[i] ^ (~first & MASK & second))
    return out


def iota(a: list[int], constant: int) -> list[int]:
    return [a[0] ^ constant] + a[1:]


def permute(a: list[int], rounds: int = ROUNDS) -> list[int]:
    """Keccak-p[1600, rounds] on 25 words: the reference that kernels are compared with."""
    if not 1 <= rounds <= ROUNDS:
        raise ValueError(f"rounds must be 1..24, not {rounds}")
    for constant in RC[ROUNDS - rounds :]:
        a = iota(chi(pi(rho(theta(a)))), constant)
    return a
