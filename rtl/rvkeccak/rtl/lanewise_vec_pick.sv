// SPDX-License-Identifier: Apache-2.0 OR MIT
// What lanewise_vec_shift makes of the elements of a row, of its parts. Combinational.
module lanewise_vec_pick #(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    localparam int unsigned HALVES = ELEN / 32
) (
    input  logic [3*VLEN-1:0] parts,
    output logic [  VLEN-1:0] result
);
  for (genvar e = 0; e < VLEN / ELEN; e++) begin : g_element
    logic [ELEN-1:0] turned, stays, crosses;
    assign {crosses, stays, turned} = parts[3*ELEN*e+:3*ELEN];
    for (genvar h = 0; h < HALVES; h++) begin : g_half
      assign result[ELEN*e+32*h+:32] = (turned[32*h+:32] & stays[32*h+:32]) |
          (turned[32*(HALVES-1-h)+:32] & crosses[32*h+:32]);
    end
  end
endmodule
