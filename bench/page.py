# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The page: one HTML file that needs nothing else."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from string import Template

import front
import goals
import headlines
import kem_hardware
import languages
import plots
import predicted
import ranking
import simulated
import store
from lanewise_lab import markdown

HERE = Path(__file__).resolve().parent
#: Titles of rows that belong together, and how their names begin; those of a scheme's parameter
#: set are a family too.
FAMILIES = (
    ("One hash at a time", ("sha3-", "shake")),
    ("TurboSHAKE", ("turboshake",)),
    ("KangarooTwelve against BLAKE3", ("kt128-",)),
    ("Keyed", ("kmac",)),
    ("Many messages in one call", ("many-",)),
)


def families(rows: list[dict]) -> str:
    """The tables of all rows but those of permutations and of lengths."""
    of_sets = {}
    for ident in ranking.main_operations(rows):
        scheme, name, _ = ranking.scheme_of(ident)
        title = next(row["title"].split(",")[0] for row in rows if row["id"] == ident)
        of_sets[f"{scheme}-{name}-"] = title
    out = []
    for title, begins in (*FAMILIES, *((title, begin) for begin, title in of_sets.items())):
        found = [row_table(row) for row in rows if row["id"].startswith(begins)]
        if found:
            out += [f"<h3>{escape(title)}</h3>", *found]
    return "".join(out)


FORWARD = (
    ' <a href="#cortex-m">Cortex-M3, M4 and M7</a> and <a href="#aarch64">Cortex-A and X</a> are '
    "predicted."
)
SIMULATED = ' A <a href="#riscv">RISC-V processor</a> of our own is simulated.'


def figure(value: float) -> str:
    if value >= 10000:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def ratio(value: float | None) -> str:
    return "" if value is None else f"{value:.3f}"


def table(heads: list[str], rows: list[tuple[list[str], str]], numeric: set[int]) -> str:
    """Cells hold HTML already. End tags that HTML does not ask for are left out: a third of the
    page would be such tags."""
    kinds = ["wide"] if len(heads) > 6 else []
    others = [i for i in range(len(heads)) if i not in numeric]
    if others == [0]:  # nearly every table: a name, and figures behind it
        kinds.append("figures")
        numeric = set()
    out = [f'<div class="scroll" tabindex="0"><table class="{" ".join(kinds)}"><thead><tr>']
    for i, head in enumerate(heads):
        out.append(f"<th{' class=n' if i in numeric else ''}>{head}")
    out.append("</thead><tbody>")
    for cells, kind in rows:
        out.append(f'<tr class="{kind}">' if kind else "<tr>")
        out += [f"<td{' class=n' if i in numeric else ''}>{cell}" for i, cell in enumerate(cells)]
    return "".join(out) + "</table></div>"


#: Contenders in a table of a function; results.json has all.
MOST = 5


def row_table(row: dict) -> str:
    if "error" in row:
        return f'<p class="note">Not measured: {escape(row["error"])}</p>'
    best = ranking.ours_of(row)
    least = min(c["cycles"] for c in row["contenders"])
    behind = " behind" if best and best["cycles"] > least * (1 + ranking.LEVEL) else ""
    rows = []
    fastest = sorted(row["contenders"], key=lambda c: c["cycles"])
    shown = [c for n, c in enumerate(fastest) if n < MOST or c is best]
    names = [ranking.name_of(c) for c in shown]
    # Of ours, and where one name stands for several, which code it is.
    told = [c for c, n in zip(shown, names) if c["peer"] == ranking.OURS or names.count(n) > 1]
    for c in shown:
        quotient = best["cycles"] / c["cycles"] if best else None
        mark = "<small>core never quiet</small>" if ranking.never_quiet(c) else ""
        bytes_ = row["bytes"] * row["messages"]
        cycles = c["cycles"] / (row["states"] or row["messages"])
        rows.append(
            (
                [
                    escape(ranking.name_of(c))
                    + (f"<small>{escape(c['detail'])}</small>" if c in told else ""),
                    ratio(quotient),
                    (f"{c['cycles'] / bytes_:.3f}" if bytes_ else figure(cycles)) + mark,
                    f"{100 * c['spread']:.1f}",
                ],
                "ours" + behind if c["peer"] == ranking.OURS else "",
            )
        )
    per = "cycles / byte" if row["bytes"] else "cycles / state" if row["states"] else "cycles each"
    heads = ["", "ours / theirs", per, "spread, %"]
    return f"<h4>{escape(row['title'])}</h4>" + table(heads, rows, {1, 2, 3})


