# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The simulated part of the report: the RISC-V processor, tables 7 and 8 of the paper on it."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path

import charts
import plots
import sampling
import store
from lanewise_lab import markdown, results
from lanewise_lab import published as of_others
from measuring import Failed

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))  # rtl.tools
ANCHOR = "riscv"
SYN = ROOT / "rtl/rvkeccak/syn"


def compute() -> dict:
    """Every program on every build; Failed with the reason if there are no figures."""
    with tempfile.TemporaryDirectory(prefix="lanewise-") as folder:
        out = Path(folder) / "rows.json"
        program = ROOT / "rtl/tools/bench.py"
        command = [sys.executable, program, "programs", "--sample", "--json", out]
        done = subprocess.run(command, capture_output=True, text=True)
        if not out.exists():
            said = (done.stdout + done.stderr).strip().splitlines()[-1:] or [str(done.returncode)]
            raise Failed(f"the RISC-V processor: {said[0]}")
        return complete(json.loads(out.read_text()))


def complete(made: dict) -> dict:
    """What the bench `programs` writes, with what others published and what synthesis stored."""
    made["wrong"] = [r for r in made["rows"] if r["wrong"]]
    made["rows"] = [r for r in made["rows"] if not r["wrong"]]
    made["published"] = published()
    made["area"], made["ecp5"] = synthesis("area"), synthesis("ecp5")
    return made


def synthesis(name: str) -> dict:
    """What is stored of an earlier synthesis, and which rows are not of this RTL."""
    path = SYN / f"{name}.json"
    if not path.exists():
        return {"rows": {}}
    from rtl.rvkeccak.syn import area, route
    from rtl.tools import yosys

    made, known = json.loads(path.read_text()), (area.rows if name == "area" else route.designs)()
    for key, row in made["rows"].items():
        row["old"] = row["sources"] != yosys.digest(list(known[key].files))
    return made


def published() -> dict:
    """Tables 7 and 8 of the paper that the processor follows."""
    made: dict = {"source": of_others.source("Li, Mentens, Picek"), "table7": [], "table8": []}
    for key, told in of_others.designs("riscv").items():
        table, _, row = key.partition(", ")
        made[table].append({"row": row} | told)
    return made


def failures(made: dict | None) -> list[str]:
    """What is not as it must be has no figure in the tables, and is named."""
    if not made or "error" in made:
        return [made["error"]] if made else []
    return [f"{r['program']} on {r['build']}: {'; '.join(r['wrong'])}" for r in made["wrong"]]


# What is kept of it: docs/results/rows/simulated-rvkeccak.tsv

KEPT = store.ROWS / "simulated-rvkeccak.tsv"
COMMAND = "bench/readme.py --simulated ROWS"


def keep(made: dict, commit: str, date: str) -> None:
    """Figures of these programs take the place of those that are kept."""
    head, old = results.read(KEPT) if KEPT.exists() else ({"programs": {}}, [])
    for r in made["rows"]:
        head["programs"][r["program"]] = {key: r[key] for key in ("title", "kind", "rounds")}
    new = [row | {"commit": commit, "date": date} for r in made["rows"] for row in rows_of(r)]
    results.write(KEPT, COMMAND, head, results.replaced(old, new))


def rows_of(found: dict) -> Iterator[dict]:
    """The rows of one line of the bench `programs`."""
    for name, value in found["figures"].items():
        metric = f"{found.get('function', 'Keccak-p')}: {name}"
        where = "rvkeccak", found["build"], found["program"], metric, value
        unit = "instructions" if name == "retired" else "cycles"
        row = results.predicted(*where, unit=unit, states=found["states"])
        more = {"flags": found.get("flags", ""), "how": found["simulator"]}
        yield row | {"kind": "simulated"} | more


def kept() -> dict:
    """As the bench `programs` writes it, from the rows."""
    head, rows = results.read(KEPT)
    made: dict[tuple, dict] = {}
    for row in rows:
        function, name = row["metric"].split(": ")
        found = made.setdefault(
            (row["kernel"], row["core"], row["flags"], function),
            {"program": row["kernel"], "build": row["core"], "states": row["states"]}
            | head["programs"][row["kernel"]]
            | {"simulator": row["how"], "flags": row["flags"], "figures": {}, "wrong": []}
            | ({} if function == "Keccak-p" else {"function": function}),
        )
        found["figures"][name] = row["value"]
    return complete({"kind": "simulated", "rows": list(made.values())})


# The tables, for the page and for the README: a row is a dict of text


def number(value: float | None, digits: int = 0) -> str:
    return "" if value is None else f"{value:.{digits}f}"


def of_states(values: list[str]) -> str:
    """One text if all are the same, else one of each number of states."""
    shown = values if len(set(values)) > 1 else values[:1]
    return " / ".join(shown)


