// SPDX-License-Identifier: Apache-2.0 OR MIT
// Both register files with the bypass of the two operands, beside the one register `any`, whichever
// that is: from its first whole write on, what is read of it is what was written last, by words, in
// the order of the instructions. `any` stays the same over time.

// The register `any`. `fields` are the words of it that the instruction of this cycle writes, and
// `data` what the cycle after brings for them. `coming` are words that this cycle decides already.
module one_register #(
    parameter int unsigned VLEN = 320,
    localparam int unsigned WORDS = VLEN / 32
) (
    input  logic             clk,
    input  logic [      4:0] any,
    input  logic [WORDS-1:0] fields,
    input  logic [ VLEN-1:0] data,
    input  logic [WORDS-1:0] coming,
    input  logic [ VLEN-1:0] coming_data,
    output logic [ VLEN-1:0] stored,
    output logic [ VLEN-1:0] now,       // with what this cycle brings
    output logic [ VLEN-1:0] then_q,    // the cycle before, with what that one decided
    output logic             known
);
  logic seen_q, known_q;
  logic [4:0] any_q;
  logic [WORDS-1:0] fields_q;
  logic [VLEN-1:0] stored_q;
  initial {seen_q, known_q} = 2'b00;
  assign stored = stored_q;
  assign known = known_q && any == any_q;
  always_comb begin
    for (int unsigned w = 0; w < WORDS; w++) begin
      now[32*w+:32] = fields_q[w] ? data[32*w+:32] : stored_q[32*w+:32];
    end
  end
  always_ff @(posedge clk) begin
    seen_q <= 1'b1;
    any_q <= any;
    fields_q <= fields;
    stored_q <= now;
    if (any != any_q) known_q <= 1'b0;
    else if (seen_q && fields_q == '1) known_q <= 1'b1;
    for (int unsigned w = 0; w < WORDS; w++) begin
      then_q[32*w+:32] <= coming[w] ? coming_data[32*w+:32] : now[32*w+:32];
    end
  end
endmodule

// Words of `any` that a write of this cycle names.
module written #(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    localparam int unsigned WORDS = VLEN / 32,
    localparam int unsigned STATES = VLEN / ELEN / 5
) (
    input  logic [         4:0] any,
    input  logic                wr_row,
    input  logic                wr_column,
    input  logic                wr_all,
    input  logic [         4:0] wr_reg,
    input  logic [   WORDS-1:0] wr_words,
    input  logic [         2:0] element,
    input  logic [5*STATES-1:0] wr_states,
    output logic [   WORDS-1:0] fields
);
  always_comb begin
    fields = '0;
    for (int unsigned w = 0; w < WORDS; w++) begin
      for (int unsigned j = 0; j < 5; j++) begin
        if ({1'b0, any} == {1'b0, wr_reg} + 6'(j)) begin
          if (wr_row && j == 0 && wr_words[w]) fields[w] = 1'b1;
          if (wr_column && 3'(w * 32 / ELEN % 5) == element && wr_states[5*(w*32/ELEN/5)+j])
            fields[w] = 1'b1;
          if (wr_all) fields[w] = 1'b1;
        end
      end
    end
  end
endmodule

// In flip-flops. Writes of a row that is executed in this cycle are bypassed; a load, a column or
// a whole state is never read in the cycle before it is on the buses.
module prove_registers #(
    parameter int unsigned ELEN = 32,
    localparam int unsigned VLEN = 5 * ELEN,
    localparam int unsigned WORDS = VLEN / 32,
    localparam int unsigned STATES = VLEN / ELEN / 5
) (
    input  logic                clk,
    input  logic [         4:0] any,
    input  logic [         1:0] kind,       // of the write: none or load, row, column, state
    input  logic                load,
    input  logic [         4:0] wr_reg,
    input  logic [   WORDS-1:0] wr_words,
    input  logic [         2:0] element,
    input  logic [5*STATES-1:0] wr_states,
    input  logic [    VLEN-1:0] result,     // of the row in this cycle
    input  logic [  5*VLEN-1:0] others,     // on the buses in this cycle, if it is not of a row
    input  logic [         4:0] raddr_a,
    input  logic [         4:0] raddr_b,
    input  logic [         1:0] group,
    output logic                good
);
  logic row_write, wr_row, wr_column, wr_all, row_q, known_q, meets_a_q, meets_b_q;
  assign row_write = kind == 2'd1;
  assign wr_row = row_write || (kind == 2'd0 && load);
  assign wr_column = kind == 2'd2 && wr_reg < 5'd28;
  assign wr_all = kind == 2'd3 && wr_reg < 5'd28;

  logic [5*VLEN-1:0] bus;
  logic [VLEN-1:0] result_q, own;
  always_ff @(posedge clk) begin
    row_q <= row_write;
    result_q <= result;
  end
  assign bus = row_q ? {5{result_q}} : others;
  always_comb begin
    own = '0;
    for (int unsigned r = 0; r < 32; r++) if (any == 5'(r)) own = bus[VLEN*(r%5)+:VLEN];
  end

  logic [WORDS-1:0] fields;
  logic [VLEN-1:0] stored, now, then_q;
  logic known;
  written #(
      .ELEN(ELEN),
      .VLEN(VLEN)
  ) u_written (
      .*
  );
  one_register #(
      .VLEN(VLEN)
  ) u_one (
      .clk(clk), .any(any), .fields(fields), .data(own),
      .coming(fields & {WORDS{row_write}}), .coming_data(result),
      .stored(stored), .now(now), .then_q(then_q), .known(known)
  );

  logic [VLEN-1:0] rdata_a, rdata_b, a, b, held, plane;
  logic [5*VLEN-1:0] rdata_group;
  logic [VLEN/4-1:0] mask, mask_stored;
  logic [32*VLEN-1:0] regs;
  lanewise_vec_regfile #(
      .VLEN(VLEN),
      .ELEN(ELEN)
  ) u_registers (
      .clk(clk), .rst_n(1'b1), .wr_row(wr_row), .wr_column(wr_column), .wr_all(wr_all),
      .wr_reg(wr_reg), .wr_words(wr_words), .wr_pos(5'(1 << element)), .wr_states(wr_states),
      .bus(bus), .raddr_a(raddr_a), .raddr_b(raddr_b), .rdata_a(rdata_a), .rdata_b(rdata_b),
      .group(group), .rdata_group(rdata_group), .mask(mask), .mask_stored(mask_stored),
      .debug_regs(regs)
  );
  lanewise_vec_operand #(
      .VLEN(VLEN)
  ) u_a (
      .clk(clk), .hold(1'b0), .bypass(row_write), .wr_reg(wr_reg), .active(wr_words),
      .result(result), .raddr(raddr_a), .rdata(rdata_a), .operand(a)
  );
  lanewise_vec_operand #(
      .VLEN(VLEN)
  ) u_b (
      .clk(clk), .hold(1'b0), .bypass(row_write), .wr_reg(wr_reg), .active(wr_words),
      .result(result), .raddr(raddr_b), .rdata(rdata_b), .operand(b)
  );
  always_comb begin
    held  = '0;
    plane = '0;
    for (int unsigned r = 0; r < 32; r++) begin
      if (any == 5'(r)) held = regs[VLEN*r+:VLEN];
      if (any == 5'(r) && r < 20) plane = rdata_group[VLEN*(r%5)+:VLEN];
    end
  end
  // Whether an operand was read that is `any`, and none of its words only a later cycle decides.
  always_ff @(posedge clk) begin
    meets_a_q <= known && raddr_a == any && (row_write || fields == '0);
    meets_b_q <= known && raddr_b == any && (row_write || fields == '0);
    known_q <= known;
  end
  assign good = !known || !known_q || (held == stored &&
      (raddr_a != any || rdata_a == now) && (raddr_b != any || rdata_b == now) &&
      (any != '0 || (mask == now[VLEN/4-1:0] && mask_stored == stored[VLEN/4-1:0])) &&
      (any >= 5'd20 || any / 5 != 5'(group) || plane == now) &&
      (!meets_a_q || a == then_q) && (!meets_b_q || b == then_q ^ VLEN'(`WRONG)));
endmodule

// In banks of LUT RAM, which pick the lanes of a column themselves: lanewise_vec_column says which
// (datapath.sv compares it with FIPS 202). Whether a register is the one of the cycle before, the
// sequencer says. The first operand is slid by any number of elements. Without overlap nothing is
// read beside a column that is being written.
module prove_banks #(
    parameter int unsigned ELEN = 32,
    parameter bit OVERLAP = 0,
    localparam int unsigned VLEN = 5 * ELEN,
    localparam int unsigned WORDS = VLEN / 32,
    localparam int unsigned STATES = VLEN / ELEN / 5
) (
    input  logic                clk,
    input  logic [         4:0] any,
    input  logic [         1:0] kind,       // of the write: none or load, row, column, none
    input  logic                load,
    input  logic [         4:0] wr_reg,
    input  logic [   WORDS-1:0] wr_words,
    input  logic [         2:0] element,
    input  logic [    VLEN-1:0] result,     // of the row in this cycle
    input  logic [    VLEN-1:0] others,     // of the write of the cycle before, if it is not a row
    input  logic [    VLEN-1:0] part,       // what of a row is not shifted
    input  logic [         4:0] raddr_a,
    input  logic [         4:0] raddr_b,
    input  logic [         2:0] slide_a,
    output logic                good
);
  import lanewise_vec_row_pkg::*;
  logic row_write, wr_row, wr_column, row_q, column_q, known_q, meets_a_q, meets_b_q;
  assign row_write = kind == 2'd1;
  assign wr_row = row_write || (kind == 2'd0 && load);
  assign wr_column = kind == 2'd2 && wr_reg < 5'd28 && element < 3'd5;

  logic [VLEN-1:0] result_q, row, lanes, own;
  logic [4:0] wr_reg_q, wr_pos, wr_pos_q;
  logic [4:0][4:0] pick_q;
  logic [5*STATES-1:0] wr_states;
  assign wr_pos = 5'(1 << element);
  always_ff @(posedge clk) begin
    row_q <= row_write;
    column_q <= wr_column;
    result_q <= result;
    wr_reg_q <= wr_reg;
    wr_pos_q <= wr_pos;
    pick_q <= pick_of(mod5(wr_reg), wr_pos);
  end
  assign row = row_q ? result_q : others;
  lanewise_vec_column #(
      .ELEN(ELEN),
      .VLEN(VLEN)
  ) u_goes (
      .plane(wr_pos), .pick('0), .row('0), .active(wr_words), .lanes(), .states(wr_states)
  );
  lanewise_vec_column #(
      .ELEN(ELEN),
      .VLEN(VLEN)
  ) u_went (
      .plane(wr_pos_q), .pick(pick_q), .row(row), .active('0), .lanes(lanes), .states()
  );
  always_comb begin
    own = '0;
    for (int unsigned r = 0; r < 32; r++) begin
      for (int unsigned e = 0; e < VLEN / ELEN; e++) begin
        if (any == 5'(r))
          own[ELEN*e+:ELEN] = column_q ? lanes[ELEN*(e-e%5+r%5)+:ELEN] : row[ELEN*e+:ELEN];
      end
    end
  end

  logic [WORDS-1:0] fields;
  logic [VLEN-1:0] stored, now, then_q;
  logic known;
  written #(
      .ELEN(ELEN),
      .VLEN(VLEN)
  ) u_written (
      .wr_all(1'b0),
      .*
  );
  one_register #(
      .VLEN(VLEN)
  ) u_one (
      .clk(clk), .any(any), .fields(fields), .data(own),
      .coming(fields & {WORDS{row_write}}), .coming_data(result),
      .stored(stored), .now(now), .then_q(then_q), .known(known)
  );

  logic [VLEN-1:0] rdata_a, rdata_b, a, b, held, now_a;
  logic [VLEN/4-1:0] mask, mask_stored;
  logic [32*VLEN-1:0] regs;
  lanewise_vec_lutram #(
      .VLEN(VLEN),
      .ELEN(ELEN),
      .OVERLAP(OVERLAP)
  ) u_registers (
      .clk(clk), .rst_n(1'b1), .wr_row(wr_row), .wr_column(wr_column), .wr_reg(wr_reg),
      .wr_bank(mod5(wr_reg)), .wr_words(wr_words), .wr_pos(wr_pos),
      .wr_first(slid_bank(mod5(wr_reg), wr_pos)),
      .wr_pick(pick_of(slid_bank(mod5(wr_reg), wr_pos), wr_pos)),
      .row(row & part), .shifted(row & ~part),
      .raddr_a(raddr_a), .raddr_b(raddr_b),
      .bank_a(slid_bank(mod5(raddr_a), 5'(1 << slide_a))),
      .bank_b(mod5(raddr_b)), .slide_a(5'(1 << slide_a)),
      .same_a(raddr_a == wr_reg_q), .same_b(raddr_b == wr_reg_q),
      .rdata_a(rdata_a), .rdata_b(rdata_b), .mask(mask), .mask_stored(mask_stored),
      .debug_regs(regs)
  );
  lanewise_vec_operand #(
      .VLEN(VLEN)
  ) u_a (
      .clk(clk), .hold(1'b0), .bypass(row_write), .wr_reg(wr_reg), .active(wr_words),
      .result(result), .raddr(raddr_a), .rdata(rdata_a), .operand(a)
  );
  lanewise_vec_operand #(
      .VLEN(VLEN)
  ) u_b (
      .clk(clk), .hold(1'b0), .bypass(row_write), .wr_reg(wr_reg), .active(wr_words),
      .result(result), .raddr(raddr_b), .rdata(rdata_b), .operand(b)
  );
  always_comb begin
    held  = '0;
    now_a = '0;
    for (int unsigned r = 0; r < 32; r++) if (any == 5'(r)) held = regs[VLEN*r+:VLEN];
    for (int unsigned e = 0; e < 5; e++) begin
      for (int unsigned d = 0; d < 5; d++) begin
        if (slide_a == 3'(d)) now_a[ELEN*e+:ELEN] = now[ELEN*((e+d)%5)+:ELEN];
      end
    end
  end
  logic judged_a, judged_b;
  assign judged_a = raddr_a == any && slide_a < 3'd5 && (OVERLAP || !column_q);
  assign judged_b = raddr_b == any && (OVERLAP || !column_q);
  always_ff @(posedge clk) begin
    meets_a_q <= known && judged_a && slide_a == '0 && (row_write || fields == '0);
    meets_b_q <= known && judged_b && (row_write || fields == '0);
    known_q <= known;
  end
  assign good = !known || !known_q || (held == stored &&
      (!judged_a || rdata_a == now_a) && (!judged_b || rdata_b == now) &&
      (any != '0 || (mask == now[VLEN/4-1:0] && mask_stored == stored[VLEN/4-1:0])) &&
      (!meets_a_q || a == then_q) && (!meets_b_q || b == then_q ^ VLEN'(`WRONG)));
endmodule
