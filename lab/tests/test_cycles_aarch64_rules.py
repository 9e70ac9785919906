# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every rule of the superscalar models on code that shows it alone.

Counts follow from the rule's sentence, not from the model: `steady` is what one more repetition of
a body takes, so filling and draining do not count.
"""

from dataclasses import replace

import pytest
from lanewise_lab import cores
from lanewise_lab.cycles import aarch64_ops, superscalar
from lanewise_lab.cycles.superscalar import REASON_NAMES, WAITS, Lacks, array, simulate
from lanewise_lab.isa.aarch64_syntax import parse

IN_ORDER = ["cortex-a55", "cortex-a510"]
OUT_OF_ORDER = ["cortex-a78", "cortex-a710", "cortex-x1", "cortex-x2"]


def steps(body, places=None):
    """Lines of assembly; `[name]` is a place in memory, everything else as it is written."""
    out = []
    for line in filter(None, (part.strip() for part in body.split(";"))):
        name, _, operands = line.partition(" ")
        insn = parse(0, name, operands)
        for step in aarch64_ops.describe(insn):
            memory = next((op for op in insn.operands if hasattr(op, "base")), None)
            at = memory.offset >> 3 if memory is not None and not memory.writeback else 0
            out.append(step._replace(place=at + step.place if step.place >= 0 else -1))
    return out


def steady(core, body, times=64):
    """Cycles that one more repetition takes."""
    core, body = cores.load(core), steps(body)
    once = simulate(core, array(body * times)).cycles
    return (simulate(core, array(body * 2 * times)).cycles - once) / times


def issued(core, body):
    """The cycle in which each step begins to execute, counted from the first one's."""
    events = simulate(cores.load(core), array(steps(body))).events
    return [event.issued - events[0].issued for event in events]


def chain(one):
    """Latency of an operation of which each copy reads what the one before wrote."""
    return lambda core: steady(core, one)


