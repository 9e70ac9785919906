// SPDX-License-Identifier: Apache-2.0 OR MIT
// The scalar core beside the architecture: registers, program counter and CSRs as the RISC-V
// manuals have them, an instruction at a time: at most two cycles behind another it is there, and
// one or two later it has done what the manuals say, or waits for an interrupt, the vector unit, or
// the multiplier and divider, which may answer anything at any time. The program does not change.

// One instruction: what it does to registers, and where the program goes on.
module rv32_manual (
    input  logic [31:0] word,
    input  logic [31:0] pc,
    input  logic [31:0] a,        // of register rs1
    input  logic [31:0] b,        // of register rs2
    input  logic        wrong,
    output logic        compute,
    output logic        muldiv,
    output logic        load,
    output logic        store,
    output logic        branch,
    output logic        jump,
    output logic        csr,
    output logic        vector,
    output logic        mret,
    output logic        wfi,
    output logic        ecall,
    output logic        ebreak,
    output logic        writes,   // register rd, if it is not x0
    output logic [31:0] value,    // of compute and jump, for that
    output logic        taken,
    output logic [31:0] target,   // of a jump or a branch
    output logic [31:0] address   // of a load or a store
);
  wire signed [31:0] signed_a = a;
  wire signed [31:0] i = 32'(signed'(word[31:20]));
  wire [31:0] j = 32'(signed'({word[31], word[19:12], word[20], word[30:21], 1'b0}));
  wire [31:0] u = {word[31:12], 12'b0};
  wire [4:0] by = word[5] ? b[4:0] : word[24:20];
  wire signed [31:0] second = word[5] ? signed'(b) : i;

  always_comb begin
    {compute, muldiv, load, store, branch, jump, csr, vector, mret, wfi, ecall, ebreak} = '0;
    {writes, taken, value} = '0;
    target = pc + 32'(signed'({word[31], word[7], word[30:25], word[11:8], 1'b0}));
    address = a + (word[5] ? 32'(signed'({word[31:25], word[11:7]})) : i);
    casez (word)
      32'b???????_?????_?????_???_?????_0110111: {compute, value} = {1'b1, u};
      32'b???????_?????_?????_???_?????_0010111: {compute, value} = {1'b1, pc + u};
      // Arithmetic, of two registers or of one and an immediate.
      32'b???????_?????_?????_000_?????_0010011, 32'b0000000_?????_?????_000_?????_0110011:
      {compute, value} = {1'b1, a + second};
      32'b0100000_?????_?????_000_?????_0110011: {compute, value} = {1'b1, a - b};
      32'b0000000_?????_?????_001_?????_0?10011: {compute, value} = {1'b1, a << by};
      32'b???????_?????_?????_010_?????_0010011, 32'b0000000_?????_?????_010_?????_0110011:
      {compute, value} = {1'b1, 31'b0, signed_a < second};
      32'b???????_?????_?????_011_?????_0010011, 32'b0000000_?????_?????_011_?????_0110011:
      {compute, value} = {1'b1, 31'b0, a < unsigned'(second)};
      32'b???????_?????_?????_100_?????_0010011, 32'b0000000_?????_?????_100_?????_0110011:
      {compute, value} = {1'b1, a ^ second};
      32'b0000000_?????_?????_101_?????_0?10011: {compute, value} = {1'b1, a >> by};
      32'b0100000_?????_?????_101_?????_0?10011:
      {compute, value} = {1'b1, unsigned'(signed_a >>> by) ^ 32'(wrong)};
      32'b???????_?????_?????_110_?????_0010011, 32'b0000000_?????_?????_110_?????_0110011:
      {compute, value} = {1'b1, a | second};
      32'b???????_?????_?????_111_?????_0010011, 32'b0000000_?????_?????_111_?????_0110011:
      {compute, value} = {1'b1, a & second};
      32'b0000001_?????_?????_???_?????_0110011: muldiv = 1'b1;
      // Memory: bytes, halves, words; with sign or, of loads, without.
      32'b???????_?????_?????_00?_?????_0000011, 32'b???????_?????_?????_010_?????_0000011,
      32'b???????_?????_?????_10?_?????_0000011: load = 1'b1;
      32'b???????_?????_?????_00?_?????_0100011, 32'b???????_?????_?????_010_?????_0100011:
      store = 1'b1;
      // beq, bne, blt, bge, bltu, bgeu
      32'b???????_?????_?????_000_?????_1100011: {branch, taken} = {1'b1, a == b};
      32'b???????_?????_?????_001_?????_1100011: {branch, taken} = {1'b1, a != b};
      32'b???????_?????_?????_100_?????_1100011: {branch, taken} = {1'b1, signed_a < signed'(b)};
      32'b???????_?????_?????_101_?????_1100011: {branch, taken} = {1'b1, signed_a >= signed'(b)};
      32'b???????_?????_?????_110_?????_1100011: {branch, taken} = {1'b1, a < b};
      32'b???????_?????_?????_111_?????_1100011: {branch, taken} = {1'b1, a >= b};
      32'b???????_?????_?????_???_?????_1101111: {jump, target} = {1'b1, pc + j};
      32'b???????_?????_?????_000_?????_1100111: {jump, target} = {1'b1, (a + i) & ~32'd1};
      // fence does nothing here; fence.i fetches again what comes after it.
      32'b???????_?????_?????_000_?????_0001111: compute = 1'b1;
      32'b???????_?????_?????_001_?????_0001111: {jump, target} = {1'b1, pc + 32'd4};
      32'h00000073: ecall = 1'b1;
      32'h00100073: ebreak = 1'b1;
      32'h30200073: mret = 1'b1;
      32'h10500073: wfi = 1'b1;
      32'b???????_?????_?????_?01_?????_1110011, 32'b???????_?????_?????_?1?_?????_1110011:
      csr = 1'b1;
      // OP-V, LOAD-FP, STORE-FP, custom-1, OP-VE: the vector unit's.
      32'b???????_?????_?????_???_?????_1010111, 32'b???????_?????_?????_???_?????_0?00111,
      32'b???????_?????_?????_???_?????_0101011, 32'b???????_?????_?????_???_?????_1110111:
      vector = 1'b1;
      default: ;
    endcase
    if (jump) value = pc + 32'd4;
    writes = ((compute || jump) && word[6:2] != 5'b00011) || muldiv || load || csr;
  end
endmodule

// CSRs of machine mode as rtl/rvkeccak/doc/architecture.md has them: what one reads, and what an
// instruction leaves there.
module csr_manual #(
    parameter logic [31:0] VLENB = '0,
    parameter logic [31:0] MKECCAK = '0
) (
    input  logic [31:0] word,
    input  logic [31:0] a,
    input  logic        mie,
    input  logic        mpie,
    input  logic        meie,
    input  logic        meip,
    input  logic [31:0] mtvec,
    input  logic [31:0] mscratch,
    input  logic [31:0] mepc,
    input  logic [31:0] mcause,
    input  logic [31:0] mtval,
    input  logic [63:0] cycles,
    input  logic [63:0] retired,
    input  logic [31:0] vl,
    input  logic [31:0] vtype,
    output logic        illegal,
    output logic        changes,
    output logic [31:0] was,
    output logic [31:0] becomes
);
  wire [31:0] operand = word[14] ? {27'b0, word[19:15]} : a;
  logic exists;
  always_comb begin
    exists = 1'b1;
    was = '0;
    case (word[31:20])
      12'h008, 12'h310, 12'hf11, 12'hf12, 12'hf13, 12'hf14, 12'hf15: ;
      12'h300: was = 32'h8000_1e00 + (mpie ? 32'd128 : 32'd0) + (mie ? 32'd8 : 32'd0);
      12'h301: was = 32'h4080_1100;
      12'h304: was = meie ? 32'd2048 : 32'd0;
      12'h305: was = mtvec;
      12'h340: was = mscratch;
      12'h341: was = mepc;
      12'h342: was = mcause;
      12'h343: was = mtval;
      12'h344: was = meip ? 32'd2048 : 32'd0;
      12'hb00, 12'hc00: was = cycles[31:0];
      12'hb02, 12'hc02: was = retired[31:0];
      12'hb80, 12'hc80: was = cycles[63:32];
      12'hb82, 12'hc82: was = retired[63:32];
      12'hc20: was = vl;
      12'hc21: was = vtype;
      12'hc22: was = VLENB;
      12'hfc0: was = MKECCAK;
      default: exists = 1'b0;
    endcase
    // csrrw and csrrwi write always, the others if there is something to set or to clear.
    changes = word[13:12] == 2'b01 || word[19:15] != '0;
    illegal = !exists || (changes && word[31:30] == 2'b11);
    case (word[13:12])
      2'b10: becomes = was | operand;
      2'b11: becomes = was & ~operand;
      default: becomes = operand;
    endcase
  end
endmodule

// In the place of the core's unit: any answer, at any time.
module lanewise_rv32_muldiv (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        valid,
    input  logic        second,
    input  logic [ 2:0] funct3,
    input  logic [31:0] a,
    input  logic [31:0] b,
    output logic        ready,
    output logic [31:0] result
);
  assign ready  = prove_scalar.muldiv_ready;
  assign result = prove_scalar.muldiv_result;
endmodule

module prove_scalar (
    input  logic        clk,
    // Any of each, the same over time: a register; where the program begins; an address, and what
    // is there.
    input  logic [ 4:0] any,
    input  logic [31:0] boot,
    input  logic [31:0] place,
    input  logic [31:0] there,
    input  logic        there_err,
    input  logic [31:0] instr_rdata,
    input  logic        instr_err,
    input  logic [31:0] data_rdata,
    input  logic        data_err,
    input  logic        irq,
    input  logic        muldiv_ready,
    input  logic [31:0] muldiv_result,
    input  logic        vec_ready,
    input  logic        vec_trap,
    input  logic [ 4:0] vec_cause,
    input  logic [31:0] vec_tval,
    input  logic        vec_rd_we,
    input  logic [31:0] vec_rd_data,
    input  logic [31:0] vec_vl,
    input  logic [31:0] vec_vtype,
    output logic        good
);
  import lanewise_rv32_pkg::*;
  localparam logic [31:0] Vlenb = 32'd40, Mkeccak = 32'h0001_0301;

  // In reset in the first cycle alone.
  logic running;
  initial running = 1'b0;
  always_ff @(posedge clk) running <= 1'b1;

  logic instr_req, data_req, data_we, vec_next, vec_valid;
  logic retire_valid, retire_trap, retire_rd_we;
  logic [3:0] data_be;
  logic [4:0] retire_rd;
  logic [31:0] instr_addr, data_addr, data_wdata, vec_next_instr, vec_instr, vec_rs1, vec_rs2;
  logic [31:0] retire_pc, retire_instr, retire_rd_data;
  lanewise_rv32 #(
      .VLENB  (Vlenb),
      .MKECCAK(Mkeccak)
  ) u_core (
      .rst_n(running),
      .boot_addr(boot),
      .*
  );

  // What is promised to the core.
  logic fair, fair_q, asked_q, there_err_q;
  logic [ 4:0] any_q;
  logic [31:0] boot_q, place_q, there_q;
  initial fair_q = 1'b1;
  assign fair = fair_q && boot[1:0] == '0 && !(vec_ready && vec_trap) &&
      (!running || ({any, boot, place, there, there_err} ==
      {any_q, boot_q, place_q, there_q, there_err_q} &&
      (!asked_q || {instr_rdata, instr_err} == {there, there_err})));
  always_ff @(posedge clk) begin
    fair_q <= fair;
    {any_q, boot_q, place_q, there_q, there_err_q} <= {any, boot, place, there, there_err};
    asked_q <= instr_addr == place;
  end

  // The architecture.
  logic mie, mpie, meie, meip;
  logic [31:0] pc, mtvec, mscratch, mepc, mcause, mtval;
  logic [63:0] cycles, retired;

  // The instruction in the execute stage, and whether there is one, are what the core says.
  logic began_q;
  wire there_is = u_core.valid;
  wire first = there_is && !began_q;
  wire [31:0] word = u_core.instr;
  wire [31:0] a = word[19:15] == '0 ? '0 : u_core.regfile.x[word[19:15]];
  wire [31:0] b = word[24:20] == '0 ? '0 : u_core.regfile.x[word[24:20]];
  logic compute, muldiv, load, store, branch, jump, csr, vector, mret, wfi, ecall, ebreak;
  logic writes, taken, csr_illegal, csr_changes;
  logic [31:0] value, target, address, csr_was, csr_becomes;
  rv32_manual u_manual (
      .pc(u_core.pc),
      .wrong(1'(`WRONG)),
      .*
  );
  csr_manual #(
      .VLENB  (Vlenb),
      .MKECCAK(Mkeccak)
  ) u_csr_manual (
      .vl(vec_vl),
      .vtype(vec_vtype),
      .illegal(csr_illegal),
      .changes(csr_changes),
      .was(csr_was),
      .becomes(csr_becomes),
      .*
  );

  // Memory, little-endian.
  wire [1:0] size = word[13:12];
  wire misaligned = size == 2'd1 ? address[0] : size == 2'd2 && address[1:0] != '0;
  logic [3:0] bytes;
  logic [31:0] loaded;
  always_comb begin
    bytes  = '0;
    loaded = '0;
    for (int k = 0; k < 4; k++) begin
      if (k < (1 << size)) begin
        bytes[2'(address[1:0]+k)] = 1'b1;
        loaded[8*k+:8] = data_rdata[8*2'(address[1:0]+k)+:8];
      end
    end
    if (!word[14] && size == 2'd0) loaded[31:8] = {24{loaded[7]}};
    if (!word[14] && size == 2'd1) loaded[31:16] = {16{loaded[15]}};
  end
  logic stored_right;
  always_comb begin
    stored_right = data_be == bytes;
    for (int k = 0; k < 4; k++) begin
      if (k < (1 << size) && data_wdata[8*2'(address[1:0]+k)+:8] != b[8*k+:8]) stored_right = 1'b0;
    end
  end

  // How this cycle ends the instruction, if it does.
  logic ends, traps, interrupted, went_q;
  logic [4:0] cause;
  logic [31:0] tval, went_pc_q, went_word_q, went_target_q;
  wire err = u_core.fetch_err;
  wire executes = there_is && !err && !interrupted;
  assign interrupted = first && mie && meie && meip;
  always_comb begin
    {ends, traps, cause} = {2'b00, CAUSE_ILLEGAL};
    tval = word;
    if (interrupted) {traps, cause, tval} = {there_is, CAUSE_EXTERNAL, 32'b0};
    else if (err) {traps, cause, tval} = {there_is, CAUSE_FETCH_FAULT, u_core.pc};
    else if (there_is) begin
      if (compute || mret || branch) ends = !(branch && taken);
      else if (muldiv) ends = muldiv_ready;
      else if (load || store) begin
        tval  = address;
        if (first) begin
          traps = misaligned;
          cause = load ? CAUSE_LOAD_MISALIGNED : CAUSE_STORE_MISALIGNED;
        end else begin
          traps = data_err;
          ends = !data_err;
          cause = load ? CAUSE_LOAD_FAULT : CAUSE_STORE_FAULT;
        end
      end else if (jump) begin
        ends  = !first;
        traps = first && target[1];
        {cause, tval} = {CAUSE_FETCH_MISALIGNED, target};
      end else if (csr) {ends, traps} = {!csr_illegal, csr_illegal};
      else if (wfi) ends = !meie || meip;
      else if (vector) {ends, traps, cause, tval} = {vec_ready, vec_trap, vec_cause, vec_tval};
      else if (ecall) {traps, cause, tval} = {1'b1, CAUSE_ECALL, 32'b0};
      else if (ebreak) {traps, cause, tval} = {1'b1, CAUSE_EBREAK, 32'b0};
      else traps = 1'b1;
    end
    // A branch that is taken ends in the cycle after its own.
    if (went_q) begin
      ends  = !went_target_q[1];
      traps = went_target_q[1];
      {cause, tval} = {CAUSE_FETCH_MISALIGNED, went_target_q};
    end
  end
  always_ff @(posedge clk) begin
    went_q <= running && executes && branch && taken;
    began_q <= running && there_is && !ends && !traps && !(executes && branch && taken);
    {went_pc_q, went_word_q, went_target_q} <= {u_core.pc, word, target};
  end

  // Cycles without an instruction.
  logic [1:0] idle_q;
  always_ff @(posedge clk) begin
    if (!running || there_is || went_q) idle_q <= '0;
    else idle_q <= idle_q + 2'd1;
  end

  wire writes_csr = executes && csr && !csr_illegal && csr_changes;
  wire [11:0] number = word[31:20];
  always_ff @(posedge clk) begin
    meip <= running && irq;
    cycles <= cycles + 64'd1;
    if (ends) begin
      pc <= mret && !went_q ? mepc : jump && !went_q ? target : went_q ? went_target_q : pc + 32'd4;
      retired <= retired + 64'd1;
    end
    if (executes && mret) {mie, mpie} <= {mpie, 1'b1};
    if (writes_csr) begin
      case (number)
        12'h300: {mie, mpie} <= {csr_becomes[3], csr_becomes[7]};
        12'h304: meie <= csr_becomes[11];
        12'h305: mtvec <= csr_becomes & ~32'd3;
        12'h340: mscratch <= csr_becomes;
        12'h341: mepc <= csr_becomes & ~32'd3;
        12'h342: mcause <= csr_becomes & 32'h8000_001f;
        12'h343: mtval <= csr_becomes;
        12'hb00: cycles <= {cycles[63:32], csr_becomes};
        12'hb80: cycles <= {csr_becomes, cycles[31:0]};
        12'hb02: retired <= {retired[63:32], csr_becomes};
        12'hb82: retired <= {csr_becomes, retired[31:0]};
        default: ;
      endcase
    end
    if (traps) begin
      {pc, mepc, mtval, mcause} <= {mtvec, pc, tval, interrupted, 26'b0, cause};
      {mie, mpie} <= {1'b0, mie};
    end
    if (!running) begin
      {mie, mpie, meie, mtvec, cycles, retired} <= '0;
      // These have no value then, so that any will do.
      {mscratch, mepc, mtval} <= {u_core.csr.mscratch, u_core.mepc, u_core.csr.mtval};
      mcause <= {u_core.csr.mcause_interrupt, 26'b0, u_core.csr.mcause};
      pc <= boot;
    end
  end

  // What is seen of the core.
  wire access = executes && first && (load || store) && !misaligned;
  wire result = ends && !went_q && (vector ? vec_rd_we : writes) && word[11:7] != '0;
  logic [31:0] result_value;
  assign result_value = muldiv ? muldiv_result : load ? loaded : csr ? csr_was :
      vector ? vec_rd_data : value;
  logic shown;
  assign shown = retire_valid == (ends || traps) && (!retire_valid || (retire_trap == traps &&
      retire_pc == pc && retire_instr == (went_q ? went_word_q : err ? '0 : word))) &&
      retire_rd_we == result &&
      (!result || (retire_rd == word[11:7] && retire_rd_data == result_value)) &&
      data_req == access && (!access || (data_we == store && data_addr == {address[31:2], 2'b00} &&
      (!store || stored_right))) &&
      vec_valid == (executes && vector) &&
      (!vec_valid || {vec_instr, vec_rs1, vec_rs2} == {word, a, b}) &&
      (!executes || !muldiv || {u_core.muldiv.valid, u_core.muldiv.funct3, u_core.muldiv.a,
      u_core.muldiv.b} == {1'b1, word[14:12], a, b});

  // Registers: the one that was written has it, `any` other has what it had.
  logic result_q, running_q;
  logic [4:0] result_rd_q;
  logic [31:0] result_value_q, any_value_q;
  wire [31:0] any_value = u_core.regfile.x[any];
  initial running_q = 1'b0;
  always_ff @(posedge clk) begin
    running_q <= running;
    {result_q, result_rd_q, result_value_q} <= {result, word[11:7], result_value};
    any_value_q <= any_value;
  end
  wire kept = !running_q ||
      any_value == (result_q && result_rd_q == any ? result_value_q : any_value_q);

  // Without these, which the core keeps, the step from a cycle to the next can't be taken.
  logic state, fetched, prepared;
  decoded_t d;
  lanewise_rv32_decode u_again (
      .instr(word),
      .d(d)
  );
  wire late = u_core.csr.trap_q;
  assign state = u_core.csr.mip_meip == meip && u_core.csr.mie_meie == meie &&
      {u_core.mtvec, u_core.csr.mscratch, u_core.csr.mcycle} == {mtvec, mscratch, cycles} &&
      u_core.csr.minstret == retired + 64'(went_q) + 64'(late && u_core.csr.misled_q) &&
      {u_core.csr.mstatus_mie, u_core.csr.mstatus_mpie} == {late ? mpie : mie, late ?
      u_core.csr.mstatus_mpie : mpie} && !(late && mie) &&
      mepc == (late ? {u_core.csr.pc_q, 2'b00} : u_core.mepc) &&
      mtval == (late ? u_core.csr.tval_q : u_core.csr.mtval) &&
      mcause == (late ? {u_core.csr.interrupted_q, 26'b0, u_core.csr.cause_q} :
      {u_core.csr.mcause_interrupt, 26'b0, u_core.csr.mcause});
  // Where the core goes: on, to its first instruction, to mtvec, to mepc.
  logic goes_right;
  always_comb begin
    case (u_core.go)
      2'd1: goes_right = pc == boot && !u_core.fetch.pending && !late;
      2'd2: goes_right = pc == mtvec && u_core.fetch.pending && late;
      2'd3: goes_right = pc == mepc && u_core.fetch.pending && !late;
      default:
      goes_right = u_core.fetch.pending && !late &&
          (there_is || went_q || u_core.fetch.addr == pc);
    endcase
  end
  assign fetched = pc[1:0] == '0 && goes_right && asked_q == (u_core.fetch.addr == place) &&
      (u_core.go == 2'd0 || (!there_is && !went_q)) && u_core.branched == went_q &&
      (!went_q || (!there_is && pc == went_pc_q && {u_core.branch_pc, u_core.branch_instr,
      u_core.branch_target} == {went_pc_q, went_word_q, went_target_q})) &&
      (!there_is || (u_core.pc == pc &&
      u_core.fetch.addr == (jump && !first ? target : pc + 32'd4) &&
      (pc != place || {word, err} == {there, there_err})));
  // What was decoded while it was fetched, and the operands.
  assign prepared = there_is ? u_core.rs1 == a && u_core.rs2 == b &&
      {u_core.unit, u_core.alu_op, u_core.has_rd} == {d.unit, d.alu_op, d.rd_we} &&
      u_core.operand_a == (d.operand_a == A_PC ? pc : d.operand_a == A_ZERO ? '0 : a) &&
      u_core.operand_b == (d.operand_imm ? d.imm : b) &&
      u_core.subtract == (d.alu_op inside {ALU_SUB, ALU_SLT, ALU_SLTU}) &&
      u_core.left == (d.alu_op == ALU_SLL) &&
      u_core.shifts == (d.alu_op inside {ALU_SLL, ALU_SRL, ALU_SRA}) &&
      u_core.adds == (d.alu_op inside {ALU_ADD, ALU_SUB}) &&
      {u_core.at_once, u_core.for_second, u_core.for_memory, u_core.for_muldiv, u_core.for_csr,
      u_core.for_vector, u_core.for_sleep} == {d.unit inside {UNIT_ALU, UNIT_BRANCH, UNIT_MRET},
      d.unit inside {UNIT_LOAD, UNIT_STORE, UNIT_JUMP}, d.unit inside {UNIT_LOAD, UNIT_STORE},
      d.unit == UNIT_MULDIV, d.unit == UNIT_CSR, d.unit == UNIT_VECTOR, d.unit == UNIT_WFI} &&
      {u_core.of_load, u_core.of_jump} == {d.unit == UNIT_LOAD, d.unit == UNIT_JUMP} &&
      u_core.of_alu ==
      !(d.unit inside {UNIT_MULDIV, UNIT_LOAD, UNIT_CSR, UNIT_VECTOR, UNIT_JUMP}) &&
      u_core.second == began_q && !(began_q && err) : !u_core.second && !began_q;
  assign good = !running || !fair || (idle_q < 2'd2 + 2'(there_is || went_q) &&
      shown && kept && state && fetched && prepared);
endmodule
