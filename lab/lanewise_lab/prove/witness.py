# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What refutes code: numbers on which a run of it breaks the claim.

A proof that stops decides nothing by itself: the words may be equal although their forms differ, a
condition may come out the same for all states, an instruction may not be on the list. So the same
code is run on numbers, and only what these runs show is held against it.
"""

from __future__ import annotations

import random
from dataclasses import replace

from ..symbolic import Dependent, Refused, Unequal, Unfinished, Violated
from ..symbolic.run import run
from .call import Setting
from .chain import setting_of
from .interface import EVERY, MOST_STEPS, Case

#: Of what Machine.number() is asked for, that which must not depend on data by the claim. Sums and
#: products are not of these: they are refused because words cannot express them.
PUBLIC = {
    "a byte index",
    "a condition",
    "a distance",
    "a jump",
    "a length",
    "a mask of elements",
    "a number of elements",
    "a permutation index",
    "a quotient",
    "a rotation",
    "a shift count",
    "an address",
    "an element mask",
    "an index",
    "the number of a bit",
}

#: States that are tried: of zeros, and random ones.
RUNS = 6


class Refuted(Refused):
    """Refused, with numbers on which the code breaks `claim`: result, flow, abi or memory."""

    def __init__(self, reason: str, witness: dict, claim: str = "result"):
        super().__init__(reason)
        self.witness, self.claim = witness, claim


class _Zeros(random.Random):
    def getrandbits(self, k: int) -> int:
        return 0


def execute(object_file, symbol: str, setting: Setting, machine, trace=None, start=None):
    """Run the function, from its entry unless a start is given; each instruction is noted in
    machine.seen, if that is a list."""
    lookup = setting.convention.lookup

    def noted(insn):
        entry = lookup(insn)

        class Noted:
            @staticmethod
            def run(m, i):
                m.seen.append((m.pc, "", 0))
                return entry.run(m, i)

        return Noted

    start = object_file.entry(symbol) if start is None else start
    look = lookup if machine.seen is None else noted
    return run(machine, object_file.decode, look, object_file.offset, start, trace)


def on_numbers(object_file, symbol: str, interface, case: Case, seed: int, residues=None):
    """The setting after a run on numbers, its machine, and what stopped it. Of any number of steps
    two are taken."""
    if case.steps == EVERY:
        case = replace(case, steps=2)
    source = random.Random(seed) if seed else _Zeros()
    return _run(object_file, symbol, interface, case, source, residues)


def _run(object_file, symbol: str, interface, case: Case, source: random.Random, residues):
    setting = setting_of(object_file, interface, case, source)
    machine = setting.enter(residues or setting.first)
    machine.seen = []
    try:
        execute(object_file, symbol, setting, machine)
        setting.convention.leave(machine)
    except Refused as reason:
        return setting, machine, reason
    return setting, machine, None


def refutation(object_file, symbol: str, asked: Setting, residues, reason: Refused) -> Refused:
    """What is to be said of code whose proof stopped for a reason: Refuted, if runs show it."""
    if isinstance(reason, Unfinished):
        return reason
    code, interface = (object_file, symbol), asked.interface
    if asked.case.steps != EVERY:
        return _refutation(code, interface, asked.case, residues, reason, range(RUNS))
    # Of each number a few runs: what goes wrong depends on the number of steps, or shows in one.
    for steps in range(1, MOST_STEPS + 1):
        case = replace(asked.case, steps=steps)
        seeds = range(RUNS) if steps < 2 else [1]
        found = _refutation(code, interface, case, residues, reason, seeds)
        if isinstance(found, Refuted):
            found.witness = {"case": str(case), **found.witness}
            return found
    return found


def _refutation(code, interface, case: Case, residues, reason: Refused, seeds) -> Refused:
    object_file, ran = code[0], []
    for seed in seeds:
        ran.append(on_numbers(*code, interface, case, seed, residues))
        if not isinstance(reason, Dependent) and (found := _shown(ran[-1])):
            return found
        if found := _apart(object_file, ran[0], ran[-1], str(reason)):
            return found
    for one in ran:
        if found := _shown(one):
            return found
    if isinstance(reason, Violated) and reason.claim == "wiped":
        if found := _stays(code, interface, case, residues, reason):
            return found
    if isinstance(reason, Unequal):
        return Refused(f"{reason}; random inputs show no difference, so this decides nothing")
    if isinstance(reason, Violated) or isinstance(reason, Dependent) and reason.what in PUBLIC:
        return Refused(f"{reason}; runs on random states do not show it, so this decides nothing")
    return reason


def _shown(ran) -> Refuted | None:
    """What one run shows."""
    setting, _, stopped = ran
    if isinstance(stopped, Violated):
        return Refuted(str(stopped), setting.given(0), stopped.claim)
    if isinstance(stopped, Dependent):
        return _undefined(setting, stopped)
    if stopped is None and (witness := setting.difference()):
        return Refuted("the result differs from FIPS 202", witness)
    return None


class _Other(random.Random):
    """Of the first numbers the complement, and then the same."""

    def __init__(self, seed: int, numbers: int):
        super().__init__(seed)
        self.left = numbers

    def getrandbits(self, k: int) -> int:
        self.left -= 1
        return super().getrandbits(k) ^ ((1 << k) - 1 if self.left >= 0 else 0)


def _stays(code, interface, case: Case, residues, reason: Violated) -> Refuted | None:
    """Two runs that differ in the nodes leave other words on the stack."""
    left, settings = [], []
    for numbers in (0, interface.states * interface.node):
        setting, machine, stopped = _run(*code, interface, case, _Other(1, numbers), residues)
        if stopped:
            return None
        left.append(machine.stack.left())
        settings.append(setting)
    one, two = left
    differ = [n for n in sorted(one) if n in two and one[n] != two[n]]
    if not differ:
        return None
    size = settings[0].alg.width // 8
    return Refuted(
        str(reason),
        {
            "at": f"{size * differ[0]:+d} from the stack pointer at entry",
            "values": [hex(w.c) for w in (one[differ[0]], two[differ[0]]) if hasattr(w, "c")],
            "states": [setting.given(0)["state"] for setting in settings],
        },
        reason.claim,
    )


def _apart(object_file, one, other, said: str) -> Refuted | None:
    """What must be public and differs between two runs: as was `said` of this place, if it was."""
    (_, a, _), (_, b, _) = one, other
    before = None
    for x, y in zip(_public(a.seen), _public(b.seen), strict=False):
        if x != y:
            break
        if not x[1]:
            before = x
    else:
        return None
    if x[0] != y[0]:
        at, what = before[0], "a branch"
        values = [object_file.offset(n[0]) for n in (x, y)]
    else:
        at, what = x[0], x[1]
        values = [hex(n[2]) for n in (x, y)]
    place = f"{object_file.offset(at)} ({object_file.decode(at).text})"
    here = f"at {place}: "
    return Refuted(
        said if said.startswith(here) else f"{here}{what} depends on data",
        {
            "at": place,
            "what": what,
            "values": values,
            "states": [setting.given(0)["state"] for setting, _, _ in (one, other)],
        },
        "flow",
    )


def _public(seen: list) -> list:
    return [s for s in seen if not s[1] or s[1] in PUBLIC]


def _undefined(setting: Setting, stopped: Dependent) -> Refuted | None:
    """A run on numbers was stopped: by what the caller does not define."""
    alg, word = setting.alg, stopped.value
    atoms = alg.atoms(word, alg.width) if hasattr(word, "t") else set()
    if stopped.what not in PUBLIC or not atoms or any(map(alg.derived, atoms)):
        return None
    names = sorted(alg.names[n] for n in atoms)
    reason = f"{stopped}: on what the caller leaves undefined, {', '.join(names)}"
    return Refuted(reason, {"what": stopped.what, "undefined": names}, "flow")
