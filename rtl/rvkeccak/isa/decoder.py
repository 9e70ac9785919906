# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The decoder's constants and its match of encodings, as SystemVerilog."""

from __future__ import annotations

from .instruction_table import FEATURES, Form, Table


def package(table: Table) -> str:
    names = ["illegal"] + [o.name for o in table.operations]
    operations = ",\n".join(f"  OP_{name.upper()} = 6'd{i}" for i, name in enumerate(names))
    features = ",\n".join(f"  FEAT_{name.upper()} = 4'd{i}" for i, name in enumerate(FEATURES))
    return f"""\
// What lanewise_vec_optable says of an instruction.
package lanewise_vec_isa_pkg;

typedef enum logic [5:0] {{
{operations}
}} op_e;

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

endpackage
"""


def _pattern(form: Form) -> str:
    """The bits of a form for casez, fields apart."""
    return "32'b" + "_".join(
        "?" * f.width if f.value is None else f"{f.value:0{f.width}b}" for f in form.fields
    )


def optable(table: Table) -> str:
    lines = []
    for operation, form in table.forms:
        values = [f"op = OP_{operation.name.upper()};"]
        if form.source != "NONE":
            values.append(f"src = SRC_{form.source};")
        if operation.feature != "base":
            values.append(f"feature = FEAT_{operation.feature.upper()};")
        if form.signed:
            values.append("simm = 1'b1;")
        if form.wide_elements:
            values.append("eew64 = 1'b1;")
        lines.append(f"      {_pattern(form)}: begin  // {form.mnemonic}")
        lines += [f"        {value}" for value in values]
        lines.append("      end")
    cases = "\n".join(lines)
    return f"""\
// The match of encodings and nothing else: which operation a word is, what its second source is and
// what the build must have for it. Every other word is OP_ILLEGAL.
module lanewise_vec_optable (
    input  logic [31:0] instr,
    output lanewise_vec_isa_pkg::op_e op,
    output lanewise_vec_isa_pkg::src_e src,
    output lanewise_vec_isa_pkg::feature_e feature,
    output logic simm,   // the immediate is signed
    output logic eew64   // a memory instruction whose width field says 64 bits
);
  import lanewise_vec_isa_pkg::*;

  always_comb begin
    op = OP_ILLEGAL;
    src = SRC_NONE;
    feature = FEAT_BASE;
    simm = 1'b0;
    eew64 = 1'b0;
    unique casez (instr)
{cases}
      default: ;
    endcase
  end
endmodule
"""
