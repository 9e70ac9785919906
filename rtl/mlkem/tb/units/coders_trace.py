# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Traces of decoder and encoder: random microinstructions on the cycle model.

trace = coders(random.Random(1), Hardware(2), segments=4, length=10, refuse=0.3)
"""

from __future__ import annotations

import random
from collections.abc import Callable

import traces
from traces import Trace, bits_of, coefficient, in_banks, joined

import microcode as mc  # isort: skip
import params as at  # isort: skip
from machine import Machine  # isort: skip
from params import Hardware, N, Q, Set  # isort: skip

#: Lanes that a program writes, lanes that it compares with a polynomial, and with others; to each a
#: segment adds 0 or 512 modulo 1024, so that all bits of an address matter.
WRITTEN, CHECKED, COMPARED = range(0, 400), range(400, 800), range(800, 1000)
SEGMENT_LIMIT = 20_000


class Seen(list):
    """A memory's contents that remember what was read."""

    def __init__(self, values):
        super().__init__(values)
        self.last: int | None = None

    def __getitem__(self, n):
        if isinstance(n, int):
            self.last = n
        return super().__getitem__(n)


class Bench(Machine):
    """A machine of decoder and encoder that tells what they asked for in a cycle."""

    def __init__(self, hw: Hardware, program: mc.Program, p: Set, lanes: list[int]):
        super().__init__(hw, program, p)
        self.units = self.units[1:3]
        self.bytes.data = Seen(lanes)
        self.asked: dict[tuple[str, str], bool] = {}
        self.told: dict[str, int] = {}

    def claim(self, port: str, unit: str) -> bool:
        granted = super().claim(port, unit)
        self.asked[port, unit] = granted
        return granted

    def set_event(self, event: int) -> None:
        self.told["set"] = event
        super().set_event(event)

    def take(self, memory: str, slot: int) -> None:
        self.told["take"] = slot
        super().take(memory, slot)

    def release(self, memory: str, slot: int) -> None:
        self.told["release"] = slot
        super().release(memory, slot)


