# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the front page shows of all results, from the rows in docs/results/rows: those of each core
that was measured (store.py), predictions, simulations.
"""

from __future__ import annotations

import sys
from pathlib import Path

import ranking
import store
from lanewise_lab import markdown, predictions, processors, table_aarch64
from lanewise_lab import table as table_m
from lanewise_lab.cores import short

ROOT = Path(__file__).resolve().parent.parent
KEM = ROOT / "rtl/mlkem/doc"
M_CORES = ("cortex-m3", "cortex-m4", "cortex-m7")
#: Programs of the RISC-V processor: (key, program, level of the build).
STEPS = (("paper", "e64_lmul8", ""), ("fused", "e64_fused", "_fused_overlap"))
PERMUTE = ("permute", "e64_permute", "_permute")


def read() -> dict:
    """What is predicted and simulated, and every core's measurement, the newest first."""
    import simulated

    kept = predictions.kept()
    made = {"cortex-m": table_m.best(kept), "aarch64": table_aarch64.best(kept)}
    return made | {"riscv": riscv(simulated.kept()), "measured": store.read_all()}


# From the tables


def plain(value: float) -> str:
    """Five digits without an exponent."""
    value = store.short_number(value)
    return f"{value:.0f}" if value >= 1000 else f"{value:g}"


def riscv(made: dict) -> dict:
    """Cycles of the permutation of one state by three programs; and the paper's own."""
    rows = {(r["program"], r["build"]): r["figures"] for r in made["rows"] if r["kind"] != "sponge"}
    kept = {
        key: rows[program, f"e64x1{level}"]["permutation"]
        for key, program, level in (*STEPS, PERMUTE)
    }
    published = [r for r in made["published"]["table7"] if r.get("program") == "e64_lmul8"]
    return {"kind": "simulated", "published": published[0]["permutation"], **kept}


# The table of the README


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


KILO = "kilocycles", 1000
#: Tasks of a row of the table: what it is, ids, unit, cycles of one of them.
MEASURED = (
    ("SHA3-256, 1 MiB; 1000 messages of 4 KiB", "sha3-256-1m many-4k", "cycles/byte", 1),
    ("KT128, 8 KiB; 1 MiB", "kt128-8k kt128-1m", "cycles/byte", 1),
    ("ML-KEM-768, encapsulation; decapsulation", "mlkem-768-encaps mlkem-768-decaps", *KILO),
    ("ML-DSA-65, signing; verification, from key bytes", "mldsa-65-sign mldsa-65-verify", *KILO),
    ("SLH-DSA-SHAKE-128f, signing; verification", "slhdsa-128f-sign slhdsa-128f-verify", *KILO),
)


def measured_cell(data: dict, ids: str, unit: str, scale: int) -> str:
    """Our figures in the rows of these ids, and ours against the best other of the same run."""
    rows = {row["id"]: row for row in data["rows"]}
    figures, words = [], []
    for ident in ids.split():
        row = rows.get(ident)
        ours, other = (ranking.ours_of(row), ranking.best_other(row)) if row else (None, None)
        if not ours or not other:
            return "not measured"
        cycles = amount(row, ours["cycles"]) / scale
        figures.append(f"{float(format(cycles, '.3g')):g}" + mark(ours))
        name = (
            ranking.called(other)
            if row["messages"] == 1
            else f"a loop over {ranking.called(other)}"
        )
        words.append(compared(ours["cycles"] / other["cycles"], name))
    return f"{'; '.join(figures)} {unit}: {'; '.join(dict.fromkeys(words))}"


#: Rows that stand side by side for all cores, before those of schemes.
SIDE_BY_SIDE = (
    *("p24-x1", "p24-x2", "p24-x4", "p24-x8", "sha3-256-32", "sha3-256-1m", "sha3-256-1m-plain"),
    *("shake128-1m", "turboshake128-1m", "kmac256-1m", "kt128-8k", "kt128-16k", "kt128-64k"),
    *("kt128-1m", "kt128-16m", "many-8", "many-32", "many-4k"),
)


def side_by_side(measured: list[dict]) -> list[tuple[str, list[str]]]:
    """Title and, for each core, ours with what it is of the best other of the same run."""
    out = []
    of_schemes = ranking.main_operations([row for m in measured for row in m["rows"]])
    for ident in (*SIDE_BY_SIDE, *of_schemes):
        found = [next((r for r in m["rows"] if r["id"] == ident), None) for m in measured]
        titles = [row["title"] for row in found if row]
        if titles:
            title = titles[0].split(", keccakp")[0]
            title += ", without vectors" if ident.endswith("-plain") else ""
            out.append((title, [beside(row) for row in found]))
    return out


def beside(row: dict | None) -> str:
    ours = ranking.ours_of(row)
    if not ours:
        return ""
    other = ranking.best_other(row)
    per_byte = row["bytes"] >= 1024
    value = ours["cycles"] / (row["bytes"] if per_byte else 1) / row["messages"]
    shown = f"{value:.3g} cycles/byte" if per_byte else f"{value:.0f} cycles"
    if value >= 10000:
        shown = f"{plain(value / 1000)} kilocycles"
    text = shown + (" each" if row["messages"] > 1 and not per_byte else "") + mark(ours)
    if not other:
        return text
    return f"{text}; {ours['cycles'] / other['cycles']:.2f} of {ranking.called(other)}{mark(other)}"


