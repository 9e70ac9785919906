# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the prover says of whole functions where instruction sets differ: x86-64 and ARMv7-M.
test_prove_refused.py has what all of them have."""

import json
import re
import subprocess

import pytest
from lanewise_lab.cli import main
from lanewise_lab.prove import interface
from lanewise_lab.prove.interface import Case, Interface
from lanewise_lab.prove.kernel import prove
from lanewise_lab.prove.objfile import ObjectFile
from sets import ROWS, InstructionSet, refuted

LANES = Interface(1, "lanes", "state,rounds")
BYTES = "keccakp1600_bytes_armv7m.S"


@pytest.fixture
def x86(tmp_path):
    return InstructionSet("x86_64", tmp_path)


@pytest.fixture
def cortex_m(tmp_path):
    return InstructionSet("armv7m", tmp_path)


@pytest.fixture
def portable(x86):
    source = '#include "keccak/portable/keccakp1600_x1_c64.c"\n'
    return x86.compile(source, "-O2", name="portable.c")


@pytest.fixture
def run(capsys):
    """The command's verdict."""

    def command(*options, status=0):
        assert main(["prove", *options]) == status
        return json.loads(capsys.readouterr().out)

    return command


# x86-64


@pytest.mark.slow
def test_portable_kernel_is_proved(portable, run):
    """Compiled C: spills, red zone, two rounds at a time and one left over."""
    found = prove(portable, "permute", LANES, [Case(n) for n in (1, 2, 3, 24)])
    assert found.proved, found.reason
    assert found.stack_bytes > 200
    found = prove(portable, "permute", LANES, [Case(2)])
    assert found.stack_left >= 200
    run("--rounds", "24", "--call", "state,rounds", portable, "permute")


@pytest.mark.slow
def test_portable_glue_is_proved(portable):
    """The other functions of the contract, as the compiler made them."""
    call = Interface(1, "lanes", "state,outs,lanes")
    found = prove(portable, "extract_lanes", call, [Case(lanes=n) for n in range(1, 26)])
    assert found.proved, found.reason
    call = Interface(1, "lanes", "state,messages,blocks,lanes,rounds")
    found = prove(portable, "absorb_blocks", call, [Case(24, 2, 17), Case(3, 1, 25)])
    assert found.proved, found.reason


def test_narrow_argument_is_not_trusted_above(x86):
    """`unsigned rounds` leaves the upper half of its register undefined."""
    narrow = Interface(2, "zipped", "state,rc,rounds")
    assert not x86.verdict(x86.entry(), narrow).proved
    assert x86.verdict(x86.entry("mov edx, edx"), narrow).proved


def test_messages_are_read_inside_their_ends(x86):
    """A kernel that is told of one lane more reads past the message."""
    kernel = x86.symbol("x8_avx512")
    call = interface.default_interface(f"{kernel}_absorb")
    for text, proved in (("", True), ("inc rcx", False)):
        path = x86.object(f"{text}; jmp {kernel}_absorb", kernel)
        found = x86.verdict(path, call, [Case(1, 1, 16)])
        assert found.proved == proved
        assert proved or "outside message" in found.reason


def test_what_is_left_on_the_stack(x86):
    """A spilled lane is counted, the spilled register of the caller is not."""
    found = x86.verdict(x86.object(ROWS["x86_64"]["frames"][0][0]))
    assert found.proved and found.stack_left == 0 and "xmm0" not in found.registers_left
    assert "zmm0" in found.registers_left and "rbx" not in found.registers_left
    spill = "sub rsp, 24; mov rax, [rdi]; mov [rsp + 8], rax; call KERNEL; add rsp, 24; ret"
    assert x86.verdict(x86.object(spill)).stack_left == 8


@pytest.mark.slow
def test_command(x86, run, capsys, tmp_path):
    path, kernel = x86.entry(), x86.kernel
    out = run("--rounds", "1-3,12", path, kernel)
    assert out["proved"] and out["equal_to_fips202"] and out["constant_flow"] and out["abi"]
    assert out["rounds"] == [1, 2, 3, 12] and out["states"] == 2 and out["stack_bytes"] == 0
    assert "vpternlogq" in out["mnemonics"]
    out = run("--rounds", "2", "--layout", "lanes", path, kernel, status=1)
    assert out["proved"] is False and out["equal_to_fips202"] is False
    assert len(out["counterexample"]["state"]) == 25
    (tmp_path / "text.o").write_text("not an object")
    for reason, *bad in (
        ("defines no function", path, "no_such_function"),
        ("not an ELF object", str(tmp_path / "text.o"), "f"),
        ("holds code for x86_64", "--isa", "armv7m", path, kernel),
        ("rounds", "--rounds", "25", path, kernel),
        ("rounds", "--rounds", "0", path, kernel),
        ("states", "--states", "9", path, kernel),
        ("unknown parameter size", "--call", "state,size", path, kernel),
        ("blocks", "--blocks", "1", path, kernel),
        ("No such file", str(tmp_path / "missing.o"), kernel),
    ):
        with pytest.raises(SystemExit) as stop:
            main(["prove", *bad])
        error = capsys.readouterr().err
        assert stop.value.code == 2 and reason in error
        assert error.count("\n") == 1 or error.startswith("usage"), error


# ARMv7-M


