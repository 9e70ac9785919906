# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Scripts for top_tb.sv about the cycles around an end: of a command, an error, a packet."""

from __future__ import annotations

import random
from collections.abc import Iterator

from scenarios import (
    BUSY,
    CLEAN,
    DONE,
    IRQ,
    MARK,
    MASK64,
    OBJECT,
    ODD,
    ROSE,
    SELFTEST,
    SETS,
    SETTLE,
    SLEEP,
    START,
    TESTED,
    TRANSFER,
    VERSIONS,
    ZERO,
    ZEROISE,
    Script,
    Set,
    fold,
    lanes_of,
    number,
)

#: Cycles of a program and of erasing where a script must know them.
LENGTH = 60


def moments(rng: random.Random, few: bool) -> Iterator[Script]:
    """Commands and clears in every cycle around an end; what CTRL does with several bits."""
    p = rng.choice(SETS)
    seed = lanes_of("SEED", p)
    # An interrupt that is cleared in the cycle in which it comes stays, as the pin shows.
    for error_, about in ((False, LENGTH), (True, LENGTH + 1024)):
        s = Script(rng, f"+length={LENGTH}")
        s.write("IRQ_ENABLE", 3)
        s.command(p)
        spread = range(about - 20, about + 16)
        for pause in rng.sample(spread, 6) if few else spread:
            s.put("SEED", s.lanes(seed))
            s.write("IRQ_STATUS", 3)
            s.other(IRQ, 0)
            s.other(ROSE, 2)
            if error_:
                s.open("SEED", seed + 1)
            else:
                s.write("CTRL", START)
            s.other(SLEEP, pause)
            s.write("IRQ_STATUS", 3)
            s.poll("STATUS", 0, BUSY)
            s.other(ROSE, 1)
        yield s
    # An error stays that of ZEROISE before, and an error while erasing; ZEROISE while erasing
    # changes neither, whenever it comes.
    s = Script(rng, f"+length={LENGTH}")
    for pause in rng.sample(range(LENGTH), 4) if few else range(0, LENGTH + 1024, 31):
        s.command(p)
        s.open("SEED", seed + 1)
        s.other(SLEEP, pause)
        s.write("CTRL", rng.choice((ZEROISE, 7)))
        s.status("LENGTH", CLEAN)
        s.write("CTRL", ZEROISE)
        s.status(bits=DONE | CLEAN)
    yield s
    # The first bit of ZEROISE, START, SELFTEST counts; DONE and TESTED go when something begins.
    s = Script(rng, "+length=300")
    s.write("CTRL", SELFTEST)
    s.status(bits=DONE | CLEAN | TESTED)
    for bits in (START | SELFTEST, ZEROISE | SELFTEST, ZEROISE | START, 7):
        ends = TESTED | DONE | (CLEAN if bits & ZEROISE else 0)
        s.command(p)
        s.put("SEED", s.lanes(seed))
        s.read("STATUS", 0, BUSY | TRANSFER)
        s.write("CTRL", bits)
        s.read("STATUS", BUSY | TESTED, BUSY | DONE | TESTED)
        s.status(bits=ends, valid=("EK", "DK") if bits == START | SELFTEST else ())
    for begun in (START, SELFTEST, ZEROISE):
        # DONE is there before.
        s.write("CTRL", ZEROISE)
        s.status(bits=DONE | CLEAN | TESTED)
        s.command(p)
        s.put("SEED", s.lanes(seed))
        s.read("STATUS", DONE, BUSY | DONE)
        s.write("CTRL", begun)
        tested = TESTED if begun != SELFTEST else 0
        s.read("STATUS", BUSY | tested, BUSY | DONE | TESTED)
        if begun == SELFTEST:  # stopped, it says nothing
            s.write("CTRL", ZEROISE)
            s.read("STATUS", BUSY, BUSY | DONE | TESTED)
            s.status(bits=DONE | CLEAN)
            s.write("CTRL", SELFTEST)
            s.status(bits=DONE | CLEAN | TESTED)
        else:
            s.poll("STATUS", DONE, BUSY | DONE)
    yield s


