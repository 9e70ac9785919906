// SPDX-License-Identifier: Apache-2.0 OR MIT
// The processor of rtl/rvkeccak with lanewise_mlkem on its data port, through the bridge. The
// processor's memories have no wait states, so its clock stands still while the bridge is busy.
//
//   0x80000000  1 MiB of memory, which begins as +image=FILE, words in hex
//   0x40000000  lanewise_mlkem (bridge.sv)
//   0x50000000  a word written here comes out at print_o
//
// The run ends with a write to the word +tohost=ADDRESS. An address outside is a bus error.
module system #(
    parameter int unsigned ENGINES = 2,
    parameter int unsigned ROUNDS  = 1
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    output logic        print_o,    // for a cycle
    output logic [31:0] word_o,     // with print_o; with end_o what was written to tohost
    output logic        end_o,
    output logic [63:0] retired_o   // instructions
);
  localparam int unsigned Words = 1 << 18;
  localparam logic [31:0] Boot = 32'h80000000;

  logic [31:0] memory[Words];
  logic [31:0] tohost;
  string image;
  initial begin
    if (!$value$plusargs("image=%s", image)) $fatal(1, "no +image");
    if (!$value$plusargs("tohost=%h", tohost)) $fatal(1, "no +tohost");
    $readmemh(image, memory);
  end

  // A gate without glitches: the latch is open while the clock is low.
  logic ready, run, clk_cpu;
  always_latch if (!clk_i) run = ready;
  assign clk_cpu = clk_i && run;

  logic instr_req, instr_err, data_req, data_we, data_err, retired, trapped;
  logic [3:0] data_be;
  logic [31:0] instr_addr, instr_rdata, data_addr, data_wdata, data_rdata;
  lanewise_simd u_processor (
      .clk(clk_cpu),
      .rst_n(rst_ni),
      .boot_addr(Boot),
      .instr_req,
      .instr_addr,
      .instr_rdata,
      .instr_err,
      .data_req,
      .data_we,
      .data_be,
      .data_addr,
      .data_wdata,
      .data_rdata,
      .data_err,
      .retire_valid(retired),
      .retire_trap(trapped),
      .retire_pc(),
      .retire_instr(),
      .retire_rd_we(),
      .retire_rd(),
      .retire_rd_data(),
      .vec_commit()
  );

  // Which of them an access goes to, and which the last one went to.
  logic to_memory, to_kem, to_print, from_kem, no_data, bridge_err;
  logic [31:0] memory_rdata, bridge_rdata;
  assign to_memory  = data_addr[31:20] == 12'h800;
  assign to_kem     = data_addr[31:13] == 19'h20000;
  assign to_print   = data_addr == 32'h50000000 && data_we && data_be == 4'hf;
  assign data_rdata = from_kem ? bridge_rdata : memory_rdata;
  assign data_err   = from_kem ? bridge_err : no_data;
  always_ff @(posedge clk_cpu) begin
    if (instr_req) begin
      instr_err   <= instr_addr[31:20] != 12'h800;
      instr_rdata <= memory[instr_addr[19:2]];
    end
    if (data_req) begin
      from_kem <= to_kem;
      no_data <= !to_memory && !to_print;
      memory_rdata <= memory[data_addr[19:2]];
      for (int unsigned n = 0; n < 4; n++) begin
        if (to_memory && data_we && data_be[n]) memory[data_addr[19:2]][8*n+:8] <= data_wdata[8*n+:8];
      end
    end
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      print_o <= 1'b0;
      end_o <= 1'b0;
      retired_o <= '0;
    end else begin
      print_o <= run && data_req && to_print;
      end_o <= run && data_req && data_we && data_addr == tohost;
      word_o <= data_wdata;
      if (run && retired && !trapped) retired_o <= retired_o + 64'd1;
    end
  end

  logic irq, awvalid, awready, wvalid, wready, bvalid, bready, arvalid, arready, rvalid, rready;
  logic send_valid, send_ready, send_last, take_valid, take_ready, take_last;
  logic [ 1:0] bresp, rresp;
  logic [ 3:0] wstrb;
  logic [11:0] awaddr, araddr;
  logic [31:0] wdata, rdata;
  logic [63:0] send_data, take_data;
  bridge u_bridge (
      .clk_i,
      .rst_ni,
      .req_i(run && data_req && to_kem),
      .we_i(data_we),
      .be_i(data_be),
      .addr_i(data_addr[12:0]),
      .wdata_i(data_wdata),
      .ready_o(ready),
      .rdata_o(bridge_rdata),
      .err_o(bridge_err),
      .irq_i(irq),
      .awvalid_o(awvalid),
      .awready_i(awready),
      .awaddr_o(awaddr),
      .wvalid_o(wvalid),
      .wready_i(wready),
      .wdata_o(wdata),
      .wstrb_o(wstrb),
      .bvalid_i(bvalid),
      .bready_o(bready),
      .bresp_i(bresp),
      .arvalid_o(arvalid),
      .arready_i(arready),
      .araddr_o(araddr),
      .rvalid_i(rvalid),
      .rready_o(rready),
      .rdata_i(rdata),
      .rresp_i(rresp),
      .send_valid_o(send_valid),
      .send_ready_i(send_ready),
      .send_data_o(send_data),
      .send_last_o(send_last),
      .take_valid_i(take_valid),
      .take_ready_o(take_ready),
      .take_data_i(take_data),
      .take_last_i(take_last)
  );
  lanewise_mlkem #(
      .ENGINES(ENGINES),
      .ROUNDS (ROUNDS)
  ) u_kem (
      .clk_i,
      .rst_ni,
      .irq_o(irq),
      .s_axil_awvalid_i(awvalid),
      .s_axil_awready_o(awready),
      .s_axil_awaddr_i(awaddr),
      .s_axil_wvalid_i(wvalid),
      .s_axil_wready_o(wready),
      .s_axil_wdata_i(wdata),
      .s_axil_wstrb_i(wstrb),
      .s_axil_bvalid_o(bvalid),
      .s_axil_bready_i(bready),
      .s_axil_bresp_o(bresp),
      .s_axil_arvalid_i(arvalid),
      .s_axil_arready_o(arready),
      .s_axil_araddr_i(araddr),
      .s_axil_rvalid_o(rvalid),
      .s_axil_rready_i(rready),
      .s_axil_rdata_o(rdata),
      .s_axil_rresp_o(rresp),
      .s_axis_tvalid_i(send_valid),
      .s_axis_tready_o(send_ready),
      .s_axis_tdata_i(send_data),
      .s_axis_tlast_i(send_last),
      .m_axis_tvalid_o(take_valid),
      .m_axis_tready_i(take_ready),
      .m_axis_tdata_o(take_data),
      .m_axis_tlast_o(take_last)
  );
endmodule
