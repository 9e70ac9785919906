# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a script for top_tb.sv is made of: operations, beats of the streams, seeds."""

from __future__ import annotations

import random
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
MLKEM = HERE.parents[1]
sys.path[:0] = [str(MLKEM / "model"), str(MLKEM / "regs")]
import generate  # noqa: E402
from params import SIZES, VERSIONS, Set  # noqa: E402

TABLE = tomllib.loads((MLKEM / "regs/registers.toml").read_text())
REG = {r["name"]: r["offset"] for r in TABLE["register"]}
ERROR = {e["name"]: e["code"] for e in TABLE["error"]}
OBJECT = {o["name"]: o["number"] for o in TABLE["object"]}
START, ZEROISE, SELFTEST = 1, 2, 4
OKAY, SLVERR = 0, 2
BUSY, TRANSFER, DONE, CLEAN, TESTED = 1, 2, 4, 8, 16
WIPE = 64  # of COMMAND
WRITE, READ, POLL, SEND, RECEIVE, ZERO, IRQ, SLEEP, USED, SENT, ROSE, SETTLE, MARK, SEEDS = range(
    14
)
ALL, MASK64 = 0xFFFFFFFF, (1 << 64) - 1
ODD, BAD = 0x9E3779B97F4A7C15, 0xBADBADBADBADBAD0
SETS = [Set(v, s) for v in VERSIONS for s in SIZES]


def lanes_of(name: str, p: Set) -> int:
    return generate.place(name, p)[1]


class Script:
    """Operations, and beats of the streams."""

    def __init__(self, rng: random.Random, *arguments: str):
        self.rng, self.arguments = rng, list(arguments)
        self.ops: list[tuple[int, ...]] = []
        self.sin: list[int] = []
        self.sout: list[int] = []
        self.seeds: list[int] = []
        self.poll("STATUS", 0, BUSY)  # after reset

    def files(self) -> dict[str, str]:
        return {
            "ops": "".join(" ".join(f"{x:x}" for x in op) + "\n" for op in self.ops),
            "sin": "".join(f"{x:x}\n" for x in self.sin),
            "sout": "".join(f"{x:x}\n" for x in self.sout),
            "seeds": "".join(f"{x:x}\n" for x in self.seeds),
        }

    # Single accesses.
    def write(self, register: str | int, value: int, resp: int = OKAY, strobes: int = 15) -> None:
        address = REG.get(register, register)
        self.ops.append((WRITE, address, value, strobes, resp))

    def read(self, register: str | int, value: int, mask: int = ALL, resp: int = OKAY) -> None:
        self.ops.append((READ, REG.get(register, register), value, mask, resp))

    def poll(self, register: str, value: int, mask: int) -> None:
        self.ops.append((POLL, REG[register], value, mask, 0))

    def status(self, error: str = "NONE", bits: int = 0, valid: tuple[str, ...] = ()) -> None:
        """All of STATUS, when it is not BUSY any more."""
        self.poll("STATUS", 0, BUSY)
        held = sum(1 << OBJECT[name] for name in valid)
        self.read("STATUS", bits | ERROR[error] << 8 | held << 16)

    def other(self, op: int, value: int = 0, addr: int = 0) -> None:
        self.ops.append((op, addr, value, 0, 0))

    # Commands.
    def command(self, p: Set, operation: int = 0, wipe: bool = False) -> None:
        level = SIZES.index(p.size) | WIPE * wipe
        self.write("COMMAND", level | operation << 2 | VERSIONS.index(p.version) << 4)

    def open(self, name: str, lanes: int, out: bool = False, stream: bool = False) -> None:
        number = OBJECT.get(name, 7)
        self.write("TRANSFER", number | out << 3 | stream << 4 | 8 * lanes << 16)

    def put(self, name: str, data: list[int], stream: bool | None = None) -> None:
        """By DATA or the stream; if it is not said by which, seeds also by their port."""
        if stream is None and name in ("SEED", "COINS") and self.rng.random() < 0.3:
            return self.granted(name, data)
        stream = self.rng.random() < 0.5 if stream is None else stream
        self.open(name, len(data), stream=stream)
        if stream:
            self.beats(data)
        else:
            for lane in data:
                self.write("DATA", lane & ALL)
                self.write("DATA", lane >> 32)
        self.poll("STATUS", 0, TRANSFER)

    def beats(self, data: list[int], last: bool = True, delay: int = 0) -> None:
        self.sin += [lane | (last and n == len(data) - 1) << 64 for n, lane in enumerate(data)]
        self.other(SEND, len(data), delay)

    def granted(self, name: str, data: list[int]) -> None:
        """By the seed port, which offers before or behind TRANSFER."""
        self.seeds += data
        early = self.rng.random() < 0.5
        if early:
            self.other(SEEDS, len(data))
        stream = self.rng.random() < 0.5  # does not count
        self.write("TRANSFER", OBJECT[name] | stream << 4 | 32 | 8 * len(data) << 16)
        if not early:
            self.read("STATUS", TRANSFER, TRANSFER)
            self.other(SEEDS, len(data))
        self.poll("STATUS", 0, TRANSFER)

    def get(self, name: str, data: list[int], stream: bool | None = None) -> None:
        stream = self.rng.random() < 0.5 if stream is None else stream
        self.open(name, len(data), out=True, stream=stream)
        if stream:
            self.sout += [lane | (n == len(data) - 1) << 64 for n, lane in enumerate(data)]
            self.other(RECEIVE, len(self.sout))
        else:
            for lane in data:
                self.read("DATA", lane & ALL)
                self.read("DATA", lane >> 32)
        self.read("STATUS", 0, TRANSFER)

    def lanes(self, n: int) -> list[int]:
        return [self.rng.getrandbits(64) for _ in range(n)]

    def erased(self, error: str, p: Set | None = None) -> None:
        """What must hold after an error: the code, zeros in the memory, zeros to be read."""
        self.poll("STATUS", ERROR[error] << 8, 0xF00)
        self.status(error, CLEAN)
        self.other(ZERO)
        p = p or Set("fips203", 512)
        self.command(p)
        name = self.rng.choice(("SEED", "COINS", "SS") * 4 + tuple(OBJECT))
        self.get(name, [0] * lanes_of(name, p))
