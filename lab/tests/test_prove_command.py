# SPDX-License-Identifier: Apache-2.0 OR MIT
"""lanewise-lab prove for kernels that are not ours: what it finds out, says and exits with."""

import ctypes
import json
import random
import shutil
import subprocess
import sys

import pytest
from required import count, modules

modules("capstone")

from elftools.elf.elffile import ELFFile  # noqa: E402
from lanewise_lab.cli import main  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.round import RC, RHO, permute  # noqa: E402

pytestmark = pytest.mark.slow

#: A textbook permutation, from round `first` on; BETWEEN is done in every round.
TEXTBOOK = """
typedef unsigned long long u64;
static const u64 RC[24] = {CONSTANTS};
static const unsigned RHO[25] = {OFFSETS};
static u64 rol(u64 v, unsigned n) { return n ? v << n | v >> (64 - n) : v; }
static void one(u64 *s, int first)
{
    for (int r = first; r < 24; r++) {
        u64 c[5], b[25];
        for (int x = 0; x < 5; x++)
            c[x] = s[x] ^ s[x + 5] ^ s[x + 10] ^ s[x + 15] ^ s[x + 20];
        for (int x = 0; x < 5; x++) {
            u64 d = c[(x + 4) % 5] ^ rol(c[(x + 1) % 5], 1);
            for (int y = 0; y < 25; y += 5)
                s[x + y] ^= d;
        }
        for (int x = 0; x < 5; x++)
            for (int y = 0; y < 5; y++)
                b[y + 5 * ((2 * x + 3 * y) % 5)] = rol(s[x + 5 * y], RHO[x + 5 * y]);
        for (int y = 0; y < 25; y += 5)
            for (int x = 0; x < 5; x++)
                s[x + y] = b[x + y] ^ (~b[(x + 1) % 5 + y] & b[(x + 2) % 5 + y]);
        s[0] ^= RC[r];
        BETWEEN
    }
}
"""
TEXTBOOK = TEXTBOOK.replace("CONSTANTS", ", ".join(f"{c:#x}ull" for c in RC))
TEXTBOOK = TEXTBOOK.replace("OFFSETS", ", ".join(map(str, RHO)))
COMPILERS = {
    "x86_64": ["gcc"],
    "armv7m": ["arm-none-eabi-gcc", "-mcpu=cortex-m4", "-mthumb"],
    "aarch64": ["aarch64-linux-gnu-gcc", "-ffixed-x18"],
    "riscv64": ["riscv64-linux-gnu-gcc"],
    "riscv32": ["riscv64-unknown-elf-gcc", "-march=rv32imc", "-mabi=ilp32"],
}


@pytest.fixture
def built(tmp_path):
    def build(body: str, isa: str = "x86_64", *options: str, between: str = "") -> str:
        compiler = COMPILERS[isa]
        if not shutil.which(compiler[0]):
            pytest.fail(f"{compiler[0]} is missing")
        source, out = tmp_path / "f.c", tmp_path / f"{isa}.o"
        source.write_text(TEXTBOOK.replace("BETWEEN", between) + body)
        subprocess.run([*compiler, "-O3", *options, "-c", source, "-o", out], check=True)
        return str(out)

    return build


@pytest.fixture
def proving(capsys):
    def run(*options: str, status: int = 0) -> dict:
        assert main(["prove", *options]) == status
        out, err = capsys.readouterr()
        assert err.count("\n") <= 1
        verdict = json.loads(out) | {"said": err}
        assert verdict["verdict"] == ("proved", "refuted", "undecided")[status]
        return verdict

    return run


FIXED = "void f(u64 s[25]) { one(s, 0); }"
FREE = "void f(u64 s[25], unsigned rounds) { one(s, 24 - rounds); }"


@pytest.mark.parametrize("isa", COMPILERS)
def test_a_function_that_fixes_its_rounds(built, proving, isa):
    """Neither its layout nor its parameters need be said."""
    out = proving(built(FIXED, isa), "f")
    assert out["call"] == "state" and out["rounds"] == [24]
    assert out["found_by_trying"]["call"] == "state" and "--call state" in out["said"]
    if isa in ("armv7m", "riscv32"):
        assert out["layout"] == "lanes" == out["found_by_trying"]["layout"]
        assert "--layout lanes" in out["said"]


