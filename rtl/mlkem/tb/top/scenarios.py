# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Scripts for top_tb.sv, with the values that must be read.

A script is written against the rules of regs/registers.toml and the sums of bench_core.sv; nothing
of it comes from the RTL.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from params import SIZES, VERSIONS, Set
from script import (
    ALL,
    BAD,
    BUSY,
    CLEAN,
    DONE,
    ERROR,
    IRQ,
    MASK64,
    OBJECT,
    ODD,
    RECEIVE,
    REG,
    SELFTEST,
    SENT,
    SETS,
    SLEEP,
    SLVERR,
    START,
    TABLE,
    TESTED,
    TRANSFER,
    USED,
    ZERO,
    ZEROISE,
    Script,
    lanes_of,
)


def fold(start: int, data: list[int]) -> int:
    for lane in data:
        start = (start * ODD + lane) & MASK64
    return start


def number(p: Set, operation: int) -> int:
    return 9 * VERSIONS.index(p.version) + 3 * operation + SIZES.index(p.size)


def whole(script: Script, p: Set) -> None:
    """Key generation, encapsulation, decapsulation of one set, with all transfers."""
    k = p.k
    seed = script.lanes(8)
    script.command(p, 0)
    script.put("SEED", seed)
    script.poll("STATUS", 0, BUSY | TRANSFER)
    script.read("STATUS", 1 << OBJECT["SEED"] + 16, ALL ^ DONE ^ TESTED)
    script.write("CTRL", START)
    script.status(bits=DONE, valid=("EK", "DK"))
    acc = fold(number(p, 0), seed)
    dk = [acc ^ (ODD * n & MASK64) for n in range(p.dk_lanes)]
    ek = dk[48 * k : 96 * k + 4]
    script.get("EK", ek)
    script.get("DK", dk)
    script.get("DK", dk, stream=True)
    # The key of another, half of the time; then the private one is not there any more.
    valid = {"EK", "DK"}
    if script.rng.random() < 0.5:
        ek = script.lanes(p.ek_lanes)
        script.put("EK", ek)
        valid = {"EK"}
    coins = script.lanes(4)
    script.put("COINS", coins)
    script.command(p, 1)
    script.write("CTRL", START)
    valid |= {"CT"}
    script.status(bits=DONE, valid=tuple(valid))
    acc = fold(number(p, 1), ek + coins)
    ct = [(acc + ODD * n) & MASK64 for n in range(p.ct_lanes)]
    script.get("SS", [(~acc + n) & MASK64 for n in range(4)])
    script.get("CT", ct)
    if script.rng.random() < 0.5 or "DK" not in valid:
        dk, ct = script.lanes(p.dk_lanes), script.lanes(p.ct_lanes)
        script.put("CT", ct)
        script.put("DK", dk)
    script.command(p, 2)
    script.write("CTRL", START)
    script.status(bits=DONE, valid=("EK", "DK", "CT"))
    acc = fold(number(p, 2), dk + ct)
    shared = [(acc + n) & MASK64 for n in range(4)]
    script.get("SS", shared)
    script.get("SS", shared)
    script.write("CTRL", ZEROISE)
    script.status(bits=DONE | CLEAN)
    script.other(ZERO)
    script.get("SS", [0] * 4)
    script.get("DK", [0] * p.dk_lanes)


def operations(rng: random.Random, few: bool) -> Iterator[Script]:
    """Every set."""
    for p in rng.sample(SETS, 1) if few else SETS:
        script = Script(rng)
        whole(script, p)
        yield script


