# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every timing rule on code that shows it alone, with the count that the documentation gives."""

import subprocess

import pytest
from lanewise_lab import cores
from lanewise_lab.cycles import Refused, trace
from lanewise_lab.cycles.model import predict

FRAME = ".syntax unified\n.thumb\n.text\n.p2align 3\n.global f\n.type f, %function\nf:\n{}\nbx lr\n"


def assemble(folder, text, cpu="cortex-m4"):
    folder.mkdir(exist_ok=True)
    source, target = folder / "f.s", folder / "f.o"
    source.write_text(text)
    flags = [f"-mcpu={cpu}", "-mthumb"]
    if cpu != "cortex-m3":
        flags += ["-mfloat-abi=hard", "-mfpu=fpv4-sp-d16"]
    subprocess.run(["arm-none-eabi-gcc", *flags, "-c", source, "-o", target], check=True)
    return str(target)


def timed(folder, core_name, body):
    """The prediction for a function of this body. r0 points to a word that holds r0 + 64."""
    core = cores.load(core_name)
    memory = bytearray((trace.SCRATCH + 64).to_bytes(4, "little") + bytes(196))
    path = assemble(folder, FRAME.format(body))
    return predict(trace.run_program(path, "f", core, [memory]).steps, core)


@pytest.fixture
def cost(tmp_path):
    """Cycles that instructions add between two that disturb nothing."""

    def of(core_name, body, after=""):
        with_body = timed(tmp_path, core_name, f"nop.w\n{body}\nnop.w\n{after}").cycles
        return with_body - timed(tmp_path, core_name, f"nop.w\nnop.w\n{after}").cycles

    return of


def loads(n):
    return "\n".join(f"ldr.w r{k + 1}, [r0, #{8 * k}]" for k in range(n))


BOTH = [
    ("eor.w r1, r2, r3", 1),
    ("eor.w r1, r2, r3, ror #7", 1),
    ("ror.w r1, r2, #7", 1),
    ("mul r1, r2, r3", 1),
    ("udiv r1, r2, r0", 12),
    *[(loads(n), n + 1) for n in range(1, 9)],
    ("str.w r1, [r0]", 1),
    ("str.w r1, [r0]\nstr.w r1, [r0, #4]", 2),
    # A store fills the data cycle of the loads before it, even with what they loaded.
    (loads(1) + "\nstr.w r9, [r0, #4]", 2),
    (loads(5) + "\nstr.w r5, [r0, #4]", 6),
    # Nothing pipelines behind a store.
    ("str.w r9, [r0, #4]\n" + loads(3), 1 + 1 + 4),
    (loads(1) + "\nstr.w r9, [r0, #4]\n" + loads(1), 2 + 1 + 2),
    # An operation between breaks a group.
    (loads(1) + "\neor.w r8, r8, r9\n" + loads(1), 2 + 1 + 2),
    # An address that was just loaded, or just computed
    ("ldr.w r1, [r0]\nldr.w r2, [r1]", 4),
    ("ldr.w r1, [r0]\nstr.w r2, [r1]", 3),
    ("add.w r1, r0, #4\nldr.w r2, [r1]", 1 + 1 + 2),
    ("add.w r1, r0, #4\nstr.w r2, [r1]", 1 + 1 + 1),
    ("add.w r1, r0, #4\neor.w r2, r2, r2\nldr.w r3, [r1]", 1 + 1 + 2),
    # What is not aligned to its size takes an access more, which no neighbour hides.
    ("ldr.w r1, [r0, #2]", 3),
    ("ldr.w r1, [r0, #1]", 3),
    ("ldrh.w r1, [r0, #2]", 2),
    ("ldrh.w r1, [r0, #1]", 3),
    ("ldrsh.w r1, [r0, #3]", 3),
    ("ldrb.w r1, [r0, #3]", 2),
    ("str.w r1, [r0, #6]", 2),
    ("strh.w r1, [r0, #6]", 1),
    ("strh.w r1, [r0, #5]", 2),
    ("strb.w r1, [r0, #5]", 1),
    ("ldr.w r1, [r0, #2]\nldr.w r2, [r0, #6]\nldr.w r3, [r0, #8]", 4 + 2),
    ("ldrd r2, r3, [r0]", 3),
    ("strd r2, r3, [r0]", 3),
    ("ldm r0, {r1-r4}", 5),
    ("stm r0, {r1-r4}", 5),
    ("push {r4-r7}\npop {r4-r7}", 10),
    ("ldr.w r1, [r0]\nldrd r2, r3, [r0]", 2 + 3),
    ("ldrd r2, r3, [r0]\nldr.w r1, [r0]", 3 + 2),
    ("mrs r1, apsr", 2),
    # A branch: 1 and the refill. Its target is a word address, then not.
    ("b.w 1f\nnop.w\n1:", 3),
    ("b.w 1f\nnop\n1:", 4),
    ("movs.w r1, #0\ntbb [pc, r1]\n.byte 2, 2, 0, 0\n", 1 + 2 + 2),
    ("movs.w r1, #1\ntbb [pc, r1]\n.byte 2, 2, 0, 0\n", 1 + 2 + 2),
    ("cmp.w r0, #0\nbeq.w 1f\n1:", 2),
    ("cmp.w r0, #0\nit eq\naddeq.n r1, r1\n", 3),
    ("cmp.w r0, #0\nite eq\nldreq.w r1, [r0]\nldrne.w r1, [r0]\nnop.n", 1 + 1 + 1 + 2 + 1),
]


