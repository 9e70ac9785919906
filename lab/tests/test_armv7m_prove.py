# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARMv7-M: what the prover accepts and what it must refuse, and the command."""

import json
import re
import subprocess
import sys

import pytest
from required import modules, tools

modules("capstone")
tools("arm-none-eabi-gcc")

from lanewise_lab.cli import main  # noqa: E402
from lanewise_lab.prove import interface, shipped  # noqa: E402
from lanewise_lab.prove.interface import Case, Interface  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.symbolic import run as executor  # noqa: E402

from verdicts import check_word  # noqa: E402 isort:skip

pytestmark = pytest.mark.slow

KERNEL = "lanewise_keccakp1600_x1_armv7m_m4_grouped"
PERMUTE = Interface(1, "interleaved", "state,rounds")
GCC = ["arm-none-eabi-gcc", "-mcpu=cortex-m4", "-mthumb", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"]


@pytest.fixture
def code(tmp_path):
    """Assemble text, by default with a shipped kernel behind it; returns the object."""

    def build(text: str, kernel: str = KERNEL, change=lambda kernel: kernel) -> str:
        behind = ""
        if kernel:
            source = shipped.KECCAK / "armv7m" / f"{kernel.removeprefix('lanewise_')}.S"
            behind = change(source.read_text())
        path = tmp_path / "code.S"
        head = "    .syntax unified\n    .thumb\n    .text\n    .thumb_func\n    .globl entry\n"
        path.write_text(f"{head}entry:\n{text}\n    .p2align 2\n    .ltorg\n{behind}\n")
        out = tmp_path / "code.o"
        subprocess.run([*GCC, "-c", path, "-o", out], check=True)
        return str(out)

    return build


def verdict(path, interface=PERMUTE, cases=(Case(2),), **options):
    return prove(path, "entry", interface, list(cases), **options)


def test_wrappers_are_proved(code):
    """The frames of the negative tests: nothing else is wrong with them."""
    found = verdict(code(f"    b {KERNEL}"), cases=[Case(n) for n in (1, 2, 3, 24)])
    assert found.proved, found.reason
    assert found.stack_bytes == 64
    found = verdict(code(f"    push {{r4, lr}}\n    bl {KERNEL}\n    pop {{r4, pc}}"))
    assert found.proved, found.reason
    assert found.stack_bytes == 72
    found = verdict(code(f"    push {{lr}}\n    ldr r3, ={KERNEL}\n    blx r3\n    pop {{pc}}"))
    assert found.proved, found.reason


REFUSED = {
    "branch on a lane": (
        f"ldr r2, [r0]\n cmp r2, #0\n beq 1f\n nop\n1: b {KERNEL}",
        "condition eq depends on data",
    ),
    "branch on one bit of a lane": (
        f"ldr r2, [r0]\n lsls r2, r2, #31\n bmi 1f\n1: b {KERNEL}",
        "condition mi depends on data",
    ),
    "branch on a carry out of a lane": (
        f"ldr r2, [r0]\n lsrs r2, r2, #1\n bcs 1f\n1: b {KERNEL}",
        "condition hs depends on data",
    ),
    "compare and branch on a lane": (
        f"ldr r2, [r0]\n cbz r2, 1f\n nop\n1: b {KERNEL}",
        "a condition depends on data",
    ),
    "conditional move on a lane": (
        f"ldr r2, [r0]\n cmp r2, r1\n it lo\n movlo r3, r2\n b {KERNEL}",
        "condition lo depends on data",
    ),
    "address from a lane": (
        f"ldr r2, [r0]\n and r2, #7\n ldr r2, [r0, r2, lsl #2]\n b {KERNEL}",
        "an address depends on data",
    ),
    "lane as a pointer": (f"ldr r2, [r0]\n ldr r2, [r2]\n b {KERNEL}", "an address depends"),
    "number as a pointer": (f"mov r2, #4096\n ldr r2, [r2]\n b {KERNEL}", "no pointer given"),
    "jump to a lane": ("ldr r2, [r0]\n bx r2", "a jump depends on data"),
    "shift count from a lane": (
        f"ldr r2, [r0]\n lsls r3, r2\n b {KERNEL}",
        "a shift count depends on data",
    ),
    "sum of lanes": (f"ldrd r2, r3, [r0]\n add r2, r3\n b {KERNEL}", "a sum of data"),
    "product of lanes": (f"ldrd r2, r3, [r0]\n mul r2, r3\n b {KERNEL}", "a product depends"),
    "long product of lanes": (
        f"ldrd r2, r3, [r0]\n umull r2, r3, r2, r3\n b {KERNEL}",
        "a product",
    ),
    "quotient of lanes": (f"ldrd r2, r3, [r0]\n udiv r2, r3, r2\n b {KERNEL}", "a quotient"),
    "clobbered r8": (
        f"push {{r4, lr}}\n bl {KERNEL}\n mov r8, #0\n pop {{r4, pc}}",
        "r8 is not as it was",
    ),
    "clobbered s16": (f"vmov s16, r1\n b {KERNEL}", "s16 is not as it was"),
    "swapped registers": (
        f"mov r12, r4\n mov r4, r5\n mov r5, r12\n b {KERNEL}",
        "r4 is not as it was",
    ),
    "unbalanced stack": (
        f"push {{r4, lr}}\n bl {KERNEL}\n ldr lr, [sp, #4]\n bx lr",
        "stack pointer is not as it was",
    ),
    "return elsewhere": (f"push {{r1, lr}}\n bl {KERNEL}\n pop {{pc}}", "not in the code"),
    "an address that looks like the return": (
        "adr r3, entry\n sub r3, #0x1040\n adds r3, #1\n bx r3",
        "not in the code",
    ),
    "return without the Thumb bit": ("bic r3, lr, #1\n bx r3", "low bits"),
    "jump out of the Thumb state": (
        f"adr r3, 1f\n bx r3\n .p2align 2\n1: b {KERNEL}",
        "Thumb state",
    ),
    "read below the stack pointer": (
        f"push {{r4}}\n pop {{r4}}\n ldr r3, [sp, #-4]\n b {KERNEL}",
        "below the stack pointer",
    ),
    "write below the stack pointer": (f"str r4, [sp, #-4]\n b {KERNEL}", "below the stack pointer"),
    "use of what an interrupt may overwrite": (
        f"push {{r1}}\n pop {{r1}}\n sub sp, #4\n pop {{r1}}\n b {KERNEL}",
        "depends on data",
    ),
    "read of the caller's frame": (f"ldr r3, [sp]\n b {KERNEL}", "outside the stack"),
    "write to the caller's frame": (f"str r3, [sp, #4]\n b {KERNEL}", "outside the stack"),
    "stack pointer above the caller's": (
        f"add sp, #8\n sub sp, #8\n b {KERNEL}",
        "above the caller's frame",
    ),
    "stack pointer into the state": (f"mov sp, r0\n b {KERNEL}", "leaves the stack"),
    "write behind the state": (f"str r2, [r0, #200]\n b {KERNEL}", "outside the state"),
    "write half behind the state": (f"str r2, [r0, #198]\n b {KERNEL}", "outside the state"),
    "read before the state": (f"ldr r2, [r0, #-4]\n b {KERNEL}", "outside the state"),
    "write to the code": (f"adr r3, entry\n str r2, [r3]\n b {KERNEL}", "not to be written"),
    "read of nothing": (f"movs r3, #0\n ldr r2, [r3]\n b {KERNEL}", "no pointer given"),
    "unaligned pair": (f"adds r2, r0, #2\n ldrd r2, r3, [r2]\n b {KERNEL}", "4-byte alignment"),
    "unaligned list": (f"adds r2, r0, #2\n ldm r2, {{r2, r3}}\n b {KERNEL}", "4-byte alignment"),
    "part of a pointer": (f"push {{r0}}\n ldrb r2, [sp]\n pop {{r0}}\n b {KERNEL}", "part of a"),
    "pointer as data": (f"str r0, [r0]\n b {KERNEL}", "a pointer is"),
    "unknown instruction": (f"smlal r2, r3, r2, r3\n b {KERNEL}", "smlal"),
    "long signed product of lanes": (
        f"ldrd r2, r3, [r0]\n smull r2, r3, r2, r3\n b {KERNEL}",
        "a product",
    ),
    "system instruction": (f"cpsid i\n b {KERNEL}", "not on the list"),
    "no instruction": (".hword 0xde00\n", "not on the list"),
    "end of the code": (
        ".p2align 2\n .section .rodata\n .word 0\n .text\n b 1f\n .set 1f, 0",
        None,
    ),
    "undefined function": ("push {r4, lr}\n bl memcpy\n pop {r4, pc}", "call of memcpy"),
    "jump into an IT block": (
        f"b 1f\n cmp r1, #0\n it eq\n1: .inst.n 0x4602\n b {KERNEL}\n cmp r1, #0\n beq 1b",
        None,
    ),
    "part of an address": (
        f"movw r3, #:lower16:{KERNEL}\n adds r3, #1\n b {KERNEL}",
        "half of an address",
    ),
}
del REFUSED["end of the code"], REFUSED["jump into an IT block"]


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_is_refused(code, name):
    text, why = REFUSED[name]
    found = verdict(code("    " + text))
    assert not found.proved
    assert why in found.reason
    check_word(found)
    assert re.search(r"at \.text\+0x[0-9a-f]+ \(.+\): ", found.reason) or " as it was" in why


def test_jump_into_an_it_block(code):
    """Reached both ways, in either order, what follows an IT is refused."""
    block = "2: it eq\n1: moveq r2, r1\n cmp r3, #0\n bne 3f\n movs r3, #1\n b {}b\n3:"
    for first, then in (("b 1f\n", 2), ("", 1)):
        found = verdict(code(f"movs r3, #0\n {first}{block.format(then)} b {KERNEL}"))
        assert not found.proved and "a jump into an IT block" in found.reason
    found = verdict(code(f"movs r3, #0\n {block.format(2)} b {KERNEL}"))
    assert found.proved, found.reason


def test_endless_loop(code, monkeypatch):
    monkeypatch.setattr(executor, "LIMIT", 1000)
    assert "no return within" in verdict(code("1: b 1b")).reason


def test_allowed(code):
    """What looks odd but is right: unaligned words, stale registers, public conditions."""
    for text in (
        "ldr r2, [r0, #3]\n ldrh r3, [r0, #1]",
        "ldr r2, [r0]\n eors r2, r2\n cbz r2, 1f\n nop\n1:",
        "cmp r1, #7\n ite hi\n movhi r2, #1\n movls r2, #2",
        "push {r1}\n mov r3, sp\n ldr r1, [r3]\n add sp, #4",
        "vmov s0, r4\n mov r4, #0\n vmov r4, s0",
        "mov r12, sp\n bic r12, r12, #7\n mov sp, r12",
        "movs r2, #9\n movs r3, #5\n umull r2, r3, r2, r3\n udiv r2, r2, r1",
    ):
        found = verdict(code(f"    {text}\n    b {KERNEL}"))
        assert found.proved, f"{text}: {found.reason}"


def test_every_stack_alignment_is_tried(code):
    """Code that is right only where sp happens to be 0 modulo 16 is refused."""
    frame = f"push {{r4, lr}}\n mov r4, sp\n bic r3, r4, #15\n mov sp, r3\n bl {KERNEL}\n"
    found = verdict(code(f"{frame} mov sp, r4\n pop {{r4, pc}}"))
    assert found.proved, found.reason
    assert found.stack_bytes == 80
    align = "mov r12, sp\n bic r3, r12, #15\n"
    found = verdict(code(f"{align} cmp r3, sp\n bne 1f\n b {KERNEL}\n1: bx lr"))
    assert not found.proved and "FIPS" in found.reason


def refuted(found) -> dict:
    assert not found.proved
    assert found.counterexample, found.reason
    assert "differs from FIPS 202" in found.reason
    assert found.as_json()["equal_to_fips202"] is False
    return found.counterexample


def test_identity_is_refuted(code):
    witness = refuted(verdict(code("bx lr")))
    assert len(witness["state"]) == 25 and witness["got"] == witness["state"][0]


def test_wrong_constant_is_refuted(code):
    """The constant of one round: proofs of fewer rounds hold."""

    def change(text):
        constant = next(re.finditer(r"\.word\s+(0x[0-9a-f]+|\d+)", text))
        return text[: constant.start(1)] + hex(int(constant[1], 0) ^ 1) + text[constant.end(1) :]

    path = code(f"b {KERNEL}", change=change)
    found = [verdict(path, cases=[Case(n)]).proved for n in (1, 12, 23, 24)]
    assert found == [True, True, True, False] or found == [False] * 4
    refuted(verdict(path, cases=[Case(24)]))


def test_wrong_only_for_some_numbers_of_rounds(code):
    path = code(f"adds r1, #3\n bic r1, r1, #3\n b {KERNEL}")
    assert verdict(path, cases=[Case(n) for n in range(4, 25, 4)]).proved
    found = verdict(path, cases=[Case(n) for n in range(4, 25)])
    refuted(found)
    assert found.reason.startswith("5 rounds: ")


def test_wrong_layout_is_refuted(code):
    refuted(verdict(code(f"b {KERNEL}"), Interface(1, "lanes", "state,rounds")))


def test_wrong_on_few_states_is_not_proved(code):
    """One bit of the result is wrong if 50 bits of the state are ones: no random state shows it."""
    loop = "movs r2, #1\n mov r3, r0\n add r12, r0, #200\n1: push {r4}\n ldr r4, [r3], #4\n"
    loop += " ands r2, r4\n pop {r4}\n cmp r3, r12\n bne 1b\n"
    change = f"{loop} ldr r3, [r0]\n eors r3, r2\n str r3, [r0]\n b {KERNEL}"
    found = verdict(code(change))
    assert not found.proved and not found.counterexample
    assert "decides nothing" in found.reason
    assert found.as_json()["equal_to_fips202"] is None


def test_stack_bound(code):
    path = code(f"b {KERNEL}")
    assert verdict(path, stack=64).proved
    found = verdict(path, stack=63)
    assert not found.proved and "64 bytes of stack, more than 63" in found.reason


@pytest.mark.parametrize("option", ["-O1", "-O2", "-O3", "-Os"])
@pytest.mark.parametrize(("name", "layout"), [("c32", "interleaved"), ("c64", "lanes")])
def test_compiled_c_is_proved(tmp_path, option, name, layout):
    """The portable kernels, with their calls, tables and spills; an even number of rounds,
    because an odd one calls memcpy."""
    out = tmp_path / "kernel.o"
    include = ["-I", shipped.ROOT / "src", "-I", shipped.ROOT / "include"]
    source = shipped.KECCAK / "portable" / f"keccakp1600_x1_{name}.c"
    for more in ([], ["-fPIC"]):
        subprocess.run([*GCC, option, *more, "-c", *include, source, "-o", out], check=True)
        call = Interface(1, layout, "state,rounds")
        found = prove(str(out), "permute", call, [Case(2), Case(24)])
        assert found.proved, found.reason
        assert found.stack_bytes > 200
        assert "call of memcpy" in prove(str(out), "permute", call, [Case(1)]).reason


TABLES = {
    "absolute": "ldr r3, =table",
    "halves": "movw r3, #:lower16:table\n movt r3, #:upper16:table",
    "relative": "ldr r3, 1f\n2: add r3, pc\n b 3f\n .p2align 2\n1: .word table - 2b - 4\n3:",
    "relative halves": "movw r3, #:lower16:(table - 1f - 4)\n movt r3, #:upper16:(table - 1f - 4)\n"
    "1: add r3, pc",
    "indirect": "ldr r3, 1f\n2: add r3, pc\n ldr r3, [r3]\n b 3f\n .p2align 2\n"
    "1: .word table(GOT_PREL) + (. - 2b - 4)\n3:",
    "table of pointers": "ldr r3, =pointer\n ldr r3, [r3]",
}


@pytest.mark.parametrize("name", sorted(TABLES))
def test_relocations(code, name):
    """A constant in another section, reached in the ways of assemblers and compilers: the rounds
    come from there."""
    data = "    .section .rodata\n    .p2align 2\ntable: .word 3\npointer: .word table\n    .text"
    path = code(f"{TABLES[name]}\n ldr r1, [r3]\n b {KERNEL}\n{data}")
    found = verdict(path, cases=[Case(3)])
    assert found.proved, found.reason
    refuted(verdict(path, cases=[Case(4)]))


@pytest.mark.parametrize("start", ["0x0", "0x08000200", "0x20000000"])
def test_linked_image(code, tmp_path, start):
    """Firmware: addresses are numbers, in literals, in halves, in tables and of functions."""
    data = "    .section .rodata\n    .p2align 2\ntable: .word 3\npointer: .word table\n    .text"
    ways = [TABLES[n] for n in ("absolute", "halves", "table of pointers")]
    for way in ways:
        text = f"{way}\n ldr r1, [r3]\n ldr r3, ={KERNEL}\n push {{lr}}\n blx r3\n pop {{pc}}"
        path = code(f"{text}\n{data}\n    .data\nvariable: .word 3\n    .text")
        image = tmp_path / "image.elf"
        options = ["-nostdlib", f"-Wl,-eentry,-Ttext={start},-Tdata=0x30000000"]
        subprocess.run([*GCC, *options, path, "-o", image], check=True)
        found = verdict(str(image), cases=[Case(3)])
        assert found.proved, found.reason
        refuted(verdict(str(image), cases=[Case(4)]))
    for text, why in (
        ("ldr r3, =variable\n ldr r1, [r3]", "no pointer given"),
        ("ldr r3, =0x40000001\n bx r3", "not in the code"),
    ):
        path = code(f"{text}\n b {KERNEL}\n    .data\nvariable: .word 3\n    .text")
        subprocess.run([*GCC, *options, path, "-o", image], check=True)
        found = verdict(str(image))
        assert not found.proved and why in found.reason


def test_branches_to_other_sections(code):
    far = '.section .text.far, "ax"\n .thumb_func\nfar:'
    text = f"push {{lr}}\n bl far\n pop {{pc}}\n {far} b {KERNEL}\n .text"
    found = verdict(code(text))
    assert found.proved, found.reason


def test_symbols_of_hand_written_code(tmp_path):
    """A label without .type and .thumb_func is a function, of which nothing is proved if it is
    global; one in data is none."""
    (tmp_path / "code.S").write_text(
        ".syntax unified\n.thumb\n.text\n.globl first\nfirst: bx lr\n.type second, %function\n"
        "second: bx lr\n.data\n.globl third\nthird: .word 0\n"
    )
    out = tmp_path / "code.o"
    subprocess.run([*GCC, "-c", tmp_path / "code.S", "-o", out], check=True)
    code = ObjectFile(str(out))
    assert code.functions == ["second", "first"] and code.exported == ["first"]
    assert code.isa == "armv7m" and code.symbols["second"] % 2 == 0
    refuted(prove(str(out), "second", PERMUTE, [Case(1)]))
    verdict = prove(str(out), "first", PERMUTE, [Case(1)])
    assert not verdict.proved and "lacks the Thumb bit" in verdict.reason


BYTES = "lanewise_armv7m_{}_bytes"


def add(*cases):
    return Interface(1, "interleaved", "state,data,offset,length"), [
        Case(offset=o, length=n) for o, n in cases
    ]


def extract(*cases):
    return Interface(1, "interleaved", "state,out,offset,length"), add(*cases)[1]


def with_bytes(code, text):
    source = (shipped.KECCAK / "armv7m" / "keccakp1600_bytes_armv7m.S").read_text()
    return code(text + "\n    .p2align 2\n" + source, kernel="")


SIZES = [(0, 200), (0, 136), (3, 0), (3, 2), (5, 3), (7, 9), (195, 5), (1, 199)]


def test_bytes(code):
    for name, of in (("add", add), ("extract", extract)):
        path = with_bytes(code, f"b {BYTES.format(name)}")
        found = verdict(path, *of(*SIZES))
        assert found.proved, found.reason
        wrong = verdict(path, Interface(1, "lanes", of()[0].call), of((0, 8))[1])
        refuted(wrong)


BYTES_REFUSED = {
    "a byte too much read": (add, "ldrb r12, [r1, r3]", "outside message 0"),
    "a byte before": (add, "ldrb r12, [r1, #-1]", "outside message 0"),
    "a message written": (add, "strb r3, [r1]", "not to be written"),
    "right where a message is aligned": (add, "tst r1, #3\n it ne\n bxne lr", "FIPS"),
    "branch on a message": (add, "ldrb r12, [r1]\n cmp r12, #0\n beq 1f\n1:", "depends on data"),
    "a byte too much written": (extract, "strb r3, [r1, r3]", "outside output 0"),
    "a state written": (extract, "strb r3, [r0]", "not to be written"),
}


@pytest.mark.parametrize("name", sorted(BYTES_REFUSED))
def test_bytes_are_refused(code, name):
    of, text, why = BYTES_REFUSED[name]
    target = BYTES.format(of.__name__)
    found = verdict(with_bytes(code, f"    {text}\n    b {target}"), *of((3, 10)))
    assert not found.proved and why in found.reason


def test_wrong_bytes_are_refuted(code):
    for of, text in (
        (add, "subs r3, #1"),  # one byte less
        (extract, "subs r3, #1"),
        (add, "subs r2, #1"),  # one byte before
        (extract, "subs r2, #1"),
        (extract, "ldrb r12, [r0]\n strb r12, [r1]\n mov r3, #0"),
    ):
        path = with_bytes(code, f"    {text}\n    b {BYTES.format(of.__name__)}")
        refuted(verdict(path, *of((3, 10))))


@pytest.mark.ci
def test_command(code, capsys, monkeypatch):
    path = code(f"movs r1, #24\n b {KERNEL}")

    def run(*options, status=0):
        assert main(["prove", *options]) == status
        return json.loads(capsys.readouterr().out)

    out = run("--isa", "armv7m", path, "entry")  # a function that fixes its number of rounds
    assert out["proved"] and out["equal_to_fips202"] and out["constant_flow"] and out["abi"]
    assert out["rounds"] == [24] and out["stack_bytes"] == 64 and out["isa"] == "armv7m"
    assert out["layout"] == "interleaved" and "eor" in out["mnemonics"]
    assert run("--call", "state", path, "entry")["proved"]
    assert run(path, KERNEL)["rounds"] == list(range(1, 25))
    assert run("--rounds", "1-3,12", path, KERNEL)["rounds"] == [1, 2, 3, 12]
    assert "FIPS" in run("--rounds", "12", path, "entry", status=1)["reason"]
    assert "stack" in run("--stack", "60", path, "entry", status=1)["reason"]
    out = run("--layout", "lanes", path, "entry", status=1)
    assert out["proved"] is False and len(out["counterexample"]["state"]) == 25
    data = with_bytes(code, f"lsls r3, r2, #3\n movs r2, #0\n b {BYTES.format('add')}")
    out = run("--call", "state,data,lanes", "--lanes", "1,17", data, "entry")
    assert out["cases"] == ["0 rounds, 1 blocks, 1 lanes", "0 rounds, 1 blocks, 17 lanes"]
    assert len(run("--call", "state,data,lanes", data, "entry")["cases"]) == 25
    monkeypatch.setattr(interface, "byte_cases", lambda: add((3, 10))[1])
    assert run(data, "lanewise_armv7m_add_bytes")["cases"] == ["10 bytes at 3"]


def test_command_on_bad_input(code, capsys, tmp_path):
    path = code(f"b {KERNEL}")
    text = tmp_path / "text.o"
    text.write_text("not an object")
    short = tmp_path / "short.o"
    for bad, reason in (
        (["--isa", "x86_64", path, "entry"], "holds code for armv7m"),
        (["--layout", "zipped", path, "entry"], "the layout is interleaved or lanes"),
        ([path, "no_such_function"], "defines no function no_such_function"),
        ([str(text), "entry"], "not an ELF object"),
        ([sys.executable, "main"], "linked"),
        ([str(tmp_path / "missing.o"), "entry"], "No such file"),
        (["--call", "state,size", path, "entry"], "unknown parameter size"),
        (["--call", "state,data,lanes", "--rounds", "3", path, "entry"], "that permute"),
    ):
        with pytest.raises(SystemExit) as stop:
            main(["prove", *bad])
        error = capsys.readouterr().err
        assert stop.value.code == 2 and reason in error and error.count("\n") == 1
    data = bytearray(open(path, "rb").read())
    for cut in range(0, len(data), len(data) // 60):
        short.write_bytes(data[:cut])
        with pytest.raises(SystemExit) as stop:
            main(["prove", "--rounds", "1", str(short), "entry"])
        assert stop.value.code == 2 and capsys.readouterr().err.count("\n") == 1


@pytest.mark.ci
def test_all_fails_on_a_wrong_kernel(tmp_path, monkeypatch, capsys):
    """A rotation changed, a wrong bound of the stack, and none: `make prove` names each."""
    text = (shipped.KECCAK / "armv7m" / f"{KERNEL.removeprefix('lanewise_')}.S").read_text()
    sources = []
    for name, old, new in (
        ("rotation", r"(ror #)31\b", r"\g<1>30"),
        ("wrong_stack", r"Stack: 64 bytes", "Stack: 68 bytes"),
        ("no_stack", r"Stack: 64 bytes", ""),
    ):
        wrong = re.sub(old, new, text, count=1).replace(KERNEL, name)
        assert wrong != text.replace(KERNEL, name)
        sources.append(tmp_path / f"{name}.S")
        sources[-1].write_text(wrong)
    monkeypatch.setattr(shipped, "sources", lambda isa: sources)
    assert shipped.main(["--isa", "armv7m", "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert re.search(r"NOT PROVED  rotation: .*differs from FIPS", out)
    assert "NOT PROVED  wrong_stack: the source states 68 bytes of stack, not 64" in out
    assert "NOT PROVED  no_stack.o: states no stack bound of no_stack" in out
