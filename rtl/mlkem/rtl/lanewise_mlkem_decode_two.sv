// SPDX-License-Identifier: Apache-2.0 OR MIT
// Lanes to words of four coefficients, as lanewise_mlkem_decode_serial, beside two multipliers: a coefficient
// in a cycle. A lane must stand until in_ready_o, which comes with the last coefficient that ends in it.
// After a reset clear_i must come.
module lanewise_mlkem_decode_two (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,       // forget all, with zeros in place of data
    input  logic [ 3:0] width_i,       // constant for a polynomial
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  logic [63:0] in_data_i,
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output logic [47:0] out_data_o,
    output logic        out_reduced_o  // a number of 12 bits was not below Q
);
  logic [5:0] end_q, ends;  // the last bit of the coefficient before in its lane, of this one
  logic more;  // the next one ends in a later lane
  logic [1:0] place_q;  // coefficient of the word
  logic free, step;
  assign free = !out_valid_o || out_ready_i;
  assign step = in_valid_i && free;
  assign ends = end_q + 6'(width_i);
  assign more = 1'(({1'b0, ends} + 7'(width_i)) >> 6);
  assign in_ready_o = free && more;

  // The twelve bits that end there, which may begin in the lane before. Kept as a signal, `some` is chosen
  // for itself, and synthesis does not make one wide choice of all.
  logic [9:0] before_q;  // the upper bits of that lane: ten of eleven at most, or eight of twelve
  logic [74:0] whole;
  (* keep *) logic [14:0] some;
  logic [11:0] window, y, x;
  logic reduced;
  assign whole = {in_data_i, before_q, 1'b0};
  for (genvar b = 0; b < 15; b++) begin : g_bit
    logic [15:0] column;
    for (genvar n = 0; n < 16; n++) begin : g_column
      assign column[n] = whole[4*n+b];
    end
    assign some[b] = column[ends[5:2]];
  end
  always_comb begin
    case (ends[1:0])
      2'd0: window = some[11:0];
      2'd1: window = some[12:1];
      2'd2: window = some[13:2];
      default: window = some[14:3];
    endcase
  end
  for (genvar b = 0; b < 12; b++) begin : g_mask
    assign y[b] = window[b] && width_i >= 4'(12 - b);
  end
  lanewise_mlkem_decompress u_decompress (
      .width_i,
      .y_i(y),
      .x_o(x),
      .reduced_o(reduced)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) out_valid_o <= 1'b0;
    else if (clear_i) out_valid_o <= 1'b0;
    else if (free) out_valid_o <= step && place_q == 2'd3;
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      end_q <= '1;
      place_q <= '0;
      before_q <= '0;
      out_data_o <= '0;
      out_reduced_o <= 1'b0;
    end else if (step) begin
      end_q <= ends;
      place_q <= place_q + 2'd1;
      if (more) before_q <= in_data_i[63:54];
      out_data_o <= {x, out_data_o[47:12]};
      out_reduced_o <= reduced || (out_reduced_o && place_q != 2'd0);
    end
  end
endmodule
