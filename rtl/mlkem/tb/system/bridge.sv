// SPDX-License-Identifier: Apache-2.0 OR MIT
// From a data port without wait states to lanewise_mlkem: AXI4-Lite for its registers, AXI4-Stream
// for lanes. `ready_o` is 0 while an access is under way; the master's clock must stand still then.
// Offers come after a random number of cycles: +stall=N of 256 cycles pass without one.
//
//   0x000..0xfff    the registers, on AXI4-Lite; an answer that is no OKAY is an error
//   0x1000          write: the low half of a lane. Read: waits for a lane, gives its low half
//   0x1004          write: the high half, and the lane is sent. Read: the high half of that lane
//   0x1008          write: the same, as the last lane of a packet. Read: whether that lane was
//   0x100c          read: the interrupt, in bit 0
module bridge (
    input logic clk_i,
    input logic rst_ni,

    input  logic        req_i,    // with ready_o
    input  logic        we_i,
    input  logic [ 3:0] be_i,
    input  logic [12:0] addr_i,
    input  logic [31:0] wdata_i,
    output logic        ready_o,
    output logic [31:0] rdata_o,  // of the last access, from the cycle in which ready_o is 1 again
    output logic        err_o,

    input  logic        irq_i,
    output logic        awvalid_o,
    input  logic        awready_i,
    output logic [11:0] awaddr_o,
    output logic        wvalid_o,
    input  logic        wready_i,
    output logic [31:0] wdata_o,
    output logic [ 3:0] wstrb_o,
    input  logic        bvalid_i,
    output logic        bready_o,
    input  logic [ 1:0] bresp_i,
    output logic        arvalid_o,
    input  logic        arready_i,
    output logic [11:0] araddr_o,
    input  logic        rvalid_i,
    output logic        rready_o,
    input  logic [31:0] rdata_i,
    input  logic [ 1:0] rresp_i,
    output logic        send_valid_o,
    input  logic        send_ready_i,
    output logic [63:0] send_data_o,
    output logic        send_last_o,
    input  logic        take_valid_i,
    output logic        take_ready_o,
    input  logic [63:0] take_data_i,
    input  logic        take_last_i
);
  int unsigned stall = 0;
  initial if (!$value$plusargs("stall=%d", stall)) stall = 0;

  // What of an access is still to be done; an offer that was made stands until it is taken.
  typedef struct packed {logic aw, w, b, ar, r, send, take;} parts_t;
  parts_t left, done, may;
  logic [63:0] noise, taken;
  logic [31:0] low;
  logic taken_last;

  assign ready_o = left == '0;
  assign done = '{
          aw: awvalid_o && awready_i,
          w: wvalid_o && wready_i,
          b: bvalid_i && bready_o,
          ar: arvalid_o && arready_i,
          r: rvalid_i && rready_o,
          send: send_valid_o && send_ready_i,
          take: take_valid_i && take_ready_o
      };
  for (genvar n = 0; n < 7; n++) begin : g_may
    assign may[n] = 32'(noise[8*n+:8]) >= stall;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      left <= '0;
      noise <= 64'h9e3779b97f4a7c15;
      {awvalid_o, wvalid_o, bready_o, arvalid_o, rready_o, send_valid_o, take_ready_o} <= '0;
      rdata_o <= '0;
      err_o <= 1'b0;
    end else begin
      noise <= noise * 64'd6364136223846793005 + 64'd1442695040888963407;
      left <= left & ~done;
      awvalid_o <= (awvalid_o || (left.aw && may.aw)) && !done.aw;
      wvalid_o <= (wvalid_o || (left.w && may.w)) && !done.w;
      bready_o <= (bready_o || (left.b && may.b)) && !done.b;
      arvalid_o <= (arvalid_o || (left.ar && may.ar)) && !done.ar;
      rready_o <= (rready_o || (left.r && may.r)) && !done.r;
      send_valid_o <= (send_valid_o || (left.send && may.send)) && !done.send;
      take_ready_o <= (take_ready_o || (left.take && may.take)) && !done.take;
      if (done.b) err_o <= bresp_i != 2'b00;
      if (done.r) begin
        rdata_o <= rdata_i;
        err_o   <= rresp_i != 2'b00;
      end
      if (done.take) begin
        {taken_last, taken} <= {take_last_i, take_data_i};
        rdata_o <= take_data_i[31:0];
      end
      if (req_i && ready_o) begin
        err_o <= 1'b0;
        if (!addr_i[12]) begin
          left.aw <= we_i;
          left.w <= we_i;
          left.b <= we_i;
          left.ar <= !we_i;
          left.r <= !we_i;
          {awaddr_o, araddr_o, wdata_o, wstrb_o} <= {addr_i[11:0], addr_i[11:0], wdata_i, be_i};
        end else begin
          case ({we_i, addr_i[11:0]})
            {1'b1, 12'h0} : low <= wdata_i;
            {1'b1, 12'h4}, {1'b1, 12'h8} : begin
              left.send <= 1'b1;
              {send_last_o, send_data_o} <= {addr_i[3], wdata_i, low};
            end
            {1'b0, 12'h0} : left.take <= 1'b1;
            {1'b0, 12'h4} : rdata_o <= taken[63:32];
            {1'b0, 12'h8} : rdata_o <= 32'(taken_last);
            {1'b0, 12'hc} : rdata_o <= 32'(irq_i);
            default : err_o <= 1'b1;
          endcase
        end
      end
    end
  end
endmodule
