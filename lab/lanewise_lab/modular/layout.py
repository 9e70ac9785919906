# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Roots of unity, and in which order those of a transform stand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Order:
    """root: gamma = root^(2 m + 1), or root^m modulo X^n - 1. index: of each place, m d + e, bits
    of m reversed, where the transform is modulo X^d - gamma and e the power of X. name: what that
    is called. bits: of the index, the place of each bit of m d + e, where it is no more than that.
    """

    root: int
    name: str
    index: tuple[int, ...]
    bits: tuple[int, ...] | None = None


def reversed_bits(i: int, bits: int) -> int:
    return int(f"{i:0{bits}b}"[::-1], 2) if bits else 0


@cache
def roots(q: int, order: int) -> tuple[int, ...]:
    """Elements of that order, a power of two, modulo q, in ascending order."""
    if (q - 1) % order:
        return ()
    half = order // 2
    for g in range(2, q):
        first = pow(g, (q - 1) // order, q)
        if order == 1 or pow(first, half, q) == q - 1:
            return tuple(sorted({pow(first, k, q) for k in range(1, order + 1, 2)}))
    return ()


def _moved_bits(index: tuple[int, ...]) -> tuple[int, ...] | None:
    """For each bit of the place, which bit of the index it is; None: it is none."""
    size = len(index).bit_length() - 1
    if len(index) != 1 << size or index[0]:
        return None
    ones = [index[1 << b] for b in range(size)]
    if any(v & v - 1 for v in ones):
        return None
    whole = all(
        v == sum(ones[b] for b in range(size) if place >> b & 1) for place, v in enumerate(index)
    )
    return tuple(v.bit_length() - 1 for v in ones) if whole else None


def order_of(
    q: int, d: int, places: list[tuple[int, int]], sign: int, root: int | None, wanted: str | None
) -> Order | None:
    """places: of each element, gamma and the power of X. None: with that root there is none."""
    count = len(places) // d
    size = count.bit_length() - 1
    step = 2 if sign < 0 else 1
    best: tuple[tuple, Order] | None = None
    for zeta in (root,) if root else roots(q, step * count):
        number, value = {}, zeta if sign < 0 else 1
        for m in range(count):
            number[value] = m
            value = value * pow(zeta, step, q) % q
        if len(number) != count or any(gamma not in number for gamma, _ in places):
            continue
        standard = tuple(number[gamma] * d + e for gamma, e in places)
        index = tuple(reversed_bits(v // d, size) * d + v % d for v in standard)
        natural = tuple(range(len(places)))
        bits = _moved_bits(index)
        if index == natural:
            rank, name = 0, "bit-reversed"
        elif standard == natural:
            rank, name = 1, "standard"
        else:
            rank, name = (2, "bits of the place exchanged") if bits else (3, "by table")
        if wanted is not None and name != wanted:
            continue
        found = (rank, zeta), Order(zeta, name, index, bits)
        best = min(best, found, key=lambda f: f[0]) if best else found
    return best[1] if best else None
