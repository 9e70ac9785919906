// SPDX-License-Identifier: Apache-2.0 OR MIT
// The rules of CV-X-IF 1.0 and of OBI, watched on the ports of lanewise_vec_xif. "cpu": one that
// the CPU, or the memory, has to keep; "unit": one that the coprocessor has to.
module xif_rules #(
    parameter int unsigned X_NUM_RS = 2,
    parameter int unsigned X_ID_WIDTH = 4,
    parameter int unsigned MEM_WIDTH = 32
) (
    input logic clk_i,
    input logic rst_ni,

    input logic                   issue_valid_i,
    input logic                   issue_ready_i,
    input logic [           31:0] issue_instr_i,
    input logic [ X_ID_WIDTH-1:0] issue_id_i,
    input logic                   issue_accept_i,
    input logic                   issue_writeback_i,
    input logic [   X_NUM_RS-1:0] issue_register_read_i,
    input logic [32*X_NUM_RS-1:0] register_rs_i,
    input logic [   X_NUM_RS-1:0] register_rs_valid_i,
    input logic                   commit_valid_i,
    input logic [ X_ID_WIDTH-1:0] commit_id_i,
    input logic                   commit_kill_i,
    input logic                   result_valid_i,
    input logic                   result_ready_i,
    input logic [ X_ID_WIDTH-1:0] result_id_i,
    input logic [           31:0] result_data_i,
    input logic [            4:0] result_rd_i,
    input logic                   result_we_i,

    input logic                   mem_req_i,
    input logic                   mem_gnt_i,
    input logic                   mem_we_i,
    input logic [MEM_WIDTH/8-1:0] mem_be_i,
    input logic [           31:0] mem_addr_i,
    input logic [  MEM_WIDTH-1:0] mem_wdata_i,
    input logic                   mem_rvalid_i,
    input logic                   mem_busy_i
);
  typedef logic [X_ID_WIDTH-1:0] id_t;

  typedef struct packed {
    logic open;  // accepted, its result not yet taken
    logic safe;  // committed
    id_t id;
    logic [4:0] rd;
    logic we;
  } entry_t;
  entry_t first_q, second_q, first_d, second_d;  // in the order of acceptance

  function automatic logic not_older(input id_t one, input id_t other);
    id_t ahead;
    ahead = one - other;
    not_older = !ahead[X_ID_WIDTH-1];
  endfunction

  logic taken, commit, kill, of_offer, of_open, offer_dead, offer_safe, early_dead_q, early_safe_q;
  id_t open_id;
  logic kills_open, waits, reissued, full, goes_on;  // goes_on: with the offer of the cycle before
  assign taken = issue_valid_i && issue_ready_i && issue_accept_i;
  assign commit = commit_valid_i && !commit_kill_i;
  assign kill = commit_valid_i && commit_kill_i;
  // Of the two only the last can still wait for its commit.
  assign open_id = second_q.open ? second_q.id : first_q.id;
  assign waits = second_q.open ? !second_q.safe : first_q.open && !first_q.safe;
  assign reissued = waits && issue_valid_i && issue_id_i == open_id;
  assign of_open = waits && commit_id_i == open_id && !reissued;
  assign of_offer = issue_valid_i && commit_id_i == issue_id_i && !of_open;
  assign kills_open = waits && kill && (of_open || (!of_offer && not_older(open_id, commit_id_i)));
  assign offer_dead = (goes_on && early_dead_q) ||
      (kill && (kills_open || not_older(issue_id_i, commit_id_i)));
  assign offer_safe = (goes_on && early_safe_q) ||
      (commit && !of_open && not_older(commit_id_i, issue_id_i));
  assign full = second_q.open && second_q.safe && !(result_valid_i && result_ready_i);

  always_comb begin
    {first_d, second_d} = {first_q, second_q};
    if (waits) begin
      if (reissued || kills_open) begin
        if (second_q.open) second_d.open = 1'b0;
        else first_d.open = 1'b0;
      end else if (commit && (of_open || of_offer || not_older(commit_id_i, open_id))) begin
        if (second_q.open) second_d.safe = 1'b1;
        else first_d.safe = 1'b1;
      end
    end
    if (result_valid_i && result_ready_i) {first_d, second_d.open} = {second_d, 1'b0};
    if (taken && !offer_dead) begin
      if (first_d.open)
        second_d = {1'b1, offer_safe, issue_id_i, issue_instr_i[11:7], issue_writeback_i};
      else first_d = {1'b1, offer_safe, issue_id_i, issue_instr_i[11:7], issue_writeback_i};
    end
  end
  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {first_q, second_q, early_safe_q, early_dead_q} <= '0;
    else {first_q, second_q, early_safe_q, early_dead_q} <=
        {first_d, second_d, offer_safe, offer_dead};
  end

  // The cycle before.
  logic was_offered, was_result, was_request, due_q;
  logic [31:0] was_instr;
  logic [32*X_NUM_RS-1:0] was_rs;
  logic [X_NUM_RS-1:0] was_rs_valid;
  id_t was_id;
  logic [X_ID_WIDTH+37:0] result, was_result_q;
  logic [MEM_WIDTH+MEM_WIDTH/8+32:0] request, was_request_q;
  assign result  = {result_id_i, result_data_i, result_rd_i, result_we_i};
  assign request = {mem_addr_i, mem_we_i, mem_be_i, mem_we_i ? mem_wdata_i : '0};
  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {was_offered, was_result, was_request, due_q} <= '0;
    else begin
      was_offered <= issue_valid_i && !issue_ready_i;
      was_result <= result_valid_i && !result_ready_i;
      was_request <= mem_req_i && !mem_gnt_i;
      due_q <= (mem_req_i && mem_gnt_i) || (due_q && !mem_rvalid_i);
    end
  end
  always @(posedge clk_i) begin
    {was_instr, was_id, was_rs, was_rs_valid} <=
        {issue_instr_i, issue_id_i, register_rs_i, register_rs_valid_i};
    was_result_q <= result;
    was_request_q <= request;
  end

  assign goes_on = was_offered && issue_valid_i && issue_id_i == was_id;
  always @(posedge clk_i) begin
    if (rst_ni) begin
      if (goes_on && issue_instr_i != was_instr)
        $fatal(1, "rule, cpu: an offer is what it was");
      if (goes_on && (was_rs_valid & ~register_rs_valid_i) != '0)
        $fatal(1, "rule, cpu: an operand that was there stays");
      for (int unsigned n = 0; n < X_NUM_RS; n++) begin
        if (goes_on && was_rs_valid[n] && issue_ready_i && issue_register_read_i[n] &&
            register_rs_i[32*n+:32] != was_rs[32*n+:32])
        $fatal(1, "rule, cpu: an operand is what it was");
      end
      if (kill && ((first_q.open && first_q.safe && first_q.id == commit_id_i) ||
                   (second_q.open && second_q.safe && second_q.id == commit_id_i)))
        $fatal(1, "rule, cpu: what is committed is not killed");
      if (mem_rvalid_i && !due_q)
        $fatal(1, "rule, cpu: an answer is due");

      if (issue_valid_i && issue_ready_i && (issue_register_read_i & ~register_rs_valid_i) != '0)
        $fatal(1, "rule, unit: an operand is read that is not there");
      if (issue_valid_i && issue_ready_i && !issue_accept_i &&
          (issue_writeback_i || issue_register_read_i != '0))
        $fatal(1, "rule, unit: what is rejected reads and writes nothing");
      if (taken && !offer_dead && (full || (waits && !reissued)))
        $fatal(1, "rule, unit: one waits at a time");
      if (was_result && !(result_valid_i && result == was_result_q))
        $fatal(1, "rule, unit: a result stays until it is taken");
      if (result_valid_i && !(first_q.open && first_q.safe))
        $fatal(1, "rule, unit: a result is of what is accepted and committed");
      if (result_valid_i && {result_id_i, result_rd_i, result_we_i} !=
          {first_q.id, first_q.rd, first_q.we})
        $fatal(1, "rule, unit: a result is of that instruction");
      if (was_request && !(mem_req_i && request == was_request_q))
        $fatal(1, "rule, unit: a request stays until it is granted");
      if (mem_req_i && due_q && !mem_rvalid_i)
        $fatal(1, "rule, unit: one request at a time");
      if (mem_req_i && !mem_busy_i)
        $fatal(1, "rule, unit: busy with the memory");
      if (mem_req_i && !(first_q.open && first_q.safe))
        $fatal(1, "rule, unit: nothing before commit");
    end
  end
endmodule
