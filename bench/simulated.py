# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The simulated part of the report: the RISC-V processor, tables 7 and 8 of the paper on it."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from html import escape
from pathlib import Path

import charts
import headlines
import plots
from measuring import Failed

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))  # rtl.tools
ANCHOR = "riscv"
SYN = ROOT / "rtl/rvkeccak/syn"
STATES = (1, 3, 6)
COUNTED = {
    "permutation": "the permutation alone",
    "baseline": "the permutation alone, with call and return",
}


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
    from rtl.tools import yosys

    made = json.loads(path.read_text())
    for row in made["rows"].values():
        files = yosys.made_of(row.get("module", "lanewise_vec"))
        extra = [SYN / "lanewise_vec_pins.sv"] if name == "ecp5" else []
        row["old"] = row["sources"] != yosys.digest([*files, *extra])
    return made


def published() -> dict:
    return tomllib.loads((ROOT / "lab/lanewise_lab/published_riscv.toml").read_text())


# The goals


def goals() -> list[dict]:
    return tomllib.loads((HERE / "goals.toml").read_text())["simulated"]


def evaluate(made: dict) -> list[dict]:
    """Of each goal the worst of the builds that it names."""
    return [goal | judge(goal, made) for goal in goals()]


def judge(goal: dict, made: dict) -> dict:
    if "routed" in goal:
        routed = [made["ecp5"]["rows"].get(build, {}).get("mhz") for build in goal["routed"]]
        return decide(goal, [max((mhz for mhz in routed if mhz), default=None)])
    rows = [r for r in made["rows"] if r["program"] == goal["program"]]
    rows = [r for r in rows if r["build"] in goal["builds"]]
    if "function" in goal:
        rows = [r for r in rows if r["function"] == goal["function"]]
    values = [figure(r, goal["figure"]) for r in rows]
    return decide(goal, values if len(values) == len(goal["builds"]) else [None])


def decide(goal: dict, values: list[float | None]) -> dict:
    if None in values:
        return {"status": "unmeasured", "value": None}
    if "exactly" in goal:
        good, worst = set(values) == {goal["exactly"]}, max(values)
    elif "at_least" in goal:
        worst = min(values)
        good = worst >= goal["at_least"]
    else:
        worst = max(values)
        good = worst <= goal["at_most"]
    return {"status": "met" if good else "missed", "value": worst}


def figure(row: dict, name: str) -> float | None:
    """A figure in cycles, or bits of permuted state a cycle."""
    figures = row["figures"]
    if name == "bits_per_cycle":
        return 1600 * row["states"] / figures["permutation"]
    return figures.get(name)


def wanted(goal: dict) -> str:
    words = {"exactly": "exactly", "at_most": "at most", "at_least": "at least"}
    return next(f"{word} {goal[key]:g}" for key, word in words.items() if key in goal)


def lines(made: dict) -> list[str]:
    """For the terminal."""
    out = [f"\n{'goal, simulated':60} {'ours':>9} {'goal':>14}"]
    for g in made["judged"]:
        shown = "" if g["value"] is None else f"{g['value']:g}"
        out.append(f"{g['title']:60} {shown:>9} {wanted(g):>14}  {g['status']}")
    return out


def failures(made: dict | None) -> list[str]:
    """What is not as it must be has no figure in the tables, and is named."""
    if not made or "error" in made:
        return [made["error"]] if made else []
    return [f"{r['program']} on {r['build']}: {'; '.join(r['wrong'])}" for r in made["wrong"]]


# The tables, for the page and for the README: a row is a dict of text


def number(value: float | None, digits: int = 0) -> str:
    return "" if value is None else f"{value:.{digits}f}"


def of_states(values: list[str]) -> str:
    """One text if all are the same, else one of each number of states."""
    shown = values if len(set(values)) > 1 else values[:1]
    return " / ".join(shown)


def simulators(rows: list[dict]) -> str:
    return f"simulated ({' and '.join(sorted({r['simulator'].upper() for r in rows}))})"


def theirs(row: dict) -> dict:
    area = " / ".join(str(s) for s in row.get("slices", []))
    return {
        "title": row["row"],
        "small": "published" + (f", {row['source']}" if "source" in row else ""),
        "round": number(row.get("round")),
        "permutation": number(row.get("permutation")),
        "byte": f"{row['byte']:g}" if "byte" in row else "",
        "bits": " / ".join(f"{b:.3g}" for b in row.get("bits_per_cycle", [])),
        "area": f"{area} slices" if area else row.get("area", ""),
        "counted": row["counted"],
        "ours": False,
    }