STEADY = {
    # Three-way and two-way issue; shifted operands cost no throughput.
    "eor x0, x1, x2; eor x3, x4, x5; eor x6, x7, x8; eor x9, x10, x11; eor x12, x13, x14; "
    "eor x15, x16, x17": {"cortex-a55": 3, "cortex-a510": 2},
    "eor x0, x1, x2, ror #3; eor x3, x4, x5, ror #3; bic x6, x7, x8, ror #3; "
    "bic x9, x10, x11, ror #3; ror x12, x13, #4; ror x15, x16, #4": {
        "cortex-a55": 3,
        "cortex-a510": 2,
    },
    # A chain through the operand that is not shifted, and through the one that is.
    "eor x0, x0, x1, ror #3": {"cortex-a55": 1, "cortex-a510": 1},
    "eor x0, x1, x0, ror #3": {"cortex-a55": 2, "cortex-a510": 2},
    # A rotation of its own does not need its operand early; nor do other shifts.
    "ror x0, x0, #3": {"cortex-a55": 1, "cortex-a510": 1},
    "lsl x0, x0, #3; lsr x0, x0, #4; asr x0, x0, #5": {"cortex-a55": 3, "cortex-a510": 3},
    "ror x0, x0, #3; eor x0, x1, x0, ror #3": {"cortex-a55": 1 + 2, "cortex-a510": 1 + 2},
    # One load and one store a cycle beside each other; two of either on the A510.
    "ldr x0, [x1]; ldr x2, [x3]": {"cortex-a55": 2, "cortex-a510": 1},
    "ldr x0, [x1]; str x2, [x3, #64]": {"cortex-a55": 1, "cortex-a510": 1},
    "str x0, [x1]; str x2, [x3]; str x4, [x5]": {"cortex-a55": 3, "cortex-a510": 1.5},
    # Pairs and vectors take the A55's unit twice as long, pairs of vectors four times.
    "ldp x0, x2, [x1]": {"cortex-a55": 2, "cortex-a510": 0.5},
    "ldr q0, [x1]": {"cortex-a55": 2, "cortex-a510": 0.5},
    "ldp q0, q1, [x1]": {"cortex-a55": 4, "cortex-a510": 1},
    "ldp d8, d9, [x1]": {"cortex-a55": 2, "cortex-a510": 0.5},
    "stp x0, x2, [x1]": {"cortex-a55": 1, "cortex-a510": 0.5},
    "str q0, [x1]": {"cortex-a55": 1, "cortex-a510": 0.5},
    "stp q0, q1, [x1]": {"cortex-a55": 2},
    # Load to use, and a pointer that is written back.
    "ldr x0, [x0]": {"cortex-a55": 4, "cortex-a510": 2},
    "ldp x0, x2, [x0]": {"cortex-a55": 4, "cortex-a510": 3},
    "ldr x2, [x0], #8": {"cortex-a55": 1, "cortex-a510": 1},
    # Vector operations: one a cycle in the first slot of the A55, two a cycle on the A510.
    "eor v0.16b, v1.16b, v2.16b; eor v3.16b, v4.16b, v5.16b": {"cortex-a55": 2, "cortex-a510": 1},
    "eor v0.16b, v1.16b, v2.16b; eor x3, x4, x5": {"cortex-a55": 1, "cortex-a510": 2 / 3},
    "eor v0.16b, v1.16b, v2.16b; eor x3, x4, x5; eor x6, x7, x8; eor x9, x10, x11": {
        "cortex-a55": 2
    },
    "eor v0.16b, v0.16b, v2.16b": {"cortex-a55": 1, "cortex-a510": 3},
    "add v0.2d, v0.2d, v2.2d": {"cortex-a55": 2, "cortex-a510": 3},
    "shl v0.2d, v0.2d, #3": {"cortex-a55": 2, "cortex-a510": 3},
    # A rotation is SHL and SRI, through what is merged with or through the source.
    "shl v0.2d, v0.2d, #3; sri v0.2d, v1.2d, #61": {"cortex-a55": 2 + 1, "cortex-a510": 6},
    "shl v0.2d, v1.2d, #3; sri v2.2d, v0.2d, #61; eor v1.16b, v2.16b, v2.16b": {
        "cortex-a55": 2 + 1 + 1,
        "cortex-a510": 9,
    },
    "sri v0.2d, v1.2d, #61": {"cortex-a55": 1, "cortex-a510": 3},
    # On the A55 whatever moves a vector goes in the first slot too, so never beside a vector
    # operation; an integer operation goes beside it.
    "ld1r {v0.2d}, [x1]; eor v1.16b, v2.16b, v3.16b": {"cortex-a55": 2, "cortex-a510": 2 / 3},
    "str q0, [x1]; eor v1.16b, v2.16b, v3.16b": {"cortex-a55": 2, "cortex-a510": 2 / 3},
    "ldr q0, [x1]; eor v1.16b, v2.16b, v3.16b; eor v4.16b, v5.16b, v6.16b": {"cortex-a55": 3},
    "ldr q0, [x1]; eor x2, x3, x4; eor v1.16b, v2.16b, v3.16b; eor x5, x6, x7": {"cortex-a55": 2},
    "ldr x0, [x1]; str x2, [x3, #64]; eor v1.16b, v2.16b, v3.16b; eor x4, x5, x6": {
        "cortex-a55": 2
    },
    # SHA-3 instructions.
    "eor3 v0.16b, v0.16b, v1.16b, v2.16b": {"cortex-a510": 4},
    "bcax v0.16b, v0.16b, v1.16b, v2.16b": {"cortex-a510": 4},
    "xar v0.2d, v0.2d, v1.2d, #3": {"cortex-a510": 4},
    "rax1 v0.2d, v1.2d, v2.2d; rax1 v3.2d, v1.2d, v2.2d": {"cortex-a510": 16},
    "rax1 v0.2d, v1.2d, v2.2d; eor v3.16b, v4.16b, v5.16b; eor v6.16b, v4.16b, v5.16b": {
        "cortex-a510": 9
    },
    # Store to load: the value goes round through memory.
    "str x0, [x1]; ldr x0, [x1]": {"cortex-a55": 3 + 4, "cortex-a510": 3 + 2},
    # Loads and stores share the units of the A510.
    "ldr x0, [x1]; str x2, [x3, #64]; ldr x4, [x5]; str x6, [x7, #128]": {
        "cortex-a55": 2,
        "cortex-a510": 2,
    },
    # Branches, products, divisions; a hint and a prefetch take a slot and nothing else.
    "b #0; b #0": {"cortex-a55": 2, "cortex-a510": 2},
    "mul x0, x0, x1": {"cortex-a55": 3, "cortex-a510": 3},
    "udiv x0, x0, x1": {"cortex-a55": 12, "cortex-a510": 12},
    "nop ; nop ; nop ; nop ; nop ; nop ": {"cortex-a55": 3, "cortex-a510": 2},
    "ldr q1, [x0]; mov x0, v1.d[1]": {"cortex-a55": 3 + 2, "cortex-a510": 3 + 3},
}


