# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The decoder's constants and its match of encodings, as SystemVerilog."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from .instruction_table import FEATURES, Form, Operation, Table

SOURCES = ("NONE", "V", "X", "I")


def package(table: Table) -> str:
    names = ["illegal"] + [o.name for o in table.operations]
    operations = ",\n".join(f"  OP_{name.upper()} = 6'd{i}" for i, name in enumerate(names))
    features = ",\n".join(f"  FEAT_{name.upper()} = 4'd{i}" for i, name in enumerate(FEATURES))
    needs = "\n".join(
        f"    OP_{o.name.upper()}: feature_of = FEAT_{o.feature.upper()};"
        for o in table.operations
        if o.feature != "base"
    )
    return f"""\
// What lanewise_vec_optable says of an instruction.
package lanewise_vec_isa_pkg;

typedef enum logic [5:0] {{
{operations}
}} op_e;
// One bit of each, by its number: what is decided by one operation does not wait for that.
localparam int unsigned OPS = {len(names) - 1};
typedef logic [OPS:1] ops_t;

// The second source operand, the base address or AVL: a vector, a scalar register or the immediate,
// which is in bits 19:15 (vkeccak.vi: 24:20).
typedef enum logic [1:0] {{
  SRC_NONE = 2'd0,
  SRC_V = 2'd1,
  SRC_X = 2'd2,
  SRC_I = 2'd3
}} src_e;

// What the build must have: ELEN or a parameter.
typedef enum logic [3:0] {{
{features}
}} feature_e;

function automatic feature_e feature_of(input op_e op);
  unique case (op)
{needs}
    default: feature_of = FEAT_BASE;
  endcase
endfunction

endpackage
"""


def _pattern(form: Form) -> str:
    """The bits of a form for casez, fields apart."""
    return "32'b" + "_".join(
        "?" * f.width if f.value is None else f"{f.value:0{f.width}b}" for f in form.fields
    )


def _distinct(forms: list[tuple[Operation, Form]]) -> list[int]:
    """Of each form a mask of the bits that tell it from all others, if it is one of them."""
    masks = [form.mask for _, form in forms]
    for i, (_, form) in enumerate(forms):
        for bit in (1 << b for b in range(32)):
            fewer = masks[i] & ~bit
            others = (
                masks[j] & (form.match ^ other.match)
                for j, (_, other) in enumerate(forms)
                if j != i
            )
            if masks[i] & bit and all(fewer & differs for differs in others):
                masks[i] = fewer
    return masks


def _bits(mask: int, match: int) -> str:
    """A word for ==?, a nibble at a time from bit 31 down."""
    bits = "".join(str(match >> b & 1) if mask >> b & 1 else "?" for b in range(31, -1, -1))
    return "32'b" + "_".join(bits[i : i + 4] for i in range(0, 32, 4))


def optable(table: Table) -> str:
    """Sums of matches, of which one at most is 1: a case would be read as one after the other."""
    forms = table.forms
    exact = "\n".join(
        f"  assign form[{i}] = instr ==? {_pattern(form)};  // {form.mnemonic}"
        for i, (_, form) in enumerate(forms)
    )
    loose = "\n".join(
        f"  assign seems[{i}] = instr ==? {_bits(mask, form.match)};"
        for i, (mask, (_, form)) in enumerate(zip(_distinct(forms), forms, strict=True))
    )

    def line(name: str, which: Callable[[Operation, Form], bool], of: str = "seems") -> str:
        found = " || ".join(f"{of}[{i}]" for i, pair in enumerate(forms) if which(*pair))
        return textwrap.fill(f"  assign {name} = {found};", 100, subsequent_indent=" " * 6)

    sums = []
    for name, of in (("is", "form"), ("like", "seems")):
        sums += [
            line(f"{name}[OP_{o.name.upper()}]", lambda operation, _, o=o: operation is o, of)
            for o in table.operations
        ]
    sums += [
        line(f"source[{i}]", lambda _, form, s=source: form.source == s)
        for i, source in enumerate(SOURCES[1:])
    ]
    sums += [
        line("simm", lambda _, form: form.signed),
        line("eew64", lambda _, form: form.wide_elements),
    ]
    lines = "\n".join(sums)
    return f"""\
// The match of encodings and nothing else: which operation a word is and what its second source is.
// No other word is one of `is`. The other outputs come of the bits that tell one operation from
// another, and of a word that is none they say nothing.
module lanewise_vec_optable (
    input  logic [31:0] instr,
    output lanewise_vec_isa_pkg::ops_t is,    // one at most
    output lanewise_vec_isa_pkg::ops_t like,  // the same of a word that is one, and sooner
    output lanewise_vec_isa_pkg::op_e op,     // its number
    output lanewise_vec_isa_pkg::src_e src,
    output logic simm,   // the immediate is signed
    output logic eew64   // a memory instruction whose width field says 64 bits
);
  import lanewise_vec_isa_pkg::*;

  logic [{len(forms) - 1}:0] form, seems;
{exact}
{loose}

  logic [2:0] source;  // SRC_V, SRC_X, SRC_I
{lines}
  assign src = src_e'({{source[1] | source[2], source[0] | source[2]}});
  logic [5:0] number;
  always_comb begin
    number = '0;
    for (int unsigned i = 1; i <= OPS; i++) number = number | (like[i] ? 6'(i) : 6'd0);
  end
  assign op = op_e'(number);
endmodule
"""
