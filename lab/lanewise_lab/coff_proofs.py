# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove the objects that a release has for Windows: python -m lanewise_lab.coff_proofs FOLDER

FOLDER is what packaging/windows_objects.py writes: COFF objects, for programs built where nothing
assembles our sources. Of each object of an assembly source in src/*/x86_64, on the bytes that are
linked:

- F_sysv, which does the work, is proved as every kernel and every transform is, for all sizes, and
  uses no red zone;
- the entry F keeps Microsoft's calling convention whatever a function does that keeps System V's;
- there are unwinding data for both.

One line each; exit 1 if anything is not proved. --sample and --no-cache as of prove.shipped. The
objects of C sources in FOLDER are not proved.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .checkout import ROOT, need_or_exit
from .coff import Coff
from .ntt import proofs as transforms
from .prove import ms, shipped
from .prove.arithmetic import prove as prove_arithmetic
from .prove.interface import default_interface
from .prove.kept import Kept
from .prove.objfile import ObjectFile
from .symbolic import Refused

#: Arguments of a transform in Microsoft's entry: a polynomial, and two that none uses.
_TRANSFORM_ARGUMENTS = 3


def assembled() -> list[str]:
    """The names of the assembly sources, without what follows the dot."""
    return sorted(path.stem for path in (ROOT / "src").glob("*/x86_64/*.S"))


def entries(path: Path) -> list[str]:
    """What is wrong with the entries of an object, each by name."""
    code = ObjectFile(str(path), shipped.EXTERN)
    unwound = Coff(path.read_bytes(), str(path)).unwound()
    found, wrong = ms.entries(code), []
    if 2 * len(found) != len(code.exported):
        wrong.append(f"{path.name}: {len(code.exported)} functions, {len(found)} of them entries")
    for symbol in found:
        try:
            if path.stem in transforms.TARGETS:
                count = _TRANSFORM_ARGUMENTS
            else:
                count = len(default_interface(symbol).parameters)
            ms.prove_entry(code, symbol, count)
            for name in (symbol, symbol + ms.SUFFIX):
                if name not in unwound:
                    raise Refused(f"there are no unwinding data for {name}")
        except Refused as reason:
            wrong.append(f"the entry of {symbol}: {reason}")
    if not found:
        wrong.append(f"{path.name}: no entries")
    return wrong


def prove_transforms(path: Path) -> tuple[int, list[str]]:
    """How many transforms of an object are proved, and what is wrong with the others."""
    code, done, wrong = ObjectFile(str(path), {}), 0, []
    for symbol, claim in transforms.claims(path.stem).items():
        v = prove_arithmetic(code, symbol + ms.SUFFIX, claim)
        if v.red_zone:
            v.proved, v.reason = False, f"uses {v.red_zone} bytes of the red zone"
        done += v.proved
        if not v.proved:
            wrong.append(f"{symbol}{ms.SUFFIX}: {v.reason}")
    return done, wrong


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="lanewise_lab.coff_proofs", description=__doc__.splitlines()[0]
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--no-cache", action="store_true", help="prove all, whatever was proved")
    parser.add_argument("--sample", action="store_true", help="only a few sizes of functions")
    options = parser.parse_args(argv)
    need_or_exit("coff_proofs")
    tasks, wrong, done, entered = [], [], 0, 0
    names = assembled()
    for name in names:
        path = options.folder / f"{name}.obj"
        try:
            if not path.is_file():
                raise Refused(f"{path.name} is missing")
            if name in transforms.TARGETS:
                count, found = prove_transforms(path)
                done, wrong = done + count, wrong + found
            else:
                tasks += shipped.kernel_tasks(path)
            found = entries(path)
            entered, wrong = entered + (not found), wrong + found
        except Refused as reason:
            wrong.append(str(reason))
    kept = Kept(read=not options.no_cache)
    for task, verdict, _ in shipped.prove_tasks(tasks, kept, sample=lambda _: options.sample):
        done += verdict.proved
        if not verdict.proved:
            wrong.append(f"{task.name}: {verdict.reason}")
    for reason in wrong:
        print(f"NOT PROVED  {reason}")
    print(f"{done} functions proved, the entries of {entered} of {len(names)} files for Windows")
    return 1 if wrong or not names else 0


if __name__ == "__main__":
    sys.exit(main())
