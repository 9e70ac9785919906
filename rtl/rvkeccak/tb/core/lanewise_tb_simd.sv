// SPDX-License-Identifier: Apache-2.0 OR MIT
// The processor for one state, with the same ports as lanewise_tb_rv32.
module lanewise_tb_simd #(
    parameter bit OVERLAP = 0
) (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [31:0] boot_addr,
    input  logic        irq,
    output logic        instr_req,
    output logic [31:0] instr_addr,
    input  logic [31:0] instr_rdata,
    input  logic        instr_err,
    output logic        data_req,
    output logic        data_we,
    output logic [ 3:0] data_be,
    output logic [31:0] data_addr,
    output logic [31:0] data_wdata,
    input  logic [31:0] data_rdata,
    input  logic        data_err,
    output logic        retire_valid,
    output logic        retire_trap,
    output logic [31:0] retire_pc,
    output logic [31:0] retire_instr,
    output logic [ 4:0] retire_rd,
    output logic [31:0] retire_rd_data,
    output logic [31:0] retire_rs2_data  // not known here
);
  logic rd_we, unused_commit;
  logic [4:0] rd;
  lanewise_simd #(
      .OVERLAP(OVERLAP)
  ) simd (
      .clk, .rst_n, .boot_addr, .irq, .instr_req, .instr_addr, .instr_rdata, .instr_err,
      .data_req, .data_we, .data_be, .data_addr, .data_wdata, .data_rdata, .data_err,
      .retire_valid, .retire_trap, .retire_pc, .retire_instr, .retire_rd_we(rd_we),
      .retire_rd(rd), .retire_rd_data, .vec_commit(unused_commit)
  );
  assign retire_rd = rd_we ? rd : '0;
  assign retire_rs2_data = '0;
endmodule
