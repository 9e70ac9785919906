# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The KEM core, cycle by cycle: memories with the ports that they have, flags, four units.

    machine = Machine(Hardware(), program, Set("fips203", 768))
    machine.put(addr, data); machine.run(); machine.get(addr, 32)

Each cycle the units act on what was there when it began; what they write and set is there in the
next. A port serves one access in a cycle: where units share one, those that come first in a cycle
win, and a unit that was refused tries again.
"""

from __future__ import annotations

from collections import Counter, defaultdict

import params as at
from coders import Decoder, Encoder
from coders_serial import SerialDecoder, SerialEncoder, TwoDecoder, TwoEncoder
from engine import Engine
from engine_serial import SerialEngine, TwoEngine
from hashing import Hash
from hashing_serial import SerialHash, SlicedHash, TwoHash
from microcode import Program
from params import Hardware, N, Set

LIMIT = 200_000
#: In the order in which they get ports.
UNITS = (Hash, Encoder, Decoder, Engine)
SERIAL_UNITS = (SerialHash, SerialEncoder, SerialDecoder, SerialEngine)  # with a single butterfly
SLICED_UNITS = (SlicedHash, *SERIAL_UNITS[1:])
TWO_UNITS = (TwoHash, TwoEncoder, TwoDecoder, TwoEngine)  # with two multipliers
#: The ports of the memories; bit n of an entry of `accesses` is the nth.
PORTS = ("bytes.a", "bytes.b", "bytes.w", "m0.w", "m0.r", "m1.r", "m1.w", "m2.w", "m2.r")


class Stuck(Exception):
    """The program does not end."""


class Memory:
    """Polynomials, or lanes; written at the end of a cycle."""

    def __init__(self, size: int):
        self.data = [0] * size
        self.pending: list[tuple[int, int]] = []

    def write(self, address: int, value: int) -> None:
        self.pending.append((address, value))

    def commit(self) -> None:
        for address, value in self.pending:
            self.data[address] = value
        self.pending.clear()


class Machine:
    def __init__(self, hw: Hardware, program: Program, p: Set):
        self.hw, self.p, self.program = hw, p, program
        self.cycle = 0
        self.bytes = Memory(at.BYTES_LANES)
        self.m0 = Memory(at.M0_SLOTS * N)
        self.m1 = Memory(at.M1_SLOTS * N)
        self.m2 = Memory(at.M2_SLOTS * N)
        self.events = [True] + [False] * 31
        # A slot is taken when its producer starts, full when it has ended.
        self.taken = {"m0": [False] * at.M0_SLOTS, "m2": [False] * at.M2_SLOTS}
        self.full = {"m0": [False] * at.M0_SLOTS, "m2": [False] * at.M2_SLOTS}
        self.later: list[tuple] = []
        self.ports: dict[str, str] = {}
        self.uses: dict[str, int] = defaultdict(int)
        self.refused: Counter[tuple[str, str, str]] = Counter()  # port, who had it, who asked
        self.accesses: list[int] = []  # of each cycle, which ports were used
        self.spans: list[tuple[str, str, int, int]] = []  # unit, label, first and last cycle
        self.error = False  # an input check failed
        self.differs = False  # the ciphertext is not what encryption gives
        self.message = [0] * 32  # of LOAD
        self.retried = 0
        serial = SERIAL_UNITS if hw.rounds else SLICED_UNITS
        if hw.butterflies == 2:
            serial = TWO_UNITS
        self.units = [unit(self) for unit in (UNITS if hw.engines else serial)]

    # What units use.
    def claim(self, port: str, unit: str) -> bool:
        """Whether the port is free in this cycle; it is this unit's then. With a single butterfly a
        read at port A of the byte memory takes that of the writes."""
        taken = [port]
        if port == "bytes.w" and not self.hw.engines:
            taken.append("bytes.a")
        for held in taken:
            if held in self.ports:
                self.refused[port, self.ports[held], unit] += 1
                return False
        self.ports[port] = unit
        self.uses[port] += 1
        return True

    def set_event(self, event: int) -> None:
        if event:
            self.later.append((self.events, event, True))

    def take(self, memory: str, slot: int) -> None:
        self.later.append((self.taken[memory], slot, True))

    def fill(self, memory: str, slot: int) -> None:
        if self.full[memory][slot]:
            raise AssertionError(f"{memory} slot {slot} is filled twice")
        self.later.append((self.full[memory], slot, True))

    def release(self, memory: str, slot: int) -> None:
        if not self.full[memory][slot]:
            raise AssertionError(f"{memory} slot {slot} is emptied twice")
        self.later.append((self.full[memory], slot, False))
        self.later.append((self.taken[memory], slot, False))

    def differ(self) -> None:
        """The ciphertext differs."""
        self.later.append((vars(self), "differs", True))

    def write_word(self, memory: Memory, slot: int, indices, values) -> None:
        for i, value in zip(indices, values, strict=True):
            memory.write(slot * N + i, value)

    def span(self, unit: str, label: str, first: int, last: int) -> None:
        self.spans.append((unit, label, first, last))

    # What test benches use.
    def put(self, lane: int, data: bytes) -> None:
        for n in range(0, len(data), 8):
            self.bytes.data[lane + n // 8] = int.from_bytes(data[n : n + 8], "little")

    def get(self, lane: int, count: int) -> bytes:
        lanes = self.bytes.data[lane : lane + (count + 7) // 8]
        return b"".join(v.to_bytes(8, "little") for v in lanes)[:count]

    def run(self) -> int:
        """Execute; the cycles from START to DONE."""
        self.cycle = at.START
        self.accesses = [0] * at.START
        while not all(unit.idle() for unit in self.units):
            self.ports = {}
            for unit in self.units:
                unit.tick()
            self.accesses.append(sum(1 << PORTS.index(port) for port in self.ports))
            for memory in (self.bytes, self.m0, self.m1, self.m2):
                memory.commit()
            for where, index, value in self.later:
                where[index] = value
            self.later.clear()
            self.cycle += 1
            if self.cycle > LIMIT:
                raise Stuck({type(u).__name__: u.where() for u in self.units})
        self.cycle += at.DONE
        return self.cycle
