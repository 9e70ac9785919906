# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the prover accepts and what it must refuse, and the command, on every instruction set."""

import json
import re
import shutil
import subprocess
import sys

import pytest
from lanewise_lab.cli import main
from lanewise_lab.prove import shipped
from lanewise_lab.prove.interface import Case, Interface
from lanewise_lab.prove.kernel import prove
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.round import RC
from lanewise_lab.symbolic import run as executor
from sets import ROWS, InstructionSet, cases, named, refused, refuted

pytestmark = pytest.mark.spread


@pytest.fixture
def code(isa, tmp_path):
    return InstructionSet(isa, tmp_path)


def every(key: str):
    """Of every instruction set whose file says something of `key`."""
    return pytest.mark.parametrize("isa", named(key))


def of_each(*keys: str):
    return pytest.mark.parametrize(("isa", "key", "name", "entry"), cases(*keys))


@every("frames")
def test_frames_are_proved(code):
    """The frames of the negative tests: nothing else is wrong with them."""
    path = code.entry()
    found = code.verdict(path, cases=[Case(n) for n in (1, 2, 3, 24)])
    assert found.proved, found.reason
    own, stated = found.stack_bytes, re.search(r"Stack: (\d+) bytes", code.source_of(code.kernel))
    assert own == (int(stated[1]) if stated else 0)
    for frame, more in code.row["frames"]:
        for options in code.row.get("frame_options", [[]]):
            found = code.verdict(code.object(frame, options=options))
            assert found.proved, f"{frame}: {found.reason}"
            assert found.stack_bytes == own + more, frame


@of_each("refuted", "undecided")
def test_is_refused(code, monkeypatch, key, name, entry):
    monkeypatch.setattr(executor, "LIMIT", 10_000)  # of instructions, for endless loops
    text, why = entry
    refused(code.verdict(code.entry(text)), key, why)


@every("allowed")
def test_allowed(code):
    """What looks odd but is right."""
    for text in code.row["allowed"]:
        found = code.verdict(code.entry(text))
        assert found.proved, f"{text}: {found.reason}"


@every("return")
def test_identity_is_refuted(code):
    witness = refuted(code.verdict(code.object(code.row["return"])))
    assert len(witness["state"]) == 25 and witness["got"] == witness["state"][0]


@pytest.mark.slow
@pytest.mark.parametrize("isa", ["aarch64", "riscv64"])
def test_wrong_constant_is_refuted(code):
    """The constant of the last round but one: a proof of one round holds."""

    def change(text):
        head, constant, rest = text.rpartition(f"0x{RC[22]:016x}")
        assert constant
        return f"{head}0x{RC[22] ^ 2:016x}{rest}"

    path = code.entry(change=change)
    assert code.verdict(path, cases=[Case(1)]).proved
    refuted(code.verdict(path, cases=[Case(2)]))


@every("layouts")
def test_layouts(code):
    for kernel, states, layout, proved in code.row["layouts"]:
        path = code.entry(kernel=code.symbol(kernel))
        found = code.verdict(path, Interface(states, layout, code.row["call"]))
        assert found.proved or refuted(found)
        assert found.proved == proved, (kernel, layout)


@every("one_state")
def test_one_state_of_several_is_wrong(code):
    """A word of each state: the proof looks at all."""
    kernels, states, words, text = code.row["one_state"]
    interface = Interface(states, code.row["layout"], code.row["call"])
    for kernel in map(code.symbol, kernels):
        for word in words:
            path = code.entry(text.replace("AT", str(8 * word)), kernel)
            assert refuted(code.verdict(path, interface))["instance"] == word % states


@every("few_states")
def test_wrong_on_few_states_is_not_proved(code):
    """One bit of the result is wrong if 50 bits of the state are ones: no random state shows it."""
    found = code.verdict(code.entry(code.row["few_states"]))
    assert found.word == "undecided" and not found.counterexample
    assert "decides nothing" in found.reason
    assert found.as_json()["equal_to_fips202"] is None


