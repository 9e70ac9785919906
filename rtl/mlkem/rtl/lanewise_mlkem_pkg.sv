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

  // Powers of 17 in bit-reversed order (FIPS 203 appendix A), number n at bits 12*n +: 12; and the
  // same halved, for the inverse transform.
  localparam logic [128*12-1:0] Zeta = {
    12'd2154, 12'd885, 12'd2935, 12'd2110, 12'd1029, 12'd1874, 12'd1212, 12'd1722,
    12'd886, 12'd2775, 12'd2150, 12'd1143, 12'd1026, 12'd403, 12'd1092, 12'd2804,
    12'd2594, 12'd2466, 12'd561, 12'd2099, 12'd757, 12'd2773, 12'd319, 12'd1063,
    12'd1645, 12'd2090, 12'd2549, 12'd375, 12'd3220, 12'd2037, 12'd2298, 12'd1584,
    12'd641, 12'd268, 12'd2337, 12'd733, 12'd2388, 12'd2437, 12'd2308, 12'd939,
    12'd2687, 12'd1461, 12'd952, 12'd1847, 12'd1789, 12'd2789, 12'd1651, 12'd1703,
    12'd3050, 12'd3015, 12'd2156, 12'd756, 12'd233, 12'd3281, 12'd2662, 12'd1409,
    12'd1100, 12'd2288, 12'd723, 12'd1637, 12'd2649, 12'd583, 12'd2761, 12'd17,
    12'd910, 12'd1227, 12'd3110, 12'd2474, 12'd648, 12'd1481, 12'd2617, 12'd2647,
    12'd2402, 12'd1534, 12'd2868, 12'd1438, 12'd452, 12'd807, 12'd1435, 12'd2319,
    12'd1915, 12'd1320, 12'd33, 12'd2865, 12'd632, 12'd2513, 12'd1977, 12'd650,
    12'd2055, 12'd2277, 12'd2304, 12'd1197, 12'd1756, 12'd3253, 12'd331, 12'd289,
    12'd821, 12'd1974, 12'd2879, 12'd2393, 12'd2882, 12'd535, 12'd2094, 12'd1426,
    12'd1333, 12'd2240, 12'd56, 12'd3046, 12'd1476, 12'd1339, 12'd2447, 12'd296,
    12'd1746, 12'd569, 12'd3260, 12'd2786, 12'd797, 12'd193, 12'd1919, 12'd1062,
    12'd848, 12'd1897, 12'd630, 12'd2642, 12'd3289, 12'd2580, 12'd1729, 12'd1
  };
  localparam logic [128*12-1:0] ZetaHalf = {
    12'd1077, 12'd2107, 12'd3132, 12'd1055, 12'd2179, 12'd937, 12'd606, 12'd861,
    12'd443, 12'd3052, 12'd1075, 12'd2236, 12'd513, 12'd1866, 12'd546, 12'd1402,
    12'd1297, 12'd1233, 12'd1945, 12'd2714, 12'd2043, 12'd3051, 12'd1824, 12'd2196,
    12'd2487, 12'd1045, 12'd2939, 12'd1852, 12'd1610, 12'd2683, 12'd1149, 12'd792,
    12'd1985, 12'd134, 12'd2833, 12'd2031, 12'd1194, 12'd2883, 12'd1154, 12'd2134,
    12'd3008, 12'd2395, 12'd476, 12'd2588, 12'd2559, 12'd3059, 12'd2490, 12'd2516,
    12'd1525, 12'd3172, 12'd1078, 12'd378, 12'd1781, 12'd3305, 12'd1331, 12'd2369,
    12'd550, 12'd1144, 12'd2026, 12'd2483, 12'd2989, 12'd1956, 12'd3045, 12'd1673,
    12'd455, 12'd2278, 12'd1555, 12'd1237, 12'd324, 12'd2405, 12'd2973, 12'd2988,
    12'd1201, 12'd767, 12'd1434, 12'd719, 12'd226, 12'd2068, 12'd2382, 12'd2824,
    12'd2622, 12'd660, 12'd1681, 12'd3097, 12'd316, 12'd2921, 12'd2653, 12'd325,
    12'd2692, 12'd2803, 12'd1152, 12'd2263, 12'd878, 12'd3291, 12'd1830, 12'd1809,
    12'd2075, 12'd987, 12'd3104, 12'd2861, 12'd1441, 12'd1932, 12'd1047, 12'd713,
    12'd2331, 12'd1120, 12'd28, 12'd1523, 12'd738, 12'd2334, 12'd2888, 12'd148,
    12'd873, 12'd1949, 12'd1630, 12'd1393, 12'd2063, 12'd1761, 12'd2624, 12'd531,
    12'd424, 12'd2613, 12'd315, 12'd1321, 12'd3309, 12'd1290, 12'd2529, 12'd1665
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
