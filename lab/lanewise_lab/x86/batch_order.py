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
    0: ("tt", "42103"),
    1: ("tt", "01234"),
    2: ("tt", "01234"),
    3: ("tt", "01234"),
    4: ("tt", "01234"),
}

#: Tokens of batch_round.py.
ORDER = """
c0:0 c1:2 c3:2 c1:2 c3:2 c4:2 c2:2 r1 c4:1 c0:2 c2:0 r4 d0 r2 t6 d3 r0 d1 t19:2 a18 a0 t24:0
a10 a1 r3 d2 d4 a12 t9:2 a22 a3 b3 b4 a16 b1 b2 b6 b7 b5 b9 a7 a20 a17 b8 e1:0 b13 e2:2 a5 b11
b14 a4 b16 b10 a11 a13 a8 b12 e0:2 e4:0 e3 b21 b18 e8:1 b17 a14 e5 e9:0 a21 b15 b22 a23 e16:1
a2 e6:1 e13:2 b20 a15 b19 b24 b23 e11:1 e7:0 e10:2 e14:0 n12 e15:0 e20:0 e18:1 e19:0 e24 e23:0
e12 e17:2 e22:1 e21:2 i
"""

#: The same for Intel's cores, found by a search that timed each change on Sapphire Rapids. There a
#: ternary operation costs as much as another, so theta is applied as one (90 operations, not 96);
#: and rotations go to one of two ports, for zmm registers, so they are spread over the round.
INTEL_PARITY = {
    0: ("tt", "01234"),
    1: ("tt", "01234"),
    2: ("tt", "01234"),
    3: ("tt", "01234"),
    4: ("tt", "21034"),
}

INTEL_ORDER = """
c2 c4 c0 c2 c3 c3 c4 r4 t3 t13:1 t18 t23 c0 c1 r0 t4 b5 t8 b19 t9 b21 c1 t14:0 b12 t24 t19 r2 r1
b3 t0 b15 t5 b6 t15 b13 t20 t10 b22 b4 t1 b16 t6 b7 t11 b23 t16 t21 r3 t12 b14 t22 b1 t7 b24 b2 e0
e1 e2 b17 t17 e3:0 b8 t2 e4 e12:2 i b9 e6 e5 b10 e8 e9 e7 b11 e10 e11 e13:0 e14 b18 e15 e16 e17
e18:2 e19 b20 e21 e22 e23 e24 e20
"""

#: By core, "" for all that have no order of their own: the order and the parity.
ORDERS = {"": (ORDER, PARITY), "intel": (INTEL_ORDER, INTEL_PARITY)}

#: Tokens of batch_avx2.py.
AVX2_ORDER = """
u2 v2 u3 w2 w3 u0 d2 v1 v4 v3 d3 a2 h2 l2 a3 l3 u4 h3 b2 b3 w4 d4 u1 w1 a4 l4 h4 b4 d1 n1 v0
a1 l1 h1 w0 a10 d0 l10 a21 a14 a11 a12 b1 e1 h14 l14 h10 l11 h11 b11 h12 b14 l12 b10 a13 n2 a0
b13 b12 e2 a20 n0 n4 n3 e0 e3 h20 a23 l21 l20 h21 b20 h23 l23 b23 n11 e4 n10 b21 e10 a22 c10
h22 l22 b22 n12 e11 n14 c11 a24 n13 e14 c14 a6 h24 l24 e12 a5 c12 b24 l6 e13 a7 c13 a8 h6 h5
b6 l5 n20 b5 l7 e20 c20 h7 n21 e21 b7 l8 h8 b8 n23 n24 c21 a9 l9 h9 b9 n22 e23 a15 e22 l15 e24
c22 a16 h15 c23 h16 b15 l16 a17 h17 b16 l17 a18 b17 l18 h18 b18 c24 n5 e5 c5 a19 n15 e15 c15
b19 n7 e7 n6 e6 c6 c7 n8 n18 e8 n9 c8 n17 n16 e17 e9 c17 e16 n19 e18 c9 c16 e19 c19 c18
"""
