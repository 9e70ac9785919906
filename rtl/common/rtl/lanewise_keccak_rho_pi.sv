// SPDX-License-Identifier: Apache-2.0 OR MIT
// rho and pi: wires alone.
module lanewise_keccak_rho_pi (
    input  logic [1599:0] a,  // lane x + 5*y at bits 64*(x + 5*y)
    output logic [1599:0] b
);
  import lanewise_keccak_pkg::*;

  for (genvar i = 0; i < LANES; i++) begin : g_lane
    localparam int unsigned Left = rho_offset(i);
    localparam int unsigned Target = pi_target(i);
    logic [63:0] from;
    assign from = a[64*i+:64];
    assign b[64*Target+:64] = (from << Left) | (from >> ((64 - Left) % 64));
  end
endmodule
