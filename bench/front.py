# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the front page shows of all results: kept in docs/results/results.json, one part per kind.

The file holds of each part what README.md's table and picture need, so that one part can be
renewed without the others. `measured` is a list, the newest first, one measurement of each
processor: all of it but for whole programs and quartiles.
"""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path

import goals

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs/results/results.json"
KEM = ROOT / "rtl/mlkem/doc"
M_CORES = ("cortex-m3", "cortex-m4", "cortex-m7")
#: Programs of the RISC-V processor: (key, program, level of the build).
STEPS = (("paper", "e64_lmul8", ""), ("fused", "e64_fused", "_fused_overlap"))
PERMUTE = ("permute", "e64_permute", "_permute")


def read() -> dict:
    return json.loads(DATA.read_text())


def write(data: dict) -> None:
    """A line for each row of a measurement, so that a change can be read."""
    rows = [row for one in data["measured"] for row in one["rows"]]
    kept = {f"row {n}": row for n, row in enumerate(rows)}
    bare = copy.deepcopy(data)
    names = iter(kept)
    for one in bare["measured"]:
        one["rows"] = [next(names) for _ in one["rows"]]
    text = json.dumps(bare, indent=1)
    for name, row in kept.items():
        text = text.replace(f'"{name}"', json.dumps(row), 1)
    DATA.write_text(text + "\n")


def add(data: dict, one: dict) -> None:
    """Puts a measurement first, in place of an earlier one of the same processor."""
    others = [m for m in data["measured"] if m["machine"]["cpu"] != one["machine"]["cpu"]]
    data["measured"] = [one, *others]


# From the report to the file


def short_number(value: float) -> float:
    """Five digits are more than a measurement holds."""
    return float(f"{value:.5g}")


def plain(value: float) -> str:
    """Five digits without an exponent."""
    value = short_number(value)
    return f"{value:.0f}" if value >= 1000 else f"{value:g}"


def measured(results: dict) -> dict:
    """Of a measurement the rows with all contenders, the machine and the versions."""
    machine = results["machine"]
    rows = []
    for row in results["rows"]:
        if "error" in row:
            continue
        kept = {key: row[key] for key in ("id", "title", "bytes", "messages", "states")}
        kept["contenders"] = [
            {key: c[key] for key in ("peer", "function", "detail", "needs")}
            | {"cycles": short_number(c["cycles"])}
            for c in row["contenders"]
        ]
        rows.append(kept)
    versions = (f"{p['name']} {p['version']}" for p in results["peers"] if p["name"] != goals.OURS)
    return {
        "kind": "measured",
        "date": results["date"][:10],
        "commit": machine["commit"],
        "command": "make report",
        "machine": {key: machine[key] for key in ("cpu", "cpu_id", "system")},
        "core_ghz": round(results["core_ghz"], 2),
        "compiler": results["compiler"],
        "peers": ", ".join(versions),
        "rows": rows,
    }


def under_all(figures: dict) -> list[float]:
    """Cycles under every set of rules that fits."""
    return list(figures.get("alternatives", {}).values()) or [figures["cycles"]]


def cortex_m(table1: dict) -> dict:
    """Of each core our kernel, with the spread of its prediction, and the best published one."""
    rows = {row["kernel"]: row for row in table1["rows"]}
    kept = {}
    for core, best in table1["best"].items():
        ours = rows[best["kernel"]]["ours"]
        cycles = under_all(ours[core])
        kept[core] = {key: best[key] for key in ("kernel", "cycles", "published")}
        kept[core] |= {"low": min(cycles), "high": max(cycles), "code": ours["code"]}
    return {"kind": "predicted", "cores": kept}


def aarch64(table: dict) -> dict:
    keys = ("kernel", "per_state", "worst_per_state", "published_per_state", "gain_percent")
    kept = {
        core: {key: best[key] for key in (*keys, "outcome", "verdict", "judged")}
        for core, best in table["best"].items()
    }
    return {"kind": "predicted", "cores": kept}


def riscv(made: dict) -> dict:
    """Cycles of the permutation of one state by three programs; the paper's own beside them."""
    rows = {(r["program"], r["build"]): r["figures"] for r in made["rows"] if r["kind"] != "sponge"}
    kept = {
        key: rows[program, f"e64x1{level}"]["permutation"]
        for key, program, level in (*STEPS, PERMUTE)
    }
    published = [r for r in made["published"]["table7"] if r.get("program") == "e64_lmul8"]
    return {"kind": "simulated", "published": published[0]["permutation"], **kept}


# The table of the README


def best_other(row: dict) -> dict | None:
    """The fastest contender that is not ours, whatever function it performs in this row."""
    others = [c for c in row["contenders"] if c["peer"] != goals.OURS]
    return min(others, key=lambda c: c["cycles"], default=None)


def short(core: str) -> str:
    return core.removeprefix("cortex-").upper()


def called(contender: dict) -> str:
    """The peer, or the function where that is what a reader knows."""
    return "BLAKE3" if contender["function"] == "BLAKE3" else contender["peer"]


