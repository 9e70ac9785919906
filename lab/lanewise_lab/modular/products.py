# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Products of polynomials modulo X - gamma or X^2 - gamma, for all gamma: pointwise products, sums
of them, and "basemul"; with gamma times the second factor's second element from a cache or not."""

from __future__ import annotations

from ..symbolic import Refused
from .layout import order_of
from .question import Question
from .shape import Form, Shape, Wrong


def _split(question: Question, form: Form, firsts: dict[str, int], k: int):
    """(term, place in a, place in b or None, place in the cache or None): coefficient."""
    n, out = question.n, {}
    arrays = sorted((first, name) for name, first in firsts.items())

    def where(i: int) -> tuple[str, int]:
        first, name = max(f for f in arrays if f[0] <= i)
        return ("a" if name == "p" else name), i - first

    for monomial, c in form.items():
        named = sorted(map(where, monomial))
        kinds = [name for name, _ in named]
        if kinds not in (["a", "b"], ["a", "cache"]):
            raise Wrong(
                f"element {k} is no sum of products of one of a and one of b", [monomial], [k]
            )
        (_, i), (other, j) = named
        size = n // 2 if other == "cache" else n
        if i // n != j // size:
            raise Wrong(f"element {k} mixes terms {i // n} and {j // size}", [monomial], [k])
        out[i // n, i % n, (j % size, None) if other == "b" else (None, j % size)] = c, monomial
    return out


def product(question: Question, forms: list[Form], firsts: dict[str, int]) -> Shape:
    rows = [_split(question, form, firsts, k) for k, form in enumerate(forms)]
    if all(len(row) == question.terms for row in rows):
        return _pointwise(question, rows)
    if question.n > 1 and not question.n % 2:
        return _pairs(question, rows)
    raise Refused("products of an unknown kind")


def _pointwise(question: Question, rows: list[dict]) -> Shape:
    factor, first = None, None
    for k, row in enumerate(rows):
        for t in range(question.terms):
            found = row.get((t, k, (k, None)))
            if found is None:
                at = [m for _, m in row.values()]
                raise Wrong(f"element {k} is not of elements {k} of term {t}", at, [k])
            c, monomial = found
            if factor not in (None, c):
                raise Wrong(f"elements 0 and {k} are scaled differently", [first, monomial], [0, k])
            if factor is None:
                factor, first = c, monomial
    return Shape(factor)


def _pairs(question: Question, rows: list[dict]) -> Shape:
    """Of X^2 - gamma: each row's elements of a are those of its pair."""
    q, terms = question.q, question.terms
    partner: dict[int, int] = {}
    for k, row in enumerate(rows):
        used = {i for _, i, _ in row}
        if len(row) != 2 * terms or len(used) != 2 or k not in used:
            at = [m for _, m in row.values()][: 2 * terms + 1]
            raise Wrong(f"element {k} is of elements {sorted(used)} of a", at, [k])
        partner[k] = next(i for i in used if i != k)
    factor, gammas, caches = None, {}, {}
    for k, row in enumerate(rows):
        other = partner[k]
        if partner.get(other) != k:
            at = [m for _, m in rows[other].values()]
            raise Wrong(f"elements {k} and {other} are of different pairs", at, [other])
        for t in range(terms):
            straight, crossed = row.get((t, k, (k, None))), row.get((t, other, (k, None)))
            if straight is not None:  # the first of the pair: a0 b0 + gamma a1 b1
                second = row.get((t, other, (other, None)))
                if second is not None:
                    value = second[0] * pow(straight[0], -1, q) % q
                    if gammas.setdefault(k, value) != value:
                        raise _mixed(row, k, t)
                else:
                    (c, j, m), *_ = [
                        (c, b[1], m)
                        for (u, i, b), (c, m) in row.items()
                        if u == t and i == other and b[1] is not None
                    ] or [(0, -1, ())]
                    sign = 1 if c == straight[0] else -1
                    if c != sign * straight[0] % q or caches.setdefault(k, (j, sign)) != (j, sign):
                        raise _mixed(row, k, t)
                one = straight
            elif crossed is not None:  # a0 b1 + a1 b0, of which this is the second
                one, second = crossed, row.get((t, k, (other, None)))
                if second is None or second[0] != one[0]:
                    raise _mixed(row, k, t)
            else:
                raise _mixed(row, k, t)
            if factor is None:
                factor, first = one[0], one[1]
            if one[0] != factor:
                raise Wrong(f"elements 0 and {k} are scaled differently", [first, one[1]], [0, k])
    return _ordered(question, rows, factor, partner, gammas, caches)


def _mixed(row: dict, k: int, t: int) -> Wrong:
    at = [m for (u, _, _), (_, m) in row.items() if u in (t, 0)]
    return Wrong(f"element {k}: term {t} is none of a product modulo X^2 - gamma", at, [k])


def _ordered(question: Question, rows, factor: int, partner, gammas: dict, caches: dict) -> Shape:
    q, n = question.q, question.n
    firsts = sorted([*gammas, *caches])
    for k in range(n):
        if k not in firsts and partner[k] not in firsts:
            at = [m for _, m in rows[k].values()]
            raise Wrong(f"elements {k} and {partner[k]} are both the second of a pair", at, [k])
    if len(firsts) != n // 2:
        k = next(k for k in firsts if partner[k] in firsts)
        at = [m for _, m in rows[k].values()]
        raise Wrong(f"elements {k} and {partner[k]} are both the first of a pair", at, [k])
    if caches:
        used = [caches.get(k, (-1, 1))[0] for k in firsts]
        if sorted(used) != list(range(n // 2)):
            raise Refused("elements of the cache are used twice, or not all")
        more = {"cache": "one for each pair, in order" if used == sorted(used) else used}
        if subtracted := sorted(j for j, sign in caches.values() if sign < 0):
            more["cache_subtracted"] = subtracted
        return Shape(factor, 2, None, more | _pairing(firsts, partner))
    for k in firsts:
        if pow(gammas[k], n // 2, q) != question.sign % q:
            at = [m for (_, _, b), (_, m) in rows[k].items()]
            raise Wrong(f"elements {k} and {partner[k]}: {gammas[k]} is no root", at, [k])
    seen: dict[int, int] = {}
    for k in firsts:
        if gammas[k] in seen:
            other = seen[gammas[k]]
            at = [m for r in (rows[other], rows[k]) for _, m in r.values()]
            raise Wrong(f"elements {other} and {k} are of the same root", at, [other, k])
        seen[gammas[k]] = k
    places = [(0, 0)] * n
    for k in firsts:
        places[k], places[partner[k]] = (gammas[k], 0), (gammas[k], 1)
    order = order_of(q, 2, places, question.sign, question.root, question.order)
    if order is None:
        k = firsts[1]
        at = [m for r in (rows[firsts[0]], rows[k]) for _, m in r.values()]
        raise Wrong("the roots are not those asked for", at, [firsts[0], k])
    return Shape(factor, 2, order)


def _pairing(firsts: list[int], partner: dict[int, int]) -> dict:
    apart = {partner[k] - k for k in firsts}
    return {"pairs": f"{apart.pop()} apart" if len(apart) == 1 else [partner[k] for k in firsts]}
