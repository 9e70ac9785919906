// SPDX-License-Identifier: Apache-2.0 OR MIT
// The scalar core alone, with the same ports as lanewise_tb_ibex: without a vector unit every
// vector instruction is illegal.
module lanewise_tb_rv32 (
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
    output logic [ 4:0] retire_rd,       // 0: writes none
    output logic [31:0] retire_rd_data,
    output logic [31:0] retire_rs2_data
);

  logic unused_next, vec_valid, rd_we;
  logic [4:0] rd;
  logic [31:0] unused_instr, vec_instr, unused_rs1;

  lanewise_rv32 core (
      .clk,
      .rst_n,
      .boot_addr,
      .irq,
      .instr_req,
      .instr_addr,
      .instr_rdata,
      .instr_err,
      .data_req,
      .data_we,
      .data_be,
      .data_addr,
      .data_wdata,
      .data_rdata,
      .data_err,
      .vec_next      (unused_next),
      .vec_next_instr(unused_instr),
      .vec_valid,
      .vec_instr,
      .vec_rs1       (unused_rs1),
      .vec_rs2       (retire_rs2_data),
      .vec_ready     (1'b0),
      .vec_trap      (vec_valid),
      .vec_cause     (5'd2),
      .vec_tval      (vec_instr),
      .vec_rd_we     (1'b0),
      .vec_rd_data   ('0),
      .vec_vl        ('0),
      .vec_vtype     ('0),
      .retire_valid,
      .retire_trap,
      .retire_pc,
      .retire_instr,
      .retire_rd_we  (rd_we),
      .retire_rd     (rd),
      .retire_rd_data
  );
  assign retire_rd = rd_we ? rd : '0;

endmodule
