// SPDX-License-Identifier: Apache-2.0 OR MIT
// Shifts and rotations of one element of ELEN bits, or of its two halves alone. Each half is rotated
// by itself; masks then pick from both the bits that stay, or that cross from the other. Combinational.
module lanewise_vec_shift #(
    parameter int unsigned ELEN = 64
) (
    input  logic            rotate,  // to the left; SEW is ELEN
    input  logic            left,    // vsll; none of the three: 0 comes out
    input  logic            right,   // vsrl
    input  logic            wide,    // SEW is 64
    input  logic [ELEN-1:0] value,
    input  logic [ELEN-1:0] by,      // each element's distance in its low bits
    output logic [ELEN-1:0] result
);
  localparam int unsigned Halves = ELEN / 32;

  logic swap;  // by 32 and more
  assign swap = Halves == 2 && wide && by[5];

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

  logic [ELEN-1:0] turned, crosses;
  for (genvar h = 0; h < Halves; h++) begin : g_half
    logic [ 4:0] distance;
    logic [31:0] first;
    assign distance = wide ? by[4:0] : by[32*h+:5];
    // To the right by d is to the left by ~d and by one more.
    always_comb begin
      turned[32*h+:32] = right ? {value[32*h+:31], value[32*h+31]} : value[32*h+:32];
      for (int unsigned k = 0; k < 5; k++) begin
        if (distance[k] ^ right)
          turned[32*h+:32] = (turned[32*h+:32] << (1 << k)) | (turned[32*h+:32] >> (32 - (1 << k)));
      end
      // The bits that went round: the low d, or the high d.
      first = below(distance);
      for (int unsigned i = 0; i < 32; i++) crosses[32*h+i] = right ? first[31-i] : first[i];
    end
  end

  logic on;
  assign on = rotate || left || right;
  for (genvar h = 0; h < Halves; h++) begin : g_result
    logic [31:0] stay, come, own, other;
    logic enters;  // an element is shifted from the other half into this one
    assign enters = wide && (rotate || (h == 0 ? right : left));
    assign own = turned[32*h+:32];
    assign other = turned[32*(Halves-1-h)+:32];
    assign stay = swap ? crosses[32*h+:32] & {32{rotate}} : ~crosses[32*h+:32] & {32{on}};
    assign come = Halves == 2 ? (crosses[32*h+:32] ^ {32{swap}}) & {32{enters}} : '0;
    assign result[32*h+:32] = (own & stay) | (other & come);
  end
endmodule
