# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The order of one round, found by a search that timed each change on a Zen 5 core.

What the search works against, measured there: at most four vector operations start per cycle, two
rotates, and about two ternary operations whose three operands all change; the pipe of an operation
is fixed early, so rotates have to be spread evenly among the logic. The tokens are those of
batch_round.py.
"""

#: Column: how its five lanes are summed (x takes two operands, t three) and in which order.
PARITY = {
    0: ("xxt", "20134"),
    1: ("xtx", "01234"),
    2: ("xtx", "01234"),
    3: ("xtx", "01234"),
    4: ("xtx", "01234"),
}

ORDER = """
c0 c1 c3 c1 c0 c4 c3 c2 c2 c4 c0 c4 c2 c3 c1 r2 r1 d0 r4 d1 d3 r0 d4 r3 a18 d2 b3 a12 a24 a6
a7 a0 b1 b2 a9 b4 e0 a16 b8 i e2 a22 b6 a10 a3 a1 b9 b5 b7 a20 b10 e1 a13 a4 a19 a11 e4 b12
b13 e3 e7 b14 b11 a17 e6 e5 b15 e9 a5 e8 a23 b17 b18 b16 b19 a8 e10 e11 a14 a2 e14 e12 b22
b20 a15 b21 a21 e18 e17 b23 e13 e16 e15 b24 e19 e21 e20 e22 e23 e24
"""
