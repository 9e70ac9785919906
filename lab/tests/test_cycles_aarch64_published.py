# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The superscalar models on rounds as the paper on hybrid Keccak describes them, against its table.

The operations are written out in the plainest order that the paper gives, with names in place of
registers: no spills, no entry, no exit. So they should come out within the band, not exactly.
"""

import pytest
from lanewise_lab import cores
from lanewise_lab.cycles.superscalar import MERGE, PLAIN, SHIFTED, Step, array, simulate

A, B, C, D, T = 0, 30, 60, 70, 80  # lanes, lanes after theta, rho and pi, parities, sums, others
CONSTANT = 99


class Round:
    def __init__(self):
        self.steps = []
        self._turn = 0

    def op(self, class_, to, *reads):
        reads = tuple(r if isinstance(r, tuple) else (r, PLAIN) for r in reads)
        self.steps.append(Step(class_, reads, (to,)))

    def other(self, count=4):
        """One of a few registers for what lives shortly, in turn."""
        self._turn += 1
        return T + self._turn % count


def at(x, y):
    return x % 5 + 5 * (y % 5)


def walk():
    """The lanes in the order in which pi moves them: each takes the place of the next."""
    x, y = 1, 0
    yield 0, 0
    for _ in range(24):
        yield x, y
        x, y = y, (2 * x + 3 * y) % 5


def to(x, y):
    return B + at(y, 2 * x + 3 * y)


def vectors(sha3):
    """Section 3.2 and, without SHA-3 instructions, the same by macros (section 3.3)."""
    r = Round()
    for x in range(5):
        lanes = [A + at(x, y) for y in range(5)]
        if sha3:
            r.op("eor3", C + x, *lanes[:3])
            r.op("eor3", C + x, C + x, *lanes[3:])
        else:
            r.op("vlogic", C + x, *lanes[:2])
            for lane in lanes[2:]:
                r.op("vlogic", C + x, C + x, lane)
    for x in range(5):
        left, right = C + (x + 4) % 5, C + (x + 1) % 5
        if sha3:
            r.op("rax1", D + x, left, right)
            continue
        t = r.other()
        r.op("vadd", t, right, right)
        r.op("vsri", t, right, (t, MERGE))
        r.op("vlogic", D + x, t, left)
    for x, y in walk():
        if (x, y) == (0, 0):
            r.op("vlogic", B, A, D)
        elif sha3:
            r.op("xar", to(x, y), A + at(x, y), D + x)
        else:
            t = r.other()
            r.op("vlogic", t, A + at(x, y), D + x)
            r.op("vadd" if (x, y) == (1, 0) else "vshift", to(x, y), t)
            r.op("vsri", to(x, y), t, (to(x, y), MERGE))
    for y in range(5):
        for x in range(5):
            b0, b1, b2 = (B + at(x + k, y) for k in range(3))
            if sha3:
                r.op("bcax", A + at(x, y), b0, b2, b1)
            else:
                t = r.other()
                r.op("vlogic", t, b2, b1)
                r.op("vlogic", A + at(x, y), t, b0)
    r.op("vload_rep", CONSTANT)
    r.op("vlogic", A, A, CONSTANT)
    return r.steps


def scalar(late):
    """Section 3.1 with figures 3 to 5: `late` is for the A510, whose chains never shift the
    accumulator and whose BIC and EOR stand apart."""
    r = Round()
    for k in range(4):
        for x in range(5):
            if k == 0:
                r.op("alu_shift", C + x, A + at(x, 0), (A + at(x, 1), SHIFTED))
            elif late:
                r.op("alu_shift", C + x, C + x, (A + at(x, k + 1), SHIFTED))
            else:
                r.op("alu_shift", C + x, A + at(x, k + 1), (C + x, SHIFTED))
    for x, left, right, turned in ((1, 0, 2, 2), (3, 2, 4, 4), (0, 4, 1, 1), (2, 1, 3, None)):
        r.op("alu_shift", D + x, C + left, (C + right, SHIFTED))
        if turned is not None:
            r.op("shift", C + turned, C + turned)
    r.op("alu_shift", D + 4, C + 3, (C + 0, SHIFTED))
    for x, y in walk():
        r.op("alu_shift", to(x, y), D + x, (A + at(x, y), SHIFTED))
    pending = []
    for y in range(5):
        for x in range(5):
            b0, b1, b2 = (B + at(x + k, y) for k in range(3))
            t = r.other(2 if late else 1)
            r.op("alu_shift", t, b2, (b1, SHIFTED))
            pending.append((A + at(x, y), t, (b0, SHIFTED)))
            if len(pending) > late:
                r.op("alu_shift", *pending.pop(0))
    for rest in pending:
        r.op("alu_shift", *rest)
    r.op("load", CONSTANT)
    r.op("alu", A, A, CONSTANT)
    r.steps.append(Step("branch"))
    return r.steps


def test_they_hold_what_the_paper_counts():
    def counts(steps):
        names = [step.class_ for step in steps]
        return {name: names.count(name) for name in names}

    neon, sha3, plain = counts(vectors(False)), counts(vectors(True)), counts(scalar(False))
    # The paper counts one SHL more; a rotation has one of each.
    assert (neon["vlogic"], neon["vsri"], neon["vshift"] + neon["vadd"]) == (76 + 25, 29, 29)
    assert [sha3[n] for n in ("eor3", "rax1", "xar", "vlogic", "bcax")] == [10, 5, 24, 2, 25]
    assert (plain["alu_shift"] + plain["alu"], plain["shift"]) == (76 + 25, 3)


PUBLISHED = [
    ("neon", vectors(False), {"x1": 1305, "a78": 2197, "x2": 1274, "a710": 2172, "a510": 6970}),
    # The second A510 figure of this technique in the table: RAX1 is used there.
    ("sha3", vectors(True), {"x2": 1547, "a710": 1549, "a510": 2268}),
    ("scalar", scalar(0), {"x1": 690, "a78": 709, "a55": 1418, "x2": 687, "a710": 701}),
    ("scalar, for the A510", scalar(1), {"a510": 968}),
]


@pytest.mark.parametrize(
    ("steps", "name", "published"),
    [
        pytest.param(steps, f"cortex-{core}", cycles, id=f"{what} {core}")
        for what, steps, found in PUBLISHED
        for core, cycles in found.items()
    ],
)
def test_published_figures_come_out_within_the_band(steps, name, published):
    core = cores.load(name)
    cycles = simulate(core, array(steps * 48)).cycles - simulate(core, array(steps * 24)).cycles
    low, high = core.band
    assert low <= cycles / published <= high, cycles
