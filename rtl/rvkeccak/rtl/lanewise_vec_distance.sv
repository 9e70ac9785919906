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

  // Of 32 bits those that go round, the low `count` ones or if `high` the high ones, are `there`,
  // the others `here`. By groups of eight, of which one is parted: a comparison a bit would cost an
  // adder a bit, and what is chosen is known by groups before the bits are.
  function automatic logic [31:0] parted(input logic high, input logic [4:0] count,
                                         input logic there, input logic here);
    for (int unsigned g = 0; g < 4; g++) begin
      logic whole, some;  // of this group go round
      whole = high ? count[4:3] > 2'(3 - g) : count[4:3] > 2'(g);
      some = high ? count[4:3] >= 2'(3 - g) : count[4:3] >= 2'(g);
      for (int unsigned i = 0; i < 8; i++) begin
        parted[8*g+i] = (high ? count[2:0] > 3'(7 - i) : count[2:0] > 3'(i)) ?
            (some ? there : here) : (whole ? there : here);
      end
    end
  endfunction

  for (genvar h = 0; h < HALVES; h++) begin : g_half
    logic [4:0] distance;
    logic enters;  // an element is shifted from the other half into this one
    assign distance = wide ? by[4:0] : by[32*h+:5];
    // The negated distance without a carry: each bit that has a lower one set is inverted.
    for (genvar i = 0; i < 5; i++) begin : g_amount
      assign amount[5*h+i] = distance[i] ^ (right && (distance & 5'((1 << i) - 1)) != '0);
    end
    assign enters = wide && (rotate || (h == 0 ? right : left));
    assign stay[32*h+:32] = parted(right, distance, swap && rotate, !swap && on);
    assign come[32*h+:32] = HALVES == 2 ? parted(right, distance, !swap && enters, swap && enters) :
                                          '0;
  end
endmodule