def name_of(contender: dict) -> str:
    """What a reader knows the contender by."""
    if contender["peer"] == "Rust":
        crate = contender["detail"].split(",")[0].removeprefix("crate ")
        return f"Rust {crate}" + (", 2 threads" if "2 threads" in contender["function"] else "")
    if contender["peer"] == "Python":
        return "Python hashlib" if "hashlib" in contender["detail"] else "Python pycryptodome"
    if contender["peer"] == "Go" and "circl" in contender["detail"]:
        return "Go circl"
    if "," in contender["function"] and "[" not in contender["function"]:
        return contender["peer"] + "," + contender["function"].split(",")[1]
    return contender["peer"]


def compared(ratio: float, other: str) -> str:
    """Ours / other in words, both ways."""
    if ratio >= 1.5:
        return f"**{ratio:.1f} times the cycles** of {other}"
    if ratio > 1.005:
        return f"**{100 * (ratio - 1):.0f} % more cycles** than {other}"
    if ratio > 0.995:
        return f"as fast as {other}"
    return f"{100 * (1 - ratio):.0f} % fewer cycles than {other}"


def amount(row: dict, cycles: float) -> float:
    return cycles / (row["bytes"] * row["messages"] or row["states"] or 1)


#: Tasks of a row of the table: ids, what it is, unit, cycles of one of them.
MEASURED = (
    (("sha3-256-1m", "many-4k"), "SHA3-256, 1 MiB; 1000 messages of 4 KiB", "cycles/byte", 1),
    (("kt128-8k", "kt128-1m"), "KT128, 8 KiB; 1 MiB", "cycles/byte", 1),
    (
        ("mlkem-768-encaps", "mlkem-768-decaps"),
        "ML-KEM-768, encapsulation; decapsulation",
        "kilocycles",
        1000,
    ),
    (
        ("slhdsa-128f-sign", "slhdsa-128f-verify"),
        "SLH-DSA-SHAKE-128f, signing; verification",
        "kilocycles",
        1000,
    ),
)


def measured_row(
    data: dict, ids: tuple[str, ...], what: str, unit: str, scale: int
) -> list[str] | None:
    rows = {row["id"]: row for row in data["rows"]}
    figures, words = [], []
    for ident in ids:
        row = rows.get(ident)
        ours, other = (goals.ours_of(row), best_other(row)) if row else (None, None)
        if not ours or not other:
            return None
        cycles = amount(row, ours["cycles"]) / scale
        figures.append(f"{float(format(cycles, '.3g')):g}")
        name = called(other) if row["messages"] == 1 else f"a loop over {called(other)}"
        words.append(compared(ours["cycles"] / other["cycles"], name))
    text = "; ".join(dict.fromkeys(words))
    return [data["machine"]["cpu"], what, f"{'; '.join(figures)} {unit}", text]


def measured_rows(data: dict) -> list[list[str]]:
    made = [measured_row(data, *row) for row in MEASURED]
    link = "[x86-64](docs/results/x86-64.md)"
    return [[*row, "measured", link] for row in made if row]


def spread(best: dict) -> str:
    """The figure, or the lowest and the highest under the sets of rules that fit."""
    ends = dict.fromkeys((best["low"], best["high"]))
    return " to ".join(str(end) for end in ends)


def against(cycles: float, published: float) -> str:
    change = 100 * (cycles / published - 1)
    return f"{abs(change):.0f} % {'fewer' if change <= 0 else 'more'}"


def cortex_m_rows(data: dict) -> list[list[str]]:
    """One row: the cores grouped by how much is gained, each group judged by its worst."""
    titles, figures, words = [], [], []
    for group in (("cortex-m3", "cortex-m4"), ("cortex-m7",)):
        bests = [data["cores"][core] for core in group]
        titles.append(", ".join(short(core) for core in group))
        figures.append(", ".join(spread(b) for b in bests))
        worst = max(bests, key=lambda b: b["high"] / b["published"])
        said = against(worst["high"], worst["published"])
        said += ", under the worst rules that fit" if worst["high"] != worst["low"] else ""
        words.append(said)
    row = [f"Cortex-{'; '.join(titles)}", "Keccak-f[1600], one state"]
    row += [f"{'; '.join(figures)} cycles", f"{'; '.join(words)} than the best published, measured"]
    return [[*row, "predicted", "[Cortex-M](docs/results/cortex-m.md)"]]


def aarch64_rows(data: dict) -> list[list[str]]:
    """One row, the cores grouped by verdict: those beaten, then the others."""
    titles, figures, words = [], [], []
    for outcomes in (("beaten",), ("no difference", "lost")):
        found = {c: b for c, b in data["cores"].items() if b["outcome"] in outcomes}
        if not found:
            continue
        names = ", ".join(short(core) for core in found)
        titles.append(names)
        figures.append(", ".join(f"{b['worst_per_state']:.0f}" for b in found.values()))
        if outcomes == ("beaten",):
            gains = ", ".join(f"{b['gain_percent']:.0f} %" for b in found.values())
            said = f"{names}: {gains} fewer than the best published, measured"
            open_ = [short(c) for c, b in found.items() if not b["judged"]]
            if open_:
                which = "" if len(open_) == len(found) else f" of {', '.join(open_)}"
                said += f" (the model{which} is not yet judged)"
        else:
            said = "no difference beyond the models' error"
            lost = [short(c) for c, b in found.items() if b["outcome"] == "lost"]
            if lost:
                said = f"**slower** on {', '.join(lost)}; else {said}"
            said = f"others: {said}" if words else said
        words.append(said)
    row = [f"Cortex-{'; '.join(titles)}", "Keccak-f[1600], per state of several"]
    row += [f"{'; '.join(figures)} cycles", "; ".join(words)]
    return [[*row, "predicted", "[AArch64](docs/results/aarch64.md)"]]


