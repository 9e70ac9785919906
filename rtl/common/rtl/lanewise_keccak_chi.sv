// SPDX-License-Identifier: Apache-2.0 OR MIT
// chi of one plane. Combinational.
module lanewise_keccak_chi (
    input  logic [319:0] a,  // lane x at bits 64*x
    output logic [319:0] b
);
  for (genvar x = 0; x < 5; x++) begin : g_lane
    assign b[64*x+:64] = a[64*x+:64] ^ (~a[64*((x+1)%5)+:64] & a[64*((x+2)%5)+:64]);
  end
endmodule