def ours(made: dict, program: str, level: str) -> dict | None:
    """The figures of a program on the builds of one level, for 1, 3 and 6 states."""
    rows = [
        r
        for r in made["rows"]
        if r["program"] == program and r["build"][5:] == level and "function" not in r
    ]
    if not rows:
        return None
    figures = [r["figures"] for r in rows]
    each = [number(f.get("round_alone", f.get("round"))) for f in figures]
    cycles = [f["permutation"] for f in figures]
    small = f"{simulators(rows)}, build {level[1:] or 'base'}"
    looped = {f["round"] for f in figures if f.get("round", 0) > f.get("round_alone", 10**9)}
    if looped:
        small += f"; {max(looped)} a round with counting and branching"
    return {
        "title": "ours: " + rows[0]["title"],
        "small": small,
        "round": of_states(each),
        "permutation": of_states([str(c) for c in cycles]),
        "byte": of_states([number(c / 200, 1 if c > 1000 else 2) for c in cycles]),
        "bits": " / ".join(f"{figure(r, 'bits_per_cycle'):.3g}" for r in rows if r["rounds"] == 24),
        "area": area(made, [r["build"] for r in rows]),
        "counted": COUNTED["permutation"],
        "ours": True,
    }


def area(made: dict, builds: list[str]) -> str:
    """LUT and FF of each build that has been synthesised."""
    found = [made["area"]["rows"].get(b) for b in builds]
    return "; ".join(cells(a) for a in found) if any(found) else ""


def cells(row: dict | None) -> str:
    if not row:
        return "-"
    memory = f" + {row['lutram']} LUT RAM" if row.get("lutram") else ""
    return f"{row['lut']} LUT{memory}, {row['ff']} FF" + (" (earlier RTL)" if row["old"] else "")


def routed(made: dict) -> str:
    """What was placed and routed: the vector unit of a build alone, and the processor with it."""
    out = []
    processors = made["ecp5"].get("processor", {})
    for build, row in made["ecp5"]["rows"].items():
        said = (
            f"The vector unit of {build} alone, without the scalar core, routes at {row['mhz']:g} "
            "MHz on ECP5-85k, speed 8, with a netlist step of our own that copies registers of "
            "high fan-out" + (" (earlier RTL)." if row["old"] else ".")
        )
        if build in processors:
            whole = processors[build]
            said += (
                f" The whole processor of that build routes at {whole['mhz']:g} MHz (same part, "
                f"seed {whole['seed']}; longest path: {whole['longest']})."
            )
        out.append(said)
    return " ".join(out)


def areas(made: dict) -> list[dict]:
    """Every level for 1, 3 and 6 states, then what else has been synthesised."""
    rows = made["area"]["rows"]
    builds = {b: r for b, r in rows.items() if r["module"] == "lanewise_vec"}
    levels = dict.fromkeys((b[:3], level_of(b)) for b in builds)
    out = [
        {
            "title": f"vector unit, {elen[1:]} bits, {level[1:] or 'base'}",
            "small": "",
            "ours": level == "",
        }
        | {str(n): cells(builds.get(f"{elen}x{n}{level}")) for n in STATES}
        for elen, level in levels
    ]
    others = [(b, r) for b, r in rows.items() if b not in builds]
    return out + [
        {"title": name, "small": "", "ours": False, "1": cells(row), "3": "", "6": ""}
        for name, row in others
    ]


def baselines(made: dict) -> list[dict]:
    out = []
    for r in made["rows"]:
        if r["kind"] != "baseline":
            continue
        cycles, flags = r["figures"]["permutation"], r["flags"]
        out.append(
            {
                "title": f"ours: {r['title']}",
                "small": f"{simulators([r])}, scalar core" + (flags and f", gcc 12.2 {flags}"),
                "round": "",
                "permutation": str(cycles),
                "byte": number(cycles / 200, 1),
                "bits": f"{1600 / cycles:.3g}",
                "area": "",
                "counted": COUNTED["baseline"],
                "ours": True,
            }
        )
    return sorted(out, key=lambda row: -int(row["permutation"]))


def level_of(build: str) -> str:
    return build[5:]


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
    for r in made["rows"]:
        key = (r["program"], level_of(r["build"]))
        if r["kind"] == "permutation" and r["build"].startswith(f"e{elen}") and key not in told:
            told.add(key)
            out.append(ours(made, *key))
    return [row for row in out if row]


def blocks(made: dict) -> list[dict]:
    """Cycles per block, from one to the next: 168 bytes of SHAKE128, 136 of SHAKE256."""
    out = []
    for row in made["published"]["table7"]:
        if "absorb" in row:
            out.append(
                {
                    "title": row["row"],
                    "small": "published",
                    "states": "1",
                    "SHAKE128": f"{row['absorb']} / {row['squeeze']}",
                    "SHAKE256": "",
                    "ours": False,
                }
            )
    sponges = [r for r in made["rows"] if r["kind"] == "sponge"]
    for key in dict.fromkeys((r["program"], r["build"]) for r in sponges):
        rows = {r["function"]: r for r in sponges if (r["program"], r["build"]) == key}
        one = next(iter(rows.values()))
        out.append(
            {
                "title": f"ours: {one['title']}",
                "small": f"{simulators([one])}, {one['build']}",
                "states": str(one["states"]),
                "ours": True,
            }
            | {
                f: "{absorb} / {squeeze}".format(**rows[f]["figures"]) if f in rows else ""
                for f in ("SHAKE128", "SHAKE256")
            }
        )
    return out


