// SPDX-License-Identifier: Apache-2.0 OR MIT
// ML-KEM (FIPS 203) and Kyber's rounds 2 and 3 on a bus: AXI4-Lite for registers and, if wished, data;
// AXI4-Stream of 64 bits for data; a port for seeds and coins that no bus has seen; an interrupt. How to
// use it: rtl/mlkem/doc/integration.md.
//
// With ROBUST the bus side is there twice, both see the same, and what one says is compared with what the
// other does; the core executes each program twice (lanewise_mlkem_check.sv). After a fault, alert_o is 1
// until reset, all data are erased, and nothing that is read is given to the bus.
module lanewise_mlkem #(
    parameter int unsigned ENGINES = 2,  // of four multipliers: 1, 2 or 4; 0 for MULTIPLIERS
    parameter int unsigned ROUNDS = 1,   // of Keccak in a cycle: 1 or 2; 0 with ENGINES 0: SLICES of one
    parameter int unsigned SLICES = 8,   // with ROUNDS 0: 4 or 8
    parameter int unsigned MULTIPLIERS = 1,  // with ENGINES 0: 1; 2 with ROUNDS 1 and FIPS
    parameter bit ROBUST = 1'b0,         // faults are looked for (rtl/mlkem/doc/robust.md)
    parameter bit REFUSE = 1'b0,         // of errors in use: SLVERR, and nothing is erased
    parameter bit FIPS = 1'b0            // FIPS 203 alone, without rounds 2 and 3 of Kyber
) (
    input  logic        clk_i,
    input  logic        rst_ni,           // asserted at any time, released in step with clk_i
    output logic        irq_o,
    output logic        alert_o,
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
    input  logic        s_axis_tvalid_i,
    output logic        s_axis_tready_o,
    input  logic [63:0] s_axis_tdata_i,
    input  logic        s_axis_tlast_i,
    input  logic        seed_valid_i,
    output logic        seed_ready_o,
    input  logic [63:0] seed_data_i,
    output logic        m_axis_tvalid_o,
    input  logic        m_axis_tready_i,
    output logic [63:0] m_axis_tdata_o,
    output logic        m_axis_tlast_o
);
  localparam int unsigned Copies = ROBUST ? 2 : 1;
  localparam int unsigned Said = 195;  // bits of all that a copy says

  logic busy, done, failed, fine, fault, fault_q, host_ready, host_rvalid, host_parity;
  logic [63:0] host_rdata;
  logic [Copies-1:0] irq, awready, wready, bvalid, arready, rvalid, sready, seedready, mvalid, mlast;
  logic [Copies-1:0] start, zeroise, wipe, keep, strange, host_valid, host_write;
  logic [2*Copies-1:0] bresp, rresp;
  logic [5*Copies-1:0] number;
  logic [10*Copies-1:0] host_addr;
  logic [32*Copies-1:0] rdata;
  logic [64*Copies-1:0] mdata, host_wdata;
  logic [Said*Copies-1:0] said;
  for (genvar c = 0; c < Copies; c++) begin : g_copy
    // Or synthesis would make one of both.
    (* keep_hierarchy = ROBUST *)
    lanewise_mlkem_control #(
        .ENGINES(ENGINES),
        .ROUNDS (ROUNDS),
        .ROBUST (ROBUST),
        .REFUSE (REFUSE),
        .FIPS   (FIPS)
    ) u_control (
        .clk_i,
        .rst_ni,
        .irq_o(irq[c]),
        .s_axil_awvalid_i,
        .s_axil_awready_o(awready[c]),
        .s_axil_awaddr_i,
        .s_axil_wvalid_i,
        .s_axil_wready_o(wready[c]),
        .s_axil_wdata_i,
        .s_axil_wstrb_i,
        .s_axil_bvalid_o(bvalid[c]),
        .s_axil_bready_i,
        .s_axil_bresp_o(bresp[2*c+:2]),
        .s_axil_arvalid_i,
        .s_axil_arready_o(arready[c]),
        .s_axil_araddr_i,
        .s_axil_rvalid_o(rvalid[c]),
        .s_axil_rready_i,
        .s_axil_rdata_o(rdata[32*c+:32]),
        .s_axil_rresp_o(rresp[2*c+:2]),
        .s_axis_tvalid_i,
        .s_axis_tready_o(sready[c]),
        .s_axis_tdata_i,
        .s_axis_tlast_i,
        .seed_valid_i,
        .seed_ready_o(seedready[c]),
        .seed_data_i,
        .m_axis_tvalid_o(mvalid[c]),
        .m_axis_tready_i,
        .m_axis_tdata_o(mdata[64*c+:64]),
        .m_axis_tlast_o(mlast[c]),
        .start_o(start[c]),
        .program_o(number[5*c+:5]),
        .zeroise_o(zeroise[c]),
        .wipe_o(wipe[c]),
        .keep_o(keep[c]),
        .busy_i(busy),
        .done_i(done),
        .error_i(failed),
        .fine_i(fine),
        .fault_i(fault_q),
        .alert_i(alert_o),
        .strange_o(strange[c]),
        .host_valid_o(host_valid[c]),
        .host_ready_i(host_ready),
        .host_write_o(host_write[c]),
        .host_addr_o(host_addr[10*c+:10]),
        .host_wdata_o(host_wdata[64*c+:64]),
        .host_rvalid_i(host_rvalid),
        .host_rdata_i(host_rdata),
        .host_parity_i(host_parity)
    );
    assign said[Said*c+:Said] = {
      irq[c], awready[c], wready[c], bvalid[c], arready[c], rvalid[c], sready[c], seedready[c],
      mvalid[c], mlast[c], start[c], zeroise[c], wipe[c], keep[c], host_valid[c], host_write[c],
      bresp[2*c+:2], rresp[2*c+:2], number[5*c+:5], host_addr[10*c+:10], rdata[32*c+:32],
      mdata[64*c+:64], host_wdata[64*c+:64]
    };
  end
  assign irq_o = irq[0];
  assign s_axil_awready_o = awready[0];
  assign s_axil_wready_o = wready[0];
  assign s_axil_bvalid_o = bvalid[0];
  assign s_axil_bresp_o = bresp[1:0];
  assign s_axil_arready_o = arready[0];
  assign s_axil_rvalid_o = rvalid[0];
  assign s_axil_rdata_o = rdata[31:0];
  assign s_axil_rresp_o = rresp[1:0];
  assign s_axis_tready_o = sready[0];
  assign seed_ready_o = seedready[0];
  assign m_axis_tvalid_o = mvalid[0];
  assign m_axis_tdata_o = mdata[63:0];
  assign m_axis_tlast_o = mlast[0];

  if (ROBUST) begin : g_guard
    logic asked_q, found;
    logic [1:0] alert_q;
    assign found = said[0+:Said] != said[Said*(Copies-1)+:Said] || strange != '0 || fault ||
        host_rvalid != asked_q;
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        asked_q <= 1'b0;
        fault_q <= 1'b0;
        alert_q <= '0;
      end else begin
        asked_q <= host_valid[0] && host_ready && !host_write[0];
        fault_q <= found && !alert_o;
        alert_q <= alert_q | {2{found}};
      end
    end
    assign alert_o = alert_q != '0;
  end else begin : g_no_guard
    logic unused_fault;
    assign unused_fault = fault || strange != '0 || said != '0;
    assign {fault_q, alert_o} = 2'b0;
  end

  lanewise_mlkem_core #(
      .ENGINES(ENGINES),
      .ROUNDS (ROUNDS),
      .SLICES (SLICES),
      .MULTIPLIERS(MULTIPLIERS),
      .ROBUST (ROBUST),
      .FIPS   (FIPS)
  ) u_core (
      .clk_i,
      .rst_ni,
      .start_i(start[0]),
      .program_i(number[4:0]),
      .busy_o(busy),
      .done_o(done),
      .error_o(failed),
      .fine_o(fine),
      .fault_o(fault),
      .zeroise_i(zeroise != '0),
      .wipe_i(wipe[0]),
      .keep_dk_i(keep[0]),
      .host_valid_i(host_valid[0]),
      .host_ready_o(host_ready),
      .host_write_i(host_write[0]),
      .host_addr_i(host_addr[9:0]),
      .host_wdata_i(host_wdata[63:0]),
      .host_rvalid_o(host_rvalid),
      .host_rdata_o(host_rdata),
      .host_parity_o(host_parity)
  );
endmodule
