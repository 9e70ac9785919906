// SPDX-License-Identifier: Apache-2.0 OR MIT
// The leaves with one stream in and one out, for stream_tb; settings travel with the data.
`ifndef WORD
`define WORD 8
`endif
`ifndef ENGINES
`define ENGINES 2
`endif
`ifndef MULTIPLIERS
`define MULTIPLIERS 1
`endif
`ifndef ROUNDS
`define ROUNDS 1
`endif
// The ports of each: a stream of IN bits and one of OUT.
`define STREAMS(IN, OUT) ( \
    input logic clk_i, input logic rst_ni, \
    input logic in_valid_i, output logic in_ready_o, input logic [(IN)-1:0] in_i, \
    output logic out_valid_o, input logic out_ready_i, output logic [(OUT)-1:0] out_o)

// {op, single, z, x} to y; of a product the lower half of y.
module leaf_engine `STREAMS(99, 48);
  lanewise_mlkem_engine u_leaf (
      .clk_i,
      .rst_ni,
      .valid_i(in_valid_i),
      .ready_o(in_ready_o),
      .op_i(in_i[98:97]),
      .single_i(in_i[96]),
      .z_i(in_i[95:48]),
      .x_i(in_i[47:0]),
      .valid_o(out_valid_o),
      .ready_i(out_ready_i),
      .y_o(out_o)
  );
endmodule

