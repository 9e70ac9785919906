# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Keeps results as rows in docs/results/rows, and writes every document that shows them.

readme.py [RESULTS]         from report/results.json: what was measured and predicted
readme.py --predicted       what models predict, computed anew (about four minutes); with cortex-m
                            or aarch64 that part alone
readme.py --simulated       what is simulated, computed anew (about a minute)
readme.py --simulated ROWS  from what rtl/tools/bench.py programs --json ROWS wrote, with the
                            RTL of all builds and not of the sample alone
readme.py --table           the documents alone, README.md's table and picture among them

Rows that are not named are kept as they are.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from pathlib import Path

import claims
import front
import goals
import predicted
import ranking
import sampling
import simulated
import speed
import store
from lanewise_lab import markdown, predictions, processors
from measuring import Failed, machine

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs/results"

#: Rows of the table of functions, and the peers whose ratio stands next to ours.
FUNCTIONS = (
    *("p24-x1", "p24-x4", "p24-x8", "sha3-256-32", "sha3-256-1m", "shake128-1m", "kmac256-1m"),
    *("turboshake128-1m", "kt128-8k", "kt128-64k", "kt128-1m", "many-32", "many-4k"),
)
PEERS = ["OpenSSL 4", "wolfSSL", "Go", "Rust", "BLAKE3"]


SCHEME_PEERS = ["OpenSSL 4", "wolfSSL", "AWS-LC", "Go", "Rust"]
MORE_PEERS = ("liboqs", "SPHINCS+")  # where they are in a row


def cells(row: dict, peers: list[str], bound: bool = False) -> list[str]:
    """ours / peer for the fastest function that each peer has in the row; BLAKE3 is a peer of its
    own. `bound`: and ours / its permutations alone."""
    ours, others = ranking.ours_of(row)["cycles"], row["contenders"]
    of = {p: [c for c in others if ranking.called(c) == p] for p in peers}
    if bound:
        of["alone"] = [c for c in others if c["function"].startswith("permutations")]
    return [
        f"{ours / min(c['cycles'] for c in found):.2f}" if found else "" for found in of.values()
    ]


def functions(results: dict) -> list[str]:
    lines = [["", "ours", *(f"/ {p}" for p in PEERS)]]
    rows = {r["id"]: r for r in results["rows"]}
    for row in (rows[name] for name in FUNCTIONS if name in rows):
        ours = ranking.ours_of(row)
        if not ours:
            continue
        amount = row["bytes"] * row["messages"]
        shown = f"{ours['cycles'] / amount:.3g} cycles/byte" if amount else ""
        if not amount or row["bytes"] < 1024:
            each = ours["cycles"] / row["messages"]
            shown = f"{each:.0f} cycles" + (" each" if row["messages"] > 1 else "")
        lines.append([row["title"], shown + front.mark(ours), *cells(row, PEERS)])
    return markdown.table(lines).splitlines()


def schemes(results: dict) -> list[str]:
    """A table for each scheme, in kilocycles of one operation; none without rows. Its permutations
    alone are a bound, where they were measured."""
    lines: list[str] = []
    for scheme in ranking.SCHEMES:
        rows = [
            row
            for row in results["rows"]
            if row["id"].startswith(f"{scheme}-") and not row["id"].endswith(ranking.FORCED)
        ]
        others = [c for row in rows for c in row["contenders"]]
        peers = SCHEME_PEERS + [p for p in MORE_PEERS if p in {c["peer"] for c in others}]
        bound = any(c["function"].startswith("permutations") for c in others)
        heads = ["", "ours, kilocycles", *(f"/ {p}" for p in peers)]
        body = [heads + ["/ its permutations alone"] * bound]
        for row in rows:
            ours = ranking.ours_of(row)
            if ours:
                each = front.plain(ours["cycles"] / row["messages"] / 1000)
                each += (" each" if row["messages"] > 1 else "") + front.mark(ours)
                body.append([row["title"], each, *cells(row, peers, bound)])
        if len(body) > 1:
            lines += ["", *markdown.table(body).splitlines()]
    return lines


def contenders(results: dict) -> list[str]:
    """The others of every row, of each its fastest, the fastest first."""
    lines = [["", "ours", "others, and ours / theirs"]]
    for row in results["rows"]:
        ours = ranking.ours_of(row)
        if not ours or row["id"].startswith("sweep-"):
            continue
        others: dict[str, dict] = {}
        for c in sorted(row["contenders"], key=lambda c: c["cycles"]):
            if c["peer"] != ranking.OURS:
                others.setdefault(ranking.called(c), c)
        shown = [
            f"{name} {front.plain(c['cycles'])} ({ours['cycles'] / c['cycles']:.2f})"
            + front.mark(c)
            for name, c in others.items()
        ]
        figure = front.plain(ours["cycles"]) + front.mark(ours)
        lines.append([row["title"], figure, ", ".join(shown)])
    return markdown.table(lines, "lrl").splitlines()


