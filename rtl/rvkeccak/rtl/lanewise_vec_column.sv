// SPDX-License-Identifier: Apache-2.0 OR MIT
// pi of one row: lane x of plane k goes to element k of plane 2x + 3k. Each write bus carries for each
// state the one lane that its register takes; the enables pick the element.
module lanewise_vec_column #(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    localparam int unsigned STATES = VLEN / ELEN / 5,
    localparam int unsigned WORDS = VLEN / 32
) (
    input  logic [        4:0] plane,   // one-hot k
    input  logic [   4:0][4:0] pick,    // pick_of(mod5(vd), plane)
    input  logic [   VLEN-1:0] row,
    input  logic [  WORDS-1:0] active,  // words of the row that move
    output logic [   VLEN-1:0] lanes,   // of bus b and state s: at ELEN*(5*s + b)
    output logic [5*STATES-1:0] states   // plane j of state s takes an element: at 5*s + j
);
  for (genvar s = 0; s < STATES; s++) begin : g_state
    for (genvar b = 0; b < 5; b++) begin : g_bus
      logic [ELEN-1:0] lane;
      always_comb begin
        lane = '0;
        for (int unsigned x = 0; x < 5; x++) begin
          lane = lane | ({ELEN{pick[b][x]}} & row[ELEN*(5*s+x)+:ELEN]);
        end
      end
      assign lanes[ELEN*(5*s+b)+:ELEN] = lane;
    end
    // x of the lane that goes to plane j of the result: 2x + 3k = j, thus x = 3j + k (mod 5).
    for (genvar j = 0; j < 5; j++) begin : g_plane
      always_comb begin
        states[5*s+j] = 1'b0;
        for (int unsigned k = 0; k < 5; k++) begin
          if (plane[k] && active[(ELEN/32)*(5*s+(3*j+k)%5)]) states[5*s+j] = 1'b1;
        end
      end
    end
  end
endmodule