@pytest.mark.parametrize("core", ["cortex-m3", "cortex-m4"])
@pytest.mark.parametrize(("body", "expected"), BOTH)
def test_three_stages(cost, core, body, expected):
    # What follows a body of odd length starts at a word again: fetch has tests of its own.
    assert cost(core, body + "\n.p2align 2", "") == expected


DIFFERENT = [
    ("ldr r1, [r0], #4\nldr.w r2, [r3, #0]", "movw r3, #0\nmovt r3, #0x3000", 4, 3),
    ("ldr.w r2, [r3, #0]\nldr r1, [r0], #4", "movw r3, #0\nmovt r3, #0x3000", 4, 3),
    ("ldr.w r1, 9f", "", 2, 3),
    ("ldrd r1, r2, 9f", "", 3, 5),
    ("mla r1, r2, r3, r4", "", 2, 1),
    ("umull r1, r2, r3, r4", "", 7, 1),
]


@pytest.mark.parametrize(("body", "before", "m3", "m4"), DIFFERENT)
def test_where_m3_and_m4_differ(tmp_path, body, before, m3, m4):
    for core, expected in ("cortex-m3", m3), ("cortex-m4", m4):
        frame = "{}\nnop.w\n{}\nnop.w\nb 8f\n.p2align 2\n9: .word 1, 2\n8: nop"
        least = timed(tmp_path, core, frame.format(before, "")).cycles
        assert timed(tmp_path, core, frame.format(before, body)).cycles - least == expected


@pytest.mark.parametrize("core", cores.names_of("armv7m"))
@pytest.mark.parametrize("body", ["ldrd r2, r3, [r0, #4]", "ldm r0, {r1, r2}", "stm r0, {r1, r2}"])
def test_only_single_loads_and_stores_may_be_unaligned(cost, core, body):
    assert cost(core, body) > 0
    with pytest.raises(Refused, match=r"is not aligned to 4 and faults on ARMv7-M"):
        cost(core, f"add.w r0, r0, #2\n{body}")


WAITING = [
    # each word of code, one or two instructions; then a word that is loaded from it
    ("nop.w\n" * 8, 8),
    ("nop.n\n" * 16, 8),
    ("eor.w r1, r2, r3\n" * 5, 5),
    ("ldr.w r1, [r0]\n" * 6, 6),
]


