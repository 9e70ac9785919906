// SPDX-License-Identifier: Apache-2.0 OR MIT
// From the X-interface of CV32E40X, a draft of CV-X-IF, to version 1.0 as lanewise_vec_xif has it.
// What the draft says of modes, context status and memory is not used. That core ignores the ids of
// results and takes them in the order of issue.
module xif_e40x #(
    parameter int unsigned X_ID_WIDTH = 4
) (
    input logic clk_i,
    input logic rst_ni,

    if_xif.coproc_compressed xif_compressed,
    if_xif.coproc_issue      xif_issue,
    if_xif.coproc_commit     xif_commit,
    if_xif.coproc_mem        xif_mem,
    if_xif.coproc_result     xif_result,

    output logic                  issue_valid_o,
    input  logic                  issue_ready_i,
    output logic [          31:0] issue_instr_o,
    output logic [X_ID_WIDTH-1:0] issue_id_o,
    input  logic                  issue_accept_i,
    input  logic                  issue_writeback_i,
    output logic [          63:0] register_rs_o,
    output logic [           1:0] register_rs_valid_o,
    output logic                  commit_valid_o,
    output logic [X_ID_WIDTH-1:0] commit_id_o,
    output logic                  commit_kill_o,
    input  logic                  result_valid_i,
    output logic                  result_ready_o,
    input  logic [X_ID_WIDTH-1:0] result_id_i,
    input  logic [          31:0] result_data_i,
    input  logic [           4:0] result_rd_i,
    input  logic                  result_we_i,

    // While an instruction is committed and has no result, a load or store behind it would be
    // repeated on the data port in every cycle, and before what the vector unit stores.
    output logic hold_data_o
);
  assign xif_compressed.compressed_ready = 1'b1;
  assign xif_compressed.compressed_resp = '0;
  assign xif_mem.mem_valid = 1'b0;
  assign xif_mem.mem_req = '0;

  assign issue_valid_o = xif_issue.issue_valid;
  assign issue_instr_o = xif_issue.issue_req.instr;
  assign issue_id_o = xif_issue.issue_req.id;
  assign register_rs_o = xif_issue.issue_req.rs;
  assign register_rs_valid_o = xif_issue.issue_req.rs_valid;
  assign xif_issue.issue_ready = issue_ready_i;
  always_comb begin
    xif_issue.issue_resp = '0;
    xif_issue.issue_resp.accept = issue_accept_i;
    xif_issue.issue_resp.writeback = issue_writeback_i;
  end

  assign commit_valid_o = xif_commit.commit_valid;
  assign commit_id_o = xif_commit.commit.id;
  assign commit_kill_o = xif_commit.commit.commit_kill;

  assign result_ready_o = xif_result.result_ready;
  assign xif_result.result_valid = result_valid_i;
  always_comb begin
    xif_result.result = '0;
    xif_result.result.id = result_id_i;
    xif_result.result.data = result_data_i;
    xif_result.result.rd = result_rd_i;
    xif_result.result.we = result_we_i;
  end

  logic [(1<<X_ID_WIDTH)-1:0] accepted_q;
  logic [1:0] due_q;
  logic starts, ends;
  assign starts = commit_valid_o && !commit_kill_o && accepted_q[commit_id_o];
  assign ends = result_valid_i && result_ready_o;
  assign hold_data_o = due_q != '0;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      accepted_q <= '0;
      due_q <= '0;
    end else begin
      due_q <= due_q + 2'(starts) - 2'(ends);
      if (commit_valid_o) accepted_q[commit_id_o] <= 1'b0;
      if (issue_valid_o && issue_ready_i) accepted_q[issue_id_o] <= issue_accept_i;
    end
  end
endmodule
