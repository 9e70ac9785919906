# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The order of one round, found by a search that timed each change on a Zen 5 core.

What the search works against, measured there: four vector operations start per cycle at most, two
rotates, and little more than two ternary operations whose three operands all change. A ternary
operation answers two cycles after its destination operand but three after the other two, so the
operand that comes last belongs into the destination, if need be through a copy. Theta waits for
every lane of the round before; the operations around that wait are what the order fits together.
"""

#: Column: how its five lanes are summed (x takes two operands, t three) and in which order.
PARITY = {
    0: ("tt", "32104"),
    1: ("tt", "01234"),
    2: ("tt", "01234"),
    3: ("tt", "01234"),
    4: ("tt", "01234"),
}

#: Tokens of batch_round.py.
ORDER = """
c1:2 c3:2 c2:2 c3:2 c1:2 c0 c4:2 r1 c4:1 c2:0 d0 c0:0 r4 d3 a18 r2 d1 a6 b3 b1 r0 a3 r3 d2 d4
a24 a12 b2 a9 a19 b13 a0 b4 e2:2 a1 a16 e3 b5 a7 e1:2 a20 e0 a5 a10 a13 b8 b7 b10 b14 b11 b6
a22 a23 b9 e4 e7:2 e6:0 a17 a11 e5:2 b12 a4 a2 b16 b17 a14 a8 e10 e9:0 b18 e8:1 b15 i b20 b19
e11:1 b21 e13 a15 b22 b23 a21 e15:0 e16:2 b24 e19:0 e14:0 n12 e18:1 e20:2 e23:1 e21:2 e12
e17:2 e22:1 e24
"""

#: Tokens of batch_avx2.py.
AVX2_ORDER = """
u2 v1 u0 w2 v2 u3 w3 v4 v3 d2 a2 l2 h2 d3 b2 a3 u4 w4 l3 h3 d4 b3 n1 u1 a4 l4 h4 w1 v0 d1 a1
w0 a10 h1 l10 l1 b4 b1 h10 d0 a21 b10 a12 a14 a11 l12 l11 h12 h11 l14 b12 h14 e1 b11 b14 a13
a0 n0 n2 a20 b13 e0 n4 l20 n3 e2 h20 b20 a23 l21 h21 e4 e3 n10 b21 a22 e10 c10 h23 l23 n11 e11
b23 h22 l22 b22 c11 a24 n12 e12 h24 n14 n13 l24 c12 b24 a5 e13 h5 a6 l5 c13 h6 e14 l6 n20 c14
b5 a7 a8 b6 e20 l7 h7 b7 l8 c20 h8 b8 n21 e21 a9 c21 h9 l9 b9 n22 e22 c22 n23 a15 e23 a16 n24
h15 l15 b15 c23 h16 l16 a17 e24 c24 b16 l17 n5 h17 b17 a18 e5 c5 l18 n6 h18 b18 e6 c6 a19 b19
n15 e15 c15 n7 e7 c7 n8 e8 n18 n9 n17 n16 c8 e17 e9 c17 e16 c16 e18 n19 c9 e19 c18 c19
"""
