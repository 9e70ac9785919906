// SPDX-License-Identifier: Apache-2.0 OR MIT
// The hash unit of the core: lanewise_mlkem_hash_unit, or with ENGINES 0 lanewise_mlkem_hash_unit_serial.
module lanewise_mlkem_hashing #(
    parameter int unsigned ENGINES = 2,  // 0, 1, 2 or 4
    parameter int unsigned ROUNDS = 1,  // of Keccak in a cycle: 1 or 2; 0 with ENGINES 0
    parameter int unsigned SLICES = 8,
    parameter int unsigned MULTIPLIERS = 1,  // with ENGINES 0: 1; 2 with ROUNDS 1 and FIPS
    parameter bit FIPS = 1'b0,
    localparam int unsigned Word = ENGINES == 0 ? 4 : 4 * ENGINES,
    localparam int unsigned Step = ENGINES <= 1 ? 6 : ENGINES == 2 ? 5 : 4
) (
    input  logic               clk_i,
    input  logic               rst_ni,
    input  logic               clear_i,       // forget all, with zeros in place of data
    // The microinstruction (rtl/mlkem/model/microcode.py).
    input  logic               word_valid_i,
    input  logic [       71:0] word_i,
    output logic               word_ready_o,
    output logic               idle_o,        // the stream ended, and all that it asked for is done
    input  logic               event_i,       // what the microinstruction waits for is there
    input  logic               taken_i,       // its slot of M0 is
    output logic               take_o,        // this slot of M0
    output logic [        4:0] take_slot_o,
    output logic [        4:0] set_o,         // this event, 0 for none
    input  logic [      255:0] message_i,     // of LOAD
    output logic               message_next_o,  // with ENGINES 0: its next 64 bits are wanted first
    // Byte memory.
    output logic               a_read_o,
    output logic [        9:0] a_addr_o,
    input  logic [       63:0] a_data_i,
    output logic               w_write_o,
    output logic [        9:0] w_addr_o,
    output logic [       63:0] w_data_o,
    // M0.
    output logic               m0_write_o,
    output logic [        4:0] m0_slot_o,
    output logic [   Step-1:0] m0_step_o,
    output logic [12*Word-1:0] m0_word_o,
    output logic               m0_fill_o      // the last word of the slot
);
`ifndef __ICARUS__
  if (SLICES != 8 && (SLICES != 4 || ROUNDS != 0)) begin : g_check
    $error("SLICES must be 8, or 4 with ROUNDS 0");
  end
`endif

  if (ENGINES == 0) begin : g_serial
    logic unused_message;  // what is to come to its lowest bits
    assign unused_message = ^message_i[255:64];
    lanewise_mlkem_hash_unit_serial #(
        .ROUNDS(ROUNDS),
        .SLICES(SLICES),
        .MULTIPLIERS(MULTIPLIERS),
        .FIPS(FIPS)
    ) u_hash_unit (
        .message_i(message_i[63:0]),
        .*
    );
  end else begin : g_parallel
    assign message_next_o = 1'b0;
    lanewise_mlkem_hash_unit #(
        .ENGINES(ENGINES),
        .ROUNDS(ROUNDS),
        .FIPS(FIPS)
    ) u_hash_unit (
        .*
    );
  end
endmodule
