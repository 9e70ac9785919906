// SPDX-License-Identifier: Apache-2.0 OR MIT
// The standard operations on one element of ELEN bits: one value of 64 bits or two of 32 in the
// 64-bit build, one of 32 in the other. Also vrotup, which shares the shifter. 0 for all others.
// What is shifted comes in parts, for it is the last.
module lanewise_vec_alu
  import lanewise_vec_row_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    localparam int unsigned HALVES = ELEN / 32
) (
    input  select_t         sel,
    input  logic            wide,   // SEW is 64
    input  logic [ELEN-1:0] a,      // vs2
    input  logic [ELEN-1:0] b,      // vs1, rs1 or immediate
    input  half_t [HALVES-1:0] how,  // of lanewise_vec_distance
    input  logic [ELEN-1:0] iota,   // XORed to a logical result
    output logic [ELEN-1:0] result,
    output logic [3*ELEN-1:0] shifted  // the result of shifts, else 0: see lanewise_vec_pick
);
  logic [ELEN-1:0] sum, logical;

  if (ELEN == 64) begin : g_64
    // One chain of carries, which a bit between the halves lets through or holds back.
    logic [64:0] chain;
    assign chain = {a[63:32], wide, a[31:0]} + {b[63:32], 1'b0, b[31:0]};
    assign sum   = {chain[64:33], chain[31:0]};
  end else begin : g_32
    assign sum = a + b;
  end

  lanewise_vec_shift #(
      .ELEN(ELEN)
  ) u_shift (
      .how(how),
      .value(a),
      .parts(shifted)
  );

  assign logical = ({ELEN{sel.only_a}} & a & ~b) | ({ELEN{sel.only_b}} & ~a & b) |
      ({ELEN{sel.both}} & a & b);
  assign result = (logical ^ iota) | ({ELEN{sel.sum}} & sum);
endmodule