@every("few_states")
def test_stack_bound(code):
    path = code.entry()
    used = code.verdict(path).stack_bytes
    assert code.verdict(path, stack=used).proved
    found = code.verdict(path, stack=used - 1)
    assert not found.proved and f"{used} bytes of stack, more than {used - 1}" in found.reason


#: What a compiler may call.
COPY = """
#include <stddef.h>
void *memcpy(void *to, const void *from, size_t n)
{
    for (size_t i = 0; i < n; i++)
        ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
    return to;
}
"""
_LOOPS = ["-O2", "-fno-tree-loop-distribute-patterns"]
COMPILED = [
    (
        "aarch64",
        64,
        "paired",
        [["-O1"], ["-O2", "-fPIC"], ["-O3"], ["-O2", "-mbranch-protection=bti"]],
    ),
    (
        "riscv64",
        64,
        "zipped",
        [[*_LOOPS, f"-march=rv64{m}"] for m in ("gc", "g_zbb", "gc_zba_zbb_zbs")],
    ),
    ("riscv32", 32, "interleaved", [[*_LOOPS, f"-march=rv32{m}"] for m in ("imc", "im")]),
]
for bits, layout in ((32, "interleaved"), (64, "lanes")):
    optimised = [[o] for o in ("-O1", "-O2", "-O3", "-Os")]
    COMPILED.append(("armv7m", bits, layout, [*optimised, *([*o, "-fPIC"] for o in optimised)]))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("isa", "bits", "layout", "options"),
    [
        pytest.param(isa, bits, layout, o, id=f"{isa}-{bits}-{' '.join(o)}")
        for isa, bits, layout, every_options in COMPILED
        for o in every_options
    ],
)
def test_compiled_c_is_proved(code, bits, layout, options):
    """The portable kernels, with their calls, tables and spills, which stay on the stack. On
    ARMv7-M an odd number of rounds calls memcpy, on RISC-V here too."""
    copy = COPY if code.isa.startswith("riscv") else ""
    source = f'#include "keccak/portable/keccakp1600_x1_c{bits}.c"\n{copy}'
    path = code.compile(source, *options, name="kernel.c")
    interface = Interface(1, layout, "state,rounds")
    even = code.isa == "armv7m"
    found = prove(path, "permute", interface, [Case(n) for n in ((2, 24) if even else (1, 2, 24))])
    assert found.proved, found.reason
    assert found.stack_bytes > 200 and found.stack_left > 0
    if even:
        assert "call of memcpy" in prove(path, "permute", interface, [Case(1)]).reason
    elif copy:
        march = options[-1].removeprefix("-march=rv")
        assert ("c" in found.extensions) == ("c" in march.split("_")[0])
        assert ("zbb" in found.extensions) == ("zbb" in march)
    else:
        assert not found.extensions


@of_each("tables")
def test_relocations(code, key, name, entry):
    """A constant in another section, reached in the ways of assemblers and compilers: the rounds
    come from there."""
    row = code.row
    path = code.object(f"{entry}; {row['table']}; {row['jump']}; {row['table_data']}")
    found = code.verdict(path, cases=[Case(3)])
    assert found.proved, found.reason
    refuted(code.verdict(path, cases=[Case(4)]))


@every("far")
def test_branches_to_other_sections(code):
    for branch in code.row["far_branches"]:
        found = code.verdict(code.object(f"{branch}; {code.row['far']}"))
        assert found.proved, f"{branch}: {found.reason}"


def stopped(capsys, *arguments: str) -> str:
    """What the command says in one line and stops with."""
    with pytest.raises(SystemExit) as stop:
        main(["prove", *arguments])
    error = capsys.readouterr().err
    assert stop.value.code == 2 and error.count("\n") == 1, error
    return error


@every("unknown_relocation")
def test_unknown_relocation(code, capsys):
    path = code.object(code.row["unknown_relocation"])
    assert "relocation type" in stopped(capsys, path, "entry")


