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
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import EVERY, Case, Interface, default_cases  # noqa: E402
from lanewise_lab.prove.interface import default_interface as interface_of  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402
from lanewise_lab.x86 import batch_avx2, batch_chain, prune  # noqa: E402
from lanewise_lab.x86.batch_round import Operation, operations  # noqa: E402
from lanewise_lab.x86.recipe import Recipe, load  # noqa: E402

#: Two states, which no shipped kernel has, are enough to see a wrong, and quick.
NAME = "lanewise_shake256_x2_test_chain"
NAME_MASKED = "lanewise_shake256_x2_test_masked_chain"
SYMBOL, MASKED = NAME + "16", NAME_MASKED + "16"
ONE, TWO = Case(24, steps=1), Case(24, steps=2)
LOOP = "    jnz Lshake256_x2_test_chain16_step"


#: Operations of a round, of the first and of the last one, as docs/x86-64.md has them.
COUNTS = {
    "": {2: (96, 76, 27), 3: (96, 80, 31), 4: (96, 82, 32)},
    "intel": {2: (90, 74, 24), 3: (90, 78, 28), 4: (90, 81, 29)},
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


@pytest.mark.parametrize("core", ["", "intel"])
@pytest.mark.parametrize("m", batch_chain.NODES)
def test_pruned_rounds_are_the_round(core, m):
    """The round for all lanes, the one that knows of zeros, and the one of which few are wanted."""
    options = load(f"x86_64_x8_avx512_{core}".rstrip("_")).options
    ops = operations(options["order"], options["parity"])
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
    order = load("x86_64_x4_avx2").options["order"]
    known = ({}, {"zeros": zeros}, {"wanted": frozenset(range(m))})
    rounds = (batch_avx2.Round(order, "kernel", **k) for k in known)
    assert tuple(len(r.steps) + 1 for r in rounds) == COUNTS["avx2"][m]  # and iota


def test_a_zero_in_chi_is_refused():
    """It does not happen, and is not written."""
    with pytest.raises(ValueError, match="not written"):
        prune.without_zeros([Operation("chi3", "E0", ["B0", "B1", "B2"])], {"B1"})


def built(folder, edit=lambda text: text, masked=False):
    options = load("x86_64_x2_avx512vl").options
    recipe = Recipe("x86_64_x2_test", "", "", options, chain=True, masked=masked)
    assert recipe.symbol == (NAME_MASKED if masked else NAME)
    text = edit(batch_chain.kernel(recipe))
    (folder / "chain.S").write_text(text)
    command = ["gcc", f"-I{shipped.SOURCES}", "-c", folder / "chain.S", "-o", folder / "chain.o"]
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
    found = prove(path, SYMBOL, interface_of(SYMBOL), cases, stack=0)
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
    path, interface = built(tmp_path, edit), interface_of(SYMBOL)
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
    interface = interface_of(MASKED)
    path = built(tmp_path, edit, masked=True)
    found = prove(path, MASKED, interface, [shows])
    assert found.word == "refuted" and found.broken == "result"
    if shows is TWO:
        assert prove(path, MASKED, interface, [ONE]).proved, "seen by one step already"


END = "    add rcx, 16\n    dec r8\n"
BREAK = "vpxorq xmm6, xmm6, xmm7"


def at_step(before, test):
    """What wrongs a node: `before` the loop, and in it, between a step and the question whether it
    was the last one, what jumps over that to 7."""
    enter = "    .p2align 6\nLshake256_x2_test_chain16_step:"

    def edit(text):
        text = replaced(enter, f"    {before}\n{enter}")(text)
        return replaced(END, f"    {test}\n    {BREAK}\n7:\n{END}")(text)

    return edit


#: Ways to go wrong from a step on, or at a number of steps alone.
LATE = {
    "a counter": lambda n: at_step("xor r11d, r11d", f"inc r11; cmp r11, {n}; jne 7f"),
    "the number asked for": lambda n: at_step("mov r11, r8", f"cmp r11, {n}; jne 7f"),
    "the steps left": lambda n: at_step("mov r11, r8", f"cmp r8, {n}; jne 7f"),
    "the address": lambda n: at_step(f"lea r11, [rcx + {16 * (n - 1)}]", "cmp rcx, r11; jne 7f"),
    "a bit that moves": lambda n: at_step(
        "mov r11d, 1", f"add r11, r11; mov r10, r11; shr r10, {n}; test r10, 1; jz 7f"
    ),
    "a counter in memory": lambda n: at_step(
        "mov qword ptr [rsp - 8], 0",
        f"inc qword ptr [rsp - 8]; cmp qword ptr [rsp - 8], {n}; jne 7f",
    ),
    "a word of the stack": lambda n: at_step(
        "mov r11, rsp", f"sub r11, 8; lea r10, [rsp - {8 * n}]; cmp r10, r11; jne 7f"
    ),
    "the loop's end": lambda n: replaced(
        END, f"{END}    cmp r8, {n - 1}; jne 7f\n    {BREAK}\n7:\n    test r8, r8\n"
    ),
}
NUMBERS = (4, 5, 8, 12, 15)
QUICK = {("a counter", 5), ("the number asked for", 15), ("the address", 12)}


@pytest.mark.slow
@pytest.mark.parametrize("masked", [False, pytest.param(True, marks=pytest.mark.full)])
def test_any_number_of_steps_is_proved(tmp_path, masked):
    path, symbol = built(tmp_path, masked=masked), MASKED if masked else SYMBOL
    interface = interface_of(symbol)
    cases = default_cases(interface)
    assert [case.steps for case in cases] == [EVERY, EVERY]
    found = prove(path, symbol, interface, cases, stack=0)
    assert found.proved, found.reason
    assert found.as_json()["cases"] == ["any number of steps, in place", "any number of steps"]
    assert found.as_json()["no_node_stays"] is True


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "n"),
    [
        pytest.param(way, n, marks=() if (way, n) in QUICK else pytest.mark.ci)
        for way in LATE
        for n in NUMBERS
    ],
)
def test_wrong_at_some_number_of_steps_is_refuted(tmp_path, way, n):
    """Right for 1, 2 and 3 steps; the counterexample is of the first number that is not."""
    path, interface = built(tmp_path, LATE[way](n)), interface_of(SYMBOL)
    found = prove(path, SYMBOL, interface, default_cases(interface))
    assert found.word == "refuted", found.reason
    assert found.broken == "result"
    assert found.counterexample["case"] == f"{n} steps, in place"


