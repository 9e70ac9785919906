# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The entries for Windows: those that ship are proved, and one that breaks a rule is refused."""

import re
import subprocess

import pytest
from lanewise_lab.prove import ms, shipped
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.symbolic import Refused
from required import tools

tools("gcc")

#: The smallest kernel with vector registers, and the one without.
SEVERAL = shipped.SOURCES / "keccakp1600_x2_avx512vl.S"
SCALAR = shipped.SOURCES / "keccakp1600_x1_bmi2_rows.S"
F = "lanewise_keccakp1600_x2_avx512vl"


def objects(folder, source=SEVERAL, edit_header=None, edit=None):
    """The object for System V, and that with entries, of a source and a header that are edited."""
    (folder / "asm.h").write_text((edit_header or str)((shipped.SOURCES / "asm.h").read_text()))
    path = shipped.assemble(source, folder, "x86_64")
    ours = folder / "entries.o"
    (folder / "edited.S").write_text((edit or str)(source.read_text()))
    command = ["gcc", "-DLANEWISE_MS_ABI", "-c", folder / "edited.S", "-o", ours]
    subprocess.run(command, check=True)
    return path, ours


@pytest.mark.parametrize("source, count", [(SEVERAL, 4), (SCALAR, 1)], ids=["x2", "scalar"])
def test_the_entries_that_ship_are_proved(tmp_path, source, count):
    assert shipped.prove_entries(*objects(tmp_path, source)) == (count, [])


def test_the_stack_of_an_entry(tmp_path):
    _, ours = objects(tmp_path)
    code = ObjectFile(str(ours), shipped.EXTERN)
    # Two registers, ten vectors, eight bytes for the alignment, the return address of the call.
    assert ms.prove_entry(code, F, 3) == 16 + 160 + 8 + 8


def replaced(pattern, by, count=1):
    def edit(text):
        new, found = re.subn(pattern, by, text, count=count)
        assert found
        return new

    return edit


WRONG = {
    "an argument too late": (
        r"mov rdx, r8\n    mov rcx, r9",
        "mov rcx, r9\n    mov rdx, rcx",
        "rdx",
    ),
    "the fifth argument from elsewhere": (r"rsp \+ 64", "rsp + 56", "r8 does not hold"),
    "the sixth argument from elsewhere": (r"rsp \+ 72", "rsp + 64", "r9 does not hold"),
    "xmm6 lost": (r"(irp n, )6, (7[^\n]*\n    movaps xmm)", r"\1\2", "xmm6 is not as it was"),
    "xmm15 lost": (r"(, 14), 15(\n    movaps xmm)", r"\1\2", "xmm15 is not as it was"),
    "the wrong vector back": (
        r"(movaps xmm\\n, [^\n]*) - 6",
        r"\1 - 5",
        "is not as it was|outside",
    ),
    "rsi lost": (r"pop rsi\n    pop rdi", "pop rdi\n    pop rdi", "rsi is not as it was"),
    "rdi and rsi exchanged": (r"pop rsi\n    pop rdi", "pop rdi\n    pop rsi", "not as it was"),
    "rsp moved too little": (r"add rsp, 168", "add rsp, 160", "a jump"),
    "the stack not aligned": (
        r"sub rsp, 168(.*?)add rsp, 168",
        r"sub rsp, 160\1add rsp, 160",
        "align",
    ),
    "the body called twice": (r"call \\body", r"call \\body\n    call \\body", "argument"),
    "vectors left to chance": (
        r"(lanewise_ms_entry name, SYMBOL\(name\), arguments), vectors",
        r"\1, 0",
        "xmm6",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_an_entry_that_breaks_a_rule_is_refused(tmp_path, name):
    pattern, by, why = WRONG[name]
    flags = "(?s)" if "(.*?)" in pattern else ""
    _, ours = objects(tmp_path, edit_header=replaced(flags + pattern, by))
    code = ObjectFile(str(ours), shipped.EXTERN)
    with pytest.raises(Refused, match=why):
        ms.prove_entry(code, f"{F}_absorb", 6)


def test_another_body_is_refused(tmp_path):
    edit = replaced(r"vpxorq (xmm\d+), (xmm\d+), (xmm\d+)", r"vporq \1, \2, \3")
    count, wrong = shipped.prove_entries(*objects(tmp_path, edit=edit))
    assert count == 3 and len(wrong) == 1 and "is not the code of" in wrong[0]


def test_other_constants_are_refused(tmp_path):
    edit = replaced(r"\.quad 0x8082\b|\.quad 0x0*8082\b", ".quad 0x8083")
    count, wrong = shipped.prove_entries(*objects(tmp_path, SCALAR, edit=edit))
    assert count == 0 and "constants" in wrong[0]


def test_the_red_zone_is_seen(tmp_path):
    text = "    mov [rsp - 24], rdx\n    mov rdx, [rsp - 24]\n    lea rsi"
    source = tmp_path / "keccakp1600_x2_avx512vl.S"
    source.write_text(SEVERAL.read_text().replace("    lea rsi", text, 1))
    (tmp_path / "asm.h").write_text((shipped.SOURCES / "asm.h").read_text())
    path = shipped.assemble(source, tmp_path, "x86_64")
    task = next(t for t in shipped.kernel_tasks(path) if t.symbol == F)
    verdict = shipped.prove(str(path), F, task.interface, list(task.cases[:1]))
    assert verdict.proved and verdict.red_zone == 24
    assert not shipped.judge(task, verdict).proved and "red zone" in verdict.reason
