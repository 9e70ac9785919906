# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Functions of single elements: rounding, hints, decoding, noise; and what is counted or asked of
all of them. Each is tried for all values of its inputs (shapes.py), exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from ..symbolic import Refused, Unequal, logic
from ..symbolic.domain import Word
from ..symbolic.integers import ONE, Expression
from ..symbolic.pieces import exactly
from .shapes import Shapes


def judge(run) -> None:
    """Raises where a run (arithmetic.Execution) does not give what its claim says."""
    starts, at = [], 0
    for a in run.claim.inputs:
        starts.append((at, a.count))
        at += a.count

    def place(k: int) -> tuple[int, int]:
        for which, (first, count) in enumerate(starts):
            if first <= k < first + count:
                return which, k - first
        raise AssertionError(k)

    shapes = Shapes(run.integers, place)
    for each in run.claim.each:
        _elements(run, shapes, each)
    returns = run.claim.returns
    if returns is None:
        return
    word = run.integers.alg.mask(run.convention.returned(run.machine), 0xFFFFFFFF)
    if hasattr(returns, "array"):
        _sum(run, word, returns.array)
    else:
        _any(run, shapes, word, returns.function, run.claim.inputs[0].count)


def _elements(run, shapes: Shapes, each) -> None:
    n, right = run.integers, set()
    bits = run.claim.array(each.array).bits
    for i, e in enumerate(run.elements(each.array)):
        try:
            e = n.low(e, bits, signed=True)
            shape, inputs = shapes.of_sum(e)
            allowed = {(which, i) for which in range(len(each.functions))}
            if not inputs <= allowed:
                raise Unequal(f"it is of {sorted(inputs)}, not of these alone: {sorted(allowed)}")
            if shape not in right:
                _tried(shapes, e, each)
        except Refused as reason:
            raise type(reason)(f"element {i} of {each.array}: {reason}") from None
        right.add(shape)


def _tried(shapes: Shapes, e: Expression, each) -> None:
    if len(each.functions) == 2:
        for inputs, got, parts in shapes.pairs(e, each.functions):
            if exactly(got, ONE) != each.joined(*parts):
                raise Unequal(f"of {inputs} it is {exactly(got, ONE)}, not {each.joined(*parts)}")
        return
    for x, ((got,), (want,)) in shapes.table([e], each.functions):
        got = exactly(got, ONE)
        if each.modulo:
            q, least, most = each.modulo
            right = (got - want) % q == 0 and got >= least and got <= most
        else:
            right = got == want
        if not right:
            raise Unequal(f"of {x} it is another number than {each.of(x)}")


def _sum(run, word: Word, array: str) -> None:
    n = run.integers
    (e, *_) = n.elements(word, 32)
    for part in run.elements(array):
        e = n.plus(e, part, -1)
    if n.constant(n.low(e, 32)) != 0:
        raise Unequal(f"what it returns is not shown to be the sum of {array}")


def _any(run, shapes: Shapes, word: Word, function, count: int) -> None:
    n, alg = run.integers, run.integers.alg
    low, high = n.bounds(n.low(n.elements(word, 32)[0], 32, signed=True))
    if low < 0 or high > 1:
        raise Refused("what it returns may be more than 1")
    right, found = set(), {}
    for bit, at in _conjuncts(n, alg.invert(word), 0):
        one = alg.mask(alg.rotl(bit, -at), 1)
        e = n.elements(one, 32)[0]
        shape, inputs = shapes.of_sum(e)
        if len(inputs) != 1:
            some = ", ".join(map(str, sorted(inputs)[:4])) or "none"
            raise Refused(f"what it returns depends in another way on inputs, as {some}")
        ((_, i),) = inputs
        found.setdefault(i, {})[shape] = e
    for i, parts in found.items():  # of one input one bit, or several, of which all are to be 1
        if frozenset(parts) in right:
            continue
        for x, (bits, (wrong,)) in shapes.table([*parts.values()], [function]):
            all_set = prod(exactly(bit, ONE) for bit in bits)
            if all_set != int(not wrong):
                raise Unequal(f"element {i}: {x} is taken for what it is not")
        right.add(frozenset(parts))
    left = set(range(count)) - found.keys()
    if left:
        raise Unequal(f"what it returns does not depend on elements {sorted(left)}")


def _conjuncts(n, word: Word, at: int) -> Iterator[tuple[Word, int]]:
    """The bits that a bit of a word is the AND of."""
    todo = [(word, at)]
    while todo:
        word, at = todo.pop()
        inner = _inside(n, word, at)
        todo += inner
        if not inner:
            yield word, at


