# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the functions of src/mlkem/arith.h compute, from the definitions of FIPS 203 sections 4.2.1
and 4.3: each result modulo q as a polynomial of the inputs, a dict from monomials (sorted tuples of
input numbers) to coefficients. Inputs are numbered through all arguments. The transforms are in
ntt/proofs.py."""

from __future__ import annotations

from ..ntt.proofs import gammas
from ..ntt.transform import MLKEM
from ..symbolic.integers import Residue
from .tables import N, Q, R

#: X^2 is gamma in factor i.
GAMMA = gammas(MLKEM)


def prepare() -> list[Residue]:
    """(b0, gamma b1) of all pairs, then (b1, b0)."""
    out: list[Residue] = []
    for i, gamma in enumerate(GAMMA):
        out += [{(2 * i,): 1}, {(2 * i + 1,): gamma}]
    return out + [{(i ^ 1,): 1} for i in range(N)]


def inner(k: int, stride: int) -> list[Residue]:
    """Of k polynomials a, each `stride` polynomials behind the one before, then k prepared b: sums
    of inner products of two terms, over 2^16."""
    low = pow(R, -1, Q)
    out: list[Residue] = []
    for i in range(N):
        pair, odd = i & ~1, i & 1
        first = N * (stride * (k - 1) + 1) + N * odd + pair
        terms = [
            (N * stride * j + pair + n, first + 2 * N * j + n) for j in range(k) for n in (0, 1)
        ]
        out.append(dict.fromkeys(terms, low))
    return out


def scale_add() -> list[Residue]:
    return [{(i,): R % Q, (N + i,): 1} for i in range(N)]


def total(sign: int) -> list[Residue]:
    """The second array plus or minus the first, element by element, as integers."""
    return [{(i,): sign, (N + i,): 1} for i in range(N)]


def compressed(x: int, d: int) -> int:
    """Compress_d of any integer, which stands for its residue: the nearest integer to 2^d x / q,
    ties up, modulo 2^d (FIPS 203 section 4.2.1)."""
    return ((x % Q << d + 1) + Q) // (2 * Q) % (1 << d)


def decompressed(y: int, d: int) -> int:
    return (y * Q + (1 << d - 1)) >> d


def noise(bits, eta: int):
    """The first eta bits less the other eta (SamplePolyCBD, algorithm 8)."""
    first, other = bits % (1 << eta), bits >> eta
    ones = [sum((x >> i) % 2 for i in range(eta)) for x in (first, other)]
    return ones[0] - ones[1]
