# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Bounds of every intermediate value of ML-KEM's arithmetic, by interval arithmetic.

    python3 -m lanewise_lab.mlkem.bounds

Runs the transforms of src/mlkem/arith_c.c on intervals instead of numbers, coefficient by
coefficient and layer by layer, with the actual roots, and stops if a sum leaves int16_t or a
product int32_t. The transforms in assembly are proved on the object instead (ntt/proofs.py); pairs
do the same operations in the same order on the same values (tests/mlkem compares the results), with
products and sums of the same widths, and so does other vector code. Rounding divisions are tried
for all inputs. The bounds printed are those that src/mlkem/arith.h promises.

Neon's C multiplies by SQDMULH, the upper half of twice a product. Each product with a constant is
checked in that form too: neither of the two may saturate, and the difference that SHSUB halves is
then twice the Montgomery product, for the lower halves are equal.

Arm cores with DSP instructions have two coefficients in a register. Their products and reductions
are computed here as those instructions do it, halves and carries included.

This is a check of the algorithm as it is written down here, not of the object code.
"""

from __future__ import annotations

from functools import cache

from .tables import LAST_SCALE, LAST_ZETA, Q_INVERSE, N, Q, R, centred, zeta

Interval = tuple[int, int]
INT16, INT32 = (-(1 << 15), (1 << 15) - 1), (-(1 << 31), (1 << 31) - 1)
#: What the header promises: inputs, then what follows from them.
NTT_IN, INVERSE_IN, A_IN, B_IN, E_IN = 3329, 4095, 4095, 4095, 4095
PROMISED = {"ntt": 4095, "inverse": 2187, "prepare": 2497, "inner": 3712, "scale_add": 6592}


class Overflow(Exception):
    """A value may leave its type."""


def within(x: Interval, limits: Interval, what: str) -> Interval:
    if x[0] < limits[0] or x[1] > limits[1]:
        raise Overflow(f"{what}: {x[0]}..{x[1]}")
    return x


def add(a: Interval, b: Interval, what: str = "sum") -> Interval:
    return within((a[0] + b[0], a[1] + b[1]), INT16, what)


def sub(a: Interval, b: Interval, what: str = "difference") -> Interval:
    return within((a[0] - b[1], a[1] - b[0]), INT16, what)


def times(a: Interval, b: Interval) -> Interval:
    corners = [x * y for x in a for y in b]
    return within((min(corners), max(corners)), INT32, "product")


def montgomery(x: Interval) -> Interval:
    """(x - t q) / 2^16 for a t of 16 bits: the numerator is a multiple of 2^16."""
    low = within((x[0] - INT16[1] * Q, x[1] - INT16[0] * Q), INT32, "Montgomery numerator")
    return within((-(-low[0] // R), low[1] // R), INT16, "Montgomery product")


def doubled(a: Interval, b: Interval) -> Interval:
    """SQDMULH: twice the product is what may saturate."""
    whole = within(tuple(2 * x for x in times(a, b)), INT32, "doubled product")
    return whole[0] // R, whole[1] // R


def product(a: Interval, constant: int) -> Interval:
    # As Neon computes it; of the second product, one factor is any number of 16 bits.
    doubled(a, (constant, constant))
    doubled(INT16, (Q, Q))
    return montgomery(times(a, (constant, constant)))


def signed(x: int) -> int:
    """Of the low 16 bits."""
    return (x + (R >> 1)) % R - (R >> 1)


def doubled_value(a: int, b: int) -> int:
    """What SQDMULH gives, saturation included."""
    return min(2 * a * b, INT32[1]) >> 16


def neon_product(a: int, constant: int) -> int:
    """The numbers of arith_neon.c: SHSUB(SQDMULH(a, z), SQDMULH(a z / q mod 2^16, q))."""
    low = signed(a * signed(constant * Q_INVERSE))
    return doubled_value(a, constant) - doubled_value(low, Q) >> 1


def montgomery_value(x: int) -> int:
    return x - signed(x * Q_INVERSE) * Q >> 16


def check_neon() -> None:
    """Neon's product for all factors and a few constants, and its reduction for all inputs."""
    for constant in (zeta(1), zeta(127), LAST_SCALE, LAST_ZETA, centred(R * R)):
        for a in range(INT16[0], INT16[1] + 1):
            assert neon_product(a, constant) == montgomery_value(a * constant), (a, constant)
    for x in range(INT16[0], INT16[1] + 1):
        # SQRDMULH rounds: 2^15 is added to twice the product.
        quotient = 2 * x * 10 + (1 << 15) >> 16
        assert INT16[0] <= x - quotient * Q <= INT16[1], x
        assert x - quotient * Q == reduced_value(x), x


WORD = 1 << 32
#: What src/mlkem/armv7em/arith_pairs.h calls PAIR_CONSTANTS: 1 / q modulo 2^16, above it -q.
PAIR_CONSTANTS = (-(Q << 16) | Q_INVERSE) % WORD


def upper(x: int) -> int:
    """The upper half of a register, with its sign; signed() is the lower one."""
    return signed(x >> 16)


