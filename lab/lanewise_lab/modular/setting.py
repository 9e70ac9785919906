# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The arguments of a call, and an execution with them. What is not said is found by trying: which
parameters there are, which constants of the object are passed, what arrays are aligned to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from difflib import SequenceMatcher

from ..prove.arithmetic import Array, Claim, Execution, Table
from ..prove.objfile import ObjectFile
from ..symbolic import Refused, Violated
from ..symbolic.sections import EXECUTE
from .question import CLAIMS, Question, parameter

#: Calls that are tried with constants of the object.
MOST = 80
#: A parameter of a call of which nothing is known, and the argument: no bit of it.
ANYTHING, UNKNOWN = "?", (0, 0)
#: Arguments that are watched, with those of a call.
WATCHED = {"x86_64": 6, "aarch64": 8, "armv7m": 4, "riscv64": 8, "riscv32": 8}


def _size(question: Question, name: str) -> int:
    n, half = question.n, question.n // 2
    if name == "out":
        return half if question.claim == "cache" else n
    return (half if name == "cache" else n) * question.terms


def claim_of(question: Question, call: tuple[str, ...], align: dict[str, int]) -> Claim:
    """align: of arrays, what was found that the code asks for."""
    arguments: list = []
    for token in call:
        if token == ANYTHING:
            arguments.append(UNKNOWN)
            continue
        given = parameter(token)
        if given.symbol:
            arguments.append(Table(given.symbol, given.offset))
        elif given.value is not None:
            arguments.append((given.value, given.bits))
        else:
            arguments.append(_array(question, given.array, align))
    names = [a.name for a in arguments if isinstance(a, Array)]
    if len(set(names)) != len(names):
        raise ValueError(f"--call {','.join(call)} has an array twice")
    result = "out" if "out" in names else "p"
    if result not in names:
        raise ValueError(f"--call {','.join(call)} has no array for the result: p or out")
    return Claim(tuple(arguments), result, (), (), question.q, allows=("dirty",))


def _array(question: Question, name: str, align: dict[str, int]) -> Array:
    least = most = None
    if name != "out":
        least, most = question.bound(name)
    to = question.align or align.get(name, 0)
    size, written = _size(question, name), name in ("p", "out")
    return Array(name, size, most, written, question.bits, least, to)


def firsts(claim: Claim) -> dict[str, int]:
    """Of each array of inputs, the number of its first element."""
    out, count = {}, 0
    for a in claim.arguments:
        if isinstance(a, Array) and a.bound is not None and a.count:
            out[a.name] = count
            count += a.count
    return out


def input_name(claim: Claim, i: int) -> str:
    first, name = max((f, name) for name, f in firsts(claim).items() if f <= i)
    return f"{name}[{i - first}]"


class Aligned:
    """Executions of a function. Where arrays must be aligned by more than an element, and nothing
    is said of it, that is found and kept in `align`."""

    def __init__(self, code: ObjectFile, symbol: str, question: Question):
        self.code, self.symbol, self.question = code, symbol, question
        self.align: dict[str, int] = {}

    def claim(self, call: tuple[str, ...]) -> Claim:
        return claim_of(self.question, call, self.align)

    def run(self, call: tuple[str, ...], *setting, watch: bool = False) -> Execution:
        """setting: the alignment of the stack and the order of arrays, where they are others."""
        while True:
            claim = self.claim(call)
            if watch:
                claim = replace(claim, arguments=self._watched(claim))
            try:
                return Execution(self.code, claim, self.symbol, *setting)
            except Violated as reason:
                found = re.search(r"at (\w+)[+-]\d+ needs (\d+)-byte alignment", str(reason))
                names = [a.name for a in claim.arguments if isinstance(a, Array)]
                if self.question.align or not found or found[1] not in names:
                    raise
                self.align[found[1]] = int(found[2])

    def _watched(self, claim: Claim) -> tuple:
        """With arguments for those that are not given: no byte of them can be accessed."""
        given = list(claim.arguments)
        given += [UNKNOWN] * (WATCHED[self.code.isa] - len(given))
        return tuple(
            Array(f"argument {k + 1}", 0) if a == UNKNOWN else a for k, a in enumerate(given)
        )


def tables(code: ObjectFile, symbol: str) -> list[str]:
    """Constants with a name, those first whose names are like that of the function."""
    found = []
    for name, address in code.symbols.items():
        section = code.section_of(address)
        if section and section.data and not section.flags & EXECUTE and not name.startswith("."):
            found.append(name)
    return sorted(found, key=lambda name: -SequenceMatcher(None, name, symbol).ratio())


def calls(runs: Aligned) -> Iterator[tuple[str, ...]]:
    """The calls that the code can be meant for, by which arguments it accesses."""
    if runs.question.call:
        yield runs.question.call
        return
    tried, bases = 0, CLAIMS[runs.question.claim][1]
    known = [base for base in bases if runs.question.bounded(base)]
    if not known:
        raise ValueError(f"--bound says too little for --call {' or '.join(bases)}")
    for base in known:
        todo = [tuple(base.split(","))]
        while todo and tried < MOST:
            call, tried = todo.pop(0), tried + 1
            yield call
            wanted = _wanted(runs, call)
            if wanted is not None:
                wide = [*call, *[ANYTHING] * (wanted + 1 - len(call))]
                names = tables(runs.code, runs.symbol) if wide[wanted] == ANYTHING else ()
                todo += [(*wide[:wanted], f"@{name}", *wide[wanted + 1 :]) for name in names]


def _wanted(runs: Aligned, call: tuple[str, ...]) -> int | None:
    """Which argument that is not given is accessed as memory, counted from 0."""
    try:
        runs.run(call, watch=True)
    except Refused as reason:
        found = re.search(r"bytes at argument (\d+)[+-]", str(reason))
        return int(found[1]) - 1 if found else None
    return None
