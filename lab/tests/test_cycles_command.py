# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What `cycles` and `timeline` say of the code that they are given: whether it is Keccak, whether
its flow depends on data, where it may lie; exit codes, bad input."""

import json
import re
import subprocess
import time
from pathlib import Path

import pytest
from lanewise_lab import cores
from lanewise_lab import round as keccak
from lanewise_lab.cycles import Refuted, layouts, report
from timed import a64, arm, run

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
KERNELS = ROOT / "src" / "keccak"
FRAME = ".syntax unified\n.thumb\n.text\n.p2align 2\n.global f\n.type f, %function\nf:\n{}\n"
FRAME64 = ".text\n.p2align 2\n.global f\n.type f, %function\nf:\n{}\nret\n"


@pytest.fixture
def assembled(tmp_path):
    def of(body, frame=FRAME, compiler=arm):
        source = tmp_path / "f.s"
        source.write_text(frame.format(body))
        return compiler(tmp_path / "f.o", "-c", source)

    return of


@pytest.fixture(scope="module")
def fast(tmp_path_factory):
    """Our kernel of ARMv7-M with the fewest instructions."""
    source = KERNELS / "armv7m/keccakp1600_x1_armv7m_m4_resident.S"
    return arm(tmp_path_factory.mktemp("fast") / "k.o", "-c", source)


FAST = "lanewise_keccakp1600_x1_armv7m_m4_resident"


def portable(folder, width, compiler, name, more="", change=("", "")):
    """permute() of the portable kernel, changed, and `more` C code behind it."""
    source = folder / f"{name}.c"
    text = (KERNELS / f"portable/keccakp1600_x1_c{width}.c").read_text()
    assert change[0] in text
    source.write_text(text.replace(*change) + more)
    include = "-I", ROOT / "include", "-I", ROOT / "src", "-I", KERNELS / "portable"
    flags = *include, "-fno-tree-loop-distribute-patterns", "-nostdlib", "-r"
    return compiler(folder / f"{name}.o", *flags, source, KERNELS / "constants.c")


# Names of cores


@pytest.mark.parametrize("name", cores.names())
def test_short_names_are_those_that_help_lists(capsys, name):
    short = cores.short(name).lower()
    assert cores.load(short) is cores.load(name) is cores.load(short.upper())
    assert run(capsys, "cycles", "--help")[0] == 0
    cli_text = " ".join(run(capsys, "timeline", "--help")[1].split())
    assert re.search(rf"\b{short}\b", cli_text)


def test_a_short_name_is_enough(capsys, fast):
    figures = [run(capsys, "cycles", "--core", n, fast, FAST)[1] for n in ("m4", "cortex-m4")]
    assert figures[0] == figures[1] and json.loads(figures[0])["core"] == "cortex-m4"
    code, _, err = run(capsys, "cycles", "--core", "m5", fast, FAST)
    assert code == 2 and "unknown core m5; known: " in err and "in short a510, " in err


# Whether it is Keccak


def test_what_is_keccak_is_named_with_its_layout(capsys, fast):
    code, out, _ = run(capsys, "cycles", "--core", "m3", "--rounds", 3, fast, FAST)
    figures = json.loads(out)
    assert code == 0 and figures["keccak"] is True and figures["layout"] == "interleaved"


@pytest.mark.parametrize("command", ["cycles", "timeline"])
def test_a_kernel_that_is_wrong_is_no_keccak(capsys, tmp_path, command):
    path = portable(tmp_path, 64, a64, "wrong", change=(" 62,", " 61,"))
    page = tmp_path / "t.html"
    more = ["-o", page] if command == "timeline" else []
    what = [command, "--core", "a55", path, "permute", *more]
    code, out, err = run(capsys, *what)
    assert (code, out) == (1, "") and not page.exists()
    assert "permute: this is not Keccak-p[1600, 24] (--any" in err and err.count("\n") == 1
    code, out, err = run(capsys, *what, "--any")
    assert (code, err) == (0, "")
    if command == "cycles":
        figures = json.loads(out)
        assert figures["keccak"] is False and figures["layout"] is None and figures["cycles"] > 0
    else:
        assert page.exists()


def test_another_number_of_rounds_is_named(capsys, tmp_path):
    path = portable(tmp_path, 32, arm, "r", "void f(void *s) { permute(s, 20); }\n")
    assert run(capsys, "cycles", "--core", "m4", "--rounds", 20, path, "f")[0] == 0
    code, _, err = run(capsys, "cycles", "--core", "m4", path, "f")
    assert code == 1 and "not Keccak-p[1600, 24]; it is Keccak-p[1600, 20] in the layout" in err


def test_the_first_rounds_are_not_the_last(capsys, tmp_path):
    path = portable(tmp_path, 64, a64, "r", change=("+ (24 - rounds)", ""))
    assert run(capsys, "cycles", "--core", "a55", path, "permute")[0] == 0
    code, _, err = run(capsys, "cycles", "--core", "a55", "--rounds", 7, path, "permute")
    assert code == 1 and "it is the first 7 rounds of Keccak-f[1600] in the layout 'lanes'" in err


def test_nothing_is_no_keccak(capsys, assembled):
    code, _, err = run(capsys, "cycles", "--core", "m4", assembled("bx lr"), "f")
    assert code == 1 and "f: this is not Keccak-p[1600, 24] (" in err


WRAPPED = [
    ("lanes", 64, "permute(s, n);"),
    ("interleaved, odd bits first", 32, "swap(s); permute(s, n); swap(s);"),
    ("interleaved, lane (x, y) at 5x + y", 32, "turn(s); permute(s, n); turn(s);"),
    ("lanes, six lanes complemented", 64, "invert(s); permute(s, n); invert(s);"),
    ("lanes, halves of all lanes apart", 64, "join(s); permute(s, n); part(s);"),
]
_C = """
typedef unsigned w;
static void __attribute__((noinline)) swap(w *s) {
    for (int i = 0; i < 50; i += 2) { w t = s[i]; s[i] = s[i + 1]; s[i + 1] = t; } }
