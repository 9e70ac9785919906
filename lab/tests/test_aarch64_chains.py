# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Chains of SHAKE256 for AArch64: the pruned turn on numbers, proofs, and what they refute."""

import json
import random
import subprocess
from dataclasses import replace

import pytest
from required import modules, tools

modules("capstone", "unicorn")
tools("aarch64-linux-gnu-gcc")

from lanewise_lab import cores, predictions, results, shake256, table_aarch64  # noqa: E402
from lanewise_lab.aarch64 import chain, program  # noqa: E402
from lanewise_lab.aarch64 import recipe as recipes  # noqa: E402
from lanewise_lab.cli import main  # noqa: E402
from lanewise_lab.cycles.model import timer  # noqa: E402
from lanewise_lab.cycles.trace import run_program  # noqa: E402
from lanewise_lab.ir import Block, Op  # noqa: E402
from lanewise_lab.passes import split  # noqa: E402
from lanewise_lab.passes.allocate_loop import NoRegister  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Case, default_cases  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402
from lanewise_lab.round import RC, permute  # noqa: E402
from test_hybrids import OPERATIONS, ror  # noqa: E402

MOVES = {"mov": lambda n, a: a, "vmov": lambda n, a: a}
RECIPES = [f"aarch64_{name.replace('_aarch64', '')}" for name in table_aarch64.chained()]
#: In `make test`; continuous integration has all.
QUICK = ("aarch64_x2_sha3", "aarch64_x4_scalar_neon_a55")
ONE, TWO = Case(24, steps=1), Case(24, steps=2)


def some(names, few):
    return [n if n in few else pytest.param(n, marks=pytest.mark.ci) for n in names]


class Machine:
    """Runs streams on registers: each value lies where split() says. Words are tuples of lanes."""

    def __init__(self):
        self.r, self.memory = {}, {}

    def run(self, stream: Block, places: dict[int, int]) -> None:
        for item in stream.ops:
            reads = [self.r[stream.files[v], places[v]] for v in item.reads]
            if item.kind in ("ldr", "vldr"):
                out = [self.memory[item.place]]
            elif item.kind in program.STORES:
                self.memory.update(zip(item.places, reads, strict=True))
                out = []
            elif item.kind in ("rc", "vrc"):
                out = [(RC[reads[0]],) * (2 if item.kind == "vrc" else 1), reads[0] + 1]
            else:
                operation = (OPERATIONS | MOVES)[item.kind]
                out = [tuple(operation(item.amount, *lanes) for lanes in zip(*reads, strict=True))]
            self.r |= {
                (stream.files[v], places[v]): word for v, word in zip(item.writes, out, strict=True)
            }


def test_the_shipped_kernels_are_tested():
    assert {"aarch64_x1_rolling", *QUICK} < set(RECIPES)


