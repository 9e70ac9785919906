// SPDX-License-Identifier: Apache-2.0 OR MIT
// Drives lanewise_mlkem, or its control on bench_core if BENCH_CORE is defined, as a script says, with random
// stalls on each channel; the same for Verilator and Icarus.
//   +ops=FILE   lines "op addr data mask resp" in hexadecimal (tb/control_bench.py)
//   +sin=FILE +sout=FILE   beats {last, data} of the streams, in and expected; with bit 65, a beat of
//   zeros and last may come instead of it and of the others with it that follow
//   +seeds=FILE  what the seed port offers, as much of it as the script says
//   +stall=N    of 256 cycles about N without an offer or a ready, on each channel
//   +seed=N
// While the script does not read, CONFIG or STATUS is read at random, and CONFIG again behind a read that has
// no answer yet; the next write's address and data are offered before the answer of the one before. CONFIG
// must be the size, and no STATUS is BUSY and DONE. Also checked: what is offered stays.
module top_tb;
  import lanewise_mlkem_regs_pkg::*;
  localparam logic [3:0] Write = 4'd0;
  localparam logic [3:0] Read = 4'd1;
  localparam logic [3:0] Poll = 4'd2;
  localparam logic [3:0] Send = 4'd3;     // data beats more may be sent, addr cycles from now on
  localparam logic [3:0] Receive = 4'd4;  // until data beats in all have come
  localparam logic [3:0] Zero = 4'd5;     // the byte memory is all zeros
  localparam logic [3:0] Irq = 4'd6;
  localparam logic [3:0] Sleep = 4'd7;
  localparam logic [3:0] Used = 4'd8;     // the byte memory is not all zeros
  localparam logic [3:0] Sent = 4'd9;     // until all beats that may be sent are
  localparam logic [3:0] Rose = 4'd10;    // whether irq was 1 since the last of these; 2: forget
  // The packet of the last Send, or that is awaited since the last Mark: if it has begun, until it has
  // ended, and data beats more may be sent; if not, data beats less are to come in, or out (addr 1).
  localparam logic [3:0] Settle = 4'd11;
  localparam logic [3:0] Mark = 4'd12;    // of a packet out
  localparam logic [3:0] Seeds = 4'd13;   // data lanes more may be offered at the seed port
`ifndef REFUSE
`define REFUSE 0
`endif
`ifndef FIPS
`define FIPS 0
`endif
`ifdef BENCH_CORE
  localparam logic [31:0] Config = 32'h102 | `REFUSE << ConfigRefuseAt | `FIPS << ConfigFipsAt;
`else
  localparam logic [31:0] Config = 256 * `ROUNDS + `ENGINES + (`FIPS << ConfigFipsAt);
`endif

  reg clk = 1'b0;
  reg rst_n = 1'b0;
  always #5 clk = ~clk;

  reg awvalid = 1'b0, wvalid = 1'b0, bready = 1'b0, arvalid = 1'b0, rready = 1'b0;
  reg svalid = 1'b0, slast = 1'b0, mready = 1'b0, pvalid = 1'b0;
  reg [11:0] awaddr, araddr;
  reg [31:0] wdata;
  reg [3:0] wstrb;
  reg [63:0] sdata, pdata;
  wire awready, wready, bvalid, arready, rvalid, sready, pready, mvalid, mlast, irq;
  wire [1:0] bresp, rresp;
  wire [31:0] rdata;
  wire [63:0] mdata;

`ifdef BENCH_CORE
  wire strange, start, zeroise, wipe, keep, busy, done, error, hvalid, hready, hwrite, hrvalid;
  wire [4:0] prog;
  wire [9:0] haddr;
  wire [63:0] hwdata, hrdata;
  lanewise_mlkem_control #(
      .REFUSE(`REFUSE),
      .FIPS(`FIPS)
  ) u_dut (
      .start_o(start),
      .program_o(prog),
      .zeroise_o(zeroise),
      .wipe_o(wipe),
      .keep_o(keep),
      .busy_i(busy),
      .done_i(done),
      .error_i(error),
      .fine_i(!error),
      .fault_i(1'b0),
      .alert_i(1'b0),
      .strange_o(strange),
      .host_valid_o(hvalid),
      .host_ready_i(hready),
      .host_write_o(hwrite),
      .host_addr_o(haddr),
      .host_wdata_o(hwdata),
      .host_rvalid_i(hrvalid),
      .host_rdata_i(hrdata),
      .host_parity_i(1'b0),
`else
  lanewise_mlkem #(
      .ENGINES(`ENGINES),
      .ROUNDS(`ROUNDS),
`ifdef SLICES
      .SLICES(`SLICES),
