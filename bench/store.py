# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Measurements, a file of rows for each core: docs/results/rows/CORE.tsv (lanewise_lab.results).

The head of a file says which machine, when, of which commit; its `tasks` say what each metric is,
its `peers` from where each source is and which script builds it. `band` is the lowest lower and the
highest upper quartile of the runs. `seal` is a digest of the rows, made when they were measured.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import crosscheck
import ranking
from lanewise_lab import processors, results
from measuring import Failed

ROOT = Path(__file__).resolve().parent.parent
ROWS = ROOT / "docs/results/rows"
COMMAND = "make report; bench/readme.py"
PLATFORM, UNIT, KIND = "x86-64", "cycles", "measured"
KEYS = (*results.COLUMNS, "function", "needs", "quiet")
#: What bench/peers/build.sh calls the build of each peer.
BUILDS = {
    "AWS-LC": "awslc",
    "Go": "go",
    "libgcrypt": "gcrypt",
    "liboqs": "liboqs",
    "OpenSSL 3": "openssl3",
    "OpenSSL 4": "openssl4",
    "OpenSSL 4, unused": "openssl-unused",
    "Python": "python",
    "Rust": "rust",
    "SPHINCS+": "sphincsplus",
    "wolfSSL": "wolfssl",
    "XKCP": "xkcp",
}


def short_number(value: float) -> float:
    """Five digits are more than a measurement holds."""
    return float(f"{value:.5g}")


def core_of(found: dict) -> str:
    """Computed, so that a report of an older version has it too."""
    machine = found["machine"]
    if not machine["cpu_id"].startswith("family"):
        raise Failed("the page of measurements is of x86-64, these are of another machine")
    return processors.of_machine(machine)


def script(peer: str) -> str:
    if peer not in BUILDS:
        raise Failed(f"bench/store.py does not know which script builds the peer {peer}")
    return f"bench/peers/build.sh DIRECTORY {BUILDS[peer]}"


def seal(rows: list[dict]) -> str:
    return hashlib.sha256(json.dumps(rows, sort_keys=True).encode()).hexdigest()


def programs_of(report: dict) -> dict:
    """Whole programs: by the identifier of what they did, the seconds that each took."""
    return {
        row["id"]: {
            "title": row["title"],
            "seconds": {
                c["peer"]: short_number(c["seconds"]) for c in row["contenders"] if "seconds" in c
            },
        }
        for row in report.get("processes", [])
        if "contenders" in row and "error" not in row
    }


def file_of(report: dict) -> dict:
    """What is kept of a report."""
    machine = report["machine"]
    core, date = core_of(report), report["date"][:10]
    peers = {
        p["name"]: {"version": p["version"], "source": p["source"], "script": script(p["name"])}
        for p in report["peers"]
        if p["name"] != ranking.OURS
    }
    tasks, rows = {}, []
    for row in report["rows"]:
        if "error" in row:
            continue
        tasks[row["id"]] = {key: row[key] for key in ("title", "bytes", "messages", "states")}
        for c in (c for c in row["contenders"] if "of" not in c):
            ours = c["peer"] == ranking.OURS
            values = (PLATFORM, core, c["detail"], row["states"], row["id"])
            values += (short_number(c["cycles"]), UNIT, KIND)
            values += ([short_number(c["low"]), short_number(c["high"])], c["peer"], date)
            values += (machine["commit"] if ours else peers[c["peer"]]["version"],)
            values += (c["function"], c["needs"], [c["windows"], c["dropped"]])
            rows.append(dict(zip(KEYS, values, strict=True)))
    return {
        "schema": 3,
        "core": core,
        "date": date,
        "commit": machine["commit"],
        "command": "make report",
        "machine": {
            **{key: machine[key] for key in ("cpu", "vendor", "cpu_id", "system")},
            "features": [f for f in processors.TELLING if f in machine["features"]],
        },
        "core_ghz": round(report["core_ghz"], 2),
        "compiler": report["compiler"],
        "peers": peers,
        "programs": programs_of(report),
        "tasks": tasks,
        "rows": rows,
        "seal": seal(rows),
    }


