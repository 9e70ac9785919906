# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Flips bits of arithmetic functions, plants wrongs in their C: each is refused by the prover, or
right when it is run.

Run in lab/: python -m conformance.arith_flips --bits 100 --wrongs 25 [--only TEXT]

Takes portable C of ML-KEM and ML-DSA as gcc compiles it at -O2 for three targets, vector code as it
ships and the generated transforms, flips bits of the instructions that a proof executes, and
changes the C (arith_wrongs.py). What is proved all the same is run on extreme and random inputs, on
the processor or under an emulator.

arith_flips.tsv is the record: of each function, of an object with this digest, how many there were
and what came of them; --page writes docs/arithmetic-flips.md from it. A run does what the record
lacks of the numbers asked for, all functions in turns, and writes it after each step, so it can be
stopped and goes on where it was. Of another object it begins anew. Exit 1 if a run is wrong.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing import Pool
from pathlib import Path

from lanewise_lab import arith_shipped, arith_vectors
from lanewise_lab.arith_shipped import SCHEMES, Row
from lanewise_lab.checkout import ROOT
from lanewise_lab.ntt import proofs as transforms
from lanewise_lab.prove.arithmetic import Claim, prove
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.symbolic import Refused

from . import arith_native, arith_wrongs

RECORD = Path(__file__).with_name("arith_flips.tsv")
PAGE = ROOT / "docs/arithmetic-flips.md"
#: Which code, and how the page calls it. Portable C as target, compiler and level.
CODES = {
    "x86-64 gcc -O2": "Portable C, x86-64",
    "AArch64 gcc -O2": "Portable C, AArch64",
    "RV64 gcc -O2": "Portable C, RV64",
    "avx2": "AVX2",
    "avx512": "AVX-512",
    "neon": "Neon",
}
#: Bits of a function that one step flips.
STEP = 10


@dataclass(frozen=True)
class Function:
    """A claim of a function, the first. code: one of CODES."""

    code: str
    scheme: str
    name: str

    def __str__(self) -> str:
        return f"{self.code} {self.scheme} {self.name}"

    @property
    def row(self) -> Row | None:
        """Of portable C."""
        parts = self.code.split()
        return Row(self.scheme, self.name, *parts) if len(parts) == 3 else None

    @property
    def target(self) -> str:
        """Of vector code and transforms."""
        return f"{self.scheme.lower().replace('-', '')}_{self.code}"

    @property
    def source(self) -> str:
        return (SCHEMES[self.scheme].sources[0]) if self.row else self._vectors.source

    @property
    def _vectors(self) -> arith_vectors.Target:
        return arith_vectors.TARGETS[self.target]

    @property
    def in_assembly(self) -> bool:
        return not self.row and self.name not in self._vectors.names

    def compiled(self, folder: Path, root: Path = ROOT) -> list[Path]:
        if self.row:
            return arith_shipped.compiled(self.row, folder, root)
        if self.in_assembly:
            return [transforms.assembled(self.target, folder)]
        return arith_vectors.compiled(self._vectors, folder, root=root)

    def claimed(self, paths: list[Path], name: str = "") -> tuple[str, Claim]:
        """name: of another claim of the function."""
        if self.in_assembly:
            claims = transforms.claims(self.target)
            return next((s, c) for s, c in claims.items() if f"_{self.name}_" in s)
        return SCHEMES[self.scheme].claimed(paths, name or self.name)

    def claims(self) -> list[str]:
        """All of the function."""
        names = SCHEMES[self.scheme].names() if self.row else self._vectors.names
        return [name for name in names if name.split()[0] == self.name.split()[0]]


def functions(code: str) -> list[Function]:
    found: dict[tuple[str, str], Function] = {}
    for scheme, of in SCHEMES.items():
        if len(code.split()) == 3:
            names = of.names()
        else:
            vectors = Function(code, scheme, "")._vectors
            names = ["ntt", "inverse", *vectors.names]
        for name in names:
            found.setdefault((scheme, name.split()[0]), Function(code, scheme, name))
    return list(found.values())


