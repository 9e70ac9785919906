// SPDX-License-Identifier: Apache-2.0 OR MIT
// Vector loads and stores: one element, or one half of it, a cycle. An indexed access first looks
// at all its indices, so that a misaligned one traps before anything has changed.
module lanewise_vec_lsu
  import lanewise_vec_row_pkg::turn, lanewise_vec_row_pkg::next_of, lanewise_vec_row_pkg::access_t;
#(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    parameter int unsigned MEM_WIDTH = 32,
    parameter bit WIDE = 0,
    localparam int unsigned WORDS = VLEN / 32,
    localparam int unsigned STATES = VLEN / ELEN / 5
) (
    input logic clk,
    input logic rst_n,

    input  logic            start,      // the instruction is accepted in this cycle
    input  access_t         access,
    input  logic            eew64_in,   // the width field
    input  logic            sew64_in,
    input  logic            vm_in,
    input  logic [     4:0] vd_in,
    input  logic [     4:0] vs2_in,
    input  logic [     4:0] bank_a_in,  // of the registers to read first, mod 5 and one-hot
    input  logic [     4:0] bank_b_in,
    input  logic [    31:0] rs1,
    input  logic [    31:0] rs2,
    input  logic [     9:0] vl,
    input  logic [VLEN/4-1:0] mask_in,
    output logic            busy,
    output logic            held,       // a beat, with its operands, for another cycle
    output logic            scanning,   // indices of one row are in operand b
    input  logic [WORDS-1:0] scan_active,
    input  logic            scan_last,
    input  logic            scan_last_next,  // in the next cycle, if that examines a row
    output logic            finishing,
    output logic            trap,
    output logic [     4:0] cause,
    output logic [    31:0] tval,

    // Registers to read in the next cycle, unless that is held; the operands of this one.
    output logic [     4:0] next_a,
    output logic [     4:0] next_b,
    output logic [     4:0] next_bank_a,  // mod 5, one-hot
    output logic [     4:0] next_bank_b,
    input  logic [VLEN-1:0] a,          // data to store, or to XOR into
    input  logic [VLEN-1:0] b,          // indices

    output logic                   mem_req,    // held, with what belongs to it, until mem_gnt
    input  logic                   mem_gnt,
    output logic                   mem_we,
    output logic [MEM_WIDTH/8-1:0] mem_be,
    output logic [           31:0] mem_addr,
    output logic [  MEM_WIDTH-1:0] mem_wdata,
    input  logic                   mem_rvalid, // counts while an answer is due, not before
    input  logic [  MEM_WIDTH-1:0] mem_rdata,
    input  logic                   mem_err,

    output logic             wr,        // words `wr_words` of wr_reg take wr_data
    output logic [      4:0] wr_reg,
    output logic [      4:0] wr_bank,   // mod 5, one-hot
    output logic [WORDS-1:0] wr_words,
    output logic [     63:0] wr_data    // at even and odd words
);
  typedef enum logic [1:0] {IDLE, SCAN, RUN, TAIL} phase_e;
  typedef logic [$clog2(WORDS)-1:0] word_t;
  localparam bit Split = MEM_WIDTH == 32;  // elements of 64 bits take two beats
  localparam int unsigned Last = STATES - 1;

  phase_e phase_q;
  logic data64_q, index64_q, vm_q;
  // A register and its bank: of the element of this beat, of the next one, of the first.
  logic [9:0] data_q, data_then_q, data_first_q, index_q, index_then_q, index_first_q;
  logic data_moves_q, index_moves_q;  // the next one's is what is read next
  word_t word_q, index_word_q;  // first 32 bits of the element within its register
  // The same one-hot, so that no decoder is on the path of the data; no index without indices.
  logic [WORDS-1:0] word_hot_q, index_hot_q;
  word_t state_word_q;  // the same of the next state's lane 0
  logic half_q;
  logic [2:0] align_q;  // low bits that an index must have
  logic [2:0] column_q;
  logic [5:0] state_q;
  logic [9:0] left_q, lanes_q;  // elements to go (of this state), and of each state
  logic [31:0] addr_q, block_q, stride_q;
  logic [VLEN/4-1:0] mask_q;

  // Of the beat that the memory has granted, and answers in the cycle after that or later.
  logic answer_q;
  logic [WORDS-1:0] answer_words_q;
  logic [9:0] answer_reg_q;  // and its bank
  logic [31:0] answer_addr_q;
  logic [63:0] old_q;

  assign busy = phase_q != IDLE;
  assign scanning = phase_q == SCAN;

  logic is_store, indexed, strided, by_lane, absorbs;  // of the instruction in progress

  // The element of this beat.
  logic [63:0] element;
  logic [31:0] index;
  always_comb begin
    element = '0;
    index   = '0;
    for (int unsigned w = 0; w < WORDS; w++) begin
      if (word_hot_q[w]) begin
        element[31:0] = element[31:0] | a[32*w+:32];
        element[63:32] = element[63:32] | a[32*(w+1 < WORDS ? w + 1 : w)+:32];
      end
      if (index_hot_q[w]) index = index | b[32*w+:32];
    end
  end

  logic [31:0] addr;
  assign addr = addr_q + index;

  logic active, last_half;
  assign active = vm_q || mask_q[0];
  assign last_half = !(Split && data64_q) || half_q;

  // An answer frees its place in its own cycle. A beat stays for as long as either is waited for.
  logic answered, unanswered;
  assign answered = answer_q && mem_rvalid;
  assign unanswered = answer_q && !mem_rvalid;
  assign mem_req = phase_q == RUN && active && !(answer_q && (!mem_rvalid || mem_err));
  assign held = unanswered || (mem_req && !mem_gnt);
  assign mem_we = is_store;

  // Where the next element is.
  word_t step, index_step;
  assign step = data64_q ? word_t'(2) : word_t'(1);
  assign index_step = index64_q ? word_t'(2) : word_t'(1);
  logic state_ends;
  assign state_ends = left_q == 10'd1;

  logic advance, done;
  assign advance = phase_q == RUN && last_half && !held;
  assign done = advance && state_ends && (!by_lane || state_q == 6'(Last));

  // What the counters will be, so that the registers after the next beat are known a cycle early;
  // whether they count is known last.
  word_t word_next, index_word_next, word_d, index_word_d;
  logic [2:0] column_next, column_d;
  logic [9:0] left_next, left_d, data_d, index_d;
  always_comb begin
    word_next = word_q == word_t'(WORDS) - step ? '0 : word_q + step;
    index_word_next = index_word_q == word_t'(WORDS) - index_step ? '0 : index_word_q + index_step;
    left_next = left_q - 10'd1;
    column_next = column_q;
    if (by_lane) begin
      column_next = column_q + 3'd1;
      if (column_q == 3'd4) begin
        column_next = '0;
        word_next   = word_q - word_t'(8);
      end
      if (state_ends) begin
        column_next = '0;
        left_next   = lanes_q;
        word_next   = state_word_q;
      end
    end
    word_d = advance ? word_next : word_q;
    index_word_d = advance ? index_word_next : index_word_q;
    column_d = advance ? column_next : column_q;
    left_d = advance ? left_next : left_q;
    data_d = data_q;
    index_d = index_q;
    if (data_moves_q && !held) data_d = data_then_q;
    if (index_moves_q && !held) index_d = index_then_q;
    if (phase_q == IDLE) {data_d, index_d} = {vd_in, bank_a_in, vs2_in, bank_b_in};
  end
  logic [WORDS-1:0] beat;  // words of this one
  if (MEM_WIDTH == 64) begin : g_port64
    assign beat = data64_q ? word_hot_q | word_hot_q << 1 : word_hot_q;
    assign mem_addr = {addr[31:3], 3'b0};
    assign mem_be = data64_q ? '1 : addr[2] ? 8'hf0 : 8'h0f;
    assign mem_wdata = data64_q ? element : {2{element[31:0]}};
  end else begin : g_port32
    word_t beat_d;
    assign beat_d = word_d | word_t'(!last_half);
    always_ff @(posedge clk) begin
      if (phase_q == IDLE) beat <= WORDS'(1);
      else if (phase_q == RUN && !held)
        for (int unsigned w = 0; w < WORDS; w++) beat[w] <= beat_d == word_t'(w);
    end
    assign mem_addr = {addr[31:3], addr[2] | half_q, 2'b0};
    assign mem_be = '1;
    always_comb begin
      mem_wdata = '0;
      for (int unsigned w = 0; w < WORDS; w++) begin
        if (beat[w]) mem_wdata = mem_wdata | a[32*w+:32];
      end
    end
  end

  // The register after this one.
  function automatic logic [9:0] after(input logic [9:0] register);
    after = {next_of(register[9:5], 1'b1), turn(register[4:0])};
  endfunction

  function automatic logic wraps(input word_t word, input word_t by);
    wraps = word == word_t'(WORDS) - by;
  endfunction
  logic data_wraps, index_wraps, state_last;
  assign data_wraps = advance ? (by_lane ? column_next == 3'd4 : wraps(word_next, step)) :
      (by_lane ? column_q == 3'd4 : wraps(word_q, step));
  assign index_wraps = advance ? wraps(index_word_next, index_step) :
      wraps(index_word_q, index_step);
  assign state_last = by_lane && (advance ? left_next == 10'd1 : left_q == 10'd1);

  // An index whose element would be misaligned. The low bits of the base count.
  logic bad_index;
  always_comb begin
    bad_index = 1'b0;
    for (int unsigned w = 0; w < WORDS; w++) begin
      if (scan_active[w] && !(index64_q && w % 2 == 1) &&
          (b[32*w+:2] != align_q[1:0] || (data64_q && b[32*w+2] != align_q[2])))
        bad_index = 1'b1;
    end
  end

  logic data64_d;
  always_comb begin
    data64_d = data64_q;
    if (phase_q == IDLE)
      data64_d = access.indexed ? sew64_in :
                 eew64_in || access.by_lane;
  end

  // The registers after the next beat, and whether they are what is read next. After the first half
  // of an element comes its second; where nothing is read it does not matter.
  logic [9:0] data_then_d, index_then_d;
  logic data_moves_d, index_moves_d, halves;
  assign halves = Split && data64_d && !(phase_q == RUN && !half_q);
  always_comb begin
    data_then_d = state_last ? data_first_q :
                  data_wraps ? after(data_d) : data_d;
    index_then_d = scanning && !scan_last ? (scan_last_next ? index_first_q : after(index_d)) :
                   index_wraps ? after(index_d) : index_d;
    data_moves_d = !halves;
    index_moves_d = (phase_q == IDLE && access.indexed) ||
                    (scanning && !scan_last) || !halves;
    if (phase_q == IDLE) begin
      data_then_d  = {vd_in, bank_a_in};
      index_then_d = scan_last_next ? {vs2_in, bank_b_in} : after({vs2_in, bank_b_in});
    end
    if (held) {data_moves_d, index_moves_d} = {data_moves_q, index_moves_q};
  end
  assign {next_a, next_bank_a} = data_moves_d ? data_then_d : data_d;
  assign {next_b, next_bank_b} = index_moves_d ? index_then_d : index_d;

  always_ff @(posedge clk) begin
    data64_q <= data64_d;
    {data_q, data_then_q, data_moves_q} <= {data_d, data_then_d, data_moves_d};
    {index_q, index_then_q, index_moves_q} <= {index_d, index_then_d, index_moves_d};
    // Taken whether the instruction is to run or not, as in lanewise_vec.
    if (phase_q == IDLE) begin
      {is_store, indexed, strided, absorbs} <=
          {access.store, access.indexed, access.strided, access.absorb};
      by_lane <= WIDE && access.by_lane;
      vm_q <= vm_in;
      data_first_q <= {vd_in, bank_a_in};
      index_first_q <= {vs2_in, bank_b_in};
      align_q <= -rs1[2:0];
      // The width field is that of the index where there is one.
      index64_q <= eew64_in;
      word_q <= '0;
      index_word_q <= '0;
      word_hot_q <= WORDS'(1);
      index_hot_q <= access.indexed ? WORDS'(1) : '0;
      half_q <= 1'b0;
      column_q <= '0;
      state_q <= '0;
      state_word_q <= word_t'(10);
      left_q <= vl;
      lanes_q <= vl;
      addr_q <= rs1;
      block_q <= rs1;
      stride_q <= rs2;
      mask_q <= mask_in;
    end else if (phase_q == RUN && !held) begin
      half_q <= !last_half;
      word_q <= word_d;
      index_word_q <= index_word_d;
      for (int unsigned w = 0; w < WORDS; w++) begin
        word_hot_q[w] <= word_d == word_t'(w);
        index_hot_q[w] <= indexed && index_word_d == word_t'(w);
      end
      column_q <= column_d;
      left_q <= left_d;
      if (advance) begin
        mask_q <= mask_q >> 1;
        if (strided) addr_q <= addr_q + stride_q;
        else if (!indexed) addr_q <= addr_q + (data64_q ? 32'd8 : 32'd4);
        if (by_lane && state_ends) begin
          state_q <= state_q + 6'd1;
          state_word_q <= state_word_q + word_t'(10);
          addr_q <= block_q + stride_q;
          block_q <= block_q + stride_q;
        end
      end
    end
  end

  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) phase_q <= IDLE;
    else if (trap) phase_q <= IDLE;
    else begin
      unique case (phase_q)
        IDLE: begin
          if (start) begin
            if (vl == '0) phase_q <= TAIL;
            else phase_q <= access.indexed ? SCAN : RUN;
          end
        end
        SCAN: if (scan_last) phase_q <= RUN;
        RUN: if (done) phase_q <= TAIL;
        default: if (!unanswered) phase_q <= IDLE;
      endcase
    end
  end

  always_ff @(posedge clk or negedge rst_n) begin
    if (!rst_n) answer_q <= 1'b0;
    else answer_q <= (mem_req && mem_gnt) || unanswered;
  end
  always_ff @(posedge clk) begin
    if (!unanswered) begin
      answer_words_q <= beat;
      answer_reg_q <= data_q;
      answer_addr_q <= addr;
      if (WIDE) old_q <= absorbs ? element : '0;
    end
  end

  logic [63:0] old, loaded;
  assign old = WIDE ? old_q : '0;
  if (MEM_WIDTH == 64) begin : g_answer64
    assign loaded = data64_q ? mem_rdata ^ old :
                    {2{answer_addr_q[2] ? mem_rdata[63:32] : mem_rdata[31:0]}};
  end else begin : g_answer32
    assign loaded = {2{mem_rdata}} ^ old;
  end

  assign wr = answered && !is_store && !mem_err;
  assign {wr_reg, wr_bank} = answer_reg_q;
  assign wr_data = loaded;
  assign wr_words = answer_words_q;

  logic bus_error;
  assign bus_error = answered && mem_err;
  assign finishing = phase_q == TAIL && !unanswered && !bus_error;
  assign trap = bus_error || (scanning && bad_index);
  always_comb begin
    if (bus_error) begin
      cause = is_store ? 5'd7 : 5'd5;
      tval  = answer_addr_q;
    end else begin
      cause = is_store ? 5'd6 : 5'd4;
      tval  = '0;
    end
  end
endmodule
