# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Measurements, one file for each core: docs/results/measured/CORE.json.

A file says which machine, when, of which commit, and holds one row for each figure:

    platform, core, kernel, states, metric, value, unit, kind, band, source, date, commit

`metric` names the task (the file's `tasks` say what it is), `kernel` the code that ran and `source`
whose it is (the file's `peers` say from where and which script builds it); `commit` is that of the
code: ours, or the version of a peer. `band` is the lowest lower and the highest upper quartile of
the runs. Beside these: `function`, `needs` (processor features), and `quiet`, the windows that were
used and that were dropped. `seal` is a digest of the rows, made when they were measured.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import crosscheck
import goals
import processors
from measuring import Failed

ROOT = Path(__file__).resolve().parent.parent
MEASURED = ROOT / "docs/results/measured"
PLATFORM, UNIT, KIND = "x86-64", "cycles", "measured"
KEYS = (
    "platform core kernel states metric value unit kind band source date commit "
    "function needs quiet"
).split()
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


def core_of(results: dict) -> str:
    """Computed, so that a report of an older version has it too."""
    machine = results["machine"]
    if not machine["cpu_id"].startswith("family"):
        raise Failed("the page of measurements is of x86-64, these are of another machine")
    return processors.of_machine(machine)


def script(peer: str) -> str:
    if peer not in BUILDS:
        raise Failed(f"bench/store.py does not know which script builds the peer {peer}")
    return f"bench/peers/build.sh DIRECTORY {BUILDS[peer]}"


def seal(rows: list[dict]) -> str:
    return hashlib.sha256(json.dumps(rows, sort_keys=True).encode()).hexdigest()


def file_of(results: dict) -> dict:
    """What is kept of a report: all figures but those of whole programs."""
    machine = results["machine"]
    core, date = core_of(results), results["date"][:10]
    peers = {
        p["name"]: {"version": p["version"], "source": p["source"], "script": script(p["name"])}
        for p in results["peers"]
        if p["name"] != goals.OURS
    }
    tasks, rows = {}, []
    for row in results["rows"]:
        if "error" in row:
            continue
        tasks[row["id"]] = {key: row[key] for key in ("title", "bytes", "messages", "states")}
        for c in row["contenders"]:
            ours = c["peer"] == goals.OURS
            values = (PLATFORM, core, c["detail"], row["states"], row["id"])
            values += (short_number(c["cycles"]), UNIT, KIND)
            values += ([short_number(c["low"]), short_number(c["high"])], c["peer"], date)
            values += (machine["commit"] if ours else peers[c["peer"]]["version"],)
            values += (c["function"], c["needs"], [c["windows"], c["dropped"]])
            rows.append(dict(zip(KEYS, values, strict=True)))
    return {
        "schema": 2,
        "core": core,
        "date": date,
        "commit": machine["commit"],
        "command": "make report",
        "machine": {
            **{key: machine[key] for key in ("cpu", "vendor", "cpu_id", "system")},
            "features": [f for f in processors.TELLING if f in machine["features"]],
        },
        "core_ghz": round(results["core_ghz"], 2),
        "compiler": results["compiler"],
        "peers": peers,
        "tasks": tasks,
        "rows": rows,
        "seal": seal(rows),
    }


def write(file: dict, folder: Path = MEASURED) -> Path:
    """Writes the file of its core and leaves the others; a line for each row."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{processors.slug(file['core'])}.json"
    bare = {key: value for key, value in file.items() if key not in ("tasks", "rows")}
    text = json.dumps(bare, indent=1)[:-2]
    tasks = ",\n".join(f"  {json.dumps(k)}: {json.dumps(t)}" for k, t in file["tasks"].items())
    rows = ",\n".join(f"  {json.dumps(row)}" for row in file["rows"])
    path.write_text(f'{text},\n "tasks": {{\n{tasks}\n }},\n "rows": [\n{rows}\n ]\n}}\n')
    return path


def faults(file: dict) -> list[str]:
    """What a file says of another core than its machine's, or without saying from where."""
    machine, found = file["machine"], []
    core = processors.of_machine(machine)
    if file["core"] != core:
        found.append(f"the file says {file['core']}, its machine ({machine['cpu_id']}) is {core}")
    for number, row in enumerate(file["rows"]):
        where = f"row {number} ({row.get('metric')}, {row.get('source')})"
        if sorted(row) != sorted(KEYS):
            found.append(f"{where}: not the keys of a row")
            continue
        if row["core"] != file["core"]:
            found.append(f"{where} is of {row['core']}, its file of {file['core']}")
        ours = row["source"] == goals.OURS
        commit = file["commit"] if ours else file["peers"].get(row["source"], {}).get("version")
        if not commit or row["commit"] != commit or row["date"] != file["date"]:
            found.append(f"{where}: date or commit is not that of its file")
        if row["metric"] not in file["tasks"]:
            found.append(f"{where}: no such task")
        if (row["platform"], row["unit"], row["kind"]) != (PLATFORM, UNIT, KIND):
            found.append(f"{where}: not {UNIT}, {KIND} on {PLATFORM}")
        if row["band"] and not row["band"][0] <= row["value"] <= row["band"][1]:
            found.append(f"{where}: {row['value']:g} lies outside its band")
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
    return {k: v for k, v in file.items() if k != "tasks"} | {"rows": list(tasks.values())}


def refuse(file: dict, called: str = "") -> None:
    """Failed with what contradicts the file, if anything does."""
    found = faults(file) or crosscheck.contradictions(measurement(file))
    if not found and file["seal"] != seal(file["rows"]):
        found = ["its rows are not those that were measured"]
    if found:
        raise Failed("; ".join([f"{called or file['core']}: {found[0]}", *found[1:5]]))


def read(path: Path) -> dict:
    """A file that nothing contradicts."""
    file = json.loads(path.read_text())
    refuse(file, path.name)
    return file


def read_all(folder: Path = MEASURED) -> list[dict]:
    """Every core's measurement, the newest first."""
    made = [measurement(read(path)) for path in sorted(folder.glob("*.json"))]
    return sorted(made, key=lambda one: one["date"], reverse=True)
