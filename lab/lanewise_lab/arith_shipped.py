# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove arithmetic of ML-KEM and ML-DSA as compiled: python -m lanewise_lab.arith_shipped

Compiles it for each target with each compiler at each level and proves each function, one line
each, against the claims of mlkem/proofs.py and mldsa/proofs.py. Of the level `traps` is proved
besides that no signed number overflows and no shift is one that C leaves undefined.

arith_verdicts.tsv records what came out: scheme, function, target, compiler, level, verdict,
seconds, and of what is not decided why. A verdict that is another than recorded is NOT AS RECORDED,
exit 1. --record writes the record anew, with the verdicts of this run for the rows it took. --only
TEXT takes the rows that contain it, as `gcc -O2`.

A function that is not proved is run on numbers: if a run is wrong, the verdict is `refuted`, with
its inputs, what should come out and what did. Otherwise it is `undecided`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing import Pool
from pathlib import Path

from . import counterexample
from .checkout import ROOT, need_or_exit
from .mldsa import proofs as mldsa
from .mlkem import proofs as mlkem
from .mlkem.proofs import PORTABLE
from .prove.arithmetic import Claim, Verdict, prove
from .prove.objfile import ObjectFile
from .symbolic import Refused

PAGE = ROOT / "docs/arithmetic-proofs.md"
RECORD = Path(__file__).with_name("arith_verdicts.tsv")
#: At `traps`, -O1, compilers put instructions beside signed sums, differences and products, and
#: beside shifts, that end the program if it does what C leaves undefined. None is known to the
#: prover, so what is proved does not reach any.
LEVELS = ("-O1", "-O2", "-O3", "-Os", "traps")
TRAPS = {
    "gcc": ("-fsanitize=signed-integer-overflow,shift", "-fsanitize-undefined-trap-on-error"),
    "clang": ("-fsanitize=signed-integer-overflow,shift", "-fsanitize-trap=all"),
}
#: clang has no headers for C's library of processors without a system.
_BARE = ("clang-19", "-isystem/usr/lib/picolibc/riscv64-unknown-elf/include")
_BARE_ARM = ("clang-19", "-isystem/usr/lib/arm-none-eabi/include", "-mfloat-abi=soft")
#: Target -> compiler -> command.
TARGETS = {
    "x86-64": {"gcc": ("gcc", "-fPIC"), "clang": ("clang-19", "-fPIC")},
    "AArch64": {
        "gcc": ("aarch64-linux-gnu-gcc", "-ffixed-x18"),
        "clang": ("clang-19", "--target=aarch64-linux-gnu", "-ffixed-x18"),
    },
    "RV64": {
        "gcc": ("riscv64-linux-gnu-gcc", "-march=rv64gc"),
        "clang": ("clang-19", "--target=riscv64-linux-gnu", "-march=rv64gc"),
    },
    "RV32": {
        "gcc": (
            "riscv64-unknown-elf-gcc",
            "--specs=picolibc.specs",
            "-march=rv32imac",
            "-mabi=ilp32",
        ),
        "clang": (*_BARE, "--target=riscv32-unknown-elf", "-march=rv32imac", "-mabi=ilp32"),
    },
    "Cortex-M3": {
        "gcc": ("arm-none-eabi-gcc", "-mcpu=cortex-m3", "-mthumb"),
        "clang": (*_BARE_ARM, "--target=thumbv7m-none-eabi", "-mcpu=cortex-m3"),
    },
    "Cortex-M4": {
        "gcc": ("arm-none-eabi-gcc", "-mcpu=cortex-m4", "-mthumb"),
        "clang": (*_BARE_ARM, "--target=thumbv7em-none-eabi", "-mcpu=cortex-m4"),
    },
}

#: Vector code, with intrinsics: whose compilers, and of each scheme its source. The transforms are
#: in assembly, of which compilers change nothing.
VECTORS = {
    "AVX2": ("x86-64", "x86_64/{}_avx2.c"),
    "AVX-512": ("x86-64", "x86_64/{}_avx512.c"),
    "Neon": ("AArch64", "aarch64/{}_neon.c"),
}
TARGETS |= {name: TARGETS[like] for name, (like, _) in VECTORS.items()}
IN_ASSEMBLY = {"ntt", "inverse", "inverse_ntt"}