def simulators(rows: list[dict]) -> str:
    return f"simulated ({' and '.join(sorted({r['simulator'].upper() for r in rows}))})"


def line(title: str, small: str = "", ours: bool = False, **cells: str) -> dict:
    """A line of a table; a column that it does not have is empty."""
    return {"title": title, "small": small, "ours": ours} | cells


def theirs(row: dict) -> dict:
    area = " / ".join(str(s) for s in row.get("slices", []))
    return line(
        row["row"],
        "published" + (f", {row['source']}" if "source" in row else ""),
        round=number(row.get("round")),
        permutation=number(row.get("permutation")),
        byte=f"{row['byte']:g}" if "byte" in row else "",
        bits=" / ".join(f"{b:.3g}" for b in row.get("bits_per_cycle", [])),
        area=f"{area} slices" if area else row.get("area", ""),
        counted=row["counted"],
    )


def bits_per_cycle(row: dict) -> str:
    return f"{1600 * row['states'] / row['figures']['permutation']:.3g}"


def ours(made: dict, program: str, level: str) -> dict | None:
    """The figures of a program on the builds of one level, for 1, 3 and 6 states."""
    rows = [r for r in results.select(made["rows"], program=program) if r["build"][5:] == level]
    rows = [r for r in rows if "function" not in r]
    if not rows:
        return None
    figures = [r["figures"] for r in rows]
    cycles = [f["permutation"] for f in figures]
    small = f"{simulators(rows)}, build {level[1:] or 'base'}"
    looped = {f["round"] for f in figures if f.get("round", 0) > f.get("round_alone", 10**9)}
    if looped:
        small += f"; {max(looped)} a round with counting and branching"
    return line(
        "ours: " + rows[0]["title"],
        small,
        True,
        round=of_states([number(f.get("round_alone", f.get("round"))) for f in figures]),
        permutation=of_states([str(c) for c in cycles]),
        byte=of_states([number(c / 200, 1 if c > 1000 else 2) for c in cycles]),
        bits=" / ".join(bits_per_cycle(r) for r in rows if r["rounds"] == 24),
        area=area(made, [r["build"] for r in rows]),
        counted="the permutation alone",
    )


def area(made: dict, builds: list[str]) -> str:
    """LUT and FF of each build that has been synthesised."""
    found = [made["area"]["rows"].get(b) for b in builds]
    return "; ".join(cells(a) for a in found) if any(found) else ""


def cells(row: dict | None) -> str:
    if not row:
        return "-"
    memory = f" + {row['lutram']} LUT RAM" if row.get("lutram") else ""
    mapped = ", mapped without abc9" * ("delay" not in row)
    return f"{row['lut']} LUT{memory}, {row['ff']} FF" + f" (earlier RTL{mapped})" * row["old"]


def placements(row: dict) -> str:
    """Of how many a frequency is the highest."""
    seeds = row.get("seeds", {}).values()
    return f", the best of {len(seeds)} placements from {min(seeds):g}" if seeds else ""


def routed(made: dict) -> str:
    """What was placed and routed: the halves of the processor alone, and some with both."""
    out = []
    for build, row in made["ecp5"]["rows"].items():
        earlier = " (earlier RTL)" * row["old"]
        what = f"The vector unit of {build} alone, without the scalar core,"
        if build == "scalar":
            what = "The scalar core alone, behind registers at its ports,"
        elif build.endswith("_processor"):
            whole = build.removesuffix("_processor")
            what = f"The whole processor of {whole}, behind registers at its ports,"
        out.append(
            f"{what} routes at {row['mhz']:g} "
            f"MHz on ECP5-85k, speed 8{placements(row)}, with a netlist step of our own that "
            f"copies registers of high fan-out{earlier}."
        )
    return " ".join(out)


def areas(made: dict) -> list[dict]:
    """Every level for 1, 3 and 6 states, then what else has been synthesised."""
    rows = made["area"]["rows"]
    builds = {b: r for b, r in rows.items() if r["module"] == "lanewise_vec"}
    out = [
        line(
            f"vector unit, {elen[1:]} bits, {level[1:] or 'base'}",
            ours=level == "",
            **{str(n): cells(builds.get(f"{elen}x{n}{level}")) for n in (1, 3, 6)},
        )
        for elen, level in dict.fromkeys((b[:3], b[5:]) for b in builds)
    ]
    return out + [line(name, **{"1": cells(r)}) for name, r in rows.items() if name not in builds]


