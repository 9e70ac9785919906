// SPDX-License-Identifier: Apache-2.0 OR MIT
// The phases of an instruction: when it is accepted, on which row it is, when it is done.
module lanewise_vec_sequencer
  import lanewise_vec_isa_pkg::*, lanewise_vec_row_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    parameter int unsigned ELENUM = 5,
    parameter bit OVERLAP = 0,
    parameter bit LUTRAM = 0,
    parameter bit FUSED = 0,
    parameter bit WHOLE = 0  // there are rounds of whole states
) (
    input  logic        clk,
    input  logic        rst_n,

    // The instruction that the core shows.
    input  logic        valid,
    input  logic [31:0] instr,
    input  logic [31:0] rs1,
    input  op_e         op,
    input  src_e        src,
    input  logic        memory,
    input  logic        whole,
    input  logic        stream,
    input  logic        leads,
    input  logic        illegal,
    input  logic        misaligned,
    input  logic        wide,         // its rows are of 64 bits
    input  logic [ 9:0] vl,
    output logic        fresh,        // it is not the one in progress
    output logic        takes,
    output logic        accept,
    output logic        sets_config,
    output logic        set_config,
    output logic        ready,
    output logic        commit,

    // Of loads and stores.
    input  logic        lsu_finishing,
    input  logic        lsu_trap,
    input  logic        lsu_busy,
    input  logic        scanning,

    // The instruction in progress.
    output phase_e      phase_q,
    output logic        idle_q,       // of the phase, for what must not wait for it to be decoded
    output logic        memory_q,
    output logic        finishing,
    output logic        steps,        // another row in the next cycle
    output logic        leads_q,      // ROWS, but no row in this cycle
    output logic        rows_q,       // a row in this cycle
    output logic [ 2:0] row_q,
    output logic [ 9:0] left_q,       // elements from this row on
    output logic        last_row,
    output logic        last_row_d,
    output logic        rounding_q,   // a round in this cycle
    output logic        last_round,
    output logic        high_q,       // ELEN 32: the high word of the constant
    output logic [63:0] rc,
    output logic        wide_q,
    output logic        five_q,       // vthetac, vthetarhopi, vchiiota
    output logic        column_q,     // through pi
    output logic        theta_q,      // vthetac
    output logic        stream_q      // vsqueezep
);
  import lanewise_keccak_pkg::*;

  // Elements of a register.
  function automatic logic [9:0] per_register(input logic by64);
    per_register = by64 ? 10'(ELENUM * ELEN / 64) : 10'(ELENUM * ELEN / 32);
  endfunction

  logic [4:0] first_constant, constant_q;
  logic single_q, trapped_q, held;  // single_q: one round alone

  assign sets_config = op inside {OP_VSETVLI, OP_VSETIVLI, OP_VSETVL};

  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) rounding_q <= 1'b0;
    else if (accept) rounding_q <= (whole && !LUTRAM) || stream;
    else if (WHOLE && LUTRAM && phase_q == FILL && row_q == 3'd4) rounding_q <= 1'b1;
    else if (last_round || trapped_q) rounding_q <= 1'b0;
  end
  always_comb begin
    unique case (phase_q)
      CONFIG, DRAIN: finishing = 1'b1;
      ROWS: finishing = last_row && !column_q && rows_q;
      ROUNDS: finishing = last_round && !LUTRAM;
      SPILL: finishing = row_q == 3'd4;
      MEMORY: finishing = (lsu_finishing || !lsu_busy) && (!rounding_q || last_round) && !trapped_q;
      default: finishing = 1'b0;
    endcase
  end

  // `held`: what the core shows is the instruction in progress. Only then is it not judged again.
  assign held = !idle_q && (!OVERLAP || memory_q);
  assign fresh = valid && !held;
  // `takes`: the registers of an instruction take what the core shows, whether it is to run or not;
  // that is known too late to hold them back, and without `accept` they mean nothing.
  logic may_start;
  assign takes = idle_q || (OVERLAP && finishing && phase_q inside {ROWS, DRAIN});
  assign may_start = idle_q || (takes && !memory && !whole);
  assign accept = fresh && may_start && !illegal && !misaligned && !sets_config;
  assign set_config = fresh && sets_config && !illegal;

  always_comb begin
    if (OVERLAP) ready = (accept && !memory) || (phase_q == MEMORY && finishing) || set_config;
    else ready = finishing;
  end
  // In an order of its own, for whether an instruction is accepted is known last.
  logic starts, ends;
  assign starts = accept || (set_config && !OVERLAP);
  assign ends = finishing || trapped_q;
  phase_e phase_d;
  always_comb begin
    phase_d = phase_q;
    if (accept) phase_d = memory ? MEMORY : whole ? (LUTRAM ? FILL : ROUNDS) : ROWS;
    else if (set_config && !OVERLAP) phase_d = CONFIG;
    else if (ends) phase_d = IDLE;
    else begin
      unique case (phase_q)
        ROWS: if (last_row && rows_q) phase_d = DRAIN;
        FILL: if (row_q == 3'd4) phase_d = ROUNDS;
        ROUNDS: if (last_round) phase_d = SPILL;
        default: ;
      endcase
    end
  end
  // The core needs two cycles and more to come back from a trap, so that nothing has to hear of it
  // in its own cycle.
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) begin
      phase_q <= IDLE;
      {idle_q, rows_q, memory_q, commit, trapped_q} <= 5'b10000;
    end else begin
      phase_q <= phase_d;
      idle_q <= !starts && (idle_q || finishing || trapped_q);
      if (accept) {rows_q, memory_q} <= {!memory && !whole && !leads, memory};
      else begin
        rows_q <= phase_q == ROWS && !(last_row && rows_q) && !ends;
        memory_q <= memory_q && !ends;
      end
      commit <= finishing && phase_q != CONFIG;
      trapped_q <= lsu_trap;
    end
  end

  // Round constant: from rs1 or the immediate; the first of the last 24 or 12.
  logic [5:0] constant;
  always_comb begin
    constant = src == SRC_X ? rs1[5:0] : {1'b0, instr[19:15]};
    if (op == OP_VPERMUTE) constant = instr[15] ? 6'd12 : 6'd0;
    if (stream) constant = instr[26] ? 6'd12 : 6'd0;
    if (op == OP_VKECCAK) constant = instr[20] ? 6'd12 : 6'd0;
  end
  assign first_constant = ELEN == 32 && constant >= 6'd24 ? 5'(constant - 6'd24) : constant[4:0];

  logic five;  // five rows, whatever vl is
  assign five = FUSED && op inside {OP_VTHETAC, OP_VTHETARHOPI, OP_VCHIIOTA};
  always_comb begin
    if (takes)
      last_row_d = !five &&
          (wide ? vl <= per_register(1'b1) : vl <= per_register(1'b0));
    else if (five_q) last_row_d = row_q == 3'd3;
    else if (wide_q) last_row_d = left_q <= 2 * per_register(1'b1);
    else last_row_d = left_q <= 2 * per_register(1'b0);
  end
  assign steps = rows_q || (WHOLE && phase_q inside {FILL, SPILL}) || scanning;
  always_ff @(posedge clk) begin
    if (takes || steps) last_row <= last_row_d;
    leads_q <= takes && leads;
    // Worked out a cycle ahead; outside rounds it says nothing.
    if (takes) begin
      single_q <= WHOLE && op == OP_VROUND;
      last_round <= WHOLE && (op == OP_VROUND || first_constant == 5'd23);
      five_q <= five;
      column_q <= op inside {OP_VPI, OP_VTHETARHOPI};
      theta_q <= FUSED && op == OP_VTHETAC;
      stream_q <= stream;
      wide_q <= wide;
      row_q <= '0;
      constant_q <= first_constant;
      high_q <= constant >= 6'd24;
      left_q <= vl;
    end else begin
      if (steps) begin
        row_q  <= phase_q == FILL && row_q == 3'd4 ? 3'd1 : row_q + 3'd1;
        left_q <= left_q - per_register(wide_q);
      end
      if (rounding_q) begin
        constant_q <= constant_q + 5'd1;
        last_round <= WHOLE && (single_q || constant_q == 5'd22);
      end
    end
  end
  assign rc = round_constant(constant_q);
endmodule
