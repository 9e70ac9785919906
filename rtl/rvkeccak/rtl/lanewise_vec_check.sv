// SPDX-License-Identifier: Apache-2.0 OR MIT
// Whether an instruction may run under this vl and vtype in this build: the section "What traps" of
// doc/architecture.md as logic. What the encoding says is judged a cycle early, under each of the
// eight vtype; what is left, the operands and vl, when the instruction is there.
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
    input  op_e         op,
    input  src_e        src,
    input  feature_e    feature,
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
  logic one_row;
  assign one_row = vs1 <= 5'd4;

  logic far;  // vd .. vd + 4 do not all exist
  assign far = vd > 5'd27;

  logic bad_state;  // not one of the four places of a whole state
  assign bad_state = !(vd inside {5'd0, 5'd5, 5'd10, 5'd15});

  // Operands that are bad whatever vtype is, and those that are under SEW `wide` and LMUL 2^log.
  logic bad_always;
  always_comb begin
    bad_always = missing || (!vm && vd == '0 && !store);
    unique case (op)
      OP_ILLEGAL: bad_always = 1'b1;
      OP_VSETVLI, OP_VSETIVLI, OP_VSETVL: bad_always = 1'b0;
      OP_VLE, OP_VLSE, OP_VSE, OP_VSSE, OP_VLXEI, OP_VSXEI: if (eew64 && ELEN == 32) bad_always = 1'b1;
      OP_VABSORB, OP_VSQUEEZE: if (far) bad_always = 1'b1;
      OP_VSQUEEZEP: if (bad_state) bad_always = 1'b1;
      OP_VTHETAC: if (vs2 > 5'd27) bad_always = 1'b1;
      OP_VTHETARHOPI: begin
        if (far || vs2 > 5'd27 || meet(vd, 4'd4, vs2, 4'd4) || meet(vd, 4'd4, vs1, 4'd0))
          bad_always = 1'b1;
      end
      OP_VCHIIOTA: begin
        if (far || vs2 > 5'd27 || (meet(vd, 4'd4, vs2, 4'd4) && vd != vs2)) bad_always = 1'b1;
      end
      OP_VROUND: if (bad_state) bad_always = 1'b1;
      OP_VPERMUTE: if (bad_state || vs1 > 5'd1) bad_always = 1'b1;
      OP_VKECCAK: if (vd != '0 || vs2 > 5'd1) bad_always = 1'b1;
      OP_V64RHO, OP_VPI: begin
        if ((!one_row && vs1 != 5'd31) || (op == OP_VPI && far)) bad_always = 1'b1;
      end
      default: ;
    endcase
    // Index of a round constant that the instruction itself holds: 24 or more.
    if (op inside {OP_VCHIIOTA, OP_VROUND, OP_VIOTA} && src != SRC_X && vs1[4:3] == 2'b11)
      bad_always = 1'b1;
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
    unique case (op)
      OP_VLE, OP_VLSE, OP_VSE, OP_VSSE: if (!aligned(vd, emul)) bad_under = 1'b1;
      OP_VLXEI, OP_VSXEI: begin
        if (!aligned(vs2, emul) || !aligned(vd, {1'b0, log})) bad_under = 1'b1;
        // Groups that start where they may meet if they agree in what no group has of its own.
        if (op == OP_VLXEI && ((vd ^ vs2) & ~{1'b0, more | more_index}) == '0 &&
            !(instr[12] == wide && vd == vs2))
          bad_under = 1'b1;
      end
      OP_VABSORB, OP_VSQUEEZE, OP_VSQUEEZEP: if (!wide) bad_under = 1'b1;
      OP_VKECCAK: if (log != 2'd3) bad_under = 1'b1;
      OP_VSETVLI, OP_VSETIVLI, OP_VSETVL, OP_VTHETAC, OP_VTHETARHOPI, OP_VCHIIOTA, OP_VROUND,
      OP_VPERMUTE:
      ;
      default: begin  // row by row
        if (!aligned(vd, {1'b0, log}) || (op != OP_VMV && !aligned(vs2, {1'b0, log})) ||
            (src == SRC_V && !aligned(vs1, {1'b0, log})))
          bad_under = 1'b1;
        if (op inside {OP_V64RHO, OP_VPI} && one_row && log != '0) bad_under = 1'b1;
        if (op == OP_VPI && log != '0 && meet(vd, 4'd4, vs2, more)) bad_under = 1'b1;
      end
    endcase
  endfunction

  logic [7:0] bad_q;  // under vtype {sew64, lmul}
  logic always_q;     // under any
  logic config_q, by_rows_q, by_lane_q, keccak_q, constant_q;
  logic based_q, strided_q, wide_q;  // loads and stores: not indexed; strided; of 64 bits
  always_ff @(posedge clk) begin
    if (advance) begin
      for (int unsigned v = 0; v < 8; v++) bad_q[v] <= bad_under(v[2], v[1:0]);
      always_q <= bad_always;
      config_q <= op inside {OP_VSETVLI, OP_VSETIVLI, OP_VSETVL};
      by_rows_q <= (op inside {OP_V64RHO, OP_VPI} && !one_row) ||
          op inside {OP_V32LRHO, OP_V32HRHO};
      by_lane_q <= by_lane;
      keccak_q <= op == OP_VKECCAK;
      constant_q <= op inside {OP_VCHIIOTA, OP_VROUND, OP_VIOTA} && src == SRC_X;
      based_q <= memory && !indexed;
      strided_q <= op inside {OP_VLSE, OP_VSSE};
      wide_q <= eew64 || by_lane;
    end
  end

  logic bad_constant;  // index of a round constant in rs1
  always_comb begin
    if (ELEN == 64) bad_constant = rs1[31:5] != '0 || rs1[4:3] == 2'b11;
    else bad_constant = rs1[31:6] != '0 || rs1[5:4] == 2'b11;  // 48 or more
  end

  // Without overlap vl has been as it is for a cycle.
  logic bad_vl, over_rows, over_lanes, below_lanes, none, one;
  logic [4:0] judged;
  assign judged = {vl > 10'(5 * ELENUM), vl > 10'd25, vl < 10'd25, vl == '0, vl <= 10'd1};
  if (OVERLAP) begin : g_now
    assign {over_rows, over_lanes, below_lanes, none, one} = judged;
  end else begin : g_before
    always_ff @(posedge clk) {over_rows, over_lanes, below_lanes, none, one} <= judged;
  end
  assign bad_vl = (by_rows_q && over_rows) || (by_lane_q && over_lanes) ||
      (keccak_q && below_lanes);

  assign illegal = bad_q[{sew64, lmul}] || always_q || (!config_q && vill) || bad_vl ||
      (constant_q && bad_constant);

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