@dataclass
class Flipped:
    """right: what is proved with a bit flipped, or a wrong planted, and right in runs; wrong: and
    not. refuted: of wrongs, by inputs, besides those that are refused."""

    refused: int = 0
    refuted: int = 0
    right: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def flip(function: Function, folder: Path, bits: int) -> Flipped:
    paths = function.compiled(folder)
    return flipped(paths[0], *function.claimed(paths), function.name, folder, bits)


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Refuses what takes the processor longer: of what loops on and on the terms grow and grow."""

    def refuse(*_):
        raise Refused(f"it is not decided after {seconds:.0f} s")

    before = signal.signal(signal.SIGVTALRM, refuse)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 1)  # again where a refusal is passed over
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def flipped(
    path: Path, symbol: str, claim: Claim, name: str, folder: Path, bits: int, first: int = 0
) -> Flipped:
    """Random bits, number `first` to `bits`, of the instructions that a proof of a function
    executes. name: which draws they are; folder: for objects that are run."""
    draws, out = random.Random(f"bits of {name}"), Flipped()
    code = ObjectFile(str(path), {})
    right = prove(code, symbol, claim)
    executed = sorted(right.code.items())
    raw = path.read_bytes()
    for number in range(bits):
        address, insn = draws.choice(executed)
        at, bit = address + draws.randrange(insn.size), 1 << draws.randrange(8)
        if number < first:
            continue
        old = code.code_at(at, 1)
        new = bytes([old[0] ^ bit])
        code.patch(at, new)
        with at_most(5 + 10 * right.seconds):
            verdict = prove(code, symbol, claim)
        code.patch(at, old)
        if not verdict.proved:
            assert verdict.reason
            out.refused += 1
            continue
        offset = code.file_offset(at)
        copy = folder / f"{path.stem}-{name}-{number}.o".replace(" ", "-")
        copy.write_bytes(raw[:offset] + new + raw[offset + 1 :])
        keeps = arith_native.is_right(copy, symbol, claim, number)
        (out.right if keeps else out.wrong).append(f"{insn.text}: {old.hex()} -> {new.hex()}")
    return out


def plant(function: Function, folder: Path, most: int) -> Flipped:
    """Wrongs in the C of a function, judged by all its claims. folder: for copies of sources."""
    out, root = Flipped(), folder / str(function).replace(" ", "-")
    for name in ("src", "include"):
        shutil.copytree(ROOT / name, root / name)
    symbol, _ = function.claimed(function.compiled(root))
    names = function.claims()
    for number, (wrong, made) in enumerate(arith_wrongs.planted(function, symbol, root, most)):
        verdicts = (arith_vectors.prove_named(function.scheme, made, name) for name in names)
        failed = next((verdict for verdict in verdicts if not verdict.proved), None)
        if failed:
            refuted = failed.reason.startswith("refuted: ")
            out.refuted += refuted
            out.refused += not refuted
            continue
        claims = (function.claimed(made, name)[1] for name in names)
        keeps = all(arith_native.is_right(made[0], symbol, claim, number) for claim in claims)
        (out.right if keeps else out.wrong).append(str(wrong))
    return out


@dataclass(frozen=True)
class Count:
    """What came of a function. asked: wrongs, of which there may be fewer."""

    function: Function
    object: str = ""
    refused: int = 0
    right: int = 0
    asked: int = 0
    wrongs_refuted: int = 0
    wrongs_refused: int = 0
    wrongs_right: int = 0
    wrong: int = 0

    @property
    def bits(self) -> int:
        return self.refused + self.right

    @property
    def numbers(self) -> tuple[int, ...]:
        wrongs = self.asked, self.wrongs_refuted, self.wrongs_refused, self.wrongs_right
        return self.refused, self.right, *wrongs, self.wrong

    @property
    def line(self) -> str:
        f = self.function
        return "\t".join([f.code, f.scheme, f.name, self.object, *map(str, self.numbers)])


HEADER = "code\tscheme\tclaim\tobject\tbits refused\tright\t"
HEADER += "wrongs asked for\trefuted\trefused\tright\twrongly proved"


def recorded() -> dict[Function, Count]:
    out = {}
    for line in RECORD.read_text(encoding="utf-8").splitlines()[1:]:
        code, scheme, name, made, *numbers = line.split("\t")
        function = Function(code, scheme, name)
        out[function] = Count(function, made, *map(int, numbers))
    return out


def record(found: dict[Function, Count]) -> None:
    lines = [found[f].line for code in CODES for f in functions(code) if f in found]
    new = RECORD.with_suffix(".new")
    new.write_text("\n".join([HEADER, *lines]) + "\n", encoding="utf-8")
    new.replace(RECORD)


def step(
    function: Function, paths: list[Path], folder: Path, first: int, bits: int, wrongs: int
) -> Flipped:
    """Wrongs, or bits from `first` on. paths: the objects; folder: for others."""
    with tempfile.TemporaryDirectory(dir=folder) as own:
        if wrongs:
            return plant(function, Path(own), wrongs)
        symbol, claim = function.claimed(paths)
        return flipped(paths[0], symbol, claim, function.name, Path(own), bits, first)


def added(count: Count, came: Flipped, wrongs: int) -> Count:
    wrong = count.wrong + len(came.wrong)
    if not wrongs:
        bits = {"refused": count.refused + came.refused, "right": count.right + len(came.right)}
        return replace(count, **bits, wrong=wrong)
    return replace(
        count, asked=wrongs, wrongs_refuted=came.refuted, wrongs_refused=came.refused,
        wrongs_right=len(came.right), wrong=wrong,
    )  # fmt: skip


def steps(counts: list[Count], bits: int, wrongs: int) -> Iterator[tuple[Function, int, int, int]]:
    """What is to be done, as step() takes it: wrongs first, then all functions as far as any."""
    for count in counts:
        if count.asked < wrongs and not count.function.in_assembly:
            yield count.function, 0, 0, wrongs
    done = {count.function: count.bits for count in counts}
    for goal in [*range(STEP, bits, STEP), bits]:
        for function, have in done.items():
            if have < goal:
                yield function, have, goal, 0
                done[function] = goal


def run(only: str, bits: int, wrongs: int, jobs: int | None = None) -> int:
    """How many are proved and wrong."""
    known, found = recorded() if RECORD.exists() else {}, []
    chosen = [f for code in CODES for f in functions(code) if only in str(f)]
    with tempfile.TemporaryDirectory() as name, Pool(jobs) as pool:
        folder, objects = Path(name), {}
        for f in chosen:
            kind = f.code, f.scheme, f.in_assembly
            objects[f] = objects.get(kind) or f.compiled(folder)
            objects[kind] = objects[f]
            made = hashlib.sha256(objects[f][0].read_bytes()).hexdigest()[:12]
            count = known.get(f)
            found.append(count if count and count.object == made else Count(f, made))
        known |= {count.function: count for count in found}
        todo = list(steps(found, bits, wrongs))
        jobs = [pool.apply_async(step, (f, objects[f], folder, *more)) for f, *more in todo]
        for (f, _, _, planted), job in zip(todo, jobs, strict=True):
            came = job.get()
            known[f] = added(known[f], came, planted)
            record(known)
            print(known[f].line, flush=True)
            for text in came.wrong:
                print(f"WRONGLY PROVED: {f}: {text}", file=sys.stderr)
    return sum(known[f].wrong for f in chosen)


HEAD = """# Flipped bits and planted wrongs of arithmetic

