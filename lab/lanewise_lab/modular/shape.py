# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What linear or bilinear forms modulo q are, read off their coefficients.

A form is a dict from monomials, sorted tuples of input numbers, to coefficients modulo q, as
Integers.modulo_q makes it. Here nothing is assumed of the order of the elements, the root or the
factor: of a transform modulo X^d - gamma, the coefficients of an output are s gamma^j at the inputs
e + d j and 0 elsewhere, and from two of them s and gamma are known.

Where forms are none of what is claimed, Wrong says so with runs that show it: a law that everything
that is claimed keeps - whatever the order, the root, the factor - with the inputs and the outputs
that break it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ..symbolic import Unequal
from .layout import Order, order_of
from .question import POWERS, Question

Form = dict[tuple[int, ...], int]


class Wrong(Unequal):
    """law: what holds of all that is claimed, and not of these outputs after these runs, each the
    inputs that are 1; all others are 0. outputs: the elements that break it."""

    def __init__(self, law: str, runs: list[tuple[int, ...]], outputs: list[int]):
        super().__init__(law)
        self.law, self.runs, self.outputs = law, runs, outputs


@dataclass
class Shape:
    """What was found. factor: of the results, compared with the definition."""

    factor: int
    d: int = 1
    order: Order | None = None
    more: dict = field(default_factory=dict)


def _linear(forms: list[Form]) -> list[dict[int, int]]:
    rows = []
    for k, form in enumerate(forms):
        for monomial in form:
            if len(monomial) != 1:
                raise Wrong(f"element {k} is not linear in the inputs", [monomial], [k])
        rows.append({m[0]: c for m, c in form.items() if c})
    return rows


def _degree(question: Question, rows: list[dict[int, int]]) -> int:
    """d: n/d inputs count for each output."""
    n = question.n
    likely = Counter(len(row) for row in rows).most_common()
    for size, _ in likely:
        if size > 1 and not n % size:
            return n // size
    most = likely[0][0]
    if most <= 1:
        raise Wrong(
            "of a transform each element depends on more than one input",
            [(i,) for i in sorted(rows[0])] or [(0,)],
            [0],
        )
    return 1


def _geometric(question: Question, row: dict[int, int], d: int, k: int, back: bool):
    """e, s and gamma of an output (or, back, of an input: one column) of a transform."""
    n, q, count = question.n, question.q, question.n // d

    def wrong(law: str, inputs: list[int]) -> Wrong:
        if back:
            return Wrong(f"input {k}: {law}", [(k,)], inputs)
        return Wrong(f"element {k}: {law}", [(i,) for i in inputs], [k])

    starts = [e for e in range(d) if row.get(e)]
    if len(starts) != 1:
        raise wrong(f"of the first {d} one counts, not {len(starts)}", list(range(d)))
    (e,) = starts
    s = row[e]
    ratio = row.get(e + d, 0) * pow(s, -1, q) % q
    for j in range(count):
        i = e + d * j
        if row.get(i, 0) != s * pow(ratio, j, q) % q:
            raise wrong(f"{e}, {e + d} and {i} are no geometric sequence", [e, e + d, i])
    for i in range(n):
        if row.get(i) and i % d != e:
            raise wrong(f"{e} and {i} count, of other powers of X", [e, i])
    if pow(ratio, count, q) != question.sign % q:
        law = f"{ratio}^{count}, of {e} and {e + d}, is not {question.sign}: it is no root"
        raise wrong(law, [e, e + d])
    return e, s, ratio if not back else pow(ratio, -1, q)


