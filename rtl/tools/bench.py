#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Run tests of the hardware by their names in benches.toml.

    rtl/tools/bench.py [--sample] [--list] [--jobs N] [--OPTION VALUE...] [NAME...]

All of them if none is named, N at a time (2), of which each says what it has to say when it ends.
--sample: the part that `make test` has time for. --only TEXT takes what the bench lists under a
name with TEXT; --list shows what there is, of named benches their planted faults or proofs. Other
options are those of the benches; each is of its bench's table row.
Exit status 0 if all hold, 1 after the first that does not, 2 if an option or a name is not known.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import tempfile
import time
import tomllib
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from lanewise_lab.turns import chosen, commit  # noqa: E402

from rtl.tools import simulators  # noqa: E402
from rtl.tools.yosys import ToolError  # noqa: E402

TABLE = tomllib.loads(Path(__file__).with_name("benches.toml").read_text())
BENCHES = {name: row for name, row in TABLE.items() if "about" in row}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="a bench of benches.toml")
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("--jobs", type=int, default=simulators.JOBS, help="benches at a time")
    parser.add_argument("--list", action="store_true", help="say what there is, run nothing")
    known = {k: v for row in BENCHES.values() for k, v in row.get("options", {}).items()}
    for key, value in sorted(known.items()):
        of = ", ".join(name for name, row in BENCHES.items() if key in row.get("options", {}))
        kind = {"action": "store_true", "default": None}
        if isinstance(value, list):
            kind = {"action": "append", "metavar": "TEXT"}
        elif not isinstance(value, bool):
            kind = {"type": type(value)}
        parser.add_argument(f"--{key}", help=f"of {of}", **kind)
    found = parser.parse_args()
    if unknown := sorted(set(found.names) - set(BENCHES)):
        parser.error(f"no bench is called {unknown[0]}; there are {', '.join(BENCHES)}")
    found.given = {key: vars(found)[key] for key in known if vars(found)[key] is not None}
    for name in found.names or BENCHES:
        if strange := sorted(set(found.given) - set(BENCHES[name].get("options", {}))):
            parser.error(f"{name} has no option --{strange[0]}")
    return found


def runs(name: str, sample: bool, given: dict) -> list[tuple[str, SimpleNamespace]]:
    """What a bench is run with, once or several times: in words, and as its row with
    options on top."""
    row = BENCHES[name]
    few = row.get("sample", {}) if sample else {}
    if few is False:
        return []
    if sample and os.environ.get("CI"):
        few = few | row.get("ci", {}) | chosen(row.get("turns", [{}]), commit())
    options = {**row, **row.get("options", {}), **few, **given, "name": name, "sample": sample}
    words = [name, *["--sample"] * sample]
    words += [f"--{key}" if value is True else f"--{key} {value}" for key, value in given.items()]
    more = [] if sample or given else TABLE["sizes"] * ("every_size" in row) + row.get("also", [])
    first = [(" ".join(words), SimpleNamespace(**options))]
    return first + [run for extra in more for run in runs(name, True, extra)]


def run(words: str, options: SimpleNamespace) -> bool:
    start = time.monotonic()
    print(f"bench {words}: {options.about}", flush=True)
    module = importlib.import_module(options.driver)
    try:
        good = module.run(options) is True
    except (simulators.Failed, ToolError, ValueError) as error:
        print(f"{options.name}: {error}")
        good = False
    took = time.monotonic() - start
    print(f"bench {words}: {'ok' if good else 'FAILED'}, {took:.0f} s", flush=True)
    return good


def told(words: str, options: SimpleNamespace) -> tuple[bool, str]:
    """run(), and what it, and all that it has called, has printed."""
    with tempfile.TemporaryFile("w+", buffering=1) as said:
        kept = [os.dup(n) for n in (1, 2)]
        try:
            for n in (1, 2):
                os.dup2(said.fileno(), n)
            with redirect_stdout(said), redirect_stderr(said):
                good = run(words, options)
        except Exception:
            traceback.print_exc(file=said)
            good = False
        finally:
            for n, copy in enumerate(kept, 1):
                os.dup2(copy, n)
                os.close(copy)
        said.seek(0)
        return good, said.read()


def all_hold(wanted: list[tuple[str, SimpleNamespace]], jobs: int) -> bool:
    if min(jobs, len(wanted)) < 2:
        return all(run(*each) for each in wanted)
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(told, *each) for each in wanted]):
            good, said = done.result()
            print(said, end="", flush=True)
            if not good:
                pool.shutdown(cancel_futures=True)
                return False
    return True


def main() -> int:
    found = arguments()
    names = found.names or list(BENCHES)
    if not found.list:
        wanted = [r for name in names for r in runs(name, found.sample, found.given)]
        return 0 if all_hold(wanted, found.jobs) else 1
    for name in names:
        print(f"{name:18} {BENCHES[name]['about']}")
        module = importlib.import_module(BENCHES[name]["driver"])
        options = SimpleNamespace(**BENCHES[name], name=name)
        for line in module.listed(options) if found.names and hasattr(module, "listed") else []:
            print(f"  {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
