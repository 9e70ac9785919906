// SPDX-License-Identifier: Apache-2.0 OR MIT
// vl and vtype, and the three instructions that set them (RVV 1.0, section 6).
module lanewise_vec_config #(
    parameter int unsigned ELEN = 64,
    parameter int unsigned ELENUM = 5
) (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        advance,  // the instruction of the next cycle
    input  logic [31:0] instr,
    input  logic        set,      // that of this one takes effect at its end
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

  // Whether a vtype is not there, the bits of it that are kept, and its VLMAX.
  typedef struct packed {
    logic bad;
    logic [7:0] kept;
    logic [9:0] vlmax;
  } type_t;
  function automatic type_t type_of(input logic [31:0] wanted);
    type_of.bad = wanted[31:8] != '0 || wanted[2] ||
        !(wanted[5:3] == 3'd2 || (wanted[5:3] == 3'd3 && ELEN == 64));
    type_of.kept = wanted[7:0];
    type_of.vlmax = wanted[3] ? 10'(ELENUM) << wanted[1:0] : 10'(ELENUM * ELEN / 32) << wanted[1:0];
  endfunction

  // What the instruction itself says of vtype and AVL, and where it asks for rs1, rs2 or vl.
  type_t type_q, taken;
  logic [4:0] length_q;
  logic by_rs1, by_rs2, by_vl, endless;
  always_ff @(posedge clk) begin
    if (advance) begin
      type_q <= type_of(instr[31] ? 32'(instr[29:20]) : 32'(instr[30:20]));
      by_rs2 <= instr[31:30] == 2'b10;  // vsetvl
      by_rs1 <= 1'b0;
      by_vl <= 1'b0;
      endless <= 1'b0;
      length_q <= '0;
      if (instr[31:30] == 2'b11) length_q <= instr[19:15];  // vsetivli
      else if (instr[19:15] != '0) by_rs1 <= 1'b1;
      else if (instr[11:7] != '0) endless <= 1'b1;
      else by_vl <= 1'b1;
    end
  end
  assign taken = by_rs2 ? type_of(rs2) : type_q;

  logic [9:0] avl;
  logic more;  // than vlmax; its upper bits apart from the comparison
  assign avl = 10'(length_q) | (rs1[9:0] & {10{by_rs1}}) | (vl & {10{by_vl}});
  assign more = endless || (by_rs1 && rs1[31:10] != '0) || avl > taken.vlmax;
  assign new_vl = taken.bad ? '0 : more ? taken.vlmax : avl;

  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) begin
      vill <= 1'b1;
      vl <= '0;
      sew64 <= 1'b0;
      lmul <= '0;
      agnostic <= '0;
    end else if (set) begin
      vill <= taken.bad;
      vl <= new_vl;
      sew64 <= taken.kept[3] && !taken.bad;
      lmul <= taken.bad ? '0 : taken.kept[1:0];
      agnostic <= taken.bad ? '0 : taken.kept[7:6];
    end
  end

  assign vtype = {vill, 23'b0, agnostic, vill ? 6'b0 : {2'b01, sew64, 1'b0, lmul}};
endmodule
