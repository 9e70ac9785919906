# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What units of the core are given and what they must show, cycle by cycle, from the cycle model.

    trace = flags(random.Random(1), cycles=100)   # a list of (input, output)

Flags and memories have a model of their own here, of a few lines. `Trace` and `Fields` are what all
traces are made of; those of the decoder and the encoder are in coders_trace.py, as are their
simulated hash module and engines.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "model"))
import params as at  # noqa: E402
from order import bank  # noqa: E402
from params import Hardware, Q  # noqa: E402

Trace = list[tuple[int, int]]


class Fields:
    """Named fields of a vector, the highest first; those not given are 0."""

    def __init__(self, **bits: int):
        self.bits = bits
        self.total = sum(bits.values())

    def pack(self, **values: int) -> int:
        word = 0
        for name, bits in self.bits.items():
            value = int(values.pop(name, 0))
            if not 0 <= value < 1 << bits:
                raise ValueError(f"{name} = {value} does not fit {bits} bits")
            word = word << bits | value
        if values:
            raise ValueError(f"no field {', '.join(values)}")
        return word


def joined(values: list[int], bits: int = 12) -> int:
    return sum(v << bits * n for n, v in enumerate(values))


def step_bits(hw: Hardware) -> int:
    return (hw.words - 1).bit_length()


def in_banks(hw: Hardware, step: int, values: list[int]) -> list[int]:
    """Consecutive coefficients of a word in the order of the banks."""
    placed = [0] * hw.word
    for n, value in enumerate(values):
        placed[bank(hw, step * hw.word + n)] = value
    return placed


