// SPDX-License-Identifier: Apache-2.0 OR MIT
// Words of four coefficients to lanes, as lanewise_mlkem_encode_serial and as there from the end of a
// polynomial to its beginning, beside two multipliers: a coefficient in a cycle, of one bit a word. It is
// compressed in one cycle and put into the lane in the next one; what does not fit there waits until the lane
// is taken. A word must stand until in_ready_o. After a reset clear_i must come.
module lanewise_mlkem_encode_two (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        clear_i,      // forget all, with zeros in place of data
    input  logic [ 3:0] width_i,      // constant for a polynomial
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  logic [ 1:0] in_swap_i,    // coefficient n is at n ^ in_swap_i
    input  logic [47:0] in_data_i,    // coefficients below Q
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output logic [63:0] out_data_o
);
  // Coefficients, the last one first, in the upper bits of `made`.
  logic [1:0] place_q;  // how many of the word are done
  logic single, load, taken, made_valid_q;
  logic [3:0] above;  // compressed to one bit; the last one first
  logic [11:0] x, quotient, y, made_q;
  assign single = width_i == 4'd1;
  assign load = !made_valid_q || taken;
  assign in_ready_o = load && (single || place_q == 2'd3);
  always_comb begin
    case (in_swap_i ^ place_q)
      2'd3: x = in_data_i[11:0];
      2'd2: x = in_data_i[23:12];
      2'd1: x = in_data_i[35:24];
      default: x = in_data_i[47:36];
    endcase
  end
  lanewise_mlkem_compress u_compress (
      .x_i(x),
      .quotient_o(quotient),
      .width_i,
      .quotient_i(quotient),
      .y_o(y)
  );
  // Of one bit: whether the number is nearer to Q / 2, from 833 to 2496.
  logic [3:0] near;
  for (genvar k = 0; k < 4; k++) begin : g_near
    logic [11:0] number;
    assign number = in_data_i[12*k+:12];
    assign near[k] = number >= 12'd833 && number <= 12'd2496;
    assign above[k] = near[2'(k)^in_swap_i];
  end

  // The lane: `at_q` bits of it, from above, are there. A coefficient takes up to four digits of four bits
  // from the one on in which it begins; so does what comes below it, which is of no use. The bits of that
  // digit that were there before are `carry_q`.
  logic [5:0] at_q;
  logic [6:0] next;
  logic [3:0] bits;
  logic [2:0] carry_q, carry;
  logic rest_q, free, go, over;  // rest_q: the lane has a part of it, and is taken
  logic [14:0] window;
  logic [15:0] digits, turned;
  assign bits = single ? 4'd4 : width_i;
  assign next = {1'b0, at_q} + 7'(bits);
  assign over = next[6] && next[5:0] != '0;
  assign free = !out_valid_o || out_ready_i;
  assign go = made_valid_q && free;
  assign taken = go && (rest_q || !over);
  always_comb begin
    case (at_q[1:0])
      2'd0: window = {made_q, 3'b0};
      2'd1: window = {carry_q[0], made_q, 2'b0};
      2'd2: window = {carry_q[1:0], made_q, 1'b0};
      default: window = {carry_q, made_q};
    endcase
    digits = {window, 1'b0};
    case (at_q[3:2])
      2'd0: turned = digits;
      2'd1: turned = {digits[3:0], digits[15:4]};
      2'd2: turned = {digits[7:0], digits[15:8]};
      default: turned = {digits[11:0], digits[15:12]};
    endcase
    case (bits)
      4'd12: carry = made_q[2:0];
      4'd11: carry = made_q[3:1];
      4'd10: carry = made_q[4:2];
      4'd5: carry = made_q[9:7];
      4'd4: carry = made_q[10:8];
      default: carry = made_q[11:9];
    endcase
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      out_valid_o <= 1'b0;
      made_valid_q <= 1'b0;
    end else if (clear_i) begin
      out_valid_o <= 1'b0;
      made_valid_q <= 1'b0;
    end else begin
      if (free) out_valid_o <= go && !rest_q && next[6];
      made_valid_q <= in_valid_i || !load;
    end
  end
  always_ff @(posedge clk_i) begin
    if (clear_i) begin
      place_q <= '0;
      made_q <= '0;
      at_q <= '0;
      rest_q <= 1'b0;
      carry_q <= '0;
      out_data_o <= '0;
    end else begin
      if (in_valid_i && load) begin
        if (!single) place_q <= place_q + 2'd1;
        made_q <= single ? {above, 8'b0} : y;
      end
      if (go) rest_q <= over && !rest_q;
      if (taken) begin
        at_q <= next[5:0];
        carry_q <= carry;
      end
      for (int unsigned k = 0; k < 16; k++) begin
        // What is beyond the lane comes to its first digits when the rest does.
        if (go && 4'(k) - at_q[5:2] < 4'd4 && (4'(k) < at_q[5:2]) == rest_q) begin
          out_data_o[4*(15-k)+:4] <= turned[4*(3-k%4)+:4];
        end
      end
    end
  end
endmodule
