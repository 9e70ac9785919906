// SPDX-License-Identifier: Apache-2.0 OR MIT
// The state of Keccak-f[1600] in 25 memories of LUTs, of which SLICES slices of a round are made in
// a cycle. Each lane is Words words of so many bits, twice: a pass reads one half and writes the
// other. The first pass is theta; each of the 24 that follow is rho, pi, chi and iota of a round
// and theta of the next, and the last one goes without it. rho is the word from which a lane is
// read, and wires between that and the one read before it. theta of a pass's first slice needs the
// parities of its last one, so a pass has a cycle before its words, in which that slice's are found
// and nothing is written. So a permutation takes 225 cycles with eight slices and 425 with four,
// after one in which permute_i is seen.
//
// A lane of a message is added in Words cycles, and one of output comes in so many, while the one
// before it stands at lane_o. absorb_i and new_i may come while ready_o; permute_i stands until
// permuted_o, the last cycle of the permutation, after which the lanes come from the first one on.
module lanewise_mlkem_slices #(
    parameter int unsigned SLICES = 8,  // 4 or 8
    localparam int unsigned Words = 64 / SLICES,
    localparam int unsigned Bits = $clog2(Words)
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,     // zeros: of all if for 2 Words cycles, else as new_i
    output logic        ready_o,
    input  logic        new_i,       // all lanes are zeros in Words cycles
    input  logic        absorb_i,
    input  logic [ 4:0] number_i,    // the lane to which is added in the cycles that follow
    output logic [Bits-1:0] word_o,   // in these: which bits of it
    input  logic [SLICES-1:0] word_i,
    input  logic        permute_i,
    output logic        permuted_o,
    output logic        valid_o,
    input  logic        taken_i,
    output logic [63:0] lane_o
);
  import lanewise_keccak_pkg::*;
