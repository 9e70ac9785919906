// PYTHONPATH=lab python3 -m rtl.rvkeccak.isa.derive optable > rtl/rvkeccak/rtl/lanewise_vec_optable.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The match of encodings and nothing else: which operation a word is, what its second source is and
// what the build must have for it. Every other word is OP_ILLEGAL.
module lanewise_vec_optable (
    input  logic [31:0] instr,
    output lanewise_vec_isa_pkg::op_e op,
    output lanewise_vec_isa_pkg::src_e src,
    output lanewise_vec_isa_pkg::feature_e feature,
    output logic simm,   // the immediate is signed
    output logic eew64   // a memory instruction whose width field says 64 bits
);
  import lanewise_vec_isa_pkg::*;

  always_comb begin
    op = OP_ILLEGAL;
    src = SRC_NONE;
    feature = FEAT_BASE;
    simm = 1'b0;
    eew64 = 1'b0;
    unique casez (instr)
      32'b0_???????????_?????_111_?????_1010111: begin  // vsetvli
        op = OP_VSETVLI;
        src = SRC_X;
      end
      32'b11_??????????_?????_111_?????_1010111: begin  // vsetivli
        op = OP_VSETIVLI;
        src = SRC_I;
      end
      32'b1000000_?????_?????_111_?????_1010111: begin  // vsetvl
        op = OP_VSETVL;
        src = SRC_X;
      end
      32'b000_0_00_?_00000_?????_110_?????_0000111: begin  // vle32.v
        op = OP_VLE;
        src = SRC_X;
      end
      32'b000_0_00_?_00000_?????_111_?????_0000111: begin  // vle64.v
        op = OP_VLE;
        src = SRC_X;
        eew64 = 1'b1;
      end
      32'b000_0_10_?_?????_?????_110_?????_0000111: begin  // vlse32.v
        op = OP_VLSE;
        src = SRC_X;
      end
      32'b000_0_10_?_?????_?????_111_?????_0000111: begin  // vlse64.v
        op = OP_VLSE;
        src = SRC_X;
        eew64 = 1'b1;
      end
      32'b000_0_01_?_?????_?????_110_?????_0000111: begin  // vluxei32.v
        op = OP_VLXEI;
        src = SRC_X;
      end
      32'b000_0_01_?_?????_?????_111_?????_0000111: begin  // vluxei64.v
        op = OP_VLXEI;
        src = SRC_X;
        eew64 = 1'b1;
      end
      32'b000_0_11_?_?????_?????_110_?????_0000111: begin  // vloxei32.v
        op = OP_VLXEI;
        src = SRC_X;
      end
      32'b000_0_11_?_?????_?????_111_?????_0000111: begin  // vloxei64.v
        op = OP_VLXEI;
        src = SRC_X;
        eew64 = 1'b1;
      end
      32'b000_0_00_?_00000_?????_110_?????_0100111: begin  // vse32.v
        op = OP_VSE;
        src = SRC_X;
      end
      32'b000_0_00_?_00000_?????_111_?????_0100111: begin  // vse64.v
        op = OP_VSE;
        src = SRC_X;
        eew64 = 1'b1;
      end
      32'b000_0_10_?_?????_?????_110_?????_0100111: begin  // vsse32.v
        op = OP_VSSE;
        src = SRC_X;
      end
      32'b000_0_10_?_?????_?????_111_?????_0100111: begin  // vsse64.v
        op = OP_VSSE;
        src = SRC_X;
        eew64 = 1'b1;
      end
      32'b000_0_01_?_?????_?????_110_?????_0100111: begin  // vsuxei32.v
        op = OP_VSXEI;
        src = SRC_X;
      end
      32'b000_0_01_?_?????_?????_111_?????_0100111: begin  // vsuxei64.v
        op = OP_VSXEI;
        src = SRC_X;
        eew64 = 1'b1;
      end
      32'b000_0_11_?_?????_?????_110_?????_0100111: begin  // vsoxei32.v
        op = OP_VSXEI;
        src = SRC_X;
      end
      32'b000_0_11_?_?????_?????_111_?????_0100111: begin  // vsoxei64.v
        op = OP_VSXEI;
        src = SRC_X;
        eew64 = 1'b1;
      end
      32'b000000_1_?????_?????_111_?????_0101011: begin  // vabsorb.v
        op = OP_VABSORB;
        src = SRC_X;
        feature = FEAT_WIDE;
      end
      32'b000001_1_?????_?????_111_?????_0101011: begin  // vsqueeze.v
        op = OP_VSQUEEZE;
        src = SRC_X;
        feature = FEAT_WIDE;
      end
      32'b000010_1_?????_?????_111_?????_0101011: begin  // vsqueezep.v
        op = OP_VSQUEEZEP;
        src = SRC_X;
        feature = FEAT_STREAM;
      end
      32'b000011_1_?????_?????_111_?????_0101011: begin  // vsqueezep12.v
        op = OP_VSQUEEZEP;
        src = SRC_X;
        feature = FEAT_STREAM;
      end
      32'b000000_?_?????_?????_000_?????_1010111: begin  // vadd.vv
        op = OP_VADD;
        src = SRC_V;
      end
      32'b000000_?_?????_?????_011_?????_1010111: begin  // vadd.vi
        op = OP_VADD;
        src = SRC_I;
        simm = 1'b1;
      end
      32'b000000_?_?????_?????_100_?????_1010111: begin  // vadd.vx
        op = OP_VADD;
        src = SRC_X;
      end
      32'b001001_?_?????_?????_000_?????_1010111: begin  // vand.vv
        op = OP_VAND;
        src = SRC_V;
      end
      32'b001001_?_?????_?????_011_?????_1010111: begin  // vand.vi
        op = OP_VAND;
        src = SRC_I;
        simm = 1'b1;
      end
      32'b001001_?_?????_?????_100_?????_1010111: begin  // vand.vx
        op = OP_VAND;
        src = SRC_X;
      end
      32'b001010_?_?????_?????_000_?????_1010111: begin  // vor.vv
        op = OP_VOR;
        src = SRC_V;
      end
      32'b001010_?_?????_?????_011_?????_1010111: begin  // vor.vi
        op = OP_VOR;
        src = SRC_I;
        simm = 1'b1;
      end
      32'b001010_?_?????_?????_100_?????_1010111: begin  // vor.vx
        op = OP_VOR;
        src = SRC_X;
      end
      32'b001011_?_?????_?????_000_?????_1010111: begin  // vxor.vv
        op = OP_VXOR;
        src = SRC_V;
      end
      32'b001011_?_?????_?????_011_?????_1010111: begin  // vxor.vi
        op = OP_VXOR;
        src = SRC_I;
        simm = 1'b1;
      end
      32'b001011_?_?????_?????_100_?????_1010111: begin  // vxor.vx
        op = OP_VXOR;
        src = SRC_X;
      end
      32'b100101_?_?????_?????_000_?????_1010111: begin  // vsll.vv
        op = OP_VSLL;
        src = SRC_V;
      end
      32'b100101_?_?????_?????_011_?????_1010111: begin  // vsll.vi
        op = OP_VSLL;
        src = SRC_I;
      end
      32'b100101_?_?????_?????_100_?????_1010111: begin  // vsll.vx
        op = OP_VSLL;
        src = SRC_X;
      end
      32'b101000_?_?????_?????_000_?????_1010111: begin  // vsrl.vv
        op = OP_VSRL;
        src = SRC_V;
      end
      32'b101000_?_?????_?????_011_?????_1010111: begin  // vsrl.vi
        op = OP_VSRL;
        src = SRC_I;
      end
      32'b101000_?_?????_?????_100_?????_1010111: begin  // vsrl.vx
        op = OP_VSRL;
        src = SRC_X;
      end
      32'b010111_1_00000_?????_000_?????_1010111: begin  // vmv.v.v
        op = OP_VMV;
        src = SRC_V;
      end
      32'b010111_1_00000_?????_011_?????_1010111: begin  // vmv.v.i
        op = OP_VMV;
        src = SRC_I;
        simm = 1'b1;
      end
      32'b010111_1_00000_?????_100_?????_1010111: begin  // vmv.v.x
        op = OP_VMV;
        src = SRC_X;
      end
      32'b000000_?_?????_?????_011_?????_0101011: begin  // vslidedownm.vi
        op = OP_VSLIDEDOWNM;
        src = SRC_I;
      end
      32'b000001_?_?????_?????_011_?????_0101011: begin  // vslideupm.vi
        op = OP_VSLIDEUPM;
        src = SRC_I;
      end
      32'b000010_?_?????_?????_011_?????_0101011: begin  // vrotup.vi
        op = OP_VROTUP;
        src = SRC_I;
        feature = FEAT_E64;
      end
      32'b000011_?_?????_?????_011_?????_0101011: begin  // v64rho.vi
        op = OP_V64RHO;
        src = SRC_I;
        feature = FEAT_E64;
        simm = 1'b1;
      end
      32'b000100_?_?????_?????_000_?????_0101011: begin  // v32lrotup.vv
        op = OP_V32LROTUP;
        src = SRC_V;
        feature = FEAT_E32;
      end
      32'b000101_?_?????_?????_000_?????_0101011: begin  // v32hrotup.vv
        op = OP_V32HROTUP;
        src = SRC_V;
        feature = FEAT_E32;
      end
      32'b000110_?_?????_?????_000_?????_0101011: begin  // v32lrho.vv
        op = OP_V32LRHO;
        src = SRC_V;
        feature = FEAT_E32;
      end
      32'b000111_?_?????_?????_000_?????_0101011: begin  // v32hrho.vv
        op = OP_V32HRHO;
        src = SRC_V;
        feature = FEAT_E32;
      end
      32'b001000_?_?????_?????_011_?????_0101011: begin  // vpi.vi
        op = OP_VPI;
        src = SRC_I;
        simm = 1'b1;
      end
      32'b001001_?_?????_?????_100_?????_0101011: begin  // viota.vx
        op = OP_VIOTA;
        src = SRC_X;
      end
      32'b010000_1_?????_00000_011_?????_0101011: begin  // vthetac.vi
        op = OP_VTHETAC;
        feature = FEAT_FUSED;
      end
      32'b010001_1_?????_?????_000_?????_0101011: begin  // vthetarhopi.vv
        op = OP_VTHETARHOPI;
        src = SRC_V;
        feature = FEAT_FUSED;
      end
      32'b010010_1_?????_?????_011_?????_0101011: begin  // vchiiota.vi
        op = OP_VCHIIOTA;
        src = SRC_I;
        feature = FEAT_FUSED;
      end
      32'b010010_1_?????_?????_100_?????_0101011: begin  // vchiiota.vx
        op = OP_VCHIIOTA;
        src = SRC_X;
        feature = FEAT_FUSED;
      end
      32'b010100_1_00000_?????_011_?????_0101011: begin  // vround.vi
        op = OP_VROUND;
        src = SRC_I;
        feature = FEAT_ROUND;
      end
      32'b010100_1_00000_?????_100_?????_0101011: begin  // vround.vx
        op = OP_VROUND;
        src = SRC_X;
        feature = FEAT_ROUND;
      end
      32'b010101_1_00000_?????_011_?????_0101011: begin  // vpermute.vi
        op = OP_VPERMUTE;
        src = SRC_I;
        feature = FEAT_PERMUTE;
      end
      32'b101001_1_?????_10010_010_?????_1110111: begin  // vkeccak.vi
        op = OP_VKECCAK;
        src = SRC_I;
        feature = FEAT_VKECCAK;
      end
      default: ;
    endcase
  end
endmodule
