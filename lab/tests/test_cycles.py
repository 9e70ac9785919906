# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The stopwatch as a whole: sums, any object, bad input, the page. Rules: test_cycles_rules.py."""

import importlib
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from lanewise_lab import cores
from lanewise_lab import round as keccak
from lanewise_lab.cycles import Refused, report, timeline, trace
from lanewise_lab.cycles.model import Model, Step, predict
from timed import arm, run

ROOT = Path(__file__).parents[2]
CORES = cores.names_of("armv7m")
C_KERNEL = ROOT / "src" / "keccak" / "portable" / "keccakp1600_x1_c32.c"
TYPED = ".syntax unified\n.thumb\n.text\n.global f\n.type f, %function\nf:\n{}\n"


@pytest.fixture
def assembled(tmp_path):
    def of(text):
        source = tmp_path / "f.s"
        source.write_text(text)
        return arm(tmp_path / "f.o", "-c", source)

    return of


@pytest.fixture(scope="module")
def c_kernel(tmp_path_factory):
    """The portable kernel for 32-bit machines, with what it calls: none of it made for a model."""
    folder = tmp_path_factory.mktemp("c32")
    more = folder / "memcpy.c"
    more.write_text(
        "#include <stddef.h>\n"
        "void *memcpy(void *restrict to, const void *restrict from, size_t n) {\n"
        "    char *a = to; const char *b = from;\n"
        "    while (n--) *a++ = *b++;\n"
        "    return to;\n}\n"
    )
    include = "-I", ROOT / "include", "-I", ROOT / "src", "-fno-tree-loop-distribute-patterns"
    parts = [
        arm(folder / f"{source.stem}.o", *include, "-c", source)
        for source in (C_KERNEL, C_KERNEL.parents[1] / "constants.c", more)
    ]
    return arm(folder / "all.o", "-nostdlib", "-r", *parts)


@pytest.mark.parametrize("name", CORES)
@pytest.mark.slow
def test_every_issue_slot_is_an_instruction_or_has_a_reason(c_kernel, name):
    result = predict(trace.run(c_kernel, "permute", cores.load(name)).steps, cores.load(name))
    slots = len(result.steps) + sum(result.stalls.values())
    assert slots == result.cycles * result.schedule.width
    assert sum(result.classes.values()) == len(result.steps)
    assert result.schedule.issued == sorted(set(result.schedule.issued))
    assert result.band[0] <= result.cycles <= result.band[1]


@pytest.mark.parametrize("rounds", [1, 23, 24])
def test_the_traced_call_is_the_permutation(c_kernel, rounds):
    rng = random.Random(rounds)
    lanes = [rng.getrandbits(64) for _ in range(25)]
    words = []
    for lane in lanes:
        bits = f"{lane:064b}"[::-1]
        words += [int(bits[half::2][::-1], 2) for half in (0, 1)]
    state = bytearray(b"".join(w.to_bytes(4, "little") for w in words))
    trace.run_program(c_kernel, "permute", cores.load("cortex-m3"), [state, rounds])
    for constant in keccak.RC[24 - rounds :]:
        lanes = keccak.iota(keccak.chi(keccak.pi(keccak.rho(keccak.theta(lanes)))), constant)
    out = []
    for i in range(0, 200, 8):
        halves = [f"{int.from_bytes(state[i + h : i + h + 4], 'little'):032b}" for h in (0, 4)]
        out.append(int("".join(o + e for e, o in zip(*halves, strict=True)), 2))
    assert out == lanes


@pytest.mark.parametrize("name", CORES)
def test_same_figures_each_time_and_on_any_state(c_kernel, name):
    core = cores.load(name)
    first = trace.run(c_kernel, "permute", core, 5, seed=1)
    other = trace.run(c_kernel, "permute", core, 5, seed=2)
    model = Model(core)
    counts = {model.cycles(t.steps) for t in (first, other, first)}
    assert len(counts) == 1
    assert predict(first.steps, core).cycles in counts


