#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The names that a linker sees, and the headers that put LANEWISE_NAMESPACE in front of them.

    packaging/namespace.py --write          after a change of names: include/lanewise/namespace.h
                                            (public functions) and src/namespace.h (the rest)
    packaging/namespace.py --check          exit 1 if a header is not what --write makes
    packaging/namespace.py --archive NM A   exit 1 if archive A defines a name that is in neither

The list is made of the sources: functions that the public headers declare; functions and objects
that are defined or called in src and not static; symbols that assembly files make global, and of
each kernel the backend, which C names by pasting. --archive finds what that misses.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import written

ROOT = Path(__file__).resolve().parents[1]
PUBLIC, INTERNAL = "include/lanewise/namespace.h", "src/namespace.h"
DECLARED = re.compile(r"LANEWISE_(?:API|CHECKED)[^;{(]*[ *\n](lanewise_[a-z0-9_]+)\(")
CALLED = re.compile(r"\b(lanewise_[a-z0-9_]+)\(")
STATIC = re.compile(r"\bstatic\b[^;{(=]*?\b(lanewise_[a-z0-9_]+)\b", re.S)
OBJECT = re.compile(
    r"^(?:extern |const )[^;(\n]*?\b(lanewise_[a-z0-9_]+)(?:\[[^\]]*\])*(?: =|;)", re.M
)
GLOBAL = re.compile(
    r"^\s*(?:\.globl(?:\s+SYMBOL\()?|lanewise_function)\s*(lanewise_[a-z0-9_]+)", re.M
)
COMMENT = re.compile(r"/\*.*?\*/", re.S)
KERNEL = "lanewise_keccakp1600_"


def public_names() -> set[str]:
    headers = sorted((ROOT / "include/lanewise").glob("*.h"))
    return {n for p in headers for n in DECLARED.findall(p.read_text("utf-8"))}


def internal_names() -> set[str]:
    names: set[str] = set()
    static: set[str] = set()
    for path in (ROOT / "src").rglob("*.[ch]"):
        if path == ROOT / INTERNAL:
            continue
        text = COMMENT.sub("", path.read_text("utf-8"))
        names |= {*CALLED.findall(text), *OBJECT.findall(text)}
        static |= {*STATIC.findall(text)}
    names -= static
    for path in (ROOT / "src").rglob("*.S"):
        names |= set(GLOBAL.findall(path.read_text("utf-8")))
    kernels = {n.removeprefix(KERNEL) for n in names if re.match(KERNEL + r"x\d+_", n)}
    # Functions of a kernel; the backend has the kernel's name.
    parts = ("_absorb", "_extract", "_once")
    names |= {f"lanewise_backend_{k}" for k in kernels if not k.endswith(parts)}
    return {n for n in names if not n.endswith("_")} - public_names()


def header(names: set[str], public: bool) -> str:
    guard = "LANEWISE_NAMESPACE_H" if public else "LANEWISE_NAMESPACE_INTERNAL_H"
    text = "/* SPDX-License-Identifier: Apache-2.0 OR MIT */\n"
    text += "/* Written by packaging/namespace.py --write. */\n"
    if public:
        text += (
            "/**\n * @file namespace.h\n"
            " * With LANEWISE_NAMESPACE defined as a prefix, such as `app_`, the linker sees\n"
            " * each function under a name with the prefix in front, app_lanewise_sha3_256;\n"
            " * sources say lanewise_sha3_256 all the same. The library and what calls it are\n"
            " * compiled with the same prefix. status.h includes this file.\n */\n"
        )
    text += f"#ifndef {guard}\n#define {guard}\n\n"
    if public:
        text += "#define LANEWISE_PASTED(prefix, name) prefix##name\n"
        text += "#define LANEWISE_IN_NAMESPACE(prefix, name) LANEWISE_PASTED(prefix, name)\n\n"
    else:
        text += '#include "../include/lanewise/namespace.h"\n\n'
    text += "/* clang-format off */\n"
    for name in sorted(names):
        text += f"#define {name} LANEWISE_IN_NAMESPACE(LANEWISE_NAMESPACE, {name})\n"
    return text + "/* clang-format on */\n\n#endif\n"


def headers() -> dict[str, str]:
    return {PUBLIC: header(public_names(), True), INTERNAL: header(internal_names(), False)}


def unlisted(nm: str, archive: str) -> list[str]:
    """Global symbols of the archive that no prefix would reach."""
    out = subprocess.run(
        [nm, "-g", "--defined-only", archive], check=True, capture_output=True, text=True
    ).stdout
    found = {line.split()[-1] for line in out.splitlines() if len(line.split()) == 3}
    if not found:
        raise SystemExit(f"namespace: {archive} defines nothing")
    return sorted(found - public_names() - internal_names())


def main() -> int:
    parser, what = written.parser(__doc__)
    what.add_argument("--archive", nargs=2, metavar=("NM", "ARCHIVE"))
    options = parser.parse_args()
    if options.archive:
        missing = unlisted(*options.archive)
        print("\n".join(f"namespace: {n} is in no list" for n in missing) or "namespace: complete")
        return bool(missing)
    files = {ROOT / name: text for name, text in headers().items()}
    return written.bring(options, "packaging/namespace.py", files)


if __name__ == "__main__":
    sys.exit(main())
