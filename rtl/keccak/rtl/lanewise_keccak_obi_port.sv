// SPDX-License-Identifier: Apache-2.0 OR MIT
// OBI to accesses of registers: up to two requests are on the way, an answer comes two cycles after
// its grant or later, in order. gnt_o depends on no input of its cycle but wr_ready_i and
// rd_ready_i. A partial write is answered with err_o and does not get to wr_*. A manager takes an
// answer when it comes: there is no rready.
module lanewise_keccak_obi_port (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        req_i,
    output logic        gnt_o,
    input  logic [11:0] addr_i,
    input  logic        we_i,
    input  logic [ 3:0] be_i,
    input  logic [31:0] wdata_i,
    output logic        rvalid_o,
    output logic [31:0] rdata_o,     // 0 but with the answer to a read
    output logic        err_o,
    output logic        wr_valid_o,
    input  logic        wr_ready_i,
    output logic [31:0] wr_data_o,
    input  logic        wr_error_i,  // with wr_ready_i
    output logic        rd_valid_o,
    input  logic        rd_ready_i,
    input  logic [31:0] rd_data_i,   // with rd_ready_i
    input  logic        rd_error_i,
    output logic [11:0] addr_o       // of either
);
  logic held_q, we_q, whole_q, done, take;
  assign wr_valid_o = held_q && we_q && whole_q;
  assign rd_valid_o = held_q && !we_q;
  assign done = held_q && (we_q ? !whole_q || wr_ready_i : rd_ready_i);
  assign gnt_o = !held_q || done;
  assign take = req_i && gnt_o;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      held_q <= 1'b0;
      we_q <= 1'b0;
      whole_q <= 1'b0;
      addr_o <= '0;
      rvalid_o <= 1'b0;
      err_o <= 1'b0;
    end else begin
      if (gnt_o) held_q <= req_i;
      if (take) begin
        we_q <= we_i;
        whole_q <= be_i == 4'hf;
        addr_o <= addr_i;
      end
      rvalid_o <= done;
      err_o <= done && (we_q ? !whole_q || wr_error_i : rd_error_i);
    end
  end
  // Data may be secret, so they do not stay.
  always_ff @(posedge clk_i) begin
    if (take && we_i) wr_data_o <= wdata_i;
    else if (gnt_o) wr_data_o <= '0;
    if (done && !we_q && !rd_error_i) rdata_o <= rd_data_i;
    else rdata_o <= '0;
  end
endmodule
