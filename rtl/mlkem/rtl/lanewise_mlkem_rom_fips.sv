// python3 rtl/mlkem/model/rom.py --fips > rtl/mlkem/rtl/lanewise_mlkem_rom_fips.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The microinstructions of the 9 programs, of each stream one behind the other, and where those of
// a program begin. A word comes two cycles after its address, through a register, for a block of
// memory is slow; of two streams the next one is shown too. `rom.py --list` names what they do.
module lanewise_mlkem_rom_fips (
    input  logic clk_i,
    input  logic [4:0] program_i,  // version * 9 + operation * 3 + size
    output logic [33:0] base_o,  // of the streams below, the first in the lowest bits
    input  logic hash_next_i,
    input  logic [9:0] hash_addr_i,
    output logic [71:0] hash_word_o,
    output logic [71:0] hash_coming_o,
    input  logic engine_next_i,
    input  logic [8:0] engine_addr_i,
    output logic [19:0] engine_word_o,
    output logic [19:0] engine_coming_o,
    input  logic decode_next_i,
    input  logic [7:0] decode_addr_i,
    output logic [45:0] decode_word_o,
    input  logic encode_next_i,
    input  logic [6:0] encode_addr_i,
    output logic [21:0] encode_word_o
);
  always_comb begin
    case (program_i)
      5'd18: base_o = {7'd0, 8'd0, 9'd0, 10'd0};
      5'd19: base_o = {7'd14, 8'd18, 9'd38, 10'd40};
      5'd20: base_o = {7'd32, 8'd40, 9'd101, 10'd102};
      5'd21: base_o = {7'd5, 8'd2, 9'd9, 10'd12};
      5'd22: base_o = {7'd21, 8'd20, 9'd54, 10'd60};
      5'd23: base_o = {7'd41, 8'd42, 9'd126, 10'd132};
      5'd24: base_o = {7'd9, 8'd7, 9'd21, 10'd25};
      5'd25: base_o = {7'd26, 8'd26, 9'd74, 10'd80};
      5'd26: base_o = {7'd47, 8'd49, 9'd156, 10'd161};
      default: base_o = 34'd0;
    endcase
  end

  logic [71:0] hash_d;
  always_comb begin
    (* rom_style = "block" *)
    case (hash_addr_i[7:0])
      8'd0: hash_d = 72'h841800000980024b0; 8'd1: hash_d = 72'hc00100001c082188;
      8'd2: hash_d = 72'hc00300005c082188; 8'd3: hash_d = 72'hc00500009c082188;
      8'd4: hash_d = 72'h1f80640002e082180; 8'd5: hash_d = 72'h1f80840006e082180;
      8'd6: hash_d = 72'hc00b0000dc082188; 8'd7: hash_d = 72'h1f80c40402e082180;
      8'd8: hash_d = 72'h1f80e40406e082180; 8'd9: hash_d = 72'h31180c0;
      8'd10: hash_d = 72'h20218800000a19a120; 8'd11: hash_d = 72'h1;
      8'd12: hash_d = 72'h1024d000000a0320c0; 8'd13: hash_d = 72'h824c8;
      8'd14: hash_d = 72'h1844d80000081024d0; 8'd15: hash_d = 72'hc00100001c1824e0;
      8'd16: hash_d = 72'hc00300005c1824e0; 8'd17: hash_d = 72'h1f80440002e002180;
      8'd18: hash_d = 72'h1f80640402e002180; 8'd19: hash_d = 72'h8008c0009c1824e0;
      8'd20: hash_d = 72'h1f80a40006e002180; 8'd21: hash_d = 72'h1f80c40406e002180;
      8'd22: hash_d = 72'h800ec000dc1824e0; 8'd23: hash_d = 72'h48010c0011c2024e0;
      8'd24: hash_d = 72'h1; 8'd25: hash_d = 72'h4002190;
      8'd26: hash_d = 72'h824f000000c030320; 8'd27: hash_d = 72'h10250000000a0320c0;
      8'd28: hash_d = 72'h1f80040002e002180; 8'd29: hash_d = 72'h1f80240402e002180;
      8'd30: hash_d = 72'h1f80440006e002180; 8'd31: hash_d = 72'h1824c8;
      8'd32: hash_d = 72'h2044d8000008002188; 8'd33: hash_d = 72'hc00700001c2024e0;
      8'd34: hash_d = 72'hc00900005c2024e0; 8'd35: hash_d = 72'h800ac0009c2024e0;
      8'd36: hash_d = 72'h1f80c40406e002180; 8'd37: hash_d = 72'h800ec000dc2024e0;
      8'd38: hash_d = 72'h48010c0011c2824e0; 8'd39: hash_d = 72'h1;
      8'd40: hash_d = 72'h842400000d80024b0; 8'd41: hash_d = 72'h8000c0001c082248;
      8'd42: hash_d = 72'h8002c0005c082248; 8'd43: hash_d = 72'h8004c0009c082248;
      8'd44: hash_d = 72'h8006c000dc082248; 8'd45: hash_d = 72'h1f80840002e082240;
      8'd46: hash_d = 72'h1f80a40006e082240; 8'd47: hash_d = 72'h1f80c4000ae082240;
      8'd48: hash_d = 72'h800ec0011c082248; 8'd49: hash_d = 72'h1f81040402e082240;
      8'd50: hash_d = 72'h1f81240406e082240; 8'd51: hash_d = 72'h1f8144040ae082240;
      8'd52: hash_d = 72'h8016c0015c082248; 8'd53: hash_d = 72'h1f81840802e082240;
      8'd54: hash_d = 72'h1f81a40806e082240; 8'd55: hash_d = 72'h1f81c4080ae082240;
      8'd56: hash_d = 72'h3118120; 8'd57: hash_d = 72'h2198180;
      8'd58: hash_d = 72'h28224800000a21a1e0; 8'd59: hash_d = 72'h1;
      8'd60: hash_d = 72'h1024d000000a04a120; 8'd61: hash_d = 72'h824c8;
      8'd62: hash_d = 72'h1844d80000081024d0; 8'd63: hash_d = 72'h8000c0001c1824e0;
      8'd64: hash_d = 72'h8002c0005c1824e0; 8'd65: hash_d = 72'h8004c0009c1824e0;
      8'd66: hash_d = 72'h1f80640002e002240; 8'd67: hash_d = 72'h1f80840402e002240;
      8'd68: hash_d = 72'h1f80a40802e002240; 8'd69: hash_d = 72'h800cc000dc1824e0;
      8'd70: hash_d = 72'h1f80e40006e002240; 8'd71: hash_d = 72'h1f81040406e002240;
      8'd72: hash_d = 72'h1f81240806e002240; 8'd73: hash_d = 72'h8014c0011c1824e0;
      8'd74: hash_d = 72'h1f8164000ae002240; 8'd75: hash_d = 72'h1f8184040ae002240;
      8'd76: hash_d = 72'h1f81a4080ae002240; 8'd77: hash_d = 72'h801cc0015c1824e0;
      8'd78: hash_d = 72'h4801ec0019c2024e0; 8'd79: hash_d = 72'h1;
      8'd80: hash_d = 72'h4002250; 8'd81: hash_d = 72'h824f000000c044320;
      8'd82: hash_d = 72'h10250000000a04a120; 8'd83: hash_d = 72'h1f80040002e002240;
      8'd84: hash_d = 72'h1f80240402e002240; 8'd85: hash_d = 72'h1f80440802e002240;
      8'd86: hash_d = 72'h1f80640006e002240; 8'd87: hash_d = 72'h1824c8;
      8'd88: hash_d = 72'h2044d8000008002248; 8'd89: hash_d = 72'h8008c0001c2024e0;
      8'd90: hash_d = 72'h800ac0005c2024e0; 8'd91: hash_d = 72'h800cc0009c2024e0;
      8'd92: hash_d = 72'h800ec000dc2024e0; 8'd93: hash_d = 72'h1f81040406e002240;
      8'd94: hash_d = 72'h1f81240806e002240; 8'd95: hash_d = 72'h8014c0011c2024e0;
      8'd96: hash_d = 72'h1f8164000ae002240; 8'd97: hash_d = 72'h1f8184040ae002240;
      8'd98: hash_d = 72'h1f81a4080ae002240; 8'd99: hash_d = 72'h801cc0015c2024e0;
      8'd100: hash_d = 72'h4801ec0019c2824e0; 8'd101: hash_d = 72'h1;
      8'd102: hash_d = 72'h843000001180024b0; 8'd103: hash_d = 72'h8000c0001c082308;
      8'd104: hash_d = 72'h8002c0005c082308; 8'd105: hash_d = 72'h8004c0009c082308;
      8'd106: hash_d = 72'h8006c000dc082308; 8'd107: hash_d = 72'h8008c0011c082308;
      8'd108: hash_d = 72'h1f80a40002e082300; 8'd109: hash_d = 72'h1f80c40006e082300;
      8'd110: hash_d = 72'h1f80e4000ae082300; 8'd111: hash_d = 72'h1f8104000ee082300;
      8'd112: hash_d = 72'h8012c0015c082308; 8'd113: hash_d = 72'h1f81440402e082300;
      8'd114: hash_d = 72'h1f81640406e082300; 8'd115: hash_d = 72'h1f8184040ae082300;
      8'd116: hash_d = 72'h1f81a4040ee082300; 8'd117: hash_d = 72'h801cc0019c082308;
      8'd118: hash_d = 72'h1f81e40802e082300; 8'd119: hash_d = 72'h1f82040806e082300;
      8'd120: hash_d = 72'h1f8224080ae082300; 8'd121: hash_d = 72'h1f8244080ee082300;
      8'd122: hash_d = 72'h8026c001dc082308; 8'd123: hash_d = 72'h1f82840c02e082300;
      8'd124: hash_d = 72'h1f82a40c06e082300; 8'd125: hash_d = 72'h1f82c40c0ae082300;
      8'd126: hash_d = 72'h1f82e40c0ee082300; 8'd127: hash_d = 72'h3118180;
      8'd128: hash_d = 72'h21981e0; 8'd129: hash_d = 72'h2218240;
      8'd130: hash_d = 72'h30230800000a29a2a0; 8'd131: hash_d = 72'h1;
      8'd132: hash_d = 72'h1024d000000a062180; 8'd133: hash_d = 72'h824c8;
      8'd134: hash_d = 72'h1844d80000081024d0; 8'd135: hash_d = 72'h8000c0001c1824e0;
      8'd136: hash_d = 72'h8002c0005c1824e0; 8'd137: hash_d = 72'h8004c0009c1824e0;
      8'd138: hash_d = 72'h8006c000dc1824e0; 8'd139: hash_d = 72'h1f80840002e002300;
      8'd140: hash_d = 72'h1f80a40402e002300; 8'd141: hash_d = 72'h1f80c40802e002300;
      8'd142: hash_d = 72'h1f80e40c02e002300; 8'd143: hash_d = 72'h8010c0011c1824e0;
      8'd144: hash_d = 72'h1f81240006e002300; 8'd145: hash_d = 72'h1f81440406e002300;
      8'd146: hash_d = 72'h1f81640806e002300; 8'd147: hash_d = 72'h1f81840c06e002300;
      8'd148: hash_d = 72'h801ac0015c1824e0; 8'd149: hash_d = 72'h1f81c4000ae002300;
      8'd150: hash_d = 72'h1f81e4040ae002300; 8'd151: hash_d = 72'h1f8204080ae002300;
      8'd152: hash_d = 72'h1f82240c0ae002300; 8'd153: hash_d = 72'h8024c0019c1824e0;
      8'd154: hash_d = 72'h1f8264000ee002300; 8'd155: hash_d = 72'h1f8284040ee002300;
      8'd156: hash_d = 72'h1f82a4080ee002300; 8'd157: hash_d = 72'h1f82c40c0ee002300;
      8'd158: hash_d = 72'h802ec001dc1824e0; 8'd159: hash_d = 72'h48000c0021c2024e0;
      8'd160: hash_d = 72'h1; 8'd161: hash_d = 72'h4002310;
      8'd162: hash_d = 72'h824f000000c062320; 8'd163: hash_d = 72'h10250000000a062180;
      8'd164: hash_d = 72'h1f80040002e002300; 8'd165: hash_d = 72'h1f80240402e002300;
      8'd166: hash_d = 72'h1f80440802e002300; 8'd167: hash_d = 72'h1f80640c02e002300;
      8'd168: hash_d = 72'h1824c8; 8'd169: hash_d = 72'h2044d8000008002308;
      8'd170: hash_d = 72'h8008c0001c2024e0; 8'd171: hash_d = 72'h800ac0005c2024e0;
      8'd172: hash_d = 72'h800cc0009c2024e0; 8'd173: hash_d = 72'h800ec000dc2024e0;
      8'd174: hash_d = 72'h8010c0011c2024e0; 8'd175: hash_d = 72'h1f81240006e002300;
      8'd176: hash_d = 72'h1f81440406e002300; 8'd177: hash_d = 72'h1f81640806e002300;
      8'd178: hash_d = 72'h1f81840c06e002300; 8'd179: hash_d = 72'h801ac0015c2024e0;
      8'd180: hash_d = 72'h1f81c4000ae002300; 8'd181: hash_d = 72'h1f81e4040ae002300;
      8'd182: hash_d = 72'h1f8204080ae002300; 8'd183: hash_d = 72'h1f82240c0ae002300;
      8'd184: hash_d = 72'h8024c0019c2024e0; 8'd185: hash_d = 72'h1f8264000ee002300;
      8'd186: hash_d = 72'h1f8284040ee002300; 8'd187: hash_d = 72'h1f82a4080ee002300;
      8'd188: hash_d = 72'h1f82c40c0ee002300; 8'd189: hash_d = 72'h802ec001dc2024e0;
      8'd190: hash_d = 72'h48000c0021c2824e0; 8'd191: hash_d = 72'h1;
      default: hash_d = 72'd1;
    endcase
  end
  always_ff @(posedge clk_i) if (hash_next_i) {hash_word_o, hash_coming_o} <= {hash_coming_o, hash_d};

  logic [19:0] engine_d;
  always_comb begin
    (* rom_style = "block" *)
    case (engine_addr_i[7:0])
      8'd0: engine_d = 20'ha0080; 8'd1: engine_d = 20'hc0184; 8'd2: engine_d = 20'h488; 8'd3: engine_d = 20'h1408e;
      8'd4: engine_d = 20'hf4192; 8'd5: engine_d = 20'h494; 8'd6: engine_d = 20'h1409a; 8'd7: engine_d = 20'h9419e;
      8'd8: engine_d = 20'h3; 8'd9: engine_d = 20'h80; 8'd10: engine_d = 20'h184; 8'd11: engine_d = 20'h408a;
      8'd12: engine_d = 20'h1418e; 8'd13: engine_d = 20'hb0491; 8'd14: engine_d = 20'h4096; 8'd15: engine_d = 20'h1419a;
      8'd16: engine_d = 20'hd049d; 8'd17: engine_d = 20'h50e2; 8'd18: engine_d = 20'h151e6; 8'd19: engine_d = 20'hf05a1;
      8'd20: engine_d = 20'h3; 8'd21: engine_d = 20'h6e0; 8'd22: engine_d = 20'h76e6; 8'd23: engine_d = 20'h6e8;
      8'd24: engine_d = 20'h176ee; 8'd25: engine_d = 20'ha07f1; 8'd26: engine_d = 20'h8c; 8'd27: engine_d = 20'h190;
      8'd28: engine_d = 20'h4082; 8'd29: engine_d = 20'h14186; 8'd30: engine_d = 20'hd0495; 8'd31: engine_d = 20'h408a;
      8'd32: engine_d = 20'h1419a; 8'd33: engine_d = 20'hf049d; 8'd34: engine_d = 20'h50f6; 8'd35: engine_d = 20'h151fa;
      8'd36: engine_d = 20'h905a1; 8'd37: engine_d = 20'h3; 8'd38: engine_d = 20'ha0080; 8'd39: engine_d = 20'hc0184;
      8'd40: engine_d = 20'he0288; 8'd41: engine_d = 20'h48c; 8'd42: engine_d = 20'h14092; 8'd43: engine_d = 20'h14196;
      8'd44: engine_d = 20'h9429a; 8'd45: engine_d = 20'h49c; 8'd46: engine_d = 20'h140a2; 8'd47: engine_d = 20'h141a6;
      8'd48: engine_d = 20'hb42aa; 8'd49: engine_d = 20'h4ac; 8'd50: engine_d = 20'h140b2; 8'd51: engine_d = 20'h141b6;
      8'd52: engine_d = 20'hd42ba; 8'd53: engine_d = 20'h3; 8'd54: engine_d = 20'h80; 8'd55: engine_d = 20'h184;
      8'd56: engine_d = 20'h288; 8'd57: engine_d = 20'h408e; 8'd58: engine_d = 20'h14192; 8'd59: engine_d = 20'h14296;
      8'd60: engine_d = 20'hb0499; 8'd61: engine_d = 20'h409e; 8'd62: engine_d = 20'h141a2; 8'd63: engine_d = 20'h142a6;
      8'd64: engine_d = 20'hd04a9; 8'd65: engine_d = 20'h40ae; 8'd66: engine_d = 20'h141b2; 8'd67: engine_d = 20'h142b6;
      8'd68: engine_d = 20'hf04b9; 8'd69: engine_d = 20'h50e2; 8'd70: engine_d = 20'h151e6; 8'd71: engine_d = 20'h152ea;
      8'd72: engine_d = 20'h905bd; 8'd73: engine_d = 20'h3; 8'd74: engine_d = 20'h6e0; 8'd75: engine_d = 20'h76e6;
      8'd76: engine_d = 20'h6e8; 8'd77: engine_d = 20'h176ee; 8'd78: engine_d = 20'h6f0; 8'd79: engine_d = 20'h176f6;
      8'd80: engine_d = 20'ha07f9; 8'd81: engine_d = 20'h90; 8'd82: engine_d = 20'h194; 8'd83: engine_d = 20'h298;
      8'd84: engine_d = 20'h4082; 8'd85: engine_d = 20'h14186; 8'd86: engine_d = 20'h1428a; 8'd87: engine_d = 20'hd049d;
      8'd88: engine_d = 20'h408e; 8'd89: engine_d = 20'h141a2; 8'd90: engine_d = 20'h142a6; 8'd91: engine_d = 20'hf04a9;
      8'd92: engine_d = 20'h40ae; 8'd93: engine_d = 20'h141b2; 8'd94: engine_d = 20'h142b6; 8'd95: engine_d = 20'h904b9;
      8'd96: engine_d = 20'h50fe; 8'd97: engine_d = 20'h151e2; 8'd98: engine_d = 20'h152e6; 8'd99: engine_d = 20'hb05bd;
      8'd100: engine_d = 20'h3; 8'd101: engine_d = 20'ha0080; 8'd102: engine_d = 20'hc0184; 8'd103: engine_d = 20'he0288;
      8'd104: engine_d = 20'h8038c; 8'd105: engine_d = 20'h490; 8'd106: engine_d = 20'h14096; 8'd107: engine_d = 20'h1419a;
      8'd108: engine_d = 20'h1429e; 8'd109: engine_d = 20'hb43a2; 8'd110: engine_d = 20'h4a4; 8'd111: engine_d = 20'h140aa;
      8'd112: engine_d = 20'h141ae; 8'd113: engine_d = 20'h142b2; 8'd114: engine_d = 20'hd43b6; 8'd115: engine_d = 20'h4b8;
      8'd116: engine_d = 20'h140be; 8'd117: engine_d = 20'h141c2; 8'd118: engine_d = 20'h142c6; 8'd119: engine_d = 20'hf43ca;
      8'd120: engine_d = 20'h4cc; 8'd121: engine_d = 20'h140d2; 8'd122: engine_d = 20'h141d6; 8'd123: engine_d = 20'h142da;
      8'd124: engine_d = 20'h943de; 8'd125: engine_d = 20'h3; 8'd126: engine_d = 20'h80; 8'd127: engine_d = 20'h184;
      8'd128: engine_d = 20'h288; 8'd129: engine_d = 20'h38c; 8'd130: engine_d = 20'h4092; 8'd131: engine_d = 20'h14196;
      8'd132: engine_d = 20'h1429a; 8'd133: engine_d = 20'h1439e; 8'd134: engine_d = 20'hb04a1; 8'd135: engine_d = 20'h40a6;
      8'd136: engine_d = 20'h141aa; 8'd137: engine_d = 20'h142ae; 8'd138: engine_d = 20'h143b2; 8'd139: engine_d = 20'hd04b5;
      8'd140: engine_d = 20'h40ba; 8'd141: engine_d = 20'h141be; 8'd142: engine_d = 20'h142c2; 8'd143: engine_d = 20'h143c6;
      8'd144: engine_d = 20'hf04c9; 8'd145: engine_d = 20'h40ce; 8'd146: engine_d = 20'h141d2; 8'd147: engine_d = 20'h142d6;
      8'd148: engine_d = 20'h143da; 8'd149: engine_d = 20'h904dd; 8'd150: engine_d = 20'h50e2; 8'd151: engine_d = 20'h151e6;
      8'd152: engine_d = 20'h152ea; 8'd153: engine_d = 20'h153ee; 8'd154: engine_d = 20'hb0581; 8'd155: engine_d = 20'h3;
      8'd156: engine_d = 20'h6e0; 8'd157: engine_d = 20'h76e6; 8'd158: engine_d = 20'h6e8; 8'd159: engine_d = 20'h176ee;
      8'd160: engine_d = 20'h6f0; 8'd161: engine_d = 20'h176f6; 8'd162: engine_d = 20'h6f8; 8'd163: engine_d = 20'h176fe;
      8'd164: engine_d = 20'ha07e1; 8'd165: engine_d = 20'h90; 8'd166: engine_d = 20'h194; 8'd167: engine_d = 20'h298;
      8'd168: engine_d = 20'h39c; 8'd169: engine_d = 20'h4082; 8'd170: engine_d = 20'h14186; 8'd171: engine_d = 20'h1428a;
      8'd172: engine_d = 20'h1438e; 8'd173: engine_d = 20'hd04a1; 8'd174: engine_d = 20'h40a6; 8'd175: engine_d = 20'h141aa;
      8'd176: engine_d = 20'h142ae; 8'd177: engine_d = 20'h143b2; 8'd178: engine_d = 20'hf04b5; 8'd179: engine_d = 20'h40ba;
      8'd180: engine_d = 20'h141be; 8'd181: engine_d = 20'h142c2; 8'd182: engine_d = 20'h143c6; 8'd183: engine_d = 20'h904c9;
      8'd184: engine_d = 20'h40ce; 8'd185: engine_d = 20'h141d2; 8'd186: engine_d = 20'h142d6; 8'd187: engine_d = 20'h143da;
      8'd188: engine_d = 20'hb04dd; 8'd189: engine_d = 20'h50e6; 8'd190: engine_d = 20'h151ea; 8'd191: engine_d = 20'h152ee;
      8'd192: engine_d = 20'h153f2; 8'd193: engine_d = 20'hd0581; 8'd194: engine_d = 20'h3;
      default: engine_d = 20'd3;
    endcase
  end
  always_ff @(posedge clk_i) if (engine_next_i) {engine_word_o, engine_coming_o} <= {engine_coming_o, engine_d};

  logic [45:0] decode_d, decode_q;
  always_comb begin
    case (decode_addr_i[6:0])
      7'd0: decode_d = 46'h190012e4; 7'd1: decode_d = 46'h5; 7'd2: decode_d = 46'h2004c801304;
      7'd3: decode_d = 46'h80000003321; 7'd4: decode_d = 46'h3180300; 7'd5: decode_d = 46'h3380480;
      7'd6: decode_d = 46'h5; 7'd7: decode_d = 46'h3100c80; 7'd8: decode_d = 46'h3380000;
      7'd9: decode_d = 46'h3500dc0; 7'd10: decode_d = 46'h3780180; 7'd11: decode_d = 46'h3880f00;
      7'd12: decode_d = 46'h3b80300; 7'd13: decode_d = 46'h3d80480; 7'd14: decode_d = 46'ha0000007321;
      7'd15: decode_d = 46'h6200005402; 7'd16: decode_d = 46'h13c4d811363; 7'd17: decode_d = 46'h5;
      7'd18: decode_d = 46'h250012e4; 7'd19: decode_d = 46'h5; 7'd20: decode_d = 46'h2004c801304;
      7'd21: decode_d = 46'h80000003321; 7'd22: decode_d = 46'h3180480; 7'd23: decode_d = 46'h3380600;
      7'd24: decode_d = 46'h3580780; 7'd25: decode_d = 46'h5; 7'd26: decode_d = 46'h3100c80;
      7'd27: decode_d = 46'h3380000; 7'd28: decode_d = 46'h3500dc0; 7'd29: decode_d = 46'h3780180;
      7'd30: decode_d = 46'h3900f00; 7'd31: decode_d = 46'h3b80300; 7'd32: decode_d = 46'h3c81040;
      7'd33: decode_d = 46'h3f80480; 7'd34: decode_d = 46'h3180600; 7'd35: decode_d = 46'h3380780;
      7'd36: decode_d = 46'ha0000007321; 7'd37: decode_d = 46'h9200005402; 7'd38: decode_d = 46'h13c4d813363;
      7'd39: decode_d = 46'h5; 7'd40: decode_d = 46'h310012e4; 7'd41: decode_d = 46'h5;
      7'd42: decode_d = 46'h2004c801304; 7'd43: decode_d = 46'h80000003321; 7'd44: decode_d = 46'h3180600;
      7'd45: decode_d = 46'h3380780; 7'd46: decode_d = 46'h3580900; 7'd47: decode_d = 46'h3780a80;
      7'd48: decode_d = 46'h5; 7'd49: decode_d = 46'h3140c80; 7'd50: decode_d = 46'h3380000;
      7'd51: decode_d = 46'h3540de0; 7'd52: decode_d = 46'h3780180; 7'd53: decode_d = 46'h3940f40;
      7'd54: decode_d = 46'h3b80300; 7'd55: decode_d = 46'h3d410a0; 7'd56: decode_d = 46'h3f80480;
      7'd57: decode_d = 46'h30c1200; 7'd58: decode_d = 46'h3380600; 7'd59: decode_d = 46'h3580780;
      7'd60: decode_d = 46'h3780900; 7'd61: decode_d = 46'h3980a80; 7'd62: decode_d = 46'ha0000007321;
      7'd63: decode_d = 46'hc200005402; 7'd64: decode_d = 46'h13c4d815363; 7'd65: decode_d = 46'h5;
      default: decode_d = 46'd5;
    endcase
  end
  always_ff @(posedge clk_i) if (decode_next_i) {decode_word_o, decode_q} <= {decode_q, decode_d};

  logic [21:0] encode_d, encode_q;
  always_comb begin
    case (encode_addr_i[5:0])
      6'd0: encode_d = 22'h18004; 6'd1: encode_d = 22'h18308; 6'd2: encode_d = 22'h5860c; 6'd3: encode_d = 22'h78900;
      6'd4: encode_d = 22'h2; 6'd5: encode_d = 22'hb1904; 6'd6: encode_d = 22'hd1b88; 6'd7: encode_d = 22'he9e0c;
      6'd8: encode_d = 22'h2; 6'd9: encode_d = 22'h62644; 6'd10: encode_d = 22'hd1909; 6'd11: encode_d = 22'hf1b8d;
      6'd12: encode_d = 22'h109e01; 6'd13: encode_d = 22'h2; 6'd14: encode_d = 22'h18004; 6'd15: encode_d = 22'h18308;
      6'd16: encode_d = 22'h1860c; 6'd17: encode_d = 22'h58900; 6'd18: encode_d = 22'h78c04; 6'd19: encode_d = 22'h98f08;
      6'd20: encode_d = 22'h2; 6'd21: encode_d = 22'hb1904; 6'd22: encode_d = 22'hd1b88; 6'd23: encode_d = 22'hf1e0c;
      6'd24: encode_d = 22'h10a080; 6'd25: encode_d = 22'h2; 6'd26: encode_d = 22'h62644; 6'd27: encode_d = 22'hd1909;
      6'd28: encode_d = 22'hf1b8d; 6'd29: encode_d = 22'h111e01; 6'd30: encode_d = 22'h12a085; 6'd31: encode_d = 22'h2;
      6'd32: encode_d = 22'h18004; 6'd33: encode_d = 22'h18308; 6'd34: encode_d = 22'h1860c; 6'd35: encode_d = 22'h18900;
      6'd36: encode_d = 22'h58c04; 6'd37: encode_d = 22'h78f08; 6'd38: encode_d = 22'h9920c; 6'd39: encode_d = 22'hb9500;
      6'd40: encode_d = 22'h2; 6'd41: encode_d = 22'hb5904; 6'd42: encode_d = 22'hd5bc8; 6'd43: encode_d = 22'hf5e8c;
      6'd44: encode_d = 22'h116140; 6'd45: encode_d = 22'h12e404; 6'd46: encode_d = 22'h2; 6'd47: encode_d = 22'h62644;
      6'd48: encode_d = 22'hd5909; 6'd49: encode_d = 22'hf5bcd; 6'd50: encode_d = 22'h115e81; 6'd51: encode_d = 22'h136145;
      6'd52: encode_d = 22'h14e409; 6'd53: encode_d = 22'h2;
      default: encode_d = 22'd2;
    endcase
  end
  always_ff @(posedge clk_i) if (encode_next_i) {encode_word_o, encode_q} <= {encode_q, encode_d};
  logic unused;
  assign unused = ^{hash_addr_i[9:8], engine_addr_i[8:8], decode_addr_i[7:7], encode_addr_i[6:6]};
endmodule