def kem_rows() -> list[list[str]]:
    """The KEM core beside the fastest design of the same standard whose cycles could be read."""
    sys.path.insert(0, str(KEM))
    import compare

    ours = compare.cycles()["8 multipliers, 1 round per cycle"]
    operations = ("encaps", "decaps")
    found = [ours["fips203", name][1] for name in operations]
    peers = [p for p in compare.peers() if p["version"] == "FIPS 203" and p["encaps"][1]]
    best = min(peers, key=lambda p: compare.number(p["encaps"][1]))
    pairs = [
        (compare.number(c), compare.number(best[o][1]))
        for c, o in zip(found, operations, strict=True)
    ]
    words = " and ".join(against(ours, other) for ours, other in pairs)
    words += f" than {best['title']}, the fastest of those whose cycles we know"
    row = ["our KEM hardware", "ML-KEM-768 encapsulation, decapsulation"]
    row.append(", ".join(str(ours) for ours, _ in pairs) + " cycles")
    return [[*row, words, "simulated", "[KEM hardware](rtl/mlkem/doc/area.md)"]]


def riscv_rows(data: dict) -> list[list[str]]:
    words = f"with the paper's ten instructions {data['paper']}; published {data['published']}"
    figures = f"{data['permute']} cycles as one instruction"
    link = "[processor](docs/results/riscv-processor.md)"
    row = ["our RISC-V vector unit", "Keccak-f[1600]", figures, words]
    return [[*row, "simulated", link]]


def table(data: dict) -> list[str]:
    """At most eight rows, and what cannot be read from them."""
    rows = measured_rows(data["measured"][0]) + cortex_m_rows(data["cortex-m"])
    rows += aarch64_rows(data["aarch64"]) + riscv_rows(data["riscv"]) + kem_rows()
    heads = ["machine", "task", "ours", "against the best other", "kind", "all rows"]
    marks = ["---", "---", "---", "---", "---", "---"]
    lines = ["| " + " | ".join(row) + " |" for row in [heads, marks, *rows]]
    return [*lines, "", *notes(data)]


def notes(data: dict) -> list[str]:
    newest = data["measured"][0]
    slower = slower_rows(newest)
    text = (
        "Measured: core cycles of one process in which all contenders take turns, on "
        f"{newest['date']}; run `make report` on your machine. Predicted: by models of "
        "the cores, no board was used. Simulated: the hardware description, no FPGA was used."
    )
    if slower:
        text += f" Slower than the fastest other: {', '.join(slower)}."
    return [text]


#: What the rows of every length measure: a function of ours, and others that do the same.
LENGTHS = (("SHA3-256", ()), ("TurboSHAKE128", ()), ("KT128", ("BLAKE3",)))


def tasks(rows: list[dict]) -> list[dict]:
    """The rows in which ours is compared with others: one for each function of a row of lengths,
    and none in which a slower kernel of ours was forced."""
    out = []
    for row in rows:
        if "error" in row or row["id"].endswith(("-plain", "-avx2")):
            continue
        if not row["id"].startswith("sweep-"):
            out.append(row)
            continue
        for function, others in LENGTHS:
            wanted = (function, *others)
            found = [c for c in row["contenders"] if c["function"] in wanted]
            found.sort(key=lambda c, first=function: c["function"] != first)
            out.append(row | {"title": f"{function}, {row['title']}", "contenders": found})
    return out


def judged(rows: list[dict]) -> list[tuple[float, dict, dict]]:
    """Of each task with others in it: ours / the fastest other, the row, that other."""
    out = []
    for row in tasks(rows):
        ours, other = goals.ours_of(row), best_other(row)
        if ours and other:
            out.append((ours["cycles"] / other["cycles"], row, other))
    return out


def slower_rows(data: dict) -> list[str]:
    """Titles of the tasks in which somebody is faster than we are, with whom. Those that are
    measured at many lengths are one item with the worst of them."""
    found: dict[str, list[tuple[float, dict, dict]]] = {}
    for ratio, row, other in judged(data["rows"]):
        if ratio > 1.005:
            function = row["title"].split(",")[0]
            key = function if function in dict(LENGTHS) else row["title"]
            found.setdefault(key, []).append((ratio, row, other))
    out = []
    for each in found.values():
        ratio, row, other = max(each, key=lambda f: f[0])
        others = len({r["bytes"] for _, r, _ in each}) - 1
        more = f", and at {others} other lengths" if others else ""
        out.append(f"{row['title']} ({ratio:.2f} times {called(other)}{more})")
    return out
