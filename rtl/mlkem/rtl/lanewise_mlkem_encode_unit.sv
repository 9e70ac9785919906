// SPDX-License-Identifier: Apache-2.0 OR MIT
// The encoder of the core: microinstructions (rtl/mlkem/model/microcode.py) that turn a polynomial of M2
// into lanes of the byte memory (ENCODE), or compare those lanes with what is there (CHECK).
//
// Ports, and how long a microinstruction must stand: as for lanewise_mlkem_decode_unit. M2's read port is
// the encoder's alone; data stay until the next read.
module lanewise_mlkem_encode_unit
  import lanewise_mlkem_pkg::*;
#(
    parameter int unsigned ENGINES = 2,  // 0, 1, 2 or 4; 0: as small as can be
    parameter int unsigned MULTIPLIERS = 1,  // with ENGINES 0: 1 or 2
    localparam int unsigned Word = ENGINES == 0 ? 4 : 4 * ENGINES,
    localparam int unsigned Step = ENGINES <= 1 ? 6 : ENGINES == 2 ? 5 : 4
) (
    input  logic               clk_i,
    input  logic               rst_ni,
    input  logic               clear_i,         // forget all, with zeros in place of data
    input  logic               word_valid_i,
    input  logic [       21:0] word_i,
    output logic               word_ready_o,
    output logic               idle_o,          // there is nothing more to do
    // What it waits for, what others wait for.
    input  logic [        3:0] m2_full_i,
    output logic               release_o,
    output logic [        1:0] release_slot_o,
    output logic [        4:0] set_o,           // event, 0 none
    // M2, in the order of the banks.
    output logic               m2_read_o,
    output logic [        1:0] m2_slot_o,
    output logic [   Step-1:0] m2_step_o,
    input  logic [12*Word-1:0] m2_data_i,
    // Byte memory: port B, write port.
    output logic               b_read_o,
    output logic [        9:0] b_addr_o,
    input  logic               b_ready_i,
    input  logic [       63:0] b_data_i,
    output logic               w_write_o,
    output logic [        9:0] w_addr_o,
    output logic [       63:0] w_data_o,
    input  logic               w_ready_i,
    output logic               differs_o,       // some lane of a CHECK did, since clear_i
    output logic               equal_o          // none did; found on its own
);
`ifndef __ICARUS__
  if (ENGINES != 0 && ENGINES != 1 && ENGINES != 2 && ENGINES != 4) begin : g_check
    $error("ENGINES must be 0, 1, 2 or 4");
  end
  if (MULTIPLIERS != 1 && (MULTIPLIERS != 2 || ENGINES != 0)) begin : g_multipliers
    $error("MULTIPLIERS must be 1, or 2 with ENGINES 0");
  end
`endif

  if (ENGINES == 0) begin : g_serial
    lanewise_mlkem_encode_unit_serial #(
        .MULTIPLIERS(MULTIPLIERS)
    ) u_unit (
        .clk_i,
        .rst_ni,
        .clear_i,
        .word_valid_i,
        .word_i,
        .word_ready_o,
        .idle_o,
        .m2_full_i,
        .release_o,
        .release_slot_o,
        .set_o,
        .m2_read_o,
        .m2_slot_o,
        .m2_step_o,
        .m2_data_i,
        .b_read_o,
        .b_addr_o,
        .b_ready_i,
        .b_data_i,
        .w_write_o,
        .w_addr_o,
        .w_data_o,
        .w_ready_i,
        .differs_o,
        .equal_o
    );
  end else begin : g_words
    logic [4:0] set;
    logic [2:0] width_index;
    logic [9:0] addr;
    logic [1:0] src, op;
    assign {set, width_index, addr, src, op} = word_i;

    // Sequence.
    logic busy_q, run, check, sent, all_sent, ends;
    logic [Step:0] read_q;
    logic [5:0] sent_q, lanes;
    logic [3:0] width;
    assign check = op == OpCheck;
    assign width = Widths[4*width_index+:4];
    assign lanes = {width, 2'b0};
    assign idle_o = word_valid_i && op == OpEncodeEnd;
    assign run = busy_q || (word_valid_i && op != OpEncodeEnd && m2_full_i[src]);
    assign word_ready_o = ends;
    assign set_o = ends ? set : 5'd0;

    // Memory, crossbar and its register; then the leaf.
    logic read_valid_q, word_valid_q, leave_read, leave_word, word_ready;
    logic [12*Word-1:0] word, word_q;
    logic [Step-1:0] step_q;
    assign leave_word = word_valid_q && word_ready;
    assign leave_read = read_valid_q && (!word_valid_q || leave_word);
    assign m2_read_o = run && !read_q[Step] && (!read_valid_q || leave_read);
    assign m2_slot_o = src;
    assign m2_step_o = read_q[Step-1:0];
    assign release_o = m2_read_o && m2_step_o == '1;
    assign release_slot_o = src;
    lanewise_mlkem_cross #(
        .ENGINES(ENGINES)
    ) u_cross (
        .step_i(step_q),
        .word_i(m2_data_i),
        .word_o(word)
    );
    logic lane_valid;
    lanewise_mlkem_encode #(
        .WORD(Word)
    ) u_encode (
        .clk_i,
        .rst_ni,
        .clear_i,
        .width_i(width),
        .in_valid_i(word_valid_q),
        .in_ready_o(word_ready),
        .in_data_i(word_q),
        .out_valid_o(lane_valid),
        .out_ready_i(check ? b_ready_i : w_ready_i),
        .out_data_o(w_data_o)
    );
    assign b_read_o = lane_valid && check;
    assign w_write_o = lane_valid && !check;
    assign b_addr_o = addr + 10'(sent_q);
    assign w_addr_o = b_addr_o;
    assign sent = lane_valid && (check ? b_ready_i : w_ready_i);

    // What a lane is compared with arrives a cycle later, so CHECK ends a cycle later.
    logic expected_q;
    logic [63:0] lane_q;
    assign all_sent = sent_q == lanes;
    assign ends = check ? busy_q && all_sent : sent && sent_q + 6'd1 == lanes;

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        busy_q <= 1'b0;
        read_q <= '0;
        sent_q <= '0;
        read_valid_q <= 1'b0;
        equal_o <= 1'b1;
        word_valid_q <= 1'b0;
        expected_q <= 1'b0;
        differs_o <= 1'b0;
      end else if (clear_i) begin
        busy_q <= 1'b0;
        read_q <= '0;
        sent_q <= '0;
        read_valid_q <= 1'b0;
        equal_o <= 1'b1;
        word_valid_q <= 1'b0;
        expected_q <= 1'b0;
        differs_o <= 1'b0;
      end else begin
        busy_q <= run && !ends;
        read_q <= ends ? '0 : m2_read_o ? read_q + 1'b1 : read_q;
        sent_q <= ends ? '0 : sent ? sent_q + 6'd1 : sent_q;
        read_valid_q <= m2_read_o || (read_valid_q && !leave_read);
        word_valid_q <= leave_read || (word_valid_q && !leave_word);
        expected_q <= sent && check;
        if (expected_q && lane_q != b_data_i) differs_o <= 1'b1;
        equal_o <= equal_o && (!expected_q || lane_q == b_data_i);
      end
    end
    always_ff @(posedge clk_i) begin
      if (clear_i) begin
        step_q <= '0;
        word_q <= '0;
        lane_q <= '0;
      end else begin
        if (m2_read_o) step_q <= m2_step_o;
        if (leave_read) word_q <= word;
        if (b_read_o) lane_q <= w_data_o;
      end
    end
  end
endmodule