def accumulated(product: int, x: int, what: str) -> int:
    """A sum of SMLA<x><y> that must not leave the register."""
    x = (x + WORD // 2) % WORD - WORD // 2
    return within((x + product, x + product), INT32, what)[0] % WORD


def pair_product(x: int, z: int) -> int:
    """The registers of product_pair: both halves of x times z / 2^16."""

    def montgomery_upper(product: int) -> int:
        low = signed(product) * signed(PAIR_CONSTANTS)  # SMULBB
        return accumulated(signed(low) * upper(PAIR_CONSTANTS), product, "numerator of a pair")

    low, high = montgomery_upper(signed(x) * z), montgomery_upper(upper(x) * z)
    return high & 0xFFFF0000 | low >> 16  # PKHTB


def pair_canonical(x: int) -> tuple[int, int]:
    """The registers of reduced_pair and canonical_of."""
    low, high = 20 * signed(x) + (1 << 15), 20 * upper(x) + (1 << 15)
    low = (upper(low) * -Q + x) % WORD  # may wrap around; its lower half is what counts
    high = accumulated(upper(high) * -Q, upper(x), "upper half of a pair")
    r = low & 0xFFFF | (high & 0xFFFF) << 16
    more = (r >> 15 & 0x10001) * Q
    total = (r + more & 0xFFFF) | ((r >> 16) + (more >> 16) & 0xFFFF) << 16  # SADD16
    return r, total


def check_pairs() -> None:
    """Both halves of a register, for all factors and a few constants: what one number gives."""
    for a in range(INT16[0], INT16[1] + 1):
        for b in (-a - 1,) if a % 64 else (a, -a - 1, *INT16):
            x = a % R | b % R << 16
            r, canonical = pair_canonical(x)
            assert (signed(r), upper(r)) == (reduced_value(a), reduced_value(b)), (a, b)
            assert (canonical % R, canonical >> 16) == (a % Q, b % Q), (a, b)
            for z in (zeta(1), zeta(127), LAST_SCALE, LAST_ZETA, centred(R * R)):
                found = pair_product(x, z)
                want = montgomery_value(a * z), montgomery_value(b * z)
                assert (signed(found), upper(found)) == want, (a, b, z)


def reduced_value(x: int) -> int:
    return x - Q * ((10 * x + (1 << 14)) >> 15)


@cache
def reduced(x: Interval) -> Interval:
    values = [reduced_value(v) for v in range(x[0], x[1] + 1)]
    return min(values), max(values)


def ntt(p: list[Interval], reduce_at_end: bool = True) -> list[Interval]:
    p, z, length = list(p), 1, 128
    while length >= 2:
        for start in range(0, N, 2 * length):
            for i in range(start, start + length):
                t = product(p[i + length], zeta(z))
                p[i + length] = sub(p[i], t, f"layer {length}")
                p[i] = add(p[i], t, f"layer {length}")
            z += 1
        length //= 2
    return [reduced(x) for x in p] if reduce_at_end else p


def inverse(p: list[Interval], reduced_layers: tuple[int, ...] = (8, 64)) -> list[Interval]:
    p, z, length = list(p), 127, 2
    while length <= 64:
        for start in range(0, N, 2 * length):
            for i in range(start, start + length):
                a, b = p[i], p[i + length]
                total = add(a, b, f"inverse layer {length}")
                p[i] = reduced(total) if length in reduced_layers else total
                p[i + length] = product(sub(b, a, f"inverse layer {length}"), zeta(z))
            z -= 1
        length *= 2
    for i in range(N // 2):
        a, b = p[i], p[i + N // 2]
        p[i] = product(add(a, b, "last layer"), LAST_SCALE)
        p[i + N // 2] = product(sub(b, a, "last layer"), LAST_ZETA)
    return p


def largest(values: list[Interval]) -> int:
    return max(max(-low, high) for low, high in values)


def symmetric(bound: int) -> Interval:
    return -bound, bound


def inner(terms: int = 4) -> Interval:
    total = (0, 0)
    for _ in range(2 * terms):
        one = times(symmetric(A_IN), symmetric(B_IN))
        total = within((total[0] + one[0], total[1] + one[1]), INT32, "inner product")
    return montgomery(total)


def scale_add() -> Interval:
    return add(product(INT16, centred(R * R)), symmetric(E_IN), "scale_add")


def prepare() -> Interval:
    values = [product(INT16, sign * zeta(64 + i)) for i in range(64) for sign in (1, -1)]
    return min(v[0] for v in values), max(v[1] for v in values)


def check_rounding() -> None:
    """Compression for all residues and widths, as the 16-bit instructions compute it."""
    for d in range(1, 12):
        factor = (1 << (16 + d)) // Q
        within((factor, factor), (0, R - 1), "factor")
        for x in range(Q):
            quotient = x * factor >> 16
            remainder = centred((x << d) - quotient * Q, R)
            assert remainder == (x << d) - quotient * Q, (d, x)
            got = quotient + (remainder > Q // 2) & (1 << d) - 1
            assert got == ((x << d + 1) + Q) // (2 * Q) % (1 << d), (d, x)
        for y in range(1 << d):
            high = (y << 15 - d) * Q + (1 << 14) >> 15
            assert y << 15 - d < 1 << 15 and high == ((y * Q << 1) + (1 << d)) >> d + 1, (d, y)
    for x in range(INT16[0], INT16[1] + 1):
        r = reduced_value(x)
        canonical = r + (Q if r < 0 else 0)
        assert canonical == x % Q, x


def computed() -> dict[str, int]:
    return {
        "ntt": largest(ntt([symmetric(NTT_IN)] * N)),
        "inverse": largest(inverse([symmetric(INVERSE_IN)] * N)),
        "prepare": largest([prepare()]),
        "inner": largest([inner()]),
        "scale_add": largest([scale_add()]),
    }


def main() -> None:
    assert Q * Q_INVERSE % R == 1
    check_rounding()
    check_neon()
    check_pairs()
    print("compression and reduction: right for all inputs")
    for name, bound in computed().items():
        print(f"{name}: no overflow; |result| <= {bound}, promised {PROMISED[name]}")


if __name__ == "__main__":
    main()
