#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Writes doc/area.md: cycles and area of the KEM core beside those that others published.

    rtl/mlkem/doc/compare.py [--check]

From doc/cycles.md (which generate.py writes), syn/area.json, syn/ecp5.json and syn/published.toml.
bench/kem_hardware.py shows the same tables in the report. With --check the file is compared
instead; exit status 1 if it differs.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
SYN = HERE.parent / "syn"
sys.path.insert(0, str(SYN))

import rows as synthesis  # noqa: E402
from lanewise_lab.rtl import yosys  # noqa: E402

SIZES = ("512", "768", "1024")
VERSIONS = {"round2": "round 2", "round3": "round 3", "fips203": "FIPS 203"}
OPERATIONS = {"keygen": "key generation", "encaps": "encapsulation", "decaps": "decapsulation"}
#: Published delay over abc9's, of two designs that were placed and routed: 1.32 and 1.36.
FACTOR = 1.35
CYCLES = (
    "Ours: *simulated*: the RTL under Verilator takes the cycles of the cycle model, from which "
    "the table is written, in every program of each of these sizes (`tb/run_core.py`, all of them "
    "by `make rtl-test`). Theirs: as the last column says. All counts are of one operation with "
    "its keys on chip; designs differ in what they include, and no record is claimed."
)
AREA = (
    "Artix-7: what yosys maps, neither placed nor routed: LUTs of logic and memory, flip-flops, "
    "multipliers, blocks of 36 kbit. The frequency is an estimate: the longest path that abc9 "
    f"expects, times {FACTOR}; two published designs took 1.32 and 1.36 times it after routing. "
    "Each row is of the sources that it was counted from; `rtl/mlkem/syn/area.py --list` names "
    "those that have changed since. abc9 recovers area in five passes, not in one or two as it "
    "does by default. `steps` in `rtl/mlkem/syn/rows.toml` names rows that are mapped otherwise: "
    "`plain` without its structural choices, with which it stops with an error there, and with "
    "&syn3 instead; `relaxed` for few LUTs at 100 MHz. "
    "`rtl/mlkem/syn/netlist.py` simulates what leaves are mapped to."
)
#: Of the whole in two sizes: the rows of its parts, counted alone, and what is left.
PARTS = {
    "kem_2": {
        "bus, commands, transfers, self-test": "control",
        "Keccak, with its blocks of input and output": "hash_1",
        "rejection sampler": "reject_8",
        "noise sampler": "noise_8",
        "decoder": "decode_unit_2",
        "encoder": "encode_unit_2",
        "engines with their crossbars and factors": "transform_2",
        "memories of coefficients": "banks_2",
    },
    "kem_0": {
        "bus, commands, transfers, self-test": "control",
        "Keccak, its loader, both samplers": "hash_unit_0",
        "decoder": "decode_unit_0",
        "encoder": "encode_unit_0",
        "arithmetic unit": "transform_0",
        "memories of coefficients": "banks_0",
    },
}
REST = {
    "kem_2": "byte memory, programs, hash loader, flags, sequence; less what parts share",
    "kem_0": "byte memory, programs, flags, sequence; less what parts share",
}
#: What was aimed at: LUT, DSP, blocks of 36 kbit.
GOALS = {"kem_2": (20_000, 8, 16), "kem_0": (9_000, 1, 16)}


def cycles() -> dict[str, dict[tuple[str, str], list[str]]]:
    """Heading of cycles.md to version and operation to the cycles of the three sizes."""
    found: dict[str, dict[tuple[str, str], list[str]]] = {}
    for part in (HERE / "cycles.md").read_text().split("\n## ")[1:]:
        name = part.splitlines()[0]
        rows = re.findall(r"^\| (\w+) (\w+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|", part, re.M)
        if "multiplier" in name:
            found[name] = {(row[0], row[1]): list(row[2:]) for row in rows}
    return found


def kept(name: str) -> dict:
    path = SYN / f"{name}.json"
    return json.loads(path.read_text())["rows"] if path.exists() else {}


def earlier(row: dict, name: str) -> str:
    """Said of a row that was counted or routed before the sources became what they are."""
    module = synthesis.table()[name]["top"]
    same = row["sources"] == yosys.digest(list(synthesis.made_of(module)))
    return "" if same else ", of earlier RTL"


def peers() -> list[dict]:
    return tomllib.loads((SYN / "published.toml").read_text())["design"]


def number(cycles: str) -> int:
    return int(cycles.replace(",", ""))


def table_of_cycles() -> tuple[list[str], list[list[str]]]:
    """Table II: for each version ours, then others'."""
    heads = ["design", "operation", *SIZES, "kind"]
    rows = []
    for version, title in VERSIONS.items():
        for size, found in cycles().items():
            for operation, name in OPERATIONS.items():
                values = found[version, operation]
                rows.append([f"ours, {title}, {size}", name, *values, "simulated"])
        for peer in peers():
            if peer["version"] != title:
                continue
            for operation, name in OPERATIONS.items():
                if any(peer[operation]):
                    label = f"{peer['title']}, {title}"
                    rows.append(
                        [label, name, *peer[operation], f"{peer['kind']} ({peer['source']})"]
                    )
    return heads, rows


