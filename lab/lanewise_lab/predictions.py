# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Predictions of whole schemes, kept, since the tables sphincs and mlkem take minutes a set:

    python3 -m lanewise_lab.predictions sphincs [--set 128f-robust] [--core cortex-x1]
    python3 -m lanewise_lab.predictions [--check]

The first computes rows anew and keeps them in docs/results/predicted-schemes.json, beside a digest
of the kernels that each was computed with. Both write the kept rows into docs/slh-dsa.md and
docs/ml-kem.md, where a set is marked once one of its kernels has changed; --check only compares.
Exit: 0 done, 1 --check and a document differs, 2 something cannot be built or run.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from pathlib import Path

from . import cores, table_aarch64, table_mlkem, table_sphincs
from .checkout import ROOT
from .firmware import kernel_folder
from .operations import STEPS
from .tools import Failed
from .write import code_of

KEPT = ROOT / "docs/results/predicted-schemes.json"
TABLES = {"sphincs": table_sphincs, "mlkem": table_mlkem}
PAGES = {"sphincs": "docs/slh-dsa.md", "mlkem": "docs/ml-kem.md"}
CHANGED = "*"
_LEGEND = (
    f"A set marked {CHANGED} was computed, on one of the cores at least, with a kernel that has "
    "changed since; `python3 -m lanewise_lab.predictions` computes it anew."
)


def sources(kernels: list[str], isa: str) -> list[Path]:
    """The files of kernels, as rows name them; on Cortex-M, where they do not, of all of them."""
    folder = kernel_folder(isa)
    if isa == "armv7m":
        return sorted(folder.glob("*.S"))
    found = set()
    for kernel in kernels:
        name, chain = re.subn(r"(_masked)?_chain\d+$", "_chain", kernel.removesuffix(STEPS))
        prefix = table_aarch64.CHAINS if chain else table_aarch64.PREFIX
        found.add(folder / f"{prefix}{name}.S")
    return sorted(found)


def digest(kernels: list[str], isa: str) -> str:
    """Of the code of these kernels; a file that is gone counts as a change."""
    made = hashlib.sha256()
    for path in sources(kernels, isa):
        code = code_of(path.read_text(), isa) if path.exists() else "gone"
        made.update(f"{path.name}\n{code}".encode())
    return made.hexdigest()[:16]


def changed(row: dict) -> bool:
    return row["digest"] != digest(row["kernels"], cores.load(row["core"]).isa)


def read() -> dict:
    return json.loads(KEPT.read_text()) if KEPT.exists() else {}


def merge(kept: dict, table: str, made: dict) -> dict:
    """`kept` with the rows that were made, in the order of the whole table."""
    rows = {_key(r): r for r in kept.get(table, {}).get("rows", [])}
    for row in made["rows"]:
        kernels = sorted(row["calls"])
        used = {"kernels": kernels, "digest": digest(kernels, cores.load(row["core"]).isa)}
        rows[_key(row)] = {k: v for k, v in row.items() if k != "calls"} | used
    order = {pair: n for n, pair in enumerate(_order(table))}
    found = sorted(rows.values(), key=lambda r: order[r["set"], r["core"]])
    more = {k: v for k, v in made.items() if k not in ("rows", "kernels")}
    return kept | {table: more | {"rows": found}}


def _key(row: dict) -> tuple[str, str, str]:
    return row["core"], row["set"], row["operation"]


def _order(table: str) -> list[tuple[str, str]]:
    pairs = TABLES[table].pairs()
    sets = list(dict.fromkeys(s for _, s in pairs))
    return sorted(((s, c) for c, s in pairs), key=lambda pair: sets.index(pair[0]))


def markdown(kept: dict, table: str) -> str:
    """The table as its page has it; sets of which a row is older than its kernels are marked."""
    rows = kept[table]["rows"]
    old = {r["set"] for r in rows if changed(r)}
    marked = [r | {"set": r["set"] + (CHANGED if r["set"] in old else "")} for r in rows]
    text = TABLES[table].markdown(kept[table] | {"rows": marked})
    return f"{text}\n\n{_LEGEND}" if old else text


def pages(kept: dict) -> dict[Path, str]:
    """The documents as they should be. ValueError if marks are missing."""
    out = {}
    for table in kept:
        path = ROOT / PAGES[table]
        piece = markdown(kept, table) + "\n"
        out[path] = cores.between_marks(path.read_text(), f"predictions of {table}", piece)
    return out


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="predictions", description=__doc__.splitlines()[0])
    parser.add_argument("table", nargs="?", choices=TABLES)
    parser.add_argument("--set", action="append")
    parser.add_argument("--core", action="append")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args(argv)
    kept = read()
    try:
        if arguments.table:
            made = TABLES[arguments.table].chosen(arguments.core, arguments.set)
            kept = merge(read(), arguments.table, made)
            KEPT.write_text(json.dumps(kept, indent=1) + "\n")
        wanted = pages(kept)
    except (Failed, OSError, ValueError, KeyError) as error:
        print(f"predictions: {error!r}", file=sys.stderr)
        return 2
    differ = [path for path, text in wanted.items() if path.read_text() != text]
    for path in differ:
        if arguments.check:
            print(
                f"{path.relative_to(ROOT)} is not what the kept predictions make", file=sys.stderr
            )
        else:
            path.write_text(wanted[path])
    return int(arguments.check and bool(differ))


if __name__ == "__main__":
    sys.exit(main())
