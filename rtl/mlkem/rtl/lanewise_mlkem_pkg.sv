// python3 rtl/mlkem/model/constants.py > rtl/mlkem/rtl/lanewise_mlkem_pkg.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The modulus of Kyber and ML-KEM, what powers of two are modulo it, and the twiddle factors.
package lanewise_mlkem_pkg;

  localparam int unsigned Q = 3329;

  // n * 2^12 modulo Q at bits 12*n +: 12, and n * 2^18.
  localparam logic [64*12-1:0] Fold12 = {
    12'd1715, 12'd948, 12'd181, 12'd2743, 12'd1976, 12'd1209, 12'd442, 12'd3004,
    12'd2237, 12'd1470, 12'd703, 12'd3265, 12'd2498, 12'd1731, 12'd964, 12'd197,
    12'd2759, 12'd1992, 12'd1225, 12'd458, 12'd3020, 12'd2253, 12'd1486, 12'd719,
    12'd3281, 12'd2514, 12'd1747, 12'd980, 12'd213, 12'd2775, 12'd2008, 12'd1241,
    12'd474, 12'd3036, 12'd2269, 12'd1502, 12'd735, 12'd3297, 12'd2530, 12'd1763,
    12'd996, 12'd229, 12'd2791, 12'd2024, 12'd1257, 12'd490, 12'd3052, 12'd2285,
    12'd1518, 12'd751, 12'd3313, 12'd2546, 12'd1779, 12'd1012, 12'd245, 12'd2807,
    12'd2040, 12'd1273, 12'd506, 12'd3068, 12'd2301, 12'd1534, 12'd767, 12'd0
  };
  localparam logic [64*12-1:0] Fold18 = {
    12'd3232, 12'd750, 12'd1597, 12'd2444, 12'd3291, 12'd809, 12'd1656, 12'd2503,
    12'd21, 12'd868, 12'd1715, 12'd2562, 12'd80, 12'd927, 12'd1774, 12'd2621,
    12'd139, 12'd986, 12'd1833, 12'd2680, 12'd198, 12'd1045, 12'd1892, 12'd2739,
    12'd257, 12'd1104, 12'd1951, 12'd2798, 12'd316, 12'd1163, 12'd2010, 12'd2857,
    12'd375, 12'd1222, 12'd2069, 12'd2916, 12'd434, 12'd1281, 12'd2128, 12'd2975,
    12'd493, 12'd1340, 12'd2187, 12'd3034, 12'd552, 12'd1399, 12'd2246, 12'd3093,
    12'd611, 12'd1458, 12'd2305, 12'd3152, 12'd670, 12'd1517, 12'd2364, 12'd3211,
    12'd729, 12'd1576, 12'd2423, 12'd3270, 12'd788, 12'd1635, 12'd2482, 12'd0
  };

  // Powers of 17 in bit-reversed order (FIPS 203 appendix A), number n at bits 16*n +: 12; and the
  // same halved, for the inverse transform. With 12*n synthesis would multiply to find them.
  localparam logic [128*16-1:0] Zeta = {
    16'd2154, 16'd885, 16'd2935, 16'd2110, 16'd1029, 16'd1874, 16'd1212, 16'd1722,
    16'd886, 16'd2775, 16'd2150, 16'd1143, 16'd1026, 16'd403, 16'd1092, 16'd2804,
    16'd2594, 16'd2466, 16'd561, 16'd2099, 16'd757, 16'd2773, 16'd319, 16'd1063,
    16'd1645, 16'd2090, 16'd2549, 16'd375, 16'd3220, 16'd2037, 16'd2298, 16'd1584,
    16'd641, 16'd268, 16'd2337, 16'd733, 16'd2388, 16'd2437, 16'd2308, 16'd939,
    16'd2687, 16'd1461, 16'd952, 16'd1847, 16'd1789, 16'd2789, 16'd1651, 16'd1703,
    16'd3050, 16'd3015, 16'd2156, 16'd756, 16'd233, 16'd3281, 16'd2662, 16'd1409,
    16'd1100, 16'd2288, 16'd723, 16'd1637, 16'd2649, 16'd583, 16'd2761, 16'd17,
    16'd910, 16'd1227, 16'd3110, 16'd2474, 16'd648, 16'd1481, 16'd2617, 16'd2647,
    16'd2402, 16'd1534, 16'd2868, 16'd1438, 16'd452, 16'd807, 16'd1435, 16'd2319,
    16'd1915, 16'd1320, 16'd33, 16'd2865, 16'd632, 16'd2513, 16'd1977, 16'd650,
    16'd2055, 16'd2277, 16'd2304, 16'd1197, 16'd1756, 16'd3253, 16'd331, 16'd289,
    16'd821, 16'd1974, 16'd2879, 16'd2393, 16'd2882, 16'd535, 16'd2094, 16'd1426,
    16'd1333, 16'd2240, 16'd56, 16'd3046, 16'd1476, 16'd1339, 16'd2447, 16'd296,
    16'd1746, 16'd569, 16'd3260, 16'd2786, 16'd797, 16'd193, 16'd1919, 16'd1062,
    16'd848, 16'd1897, 16'd630, 16'd2642, 16'd3289, 16'd2580, 16'd1729, 16'd1
  };
  localparam logic [128*16-1:0] ZetaHalf = {
    16'd1077, 16'd2107, 16'd3132, 16'd1055, 16'd2179, 16'd937, 16'd606, 16'd861,
    16'd443, 16'd3052, 16'd1075, 16'd2236, 16'd513, 16'd1866, 16'd546, 16'd1402,
    16'd1297, 16'd1233, 16'd1945, 16'd2714, 16'd2043, 16'd3051, 16'd1824, 16'd2196,
    16'd2487, 16'd1045, 16'd2939, 16'd1852, 16'd1610, 16'd2683, 16'd1149, 16'd792,
    16'd1985, 16'd134, 16'd2833, 16'd2031, 16'd1194, 16'd2883, 16'd1154, 16'd2134,
    16'd3008, 16'd2395, 16'd476, 16'd2588, 16'd2559, 16'd3059, 16'd2490, 16'd2516,
    16'd1525, 16'd3172, 16'd1078, 16'd378, 16'd1781, 16'd3305, 16'd1331, 16'd2369,
    16'd550, 16'd1144, 16'd2026, 16'd2483, 16'd2989, 16'd1956, 16'd3045, 16'd1673,
    16'd455, 16'd2278, 16'd1555, 16'd1237, 16'd324, 16'd2405, 16'd2973, 16'd2988,
    16'd1201, 16'd767, 16'd1434, 16'd719, 16'd226, 16'd2068, 16'd2382, 16'd2824,
    16'd2622, 16'd660, 16'd1681, 16'd3097, 16'd316, 16'd2921, 16'd2653, 16'd325,
    16'd2692, 16'd2803, 16'd1152, 16'd2263, 16'd878, 16'd3291, 16'd1830, 16'd1809,
    16'd2075, 16'd987, 16'd3104, 16'd2861, 16'd1441, 16'd1932, 16'd1047, 16'd713,
    16'd2331, 16'd1120, 16'd28, 16'd1523, 16'd738, 16'd2334, 16'd2888, 16'd148,
    16'd873, 16'd1949, 16'd1630, 16'd1393, 16'd2063, 16'd1761, 16'd2624, 16'd531,
    16'd424, 16'd2613, 16'd315, 16'd1321, 16'd3309, 16'd1290, 16'd2529, 16'd1665
  };

  // Passes 0 to 3 of a forward transform, 4 to 7 of an inverse, 8 of a product, for one, two and
  // four engines: bit n of the count of coefficients visited is bit Order[24*pass + 3*n +: 3] of
  // their index; Wait[4*pass +: 4] cycles lie between the last step of a transform and the pass,
  // Wait[4*9 +: 4] and Wait[4*10 +: 4] between a product and an inverse transform or product.
  localparam logic [9*24-1:0] Order1 = {
    3'd7, 3'd6, 3'd5, 3'd4, 3'd3, 3'd2, 3'd1, 3'd0,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd5, 3'd4, 3'd6, 3'd7,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd7, 3'd6, 3'd4, 3'd5,
    3'd0, 3'd1, 3'd7, 3'd6, 3'd5, 3'd4, 3'd2, 3'd3,
    3'd0, 3'd7, 3'd6, 3'd5, 3'd4, 3'd3, 3'd1, 3'd2,
    3'd0, 3'd7, 3'd6, 3'd5, 3'd4, 3'd3, 3'd1, 3'd2,
    3'd0, 3'd1, 3'd7, 3'd6, 3'd5, 3'd4, 3'd3, 3'd2,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd7, 3'd6, 3'd5, 3'd4,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd5, 3'd4, 3'd7, 3'd6
  };
  localparam logic [11*4-1:0] Wait1 = {
    4'd0, 4'd0, 4'd0, 4'd0, 4'd0, 4'd0, 4'd0, 4'd0,
    4'd0, 4'd0, 4'd0
  };
  localparam logic [9*24-1:0] Order2 = {
    3'd7, 3'd6, 3'd5, 3'd4, 3'd3, 3'd2, 3'd1, 3'd0,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd4, 3'd5, 3'd6, 3'd7,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd7, 3'd6, 3'd4, 3'd5,
    3'd0, 3'd1, 3'd7, 3'd6, 3'd5, 3'd4, 3'd2, 3'd3,
    3'd0, 3'd7, 3'd6, 3'd5, 3'd4, 3'd2, 3'd1, 3'd3,
    3'd0, 3'd7, 3'd6, 3'd5, 3'd4, 3'd2, 3'd1, 3'd3,
    3'd0, 3'd1, 3'd7, 3'd6, 3'd5, 3'd4, 3'd3, 3'd2,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd7, 3'd6, 3'd5, 3'd4,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd4, 3'd5, 3'd7, 3'd6
  };
  localparam logic [11*4-1:0] Wait2 = {
    4'd0, 4'd0, 4'd0, 4'd0, 4'd0, 4'd0, 4'd0, 4'd0,
    4'd0, 4'd0, 4'd0
  };
  localparam logic [9*24-1:0] Order4 = {
    3'd7, 3'd6, 3'd5, 3'd4, 3'd3, 3'd2, 3'd1, 3'd0,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd4, 3'd5, 3'd6, 3'd7,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd7, 3'd6, 3'd4, 3'd5,
    3'd0, 3'd1, 3'd7, 3'd6, 3'd5, 3'd4, 3'd2, 3'd3,
    3'd0, 3'd7, 3'd6, 3'd5, 3'd4, 3'd2, 3'd1, 3'd3,
    3'd0, 3'd7, 3'd6, 3'd5, 3'd4, 3'd2, 3'd1, 3'd3,
    3'd0, 3'd1, 3'd7, 3'd6, 3'd5, 3'd4, 3'd3, 3'd2,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd7, 3'd6, 3'd5, 3'd4,
    3'd0, 3'd1, 3'd3, 3'd2, 3'd4, 3'd5, 3'd7, 3'd6
  };
  localparam logic [11*4-1:0] Wait4 = {
    4'd0, 4'd7, 4'd7, 4'd0, 4'd2, 4'd3, 4'd0, 4'd3,
    4'd2, 4'd0, 4'd0
  };

  // Operations of the decoder and the encoder, and the bits of a coefficient: width n of a
  // microinstruction means Widths[4*n +: 4].
  localparam logic [2:0] OpDecode = 3'd0;
  localparam logic [2:0] OpLoad = 3'd1;
  localparam logic [2:0] OpCompare = 3'd2;
  localparam logic [2:0] OpSelect = 3'd3;
  localparam logic [2:0] OpCopy = 3'd4;
  localparam logic [2:0] OpDecodeEnd = 3'd5;
  localparam logic [1:0] OpEncode = 2'd0;
  localparam logic [1:0] OpCheck = 2'd1;
  localparam logic [1:0] OpEncodeEnd = 2'd2;
  localparam logic [8*4-1:0] Widths = {
    4'd0, 4'd12, 4'd11, 4'd10, 4'd5, 4'd4, 4'd3, 4'd1
  };

  // What a butterfly does with u, v and a factor w.
  localparam logic [1:0] BflyForward = 2'd0;  // u + v w, u - v w
  localparam logic [1:0] BflyInverse = 2'd1;  // (u + v) / 2, (v - u) w
  localparam logic [1:0] BflyRaw = 2'd2;      // u, v w
  localparam logic [1:0] BflyRest = 2'd3;     // u, v w - u

  // What an engine does.
  localparam logic [1:0] EngForward = 2'd0;
  localparam logic [1:0] EngInverse = 2'd1;
  localparam logic [1:0] EngProduct = 2'd2;

endpackage
