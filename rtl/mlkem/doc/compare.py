#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Writes doc/area.md: cycles and area of the KEM core beside those that others published.

    rtl/mlkem/doc/compare.py [--check]

From doc/seeds.json (cycles), syn/area.json, syn/ecp5.json, syn/published.toml and paper.py.
bench/kem_hardware.py shows the same tables in the report. With --check the file is compared
instead; exit status 1 if it differs.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
SYN = HERE.parent / "syn"
sys.path[:0] = [str(HERE), str(SYN), str(HERE.parent / "model"), str(HERE.parents[2])]

import paper  # noqa: E402
import rows as synthesis  # noqa: E402
import seeds  # noqa: E402
from params import Hardware, Set  # noqa: E402
from schedule import span  # noqa: E402

from rtl.tools import ecp5_route, xilinx_area, yosys  # noqa: E402

SIZES = ("512", "768", "1024")
VERSIONS = {"round2": "round 2", "round3": "round 3", "fips203": "FIPS 203"}
OPERATIONS = {"keygen": "key generation", "encaps": "encapsulation", "decaps": "decapsulation"}
#: Published delay over abc9's, of two designs that were placed and routed: 1.32 and 1.36. They were
#: mapped with these steps of abc9, and for others the factor is not known.
FACTOR, CALIBRATED = 1.35, "yosys"
CYCLES = (
    "Ours: *simulated*: the RTL under Verilator takes the cycles of the cycle model, from which "
    "the table is written, in every program of each of these sizes (bench `core`, all of them "
    "by `make rtl-test`), for public seeds of which three blocks of SHAKE128 suffice for each "
    "polynomial of A; where such seeds differ, from the least to the most that was seen. "
    "cycles.md has what a fourth block costs. Theirs: as the last column says. All counts are of "
    "one operation with its keys on chip; designs differ in what they include, and no record is "
    "claimed."
)
AREA = (
    "Artix-7: what yosys maps, neither placed nor routed: LUTs of logic and memory, flip-flops, "
    "multipliers, blocks of 36 kbit, and the longest path that abc9 expects. The frequency is an "
    f"estimate: that path times {FACTOR}; two published designs took 1.32 and 1.36 times it after "
    "routing. They were mapped with the steps of abc9 that yosys takes itself, so the estimate is "
    f"printed for rows with these steps alone (`{CALIBRATED}`); for all others it is not "
    "calibrated. `steps` in `rtl/mlkem/syn/rows.toml` names them: `choices`, yosys's own with "
    "five passes that recover area where it has one or two; `plain`, without structural choices, "
    "with which abc9 stops with an error there, and with &syn3 instead; `relaxed`, for few LUTs "
    "within a path of 7.4 ns; `mapped`, the same without the rewriting of &dc2. Each row is of the "
    "sources, the tools and the flow that are kept "
    "with it; `rtl/mlkem/syn/area.py --list` names those of which one has changed. "
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
    "kem_s": {
        "bus, commands, transfers, self-test": "control",
        "Keccak, its loader, both samplers": "hash_unit_s",
        "decoder": "decode_unit_0",
        "encoder": "encode_unit_0",
        "arithmetic unit": "transform_0",
    },
    "kem_s4": {
        "bus, commands, transfers, self-test": "control",
        "Keccak, its loader, both samplers": "hash_unit_s4",
        "decoder": "decode_unit_0",
        "encoder": "encode_unit_0",
        "arithmetic unit": "transform_0",
    },
    "kem_two": {
        "bus, commands, transfers, self-test": "control",
        "Keccak, its loader, the sampler": "hash_unit_two",
        "decoder": "decode_unit_two",
        "encoder": "encode_unit_two",
        "arithmetic unit": "transform_two",
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
_SMALL = "memories, programs of FIPS 203, flags, sequence; less what parts share"
REST = {
    "kem_2": "byte memory, programs, hash loader, flags, sequence; less what parts share",
    "kem_0": "byte memory, programs, flags, sequence; less what parts share",
    "kem_s": _SMALL,
    "kem_s4": _SMALL,
    "kem_two": _SMALL,
}
#: What was aimed at: LUT, DSP, blocks of 36 kbit.
GOALS = {
    "kem_2": (20_000, 8, 16),
    "kem_0": (9_000, 1, 16),
    "kem_s": (3_500, 1, 8.5),
    "kem_s4": (3_500, 1, 8.5),
    "kem_two": (7_000, 2, 6),
}


def row_of(hw: Hardware) -> str:
    """The row of syn/rows.toml of a size of hardware."""
    if hw.butterflies == 2:
        return "kem_two"
    return f"kem_{hw.engines if hw.rounds else {8: 's', 4: 's4'}[hw.slices]}"


#: Row of the whole to the size of hardware that it is.
WHOLES = {
    row_of(hw): f"{hw.name} per cycle"
    for hw in sorted(seeds.SIZES_OF_HARDWARE, key=lambda hw: -hw.engines)
}


def cycles() -> dict[str, dict[tuple[str, str], list[str]]]:
    """Size of the hardware to version and operation to the cycles of the three sizes."""
    return {
        hw: {key: [span(*pair) for pair in pairs] for key, pairs in found.items()}
        for hw, found in seeds.cycles().items()
    }


def longest(version: str, operation: str, size: int) -> int:
    """The most that was run with two engines, of one polynomial that needs another block."""
    longer = seeds.rows()[seeds.key(Hardware(), Set(version, size), operation)]["longer"]
    return max(longer["most"], longer["latest"])


def kept(name: str) -> dict:
    path = SYN / f"{name}.json"
    return json.loads(path.read_text())["rows"] if path.exists() else {}


def earlier(row: dict, name: str, flow: str, tool: str) -> str:
    """Said of a row that is of other sources, or was made in another way, than it would be now."""
    module = synthesis.table()[name]["top"]
    told = ""
    if row["sources"] != yosys.digest(list(synthesis.made_of(module))):
        told += ", of earlier RTL"
    if row.get("flow") != flow:
        told += ", of another flow"
    return told if row.get("tool") == tool else f"{told}, by {row.get('tool', 'unknown tools')}"


def earlier_area(name: str) -> str:
    found = kept("area")
    flow = xilinx_area.flow(synthesis.areas()[name])
    return earlier(found[name], name, flow, usual_tool(found))


def earlier_route(name: str) -> str:
    found, wanted = kept("ecp5"), synthesis.routes()[name]
    flow = ecp5_route.flow(wanted, synthesis.GOAL_MHZ)
    return earlier(found[name], name, flow, usual_tool(found))


def usual_tool(rows: dict) -> str:
    """The tools of most rows; the others name theirs."""
    named = [row.get("tool", "unknown tools") for row in rows.values()]
    return max(dict.fromkeys(named), key=named.count, default="")


def peers() -> list[dict]:
    return [paper.design(), *tomllib.loads((SYN / "published.toml").read_text())["design"]]


def number(cycles: str) -> int:
    return int(cycles.replace(",", ""))


def table_of_cycles() -> tuple[list[str], list[list[str]]]:
    """Table II: for each version ours, then others'."""
    heads = ["design", "operation", *SIZES, "kind"]
    rows = []
    for version, title in VERSIONS.items():
        for size, found in cycles().items():
            for operation, name in OPERATIONS.items():
                if values := found.get((version, operation)):
                    rows.append([f"ours, {title}, {size}", name, *values, "simulated"])
        for peer in peers():
            if peer["version"] != title:
                continue
            counted = [(peer, peer["kind"])]
            if "core" in peer:
                counted.append((peer["core"], peer["core_kind"]))
            for found, kind in counted:
                for operation, name in OPERATIONS.items():
                    if any(found[operation]):
                        label = f"{peer['title']}, {title}"
                        rows.append([label, name, *found[operation], f"{kind} ({peer['source']})"])
    return heads, rows


def table_of_area() -> tuple[list[str], list[list[str]]]:
    """Table III: ours by module, then others'."""
    heads = ["design", "LUT", "of these memory", "FF", "DSP", "BRAM", "path, ns", "steps"]
    heads += ["MHz, estimated", "kind"]
    found, made = kept("area"), []
    for name, row in found.items():
        fits = row["steps"] == CALIBRATED
        mhz = f"{1000 / (FACTOR * row['delay']):.0f}" if fits else ""
        total = row["lut"] + row["lutram"]
        counts = [total, row["lutram"], row["ff"], row["dsp"], f"{row['bram']:g}"]
        kind = f"synthesised{earlier_area(name)}"
        made.append(
            [f"ours, {name}", *map(str, counts), f"{row['delay']:.2f}", row["steps"], mhz, kind]
        )
    for peer in peers():
        kind = f"{peer.get('size_kind', 'published')} ({peer['source']})"
        made.append([peer["title"], peer["size"], *[""] * 7, kind])
    return heads, made


def table_of_rounds() -> tuple[list[str], list[list[str]]]:
    """The hash module by the rounds that it does in a cycle, all with the usual steps."""
    heads = ["rounds a cycle", "row", "LUT", "FF", "path, ns", "MHz, estimated"]
    heads += ["cycles a permutation", "ns a permutation", "LUT x ns / 1000"]
    found, made = kept("area"), []
    for name, row in found.items():
        if row["module"] != "lanewise_mlkem_hash" or row["steps"] != CALIBRATED:
            continue
        rounds = synthesis.table()[name]["parameters"]["ROUNDS"]
        cycles, ns = 24 // rounds, FACTOR * row["delay"] * 24 / rounds
        made.append(
            [str(rounds), f"`{name}`{earlier_area(name)}", str(row["lut"]), str(row["ff"]),
             f"{row['delay']:.2f}",
             f"{1000 / (FACTOR * row['delay']):.0f}", str(cycles), f"{ns:.0f}",
             f"{row['lut'] * ns / 1000:.0f}"]
        )  # fmt: skip
    return heads, made


def whole_permutation() -> str:
    """What a permutation in a cycle takes: counted, or by the last two rows of the curve."""
    rows = [(int(x[0]), int(x[2]), float(x[4])) for x in table_of_rounds()[1]]
    missing = [
        f"`{name}`"
        for name, row in synthesis.table().items()
        if row["top"] == "lanewise_mlkem_hash" and name not in kept("area")
    ]
    (r, lut, path), (s, more, longer) = rows[-2:]
    luts, ns = (more - lut) / (s - r), (longer - path) / (s - r)
    all_luts, all_ns = more + (24 - s) * luts, FACTOR * (longer + (24 - s) * ns)
    how, one = "mapped as the others", FACTOR * 24 * rows[0][2]
    if s < 24:
        how = f"extrapolated at that rate; not counted: {', '.join(missing)}"
    return (
        "The design that this one starts from says that it does a whole permutation in a cycle. "
        f"From {r} to {s} rounds each one more takes {luts:,.0f} LUTs and {ns:.2f} ns of path; 24 "
        f"({how}) take {all_luts:,.0f} LUTs, {all_luts / rows[0][1]:.1f} times those of one round, "
        f"at {1000 / all_ns:.1f} MHz, and a permutation {all_ns:.0f} ns, {one:.0f} "
        "with one round: more rounds in a cycle save few of its nanoseconds."
    )


def tried_twice() -> str:
    """What is counted with the usual steps and with those that the factor belongs to."""
    found = kept("area")
    ends = [f"_{CALIBRATED}", ""]
    pairs = [
        (found[name], found[name.removesuffix(ends[0])]) for name in found if name.endswith(ends[0])
    ]
    delays = [100 * (ours["delay"] / own["delay"] - 1) for own, ours in pairs]
    sizes = [100 * ((ours["lut"] + ours["lutram"]) / (own["lut"] + own["lutram"]) - 1)
             for own, ours in pairs]  # fmt: skip
    return (
        f"Of the {len(pairs)} modules that are counted both with `choices` and with "
        f"`{CALIBRATED}`, `choices` changes the path by {min(delays):+.1f} to {max(delays):+.1f} % "
        f"and the LUTs by {min(sizes):+.1f} to {max(sizes):+.1f} %. Of the whole there is no "
        f"estimate of the frequency on Artix-7: abc9 cannot map it with `{CALIBRATED}`."
    )


def table_of_products() -> tuple[list[str], list[list[str]]]:
    """LUT times cycles of encapsulation and decapsulation, size 768, smallest first; and the time,
    where a frequency is known."""
    found, routes, ours = kept("area"), kept("ecp5"), seeds.cycles()
    made = []
    for name, hw in WHOLES.items():
        lut = found[name]["lut"] + found[name]["lutram"]
        counts = [ours[hw]["fips203", operation][1][1] for operation in ("encaps", "decaps")]
        mhz = routes.get(name, {}).get("mhz")
        where = f"; MHz: routed on ECP5{earlier_route(name)}" if mhz else ""
        kind = f"synthesised{earlier_area(name)}; simulated{where}"
        made.append((f"ours, {name}", lut, lut, counts, kind, mhz))
    for peer in peers():
        for cycles, kind in ((peer, peer["kind"]), (peer.get("core"), peer.get("core_kind"))):
            if cycles and "lut" in peer and peer["encaps"][1]:
                counts = [number(cycles[operation][1]) for operation in ("encaps", "decaps")]
                size = peer.get("size_kind", "published")
                made.append((f"{peer['title']}, {peer['version']}", peer["lut"], peer["lut"],
                             counts, f"LUT: {size}; cycles: {kind}", peer.get("mhz")))  # fmt: skip
    made.append(paper.product())
    made.sort(key=lambda one: one[1] * one[3][0])
    rows = []
    for title, first, second, counts, kind, mhz in made:
        sizes = " and ".join(dict.fromkeys(f"{lut:,}" for lut in (first, second)))
        products = [f"{lut * n / 1e6:.0f}" for lut, n in zip((first, second), counts, strict=True)]
        times = [f"{mhz:g}", *(f"{n / mhz:.1f}" for n in counts)] if mhz else ["", "", ""]
        rows.append([title, sizes, *(f"{n:,}" for n in counts), *products, *times, kind])
    heads = ["design", "LUT", "encapsulation, cycles", "decapsulation, cycles"]
    heads += ["encapsulation, LUT x cycles / 10^6", "decapsulation, the same"]
    return [*heads, "MHz", "encapsulation, us", "decapsulation, us", "kind"], rows


def smallest() -> str:
    """kem_0 against the design of 2021, in words."""
    row = kept("area")["kem_0"]
    lut = row["lut"] + row["lutram"]
    other = next(p for p in peers() if p["title"] == "Xing and Li")
    counts = seeds.cycles()[WHOLES["kem_0"]]
    times = [
        counts["fips203", operation][1][1] / number(other[operation][1])
        for operation in ("encaps", "decaps")
    ]
    products = [f"{t * lut / other['lut']:.1f}" for t in times]
    cycles = " and ".join(f"{t:.1f}" for t in times)
    mhz = kept("ecp5")["kem_0"]["mhz"]
    seconds = " and ".join(f"{t * other['mhz'] / mhz:.1f}" for t in times)
    return (
        f"`kem_0` loses to Xing and Li's design of 2021, which has {other['lut'] / lut:.1f} times "
        f"its LUTs and two multipliers: {cycles} times the cycles of encapsulation and "
        f"decapsulation, {' and '.join(products)} times LUT x cycles, and {seconds} times the time "
        f"at what each was routed with ({mhz:g} MHz on ECP5; {other['mhz']} MHz on Artix-7, "
        "published: another, faster family). It computes FIPS 203 and both rounds of Kyber, theirs "
        "round 3."
    )


def two() -> str:
    """kem_two against the same design, in words."""
    row, counts = kept("area")["kem_two"], seeds.cycles()[WHOLES["kem_two"]]
    other = next(p for p in peers() if p["title"] == "Xing and Li")
    share = (row["lut"] + row["lutram"]) / other["lut"]
    times = [
        counts["fips203", operation][1][1] / number(other[operation][1])
        for operation in ("encaps", "decaps")
    ]
    cycles = " and ".join(f"{t:.2f}" for t in times)
    products = " and ".join(f"{t * share:.2f}" for t in times)
    return (
        f"`kem_two` has as many multipliers as that design, {share:.2f} times its LUTs, {cycles} "
        f"times its cycles of encapsulation and decapsulation, so {products} times LUT x cycles, "
        f"and {row['bram']:g} blocks of memory. Its LUTs are counted before placing, those of the "
        "other after, and it was not routed. It computes FIPS 203 alone."
    )


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
    found = kept("ecp5")
    return heads, [
        [
            f"ours, {name}{earlier_route(name)}",
            f"{row['mhz']:g}",
            *(str(row[kind]) for kind in kinds),
        ]
        for name, row in found.items()
    ]


def not_routed() -> list[str]:
    missing = [f"`{name}`" for name in synthesis.routes() if name not in kept("ecp5")]
    return [f"Not routed, though `rows.toml` asks for it: {', '.join(missing)}."] * bool(missing)


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
    rounds = table_of_rounds()
    parts = [
        "<!-- rtl/mlkem/doc/compare.py -->",
        "# Cycles and area of the KEM core, and of others",
        "## Cycles",
        CYCLES,
        markdown(table_of_cycles()),
        "## Area",
        AREA,
        markdown(table_of_area()),
        f"All by {usual_tool(kept('area'))}, where a row names nothing else. {tried_twice()}",
        "### Rounds of Keccak in a cycle",
        "The hash module, `lanewise_mlkem_hash`, which `rtl/mlkem/syn/area.py "
        f"{' '.join(row[1].split('`')[1] for row in rounds[1])}` counts. The core takes 1 or 2 "
        "rounds, as a lane comes in each cycle and a block has 21: with more, the permutation "
        "waits for input and output.",
        markdown(rounds),
        whole_permutation(),
        "### Modules and the whole",
        "The modules whose names end in a number have it as their parameter: coefficients in a"
        " word, rounds of Keccak in a cycle, or engines. `kem` is the whole, with its bus;"
        " `kem_s` and `kem_s4` are the smallest: `ENGINES` 0, `ROUNDS` 0 and `FIPS` 1, with"
        " `SLICES` 8 and 4; `kem_two` and what ends in `two` have `MULTIPLIERS` 2.",
        *([f"Goals of the whole:\n\n{goals()}"] if goals() else []),
        *where_it_goes(),
        "## Area times time",
        "LUT times cycles, size 768, of the most cycles that three blocks of SHAKE128 take. Less "
        "is better; multipliers, block RAM and frequency are not in the product. A time in "
        "microseconds is there where a design's frequency is known, ours routed on ECP5, another's "
        "published, of other families: times are not for comparing. " + smallest() + " " + two(),
        markdown(table_of_products()),
        "HOPE-MLKEM's LUTs are our own synthesis of its core without the I/O that its cycles from "
        "START to done include, so neither product is of one and the same thing. Its sources are "
        "not in this repository: `rtl/mlkem/syn/peer.py`, which maps and simulates the design of "
        "a given folder, was not run on them here, and no test repeats its figures.",
        "## Routed on ECP5",
        "LFE5U-85F, speed 8, by yosys and nextpnr; each module with registers at its ports, and"
        " copies of what drives more than 48 cells. `make kem-route` makes these figures. It maps"
        " to no multiplexers wider than a LUT and places with nextpnr's `static`: with its default,"
        " `heap`, the router does not end on the whole.",
        f"All by {usual_tool(kept('ecp5'))}, where a row names nothing else.",
        markdown(table_of_routes()),
        *not_routed(),
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