def process_rows(results: dict) -> str:
    out = []
    for row in results.get("processes", []):
        if "error" in row:
            out.append(
                f"<h3>{escape(row['title'])}</h3><p>Not measured: {escape(row['error'])}</p>"
            )
            continue
        if "contenders" not in row:
            continue
        timed = [c for c in row["contenders"] if "seconds" in c]
        ours = next((c["seconds"] for c in timed if c["peer"] == ranking.OURS), None)
        cells = []
        for c in sorted(timed, key=lambda c: c["seconds"]):
            rate = row["bytes"] / c["seconds"] / 1e9
            cells.append(
                (
                    [
                        escape(c["peer"]) + f"<small><code>{escape(c['command'])}</code></small>",
                        f"<b>{ratio(ours / c['seconds'])}</b>" if ours else "",
                        f"{c['seconds']:.3f} s"
                        if c["seconds"] >= 1
                        else f"{c['seconds'] * 1e3:.1f} ms",
                        f"{rate:.2f} GB/s",
                    ],
                    "ours" if c["peer"].startswith(ranking.OURS) else "",
                )
            )
        absent = "; ".join(
            f"{c['peer']}: {c['missing']}" for c in row["contenders"] if "missing" in c
        )
        checked = f" Digests checked with {row['checked']}." if row.get("checked") else ""
        out.append(f"<h3>{escape(row['title'])}</h3>")
        out.append(
            f'<p class="note">Wall time of the whole program.{escape(checked)} {escape(absent)}</p>'
        )
        out.append(table(["", "ours / theirs", "measured", "rate"], cells, {1, 2, 3}))
    tree = next((r for r in results.get("processes", []) if r.get("id") == "own-tree"), None)
    if tree and "error" not in tree:
        out.append(
            f"<p>The {tree['files']} files of this repository ({tree['bytes'] / 1e6:.1f} MB), "
            f"hashed with <code>lanewise sum -r</code> in {tree['seconds'] * 1e3:.0f} ms, each "
            f"digest confirmed by hashlib, and checked again with <code>--check</code>.</p>"
        )
    return "".join(out)


def cores(results: dict) -> str:
    """A column for each core: this run, and what docs/results has of other cores."""
    this = {"core": core_name(results), "date": results["date"][:10], "rows": results["rows"]}
    others = [one for one in store.read_all() if one["core"] != this["core"]]
    measured = [this, *others]
    heads = ["ours; ours / best other", *(f"{escape(m['core'])}, {m['date']}" for m in measured)]
    lines = [
        ([escape(title), *map(escape, cells)], "") for title, cells in front.side_by_side(measured)
    ]
    return table(heads, lines, set())


def goals_of(results: dict) -> str:
    """Where they were set for this core: before, goal, and now, which is this run."""
    if core_name(results) != goals.CORE:
        return ""
    others = [one for one in store.read_all() if one["core"] != goals.CORE]
    return (
        "<details><summary>Goals for this core: before, goal, now</summary>"
        + markdown.html(goals.of_rows(results, others), table)
        + "</details>"
    )


def core_name(results: dict) -> str:
    return results["machine"].get("core") or store.core_of(results)


def version_of(results: dict, peer: str) -> str:
    """OpenSSL 4 is known as OpenSSL 4.0.3."""
    for p in results["peers"]:
        if p["name"] == peer:
            return f"{peer.split()[0]} {p['version']}"
    return peer


def cards(results: dict, rows: dict) -> str:
    out = []
    for ident, peer, function, what, words in (
        ("sha3-256-1m", "OpenSSL 4", None, "SHA3-256, 1 MiB", "{}"),
        ("many-32", "OpenSSL 4", None, "SHA3-256, 1000 short messages", "a loop over {}"),
        ("kt128-1m", "Rust", "BLAKE3", "KT128, 1 MiB", "BLAKE3, both on one thread"),
        ("p24-x8", "wolfSSL", None, "8 permutations at once", "{}"),
    ):
        row = rows.get(ident)
        ours = ranking.ours_of(row)
        theirs = ranking.peer_of(row, peer, function) if ours else None
        if not ours or not theirs:
            continue
        rate = front.amount(row, ours["cycles"]) if row["bytes"] else None
        shown = f"{rate:.2f} cycles per byte" if rate else f"{ours['cycles']:.0f} cycles"
        times = theirs["cycles"] / ours["cycles"]
        lost = " lost" if times < 1 - ranking.LEVEL else ""
        out.append(
            f'<div class="card{lost}"><b>{times:.2f}&thinsp;×</b><span>{what}</span>'
            f"<small>the speed of {words.format(version_of(results, peer))}; {shown}</small></div>"
        )
    return f'<div class="cards">{"".join(out)}</div>'


