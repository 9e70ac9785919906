// SPDX-License-Identifier: Apache-2.0 OR MIT
// pi of one row: lane x of plane k goes to element k of plane 2x + 3k. Each write bus carries, in
// every element of a state, the one lane that its register takes; the enables pick the element.
module lanewise_vec_column #(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    localparam int unsigned STATES = VLEN / ELEN / 5,
    localparam int unsigned WORDS = VLEN / 32
) (
    input  logic [         4:0] plane,    // one-hot k
    input  logic [         4:0] vd,       // register of plane 0 of the result
    input  logic [    VLEN-1:0] row,
    input  logic [   WORDS-1:0] active,   // words of the row that move
    output logic [  5*VLEN-1:0] bus,
    output logic [5*STATES-1:0] states    // plane j of state s takes an element: at 5*s + j
);
  // x of the lane that goes to plane j of the result: 2x + 3k = j, thus x = 3j + k (mod 5).
  logic [4:0][4:0] from;  // from[j]: one-hot x
  always_comb begin
    from = '0;
    for (int unsigned j = 0; j < 5; j++) begin
      for (int unsigned k = 0; k < 5; k++) begin
        if (plane[k]) from[j][(3*j+k)%5] = 1'b1;
      end
    end
  end

  logic [4:0] phase;  // one-hot vd mod 5
  always_comb begin
    phase = '0;
    for (int unsigned r = 0; r < 32; r++) begin
      if (vd == 5'(r)) phase[r%5] = 1'b1;
    end
  end

  // The lane that bus b carries: that of plane j, where vd + j = b (mod 5).
  logic [4:0][4:0] pick;  // pick[b]: one-hot x
  always_comb begin
    pick = '0;
    for (int unsigned b = 0; b < 5; b++) begin
      for (int unsigned j = 0; j < 5; j++) begin
        if (phase[(b+5-j)%5]) pick[b] = pick[b] | from[j];
      end
    end
  end

  for (genvar s = 0; s < STATES; s++) begin : g_state
    for (genvar b = 0; b < 5; b++) begin : g_bus
      logic [ELEN-1:0] lane;
      always_comb begin
        lane = '0;
        for (int unsigned x = 0; x < 5; x++) begin
          lane = lane | ({ELEN{pick[b][x]}} & row[ELEN*(5*s+x)+:ELEN]);
        end
      end
      assign bus[VLEN*b+ELEN*5*s+:5*ELEN] = {5{lane}};
    end
    logic [4:0] moves;  // by x
    for (genvar x = 0; x < 5; x++) begin : g_moves
      assign moves[x] = active[(ELEN/32)*(5*s+x)];
    end
    for (genvar j = 0; j < 5; j++) begin : g_plane
      assign states[5*s+j] = |(from[j] & moves);
    end
  end
endmodule