@pytest.mark.parametrize(
    ("body", "core", "expected"),
    [(body, core, n) for body, found in STEADY.items() for core, n in found.items()],
)
def test_in_order(body, core, expected):
    assert steady(core, body) == pytest.approx(expected, abs=0.02)


ISSUED = [
    # In order: what waits holds up what is behind it.
    ("cortex-a55", "ldr x0, [x1]; eor x2, x0, x3; eor x4, x5, x6", [0, 4, 4]),
    ("cortex-a55", "eor x0, x1, x2; eor x3, x4, x0, ror #1", [0, 2]),
    ("cortex-a55", "eor x0, x1, x2; eor x3, x0, x4, ror #1", [0, 1]),
    ("cortex-a55", "eor x0, x1, x2; eor v0.16b, v1.16b, v2.16b", [0, 1]),
    ("cortex-a55", "eor v0.16b, v1.16b, v2.16b; eor x0, x1, x2", [0, 0]),
    ("cortex-a55", "ldr q0, [x1]; eor v1.16b, v0.16b, v2.16b", [0, 3]),
    ("cortex-a55", "ldp q0, q1, [x1]; eor v1.16b, v0.16b, v2.16b", [0, 6]),
    ("cortex-a55", "ld1r {v0.2d}, [x1]; eor v1.16b, v0.16b, v2.16b", [0, 4]),
    ("cortex-a55", "eor x0, x1, x2; ldr q0, [x3]", [0, 1]),
    ("cortex-a55", "eor x0, x1, x2; str q0, [x3]", [0, 1]),
    ("cortex-a55", "eor x0, x1, x2; ldr x4, [x3]", [0, 0]),
    ("cortex-a55", "eor x0, x1, x2; ror x3, x0, #7; eor x4, x5, x3", [0, 1, 2]),
    ("cortex-a55", "str x0, [x1]; ldr x2, [x1]", [0, 3]),
    ("cortex-a55", "str x0, [x1]; ldr x2, [x1, #8]", [0, 0]),
    # A pair is stored, its second half is loaded.
    ("cortex-a55", "stp x0, x3, [x1]; ldr x2, [x1, #8]", [0, 3]),
    ("cortex-a55", "adds x0, x1, x2; csel x3, x4, x5, eq", [0, 1]),
    # The A510's queue decouples: scalar code goes on while vectors wait, and they wait in order.
    (
        "cortex-a510",
        "eor v0.16b, v1.16b, v2.16b; eor v3.16b, v0.16b, v2.16b; eor v4.16b, v5.16b, v6.16b; "
        "eor x0, x1, x2",
        [0, 3, 3, 1],
    ),
    ("cortex-a510", "ldr q0, [x1]; eor v1.16b, v0.16b, v2.16b; eor x0, x1, x2", [0, 3, 0]),
    ("cortex-a510", "eor v0.16b, v1.16b, v2.16b; str q0, [x1]; eor x0, x1, x2", [0, 3, 0]),
]


@pytest.mark.parametrize(("core", "body", "expected"), ISSUED)
def test_cycles_of_issue(core, body, expected):
    assert issued(core, body) == expected


def test_the_vector_queue_has_an_end():
    """Behind eight operations that wait the ninth is not issued, nor what is behind it."""
    waiting = "ldr q0, [x1]; " * 4 + "eor3 v0.16b, v0.16b, v1.16b, v2.16b; " * 9 + "eor x0, x1, x2"
    core = cores.load("cortex-a510")
    events = simulate(core, array(steps(waiting))).events
    vector = events[4:13]
    # Each takes 4 cycles behind the one before; the ninth enters when the first has left.
    assert [b.issued - a.issued for a, b in zip(vector, vector[1:], strict=False)] == [4] * 8
    assert vector[8].dispatched == vector[0].issued + 1
    assert REASON_NAMES[vector[8].why] == WAITS["queue_full"]
    assert events[13].dispatched == vector[8].dispatched


