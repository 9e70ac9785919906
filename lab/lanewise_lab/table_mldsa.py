# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-DSA predicted: key generation from a seed, signing and verification from the bytes of keys.

As of ML-KEM all that lies between kernels is traced, and the kernels run (operations.py): the
emulated library makes a key pair, signs messages with it, and has to verify what it signed. Signing
is a mean: a message of which the first attempt succeeds is traced, and one that takes about as many
as FIPS 204 expects; what each of the others adds is taken as often as it expects. Where they are
given up is as it comes; most of an attempt lies before that.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from . import cores, operations, table_aarch64
from .operations import Scheme, Tracer
from .table_mlkem import FIRMWARE


class Set(NamedTuple):
    """number: in lanewise/mldsa.h; bytes of keys and of a signature; mean: attempts in FIPS 204
    table 1; messages: attempts -> one that takes so many."""

    number: int
    public: int
    private: int
    signature: int
    mean: float
    messages: dict[int, int]


SETS = {
    "ML-DSA-44": Set(44, 1312, 2560, 2420, 4.25, {1: 3, 4: 2}),
    "ML-DSA-65": Set(65, 1952, 4032, 3309, 5.1, {1: 1, 5: 4}),
    "ML-DSA-87": Set(87, 2592, 4896, 4627, 3.85, {1: 6, 4: 3}),
}
OPERATIONS = ("keygen", "sign", "sign-once", "verify")
_ENTRIES = tuple(f"lanewise_mldsa_{name}" for name in ("keygen_seed", "sign", "verify"))
SEED = random.Random(2).randbytes(32)


def message(number: int) -> bytes:
    return number.to_bytes(4, "little")


def options(word: int) -> bytes:
    """lanewise_mldsa_options with `deterministic` set, of a machine with words of so many bytes."""
    before = 2 * word + 4 + 4  # context, its length, prehash, message_is
    return (bytes(before) + (1).to_bytes(4, "little")).ljust(64 + 4 * word, b"\0")


class Calls:
    """The functions, on one key pair."""

    def __init__(self, path: Path, core: cores.Core, name: str):
        self.emulation, self.set = Tracer(path, core), SETS[name]
        _, public, private, signature, *_ = self.set
        room, word = self.emulation.memory.room, self.emulation.target.word
        self.seed, self.options = room(SEED), room(options(word))
        self.public, self.private = (room(bytes(n)) for n in (public, private))
        self.signature, self.message = room(bytes(signature)), room(bytes(4))

    def keygen(self) -> list[int]:
        s = self.set
        return [s.number, self.public, s.public, self.private, s.private, self.seed, 32]

    def sign(self, number: int) -> list[int]:
        s = self.set
        self.emulation.memory.write(self.message, message(number))
        to = [s.number, self.signature, s.signature, self.private, s.private]
        return [*to, self.message, 4, self.options]

    def verify(self) -> list[int]:
        s = self.set
        of = [s.number, self.signature, s.signature, self.public, s.public]
        return [*of, self.message, 4, self.options]


def mean(counts: dict[int, dict], attempts: float) -> dict:
    """Of what is counted of one attempt and of several."""
    (_, one), (tried, several) = counts.items()
    more = (attempts - 1) / (tried - 1)
    keys = dict.fromkeys([*one, *several])
    out = {k: one.get(k, 0) + more * (several.get(k, 0) - one.get(k, 0)) for k in keys}
    return out | {"between_timed_as_others": several["between_timed_as_others"]}


def counted(path: Path, core: cores.Core, name: str) -> dict[str, dict]:
    """What each operation executes; Failed if a signature is not valid."""
    calls = Calls(path, core, name)
    keygen_seed, sign, verify = _ENTRIES
    run, counts = calls.emulation.run, calls.emulation.counts
    found = {"keygen": counts(run(keygen_seed, calls.keygen()))}
    tried = {n: counts(run(sign, calls.sign(m))) for n, m in calls.set.messages.items()}
    found |= {"sign": mean(tried, calls.set.mean), "sign-once": tried[1]}
    return found | {"verify": counts(run(verify, calls.verify()))}


def _one(core: str, name: str, which: tuple[str, ...], path: str) -> list[dict]:
    found = counted(Path(path), cores.load(core), name.removesuffix(SMALL))
    return [
        {"core": core, "set": name, "operation": what, **operations.rounded(found[what])}
        for what in which
    ]


SMALL = ", in little memory"
SCHEME = Scheme(
    name="mldsa",
    sources=(
        *("mldsa/*.c", "mldsa/aarch64/*.[cS]", "common/prehash.c"),
        *("mlkem/arith*.c", "mlkem/aarch64/*.[cS]"),
    ),
    left_out=("mldsa_small.c",),
    entries=_ENTRIES,
    defines=("LANEWISE_MLDSA_AARCH64", "LANEWISE_MLKEM_AARCH64"),
    pairs=[(c, s) for s in SETS for c in (*table_aarch64.CORES, *FIRMWARE)],
    operations=OPERATIONS,
    one=_one,
    dropin=None,
)
IN_LITTLE_MEMORY = Scheme(
    name="mldsa-small",
    sources=(),
    entries=_ENTRIES,
    pairs=[(c, s + SMALL) for s in SETS for c in FIRMWARE],
    operations=OPERATIONS,
    one=_one,
    dropin="mldsa",
)
