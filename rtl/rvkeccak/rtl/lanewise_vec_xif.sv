// SPDX-License-Identifier: Apache-2.0 OR MIT
// The vector unit behind CV-X-IF 1.0; its loads and stores have a port of their own (OBI, with wait
// states). What it takes, refuses and delays, and what a system keeps in order: doc/cv-x-if.md.
//
// One instruction at a time is shown to the unit: while the CPU offers it, so that the unit judges
// it (SHOWN), from its acceptance until the CPU commits or kills it (WAITS), and while it runs
// (RUNS). Until then it changes nothing, so that there is nothing to undo.
module lanewise_vec_xif #(
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
    // Those of the interface, of which most have one value here.
    parameter int unsigned X_NUM_RS = 2,
    parameter int unsigned X_ID_WIDTH = 4,
    parameter int unsigned X_RFR_WIDTH = 32,
    parameter int unsigned X_RFW_WIDTH = 32,
    parameter int unsigned X_NUM_HARTS = 1,
    parameter int unsigned X_HARTID_WIDTH = 1,
    parameter int unsigned X_DUALREAD = 0,
    parameter int unsigned X_DUALWRITE = 0,
    parameter int unsigned X_ISSUE_REGISTER_SPLIT = 0
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic                      issue_valid_i,
    output logic                      issue_ready_o,
    input  logic [              31:0] issue_instr_i,
    input  logic [X_HARTID_WIDTH-1:0] issue_hartid_i,
    input  logic [    X_ID_WIDTH-1:0] issue_id_i,
    output logic                      issue_accept_o,
    output logic                      issue_writeback_o,
    output logic [      X_NUM_RS-1:0] issue_register_read_o,

    // valid, ready, hartid and id of this channel are those of the issue channel.
    input logic [X_NUM_RS*X_RFR_WIDTH-1:0] register_rs_i,
    input logic [            X_NUM_RS-1:0] register_rs_valid_i,

    input logic                  commit_valid_i,
    input logic [X_ID_WIDTH-1:0] commit_id_i,
    input logic                  commit_kill_i,

    output logic                      result_valid_o,
    input  logic                      result_ready_i,
    output logic [X_HARTID_WIDTH-1:0] result_hartid_o,
    output logic [    X_ID_WIDTH-1:0] result_id_o,
    output logic [   X_RFW_WIDTH-1:0] result_data_o,
    output logic [               4:0] result_rd_o,
    output logic                      result_we_o,
    // Not of the interface, and with the result: a load or store that ended early, and why.
    output logic                      result_fault_o,
    output logic [               4:0] result_cause_o,
    output logic [              31:0] result_tval_o,

    output logic                   mem_req_o,
    input  logic                   mem_gnt_i,
    output logic                   mem_we_o,
    output logic [MEM_WIDTH/8-1:0] mem_be_o,
    output logic [           31:0] mem_addr_o,
    output logic [  MEM_WIDTH-1:0] mem_wdata_o,
    input  logic                   mem_rvalid_i,
    input  logic [  MEM_WIDTH-1:0] mem_rdata_i,
    input  logic                   mem_err_i,

    output logic mem_busy_o  // a load or store from its commit until its result is taken