INTEGER = "; ".join(f"eor x{n}, x20, x21" for n in range(12))
VECTOR = "; ".join(f"eor v{n}.16b, v20.16b, v21.16b" for n in range(8))
SHIFTS = "; ".join(f"shl v{n}.2d, v20.2d, #3" for n in range(8))
OUT = {
    INTEGER: [3, 3, 3, 3],
    VECTOR: [4, 4, 2, 2],
    SHIFTS: [8, 8, 4, 4],
    # Chains.
    "eor x0, x1, x0, ror #3": [1] * 4,
    "eor v0.16b, v0.16b, v1.16b": [2] * 4,
    "ldr x0, [x0]": [4] * 4,
    "ldr x2, [x0], #8": [1] * 4,
    "str x0, [x1]; ldr x0, [x1]": [1 + 4] * 4,
    "str q0, [x1]; ldr q0, [x1]": [1 + 6] * 4,
    # Two loads and two stores a cycle.
    "ldr x2, [x0]; ldr x3, [x0]; ldr x4, [x0]; ldr x5, [x0]": [2] * 4,
    "str x2, [x0]; str x3, [x0]; str x4, [x0]; str x5, [x0]": [2] * 4,
    "ldp q0, q1, [x0]; ldp q2, q3, [x0]": [2] * 4,
    "stp q0, q1, [x0]; stp q2, q3, [x0]": [2] * 4,
    # Moves take a place at dispatch and nothing else: six, five, eight a cycle.
    "mov x0, x1; mov x2, x3; mov x4, x5; mov x6, x7; mov x0, x1; " * 24: [20, 24, 15, 15],
    "mov x1, x0; eor x0, x1, x2": [1] * 4,
    "b #0; b #0; b #0; b #0": [2] * 4,
    "mul x0, x0, x1": [2] * 4,
    "udiv x0, x0, x1": [12] * 4,
    "ldp x0, x2, [x0]": [4] * 4,
    "ld1r {v0.2d}, [x0]; mov x0, v0.d[1]": [8 + 2] * 4,
    "ldp q0, q1, [x0]; mov x0, v0.d[1]": [6 + 2] * 4,
}


@pytest.mark.parametrize("body", OUT)
@pytest.mark.parametrize("core", OUT_OF_ORDER)
def test_out_of_order(body, core):
    assert steady(core, body, 24) == pytest.approx(OUT[body][OUT_OF_ORDER.index(core)], abs=0.1)


def test_integer_and_vector_share_the_dispatch():
    """4 + 2 fit in the A78's six, not in the A710's five: 60 operations in 12 cycles there."""
    body = "; ".join(
        f"eor x{4 * n + k}, x30, x29" if k < 4 else f"eor v{2 * n + k}.16b, v30.16b, v29.16b"
        for n in range(5)
        for k in range(6)
    )
    assert steady("cortex-a78", body) == pytest.approx(5, abs=0.1)
    assert steady("cortex-a710", body) == pytest.approx(6, abs=0.1)


FIRST = {
    # What is dispatched in the first cycle, of 16 operations that are ready.
    "eor x0, x1, x2; ": [4, 4, 4, 8],
    "eor v0.16b, v1.16b, v2.16b; ": [4, 4, 4, 8],
    # Two to a vector unit: one unit of two shifts, two of four.
    "shl v0.2d, v1.2d, #3; ": [2, 2, 4, 8],
    "ldr x0, [x1]; ": [6, 5, 6, 8],
    "nop ; ": [6, 5, 8, 8],
}


@pytest.mark.parametrize("body", FIRST)
def test_limits_of_dispatch(body):
    for core, expected in zip(OUT_OF_ORDER, FIRST[body], strict=True):
        events = simulate(cores.load(core), array(steps(body * 16))).events
        assert sum(event.dispatched == 0 for event in events) == expected, core
        wide = cores.load(core)["width"]
        reason = "capped" if expected < wide else "nothing"
        assert REASON_NAMES[events[expected].why] == WAITS[reason], core


