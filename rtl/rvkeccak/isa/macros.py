# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Assembler macros (GNU as) for the instructions that the assembler does not know."""

from __future__ import annotations

from .instruction_table import Form, Table

#: Major opcodes of the standard instructions, which the assembler has.
STANDARD = {0x57, 0x07, 0x27}

#: ABI names of x0 to x31.
REGISTERS = ["zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1"]
REGISTERS += [f"a{i}" for i in range(8)] + [f"s{i}" for i in range(2, 12)]
REGISTERS += [f"t{i}" for i in range(3, 7)]

HEAD = """\
# Macros for the custom instructions, written as the reference writes them:
#     vslidedownm.vi v7, v5, 1
#     vrotup.vi v7, v7, 1, v0.t
#     vabsorb.v v0, (a0), a1
# Anything that is no such register or out of range is an error of the assembler. GNU as.
# Include it once.

"""

HELPERS = """
.macro lanewise_is what, name
    .ifndef ".Llanewise_\\what\\()_\\name"
        .error "\\name is no operand of the kind \\what"
    .endif
.endm

.macro lanewise_in value, low, high
    .if (\\value) < (\\low) || (\\value) > (\\high)
        .error "\\value is not in \\low to \\high"
    .endif
.endm

.macro lanewise_mask vm
    .ifb \\vm
        .set .Llanewise_vm, 1
    .else
        .ifnc \\vm,v0.t
            .error "\\vm is no mask; v0.t is"
        .endif
        .set .Llanewise_vm, 0
    .endif
.endm
"""


def is_custom(form: Form) -> bool:
    return (form.match & 0x7F) not in STANDARD


def _names() -> list[str]:
    lines = [f".set .Llanewise_v_v{i}, {i}" for i in range(32)]
    for i in range(32):
        names = [f"x{i}", REGISTERS[i]] + (["fp"] if i == 8 else [])
        for name in names:
            lines.append(f".set .Llanewise_x_{name}, {i}")
            lines.append(f'.set ".Llanewise_base_({name})", {i}')
    return lines


def _macro(form: Form) -> str:
    checks, terms, parameters = [], [f"0x{form.match:08x}"], []
    for operand in form.operands:
        name = operand.strip("()")
        field = form.operand(name)
        if field is None:
            raise ValueError(f"{form.mnemonic}: no field for {operand}")
        kind = "base" if operand != name else name[0]
        if name == "vm":
            parameters.append("vm=")
            checks.append("lanewise_mask \\vm")
            value = ".Llanewise_vm"
        elif name in ("uimm", "simm"):
            parameters.append(name)
            low, high = (-16, 15) if name == "simm" else (0, 31)
            checks.append(f"lanewise_in (\\{name}), {low}, {high}")
            value = f"((\\{name}) & 31)"
        else:
            parameters.append(name)
            kind = {"r": "x"}.get(kind, kind)
            checks.append(f"lanewise_is {kind}, \\{name}")
            value = f'".Llanewise_{kind}_\\{name}"'
        terms.append(f"{value} << {field.low}")
    lines = [f".macro {form.mnemonic} {', '.join(parameters)}"]
    lines += [f"    {check}" for check in checks]
    lines += [f"    .insn 4, {' | '.join(terms)}", ".endm"]
    return "\n".join(lines) + "\n"


def include(table: Table) -> str:
    macros = [_macro(form) for _, form in table.forms if is_custom(form)]
    names = "\n".join(_names()) + "\n"
    return HEAD + names + HELPERS + "\n" + "\n".join(macros)