@dataclass(frozen=True)
class Scheme:
    """sources: the code, and tables that claims are made of. claimed: of a function by its name
    and the objects of the sources, its symbol and claim."""

    sources: tuple[str, ...]
    names: Callable[[], list[str]]
    claimed: Callable[[list[Path], str], tuple[str, Claim]]

    def code(self, target: str) -> str:
        """The source of a target."""
        portable = Path(self.sources[0])
        if target not in VECTORS:
            return str(portable)
        form = VECTORS[target][1].format(portable.stem.removesuffix("_c"))
        return str(portable.parent / form)

    def of(self, target: str) -> list[str]:
        """The claims of functions in that."""
        return self.in_vectors() if target in VECTORS else self.names()

    def in_vectors(self) -> list[str]:
        elsewhere = IN_ASSEMBLY | {f"{f} {d}" for f in ("compress", "decompress") for d in PORTABLE}
        return [name for name in self.names() if name not in elsewhere]


SCHEMES = {
    "ML-KEM": Scheme(
        ("src/mlkem/arith_c.c",),
        lambda: list(mlkem.claims()),
        lambda paths, name: mlkem.claimed(ObjectFile(str(paths[0]), {}), name),
    ),
    "ML-DSA": Scheme(
        ("src/mldsa/poly_c.c", "src/mldsa/mldsa_sets.c"),
        lambda: list(mldsa.claims()),
        lambda paths, name: mldsa.claimed(
            ObjectFile(str(paths[0]), {}), name, mldsa.parameters(paths[1])
        ),
    ),
}


@dataclass(frozen=True)
class Row:
    scheme: str
    function: str
    target: str
    compiler: str
    level: str
    verdict: str = ""
    seconds: float = 0.0
    reason: str = ""

    @property
    def key(self) -> tuple[str, ...]:
        return self.scheme, self.function, self.target, self.compiler, self.level

    def claimed(self, paths: list[Path]) -> tuple[str, Claim]:
        """The function, and what is claimed of it, in the objects of the row."""
        symbol, claim = SCHEMES[self.scheme].claimed(paths, self.function)
        if self.compiler == "gcc" and self.level in ("-O1", "-Os") and self.target in VECTORS:
            claim = replace(claim, allows=("dirty",))  # it places no vzeroupper there
        return symbol, claim

    @property
    def line(self) -> str:
        return "\t".join([*self.key, self.verdict, f"{self.seconds:.1f}", self.reason]).rstrip()


def recorded(path: Path = RECORD) -> dict[tuple[str, ...], Row]:
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    fields = [(line.split("\t") + [""])[:8] for line in lines]
    rows = [Row(*f[:6], float(f[6]), f[7]) for f in fields]
    return {row.key: row for row in rows}


def levels(target: str) -> tuple[str, ...]:
    """What overflows in C does so on every target: `traps` are proved on one."""
    return LEVELS if target == "x86-64" else LEVELS[:-1]


def matrix(only: str = "") -> list[Row]:
    rows = [
        Row(scheme, name, target, compiler, level)
        for scheme, of in SCHEMES.items()
        for target, compilers in TARGETS.items()
        for compiler in compilers
        for level in levels(target)
        for name in of.of(target)
    ]
    return [row for row in rows if only in " ".join(row.key)]


def compiled(row: Row, folder: Path, root: Path | None = None) -> list[Path]:
    """The objects of a row, made once in the folder, of the sources below a root."""
    root = root or ROOT
    out = []
    scheme = SCHEMES[row.scheme]
    for source in (scheme.code(row.target), *scheme.sources[1:]):
        path = folder / f"{Path(source).stem}.{row.target}.{row.compiler}{row.level}.o"
        out.append(path)
        if path.exists():
            continue
        level = ("-O1", *TRAPS[row.compiler]) if row.level == "traps" else (row.level,)
        command = [*TARGETS[row.target][row.compiler], "-std=c11", *level, "-DNDEBUG"]
        command += ["-fvisibility=hidden", f"-I{root}/src", f"-I{root}/include"]
        subprocess.run([*command, "-c", f"{root}/{source}", "-o", str(path)], check=True)
    return out


def proved(row: Row, paths: list[Path]) -> Row:
    """A row with its verdict: proved; refuted, with the inputs of a run as reason; undecided."""
    code = ObjectFile(str(paths[0]), {})
    symbol, claim = row.claimed(paths)
    try:
        v = prove(code, symbol, claim)
    except Refused as refusal:
        v = Verdict(False, str(refusal))
    reason, word = re.sub(r"\.text\+0x[0-9a-f]+", ".text", v.reason)[:100], "undecided"
    if v.proved:
        word = "proved"
    elif shown := counterexample.found(code, symbol, claim, v.reason):
        reason, word = str(shown), "refuted"
    return Row(*row.key, word, round(v.seconds, 1), "" if v.proved else reason)


