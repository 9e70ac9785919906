# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Permutations in C with vector intrinsics, as another author may write them, by the command."""

import json
import subprocess

import pytest
from lanewise_lab.cli import main
from lanewise_lab.prove import shipped
from lanewise_lab.round import RC, RHO, lane
from required import modules, tools

modules("capstone")
pytestmark = pytest.mark.slow

NEON = """
#include <arm_neon.h>
typedef uint64x2_t V;
#define START
#define LOAD(p) vld1q_u64(p)
#define STORE(p, v) vst1q_u64(p, v)
#define X(p, q) veorq_u64(p, q)
#define IOTA(v, c) X(v, vdupq_n_u64(c))
#define ROTL(v, n) vsriq_n_u64(vshlq_n_u64(v, n), v, 64 - (n))
#ifdef __ARM_FEATURE_SHA3
#define SUM(p, q, r, s, t) veor3q_u64(veor3q_u64(p, q, r), s, t)
#define DELTA(p, q) vrax1q_u64(p, q)
#define MOVED(v, d, n) vxarq_u64(v, d, 64 - (n))
#define CHI(p, q, r) vbcaxq_u64(p, r, q)
#else
#define SUM(p, q, r, s, t) X(X(X(p, q), X(r, s)), t)
#define DELTA(p, q) X(p, ROTL(q, 1))
#define MOVED(v, d, n) ROTL(X(v, d), n)
#define CHI(p, q, r) X(p, vbicq_u64(r, q))
#endif
"""
RVV = """
#include <riscv_vector.h>
typedef vuint64m1_t V;
#define START size_t vl = __riscv_vsetvl_e64m1(4);
#define LOAD(p) __riscv_vle64_v_u64m1(p, vl)
#define STORE(p, v) __riscv_vse64(p, v, vl)
#define X(p, q) __riscv_vxor(p, q, vl)
#define IOTA(v, c) X(v, c)
#ifdef __riscv_zvbb
#define ROTL(v, n) __riscv_vror(v, 64 - (n), vl)
#define CHI(p, q, r) X(p, __riscv_vandn(r, q, vl))
#else
#define ROTL(v, n) __riscv_vor(__riscv_vsll(v, n, vl), __riscv_vsrl(v, 64 - (n), vl), vl)
#define CHI(p, q, r) X(p, __riscv_vand(__riscv_vnot(q, vl), r, vl))
#endif
#define SUM(p, q, r, s, t) X(X(X(X(p, q), r), s), t)
#define DELTA(p, q) X(p, ROTL(q, 1))
#define MOVED(v, d, n) ROTL(X(v, d), n)
"""


def program(head: str, states: int) -> str:
    """Vectors of RISC-V are no elements of arrays: every lane is a variable."""
    out = [f"V c{x} = SUM({', '.join(f'a{x + 5 * y}' for y in range(5))});" for x in range(5)]
    out += [f"V d{x} = DELTA(c{(x + 4) % 5}, c{(x + 1) % 5});" for x in range(5)]
    for x in range(5):
        for y in range(5):
            i, to = lane(x, y), lane(y, 2 * x + 3 * y)
            moved = f"MOVED(a{i}, d{x}, {RHO[i]})" if RHO[i] else f"X(a{i}, d{x})"
            out.append(f"V b{to} = {moved};")
    for i in range(25):
        out.append(
            "a{} = CHI(b{}, b{}, b{});".format(i, *(i // 5 * 5 + (i + n) % 5 for n in range(3)))
        )
    loads = ", ".join(f"a{i} = LOAD(s + {states * i})" for i in range(25))
    stores = " ".join(f"STORE(s + {states * i}, a{i});" for i in range(25))
    constants = ", ".join(f"{c:#x}u" for c in RC)
    return f"""{head}
static const uint64_t rc[24] = {{{constants}}};
void keccak_f1600_x{states}_(uint64_t *s)
{{
    START
    V {loads};
    for (int n = 0; n < 24; n++) {{
        {chr(10).join(out)}
        a0 = IOTA(a0, rc[n]);
    }}
    {stores}
}}
"""


@pytest.fixture
def verdict(tmp_path, capsys):
    source, out = tmp_path / "foreign.c", tmp_path / "foreign.o"

    def run(*options: str) -> dict:
        assert main(["prove", *options]) == 0
        return json.loads(capsys.readouterr().out)

    def compiled(text: str, *command: str):
        source.write_text(text)
        subprocess.run([*command, "-c", source, "-o", out], check=True)
        name = text[text.index("keccak_f1600") :].partition("(")[0]
        return lambda *options: run(*options, str(out), name)

    return compiled


@pytest.mark.parametrize(("march", "extensions"), [("armv8-a", []), ("armv8.2-a+sha3", ["sha3"])])
def test_neon(verdict, march, extensions):
    """f(states): two states by the name, 24 rounds."""
    tools("aarch64-linux-gnu-gcc")
    command = [*shipped.COMPILERS["aarch64"], "-O3", f"-march={march}"]
    prove = verdict(program(NEON, 2), *command)
    for options in ([], ["--call", "state", "--layout", "zipped"]):
        found = prove(*options)
        assert found["isa"] == "aarch64" and found["extensions"] == extensions
        assert found["states"] == 2 and found["rounds"] == [24]


@pytest.mark.ci
@pytest.mark.parametrize("extensions", [["c", "v"], ["c", "v", "zvkb"]], ids=["v", "zvkb"])
def test_rvv(verdict, extensions):
    """The same of four states; spills of whole registers."""
    tools("clang-19")
    march = "rv64gcv" + ("_zvbb" if "zvkb" in extensions else "")
    command = ["clang-19", "--target=riscv64-linux-gnu", "-mabi=lp64d", "-O2", "-ffreestanding"]
    command += ["-menable-experimental-extensions", f"-march={march}"]
    prove = verdict(program(RVV, 4), *command)
    found = prove("--vlen", "256,512")
    assert found["isa"] == "riscv64" and found["extensions"] == extensions
    assert found["cases"] == ["24 rounds, VLEN 256", "24 rounds, VLEN 512"]
    # Left to itself, the command takes the widths that hold four states and says which.
    found = prove()
    assert found["found_by_trying"]["vlen"] == "256,512,1024"
    assert not found["holds_for_wider_vlen"]  # whole registers are spilled
