// SPDX-License-Identifier: Apache-2.0 OR MIT
// A system on a chip as small as an example can be: the processor of rtl/rvkeccak with its vector unit,
// memory, the KEM core of rtl/mlkem and the Keccak unit of rtl/keccak. The processor knows no wait states,
// so its clock stands still while a device has an access. Memory map: rtl/soc/doc/integration.md.
module lanewise_soc #(
    parameter int unsigned WORDS = 1 << 18,  // of memory, a power of two
    parameter string IMAGE = "",             // what the memory begins with (lanewise_soc_ram)
    parameter int unsigned ENGINES = 2,      // of the KEM core
    parameter int unsigned ROUNDS = 1,       // of Keccak in a cycle, in both devices: 1 or 2
    parameter bit ROBUST = 1'b0,             // the KEM core looks for faults
    parameter int unsigned ELENUM = 5,       // lanes of a vector register, five a state; 0: none
    parameter bit PERMUTE = 1                // the vector unit has the permutation as an instruction
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    output logic        print_o,       // a word was written to 0x50000000; for a cycle
    output logic [31:0] word_o,        // that word
    input  logic        print_ready_i, // 0: the processor stands still
    output logic        alert_o,       // of the KEM core: a fault was found
    // For test benches: instructions that end, stores, and accesses of devices held back (0 elsewhere).
    output logic        retired_o,
    output logic        store_o,
    output logic [31:0] store_addr_o,
    input  logic [ 6:0] hold_i
);
  localparam logic [31:0] Boot = 32'h80000000;
  localparam int unsigned Bits = $clog2(WORDS);