`ifndef __ICARUS__
  if (SLICES != 4 && SLICES != 8) begin : g_check
    $error("SLICES must be 4 or 8");
  end
`endif

  localparam logic [2:0] Rest = 3'd0;
  localparam logic [2:0] Zero = 3'd1;
  localparam logic [2:0] Absorb = 3'd2;
  localparam logic [2:0] Permute = 3'd3;
  localparam logic [2:0] Squeeze = 3'd4;
  localparam logic [4:0] LastPass = 5'd24;

  // Sequence. word_q: of each lane; before_q: the cycle before a pass's words.
  logic [2:0] state_q;
  logic [Bits-1:0] word_q;
  logic [4:0] pass_q, number_q;
  logic half_q, before_q, cleared_q, last_word, load;
  assign word_o = word_q;
  assign last_word = word_q == '1;
  assign ready_o = state_q == Rest || state_q == Squeeze
      || ((state_q == Zero || state_q == Absorb) && last_word);
  assign permuted_o = state_q == Permute && last_word && !before_q && pass_q == LastPass;
  assign load = state_q == Squeeze && last_word && (!valid_o || taken_i);
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q <= Zero;
      word_q <= '0;
      pass_q <= '0;
      number_q <= '0;
      half_q <= 1'b0;
      before_q <= 1'b0;
      cleared_q <= 1'b0;
      valid_o <= 1'b0;
    end else begin
      cleared_q <= clear_i;
      if (clear_i) begin
        // Both halves in turn, the first one first.
        state_q <= Zero;
        word_q <= cleared_q ? word_q + Bits'(1) : '0;
        half_q <= cleared_q && (half_q ^ last_word);
        valid_o <= 1'b0;
      end else if (new_i || absorb_i) begin
        state_q <= new_i ? Zero : Absorb;
        word_q <= '0;
        number_q <= number_i;
        valid_o <= 1'b0;
      end else begin
        if (taken_i) valid_o <= 1'b0;
        case (state_q)
          Zero, Absorb: begin
            word_q <= word_q + Bits'(1);
            if (last_word) state_q <= Rest;
          end
          Permute: begin
            before_q <= last_word && !before_q;
            if (!last_word || before_q) word_q <= word_q + Bits'(1);
            else begin
              half_q <= !half_q;
              pass_q <= pass_q + 5'd1;
              if (pass_q == LastPass) begin
                state_q <= Squeeze;
                word_q <= '0;
                before_q <= 1'b0;
                number_q <= '0;
              end
            end
          end
          default: begin
            if (permute_i) begin
              state_q <= Permute;
              word_q <= '1;
              before_q <= 1'b1;
              pass_q <= '0;
              valid_o <= 1'b0;
            end else if (state_q == Squeeze) begin
              if (!last_word || load) word_q <= word_q + Bits'(1);
              if (load) begin
                number_q <= number_q + 5'd1;
                valid_o <= 1'b1;
              end
            end
          end
        endcase
      end
    end
  end

  // The words that are read, those of a lane as rho has them, and what goes into the memories.
  logic moves, first, last, write_all;
  logic [SLICES*LANES-1:0] word, moved, made, mixed, written;
  logic [SLICES*5-1:0] parity;
  logic [4:0] above_q;  // parities of the slice before these
  logic [SLICES-1:0] at_lane, given;
  logic [63:0] constant;
  logic half_to;
  assign first = pass_q == '0;
  assign last = pass_q == LastPass;
  assign moves = state_q == Permute && !first;
  assign write_all = state_q == Zero || (state_q == Permute && !before_q);
  assign half_to = half_q ^ (state_q == Permute);
  assign constant = round_constant(pass_q - 5'd1);
  for (genvar i = 0; i < LANES; i++) begin : g_lane
    localparam int unsigned Left = rho_offset(i);
    (* ram_style = "distributed" *) logic [SLICES-1:0] mem[2*Words];
    logic [SLICES-1:0] read_q;
    logic [Bits-1:0] from;
    assign from = moves ? word_q - Bits'(Left / SLICES) : word_q;
    assign word[SLICES*i+:SLICES] = mem[{half_q, from}];
    always_ff @(posedge clk_i) begin
      if (write_all || (state_q == Absorb && number_q == 5'(i)))
        mem[{half_to, word_q}] <= written[SLICES*i+:SLICES];
    end
    always_ff @(posedge clk_i) read_q <= word[SLICES*i+:SLICES];
    assign moved[SLICES*pi_target(i)+:SLICES] =
        SLICES'({word[SLICES*i+:SLICES], read_q} >> (SLICES - Left % SLICES));
  end
  for (genvar x = 0; x < 5; x++) begin : g_sheet
    logic [SLICES-1:0] left, right;
    for (genvar y = 0; y < 5; y++) begin : g_lane
      localparam int unsigned At = SLICES * (x + 5 * y);
      logic [SLICES-1:0] more;
      assign more = x == 0 && y == 0 ? constant[SLICES*word_q+:SLICES] : '0;
      assign made[At+:SLICES] = first ? word[At+:SLICES] : moved[At+:SLICES] ^ more
          ^ (~moved[SLICES*((x+1)%5+5*y)+:SLICES] & moved[SLICES*((x+2)%5+5*y)+:SLICES]);
      assign mixed[At+:SLICES] = made[At+:SLICES] ^ left ^ right;
      assign written[At+:SLICES] = state_q == Permute ? mixed[At+:SLICES] : given;
    end
    // None in the last pass, which has no theta.
    assign parity[SLICES*x+:SLICES] = last ? '0 : made[SLICES*x+:SLICES]
        ^ made[SLICES*(x+5)+:SLICES]
        ^ made[SLICES*(x+10)+:SLICES] ^ made[SLICES*(x+15)+:SLICES] ^ made[SLICES*(x+20)+:SLICES];
    assign left = parity[SLICES*((x+4)%5)+:SLICES];
    assign right = {parity[SLICES*((x+1)%5)+:SLICES-1], above_q[(x+1)%5]};
  end
  always_ff @(posedge clk_i) begin
    for (int unsigned x = 0; x < 5; x++) above_q[x] <= parity[SLICES*x+SLICES-1];
  end

  // One lane of them.
  logic [63-SLICES:0] next_q;
  always_comb begin
    at_lane = '0;
    for (int unsigned i = 0; i < LANES; i++) begin
      if (number_q == 5'(i)) at_lane = word[SLICES*i+:SLICES];
    end
  end
  assign given = state_q == Absorb ? at_lane ^ word_i : '0;
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      next_q <= '0;
      lane_o <= '0;
    end else begin
      for (int unsigned b = 0; b < Words - 1; b++) begin
        if (state_q == Squeeze && word_q == Bits'(b)) next_q[SLICES*b+:SLICES] <= at_lane;
      end
      if (load) lane_o <= {at_lane, next_q};
    end
  end
endmodule