@pytest.mark.parametrize("name", some(RECIPES, QUICK))
def test_last_turn_is_the_round(name):
    """Of the states that end with it: from any state in the registers of the loop to the lanes that
    are wanted, by rounds that round.py has as well."""
    recipe = recipes.load(name)
    rounds, source = chain.Rounds(recipe), random.Random(name)
    done = {"s": recipe.scalar, "v": max(recipe.pairs, 1)}
    machine = Machine()
    words = recipe.delays().words if recipe.scalar else {}
    given, stream = {}, rounds.last("sv")
    assert len(stream.ops) < 0.9 * len(rounds.turns.ops)
    stream, places = split.split(stream, recipes.REGISTERS, chain.MOVES)
    for index, file in enumerate(rounds.files):
        width, first = 1 if file == "s" else 2, 24 - done[file]
        given[file] = [tuple(source.getrandbits(64) for _ in range(width)) for _ in range(25)]
        for i, word in enumerate(given[file]):
            lane = (i % 5, i // 5)
            if file == "s":
                word = tuple(ror(v, words[lane]) for v in word)
            at = stream.names.get((index, lane))
            if at is None:
                machine.memory[file, lane] = word
            else:
                machine.r[stream.files[at], places[at]] = word
        pointer = stream.names.get((index, "pointer"))
        if pointer is not None:
            machine.r["x", places[pointer]] = first
        machine.memory[file, "pointer"] = first
        zero = stream.names.get((index, "zero"))
        if zero is not None:
            machine.r["v", places[zero]] = (0, 0)
    machine.run(stream, places)
    for index, file in enumerate(rounds.files):
        width = 1 if file == "s" else 2
        want = [permute([w[k] for w in given[file]], done[file]) for k in range(width)]
        for i in shake256.WANTED:
            lane, enters = (i % 5, i // 5), rounds.loop.names
            if (index, lane) in enters:
                word = machine.r["x" if file == "s" else "v", places[enters[index, lane]]]
            else:
                word = machine.memory[file, lane]
            if file == "s":
                word = tuple(ror(v, -words[lane]) for v in word)
            assert word == tuple(state[i] for state in want), (file, lane)


def test_what_is_not_written_is_refused():
    many = Block([Op("bic", (2,), (0, 1))], ["x"] * 3, [0, 1], [0, 1], [], {"a": 0, "b": 1})
    with pytest.raises(NoRegister, match="more values"):
        split.split(many, {"x": 2}, {"x": "mov"})
    with pytest.raises(ValueError, match="ahead"):
        chain.kernel(recipes.load("aarch64_x2_sha3_ahead_a510"))
    with pytest.raises(ValueError, match="alone"):
        chain.kernel(recipes.load("aarch64_x1_sha3"))


def test_values_in_each_others_homes():
    """Two values change places."""
    items = [Op("ror", (2,), (0,), 1), Op("ror", (3,), (1,), 2)]
    swapped = Block(items, ["x"] * 4, [0, 1], [3, 2], [], {})
    stream, places = split.split(swapped, {"x": 3}, {"x": "mov"})
    machine = Machine()
    machine.r = {("x", 0): (8,), ("x", 1): (8,)}
    machine.run(stream, places)
    assert (machine.r["x", 0], machine.r["x", 1]) == ((2,), (4,))
    assert len(stream.ops) > 2


@pytest.mark.slow
def test_predicted_steps(tmp_path):
    """Calls of 1 and 5 steps tell what one of 3 takes; and a step costs less than a permutation."""
    core, one = cores.load("cortex-a55"), "x1_aarch64_rolling"
    cycles = table_aarch64.chain_timer(f"{one}_chain16", core, tmp_path)
    rows = [bytearray(200), bytes(200), bytes(200), bytes(24), 3, b""]
    path = str(tmp_path / f"{one}_chain.o")
    steps = run_program(path, f"lanewise_shake256_{one}_chain16", core, rows).steps
    want = timer(steps, core)(core)
    assert abs(cycles(False, core) + 3 * cycles(True, core) - want) < 0.01 * want
    rows = []
    for name, step in (("cortex-a55", 1400), ("cortex-x1", 630)):
        figures = {table_aarch64.PERMUTATION: 650, table_aarch64.STEP: step}
        figures |= {table_aarch64.MASKED: 2 * step, table_aarch64.CALL: 9.6}
        for metric, value in figures.items():
            where = "aarch64", name, f"keccakp1600_{one}", metric, value
            rows.append(results.predicted(*where, (0.9 * step, 1.1 * step), states=1))
    text = table_aarch64.text_chains(rows).splitlines()
    assert text[2] == "| X1 | x1_rolling | 650 | 630 | -3.1 % | -10 to +10 | 1260 | 10 |"


@pytest.mark.slow
@pytest.mark.ci
def test_the_document_has_the_table():
    """After a change of a kernel or a model: bench/readme.py --predicted aarch64. What is kept is
    in the document: test_predictions.py."""
    made = table_aarch64.chains()
    assert predictions.merge("chains", predictions.kept_of("chains"), made) == (
        predictions.kept_of("chains")
    )
    text = table_aarch64.text_chains(predictions.kept())
    shown = [line.strip("| ").split(" | ") for line in text.splitlines()]
    each = [(core, int(kernel[1]), float(step)) for core, kernel, _, step, *_ in shown[2:]]
    for core, states, step in each:
        few = [(n, s) for other, n, s in each if other == core and n < states]
        assert all(s / n > step / states for n, s in few)


# Proofs


def built(folder, name, edit=lambda text: text):
    recipe = recipes.load(name)
    text = edit("\n".join(chain.kernel(recipe)) + "\n")
    source = folder / f"{recipe.chain_file}.S"
    source.write_text(text)
    flags = ["-march=armv8-a", "-I", shipped.KECCAK / "aarch64"]
    out = source.with_suffix(".o")
    subprocess.run(["aarch64-linux-gnu-gcc", *flags, "-c", source, "-o", out], check=True)
    return {
        task.symbol.removeprefix("lanewise_"): task for task in shipped.kernel_tasks(out, source)
    }


def replaced(old, new, count=1):
    def edit(text):
        assert old in text, old
        return text.replace(old, new, count)

    return edit


#: Where x3_scalar_mixed_x2 makes the result the next node.
RESULT = "    ldr q0, [x7, #0]\n    ldr x11, [x7, #16]\n"
#: Of x3_scalar_mixed_x2: what is changed, in which function it shows, from how many steps on, and
#: what is broken.
WRONG = {
    "the address stays": (replaced("    add x3, x3, #24\n", ""), "chain16", TWO, "result"),
    "the node stays": (
        replaced(f"{RESULT}    str q0, [x8, #32]\n", RESULT), "chain16", TWO, "result",
    ),
    "addresses of one state for all": (
        replaced("ldr x11, [x3, #16]", "ldr x11, [x3, #8]"), "chain16", ONE, "result",
    ),
    "one step fewer": (
        replaced("    b.ne 14b", "    cmp x4, #1\n    b.hi 14b"), "chain16", TWO, "result",
    ),
    "one step more": (replaced("b.ne 14b", "b.pl 14b"), "chain16", ONE, "memory"),
    "one round fewer": (replaced(".space 72", ".space 80"), "chain16", ONE, "result"),
    "the suffix of SHA-3": (replaced("mov x7, #0x1f", "mov x7, #0x6"), "chain16", ONE, "result"),
    "the last bit of the padding": (
        replaced("#0x8000000000000000", "#0x4000000000000000"), "chain16", ONE, "result",
    ),
    "the result a lane too far": (
        replaced("str x11, [x17, #400]", "str x11, [x17, #408]"), "chain16", ONE, "result",
    ),
    "padding where nodes of 16 bytes end": (
        replaced("    mov x9, x5\n", "    mov x9, #2\n"), "chain24", ONE, "result",
    ),
    "a register not given back": (
        replaced("ldp d8, d9, [sp,", "ldp d10, d9, [sp,"), "chain16", ONE, "abi",
    ),
    "the mask is not added": (
        replaced("eor v0.16b, v0.16b, v12.16b", "mov v0.16b, v0.16b"),
        "masked_chain16", ONE, "result",
    ),
}  # fmt: skip
X3 = "aarch64_x3_scalar_mixed_x2"
SEEN = ("the address stays", "one round fewer", "the mask is not added")


@pytest.mark.slow
@pytest.mark.parametrize("name", some(RECIPES, ()))
def test_chain_is_proved(tmp_path, name):
    for task in built(tmp_path, name).values():
        found = prove(task.path, task.symbol, task.interface, [ONE], stack=task.stack)
        assert found.proved, found.reason
    wrong = replace(task.interface, masked=False)
    assert prove(task.path, task.symbol, wrong, [ONE]).word == "refuted"


@pytest.mark.slow
@pytest.mark.parametrize("name", some(WRONG, SEEN))
def test_wrong_chain_is_refuted(tmp_path, name):
    edit, function, shows, broken = WRONG[name]
    tasks = built(tmp_path, X3, edit)
    (task,) = (t for n, t in tasks.items() if n.endswith(f"x2_{function}"))
    found = prove(task.path, task.symbol, task.interface, [shows])
    assert found.word == "refuted", found.reason
    assert found.broken == broken
    if shows is TWO:
        assert prove(task.path, task.symbol, task.interface, [ONE]).proved, "one step shows it too"


ENTER = "    str x4, [sp, #232]\n"
STEP = "    ldr x4, [sp, #232]\n    subs"


def at_step(before, test):
    """What wrongs a node of x3_scalar_mixed_x2, from a step on or at a number of steps alone:
    `before` the loop, and in it, behind a step, what jumps over that to 77. Lane 20 of the first
    state is free in `out`."""
    wrong = "ldr x6, [sp, #752]; str x6, [sp, #720]; str x6, [sp, #464]"

    def edit(text):
        text = replaced(ENTER, f"    {before}\n{ENTER}")(text)
        return replaced(STEP, f"    {test}\n    {wrong}\n77:\n{STEP}")(text)

    return edit


LATE = {
    "a counter": lambda n: at_step(
        "str xzr, [x0, #320]",
        "ldr x5, [sp, #216]; ldr x6, [x5, #320]; add x6, x6, #1; str x6, [x5, #320]; "
        f"cmp x6, #{n}; b.ne 77f",
    ),
    "the number asked for": lambda n: at_step(
        "str x4, [x0, #320]", f"ldr x5, [sp, #216]; ldr x6, [x5, #320]; cmp x6, #{n}; b.ne 77f"
    ),
    "the steps left": lambda n: at_step("", f"ldr x5, [sp, #232]; cmp x5, #{n}; b.ne 77f"),
    "zero": lambda n: at_step("", f"ldr x5, [sp, #232]; sub x5, x5, #{n}; cbnz x5, 77f"),
    "the address": lambda n: at_step(
        "str x3, [x0, #320]",
        "ldr x5, [sp, #216]; ldr x6, [x5, #320]; ldr x5, [sp, #224]; sub x5, x5, x6; "
        f"cmp x5, #{24 * n}; b.ne 77f",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "n"),
    [
        pytest.param(way, n, marks=() if (way, n) == ("a counter", 8) else pytest.mark.ci)
        for way in LATE
        for n in (4, 5, 8, 12, 15)
    ],
)
def test_wrong_at_some_number_of_steps_is_refuted(tmp_path, way, n):
    """Right for 1, 2 and 3 steps; the counterexample is of the first number that is not."""
    tasks = built(tmp_path, X3, LATE[way](n))
    (task,) = (t for name, t in tasks.items() if name.endswith("x2_chain16"))
    found = prove(task.path, task.symbol, task.interface, default_cases(task.interface))
    assert found.word == "refuted", found.reason
    assert found.broken == "result"
    assert found.counterexample["case"] == f"{n} steps, in place"


@pytest.mark.slow
@pytest.mark.ci
def test_wrong_hybrid_chain_by_command(tmp_path, capsys):
    """Refuted, exit 1: what else it could be called with is no wrong use of the command."""
    tasks = built(tmp_path, X3, replaced("mov x7, #0x1f", "mov x7, #0x6"))
    (task,) = (t for name, t in tasks.items() if name.endswith("x2_chain16"))
    assert main(["prove", task.path, task.symbol]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["verdict"] == "refuted" and "refuted: " in err


@pytest.mark.slow
def test_a_node_that_stays_on_the_stack_is_refuted(tmp_path):
    row = "    add x8, sp, #464\n    stp q0, q0, [x8, #0]\n"

    def stays(text):
        before, _, behind = text.rpartition(row)
        return before + row[: row.index("\n") + 1] + behind

    tasks = built(tmp_path, X3, stays)
    (task,) = (t for name, t in tasks.items() if name.endswith("x2_chain16"))
    found = prove(task.path, task.symbol, task.interface, default_cases(task.interface)[:1])
    assert found.word == "refuted" and found.broken == "wiped", found.reason


@pytest.mark.slow
@pytest.mark.ci
@pytest.mark.parametrize("lane", [2, 9, 12, 16])
def test_lane_that_matters_is_not_to_be_left_out(tmp_path, lane):
    """Of the tree's index, of the node, and of the padding of the longest."""
    load = f"ldr q{lane}, [x30, #{16 * shake256.GIVEN.index(lane)}]"
    tasks = built(tmp_path, "aarch64_x2_sha3", replaced(load, f"movi v{lane}.2d, #0"))
    task = tasks[next(n for n in tasks if n.endswith("sha3_chain32"))]
    found = prove(task.path, task.symbol, task.interface, [ONE])
    assert found.word == "refuted" and found.broken == "result"
