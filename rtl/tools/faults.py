# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Can the benches of the hardware fail? Planted faults, one at a time, that they must see.

A list is a TOML file with a section for each place (a leaf, a build, a size), whose `faults` are
rows of file, text, what replaces it and a note; `sample` are the numbers of those that a sample
takes, or true: those that are switched on, which cost one build together. A text that is not once
in its file is an error. --only takes faults that TEXT names. The modules `targets` of the bench
say, as planted(), where faults can be planted and how they show.
"""

from __future__ import annotations

import importlib
import time
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace

from rtl.tools.simulators import BUILD, RTL, Failed, Testbench, each


@dataclass(frozen=True)
class Fault:
    of: str
    number: int
    file: str
    old: str
    new: str
    note: str = ""
    sample: bool = False

    def __str__(self) -> str:
        note = f" ({self.note})" if self.note else ""
        return f"{self.of} {self.number} {self.file}{note}: {self.old!r} -> {self.new!r}"

    def planted(self, path: Path, text: str) -> str:
        """The text of a file with the fault, if it is that file."""
        if path.stem != self.file:
            return text
        if text.count(self.old) != 1:
            raise Failed(f"{self}: found {text.count(self.old)} times, not once")
        return text.replace(self.old, self.new)

    def check(self) -> None:
        """That its text is where it is said to be; `switched` marks an expression in it."""
        files = [p for p in RTL.glob("*/*/**/*.sv") if p.stem == self.file]
        if len(files) != 1:
            raise Failed(f"{self}: there is no such file")
        right = replace(self, old=self.old.replace("«", "").replace("»", ""))
        right.planted(files[0], files[0].read_text())


#: What says which of the faults that are all in one build is active; 0: none.
PACKAGE = """\
// SPDX-License-Identifier: Apache-2.0 OR MIT
package lanewise_fault_pkg;
  int number = 0;
endpackage
"""
FLAG = '  initial if (!$value$plusargs("fault=%d", lanewise_fault_pkg::number)) begin end\n'


def switched(faults: list[Fault], files: list[Path], top: str, where: Path) -> list[Path]:
    """Copies of the files with all faults in them, each faulty expression next to the right one,
    which the text of a fault has between « and »: +fault=N takes fault N, from 1. `top` is the
    file that reads that, of one module."""
    where.mkdir(parents=True, exist_ok=True)
    copies = [where / "lanewise_fault_pkg.sv"]
    copies[0].write_text(PACKAGE)
    places: dict[tuple[str, str], list[Fault]] = {}
    for fault in faults:
        places.setdefault((fault.file, fault.old), []).append(fault)
    for path in files:
        text = path.read_text()
        for (_, old), variants in places.items():
            before, pick, after = old.replace("»", "«").split("«")
            right = before + pick + after
            for f in variants:
                pick = f"((lanewise_fault_pkg::number == {f.number}) ? ({f.new}) : ({pick}))"
            whole = replace(variants[0], old=right, new=before + pick + after)
            text = whole.planted(path, text)
        if path.stem == top:
            text = text.replace("\nendmodule", f"\n{FLAG}endmodule")
        copies.append(where / path.name)
        copies[-1].write_text(text)
    return copies


class InIcarus:
    """A bench in SystemVerilog, built anew for each fault."""

    def __init__(self, bench: Testbench):
        self.bench, self.name, self.leaf = bench, bench.name, bench.leaf

    def prepare(self, faults: list[Fault]) -> str:
        command = self.bench.icarus(BUILD / f"mlkem/faults/{self.name}")
        notes = sorted({f.note for f in faults})
        shown = each(lambda note: self.bench.shows(command, note), notes)
        wrong = [note for note, bad in zip(notes, shown, strict=True) if bad]
        return f"its bench fails {wrong}" if wrong else ""

    def shows(self, fault: Fault) -> str:
        where = BUILD / f"mlkem/faults/{self.name}_{fault.number}"
        command = self.bench.icarus(where, fault.planted)
        return "its bench fails" if self.bench.shows(command, fault.note) else ""


def _file(prefix: str, name: str) -> str:
    """Names of the list's block are short ones, others whole."""
    return name if name.startswith(("lanewise_", "xif_")) else prefix + name


def lists(o: SimpleNamespace) -> list[tuple]:
    """Each place with its faults. Of places with one leaf the first has the faults of the leaf,
    another has those under its own name, if any."""
    table = tomllib.loads((RTL / o.list).read_text())
    prefix, left, found = table.pop("prefix"), dict(table), []
    for module in o.targets:
        for target in importlib.import_module(module).planted():
            target = InIcarus(target) if isinstance(target, Testbench) else target
            section = next((s for s in (target.name, target.leaf) if s in left), None)
            if section is None:
                continue
            rows, few = left[section]["faults"], left.pop(section).get("sample", [])
            if few is True:
                few = [n for n, row in enumerate(rows, 1) if "«" in row[1]]
            faults = [
                Fault(target.name, n, _file(prefix, row[0]), *row[1:], sample=n in few)
                for n, row in enumerate(rows, 1)
            ]
            for fault in faults:
                fault.check()
            found.append((target, faults))
    if left:
        raise Failed(f"{o.list}: nothing is called {', '.join(left)}")
    return found


def listed(o: SimpleNamespace) -> list[str]:
    return [f"{fault}{', sample' * fault.sample}" for _, faults in lists(o) for fault in faults]


def run(o: SimpleNamespace) -> bool:
    def taken(fault: Fault) -> bool:
        named = not o.only or any(text in str(fault) for text in o.only)
        return named and (fault.sample or not o.sample)

    found = [(t, faults) for t, faults in lists(o) if any(map(taken, faults))]
    if not found:
        raise Failed("no such fault")
    ready = each(lambda pair: pair[0].prepare([f for f in pair[1] if taken(f)]), found)
    for (target, _), said in zip(found, ready, strict=True):
        if said:
            raise Failed(f"{target.name}, without a fault: {said}")

    def one(job: tuple) -> bool:
        target, fault = job
        start = time.monotonic()
        said = target.shows(fault)
        took = f"{time.monotonic() - start:.0f} s"
        print(f"{'seen' if said else 'NOT SEEN'}: {fault} ({took}): {said[:90]}", flush=True)
        return bool(said)

    seen = each(one, [(t, f) for t, faults in found for f in faults if taken(f)])
    print(f"{o.name}: {sum(seen)} of {len(seen)} planted faults seen")
    return all(seen)
