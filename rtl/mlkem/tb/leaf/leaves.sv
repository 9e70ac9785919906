// SPDX-License-Identifier: Apache-2.0 OR MIT
// The leaves with one stream in and one out, for stream_tb; settings travel with the data.
`ifndef WORD
`define WORD 8
`endif
`ifndef ROUNDS
`define ROUNDS 1
`endif

// {op, single, z, x} to y; of a product the lower half of y.
module leaf_engine (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  logic [86:0] in_i,
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output logic [47:0] out_o
);
  lanewise_mlkem_engine u_leaf (
      .clk_i,
      .rst_ni,
      .valid_i(in_valid_i),
      .ready_o(in_ready_o),
      .op_i(in_i[86:85]),
      .single_i(in_i[84]),
      .z_i(in_i[83:48]),
      .x_i(in_i[47:0]),
      .valid_o(out_valid_o),
      .ready_i(out_ready_i),
      .y_o(out_o)
  );
endmodule

// {rate, suffix, lanes, last, bytes, data} to {last, full, data}; the command stands until it is taken.
module leaf_hash (
    input  logic                  clk_i,
    input  logic                  rst_ni,
    input  logic                  in_valid_i,
    output logic                  in_ready_o,
    input  logic [          89:0] in_i,
    output logic                  out_valid_o,
    input  logic                  out_ready_i,
    output logic [64*`ROUNDS+1:0] out_o
);
  logic cmd_ready, held_q, full, last;
  logic [20:0] cmd_q, cmd;
  logic [64*`ROUNDS-1:0] data;
  assign cmd = held_q ? cmd_q : in_i[89:69];
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) held_q <= 1'b0;
    else if (cmd_ready) held_q <= 1'b0;
    else if (in_valid_i && in_ready_o && in_i[68]) held_q <= 1'b1;
  end
  always_ff @(posedge clk_i) if (in_valid_i && in_ready_o) cmd_q <= in_i[89:69];
  lanewise_mlkem_hash #(
      .ROUNDS(`ROUNDS)
  ) u_leaf (
      .clk_i,
      .rst_ni,
      .clear_i(1'b0),
      .cmd_valid_i(in_valid_i || held_q),
      .cmd_ready_o(cmd_ready),
      .cmd_rate_i(cmd[20:16]),
      .cmd_suffix_i(cmd[15:8]),
      .cmd_lanes_i(cmd[7:0]),
      .in_valid_i,
      .in_ready_o,
      .in_data_i(in_i[63:0]),
      .in_bytes_i(in_i[67:64]),
      .in_last_i(in_i[68]),
      .out_valid_o,
      .out_ready_i,
      .out_data_o(data),
      .out_full_o(full),
      .out_last_o(last)
  );
  // What does not count is shown as zeros.
  logic [64*`ROUNDS-1:0] counts;
  assign counts = full ? data : data & (64 * `ROUNDS)'({64{1'b1}});
  assign out_o = {last, full, counts};
endmodule

// {wide, last, data} to words; after each polynomial a word of ones above the bit that says "short".
module leaf_reject (
    input  logic                clk_i,
    input  logic                rst_ni,
    input  logic                in_valid_i,
    output logic                in_ready_o,
    input  logic [        65:0] in_i,
    output logic                out_valid_o,
    input  logic                out_ready_i,
    output logic [12*`WORD-1:0] out_o
);
  logic word_valid, done_valid, done_short;
  logic [12*`WORD-1:0] word;
  lanewise_mlkem_reject #(
      .WORD(`WORD)
  ) u_leaf (
      .clk_i,
      .rst_ni,
      .wide_i(in_i[65]),
      .in_valid_i,
      .in_ready_o,
      .in_data_i(in_i[63:0]),
      .in_last_i(in_i[64]),
      .out_valid_o(word_valid),
      .out_ready_i(out_ready_i),
      .out_data_o(word),
      .done_valid_o(done_valid),
      .done_ready_i(out_ready_i && !word_valid),
      .done_short_o(done_short)
  );
  assign out_valid_o = word_valid || done_valid;
  assign out_o = word_valid ? word : {{12 * `WORD - 1{1'b1}}, done_short};
endmodule

// {message, add, three, last, data} to {last, word}.
module leaf_noise (
    input  logic              clk_i,
    input  logic              rst_ni,
    input  logic              in_valid_i,
    output logic              in_ready_o,
    input  logic [     322:0] in_i,
    output logic              out_valid_o,
    input  logic              out_ready_i,
    output logic [12*`WORD:0] out_o
);
  // Settings hold until the last word is out, though the next polynomial may be offered before.
  logic busy_q, accept;
  logic [257:0] set_q, set;
  assign accept = in_valid_i && in_ready_o;
  assign set = busy_q ? set_q : in_i[322:65];
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) busy_q <= 1'b0;
    else if (out_valid_o && out_ready_i && out_o[12*`WORD]) busy_q <= 1'b0;
    else if (accept) busy_q <= 1'b1;
  end
  always_ff @(posedge clk_i) if (accept) set_q <= in_i[322:65];
  lanewise_mlkem_noise #(
      .WORD(`WORD)
  ) u_leaf (
      .clk_i,
      .rst_ni,
      .clear_i(1'b0),
      .three_i(set[0]),
      .add_i(set[1]),
      .message_i(set[257:2]),
      .in_valid_i,
      .in_ready_o,
      .in_data_i(in_i[63:0]),
      .in_last_i(in_i[64]),
      .out_valid_o,
      .out_ready_i,
      .out_data_o(out_o[12*`WORD-1:0]),
      .out_last_o(out_o[12*`WORD])
  );
endmodule

// {width, data} to {reduced, word}; one width in a run.
module leaf_decode (
    input  logic              clk_i,
    input  logic              rst_ni,
    input  logic              in_valid_i,
    output logic              in_ready_o,
    input  logic [      63:0] in_i,
    output logic              out_valid_o,
    input  logic              out_ready_i,
    output logic [12*`WORD:0] out_o
);
  reg [31:0] width;
  initial if (!$value$plusargs("width=%d", width)) width = 32'd12;
  lanewise_mlkem_decode #(
      .WORD(`WORD)
  ) u_leaf (
      .clk_i,
      .rst_ni,
      .clear_i(1'b0),
      .width_i(width[3:0]),
      .in_valid_i,
      .in_ready_o,
      .in_data_i(in_i),
      .out_valid_o,
      .out_ready_i,
      .out_data_o(out_o[12*`WORD-1:0]),
      .out_reduced_o(out_o[12*`WORD])
  );
endmodule

// A word to lanes; one width in a run.
module leaf_encode (
    input  logic                clk_i,
    input  logic                rst_ni,
    input  logic                in_valid_i,
    output logic                in_ready_o,
    input  logic [12*`WORD-1:0] in_i,
    output logic                out_valid_o,
    input  logic                out_ready_i,
    output logic [        63:0] out_o
);
  reg [31:0] width;
  initial if (!$value$plusargs("width=%d", width)) width = 32'd12;
  lanewise_mlkem_encode #(
      .WORD(`WORD)
  ) u_leaf (
      .clk_i,
      .rst_ni,
      .clear_i(1'b0),
      .width_i(width[3:0]),
      .in_valid_i,
      .in_ready_o,
      .in_data_i(in_i),
      .out_valid_o,
      .out_ready_i,
      .out_data_o(out_o)
  );
endmodule
