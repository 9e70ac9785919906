// SPDX-License-Identifier: Apache-2.0 OR MIT
// Shifts and rotations of one element of ELEN bits, or of its two halves alone, as
// lanewise_vec_distance says. Each half is rotated by itself; masks then pick from both the bits
// that stay, or that cross from the other. Combinational.
module lanewise_vec_shift #(
    parameter int unsigned ELEN = 64,
    localparam int unsigned HALVES = ELEN / 32
) (
    input  logic [5*HALVES-1:0] amount,
    input  logic [    ELEN-1:0] stay,
    input  logic [    ELEN-1:0] come,
    input  logic [    ELEN-1:0] value,
    output logic [    ELEN-1:0] result
);
  logic [ELEN-1:0] turned;
  for (genvar h = 0; h < HALVES; h++) begin : g_half
    always_comb begin
      turned[32*h+:32] = value[32*h+:32];
      for (int unsigned k = 0; k < 5; k++) begin
        if (amount[5*h+k])
          turned[32*h+:32] = (turned[32*h+:32] << (1 << k)) | (turned[32*h+:32] >> (32 - (1 << k)));
      end
    end
    assign result[32*h+:32] = (turned[32*h+:32] & stay[32*h+:32]) |
        (turned[32*(HALVES-1-h)+:32] & come[32*h+:32]);
  end
endmodule
