# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Chains of SHAKE256: what prunes their last round, the proof, and wrongs that it must refuse."""

import random
import subprocess
from dataclasses import replace

import pytest
from required import modules, tools

modules("capstone")
tools("gcc")

from lanewise_lab import round as keccak  # noqa: E402
from lanewise_lab import shake256  # noqa: E402
from lanewise_lab.passes import prune  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import EVERY, Case, Interface, default_cases  # noqa: E402
from lanewise_lab.prove.interface import default_interface as interface_of  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402
from lanewise_lab.x86 import batch_avx2, batch_chain  # noqa: E402
from lanewise_lab.x86.batch_round import Zipped  # noqa: E402
from lanewise_lab.x86.recipe import Recipe, load  # noqa: E402

#: Two states, which no shipped kernel has, are enough to see a wrong, and quick.
NAME = "shake256_x2_test_chain"
SYMBOL, MASKED = f"lanewise_{NAME}16", "lanewise_shake256_x2_test_masked_chain16"
ONE, TWO = Case(24, steps=1), Case(24, steps=2)
LOOP = f"    jnz L{NAME}_step"
#: As the head of the file says.
STACK = 543


#: Operations of a round, and of the last one, as docs/x86-64.md has them.
COUNTS = {"": (96, 32), "intel": (90, 29), "avx2": (184, 46)}


def evaluate(ops, values):
    """The operations on numbers."""
    values = dict(values)
    for op in ops:
        a = [values[v] for v in op.reads]
        values[op.result] = {
            "rol": lambda: keccak.rol(a[0], op.amount),
            "xor of memory": lambda: a[0] ^ keccak.RC[23],
            "andn": lambda: ~a[0] & a[1] & (1 << 64) - 1,
            "chi3": lambda: a[0] ^ (~a[1] & a[2] & (1 << 64) - 1),
            "xor": lambda: a[0] ^ a[1],
            "xor3": lambda: a[0] ^ a[1] ^ a[2],
        }[op.kind]()
    return values


@pytest.mark.parametrize("core", ["", "intel"])
def test_pruned_round_is_the_round(core):
    """The round for all lanes, and the one of which few are wanted."""
    options = load(f"x86_64_x8_avx512_{core}".rstrip("_")).options
    block = Zipped(options["order"], options["parity"]).block
    source = random.Random(core)
    state = [source.getrandbits(64) for _ in range(25)]
    want = keccak.permute(state, 1)
    last = prune.needed(block.ops, {block.leave[i] for i in shake256.WANTED})
    for items, lanes in ((block.ops, range(25)), (last, shake256.WANTED)):
        after = evaluate(items, dict(zip(block.enter, state, strict=True)))
        assert [after[block.leave[i]] for i in lanes] == [want[i] for i in lanes]
    assert (len(block.ops), len(last)) == COUNTS[core]


def test_operations_of_avx2():
    a_round = batch_avx2.InMemory(load("x86_64_x4_avx2").options["order"])
    blocks = a_round.needed(), a_round.needed(shake256.WANTED)
    count = [sum(op.kind not in ("store", "every") for op in block.ops) for block in blocks]
    assert tuple(count) == COUNTS["avx2"]


def built(folder, edit=lambda text: text):
    recipe = Recipe("x86_64_x2_test", "", "", load("x86_64_x2_avx512vl").options)
    assert recipe.chain_file == NAME
    text = batch_chain.kernel(recipe)
    assert f"Stack: at most {STACK} bytes" in text
    text = edit(text)
    (folder / "chain.S").write_text(text)
    command = ["gcc", f"-I{shipped.SOURCES}", "-c", folder / "chain.S", "-o", folder / "chain.o"]
    subprocess.run(command, check=True)
    return str(folder / "chain.o")


def replaced(old, new, count=1):
    """The first `count` places."""

    def edit(text):
        assert text.count(old) >= count, old
        return text.replace(old, new, count)

    return edit


def swapped(a, b):
    return lambda text: text.replace(a, "\0", 1).replace(b, a, 1).replace("\0", b, 1)


def forgotten(text):
    """The last round makes all lanes but lane 1."""
    at = text.index("The last round")
    start = text.rindex("\n", 0, text.index("# E1 = ", at))
    return text[:start] + text[text.index("\n", start + 1) :]


#: In `make test`; `make full` has all.
SAMPLE = {"the address stays", "a wanted lane forgotten", 8}


def some(names):
    return [n if n in SAMPLE else pytest.param(n, marks=pytest.mark.full) for n in names]


