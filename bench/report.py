#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Measures this machine and writes report/results.json, report/rows/CORE.tsv and index.html.

report.py --build build/release --peers build/peers --out report   everything, about 8 minutes
report.py --quick --build build/release --peers build/peers        ratios, on the terminal
report.py --page --out report                                      the page again from results.json
report.py --predict --out report                                   the predictions anew alone
report.py --simulate --out report                                  the simulations anew alone
"""

from __future__ import annotations

import argparse
import datetime
import json
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import crosscheck
import page
import predicted
import processes
import ranking
import simulated
import store
from measuring import Failed, harness, machine

ROOT = Path(__file__).resolve().parent.parent


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=Path, default=ROOT / "build/release")
    parser.add_argument("--peers", type=Path, default=ROOT / "build/peers")
    parser.add_argument("--out", type=Path, default=ROOT / "report")
    parser.add_argument("--quick", action="store_true", help="a table on the terminal, no page")
    parser.add_argument("--page", action="store_true", help="only write the page again")
    parser.add_argument("--predict", action="store_true", help="only predict, measure nothing")
    parser.add_argument("--simulate", action="store_true", help="only simulate the hardware")
    parser.add_argument("--runs", type=int, default=3, help="runs of the harness (default 3)")
    parser.add_argument("--row-seconds", type=float, default=0.9, help="per row and run")
    parser.add_argument("--size", type=int, default=1 << 30, help="bytes of the large file")
    options = parser.parse_args()
    # Programs are started in other folders.
    options.build, options.peers = options.build.resolve(), options.peers.resolve()
    return options


def told(rows: list[dict]) -> list[str]:
    """For the terminal, of each task ours / the fastest other."""
    return [
        f"{row['title']:58} {ratio:6.3f} of {ranking.name_of(other)}, {ranking.verdict(ratio)}"
        for ratio, row, other in ranking.judged(rows)
    ]


def measure(options: argparse.Namespace) -> dict:
    program = options.build / "bench/lanewise-bench"
    command = options.build / "cli/lanewise"
    for needed in (program, command):
        if not needed.exists():
            raise Failed(f"{needed} is missing: build first")
    if options.quick:
        results = harness(program, options.peers, 1, ["--quick", "--row-seconds", "0.5"])
    else:
        seconds = ["--row-seconds", str(options.row_seconds)]
        results = harness(program, options.peers, options.runs, seconds)
        again(program, options.peers, results, options.runs, seconds)
        results["rows"] += without_vectors(program, options.peers, results, seconds)
        results["rows"] += with_avx2(program, options.peers, results, seconds)
        print("report: measuring what takes seconds a call, once", flush=True)
        results["rows"] += harness(program, options.peers, 1, ["--slow"], quiet=True)["rows"]
    results["rows"] = store.referred(results["rows"])
    results["date"] = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    results["machine"] = machine(ROOT)
    results["build_seconds"] = {
        f.stem: float(f.read_text()) for f in sorted(options.peers.glob("*.seconds"))
    }
    results["processes"] = []
    room = options.build
    if shutil.disk_usage(room).free < 2 * options.size:
        raise Failed(f"{room} has no room for a file of {options.size} bytes")
    with tempfile.TemporaryDirectory(prefix="report-", dir=room) as folder:
        tmp = Path(folder)
        print("report: whole programs, many small files", flush=True)
        results["processes"].append(processes.small_files(command, tmp, 5 if options.quick else 15))
        if not options.quick:
            print("report: whole programs, several large files", flush=True)
            results["processes"].append(processes.large_files(command, tmp, 5))
            print("report: whole programs, one large file", flush=True)
            results["processes"] += processes.large_file(
                command, options.peers, tmp, options.size, 3
            )
            print("report: this repository's tree", flush=True)
            results["processes"].append(processes.own_tree(command, ROOT, tmp))
    return results


def again(program: Path, peers: Path, results: dict, runs: int, seconds: list[str]) -> None:
    """Measures once more, where that is quick, what never was quiet or contradicts other figures,
    and takes it instead. What is still in contradiction then is said, and refused by readme.py."""
    quick = [
        r for r in results["rows"] if "error" not in r and not r["id"].endswith(ranking.FORCED)
    ]
    noisy = {r["id"] for r in quick if any(map(ranking.never_quiet, r["contenders"]))}
    wanted = sorted(noisy | set(crosscheck.disputed({"rows": quick})))[:MOST_AGAIN]
    if not wanted:
        return
    print(f"report: {len(wanted)} rows again: {', '.join(wanted)}", flush=True)
    rows = [word for row in wanted for word in ("--row", row)]
    made = harness(program, peers, runs, [*rows, *seconds], quiet=True)["rows"]
    by_id = {row["id"]: row for row in made}
    results["rows"] = [by_id.get(row["id"], row) for row in results["rows"]]


def without_vectors(program: Path, peers: Path, results: dict, seconds: list[str]) -> list[dict]:
    """SHA3-256 as a machine without AVX runs it: with the best of our scalar kernels forced."""
    row = next((r for r in results["rows"] if r["id"] == "p24-x1"), None)
    kernel = ranking.ours_of(row, "plain")
    if not kernel:
        return []
    return forced(program, peers, ["sha3-256-1m"], seconds, kernel["detail"], "-plain")


#: Rows that are measured once more at most; some rows take seconds.
MOST_AGAIN = 24
#: Rows of schemes that are measured as a machine without AVX-512 runs them.
AVX2_ROWS = ("mlkem-768-keygen", "mlkem-768-encaps", "mlkem-768-decaps", "slhdsa-128f-sign")


def with_avx2(program: Path, peers: Path, results: dict, seconds: list[str]) -> list[dict]:
    """ML-KEM and SLH-DSA with our kernels for AVX2 and for no vectors forced; the others run as
    ever. On a machine without AVX-512 that is what the rows hold already."""
    rows = {r["id"]: r for r in results["rows"] if "error" not in r}
    ours = {
        ident: [c for c in rows[ident]["contenders"] if c["peer"] == ranking.OURS]
        for ident in ("p24-x1", "p24-x4")
        if ident in rows
    }
    if not any("AVX-512" in c["needs"] for found in ours.values() for c in found):
        return []
    four = [c for c in ours.get("p24-x4", []) if c["needs"] == "AVX2"]
    one = ranking.ours_of(rows["p24-x1"], "plain") if "p24-x1" in rows else None
    if not four or not one:
        return []
    kernels = f"{four[0]['detail']},{one['detail']}"
    return forced(program, peers, AVX2_ROWS, [*seconds, "--arithmetic", "AVX2"], kernels, "-avx2")


def forced(
    program: Path, peers: Path, rows: Sequence[str], extra: list[str], kernels: str, mark: str
) -> list[dict]:
    """Rows with kernels forced; their names end in `mark`."""
    wanted = [word for row in rows for word in ("--row", row)]
    made = harness(program, peers, 1, [*wanted, *extra], quiet=True, kernel=kernels)
    for row in made["rows"]:
        row["id"] += mark
        row["title"] += f", {kernels.replace(',', ' and ')} forced"
    return made["rows"]


def predict(options: argparse.Namespace) -> dict:
    """What cannot be had is said on the page and fails the report, but hides no rest."""
    made: dict = {"tables": {}, "errors": {}}
    for part in predicted.PARTS:
        print(f"report: predicting {part}", flush=True)
        try:
            made["tables"] |= predicted.compute(part, options.quick)
        except Failed as error:
            made["errors"][part] = str(error)
    if not options.quick:
        made["timelines"] = predicted.timelines(predicted.rows_of(made), options.out)
    return made


def simulate() -> dict:
    print("report: simulating the RISC-V processor", flush=True)
    try:
        return simulated.compute()
    except Failed as error:
        return {"error": str(error)}


def failures(results: dict) -> list[str]:
    rows = results.get("rows", []) + results.get("processes", [])
    found = [f"{r['title']}: {r['error']}" for r in rows if "error" in r]
    found += predicted.failures(results.get("predicted"))
    return found + simulated.failures(results.get("simulated"))


def never_quiet(results: dict) -> list[str]:
    """The figures that were measured on a core with company."""
    return [
        f"  never quiet: {row['title']}: {c['peer']}, {c['function']}"
        for row in results["rows"]
        for c in row["contenders"]
        if ranking.never_quiet(c)
    ]


def keep(results: dict, folder: Path) -> list[Path]:
    """The file of this core, and what its rows say against each other; those of other cores, here
    and in docs/results, stay. bench/readme.py refuses a measurement that contradicts itself."""
    if not results["machine"]["cpu_id"].startswith("family"):
        return []
    file = store.file_of(results)
    for line in crosscheck.contradictions(store.measurement(file)):
        print(f"report: WARNING: {line}", file=sys.stderr)
    return [store.write(file, folder)]


def main() -> int:
    options = arguments()
    saved = options.out / "results.json"
    try:
        if options.predict or options.simulate:
            results = json.loads(saved.read_text()) if saved.exists() else {}
        else:
            results = json.loads(saved.read_text()) if options.page else measure(options)
        if not options.page and not options.simulate:
            results["predicted"] = predict(options)
        if not options.page and not options.predict and not options.quick:
            results["simulated"] = simulate()
    except (Failed, OSError, ValueError) as e:
        print(f"report: {e}", file=sys.stderr)
        return 1
    if "rows" in results:
        print("\n" + "\n".join(told(results["rows"])))
        print(f"\n{page.core_name(results)}: {page.quiet(results)}")
        print("\n".join(never_quiet(results)))
    if "predicted" in results:
        print("\n".join(predicted.lines(results["predicted"])))
    if not options.quick:
        options.out.mkdir(parents=True, exist_ok=True)
        saved.write_text(json.dumps(results, indent=1) + "\n")
        written = [saved]
        if "rows" in results:
            if not options.predict and not options.simulate:
                written += keep(results, options.out / "rows")
            page.write(results, options.out / "index.html")
            written.append(options.out / "index.html")
        print(f"\nreport: wrote {' and '.join(map(str, written))}")
    failed = failures(results)
    for line in failed:
        print(f"report: FAILED: {line}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
