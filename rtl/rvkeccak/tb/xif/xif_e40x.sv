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

    cpu_if x,

    // While an instruction is committed and has no result, a load or store behind it would be
    // repeated on the data port in every cycle, and before what the vector unit stores.
    output logic hold_data_o
);
  assign xif_compressed.compressed_ready = 1'b1;
  assign xif_compressed.compressed_resp = '0;
  assign xif_mem.mem_valid = 1'b0;
  assign xif_mem.mem_req = '0;

  assign x.issue_valid = xif_issue.issue_valid;
  assign x.issue_instr = xif_issue.issue_req.instr;
  assign x.issue_id = xif_issue.issue_req.id;
  assign x.rs = xif_issue.issue_req.rs;
  assign x.rs_valid = xif_issue.issue_req.rs_valid;
  assign xif_issue.issue_ready = x.issue_ready;
  always_comb begin
    xif_issue.issue_resp = '0;
    xif_issue.issue_resp.accept = x.issue_accept;
    xif_issue.issue_resp.writeback = x.issue_writeback;
  end

  assign x.commit_valid = xif_commit.commit_valid;
  assign x.commit_id = xif_commit.commit.id;
  assign x.commit_kill = xif_commit.commit.commit_kill;

  assign x.result_ready = xif_result.result_ready;
  assign xif_result.result_valid = x.result_valid;
  always_comb begin
    xif_result.result = '0;
    xif_result.result.id = x.result_id;
    xif_result.result.data = x.result_data;
    xif_result.result.rd = x.result_rd;
    xif_result.result.we = x.result_we;
  end

  logic [(1<<X_ID_WIDTH)-1:0] accepted_q;
  logic [1:0] due_q;
  logic starts, ends;
  assign starts = x.commit_valid && !x.commit_kill && accepted_q[x.commit_id];
  assign ends = x.result_valid && x.result_ready;
  assign hold_data_o = due_q != '0;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      accepted_q <= '0;
      due_q <= '0;
    end else begin
      due_q <= due_q + 2'(starts) - 2'(ends);
      if (x.commit_valid) accepted_q[x.commit_id] <= 1'b0;
      if (x.issue_valid && x.issue_ready) accepted_q[x.issue_id] <= x.issue_accept;
    end
  end
endmodule
