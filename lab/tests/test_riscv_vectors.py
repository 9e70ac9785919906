# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V vectors: what the prover accepts and what it must refuse, and what depends on VLEN."""

import json
import subprocess

import pytest
from lanewise_lab.cli import main
from lanewise_lab.prove.interface import Case
from lanewise_lab.round import RC, RHO, lane
from riscv_objects import FOUR, NAME, VECTOR, code_fixture, refused, refuted, verdict  # noqa: F401

pytestmark = pytest.mark.slow

VL4 = "vsetivli zero, 4, e64, m1, ta, ma\n"
REFUSED_VECTORS = {
    "type not known": ("vxor.vv v0, v0, v1\n", "vl and vtype are not known"),
    "vl kept of an unknown one": ("vsetvli zero, zero, e64, m1, ta, ma\n", "leaves open"),
    "AVL of a lane": ("ld t0, 0(a0)\n vsetvli t0, t0, e64, m1, ta, ma\n", "a number of elements"),
    "AVL between VLMAX and twice that": ("vsetivli zero, 5, e64, m1, ta, ma\n", "leaves open"),
    "more than ELEN in a fraction": ("vsetivli zero, 1, e64, mf2, ta, ma\n", "leaves open"),
    "odd group": ("vsetivli zero, 4, e64, m2, ta, ma\n vxor.vi v1, v2, 1\n", "leaves open"),
    "sum of lanes": (VL4 + "vle64.v v0, (a0)\n vadd.vv v0, v0, v1\n", "a sum of data"),
    "shift by lanes": (VL4 + "vle64.v v0, (a0)\n vsll.vv v1, v1, v0\n", "a shift count"),
    "shift by a lane": (VL4 + "ld t0, 0(a0)\n vsrl.vx v1, v1, t0\n", "a shift count"),
    "mask of lanes": (VL4 + "vle64.v v0, (a0)\n vxor.vi v1, v1, 1, v0.t\n", "a mask of elements"),
    "mask that is overwritten": (VL4 + "vmv.v.i v0, 0\n vxor.vi v0, v1, 1, v0.t\n", "leaves open"),
    "index from lanes": (VL4 + "vle64.v v0, (a0)\n vrgather.vv v1, v2, v0\n", "an index depends"),
    "distance of a lane": (VL4 + "ld t0, 0(a0)\n vslideup.vx v1, v2, t0\n", "a distance depends"),
    "stride of a lane": (VL4 + "ld t0, 0(a0)\n vlse64.v v0, (a0), t0\n", "an address depends"),
    "slide over itself": (VL4 + "vslideup.vi v1, v1, 1\n", "leaves open"),
    "pointer in a vector": (VL4 + "vmv.v.x v1, a0\n", "a pointer is used as data"),
    "store half behind": (VL4 + "addi t0, a0, 784\n vse64.v v0, (t0)\n", "outside the state"),
    "load by strides behind": (
        VL4 + "li t0, 264\n addi t1, a0, 8\n vlse64.v v0, (t1), t0\n",
        "outside the state",
    ),
    "whole registers behind": ("addi t0, a0, 784\n vl1re64.v v0, (t0)\n", "outside the state"),
    "misaligned elements": (VL4 + "addi t0, a0, 4\n vle64.v v0, (t0)\n", "8-byte alignment"),
    "register that is not there": ("vsetvl t0, t0, t1\n", "not on the list"),
    "product of vectors": (VL4 + "vmul.vv v0, v1, v2\n", "not on the list"),
    "indexed load": (VL4 + "vluxei64.v v0, (a0), v1\n", "not on the list"),
}


@pytest.mark.parametrize("name", sorted(REFUSED_VECTORS))
def test_vectors_are_refused(code, name):
    text, why = REFUSED_VECTORS[name]
    found = verdict(code(f"    {text} tail {VECTOR}", VECTOR), FOUR, [Case(1, vlen=256)])
    refused(found, why)


