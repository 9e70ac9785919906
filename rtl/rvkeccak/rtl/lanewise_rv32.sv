// SPDX-License-Identifier: Apache-2.0 OR MIT
// The scalar core: RV32IM, Zicsr, machine mode, two stages (fetch; decode, execute and write).
// Cycles and traps are those of rtl/rvkeccak/doc/architecture.md. Vector instructions leave through
// an issue port that holds the core until it is answered with ready or trap.
module lanewise_rv32
  import lanewise_rv32_pkg::*;
#(
    parameter logic [31:0] VLENB   = '0,  // what the CSRs vlenb and mkeccak read
    parameter logic [31:0] MKECCAK = '0
) (
    input logic        clk,
    input logic        rst_n,
    input logic [31:0] boot_addr, // of the first instruction, a multiple of 4
    input logic        irq,       // external interrupt: a level

    // Memories answer in the cycle after a request, always.
    output logic        instr_req,
    output logic [31:0] instr_addr,
    input  logic [31:0] instr_rdata,
    input  logic        instr_err,

    output logic        data_req,
    output logic        data_we,
    output logic [ 3:0] data_be,
    output logic [31:0] data_addr,   // a multiple of 4, held until the answer has come
    output logic [31:0] data_wdata,
    input  logic [31:0] data_rdata,
    input  logic        data_err,

    output logic        vec_next,        // vec_instr changes to vec_next_instr
    output logic [31:0] vec_next_instr,
    output logic        vec_valid,
    output logic [31:0] vec_instr,
    output logic [31:0] vec_rs1,
    output logic [31:0] vec_rs2,
    input  logic        vec_ready,
    input  logic        vec_trap,
    input  logic [ 4:0] vec_cause,
    input  logic [31:0] vec_tval,
    input  logic        vec_rd_we,
    input  logic [31:0] vec_rd_data,
    input  logic [31:0] vec_vl,
    input  logic [31:0] vec_vtype,

    output logic        retire_valid,
    output logic        retire_trap,
    output logic [31:0] retire_pc,
    output logic [31:0] retire_instr,
    output logic        retire_rd_we,
    output logic [ 4:0] retire_rd,
    output logic [31:0] retire_rd_data
);

  // Where the instruction flow goes next, if not on: decided one cycle ahead, from registers.
  typedef enum logic [1:0] {
    GO_ON,
    GO_BOOT,
    GO_MTVEC,
    GO_MEPC
  } go_e;
  go_e go;

  logic valid, fetch_err, second, leave, trap, mret, jumps, sleeps, interrupt;
  logic done, faulty, branches, branched, misled;
  logic [1:0] low;
  logic [31:0] next_pc, pc, instr, target, mtvec, mepc, sum, alu_result;
  logic [31:0] branch_pc, branch_instr, branch_target;

  lanewise_rv32_fetch fetch (
      .clk,
      .rst_n,
      .instr_req,
      .instr_addr,
      .instr_rdata,
      .instr_err,
      .done,
      .discard(trap | mret | branches),
      .redirect(jumps | (branched & ~misled) | go != GO_ON),
      .target,
      .take(vec_next),
      .next_pc,
      .valid,
      .pc,
      .instr,
      .err(fetch_err)
  );

  always_comb begin
    unique case (go)
      GO_BOOT: target = boot_addr;
      GO_MTVEC: target = mtvec;
      GO_MEPC: target = mepc;
      default: target = branched ? branch_target : {sum[31:1], 1'b0};
    endcase
  end

  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) begin
      go <= GO_BOOT;
      second <= 1'b0;
    end else begin
      go <= trap ? GO_MTVEC : mret ? GO_MEPC : GO_ON;
      second <= valid & ~leave;
    end
  end

  // An interrupt comes before an instruction, never in the midst of it; what is stopped does nothing.
  wire interrupted = interrupt & ~second & ~branched;
  wire stopped = fetch_err | interrupted;

  // An instruction is decoded and reads its registers while it is fetched, so that all that it does
  // begins in registers. What the one before it writes at the end of that cycle is passed on.
  decoded_t d;  // of the fetched word
  unit_e unit;
  alu_op_e alu_op;
  logic subtract, left, shifts, adds, has_rd;
  // What the end of an instruction waits for, if for anything, so that `unit` is not on its way.
  logic at_once, for_second, for_memory, for_muldiv, for_csr, for_vector, for_sleep;
  logic of_alu, of_load, of_jump;  // where its result is from, if not from one of these
  lanewise_rv32_decode decode (
      .instr(instr_rdata),
      .d
  );

  logic [31:0] rdata_a, rdata_b, rd_data;
  lanewise_rv32_regfile regfile (
      .clk,
      .raddr_a(instr_rdata[19:15]),
      .rdata_a,
      .raddr_b(instr_rdata[24:20]),
      .rdata_b,
      .we(retire_rd_we),
      .waddr(instr[11:7]),
      .wdata(rd_data)
  );

  wire writes = valid & has_rd & (unit != UNIT_VECTOR | vec_rd_we) & instr[11:7] != '0;
  wire [31:0] next_rs1 = writes & instr[11:7] == instr_rdata[19:15] ? rd_data : rdata_a;
  wire [31:0] next_rs2 = writes & instr[11:7] == instr_rdata[24:20] ? rd_data : rdata_b;
  logic [31:0] rs1, rs2, operand_a, operand_b;
  always_ff @(posedge clk) begin
    if (vec_next) begin
      {unit, alu_op, has_rd} <= {d.unit, d.alu_op, d.rd_we};
      subtract <= d.alu_op inside {ALU_SUB, ALU_SLT, ALU_SLTU};
      left <= d.alu_op == ALU_SLL;
      at_once <= d.unit inside {UNIT_ALU, UNIT_BRANCH, UNIT_MRET};
      for_second <= d.unit inside {UNIT_LOAD, UNIT_STORE, UNIT_JUMP};
      for_memory <= d.unit inside {UNIT_LOAD, UNIT_STORE};
      for_muldiv <= d.unit == UNIT_MULDIV;
      for_csr <= d.unit == UNIT_CSR;
      for_vector <= d.unit == UNIT_VECTOR;
      for_sleep <= d.unit == UNIT_WFI;
      of_load <= d.unit == UNIT_LOAD;
      of_jump <= d.unit == UNIT_JUMP;
      of_alu <= !(d.unit inside {UNIT_MULDIV, UNIT_LOAD, UNIT_CSR, UNIT_VECTOR, UNIT_JUMP});
      shifts <= d.alu_op inside {ALU_SLL, ALU_SRL, ALU_SRA};
      adds <= d.alu_op inside {ALU_ADD, ALU_SUB};
      rs1 <= next_rs1;
      rs2 <= next_rs2;
      unique case (d.operand_a)
        A_PC: operand_a <= next_pc;
        A_ZERO: operand_a <= '0;
        default: operand_a <= next_rs1;
      endcase
      operand_b <= d.operand_imm ? d.imm : next_rs2;
    end
  end

  lanewise_rv32_alu alu (
      .op(alu_op),
      .subtract,
      .left,
      .shifts,
      .adds,
      .a(operand_a),
      .b(operand_b),
      .sum,
      .low,
      .result(alu_result)
  );

  logic muldiv_ready;
  logic [31:0] muldiv_result;
  lanewise_rv32_muldiv muldiv (
      .clk,
      .rst_n,
      .valid(valid & ~stopped & unit == UNIT_MULDIV),
      .second,
      .funct3(instr[14:12]),
      .a(rs1),
      .b(rs2),
      .ready(muldiv_ready),
      .result(muldiv_result)
  );

  logic misaligned;
  logic [31:0] load_data;
  lanewise_rv32_lsu lsu (
      .funct3(instr[14:12]),
      .offset(low),
      .store_data(rs2),
      .rdata(data_rdata),
      .misaligned,
      .be(data_be),
      .wdata(data_wdata),
      .load_data
  );
  wire memory = unit == UNIT_LOAD | unit == UNIT_STORE;
  assign data_req  = valid & ~stopped & memory & ~misaligned & ~second;
  assign data_we   = unit == UNIT_STORE;
  assign data_addr = {sum[31:2], 2'b00};

  logic csr_illegal;
  logic [31:0] csr_rdata, tval;
  logic [4:0] cause;
  lanewise_rv32_csr #(
      .VLENB  (VLENB),
      .MKECCAK(MKECCAK)
  ) csr (
      .clk,
      .rst_n,
      .access(valid & ~stopped & unit == UNIT_CSR),
      .addr(instr[31:20]),
      .funct3(instr[14:12]),
      .rs1(instr[19:15]),
      .rs1_data(rs1),
      .rdata(csr_rdata),
      .illegal(csr_illegal),
      .advance(vec_next),
      .next_addr(instr_rdata[31:20]),
      .next_kind(instr_rdata[13:12]),
      .next_rs1(instr_rdata[19:15]),
      .retire(valid & done),
      .misled,
      .irq,
      .sleeps,
      .interrupt,
      .trap,
      .interrupted,
      .cause,
      .tval,
      .pc(retire_pc[31:2]),
      .mret,
      .mtvec,
      .mepc,
      .vl(vec_vl),
      .vtype(vec_vtype)
  );

  assign vec_next_instr = instr_rdata;
  assign vec_valid = valid & ~stopped & unit == UNIT_VECTOR;
  assign vec_instr = instr;
  assign vec_rs1   = rs1;
  assign vec_rs2   = rs2;

  // A branch compares apart from the ALU, which adds its target. With their signs inverted, signed
  // numbers are in the order of unsigned ones. The comparison is late: nothing waits for it but two
  // flip-flops and the trace. A branch always makes way for what follows it; if it is taken, that is
  // dropped, and the branch ends in its second cycle, `branched`, in which nothing else is executed.
  wire [31:0] sign = {~instr[13], 31'b0};
  wire less = (rs1 ^ sign) < (rs2 ^ sign);
  wire branch_taken = (instr[14] ? less : rs1 == rs2) ^ instr[12];
  assign branches = valid & ~stopped & unit == UNIT_BRANCH & branch_taken;
  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) branched <= 1'b0;
    else branched <= branches;
  end
  always_ff @(posedge clk) begin
    {branch_pc, branch_instr, branch_target} <= {pc, instr, sum[31:1], 1'b0};
  end
  assign misled = branched & branch_target[1];

  // One instruction, cycle by cycle: done in its last one, or faulty, never both. That it is faulty
  // is late, as of the vector unit, and what it would write or fetch does not wait for it.
  assign done = ~stopped & (at_once | (for_second & second & ~(for_memory & data_err)) |
      (for_muldiv & muldiv_ready) | (for_csr & ~csr_illegal) | (for_vector & vec_ready) |
      (for_sleep & ~sleeps));
  always_comb begin
    faulty = 1'b0;
    cause  = CAUSE_ILLEGAL;
    tval   = instr;
    unique case (unit)
      UNIT_ALU, UNIT_BRANCH, UNIT_MRET, UNIT_MULDIV, UNIT_WFI: ;
      UNIT_CSR: faulty = csr_illegal;
      UNIT_LOAD, UNIT_STORE: begin
        faulty = second ? data_err : misaligned;
        tval   = sum;
        if (second) cause = data_we ? CAUSE_STORE_FAULT : CAUSE_LOAD_FAULT;
        else cause = data_we ? CAUSE_STORE_MISALIGNED : CAUSE_LOAD_MISALIGNED;
      end
      UNIT_JUMP: begin
        faulty = ~second & low[1];
        cause  = CAUSE_FETCH_MISALIGNED;
        tval   = {sum[31:1], 1'b0};
      end
      UNIT_VECTOR: begin
        faulty = vec_trap;
        cause  = vec_cause;
        tval   = vec_tval;
      end
      UNIT_ECALL, UNIT_EBREAK: begin
        faulty = 1'b1;
        cause  = unit == UNIT_ECALL ? CAUSE_ECALL : CAUSE_EBREAK;
        tval   = '0;
      end
      default: faulty = 1'b1;
    endcase
    if (stopped) begin
      faulty = 1'b1;
      cause  = interrupted ? CAUSE_EXTERNAL : CAUSE_FETCH_FAULT;
      tval   = interrupted ? '0 : pc;
    end
    if (branched) begin
      cause = CAUSE_FETCH_MISALIGNED;
      tval  = branch_target;
    end
  end

  assign trap  = (valid & faulty) | misled;
  assign leave = valid & (done | faulty);
  assign mret  = valid & done & unit == UNIT_MRET;
  assign jumps = valid & ~stopped & unit == UNIT_JUMP & ~second & ~low[1];

  assign rd_data = ({32{of_alu}} & alu_result) | ({32{for_muldiv}} & muldiv_result) |
      ({32{of_load}} & load_data) | ({32{for_csr}} & csr_rdata) |
      ({32{for_vector}} & vec_rd_data) | ({32{of_jump}} & (pc + 32'd4));

  assign retire_valid = (leave & ~branches) | branched;
  assign retire_trap = trap;
  assign retire_pc = branched ? branch_pc : pc;
  assign retire_instr = branched ? branch_instr : fetch_err ? '0 : instr;
  assign retire_rd = instr[11:7];
  assign retire_rd_data = rd_data;
  assign retire_rd_we = done & writes;

endmodule
