// SPDX-License-Identifier: Apache-2.0 OR MIT
// The known-answer test: writes inputs into the byte memory, executes programs, compares what they leave
// there with lanewise_mlkem_regs_pkg::TestAnswers. What it does step by step: rtl/mlkem/regs/selftest.py.
module lanewise_mlkem_selftest
  import lanewise_mlkem_regs_pkg::*;
(
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        run_i,            // 1 from begin to end; from 0 on it begins anew
    output logic        done_o,
    output logic        failed_o,         // with done_o
    output logic        core_start_o,
    output logic [ 4:0] core_program_o,
    input  logic        core_done_i,
    input  logic        core_error_i,
    output logic        host_valid_o,
    input  logic        host_ready_i,
    output logic        host_write_o,
    output logic [ 9:0] host_addr_o,
    output logic [63:0] host_wdata_o,
    input  logic        host_rvalid_i,
    input  logic [63:0] host_rdata_i
);
  logic [3:0] step_q, lane_q;
  logic waits_q;  // for the end of a program, or for a lane that is read
  logic [20:0] step;
  logic [63:0] wanted;
  logic [1:0] op;
  logic [9:0] addr;
  logic [4:0] lanes;
  logic [3:0] answer, place;
  logic access, arrived, differs_q, wrong, next, last;  // differs_q: the lane that came before did
  // Column by column, so that synthesis makes tables and no multiplier for an index.
  localparam int unsigned Steps = $bits(TestSteps) / 21;
  for (genvar b = 0; b < 21; b++) begin : g_step
    logic [15:0] column;
    for (genvar n = 0; n < 16; n++) begin : g_entry
      assign column[n] = n < Steps ? TestSteps[21*(n%Steps)+b] : 1'b0;
    end
    assign step[b] = column[step_q];
  end
  localparam int unsigned Answers = $bits(TestAnswers) / 64;
  for (genvar b = 0; b < 64; b++) begin : g_wanted
    logic [15:0] column;
    for (genvar n = 0; n < 16; n++) begin : g_entry
      assign column[n] = n < Answers ? TestAnswers[64*(n%Answers)+b] : 1'b0;
    end
    assign wanted[b] = column[place];
  end
  assign {answer, lanes, addr, op} = step;
  assign place = answer + lane_q;
  assign last = {1'b0, lane_q} == lanes - 5'd1;

  assign core_start_o = run_i && op == TestRun && !waits_q && !differs_q;
  assign core_program_o = lanes;
  assign host_valid_o = run_i && (op == TestWrite || (op == TestCompare && !waits_q));
  assign host_write_o = op == TestWrite;
  assign host_addr_o = addr + {6'b0, lane_q};
  assign host_wdata_o = {8{step_q, lane_q}};  // zeros while it does not run
  assign access = host_valid_o && host_ready_i;
  assign arrived = op == TestCompare && waits_q && host_rvalid_i;
  assign wrong = differs_q || (op == TestRun && waits_q && core_done_i && core_error_i);
  assign next = op == TestRun ? waits_q && core_done_i :
      (op == TestWrite ? access : arrived) && last;
  assign failed_o = run_i && wrong;
  assign done_o = run_i && (wrong || op == 2'd3);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q <= '0;
      lane_q <= '0;
      waits_q <= 1'b0;
      differs_q <= 1'b0;
    end else if (!run_i) begin
      step_q <= '0;
      lane_q <= '0;
      waits_q <= 1'b0;
      differs_q <= 1'b0;
    end else begin
      if (next) begin
        step_q <= step_q + 4'd1;
        lane_q <= '0;
      end else if (op == TestWrite ? access : arrived) begin
        lane_q <= lane_q + 4'd1;
      end
      differs_q <= arrived && host_rdata_i != wanted;
      waits_q <= (waits_q && !next && !arrived) || core_start_o || (access && op == TestCompare);
    end
  end
endmodule