@pytest.mark.parametrize("name", CORES)
def test_a_generator_can_time_what_it_has_not_run(name, assembled):
    path = assembled(TYPED.format("ldr.w r1, [r0]\nldr.w r2, [r0, #12]\neor.w r1, r2\nbx lr"))
    core = cores.load(name)
    steps = trace.run(path, "f", core).steps
    copied = [Step(s.instruction, tuple(a & 4 for a in s.addresses), s.taken) for s in steps]
    if name == "cortex-m4":  # where an address also says whether it is in flash
        copied = [Step(s.instruction, s.addresses, s.taken) for s in steps]
    assert Model(core).cycles(copied) == Model(core).cycles(steps)
    if name == "cortex-m7":
        with pytest.raises(ValueError, match="without its address"):
            Model(core).cycles([Step(s.instruction) for s in steps])


def test_the_command_prints_one_object(capsys, c_kernel):
    code, out, err = run(
        capsys, "cycles", "--core", "cortex-m4", "--rounds", "2", c_kernel, "permute"
    )
    figures = json.loads(out)
    assert (code, err) == (0, "")
    assert figures["kind"] == "predicted" and figures["rounds"] == 2
    assert figures["cycles"] == 2 * figures["cycles_per_round"]
    low, high = figures["band"]["low"], figures["band"]["high"]
    assert low < figures["cycles"] < high
    slots = figures["instructions"] + sum(figures["stalls_by_reason"].values())
    assert slots == figures["cycles"] * figures["slots_per_cycle"]
    symbols = subprocess.check_output(["arm-none-eabi-nm", "-S", c_kernel], text=True)
    size = next(int(x.split()[1], 16) for x in symbols.splitlines() if x.endswith(" permute"))
    assert size < figures["code_bytes"] and figures["code_bytes_of"] == "executed instructions"


def test_stack_is_the_lowest_byte_touched(assembled):
    path = assembled(
        TYPED.format(
            "push {r4-r6, lr}\nsub sp, #40\nstr r1, [sp, #8]\nadd sp, #40\npop {r4-r6, pc}"
        )
    )
    assert trace.run(path, "f", cores.load("cortex-m3")).stack_bytes == 16 + 32


def test_a_symbol_without_type_and_size(assembled):
    path = assembled(".syntax unified\n.thumb\nnop\nf: eor r0, r0\nbx lr\ng: bx lr\n")
    found = trace.run(path, "f", cores.load("cortex-m4"))
    assert len(found.steps) == 2
    assert report.code_bytes(found) == (6, "executed instructions")


def test_a_symbol_with_a_size_counts_what_did_not_run_too(assembled):
    path = assembled(TYPED.format("cbz r0, 1f\nbx lr\n1: .word 5\n.size f, . - f"))
    assert report.code_bytes(trace.run(path, "f", cores.load("cortex-m4"))) == (8, "symbol")


def test_calls_and_addresses_across_symbols_and_sections(tmp_path):
    source = tmp_path / "r.c"
    source.write_text(
        "static const unsigned table[3] = {7, 8, 9};\n"
        "unsigned counter = 30; unsigned *where = &counter;\n"
        '__attribute__((noinline, section(".text.far"))) void add(unsigned *p, unsigned n)\n'
        "{ p[0] += n; *where += 1; }\n"
        "__attribute__((noinline)) void last(unsigned *p) { p[1] = counter; }\n"
        "void f(unsigned *p, unsigned n) {\n"
        "    for (unsigned i = 0; i < n % 4; i++) add(p, table[i]);\n"
        "    last(p);\n}\n"
    )
    for flags in (["-fno-section-anchors"], ["-mslow-flash-data"], ["-mlong-calls"]):
        path = arm(tmp_path / "r.o", source, "-c", "-fno-inline", *flags)
        state = bytearray(200)
        trace.run_program(path, "f", cores.load("cortex-m4"), [state, 3])
        words = [int.from_bytes(state[n : n + 4], "little") for n in (0, 4)]
        assert words == [24, 33], flags


