# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the prover accepts and what it must refuse, and the command."""

import json
import re
import shutil
import subprocess

import pytest
from required import modules, tools

modules("capstone")
tools("gcc")

from lanewise_lab.cli import main  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Case, Interface, default_interface  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402

C64 = shipped.ROOT / "src" / "keccak" / "portable" / "keccakp1600_x1_c64.c"
KERNEL = "lanewise_keccakp1600_x2_avx512vl"
X8 = "lanewise_keccakp1600_x8_avx512"


@pytest.fixture(scope="module")
def portable(tmp_path_factory):
    out = tmp_path_factory.mktemp("portable") / "c64.o"
    include = ["-I", shipped.ROOT / "src", "-I", shipped.ROOT / "include"]
    subprocess.run(["gcc", "-O2", "-c", *include, C64, "-o", out], check=True)
    return str(out)


@pytest.fixture
def code(tmp_path):
    """Assemble text together with a shipped kernel; returns the object."""

    def build(text: str, kernel: str = KERNEL) -> str:
        source = shipped.SOURCES / f"{kernel.removeprefix('lanewise_')}.S"
        shutil.copy(source, tmp_path / "kernel.S")
        path = tmp_path / "code.S"
        path.write_text(f'#include "kernel.S"\n    .text\nentry:\n{text}\n')
        out = tmp_path / "code.o"
        subprocess.run(["gcc", f"-I{source.parent}", "-c", path, "-o", out], check=True)
        return str(out)

    return build


def verdict(path, interface=None, cases=(Case(2),)):
    interface = interface or Interface(2, "zipped", "state,rc,rounds64")
    return prove(path, "entry", interface, list(cases))


@pytest.mark.slow
def test_portable_kernel_is_proved(portable):
    """Compiled C: spills, red zone, two rounds at a time and one left over."""
    interface = Interface(1, "lanes", "state,rounds")
    found = prove(portable, "permute", interface, [Case(n) for n in (1, 2, 3, 24)])
    assert found.proved, found.reason
    assert found.stack_bytes > 200


@pytest.mark.slow
def test_portable_glue_is_proved(portable):
    """The other functions of the contract, as the compiler made them."""
    interface = Interface(1, "lanes", "state,outs,lanes")
    found = prove(portable, "extract_lanes", interface, [Case(lanes=n) for n in range(1, 26)])
    assert found.proved, found.reason
    interface = Interface(1, "lanes", "state,messages,blocks,lanes,rounds")
    found = prove(portable, "absorb_blocks", interface, [Case(24, 2, 17), Case(3, 1, 25)])
    assert found.proved, found.reason


def test_wrapper_is_proved(code):
    """The frame of the negative tests: nothing else is wrong with them."""
    found = verdict(code(f"    jmp {KERNEL}"))
    assert found.proved, found.reason
    found = verdict(code(f"    push rbx\n    call {KERNEL}\n    pop rbx\n    ret"))
    assert found.proved, found.reason
    assert found.stack_bytes == 16


