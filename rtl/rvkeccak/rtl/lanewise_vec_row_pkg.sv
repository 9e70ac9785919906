// SPDX-License-Identifier: Apache-2.0 OR MIT
// What selects the result of a row, one bit for each source: the results of the sources that are not
// selected are 0 and all are ORed. Registered one-hot, so that no decoder is on the path of the data.
package lanewise_vec_row_pkg;
  import lanewise_vec_isa_pkg::*;

  typedef struct packed {
    logic       only_a;  // logic: bits of vs2 alone, of the second operand alone, of both
    logic       only_b;
    logic       both;
    logic       sum;
    logic       left;
    logic       right;
    logic [4:0] slide;   // by 0 to 4 elements, downwards
    logic       rho;
    logic       turn;    // v32?rotup
    logic       high;    // high word of v32?rotup and v32?rho
    logic       add_d;   // XOR the second operand before rho
    logic       theta;
    logic       chi;
    logic       iota;
  } select_t;

  // What the shifter does to a half of an element: rotates it to the left by `amount`. The low `count`
  // bits of what comes out, or the high ones if `high`, went round. Those are kept if stays[1], and
  // taken from the other half if comes[1]; of the rest stays[0] and comes[0] say so.
  typedef struct packed {
    logic [4:0] amount;
    logic [4:0] count;
    logic       high;
    logic [1:0] stays;
    logic [1:0] comes;
  } half_t;

  // Where an instruction is: in its rows; a whole state that goes into the buses, its rounds, and
  // back into LUT RAM; a load or store. CONFIG and DRAIN last a cycle.
  typedef enum logic [2:0] {IDLE, CONFIG, ROWS, DRAIN, FILL, ROUNDS, SPILL, MEMORY} phase_e;

  // How many elements upwards an element comes from that slides by `imm`, one-hot.
  function automatic logic [4:0] slide_of(input logic up, input logic [4:0] imm);
    slide_of = '0;
    for (int unsigned i = 0; i < 32; i++) begin
      if (imm == 5'(i)) slide_of[up ? (5 - i % 5) % 5 : i % 5] = 1'b1;
    end
  endfunction

  // Sources of operation `op` whose immediate field is `imm`.
  function automatic select_t select_of(input op_e op, input logic [4:0] imm);
    select_of = '0;
    unique case (op)
      OP_VADD: select_of.sum = 1'b1;
      OP_VAND: select_of.both = 1'b1;
      OP_VOR: {select_of.only_a, select_of.only_b, select_of.both} = '1;
      OP_VXOR: {select_of.only_a, select_of.only_b} = '1;
      OP_VMV: {select_of.only_b, select_of.both} = '1;
      OP_VSLL: select_of.left = 1'b1;
      OP_VSRL: select_of.right = 1'b1;
      OP_VSLIDEDOWNM, OP_VSLIDEUPM: select_of.slide = slide_of(op == OP_VSLIDEUPM, imm);
      OP_V64RHO, OP_V32LRHO: select_of.rho = 1'b1;
      OP_V32HRHO: {select_of.rho, select_of.high} = '1;
      OP_V32LROTUP: select_of.turn = 1'b1;
      OP_V32HROTUP: {select_of.turn, select_of.high} = '1;
      OP_VPI: {select_of.only_a, select_of.both} = '1;
      OP_VIOTA: {select_of.only_a, select_of.both, select_of.iota} = '1;
      OP_VTHETAC: select_of.theta = 1'b1;
      OP_VTHETARHOPI: {select_of.rho, select_of.add_d} = '1;
      OP_VCHIIOTA: {select_of.chi, select_of.iota} = '1;
      default: ;
    endcase
  endfunction

  // True of loads and stores, if the instruction is legal: LOAD-FP, STORE-FP, custom-1 with
  // funct3 111. The two low bits of an opcode are always set.
  function automatic logic on_memory(input logic [4:0] opcode, input logic [2:0] funct3);
    on_memory = opcode == 5'b00001 || opcode == 5'b01001 ||
        (opcode == 5'b01010 && funct3 == 3'b111);
  endfunction

  // Whether port A reads first what vd names, and not vs2: where that is a source, as data to store
  // or to XOR into, or as a whole state that leaves the banks of LUT RAM row by row. Also of a load,
  // which reads nothing but has to know the bank. Port B reads vs1, or the indices of a load or store.
  function automatic logic reads_vd(input logic [31:0] instr, input logic banks);
    reads_vd = on_memory(instr[6:2], instr[14:12]) ||
        (banks && instr[6:2] == 5'b01010 && instr[30] && instr[28]) ||  // vround, vpermute
        (banks && instr[6:2] == 5'b11101);
  endfunction

  // A register number mod 5, one-hot: its write bus, and the bank of its first element.
  function automatic logic [4:0] mod5(input logic [4:0] register);
    mod5 = '0;
    for (int unsigned r = 0; r < 32; r++) begin
      if (register == 5'(r)) mod5[r%5] = 1'b1;
    end
  endfunction

  // pi of one row, plane k (one-hot), into registers from one of `bank`: lane x goes to plane 2x + 3k.
  // pick_of[b] is x, one-hot, of the lane that bus b carries: b = bank + j (mod 5), x = 3j + k. A bank
  // of LUT RAM takes what a bus carries of registers from bank + k on, for there lies their element k.
  function automatic logic [4:0][4:0] pick_of(input logic [4:0] bank, input logic [4:0] plane);
    pick_of = '0;
    for (int unsigned b = 0; b < 5; b++) begin
      for (int unsigned v = 0; v < 5; v++) begin
        for (int unsigned k = 0; k < 5; k++) begin
          if (bank[v] && plane[k]) pick_of[b][(3*(b+5-v)+k)%5] = 1'b1;
        end
      end
    end
  endfunction

  // The bank of a register's first element, and how far the row is slid: that of the element that
  // is read as the first. All one-hot.
  function automatic logic [4:0] slid_bank(input logic [4:0] bank, input logic [4:0] slide);
    slid_bank = '0;
    for (int unsigned b = 0; b < 5; b++) begin
      for (int unsigned d = 0; d < 5; d++) if (bank[b] && slide[d]) slid_bank[(b+d)%5] = 1'b1;
    end
  endfunction

  // How far rho turns lane x of a plane (one-hot).
  function automatic logic [5:0] rho_of(input logic [4:0] plane, input int unsigned x);
    rho_of = '0;
    for (int unsigned y = 0; y < 5; y++) begin
      if (plane[y]) rho_of = rho_of | lanewise_keccak_pkg::RHO[6*(x+5*y)+:6];
    end
  endfunction

  // The next register, and no more without `on`; without a chain of carries.
  function automatic logic [4:0] next_of(input logic [4:0] register, input logic on);
    for (int unsigned i = 0; i < 5; i++)
      next_of[i] = register[i] ^ (on && (~register & 5'((1 << i) - 1)) == '0);
  endfunction

  // mod5 of the next register.
  function automatic logic [4:0] turn(input logic [4:0] bank);
    turn = {bank[3:0], bank[4]};
  endfunction

  // What a load or store does.
  typedef struct packed {
    logic store;
    logic indexed;
    logic strided;
    logic by_lane;  // vabsorb, vsqueeze, vsqueezep
    logic absorb;
  } access_t;
endpackage
