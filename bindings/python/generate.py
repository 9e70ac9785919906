#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The declarations for cffi and the types of the package, of the table of the interface:
generate.py --write | --check."""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "packaging"), str(HERE.parent / "interface")]
import sets  # noqa: E402
import written  # noqa: E402

OUT = HERE / "declarations.txt"
TYPES = HERE / "lanewise/__init__.pyi"


#: What the package has of its modules.
PARTS = {
    ".": ("mldsa", "mlkem", "slhdsa"),
    "._columns": ("Digests", "hash_column", "hash_rows"),
    "._core": ("Error", "InvalidKey", "InvalidSignature"),
    "._hashes": ("Hash", "algorithms_available", "many", "new"),
}


def parameters(listed: list[dict]) -> str:
    return ", ".join(p["type"].split("[")[0] + (" *" if "[" in p["type"] else "") for p in listed)


def text() -> str:
    table = sets.table()
    lines = ["/* Written by bindings/python/generate.py. */"]
    lines += [f"#define {name} {value}" for name, value in table["constants"].items()]
    lines += [f"typedef {kind} {name};" for name, kind in table["numbers"].items()]
    types = {p["type"].split(" ")[0] for f in table["functions"] for p in f["parameters"]}
    types |= {m["text"].split(" ")[0] for members in table["structs"].values() for m in members}
    for name, values in table["enums"].items():
        listed = ", ".join(f"{n} = {v}" for n, v in values.items())
        typed = name in types and name not in table["numbers"]
        lines.append(f"typedef enum {{ {listed} }} {name};" if typed else f"enum {{ {listed} }};")
    for name in [*table["opaque"], *table["contexts"], *table["structs"]]:
        lines.append(f"typedef struct {name} {name};")
    for name, context in table["contexts"].items():
        lines.append(f"struct {name} {{ uint64_t opaque[{context['words']}]; }};")
    for name, members in table["structs"].items():
        lines.append(f"struct {name} {{ {' '.join(m['text'] + ';' for m in members)} }};")
    for name, callback in table["callbacks"].items():
        lines.append(f"typedef {callback['returns']} {name}({parameters(callback['parameters'])});")
    for f in table["functions"]:
        listed = parameters(f["parameters"]) or "void"
        lines.append(f"{f['returns']} {f['name']}({listed});")
    return "\n".join(lines) + "\n"


def types() -> str:
    """Of the package: what its other modules say themselves, and the constructors of hashes."""
    listed = sets.table()["enums"]["lanewise_algorithms"]
    names = [name.removeprefix("LANEWISE_").lower() for name in listed]
    names = [re.sub(r"^shake(\d)", r"shake_\1", name) for name in names]
    lines = ["# bindings/python/generate.py --write", "from typing_extensions import Buffer", ""]
    for module, wanted in PARTS.items():
        lines += [f"from {module} import {name} as {name}" for name in wanted]
    lines += ["", "__version__: str", ""]
    for name in names:
        lines.append(
            f'def {name}(data: Buffer = b"", *, usedforsecurity: bool = True) -> Hash: ...'
        )
    return "\n".join(lines) + "\n"


def main() -> int:
    options = written.parser(__doc__)[0].parse_args()
    return written.bring(options, "bindings/python/generate.py", {OUT: text(), TYPES: types()})


if __name__ == "__main__":
    sys.exit(main())