@pytest.mark.parametrize("core", ["cortex-m3", "cortex-m4"])
@pytest.mark.parametrize("states", [1, 2, 5])
@pytest.mark.parametrize(("body", "words"), WAITING)
def test_wait_states_delay_every_word_of_code(tmp_path, core, states, body, words):
    frame = "nop.w\n" * 4 + "{}" + "nop.w\n" * 4
    path = assemble(tmp_path, FRAME.format(frame.format(body)))
    empty = assemble(tmp_path / "g", FRAME.format(frame.format("")))
    slow = cores.slowed(cores.load(core), states)

    def cycles(path):
        return predict(trace.run_program(path, "f", slow, [bytearray(64)]).steps, slow).cycles

    assert cycles(path) - cycles(empty) == words * (1 + states)


@pytest.mark.parametrize(("states", "line"), [(1, 8), (5, 16), (3, 16), (2, 32)])
def test_lines_of_flash_are_read_ahead(tmp_path, states, line):
    """Code in a row takes as long as its lines or as its instructions, whichever is more. A line of
    a word is a flash that reads nothing ahead."""
    words = line // 4
    found = {}
    for lines in (8, 16):
        path = assemble(tmp_path, FRAME.format("nop.w\n" * (lines * words)))
        for n in (4, line):
            slow = cores.slowed(cores.load("cortex-m4"), states, n)
            steps = trace.run_program(path, "f", slow, [bytearray(64)]).steps
            found[lines, n] = predict(steps, slow).cycles
    assert found[16, line] - found[8, line] == 8 * max(words, 1 + states)
    assert found[16, 4] - found[8, 4] == 8 * words * (1 + states)


def test_wait_states_delay_what_is_loaded_from_the_code(tmp_path):
    body = "ldr.w r1, 9f\nnop.w\nb 8f\n.p2align 2\n9: .word 1, 2\n8: nop"
    found = {}
    for name, core in (("fast", cores.load("m3")), ("slow", cores.slowed(cores.load("m3"), 3))):
        for other in ("ldr.w r1, 9f", "ldr.w r1, [r0]"):
            text = FRAME.format("nop.w\nnop.w\n" + body.replace("ldr.w r1, 9f", other))
            steps = trace.run_program(assemble(tmp_path, text), "f", core, [bytearray(64)]).steps
            found[name, other] = predict(steps, core)
    waited = waits(found["slow", "ldr.w r1, 9f"], "load from flash")
    assert waited == 3 and waits(found["slow", "ldr.w r1, [r0]"], "load from flash") == 0
    assert waits(found["fast", "ldr.w r1, 9f"], "load from flash") == 0
    assert found["slow", "ldr.w r1, 9f"].cycles > found["fast", "ldr.w r1, 9f"].cycles


def test_fpu_moves(cost):
    assert cost("cortex-m4", "vmov s0, r1") == 1
    assert cost("cortex-m4", "vmov s0, s1, r1, r2") == 2
    assert cost("cortex-m4", "vmov r1, r2, s0, s1") == 2
    with pytest.raises(Refused, match="cortex-m3 has no FPU for vmov s0, r1 at 0x8000004"):
        cost("cortex-m3", "vmov s0, r1")


def waits(result, reason):
    return sum(slots for _, r, slots in result.schedule.waits if r == reason)


@pytest.mark.parametrize("core", ["cortex-m3", "cortex-m4"])
def test_fetch_waits_only_for_wide_code_at_odd_halfwords_after_a_pause(tmp_path, core):
    pause = "push {r4-r7}\npop {r4-r7}\n"
    wide = "eor.w r1, r2, r3\n" * 8
    fetch = "instruction fetch"
    assert waits(timed(tmp_path, core, pause + wide), fetch) == 0
    assert waits(timed(tmp_path, core, wide), fetch) == 0
    odd = "push.w {r4-r7}\npop {r4-r7}\n" + wide
    assert waits(timed(tmp_path, core, odd), fetch) == 1
    assert waits(timed(tmp_path, core, odd + "nop.w\nldrd r2, r3, [r0]\n" + wide), fetch) == 2