def baselines(made: dict) -> list[dict]:
    """Software on the scalar core, the slowest first."""
    found = results.select(made["rows"], kind="baseline")
    return [
        line(
            f"ours: {r['title']}",
            f"{simulators([r])}, scalar core" + (r["flags"] and f", gcc 12.2 {r['flags']}"),
            True,
            permutation=str(r["figures"]["permutation"]),
            byte=number(r["figures"]["permutation"] / 200, 1),
            bits=bits_per_cycle(r),
            counted="the permutation alone, with call and return",
        )
        for r in sorted(found, key=lambda r: -r["figures"]["permutation"])
    ]


def table(made: dict, name: str, elen: int) -> list[dict]:
    """Their rows, ours of the same program after each, then ours that go further."""
    out, told = [], set()
    for row in made["published"][name]:
        out.append(theirs(row))
        if "program" in row:
            told.add((row["program"], ""))
            out.append(ours(made, row["program"], ""))
    if elen == 32:
        out += baselines(made)
    for r in results.select(made["rows"], kind="permutation"):
        key = (r["program"], r["build"][5:])
        if r["build"].startswith(f"e{elen}") and key not in told:
            told.add(key)
            out.append(ours(made, *key))
    return [row for row in out if row]


def blocks(made: dict) -> list[dict]:
    """Cycles per block, from one to the next: 168 bytes of SHAKE128, 136 of SHAKE256."""
    both = "{absorb} / {squeeze}"
    known = [row for row in made["published"]["table7"] if "absorb" in row]
    out = [line(r["row"], "published", states="1", SHAKE128=both.format(**r)) for r in known]
    sponges = results.select(made["rows"], kind="sponge")
    for program, build in dict.fromkeys((r["program"], r["build"]) for r in sponges):
        rows = results.select(sponges, program=program, build=build)
        each = {r["function"]: r["figures"] for r in rows}
        shown = {f: both.format(**each[f]) for f in ("SHAKE128", "SHAKE256") if f in each}
        small = f"{simulators(rows[:1])}, {build}"
        states = str(rows[0]["states"])
        out.append(line(f"ours: {rows[0]['title']}", small, True, states=states, **shown))
    return out


def summary(made: dict) -> list[dict]:
    """What each step of the hardware brings, with the bits a cycle of six states."""
    out = []
    for program, level in STEPS:
        row = ours(made, program, level)
        if row:
            small = level.removeprefix("_").replace("_", ", ")
            bits = row["bits"].split(" / ")[-1]
            title = row["title"].removeprefix("ours: ")
            out.append(row | line(title, small, bits=bits))
    return out


#: Programs of the summary and the level of their builds.
STEPS = [
    ("e64_lmul1", ""),
    ("e64_lmul8", ""),
    ("e32_lmul8", ""),
    ("e64_lmul1_overlap", "_overlap"),
    ("e64_lmul8_overlap", "_overlap"),
    ("e32_lmul8_overlap", "_overlap"),
    ("e64_fused", "_fused"),
    ("e64_fused", "_fused_overlap"),
    ("e64_round", "_round"),
    ("e64_permute", "_permute"),
]
SUMMARY = {
    "title": "Keccak-f[1600]",
    "round": "cycles a round",
    "permutation": "cycles a permutation",
    "bits": "bits a cycle, 6 states",
}
COLUMNS = {
    "title": "Keccak-f[1600]",
    "round": "cycles a round",
    "permutation": "cycles a permutation",
    "byte": "cycles / byte of state",
    "bits": "bits a cycle, 1 / 3 / 6 states",
    "area": "area, 1 / 3 / 6 states",
    "counted": "counted",
}
AREAS = {"title": "open synthesis, 7 series", "1": "1 state", "3": "3 states", "6": "6 states"}
BLOCKS = {
    "title": "a block of every state",
    "states": "states",
    "SHAKE128": "168 bytes: absorbed / squeezed",
    "SHAKE256": "136 bytes: absorbed / squeezed",
}


def text(rows: list[dict], columns: dict) -> str:
    def cell(row: dict, key: str) -> str:
        if key != "title":
            return row.get(key, "")
        title = f"**{row['title']}**" if row["ours"] else row["title"]
        return f"{title} ({row['small']})" if row["small"] else title

    made = [[cell(row, key) for key in columns] for row in rows]
    return markdown.table([list(columns.values()), *made], "lr")


def folds(made: dict) -> list[tuple[str, str]]:
    """Titles and texts of what is folded."""
    return [
        ("Table 7 of the paper, 64-bit architecture, and ours",
         text(table(made, "table7", 64), COLUMNS)),
        ("Table 8 of the paper, 32-bit architecture and software, and ours",
         text(table(made, "table8", 32), COLUMNS)),
        ("Blocks of SHAKE128 and SHAKE256, load and store counted",
         f"{BLOCKS_NOTE}\n\n{text(blocks(made), BLOCKS)}"),
        ("What ML-KEM samples: A, s and e",
         f"{SAMPLING_NOTE}\n\n{sampling.tables(made, (512, 768, 1024))}"),
        ("ML-KEM-768 whole", f"{WHOLE_NOTE}\n\n{sampling.whole(made)}"),
        ("Area of every build", f"{text(areas(made), AREAS)}\n\n{routed(made)}"),
    ]  # fmt: skip


