# SPDX-License-Identifier: Apache-2.0 OR MIT
"""SPHINCS+ and SLH-DSA predicted: key generation, signing and verification, beside what others
published of SPHINCS+ on AArch64 (schemes.py).

Operations are long, so what lies between kernels is a random sample (operations.py). In place of a
kernel runs a function of sphincs.c, which leaves other bytes than a permutation would: what is
executed does not depend on them, except that verification has as many steps as the digits of a
random digest say.
"""

from __future__ import annotations

import math
import random
from pathlib import Path

from elftools.elf.elffile import ELFFile

from . import cores, operations, table_aarch64
from .cycles.trace import RETURN
from .operations import CORTEX_M, MEMORY, STEPS, Emulation, Run, Scheme
from .tools import Failed

OPERATIONS = ("keygen", "sign", "verify")
SIZES = ("128f", "128s", "192f", "192s", "256f", "256s")
#: Set -> its number in lanewise/slhdsa.h, n, bytes of a signature.
_BYTES = {"128s": 7856, "128f": 17088, "192s": 16224, "192f": 35664, "256s": 29792, "256f": 49856}
SETS = {f"{size}-{kind}": size for size in SIZES for kind in ("simple", "robust")}
#: Cortex-M: of FIPS 205, whose hashes are those of the simple sets.
FIRMWARE_SETS = {"SLH-DSA-SHAKE-128s": 1, "SLH-DSA-SHAKE-128f": 2}
#: Kernels and chains that sphincs.c can count.
_STUBS, _CHAINS = 32, 64
_CHAIN_WORDS = MEMORY + 16 + 8 * 2 * _STUBS
_MOST = 120  # samples of stretches
_MESSAGE = bytes(32)


def number_of(name: str) -> int:
    if name in FIRMWARE_SETS:
        return FIRMWARE_SETS[name]
    order = ("128s", "128f", "192s", "192f", "256s", "256f")
    size, kind = name.split("-")
    return 7 + 2 * order.index(size) + (kind == "robust")


def size_of(name: str) -> str:
    return name.split("-")[0] if name in SETS else name[-4:]


def sizes_of(name: str) -> tuple[int, int]:
    """n, and bytes of a signature."""
    size = size_of(name)
    return int(size[:3]) // 8, _BYTES[size]


