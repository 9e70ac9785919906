# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The part of the report that is predicted, not measured: Keccak on Cortex-M and AArch64, and whole
schemes there. Tables are those of the documents (lanewise_lab.predictions)."""

from __future__ import annotations

import re
import tempfile
from html import escape
from pathlib import Path

import charts
import headlines
import plots
from lanewise_lab import (
    cores,
    firmware,
    markdown,
    predictions,
    published,
    results,
    schemes,
    table,
    table_aarch64,
)

#: Tables that a report computes anew, by part; the first one of each is all of a quick report.
PARTS = {
    "cortex-m": ("cortex-m", "functions", "rounds", "flash"),
    "aarch64": ("aarch64", "chains"),
}


def compute(part: str, quick: bool = False) -> dict[str, list[dict]]:
    """The rows of each table; Failed with the reason if something cannot be built."""
    return {name: predictions.make(name) for name in PARTS[part][: 1 if quick else None]}


def timelines(rows: list[dict], out: Path) -> dict[str, str]:
    """One page for our best kernel on each core, if there are rows of it: core -> its name."""
    from lanewise_lab.cycles import timeline

    out.mkdir(parents=True, exist_ok=True)
    made = {}
    for core, kernel in best_kernels(rows).items():
        made[core] = f"timeline-{core}.html"
        with tempfile.TemporaryDirectory() as folder:
            if cores.load(core).isa == "aarch64":
                short = kernel.removeprefix(published.PREFIX)
                path, symbol = table_aarch64.build(short, Path(folder))
            else:
                source = firmware.kernel_file("armv7m", kernel)
                built = firmware.assemble(source, firmware.CORES[core], Path(folder))
                path, symbol = str(built), firmware.symbol_of(source)
            timeline.write(str(out / made[core]), path, symbol, cores.load(core))
    return made


def best_kernels(rows: list[dict]) -> dict[str, str]:
    found = {}
    for module in (table, table_aarch64):
        if results.select(rows, platform=module.PLATFORM):
            found |= {core: best["kernel"] for core, best in module.best(rows).items()}
    return found


def lines(made: dict) -> list[str]:
    """For the terminal: what may be claimed on each core."""
    rows, out = rows_of(made), ["\npredicted"]
    if results.select(rows, platform=table.PLATFORM):
        out += [line for line in table.text1(rows).splitlines() if line.startswith("- ")]
    if results.select(rows, platform=table_aarch64.PLATFORM):
        for core, best in table_aarch64.best(rows).items():
            figures = f"{best['worst_per_state']:.0f} for {best['published_per_state']:.0f}"
            out.append(f"- {cores.short(core)}: {figures} cycles a state, {best['verdict']}")
    return out


def rows_of(made: dict) -> list[dict]:
    """The rows of this report."""
    return [row for rows in made.get("tables", {}).values() for row in rows]


def failures(made: dict | None) -> list[str]:
    return [f"{part}: {why}" for part, why in (made or {}).get("errors", {}).items()]


# The page

TITLES = {
    "cortex-m": "Cortex-M3, M4 and M7: predicted",
    "aarch64": "Keccak on AArch64: predicted",
    "predicted-schemes": "Signatures and ML-KEM on Arm cores: predicted",
}
NOTES = {
    "cortex-m": "Our figures are predicted: what a model of each core makes of the instructions "
    "that the object code executes under an emulator, with memory that answers at once. Published "
    "figures were measured by their author: {}. Rows of published techniques are our rewrites, in "
    "an instruction order of our own.",
    "aarch64": "Our figures are predicted: what a model of each core makes of the instructions "
    "that the object code executes under an emulator: the cost of one more call, with warm code "
    "and data; llvm-mca gives a second opinion on the same instructions. A gain within the error "
    "of the model is no gain. Published figures were measured: {} What is called that technique is "
    "our rewrite of it, not the public kernel.",
    "predicted-schemes": "Calls of kernels are counted under an emulator and take what the models "
    "predict; what is executed between them is predicted too. These figures are kept in the "
    "repository and were not computed for this report. Published: {}",
}
SOURCES = {
    "cortex-m": "Adomnicai 2023",
    "aarch64": "Becker, Kannwischer 2022, table 1",
    "predicted-schemes": schemes.PAPER,
}


def classes(rows: list[dict]) -> str:
    """What kernels for Cortex-M execute in 24 rounds: where their differences come from."""
    found = results.select(rows, core="cortex-m4", metric=published.PERMUTATION)
    kinds = dict.fromkeys(kind for row in found for kind in row["classes"])
    made = [["executed in 24 rounds", "instructions", *kinds]]
    for row in found:
        counts = [row["classes"].get(kind, 0) for kind in kinds]
        made.append([row["kernel"].removeprefix(table.PREFIX), row["instructions"], *counts])
    return markdown.table(made, "lr")


def folds(part: str, rows: list[dict]) -> list[tuple[str, str]]:
    """Titles and texts of what is folded."""
    if part == "cortex-m":
        out = [
            ("Table 1: the permutation; RAM is the state and the stack", table.text1(rows)),
            ("Errors of the models", table.notes()),
            ("Instructions by class", classes(rows)),
        ]
        whole = any("bytes" in row["metric"] for row in rows)
        return out + ([("Table 2: whole functions", table.text2(rows))] if whole else [])
    if part == "aarch64":
        return [
            ("The verdict on each core", table_aarch64.summary(rows)),
            ("Every kernel on every core", table_aarch64.whole(rows)),
        ]
    return [
        ("SPHINCS+ and SLH-DSA, millions of cycles", schemes.text_sphincs(rows)),
        ("ML-KEM, thousands of cycles", schemes.text_mlkem(rows)),
    ]


def plot_of(part: str, rows: list[dict]) -> str:
    """The claim, and what is drawn."""
    if part == "predicted-schemes":
        return signing(rows)
    of = table if part == "cortex-m" else table_aarch64
    best, lines = of.best(rows), published.lines(of.PLATFORM, of.CORES, rows)
    if part == "cortex-m":
        return f"<h3>{escape(headlines.cortex_m(best))}</h3>{plots.code_size(lines, best)}"
    claim = f"<h3>{escape(headlines.aarch64(best))}</h3>"
    return claim + plots.cores(best) + plots.by_states(lines, of.CORES)


def section(part: str, made: dict, rows: list[dict], make_table) -> str:
    title = f'<h2 id="{part}">{TITLES[part]}</h2>'
    if part in made.get("errors", {}):
        return f"{title}<p>Not predicted: {escape(made['errors'][part])}</p>"
    note = NOTES[part].format(published.source(SOURCES[part]))
    links = [
        f'<a href="{name}">{escape(cores.load(core).title)}</a>'
        for core, name in made.get("timelines", {}).items()
        if re.match("cortex-m" if part == "cortex-m" else "cortex-[ax]", core)
    ]
    out = [title, f'<p class="note"><b>No board was used.</b> {escape(note)}</p>']
    out.append(plot_of(part, rows))
    if links and part != "predicted-schemes":
        out.append(f'<p class="note">Every instruction in its cycle: {", ".join(links)}.</p>')
    out += [plots.folded(what, markdown.html(text, make_table)) for what, text in folds(part, rows)]
    return "".join(out)


def sections(made: dict | None, make_table) -> str:
    """Of the tables of this report, and of those that are kept where it has none."""
    if not made:
        return ""
    new = made.get("tables", {})
    kept = [r for n in predictions.TABLES if n not in new for r in predictions.kept_of(n)]
    return "".join(section(part, made, rows_of(made) + kept, make_table) for part in TITLES)


def signing(rows: list[dict]) -> str:
    """Signing, with the published figure as 1."""
    found = []
    for row in rows:
        theirs = published.rows(core=row["core"], metric=row["metric"], source=schemes.PAPER)
        if not theirs or not row["metric"].endswith(" sign"):
            continue
        by = {each["kernel"]: 1000 * each["value"] for each in theirs}
        paper = by.pop("paper")
        ends, ours = tuple(end / paper for end in row["band"]), row["value"] / paper
        found.append(
            {
                "name": f"{cores.short(row['core'])} {row['metric'].split('-')[0]}",
                "range": ends,
                "error": ends,
                "marks": [
                    (1.0, "published", "the hybrid kernels' authors, measured"),
                    (ours, "ours", "ours, predicted"),
                    (min(by.values()) / paper, "again", "the best of those they compare with"),
                ],
            }
        )
    found.sort(key=lambda row: row["name"].split()[::-1])
    ratios = [value for row in found for value, kind, _ in row["marks"] if kind == "ours"]
    sets = " and ".join(dict.fromkeys(row["name"].split()[1] for row in found))
    said = (
        f"<h3>Signing with SPHINCS+ ({sets}, robust) takes {min(ratios):.2f} to "
        f"{max(ratios):.2f} of the published cycles, predicted</h3>"
    )
    legend = charts.legend(
        [
            ("ours", "ours, predicted"),
            ("thick", "where a board may lie, by the model's errors"),
            ("published", "published, measured: 1"),
            ("again", "the best of those it was compared with, measured"),
        ]
    )
    xlabel = "cycles of a signature, relative to the published figure; less is faster"
    chart = charts.whiskers(found, xlabel, "SPHINCS+ SHAKE robust on six cores")
    return f'{said}<div class="chart">{legend}{chart}</div>'