ROW = "    vmovdqu64 xmm4, [rcx]"
#: What is changed, and the least steps at which it shows.
WRONG = {
    "lanes of the node swapped": (swapped("xmm0, [rsi + 0]", "xmm1, [rsi + 0]"), ONE),
    "lanes of the result swapped": (swapped("[rdi + 0], xmm0", "[rdi + 0], xmm1"), ONE),
    "another lane of the address": (replaced(ROW, ROW.replace("rcx", "rdx + 64")), ONE),
    "addresses of one state for all": (replaced(ROW, "    vpbroadcastq xmm4, [rcx]"), ONE),
    "the address stays": (replaced("    add rcx, 16", ""), TWO),
    "the node stays": (
        replaced(ROW, f"    vmovdqu64 xmm0, [rsi]\n    vmovdqu64 xmm1, [rsi + 16]\n{ROW}"),
        TWO,
    ),
    "the padding stays behind": (replaced("    vmovdqu64 [rbx + rax], xmm4", ""), ONE),
    "a lane of the last result stays": (replaced("    vmovdqu64 [rbx + rax + 16], xmm5", ""), TWO),
    "one step fewer": (replaced(LOOP, "    cmp r8, 1\n" + LOOP.replace("jnz", "ja")), TWO),
    "one step more": (replaced(LOOP, LOOP.replace("jnz", "jns")), ONE),
    "one round fewer": (replaced("mov rdx, -23", "mov rdx, -22"), ONE),
    "padding without its first bit": (replaced(".quad 0x1f", ".quad 0xf"), ONE),
    "the suffix of SHA-3": (replaced(".quad 0x1f", ".quad 0x6"), ONE),
    "the last bit of the padding": (replaced("0x8000000000000000", "0x4000000000000000"), ONE),
    "a wanted lane forgotten": (forgotten, ONE),
}
#: The same of masked chains.
WRONG_MASKED = {
    "the mask is not added": (
        replaced("vpxorq xmm0, xmm0, [rsp + 400]", "vmovdqu64 xmm0, [rsp + 400]"),
        ONE,
    ),
    "the node is not added": (replaced("    vpxorq xmm1, xmm1, [rsp + 416]", ""), ONE),
    "the node is hashed without a mask": (replaced("mov r10d, 1", "mov r10d, 0"), ONE),
    "the node stays in the block of the mask": (
        replaced("    vmovdqu64 [rbx + 16], xmm5", ""),
        TWO,
    ),
}


@pytest.mark.ci
@pytest.mark.slow
def test_chain_is_proved(tmp_path):
    """All steps in one run, and in place."""
    path = built(tmp_path)
    cases = [ONE, Case(24, steps=3), Case(24, steps=2, in_place=True)]
    found = prove(path, SYMBOL, interface_of(SYMBOL), cases, stack=STACK)
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
    path = built(tmp_path, edit)
    found = prove(path, MASKED, interface, [shows])
    assert found.word == "refuted" and found.broken == "result"
    if shows is TWO:
        assert prove(path, MASKED, interface, [ONE]).proved, "seen by one step already"


END = "    add rcx, 16\n    dec r8\n"
BREAK = "vpxorq xmm0, xmm0, xmm1"


def at_step(before, test):
    """What wrongs a node: `before` the loop, and in it, between a step and the question whether it
    was the last one, what jumps over that to 7."""
    enter = f"L{NAME}_step:"

    def edit(text):
        text = replaced(enter, f"    {before}\n{enter}")(text)
        return replaced(END, f"    {test}\n    {BREAK}\n7:\n{END}")(text)

    return edit


#: Ways to go wrong from a step on, or at a number of steps alone.
LATE = {
    "a counter": lambda n: at_step("xor esi, esi", f"inc rsi; cmp rsi, {n}; jne 7f"),
    "the number asked for": lambda n: at_step("mov rsi, r8", f"cmp rsi, {n}; jne 7f"),
    "the steps left": lambda n: at_step("mov rsi, r8", f"cmp r8, {n}; jne 7f"),
    "the address": lambda n: at_step(f"lea rsi, [rcx + {16 * (n - 1)}]", "cmp rcx, rsi; jne 7f"),
    "a bit that moves": lambda n: at_step(
        "mov esi, 1", f"add rsi, rsi; mov rdx, rsi; shr rdx, {n}; test rdx, 1; jz 7f"
    ),
    "a counter in memory": lambda n: at_step(
        "mov qword ptr [rsp - 8], 0",
        f"inc qword ptr [rsp - 8]; cmp qword ptr [rsp - 8], {n}; jne 7f",
    ),
    "a word of the stack": lambda n: at_step(
        "mov rsi, rsp", f"sub rsi, 8; lea rdx, [rsp - {8 * n}]; cmp rdx, rsi; jne 7f"
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
    path, symbol = built(tmp_path), MASKED if masked else SYMBOL
    interface = interface_of(symbol)
    cases = default_cases(interface)
    assert [case.steps for case in cases] == [EVERY, EVERY]
    found = prove(path, symbol, interface, cases, stack=STACK)
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


STORE = "    vmovdqu64 [rsp - 64], xmm1\n"
STAYS = {
    "the result": replaced(f"L{NAME}_out:\n", f"L{NAME}_out:\n{STORE}"),
    "the node before": replaced(f"L{NAME}_step:\n", f"L{NAME}_step:\n{STORE}"),
    "a row that is not wiped": replaced("    vmovdqu64 [rsp + 112], xmm0\n", ""),
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
def test_lane_that_matters_is_not_to_be_left_out(tmp_path, monkeypatch, lane):
    """Of the tree's index, of what changes, of the node, and both lanes of padding."""
    monkeypatch.setattr(batch_chain, "GIVEN", tuple(i for i in shake256.GIVEN if i != lane))
    found = prove(built(tmp_path), SYMBOL, interface_of(SYMBOL), [ONE])
    assert found.word == "refuted" and found.broken == "result"


def test_interface_of_a_chain():
    for wrong in ({"node": 2}, {"call": "out,nodes,head,last,steps,rcs"}):
        with pytest.raises(ValueError, match="has nodes"):
            Interface(2, "zipped", **wrong)
