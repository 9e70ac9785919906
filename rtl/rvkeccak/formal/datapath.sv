// SPDX-License-Identifier: Apache-2.0 OR MIT
// What run.py proves of the data path: output `good` of each module is 1 for every input. A state
// is held as the unit holds it, plane y in one register, and textbook_* are FIPS 202.

// Five rows under one operation, row y being plane y, as one instruction runs through a group.
module five_rows #(
    parameter int unsigned ELEN = 64,
    parameter bit FUSED = 0,
    localparam int unsigned VLEN = 5 * ELEN
) (
    input  lanewise_vec_isa_pkg::op_e op,
    input  logic [       4:0] imm,
    input  logic              wide,
    input  logic [      63:0] scalar,
    input  logic [      63:0] constant,
    input  logic [5*VLEN-1:0] a,
    input  logic [5*VLEN-1:0] b,
    output logic [5*VLEN-1:0] before_pi,
    output logic [5*VLEN-1:0] result
);
  lanewise_vec_row_pkg::select_t sel;
  assign sel = lanewise_vec_row_pkg::select_of(op, imm);
  localparam bit Turns = ELEN == 64 && !FUSED;  // rho by the shifter
  for (genvar y = 0; y < 5; y++) begin : g_row
    // Distances of vrotup and of rho: nothing else shifts here.
    lanewise_vec_row_pkg::half_t [VLEN/32-1:0] how;
    for (genvar e = 0; e < 5; e++) begin : g_distance
      lanewise_vec_distance #(
          .ELEN(ELEN)
      ) u_distance (
          .rotate(op == lanewise_vec_isa_pkg::OP_VROTUP || (Turns && sel.rho)),
          .left(1'b0),
          .right(1'b0),
          .wide(wide),
          .by({(ELEN / 32) {Turns && sel.rho ? lanewise_vec_row_pkg::rho_of(5'(1 << y), e) :
                            scalar[5:0]}}),
          .how(how[ELEN/32*e+:ELEN/32])
      );
    end
    logic [VLEN-1:0] sum, sum_next;
    if (y == 0) begin : g_first
      assign sum = '0;
    end else begin : g_later
      assign sum = g_row[y-1].sum_next;
    end
    lanewise_vec_row #(
        .ELEN (ELEN),
        .VLEN (VLEN),
        .FUSED(FUSED)
    ) u_row (
        .sel(sel),
        .wide(wide),
        .use_scalar(op == lanewise_vec_isa_pkg::OP_VROTUP),
        .scalar(scalar),
        .how(how),
        .rho(sel.rho ? 5'(1 << y) : '0),
        .first(y == 0),
        .constant(constant),
        .a(a[VLEN*y+:VLEN]),
        .b(b[VLEN*y+:VLEN]),
        .sum(sum),
        .sum_next(sum_next),
        .before_pi(before_pi[VLEN*y+:VLEN]),
        .unshifted(),
        .shifted(),
        .result(result[VLEN*y+:VLEN])
    );
  end
endmodule

// Five rows of lanes into vd .. vd + 4 by columns: `taken` says that each lane is written once.
module five_columns #(
    parameter int unsigned ELEN = 64,
    localparam int unsigned VLEN = 5 * ELEN
) (
    input  logic [       4:0] vd,
    input  logic [5*VLEN-1:0] rows,
    output logic [5*VLEN-1:0] planes,
    output logic              taken
);
  logic [24:0] states;
  assign taken = &states;
  for (genvar k = 0; k < 5; k++) begin : g_row
    logic [VLEN-1:0] lanes;
    lanewise_vec_column #(
        .ELEN(ELEN),
        .VLEN(VLEN)
    ) u_column (
        .plane(5'(1 << k)),
        .pick(lanewise_vec_row_pkg::pick_of(lanewise_vec_row_pkg::mod5(vd), 5'(1 << k))),
        .row(rows[VLEN*k+:VLEN]),
        .active('1),
        .lanes(lanes),
        .states(states[5*k+:5])
    );
    for (genvar j = 0; j < 5; j++) begin : g_plane
      // Register vd + j listens to bus (vd + j) mod 5; a vd too far traps before it gets here.
      always_comb begin
        planes[VLEN*j+ELEN*k+:ELEN] = '0;
        for (int unsigned r = 0; r < 32; r++) begin
          if (vd == 5'(r)) planes[VLEN*j+ELEN*k+:ELEN] = lanes[ELEN*((r+j)%5)+:ELEN];
        end
      end
    end
  end
endmodule

module prove_slide (
    input  logic          up,
    input  logic [   4:0] by,
    input  logic [1599:0] a,
    output logic          good
);
  import lanewise_vec_isa_pkg::*;
  logic [1599:0] ours, theirs;
  five_rows u_rows (
      .op(up ? OP_VSLIDEUPM : OP_VSLIDEDOWNM),
      .imm(by),
      .wide(1'b1),
      .scalar('0),
      .constant('0),
      .a(a),
      .b('0),
      .before_pi(),
      .result(ours)
  );
  // How many lanes upwards a lane comes from. Selected by that and not by `by`, for the proof goes bit
  // by bit and 32 choices of five lanes are too many to compare with five.
  logic [4:0] from;
  always_comb begin
    from = '0;
    for (int unsigned m = 0; m < 32; m++) begin
      if (by == 5'(m)) from[up ? (35 - m) % 5 : m % 5] = 1'b1;  // 35: a multiple of 5 beyond 31
    end
  end
  always_comb begin
    theirs = '0;
    for (int unsigned y = 0; y < 5; y++) begin
      for (int unsigned x = 0; x < 5; x++) begin
        for (int unsigned j = 0; j < 5; j++) begin
          if (from[j]) theirs[320*y+64*x+:64] = theirs[320*y+64*x+:64] | a[320*y+64*((x+j)%5)+:64];
        end
      end
    end
  end
  assign good = ours == theirs;
endmodule

module prove_rotate (
    input  logic [   4:0] by,
    input  logic [1599:0] a,
    output logic          good
);
  logic [1599:0] ours, theirs;
  five_rows u_rows (
      .op(lanewise_vec_isa_pkg::OP_VROTUP),
      .imm(by),
      .wide(1'b1),
      .scalar({59'b0, by}),
      .constant('0),
      .a(a),
      .b('0),
      .before_pi(),
      .result(ours)
  );
  for (genvar i = 0; i < 25; i++) begin : g_lane
    assign theirs[64*i+:64] = 64'({2{a[64*i+:64]}} >> (7'd64 - 7'(by)));
  end
  assign good = ours == theirs;
endmodule

module prove_rho (
    input  logic [1599:0] a,
    output logic          good
);
  logic [1599:0] ours, theirs;
  five_rows u_rows (
      .op(lanewise_vec_isa_pkg::OP_V64RHO),
      .imm('1),
      .wide(1'b1),
      .scalar('0),
      .constant('0),
      .a(a),
      .b('0),
      .before_pi(),
      .result(ours)
  );
  textbook_rho u_theirs (
      .a(a),
      .b(theirs)
  );
  assign good = ours == theirs;
endmodule

// vpi into any register.
module prove_pi (
    input  logic [   4:0] vd,
    input  logic [1599:0] a,
    output logic          good
);
  logic [1599:0] rows, ours, theirs;
  logic taken;
  five_rows u_rows (
      .op(lanewise_vec_isa_pkg::OP_VPI),
      .imm('1),
      .wide(1'b1),
      .scalar('0),
      .constant('0),
      .a(a),
      .b('0),
      .before_pi(rows),
      .result()
  );
  five_columns u_columns (
      .vd(vd),
      .rows(rows),
      .planes(ours),
      .taken(taken)
  );
  textbook_pi u_theirs (
      .a(a),
      .b(theirs)
  );
  assign good = taken && ours == theirs;
endmodule

module prove_iota (
    input  logic [   4:0] index,
    input  logic [1599:0] a,
    output logic          good
);
  logic [1599:0] ours, theirs;
  five_rows u_rows (
      .op(lanewise_vec_isa_pkg::OP_VIOTA),
      .imm(index),
      .wide(1'b1),
      .scalar('0),
      .constant(lanewise_keccak_pkg::round_constant(index)),
      .a(a),
      .b('0),
      .before_pi(),
      .result(ours)
  );
  textbook_iota u_theirs (
      .a(a),
      .index(index),
      .b(theirs)
  );
  assign good = ours == theirs;
endmodule

// vthetac, vthetarhopi and vchiiota in a row are one round.
module prove_fused (
    input  logic [   4:0] vd,
    input  logic [   4:0] index,
    input  logic [1599:0] a,
    output logic          good
);
  import lanewise_vec_isa_pkg::*;
  logic [1599:0] parity, turned, moved, ours, theirs;
  logic taken;
  five_rows #(
      .FUSED(1)
  ) u_parity (
      .op(OP_VTHETAC),
      .imm('0),
      .wide(1'b1),
      .scalar('0),
      .constant('0),
      .a(a),
      .b('0),
      .before_pi(),
      .result(parity)
  );
  five_rows #(
      .FUSED(1)
  ) u_turn (
      .op(OP_VTHETARHOPI),
      .imm('0),
      .wide(1'b1),
      .scalar('0),
      .constant('0),
      .a(a),
      .b({5{parity[1280+:320]}}),  // the sum is whole in the last row
      .before_pi(turned),
      .result()
  );
  five_columns u_move (
      .vd(vd),
      .rows(turned),
      .planes(moved),
      .taken(taken)
  );
  five_rows #(
      .FUSED(1)
  ) u_chi (
      .op(OP_VCHIIOTA),
      .imm(index),
      .wide(1'b1),
      .scalar('0),
      .constant(lanewise_keccak_pkg::round_constant(index)),
      .a(moved),
      .b('0),
      .before_pi(),
      .result(ours)
  );
  textbook_round u_theirs (
      .a(a),
      .index(index),
      .b(theirs)
  );
  assign good = taken && ours == theirs;
endmodule

// The 32-bit architecture: the low and the high words of the rotated lanes, vs2 holding the high ones.
module prove_rho32 (
    input  logic [1599:0] a,
    output logic          good
);
  import lanewise_vec_isa_pkg::*;
  logic [799:0] low, high, our_low, our_high;
  logic [1599:0] ours, theirs;
  for (genvar i = 0; i < 25; i++) begin : g_lane
    assign {high[32*i+:32], low[32*i+:32]} = a[64*i+:64];
    assign ours[64*i+:64] = {our_high[32*i+:32], our_low[32*i+:32]};
  end
  five_rows #(
      .ELEN(32)
  ) u_low (
      .op(OP_V32LRHO),
      .imm('0),
      .wide(1'b0),
      .scalar('0),
      .constant('0),
      .a(high),
      .b(low),
      .before_pi(),
      .result(our_low)
  );
  five_rows #(
      .ELEN(32)
  ) u_high (
      .op(OP_V32HRHO),
      .imm('0),
      .wide(1'b0),
      .scalar('0),
      .constant('0),
      .a(high),
      .b(low),
      .before_pi(),
      .result(our_high)
  );
  textbook_rho u_theirs (
      .a(a),
      .b(theirs)
  );
  assign good = ours == theirs;
endmodule

module prove_rotate32 (
    input  logic [1599:0] a,
    output logic          good
);
  import lanewise_vec_isa_pkg::*;
  logic [799:0] low, high, our_low, our_high;
  logic [1599:0] ours, theirs;
  for (genvar i = 0; i < 25; i++) begin : g_lane
    assign {high[32*i+:32], low[32*i+:32]} = a[64*i+:64];
    assign ours[64*i+:64] = {our_high[32*i+:32], our_low[32*i+:32]};
    assign theirs[64*i+:64] = {a[64*i+:63], a[64*i+63]};
  end
  five_rows #(
      .ELEN(32)
  ) u_low (
      .op(OP_V32LROTUP),
      .imm('0),
      .wide(1'b0),
      .scalar('0),
      .constant('0),
      .a(high),
      .b(low),
      .before_pi(),
      .result(our_low)
  );
  five_rows #(
      .ELEN(32)
  ) u_high (
      .op(OP_V32HROTUP),
      .imm('0),
      .wide(1'b0),
      .scalar('0),
      .constant('0),
      .a(high),
      .b(low),
      .before_pi(),
      .result(our_high)
  );
  assign good = ours == theirs;
endmodule
