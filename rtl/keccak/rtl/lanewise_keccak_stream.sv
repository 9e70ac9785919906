// SPDX-License-Identifier: Apache-2.0 OR MIT
// A sponge between two streams of lanes: a command, a message, its digest; then the state is zeros
// and the next command is taken. A block of n lanes takes n + 24 / ROUNDS cycles, in and out, and
// up to four in which columns turn back (one for 21 lanes, two for 17); the end of a message a
// cycle more, or two if its last lane is whole, and up to four until the last lane of the block is
// in front.
//
// A beat that is not the last has all eight bytes, the last one has the first none to eight of
// them, as TKEEP says. Of another beat, of a rate that is not from 1 to 24 lanes, and of no lanes
// wanted, the digest is one beat of zeros with m_axis_tuser_o, after the message was accepted to
// its last beat.
module lanewise_keccak_stream #(
    parameter int unsigned ROUNDS = 1  // in a cycle: 1 or 2
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        cmd_valid_i,
    output logic        cmd_ready_o,
    input  logic [ 4:0] cmd_rate_i,       // lanes of a block, 1 to 24
    input  logic [ 7:0] cmd_suffix_i,     // byte behind the message: 06 of SHA-3, 1f of SHAKE
    input  logic        cmd_twelve_i,     // twelve rounds, as in TurboSHAKE
    input  logic [15:0] cmd_lanes_i,      // of the digest, at least 1
    input  logic        s_axis_tvalid_i,
    output logic        s_axis_tready_o,
    input  logic [63:0] s_axis_tdata_i,
    input  logic [ 7:0] s_axis_tkeep_i,
    input  logic        s_axis_tlast_i,
    output logic        m_axis_tvalid_o,
    input  logic        m_axis_tready_i,
    output logic [63:0] m_axis_tdata_o,
    output logic        m_axis_tlast_o,
    output logic        m_axis_tuser_o    // with the last beat: the message or its command was none
);
  localparam logic [2:0] Idle = 3'd0;
  localparam logic [2:0] Absorb = 3'd1;
  localparam logic [2:0] Suffix = 3'd2;  // in a lane of its own
  localparam logic [2:0] Last = 3'd3;    // the last bit of the last block
  localparam logic [2:0] Squeeze = 3'd4;

  logic [2:0] state_q;
  logic [4:0] at_q, last_q;  // lane, and the last one of a block
  logic [7:0] suffix_q;
  logic twelve_q, error_q;
  logic [15:0] left_q;       // lanes of the digest

  logic ready, want, take, beat, whole, wrong, full, give, free, start, clear;
  logic unused;  // ready says enough
  logic [63:0] message, change, lane;
  assign cmd_ready_o = state_q == Idle;
  assign s_axis_tready_o = state_q == Absorb && ready;
  assign beat = s_axis_tvalid_i && s_axis_tready_o;
  assign whole = s_axis_tkeep_i == 8'hff;
  assign wrong = (s_axis_tkeep_i & (s_axis_tkeep_i + 8'd1)) != 8'd0 || (!s_axis_tlast_i && !whole);
  assign full = at_q == last_q;
  assign free = !m_axis_tvalid_o || m_axis_tready_i;
  assign give = state_q == Squeeze && ready && free;
  // The state is not used while a malformed message is read to its end.
  assign want = state_q != Idle && !error_q;
  assign take = want && ready && (state_q == Absorb ? beat : state_q != Squeeze || give);
  // The bytes that count, and the suffix behind them.
  always_comb begin
    message = '0;
    for (int unsigned b = 0; b < 8; b++) begin
      if (s_axis_tkeep_i[b]) message[8*b+:8] = s_axis_tdata_i[8*b+:8];
      else if (b == 0 || s_axis_tkeep_i[(b+7)%8]) message[8*b+:8] = suffix_q;
    end
  end
  always_comb begin
    change = '0;
    start = 1'b0;
    case (state_q)
      Absorb: begin
        if (!wrong) change = message;
        start = beat && full && !(s_axis_tlast_i && !whole);
      end
      Suffix: begin
        change = {56'd0, suffix_q};
        start = 1'b0;
      end
      Last: begin
        change = 64'h8000_0000_0000_0000;
        start = 1'b1;
      end
      default: start = give && full && left_q != 16'd1;
    endcase
  end
  assign clear = (beat && s_axis_tlast_i && (wrong || error_q)) || (give && left_q == 16'd1);

  lanewise_keccak_core #(
      .ROUNDS(ROUNDS)
  ) u_core (
      .clk_i,
      .rst_ni,
      .clear_i(clear),
      .start_i(start),
      .twelve_i(twelve_q),
      .busy_o(unused),
      .ready_o(ready),
      .want_i(want),
      .take_i(take),
      .turn_i(1'b1),
      .lane_i(state_q == Last ? last_q : at_q),
      .data_i(change),
      .data_o(lane)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q <= Idle;
      at_q <= '0;
      last_q <= '0;
      suffix_q <= '0;
      twelve_q <= 1'b0;
      error_q <= 1'b0;
      left_q <= '0;
    end else begin
      case (state_q)
        Idle: begin
          at_q <= '0;
          last_q <= cmd_rate_i - 5'd1;
          suffix_q <= cmd_suffix_i;
          twelve_q <= cmd_twelve_i;
          left_q <= cmd_lanes_i;
          error_q <= cmd_rate_i == 5'd0 || cmd_rate_i > 5'd24 || cmd_lanes_i == 16'd0;
          if (cmd_valid_i) state_q <= Absorb;
        end
        Absorb: if (beat) begin
          at_q <= full ? 5'd0 : at_q + 5'd1;
          error_q <= error_q || wrong;
          if (s_axis_tlast_i) begin
            if (wrong || error_q) begin
              state_q <= Squeeze;
              left_q <= 16'd1;
            end else state_q <= whole ? Suffix : Last;
          end
        end
        Suffix: if (ready) state_q <= Last;
        Last: if (ready) begin
          state_q <= Squeeze;
          at_q <= '0;
        end
        default: if (give) begin
          at_q <= full ? 5'd0 : at_q + 5'd1;
          left_q <= left_q - 16'd1;
          if (left_q == 16'd1) state_q <= Idle;
        end
      endcase
    end
  end

  // The register at the pins; what was offered stays until it is taken.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      m_axis_tvalid_o <= 1'b0;
      m_axis_tlast_o <= 1'b0;
      m_axis_tuser_o <= 1'b0;
    end else if (free) begin
      m_axis_tvalid_o <= give;
      m_axis_tlast_o <= give && left_q == 16'd1;
      m_axis_tuser_o <= give && error_q;
    end
  end
  always_ff @(posedge clk_i) begin
    if (free) m_axis_tdata_o <= give ? lane : '0;
  end

`ifdef LANEWISE_ASSERT
  logic [66:0] offered_q;
  always @(posedge clk_i) begin
    offered_q <= {m_axis_tvalid_o && !m_axis_tready_i, m_axis_tlast_o, m_axis_tuser_o,
                  m_axis_tdata_o};
    if (rst_ni) begin
      assert (!offered_q[66] ||
          {m_axis_tvalid_o, m_axis_tlast_o, m_axis_tuser_o, m_axis_tdata_o} == offered_q)
      else $fatal(1, "rule: a beat stays");
      assert (state_q == Idle || error_q || at_q <= last_q)
      else $fatal(1, "rule: lanes of a block");
      assert (!m_axis_tuser_o || (m_axis_tlast_o && m_axis_tdata_o == '0))
      else $fatal(1, "rule: of an error there are zeros alone");
    end
  end
`endif
endmodule
