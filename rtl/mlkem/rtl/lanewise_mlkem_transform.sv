// SPDX-License-Identifier: Apache-2.0 OR MIT
// The arithmetic unit: engines, and the addresses, crossbars and factors that they need, for one
// microinstruction after the other. Forward transform of a polynomial in M0 to M1; inverse transform
// within M1, added to or subtracted from one in M0, to M2; product of one in M0 and one in M1, with or
// without one in M1 added, to M1 or M2. Memories have one bank for each coefficient of a word; data
// read come a cycle after their address, and a write takes effect at the end of its cycle.
//
// A step reads in cycle 0 and writes in cycle 14. A microinstruction must stand until it is taken, in the
// cycle of its last step, so that the next one starts in the cycle after it.
module lanewise_mlkem_transform
  import lanewise_mlkem_pkg::*;
#(
    parameter int unsigned ENGINES = 2,  // 1, 2 or 4
    localparam int unsigned Word = 4 * ENGINES,
    localparam int unsigned Digit = ENGINES == 1 ? 2 : ENGINES == 2 ? 3 : 4,
    localparam int unsigned Step = 8 - Digit  // bits of a step, and of an address in a polynomial
) (
    input  logic                     clk_i,
    input  logic                     rst_ni,
    input  logic                     clear_i,        // stop; data leave in 14 cycles of zeros read
    // The microinstruction (rtl/mlkem/model/microcode.py).
    input  logic                     instr_valid_i,
    output logic                     instr_ready_o,
    input  logic [              1:0] op_i,           // 0 forward, 1 inverse, 2 product
    input  logic [              4:0] a_i,            // slot of M0
    input  logic [              3:0] b_i,            // slot of M1
    input  logic [              3:0] acc_i,          // slot of M1
    input  logic                     add_i,
    input  logic [              1:0] out_i,          // slot of M2
    input  logic                     use_out_i,
    // The slots it names.
    input  logic                     a_full_i,
    input  logic                     out_free_i,
    output logic                     take_o,         // out_i is taken from now on
    output logic                     release_o,      // a_i is read to its end
    output logic                     fill_o,         // this slot of M2 is complete after this cycle
    output logic [              1:0] fill_slot_o,
    output logic                     idle_o,
    // Memories; addresses for each bank.
    output logic                     m0_read_o,
    output logic [Word*(5+Step)-1:0] m0_addr_o,
    input  logic [      12*Word-1:0] m0_data_i,
    output logic                     m1_read_o,
    output logic [Word*(4+Step)-1:0] m1_addr_o,
    input  logic [      12*Word-1:0] m1_data_i,
    output logic                     m1_write_o,
    output logic [Word*(4+Step)-1:0] m1_waddr_o,
    output logic                     m2_write_o,
    output logic [Word*(2+Step)-1:0] m2_waddr_o,
    output logic [      12*Word-1:0] wdata_o         // of both
);
  localparam logic [11*4-1:0] Wait = ENGINES == 1 ? Wait1 : ENGINES == 2 ? Wait2 : Wait4;
  localparam logic [Step:0] StepsEnd = {1'b0, {Step{1'b1}}};  // of a pass; of a product twice as many