def test_a_young_operation_passes_an_old_one():
    body = "ldr x0, [x1]; eor x2, x0, x3; eor x4, x5, x6"
    for core in OUT_OF_ORDER:
        load, late, early = issued(core, body)
        assert late == load + 4 and early == load


def test_the_reorder_buffer_bounds_what_overlaps():
    """Divisions one behind the other hold up retiring; moves, which need no queue, fill the
    buffer. When the sixth begins the fifth retires, so four had left when it was last full."""
    for core, size in ("cortex-a78", 160), ("cortex-x1", 224), ("cortex-x2", 288):
        body = "udiv x0, x0, x1; " * 30 + "mov x2, x3; " * 300
        events = simulate(cores.load(core), array(steps(body))).events
        last = max(n for n, event in enumerate(events) if event.dispatched < events[5].issued)
        assert last + 1 == size + 4
        assert REASON_NAMES[events[last + 1].why] == WAITS["reorder_full"]


@pytest.mark.parametrize(
    ("core", "body", "room", "reason"),
    [
        ("cortex-a710", "eor x2, x0, x1; ", 4 * 12, "integer_full"),
        ("cortex-x2", "eor x2, x0, x1; ", 4 * 32, "integer_full"),
        ("cortex-a78", "eor v2.16b, v0.16b, v1.16b; ", 2 * 16, "vector_full"),
        ("cortex-x1", "eor v2.16b, v0.16b, v1.16b; ", 4 * 8, "vector_full"),
        ("cortex-x2", "eor v2.16b, v0.16b, v1.16b; ", 4 * 10, "vector_full"),
        ("cortex-x2", "shl v2.2d, v0.2d, #3; ", 2 * 10, "vector_full"),
        ("cortex-a78", "str x0, [x1]; ", 2 * 16, "memory_full"),
    ],
)
def test_the_queues_of_units_bound_what_waits(core, body, room, reason):
    """Operations that all wait for what the last of a chain of loads loads fill the queues."""
    head = "ldr x0, [x0]; " * 15 + "ldr q0, [x0]; "
    events = simulate(cores.load(core), array(steps(head + body * 130))).events
    ready = events[15].issued + 6 if "v0" in body else events[14].issued + 4
    assert sum(e.dispatched < ready for e in events[16:]) == room
    assert REASON_NAMES[events[16 + room].why] == WAITS[reason]


def test_sha3_instructions_use_one_unit_or_are_not_there():
    four = "; ".join(f"eor3 v{n}.16b, v20.16b, v21.16b, v22.16b" for n in range(4))
    for core in ("cortex-a710", "cortex-x2"):
        assert steady(core, four) == pytest.approx(4, abs=0.1)
    assert steady("cortex-a510", four) == pytest.approx(2, abs=0.1)
    for core in ("cortex-a55", "cortex-a78", "cortex-x1"):
        with pytest.raises(Lacks, match=f"{core} has no EOR3"):
            steady(core, four)


def changed(name, classes=None, **values):
    """A core with other values, and other classes, of some rules."""
    core = cores.load(name)
    rules = {n: replace(r, value=values.get(n, r.value)) for n, r in core.rules.items()}
    for rule, names in (classes or {}).items():
        rules[rule] = replace(rules[rule], classes=tuple(names))
    return replace(core, rules=rules)


@pytest.mark.parametrize(
    ("body", "expected", "changes"),
    [
        ("ror x0, x0, #3", 2, {"shift_early": 1}),
        ("eor x0, x1, x0, ror #3", 1, {"shifted_early": 0}),
        ("shl v0.2d, v0.2d, #3; sri v0.2d, v1.2d, #61", 2, {"merge_late": 1}),
        ("eor v0.16b, v1.16b, v2.16b; ld1r {v3.2d}, [x1]", 1.5, {"first_slot": 0}),
        ("ldr x2, [x0], #8", 3, {"latency_base": 3}),
        ("eor x0, x1, x2; eor x3, x4, x5", 3, {"width": 1, "latency_integer": 1, "busy": 3}),
    ],
)
def test_rules_are_data(body, expected, changes):
    """With another value in the file the A55 is another core; nothing is left in the code."""
    core, lines = changed("cortex-a55", **changes), steps(body)
    if "first_slot" in changes:  # one vector unit, and loads are free of it
        expected = 1
    cycles = simulate(core, array(lines * 128)).cycles - simulate(core, array(lines * 64)).cycles
    assert cycles / 64 == pytest.approx(expected, abs=0.02)


