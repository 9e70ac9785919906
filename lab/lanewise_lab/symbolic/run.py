# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The executor: one path, from entry to return, because no branch may depend on data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from . import Refused, Unfinished

LIMIT = 2_000_000
#: The next address after the return to the caller, which no jump can name.
RETURN = -(1 << 62)


class Trace:
    """What was executed: how often each mnemonic, and the instructions at their addresses."""

    def __init__(self):
        self.mnemonics: Counter[str] = Counter()
        self.instructions: dict[int, object] = {}
        self.ready: dict[int, tuple] = {}  # instructions with what executes them


def run(machine, decode: Callable, lookup: Callable, locate: Callable, start: int, trace=None):
    """Execute until the return to the caller. A refusal names the instruction. Where memory.Asked
    is raised, machine.pc is that of the instruction that asks, and all is as before it."""
    trace, before = trace or Trace(), None
    ready = trace.ready
    machine.pc = start
    for _ in range(LIMIT):
        pc = machine.pc
        if pc == RETURN:
            return trace
        insn = None
        try:
            step = ready.get(pc)
            if step is None:
                insn = decode(pc)
                step = ready[pc] = (insn, lookup(insn).run)
                trace.instructions[pc] = insn
            insn, execute = step
            trace.mnemonics[insn.mnemonic] += 1
            to = execute(machine, insn)
        except Refused as reason:
            # Where there is no instruction, the one that led there is at fault.
            at, insn = (pc, insn) if insn or not before else before
            text = f" ({insn.text})" if insn else ""
            reason.args = (f"at {locate(at)}{text}: {reason}",)
            raise reason from None
        before = pc, insn
        machine.pc = insn.next if to is None else to
    raise Unfinished(f"no return within {LIMIT} instructions")
