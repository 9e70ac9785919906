# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The KEM core in Verilator against vectors and implementations that share nothing with it.

What tests/mlkem asks of the C library is asked of the RTL, and the C library is not there:
ACVP's cases of ML-KEM (tests/kat/vectors_mlkem.txt); kyber-py; wycheproof, but for the cases of
wrong lengths, which a core without lengths cannot be given; the digests of whole NIST response
files of round 3 and of ML-KEM; the C sources of the crates pqcrypto-kyber 0.6.7 (round 2) and 0.7.6
(round 3) with --cases seeds a set and those of a NIST response file, and their digests of its first
entry. A sample: ACVP and kyber-py, few cases.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace

import oracle_mlkem
from core_bench import SETS, Core, build, in_turn
from oracle_mlkem import same
from params import SIZES, Hardware, Set

from rtl.tools.simulators import BUILD, ROOT, Failed

VECTORS = ROOT / "tests/kat/vectors_mlkem.txt"
#: ACVP's cases of each set, and how many of each kind a sample has.
ACVP, FEW = {"keygen": 25, "encaps": 25, "decaps": 10}, 2


class Unfit(ValueError):
    """A length that only the bus side and the driver can refuse."""


class Simulated:
    """One parameter set of the simulated core, as golden.Model offers the library's."""

    def __init__(self, core: Core, p: Set):
        self.core, self.p, self.unfit = core, p, 0

    def _run(self, operation: str, lengths: dict[str, int], **inputs: bytes) -> dict[str, bytes]:
        for name, length in lengths.items():
            if len(inputs[name]) != length:
                self.unfit += 1
                raise Unfit(f"{name} has {len(inputs[name])} bytes, not {length}")
        result = self.core.run(self.p, operation, **inputs)
        if result.dones != 1:
            raise Failed(f"{self.p} {operation}: done came {result.dones} times")
        if result.error:
            raise ValueError("the check of the key failed")
        return self.core.outputs(self.p, operation)

    def keygen(self, d: bytes, z: bytes) -> tuple[bytes, bytes]:
        found = self._run("keygen", {"d": 32, "z": 32}, d=d, z=z)
        return found["ek"], found["dk"]

    def encaps(self, ek: bytes, coins: bytes) -> tuple[bytes, bytes]:
        lengths = {"ek": 8 * self.p.ek_lanes, "coins": 32}
        found = self._run("encaps", lengths, ek=ek, coins=coins)
        return found["ct"], found["ss"]

    def decaps(self, dk: bytes, ct: bytes) -> bytes:
        lengths = {"dk": 8 * self.p.dk_lanes, "ct": 8 * self.p.ct_lanes}
        return self._run("decaps", lengths, dk=dk, ct=ct)["ss"]


def vectors() -> list[dict[str, str]]:
    """The cases of vectors_mlkem.txt; a key that a case does not give is that of the one before."""
    found: list[dict[str, str]] = []
    last: dict[str, str] = {}
    for block in VECTORS.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        case = dict(line.split(" = ") for line in lines)
        if "ct" in case:
            case.setdefault("dk", last.get("dk", ""))
        if case:
            found.append(case)
            last = case
    return found


def acvp(size: int, few: bool, core: Core) -> str:
    model, counts = Simulated(core, Set("fips203", size)), Counter()
    for case in vectors():
        if case["set"] != f"ML-KEM-{size}":
            continue
        of = {name: bytes.fromhex(text) for name, text in case.items() if name != "set"}
        kind = "keygen" if "seed" in of else "encaps" if "m" in of else "decaps"
        if few and counts[kind] == FEW:
            continue
        counts[kind] += 1
        if kind == "keygen":
            pair = model.keygen(of["seed"][:32], of["seed"][32:])
            got = [hashlib.sha3_256(key).digest() for key in pair]
            want = [of["ek-hash"], of["dk-hash"]]
        elif kind == "encaps":
            ct, ss = model.encaps(of["ek"], of["m"])
            got, want = [hashlib.sha3_256(ct).digest(), ss], [of["ct-hash"], of["ss"]]
        else:
            got, want = model.decaps(of["dk"], of["ct"]), of["ss"]
        same(got, want, f"ACVP ML-KEM-{size} {kind} {counts[kind]}")
    wanted = {kind: FEW for kind in ACVP} if few else ACVP
    same(dict(counts), wanted, f"ACVP ML-KEM-{size}: number of cases")
    return f"fips203 {size}: {counts.total()} ACVP cases agree"


def kyber_py(size: int, cases: int, core: Core) -> str:
    n = oracle_mlkem.against_kyber_py(Simulated(core, Set("fips203", size)), size, cases)
    return f"fips203 {size}: {n} seeds agree with kyber-py"


def wycheproof(core: Core) -> str:
    models = {p.size: Simulated(core, p) for p in SETS if p.version == "fips203"}
    seen = oracle_mlkem.against_wycheproof(lambda version, size: models[size])
    unfit = sum(model.unfit for model in models.values())
    return f"fips203: {seen - unfit} wycheproof cases agree, {unfit} of wrong lengths not given"


def answers(version: str, size: int, core: Core) -> str:
    n = oracle_mlkem.known_answers(Simulated(core, Set(version, size)), version, size)
    return f"{version} {size}: NIST's response file of {n} entries agrees"


def crates(version: str, size: int, cases: int, core: Core) -> str:
    model = Simulated(core, Set(version, size))
    n = oracle_mlkem.against_rounds(model, version, size, cases, BUILD / "mlkem/rounds")
    return f"{version} {size}: NIST's first entry and {n} seeds agree with pqcrypto-kyber"


def jobs(cases: int, sample: bool, versions: tuple[str, ...]) -> list[Callable[[Core], str]]:
    """What is asked of one with these versions, the longest first; each has a core for itself."""
    found: list[Callable[[Core], str]] = []
    if not sample:
        found.append(wycheproof)
        which = [(v, n) for v, n in oracle_mlkem.ANSWERS if v in versions]
        found += [partial(answers, *each) for each in which]
        which = [(v, n) for v in oracle_mlkem.CRATES for n in SIZES if v in versions]
        found += [partial(crates, *each, cases) for each in which]
    found += [partial(acvp, size, sample) for size in SIZES]
    return found + [partial(kyber_py, size, 1 if sample else cases) for size in SIZES]


def run(o: SimpleNamespace) -> bool:
    hw = Hardware(o.engines, o.rounds, o.slices, o.multipliers)

    def told(job: Callable[[Core], str], core: Core) -> None:
        try:
            print(f"oracle, {hw.name}: {job(core)}", flush=True)
        except SystemExit as error:  # of an oracle
            raise Failed(str(error)) from error

    in_turn(build(hw), [partial(told, job) for job in jobs(o.cases, o.sample, hw.versions)])
    return True
