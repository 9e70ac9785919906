# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What models predict, kept as rows, and the documents that show it:

    python3 -m lanewise_lab.predictions sphincs [--set 128f-robust] [--core cortex-x1]
    python3 -m lanewise_lab.predictions cortex-m rounds flash aarch64 chains
    python3 -m lanewise_lab.predictions [--check]

The first two compute rows anew and keep them in docs/results/rows; all write what is kept into the
documents, --check only compares. The commit of a row is a digest of the kernels that it is computed
with: of whole operations, which take minutes a set, a set is marked once one of them has changed,
and those are listed of which the C between kernels has; the others are computed again by tests. Its
date is that of its figure.
Exit: 0 done, 1 --check and a document differs, 2 something cannot be built or run.
"""

from __future__ import annotations

import argparse
import datetime
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from . import digests, markdown, operations, results, schemes, table, table_aarch64
from . import table_mldsa as mldsa
from . import table_mlkem as mlkem
from . import table_sphincs as sphincs
from .checkout import ROOT
from .cycles import Refused
from .tools import Failed

ROWS = ROOT / "docs/results/rows"


class Table(NamedTuple):
    what: str
    make: Callable[[], list[dict]] | None  # its rows
    text: Callable[[list[dict]], str]  # of the rows of all tables
    scheme: operations.Scheme | None = None  # whole operations, of which some can be asked for


def _text1(rows: list[dict]) -> str:
    return f"{table.text1(rows)}\n\n{table.notes()}"


def _aarch64(rows: list[dict]) -> str:
    return f"{table_aarch64.whole(rows)}\n\n{table_aarch64.summary(rows)}"


#: Name of the table and of its file -> what it is. A new table is a line here, and one in PIECES.
TABLES = {
    "cortex-m": Table("Keccak-f[1600] on Cortex-M", table.permutations, _text1),
    "functions": Table("whole functions on Cortex-M", table.functions, table.text2),
    "rounds": Table("numbers of rounds on Cortex-M", table.rounds, table.text_rounds),
    "flash": Table("kernels in flash on Cortex-M", table.flash, table.text_flash),
    "aarch64": Table("Keccak-f[1600] on AArch64", table_aarch64.permutations, _aarch64),
    "chains": Table("chains on AArch64", table_aarch64.chains, table_aarch64.text_chains),
    "sphincs": Table(
        "an operation of SPHINCS+ 3.1 or SLH-DSA on SHAKE",
        None,
        schemes.text_sphincs,
        sphincs.SCHEME,
    ),
    "mlkem": Table(
        "an operation of ML-KEM from key bytes, the second call",
        None,
        schemes.text_mlkem,
        mlkem.SCHEME,
    ),
    "mldsa": Table(
        "an operation of ML-DSA from key bytes, the second call",
        None,
        schemes.text_mldsa,
        mldsa.SCHEME,
    ),
    "mldsa-small": Table(
        "an operation of ML-DSA in little memory, the second call",
        None,
        schemes.text_mldsa,
        mldsa.IN_LITTLE_MEMORY,
    ),
}
#: What lanewise-lab calls the tables of the note on ARMv7-M.
NUMBERS = {"1": "cortex-m", "2": "functions"}


def page_cortex_m(rows: list[dict]) -> str:
    return "\n\n".join(
        [
            "**Predicted** by models of the three cores from the instructions that the object code "
            "executes, with memory that answers at once; no board was used. In brackets: what the "
            "author of the published kernels measured on boards. Errors of the models:",
            table.notes(),
            table.text1(rows),
            "Whole functions with the C library around the kernel, in cycles per byte at 8192 "
            "bytes:",
            table.text2(rows),
        ]
    )


def page_aarch64(rows: list[dict]) -> str:
    return "\n\n".join(
        [
            "**Predicted** by models of the six cores from the instructions that the object code "
            "executes; no board was used.",
            table_aarch64.summary(rows),
            "<details><summary>Every kernel on every core: Table 1 of the paper and ours</summary>",
            table_aarch64.whole(rows),
            "</details>",
        ]
    )


#: (document, mark, what stands there).
PIECES = (
    ("docs/results/cortex-m.md", "generated", page_cortex_m),
    ("docs/results/aarch64.md", "generated", page_aarch64),
    ("docs/cortex-m.md", "rounds", table.text_rounds),
    ("docs/cortex-m.md", "wait states", table.text_flash),
    ("docs/aarch64.md", "chains", table_aarch64.text_chains),
    ("docs/slh-dsa.md", "predictions of sphincs", schemes.text_sphincs),
    ("docs/ml-kem.md", "predictions of mlkem", schemes.text_mlkem),
    ("docs/ml-dsa.md", "predictions of mldsa", schemes.text_mldsa),
)


def _path(name: str) -> Path:
    return ROWS / f"predicted-{name}.tsv"


def kept_of(name: str) -> list[dict]:
    """The rows of a table. Refused names one that is wrong."""
    return results.read(_path(name))[1] if _path(name).exists() else []


def kept(without: str = "") -> list[dict]:
    """Those of all tables."""
    return [row for name in TABLES if name != without for row in kept_of(name)]


def make(name: str, on: list[str] | None = None, sets: list[str] | None = None) -> list[dict]:
    """The rows of a table, computed anew; of one of whole operations perhaps only those of these
    cores and sets. Failed, with the reason in one line, if something cannot be built or run."""
    made = TABLES[name]
    try:
        if made.scheme:
            return operations.make(made.scheme, operations.chosen(made.scheme, on, sets))
        return made.make()
    except Refused as error:
        raise Failed(str(error)) from None


def _figure(row: dict) -> dict:
    left_out = ("date", "between_code")
    return {key: value for key, value in row.items() if key not in left_out and value is not None}


def merge(name: str, old: list[dict], made: list[dict]) -> list[dict]:
    """`old` with the rows that were made, in the order of the whole table; a figure that has not
    changed keeps its date."""
    known = {(row["core"], row["kernel"], row["metric"]): row for row in old}
    today, scheme = datetime.date.today().isoformat(), TABLES[name].scheme
    new = []
    for row in made:
        row = {key: value for key, value in row.items() if key != "calls"}
        row |= {"commit": digests.of(row), "date": today}
        if "between_cycles" in row:
            row["between_code"] = digests.sources_of(row)
        before = known.get((row["core"], row["kernel"], row["metric"]))
        if before and _figure(before) == _figure(row):
            row = before | {key: row[key] for key in ("between_code",) if key in row}
        new.append(row)
    if not scheme:
        return new
    rows = {(row["core"], row["metric"]): row for row in [*old, *new]}
    sets = operations.names(scheme.pairs, 1)
    order = sorted(scheme.pairs, key=lambda pair: sets.index(pair[1]))
    keys = [(c, f"{s} {operation}") for c, s in order for operation in scheme.operations]
    return [rows[key] for key in keys if key in rows]


def lacking(name: str, made: list[dict]) -> bool:
    """Whether figures are kept that are not among these."""
    known = {(row["core"], row["kernel"], row["metric"]) for row in made}
    return any((r["core"], r["kernel"], r["metric"]) not in known for r in kept_of(name))


def keep(name: str, made: list[dict]) -> None:
    command = f"python3 -m lanewise_lab.predictions {name}"
    rows = merge(name, kept_of(name), made)
    results.write(_path(name), command, {"what": TABLES[name].what}, rows)


def pages(rows: list[dict]) -> dict[Path, str]:
    """The documents as they should be. ValueError if marks are missing."""
    out: dict[Path, str] = {}
    for document, mark, text in PIECES:
        path = ROOT / document
        out[path] = markdown.between(out.get(path) or path.read_text(), mark, text(rows))
    return out


def same(text: str, other: str) -> bool:
    """Of documents; which figures are of older C is written anew with them, and a change of C
    alone needs no new ones."""
    texts = [re.sub(rf"\n*{schemes.OLDER}.*", "", each) for each in (text, other)]
    return texts[0] == texts[1]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="predictions", description=__doc__.splitlines()[0])
    parser.add_argument("table", nargs="*", choices=[*TABLES, []])
    parser.add_argument("--set", action="append")
    parser.add_argument("--core", action="append")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args(argv)
    try:
        for name in arguments.table:
            keep(name, make(name, arguments.core, arguments.set))
        wanted = pages(kept())
    except (Failed, OSError, ValueError, KeyError) as error:
        print(f"predictions: {error!r}", file=sys.stderr)
        return 2
    differ = [path for path, text in wanted.items() if not same(path.read_text(), text)]
    differ = differ if arguments.check else wanted
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