def verdicts(rows: list[Row], folder: Path):
    paths = [compiled(row, folder) for row in rows]
    with Pool() as pool:
        jobs = [pool.apply_async(proved, pair) for pair in zip(rows, paths, strict=True)]
        for job in jobs:
            yield job.get()


HEAD = """# The arithmetic that a compiler makes: which functions are proved

Generated from `lab/lanewise_lab/arith_verdicts.tsv` by
`python -m lanewise_lab.arith_shipped --page`. What is claimed of a function, how it is proved and
what is trusted is in [proving.md](proving.md#the-arithmetic-of-ml-kem), for ML-DSA
[there too](proving.md#the-arithmetic-of-ml-dsa-in-portable-c).

Each cell is one function of `src/mlkem/arith_c.c` or `src/mldsa/poly_c.c`, compiled by gcc 12 or
clang 19 without further options (but `-fPIC` for x86-64, `-ffixed-x18` for AArch64, `-march=rv64gc`
for RV64, `-march=rv32imac` for RV32, the name of the core for Cortex-M, with `-mfloat-abi=soft` for
clang), so that from -O2 on much of it is code for SSE2 or Neon. On Cortex-M3 long products, which
are in ML-DSA alone, take a time that depends on operands: values are proved, not that. Under AVX2,
AVX-512 and Neon it is of the C with intrinsics; transforms for these are assembly, of which
compilers change nothing. At -O1 and -Os gcc places no `vzeroupper`: there the upper halves of
vector registers may be left as they are. A cell has the seconds of processor time that a proof
took, or that it is not decided. What is not decided is not refuted either, no run of it on extreme
and random numbers was wrong: the record says at which instruction and why. In the columns `traps`
it is compiled at -O1 so that signed overflow, and shifts that C leaves undefined, stop the program
(`-fsanitize=signed-integer-overflow,shift`), and it is proved that nothing stops.
`python -m lanewise_lab.arith_shipped` proves all again and fails if a verdict is another one.
"""


def page() -> str:
    rows = recorded()
    text = [HEAD]
    for scheme, of in SCHEMES.items():
        for target, compilers in TARGETS.items():
            columns = [(compiler, level) for compiler in compilers for level in levels(target)]
            found = [r for r in rows.values() if (r.scheme, r.target) == (scheme, target)]
            count = sum(row.verdict == "proved" for row in found)
            text += [f"## {scheme}, {target}: {count} of {len(found)} proved\n"]
            text += ["<!-- figures: written by lab/lanewise_lab/arith_shipped.py -->"]
            text += ["| function | " + " | ".join(" ".join(c) for c in columns) + " |"]
            text += ["| --- |" + " --- |" * len(columns)]
            for name in of.of(target):
                cells = [rows[scheme, name, target, *column] for column in columns]
                known = [f"{r.seconds:.1f}" if r.verdict == "proved" else r.verdict for r in cells]
                text += [f"| {name} | " + " | ".join(known) + " |"]
            text += [""]
    return "\n".join(text)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="arith_shipped", description=__doc__)
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--page", action="store_true", help="write docs/arithmetic-proofs.md")
    options = parser.parse_args(arguments)
    if options.page:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    rows = matrix(options.only)
    if not rows:
        parser.error(f"no row contains {options.only}")
    need_or_exit("arith_shipped")
    known, found, wrong = {} if options.record else recorded(), [], 0
    with tempfile.TemporaryDirectory() as folder:
        for row in verdicts(rows, Path(folder)):
            found.append(row)
            was = known.get(row.key)
            differs = not options.record and (was is None or was.verdict != row.verdict)
            wrong += differs
            print(row.line + ("\tNOT AS RECORDED" if differs else ""), flush=True)
    if options.record:
        head = "scheme\tfunction\ttarget\tcompiler\tlevel\tverdict\tseconds\twhy not"
        new = recorded() | {row.key: row for row in found}
        lines = [new[row.key].line for row in matrix() if row.key in new]
        text = "\n".join([head, *lines]) + "\n"
        RECORD.write_text(text, encoding="utf-8")
    count = sum(row.verdict == "proved" for row in found)
    print(f"{count} of {len(found)} proved, {wrong} not as recorded")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