`endif
`ifdef MULTIPLIERS
      .MULTIPLIERS(`MULTIPLIERS),
`endif
      .FIPS(`FIPS)
  ) u_dut (
`endif
      .clk_i(clk),
      .rst_ni(rst_n),
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
      .s_axis_tvalid_i(svalid),
      .s_axis_tready_o(sready),
      .s_axis_tdata_i(sdata),
      .s_axis_tlast_i(slast),
      .seed_valid_i(pvalid),
      .seed_ready_o(pready),
      .seed_data_i(pdata),
      .m_axis_tvalid_o(mvalid),
      .m_axis_tready_i(mready),
      .m_axis_tdata_o(mdata),
      .m_axis_tlast_o(mlast)
  );
`ifdef BENCH_CORE
  bench_core u_core (
      .clk_i(clk),
      .rst_ni(rst_n),
      .start_i(start),
      .program_i(prog),
      .busy_o(busy),
      .done_o(done),
      .error_o(error),
      .zeroise_i(zeroise),
      .wipe_i(wipe),
      .keep_dk_i(keep),
      .host_valid_i(hvalid),
      .host_ready_o(hready),
      .host_write_i(hwrite),
      .host_addr_i(haddr),
      .host_wdata_i(hwdata),
      .host_rvalid_o(hrvalid),
      .host_rdata_o(hrdata)
  );
`endif

  string name;
  integer ops, sin, sout, seeds, granted, stall, seed, lines, errors, allowed, sent, received, tries, n, left;
  integer later, after, mark;  // beats that may be sent, in how many cycles; beats before the packet
  reg ended, next_ended, running, s_ended, m_ended, p_ended, aw_done, w_done, ours, reading;
  reg aw_early, w_early, second, config_read, rose;  // second: CONFIG is read behind what is read
  reg [3:0] op, next_op;
  reg [11:0] addr, next_addr;
  reg [31:0] data, mask, next_data, next_mask;
  reg [3:0] resp, next_resp;
  reg [64:0] s_next;
  reg [63:0] p_next;
  reg [65:0] m_next;
  reg [31:0] cycle, dirty;
  reg [31:0] r0, r1, r2, r3, r4, r5, r6, r7;
  reg b_held, r_held, m_held, cut, last_cut, m_amid;  // m_amid: a packet out has begun and not ended
  reg [65:0] m_was;
  reg [34:0] r_was;
  reg [2:0] b_was;

  function [31:0] step(input [31:0] x);
    reg [31:0] y;
    begin
      y = x ^ (x << 13);
      y = y ^ (y >> 17);
      step = y ^ (y << 5);
    end
  endfunction

  task fail(input integer what);
    begin
      errors = errors + 1;
      if (errors < 6) begin
        $display("line %0d (op %0d addr %h data %h mask %h resp %0d), cycle %0d:", lines, op, addr,
                 data, mask, resp, cycle);
        case (what)
          0: $display("  write answered with %0d", bresp);
          1: $display("  read %h, answered with %0d", rdata, rresp);
          2: $display("  an offer was changed or withdrawn");
          3: $display("  beat %0d out is %b %h, not %b %h", received, mlast, mdata, m_next[64],
                      m_next[63:0]);
          4: $display("  beat %0d out is one too many", received);
          5: $display("  %0d lanes of the memory are not zero", dirty);
          6: $display("  irq is %b", irq);
          7: $display("  CONFIG reads %h", rdata);
          10: $display("  STATUS is BUSY and DONE: %h", rdata);
          11: $display("  irq was not %b", data[0]);
          12: $display("  a packet of which nothing had come ends");
          8: $display("  the memory is all zeros");
          default: $display("  never came to be, last read %h, received %0d, sent %0d", rdata,
                            received, sent);
        endcase
      end
    end
  endtask

  task look;
    begin
      dirty = 0;
`ifdef BENCH_CORE
      for (n = 0; n < 1024; n = n + 1) if (u_core.mem[n] !== 64'b0) dirty = dirty + 1;
`else
      `include "look.svh"
`endif
    end
  endtask

  initial begin
    if (!$value$plusargs("ops=%s", name)) name = "";
    ops = $fopen(name, "r");
    if (!$value$plusargs("sin=%s", name)) name = "";
    sin = $fopen(name, "r");
    if (!$value$plusargs("sout=%s", name)) name = "";
    sout = $fopen(name, "r");
    if (!$value$plusargs("seeds=%s", name)) name = "";
    seeds = $fopen(name, "r");
    if (!$value$plusargs("seed=%d", seed)) seed = 1;
    if (!$value$plusargs("stall=%d", stall)) stall = 0;
    if (ops == 0 || sin == 0 || sout == 0 || seeds == 0) begin
      $display("FAILED: no script");
      $finish;
    end
    r0 = 32'h9e3779b9 ^ seed;
    r1 = 32'h85ebca6b ^ (seed << 3);
    r2 = 32'hc2b2ae35 ^ (seed << 5);
    r3 = 32'h27d4eb2f ^ (seed << 7);
    r4 = 32'h165667b1 ^ (seed << 9);
    r5 = 32'hd3a2646c ^ (seed << 11);
    r6 = 32'hfd7046c5 ^ (seed << 13);
    r7 = 32'hb55a4f09 ^ (seed << 15);
    cycle = 0;
    lines = 0;
    errors = 0;
    allowed = 0;
    granted = 0;
    later = 0;
    after = 0;
    mark = 0;
    m_amid = 1'b0;
    sent = 0;
    received = 0;
    running = 1'b0;
    ours = 1'b0;
    reading = 1'b0;
    second = 1'b0;
    config_read = 1'b0;
    rose = 1'b0;
    aw_early = 1'b0;
    w_early = 1'b0;
    b_held = 1'b0;
    r_held = 1'b0;
    m_held = 1'b0;
    ended = 1'b0;
    next_ended = $fscanf(ops, "%h %h %h %h %h", next_op, next_addr, next_data, next_mask, next_resp) != 5;
    s_ended = $fscanf(sin, "%h", s_next) != 1;
    m_ended = $fscanf(sout, "%h", m_next) != 1;
    p_ended = $fscanf(seeds, "%h", p_next) != 1;
  end

  always @(posedge clk) begin
    cycle <= cycle + 1;
    rst_n <= cycle > 3;
    r0 <= step(r0);
    r1 <= step(r1);
    r2 <= step(r2);
    r3 <= step(r3);
    r4 <= step(r4);
    r5 <= step(r5);
    r6 <= step(r6);
    r7 <= step(r7);
    if (rst_n) begin
      // What is offered stays.
      if (b_held && {bvalid, bresp} !== b_was) fail(2);
      if (r_held && {rvalid, rresp, rdata} !== r_was) fail(2);
      if (m_held && {mvalid, mlast, mdata} !== m_was) fail(2);
      b_held = bvalid && !bready;
      b_was = {bvalid, bresp};
      r_held = rvalid && !rready;
      r_was = {rvalid, rresp, rdata};
      m_held = mvalid && !mready;
      m_was = {mvalid, mlast, mdata};

      // Answers.
      if (bvalid && bready) begin
        if (bresp !== resp[1:0]) fail(0);
        running = 1'b0;
      end
      rose = rose || irq;
      if (rvalid && rready) begin
        reading = 1'b0;
        if (ours ? addr == RegStatus : !config_read) begin
          if (rdata[StatusBusyAt] && rdata[StatusDoneAt]) fail(10);
        end
        if (!ours) begin
          if (rresp !== 2'b00 || (config_read && rdata !== Config)) fail(7);
        end else if (op == Poll) begin
          tries = tries + 1;
          if (rresp === 2'b00 && (rdata & mask) === data) running = 1'b0;
          else if (tries > 20000) begin
            fail(9);
            running = 1'b0;
          end
        end else begin
          if (rresp !== resp[1:0] || (rdata & mask) !== data) fail(1);
          running = 1'b0;
        end
        if (second) begin
          reading = 1'b1;
          ours = 1'b0;
          config_read = 1'b1;
          second = 1'b0;
        end
      end

      // Streams.
      if (after > 0) begin
        after = after - 1;
        if (after == 0) allowed = allowed + later;
      end
      if (svalid && sready) sent = sent + 1;
      if (!svalid || sready) begin
        svalid <= 1'b0;
        if (!s_ended && allowed > 0 && r4[15:8] >= stall) begin
          svalid <= 1'b1;
          {slast, sdata} <= s_next;
          allowed = allowed - 1;
          s_ended = $fscanf(sin, "%h", s_next) != 1;
        end else begin
          sdata <= 64'hx;
          slast <= 1'bx;
        end
      end
      if (!pvalid || pready) begin
        pvalid <= 1'b0;
        pdata <= 64'hx;
        if (!p_ended && granted > 0 && r7[15:8] >= stall) begin
          pvalid <= 1'b1;
          pdata <= p_next;
          granted = granted - 1;
          p_ended = $fscanf(seeds, "%h", p_next) != 1;
        end
      end
      mready <= r5[15:8] >= stall;
      if (mvalid && mready) begin
        if (m_ended) fail(4);
        else begin
          cut = m_next[65] && mlast === 1'b1 && mdata === 64'b0;
          if (cut && !m_amid) fail(12);
          m_amid = mlast !== 1'b1;
          if (!cut && {mlast, mdata} !== m_next[64:0]) fail(3);
          last_cut = m_next[64];
          m_ended = $fscanf(sout, "%h", m_next) != 1;
          while (cut && !last_cut) begin
            received = received + 1;
            last_cut = m_next[64];
            m_ended = $fscanf(sout, "%h", m_next) != 1;
          end
        end
        received = received + 1;
      end

      // Operations that are not on the bus.
      if (running) begin
        left = left - 1;
        case (op)
          Receive: if (received >= data) running = 1'b0;
          Sent: if (allowed == 0 && !svalid && after == 0) running = 1'b0;
          Settle: if (left < 0) begin
            if (addr == 0 && sent != mark) begin
              if (allowed == 0 && !svalid && after == 0) begin
                allowed = data;
                running = 1'b0;
              end
            end else if (addr == 0) begin
              for (n = 0; n < data; n = n + 1) s_ended = $fscanf(sin, "%h", s_next) != 1;
              running = 1'b0;
            end else if (received == mark) begin
              for (n = 0; n < data; n = n + 1) m_ended = $fscanf(sout, "%h", m_next) != 1;
              received = received + data;
              running = 1'b0;
            end else if (received >= mark + data) running = 1'b0;
          end
          Sleep: if (left < 0) running = 1'b0;
          Irq: if (left < 0) begin
            if (irq !== data[0]) fail(6);
            running = 1'b0;
          end
          Rose: if (left < 0) begin
            if (data < 2 && rose !== data[0]) fail(11);
            rose = irq;
            running = 1'b0;
          end
          default: ;
        endcase
        if ((op == Receive || op == Sent || op == Settle) && left < -100000) begin
          fail(9);
          running = 1'b0;
        end
      end
      if (!running) begin
        lines = lines + 1;
        ended = next_ended;
        {op, addr, data, mask, resp} = {next_op, next_addr, next_data, next_mask, next_resp};
        next_ended = $fscanf(ops, "%h %h %h %h %h", next_op, next_addr, next_data, next_mask, next_resp) != 5;
        if (ended || errors > 0) begin
          if (errors == 0 && m_ended && s_ended && p_ended && !pvalid)
            $display("PASS lines %0d beats %0d and %0d cycles %0d", lines - 1, sent, received,
                     cycle);
          else $display("FAILED: %0d errors, streams ended %0d %0d %0d", errors, s_ended, m_ended, p_ended);
          $finish;
        end
        running = 1'b1;
        aw_done = aw_early;
        w_done = w_early;
        aw_early = 1'b0;
        w_early = 1'b0;
        tries = 0;
        left = op == Sleep ? data : 8;
        case (op)
          Send: begin
            mark = sent;
            if (addr == 0) allowed = allowed + data;
            else begin
              later = data;
              after = addr;
            end
            running = 1'b0;
          end
          Mark: begin
            mark = received;
            running = 1'b0;
          end
          Seeds: begin
            granted = granted + data;
            running = 1'b0;
          end
          Zero: begin
            look;
            if (dirty != 0) fail(5);
            running = 1'b0;
          end
          Used: begin
            look;
            if (dirty == 0) fail(8);
            running = 1'b0;
          end
          default: ;
        endcase
      end

      // Address and data of a write each in its time.
      if (awvalid && awready) begin
        awvalid <= 1'b0;
        awaddr <= 12'hx;
      end
      if (wvalid && wready) begin
        wvalid <= 1'b0;
        wdata <= 32'hx;
        wstrb <= 4'hx;
      end
      if (running && op == Write && !next_ended && next_op == Write) begin
        if (aw_done && !aw_early && (!awvalid || awready) && r0[15:8] >= stall) begin
          awvalid <= 1'b1;
          awaddr <= next_addr;
          aw_early = 1'b1;
        end
        if (w_done && !w_early && (!wvalid || wready) && r1[15:8] >= stall) begin
          wvalid <= 1'b1;
          wdata <= next_data;
          wstrb <= next_mask[3:0];
          w_early = 1'b1;
        end
      end
      if (running && op == Write) begin
        if (!aw_done && r0[15:8] >= stall) begin
          awvalid <= 1'b1;
          awaddr <= addr;
          aw_done = 1'b1;
        end
        if (!w_done && r1[15:8] >= stall) begin
          wvalid <= 1'b1;
          wdata <= data;
          wstrb <= mask[3:0];
          w_done = 1'b1;
        end
      end
      bready <= r2[15:8] >= stall;

      // Reads: the script's, or others in between.
      if (arvalid && arready) begin
        arvalid <= 1'b0;
        araddr <= 12'hx;
      end
      if (!reading && !arvalid) begin
        if (running && (op == Read || op == Poll)) begin
          if (r3[15:8] >= stall) begin
            arvalid <= 1'b1;
            araddr <= addr;
            reading = 1'b1;
            ours = 1'b1;
          end
        end else if (r3[11:8] == 4'd0) begin
          arvalid <= 1'b1;
          araddr <= r3[12] ? RegConfig : RegStatus;
          reading = 1'b1;
          config_read = r3[12];
          ours = 1'b0;
        end
      end else if (reading && !second && (!arvalid || arready) && r3[10:8] == 3'd0) begin
        arvalid <= 1'b1;
        araddr <= RegConfig;
        second = 1'b1;
      end
      rready <= r6[15:8] >= stall;
    end
  end
endmodule
