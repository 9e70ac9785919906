// SPDX-License-Identifier: Apache-2.0 OR MIT
// From a data port without wait states to two devices: AXI4-Lite for the registers of both, AXI4-Stream
// for lanes of the KEM core. `ready_o` is 0 while an access is under way; the processor's clock stands
// still then.
//
//   0x0000..0x0fff  registers of the KEM core; an answer that is no OKAY is an error
//   0x1000          write: the low half of a lane. Read: waits for a lane, gives its low half
//   0x1004          write: the high half, and the lane is sent. Read: the high half of that lane
//   0x1008          write: the same, as the last lane of a packet. Read: whether that lane was
//   0x100c          read: the KEM core's interrupt, in bit 0
//   0x2000..0x2fff  registers of the Keccak unit
module lanewise_soc_bus (
    input logic clk_i,
    input logic rst_ni,

    input  logic        req_i,    // with ready_o
    input  logic        we_i,
    input  logic [ 3:0] be_i,
    input  logic [13:0] addr_i,
    input  logic [31:0] wdata_i,
    output logic        ready_o,
    output logic [31:0] rdata_o,  // of the last access, from the cycle in which ready_o is 1 again
    output logic        err_o,

    // A part of an access does not begin in a cycle in which its bit is 1; 0 but in test benches.
    input logic [6:0] hold_i,

    // Device 0 is the KEM core, 1 the Keccak unit.
    output logic [1:0]       awvalid_o,
    input  logic [1:0]       awready_i,
    output logic [1:0]       wvalid_o,
    input  logic [1:0]       wready_i,
    input  logic [1:0]       bvalid_i,
    output logic [1:0]       bready_o,
    input  logic [1:0][ 1:0] bresp_i,
    output logic [1:0]       arvalid_o,
    input  logic [1:0]       arready_i,
    input  logic [1:0]       rvalid_i,
    output logic [1:0]       rready_o,
    input  logic [1:0][31:0] rdata_i,
    input  logic [1:0][ 1:0] rresp_i,
    output logic      [11:0] addr_o,     // of a write and of a read
    output logic      [31:0] wdata_o,
    output logic      [ 3:0] wstrb_o,

    input  logic        irq_i,
    output logic        send_valid_o,
    input  logic        send_ready_i,
    output logic [63:0] send_data_o,
    output logic        send_last_o,
    input  logic        take_valid_i,
    output logic        take_ready_o,
    input  logic [63:0] take_data_i,
    input  logic        take_last_i
);
  // What of an access is still to be done, what is offered, and what happens; an offer that was made
  // stands until it is taken.
  typedef struct packed {
    logic aw;
    logic w;
    logic b;
    logic ar;
    logic r;
    logic send;
    logic take;
  } parts_t;
  parts_t left_q, offer_q, there, done;
  logic device_q, taken_last_q;
  logic [31:0] low_q, high_q;  // halves of lanes that go and came

  assign ready_o = left_q == '0;
  assign awvalid_o = {device_q, !device_q} & {2{offer_q.aw}};
  assign wvalid_o = {device_q, !device_q} & {2{offer_q.w}};
  assign bready_o = {device_q, !device_q} & {2{offer_q.b}};
  assign arvalid_o = {device_q, !device_q} & {2{offer_q.ar}};
  assign rready_o = {device_q, !device_q} & {2{offer_q.r}};
  assign send_valid_o = offer_q.send;
  assign take_ready_o = offer_q.take;
  assign there = '{
          aw: awready_i[device_q],
          w: wready_i[device_q],
          b: bvalid_i[device_q],
          ar: arready_i[device_q],
          r: rvalid_i[device_q],
          send: send_ready_i,
          take: take_valid_i
      };
  assign done = offer_q & there;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      left_q <= '0;
      offer_q <= '0;
      device_q <= 1'b0;
      rdata_o <= '0;
      err_o <= 1'b0;
    end else begin
      left_q <= left_q & ~done;
      offer_q <= (offer_q | (left_q & ~hold_i)) & ~done;
      if (done.b) err_o <= bresp_i[device_q] != 2'b00;
      if (done.r) begin
        rdata_o <= rdata_i[device_q];
        err_o   <= rresp_i[device_q] != 2'b00;
      end
      if (done.take) rdata_o <= take_data_i[31:0];
      if (req_i && ready_o) begin
        err_o <= 1'b0;
        device_q <= addr_i[13];
        if (!addr_i[12]) begin
          left_q <= we_i ? '{aw: 1'b1, w: 1'b1, b: 1'b1, default: 1'b0} :
              '{ar: 1'b1, r: 1'b1, default: 1'b0};
        end else begin
          case ({we_i, addr_i})
            {1'b1, 14'h1000}: ;
            {1'b1, 14'h1004}, {1'b1, 14'h1008}: left_q.send <= 1'b1;
            {1'b0, 14'h1000}: left_q.take <= 1'b1;
            {1'b0, 14'h1004}: rdata_o <= high_q;
            {1'b0, 14'h1008}: rdata_o <= 32'(taken_last_q);
            {1'b0, 14'h100c}: rdata_o <= 32'(irq_i);
            default: err_o <= 1'b1;
          endcase
        end
      end
    end
  end
  always_ff @(posedge clk_i) begin
    if (done.take) {taken_last_q, high_q} <= {take_last_i, take_data_i[63:32]};
    if (req_i && ready_o) begin
      {addr_o, wdata_o, wstrb_o} <= {addr_i[11:0], wdata_i, be_i};
      if (we_i && addr_i == 14'h1000) low_q <= wdata_i;
      if (we_i && addr_i[13:12] == 2'b01) {send_last_o, send_data_o} <= {addr_i[3], wdata_i, low_q};
    end
  end

`ifdef LANEWISE_ASSERT
  // An offer stands until it is taken.
  parts_t stays_q;
  always_ff @(posedge clk_i) begin
    stays_q <= rst_ni ? offer_q & ~there : '0;
    assert ((stays_q & ~offer_q) == '0 || !rst_ni) else $fatal(1, "rule: an offer stays");
  end
`endif
endmodule
