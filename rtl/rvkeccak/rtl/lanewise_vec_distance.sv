// SPDX-License-Identifier: Apache-2.0 OR MIT
// What lanewise_vec_shift does to one element of ELEN bits: how far each half is rotated to the
// left, which of its bits then stay, and which come from the other half. Combinational; its results
// are registered, for this and the shifter together would be the longest path of the unit.
module lanewise_vec_distance #(
    parameter int unsigned ELEN = 64,
    localparam int unsigned HALVES = ELEN / 32
) (
    input  logic                rotate,  // to the left; SEW is ELEN
    input  logic                left,    // vsll; none of the three: 0 comes out
    input  logic                right,   // vsrl
    input  logic                wide,    // SEW is 64
    input  logic [    ELEN-1:0] by,      // in its low bits, of each half if SEW is 32
    output logic [5*HALVES-1:0] amount,
    output logic [    ELEN-1:0] stay,
    output logic [    ELEN-1:0] come
);
  logic on, swap;  // swap: by 32 and more
  assign on = rotate || left || right;
  assign swap = HALVES == 2 && wide && by[5];

  // Bit i: i < count. By thirds of the count, for a comparison a bit would cost an adder a bit.
  function automatic logic [31:0] below(input logic [4:0] count);
    logic [7:0] low;
    for (int unsigned i = 0; i < 8; i++) begin
      low[i] = 1'b0;
      for (int unsigned m = i + 1; m < 8; m++) if (count[2:0] == 3'(m)) low[i] = 1'b1;
    end
    for (int unsigned i = 0; i < 32; i++) begin
      below[i] = count[4:3] == 2'(i / 8) && low[i%8];
      for (int unsigned g = i / 8 + 1; g < 4; g++) if (count[4:3] == 2'(g)) below[i] = 1'b1;
    end
  endfunction

  for (genvar h = 0; h < HALVES; h++) begin : g_half
    logic [ 4:0] distance;
    logic [31:0] first, crosses;
    logic enters;  // an element is shifted from the other half into this one
    assign distance = wide ? by[4:0] : by[32*h+:5];
    assign amount[5*h+:5] = right ? -distance : distance;
    // The bits that went round: the low d, or the high d.
    always_comb begin
      first = below(distance);
      for (int unsigned i = 0; i < 32; i++) crosses[i] = right ? first[31-i] : first[i];
    end
    assign enters = wide && (rotate || (h == 0 ? right : left));
    assign stay[32*h+:32] = swap ? crosses & {32{rotate}} : ~crosses & {32{on}};
    assign come[32*h+:32] = HALVES == 2 ? (crosses ^ {32{swap}}) & {32{enters}} : '0;
  end
endmodule
