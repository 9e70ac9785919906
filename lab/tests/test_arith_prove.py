# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The arithmetic of ML-KEM on objects: proved as it ships; with a wrong planted in its source or a
bit of its code flipped, not proved, or right on the processor all the same."""

import dataclasses
import random
import shutil

import pytest
from required import count, machine_lacks, modules, tools

modules("capstone")
tools("gcc", "objcopy")

from conformance import arith_native, host_cpu  # noqa: E402
from lanewise_lab.checkout import ROOT  # noqa: E402
from lanewise_lab.mlkem import proofs  # noqa: E402
from lanewise_lab.mlkem.proofs import TARGETS, claims, compile_target  # noqa: E402
from lanewise_lab.prove.arithmetic import prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.symbolic import Refused, Violated  # noqa: E402
from lanewise_lab.symbolic.domain import Algebra  # noqa: E402
from lanewise_lab.symbolic.memory import Memory, Ptr, Region, combined  # noqa: E402

pytestmark = pytest.mark.slow

NAMES = ["ntt", "inverse", "prepare", "scale_add", "add_to", "subtract_from"]
NAMES += ["inner 1 by 1", *(f"inner {k} by {stride}" for k in (2, 3, 4) for stride in (1, k))]
IN_C = NAMES[2:]  # with vectors; transforms are in assembly: test_ntt.py
PACKED = [f"compress {d}" for d in (1, 4, 5, 10, 11)] + ["encode"]


def judged(path, name):
    return proofs.prove_named(str(path), name)


@pytest.fixture(scope="module")
def objects(tmp_path_factory):
    """The object of each target, compiled once."""
    folder, made = tmp_path_factory.mktemp("objects"), {}

    def of(target):
        if target not in made:
            tools(TARGETS[target].compiler[0])
            made[target] = compile_target(TARGETS[target], folder)
        return made[target]

    return of


def test_names():
    assert list(claims()) == NAMES + PACKED
    assert sorted(TARGETS) == ["avx2", "avx512", "m4", "neon"]
    assert proofs.names() == IN_C + PACKED


def test_the_header_promises_this():
    """The bounds of the claims are those of arith.h."""
    text = " ".join((ROOT / "src/mlkem/arith.h").read_text(encoding="utf-8").split())
    found = {name: claim for name, (_, claim) in claims().items()}

    def entry(name):
        return next(a.bound for a in found[name].arguments if getattr(a, "bound", None))

    for name in ("ntt", "inverse"):
        promise = f"Input |x| <= {entry(name)}, output |x| <= {found[name].bounds[0][1]}."
        assert f"{promise} */ void (*{name})" in text
    assert f"|gamma b1| <= {found['prepare'].bounds[1][1]}." in text
    _, a, _, b, _ = found["inner 4 by 1"].arguments
    promise = f"|a| <= {a.bound}, |b| <= {b.bound}. * Output |x| <= "
    assert promise + f"{found['inner 4 by 1'].bounds[0][1]}." in text
    assert f"in 0..q-1. |p| any, |e| <= {found['scale_add'].arguments[1].bound}." in text


@pytest.mark.parametrize(
    "target",
    ["avx512", *(pytest.param(n, marks=pytest.mark.ci) for n in ("avx2", "neon", "m4"))],
)
def test_proved(objects, target):
    for name in proofs.names():
        verdict = judged(objects(target), name)
        reason = proofs.UNDECIDED.get((target, name))
        assert verdict.proved == (reason is None), f"{name}: {verdict.reason}"
        assert reason is None or reason in verdict.reason


@pytest.mark.parametrize("name", IN_C + PACKED)
def test_right_on_the_processor(objects, name):
    """So the claims are those of functions that are right, and a run can tell."""
    if host_cpu.missing_features():
        machine_lacks("AVX-512")
    symbol, claim = claims()[name]
    assert arith_native.is_right(objects("avx512"), symbol, claim, 1)


@pytest.mark.ci
def test_command(capsys, objects, monkeypatch):
    arguments = ["--object", str(objects("avx2")), "--target", "avx2"]
    assert proofs.main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[9:23].strip() for line in lines] == IN_C + PACKED
    assert sum("undecided:" in line for line in lines) == 1
    monkeypatch.setattr(proofs, "UNDECIDED", {})
    assert proofs.main(arguments) == 1


@pytest.mark.parametrize(("first", "second"), sorted(proofs.SAME))
def test_same_numbers(objects, first, second):
    names = proofs.SAME[first, second].split()
    for name in ["prepare", "scale_add", "inner 3 by 1"]:
        verdict = proofs.same_named(str(objects(first)), str(objects(second)), name)
        assert verdict.proved == (name.split()[0] in names), f"{name}: {verdict.reason}"


def test_other_numbers(objects, tmp_path):
    """What is right modulo q, but rounds otherwise, is not the same."""
    other = _planted(tmp_path, "V low = _mm256_mulhi_epi16(", "V low = _mm256_mulhi_epu16(")
    symbol, claim = claims()["prepare"]
    claim = dataclasses.replace(claim, bounds=((-(1 << 15), (1 << 15) - 1),) * 512)
    assert prove(ObjectFile(str(other), {}), symbol, claim).proved
    verdict = proofs.same_named(str(objects("avx512")), str(other), "prepare")
    assert "128 elements are not shown to be equal" in verdict.reason


def test_names_what_is_not_decided(tmp_path):
    source = tmp_path / "f.c"
    source.write_text(
        "#include <stdint.h>\n"
        "void ntt(int16_t *p) { for (int i = 0; i < 256; i++) p[i] = (int16_t)(1 / (p[i] | 1)); }\n"
    )
    target = proofs.Target("f.c", ("gcc",))
    made = compile_target(target, tmp_path, "-O1", root=tmp_path)
    assert "refuted: p[0] is " in judged(made, "ntt").reason
    verdict = prove(ObjectFile(str(made), {}), *claims()["ntt"])
    assert not verdict.proved and ".text+0x" in verdict.reason and "(" in verdict.reason


def test_sums_of_pointers():
    """The difference of two arrays leads from one to the other, and nowhere else."""
    alg = Algebra(64)
    a, b = (Region(name, 64, 8, lambda n: alg.zero) for name in "ab")
    difference = combined(alg, (1, Ptr(a, 4)), (-1, Ptr(b, 8)))
    assert combined(alg, (1, difference), (1, Ptr(b, 16))) == Ptr(a, 12)
    assert combined(alg, (1, Ptr(a, 4)), (-1, Ptr(a, 1))) == alg.const(3)
    twice = combined(alg, (2, Ptr(a, 4)), (1, alg.const(-8)))
    assert combined(alg, (1, twice), (-1, Ptr(a, 0))) == Ptr(a, 0)
    for at in (difference, twice, combined(alg, (1, difference), (1, Ptr(a, 0)))):
        with pytest.raises(Violated):
            Memory(alg).read(at, 1)
    with pytest.raises(Refused):
        combined(alg, (1, Ptr(a, 0)), (1, alg.atom("data")))


AVX2 = TARGETS["avx2"].source
TABLE = "src/mlkem/x86_64/tables_avx2.h"

#: What is wrong, in which function, and the text that is replaced once: (what, name, old, new).
WRONGS = [
    ("9 / 2^15", "scale_add", "mulhrs_epi16(x, all(10))", "mulhrs_epi16(x, all(9))"),
    ("11 / 2^15", "scale_add", "mulhrs_epi16(x, all(10))", "mulhrs_epi16(x, all(11))"),
    ("less 3328 r", "scale_add", "all(10)), all(Q))", "all(10)), all(Q - 1))"),
    (
        "high product with q + 1",
        "prepare",
        "mullo_epi16(a, zi), all(Q)",
        "mullo_epi16(a, zi), all(Q+1)",
    ),
    (
        "unsigned high product",
        "prepare",
        "V low = _mm256_mulhi_epi16(",
        "V low = _mm256_mulhi_epu16(",
    ),
    ("roots exchanged", "prepare", "mullo_epi16(a, zi)", "mullo_epi16(a, z)"),
    (
        "saturating sum",
        "add_to",
        "return _mm256_add_epi16(a, b);",
        "return _mm256_adds_epi16(a, b);",
    ),
    ("a root of the table", "prepare", None, 1),
    ("a root's quotient", "prepare", None, 256),
    ("a bit of q^-1", "inner 3 by 1", "all(Q_INVERSE)", "all(Q_INVERSE ^ 0x4000)"),
    (
        "the even half twice",
        "inner 3 by 1",
        "load(b + 2 * N * j + N + i)",
        "load(b + 2 * N * j + i)",
    ),
    (
        "a term too few",
        "inner 3 by 1",
        "inner_of(out, a, stride, b, 3);",
        "inner_of(out, a, stride, b, 2);",
    ),
    ("a shift by 15", "inner 2 by 1", "_mm256_srli_epi32(even, 16)", "_mm256_srli_epi32(even, 15)"),
    ("high words of the wrong sum", "inner 2 by 1", "even, 16), odd, 0xAA", "odd, 16), odd, 0xAA"),
    ("no low half", "inner 4 by 1", "sub(high, _mm256_mulhi_epi16(t, all(Q)))", "high"),
    (
        "gamma negated",
        "prepare",
        "product(x, load(gammas + 2 * i)",
        "product(sub(all(0), x), load(gammas + 2 * i)",
    ),
    ("the other half", "prepare", "blend_epi16(x, gx, 0xAA)", "blend_epi16(x, gx, 0x55)"),
    ("not exchanged", "prepare", "prepared + N + i, exchange_words(x)", "prepared + N + i, x"),
    ("q not added", "scale_add", "return _mm256_min_epu16(x, add(x, all(Q)));", "return x;"),
    ("signed minimum", "scale_add", "_mm256_min_epu16(x, add", "_mm256_min_epi16(x, add"),
    ("2^32 for 2^16", "scale_add", "all(R2), all(R2_INVERSE)", "all(-1036), all(-26636)"),
    (
        "sum for difference",
        "subtract_from",
        "sub(load(a + i), load(p + i))",
        "add(load(a + i), load(p + i))",
    ),
    (
        "difference negated",
        "subtract_from",
        "sub(load(a + i), load(p + i))",
        "sub(load(p + i), load(a + i))",
    ),
    (
        "neighbours",
        "add_to",
        "add(load(p + i), load(a + i))",
        "add(load(p + i), load(a + (i ^ 16)))",
    ),
    ("rounds at 1665", "compress 10", "all(Q / 2)));", "all(Q / 2 + 1)));"),
    (
        "does not round",
        "compress 4",
        "x = sub(quotient, _mm256_cmpgt",
        "x = sub(all(0), _mm256_cmpgt",
    ),
    ("quotient of d + 1", "compress 11", "_mm256_slli_epi16(x, d)", "_mm256_slli_epi16(x, d - 1)"),
    (
        "a quotient without sign",
        "compress 5",
        "_mm256_mulhi_epi16(x, all(factor))",
        "_mm256_mulhi_epu16(x, all(factor))",
    ),
    (
        "a factor less 2^16",
        "compress 11",
        "factor < 0x8000 ? high : add(high, x)",
        "factor < 0x8000 ? high : high",
    ),
    ("bytes in another order", "compress 10", "0x0A09080403020100", "0x0A09080403010200"),
    ("a shift by 21", "compress 5", "bsrli_epi128(x, 8), 20)", "bsrli_epi128(x, 8), 21)"),
    ("a mask of d - 1 bits", "compress 11", "all((1 << d) - 1)", "all((1 << (d - 1)) - 1)"),
]
#: Those that `make test` takes.
SAMPLE = {
    "roots exchanged",
    "rounds at 1665",
    "a root of the table",
    "signed minimum",
}


def _planted(folder, old, new):
    """A copy of the source tree with one text replaced, or one number of the table of roots."""
    for name in ("src", "include"):
        shutil.copytree(ROOT / name, folder / name)
    path = folder / (TABLE if old is None else AVX2)
    text = path.read_text()
    if old is None:
        at = text.index("{", text.index("gammas["))
        body = text[at:].split(",")
        position = 101 if new == 1 else 117  # of an odd coefficient
        body[position] = f"({body[position].strip()}) ^ {new}"
        changed = text[:at] + ",".join(body)
    else:
        assert old in text, old
        changed = text.replace(old, new, 1)
    assert changed != text
    path.write_text(changed)
    return compile_target(TARGETS["avx2"], folder, root=folder)


def _wrong(what, name, old, new):
    marks = () if what in SAMPLE else pytest.mark.full
    return pytest.param(name, old, new, marks=marks, id=f"{name}: {what}".replace(" ", "_"))


@pytest.mark.spread
@pytest.mark.parametrize(("name", "old", "new"), [_wrong(*w) for w in WRONGS])
def test_planted_wrongs(tmp_path, name, old, new):
    path = _planted(tmp_path, old, new)
    verdict = judged(path, name)
    if verdict.proved:
        symbol, claim = claims()[name]
        assert arith_native.is_right(path, symbol, claim, 1), "wrongly proved"
    print(name, verdict)


FLIPS = count(few=4, many=100, variable="LANEWISE_MUTANTS")


@pytest.mark.spread
@pytest.mark.parametrize(
    "name",
    [
        n if n == "prepare" else pytest.param(n, marks=pytest.mark.ci)
        for n in [*IN_C, "compress 10"]
    ],
)
def test_flipped_bits(objects, tmp_path, name):
    path, draws = objects("avx2"), random.Random(f"bits of {name}")
    symbol, claim = claims()[name]
    code = ObjectFile(str(path), {})
    executed = sorted(prove(code, symbol, claim).code.items())
    raw, proved = path.read_bytes(), []
    for number in range(FLIPS):
        address, insn = draws.choice(executed)
        at = address + draws.randrange(insn.size)
        old = code.code_at(at, 1)
        new = bytes([old[0] ^ 1 << draws.randrange(8)])
        code.patch(at, new)
        verdict = prove(code, symbol, claim)
        code.patch(at, old)
        if not verdict.proved:
            assert verdict.reason
            continue
        proved.append(f"{insn.text} at {address:#x}: {old.hex()} -> {new.hex()}")
        offset, copy = code.file_offset(at), tmp_path / f"flip{number}.o"
        copy.write_bytes(raw[:offset] + new + raw[offset + 1 :])
        assert arith_native.is_right(copy, symbol, claim, number), f"wrongly proved: {proved[-1]}"
    print(f"{name}: {FLIPS - len(proved)} of {FLIPS} not proved; right all the same:", *proved)
    assert len(proved) <= FLIPS // 2
