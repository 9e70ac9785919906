# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The part of the report that is predicted, not measured: Keccak on Cortex-M3, M4 and M7."""

from __future__ import annotations

import tempfile
import tomllib
from html import escape
from pathlib import Path

import headlines
import plots
from measuring import Failed

HERE = Path(__file__).resolve().parent
CORES = {"cortex-m3": "Cortex-M3", "cortex-m4": "Cortex-M4", "cortex-m7": "Cortex-M7"}


def compute(quick: bool) -> dict:
    """Both tables (the first alone if quick); Failed with the reason if there is no toolchain."""
    try:
        from lanewise_lab import firmware, table
    except ImportError as error:
        raise Failed(f"the lab is not installed: {error}") from None
    try:
        made = {"table1": table.make(1)}
        if not quick:
            made |= {"table2": table.make(2)}
            made |= {"rounds": table.rounds(), "wait states": table.wait_states(made["table1"])}
    except firmware.Failed as error:
        raise Failed(f"Cortex-M: {error}") from None
    return made


def timelines(predicted: dict, out: Path) -> None:
    """One page for our kernel on each core; notes their names in the table."""
    from lanewise_lab import cores, firmware
    from lanewise_lab.cycles import timeline

    out.mkdir(parents=True, exist_ok=True)
    for core, best in predicted["table1"]["best"].items():
        source = firmware.KERNELS / f"{best['kernel']}.S"
        best["timeline"] = f"timeline-{core}.html"
        with tempfile.TemporaryDirectory() as folder:
            built = firmware.assemble(source, firmware.CORES[core], Path(folder))
            page, symbol = str(out / best["timeline"]), firmware.symbol_of(source)
            timeline.write(page, str(built), symbol, cores.load(core))


def read() -> dict:
    return tomllib.loads((HERE / "goals.toml").read_text())


