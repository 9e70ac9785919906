// SPDX-License-Identifier: Apache-2.0 OR MIT
// Execute: one row of a_q and b_q a cycle.
module lanewise_vec_execute
  import lanewise_vec_isa_pkg::*, lanewise_vec_row_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    parameter bit FUSED = 0,
    parameter bit SLIDES = 0,  // rows that slide were slid where they were read
    parameter bit TURNS = 0,   // the shifter turns lanes by rho
    localparam int unsigned STATES = VLEN / ELEN / 5,
    localparam int unsigned WORDS = VLEN / 32,
    localparam int unsigned HALVES = ELEN / 32
) (
    input  logic                clk,

    // The instruction that the core shows.
    input  logic                takes,
    input  logic [        31:0] instr,
    input  logic [        31:0] rs1,
    input  op_e                 op,
    input  src_e                src,
    input  logic                by_scalar,
    input  logic                simm,
    input  logic                named,
    input  logic                rotates,
    input  logic                turns,
    input  logic                lefts,
    input  logic                rights,
    input  logic [    4:0][5:0] first_by,
    input  logic                sew64,

    // The row of the one in progress.
    input  logic                steps,
    input  logic                wide_q,
    input  logic                first,
    input  logic                high_q,
    input  logic [        63:0] rc,
    input  logic [   WORDS-1:0] active,
    input  logic [    VLEN-1:0] a_q,
    input  logic [    VLEN-1:0] b_q,
    output logic [    VLEN-1:0] unshifted,      // of the result what is not shifted, and what is
    output logic [  3*VLEN-1:0] shifted,        // in parts
    output logic [    VLEN-1:0] result,
    output logic [    VLEN-1:0] lanes,          // of pi, one for each bus and state
    output logic [         4:0] plane_q,        // one-hot: plane of rho and pi
    output logic [         4:0] bank_q,         // of that element of vd, one-hot
    output logic [    4:0][4:0] bank_pick_q,    // what banks of LUT RAM take of pi
    output logic [5*STATES-1:0] column_states
);
  select_t sel, sel_q;
  always_comb begin
    sel = select_of(op, instr[19:15]);
    if (SLIDES) begin
      if (op inside {OP_VSLIDEDOWNM, OP_VSLIDEUPM}) {sel.only_a, sel.both} = '1;
      sel.slide = '0;
    end
  end
  logic use_scalar_q, counted_q;
  logic [63:0] scalar_q;
  logic [4:0] rho_q;  // plane_q; 0 where rho is not selected
  logic [4:0][4:0] pick_q;  // lanes that pi moves to each bus

  // The immediate or scalar operand, extended to 64 bits or repeated in both halves.
  logic [31:0] operand;
  logic [63:0] scalar;
  assign operand = by_scalar ? rs1 : {{27{simm && instr[19]}}, instr[19:15]};
  assign scalar = {sew64 ? {32{operand[31]}} : operand, operand};

  logic [4:0] plane, bank;
  assign plane = named ? 5'b1 << instr[17:15] : 5'b1;
  assign bank = slid_bank(mod5(instr[11:7]), plane);
  always_ff @(posedge clk) begin
    if (takes) begin
      use_scalar_q <= src inside {SRC_X, SRC_I};
      scalar_q <= scalar;
      sel_q <= sel;
      counted_q <= !named;
      plane_q <= plane;
      rho_q <= op inside {OP_V64RHO, OP_V32LRHO, OP_V32HRHO, OP_VTHETARHOPI} ? plane : '0;
      pick_q <= pick_of(mod5(instr[11:7]), plane);
      bank_q <= bank;
      bank_pick_q <= pick_of(bank, plane);
    end else if (steps && counted_q) begin
      plane_q <= plane_q << 1;
      rho_q   <= rho_q << 1;
      bank_q  <= turn(bank_q);
      for (int unsigned b = 0; b < 5; b++) begin
        pick_q[b] <= turn(pick_q[b]);
        bank_pick_q[b] <= {bank_pick_q[b][1:0], bank_pick_q[b][4:2]};
      end
    end
  end

  // How far the elements are shifted: what the core shows says it when the instruction is taken,
  // for all rows; or vs1 a cycle before the row (the ports lead by one then, see
  // lanewise_vec_fetch). The shifter also turns lanes by rho, each plane by its own distances, which
  // are in registers a cycle before they are needed, as an immediate is; not where the fused
  // instructions are, which add to a lane before they turn it.
  logic turns_q, by_rs1, by_first, by_then, by_vs1;
  logic [4:0][5:0] then_by;  // of rho in the row after this one
  assign turns_q = TURNS && sel_q.rho;
  assign by_rs1 = takes && by_scalar;
  assign by_first = takes && !by_scalar;
  assign by_then = !takes && turns_q;
  assign by_vs1 = !takes && !turns_q;
  always_ff @(posedge clk) begin
    for (int unsigned x = 0; x < 5; x++) begin
      then_by[x] <= TURNS ? rho_of(takes ? plane << 1 : plane_q << 2, x) : '0;
    end
  end
  half_t [WORDS-1:0] how, how_q;
  for (genvar e = 0; e < VLEN / ELEN; e++) begin : g_distance
    logic [5:0] same;  // for both halves
    logic [6*HALVES-1:0] by;
    assign same = ({6{by_rs1}} & rs1[5:0]) | ({6{by_first}} & first_by[e%5]) |
        ({6{by_then}} & then_by[e%5]);
    // Of 64 bits both halves are shifted by the lower one's.
    for (genvar h = 0; h < HALVES; h++) begin : g_half
      assign by[6*h+:6] = same |
          ({6{by_vs1}} & (wide_q ? b_q[ELEN*e+:6] : b_q[ELEN*e+32*h+:6]));
    end
    lanewise_vec_distance #(
        .ELEN(ELEN)
    ) u_distance (
        .rotate(takes ? rotates || turns : turns_q),
        .left(takes ? lefts : sel_q.left),
        .right(takes ? rights : sel_q.right),
        .wide(takes ? sew64 : wide_q),
        .by(by),
        .how(how[HALVES*e+:HALVES])
    );
  end
  always_ff @(posedge clk) begin
    if (takes || !use_scalar_q || turns_q) how_q <= how;
  end

  logic [VLEN-1:0] sum_q, sum_next, before_pi;
  lanewise_vec_row #(
      .ELEN (ELEN),
      .VLEN (VLEN),
      .FUSED(FUSED && ELEN == 64)
  ) u_row (
      .sel(sel_q),
      .wide(wide_q),
      .use_scalar(use_scalar_q),
      .scalar(scalar_q),
      .how(how_q),
      .rho(rho_q),
      .first(first),
      .constant(ELEN == 32 && high_q ? {32'b0, rc[63:32]} : rc),
      .a(a_q),
      .b(b_q),
      .sum(sum_q),
      .sum_next(sum_next),
      .before_pi(before_pi),
      .unshifted(unshifted),
      .shifted(shifted),
      .result(result)
  );
  if (FUSED) begin : g_sum
    always_ff @(posedge clk) sum_q <= sum_next;
  end else begin : g_no_sum
    assign sum_q = '0;
  end

  // Banks of LUT RAM pick the lanes themselves.
  lanewise_vec_column #(
      .ELEN(ELEN),
      .VLEN(VLEN)
  ) u_column (
      .plane(plane_q),
      .pick(pick_q),
      .row(before_pi),
      .active(active),
      .lanes(lanes),
      .states(column_states)
  );
endmodule
