# SPDX-License-Identifier: Apache-2.0 OR MIT
"""AArch64: what the prover accepts and what it must refuse, and the command."""

import json
import re
import shutil
import subprocess

import pytest
from required import modules, tools

modules("capstone")
tools("aarch64-linux-gnu-gcc")

from lanewise_lab.cli import main  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Case, Interface  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.round import RC, RHO, lane  # noqa: E402
from lanewise_lab.symbolic import run as executor  # noqa: E402

from verdicts import check_word  # noqa: E402 isort:skip

pytestmark = pytest.mark.slow

KERNEL = "lanewise_keccakp1600_x1_aarch64_scalar"
NEON, SHA3 = "lanewise_keccakp1600_x2_aarch64_neon", "lanewise_keccakp1600_x2_aarch64_sha3"
PERMUTE = Interface(1, "paired", "state,rounds")
GCC = ["aarch64-linux-gnu-gcc", "-ffixed-x18", "-I", str(shipped.KECCAK / "aarch64")]
GCC += ["-I", str(shipped.ROOT / "src"), "-I", str(shipped.ROOT / "include")]


def source_of(kernel: str) -> str:
    return (shipped.KECCAK / "aarch64" / f"{kernel.removeprefix('lanewise_')}.S").read_text()


@pytest.fixture
def code(tmp_path):
    """Assemble text, by default with a shipped kernel behind it; returns the object."""

    def build(text: str, kernel: str = KERNEL, change=lambda kernel: kernel) -> str:
        behind = change(source_of(kernel)) if kernel else ""
        path, out = tmp_path / "code.S", tmp_path / "code.o"
        path.write_text(f"    .text\n    .globl entry\nentry:\n{text}\n    .ltorg\n{behind}\n")
        subprocess.run([*GCC, "-c", path, "-o", out], check=True)
        return str(out)

    return build


def verdict(path, interface=PERMUTE, cases=(Case(2),), **options):
    return prove(path, "entry", interface, list(cases), **options)


def test_wrappers_are_proved(code):
    """The frames of the negative tests: nothing else is wrong with them."""
    found = verdict(code(f"    b {KERNEL}"), cases=[Case(n) for n in (1, 2, 3, 24)])
    assert found.proved, found.reason
    own = found.stack_bytes
    for frame in (
        f"bl {KERNEL}",
        f"ldr x9, ={KERNEL}\n blr x9",
        f"adrp x9, {KERNEL}\n add x9, x9, :lo12:{KERNEL}\n blr x9",
    ):
        found = verdict(
            code(f"stp x29, x30, [sp, #-16]!\n {frame}\n ldp x29, x30, [sp], #16\n ret")
        )
        assert found.proved, found.reason
        assert found.stack_bytes == own + 16


FRAME = f"stp x29, x30, [sp, #-32]!\n {{}}\n bl {KERNEL}\n {{}}\n ldp x29, x30, [sp], #32\n ret"

