# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Cortex-M3 and M4: one instruction a cycle at most, in order, three stages.

Each instruction starts when the one before is through, later if one of the rules says so. The
rules, with their sources, are the data of cores/cortex-m3.toml and cortex-m4.toml.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..cores import Core
from . import Refused
from .ops import Op, fault
from .schedule import Facts, Schedule, Step

LOAD_DATA = "data cycle of a load"
ADDRESS = "address just computed"
AFTER_STORE = "load after store"
FLASH = "load from flash"
UNALIGNED = "unaligned access"
REFILL = "pipeline refill"
FETCH = "instruction fetch"
BUSY = "several cycles of its own"

_ONE = {"alu", "shift", "bitfield", "move", "nop", "it", "branch", "skipped"}
_RULE = {"multiply", "multiply_add", "multiply_long", "divide", "special", "load", "store"}
_LOAD, _STORE, _COMPUTES, _LOADS, _OTHER = range(5)


def _mask(numbers: tuple[int, ...]) -> int:
    return sum(1 << n for n in set(numbers))


def prepare(core: Core, op: Op) -> tuple:
    """What `run` needs to know: class, issue cycles, masks of registers, place in the code."""
    insn = op.instruction
    if op.kind.startswith("fpu") and not core.fpu:
        raise Refused(f"{core.name} has no FPU for {insn.text} at {insn.address:#x}")
    if insn.mnemonic in ("tbb", "tbh"):
        cost = core["load"] + core["load_data"]
    elif op.kind in _ONE:
        cost = core["alu"]
    elif op.kind in _RULE:
        cost = core[op.kind]
    elif op.kind == "fpu_move":
        cost = core["fpu_move"] * op.words
    else:
        cost = core["multiple"] + op.words
    kind = {"load": _LOAD, "store": _STORE}.get(op.kind)
    if kind is None:
        other = op.stores or op.kind == "branch"
        kind = _LOADS if op.loads else _OTHER if other else _COMPUTES
    apart = kind == _LOAD and op.indexed and not core["indexed_load_pipelines"]
    pairs = kind in (_LOAD, _STORE) and not apart
    address = _mask(op.address) if op.loads or op.stores else 0
    first = insn.address >> 2
    last = (insn.next - 1) >> 2
    ends = insn.next >> 2  # the words before this one are used up
    slow = core["wait_states"] if insn.address < core["flash_below"] else 0
    return kind, cost, pairs, address, _mask(op.results), first, last, ends, op.size - 1, slow


class _Fetch:
    """The words of code that are fetched ahead of the instruction that is executed."""

    def __init__(self, core: Core):
        self.words_a_line = max(core["flash_line"] // 4, 1)
        names = ("fetch_words", "fetch_latency", "fetch_restart")
        self.capacity, self.latency, self.restart = (core[name] for name in names)
        self.word = -2  # the newest word that was fetched,
        self.arrived = 0  # when it was there,
        self.delivered = 0  # and the first of its line of the flash,
        self.used = [0] * 4  # and when a word was used up, by its number modulo 4
        self.flush = True

    def arrival(self, first: int, last: int, slow: int, t: int) -> int:
        """When the words from `first` to `last` are there; `slow` is what the flash adds to each
        line, `t` the cycle of the instruction that wants them."""
        word, arrived, used = self.word, self.arrived, self.used
        if self.flush:
            self.flush = False
            word, arrived = first, t + slow
            self.delivered = arrived
            used = self.used = [t - self.capacity - self.latency - self.restart] * 4
        while word < last:
            word += 1
            arrived += 1
            room = used[(word - self.capacity) & 3] + self.latency
            begins = word % self.words_a_line == 0
            if begins:
                arrived = max(arrived, self.delivered + 1 + slow)
                room += slow if self.words_a_line == 1 else 0
            if room > arrived:
                arrived = room + self.restart
            if begins:
                self.delivered = arrived
        self.word, self.arrived = word, arrived
        return arrived


def run(core: Core, steps: Iterable[Step], facts: Facts) -> Schedule:
    out = Schedule(width=1)
    issued, wait = out.issued.append, out.waits.append
    load_data, address_rule = core["load_data"], core["address_from_alu"]
    after_store, refill = core["load_after_store"], core["branch_refill"]
    flash, flash_below = core["flash_load"] + core["wait_states"], core["flash_below"]
    unaligned = core["unaligned"]
    fetch = _Fetch(core)

    t = 0  # the next instruction starts here if nothing holds it up
    pending = 0  # data cycles of the load just before, which a neighbour may hide
    pending_pairs = False
    loaded = computed = 0  # registers that the instruction before wrote, by how
    stored = False
    known, learn = facts.known.get, facts.learn
    n = -1
    for n, (insn, addresses, taken) in enumerate(steps):
        kind, cost, pairs, address, results, first, last, ends, odd, slow = known(
            id(insn)
        ) or learn(insn)
        if pending:
            if not (pairs and pending_pairs) or address & loaded:
                t += pending
                wait((n, LOAD_DATA, pending))
        elif address & computed:
            t += address_rule
            wait((n, ADDRESS, address_rule))
        if stored and kind == _LOAD:
            t += after_store
            wait((n, AFTER_STORE, after_store))

        arrived = fetch.arrival(first, last, slow, t)
        if arrived > t:
            wait((n, FETCH, arrived - t))
            t = arrived
        if ends > first:
            fetch.used[first & 3] = t

        issued(t)
        t += cost
        if cost > 1:
            wait((n + 1, BUSY, cost - 1))
        if addresses and addresses[0] & odd:
            if kind != _LOAD and kind != _STORE:
                raise fault(insn, addresses[0])
            t += unaligned
            wait((n + 1, UNALIGNED, unaligned))
        pending = loaded = computed = 0
        stored = False
        if kind == _LOAD or kind == _LOADS:
            if kind == _LOAD:
                pending, pending_pairs, loaded = load_data, pairs, results
            if flash and addresses and addresses[0] < flash_below:
                t += flash * len(addresses)
                wait((n + 1, FLASH, flash * len(addresses)))
        elif kind == _STORE:
            stored = True
        elif kind == _COMPUTES:
            computed = results
        if taken:
            if pending:
                t += pending
                wait((n + 1, LOAD_DATA, pending))
                pending = 0
            t += refill
            wait((n + 1, REFILL, refill))
            fetch.flush = True
    if pending:
        t += pending
        wait((n + 1, LOAD_DATA, pending))
    out.cycles = t
    return out
