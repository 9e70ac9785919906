# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The Keccak unit in Verilator behind AXI4-Lite, OBI and streams, with and without stalls.

Digests against hashlib, of twelve rounds against PyCryptodome's TurboSHAKE, those of other rates
and all states against the lab's round. Without stalls the stream must take as many cycles as
`expected_cycles` counts from what its text says. Accesses come while a permutation is under way, in
every cycle of it a CLEAR; partial ones and those to nothing must be errors that change nothing.
After a digest no register may depend on the message. A sample: one round a cycle, fewer of each.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

from Crypto.Hash import TurboSHAKE128, TurboSHAKE256
from lanewise_lab import round as keccak

from rtl.tools.faults import Fault, switched
from rtl.tools.simulators import ASSERT, BUILD, Failed, Program, call, same, sources, verilated

ROOM = Path(__file__).resolve().parents[1]
C_FLAGS = "-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wcast-qual -Werror"
LANES, MASK32 = 25, (1 << 32) - 1
ID, VERSION, CONFIG, CTRL, STATUS, STATE = 0x00, 0x04, 0x08, 0x0C, 0x10, 0x100
PERMUTE, CLEAR, PERMUTE12 = 1, 2, 5
IDENTITY = 0x4B313630


def build(rounds: int, where: str = "bench", files: list[Path] | None = None) -> list[str]:
    """The command that simulates; the driver is compiled as C, without a warning."""
    folder = BUILD / f"keccak/{where}_rounds{rounds}"
    folder.mkdir(parents=True, exist_ok=True)
    driver = ROOM / "driver/lanewise_keccak_dev.c"
    call(["gcc", *C_FLAGS.split(), "-O1", "-c", driver, "-o", folder / "driver.o"], "driver")
    parts = [*(files or sources("keccak")), ROOM / "tb/bench.sv", ROOM / "tb/keccak_bench.cpp"]
    program = verilated(
        folder / "obj", "bench", [*parts, folder / "driver.o"], {"ROUNDS": rounds}, True, *ASSERT
    )
    return [program, "+verilator+rand+reset+2", "+verilator+seed+9"]


@dataclass(frozen=True)
class Sponge:
    """A function over messages: rate in lanes."""

    rate: int
    suffix: int
    rounds: int = 24

    def digest(self, message: bytes, size: int) -> bytes:
        if self.rounds == 12 and self.rate in (21, 17):
            made = (TurboSHAKE128 if self.rate == 21 else TurboSHAKE256).new(domain=self.suffix)
            return made.update(message).read(size)
        if self in KNOWN:
            made = hashlib.new(KNOWN[self], message)
            if made.digest_size == 0:
                return made.digest(size)
            if size <= made.digest_size:
                return made.digest()[:size]
        block, state = 8 * self.rate, [0] * LANES
        padded = message + bytes([self.suffix])
        padded += bytes(-len(padded) % block)
        padded = padded[:-1] + bytes([padded[-1] ^ 0x80])
        for at in range(0, len(padded), block):
            for n in range(self.rate):
                state[n] ^= int.from_bytes(padded[at + 8 * n : at + 8 * n + 8], "little")
            state = keccak.permute(state, self.rounds)
        out = b""
        while len(out) < size:
            out += b"".join(lane.to_bytes(8, "little") for lane in state[: self.rate])
            state = keccak.permute(state, self.rounds)
        return out[:size]


KNOWN = {
    Sponge(9, 0x06): "sha3_512", Sponge(13, 0x06): "sha3_384", Sponge(17, 0x06): "sha3_256",
    Sponge(18, 0x06): "sha3_224", Sponge(21, 0x1F): "shake_128", Sponge(17, 0x1F): "shake_256",
}  # fmt: skip
TURBO = [Sponge(21, 0x1F, 12), Sponge(17, 0x07, 12)]
OTHERS = [Sponge(1, 0x01), Sponge(24, 0x7F), Sponge(5, 0x1F, 12), Sponge(16, 0x03)]