def _transform(question: Question, rows: list[dict[int, int]], back: bool) -> Shape:
    """Rows: of each output, or, back, of each input, in natural order of the powers of X."""
    d, places, scales = _degree(question, rows), [], []
    seen: dict[tuple[int, int], int] = {}

    def runs(*which: tuple[int, int]) -> dict:
        """(output, input) pairs, or, back, (input, output)."""
        if back:
            return {"runs": [(k,) for k, _ in which], "outputs": sorted({i for _, i in which})}
        return {"runs": [(i,) for _, i in which], "outputs": sorted({k for k, _ in which})}

    for k, row in enumerate(rows):
        e, s, gamma = _geometric(question, row, d, k, back)
        if (gamma, e) in seen:
            other = seen[gamma, e]
            what = "inputs" if back else "elements"
            at = runs((other, e), (other, e + d), (k, e), (k, e + d))
            raise Wrong(f"{what} {other} and {k} are of the same root and power of X", **at)
        if scales and s != scales[0]:
            at = runs((0, places[0][1]), (k, e))
            raise Wrong(f"elements are scaled by different factors: of {k} by {s}", **at)
        seen[gamma, e] = k
        places.append((gamma, e))
        scales.append(s)
    factor = scales[0] * (question.n // d if back else 1) % question.q
    order = order_of(question.q, d, places, question.sign, question.root, question.order)
    if order is None:
        raise _another_order(question, places, d, runs)
    return Shape(factor, d, order)


def _another_order(question: Question, places, d: int, runs) -> Wrong:
    """The order or root asked for is another: a first element that has another root."""
    text = f" of the root {question.root}" if question.root else ""
    text += f" in the order {question.order}" if question.order else ""
    k, (_, e) = next(((k, p) for k, p in enumerate(places) if p[1] == 0 and k), (0, places[0]))
    return Wrong(f"the roots are not those{text}", **runs((0, places[0][1] + d), (k, e + d)))


def ntt(question: Question, forms: list[Form], firsts) -> Shape:
    return _transform(question, _linear(forms), back=False)


def inverse(question: Question, forms: list[Form], firsts) -> Shape:
    columns: list[dict[int, int]] = [{} for _ in range(question.n)]
    for k, row in enumerate(_linear(forms)):
        for i, c in row.items():
            columns[i][k] = c
    return _transform(question, columns, back=True)


def multiple(question: Question, forms: list[Form], firsts) -> Shape:
    rows, factor, sources = _linear(forms), None, []
    for k, row in enumerate(rows):
        if len(row) != 1:
            runs = [(i,) for i in sorted(row)[:2]] or [(k,)]
            raise Wrong(f"element {k} depends on {len(row)} inputs", runs, [k])
        ((i, c),) = row.items()
        if factor not in (None, c):
            first = sources[0]
            raise Wrong(f"elements 0 and {k} are scaled differently", [(first,), (i,)], [0, k])
        if i in sources:
            other = sources.index(i)
            raise Wrong(f"elements {other} and {k} are of the same input", [(i,)], [other, k])
        factor = c
        sources.append(i)
    if sources == list(range(len(sources))):
        order = "as the inputs"
    else:
        k = next(k for k, i in enumerate(sources) if i != k)
        if question.order != "any":
            raise Wrong(f"element {k} is one of input {sources[k]}", [(sources[k],)], [k])
        order = sources
    return Shape(factor, more={"order": order})


def cache(question: Question, forms: list[Form], firsts) -> Shape:
    """gamma times the second of each pair."""
    q, half = question.q, question.n // 2
    rows, sources, values = _linear(forms), [], []
    for k, row in enumerate(rows):
        if len(row) != 1:
            runs = [(i,) for i in sorted(row)[:2]] or [(k,)]
            raise Wrong(f"element {k} depends on {len(row)} inputs", runs, [k])
        ((i, c),) = row.items()
        if i in sources:
            other = sources.index(i)
            raise Wrong(f"elements {other} and {k} are of the same input", [(i,)], [other, k])
        sources.append(i)
        values.append(c)
    for k, v in enumerate(values):
        if pow(v * pow(values[0], -1, q), half, q) != 1:
            law = f"elements 0 and {k} are not of roots of one X^{half} - c"
            raise Wrong(law, [(sources[0],), (sources[k],)], [0, k])
    more: dict = {}
    if sources != list(range(1, question.n, 2)):
        more["inputs"] = sources
    if all(values.count(v) == 2 for v in values):
        # One of each pair of roots gamma, -gamma stands for both: products subtract the other.
        more["signs"] = "of two equal factors, one is to be subtracted"
        values = [-v % q if v in values[:k] else v for k, v in enumerate(values)]
    for k, v in enumerate(values):
        if v in values[:k]:
            other = values.index(v)
            at = [(sources[k],), (sources[other],)]
            raise Wrong(f"elements {k} and {other} are of the same root", at, [k, other])
    scales = [pow(1 << question.bits, p, q) for p in POWERS]
    for s in scales if question.factor is None else [question.factor]:
        gammas = [v * pow(s, -1, q) % q for v in values]
        if pow(gammas[0], half, q) == question.sign % q:
            places = [(g, 0) for g in gammas]
            order = order_of(q, 1, places, question.sign, question.root, question.order)
            if order is not None:
                return Shape(s, 1, order, more)
    raise Wrong("the factors are those of no root of X^n + 1, scaled", [(sources[0],)], [0])
