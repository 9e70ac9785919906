# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove every native kernel that ships: python -m lanewise_lab.prove.all

Assembles each src/keccak/x86_64/*.S (or takes its object from a build folder) and proves each
function that the object exports, in the calling convention that its name says. One line each;
exit 1 if anything is not proved.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from multiprocessing import Pool
from pathlib import Path

from . import Refused
from .interface import default_cases, default_interface
from .kernel import EXTERN, Verdict, prove
from .objfile import ObjectFile

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ROOT / "src" / "keccak" / "x86_64"


def sources() -> list[Path]:
    return sorted(SOURCES.glob("*.S"))


def assemble(source: Path, folder: Path) -> Path:
    out = folder / (source.stem + ".o")
    compiler = os.environ.get("CC", "gcc")
    subprocess.run([compiler, "-c", str(source), "-o", str(out)], check=True)
    return out


def built(source: Path, build: Path) -> Path:
    found = sorted(build.rglob(source.name + ".o"))
    if len(found) != 1:
        raise SystemExit(f"prove: {len(found)} objects of {source.name} in {build}, not one")
    return found[0]


def _prove(task: tuple[str, str]) -> Verdict:
    path, symbol = task
    interface = default_interface(symbol)
    return prove(path, symbol, interface, default_cases(interface))


def _weight(task: tuple[str, str]) -> int:
    """Longest first, so that both cores end together."""
    return default_interface(task[1]).ways * len(default_cases(default_interface(task[1])))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="lanewise_lab.prove.all", description=__doc__)
    parser.add_argument("--build", type=Path, help="take the objects of this CMake build folder")
    parser.add_argument("--json", type=Path, help="write the verdicts to this file")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args(argv)
    failed = 0
    verdicts = []
    with tempfile.TemporaryDirectory() as folder:
        tasks = []
        for source in sources():
            if arguments.build:
                path = built(source, arguments.build)
            else:
                path = assemble(source, Path(folder))
            try:
                exported = ObjectFile(str(path), EXTERN).exported
            except Refused as reason:
                print(f"NOT PROVED  {source.name}: {reason}")
                failed += 1
                continue
            if not exported:
                print(f"NOT PROVED  {source.name}: exports no function")
                failed += 1
            tasks += [(str(path), symbol) for symbol in exported]
        if not tasks:
            print(f"NOT PROVED  no kernel found in {SOURCES}")
            return 1
        tasks.sort(key=_weight, reverse=True)
        with Pool(max(1, min(arguments.jobs or 1, len(tasks)))) as pool:
            for verdict in pool.imap_unordered(_prove, tasks):
                _show(verdict)
                failed += not verdict.proved
                verdicts.append(verdict)
    verdicts.sort(key=lambda v: v.symbol)
    if arguments.json:
        arguments.json.write_text(json.dumps([v.as_json() for v in verdicts], indent=1) + "\n")
    proved = sum(v.proved for v in verdicts)
    print(f"{proved} of {len(verdicts)} functions of {len(sources())} kernels proved")
    return 1 if failed else 0


def _show(v: Verdict) -> None:
    if v.proved:
        rounds = sorted({c.rounds for c in v.cases})
        what = f"rounds {rounds[0]}-{rounds[-1]}" if rounds[-1] else "lanes 1-25"
        print(
            f"proved      {v.symbol}: {len(v.cases)} cases, {what}, stack {v.stack_bytes} bytes, "
            f"{len(v.instructions)} instructions, {v.seconds:.1f} s",
            flush=True,
        )
    else:
        print(f"NOT PROVED  {v.symbol}: {v.reason}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
