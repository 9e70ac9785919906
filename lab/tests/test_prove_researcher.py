# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A researcher's own kernel: the permutation as textbooks write it, in tables and loops, by two
compilers at five levels for six targets. All but one are proved; what compilers make of indices -
divisions, products, end pointers beyond the array, copies - must not stand in the way."""

import json
import shutil
import subprocess

import pytest
from required import modules

modules("capstone")

from lanewise_lab.cli import main  # noqa: E402
from lanewise_lab.round import RC  # noqa: E402

#: Rotations and lanes along the cycle of pi, from lane 1 on.
TURNS = [(n + 1) * (n + 2) // 2 % 64 for n in range(24)]


def _cycle() -> list[int]:
    x, y, out = 1, 0, []
    for _ in range(24):
        x, y = y, (2 * x + 3 * y) % 5
        out.append(x + 5 * y)
    return out


SOURCE = """
typedef unsigned long long u64;
#define R(x, n) (((x) << (n)) | ((x) >> (64 - (n))))
KIND u64 rc[24] = {CONSTANTS};
KIND int rho[24] = {TURNS};
KIND int pi[24] = {LANES};
void f(u64 s[25])
{
    for (int r = 0; r < 24; r++) {
        u64 b[5], t;
        for (int i = 0; i < 5; i++)
            b[i] = s[i] ^ s[i + 5] ^ s[i + 10] ^ s[i + 15] ^ s[i + 20];
        for (int i = 0; i < 5; i++) {
            t = b[(i + 4) % 5] ^ R(b[(i + 1) % 5], 1);
            for (int j = 0; j < 25; j += 5)
                s[j + i] ^= t;
        }
        t = s[1];
        for (int i = 0; i < 24; i++) {
            int j = pi[i];
            b[0] = s[j];
            s[j] = R(t, rho[i]);
            t = b[0];
        }
        for (int j = 0; j < 25; j += 5) {
            for (int i = 0; i < 5; i++)
                b[i] = s[j + i];
            for (int i = 0; i < 5; i++)
                s[j + i] ^= (~b[(i + 1) % 5]) & b[(i + 2) % 5];
        }
        s[0] ^= rc[r];
    }
}
"""
for _name, _values in (("CONSTANTS", map(hex, RC)), ("TURNS", TURNS), ("LANES", _cycle())):
    SOURCE = SOURCE.replace(_name, ", ".join(map(str, _values)))

CLANG = ["clang-19", "-ffreestanding"]
COMPILERS = {
    "gcc x86-64": ["gcc"],
    "clang x86-64": [*CLANG, "--target=x86_64-linux-gnu"],
    "gcc AArch64": ["aarch64-linux-gnu-gcc", "-ffixed-x18"],
    "clang AArch64": [*CLANG, "--target=aarch64-linux-gnu", "-ffixed-x18"],
    "gcc Cortex-M4": ["arm-none-eabi-gcc", "-mcpu=cortex-m4", "-mthumb"],
    "clang Cortex-M4": [*CLANG, "--target=thumbv7em-none-eabi", "-mcpu=cortex-m4"],
    "gcc Cortex-M3": ["arm-none-eabi-gcc", "-mcpu=cortex-m3", "-mthumb"],
    "clang Cortex-M3": [*CLANG, "--target=thumbv7m-none-eabi", "-mcpu=cortex-m3"],
    "gcc RV64": ["riscv64-linux-gnu-gcc", "-march=rv64gc"],
    "clang RV64": [*CLANG, "--target=riscv64-linux-gnu", "-march=rv64gc", "-mabi=lp64d"],
    "gcc RV32": ["riscv64-unknown-elf-gcc", "-march=rv32imac", "-mabi=ilp32"],
    "clang RV32": [*CLANG, "--target=riscv32-unknown-elf", "-march=rv32imac", "-mabi=ilp32"],
}
LEVELS = ("-O0", "-O1", "-O2", "-Os", "-O3")
#: What is not decided, and why.
UNDECIDED = {("gcc RV32", "-Os"): "call of __ashldi3, which is in another file"}
#: One of each instruction set, of which two are in the fast tests. `make test` has these, gcc's -O2
#: and what is not decided, continuous integration clang's -O2 too, `make full` the rest.
SAMPLE = {
    ("gcc x86-64", "-O1"): (),
    ("clang AArch64", "-O3"): (),
    ("clang Cortex-M4", "-O3"): pytest.mark.slow,
    ("clang RV64", "-O3"): pytest.mark.slow,
}


@pytest.fixture
def verdict(tmp_path, capsys):
    def of(compiler: str, *options: str, kind: str = "static const") -> dict:
        command = COMPILERS[compiler]
        if not shutil.which(command[0]):
            pytest.fail(f"{command[0]} is missing")
        source, out = tmp_path / "f.c", tmp_path / "f.o"
        source.write_text(SOURCE.replace("KIND", kind))
        subprocess.run([*command, *options, "-c", source, "-o", out], check=True)
        status = main(["prove", str(out), "f"])
        said, err = capsys.readouterr()
        assert err.count("\n") <= 1
        return json.loads(said) | {"status": status}

    return of


def _cases():
    for compiler in COMPILERS:
        for level in LEVELS:
            usual = level == "-O2" or (compiler, level) in UNDECIDED
            again = compiler != "gcc x86-64"
            marks = [pytest.mark.slow, *[pytest.mark.ci] * again] if usual else pytest.mark.full
            marks = SAMPLE.get((compiler, level), marks)
            yield pytest.param(compiler, level, marks=marks)


@pytest.mark.parametrize("compiler, level", list(_cases()))
def test_textbook_kernel_is_proved(verdict, compiler, level):
    out = verdict(compiler, level)
    if (compiler, level) in UNDECIDED:
        assert (out["verdict"], out["status"]) == ("undecided", 2)
        assert UNDECIDED[compiler, level] in out["reason"]
        return
    assert (out["verdict"], out["status"]) == ("proved", 0), out.get("reason")
    assert out["rounds"] == [24] and out["call"] == "state"
    if "M3" in compiler:
        assert not out["extensions"]


@pytest.mark.slow
@pytest.mark.parametrize("compiler", [c for c in COMPILERS if c.startswith("gcc")])
def test_constants_that_can_be_written(verdict, compiler):
    """Tables that are not const lie in .data, where anybody may have changed them."""
    out = verdict(compiler, "-O1", kind="")
    assert (out["verdict"], out["status"]) == ("undecided", 2)
    assert "it lies in a writable section, and may have been changed since" in out["reason"]


@pytest.mark.ci
@pytest.mark.slow
@pytest.mark.parametrize(
    "compiler", ["gcc x86-64", pytest.param("gcc Cortex-M4", marks=pytest.mark.full)]
)
def test_a_wrong_table_is_refuted(verdict, monkeypatch, compiler):
    """What is proved so is not proved of anything: one rotation is off by one."""
    wrong = SOURCE.replace("{1, 3, 6, 10,", "{1, 3, 7, 10,")
    assert wrong != SOURCE
    monkeypatch.setitem(globals(), "SOURCE", wrong)
    out = verdict(compiler, "-O1")
    assert (out["verdict"], out["status"]) == ("refuted", 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "compiler",
    [
        "gcc x86-64",
        pytest.param("gcc Cortex-M4", marks=pytest.mark.full),
        pytest.param("gcc AArch64", marks=pytest.mark.full),
    ],
)
def test_a_divisor_that_depends_on_data(verdict, monkeypatch, compiler):
    """Divisions are for indices: the time of one of lanes tells of them."""
    divided = "{ volatile unsigned q = (unsigned)s[1] / ((unsigned)s[2] | 1); q; } s[0] ^= rc[r];"
    wrong = SOURCE.replace("s[0] ^= rc[r];", divided)
    assert wrong != SOURCE
    monkeypatch.setitem(globals(), "SOURCE", wrong)
    out = verdict(compiler, "-O0")
    assert (out["verdict"], out["status"]) == ("refuted", 1)
    assert "quotient" in out["reason"]
