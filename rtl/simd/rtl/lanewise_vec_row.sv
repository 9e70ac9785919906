// SPDX-License-Identifier: Apache-2.0 OR MIT
// What one row, a register of ELENUM elements, becomes in one cycle. Combinational.
// For column instructions (vpi, vthetarhopi) `result` holds the lanes before pi.
module lanewise_vec_row
  import lanewise_vec_isa_pkg::*;
#(
    parameter int unsigned ELEN = 64,
    parameter int unsigned VLEN = 320,
    parameter bit FUSED = 0,
    localparam int unsigned ELENUM = VLEN / ELEN
) (
    input  op_e              op,
    input  logic             wide,       // SEW is 64
    input  logic             use_scalar, // the second operand is `scalar`
    input  logic [     63:0] scalar,     // rs1 or immediate, extended to SEW and repeated
    input  logic [      2:0] slide,      // 0 to 4, downwards
    input  logic [      2:0] plane,      // row of the rho table
    input  logic             first,      // first row of the group
    input  logic [     63:0] constant,   // of iota
    input  logic [ VLEN-1:0] a,          // vs2
    input  logic [ VLEN-1:0] b,          // vs1
    input  logic [ VLEN-1:0] sum,        // XOR of the rows before, for vthetac
    output logic [ VLEN-1:0] sum_next,
    output logic [ VLEN-1:0] result
);
  import lanewise_keccak_pkg::*;

  assign sum_next = first ? a : a ^ sum;

  function automatic logic [63:0] rotate64(input logic [63:0] x, input logic [5:0] left);
    rotate64 = x;
    if (left[0]) rotate64 = {rotate64[62:0], rotate64[63]};
    if (left[1]) rotate64 = {rotate64[61:0], rotate64[63:62]};
    if (left[2]) rotate64 = {rotate64[59:0], rotate64[63:60]};
    if (left[3]) rotate64 = {rotate64[55:0], rotate64[63:56]};
    if (left[4]) rotate64 = {rotate64[47:0], rotate64[63:48]};
    if (left[5]) rotate64 = {rotate64[31:0], rotate64[63:32]};
  endfunction

  for (genvar e = 0; e < ELENUM; e++) begin : g_element
    localparam int unsigned X = e % 5;
    localparam int unsigned Base = ELEN * (e - X);  // first element of this state

    logic [ELEN-1:0] va, vb, standard, slid, rotated, chi, theta, iota;
    assign va = a[ELEN*e+:ELEN];
    assign vb = use_scalar ? scalar[ELEN-1:0] : b[ELEN*e+:ELEN];

    lanewise_vec_alu #(
        .ELEN(ELEN)
    ) u_alu (
        .op(op),
        .wide(wide),
        .a(va),
        .b(vb),
        .result(standard)
    );

    // The five lanes of this state, from this one upwards.
    logic [5*ELEN-1:0] from_here;
    for (genvar j = 0; j < 5; j++) begin : g_lane
      assign from_here[ELEN*j+:ELEN] = a[Base+ELEN*((X+j)%5)+:ELEN];
    end
    always_comb begin
      slid = '0;
      for (int unsigned j = 0; j < 5; j++) begin
        if (slide == 3'(j)) slid = slid | from_here[ELEN*j+:ELEN];
      end
    end

    logic [5:0] rho;
    always_comb begin
      rho = '0;
      for (int unsigned y = 0; y < 5; y++) begin
        if (plane == 3'(y)) rho = rho | RHO[6*(X+5*y)+:6];
      end
    end

    logic [63:0] turned;
    if (ELEN == 64) begin : g_rotate64
      logic [ELEN-1:0] lane;
      assign lane = va ^ (FUSED && op == OP_VTHETARHOPI ? b[ELEN*e+:ELEN] : '0);
      assign turned = rotate64(lane, op == OP_VROTUP ? scalar[5:0] : rho);
      assign rotated = turned[ELEN-1:0];
    end else begin : g_rotate32
      // vs2 holds the high words, vs1 the low ones.
      assign turned = rotate64({a[ELEN*e+:ELEN], b[ELEN*e+:ELEN]},
                               op inside {OP_V32LROTUP, OP_V32HROTUP} ? 6'd1 : rho);
      assign rotated = op inside {OP_V32LROTUP, OP_V32LRHO} ? turned[31:0] : turned[63:32];
    end

    assign iota = X == 0 && first ? constant[ELEN-1:0] : '0;
    if (FUSED) begin : g_fused
      logic [ELEN-1:0] right;
      assign right = sum_next[Base+ELEN*((X+1)%5)+:ELEN];
      assign theta = sum_next[Base+ELEN*((X+4)%5)+:ELEN] ^ {right[ELEN-2:0], right[ELEN-1]};
      assign chi = va ^ (~from_here[ELEN*1+:ELEN] & from_here[ELEN*2+:ELEN]) ^ iota;
    end else begin : g_unfused
      assign theta = '0;
      assign chi = '0;
    end

    always_comb begin
      unique case (op)
        OP_VSLIDEDOWNM, OP_VSLIDEUPM: result[ELEN*e+:ELEN] = slid;
        OP_VROTUP, OP_V64RHO, OP_V32LROTUP, OP_V32HROTUP, OP_V32LRHO, OP_V32HRHO, OP_VTHETARHOPI:
        result[ELEN*e+:ELEN] = rotated;
        OP_VPI: result[ELEN*e+:ELEN] = va;
        OP_VIOTA: result[ELEN*e+:ELEN] = va ^ iota;
        OP_VTHETAC: result[ELEN*e+:ELEN] = theta;
        OP_VCHIIOTA: result[ELEN*e+:ELEN] = chi;
        default: result[ELEN*e+:ELEN] = standard;
      endcase
    end
  end
endmodule
