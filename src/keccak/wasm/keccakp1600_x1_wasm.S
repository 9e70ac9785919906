/* PYTHONPATH=lab python3 -m lanewise_lab.wasm.kernels x1_wasm > src/keccak/wasm/keccakp1600_x1_wasm.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for WebAssembly: one state
 *
 * void lanewise_keccakp1600_x1_wasm(uint64_t state[25], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202
 *     section 3.4: lane i = x + 5y of state k is word i.
 * Operations of rounds: 136 in 1 or 1088 in 8; locals 0 to 2 are state, rounds and the
 * pointer to the round constants. No branch and no address depends on the states.
 */
    .section .text.lanewise_keccakp1600_x1_wasm, "", @
    .globl lanewise_keccakp1600_x1_wasm
    .hidden lanewise_keccakp1600_x1_wasm
    .type lanewise_keccakp1600_x1_wasm, @function
lanewise_keccakp1600_x1_wasm:
    .functype lanewise_keccakp1600_x1_wasm (i32, i32) -> ()
    .local i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64
    i32.const lanewise_round_constants+192; local.get 1; i32.const 3; i32.shl; i32.sub; local.set 2
    local.get 0; i64.load 0; local.set 3 # a00
    local.get 0; i64.load 8; i64.const -1; i64.xor; local.set 4 # a10
    local.get 0; i64.load 16; i64.const -1; i64.xor; local.set 5 # a20
    local.get 0; i64.load 24; local.set 6 # a30
    local.get 0; i64.load 32; local.set 7 # a40
    local.get 0; i64.load 40; local.set 8 # a01
    local.get 0; i64.load 48; local.set 9 # a11
    local.get 0; i64.load 56; local.set 10 # a21
    local.get 0; i64.load 64; i64.const -1; i64.xor; local.set 11 # a31
    local.get 0; i64.load 72; local.set 12 # a41
    local.get 0; i64.load 80; local.set 13 # a02
    local.get 0; i64.load 88; local.set 14 # a12
    local.get 0; i64.load 96; i64.const -1; i64.xor; local.set 15 # a22
    local.get 0; i64.load 104; local.set 16 # a32
    local.get 0; i64.load 112; local.set 17 # a42
    local.get 0; i64.load 120; local.set 18 # a03
    local.get 0; i64.load 128; local.set 19 # a13
    local.get 0; i64.load 136; i64.const -1; i64.xor; local.set 20 # a23
    local.get 0; i64.load 144; local.set 21 # a33
    local.get 0; i64.load 152; local.set 22 # a43
    local.get 0; i64.load 160; i64.const -1; i64.xor; local.set 23 # a04
    local.get 0; i64.load 168; local.set 24 # a14
    local.get 0; i64.load 176; local.set 25 # a24
    local.get 0; i64.load 184; local.set 26 # a34
    local.get 0; i64.load 192; local.set 27 # a44
    block # rounds one by one
    local.get 1; i32.const 7; i32.and; local.tee 1; i32.eqz; br_if 0
    loop
    local.get 5; local.get 20; i64.xor # c2 ^= a23
    local.get 25; i64.xor # c2 ^= a24
    local.get 10; i64.xor # c2 ^= a21
    local.get 15; i64.xor; local.set 28 # c2 ^= a22
    local.get 3; local.get 18; i64.xor # c0 ^= a03
    local.get 23; i64.xor # c0 ^= a04
    local.get 8; i64.xor # c0 ^= a01
    local.get 13; i64.xor; local.set 29 # c0 ^= a02
    local.get 7; local.get 22; i64.xor # c4 ^= a43
    local.get 27; i64.xor # c4 ^= a44
    local.get 12; i64.xor # c4 ^= a41
    local.get 17; i64.xor; local.set 30 # c4 ^= a42
    local.get 6; local.get 21; i64.xor # c3 ^= a33
    local.get 26; i64.xor # c3 ^= a34
    local.get 11; i64.xor # c3 ^= a31
    local.get 16; i64.xor; local.set 31 # c3 ^= a32
    local.get 4; local.get 19; i64.xor # c1 ^= a13
    local.get 24; i64.xor # c1 ^= a14
    local.get 9; i64.xor # c1 ^= a11
    local.get 14; i64.xor; local.set 32 # c1 ^= a12
    local.get 32; i64.const 63; i64.rotr # d0 = c4 ^ rol(c1, 1)
    local.get 30; i64.xor; local.set 33 # d0 = c4 ^ rol(c1, 1)
    local.get 28; i64.const 63; i64.rotr # d1 = c0 ^ rol(c2, 1)
    local.get 29; i64.xor; local.set 34 # d1 = c0 ^ rol(c2, 1)
    local.get 31; i64.const 63; i64.rotr # d2 = c1 ^ rol(c3, 1)
    local.get 32; i64.xor; local.set 32 # d2 = c1 ^ rol(c3, 1)
    local.get 30; i64.const 63; i64.rotr # d3 = c2 ^ rol(c4, 1)
    local.get 28; i64.xor; local.set 28 # d3 = c2 ^ rol(c4, 1)
    local.get 29; i64.const 63; i64.rotr # d4 = c3 ^ rol(c0, 1)
    local.get 31; i64.xor; local.set 31 # d4 = c3 ^ rol(c0, 1)
    local.get 19; local.get 34; i64.xor # b31 = rol(a13 ^ d1, 45)
    i64.const 19; i64.rotr; local.set 19 # b31 = rol(a13 ^ d1, 45)
    local.get 25; local.get 32; i64.xor # b41 = rol(a24 ^ d2, 61)
    i64.const 3; i64.rotr; local.set 25 # b41 = rol(a24 ^ d2, 61)
    local.get 6; local.get 28; i64.xor # b01 = rol(a30 ^ d3, 28)
    i64.const 36; i64.rotr; local.set 6 # b01 = rol(a30 ^ d3, 28)
    local.get 25; local.get 6; i64.or; local.set 29 # t = ~b41 & b01
    local.get 19; local.get 29; i64.xor; local.set 29 # a31 = b31 ^ t
    local.get 13; local.get 33; i64.xor # b21 = rol(a02 ^ d0, 3)
    i64.const 61; i64.rotr; local.set 13 # b21 = rol(a02 ^ d0, 3)
    local.get 25; i64.const -1; i64.xor; local.set 30 # ~b41
    local.get 19; local.get 30; i64.or; local.set 30 # t = ~b31 & b41
    local.get 13; local.get 30; i64.xor; local.set 30 # a21 = b21 ^ t
    local.get 12; local.get 31; i64.xor # b11 = rol(a41 ^ d4, 20)
    i64.const 44; i64.rotr; local.set 12 # b11 = rol(a41 ^ d4, 20)
    local.get 13; local.get 19; i64.and; local.set 19 # t = ~b21 & b31
    local.get 12; local.get 19; i64.xor; local.set 19 # a11 = b11 ^ t
    local.get 12; local.get 13; i64.or; local.set 13 # t = ~b11 & b21
    local.get 6; local.get 13; i64.xor; local.set 13 # a01 = b01 ^ t
    local.get 6; local.get 12; i64.and; local.set 12 # t = ~b01 & b11
    local.get 25; local.get 12; i64.xor; local.set 12 # a41 = b41 ^ t
    local.get 22; local.get 31; i64.xor # b32 = rol(a43 ^ d4, 8)
    i64.const 56; i64.rotr; local.set 22 # b32 = rol(a43 ^ d4, 8)
    local.get 23; local.get 33; i64.xor # b42 = rol(a04 ^ d0, 18)
    i64.const 46; i64.rotr; local.set 23 # b42 = rol(a04 ^ d0, 18)
    local.get 4; local.get 34; i64.xor # b02 = rol(a10 ^ d1, 1)
    i64.const 63; i64.rotr; local.set 4 # b02 = rol(a10 ^ d1, 1)
    local.get 23; local.get 4; i64.or; local.set 25 # t = ~b42 & b02
    local.get 22; i64.const -1; i64.xor; local.set 6 # ~b32
    local.get 6; local.get 25; i64.xor; local.set 25 # a32 = b32 ^ t
    local.get 16; local.get 28; i64.xor # b22 = rol(a32 ^ d3, 25)
    i64.const 39; i64.rotr; local.set 16 # b22 = rol(a32 ^ d3, 25)
    local.get 6; local.get 23; i64.and; local.set 6 # t = ~b32 & b42
    local.get 16; local.get 6; i64.xor; local.set 6 # a22 = b22 ^ t
    local.get 10; local.get 32; i64.xor # b12 = rol(a21 ^ d2, 6)
    i64.const 58; i64.rotr; local.set 10 # b12 = rol(a21 ^ d2, 6)
    local.get 16; local.get 22; i64.and; local.set 22 # t = ~b22 & b32
    local.get 10; local.get 22; i64.xor; local.set 22 # a12 = b12 ^ t
    local.get 10; local.get 16; i64.or; local.set 16 # t = ~b12 & b22
    local.get 4; local.get 16; i64.xor; local.set 16 # a02 = b02 ^ t
    local.get 4; local.get 10; i64.and; local.set 10 # t = ~b02 & b12
    local.get 23; local.get 10; i64.xor; local.set 10 # a42 = b42 ^ t
    local.get 20; local.get 32; i64.xor # b33 = rol(a23 ^ d2, 15)
    i64.const 49; i64.rotr; local.set 20 # b33 = rol(a23 ^ d2, 15)
    local.get 26; local.get 28; i64.xor # b43 = rol(a34 ^ d3, 56)
    i64.const 8; i64.rotr; local.set 26 # b43 = rol(a34 ^ d3, 56)
    local.get 7; local.get 31; i64.xor # b03 = rol(a40 ^ d4, 27)
    i64.const 37; i64.rotr; local.set 7 # b03 = rol(a40 ^ d4, 27)
    local.get 26; local.get 7; i64.and; local.set 23 # t = ~b43 & b03
    local.get 20; i64.const -1; i64.xor; local.set 4 # ~b33
    local.get 4; local.get 23; i64.xor; local.set 23 # a33 = b33 ^ t
    local.get 14; local.get 34; i64.xor # b23 = rol(a12 ^ d1, 10)
    i64.const 54; i64.rotr; local.set 14 # b23 = rol(a12 ^ d1, 10)
    local.get 4; local.get 26; i64.or; local.set 4 # t = ~b33 & b43
    local.get 14; local.get 4; i64.xor; local.set 4 # a23 = b23 ^ t
    local.get 8; local.get 33; i64.xor # b13 = rol(a01 ^ d0, 36)
    i64.const 28; i64.rotr; local.set 8 # b13 = rol(a01 ^ d0, 36)
    local.get 14; local.get 20; i64.or; local.set 20 # t = ~b23 & b33
    local.get 8; local.get 20; i64.xor; local.set 20 # a13 = b13 ^ t
    local.get 8; local.get 14; i64.and; local.set 14 # t = ~b13 & b23
    local.get 7; local.get 14; i64.xor; local.set 14 # a03 = b03 ^ t
    local.get 7; local.get 8; i64.or; local.set 8 # t = ~b03 & b13
    local.get 26; local.get 8; i64.xor; local.set 8 # a43 = b43 ^ t
    local.get 18; local.get 33; i64.xor # b34 = rol(a03 ^ d0, 41)
    i64.const 23; i64.rotr; local.set 18 # b34 = rol(a03 ^ d0, 41)
    local.get 24; local.get 34; i64.xor # b44 = rol(a14 ^ d1, 2)
    i64.const 62; i64.rotr; local.set 24 # b44 = rol(a14 ^ d1, 2)
    local.get 5; local.get 32; i64.xor # b04 = rol(a20 ^ d2, 62)
    i64.const 2; i64.rotr; local.set 5 # b04 = rol(a20 ^ d2, 62)
    local.get 24; local.get 5; i64.or; local.set 26 # t = ~b44 & b04
    local.get 18; local.get 26; i64.xor; local.set 26 # a34 = b34 ^ t
    local.get 17; local.get 31; i64.xor # b24 = rol(a42 ^ d4, 39)
    i64.const 25; i64.rotr; local.set 17 # b24 = rol(a42 ^ d4, 39)
    local.get 18; local.get 24; i64.and; local.set 7 # t = ~b34 & b44
    local.get 17; local.get 7; i64.xor; local.set 7 # a24 = b24 ^ t
    local.get 11; local.get 28; i64.xor # b14 = rol(a31 ^ d3, 55)
    i64.const 9; i64.rotr; local.set 11 # b14 = rol(a31 ^ d3, 55)
    local.get 17; local.get 18; i64.or; local.set 18 # t = ~b24 & b34
    local.get 11; i64.const -1; i64.xor; local.set 35 # ~b14
    local.get 35; local.get 18; i64.xor; local.set 18 # a14 = b14 ^ t
    local.get 35; local.get 17; i64.and; local.set 17 # t = ~b14 & b24
    local.get 5; local.get 17; i64.xor; local.set 17 # a04 = b04 ^ t
    local.get 5; local.get 11; i64.and; local.set 11 # t = ~b04 & b14
    local.get 24; local.get 11; i64.xor; local.set 11 # a44 = b44 ^ t
    local.get 21; local.get 28; i64.xor # b30 = rol(a33 ^ d3, 21)
    i64.const 43; i64.rotr; local.set 28 # b30 = rol(a33 ^ d3, 21)
    local.get 27; local.get 31; i64.xor # b40 = rol(a44 ^ d4, 14)
    i64.const 50; i64.rotr; local.set 31 # b40 = rol(a44 ^ d4, 14)
    local.get 3; local.get 33; i64.xor; local.set 33 # b00 = a00 ^ d0
    local.get 31; local.get 33; i64.or; local.set 3 # t = ~b40 & b00
    local.get 28; local.get 3; i64.xor; local.set 3 # a30 = b30 ^ t
    local.get 15; local.get 32; i64.xor # b20 = rol(a22 ^ d2, 43)
    i64.const 21; i64.rotr; local.set 32 # b20 = rol(a22 ^ d2, 43)
    local.get 28; local.get 31; i64.and; local.set 15 # t = ~b30 & b40
    local.get 32; local.get 15; i64.xor; local.set 15 # a20 = b20 ^ t
    local.get 9; local.get 34; i64.xor # b10 = rol(a11 ^ d1, 44)
    i64.const 20; i64.rotr; local.set 34 # b10 = rol(a11 ^ d1, 44)
    local.get 32; i64.const -1; i64.xor # ~b20
    local.get 28; i64.or; local.set 28 # t = ~b20 & b30
    local.get 34; local.get 28; i64.xor; local.set 28 # a10 = b10 ^ t
    local.get 34; local.get 32; i64.or; local.set 32 # t = ~b10 & b20
    local.get 33; local.get 32; i64.xor; local.set 32 # a00 = b00 ^ t
    local.get 2; i64.load 0; local.set 9 # rc
    local.get 32; local.get 9; i64.xor; local.set 9 # a00 ^= rc
    local.get 33; local.get 34; i64.and; local.set 34 # t = ~b00 & b10
    local.get 31; local.get 34; i64.xor; local.set 34 # a40 = b40 ^ t
    local.get 9; local.get 28; local.get 15; local.get 3; local.get 34; local.get 13; local.get 19; local.get 30; local.get 29; local.get 16; local.get 22; local.get 6; local.get 25; local.get 10; local.get 14; local.get 20; local.get 4; local.get 23; local.get 8; local.get 17; local.get 18; local.get 7; local.get 11
    local.set 27; local.set 25; local.set 24; local.set 23; local.set 22; local.set 21; local.set 20; local.set 19; local.set 18; local.set 17; local.set 16; local.set 15; local.set 14; local.set 13; local.set 11; local.set 10; local.set 9; local.set 8; local.set 7; local.set 6; local.set 5; local.set 4; local.set 3
    local.get 2; i32.const 8; i32.add; local.set 2
    local.get 1; i32.const 1; i32.sub; local.tee 1; br_if 0
    end_loop
    end_block
    block # 8 rounds at a time
    local.get 2; i32.const lanewise_round_constants+192; i32.eq; br_if 0
    loop
    local.get 5; local.get 20; i64.xor # c2 ^= a23
    local.get 25; i64.xor # c2 ^= a24
    local.get 10; i64.xor # c2 ^= a21
    local.get 15; i64.xor; local.set 28 # c2 ^= a22
    local.get 3; local.get 18; i64.xor # c0 ^= a03
    local.get 23; i64.xor # c0 ^= a04
    local.get 8; i64.xor # c0 ^= a01
    local.get 13; i64.xor; local.set 29 # c0 ^= a02
    local.get 7; local.get 22; i64.xor # c4 ^= a43
    local.get 27; i64.xor # c4 ^= a44
    local.get 12; i64.xor # c4 ^= a41
    local.get 17; i64.xor; local.set 30 # c4 ^= a42
    local.get 6; local.get 21; i64.xor # c3 ^= a33
    local.get 26; i64.xor # c3 ^= a34
    local.get 11; i64.xor # c3 ^= a31
    local.get 16; i64.xor; local.set 31 # c3 ^= a32
    local.get 4; local.get 19; i64.xor # c1 ^= a13
    local.get 24; i64.xor # c1 ^= a14
    local.get 9; i64.xor # c1 ^= a11
    local.get 14; i64.xor; local.set 32 # c1 ^= a12
    local.get 32; i64.const 63; i64.rotr # d0 = c4 ^ rol(c1, 1)
    local.get 30; i64.xor; local.set 33 # d0 = c4 ^ rol(c1, 1)
    local.get 28; i64.const 63; i64.rotr # d1 = c0 ^ rol(c2, 1)
    local.get 29; i64.xor; local.set 34 # d1 = c0 ^ rol(c2, 1)
    local.get 31; i64.const 63; i64.rotr # d2 = c1 ^ rol(c3, 1)
    local.get 32; i64.xor; local.set 32 # d2 = c1 ^ rol(c3, 1)
    local.get 30; i64.const 63; i64.rotr # d3 = c2 ^ rol(c4, 1)
    local.get 28; i64.xor; local.set 28 # d3 = c2 ^ rol(c4, 1)
    local.get 29; i64.const 63; i64.rotr # d4 = c3 ^ rol(c0, 1)
    local.get 31; i64.xor; local.set 31 # d4 = c3 ^ rol(c0, 1)
    local.get 19; local.get 34; i64.xor # b31 = rol(a13 ^ d1, 45)
    i64.const 19; i64.rotr; local.set 19 # b31 = rol(a13 ^ d1, 45)
    local.get 25; local.get 32; i64.xor # b41 = rol(a24 ^ d2, 61)
    i64.const 3; i64.rotr; local.set 25 # b41 = rol(a24 ^ d2, 61)
    local.get 6; local.get 28; i64.xor # b01 = rol(a30 ^ d3, 28)
    i64.const 36; i64.rotr; local.set 6 # b01 = rol(a30 ^ d3, 28)
    local.get 25; local.get 6; i64.or; local.set 29 # t = ~b41 & b01
    local.get 19; local.get 29; i64.xor; local.set 29 # a31 = b31 ^ t
    local.get 13; local.get 33; i64.xor # b21 = rol(a02 ^ d0, 3)
    i64.const 61; i64.rotr; local.set 13 # b21 = rol(a02 ^ d0, 3)
    local.get 25; i64.const -1; i64.xor; local.set 30 # ~b41
    local.get 19; local.get 30; i64.or; local.set 30 # t = ~b31 & b41
    local.get 13; local.get 30; i64.xor; local.set 30 # a21 = b21 ^ t
    local.get 12; local.get 31; i64.xor # b11 = rol(a41 ^ d4, 20)
    i64.const 44; i64.rotr; local.set 12 # b11 = rol(a41 ^ d4, 20)
    local.get 13; local.get 19; i64.and; local.set 19 # t = ~b21 & b31
    local.get 12; local.get 19; i64.xor; local.set 19 # a11 = b11 ^ t
    local.get 12; local.get 13; i64.or; local.set 13 # t = ~b11 & b21
    local.get 6; local.get 13; i64.xor; local.set 13 # a01 = b01 ^ t
    local.get 6; local.get 12; i64.and; local.set 12 # t = ~b01 & b11
    local.get 25; local.get 12; i64.xor; local.set 12 # a41 = b41 ^ t
    local.get 22; local.get 31; i64.xor # b32 = rol(a43 ^ d4, 8)
    i64.const 56; i64.rotr; local.set 22 # b32 = rol(a43 ^ d4, 8)
    local.get 23; local.get 33; i64.xor # b42 = rol(a04 ^ d0, 18)
    i64.const 46; i64.rotr; local.set 23 # b42 = rol(a04 ^ d0, 18)
    local.get 4; local.get 34; i64.xor # b02 = rol(a10 ^ d1, 1)
    i64.const 63; i64.rotr; local.set 4 # b02 = rol(a10 ^ d1, 1)
    local.get 23; local.get 4; i64.or; local.set 25 # t = ~b42 & b02
    local.get 22; i64.const -1; i64.xor; local.set 6 # ~b32
    local.get 6; local.get 25; i64.xor; local.set 25 # a32 = b32 ^ t
    local.get 16; local.get 28; i64.xor # b22 = rol(a32 ^ d3, 25)
    i64.const 39; i64.rotr; local.set 16 # b22 = rol(a32 ^ d3, 25)
    local.get 6; local.get 23; i64.and; local.set 6 # t = ~b32 & b42
    local.get 16; local.get 6; i64.xor; local.set 6 # a22 = b22 ^ t
    local.get 10; local.get 32; i64.xor # b12 = rol(a21 ^ d2, 6)
    i64.const 58; i64.rotr; local.set 10 # b12 = rol(a21 ^ d2, 6)
    local.get 16; local.get 22; i64.and; local.set 22 # t = ~b22 & b32
    local.get 10; local.get 22; i64.xor; local.set 22 # a12 = b12 ^ t
    local.get 10; local.get 16; i64.or; local.set 16 # t = ~b12 & b22
    local.get 4; local.get 16; i64.xor; local.set 16 # a02 = b02 ^ t
    local.get 4; local.get 10; i64.and; local.set 10 # t = ~b02 & b12
    local.get 23; local.get 10; i64.xor; local.set 10 # a42 = b42 ^ t
    local.get 20; local.get 32; i64.xor # b33 = rol(a23 ^ d2, 15)
    i64.const 49; i64.rotr; local.set 20 # b33 = rol(a23 ^ d2, 15)
    local.get 26; local.get 28; i64.xor # b43 = rol(a34 ^ d3, 56)
    i64.const 8; i64.rotr; local.set 26 # b43 = rol(a34 ^ d3, 56)
    local.get 7; local.get 31; i64.xor # b03 = rol(a40 ^ d4, 27)
    i64.const 37; i64.rotr; local.set 7 # b03 = rol(a40 ^ d4, 27)
    local.get 26; local.get 7; i64.and; local.set 23 # t = ~b43 & b03
    local.get 20; i64.const -1; i64.xor; local.set 4 # ~b33
    local.get 4; local.get 23; i64.xor; local.set 23 # a33 = b33 ^ t
    local.get 14; local.get 34; i64.xor # b23 = rol(a12 ^ d1, 10)
    i64.const 54; i64.rotr; local.set 14 # b23 = rol(a12 ^ d1, 10)
    local.get 4; local.get 26; i64.or; local.set 4 # t = ~b33 & b43
    local.get 14; local.get 4; i64.xor; local.set 4 # a23 = b23 ^ t
    local.get 8; local.get 33; i64.xor # b13 = rol(a01 ^ d0, 36)
    i64.const 28; i64.rotr; local.set 8 # b13 = rol(a01 ^ d0, 36)
    local.get 14; local.get 20; i64.or; local.set 20 # t = ~b23 & b33
    local.get 8; local.get 20; i64.xor; local.set 20 # a13 = b13 ^ t
    local.get 8; local.get 14; i64.and; local.set 14 # t = ~b13 & b23
    local.get 7; local.get 14; i64.xor; local.set 14 # a03 = b03 ^ t
    local.get 7; local.get 8; i64.or; local.set 8 # t = ~b03 & b13
    local.get 26; local.get 8; i64.xor; local.set 8 # a43 = b43 ^ t
    local.get 18; local.get 33; i64.xor # b34 = rol(a03 ^ d0, 41)
    i64.const 23; i64.rotr; local.set 18 # b34 = rol(a03 ^ d0, 41)
    local.get 24; local.get 34; i64.xor # b44 = rol(a14 ^ d1, 2)
    i64.const 62; i64.rotr; local.set 24 # b44 = rol(a14 ^ d1, 2)
    local.get 5; local.get 32; i64.xor # b04 = rol(a20 ^ d2, 62)
    i64.const 2; i64.rotr; local.set 5 # b04 = rol(a20 ^ d2, 62)
    local.get 24; local.get 5; i64.or; local.set 26 # t = ~b44 & b04
    local.get 18; local.get 26; i64.xor; local.set 26 # a34 = b34 ^ t
    local.get 17; local.get 31; i64.xor # b24 = rol(a42 ^ d4, 39)
    i64.const 25; i64.rotr; local.set 17 # b24 = rol(a42 ^ d4, 39)
    local.get 18; local.get 24; i64.and; local.set 7 # t = ~b34 & b44
    local.get 17; local.get 7; i64.xor; local.set 7 # a24 = b24 ^ t
    local.get 11; local.get 28; i64.xor # b14 = rol(a31 ^ d3, 55)
    i64.const 9; i64.rotr; local.set 11 # b14 = rol(a31 ^ d3, 55)
    local.get 17; local.get 18; i64.or; local.set 18 # t = ~b24 & b34
    local.get 11; i64.const -1; i64.xor; local.set 35 # ~b14
    local.get 35; local.get 18; i64.xor; local.set 18 # a14 = b14 ^ t
    local.get 35; local.get 17; i64.and; local.set 17 # t = ~b14 & b24
    local.get 5; local.get 17; i64.xor; local.set 17 # a04 = b04 ^ t
    local.get 5; local.get 11; i64.and; local.set 11 # t = ~b04 & b14
    local.get 24; local.get 11; i64.xor; local.set 11 # a44 = b44 ^ t
    local.get 21; local.get 28; i64.xor # b30 = rol(a33 ^ d3, 21)
    i64.const 43; i64.rotr; local.set 28 # b30 = rol(a33 ^ d3, 21)
    local.get 27; local.get 31; i64.xor # b40 = rol(a44 ^ d4, 14)
    i64.const 50; i64.rotr; local.set 31 # b40 = rol(a44 ^ d4, 14)
    local.get 3; local.get 33; i64.xor; local.set 33 # b00 = a00 ^ d0
    local.get 31; local.get 33; i64.or; local.set 3 # t = ~b40 & b00
    local.get 28; local.get 3; i64.xor; local.set 3 # a30 = b30 ^ t
    local.get 15; local.get 32; i64.xor # b20 = rol(a22 ^ d2, 43)
    i64.const 21; i64.rotr; local.set 32 # b20 = rol(a22 ^ d2, 43)
    local.get 28; local.get 31; i64.and; local.set 15 # t = ~b30 & b40
    local.get 32; local.get 15; i64.xor; local.set 15 # a20 = b20 ^ t
    local.get 9; local.get 34; i64.xor # b10 = rol(a11 ^ d1, 44)
    i64.const 20; i64.rotr; local.set 34 # b10 = rol(a11 ^ d1, 44)
    local.get 32; i64.const -1; i64.xor # ~b20
    local.get 28; i64.or; local.set 28 # t = ~b20 & b30
    local.get 34; local.get 28; i64.xor; local.set 28 # a10 = b10 ^ t
    local.get 34; local.get 32; i64.or; local.set 32 # t = ~b10 & b20
    local.get 33; local.get 32; i64.xor; local.set 32 # a00 = b00 ^ t
    local.get 2; i64.load 0; local.set 9 # rc
    local.get 32; local.get 9; i64.xor; local.set 9 # a00 ^= rc
    local.get 33; local.get 34; i64.and; local.set 34 # t = ~b00 & b10
    local.get 31; local.get 34; i64.xor; local.set 34 # a40 = b40 ^ t
    local.get 15; local.get 4; i64.xor # c2 ^= a23
    local.get 7; i64.xor # c2 ^= a24
    local.get 30; i64.xor # c2 ^= a21
    local.get 6; i64.xor; local.set 31 # c2 ^= a22
    local.get 9; local.get 14; i64.xor # c0 ^= a03
    local.get 17; i64.xor # c0 ^= a04
    local.get 13; i64.xor # c0 ^= a01
    local.get 16; i64.xor; local.set 33 # c0 ^= a02
    local.get 34; local.get 8; i64.xor # c4 ^= a43
    local.get 11; i64.xor # c4 ^= a44
    local.get 12; i64.xor # c4 ^= a41
    local.get 10; i64.xor; local.set 32 # c4 ^= a42
    local.get 3; local.get 23; i64.xor # c3 ^= a33
    local.get 26; i64.xor # c3 ^= a34
    local.get 29; i64.xor # c3 ^= a31
    local.get 25; i64.xor; local.set 27 # c3 ^= a32
    local.get 28; local.get 20; i64.xor # c1 ^= a13
    local.get 18; i64.xor # c1 ^= a14
    local.get 19; i64.xor # c1 ^= a11
    local.get 22; i64.xor; local.set 21 # c1 ^= a12
    local.get 21; i64.const 63; i64.rotr # d0 = c4 ^ rol(c1, 1)
    local.get 32; i64.xor; local.set 24 # d0 = c4 ^ rol(c1, 1)
    local.get 31; i64.const 63; i64.rotr # d1 = c0 ^ rol(c2, 1)
    local.get 33; i64.xor; local.set 5 # d1 = c0 ^ rol(c2, 1)
    local.get 27; i64.const 63; i64.rotr # d2 = c1 ^ rol(c3, 1)
    local.get 21; i64.xor; local.set 21 # d2 = c1 ^ rol(c3, 1)
    local.get 32; i64.const 63; i64.rotr # d3 = c2 ^ rol(c4, 1)
    local.get 31; i64.xor; local.set 31 # d3 = c2 ^ rol(c4, 1)
    local.get 33; i64.const 63; i64.rotr # d4 = c3 ^ rol(c0, 1)
    local.get 27; i64.xor; local.set 27 # d4 = c3 ^ rol(c0, 1)
    local.get 20; local.get 5; i64.xor # b31 = rol(a13 ^ d1, 45)
    i64.const 19; i64.rotr; local.set 20 # b31 = rol(a13 ^ d1, 45)
    local.get 7; local.get 21; i64.xor # b41 = rol(a24 ^ d2, 61)
    i64.const 3; i64.rotr; local.set 7 # b41 = rol(a24 ^ d2, 61)
    local.get 3; local.get 31; i64.xor # b01 = rol(a30 ^ d3, 28)
    i64.const 36; i64.rotr; local.set 3 # b01 = rol(a30 ^ d3, 28)
    local.get 7; local.get 3; i64.or; local.set 33 # t = ~b41 & b01
    local.get 20; local.get 33; i64.xor; local.set 33 # a31 = b31 ^ t
    local.get 16; local.get 24; i64.xor # b21 = rol(a02 ^ d0, 3)
    i64.const 61; i64.rotr; local.set 16 # b21 = rol(a02 ^ d0, 3)
    local.get 7; i64.const -1; i64.xor; local.set 32 # ~b41
    local.get 20; local.get 32; i64.or; local.set 32 # t = ~b31 & b41
    local.get 16; local.get 32; i64.xor; local.set 32 # a21 = b21 ^ t
    local.get 12; local.get 27; i64.xor # b11 = rol(a41 ^ d4, 20)
    i64.const 44; i64.rotr; local.set 12 # b11 = rol(a41 ^ d4, 20)
    local.get 16; local.get 20; i64.and; local.set 20 # t = ~b21 & b31
    local.get 12; local.get 20; i64.xor; local.set 20 # a11 = b11 ^ t
    local.get 12; local.get 16; i64.or; local.set 16 # t = ~b11 & b21
    local.get 3; local.get 16; i64.xor; local.set 16 # a01 = b01 ^ t
    local.get 3; local.get 12; i64.and; local.set 12 # t = ~b01 & b11
    local.get 7; local.get 12; i64.xor; local.set 12 # a41 = b41 ^ t
    local.get 8; local.get 27; i64.xor # b32 = rol(a43 ^ d4, 8)
    i64.const 56; i64.rotr; local.set 8 # b32 = rol(a43 ^ d4, 8)
    local.get 17; local.get 24; i64.xor # b42 = rol(a04 ^ d0, 18)
    i64.const 46; i64.rotr; local.set 17 # b42 = rol(a04 ^ d0, 18)
    local.get 28; local.get 5; i64.xor # b02 = rol(a10 ^ d1, 1)
    i64.const 63; i64.rotr; local.set 28 # b02 = rol(a10 ^ d1, 1)
    local.get 17; local.get 28; i64.or; local.set 7 # t = ~b42 & b02
    local.get 8; i64.const -1; i64.xor; local.set 3 # ~b32
    local.get 3; local.get 7; i64.xor; local.set 7 # a32 = b32 ^ t
    local.get 25; local.get 31; i64.xor # b22 = rol(a32 ^ d3, 25)
    i64.const 39; i64.rotr; local.set 25 # b22 = rol(a32 ^ d3, 25)
    local.get 3; local.get 17; i64.and; local.set 3 # t = ~b32 & b42
    local.get 25; local.get 3; i64.xor; local.set 3 # a22 = b22 ^ t
    local.get 30; local.get 21; i64.xor # b12 = rol(a21 ^ d2, 6)
    i64.const 58; i64.rotr; local.set 30 # b12 = rol(a21 ^ d2, 6)
    local.get 25; local.get 8; i64.and; local.set 8 # t = ~b22 & b32
    local.get 30; local.get 8; i64.xor; local.set 8 # a12 = b12 ^ t
    local.get 30; local.get 25; i64.or; local.set 25 # t = ~b12 & b22
    local.get 28; local.get 25; i64.xor; local.set 25 # a02 = b02 ^ t
    local.get 28; local.get 30; i64.and; local.set 30 # t = ~b02 & b12
    local.get 17; local.get 30; i64.xor; local.set 30 # a42 = b42 ^ t
    local.get 4; local.get 21; i64.xor # b33 = rol(a23 ^ d2, 15)
    i64.const 49; i64.rotr; local.set 4 # b33 = rol(a23 ^ d2, 15)
    local.get 26; local.get 31; i64.xor # b43 = rol(a34 ^ d3, 56)
    i64.const 8; i64.rotr; local.set 26 # b43 = rol(a34 ^ d3, 56)
    local.get 34; local.get 27; i64.xor # b03 = rol(a40 ^ d4, 27)
    i64.const 37; i64.rotr; local.set 34 # b03 = rol(a40 ^ d4, 27)
    local.get 26; local.get 34; i64.and; local.set 17 # t = ~b43 & b03
    local.get 4; i64.const -1; i64.xor; local.set 28 # ~b33
    local.get 28; local.get 17; i64.xor; local.set 17 # a33 = b33 ^ t
    local.get 22; local.get 5; i64.xor # b23 = rol(a12 ^ d1, 10)
    i64.const 54; i64.rotr; local.set 22 # b23 = rol(a12 ^ d1, 10)
    local.get 28; local.get 26; i64.or; local.set 28 # t = ~b33 & b43
    local.get 22; local.get 28; i64.xor; local.set 28 # a23 = b23 ^ t
    local.get 13; local.get 24; i64.xor # b13 = rol(a01 ^ d0, 36)
    i64.const 28; i64.rotr; local.set 13 # b13 = rol(a01 ^ d0, 36)
    local.get 22; local.get 4; i64.or; local.set 4 # t = ~b23 & b33
    local.get 13; local.get 4; i64.xor; local.set 4 # a13 = b13 ^ t
    local.get 13; local.get 22; i64.and; local.set 22 # t = ~b13 & b23
    local.get 34; local.get 22; i64.xor; local.set 22 # a03 = b03 ^ t
    local.get 34; local.get 13; i64.or; local.set 13 # t = ~b03 & b13
    local.get 26; local.get 13; i64.xor; local.set 13 # a43 = b43 ^ t
    local.get 14; local.get 24; i64.xor # b34 = rol(a03 ^ d0, 41)
    i64.const 23; i64.rotr; local.set 14 # b34 = rol(a03 ^ d0, 41)
    local.get 18; local.get 5; i64.xor # b44 = rol(a14 ^ d1, 2)
    i64.const 62; i64.rotr; local.set 18 # b44 = rol(a14 ^ d1, 2)
    local.get 15; local.get 21; i64.xor # b04 = rol(a20 ^ d2, 62)
    i64.const 2; i64.rotr; local.set 15 # b04 = rol(a20 ^ d2, 62)
    local.get 18; local.get 15; i64.or; local.set 26 # t = ~b44 & b04
    local.get 14; local.get 26; i64.xor; local.set 26 # a34 = b34 ^ t
    local.get 10; local.get 27; i64.xor # b24 = rol(a42 ^ d4, 39)
    i64.const 25; i64.rotr; local.set 10 # b24 = rol(a42 ^ d4, 39)
    local.get 14; local.get 18; i64.and; local.set 34 # t = ~b34 & b44
    local.get 10; local.get 34; i64.xor; local.set 34 # a24 = b24 ^ t
    local.get 29; local.get 31; i64.xor # b14 = rol(a31 ^ d3, 55)
    i64.const 9; i64.rotr; local.set 29 # b14 = rol(a31 ^ d3, 55)
    local.get 10; local.get 14; i64.or; local.set 14 # t = ~b24 & b34
    local.get 29; i64.const -1; i64.xor; local.set 35 # ~b14
    local.get 35; local.get 14; i64.xor; local.set 14 # a14 = b14 ^ t
    local.get 35; local.get 10; i64.and; local.set 10 # t = ~b14 & b24
    local.get 15; local.get 10; i64.xor; local.set 10 # a04 = b04 ^ t
    local.get 15; local.get 29; i64.and; local.set 29 # t = ~b04 & b14
    local.get 18; local.get 29; i64.xor; local.set 29 # a44 = b44 ^ t
    local.get 23; local.get 31; i64.xor # b30 = rol(a33 ^ d3, 21)
    i64.const 43; i64.rotr; local.set 31 # b30 = rol(a33 ^ d3, 21)
    local.get 11; local.get 27; i64.xor # b40 = rol(a44 ^ d4, 14)
    i64.const 50; i64.rotr; local.set 27 # b40 = rol(a44 ^ d4, 14)
    local.get 9; local.get 24; i64.xor; local.set 24 # b00 = a00 ^ d0
    local.get 27; local.get 24; i64.or; local.set 9 # t = ~b40 & b00
    local.get 31; local.get 9; i64.xor; local.set 9 # a30 = b30 ^ t
    local.get 6; local.get 21; i64.xor # b20 = rol(a22 ^ d2, 43)
    i64.const 21; i64.rotr; local.set 21 # b20 = rol(a22 ^ d2, 43)
    local.get 31; local.get 27; i64.and; local.set 6 # t = ~b30 & b40
    local.get 21; local.get 6; i64.xor; local.set 6 # a20 = b20 ^ t
    local.get 19; local.get 5; i64.xor # b10 = rol(a11 ^ d1, 44)
    i64.const 20; i64.rotr; local.set 5 # b10 = rol(a11 ^ d1, 44)
    local.get 21; i64.const -1; i64.xor # ~b20
    local.get 31; i64.or; local.set 31 # t = ~b20 & b30
    local.get 5; local.get 31; i64.xor; local.set 31 # a10 = b10 ^ t
    local.get 5; local.get 21; i64.or; local.set 21 # t = ~b10 & b20
    local.get 24; local.get 21; i64.xor; local.set 21 # a00 = b00 ^ t
    local.get 2; i64.load 8; local.set 19 # rc
    local.get 21; local.get 19; i64.xor; local.set 19 # a00 ^= rc
    local.get 24; local.get 5; i64.and; local.set 5 # t = ~b00 & b10
    local.get 27; local.get 5; i64.xor; local.set 5 # a40 = b40 ^ t
    local.get 6; local.get 28; i64.xor # c2 ^= a23
    local.get 34; i64.xor # c2 ^= a24
    local.get 32; i64.xor # c2 ^= a21
    local.get 3; i64.xor; local.set 27 # c2 ^= a22
    local.get 19; local.get 22; i64.xor # c0 ^= a03
    local.get 10; i64.xor # c0 ^= a04
    local.get 16; i64.xor # c0 ^= a01
    local.get 25; i64.xor; local.set 24 # c0 ^= a02
    local.get 5; local.get 13; i64.xor # c4 ^= a43
    local.get 29; i64.xor # c4 ^= a44
    local.get 12; i64.xor # c4 ^= a41
    local.get 30; i64.xor; local.set 21 # c4 ^= a42
    local.get 9; local.get 17; i64.xor # c3 ^= a33
    local.get 26; i64.xor # c3 ^= a34
    local.get 33; i64.xor # c3 ^= a31
    local.get 7; i64.xor; local.set 11 # c3 ^= a32
    local.get 31; local.get 4; i64.xor # c1 ^= a13
    local.get 14; i64.xor # c1 ^= a14
    local.get 20; i64.xor # c1 ^= a11
    local.get 8; i64.xor; local.set 23 # c1 ^= a12
    local.get 23; i64.const 63; i64.rotr # d0 = c4 ^ rol(c1, 1)
    local.get 21; i64.xor; local.set 18 # d0 = c4 ^ rol(c1, 1)
    local.get 27; i64.const 63; i64.rotr # d1 = c0 ^ rol(c2, 1)
    local.get 24; i64.xor; local.set 15 # d1 = c0 ^ rol(c2, 1)
    local.get 11; i64.const 63; i64.rotr # d2 = c1 ^ rol(c3, 1)
    local.get 23; i64.xor; local.set 23 # d2 = c1 ^ rol(c3, 1)
    local.get 21; i64.const 63; i64.rotr # d3 = c2 ^ rol(c4, 1)
    local.get 27; i64.xor; local.set 27 # d3 = c2 ^ rol(c4, 1)
    local.get 24; i64.const 63; i64.rotr # d4 = c3 ^ rol(c0, 1)
    local.get 11; i64.xor; local.set 11 # d4 = c3 ^ rol(c0, 1)
    local.get 4; local.get 15; i64.xor # b31 = rol(a13 ^ d1, 45)
    i64.const 19; i64.rotr; local.set 4 # b31 = rol(a13 ^ d1, 45)
    local.get 34; local.get 23; i64.xor # b41 = rol(a24 ^ d2, 61)
    i64.const 3; i64.rotr; local.set 34 # b41 = rol(a24 ^ d2, 61)
    local.get 9; local.get 27; i64.xor # b01 = rol(a30 ^ d3, 28)
    i64.const 36; i64.rotr; local.set 9 # b01 = rol(a30 ^ d3, 28)
    local.get 34; local.get 9; i64.or; local.set 24 # t = ~b41 & b01
    local.get 4; local.get 24; i64.xor; local.set 24 # a31 = b31 ^ t
    local.get 25; local.get 18; i64.xor # b21 = rol(a02 ^ d0, 3)
    i64.const 61; i64.rotr; local.set 25 # b21 = rol(a02 ^ d0, 3)
    local.get 34; i64.const -1; i64.xor; local.set 21 # ~b41
    local.get 4; local.get 21; i64.or; local.set 21 # t = ~b31 & b41
    local.get 25; local.get 21; i64.xor; local.set 21 # a21 = b21 ^ t
    local.get 12; local.get 11; i64.xor # b11 = rol(a41 ^ d4, 20)
    i64.const 44; i64.rotr; local.set 12 # b11 = rol(a41 ^ d4, 20)
    local.get 25; local.get 4; i64.and; local.set 4 # t = ~b21 & b31
    local.get 12; local.get 4; i64.xor; local.set 4 # a11 = b11 ^ t
    local.get 12; local.get 25; i64.or; local.set 25 # t = ~b11 & b21
    local.get 9; local.get 25; i64.xor; local.set 25 # a01 = b01 ^ t
    local.get 9; local.get 12; i64.and; local.set 12 # t = ~b01 & b11
    local.get 34; local.get 12; i64.xor; local.set 12 # a41 = b41 ^ t
    local.get 13; local.get 11; i64.xor # b32 = rol(a43 ^ d4, 8)
    i64.const 56; i64.rotr; local.set 13 # b32 = rol(a43 ^ d4, 8)
    local.get 10; local.get 18; i64.xor # b42 = rol(a04 ^ d0, 18)
    i64.const 46; i64.rotr; local.set 10 # b42 = rol(a04 ^ d0, 18)
    local.get 31; local.get 15; i64.xor # b02 = rol(a10 ^ d1, 1)
    i64.const 63; i64.rotr; local.set 31 # b02 = rol(a10 ^ d1, 1)
    local.get 10; local.get 31; i64.or; local.set 34 # t = ~b42 & b02
    local.get 13; i64.const -1; i64.xor; local.set 9 # ~b32
    local.get 9; local.get 34; i64.xor; local.set 34 # a32 = b32 ^ t
    local.get 7; local.get 27; i64.xor # b22 = rol(a32 ^ d3, 25)
    i64.const 39; i64.rotr; local.set 7 # b22 = rol(a32 ^ d3, 25)
    local.get 9; local.get 10; i64.and; local.set 9 # t = ~b32 & b42
    local.get 7; local.get 9; i64.xor; local.set 9 # a22 = b22 ^ t
    local.get 32; local.get 23; i64.xor # b12 = rol(a21 ^ d2, 6)
    i64.const 58; i64.rotr; local.set 32 # b12 = rol(a21 ^ d2, 6)
    local.get 7; local.get 13; i64.and; local.set 13 # t = ~b22 & b32
    local.get 32; local.get 13; i64.xor; local.set 13 # a12 = b12 ^ t
    local.get 32; local.get 7; i64.or; local.set 7 # t = ~b12 & b22
    local.get 31; local.get 7; i64.xor; local.set 7 # a02 = b02 ^ t
    local.get 31; local.get 32; i64.and; local.set 32 # t = ~b02 & b12
    local.get 10; local.get 32; i64.xor; local.set 32 # a42 = b42 ^ t
    local.get 28; local.get 23; i64.xor # b33 = rol(a23 ^ d2, 15)
    i64.const 49; i64.rotr; local.set 28 # b33 = rol(a23 ^ d2, 15)
    local.get 26; local.get 27; i64.xor # b43 = rol(a34 ^ d3, 56)
    i64.const 8; i64.rotr; local.set 26 # b43 = rol(a34 ^ d3, 56)
    local.get 5; local.get 11; i64.xor # b03 = rol(a40 ^ d4, 27)
    i64.const 37; i64.rotr; local.set 5 # b03 = rol(a40 ^ d4, 27)
    local.get 26; local.get 5; i64.and; local.set 10 # t = ~b43 & b03
    local.get 28; i64.const -1; i64.xor; local.set 31 # ~b33
    local.get 31; local.get 10; i64.xor; local.set 10 # a33 = b33 ^ t
    local.get 8; local.get 15; i64.xor # b23 = rol(a12 ^ d1, 10)
    i64.const 54; i64.rotr; local.set 8 # b23 = rol(a12 ^ d1, 10)
    local.get 31; local.get 26; i64.or; local.set 31 # t = ~b33 & b43
    local.get 8; local.get 31; i64.xor; local.set 31 # a23 = b23 ^ t
    local.get 16; local.get 18; i64.xor # b13 = rol(a01 ^ d0, 36)
    i64.const 28; i64.rotr; local.set 16 # b13 = rol(a01 ^ d0, 36)
    local.get 8; local.get 28; i64.or; local.set 28 # t = ~b23 & b33
    local.get 16; local.get 28; i64.xor; local.set 28 # a13 = b13 ^ t
    local.get 16; local.get 8; i64.and; local.set 8 # t = ~b13 & b23
    local.get 5; local.get 8; i64.xor; local.set 8 # a03 = b03 ^ t
    local.get 5; local.get 16; i64.or; local.set 16 # t = ~b03 & b13
    local.get 26; local.get 16; i64.xor; local.set 16 # a43 = b43 ^ t
    local.get 22; local.get 18; i64.xor # b34 = rol(a03 ^ d0, 41)
    i64.const 23; i64.rotr; local.set 22 # b34 = rol(a03 ^ d0, 41)
    local.get 14; local.get 15; i64.xor # b44 = rol(a14 ^ d1, 2)
    i64.const 62; i64.rotr; local.set 14 # b44 = rol(a14 ^ d1, 2)
    local.get 6; local.get 23; i64.xor # b04 = rol(a20 ^ d2, 62)
    i64.const 2; i64.rotr; local.set 6 # b04 = rol(a20 ^ d2, 62)
    local.get 14; local.get 6; i64.or; local.set 26 # t = ~b44 & b04
    local.get 22; local.get 26; i64.xor; local.set 26 # a34 = b34 ^ t
    local.get 30; local.get 11; i64.xor # b24 = rol(a42 ^ d4, 39)
    i64.const 25; i64.rotr; local.set 30 # b24 = rol(a42 ^ d4, 39)
    local.get 22; local.get 14; i64.and; local.set 5 # t = ~b34 & b44
    local.get 30; local.get 5; i64.xor; local.set 5 # a24 = b24 ^ t
    local.get 33; local.get 27; i64.xor # b14 = rol(a31 ^ d3, 55)
    i64.const 9; i64.rotr; local.set 33 # b14 = rol(a31 ^ d3, 55)
    local.get 30; local.get 22; i64.or; local.set 22 # t = ~b24 & b34
    local.get 33; i64.const -1; i64.xor; local.set 35 # ~b14
    local.get 35; local.get 22; i64.xor; local.set 22 # a14 = b14 ^ t
    local.get 35; local.get 30; i64.and; local.set 30 # t = ~b14 & b24
    local.get 6; local.get 30; i64.xor; local.set 30 # a04 = b04 ^ t
    local.get 6; local.get 33; i64.and; local.set 33 # t = ~b04 & b14
    local.get 14; local.get 33; i64.xor; local.set 33 # a44 = b44 ^ t
    local.get 17; local.get 27; i64.xor # b30 = rol(a33 ^ d3, 21)
    i64.const 43; i64.rotr; local.set 27 # b30 = rol(a33 ^ d3, 21)
    local.get 29; local.get 11; i64.xor # b40 = rol(a44 ^ d4, 14)
    i64.const 50; i64.rotr; local.set 11 # b40 = rol(a44 ^ d4, 14)
    local.get 19; local.get 18; i64.xor; local.set 18 # b00 = a00 ^ d0
    local.get 11; local.get 18; i64.or; local.set 19 # t = ~b40 & b00
    local.get 27; local.get 19; i64.xor; local.set 19 # a30 = b30 ^ t
    local.get 3; local.get 23; i64.xor # b20 = rol(a22 ^ d2, 43)
    i64.const 21; i64.rotr; local.set 23 # b20 = rol(a22 ^ d2, 43)
    local.get 27; local.get 11; i64.and; local.set 3 # t = ~b30 & b40
    local.get 23; local.get 3; i64.xor; local.set 3 # a20 = b20 ^ t
    local.get 20; local.get 15; i64.xor # b10 = rol(a11 ^ d1, 44)
    i64.const 20; i64.rotr; local.set 15 # b10 = rol(a11 ^ d1, 44)
    local.get 23; i64.const -1; i64.xor # ~b20
    local.get 27; i64.or; local.set 27 # t = ~b20 & b30
    local.get 15; local.get 27; i64.xor; local.set 27 # a10 = b10 ^ t
    local.get 15; local.get 23; i64.or; local.set 23 # t = ~b10 & b20
    local.get 18; local.get 23; i64.xor; local.set 23 # a00 = b00 ^ t
    local.get 2; i64.load 16; local.set 20 # rc
    local.get 23; local.get 20; i64.xor; local.set 20 # a00 ^= rc
    local.get 18; local.get 15; i64.and; local.set 15 # t = ~b00 & b10
    local.get 11; local.get 15; i64.xor; local.set 15 # a40 = b40 ^ t
    local.get 3; local.get 31; i64.xor # c2 ^= a23
    local.get 5; i64.xor # c2 ^= a24
    local.get 21; i64.xor # c2 ^= a21
    local.get 9; i64.xor; local.set 11 # c2 ^= a22
    local.get 20; local.get 8; i64.xor # c0 ^= a03
    local.get 30; i64.xor # c0 ^= a04
    local.get 25; i64.xor # c0 ^= a01
    local.get 7; i64.xor; local.set 18 # c0 ^= a02
    local.get 15; local.get 16; i64.xor # c4 ^= a43
    local.get 33; i64.xor # c4 ^= a44
    local.get 12; i64.xor # c4 ^= a41
    local.get 32; i64.xor; local.set 23 # c4 ^= a42
    local.get 19; local.get 10; i64.xor # c3 ^= a33
    local.get 26; i64.xor # c3 ^= a34
    local.get 24; i64.xor # c3 ^= a31
    local.get 34; i64.xor; local.set 29 # c3 ^= a32
    local.get 27; local.get 28; i64.xor # c1 ^= a13
    local.get 22; i64.xor # c1 ^= a14
    local.get 4; i64.xor # c1 ^= a11
    local.get 13; i64.xor; local.set 17 # c1 ^= a12
    local.get 17; i64.const 63; i64.rotr # d0 = c4 ^ rol(c1, 1)
    local.get 23; i64.xor; local.set 14 # d0 = c4 ^ rol(c1, 1)
    local.get 11; i64.const 63; i64.rotr # d1 = c0 ^ rol(c2, 1)
    local.get 18; i64.xor; local.set 6 # d1 = c0 ^ rol(c2, 1)
    local.get 29; i64.const 63; i64.rotr # d2 = c1 ^ rol(c3, 1)
    local.get 17; i64.xor; local.set 17 # d2 = c1 ^ rol(c3, 1)
    local.get 23; i64.const 63; i64.rotr # d3 = c2 ^ rol(c4, 1)
    local.get 11; i64.xor; local.set 11 # d3 = c2 ^ rol(c4, 1)
    local.get 18; i64.const 63; i64.rotr # d4 = c3 ^ rol(c0, 1)
    local.get 29; i64.xor; local.set 29 # d4 = c3 ^ rol(c0, 1)
    local.get 28; local.get 6; i64.xor # b31 = rol(a13 ^ d1, 45)
    i64.const 19; i64.rotr; local.set 28 # b31 = rol(a13 ^ d1, 45)
    local.get 5; local.get 17; i64.xor # b41 = rol(a24 ^ d2, 61)
    i64.const 3; i64.rotr; local.set 5 # b41 = rol(a24 ^ d2, 61)
    local.get 19; local.get 11; i64.xor # b01 = rol(a30 ^ d3, 28)
    i64.const 36; i64.rotr; local.set 19 # b01 = rol(a30 ^ d3, 28)
    local.get 5; local.get 19; i64.or; local.set 18 # t = ~b41 & b01
    local.get 28; local.get 18; i64.xor; local.set 18 # a31 = b31 ^ t
    local.get 7; local.get 14; i64.xor # b21 = rol(a02 ^ d0, 3)
    i64.const 61; i64.rotr; local.set 7 # b21 = rol(a02 ^ d0, 3)
    local.get 5; i64.const -1; i64.xor; local.set 23 # ~b41
    local.get 28; local.get 23; i64.or; local.set 23 # t = ~b31 & b41
    local.get 7; local.get 23; i64.xor; local.set 23 # a21 = b21 ^ t
    local.get 12; local.get 29; i64.xor # b11 = rol(a41 ^ d4, 20)
    i64.const 44; i64.rotr; local.set 12 # b11 = rol(a41 ^ d4, 20)
    local.get 7; local.get 28; i64.and; local.set 28 # t = ~b21 & b31
    local.get 12; local.get 28; i64.xor; local.set 28 # a11 = b11 ^ t
    local.get 12; local.get 7; i64.or; local.set 7 # t = ~b11 & b21
    local.get 19; local.get 7; i64.xor; local.set 7 # a01 = b01 ^ t
    local.get 19; local.get 12; i64.and; local.set 12 # t = ~b01 & b11
    local.get 5; local.get 12; i64.xor; local.set 12 # a41 = b41 ^ t
    local.get 16; local.get 29; i64.xor # b32 = rol(a43 ^ d4, 8)
    i64.const 56; i64.rotr; local.set 16 # b32 = rol(a43 ^ d4, 8)
    local.get 30; local.get 14; i64.xor # b42 = rol(a04 ^ d0, 18)
    i64.const 46; i64.rotr; local.set 30 # b42 = rol(a04 ^ d0, 18)
    local.get 27; local.get 6; i64.xor # b02 = rol(a10 ^ d1, 1)
    i64.const 63; i64.rotr; local.set 27 # b02 = rol(a10 ^ d1, 1)
    local.get 30; local.get 27; i64.or; local.set 5 # t = ~b42 & b02
    local.get 16; i64.const -1; i64.xor; local.set 19 # ~b32
    local.get 19; local.get 5; i64.xor; local.set 5 # a32 = b32 ^ t
    local.get 34; local.get 11; i64.xor # b22 = rol(a32 ^ d3, 25)
    i64.const 39; i64.rotr; local.set 34 # b22 = rol(a32 ^ d3, 25)
    local.get 19; local.get 30; i64.and; local.set 19 # t = ~b32 & b42
    local.get 34; local.get 19; i64.xor; local.set 19 # a22 = b22 ^ t
    local.get 21; local.get 17; i64.xor # b12 = rol(a21 ^ d2, 6)
    i64.const 58; i64.rotr; local.set 21 # b12 = rol(a21 ^ d2, 6)
    local.get 34; local.get 16; i64.and; local.set 16 # t = ~b22 & b32
    local.get 21; local.get 16; i64.xor; local.set 16 # a12 = b12 ^ t
    local.get 21; local.get 34; i64.or; local.set 34 # t = ~b12 & b22
    local.get 27; local.get 34; i64.xor; local.set 34 # a02 = b02 ^ t
    local.get 27; local.get 21; i64.and; local.set 21 # t = ~b02 & b12
    local.get 30; local.get 21; i64.xor; local.set 21 # a42 = b42 ^ t
    local.get 31; local.get 17; i64.xor # b33 = rol(a23 ^ d2, 15)
    i64.const 49; i64.rotr; local.set 31 # b33 = rol(a23 ^ d2, 15)
    local.get 26; local.get 11; i64.xor # b43 = rol(a34 ^ d3, 56)
    i64.const 8; i64.rotr; local.set 26 # b43 = rol(a34 ^ d3, 56)
    local.get 15; local.get 29; i64.xor # b03 = rol(a40 ^ d4, 27)
    i64.const 37; i64.rotr; local.set 15 # b03 = rol(a40 ^ d4, 27)
    local.get 26; local.get 15; i64.and; local.set 30 # t = ~b43 & b03
    local.get 31; i64.const -1; i64.xor; local.set 27 # ~b33
    local.get 27; local.get 30; i64.xor; local.set 30 # a33 = b33 ^ t
    local.get 13; local.get 6; i64.xor # b23 = rol(a12 ^ d1, 10)
    i64.const 54; i64.rotr; local.set 13 # b23 = rol(a12 ^ d1, 10)
    local.get 27; local.get 26; i64.or; local.set 27 # t = ~b33 & b43
    local.get 13; local.get 27; i64.xor; local.set 27 # a23 = b23 ^ t
    local.get 25; local.get 14; i64.xor # b13 = rol(a01 ^ d0, 36)
    i64.const 28; i64.rotr; local.set 25 # b13 = rol(a01 ^ d0, 36)
    local.get 13; local.get 31; i64.or; local.set 31 # t = ~b23 & b33
    local.get 25; local.get 31; i64.xor; local.set 31 # a13 = b13 ^ t
    local.get 25; local.get 13; i64.and; local.set 13 # t = ~b13 & b23
    local.get 15; local.get 13; i64.xor; local.set 13 # a03 = b03 ^ t
    local.get 15; local.get 25; i64.or; local.set 25 # t = ~b03 & b13
    local.get 26; local.get 25; i64.xor; local.set 25 # a43 = b43 ^ t
    local.get 8; local.get 14; i64.xor # b34 = rol(a03 ^ d0, 41)
    i64.const 23; i64.rotr; local.set 8 # b34 = rol(a03 ^ d0, 41)
    local.get 22; local.get 6; i64.xor # b44 = rol(a14 ^ d1, 2)
    i64.const 62; i64.rotr; local.set 22 # b44 = rol(a14 ^ d1, 2)
    local.get 3; local.get 17; i64.xor # b04 = rol(a20 ^ d2, 62)
    i64.const 2; i64.rotr; local.set 3 # b04 = rol(a20 ^ d2, 62)
    local.get 22; local.get 3; i64.or; local.set 26 # t = ~b44 & b04
    local.get 8; local.get 26; i64.xor; local.set 26 # a34 = b34 ^ t
    local.get 32; local.get 29; i64.xor # b24 = rol(a42 ^ d4, 39)
    i64.const 25; i64.rotr; local.set 32 # b24 = rol(a42 ^ d4, 39)
    local.get 8; local.get 22; i64.and; local.set 15 # t = ~b34 & b44
    local.get 32; local.get 15; i64.xor; local.set 15 # a24 = b24 ^ t
    local.get 24; local.get 11; i64.xor # b14 = rol(a31 ^ d3, 55)
    i64.const 9; i64.rotr; local.set 24 # b14 = rol(a31 ^ d3, 55)
    local.get 32; local.get 8; i64.or; local.set 8 # t = ~b24 & b34
    local.get 24; i64.const -1; i64.xor; local.set 35 # ~b14
    local.get 35; local.get 8; i64.xor; local.set 8 # a14 = b14 ^ t
    local.get 35; local.get 32; i64.and; local.set 32 # t = ~b14 & b24
    local.get 3; local.get 32; i64.xor; local.set 32 # a04 = b04 ^ t
    local.get 3; local.get 24; i64.and; local.set 24 # t = ~b04 & b14
    local.get 22; local.get 24; i64.xor; local.set 24 # a44 = b44 ^ t
    local.get 10; local.get 11; i64.xor # b30 = rol(a33 ^ d3, 21)
    i64.const 43; i64.rotr; local.set 11 # b30 = rol(a33 ^ d3, 21)
    local.get 33; local.get 29; i64.xor # b40 = rol(a44 ^ d4, 14)
    i64.const 50; i64.rotr; local.set 29 # b40 = rol(a44 ^ d4, 14)
    local.get 20; local.get 14; i64.xor; local.set 14 # b00 = a00 ^ d0
    local.get 29; local.get 14; i64.or; local.set 20 # t = ~b40 & b00
    local.get 11; local.get 20; i64.xor; local.set 20 # a30 = b30 ^ t
    local.get 9; local.get 17; i64.xor # b20 = rol(a22 ^ d2, 43)
    i64.const 21; i64.rotr; local.set 17 # b20 = rol(a22 ^ d2, 43)
    local.get 11; local.get 29; i64.and; local.set 9 # t = ~b30 & b40
    local.get 17; local.get 9; i64.xor; local.set 9 # a20 = b20 ^ t
    local.get 4; local.get 6; i64.xor # b10 = rol(a11 ^ d1, 44)
    i64.const 20; i64.rotr; local.set 6 # b10 = rol(a11 ^ d1, 44)
    local.get 17; i64.const -1; i64.xor # ~b20
    local.get 11; i64.or; local.set 11 # t = ~b20 & b30
    local.get 6; local.get 11; i64.xor; local.set 11 # a10 = b10 ^ t
    local.get 6; local.get 17; i64.or; local.set 17 # t = ~b10 & b20
    local.get 14; local.get 17; i64.xor; local.set 17 # a00 = b00 ^ t
    local.get 2; i64.load 24; local.set 4 # rc
    local.get 17; local.get 4; i64.xor; local.set 4 # a00 ^= rc
    local.get 14; local.get 6; i64.and; local.set 6 # t = ~b00 & b10
    local.get 29; local.get 6; i64.xor; local.set 6 # a40 = b40 ^ t
    local.get 9; local.get 27; i64.xor # c2 ^= a23
    local.get 15; i64.xor # c2 ^= a24
    local.get 23; i64.xor # c2 ^= a21
    local.get 19; i64.xor; local.set 29 # c2 ^= a22
    local.get 4; local.get 13; i64.xor # c0 ^= a03
    local.get 32; i64.xor # c0 ^= a04
    local.get 7; i64.xor # c0 ^= a01
    local.get 34; i64.xor; local.set 14 # c0 ^= a02
    local.get 6; local.get 25; i64.xor # c4 ^= a43
    local.get 24; i64.xor # c4 ^= a44
    local.get 12; i64.xor # c4 ^= a41
    local.get 21; i64.xor; local.set 17 # c4 ^= a42
    local.get 20; local.get 30; i64.xor # c3 ^= a33
    local.get 26; i64.xor # c3 ^= a34
    local.get 18; i64.xor # c3 ^= a31
    local.get 5; i64.xor; local.set 33 # c3 ^= a32
    local.get 11; local.get 31; i64.xor # c1 ^= a13
    local.get 8; i64.xor # c1 ^= a14
    local.get 28; i64.xor # c1 ^= a11
    local.get 16; i64.xor; local.set 10 # c1 ^= a12
    local.get 10; i64.const 63; i64.rotr # d0 = c4 ^ rol(c1, 1)
    local.get 17; i64.xor; local.set 22 # d0 = c4 ^ rol(c1, 1)
    local.get 29; i64.const 63; i64.rotr # d1 = c0 ^ rol(c2, 1)
    local.get 14; i64.xor; local.set 3 # d1 = c0 ^ rol(c2, 1)
    local.get 33; i64.const 63; i64.rotr # d2 = c1 ^ rol(c3, 1)
    local.get 10; i64.xor; local.set 10 # d2 = c1 ^ rol(c3, 1)
    local.get 17; i64.const 63; i64.rotr # d3 = c2 ^ rol(c4, 1)
    local.get 29; i64.xor; local.set 29 # d3 = c2 ^ rol(c4, 1)
    local.get 14; i64.const 63; i64.rotr # d4 = c3 ^ rol(c0, 1)
    local.get 33; i64.xor; local.set 33 # d4 = c3 ^ rol(c0, 1)
    local.get 31; local.get 3; i64.xor # b31 = rol(a13 ^ d1, 45)
    i64.const 19; i64.rotr; local.set 31 # b31 = rol(a13 ^ d1, 45)
    local.get 15; local.get 10; i64.xor # b41 = rol(a24 ^ d2, 61)
    i64.const 3; i64.rotr; local.set 15 # b41 = rol(a24 ^ d2, 61)
    local.get 20; local.get 29; i64.xor # b01 = rol(a30 ^ d3, 28)
    i64.const 36; i64.rotr; local.set 20 # b01 = rol(a30 ^ d3, 28)
    local.get 15; local.get 20; i64.or; local.set 14 # t = ~b41 & b01
    local.get 31; local.get 14; i64.xor; local.set 14 # a31 = b31 ^ t
    local.get 34; local.get 22; i64.xor # b21 = rol(a02 ^ d0, 3)
    i64.const 61; i64.rotr; local.set 34 # b21 = rol(a02 ^ d0, 3)
    local.get 15; i64.const -1; i64.xor; local.set 17 # ~b41
    local.get 31; local.get 17; i64.or; local.set 17 # t = ~b31 & b41
    local.get 34; local.get 17; i64.xor; local.set 17 # a21 = b21 ^ t
    local.get 12; local.get 33; i64.xor # b11 = rol(a41 ^ d4, 20)
    i64.const 44; i64.rotr; local.set 12 # b11 = rol(a41 ^ d4, 20)
    local.get 34; local.get 31; i64.and; local.set 31 # t = ~b21 & b31
    local.get 12; local.get 31; i64.xor; local.set 31 # a11 = b11 ^ t
    local.get 12; local.get 34; i64.or; local.set 34 # t = ~b11 & b21
    local.get 20; local.get 34; i64.xor; local.set 34 # a01 = b01 ^ t
    local.get 20; local.get 12; i64.and; local.set 12 # t = ~b01 & b11
    local.get 15; local.get 12; i64.xor; local.set 12 # a41 = b41 ^ t
    local.get 25; local.get 33; i64.xor # b32 = rol(a43 ^ d4, 8)
    i64.const 56; i64.rotr; local.set 25 # b32 = rol(a43 ^ d4, 8)
    local.get 32; local.get 22; i64.xor # b42 = rol(a04 ^ d0, 18)
    i64.const 46; i64.rotr; local.set 32 # b42 = rol(a04 ^ d0, 18)
    local.get 11; local.get 3; i64.xor # b02 = rol(a10 ^ d1, 1)
    i64.const 63; i64.rotr; local.set 11 # b02 = rol(a10 ^ d1, 1)
    local.get 32; local.get 11; i64.or; local.set 15 # t = ~b42 & b02
    local.get 25; i64.const -1; i64.xor; local.set 20 # ~b32
    local.get 20; local.get 15; i64.xor; local.set 15 # a32 = b32 ^ t
    local.get 5; local.get 29; i64.xor # b22 = rol(a32 ^ d3, 25)
    i64.const 39; i64.rotr; local.set 5 # b22 = rol(a32 ^ d3, 25)
    local.get 20; local.get 32; i64.and; local.set 20 # t = ~b32 & b42
    local.get 5; local.get 20; i64.xor; local.set 20 # a22 = b22 ^ t
    local.get 23; local.get 10; i64.xor # b12 = rol(a21 ^ d2, 6)
    i64.const 58; i64.rotr; local.set 23 # b12 = rol(a21 ^ d2, 6)
    local.get 5; local.get 25; i64.and; local.set 25 # t = ~b22 & b32
    local.get 23; local.get 25; i64.xor; local.set 25 # a12 = b12 ^ t
    local.get 23; local.get 5; i64.or; local.set 5 # t = ~b12 & b22
    local.get 11; local.get 5; i64.xor; local.set 5 # a02 = b02 ^ t
    local.get 11; local.get 23; i64.and; local.set 23 # t = ~b02 & b12
    local.get 32; local.get 23; i64.xor; local.set 23 # a42 = b42 ^ t
    local.get 27; local.get 10; i64.xor # b33 = rol(a23 ^ d2, 15)
    i64.const 49; i64.rotr; local.set 27 # b33 = rol(a23 ^ d2, 15)
    local.get 26; local.get 29; i64.xor # b43 = rol(a34 ^ d3, 56)
    i64.const 8; i64.rotr; local.set 26 # b43 = rol(a34 ^ d3, 56)
    local.get 6; local.get 33; i64.xor # b03 = rol(a40 ^ d4, 27)
    i64.const 37; i64.rotr; local.set 6 # b03 = rol(a40 ^ d4, 27)
    local.get 26; local.get 6; i64.and; local.set 32 # t = ~b43 & b03
    local.get 27; i64.const -1; i64.xor; local.set 11 # ~b33
    local.get 11; local.get 32; i64.xor; local.set 32 # a33 = b33 ^ t
    local.get 16; local.get 3; i64.xor # b23 = rol(a12 ^ d1, 10)
    i64.const 54; i64.rotr; local.set 16 # b23 = rol(a12 ^ d1, 10)
    local.get 11; local.get 26; i64.or; local.set 11 # t = ~b33 & b43
    local.get 16; local.get 11; i64.xor; local.set 11 # a23 = b23 ^ t
    local.get 7; local.get 22; i64.xor # b13 = rol(a01 ^ d0, 36)
    i64.const 28; i64.rotr; local.set 7 # b13 = rol(a01 ^ d0, 36)
    local.get 16; local.get 27; i64.or; local.set 27 # t = ~b23 & b33
    local.get 7; local.get 27; i64.xor; local.set 27 # a13 = b13 ^ t
    local.get 7; local.get 16; i64.and; local.set 16 # t = ~b13 & b23
    local.get 6; local.get 16; i64.xor; local.set 16 # a03 = b03 ^ t
    local.get 6; local.get 7; i64.or; local.set 7 # t = ~b03 & b13
    local.get 26; local.get 7; i64.xor; local.set 7 # a43 = b43 ^ t
    local.get 13; local.get 22; i64.xor # b34 = rol(a03 ^ d0, 41)
    i64.const 23; i64.rotr; local.set 13 # b34 = rol(a03 ^ d0, 41)
    local.get 8; local.get 3; i64.xor # b44 = rol(a14 ^ d1, 2)
    i64.const 62; i64.rotr; local.set 8 # b44 = rol(a14 ^ d1, 2)
    local.get 9; local.get 10; i64.xor # b04 = rol(a20 ^ d2, 62)
    i64.const 2; i64.rotr; local.set 9 # b04 = rol(a20 ^ d2, 62)
    local.get 8; local.get 9; i64.or; local.set 26 # t = ~b44 & b04
    local.get 13; local.get 26; i64.xor; local.set 26 # a34 = b34 ^ t
    local.get 21; local.get 33; i64.xor # b24 = rol(a42 ^ d4, 39)
    i64.const 25; i64.rotr; local.set 21 # b24 = rol(a42 ^ d4, 39)
    local.get 13; local.get 8; i64.and; local.set 6 # t = ~b34 & b44
    local.get 21; local.get 6; i64.xor; local.set 6 # a24 = b24 ^ t
    local.get 18; local.get 29; i64.xor # b14 = rol(a31 ^ d3, 55)
    i64.const 9; i64.rotr; local.set 18 # b14 = rol(a31 ^ d3, 55)
    local.get 21; local.get 13; i64.or; local.set 13 # t = ~b24 & b34
    local.get 18; i64.const -1; i64.xor; local.set 35 # ~b14
    local.get 35; local.get 13; i64.xor; local.set 13 # a14 = b14 ^ t
    local.get 35; local.get 21; i64.and; local.set 21 # t = ~b14 & b24
    local.get 9; local.get 21; i64.xor; local.set 21 # a04 = b04 ^ t
    local.get 9; local.get 18; i64.and; local.set 18 # t = ~b04 & b14
    local.get 8; local.get 18; i64.xor; local.set 18 # a44 = b44 ^ t
    local.get 30; local.get 29; i64.xor # b30 = rol(a33 ^ d3, 21)
    i64.const 43; i64.rotr; local.set 29 # b30 = rol(a33 ^ d3, 21)
    local.get 24; local.get 33; i64.xor # b40 = rol(a44 ^ d4, 14)
    i64.const 50; i64.rotr; local.set 33 # b40 = rol(a44 ^ d4, 14)
    local.get 4; local.get 22; i64.xor; local.set 22 # b00 = a00 ^ d0
    local.get 33; local.get 22; i64.or; local.set 4 # t = ~b40 & b00
    local.get 29; local.get 4; i64.xor; local.set 4 # a30 = b30 ^ t
    local.get 19; local.get 10; i64.xor # b20 = rol(a22 ^ d2, 43)
    i64.const 21; i64.rotr; local.set 10 # b20 = rol(a22 ^ d2, 43)
    local.get 29; local.get 33; i64.and; local.set 19 # t = ~b30 & b40
    local.get 10; local.get 19; i64.xor; local.set 19 # a20 = b20 ^ t
    local.get 28; local.get 3; i64.xor # b10 = rol(a11 ^ d1, 44)
    i64.const 20; i64.rotr; local.set 3 # b10 = rol(a11 ^ d1, 44)
    local.get 10; i64.const -1; i64.xor # ~b20
    local.get 29; i64.or; local.set 29 # t = ~b20 & b30
    local.get 3; local.get 29; i64.xor; local.set 29 # a10 = b10 ^ t
    local.get 3; local.get 10; i64.or; local.set 10 # t = ~b10 & b20
    local.get 22; local.get 10; i64.xor; local.set 10 # a00 = b00 ^ t
    local.get 2; i64.load 32; local.set 28 # rc
    local.get 10; local.get 28; i64.xor; local.set 28 # a00 ^= rc
    local.get 22; local.get 3; i64.and; local.set 3 # t = ~b00 & b10
    local.get 33; local.get 3; i64.xor; local.set 3 # a40 = b40 ^ t
    local.get 19; local.get 11; i64.xor # c2 ^= a23
    local.get 6; i64.xor # c2 ^= a24
    local.get 17; i64.xor # c2 ^= a21
    local.get 20; i64.xor; local.set 33 # c2 ^= a22
    local.get 28; local.get 16; i64.xor # c0 ^= a03
    local.get 21; i64.xor # c0 ^= a04
    local.get 34; i64.xor # c0 ^= a01
    local.get 5; i64.xor; local.set 22 # c0 ^= a02
    local.get 3; local.get 7; i64.xor # c4 ^= a43
    local.get 18; i64.xor # c4 ^= a44
    local.get 12; i64.xor # c4 ^= a41
    local.get 23; i64.xor; local.set 10 # c4 ^= a42
    local.get 4; local.get 32; i64.xor # c3 ^= a33
    local.get 26; i64.xor # c3 ^= a34
    local.get 14; i64.xor # c3 ^= a31
    local.get 15; i64.xor; local.set 24 # c3 ^= a32
    local.get 29; local.get 27; i64.xor # c1 ^= a13
    local.get 13; i64.xor # c1 ^= a14
    local.get 31; i64.xor # c1 ^= a11
    local.get 25; i64.xor; local.set 30 # c1 ^= a12
    local.get 30; i64.const 63; i64.rotr # d0 = c4 ^ rol(c1, 1)
    local.get 10; i64.xor; local.set 8 # d0 = c4 ^ rol(c1, 1)
    local.get 33; i64.const 63; i64.rotr # d1 = c0 ^ rol(c2, 1)
    local.get 22; i64.xor; local.set 9 # d1 = c0 ^ rol(c2, 1)
    local.get 24; i64.const 63; i64.rotr # d2 = c1 ^ rol(c3, 1)
    local.get 30; i64.xor; local.set 30 # d2 = c1 ^ rol(c3, 1)
    local.get 10; i64.const 63; i64.rotr # d3 = c2 ^ rol(c4, 1)
    local.get 33; i64.xor; local.set 33 # d3 = c2 ^ rol(c4, 1)
    local.get 22; i64.const 63; i64.rotr # d4 = c3 ^ rol(c0, 1)
    local.get 24; i64.xor; local.set 24 # d4 = c3 ^ rol(c0, 1)
    local.get 27; local.get 9; i64.xor # b31 = rol(a13 ^ d1, 45)
    i64.const 19; i64.rotr; local.set 27 # b31 = rol(a13 ^ d1, 45)
    local.get 6; local.get 30; i64.xor # b41 = rol(a24 ^ d2, 61)
    i64.const 3; i64.rotr; local.set 6 # b41 = rol(a24 ^ d2, 61)
    local.get 4; local.get 33; i64.xor # b01 = rol(a30 ^ d3, 28)
    i64.const 36; i64.rotr; local.set 4 # b01 = rol(a30 ^ d3, 28)
    local.get 6; local.get 4; i64.or; local.set 22 # t = ~b41 & b01
    local.get 27; local.get 22; i64.xor; local.set 22 # a31 = b31 ^ t
    local.get 5; local.get 8; i64.xor # b21 = rol(a02 ^ d0, 3)
    i64.const 61; i64.rotr; local.set 5 # b21 = rol(a02 ^ d0, 3)
    local.get 6; i64.const -1; i64.xor; local.set 10 # ~b41
    local.get 27; local.get 10; i64.or; local.set 10 # t = ~b31 & b41
    local.get 5; local.get 10; i64.xor; local.set 10 # a21 = b21 ^ t
    local.get 12; local.get 24; i64.xor # b11 = rol(a41 ^ d4, 20)
    i64.const 44; i64.rotr; local.set 12 # b11 = rol(a41 ^ d4, 20)
    local.get 5; local.get 27; i64.and; local.set 27 # t = ~b21 & b31
    local.get 12; local.get 27; i64.xor; local.set 27 # a11 = b11 ^ t
    local.get 12; local.get 5; i64.or; local.set 5 # t = ~b11 & b21
    local.get 4; local.get 5; i64.xor; local.set 5 # a01 = b01 ^ t
    local.get 4; local.get 12; i64.and; local.set 12 # t = ~b01 & b11
    local.get 6; local.get 12; i64.xor; local.set 12 # a41 = b41 ^ t
    local.get 7; local.get 24; i64.xor # b32 = rol(a43 ^ d4, 8)
    i64.const 56; i64.rotr; local.set 7 # b32 = rol(a43 ^ d4, 8)
    local.get 21; local.get 8; i64.xor # b42 = rol(a04 ^ d0, 18)
    i64.const 46; i64.rotr; local.set 21 # b42 = rol(a04 ^ d0, 18)
    local.get 29; local.get 9; i64.xor # b02 = rol(a10 ^ d1, 1)
    i64.const 63; i64.rotr; local.set 29 # b02 = rol(a10 ^ d1, 1)
    local.get 21; local.get 29; i64.or; local.set 6 # t = ~b42 & b02
    local.get 7; i64.const -1; i64.xor; local.set 4 # ~b32
    local.get 4; local.get 6; i64.xor; local.set 6 # a32 = b32 ^ t
    local.get 15; local.get 33; i64.xor # b22 = rol(a32 ^ d3, 25)
    i64.const 39; i64.rotr; local.set 15 # b22 = rol(a32 ^ d3, 25)
    local.get 4; local.get 21; i64.and; local.set 4 # t = ~b32 & b42
    local.get 15; local.get 4; i64.xor; local.set 4 # a22 = b22 ^ t
    local.get 17; local.get 30; i64.xor # b12 = rol(a21 ^ d2, 6)
    i64.const 58; i64.rotr; local.set 17 # b12 = rol(a21 ^ d2, 6)
    local.get 15; local.get 7; i64.and; local.set 7 # t = ~b22 & b32
    local.get 17; local.get 7; i64.xor; local.set 7 # a12 = b12 ^ t
    local.get 17; local.get 15; i64.or; local.set 15 # t = ~b12 & b22
    local.get 29; local.get 15; i64.xor; local.set 15 # a02 = b02 ^ t
    local.get 29; local.get 17; i64.and; local.set 17 # t = ~b02 & b12
    local.get 21; local.get 17; i64.xor; local.set 17 # a42 = b42 ^ t
    local.get 11; local.get 30; i64.xor # b33 = rol(a23 ^ d2, 15)
    i64.const 49; i64.rotr; local.set 11 # b33 = rol(a23 ^ d2, 15)
    local.get 26; local.get 33; i64.xor # b43 = rol(a34 ^ d3, 56)
    i64.const 8; i64.rotr; local.set 26 # b43 = rol(a34 ^ d3, 56)
    local.get 3; local.get 24; i64.xor # b03 = rol(a40 ^ d4, 27)
    i64.const 37; i64.rotr; local.set 3 # b03 = rol(a40 ^ d4, 27)
    local.get 26; local.get 3; i64.and; local.set 21 # t = ~b43 & b03
    local.get 11; i64.const -1; i64.xor; local.set 29 # ~b33
    local.get 29; local.get 21; i64.xor; local.set 21 # a33 = b33 ^ t
    local.get 25; local.get 9; i64.xor # b23 = rol(a12 ^ d1, 10)
    i64.const 54; i64.rotr; local.set 25 # b23 = rol(a12 ^ d1, 10)
    local.get 29; local.get 26; i64.or; local.set 29 # t = ~b33 & b43
    local.get 25; local.get 29; i64.xor; local.set 29 # a23 = b23 ^ t
    local.get 34; local.get 8; i64.xor # b13 = rol(a01 ^ d0, 36)
    i64.const 28; i64.rotr; local.set 34 # b13 = rol(a01 ^ d0, 36)
    local.get 25; local.get 11; i64.or; local.set 11 # t = ~b23 & b33
    local.get 34; local.get 11; i64.xor; local.set 11 # a13 = b13 ^ t
    local.get 34; local.get 25; i64.and; local.set 25 # t = ~b13 & b23
    local.get 3; local.get 25; i64.xor; local.set 25 # a03 = b03 ^ t
    local.get 3; local.get 34; i64.or; local.set 34 # t = ~b03 & b13
    local.get 26; local.get 34; i64.xor; local.set 34 # a43 = b43 ^ t
    local.get 16; local.get 8; i64.xor # b34 = rol(a03 ^ d0, 41)
    i64.const 23; i64.rotr; local.set 16 # b34 = rol(a03 ^ d0, 41)
    local.get 13; local.get 9; i64.xor # b44 = rol(a14 ^ d1, 2)
    i64.const 62; i64.rotr; local.set 13 # b44 = rol(a14 ^ d1, 2)
    local.get 19; local.get 30; i64.xor # b04 = rol(a20 ^ d2, 62)
    i64.const 2; i64.rotr; local.set 19 # b04 = rol(a20 ^ d2, 62)
    local.get 13; local.get 19; i64.or; local.set 26 # t = ~b44 & b04
    local.get 16; local.get 26; i64.xor; local.set 26 # a34 = b34 ^ t
    local.get 23; local.get 24; i64.xor # b24 = rol(a42 ^ d4, 39)
    i64.const 25; i64.rotr; local.set 23 # b24 = rol(a42 ^ d4, 39)
    local.get 16; local.get 13; i64.and; local.set 3 # t = ~b34 & b44
    local.get 23; local.get 3; i64.xor; local.set 3 # a24 = b24 ^ t
    local.get 14; local.get 33; i64.xor # b14 = rol(a31 ^ d3, 55)
    i64.const 9; i64.rotr; local.set 14 # b14 = rol(a31 ^ d3, 55)
    local.get 23; local.get 16; i64.or; local.set 16 # t = ~b24 & b34
    local.get 14; i64.const -1; i64.xor; local.set 35 # ~b14
    local.get 35; local.get 16; i64.xor; local.set 16 # a14 = b14 ^ t
    local.get 35; local.get 23; i64.and; local.set 23 # t = ~b14 & b24
    local.get 19; local.get 23; i64.xor; local.set 23 # a04 = b04 ^ t
    local.get 19; local.get 14; i64.and; local.set 14 # t = ~b04 & b14
    local.get 13; local.get 14; i64.xor; local.set 14 # a44 = b44 ^ t
    local.get 32; local.get 33; i64.xor # b30 = rol(a33 ^ d3, 21)
    i64.const 43; i64.rotr; local.set 33 # b30 = rol(a33 ^ d3, 21)
    local.get 18; local.get 24; i64.xor # b40 = rol(a44 ^ d4, 14)
    i64.const 50; i64.rotr; local.set 24 # b40 = rol(a44 ^ d4, 14)
    local.get 28; local.get 8; i64.xor; local.set 8 # b00 = a00 ^ d0
    local.get 24; local.get 8; i64.or; local.set 28 # t = ~b40 & b00
    local.get 33; local.get 28; i64.xor; local.set 28 # a30 = b30 ^ t
    local.get 20; local.get 30; i64.xor # b20 = rol(a22 ^ d2, 43)
    i64.const 21; i64.rotr; local.set 30 # b20 = rol(a22 ^ d2, 43)
    local.get 33; local.get 24; i64.and; local.set 20 # t = ~b30 & b40
    local.get 30; local.get 20; i64.xor; local.set 20 # a20 = b20 ^ t
    local.get 31; local.get 9; i64.xor # b10 = rol(a11 ^ d1, 44)
    i64.const 20; i64.rotr; local.set 9 # b10 = rol(a11 ^ d1, 44)
    local.get 30; i64.const -1; i64.xor # ~b20
    local.get 33; i64.or; local.set 33 # t = ~b20 & b30
    local.get 9; local.get 33; i64.xor; local.set 33 # a10 = b10 ^ t
    local.get 9; local.get 30; i64.or; local.set 30 # t = ~b10 & b20
    local.get 8; local.get 30; i64.xor; local.set 30 # a00 = b00 ^ t
    local.get 2; i64.load 40; local.set 31 # rc
    local.get 30; local.get 31; i64.xor; local.set 31 # a00 ^= rc
    local.get 8; local.get 9; i64.and; local.set 9 # t = ~b00 & b10
    local.get 24; local.get 9; i64.xor; local.set 9 # a40 = b40 ^ t
    local.get 20; local.get 29; i64.xor # c2 ^= a23
    local.get 3; i64.xor # c2 ^= a24
    local.get 10; i64.xor # c2 ^= a21
    local.get 4; i64.xor; local.set 24 # c2 ^= a22
    local.get 31; local.get 25; i64.xor # c0 ^= a03
    local.get 23; i64.xor # c0 ^= a04
    local.get 5; i64.xor # c0 ^= a01
    local.get 15; i64.xor; local.set 8 # c0 ^= a02
    local.get 9; local.get 34; i64.xor # c4 ^= a43
    local.get 14; i64.xor # c4 ^= a44
    local.get 12; i64.xor # c4 ^= a41
    local.get 17; i64.xor; local.set 30 # c4 ^= a42
    local.get 28; local.get 21; i64.xor # c3 ^= a33
    local.get 26; i64.xor # c3 ^= a34
    local.get 22; i64.xor # c3 ^= a31
    local.get 6; i64.xor; local.set 18 # c3 ^= a32
    local.get 33; local.get 11; i64.xor # c1 ^= a13
    local.get 16; i64.xor # c1 ^= a14
    local.get 27; i64.xor # c1 ^= a11
    local.get 7; i64.xor; local.set 32 # c1 ^= a12
    local.get 32; i64.const 63; i64.rotr # d0 = c4 ^ rol(c1, 1)
    local.get 30; i64.xor; local.set 13 # d0 = c4 ^ rol(c1, 1)
    local.get 24; i64.const 63; i64.rotr # d1 = c0 ^ rol(c2, 1)
    local.get 8; i64.xor; local.set 19 # d1 = c0 ^ rol(c2, 1)
    local.get 18; i64.const 63; i64.rotr # d2 = c1 ^ rol(c3, 1)
    local.get 32; i64.xor; local.set 32 # d2 = c1 ^ rol(c3, 1)
    local.get 30; i64.const 63; i64.rotr # d3 = c2 ^ rol(c4, 1)
    local.get 24; i64.xor; local.set 24 # d3 = c2 ^ rol(c4, 1)
    local.get 8; i64.const 63; i64.rotr # d4 = c3 ^ rol(c0, 1)
    local.get 18; i64.xor; local.set 18 # d4 = c3 ^ rol(c0, 1)
    local.get 11; local.get 19; i64.xor # b31 = rol(a13 ^ d1, 45)
    i64.const 19; i64.rotr; local.set 11 # b31 = rol(a13 ^ d1, 45)
    local.get 3; local.get 32; i64.xor # b41 = rol(a24 ^ d2, 61)
    i64.const 3; i64.rotr; local.set 3 # b41 = rol(a24 ^ d2, 61)
    local.get 28; local.get 24; i64.xor # b01 = rol(a30 ^ d3, 28)
    i64.const 36; i64.rotr; local.set 28 # b01 = rol(a30 ^ d3, 28)
    local.get 3; local.get 28; i64.or; local.set 8 # t = ~b41 & b01
    local.get 11; local.get 8; i64.xor; local.set 8 # a31 = b31 ^ t
    local.get 15; local.get 13; i64.xor # b21 = rol(a02 ^ d0, 3)
    i64.const 61; i64.rotr; local.set 15 # b21 = rol(a02 ^ d0, 3)
    local.get 3; i64.const -1; i64.xor; local.set 30 # ~b41
    local.get 11; local.get 30; i64.or; local.set 30 # t = ~b31 & b41
    local.get 15; local.get 30; i64.xor; local.set 30 # a21 = b21 ^ t
    local.get 12; local.get 18; i64.xor # b11 = rol(a41 ^ d4, 20)
    i64.const 44; i64.rotr; local.set 12 # b11 = rol(a41 ^ d4, 20)
    local.get 15; local.get 11; i64.and; local.set 11 # t = ~b21 & b31
    local.get 12; local.get 11; i64.xor; local.set 11 # a11 = b11 ^ t
    local.get 12; local.get 15; i64.or; local.set 15 # t = ~b11 & b21
    local.get 28; local.get 15; i64.xor; local.set 15 # a01 = b01 ^ t
    local.get 28; local.get 12; i64.and; local.set 12 # t = ~b01 & b11
    local.get 3; local.get 12; i64.xor; local.set 12 # a41 = b41 ^ t
    local.get 34; local.get 18; i64.xor # b32 = rol(a43 ^ d4, 8)
    i64.const 56; i64.rotr; local.set 34 # b32 = rol(a43 ^ d4, 8)
    local.get 23; local.get 13; i64.xor # b42 = rol(a04 ^ d0, 18)
    i64.const 46; i64.rotr; local.set 23 # b42 = rol(a04 ^ d0, 18)
    local.get 33; local.get 19; i64.xor # b02 = rol(a10 ^ d1, 1)
    i64.const 63; i64.rotr; local.set 33 # b02 = rol(a10 ^ d1, 1)
    local.get 23; local.get 33; i64.or; local.set 3 # t = ~b42 & b02
    local.get 34; i64.const -1; i64.xor; local.set 28 # ~b32
    local.get 28; local.get 3; i64.xor; local.set 3 # a32 = b32 ^ t
    local.get 6; local.get 24; i64.xor # b22 = rol(a32 ^ d3, 25)
    i64.const 39; i64.rotr; local.set 6 # b22 = rol(a32 ^ d3, 25)
    local.get 28; local.get 23; i64.and; local.set 28 # t = ~b32 & b42
    local.get 6; local.get 28; i64.xor; local.set 28 # a22 = b22 ^ t
    local.get 10; local.get 32; i64.xor # b12 = rol(a21 ^ d2, 6)
    i64.const 58; i64.rotr; local.set 10 # b12 = rol(a21 ^ d2, 6)
    local.get 6; local.get 34; i64.and; local.set 34 # t = ~b22 & b32
    local.get 10; local.get 34; i64.xor; local.set 34 # a12 = b12 ^ t
    local.get 10; local.get 6; i64.or; local.set 6 # t = ~b12 & b22
    local.get 33; local.get 6; i64.xor; local.set 6 # a02 = b02 ^ t
    local.get 33; local.get 10; i64.and; local.set 10 # t = ~b02 & b12
    local.get 23; local.get 10; i64.xor; local.set 10 # a42 = b42 ^ t
    local.get 29; local.get 32; i64.xor # b33 = rol(a23 ^ d2, 15)
    i64.const 49; i64.rotr; local.set 29 # b33 = rol(a23 ^ d2, 15)
    local.get 26; local.get 24; i64.xor # b43 = rol(a34 ^ d3, 56)
    i64.const 8; i64.rotr; local.set 26 # b43 = rol(a34 ^ d3, 56)
    local.get 9; local.get 18; i64.xor # b03 = rol(a40 ^ d4, 27)
    i64.const 37; i64.rotr; local.set 9 # b03 = rol(a40 ^ d4, 27)
    local.get 26; local.get 9; i64.and; local.set 23 # t = ~b43 & b03
    local.get 29; i64.const -1; i64.xor; local.set 33 # ~b33
    local.get 33; local.get 23; i64.xor; local.set 23 # a33 = b33 ^ t
    local.get 7; local.get 19; i64.xor # b23 = rol(a12 ^ d1, 10)
    i64.const 54; i64.rotr; local.set 7 # b23 = rol(a12 ^ d1, 10)
    local.get 33; local.get 26; i64.or; local.set 33 # t = ~b33 & b43
    local.get 7; local.get 33; i64.xor; local.set 33 # a23 = b23 ^ t
    local.get 5; local.get 13; i64.xor # b13 = rol(a01 ^ d0, 36)
    i64.const 28; i64.rotr; local.set 5 # b13 = rol(a01 ^ d0, 36)
    local.get 7; local.get 29; i64.or; local.set 29 # t = ~b23 & b33
    local.get 5; local.get 29; i64.xor; local.set 29 # a13 = b13 ^ t
    local.get 5; local.get 7; i64.and; local.set 7 # t = ~b13 & b23
    local.get 9; local.get 7; i64.xor; local.set 7 # a03 = b03 ^ t
    local.get 9; local.get 5; i64.or; local.set 5 # t = ~b03 & b13
    local.get 26; local.get 5; i64.xor; local.set 5 # a43 = b43 ^ t
    local.get 25; local.get 13; i64.xor # b34 = rol(a03 ^ d0, 41)
    i64.const 23; i64.rotr; local.set 25 # b34 = rol(a03 ^ d0, 41)
    local.get 16; local.get 19; i64.xor # b44 = rol(a14 ^ d1, 2)
    i64.const 62; i64.rotr; local.set 16 # b44 = rol(a14 ^ d1, 2)
    local.get 20; local.get 32; i64.xor # b04 = rol(a20 ^ d2, 62)
    i64.const 2; i64.rotr; local.set 20 # b04 = rol(a20 ^ d2, 62)
    local.get 16; local.get 20; i64.or; local.set 26 # t = ~b44 & b04
    local.get 25; local.get 26; i64.xor; local.set 26 # a34 = b34 ^ t
    local.get 17; local.get 18; i64.xor # b24 = rol(a42 ^ d4, 39)
    i64.const 25; i64.rotr; local.set 17 # b24 = rol(a42 ^ d4, 39)
    local.get 25; local.get 16; i64.and; local.set 9 # t = ~b34 & b44
    local.get 17; local.get 9; i64.xor; local.set 9 # a24 = b24 ^ t
    local.get 22; local.get 24; i64.xor # b14 = rol(a31 ^ d3, 55)
    i64.const 9; i64.rotr; local.set 22 # b14 = rol(a31 ^ d3, 55)
    local.get 17; local.get 25; i64.or; local.set 25 # t = ~b24 & b34
    local.get 22; i64.const -1; i64.xor; local.set 35 # ~b14
    local.get 35; local.get 25; i64.xor; local.set 25 # a14 = b14 ^ t
    local.get 35; local.get 17; i64.and; local.set 17 # t = ~b14 & b24
    local.get 20; local.get 17; i64.xor; local.set 17 # a04 = b04 ^ t
    local.get 20; local.get 22; i64.and; local.set 22 # t = ~b04 & b14
    local.get 16; local.get 22; i64.xor; local.set 22 # a44 = b44 ^ t
    local.get 21; local.get 24; i64.xor # b30 = rol(a33 ^ d3, 21)
    i64.const 43; i64.rotr; local.set 24 # b30 = rol(a33 ^ d3, 21)
    local.get 14; local.get 18; i64.xor # b40 = rol(a44 ^ d4, 14)
    i64.const 50; i64.rotr; local.set 18 # b40 = rol(a44 ^ d4, 14)
    local.get 31; local.get 13; i64.xor; local.set 13 # b00 = a00 ^ d0
    local.get 18; local.get 13; i64.or; local.set 31 # t = ~b40 & b00
    local.get 24; local.get 31; i64.xor; local.set 31 # a30 = b30 ^ t
    local.get 4; local.get 32; i64.xor # b20 = rol(a22 ^ d2, 43)
    i64.const 21; i64.rotr; local.set 32 # b20 = rol(a22 ^ d2, 43)
    local.get 24; local.get 18; i64.and; local.set 4 # t = ~b30 & b40
    local.get 32; local.get 4; i64.xor; local.set 4 # a20 = b20 ^ t
    local.get 27; local.get 19; i64.xor # b10 = rol(a11 ^ d1, 44)
    i64.const 20; i64.rotr; local.set 19 # b10 = rol(a11 ^ d1, 44)
    local.get 32; i64.const -1; i64.xor # ~b20
    local.get 24; i64.or; local.set 24 # t = ~b20 & b30
    local.get 19; local.get 24; i64.xor; local.set 24 # a10 = b10 ^ t
    local.get 19; local.get 32; i64.or; local.set 32 # t = ~b10 & b20
    local.get 13; local.get 32; i64.xor; local.set 32 # a00 = b00 ^ t
    local.get 2; i64.load 48; local.set 27 # rc
    local.get 32; local.get 27; i64.xor; local.set 27 # a00 ^= rc
    local.get 13; local.get 19; i64.and; local.set 19 # t = ~b00 & b10
    local.get 18; local.get 19; i64.xor; local.set 19 # a40 = b40 ^ t
    local.get 4; local.get 33; i64.xor # c2 ^= a23
    local.get 9; i64.xor # c2 ^= a24
    local.get 30; i64.xor # c2 ^= a21
    local.get 28; i64.xor; local.set 18 # c2 ^= a22
    local.get 27; local.get 7; i64.xor # c0 ^= a03
    local.get 17; i64.xor # c0 ^= a04
    local.get 15; i64.xor # c0 ^= a01
    local.get 6; i64.xor; local.set 13 # c0 ^= a02
    local.get 19; local.get 5; i64.xor # c4 ^= a43
    local.get 22; i64.xor # c4 ^= a44
    local.get 12; i64.xor # c4 ^= a41
    local.get 10; i64.xor; local.set 32 # c4 ^= a42
    local.get 31; local.get 23; i64.xor # c3 ^= a33
    local.get 26; i64.xor # c3 ^= a34
    local.get 8; i64.xor # c3 ^= a31
    local.get 3; i64.xor; local.set 14 # c3 ^= a32
    local.get 24; local.get 29; i64.xor # c1 ^= a13
    local.get 25; i64.xor # c1 ^= a14
    local.get 11; i64.xor # c1 ^= a11
    local.get 34; i64.xor; local.set 21 # c1 ^= a12
    local.get 21; i64.const 63; i64.rotr # d0 = c4 ^ rol(c1, 1)
    local.get 32; i64.xor; local.set 16 # d0 = c4 ^ rol(c1, 1)
    local.get 18; i64.const 63; i64.rotr # d1 = c0 ^ rol(c2, 1)
    local.get 13; i64.xor; local.set 20 # d1 = c0 ^ rol(c2, 1)
    local.get 14; i64.const 63; i64.rotr # d2 = c1 ^ rol(c3, 1)
    local.get 21; i64.xor; local.set 21 # d2 = c1 ^ rol(c3, 1)
    local.get 32; i64.const 63; i64.rotr # d3 = c2 ^ rol(c4, 1)
    local.get 18; i64.xor; local.set 18 # d3 = c2 ^ rol(c4, 1)
    local.get 13; i64.const 63; i64.rotr # d4 = c3 ^ rol(c0, 1)
    local.get 14; i64.xor; local.set 14 # d4 = c3 ^ rol(c0, 1)
    local.get 29; local.get 20; i64.xor # b31 = rol(a13 ^ d1, 45)
    i64.const 19; i64.rotr; local.set 29 # b31 = rol(a13 ^ d1, 45)
    local.get 9; local.get 21; i64.xor # b41 = rol(a24 ^ d2, 61)
    i64.const 3; i64.rotr; local.set 9 # b41 = rol(a24 ^ d2, 61)
    local.get 31; local.get 18; i64.xor # b01 = rol(a30 ^ d3, 28)
    i64.const 36; i64.rotr; local.set 31 # b01 = rol(a30 ^ d3, 28)
    local.get 9; local.get 31; i64.or; local.set 13 # t = ~b41 & b01
    local.get 29; local.get 13; i64.xor; local.set 13 # a31 = b31 ^ t
    local.get 6; local.get 16; i64.xor # b21 = rol(a02 ^ d0, 3)
    i64.const 61; i64.rotr; local.set 6 # b21 = rol(a02 ^ d0, 3)
    local.get 9; i64.const -1; i64.xor; local.set 32 # ~b41
    local.get 29; local.get 32; i64.or; local.set 32 # t = ~b31 & b41
    local.get 6; local.get 32; i64.xor; local.set 32 # a21 = b21 ^ t
    local.get 12; local.get 14; i64.xor # b11 = rol(a41 ^ d4, 20)
    i64.const 44; i64.rotr; local.set 12 # b11 = rol(a41 ^ d4, 20)
    local.get 6; local.get 29; i64.and; local.set 29 # t = ~b21 & b31
    local.get 12; local.get 29; i64.xor; local.set 29 # a11 = b11 ^ t
    local.get 12; local.get 6; i64.or; local.set 6 # t = ~b11 & b21
    local.get 31; local.get 6; i64.xor; local.set 6 # a01 = b01 ^ t
    local.get 31; local.get 12; i64.and; local.set 12 # t = ~b01 & b11
    local.get 9; local.get 12; i64.xor; local.set 12 # a41 = b41 ^ t
    local.get 5; local.get 14; i64.xor # b32 = rol(a43 ^ d4, 8)
    i64.const 56; i64.rotr; local.set 5 # b32 = rol(a43 ^ d4, 8)
    local.get 17; local.get 16; i64.xor # b42 = rol(a04 ^ d0, 18)
    i64.const 46; i64.rotr; local.set 17 # b42 = rol(a04 ^ d0, 18)
    local.get 24; local.get 20; i64.xor # b02 = rol(a10 ^ d1, 1)
    i64.const 63; i64.rotr; local.set 24 # b02 = rol(a10 ^ d1, 1)
    local.get 17; local.get 24; i64.or; local.set 9 # t = ~b42 & b02
    local.get 5; i64.const -1; i64.xor; local.set 31 # ~b32
    local.get 31; local.get 9; i64.xor; local.set 9 # a32 = b32 ^ t
    local.get 3; local.get 18; i64.xor # b22 = rol(a32 ^ d3, 25)
    i64.const 39; i64.rotr; local.set 3 # b22 = rol(a32 ^ d3, 25)
    local.get 31; local.get 17; i64.and; local.set 31 # t = ~b32 & b42
    local.get 3; local.get 31; i64.xor; local.set 31 # a22 = b22 ^ t
    local.get 30; local.get 21; i64.xor # b12 = rol(a21 ^ d2, 6)
    i64.const 58; i64.rotr; local.set 30 # b12 = rol(a21 ^ d2, 6)
    local.get 3; local.get 5; i64.and; local.set 5 # t = ~b22 & b32
    local.get 30; local.get 5; i64.xor; local.set 5 # a12 = b12 ^ t
    local.get 30; local.get 3; i64.or; local.set 3 # t = ~b12 & b22
    local.get 24; local.get 3; i64.xor; local.set 3 # a02 = b02 ^ t
    local.get 24; local.get 30; i64.and; local.set 30 # t = ~b02 & b12
    local.get 17; local.get 30; i64.xor; local.set 30 # a42 = b42 ^ t
    local.get 33; local.get 21; i64.xor # b33 = rol(a23 ^ d2, 15)
    i64.const 49; i64.rotr; local.set 33 # b33 = rol(a23 ^ d2, 15)
    local.get 26; local.get 18; i64.xor # b43 = rol(a34 ^ d3, 56)
    i64.const 8; i64.rotr; local.set 26 # b43 = rol(a34 ^ d3, 56)
    local.get 19; local.get 14; i64.xor # b03 = rol(a40 ^ d4, 27)
    i64.const 37; i64.rotr; local.set 19 # b03 = rol(a40 ^ d4, 27)
    local.get 26; local.get 19; i64.and; local.set 17 # t = ~b43 & b03
    local.get 33; i64.const -1; i64.xor; local.set 24 # ~b33
    local.get 24; local.get 17; i64.xor; local.set 17 # a33 = b33 ^ t
    local.get 34; local.get 20; i64.xor # b23 = rol(a12 ^ d1, 10)
    i64.const 54; i64.rotr; local.set 34 # b23 = rol(a12 ^ d1, 10)
    local.get 24; local.get 26; i64.or; local.set 24 # t = ~b33 & b43
    local.get 34; local.get 24; i64.xor; local.set 24 # a23 = b23 ^ t
    local.get 15; local.get 16; i64.xor # b13 = rol(a01 ^ d0, 36)
    i64.const 28; i64.rotr; local.set 15 # b13 = rol(a01 ^ d0, 36)
    local.get 34; local.get 33; i64.or; local.set 33 # t = ~b23 & b33
    local.get 15; local.get 33; i64.xor; local.set 33 # a13 = b13 ^ t
    local.get 15; local.get 34; i64.and; local.set 34 # t = ~b13 & b23
    local.get 19; local.get 34; i64.xor; local.set 34 # a03 = b03 ^ t
    local.get 19; local.get 15; i64.or; local.set 15 # t = ~b03 & b13
    local.get 26; local.get 15; i64.xor; local.set 15 # a43 = b43 ^ t
    local.get 7; local.get 16; i64.xor # b34 = rol(a03 ^ d0, 41)
    i64.const 23; i64.rotr; local.set 7 # b34 = rol(a03 ^ d0, 41)
    local.get 25; local.get 20; i64.xor # b44 = rol(a14 ^ d1, 2)
    i64.const 62; i64.rotr; local.set 25 # b44 = rol(a14 ^ d1, 2)
    local.get 4; local.get 21; i64.xor # b04 = rol(a20 ^ d2, 62)
    i64.const 2; i64.rotr; local.set 4 # b04 = rol(a20 ^ d2, 62)
    local.get 25; local.get 4; i64.or; local.set 26 # t = ~b44 & b04
    local.get 7; local.get 26; i64.xor; local.set 26 # a34 = b34 ^ t
    local.get 10; local.get 14; i64.xor # b24 = rol(a42 ^ d4, 39)
    i64.const 25; i64.rotr; local.set 10 # b24 = rol(a42 ^ d4, 39)
    local.get 7; local.get 25; i64.and; local.set 19 # t = ~b34 & b44
    local.get 10; local.get 19; i64.xor; local.set 19 # a24 = b24 ^ t
    local.get 8; local.get 18; i64.xor # b14 = rol(a31 ^ d3, 55)
    i64.const 9; i64.rotr; local.set 8 # b14 = rol(a31 ^ d3, 55)
    local.get 10; local.get 7; i64.or; local.set 7 # t = ~b24 & b34
    local.get 8; i64.const -1; i64.xor; local.set 35 # ~b14
    local.get 35; local.get 7; i64.xor; local.set 7 # a14 = b14 ^ t
    local.get 35; local.get 10; i64.and; local.set 10 # t = ~b14 & b24
    local.get 4; local.get 10; i64.xor; local.set 10 # a04 = b04 ^ t
    local.get 4; local.get 8; i64.and; local.set 8 # t = ~b04 & b14
    local.get 25; local.get 8; i64.xor; local.set 8 # a44 = b44 ^ t
    local.get 23; local.get 18; i64.xor # b30 = rol(a33 ^ d3, 21)
    i64.const 43; i64.rotr; local.set 18 # b30 = rol(a33 ^ d3, 21)
    local.get 22; local.get 14; i64.xor # b40 = rol(a44 ^ d4, 14)
    i64.const 50; i64.rotr; local.set 14 # b40 = rol(a44 ^ d4, 14)
    local.get 27; local.get 16; i64.xor; local.set 16 # b00 = a00 ^ d0
    local.get 14; local.get 16; i64.or; local.set 27 # t = ~b40 & b00
    local.get 18; local.get 27; i64.xor; local.set 27 # a30 = b30 ^ t
    local.get 28; local.get 21; i64.xor # b20 = rol(a22 ^ d2, 43)
    i64.const 21; i64.rotr; local.set 21 # b20 = rol(a22 ^ d2, 43)
    local.get 18; local.get 14; i64.and; local.set 28 # t = ~b30 & b40
    local.get 21; local.get 28; i64.xor; local.set 28 # a20 = b20 ^ t
    local.get 11; local.get 20; i64.xor # b10 = rol(a11 ^ d1, 44)
    i64.const 20; i64.rotr; local.set 20 # b10 = rol(a11 ^ d1, 44)
    local.get 21; i64.const -1; i64.xor # ~b20
    local.get 18; i64.or; local.set 18 # t = ~b20 & b30
    local.get 20; local.get 18; i64.xor; local.set 18 # a10 = b10 ^ t
    local.get 20; local.get 21; i64.or; local.set 21 # t = ~b10 & b20
    local.get 16; local.get 21; i64.xor; local.set 21 # a00 = b00 ^ t
    local.get 2; i64.load 56; local.set 11 # rc
    local.get 21; local.get 11; i64.xor; local.set 11 # a00 ^= rc
    local.get 16; local.get 20; i64.and; local.set 20 # t = ~b00 & b10
    local.get 14; local.get 20; i64.xor; local.set 20 # a40 = b40 ^ t
    local.get 11; local.get 18; local.get 28; local.get 27; local.get 20; local.get 6; local.get 29; local.get 32; local.get 13; local.get 3; local.get 5; local.get 31; local.get 9; local.get 30; local.get 34; local.get 33; local.get 24; local.get 17; local.get 15; local.get 10; local.get 7; local.get 19; local.get 8
    local.set 27; local.set 25; local.set 24; local.set 23; local.set 22; local.set 21; local.set 20; local.set 19; local.set 18; local.set 17; local.set 16; local.set 15; local.set 14; local.set 13; local.set 11; local.set 10; local.set 9; local.set 8; local.set 7; local.set 6; local.set 5; local.set 4; local.set 3
    local.get 2; i32.const 64; i32.add; local.tee 2; i32.const lanewise_round_constants+192; i32.ne; br_if 0
    end_loop
    end_block
    local.get 0; local.get 3; i64.store 0
    local.get 0; local.get 4; i64.const -1; i64.xor; i64.store 8
    local.get 0; local.get 5; i64.const -1; i64.xor; i64.store 16
    local.get 0; local.get 6; i64.store 24
    local.get 0; local.get 7; i64.store 32
    local.get 0; local.get 8; i64.store 40
    local.get 0; local.get 9; i64.store 48
    local.get 0; local.get 10; i64.store 56
    local.get 0; local.get 11; i64.const -1; i64.xor; i64.store 64
    local.get 0; local.get 12; i64.store 72
    local.get 0; local.get 13; i64.store 80
    local.get 0; local.get 14; i64.store 88
    local.get 0; local.get 15; i64.const -1; i64.xor; i64.store 96
    local.get 0; local.get 16; i64.store 104
    local.get 0; local.get 17; i64.store 112
    local.get 0; local.get 18; i64.store 120
    local.get 0; local.get 19; i64.store 128
    local.get 0; local.get 20; i64.const -1; i64.xor; i64.store 136
    local.get 0; local.get 21; i64.store 144
    local.get 0; local.get 22; i64.store 152
    local.get 0; local.get 23; i64.const -1; i64.xor; i64.store 160
    local.get 0; local.get 24; i64.store 168
    local.get 0; local.get 25; i64.store 176
    local.get 0; local.get 26; i64.store 184
    local.get 0; local.get 27; i64.store 192
    end_function