REFUSED = {
    "branch on a lane": (f"ldr x2, [x0]\n cmp x2, #0\n b.eq 1f\n nop\n1: b {KERNEL}", "eq depends"),
    "compare and branch on a lane": (
        f"ldr x2, [x0]\n cbz x2, 1f\n nop\n1: b {KERNEL}",
        "a condition depends on data",
    ),
    "branch on one bit of a lane": (
        f"ldr x2, [x0]\n tbz x2, #5, 1f\n nop\n1: b {KERNEL}",
        "a condition depends on data",
    ),
    "branch on the flags of a lane": (
        f"ldr x2, [x0]\n tst x2, #1\n b.ne 1f\n1: b {KERNEL}",
        "condition ne depends on data",
    ),
    "second comparison of a lane": (
        f"ldr x2, [x0]\n cmp xzr, xzr\n ccmp x2, #0, #0, eq\n b.mi 1f\n1: b {KERNEL}",
        "condition mi depends on data",
    ),
    "selection by a lane": (
        f"ldr x2, [x0]\n cmp x2, x1\n csel x3, x1, x2, lo\n b {KERNEL}",
        "condition lo depends on data",
    ),
    "address from a lane": (
        f"ldr x2, [x0]\n and x2, x2, #7\n ldr x2, [x0, x2, lsl #3]\n b {KERNEL}",
        "an address depends on data",
    ),
    "lane as a pointer": (f"ldr x2, [x0]\n ldr x2, [x2]\n b {KERNEL}", "an address depends"),
    "prefetch of a lane": (
        f"ldr x2, [x0]\n prfm pldl1keep, [x2]\n b {KERNEL}",
        "an address depends",
    ),
    "number as a pointer": (f"mov x2, #4096\n ldr x2, [x2]\n b {KERNEL}", "no pointer given"),
    "jump to a lane": ("ldr x2, [x0]\n br x2", "a jump depends on data"),
    "jump to no multiple of 4": ("adr x2, entry + 2\n br x2", "multiple of 4"),
    "shift count from a lane": (f"ldr x2, [x0]\n lsl x3, x3, x2\n b {KERNEL}", "a shift count"),
    "sum of lanes": (f"ldp x2, x3, [x0]\n add x2, x2, x3\n b {KERNEL}", "a sum of data"),
    "sum of lanes in vectors": (
        f"ldp q0, q1, [x0]\n add v0.2d, v0.2d, v1.2d\n b {KERNEL}",
        "a sum of data",
    ),
    "product of lanes": (f"ldp x2, x3, [x0]\n mul x2, x2, x3\n b {KERNEL}", "a product depends"),
    "quotient of lanes": (f"ldp x2, x3, [x0]\n udiv x2, x3, x2\n b {KERNEL}", "a quotient"),
    "the upper half of a 32-bit argument": (
        f"lsr x2, x1, #32\n cbz x2, 1f\n1: b {KERNEL}",
        "depends on data",
    ),
    "the whole of a 32-bit argument": (
        f"cmp x1, #24\n b.hi 1f\n1: b {KERNEL}",
        "hi depends on data",
    ),
    "write of x18": (f"mov x18, x1\n b {KERNEL}", "x18 is reserved by the platform"),
    "x18 saved and restored": (
        f"mov x9, x18\n mov x18, #1\n mov x18, x9\n b {KERNEL}",
        "x18 is reserved by the platform",
    ),
    "clobbered x19": (FRAME.format("nop", "mov x19, #0"), "x19 is not as it was"),
    "clobbered frame pointer": (f"mov x29, #0\n b {KERNEL}", "x29 is not as it was"),
    "clobbered d8": (f"movi v8.2d, #0\n b {KERNEL}", "d8 is not as it was"),
    "d15 with a bit of it changed": (
        f"orr v15.4s, #1\n b {KERNEL}",
        "d15 is not as it was",
    ),
    "swapped registers": (
        f"mov x9, x19\n mov x19, x20\n mov x20, x9\n b {KERNEL}",
        "x19 is not as it was",
    ),
    "unbalanced stack": (
        f"stp x29, x30, [sp, #-16]!\n bl {KERNEL}\n ldr x30, [sp, #8]\n ret",
        "stack pointer is not as it was",
    ),
    "return elsewhere": (
        f"stp x29, x1, [sp, #-16]!\n bl {KERNEL}\n ldp x29, x30, [sp], #16\n ret",
        "",
    ),
    "an address that looks like the return": (
        "adr x3, entry\n sub x3, x3, #1, lsl #12\n br x3",
        "",
    ),
    "read below the stack pointer": (f"ldr x3, [sp, #-8]\n b {KERNEL}", "below the stack pointer"),
    "write below the stack pointer": (f"str x3, [sp, #-8]\n b {KERNEL}", "below the stack pointer"),
    "write into a red zone by a copy of sp": (
        f"mov x3, sp\n stp x1, x1, [x3, #-16]\n b {KERNEL}",
        "below the stack pointer",
    ),
    "use of what a signal may overwrite": (
        f"str x1, [sp, #-16]!\n add sp, sp, #16\n sub sp, sp, #16\n ldr x1, [sp], #16\n b {KERNEL}",
        "depends on data",
    ),
    "stack pointer that is not aligned": (
        f"sub sp, sp, #8\n add sp, sp, #8\n b {KERNEL}",
        "no multiple of 16",
    ),
    "read of the caller's frame": (f"ldr x3, [sp]\n b {KERNEL}", "outside the stack"),
    "write to the caller's frame": (f"str x3, [sp, #8]\n b {KERNEL}", "outside the stack"),
    "stack pointer above the caller's": (
        f"add sp, sp, #16\n sub sp, sp, #16\n b {KERNEL}",
        "above the caller's frame",
    ),
    "stack pointer into the state": (f"mov sp, x0\n b {KERNEL}", "leaves the stack"),
    "write behind the state": (f"str x2, [x0, #200]\n b {KERNEL}", "outside the state"),
    "write half behind the state": (f"str q2, [x0, #192]\n b {KERNEL}", "outside the state"),
    "read before the state": (f"ldr x2, [x0, #-8]\n b {KERNEL}", "outside the state"),
    "list read behind the state": (
        f"add x2, x0, #144\n ld1 {{v0.2d-v3.2d}}, [x2]\n b {KERNEL}",
        "outside the state",
    ),
    "write to the code": (f"adr x3, entry\n str x2, [x3]\n b {KERNEL}", "not to be written"),
    "part of a pointer": (
        f"str x0, [sp, #-16]!\n ldrb w2, [sp]\n add sp, sp, #16\n b {KERNEL}",
        "part of a pointer",
    ),
    "half of a pointer": (f"mov w2, w0\n b {KERNEL}", "a pointer is used as data"),
    "pointer as data": (f"str x0, [x0]\n b {KERNEL}", "a pointer is"),
    "pointer in a vector as data": (
        f"fmov d0, x0\n eor v0.16b, v0.16b, v1.16b\n b {KERNEL}",
        "a pointer is used as data",
    ),
    "base that is loaded and written back": (
        f".inst 0xf8408400\n b {KERNEL}",  # ldr x0, [x0], #8
        "no instruction",
    ),
    "unknown instruction": (f"clz x2, x2\n b {KERNEL}", "not on the list"),
    "system register": (f"mrs x2, nzcv\n b {KERNEL}", "not on the list"),
    "system call": (f"svc #0\n b {KERNEL}", "not on the list"),
    "scalable vectors": (f".inst 0x04a33041\n b {KERNEL}", "not on the list"),
    "no instruction": (".word 0xffffffff", "no instruction"),
    "undefined function": ("b memcpy", "call of memcpy"),
    "page without the rest": (
        f"adrp x3, {KERNEL}\n ldr x2, [x3]\n b {KERNEL}",
        "part of an address",
    ),
    "rest of another page": (
        f"adrp x3, entry\n add x3, x3, :lo12:{KERNEL}\n br x3",
        "page is not there",
    ),
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_is_refused(code, name):
    text, why = REFUSED[name]
    found = verdict(code("    " + text))
    assert not found.proved
    assert why in found.reason
    check_word(found)
    if " as it was" not in why:
        where = r"at \.text\+0x[0-9a-f]+" + (": " if why == "no instruction" else r" \(.+\): ")
        assert re.search(where, found.reason)


def test_endless_loop(code, monkeypatch):
    monkeypatch.setattr(executor, "LIMIT", 1000)
    assert "no return within" in verdict(code("1: b 1b")).reason


def test_allowed(code):
    """What looks odd but is right."""
    for text in (
        "ldr x2, [x0, #3]\n ldrh w3, [x0, #1]",
        "ldr x2, [x0]\n eor x2, x2, x2\n cbz x2, 1f\n nop\n1:",
        "ldr x2, [x0]\n and x2, x2, #0xff\n tbz x2, #8, 1f\n nop\n1:",
        "cmp w1, #7\n cset w2, hi\n ccmp w1, #9, #4, hi\n csinc x3, x2, x1, ne",
        "str x1, [sp, #-16]!\n mov x3, sp\n ldr w1, [x3]\n add sp, sp, #16",
        "ins v0.d[0], x19\n mov x19, #0\n fmov x19, d0",  # a register kept in a vector
        "fmov d7, d8\n movi v8.2d, #0\n fmov d8, d7",
        "movi v31.2d, #0\n mov v8.d[1], xzr",  # only the low halves are preserved
        "mov x9, sp\n and x10, x9, #-64\n mov sp, x10\n str x1, [sp, #-16]!\n mov sp, x9",
        "mov x2, #9\n mov x3, #5\n umulh x2, x2, x3\n udiv x2, x3, x2",
        "fmov d0, x0\n fmov x0, d0\n bti c\n prfm pldl1keep, [x0]",
    ):
        found = verdict(code(f"    {text}\n    b {KERNEL}"))
        assert found.proved, f"{text}: {found.reason}"


def test_every_stack_alignment_is_tried(code):
    """Code that is right only where sp happens to be 0 modulo 32 is refused."""
    align = "mov x9, sp\n and x10, x9, #-32\n"
    found = verdict(code(f"{align} cmp x10, x9\n b.ne 1f\n b {KERNEL}\n1: ret"))
    assert not found.proved and "FIPS" in found.reason


def refuted(found) -> dict:
    assert not found.proved
    assert found.counterexample, found.reason
    assert "differs from FIPS 202" in found.reason
    assert found.as_json()["equal_to_fips202"] is False
    return found.counterexample


def test_identity_is_refuted(code):
    witness = refuted(verdict(code("ret")))
    assert len(witness["state"]) == 25 and witness["got"] == witness["state"][0]


def test_wrong_constant_is_refuted(code):
    """The constant of the last round but one: a proof of one round holds."""

    def change(text):
        constant = f"0x{RC[22]:016x}"
        assert text.count(constant) > 0
        at = text.rindex(constant)
        return text[:at] + f"0x{RC[22] ^ 2:016x}" + text[at + len(constant) :]

    path = code(f"b {KERNEL}", change=change)
    assert verdict(path, cases=[Case(1)]).proved
    refuted(verdict(path, cases=[Case(2)]))


@pytest.mark.parametrize("kernel", [NEON, SHA3])
def test_one_state_of_two_is_wrong(code, kernel):
    """A word of the second state, and a word of the first: the proof looks at both."""
    two = Interface(2, "paired", "state,rounds")
    assert verdict(code(f"b {kernel}", kernel), two).proved
    for word in (1, 48):
        text = f"ldr x2, [x0, #{8 * word}]\n mvn x2, x2\n str x2, [x0, #{8 * word}]\n b {kernel}"
        assert refuted(verdict(code(text, kernel), two))["instance"] == word % 2


def test_layouts(code):
    """Two states zipped are also paired ones; one behind the other they are not."""
    path = code(f"b {NEON}", NEON)
    assert verdict(path, Interface(2, "zipped", "state,rounds")).proved
    refuted(verdict(path, Interface(2, "lanes", "state,rounds")))
    three = "lanewise_keccakp1600_x3_aarch64_scalar_neon"
    path = code(f"b {three}", three)
    assert verdict(path, Interface(3, "paired", "state,rounds")).proved
    refuted(verdict(path, Interface(3, "lanes", "state,rounds")))
    refuted(verdict(path, Interface(3, "zipped", "state,rounds")))


def test_wrong_on_few_states_is_not_proved(code):
    """One bit of the result is wrong if 50 bits of the state are ones: no random state shows it."""
    loop = "mov x2, #1\n mov x3, x0\n add x9, x0, #200\n1: ldr x4, [x3], #8\n"
    loop += " and x2, x2, x4\n and x2, x2, x4, lsr #1\n cmp x3, x9\n b.ne 1b\n"
    found = verdict(code(f"{loop} ldr x3, [x0]\n eor x3, x3, x2\n str x3, [x0]\n b {KERNEL}"))
    assert not found.proved and not found.counterexample
    assert "decides nothing" in found.reason
    assert found.as_json()["equal_to_fips202"] is None


def test_stack_bound(code):
    path = code(f"b {KERNEL}")
    used = verdict(path).stack_bytes
    assert verdict(path, stack=used).proved
    assert "bytes of stack, more than" in verdict(path, stack=used - 1).reason


@pytest.mark.parametrize(
    "options", [["-O1"], ["-O2", "-fPIC"], ["-O3"], ["-O2", "-mbranch-protection=bti"]]
)
def test_compiled_c_is_proved(tmp_path, options):
    """The portable kernel, with its tables and spills, which stay on the stack."""
    out = tmp_path / "kernel.o"
    source = shipped.KECCAK / "portable" / "keccakp1600_x1_c64.c"
    subprocess.run([*GCC, *options, "-c", source, "-o", out], check=True)
    found = prove(str(out), "permute", PERMUTE, [Case(n) for n in (1, 2, 24)])
    assert found.proved, found.reason
    assert found.stack_bytes > 200 and found.stack_left > 0 and not found.extensions


def intrinsics() -> str:
    """A permutation of two states in C with vector intrinsics, as somebody else may write it."""
    moved = "".join(
        f"b[{lane(y, 2 * x + 3 * y)}] = ROTATED(a[{lane(x, y)}], d[{x}], {RHO[lane(x, y)]});"
        for x in range(5)
        for y in range(5)
        if x or y
    )
    return f"""
#include <arm_neon.h>
#define ROTL(v, n) vsriq_n_u64(vshlq_n_u64(v, n), v, 64 - (n))
#ifdef __ARM_FEATURE_SHA3
#define SUM(p, q, r, s, t) veor3q_u64(veor3q_u64(p, q, r), s, t)
#define DELTA(p, q) vrax1q_u64(p, q)
#define ROTATED(v, d, n) vxarq_u64(v, d, 64 - (n))
#define CHI(p, q, r) vbcaxq_u64(p, r, q)
#else
#define SUM(p, q, r, s, t) veorq_u64(veorq_u64(veorq_u64(p, q), veorq_u64(r, s)), t)
#define DELTA(p, q) veorq_u64(p, ROTL(q, 1))
#define ROTATED(v, d, n) ROTL(veorq_u64(v, d), n)
#define CHI(p, q, r) veorq_u64(p, vbicq_u64(r, q))
#endif
static const uint64_t rc[24] = {{{", ".join(f"{c:#x}u" for c in RC)}}};
void keccak_f1600_x2_(uint64_t *state)
{{
    uint64x2_t a[25], b[25], c[5], d[5];
    _Pragma("GCC unroll 25") for (int i = 0; i < 25; i++) a[i] = vld1q_u64(state + 2 * i);
    for (int n = 0; n < 24; n++) {{
        for (int x = 0; x < 5; x++)
            c[x] = SUM(a[x], a[x + 5], a[x + 10], a[x + 15], a[x + 20]);
        for (int x = 0; x < 5; x++)
            d[x] = DELTA(c[(x + 4) % 5], c[(x + 1) % 5]);
        b[0] = veorq_u64(a[0], d[0]);
        {moved}
        for (int i = 0; i < 25; i++)
            a[i] = CHI(b[i], b[i / 5 * 5 + (i + 1) % 5], b[i / 5 * 5 + (i + 2) % 5]);
        a[0] = veorq_u64(a[0], vdupq_n_u64(rc[n]));
    }}
    _Pragma("GCC unroll 25") for (int i = 0; i < 25; i++) vst1q_u64(state + 2 * i, a[i]);
}}
"""


@pytest.mark.parametrize(("march", "extensions"), [("armv8-a", []), ("armv8.2-a+sha3", ["sha3"])])
def test_foreign_kernel(tmp_path, capsys, march, extensions):
    """f(states), compiled C with intrinsics, by the command: two states by the name, 24 rounds."""
    source, out = tmp_path / "foreign.c", tmp_path / "foreign.o"
    source.write_text(intrinsics())
    subprocess.run([*GCC, "-O3", f"-march={march}", "-c", source, "-o", out], check=True)
    for options in ([], ["--call", "state", "--layout", "zipped"]):
        assert main(["prove", *options, str(out), "keccak_f1600_x2_"]) == 0
        verdict = json.loads(capsys.readouterr().out)
        assert verdict["isa"] == "aarch64" and verdict["extensions"] == extensions
        assert verdict["states"] == 2 and verdict["rounds"] == [24]


TABLES = {
    "absolute": "ldr x3, =table",
    "page": "adrp x3, table\n add x3, x3, :lo12:table",
    "page in an access": "adrp x3, table\n ldr w1, [x3, :lo12:table]\n b 1f",
    "near": ".reloc ., R_AARCH64_ADR_PREL_LO21, table\n adr x3, .",
    "literal": ".reloc ., R_AARCH64_LD_PREL_LO19, table\n ldr w1, .\n b 1f",
    "indirect": "adrp x3, :got:table\n ldr x3, [x3, :got_lo12:table]",
    "table of pointers": "adrp x3, pointer\n ldr x3, [x3, :lo12:pointer]",
    "distance": "adrp x4, far\n add x4, x4, :lo12:far\n ldrsw x3, [x4]\n add x3, x3, x4",
}


@pytest.mark.parametrize("name", sorted(TABLES))
def test_relocations(code, name):
    """A constant in another section, reached in the ways of assemblers and compilers: the rounds
    come from there."""
    data = "    .section .rodata\n    .p2align 3\ntable: .word 3, 0\npointer: .quad table\n"
    data += "far: .word table - far\n    .text"
    path = code(f"{TABLES[name]}\n ldr w1, [x3]\n1: b {KERNEL}\n{data}")
    found = verdict(path, cases=[Case(3)])
    assert found.proved, found.reason
    refuted(verdict(path, cases=[Case(4)]))


def test_branches_to_other_sections(code):
    far = '.section .text.far, "ax"\nfar:'
    for branch in ("b far", "tbz w1, #0, far", "cbnz w1, far", "cmp w1, #2\n b.eq far"):
        found = verdict(code(f"{branch}\n ret\n {far} b {KERNEL}\n .text"))
        assert found.proved, found.reason


def test_unknown_relocation(code, tmp_path, capsys):
    data = '.section .tbss, "awT", %nobits\nsomewhere: .zero 8\n.text'
    path = code(f"add x3, x3, :tprel_lo12:somewhere\n b {KERNEL}\n{data}")
    with pytest.raises(SystemExit) as stop:
        main(["prove", path, "entry"])
    error = capsys.readouterr().err
    assert stop.value.code == 2 and "relocation type" in error and error.count("\n") == 1


def test_symbols_of_hand_written_code(code):
    """Labels without .type are functions; mapping symbols are none."""
    found = ObjectFile(code("ret\n.quad 0\n.globl third\nthird: ret"))
    assert found.isa == "aarch64" and {"entry", "third", KERNEL} <= set(found.functions)
    assert not [name for name in found.functions if name.startswith("$")]


def test_command(code, capsys):
    path = code(f"mov w1, #24\n b {KERNEL}")

    def run(*options, status=0):
        assert main(["prove", *options]) == status
        return json.loads(capsys.readouterr().out)

    out = run("--isa", "aarch64", path, "entry")  # a function that fixes its number of rounds
    assert out["proved"] and out["equal_to_fips202"] and out["constant_flow"] and out["abi"]
    assert out["rounds"] == [24] and out["layout"] == "paired" and "eor" in out["mnemonics"]
    assert out["extensions"] == []
    assert run("--rounds", "1-3", path, KERNEL)["rounds"] == [1, 2, 3]
    assert "FIPS" in run("--rounds", "12", path, "entry", status=1)["reason"]


def test_command_on_bad_input(code, capsys, tmp_path):
    path = code(f"b {KERNEL}")
    linked, big = tmp_path / "linked", tmp_path / "big.o"
    subprocess.run([*GCC, "-nostdlib", "-static", "-Wl,-eentry", path, "-o", linked], check=True)
    subprocess.run(["aarch64-linux-gnu-as", "-EB", "/dev/null", "-o", big], check=True)
    for bad, reason in (
        (["--isa", "armv7m", path, "entry"], "holds code for aarch64"),
        (["--layout", "interleaved", path, "entry"], "the layout is zipped or lanes or paired"),
        ([path, "no_such_function"], "defines no function no_such_function"),
        ([str(linked), "entry"], "linked"),
        ([str(big), "entry"], "little-endian"),
        (["--states", "9", path, "entry"], "states must be 1..8"),
    ):
        with pytest.raises(SystemExit) as stop:
            main(["prove", *bad])
        error = capsys.readouterr().err
        assert stop.value.code == 2 and reason in error and error.count("\n") == 1


@pytest.mark.full  # of one instruction set in `make test`: test_armv7m_prove.py
def test_all_fails_on_a_wrong_kernel(tmp_path, monkeypatch, capsys):
    """A rotation changed, a wrong bound of the stack, and SHA-3 instructions in a kernel whose name
    does not say so, or said but not there: `make prove` names each."""
    sources = []
    for name, kernel, old, new in (
        ("wrong_x1_aarch64_turned", KERNEL, r"(ror #)31\b", r"\g<1>30"),
        ("wrong_x1_aarch64_stack", KERNEL, r"Stack: (\d+)", r"Stack: 1\g<1>"),
        ("wrong_x2_aarch64_plain", SHA3, KERNEL, ""),
        ("wrong_x2_aarch64_sha3_not", NEON, KERNEL, ""),
    ):
        text = source_of(kernel)
        wrong = re.sub(old, new, text, count=1).replace(kernel, name)
        assert wrong != text
        sources.append(tmp_path / f"{name}.S")
        sources[-1].write_text(wrong)
    shutil.copy(shipped.KECCAK / "aarch64" / "asm.h", tmp_path)
    monkeypatch.setattr(shipped, "sources", lambda isa: sources)
    monkeypatch.setattr(shipped, "backend_tasks", lambda path: [])
    monkeypatch.setattr(shipped, "default_cases", lambda interface: [Case(1), Case(24)])
    assert shipped.main(["--isa", "aarch64", "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert re.search(r"NOT PROVED  wrong_x1_aarch64_turned: .*differs from FIPS", out)
    assert re.search(
        r"NOT PROVED  wrong_x1_aarch64_stack: the source states 1\d+ bytes of stack, not", out
    )
    assert "NOT PROVED  wrong_x2_aarch64_plain: extensions used: sha3; the name says: none" in out
    assert (
        "NOT PROVED  wrong_x2_aarch64_sha3_not: extensions used: none; the name says: sha3" in out
    )


BYTES = """
#include "keccak/generic.h"
void add(void *a, unsigned k, const uint8_t *data, size_t at, size_t n)
{ lanewise_paired_add_bytes(a, 3, k, data, at, n); }
void extract(const void *a, unsigned k, uint8_t *out, size_t at, size_t n)
{ lanewise_paired_extract_bytes(a, 3, k, out, at, n); }
void add_other(void *a, unsigned k, const uint8_t *data, size_t at, size_t n)
{ lanewise_paired_add_bytes(a, 3, k ^ 1, data, at, n); }
void extract_other(const void *a, unsigned k, uint8_t *out, size_t at, size_t n)
{ lanewise_paired_extract_bytes(a, 3, 2 - k, out, at, n); }
"""


def test_bytes_of_one_state_of_several(tmp_path):
    """Those of the state asked for change or come out, and no others."""
    source, out = tmp_path / "bytes.c", tmp_path / "bytes.o"
    source.write_text(BYTES)
    subprocess.run([*GCC, "-O3", "-c", source, "-o", out], check=True)
    for name, what in (("add", "data"), ("extract", "out")):
        call = Interface(3, "paired", f"state,instance,{what},offset,length")
        cases = [Case(offset=3, length=20, instance=k) for k in range(3)]
        found = prove(str(out), name, call, cases)
        assert found.proved, found.reason
        assert [str(c) for c in found.cases][1:] == [f"20 bytes at 3 of state {k}" for k in (1, 2)]
        refuted(prove(str(out), f"{name}_other", call, cases[:1]))
