// SPDX-License-Identifier: Apache-2.0 OR MIT
// One read port of the flip-flop register file: an AND-OR multiplexer over 32 registers, with the
// words that are being written in this cycle taken from their bus.
module lanewise_vec_read #(
    parameter int unsigned VLEN = 320,
    localparam int unsigned WORDS = VLEN / 32
) (
    input  logic [            4:0] addr,
    input  logic [    32*VLEN-1:0] regs,
    input  logic [31:0][WORDS-1:0] enable,
    input  logic [     5*VLEN-1:0] bus,
    output logic [       VLEN-1:0] data
);
  logic [31:0] hot;
  logic [VLEN-1:0] stored, fresh;
  logic [WORDS-1:0] hit;

  always_comb begin
    hot = 32'b1 << addr;
    stored = '0;
    hit = '0;
    for (int unsigned r = 0; r < 32; r++) begin
      stored = stored | ({VLEN{hot[r]}} & regs[VLEN*r+:VLEN]);
      hit = hit | ({WORDS{hot[r]}} & enable[r]);
    end
    fresh = '0;
    for (int unsigned b = 0; b < 5; b++) begin
      logic on;
      on = 1'b0;
      for (int unsigned r = b; r < 32; r += 5) on = on | hot[r];
      fresh = fresh | ({VLEN{on}} & bus[VLEN*b+:VLEN]);
    end
    for (int unsigned w = 0; w < WORDS; w++) begin
      data[32*w+:32] = hit[w] ? fresh[32*w+:32] : stored[32*w+:32];
    end
  end
endmodule