def table_of_area() -> tuple[list[str], list[list[str]]]:
    """Table III: ours by module, then others'."""
    heads = ["design", "LUT", "of these memory", "FF", "DSP", "BRAM", "MHz, estimated", "kind"]
    made = []
    for name, row in kept("area").items():
        mhz = f"{1000 / (FACTOR * row['delay']):.0f}"
        total = row["lut"] + row["lutram"]
        counts = [total, row["lutram"], row["ff"], row["dsp"], f"{row['bram']:g}"]
        made.append([f"ours, {name}", *map(str, counts), mhz, f"synthesised{earlier(row, name)}"])
    for peer in tomllib.loads((SYN / "published.toml").read_text())["design"]:
        made.append(
            [peer["title"], peer["size"], "", "", "", "", "", f"published ({peer['source']})"]
        )
    return heads, made


def table_of_parts(whole: str) -> tuple[list[str], list[list[str]]] | None:
    """Where the area of one build goes, if it and all its parts are counted."""
    found, parts = kept("area"), PARTS[whole]
    if not {whole, *parts.values()} <= set(found):
        return None

    def counts(row: dict) -> list[float]:
        return [row["lut"] + row["lutram"], row["ff"], row["dsp"], row["bram"]]

    rest = counts(found[whole])
    rows = []
    for title, name in parts.items():
        own = counts(found[name])
        rest = [all_of - one for all_of, one in zip(rest, own, strict=True)]
        rows.append([title, f"`{name}`", *(f"{n:g}" for n in own)])
    rows.append([REST[whole], "", *(f"{n:g}" for n in rest)])
    rows.append(["all of it", f"`{whole}`", *(f"{n:g}" for n in counts(found[whole]))])
    return ["part", "row", "LUT", "FF", "DSP", "BRAM"], rows


def goals() -> str:
    """Which goals of area are met, of the builds that are counted."""
    told = []
    for name, goal in GOALS.items():
        row = kept("area").get(name)
        if row is None:
            continue
        counts = (row["lut"] + row["lutram"], row["dsp"], row["bram"])
        units = ("LUT", "DSP", "blocks")
        each = [
            f"{n:g} {unit} of at most {most:,}: {'met' if n <= most else 'missed'}"
            for n, most, unit in zip(counts, goal, units, strict=True)
        ]
        told.append(f"`{name}`: " + "; ".join(each) + ".")
    return "\n".join(f"- {line}" for line in told)


def table_of_routes() -> tuple[list[str], list[list[str]]]:
    heads = ["row", "MHz, routed", "LUT4", "FF", "DSP", "block RAM", "LUT RAM"]
    kinds = ("lut4", "ff", "dsp", "bram", "lutram")
    return heads, [
        [
            f"ours, {name}{earlier(row, name)}",
            f"{row['mhz']:g}",
            *(str(row[kind]) for kind in kinds),
        ]
        for name, row in kept("ecp5").items()
    ]


def routed() -> list[str]:
    row = kept("ecp5").get("kem_2")
    if row is None:
        return []
    goal = synthesis.GOAL_MHZ
    met = "met" if row["mhz"] >= goal else "missed"
    return [f"The goal of the whole with two engines, `kem_2`, is {goal} MHz: {met}."]


def markdown(table: tuple[list[str], list[list[str]]]) -> str:
    heads, rows = table
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def where_it_goes() -> list[str]:
    tables = {name: table_of_parts(name) for name in PARTS}
    if not any(tables.values()):
        return []
    parts = [
        "## Where the area goes",
        "Each part mapped alone, without what lies around it; in the whole, what is constant there"
        " and logic that parts share are counted once, so that the rest may be negative.",
    ]
    return parts + [f"`{name}`:\n\n{markdown(table)}" for name, table in tables.items() if table]


def text() -> str:
    parts = [
        "<!-- rtl/mlkem/doc/compare.py -->",
        "# Cycles and area of the KEM core, and of others",
        "## Cycles",
        CYCLES,
        markdown(table_of_cycles()),
        "## Area",
        AREA,
        markdown(table_of_area()),
        "The modules whose names end in a number have it as their parameter: coefficients in a"
        " word, rounds of Keccak in a cycle, or engines. `kem` is the whole, with its bus.",
        *([f"Goals of the whole:\n\n{goals()}"] if goals() else []),
        *where_it_goes(),
        "## Routed on ECP5",
        "LFE5U-85F, speed 8, by yosys and nextpnr; each module with registers at its ports, and"
        " copies of what drives more than 48 cells. `make kem-route` makes these figures. It maps"
        " to no multiplexers wider than a LUT and places with nextpnr's `static`: with its default,"
        " `heap`, the router does not end on the whole.",
        markdown(table_of_routes()) if kept("ecp5") else "None so far.",
        *routed(),
    ]
    return "\n\n".join(parts) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    options = parser.parse_args()
    path, made = HERE / "area.md", text()
    if not options.check:
        path.write_text(made)
    elif not path.exists() or path.read_text() != made:
        print("rtl/mlkem/doc/area.md is out of date: rtl/mlkem/doc/compare.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
