# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Runs lanewise-bench several times and merges what it wrote; describes the machine."""

from __future__ import annotations

import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from lanewise_lab import processors
from lanewise_lab.tools import Failed

FEATURES = (
    "bmi1 bmi2 adx avx avx2 avx512f avx512vl avx512bw avx512dq avx512vbmi avx512_vbmi2 gfni "
    "sha_ni sve sve2 asimd sha3 sha512"
).split()
FEATURES += [f for f in processors.TELLING if f not in FEATURES]


def harness(
    program: Path, peers: Path, runs: int, extra: list[str], quiet: bool = False, kernel: str = ""
) -> dict:
    """The merged result of `runs` runs: each figure is the median of the runs' medians.

    The terminal shows the rows as they come if there is no page (quick), otherwise the runs.
    """
    environment = os.environ | {"LANEWISE_BENCH_SITE": site_packages()}
    if kernel:
        environment["LANEWISE_KERNEL"] = kernel
    results = []
    for run in range(runs):
        if not quiet:
            print(f"report: measuring, run {run + 1} of {runs}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "run.json"
            command = [program, "--peers", peers, "--json", out, *extra]
            done = subprocess.run(
                [str(c) for c in command],
                env=environment,
                stdout=None if "--quick" in extra else subprocess.DEVNULL,
            )
            if done.returncode < 0:
                raise Failed(f"{program} was ended by signal {-done.returncode}: a peer crashed?")
            try:
                results.append(json.loads(out.read_text()))
            except (OSError, ValueError) as e:
                raise Failed(f"{program} ended with {done.returncode} and no result") from e
    return merge(results, ALONE.get(machine(Path())["core"]))


def site_packages() -> str:
    return ":".join(p for p in sys.path if p.endswith("-packages"))


#: A row whose run had not yet seen the core without company, by this much, is of no quiet core.
LATER_SEEN = 1.06

#: `least_crowded` of cores without company, as reports measured it. A second thread that never
#: pauses leaves no other window to learn it from: all are alike then, and too long.
ALONE = {
    "EPYC 7003, Zen 3": 0.182,
    "EPYC 9004, Zen 4": 0.180,
    "Intel with AMX (reported as family 6 model 167)": 0.231,
}


def not_alone(results: list[dict], alone: float | None = None) -> None:
    """What a core of one's own does is learnt while measuring: rows that were judged by less are
    judged again. `least_crowded` is the best that their run had seen until then; `alone`, what is
    known of this kind of core."""
    known = [row["least_crowded"] for r in results for row in r["rows"] if row.get("least_crowded")]
    known += [alone] if alone else []
    for row in (row for r in results for row in r["rows"]):
        if row.get("least_crowded", 0) > LATER_SEEN * min(known, default=0):
            for c in row.get("contenders", []):
                c["dropped"] += c["windows"]
                c["windows"] = 0


def merge(results: list[dict], alone: float | None = None) -> dict:
    not_alone(results, alone)
    merged = dict(results[0])
    merged["runs"] = len(results)
    merged["rows"] = []
    for position, row in enumerate(results[0]["rows"]):
        same = [r["rows"][position] for r in results]
        bad = [s["error"] for s in same if "error" in s]
        row = dict(row)
        if bad:
            row["error"] = bad[0]
            row["contenders"] = []
        else:
            row["contenders"] = [
                merge_contender([s["contenders"][i] for s in same])
                for i in range(len(row["contenders"]))
            ]
        merged["rows"].append(row)
    seen = [c["ghz"] for r in merged["rows"] for c in r["contenders"] if c["ghz"] > 0]
    merged["core_ghz"] = statistics.median(seen) if seen else 0.0
    return merged


def merge_contender(same: list[dict]) -> dict:
    one = dict(same[0])
    good = [s for s in same if s["windows"]]
    if not good:  # no quiet window: the shortest says most
        good = [min(same, key=lambda s: s["cycles"])]
    medians = [s["cycles"] for s in good]
    one["cycles"] = statistics.median(medians)
    one["ghz"] = statistics.median(s["ghz"] for s in good)
    one["low"] = min(s["low"] for s in good)
    one["high"] = max(s["high"] for s in good)
    one["spread"] = (max(medians) - min(medians)) / one["cycles"] if one["cycles"] else 0.0
    one["windows"] = sum(s["windows"] for s in same)
    one["dropped"] = sum(s["dropped"] for s in same)
    return one


def first_line(*command: str) -> str:
    try:
        out = subprocess.run(command, capture_output=True, text=True, timeout=20).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return out.strip().splitlines()[0] if out.strip() else ""


def machine(root: Path) -> dict:
    info: dict[str, str] = {}
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        name, _, value = line.partition(":")
        if not line.strip():
            break
        info[name.strip()] = value.strip()
    flags = (info.get("flags") or info.get("Features") or "").split()
    system = ""
    if Path("/etc/os-release").exists():
        text = Path("/etc/os-release").read_text()
        found = re.search(r'^PRETTY_NAME="?([^"\n]*)', text, re.M)
        system = found.group(1) if found else ""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    described = (
        f"family {info['cpu family']}, model {info['model']}" if "cpu family" in info else ""
    )
    vendor = info.get("vendor_id", "")
    return {
        "cpu": info.get("model name", platform.machine()),
        "vendor": vendor,
        "cpu_id": described,
        "core": processors.of_id(described or platform.machine(), vendor, tuple(flags)),
        "cpus": os.cpu_count(),
        "hypervisor": "hypervisor" in flags,
        "features": [f for f in FEATURES if f in flags],
        "memory_gib": round(memory / 2**30, 1),
        "system": system,
        "kernel": platform.release(),
        "commit": first_line("git", "-C", str(root), "describe", "--always", "--dirty"),
        "openssl": first_line("openssl", "version"),
    }
