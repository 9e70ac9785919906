# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Inputs of which a function of an object does not do what its claim says: found by runs of it, on
this machine's processor or under an emulator (modular/running.py).

Tried are the numbers that the prover's refusal names, the ends of the intervals and random ones,
in arrays at multiples of 64, and then at any addresses that callers may give. What is found is made
smaller: as many inputs as can be are set to 0, or to the end that is next to it.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

from . import tools
from .modular import running
from .modular.running import Program, Ran
from .prove.arithmetic import AnyOf, Claim
from .prove.objfile import ObjectFile

#: What a refusal names: the values of the inputs of one element, in all of which they are tried.
_NAMED = re.compile(r": of \(?(-?\d+)(?:, (-?\d+))?\)? it is|: (-?\d+) is taken")
#: How often all is tried again at other addresses.
MOVED = 4
#: An element that what is returned does not depend on.
_LONE = re.compile(r"does not depend on elements \[(\d+)")


@dataclass(frozen=True)
class Counterexample:
    """inputs: of each array, all elements. places: of those that do not begin at a multiple of 64,
    how many bytes behind one. where: what is wrong; expected, got: there."""

    inputs: dict[str, list[int]]
    places: dict[str, int]
    where: str
    expected: str
    got: str
    run_on: str

    def __str__(self) -> str:
        text = []
        for name, values in self.inputs.items():
            most = max(set(values), key=values.count)
            others = [(i, v) for i, v in enumerate(values) if v != most]
            text += [f"{name}[{i}] = {v}" for i, v in others[:4]]
            more = f" and {len(others) - 4} more elements of {name} set" if len(others) > 4 else ""
            text.append(f"{'else ' if others else ''}{name} = {most}{more}")
        text += [f"{name} {n} bytes behind a multiple of 64" for name, n in self.places.items()]
        inputs = ", ".join(text)
        return f"{self.where} is {self.got}, not {self.expected}, of {inputs} ({self.run_on})"


def differs(claim: Claim, trial: list[int], ran: Ran) -> tuple[str, str, str] | None:
    """What a run gives that the claim does not say: where, what is expected, and what is there."""
    if claim.each or claim.returns:
        return _each_differs(claim, trial, ran)
    result = ran.arrays[claim.result]
    if claim.packed:
        d, function = claim.packed
        bits, string = claim.element, 0
        for i, x in enumerate(result):
            string |= (x & (1 << bits) - 1) << bits * i
        for i, x in enumerate(trial):
            got, want = string >> d * i & (1 << d) - 1, function(x) & (1 << d) - 1
            if got != want:
                return f"field {i} of {claim.result}", str(want), str(got)
        return None
    modulus = 1 << claim.element if claim.wraps else claim.q
    terms = zip(result, claim.expected, claim.bounds, strict=True)
    for i, (got, want, (least, most)) in enumerate(terms):
        total = 0
        for monomial, c in want.items():
            for k in monomial:
                c *= trial[k]
            total += c
        if (got - total) % modulus or not least <= got <= most:
            expected = f"{total % modulus} modulo {modulus} in {least}..{most}"
            return f"{claim.result}[{i}]", expected, str(got)
    return None


def _each_differs(claim: Claim, trial: list[int], ran: Ran) -> tuple[str, str, str] | None:
    values, at = {}, 0
    for a in claim.inputs:
        values[a.name] = trial[at : at + a.count]
        at += a.count
    inputs = list(values.values())
    for each in claim.each:
        for i, got in enumerate(ran.arrays[each.array]):
            want = each.of(*(x[i] for x in inputs[: len(each.functions)]))
            if each.modulo:
                q, least, most = each.modulo
                if (got - want) % q or not least <= got <= most:
                    expected = f"{want % q} modulo {q} in {least}..{most}"
                    return f"{each.array}[{i}]", expected, str(got)
            elif got != want:
                return f"{each.array}[{i}]", str(want), str(got)
    if not claim.returns:
        return None
    got = ran.returned & 0xFFFFFFFF
    if isinstance(claim.returns, AnyOf):
        want = int(any(claim.returns.function(x) for x in inputs[0]))
    else:
        want = sum(ran.arrays[claim.returns.array])
    return None if got == want else ("what it returns", str(want), str(got))