def expected_cycles(f: Sponge, size: int, lanes: int, rounds: int) -> int:
    """From the cycle of the command to that of the last beat out, if nothing has to wait: a cycle a
    lane, 24 / rounds (or 12 / rounds) a block, one for the last bit, one for the suffix of a
    message of whole lanes, one for the register at the pins; and each turn of a column that is
    for no lane: until a lane is in front, and, of all columns at once, back before a
    permutation."""
    front, cycles = [0] * 5, 0

    def lane(n: int) -> None:
        nonlocal cycles
        cycles += (n // 5 - front[n % 5]) % 5 + 1
        front[n % 5] = (n // 5 + 1) % 5

    def permutation() -> None:
        nonlocal front, cycles
        cycles += max(-at % 5 for at in front) + f.rounds // rounds
        front = [0] * 5

    beats, at = max((size + 7) // 8, 1), 0
    for n in range(beats):
        lane(at)
        at = (at + 1) % f.rate
        if at == 0 and (n < beats - 1 or size % 8 == 0 < size):
            permutation()
    if size % 8 == 0 < size:
        lane(at)
    lane(f.rate - 1)
    permutation()
    for n in range(lanes):
        lane(n % f.rate)
        if n % f.rate == f.rate - 1 and n < lanes - 1:
            permutation()
    return cycles + 1


class Unit(Program):
    """A simulated unit; all words are hexadecimal."""

    def __init__(self, command: list[str], rounds: int):
        super().__init__(command)
        self.rounds, self.cycles = rounds, 0

    def accesses(self, bus: str, *accesses: str) -> list[tuple[int, int]]:
        """The answers; `cycles` is what they took on OBI."""
        answers = self.ask(bus, *accesses).split()
        if bus == "obi":
            self.cycles = int(answers.pop(), 16)
        return [tuple(int(x, 16) for x in answer.split(":")) for answer in answers]

    def state(self, bus: str) -> list[int]:
        found = self.accesses(bus, *(f"r:{STATE + 4 * n:x}" for n in range(2 * LANES)))
        same({resp for resp, _ in found}, {0}, f"{bus}: reads of the state")
        words = [data for _, data in found]
        return [words[2 * n] | words[2 * n + 1] << 32 for n in range(LANES)]


def put(n: int, word: int, strobes: int = 15) -> str:
    return f"w:{STATE + 4 * n:x}:{word:x}:{strobes:x}"


def ctrl(value: int) -> str:
    return f"w:{CTRL:x}:{value:x}:f"


#: Accesses that are refused: to nothing, partial, of a register that is read alone, of no command.
NOWHERE = (0x14, 0x18, 0xFC, 0x1C8, 0x1CC, 0x1FC, 0x200, 0x300, 0x500, 0x900, 0xFFC, 0x101, 2)
NO_COMMANDS = (0, 3, 4, 6, 7, 8, 13, 1 << 31 | PERMUTE, 1 << 16 | CLEAR)
ERRORS = [
    *(f"r:{address:x}" for address in NOWHERE),
    *(f"w:{address:x}:{MASK32:x}:f" for address in (*NOWHERE, ID, VERSION, CONFIG, STATUS)),
    *(put(3 * strobes, MASK32, strobes) for strobes in range(15)),
    *(f"w:{CTRL:x}:{value:x}:{s:x}" for value in (PERMUTE, CLEAR) for s in range(15)),
    *(ctrl(value) for value in NO_COMMANDS),
]


def beats(message: bytes) -> list[str]:
    parts = [message[n : n + 8] for n in range(0, len(message), 8)] or [b""]
    last = len(parts) - 1
    return [
        f"{int.from_bytes(part, 'little'):x}:{(1 << len(part)) - 1:x}:{n == last:x}"
        for n, part in enumerate(parts)
    ]


class Tests:
    def __init__(self, unit: Unit, rng: random.Random, stall: int):
        self.unit, self.rng, self.stall, self.runs = unit, rng, stall, 0
        unit.tell("stall", f"{stall:x}")

    def streamed(self, f: Sponge, size: int, lanes: int) -> None:
        message, what = self.rng.randbytes(size), f"stream {f}, {size} bytes, {lanes} lanes"
        twelve = int(f.rounds == 12)
        command = ("stream", f"{f.rate:x}", f"{f.suffix:x}", twelve, f"{lanes:x}")
        cycles, *found = self.unit.ask(*command, *beats(message)).split()
        want = f.digest(message, 8 * lanes)
        words = [f"{int.from_bytes(want[n : n + 8], 'little'):x}" for n in range(0, 8 * lanes, 8)]
        want = [f"{word}:{n == lanes - 1:x}:0" for n, word in enumerate(words)]
        same(found, want, what)
        if not self.stall:
            same(int(cycles, 16), expected_cycles(f, size, lanes, self.unit.rounds), what)
        self.runs += 1

    def streams(self, few: bool) -> None:
        for f in [*KNOWN, *TURBO, *OTHERS]:
            block = 8 * f.rate
            edges = [0, 1, 7, 8, 9, block - 8, block - 7, block - 1, block, block + 1, 2 * block]
            sizes = self.rng.sample(edges, 3) if few else [*edges, self.rng.randrange(900)]
            most = 8 if KNOWN.get(f, "").startswith("sha3_5") else 3
            for size in sizes:
                lanes = [1, most, f.rate, f.rate + 1, 3 * f.rate]
                self.streamed(f, size, self.rng.choice(lanes))

    def wrong_streams(self) -> None:
        """Beats and commands that are none: one beat of zeros with TUSER; the next is right."""
        good = beats(self.rng.randbytes(8 * 30))
        wrong = [
            *(([*good[:n], f"1:{keep:x}:0", *good[n:]], 17, 4) for n in (0, 3, 16, 17, 29)
              for keep in (0, 1, 0x7F, 0xFE)),
            *(([*good[:-1], f"1:{keep:x}:1"], 17, 4) for keep in (0x02, 0xFD, 0x80, 0xBF)),
            *((good, rate, 4) for rate in (0, 25, 31)),
            (good, 17, 0),
        ]  # fmt: skip
        for given, rate, lanes in wrong:
            said = self.unit.ask("stream", f"{rate:x}", "1f", 0, f"{lanes:x}", *given).split()
            same(said[1:], ["0:1:1"], f"stream, rate {rate}, {lanes} lanes, {given[:3]}...")
            if self.rng.randrange(4) == 0:
                self.streamed(Sponge(17, 0x1F), self.rng.randrange(300), 5)
            self.runs += 1

    def bus(self, bus: str, count: int) -> None:
        """Random accesses, one behind the other; what is in the lanes at the end."""
        rng, unit = self.rng, self.unit
        for number in range(count):
            what = f"{bus} {number}"
            same(unit.accesses(bus, ctrl(CLEAR)), [(0, 0)], what)
            state, accesses, want = [0] * LANES, [], []
            for _ in range(rng.randrange(20, 90)):
                kind = rng.choice("wwwwwwrrrrpcepx")
                n, word = rng.randrange(2 * LANES), rng.getrandbits(32)
                if kind == "w":
                    accesses.append(put(n, word))
                    state[n // 2] ^= word << 32 * (n % 2)
                    want.append((0, 0))
                elif kind == "r":
                    accesses.append(f"r:{STATE + 4 * n:x}")
                    want.append((0, state[n // 2] >> 32 * (n % 2) & MASK32))
                elif kind == "p":
                    twelve = rng.randrange(2)
                    accesses.append(ctrl(PERMUTE12 if twelve else PERMUTE))
                    state = keccak.permute(state, 12 if twelve else 24)
                    want.append((0, 0))
                elif kind == "c" and rng.randrange(4) == 0:
                    accesses.append(ctrl(CLEAR))
                    state = [0] * LANES
                    want.append((0, 0))
                elif kind == "e":
                    accesses.append(rng.choice(ERRORS))
                    want.append((2 if bus == "axi" else 1, 0))
                elif kind == "x":
                    register, value = rng.choice(((ID, IDENTITY), (VERSION, 1 << 16), (CTRL, 0),
                                                  (CONFIG, unit.rounds)))  # fmt: skip
                    accesses.append(f"r:{register:x}")
                    want.append((0, value))
            found = unit.accesses(bus, *accesses)
            for access, got, wanted in zip(accesses, found, want, strict=True):
                same(got, wanted, f"{what}: {access}")
            same(unit.state(bus), state, f"{what}: state")
            self.runs += 1

    def refused(self, bus: str) -> None:
        """All that must be, one behind the other: the state is as before."""
        unit, wrong = self.unit, (2 if bus == "axi" else 1, 0)
        before = unit.state(bus)
        for access in ERRORS:
            same(unit.accesses(bus, access), [wrong], f"{bus}: {access} is refused")
        same(unit.state(bus), before, f"{bus}: state after errors")
        self.runs += len(ERRORS)

    def clears(self, bus: str, most: int) -> None:
        """CLEAR in every cycle of a permutation: STATUS is read as often in between."""
        unit = self.unit
        for pause in range(most):
            unit.accesses(bus, *(put(n, self.rng.getrandbits(32)) for n in range(2 * LANES)))
            accesses = [ctrl(PERMUTE), *[f"r:{STATUS:x}"] * pause, put(9, 1, 7), ctrl(CLEAR)]
            found = unit.accesses(bus, *accesses, f"r:{STATUS:x}")
            partial = found.pop(-3)
            same(partial, (2 if bus == "axi" else 1, 0), f"{bus}: a partial write before CLEAR")
            same({resp for resp, _ in found}, {0}, f"{bus}: answers around CLEAR")
            if not self.stall and bus == "obi":
                # An access a cycle, for none waits: the first read is in the first one of it.
                same(unit.cycles, len(accesses) + 3, "obi: cycles")
                busy = [data for _, data in found[1:-2]]
                cycles = 24 // unit.rounds
                want = [int(n < cycles) for n in range(pause)]
                same(busy, want, f"{bus}: STATUS during a permutation")
            same(found[-1][1], 0, f"{bus}: STATUS after CLEAR")
            same(unit.state(bus), [0] * LANES, f"{bus}: CLEAR after {pause} reads")
            self.runs += 1

    def at_once(self, count: int) -> None:
        """On AXI4-Lite a write and a read at once, also while a permutation is under way; then
        a partial write beside a read, which adds nothing to what is read."""
        unit, rng = self.unit, self.rng
        state = unit.state("axi")
        for _ in range(count):
            n, m, word = rng.randrange(2 * LANES), rng.randrange(2 * LANES), rng.getrandbits(32)
            both = f"b:{STATE + 4 * n:x}:{word:x}:f:{STATE + 4 * m:x}"
            _, written, got = unit.accesses("axi", ctrl(PERMUTE), both)
            state = keccak.permute(state)
            before = state[m // 2] >> 32 * (m % 2) & MASK32
            state[n // 2] ^= word << 32 * (n % 2)
            after = state[m // 2] >> 32 * (m % 2) & MASK32
            same(written, (0, 0), "axi: write beside a read")
            same(got in ((0, before), (0, after)), True, "axi: read beside a write")
            m = rng.randrange(2 * LANES)
            beside = f"b:{STATE + 4 * n:x}:{MASK32:x}:7:{STATE + 4 * m:x}"
            want = [(2, 0), (0, state[m // 2] >> 32 * (m % 2) & MASK32)]
            same(unit.accesses("axi", beside), want, "axi: read beside a partial write")
        same(unit.state("axi"), state, "axi: state")
        self.runs += count

    def driver(self, few: bool) -> None:
        same(self.unit.ask("driver"), "1", "what the driver refuses")
        for f in [*KNOWN, *TURBO, *OTHERS]:
            block = 8 * f.rate
            edges = [0, 1, block - 4, block - 1, block, block + 1, 3 * block]
            for size in self.rng.sample(edges, 1) if few else edges:
                out = self.rng.choice((0, 1, 31, 32, block, block + 3))
                message = self.rng.randbytes(size)
                given = (f"{block:x}", f"{f.suffix:x}", f"{f.rounds:x}", f"{out:x}")
                said = self.unit.ask("sponge", *given, message.hex()).split()
                want = [f.digest(message, out).hex()] if out else []
                same(said[:-1], ["0", *want], f"driver: {f}, {size} bytes, {out} out")
                self.runs += 1

    def nothing_left(self) -> None:
        """All registers are the same whatever the message was."""
        seen = set()
        self.unit.tell("stall", 0)
        for _ in range(3):
            self.unit.ask("sponge", "88", "6", "18", "20", self.rng.randbytes(200).hex())
            self.unit.ask("stream", "11", "1f", 0, "12", *beats(self.rng.randbytes(333)))
            for bus in ("axi", "obi"):
                self.unit.accesses(bus, put(3, self.rng.getrandbits(32)), f"r:{STATE + 12:x}")
                self.unit.accesses(bus, ctrl(CLEAR), f"r:{STATE:x}")
                self.unit.accesses(bus, put(3, self.rng.getrandbits(32), 7))  # refused, but held
            seen.add(self.unit.ask("state"))
        same(len(seen), 1, "what is left of a message")
        self.runs += 3

    def reset(self) -> None:
        """What is in the lanes does not outlive a reset."""
        for bus in ("axi", "obi"):
            self.unit.accesses(bus, put(7, 1), ctrl(PERMUTE))
            self.unit.tell("reset")
            same(self.unit.state(bus), [0] * LANES, f"{bus}: state after reset")

    def all(self, few: bool) -> None:
        self.reset()
        self.streams(few)
        self.wrong_streams()
        for bus in ("axi", "obi"):
            self.bus(bus, 3 if few else 25)
            self.refused(bus)
            self.clears(bus, 30 if self.stall == 0 else 6)
        self.at_once(5 if few else 40)
        self.driver(few)
        self.nothing_left()


def tested(command: list[str], rounds: int, stalls: list[int], few: bool) -> int:
    runs = 0
    for stall in stalls:
        with Unit(command, rounds) as unit:
            tests = Tests(unit, random.Random(f"keccak {rounds} {stall}"), stall)
            tests.all(few)
            runs += tests.runs
    return runs


class Planted:
    """The unit with all faults in one simulator."""

    name = leaf = "unit"

    def prepare(self, faults: list[Fault]) -> str:
        where = BUILD / "keccak/faults_sources"
        files = switched(faults, sources("keccak"), "lanewise_keccak_stream", where)
        self.command = build(1, "faults", files)
        return self.verdict(0)

    def shows(self, fault: Fault) -> str:
        return self.verdict(fault.number)

    def verdict(self, number: int) -> str:
        try:
            tested([*self.command, f"+fault={number}"], 1, [0, 100], True)
        except Failed as error:
            return str(error).splitlines()[0]
        return ""


def planted() -> list[Planted]:
    return [Planted()]


def run(o: SimpleNamespace) -> bool:
    runs = sum(tested(build(rounds), rounds, o.stalls, o.sample) for rounds in o.rounds)
    print(f"{o.name}: {runs} runs as they must be")
    return runs > 0