`ifndef __ICARUS__
  if (ENGINES != 1 && ENGINES != 2 && ENGINES != 4) begin : g_check
    $error("ENGINES must be 1, 2 or 4");
  end
`endif

  // Sequence: parts of a microinstruction, steps of a part, cycles to wait for what was written.
  logic busy_q, wrote_q, after_product_q;  // wrote_q: the part before wrote M1
  logic [1:0] part_q;
  logic [Step:0] step_q;
  logic [3:0] wait_q, wait_now, pass;
  logic product, inverse, ready, start, run, part_ends, ends, last_part, reads_m1, last_step;
  assign product = op_i == 2'd2;
  assign inverse = op_i == 2'd1;
  assign pass = product ? 4'd8 : {1'b0, inverse, part_q};
  assign ready = instr_valid_i && a_full_i && (!use_out_i || out_free_i);
  assign start = !busy_q && ready;
  assign reads_m1 = pass != 4'd0;
  // A part that starts an instruction looks up its wait; later ones were given theirs.
  logic [3:0] waits_for;
  assign waits_for = !after_product_q ? pass : product ? 4'd10 : 4'd9;
  assign wait_now = busy_q ? wait_q : (wrote_q && reads_m1) ? Wait[4*waits_for+:4] : 4'd0;
  assign run = (busy_q || start) && wait_now == 4'd0;
  assign last_part = product || part_q == 2'd3;
  assign last_step = step_q == (product ? {StepsEnd[Step-1:0], 1'b1} : StepsEnd);
  assign part_ends = run && last_step;
  assign ends = part_ends && last_part;
  assign instr_ready_o = ends;
  assign take_o = start && use_out_i;
  assign release_o = run && last_step && (op_i == 2'd0 ? part_q == 2'd0 : last_part);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q <= 1'b0;
      wrote_q <= 1'b0;
      after_product_q <= 1'b0;
      part_q <= '0;
      step_q <= '0;
      wait_q <= '0;
    end else if (clear_i) begin
      busy_q <= 1'b0;
      wrote_q <= 1'b0;
      after_product_q <= 1'b0;
      part_q <= '0;
      step_q <= '0;
      wait_q <= '0;
    end else begin
      if (start) busy_q <= 1'b1;
      if (wait_now != 4'd0 && (busy_q || start)) wait_q <= wait_now - 4'd1;
      if (run) step_q <= step_q + 1'b1;
      if (part_ends) begin
        step_q <= '0;
        part_q <= part_q + 2'd1;
        // Within an instruction each part writes M1 and the next one reads it.
        wait_q <= Wait[4*(pass+4'd1)+:4];
        after_product_q <= product;
        wrote_q <= product ? !use_out_i : !(inverse && last_part);
      end
      if (ends) begin
        busy_q <= 1'b0;
        part_q <= '0;
        wait_q <= '0;
      end
    end
  end

  // Cycle 0: addresses.
  logic odd, from_m0, summand;
  logic [Step-1:0] step;
  logic [8*Word-1:0] unused_index;
  logic [7*Word-1:0] first, second;
  logic unused_factors;  // of places that have the second coefficient of a butterfly
  assign unused_factors = ^{first, second};
  logic [Digit*Word-1:0] bank, bank_q, unused_place;
  logic [Step*Word-1:0] at;
  assign odd = product && step_q[0];
  assign step = product ? step_q[Step:1] : step_q[Step-1:0];
  assign from_m0 = pass == 4'd0;
  assign summand = inverse && last_part;
  assign m0_read_o = run && (from_m0 || summand || (product && !odd));
  assign m1_read_o = run && !from_m0 && (!odd || add_i);
  lanewise_mlkem_order #(
      .ENGINES(ENGINES)
  ) u_order (
      .pass_i(pass),
      .step_i(step),
      .index_o(unused_index),
      .first_o(first),
      .second_o(second),
      .bank_o(bank),
      .place_o(unused_place),
      .at_o(at)
  );
  logic [3:0] m1_slot;
  assign m1_slot = odd ? acc_i : b_i;
  for (genvar k = 0; k < Word; k++) begin : g_address
    assign m0_addr_o[(5+Step)*k+:5+Step] = {a_i, at[Step*k+:Step]};
    assign m1_addr_o[(4+Step)*k+:4+Step] = {m1_slot, at[Step*k+:Step]};
  end

  // What goes along: cycle n at bits Along*(n-1) +: Along.
  localparam int unsigned Along = 4 + Step + 4 + 2 + 9;
  logic [13*Along-1:0] along_q;
  logic [Along-1:0] along;
  logic write, last_write;
  assign write = run && (product ? odd : 1'b1);
  assign last_write = write && last_step && last_part && use_out_i;
  assign along = {
    pass,
    step,
    product ? acc_i : b_i,
    out_i,
    write && (product ? !use_out_i : !(inverse && last_part)),  // to M1
    write && use_out_i && last_part,  // to M2
    last_write,
    run,
    product,
    odd,
    inverse && last_part ? 1'b1 : product && add_i && odd,  // there is a summand
    inverse && last_part && !add_i,  // from which the result is subtracted
    from_m0
  };
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) along_q <= '0;
    else if (clear_i) along_q <= '0;
    else along_q <= {along_q[12*Along-1:0], run ? along : Along'(0)};
  end
  assign idle_o = !busy_q && !instr_valid_i && along_q == '0 && !m1_write_o && !m2_write_o;

  // Cycle 2.
  logic run_2, product_2, odd_2, from_m0_2;
  logic [3:0] pass_2;
  assign run_2 = along_q[Along+5];
  assign product_2 = along_q[Along+4];
  assign odd_2 = along_q[Along+3];
  assign from_m0_2 = along_q[Along];
  assign pass_2 = along_q[2*Along-1-:4];

  // Cycle 1: crossbar, to registers in cycle 2.
  logic [12*Word-1:0] x0_q, x1_q, x0, x1;
  lanewise_mlkem_choose #(
      .WORD(Word)
  ) u_choose_m0 (
      .from_i(bank_q),
      .word_i(m0_data_i),
      .word_o(x0)
  );
  lanewise_mlkem_choose #(
      .WORD(Word)
  ) u_choose_m1 (
      .from_i(bank_q),
      .word_i(m1_data_i),
      .word_o(x1)
  );
  logic [6*Word-1:0] hold_a_q, hold_b_q;
  always_ff @(posedge clk_i) begin
    bank_q <= bank;
    x0_q <= x0;
    x1_q <= x1;
    if (clear_i) begin
      hold_a_q <= '0;
      hold_b_q <= '0;
    end else if (run_2 && !odd_2) begin
      hold_a_q <= x0_q[6*Word+:6*Word];
      hold_b_q <= x1_q[6*Word+:6*Word];
    end
  end

  // Cycle 2: to the engines. The second half of a product's word comes from what was held.
  logic [12*Word-1:0] made;
  logic [6*Word-1:0] made_half, half_q;
  logic [ENGINES-1:0] unused_ready, unused_valid;
  for (genvar e = 0; e < ENGINES; e++) begin : g_engine
    logic [47:0] z;
    logic [47:0] x;
    logic [23:0] a, b;
    logic [ 6:0] pair;
    assign pair = 7'({step, odd} * 8'(ENGINES)) + 7'(e);
    lanewise_mlkem_twiddle u_twiddle (
        .clk_i,
        .product_i(product),
        .inverse_i(inverse),
        .number_i({second[28*e+14+:7], second[28*e+:7], first[28*e+7+:7], first[28*e+:7]}),
        .pair_i(pair),
        .z_o(z)
    );
    assign a = odd_2 ? hold_a_q[24*e+:24] : x0_q[24*e+:24];
    assign b = odd_2 ? hold_b_q[24*e+:24] : x1_q[24*e+:24];
    assign x = product_2 ? {b, a} : from_m0_2 ? x0_q[48*e+:48] : x1_q[48*e+:48];
    logic [1:0] op_2;
    logic single_2;
    assign op_2 = product_2 ? 2'd2 : {1'b0, pass_2[2]};
    assign single_2 = pass_2 == 4'd3 || pass_2 == 4'd4;
    lanewise_mlkem_engine u_engine (
        .clk_i,
        .rst_ni,
        .valid_i(run_2),
        .ready_o(unused_ready[e]),
        .op_i(op_2),
        .single_i(single_2),
        .x_i(x),
        .z_i(z),
        .valid_o(unused_valid[e]),
        .ready_i(1'b1),
        .y_o(made[48*e+:48])
    );
    assign made_half[24*e+:24] = made[48*e+:24];
  end

  // Cycle 12: the sum. Cycle 13: crossbar. Cycle 14: the write.
  logic run_12, odd_12, product_12, add_12, subtract_12;
  assign run_12 = along_q[11*Along+5];
  assign product_12 = along_q[11*Along+4];
  assign odd_12 = along_q[11*Along+3];
  assign add_12 = along_q[11*Along+2];
  assign subtract_12 = along_q[11*Along+1];

  // Next to the engines: what is added, for ten cycles.
  logic [12*10*Word-1:0] summand_q;
  always_ff @(posedge clk_i) begin
    summand_q <= {summand_q[12*9*Word-1:0], product_2 ? x1_q : x0_q};
    if (clear_i) half_q <= '0;
    else if (run_12 && !odd_12) half_q <= made_half;
  end

  logic [12*Word-1:0] word_12, sum_12, word_q, wdata;
  assign word_12 = product_12 ? {made_half, half_q} : made;
  for (genvar l = 0; l < Word; l++) begin : g_sum
    lanewise_mlkem_add u_add (
        .subtract_i(subtract_12),
        .a_i(summand_q[12*9*Word+12*l+:12]),
        .b_i(word_12[12*l+:12]),
        .y_o(sum_12[12*l+:12])
    );
  end

  logic [8*Word-1:0] unused_windex;
  logic [7*Word-1:0] unused_first, unused_second;
  logic [Digit*Word-1:0] unused_wbank, wplace;
  logic [Step*Word-1:0] wat;
  logic [Step-1:0] wstep;
  logic [3:0] wpass, wslot;
  logic [1:0] wout;
  logic [Word*(4+Step)-1:0] m1_waddr;
  logic [Word*(2+Step)-1:0] m2_waddr;
  assign {wpass, wstep, wslot, wout} = along_q[13*Along-1-:10+Step];
  lanewise_mlkem_order #(
      .ENGINES(ENGINES)
  ) u_write_order (
      .pass_i(wpass),
      .step_i(wstep),
      .index_o(unused_windex),
      .first_o(unused_first),
      .second_o(unused_second),
      .bank_o(unused_wbank),
      .place_o(wplace),
      .at_o(wat)
  );
  lanewise_mlkem_choose #(
      .WORD(Word)
  ) u_choose_write (
      .from_i(wplace),
      .word_i(word_q),
      .word_o(wdata)
  );
  for (genvar k = 0; k < Word; k++) begin : g_write
    assign m1_waddr[(4+Step)*k+:4+Step] = {wslot, wat[Step*k+:Step]};
    assign m2_waddr[(2+Step)*k+:2+Step] = {wout, wat[Step*k+:Step]};
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      m1_write_o <= 1'b0;
      m2_write_o <= 1'b0;
      fill_o <= 1'b0;
    end else if (clear_i) begin
      m1_write_o <= 1'b0;
      m2_write_o <= 1'b0;
      fill_o <= 1'b0;
    end else begin
      m1_write_o <= along_q[12*Along+8];
      m2_write_o <= along_q[12*Along+7];
      fill_o <= along_q[12*Along+6];
    end
  end
  always_ff @(posedge clk_i) begin
    word_q <= add_12 ? sum_12 : word_12;
    wdata_o <= wdata;
    m1_waddr_o <= m1_waddr;
    m2_waddr_o <= m2_waddr;
    fill_slot_o <= wout;
  end
endmodule