def page(made: dict) -> str:
    """What docs/results has of it."""
    out = [f"**Simulated.** {INTRO} {LIMITS}", text(summary(made), SUMMARY)]
    folded = [
        f"<details><summary>{title}</summary>\n\n{told}\n\n</details>"
        for title, told in folds(made)
    ]
    return "\n\n".join([*out, "\n".join(folded)])


# The page


def repeated(made: dict, whole: dict) -> str:
    """What this report simulated again of what is kept, and what came out otherwise."""

    def figures(of: dict) -> dict[tuple, dict]:
        keys = ("program", "build", "function", "flags")
        return {tuple(r.get(key) or "" for key in keys): r["figures"] for r in of["rows"]}

    again, known = figures(made), figures(whole)
    others = [f"{key[0]} on {key[1]}" for key in again if again[key] != known.get(key)]
    said = f"Of {len(known)} programs on builds {len(again)} were simulated again for this report"
    return said + (f"; other figures came out of {', '.join(others)}." if others else ", alike.")


def bars(made: dict) -> str:
    """Cycles of a permutation of one state, published and ours; of several builds the fastest."""
    best: dict[tuple[str, bool], tuple] = {}
    for name, elen in (("table7", 64), ("table8", 32)):
        for row in table(made, name, elen):
            if row["permutation"].isdigit() and int(row["permutation"]) < 4000:
                cycles = row["permutation"]
                kind = "ours, simulated" if row["ours"] else "published"
                title = row["title"].removeprefix("ours: ")
                key = (title, row["ours"])
                if "12 rounds" not in title and float(cycles) < best.get(key, (0, 0, 1e9))[2]:
                    best[key] = (title, kind, float(cycles), cycles, row["ours"])
    return charts.bars(sorted(best.values(), key=lambda i: i[2]))


def section(made: dict | None, make_table) -> str:
    if not made:
        return ""
    title = f'<h2 id="{ANCHOR}">A RISC-V processor for Keccak: simulated</h2>'
    if "error" in made:
        return f"{title}<p>Not simulated: {escape(made['error'])}</p>"
    whole = kept()
    out = [
        title,
        f'<p class="note">{escape(INTRO)} {escape(LIMITS)} Published figures: '
        f"{escape(made['published']['source'])}.</p>",
        "".join(f"<p>Wrong: {escape(line)}</p>" for line in failures(made)),
        f'<p class="note">{escape(repeated(made, whole))}</p>',
        f'<div class="chart">{bars(whole)}</div>',
        f'<p class="note">{escape(routed(whole))}</p>',
    ]
    out += [plots.folded(what, markdown.html(told, make_table)) for what, told in folds(whole)]
    return "".join(out)


LIMITS = (
    "In the build base, vpi has an idle cycle that reproduces the paper's rule; without it the "
    "same programs take 98 cycles a round (LMUL 1) and 74 (LMUL 8). The vector instructions are a "
    "subset of RVV 1.0 and no Zve profile: vector code from a compiler will not run."
)
INTRO = (
    "Cycles are exact. RTL: the hardware description was simulated, in lock step with the "
    "instruction-set simulator, which must agree at every instruction; ISS: this "
    "simulator ran alone. No FPGA was used. Area is what open synthesis makes of the vector unit "
    "for the 7 series, in LUT and flip-flops; it is not comparable with slices, nor are slices of "
    "different FPGA families with each other."
)
SAMPLING_NOTE = (
    "Cycles of whole programs from the seed to coefficients in memory, all instructions counted, "
    "of a seed with which no polynomial needs a fourth block of SHAKE128. With everything one "
    "instruction squeezes and permutes. Speed: one state of the same program is 1."
)
WHOLE_NOTE = (
    "Cycles of whole operations of the library's C, compiled for RV32, with the vector unit as its "
    "backend for Keccak, by the functions in which they are spent. Keys are read and written as "
    "bytes in memory; the matrix is expanded in each operation. "
    "Keccak includes what moves blocks to and from the states. Of the same seed as above. "
    "Speed: the scalar core alone, with the library's RV32 assembly, is 1."
)
BLOCKS_NOTE = (
    "From one block to the next in a whole sponge, with everything that happens between: "
    "addresses, load and XOR, or store, the permutation, the branch. A block of each state: with "
    "six states six blocks. Messages are of any length; padding and the last, partial block are "
    "in the programs and checked, but not in these figures."
)