@pytest.mark.parametrize(
    "isa",
    [
        "x86_64",
        pytest.param("armv7m", marks=pytest.mark.full),
        pytest.param("aarch64", marks=pytest.mark.full),
    ],
)
def test_all_numbers_of_rounds_by_default(built, proving, isa):
    out = proving(built(FREE, isa, "-O2" if isa == "riscv64" else "-O3"), "f")
    assert out["call"] == "state,rounds" and out["rounds"] == list(range(1, 25))


@pytest.mark.ci
def test_other_parameters(built, proving):
    """12 rounds, a size_t, constants that the caller gives: found, and said."""
    twelve = proving(built("void f(u64 s[25]) { one(s, 12); }"), "f")
    assert twelve["rounds"] == [12] and "--rounds 12" in twelve["said"]
    wide = proving(built("void f(u64 s[25], u64 rounds) { one(s, 24 - (int)rounds); }"), "f")
    assert wide["rounds"] == list(range(1, 25))
    wide = "void f(u64 s[25], u64 rounds) { while (rounds) one(s, 24), rounds--, s += 25; }"
    out = proving(built(wide), "f", status=1)
    assert "hint" not in out


def test_the_layout_that_was_given_is_the_claim(built, proving):
    """Nothing else is proved in its place; what fits is a hint."""
    path = built(FIXED, "armv7m")
    out = proving("--layout", "interleaved", path, "f", status=1)
    assert out["equal_to_fips202"] is False and "--layout lanes" in out["hint"]
    assert "--layout lanes" in out["said"]
    assert proving("--layout", "lanes", path, "f")["found_by_trying"] == {"call": "state"}
    out = proving("--rounds", "12", path, "f", status=1)
    assert "--rounds 24" in out["hint"]


