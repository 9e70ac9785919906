# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The predicted part of the report on AArch64: six cores, the published table beside ours."""

from __future__ import annotations

import tempfile
import tomllib
from html import escape
from pathlib import Path

import headlines
import plots
from measuring import Failed

HERE = Path(__file__).resolve().parent
ANCHOR = "aarch64"


def compute() -> dict:
    """The table; Failed with the reason if it cannot be had."""
    try:
        from lanewise_lab import firmware, table_aarch64, table_chains
    except ImportError as error:
        raise Failed(f"the lab is not installed: {error}") from None
    try:
        return table_aarch64.make() | {"chains": table_chains.best(table_chains.make())}
    except firmware.Failed as error:
        raise Failed(f"AArch64: {error}") from None


def timelines(table: dict, out: Path) -> None:
    """One page for our best kernel on each core; notes their names in the table."""
    from lanewise_lab import cores, table_aarch64
    from lanewise_lab.cycles import timeline

    out.mkdir(parents=True, exist_ok=True)
    for core, best in table["best"].items():
        best["timeline"] = f"timeline-{core}.html"
        with tempfile.TemporaryDirectory() as folder:
            kernel = best["kernel"].removeprefix(table_aarch64.PREFIX)
            path, symbol = table_aarch64.build(kernel, Path(folder))
            timeline.write(str(out / best["timeline"]), path, symbol, cores.load(core))


def name(core: str) -> str:
    return "Cortex-" + core.removeprefix("cortex-").upper()


def evaluate(table: dict) -> dict:
    """The goals of goals.toml: how many cores are beaten or lost by more than their band; and which
    reproductions are not within it."""
    wanted = tomllib.loads((HERE / "goals.toml").read_text())["aarch64"]
    outcomes = [best["outcome"] for best in table["best"].values()]
    counts = {kind: outcomes.count(kind) for kind in ("beaten", "lost", "no difference")}
    off = []
    for core, found in table["reproductions"].items():
        rows = {f"{row['title']} x{row['states']}": row for row in table["rows"]}
        off += [
            {
                "title": title,
                "core": core,
                "ours": rows[title]["ours"][core]["cycles"],
                "published": rows[title]["published"][core],
                "off": round(found["errors"][title] / 100, 4),
                "band": round(table["cores"][core]["band"][1] - 1, 4),
            }
            for title in found["outside"]
        ]
    met = counts["beaten"] >= wanted["beaten"] and counts["lost"] <= wanted["lost"]
    return {
        "wanted": wanted,
        "counts": counts,
        "limits": limits(table, wanted["per_state"]),
        "status": "met" if met else "missed",
        "reproductions": sum(found["rows"] for found in table["reproductions"].values()),
        "off": off,
    }


def limits(table: dict, per_state: dict[str, int]) -> dict[str, dict]:
    """By core the cycles per state that are the goal, and whether it is met under the worst rules
    that fit."""
    return {
        core: {
            "limit": limit,
            "status": "met" if table["best"][core]["worst_per_state"] <= limit else "missed",
        }
        for core, limit in per_state.items()
    }


def lines(table: dict) -> list[str]:
    """For the terminal."""
    judged = table["judged"]
    out = [f"\n{'AArch64, predicted, per state':34} {'published':>9} {'ours':>9}"]
    for core, best in table["best"].items():
        out.append(
            f"{name(core):34} {best['published_per_state']:>9.0f} {best['worst_per_state']:>9.0f}  "
            f"{best['verdict']}"
        )
    wanted = judged["wanted"]
    out.append(
        f"goal: {wanted['beaten']} core beaten by more than its error, {wanted['lost']} lost: "
        f"{judged['counts']['beaten']} and {judged['counts']['lost']}, {judged['status']}"
    )
    for core, goal in judged["limits"].items():
        found = table["best"][core]["worst_per_state"]
        out.append(f"goal: {name(core)} at most {goal['limit']}: {found:.0f}, {goal['status']}")
    return out


def failures(table: dict | None) -> list[str]:
    return [f"AArch64: {table['error']}"] if table and "error" in table else []


# The page