def test_a_rule_holds_for_the_classes_that_it_names():
    body = array(steps("eor x0, x1, x2; ldr q0, [x3]; eor x4, x5, x6; ldr x7, [x3, #64]"))
    first = [e.issued for e in simulate(cores.load("cortex-a55"), body).events]
    other = changed("cortex-a55", {"first_slot": ["load"]})
    then = [e.issued for e in simulate(other, body).events]
    assert first == [0, 1, 1, 3] and then == [0, 0, 1, 2]


@pytest.mark.parametrize("name", ["cortex-a55", "cortex-a78"])
def test_what_follows_a_taken_branch_waits_if_a_rule_says_so(name):
    branch, body = superscalar.Step("branch", taken=True), steps("eor x0, x1, x2")
    for wait in (0, 1, 2, 5):
        one = array([branch, *body])
        events = simulate(changed(name, after_branch=wait), one).events
        assert events[1].dispatched - events[0].dispatched == wait
    fallen = array([branch._replace(taken=False), *body])
    events = simulate(changed(name, after_branch=5), fallen).events
    assert events[1].dispatched == events[0].dispatched


def test_rules_that_contradict_each_other_or_lack_a_class():
    for classes, said in (
        ({"vector_units": ["vlogic"]}, "not clear where"),
        ({"vector_units": ["vlogic", "vadd", "vshift"]}, "vector_shift_units names vshift, as"),
        ({"latency_vector": ["vadd", "alu"]}, "latency_vector names alu, as"),
        ({"latency_stores": []}, "latency_stores is about no class"),
    ):
        with pytest.raises(ValueError, match=said):
            superscalar.rules(changed("cortex-a55", classes))
    with pytest.raises(KeyError, match="vperm"):
        superscalar.rules(changed("cortex-a55", {"latency_vector": ["vadd", "vshift"]}))


def test_every_class_has_a_rule_on_every_core():
    for name in cores.names_of("aarch64"):
        core = cores.load(name)
        known = superscalar.rules(core)
        for class_, n in superscalar.CLASSES.items():
            lacks = class_ in ("eor3", "bcax", "xar", "rax1") and not core["sha3_units"]
            assert (known.latency[n] < 0) == lacks and known.busy[n] >= 1, (name, class_)
            if core.pipeline == "out-of-order":
                assert all(known.room[u] > 0 for u in range(superscalar.UNITS))


@pytest.mark.parametrize("core", IN_ORDER + OUT_OF_ORDER)
def test_waiting_longer_never_helps_and_more_work_never_costs_less(core):
    """Monotonic: of code on one path, each prefix takes no longer than the whole."""
    body = steps(
        "ldr x0, [x1]; eor x2, x0, x3, ror #5; eor v0.16b, v1.16b, v2.16b; shl v3.2d, v0.2d, #7; "
        "sri v3.2d, v0.2d, #57; str q3, [x4]; eor x5, x2, x2; ldr q6, [x4]; bic x7, x5, x0"
    )
    loaded = cores.load(core)
    costs = [simulate(loaded, array((body * 9)[:n])).cycles for n in range(1, 81)]
    assert costs == sorted(costs)
    assert simulate(loaded, array([])).cycles == 0


def test_the_search_and_the_stopwatch_see_the_same():
    """lanewise_simulate, which the search calls, and lanewise_events agree."""
    import ctypes

    body = array(steps("ldr x0, [x1]; eor x2, x0, x3; eor x4, x5, x6; " * 20))
    for name in IN_ORDER + OUT_OF_ORDER:
        core = cores.load(name)
        run = simulate(core, body)
        begun, why = (ctypes.c_int * len(body))(), (ctypes.c_ubyte * len(body))()
        rules = ctypes.byref(superscalar.rules(core))
        total = superscalar.library().lanewise_simulate(rules, body, len(body), begun, why)
        assert total == run.cycles
        assert list(begun) == [e.issued for e in run.events]
        assert list(why) == [e.why for e in run.events]