def mark(contender: dict) -> str:
    """Marks a figure of a core that never was quiet while it was measured."""
    return " (core never quiet)" if ranking.never_quiet(contender) else ""


def measured_table(measured: list[dict]) -> list[str]:
    """A column for each core that was measured, the newest first."""
    slower = (", ".join(ranking.slower_rows(m["rows"])) or "none" for m in measured)
    made = [
        ["measured", *(f"[{m['core']}]({link(m)})" for m in measured)],
        *([what, *(measured_cell(m, *how) for m in measured)] for what, *how in MEASURED),
        ["slower than the fastest other", *slower],
        ["date, commit", *(f"{m['date']}, {m['commit']}" for m in measured)],
    ]
    return markdown.table(made).splitlines()


def link(one: dict) -> str:
    return f"docs/results/x86-64.md#{processors.slug(one['core'])}"


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
        bests = [data[core] for core in group]
        titles.append(", ".join(short(core) for core in group))
        figures.append(", ".join(spread(b) for b in bests))
        worst = max(bests, key=lambda b: b["high"] / b["rival"]["cycles"])
        said = against(worst["high"], worst["rival"]["cycles"]) + " than the best published"
        said += ", measured" if worst["rival"]["kind"] == "measured" else " kernel, in the model"
        said += ", under the worst rules" if worst["high"] != worst["low"] else ""
        words.append(said)
    row = [f"Cortex-{'; '.join(titles)}", "Keccak-f[1600], one state"]
    row += [f"{'; '.join(figures)} cycles", "; ".join(words)]
    return [[*row, "predicted", "[Cortex-M](docs/results/cortex-m.md)"]]


def aarch64_rows(data: dict) -> list[list[str]]:
    """One row, the cores grouped by verdict: those beaten, then the others."""
    titles, figures, words = [], [], []
    for outcomes in (("beaten",), ("no difference", "lost")):
        found = {c: b for c, b in data.items() if b["outcome"] in outcomes}
        if not found:
            continue
        names = ", ".join(short(core) for core in found)
        titles.append(names)
        figures.append(", ".join(spread(b) for b in found.values()))
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
    """The KEM core and the fastest design of the same standard whose cycles could be read."""
    sys.path.insert(0, str(KEM))
    import compare

    size = "8 multipliers, 1 round per cycle"
    operations = ("encaps", "decaps")
    found = [compare.number(compare.cycles()[size]["fips203", name][1]) for name in operations]
    most = [compare.longest("fips203", name, 768) for name in operations]
    peers = [p for p in compare.peers() if p["version"] == "FIPS 203" and p["encaps"][1]]
    best = min(peers, key=lambda p: compare.number(p["encaps"][1]))

    def fewer(other: dict) -> str:
        theirs = [compare.number(other[name][1]) for name in operations]
        return " and ".join(against(*pair) for pair in zip(found, theirs, strict=True))

    words = f"{fewer(best)} than {best['title']}, the fastest of those whose cycles we know"
    if "core" in best:
        words += f", from START to done; {fewer(best['core'])} by its core's own count; "
        words += "both simulated by us"
    row = ["our KEM hardware, 8 DSP", "ML-KEM-768 encapsulation, decapsulation"]
    row.append(
        f"{', '.join(map(str, found))} cycles; up to {', '.join(map(str, most))} with a fourth "
        "block of SHAKE128 for a polynomial"
    )
    return [[*row, words, "simulated", "[KEM hardware](rtl/mlkem/doc/area.md)"]]


def riscv_rows(data: dict) -> list[list[str]]:
    words = f"with the paper's ten instructions {data['paper']}; published {data['published']}"
    figures = f"{data['permute']} cycles as one instruction"
    link = "[processor](docs/results/riscv-processor.md)"
    row = ["our RISC-V vector unit", "Keccak-f[1600]", figures, words]
    return [[*row, "simulated", link]]


def table(data: dict) -> list[str]:
    """What was measured, with a column for each core; what models and simulations say, at most
    four rows; and what cannot be read from them."""
    rows = cortex_m_rows(data["cortex-m"])
    rows += aarch64_rows(data["aarch64"]) + riscv_rows(data["riscv"]) + kem_rows()
    heads = ["machine", "task", "ours", "against the best other", "kind", "all rows"]
    lines = markdown.table([heads, *rows]).splitlines()
    return [*measured_table(data["measured"]), "", *lines, "", *NOTES.splitlines()]


#: What cannot be read from the table.
NOTES = """\
Measured: core cycles, all contenders in turn in one process; the best other is the fastest of it
([stronger public code](docs/results/x86-64.md#peers-that-were-not-measured) is named). Predicted:
by models of the cores, no board was used. Simulated: the hardware description, no FPGA was used."""
