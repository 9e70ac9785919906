// SPDX-License-Identifier: Apache-2.0 OR MIT
// One of 32 flags (lanewise_mlkem_flags): that of the number which a unit's microinstruction has in the next
// cycle, in a register, as it is in the next cycle: what sets and drops it now is told.
module lanewise_mlkem_pick #(
    parameter int unsigned SETS = 1  // how many may set one in a cycle
) (
    input  logic              clk_i,
    input  logic [      31:0] flags_i,
    input  logic [  SETS-1:0] set_valid_i,
    input  logic [5*SETS-1:0] set_i,
    input  logic              drop_valid_i,  // which comes first
    input  logic [       4:0] drop_i,
    input  logic [       4:0] now_i,         // the number of the microinstruction that the unit has
    input  logic [       4:0] coming_i,      // and of the next one
    input  logic              next_i,        // the unit has that in the next cycle
    output logic              flag_o
);
  // All that it looks at is an argument: a simulator need not notice a change of anything else.
  function automatic logic look(input logic [4:0] number, input logic [31:0] flags,
                                input logic [SETS-1:0] set_valid, input logic [5*SETS-1:0] set,
                                input logic drop_valid, input logic [4:0] drop);
    look = flags[number];
    for (int unsigned s = 0; s < SETS; s++) begin
      if (set_valid[s] && set[5*s+:5] == number) look = 1'b1;
    end
    if (drop_valid && drop == number) look = 1'b0;
  endfunction
  logic now, coming;
  assign now = look(now_i, flags_i, set_valid_i, set_i, drop_valid_i, drop_i);
  assign coming = look(coming_i, flags_i, set_valid_i, set_i, drop_valid_i, drop_i);
  always_ff @(posedge clk_i) flag_o <= next_i ? coming : now;
endmodule