def aborts(rng: random.Random, few: bool) -> Iterator[Script]:
    """ZEROISE in every cycle of a packet, in or out, from before its first beat to after its last;
    the next packet is whole, and so is what is computed from it."""
    p = Set(rng.choice(VERSIONS), 512)
    n = p.ek_lanes
    # Cycles from TRANSFER to ZEROISE, and to the first beat in: a write takes some, so that an
    # early ZEROISE takes a late beat.
    early = [(0, delay) for delay in range(16)]
    pauses = [(pause, 0) for pause in range(n + 8)]
    taken = early + rng.sample(pauses, 4) if few else early + pauses
    s = Script(rng, f"+length={LENGTH}")
    for pause, delay in taken:
        lanes = 8 if delay else n
        name = "SEED" if delay else "EK"
        s.command(p)
        s.open(name, lanes, stream=True)
        data = s.lanes(lanes)
        s.beats(data, delay=delay)
        if pause:
            s.other(SLEEP, pause)
        s.write("CTRL", ZEROISE)
        s.status(bits=DONE | CLEAN)
        s.other(ZERO)
        s.sin += s.sin[-lanes:]
        s.other(SETTLE, lanes)
        s.command(p)
        s.open(name, lanes, stream=True)
        s.poll("STATUS", 0, BUSY | TRANSFER)
        s.read("STATUS", 1 << OBJECT[name] + 16, 0x3F0F << 8)
        if delay:
            s.write("CTRL", START)
            s.poll("STATUS", DONE, DONE | BUSY)
            acc = fold(number(p, 0), data)
            s.get("EK", [acc ^ (ODD * i & MASK64) for i in range(48 * p.k, 96 * p.k + 4)])
    yield s
    s = Script(rng, f"+length={LENGTH}")
    for pause in [0, *rng.sample(range(1, n + 8), 7)] if few else range(n + 8):
        seed = s.lanes(8)
        s.command(p)
        s.put("SEED", seed)
        s.write("CTRL", START)
        s.poll("STATUS", DONE, DONE | BUSY)
        acc = fold(number(p, 0), seed)
        ek = [acc ^ (ODD * i & MASK64) for i in range(48 * p.k, 96 * p.k + 4)]
        s.sout += [lane | (i == n - 1) << 64 | 1 << 65 for i, lane in enumerate(ek)]
        s.other(MARK)
        s.open("EK", n, out=True, stream=True)
        if pause:
            s.other(SLEEP, pause)
        s.write("CTRL", ZEROISE)
        s.status(bits=DONE | CLEAN)
        s.other(SETTLE, n, 1)
        s.other(ZERO)
        s.command(p)
        s.put("COINS", s.lanes(4), stream=True)
        s.read("STATUS", 1 << OBJECT["COINS"] + 16, 0x3F << 16)
    yield s


def locked(rng: random.Random, few: bool) -> Iterator[Script]:
    """A private key that LOCK names is made and used, and not read; the lock goes with the data."""
    s = Script(rng)
    for p in rng.sample(SETS, 2 if few else 9):
        s.read("LOCK", 0)
        s.write("LOCK", 1)
        for value in (0, 2, 0xFFFFFFFE):
            s.write("LOCK", value)
            s.read("LOCK", 1)
        seed, ct = s.lanes(8), s.lanes(p.ct_lanes)
        s.command(p)
        s.put("SEED", seed)
        s.write("CTRL", START)
        s.poll("STATUS", DONE, DONE | BUSY)
        acc = fold(number(p, 0), seed)
        dk = [acc ^ (ODD * i & MASK64) for i in range(p.dk_lanes)]
        s.get("EK", dk[48 * p.k : 96 * p.k + 4])
        s.put("CT", ct)
        s.command(p, 2)
        s.write("CTRL", START)
        s.poll("STATUS", DONE, DONE | BUSY)
        acc = fold(number(p, 2), dk + ct)
        s.get("SS", [(acc + n) & MASK64 for n in range(4)])
        s.command(p)
        s.put("SEED", seed)
        s.write("CTRL", START)
        s.poll("STATUS", DONE, DONE | BUSY)
        s.read("LOCK", 1)
        s.open("DK", p.dk_lanes, out=True, stream=rng.random() < 0.5)
        s.erased("LOCKED", p)
        s.read("LOCK", 0)
        s.write("LOCK", 1)
        s.write("CTRL", ZEROISE)
        s.status(bits=DONE | CLEAN)
        s.read("LOCK", 0)
    yield s


SCENARIOS = {"moments": moments, "aborts": aborts, "locked": locked}