STORE = "    vmovdqu64 [rsp - 64], xmm7\n"
STAYS = {
    "the result": replaced("    ret\n", f"{STORE}    ret\n"),
    "the node before": replaced("test_chain16_step:\n", f"test_chain16_step:\n{STORE}"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", STAYS)
def test_a_node_that_stays_on_the_stack_is_refuted(tmp_path, name):
    path, interface = built(tmp_path, STAYS[name]), interface_of(SYMBOL)
    for case in (ONE, default_cases(interface)[1]):
        found = prove(path, SYMBOL, interface, [case])
        assert found.word == "refuted" and found.broken == "wiped", found.reason
        assert "stay on the stack" in found.reason
        one, two = found.counterexample["values"]
        assert one != two
        assert found.as_json()["no_node_stays"] is False


@pytest.mark.slow
@pytest.mark.parametrize("lane", some([2, 5, 6, 8, 16]))
def test_lane_that_matters_is_not_to_be_pruned(tmp_path, monkeypatch, lane):
    """Of the tree's index, of what changes, of the node, and both lanes of padding."""
    monkeypatch.setattr(batch_chain, "state_before", without(lane))
    found = prove(built(tmp_path), SYMBOL, interface_of(SYMBOL), [ONE])
    assert found.word == "refuted" and found.broken == "result"


def test_interface_of_a_chain():
    for wrong in ({"node": 2}, {"call": "out,nodes,head,last,steps,rcs"}):
        with pytest.raises(ValueError, match="has nodes"):
            Interface(2, "zipped", **wrong)