def machine(results: dict) -> str:
    m = results["machine"]
    pairs = [
        (
            "processor",
            f"{core_name(results)}: {m['cpu']} {m['cpu_id']}, {m['cpus']} CPUs"
            + (", a virtual machine" if m["hypervisor"] else ""),
        ),
        (
            "core frequency",
            f"{results['core_ghz']:.2f} GHz measured; "
            f"the time-stamp counter runs at {results['tsc_ghz']:.2f} GHz",
        ),
        ("instruction sets", " ".join(m["features"])),
        ("memory, system", f"{m['memory_gib']} GiB, {m['system']}, Linux {m['kernel']}"),
        ("compiler", results["compiler"]),
        ("lanewise", f"{results['lanewise']}, commit {m['commit'] or 'unknown'}"),
        (
            "kernels chosen",
            ", ".join(f"{n}: {k}" for n, k in results["chosen"].items() if n in "1248"),
        ),
        ("why", results["reason"]),
    ]
    return "<dl>" + "".join(f"<dt>{escape(a)}</dt><dd>{escape(b)}</dd>" for a, b in pairs) + "</dl>"


def peers(results: dict) -> str:
    rows = [
        ([f"<b>{escape(p['name'])}</b>", escape(p["version"]), escape(p["source"])], "")
        for p in results["peers"]
    ]
    rows += [
        ([f"<b>{escape(p['name'])}</b>", "not built", escape(p["reason"])], "")
        for p in results["missing"]
    ]
    seconds = results.get("build_seconds", {})
    total = (
        f" Building them took {sum(seconds.values()):.0f} s: "
        + ", ".join(f"{n} {s:.0f}" for n, s in sorted(seconds.items(), key=lambda p: -p[1]))
        + "."
        if seconds
        else ""
    )
    return table(["peer", "version", "from"], rows, set()) + f'<p class="note">{escape(total)}</p>'


def squeezed(style: str) -> str:
    """A style sheet without comments and white space."""
    style = re.sub(r"/\*.*?\*/", "", style, flags=re.S)
    return re.sub(r"\s*([{};:,])\s+", r"\1", re.sub(r"\s+", " ", style)).strip()


def write(results: dict, to: Path) -> None:
    rows = {r["id"]: r for r in results["rows"]}
    parts = {
        "style": squeezed((HERE / "style.css").read_text()),
        "date": escape(results["date"][:10]),
        "headline": escape(headlines.measured(results["rows"], core_name(results))),
        "slower": escape(headlines.slower(results["rows"])),
        "strip": strip(results["rows"]),
        "runs": f"{results['runs']} run{'s' if results['runs'] > 1 else ''}",
        "cpu": escape(core_name(results)),
        "cores": cores(results),
        "goals": goals_of(results),
        "quiet": escape(ranking.quiet_words(results["rows"])),
        "ghz": f"{results['core_ghz']:.2f}",
        "cards": cards(results, rows),
        "family": escape(headlines.family(results["rows"])),
        "lengths": plots.lengths(results["rows"], table),
        "states": plots.states(rows),
        "permutations": "".join(row_table(r) for i, r in rows.items() if i.startswith("p")),
        "families": families(results["rows"]),
        "processes": process_rows(results),
        "languages": languages.section(results.get("languages"), table),
        "forward": (FORWARD if "predicted" in results else "")
        + (SIMULATED if "simulated" in results else ""),
        "predicted": predicted.sections(results.get("predicted"), table),
        "simulated": simulated.section(results.get("simulated"), table)
        + kem_hardware.section(table),
        "machine": machine(results),
        "peers": peers(results),
    }
    to.write_text(Template((HERE / "page.html").read_text()).substitute(parts))


def strip(rows: list[dict]) -> str:
    """A mark for each task in which ours is compared; a reader who points at one sees which it is.
    One of a core that never was quiet has no colour."""
    known = {(r["id"], r["title"]): (ratio, other) for ratio, r, other in ranking.judged(rows)}
    counts = {"faster": 0, "level": 0, "slower": 0, "unknown": 0}
    marks = []
    for row in ranking.tasks(rows):
        if not (ranking.ours_of(row) and ranking.best_other(row)):
            continue
        verdict, words = "unknown", "the core never was quiet"
        if found := known.get((row["id"], row["title"])):
            ratio, other = found
            verdict = ranking.verdict(ratio)
            words = f"{ratio:.2f} of {ranking.name_of(other)}"
        counts[verdict] += 1
        marks.append(f'<i class="{verdict}" title="{escape(row["title"])}: {escape(words)}"></i>')
    said = ", ".join(
        f'<i class="{verdict}"></i> {count} {verdict}' for verdict, count in counts.items() if count
    )
    said = said or "nothing was compared"
    return f'<p class="strip">{"".join(marks)}</p><p class="note key">{said}.</p>'
