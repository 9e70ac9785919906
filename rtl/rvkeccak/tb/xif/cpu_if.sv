// SPDX-License-Identifier: Apache-2.0 OR MIT
// What a CPU has in cpu_tb: two ports to memory, as OBI has them, and CV-X-IF 1.0. Signals without
// more said are those of the CPU: *_gnt, *_rvalid, *_rdata, *_err, issue_ready, issue_accept,
// issue_writeback and result_*, but result_ready, come to it.
interface cpu_if #(
    parameter int unsigned BUS_WIDTH = 32,
    parameter int unsigned X_ID_WIDTH = 4
);
  logic instr_req, instr_gnt, instr_rvalid, instr_err;
  logic data_req, data_gnt, data_we, data_rvalid, data_err;
  logic [31:0] instr_addr, data_addr;
  logic [BUS_WIDTH-1:0] instr_rdata, data_wdata, data_rdata;
  logic [BUS_WIDTH/8-1:0] data_be;

  logic issue_valid, issue_ready, issue_accept, issue_writeback, commit_valid, commit_kill;
  logic result_valid, result_ready, result_we, result_fault;
  logic [31:0] issue_instr, result_data;
  logic [X_ID_WIDTH-1:0] issue_id, commit_id, result_id;
  logic [63:0] rs;
  logic [1:0] rs_valid;
  logic [4:0] result_rd, result_cause;
endinterface
