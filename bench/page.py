# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The page: one HTML file that needs nothing else."""

from __future__ import annotations

from html import escape
from pathlib import Path

import charts
import goals

HERE = Path(__file__).resolve().parent
FAMILIES = (
    ("One hash at a time", ("sha3-256-1m", "sha3-256-32", "sha3-512-1m", "shake128-1m")),
    ("TurboSHAKE", ("turboshake128-1m",)),
    (
        "KangarooTwelve against BLAKE3",
        ("kt128-8k", "kt128-64k", "kt128-1m", "kt128-16m", "kt128-t2-1m", "kt128-t2-16m"),
    ),
    ("Keyed", ("kmac256-1m", "kmac256-32")),
    ("Many messages in one call", ("many-32", "many-4k")),
)
SWEEP = (
    ("SHA3-256", goals.OURS, "SHA3-256", "s1"),
    ("TurboSHAKE128", goals.OURS, "TurboSHAKE128", "s2"),
    ("KT128", goals.OURS, "KT128", "s3"),
    ("BLAKE3", "Rust", "BLAKE3", "s4 theirs"),
    ("OpenSSL 4 SHA3-256", "OpenSSL 4", "SHA3-256", "s5 theirs"),
)


def figure(value: float) -> str:
    if value >= 10000:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def ratio(value: float | None) -> str:
    return "" if value is None else f"{value:.3f}"


def table(heads: list[str], rows: list[tuple[list[str], str]], numeric: set[int]) -> str:
    """Cells hold HTML already."""
    out = ['<div class="scroll"><table><thead><tr>']
    for i, head in enumerate(heads):
        out.append(f'<th{" class=n" if i in numeric else ""}>{head}</th>')
    out.append("</tr></thead><tbody>")
    for cells, kind in rows:
        out.append(f'<tr class="{kind}">' if kind else "<tr>")
        for i, cell in enumerate(cells):
            out.append(f'<td{" class=n" if i in numeric else ""}>{cell}</td>')
        out.append("</tr>")
    return "".join(out) + "</tbody></table></div>"


def in_unit(value: float, unit: str) -> str:
    return f"{value:g}" if unit == "ratio" else f"{value:g} {unit}"


def goal_rows(evaluated: list[dict]) -> str:
    rows = []
    for g in evaluated:
        if "ours_seconds" in g:
            ours, theirs = f"{g['ours_seconds'] * 1e3:.1f} ms", f"{g['theirs_seconds'] * 1e3:.1f} ms"
        elif "ours" in g:
            ours = f"{figure(g['ours'])} cycles"
            theirs = f"{figure(g['theirs'])} cycles" if "theirs" in g else ""
            if g["bytes"] > 4096:
                ours = f"{g['ours'] / g['bytes']:.3f} c/B"
                theirs = f"{g['theirs'] / g['bytes']:.3f} c/B" if "theirs" in g else ""
        else:
            ours = theirs = ""
        peer = escape(g["peer"]) + (f"<small>{theirs}</small>" if theirs else "")
        shown = ratio(g["figures"]["ratio"]) if "figures" in g else ""
        stretch = "" if g["stretch"] is None else in_unit(g["stretch"], g["stretch_unit"])
        if "stretch_met" in g:
            stretch += f"<small>{'reached' if g['stretch_met'] else 'not reached'}</small>"
        state = {"met": "met", "missed": "missed", "unmeasured": "not measured"}[g["status"]]
        small = f"<small>{escape(g['why'])}</small>" if g["why"] else ""
        rows.append(
            (
                [
                    escape(g["title"]) + small, ours, peer, f"<b>{shown}</b>",
                    in_unit(g["limit"], g["unit"]),
                    f'<span class="tag {g["status"]}">{state}</span>', stretch,
                ],
                "",
            )
        )
    heads = ["measured", "ours", "peer", "ours / peer", "goal", "", "stretch"]
    return table(heads, rows, {1, 3, 4})


