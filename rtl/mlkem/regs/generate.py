#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Write what follows from regs/registers.toml and the memory map of the model.

    rtl/mlkem/regs/generate.py [--check]

rtl/lanewise_mlkem_regs_pkg.sv, driver/lanewise_mlkem_regs.h, doc/registers.md, doc/registers.svg.
With --check the files are compared instead; exit status 1 if they differ, 2 if the table is wrong.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from html import escape
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(HERE), str(HERE.parent / "model")]
import params as at  # noqa: E402
import selftest  # noqa: E402
from constants import packed  # noqa: E402
from params import SIZES, VERSIONS, Set  # noqa: E402

COMMAND = "rtl/mlkem/regs/generate.py"
LICENCE = "SPDX-License-Identifier: Apache-2.0 OR MIT"
ACCESS = {"ro": "read", "wo": "write", "rw": "read, write", "w1c": "read, write 1 to clear",
          "w1s": "read, write 1 to set"}  # fmt: skip


class Wrong(Exception):
    """The table contradicts itself."""


def load() -> dict:
    """The table; Wrong with a reason if it cannot be."""
    table = tomllib.loads((HERE / "registers.toml").read_text())
    seen: set[int] = set()
    for register in table["register"]:
        name, offset = register["name"], register["offset"]
        if offset % 4 or offset in seen or offset >= 0x1000:
            raise Wrong(f"{name}: offset {offset:#x}")
        if register["access"] not in ACCESS:
            raise Wrong(f"{name}: access {register['access']}")
        seen.add(offset)
        used = 0
        for field in register.get("fields", []):
            mask = ((1 << field["bits"]) - 1) << field["at"]
            if used & mask or mask >> 32:
                raise Wrong(f"{name}.{field['name']}: bits overlap or lie beyond 32")
            used |= mask
    if [e["code"] for e in table["error"]] != list(range(len(table["error"]))):
        raise Wrong("error codes are not 0, 1, 2...")
    if [o["number"] for o in table["object"]] != list(range(len(table["object"]))):
        raise Wrong("objects are not 0, 1, 2...")
    return table


def sets() -> list[Set]:
    return [Set(version, size) for version in VERSIONS for size in SIZES]


def place(name: str, p: Set) -> tuple[int, int]:
    """First lane and number of lanes of an object in the byte memory."""
    return {
        "SEED": (at.SEED_D, 8),
        "COINS": (at.COINS, 4),
        "EK": (at.ek_at(p), p.ek_lanes),
        "DK": (at.DK, p.dk_lanes),
        "CT": (at.CT, p.ct_lanes),
        "SS": (at.SHARED, 4),
    }[name]


def camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def package(table: dict) -> str:
    if at.SEED_Z != at.SEED_D + 4:
        raise Wrong("d and z are not one behind the other")
    lines = [
        f"// {COMMAND}",
        f"// {LICENCE}",
        "// Registers, error codes and objects of lanewise_mlkem, and its self-test.",
        "package lanewise_mlkem_regs_pkg;",
        "",
        f"  localparam logic [31:0] MapId = 32'h{table['id']:08x};",
        f"  localparam logic [31:0] MapVersion = 32'h{table['version']:08x};",
        "",
    ]
    for r in table["register"]:
        lines.append(f"  localparam logic [11:0] Reg{camel(r['name'])} = 12'h{r['offset']:03x};")
    lines.append("")
    for r in table["register"]:
        for f in r.get("fields", []):
            name = f"{camel(r['name'])}{camel(f['name'])}"
            lines.append(f"  localparam int unsigned {name}At = {f['at']};")
            if f["bits"] > 1:
                lines.append(f"  localparam int unsigned {name}Bits = {f['bits']};")
    lines.append("")
    for e in table["error"]:
        lines.append(f"  localparam logic [3:0] Err{camel(e['name'])} = 4'd{e['code']};")
    lines.append("")
    for o in table["object"]:
        lines.append(f"  localparam logic [2:0] {camel(o['name'])}Object = 3'd{o['number']};")
    writable = sum(o["in"] << o["number"] for o in table["object"])
    lines += [
        f"  localparam int unsigned Objects = {len(table['object'])};",
        f"  localparam logic [Objects-1:0] ObjWritable = {len(table['object'])}'d{writable};",
        "",
        "  // First lane of object o of set s = 3 version + level at bits 10 * (Objects * s + o),",
        "  // and its lanes at bits 9 * (Objects * s + o).",
    ]
    places = [place(o["name"], p) for p in sets() for o in table["object"]]
    for name, index, bits in (("ObjAddr", 0, 10), ("ObjLanes", 1, 9)):
        listed = packed([value[index] for value in places], bits)
        lines.append(
            f"  localparam logic [{len(places)}*{bits}-1:0] {name} = {{\n    {listed}\n  }};"
        )
    lines += ["", *selftest.lines(), "", "endpackage", ""]
    return "\n".join(lines)