def goal_list(table: dict) -> str:
    """A full bar is the best published figure per state; the mark is where the band ends."""
    out = ['<ul class="goals">']
    tags = {"beaten": "met", "lost": "missed", "no difference": "unmeasured"}
    for core, best in table["best"].items():
        length = f"{min(100 * best['to_published'], 100):.1f}%"
        mark = f"{100 - best['band_percent']:.1f}%"
        same = ""
        if "to_reproduction" in best:
            same = (
                f"; our rewrite of that technique in the same model "
                f"{best['reproduction_per_state']:.0f} (ratio {best['to_reproduction']:.3f})"
            )
        goal = table["judged"]["limits"].get(core)
        if goal:
            same += f"; goal {goal['limit']}, {goal['status']}"
        second = ""
        if best["llvm_mca_per_state"] is not None:
            second = f"; llvm-mca says {best['llvm_mca_per_state']:.0f}"
            again = best.get("reproduction_llvm_mca_per_state")
            second += f" for ours, {again:.0f} for the rewrite" if again else ""
        if len(best["alternatives"]) > 1:
            low, high = min(best["alternatives"].values()), max(best["alternatives"].values())
            same += f"; {low:.0f} to {high:.0f} over the sets of rules that fit"
        out.append(
            f'<li><span class="what"><b>{name(core)}, per state</b><small>'
            f"{best['worst_per_state']:.0f} predicted ({escape(best['kernel'])}, "
            f"{best['low']:.0f} to {best['high']:.0f}), {best['published_per_state']:.0f} "
            f"published ({escape(best['published_row'])}){same}{second}</small></span>"
            f'<span class="value">{best["to_published"]:.3f}</span><span class="meter">'
            f'<i class="{"met" if best["outcome"] == "beaten" else "near"}" '
            f'style="width:{length}"></i><u style="left:{mark}"></u></span>'
            f'<span class="goal">{escape(best["verdict"])}</span>'
            f'<span class="tag {tags[best["outcome"]]}">{best["outcome"]}</span></li>'
        )
    return "".join(out) + "</ul>"


def cell(row: dict, core: str) -> str:
    ours, theirs = row["ours"][core], (row["published"] or {}).get(core)
    if ours is None and theirs is None:
        return ""
    out = "-"
    if ours is not None:
        out = f"<b>{ours['cycles']}</b><small>{ours['low']} to {ours['high']}</small>"
        if ours["llvm_mca"] is not None:
            out += f"<small>llvm-mca {ours['llvm_mca']}</small>"
        if row["states"] > 1:
            out += f"<small>{ours['per_state']:.0f} per state</small>"
    if theirs is not None:
        better = row["better"].get(core)
        out += f"<small>published {theirs}</small>"
        out += f"<small>better {better}</small>" if better else ""
        if row["states"] > 1:
            out += f"<small>{(better or theirs) / row['states']:.0f} per state</small>"
    return out


def whole(table: dict, make_table) -> str:
    heads = ["Keccak-f[1600], 24 rounds", "states", *(name(c) for c in table["cores"])]
    best = {b["kernel"].removeprefix("keccakp1600_") for b in table["best"].values()}
    rows = []
    for row in table["rows"]:
        kernels = list(dict.fromkeys(k for c, k in row["kernels"].items() if row["ours"][c]))
        small = ", ".join(kernels) + (f"; {row['note']}" if row["note"] else "")
        cells = [f"{escape(row['title'])}<small>{escape(small)}</small>", str(row["states"])]
        cells += [cell(row, core) for core in table["cores"]]
        rows.append((cells, "ours" if best & set(kernels) else ""))
    return make_table(heads, rows, set(range(1, len(heads))))


def reproductions(judged: dict) -> str:
    """One sentence on how near our kernels of their techniques come, and which do not."""
    off = judged["off"]
    near = judged["reproductions"] - len(off)
    said = (
        f"Of the {judged['reproductions']} published figures whose technique we have rewritten, "
        f"{near} come out within the core's band."
    )
    for o in off:
        said += (
            f" Not so: {o['title']} on {name(o['core'])}, {o['ours']} for {o['published']} "
            f"({100 * o['off']:+.0f} %)."
        )
    return f'<p class="note">{escape(said)} Our code is in an order of its own.</p>'


def section(table: dict | None, make_table) -> str:
    if not table:
        return ""
    title = f'<h2 id="{ANCHOR}">Keccak on AArch64: predicted</h2>'
    if "error" in table:
        return f"{title}<p>Not predicted: {escape(table['error'])}</p>"
    errors = "".join(
        f"<li>{name(core)}: {escape(c['errors'])}; llvm-mca's mean error "
        f"{c['llvm_mca_mean_error']} %.</li>"
        for core, c in table["cores"].items()
    )
    links = [
        f'<a href="{best["timeline"]}">{name(core)}</a>'
        for core, best in table["best"].items()
        if "timeline" in best
    ]
    missing = ""
    if table["missing"]:
        missing = f'<p class="note">Not there: {escape(", ".join(table["missing"]))}.</p>'
    return "".join(
        [
            title,
            f"<h3>{escape(headlines.aarch64(table))}</h3>",
            '<p class="note"><b>No board was used.</b> Our figures are predicted: what a model of '
            "each core makes of the instructions that the object code executes under an emulator: "
            "the cost of one more call, with warm code and data; llvm-mca gives a second opinion "
            "on the same instructions. A gain within the error of the model is no gain. Published "
            f"figures were measured: {escape(table['published_source'])} What is called that "
            "technique is our rewrite of it, not the public kernel.</p>",
            plots.cores(table),
            f"<p class=note>Errors of the models:</p><ul class=note>{errors}</ul>",
            f'<p class="note">Every instruction in its cycle: {", ".join(links)}.</p>'
            if links
            else "",
            plots.by_states(table),
            plots.folded("The verdict on each core", goal_list(table)),
            plots.folded(
                "Every kernel on every core",
                whole(table, make_table) + missing + reproductions(table["judged"]),
            ),
        ]
    )