def name_of(contender: dict) -> str:
    """What a reader knows the contender by."""
    if contender["peer"] == "Rust":
        crate = contender["detail"].split(",")[0].removeprefix("crate ")
        return f"Rust {crate}" + (", 2 threads" if "2 threads" in contender["function"] else "")
    if contender["peer"] == "Python":
        return "Python hashlib" if "hashlib" in contender["detail"] else "Python pycryptodome"
    if "," in contender["function"] and "[" not in contender["function"]:
        return contender["peer"] + "," + contender["function"].split(",")[1]
    return contender["peer"]


def row_table(row: dict) -> str:
    if "error" in row:
        return f'<p class="note">Not measured: {escape(row["error"])}</p>'
    best = goals.ours_of(row)
    rows = []
    for c in sorted(row["contenders"], key=lambda c: c["cycles"]):
        quotient = best["cycles"] / c["cycles"] if best else None
        mark = "" if c["windows"] else "<small>disturbed</small>"
        bytes_ = row["bytes"] * row["messages"]
        rows.append(
            (
                [
                    escape(name_of(c)) + f"<small>{escape(c['detail'])}</small>",
                    f"<b>{ratio(quotient)}</b>",
                    f"{c['cycles'] / bytes_:.3f}" if bytes_ else f"{c['cycles'] / row['ways']:.1f}",
                    figure(c["cycles"]) + mark,
                    f"{100 * c['spread']:.1f} %",
                ],
                "ours" if c["peer"] == goals.OURS else "",
            )
        )
    per = "cycles / byte" if row["bytes"] else "cycles / state"
    heads = ["", "ours / theirs", per, "cycles", "spread of runs"]
    return f"<h3>{escape(row['title'])}</h3>" + table(heads, rows, {1, 2, 3, 4})


def kernels(rows: dict, rounds: int) -> str:
    """Cycles per state, the best of each peer at each number of states."""
    items = []
    for ways in (1, 2, 4, 8):
        row = rows.get(f"p{rounds}-x{ways}")
        for c in row["contenders"] if row else []:
            items.append(
                (
                    f"{c['peer']}, {ways} state{'s' if ways > 1 else ''}",
                    c["detail"].split(",")[0], c["cycles"] / ways,
                    f"{c['cycles'] / ways:.0f}", c["peer"] == goals.OURS,
                )
            )
    items.sort(key=lambda i: i[2])
    largest = min(max(i[2] for i in items), 1500.0) if items else None
    return charts.bars(items, largest) if items else ""


def sweep(rows: dict) -> str:
    found: dict[str, list[tuple[int, float]]] = {name: [] for name, *_ in SWEEP}
    for row in rows.values():
        if not row["id"].startswith("sweep-"):
            continue
        for name, peer, function, _ in SWEEP:
            for c in row["contenders"]:
                if c["peer"] == peer and c["function"] == function:
                    found[name].append((row["bytes"], c["cycles"] / row["bytes"]))
    series = [(name, kind, found[name]) for name, _, _, kind in SWEEP if len(found[name]) > 1]
    if not series:
        return ""
    chart = charts.lines(series, "cycles per byte", "Cycles per byte against message length")
    lengths = sorted({x for _, _, points in series for x, _ in points})
    by = {name: dict(points) for name, _, points in series}
    data = [
        ([charts.size(x)] + [f"{by[n][x]:.3f}" if x in by[n] else "" for n, _, _ in series], "")
        for x in lengths
    ]
    heads = ["length"] + [escape(n) for n, _, _ in series]
    return (
        f'<div class="chart">{chart}</div><details><summary>The same figures as a table</summary>'
        + table(heads, data, set(range(len(heads))))
        + "</details>"
    )


