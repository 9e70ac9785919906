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
    output ops_t        next_is,       // which operation it is, one-hot
    output ops_t        next_like,     // the same if it is one
    output logic        next_eew64,
    output op_e         op,
    output src_e        src,
    output logic        by_scalar,     // it is SRC_X
    output logic        simm,
    output logic        eew64,
    output logic        memory,        // a load or store
    output access_t     access,        // which one
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
  op_e next_op;
  src_e next_src;
  lanewise_vec_optable u_optable (
      .instr(next_instr),
      .op(next_op),
      .src(next_src),
      .is(next_is),
      .like(next_like),
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
  assign slides = SLIDES && (next_like[OP_VSLIDEDOWNM] || next_like[OP_VSLIDEUPM]);
  // How far, and from which bank, before it is known whether.
  logic [4:0] slide;
  assign slide = slide_of(next_instr[26], vs1);
  assign next_slide_a = slides ? slide : 5'b1;
  assign next_bank_a = slides ? slid_bank(mod5(vs2), slide) : by_vd ? mod5(vd) : mod5(vs2);
  assign next_bank_b = by_vs2 ? mod5(vs2) : mod5(vs1);
  logic by_element;  // vsll.vv, vsrl.vv
  assign by_element = (next_like[OP_VSLL] || next_like[OP_VSRL]) && next_src == SRC_V;
  logic next_turns;
  logic [4:0][5:0] next_by;
  assign next_turns = TURNS && next_like[OP_V64RHO];
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
      access.store <= next_like[OP_VSE] || next_like[OP_VSSE] || next_like[OP_VSXEI] ||
          next_like[OP_VSQUEEZE] || next_like[OP_VSQUEEZEP];
      access.indexed <= next_like[OP_VLXEI] || next_like[OP_VSXEI];
      access.strided <= next_like[OP_VLSE] || next_like[OP_VSSE];
      access.by_lane <= next_like[OP_VABSORB] || next_like[OP_VSQUEEZE] || next_like[OP_VSQUEEZEP];
      access.absorb <= next_like[OP_VABSORB];
      whole <= WHOLE && (next_like[OP_VROUND] || next_like[OP_VPERMUTE] || next_like[OP_VKECCAK]);
      stream <= STREAM && next_like[OP_VSQUEEZEP];
      named <= (next_like[OP_V64RHO] || next_like[OP_VPI]) && !next_instr[19];
      by_scalar <= next_src == SRC_X;
      rotates <= next_like[OP_VROTUP];
      turns <= TURNS && next_like[OP_V64RHO];
      first_by <= next_by;
      lefts <= next_like[OP_VSLL];
      rights <= next_like[OP_VSRL];
      leads <= by_element;
      {first_a, first_b, first_bank_a, first_bank_b} <= {next_a, next_b, next_bank_a, next_bank_b};
    end
  end
endmodule
