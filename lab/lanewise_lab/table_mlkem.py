# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-KEM predicted: key generation, encapsulation and decapsulation from key bytes.

Operations are short, so all that lies between kernels is traced, and the kernels run too: the
emulated library makes a key pair, encapsulates to it and decapsulates, and the shared keys have to
agree (operations.py). Each operation runs once before it is traced, because the first call selects
kernels. How many blocks a matrix takes depends on the seed: of this one, most three a polynomial.
"""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

from . import cores, operations, table_aarch64
from .cycles.trace import RETURN
from .operations import Emulation, Run, Scheme, board, lines
from .tools import Failed

#: Set -> its number in lanewise/mlkem.h, bytes of a public key, a private key and a ciphertext.
SETS = {
    "ML-KEM-512": (512, 800, 1632, 768),
    "ML-KEM-768": (768, 1184, 2400, 1088),
    "ML-KEM-1024": (1024, 1568, 3168, 1568),
}
OPERATIONS = ("keygen", "encaps", "decaps")
FIRMWARE = ("cortex-m4", "cortex-m7")
_SYMBOLS = ("keygen_seed", "encaps_seed", "decaps")
SCHEME = Scheme(
    name="mlkem",
    sources=("mlkem/*.c", "mlkem/aarch64/*.c"),
    left_out=("many.c", "lockstep.c", "kyber.c"),
    entries=tuple(f"lanewise_mlkem_{name}" for name in _SYMBOLS),
    defines=("LANEWISE_MLKEM_AARCH64",),
)


class _Tracer(Emulation):
    """Calls of which everything is traced but the kernels, which run in the plain machine."""

    def __init__(self, path: Path, core: cores.Core):
        super().__init__(path, core)
        self.plain = self.machine([])
        self.watched = self.machine(self.kernels, watched=True)

    def run(self, symbol: str, arguments: list[int]) -> Run:
        first = self.go(self.plain, self.enter(self.plain, symbol, arguments))
        self._status(symbol, self.plain, first)
        out, pc = Run(), self.enter(self.watched, symbol, arguments)
        while True:
            pc, events = self.watch(self.watched, pc)
            out.stretches.append(events)
            if pc == RETURN:
                break
            out.calls[self.kernels[pc]] += 1
            behind = self.link(self.watched)
            self.copy(self.plain, self.watched)
            self.plain.reg_write(self.target.link, RETURN | self.target.code_bit)
            self.go(self.plain, pc)
            self.copy(self.watched, self.plain)
            pc = behind
        self._status(symbol, self.watched, pc)
        return out

    def _status(self, symbol: str, uc, pc: int) -> None:
        status = uc.reg_read(self.target.arguments[0])
        if pc != RETURN or status:
            raise Failed(f"{symbol} on {self.core.name} ends at {pc:#x} with status {status}")


def runs(path: Path, core: cores.Core, name: str) -> tuple[_Tracer, dict[str, Run], dict]:
    """The operations, and what they compute: d and z, m, ek, dk, ct, and both shared keys."""
    number, *sizes = SETS[name]
    emulation, chance = _Tracer(path, core), random.Random(2)
    keep = {"seed": chance.randbytes(64), "m": chance.randbytes(32)}
    keep |= {part: bytes(n) for part, n in zip(("ek", "dk", "ct"), sizes, strict=True)}
    keep |= {"ss": bytes(32), "ss_again": bytes(32)}
    at = {part: emulation.memory.room(data) for part, data in keep.items()}
    calls = (
        [at["ek"], at["dk"], at["seed"]],
        [at["ct"], at["ss"], at["ek"], sizes[0], at["m"]],
        [at["ss_again"], at["dk"], sizes[1], at["ct"], sizes[2]],
    )
    found = {
        operation: emulation.run(symbol, [number, *arguments])
        for operation, symbol, arguments in zip(OPERATIONS, SCHEME.entries, calls, strict=True)
    }
    kept = {part: emulation.memory.read(at[part], len(data)) for part, data in keep.items()}
    if kept["ss"] != kept["ss_again"] or not any(kept["ss"]):
        raise Failed(f"{name} on {core.name}: the shared keys differ")
    return emulation, found, kept


def _one(which: tuple[str, ...], task: tuple[str, str, None, str]) -> list[dict]:
    core_name, name, _, path = task
    core = cores.load(core_name)
    emulation, found, _ = runs(Path(path), core, name)
    rows = []
    for operation in which:
        run = found[operation]
        outside = operations.between(run, emulation.image, core)
        counts = run.calls | {
            "between_cycles": outside.cycles,
            "between_low": outside.low,
            "between_high": outside.high,
            "between_error": 0,
            "between_instructions": outside.instructions,
        }
        row = {"core": core_name, "set": name, "operation": operation}
        row |= operations.rounded(counts)
        rows.append(row | {"between_timed_as_others": round(outside.instead, 4)})
    return rows


def pairs() -> operations.Pairs:
    """Cores and sets."""
    return [(c, s) for s in SETS for c in (*table_aarch64.CORES, *FIRMWARE)]


def chosen(on: list[str] | None, sets: list[str] | None) -> dict:
    """The table of these cores and sets; None is all."""
    return make(operations.chosen(pairs(), on, sets))


def make(some: operations.Pairs, which: tuple[str, ...] = OPERATIONS) -> dict:
    made = operations.make(SCHEME, "mlkem", some, [None], partial(_one, which))
    return made | {"what": "cycles of an operation of ML-KEM from key bytes, the second call"}


def markdown(made: dict) -> str:
    """Core by core: operations, then how far boards may lie from them."""
    rows = made["rows"]
    legend = (
        "Thousands of cycles, predicted. Between: the share of what is executed outside the "
        "kernels, which is nearly all compiled code."
    )
    others = operations.beside("mlkem", rows, 1e3)
    return "\n\n".join([operations.by_core(rows, 1e3), legend, bands(rows), others])


def bands(rows: list[dict]) -> str:
    out = [["core", "board", "between: instructions timed as others"]]
    for core in dict.fromkeys(r["core"] for r in rows):
        these = [r for r in rows if r["core"] == core]
        worst = {
            "cycles": 1,
            "low": min(r["low"] / r["cycles"] for r in these),
            "high": max(r["high"] / r["cycles"] for r in these),
        }
        most = 100 * max(r["between_timed_as_others"] for r in these)
        out.append([cores.short(core), board(worst), f"{most:.0f} %"])
    legend = (
        "Board: how far from the prediction a board may lie, in percent, by the errors of the "
        "core's model under any rules that fit, the widest of its rows. These errors were seen on "
        "Keccak kernels; nobody has judged the models on compiled code."
    )
    return "\n".join(lines(out, 1)) + "\n\n" + legend