Generated, in `lab`: `python -m conformance.arith_flips --page`, from what
`python -m conformance.arith_flips --bits 100 --wrongs 25` has recorded.

Of each function, random bits of instructions that a proof executes, one at a time: refused by the
prover ([proving.md](proving.md#the-arithmetic-of-ml-kem)), or not decided in ten times as long as
before, which counts as refused; or proved all the same, and then right in runs on extreme and
random inputs. And at most 25 changes of its C, drawn by its name from all
that are generated (`lab/conformance/arith_wrongs.py`): refuted by inputs of which a run is wrong,
with any claim of the function; refused, though no run of extreme and random inputs was wrong; or
proved with all its claims, and right. "-" says that none was tried yet. Portable C is what gcc 12
makes of it at -O2, vector code what it makes as the library is built; `ntt` and `inverse` of vector
code are generated assembly. What is not of x86-64 is run under qemu, AVX-512 under Bochs where the
processor has none. None was proved that a run found wrong.
"""
COLUMNS = "| scheme | claim | bits: refused | right | wrongs: refuted | refused | right |"


def _cells(count: Count) -> list[str]:
    wrongs = count.wrongs_refuted, count.wrongs_refused, count.wrongs_right
    bits = count.refused, count.right
    return [
        *(map(str, bits) if count.bits else "--"),
        *(map(str, wrongs) if count.asked else "---"),
    ]


def page() -> str:
    counts, text = list(recorded().values()), [HEAD]
    for code, title in CODES.items():
        of = [count for count in counts if count.function.code == code]
        if not of:
            continue
        bits, wrongs = sum(c.bits for c in of), sum(sum(c.numbers[3:6]) for c in of)
        text += [f"## {title}: {bits} bits, {wrongs} wrongs\n"]
        text += ["<!-- figures: written by lab/conformance/arith_flips.py -->", COLUMNS]
        text += ["|" + " --- |" * 7]
        for count in of:
            f = count.function
            text += [f"| {f.scheme} | {f.name} | {' | '.join(_cells(count))} |"]
        sums = [
            sum(column)
            for column in zip(*(c.numbers[:2] + c.numbers[3:6] for c in of), strict=True)
        ]
        text += [f"| all | {len(of)} | {' | '.join(map(str, sums))} |", ""]
    return "\n".join(text)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="arith_flips", description=__doc__)
    parser.add_argument("--bits", type=int, default=100)
    parser.add_argument("--wrongs", type=int, default=25)
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes, else all processors")
    parser.add_argument("--page", action="store_true", help="write docs/arithmetic-flips.md")
    options = parser.parse_args(arguments)
    if options.page:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    return 1 if run(options.only, options.bits, options.wrongs, options.jobs) else 0


if __name__ == "__main__":
    sys.exit(main())