def test_it_blocks_are_followed(assembled):
    body = (
        "cmp r1, #24\nitete eq\nmoveq r2, #1\nldrne r2, [r1]\nldreq r3, [r0]\nstrne r3, [r1]\nbx lr"
    )
    steps = trace.run(assembled(TYPED.format(body)), "f", cores.load("cortex-m4")).steps
    names = [(s.instruction.mnemonic, s.instruction.text.split()[0]) for s in steps]
    assert [n for n, _ in names] == ["cmp", "itete", "mov", "skipped", "ldr", "skipped", "bx"]
    assert names[3][1] == "ldrne" and len(steps[4].addresses) == 1


def test_what_is_behind_an_access_in_an_it_block_is_executed_too(assembled):
    """The return is not, unless the emulator is told to leave the block."""
    body = "movs r2, #0\n1: cmp r2, #9\nittt lt\naddlt r3, r2, #1\nstrlt r3, [r0]\naddlt r2, #1\n"
    body += "cmp r2, #4\nbne 1b\nbx lr"
    steps = trace.run(assembled(TYPED.format(body)), "f", cores.load("cortex-m4")).steps
    names = [s.instruction.mnemonic for s in steps]
    assert names == ["mov", *4 * ["cmp", "ittt", "add", "str", "add", "cmp", "b"], "bx"]


def test_programs_are_traced_where_they_are_linked(tmp_path):
    source = tmp_path / "p.c"
    source.write_text(
        "static unsigned count = 5;\n"
        "unsigned sum(const unsigned char *p, unsigned n, unsigned char *out, unsigned a,"
        " unsigned b) {\n"
        "    unsigned s = count + 10 * a + 100 * b;\n"
        "    for (unsigned i = 0; i < n; i++) s += p[i];\n"
        "    out[0] = s; out[1] = s >> 8;\n    return s;\n}\n"
        "int main(void) { return sum(0, 0, 0, 0, 0); }\n"
    )
    program = arm(tmp_path / "p.elf", source, "-nostartfiles", "-Wl,-emain,-Ttext=0x100")
    out = bytearray(2)
    found = trace.run_program(program, "sum", cores.load("cortex-m7"), [b"\1\2\3", 3, out, 4, 7])
    assert int.from_bytes(out, "little") == 5 + 40 + 700 + 6
    assert found.arguments[2] is out


REFUSED = [
    ("svc #0\nbx lr", "no timing for svc"),
    ("str r1, [r0, #200]\nbx lr", "write of 4 bytes at 0x300000d0, outside .*: str"),
    ("ldr r1, [r0, #-4]\nbx lr", "read of 4 bytes at 0x30000004, outside .*: ldr"),
    ("strd r1, r2, [r0, #196]\nbx lr", "write of 4 bytes at 0x300000d0"),
    ("ldr r1, [sp]\nbx lr", "read of 4 bytes at 0x30011000, outside"),
    ("1: adr r1, 1b\nstr r0, [r1]\nbx lr", "write of 4 bytes at 0x8000000, outside"),
    ("mov r1, #0\nldr r1, [r1]\nbx lr", "read of 4 bytes at 0x0, outside .*: ldr r1, .r1. at 0x8"),
    ("b f", "no return within"),
    ("bl g\nbx lr", "call of g, which is not in"),
    ("mov r1, #1\nbx r1", "jump to 0x0, where no code is"),
    (".inst.w 0xf7f0a000", "no timing for udf"),
    ("vadd.f32 s0, s1, s2\nbx lr", "no timing for vadd.f32 s0, s1, s2 at 0x80000"),
]


@pytest.mark.parametrize("command", ["cycles", "timeline"])
@pytest.mark.parametrize(("body", "reason"), REFUSED)
@pytest.mark.slow
def test_what_has_no_figure_is_refused(capsys, tmp_path, assembled, body, reason, command):
    path = assembled(".fpu fpv4-sp-d16\n" + TYPED.format(body))
    more = ["-o", tmp_path / "t.html"] if command == "timeline" else []
    code, out, err = run(capsys, command, "--core", "cortex-m4", "--any", path, "f", *more)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and re.search(reason, err), err
    assert not (tmp_path / "t.html").exists()