def registers(rng: random.Random, few: bool) -> Iterator[Script]:
    """Values after reset; what is not there, or not to be written, changes nothing."""
    s = Script(rng)
    s.read("ID", TABLE["id"])
    s.read("VERSION", TABLE["version"])
    s.read("CONFIG", 2 | 1 << 8)
    s.status(bits=DONE | CLEAN)
    s.read("IRQ_STATUS", 1)
    for name in ("CTRL", "COMMAND", "IRQ_ENABLE", "CYCLES", "TRANSFER"):
        s.read(name, 0)
    for address in (*range(max(REG.values()) + 4, 0x100, 4), 0x7FC, 0xFFC, 0x400, 1, 0x12, 0x17):
        s.read(address, 0, resp=SLVERR)
        s.write(address, ALL, SLVERR)
    for name in ("ID", "VERSION", "CONFIG", "STATUS", "CYCLES"):
        s.write(name, ALL, SLVERR)
    for strobes in range(15):
        s.write("COMMAND", 0x7F, SLVERR, strobes)
        s.write("CTRL", SELFTEST, SLVERR, strobes)
    s.read("COMMAND", 0)
    for value in (0x15, 0x2A, 0x3F, 0x40, 0x00, ALL):
        s.write("COMMAND", value)
        s.read("COMMAND", value & 0x7F)
    # One behind the other, also behind one that is refused: each has its address, data, strobes.
    for _ in range(4 if few else 20):
        first, second, left_out = rng.randrange(128), rng.randrange(4), rng.randrange(15)
        s.write("COMMAND", first)
        s.write("IRQ_ENABLE", second)
        s.write("COMMAND", ALL ^ first, SLVERR, left_out)
        s.write("IRQ_STATUS", 0)
        s.write("IRQ_ENABLE", 3 ^ second, SLVERR, left_out)
        s.write("ID", first, SLVERR)
        s.read("COMMAND", first)
        s.read("IRQ_ENABLE", second)
    s.write("COMMAND", 0)
    for value in (1, 2, 3, ALL, 0):
        s.write("IRQ_ENABLE", value)
        s.read("IRQ_ENABLE", value & 3)
    s.write("CTRL", 0)
    s.status(bits=DONE | CLEAN)
    yield s


def interrupts(rng: random.Random, few: bool) -> Iterator[Script]:
    s = Script(rng)
    s.write("IRQ_STATUS", 3)
    s.read("IRQ_STATUS", 0)
    p = Set("round3", 768)
    for enable in (0, 1, 2, 3):
        s.write("IRQ_ENABLE", enable)
        s.command(p)
        s.put("SEED", s.lanes(8))
        s.other(IRQ, 0)
        s.write("CTRL", START)
        s.poll("IRQ_STATUS", 1, 3)
        s.other(IRQ, enable & 1)
        s.write("IRQ_STATUS", 2)
        s.read("IRQ_STATUS", 1)
        s.write("IRQ_STATUS", 1)
        s.read("IRQ_STATUS", 0)
        s.other(IRQ, 0)
        s.write("CTRL", START)  # the seed was used
        s.poll("IRQ_STATUS", 2, 3)
        s.other(IRQ, enable >> 1)
        s.status("MISSING", CLEAN)
        s.write("IRQ_STATUS", 1)
        s.read("IRQ_STATUS", 2)
        s.write("IRQ_STATUS", 2)
        s.other(IRQ, 0)
        s.write("CTRL", ZEROISE)
        s.poll("IRQ_STATUS", 1, 3)
        s.other(IRQ, enable & 1)
        s.write("IRQ_STATUS", 3)
    yield s


def error(part: Callable[[Script, Set], None]) -> Callable[..., Iterator[Script]]:
    """Errors of one kind: code, erased, and the next command works."""

    def scripts(rng: random.Random, few: bool) -> Iterator[Script]:
        script, p = Script(rng), rng.choice(SETS)
        part(script, p)
        whole(script, p)
        yield script

    return scripts


def fill(s: Script, p: Set) -> None:
    """Something secret in the memory."""
    s.command(p)
    s.put("DK", [lane | 1 for lane in s.lanes(p.dk_lanes)])
    s.other(USED)


def unknown(s: Script, p: Set) -> None:
    for command in (3, 0xC, 0x30, 0x2C, 0x23, 0x32, 0x3F, 0x0B | 4):
        if s.rng.random() < 0.5:
            fill(s, p)
        s.write("COMMAND", command)
        if s.rng.random() < 0.5:
            s.write("CTRL", START)
        else:
            s.open("SEED", 8)
        s.erased("COMMAND")