def _inside(n, word: Word, at: int) -> list[tuple[Word, int]]:
    """The bits whose AND a bit is; none where it is none."""
    alg = n.alg
    terms = [key for key, mask in word.t.items() if mask >> at & 1]
    if len(terms) != 1:
        return []
    atom, turn = divmod(terms[0], alg.width)
    inverted, begin = word.c >> at & 1, (at - turn) % alg.width
    inner = logic.made_of(alg, atom)
    if len(inner) in (1, 2) and not inverted:  # a word, or the AND of two
        return [(w, begin) for w in inner]
    if not n.is_number(terms[0]):
        return []
    _, bits, e = n.source(terms[0])
    while e == {(g := max(e, default=0)): ONE} and n.keys[g][0] == "value":
        e = dict(n.keys[g][1])
    if n.keys[g][0] == "bits" and begin < bits and e in ({g: ONE}, {0: -ONE, g: -ONE}):
        whole = n.keys[g][1]  # a word, or less than it -1, which is its complement
        if inverted != (0 in e):
            whole = alg.mask(alg.invert(whole), 1 << begin)
        return [(whole, begin)]
    if begin or len(e) > 1:
        if found := _field(n, e, bits, begin):
            g, negated = found
            one = n.word([{g: ONE}], alg.width)
            return [(alg.invert(one) if inverted != negated else one, 0)]
    e = n.sign(n.low(e, begin + 1, signed=True)) if begin else n.low(e, bits, signed=True)
    if e and inverted != (0 in e) and (some := _any_bit(n, e)):
        return [(alg.invert(one), k) for one, k in some]
    found = None if begin else _as_bit(n, max(e, default=0))
    if found and e in ({max(e): ONE}, {0: ONE, max(e): -ONE}):
        whole, place = found
        if inverted != (0 in e):
            whole = alg.mask(alg.invert(whole), 1 << place)
        return [(whole, place)]
    return []


def _field(n, e: Expression, bits: int, at: int) -> tuple[int, bool] | None:
    """The generator that bit `at` of a sum of single bits is, none of which has the place of
    another, and whether it is its complement: less b is (1 - b) and less 1."""
    rest, places, size = e.get(0, 0), {}, ONE << bits
    for g, c in sorted(e.items(), key=lambda item: abs(item[1])):
        least = min(c % size, -c % size)
        if g == 0 or not least:
            continue
        if n.interval[g] != (0, 1) or least & least - 1 or least < ONE or least in places:
            return None
        less = c % size != least or (2 * least == size and rest & least != 0)
        rest = (rest - least * less) % size
        places[least] = g, less
    return None if rest & sum(places) else places.get(ONE << at)


def _any_bit(n, e: Expression) -> list[tuple[Word, int]]:
    """The bits of which e, or 1 - e, says that one is set. As the sign of a number, it is that of
    less than 0, by as much as a word is above 0, or a sum of multiples of single bits: less b is
    (1 - b) and less 1."""
    key = n.keys[max(e)]
    if e not in ({max(e): ONE}, {0: ONE, max(e): -ONE}) or key[0] != "sign":
        return []
    terms = dict(key[1])
    if len(terms) == 1 and n.keys[max(terms)][0] == "bits" and terms[max(terms)] < 0:
        word = n.keys[max(terms)][1]
        return [(word, k) for k in range(n.alg.width) if n.alg.support(word) >> k & 1]
    rest = terms.pop(0, 0) + sum(c for c in terms.values() if c > 0)
    if rest or any(n.interval[g] != (0, 1) for g in terms):
        return []
    words = {g: n.word([{g: ONE}], n.alg.width) for g in terms}
    return [(n.alg.invert(words[g]) if c > 0 else words[g], 0) for g, c in terms.items()]


def _as_bit(n, g: int) -> tuple[Word, int] | None:
    """The word and its bit that a generator is, if it is bits of logic or the sign of such."""
    key = n.keys[g]
    if key[0] == "sign" and len(key[1]) == 1:
        ((h, c),) = key[1]
        low = n.keys[h]
        if c > 0 and low[0] == "low bits" and low[2]:
            terms, less = dict(low[3]), (1 << low[1]) - 1
            g = max(terms)
            if n.keys[g][0] == "bits" and terms in ({g: 1}, {0: less, g: less}):
                word = n.keys[g][1]  # or less than it -1, which is its complement
                return (n.alg.invert(word) if 0 in terms else word), low[1] - 1
            return None
    return (key[1], 0) if key[0] == "bits" else None
