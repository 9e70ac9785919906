// rtl/mlkem/regs/generate.py
// SPDX-License-Identifier: Apache-2.0 OR MIT
// Registers, error codes and objects of lanewise_mlkem, and its self-test.
package lanewise_mlkem_regs_pkg;

  localparam logic [31:0] MapId = 32'h4c574b45;
  localparam logic [31:0] MapVersion = 32'h00010002;

  localparam logic [11:0] RegId = 12'h000;
  localparam logic [11:0] RegVersion = 12'h004;
  localparam logic [11:0] RegConfig = 12'h008;
  localparam logic [11:0] RegCtrl = 12'h00c;
  localparam logic [11:0] RegCommand = 12'h010;
  localparam logic [11:0] RegStatus = 12'h014;
  localparam logic [11:0] RegIrqEnable = 12'h018;
  localparam logic [11:0] RegIrqStatus = 12'h01c;
  localparam logic [11:0] RegCycles = 12'h020;
  localparam logic [11:0] RegTransfer = 12'h024;
  localparam logic [11:0] RegData = 12'h028;
  localparam logic [11:0] RegLock = 12'h02c;

  localparam int unsigned ConfigEnginesAt = 0;
  localparam int unsigned ConfigEnginesBits = 8;
  localparam int unsigned ConfigRoundsAt = 8;
  localparam int unsigned ConfigRoundsBits = 8;
  localparam int unsigned ConfigRobustAt = 16;
  localparam int unsigned ConfigRefuseAt = 17;
  localparam int unsigned ConfigFipsAt = 18;
  localparam int unsigned CtrlZeroiseAt = 1;
  localparam int unsigned CtrlStartAt = 0;
  localparam int unsigned CtrlSelftestAt = 2;
  localparam int unsigned CommandLevelAt = 0;
  localparam int unsigned CommandLevelBits = 2;
  localparam int unsigned CommandOperationAt = 2;
  localparam int unsigned CommandOperationBits = 2;
  localparam int unsigned CommandVersionAt = 4;
  localparam int unsigned CommandVersionBits = 2;
  localparam int unsigned CommandWipeAt = 6;
  localparam int unsigned StatusBusyAt = 0;
  localparam int unsigned StatusTransferAt = 1;
  localparam int unsigned StatusDoneAt = 2;
  localparam int unsigned StatusCleanAt = 3;
  localparam int unsigned StatusTestedAt = 4;
  localparam int unsigned StatusAlertAt = 5;
  localparam int unsigned StatusErrorAt = 8;
  localparam int unsigned StatusErrorBits = 4;
  localparam int unsigned StatusValidAt = 16;
  localparam int unsigned StatusValidBits = 6;
  localparam int unsigned IrqEnableDoneAt = 0;
  localparam int unsigned IrqEnableErrorAt = 1;
  localparam int unsigned IrqStatusDoneAt = 0;
  localparam int unsigned IrqStatusErrorAt = 1;
  localparam int unsigned TransferObjectAt = 0;
  localparam int unsigned TransferObjectBits = 3;
  localparam int unsigned TransferReadAt = 3;
  localparam int unsigned TransferStreamAt = 4;
  localparam int unsigned TransferPortAt = 5;
  localparam int unsigned TransferBytesAt = 16;
  localparam int unsigned TransferBytesBits = 12;
  localparam int unsigned LockDkAt = 0;

  localparam logic [3:0] ErrNone = 4'd0;
  localparam logic [3:0] ErrCommand = 4'd1;
  localparam logic [3:0] ErrBusy = 4'd2;
  localparam logic [3:0] ErrLength = 4'd3;
  localparam logic [3:0] ErrMissing = 4'd4;
  localparam logic [3:0] ErrObject = 4'd5;
  localparam logic [3:0] ErrKey = 4'd6;
  localparam logic [3:0] ErrSelftest = 4'd7;
  localparam logic [3:0] ErrMemory = 4'd8;
  localparam logic [3:0] ErrFault = 4'd9;
  localparam logic [3:0] ErrLocked = 4'd10;

  localparam logic [2:0] SeedObject = 3'd0;
  localparam logic [2:0] CoinsObject = 3'd1;
  localparam logic [2:0] EkObject = 3'd2;
  localparam logic [2:0] DkObject = 3'd3;
  localparam logic [2:0] CtObject = 3'd4;
  localparam logic [2:0] SsObject = 3'd5;
  localparam int unsigned Objects = 6;
  localparam logic [Objects-1:0] ObjWritable = 6'd31;

  // First lane of object o of set s = 3 version + level at bits 10 * (Objects * s + o),
  // and its lanes at bits 9 * (Objects * s + o).
  localparam logic [54*10-1:0] ObjAddr = {
    10'd620, 10'd400, 10'd0, 10'd192, 10'd608, 10'd600, 10'd620, 10'd400,
    10'd0, 10'd144, 10'd608, 10'd600, 10'd620, 10'd400, 10'd0, 10'd96,
    10'd608, 10'd600, 10'd620, 10'd400, 10'd0, 10'd192, 10'd608, 10'd600,
    10'd620, 10'd400, 10'd0, 10'd144, 10'd608, 10'd600, 10'd620, 10'd400,
    10'd0, 10'd96, 10'd608, 10'd600, 10'd620, 10'd400, 10'd0, 10'd192,
    10'd608, 10'd600, 10'd620, 10'd400, 10'd0, 10'd144, 10'd608, 10'd600,
    10'd620, 10'd400, 10'd0, 10'd96, 10'd608, 10'd600
  };
  localparam logic [54*9-1:0] ObjLanes = {
    9'd4, 9'd196, 9'd396, 9'd196, 9'd4, 9'd8, 9'd4, 9'd136,
    9'd300, 9'd148, 9'd4, 9'd8, 9'd4, 9'd96, 9'd204, 9'd100,
    9'd4, 9'd8, 9'd4, 9'd196, 9'd396, 9'd196, 9'd4, 9'd8,
    9'd4, 9'd136, 9'd300, 9'd148, 9'd4, 9'd8, 9'd4, 9'd96,
    9'd204, 9'd100, 9'd4, 9'd8, 9'd4, 9'd196, 9'd396, 9'd196,
    9'd4, 9'd8, 9'd4, 9'd136, 9'd300, 9'd148, 9'd4, 9'd8,
    9'd4, 9'd92, 9'd204, 9'd100, 9'd4, 9'd8
  };

  // The self-test (regs/selftest.py): step n at bits 21 * n +: 21 with operation 2,
  // address 10, lanes or program 5, place in TestAnswers 4.
  localparam logic [1:0] TestWrite = 2'd0;
  localparam logic [1:0] TestRun = 2'd1;
  localparam logic [1:0] TestCompare = 2'd2;
  localparam logic [13*21-1:0] TestSteps = {
    21'd3, 21'd1067442, 21'd98305, 21'd5696, 21'd543154, 21'd98305, 21'd18864, 21'd543154,
    21'd86017, 21'd18816, 21'd17170, 21'd73729, 21'd35168
  };
  localparam logic [12*64-1:0] TestAnswers = {
    64'h505b0ca8966135ad,
    64'h5c6ea4639174016d,
    64'ha4a2e0eea341d0c4,
    64'h0052054b1bfba740,
    64'hc5f5c86c1dd92438,
    64'hf4b654d58def27fb,
    64'h8672b7ccf494b487,
    64'h852f1aa60a5c77c5,
    64'h78df57a2799a188a,
    64'h4e922c3089d6d319,
    64'h50867025f02bfa9b,
    64'h8fcd4190cab6c7f8
  };

endpackage
