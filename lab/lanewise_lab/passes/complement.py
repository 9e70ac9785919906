# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Lane complementing: chi with AND, OR and XOR where there is no AND NOT.

Some lanes are kept as their complements. If one of the two operands of chi's AND NOT is, the
operation is a plain AND or, by De Morgan's laws, an OR whose result is a complement; XOR just
passes complements on. The same lanes can be complements before each round if in every plane one
lane more is complemented on the way: 5 operations instead of 25. Source: Keccak implementation
overview, section 2.2, whose six lanes these are.

Complements know no rotation, so all of this holds for interleaved halves too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from ..round import LANES, Ops, Round, chi_terms, place

Lane = tuple[int, int]

#: The lanes that are complements between the rounds.
KEPT: frozenset[Lane] = frozenset({(1, 0), (2, 0), (3, 1), (2, 2), (2, 3), (0, 4)})


@dataclass(frozen=True)
class Term:
    """Result x of a row is b[x] ^ (b[x+1] OPERATION b[x+2]); `turned` says of these three, in this
    order, whether the complement made on the way is meant."""

    operation: str  # "and" or "or"
    turned: tuple[bool, bool, bool]


@dataclass(frozen=True)
class Row:
    """One row of chi: the lanes (by x) that are complemented on the way, and the five results."""

    inverted: frozenset[int]
    terms: tuple[Term, ...]


class _Signs(Ops):
    """Whether a word is a complement: XOR passes that on, and a rotation does."""

    def xor(self, *values: bool, of: tuple) -> bool:
        return sum(values) % 2 == 1

    def rol(self, a: bool, amount: int, of: tuple) -> bool:
        return a


def _after_pi(kept: frozenset[Lane]) -> dict[Lane, bool]:
    """Which lanes are complements after theta, rho and pi."""
    a = Round(_Signs(), kept.__contains__)
    return {place(i): a.b(place(i)) for i in range(LANES)}


def _term(x: int, marks: list[bool], wanted: bool, inverted: frozenset[int]) -> Term | None:
    """The term with the fewest complements that has the wanted sign; None if none has."""
    places = [x, *chi_terms(x)]
    for turned in sorted(product((False, True), repeat=3), key=sum):
        if any(t and p not in inverted for t, p in zip(turned, places, strict=True)):
            continue
        own, one, two = (marks[p] ^ t for p, t in zip(places, turned, strict=True))
        if one != two and own ^ two == wanted:
            return Term("or" if two else "and", turned)
    return None


@cache
def rows(kept: frozenset[Lane] = KEPT) -> dict[int, Row]:
    """Each plane's row with the fewest complements; with all five there is always one."""
    marks, out = _after_pi(kept), {}
    for y in range(5):
        here = [marks[x, y] for x in range(5)]
        for inverted in (frozenset(c) for n in range(6) for c in combinations(range(5), n)):
            terms = [_term(x, here, (x, y) in kept, inverted) for x in range(5)]
            if all(terms):
                out[y] = Row(inverted, tuple(terms))
                break
    return out