def summary(made: dict) -> list[dict]:
    """What each step of the hardware brings, with the bits a cycle of six states."""
    steps = [(program, level) for program, level in STEPS if ours(made, program, level)]
    rows = [ours(made, program, level) for program, level in steps]
    return [
        row
        | {
            "title": row["title"].removeprefix("ours: "),
            "small": level.removeprefix("_").replace("_", ", "),
            "ours": False,
            "bits": row["bits"].split(" / ")[-1],
        }
        for row, (_, level) in zip(rows, steps, strict=True)
    ]


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


def markdown(rows: list[dict], columns: dict) -> list[str]:
    def cell(row: dict, key: str) -> str:
        if key != "title":
            return row[key]
        title = f"**{row['title']}**" if row["ours"] else row["title"]
        return f"{title} ({row['small']})" if row["small"] else title

    align = ["---", *["---:"] * (len(columns) - 1)]
    lines = ["| " + " | ".join(columns.values()) + " |", "| " + " | ".join(align) + " |"]
    return lines + ["| " + " | ".join(cell(r, k) for k in columns) + " |" for r in rows]


def html(rows: list[dict], columns: dict, make_table) -> str:
    def cell(row: dict, key: str) -> str:
        text = escape(row[key])
        return text + f"<small>{escape(row['small'])}</small>" if key == "title" else text

    body = [([cell(r, k) for k in columns], "ours" if r["ours"] else "") for r in rows]
    return make_table(list(columns.values()), body, set(range(1, len(columns))) - {5, 6})


# The page


def goal_list(judged: list[dict]) -> str:
    """A full bar is a quarter above the goal; where more is better, the goal is the full bar."""
    out = ['<ul class="goals">']
    for g in judged:
        limit = next(g[k] for k in ("exactly", "at_most", "at_least") if k in g)
        full = limit if "at_least" in g else 1.25 * limit
        track = "<span></span>"
        if g["value"] is not None:
            length, mark = (f"{min(100 * v / full, 100):.1f}%" for v in (g["value"], limit))
            track = (
                f'<span class="meter"><i class="{"met" if g["status"] == "met" else "near"}" '
                f'style="width:{length}"></i><u style="left:{mark}"></u></span>'
            )
        state = {"met": "met", "missed": "missed", "unmeasured": "not simulated"}[g["status"]]
        value = "" if g["value"] is None else f"{g['value']:g}"
        out.append(
            f'<li><span class="what"><b>{escape(g["title"])}</b><small>{escape(g["about"])}</small>'
            f'</span><span class="value">{value}</span>{track}'
            f'<span class="goal">goal {wanted(g)}</span>'
            f'<span class="tag {g["status"]}">{state}</span></li>'
        )
    return "".join(out) + "</ul>"


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
    return "".join(
        [
            title,
            f"<h3>{escape(headlines.simulated(made['judged']))}</h3>",
            f'<p class="note">{escape(INTRO)} {escape(LIMITS)} Published figures: '
            f"{escape(made['published']['source'])}.</p>",
            "".join(f"<p>Wrong: {escape(line)}</p>" for line in failures(made)),
            f'<div class="chart">{bars(made)}</div>',
            f'<p class="note">{escape(routed(made))}</p>',
            plots.folded("Every goal", goal_list(made["judged"])),
            plots.folded(
                "Table 7: the 64-bit architecture",
                html(table(made, "table7", 64), COLUMNS, make_table),
            ),
            plots.folded(
                "Table 8: the 32-bit architecture and software",
                html(table(made, "table8", 32), COLUMNS, make_table),
            ),
            plots.folded(
                "Blocks, from message to digest",
                f'<p class="note">{escape(BLOCKS_NOTE)}</p>'
                + html(blocks(made), BLOCKS, make_table),
            ),
            plots.folded("Area", html(areas(made), AREAS, make_table))
            if made["area"]["rows"]
            else "",
        ]
    )


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
BLOCKS_NOTE = (
    "From one block to the next in a whole sponge, with everything that happens between: "
    "addresses, load and XOR, or store, the permutation, the branch. A block of each state: with "
    "six states six blocks. Messages are of any length; padding and the last, partial block are "
    "in the programs and checked, but not in these figures."
)
