// SPDX-License-Identifier: Apache-2.0 OR MIT
// What lanewise_mlkem_transform does, with a single multiplier and as little else as possible. A transform
// does one layer after the other, a butterfly in each cycle, on two coefficients whose indices differ in one
// bit, so that they are in different banks. A product takes five cycles for two coefficients, for five
// multiplications: a1 b1, a0 b1, a0 b0, a1 b0, and the first of them by the factor.
//
// Cycles of a butterfly: 0 addresses, 1 crossbar, 2 sums before the multiplier, 3 to 5 multiplication and
// reduction, 6 and 7 sums after it, 8 crossbar, 9 the write. Of a product, the summands are read in cycle 0
// and the factors in cycle 1; the multiplications are in cycles 3 to 7, and the write is in cycle 14. An
// instruction may follow a transform at once, and a product after a cycle, in which the last multiplication
// is. The order of the steps is such that no layer and no instruction reads what is not yet written.
//
// A microinstruction must stand until it is taken, in the cycle of its last step.
module lanewise_mlkem_transform_serial
  import lanewise_mlkem_pkg::*;
(
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
  // Sequence: layers of a transform, steps of a layer or a product, cycles of a product's step.
  logic busy_q, rest_q, product, inverse, start, run, step_ends, layer_ends, ends, first, last;
  logic [2:0] layer_q, phase_q, differ;  // differ: the bit in which the indices do
  logic [6:0] step_q;
  assign product = op_i == 2'd2;
  assign inverse = op_i == 2'd1;
  assign start = !busy_q && !rest_q && instr_valid_i && a_full_i && (!use_out_i || out_free_i);
  assign run = busy_q || start;
  assign step_ends = run && (!product || phase_q == 3'd4);
  assign layer_ends = step_ends && step_q == '1;
  assign first = !product && !inverse && layer_q == 3'd0;
  assign last = product || layer_q == 3'd6;
  assign ends = layer_ends && last;
  assign instr_ready_o = ends;
  assign take_o = start && use_out_i;
  assign release_o = layer_ends && (first || (last && (product || inverse)));
  assign differ = product ? 3'd0 : inverse ? layer_q + 3'd1 : ~layer_q;
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      busy_q <= 1'b0;
      rest_q <= 1'b0;
      layer_q <= '0;
      step_q <= '0;
      phase_q <= '0;
    end else begin
      busy_q <= run && !ends;
      rest_q <= ends && product;
      if (run && product) phase_q <= phase_q[2] ? 3'd0 : phase_q + 3'd1;
      if (step_ends) step_q <= step_q + 7'd1;
      if (layer_ends) layer_q <= last ? 3'd0 : layer_q + 3'd1;
    end
  end

  // Cycle 0. The indices of coefficients u and v are those of the step with a bit put in, 0 and 1. The bank
  // is the exclusive or of the index's digits, so that v is in the next but one or the next.
  logic [7:0] index, mask, above;
  logic [3:0] v_bank;  // banks which are read for v
  logic [1:0] u_from, v_from;
  logic even, factors;
  assign even = !differ[0];
  assign above = 8'hff << differ;
  assign mask = 8'd1 << differ;
  assign index = ({step_q, 1'b0} & above & ~mask) | ({1'b0, step_q} & ~above);
  assign u_from = index[1:0] ^ index[3:2] ^ index[5:4] ^ index[7:6];
  assign v_from = u_from ^ {!even, even};
  assign factors = phase_q == 3'd1;
  assign m0_read_o = run && (first || factors || (inverse && last));
  assign m1_read_o = run && (product ? factors || (add_i && phase_q == 3'd0) : !first);
  for (genvar k = 0; k < 4; k++) begin : g_read
    logic [5:0] at;
    assign v_bank[k] = even ? u_from[0] != 1'(k % 2) : u_from[1] != 1'(k / 2);
    assign at = index[7:2] | (v_bank[k] ? mask[7:2] : 6'd0);
    assign m0_addr_o[11*k+:11] = {a_i, at};
    assign m1_addr_o[10*k+:10] = {(product && !factors) ? acc_i : b_i, at};
  end

  // Where the factor is in the table: of a butterfly, bits of the step above the one put in, then a one and
  // zeros.
  logic [8:0] zeta_addr_q;
  logic [11:0] zeta;
  logic [6:0] block;
  assign block = (step_q & above[6:0]) | mask[7:1];
  always_ff @(posedge clk_i) begin
    if (step_ends) zeta_addr_q <= {product, inverse, product ? step_q : block};
  end
  lanewise_mlkem_zetas u_zetas (
      .clk_i,
      .addr_i(zeta_addr_q),
      .zeta_o(zeta)
  );

  // What goes along has resets, so that synthesis makes no memory of it and clear_i empties it: bit n of a
  // line is what the step in cycle n does.
  localparam int unsigned Along = 22;
  logic moves, to_m1, to_m2, fills;
  logic [6:1] forward_line_q, inverse_line_q, minus_line_q;
  logic [7:1] step_line_q;
  logic [7:1] mul_2_line_q, mul_3_line_q;
  logic [8:1] mul_4_line_q;
  logic [5:1] summand_line_q;
  logic [2:1] first_line_q, factors_line_q, none_line_q;
  logic [8:0] m1_line_q, m2_line_q, fill_line_q;  // of a product one more
  logic [Along*8-1:0] along_line_q;
  logic [Along-1:0] along;
  assign moves = run && !product;
  assign to_m1 = step_ends && (product ? !use_out_i : !(inverse && last));
  assign to_m2 = step_ends && last && use_out_i;
  assign fills = to_m2 && step_q == '1;
  assign along = {
    product ? acc_i : b_i,
    out_i,
    index[7:2],
    mask[7:2],
    v_bank[1:0],
    even ? !u_from[1] : u_from[0],  // bank 1 has one of both, or bank 2 does
    even ? !u_from[1] : !u_from[0]  // bank 0, or bank 3
  };
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      step_line_q <= '0;
      forward_line_q <= '0;
      inverse_line_q <= '0;
      minus_line_q <= '0;
      mul_2_line_q <= '0;
      mul_3_line_q <= '0;
      mul_4_line_q <= '0;
      summand_line_q <= '0;
      first_line_q <= '0;
      factors_line_q <= '0;
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
      mul_2_line_q <= {mul_2_line_q[6:1], run && product && phase_q == 3'd2};
      mul_3_line_q <= {mul_3_line_q[6:1], run && product && phase_q == 3'd3};
      mul_4_line_q <= {mul_4_line_q[7:1], run && product && phase_q == 3'd4};
      summand_line_q <= {summand_line_q[4:1], run && (!product || phase_q == 3'd0)};
      first_line_q <= {first_line_q[1], moves && first};
      factors_line_q <= {factors_line_q[1], run && product && phase_q != 3'd0};
      none_line_q <= {none_line_q[1], product ? !add_i : inverse && !last};
      m1_line_q <= {m1_line_q[7:1], (to_m1 && !product) || m1_line_q[0], to_m1 && product};
      m2_line_q <= {m2_line_q[7:1], (to_m2 && !product) || m2_line_q[0], to_m2 && product};
      fill_line_q <= {fill_line_q[7:1], (fills && !product) || fill_line_q[0], fills && product};
      along_line_q[Along*7-1:0] <= {along_line_q[Along*6-1:0], along};
      // A product's are needed a cycle longer.
      if (step_line_q[7] || mul_4_line_q[7]) along_line_q[Along*7+:Along] <= along_line_q[Along*6+:Along];
    end
  end
  assign idle_o = !busy_q && !instr_valid_i && m1_line_q == '0 && m2_line_q == '0 && m1_write_o == '0 &&
      m2_write_o == '0;

  // Cycle 1: crossbar. Of a product, what the multiplication takes in place of v of M0 and u of M1.
  logic [1:0] m0_u_from_q, m0_v_from_q, m1_u_from_q, m1_v_from_q;
  logic [11:0] m0_u_q, m0_v_q, m1_u_q, m1_v_q;
  function automatic logic [11:0] choose(input logic [1:0] from, input logic [47:0] word);
    case (from)
      2'd0: choose = word[11:0];
      2'd1: choose = word[23:12];
      2'd2: choose = word[35:24];
      default: choose = word[47:36];
    endcase
  endfunction
  always_ff @(posedge clk_i) begin
    m0_u_from_q <= u_from;
    m0_v_from_q <= (product && phase_q[1]) ? u_from : v_from;
    m1_u_from_q <= (product && (factors || phase_q == 3'd2)) ? v_from : u_from;
    m1_v_from_q <= v_from;
    if (clear_i) begin
      m0_u_q <= '0;
      m0_v_q <= '0;
      m1_u_q <= '0;
      m1_v_q <= '0;
    end else begin
      m0_u_q <= choose(m0_u_from_q, m0_data_i);
      m0_v_q <= choose(m0_v_from_q, m0_data_i);
      m1_u_q <= choose(m1_u_from_q, m1_data_i);
      m1_v_q <= choose(m1_v_from_q, m1_data_i);
    end
  end

  // Cycle 2: before the multiplier, what an inverse butterfly makes of u and v, half their sum and their
  // difference. An odd sum is halved with Q added or subtracted.
  logic [12:0] sum, even_sum;
  logic unused_bit;
  logic [11:0] difference;
  logic beyond;
  assign sum = {1'b0, m1_u_q} + {1'b0, m1_v_q};
  assign beyond = sum[12] || (&sum[11:10] && (sum[9] || (sum[8] && sum[7:0] != '0)));
  assign even_sum = sum + (!sum[0] ? 13'd0 : beyond ? -13'(Q) : 13'(Q));
  assign unused_bit = even_sum[0];
  lanewise_mlkem_correct u_difference (
      .minus_i(1'b1),
      .x_i({1'b0, m1_v_q} - {1'b0, m1_u_q}),
      .y_o(difference)
  );

  // Cycles 2 to 5: the product and its remainder.
  logic [11:0] a_q, b_q, product_q, product_d;
  logic [23:0] whole_q;
  logic [13:0] fold_d, fold_q;
  logic [12:0] less;
  logic beyond_two;
  lanewise_mlkem_fold u_fold (
      .x_i(whole_q),
      .y_o(fold_d)
  );
  assign beyond_two = fold_q[13] || (fold_q[12] && fold_q[11] &&
                                     (fold_q[10] || (fold_q[9] && (fold_q[8] || fold_q[7:1] != '0))));
  assign less = fold_q[12:0] + (beyond_two ? -13'(2 * Q) : 13'd0);
  lanewise_mlkem_correct u_product (
      .minus_i(1'b0),
      .x_i(less),
      .y_o(product_d)
  );
  always_ff @(posedge clk_i) begin
    if (mul_4_line_q[3]) a_q <= product_q;
    else if (inverse_line_q[2]) a_q <= difference;
    else if (first_line_q[2] || factors_line_q[2]) a_q <= m0_v_q;
    else a_q <= m1_v_q;
    b_q <= factors_line_q[2] ? m1_u_q : zeta;
    whole_q <= 24'(a_q) * 24'(b_q);
    fold_q <= fold_d;
    product_q <= product_d;
  end

  // Cycles 2 to 6, beside the multiplier: half a sum, and what is added to both results, of a forward
  // butterfly u, of others coefficients of the summand. Of a product it stays for both.
  logic [12*4-1:0] half_line_q;
  logic [12*3-1:0] add_u_line_q, add_v_line_q;
  logic [11:0] add_u_q, add_v_q, in_u, in_v;
  assign in_u = (first_line_q[2] || inverse_line_q[2]) ? m0_u_q : m1_u_q;
  assign in_v = inverse_line_q[2] ? m0_v_q : step_line_q[2] ? in_u : m1_v_q;
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      half_line_q <= '0;
      add_u_line_q <= '0;
      add_v_line_q <= '0;
      add_u_q <= '0;
      add_v_q <= '0;
    end else begin
      half_line_q <= {half_line_q[35:0], even_sum[12:1]};
      add_u_line_q <= {add_u_line_q[23:0], none_line_q[2] ? 12'd0 : in_u};
      add_v_line_q <= {add_v_line_q[23:0], none_line_q[2] ? 12'd0 : in_v};
      if (summand_line_q[5]) {add_v_q, add_u_q} <= {add_v_line_q[35:24], add_u_line_q[35:24]};
    end
  end

  // Cycles 6 and 7: the sums. A product adds to its first sums what the next multiplications gave.
  logic [12:0] raw_u_q, raw_v_q;
  logic [11:0] made_u_q, made_v_q, made_u, made_v, left_u, left_v, right_u;
  logic minus_u_q, minus_v_q;
  assign left_u = mul_4_line_q[7] ? made_u_q : add_u_q;
  assign left_v = mul_4_line_q[6] ? made_v_q : add_v_q;
  assign right_u = inverse_line_q[6] ? half_line_q[47:36] : product_q;
  lanewise_mlkem_correct u_made_u (
      .minus_i(minus_u_q),
      .x_i(raw_u_q),
      .y_o(made_u)
  );
  lanewise_mlkem_correct u_made_v (
      .minus_i(minus_v_q),
      .x_i(raw_v_q),
      .y_o(made_v)
  );
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      raw_u_q <= '0;
      raw_v_q <= '0;
      made_u_q <= '0;
      made_v_q <= '0;
      minus_u_q <= 1'b0;
      minus_v_q <= 1'b0;
    end else begin
      minus_u_q <= minus_line_q[6];
      minus_v_q <= minus_line_q[6] || forward_line_q[6];
      raw_u_q <= minus_line_q[6] ? {1'b0, left_u} - {1'b0, right_u} : {1'b0, left_u} + {1'b0, right_u};
      raw_v_q <= (minus_line_q[6] || forward_line_q[6]) ? {1'b0, left_v} - {1'b0, product_q} :
          {1'b0, left_v} + {1'b0, product_q};
      if (step_line_q[7] || mul_3_line_q[7] || mul_4_line_q[8]) made_u_q <= made_u;
      if (step_line_q[7] || mul_2_line_q[7] || mul_4_line_q[7]) made_v_q <= made_v;
    end
  end

  // Cycle 8, of a product 13: crossbar, and the bank's addresses. With wipe_i they are its own.
  logic [5:0] write_at_q, write_mask_q;
  logic [3:0] write_slot_q, at_slot, write_v, write_v_q, banks;
  logic [1:0] write_out_q, at_out;
  logic [5:0] at, at_mask;
  logic [1:0] at_v, at_banks;
  assign {at_slot, at_out, at, at_mask, at_v, at_banks} = along_line_q[Along*8-1-:Along];
  assign write_v = {!at_v[0], !at_v[1], at_v};
  assign banks = {!at_banks[0], !at_banks[1], at_banks[1], at_banks[0]};
  always_ff @(posedge clk_i) begin
    write_slot_q <= wipe_i ? wipe_addr_i[9:6] : at_slot;
    write_out_q <= wipe_i ? wipe_addr_i[7:6] : at_out;
    write_at_q <= wipe_i ? wipe_addr_i[5:0] : at;
    write_v_q <= write_v;
    if (clear_i) begin
      write_mask_q <= '0;
      wdata_o <= '0;
      m1_write_o <= {4{wipe_i}};
      m2_write_o <= {4{wipe_i}};
      fill_o <= 1'b0;
    end else begin
      write_mask_q <= at_mask;
      for (int unsigned k = 0; k < 4; k++) wdata_o[12*k+:12] <= write_v[k] ? made_v_q : made_u_q;
      m1_write_o <= {4{m1_line_q[8]}} & banks;
      m2_write_o <= {4{m2_line_q[8]}} & banks;
      fill_o <= fill_line_q[8];
    end
  end
  assign fill_slot_o = write_out_q;
  for (genvar k = 0; k < 4; k++) begin : g_write
    logic [5:0] here;
    assign here = write_at_q | (write_v_q[k] ? write_mask_q : 6'd0);
    assign m1_waddr_o[10*k+:10] = {write_slot_q, here};
    assign m2_waddr_o[8*k+:8] = {write_out_q, here};
  end
endmodule
