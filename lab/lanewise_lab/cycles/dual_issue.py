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
from .cache import Fetch
from .ops import Op, fault
from .schedule import Facts, Schedule

RESULT = "result of an ALU operation"
EARLY = "result for an inline shift or address"
LOADED = "result of a load"
BANK = "both loads in one bank"
BESIDE = "load and store in one cycle"
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


class _Pipeline:
    """The cycle in which instructions are issued, what they have taken of it, and when what older
    ones have made is there."""

    def __init__(self, core: Core, cached: Fetch | None):
        self.cached = cached  # None: code is there at once, but for the width of a fetch
        self.width, self.max_loads, self.max_stores = core["width"], core["loads"], core["stores"]
        self.max_shifts, self.max_late = core["inline_shifts"], core["late_shifts"]
        self.early, self.store_load = after_early(core), core["store_to_load"]
        self.near, self.near_bytes = core["near_store_to_load"], core["near_store_bytes"]
        self.narrow, self.unaligned = core["narrow_store"], core["unaligned"]
        self.apart = core["load_store_apart"]
        self.made = [0] * _REGISTERS  # register -> the cycle of its last result,
        # and the cycles from there to each kind of reader
        self.behind = [(0,) * 6 + (None,)] * _REGISTERS
        # bank -> first cycle in which it takes a byte or halfword store again
        self.merged = [0, 0]
        self.stored: dict[int, int] = {}  # word -> first cycle in which it may be loaded
        self.close: dict[int, int] = {}  # and the same of each aligned block of near_bytes
        self.floor, self.floor_reason = 0, FETCH  # nothing is issued before, and why
        # the first line since the last jump, and when it was there
        self.line0, self.fetched = None, 0
        self.t = 0
        self.turn(0)

    def turn(self, t: int) -> None:
        """On to cycle `t`, of which nothing is taken yet."""
        self.t, self.used = t, 0  # the cycle, and how many of its slots are taken
        self.loads = self.stores = self.shifts1 = self.shifts2 = self.multiplies = 0
        self.banks = self.store_banks = 0  # of loads and of stores, a bit each
        self.alone = False

    def ready(self, op: tuple, addresses: list) -> tuple[int, str | None]:
        """The cycle in which everything is there, and what came last."""
        kind, _, _, needs, _, _, _, _, _, odd, first, last = op
        c, reason, made, behind = self.t, None, self.made, self.behind
        if self.floor > c:
            c, reason = self.floor, self.floor_reason
        if self.line0 is None:
            self.line0, self.fetched = first, c
            if self.cached:
                self.cached.jump(first, c)
        cached = self.cached
        fetched = cached.arrival(last) if cached else self.fetched + last - self.line0
        if fetched > c:
            c, reason = fetched, FETCH
        for reader, r in needs:
            there = made[r] + behind[r][reader]
            if there > c:
                c = there
                reason = behind[r][-1] or (EARLY if reader < _BESIDE else RESULT)
        if kind == _LOAD:
            word, block = addresses[0] >> 2, addresses[0] // self.near_bytes if self.near else None
            if self.stored.get(word, 0) > c:
                c, reason = self.stored[word], FORWARD
            if self.near and self.close.get(block, 0) > c:
                c, reason = self.close[block], NEAR
        elif kind == _STORE and odd < 3:
            free = self.merged[addresses[0] >> 2 & 1]
            if free > c:
                c, reason = free, NARROW
        return c, reason

    def lacks(self, kind: int, inline: bool, addresses: list) -> str | None:
        """What this cycle has no room for; "" if all of its slots are taken, None if there is."""
        if self.used >= self.width:
            return ""
        if self.alone or kind == _ALONE and self.used:
            return ALONE
        if kind in (_LOAD, _STORE):
            bank = 1 << (addresses[0] >> 2 & 1)
            if kind == _LOAD and (self.loads >= self.max_loads or self.banks & bank):
                return BANK
            if kind == _STORE and self.stores >= self.max_stores:
                return STORES
            other = self.store_banks if kind == _LOAD else self.banks
            return BESIDE if self.apart and other & (bank if self.apart == 1 else 3) else None
        if inline:
            return SHIFTS if self.shifts1 >= self.max_shifts else None
        return UNIT if kind == _MULTIPLY and self.multiplies else None

    def in_ex1(self, operands: tuple, c: int) -> bool:
        """Whether what can compute in EX1 has its operands there in time."""
        made, behind = self.made, self.behind
        return all(made[r] + behind[r][_EARLY] <= c for r in operands)

    def place(self, op: tuple, addresses: list) -> tuple[int, str | None, bool]:
        """The cycle of issue, why not an earlier one, and whether it computes in EX1."""
        kind, operands = op[0], op[4]
        c, reason = self.ready(op, addresses)
        if c == self.t:
            lack = self.lacks(kind, op[7], addresses)
            if lack is not None:
                c, reason = self.t + 1, lack or reason
        if kind == _SIMPLE:
            return c, reason, self.in_ex1(operands, c)
        if kind != _SHIFT:
            return c, reason, False
        ex1 = self.in_ex1(operands, c) and (c > self.t or self.shifts1 < self.max_shifts)
        if not ex1 and c == self.t and self.shifts2 >= self.max_late:
            c, reason = self.t + 1, SHIFTS
            ex1 = self.in_ex1(operands, c)
        return c, reason, ex1

    def take(self, op: tuple, insn, addresses: list, ex1: bool) -> int:
        """What an instruction takes from the cycle, and when its results are there; the cycle in
        which it ends."""
        kind, busy, after, _, _, results, base, inline, writes, odd, _, _ = op
        t = end = self.t
        if kind == _LOAD:
            self.loads += 1
            self.banks |= 1 << (addresses[0] >> 2 & 1)
        elif kind == _STORE:
            self.stores += 1
            self.store_banks |= 1 << (addresses[0] >> 2 & 1)
            if odd < 3:
                self.merged[addresses[0] >> 2 & 1] = t + self.narrow
        elif kind == _ALONE:
            self.alone = True
            end = t + busy - 1
        elif ex1:
            self.shifts1 += kind == _SHIFT
            after = self.early
        else:
            self.shifts1 += inline
            self.shifts2 += kind == _SHIFT
            self.multiplies += kind == _MULTIPLY
        if addresses and addresses[0] & odd:
            if self.alone:
                raise fault(insn, addresses[0])
            end = t + self.unaligned
            self.floor, self.floor_reason = end + 1, UNALIGNED
        for r in results:
            self.made[r], self.behind[r] = end, after
        if base is not None:
            self.made[base], self.behind[base] = t, self.early
        if writes:
            for a in addresses:
                self.stored[a >> 2] = end + self.store_load
                if self.near:
                    self.close[a // self.near_bytes] = end + self.near
        return end


def run(core: Core, steps: Iterable, facts: Facts) -> Schedule:
    cached = None
    if core.wait_states:
        steps = list(steps)
        cached = Fetch(core, steps)
    pipe, predictor, width = _Pipeline(core, cached), _Predictor(), core["width"]
    out = Schedule(width)
    issued, wait = out.issued.append, out.waits.append
    known, learn = facts.known.get, facts.learn
    jump = None  # a taken branch whose target is the next step
    last_slot, n = -1, -1
    for n, (insn, addresses, taken) in enumerate(steps):
        op = known(id(insn)) or learn(insn)
        if jump is not None:
            if predictor.right(jump, True, insn.address):
                pipe.floor, pipe.floor_reason = pipe.t + 1 + core["branch_taken"], BRANCH
            else:
                pipe.floor, pipe.floor_reason = pipe.t + 1 + core["mispredict"], MISPREDICT
            jump, pipe.line0 = None, None
        c, reason, ex1 = pipe.place(op, addresses)
        if c > pipe.t:
            pipe.turn(c)
        slot = c * width + pipe.used
        if slot > last_slot + 1:
            wait((n, reason or END, slot - last_slot - 1))
        issued(slot)
        if cached:
            cached.issued(op[10], c)
        pipe.used += 1
        end = pipe.take(op, insn, addresses, ex1)
        if pipe.alone:
            wait((n + 1, ALONE, width * op[1] - 1))
            pipe.t, pipe.used = end, width
        last_slot = pipe.t * width + pipe.used - 1
        if taken:
            jump = insn
        elif insn.cond and insn.mnemonic == "b" or insn.mnemonic in ("cbz", "cbnz"):
            if not predictor.right(insn, False, None):
                pipe.floor, pipe.floor_reason = pipe.t + 1 + core["mispredict"], MISPREDICT
    out.cycles = pipe.t
    if n >= 0:
        out.cycles += 1
        if pipe.used < width:
            wait((n + 1, END, width - pipe.used))
        if jump is not None:
            out.cycles += core["branch_taken"]
            wait((n + 1, BRANCH, core["branch_taken"] * width))
    return out