class _Sampler(Emulation):
    """One call of an operation with functions of sphincs.c in place of kernels. A stretch that is
    to be sampled runs in the watched machine."""

    def __init__(self, path: Path, core: cores.Core):
        super().__init__(path, core)
        self.chains = self._chains()
        self.plain = self.machine([self.image.function("sphincs_watch").address])
        self.watched = self.machine([*self.kernels, *self.chains], watched=True)

    def _kernels(self) -> dict[int, str]:
        """In the order of the counts; each begins with a jump to its function."""
        found, firmware = super()._kernels(), self.core.isa == "armv7m"
        if len(found) > _STUBS:
            raise Failed(f"{self.image.path} holds {len(found)} kernels")
        for n, (entry, short) in enumerate(found.items()):
            instead = self.image.function(f"sphincs_kernel_{n}").address
            far = instead - entry >> 2
            jump = b"\xdf\xf8\x00\xf0" + (instead | 1).to_bytes(4, "little")
            if not firmware:
                jump = (5 << 26 | far & (1 << 26) - 1).to_bytes(4, "little")
            self.memory.write(entry, jump)
            states = 1 if firmware else table_aarch64.states_of(short)
            self.memory.write(MEMORY + 16 + 8 * n, (4 * states).to_bytes(8, "little"))
        return found

    def _chains(self) -> dict[int, str]:
        """The same of chains, of which each says its number in the eighth argument."""
        found: dict[int, str] = {}
        for name, symbol in sorted(self.image.symbols.items()):
            if not name.startswith("lanewise_shake256_x"):
                continue
            far = self.image.function("sphincs_chain").address - symbol.address - 4 >> 2
            words = 0xD2800007 | len(found) << 5, 5 << 26 | far & (1 << 26) - 1
            self.memory.write(symbol.address, b"".join(w.to_bytes(4, "little") for w in words))
            short = name.removeprefix("lanewise_shake256_")
            size = 4 * table_aarch64.states_of(short)
            self.memory.write(_CHAIN_WORDS + 8 * len(found), size.to_bytes(8, "little"))
            found[symbol.address] = short
        if len(found) > _CHAINS:
            raise Failed(f"{self.image.path} holds {len(found)} chains")
        return found

    def run(self, symbol: str, arguments: list) -> Run:
        """Of too many samples half are left, and from then on half as many are taken."""
        plain, out = self.plain, Run(sampled=True)
        chance, every = random.Random(3), 3
        registers = [self.memory.room(a) if isinstance(a, bytes) else a for a in arguments]
        pc = self.enter(plain, symbol, registers)
        while True:
            self.memory.write(MEMORY, chance.randrange(1, 2 * every).to_bytes(8, "little"))
            if self.go(plain, pc) == RETURN:
                break
            self.copy(self.watched, plain)
            pc, events = self.watch(self.watched, self.link(plain))
            self.copy(plain, self.watched)
            out.add(events)
            if pc == RETURN:
                break
            if len(out.stretches) == _MOST:
                out.stretches, every = chance.sample(out.stretches, _MOST // 2), 2 * every
        for n, kernel in enumerate(self.kernels.values()):
            calls = self.memory.read64(MEMORY + 16 + 8 * (_STUBS + n))
            out.calls.update({kernel: calls} if calls else {})
        for n, chain in enumerate(self.chains.values()):
            at = _CHAIN_WORDS + 8 * (_CHAINS + n)
            calls, steps = self.memory.read64(at), self.memory.read64(at + 8 * _CHAINS)
            out.calls.update({chain: calls, chain + STEPS: steps} if calls else {})
        return out


#: d, h', a, k of the sets that take too long to run: FIPS 205 table 2. Trees of these heights run
#: instead; what they take is linear in the number of leaves of each kind.
_TALL = {"128s": (7, 9, 12, 14), "192s": (7, 9, 14, 17), "256s": (8, 8, 14, 22)}
_LOW = ((4, 5), (5, 5), (4, 7))  # h', a


def heights(path: Path, name: str, hp: int, a: int) -> tuple[int, bytes, int]:
    """To run a set with other heights: where its row has h, d, h' and a, and these; and the bytes
    of a signature then. A row is a name, a number, n (sets.h) and what stands here."""
    n, _ = sizes_of(name)
    d, whole, high, k = _TALL[size_of(name)]
    rows = len(SETS) + len(SIZES)  # SPHINCS+ and SLH-DSA
    with path.open("rb") as f:
        elf = ELFFile(f)
        table = elf.get_section_by_name(".symtab").get_symbol_by_name("sets")
        word = elf.elfclass // 8
        if not table or len(table) != 1 or table[0]["st_size"] % rows:
            raise Failed(f"{path}: not one table of {rows} rows named sets")
        row = table[0]["st_value"] + table[0]["st_size"] // rows * (number_of(name) - 1)
        at = row + 2 * word + 1
        section = elf.get_section(table[0]["st_shndx"])
        found = section.data()[at - 1 - section["sh_addr"] :][:5]
    if found != bytes((n, d * whole, d, whole, high)):
        raise Failed(f"{path}: the row of {name} has {found.hex(' ')} where its heights should be")
    return at, bytes((d * hp, d, hp, a)), n * (1 + k * (1 + a) + d * (2 * n + 3 + hp))


def arguments_of(operation: str, name: str, signature: int | None = None) -> tuple[str, list]:
    """Of the functions of sphincs.c: the symbol and what it is called with."""
    n, whole = sizes_of(name)
    signature = signature or whole
    chance = random.Random(2)
    message = [_MESSAGE, len(_MESSAGE)]
    more = {
        "keygen": [bytes(2 * n), 2 * n, bytes(4 * n), 4 * n, chance.randbytes(3 * n), 3 * n],
        "sign": [bytes(signature), signature, chance.randbytes(4 * n), 4 * n, *message],
        "verify": [
            chance.randbytes(signature),
            signature,
            chance.randbytes(2 * n),
            2 * n,
            *message,
        ],
    }
    return f"sphincs_{operation}", [number_of(name), *more[operation]]


def _measured(path: Path, core: cores.Core, name: str, operation: str, low=None) -> dict:
    """Calls of each kernel, and between: cycles, error, instructions."""
    emulation = _Sampler(path, core)
    signature = None
    if low:
        at, row, signature = heights(path, name, *low)
        emulation.memory.write(at, row)
    run = emulation.run(*arguments_of(operation, name, signature))
    outside = operations.between(run, emulation.image, core)
    return {
        **run.calls,
        "between_cycles": outside.cycles,
        "between_error": outside.error,
        "between_instructions": outside.instructions,
    }


def _tall(path: Path, core: cores.Core, name: str, operation: str) -> dict:
    """From low trees to those of the set, by leaves of the hypertree and of FORS."""
    _, hp, a, _ = _TALL[size_of(name)]
    (h0, a0), (h1, _), (_, a1) = _LOW
    base, wots = (_measured(path, core, name, operation, low) for low in _LOW[:2])
    more = [((1 << hp) - (1 << h0), (1 << h1) - (1 << h0), wots)]
    if operation == "sign":
        fors = _measured(path, core, name, operation, _LOW[2])
        more.append(((1 << a) - (1 << a0), (1 << a1) - (1 << a0), fors))
    out = dict(base)
    for key in {*base, *(k for m in more for k in m[2])}:
        parts = [base.get(key, 0)]
        for leaves, by, other in more:
            slope = leaves / by
            if key == "between_error":  # of a difference of two samples
                parts.append(slope * math.hypot(other[key], base[key]))
            else:
                parts.append(slope * (other.get(key, 0) - base.get(key, 0)))
        out[key] = math.hypot(*parts) if key == "between_error" else sum(parts)
        # How many calls the steps of chains are cut into depends on which of them end together.
        exact = not key.startswith("between") and ("_chain" not in key or key.endswith(STEPS))
        if exact and out[key] != int(out[key]):
            raise Failed(
                f"{name}, {operation}: {out[key]} calls of {key}: not linear in the leaves"
            )
    return out


def _one(core_name: str, name: str, which: tuple[str, ...], path: str) -> list[dict]:
    (operation,) = which
    tall = size_of(name) in _TALL and operation != "verify"
    found = (_tall if tall else _measured)(Path(path), cores.load(core_name), name, operation)
    each = {"core": core_name, "set": name, "operation": operation}
    return [each | operations.rounded(found)]


SCHEME = Scheme(
    name="slhdsa",
    sources=("slhdsa/*.c", "common/prehash.c"),
    left_out=("many.c",),
    harness=("sphincs.c",),
    entries=(
        *(f"sphincs_{name}" for name in (*OPERATIONS, "chain", "watch")),
        *(f"sphincs_kernel_{n}" for n in range(_STUBS)),
    ),
    pairs=[(c, s) for s in SETS for c in table_aarch64.CORES]
    + [(c, s) for s in FIRMWARE_SETS for c in CORTEX_M],
    operations=OPERATIONS,
    one=_one,
    apart=True,
)