def test_agnostic_elements_are_unknown(code):
    """What lies behind vl is nothing to rely on: not with `ta`, but with `tu`."""
    text = "vsetivli zero, 4, e64, m1, tu, mu\n vle64.v v1, (a0)\n vsetivli zero, 2, e64, m1, {}\n"
    text += "vxor.vi v1, v1, 0\n vsetivli zero, 4, e64, m1, ta, ma\n vse64.v v1, (a0)\n"
    for policy, proved in (("tu, ma", True), ("ta, ma", False)):
        path = code(f"{text.format(policy)} tail {VECTOR}", VECTOR)
        assert verdict(path, FOUR, [Case(1, vlen=256)]).proved == proved
    masked = "li t0, 5\n vsetivli zero, 4, e64, m1, ta, {}\n vmv.v.x v0, t0\n vle64.v v1, (a0)\n"
    masked += "vxor.vi v1, v1, 0, v0.t\n vse64.v v1, (a0)\n"
    for policy, proved in (("mu", True), ("ma", False)):
        path = code(f"{masked.format(policy)} tail {VECTOR}", VECTOR)
        assert verdict(path, FOUR, [Case(1, vlen=256)]).proved == proved


def test_vector_length_is_part_of_the_claim(code):
    """Right where a register holds four lanes, and where it holds more; not where it holds two."""
    path = code(f"tail {VECTOR}", VECTOR)
    for vlen in (256, 512, 2048):
        found = verdict(path, FOUR, [Case(1, vlen=vlen)])
        assert found.proved and found.as_json()["cases"] == [f"1 rounds, VLEN {vlen}"]
    assert not verdict(path, FOUR, [Case(1, vlen=128)]).proved
    wide = "csrr t0, vlenb\n li t1, 32\n beq t0, t1, 1f\n ret\n1:"
    path = code(f"{wide} tail {VECTOR}", VECTOR)
    assert verdict(path, FOUR, [Case(1, vlen=256)]).proved
    assert "FIPS" in verdict(path, FOUR, [Case(1, vlen=512)]).reason


def test_one_state_of_four_is_wrong(code):
    """A word of each state: the proof looks at all."""
    for word in (0, 1, 50, 99):
        text = f"ld t0, {8 * word}(a0)\n not t0, t0\n sd t0, {8 * word}(a0)\n tail {VECTOR}"
        found = verdict(code(text, VECTOR), FOUR, [Case(1, vlen=256)])
        assert refuted(found)["instance"] == word % 4


def intrinsics(short: bool) -> str:
    """A permutation of four states in C with vector intrinsics, as somebody else may write it."""

    def xor(*terms: str) -> str:
        return f"X({xor(*terms[:-1])}, {terms[-1]})" if len(terms) > 1 else terms[0]

    rotate = "__riscv_vror(v, 64 - (n), vl)" if short else "O(L(v, n), R(v, 64 - (n)))"
    chi = "__riscv_vandn(c, b, vl)" if short else "__riscv_vand(__riscv_vnot(b, vl), c, vl)"
    lines = [f"V c{x} = {xor(*(f'a{x + 5 * y}' for y in range(5)))};" for x in range(5)]
    lines += [f"V d{x} = X(c{(x + 4) % 5}, ROTL(c{(x + 1) % 5}, 1));" for x in range(5)]
    for x in range(5):
        for y in range(5):
            i, to = lane(x, y), lane(y, 2 * x + 3 * y)
            moved = f"ROTL(X(a{i}, d{x}), {RHO[i]})" if RHO[i] else f"X(a{i}, d{x})"
            lines.append(f"V b{to} = {moved};")
    for i in range(25):
        b, c = (f"b{i // 5 * 5 + (i + n) % 5}" for n in (1, 2))
        lines.append(f"a{i} = X(b{i}, CHI({b}, {c}));")
    loads = ", ".join(f"a{i} = __riscv_vle64_v_u64m1(s + {4 * i}, vl)" for i in range(25))
    stores = " ".join(f"__riscv_vse64(s + {4 * i}, a{i}, vl);" for i in range(25))
    return f"""
#include <riscv_vector.h>
#define X(a, b) __riscv_vxor(a, b, vl)
#define O(a, b) __riscv_vor(a, b, vl)
#define L(a, n) __riscv_vsll(a, n, vl)
#define R(a, n) __riscv_vsrl(a, n, vl)
#define ROTL(v, n) {rotate}
#define CHI(b, c) {chi}
typedef vuint64m1_t V;
static const uint64_t rc[24] = {{{", ".join(f"{c:#x}u" for c in RC)}}};
void keccak_f1600_x4_(uint64_t *s)
{{
    size_t vl = __riscv_vsetvl_e64m1(4);
    V {loads};
    for (int n = 0; n < 24; n++) {{
        {chr(10).join(lines)}
        a0 = X(a0, rc[n]);
    }}
    {stores}
}}
"""