def _wrong(
    program: Program, trials: list[list[int]], places: list[bytes]
) -> tuple[int, tuple[str, str, str]] | None:
    """The number of the first run that is wrong, and how."""
    found, ended = program.all_of(trials, places)
    for k, (trial, ran) in enumerate(zip(trials, found, strict=False)):
        if how := differs(program.claim, trial, ran):
            return k, how
    if len(found) < len(trials):
        return len(found), ("the function", "one that returns", f"stopped, by signal {-ended}")
    return None


def drawn(least: int, most: int, source: random.Random) -> int:
    if source.random() < 0.5:
        return min(max(source.choice((least, least + 1, most, 0, -1, 1)), least), most)
    return source.randrange(least, most + 1)


def random_trials(claim: Claim, seed: int, count: int) -> list[list[int]]:
    """Extreme and random inputs."""
    source, ranges = random.Random(seed), [r[1:] for r in running.inputs(claim)]
    return [[drawn(*r, source) for r in ranges] for _ in range(count)]


def _named_trials(claim: Claim, reason: str) -> list[list[int]]:
    """What a refusal names."""
    out = []
    if lone := _LONE.search(reason):
        sizes = [(a.count, a.range[1]) for a in claim.inputs]
        (count, most), *_ = sizes
        out.append([most if k == int(lone[1]) else 0 for k in range(count)])
    named = _NAMED.search(reason)
    values = [int(v) for v in named.groups() if v] if named else []
    if len(values) == len(claim.inputs):
        trial = []
        for a, v in zip(claim.inputs, values, strict=True):
            if not a.range[0] <= v <= a.range[1]:
                return out
            trial += [v] * a.count
        out.append(trial)
    return out


def _smaller(
    program: Program, trial: list[int], places: bytes, how
) -> tuple[list[int], bytes, tuple[str, str, str]]:
    """With as many inputs at 0, and arrays at multiples of 64, as a few runs find."""
    for n in range(len(places)):
        other = places[:n] + b"\0" + places[n + 1 :]
        if other != places and (found := _wrong(program, [trial], [other])):
            places, how = other, found[1]
    nothing = [min(max(0, low), high) for _, low, high in running.inputs(program.claim)]
    size = len(trial) // 2
    while size:
        tries = []
        for at in range(0, len(trial), size):
            other = trial[:at] + nothing[at : at + size] + trial[at + size :]
            if other != trial:
                tries.append(other)
        tries = tries[:64]
        found = _wrong(program, tries, [places] * len(tries)) if tries else None
        if found:
            trial, how = tries[found[0]], found[1]
        else:
            size //= 2
    return trial, places, how


def among(code: ObjectFile, symbol: str, claim: Claim, trials, small: bool = False):
    """The first of the trials that is a counterexample, or None. tools.Failed where the function
    cannot be run here."""
    with running.folder() as folder:
        program, source = running.program(code, symbol, claim, folder), random.Random(len(trials))
        places = [program.aligned] * len(trials)
        places += [program.moved(source) for _ in range(MOVED) for _ in trials]
        trials = [*trials] * (1 + MOVED)
        if not (found := _wrong(program, trials, places)):
            return None
        trial, at_fault, how = trials[found[0]], places[found[0]], found[1]
        if small and not program.emulated:  # where one run takes seconds
            trial, at_fault, how = _smaller(program, trial, at_fault, how)
        inputs, at = {}, 0
        for a in claim.inputs:
            inputs[a.name] = trial[at : at + a.count]
            at += a.count
        named = {a.name: n for a, n in zip(claim.arguments, at_fault, strict=True) if n}
        return Counterexample(inputs, named, *how, program.where)


def found(code: ObjectFile, symbol: str, claim: Claim, reason: str) -> Counterexample | None:
    """Of a function that the prover refused for a reason; None where it is not run here either."""
    inputs = running.inputs(claim)
    trials = _named_trials(claim, reason)
    trials += [[r[k] for r in inputs] for k in (1, 2)] + random_trials(claim, 1, 12)
    try:
        return among(code, symbol, claim, trials, small=True)
    except tools.Failed:
        return None
