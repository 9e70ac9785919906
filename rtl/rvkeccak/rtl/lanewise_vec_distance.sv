// SPDX-License-Identifier: Apache-2.0 OR MIT
// What lanewise_vec_shift does to one element of ELEN bits, half by half. Combinational; its results
// are registered, for this and the shifter together would be the longest path of the unit.
module lanewise_vec_distance
  import lanewise_vec_row_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    localparam int unsigned HALVES = ELEN / 32
) (
    input  logic               rotate,  // to the left; SEW is ELEN
    input  logic               left,    // vsll; none of the three: 0 comes out
    input  logic               right,   // vsrl
    input  logic               wide,    // SEW is 64
    input  logic  [6*HALVES-1:0] by,    // of each half; if SEW is 64, both the same
    output half_t [HALVES-1:0] how
);
  logic on, swap;  // swap: by 32 and more
  assign on = rotate || left || right;
  assign swap = HALVES == 2 && wide && by[5];

  for (genvar h = 0; h < HALVES; h++) begin : g_half
    logic [4:0] distance, amount;
    logic enters;  // an element is shifted from the other half into this one
    assign distance = by[6*h+:5];
    // The negated distance without a carry: each bit that has a lower one set is inverted.
    for (genvar i = 0; i < 5; i++) begin : g_amount
      assign amount[i] = distance[i] ^ (right && (distance & 5'((1 << i) - 1)) != '0);
    end
    assign enters = HALVES == 2 && wide && (rotate || (h == 0 ? right : left));
    always_comb begin
      how[h].amount = amount;
      how[h].count = distance;
      how[h].high = right;
      how[h].stays = {swap && rotate, !swap && on};
      how[h].comes = {!swap && enters, swap && enters};
    end
  end
endmodule
