#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The declarations of lanewise-sys, of the table of the interface: generate.py --write | --check.

--check exits 1 if sys.rs or functions.rs is not what --write makes. Symbols have the prefix that
build.rs gives the library, so that a C library of another version can be in the same program.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "packaging"), str(HERE.parent / "interface")]
import sets  # noqa: E402
import version  # noqa: E402
import written  # noqa: E402

SOURCES = HERE / "lanewise-sys/src"
PREFIX = version.prefix("rs")
PLAIN = {
    "void": "c_void",
    "char": "c_char",
    "int": "c_int",
    "unsigned": "c_uint",
    "size_t": "usize",
    "ptrdiff_t": "isize",
    "uint8_t": "u8",
    "uint32_t": "u32",
    "uint64_t": "u64",
}
KEYWORDS = {"in": "input", "type": "kind", "move": "moved", "ref": "reference"}


def rust(c: str, callbacks: set[str]) -> str:
    """A C type of the interface in Rust."""
    array = re.search(r"\[\w+\]$", c)
    tokens = re.findall(r"\w+|\*", c[: array.start()] if array else c)
    base = next(t for t in tokens if t not in ("const", "*"))
    stars = tokens[tokens.index(base) + 1 :] + (["*"] if array else [])
    if base in callbacks:
        return f"Option<{base}>"
    out = PLAIN.get(base, base)
    constant = "const" in tokens[: tokens.index(base)]
    for token in stars:
        if token == "*":
            out = f"*{'const' if constant else 'mut'} {out}"
            constant = False
        else:
            constant = True
    return out


def named(name: str) -> str:
    return KEYWORDS.get(name, name)


def pointer_to_function(text: str, callbacks: set[str]) -> tuple[str, str]:
    match = re.match(r"(.*?)\(\*(\w+)\)\((.*)\)$", text)
    listed = []
    for p in match[3].split(","):
        found = re.match(r"^(.*?)(\w+)$", p.strip())
        listed.append(f"{named(found[2])}: {rust(found[1], callbacks)}")
    returned = rust(match[1], callbacks)
    return match[2], f'Option<unsafe extern "C" fn({", ".join(listed)}) -> {returned}>'


def member(text: str, callbacks: set[str]) -> tuple[str, str]:
    if "(*" in text:
        return pointer_to_function(text, callbacks)
    match = re.match(r"^(.*?)(\w+)(?:\[(\d+)\])?$", text)
    one = rust(match[1], callbacks)
    return match[2], f"[{one}; {match[3]}]" if match[3] else one


def constants(table: dict) -> list[str]:
    out = [f"pub const {n}: usize = {v};" for n, v in table["constants"].items()]
    for name, values in table["enums"].items():
        signed = any(v < 0 for v in values.values())
        kind = "c_int" if signed else "u32"
        if not signed and name not in table["numbers"]:
            out.append(f"pub type {name} = u32;")
        out += [f"pub const {n}: {kind} = {v};" for n, v in values.items()]
    return out + [f"pub type {n} = {PLAIN[t]};" for n, t in table["numbers"].items()]


def types(table: dict, callbacks: set[str]) -> list[str]:
    out = []
    for name, callback in table["callbacks"].items():
        listed = [
            f"{named(p['name'])}: {rust(p['type'], callbacks)}" for p in callback["parameters"]
        ]
        returned = rust(callback["returns"], callbacks)
        out.append(f'pub type {name} = unsafe extern "C" fn({", ".join(listed)}) -> {returned};')
    for name, context in table["contexts"].items():
        out += [
            "#[repr(C)]",
            f"pub struct {name} {{",
            f"    pub opaque: [u64; {context['words']}],",
            "}",
        ]
    for name in table["opaque"]:
        out += ["#[repr(C)]", f"pub struct {name} {{", "    _private: [u8; 0],", "}"]
    for name, listed in table["structs"].items():
        out += ["#[repr(C)]", "#[derive(Clone, Copy)]", f"pub struct {name} {{"]
        for m in listed:
            field, kind = member(m["text"], callbacks)
            out.append(f"    pub {field}: {kind},")
        out.append("}")
    return out


def functions(table: dict, callbacks: set[str]) -> list[str]:
    out = ['extern "C" {']
    for f in table["functions"]:
        listed = [f"{named(p['name'])}: {rust(p['type'], callbacks)}" for p in f["parameters"]]
        returned = "" if f["returns"] == "void" else f" -> {rust(f['returns'], callbacks)}"
        out.append(
            f"    /// {f['summary'].replace('[', '(').replace(']', ')')}. See {f['header']}."
        )
        declared = f"pub fn {f['name']}({', '.join(listed)}){returned};"
        out.append(f'    #[link_name = "{PREFIX}{f["name"]}"] {declared}')
    return [*out, "}"]


def tests(table: dict) -> list[str]:
    """That this crate's contexts are as large as those of the library it is linked with."""
    out = [
        "",
        "#[cfg(test)]",
        "mod tests {",
        "    use super::*;",
        "    use core::mem::{align_of, size_of};",
        "",
    ]
    out += ["    #[test]", "    fn contexts_are_as_large_as_the_library_says() {"]
    for name in table["contexts"]:
        ours = f"(size_of::<{name}>(), align_of::<{name}>())"
        out.append(f"        assert_eq!({ours}, unsafe {{ ({name}_bytes(), {name}_align()) }});")
    return [*out, "    }", "}"]


def texts() -> dict[str, str]:
    table = sets.table()
    callbacks = set(table["callbacks"])
    head = ["// SPDX-License-Identifier: Apache-2.0 OR MIT"]
    head += ["// Written by bindings/rust/generate.py."]
    head += ["use core::ffi::{c_char, c_int, c_uint, c_void};"]
    prefix = ["", "/// Of every symbol.", f'pub const NAMESPACE: &str = "{PREFIX}";']
    parts = {
        "sys.rs": [*head, *prefix, *constants(table), *types(table, callbacks)],
        "functions.rs": [
            *head,
            "use crate::sys::*;",
            "",
            *functions(table, callbacks),
            *tests(table),
        ],
    }
    return {name: "\n".join(lines) + "\n" for name, lines in parts.items()}


def main() -> int:
    options = written.parser(__doc__)[0].parse_args()
    files = {SOURCES / name: text for name, text in texts().items()}
    return written.bring(options, "bindings/rust/generate.py", files)


if __name__ == "__main__":
    sys.exit(main())
