#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What programs that are linked with the library rely on: packaging/abi.py [--write] [--exact].

A program is compiled that takes the address of every function in the public headers; its debugging
information gives prototypes, the layout of structures and the values of enumerators, its
preprocessor the numeric macros. One line each, kept in packaging/abi/SONAME.x86_64.txt and so under
review. A line that is lost or changed breaks programs: exit 1, unless the version, and with it the
SONAME, is another. New lines are compatible; `--exact`, for a release, asks for none. If git knows
a release with this SONAME, its list is compared as well: then --write mends nothing.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from elftools.dwarf.die import DIE
from elftools.elf.elffile import ELFFile

ROOT = Path(__file__).resolve().parents[1]
#: The first "(" behind the mark opens the parameters.
DECLARED = re.compile(r"LANEWISE_(?:API|CHECKED)[^;{(]*[ *\n](lanewise_[a-z0-9_]+)\(")
TAG = "DW_TAG_"
KEYWORD = {"structure_type": "struct", "union_type": "union", "enumeration_type": "enum"}


def text(die: DIE, attribute: str) -> str:
    found = die.attributes.get(f"DW_AT_{attribute}")
    return found.value.decode() if found else ""


def number(die: DIE, attribute: str) -> int:
    return die.attributes[f"DW_AT_{attribute}"].value


def type_of(die: DIE) -> DIE | None:
    return die.get_DIE_from_attribute("DW_AT_type") if "DW_AT_type" in die.attributes else None


def children(die: DIE, tag: str) -> list[DIE]:
    return [c for c in die.iter_children() if c.tag == TAG + tag]


def parameters(die: DIE) -> str:
    listed = [written(type_of(p)) for p in children(die, "formal_parameter")]
    return ", ".join(listed or ["void"])


def written(die: DIE | None, inside: str = "") -> str:
    """A type as C writes it, around a declarator."""
    if die is None:
        return f"void {inside}".strip()
    kind = die.tag.removeprefix(TAG)
    below = type_of(die)
    if kind == "pointer_type":
        function = below is not None and below.tag == TAG + "subroutine_type"
        return written(below, f"(*{inside})" if function else f"*{inside}")
    if kind in ("const_type", "restrict_type", "volatile_type"):
        word = kind.removesuffix("_type")
        if below is not None and below.tag == TAG + "pointer_type":
            return written(below, f"{word} {inside}".strip())
        return f"{word} {written(below, inside)}"
    if kind == "array_type":
        counts = [number(c, "upper_bound") + 1 for c in children(die, "subrange_type")]
        return written(below, inside + "".join(f"[{n}]" for n in counts))
    if kind == "subroutine_type":
        return written(below, f"{inside}({parameters(die)})")
    name = text(die, "name")
    if kind in KEYWORD:
        name = f"{KEYWORD[kind]} {name}"
    return f"{name} {inside}".strip()


def members(die: DIE, name: str) -> list[str]:
    kind = KEYWORD[die.tag.removeprefix(TAG)]
    if "DW_AT_byte_size" not in die.attributes:
        return [f"{kind} {name}: opaque"]
    lines = [f"{kind} {name}: {number(die, 'byte_size')} bytes"]
    for member in children(die, "member"):
        at = member.attributes.get("DW_AT_data_member_location")
        lines.append(
            f"{kind} {name}.{text(member, 'name')}: {written(type_of(member))}"
            f" at {at.value if at else 0}"
        )
    return lines


def lines_of(unit: DIE) -> set[str]:
    """Of a compilation unit all that has a name of ours."""
    lines: set[str] = set()
    for die in unit.iter_children():
        kind, name = die.tag.removeprefix(TAG), text(die, "name")
        ours = name.startswith("lanewise_")
        if kind == "subprogram" and ours:
            lines.add(f"function {written(type_of(die))} {name}({parameters(die)})")
        elif kind == "typedef" and ours:
            below = type_of(die)
            lines.add(f"typedef {name}: {written(below)}")
            if below is not None and not text(below, "name") and children(below, "member"):
                lines.update(members(below, name))
        elif kind in ("structure_type", "union_type") and ours:
            lines.update(members(die, name))
        elif kind == "enumeration_type":
            for value in children(die, "enumerator"):
                lines.add(f"value {text(value, 'name')} = {number(value, 'const_value')}")
    return lines