`ifndef __ICARUS__
  if (WORDS != 1 << Bits || Bits > 18) begin : g_check
    $error("WORDS must be a power of two, at most 2^18");
  end
`endif

  logic ready, run, clk_cpu;
  lanewise_soc_gate u_gate (
      .clk_i,
      .run_i(ready && print_ready_i),
      .run_o(run),
      .clk_o(clk_cpu)
  );

  logic irq, instr_req, instr_err_q, data_req, data_we, retired, trapped;
  logic [3:0] data_be;
  logic [31:0] instr_addr, instr_rdata, data_addr, data_wdata, data_rdata;
  logic to_memory, to_bus, to_print, from_bus_q, nothing_q, bus_err, data_err;
  logic [31:0] memory_rdata, bus_rdata;
  if (ELENUM != 0) begin : g_vector
    lanewise_simd #(
        .ELENUM (ELENUM),
        .PERMUTE(PERMUTE)
    ) u_processor (
        .clk(clk_cpu),
        .rst_n(rst_ni),
        .boot_addr(Boot),
        .irq(irq),
        .instr_req,
        .instr_addr,
        .instr_rdata,
        .instr_err(instr_err_q),
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
  end else begin : g_scalar
    // A vector instruction is illegal.
    logic [31:0] vector;
    lanewise_rv32 u_processor (
        .clk(clk_cpu),
        .rst_n(rst_ni),
        .boot_addr(Boot),
        .irq(irq),
        .instr_req,
        .instr_addr,
        .instr_rdata,
        .instr_err(instr_err_q),
        .data_req,
        .data_we,
        .data_be,
        .data_addr,
        .data_wdata,
        .data_rdata,
        .data_err,
        .vec_next(),
        .vec_next_instr(),
        .vec_valid(),
        .vec_instr(vector),
        .vec_rs1(),
        .vec_rs2(),
        .vec_ready(1'b0),
        .vec_trap(1'b1),
        .vec_cause(lanewise_rv32_pkg::CAUSE_ILLEGAL),
        .vec_tval(vector),
        .vec_rd_we(1'b0),
        .vec_rd_data(32'b0),
        .vec_vl(32'b0),
        .vec_vtype(32'b0),
        .retire_valid(retired),
        .retire_trap(trapped),
        .retire_pc(),
        .retire_instr(),
        .retire_rd_we(),
        .retire_rd(),
        .retire_rd_data()
    );
  end

  // Which of them an access goes to, and which the last one went to. An address outside is a bus error.
  assign to_memory  = data_addr[31:Bits+2] == Boot[31:Bits+2];
  assign to_bus     = data_addr[31:14] == 18'h10000;
  assign to_print   = data_addr == 32'h50000000 && data_we && data_be == 4'hf;
  assign data_rdata = from_bus_q ? bus_rdata : memory_rdata;
  assign data_err   = from_bus_q ? bus_err : nothing_q;
  always_ff @(posedge clk_cpu) begin
    if (instr_req) instr_err_q <= instr_addr[31:Bits+2] != Boot[31:Bits+2];
    if (data_req) begin
      from_bus_q <= to_bus;
      nothing_q  <= !to_memory && !to_print;
    end
  end
  lanewise_soc_ram #(
      .WORDS(WORDS),
      .IMAGE(IMAGE)
  ) u_ram (
      .clk_i(clk_cpu),
      .a_req_i(instr_req),
      .a_addr_i(instr_addr[Bits+1:2]),
      .a_rdata_o(instr_rdata),
      .b_req_i(data_req),
      .b_we_i(to_memory && data_we ? data_be : 4'b0),
      .b_addr_i(data_addr[Bits+1:2]),
      .b_wdata_i(data_wdata),
      .b_rdata_o(memory_rdata)
  );
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      print_o   <= 1'b0;
      store_o   <= 1'b0;
      retired_o <= 1'b0;
    end else begin
      print_o   <= run && data_req && to_print;
      store_o   <= run && data_req && data_we;
      retired_o <= run && retired && !trapped;
    end
  end
  always_ff @(posedge clk_i) {store_addr_o, word_o} <= {data_addr, data_wdata};

  logic send_valid, send_ready, send_last, take_valid, take_ready, take_last;
  logic [1:0] awvalid, awready, wvalid, wready, bvalid, bready, arvalid, arready, rvalid, rready;
  logic [1:0][1:0] bresp, rresp;
  logic [1:0][31:0] rdata;
  logic [11:0] addr;
  logic [31:0] wdata;
  logic [3:0] wstrb;
  logic [63:0] send_data, take_data;
  lanewise_soc_bus u_bus (
      .clk_i,
      .rst_ni,
      .req_i(data_req && to_bus && print_ready_i),
      .we_i(data_we),
      .be_i(data_be),
      .addr_i(data_addr[13:0]),
      .wdata_i(data_wdata),
      .ready_o(ready),
      .rdata_o(bus_rdata),
      .err_o(bus_err),
      .hold_i,
      .awvalid_o(awvalid),
      .awready_i(awready),
      .wvalid_o(wvalid),
      .wready_i(wready),
      .bvalid_i(bvalid),
      .bready_o(bready),
      .bresp_i(bresp),
      .arvalid_o(arvalid),
      .arready_i(arready),
      .rvalid_i(rvalid),
      .rready_o(rready),
      .rdata_i(rdata),
      .rresp_i(rresp),
      .addr_o(addr),
      .wdata_o(wdata),
      .wstrb_o(wstrb),
      .irq_i(irq),
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
      .ROUNDS (ROUNDS),
      .ROBUST (ROBUST)
  ) u_kem (
      .clk_i,
      .rst_ni,
      .irq_o(irq),
      .alert_o,
      .s_axil_awvalid_i(awvalid[0]),
      .s_axil_awready_o(awready[0]),
      .s_axil_awaddr_i(addr),
      .s_axil_wvalid_i(wvalid[0]),
      .s_axil_wready_o(wready[0]),
      .s_axil_wdata_i(wdata),
      .s_axil_wstrb_i(wstrb),
      .s_axil_bvalid_o(bvalid[0]),
      .s_axil_bready_i(bready[0]),
      .s_axil_bresp_o(bresp[0]),
      .s_axil_arvalid_i(arvalid[0]),
      .s_axil_arready_o(arready[0]),
      .s_axil_araddr_i(addr),
      .s_axil_rvalid_o(rvalid[0]),
      .s_axil_rready_i(rready[0]),
      .s_axil_rdata_o(rdata[0]),
      .s_axil_rresp_o(rresp[0]),
      .s_axis_tvalid_i(send_valid),
      .s_axis_tready_o(send_ready),
      .s_axis_tdata_i(send_data),
      .s_axis_tlast_i(send_last),
      .seed_valid_i(1'b0),
      .seed_ready_o(),
      .seed_data_i(64'b0),
      .m_axis_tvalid_o(take_valid),
      .m_axis_tready_i(take_ready),
      .m_axis_tdata_o(take_data),
      .m_axis_tlast_o(take_last)
  );
  lanewise_keccak_axil #(
      .ROUNDS(ROUNDS)
  ) u_keccak (
      .clk_i,
      .rst_ni,
      .s_axil_awvalid_i(awvalid[1]),
      .s_axil_awready_o(awready[1]),
      .s_axil_awaddr_i(addr),
      .s_axil_wvalid_i(wvalid[1]),
      .s_axil_wready_o(wready[1]),
      .s_axil_wdata_i(wdata),
      .s_axil_wstrb_i(wstrb),
      .s_axil_bvalid_o(bvalid[1]),
      .s_axil_bready_i(bready[1]),
      .s_axil_bresp_o(bresp[1]),
      .s_axil_arvalid_i(arvalid[1]),
      .s_axil_arready_o(arready[1]),
      .s_axil_araddr_i(addr),
      .s_axil_rvalid_o(rvalid[1]),
      .s_axil_rready_i(rready[1]),
      .s_axil_rdata_o(rdata[1]),
      .s_axil_rresp_o(rresp[1])
  );
endmodule
