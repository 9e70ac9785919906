# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Frames as data: parallel copies, and the writer of a made-up instruction set."""

import random

import pytest
from lanewise_lab import frame, gen
from lanewise_lab.aarch64 import emit_aarch64
from lanewise_lab.frame import Enter, Holds, Leave, Loop, Restore, Spread, Wipe, exchange, placed
from lanewise_lab.ir import Block
from lanewise_lab.passes.copies import parallel_copy

TOY = frame.Machine(
    down="down {n}", up="up {n}", slot="{at}(sp)", save="keep {0} {at}", restore="back {0} {at}",
    dwarf=lambda r: int(r[1:]),
)  # fmt: skip


class Toy(frame.Writer):
    machine, comment, column = TOY, "!", 13
    kinds = {
        "add": "add {0} {1} {2}",
        "rol": "up {0} {1} {n}; or {0} {1} {m}",
        "ld": "ld {0} {place}",
    }


def run(copies, places):
    for to, of in copies:
        places[to] = places[of]
    return places


@pytest.mark.parametrize("seed", range(20))
def test_parallel_copies(seed):
    """Any moves of eight words: chains, fans, cycles, words that stay."""
    source = random.Random(seed)
    targets = source.sample(range(8), source.randrange(9))
    if seed % 2:
        moves = dict(zip(targets, source.sample(targets, len(targets)), strict=True))
    else:
        moves = {to: source.randrange(8) for to in targets}
    before = {n: f"word {n}" for n in range(8)}
    after = run(parallel_copy(moves, "spare"), before | {"spare": None})
    assert {n: after[n] for n in range(8)} == before | {to: before[of] for to, of in moves.items()}


def test_a_cycle_takes_one_copy_more_and_a_chain_none():
    assert parallel_copy({1: 2, 2: 3}, 9) == [(1, 2), (2, 3)]
    assert parallel_copy({1: 2, 2: 1}, 9) == [(9, 1), (1, 2), (2, 9)]
    assert parallel_copy({1: 1}, 9) == []
    with pytest.raises(ValueError, match=r"copies: 2 is not free"):
        parallel_copy({1: 2}, 2)


def test_words_of_memory_change_places():
    w = Toy()
    w.write(exchange({"A": "B", "B": "A", "C": "D"}, "ld {0} {1}", "st {0} {1}", "r1", "r2"))
    lines = ["ld r2 D", "st r2 C", "ld r1 A", "ld r2 B", "st r2 A", "st r1 B"]
    assert w.lines == [f"    {line}" for line in lines]


def block(leaves=None):
    """a + b, in a register of its own, rotated in that of a."""
    made = Block()
    a, b = made.entering("a", "r"), made.entering("b", "r")
    made.leave = [made.emit("rol", "r", made.emit("add", "r", a, b, note="sum"), amount=3), b]
    made.leave = leaves or made.leave
    return placed(made, {0: "r1", 1: "r2", 2: "r3", 3: "r1"}, {0: "a", 1: "b"})


def test_a_frame_with_saved_registers_loops_and_wiping():
    w = Toy(["r8", "r9"], ["pointer", ("s", (0, 0))])
    parts = [
        Enter(), "st r1 <s.00>; st r0 <later> // a note", Holds({"r1": "a", "r2": "b"}),
        Loop([block(), "jump $; beq $end"], "", times=24),
        "$end:", Wipe("zero {}", lambda name: isinstance(name, tuple)),
        Restore(lambda register: register == "r9"), Leave(),
    ]  # fmt: skip
    assert (
        w.done(parts)
        == """\
    down 48
    .cfi_def_cfa_offset 48
    keep r8 24
    .cfi_offset 8, -24
    keep r9 32
    .cfi_offset 9, -16
    st r1 8(sp)
    st r0 16(sp) ! a note
1:
    add r3 r1 r2 ! sum
    up r1 r3 3
    or r1 r3 61
    jump 1b
    beq 2f
2:
    zero 8(sp)
    back r9 32
    back r8 24
    up 48
    .cfi_def_cfa_offset 0
    .cfi_restore 8
    .cfi_restore 9
    ret""".splitlines()
    )
    # Entry 3, two stores, 24 times five, a slot wiped, two loads, two more.
    assert w.executed == 3 + 2 + 24 * 5 + 1 + 2 + 2 and w.size == 4 * 15


def test_the_same_registers_come_round():
    """The block renews a in its register, so a second one finds what it wants."""
    w = Toy()
    w.write([Holds({"r1": "a", "r2": "b"}), block(), block()])
    assert w.holds == {"r1": "a", "r2": "b"}


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ({"r1": "b", "r2": "a"}, "frame: a enters in r1, which holds b"),
        ({"r1": "a"}, "frame: b enters in r2, which holds nothing"),
    ],
)
def test_maps_that_do_not_meet_are_refused(held, said):
    with pytest.raises(frame.Wrong) as refused:
        Toy().write([Holds(held), block()])
    assert str(refused.value) == said


def test_a_register_that_was_written_is_lost():
    w, moved = Toy(), block([None, 1])
    with pytest.raises(frame.Wrong, match="a enters in r1, which holds nothing"):
        w.write([Holds({"r1": "a", "r2": "b"}), moved, block()])


def test_a_loop_that_does_not_come_back_is_refused():
    with pytest.raises(frame.Wrong, match="a enters in r1, which holds nothing"):
        Toy().write([Holds({"r1": "a", "r2": "b"}), Loop([block([None, 1])], "")])


def test_lines_are_spread_and_other_parts_refused():
    w = Toy()
    w.write([Spread(["x; y"], ["1; 2; 3; 4"])])
    assert [line.strip() for line in w.lines] == ["1", "2", "x", "3", "4", "y"]
    with pytest.raises(frame.Wrong, match="no part: 3"):
        w.write([3])


def test_a_generator_with_a_wrong_map_is_refused_in_one_line(monkeypatch, capsys):
    """Two lanes that are loaded to each other's registers make no kernel."""
    load = emit_aarch64.States.load_scalar

    def wrong(states, base):
        for part in load(states, base):
            if isinstance(part, Holds):
                one, two = part.map["x3"], part.map["x4"]
                part = Holds(part.map | {"x3": two, "x4": one})
            yield part

    monkeypatch.setattr(emit_aarch64.States, "load_scalar", wrong)
    assert gen.main(["aarch64_x1_scalar"]) == 1
    out, err = capsys.readouterr()
    said = "aarch64_x1_scalar: frame: (4, 0) enters in x3, which holds (0, 1)"
    assert not out and err.startswith(said) and err.count("\n") == 1
