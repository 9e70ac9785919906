// SPDX-License-Identifier: Apache-2.0 OR MIT
// What one row, a register of ELENUM elements, becomes in one cycle. Combinational.
// For column instructions (vpi, vthetarhopi) `before_pi` holds the lanes that pi moves.
module lanewise_vec_row
  import lanewise_vec_row_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    parameter bit FUSED = 0,
    localparam int unsigned ELENUM = VLEN / ELEN,
    localparam int unsigned HALVES = ELEN / 32
) (
    input  select_t          sel,
    input  logic             wide,        // SEW is 64
    input  logic             use_scalar,  // the second operand is `scalar`
    input  logic [     63:0] scalar,      // rs1 or immediate, extended to SEW and repeated
    input  half_t [ELENUM*HALVES-1:0] how,  // of lanewise_vec_distance, element by element
    input  logic [      4:0] rho,         // one-hot: plane of the rho table; 0 without rho
    input  logic             first,       // first row of the group
    input  logic [     63:0] constant,    // of iota
    input  logic [ VLEN-1:0] a,           // vs2
    input  logic [ VLEN-1:0] b,           // vs1
    input  logic [ VLEN-1:0] sum,         // XOR of the rows before, for vthetac
    output logic [ VLEN-1:0] sum_next,
    output logic [ VLEN-1:0] before_pi,
    output logic [ VLEN-1:0] unshifted,
    output logic [3*VLEN-1:0] shifted,   // in parts: see lanewise_vec_pick
    output logic [ VLEN-1:0] result      // both; of an instruction one is 0
);
  import lanewise_keccak_pkg::*;

  assign sum_next = first ? a : a ^ sum;

  for (genvar e = 0; e < ELENUM; e++) begin : g_element
    localparam int unsigned X = e % 5;
    localparam int unsigned Base = ELEN * (e - X);  // first element of this state

    logic [ELEN-1:0] va, vb, standard, slid, rotated, fused, iota;
    assign va = a[ELEN*e+:ELEN];
    assign iota = X == 0 && first && sel.iota ? constant[ELEN-1:0] : '0;
    assign vb = use_scalar ? scalar[ELEN-1:0] : b[ELEN*e+:ELEN];

    lanewise_vec_alu #(
        .ELEN(ELEN)
    ) u_alu (
        .sel(sel),
        .wide(wide),
        .a(va),
        .b(vb),
        .iota(sel.chi ? '0 : iota),
        .how(how[HALVES*e+:HALVES]),
        .result(standard),
        .shifted(shifted[3*ELEN*e+:3*ELEN])
    );

    // The five lanes of this state, from this one upwards.
    logic [5*ELEN-1:0] from_here;
    for (genvar j = 0; j < 5; j++) begin : g_lane
      assign from_here[ELEN*j+:ELEN] = a[Base+ELEN*((X+j)%5)+:ELEN];
    end
    always_comb begin
      slid = '0;
      for (int unsigned j = 0; j < 5; j++) begin
        slid = slid | ({ELEN{sel.slide[j]}} & from_here[ELEN*j+:ELEN]);
      end
    end

    // Six rotations at most, each of them wires: the five of the rho table, and by one. Of lanes
    // alone the shifter does that (lanewise_vec_execute gives it the distances).
    if (ELEN == 64 && !FUSED) begin : g_by_shift
      assign rotated = '0;
    end else begin : g_by_wires
      logic [63:0] lane, turned;
      if (ELEN == 64) begin : g_lane64
        assign lane = va ^ ({64{sel.add_d}} & b[ELEN*e+:ELEN]);
        assign rotated = turned[ELEN-1:0];
      end else begin : g_lane32
        assign lane = {va, b[ELEN*e+:ELEN]};  // vs2 holds the high words, vs1 the low ones
        assign rotated = sel.high ? turned[63:32] : turned[31:0];
      end
      always_comb begin
        turned = ELEN == 32 ? {64{sel.turn}} & {lane[62:0], lane[63]} : '0;
        for (int unsigned y = 0; y < 5; y++) begin
          turned = turned |
              ({64{rho[y]}} & 64'({lane, lane} >> (64 - 32'(RHO[6*(X+5*y)+:6]))));
        end
      end
    end

    if (FUSED) begin : g_fused
      logic [ELEN-1:0] right, theta, chi;
      assign right = sum_next[Base+ELEN*((X+1)%5)+:ELEN];
      assign theta = sum_next[Base+ELEN*((X+4)%5)+:ELEN] ^ {right[ELEN-2:0], right[ELEN-1]};
      assign chi   = va ^ (~from_here[ELEN*1+:ELEN] & from_here[ELEN*2+:ELEN]);
      assign fused = ({ELEN{sel.theta}} & theta) | ({ELEN{sel.chi}} & (chi ^ iota));
    end else begin : g_unfused
      assign fused = '0;
    end

    // Kept apart from the result, whose slowest sources pi would else lengthen.
    assign before_pi[ELEN*e+:ELEN] = FUSED && sel.rho ? rotated : va;
    assign unshifted[ELEN*e+:ELEN] = standard | slid | rotated | fused;
  end
  logic [VLEN-1:0] picked;
  lanewise_vec_pick #(
      .ELEN(ELEN),
      .VLEN(VLEN)
  ) u_pick (
      .parts (shifted),
      .result(picked)
  );
  assign result = unshifted | picked;
endmodule
