#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Measures this machine and writes report/results.json, report/rows/CORE.tsv and index.html.

report.py --build build/release --peers build/peers --out report   everything, about 8 minutes
report.py --quick --build build/release --peers build/peers        ratios, on the terminal
report.py --again report/results.json                              rows that others contradict, anew
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
from typing import NamedTuple

import crosscheck
import languages
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
    parser.add_argument(
        "--again",
        type=Path,
        metavar="RESULTS",
        help="measure again, into this file, what was never quiet or contradicts its other figures",
    )
    parser.add_argument("--page", action="store_true", help="only write the page again")
    parser.add_argument("--predict", action="store_true", help="only predict, measure nothing")
    parser.add_argument("--simulate", action="store_true", help="only simulate the hardware")
    parser.add_argument("--runs", type=int, default=3, help="runs of the harness (default 3)")
    parser.add_argument("--row-seconds", type=float, default=0.9, help="per row and run")
    parser.add_argument("--size", type=int, default=1 << 30, help="bytes of the large file")
    options = parser.parse_args()
    # Programs are started in other folders.
    options.build, options.peers = options.build.resolve(), options.peers.resolve()
    if options.again:
        options.again = options.again / "results.json" if options.again.is_dir() else options.again
        options.out = options.again.parent
    return options


def told(rows: list[dict]) -> list[str]:
    """For the terminal, of each task ours / the fastest other."""
    return [
        f"{row['title']:58} {ratio:6.3f} of {ranking.name_of(other)}, {ranking.verdict(ratio)}"
        for ratio, row, other in ranking.judged(rows)
    ]


def programs(options: argparse.Namespace) -> tuple[Path, Path]:
    """The harness and the command. Failed if they are not built."""
    found = options.build / "bench/lanewise-bench", options.build / "cli/lanewise"
    for needed in found:
        if not needed.exists():
            raise Failed(f"{needed} is missing: build first")
    return found


def measure(options: argparse.Namespace) -> dict:
    program, command = programs(options)
    if options.quick:
        results = harness(program, options.peers, 1, ["--quick", "--row-seconds", "0.5"])
    else:
        seconds = ["--row-seconds", str(options.row_seconds)]
        results = harness(program, options.peers, options.runs, seconds)
        replace(results, rows_again(options, results["rows"], disputed(results)[:MOST_AGAIN]))
        for forcing in forcings(results["rows"]):
            results["rows"] += forced(program, options.peers, forcing, forcing.rows, seconds)
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
    if not options.quick:
        results["languages"] = languages.measure(options.build)
    return results


#: Rows that are measured once more at most in a report; some rows take seconds.
MOST_AGAIN = 24
#: Rows of schemes that are measured as a machine without AVX-512 runs them.
AVX2_ROWS = (
    *("mlkem-768-keygen", "mlkem-768-encaps", "mlkem-768-decaps", "slhdsa-128f-sign"),
    *(f"mldsa-{n}-{what}" for n in (44, 65, 87) for what in ("keygen", "sign", "verify")),
)


class Forcing(NamedTuple):
    """Rows that are measured a second time with kernels of ours forced; the others run as ever.
    Their names end in `mark`."""

    mark: str
    rows: Sequence[str]
    kernels: str
    extra: Sequence[str] = ()


def forcings(measured: list[dict]) -> list[Forcing]:
    """SHA3-256 as a machine without AVX runs it, with the best of our scalar kernels; the
    schemes with AVX2, which on a machine without AVX-512 is what the rows hold already."""
    rows = {row["id"]: row for row in measured if "error" not in row}
    one, out = ranking.ours_of(rows.get("p24-x1"), "plain"), []
    if one:
        out.append(Forcing("-plain", ("sha3-256-1m",), one["detail"]))
    known = [c for i in ("p24-x1", "p24-x4") if i in rows for c in rows[i]["contenders"]]
    ours = [c for c in known if c["peer"] == ranking.OURS]
    wide = any("AVX-512" in c["needs"] for c in ours)
    four = [c for c in ours if c["needs"] == "AVX2" and c in rows["p24-x4"]["contenders"]]
    if one and four and wide:
        kernels = f"{four[0]['detail']},{one['detail']}"
        out.append(Forcing("-avx2", AVX2_ROWS, kernels, ("--arithmetic", "AVX2")))
    return out


