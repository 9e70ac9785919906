// SPDX-License-Identifier: Apache-2.0 OR MIT
// Which lanes of the byte memory stay when all but keys, ciphertext and shared key is zeroised after a
// program (their places: rtl/mlkem/model/params.py). Of a set whose public key alone is there the lanes
// around it, where a private one may have been, do not. Combinational.
module lanewise_mlkem_keep #(
    parameter bit FIPS = 1'b0  // program_i is one of FIPS 203
) (
    input  logic [4:0] program_i,  // version * 9 + operation * 3 + size
    input  logic       dk_i,       // there is a private key; key generation makes one
    input  logic [9:0] addr_i,
    output logic       keep_o
);
  logic [3:0] rest;  // of a version
  logic makes, whole, of_dk, of_ek, of_ct, of_ss;
  logic [9:0] ek, ek_end, dk_end;
  always_comb begin
    if (FIPS || program_i >= 5'd18) rest = 4'(program_i - 5'd18);
    else rest = 4'(program_i >= 5'd9 ? program_i - 5'd9 : program_i);
    case (rest)
      4'd0, 4'd3, 4'd6: {ek, ek_end, dk_end} = {10'd96, 10'd196, 10'd204};
      4'd1, 4'd4, 4'd7: {ek, ek_end, dk_end} = {10'd144, 10'd292, 10'd300};
      default: {ek, ek_end, dk_end} = {10'd192, 10'd388, 10'd396};
    endcase
  end
  assign makes = rest < 4'd3;
  assign whole = makes || dk_i;
  assign of_dk = addr_i < dk_end;
  assign of_ek = addr_i >= ek && addr_i < ek_end;
  assign of_ct = addr_i >= 10'd400 && addr_i < 10'd600;
  assign of_ss = addr_i[9:2] == 8'd155;
  assign keep_o = (whole ? of_dk : of_ek) || of_ct || (!makes && of_ss);
endmodule