def lengths(s: Script, p: Set) -> None:
    for name in OBJECT:
        right = lanes_of(name, p)
        out = name == "SS" or s.rng.random() < 0.3
        for wrong in (0, right - 1, right + 1, right ^ 64, 511):
            s.command(p)
            s.open(name, wrong, out=out)
            s.erased("LENGTH", p)
        # Bytes that are not whole lanes.
        s.command(p)
        s.write("TRANSFER", OBJECT[name] | out << 3 | (8 * right + 4) << 16)
        s.erased("LENGTH", p)
    # Unfinished, and too much.
    for begun in (0, 1, 2, 7):
        for trouble in ("start", "transfer", "command"):
            fill(s, p)
            s.open("SEED", 8)
            for _ in range(begun):
                s.write("DATA", s.rng.getrandbits(32))
            s.read("STATUS", TRANSFER, TRANSFER)
            if trouble == "start":
                s.write("CTRL", START)
            elif trouble == "transfer":
                s.open("SEED", 8)
            else:
                s.write("COMMAND", 1)
            s.erased("LENGTH", p)
    fill(s, p)
    s.write("DATA", 1, SLVERR)
    s.erased("LENGTH", p)
    fill(s, p)
    s.read("DATA", 0, resp=SLVERR)
    s.erased("LENGTH", p)
    s.command(p)
    s.open("SEED", 8)
    s.read("DATA", 0, resp=SLVERR)  # in the other direction
    s.erased("LENGTH", p)
    s.open("SS", 4, out=True)
    s.write("DATA", 0, SLVERR)
    s.erased("LENGTH", p)


def objects(s: Script, p: Set) -> None:
    for name, number_ in (("none", 6), ("none", 7), ("SS", 5)):
        for stream in (False, True):
            fill(s, p)
            s.write("TRANSFER", number_ | stream << 4 | 32 << 16)
            s.erased("OBJECT", p)
        if name == "none":
            s.write("TRANSFER", number_ | 8 | 0 << 16)
            s.erased("OBJECT", p)
    # The seed port has seeds alone, and takes none out.
    for name, out in (("EK", 0), ("DK", 0), ("CT", 0), ("SEED", 1), ("COINS", 1)):
        fill(s, p)
        s.write("TRANSFER", OBJECT[name] | out << 3 | 32 | 8 * lanes_of(name, p) << 16)
        s.erased("OBJECT", p)


def execute(s: Script, p: Set, operation: int) -> None:
    """A command on random inputs."""
    s.command(p, operation)
    for name in (("SEED",), ("EK", "COINS"), ("CT", "DK"))[operation]:
        s.put(name, s.lanes(lanes_of(name, p)))
    s.write("CTRL", START)
    s.poll("STATUS", DONE, DONE | BUSY)


