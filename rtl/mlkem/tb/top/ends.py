# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Scripts for top_tb.sv about the cycles around an end: of a command, an error, a packet."""

from __future__ import annotations

import random
from collections.abc import Iterator

from scenarios import fold, number
from script import (
    BAD,
    BUSY,
    CLEAN,
    DONE,
    IRQ,
    MARK,
    MASK64,
    OBJECT,
    ODD,
    ROSE,
    SEEDS,
    SELFTEST,
    SETS,
    SETTLE,
    SLEEP,
    SLVERR,
    START,
    TESTED,
    TRANSFER,
    VERSIONS,
    ZERO,
    ZEROISE,
    Script,
    Set,
    lanes_of,
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


def wiped(rng: random.Random, few: bool) -> Iterator[Script]:
    """What is left with WIPE: keys, ciphertext and shared key, no input of another command."""
    s = Script(rng)
    for p in rng.sample(SETS, 2 if few else 9):
        seed, coins = s.lanes(8), s.lanes(4)
        s.command(p, 0, wipe=True)
        s.put("COINS", coins)
        s.put("SEED", seed)
        s.write("CTRL", START)
        s.status(bits=DONE, valid=("EK", "DK"))
        acc = fold(number(p, 0), seed)
        dk = [acc ^ (ODD * i & MASK64) for i in range(p.dk_lanes)]
        ek = dk[48 * p.k : 96 * p.k + 4]
        s.put("SEED", seed)
        s.put("COINS", coins)
        s.command(p, 1, wipe=True)
        s.write("CTRL", START)
        s.status(bits=DONE, valid=("EK", "DK", "CT"))
        acc = fold(number(p, 1), ek + coins)
        ct = [(acc + ODD * n) & MASK64 for n in range(p.ct_lanes)]
        s.get("SS", [(~acc + n) & MASK64 for n in range(4)])
        s.get("CT", ct)
        s.command(p, 2, wipe=True)
        s.write("CTRL", START)
        s.status(bits=DONE, valid=("EK", "DK", "CT"))
        acc = fold(number(p, 2), dk + ct)
        s.get("SS", [(acc + n) & MASK64 for n in range(4)])
        # A public key alone: of the private one nothing stays.
        ek = s.lanes(p.ek_lanes)
        s.put("EK", ek)
        s.put("COINS", coins)
        s.command(p, 1, wipe=True)
        s.write("CTRL", START)
        s.status(bits=DONE, valid=("EK", "CT"))
        acc = fold(number(p, 1), ek + coins)
        s.get("SS", [(~acc + n) & MASK64 for n in range(4)])
        s.write("CTRL", SELFTEST)
        s.status(bits=DONE | CLEAN | TESTED)
        s.write("CTRL", SELFTEST)
        s.write("CTRL", ZEROISE)
        s.status(bits=DONE | CLEAN)
    yield s


def ports(rng: random.Random, few: bool) -> Iterator[Script]:
    """Seeds by their port while a packet waits, seeds that wait while others come by DATA and by
    the stream, a transfer from the port that is given up: each takes its own."""
    s = Script(rng)
    for p in rng.sample(SETS, 1 if few else 3):
        for stream in (False, True):
            ek, seed, coins = s.lanes(p.ek_lanes), s.lanes(8), s.lanes(4)
            s.command(p)
            s.beats(ek)
            s.granted("COINS", coins)
            s.open("EK", p.ek_lanes, stream=True)
            s.poll("STATUS", 0, TRANSFER)
            s.command(p, 1)
            s.write("CTRL", START)
            s.status(bits=DONE, valid=("EK", "CT"))
            acc = fold(number(p, 1), ek + coins)
            s.get("SS", [(~acc + n) & MASK64 for n in range(4)])
            s.command(p)
            s.seeds += seed
            s.other(SEEDS, 8)
            s.put("COINS", coins, stream=stream)
            s.write("TRANSFER", OBJECT["SEED"] | stream << 4 | 32 | 64 << 16)
            s.poll("STATUS", 0, TRANSFER)
            s.write("CTRL", START)
            s.poll("STATUS", DONE, DONE | BUSY)
            acc = fold(number(p, 0), seed)
            s.get("EK", [acc ^ (ODD * i & MASK64) for i in range(48 * p.k, 96 * p.k + 4)])
            s.write("TRANSFER", OBJECT["SEED"] | 32 | 64 << 16)
            s.write("CTRL", ZEROISE)
            s.status(bits=DONE | CLEAN)
            s.other(ZERO)
    yield s


def refused(rng: random.Random, few: bool) -> Iterator[Script]:
    """With REFUSE: what cannot be done is answered with SLVERR at each point of an exchange, and
    what is being done goes on as if nothing had been asked; wrong keys and packets erase."""
    for p in rng.sample(SETS, 1 if few else 9):
        s = Script(rng, "+length=1500")
        put = {name: lanes_of(name, p) for name in OBJECT}

        def nothing(s: Script, *more: tuple[str, int]) -> None:
            for name, value in rng.sample([*more], len(more)):
                s.write(name, value, SLVERR)

        def moves(name: str, out: int = 0, by: int = 0, less: int = 0) -> tuple[str, int]:
            size = put.get(name, 4)
            return "TRANSFER", OBJECT.get(name, 7) | out << 3 | by << 4 | 8 * (size - less) << 16

        s.command(p)
        always = [moves("none"), moves("SS"), moves("SEED", 0, 0, 1), moves("EK", 0, 2)]
        always += [moves("COINS", 1, 2), ("DATA", 1)]
        seed, coins = s.lanes(8), s.lanes(4)
        s.put("COINS", coins)
        s.put("SEED", seed)
        nothing(s, *always, moves("SEED", 1), moves("DK", 1))
        s.read("DATA", 0, resp=SLVERR)
        for wrong in (3, 0xC, 0x30, 0x3F):
            s.write("COMMAND", wrong)
            nothing(s, ("CTRL", START), moves("SEED"))
        s.command(p, 2)
        nothing(s, ("CTRL", START))
        s.command(p, 0)
        s.read("STATUS", 3 << 16, 0x3F0F0F & ~(DONE | TESTED))
        s.write("LOCK", 1)
        s.write("CTRL", START)
        busy = [("CTRL", START), ("CTRL", SELFTEST), ("COMMAND", 1), ("DATA", 1), moves("CT")]
        nothing(s, *busy)
        s.read("DATA", 0, resp=SLVERR)
        s.status(bits=DONE, valid=("COINS", "EK", "DK"))
        acc = fold(number(p, 0), seed)
        dk = [acc ^ (ODD * i & MASK64) for i in range(p.dk_lanes)]
        ek = dk[48 * p.k : 96 * p.k + 4]
        nothing(s, *always, moves("DK", 1), moves("SS", 1), ("CTRL", START))
        s.status(bits=DONE, valid=("COINS", "EK", "DK"))
        s.get("EK", ek)
        # While a transfer is open, in and out.
        opened = [("CTRL", START), ("CTRL", SELFTEST), ("COMMAND", 1), moves("CT"), moves("EK", 1)]
        s.write(*moves("CT"))
        ct = s.lanes(p.ct_lanes)
        for n, lane in enumerate(ct):
            for half in (lane & MASK64 >> 32, lane >> 32):
                s.write("DATA", half)
                if n in (0, p.ct_lanes - 2):
                    nothing(s, *opened)
                    s.read("DATA", 0, resp=SLVERR)
        s.poll("STATUS", 0, TRANSFER)
        s.command(p, 1)
        s.write("CTRL", START)
        s.status(bits=DONE, valid=("EK", "DK", "CT"))
        acc = fold(number(p, 1), ek + coins)
        ct = [(acc + ODD * n) & MASK64 for n in range(p.ct_lanes)]
        s.write(*moves("SS", 1))
        for lane in ((~acc + n) & MASK64 for n in range(4)):
            for half in (lane & MASK64 >> 32, lane >> 32):
                nothing(s, *opened, ("DATA", 5))
                s.read("DATA", half)
        s.get("CT", ct)
        s.command(p, 2)
        s.write("CTRL", START)
        s.status(bits=DONE, valid=("EK", "DK", "CT"))
        acc = fold(number(p, 2), dk + ct)
        s.get("SS", [(acc + n) & MASK64 for n in range(4)])
        s.read("LOCK", 1)
        # What is wrong with data erases all the same; what is asked for meanwhile is refused.
        s.open("EK", p.ek_lanes, stream=True)
        s.beats(s.lanes(3))
        s.poll("STATUS", BUSY, BUSY)
        nothing(s, *busy)
        s.erased("LENGTH", p)
        s.read("LOCK", 0)
        if p.version == "fips203":
            s.command(p, 1)
            s.put("EK", [BAD, *s.lanes(p.ek_lanes - 1)])
            s.put("COINS", coins)
            s.write("CTRL", START)
            s.erased("KEY", p)
        s.write("CTRL", SELFTEST)
        nothing(s, *busy)
        s.write("CTRL", ZEROISE)
        nothing(s, *busy)
        s.status(bits=DONE | CLEAN)
        yield s


def alone(rng: random.Random, few: bool) -> Iterator[Script]:
    """With FIPS: a command of another version erases, at START and at TRANSFER alike; those of
    FIPS 203 work, in each size."""
    s = Script(rng, "+length=300")
    s.read("CONFIG", 2 | 1 << 8 | 1 << 18)
    for p in SETS:
        for operation in (rng.randrange(3),) if few else range(3):
            s.command(p, operation)
            if p.version != "fips203":
                for wrong in (("CTRL", START), ("TRANSFER", OBJECT["SEED"] | 64 << 16)):
                    s.write(*wrong)
                    s.erased("COMMAND")
                    s.command(p, operation)
                continue
            s.command(p)
            seed = s.lanes(8)
            s.put("SEED", seed)
            s.write("CTRL", START)
            s.status(bits=DONE, valid=("EK", "DK"))
            acc = fold(number(p, 0), seed)
            s.get("EK", [acc ^ (ODD * i & MASK64) for i in range(48 * p.k, 96 * p.k + 4)])
            s.write("CTRL", ZEROISE)
            s.status(bits=DONE | CLEAN)
    for command in (3, 0xC, 0x30, 0x3F):
        s.write("COMMAND", command)
        s.write("CTRL", START)
        s.erased("COMMAND")
    yield s


SCENARIOS = {"moments": moments, "aborts": aborts, "locked": locked, "wiped": wiped, "ports": ports}
#: Of the build with REFUSE.
REFUSALS = {"refused": refused}
#: Of the build with FIPS.
VERSIONS_ALONE = {"alone": alone}
