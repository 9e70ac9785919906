// SPDX-License-Identifier: Apache-2.0 OR MIT
// AXI4-Lite to accesses of registers, one write and one read at a time. An access stands at wr_* or rd_*
// until it is taken, in the cycle in which ready is 1, and its answer goes out a cycle later. Partial
// writes are answered with SLVERR and do not get here. All outputs are registers.
module lanewise_axil (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        s_axil_awvalid_i,
    output logic        s_axil_awready_o,
    input  logic [11:0] s_axil_awaddr_i,
    input  logic        s_axil_wvalid_i,
    output logic        s_axil_wready_o,
    input  logic [31:0] s_axil_wdata_i,
    input  logic [ 3:0] s_axil_wstrb_i,
    output logic        s_axil_bvalid_o,
    input  logic        s_axil_bready_i,
    output logic [ 1:0] s_axil_bresp_o,
    input  logic        s_axil_arvalid_i,
    output logic        s_axil_arready_o,
    input  logic [11:0] s_axil_araddr_i,
    output logic        s_axil_rvalid_o,
    input  logic        s_axil_rready_i,
    output logic [31:0] s_axil_rdata_o,
    output logic [ 1:0] s_axil_rresp_o,
    output logic        wr_valid_o,
    input  logic        wr_ready_i,
    output logic [11:0] wr_addr_o,
    output logic [31:0] wr_data_o,
    input  logic        wr_error_i,        // with wr_ready_i
    output logic        rd_valid_o,
    input  logic        rd_ready_i,
    output logic [11:0] rd_addr_o,
    input  logic [31:0] rd_data_i,         // with rd_ready_i
    input  logic        rd_error_i
);
  localparam logic [1:0] Okay = 2'b00;
  localparam logic [1:0] SlvErr = 2'b10;

  // Address and data of a write come in any order; ready is 0 from one's coming until the answer.
  logic aw_q, w_q, ar_q, whole_q, complete, partial;
  assign s_axil_awready_o = !aw_q;
  assign s_axil_wready_o = !w_q;
  assign complete = aw_q && w_q && !s_axil_bvalid_o;
  assign partial = !whole_q;
  assign wr_valid_o = complete && !partial;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      aw_q <= 1'b0;
      w_q <= 1'b0;
      s_axil_bvalid_o <= 1'b0;
      s_axil_bresp_o <= Okay;
    end else begin
      if (s_axil_awvalid_i && !aw_q) aw_q <= 1'b1;
      if (s_axil_wvalid_i && !w_q) w_q <= 1'b1;
      if (complete && (partial || wr_ready_i)) begin
        s_axil_bvalid_o <= 1'b1;
        s_axil_bresp_o <= (partial || wr_error_i) ? SlvErr : Okay;
      end
      if (s_axil_bvalid_o && s_axil_bready_i) begin
        s_axil_bvalid_o <= 1'b0;
        aw_q <= 1'b0;
        w_q <= 1'b0;
      end
    end
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      wr_addr_o <= '0;
      whole_q <= 1'b0;
    end else begin
      if (s_axil_awvalid_i && !aw_q) wr_addr_o <= s_axil_awaddr_i;
      if (s_axil_wvalid_i && !w_q) whole_q <= s_axil_wstrb_i == 4'hf;
    end
  end
  // Data may be secret, so they do not stay: where there are none there are zeros after each edge, also
  // during reset.
  always_ff @(posedge clk_i) begin
    if (w_q ? s_axil_bvalid_o : !s_axil_wvalid_i) wr_data_o <= '0;
    else if (!w_q) wr_data_o <= s_axil_wdata_i;
    if (s_axil_rvalid_o ? s_axil_rready_i : !rd_valid_o || !rd_ready_i || rd_error_i) s_axil_rdata_o <= '0;
    else if (!s_axil_rvalid_o) s_axil_rdata_o <= rd_data_i;
  end

  assign s_axil_arready_o = !ar_q;
  assign rd_valid_o = ar_q && !s_axil_rvalid_o;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      ar_q <= 1'b0;
      rd_addr_o <= '0;
      s_axil_rvalid_o <= 1'b0;
      s_axil_rresp_o <= Okay;
    end else begin
      if (s_axil_arvalid_i && !ar_q) begin
        ar_q <= 1'b1;
        rd_addr_o <= s_axil_araddr_i;
      end
      if (ar_q && !s_axil_rvalid_o && rd_ready_i) begin
        s_axil_rvalid_o <= 1'b1;
        s_axil_rresp_o <= rd_error_i ? SlvErr : Okay;
      end
      if (s_axil_rvalid_o && s_axil_rready_i) begin
        s_axil_rvalid_o <= 1'b0;
        ar_q <= 1'b0;
      end
    end
  end

`ifdef LANEWISE_ASSERT
  // An answer stays until it is taken, and has its question.
  logic [2:0] b_q;
  logic [34:0] r_q;
  always @(posedge clk_i) begin
    b_q <= {s_axil_bvalid_o && !s_axil_bready_i, s_axil_bresp_o};
    r_q <= {s_axil_rvalid_o && !s_axil_rready_i, s_axil_rresp_o, s_axil_rdata_o};
    if (rst_ni) begin
      assert (!b_q[2] || {s_axil_bvalid_o, s_axil_bresp_o} == b_q) else $fatal(1, "rule: B stays");
      assert (!r_q[34] || {s_axil_rvalid_o, s_axil_rresp_o, s_axil_rdata_o} == r_q)
      else $fatal(1, "rule: R stays");
      assert ((!s_axil_bvalid_o || (aw_q && w_q)) && (!s_axil_rvalid_o || ar_q))
      else $fatal(1, "rule: an answer to nothing");
    end
  end
`endif
endmodule