class Segment:
    """One program from clear to its end, or to where it is cut off."""

    def __init__(self, rng: random.Random, hw: Hardware, lanes: list[int], length: int,
                 refuse: float, held: dict[str, list[int]],
                 versions: tuple[str, ...] = ("round3", "fips203")):  # fmt: skip
        self.rng, self.hw, self.refuse = rng, hw, refuse
        self.inside, self.outside = traces.coders_fields(hw)
        self.base = rng.choice((0, 512))
        self.writes: list[tuple[int, int]] = []  # lanes to be written by the bench
        self.events = rng.sample(range(1, 32), 31)  # that no instruction sets yet
        streams = {
            "hash": (mc.encode("hash", op=mc.HASH_END),),
            "engine": (mc.encode("engine", op=mc.ENGINE_END),),
            "decode": (*self.decoding(length), mc.encode("decode", op=mc.DECODE_END)),
            "encode": (*self.encoding(length), mc.encode("encode", op=mc.ENCODE_END)),
        }
        labels = {name: tuple(map(str, words)) for name, words in streams.items()}
        version = rng.choice(versions)
        self.m = Bench(hw, mc.Program(streams, labels, ()), Set(version, 768), lanes)
        self.streams = streams
        self.m.m0.data, self.m.m2.data = held["m0"], held["m2"]
        self.filling: tuple[int, int, list[int]] | None = None  # slot, step, polynomial
        self.shown: dict[str, int] = {}
        self.lent: list[int] = []  # slots of M0 that the bench took and does not fill
        self.waiting = refuse > 0  # microinstructions may be late
        self.trace: Trace = []

    # The program.
    def lane(self, where: range, lanes: int) -> int:
        return (self.rng.randrange(where.start, where.stop - lanes) + self.base) % at.BYTES_LANES

    def place(self, where: range, lanes: int) -> int:
        """As `lane`, and not over the end of the memory."""
        while True:
            addr = self.lane(where, lanes)
            if addr + lanes <= at.BYTES_LANES:
                return addr

    def event(self) -> int:
        """None, or one that has not been set by an instruction."""
        if self.rng.randrange(3) or not self.events:
            return 0
        return self.events.pop()

    def decoding(self, length: int):
        rng = self.rng
        for _ in range(length):
            op = rng.choice((mc.DECODE, mc.DECODE, mc.LOAD, mc.COMPARE, mc.SELECT, mc.COPY))
            width = rng.choice((mc.WIDTHS.index(12), *(rng.randrange(len(mc.WIDTHS)),) * 2))
            fields = {"op": op, "width": width, "set": self.event(), "wait": rng.randrange(32)}
            if rng.randrange(2):
                fields["wait"] = 0
            if op == mc.DECODE:
                fields["dst"] = rng.choice(at.DECODE_RING)
                fields["addr"] = self.place(WRITTEN, 4 * mc.WIDTHS[width])
            else:
                fields["addr"] = self.place(WRITTEN, 4)
                fields["dst"] = self.place(WRITTEN, 4)
                fields["other"] = self.place(WRITTEN, 4)
            if op == mc.COMPARE:
                fields["addr"], fields["other"] = self.compared()
            elif op == mc.DECODE and mc.WIDTHS[width] == 12 and rng.randrange(2):
                self.below_q(fields["addr"])
            yield mc.encode("decode", **fields)

    def compared(self) -> tuple[int, int]:
        """Two places with the same lanes, but perhaps for a bit."""
        rng = self.rng
        first, second = self.place(COMPARED, 4), self.place(COMPARED, 4)
        values = [rng.getrandbits(64) for _ in range(4)]
        self.writes += [(first + n, v) for n, v in enumerate(values)]
        if abs(first - second) < 4:
            return first, first
        if rng.randrange(2):
            values[rng.randrange(4)] ^= 1 << rng.choice((0, 63, rng.randrange(64)))
        self.writes += [(second + n, v) for n, v in enumerate(values)]
        return first, second

    def below_q(self, addr: int) -> None:
        """48 lanes of coefficients below Q, but perhaps for one."""
        values = [self.rng.randrange(Q) for _ in range(N)]
        if self.rng.randrange(2):
            values[self.rng.randrange(N)] = self.rng.choice([Q, Q + 1, 4095])
        bits = joined(values)
        self.writes += [(addr + n, bits >> 64 * n & (1 << 64) - 1) for n in range(48)]

    def encoding(self, length: int):
        rng = self.rng
        for _ in range(length):
            op, width = rng.choice((mc.ENCODE, mc.CHECK)), rng.randrange(len(mc.WIDTHS))
            where = CHECKED if op == mc.CHECK else WRITTEN
            yield mc.encode(
                "encode", op=op, src=rng.randrange(at.M2_SLOTS), width=width, set=self.event(),
                addr=self.place(where, 4 * mc.WIDTHS[width]),
            )  # fmt: skip

    # The bench's own part.
    def chance(self) -> bool:
        return self.rng.random() < self.refuse

    def next_of(self, slot: int) -> mc.Word | None:
        encoder = self.m.units[0]
        left = encoder.words[encoder.pc + encoder.busy :]
        return next((w for w in left if w.op != mc.ENCODE_END and w.src == slot), None)

    def begin_fill(self, slot: int) -> None:
        """A polynomial for this slot, and if it is to be compared the lanes to compare it with."""
        values = [coefficient(self.rng) for _ in range(N)]
        word = self.next_of(slot)
        if word is not None and word.op == mc.CHECK:
            d = mc.WIDTHS[word.width]
            # Rounded half up, FIPS 203 equation 4.7.
            small = [((v << (d + 1)) + Q) // (2 * Q) % (1 << d) if d < 12 else v for v in values]
            bits = joined(small, d)
            if self.rng.randrange(3) == 0:
                bits ^= 1 << 64 * self.rng.randrange(4 * d) + self.rng.choice((0, 31, 63))
            lanes = [bits >> 64 * n & (1 << 64) - 1 for n in range(4 * d)]
            self.writes += [(word.addr + n, v) for n, v in enumerate(lanes)]
        self.filling = (slot, 0, values)

    def act(self, given: dict[str, int]) -> None:
        m, rng, hw = self.m, self.rng, self.hw
        if self.writes or self.chance():
            addr, data = self.place(WRITTEN, 1), rng.getrandbits(64)
            if self.writes:
                addr, data = self.writes.pop(0)
            m.claim("bytes.w", "hash")
            m.bytes.write(addr, data)
            given |= {"hash_write": 1, "hash_addr": addr, "hash_data": data}
        for port, name in (("bytes.b", "refuse_b"), ("m0.w", "refuse_m0")):
            if self.chance():
                m.claim(port, "bench")
                given[name] = 1
        if rng.randrange(4) == 0:
            event = rng.randrange(32)
            given["hash_set"] = event
            m.set_event(event)
        free = [n for n in range(at.M0_SLOTS) if not m.taken["m0"][n]]
        full = [n for n in range(at.M0_SLOTS) if m.full["m0"][n]]
        decoder = m.units[1]
        word = decoder.words[decoder.pc]
        if rng.randrange(64) == 0 and free:
            # What the decoder takes in this cycle it does not take from others.
            slot = rng.choice(free)
            if word.dst != slot and slot in at.HASH_RING:
                given |= {"hash_take": 1, "hash_slot": slot}
                m.take("m0", slot)
                self.lent.append(slot)
        if full and rng.randrange(8) == 0:
            slot = rng.choice(full)
            given |= {"m0_release": 1, "m0_release_slot": slot}
            m.release("m0", slot)
        elif self.lent and rng.randrange(16) == 0:
            # Taken by the bench and not filled: emptied all the same.
            slot = self.lent.pop(0)
            given |= {"m0_release": 1, "m0_release_slot": slot}
            m.later.append((m.taken["m0"], slot, False))
        self.engines(given)
        if full and rng.randrange(2):
            slot, step = rng.choice(full), rng.randrange(hw.words)
            given |= {"m0_read": 1, "m0_read_slot": slot, "m0_read_step": step}
            start = slot * N + step * hw.word
            values = m.m0.data[start : start + hw.word]
            self.next_shown["m0_data"] = joined(in_banks(hw, step, values))
        if rng.randrange(2):
            addr = rng.randrange(at.BYTES_LANES)
            given |= {"a_read": 1, "a_addr": addr}
            self.next_shown["a_data"] = m.bytes.data[addr]

    def engines(self, given: dict[str, int]) -> None:
        m, hw = self.m, self.hw
        if self.filling is None:
            free = [n for n in range(at.M2_SLOTS) if not m.taken["m2"][n] and self.next_of(n)]
            if free and self.rng.randrange(4) == 0:
                slot = self.rng.choice(free)
                given |= {"m2_take": 1, "m2_take_slot": slot}
                m.take("m2", slot)
                self.begin_fill(slot)
            return
        if self.chance():
            return
        slot, step, values = self.filling
        part = values[step * hw.word : step * hw.word + hw.word]
        given |= {"m2_write": 1, "m2_write_slot": slot, "m2_write_step": step}
        given["wdata"] = joined(in_banks(hw, step, part))
        for n, v in enumerate(part):
            m.m2.write(slot * N + step * hw.word + n, v)
        self.filling = (slot, step + 1, values)
        # What it is compared with is there before it is.
        if step + 1 == hw.words:
            if self.writes:
                self.filling = (slot, step, values)
                return
            m.fill("m2", slot)
            given |= {"m2_fill": 1, "m2_fill_slot": slot}
            self.filling = None

    def limit(self) -> int:
        """Some programs are cut off by the next one's clear."""
        rng = self.rng
        return rng.randrange(rng.choice((30, 300))) if rng.randrange(2) else SEGMENT_LIMIT

    # Cycles.
    def state(self) -> dict[str, int]:
        """What registers show at the beginning of a cycle."""
        m = self.m
        return {
            "differs": m.differs,
            "message": int.from_bytes(bytes(m.message), "little"),
            "events": bits_of(m.events),
            "m0_taken": bits_of(m.taken["m0"]),
            "m0_full": bits_of(m.full["m0"]),
            "m2_taken": bits_of(m.taken["m2"]),
            "m2_full": bits_of(m.full["m2"]),
        }

    def cycle(self) -> None:
        m, rng = self.m, self.rng
        encoder, decoder = m.units
        given, self.next_shown = {"fips": m.p.version == "fips203"}, {}
        expected = self.state() | self.shown
        given |= {f"show_{n.split('_')[0]}": 1 for n in self.shown}
        if not decoder.busy:
            given["show_error"], expected["error"] = 1, m.error
        m.ports, m.asked = {}, {}
        self.act(given)
        m.asked = {}
        for prefix, unit in (("enc", encoder), ("dec", decoder)):
            if not unit.busy and self.waiting and rng.randrange(2):
                continue  # the microinstruction is late
            pc, word = unit.pc, self.streams["encode" if prefix == "enc" else "decode"][unit.pc]
            given |= {f"{prefix}_valid": 1, f"{prefix}_word": word}
            m.told = {}
            m.bytes.data.last = None
            first = len(m.later), len(m.bytes.pending), len(m.m0.pending)
            written = getattr(decoder, "written", 0)
            read = getattr(encoder, "read", 0) if encoder.busy else 0
            unit.tick()
            self.observe(prefix, unit, pc, written, read, first, expected)
        self.trace.append((self.inside.pack(**given), self.outside.pack(**expected)))
        for memory in (m.bytes, m.m0, m.m2):
            memory.commit()
        for where, index, value in m.later:
            where[index] = value
        m.later.clear()
        m.cycle += 1
        self.shown = self.next_shown

    def observe(self, prefix, unit, pc, written, read, first, expected) -> None:
        """What this unit's tick asked for, set and wrote."""
        m, hw = self.m, self.hw
        name = "encode" if prefix == "enc" else "decode"
        word = unit.words[pc]
        expected[f"{prefix}_idle"] = unit.idle() and unit.pc == pc
        expected[f"{prefix}_ready"] = unit.pc > pc
        expected[f"{prefix}_set"] = m.told.get("set", 0)
        if ("bytes.b", name) in m.asked:
            expected[f"{prefix}_b_read"] = 1
            if m.asked["bytes.b", name]:
                expected["b_addr"] = m.bytes.data.last
        if ("bytes.w", name) in m.asked:
            expected[f"{prefix}_w_write"] = 1
            if m.asked["bytes.w", name]:
                expected["w_addr"], expected["w_data"] = m.bytes.pending[-1]
        if name == "encode":
            if "release" in m.told:
                expected |= {"release": 1, "release_slot": m.told["release"]}
            if ("m2.r", name) in m.asked:
                step = read if hw.engines else hw.words - 1 - read
                expected |= {"m2_read": 1, "m2_slot": word.src, "m2_step": step}
            return
        if "take" in m.told:
            expected |= {"dec_take": 1, "dec_slot": m.told["take"]}
        if ("m0.w", name) in m.asked:
            expected["m0_write"] = 1
            if m.asked["m0.w", name]:
                expected |= {"m0_slot": word.dst, "m0_step": written}
                expected["m0_fill"] = written == hw.words - 1
                expected["m0_word"] = joined([v for _, v in m.m0.pending[-hw.word :]])

    def run(self) -> Trace:
        """Clear, write the lanes that the program needs, execute it."""
        rng, m = self.rng, self.m
        junk = {n: rng.getrandbits(b) for n, b in self.inside.bits.items()}
        for n in junk:
            if n.endswith(("valid", "write", "read", "take", "release", "fill")):
                junk[n] = 0
        junk["clear"] = 1
        self.trace.append((self.inside.pack(**junk), 0))
        for addr, data in self.writes:
            m.bytes.data[addr] = data
            given = {"hash_write": 1, "hash_addr": addr, "hash_data": data}
            expected = self.state()
            self.trace.append((self.inside.pack(**given), self.outside.pack(**expected)))
        self.writes = []
        limit = self.limit()
        while not all(unit.idle() for unit in m.units) and limit:
            self.cycle()
            limit -= 1
        if m.cycle >= SEGMENT_LIMIT:
            raise AssertionError([unit.where() for unit in m.units])
        for _ in range(3 if limit else 0):
            self.cycle()
        return self.trace


class Checked(Segment):
    """One check alone, of FIPS 203 section 7: a polynomial of which coefficient `place` is not
    below Q and all others are Q - 1, or two hashes that differ in bit `place`; None: good ones."""

    def __init__(self, rng, hw, lanes, held, operation: int, place: int | None):
        self.operation, self.bad = operation, place
        super().__init__(rng, hw, lanes, 1, 0, held, ("fips203",))
        self.events = []

    def decoding(self, length: int):
        if self.operation == mc.COMPARE:
            first, second = self.place(COMPARED, 4), self.place(WRITTEN, 4)
            values = [self.rng.getrandbits(64) for _ in range(4)]
            self.writes += [(first + n, v) for n, v in enumerate(values)]
            if self.bad is not None:
                values[self.bad // 64] ^= 1 << self.bad % 64
            self.writes += [(second + n, v) for n, v in enumerate(values)]
            yield mc.encode("decode", op=mc.COMPARE, addr=first, other=second)
            return
        addr, values = self.place(WRITTEN, 48), [Q - 1] * N
        if self.bad is not None:
            values[self.bad] = self.rng.choice([Q, Q + 1, Q + 2, 4095])
        bits = joined(values)
        self.writes += [(addr + n, bits >> 64 * n & (1 << 64) - 1) for n in range(48)]
        dst = at.DECODE_RING[(self.bad or 0) % len(at.DECODE_RING)]
        yield mc.encode("decode", op=mc.DECODE, width=mc.WIDTHS.index(12), addr=addr, dst=dst)

    def encoding(self, length: int):
        yield from ()

    def limit(self) -> int:
        return SEGMENT_LIMIT


def coders(rng: random.Random, hw: Hardware, segments: int, length: int, refuse: float) -> Trace:
    """Several programs, one after the other, on memories that keep what they have."""
    return programs(
        rng,
        hw,
        lambda *memories: Segment(rng, hw, memories[0], length, refuse, memories[1]),
        segments,
    )


def checks(rng: random.Random, hw: Hardware, operation: int, every: int) -> Trace:
    """A check of which each coefficient or bit is wrong once, or one of `every`, and one where none
    is."""
    places = [None, *(n + rng.randrange(every) for n in range(0, N, every))]
    return programs(
        rng, hw, lambda *memories: Checked(rng, hw, *memories, operation, places.pop()), len(places)
    )


def programs(rng: random.Random, hw: Hardware, begin: Callable, count: int) -> Trace:
    """So many programs; begin(lanes, held) makes the next one on what the memories hold."""
    lanes = [rng.getrandbits(64) for _ in range(at.BYTES_LANES)]
    held = {"m0": [0] * at.M0_SLOTS * N, "m2": [0] * at.M2_SLOTS * N}
    inside, outside = traces.coders_fields(hw)
    empty = {"events": 1}
    trace = [(inside.pack(clear=1), 0)]
    trace += [
        (inside.pack(hash_write=1, hash_addr=n, hash_data=v), outside.pack(**empty))
        for n, v in enumerate(lanes)
    ]
    for _ in range(count):
        segment = begin(lanes, held)
        trace += segment.run()
        lanes = segment.m.bytes.data
    return trace
