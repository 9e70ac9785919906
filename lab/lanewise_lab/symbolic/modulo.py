# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Expressions modulo a power of two. `of`: the integers (integers.py) of a run."""

from __future__ import annotations

from heapq import heapify, heappop, heappush

SCALE = 72  # coefficients of expressions are integers over 2^72
ONE = 1 << SCALE
Expression = dict  # generator -> coefficient; generator 0 is the number 1


def form(of, e: Expression, bits: int) -> tuple[int, Expression]:
    """m, and a normal form of 2^(m - bits) e modulo 2^m, with integers for coefficients."""
    k = 0
    for n in e.values():
        k = max(k, SCALE - (n & -n).bit_length() + 1)
    m, out, sums = bits + k, {}, {g: n << k >> SCALE for g, n in e.items()}
    newest = [-g for g in sums]
    heapify(newest)
    while newest:  # of one generator all that there is: those that it is made of are older
        g = -heappop(newest)
        n = sums[g] % (1 << m)
        known = of.normal[g]
        below = (n & -n).bit_length() - 1  # bits that a multiple of 2^below does not reach
        if n and known is not None and known[0] + below >= m:
            for h, i in known[1].items():
                if h not in sums:
                    heappush(newest, -h)
                sums[h] = sums.get(h, 0) + n * i
        elif n:
            out[g] = n
    return m, out


def exact(of, e: Expression, bits: int, least: int) -> Expression | None:
    """What e is modulo 2^bits, from `least` on, if the normal form with coefficients as near 0 as
    can be keeps within that range. So the rounding of a fraction of a x / q, times q, is what
    rounding has left of a, times x."""
    for g, n in [*e.items()]:
        key = of.keys[g]
        if key[0] == "value" and len(key[1]) == 1 and not n % ONE:  # a quotient under a name
            e = of.plus(of.plus(e, {g: n}, -1), of.times(dict(key[1]), n // ONE))
    m, normal = form(of, e, bits)
    half, unit = 1 << m - 1, ONE >> m - bits
    e = {g: ((n + half) % (1 << m) - half) * unit for g, n in normal.items()}
    lo, hi = of.bounds(e)
    turns = -(lo - least >> bits)  # whole ones, which the constant may have more or less of
    if hi + (turns << bits) >= least + (1 << bits):
        return None
    return of.plus(e, of.number(turns << bits))