def coefficient(rng: random.Random) -> int:
    """A remainder; often one at an edge."""
    return rng.choice([0, 1, Q - 1, Q // 2, Q // 2 + 1, *(rng.randrange(Q),) * 3])


FLAGS_IN = Fields(
    clear=1, hash_set=5, encode_set=5, decode_set=5, hash_take=1, hash_slot=5, decode_take=1,
    decode_slot=5, m0_fill=1, m0_fill_slot=5, m0_release=1, m0_release_slot=5, m2_take=1,
    m2_take_slot=2, m2_fill=1, m2_fill_slot=2, m2_release=1, m2_release_slot=2,
)  # fmt: skip
FLAGS_OUT = Fields(events=32, m0_taken=32, m0_full=32, m2_taken=4, m2_full=4)


def flags(rng: random.Random, cycles: int) -> Trace:
    """Random sets and clears; no slot is both filled and released in a cycle."""
    trace, state = [], dict.fromkeys(FLAGS_OUT.bits, 0) | {"events": 1}
    for cycle in range(cycles):
        given = {name: rng.getrandbits(bits) for name, bits in FLAGS_IN.bits.items()}
        given["clear"] = rng.randrange(100) == 0 or cycle == 0
        for name in ("hash_set", "encode_set", "decode_set"):
            given[name] *= rng.randrange(8) == 0
        given["hash_slot"] = rng.choice(at.HASH_RING)
        given["decode_slot"] = rng.choice(at.DECODE_RING)
        for m in ("m0", "m2"):
            busy = [given["hash_slot"], given["decode_slot"], given["m0_fill_slot"]]
            busy = busy if m == "m0" else [given["m2_take_slot"], given["m2_fill_slot"]]
            given[f"{m}_release"] &= given[f"{m}_release_slot"] not in busy
        trace.append((FLAGS_IN.pack(**given), FLAGS_OUT.pack(**state)))
        for name in ("hash_set", "encode_set", "decode_set"):
            state["events"] |= 1 << given[name]
        for name in ("hash", "decode"):
            state["m0_taken"] |= given[f"{name}_take"] << given[f"{name}_slot"]
        state["m2_taken"] |= given["m2_take"] << given["m2_take_slot"]
        for m in ("m0", "m2"):
            state[f"{m}_full"] |= given[f"{m}_fill"] << given[f"{m}_fill_slot"]
            gone = given[f"{m}_release"] << given[f"{m}_release_slot"]
            state[f"{m}_taken"] &= ~gone
            state[f"{m}_full"] &= ~gone
        if given["clear"]:
            state = dict.fromkeys(state, 0) | {"events": 1}
    return trace


def memories_fields(hw: Hardware) -> tuple[Fields, Fields]:
    w, s = hw.word, step_bits(hw)
    return Fields(
        seen=5, clear=1, clear_addr=11, a_read=1, a_addr=10, b_read=1, b_addr=10, w_write=1,
        w_addr=10, w_data=64, m0_write=1, m0_slot=5, m0_step=s, m0_word=12 * w, m0_read=1,
        m0_addr=w * (5 + s), m1_read=1, m1_addr=w * (4 + s), m1_write=1, m1_waddr=w * (4 + s),
        m2_write=1, m2_waddr=w * (2 + s), wdata=12 * w, m2_read=1, m2_slot=2, m2_step=s,
    ), Fields(a=64, b=64, m0=12 * w, m1=12 * w, m2=12 * w)  # fmt: skip


class Memories:
    """The memories' contents, and what their read ports show."""

    def __init__(self, rng: random.Random, hw: Hardware):
        self.rng, self.hw = rng, hw
        self.steps = step_bits(hw)
        self.inside, self.outside = memories_fields(hw)
        self.lanes = [0] * at.BYTES_LANES
        slots = {"m0": at.M0_SLOTS, "m1": at.M1_SLOTS, "m2": at.M2_SLOTS}
        self.sizes = {m: n * hw.words for m, n in slots.items()}
        self.banks = {m: [[0] * n for _ in range(hw.word)] for m, n in self.sizes.items()}
        self.clears = max(len(self.lanes), self.sizes["m0"])
        self.shown = dict.fromkeys(self.outside.bits, 0)
        self.seen = 0
        self.trace: Trace = []

    def cycle(self, clear=None, a=None, b=None, w=None, m0w=None, m0=None, m1=None, m1w=None,
              m2w=None, words=None, m2=None) -> None:  # fmt: skip
        """One cycle; what is None is not accessed. Engines' addresses: one for each bank."""
        hw, rng, steps = self.hw, self.rng, self.steps
        given = {name: rng.getrandbits(bits) for name, bits in self.inside.bits.items()}
        for name in given:
            if name.endswith(("read", "write")) or name == "clear":
                given[name] = 0
        given["seen"] = self.seen
        expected = self.outside.pack(
            **{p: v * (self.seen >> n & 1) for n, (p, v) in enumerate(self.shown.items())}
        )
        if clear is not None:
            given |= {"clear": 1, "clear_addr": clear}
            if clear == self.clears - 1:
                # Who reads the last address must not get what was there.
                for name, bits in self.inside.bits.items():
                    if name.endswith(("_addr", "_step", "_slot")) and name != "clear_addr":
                        given[name] = (1 << bits) - 1
        read = {}
        for port, addr in (("a", a), ("b", b)):
            if addr is not None:
                given |= {f"{port}_read": 1, f"{port}_addr": addr}
                read[port] = self.lanes[addr]
        for m, addrs, bits in (("m0", m0, 5 + steps), ("m1", m1, 4 + steps)):
            if addrs is not None:
                given |= {f"{m}_read": 1, f"{m}_addr": joined(addrs, bits)}
                read[m] = joined([self.banks[m][k][addr] for k, addr in enumerate(addrs)])
        if m2 is not None:
            given |= {"m2_read": 1, "m2_slot": m2 // hw.words, "m2_step": m2 % hw.words}
            read["m2"] = joined([self.banks["m2"][k][m2] for k in range(hw.word)])
        if w is not None:
            given |= {"w_write": 1, "w_addr": w[0], "w_data": w[1]}
        if m0w is not None:
            slot, step, values = m0w
            given |= {"m0_write": 1, "m0_slot": slot, "m0_step": step, "m0_word": joined(values)}
        if words is not None:
            given["wdata"] = joined(words)
        for m, addrs, bits in (("m1", m1w, 4 + steps), ("m2", m2w, 2 + steps)):
            if addrs is not None:
                given |= {f"{m}_write": 1, f"{m}_waddr": joined(addrs, bits)}
        self.trace.append((self.inside.pack(**given), expected))
        # The edge.
        for n, port in enumerate(self.shown):
            if port in read and clear is None:
                self.shown[port] = read[port]
                self.seen |= 1 << n
        if clear is not None:
            # Which of them lost their data is known when all have.
            self.lanes[clear % len(self.lanes)] = 0
            for m, size in self.sizes.items():
                for column in self.banks[m]:
                    column[clear % size] = 0
            self.shown = dict.fromkeys(self.shown, 0)
            self.seen = 31 if clear == self.clears - 1 else 0
            return
        if w is not None:
            self.lanes[w[0]] = w[1]
        if m0w is not None:
            for k, value in enumerate(in_banks(hw, step, values)):
                self.banks["m0"][k][slot * hw.words + step] = value
        for m, addrs in (("m1", m1w), ("m2", m2w)):
            for k, addr in enumerate(addrs or ()):
                self.banks[m][k][addr] = words[k]

    def word(self) -> list[int]:
        return [self.rng.getrandbits(12) for _ in range(self.hw.word)]

    def fill(self) -> None:
        """Each address of each memory once."""
        hw, sizes = self.hw, self.sizes
        for n in range(max(len(self.lanes), sizes["m0"])):
            addrs = {}
            for m in ("m1", "m2"):
                if n < sizes[m]:
                    addrs[f"{m}w"] = [(n + 37 * k) % sizes[m] for k in range(hw.word)]
            self.cycle(
                w=(n, self.rng.getrandbits(64)) if n < len(self.lanes) else None,
                m0w=(n // hw.words, n % hw.words, self.word()) if n < sizes["m0"] else None,
                words=self.word(),
                **addrs,
            )

    def read_back(self) -> None:
        """Each address of each memory once, on each read port."""
        hw, sizes = self.hw, self.sizes
        for n in range(max(len(self.lanes), sizes["m0"])):
            lane = n if n < len(self.lanes) else None
            self.cycle(
                a=lane,
                b=None if lane is None else len(self.lanes) - 1 - lane,
                m0=[(n + 5 * k) % sizes["m0"] for k in range(hw.word)] if n < sizes["m0"] else None,
                m1=[(n + 3 * k) % sizes["m1"] for k in range(hw.word)] if n < sizes["m1"] else None,
                m2=n if n < sizes["m2"] else None,
            )

    def clear(self) -> None:
        for n in range(self.clears):
            # What units ask for meanwhile is ignored.
            asked = {}
            if self.rng.randrange(2):
                size = self.sizes["m1"]
                asked = {
                    "w": (self.rng.randrange(1024), self.rng.getrandbits(64)),
                    "m0w": (self.rng.randrange(32), 0, self.word()),
                    "m1w": [self.rng.randrange(size)] * self.hw.word,
                    "a": self.rng.randrange(1024),
                    "words": self.word(),
                }
            self.cycle(clear=n, **asked)

    def mixed(self, cycles: int) -> None:
        """Random accesses; none reads what is being written."""
        rng, hw, sizes = self.rng, self.hw, self.sizes
        for _ in range(cycles):
            lanes = rng.sample(range(len(self.lanes)), 3)
            words = {m: rng.sample(range(n), 2) for m, n in sizes.items()}
            maybe = [rng.randrange(3) > 0 for _ in range(8)]
            slot, step = divmod(words["m0"][0], hw.words)
            self.cycle(
                a=lanes[0] if maybe[0] else None,
                b=lanes[1] if maybe[1] else None,
                w=(lanes[2], rng.getrandbits(64)) if maybe[2] else None,
                m0w=(slot, step, self.word()) if maybe[3] else None,
                m0=[words["m0"][1]] * hw.word if maybe[4] else None,
                m1=[words["m1"][1]] * hw.word if maybe[5] else None,
                m1w=[words["m1"][0]] * hw.word if maybe[6] else None,
                m2w=[words["m2"][0]] * hw.word if maybe[7] else None,
                m2=words["m2"][1] if maybe[0] else None,
                words=self.word(),
            )


def memories(rng: random.Random, hw: Hardware, cycles: int) -> Trace:
    """All words written and read back, random accesses, and nothing left after a clear."""
    m = Memories(rng, hw)
    m.clear()
    m.fill()
    m.read_back()
    m.mixed(cycles)
    m.clear()
    m.cycle()
    m.read_back()
    m.cycle()
    return m.trace


def coders_fields(hw: Hardware) -> tuple[Fields, Fields]:
    w, s = 12 * hw.word, step_bits(hw)
    return Fields(
        clear=1, fips=1, dec_valid=1, dec_word=46, enc_valid=1, enc_word=22, hash_write=1,
        hash_addr=10, hash_data=64, refuse_b=1, refuse_m0=1, hash_set=5, hash_take=1, hash_slot=5,
        m0_release=1, m0_release_slot=5, m2_take=1, m2_take_slot=2, m2_fill=1, m2_fill_slot=2,
        m2_write=1, m2_write_slot=2, m2_write_step=s, wdata=w, m0_read=1, m0_read_slot=5,
        m0_read_step=s, a_read=1, a_addr=10, show_error=1, show_m0=1, show_a=1,
    ), Fields(
        dec_ready=1, dec_idle=1, dec_take=1, dec_slot=5, dec_set=5, dec_b_read=1, dec_w_write=1,
        m0_write=1, m0_fill=1, m0_slot=5, m0_step=s, m0_word=w, enc_ready=1, enc_idle=1,
        release=1, release_slot=2, enc_set=5, enc_b_read=1, enc_w_write=1, m2_read=1, m2_slot=2,
        m2_step=s, b_addr=10, w_addr=10, w_data=64, differs=1, error=1, message=256, events=32,
        m0_taken=32, m0_full=32, m2_taken=4, m2_full=4, m0_data=w, a_data=64,
    )  # fmt: skip


def bits_of(flags: list[bool]) -> int:
    return sum(int(f) << n for n, f in enumerate(flags))