def steady(folder, body, times=32):
    """Cycles that one more repetition takes on the Cortex-M7."""
    once = timed(folder, "cortex-m7", (body + "\n") * times).cycles
    return (timed(folder, "cortex-m7", (body + "\n") * 2 * times).cycles - once) / times


DUAL = [
    # independent operations, and chains through EX2
    ("eor.w r1, r2, r3\neor.w r4, r5, r6", 1),
    ("eor.w r1, r1, r2", 1),
    ("eor.w r1, r1, r2\neor.w r3, r3, r4", 1),
    # one shifter in EX1: two inline shifts do not pair, one does with a plain operation
    ("eor.w r1, r2, r3, ror #7\neor.w r4, r5, r6, ror #7", 2),
    ("eor.w r1, r2, r3, ror #7\neor.w r4, r5, r6", 1),
    # a plain rotation beside an inline one uses the shifter of EX2; two plain ones use both
    ("eor.w r1, r2, r3, ror #7\nror.w r4, r5, #3", 1),
    ("ror.w r1, r2, #7\nror.w r4, r5, #3", 1),
    # shifted operand just computed: a cycle later than the other operand
    ("eor.w r1, r2, r1, ror #7", 2),
    ("eor.w r1, r1, r2, ror #7", 1),
    # rotation, early and late
    ("ror.w r1, r1, #7", 1),
    ("ror.w r1, r1, #7\neor.w r1, r1, r2", 2),
    ("ror.w r1, r3, #7\neor.w r2, r2, r1", 1),
    ("mov.w r1, r3\neor.w r2, r2, r1", 1),
    ("adr.w r1, .\nldr.w r2, [r1, #4]\neor.w r3, r4, r5", 2),
    ("eor.w r1, r1, r2\nror.w r1, r1, #7", 2),
    # loads: banks, latencies
    ("ldr.w r1, [r0]\nldr.w r2, [r0, #4]", 1),
    ("ldr.w r1, [r0]\nldr.w r2, [r0, #8]", 2),
    ("ldr.w r1, [r0]\nstr.w r2, [r0, #8]", 1),
    ("str.w r1, [r0]\nstr.w r2, [r0, #4]", 2),
    ("eor.w r1, r1, r2\nstr.w r1, [r0]", 1),
    ("ldr.w r1, [r0]\neor.w r2, r2, r1", 1),
    ("str.w r1, [r0]\nldr.w r1, [r0]", 4),
    ("add.w r2, r2, r3\nadd.w r1, r0, #4\nldr.w r4, [r1]", 2),
    # bytes and halfwords: a cycle later; stored to one bank, every fourth cycle
    ("ldrb.w r1, [r0]\neor.w r2, r2, r1", 2),
    ("ldrb.w r1, [r0, r1]", 3),
    ("ldrh.w r1, [r0, r1]", 3),
    ("ldrb.w r1, [r0]\nstrb.w r1, [r0]", 5),
    ("strb.w r1, [r0]", 4),
    ("strh.w r1, [r0, #2]", 4),
    ("strb.w r1, [r0]\nstrb.w r1, [r0, #3]", 8),
    ("strb.w r1, [r0]\nstrb.w r1, [r0, #8]", 8),
    ("strb.w r1, [r0]\nstrb.w r1, [r0, #4]", 4),
    ("strb.w r1, [r0]\nstr.w r1, [r0]", 4),
    # what is not aligned: four cycles more, in which nothing is issued
    ("ldr.w r1, [r0, #1]", 5),
    ("ldr.w r1, [r0, #2]\nldr.w r2, [r0, #4]\neor.w r3, r4, r5", 6),
    ("str.w r1, [r0, #2]", 5),
    ("ldrh.w r1, [r0, #1]", 5),
    ("ldrh.w r1, [r0, #2]", 1),
    # alone, two registers a cycle
    ("ldrd r1, r2, [r0]", 1),
    ("push {r4-r7}\npop {r4-r7}", 4),
    ("push {r4-r6}\npop {r4-r6}", 4),
    ("ldrd r1, r2, [r0]\neor.w r4, r5, r6", 2),
    # a branch ends its cycle and costs one more
    ("nop.w\nb.w 1f\nnop.w\nnop.w\n1:", 2),
    # every other target in the upper half of the 8 bytes that are fetched: the branch behind it
    # is there a cycle later
    ("b.w 1f\nnop.w\n1: nop.w", 2.5),
    ("mul r1, r2, r3\nmul r4, r5, r6", 2),
    ("mul r1, r1, r3", 2),
]


