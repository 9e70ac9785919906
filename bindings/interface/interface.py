#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The interface of the library as one table, made of the public headers and annotations.toml.

    bindings/interface/interface.py --write     interface.json, after a change of a header
    bindings/interface/interface.py --check     exit 1 if it is not what --write makes

What binds another language is generated from the table. Of a function: its header, the kind of its
result ("status", "void", "text", "number", "pointer" or what an int means), the sentence on errors,
and the parameters. Of a pointer: direction ("in", "out", "inout"), length in bytes as an
expression (or "text", "object" for what a type measures), `nullable` (what NULL means, or "if the
length is 0"), `secret`, `overlap` (output may overlap input). Of a context: words of 64 bits,
alignment, and that it may be moved as bytes (all but streams) and is for one thread at a time.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging/docs"), str(ROOT / "packaging")]
import headers as parsed  # noqa: E402
import written  # noqa: E402

TABLE = Path(__file__).resolve().parent / "interface.json"
ANNOTATIONS = Path(__file__).parent / "annotations.toml"
#: Structures that hold a computation or a key: the caller's memory, which functions fill.
CONTEXT = re.compile(r"uint64_t opaque\[(\d+)\]")
BEGINS = re.compile(r"_(init|start|copy|generate|describe|by_name)$|_key_from_\w+$")
NUMBER = re.compile(r"^\(?(0x[0-9A-Fa-f]+|\d+)\)?$")


class Reader:
    def __init__(self) -> None:
        self.notes = tomllib.loads(ANNOTATIONS.read_text("utf-8"))
        self.used: set[str] = set()
        self.headers = [h for h in parsed.read_all() if h.name != "kyber.h"]
        self.problems: list[str] = []

    def noted(self, part: str, where: str) -> str | None:
        found = None
        for pattern, words in self.notes[part].items():
            if fnmatchcase(where, pattern):
                found = words
                self.used.add(f"{part} {pattern}")
        return found

    def listed(self, part: str, where: str) -> bool:
        hits = [p for p in self.notes[part]["patterns"] if fnmatchcase(where, p)]
        self.used |= {f"{part} {p}" for p in hits}
        return bool(hits)

    def pointer(self, f: parsed.Function, index: int, contexts: set[str]) -> dict:
        p = f.parameters[index]
        where = f"{f.name}.{p.name}"
        base = re.sub(r"\bconst\b|[*\s]|\[\w*\]", "", p.type)
        array = re.search(r"\[(\w+)\]$", p.type)
        followers = [q.name for q in f.parameters[index + 1 : index + 2]]
        lengths = {f"{p.name}len", f"{p.name}_bytes", "len", "bytes"}
        length = self.noted("length", where)
        if length is None and array:
            length = array[1]
        if length is None and followers and followers[0] in lengths and base in ("void", "uint8_t"):
            length = followers[0]
        if length is None and base == "char":
            length = "text"
        if length is None and base.startswith("lanewise_"):
            length = "object"
        if length is None:
            self.problems.append(f"{where}: nothing says how long it is")
        direction = "in" if p.type.startswith("const ") else "out"
        if base in contexts and direction == "out" and not (BEGINS.search(f.name) and index < 1):
            direction = "inout"
        if where == "lanewise_keccak_permute_many.states":
            direction = "inout"
        nullable = self.noted("nullable", where)
        if nullable is None and base in ("void", "uint8_t") and length in {"len", *followers}:
            nullable = "if the length is 0"
        out = {"direction": direction, "length": length, "nullable": nullable}
        return out | {part: self.listed(part, where) for part in ("secret", "overlap")}

    def function(self, header: str, group: parsed.Group, f: parsed.Function, contexts: set) -> dict:
        value = self.notes["value"].get(f.name)
        kinds = {"void": "void", "const char *": "text", "size_t": "number"}
        result = value or ("status" if f.checked else kinds.get(f.returns, "pointer"))
        errors = re.search(r"\bErrors\b:?\s*(.*)", group.comment, re.S)
        parameters = []
        for i, p in enumerate(f.parameters):
            one = {"name": p.name, "type": p.type}
            if "*" in p.type or "[" in p.type:
                one |= self.pointer(f, i, contexts)
            parameters.append(one)
        return {
            "name": f.name,
            "header": header,
            "returns": f.returns,
            "result": result,
            "errors": parsed.joined(errors[1]) if errors and result == "status" else "",
            "parameters": parameters,
            "summary": parsed.summary(group.comment),
        }

    def enumeration(self, t: parsed.Type) -> dict[str, int]:
        values, at = {}, 0
        for m in t.members:
            if "=" in m.text:
                at = int(m.text.split("=")[1].strip(), 0)
            values[m.name], at = at, at + 1
        return values

    def table(self) -> dict:
        out: dict = {"constants": {}, "enums": {}, "contexts": {}, "structs": {}, "opaque": []}
        out |= {"numbers": {}, "callbacks": {}, "functions": []}
        for header in self.headers:
            for group in header.groups:
                for m in group.macros:
                    if match := NUMBER.match(m.text):
                        out["constants"][m.name] = int(match[1], 0)
                for t in group.types:
                    self.type_into(out, t)
        contexts = {*out["contexts"], *out["opaque"]}
        for header in self.headers:
            for group in header.groups:
                for f in group.functions:
                    out["functions"].append(self.function(header.name, group, f, contexts))
        for part in ("nullable", "length"):
            unused = [p for p in self.notes[part] if f"{part} {p}" not in self.used]
            self.problems += [f"annotations.toml: [{part}] {p} fits nothing" for p in unused]
        for part in ("secret", "overlap"):
            for p in self.notes[part]["patterns"]:
                if f"{part} {p}" not in self.used:
                    self.problems.append(f"annotations.toml: [{part}] {p} fits nothing")
        names = {f["name"] for f in out["functions"]}
        for context in out["contexts"]:
            wanted = {f"{context}_bytes", f"{context}_align"}
            self.problems += [f"contexts.h: no {n}" for n in sorted(wanted - names)]
        self.problems += [
            f"annotations.toml: no {n}" for n in self.notes["value"] if n not in names
        ]
        return out

    def type_into(self, out: dict, t: parsed.Type) -> None:
        if t.kind == "enum":
            out["enums"][t.name] = self.enumeration(t)
        elif t.kind == "function":
            match = re.match(r"typedef (.*?)\b\w+\((.*)\);", parsed.joined(t.text))
            listed = [parsed.PARAMETER.match(p.strip()) for p in match[2].split(",")]
            out["callbacks"][t.name] = {
                "returns": match[1].strip(),
                "parameters": [{"name": m[2], "type": m[1].strip()} for m in listed],
            }
        elif t.kind == "opaque" and (match := re.match(r"typedef (u?int\d+_t) ", t.text)):
            out["numbers"][t.name] = match[1]
        elif t.kind == "opaque":
            out["opaque"].append(t.name)
        elif match := CONTEXT.search(t.text):
            words = int(match[1])
            out["contexts"][t.name] = {"words": words, "align": 8, "movable": True, "threads": 1}
        else:
            out["structs"][t.name] = [{"name": m.name, "text": m.text} for m in t.members]


def text_of(reader: Reader) -> str:
    return json.dumps(reader.table(), indent=1) + "\n"


def load() -> dict:
    """The table as it is kept, for what is generated from it."""
    return json.loads(TABLE.read_text("utf-8"))


def main() -> int:
    options = written.parser(__doc__)[0].parse_args()
    reader = Reader()
    text = text_of(reader)
    if reader.problems:
        print("\n".join(f"interface: {p}" for p in reader.problems))
        return 1
    return written.bring(options, "bindings/interface/interface.py", {TABLE: text})


if __name__ == "__main__":
    sys.exit(main())
