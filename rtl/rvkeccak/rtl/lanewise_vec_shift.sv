// SPDX-License-Identifier: Apache-2.0 OR MIT
// Shifts and rotations of one element of ELEN bits, or of its two halves alone, as
// lanewise_vec_distance says. Each half is rotated by itself; masks, which are made meanwhile, pick
// from both the bits that stay, or that cross from the other (lanewise_vec_pick). Combinational.
module lanewise_vec_shift
  import lanewise_vec_row_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    localparam int unsigned HALVES = ELEN / 32
) (
    input  half_t [HALVES-1:0] how,
    input  logic  [  ELEN-1:0] value,
    output logic  [3*ELEN-1:0] parts  // what cross, what stay, the element with its halves rotated
);
  // Of 32 bits those that go round, the low `count` ones or if `high` the high ones, are pick[1],
  // the others pick[0]. By groups of eight, of which one is parted: a comparison a bit would cost an
  // adder a bit.
  function automatic logic [31:0] parted(input logic high, input logic [4:0] count,
                                         input logic [1:0] pick);
    for (int unsigned g = 0; g < 4; g++) begin
      logic whole, some;  // of this group go round
      whole = high ? count[4:3] > 2'(3 - g) : count[4:3] > 2'(g);
      some = high ? count[4:3] >= 2'(3 - g) : count[4:3] >= 2'(g);
      for (int unsigned i = 0; i < 8; i++) begin
        parted[8*g+i] = (high ? count[2:0] > 3'(7 - i) : count[2:0] > 3'(i)) ?
            pick[some] : pick[whole];
      end
    end
  endfunction

  logic [ELEN-1:0] turned, stays, crosses;
  assign parts = {crosses, stays, turned};
  for (genvar h = 0; h < HALVES; h++) begin : g_half
    always_comb begin
      turned[32*h+:32] = value[32*h+:32];
      for (int unsigned k = 0; k < 5; k++) begin
        if (how[h].amount[k])
          turned[32*h+:32] = (turned[32*h+:32] << (1 << k)) | (turned[32*h+:32] >> (32 - (1 << k)));
      end
    end
    assign stays[32*h+:32] = parted(how[h].high, how[h].count, how[h].stays);
    assign crosses[32*h+:32] = parted(how[h].high, how[h].count, how[h].comes);
  end
endmodule