@pytest.mark.ci
@pytest.mark.parametrize("extensions", [["c", "v"], ["c", "v", "zvkb"]], ids=["v", "zvkb"])
def test_foreign_kernel(tmp_path, capsys, extensions):
    """f(states), compiled C with intrinsics, by the command; spills of whole registers."""
    source, out = tmp_path / "foreign.c", tmp_path / "foreign.o"
    source.write_text(intrinsics("zvkb" in extensions))
    march = "rv64gcv" + ("_zvbb" if "zvkb" in extensions else "")
    command = ["clang-19", "--target=riscv64-linux-gnu", "-mabi=lp64d", "-O2", "-ffreestanding"]
    command += ["-menable-experimental-extensions", f"-march={march}"]
    subprocess.run([*command, "-c", source, "-o", out], check=True)
    assert main(["prove", "--vlen", "256,512", str(out), "keccak_f1600_x4_"]) == 0
    verdict = json.loads(capsys.readouterr().out)
    assert verdict["isa"] == "riscv64" and verdict["extensions"] == extensions
    assert verdict["cases"] == ["24 rounds, VLEN 256", "24 rounds, VLEN 512"]
    # Left to itself, the command takes the widths that hold four states and says which.
    assert main(["prove", str(out), "keccak_f1600_x4_"]) == 0
    verdict = json.loads(capsys.readouterr().out)
    assert verdict["found_by_trying"]["vlen"] == "256,512,1024"
    assert not verdict["holds_for_wider_vlen"]  # whole registers are spilled


WIDER = {
    "all elements there are": "vsetvli t0, zero, e64, m1, ta, ma",
    "more than there are": "li t0, 99\n vsetvli t0, t0, e64, m1, ta, ma",
    "the width": "csrr t0, vlenb",
    "a whole register": "vl1re64.v v0, (a0)",
    "a group": "vsetivli zero, 4, e64, m2, ta, ma\n vmv.v.i v2, 0",
    "the end of a register": "vsetivli zero, 4, e64, m1, ta, ma\n vslidedown.vi v1, v2, 2",
    "an index behind it": "vsetivli zero, 4, e64, m1, ta, ma\n vrgather.vi v1, v2, 30",
}


@pytest.mark.parametrize("name", sorted(WIDER))
def test_what_depends_on_the_vector_length(code, name):
    """It is proved of one VLEN, but does not hold for wider ones by itself."""
    found = verdict(code(f"{WIDER[name]}\n tail {VECTOR}", VECTOR), FOUR, [Case(1, vlen=256)])
    assert found.proved, found.reason
    assert not found.wider and not found.as_json()["holds_for_wider_vlen"]


def test_what_does_not(code):
    text = "vsetivli zero, 2, e64, m1, ta, ma\n vslideup.vi v1, v2, 1\n vslidedown.vi v3, v2, 2\n"
    text += "vrgather.vi v4, v2, 3\n vmv2r.v v6, v8\n vsetvli zero, zero, e32, mf2, ta, ma\n"
    found = verdict(code(f"{text} tail {VECTOR}", VECTOR), FOUR, [Case(1, vlen=256)])
    assert found.proved, found.reason
    assert found.wider and found.as_json()["holds_for_wider_vlen"]
