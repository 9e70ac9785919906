// SPDX-License-Identifier: Apache-2.0 OR MIT
// Compression (FIPS 203 equation 4.7) of a remainder to width_i bits, in two halves for a register
// between them: quotient_o goes to quotient_i. Of 12 bits the number itself. Combinational.
//
// The first half is F = floor(x 2^12 / Q). Then y = floor(x 2^d / Q + 1/2) modulo 2^d is the upper d of
// the twelve bits of F + 2^(11-d), since the bits of F above bit 10-d are floor(x 2^(d+1) / Q).
module lanewise_mlkem_compress
  import lanewise_mlkem_pkg::*;
(
    input  logic [11:0] x_i,         // below Q
    output logic [11:0] quotient_o,
    input  logic [ 3:0] width_i,     // 1, 3, 4, 5, 10, 11 or 12
    input  logic [11:0] quotient_i,
    output logic [11:0] y_o          // in the upper width_i bits; those below are of no use
);
  // A sum of two tables with 13 bits behind the point, rounded up: by less than 1 / Q together, so
  // that no floor changes.
  logic [24:0] high, low, sum;
  for (genvar b = 0; b < 25; b++) begin : g_bit
    logic [63:0] column_high, column_low;
    assign column_high = QuotientHigh[64*b+:64];
    assign column_low = QuotientLow[64*b+:64];
    assign high[b] = column_high[x_i[11:6]];
    assign low[b] = column_low[x_i[5:0]];
  end
  assign sum = high + low;
  assign quotient_o = width_i == 4'd12 ? x_i : sum[24:13];

  logic [11:0] half;
  always_comb begin
    case (width_i)
      4'd1: half = 12'd1024;
      4'd3: half = 12'd256;
      4'd4: half = 12'd128;
      4'd5: half = 12'd64;
      4'd10: half = 12'd2;
      4'd11: half = 12'd1;
      default: half = 12'd0;
    endcase
  end
  assign y_o = quotient_i + half;
endmodule
