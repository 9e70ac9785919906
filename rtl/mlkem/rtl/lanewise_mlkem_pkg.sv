// python3 rtl/mlkem/model/constants.py > rtl/mlkem/rtl/lanewise_mlkem_pkg.sv
// SPDX-License-Identifier: Apache-2.0 OR MIT
// The modulus of Kyber and ML-KEM, what powers of two are modulo it, and the twiddle factors.
package lanewise_mlkem_pkg;

  localparam int unsigned Q = 3329;

  // n * 2^12 modulo Q, bit b at bit 64*b + n, and n * 2^18. Tables stand bit by bit, for then
  // synthesis needs no multiplier to find what an index names.
  localparam logic [12*64-1:0] Fold12 = {
    64'h11988cc466233118,
    64'h8c5462a31518a8c4,
    64'hd926c93649b24d92,
    64'h4b4a5a52d29694b4,
    64'hfffffffffffffffe,
    64'h001ffffffffffffe,
    64'hffe0000007fffffe,
    64'hffe000fff8003ffe,
    64'h0fe07f03f81fc0fe,
    64'h71e38f1c78e3c71e,
    64'h926c93649b24d926,
    64'hb4b5a5ad2d696b4a
  };
  localparam logic [12*64-1:0] Fold18 = {
    64'h9911111133333332,
    64'haa22266644455554,
    64'h66777333111888cc,
    64'h154462ab9dd4662a,
    64'hd926c93649b24d92,
    64'h4b4a5a52d29694b4,
    64'he663331998ccc666,
    64'h2aad556aab555aaa,
    64'h7e07f03f01f80fc0,
    64'h71c70e38f1c70e38,
    64'h4936c936c936c936,
    64'h2da5a5a5a5a5a5a4
  };

  // n * 2^18 / Q and n * 2^12 / Q in units of 2^-13, rounded up.
  localparam logic [25*64-1:0] QuotientHigh = {
    64'h001ffffff8000000,
    64'h001fff0007ffc000,
    64'hf81fc0fe07f03f80,
    64'hc71e38f1c78e3c70,
    64'h26d936c9b64db26c,
    64'hb4b5a5ad2d696b4a,
    64'h999ccce667333998,
    64'h555aaad556aab554,
    64'h03f01f80fc0fe07e,
    64'h1c70e38f1c70e38e,
    64'h64936c936c936c92,
    64'h2da5a5a5a5a5a5a4,
    64'h9933333333333332,
    64'hab55555555555554,
    64'hfe0000001ffffffe,
    64'hfe0007ffe0007ffe,
    64'hfe03f80fe03f80fe,
    64'h0e1c3870e1c3870e,
    64'h366cd9b3664c9932,
    64'h5ab54a952ad5aa54,
    64'hf1e1e3c387870f0e,
    64'h32666ccc99993336,
    64'h56aaa5552aab555a,
    64'hfc07f03f80fe07f0,
    64'h1c38f1c3871e3870
  };
  localparam logic [25*64-1:0] QuotientLow = {
    64'h0000000000000000,
    64'h0000000000000000,
    64'h0000000000000000,
    64'h0000000000000000,
    64'h0000000000000000,
    64'hffe0000000000000,
    64'h001ffffff8000000,
    64'h001fff0007ffc000,
    64'hf81fc0fe07f03f80,
    64'hc71e38f1c78e3c70,
    64'h26d936c9b64db26c,
    64'hb4b5a5ad2d696b4a,
    64'h999ccce667333998,
    64'h555aaad556aab554,
    64'h03f01f80fc0fe07e,
    64'h1c70e38f1c70e38e,
    64'h64936c936c936c92,
    64'h2da5a5a5a5a5a5a4,
    64'h9b33333333333332,
    64'had55555555555556,
    64'hf80000003ffffffc,
    64'hf8001fffc000fffc,
    64'hf80fe03fc07f01fc,
    64'h3870e1c3c78f1e3c,
    64'hc993264cd9b366cc
  };

  // Powers of 17 in bit-reversed order (FIPS 203 appendix A), bit b of number n at bit 128*b + n;
  // and the same halved, for the inverse transform.
  localparam logic [12*128-1:0] Zeta = {
    128'hb061d46a2e84e64a33a114e43a52301c,
    128'h0f1a018d005b05906452c21c418ca34a,
    128'h65c1ac8591bfd23e8b249b08ec10daf6,
    128'h648442346f70c10094ffd623f99f0ac0,
    128'h03454c2e956ddd62dc5a075c415ab40a,
    128'he4f30cb6188efefe45c88c4a185896fa,
    128'hf3b1fbf721ffba5032e4fa55e2b57360,
    128'h77d53e3f18fa146903729e0cf5a4eabc,
    128'h930002c251a8a88ade53cb1a32276a48,
    128'h7af30fbc5edd7294a17d00dce69a2b24,
    128'hb5fcd3520193c224f1d781826f169330,
    128'h68543fb4b5df4d3f4707b6d7b4864e4b
  };
  localparam logic [12*128-1:0] ZetaHalf = {
    128'h685015a425df451a470796d4b0860a4a,
    128'hb025ea5a9a00ee6530a030272e50741d,
    128'h074e3e3db49408af2351e6cb550ae741,
    128'h05c5aeb1b4ef933e8f230d0b5c96d0b6,
    128'h0cd07d80daaf8c3fd3f860f44d19448b,
    128'h03454c2e95eddd62dc5a075c415ab60a,
    128'he4f30eb6180efefe45c88c4a385894fa,
    128'hf3b1f9f7217fba5032e4fa55c2b57160,
    128'h77d53c3f187a146903739e0cd5a6e8bc,
    128'hb35001d25139e88edf56cb9a16256848,
    128'h5aa71cac5f4e32b0e07a805ec29c2924,
    128'hdda8ece6b44c8f1bb6d03755db90dd7b
  };

  // Passes 0 to 3 of a forward transform, 4 to 7 of an inverse, 8 of a product, for one, two and
  // four engines: bit n of the count of coefficients visited is bit Order[24*pass + 3*n +: 3] of
  // their index; Wait[4*pass +: 4] cycles lie between the last step of a transform and the pass,
  // Wait[4*9 +: 4] and Wait[4*10 +: 4] between a product and an inverse transform or product. What
  // bank k has at step n is at that place in the word which is the exclusive or of those of eight
  // places for which bit j of {n, k} is set; bit b of place j at Place[16*(4*j + b) + pass]. An
  // engine's layers differ in index bits First and Second, bit b of them at First[16*b + pass].
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
  localparam logic [32*16-1:0] Place1 = {
    16'h0000,
    16'h0000,
    16'hffe0,
    16'h001f,
    16'h0000,
    16'h0000,
    16'h001f,
    16'hffe0,
    16'h0000,
    16'h0000,
    16'hff07,
    16'h00f8,
    16'h0000,
    16'h0000,
    16'h00f8,
    16'hff07,
    16'h0000,
    16'h0000,
    16'hff07,
    16'h00f8,
    16'h0000,
    16'h0000,
    16'h00f8,
    16'hff07,
    16'h0000,
    16'h0000,
    16'hff1f,
    16'h00e0,
    16'h0000,
    16'h0000,
    16'h00e0,
    16'hff1f
  };
  localparam logic [3*16-1:0] First1 = {
    16'h00c3,
    16'h00a5,
    16'hff1f
  };
  localparam logic [3*16-1:0] Second1 = {
    16'h00c3,
    16'h00bd,
    16'h00e0
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
  localparam logic [32*16-1:0] Place2 = {
    16'h0000,
    16'h0042,
    16'hff84,
    16'h0039,
    16'h0000,
    16'h0024,
    16'h0059,
    16'hff82,
    16'h0000,
    16'hff66,
    16'h0080,
    16'h0019,
    16'h0000,
    16'h0099,
    16'hff06,
    16'h0060,
    16'h0000,
    16'h0000,
    16'h0079,
    16'hff86,
    16'h0000,
    16'hff99,
    16'h0022,
    16'h0044,
    16'h0000,
    16'h0024,
    16'hff59,
    16'h0082,
    16'h0000,
    16'h0042,
    16'h0084,
    16'hff39
  };
  localparam logic [3*16-1:0] First2 = {
    16'h00c3,
    16'h00a5,
    16'hff1f
  };
  localparam logic [3*16-1:0] Second2 = {
    16'h00c3,
    16'h00bd,
    16'h00f8
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
  localparam logic [32*16-1:0] Place4 = {
    16'hff99,
    16'h0024,
    16'h0040,
    16'h0002,
    16'h0024,
    16'hff81,
    16'h0002,
    16'h0058,
    16'h0042,
    16'h0018,
    16'hff05,
    16'h00a0,
    16'h0000,
    16'h0042,
    16'h00b8,
    16'hff05,
    16'hff42,
    16'h0000,
    16'h0005,
    16'h00b8,
    16'h0000,
    16'hff5a,
    16'h00a0,
    16'h0005,
    16'h0024,
    16'h0081,
    16'hff1a,
    16'h0040,
    16'h0099,
    16'h0024,
    16'h0040,
    16'hff02
  };
  localparam logic [3*16-1:0] First4 = {
    16'h00c3,
    16'h00a5,
    16'hff1f
  };
  localparam logic [3*16-1:0] Second4 = {
    16'h00c3,
    16'h00bd,
    16'h00f8
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