@pytest.mark.parametrize("lines", [0, 1])
def test_a_reader_that_goes_changes_no_verdict(built, lines):
    """As in `prove ... | head -1`: no traceback, and the exit status of the verdict."""
    wrong = "void f(u64 s[25]) { one(s, 0); s[3] ^= s[0]; }"
    for body, status in (FIXED, 0), (wrong, 1):
        command = [sys.executable, "-m", "lanewise_lab.cli", "prove", "--call", "state"]
        run = subprocess.Popen(
            [*command, built(body), "f"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(lines):
            run.stdout.readline()
        run.stdout.close()
        said = run.stderr.read()
        run.stderr.close()
        assert (run.wait(), "Traceback" in said, "Broken" in said) == (status, False, False), said


@pytest.mark.parametrize(
    ("call", "words"),
    [
        ("state,rcs,rounds64", "rcs is a parameter of a chain"),
        ("head", "head is a parameter of a chain"),
        ("state,bytes", "which and bytes"),
        ("state,state", "the parameter state is there twice"),
        ("state,steps", "a chain, and nothing else, has nodes"),
        ("state,nonsense", "unknown parameter nonsense"),
    ],
)
def test_parameters_that_make_no_call(built, capsys, call, words):
    path = built(FIXED)
    with pytest.raises(SystemExit) as stopped:
        main(["prove", "--call", call, path, "f"])
    out, err = capsys.readouterr()
    assert stopped.value.code == 2 and not out
    assert words in err and err.count("\n") == 1


@pytest.mark.ci
def test_several_states(built, proving):
    """Two or three behind each other, which neither the name nor an option says."""
    for n in (2, 3):
        body = f"void f(u64 *s) {{ for (int k = 0; k < {n}; k++) one(s + 25 * k, 0); }}"
        out = proving(built(body), "f")
        assert out["states"] == n and out["layout"] == "lanes"
        assert f"--states {n}" in out["said"] and "--layout lanes" in out["said"]
    assert "--states 3" in proving("--states", "2", built(body), "f", status=1)["hint"]


def test_zipped_states(built, proving):
    body = """
    void f(u64 *s)
    {
        u64 a[2][25];
        for (int i = 0; i < 50; i++)
            a[i & 1][i >> 1] = s[i];
        one(a[0], 0), one(a[1], 0);
        for (int i = 0; i < 50; i++)
            s[i] = a[i & 1][i >> 1];
    }"""
    out = proving("--states", "2", built(body, "aarch64"), "f")
    assert out["layout"] == "paired"  # which for two states is the same
    body = body.replace("i & 1", "i % 3").replace("i >> 1", "i / 3").replace("[2]", "[3]")
    body = body.replace("50", "75").replace("one(a[1], 0)", "one(a[1], 0), one(a[2], 0)")
    out = proving("--states", "3", built(body, "aarch64", "-fno-tree-vectorize"), "f")
    assert out["layout"] == "zipped" == out["found_by_trying"]["layout"]


WRONG = {
    "a wrong bit in one round": ("f", FIXED, "if (r == 7) s[3] ^= 1;", "equal_to_fips202"),
    "a branch on a lane": ("f", FIXED, "if (s[3] == s[4]) s[0] = s[1];", "constant_flow"),
    "a write behind the state": ("f", FIXED, "s[25 + r] = 1;", "memory"),
    "an access by a lane": ("f", FIXED, "s[1] ^= RC[s[2] % 16] ^ RC[s[2] % 16];", None),
}


@pytest.mark.parametrize("isa", ["x86_64", "aarch64"])
@pytest.mark.parametrize("name", WRONG)
def test_refuted_by_numbers(built, proving, name, isa):
    symbol, body, between, claim = WRONG[name]
    path = built(body, isa, "-fno-if-conversion", "-fno-if-conversion2", between=between)
    if name == "a branch on a lane":
        between = 'if (s[3] & 1) __asm__ volatile("nop");'
        path = built(body, isa, between=between)
    if name == "an access by a lane":
        path = built(body, isa, between='{ u64 v = RC[s[2] % 16]; __asm__ volatile("" ::"r"(v)); }')
        claim = "constant_flow"
    out = proving("--call", "state", "--rounds", "24", path, symbol, status=1)
    assert [
        c for c in ("equal_to_fips202", "constant_flow", "memory", "abi") if out[c] is False
    ] == [claim]
    found = out["counterexample"]
    assert found["case"] == "24 rounds"
    states = found["states"] if claim == "constant_flow" else [found["state"]]
    assert all(len(s) == 25 for s in states) and states[0] != states[-1] or len(states) == 1
    if claim == "constant_flow":
        assert found["values"][0] != found["values"][1]


@pytest.mark.ci
def test_the_counterexample_is_one(tmp_path, built, proving):
    """Run on the processor, the function gives what the counterexample says, and not Keccak."""
    path = built(FIXED, between="if (r == 7) s[3] ^= 1;")
    found = proving(path, "f", status=1)["counterexample"]
    program = tmp_path / "run.c"
    lanes = ", ".join(f"0x{v}ull" for v in found["state"])
    program.write_text(
        f"#include <stdio.h>\nvoid f(unsigned long long *);\n"
        f"int main(void) {{ unsigned long long s[25] = {{{lanes}}}; f(s);"
        f' printf("%016llx", s[{found["lane"]}]); }}'
    )
    subprocess.run(["gcc", program, path, "-o", tmp_path / "run"], check=True)
    got = subprocess.run([tmp_path / "run"], capture_output=True, text=True, check=True).stdout
    assert got == found["got"] != found["fips202"]


def test_x18(built, proving):
    """Refused with the way out, allowed by a switch, and then said."""
    body = 'void f(u64 s[25]) { __asm__ volatile("mov x18, #7" ::: "x18"); one(s, 0); }'
    path = built(body.replace('::: "x18"', ":::"), "aarch64")
    out = proving(path, "f", status=1)
    assert out["abi"] is False and "-ffixed-x18" in out["said"] and "--allow-x18" in out["said"]
    out = proving("--allow-x18", path, "f")
    assert out["assumes"] == ["the platform leaves x18 to the code"]
    assert "assumes" not in proving("--allow-x18", built(FIXED, "aarch64"), "f")


@pytest.mark.ci
def test_extensions_of_cortex_m(built, proving):
    assert proving(built(FIXED, "armv7m"), "f")["extensions"] == []
    for text, extension, more in (
        ('"vmov s0, r0"', "fpu", ["-mfloat-abi=softfp", "-mfpu=fpv4-sp-d16"]),
        ('"pkhbt r1, r0, r0" ::: "r1"', "dsp", []),
    ):
        text = text.replace("r0, r0", "r1, r1").replace("s0, r0", "s0, r1")
        body = f"void f(u64 s[25]) {{ __asm__ volatile({text}); one(s, 0); }}"
        assert proving(built(body, "armv7m", *more), "f")["extensions"] == [extension]


@pytest.mark.ci
def test_all_wants_cortex_m_kernels_without_extensions(tmp_path, monkeypatch, capsys):
    name = "keccakp1600_x1_armv7m_m4_resident"
    text = (shipped.KECCAK / "armv7m" / f"{name}.S").read_text()
    label = f"\nlanewise_{name}:\n"
    assert label in text
    (tmp_path / f"{name}.S").write_text(text.replace(label, f"{label}    vmov s0, r1\n"))
    compiler = [*COMPILERS["armv7m"], "-mfloat-abi=softfp", "-mfpu=fpv4-sp-d16"]
    monkeypatch.setitem(shipped.COMPILERS, "armv7m", compiler)
    monkeypatch.setattr(shipped, "sources", lambda isa: [tmp_path / f"{name}.S"])
    monkeypatch.setattr(shipped, "backend_tasks", lambda path: [])
    assert shipped.main(["--isa", "armv7m", "--jobs", "1"]) == 1
    assert "extensions used: fpu; the name says: none" in capsys.readouterr().out


def test_undecided(built, proving, monkeypatch):
    """What is not on the list says nothing against the code."""
    out = proving(built('void f(u64 s[25]) { one(s, 0); __asm__("cpuid"); }'), "f", status=2)
    assert out["proved"] is False and "not on the list" in out["said"]
    assert all(out[c] is None for c in ("equal_to_fips202", "constant_flow", "memory", "abi"))
    monkeypatch.setattr("lanewise_lab.symbolic.run.LIMIT", 10_000)
    assert "no return" in proving(built("void f(u64 s[25]) { for (;;) ; }"), "f", status=2)["said"]


def bad(capsys, *options: str) -> str:
    with pytest.raises(SystemExit) as stop:
        main(["prove", *options])
    out, err = capsys.readouterr()
    assert stop.value.code == 2 and err.count("\n") == 1 and not out
    return err


def test_bad_objects(built, capsys, tmp_path):
    path = built(FIXED)
    other = tmp_path / "other"
    assert "did you mean f?" in bad(capsys, path, "ff")
    subprocess.run(["ar", "rc", other, path], check=True)
    assert "archive" in bad(capsys, str(other), "f")
    subprocess.run(["strip", path, "-o", other], check=True)
    assert "stripped" in bad(capsys, str(other), "f")
    subprocess.run(["gcc", "-shared", path, "-o", other], check=True)
    assert "linked" in bad(capsys, str(other), "f")
    other.write_bytes(b"")
    assert "empty" in bad(capsys, str(other), "f")
    assert "directory" in bad(capsys, str(tmp_path), "f")


@pytest.mark.ci
def test_damaged_objects(built, capsys, tmp_path):
    """Bytes changed or cut off: never a traceback, and a proof only of what still is Keccak."""
    name = built(FREE, "x86_64", "-fcf-protection=none")
    good = open(name, "rb").read()
    text = _text(name)
    draws, path = random.Random(1), tmp_path / "damaged.o"
    proved = 0
    for n in range(count(60, 200)):
        data = bytearray(good)
        if n % 4 == 0:
            data = data[: draws.randrange(len(data))]
        else:
            for _ in range(draws.choice((1, 1, 4))):
                at = draws.choice((draws.randrange(len(data)), draws.choice(text)))
                data[at] ^= 1 << draws.randrange(8)
        path.write_bytes(data)
        try:
            status = main(["prove", "--rounds", "2", str(path), "f"])
        except SystemExit as stop:
            status = stop.code
        out, err = capsys.readouterr()
        assert status in (0, 1, 2) and "Traceback" not in err and err.count("\n") <= 1, err
        assert status == 0 or err
        if status == 0:
            assert json.loads(out)["verdict"] == "proved"
            proved += 1
            if any(data[at] != good[at] for at in text):
                assert _is_keccak(path, 2)
    assert proved


def _text(path: str) -> range:
    """Where the code lies in the file."""
    with open(path, "rb") as f:
        section = ELFFile(f).get_section_by_name(".text")
        return range(section["sh_offset"], section["sh_offset"] + section["sh_size"])


def _is_keccak(path, rounds: int) -> bool:
    """Linked and called on the processor, with a random state."""
    subprocess.run(["gcc", "-shared", path, "-o", f"{path}.so"], check=True)
    lanes = [random.Random(5).getrandbits(64) for _ in range(25)]
    state = (ctypes.c_uint64 * 25)(*lanes)
    ctypes.CDLL(f"{path}.so").f(state, rounds)
    return list(state) == permute(lanes, rounds)
