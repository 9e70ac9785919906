// SPDX-License-Identifier: Apache-2.0 OR MIT
// Key generation, encapsulation and decapsulation of ML-KEM (FIPS 203) and of Kyber's rounds 2 and 3, on
// keys and ciphertexts in a byte memory of 1024 lanes (their places: rtl/mlkem/model/params.py). Four
// units execute one stream of microinstructions each and wait for each other through flags.
//
// start_i is taken when the core is not busy. done_o comes after as many cycles as the cycle model says,
// whatever the secrets and the ciphertext are. After a check that failed, or an unknown program, all
// memories and registers are zeroised before done_o comes, with error_o, so that neither outputs nor
// inputs remain; it takes 1024 cycles more (2048 with one engine). zeroise_i does the same at any
// time, without done_o, and so does reset. With wipe_i all but keys, ciphertext and shared key
// (lanewise_mlkem_keep.sv) are zeroised after each program, before done_o comes, in as many cycles.
//
// With ROBUST each program is executed twice, which takes as many cycles for each. All that it writes into
// the byte memory, and where, is summed up, and so is whether a check failed: what differs is a fault, and
// so are a lane of wrong parity and a register that is not the complement of its other copy. After a fault
// fault_o is 1 for a cycle at least, and done_o does not come.
module lanewise_mlkem_core #(
    parameter int unsigned ENGINES = 2,  // of four multipliers: 1, 2 or 4; 0 for MULTIPLIERS
    parameter int unsigned ROUNDS = 1,  // of Keccak in a cycle: 1 or 2; 0 with ENGINES 0: SLICES of one
    parameter int unsigned SLICES = 8,  // with ROUNDS 0: 4 or 8
    parameter int unsigned MULTIPLIERS = 1,  // with ENGINES 0: 1; 2 with ROUNDS 1 and FIPS
    parameter bit ROBUST = 1'b0,
    parameter bit FIPS = 1'b0  // the programs of FIPS 203 alone
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        start_i,
    input  logic [ 4:0] program_i,      // version * 9 + operation * 3 + size
    output logic        busy_o,
    output logic        done_o,         // for one cycle, in which busy_o is 0
    output logic        error_o,        // from done_o to the next start
    output logic        fine_o,         // its complement
    output logic        fault_o,        // with ROBUST
    input  logic        zeroise_i,
    input  logic        wipe_i,         // it, keep_dk_i and, with it, program_i stand from start_i to done_o
    input  logic        keep_dk_i,      // with wipe_i: there is a private key, not a public one alone
    // The byte memory, while the core is not busy. What was read comes a cycle later.
    input  logic        host_valid_i,
    output logic        host_ready_o,
    input  logic        host_write_i,
    input  logic [ 9:0] host_addr_i,
    input  logic [63:0] host_wdata_i,
    output logic        host_rvalid_o,
    output logic [63:0] host_rdata_o,
    output logic        host_parity_o   // with ROBUST, of what was written
);
  localparam int unsigned Sets = ENGINES == 0 ? 1 : ENGINES;  // of four coefficients in a word
  localparam int unsigned Word = 4 * Sets;
  localparam int unsigned Step = Sets == 1 ? 6 : Sets == 2 ? 5 : 4;
  localparam int unsigned Writes = ENGINES == 0 ? Word : 1;  // enables of M1 and of M2
  localparam logic [4:0] FirstFips = 5'd18;
  localparam logic [4:0] Programs = 5'd27;
  localparam logic [10:0] ClearLast = ENGINES == 1 ? 11'd2047 : 11'd1023;

