# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Functions that pack: each bit of the output is a bit of a function of one input.

What compression and encoding compute is no polynomial modulo q. But each bit of their output is
traced to a number that depends on one input only, through sums, multiples, low bits and signs, and
such a number is tried for all values of the input (shapes.py).
"""

from __future__ import annotations

from collections.abc import Callable

from ..symbolic import Refused, Unequal
from ..symbolic.domain import Word
from ..symbolic.integers import ONE, Expression, Integers
from ..symbolic.pieces import exactly
from .shapes import Shapes


def _bit(n: Integers, e: Expression, at: int) -> tuple[int, int]:
    """A generator, and which bit of it is bit `at` of e: of a sum of fields, none of which overlap,
    one of them, else e itself under a name."""
    found, top = None, 1
    for c, g in sorted((c, g) for g, c in e.items()):
        unit = c // ONE
        low, high = n.interval[g]
        if c != unit * ONE or unit & unit - 1 or unit < top or low < 0:
            return next(iter(n.collapsed(e))), at
        top = unit << high.bit_length()
        if unit <= 1 << at < top:
            found = g, at - (unit.bit_length() - 1)
    if found is None:
        raise Refused("a bit that is always 0")
    key = n.keys[found[0]]  # of a name, which is one as a factor, the fields again
    return _bit(n, dict(key[1]), found[1]) if key[0] == "value" and len(key[1]) > 1 else found


def _number(n: Integers, word: Word, at: int, least: int) -> tuple[int, int]:
    """A generator, and which bit of it is a bit of a word: of one number a bit behind `least`,
    else what the bits of several are, or such a bit, by itself."""
    alg, terms = n.alg, [key for key, mask in word.t.items() if mask >> at & 1]
    if len(terms) == 1 and not word.c >> at & 1:
        turn, bits, source = n.source(terms[0])
        g, bit = _bit(n, n.low(source, bits), (at - turn) % alg.width)
        if bit <= least:
            return g, bit
    one = alg.mask(alg.rotl(word, -at), 1)
    return next(iter(n.generator(("bits", one), 0, 1, None))), 0


def judge(n: Integers, words: list[Word], d: int, function: Callable[[int], int]) -> None:
    """Raises where the words, as a string of bits, are not the d bits of the function of each
    input."""
    width, shapes = n.alg.width, Shapes(n)
    right: set[tuple] = set()
    for p in range(len(words) * width):
        i, k = divmod(p, d)
        try:
            g, bit = _number(n, words[p // width], p % width, k)
            shape, inputs = shapes.of(g)
        except Refused as reason:
            raise Refused(f"bit {p} of the output: {reason}") from None
        shift, (least, most) = k - bit, n.interval[g]
        if inputs != {(0, i)}:
            of = sorted(which for _, which in inputs)
            raise Unequal(f"bit {p} of the output is bit {bit} of a number of {of}")
        # The number may be a part of what the function is, from bit `shift` on.
        count = d - shift if least < 0 else min(d - shift, most.bit_length())
        if bit >= count:
            raise Unequal(f"bit {p} of the output is always 0")
        if (shape, shift) in right:
            continue
        for x, ((got,), (want,)) in shapes.table([{g: ONE}], [function]):
            if (exactly(got, ONE) - (want >> shift if shift else want)) % (1 << count) != 0:
                raise Unequal(f"coefficient {i}: of {x} it is another number than {function(x)}")
        right.add((shape, shift))
