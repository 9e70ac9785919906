# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the simulator in rtl/rvkeccak/model takes from the table, as C++."""

from __future__ import annotations

import re

from lanewise_lab import round as keccak

from .instruction_table import FEATURES, Operation, Table, configurations

SOURCES = {"NONE": "none", "V": "vector", "X": "scalar", "I": "immediate"}

#: each: type and name of what `does` and `into` may use besides the members of Executor.
ADDRESSES = {"i": "int64_t", "s": "int64_t"}
NAMES = {
    "element": {"a": "uint64_t", "b": "uint64_t", "row": "int64_t", "s": "int64_t",
                "x": "int64_t", "plane": "int64_t", "of_row": "auto"},
    "lane": {"x": "int64_t", "y": "int64_t", "s": "int64_t", "A": "auto", "D": "auto"},
    "column": {"x": "int64_t", "C": "auto"},
    "state": {"A": "const Lanes &"},
    "load": {"i": "int64_t"},
    "store": {"i": "int64_t"},
    "absorb": ADDRESSES,
    "squeeze": ADDRESSES,
    "stream": ADDRESSES,
}  # fmt: skip


def _constants(name: str, values: list[int], digits: int) -> str:
    body = ", ".join(f"0x{v:0{digits}x}" for v in values)
    kind = "uint64_t" if digits > 2 else "uint8_t"
    return f"constexpr {kind} {name}[{len(values)}] = {{{body}}};\n"


def forms(table: Table) -> str:
    """The enumerations, and the constants of FIPS 202 (lane (x, y) at index x + 5y)."""
    operations = ", ".join(o.name for o in table.operations)
    return (
        f"enum class Op : uint8_t {{{operations}}};\n"
        f"enum class Feature : uint8_t {{{', '.join(FEATURES)}}};\n"
        + _constants("RHO", keccak.RHO, 2)
        + _constants("RC", keccak.RC, 16)
    )


def configs(_table: Table) -> str:
    lines = []
    for name, values in configurations().items():
        fields = ", ".join(f"/* {key} */ {value}" for key, value in values.items())
        lines.append(f'{{"{name}", {fields}}},')
    return "\n".join(lines) + "\n"


def encodings(table: Table) -> str:
    lines = []
    for operation, form in table.forms:
        lines.append(
            f"{{0x{form.mask:08x}, 0x{form.match:08x}, Op::{operation.name}, "
            f"Source::{SOURCES[form.source]}, Feature::{operation.feature}, "
            f'{int(form.signed)}, {int(form.wide_elements)}, "{form.mnemonic}"}},'
        )
    return "\n".join(lines) + "\n"


def _switch(signature: str, cases: list[tuple[list[Operation], str]], default: str) -> list[str]:
    lines = [f"{signature} {{", "    switch (op) {"]
    for operations, body in cases:
        lines += [f"    case Op::{o.name}:" for o in operations]
        lines += [f"        {line}" for line in body.split("\n")]
    return lines + ["    default:", f"        {default}", "    }", "}", ""]


def _is(table: Table, name: str, test) -> list[str]:
    chosen = [o for o in table.operations if test(o)]
    cases = [(chosen, "return true;")]
    return _switch(f"bool Instruction::{name}() const", cases, "return false;")


def _lambda(names: dict[str, str], text: str) -> str:
    used = set(re.findall(r"\w+", text))
    parameters = ", ".join(f"{t} {n}" if n in used else t for n, t in names.items())
    return f"[&]({parameters}) {{ return {text}; }}"


def _run(operation: Operation) -> str:
    """The call that does the operation: a loop of Executor around a lambda, see executor.h."""
    if operation.is_config:
        return "break; // vector.cpp"
    into = operation.into
    if operation.each == "element" and not into:
        into = ["row", "5 * s + x"]
    arguments = [_lambda(NAMES[operation.each], text) for text in (operation.does, *into)]
    return f"each_{operation.each}({', '.join(arguments)});\nbreak;"


def semantics(table: Table) -> str:
    operations = table.operations
    lines, traps = [], []
    for o in operations:
        checks = [f'if ({table.traps[t].when}) return "{table.traps[t].text}";' for t in o.traps]
        traps.append(([o], "\n".join([*checks, "return nullptr;"])))
    lines += _switch("const char *Instruction::illegal_here() const", traps, "return nullptr;")
    cost = [([o], f"return {o.cycles};") for o in operations]
    lines += _switch("int64_t Instruction::cost() const", cost, "return 0;")
    rounds = [([o], f"return {o.rounds};") for o in operations if o.rounds]
    lines += _switch("int64_t Instruction::count_rounds() const", rounds, "return 0;")
    lines += _is(table, "alone", lambda o: o.alone)
    lines += _is(table, "is_config", lambda o: o.is_config)
    lines += _is(table, "is_memory", lambda o: o.is_memory)
    lines += _is(table, "is_store", lambda o: o.each in ("store", "squeeze", "stream"))
    lines += _is(table, "is_wide_memory", lambda o: o.each in ("absorb", "squeeze", "stream"))
    lines += _switch("void Executor::run()", [([o], _run(o)) for o in operations], "break;")
    return "\n".join(lines)