def process_rows(results: dict) -> str:
    out = []
    for row in results.get("processes", []):
        if "error" in row:
            out.append(f"<h3>{escape(row['title'])}</h3><p>Not measured: {escape(row['error'])}</p>")
            continue
        if "contenders" not in row:
            continue
        timed = [c for c in row["contenders"] if "seconds" in c]
        ours = next((c["seconds"] for c in timed if c["peer"] == goals.OURS), None)
        cells = []
        for c in sorted(timed, key=lambda c: c["seconds"]):
            rate = row["bytes"] / c["seconds"] / 1e9
            cells.append(
                (
                    [
                        escape(c["peer"]) + f"<small><code>{escape(c['command'])}</code></small>",
                        f"<b>{ratio(ours / c['seconds'])}</b>" if ours else "",
                        f"{c['seconds']:.3f} s" if c["seconds"] >= 1 else f"{c['seconds'] * 1e3:.1f} ms",
                        f"{rate:.2f} GB/s",
                    ],
                    "ours" if c["peer"].startswith(goals.OURS) else "",
                )
            )
        absent = "; ".join(f"{c['peer']}: {c['missing']}" for c in row["contenders"] if "missing" in c)
        checked = f" Digests checked with {row['checked']}." if row.get("checked") else ""
        out.append(f"<h3>{escape(row['title'])}</h3>")
        out.append(f'<p class="note">Wall time of the whole program.{escape(checked)} {escape(absent)}</p>')
        out.append(table(["", "ours / theirs", "measured", "rate"], cells, {1, 2, 3}))
    tree = next((r for r in results.get("processes", []) if r.get("id") == "own-tree"), None)
    if tree and "error" not in tree:
        out.append(
            f"<p>The {tree['files']} files of this repository ({tree['bytes'] / 1e6:.1f} MB), hashed with "
            f"<code>lanewise sum -r</code> in {tree['seconds'] * 1e3:.0f} ms, each digest confirmed by "
            f"hashlib, and checked again with <code>--check</code>.</p>"
        )
    return "".join(out)


def profiles(evaluated: list[dict], results: dict) -> str:
    out, told = [], set()
    for g in evaluated:
        if g["status"] != "missed" or not g["profile"] or g["profile"] in told:
            continue
        told.add(g["profile"])
        titles = "; ".join(
            f"{o['title']} against {o['peer']}" if o["peer"] else o["title"]
            for o in evaluated
            if o["status"] == "missed" and o["profile"] == g["profile"]
        )
        text, source = goals.profile(g["profile"], results)
        out.append(
            f'<article class="profile"><h3>{escape(titles)}</h3><p>{escape(text)}</p>'
            f'<p class="source">{escape(source)}</p></article>'
        )
    return "".join(out) or "<p>None of the measured goals was missed.</p>"


def cards(results: dict, rows: dict) -> str:
    out = []

    def card(value: str, what: str, small: str) -> None:
        out.append(f'<div class="card"><b>{value}</b><span>{what}</span><small>{small}</small></div>')

    for ident, peer, function, what, words in (
        ("sha3-256-1m", "OpenSSL 4", None, "SHA3-256, 1 MiB", "OpenSSL 4.0.3"),
        ("many-32", "OpenSSL 4", None, "1000 short messages", "a loop over OpenSSL 4.0.3"),
        ("kt128-1m", "Rust", "BLAKE3", "KT128, 1 MiB", "BLAKE3, both on one thread"),
        ("p24-x8", "wolfSSL", None, "8 permutations at once", "wolfSSL 5.9.4"),
    ):
        row = rows.get(ident)
        ours = goals.ours_of(row) if row and "error" not in row else None
        theirs = goals.peer_of(row, peer, function) if ours else None
        if not ours or not theirs:
            continue
        rate = goals.per_byte(row, ours) if row["bytes"] else None
        shown = f"{rate:.2f} cycles/byte" if rate else f"{ours['cycles']:.0f} cycles"
        card(f"{theirs['cycles'] / ours['cycles']:.2f}&thinsp;×", what, f"{shown}; the speed of {words} is 1")
    return f'<div class="cards">{"".join(out)}</div>'


def headline(rows: dict, evaluated: list[dict]) -> str:
    slowest = 0.0
    for ident in ("p24-x1", "p24-x4", "p24-x8", "sha3-256-1m", "sha3-256-32", "turboshake128-1m",
                  "kt128-64k", "kt128-1m", "many-32", "many-4k"):  # fmt: skip
        row = rows.get(ident)
        ours = goals.ours_of(row) if row and "error" not in row else None
        theirs = [c["cycles"] for c in row["contenders"] if c["peer"] != goals.OURS] if ours else []
        if theirs:
            slowest = max(slowest, ours["cycles"] / min(theirs))
    if 0 < slowest <= 1:
        return "Faster than every peer measured, on every row of the goals"
    return "The SHA-3 family, measured against everything a package registry gives"