def side_by_side(measured: list[dict]) -> list[str]:
    """Every task of the tables below, a column for each core: ours, and ours / the best other."""
    heads = ["ours, and ours / the best other", *(f"[{m['core']}](#{slug(m)})" for m in measured)]
    rows = [[title, *cells] for title, cells in front.side_by_side(measured)]
    return markdown.table([heads, *rows]).splitlines()


def slug(one: dict) -> str:
    return processors.slug(one["core"])


def measured(data: dict) -> list[str]:
    """What the page says of one measurement, as store.measurement gives it."""
    machine = data["machine"]
    intro = (
        f"**Measured** on {data['date']} on one core of {data['core']} ({machine['cpu_id']}; "
        f"{data['core_ghz']:.2f} GHz, {machine['system']}), {data['compiler']}, commit "
        f"{data['commit']}, by `{data['command']}`: all contenders in one process, taking turns. "
        f"{ranking.quiet_words(data['rows'])} Ratios are ours / peer in core cycles, below 1 is "
        "faster. Nothing is claimed for machines that were not measured."
    )
    slower = ranking.slower_rows(data["rows"])
    said = "In no row is another faster."
    if slower:
        said = f"Rows in which a peer is faster, with ours / theirs: {', '.join(slower)}."
    return [
        intro,
        "",
        *functions(data),
        *schemes(data),
        "",
        said,
        "",
        "<details><summary>Peers: version, source, and the script that builds each</summary>",
        "",
        markdown.table(
            [
                ["peer", "version", "from", "built by"],
                *(
                    [name, p["version"], p["source"], f"`{p['script']}`"]
                    for name, p in data["peers"].items()
                ),
            ]
        ),
        "",
        "</details>",
        "",
        "<details><summary>Every other in every row, in core cycles of one call</summary>",
        "",
        *contenders(data),
        "",
        "</details>",
    ]


def all_measured(data: dict) -> list[str]:
    """All cores side by side, then a section for each, the newest measurement first."""
    out = ["## Every core that was measured", "", *side_by_side(data["measured"]), ""]
    for one in data["measured"]:
        out += [f"## {one['core']}", "", *measured(one), ""]
    return out[:-1]


def pages(data: dict) -> dict[Path, str]:
    """Every document as what is kept makes it."""
    made = predictions.pages(predictions.kept())
    for path, mark, text in (
        (PAGES / "riscv-processor.md", "generated", simulated.page(simulated.kept())),
        (ROOT / "docs/riscv-vector.md", "sampling", sampling.tables(simulated.kept(), [1024])),
        (ROOT / "docs/riscv-vector.md", "whole ML-KEM", sampling.whole(simulated.kept())),
        (PAGES / "x86-64.md", "generated", "\n".join(all_measured(data))),
        (ROOT / "README.md", "results", "\n".join(front.table(data))),
    ):
        made[path] = markdown.between(made.get(path) or path.read_text(), mark, text)
    for mark, text in goals.tables(data).items():
        path = ROOT / "docs/goals.md"
        made[path] = markdown.between(made.get(path) or path.read_text(), mark, text)
    for path in claims.documents():
        made[path] = claims.fill(made.get(path) or path.read_text(), data["measured"], path)
    return made | {speed.PICTURE: speed.draw(data)}


def keep(results: dict) -> None:
    """Takes the rows of a report into docs/results/rows: what was measured, and what was predicted
    where it is all that is kept: a report of an older commit may know less."""
    if "rows" in results:
        file = store.file_of(results)
        store.refuse(file)
        store.write(file)
    for name, rows in results.get("predicted", {}).get("tables", {}).items():
        if predictions.lacking(name, rows):
            print(f"readme: {name} has rows that the report lacks, and stays as it is")
        else:
            predictions.keep(name, rows)


def simulate(rows: Path) -> None:
    """Keeps what is simulated: anew, or what the bench `programs` wrote."""
    made = simulated.complete(json.loads(rows.read_text())) if rows.name else simulated.compute()
    if simulated.failures(made):
        raise Failed("; ".join(simulated.failures(made)))
    simulated.keep(made, machine(ROOT)["commit"], datetime.date.today().isoformat())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("results", nargs="?", type=Path, default=ROOT / "report/results.json")
    parser.add_argument(
        "--predicted", nargs="?", const="all", choices=["all", "cortex-m", "aarch64"], help="anew"
    )
    parser.add_argument(
        "--simulated", nargs="?", type=Path, const=Path(), metavar="ROWS", help="simulate anew"
    )
    parser.add_argument("--table", action="store_true", help="write the documents alone")
    options = parser.parse_args()
    try:
        if options.predicted:
            for part in predicted.PARTS:
                if options.predicted in ("all", part):
                    keep({"predicted": {"tables": predicted.compute(part)}})
        if options.simulated is not None:
            simulate(options.simulated)
        if not (options.predicted or options.simulated is not None or options.table):
            keep(json.loads(options.results.read_text()))
        for path, text in pages(front.read()).items():
            if path.read_text() != text:
                path.write_text(text)
    except (Failed, OSError, ValueError) as error:
        print(f"readme: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