// {rate, suffix, lanes, last, bytes, data} to {last, full, data}; the command stands until it is taken.
module leaf_hash `STREAMS(90, `OW);
  logic cmd_ready, held_q, full, last, tag, idle;
  logic [20:0] cmd_q, cmd;
  logic [`OW-3:0] data;
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
      .cmd_tag_i(^cmd[15:0]),
      .in_valid_i,
      .in_ready_o,
      .in_data_i(in_i[63:0]),
      .in_bytes_i(in_i[67:64]),
      .in_last_i(in_i[68]),
      .out_valid_o,
      .out_ready_i,
      .out_data_o(data),
      .out_full_o(full),
      .out_last_o(last),
      .out_tag_o(tag),
      .idle_o(idle)
  );
  // What does not count is shown as zeros.
  logic [`OW-3:0] counts;
  assign counts = full ? data : data & (`OW - 2)'({64{1'b1}});
  assign out_o = {last, full, counts};
endmodule

// {wide, last, full, data} to words; after each polynomial a word of ones above the bit that says "short".
module leaf_reject `STREAMS(64*`ROUNDS+3, 12*`WORD);
  logic word_valid, done_valid, done_short;
  logic [12*`WORD-1:0] word;
  lanewise_mlkem_reject #(
      .WORD(`WORD),
      .LANES(`ROUNDS)
  ) u_leaf (
      .clk_i,
      .rst_ni,
      .clear_i(1'b0),
      .wide_i(in_i[64*`ROUNDS+2]),
      .in_valid_i,
      .in_ready_o,
      .in_data_i(in_i[64*`ROUNDS-1:0]),
      .in_full_i(in_i[64*`ROUNDS]),
      .in_last_i(in_i[64*`ROUNDS+1]),
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
module leaf_noise `STREAMS(323, 12*`WORD+1);
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

// {wide, last, data} to words; after each block a word of ones above the bit that says "short".
module leaf_reject_serial `STREAMS(66, 48);
  // Which candidates they are holds until the end, though the next polynomial may be offered before.
  logic busy_q, wide_q, word_valid, done_valid, done_short;
  logic [47:0] word;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) busy_q <= 1'b0;
    else if (done_valid && out_ready_i && !word_valid) busy_q <= 1'b0;
    else if (in_valid_i && in_ready_o) busy_q <= 1'b1;
  end
  always_ff @(posedge clk_i) if (in_valid_i && in_ready_o) wide_q <= in_i[65];
  lanewise_mlkem_reject_serial u_leaf (
      .clk_i,
      .rst_ni,
      .clear_i(1'b0),
      .wide_i(busy_q ? wide_q : in_i[65]),
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
  assign out_o = word_valid ? word : {{47{1'b1}}, done_short};
endmodule

// {message, add, three, last, data} to {last, word}.
module leaf_noise_serial `STREAMS(323, 49);
  // Settings hold until the last word is out, though the next polynomial may be offered before.
  logic busy_q, accept, message_next;
  logic [257:0] set_q, set;
  assign accept = in_valid_i && in_ready_o;
  assign set = busy_q ? set_q : in_i[322:65];
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) busy_q <= 1'b0;
    else if (out_valid_o && out_ready_i && out_o[48]) busy_q <= 1'b0;
    else if (accept) busy_q <= 1'b1;
  end
  // The message is used up from below.
  always_ff @(posedge clk_i) begin
    if (message_next) set_q[257:2] <= set_q[257:2] >> 64;
    else if (accept && !busy_q) set_q <= in_i[322:65];
  end
  lanewise_mlkem_noise_serial u_leaf (
      .clk_i,
      .rst_ni,
      .clear_i(1'b0),
      .three_i(set[0]),
      .add_i(set[1]),
      .message_i(set[65:2]),
      .message_next_o(message_next),
      .in_valid_i,
      .in_ready_o,
      .in_data_i(in_i[63:0]),
      .in_last_i(in_i[64]),
      .out_valid_o,
      .out_ready_i,
      .out_data_o(out_o[47:0]),
      .out_last_o(out_o[48])
  );
endmodule

// {message, add, three, noise, last, data} to words; after a polynomial of noise, and after each block of
// candidates, a word of ones above the bit that says "short".
module leaf_sample_two `STREAMS(324, 48);
  // Settings hold until the end, though the next polynomial may be offered before.
  logic busy_q, accept, message_next, word_valid, done_valid, done_short;
  logic [258:0] set_q, set;
  logic [47:0] word;
  assign accept = in_valid_i && in_ready_o;
  assign set = busy_q ? set_q : in_i[323:65];
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) busy_q <= 1'b0;
    else if (done_valid && out_ready_i && !word_valid) busy_q <= 1'b0;
    else if (accept) busy_q <= 1'b1;
  end
  // The message is used up from below.
  always_ff @(posedge clk_i) begin
    if (message_next) set_q[258:3] <= set_q[258:3] >> 64;
    else if (accept && !busy_q) set_q <= in_i[323:65];
  end
  lanewise_mlkem_sample_two u_leaf (
      .clk_i,
      .rst_ni,
      .clear_i(1'b0),
      .noise_i(set[0]),
      .eta_3_i(set[1]),
      .adds_i(set[2]),
      .message_i(set[66:3]),
      .message_next_o(message_next),
      .in_valid_i,
      .in_ready_o,
      .in_data_i(in_i[63:0]),
      .in_last_i(in_i[64]),
      .out_valid_o(word_valid),
      .out_ready_i,
      .out_data_o(word),
      .done_valid_o(done_valid),
      .done_ready_i(out_ready_i && !word_valid),
      .done_short_o(done_short)
  );
  assign out_valid_o = word_valid || done_valid;
  assign out_o = word_valid ? word : {{47{1'b1}}, done_short};
endmodule

// {width, data} to {reduced, word}; one width in a run.
module leaf_decode `STREAMS(64, 12*`WORD+1);
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
module leaf_encode `STREAMS(12*`WORD, 64);
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

// As above, of four coefficients.
module leaf_decode_serial `STREAMS(64, 49);
  reg [31:0] width;
  initial if (!$value$plusargs("width=%d", width)) width = 32'd12;
`ifdef TWO
  lanewise_mlkem_decode_two u_leaf (
`else
  lanewise_mlkem_decode_serial u_leaf (
`endif
      .clk_i,
      .rst_ni,
      .clear_i(!rst_ni),
      .width_i(width[3:0]),
      .in_valid_i,
      .in_ready_o,
      .in_data_i(in_i),
      .out_valid_o,
      .out_ready_i,
      .out_data_o(out_o[47:0]),
      .out_reduced_o(out_o[48])
  );
endmodule

// As above, the last word and the last lane first. Words stand in all orders, one after the other.
module leaf_encode_serial `STREAMS(48, 64);
  reg [31:0] width;
  initial if (!$value$plusargs("width=%d", width)) width = 32'd12;
  logic [1:0] swap_q;
  logic [47:0] data;
  for (genvar k = 0; k < 4; k++) begin : g_swap
    assign data[12*k+:12] = in_i[12*(2'(k)^swap_q)+:12];
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) swap_q <= 2'd0;
    else if (in_valid_i && in_ready_o) swap_q <= swap_q + 2'd1;
  end
`ifdef TWO
  lanewise_mlkem_encode_two u_leaf (
`else
  lanewise_mlkem_encode_serial u_leaf (
`endif
      .clk_i,
      .rst_ni,
      .clear_i(!rst_ni),
      .width_i(width[3:0]),
      .in_valid_i,
      .in_ready_o,
      .in_swap_i(swap_q),
      .in_data_i(data),
      .out_valid_o,
      .out_ready_i,
      .out_data_o(out_o)
  );
endmodule

// What all arithmetic units connect alike.
`define SHARED \
    .instr_valid_i(instr_valid), .instr_ready_o(instr_ready), \
    .op_i(data[1:0]), .a_i(data[6:2]), .b_i(data[11:8]), .acc_i(data[15:12]), .add_i(data[16]), \
    .out_i(data[18:17]), .use_out_i(data[19]), .a_full_i(1'b1), .out_free_i(1'b1), \
    .take_o(take), .release_o(give), .fill_o(fill), .fill_slot_o(fill_slot), .idle_o(idle), \
    .m0_read_o(m0_read), .m0_addr_o(m0_addr), .m0_data_i(m0_data), \
    .m1_read_o(m1_read), .m1_addr_o(m1_addr), .m1_data_i(m1_data)

// The arithmetic unit with its memories. {kind, slot, word, data}: 0 loads a word of M0, 1 executes the
// microinstruction in data, 2 reads a word of M1, 3 of M2, 4 the cycles that instructions took so far, of
// which the bits in data count.
module leaf_transform #(
    localparam int unsigned Sets = `ENGINES == 0 ? 1 : `ENGINES,
    localparam int unsigned Word = 4 * Sets,
    localparam int unsigned Digit = Sets == 1 ? 2 : Sets == 2 ? 3 : 4,
    localparam int unsigned Step = 8 - Digit
) `STREAMS(3+5+Step+12*Word, 12*Word);
  logic [2:0] kind;
  logic [4:0] slot;
  logic [Step-1:0] word;
  logic [12*Word-1:0] data;
  assign {kind, slot, word, data} = in_i;

  logic instr_valid, instr_ready, idle, m0_read, m1_read;
  logic [Word-1:0] m1_write, m2_write;
  logic take, give, fill;
  logic [1:0] fill_slot;
  logic [Word*(5+Step)-1:0] m0_addr;
  logic [Word*(4+Step)-1:0] m1_addr, m1_waddr;
  logic [Word*(2+Step)-1:0] m2_waddr;
  logic [12*Word-1:0] m0_data, m1_data, wdata, read;
  assign instr_valid = in_valid_i && kind == 3'd1;
  if (`ENGINES == 0) begin : g_serial
    logic wipe;
    assign wipe = in_valid_i && kind == 3'd5;
    if (`MULTIPLIERS == 2) begin : g_two
      lanewise_mlkem_transform_two u_leaf (
          .clk_i,
          .clear_i(!rst_ni || wipe),
          .wipe_i(wipe),
          .wipe_addr_i(data[9:0]),
          `SHARED,
          .m1_write_o(m1_write),
          .m1_waddr_o(m1_waddr),
          .m2_write_o(m2_write),
          .m2_waddr_o(m2_waddr),
          .wdata_o(wdata)
      );
    end else begin : g_one
      lanewise_mlkem_transform_serial u_leaf (
          .clk_i,
          .clear_i(!rst_ni || wipe),
          .wipe_i(wipe),
          .wipe_addr_i(data[9:0]),
          `SHARED,
          .m1_write_o(m1_write),
          .m1_waddr_o(m1_waddr),
          .m2_write_o(m2_write),
          .m2_waddr_o(m2_waddr),
          .wdata_o(wdata)
      );
    end
  end else begin : g_parallel
    logic write_1, write_2;
    lanewise_mlkem_transform #(
        .ENGINES(`ENGINES)
    ) u_leaf (
        .clk_i,
        .rst_ni,
        .clear_i(1'b0),
        `SHARED,
        .m1_write_o(write_1),
        .m1_waddr_o(m1_waddr),
        .m2_write_o(write_2),
        .m2_waddr_o(m2_waddr),
        .wdata_o(wdata)
    );
    assign m1_write = {Word{write_1}};
    assign m2_write = {Word{write_2}};
  end

  // Bank and address of the coefficients of a word, as the samplers and coders have them.
  logic [8*Word-1:0] index;
  logic [Digit*Word-1:0] bank;
  lanewise_mlkem_order #(
      .ENGINES(Sets)
  ) u_order (
      .pass_i(4'd8),
      .step_i(word),
      .index_o(index),
      .bank_o(bank)
  );
  // A port that is not read gives what never was there, but to single multipliers what was read last.
  logic [12*Word-1:0] banks1, banks2, loaded;
  for (genvar k = 0; k < Word; k++) begin : g_bank
    logic [11:0] m0[2**(5+Step)], m1[2**(4+Step)], m2[2**(2+Step)];
    always_ff @(posedge clk_i) begin
      if (in_valid_i && kind == 3'd0) m0[{slot, word}] <= loaded[12*k+:12];
      if (m1_write[k]) m1[m1_waddr[(4+Step)*k+:4+Step]] <= wdata[12*k+:12];
      if (m2_write[k]) m2[m2_waddr[(2+Step)*k+:2+Step]] <= wdata[12*k+:12];
      if (m0_read) m0_data[12*k+:12] <= m0[m0_addr[(5+Step)*k+:5+Step]];
      else if (`ENGINES != 0) m0_data[12*k+:12] <= 12'd4095;
      if (m1_read) m1_data[12*k+:12] <= m1[m1_addr[(4+Step)*k+:4+Step]];
      else if (`ENGINES != 0) m1_data[12*k+:12] <= 12'd4095;
    end
    assign banks1[12*k+:12] = m1[{slot[3:0], word}];
    assign banks2[12*k+:12] = m2[{slot[1:0], word}];
  end
  always_comb begin
    loaded = '0;
    read = '0;
    for (int unsigned k = 0; k < Word; k++) begin
      for (int unsigned l = 0; l < Word; l++) begin
        if (bank[Digit*l+:Digit] == Digit'(k)) begin
          loaded[12*k+:12] = data[12*l+:12];
          read[12*l+:12] = kind == 3'd2 ? banks1[12*k+:12] : banks2[12*k+:12];
        end
      end
    end
  end

  // Slots are taken, filled and given back once for each time that the instructions say so.
  logic [31:0] cycles_q;
  logic [7:0] takes_q, fills_q, gives_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      cycles_q <= '0;
      takes_q <= '0;
      fills_q <= '0;
      gives_q <= '0;
    end else begin
      if (instr_valid) cycles_q <= cycles_q + 32'd1;
      if (take) takes_q <= takes_q + 8'd1;
      if (give) gives_q <= gives_q + 8'd1;
      if (fill) fills_q <= fills_q + 8'd1 + {4'b0, fill_slot, 2'b0};
    end
  end
  assign out_valid_o = in_valid_i && kind > 3'd1 && kind != 3'd5 && idle;
  assign out_o = kind == 3'd4 ? data & (12 * Word)'({takes_q[2:0], fills_q[5:0], gives_q[5:0], cycles_q})
      : read;
  assign in_ready_o = kind == 3'd1 ? instr_ready : (kind == 3'd0 || kind == 3'd5) ? 1'b1 : idle && out_ready_i;
endmodule