def machine(results: dict) -> str:
    m = results["machine"]
    pairs = [
        ("processor", f"{m['cpu']} {m['cpu_id']}, {m['cpus']} CPUs"
                      + (", a virtual machine" if m["hypervisor"] else "")),
        ("core frequency", f"{results['core_ghz']:.2f} GHz measured (time-stamp counter {results['tsc_ghz']:.2f} GHz)"),
        ("instruction sets", " ".join(m["features"])),
        ("memory, system", f"{m['memory_gib']} GiB, {m['system']}, Linux {m['kernel']}"),
        ("compiler", results["compiler"]),
        ("lanewise", f"{results['lanewise']}, commit {m['commit'] or 'unknown'}"),
        ("kernels chosen", ", ".join(f"{n}: {k}" for n, k in results["chosen"].items() if n in "1248")),
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
    total = f" Building them took {sum(seconds.values()):.0f} s: " + ", ".join(
        f"{n} {s:.0f}" for n, s in sorted(seconds.items(), key=lambda p: -p[1])
    ) + "." if seconds else ""
    return table(["peer", "version", "from"], rows, set()) + f'<p class="note">{escape(total)}</p>'


def write(results: dict, to: Path) -> None:
    rows = {r["id"]: r for r in results["rows"]}
    evaluated = results["goals"]
    measured = [g for g in evaluated if g["status"] != "unmeasured"]
    met = sum(g["status"] == "met" for g in measured)
    m = results["machine"]
    families = "".join(
        f"<h2>{escape(title)}</h2>" + "".join(row_table(rows[i]) for i in idents if i in rows)
        for title, idents in FAMILIES
        if any(i in rows for i in idents)
    )
    permutations = "".join(row_table(r) for i, r in rows.items() if i.startswith("p"))
    body = f"""<header><div>
<p class="brand"><b>Lanewise</b> measured on {escape(results['date'][:10])}</p>
<h1>{escape(headline(rows, evaluated))}</h1>
<p class="lead">{met} of {len(measured)} measured goals are met. One process, all contenders in turn,
core cycles, medians of {results['runs']} runs on {escape(m['cpu'])} at {results['core_ghz']:.2f} GHz. Every
figure on this page was measured on that machine, in this run; nothing is claimed for others.</p>
{cards(results, rows)}
</div></header><main>
<h2>The goals</h2>
<p class="note">Ours / peer in core cycles of the same run: lower is better, below 1 is faster than the peer.</p>
{goal_rows(evaluated)}
<h2>From 32 bytes to 16 MiB</h2>
<p class="note">Both axes are logarithmic. Solid lines are ours, one thread.</p>
{sweep(rows)}
<h2>The permutation, per state</h2>
<p class="note">Core cycles of Keccak-f[1600], 24 rounds, divided by the states of one call. Ours in colour; bars
end at 1500.</p>
<div class="chart">{kernels(rows, 24)}</div>
<details><summary>All kernels, 24 and 12 rounds</summary>{permutations}</details>
{families}
<h2>Whole programs and real input</h2>
{process_rows(results)}
<h2>Where a goal was missed</h2>
{profiles(evaluated, results)}
<h2>The machine</h2>
{machine(results)}
<h2>The peers</h2>
{peers(results)}
<h2>How it was measured</h2>
<p class="note">There are no performance counters in most virtual machines, and a core's frequency is not that of its
time-stamp counter. Each window of at least 100 000 cycles therefore stands between two chains of 16 384 dependent
additions, which tell how many core cycles a tick is worth; windows whose two chains differ by more than 0.4 %, or in
which the thread was switched out, are dropped. All contenders of a row take turns in one process on one CPU, each
called once before its window; the median of a few hundred windows is the figure of a run, the median of the runs is
what stands here. Before anything is timed, all contenders of a row must give the same digest. Peers loop inside
their own language, so that no call between languages is counted, except Python, whose programs pay for it too.</p>
</main><footer><div>Made by <code>make report</code>. The figures are in <code>results.json</code> beside this page.
</div></footer>"""
    to.write_text(
        "<!doctype html><html lang=en><meta charset=utf-8>"
        '<meta name=viewport content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>Lanewise, measured</title><style>{(HERE / 'style.css').read_text()}</style>{body}</html>\n"
    )
