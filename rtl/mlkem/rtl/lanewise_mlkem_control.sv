// SPDX-License-Identifier: Apache-2.0 OR MIT
// Registers, commands, transfers and errors of lanewise_mlkem; all of it but the core, whose ports it has.
// Every error ends in erasing all data and reading the byte memory back; so does ZEROISE.
module lanewise_mlkem_control
  import lanewise_mlkem_regs_pkg::*;
#(
    parameter int unsigned ENGINES = 2,
    parameter int unsigned ROUNDS = 1,
    parameter bit ROBUST = 1'b0,
    parameter bit REFUSE = 1'b0, // what is asked for and cannot be: SLVERR, and nothing is erased
    parameter bit FIPS = 1'b0    // no other version is known
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    output logic        irq_o,
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
    output logic        m_axis_tlast_o,
    // The core.
    output logic        start_o,
    output logic [ 4:0] program_o,
    output logic        zeroise_o,
    output logic        wipe_o,          // after a program; stands, as program_o, while it runs
    output logic        keep_o,          // with wipe_o: there is a private key
    input  logic        busy_i,
    input  logic        done_i,
    input  logic        error_i,
    input  logic        fine_i,          // with ROBUST its complement
    // Faults (rtl/mlkem/doc/robust.md).
    input  logic        fault_i,         // one was just found: all is erased
    input  logic        alert_i,         // one was found since reset: nothing new begins
    output logic        strange_o,       // the core does what it was not asked for, or is wrong
    output logic        host_valid_o,
    input  logic        host_ready_i,
    output logic        host_write_o,
    output logic [ 9:0] host_addr_o,
    output logic [63:0] host_wdata_o,
    input  logic        host_rvalid_i,
    input  logic [63:0] host_rdata_i,
    input  logic        host_parity_i    // with ROBUST
);
  localparam logic [2:0] Idle = 3'd0;
  localparam logic [2:0] Run = 3'd1;
  localparam logic [2:0] Test = 3'd2;
  localparam logic [2:0] Erase = 3'd3;  // tells the core
  localparam logic [2:0] Wait = 3'd4;   // until it has erased
  localparam logic [2:0] Scan = 3'd5;   // reads the byte memory

  logic wr_valid, wr_ready, wr_error, rd_valid, rd_ready, rd_error;
  logic [11:0] wr_addr, rd_addr;
  logic [31:0] wr_data, rd_data;
  lanewise_axil u_axil (
      .clk_i,
      .rst_ni,
      .s_axil_awvalid_i,
      .s_axil_awready_o,
      .s_axil_awaddr_i,
      .s_axil_wvalid_i,
      .s_axil_wready_o,
      .s_axil_wdata_i,
      .s_axil_wstrb_i,
      .s_axil_bvalid_o,
      .s_axil_bready_i,
      .s_axil_bresp_o,
      .s_axil_arvalid_i,
      .s_axil_arready_o,
      .s_axil_araddr_i,
      .s_axil_rvalid_o,
      .s_axil_rready_i,
      .s_axil_rdata_o,
      .s_axil_rresp_o,
      .wr_valid_o(wr_valid),
      .wr_ready_i(wr_ready),
      .wr_addr_o(wr_addr),
      .wr_data_o(wr_data),
      .wr_error_i(wr_error),
      .rd_valid_o(rd_valid),
      .rd_ready_i(rd_ready),
      .rd_addr_o(rd_addr),
      .rd_data_i(rd_data),
      .rd_error_i(rd_error)
  );

  // What is asked for.
  logic [2:0] state_q;
  logic [6:0] command_q;
  logic [1:0] irq_enable_q, irq_status_q, irq_clear;
  logic [31:0] cycles_q;
  logic [3:0] error_q;
  logic done_q, clean_q, tested_q, lock_q, busy, erasing;
  logic ctrl_q, zeroise, start, test, to_command, transfer_q, to_data, from_data;
  logic active, takes, gives, data_done, data_wrong, data_ready, give_ready;
  logic [31:0] give_data;
  assign erasing = state_q == Erase || state_q == Wait || state_q == Scan;
  assign busy = state_q != Idle;  // the core is busy in these states alone
  assign zeroise = ctrl_q && wr_data[CtrlZeroiseAt];
  assign start = ctrl_q && !zeroise && wr_data[CtrlStartAt];
  assign test = ctrl_q && !zeroise && !start && wr_data[CtrlSelftestAt];
  assign to_command = wr_valid && wr_addr == RegCommand;
  assign to_data = wr_valid && wr_addr == RegData;
  assign from_data = rd_valid && rd_addr == RegData;
  assign irq_clear = (wr_valid && wr_addr == RegIrqStatus) ? wr_data[1:0] : 2'b0;
  // With REFUSE the answer to a command waits for the cycle in which that is looked at.
  assign wr_ready = REFUSE && (wr_addr == RegCtrl || wr_addr == RegTransfer) ? ctrl_q || transfer_q :
      !to_data || busy || !takes || data_ready;
  assign rd_ready = !from_data || busy || !gives || give_ready;
  always_comb begin
    case (wr_addr)
      RegCtrl, RegCommand, RegTransfer: wr_error = REFUSE && refused != ErrNone;
      RegIrqEnable, RegIrqStatus, RegLock: wr_error = 1'b0;
      RegData: wr_error = busy || !takes;
      default: wr_error = 1'b1;
    endcase
  end

  // The set that COMMAND names, and the object that TRANSFER does. Writes come three cycles apart at least:
  // COMMAND is looked at in the cycle after it is known, and CTRL and TRANSFER take effect in the cycle after
  // the write; its data stay for that.
  localparam logic [1:0] Fips203 = 2'd2;
  logic [1:0] version, operation, level;
  logic known_q;
  logic [3:0] set_q, named_q;
  logic [5:0] place;
  logic [2:0] object, object_q;
  logic [9:0] first, first_q;
  logic [8:0] lanes, lanes_q;
  logic out, port, read_q;
  logic [Objects-1:0] valid_q, readable_q, needed, opened;
  assign level = command_q[CommandLevelAt+:CommandLevelBits];
  assign operation = command_q[CommandOperationAt+:CommandOperationBits];
  assign version = FIPS ? Fips203 : command_q[CommandVersionAt+:CommandVersionBits];
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      known_q <= 1'b0;
      named_q <= '0;
      ctrl_q <= 1'b0;
      transfer_q <= 1'b0;
      first_q <= '0;
      lanes_q <= '0;
    end else begin
      known_q <= (FIPS ? command_q[CommandVersionAt+:CommandVersionBits] == Fips203 : version != 2'd3)
          && operation != 2'd3 && level != 2'd3;
      named_q <= {2'b0, version} + {1'b0, version, 1'b0} + {2'b0, level};
      ctrl_q <= wr_valid && wr_addr == RegCtrl && !(REFUSE && ctrl_q);
      transfer_q <= wr_valid && wr_addr == RegTransfer && !(REFUSE && transfer_q);
      first_q <= first;
      lanes_q <= lanes;
    end
  end
  assign object = wr_data[TransferObjectAt+:TransferObjectBits];
  assign out = wr_data[TransferReadAt];
  assign port = wr_data[TransferPortAt];
  assign place = {1'b0, named_q, 1'b0} + {named_q, 2'b0} + {3'b0, object};
  // Column by column, so that synthesis makes a table of each and no multiplier for an index. What is in them
  // for a set or an object that there is not does not count: a transfer of it is an error.
  for (genvar b = 0; b < 10; b++) begin : g_first
    logic [63:0] column;
    for (genvar n = 0; n < 64; n++) begin : g_entry
      assign column[n] = n < 9 * Objects ? ObjAddr[10*(n%(9*Objects))+b] : 1'b0;
    end
    assign first[b] = column[place];
  end
  for (genvar b = 0; b < 9; b++) begin : g_lanes
    logic [63:0] column;
    for (genvar n = 0; n < 64; n++) begin : g_entry
      assign column[n] = n < 9 * Objects ? ObjLanes[9*(n%(9*Objects))+b] : 1'b0;
    end
    assign lanes[b] = column[place];
  end
  always_comb begin
    needed = '0;
    case (operation)
      2'd0: needed[SeedObject] = 1'b1;
      2'd1: begin
        needed[EkObject] = 1'b1;
        needed[CoinsObject] = 1'b1;
      end
      default: begin
        needed[DkObject] = 1'b1;
        needed[CtObject] = 1'b1;
      end
    endcase
    // What a transfer into the core overwrites: the encapsulation key lies within the other one.
    opened = '0;
    opened[object] = 1'b1;
    if (object == EkObject || object == DkObject) begin
      opened[EkObject] = 1'b1;
      opened[DkObject] = 1'b1;
    end
  end

  // While data are erased the error that led to it stays.
  logic [3:0] error, refused, start_error, transfer_error;  // refused: a write
  logic scanned, dirty_q, test_done, test_failed, begin_run, begin_test, open, start_q, zeroise_q;
  always_comb begin
    start_error = ErrNone;
    if (alert_i) start_error = ErrFault;
    else if (active) start_error = ErrLength;
    else if (!known_q) start_error = ErrCommand;
    else if (named_q != set_q || (needed & ~valid_q) != '0) start_error = ErrMissing;
    transfer_error = ErrNone;
    if (alert_i) transfer_error = ErrFault;
    else if (active) transfer_error = ErrLength;
    else if (!known_q) transfer_error = ErrCommand;
    else if (object >= 3'(Objects) || (!out && !ObjWritable[object]) ||
             (port && (out || (object != SeedObject && object != CoinsObject)))) transfer_error = ErrObject;
    else if (wr_data[TransferBytesAt+:TransferBytesBits] != {lanes_q, 3'b0}) transfer_error = ErrLength;
    else if (out && lock_q && object == DkObject) transfer_error = ErrLocked;
    else if (out && !clean_q && (named_q != set_q || !readable_q[object])) transfer_error = ErrMissing;

    refused = ErrNone;
    if (busy) begin
      if (start || test || transfer_q || to_command || to_data) refused = ErrBusy;
    end else begin
      if (start) refused = start_error;
      if (transfer_q) refused = transfer_error;
      if ((test || to_command) && active) refused = ErrLength;
      if (test && alert_i) refused = ErrFault;
      if (to_data && !takes) refused = ErrLength;
    end
    error = refused;
    if (from_data && busy) error = ErrBusy;
    else if (from_data && !gives) error = ErrLength;
    if (REFUSE) error = ErrNone;
    if (state_q == Idle && data_wrong) error = ErrLength;
    if (state_q == Run && done_i && error_i) error = ErrKey;
    if (state_q == Test && test_failed) error = ErrSelftest;
    if (scanned && dirty_q) error = ErrMemory;
    if (fault_i) error = ErrFault;
  end
  // Of an error that comes at the same time from elsewhere the next state takes care.
  assign begin_run = start && !busy && start_error == ErrNone;
  assign begin_test = test && !busy && !active && !alert_i;
  assign open = transfer_q && !busy && transfer_error == ErrNone;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q <= Wait;  // the core erases all after reset
      start_q <= 1'b0;
      error_q <= ErrNone;
      done_q <= 1'b0;
      clean_q <= 1'b0;
      tested_q <= 1'b0;
      lock_q <= 1'b0;
      command_q <= '0;
      set_q <= '0;
      object_q <= '0;
      read_q <= 1'b0;
      valid_q <= '0;
      readable_q <= '0;
    end else begin
      start_q <= begin_run;
      if (to_command && !busy && !active) command_q <= wr_data[6:0];
      if (zeroise && !erasing) error_q <= ErrNone;
      else if (error != ErrNone && (!erasing || error_q == ErrNone)) error_q <= error;
      else if (begin_run || begin_test || open) error_q <= ErrNone;

      if (begin_run || begin_test || zeroise) done_q <= 1'b0;
      if (begin_test) tested_q <= 1'b0;

      // What the memory holds.
      if (open) begin
        object_q <= object;
        read_q <= out;
      end
      if (open && !out) begin
        set_q <= named_q;
        clean_q <= 1'b0;
        valid_q <= named_q == set_q ? valid_q & ~opened : '0;
        readable_q <= named_q == set_q ? readable_q & ~opened : '0;
      end
      if (data_done && !read_q && state_q == Idle) begin
        valid_q[object_q] <= 1'b1;
        if (object_q == DkObject) valid_q[EkObject] <= 1'b1;
      end
      if (begin_run || begin_test) begin
        clean_q <= 1'b0;
        readable_q <= '0;
      end
      if (state_q == Run && done_i && !error_i) begin
        done_q <= 1'b1;
        case (operation)
          2'd0: begin
            valid_q[SeedObject] <= 1'b0;
            valid_q[EkObject] <= 1'b1;
            valid_q[DkObject] <= 1'b1;
            readable_q[EkObject] <= 1'b1;
            readable_q[DkObject] <= 1'b1;
          end
          2'd1: begin
            valid_q[CoinsObject] <= 1'b0;
            valid_q[CtObject] <= 1'b1;
            readable_q[CtObject] <= 1'b1;
            readable_q[SsObject] <= 1'b1;
          end
          default: readable_q[SsObject] <= 1'b1;
        endcase
        if (wipe_o) {valid_q[SeedObject], valid_q[CoinsObject]} <= 2'b00;
      end

      case (state_q)
        Idle: begin
          if (begin_run) state_q <= Run;
          if (begin_test) state_q <= Test;
        end
        Run: if (done_i) state_q <= Idle;
        Test: if (test_done) begin
          state_q <= Erase;
          tested_q <= !test_failed;
        end
        Erase: state_q <= Wait;
        Wait: if (!busy_i && !zeroise_q) state_q <= Scan;
        default: if (scanned) begin
          state_q <= Idle;
          clean_q <= !dirty_q && !alert_i;
          done_q <= error_q == ErrNone && error == ErrNone && !zeroise;
        end
      endcase
      // From whatever was under way; what erases already goes on.
      if ((zeroise || error != ErrNone) && !erasing) begin
        state_q <= Erase;
        start_q <= 1'b0;
        done_q <= 1'b0;
      end
      if (wr_valid && wr_addr == RegLock && wr_data[LockDkAt]) lock_q <= 1'b1;
      if (state_q == Erase) begin
        lock_q <= 1'b0;
        valid_q <= '0;
        readable_q <= '0;
        clean_q <= 1'b0;
      end
    end
  end

  // Cycles: no asynchronous reset, which would keep the counter's other one out of the registers.
  logic counted_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) counted_q <= 1'b0;
    else if (start_q) counted_q <= 1'b1;
  end
  always_ff @(posedge clk_i) begin
    if (start_q) cycles_q <= 32'd1;
    else if (!counted_q) cycles_q <= '0;
    else if (state_q == Run && !done_i && cycles_q != '1) cycles_q <= cycles_q + 32'd1;
  end

  // A lane with wrong parity reads as zeros, and so does every lane after an alert.
  logic odd;
  logic [63:0] host_rdata;
  assign odd = ROBUST && host_rvalid_i && ^{host_parity_i, host_rdata_i};
  assign host_rdata = odd || alert_i ? 64'b0 : host_rdata_i;

  // Of what it was asked for the core tells the end, and is busy until then, and at no other time.
  always_comb begin
    case (state_q)
      Idle, Scan: strange_o = busy_i || done_i;
      Run: strange_o = done_i ? busy_i : !busy_i && !start_q;
      Wait: strange_o = done_i;
      default: strange_o = 1'b0;
    endcase
    if (ROBUST && (error_i == fine_i || odd)) strange_o = 1'b1;
  end

  // The core is busy from the cycle after zeroise_o on.
  assign zeroise_o = state_q == Erase;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) zeroise_q <= 1'b0;
    else zeroise_q <= zeroise_o;
  end

  // An interrupt when there is something to do: an error's is after the erasing.
  logic [1:0] irq_set;
  assign irq_set[IrqStatusDoneAt] = (state_q == Run && done_i && !error_i && error == ErrNone) ||
      (scanned && error_q == ErrNone && error == ErrNone);
  assign irq_set[IrqStatusErrorAt] = scanned && (error_q != ErrNone || error != ErrNone);
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      irq_enable_q <= '0;
      irq_status_q <= '0;
      irq_o <= 1'b0;
    end else begin
      if (wr_valid && wr_addr == RegIrqEnable) irq_enable_q <= wr_data[1:0];
      irq_status_q <= (irq_status_q & ~irq_clear) | irq_set;
      irq_o <= |(irq_status_q & irq_enable_q);
    end
  end

  // Reads. What is given with an error does not count, so that four bits of the address choose.
  assign rd_error = rd_addr > RegLock || rd_addr[1:0] != 2'b0 || (from_data && (busy || !gives));
  always_comb begin
    rd_data = '0;
    case ({6'b0, rd_addr[5:2], 2'b0})
      RegId: rd_data = MapId;
      RegVersion: rd_data = MapVersion;
      RegConfig: begin
        rd_data[ConfigEnginesAt+:ConfigEnginesBits] = 8'(ENGINES);
        rd_data[ConfigRoundsAt+:ConfigRoundsBits] = 8'(ROUNDS);
        rd_data[ConfigRobustAt] = ROBUST;
        rd_data[ConfigRefuseAt] = REFUSE;
        rd_data[ConfigFipsAt] = FIPS;
      end
      RegCtrl, RegTransfer: rd_data = '0;
      RegCommand: rd_data[6:0] = command_q;
      RegStatus: begin
        rd_data[StatusBusyAt] = busy;
        rd_data[StatusTransferAt] = active;
        rd_data[StatusDoneAt] = done_q;
        rd_data[StatusCleanAt] = clean_q;
        rd_data[StatusTestedAt] = tested_q;
        rd_data[StatusAlertAt] = alert_i;
        rd_data[StatusErrorAt+:StatusErrorBits] = error_q;
        rd_data[StatusValidAt+:StatusValidBits] = valid_q;
      end
      RegIrqEnable: rd_data[1:0] = irq_enable_q;
      RegIrqStatus: rd_data[1:0] = irq_status_q;
      RegCycles: rd_data = cycles_q;
      RegLock: rd_data[LockDkAt] = lock_q;
      default: rd_data = give_data;
    endcase
  end

  // The three that use the byte memory, one at a time.
  logic data_host, data_write, test_host, test_write, test_start, scan_host, scan_flying_q;
  logic [9:0] data_addr, test_addr;
  logic [63:0] data_wdata, test_wdata;
  logic [4:0] test_program;
  logic [10:0] scan_q;
  lanewise_mlkem_data u_data (
      .clk_i,
      .rst_ni,
      .abort_i(state_q == Erase),
      .open_i(open),
      .read_i(out),
      .stream_i(wr_data[TransferStreamAt]),
      .port_i(port),
      .addr_i(first_q),
      .lanes_i(lanes_q),
      .active_o(active),
      .takes_o(takes),
      .gives_o(gives),
      .done_o(data_done),
      .wrong_o(data_wrong),
      .wr_valid_i(to_data && !busy),
      .wr_ready_o(data_ready),
      .wr_data_i(wr_data),
      .rd_valid_i(from_data && !busy),
      .rd_ready_o(give_ready),
      .rd_data_o(give_data),
      .s_axis_tvalid_i,
      .s_axis_tready_o,
      .s_axis_tdata_i,
      .s_axis_tlast_i,
      .seed_valid_i,
      .seed_ready_o,
      .seed_data_i,
      .m_axis_tvalid_o,
      .m_axis_tready_i,
      .m_axis_tdata_o,
      .m_axis_tlast_o,
      .host_valid_o(data_host),
      .host_ready_i(host_ready_i && state_q == Idle),
      .host_write_o(data_write),
      .host_addr_o(data_addr),
      .host_wdata_o(data_wdata),
      .host_rvalid_i,
      .host_rdata_i(host_rdata)
  );
  lanewise_mlkem_selftest u_selftest (
      .clk_i,
      .rst_ni,
      .run_i(state_q == Test),
      .done_o(test_done),
      .failed_o(test_failed),
      .core_start_o(test_start),
      .core_program_o(test_program),
      .core_done_i(done_i),
      .core_error_i(error_i),
      .host_valid_o(test_host),
      .host_ready_i(host_ready_i),
      .host_write_o(test_write),
      .host_addr_o(test_addr),
      .host_wdata_o(test_wdata),
      .host_rvalid_i,
      .host_rdata_i(host_rdata)
  );
  assign scan_host = state_q == Scan && !scan_q[10];
  assign scanned = state_q == Scan && scan_q[10] && !scan_flying_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      scan_q <= '0;
      scan_flying_q <= 1'b0;
      dirty_q <= 1'b0;
    end else if (state_q != Scan) begin
      scan_q <= '0;
      scan_flying_q <= 1'b0;
      dirty_q <= 1'b0;
    end else begin
      scan_flying_q <= scan_host && host_ready_i;
      if (scan_host && host_ready_i) scan_q <= scan_q + 11'd1;
      if (host_rvalid_i && host_rdata != '0) dirty_q <= 1'b1;
    end
  end
  assign wipe_o = command_q[CommandWipeAt];
  assign keep_o = state_q == Test || valid_q[DkObject];
  assign start_o = start_q || test_start;
  assign program_o = state_q == Test ? test_program : {version, 3'b0} + {3'b0, version} +
      {2'b0, operation, 1'b0} + {3'b0, operation} + {3'b0, level};
  always_comb begin
    host_valid_o = data_host && state_q == Idle;
    host_write_o = data_write;
    host_addr_o = data_addr;
    if (state_q == Test) begin
      host_valid_o = test_host;
      host_write_o = test_write;
      host_addr_o = test_addr;
    end else if (state_q == Scan) begin
      host_valid_o = scan_host;
      host_write_o = 1'b0;
      host_addr_o = scan_q[9:0];
    end
  end
  // No transfer is active during a test, and there are zeros of it then.
  assign host_wdata_o = data_wdata | test_wdata;
endmodule
