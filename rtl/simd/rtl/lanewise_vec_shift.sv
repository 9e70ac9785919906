// SPDX-License-Identifier: Apache-2.0 OR MIT
// Shifts and rotations of one element of ELEN bits, or of its two halves alone: one rotation to the
// left by stages, of which shifts keep only the bits that did not wrap. Combinational.
module lanewise_vec_shift #(
    parameter int unsigned ELEN = 64,
    localparam int unsigned STAGES = $clog2(ELEN)
) (
    input  logic            rotate,
    input  logic            left,    // vsll; neither: 0 comes out
    input  logic            right,   // vsrl
    input  logic            wide,    // SEW is 64
    input  logic [ELEN-1:0] value,
    input  logic [ELEN-1:0] by,      // each element's distance in its low bits
    output logic [ELEN-1:0] result
);
  localparam int unsigned Halves = ELEN / 32;

  // Distance of each half, and that of the rotation to the left that serves it: to the right by d is
  // to the left by -d, which is ~d and one more.
  logic [Halves-1:0][STAGES-1:0] distance, turn;
  always_comb begin
    for (int unsigned h = 0; h < Halves; h++) begin
      distance[h] = STAGES'(by[32*h+:5]);
      if (Halves == 2 && wide) distance[h] = by[STAGES-1:0];
      turn[h] = distance[h] ^ {STAGES{right}};
    end
  end

  // Stage k turns each half by 2^k: around the whole element, or around itself.
  logic [ELEN-1:0] turned;
  always_comb begin
    turned = value;
    if (right) begin
      for (int unsigned h = 0; h < Halves; h++) begin
        turned[32*h+:32] = {value[32*h+:31], value[32*h+31]};
      end
      if (wide) turned = {value[ELEN-2:0], value[ELEN-1]};
    end
    for (int unsigned k = 0; k < STAGES; k++) begin
      logic [ELEN-1:0] far, near;
      far = (turned << (1 << k)) | (turned >> (ELEN - (1 << k)));
      for (int unsigned h = 0; h < Halves; h++) begin
        near[32*h+:32] = turned[32*h+:32];
        if (k < 5)
          near[32*h+:32] = (turned[32*h+:32] << (1 << k)) | (turned[32*h+:32] >> (32 - (1 << k)));
      end
      for (int unsigned h = 0; h < Halves; h++) begin
        if (turn[h][k]) turned[32*h+:32] = wide ? far[32*h+:32] : near[32*h+:32];
      end
    end
  end

  // Shifted constants: compared with each bit's index, the distance would cost an adder a bit.
  logic [ELEN-1:0] keep_left, keep_right;
  always_comb begin
    for (int unsigned h = 0; h < Halves; h++) begin
      keep_left[32*h+:32]  = 32'hffff_ffff << distance[h];
      keep_right[32*h+:32] = 32'hffff_ffff >> distance[h];
    end
    if (wide) begin
      keep_left  = {ELEN{1'b1}} << distance[0];
      keep_right = {ELEN{1'b1}} >> distance[0];
    end
  end
  assign result = turned &
      ({ELEN{rotate}} | (keep_left & {ELEN{left}}) | (keep_right & {ELEN{right}}));
endmodule
