# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A run of a shipped object on random numbers: what each instruction wrote.

The object is assembled as for a proof, and its instructions mean what they mean there; only the
states are numbers. What an instruction did is read off its registers and memory, not off its text:
a word that was in no register and was not loaded by it is new, all others were moved.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from ..prove.call import CONVENTIONS, EXTERN, Setting
from ..prove.interface import Case, default_interface
from ..prove.objfile import ObjectFile
from ..prove.shipped import with_vectors
from ..symbolic import Refused
from ..symbolic.domain import Word
from ..symbolic.run import run


class Written(NamedTuple):
    """A word. Its value is None where it is no number: a pointer, or what the caller left."""

    place: str
    index: int
    value: int | None
    new: bool


@dataclass
class Step:
    """One instruction, executed once."""

    address: int
    text: str
    written: list[Written] = field(default_factory=list)
    loads: int = 0
    stores: int = 0


@dataclass
class Run:
    """One call: its states before, as lanes, its steps, and whether the states after it are those
    of FIPS 202."""

    states: list[list[int]]
    steps: list[Step]
    bits: int  # of a word
    right: bool


def _value(word) -> int | None:
    return word.c if isinstance(word, Word) and not word.t else None


#: Words of registers to be replaced by random numbers, register and index, by the number of the
#: step that wrote them.
Spoiled = dict[int, list[tuple[str, int]]]


class _Recorder:
    """Looks at a machine before and after each instruction."""

    def __init__(self, convention, machine, spoiled: Spoiled):
        self.convention, self.machine, self.spoiled = convention, machine, spoiled
        self.steps: list[Step] = []
        self.other = random.Random(0)
        self.loaded: list = []
        self.stored: list = []
        self.places: list[tuple[str, int]] = []
        self.words: list = []
        self.held: Counter[int | None] = Counter()  # how often a number is in registers
        self._keep(*self._look())
        load, store = machine.load, machine.store

        def loading(*arguments):
            self.loaded.append(load(*arguments))
            return self.loaded[-1]

        def storing(at, value, *more):
            self.stored.append((f"[{at}]", 0, value))
            return store(at, value, *more)

        machine.load, machine.store = loading, storing

    def _look(self) -> tuple[list, list, list]:
        """All places and their words, and of those that differ: place, index, word, word before."""
        registers, places = self.convention.registers(self.machine), self.places
        words, before = [word for _, words in registers for word in words], self.words
        if len(words) == len(before):
            pairs = zip(places, words, before, strict=True)
            return places, words, [(*at, w, old) for at, w, old in pairs if w is not old]
        # One of them is unknown, or known again.
        old = dict(zip(places, before, strict=True))
        places = [(name, k) for name, words in registers for k in range(len(words))]
        pairs = zip(places, words, strict=True)
        return places, words, [(*at, w, old.get(at)) for at, w in pairs if w is not old.get(at)]

    def _keep(self, places: list, words: list, changed: list) -> None:
        if len(words) == len(self.words):
            self.held.subtract(_value(old) for *_, old in changed)
            self.held.update(_value(word) for *_, word, _ in changed)
        else:
            self.held = Counter(map(_value, words))
        self.places, self.words = places, words

    def lookup(self, insn):
        entry = self.convention.lookup(insn)

        class Noted:
            @staticmethod
            def run(machine, i):
                self.loaded.clear()
                self.stored.clear()
                to = entry.run(machine, i)
                self.steps.append(self._step(i))
                for name, k in self.spoiled.get(len(self.steps) - 1, ()):
                    self._spoil(name, k)
                return to

        return Noted

    def _spoil(self, name: str, k: int) -> None:
        """Puts another number into a word of a register."""
        words = dict(self.convention.registers(self.machine))[name]
        words[k] = self.machine.alg.const(self.other.getrandbits(64))
        places, now, changed = self._look()
        if [at[:2] for at in changed] != [(name, k)]:
            raise Refused(f"word {k} of {name} cannot be replaced")
        self._keep(places, now, changed)

    def _known(self, word, value: int | None) -> bool:
        """Whether a word was in a register before, or was loaded."""
        if value is None:
            return any(word is old for old in (*self.words, *self.loaded))
        return self.held[value] > 0 or any(value == _value(old) for old in self.loaded)

    def _step(self, insn) -> Step:
        step = Step(insn.address, insn.text, [], len(self.loaded), len(self.stored))
        places, words, changed = self._look()
        for name, k, word in [*(at[:3] for at in changed), *self.stored]:
            value = _value(word)
            step.written.append(Written(name, k, value, not self._known(word, value)))
        self._keep(places, words, changed)
        return step


def case_of(symbol: str, interface, rounds: int) -> Case:
    """A call that permutes, of a kernel that may also absorb."""
    case = Case(rounds, int(interface.absorbs))
    return with_vectors([case], symbol, interface.states, ())[0]


def record(path: Path, symbol: str, rounds: int, seed: int, spoiled: Spoiled | None = None) -> Run:
    """A call of a function of an object, on random states. Raises Refused for what no proof would
    cover either."""
    code = ObjectFile(str(path), EXTERN)
    interface = default_interface(symbol, isa=code.isa)
    setting = Setting(code, interface, case_of(symbol, interface, rounds), random.Random(seed))
    convention = CONVENTIONS[code.isa]
    machine = setting.enter(setting.first)
    recorder = _Recorder(convention, machine, spoiled or {})
    run(machine, code.decode, recorder.lookup, code.offset, code.entry(symbol))
    convention.leave(machine)
    states = [[setting.shape.join(tuple(w.c for w in a)) for a in s] for s in setting.before]
    return Run(states, recorder.steps, setting.alg.width, setting.difference() is None)
