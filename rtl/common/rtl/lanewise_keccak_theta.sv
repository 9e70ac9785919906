// SPDX-License-Identifier: Apache-2.0 OR MIT
// The plane that theta adds: d[x] = c[x-1] ^ rotl(c[x+1], 1) of the column parities c. Combinational.
module lanewise_keccak_theta (
    input  logic [1599:0] a,  // lane x + 5*y at bits 64*(x + 5*y)
    output logic [ 319:0] d   // lane x at bits 64*x
);
  logic [319:0] c;
  assign c = a[0+:320] ^ a[320+:320] ^ a[640+:320] ^ a[960+:320] ^ a[1280+:320];

  for (genvar x = 0; x < 5; x++) begin : g_d
    logic [63:0] right;
    assign right = c[64*((x+1)%5)+:64];
    assign d[64*x+:64] = c[64*((x+4)%5)+:64] ^ {right[62:0], right[63]};
  end
endmodule
