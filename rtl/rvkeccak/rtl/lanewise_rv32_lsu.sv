// SPDX-License-Identifier: Apache-2.0 OR MIT
// Where the bytes of a scalar load or store lie in a word of the memory. No state.
module lanewise_rv32_lsu (
    input  logic [ 2:0] funct3,      // 0, 1, 2 byte, half, word; + 4 zero-extended
    input  logic [ 1:0] offset,      // of the address in its word
    input  logic [31:0] store_data,
    input  logic [31:0] rdata,
    output logic        misaligned,
    output logic [ 3:0] be,
    output logic [31:0] wdata,
    output logic [31:0] load_data
);

  wire        extend = ~funct3[2];
  wire [15:0] lowest = 16'(rdata >> {offset, 3'b000});

  always_comb begin
    unique case (funct3[1:0])
      2'b00: begin
        misaligned = 1'b0;
        be = 4'b0001 << offset;
        wdata = {4{store_data[7:0]}};
        load_data = {{24{extend & lowest[7]}}, lowest[7:0]};
      end
      2'b01: begin
        misaligned = offset[0];
        be = 4'b0011 << offset;
        wdata = {2{store_data[15:0]}};
        load_data = {{16{extend & lowest[15]}}, lowest[15:0]};
      end
      default: begin
        misaligned = offset != 2'b00;
        be = 4'b1111;
        wdata = store_data;
        load_data = rdata;
      end
    endcase
  end

endmodule
