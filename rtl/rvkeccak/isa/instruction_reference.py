# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The instruction reference, as Markdown."""

from __future__ import annotations

from .instruction_table import Form, Operation, Table
from .macros import is_custom

NEEDS = {
    "base": "every build",
    "e64": "ELEN 64",
    "e32": "ELEN 32",
    "stream": "WIDE and PERMUTE, not LUTRAM",
}

EACH = {
    "element": "for every active element i",
    "lane": "for every lane (x, y) of every state s",
    "column": "for every column x of every state s",
    "state": "for every state",
    "load": "for every active element i, the address",
    "store": "for every active element i, the address",
    "absorb": "for every state s and lane i < vl, the address",
    "squeeze": "for every state s and lane i < vl, the address",
    "stream": "for every state s and lane i < vl, the address",
}

HEAD = """\
# Instruction reference

Every instruction of the vector unit, from [isa/instructions.toml](../isa/instructions.toml), which
also yields the decoder, the assembler macros and the simulator. State, parameters and the rules
that hold for all are in [architecture.md](architecture.md). Semantics are C++ as the simulator
runs them; all sources are read before anything is written, and elements that are not written keep
their value:

- `a`: element i of vs2; `b`: element i of vs1, the scalar or the immediate, as wide as an element;
  `of_row(n)`: element n of the same register of vs2; `of_index(i)`: the byte offset in element i.
- `row`: i / per_register, the register of the group that holds element i; `s`, `x`: its state and
  column, which are its place in the register divided by 5 and the rest; `plane`: the immediate, or
  `row` if that is -1; `index`: the immediate or rs1.
- `A(x, y)`: lane of the state in vs2..vs2+4, x mod 5; `C(x)`: parity of its column; `D(x)`: lane of
  vs1. `rho`, `constant`, `round`, `permute`: of FIPS 202.

C is the cost without overlap. `rows` is the number of registers that hold the vl elements, at least
1, `beats` the number of elements a memory instruction moves (twice that if an element is wider than
the port). An instruction that stands alone overlaps no other.

All but vset* are illegal while vill is set, and where the build lacks what they need.
"""


def _encoding(form: Form) -> list[str]:
    bits = [f"{f.low + f.width - 1}:{f.low}" if f.width > 1 else str(f.low) for f in form.fields]
    fields = [f.name if f.value is None else f"{f.value:0{f.width}b}" for f in form.fields]
    widest = [max(len(b), len(f), 3) for b, f in zip(bits, fields, strict=True)]

    def row(cells: list[str]) -> str:
        return f"| {' | '.join(c.ljust(w) for c, w in zip(cells, widest, strict=True))} |"

    return [row(bits), row(["-" * w for w in widest]), row(fields), ""]


def _does(operation: Operation) -> str:
    if operation.is_config:
        return "vl and vtype as above; rd takes vl."
    into = ""
    if operation.into:
        into = f", into element `{operation.into[1]}` of register `vd + {operation.into[0]}`"
    return f"`{operation.does}` {EACH[operation.each]}{into}."


def _needs(operation: Operation) -> str:
    return NEEDS.get(operation.feature, operation.feature.upper())


def _overview(operations: list[Operation]) -> list[str]:
    lines = ["| instructions | C | needs |", "| --- | --- | --- |"]
    for o in operations:
        names = ", ".join(f"`{form.mnemonic}`" for form in o.forms)
        lines.append(f"| [{o.name}](#{o.name}): {names} | `{o.cycles}` | {_needs(o)} |")
    return [*lines, ""]


def _operation(table: Table, operation: Operation) -> list[str]:
    lines = [f"### {operation.name}", "", operation.about, ""]
    for form in operation.forms:
        lines += [f"`{form.syntax}`", "", *_encoding(form)]
    lines.append(f"- Needs: {_needs(operation)}.")
    lines.append(f"- Does: {_does(operation)}")
    if operation.rounds:
        lines.append(f"- Rounds: `{operation.rounds}`.")
    alone = "; stands alone" if operation.alone else ""
    lines.append(f"- C: `{operation.cycles}`{alone}.")
    if operation.traps:
        lines.append(f"- Illegal if {'; '.join(table.traps[t].text for t in operation.traps)}.")
    return [*lines, ""]


def reference(table: Table) -> str:
    standard = [o for o in table.operations if not is_custom(o.forms[0])]
    custom = [o for o in table.operations if is_custom(o.forms[0])]
    lines = [HEAD]
    for title, chosen in (("Standard (RVV 1.0)", standard), ("Custom", custom)):
        lines += [f"## {title}", "", *_overview(chosen)]
        for operation in chosen:
            lines += _operation(table, operation)
    return "\n".join(lines).rstrip() + "\n"