@every("symbols")
def test_symbols_of_hand_written_code(code):
    """Labels without .type are functions; mapping symbols and those of the assembler are none."""
    found = ObjectFile(code.object(code.row["symbols"]))
    assert found.isa == code.isa and {"entry", "third", code.kernel} <= set(found.functions)
    assert not [name for name in found.functions if name.startswith(("$", ".L"))]


@every("fixed")
def test_command(code, capsys):
    def run(*options, status=0):
        assert main(["prove", *options]) == status
        return json.loads(capsys.readouterr().out)

    path = code.entry(code.row["fixed"])
    out = run("--isa", code.isa, path, "entry")  # a function that fixes its number of rounds
    assert out["proved"] and out["equal_to_fips202"] and out["constant_flow"] and out["abi"]
    assert out["rounds"] == [24] and out["layout"] == code.row["layout"]
    assert out["isa"] == code.isa and {"eor", "xor"} & set(out["mnemonics"])
    assert not set(out["extensions"]) - {"c"}
    assert run("--rounds", "1-3", path, code.kernel)["rounds"] == [1, 2, 3]
    assert "FIPS" in run("--rounds", "12", path, "entry", status=1)["reason"]


@every("bad_input")
def test_command_on_bad_input(code, capsys, tmp_path):
    path = code.entry()
    files = {"OBJECT": path, "PYTHON": sys.executable, "MISSING": str(tmp_path / "missing.o")}
    files |= {name: str(tmp_path / f"{name}.o") for name in ("LINKED", "BIG", "TEXT")}
    (tmp_path / "TEXT.o").write_text("not an object")
    command = [*shipped.LINKERS[code.isa], "-e", "entry", path, "-o", files["LINKED"]]
    subprocess.run(command, check=True)
    if code.isa == "aarch64":
        command = ["aarch64-linux-gnu-as", "-EB", "/dev/null", "-o", files["BIG"]]
        subprocess.run(command, check=True)
    for bad, reason in code.row["bad_input"]:
        assert reason in stopped(capsys, *(files.get(word, word) for word in bad.split()))


def wrong_kernels():
    """Of one instruction set in continuous integration; `make full` has all."""
    isas = [isa for isa, row in ROWS.items() if "wrong_kernels" in row]
    tier = {"armv7m": pytest.mark.ci}
    return [pytest.param(isa, marks=tier.get(isa, pytest.mark.full)) for isa in isas]


@pytest.mark.slow
@pytest.mark.parametrize("isa", wrong_kernels())
def test_all_fails_on_a_wrong_kernel(code, tmp_path, monkeypatch, capsys):
    """A rotation changed, a wrong bound of the stack, and instructions that the name does not say
    or that it says and that are not there: `make prove` names each."""
    sources, folder = [], tmp_path / shipped.folder_of(code.isa).name
    folder.mkdir()
    for name, kernel, old, new, _ in code.row["wrong_kernels"]:
        kernel, to = code.symbol(kernel), code.symbol(f"wrong_{name}")
        text = code.source_of(kernel)
        wrong = re.sub(old, new, text, count=1)
        assert wrong != text or not old
        wrong = wrong.replace(kernel, to)
        sources.append(folder / f"{to.removeprefix('lanewise_')}.S")
        sources[-1].write_text(wrong)
    for header in shipped.folder_of(code.isa).glob("asm.h"):
        shutil.copy(header, folder)
    monkeypatch.setattr(shipped, "sources", lambda isa="": sources)
    monkeypatch.setattr(shipped, "backend_tasks", lambda path: [])
    if code.isa != "x86_64":
        monkeypatch.setattr(shipped, "default_cases", lambda interface: [Case(1), Case(24)])
    assert shipped.main(["--isa", code.isa, "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    for name, *_, why in code.row["wrong_kernels"]:
        assert re.search(rf"NOT PROVED  \w*wrong_{name}(\.o)?: {why}", out), out
    if code.isa == "x86_64":  # of the same file
        assert re.search(r"^proved +\w+_wrong_x2_avx512vl_extract", out, re.MULTILINE)
