// SPDX-License-Identifier: Apache-2.0 OR MIT
// From the X-interface of CVA6, a part of a draft of CV-X-IF, to version 1.0 as lanewise_vec_xif
// has it. That core looks at ready in the cycle before it offers an instruction, for one cycle, and
// then waits for a result. What is not accepted gets one that is an exception, as does a load or
// store that ends early. It commits what it offers, and says no more of it.
module xif_cva6 (
    input logic clk_i,
    input logic rst_ni,

    input  cvxif_pkg::cvxif_req_t  cvxif_req_i,
    output cvxif_pkg::cvxif_resp_t cvxif_resp_o,

    cpu_if x
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
  assign answered = x.issue_valid && x.issue_ready;

  always_comb begin
    state_d = state_q;
    unique case (state_q)
      IDLE, OFFERED: begin
        if (answered) state_d = x.issue_accept ? TAKEN : REFUSED;
        else if (comes) state_d = OFFERED;
      end
      TAKEN: if (x.result_valid) state_d = IDLE;
      default: state_d = IDLE;
    endcase
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) state_q <= IDLE;
    else state_q <= state_d;
  end
  always_ff @(posedge clk_i) if (comes) held_q <= cvxif_req_i.x_issue_req;

  assign x.issue_valid = comes || state_q == OFFERED;
  assign x.issue_instr = request.instr;
  assign x.issue_id = request.id;
  assign x.rs = request.rs[1:0];
  assign x.rs_valid = request.rs_valid[1:0];
  assign x.commit_valid = answered;
  assign x.commit_id = request.id;
  assign x.commit_kill = 1'b0;
  assign x.result_ready = cvxif_req_i.x_result_ready;

  always_comb begin
    cvxif_resp_o = '0;
    cvxif_resp_o.x_compressed_ready = 1'b1;
    cvxif_resp_o.x_issue_ready = state_q == IDLE && !comes;
    if (state_q == REFUSED) begin
      cvxif_resp_o.x_result_valid = 1'b1;
      cvxif_resp_o.x_result.id = request.id;
      cvxif_resp_o.x_result.exc = 1'b1;
      cvxif_resp_o.x_result.exccode = Illegal;
    end else if (x.result_valid) begin
      cvxif_resp_o.x_result_valid = 1'b1;
      cvxif_resp_o.x_result.id = x.result_id;
      cvxif_resp_o.x_result.data = x.result_data;
      cvxif_resp_o.x_result.rd = x.result_rd;
      cvxif_resp_o.x_result.we = x.result_we;
      cvxif_resp_o.x_result.exc = x.result_fault;
      cvxif_resp_o.x_result.exccode = 6'(x.result_cause);
    end
  end
endmodule
