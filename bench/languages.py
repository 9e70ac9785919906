#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The packages of bindings/ beside what people use in each language: part of report.py.

    languages.py ROUNDS     measure, on the terminal
    languages.py --publish  bindings/README.md's table, of report/results.json

Each language has a small program of its own, in which ours and the other take turns (Go's is run
several times); of each the least time counts. Where a language cannot be measured, its row says
why.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BINDINGS, README = ROOT / "bindings", ROOT / "bindings/README.md"
BEGIN, END = "<!-- in your language: bench/languages.py --publish -->", "<!-- end of table -->"
HEADS = ("language", "task", "compared with", "ours, us", "theirs, us", "times as fast")
#: A build or a measurement that takes longer is given up, in seconds.
LONGEST = 300
#: In what is taken of each, if nothing is said.
ROUNDS = 15


class NotMeasured(Exception):
    """Says why."""


def run(command: list, folder: Path = ROOT, **environment: str) -> str:
    """What it prints. NotMeasured with the last line of what it complains of."""
    words = list(map(str, command))
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env=os.environ | environment,
            capture_output=True,
            text=True,
            timeout=LONGEST,
        )
    except FileNotFoundError:
        raise NotMeasured(f"{Path(words[0]).name} is not installed") from None
    except subprocess.TimeoutExpired:
        raise NotMeasured(f"{Path(words[0]).name} took over {LONGEST} seconds") from None
    if done.returncode:
        said = (done.stderr + done.stdout).strip().splitlines() or ["no word"]
        raise NotMeasured(f"{Path(words[0]).name} failed: {said[-1].strip()}")
    return done.stdout


def tool(name: str) -> str:
    """From Python's environment, or what is installed."""
    found = Path(sys.executable).parent / name
    return str(found) if found.exists() else shutil.which(name) or name


def lines_of(text: str) -> list[tuple[str, str, float, float]]:
    """Task, other, ours and theirs in nanoseconds, as programs in bindings/ print them."""
    split = [line.split("\t") for line in text.splitlines()]
    return [(task, other, float(ours), float(theirs)) for task, other, ours, theirs in split]


def python(build: Path, rounds: int) -> list[tuple[str, str, float, float]]:
    work = ROOT / "build/languages/python"
    command = [sys.executable, "setup.py", "-q", "build", "--build-base", work]
    archive = str(build / "liblanewise.a")
    run([*command, "--build-lib", work / "lib"], BINDINGS / "python", LANEWISE_ARCHIVE=archive)
    path = {"PYTHONPATH": str(work / "lib"), "PYTHONSAFEPATH": "1"}
    return lines_of(run([sys.executable, BINDINGS / "python/speed.py", rounds], **path))


#: Of Go's benchmarks those that are shown: as they are named there, and here.
GO_TASKS = {
    "SHA3_256/32": "SHA3-256, 32 bytes",
    "SHA3_256/1048576": "SHA3-256, 1 MiB",
    "1000Messages": "SHA3-256, 1000 messages of 32 bytes",
}


def go_lines(text: str) -> list[tuple[str, str, float, float]]:
    least: dict[tuple[str, str], float] = {}
    for name, whose, took in re.findall(
        r"^Benchmark(\S+)/(lanewise|crypto_sha3)(?:-\d+)?\s+\d+\s+([\d.]+) ns/op", text, re.M
    ):
        least[name, whose] = min(float(took), least.get((name, whose), float("inf")))
    missing = [name for name in GO_TASKS if (name, "lanewise") not in least]
    if missing:
        raise NotMeasured(f"go did not measure {missing[0]}")
    return [
        (task, "crypto/sha3", least[name, "lanewise"], least[name, "crypto_sha3"])
        for name, task in GO_TASKS.items()
    ]


def go(_: Path, rounds: int) -> list[tuple[str, str, float, float]]:
    """The program of the benchmarks several times: with -count each would have its repeats in a
    row, and not in turns with the other. Linked without symbols, as `go test` runs it: with them
    crypto/sha3 lies elsewhere and took 12 % longer on Zen 4."""
    program = ROOT / "build/languages/go.test"
    build = [tool("go"), "test", "-vet=off", "-c", "-ldflags=-s -w", "-o", program, "."]
    run(build, BINDINGS / "go", GOTOOLCHAIN="local", CGO_ENABLED="1")
    command = [program, "-test.run", "^$", "-test.benchtime", "20ms"]
    command += ["-test.bench", "^Benchmark(SHA3_256|1000Messages)$"]
    return go_lines("".join(run(command, BINDINGS / "go") for _ in range(max(2, rounds))))