def missing(s: Script, p: Set) -> None:
    """Inputs that are not there, or of another set; outputs that are none."""
    needs = (("SEED",), ("EK", "COINS"), ("DK", "CT"))
    for operation, names in enumerate(needs):
        for left_out in names:
            for name in names:
                s.command(p)
                if name != left_out:
                    s.put(name, s.lanes(lanes_of(name, p)))
            s.command(p, operation)
            s.write("CTRL", START)
            s.erased("MISSING", p)
    other = s.rng.choice([q for q in SETS if q != p])
    s.command(other)
    s.put("SEED", s.lanes(8))
    s.command(p)
    s.write("CTRL", START)
    s.erased("MISSING", p)
    # What another set left is of no use to this one.
    s.command(other)
    s.put("CT", s.lanes(other.ct_lanes))
    s.command(p)
    s.put("DK", s.lanes(p.dk_lanes))
    s.read("STATUS", 3 << OBJECT["EK"] + 16, ALL ^ DONE)
    s.command(p, 2)
    s.write("CTRL", START)
    s.erased("MISSING", p)
    # An encapsulation key in the middle of a private one.
    s.command(p)
    s.put("CT", s.lanes(p.ct_lanes))
    s.put("DK", s.lanes(p.dk_lanes))
    s.put("EK", s.lanes(p.ek_lanes))
    s.read("STATUS", (1 << OBJECT["EK"] | 1 << OBJECT["CT"]) << 16, ALL ^ DONE)
    s.command(p, 2)
    s.write("CTRL", START)
    s.erased("MISSING", p)
    # Inputs are not read back, nor outputs of another command or set.
    for name in ("SEED", "COINS", "EK", "DK", "CT"):
        s.command(p)
        s.put(name, s.lanes(lanes_of(name, p)))
        s.open(name, lanes_of(name, p), out=True)
        s.erased("MISSING", p)
    s.command(p)
    s.put("SEED", s.lanes(8))
    s.write("CTRL", START)
    s.poll("STATUS", DONE, DONE | BUSY)
    s.open("SS", 4, out=True)
    s.erased("MISSING", p)
    s.command(p)
    s.put("SEED", s.lanes(8))
    s.write("CTRL", START)
    s.poll("STATUS", DONE, DONE | BUSY)
    s.command(other)
    s.open("EK", other.ek_lanes, out=True)
    s.erased("MISSING", p)
    # An output is none any more after the next command or a self-test, nor under another set.
    for name, operation in (("EK", 0), ("DK", 0), ("CT", 1), ("SS", 1), ("SS", 2)):
        for after in (None, "SELFTEST", 0, 1, 2):
            if after == operation or (name == "SS" and after in (1, 2)):
                continue  # which makes it anew
            execute(s, p, operation)
            q = other if after is None else p
            s.command(q)
            if after == "SELFTEST":
                s.write("CTRL", SELFTEST)
                s.write("CTRL", ZEROISE)
                s.status(bits=DONE | CLEAN)
                execute(s, p, 2 if operation == 0 else 0)
            elif after is not None:
                execute(s, p, after)
            s.open(name, lanes_of(name, q), out=True)
            s.erased("MISSING", p)
    # A transfer over an output makes it an input.
    s.command(p)
    s.put("SEED", s.lanes(8))
    s.write("CTRL", START)
    s.poll("STATUS", DONE, DONE | BUSY)
    s.put("EK", s.lanes(p.ek_lanes))
    s.open("DK", p.dk_lanes, out=True)
    s.erased("MISSING", p)


def occupied(s: Script, p: Set) -> None:
    """START, SELFTEST, COMMAND, TRANSFER, DATA while something is under way."""
    for trouble in ("start", "test", "command", "transfer", "write", "read", "two"):
        for under in ("command", "test", "zeroise"):
            if under == "command":
                s.command(p)
                s.put("SEED", s.lanes(8))
                s.write("CTRL", START)
            else:
                fill(s, p)
                s.write("CTRL", SELFTEST if under == "test" else ZEROISE)
            if trouble in ("start", "two"):
                s.write("CTRL", START)
            if trouble in ("test", "two"):
                s.write("CTRL", SELFTEST)
            if trouble == "command":
                held = SIZES.index(p.size) | VERSIONS.index(p.version) << 4
                s.write("COMMAND", ~held & 0x3F)
                s.read("COMMAND", held)
            if trouble == "transfer":
                s.open("SEED", 8)
            if trouble == "write":
                s.write("DATA", 5, SLVERR)
            if trouble == "read":
                s.read("DATA", 0, resp=SLVERR)
            s.erased("BUSY", p)
    # ZEROISE is allowed, and is no error; in the middle of a transfer too.
    for under in ("command", "test", "zeroise", "transfer"):
        s.command(p)
        s.put("SEED", s.lanes(8))
        if under == "transfer":
            s.open("COINS", 4)
            s.write("DATA", ALL)
        else:
            s.write("CTRL", {"command": START, "test": SELFTEST, "zeroise": ZEROISE}[under])
        s.other(SLEEP, s.rng.randrange(60))
        s.write("CTRL", ZEROISE | START)
        s.status(bits=DONE | CLEAN)
        s.other(ZERO)


def keys(s: Script, p: Set) -> None:
    p = Set("fips203", p.size)
    s.command(p, 1)
    s.put("COINS", s.lanes(4))
    s.put("EK", [BAD, *s.lanes(p.ek_lanes - 1)])
    s.write("CTRL", START)
    s.erased("KEY", p)
    s.command(p, 2)
    s.put("CT", s.lanes(p.ct_lanes))
    s.put("DK", [BAD, *s.lanes(p.dk_lanes - 1)])
    s.write("CTRL", START)
    s.erased("KEY", p)


