# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-KEM predicted: key generation, encapsulation and decapsulation from key bytes.

Operations are short, so all that lies between kernels is traced, and the kernels run too: the
emulated library makes a key pair, encapsulates to it and decapsulates, and the shared keys have to
agree (operations.py). Each operation runs once before it is traced, because the first call selects
kernels. How many blocks a matrix takes depends on the seed: of this one, most three a polynomial.
"""

from __future__ import annotations

import random
from pathlib import Path

from . import cores, table_aarch64
from .operations import Run, Scheme, Tracer
from .tools import Failed

#: Set -> its number in lanewise/mlkem.h, bytes of a public key, a private key and a ciphertext.
SETS = {
    "ML-KEM-512": (512, 800, 1632, 768),
    "ML-KEM-768": (768, 1184, 2400, 1088),
    "ML-KEM-1024": (1024, 1568, 3168, 1568),
}
OPERATIONS = ("keygen", "encaps", "decaps")
FIRMWARE = ("cortex-m4", "cortex-m7")
_ENTRIES = tuple(f"lanewise_mlkem_{name}" for name in ("keygen_seed", "encaps_seed", "decaps"))


def runs(path: Path, core: cores.Core, name: str) -> tuple[Tracer, dict[str, Run], dict]:
    """The operations, and what they compute: d and z, m, ek, dk, ct, and both shared keys."""
    number, ek, dk, ct = SETS[name]
    emulation, chance = Tracer(path, core), random.Random(2)
    keep = {"seed": chance.randbytes(64), "m": chance.randbytes(32)}
    keep |= {part: bytes(n) for part, n in zip(("ek", "dk", "ct"), (ek, dk, ct), strict=True)}
    keep |= {"ss": bytes(32), "ss_again": bytes(32)}
    at = {part: emulation.memory.room(data) for part, data in keep.items()}
    calls = (
        [at["ek"], ek, at["dk"], dk, at["seed"], 64],
        [at["ct"], ct, at["ss"], 32, at["ek"], ek, at["m"], 32],
        [at["ss_again"], 32, at["dk"], dk, at["ct"], ct],
    )
    found = {
        operation: emulation.run(symbol, [number, *arguments])
        for operation, symbol, arguments in zip(OPERATIONS, _ENTRIES, calls, strict=True)
    }
    kept = {part: emulation.memory.read(at[part], len(data)) for part, data in keep.items()}
    if kept["ss"] != kept["ss_again"] or not any(kept["ss"]):
        raise Failed(f"{name} on {core.name}: the shared keys differ")
    return emulation, found, kept


def _one(core_name: str, name: str, which: tuple[str, ...], path: str) -> list[dict]:
    core = cores.load(core_name)
    emulation, found, _ = runs(Path(path), core, name)
    return emulation.rows(name, {what: found[what] for what in which})


SCHEME = Scheme(
    name="mlkem",
    sources=("mlkem/*.c", "mlkem/aarch64/*.[cS]"),
    left_out=("many.c", "lockstep.c", "kyber.c", "mlkem_small.c", "xwing.c"),
    entries=_ENTRIES,
    defines=("LANEWISE_MLKEM_AARCH64",),
    pairs=[(c, s) for s in SETS for c in (*table_aarch64.CORES, *FIRMWARE)],
    operations=OPERATIONS,
    one=_one,
)