def forced(
    program: Path, peers: Path, how: Forcing, rows: Sequence[str], extra: list[str]
) -> list[dict]:
    wanted = [word for row in rows for word in ("--row", row)]
    extra = [*wanted, *extra, *how.extra]
    made = harness(program, peers, 1, extra, quiet=True, kernel=how.kernels)
    for row in made["rows"]:
        row["id"] += how.mark
        row["title"] += f", {how.kernels.replace(',', ' and ')} forced"
    return made["rows"]


def disputed(results: dict) -> list[str]:
    """Rows that never were quiet or contradict other figures of the measurement."""
    rows = [row for row in results["rows"] if "error" not in row]
    noisy = {
        r["id"]
        for r in rows
        if any(ranking.never_quiet(c) for c in r["contenders"] if "of" not in c)
    }
    return sorted(noisy | set(crosscheck.disputed({"rows": rows})))


def rows_again(options: argparse.Namespace, rows: list[dict], wanted: list[str]) -> dict:
    """These rows, measured anew, as harness() has them."""
    if not wanted:
        return {"rows": []}
    print(f"report: {len(wanted)} rows again: {', '.join(wanted)}", flush=True)
    program, _ = programs(options)
    seconds = ["--row-seconds", str(options.row_seconds)]
    made: dict = {"rows": []}
    plain = [ident for ident in wanted if not ident.endswith(ranking.FORCED)]
    for some in (plain[n : n + AT_ONCE] for n in range(0, len(plain), AT_ONCE)):
        names = [word for ident in some for word in ("--row", ident)]
        part = harness(program, options.peers, options.runs, [*names, *seconds], quiet=True)
        made = part | {"rows": made["rows"] + part["rows"]}
    for how in forcings(rows):
        some = [row for row in how.rows if row + how.mark in wanted]
        if some:
            made["rows"] += forced(program, options.peers, how, some, seconds)
    return made


#: What the harness takes of --row in a call.
AT_ONCE = 64


def replace(results: dict, made: dict) -> None:
    """Takes rows that were measured anew in place of those of before."""
    by_id = {row["id"]: row for row in made["rows"]}
    results["rows"] = [by_id.get(row["id"], row) for row in results["rows"]]


def measure_again(options: argparse.Namespace, results: dict) -> dict:
    """The results with the rows anew that others dispute. What is still in contradiction then is
    said, and refused by readme.py. Failed if these are of another machine, commit or peer."""
    here, then = machine(ROOT), results["machine"]
    for key in ("cpu", "cpu_id", "commit"):
        if here[key] != then[key]:
            raise Failed(f"{options.again}: {key} was {then[key]}, here it is {here[key]}")
    made = rows_again(options, results["rows"], disputed(results))
    versions = {peer["name"]: peer["version"] for peer in results["peers"]}
    for peer in made.get("peers", []):
        if versions.get(peer["name"]) != peer["version"]:
            was = versions.get(peer["name"], "not there")
            raise Failed(f"{options.again}: {peer['name']} was {was}, now it is {peer['version']}")
    replace(results, made)
    for row in results["rows"]:
        row["contenders"] = [c for c in row["contenders"] if "of" not in c]
    results["rows"] = store.referred(results["rows"])
    when = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    told = {"date": when, "rows": [row["id"] for row in made["rows"]]}
    results.setdefault("again", []).append(told)
    return results


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


def gather(options: argparse.Namespace, saved: Path) -> dict:
    """The results that are asked for, with those that were saved where they are not renewed."""
    before = json.loads(saved.read_text()) if saved.exists() else {}
    if options.again:
        return measure_again(options, json.loads(saved.read_text()))
    if options.page:
        return json.loads(saved.read_text())
    results = before if options.predict or options.simulate else measure(options)
    if not options.simulate:
        results["predicted"] = predict(options)
    if not options.predict and not options.quick:
        results["simulated"] = simulate()
    return results


def main() -> int:
    options = arguments()
    saved = options.again or options.out / "results.json"
    try:
        results, new = gather(options, saved), not (options.predict or options.simulate)
    except (Failed, OSError, ValueError) as e:
        print(f"report: {e}", file=sys.stderr)
        return 1
    if "rows" in results:
        print("\n" + "\n".join(told(results["rows"])))
        print(f"\n{page.core_name(results)}: {ranking.quiet_words(results['rows'])}")
        print("\n".join(never_quiet(results)))
    if "predicted" in results:
        print("\n".join(predicted.lines(results["predicted"])))
    if not options.quick:
        options.out.mkdir(parents=True, exist_ok=True)
        saved.write_text(json.dumps(results, indent=1) + "\n")
        written = [saved]
        if "rows" in results:
            if new:
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