def packets(s: Script, p: Set) -> None:
    """TLAST too early, too late, and a command in the middle of a packet."""
    fill(s, p)
    for short in (1, 3, 7):
        s.open("SEED", 8, stream=True)
        s.beats(s.lanes(short))
        s.erased("LENGTH", p)
    for long in (9, 12, 40):
        s.open("SEED", 8, stream=True)
        s.beats(s.lanes(long))
        s.erased("LENGTH", p)
        s.other(SENT)
    for begun in (1, 5):
        s.open("SEED", 8, stream=True)
        s.beats(s.lanes(begun), last=False)
        s.other(SENT)
        s.write("CTRL", START)
        s.erased("LENGTH", p)
        s.beats(s.lanes(8 - begun))
        s.other(SENT)
    # A packet that is going out when ZEROISE comes ends with a beat of zeros, sooner or later.
    for pause in (0, 1, 3, 10, 30):
        s.command(p)
        seed = s.lanes(8)
        s.put("SEED", seed)
        s.write("CTRL", START)
        s.poll("STATUS", DONE, DONE | BUSY)
        acc = fold(number(p, 0), seed)
        s.open("EK", p.ek_lanes, out=True, stream=True)
        ek = [acc ^ (ODD * n & MASK64) for n in range(48 * p.k, 96 * p.k + 4)]
        begun = len(s.sout) + 1
        s.sout += [lane | (n == len(ek) - 1) << 64 | 1 << 65 for n, lane in enumerate(ek)]
        s.other(RECEIVE, begun)
        s.other(SLEEP, pause)
        s.write("CTRL", ZEROISE)
        s.other(RECEIVE, len(s.sout))
        s.status(bits=DONE | CLEAN)
        s.other(ZERO)


def self_test(rng: random.Random, few: bool) -> Iterator[Script]:
    """Passes; with any answer wrong it fails, and erases either way."""
    s = Script(rng)
    p = rng.choice(SETS)
    fill(s, p)
    s.write("CTRL", SELFTEST)
    s.status(bits=DONE | CLEAN | TESTED)
    s.other(ZERO)
    s.command(p)
    s.get("DK", [0] * p.dk_lanes)
    s.command(p)
    s.put("SEED", s.lanes(8))
    s.write("CTRL", START)
    s.status(bits=DONE | TESTED, valid=("EK", "DK"))
    s.write("CTRL", ZEROISE)
    s.status(bits=DONE | CLEAN | TESTED)
    yield s
    # In the bits at both ends, and in any.
    for n, answer in enumerate(rng.sample(range(16), 2) if few else range(16)):
        for bit in (0, 63) if few else (0, 63, rng.randrange(64)):
            s = Script(rng, f"+answer={answer}", f"+bit={bit}")
            fill(s, p)
            s.write("CTRL", SELFTEST)
            s.erased("SELFTEST", p)
            if n % 8 == 0 and bit == 0:
                whole(s, p)
            yield s


def dirty(rng: random.Random, few: bool) -> Iterator[Script]:
    """A memory that does not become zero is found, whatever the lane and the bit."""
    places = [(1023, 63)] if few else [(n, n % 64) for n in (0, 1, 511, 1023, rng.randrange(1024))]
    places += [] if few else [(rng.randrange(1024), bit) for bit in range(64)]
    for lane, bit in places:
        s = Script(rng, f"+dirty={lane}", f"+bit={bit}")
        s.read("STATUS", ERROR["MEMORY"] << 8, 0xFFFF)
        s.write("CTRL", ZEROISE)
        s.status("MEMORY")
        s.open("SEED", 8, out=True)
        s.poll("STATUS", 0, BUSY)
        s.read("STATUS", ERROR["MISSING"] << 8, 0xFFFF)
        yield s


SCENARIOS = {
    "registers": registers,
    "operations": operations,
    "interrupts": interrupts,
    "self_test": self_test,
    "dirty": dirty,
    "unknown": error(unknown),
    "packets": error(packets),
    "keys": error(keys),
    "objects": error(objects),
    "missing": error(missing),
    "occupied": error(occupied),
    "lengths": error(lengths),
}
#: What takes longest; --sample leaves it out.
LONG = ("interrupts", "keys", "objects", "missing", "occupied", "lengths")
