# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the functions of src/mldsa/poly.h compute of one coefficient, from the definitions of FIPS
204 sections 7.4 and 7.1 and table 1. They take integers, or all integers of a piece
(symbolic/pieces.py)."""

from __future__ import annotations

from dataclasses import dataclass

Q = 8380417
N = 256
D = 13


@dataclass(frozen=True)
class Set:
    """A row of tables 1 and 2."""

    name: str
    gamma1: int
    gamma2: int
    beta: int  # tau eta
    eta: int


SETS = (
    Set("ML-DSA-44", 1 << 17, (Q - 1) // 88, 39 * 2, 2),
    Set("ML-DSA-65", 1 << 19, (Q - 1) // 32, 49 * 4, 4),
    Set("ML-DSA-87", 1 << 19, (Q - 1) // 32, 60 * 2, 2),
)


def centred(x, m: int):
    """x mod+- m: in -m/2 < r <= m/2 (section 2.3)."""
    r = x % m
    return r - m if r > m // 2 else r


def power2round(r) -> tuple:
    """Algorithm 35."""
    low = centred(r, 1 << D)
    return (r - low) >> D, low


def decompose(r, gamma2: int) -> tuple:
    """Algorithm 36: HighBits and LowBits."""
    low = centred(r, 2 * gamma2)
    if r - low == Q - 1:
        return 0, low - 1
    return (r - low) // (2 * gamma2), low


def with_hint(high: int, positive: bool, hint: int, gamma2: int) -> int:
    """Algorithm 40, UseHint, of what decompose gives: HighBits, and whether LowBits is above 0."""
    m = (Q - 1) // (2 * gamma2)
    return (high + (1 if positive else -1) * hint) % m
