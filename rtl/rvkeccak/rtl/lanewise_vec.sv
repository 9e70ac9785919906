// SPDX-License-Identifier: Apache-2.0 OR MIT
// The vector unit: sequencer, fetch, execute, write back with whole states, loads and stores, around
// the registers. Operands are read in the cycle in which an instruction is accepted (R), one row is
// executed in each cycle after it (X) while the next row is read, and results reach the registers one
// cycle later (W), in the shadow of what follows. doc/architecture.md is the contract.
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
    output logic        refused,     // `instr` would trap if it were valid and fresh
    output logic        trap,        // never with ready
    output logic [ 4:0] cause,
    output logic [31:0] tval,
    output logic        rd_we,
    output logic [31:0] rd_data,
    output logic [31:0] vl,
    output logic [31:0] vtype,

    output logic                   mem_req,
    input  logic                   mem_gnt,
    output logic                   mem_we,
    output logic [MEM_WIDTH/8-1:0] mem_be,
    output logic [           31:0] mem_addr,
    output logic [  MEM_WIDTH-1:0] mem_wdata,
    input  logic                   mem_rvalid,
    input  logic [  MEM_WIDTH-1:0] mem_rdata,
    input  logic                   mem_err,

    output logic               commit,
    output logic [32*VLEN-1:0] debug_regs
);
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
  localparam bit Slides = LUTRAM && !OVERLAP;  // a row that is executed is not read as if it slid
  localparam bit Turns = ELEN == 64 && !FUSED;
  localparam bit Whole = (ROUND || PERMUTE || VKECCAK) && ELEN == 64;

  // The instruction that the core shows.
  op_e op;
  ops_t next_is, next_like;
  src_e src;
  access_t access;
  logic next_eew64, by_scalar, simm, eew64, memory, whole, stream, named, leads;
  logic rotates, turns, lefts, rights;
  logic [4:0][5:0] first_by;
  logic [4:0] first_a, first_b, first_bank_a, first_bank_b;
  logic next_same_a, next_same_b;
  logic [4:0] wr_reg, wr_bank;  // of what is executed
  logic [4:0] next_a, next_b, next_slide_a, next_bank_a, next_bank_b;
  logic illegal, misaligned, vill, sew64, wide;
  logic [1:0] lmul;
  logic [9:0] vl10, new_vl;
  lanewise_vec_decode #(
      .WHOLE (Whole),
      .STREAM(Stream),
      .LUTRAM(LUTRAM),
      .SLIDES(Slides),
      .TURNS (Turns)
  ) u_decode (
      .clk(clk), .advance(advance), .next_instr(next_instr), .wr_reg(wr_reg), .next_is(next_is),
      .next_like(next_like), .next_eew64(next_eew64), .op(op), .src(src), .by_scalar(by_scalar),
      .simm(simm), .eew64(eew64), .memory(memory), .access(access), .whole(whole), .stream(stream),
      .named(named), .rotates(rotates), .turns(turns), .lefts(lefts), .rights(rights), .leads(leads),
      .first_by(first_by),
      .first_a(first_a), .first_b(first_b),
      .first_bank_a(first_bank_a), .first_bank_b(first_bank_b), .next_a(next_a), .next_b(next_b),
      .next_same_a(next_same_a), .next_same_b(next_same_b), .next_slide_a(next_slide_a),
      .next_bank_a(next_bank_a), .next_bank_b(next_bank_b)
  );
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
      .clk(clk), .advance(advance), .instr(next_instr), .is(next_is), .like(next_like),
      .eew64(next_eew64), .rs1(rs1), .rs2(rs2), .vill(vill),
      .sew64(sew64), .lmul(lmul), .vl(vl10), .illegal(illegal), .misaligned(misaligned)
  );

  // Rows are of the elements' width, or where they are examined of the indices'.
  assign wide = memory ? eew64 : sew64;

  logic fresh, takes, accept, sets_config, set_config;
  phase_e phase_q;
  logic idle_q, memory_q, finishing, steps, last_row, last_row_d, rounding_q, last_round;
  logic high_q, wide_q, five_q, column_q, theta_q, stream_q, leads_q, rows_q;
  logic lsu_finishing, lsu_trap, lsu_busy, lsu_held, scanning;
  logic [2:0] row_q;
  logic [9:0] left_q;
  logic [63:0] rc;
  lanewise_vec_sequencer #(
      .ELEN(ELEN),
      .ELENUM(ELENUM),
      .OVERLAP(OVERLAP),
      .LUTRAM(LUTRAM),
      .FUSED(FUSED),
      .WHOLE(Whole || Stream)
  ) u_sequencer (
      .clk(clk), .rst_n(rst_n), .valid(valid), .instr(instr), .rs1(rs1), .op(op), .src(src),
      .memory(memory), .whole(whole), .stream(stream), .leads(leads), .illegal(illegal),
      .misaligned(misaligned), .wide(wide), .vl(vl10), .fresh(fresh), .takes(takes),
      .accept(accept), .sets_config(sets_config), .set_config(set_config), .ready(ready),
      .commit(commit), .lsu_finishing(lsu_finishing), .lsu_trap(lsu_trap), .lsu_busy(lsu_busy),
      .scanning(scanning), .phase_q(phase_q), .idle_q(idle_q), .memory_q(memory_q),
      .finishing(finishing), .steps(steps), .leads_q(leads_q), .rows_q(rows_q), .row_q(row_q),
      .left_q(left_q), .last_row(last_row), .last_row_d(last_row_d), .rounding_q(rounding_q),
      .last_round(last_round), .high_q(high_q), .rc(rc), .wide_q(wide_q), .five_q(five_q),
      .column_q(column_q), .theta_q(theta_q), .stream_q(stream_q)
  );
  lanewise_vec_config #(
      .ELEN(ELEN),
      .ELENUM(ELENUM)
  ) u_config (
      .clk(clk), .rst_n(rst_n), .advance(advance), .instr(next_instr), .set(set_config),
      .rs1(rs1), .rs2(rs2), .new_vl(new_vl), .vl(vl10), .vill(vill), .sew64(sew64), .lmul(lmul),
      .vtype(vtype)
  );

  assign refused = illegal || misaligned;
  assign trap = (fresh && refused) || lsu_trap;
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
      cause = access.store ? 5'd6 : 5'd4;
      tval  = rs1;
    end
  end
  assign rd_we = sets_config && ready;
  assign rd_data = {22'b0, OVERLAP ? new_vl : vl10};
  assign vl = {22'b0, vl10};

  logic [VLEN/4-1:0] mask, mask_stored;
  logic [Words-1:0] active;
  lanewise_vec_active #(
      .ELEN(ELEN),
      .VLEN(VLEN),
      .OVERLAP(OVERLAP)
  ) u_active (
      .clk(clk), .takes(takes), .rows_q(rows_q), .leads_q(leads_q), .scanning(scanning),
      .wide(wide), .vm(instr[25]), .vl(vl10), .wide_q(wide_q), .five_q(five_q), .row_q(row_q),
      .left_q(left_q), .mask(mask), .mask_stored(mask_stored), .active(active)
  );

  logic [4:0] lsu_a, lsu_b, lsu_bank_a, lsu_bank_b, raddr_a, raddr_b, bank_a, bank_b, slide_a;
  logic same_a, same_b, row_write;
  logic [VLEN-1:0] rdata_a, rdata_b, a_q, b_q, result, lanes;
  logic [VLEN-1:0] unshifted;
  logic [3*VLEN-1:0] shifted;
  lanewise_vec_fetch #(
      .VLEN(VLEN),
      .OVERLAP(OVERLAP)
  ) u_fetch (
      .clk(clk), .advance(advance), .takes(takes), .fresh(fresh), .steps(steps),
      .finishing(finishing), .idle_q(idle_q),
      .memory(memory), .memory_q(memory_q), .leads(leads), .leads_q(leads_q),
      .stays(FUSED && op == OP_VTHETARHOPI),
      .stays_q(five_q && column_q),
      .first_a(first_a), .first_b(first_b), .first_bank_a(first_bank_a),
      .first_bank_b(first_bank_b), .next_a(next_a), .next_b(next_b), .next_same_a(next_same_a),
      .next_same_b(next_same_b), .next_slide_a(next_slide_a),
      .next_bank_a(next_bank_a), .next_bank_b(next_bank_b), .lsu_busy(lsu_busy),
      .lsu_held(lsu_held), .lsu_a(lsu_a), .lsu_b(lsu_b),
      .lsu_bank_a(lsu_bank_a), .lsu_bank_b(lsu_bank_b), .row_write(row_write),
      .wr_reg(wr_reg), .active(active), .result(result), .raddr_a(raddr_a),
      .raddr_b(raddr_b), .bank_a(bank_a), .bank_b(bank_b), .slide_a(slide_a), .same_a(same_a),
      .same_b(same_b), .rdata_a(rdata_a), .rdata_b(rdata_b), .a_q(a_q), .b_q(b_q)
  );

  logic [4:0] plane_q, bank_q;
  logic [4:0][4:0] bank_pick_q;
  logic [5*States-1:0] column_states;
  lanewise_vec_execute #(
      .ELEN (ELEN),
      .VLEN (VLEN),
      .FUSED(FUSED),
      .SLIDES(Slides),
      .TURNS(Turns)
  ) u_execute (
      .clk(clk), .takes(takes), .instr(instr), .rs1(rs1), .op(op), .src(src), .by_scalar(by_scalar),
      .simm(simm), .named(named), .rotates(rotates), .turns(turns), .lefts(lefts), .rights(rights),
      .first_by(first_by), .sew64(sew64), .steps(steps), .wide_q(wide_q), .first(row_q == '0),
      .high_q(high_q), .rc(rc), .active(active), .a_q(a_q), .b_q(b_q),
      .unshifted(unshifted), .shifted(shifted), .result(result),
      .lanes(lanes), .plane_q(plane_q), .bank_q(bank_q), .bank_pick_q(bank_pick_q),
      .column_states(column_states)
  );

  logic lsu_wr;
  logic [4:0] lsu_reg, lsu_bank;
  logic [Words-1:0] lsu_words;
  logic [63:0] lsu_data;
  lanewise_vec_lsu #(
      .ELEN(ELEN),
      .VLEN(VLEN),
      .MEM_WIDTH(MEM_WIDTH),
      .WIDE(WIDE)
  ) u_lsu (
      .clk(clk), .rst_n(rst_n), .start(accept && memory), .access(access), .eew64_in(eew64),
      .sew64_in(sew64), .vm_in(instr[25]), .vd_in(instr[11:7]), .vs2_in(instr[24:20]),
      .bank_a_in(first_bank_a), .bank_b_in(first_bank_b), .rs1(rs1), .rs2(rs2), .vl(vl10),
      .mask_in(mask), .busy(lsu_busy), .held(lsu_held), .scanning(scanning), .scan_active(active),
      .scan_last(last_row), .scan_last_next(last_row_d), .finishing(lsu_finishing),
      .trap(lsu_trap), .cause(lsu_cause), .tval(lsu_tval), .next_a(lsu_a),
      .next_b(lsu_b), .next_bank_a(lsu_bank_a), .next_bank_b(lsu_bank_b), .a(a_q), .b(b_q),
      .mem_req(mem_req), .mem_gnt(mem_gnt), .mem_we(mem_we), .mem_be(mem_be),
      .mem_addr(mem_addr), .mem_wdata(mem_wdata), .mem_rvalid(mem_rvalid),
      .mem_rdata(mem_rdata), .mem_err(mem_err), .wr(lsu_wr), .wr_reg(lsu_reg), .wr_bank(lsu_bank),
      .wr_words(lsu_words), .wr_data(lsu_data)
  );

  logic wr_row, wr_column, wr_all;
  logic [Words-1:0] wr_words;
  logic [5*VLEN-1:0] bus, group_bus;
  logic [VLEN-1:0] bus_row, bus_shifted;
  lanewise_vec_write #(
      .ELEN  (ELEN),
      .VLEN  (VLEN),
      .LUTRAM(LUTRAM),
      .WHOLE (Whole)
  ) u_write (
      .clk(clk), .takes(takes), .vd(instr[11:7]), .phase_q(phase_q), .memory_q(memory_q),
      .rows_q(rows_q), .finishing(finishing), .row_q(row_q),
      .rounding_q(rounding_q), .last_round(last_round), .column_q(column_q),
      .theta_q(theta_q), .stream_q(stream_q), .rc(rc), .active(active),
      .a_q(a_q), .unshifted(unshifted), .shifted(shifted), .result(result), .lanes(lanes),
      .lsu_wr(lsu_wr), .lsu_reg(lsu_reg),
      .lsu_bank(lsu_bank), .lsu_words(lsu_words), .lsu_data(lsu_data), .group_bus(group_bus),
      .row_write(row_write), .wr_row(wr_row), .wr_column(wr_column), .wr_all(wr_all),
      .wr_reg(wr_reg), .wr_bank(wr_bank), .wr_words(wr_words), .bus(bus), .bus_row(bus_row),
      .bus_shifted(bus_shifted)
  );

  if (LUTRAM) begin : g_lutram
    lanewise_vec_lutram #(
        .VLEN(VLEN),
        .ELEN(ELEN),
        .OVERLAP(OVERLAP)
    ) u_registers (
        .clk(clk), .rst_n(rst_n), .wr_row(wr_row), .wr_column(wr_column), .wr_reg(wr_reg),
        .wr_bank(wr_bank), .wr_words(wr_words), .wr_pos(plane_q),
        .wr_first(bank_q), .wr_pick(bank_pick_q), .row(bus_row), .shifted(bus_shifted),
        .raddr_a(raddr_a), .raddr_b(raddr_b), .bank_a(bank_a),
        .bank_b(bank_b), .slide_a(slide_a), .same_a(same_a), .same_b(same_b),
        .rdata_a(rdata_a), .rdata_b(rdata_b),
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
endmodule
