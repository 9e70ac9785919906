# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Objects for Windows as they are linked: the reader of COFF, and proofs of what it reads."""

import random
import re
import struct
import subprocess
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from lanewise_lab import coff, coff_proofs
from lanewise_lab.ntt import proofs as transforms
from lanewise_lab.prove import ms, shipped
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.symbolic import Refused
from required import count, machine_lacks, tools

tools("gcc", "clang-19")

KERNEL, F = "keccakp1600_x1_bmi2_rows", "lanewise_keccakp1600_x1_bmi2_rows"
CLANG = ["clang-19", "--target=x86_64-pc-windows-msvc", "-c"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """The smallest set with everything: constants, a transform, a kernel without vectors."""
    out = tmp_path_factory.mktemp("objects")
    for name in (KERNEL, "mlkem_avx2", "keccakp1600_x2_avx512vl"):
        (source,) = (shipped.ROOT / "src").glob(f"*/x86_64/{name}.S")
        subprocess.run([*CLANG, str(source), "-o", str(out / f"{name}.obj")], check=True)
    return out


PROGRAM = """
#include <stdint.h>
#include <string.h>
#include <stdio.h>
void @F@_sysv(void *, const uint8_t *, size_t, size_t, unsigned);
__attribute__((ms_abi)) void @F@(void *, const uint8_t *, size_t, size_t, unsigned);
static const uint64_t zero[25];
int main(void) {
    if (!__builtin_cpu_supports("bmi") || !__builtin_cpu_supports("bmi2"))
        return 77;
    uint64_t a[25] = {0}, b[25] = {0};
    @F@_sysv(a, (const uint8_t *)zero, 1, 17, 24);
    @F@(b, (const uint8_t *)zero, 1, 17, 24);
    printf("%016llx\\n", (unsigned long long)a[0]);
    return memcmp(a, b, sizeof a) != 0;
}
"""


def test_what_is_read_runs(folder, tmp_path):
    """Linked for this system, a kernel of Windows computes Keccak-f[1600] of zero, of which the
    reference's KeccakF-1600-IntermediateValues.txt has the first lane, by both entries."""
    elf = tmp_path / "kernel.o"
    elf.write_bytes(coff.Coff((folder / f"{KERNEL}.obj").read_bytes()).as_elf())
    (tmp_path / "main.c").write_text(PROGRAM.replace("@F@", F))
    command = ["gcc", tmp_path / "main.c", elf, "-z", "noexecstack", "-o", tmp_path / "main"]
    subprocess.run(command, check=True)
    done = subprocess.run([tmp_path / "main"], capture_output=True, text=True)
    if done.returncode == 77:
        machine_lacks("BMI2")
    assert (done.returncode, done.stdout) == (0, "f1258f7940e1dde7\n")


@pytest.mark.slow
def test_the_objects_are_proved(folder):
    for name, functions in ((KERNEL, 1), ("keccakp1600_x2_avx512vl", 4)):
        path = folder / f"{name}.obj"
        assert coff_proofs.entries(path) == []
        tasks = shipped.kernel_tasks(path)
        assert len(tasks) == functions and all(t.symbol.endswith("_sysv") for t in tasks)
        task = tasks[-1]
        verdict = shipped.prove(str(path), task.symbol, task.interface, list(task.cases[:3]))
        assert shipped.judge(task, verdict).proved, verdict.reason
    path = folder / "mlkem_avx2.obj"
    assert coff_proofs.entries(path) == []
    assert coff_proofs.prove_transforms(path) == (2, [])


def judged(path: Path) -> tuple[str, dict]:
    """Why an object is not proved, empty: it is; and the instructions of the work that ran."""
    try:
        if path.stem in transforms.TARGETS:
            wrong, code = coff_proofs.prove_transforms(path)[1], {}
        else:
            (task,) = shipped.kernel_tasks(path)
            cases = [next(c for c in task.cases if c.rounds == 24 and c.lanes == 17)]
            verdict = shipped.prove(str(path), task.symbol, task.interface, cases)
            wrong, code = [verdict.reason], verdict.instructions
        return "".join(wrong + coff_proofs.entries(path)), code
    except Refused as reason:
        return str(reason), {}


def places(path: Path) -> dict[str, tuple[int, int]]:
    """Where functions and constants lie in the file, and how many bytes."""
    data = path.read_bytes()
    _, n = struct.unpack_from("<HH", data)
    starts = [struct.unpack_from("<I", data, 20 + 40 * k + 20)[0] for k in range(n)]
    object_file = coff.Coff(data)
    found = {
        s.name: (starts[s.section - 1] + s.value, s.size)
        for s in object_file.symbols.values()
        if s.size
    }
    for number, section in object_file.sections.items():
        found.setdefault(section.name, (starts[number - 1], len(section.data)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", [KERNEL, pytest.param("mlkem_avx2", marks=pytest.mark.full)])
def test_a_flipped_byte_is_refused(folder, tmp_path, name):
    """In what does the work, in entries, and in constants."""
    path = folder / f"{name}.obj"
    where, data, dice = places(path), path.read_bytes(), random.Random(36)
    body = next(n for n in where if n.endswith("_sysv"))
    why, ran = judged(path)
    assert why == ""
    first = ObjectFile(str(path), shipped.EXTERN).entry(body)
    # A nop with another displacement is a nop.
    code = [i for i in ran.values() if i.mnemonic != "nop"]
    inside = [n - first for i in code for n in range(i.address, i.next)]
    copy = tmp_path / path.name
    entry = body.removesuffix("_sysv")
    for part in (body, entry, ".rdata"):
        start, size = where[part]
        for _ in range(count(3 if part == entry else 1, 20)):
            at = dice.choice(inside if part == body and inside else range(size))
            flipped = bytearray(data)
            flipped[start + at] ^= 0xFF
            copy.write_bytes(flipped)
            assert judged(copy)[0], f"{part} + {at:#x}"


def test_unwinding_data_are_asked_for(folder, tmp_path):
    path = folder / f"{KERNEL}.obj"
    copy = tmp_path / path.name
    for row, why in ((0, "no function .*_sysv with a size"), (1, "no unwinding data")):
        data, (at, _) = bytearray(path.read_bytes()), places(path)[".pdata"]
        # It begins elsewhere: four bytes into the function.
        (begin,) = struct.unpack_from("<I", data, at + 12 * row)
        struct.pack_into("<I", data, at + 12 * row, begin + 4)
        copy.write_bytes(data)
        assert re.search(why, "".join(coff_proofs.entries(copy)))


C = """
int used, other;
%s
int f(void) { return used + other; }
"""


@pytest.mark.parametrize(
    "text, options, why",
    [
        ("__attribute__((selectany)) int once = 1;", [], "may be replaced"),
        ("__attribute__((weak)) int g(void) { return 1; }", [], "kind"),
        ("", ["-m32"], "x86-64"),
        ("_Thread_local int each; int *g(void) { return &each; }", [], "relocation type"),
    ],
)
def test_what_depends_on_other_objects_is_refused(tmp_path, text, options, why):
    (tmp_path / "f.c").write_text(C % text)
    path = tmp_path / "f.obj"
    command = [*CLANG, "-O1", "-fno-common", *options, tmp_path / "f.c", "-o", path]
    subprocess.run(command, check=True)
    with pytest.raises(Refused, match=why):
        coff.Coff(path.read_bytes()).as_elf()
        ObjectFile(str(path))


def test_damaged_objects_are_refused(folder, tmp_path):
    """Whatever is cut off or overwritten outside of code: refused, or still a sound ELF object."""
    data, dice, read = (folder / f"{KERNEL}.obj").read_bytes(), random.Random(1), 0
    copy = tmp_path / "damaged.obj"
    for n in range(count(100, 5000)):
        damaged = bytearray(data if n % 2 else data[: dice.randrange(3, len(data))])
        for _ in range(dice.randrange(1, 4)):
            damaged[dice.randrange(2, min(len(damaged), 500))] = dice.randrange(256)
        copy.write_bytes(damaged)
        try:
            with coff.opened(copy) as f:
                assert ELFFile(f)["e_machine"] == "EM_X86_64"
            ObjectFile(str(copy))
            read += 1
        except Refused:
            pass
    assert read < n


def test_a_missing_object_is_named(folder, capsys):
    """Nothing else is proved here: all but three are missing."""
    names = coff_proofs.assembled()
    assert len(names) > 15 and set(transforms.TARGETS) & set(names)
    path = folder / "none"
    path.mkdir(exist_ok=True)
    assert coff_proofs.main([str(path)]) == 1
    said = capsys.readouterr().out
    assert all(f"NOT PROVED  {name}.obj is missing" in said for name in names)


def test_entries_and_bodies_are_told_apart(folder):
    code = ObjectFile(str(folder / f"{KERNEL}.obj"), shipped.EXTERN)
    assert ms.entries(code) == [F] and sorted(code.exported) == [F, F + ms.SUFFIX]
