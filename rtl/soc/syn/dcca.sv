// SPDX-License-Identifier: Apache-2.0 OR MIT
// For synthesis, the ports of the gate in the clock network of ECP5.
(* blackbox *)
module DCCA (
    input  CLKI,
    input  CE,
    output CLKO
);
endmodule
