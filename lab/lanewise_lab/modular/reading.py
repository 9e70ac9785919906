# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The shape of results, for every claim."""

from __future__ import annotations

from . import products, shape
from .question import Question
from .shape import Form, Shape, Wrong

_READ = {
    "ntt": shape.ntt,
    "inverse": shape.inverse,
    "multiple": shape.multiple,
    "cache": shape.cache,
    "product": products.product,
}


def read(question: Question, forms: list[Form], firsts: dict[str, int]) -> Shape:
    """The shape of all results. firsts: of each array of inputs, its first element's number."""
    for k, form in enumerate(forms):
        if form.get(()):
            raise Wrong(f"of zeros, element {k} is not 0", [()], [k])
    shape = _READ[question.claim](question, forms, firsts)
    wanted = question.factor
    if wanted is not None and shape.factor != wanted:
        raise _another_factor(question, shape, forms)
    return shape


def _another_factor(question: Question, shape: Shape, forms: list[Form]) -> Wrong:
    k, monomial = 0, next(iter(forms[0]))
    if question.claim == "inverse":
        monomial = next(m for m in forms[0] if forms[0][m])
    got, want = (question.factor_name(f) for f in (shape.factor, question.factor))
    return Wrong(f"the results are scaled by {got}, not {want}", [monomial], [k])