def header(table: dict) -> str:
    lines = [
        f"/* {COMMAND} */",
        f"/* {LICENCE} */",
        "/* Registers of lanewise_mlkem: offsets in bytes, fields as shift and mask. */",
        "#ifndef LANEWISE_MLKEM_REGS_H",
        "#define LANEWISE_MLKEM_REGS_H",
        "",
        f"#define LANEWISE_MLKEM_MAP_ID 0x{table['id']:08x}u",
        f"#define LANEWISE_MLKEM_MAP_VERSION 0x{table['version']:08x}u",
        "",
    ]
    for r in table["register"]:
        name = f"LANEWISE_MLKEM_{r['name']}"
        lines.append(f"#define {name} 0x{r['offset']:02x}u")
        for f in r.get("fields", []):
            mask = ((1 << f["bits"]) - 1) << f["at"]
            lines.append(f"#define {name}_{f['name']}_SHIFT {f['at']}u")
            lines.append(f"#define {name}_{f['name']}_MASK 0x{mask:08x}u")
    lines.append("")
    for e in table["error"]:
        lines.append(f"#define LANEWISE_MLKEM_ERROR_{e['name']} {e['code']}u")
    lines.append("")
    for o in table["object"]:
        lines.append(f"#define LANEWISE_MLKEM_OBJECT_{o['name']} {o['number']}u")
    lines += ["", "#endif", ""]
    return "\n".join(lines)


def markdown(table: dict) -> str:
    out = [
        f"<!-- {COMMAND} -->",
        "# Registers of lanewise_mlkem",
        "Of 32 bits, on AXI4-Lite. A write must have all four byte strobes. Writes of what is "
        "only read, partial writes, and addresses without a register are answered with SLVERR and "
        "change nothing. Bits without a field read as 0 and must be written as 0.",
        "![Registers and their fields](registers.svg)",
        "| offset | register | access | what |\n| --- | --- | --- | --- |\n"
        + "\n".join(
            f"| 0x{r['offset']:02x} | `{r['name']}` | {ACCESS[r['access']]} | {r['about']} |"
            for r in table["register"]
        ),
        "## Fields",
    ]
    rows = ["| register | bits | field | what |", "| --- | --- | --- | --- |"]
    for r in table["register"]:
        for f in r.get("fields", []):
            high = f["at"] + f["bits"] - 1
            bits = f"{high}:{f['at']}" if f["bits"] > 1 else str(high)
            rows.append(f"| `{r['name']}` | {bits} | `{f['name']}` | {f['about']} |")
    out.append("\n".join(rows))
    out += [
        "## Errors",
        "After an error all data are erased, as ZEROISE does; STATUS.BUSY is 1 until then. With "
        "CONFIG.REFUSE those that an access makes (COMMAND, BUSY, MISSING, OBJECT, LOCKED, LENGTH "
        "but for TLAST, FAULT after an alert) change nothing: the answer is SLVERR.\n\n"
        "| code | name | when |\n| --- | --- | --- |\n"
        + "\n".join(f"| {e['code']} | `{e['name']}` | {e['about']} |" for e in table["error"]),
        "## Objects",
        "Bytes by set; of d and z, d first.\n\n"
        "| number | object | what | " + " | ".join(f"{p.version} {p.size}" for p in sets()) + " |\n"
        "| --- | --- | --- |" + " ---: |" * len(sets()) + "\n"
        + "\n".join(
            f"| {o['number']} | `{o['name']}` | {o['about']}{'' if o['in'] else '; out only'} | "
            + " | ".join(str(8 * place(o["name"], p)[1]) for p in sets()) + " |"
            for o in table["object"]
        ),
    ]  # fmt: skip
    return "\n\n".join(out) + "\n"


def picture(table: dict) -> str:
    """A row of 32 bits for each register with fields."""
    left, bit, row, top = 150, 25, 34, 40
    listed = [r for r in table["register"] if r.get("fields")]
    width, height = left + 32 * bit + 12, top + row * len(listed) + 10
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="10">',
        f"<!-- {LICENCE}; {COMMAND} -->",
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for n in range(32):
        x = left + (31 - n) * bit + bit / 2
        out.append(f'<text x="{x}" y="{top - 10}" text-anchor="middle" fill="#666">{n}</text>')
    for k, r in enumerate(listed):
        y = top + row * k
        out.append(
            f'<text x="6" y="{y + 17}" font-size="12">0x{r["offset"]:02x} {r["name"]}</text>'
        )
        out.append(
            f'<rect x="{left}" y="{y}" width="{32 * bit}" height="{row - 8}" fill="#f4f4f4" '
            'stroke="#bbb"/>'
        )
        for f in r["fields"]:
            x, wide = left + (32 - f["at"] - f["bits"]) * bit, f["bits"] * bit
            out.append(
                f'<rect x="{x}" y="{y}" width="{wide}" height="{row - 8}" fill="#c6dbef" '
                f'stroke="#555"><title>{escape(f["name"] + ": " + f["about"])}</title></rect>'
            )
            size = min(10, 1.5 * wide / len(f["name"]))
            out.append(
                f'<text x="{x + wide / 2}" y="{y + 16}" text-anchor="middle" '
                f'font-size="{size:.1f}">{f["name"]}</text>'
            )
    return "\n".join([*out, "</svg>", ""])


def files() -> dict[str, str]:
    table = load()
    return {
        "rtl/lanewise_mlkem_regs_pkg.sv": package(table),
        "driver/lanewise_mlkem_regs.h": header(table),
        "doc/registers.md": markdown(table),
        "doc/registers.svg": picture(table),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    options = parser.parse_args()
    try:
        made = files()
    except Wrong as error:
        print(f"registers.toml: {error}", file=sys.stderr)
        return 2
    stale = 0
    for name, text in made.items():
        path = HERE.parent / name
        if not options.check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path.relative_to(ROOT)} is out of date: {COMMAND}")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
