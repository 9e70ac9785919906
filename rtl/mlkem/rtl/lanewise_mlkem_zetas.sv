// python3 rtl/mlkem/model/zetas.py > rtl/mlkem/rtl/lanewise_mlkem_zetas.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The factors of the serial arithmetic unit, a cycle after their address. Its upper bits say of
// what they are: forward transform, inverse transform, where they are halved, or product. In a
// transform the bits above the lowest one are the number of the block, and the place of this one
// tells the layer.
module lanewise_mlkem_zetas (
    input  logic        clk_i,
    input  logic [ 8:0] addr_i,
    output logic [11:0] zeta_o
);
  logic [11:0] zeta_d;
  always_comb begin
    (* rom_style = "block" *)
    case (addr_i)
      9'd0: zeta_d = 12'd0; 9'd1: zeta_d = 12'd17; 9'd2: zeta_d = 12'd289;
      9'd3: zeta_d = 12'd2761; 9'd4: zeta_d = 12'd296; 9'd5: zeta_d = 12'd583;
      9'd6: zeta_d = 12'd331; 9'd7: zeta_d = 12'd2649; 9'd8: zeta_d = 12'd1062;
      9'd9: zeta_d = 12'd1637; 9'd10: zeta_d = 12'd3253; 9'd11: zeta_d = 12'd723;
      9'd12: zeta_d = 12'd2447; 9'd13: zeta_d = 12'd2288; 9'd14: zeta_d = 12'd1756;
      9'd15: zeta_d = 12'd1100; 9'd16: zeta_d = 12'd2642; 9'd17: zeta_d = 12'd1409;
      9'd18: zeta_d = 12'd1197; 9'd19: zeta_d = 12'd2662; 9'd20: zeta_d = 12'd1339;
      9'd21: zeta_d = 12'd3281; 9'd22: zeta_d = 12'd2304; 9'd23: zeta_d = 12'd233;
      9'd24: zeta_d = 12'd1919; 9'd25: zeta_d = 12'd756; 9'd26: zeta_d = 12'd2277;
      9'd27: zeta_d = 12'd2156; 9'd28: zeta_d = 12'd1476; 9'd29: zeta_d = 12'd3015;
      9'd30: zeta_d = 12'd2055; 9'd31: zeta_d = 12'd3050; 9'd32: zeta_d = 12'd2580;
      9'd33: zeta_d = 12'd1703; 9'd34: zeta_d = 12'd650; 9'd35: zeta_d = 12'd1651;
      9'd36: zeta_d = 12'd3046; 9'd37: zeta_d = 12'd2789; 9'd38: zeta_d = 12'd1977;
      9'd39: zeta_d = 12'd1789; 9'd40: zeta_d = 12'd193; 9'd41: zeta_d = 12'd1847;
      9'd42: zeta_d = 12'd2513; 9'd43: zeta_d = 12'd952; 9'd44: zeta_d = 12'd56;
      9'd45: zeta_d = 12'd1461; 9'd46: zeta_d = 12'd632; 9'd47: zeta_d = 12'd2687;
      9'd48: zeta_d = 12'd630; 9'd49: zeta_d = 12'd939; 9'd50: zeta_d = 12'd2865;
      9'd51: zeta_d = 12'd2308; 9'd52: zeta_d = 12'd2240; 9'd53: zeta_d = 12'd2437;
      9'd54: zeta_d = 12'd33; 9'd55: zeta_d = 12'd2388; 9'd56: zeta_d = 12'd797;
      9'd57: zeta_d = 12'd733; 9'd58: zeta_d = 12'd1320; 9'd59: zeta_d = 12'd2337;
      9'd60: zeta_d = 12'd1333; 9'd61: zeta_d = 12'd268; 9'd62: zeta_d = 12'd1915;
      9'd63: zeta_d = 12'd641; 9'd64: zeta_d = 12'd1729; 9'd65: zeta_d = 12'd1584;
      9'd66: zeta_d = 12'd2319; 9'd67: zeta_d = 12'd2298; 9'd68: zeta_d = 12'd1426;
      9'd69: zeta_d = 12'd2037; 9'd70: zeta_d = 12'd1435; 9'd71: zeta_d = 12'd3220;
      9'd72: zeta_d = 12'd2786; 9'd73: zeta_d = 12'd375; 9'd74: zeta_d = 12'd807;
      9'd75: zeta_d = 12'd2549; 9'd76: zeta_d = 12'd2094; 9'd77: zeta_d = 12'd2090;
      9'd78: zeta_d = 12'd452; 9'd79: zeta_d = 12'd1645; 9'd80: zeta_d = 12'd1897;
      9'd81: zeta_d = 12'd1063; 9'd82: zeta_d = 12'd1438; 9'd83: zeta_d = 12'd319;
      9'd84: zeta_d = 12'd535; 9'd85: zeta_d = 12'd2773; 9'd86: zeta_d = 12'd2868;
      9'd87: zeta_d = 12'd757; 9'd88: zeta_d = 12'd3260; 9'd89: zeta_d = 12'd2099;
      9'd90: zeta_d = 12'd1534; 9'd91: zeta_d = 12'd561; 9'd92: zeta_d = 12'd2882;
      9'd93: zeta_d = 12'd2466; 9'd94: zeta_d = 12'd2402; 9'd95: zeta_d = 12'd2594;
      9'd96: zeta_d = 12'd3289; 9'd97: zeta_d = 12'd2804; 9'd98: zeta_d = 12'd2647;
      9'd99: zeta_d = 12'd1092; 9'd100: zeta_d = 12'd2393; 9'd101: zeta_d = 12'd403;
      9'd102: zeta_d = 12'd2617; 9'd103: zeta_d = 12'd1026; 9'd104: zeta_d = 12'd569;
      9'd105: zeta_d = 12'd1143; 9'd106: zeta_d = 12'd1481; 9'd107: zeta_d = 12'd2150;
      9'd108: zeta_d = 12'd2879; 9'd109: zeta_d = 12'd2775; 9'd110: zeta_d = 12'd648;
      9'd111: zeta_d = 12'd886; 9'd112: zeta_d = 12'd848; 9'd113: zeta_d = 12'd1722;
      9'd114: zeta_d = 12'd2474; 9'd115: zeta_d = 12'd1212; 9'd116: zeta_d = 12'd1974;
      9'd117: zeta_d = 12'd1874; 9'd118: zeta_d = 12'd3110; 9'd119: zeta_d = 12'd1029;
      9'd120: zeta_d = 12'd1746; 9'd121: zeta_d = 12'd2110; 9'd122: zeta_d = 12'd1227;
      9'd123: zeta_d = 12'd2935; 9'd124: zeta_d = 12'd821; 9'd125: zeta_d = 12'd885;
      9'd126: zeta_d = 12'd910; 9'd127: zeta_d = 12'd2154; 9'd128: zeta_d = 12'd0;
      9'd129: zeta_d = 12'd1077; 9'd130: zeta_d = 12'd455; 9'd131: zeta_d = 12'd2107;
      9'd132: zeta_d = 12'd2075; 9'd133: zeta_d = 12'd3132; 9'd134: zeta_d = 12'd2278;
      9'd135: zeta_d = 12'd1055; 9'd136: zeta_d = 12'd873; 9'd137: zeta_d = 12'd2179;
      9'd138: zeta_d = 12'd1555; 9'd139: zeta_d = 12'd937; 9'd140: zeta_d = 12'd987;
      9'd141: zeta_d = 12'd606; 9'd142: zeta_d = 12'd1237; 9'd143: zeta_d = 12'd861;
      9'd144: zeta_d = 12'd424; 9'd145: zeta_d = 12'd443; 9'd146: zeta_d = 12'd324;
      9'd147: zeta_d = 12'd3052; 9'd148: zeta_d = 12'd3104; 9'd149: zeta_d = 12'd1075;
      9'd150: zeta_d = 12'd2405; 9'd151: zeta_d = 12'd2236; 9'd152: zeta_d = 12'd1949;
      9'd153: zeta_d = 12'd513; 9'd154: zeta_d = 12'd2973; 9'd155: zeta_d = 12'd1866;
      9'd156: zeta_d = 12'd2861; 9'd157: zeta_d = 12'd546; 9'd158: zeta_d = 12'd2988;
      9'd159: zeta_d = 12'd1402; 9'd160: zeta_d = 12'd3309; 9'd161: zeta_d = 12'd1297;
      9'd162: zeta_d = 12'd1201; 9'd163: zeta_d = 12'd1233; 9'd164: zeta_d = 12'd1441;
      9'd165: zeta_d = 12'd1945; 9'd166: zeta_d = 12'd767; 9'd167: zeta_d = 12'd2714;
      9'd168: zeta_d = 12'd1630; 9'd169: zeta_d = 12'd2043; 9'd170: zeta_d = 12'd1434;
      9'd171: zeta_d = 12'd3051; 9'd172: zeta_d = 12'd1932; 9'd173: zeta_d = 12'd1824;
      9'd174: zeta_d = 12'd719; 9'd175: zeta_d = 12'd2196; 9'd176: zeta_d = 12'd2613;
      9'd177: zeta_d = 12'd2487; 9'd178: zeta_d = 12'd226; 9'd179: zeta_d = 12'd1045;
      9'd180: zeta_d = 12'd1047; 9'd181: zeta_d = 12'd2939; 9'd182: zeta_d = 12'd2068;
      9'd183: zeta_d = 12'd1852; 9'd184: zeta_d = 12'd1393; 9'd185: zeta_d = 12'd1610;
      9'd186: zeta_d = 12'd2382; 9'd187: zeta_d = 12'd2683; 9'd188: zeta_d = 12'd713;
      9'd189: zeta_d = 12'd1149; 9'd190: zeta_d = 12'd2824; 9'd191: zeta_d = 12'd792;
      9'd192: zeta_d = 12'd2529; 9'd193: zeta_d = 12'd1985; 9'd194: zeta_d = 12'd2622;
      9'd195: zeta_d = 12'd134; 9'd196: zeta_d = 12'd2331; 9'd197: zeta_d = 12'd2833;
      9'd198: zeta_d = 12'd660; 9'd199: zeta_d = 12'd2031; 9'd200: zeta_d = 12'd2063;
      9'd201: zeta_d = 12'd1194; 9'd202: zeta_d = 12'd1681; 9'd203: zeta_d = 12'd2883;
      9'd204: zeta_d = 12'd1120; 9'd205: zeta_d = 12'd1154; 9'd206: zeta_d = 12'd3097;
      9'd207: zeta_d = 12'd2134; 9'd208: zeta_d = 12'd315; 9'd209: zeta_d = 12'd3008;
      9'd210: zeta_d = 12'd316; 9'd211: zeta_d = 12'd2395; 9'd212: zeta_d = 12'd28;
      9'd213: zeta_d = 12'd476; 9'd214: zeta_d = 12'd2921; 9'd215: zeta_d = 12'd2588;
      9'd216: zeta_d = 12'd1761; 9'd217: zeta_d = 12'd2559; 9'd218: zeta_d = 12'd2653;
      9'd219: zeta_d = 12'd3059; 9'd220: zeta_d = 12'd1523; 9'd221: zeta_d = 12'd2490;
      9'd222: zeta_d = 12'd325; 9'd223: zeta_d = 12'd2516; 9'd224: zeta_d = 12'd1290;
      9'd225: zeta_d = 12'd1525; 9'd226: zeta_d = 12'd2692; 9'd227: zeta_d = 12'd3172;
      9'd228: zeta_d = 12'd738; 9'd229: zeta_d = 12'd1078; 9'd230: zeta_d = 12'd2803;
      9'd231: zeta_d = 12'd378; 9'd232: zeta_d = 12'd2624; 9'd233: zeta_d = 12'd1781;
      9'd234: zeta_d = 12'd1152; 9'd235: zeta_d = 12'd3305; 9'd236: zeta_d = 12'd2334;
      9'd237: zeta_d = 12'd1331; 9'd238: zeta_d = 12'd2263; 9'd239: zeta_d = 12'd2369;
      9'd240: zeta_d = 12'd1321; 9'd241: zeta_d = 12'd550; 9'd242: zeta_d = 12'd878;
      9'd243: zeta_d = 12'd1144; 9'd244: zeta_d = 12'd2888; 9'd245: zeta_d = 12'd2026;
      9'd246: zeta_d = 12'd3291; 9'd247: zeta_d = 12'd2483; 9'd248: zeta_d = 12'd531;
      9'd249: zeta_d = 12'd2989; 9'd250: zeta_d = 12'd1830; 9'd251: zeta_d = 12'd1956;
      9'd252: zeta_d = 12'd148; 9'd253: zeta_d = 12'd3045; 9'd254: zeta_d = 12'd1809;
      9'd255: zeta_d = 12'd1673; 9'd256: zeta_d = 12'd17; 9'd257: zeta_d = 12'd3312;
      9'd258: zeta_d = 12'd2761; 9'd259: zeta_d = 12'd568; 9'd260: zeta_d = 12'd583;
      9'd261: zeta_d = 12'd2746; 9'd262: zeta_d = 12'd2649; 9'd263: zeta_d = 12'd680;
      9'd264: zeta_d = 12'd1637; 9'd265: zeta_d = 12'd1692; 9'd266: zeta_d = 12'd723;
      9'd267: zeta_d = 12'd2606; 9'd268: zeta_d = 12'd2288; 9'd269: zeta_d = 12'd1041;
      9'd270: zeta_d = 12'd1100; 9'd271: zeta_d = 12'd2229; 9'd272: zeta_d = 12'd1409;
      9'd273: zeta_d = 12'd1920; 9'd274: zeta_d = 12'd2662; 9'd275: zeta_d = 12'd667;
      9'd276: zeta_d = 12'd3281; 9'd277: zeta_d = 12'd48; 9'd278: zeta_d = 12'd233;
      9'd279: zeta_d = 12'd3096; 9'd280: zeta_d = 12'd756; 9'd281: zeta_d = 12'd2573;
      9'd282: zeta_d = 12'd2156; 9'd283: zeta_d = 12'd1173; 9'd284: zeta_d = 12'd3015;
      9'd285: zeta_d = 12'd314; 9'd286: zeta_d = 12'd3050; 9'd287: zeta_d = 12'd279;
      9'd288: zeta_d = 12'd1703; 9'd289: zeta_d = 12'd1626; 9'd290: zeta_d = 12'd1651;
      9'd291: zeta_d = 12'd1678; 9'd292: zeta_d = 12'd2789; 9'd293: zeta_d = 12'd540;
      9'd294: zeta_d = 12'd1789; 9'd295: zeta_d = 12'd1540; 9'd296: zeta_d = 12'd1847;
      9'd297: zeta_d = 12'd1482; 9'd298: zeta_d = 12'd952; 9'd299: zeta_d = 12'd2377;
      9'd300: zeta_d = 12'd1461; 9'd301: zeta_d = 12'd1868; 9'd302: zeta_d = 12'd2687;
      9'd303: zeta_d = 12'd642; 9'd304: zeta_d = 12'd939; 9'd305: zeta_d = 12'd2390;
      9'd306: zeta_d = 12'd2308; 9'd307: zeta_d = 12'd1021; 9'd308: zeta_d = 12'd2437;
      9'd309: zeta_d = 12'd892; 9'd310: zeta_d = 12'd2388; 9'd311: zeta_d = 12'd941;
      9'd312: zeta_d = 12'd733; 9'd313: zeta_d = 12'd2596; 9'd314: zeta_d = 12'd2337;
      9'd315: zeta_d = 12'd992; 9'd316: zeta_d = 12'd268; 9'd317: zeta_d = 12'd3061;
      9'd318: zeta_d = 12'd641; 9'd319: zeta_d = 12'd2688; 9'd320: zeta_d = 12'd1584;
      9'd321: zeta_d = 12'd1745; 9'd322: zeta_d = 12'd2298; 9'd323: zeta_d = 12'd1031;
      9'd324: zeta_d = 12'd2037; 9'd325: zeta_d = 12'd1292; 9'd326: zeta_d = 12'd3220;
      9'd327: zeta_d = 12'd109; 9'd328: zeta_d = 12'd375; 9'd329: zeta_d = 12'd2954;
      9'd330: zeta_d = 12'd2549; 9'd331: zeta_d = 12'd780; 9'd332: zeta_d = 12'd2090;
      9'd333: zeta_d = 12'd1239; 9'd334: zeta_d = 12'd1645; 9'd335: zeta_d = 12'd1684;
      9'd336: zeta_d = 12'd1063; 9'd337: zeta_d = 12'd2266; 9'd338: zeta_d = 12'd319;
      9'd339: zeta_d = 12'd3010; 9'd340: zeta_d = 12'd2773; 9'd341: zeta_d = 12'd556;
      9'd342: zeta_d = 12'd757; 9'd343: zeta_d = 12'd2572; 9'd344: zeta_d = 12'd2099;
      9'd345: zeta_d = 12'd1230; 9'd346: zeta_d = 12'd561; 9'd347: zeta_d = 12'd2768;
      9'd348: zeta_d = 12'd2466; 9'd349: zeta_d = 12'd863; 9'd350: zeta_d = 12'd2594;
      9'd351: zeta_d = 12'd735; 9'd352: zeta_d = 12'd2804; 9'd353: zeta_d = 12'd525;
      9'd354: zeta_d = 12'd1092; 9'd355: zeta_d = 12'd2237; 9'd356: zeta_d = 12'd403;
      9'd357: zeta_d = 12'd2926; 9'd358: zeta_d = 12'd1026; 9'd359: zeta_d = 12'd2303;
      9'd360: zeta_d = 12'd1143; 9'd361: zeta_d = 12'd2186; 9'd362: zeta_d = 12'd2150;
      9'd363: zeta_d = 12'd1179; 9'd364: zeta_d = 12'd2775; 9'd365: zeta_d = 12'd554;
      9'd366: zeta_d = 12'd886; 9'd367: zeta_d = 12'd2443; 9'd368: zeta_d = 12'd1722;
      9'd369: zeta_d = 12'd1607; 9'd370: zeta_d = 12'd1212; 9'd371: zeta_d = 12'd2117;
      9'd372: zeta_d = 12'd1874; 9'd373: zeta_d = 12'd1455; 9'd374: zeta_d = 12'd1029;
      9'd375: zeta_d = 12'd2300; 9'd376: zeta_d = 12'd2110; 9'd377: zeta_d = 12'd1219;
      9'd378: zeta_d = 12'd2935; 9'd379: zeta_d = 12'd394; 9'd380: zeta_d = 12'd885;
      9'd381: zeta_d = 12'd2444; 9'd382: zeta_d = 12'd2154; 9'd383: zeta_d = 12'd1175;
      default: zeta_d = 12'd0;
    endcase
  end
  always_ff @(posedge clk_i) zeta_o <= zeta_d;
endmodule
