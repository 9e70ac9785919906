// SPDX-License-Identifier: Apache-2.0 OR MIT
// Primitives of Xilinx 7-series as netlist.py simulates them (functions: Xilinx UG953), without
// initial values: what is not reset must not be read.
module INV (output O, input I);
  assign O = ~I;
endmodule
module LUT1 #(parameter [1:0] INIT = 0) (output O, input I0);
  assign O = INIT[I0];
endmodule
module LUT2 #(parameter [3:0] INIT = 0) (output O, input I0, I1);
  assign O = INIT[{I1, I0}];
endmodule
module LUT3 #(parameter [7:0] INIT = 0) (output O, input I0, I1, I2);
  assign O = INIT[{I2, I1, I0}];
endmodule
module LUT4 #(parameter [15:0] INIT = 0) (output O, input I0, I1, I2, I3);
  assign O = INIT[{I3, I2, I1, I0}];
endmodule
module LUT5 #(parameter [31:0] INIT = 0) (output O, input I0, I1, I2, I3, I4);
  assign O = INIT[{I4, I3, I2, I1, I0}];
endmodule
module LUT6 #(parameter [63:0] INIT = 0) (output O, input I0, I1, I2, I3, I4, I5);
  assign O = INIT[{I5, I4, I3, I2, I1, I0}];
endmodule
module MUXF7 (output O, input I0, I1, S);
  assign O = S ? I1 : I0;
endmodule
module MUXF8 (output O, input I0, I1, S);
  assign O = S ? I1 : I0;
endmodule
module CARRY4 (output [3:0] CO, O, input CI, CYINIT, input [3:0] DI, S);
  // A wire for each carry: a vector of them looks like a loop.
  wire c0 = CI | CYINIT;
  wire c1 = S[0] ? c0 : DI[0];
  wire c2 = S[1] ? c1 : DI[1];
  wire c3 = S[2] ? c2 : DI[2];
  wire c4 = S[3] ? c3 : DI[3];
  assign CO = {c4, c3, c2, c1};
  assign O = S ^ {c3, c2, c1, c0};
endmodule
module FDRE #(parameter INIT = 0) (output reg Q, input C, CE, D, R);
  always @(posedge C) if (R) Q <= 0; else if (CE) Q <= D;
endmodule
module FDSE #(parameter INIT = 0) (output reg Q, input C, CE, D, S);
  always @(posedge C) if (S) Q <= 1; else if (CE) Q <= D;
endmodule
module FDCE #(parameter INIT = 0) (output reg Q, input C, CE, D, CLR);
  always @(posedge C or posedge CLR) if (CLR) Q <= 0; else if (CE) Q <= D;
endmodule
module FDPE #(parameter INIT = 0) (output reg Q, input C, CE, D, PRE);
  always @(posedge C or posedge PRE) if (PRE) Q <= 1; else if (CE) Q <= D;
endmodule
