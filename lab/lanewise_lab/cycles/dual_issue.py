# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Cortex-M7: up to two instructions a cycle, in order.

An instruction is issued in the first free slot at or after the cycle in which all its operands
can be there. Two stages compute: EX1 has a shifter, forms addresses, and does simple work early;
EX2 has the ALUs and a second shifter. For each register the model keeps the first cycle in which
each kind of reader may issue: an address, an operand that an inline shift turns, the other operand
of such an operation, a plain shift or move that computes early, a plain operand, and the data of a
store. The rules, with their sources, are the data of cores/cortex-m7.toml; what is structure
rather than a number is listed there under [structure].
"""

from __future__ import annotations

from collections.abc import Iterable

from ..cores import Core
from .ops import Op, fault
from .schedule import Facts, Schedule

RESULT = "result of an ALU operation"
EARLY = "result for an inline shift or address"
LOADED = "result of a load"
BANK = "both loads in one bank"
STORES = "second store"
SHIFTS = "second shift"
FORWARD = "load of a word just stored"
NEAR = "load near a word just stored"
UNALIGNED = "unaligned access"
NARROW = "byte or halfword store to a bank that has one"
ALONE = "issues alone"
UNIT = "second multiplication"
BRANCH = "taken branch"
MISPREDICT = "mispredicted branch"
FETCH = "instruction fetch"
END = "end"
#: Reasons that some older instruction's result is behind.
DEPENDENCES = {RESULT, EARLY, LOADED}

_REGISTERS = 64
LATE, _SIMPLE, _SHIFT, _LOAD, _STORE, _ALONE, _MULTIPLY = range(7)
#: Beside plain moves, what may compute in EX1 without a shifter.
_SIMPLE_NAMES = {"add", "sub", "adr"}
#: Who reads a register: an address; the operand that an inline shift turns; the other operand of
#: such an operation; a plain shift, move, ADD or SUB that computes in EX1; anything else; a store.
_ADDRESS, _SHIFTED, _BESIDE, _EARLY, _OPERAND, _DATA = range(6)
_INDIRECT = {"bx", "blx", "tbb", "tbh", "mov", "ldr", "add"}


def after_load(core: Core, narrow: bool = False) -> tuple:
    """Cycles from the issue of a load to that of each kind of reader, and what a wait is called."""
    names = ("load_to_address", "load_to_shifted", "load_to_beside", "load_to_early")
    names = (*names, "load_to_late", "to_store_data")
    return (*(core[name] + narrow * core["narrow_load"] for name in names), LOADED)


def after_early(core: Core) -> tuple:
    """The same of a result of EX1."""
    early, late = core["early_to_early"], core["early_to_late"]
    return early, early, late, early, late, core["to_store_data"], None


def after_late(core: Core, cycles: int) -> tuple:
    """The same of a result of EX2 that takes so many cycles to reach an operand in EX2."""
    more = cycles - core["late_to_late"]
    early, late = core["late_to_early"] + more, cycles
    return early, early, late, early, late, core["to_store_data"] + more, None


def prepare(core: Core, op: Op) -> tuple:
    """What `run` needs to know of an instruction."""
    insn = op.instruction
    kind, busy, after = LATE, 1, after_late(core, core["late_to_late"])
    if op.kind == "load":
        kind, after = _LOAD, after_load(core, op.size < 4)
    elif op.kind == "store":
        kind = _STORE
    elif op.loads or op.stores:
        kind, after = _ALONE, after_load(core)
        busy = -(-op.words // core["multiple_per_cycle"])
    elif op.kind == "shift":
        kind = _SHIFT
    elif op.kind == "move" or insn.mnemonic in _SIMPLE_NAMES and not op.shifted:
        kind = _SIMPLE
    elif op.kind.startswith("multiply"):
        kind, after = _MULTIPLY, after_late(core, core["multiply"])
    elif op.kind == "fpu_move":
        to_fpu = op.results and op.results[0] >= 32
        after = after_late(core, core["to_fpu" if to_fpu else "from_fpu"])
    elif op.kind in ("divide", "special"):
        kind, busy = _ALONE, core[op.kind]
    plain = _BESIDE if op.shifted else _OPERAND
    needs = [(_ADDRESS, r) for r in op.address] + [(_SHIFTED, r) for r in op.shifted]
    needs += [(plain, r) for r in op.operands] + [(_DATA, r) for r in op.data]
    return (
        kind,
        busy,
        after,
        tuple(dict.fromkeys(needs)),
        op.operands,
        op.results,
        op.base,
        bool(op.shifted),
        op.stores,
        op.size - 1,
        insn.address // core["fetch_bytes"],
        (insn.next - 1) // core["fetch_bytes"],
    )


class _Predictor:
    """The plainest that gets loops right: see the rule `mispredict`."""

    def __init__(self):
        self._counters: dict[int, int] = {}
        self._targets: dict[int, int] = {}

    def right(self, insn, taken: bool, target: int | None) -> bool:
        """Whether this branch was predicted, `target` if it is known; learns from it."""
        at, name = insn.address, insn.mnemonic
        if insn.cond or name in ("cbz", "cbnz"):
            to = getattr(insn.operands[-1], "value", None) if insn.operands else None
            count = self._counters.get(at, 2 if to is not None and to <= at else 1)
            self._counters[at] = min(count + 1, 3) if taken else max(count - 1, 0)
            return taken == (count >= 2)
        returns = name in ("pop", "ldm") or name == "bx" and str(insn.operands[0]) == "lr"
        if taken and name in _INDIRECT and not returns and target is not None:
            known = self._targets.get(at)
            self._targets[at] = target
            return known == target
        return True


def run(core: Core, steps: Iterable, facts: Facts) -> Schedule:
    width = core["width"]
    out = Schedule(width)
    issued, wait = out.issued.append, out.waits.append
    early = after_early(core)
    store_load = core["store_to_load"]
    near, near_bytes = core["near_store_to_load"], core["near_store_bytes"]
    max_shifts, max_late, max_stores = (
        core[name] for name in ("inline_shifts", "late_shifts", "stores")
    )
    max_loads = core["loads"]

    made = [0] * _REGISTERS  # register -> the cycle of its last result,
    behind = [(0,) * 6 + (None,)] * _REGISTERS  # and the cycles from there to each kind of reader
    narrow, unaligned = core["narrow_store"], core["unaligned"]
    merged = [0, 0]  # bank -> first cycle in which it takes a byte or halfword store again
    stored: dict[int, int] = {}  # word -> first cycle in which it may be loaded
    close: dict[int, int] = {}  # and the same of each aligned block of near_bytes
    t, used = 0, 0  # the cycle, and how many of its slots are taken
    loads = stores = shifts1 = shifts2 = multiplies = 0  # in cycle t
    banks = 0
    alone = False
    floor, floor_reason = 0, FETCH  # nothing is issued before, and why
    line0, fetched = None, 0  # the first line since the last jump, and when it was there
    predictor = _Predictor()
    jump = None  # a taken branch whose target is the next step
    known, learn = facts.known.get, facts.learn
    last_slot = -1
    n = -1
    for n, (insn, addresses, taken) in enumerate(steps):
        (kind, busy, after, needs, operands, results, base, inline, writes, odd, first, last) = (
            known(id(insn)) or learn(insn)
        )
        if jump is not None:
            if predictor.right(jump, True, insn.address):
                floor, floor_reason = t + 1 + core["branch_taken"], BRANCH
            else:
                floor, floor_reason = t + 1 + core["mispredict"], MISPREDICT
            jump, line0 = None, None
        # The cycle in which everything is there
        c, reason = t, None
        if floor > c:
            c, reason = floor, floor_reason
        if line0 is None:
            line0, fetched = first, c
        if fetched + last - line0 > c:
            c, reason = fetched + last - line0, FETCH
        for reader, r in needs:
            there = made[r] + behind[r][reader]
            if there > c:
                c = there
                reason = behind[r][-1] or (EARLY if reader < _BESIDE else RESULT)
        if kind == _LOAD:
            a = addresses[0]
            if stored.get(a >> 2, 0) > c:
                c, reason = stored[a >> 2], FORWARD
            if near and close.get(a // near_bytes, 0) > c:
                c, reason = close[a // near_bytes], NEAR
        elif kind == _STORE and odd < 3:
            free = merged[addresses[0] >> 2 & 1]
            if free > c:
                c, reason = free, NARROW
        # A slot of that cycle or, if this one has no room, of the next
        if c == t:
            if used >= width or alone or kind == _ALONE and used:
                if used < width:
                    reason = ALONE
                c = t + 1
            elif kind == _LOAD:
                if loads >= max_loads or banks >> (addresses[0] >> 2 & 1) & 1:
                    c, reason = t + 1, BANK
            elif kind == _STORE:
                if stores >= max_stores:
                    c, reason = t + 1, STORES
            elif inline:
                if shifts1 >= max_shifts:
                    c, reason = t + 1, SHIFTS
            elif kind == _MULTIPLY:
                if multiplies:
                    c, reason = t + 1, UNIT
        ex1 = False
        if kind == _SHIFT:
            ex1 = all(made[r] + behind[r][_EARLY] <= c for r in operands) and (
                c > t or shifts1 < max_shifts
            )
            if not ex1 and c == t and shifts2 >= max_late:
                c, reason = t + 1, SHIFTS
                ex1 = all(made[r] + behind[r][_EARLY] <= c for r in operands)
        elif kind == _SIMPLE:
            ex1 = all(made[r] + behind[r][_EARLY] <= c for r in operands)

        if c > t:
            t, used = c, 0
            loads = stores = shifts1 = shifts2 = multiplies = banks = 0
            alone = False
        slot = t * width + used
        if slot > last_slot + 1:
            wait((n, reason or END, slot - last_slot - 1))
        issued(slot)
        used += 1

        # What it takes from the cycle, and when its results are there
        end = t
        if kind == _LOAD:
            loads += 1
            banks |= 1 << (addresses[0] >> 2 & 1)
        elif kind == _STORE:
            stores += 1
            if odd < 3:
                merged[addresses[0] >> 2 & 1] = t + narrow
        elif kind == _ALONE:
            alone = True
            end = t + busy - 1
        elif ex1:
            shifts1 += kind == _SHIFT
            after = early
        else:
            shifts1 += inline
            shifts2 += kind == _SHIFT
            multiplies += kind == _MULTIPLY
        if addresses and addresses[0] & odd:
            if alone:
                raise fault(insn, addresses[0])
            end = t + unaligned
            floor, floor_reason = end + 1, UNALIGNED
        for r in results:
            made[r], behind[r] = end, after
        if base is not None:
            made[base], behind[base] = t, early
        if writes:
            for a in addresses:
                stored[a >> 2] = end + store_load
                if near:
                    close[a // near_bytes] = end + near
        if alone:
            wait((n + 1, ALONE, width * busy - 1))
            t, used = end, width
        last_slot = t * width + used - 1
        if taken:
            jump = insn
        elif insn.cond and insn.mnemonic == "b" or insn.mnemonic in ("cbz", "cbnz"):
            if not predictor.right(insn, False, None):
                floor, floor_reason = t + 1 + core["mispredict"], MISPREDICT
    if n >= 0:
        t += 1
        if used < width:
            wait((n + 1, END, width - used))
        if jump is not None:
            t += core["branch_taken"]
            wait((n + 1, BRANCH, core["branch_taken"] * width))
    out.cycles = t
    return out
