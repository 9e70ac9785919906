// SPDX-License-Identifier: Apache-2.0 OR MIT
// One round of Keccak-p[1600]: iota(chi(pi(rho(theta(a))))) with round constant rc. Combinational.
module lanewise_keccak_round (
    input  logic [1599:0] a,   // lane x + 5*y at bits 64*(x + 5*y)
    input  logic [  63:0] rc,
    output logic [1599:0] b
);
  logic [319:0] d;
  logic [1599:0] moved, mixed;

  lanewise_keccak_theta u_theta (.a(a), .d(d));
  lanewise_keccak_rho_pi u_rho_pi (.a(a ^ {5{d}}), .b(moved));
  for (genvar y = 0; y < 5; y++) begin : g_plane
    lanewise_keccak_chi u_chi (.a(moved[320*y+:320]), .b(mixed[320*y+:320]));
  end
  assign b = mixed ^ {1536'b0, rc};
endmodule