`ifndef __ICARUS__
  if (MULTIPLIERS != 1 && (MULTIPLIERS != 2 || ENGINES != 0 || ROUNDS != 1 || !FIPS)) begin : g_multipliers
    $error("MULTIPLIERS must be 1, or 2 with ENGINES 0, ROUNDS 1 and FIPS");
  end
`endif

  // Control. Of two states three bits differ at least: one flip, or two, make none of another.
  localparam logic [4:0] Idle = 5'b01010;
  localparam logic [4:0] Fetch = 5'b01101;  // the first microinstructions, for two cycles
  localparam logic [4:0] Run = 5'b10011;
  localparam logic [4:0] Clear = 5'b10100;
  (* fsm_encoding = "none" *) logic [4:0] state_q;
  logic [10:0] clear_addr_q;
  logic fips_q, failed_q, fetched_q, bad_q, start, all_idle_q, wiping, clear, check_failed;
  logic keeping_q, kept;  // what is being zeroised is not all; not this lane
  logic again, unlike, strange;  // a program begins once more; the second time was another one; no state
  logic [4:0] number;
  logic known;
  assign known = program_i < Programs && (!FIPS || program_i >= FirstFips);
  assign start = start_i && state_q == Idle && !zeroise_i;
  assign wiping = state_q == Clear;
  assign clear = wiping || state_q == Fetch;
  assign busy_o = state_q != Idle;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q <= Clear;
      {clear_addr_q, fips_q, failed_q, fetched_q, bad_q, keeping_q, done_o, error_o} <= '0;
      fine_o <= 1'b1;
    end else begin
      done_o <= 1'b0;
      if (zeroise_i) begin
        state_q <= Clear;
        {clear_addr_q, keeping_q, failed_q, fetched_q, bad_q, error_o} <= '0;
        fine_o <= 1'b1;
      end else begin
        case (state_q)
          Idle: if (start) begin
            state_q <= known ? Fetch : Clear;
            fips_q <= program_i >= FirstFips;
            failed_q <= !known;
            error_o <= 1'b0;
            fine_o <= 1'b1;
          end
          Fetch: begin
            fetched_q <= !fetched_q;
            if (fetched_q) state_q <= Run;
          end
          Run: begin
            // A check ends before its unit is idle, so that what it found is here when all are.
            bad_q <= check_failed;
            if (bad_q) failed_q <= 1'b1;
            if (again) begin
              state_q <= Fetch;
              fips_q <= number >= FirstFips;
              failed_q <= 1'b0;
            end else if (all_idle_q) begin
              state_q <= failed_q || unlike || wipe_i ? Clear : Idle;
              done_o <= !failed_q && !unlike && !wipe_i;
              keeping_q <= wipe_i && !failed_q && !unlike;
              if (unlike) failed_q <= 1'b0;  // the end of erasing is not told
            end
          end
          Clear: begin
            clear_addr_q <= clear_addr_q + 11'd1;
            if (clear_addr_q == ClearLast) begin
              state_q <= Idle;
              clear_addr_q <= '0;
              done_o <= failed_q || keeping_q;
              keeping_q <= 1'b0;
              error_o <= failed_q;
              fine_o <= !failed_q;
              failed_q <= 1'b0;
            end
          end
          default: state_q <= Clear;
        endcase
      end
    end
  end

  // Microinstructions: an address each, of the second word after the one that its unit has.
  logic word_valid, hash_next, engine_next, decode_next, encode_next;
  logic hash_ready, engine_ready, decode_ready, encode_ready;
  logic hash_idle, engine_idle, decode_idle, encode_idle;
  logic [9:0] hash_pc_q, hash_base;
  logic [8:0] engine_pc_q, engine_base;
  logic [7:0] decode_pc_q, decode_base;
  logic [6:0] encode_pc_q, encode_base;
  logic [71:0] hash_word, hash_coming;
  logic [19:0] engine_word, engine_coming;
  logic [45:0] decode_word;
  logic [21:0] encode_word;
  assign word_valid = state_q == Run;
  assign hash_next = state_q == Fetch || (word_valid && hash_ready);
  assign engine_next = state_q == Fetch || (word_valid && engine_ready);
  assign decode_next = state_q == Fetch || (word_valid && decode_ready);
  assign encode_next = state_q == Fetch || (word_valid && encode_ready);
  // A unit stays idle until the next program.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) all_idle_q <= 1'b0;
    else all_idle_q <= hash_idle && engine_idle && decode_idle && encode_idle;
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {hash_pc_q, engine_pc_q, decode_pc_q, encode_pc_q} <= '0;
    end else if (start || again) begin
      hash_pc_q <= hash_base;
      engine_pc_q <= engine_base;
      decode_pc_q <= decode_base;
      encode_pc_q <= encode_base;
    end else begin
      if (hash_next) hash_pc_q <= hash_pc_q + 10'd1;
      if (engine_next) engine_pc_q <= engine_pc_q + 9'd1;
      if (decode_next) decode_pc_q <= decode_pc_q + 8'd1;
      if (encode_next) encode_pc_q <= encode_pc_q + 7'd1;
    end
  end
  lanewise_mlkem_programs #(
      .FIPS(FIPS)
  ) u_programs (
      .clk_i,
      .program_i(number),
      .base_o({encode_base, decode_base, engine_base, hash_base}),
      .hash_next_i(hash_next),
      .hash_addr_i(hash_pc_q),
      .hash_word_o(hash_word),
      .hash_coming_o(hash_coming),
      .engine_next_i(engine_next),
      .engine_addr_i(engine_pc_q),
      .engine_word_o(engine_word),
      .engine_coming_o(engine_coming),
      .decode_next_i(decode_next),
      .decode_addr_i(decode_pc_q),
      .decode_word_o(decode_word),
      .encode_next_i(encode_next),
      .encode_addr_i(encode_pc_q),
      .encode_word_o(encode_word)
  );

  // Flags. With a single butterfly M0 has half the slots: of each ring the first half, one behind the other.
  function automatic logic [4:0] slot(input logic [4:0] n);
    slot = ENGINES != 0 ? n : {1'b0, n >= 5'd24 ? {2'b11, n[1:0]} : 4'(n >= 5'd12 ? n - 5'd12 : n)};
  endfunction
  // Beside slices of Keccak, and with two multipliers, M2 has one.
  localparam bit Few = ROUNDS == 0 || MULTIPLIERS == 2;
  logic [1:0] engine_out, encode_from;
  assign {engine_out, encode_from} = Few ? 4'd0 : {engine_word[18:17], encode_word[3:2]};
  logic [4:0] hash_set, encode_set, decode_set, hash_slot, decode_slot, m0_fill_slot;
  logic hash_take, decode_take, m0_fill, m0_release, m2_take, m2_fill, m2_release;
  logic [1:0] m2_fill_slot, m2_release_slot;
  logic [31:0] events, m0_taken, m0_full;
  logic [3:0] m2_taken, m2_full;
  lanewise_mlkem_flags #(
      .FIRST(ENGINES == 0 ? 12 : 24)
  ) u_flags (
      .clk_i,
      .clear_i(clear),
      .hash_set_i(hash_set),
      .encode_set_i(encode_set),
      .decode_set_i(decode_set),
      .hash_take_i(hash_take),
      .hash_slot_i(slot(hash_slot)),
      .decode_take_i(decode_take),
      .decode_slot_i(slot(decode_slot)),
      .m0_fill_i(m0_fill),
      .m0_fill_slot_i(m0_fill_slot),
      .m0_release_i(m0_release),
      .m0_release_slot_i(slot(engine_word[6:2])),
      .m2_take_i(m2_take),
      .m2_take_slot_i(engine_out),
      .m2_fill_i(m2_fill),
      .m2_fill_slot_i(m2_fill_slot),
      .m2_release_i(m2_release),
      .m2_release_slot_i(m2_release_slot),
      .events_o(events),
      .m0_taken_o(m0_taken),
      .m0_full_o(m0_full),
      .m2_taken_o(m2_taken),
      .m2_full_o(m2_full)
  );

  // Those that the hash unit and the engines look at.
  logic hash_event, hash_taken, engine_full, unused_coming;
  logic hash_m0_write, hash_m0_fill, decode_m0_valid, decode_m0_fill;
  logic [4:0] hash_m0_slot, decode_m0_slot;
  assign unused_coming = ^{hash_coming, engine_coming};
  lanewise_mlkem_pick #(
      .SETS(3)
  ) u_hash_event (
      .clk_i,
      .flags_i(events),
      // As in their set_o, without waiting for it: a unit sets with the last cycle of a microinstruction.
      .set_valid_i({word_valid && decode_ready, word_valid && encode_ready, 1'b1}),
      .set_i({decode_word[45:41], encode_word[21:17], hash_set}),
      .drop_valid_i(1'b0),
      .drop_i('0),
      .now_i(hash_word[23:19]),
      .coming_i(hash_coming[23:19]),
      .next_i(hash_next),
      .flag_o(hash_event)
  );
  lanewise_mlkem_pick u_hash_taken (
      .clk_i,
      .flags_i(m0_taken),
      .set_valid_i(hash_take),
      .set_i(slot(hash_slot)),
      .drop_valid_i(m0_release),
      .drop_i(slot(engine_word[6:2])),
      .now_i(slot(hash_word[53:49])),
      .coming_i(slot(hash_coming[53:49])),
      .next_i(hash_next),
      .flag_o(hash_taken)
  );
  lanewise_mlkem_pick #(
      .SETS(2)
  ) u_engine_full (
      .clk_i,
      .flags_i(m0_full),
      .set_valid_i({decode_m0_valid && decode_m0_fill && !hash_m0_write, hash_m0_write && hash_m0_fill}),
      .set_i({slot(decode_m0_slot), slot(hash_m0_slot)}),
      .drop_valid_i(m0_release),
      .drop_i(slot(engine_word[6:2])),
      .now_i(slot(engine_word[6:2])),
      .coming_i(slot(engine_coming[6:2])),
      .next_i(engine_next),
      .flag_o(engine_full)
  );

  // The byte memory: hash module before encoder before decoder at the write port, encoder before
  // decoder at port B. With a single butterfly port A is that of the writes as well.
  logic a_odd, a_parity, b_odd, a_read, hash_a_read, host_read, b_read, encode_b_read, decode_b_read;
  logic w_write, hash_w_write, encode_w_write, decode_w_write, host_write, w_free;
  logic [9:0] a_addr, hash_a_addr, b_addr, encode_b_addr, decode_b_addr;
  logic [9:0] w_addr, hash_w_addr, encode_w_addr, decode_w_addr;
  logic [63:0] a_data, b_data, w_data, hash_w_data, encode_w_data, decode_w_data;
  assign w_free = !hash_w_write && !(ENGINES == 0 && hash_a_read);
  assign host_ready_o = state_q == Idle;
  assign host_read = host_valid_i && host_ready_o && !host_write_i;
  assign host_write = host_valid_i && host_ready_o && host_write_i;
  assign a_read = host_read || hash_a_read;
  assign a_addr = host_ready_o ? host_addr_i : hash_a_addr;
  assign b_read = encode_b_read || decode_b_read;
  assign b_addr = encode_b_read ? encode_b_addr : decode_b_addr;
  // Between programs the port is the host's, whatever a unit that is not idle may ask for.
  assign w_write = host_write
      || (word_valid && (hash_w_write || (w_free && (encode_w_write || decode_w_write))));
  always_comb begin
    if (host_ready_o) {w_addr, w_data} = {host_addr_i, host_wdata_i};
    else if (hash_w_write) {w_addr, w_data} = {hash_w_addr, hash_w_data};
    else if (encode_w_write) {w_addr, w_data} = {encode_w_addr, encode_w_data};
    else {w_addr, w_data} = {decode_w_addr, decode_w_data};
  end
  lanewise_mlkem_keep #(
      .FIPS(FIPS)
  ) u_keep (
      .program_i,
      .dk_i(keep_dk_i),
      .addr_i(clear_addr_q[9:0]),
      .keep_o(kept)
  );
  lanewise_mlkem_lanes #(
      .PARITY(ROBUST),
      .SHARED(ENGINES == 0)
  ) u_lanes (
      .clk_i,
      .clear_i(wiping),
      .clear_addr_i(clear_addr_q[9:0]),
      .keep_i(keeping_q && kept),
      .a_read_i(a_read),
      .a_addr_i(a_addr),
      .a_data_o(a_data),
      .a_parity_o(a_parity),
      .a_odd_o(a_odd),
      .b_read_i(b_read),
      .b_addr_i(b_addr),
      .b_data_o(b_data),
      .b_odd_o(b_odd),
      .w_write_i(w_write),
      .w_addr_i(w_addr),
      .w_data_i(w_data)
  );
  // What a unit has read is not for the host.
  assign {host_parity_o, host_rdata_o} = host_rvalid_o ? {a_parity, a_data} : 65'b0;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) host_rvalid_o <= 1'b0;
    else host_rvalid_o <= host_read;
  end

  // Polynomials: at M0 the hash module's samplers come before the decoder.
  logic m0_write, decode_m0_write;
  logic [Step-1:0] m0_step, hash_m0_step, decode_m0_step, m2_step;
  logic [12*Word-1:0] m0_word, hash_m0_word, decode_m0_word, m0_data, m1_data, m2_data, wdata;
  logic m0_read, m1_read, m2_read;
  logic [Writes-1:0] m1_write, m2_write;
  logic [1:0] m2_slot;
  logic [Word*(5+Step)-1:0] m0_addr;
  logic [Word*(4+Step)-1:0] m1_addr, m1_waddr;
  logic [Word*(2+Step)-1:0] m2_waddr;
  // Without a microinstruction the decoder's width is that of a word that nobody fetched.
  assign decode_m0_valid = decode_m0_write && word_valid;
  assign m0_write = hash_m0_write || decode_m0_valid;
  assign m0_fill = hash_m0_write ? hash_m0_fill : decode_m0_valid && decode_m0_fill;
  assign m0_fill_slot = slot(hash_m0_write ? hash_m0_slot : decode_m0_slot);
  assign m0_step = hash_m0_write ? hash_m0_step : decode_m0_step;
  assign m0_word = hash_m0_write ? hash_m0_word : decode_m0_word;
  lanewise_mlkem_banks #(
      .ENGINES(ENGINES),
      .FEW(Few),
      .HALF(MULTIPLIERS == 2)
  ) u_banks (
      .clk_i,
      .clear_i(wiping),
      .clear_addr_i(clear_addr_q),
      .m0_write_i(m0_write),
      .m0_slot_i(m0_fill_slot),
      .m0_step_i(m0_step),
      .m0_word_i(m0_word),
      .m0_read_i(m0_read),
      .m0_addr_i(m0_addr),
      .m0_data_o(m0_data),
      .m1_read_i(m1_read),
      .m1_addr_i(m1_addr),
      .m1_data_o(m1_data),
      .m1_write_i(m1_write),
      .m1_waddr_i(m1_waddr),
      .m2_write_i(m2_write),
      .m2_waddr_i(m2_waddr),
      .wdata_i(wdata),
      .m2_read_i(m2_read),
      .m2_slot_i(m2_slot),
      .m2_step_i(m2_step),
      .m2_data_o(m2_data)
  );

  // Faults.
  if (ROBUST) begin : g_check
    lanewise_mlkem_check u_check (
        .clk_i,
        .rst_ni,
        .clear_i(wiping || zeroise_i),
        .start_i(start),
        .program_i,
        .program_o(number),
        .ends_i(state_q == Run && all_idle_q),
        .failed_i(failed_q),
        .again_o(again),
        .unlike_o(unlike),
        .write_i(w_write && word_valid),
        .addr_i(w_addr),
        .data_i(w_data),
        .odd_i(a_odd || b_odd),
        .differs_i(differs),
        .equal_i(equal),
        .strange_i(strange),
        .fault_o
    );
  end else begin : g_no_check
    logic unused_check;
    assign unused_check = strange || a_odd || b_odd || equal;
    assign {again, unlike, number, fault_o} = {2'b0, program_i, 1'b0};
  end
  assign strange = state_q != Idle && state_q != Fetch && state_q != Run && state_q != Clear;

  // Units.
  logic differs, equal, message_next;
  logic [255:0] message;
  lanewise_mlkem_hashing #(
      .ENGINES(ENGINES),
      .ROUNDS(ROUNDS),
      .SLICES(SLICES),
      .MULTIPLIERS(MULTIPLIERS),
      .FIPS(FIPS)
  ) u_hashing (
      .clk_i,
      .rst_ni,
      .clear_i(clear),
      .word_valid_i(word_valid),
      .word_i(hash_word),
      .word_ready_o(hash_ready),
      .idle_o(hash_idle),
      .event_i(hash_event),
      .taken_i(hash_taken),
      .take_o(hash_take),
      .take_slot_o(hash_slot),
      .set_o(hash_set),
      .message_i(message),
      .message_next_o(message_next),
      .a_read_o(hash_a_read),
      .a_addr_o(hash_a_addr),
      .a_data_i(a_data),
      .w_write_o(hash_w_write),
      .w_addr_o(hash_w_addr),
      .w_data_o(hash_w_data),
      .m0_write_o(hash_m0_write),
      .m0_slot_o(hash_m0_slot),
      .m0_step_o(hash_m0_step),
      .m0_word_o(hash_m0_word),
      .m0_fill_o(hash_m0_fill)
  );
  lanewise_mlkem_encode_unit #(
      .ENGINES(ENGINES),
      .MULTIPLIERS(MULTIPLIERS)
  ) u_encode_unit (
      .clk_i,
      .rst_ni,
      .clear_i(clear),
      .word_valid_i(word_valid),
      .word_i({encode_word[21:4], encode_from, encode_word[1:0]}),
      .word_ready_o(encode_ready),
      .idle_o(encode_idle),
      .m2_full_i(m2_full),
      .m2_read_o(m2_read),
      .m2_slot_o(m2_slot),
      .m2_step_o(m2_step),
      .m2_data_i(m2_data),
      .release_o(m2_release),
      .release_slot_o(m2_release_slot),
      .set_o(encode_set),
      .b_read_o(encode_b_read),
      .b_addr_o(encode_b_addr),
      .b_ready_i(1'b1),
      .b_data_i(b_data),
      .w_write_o(encode_w_write),
      .w_addr_o(encode_w_addr),
      .w_data_o(encode_w_data),
      .w_ready_i(w_free),
      .differs_o(differs),
      .equal_o(equal)
  );
  lanewise_mlkem_decode_unit #(
      .ENGINES(ENGINES),
      .MULTIPLIERS(MULTIPLIERS)
  ) u_decode_unit (
      .clk_i,
      .rst_ni,
      .clear_i(clear),
      .fips_i(FIPS || fips_q),
      .word_valid_i(word_valid),
      .word_i(decode_word),
      .word_ready_o(decode_ready),
      .idle_o(decode_idle),
      .events_i(events),
      .m0_taken_i(ENGINES == 0 ? {m0_taken[15:12], m0_taken[15:12], 24'b0} : m0_taken),
      .take_o(decode_take),
      .take_slot_o(decode_slot),
      .set_o(decode_set),
      .b_read_o(decode_b_read),
      .b_addr_o(decode_b_addr),
      .b_ready_i(!encode_b_read),
      .b_data_i(b_data),
      .w_write_o(decode_w_write),
      .w_addr_o(decode_w_addr),
      .w_data_o(decode_w_data),
      .w_ready_i(w_free && !encode_w_write),
      .m0_write_o(decode_m0_write),
      .m0_slot_o(decode_m0_slot),
      .m0_step_o(decode_m0_step),
      .m0_word_o(decode_m0_word),
      .m0_fill_o(decode_m0_fill),
      .m0_ready_i(!hash_m0_write),
      .differs_i(differs),
      .message_o(message),
      .message_next_i(message_next),
      .error_o(check_failed)
  );

  // The engines.
  logic engine_valid, engine_out_free, engine_unit_idle;
  assign engine_valid = word_valid && engine_word[1:0] != 2'd3;
  assign engine_out_free = !m2_taken[engine_out];
  assign engine_idle = word_valid && engine_unit_idle;
  lanewise_mlkem_arithmetic #(
      .ENGINES(ENGINES),
      .MULTIPLIERS(MULTIPLIERS)
  ) u_arithmetic (
      .clk_i,
      .rst_ni,
      .clear_i(clear),
      .wipe_i(wiping),
      .wipe_addr_i(clear_addr_q[9:0]),
      .valid_i(engine_valid),
      .word_i({engine_word[19], engine_out, engine_word[16:7], slot(engine_word[6:2]), engine_word[1:0]}),
      .ready_o(engine_ready),
      .full_i(engine_full),
      .out_free_i(engine_out_free),
      .take_o(m2_take),
      .release_o(m0_release),
      .fill_o(m2_fill),
      .fill_slot_o(m2_fill_slot),
      .idle_o(engine_unit_idle),
      .m0_read_o(m0_read),
      .m0_addr_o(m0_addr),
      .m0_data_i(m0_data),
      .m1_read_o(m1_read),
      .m1_addr_o(m1_addr),
      .m1_data_i(m1_data),
      .m1_write_o(m1_write),
      .m1_waddr_o(m1_waddr),
      .m2_write_o(m2_write),
      .m2_waddr_o(m2_waddr),
      .wdata_o(wdata)
  );

`ifdef LANEWISE_ASSERT
  // Exactly one of the units that request a port has it, and the port carries that unit's data. While
  // data are erased no unit requests a port, except in the first cycle, when the units are cleared.
  logic encode_took, decode_took, wiping_q;
  logic [3:0] writers;
  assign encode_took = encode_w_write && u_encode_unit.w_ready_i;
  assign decode_took = decode_w_write && u_decode_unit.w_ready_i;
  assign writers = {host_write, hash_w_write, encode_took, decode_took};
  always @(posedge clk_i) begin
    wiping_q <= wiping;
    if (rst_ni && !clear) begin
      assert ($onehot0(writers))
      else $fatal(1, "rule: one writes lanes");
      assert (!hash_w_write || {w_addr, w_data} == {hash_w_addr, hash_w_data})
      else $fatal(1, "rule: lanes of the hash unit");
      assert (!encode_took || {w_addr, w_data} == {encode_w_addr, encode_w_data})
      else $fatal(1, "rule: lanes of the encoder");
      assert (!decode_took || {w_addr, w_data} == {decode_w_addr, decode_w_data})
      else $fatal(1, "rule: lanes of the decoder");
      assert (!encode_b_read || (u_encode_unit.b_ready_i && b_addr == encode_b_addr))
      else $fatal(1, "rule: port B of the encoder");
      assert (!decode_b_read || !u_decode_unit.b_ready_i || b_addr == decode_b_addr)
      else $fatal(1, "rule: port B of the decoder");
      assert (!encode_b_read || !decode_b_read || !u_decode_unit.b_ready_i)
      else $fatal(1, "rule: one reads port B");
      assert (!host_read || !hash_a_read) else $fatal(1, "rule: one reads port A");
      assert (!decode_m0_valid || !u_decode_unit.m0_ready_i || m0_word == decode_m0_word)
      else $fatal(1, "rule: words of the decoder");
      assert (!hash_m0_write || m0_word == hash_m0_word)
      else $fatal(1, "rule: words of the samplers");
    end
    if (rst_ni && wiping && wiping_q) begin
      // The single butterfly's registers write zeros.
      assert (!w_write && !m0_write) else $fatal(1, "rule: no write to lanes or M0 while erasing");
      assert ((m1_write == '0 && m2_write == '0) || (ENGINES == 0 && wdata == '0))
      else $fatal(1, "rule: no write while erasing");
    end
  end
`endif
endmodule
