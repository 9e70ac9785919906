// python3 rtl/mlkem/model/zetas.py two > rtl/mlkem/rtl/lanewise_mlkem_zetas_two.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The factors of the arithmetic unit with two multipliers, a cycle after their address: of both
// butterflies of a word, the first one's in the lower half. The address says whether the transform
// is inverse, where they are halved; whether the bit in which the indices of a butterfly differ is
// odd; the number of the block of words, above the lowest one of seven bits. In the place of bit 0
// are those of a product.
module lanewise_mlkem_zetas_two (
    input  logic        clk_i,
    input  logic [ 8:0] addr_i,
    output logic [23:0] zeta_o
);
  logic [23:0] zeta_d;
  always_comb begin
    (* rom_style = "block" *)
    case (addr_i)
      9'd1: zeta_d = 24'hcf0011; 9'd3: zeta_d = 24'h238ac9; 9'd4: zeta_d = 24'h14b121;
      9'd5: zeta_d = 24'haba247; 9'd7: zeta_d = 24'h2a8a59; 9'd9: zeta_d = 24'h69c665;
      9'd11: zeta_d = 24'ha2e2d3; 9'd12: zeta_d = 24'h6dccb5; 9'd13: zeta_d = 24'h4118f0;
      9'd15: zeta_d = 24'h8b544c; 9'd16: zeta_d = 24'h77f426; 9'd17: zeta_d = 24'h780581;
      9'd19: zeta_d = 24'h29ba66; 9'd20: zeta_d = 24'h9004ad; 9'd21: zeta_d = 24'h030cd1;
      9'd23: zeta_d = 24'hc180e9; 9'd25: zeta_d = 24'ha0d2f4; 9'd27: zeta_d = 24'h49586c;
      9'd28: zeta_d = 24'h8078e5; 9'd29: zeta_d = 24'h13abc7; 9'd31: zeta_d = 24'h117bea;
      9'd33: zeta_d = 24'h65a6a7; 9'd35: zeta_d = 24'h68e673; 9'd36: zeta_d = 24'h7b928a;
      9'd37: zeta_d = 24'h21cae5; 9'd39: zeta_d = 24'h6046fd; 9'd41: zeta_d = 24'h5ca737;
      9'd43: zeta_d = 24'h9493b8; 9'd44: zeta_d = 24'h2789d1; 9'd45: zeta_d = 24'h74c5b5;
      9'd47: zeta_d = 24'h282a7f; 9'd48: zeta_d = 24'h31d0c1; 9'd49: zeta_d = 24'h9563ab;
      9'd51: zeta_d = 24'h3fd904; 9'd52: zeta_d = 24'h021b31; 9'd53: zeta_d = 24'h37c985;
      9'd55: zeta_d = 24'h3ad954; 9'd57: zeta_d = 24'ha242dd; 9'd59: zeta_d = 24'h3e0921;
      9'd60: zeta_d = 24'h77b528; 9'd61: zeta_d = 24'hbf510c; 9'd63: zeta_d = 24'ha80281;
      9'd64: zeta_d = 24'hcd9a14; 9'd65: zeta_d = 24'h6d1630; 9'd67: zeta_d = 24'h4078fa;
      9'd68: zeta_d = 24'h59b90f; 9'd69: zeta_d = 24'h50c7f5; 9'd71: zeta_d = 24'h06dc94;
      9'd73: zeta_d = 24'hb8a177; 9'd75: zeta_d = 24'h30c9f5; 9'd76: zeta_d = 24'h1c4327;
      9'd77: zeta_d = 24'h4d782a; 9'd79: zeta_d = 24'h69466d; 9'd80: zeta_d = 24'hcbcae2;
      9'd81: zeta_d = 24'h8da427; 9'd83: zeta_d = 24'hbc213f; 9'd84: zeta_d = 24'hb3459e;
      9'd85: zeta_d = 24'h22cad5; 9'd87: zeta_d = 24'ha0c2f5; 9'd89: zeta_d = 24'h4ce833;
      9'd91: zeta_d = 24'had0231; 9'd92: zeta_d = 24'h9625fe; 9'd93: zeta_d = 24'h35f9a2;
      9'd95: zeta_d = 24'h2dfa22; 9'd97: zeta_d = 24'h20daf4; 9'd99: zeta_d = 24'h8bd444;
      9'd100: zeta_d = 24'ha39a57; 9'd101: zeta_d = 24'hb6e193; 9'd103: zeta_d = 24'h8ff402;
      9'd105: zeta_d = 24'h88a477; 9'd107: zeta_d = 24'h49b866; 9'd108: zeta_d = 24'h2885c9;
      9'd109: zeta_d = 24'h22aad7; 9'd111: zeta_d = 24'h98b376; 9'd112: zeta_d = 24'h6d2239;
      9'd113: zeta_d = 24'h6476ba; 9'd115: zeta_d = 24'h8454bc; 9'd116: zeta_d = 24'hc269aa;
      9'd117: zeta_d = 24'h5af752; 9'd119: zeta_d = 24'h8fc405; 9'd121: zeta_d = 24'h4c383e;
      9'd123: zeta_d = 24'h18ab77; 9'd124: zeta_d = 24'h38e4cb; 9'd125: zeta_d = 24'h98c375;
      9'd127: zeta_d = 24'h49786a; 9'd129: zeta_d = 24'h011011; 9'd131: zeta_d = 24'hac9ac9;
      9'd132: zeta_d = 24'h128128; 9'd133: zeta_d = 24'h247247; 9'd135: zeta_d = 24'ha59a59;
      9'd137: zeta_d = 24'h665665; 9'd139: zeta_d = 24'h2d32d3; 9'd140: zeta_d = 24'h98f98f;
      9'd141: zeta_d = 24'h8f08f0; 9'd143: zeta_d = 24'h44c44c; 9'd144: zeta_d = 24'ha52a52;
      9'd145: zeta_d = 24'h581581; 9'd147: zeta_d = 24'ha66a66; 9'd148: zeta_d = 24'h53b53b;
      9'd149: zeta_d = 24'hcd1cd1; 9'd151: zeta_d = 24'h0e90e9; 9'd153: zeta_d = 24'h2f42f4;
      9'd155: zeta_d = 24'h86c86c; 9'd156: zeta_d = 24'h5c45c4; 9'd157: zeta_d = 24'hbc7bc7;
      9'd159: zeta_d = 24'hbeabea; 9'd161: zeta_d = 24'h6a76a7; 9'd163: zeta_d = 24'h673673;
      9'd164: zeta_d = 24'hbe6be6; 9'd165: zeta_d = 24'hae5ae5; 9'd167: zeta_d = 24'h6fd6fd;
      9'd169: zeta_d = 24'h737737; 9'd171: zeta_d = 24'h3b83b8; 9'd172: zeta_d = 24'h038038;
      9'd173: zeta_d = 24'h5b55b5; 9'd175: zeta_d = 24'ha7fa7f; 9'd176: zeta_d = 24'h276276;
      9'd177: zeta_d = 24'h3ab3ab; 9'd179: zeta_d = 24'h904904; 9'd180: zeta_d = 24'h8c08c0;
      9'd181: zeta_d = 24'h985985; 9'd183: zeta_d = 24'h954954; 9'd185: zeta_d = 24'h2dd2dd;
      9'd187: zeta_d = 24'h921921; 9'd188: zeta_d = 24'h535535; 9'd189: zeta_d = 24'h10c10c;
      9'd191: zeta_d = 24'h281281; 9'd192: zeta_d = 24'h6c16c1; 9'd193: zeta_d = 24'h630630;
      9'd195: zeta_d = 24'h8fa8fa; 9'd196: zeta_d = 24'h592592; 9'd197: zeta_d = 24'h7f57f5;
      9'd199: zeta_d = 24'hc94c94; 9'd201: zeta_d = 24'h177177; 9'd203: zeta_d = 24'h9f59f5;
      9'd204: zeta_d = 24'h82e82e; 9'd205: zeta_d = 24'h82a82a; 9'd207: zeta_d = 24'h66d66d;
      9'd208: zeta_d = 24'h769769; 9'd209: zeta_d = 24'h427427; 9'd211: zeta_d = 24'h13f13f;
      9'd212: zeta_d = 24'h217217; 9'd213: zeta_d = 24'had5ad5; 9'd215: zeta_d = 24'h2f52f5;
      9'd217: zeta_d = 24'h833833; 9'd219: zeta_d = 24'h231231; 9'd220: zeta_d = 24'hb42b42;
      9'd221: zeta_d = 24'h9a29a2; 9'd223: zeta_d = 24'ha22a22; 9'd225: zeta_d = 24'haf4af4;
      9'd227: zeta_d = 24'h444444; 9'd228: zeta_d = 24'h959959; 9'd229: zeta_d = 24'h193193;
      9'd231: zeta_d = 24'h402402; 9'd233: zeta_d = 24'h477477; 9'd235: zeta_d = 24'h866866;
      9'd236: zeta_d = 24'hb3fb3f; 9'd237: zeta_d = 24'had7ad7; 9'd239: zeta_d = 24'h376376;
      9'd240: zeta_d = 24'h350350; 9'd241: zeta_d = 24'h6ba6ba; 9'd243: zeta_d = 24'h4bc4bc;
      9'd244: zeta_d = 24'h7b67b6; 9'd245: zeta_d = 24'h752752; 9'd247: zeta_d = 24'h405405;
      9'd249: zeta_d = 24'h83e83e; 9'd251: zeta_d = 24'hb77b77; 9'd252: zeta_d = 24'h335335;
      9'd253: zeta_d = 24'h375375; 9'd255: zeta_d = 24'h86a86a; 9'd260: zeta_d = 24'h8e61c7;
      9'd268: zeta_d = 24'h4d5613; 9'd272: zeta_d = 24'h79d369; 9'd276: zeta_d = 24'h965144;
      9'd284: zeta_d = 24'hbacb9d; 9'd292: zeta_d = 24'h2ff4b1; 9'd300: zeta_d = 24'h2cf59a;
      9'd304: zeta_d = 24'h57165e; 9'd308: zeta_d = 24'h8140e2; 9'd316: zeta_d = 24'hb0894e;
      9'd320: zeta_d = 24'h50aced; 9'd324: zeta_d = 24'h294a3e; 9'd332: zeta_d = 24'hc19691;
      9'd336: zeta_d = 24'h6e180f; 9'd340: zeta_d = 24'hb6913c; 9'd348: zeta_d = 24'h145a5d;
      9'd356: zeta_d = 24'haf3a84; 9'd364: zeta_d = 24'h8d7480; 9'd368: zeta_d = 24'h213a40;
      9'd372: zeta_d = 24'hcdb36e; 9'd380: zeta_d = 24'h711726; 9'd385: zeta_d = 24'h435435;
      9'd387: zeta_d = 24'h83b83b; 9'd388: zeta_d = 24'h81b81b; 9'd389: zeta_d = 24'hc3cc3c;
      9'd391: zeta_d = 24'h41f41f; 9'd393: zeta_d = 24'h883883; 9'd395: zeta_d = 24'h3a93a9;
      9'd396: zeta_d = 24'h3db3db; 9'd397: zeta_d = 24'h25e25e; 9'd399: zeta_d = 24'h35d35d;
      9'd400: zeta_d = 24'h1a81a8; 9'd401: zeta_d = 24'h1bb1bb; 9'd403: zeta_d = 24'hbecbec;
      9'd404: zeta_d = 24'hc20c20; 9'd405: zeta_d = 24'h433433; 9'd407: zeta_d = 24'h8bc8bc;
      9'd409: zeta_d = 24'h201201; 9'd411: zeta_d = 24'h74a74a; 9'd412: zeta_d = 24'hb2db2d;
      9'd413: zeta_d = 24'h222222; 9'd415: zeta_d = 24'h57a57a; 9'd417: zeta_d = 24'h511511;
      9'd419: zeta_d = 24'h4d14d1; 9'd420: zeta_d = 24'h5a15a1; 9'd421: zeta_d = 24'h799799;
      9'd423: zeta_d = 24'ha9aa9a; 9'd425: zeta_d = 24'h7fb7fb; 9'd427: zeta_d = 24'hbebbeb;
      9'd428: zeta_d = 24'h78c78c; 9'd429: zeta_d = 24'h720720; 9'd431: zeta_d = 24'h894894;
      9'd432: zeta_d = 24'ha35a35; 9'd433: zeta_d = 24'h9b79b7; 9'd435: zeta_d = 24'h415415;
      9'd436: zeta_d = 24'h417417; 9'd437: zeta_d = 24'hb7bb7b; 9'd439: zeta_d = 24'h73c73c;
      9'd441: zeta_d = 24'h64a64a; 9'd443: zeta_d = 24'ha7ba7b; 9'd444: zeta_d = 24'h2c92c9;
      9'd445: zeta_d = 24'h47d47d; 9'd447: zeta_d = 24'h318318; 9'd448: zeta_d = 24'h9e19e1;
      9'd449: zeta_d = 24'h7c17c1; 9'd451: zeta_d = 24'h086086; 9'd452: zeta_d = 24'h91b91b;
      9'd453: zeta_d = 24'hb11b11; 9'd455: zeta_d = 24'h7ef7ef; 9'd457: zeta_d = 24'h4aa4aa;
      9'd459: zeta_d = 24'hb43b43; 9'd460: zeta_d = 24'h460460; 9'd461: zeta_d = 24'h482482;
      9'd463: zeta_d = 24'h856856; 9'd464: zeta_d = 24'h13b13b; 9'd465: zeta_d = 24'hbc0bc0;
      9'd467: zeta_d = 24'h95b95b; 9'd468: zeta_d = 24'h01c01c; 9'd469: zeta_d = 24'h1dc1dc;
      9'd471: zeta_d = 24'ha1ca1c; 9'd473: zeta_d = 24'h9ff9ff; 9'd475: zeta_d = 24'hbf3bf3;
      9'd476: zeta_d = 24'h5f35f3; 9'd477: zeta_d = 24'h9ba9ba; 9'd479: zeta_d = 24'h9d49d4;
      9'd481: zeta_d = 24'h5f55f5; 9'd483: zeta_d = 24'hc64c64; 9'd484: zeta_d = 24'h2e22e2;
      9'd485: zeta_d = 24'h436436; 9'd487: zeta_d = 24'h17a17a; 9'd489: zeta_d = 24'h6f56f5;
      9'd491: zeta_d = 24'hce9ce9; 9'd492: zeta_d = 24'h91e91e; 9'd493: zeta_d = 24'h533533;
      9'd495: zeta_d = 24'h941941; 9'd496: zeta_d = 24'h529529; 9'd497: zeta_d = 24'h226226;
      9'd499: zeta_d = 24'h478478; 9'd500: zeta_d = 24'hb48b48; 9'd501: zeta_d = 24'h7ea7ea;
      9'd503: zeta_d = 24'h9b39b3; 9'd505: zeta_d = 24'hbadbad; 9'd507: zeta_d = 24'h7a47a4;
      9'd508: zeta_d = 24'h094094; 9'd509: zeta_d = 24'hbe5be5; 9'd511: zeta_d = 24'h689689;
      default: zeta_d = 24'd0;
    endcase
  end
  always_ff @(posedge clk_i) zeta_o <= zeta_d;
endmodule