static void __attribute__((noinline)) turn(w *s) {
    for (int i = 0; i < 25; i++) { int j = 5 * (i % 5) + i / 5; if (i < j) for (int h = 0; h < 2;
        h++) { w t = s[2*i+h]; s[2*i+h] = s[2*j+h]; s[2*j+h] = t; } } }
static void __attribute__((noinline)) invert(w *s) {
    static const int which[] = {1, 2, 8, 12, 17, 20};
    for (int i = 0; i < 6; i++) for (int h = 0; h < 2; h++) s[2 * which[i] + h] ^= ~0u; }
static void __attribute__((noinline)) join(w *s) { w t[50];
    for (int i = 0; i < 50; i++) t[i] = s[i];
    for (int i = 0; i < 25; i++) { s[2*i] = t[i]; s[2*i+1] = t[i+25]; } }
static void __attribute__((noinline)) part(w *s) { w t[50];
    for (int i = 0; i < 50; i++) t[i] = s[i];
    for (int i = 0; i < 25; i++) { s[i] = t[2*i]; s[i+25] = t[2*i+1]; } }
"""


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("layout", "width", "body"), WRAPPED)
def test_other_layouts_are_accepted_and_named(capsys, tmp_path, layout, width, body):
    more = _C + f"void f(void *s, unsigned n) {{ {body} }}\n"
    path = portable(tmp_path, width, arm, "l", more)
    code, out, err = run(capsys, "cycles", "--core", "m3", "--rounds", 2, path, "f")
    assert (code, err) == (0, "")
    assert json.loads(out)["layout"] == layout


def test_the_prover_and_the_stopwatch_use_the_same_names_for_layouts():
    from lanewise_lab.prove import spec

    assert {x.name for x in layouts.layouts("armv7m", 1)} > set(spec.LAYOUTS[32])
    assert {x.name for x in layouts.layouts("aarch64", 3)} > set(spec.LAYOUTS[64])


STATES = [
    ("keccakp1600_x2_aarch64_neon", 2, "zipped"),
    ("keccakp1600_x3_aarch64_scalar_neon", 3, "paired"),
    ("keccakp1600_x1_aarch64_scalar", 1, "lanes"),
]


@pytest.mark.parametrize(("kernel", "states", "layout"), STATES)
def test_the_number_of_states_is_what_changes(capsys, tmp_path, kernel, states, layout):
    path = a64(tmp_path / "k.o", "-c", KERNELS / f"aarch64/{kernel}.S")
    symbol, other = f"lanewise_{kernel}", tmp_path / "f.o"
    command = ["aarch64-linux-gnu-objcopy", f"--redefine-sym={symbol}=f", path, other]
    subprocess.run(list(map(str, command)), check=True)
    what = "cycles", "--core", "x1", "--rounds", 2
    by_name = json.loads(run(capsys, *what, path, symbol)[1])
    found = json.loads(run(capsys, *what, other, "f")[1])
    assert (found["states"], found["layout"], found["keccak"]) == (states, layout, True)
    assert found["cycles"] == by_name["cycles"] and by_name["states"] == states
    code, _, err = run(capsys, *what, "--states", states + 1, other, "f")
    of = "" if states == 1 else f" of {states} states"
    assert code == 1
    assert f"not Keccak-p[1600, 2] of {states + 1} states; it is Keccak-p[1600, 2]{of} in" in err


def test_microcontrollers_have_one_state(capsys, fast):
    what = "cycles", "--core", "m4", "--rounds", 1, fast, FAST, "--states"
    assert run(capsys, *what, 1)[0] == 0
    code, _, err = run(capsys, *what, 2)
    assert code == 2 and "one state at a time" in err


def test_without_states_there_is_nothing_to_compare(capsys, assembled):
    what = "cycles", "--core", "m4", assembled("mul r0, r0\nbx lr"), "f", "--call", "rounds"
    code, _, err = run(capsys, *what)
    assert code == 2 and "nothing can be compared with Keccak (see --any)" in err
    code, out, _ = run(capsys, *what, "--any")
    assert code == 0 and json.loads(out)["keccak"] == "unchecked"


# Whether its flow depends on data

DEPENDS = [
    # a bit; a whole word, which random states do not have; one with all bits set
    ("ldr r1, [r0]\ntst r1, #1\nbeq 1f\nnop\n1: bx lr", r"behind beq \S+ at 0x800000"),
    ("ldr r1, [r0]\ncbz r1, 1f\nnop\n1: bx lr", r"behind cbz r1, \S+ at 0x8000002 come 0x8000004 "),
    ("ldr r1, [r0, #196]\nadds r1, #1\nbeq 1f\nnop\n1: bx lr", "behind beq"),
    # an address
    ("ldr r1, [r0]\nand r1, #12\nldr r2, [r0, r1]\nbx lr", "behind ldr.* come an access to 0x3000"),
    # what an IT block does not execute
    ("ldr r1, [r0]\ntst r1, #64\nit eq\naddeq r2, r2\nbx lr", "behind it eq at 0x800000"),
    # some states never come back, some go astray
    ("ldr r1, [r0]\ncmp r1, #0\n1: beq 1b\nbx lr", "on others: no return within .*: beq"),
    ("ldr r1, [r0]\ncbnz r1, 1f\nstr r1, [r0, #200]\n1: bx lr", "on others: write of 4 bytes at"),
]


@pytest.mark.parametrize("command", ["cycles", "timeline"])
@pytest.mark.parametrize(("body", "reason"), DEPENDS)
def test_flow_that_depends_on_data_is_a_verdict(capsys, tmp_path, assembled, body, reason, command):
    more = ["-o", tmp_path / "t.html"] if command == "timeline" else []
    what = command, "--core", "m4", assembled(body), "f", "--any", *more
    code, out, err = run(capsys, *what)
    assert (code, out, err.count("\n")) == (1, "", 1) and not (tmp_path / "t.html").exists()
    assert "the flow of f depends on data, so that no figure holds for all states: " in err
    assert re.search(reason, err), err


def test_keccak_that_depends_on_data_has_no_figure(capsys, tmp_path):
    """The right result, a cycle more if the first bit of the state is set."""
    more = 'void f(w2 *s, unsigned n) { if (*s & 1) __asm__ volatile("nop"); permute(s, n); }\n'
    path = portable(tmp_path, 32, arm, "d", "typedef unsigned w2;\n" + more)
    code, out, err = run(capsys, "cycles", "--core", "m4", path, "f")
    assert (code, out) == (1, "") and "depends on data" in err
    with pytest.raises(Refuted):
        report.report(path, "f", cores.load("m3"))


def test_what_a_run_of_random_states_shows_is_no_more_than_that(assembled):
    """One state of 2^64 differs: no test can find that, the prover does."""
    body = "ldrd r1, r2, [r0]\nmovw r3, #4660\ncmp r1, r3\nbne 1f\nnop\n1: bx lr"
    assert report.report(assembled(body), "f", cores.load("m4"), any=True)["keccak"] is False


# Where the code and the states lie


def test_states_at_odd_words_load_from_other_banks(capsys, tmp_path):
    name = "keccakp1600_x1_armv7m_m7_interleaved"
    path, symbol = arm(tmp_path / "k.o", "-c", KERNELS / f"armv7m/{name}.S"), f"lanewise_{name}"
    found = {}
    for align in (4, 8, 16):
        out = run(
            capsys, "cycles", "--core", "m7", "--state-align", align, "--rounds", 4, path, symbol
        )[1]
        found[align] = json.loads(out)
        assert found[align]["placement"]["states"] == f"{align} mod {2 * align}"
    default = json.loads(run(capsys, "cycles", "--core", "m7", "--rounds", 4, path, symbol)[1])
    assert default["placement"]["states"] == "8 mod 16"
    assert found[8]["cycles"] == found[16]["cycles"] == default["cycles"]
    assert found[4]["cycles"] != found[8]["cycles"]


WIDE = "push.w {r4-r7}\npop.w {r4-r7}\n" + "eor.w r1, r2, r3\n" * 8 + "bx lr"


@pytest.mark.parametrize(("promise", "core", "places"), [
    (2, "m4", ["0 mod 4", "2 mod 4"]),
    (4, "m4", None),
    (2, "m7", ["0 mod 8", "2 mod 8", "4 mod 8", "6 mod 8"]),
    (4, "m7", ["0 mod 8", "4 mod 8"]),
    (8, "m7", None),
])  # fmt: skip
def test_code_is_tried_wherever_its_section_allows(assembled, promise, core, places):
    log = promise.bit_length() - 1
    path = assembled(WIDE, FRAME.replace(".p2align 2", f".p2align {log}"))
    found = report.report(path, "f", cores.load(core), any=True)
    placement = found["placement"]
    assert placement["code_section_align"] == promise
    if places is None:
        assert "cycles_by_code" not in placement
        return
    by_code = placement["cycles_by_code"]
    assert list(by_code) == places
    assert found["cycles"] == max(by_code.values()) == by_code[placement["code"]]
    if core == "m4":  # wide code at odd halfwords waits for its words
        assert by_code["2 mod 4"] > by_code["0 mod 4"]
    for place, cycles in by_code.items():
        at = int(place.split()[0])
        if at & at - 1 == 0:
            align = at or int(place.split()[-1])
            same = report.report(path, "f", cores.load(core), any=True, code_align=align)
            assert same["cycles"] == cycles


def test_a_section_is_never_less_aligned_than_it_says(capsys, assembled):
    path = assembled("bx lr")
    code, _, err = run(capsys, "cycles", "--core", "m4", "--any", "--code-align", 2, path, "f")
    assert code == 2 and ".text is aligned to 4, never to only 2" in err
    for wrong in ("3", "0", "8192", "x", "-4"):
        code, _, err = run(capsys, "cycles", "--core", "m4", f"--code-align={wrong}", path, "f")
        assert code == 2 and "not a power of two from 1 to 4096" in err


def test_literals_that_a_linker_may_move_away_are_seen(capsys, tmp_path):
    """Code with literals in a section that says 2: at 2 mod 4 it loads other words."""
    path = portable(tmp_path, 32, arm, "p")
    other = tmp_path / "two.o"
    command = ["arm-none-eabi-objcopy", "--set-section-alignment", ".text=2", path, other]
    subprocess.run(list(map(str, command)), check=True)
    assert run(capsys, "cycles", "--core", "m4", path, "permute")[0] == 0
    code, _, err = run(capsys, "cycles", "--core", "m4", other, "permute")
    assert code != 0 and err.count("\n") == 1


def test_programs_lie_where_they_are_linked(capsys, tmp_path, fast):
    program = arm(tmp_path / "p.elf", "-nostdlib", f"-Wl,-e{FAST},-Ttext=0x8000104", fast)
    code, out, _ = run(capsys, "cycles", "--core", "m7", "--rounds", 2, program, FAST)
    placement = json.loads(out)["placement"]
    assert placement["code"] == "as linked" and "cycles_by_code" not in placement
    code, _, err = run(capsys, "cycles", "--core", "m7", "--code-align", 4, program, FAST)
    assert code == 2 and "is linked: its code lies where it is" in err


# Bad input


def _bad(folder, assembled, fast):
    """File, function, what is said."""
    data = Path(fast).read_bytes()
    made = {}

    def write(name, content):
        made[name] = folder / name
        made[name].write_bytes(content)
        return made[name]

    stripped = folder / "stripped.o"
    subprocess.run(["arm-none-eabi-objcopy", "--strip-all", fast, stripped], check=True)
    source = folder / "be.s"
    source.write_text(FRAME.format("bx lr"))
    be = folder / "be.o"
    command = ["arm-none-eabi-gcc", "-mbig-endian", "-mcpu=cortex-m4", "-mthumb", "-c", source]
    subprocess.run([*map(str, command), "-o", str(be)], check=True)
    foreign = a64(folder / "a64.o", "-c", KERNELS / "aarch64/keccakp1600_x1_aarch64_scalar.S")
    loop, wild = (folder / f"{n}.o" for n in ("loop", "wild"))
    for name, body in ((loop, "b f"), (wild, "mov r1, #0\nstr r1, [r1]\nbx lr")):
        name.write_bytes(Path(assembled(body)).read_bytes())
    return [
        (write("empty.o", b""), FAST, "not an ELF file"),
        *((write(f"cut{n}.o", data[:n]), FAST, "ELF") for n in (4, 40, 52, 100, 5000)),
        *((write(f"cut-{n}.o", data[:-n]), FAST, "ELF|no function") for n in (1, 100, 360, 500)),
        (write("big.bin", bytes(range(256)) * 64), FAST, "not an ELF file"),
        (stripped, FAST, "names no function: it is stripped"),
        (be, "f", "not for little-endian ARM"),
        (foreign, "f", "not for little-endian ARM"),
        (Path("/bin/true"), "main", "not for little-endian ARM"),
        (fast, "nothing", "no function nothing; it has: "),
        (loop, "f", "no return within 1000000 instructions: b"),
        (wild, "f", "write of 4 bytes at 0x0, outside .*: str r1, .r1. at 0x8000004"),
        (folder / "none.o", FAST, "No such file"),
        (folder, FAST, "Is a directory"),
    ]


@pytest.mark.parametrize("command", ["cycles", "timeline"])
def test_bad_input_is_one_line(capsys, tmp_path, assembled, fast, command):
    more = ["-o", tmp_path / "t.html"] if command == "timeline" else []
    for path, symbol, reason in _bad(tmp_path, assembled, fast):
        start = time.monotonic()
        code, out, err = run(capsys, command, "--core", "m4", path, symbol, *more)
        assert (code, out) == (2, ""), (path, code, out)
        assert err.count("\n") == 1 and re.search(reason, err), (path, err)
        assert time.monotonic() - start < 20
    assert not (tmp_path / "t.html").exists()


@pytest.mark.parametrize("command", ["cycles", "timeline"])
def test_bad_input_for_aarch64_is_one_line(capsys, tmp_path, assembled, fast, command):
    good = Path(a64(tmp_path / "k.o", "-c", KERNELS / "aarch64/keccakp1600_x1_aarch64_scalar.S"))
    symbol = "lanewise_keccakp1600_x1_aarch64_scalar"
    source = tmp_path / "be.s"
    source.write_text(FRAME64.format("nop"))
    be = a64(tmp_path / "be.o", "-mbig-endian", "-c", source)
    stripped, cut = tmp_path / "stripped.o", tmp_path / "cut.o"
    subprocess.run(["aarch64-linux-gnu-objcopy", "--strip-all", good, stripped], check=True)
    cut.write_bytes(good.read_bytes()[:700])
    loop = tmp_path / "loop.o"
    loop.write_bytes(Path(assembled("1: b 1b", FRAME64, a64)).read_bytes())
    more = ["-o", tmp_path / "t.html"] if command == "timeline" else []
    for path, reason in [
        (be, "not for AArch64"),
        (stripped, "names no function: it is stripped"),
        (cut, "ELF"),
        (fast, "not for AArch64"),
        ("/bin/true", "not for AArch64"),
        (loop, "no return within 1000000 instructions: b"),
        (assembled("str x1, [x0, #4000]", FRAME64, a64), "write of 8 bytes at .*: str x1"),
    ]:
        name = "f" if path in (be, loop) or str(path).endswith("f.o") else symbol
        code, out, err = run(capsys, command, "--core", "x2", path, name, *more)
        assert (code, out) == (2, ""), (path, err)
        assert err.count("\n") == 1 and re.search(reason, err), (path, err)
    assert not (tmp_path / "t.html").exists()


def test_a_large_section_takes_no_time(capsys, assembled):
    """60 MB of zeros, as much as one section may have."""
    path = assembled("bx lr\n.bss\n.space 60000000")
    start = time.process_time()
    assert run(capsys, "cycles", "--core", "m4", "--any", path, "f")[0] == 0
    assert time.process_time() - start < 10
    code, _, err = run(
        capsys, "cycles", "--core", "m4", assembled("bx lr\n.bss\n.space 1<<27"), "f"
    )
    assert code == 2 and "section .bss has 134217728 bytes" in err


def test_no_byte_of_an_object_that_is_changed_gives_a_traceback(capsys, tmp_path, fast):
    """Headers, section headers and symbols at random: a figure, or one line."""
    import random

    data, rng, target = Path(fast).read_bytes(), random.Random(7), tmp_path / "k.o"
    headers = [*range(52), *range(len(data) - 600, len(data))]
    for _ in range(60):
        changed = bytearray(data)
        for at in rng.sample(headers, 2):
            changed[at] = rng.randrange(256)
        target.write_bytes(changed)
        code, _, err = run(capsys, "cycles", "--core", "m4", "--rounds", 1, target, FAST)
        assert code in (0, 1, 2) and err.count("\n") == (code != 0)


def test_a_page_that_cannot_be_written_is_one_line(capsys, tmp_path, fast):
    page = tmp_path / "no" / "t.html"
    code, _, err = run(capsys, "timeline", "--core", "m4", fast, FAST, "-o", page)
    assert code == 2 and "No such file" in err and err.count("\n") == 1
    code, _, err = run(
        capsys, "timeline", "--core", "m4", fast, FAST, "-o", tmp_path / "t", "--range", "9-3"
    )
    assert code == 2 and "not a range" in err


def test_the_lab_has_one_permutation():
    """layouts.guess() takes rounds apart; it is compared with permute() here."""
    lanes = list(range(25))
    for constant in keccak.RC:
        lanes = keccak.iota(keccak.chi(keccak.pi(keccak.rho(keccak.theta(lanes)))), constant)
    assert lanes == keccak.permute(list(range(25)))