REFUSED = {
    "branch on a lane": (
        f"mov rax, [rdi]\n test rax, rax\n je 1f\n nop\n1: jmp {KERNEL}",
        "condition depends on data",
    ),
    "branch on one bit of a lane": (
        f"mov rax, [rdi]\n and eax, 1\n cmp eax, 1\n je 1f\n1: jmp {KERNEL}",
        "depends on data",
    ),
    "conditional move on a lane": (
        f"mov rax, [rdi]\n test rax, rax\n cmovs rcx, r8\n jmp {KERNEL}",
        "condition depends on data",
    ),
    "address from a lane": (
        f"mov rax, [rdi]\n and eax, 7\n mov rax, [rsi + rax*8]\n jmp {KERNEL}",
        "an address depends on data",
    ),
    "lane as a pointer": (f"mov rax, [rdi]\n mov rax, [rax]\n jmp {KERNEL}", "depends on data"),
    "number as a pointer": (f"mov eax, 4096\n mov rax, [rax]\n jmp {KERNEL}", "is no pointer"),
    "jump to a lane": (f"mov rax, [rdi]\n jmp rax\n jmp {KERNEL}", "a jump depends on data"),
    "stack pointer above the caller's": (
        f"add rsp, 16\n sub rsp, 16\n jmp {KERNEL}",
        "above the caller's frame",
    ),
    "shift count from a lane": (
        f"mov rcx, [rdi]\n shl rax, cl\n jmp {KERNEL}",
        "a shift count depends on data",
    ),
    "permutation index from a lane": (
        f"vmovdqu64 zmm1, [rdi]\n vpermq zmm0, zmm1, zmm0\n vzeroupper\n jmp {KERNEL}",
        "index depends on data",
    ),
    "masked access by a lane": (
        f"mov rax, [rdi]\n kmovq k1, rax\n vmovdqu64 zmm0{{k1}}{{z}}, [rdi]\n jmp {KERNEL}",
        "mask depends on data",
    ),
    "division": (
        f"mov eax, 1\n xor edx, edx\n div rsi\n jmp {KERNEL}",
        "a quotient depends on data",
    ),
    "direction flag": (f"std\n jmp {KERNEL}", "not on the list"),
    "rbx lost": (f"mov ebx, 1\n jmp {KERNEL}", "rbx is not as it was"),
    "r15 and r14 exchanged": (f"xchg r14, r15\n jmp {KERNEL}", "r14 is not as it was"),
    "rbp restored from the wrong place": (
        f"push rbp\n push rbx\n call {KERNEL}\n pop rbp\n pop rbx\n ret",
        "not as it was",
    ),
    "stack left unbalanced": (f"push rbx\n call {KERNEL}\n ret", "rbx at entry"),
    "return without a call": (f"pop rax\n call {KERNEL}\n pop rcx\n ret", ""),
    "write behind the state": (f"mov [rdi + 400], rsi\n jmp {KERNEL}", "lies outside the state"),
    "write across its end": (f"vmovdqu [rdi + 392], xmm0\n jmp {KERNEL}", "lies outside"),
    "write before the state": (f"mov byte ptr [rdi - 1], 0\n jmp {KERNEL}", "lies outside"),
    "write to the constants": (f"mov qword ptr [rsi], 1\n jmp {KERNEL}", "not to be written"),
    "read behind the constants": (f"mov rax, [rsi + 16]\n jmp {KERNEL}", "lies outside"),
    "read behind the state": (f"mov rax, [rdi + 393]\n jmp {KERNEL}", "lies outside the state"),
    "write to the caller's frame": (f"mov [rsp + 8], rsi\n jmp {KERNEL}", ""),
    "overwritten return address": (f"mov [rsp], rsi\n jmp {KERNEL}", "not to be written"),
    "write below the red zone": (f"mov [rsp - 136], rsi\n jmp {KERNEL}", "red zone"),
    "alignment that nobody promised": (
        f"vmovdqa xmm0, [rdi + 8]\n jmp {KERNEL}",
        "16-byte alignment",
    ),
    "aligned access to an unaligned stack": (
        f"vmovdqa ymm0, [rsp - 40]\n vzeroupper\n jmp {KERNEL}",
        "32-byte alignment",
    ),
    "aligned access to unaligned constants": (
        f'vmovdqa xmm0, [rip + 1f]\n jmp {KERNEL}\n .section .rodata.a, "a"\n .p2align 3\n'
        "1: .quad 1, 2, 3, 4\n .text",
        "16-byte alignment",
    ),
    "data kept below the red zone": (
        f"sub rsp, 408\n mov rax, [rdi]\n mov [rsp], rax\n add rsp, 408\n sub rsp, 408\n"
        f" mov rax, [rsp]\n mov [rdi], rax\n add rsp, 408\n jmp {KERNEL}",
        "",
    ),
    "pointers compared far away": (
        f"movabs rax, 0x7000000000000000\n add rax, rdi\n cmp rax, rdi\n ja 1f\n1: jmp {KERNEL}",
        "is compared, outside the state",
    ),
    "pointers to different things compared": (
        f"cmp rdi, rsi\n ja 1f\n1: jmp {KERNEL}",
        "are compared",
    ),
    "upper halves left dirty": (f"call {KERNEL}\n vpbroadcastq ymm0, rax\n ret", "vzeroupper"),
    "call of another file": (f"call memcpy\n jmp {KERNEL}", "in another file"),
    "endless loop": ("1: jmp 1b", "no return"),
    "a lane lost": (f"mov qword ptr [rdi + 64], 0\n jmp {KERNEL}", "differs from FIPS 202"),
    "one bit flipped": (f"btc qword ptr [rdi], 3\n jmp {KERNEL}", "not on the list"),
    "one bit wrong after": (
        f"push rdi\n call {KERNEL}\n pop rdi\n xor byte ptr [rdi + 399], 1\n ret",
        "",
    ),
    "a round too many": (f"dec rdx\n jmp {KERNEL}", "differs from FIPS 202"),
    "nothing done": ("ret", "differs from FIPS 202"),
}


