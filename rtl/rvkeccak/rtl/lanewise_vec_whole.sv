// SPDX-License-Identifier: Apache-2.0 OR MIT
// The buses to the registers where whole states have rounds: they hold the states while those go on.
// Otherwise they carry a row, a column or what a load brings, as in lanewise_vec_write.
module lanewise_vec_whole
  import lanewise_vec_row_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    parameter bit LUTRAM = 0,
    localparam int unsigned ELENUM = VLEN / ELEN,
    localparam int unsigned STATES = ELENUM / 5
) (
    input  logic              clk,
    input  phase_e            phase_q,
    input  logic [       2:0] row_q,
    input  logic              rounding_q,
    input  logic              column_q,
    input  logic              stream_q,
    input  logic [      63:0] rc,
    input  logic [       4:0] wr_bank,
    input  logic [5*VLEN-1:0] group_bus,   // five registers, as they were
    input  logic [  VLEN-1:0] a_q,
    input  logic [  VLEN-1:0] result,
    input  logic [  VLEN-1:0] lanes,
    input  logic [      63:0] lsu_data,
    output logic [5*VLEN-1:0] bus_q,
    output logic [  VLEN-1:0] bus_row
);
  logic [5*VLEN-1:0] round_bus;
  logic [4:0] bank_q;
  for (genvar s = 0; s < STATES; s++) begin : g_state
    logic [1599:0] now, following;
    for (genvar i = 0; i < 25; i++) begin : g_lane
      localparam int unsigned At = VLEN * (i / 5) + 64 * (5 * s + i % 5);
      assign now[64*i+:64] = bus_q[At+:64];
      assign round_bus[At+:64] = following[64*i+:64];
    end
    lanewise_keccak_round u_round (
        .a (now),
        .rc(rc),
        .b (following)
    );
  end
  for (genvar e = 0; e < ELENUM; e++) begin : g_element
    for (genvar i = 0; i < 5; i++) begin : g_bus
      localparam int unsigned At = VLEN * i + ELEN * e;
      always_ff @(posedge clk) begin
        // What is not written in the next cycle may be anything.
        if (rounding_q) bus_q[At+:ELEN] <= round_bus[At+:ELEN];
        else begin
          unique case (phase_q)
            IDLE: if (!LUTRAM) bus_q[At+:ELEN] <= group_bus[At+:ELEN];
            FILL: if (row_q == 3'(i)) bus_q[At+:ELEN] <= a_q[ELEN*e+:ELEN];
            ROWS:
            bus_q[At+:ELEN] <= column_q && !LUTRAM ? lanes[ELEN*(e-e%5+i)+:ELEN] :
                                                     result[ELEN*e+:ELEN];
            MEMORY: if (!stream_q) bus_q[At+:ELEN] <= lsu_data[ELEN-1:0];
            default: ;
          endcase
        end
      end
    end
  end
  // A state that is spilled lies on its five buses, any other row on all.
  always_ff @(posedge clk) bank_q <= wr_bank;
  always_comb begin
    bus_row = '0;
    for (int unsigned i = 0; i < 5; i++) begin
      bus_row = bus_row | ({VLEN{bank_q[i]}} & bus_q[VLEN*i+:VLEN]);
    end
  end
endmodule
