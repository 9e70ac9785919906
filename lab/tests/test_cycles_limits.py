# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the stopwatch says that a figure rests on: uncertain rules, what no rule covers, every set
of rules that fits, wait states."""

import json
import re
import subprocess

import pytest
from lanewise_lab import cores
from lanewise_lab.cycles import limits, report, trace
from lanewise_lab.cycles.model import predict
from timed import run

FRAME = ".syntax unified\n.thumb\n.text\n.p2align 3\n.global f\n.type f, %function\nf:\n{}\nbx lr\n"
FRAME64 = ".text\n.p2align 3\n.global f\n.type f, %function\nf:\n{}\nret\n"


@pytest.fixture
def found(tmp_path):
    """The report on a function of this body, on a core."""

    def of(core_name, body, **more):
        core = cores.load(core_name)
        arm = core.isa == "armv7m"
        source, target = tmp_path / "f.s", tmp_path / "f.o"
        source.write_text((FRAME if arm else FRAME64).format(body))
        gcc = (
            ["arm-none-eabi-gcc", "-mcpu=cortex-m4"]
            if arm
            else ["aarch64-linux-gnu-gcc", "-march=armv8.2-a+sha3"]
        )
        subprocess.run([*gcc, "-c", str(source), "-o", str(target)], check=True)
        return report.report(str(target), "f", core, any=True, limits=True, **more)

    return of


def named(figures):
    return {line.split(" = ")[0] for line in figures["no_rule_for"] if " = " in line}


WITHOUT = [
    ("m3", "umull r1, r2, r3, r4", "multiply_long", True),
    ("m4", "umull r1, r2, r3, r4", "multiply_long", False),
    ("m3", "udiv r1, r2, r0", "divide", True),
    ("m4", "sdiv r1, r2, r0", "divide", True),
    ("m7", "udiv r1, r2, r0", "divide", True),
    ("m7", "mrs r1, apsr", "special", True),
    ("m3", "mrs r1, apsr", "special", False),
    ("m4", "ldr.w r1, [r0, #2]", "unaligned", True),
    ("m4", "ldr.w r1, [r0, #4]", "unaligned", False),
    ("m7", "ldrh.w r1, [r0, #1]", "unaligned", True),
    ("m3", "ldr r1, [r0], #4\nldr.w r2, [r0]", "indexed_load_pipelines", True),
    ("m3", "ldr.w r1, [r0]\nldr.w r2, [r0]", "indexed_load_pipelines", False),
    ("m4", "ldr.w r1, 9f\nb.w 1f\n9: .word 1\n1:", "flash_load", True),
    ("a55", "mul x1, x2, x3", "latency_multiply", True),
    ("a55", "eor x1, x2, x3", "latency_multiply", False),
    ("x2", "udiv x1, x2, x3", "latency_divide", True),
]


@pytest.mark.parametrize(("core", "body", "rule", "there"), WITHOUT)
def test_what_has_no_measured_rule_is_named_if_it_occurs(found, core, body, rule, there):
    assert (rule in named(found(core, body))) == there
    assert rule not in named(found(core, "nop\nnop"))


@pytest.mark.parametrize("name", cores.names())
def test_what_is_not_modelled_is_always_named(found, name):
    lines = found(name, "nop")["no_rule_for"]
    parts = [line.removeprefix("not modelled: ") for line in lines if "not modelled" in line]
    assert len(parts) > 1
    letters = [
        re.sub(r"[\s,;]", "", text) for text in ("".join(parts), cores.load(name).not_modelled)
    ]
    assert letters[0] == letters[1]


def test_commas_in_brackets_do_not_part():
    assert limits._parts("a, b (c, d); e") == ["a", " b (c, d)", " e"]


def test_a_rule_moves_the_figure_by_what_is_said(found):
    """Three branches: three cycles for each cycle of refill, and the return."""
    figures = found("m4", "\n".join(f"b.w {n}f\nnop.w\n{n}:" for n in (1, 2, 3)))
    (refill,) = (r for r in figures["uncertain_rules"] if r["rule"] == "branch_refill")
    assert refill["value"] == 2 and not refill["measured"]
    assert refill["cycles_with"] == {"3": figures["cycles"] + 4, "1": figures["cycles"] - 4}


def test_every_uncertain_rule_that_is_listed_occurs_or_moves(found):
    figures = found("x2", "ldr q0, [x0]\neor v0.16b, v0.16b, v1.16b\nstr q0, [x0]\n" * 20)
    rules = {r["rule"]: r for r in figures["uncertain_rules"]}
    core = cores.load("x2")
    assert not any(core.rules[name].certain for name in rules)
    for name, rule in rules.items():
        moves = any(n != figures["cycles"] for n in rule["cycles_with"].values())
        assert moves or name.startswith(("latency_", "busy_"))
    assert "latency_divide" not in rules
    fitted = {name for name, rule in rules.items() if rule["measured"]}
    assert fitted and not fitted & named(figures)


@pytest.mark.parametrize("name", cores.names())
def test_what_was_chosen_is_not_called_measured(name):
    for rule in cores.load(name).rules.values():
        chosen = re.search(r"(?i)chosen|manual|guide|llvm-mca 22; no kernel", rule.source)
        if not rule.certain and chosen:
            assert not limits.measured(rule), rule
        if not rule.certain and rule.source.startswith(("Fitted", "public pipeline tests on")):
            assert limits.measured(rule), rule


def test_bytes_on_the_m7_rest_on_uncertain_rules(found):
    def rules(body):
        return {r["rule"]: r["measured"] for r in found("m7", body)["uncertain_rules"]}

    assert rules("ldrb.w r1, [r0]\neor.w r2, r1, r3").get("narrow_load") is True
    assert rules("strb.w r1, [r0]\nstrb.w r1, [r0]").get("narrow_store") is True
    assert not {"narrow_load", "narrow_store"} & rules("ldr.w r1, [r0]\nstr.w r1, [r0]").keys()


@pytest.mark.slow
def test_more_instructions_a_cycle_than_ever_seen_is_a_warning(found):
    """Independent operations on three units; and a chain, which is not in doubt."""
    wide = found("a510", "\n".join(f"eor x{n % 8 + 1}, x9, x10" for n in range(600)))
    rate = wide["instructions"] / wide["cycles"]
    limit = cores.load("a510").limit.instructions_per_cycle
    assert rate > limit
    (line,) = wide["warnings"]
    assert line.startswith(f"{rate:.2f} instructions a cycle, but {limit} is the best")
    assert line.endswith(f"at that rate {round(wide['instructions'] / limit)} cycles")
    assert found("a510", "eor x1, x1, x2\n" * 600)["warnings"] == []


def test_code_that_comes_out_too_fast_is_a_warning(found):
    mixed = "eor3 v0.16b, v0.16b, v1.16b, v2.16b\nsri v3.2d, v4.2d, #7\nshl v5.2d, v6.2d, #9\n"
    for name in cores.names_of("aarch64"):
        core = cores.load(name)
        if core.optimistic is None or not core["sha3_units"]:
            continue
        lines = found(name, mixed * 20)["warnings"]
        assert any(core.optimistic.about in line for line in lines), name
        assert found(name, "shl v5.2d, v6.2d, #9\n" * 20)["warnings"] == []
    assert cores.load("x2").optimistic


UNALIGNED = [
    ("ldr x1, [x0, #8]", 0),
    ("ldur x1, [x0, #4]", 1),
    ("ldr w1, [x0, #4]", 0),
    ("ldur w1, [x0, #2]\nldurh w2, [x0, #1]", 2),
    ("ldrb w1, [x0, #3]", 0),
    ("ldrsw x1, [x0, #4]", 0),
    ("ldp x1, x2, [x0, #8]", 0),
    ("ldr q1, [x0, #16]", 0),
    ("ldur q1, [x0, #8]", 1),
    ("ldur d1, [x0, #8]\nldur d1, [x0, #12]", 1),
    ("add x1, x0, #8\nld1 {v0.2d, v1.2d}, [x1]", 0),
    ("add x1, x0, #4\nld1 {v0.2d, v1.2d}, [x1]", 1),
    ("ldr x1, 9f\nb 1f\n.p2align 3\n9: .quad 7\n1:", 0),
]


@pytest.mark.parametrize(("body", "count"), UNALIGNED)
def test_unaligned_accesses_of_aarch64_have_no_rule(found, body, count):
    lines = [x for x in found("a55", body, state_align=16)["no_rule_for"] if "unaligned" in x]
    assert lines == ([f"{count} unaligned accesses: timed as if they were aligned"] * bool(count))


def test_the_contract_of_one_state_is_eight_bytes(found):
    """A kernel that loads vectors from it may not rely on more."""
    lines = found("a55", "ldr q1, [x0]")["no_rule_for"]
    assert "1 unaligned accesses: timed as if they were aligned" in lines
    assert found("a55", "ldr q1, [x0]", states=2)["no_rule_for"][0].startswith("not modelled")


@pytest.mark.parametrize("name", cores.names())
def test_every_set_of_rules_that_fits_has_its_figure(found, name):
    body = "ldr {r}1, [{r}0]\neor {r}2, {r}1, {r}3, ror #7\nstr {r}2, [{r}0]\nldr {r}4, [{r}0, #8]"
    isa = cores.load(name).isa
    figures = found(name, (body.format(r="r" if isa == "armv7m" else "x") + "\n") * 20)
    sets, others = figures["rule_sets"], cores.alternatives(cores.load(name))
    assert [s["name"] for s in sets] == [other.name for other in others]
    assert sets[0]["cycles"] == figures["cycles"]
    assert figures["cycles_min"] == min(s["cycles"] for s in sets)
    assert figures["cycles_max"] == max(s["cycles"] for s in sets)
    assert figures["error"] == cores.error_words(cores.load(name))


def test_another_set_of_rules_gives_another_figure(monkeypatch, found, tmp_path):
    core = cores.load("m3")
    changed = {"name": "slow", "about": "", "likely": False, "rules": {"branch_refill": 9}}
    object.__setattr__(core, "others", (changed,))
    try:
        figures = found("m3", "nop.w")
    finally:
        object.__setattr__(core, "others", ())
    first, second = figures["rule_sets"]
    assert second["name"] == "slow" and second["cycles"] == first["cycles"] + 7
    assert (figures["cycles_min"], figures["cycles_max"]) == (first["cycles"], second["cycles"])


# Wait states


def test_wait_states_of_the_command(capsys, tmp_path, found):
    found("m4", "eor.w r1, r2, r3\n" * 40)
    what = "cycles", "--any", tmp_path / "f.o", "f", "--wait-states"
    fast, slow = (json.loads(run(capsys, *what, n, "--core", "m4")[1]) for n in (0, 2))
    assert slow["cycles"] >= fast["cycles"] + 80
    assert slow["placement"]["wait_states"] == 2 and fast["placement"]["wait_states"] == 0
    assert slow["band"] is None and slow["error"].startswith("not compared with any board")
    assert fast["band"] and "wait_states" in named(slow) and "wait_states" not in named(fast)


@pytest.mark.parametrize("name", cores.names())
def test_cores_without_a_rule_for_wait_states_say_so(capsys, tmp_path, name, found):
    isa = "armv7m" if "wait_states" in cores.load(name).rules else "aarch64"
    found(name, "nop")
    page = tmp_path / "t.html"
    for command, more in (("cycles", ()), ("timeline", ("-o", page))):
        what = command, "--core", name, "--any", "--wait-states", 1, tmp_path / "f.o", "f", *more
        code, _, err = run(capsys, *what)
        if isa == "armv7m":
            assert code == 0
        else:
            assert (code, err) == (2, f"lanewise-lab: no rule for wait states on {name}\n")
            assert not page.exists()
    if isa == "armv7m":
        assert "not compared with any board" in page.read_text()


def test_wait_states_are_few(capsys, tmp_path):
    for wrong in ("-1", "100"):
        what = "cycles", "--core", "m4", f"--wait-states={wrong}", tmp_path, "f"
        code, _, err = run(capsys, *what)
        assert code == 2 and f"wait states are 0 to 99, not {wrong}" in err
    what = "cycles", "--core", "m4", "--wait-states=1", "--flash-line=64", tmp_path, "f"
    assert "a line of flash has 4, 8, 16, 32 bytes, not 64" in run(capsys, *what)[2]


def test_a_program_that_runs_in_ram_does_not_wait(tmp_path):
    source, target = tmp_path / "f.s", tmp_path / "f.elf"
    source.write_text(FRAME.format("nop.w\n" * 40))
    slow, found = cores.slowed(cores.load("m4"), 3), []
    for place in (0x8000000, 0x20000000):
        flags = f"-Wl,-ef,-Ttext={place:#x}"
        command = ["arm-none-eabi-gcc", "-mcpu=cortex-m4", "-nostdlib", flags, source]
        subprocess.run([*map(str, command), "-o", str(target)], check=True)
        steps = trace.run_program(str(target), "f", slow, [bytearray(8)]).steps
        found.append(predict(steps, slow).cycles)
    assert found[0] > found[1] + 100