@pytest.mark.parametrize(("body", "expected"), DUAL)
def test_dual_issue(tmp_path, body, expected):
    assert steady(tmp_path, body) == expected


ISSUED = [
    ("eor.w r1, r2, r3\neor.w r4, r1, r5", [0, 1]),
    ("eor.w r1, r2, r3\neor.w r4, r5, r1, ror #1", [0, 2]),
    ("eor.w r1, r2, r3\nstr.w r1, [r0]", [0, 0]),
    ("ror.w r1, r2, #7\neor.w r3, r3, r1", [0, 0]),
    ("ror.w r1, r2, #7\neor.w r3, r3, r1, ror #1", [0, 1]),
    ("ldr.w r1, [r0]\neor.w r2, r2, r1", [0, 1]),
    ("ldr.w r1, [r0]\neor.w r2, r3, r1, ror #1", [0, 2]),
    ("ldr.w r1, [r0]\nldr.w r2, [r1, #4]", [0, 2]),
    ("ldrb.w r1, [r0]\neor.w r2, r2, r1", [0, 2]),
    ("ldrb.w r1, [r0]\nstr.w r1, [r0, #4]", [0, 1]),
    ("ldr.w r1, [r0, #2]\neor.w r2, r3, r4", [0, 5]),
    ("ldr.w r1, [r0, #2]\neor.w r2, r2, r1", [0, 5]),
    ("ldr.w r1, [r0]\nstr.w r1, [r0, #4]", [0, 0]),
    # both rotations come too late for EX1, and EX2 has one shifter; a cycle later EX1 is in time
    ("eor.w r1, r5, r2\neor.w r3, r5, r4\nror.w r1, r1, #1\nror.w r3, r3, #1", [0, 0, 1, 2]),
    ("vmov r1, s0\neor.w r2, r2, r1", [0, 2]),
    ("vmov s0, r1\nvmov r2, s0", [0, 3]),
    ("udiv r1, r2, r0\nnop.w", [0, 12]),
    ("mrs r1, apsr\nnop.w", [0, 4]),
    ("cmp.w r0, #0\nbeq.w 1f\n1: nop.w", [0, 1, 1]),
    # a branch forward is first taken not to be taken: 8 cycles lost
    ("cmp.w r0, #0\nbne.w 1f\nnop.w\n1: nop.w", [0, 1, 1 + 1 + 8]),
]


@pytest.mark.parametrize(("body", "expected"), ISSUED)
def test_cycles_of_issue(tmp_path, body, expected):
    issued = timed(tmp_path, "cortex-m7", body).schedule.issued
    assert [slot // 2 for slot in issued[: len(expected)]] == expected


def test_a_loop_is_predicted_but_for_its_end(tmp_path):
    loop = "mov.w r1, #{}\n.p2align 3\n1: nop.w\nsubs.w r1, r1, #1\nbne.w 1b"
    lost = [
        waits(timed(tmp_path, "cortex-m7", loop.format(n)), "mispredicted branch") for n in (5, 9)
    ]
    assert lost[0] == lost[1] and lost[0] in (16, 17)
