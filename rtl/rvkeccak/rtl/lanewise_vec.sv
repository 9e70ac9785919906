// SPDX-License-Identifier: Apache-2.0 OR MIT
// The vector unit. Operands are read in the cycle in which an instruction is accepted (R), one row
// is executed in each cycle after it (X) while the next row is read, and results reach the registers
// one cycle later (W), in the shadow of what follows. doc/architecture.md is the contract.
module lanewise_vec
  import lanewise_vec_isa_pkg::*, lanewise_vec_row_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    parameter int unsigned ELENUM = 5,
    parameter int unsigned MEM_WIDTH = 32,
    parameter bit OVERLAP = 0,
    parameter bit FUSED = 0,
    parameter bit ROUND = 0,
    parameter bit PERMUTE = 0,
    parameter bit WIDE = 0,
    parameter bit VKECCAK = 0,
    parameter bit LUTRAM = 0,
    localparam int unsigned VLEN = ELEN * ELENUM
) (
    input logic clk,
    input logic rst_n,

    input  logic        advance,     // `instr` changes to next_instr at the end of this cycle
    input  logic [31:0] next_instr,
    input  logic        valid,
    input  logic [31:0] instr,
    input  logic [31:0] rs1,
    input  logic [31:0] rs2,
    output logic        ready,
    output logic        trap,
    output logic [ 4:0] cause,
    output logic [31:0] tval,
    output logic        rd_we,
    output logic [31:0] rd_data,
    output logic [31:0] vl,
    output logic [31:0] vtype,

    output logic                   mem_req,
    output logic                   mem_we,
    output logic [MEM_WIDTH/8-1:0] mem_be,
    output logic [           31:0] mem_addr,
    output logic [  MEM_WIDTH-1:0] mem_wdata,
    input  logic [  MEM_WIDTH-1:0] mem_rdata,
    input  logic                   mem_err,

    output logic               commit,
    output logic [32*VLEN-1:0] debug_regs
);
  import lanewise_keccak_pkg::*;

  if (!(ELEN inside {32, 64})) begin : g_no_elen
    $error("ELEN must be 32 or 64");
  end
  if (!(ELENUM inside {5, 15, 30})) begin : g_no_elenum
    $error("ELENUM must be 5, 15 or 30");
  end
  if (!(MEM_WIDTH inside {32, 64})) begin : g_no_width
    $error("MEM_WIDTH must be 32 or 64");
  end
  if (ELEN == 32 && (FUSED || ROUND || PERMUTE || WIDE || VKECCAK)) begin : g_no_states
    $error("FUSED, ROUND, PERMUTE, WIDE and VKECCAK must be 0 with ELEN 32");
  end
  if (VKECCAK && ELENUM != 5) begin : g_no_vkeccak
    $error("VKECCAK must be 0 with more than one state");
  end

  localparam int unsigned States = ELENUM / 5;
  localparam int unsigned Words = VLEN / 32;
  localparam bit Stream = WIDE && PERMUTE && !LUTRAM && ELEN == 64;
  localparam bit Whole = (ROUND || PERMUTE || VKECCAK) && ELEN == 64;

  // Decode before `instr` is here, and judge it when it is.
  op_e op, next_op;
  src_e src, next_src;
  feature_e next_feature;
  logic simm, next_simm, eew64, next_eew64, illegal, misaligned, vill, sew64;
  logic [1:0] lmul;
  logic [9:0] vl10, new_vl;

  lanewise_vec_optable u_optable (
      .instr(next_instr),
      .op(next_op),
      .src(next_src),
      .feature(next_feature),
      .simm(next_simm),
      .eew64(next_eew64)
  );
  logic memory, whole, stream;
  logic named;  // v64rho and vpi name one plane or, by -1, count; all others count
  logic [4:0] first_a, first_b, first_bank_a, first_bank_b;  // registers that it reads first
  always_ff @(posedge clk) begin
    if (advance) begin
      {op, src, simm, eew64} <= {next_op, next_src, next_simm, next_eew64};
      memory <= on_memory(next_instr[6:2], next_instr[14:12]);
      whole <= Whole && next_op inside {OP_VROUND, OP_VPERMUTE, OP_VKECCAK};
      stream <= Stream && next_op == OP_VSQUEEZEP;  // stores a state while its rounds go on
      named <= next_op inside {OP_V64RHO, OP_VPI} && !next_instr[19];
      first_a <= reads_a(next_instr, LUTRAM);
      first_b <= reads_b(next_instr);
      first_bank_a <= mod5(reads_a(next_instr, LUTRAM));
      first_bank_b <= mod5(reads_b(next_instr));
    end
  end

  lanewise_vec_check #(
      .ELEN(ELEN),
      .ELENUM(ELENUM),
      .FUSED(FUSED),
      .ROUND(ROUND),
      .PERMUTE(PERMUTE),
      .WIDE(WIDE),
      .STREAM(Stream),
      .VKECCAK(VKECCAK),
      .OVERLAP(OVERLAP)
  ) u_check (
      .clk(clk), .advance(advance), .instr(next_instr), .op(next_op), .src(next_src),
      .feature(next_feature), .eew64(next_eew64), .rs1(rs1), .rs2(rs2), .vill(vill),
      .sew64(sew64), .lmul(lmul), .vl(vl10), .illegal(illegal), .misaligned(misaligned)
  );

  logic sets_config;
  assign sets_config = op inside {OP_VSETVLI, OP_VSETIVLI, OP_VSETVL};

  // Sequence.
  typedef enum logic [2:0] {IDLE, CONFIG, ROWS, DRAIN, FILL, ROUNDS, SPILL, MEMORY} phase_e;
  phase_e phase_q;
  op_e op_q;
  logic use_scalar_q, wide_q, vm_q, counted_q;
  logic [63:0] scalar_q;
  logic [2:0] row_q;
  logic [4:0] plane_q, rho_q;  // one-hot: plane of rho and pi; 0 where rho is not selected
  logic [4:0][4:0] pick_q;  // lanes that pi moves to each bus
  logic [4:0] plane;
  logic [4:0] next_a_q, next_b_q, next_bank_a_q, next_bank_b_q;  // registers of the next row
  select_t sel_q;
  logic [4:0] vd_q, constant_q;
  logic rounding_q;  // a round in this cycle
  logic high_q;  // ELEN 32: the high word of the constant
  logic [9:0] left_q;  // elements from this row on
  logic last_row, last_row_d;
  logic [Words-1:0] limit_q;  // words of this row below vl

  logic lsu_finishing, lsu_trap, lsu_busy, scanning, trapped_q;
  logic five_q, column_q, theta_q, stream_q;  // vthetac to vchiiota; through pi; vthetac; vsqueezep
  logic finishing, held, fresh, accept, set_config;

  // Rows are of the elements' width, or where they are examined of the indices'.
  logic wide;
  assign wide = memory ? eew64 : sew64;
  function automatic logic [9:0] per_register(input logic by64);
    per_register = by64 ? 10'(ELENUM * ELEN / 64) : 10'(Words);
  endfunction

  logic last_round;
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) rounding_q <= 1'b0;
    else if (accept) rounding_q <= (whole && !LUTRAM) || stream;
    else if (LUTRAM && phase_q == FILL && row_q == 3'd4) rounding_q <= 1'b1;
    else if (last_round || trapped_q) rounding_q <= 1'b0;
  end
  always_comb begin
    unique case (phase_q)
      CONFIG, DRAIN: finishing = 1'b1;
      ROWS: finishing = last_row && !column_q;
      ROUNDS: finishing = last_round && !LUTRAM;
      SPILL: finishing = row_q == 3'd4;
      MEMORY: finishing = (lsu_finishing || !lsu_busy) && (!rounding_q || last_round) && !trapped_q;
      default: finishing = 1'b0;
    endcase
  end

  // `held`: what the core shows is the instruction in progress. Only then is it not judged again.
  assign held = phase_q != IDLE && (!OVERLAP || phase_q == MEMORY);
  assign fresh = valid && !held;
  // `takes`: the registers of an instruction take what the core shows, whether it is to run or not;
  // that is known too late to hold them back, and without `accept` they mean nothing.
  logic takes, may_start;
  assign takes = phase_q == IDLE || (OVERLAP && finishing && phase_q inside {ROWS, DRAIN});
  assign may_start = phase_q == IDLE || (takes && !memory && !whole);
  assign accept = fresh && may_start && !illegal && !misaligned && !sets_config;
  assign set_config = fresh && sets_config && !illegal;

  always_comb begin
    if (OVERLAP) ready = (accept && !memory) || (phase_q == MEMORY && finishing) || set_config;
    else ready = finishing;
  end
  assign trap = (fresh && (illegal || misaligned)) || lsu_trap;
  logic [4:0] lsu_cause;
  logic [31:0] lsu_tval;
  always_comb begin
    if (lsu_trap) begin
      cause = lsu_cause;
      tval  = lsu_tval;
    end else if (illegal) begin
      cause = 5'd2;
      tval  = instr;
    end else begin
      cause = op inside {OP_VSE, OP_VSSE, OP_VSQUEEZE, OP_VSQUEEZEP} ? 5'd6 : 5'd4;
      tval  = rs1;
    end
  end
  assign rd_we = sets_config && ready;
  assign rd_data = {22'b0, OVERLAP ? new_vl : vl10};
  assign vl = {22'b0, vl10};

  lanewise_vec_config #(
      .ELEN(ELEN),
      .ELENUM(ELENUM)
  ) u_config (
      .clk(clk), .rst_n(rst_n), .set(set_config), .instr(instr), .op(op), .rs1(rs1), .rs2(rs2),
      .new_vl(new_vl), .vl(vl10), .vill(vill), .sew64(sew64), .lmul(lmul), .vtype(vtype)
  );

  phase_e phase_d;
  always_comb begin
    phase_d = phase_q;
    if (accept) phase_d = memory ? MEMORY : whole ? (LUTRAM ? FILL : ROUNDS) : ROWS;
    else if (set_config && !OVERLAP) phase_d = CONFIG;
    else if (finishing || trapped_q) phase_d = IDLE;
    else begin
      unique case (phase_q)
        ROWS: if (last_row) phase_d = DRAIN;
        FILL: if (row_q == 3'd4) phase_d = ROUNDS;
        ROUNDS: if (last_round) phase_d = SPILL;
        default: ;
      endcase
    end
  end
  // The core needs two cycles and more to come back from a trap, so that nothing has to hear of it
  // in its own cycle.
  logic idle_q, memory_q;  // of the phase, for what must not wait for it to be decoded
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) begin
      phase_q <= IDLE;
      {idle_q, memory_q, commit, trapped_q} <= 4'b1000;
    end else begin
      phase_q <= phase_d;
      idle_q <= phase_d == IDLE;
      memory_q <= phase_d == MEMORY;
      commit <= finishing && phase_q != CONFIG;
      trapped_q <= lsu_trap;
    end
  end

  // The immediate or scalar operand, extended to 64 bits or repeated in both halves.
  logic [31:0] operand;
  logic [63:0] scalar;
  assign operand = src == SRC_X ? rs1 : {{27{simm && instr[19]}}, instr[19:15]};
  assign scalar = {sew64 ? {32{operand[31]}} : operand, operand};

  // Round constant: from rs1 or the immediate; the first of the last 24 or 12.
  logic [5:0] constant;
  always_comb begin
    constant = src == SRC_X ? rs1[5:0] : {1'b0, instr[19:15]};
    if (op == OP_VPERMUTE) constant = instr[15] ? 6'd12 : 6'd0;
    if (stream) constant = instr[26] ? 6'd12 : 6'd0;
    if (op == OP_VKECCAK) constant = instr[20] ? 6'd12 : 6'd0;
  end

  assign plane = named ? 5'b1 << instr[17:15] : 5'b1;

  always_comb begin
    if (takes)
      last_row_d = !(op inside {OP_VTHETAC, OP_VTHETARHOPI, OP_VCHIIOTA}) &&
          (wide ? vl10 <= per_register(1'b1) : vl10 <= per_register(1'b0));
    else if (five_q) last_row_d = row_q == 3'd3;
    else if (wide_q) last_row_d = left_q <= 2 * per_register(1'b1);
    else last_row_d = left_q <= 2 * per_register(1'b0);
  end
  // Compared with constants before it is reduced, not after.
  function automatic logic [Words-1:0] below(input logic by64, input logic [9:0] count,
                                             input logic [9:0] less);
    for (int unsigned w = 0; w < Words; w++) begin
      below[w] = by64 ? count > 10'(w / 2) + less : count > 10'(w) + less;
    end
  endfunction
  always_ff @(posedge clk) begin
    if (takes || phase_q inside {ROWS, FILL, SPILL} || scanning) last_row <= last_row_d;
    if (takes) limit_q <= below(wide, vl10, '0);
    else if (phase_q == ROWS || scanning)
      limit_q <= wide_q ? below(1'b1, left_q, per_register(1'b1)) :
          below(1'b0, left_q, per_register(1'b0));
    if (takes) begin
      op_q <= op;
      five_q <= op inside {OP_VTHETAC, OP_VTHETARHOPI, OP_VCHIIOTA};
      column_q <= op inside {OP_VPI, OP_VTHETARHOPI};
      theta_q <= op == OP_VTHETAC;
      stream_q <= stream;
      use_scalar_q <= src inside {SRC_X, SRC_I};
      wide_q <= wide;
      vm_q <= instr[25];
      scalar_q <= scalar;
      sel_q <= select_of(op, instr[19:15]);
      counted_q <= !named;
      plane_q <= plane;
      rho_q <= op inside {OP_V64RHO, OP_V32LRHO, OP_V32HRHO, OP_VTHETARHOPI} ? plane : '0;
      pick_q <= pick_of(mod5(instr[11:7]), plane);
      row_q <= '0;
      vd_q <= instr[11:7];
      next_a_q <= first_a + 5'd1;
      next_b_q <= op == OP_VTHETARHOPI ? first_b : first_b + 5'd1;
      next_bank_a_q <= turn(first_bank_a);
      next_bank_b_q <= op == OP_VTHETARHOPI ? first_bank_b : turn(first_bank_b);
      constant_q <= ELEN == 32 && constant >= 6'd24 ? 5'(constant - 6'd24) : constant[4:0];
      high_q <= constant >= 6'd24;
      left_q <= vl10;
    end else begin
      if (phase_q inside {ROWS, FILL, SPILL} || scanning) begin
        row_q <= phase_q == FILL && row_q == 3'd4 ? 3'd1 : row_q + 3'd1;
        if (counted_q) begin
          plane_q <= plane_q << 1;
          rho_q   <= rho_q << 1;
          for (int unsigned b = 0; b < 5; b++) pick_q[b] <= turn(pick_q[b]);
        end
        left_q <= left_q - per_register(wide_q);
        next_a_q <= next_a_q + 5'd1;
        next_bank_a_q <= turn(next_bank_a_q);
        if (!(five_q && column_q)) begin
          next_b_q <= next_b_q + 5'd1;
          next_bank_b_q <= turn(next_bank_b_q);
        end
      end
      if (rounding_q) constant_q <= constant_q + 5'd1;
    end
  end
  assign last_round = op_q == OP_VROUND || constant_q == 5'd23;

  // Which words of this row, or of these indices, are active. Without overlap whatever wrote v0 is on
  // the buses when an instruction is accepted; with it that may be a cycle later.
  logic [VLEN/4-1:0] mask, mask_stored;
  logic [Words-1:0] bits, active;
  function automatic logic [Words-1:0] row_of(input logic [VLEN/4-1:0] from, input logic [2:0] row,
                                              input logic by64);
    row_of = '0;
    for (int unsigned k = 0; k < 8; k++) begin
      if (row == 3'(k)) begin
        for (int unsigned w = 0; w < Words; w++) begin
          row_of[w] = ELEN == 64 && by64 ? from[k*(Words/2)+w/2] : from[k*Words+w];
        end
      end
    end
  endfunction
  if (OVERLAP) begin : g_bits
    assign bits = row_of(mask, row_q, wide_q);
  end else begin : g_early_bits
    always_ff @(posedge clk) begin
      bits <= takes ? row_of(mask, '0, wide) : row_of(mask_stored, row_q + 3'd1, wide_q);
    end
  end
  always_comb begin
    for (int unsigned w = 0; w < Words; w++) begin
      active[w] = five_q || ((vm_q || bits[w]) && limit_q[w]);
    end
  end

  // Execute.
  logic [VLEN-1:0] a_q, b_q, sum_q, sum_next, before_pi, result;
  logic [63:0] rc;
  assign rc = round_constant(constant_q);

  lanewise_vec_row #(
      .ELEN (ELEN),
      .VLEN (VLEN),
      .FUSED(FUSED && ELEN == 64)
  ) u_row (
      .sel(sel_q),
      .wide(wide_q),
      .use_scalar(use_scalar_q),
      .scalar(scalar_q),
      .rho(rho_q),
      .first(row_q == '0),
      .constant(ELEN == 32 && high_q ? {32'b0, rc[63:32]} : rc),
      .a(a_q),
      .b(b_q),
      .sum(sum_q),
      .sum_next(sum_next),
      .before_pi(before_pi),
      .result(result)
  );
  if (FUSED) begin : g_sum
    always_ff @(posedge clk) sum_q <= sum_next;
  end else begin : g_no_sum
    assign sum_q = '0;
  end

  logic [VLEN-1:0] lanes;
  logic [5*States-1:0] column_states;
  lanewise_vec_column #(
      .ELEN(ELEN),
      .VLEN(VLEN)
  ) u_column (
      .plane(plane_q),
      .pick(pick_q),
      .row(before_pi),
      .active(active),
      .lanes(lanes),
      .states(column_states)
  );

  // Loads and stores.
  logic lsu_wr;
  logic [4:0] lsu_reg, lsu_raddr_a, lsu_raddr_b, lsu_bank_a, lsu_bank_b;
  logic [Words-1:0] lsu_words;
  logic [63:0] lsu_data;
  lanewise_vec_lsu #(
      .ELEN(ELEN),
      .VLEN(VLEN),
      .MEM_WIDTH(MEM_WIDTH),
      .WIDE(WIDE)
  ) u_lsu (
      .clk(clk), .rst_n(rst_n), .start(accept && memory), .op_in(op), .eew64_in(eew64),
      .sew64_in(sew64), .vm_in(instr[25]), .vd_in(instr[11:7]), .vs2_in(instr[24:20]),
      .bank_a_in(first_bank_a), .bank_b_in(first_bank_b), .rs1(rs1), .rs2(rs2), .vl(vl10),
      .mask_in(mask), .busy(lsu_busy), .scanning(scanning), .scan_active(active),
      .scan_last(last_row), .scan_last_next(last_row_d), .finishing(lsu_finishing),
      .trap(lsu_trap), .cause(lsu_cause), .tval(lsu_tval), .raddr_a(lsu_raddr_a),
      .raddr_b(lsu_raddr_b), .bank_a(lsu_bank_a), .bank_b(lsu_bank_b), .a(a_q), .b(b_q),
      .mem_req(mem_req), .mem_we(mem_we), .mem_be(mem_be), .mem_addr(mem_addr),
      .mem_wdata(mem_wdata), .mem_rdata(mem_rdata), .mem_err(mem_err), .wr(lsu_wr),
      .wr_reg(lsu_reg), .wr_words(lsu_words), .wr_data(lsu_data)
  );

  // Write: what this cycle puts on the buses, and where it goes in the next.
  logic row_write, wr_row, wr_column, wr_all, spill;
  logic [4:0] wr_reg;
  logic [Words-1:0] wr_words;
  assign row_write = phase_q == ROWS && !column_q && !(theta_q && row_q != 3'd4);
  assign spill = LUTRAM && ((phase_q == ROUNDS && last_round) || phase_q == SPILL);
  assign wr_row = row_write || lsu_wr || spill;
  assign wr_column = phase_q == ROWS && column_q;
  assign wr_all = finishing && (phase_q == ROUNDS || (phase_q == MEMORY && stream_q)) &&
      !LUTRAM;
  always_comb begin
    if (phase_q == MEMORY && !stream_q) wr_reg = lsu_reg;
    else if (column_q || theta_q || stream_q) wr_reg = vd_q;
    else if (phase_q == ROUNDS) wr_reg = vd_q;  // row 0 spills while the last round ends
    else wr_reg = vd_q + 5'(row_q);
    wr_words = phase_q == MEMORY ? lsu_words : spill ? '1 : active;
  end

  // The registers' data for the next cycle: a row, to the register that wr_reg names, or the lanes of a
  // column, one for each of five registers; on five buses, where register r takes bus r mod 5, both.
  logic [5*VLEN-1:0] bus, group_bus;
  logic [VLEN-1:0] bus_row, bus_lanes;
  if (Whole) begin : g_whole
    logic [5*VLEN-1:0] bus_q, round_bus;
    logic [4:0] bank_q;
    for (genvar s = 0; s < States; s++) begin : g_state
      logic [1599:0] now, following;
      for (genvar i = 0; i < 25; i++) begin : g_lane
        localparam int unsigned At = VLEN * (i / 5) + 64 * (5 * s + i % 5);
        assign now[64*i+:64] = bus_q[At+:64];
        assign round_bus[At+:64] = following[64*i+:64];
      end
      lanewise_keccak_round u_round (
          .a (now),
          .rc(rc),
          .b (following)
      );
    end
    for (genvar e = 0; e < ELENUM; e++) begin : g_element
      for (genvar i = 0; i < 5; i++) begin : g_bus
        localparam int unsigned At = VLEN * i + ELEN * e;
        always_ff @(posedge clk) begin
          // What is not written in the next cycle may be anything.
          if (rounding_q) bus_q[At+:ELEN] <= round_bus[At+:ELEN];
          else begin
            unique case (phase_q)
              IDLE: if (!LUTRAM) bus_q[At+:ELEN] <= group_bus[At+:ELEN];
              FILL: if (row_q == 3'(i)) bus_q[At+:ELEN] <= a_q[ELEN*e+:ELEN];
              ROWS:
              bus_q[At+:ELEN] <= column_q ? lanes[ELEN*(e-e%5+i)+:ELEN] : result[ELEN*e+:ELEN];
              MEMORY: if (!stream_q) bus_q[At+:ELEN] <= lsu_data[ELEN-1:0];
              default: ;
            endcase
          end
        end
      end
      assign bus_lanes[ELEN*e+:ELEN] = bus_q[VLEN*(e%5)+ELEN*e+:ELEN];
    end
    // A state that is spilled lies on its five buses, any other row on all.
    always_ff @(posedge clk) bank_q <= mod5(wr_reg);
    always_comb begin
      bus_row = '0;
      for (int unsigned i = 0; i < 5; i++) begin
        bus_row = bus_row | ({VLEN{bank_q[i]}} & bus_q[VLEN*i+:VLEN]);
      end
    end
    assign bus = bus_q;
  end else begin : g_rows
    logic [VLEN-1:0] row_data_q, lanes_q;
    logic wr_column_q;
    always_ff @(posedge clk) begin
      // Loads and stores select no result.
      row_data_q <= result | ((VLEN)'({(Words + 1) / 2{lsu_data}}) & {VLEN{memory_q}});
      lanes_q <= lanes;
      wr_column_q <= wr_column;
    end
    for (genvar e = 0; e < ELENUM; e++) begin : g_element
      for (genvar i = 0; i < 5; i++) begin : g_bus
        assign bus[VLEN*i+ELEN*e+:ELEN] = wr_column_q ? lanes_q[ELEN*(e-e%5+i)+:ELEN] :
            row_data_q[ELEN*e+:ELEN];
      end
    end
    assign bus_row   = row_data_q;
    assign bus_lanes = lanes_q;
  end

  // Read. In the last cycle of an instruction the ports already serve the one that waits.
  // `same`: and it is being written in this cycle. Loads and stores read nothing on its way, and
  // without overlap no later row does.
  logic [4:0] raddr_a, raddr_b, bank_a, bank_b, wr_reg_q;
  logic same_a, same_b;
  logic [VLEN-1:0] rdata_a, rdata_b;
  always_ff @(posedge clk) wr_reg_q <= wr_reg;
  always_comb begin
    if (memory_q) begin
      raddr_a = lsu_raddr_a;
      raddr_b = lsu_raddr_b;
      bank_a  = lsu_bank_a;
      bank_b  = lsu_bank_b;
      same_a  = 1'b0;
      same_b  = 1'b0;
    end else if (idle_q || (OVERLAP && finishing)) begin
      raddr_a = first_a;
      raddr_b = first_b;
      bank_a  = first_bank_a;
      bank_b  = first_bank_b;
      same_a  = first_a == wr_reg_q;
      same_b  = first_b == wr_reg_q;
    end else begin
      raddr_a = next_a_q;
      raddr_b = next_b_q;
      bank_a  = next_bank_a_q;
      bank_b  = next_bank_b_q;
      same_a  = OVERLAP && next_a_q == wr_reg_q;
      same_b  = OVERLAP && next_b_q == wr_reg_q;
    end
  end

  if (LUTRAM) begin : g_lutram
    lanewise_vec_lutram #(
        .VLEN(VLEN),
        .ELEN(ELEN),
        .OVERLAP(OVERLAP)
    ) u_registers (
        .clk(clk), .rst_n(rst_n), .wr_row(wr_row), .wr_column(wr_column), .wr_reg(wr_reg),
        .wr_words(wr_words), .wr_pos(plane_q), .wr_states(column_states), .row(bus_row),
        .lanes(bus_lanes), .raddr_a(raddr_a), .raddr_b(raddr_b), .bank_a(bank_a),
        .bank_b(bank_b), .same_a(same_a), .same_b(same_b), .rdata_a(rdata_a), .rdata_b(rdata_b),
        .mask(mask), .mask_stored(mask_stored), .debug_regs(debug_regs)
    );
    assign group_bus = '0;
  end else begin : g_flops
    logic [1:0] group;
    assign group = {instr[10], instr[7]};  // of v0, v5, v10, v15
    lanewise_vec_regfile #(
        .VLEN(VLEN),
        .ELEN(ELEN)
    ) u_registers (
        .clk(clk), .rst_n(rst_n), .wr_row(wr_row), .wr_column(wr_column), .wr_all(wr_all),
        .wr_reg(wr_reg), .wr_words(wr_words), .wr_pos(plane_q), .wr_states(column_states),
        .bus(bus), .raddr_a(raddr_a), .raddr_b(raddr_b), .rdata_a(rdata_a), .rdata_b(rdata_b),
        .group(group), .rdata_group(group_bus), .mask(mask), .mask_stored(mask_stored),
        .debug_regs(debug_regs)
    );
  end

  // A row on its way to the buses is taken from there: only overlapped instructions can ask for it.
  lanewise_vec_operand #(
      .VLEN(VLEN)
  ) u_operand_a (
      .clk(clk), .bypass(OVERLAP && row_write), .wr_reg(wr_reg), .active(active), .result(result),
      .raddr(raddr_a), .rdata(rdata_a), .operand(a_q)
  );
  lanewise_vec_operand #(
      .VLEN(VLEN)
  ) u_operand_b (
      .clk(clk), .bypass(OVERLAP && row_write), .wr_reg(wr_reg), .active(active), .result(result),
      .raddr(raddr_b), .rdata(rdata_b), .operand(b_q)
  );
endmodule