`ifdef LANEWISE_DEBUG
    ,
    output logic vec_commit,
    output logic [32*ELEN*ELENUM-1:0] debug_regs
`endif
);
  if (!(X_NUM_RS inside {2, 3})) begin : g_no_rs
    $error("X_NUM_RS must be 2 or 3");
  end
  if (X_ID_WIDTH < 3 || X_ID_WIDTH > 32) begin : g_no_id
    $error("X_ID_WIDTH must be 3 to 32");
  end
  if (X_RFR_WIDTH != 32) begin : g_no_rfr
    $error("X_RFR_WIDTH must be 32");
  end
  if (X_RFW_WIDTH != 32) begin : g_no_rfw
    $error("X_RFW_WIDTH must be 32");
  end
  if (X_NUM_HARTS != 1) begin : g_no_harts
    $error("X_NUM_HARTS must be 1");
  end
  if (X_HARTID_WIDTH < 1) begin : g_no_hartid
    $error("X_HARTID_WIDTH must be 1 or more");
  end
  if (X_DUALREAD != 0) begin : g_no_dualread
    $error("X_DUALREAD must be 0");
  end
  if (X_DUALWRITE != 0) begin : g_no_dualwrite
    $error("X_DUALWRITE must be 0");
  end
  if (X_ISSUE_REGISTER_SPLIT != 0) begin : g_no_split
    $error("X_ISSUE_REGISTER_SPLIT must be 0");
  end

  localparam logic [31:0] Mkeccak = {
    15'b0, MEM_WIDTH == 64, LUTRAM, VKECCAK, WIDE, PERMUTE, ROUND, FUSED, OVERLAP, ELEN == 64,
    8'(ELENUM / 5)
  };

  typedef logic [X_ID_WIDTH-1:0] id_t;
  typedef enum logic [1:0] {EMPTY, SHOWN, WAITS, RUNS} slot_e;
  slot_e slot_q, slot_d;

  // Ids count up and wrap, with gaps: those of which less than half lie between are in that order.
  function automatic logic not_older(input id_t one, input id_t other);
    id_t ahead;
    ahead = one - other;
    not_older = !ahead[X_ID_WIDTH-1];
  endfunction

  // Instruction fields: which scalar registers are read, and whether one is written.
  function automatic logic [1:0] reads(input logic [31:0] instr);
    unique case (instr[6:2])
      5'b00001, 5'b01001: reads = {instr[27:26] == 2'b10, 1'b1};  // strided: rs2
      5'b01010: reads = {&instr[14:12], instr[14] && instr[13:12] inside {2'b00, 2'b11}};
      5'b10101:
      reads = {instr[14:12] == 3'b111 && instr[31:30] == 2'b10,  // vsetvl
               instr[14:12] == 3'b100 || (instr[14:12] == 3'b111 && instr[31:30] != 2'b11)};
      default: reads = 2'b00;
    endcase
  endfunction

  // A CSR of the unit that is read and not written: csrrs, csrrc and their immediate forms, of 0.
  function automatic logic reads_csr(input logic [31:0] instr);
    reads_csr = instr[6:0] == 7'h73 && instr[13] && instr[19:15] == '0 &&
        instr[31:20] inside {12'h008, 12'hc20, 12'hc21, 12'hc22, 12'hfc0};
  endfunction

  logic [31:0] instr_q, rs1, rs2, rs1_q, rs2_q;
  id_t id_q;
  logic [X_HARTID_WIDTH-1:0] hartid_q;
  logic csr_q, memory_q;

  // What the CPU offers: judged once it is what is shown and its operands are there.
  logic refused, ours, writes, same, taken, rejected, leaves, shows;
  logic [1:0] read, granted;
  assign read = csr_q ? 2'b00 : reads(instr_q);
  assign same = slot_q == SHOWN && issue_instr_i == instr_q;
  assign ours = csr_q || !refused;
  assign writes = (csr_q || (instr_q[6:2] == 5'b10101 && &instr_q[14:12])) && instr_q[11:7] != '0;
  assign issue_ready_o = same && (read & ~register_rs_valid_i[1:0]) == '0;
  assign issue_accept_o = ours;
  assign issue_writeback_o = ours && writes;
  assign granted = ours ? read : 2'b00;
  assign issue_register_read_o = X_NUM_RS'(granted);
  assign taken = issue_valid_i && issue_ready_o && ours;
  assign rejected = issue_valid_i && issue_ready_o && !ours;

  // Commits. One may come while its instruction is still offered, and is kept for it.
  logic safe_q, dead_q, kept;
  id_t early_id_q;
  logic commit, kill, offer_safe, offer_dead, wait_safe, wait_dead;
  assign commit = commit_valid_i && !commit_kill_i;
  assign kill = commit_valid_i && commit_kill_i;
  assign kept = early_id_q == issue_id_i;
  // What is offered is younger than what waits, whatever their ids; if it has the id of what waits,
  // that has been killed without a word.
  logic of_waiting, of_offer, reissued;
  assign reissued = issue_valid_i && issue_id_i == id_q;
  assign of_offer = issue_valid_i && commit_id_i == issue_id_i && !reissued;
  assign of_waiting = slot_q == WAITS && commit_id_i == id_q && !reissued;
  assign offer_safe = (kept && safe_q) ||
      (commit && !of_waiting && not_older(commit_id_i, issue_id_i));
  // Nothing is left of what is younger than what is killed.
  logic kills_waiting;
  assign kills_waiting = kill && slot_q == WAITS && !of_offer && !reissued &&
      not_older(id_q, commit_id_i);
  assign offer_dead = (kept && dead_q) ||
      (kill && (kills_waiting || not_older(issue_id_i, commit_id_i)));
  assign wait_safe = commit && (of_offer || not_older(commit_id_i, id_q)) && !reissued;
  assign wait_dead = reissued || kills_waiting;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {safe_q, dead_q} <= '0;
    else if (issue_valid_i && !issue_ready_o) {safe_q, dead_q} <= {offer_safe, offer_dead};
    else {safe_q, dead_q} <= '0;
  end
  always_ff @(posedge clk_i) early_id_q <= issue_id_i;

  // The slot. An instruction leaves it in the cycle in which the unit has done with it.
  logic valid, ready, trap, rd_we, full_q;
  logic [4:0] cause;
  logic [31:0] tval, rd_data, vl, vtype;
  assign valid  = slot_q == RUNS && !csr_q && !full_q;
  assign leaves = slot_q == RUNS && !full_q && (csr_q || ready || trap);
  assign shows  = slot_q == EMPTY || leaves || (slot_q == SHOWN && !taken) ||
      (slot_q == WAITS && wait_dead);
  always_comb begin
    slot_d = slot_q;
    if (shows) slot_d = issue_valid_i && !rejected ? SHOWN : EMPTY;
    else if (taken) slot_d = offer_dead ? EMPTY : offer_safe ? RUNS : WAITS;
    else if (slot_q == WAITS && wait_safe) slot_d = RUNS;
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) slot_q <= EMPTY;
    else slot_q <= slot_d;
  end
  always_ff @(posedge clk_i) begin
    if (shows) begin
      instr_q <= issue_instr_i;
      csr_q <= reads_csr(issue_instr_i);
      memory_q <= issue_instr_i[6:2] inside {5'b00001, 5'b01001} ||
          (issue_instr_i[6:2] == 5'b01010 && &issue_instr_i[14:12]);
    end
    if (taken) begin
      {id_q, hartid_q} <= {issue_id_i, issue_hartid_i};
      {rs1_q, rs2_q} <= {rs1, rs2};
    end
  end
  assign rs1 = slot_q == SHOWN ? register_rs_i[31:0] : rs1_q;
  assign rs2 = slot_q == SHOWN ? register_rs_i[63:32] : rs2_q;

  // The result. The next instruction does not begin before it is taken.
  logic [31:0] csr_data;
  logic memory_result_q;
  always_comb begin
    unique case (instr_q[31:20])
      12'hc20: csr_data = vl;
      12'hc21: csr_data = vtype;
      12'hc22: csr_data = 32'(ELEN * ELENUM / 8);
      12'hfc0: csr_data = Mkeccak;
      default: csr_data = '0;  // vstart
    endcase
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) full_q <= 1'b0;
    else if (leaves) full_q <= 1'b1;
    else if (result_ready_i) full_q <= 1'b0;
  end
  always_ff @(posedge clk_i) begin
    if (leaves) begin
      {result_id_o, result_hartid_o, result_rd_o} <= {id_q, hartid_q, instr_q[11:7]};
      result_we_o <= (csr_q || rd_we) && instr_q[11:7] != '0;
      result_data_o <= csr_q ? csr_data : rd_data;
      {result_fault_o, result_cause_o, result_tval_o} <= {!csr_q && trap, cause, tval};
      memory_result_q <= memory_q;
    end
  end
  assign result_valid_o = full_q;
  assign mem_busy_o = full_q ? memory_result_q : slot_q == RUNS && memory_q;

  logic commits;
  logic [32*ELEN*ELENUM-1:0] registers;
  lanewise_vec #(
      .ELEN(ELEN),
      .ELENUM(ELENUM),
      .MEM_WIDTH(MEM_WIDTH),
      .OVERLAP(OVERLAP),
      .FUSED(FUSED),
      .ROUND(ROUND),
      .PERMUTE(PERMUTE),
      .WIDE(WIDE),
      .VKECCAK(VKECCAK),
      .LUTRAM(LUTRAM)
  ) u_vec (
      .clk(clk_i), .rst_n(rst_ni), .advance(shows), .next_instr(issue_instr_i), .valid(valid),
      .instr(instr_q), .rs1(rs1), .rs2(rs2), .ready(ready), .refused(refused), .trap(trap),
      .cause(cause), .tval(tval), .rd_we(rd_we), .rd_data(rd_data), .vl(vl), .vtype(vtype),
      .mem_req(mem_req_o), .mem_gnt(mem_gnt_i), .mem_we(mem_we_o), .mem_be(mem_be_o),
      .mem_addr(mem_addr_o), .mem_wdata(mem_wdata_o), .mem_rvalid(mem_rvalid_i),
      .mem_rdata(mem_rdata_i), .mem_err(mem_err_i), .commit(commits), .debug_regs(registers)
  );
`ifdef LANEWISE_DEBUG
  assign vec_commit = commits;
  assign debug_regs = registers;
`endif
endmodule
