// SPDX-License-Identifier: Apache-2.0 OR MIT
// What lanewise_mlkem_transform_serial does, with two multipliers. A transform does one layer after the
// other, two butterflies in each cycle, on the four coefficients whose indices differ in one digit to the
// base four, so that they are in different banks, and all of a word. A product takes four cycles for four
// coefficients.
//
// Cycles of a butterfly: 0 addresses, 1 crossbar, 2 differences before the multiplier, 3 to 5 multiplication
// and reduction, 6 and 7 sums after it, 8 crossbar, 9 the write. Of a product, the factors are read in cycle
// 0 and the summands in cycle 1, in which those of M1 leave the port, so that they are read once more in
// cycle 2. Factors stand before the multipliers in cycles 2 (a1, b1), 4 (the differences) and 5 (a0, b0), and
// what the first of them gave in cycle 7; the write is in cycle 14. A transform may follow a transform at
// once, and a product after two cycles. A product may follow anything at once, but a product may not begin
// one cycle late behind another: its cycle 2 would be cycle 7 of the last step. The order of the steps is
// such that no layer and no instruction reads what is not yet written.
//
// A slot of M2 is taken when the last layer begins, or a product, and waited for then.
//
// A microinstruction must stand until it is taken, in the cycle of its last step.
module lanewise_mlkem_transform_two (
    input  logic        clk_i,
    input  logic        clear_i,        // stop, and zeros in all registers that had data
    input  logic        wipe_i,         // with clear_i: a cycle later write zeros to wipe_addr_i of M1 and M2
    input  logic [ 9:0] wipe_addr_i,
    // The microinstruction (rtl/mlkem/model/microcode.py).
    input  logic        instr_valid_i,
    output logic        instr_ready_o,
    input  logic [ 1:0] op_i,           // 0 forward, 1 inverse, 2 product
    input  logic [ 4:0] a_i,            // slot of M0
    input  logic [ 3:0] b_i,            // slot of M1
    input  logic [ 3:0] acc_i,          // slot of M1
    input  logic        add_i,
    input  logic [ 1:0] out_i,          // slot of M2
    input  logic        use_out_i,
    // The slots it names.
    input  logic        a_full_i,
    input  logic        out_free_i,
    output logic        take_o,         // out_i is taken from now on
    output logic        release_o,      // a_i is read to its end
    output logic        fill_o,         // this slot of M2 is complete after this cycle
    output logic [ 1:0] fill_slot_o,
    output logic        idle_o,
    // Memories; addresses, and of writes enables, for each of four banks.
    output logic        m0_read_o,
    output logic [43:0] m0_addr_o,
    input  logic [47:0] m0_data_i,
    output logic        m1_read_o,
    output logic [39:0] m1_addr_o,
    input  logic [47:0] m1_data_i,
    output logic [ 3:0] m1_write_o,
    output logic [39:0] m1_waddr_o,
    output logic [ 3:0] m2_write_o,
    output logic [31:0] m2_waddr_o,
    output logic [47:0] wdata_o         // of both
);
  // Sequence: layers of a transform, words of a layer or a product, cycles of a product's word.
  logic busy_q, product, inverse, start, run, step_ends, layer_ends, ends, first, last, outs;
  logic [1:0] rest_q, phase_q, digit;  // digit: the one in which the indices of a word differ
  logic [2:0] layer_q, differ;  // differ: the bit in which those of a butterfly do
  logic [5:0] step_q;
  assign product = op_i == 2'd2;
  assign inverse = op_i == 2'd1;
  assign start = !busy_q && (rest_q == 2'd0 || (product && rest_q[1])) && instr_valid_i && a_full_i;
  assign outs = use_out_i && last && step_q == '0 && phase_q == '0;  // begins to write to M2
  assign run = (busy_q || start) && (!outs || out_free_i);
  assign step_ends = run && (!product || phase_q == 2'd3);
  assign layer_ends = step_ends && step_q == '1;
  assign first = !product && !inverse && layer_q == 3'd0;
  assign last = product || layer_q == 3'd6;
  assign ends = layer_ends && last;
  assign instr_ready_o = ends;
  assign take_o = run && outs;
  assign release_o = layer_ends && (first || (last && (product || inverse)));
  assign differ = product ? 3'd0 : inverse ? layer_q + 3'd1 : ~layer_q;
  assign digit = differ[2:1];
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      busy_q <= 1'b0;
      rest_q <= '0;
      layer_q <= '0;
      step_q <= '0;
      phase_q <= '0;
    end else begin
      if (run) busy_q <= !ends;
      rest_q <= ends && product ? 2'b11 : {1'b0, rest_q[1]};
      if (run && product) phase_q <= phase_q + 2'd1;
      if (step_ends) step_q <= step_q + 6'd1;
      if (layer_ends) layer_q <= last ? 3'd0 : layer_q + 3'd1;
    end
  end

  // Cycle 0. The indices of a word are those of the step with a digit put in, 0 to 3. The bank is the
  // exclusive or of the index's digits, so that the coefficient with digit n is in bank n ^ turn.
  function automatic logic [1:0] turned(input logic [5:0] step);
    turned = step[1:0] ^ step[3:2] ^ step[5:4];
  endfunction
  // The address of what a bank has of a word: the digits above the lowest one.
  function automatic logic [5:0] place(input logic [5:0] step, input logic [1:0] of, input logic [1:0] n);
    case (of)
      2'd3: place = {n, step[5:2]};
      2'd2: place = {step[5:4], n, step[3:2]};
      2'd1: place = {step[5:2], n};
      default: place = step;
    endcase
  endfunction
  logic [1:0] turn;
  assign turn = turned(step_q);
  assign m0_read_o = run && (first || (product && phase_q == 2'd0) || (inverse && last));
  assign m1_read_o = run && (product ? !phase_q[0] || (phase_q == 2'd1 && add_i) : !first);
  for (genvar k = 0; k < 4; k++) begin : g_read
    logic [5:0] at;
    assign at = place(step_q, digit, turn ^ 2'(k));
    assign m0_addr_o[11*k+:11] = {a_i, at};
    assign m1_addr_o[10*k+:10] = {phase_q[0] ? acc_i : b_i, at};
  end

  // Where the factors are in the table: digits of the step above the one put in, then a one and zeros. It has
  // those of both butterflies, of a product of both pairs; a product is in the place of a layer of bit 0.
  logic [8:0] zeta_addr_q;
  logic [23:0] zeta;
  logic [6:0] block;
  always_comb begin
    case (digit)
      2'd3: block = 7'b1000000;
      2'd2: block = {step_q[5:4], 5'b10000};
      2'd1: block = {step_q[5:2], 3'b100};
      default: block = {step_q, 1'b1};
    endcase
  end
  always_ff @(posedge clk_i) begin
    if (step_ends) zeta_addr_q <= {inverse, differ[0], block};
  end
  lanewise_mlkem_zetas_two u_zetas (
      .clk_i,
      .addr_i(zeta_addr_q),
      .zeta_o(zeta)
  );

  // What goes along has resets, so that synthesis makes no memory of it and clear_i empties it: bit n of a
  // line is what the step in cycle n does; of the phases of a product n cycles after them.
  localparam int unsigned Along = 15;
  logic moves, to_m1, to_m2, fills;
  logic [7:1] step_line_q;
  logic [6:1] forward_line_q, inverse_line_q, minus_line_q, phase_0_line_q, phase_2_line_q;
  logic [5:1] phase_1_line_q;
  logic [9:1] phase_3_line_q;
  logic [2:1] first_line_q, none_line_q;
  logic [10:1] m1_line_q, m2_line_q, fill_line_q;  // a butterfly comes in at 3
  logic [Along*8-1:0] along_line_q;
  logic [Along-1:0] along;
  assign moves = run && !product;
  assign to_m1 = step_ends && (product ? !use_out_i : !(inverse && last));
  assign to_m2 = step_ends && last && use_out_i;
  assign fills = to_m2 && step_q == '1;
  assign along = {product ? acc_i : b_i, out_i, step_q, digit, differ[0]};
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      step_line_q <= '0;
      forward_line_q <= '0;
      inverse_line_q <= '0;
      minus_line_q <= '0;
      phase_0_line_q <= '0;
      phase_1_line_q <= '0;
      phase_2_line_q <= '0;
      phase_3_line_q <= '0;
      first_line_q <= '0;
      none_line_q <= '0;
      m1_line_q <= '0;
      m2_line_q <= '0;
      fill_line_q <= '0;
      along_line_q <= '0;
    end else begin
      step_line_q <= {step_line_q[6:1], moves};
      forward_line_q <= {forward_line_q[5:1], moves && !inverse};
      inverse_line_q <= {inverse_line_q[5:1], moves && inverse};
      minus_line_q <= {minus_line_q[5:1], moves && last && inverse && !add_i};
      phase_0_line_q <= {phase_0_line_q[5:1], run && product && phase_q == 2'd0};
      phase_1_line_q <= {phase_1_line_q[4:1], run && product && phase_q == 2'd1};
      phase_2_line_q <= {phase_2_line_q[5:1], run && product && phase_q == 2'd2};
      phase_3_line_q <= {phase_3_line_q[8:1], run && product && phase_q == 2'd3};
      first_line_q <= {first_line_q[1], moves && first};
      none_line_q <= {none_line_q[1], product ? !add_i : inverse && !last};
      m1_line_q <= {m1_line_q[9:3], m1_line_q[2] || (to_m1 && !product), m1_line_q[1], to_m1 && product};
      m2_line_q <= {m2_line_q[9:3], m2_line_q[2] || (to_m2 && !product), m2_line_q[1], to_m2 && product};
      fill_line_q <= {
        fill_line_q[9:3], fill_line_q[2] || (fills && !product), fill_line_q[1], fills && product
      };
      along_line_q[Along*7-1:0] <= {along_line_q[Along*6-1:0], along};
      // A product's are needed two cycles longer.
      if (step_line_q[7] || phase_3_line_q[7]) along_line_q[Along*7+:Along] <= along_line_q[Along*6+:Along];
    end
  end
  assign idle_o = !busy_q && !instr_valid_i && m1_line_q == '0 && m2_line_q == '0 && m1_write_o == '0 &&
      m2_write_o == '0;

`ifdef LANEWISE_ASSERT
  // The multipliers have one pair of factors at a time.
  always @(posedge clk_i) begin
    assert (clear_i || !phase_3_line_q[4] ||
            !(phase_0_line_q[2] || phase_2_line_q[2] || phase_3_line_q[2] || step_line_q[2]))
    else $fatal(1, "rule: one pair of factors");
  end
`endif

  // Cycle 1: crossbar. Of a multiplier's butterfly u and v are those with digits 0 and 2 or 1 and 3, or with
  // digits 0 and 1 or 2 and 3, as those of a product are.
  function automatic logic [11:0] choose(input logic [1:0] from, input logic [47:0] word);
    case (from)
      2'd0: choose = word[11:0];
      2'd1: choose = word[23:12];
      2'd2: choose = word[35:24];
      default: choose = word[47:36];
    endcase
  endfunction
  logic [47:0] made;
  for (genvar n = 0; n < 2; n++) begin : g_multiplier
    logic [1:0] u_from_q, v_from_q;
    logic [11:0] m0_u_q, m0_v_q, m1_u_q, m1_v_q;
    always_ff @(posedge clk_i) begin
      u_from_q <= turn ^ (n == 0 ? 2'd0 : differ[0] ? 2'd1 : 2'd2);
      v_from_q <= turn ^ (n == 1 ? 2'd3 : differ[0] ? 2'd2 : 2'd1);
      if (clear_i) begin
        m0_u_q <= '0;
        m0_v_q <= '0;
        m1_u_q <= '0;
        m1_v_q <= '0;
      end else begin
        m0_u_q <= choose(u_from_q, m0_data_i);
        m0_v_q <= choose(v_from_q, m0_data_i);
        m1_u_q <= choose(u_from_q, m1_data_i);
        m1_v_q <= choose(v_from_q, m1_data_i);
      end
    end
    lanewise_mlkem_multiplier u_multiplier (
        .clk_i,
        .clear_i,
        .m0_u_i(m0_u_q),
        .m0_v_i(m0_v_q),
        .m1_u_i(m1_u_q),
        .m1_v_i(m1_v_q),
        .zeta_i(zeta[12*n+:12]),
        .first_2_i(first_line_q[2]),
        .inverse_2_i(inverse_line_q[2]),
        .none_2_i(none_line_q[2]),
        .product_2_i(phase_0_line_q[2] || phase_2_line_q[2] || phase_3_line_q[2]),
        .minus_2_i(inverse_line_q[2] || phase_2_line_q[2] || phase_3_line_q[2]),
        .only_u_2_i(phase_3_line_q[2]),
        .again_2_i(phase_3_line_q[4]),
        .acc_2_i(phase_1_line_q[2]),
        .add_u_5_i(step_line_q[5] || phase_1_line_q[5]),
        .inverse_6_i(inverse_line_q[6]),
        .u_6_i(step_line_q[6] || phase_3_line_q[6] || phase_3_line_q[8]),
        .u_more_6_i(phase_3_line_q[8]),
        .u_minus_6_i(minus_line_q[6]),
        .v_6_i(step_line_q[6] || phase_0_line_q[6] || phase_2_line_q[6] || phase_3_line_q[6]),
        .v_more_6_i(phase_2_line_q[6] || phase_3_line_q[6]),
        .v_minus_6_i(minus_line_q[6] || forward_line_q[6] || phase_2_line_q[6]),
        .u_7_i(step_line_q[7] || phase_3_line_q[9]),
        .v_7_i(step_line_q[7] || phase_3_line_q[7]),
        .u_o(made[24*n+:12]),
        .v_o(made[24*n+12+:12])
    );
  end

  // Cycle 8, of a product 13: crossbar, and the bank's addresses. With wipe_i they are its own.
  logic [3:0] write_slot_q, at_slot;
  logic [1:0] write_out_q, at_out, at_digit, at_turn;
  logic [5:0] at_step;
  logic at_odd;
  assign {at_slot, at_out, at_step, at_digit, at_odd} = along_line_q[Along*8-1-:Along];
  assign at_turn = turned(at_step);
  always_ff @(posedge clk_i) begin
    write_slot_q <= wipe_i ? wipe_addr_i[9:6] : at_slot;
    write_out_q <= wipe_i ? wipe_addr_i[7:6] : at_out;
    if (clear_i) begin
      m1_write_o <= {4{wipe_i}};
      m2_write_o <= {4{wipe_i}};
      fill_o <= 1'b0;
    end else begin
      m1_write_o <= {4{m1_line_q[10]}};
      m2_write_o <= {4{m2_line_q[10]}};
      fill_o <= fill_line_q[10];
    end
  end
  assign fill_slot_o = write_out_q;
  for (genvar k = 0; k < 4; k++) begin : g_write
    logic [5:0] here_q;
    logic [1:0] number;  // digit of what the bank gets
    assign number = at_turn ^ 2'(k);
    always_ff @(posedge clk_i) begin
      here_q <= wipe_i ? wipe_addr_i[5:0] : place(at_step, at_digit, number);
      // Digits 1 and 2 are u of the other multiplier, or v of its own.
      if (clear_i) wdata_o[12*k+:12] <= '0;
      else wdata_o[12*k+:12] <= choose(at_odd ? {number[0], number[1]} : number, made);
    end
    assign m1_waddr_o[10*k+:10] = {write_slot_q, here_q};
    assign m2_waddr_o[8*k+:8] = {write_out_q, here_q};
  end
endmodule
