# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Words as vectors of elements of 8 to 64 bits: what the vector instructions of Arm and RISC-V
do to every element alike."""

from __future__ import annotations

from ..symbolic import Refused
from ..symbolic.domain import Algebra, Word


def replicated(value: int, element: int) -> int:
    """The number in every element of a word of 64 bits."""
    value &= (1 << element) - 1
    return sum(value << n for n in range(0, 64, element))


def left(alg: Algebra, word: Word, n: int, element: int) -> Word:
    if n >= element:
        return alg.zero
    keep = replicated(((1 << element) - 1) << n, element)
    return alg.mask(alg.rotl(word, n), keep)


def right(alg: Algebra, word: Word, n: int, element: int) -> Word:
    if n >= element:
        return alg.zero
    keep = replicated(((1 << element) - 1) >> n, element)
    return alg.mask(alg.rotl(word, -n), keep)


def numbers(word: Word, element: int) -> list[int]:
    """The elements of a word that is a number."""
    return [word.c >> n & (1 << element) - 1 for n in range(0, 64, element)]


def add(alg: Algebra, a: Word, b: Word, element: int) -> Word:
    """Sums of numbers, of a word with itself, and where nothing carries."""
    if a == b:
        return left(alg, a, 1, element)
    if not a.t and not b.t:
        pairs = zip(numbers(a, element), numbers(b, element), strict=True)
        each = [(x + y) & (1 << element) - 1 for x, y in pairs]
        return alg.const(sum(v << n * element for n, v in enumerate(each)))
    if alg.support(a) & alg.support(b):
        raise Refused("a sum of data")
    return alg.xor(a, b)


def subtract(alg: Algebra, a: Word, b: Word, element: int) -> Word:
    if a == b:
        return alg.zero
    if not b.c and not b.t:
        return a
    one = alg.const(replicated(1, element))
    return add(alg, a, add(alg, alg.invert(b), one, element), element)
