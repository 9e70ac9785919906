// SPDX-License-Identifier: Apache-2.0 OR MIT
// Decodes the fetched word a cycle before it is the instruction: what has to be known early is in
// registers when it arrives.
module lanewise_vec_decode
  import lanewise_vec_isa_pkg::*, lanewise_vec_row_pkg::*;
#(
    parameter bit WHOLE = 0,
    parameter bit STREAM = 0,
    parameter bit LUTRAM = 0,
    parameter bit SLIDES = 0,  // a row is slid where it is read
    parameter bit TURNS = 0    // the shifter turns lanes by rho
) (
    input  logic        clk,
    input  logic        advance,
    input  logic [31:0] next_instr,
    input  logic [ 4:0] wr_reg,        // what is executed writes it
    output op_e         next_op,
    output src_e        next_src,
    output feature_e    next_feature,
    output logic        next_eew64,
    output op_e         op,
    output src_e        src,
    output logic        simm,
    output logic        eew64,
    output logic        memory,        // a load or store
    output logic        whole,         // rounds of whole states in registers
    output logic        stream,        // stores a state while its rounds go on
    output logic        named,         // one plane; v64rho and vpi by -1, and all others, count
    output logic        rotates,       // vrotup
    output logic        turns,         // v64rho
    output logic        lefts,         // vsll
    output logic        rights,        // vsrl
    output logic        leads,         // vs1, the distances of a shift, is read a cycle before vs2
    output logic [4:0][5:0] first_by,  // how far lane x is shifted in the first row, if not by rs1
    output logic [ 4:0] first_a,       // registers that it reads first
    output logic [ 4:0] first_b,
    output logic [ 4:0] first_bank_a,  // mod 5, one-hot; with SLIDES also slid
    output logic [ 4:0] first_bank_b,
    output logic [ 4:0] next_a,        // the same of the fetched word
    output logic [ 4:0] next_b,
    output logic        next_same_a,   // it is wr_reg
    output logic        next_same_b,
    output logic [ 4:0] next_slide_a,  // how far it is slid, one-hot
    output logic [ 4:0] next_bank_a,
    output logic [ 4:0] next_bank_b
);
  logic next_simm;
  lanewise_vec_optable u_optable (
      .instr(next_instr),
      .op(next_op),
      .src(next_src),
      .feature(next_feature),
      .simm(next_simm),
      .eew64(next_eew64)
  );
  // From the bits of the encodings, before they are decoded; of what is illegal it may be any. Which
  // register is read is known last.
  logic by_vd, by_vs2, slides;
  logic [4:0] vd, vs1, vs2;
  assign {vs2, vs1} = next_instr[24:15];
  assign vd = next_instr[11:7];
  assign by_vd = reads_vd(next_instr, LUTRAM);
  assign by_vs2 = on_memory(next_instr[6:2], next_instr[14:12]);
  assign next_a = by_vd ? vd : vs2;
  assign next_b = by_vs2 ? vs2 : vs1;
  assign next_same_a = by_vd ? vd == wr_reg : vs2 == wr_reg;
  assign next_same_b = by_vs2 ? vs2 == wr_reg : vs1 == wr_reg;
  assign slides = SLIDES && next_instr[6:2] == 5'b01010 && next_instr[14:12] == 3'b011 &&
      next_instr[31:27] == '0;
  assign next_slide_a = slides ? slide_of(next_instr[26], vs1) : 5'b1;
  assign next_bank_a = by_vd ? mod5(vd) : slid_bank(mod5(vs2), next_slide_a);
  assign next_bank_b = by_vs2 ? mod5(vs2) : mod5(vs1);
  logic by_element;  // vsll.vv, vsrl.vv
  assign by_element = next_instr[6:2] == 5'b10101 && next_instr[14:12] == 3'b000 &&
      next_instr[31:26] inside {6'b100101, 6'b101000};
  logic next_turns;
  logic [4:0][5:0] next_by;
  assign next_turns = TURNS && next_instr[6:2] == 5'b01010 && next_instr[14:12] == 3'b011 &&
      next_instr[31:26] == 6'd3;
  always_comb begin
    for (int unsigned x = 0; x < 5; x++) begin
      next_by[x] = next_turns ? rho_of(next_instr[19] ? 5'b1 : 5'b1 << next_instr[17:15], x) :
                                {1'b0, next_instr[19:15]};
    end
  end
  always_ff @(posedge clk) begin
    if (advance) begin
      {op, src, simm, eew64} <= {next_op, next_src, next_simm, next_eew64};
      memory <= on_memory(next_instr[6:2], next_instr[14:12]);
      whole <= WHOLE && next_op inside {OP_VROUND, OP_VPERMUTE, OP_VKECCAK};
      stream <= STREAM && next_op == OP_VSQUEEZEP;
      named <= next_op inside {OP_V64RHO, OP_VPI} && !next_instr[19];
      rotates <= next_op == OP_VROTUP;
      turns <= TURNS && next_op == OP_V64RHO;
      first_by <= next_by;
      lefts <= next_op == OP_VSLL;
      rights <= next_op == OP_VSRL;
      leads <= by_element;
      {first_a, first_b, first_bank_a, first_bank_b} <= {next_a, next_b, next_bank_a, next_bank_b};
    end
  end
endmodule
