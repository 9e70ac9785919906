// SPDX-License-Identifier: Apache-2.0 OR MIT
// vl and vtype, and the three instructions that set them (RVV 1.0, section 6).
module lanewise_vec_config
  import lanewise_vec_isa_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    parameter int unsigned ELENUM = 5
) (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        set,      // the instruction takes effect at the end of this cycle
    input  logic [31:0] instr,
    input  op_e         op,
    input  logic [31:0] rs1,
    input  logic [31:0] rs2,
    output logic [ 9:0] new_vl,
    output logic [ 9:0] vl,
    output logic        vill,
    output logic        sew64,
    output logic [ 1:0] lmul,     // log2
    output logic [31:0] vtype
);
  logic [1:0] agnostic;  // vma, vta: kept to be read, elements are always left undisturbed

  logic [31:0] wanted;
  always_comb begin
    unique case (op)
      OP_VSETIVLI: wanted = {22'b0, instr[29:20]};
      OP_VSETVL: wanted = rs2;
      default: wanted = {21'b0, instr[30:20]};
    endcase
  end

  logic bad;
  assign bad = wanted[31:8] != '0 || wanted[2] ||
      !(wanted[5:3] == 3'd2 || (wanted[5:3] == 3'd3 && ELEN == 64));

  logic [9:0] vlmax;
  always_comb begin
    if (wanted[3]) vlmax = 10'(ELENUM) << wanted[1:0];
    else vlmax = 10'(ELENUM * ELEN / 32) << wanted[1:0];
  end

  logic [31:0] avl;
  logic more;  // than vlmax; its upper bits apart from the comparison
  assign more = avl[31:10] != '0 || avl[9:0] > vlmax;
  always_comb begin
    if (op == OP_VSETIVLI) avl = {27'b0, instr[19:15]};
    else if (instr[19:15] != '0) avl = rs1;
    else if (instr[11:7] != '0) avl = '1;
    else avl = {22'b0, vl};
  end
  assign new_vl = bad ? '0 : more ? vlmax : avl[9:0];

  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) begin
      vill <= 1'b1;
      vl <= '0;
      sew64 <= 1'b0;
      lmul <= '0;
      agnostic <= '0;
    end else if (set) begin
      vill <= bad;
      vl <= new_vl;
      sew64 <= wanted[3] && !bad;
      lmul <= bad ? '0 : wanted[1:0];
      agnostic <= bad ? '0 : wanted[7:6];
    end
  end

  assign vtype = {vill, 23'b0, agnostic, vill ? 6'b0 : {2'b01, sew64, 1'b0, lmul}};
endmodule
