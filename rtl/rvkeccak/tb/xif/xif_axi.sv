// SPDX-License-Identifier: Apache-2.0 OR MIT
// The AXI of CVA6, 64 bits wide, to two ports of a memory as OBI has them: its reads, in bursts,
// and its writes, of one word. One of each is on the way at a time.
module xif_axi (
    input logic clk_i,
    input logic rst_ni,

    input  ariane_axi::req_t  axi_req_i,
    output ariane_axi::resp_t axi_resp_o,

    output logic        read_req,
    input  logic        read_gnt,
    output logic [31:0] read_addr,
    input  logic        read_rvalid,
    input  logic [63:0] read_rdata,
    input  logic        read_err,

    output logic        write_req,
    input  logic        write_gnt,
    output logic [ 7:0] write_be,
    output logic [31:0] write_addr,
    output logic [63:0] write_wdata,
    input  logic        write_rvalid,
    input  logic        write_err
);
  typedef enum logic [1:0] {IDLE, ASKS, WAITS, ANSWERS} state_e;

  // A burst is read word after word.
  state_e read_q;
  ariane_axi::ar_chan_t ar_q;
  logic [63:0] rdata_q;
  logic rerr_q;
  assign read_req  = read_q == ASKS;
  assign read_addr = ar_q.addr[31:0];
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) read_q <= IDLE;
    else begin
      unique case (read_q)
        IDLE: if (axi_req_i.ar_valid) begin
          read_q <= ASKS;
          ar_q <= axi_req_i.ar;
        end
        ASKS: if (read_gnt) read_q <= WAITS;
        WAITS: if (read_rvalid) begin
          read_q <= ANSWERS;
          {rdata_q, rerr_q} <= {read_rdata, read_err};
        end
        default: if (axi_req_i.r_ready) begin
          read_q <= ar_q.len == '0 ? IDLE : ASKS;
          ar_q.len <= ar_q.len - 8'd1;
          ar_q.addr <= ar_q.addr + 64'd8;
        end
      endcase
    end
  end

  // The address may come before the word or after it.
  state_e write_q;
  ariane_axi::aw_chan_t aw_q;
  ariane_axi::w_chan_t w_q;
  logic aw_there_q, w_there_q, werr_q;
  assign write_req = write_q == ASKS;
  assign write_addr = aw_q.addr[31:0];
  assign write_be = w_q.strb;
  assign write_wdata = w_q.data;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      write_q <= IDLE;
      {aw_there_q, w_there_q} <= '0;
    end else begin
      unique case (write_q)
        IDLE: begin
          if (axi_resp_o.aw_ready && axi_req_i.aw_valid) {aw_there_q, aw_q} <= {1'b1, axi_req_i.aw};
          if (axi_resp_o.w_ready && axi_req_i.w_valid) {w_there_q, w_q} <= {1'b1, axi_req_i.w};
          if (aw_there_q && w_there_q) write_q <= ASKS;
        end
        ASKS: if (write_gnt) write_q <= WAITS;
        WAITS: if (write_rvalid) begin
          write_q <= ANSWERS;
          werr_q <= write_err;
        end
        default: if (axi_req_i.b_ready) begin
          write_q <= IDLE;
          {aw_there_q, w_there_q} <= '0;
        end
      endcase
    end
  end

  always_comb begin
    axi_resp_o = '0;
    axi_resp_o.ar_ready = read_q == IDLE;
    axi_resp_o.r_valid = read_q == ANSWERS;
    axi_resp_o.r.id = ar_q.id;
    axi_resp_o.r.data = rdata_q;
    axi_resp_o.r.resp = rerr_q ? axi_pkg::RESP_SLVERR : axi_pkg::RESP_OKAY;
    axi_resp_o.r.last = ar_q.len == '0;
    axi_resp_o.aw_ready = write_q == IDLE && !aw_there_q;
    axi_resp_o.w_ready = write_q == IDLE && !w_there_q;
    axi_resp_o.b_valid = write_q == ANSWERS;
    axi_resp_o.b.id = aw_q.id;
    axi_resp_o.b.resp = werr_q ? axi_pkg::RESP_SLVERR : axi_pkg::RESP_OKAY;
  end

  always_ff @(posedge clk_i) begin
    if (rst_ni && axi_req_i.ar_valid && (axi_req_i.ar.burst != axi_pkg::BURST_INCR ||
        (axi_req_i.ar.len != '0 && axi_req_i.ar.size != 3'd3) || axi_req_i.ar.lock))
      $fatal(1, "rule, cpu: a read is of a word or of a burst of whole words");
    if (rst_ni && axi_req_i.aw_valid && (axi_req_i.aw.len != '0 || axi_req_i.aw.atop != '0))
      $fatal(1, "rule, cpu: a write is of a word");
  end
endmodule
