# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Chains of SHAKE256: what prunes their rounds, the proof, and wrongs that it must refuse."""

import random
import subprocess
from dataclasses import replace

import pytest
from required import modules, tools

modules("capstone")
tools("gcc")

from lanewise_lab import round as keccak  # noqa: E402
from lanewise_lab.prove import all as everything  # noqa: E402
from lanewise_lab.prove.interface import Case, Interface, default_interface  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402
from lanewise_lab.x86 import batch_avx2, batch_chain, prune  # noqa: E402
from lanewise_lab.x86.batch_io import Vector  # noqa: E402
from lanewise_lab.x86.batch_order import AVX2_ORDER, ORDERS  # noqa: E402
from lanewise_lab.x86.batch_round import Operation, operations  # noqa: E402

#: Two states, which no shipped kernel has, are enough to see a wrong, and quick.
NAME = "lanewise_shake256_x2_test_chain"
NAME_MASKED = "lanewise_shake256_x2_test_masked_chain"
SYMBOL, MASKED = NAME + "16", NAME_MASKED + "16"
ONE, TWO = Case(24, steps=1), Case(24, steps=2)
LOOP = "    jnz Lshake256_x2_test_chain16_step"


#: Operations of a round, of the first and of the last one, as docs/x86-64.md has them.
COUNTS = {
    "": {2: (96, 76, 27), 3: (96, 80, 31), 4: (96, 82, 32)},
    "intel": {2: (90, 75, 24), 3: (90, 78, 28), 4: (90, 80, 29)},
    "avx2": {2: (184, 169, 34), 3: (184, 171, 44), 4: (184, 173, 46)},
}


def evaluate(ops, values):
    """The operations on numbers."""
    values = dict(values)
    for op in ops:
        a = [values[name] for name in op.ins]
        values[op.out] = {
            "rol": lambda: keccak.rol(a[0], op.amount),
            "iota": lambda: a[0] ^ keccak.RC[23],
            "andn": lambda: ~a[0] & a[1] & (1 << 64) - 1,
            "chi3": lambda: a[0] ^ (~a[1] & a[2] & (1 << 64) - 1),
            "xor": lambda: a[0] ^ a[1],
            "xor3": lambda: a[0] ^ a[1] ^ a[2],
        }[op.kind]()
    return values


@pytest.mark.parametrize("core", ORDERS)
@pytest.mark.parametrize("m", batch_chain.NODES)
def test_pruned_rounds_are_the_round(core, m):
    """The round for all lanes, the one that knows of zeros, and the one of which few are wanted."""
    ops = operations(*ORDERS[core])
    lanes = batch_chain.state_before(m)
    zeros = {f"A{i}" for i in range(25) if i not in lanes}
    source = random.Random(m)
    state = [source.getrandbits(64) if i in lanes else 0 for i in range(25)]
    want = keccak.permute(state, 1)
    first = prune.once(prune.without_zeros(ops, zeros))
    after = evaluate(first, {f"A{i}": state[i] for i in lanes})
    assert [after[f"E{i}"] for i in range(25)] == want
    few = {f"E{i}" for i in range(m)}
    last = prune.wanted(ops, few)
    after = evaluate(last, {f"A{i}": v for i, v in enumerate(state)})
    assert [after[f"E{i}"] for i in range(m)] == want[:m]
    assert (len(ops), len(first), len(last)) == COUNTS[core][m]


@pytest.mark.parametrize("m", batch_chain.NODES)
def test_operations_of_avx2(m):
    zeros = batch_avx2.EVERY - set(batch_chain.state_before(m))
    known = ({}, {"zeros": zeros}, {"wanted": frozenset(range(m))})
    rounds = (batch_avx2.Round(AVX2_ORDER, "kernel", **k) for k in known)
    assert tuple(len(r.steps) + 1 for r in rounds) == COUNTS["avx2"][m]  # and iota


def test_a_zero_in_chi_is_refused():
    """It does not happen, and is not written."""
    with pytest.raises(ValueError, match="not written"):
        prune.without_zeros([Operation("chi3", "E0", ["B0", "B1", "B2"])], {"B1"})


def built(folder, edit=lambda text: text, masked=False):
    text = edit(
        batch_chain.kernel("none", NAME_MASKED if masked else NAME, Vector(2, evex=True), masked)
    )
    (folder / "chain.S").write_text(text)
    command = ["gcc", f"-I{everything.SOURCES}", "-c", folder / "chain.S", "-o", folder / "chain.o"]
    subprocess.run(command, check=True)
    return str(folder / "chain.o")


def replaced(old, new, count=1):
    """The first `count` places: those of the function for 16 bytes."""

    def edit(text):
        assert text.count(old) >= count, old
        return text.replace(old, new, count)

    return edit


def swapped(a, b):
    return lambda text: text.replace(a, "\0", 1).replace(b, a, 1).replace("\0", b, 1)


def without(lane):
    """A block of which that lane is taken to be zero."""
    before = batch_chain.state_before
    return lambda m, node=True: {i: s for i, s in before(m, node).items() if i != lane}


def forgotten(text):
    """The last round makes lane 0 only."""
    at = text.index("of which only 2 lanes")
    start = text.rindex("\n", 0, text.index("# E1 = ", at))
    return text[:start] + text[text.index("\n", start + 1) :]