@pytest.mark.slow
def test_jump_into_an_it_block(cortex_m):
    """Reached both ways, in either order, what follows an IT is refused."""
    block = "2: it eq; 1: moveq r2, r1; cmp r3, #0; bne 3f; movs r3, #1; b {}b; 3:"
    for first, then in (("b 1f", 2), ("", 1)):
        path = cortex_m.entry(f"movs r3, #0; {first}; {block.format(then)}")
        found = cortex_m.verdict(path)
        assert not found.proved and "a jump into an IT block" in found.reason
    found = cortex_m.verdict(cortex_m.entry(f"movs r3, #0; {block.format(2)}"))
    assert found.proved, found.reason


@pytest.mark.slow
def test_wrong_constant_is_refuted(cortex_m):
    """The constant of one round: proofs of fewer rounds hold."""

    def change(text):
        constant = next(re.finditer(r"\.word\s+(0x[0-9a-f]+|\d+)", text))
        return text[: constant.start(1)] + hex(int(constant[1], 0) ^ 1) + text[constant.end(1) :]

    path = cortex_m.entry(change=change)
    found = [cortex_m.verdict(path, cases=[Case(n)]).proved for n in (1, 12, 23, 24)]
    assert found == [True, True, True, False] or found == [False] * 4
    refuted(cortex_m.verdict(path, cases=[Case(24)]))


@pytest.mark.slow
def test_wrong_only_for_some_numbers_of_rounds(cortex_m):
    path = cortex_m.entry("adds r1, #3; bic r1, r1, #3")
    assert cortex_m.verdict(path, cases=[Case(n) for n in range(4, 25, 4)]).proved
    found = cortex_m.verdict(path, cases=[Case(n) for n in range(4, 25)])
    refuted(found)
    assert found.reason.startswith("5 rounds: ")


@pytest.mark.slow
@pytest.mark.parametrize("start", ["0x0", "0x08000200", "0x20000000"])
def test_linked_image(cortex_m, start):
    """Firmware: addresses are numbers, in literals, in halves, in tables and of functions."""
    row, image = cortex_m.row, cortex_m.folder / "image.elf"

    def verdict(text, rounds):
        options = ["-nostdlib", f"-Wl,-eentry,-Ttext={start},-Tdata=0x30000000"]
        path = cortex_m.object(f"{text}; .data; variable: .word 3; .text")
        subprocess.run([*cortex_m.compiler, *options, path, "-o", image], check=True)
        return cortex_m.verdict(str(image), cases=[Case(rounds)])

    for way in ("absolute", "halves", "table of pointers"):
        text = f"{row['tables'][way]}; ldr r1, [r3]; ldr r3, =KERNEL; push {{lr}}; blx r3"
        text = f"{text}; pop {{pc}}; {row['table_data']}"
        found = verdict(text, 3)
        assert found.proved, found.reason
        refuted(verdict(text, 4))
    for text, why in (
        ("ldr r3, =variable; ldr r1, [r3]", "no pointer given"),
        ("ldr r3, =0x40000001; bx r3", "not in the code"),
    ):
        found = verdict(f"{text}; b KERNEL", 2)
        assert not found.proved and why in found.reason


@pytest.mark.slow
def test_symbols_of_hand_written_code(cortex_m):
    """A label without .type and .thumb_func is a function, of which nothing is proved if it is
    global; one in data is none."""
    path = cortex_m.compile(
        ".syntax unified\n.thumb\n.text\n.globl first\nfirst: bx lr\n.type second, %function\n"
        "second: bx lr\n.data\n.globl third\nthird: .word 0\n"
    )
    code = ObjectFile(path)
    assert code.functions == ["second", "first"] and code.exported == ["first"]
    assert code.isa == "armv7m" and code.symbols["second"] % 2 == 0
    refuted(prove(path, "second", cortex_m.interface, [Case(1)]))
    found = prove(path, "first", cortex_m.interface, [Case(1)])
    assert not found.proved and "lacks the Thumb bit" in found.reason


@pytest.mark.ci
@pytest.mark.slow
def test_command_finds_cases(cortex_m, run, monkeypatch):
    path = cortex_m.entry("movs r1, #24")
    assert run("--call", "state", path, "entry")["proved"]
    assert run(path, cortex_m.kernel)["rounds"] == list(range(1, 25))
    assert run("--rounds", "1-3,12", path, cortex_m.kernel)["rounds"] == [1, 2, 3, 12]
    assert run("--rounds", "24", path, "entry")["stack_bytes"] == 64
    assert "stack" in run("--stack", "60", path, "entry", status=1)["reason"]
    out = run("--layout", "lanes", path, "entry", status=1)
    assert out["proved"] is False and len(out["counterexample"]["state"]) == 25
    text = "lsls r3, r2, #3; movs r2, #0; b lanewise_armv7m_add_bytes; .p2align 2"
    data = cortex_m.object(text, BYTES[:-2])
    out = run("--call", "state,data,lanes", "--lanes", "1,17", data, "entry")
    assert out["cases"] == ["0 rounds, 1 blocks, 1 lanes", "0 rounds, 1 blocks, 17 lanes"]
    assert len(run("--call", "state,data,lanes", data, "entry")["cases"]) == 25
    monkeypatch.setattr(interface, "byte_cases", lambda: [Case(offset=3, length=10)])
    assert run(data, "lanewise_armv7m_add_bytes")["cases"] == ["10 bytes at 3"]


@pytest.mark.slow
def test_object_that_is_cut(cortex_m, capsys):
    data, short = open(cortex_m.entry(), "rb").read(), cortex_m.folder / "short.o"
    for cut in range(0, len(data), len(data) // 60):
        short.write_bytes(data[:cut])
        with pytest.raises(SystemExit) as stop:
            main(["prove", "--rounds", "1", str(short), "entry"])
        assert stop.value.code == 2 and capsys.readouterr().err.count("\n") == 1
