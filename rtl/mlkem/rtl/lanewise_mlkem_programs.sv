// SPDX-License-Identifier: Apache-2.0 OR MIT
// The program memory of the core: lanewise_mlkem_rom, or with FIPS lanewise_mlkem_rom_fips.
module lanewise_mlkem_programs #(
    parameter bit FIPS = 1'b0
) (
    input  logic clk_i,
    input  logic [4:0] program_i,  // version * 9 + operation * 3 + size
    output logic [33:0] base_o,  // of the streams below, the first in the lowest bits
    input  logic hash_next_i,
    input  logic [9:0] hash_addr_i,
    output logic [71:0] hash_word_o,
    output logic [71:0] hash_coming_o,
    input  logic engine_next_i,
    input  logic [8:0] engine_addr_i,
    output logic [19:0] engine_word_o,
    output logic [19:0] engine_coming_o,
    input  logic decode_next_i,
    input  logic [7:0] decode_addr_i,
    output logic [45:0] decode_word_o,
    input  logic encode_next_i,
    input  logic [6:0] encode_addr_i,
    output logic [21:0] encode_word_o
);
  if (FIPS) begin : g_fips
    lanewise_mlkem_rom_fips u_rom (.*);
  end else begin : g_all
    lanewise_mlkem_rom u_rom (.*);
  end
endmodule