def first_mask(text):
    """The mask is made with the address of the first step, whatever the step."""
    text = text.replace("    vmovdqu64 xmm5, [rcx]", "    vmovdqu64 xmm5, [r10]", 1)
    return text.replace(
        "    vmovdqu64 xmm6, [rsi + 0]", "    mov r10, rcx\n    vmovdqu64 xmm6, [rsi]", 1
    )


#: In `make test`; `make full` has all.
SAMPLE = {"the address stays", "a wanted lane forgotten", 8}


def some(names):
    return [n if n in SAMPLE else pytest.param(n, marks=pytest.mark.full) for n in names]


#: What is changed, and the least steps at which it shows.
WRONG = {
    "lanes of the node swapped": (swapped("xmm6, [rsi + 0]", "xmm7, [rsi + 0]"), ONE),
    "lanes of the result swapped": (swapped("[rdi + 0], xmm6", "[rdi + 0], xmm7"), ONE),
    "another lane of the address": (replaced("xmm5, [rcx]", "xmm5, [rdx + 64]"), ONE),
    "addresses of one state for all": (
        replaced("vmovdqu64 xmm5, [rcx]", "vpbroadcastq xmm5, [rcx]"),
        ONE,
    ),
    "the address stays": (replaced("    add rcx, 16", ""), TWO),
    "the node stays": (
        replaced(
            "    vmovdqu64 xmm5, [rcx]", "    vmovdqu64 xmm5, [rcx]\n    vmovdqu64 xmm6, [rsi]"
        ),
        TWO,
    ),
    "one step fewer": (replaced(LOOP, "    cmp r8, 1\n" + LOOP.replace("jnz", "ja")), TWO),
    "one step more": (replaced(LOOP, LOOP.replace("jnz", "jns")), ONE),
    "one round fewer": (replaced("mov rax, -22", "mov rax, -21"), ONE),
    "padding without its first bit": (replaced(".quad 0x1f", ".quad 0xf"), ONE),
    "the suffix of SHA-3": (replaced(".quad 0x1f", ".quad 0x6"), ONE),
    "the last bit of the padding": (replaced("0x8000000000000000", "0x4000000000000000"), ONE),
    "a wanted lane forgotten": (forgotten, ONE),
}
#: The same of masked chains.
WRONG_MASKED = {
    "the mask is not added": (
        replaced("vpxorq xmm6, xmm6, [rdi + 0]", "vmovdqu64 xmm6, [rdi + 0]"),
        ONE,
    ),
    "the node is not added": (replaced("    vpxorq xmm7, xmm7, [rdi + 16]", ""), ONE),
    "the mask of the first step": (first_mask, TWO),
}


@pytest.mark.ci
@pytest.mark.slow
def test_chain_is_proved(tmp_path):
    """All steps in one run, and in place."""
    path = built(tmp_path)
    cases = [ONE, Case(24, steps=3), Case(24, steps=2, in_place=True)]
    found = prove(path, SYMBOL, default_interface(SYMBOL), cases, stack=0)
    assert found.proved, found.reason
    # With or without masks is part of the claim.
    assert prove(path, SYMBOL, replace(found.interface, masked=True), [ONE]).word == "refuted"
    # Taken for another length of the node it is wrong.
    other = prove(path, SYMBOL, Interface(2, "zipped", found.interface.call, node=3), [ONE])
    assert other.word == "refuted"


@pytest.mark.slow
@pytest.mark.parametrize("name", some(WRONG))
def test_wrong_chain_is_refuted(tmp_path, name):
    edit, shows = WRONG[name]
    path, interface = built(tmp_path, edit), default_interface(SYMBOL)
    found = prove(path, SYMBOL, interface, [shows])
    assert found.word == "refuted" and found.counterexample
    assert found.broken == ("memory" if name == "one step more" else "result")
    if shows is TWO:
        assert prove(path, SYMBOL, interface, [ONE]).proved, "seen by one step already"


@pytest.mark.slow
@pytest.mark.full
@pytest.mark.parametrize("name", WRONG_MASKED)
def test_wrong_masked_chain_is_refuted(tmp_path, name):
    edit, shows = WRONG_MASKED[name]
    interface = default_interface(MASKED)
    path = built(tmp_path, edit, masked=True)
    found = prove(path, MASKED, interface, [shows])
    assert found.word == "refuted" and found.broken == "result"
    if shows is TWO:
        assert prove(path, MASKED, interface, [ONE]).proved, "seen by one step already"


@pytest.mark.slow
@pytest.mark.parametrize("lane", some([2, 5, 6, 8, 16]))
def test_lane_that_matters_is_not_to_be_pruned(tmp_path, monkeypatch, lane):
    """Of the tree's index, of what changes, of the node, and both lanes of padding."""
    monkeypatch.setattr(batch_chain, "state_before", without(lane))
    found = prove(built(tmp_path), SYMBOL, default_interface(SYMBOL), [ONE])
    assert found.word == "refuted" and found.broken == "result"


def test_interface_of_a_chain():
    for wrong in ({"node": 2}, {"call": "out,nodes,head,last,steps,rcs"}):
        with pytest.raises(ValueError, match="has nodes"):
            Interface(2, "zipped", **wrong)
