# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A function of any object, proved to compute modulo a prime what is asked, or refuted by a run.

Proved: for all inputs within the bounds, each result modulo q is the linear (of products, bilinear)
function of the inputs that the claim says, with the root, order and factor that the verdict says,
and lies in the interval that the verdict says; no branch, address or index depends on the inputs;
memory and the calling convention are respected. Arrays do not overlap.
"""

from __future__ import annotations

import gc
import time
from dataclasses import dataclass, field, replace

from ..prove.arithmetic import LOOKUPS, Execution, every
from ..prove.objfile import ObjectFile
from ..prove.second import agree
from ..symbolic import Refused
from . import refute
from .forms import Wide, forms_of
from .question import Question
from .reading import read
from .setting import Aligned, calls, firsts
from .shape import Shape, Wrong


@dataclass
class Answer:
    """word: proved, refuted or undecided. bounds: of the results, if proved."""

    question: Question
    isa: str
    word: str = "undecided"
    reason: str = ""
    call: tuple[str, ...] = ()
    shape: Shape | None = None
    bounds: tuple[int, int] = (0, 0)
    instructions: int = 0  # executed
    stack: int = 0  # bytes
    stack_left: int = 0  # of these, bytes that hold data of the inputs at return
    registers_left: set[str] = field(default_factory=set)  # the same of registers
    assumes: list[str] = field(default_factory=list)
    dirty: bool = False
    counterexample: dict | None = None
    hint: str = ""
    seconds: float = 0.0

    def narrower(self, other: Answer) -> bool:
        """Whether the results are in a smaller interval."""
        (low, high), (least, most) = self.bounds, other.bounds
        return high - low < most - least


class Asking:
    """One question of one function."""

    def __init__(self, question: Question, code: ObjectFile, symbol: str):
        self.question, self.code, self.symbol = question, code, symbol
        self.runs = Aligned(code, symbol, question)

    def answer(self) -> Answer:
        started, collects = time.process_time(), gc.isenabled()
        answer = Answer(self.question, self.code.isa)
        gc.disable()  # a run makes many small dicts and no cycles
        try:
            self._decide(answer)
        finally:
            if collects:
                gc.enable()
        answer.assumes = [f"{name} is aligned to {n}" for name, n in self.runs.align.items()]
        answer.seconds = time.process_time() - started
        return answer

    def _decide(self, answer: Answer) -> None:
        if self.code.isa not in LOOKUPS:
            answer.reason = f"no arithmetic of {self.code.isa} yet"
            return
        first: tuple[tuple[str, ...], Refused] | None = None
        best: Answer | None = None
        tried = ended = 0
        for call in calls(self.runs):
            tried += 1
            found = replace(answer, call=call)
            try:
                self._prove(call, found)
                agree(self.code)
                found.word = "proved"
            except Refused as reason:
                ended += isinstance(reason, Wrong | Wide)
                if first is None or (isinstance(reason, Wrong | Wide) and ended == 1):
                    first = call, reason
                continue
            if best is None or found.narrower(best):
                best = found
            # With other constants a product may be right by chance, with larger results.
            if self.question.claim in ("ntt", "inverse", "cache") or "@" not in "".join(call):
                break
        if best:
            vars(answer).update(vars(best))
            return
        call, reason = first
        answer.call, answer.reason = call, str(reason)
        if tried > 1 and not self.question.call:
            answer.reason += f" (with --call {','.join(call)}; {tried} calls tried, none is proved)"
        # Without --call, it is the call of which a run comes to its end, if there is one such.
        refute.refute(self, call, reason, answer, sure=bool(self.question.call) or ended == 1)

    def shaped(self, e: Execution):
        """Shape and bounds of one run."""
        found, low, high = forms_of(e, self.question.exit)
        return read(self.question, found, firsts(e.claim)), (low, high)

    def _prove(self, call: tuple[str, ...], answer: Answer) -> None:
        answer.stack = 0
        for done, e in enumerate(every(lambda *setting: self.runs.run(call, *setting))):
            found, bounds = self.shaped(e)
            if done and found != answer.shape:
                raise Refused("another order where the stack or the arrays lie elsewhere")
            answer.shape = found
            low, high = answer.bounds if done else bounds
            answer.bounds = min(low, bounds[0]), max(high, bounds[1])
            answer.stack = max(answer.stack, -e.machine.deepest)
            left, registers = e.left()
            answer.stack_left = max(answer.stack_left, left)
            answer.registers_left |= registers
            answer.instructions = e.trace.mnemonics.total()
            answer.dirty |= getattr(e.machine, "dirty", False)

    def with_bound(self, most: int) -> Asking:
        """The same with inputs of at most that."""
        asked = {
            name: (max(low, -most), min(high, most))
            for name, (low, high) in self.question.bounds.items()
        }
        other = Asking(replace(self.question, bounds=asked), self.code, self.symbol)
        other.runs.align = self.runs.align
        return other
