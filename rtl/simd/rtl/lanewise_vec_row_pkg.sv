// SPDX-License-Identifier: Apache-2.0 OR MIT
// What selects the result of a row, one bit for each source: the results of the sources that are not
// selected are 0 and all are ORed. Registered one-hot, so that no decoder is on the path of the data.
package lanewise_vec_row_pkg;
  import lanewise_vec_isa_pkg::*;

  typedef struct packed {
    logic       only_a;  // logic: bits of vs2 alone, of the second operand alone, of both
    logic       only_b;
    logic       both;
    logic       sum;
    logic       left;
    logic       right;
    logic       rotate;
    logic [4:0] slide;   // by 0 to 4 elements, downwards
    logic       rho;
    logic       turn;    // v32?rotup
    logic       high;    // high word of v32?rotup and v32?rho
    logic       add_d;   // XOR the second operand before rho
    logic       theta;
    logic       chi;
    logic       iota;
  } select_t;

  // Sources of operation `op` whose immediate field is `imm`.
  function automatic select_t select_of(input op_e op, input logic [4:0] imm);
    logic [4:0] slide;
    slide = '0;
    for (int unsigned i = 0; i < 32; i++) begin
      if (imm == 5'(i)) slide[op == OP_VSLIDEUPM ? (5 - i % 5) % 5 : i % 5] = 1'b1;
    end
    select_of = '0;
    unique case (op)
      OP_VADD: select_of.sum = 1'b1;
      OP_VAND: select_of.both = 1'b1;
      OP_VOR: {select_of.only_a, select_of.only_b, select_of.both} = '1;
      OP_VXOR: {select_of.only_a, select_of.only_b} = '1;
      OP_VMV: {select_of.only_b, select_of.both} = '1;
      OP_VSLL: select_of.left = 1'b1;
      OP_VSRL: select_of.right = 1'b1;
      OP_VROTUP: select_of.rotate = 1'b1;
      OP_VSLIDEDOWNM, OP_VSLIDEUPM: select_of.slide = slide;
      OP_V64RHO, OP_V32LRHO: select_of.rho = 1'b1;
      OP_V32HRHO: {select_of.rho, select_of.high} = '1;
      OP_V32LROTUP: select_of.turn = 1'b1;
      OP_V32HROTUP: {select_of.turn, select_of.high} = '1;
      OP_VPI: {select_of.only_a, select_of.both} = '1;
      OP_VIOTA: {select_of.only_a, select_of.both, select_of.iota} = '1;
      OP_VTHETAC: select_of.theta = 1'b1;
      OP_VTHETARHOPI: {select_of.rho, select_of.add_d} = '1;
      OP_VCHIIOTA: {select_of.chi, select_of.iota} = '1;
      default: ;
    endcase
  endfunction
  // True of loads and stores, if the instruction is legal: LOAD-FP, STORE-FP, custom-1 with
  // funct3 111. The two low bits of an opcode are always set.
  function automatic logic on_memory(input logic [4:0] opcode, input logic [2:0] funct3);
    on_memory = opcode == 5'b00001 || opcode == 5'b01001 ||
        (opcode == 5'b01010 && funct3 == 3'b111);
  endfunction
endpackage
