// SPDX-License-Identifier: Apache-2.0 OR MIT
// A model for the bench alone, with the ports of lanewise_mlkem_core and no cryptography: programs take a
// random number of cycles and leave sums of their inputs (top/scenarios.py has the same sums). Of the
// self-test's inputs it gives the known answers. With wipe_i seeds, coins and secrets are zeros after a
// program, and what is before a public key alone.
//   +dirty=A  lane A is not erased; +answer=N  known answer N (12 to 15: of the first decapsulation)
//   is wrong; either way in +bit=N alone, if it is given
//   +length=N  programs and erasing take N cycles, and the memory is always ready
module bench_core #(
    parameter int unsigned ENGINES = 2,
    parameter int unsigned ROUNDS = 1
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        start_i,
    input  logic [ 4:0] program_i,
    output logic        busy_o,
    output logic        done_o,
    output logic        error_o,
    input  logic        zeroise_i,
    input  logic        wipe_i,
    input  logic        keep_dk_i,
    input  logic        host_valid_i,
    output logic        host_ready_o,
    input  logic        host_write_i,
    input  logic [ 9:0] host_addr_i,
    input  logic [63:0] host_wdata_i,
    output logic        host_rvalid_o,
    output logic [63:0] host_rdata_o
);
  import lanewise_mlkem_regs_pkg::*;
  localparam logic [63:0] Bad = 64'hbadbadbadbadbad0;
  localparam logic [63:0] Odd = 64'h9e3779b97f4a7c15;

  reg [63:0] mem[1024];
  reg [31:0] noise, left;
  reg [63:0] acc;
  reg erasing, failing, kat, first;
  reg [4:0] running;
  integer dirty, answer, bad_bit, length, i, k, op, ek, ek_lanes, dk_lanes, ct_lanes, set;
  initial begin
    if (!$value$plusargs("dirty=%d", dirty)) dirty = -1;
    if (!$value$plusargs("answer=%d", answer)) answer = -1;
    if (!$value$plusargs("bit=%d", bad_bit)) bad_bit = -1;
    if (!$value$plusargs("length=%d", length)) length = 0;
    if (!$value$plusargs("seed=%d", noise)) noise = 1;
    noise = noise ^ 32'h2545f491;
    kat = 1'b0;
    first = 1'b0;
    for (i = 0; i < 1024; i = i + 1) mem[i] = {32'hdeadbeef, i};
  end

  function [63:0] known(input integer n, input integer as);
    known = TestAnswers[64*n+:64] ^ ({63'b0, as == answer} << (bad_bit < 0 ? 0 : bad_bit));
  endfunction

  // The sums; `failing` if an input check fails.
  task execute;
    begin
      set = running % 3 + 3 * (running / 9);
      op = running / 3 % 3;
      k = running % 3 + 2;
      ek = 48 * k;
      ek_lanes = ObjLanes[9*(6*set+2)+:9];
      dk_lanes = ObjLanes[9*(6*set+3)+:9];
      ct_lanes = ObjLanes[9*(6*set+4)+:9];
      acc = {59'b0, running};
      failing = 1'b0;
      if (op == 0) begin
        for (i = 600; i < 608; i = i + 1) acc = acc * Odd + mem[i];
        for (i = 0; i < dk_lanes; i = i + 1) mem[i] = acc ^ (Odd * i);
        kat = running == 18;
        for (i = 0; i < 8; i = i + 1) if (mem[600+i] != {8{8'(i)}}) kat = 1'b0;
        if (kat) for (i = 0; i < 4; i = i + 1) mem[196+i] = known(i, i);
      end else if (op == 1) begin
        failing = running >= 18 && mem[ek] == Bad;
        for (i = ek; i < ek + ek_lanes; i = i + 1) acc = acc * Odd + mem[i];
        for (i = 608; i < 612; i = i + 1) acc = acc * Odd + mem[i];
        for (i = 0; i < ct_lanes; i = i + 1) mem[400+i] = acc + Odd * i;
        for (i = 0; i < 4; i = i + 1) mem[620+i] = ~acc + i;
        if (kat && mem[611] == {8{8'h33}}) begin
          for (i = 0; i < 4; i = i + 1) mem[620+i] = known(4 + i, 4 + i);
          first = 1'b1;
        end
      end else begin
        failing = running >= 18 && mem[0] == Bad;
        for (i = 0; i < dk_lanes; i = i + 1) acc = acc * Odd + mem[i];
        for (i = 400; i < 400 + ct_lanes; i = i + 1) acc = acc * Odd + mem[i];
        if (!kat) for (i = 0; i < 4; i = i + 1) mem[620+i] = acc + i;
        else if (first) begin
          // Without an answer, that which was there would be found.
          for (i = 0; i < 4; i = i + 1)
            if (12 + i != answer) mem[620+i] = known(4 + i, 4 + i);
          first = 1'b0;
        end else for (i = 0; i < 4; i = i + 1)
          mem[620+i] = mem[400] == {8{8'h90}} ? known(8 + i, 8 + i) : acc;
      end
      // Secrets that no object holds.
      for (i = 624; i < 644; i = i + 1) mem[i] = acc ^ Odd;
      if (wipe_i) begin
        if (op == 0) for (i = 620; i < 624; i = i + 1) mem[i] = 64'b0;
        if (op != 0 && !keep_dk_i) for (i = 0; i < ek; i = i + 1) mem[i] = 64'b0;
        for (i = 600; i < 1024; i = i + 1) if (i < 620 || i > 623) mem[i] = 64'b0;
      end
    end
  endtask

  function [31:0] step(input [31:0] x);
    reg [31:0] y;
    begin
      y = x ^ (x << 13);
      y = y ^ (y >> 17);
      step = y ^ (y << 5);
    end
  endfunction

  reg busy, done, error, stall, rvalid;
  reg [63:0] rdata;
  assign busy_o = busy;
  assign done_o = done;
  assign error_o = error;
  assign host_ready_o = !busy && !stall;
  assign host_rvalid_o = rvalid;
  assign host_rdata_o = rvalid ? rdata : Odd;
  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy <= 1'b1;
      erasing <= 1'b1;
      failing = 1'b0;
      left <= 50;
      done <= 1'b0;
      error <= 1'b0;
      stall <= 1'b0;
      rvalid <= 1'b0;
    end else begin
      noise <= step(noise);
      stall <= noise[9:8] == 2'd0 && length == 0;
      done <= 1'b0;
      rvalid <= host_valid_i && host_ready_o && !host_write_i;
      if (host_valid_i && host_ready_o) begin
        if (host_write_i) mem[host_addr_i] <= host_wdata_i;
        rdata <= mem[host_addr_i];
      end
      if (zeroise_i) begin
        busy <= 1'b1;
        erasing <= 1'b1;
        failing = 1'b0;
        left <= length != 0 ? length : {26'b0, noise[17:12]} + 2;
      end else if (busy) begin
        left <= left - 1;
        if (left == 1) begin
          if (erasing) begin
            for (i = 0; i < 1024; i = i + 1) mem[i] = i != dirty ? 64'b0 : bad_bit < 0 ? Odd : 64'b1 << bad_bit;
            busy <= 1'b0;
            erasing <= 1'b0;
            done <= failing;
            error <= failing;
          end else begin
            if (running <= 26) execute;
            else failing = 1'b1;
            erasing <= failing;
            busy <= failing;
            done <= !failing;
            left <= 30;
          end
        end
      end else if (start_i) begin
        busy <= 1'b1;
        error <= 1'b0;
        running <= program_i;
        left <= length != 0 ? length : {24'b0, noise[19:12]} + 20;
      end
    end
  end
endmodule
