# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Numbers that show a function wrong, by a run of it on the processor or under an emulator.

A wrong form has a law that it breaks, with unit inputs that show it (shape.Wrong): these are run,
and the refutation counts if the run gives what the forms say. Where results may wrap around or
leave the bounds asked for, the shape is found for smaller inputs, and inputs within the bounds are
looked for of which a run gives something else.
"""

from __future__ import annotations

import random

from .. import tools
from ..symbolic import Refused, Violated
from . import running
from .forms import Wide, forms_of
from .reading import read
from .setting import firsts
from .shape import Wrong

#: Inputs that are tried, in each of the ways of drawing them.
TRIALS = 400
#: Bounds that are tried to find one with which the claim holds.
NARROWER = 10


def refute(asking, call, reason: Refused, answer, sure: bool) -> None:
    """Makes the answer a refutation if a run shows it. sure: that the call is the right one."""
    if not sure:
        return
    if isinstance(reason, Violated):
        answer.word = "refuted"  # with these inputs or any others, for nothing depends on them
        answer.counterexample = {"broken": reason.claim, "inputs": "any"}
        return
    try:
        with running.folder() as folder:
            narrower = None
            if isinstance(reason, Wide):
                narrower = _narrower(asking, call)
                if narrower:
                    most, forms = narrower
                    answer.hint = f"it fits with --bound {most}"
            program = _program(asking, call, folder)
            if isinstance(reason, Wrong):
                e = asking.runs.run(call)
                _by_law(asking, call, reason, forms_of(e, None)[0], program, answer)
            elif narrower:
                _by_search(asking, call, forms, program, answer)
            elif asking.question.claim != "product":
                _by_units(asking, call, program, answer)
            else:
                _by_sums(asking, call, program, answer)
    except tools.Failed as why:
        answer.hint = "; ".join(filter(None, [answer.hint, f"not run: {why}"]))


def _program(asking, call, folder: str):
    return running.program(asking.code, asking.symbol, asking.runs.claim(call), folder)


def _by_law(asking, call, wrong: Wrong, found, program, answer) -> None:
    """found: the forms that break the law."""
    claim, q = asking.runs.claim(call), asking.question.q
    names = running.inputs(claim)
    trials = []
    for ones in wrong.runs:
        trials.append([0] * len(names))
        for i in ones:
            trials[-1][i] = 1
    used = [names[i] for ones in wrong.runs for i in ones]
    outside = not all(low <= 1 <= high for _, low, high in used)
    results = program.run(trials)
    shown = []
    for ones, given in zip(wrong.runs, results, strict=True):
        for k in wrong.outputs:
            told = sum(c for m, c in found[k].items() if set(m) <= set(ones)) % q
            if (given[k] - told) % q:
                answer.reason += "; a run gives other numbers than the execution on symbols"
                return
        text = ", ".join(f"{names[i][0]} = 1" for i in ones) or "all inputs 0"
        elements = {f"{claim.result}[{k}]": given[k] for k in wrong.outputs}
        shown.append({"inputs": text, "outputs": elements})
    if outside:
        return
    answer.word = "refuted"
    answer.counterexample = {"law": wrong.law, "runs": shown, "run_on": program.where}


def _narrower(asking, call):
    """A bound with which the claim holds, as large as a few trials find it, and the forms then."""
    high = max(high for _, high in asking.question.bounds.values())
    low, best = 0, None
    for _ in range(NARROWER):
        at = (low + high) // 2
        if at in (low, high):
            break
        narrow = asking.with_bound(at)
        try:
            e = narrow.runs.run(call)
            narrow.shaped(e)
            best, low = (at, forms_of(e, None)[0]), at
        except Refused:
            high = at
    return best


def _by_units(asking, call, program, answer) -> None:
    """Of a function that the execution on symbols does not follow: what it does with each unit, if
    it is linear, and inputs of which it is not."""
    claim = asking.runs.claim(call)
    names = running.inputs(claim)
    if not all(low <= 1 <= high for _, low, high in names):
        return
    units = [[int(i == k) for i in range(len(names))] for k in range(len(names))]
    found: list[dict] = []
    for i, column in enumerate(program.run(units)):
        found = found or [{} for _ in column]
        for k, value in enumerate(column):
            if value % asking.question.q:
                found[k][i,] = value % asking.question.q
    try:
        read(asking.question, found, firsts(claim))
    except Wrong as wrong:
        answer.reason += f"; {wrong.law}"
        _by_law(asking, call, wrong, found, program, answer)
        return
    _by_search(asking, call, found, program, answer)


def _by_sums(asking, call, program, answer) -> None:
    """The same of products: f(x + y, b) is f(x, b) + f(y, b)."""
    claim, q = asking.runs.claim(call), asking.question.q
    names, source = running.inputs(claim), random.Random(2)
    size = next(a.count for a in claim.arguments if getattr(a, "name", "") in ("a", "p"))
    first = firsts(claim).get("a", 0)
    trials = []
    for _ in range(TRIALS):
        x = [source.randrange(low, high + 1) for _, low, high in names]
        y, both = list(x), list(x)
        for i in range(first, first + size):
            x[i] //= 2
            y[i] -= x[i]
        trials += [x, y, both]
    results = program.run(trials)
    for at in range(0, len(trials), 3):
        for k, (f, g, h) in enumerate(zip(*results[at : at + 3], strict=True)):
            if (f + g - h) % q:
                runs = [(trials[at + i], results[at + i][k]) for i in range(3)]
                law = f"element {k} of the sum of the first two runs' a is not that of the third"
                _found(asking, call, program, answer, law, [(v, {k: got}) for v, got in runs])
                return


def _found(asking, call, program, answer, law: str, runs: list) -> None:
    """A refutation by runs: all inputs, and elements of the results."""
    claim, shown = asking.runs.claim(call), []
    names = running.inputs(claim)
    for given, outputs in runs:
        inputs: dict[str, list[int]] = {}
        for (name, _, _), value in zip(names, given, strict=True):
            inputs.setdefault(name.partition("[")[0], []).append(value)
        outputs = {f"{claim.result}[{k}]": value for k, value in outputs.items()}
        shown.append({"inputs": inputs, "outputs": outputs})
    answer.word = "refuted"
    answer.counterexample = {"law": law, "runs": shown, "run_on": program.where}


def _drawn(names, source: random.Random, way: int) -> list[int]:
    if way == 0:
        return [source.choice((low, high)) for _, low, high in names]
    if way == 1:
        return [source.randrange(low, high + 1) for _, low, high in names]
    if way == 2:  # near the extremes
        return [
            source.choice((low + source.randrange(min(64, high - low + 1)),
                           high - source.randrange(min(64, high - low + 1))))
            for _, low, high in names
        ]  # fmt: skip
    k, pattern = source.randrange(1, 9), source.getrandbits(64)
    return [(low, high)[pattern >> (i >> k & 63) & 1] for i, (_, low, high) in enumerate(names)]


def _by_search(asking, call, found, program, answer) -> None:
    """Inputs within the bounds of which a run gives other numbers than for small ones, or numbers
    beyond the bounds asked for."""
    names = running.inputs(asking.runs.claim(call))
    source, question = random.Random(1), asking.question
    trials = [_drawn(names, source, way) for way in range(4) for _ in range(TRIALS)]
    trials += [[low for _, low, _ in names], [high for _, _, high in names]]
    for given, results in zip(trials, program.run(trials), strict=True):
        k, why = _breaks(found, question, given, results)
        if why:
            break
    else:
        return
    _found(asking, call, program, answer, why, [(given, {k: results[k]})])


def _breaks(found, question, given: list[int], results: list[int]) -> tuple[int, str]:
    q = question.q
    for k, got in enumerate(results):
        if question.exit and not question.exit[0] <= got <= question.exit[1]:
            return k, f"element {k} is {got}, beyond {question.exit[0]}..{question.exit[1]}"
        want = 0
        for monomial, c in found[k].items():
            for i in monomial:
                c = c * given[i] % q
            want += c
        if (got - want) % q:
            return k, f"element {k} is {got}, congruent to {got % q} and not {want % q}"
    return 0, ""
