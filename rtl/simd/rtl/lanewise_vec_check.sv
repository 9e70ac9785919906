// SPDX-License-Identifier: Apache-2.0 OR MIT
// Whether an instruction may run under this vl and vtype in this build: the section "What traps" of
// doc/architecture.md as logic. Combinational; judged before anything changes.
module lanewise_vec_check
  import lanewise_vec_isa_pkg::*, lanewise_vec_row_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    parameter int unsigned ELENUM = 5,
    parameter bit FUSED = 0,
    parameter bit ROUND = 0,
    parameter bit PERMUTE = 0,
    parameter bit WIDE = 0,
    parameter bit STREAM = 0,
    parameter bit VKECCAK = 0
) (
    input  logic [31:0] instr,
    input  op_e         op,
    input  src_e        src,
    input  feature_e    feature,
    input  logic        eew64,       // memory: the width field says 64
    input  logic [31:0] rs1,
    input  logic [31:0] rs2,
    input  logic        vill,
    input  logic        sew64,
    input  logic [ 1:0] lmul,        // log2
    input  logic [ 9:0] vl,
    output logic        illegal,
    output logic        misaligned   // base or stride, when legal
);
  logic [4:0] vd, vs1, vs2;
  assign vd  = instr[11:7];
  assign vs1 = instr[19:15];
  assign vs2 = instr[24:20];

  logic vm;
  assign vm = instr[25];

  // True of a register number that a group of 2^log registers may start at.
  function automatic logic aligned(input logic [4:0] register, input logic [2:0] log);
    unique case (log)
      3'd0: aligned = 1'b1;
      3'd1: aligned = !register[0];
      3'd2: aligned = register[1:0] == '0;
      3'd3: aligned = register[2:0] == '0;
      default: aligned = 1'b0;  // more than eight registers
    endcase
  endfunction

  // Do [p, p + m] and [q, q + n] share a register?
  function automatic logic meet(input logic [4:0] p, input logic [3:0] m, input logic [4:0] q,
                                input logic [3:0] n);
    meet = {1'b0, p} <= {1'b0, q} + 6'(n) && {1'b0, q} <= {1'b0, p} + 6'(m);
  endfunction

  logic [3:0] more;  // LMUL - 1
  assign more = (4'd1 << lmul) - 4'd1;

  // log2 of EMUL for elements of the width in the instruction, not below one register.
  logic [2:0] emul;
  assign emul = eew64 && !sew64 ? {1'b0, lmul} + 3'd1 :
                !eew64 && sew64 && lmul != '0 ? {1'b0, lmul} - 3'd1 : {1'b0, lmul};
  logic [3:0] more_index;
  assign more_index = emul[2] ? 4'd15 : (4'd1 << emul[1:0]) - 4'd1;

  logic [9:0] five_rows;  // elements in five registers
  assign five_rows = 10'(5 * ELENUM);

  // Instructions whose width is ELEN and no other.
  logic custom, memory, indexed, store, by_lane;
  assign custom = instr[6:2] == 5'b01010 || instr[6:2] == 5'b11101;
  assign memory = on_memory(instr[6:2], instr[14:12]);
  assign indexed = op inside {OP_VLXEI, OP_VSXEI};
  assign store = op inside {OP_VSE, OP_VSSE, OP_VSXEI, OP_VSQUEEZE, OP_VSQUEEZEP};
  assign by_lane = op inside {OP_VABSORB, OP_VSQUEEZE, OP_VSQUEEZEP};

  logic missing;
  always_comb begin
    unique case (feature)
      FEAT_E64: missing = ELEN != 64;
      FEAT_E32: missing = ELEN != 32;
      FEAT_FUSED: missing = !FUSED;
      FEAT_ROUND: missing = !ROUND;
      FEAT_PERMUTE: missing = !PERMUTE;
      FEAT_WIDE: missing = !WIDE;
      FEAT_VKECCAK: missing = !VKECCAK;
      FEAT_STREAM: missing = !STREAM;
      default: missing = 1'b0;
    endcase
  end

  // The row number of v64rho and vpi: -1 or 0 to 4.
  logic one_row, bad_row;
  assign one_row = vs1 <= 5'd4;
  assign bad_row = !(one_row && lmul == '0) && vs1 != 5'd31;

  logic bad_constant;  // index of a round constant
  always_comb begin
    if (src != SRC_X) bad_constant = vs1[4:3] == 2'b11;  // 24 or more
    else if (ELEN == 64) bad_constant = rs1[31:5] != '0 || rs1[4:3] == 2'b11;
    else bad_constant = rs1[31:6] != '0 || rs1[5:4] == 2'b11;  // 48 or more
  end

  logic far;  // vd .. vd + 4 do not all exist
  assign far = vd > 5'd27;

  logic bad_state;  // not one of the four places of a whole state
  assign bad_state = !(vd inside {5'd0, 5'd5, 5'd10, 5'd15});

  logic bad_operands;
  always_comb begin
    bad_operands = !vm && vd == '0 && !store;
    unique case (op)
      OP_VLE, OP_VLSE, OP_VSE, OP_VSSE: begin
        if ((eew64 && ELEN == 32) || !aligned(vd, emul)) bad_operands = 1'b1;
      end
      OP_VLXEI, OP_VSXEI: begin
        if ((eew64 && ELEN == 32) || !aligned(vs2, emul) || !aligned(vd, {1'b0, lmul}))
          bad_operands = 1'b1;
        if (op == OP_VLXEI && meet(vd, more, vs2, more_index) && !(eew64 == sew64 && vd == vs2))
          bad_operands = 1'b1;
      end
      OP_VABSORB, OP_VSQUEEZE, OP_VSQUEEZEP: begin
        if (!sew64 || vl > 10'd25) bad_operands = 1'b1;
        if (op == OP_VSQUEEZEP ? bad_state : far) bad_operands = 1'b1;
      end
      OP_VTHETAC: if (vs2 > 5'd27) bad_operands = 1'b1;
      OP_VTHETARHOPI: begin
        if (far || vs2 > 5'd27 || meet(vd, 4'd4, vs2, 4'd4) || meet(vd, 4'd4, vs1, 4'd0))
          bad_operands = 1'b1;
      end
      OP_VCHIIOTA: begin
        if (far || vs2 > 5'd27 || bad_constant || (meet(vd, 4'd4, vs2, 4'd4) && vd != vs2))
          bad_operands = 1'b1;
      end
      OP_VROUND: if (bad_state || bad_constant) bad_operands = 1'b1;
      OP_VPERMUTE: if (bad_state || vs1 > 5'd1) bad_operands = 1'b1;
      OP_VKECCAK: if (vd != '0 || lmul != 2'd3 || vl < 10'd25 || vs2 > 5'd1) bad_operands = 1'b1;
      default: begin  // row by row
        if (!aligned(vd, {1'b0, lmul}) || (op != OP_VMV && !aligned(vs2, {1'b0, lmul})) ||
            (src == SRC_V && !aligned(vs1, {1'b0, lmul})))
          bad_operands = 1'b1;
        if (op inside {OP_V64RHO, OP_VPI} && (bad_row || (!one_row && vl > five_rows)))
          bad_operands = 1'b1;
        if (op inside {OP_V32LRHO, OP_V32HRHO} && vl > five_rows) bad_operands = 1'b1;
        if (op == OP_VPI && (far || (lmul != '0 && meet(vd, 4'd4, vs2, more)))) bad_operands = 1'b1;
        if (op == OP_VIOTA && bad_constant) bad_operands = 1'b1;
      end
    endcase
  end

  logic sets_config;
  assign sets_config = op inside {OP_VSETVLI, OP_VSETIVLI, OP_VSETVL};

  assign illegal = op == OP_ILLEGAL || missing ||
      (!sets_config && (vill || bad_operands || (custom && sew64 != (ELEN == 64))));

  logic [2:0] unit;  // low bits that must be clear
  always_comb begin
    unit = eew64 || by_lane ? 3'b111 : 3'b011;
    misaligned = 1'b0;
    if (memory && !indexed && vl != '0) begin
      misaligned = (rs1[2:0] & unit) != '0;
      if (op inside {OP_VLSE, OP_VSSE} && vl > 10'd1 && (rs2[2:0] & unit) != '0) misaligned = 1'b1;
      if (by_lane && ELENUM > 5 && (rs2[2:0] & unit) != '0) misaligned = 1'b1;
    end
  end
endmodule
