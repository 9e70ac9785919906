# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The microinstructions: four streams, each executed in order by its unit, and their encoding.

A unit starts an instruction when what it names is ready: the event `wait`, a full slot that it
reads, an empty slot that it writes. An event is set once in a program; START clears all. A slot is
full from the last write of its producer to the last read of its consumer, which empties it.
"""

from __future__ import annotations

from dataclasses import dataclass

from params import Hardware

STREAMS = ("hash", "engine", "decode", "encode")

#: Where the output of the hash module goes.
TO_BYTES, TO_REJECT, TO_REJECT16, TO_NOISE2, TO_NOISE3 = range(5)
ABSORB, HASH_END = range(2)
NTT, INTT, MUL, ENGINE_END = range(4)
DECODE, LOAD, COMPARE, SELECT, COPY, DECODE_END = range(6)
ENCODE, CHECK, ENCODE_END = range(3)

#: Rate in lanes and suffix: SHA3-512, SHA3-256, SHAKE256, SHAKE128.
FUNCTIONS = ((9, 0x06), (17, 0x06), (17, 0x1F), (21, 0x1F))
SHA3_512, SHA3_256, SHAKE256, SHAKE128 = range(4)
WIDTHS = (1, 3, 4, 5, 10, 11, 12)  # bits that a coefficient takes in bytes
WAIT = ("wait", 5)  # event plus one, 0 for none

#: Name and bits of the fields, lowest first.
FIELDS = {
    "hash": (
        ("op", 1),
        ("addr", 10),  # lane in the byte memory
        ("lanes", 8),  # of this part of the message
        WAIT,
        ("alone", 1),  # starts when all polynomials of A are made: later parts wait for engines
        ("function", 2),  # index into FUNCTIONS
        ("last", 1),  # the message ends here, and what follows holds
        ("tail", 2),  # bytes of imm after the lanes
        ("imm", 16),
        ("dest", 3),
        ("dst", 10),  # lane, or slot of M0
        ("out", 7),  # lanes of output
        ("message", 1),  # the noise gets the message of LOAD added
        ("set", 5),  # event plus one
    ),
    "engine": (
        ("op", 2),
        ("a", 5),  # slot of M0: input of NTT, summand of INTT, factor of MUL
        ("use_a", 1),
        ("b", 4),  # slot of M1: output of NTT, in and out of INTT, factor of MUL
        ("acc", 4),  # slot of M1 that MUL adds to and writes
        ("add", 1),  # MUL adds; INTT adds its result to the summand, else subtracts it from it
        ("out", 2),  # slot of M2
        ("use_out", 1),
    ),
    "decode": (
        ("op", 3),
        ("addr", 10),
        WAIT,
        ("width", 3),  # index into WIDTHS
        ("dst", 10),  # slot of M0, or a lane
        ("other", 10),  # second source
        ("set", 5),
    ),
    "encode": (
        ("op", 2),
        ("src", 2),  # slot of M2
        ("addr", 10),
        ("width", 3),
        ("set", 5),
    ),
}
BITS = {stream: sum(bits for _, bits in fields) for stream, fields in FIELDS.items()}


def encode(stream: str, **values: int) -> int:
    """One microinstruction as a number; fields not given are 0."""
    word = at = 0
    for name, bits in FIELDS[stream]:
        value = values.pop(name, 0)
        if not 0 <= value < 1 << bits:
            raise ValueError(f"{stream}: {name} = {value} does not fit {bits} bits")
        word |= value << at
        at += bits
    if values:
        raise ValueError(f"{stream}: no field {', '.join(values)}")
    return word


class Word:
    """One microinstruction taken apart."""

    def __init__(self, stream: str, word: int):
        for name, bits in FIELDS[stream]:
            setattr(self, name, word & ((1 << bits) - 1))
            word >>= bits


@dataclass(frozen=True)
class Program:
    """Four streams, and the names of what they make, for pictures."""

    streams: dict[str, tuple[int, ...]]
    labels: dict[str, tuple[str, ...]]
    events: tuple[str, ...]

    def on(self, hw: Hardware) -> Program:
        """The program with the slots of M0 and M2 that this hardware has."""
        if hw.engines:
            return self
        streams = dict(self.streams)
        for stream in STREAMS:
            words = self.words(stream)
            for word in words:
                if stream == "hash" and word.last and word.dest != TO_BYTES:
                    word.dst = hw.slot(word.dst)
                elif stream == "decode" and word.op == DECODE:
                    word.dst = hw.slot(word.dst)
                elif stream == "engine":
                    word.a, word.out = hw.slot(word.a), word.out % hw.m2_slots
                elif stream == "encode":
                    word.src %= hw.m2_slots
            streams[stream] = tuple(encode(stream, **vars(word)) for word in words)
        return Program(streams, self.labels, self.events)

    def words(self, stream: str) -> list[Word]:
        return [Word(stream, w) for w in self.streams[stream]]
