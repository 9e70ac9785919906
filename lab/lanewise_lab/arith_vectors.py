# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove the vector arithmetic of ML-KEM and ML-DSA as shipped: python -m lanewise_lab.arith_vectors

Compiles the implementations of src/mlkem/arith.h and src/mldsa/mldsa_arith.h as the library is and
proves each function, but for rejection, which is tested, and transforms in assembly
(ntt/proofs.py): one line each, with the bounds of its results as found, the instructions executed,
the bytes of stack and the seconds. Then, which give the same numbers as another (SAME). Exit
1 if one is not proved. --target mlkem_avx2 and so on takes only those; --object takes an object
that was compiled already, with --target saying of what.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path

from . import counterexample
from .arith_shipped import IN_ASSEMBLY, SCHEMES
from .checkout import ROOT, need_or_exit
from .prove.arithmetic import Verdict, equal, prove
from .prove.objfile import ObjectFile
from .prove.shipped import COMPILERS
from .symbolic import Refused

FLAGS = ["-std=c11", "-O3", "-DNDEBUG", "-fvisibility=hidden"]


@dataclass(frozen=True)
class Target:
    """An implementation: its source, without the transforms, and what compiles it."""

    scheme: str
    source: str
    compiler: tuple[str, ...]

    @property
    def names(self) -> list[str]:
        """The claims of functions in it."""
        scheme = SCHEMES[self.scheme]
        names = scheme.names() if self.source in scheme.sources else scheme.in_vectors()
        return [name for name in names if name not in IN_ASSEMBLY]


_X86, _NEON = ("gcc", "-fPIC"), ("aarch64-linux-gnu-gcc", "-ffixed-x18")
_M4 = (*COMPILERS["armv7m"][:1], "-mcpu=cortex-m4", "-mthumb")
_M4 += ("-DLANEWISE_MLKEM_ARMV7EM", "-DLANEWISE_MLDSA_ARMV7EM")
TARGETS = {
    "mlkem_avx2": Target("ML-KEM", "src/mlkem/x86_64/arith_avx2.c", _X86),
    "mlkem_avx512": Target("ML-KEM", "src/mlkem/x86_64/arith_avx512.c", _X86),
    "mlkem_neon": Target("ML-KEM", "src/mlkem/aarch64/arith_neon.c", _NEON),
    "mlkem_armv7em": Target("ML-KEM", "src/mlkem/arith_c.c", _M4),
    "mldsa_avx2": Target("ML-DSA", "src/mldsa/x86_64/poly_avx2.c", _X86),
    "mldsa_avx512": Target("ML-DSA", "src/mldsa/x86_64/poly_avx512.c", _X86),
    "mldsa_neon": Target("ML-DSA", "src/mldsa/aarch64/poly_neon.c", _NEON),
    "mldsa_armv7em": Target("ML-DSA", "src/mldsa/poly_c.c", _M4),
}


def compiled(target: Target, folder: Path, *options: str, root: Path = ROOT) -> list[Path]:
    """Its object, and those of tables that claims are made of."""
    out = []
    for source in (target.source, *SCHEMES[target.scheme].sources[1:]):
        out.append(folder / f"{Path(source).stem}.{target.compiler[0]}{''.join(options)}.o")
        include = [f"-I{root}/src", f"-I{root}/include"]
        command = [*target.compiler, *FLAGS, *options, *include, "-c", f"{root}/{source}"]
        subprocess.run([*command, "-o", str(out[-1])], check=True)
    return out


def prove_named(scheme: str, paths: list[Path], name: str) -> Verdict:
    """A reason with numbers is of a run that is wrong."""
    try:
        code = ObjectFile(str(paths[0]), {})
        symbol, claim = SCHEMES[scheme].claimed(paths, name)
        verdict = prove(code, symbol, claim)
    except Refused as reason:
        return Verdict(False, str(reason))
    if not verdict.proved and (shown := counterexample.found(code, symbol, claim, verdict.reason)):
        verdict.reason = f"refuted: {shown}"
    return verdict


#: Portable C, for these comparisons; arith_shipped.py proves it. Words are as wide as those of what
#: it is compared with.
PORTABLE_C = {
    "mlkem_c": Target("ML-KEM", "src/mlkem/arith_c.c", _X86),
    "mlkem_c_armv7m": Target("ML-KEM", "src/mlkem/arith_c.c", _M4[:-1]),
}
#: Pairs of implementations, and functions that give the same elements in both. What is claimed of
#: the others is one number.
SAME = {
    ("mlkem_avx2", "mlkem_avx512"): "prepare scale_add inner",
    ("mlkem_avx2", "mlkem_neon"): "prepare scale_add inner",
    ("mlkem_avx2", "mlkem_c"): "prepare scale_add inner",
    ("mlkem_armv7em", "mlkem_c_armv7m"): "prepare scale_add inner",
}


def same_named(first: Path, second: Path, name: str) -> Verdict:
    symbol, claim = SCHEMES["ML-KEM"].claimed([first], name)
    return equal(ObjectFile(str(first), {}), ObjectFile(str(second), {}), symbol, claim)


def portable(folder: Path, targets: list[str]) -> dict[str, Path]:
    """The objects that those of targets are compared with."""
    out = {}
    for first, name in SAME:
        if name in PORTABLE_C and first in targets:
            (folder / name).mkdir()
            out[name] = compiled(PORTABLE_C[name], folder / name)[0]
    return out


def line(target: str, name: str, v: Verdict) -> str:
    if not v.proved:
        return f"{target:13} {name:19} NOT PROVED: {v.reason}"
    bounds = "exactly" if v.bounds == (0, 0) else f"{v.bounds[0]}..{v.bounds[1]}"
    return (
        f"{target:13} {name:19} proved  {bounds:>19} {v.instructions:6} instructions "
        f"{v.stack:5} bytes of stack ({v.stack_left} left with data) {v.seconds:6.2f} s"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="arith_vectors", description=__doc__)
    parser.add_argument("--target", action="append", choices=sorted(TARGETS))
    parser.add_argument("--object", type=Path)
    options = parser.parse_args(arguments)
    targets = options.target or list(TARGETS)
    if options.object and len(targets) != 1:
        parser.error("--object needs one --target")
    need_or_exit("arith_vectors")
    with tempfile.TemporaryDirectory() as folder, Pool() as pool:
        jobs, objects, wrong = [], {}, 0
        for target in targets:
            of = TARGETS[target]
            paths = compiled(of, Path(folder))
            paths = [options.object or paths[0], *paths[1:]]
            objects[target] = paths[0]
            for name in of.names:
                job = pool.apply_async(prove_named, (of.scheme, paths, name))
                jobs.append((target, name, job))
        for target, name, job in jobs:
            verdict = job.get()
            wrong += not verdict.proved
            print(line(target, name, verdict), flush=True)
        if not options.object:
            objects |= portable(Path(folder), targets)
        for pair, same in SAME.items():
            if not set(pair) <= set(objects):
                continue
            names = [name for name in TARGETS[pair[0]].names if name.split()[0] in same.split()]
            tasks = [(*map(objects.get, pair), name) for name in names]
            found = pool.starmap(same_named, tasks)
            for name, verdict in zip(names, found, strict=True):
                wrong += not verdict.proved
                text = verdict.reason or f"proved  the same numbers as {pair[0]}"
                print(f"{pair[1]:13} {name:19} {text}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