def evaluate(predicted: dict) -> dict:
    """The goals of goals.toml: per core, and how near the reproductions come to the note."""
    data = read()
    table = predicted["table1"]
    goals = []
    for goal in data["predicted"]:
        best = table["best"][goal["core"]]
        found = (best["cycles"], best.get("worst_cycles", best["cycles"]))
        met, stretch = (
            found[0] <= goal[one] and found[1] <= goal.get(other, found[1])
            for one, other in (("limit", "worst"), ("stretch", "stretch_worst"))
        )
        status = "met" if met else "missed"
        goals.append({**goal, **best, "status": status, "stretch_met": stretch})
    explained = {(e["kernel"], e["column"]): e["text"] for e in data.get("explained", [])}
    near = []
    for row in table["rows"]:
        for column, published in (row["published"] or {}).items():
            got = row["ours"][column]
            got = got["cycles"] if column in CORES else got
            off = got / published - 1
            within = data["reproduction"][column]
            near.append(
                {
                    "title": row["title"],
                    "column": column,
                    "ours": got,
                    "published": published,
                    "off": round(off, 4),
                    "within": within,
                    "status": "met" if abs(off) <= within else "missed",
                    "why": explained.get((row["kernel"].split("armv7m_")[1], column), "")
                    .strip()
                    .format(difference=abs(got - published), halved=abs(got - published) // 2),
                }
            )
    return {"goals": goals, "reproductions": near}


def lines(judged: dict) -> list[str]:
    """For the terminal."""
    out = [f"\n{'goal, predicted':44} {'published':>9} {'ours':>9} {'limit':>9}"]
    for g in judged["goals"]:
        title = f"Keccak-f[1600] on {CORES[g['core']]}"
        out.append(
            f"{title:44} {g['rival']['cycles']:>9} {g['cycles']:>9} {g['limit']:>9}  {g['status']}"
            + (", stretch too" if g["stretch_met"] else "")
        )
    for n in judged["reproductions"]:
        if n["status"] == "missed":
            out.append(
                f"reproduction of '{n['title']}', {n['column']}: {n['ours']} for {n['published']}, "
                f"{100 * n['off']:+.1f} %, expected within {100 * n['within']:.0f} %"
            )
    return out


def failures(predicted: dict) -> list[str]:
    return [f"Cortex-M: {predicted['error']}"] if "error" in predicted else []


# The page


def short(core: str) -> str:
    return CORES[core].removeprefix("Cortex-")


def goal_list(goals: list[dict]) -> str:
    """As the measured goals: a full bar is the best published kernel, the mark is the goal."""
    out = ['<ul class="goals">']
    for g in goals:
        rival = g["rival"]
        full = rival["cycles"]
        length, mark = (f"{min(100 * v / full, 100):.1f}%" for v in (g["cycles"], g["limit"]))
        kind = g["status"] if g["status"] == "met" or g["cycles"] >= full else "near"
        reached = "reached" if g["stretch_met"] else "not reached"
        goal, stretch = str(g["limit"]), str(g["stretch"])
        if "worst" in g:
            goal += f", {g['worst']} under the worst rules"
            stretch += f", {g['stretch_worst']}"
        worst = f", {g['worst_cycles']} under the worst rules" if "worst_cycles" in g else ""
        out.append(
            f'<li><span class="what"><b>Keccak-f[1600] on {CORES[g["core"]]}</b><small>'
            f"{g['cycles']} predicted{worst}; the best published kernel takes {full}, "
            f"{rival['kind']}; in table 1 {g['published']}, our rewrite of it in the same model: "
            f"{g['reproduction_cycles']} (ratio {g['to_reproduction']:.3f})</small>"
            f"</span>"
            f'<span class="value">{g["cycles"] / full:.3f}</span><span class="meter">'
            f'<i class="{kind}" style="width:{length}"></i><u style="left:{mark}"></u></span>'
            f'<span class="goal">goal {goal}<small>stretch {stretch}, {reached}'
            f'</small></span><span class="tag {g["status"]}">{g["status"]}</span></li>'
        )
    return "".join(out) + "</ul>"


def pair(ours: str, theirs) -> str:
    return f"{ours}<small>{theirs}</small>" if theirs is not None else ours


def table1(table: dict, make_table) -> str:
    heads = ["Keccak-f[1600], 24 rounds", *(f"{short(c)} cycles" for c in CORES), "code", "RAM"]
    rows = []
    best = {b["kernel"] for b in table["best"].values()}
    for row in table["rows"]:
        theirs = row["published"] or {}
        small = row["kernel"] + (f"; {row['note']}" if row["note"] else "")
        cells = [f"{escape(row['title'])}<small>{escape(small)}</small>"]
        for core in CORES:
            ours = row["ours"][core]
            shown = f"{ours['cycles']}<small>{ours['low']} to {ours['high']}</small>"
            cells.append(pair(shown, f"published {theirs[core]}" if theirs else None))
        for column in ("code", "ram"):
            known = f"published {theirs[column]}" if theirs else None
            cells.append(pair(str(row["ours"][column]), known))
        rows.append((cells, "ours" if row["kernel"] in best else ""))
    return make_table(heads, rows, {1, 2, 3, 4, 5})


COUNTED = {
    "alu": "logic, plain",
    "alu_shifted": "with inline rotation",
    "shift": "rotations alone",
    "load": "loads",
    "store": "stores",
}


def counts(table: dict, make_table) -> str:
    """What the kernels execute in 24 rounds: where their differences come from."""
    heads = ["executed in 24 rounds", "instructions", *COUNTED.values(), "other"]
    rows = []
    for row in table["rows"]:
        total, by_class = row["ours"]["instructions"], row["ours"]["instructions_by_class"]
        known = [by_class.get(kind, 0) for kind in COUNTED]
        shown = [str(n) for n in (total, *known, total - sum(known))]
        rows.append(([escape(row["title"]), *shown], ""))
    return (
        "<details><summary>Instructions by class</summary>"
        + make_table(heads, rows, set(range(1, len(heads))))
        + "</details>"
    )


def table2(table: dict, make_table) -> str:
    heads = ["cycles per byte", *(short(core) for core in CORES)]
    rows = []
    for row in table["rows"]:
        cells = [f"<b>{escape(row['name'])}</b>"]
        for core in CORES:
            ours, again = row["ours"][core], row["reproduction"][core]
            ratio = ours["cycles_per_byte"] / row["published"][core]
            cells.append(
                f"<b>{ours['cycles_per_byte']:.1f}</b>"
                f"<small>published {row['published'][core]}, ratio {ratio:.3f}</small>"
                f"<small>their technique, same library {again['cycles_per_byte']:.1f}</small>"
            )
        rows.append((cells, ""))
    return make_table(heads, rows, {1, 2, 3})


def reproductions(near: list[dict]) -> str:
    """One sentence for each figure of a reproduction that is not as near as hoped for."""
    missed = [n for n in near if n["status"] == "missed"]
    met = len(near) - len(missed)
    said = f"{met} of the {len(near)} figures of our reproductions are as near as hoped for."
    units = {"code": "bytes of code", "ram": "bytes of RAM"}
    for n in missed:
        unit = units.get(n["column"]) or f"cycles on {CORES[n['column']]}"
        said += (
            f" Not so: {n['title']}, {n['ours']} {unit} for {n['published']} "
            f"({100 * n['off']:+.1f} %, hoped for {100 * n['within']:.0f} %). {n['why']}"
        )
    return f'<p class="note">{escape(said)}</p>'


def section(predicted: dict | None, make_table) -> str:
    if not predicted:
        return ""
    title = '<h2 id="cortex-m">Cortex-M3, M4 and M7: predicted</h2>'
    if "error" in predicted:
        return f"{title}<p>Not predicted: {escape(predicted['error'])}</p>"
    one, two = predicted["table1"], predicted.get("table2")
    links = [
        f'<a href="{best["timeline"]}">{CORES[core]}</a>'
        for core, best in one["best"].items()
        if "timeline" in best
    ]
    errors = "".join(f"<li>{escape(words)}</li>" for words in error_words())
    out = [
        title,
        f"<h3>{escape(headlines.cortex_m(one))}</h3>",
        '<p class="note"><b>No board was used.</b> Our figures are predicted: what a model of each '
        "core makes of the instructions that the object code executes under an emulator, with "
        "memory that answers at once. Published figures were measured by their author: "
        f"{escape(one['published_source'])}. Rows of published techniques are our rewrites, in an "
        "instruction order of our own.</p>",
        plots.code_size(one),
        f"<p class=note>Errors of the models:</p><ul class=note>{errors}</ul>",
        f'<p class="note">Every instruction in its cycle: {", ".join(links)}.</p>' if links else "",
        plots.folded("The goals", goal_list(predicted["judged"]["goals"])),
        plots.folded(
            "Table 1: the permutation; RAM is the state and the stack",
            table1(one, make_table) + reproductions(predicted["judged"]["reproductions"]),
        ),
        counts(one, make_table),
    ]
    if two:
        kernels = "; ".join(
            f"{CORES[core]}: {k['ours'].split('armv7m_')[1]}, compared with "
            f"{k['reproduction'].split('armv7m_')[1]}"
            for core, k in two["kernels"].items()
        )
        out.append(
            plots.folded(
                "Table 2: whole functions",
                f'<p class="note">{escape(two["what"])}. Kernels: {escape(kernels)}.</p>'
                + table2(two, make_table),
            )
        )
    return "".join(out)


def error_words() -> list[str]:
    """One sentence on the errors of each core's model."""
    from lanewise_lab import cores

    return [f"{title}: {cores.error_words(cores.load(core))}." for core, title in CORES.items()]