#: Of those, what says nothing against the code, only that it cannot be proved.
UNDECIDED = {
    "call of another file",
    "direction flag",
    "division",
    "endless loop",
    "one bit flipped",
    "one bit wrong after",
    "pointers compared far away",
    "pointers to different things compared",
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_refused(code, monkeypatch, name):
    monkeypatch.setattr("lanewise_lab.symbolic.run.LIMIT", 10_000)
    text, reason = REFUSED[name]
    found = verdict(code(text))
    assert not found.proved
    assert reason in found.reason, found.reason
    assert found.word == ("undecided" if name in UNDECIDED else "refuted"), found.reason
    assert (found.counterexample is not None) == (name not in UNDECIDED)


def test_narrow_argument_is_not_trusted_above(code):
    """`unsigned rounds` leaves the upper half of its register undefined."""
    interface = Interface(2, "zipped", "state,rc,rounds")
    assert not verdict(code(f"    jmp {KERNEL}"), interface).proved
    assert verdict(code(f"    mov edx, edx\n    jmp {KERNEL}"), interface).proved


def test_messages_are_read_inside_their_ends(code):
    """A kernel that is told of one lane more reads past the message."""
    interface = default_interface(f"{X8}_absorb")
    case = [Case(1, 1, 16)]
    path = code(f"    jmp {X8}_absorb", X8)
    assert verdict(path, interface, case).proved
    path = code(f"    inc rcx\n    jmp {X8}_absorb", X8)
    assert "outside message" in verdict(path, interface, case).reason


def test_wrong_layout_is_refuted(code):
    found = verdict(code(f"    jmp {KERNEL}"), Interface(2, "lanes", "state,rc,rounds64"))
    assert found.counterexample


def test_every_stack_alignment_is_tried(code):
    """Code that is right only where rsp happens to be 8 modulo 32 is refused."""
    good = f"push rbp\n mov rbp, rsp\n and rsp, -64\n call {KERNEL}\n leave\n ret"
    assert verdict(code(good)).proved
    bad = (
        f"mov rax, rsp\n and rax, -32\n sub rax, rsp\n cmp rax, -8\n jne 1f\n jmp {KERNEL}\n1: ret"
    )
    found = verdict(code(bad))
    assert not found.proved and "FIPS" in found.reason


def test_what_is_left_on_the_stack(code, portable):
    """A spilled lane is counted, the spilled register of the caller is not."""
    found = verdict(code(f"    push rbx\n    call {KERNEL}\n    pop rbx\n    ret"))
    assert found.proved and found.stack_left == 0 and "xmm0" not in found.registers_left
    assert "zmm0" in found.registers_left and "rbx" not in found.registers_left
    spill = f"sub rsp, 24\n mov rax, [rdi]\n mov [rsp + 8], rax\n call {KERNEL}\n add rsp, 24\n ret"
    assert verdict(code(spill)).stack_left == 8
    found = prove(portable, "permute", Interface(1, "lanes", "state,rounds"), [Case(2)])
    assert found.stack_left >= 200


@pytest.mark.slow
def test_command(code, portable, capsys, tmp_path):
    path = code(f"    jmp {KERNEL}")
    assert main(["prove", "--rounds", "1-3,12", path, KERNEL]) == 0
    out = json.loads(capsys.readouterr().out)
    assert out["proved"] and out["equal_to_fips202"] and out["constant_flow"] and out["abi"]
    assert out["rounds"] == [1, 2, 3, 12] and out["states"] == 2 and out["stack_bytes"] == 0
    assert "vpternlogq" in out["mnemonics"]
    command = ["prove", "--rounds", "24", "--call", "state,rounds", portable, "permute"]
    assert main(command) == 0
    capsys.readouterr()
    assert main(["prove", "--rounds", "2", "--layout", "lanes", path, KERNEL]) == 1
    out = json.loads(capsys.readouterr().out)
    assert out["proved"] is False and out["equal_to_fips202"] is False
    assert len(out["counterexample"]["state"]) == 25
    text = tmp_path / "text.o"
    text.write_text("not an object")
    for bad, reason in (
        (["prove", path, "no_such_function"], "defines no function"),
        (["prove", str(text), "f"], "not an ELF object"),
        (["prove", "--isa", "armv7m", path, KERNEL], "holds code for x86_64"),
    ):
        with pytest.raises(SystemExit) as stop:
            main(bad)
        assert stop.value.code == 2
        error = capsys.readouterr().err
        assert reason in error and error.count("\n") == 1
    for bad in (
        ["prove", "--rounds", "25", path, KERNEL],
        ["prove", "--rounds", "0", path, KERNEL],
        ["prove", "--states", "9", path, KERNEL],
        ["prove", "--call", "state,size", path, KERNEL],
        ["prove", "--blocks", "1", path, KERNEL],
        ["prove", str(tmp_path / "missing.o"), KERNEL],
    ):
        with pytest.raises(SystemExit) as stop:
            main(bad)
        assert stop.value.code == 2


@pytest.mark.full  # test_prove_command.py has small cases of it
def test_all_fails_on_a_wrong_kernel(tmp_path, monkeypatch, capsys):
    """One rotation changed in the source of one kernel: `make prove` must fail and name it."""
    name = "keccakp1600_x2_avx512vl.S"
    text = (shipped.SOURCES / name).read_text()
    wrong = re.sub(r"(vprolq [^#\n]*, )21\b", r"\g<1>22", text, count=1)
    assert wrong != text
    (tmp_path / name).write_text(wrong)
    monkeypatch.setattr(shipped, "sources", lambda isa: [tmp_path / name])
    monkeypatch.setattr(shipped, "backend_tasks", lambda path: [])
    assert shipped.main(["--isa", "x86_64", "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert "NOT PROVED  lanewise_keccakp1600_x2_avx512vl: " in out and "differs from FIPS" in out
    assert "proved      lanewise_keccakp1600_x2_avx512vl_extract" in out