def node(_: Path, rounds: int) -> list[tuple[str, str, float, float]]:
    run([sys.executable, "build.py", "lanewise-simd.wasm"], BINDINGS / "wasm")
    return lines_of(run([tool("node"), "--no-warnings", BINDINGS / "wasm/test/speed.mjs", rounds]))


def openssl_lines(text: str) -> list[tuple[str, str, float, float]]:
    version, *lines = text.splitlines()
    out = []
    for line in lines:
        name, length, ours, theirs = re.match(
            r"(\S+) +(\d+) bytes: +([\d.]+) us, default +([\d.]+) us", line
        ).groups()
        other = f"{' '.join(version.split()[:2])}, default provider"
        out.append((f"{name}, {length} bytes", other, 1e3 * float(ours), 1e3 * float(theirs)))
    return out


def openssl(build: Path, rounds: int) -> list[tuple[str, str, float, float]]:
    folder, work = build / "bindings/openssl", ROOT / "build/languages"
    if not (folder / "lanewise.so").exists():
        raise NotMeasured("the provider is not built: no headers of OpenSSL 3 or 4")
    work.mkdir(parents=True, exist_ok=True)
    program = work / "ossl_speed"
    source = BINDINGS / "openssl/test/ossl_speed.c"
    run(["cc", "-O2", f"-I{ROOT / 'include'}", "-o", program, source, "-lcrypto"])
    return openssl_lines(run([program, folder, max(1, rounds // 3)]))


def rust(_: Path, rounds: int) -> list[tuple[str, str, float, float]]:
    work = ROOT / "build/languages/rust"
    command = [tool("cargo"), "build", "-q", "--release", "--locked", "--bin", "ratios"]
    run(command, BINDINGS / "rust/benches", CARGO_TARGET_DIR=str(work))
    return lines_of(run([work / "release/ratios", rounds]))


LANGUAGES: dict[str, Callable[[Path, int], list[tuple[str, str, float, float]]]] = {
    "Python": python,
    "Rust": rust,
    "Go": go,
    "Node.js": node,
    "OpenSSL": openssl,
}


def measure(build: Path, rounds: int = ROUNDS) -> list[dict]:
    """For results.json: of each language its tasks, or why there are none."""
    out = []
    for language, what in LANGUAGES.items():
        print(f"report: {language}", flush=True)
        try:
            out += [
                {"language": language, "task": t, "other": o, "ours_ns": a, "other_ns": b}
                for t, o, a, b in what(build, rounds)
            ]
        except NotMeasured as why:
            out.append({"language": language, "reason": str(why)})
    return out


def cells(rows: list[dict]) -> list[list[str]]:
    """Of the table HEADS."""
    out = []
    for row in rows:
        if "reason" in row:
            out.append([row["language"], f"not measured here: {row['reason']}", "", "", "", ""])
            continue
        times = [f"{row[k] / 1e3:.2f}" for k in ("ours_ns", "other_ns")]
        ratio = f"{row['other_ns'] / row['ours_ns']:.2f}"
        out.append([row["language"], row["task"], row["other"], *times, ratio])
    return out


def section(rows: list[dict] | None, table: Callable) -> str:
    """Of the page."""
    if not rows:
        return ""
    lines = [([escape(c) for c in line], "") for line in cells(rows)]
    note = "In turns, by one program of each language, the least times; wall time of a call."
    return (
        f'<h2>Measured: in your language</h2><p class="note">{note}</p>'
        f"<details><summary>Python, Rust, Go, Node.js, OpenSSL</summary>"
        f"{table(list(HEADS), lines, {3, 4, 5})}</details>"
    )


def published(results: dict, text: str) -> str:
    """bindings/README.md with the table of these results."""
    head = f"| {' | '.join(HEADS)} |\n|{' --- |' * 3}{' ---: |' * 3}\n"
    core, date = results["machine"].get("core") or results["machine"]["cpu"], results["date"][:10]
    body = "".join(f"| {' | '.join(line)} |\n" for line in cells(results["languages"]))
    told = f"<!-- figures: measured {date} on {core} -->\n"
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not rest or not after:
        raise SystemExit(f"languages: {README} lacks the place of the table")
    return f"{before}{BEGIN}\n{told}{head}{body}{END}{after}"


def main() -> int:
    if sys.argv[1:] == ["--publish"]:
        results = json.loads((ROOT / "report/results.json").read_text())
        README.write_text(published(results, README.read_text("utf-8")), "utf-8")
        return 0
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    for line in cells(measure(ROOT / "build/release", rounds)):
        print("  ".join(line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