def text_c(folder):
    source = folder / "s.c"
    source.write_text("int _start(int a) { return a + 1; }\n")
    return source


def test_wrong_use(capsys, tmp_path, c_kernel):
    text = tmp_path / "text"
    text.write_text("no object")
    damaged = tmp_path / "damaged"
    damaged.write_bytes(Path(c_kernel).read_bytes()[:3000])
    a32 = arm(tmp_path / "a32.o", "-marm", "-c", "-x", "c", text_c(tmp_path), cpu="cortex-a7")
    for arguments, code, reason in [
        (("--core", "cortex-m5", c_kernel, "permute"), 2, "known: .*cortex-m3, cortex-m4"),
        (("--core", "cortex-m4", c_kernel, "nothing"), 2, "no function nothing; it has: "),
        (("--core", "cortex-m4", text, "permute"), 2, "not an ELF file"),
        (("--core", "cortex-m4", damaged, "permute"), 2, "damaged|not an ELF"),
        (("--core", "cortex-m4", a32, "_start"), 2, "_start is A32 code, not Thumb"),
        (("--core", "cortex-m4", "/bin/true", "main"), 2, "not for little-endian ARM"),
        (("--core", "cortex-m4", tmp_path / "none", "permute"), 2, "No such file"),
        (("--core", "cortex-m4", tmp_path, "permute"), 2, "Is a directory"),
        (("--core", "cortex-m4", "--rounds", "25", c_kernel, "permute"), 2, "rounds must be 1..24"),
        (("--core", "cortex-m4", "--rounds", "1-3", c_kernel, "permute"), 2, "one number"),
    ]:
        got, out, err = run(capsys, "cycles", *arguments)
        assert (got, out) == (code, ""), arguments
        assert re.search(reason, err) and "Traceback" not in err, err


@pytest.mark.parametrize("name", CORES)
@pytest.mark.slow
def test_the_page_holds_the_whole_schedule(tmp_path, c_kernel, name):
    target = tmp_path / "t.html"
    timeline.write(str(target), c_kernel, "permute", cores.load(name))
    text = target.read_text()
    assert len(text) < 2_000_000 and "http" not in text
    data = json.loads(re.search(r"const D = (.*);\nconst W", text)[1])
    assert len(data["which"]) == len(data["issued"]) == data["steps"]
    assert sum(w[2] for w in data["waits"]) == sum(data["stalls"].values())
    assert sum(p[1] for p in data["passes"]) == data["cycles"]
    assert sum(p[2] for p in data["passes"]) == data["steps"]


@pytest.mark.slow
def test_the_page_of_a_range(tmp_path, c_kernel):
    core = cores.load("cortex-m7")
    timeline.write(str(tmp_path / "t.html"), c_kernel, "permute", core, 2, "100-199")
    data = json.loads(re.search(r"const D = (.*);\n", (tmp_path / "t.html").read_text())[1])
    assert all(100 <= slot // 2 <= 199 for slot in data["issued"])
    for text in ("9-3", "x", "1000000-1000001"):
        with pytest.raises(Refused, match="not a range"):
            timeline.write(str(tmp_path / "u.html"), c_kernel, "permute", core, 2, text)


@pytest.mark.parametrize("name", CORES)
def test_the_docs_show_the_rules_as_they_are(name):
    assert all(rule.about and rule.source for rule in cores.load(name).rules.values())
    assert cores.markdown(name) in (ROOT / "docs" / "cycle-rules.md").read_text()


def test_the_pictures_are_the_models(tmp_path, monkeypatch):
    images = ROOT / "docs" / "images"
    monkeypatch.syspath_prepend(images)
    cycle_model = importlib.import_module("cycle_model")
    monkeypatch.setattr(importlib.import_module("lazy_rotation"), "HERE", tmp_path)
    monkeypatch.setattr(sys, "argv", ["cycle_model.py"])
    cycle_model.load_groups()
    cycle_model.dual_issue()
    for drawn in tmp_path.glob("*.svg"):
        assert drawn.read_text() == (images / drawn.name).read_text()
    assert len(list(tmp_path.glob("*.svg"))) == 2