def describe(include: Path) -> set[str]:
    names: set[str] = set()
    for header in sorted((include / "lanewise").glob("*.h")):
        if header.name != "kyber.h":  # models for hardware, which an option adds
            names.update(DECLARED.findall(header.read_text()))
    source = "#include <lanewise/lanewise.h>\ntypedef void any(void);\nany *const all[] = {\n"
    source += "".join(f"(any *){name},\n" for name in sorted(names)) + "};\n"
    with tempfile.TemporaryDirectory() as folder:
        program, binary = Path(folder, "all.c"), Path(folder, "all.o")
        program.write_text(source)
        gcc = ["gcc", "-std=c11", f"-I{include}", str(program)]
        subprocess.run(
            [*gcc, "-g", "-gdwarf-4", "-fno-eliminate-unused-debug-types", "-c", "-o", binary],
            check=True,
        )
        macros = subprocess.run([*gcc, "-dM", "-E"], check=True, capture_output=True, text=True)
        with binary.open("rb") as f:
            (unit,) = ELFFile(f).get_dwarf_info().iter_CUs()
            lines = lines_of(unit.get_top_DIE())
    for macro in macros.stdout.splitlines():
        if found := re.fullmatch(r"#define (LANEWISE_(?!VERSION_)\w+) (\(?-?\w+\)?)", macro):
            if re.fullmatch(r"\(?-?(0x[0-9a-fA-F]+|\d+)[uUlL]*\)?", found[2]):
                lines.add(f"macro {found[1]} = {found[2]}")
    found_functions = {m[1] for line in lines if (m := re.match(r"function .*?(\w+)\(", line))}
    if missing := names - found_functions:
        raise SystemExit(f"abi: not in the debugging information: {', '.join(sorted(missing))}")
    return lines


def soname(include: Path) -> str:
    header = (include / "lanewise/status.h").read_text()
    major, minor = (
        int(re.search(rf"#define LANEWISE_VERSION_{part} (\d+)", header)[1])
        for part in ("MAJOR", "MINOR")
    )
    return f"liblanewise.so.{major}" if major else f"liblanewise.so.0.{minor}"


def released(name: str, path: Path) -> tuple[str, set[str]] | None:
    """The list of the last release with this SONAME, if git knows one."""
    series = name.removeprefix("liblanewise.so.")
    try:
        tags = subprocess.run(
            ["git", "-C", ROOT, "tag", "--list", f"v{series}.*", "--sort=-v:refname"],
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split()
    except (OSError, subprocess.CalledProcessError):
        return None  # a tarball has no history
    if not tags or not path.is_relative_to(ROOT):
        return None
    kept = subprocess.run(
        ["git", "-C", ROOT, "show", f"{tags[0]}:{path.relative_to(ROOT)}"],
        check=True,
        capture_output=True,
        text=True,
    )
    return tags[0], listed(kept.stdout)


def listed(kept: str) -> set[str]:
    return {line for line in kept.splitlines() if line and not line.startswith("#")}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="keep what the headers say now")
    parser.add_argument("--exact", action="store_true", help="new lines are errors, too")
    parser.add_argument("--include", type=Path, default=ROOT / "include")
    parser.add_argument("--folder", type=Path, default=ROOT / "packaging/abi")
    options = parser.parse_args()
    name, now = soname(options.include), describe(options.include)
    path = options.folder / f"{name}.x86_64.txt"
    status = 0
    if options.write:
        head = f"# {name}: what programs rely on; written by packaging/abi.py --write\n"
        path.write_text(head + "".join(f"{line}\n" for line in sorted(now)))
    if not path.is_file():
        print(f"abi: {path.name} is not there; packaging/abi.py --write", file=sys.stderr)
        return 1
    lists = [("packaging/abi.py --write keeps it", listed(path.read_text()))]
    if old := released(name, path):
        lists.append((f"{old[0]} was released with it: raise the minor version", old[1]))
    for advice, before in lists:
        for line in sorted(before - now):
            print(f"abi: lost or changed: {line} ({advice})")
            status = 1
    for line in sorted(now - lists[0][1]):
        print(f"abi: new: {line}")
        status |= options.exact
    print(f"abi: {name}: {len(now)} lines, {'broken' if status else 'kept'}")
    return status


if __name__ == "__main__":
    sys.exit(main())
