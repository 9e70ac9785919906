// PYTHONPATH=lab python3 -m rtl.rvkeccak.isa.derive package > rtl/rvkeccak/rtl/lanewise_vec_isa_pkg.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// What lanewise_vec_optable says of an instruction.
package lanewise_vec_isa_pkg;

typedef enum logic [5:0] {
  OP_ILLEGAL = 6'd0,
  OP_VSETVLI = 6'd1,
  OP_VSETIVLI = 6'd2,
  OP_VSETVL = 6'd3,
  OP_VLE = 6'd4,
  OP_VLSE = 6'd5,
  OP_VLXEI = 6'd6,
  OP_VSE = 6'd7,
  OP_VSSE = 6'd8,
  OP_VSXEI = 6'd9,
  OP_VABSORB = 6'd10,
  OP_VSQUEEZE = 6'd11,
  OP_VSQUEEZEP = 6'd12,
  OP_VADD = 6'd13,
  OP_VAND = 6'd14,
  OP_VOR = 6'd15,
  OP_VXOR = 6'd16,
  OP_VSLL = 6'd17,
  OP_VSRL = 6'd18,
  OP_VMV = 6'd19,
  OP_VSLIDEDOWNM = 6'd20,
  OP_VSLIDEUPM = 6'd21,
  OP_VROTUP = 6'd22,
  OP_V64RHO = 6'd23,
  OP_V32LROTUP = 6'd24,
  OP_V32HROTUP = 6'd25,
  OP_V32LRHO = 6'd26,
  OP_V32HRHO = 6'd27,
  OP_VPI = 6'd28,
  OP_VIOTA = 6'd29,
  OP_VTHETAC = 6'd30,
  OP_VTHETARHOPI = 6'd31,
  OP_VCHIIOTA = 6'd32,
  OP_VROUND = 6'd33,
  OP_VPERMUTE = 6'd34,
  OP_VKECCAK = 6'd35
} op_e;
// One bit of each, by its number: what is decided by one operation does not wait for that.
localparam int unsigned OPS = 35;
typedef logic [OPS:1] ops_t;

// The second source operand, the base address or AVL: a vector, a scalar register or the immediate,
// which is in bits 19:15 (vkeccak.vi: 24:20).
typedef enum logic [1:0] {
  SRC_NONE = 2'd0,
  SRC_V = 2'd1,
  SRC_X = 2'd2,
  SRC_I = 2'd3
} src_e;

// What the build must have: ELEN or a parameter.
typedef enum logic [3:0] {
  FEAT_BASE = 4'd0,
  FEAT_E64 = 4'd1,
  FEAT_E32 = 4'd2,
  FEAT_FUSED = 4'd3,
  FEAT_ROUND = 4'd4,
  FEAT_PERMUTE = 4'd5,
  FEAT_WIDE = 4'd6,
  FEAT_VKECCAK = 4'd7,
  FEAT_STREAM = 4'd8
} feature_e;

function automatic feature_e feature_of(input op_e op);
  unique case (op)
    OP_VABSORB: feature_of = FEAT_WIDE;
    OP_VSQUEEZE: feature_of = FEAT_WIDE;
    OP_VSQUEEZEP: feature_of = FEAT_STREAM;
    OP_VROTUP: feature_of = FEAT_E64;
    OP_V64RHO: feature_of = FEAT_E64;
    OP_V32LROTUP: feature_of = FEAT_E32;
    OP_V32HROTUP: feature_of = FEAT_E32;
    OP_V32LRHO: feature_of = FEAT_E32;
    OP_V32HRHO: feature_of = FEAT_E32;
    OP_VTHETAC: feature_of = FEAT_FUSED;
    OP_VTHETARHOPI: feature_of = FEAT_FUSED;
    OP_VCHIIOTA: feature_of = FEAT_FUSED;
    OP_VROUND: feature_of = FEAT_ROUND;
    OP_VPERMUTE: feature_of = FEAT_PERMUTE;
    OP_VKECCAK: feature_of = FEAT_VKECCAK;
    default: feature_of = FEAT_BASE;
  endcase
endfunction

endpackage
