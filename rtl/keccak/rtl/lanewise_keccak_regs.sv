// SPDX-License-Identifier: Apache-2.0 OR MIT
// The core behind registers of 32 bits (rtl/keccak/doc/registers.md). An access stands until it is
// taken, in the cycle in which its ready is 1. Software need not poll: an access to a lane and the
// start of a permutation wait until the current permutation ends, an access to a lane also until
// that lane is in front of its column, which turns on after the upper half. A write and a read may
// stand at once: at the lanes the write is first.
module lanewise_keccak_regs #(
    parameter int unsigned ROUNDS = 1  // in a cycle: 1 or 2
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        wr_valid_i,
    output logic        wr_ready_o,
    input  logic [11:0] wr_addr_i,
    input  logic [31:0] wr_data_i,
    output logic        wr_error_o,  // with wr_ready_o: nothing was changed
    input  logic        rd_valid_i,
    output logic        rd_ready_o,
    input  logic [11:0] rd_addr_i,
    output logic [31:0] rd_data_o,   // with rd_ready_o; 0 with rd_error_o
    output logic        rd_error_o
);
  localparam logic [11:0] Id = 12'h000;
  localparam logic [11:0] Version = 12'h004;
  localparam logic [11:0] Config = 12'h008;
  localparam logic [11:0] Ctrl = 12'h00c;
  localparam logic [11:0] Status = 12'h010;
  localparam logic [31:0] Permute = 32'd1;
  localparam logic [31:0] Clear = 32'd2;
  localparam logic [31:0] Permute12 = 32'd5;

  // Words of the state: 12'h100 to 12'h1c4.
  logic wr_state, rd_state, permutes, clears, adds, wants, high, ready, busy;
  logic [63:0] lane;
  assign wr_state = wr_addr_i[11:8] == 4'd1 && wr_addr_i[7:0] < 8'd200 && wr_addr_i[1:0] == 2'd0;
  assign rd_state = rd_addr_i[11:8] == 4'd1 && rd_addr_i[7:0] < 8'd200 && rd_addr_i[1:0] == 2'd0;
  assign permutes = wr_addr_i == Ctrl && (wr_data_i == Permute || wr_data_i == Permute12);
  assign clears = wr_addr_i == Ctrl && wr_data_i == Clear;
  assign adds = wr_valid_i && wr_state;
  assign wants = adds || (rd_valid_i && rd_state);
  assign high = adds ? wr_addr_i[2] : rd_addr_i[2];
  assign wr_ready_o = ready || !(wr_state || permutes);
  assign wr_error_o = !(wr_state || permutes || clears);
  assign rd_ready_o = !rd_state || (ready && !adds);
  lanewise_keccak_core #(
      .ROUNDS(ROUNDS)
  ) u_core (
      .clk_i,
      .rst_ni,
      .clear_i(wr_valid_i && clears),
      .start_i(wr_valid_i && permutes),
      .twelve_i(wr_data_i == Permute12),
      .busy_o(busy),
      .ready_o(ready),
      .want_i(wants),
      .take_i(wants && ready),
      .turn_i(high),
      .lane_i(adds ? wr_addr_i[7:3] : rd_addr_i[7:3]),
      .data_i({(adds && high) ? wr_data_i : 32'd0, (adds && !high) ? wr_data_i : 32'd0}),
      .data_o(lane)
  );

  always_comb begin
    rd_data_o = '0;
    rd_error_o = 1'b0;
    if (rd_state) rd_data_o = rd_addr_i[2] ? lane[63:32] : lane[31:0];
    else begin
      case (rd_addr_i)
        Id: rd_data_o = 32'h4b31_3630;  // K160
        Version: rd_data_o = 32'h0001_0000;
        Config: rd_data_o = ROUNDS;
        Ctrl: rd_data_o = '0;
        Status: rd_data_o = {31'd0, busy};
        default: rd_error_o = 1'b1;
      endcase
    end
  end
endmodule