def write(file: dict, folder: Path = ROWS) -> Path:
    """Writes the file of its core and leaves the others."""
    head = {key: value for key, value in file.items() if key != "rows"}
    path = folder / f"{processors.slug(file['core'])}.tsv"
    return results.write(path, COMMAND, head, file["rows"])


def faults(file: dict) -> list[str]:
    """What a file says of another core than its machine's, or without saying from where."""
    machine, found = file["machine"], results.faults(file["rows"])
    core = processors.of_machine(machine)
    if file["core"] != core:
        found.append(f"the file says {file['core']}, its machine ({machine['cpu_id']}) is {core}")
    for number, row in enumerate(file["rows"]):
        where = f"row {number} ({results.name_of(row)})"
        if row["core"] != file["core"]:
            found.append(f"{where} is of {row['core']}, its file of {file['core']}")
        ours = row["source"] == ranking.OURS
        commit = file["commit"] if ours else file["peers"].get(row["source"], {}).get("version")
        if not commit or row["commit"] != commit or row["date"] != file["date"]:
            found.append(f"{where}: date or commit is not that of its file")
        if row["metric"] not in file["tasks"]:
            found.append(f"{where}: no such task")
        if (row["platform"], row["unit"], row["kind"]) != (PLATFORM, UNIT, KIND):
            found.append(f"{where}: not {UNIT}, {KIND} on {PLATFORM}")
    for name, peer in file["peers"].items():
        if peer.get("script") != script(name):
            found.append(f"{name}: no script that builds it")
    return found


def measurement(file: dict) -> dict:
    """The file as the tables read it: its head, and for each task all contenders."""
    tasks = {
        ident: {"id": ident, **task, "contenders": []} for ident, task in file["tasks"].items()
    }
    for row in file["rows"]:
        contender = {
            "peer": row["source"],
            "function": row["function"],
            "detail": row["kernel"],
            "needs": row["needs"],
            "cycles": row["value"],
            "core": row["core"],
            "quiet": row["quiet"],
        }
        tasks[row["metric"]]["contenders"].append(contender)
    made = {k: v for k, v in file.items() if k != "tasks"}
    return made | {"rows": referred(list(tasks.values()))}


def referred(rows: list[dict]) -> list[dict]:
    """The rows, where those of two threads refer to what the same contenders take on one: `of` is
    the row in which that is measured. Older files have it twice."""
    by_id = {row["id"]: row for row in rows}
    for ident, row in by_id.items():
        one = by_id.get(ident.replace("-t2-", "-"), row)
        if one is not row and "error" not in row | one:
            there = {(c["peer"], c["function"]) for c in row["contenders"]}
            peers = {peer for peer, _ in there}
            row["contenders"] += [
                c | {"of": one["id"]}
                for c in one["contenders"]
                if c["peer"] in peers and (c["peer"], c["function"]) not in there
            ]
    return rows


def refuse(file: dict, called: str = "") -> None:
    """Failed with what contradicts the file, if anything does."""
    found = faults(file) or crosscheck.contradictions(measurement(file))
    if not found and file["seal"] != seal(file["rows"]):
        found = ["its rows are not those that were measured"]
    if found:
        raise Failed("; ".join([f"{called or file['core']}: {found[0]}", *found[1:5]]))


def parse(path: Path) -> dict:
    """A file whose rows are not judged yet."""
    head, rows = results.parse(path.read_text("utf-8"), path.name)
    return head | {"rows": rows}


def read(path: Path) -> dict:
    """A file that nothing contradicts."""
    file = parse(path)
    refuse(file, path.name)
    return file


def measured_files(folder: Path = ROWS) -> list[Path]:
    """Those of the cores that were measured; others hold predictions and simulations."""
    return [
        path for path in sorted(folder.glob("*.tsv")) if path.read_text()[2:].startswith(COMMAND)
    ]


def read_all(folder: Path = ROWS) -> list[dict]:
    """Every core's measurement, the newest first."""
    made = [measurement(read(path)) for path in measured_files(folder)]
    return sorted(made, key=lambda one: one["date"], reverse=True)
