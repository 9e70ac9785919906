# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The cycle model of the KEM core: bytes against the C library, cycles against the goals.

Each of the 27 programs runs on the model, its outputs compared with those of golden.py. The cycles
by seed that doc/seeds.json keeps are computed again, in part. Altered ciphertexts must give the
rejection key in the same cycles, secrets must not change the cycles, keys that fail a check must be
reported, and a polynomial of A that needs one block more must come out right. A sample: one seed
each, two engines.
"""

from __future__ import annotations

from types import SimpleNamespace

import engine_serial
import microcode
import order
import params as at
import seeds
from exchange import SETS, Exchange, bad_keys, flipped, more_blocks, seeded
from params import SIZES, VERSIONS, Hardware, Set
from programs import all_programs
from schedule import goals, ordinary, outputs, prepare

from rtl.tools.simulators import Failed, same


def check_orders() -> None:
    """The word-wide passes are the transform, and the orders leave the gaps that are documented."""
    for hw in map(Hardware, (1, 2, 4)):
        for passes in (order.forward(hw), order.inverse(hw)):
            gaps = [
                order.gap(hw, order.Part(a, a, 1, 0), order.Part(b, b, 1, 0))
                for a, b in zip(passes, passes[1:], strict=False)
            ]
            if hw.engines < 4:
                same(gaps, [0, 0, 0], f"{hw.name}: gaps")
            layers = [b for p in passes for b in (p.first, p.second)[: 1 if p.single else 2]]
            wanted = list(range(7, 0, -1))
            same(layers, wanted if passes is order.forward(hw) else wanted[::-1], "layers")


def check_serial_orders() -> None:
    """The serial unit, which never waits, finds in M1 what the layer or product before wrote."""
    transform, mul = engine_serial.TRANSFORM, engine_serial.PRODUCT
    # Of a layer or a product (bit 0): its length, and when it first reads and when it writes what.
    parts: dict[int, tuple] = {}
    for bit in range(8):
        pace, late = (1, transform) if bit else (engine_serial.PHASES, mul)
        reads = {i: pace * s for s in range(128) for i in engine_serial.pair(s, bit)}
        parts[bit] = (128 * pace + (not bit), reads, {i: t + late for i, t in reads.items()})
    pairs = [(a, a - 1) for a in range(7, 1, -1)] + [(a, a + 1) for a in range(1, 7)]
    for a, b in (*pairs, (1, 1), (1, 0), (0, 0), (0, 1)):
        length, _, writes = parts[a]
        late = [i for i, t in parts[b][1].items() if writes[i] >= length + t]
        same(late, [], f"serial: what bit {b} reads after bit {a}")


def check_two_orders() -> None:
    """The same with two multipliers, of which a layer's words, and a product's, are 64."""
    transform, mul = engine_serial.TRANSFORM, engine_serial.PRODUCT
    parts: dict[int, tuple] = {}
    for bit in range(8):
        pace, late = (1, transform) if bit else (engine_serial.TWO_PHASES, mul)
        reads = {i: pace * s for s in range(64) for i in engine_serial.four(s, bit)}
        parts[bit] = (64 * pace, reads, {i: t + late for i, t in reads.items()})
    pairs = [(a, a - 1) for a in range(7, 1, -1)] + [(a, a + 1) for a in range(1, 7)]
    for a, b in (*pairs, (1, 1), (1, 0), (0, 0), (0, 1)):
        length, _, writes = parts[a]
        late = [i for i, t in parts[b][1].items() if writes[i] >= length + t]
        same(late, [], f"two multipliers: what bit {b} reads after bit {a}")


def check_programs() -> None:
    """Slots are filled and emptied in turn, and what waits for an event finds one that sets it."""
    for (p, operation), program in all_programs().items():
        what = f"{p.version} {p.size} {operation}"
        same(len(program.events) < 32, True, f"{what}: events")
        given = {w.set for s in ("hash", "decode", "encode") for w in program.words(s)}
        for stream in ("hash", "decode"):
            for word in program.words(stream):
                same(word.wait == 0 or word.wait in given, True, f"{what}: event {word.wait}")
        filled = [
            w.dst
            for w in program.words("hash")
            if w.op == microcode.ABSORB and w.last and w.dest != microcode.TO_BYTES
        ]
        filled += [w.dst for w in program.words("decode") if w.op == microcode.DECODE]
        # Two multipliers have half of M1.
        last = max(max(w.b, w.acc) for w in program.words("engine"))
        same(last < at.M1_SLOTS // 2, True, f"{what}: slots of M1")
        emptied = [w.a for w in program.words("engine") if w.use_a]
        same(sorted(filled), sorted(emptied), f"{what}: slots")


def run_program(p: Set, operation: str, hw: Hardware, inputs: dict[str, bytes]):
    m = prepare(p, operation, hw, inputs)
    m.run()
    return m, outputs(m, p, operation)


class Watched(list):
    """A memory that remembers which words were read in a cycle."""

    def __init__(self, values, machine):
        super().__init__(values)
        self.machine, self.cycle, self.read = machine, -1, set()

    def __getitem__(self, n):
        if self.machine.cycle != self.cycle:
            self.cycle = self.machine.cycle
            self.read.clear()
        self.read.add(n)
        return super().__getitem__(n)

    def __setitem__(self, n, value):
        if self.machine.cycle == self.cycle and n in self.read:
            raise Failed(f"{self.machine.p}: word {n} is read and written in cycle {self.cycle}")
        super().__setitem__(n, value)


def check_collisions(p: Set, hw: Hardware) -> None:
    """No program reads a word of a memory in the cycle in which it is written, for block RAM may
    give anything then."""
    x = Exchange.seeded(p)
    for operation, inputs in x.inputs.items():
        m = prepare(p, operation, hw, inputs)
        for memory in (m.bytes, m.m0, m.m1, m.m2):
            memory.data = Watched(memory.data, m)
        m.run()


def check_seed(p: Set, hw: Hardware, number: int) -> None:
    """Three operations with one seed, and an altered ciphertext."""
    x = Exchange.seeded(p, number)
    what, made = f"{x.name} seed {number}, {hw.name}", {}
    for operation, inputs in x.inputs.items():
        m, found = run_program(p, operation, hw, inputs)
        same(found, x.outputs[operation], f"{what}: {operation}")
        same((m.error, m.differs), (False, False), f"{what}: {operation}, error and difference")
        made[operation] = m
    wrong = flipped(x.ct, 8 * int.from_bytes(seeded(number)[:4], "little") + number % 8)
    other, found = run_program(p, "decaps", hw, {"dk": x.dk, "ct": wrong})
    same(found["ss"], x.secret(wrong), f"{what}: rejection")
    usual = (True, made["decaps"].cycle)
    same((other.differs, other.cycle), usual, f"{what}: cycles of a rejection")
    given = {"ek": x.ek, "coins": seeded(number, "other coins")}
    again, _ = run_program(p, "encaps", hw, given)
    same(sorted(again.spans), sorted(made["encaps"].spans), f"{what}: trace with other coins")


def check_bad_keys(size: int) -> None:
    p = Set("fips203", size)
    x = Exchange.of(p, bytes(32), bytes(32), bytes(32))
    for operation, what, inputs in bad_keys(p, x.ek, x.dk):
        m, _ = run_program(p, operation, Hardware(), inputs)
        same(m.error, True, f"{x.name} {operation}, {what}")


def check_more_blocks(p: Set, hw: Hardware, wanted: int) -> None:
    """Public seeds of which a polynomial needs a block more than the others."""
    for x in more_blocks(p, wanted):
        m, out = run_program(p, "keygen", hw, x.inputs["keygen"])
        same((bool(m.retried), out), (True, x.outputs["keygen"]), f"{x.name}: more blocks")


def check_goals() -> None:
    for hw in (Hardware(), Hardware(4, 2)):
        for (version, operation), wanted in goals(hw).items():
            for size, goal in zip(SIZES, wanted, strict=True):
                taken = ordinary(Set(version, size), hw)[operation].cycle
                same(taken <= goal, True, f"{version} {size} {operation}: {taken}, goal {goal}")


def check_kept(versions: tuple[str, ...], tried: int) -> None:
    """The rows of doc/seeds.json: each program and size of hardware has one, its worst seeds take
    what it says and need the blocks that it says, and others lie between its ends."""
    same(set(seeds.rows()), {seeds.key(*task) for task in seeds.tasks()}, "seeds.json: rows")
    for hw, p, operation in seeds.tasks():
        # Slices make the longest runs.
        if p.version not in versions or (tried == 1 and not hw.rounds and p.size > 512):
            continue
        row = seeds.rows()[seeds.key(hw, p, operation)]
        what = f"{p.version} {operation} {p.size}, {hw.name}, seeds.json"
        short = seeds.short(p, seeds.rho_of(p, row["seed"]))
        same(short, [], f"{what}: blocks of seed {row['seed']}")
        same(row["most"], seeds.run(p, operation, hw, row["seed"]), f"{what}: most")
        same(row["latest"], seeds.latest(p, operation, hw), f"{what}: latest")
        for number in seeds.usual(p, tried):
            cycles = seeds.run(p, operation, hw, number)
            same(row["least"] <= cycles <= row["most"], True, f"{what}: seed {number}, {cycles}")
        if longer := row.get("longer"):
            short = seeds.short(p, seeds.rho_of(p, longer["seed"]))
            same(short, [tuple(longer["place"])], f"{what}: blocks of seed {longer['seed']}")
            cycles = seeds.run(p, operation, hw, longer["seed"])
            same(longer["most"], cycles, f"{what}: most with a fourth block")
            cycles = seeds.latest(p, operation, hw, tuple(longer["latest_place"]))
            same(longer["latest"], cycles, f"{what}: latest with a fourth block")
        if hw.engines:
            same(row["most"] <= row["latest"], True, f"{what}: lateness")
            same(not longer or longer["most"] <= longer["latest"], True, f"{what}: lateness")


def run(o: SimpleNamespace) -> bool:
    large = Set("fips203", 1024)
    check_orders()
    check_serial_orders()
    check_two_orders()
    check_programs()
    check_kept(("fips203",) if o.sample else VERSIONS, 1 if o.sample else 10)
    for p in SETS:
        for number in range(o.seeds):
            check_seed(p, Hardware(), number)
    check_more_blocks(large, Hardware(), 1 if o.sample else 20)
    for p in [Set("fips203", 768)] if o.sample else SETS:
        check_collisions(p, Hardware())
    for size in [768] if o.sample else SIZES:
        check_bad_keys(size)
    if not o.sample:
        for hw in [Hardware(n) for n in (0, 1, 4)] + [Hardware(n, 2) for n in (0, 1, 2, 4)]:
            for p in SETS:
                check_seed(p, hw, 0)
                check_collisions(p, hw)
            check_more_blocks(large, hw, 2)
        two = Hardware(0, butterflies=2)
        for p in [p for p in SETS if p.version in two.versions]:
            check_seed(p, two, 0)
            check_collisions(p, two)
        check_more_blocks(large, two, 2)
        check_goals()
    print(f"model: {len(SETS)} sets, {o.seeds} seeds each: bytes and cycles as they must be")
    return True
