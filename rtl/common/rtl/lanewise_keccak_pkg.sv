// PYTHONPATH=lab python3 -m rtl.tools.keccak_package > rtl/common/rtl/lanewise_keccak_pkg.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The constants of Keccak-p[1600] (FIPS 202). Lane (x, y) has index x + 5*y.
package lanewise_keccak_pkg;

  localparam int unsigned LANES = 25;

  // Round constant i at bits 64*i +: 64.
  localparam logic [24*64-1:0] RC = {
    64'h8000000080008008, 64'h0000000080000001, 64'h8000000000008080, 64'h8000000080008081,
    64'h800000008000000a, 64'h000000000000800a, 64'h8000000000000080, 64'h8000000000008002,
    64'h8000000000008003, 64'h8000000000008089, 64'h800000000000008b, 64'h000000008000808b,
    64'h000000008000000a, 64'h0000000080008009, 64'h0000000000000088, 64'h000000000000008a,
    64'h8000000000008009, 64'h8000000080008081, 64'h0000000080000001, 64'h000000000000808b,
    64'h8000000080008000, 64'h800000000000808a, 64'h0000000000008082, 64'h0000000000000001
  };

  // Left rotation of lane i at bits 6*i +: 6.
  localparam logic [25*6-1:0] RHO = {
    6'd14, 6'd56, 6'd61, 6'd2, 6'd18,
    6'd8, 6'd21, 6'd15, 6'd45, 6'd41,
    6'd39, 6'd25, 6'd43, 6'd10, 6'd3,
    6'd20, 6'd55, 6'd6, 6'd44, 6'd36,
    6'd27, 6'd28, 6'd62, 6'd1, 6'd0
  };

  // Index of the lane to which pi moves lane i, at bits 5*i +: 5.
  localparam logic [25*5-1:0] PI = {
    5'd4, 5'd19, 5'd9, 5'd24, 5'd14,
    5'd13, 5'd3, 5'd18, 5'd8, 5'd23,
    5'd22, 5'd12, 5'd2, 5'd17, 5'd7,
    5'd6, 5'd21, 5'd11, 5'd1, 5'd16,
    5'd15, 5'd5, 5'd20, 5'd10, 5'd0
  };

  // Round constant `index`; 0 beyond the table. Seven of the 64 bits are ever set, so that this
  // shrinks to seven functions of five bits.
  function automatic logic [63:0] round_constant(input logic [4:0] index);
    round_constant = '0;
    for (int i = 0; i < 24; i++) begin
      if (index == 5'(i)) round_constant = round_constant | RC[64*i+:64];
    end
  endfunction

  // Rotation and target of lane i, for a constant i.
  function automatic int unsigned rho_offset(input int unsigned i);
    rho_offset = 32'(RHO[6*i+:6]);
  endfunction

  function automatic int unsigned pi_target(input int unsigned i);
    pi_target = 32'(PI[5*i+:5]);
  endfunction

endpackage
