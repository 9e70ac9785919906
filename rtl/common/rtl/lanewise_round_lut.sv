// SPDX-License-Identifier: Apache-2.0 OR MIT
// One round of Keccak-f[1600] as lanewise_keccak_round, which it is proved equal to (rtl/mlkem/formal).
// theta adds both parities to each bit in place of a plane made of them: with room for a further input
// beside the three of chi, what follows the round fits into the same look-up table. Combinational.
module lanewise_round_lut (
    input  logic [1599:0] a_i,  // lane x + 5*y at bits 64*(x + 5*y)
    input  logic [  63:0] constant_i,
    output logic [1599:0] b_o
);
  logic [319:0] parity;
  logic [1599:0] added, moved, mixed;
  assign parity = a_i[0+:320] ^ a_i[320+:320] ^ a_i[640+:320] ^ a_i[960+:320] ^ a_i[1280+:320];
  for (genvar i = 0; i < 25; i++) begin : g_lane
    logic [63:0] left, right;
    assign left = parity[64*((i+4)%5)+:64];
    assign right = parity[64*((i+1)%5)+:64];
    assign added[64*i+:64] = (a_i[64*i+:64] ^ left) ^ {right[62:0], right[63]};
  end
  lanewise_keccak_rho_pi u_rho_pi (
      .a(added),
      .b(moved)
  );
  for (genvar y = 0; y < 5; y++) begin : g_plane
    lanewise_keccak_chi u_chi (
        .a(moved[320*y+:320]),
        .b(mixed[320*y+:320])
    );
  end
  assign b_o = mixed ^ {1536'b0, constant_i};
endmodule
