// SPDX-License-Identifier: Apache-2.0 OR MIT
// From the X-interface of CVA6, a part of a draft of CV-X-IF, to version 1.0 as lanewise_vec_xif
// has it. That core looks at ready in the cycle before it offers an instruction, for one cycle, and
// then waits for a result. What is not accepted gets one that is an exception, as does a load or
// store that ends early. It commits what it offers, and says no more of it.
module xif_cva6 #(
    parameter int unsigned X_ID_WIDTH = 3
) (
    input logic clk_i,
    input logic rst_ni,

    input  cvxif_pkg::cvxif_req_t  cvxif_req_i,
    output cvxif_pkg::cvxif_resp_t cvxif_resp_o,

    output logic                  issue_valid_o,
    input  logic                  issue_ready_i,
    output logic [          31:0] issue_instr_o,
    output logic [X_ID_WIDTH-1:0] issue_id_o,
    input  logic                  issue_accept_i,
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
    input  logic                  result_fault_i,
    input  logic [           4:0] result_cause_i
);
  localparam logic [5:0] Illegal = 6'd2;
  localparam int unsigned Width = $bits(cvxif_req_i.x_issue_req);

  // One instruction at a time: the core gets to the next one in the cycle in which it takes a trap
  // of this one, if all before have retired, and then drops it before it is offered.
  typedef enum logic [1:0] {IDLE, OFFERED, TAKEN, REFUSED} state_e;
  state_e state_q, state_d;
  logic [Width-1:0] held_q;
  cvxif_pkg::x_issue_req_t request;
  logic comes, answered;
  assign comes = state_q == IDLE && cvxif_req_i.x_issue_valid;
  assign request = state_q == IDLE ? cvxif_req_i.x_issue_req : held_q;
  assign answered = issue_valid_o && issue_ready_i;

  always_comb begin
    state_d = state_q;
    unique case (state_q)
      IDLE, OFFERED: begin
        if (answered) state_d = issue_accept_i ? TAKEN : REFUSED;
        else if (comes) state_d = OFFERED;
      end
      TAKEN: if (result_valid_i) state_d = IDLE;
      default: state_d = IDLE;
    endcase
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) state_q <= IDLE;
    else state_q <= state_d;
  end
  always_ff @(posedge clk_i) if (comes) held_q <= cvxif_req_i.x_issue_req;

  assign issue_valid_o = comes || state_q == OFFERED;
  assign issue_instr_o = request.instr;
  assign issue_id_o = request.id;
  assign register_rs_o = request.rs[1:0];
  assign register_rs_valid_o = request.rs_valid[1:0];
  assign commit_valid_o = answered;
  assign commit_id_o = request.id;
  assign commit_kill_o = 1'b0;
  assign result_ready_o = cvxif_req_i.x_result_ready;

  always_comb begin
    cvxif_resp_o = '0;
    cvxif_resp_o.x_compressed_ready = 1'b1;
    cvxif_resp_o.x_issue_ready = state_q == IDLE && !comes;
    if (state_q == REFUSED) begin
      cvxif_resp_o.x_result_valid = 1'b1;
      cvxif_resp_o.x_result.id = request.id;
      cvxif_resp_o.x_result.exc = 1'b1;
      cvxif_resp_o.x_result.exccode = Illegal;
    end else if (result_valid_i) begin
      cvxif_resp_o.x_result_valid = 1'b1;
      cvxif_resp_o.x_result.id = result_id_i;
      cvxif_resp_o.x_result.data = result_data_i;
      cvxif_resp_o.x_result.rd = result_rd_i;
      cvxif_resp_o.x_result.we = result_we_i;
      cvxif_resp_o.x_result.exc = result_fault_i;
      cvxif_resp_o.x_result.exccode = 6'(result_cause_i);
    end
  end
endmodule
