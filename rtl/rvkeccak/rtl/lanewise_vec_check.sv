// SPDX-License-Identifier: Apache-2.0 OR MIT
// Whether an instruction may run under this vl and vtype in this build: the section "What traps" of
// doc/architecture.md as logic. What the encoding says is judged a cycle early, under each of the
// eight vtype, and without overlap vl is, too; what is left when the instruction is there.
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
    parameter bit VKECCAK = 0,
    parameter bit OVERLAP = 0
) (
    input  logic        clk,
    input  logic        advance,     // the instruction of the next cycle:
    input  logic [31:0] instr,
    input  ops_t        is,          // which operation it is, one-hot
    input  ops_t        like,        // the same if it is one
    input  logic        eew64,       // memory: the width field says 64
    // And of this cycle, for the instruction taken before:
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

  // What the bits of the encodings say before they are decoded; of what is illegal it may be any.
  logic custom, memory, by_lane, by_row, configures;
  assign custom = instr[6:2] == 5'b01010 || instr[6:2] == 5'b11101;
  assign memory = on_memory(instr[6:2], instr[14:12]);
  assign configures = instr[6:2] == 5'b10101 && &instr[14:12];
  assign by_row = !(&instr[14:12]) &&
      (instr[6:2] == 5'b10101 || (instr[6:2] == 5'b01010 && !instr[30]));
  assign by_lane = like[OP_VABSORB] || like[OP_VSQUEEZE] || like[OP_VSQUEEZEP];

  // Whether the build has what an operation needs.
  function automatic logic built(input op_e op);
    unique case (feature_of(op))
      FEAT_E64: built = ELEN == 64;
      FEAT_E32: built = ELEN == 32;
      FEAT_FUSED: built = FUSED;
      FEAT_ROUND: built = ROUND;
      FEAT_PERMUTE: built = PERMUTE;
      FEAT_WIDE: built = WIDE;
      FEAT_VKECCAK: built = VKECCAK;
      FEAT_STREAM: built = STREAM;
      default: built = 1'b1;
    endcase
  endfunction

  // The row number of v64rho and vpi: -1 or 0 to 4.
  logic one_row;
  assign one_row = vs1 <= 5'd4;

  logic far;  // vd .. vd + 4 do not all exist
  assign far = vd > 5'd27;

  logic bad_state;  // not one of the four places of a whole state
  assign bad_state = !(vd inside {5'd0, 5'd5, 5'd10, 5'd15});

  // Operations whose operands are good whatever vtype is: a word is refused that is none of them.
  ops_t good;
  logic masks_v0;
  assign masks_v0 = !vm && vd == '0;
  always_comb begin
    for (int unsigned i = 1; i <= OPS; i++) good[i] = built(op_e'(i)) && !masks_v0;
    // Stores write no register, and the bit is another in what sets vl.
    good[OP_VSETVLI] = 1'b1;
    good[OP_VSETIVLI] = 1'b1;
    good[OP_VSETVL] = 1'b1;
    if (ELEN == 32 && eew64) {good[OP_VLE], good[OP_VLSE], good[OP_VLXEI]} = '0;
    good[OP_VSE] = !(ELEN == 32 && eew64);
    good[OP_VSSE] = !(ELEN == 32 && eew64);
    good[OP_VSXEI] = !(ELEN == 32 && eew64);
    if (far) good[OP_VABSORB] = 1'b0;
    good[OP_VSQUEEZE] = built(OP_VSQUEEZE) && !far;
    good[OP_VSQUEEZEP] = built(OP_VSQUEEZEP) && !bad_state;
    if (vs2 > 5'd27) good[OP_VTHETAC] = 1'b0;
    if (far || vs2 > 5'd27 || meet(vd, 4'd4, vs2, 4'd4) || meet(vd, 4'd4, vs1, 4'd0))
      good[OP_VTHETARHOPI] = 1'b0;
    if (far || vs2 > 5'd27 || (meet(vd, 4'd4, vs2, 4'd4) && vd != vs2)) good[OP_VCHIIOTA] = 1'b0;
    if (bad_state) good[OP_VROUND] = 1'b0;
    if (bad_state || vs1 > 5'd1) good[OP_VPERMUTE] = 1'b0;
    if (vd != '0 || vs2 > 5'd1) good[OP_VKECCAK] = 1'b0;
    if (!one_row && vs1 != 5'd31) {good[OP_V64RHO], good[OP_VPI]} = '0;
    if (far) good[OP_VPI] = 1'b0;
    // Index of a round constant that the instruction itself holds, as it does where funct3 is not
    // 100: 24 or more.
    if (!instr[14] && vs1[4:3] == 2'b11) {good[OP_VCHIIOTA], good[OP_VROUND], good[OP_VIOTA]} = '0;
  end

  // The width of a load or store is in its bit 12; what is known early is not decoded again.
  function automatic logic bad_under(input logic wide, input logic [1:0] log);
    logic [3:0] more, more_index;  // registers of a group but the first
    logic [2:0] emul;  // log2 of that of elements of the width in the instruction, not below 1
    more = (4'd1 << log) - 4'd1;
    emul = {1'b0, log};
    if (instr[12] && !wide) emul = emul + 3'd1;
    else if (!instr[12] && wide && log != '0) emul = emul - 3'd1;
    more_index = emul[2] ? 4'd15 : (4'd1 << emul[1:0]) - 4'd1;
    bad_under = custom && wide != (ELEN == 64);
    if ((like[OP_VLE] || like[OP_VLSE] || like[OP_VSE] || like[OP_VSSE]) && !aligned(vd, emul))
      bad_under = 1'b1;
    if ((like[OP_VLXEI] || like[OP_VSXEI]) && (!aligned(vs2, emul) || !aligned(vd, {1'b0, log})))
      bad_under = 1'b1;
    // Groups that start where they may meet if they agree in what no group has of its own.
    if (like[OP_VLXEI] && ((vd ^ vs2) & ~{1'b0, more | more_index}) == '0 &&
        !(instr[12] == wide && vd == vs2))
      bad_under = 1'b1;
    if (by_lane && !wide) bad_under = 1'b1;
    if (like[OP_VKECCAK] && log != 2'd3) bad_under = 1'b1;
    // Where funct3 is 0, vs1 is a register. That of vmv.v is vs1, and its vs2 is 0.
    if (by_row && (!aligned(vd, {1'b0, log}) || !aligned(vs2, {1'b0, log}) ||
                   (instr[14:12] == '0 && !aligned(vs1, {1'b0, log}))))
      bad_under = 1'b1;
    if ((like[OP_V64RHO] || like[OP_VPI]) && one_row && log != '0) bad_under = 1'b1;
    if (like[OP_VPI] && log != '0 && meet(vd, 4'd4, vs2, more)) bad_under = 1'b1;
  endfunction

  // Of the instruction that is fetched, and of the one that is there.
  logic by_rows, keccak, constant;
  logic constant_q;
  logic [2:0] known_q;  // it is an instruction of these operations, with good operands
  logic based_q, strided_q, by_lane_q, wide_q;  // loads and stores: not indexed; strided; of 64 bits
  assign by_rows = ((like[OP_V64RHO] || like[OP_VPI]) && !one_row) || like[OP_V32LRHO] ||
      like[OP_V32HRHO];
  assign keccak = like[OP_VKECCAK];
  assign constant = (like[OP_VCHIIOTA] || like[OP_VROUND] || like[OP_VIOTA]) && instr[14];
  always_ff @(posedge clk) begin
    if (advance) begin
      known_q <= {
        |(is[OPS:OP_V64RHO] & good[OPS:OP_V64RHO]),
        |(is[OP_VROTUP:OP_VADD] & good[OP_VROTUP:OP_VADD]),
        |(is[OP_VSQUEEZEP:OP_VSETVLI] & good[OP_VSQUEEZEP:OP_VSETVLI])
      };
      constant_q <= constant;
      based_q <= memory && !(like[OP_VLXEI] || like[OP_VSXEI]);
      strided_q <= like[OP_VLSE] || like[OP_VSSE];
      by_lane_q <= by_lane;
      wide_q <= eew64 || by_lane;
    end
  end

  logic bad_constant;  // index of a round constant in rs1
  always_comb begin
    if (ELEN == 64) bad_constant = rs1[31:5] != '0 || rs1[4:3] == 2'b11;
    else bad_constant = rs1[31:6] != '0 || rs1[5:4] == 2'b11;  // 48 or more
  end

  logic over_rows, over_lanes, below_lanes, none, one, bad_vl;
  assign over_rows = vl > 10'(5 * ELENUM);
  assign over_lanes = vl > 10'd25;
  assign below_lanes = vl < 10'd25;
  logic [7:0] bad_q;  // under vtype {sew64, lmul}
  always_ff @(posedge clk) begin
    if (advance) for (int unsigned v = 0; v < 8; v++) bad_q[v] <= bad_under(v[2], v[1:0]);
  end
  if (OVERLAP) begin : g_now
    logic by_rows_q, keccak_q, config_q;
    always_ff @(posedge clk) begin
      if (advance) {by_rows_q, keccak_q, config_q} <= {by_rows, keccak, configures};
    end
    assign {none, one} = {vl == '0, vl <= 10'd1};
    assign bad_vl = (!config_q && vill) || (by_rows_q && over_rows) || (by_lane_q && over_lanes) ||
        (keccak_q && below_lanes);
  end else begin : g_before
    // What sets vl ends a cycle after it has set it: it is here for what follows.
    logic bad_vl_q;
    always_ff @(posedge clk) begin
      if (advance) begin
        bad_vl_q <= (!configures && vill) || (by_rows && over_rows) || (by_lane && over_lanes) ||
            (keccak && below_lanes);
        {none, one} <= {vl == '0, vl <= 10'd1};
      end
    end
    assign bad_vl = bad_vl_q;
  end
  assign illegal = bad_q[{sew64, lmul}] || bad_vl || known_q == '0 || (constant_q && bad_constant);

  logic [2:0] unit;  // low bits that must be clear
  always_comb begin
    unit = wide_q ? 3'b111 : 3'b011;
    misaligned = 1'b0;
    if (based_q && !none) begin
      misaligned = (rs1[2:0] & unit) != '0;
      if (strided_q && !one && (rs2[2:0] & unit) != '0) misaligned = 1'b1;
      if (by_lane_q && ELENUM > 5 && (rs2[2:0] & unit) != '0) misaligned = 1'b1;
    end
  end
endmodule
