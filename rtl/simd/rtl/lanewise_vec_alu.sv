// SPDX-License-Identifier: Apache-2.0 OR MIT
// The standard operations on one element of ELEN bits: one value of 64 bits or two of 32 in the
// 64-bit build, one of 32 in the other.
module lanewise_vec_alu
  import lanewise_vec_isa_pkg::*;
#(
    parameter int unsigned ELEN = 64
) (
    input  op_e             op,
    input  logic            wide,   // SEW is 64
    input  logic [ELEN-1:0] a,      // vs2
    input  logic [ELEN-1:0] b,      // vs1, rs1 or immediate
    output logic [ELEN-1:0] result
);
  logic [ELEN-1:0] sum, left, right;

  if (ELEN == 64) begin : g_64
    logic [32:0] low;
    logic [31:0] high;
    assign low  = {1'b0, a[31:0]} + {1'b0, b[31:0]};
    assign high = a[63:32] + b[63:32] + {31'b0, wide & low[32]};
    assign sum  = {high, low[31:0]};
    // As two of 32 bits each half has its own distance; the bits that cross are cleared.
    assign left = wide ? a << b[5:0] : {a[63:32] << b[36:32], a[31:0] << b[4:0]};
    assign right = wide ? a >> b[5:0] : {a[63:32] >> b[36:32], a[31:0] >> b[4:0]};
  end else begin : g_32
    assign sum   = a + b;
    assign left  = a << b[4:0];
    assign right = a >> b[4:0];
  end

  always_comb begin
    unique case (op)
      OP_VADD: result = sum;
      OP_VAND: result = a & b;
      OP_VOR:  result = a | b;
      OP_VXOR: result = a ^ b;
      OP_VSLL: result = left;
      OP_VSRL: result = right;
      default: result = b;  // vmv
    endcase
  end
endmodule
