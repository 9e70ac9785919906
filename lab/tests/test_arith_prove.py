# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Vector arithmetic of ML-KEM and ML-DSA on objects: proved as it ships; with a wrong planted in
its source or a bit of its code flipped, not proved, or right on the processor all the same."""

import dataclasses
import shutil
import subprocess

import pytest
from required import count, machine_lacks, modules, tools

modules("capstone")
tools("gcc", "objcopy")

from conformance import arith_flips, arith_native, host_cpu  # noqa: E402
from lanewise_lab import arith_vectors  # noqa: E402
from lanewise_lab.arith_shipped import SCHEMES  # noqa: E402
from lanewise_lab.arith_vectors import TARGETS, compiled  # noqa: E402
from lanewise_lab.checkout import ROOT  # noqa: E402
from lanewise_lab.mlkem.proofs import claims  # noqa: E402
from lanewise_lab.prove.arithmetic import Array, Claim, prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.symbolic import Refused, Violated  # noqa: E402
from lanewise_lab.symbolic.domain import Algebra  # noqa: E402
from lanewise_lab.symbolic.memory import Memory, Ptr, Region, combined  # noqa: E402

pytestmark = pytest.mark.slow

NAMES = ["prepare", "scale_add", "add_to", "subtract_from"]
NAMES += ["inner 1 by 1", *(f"inner {k} by {stride}" for k in (2, 3, 4) for stride in (1, k))]
NAMES += [f"compress {d}" for d in (1, 4, 5, 10, 11)] + ["encode"]
NAMES += [f"decompress {d}" for d in (1, 4, 5, 10, 11)] + ["decode", "noise 2", "noise 3"]


def judged(paths, name, scheme="ML-KEM"):
    return arith_vectors.prove_named(scheme, paths, name)


@pytest.fixture(scope="module")
def objects(tmp_path_factory):
    """The objects of each target, compiled once."""
    folder, made = tmp_path_factory.mktemp("objects"), {}

    def of(target):
        if target not in made:
            tools(TARGETS[target].compiler[0])
            made[target] = compiled(TARGETS[target], folder)
        return made[target]

    return of


def test_names():
    """Every function but transforms in assembly and rejection."""
    assert TARGETS["mlkem_avx2"].names == NAMES
    assert set(TARGETS["mlkem_armv7em"].names) == {*NAMES, "compress 3", "decompress 3"}
    transforms = {"ntt", "inverse_ntt"}
    assert {*TARGETS["mldsa_neon"].names} == {*SCHEMES["ML-DSA"].names()} - transforms
    schemes = [(name.split("_")[0], target.scheme) for name, target in TARGETS.items()]
    assert {*schemes} == {("mlkem", "ML-KEM"), ("mldsa", "ML-DSA")} and len(schemes) == 8


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


#: Of each kind of claim; the others take `make full`, `make prove` and continuous integration.
SAMPLE_OF = {
    "mlkem_avx2": ["compress 1", "decompress 5", "decode"],
    "mlkem_avx512": ["scale_add", "decompress 11", "decode", "noise 3"],
    "mlkem_neon": ["decode"],
    "mldsa_avx2": ["product 1", "exceeds 95154", "unpack 13 of 4096"],
    "mldsa_avx512": ["exceeds 95154", "pack 6", "decompose 44"],
    "mldsa_neon": ["make_hint 44"],
    "mldsa_armv7em": ["product 7 less", "exceeds 95154", "use_hint 44", "unpack 18 of 131072"],
}


@pytest.mark.parametrize("target", sorted(SAMPLE_OF))
def test_proved(objects, target):
    for name in SAMPLE_OF[target]:
        verdict = judged(objects(target), name, TARGETS[target].scheme)
        assert verdict.proved, f"{name}: {verdict.reason}"


#: What make_hint, norms, packing and products of ARMv7E-M are at -Os, which takes other forms.
SMALL = ["positive", "make_hint 44", "exceeds 95154", "pack 13 of 4096", "product 4 less"]


@pytest.mark.parametrize("target", ["mlkem_armv7em", "mldsa_armv7em"])
def test_firmware_is_proved_at_other_levels(tmp_path, target):
    """All of it in `make full`."""
    tools("arm-none-eabi-gcc")
    of = TARGETS[target]
    small = SMALL if of.scheme == "ML-DSA" else ["scale_add", "compress 10", "noise 3"]
    for level in ("-Os", "-O2")[: count(few=1, many=2)]:
        paths = compiled(of, tmp_path, level)
        for name in (small, of.names)[count(few=0, many=1)]:
            verdict = judged(paths, name, of.scheme)
            assert verdict.proved, f"{level} {name}: {verdict.reason}"


@pytest.mark.parametrize(("offset", "proved"), [(0, True), (4, False), (-4, False)])
def test_stores_to_the_stack_of_the_caller(tmp_path, offset, proved):
    """The word that the fifth argument is in is the callee's, what is above it not, and what is
    below the stack pointer is nobody's."""
    tools("arm-none-eabi-gcc")
    source, made = tmp_path / "f.S", tmp_path / "f.o"
    source.write_text(
        ".syntax unified\n.thumb\n.global f\n.type f, %function\n"
        f"f: str r1, [sp, #{offset}]\n bx lr\n"
    )
    command = ["arm-none-eabi-gcc", "-mcpu=cortex-m4", "-mthumb", "-c", source, "-o", made]
    subprocess.run(command, check=True)
    p = Array("p", 4, 100, writable=True)
    same = tuple({(i,): 1} for i in range(4))
    claim = Claim((p, *((7, 32),) * 4), "p", same, ((-100, 100),) * 4, 3329)
    assert prove(ObjectFile(str(made), {}), "f", claim).proved == proved


@pytest.mark.ci
def test_all_are_proved(capsys, objects):
    for target in TARGETS:
        objects(target)
    assert arith_vectors.main([]) == 0, capsys.readouterr().out


@pytest.mark.ci
@pytest.mark.parametrize(
    ("target", "name"),
    [(t, name) for t in ("mlkem_avx512", "mldsa_avx512") for name in TARGETS[t].names],
)
def test_right_on_the_processor(objects, target, name):
    """So the claims are those of functions that are right, and a run can tell."""
    paths = objects(target)
    symbol, claim = SCHEMES[TARGETS[target].scheme].claimed(paths, name)
    assert arith_native.is_right(paths[0], symbol, claim, 1, 4)


@pytest.mark.ci
def test_command(capsys, objects, monkeypatch):
    path = objects("mlkem_avx2")[0]
    arguments = ["--object", str(path), "--target", "mlkem_avx2"]
    assert arith_vectors.main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[14:33].strip() for line in lines] == NAMES
    assert all(" proved  " in line for line in lines)
    arguments[1] = str(objects("mldsa_avx2")[0])
    assert arith_vectors.main(arguments) == 1
    assert "NOT PROVED" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("target", "masks", "width", "unit", "size"),
    [
        ("mlkem_avx2", 256, 16, 2, 2),
        ("mlkem_neon", 256, 8, 2, 1),
        ("mldsa_avx2", 256, 8, 1, 1),
        ("mldsa_neon", 16, 16, 4, 4),
    ],
)
def test_tables_of_rejection(objects, target, masks, width, unit, size):
    """In the object, for every mask: where the elements are that it takes, one behind the other."""
    path = objects(target)[0]
    code = ObjectFile(str(path), {})
    table = path.read_bytes()[code.file_offset(code.symbols["chosen"]) :]
    for mask in range(masks):
        taken = [k for k in range(8) if mask >> k & 1]
        want = [unit * k + b for k in taken for b in range(size)]
        assert list(table[mask * width :][: len(want)]) == want, mask


@pytest.mark.parametrize(("first", "second"), sorted(arith_vectors.SAME))
def test_same_numbers(objects, tmp_path, first, second):
    names = arith_vectors.SAME[first, second].split()
    of_c = arith_vectors.portable(tmp_path, [first])
    other = of_c.get(second) or objects(second)[0]
    for name in ["prepare", "scale_add", "inner 3 by 1"]:
        verdict = arith_vectors.same_named(objects(first)[0], other, name)
        assert verdict.proved == (name.split()[0] in names), f"{name}: {verdict.reason}"


def test_other_numbers(objects, tmp_path):
    """What is right modulo q, but rounds otherwise, is not the same."""
    old, new = next(w[2:] for w in WRONGS if w[0] == "unsigned high product")
    other = _planted(tmp_path, old, new)
    symbol, claim = claims()["prepare"]
    claim = dataclasses.replace(claim, bounds=((-(1 << 15), (1 << 15) - 1),) * 512)
    assert prove(ObjectFile(str(other[0]), {}), symbol, claim).proved
    verdict = arith_vectors.same_named(objects("mlkem_avx512")[0], other[0], "prepare")
    assert "128 elements are not shown to be equal" in verdict.reason


def test_names_what_is_not_decided(tmp_path):
    source = tmp_path / "f.c"
    source.write_text(
        "#include <stdint.h>\n"
        "void ntt(int16_t *p) { for (int i = 0; i < 256; i++) p[i] = (int16_t)(1 / (p[i] | 1)); }\n"
    )
    target = arith_vectors.Target("ML-KEM", "f.c", ("gcc",))
    made = compiled(target, tmp_path, "-O1", root=tmp_path)
    assert "refuted: p[0] is " in judged(made, "ntt").reason
    verdict = prove(ObjectFile(str(made[0]), {}), *claims()["ntt"])
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


TABLE = "src/mlkem/x86_64/tables_x86_64.h"

#: What is wrong, in which function, and the text that is replaced once: (what, name, old, new).
WRONGS = [
    ("9 / 2^15", "scale_add", "rounded_product(x, all(10))", "rounded_product(x, all(9))"),
    ("11 / 2^15", "scale_add", "rounded_product(x, all(10))", "rounded_product(x, all(11))"),
    ("less 3328 r", "scale_add", "all(10)) * all(Q)", "all(10)) * all(Q - 1)"),
    ("high product with q + 1", "prepare", "(a * zi, all(Q))", "(a * zi, all(Q + 1))"),
    (
        "unsigned high product",
        "prepare",
        "- high_product(a * zi, all(Q))",
        "- (V)_mm256_mulhi_epu16((M)(a * zi), (M)all(Q))",
    ),
    ("roots exchanged", "prepare", "a * zi", "a * z"),
    (
        "saturating sum",
        "add_to",
        "LOAD(p + i) + LOAD(a + i)",
        "(V)_mm256_adds_epi16((M)LOAD(p + i), (M)LOAD(a + i))",
    ),
    ("a root of the table", "prepare", None, "gammas["),
    ("a root's quotient", "prepare", None, "gammas_over_q["),
    ("a bit of q^-1", "inner 3 by 1", "all(Q_INVERSE)", "all(Q_INVERSE ^ 0x4000)"),
    (
        "the even half twice",
        "inner 3 by 1",
        "pairs_at(b + 2 * N * j + N + i)",
        "pairs_at(b + 2 * N * j + i)",
    ),
    (
        "a term too few",
        "inner 3 by 1",
        "inner_k(out, a, stride, b, 3);",
        "inner_k(out, a, stride, b, 2);",
    ),
    ("a shift by 15", "inner 2 by 1", "(D)even >> 16", "(D)even >> 15"),
    ("high words of the wrong sum", "inner 2 by 1", "(D)even >> 16", "(D)odd >> 16"),
    (
        "no low half",
        "inner 4 by 1",
        "return high - high_product(low * all(Q_INVERSE), all(Q))",
        "return high",
    ),
    (
        "gamma negated",
        "prepare",
        "product(x, LOAD(gammas + i)",
        "product(all(0) - x, LOAD(gammas + i)",
    ),
    ("the other half", "prepare", "(M)y, 0xAA)", "(M)y, 0x55)"),
    ("not exchanged", "prepare", "prepared + N + i, swapped(x)", "prepared + N + i, x"),
    ("q not added", "scale_add", "return least(x, x + all(Q));", "return x;"),
    ("signed minimum", "scale_add", "X(min_epu16)", "X(min_epi16)"),
    (
        "2^32 for 2^16",
        "scale_add",
        "all(MLKEM_R2), all(MLKEM_R2 * Q_INVERSE)",
        "all(-1036), all(-26636)",
    ),
    (
        "sum for difference",
        "subtract_from",
        "LOAD(a + i) - LOAD(p + i)",
        "LOAD(a + i) + LOAD(p + i)",
    ),
    (
        "difference negated",
        "subtract_from",
        "LOAD(a + i) - LOAD(p + i)",
        "LOAD(p + i) - LOAD(a + i)",
    ),
    (
        "neighbours",
        "add_to",
        "LOAD(p + i) + LOAD(a + i)",
        "LOAD(p + i) + LOAD(a + (i ^ 16))",
    ),
    ("rounds at 1665", "compress 10", "remainder, all(Q / 2))", "remainder, all(Q / 2 + 1))"),
    ("does not round", "compress 4", "one_more(quotient,", "one_more(all(0),"),
    ("quotient of d + 1", "compress 11", "up(x, d)", "up(x, d - 1)"),
    (
        "a quotient without sign",
        "compress 5",
        "V quotient = high_product(x, all(factor))",
        "V quotient = (V)_mm256_mulhi_epu16((M)x, (M)all(factor))",
    ),
    ("a factor less 2^16", "compress 11", "factor >= 0x8000", "factor >= 0x10000"),
    ("bytes in another order", "compress 10", "+ (J) % KEPT(D))", "+ ((J) ^ 1) % KEPT(D))"),
    ("a shift by 21", "compress 5", "8) << 4 * d)", "8) << (4 * d + 1))"),
    ("a mask of d - 1 bits", "compress 11", "all((1 << d) - 1)", "all((1 << (d - 1)) - 1)"),
]
#: Of what is not modulo q, and of the other vector code: each is refuted by a run on numbers.
REFUTED = [
    ("mlkem_avx2", "compress 1", "up(x[1], 15)", "up(x[1], 14)"),
    ("mlkem_avx2", "decompress 1", "all((Q + 1) / 2)", "all((Q - 1) / 2)"),
    ("mlkem_avx2", "decompress 4", "(1 << (16 - (D)", "(1 << (15 - (D)"),
    ("mlkem_avx2", "decompress 5", "- (J) * (D) % 8)", "- (J) * (D) % 7)"),
    ("mlkem_avx2", "decompress 10", "(D) / 8 + (J) % 2)", "(D) / 8 + 1 - (J) % 2)"),
    ("mlkem_avx2", "decompress 11", "IN_PARTS(5, 7, 1, 3)", "IN_PARTS(5, 7, 2, 3)"),
    ("mlkem_avx2", "decompress 11", "in + 28 * d, 4", "in + 28 * d + 1, 4"),
    ("mlkem_avx2", "decode", "less = x - all(Q)", "less = x - all(Q + 1)"),
    ("mlkem_avx2", "decode", "below &= less", "below ^= less"),
    ("mlkem_avx2", "noise 2", "(sum >> eta &", "(sum >> (eta - 1) &"),
    ("mlkem_avx2", "noise 3", "0x0C30C30C30C3", "0x0C30C30C30C2"),
    ("mlkem_avx512", "decompress 11", "(V)(x >> 1)", "(V)(x >> 2)"),
    ("mlkem_avx512", "decode", "negative_in(~below)", "negative_in(below)"),
    ("mlkem_avx512", "noise 3", "% 2 * 24", "% 2 * 18"),
    ("mldsa_avx2", "reduce_all", ", second(x, all(1))", ", first(x, all(1))"),
    ("mldsa_avx2", "product 4 less", "one -= first(x, y)", "one += first(x, y)"),
    ("mldsa_avx2", "positive", "x -= all(Q)", "x -= all(Q - 1)"),
    ("mldsa_avx2", "centre", "x + all(1 << 22)", "x + all(1 << 21)"),
    ("mldsa_avx2", "add", "LOAD(to->c + i) + LOAD", "LOAD(to->c + i) - LOAD"),
    ("mldsa_avx2", "exceeds 95154", "all(bound - 1)", "all(bound)"),
    ("mldsa_avx2", "split", "(1 << (MLDSA_D - 1)) - 1)", "(1 << (MLDSA_D - 1)))"),
    ("mldsa_avx2", "decompose 44", "r + all(p->gamma2 - 1)", "r + all(p->gamma2)"),
    ("mldsa_avx2", "make_hint 44", "SIGN(most - all(1) + x)", "SIGN(most + x)"),
    ("mldsa_avx2", "use_hint 65", "SIGN(low - all(1))", "SIGN(low)"),
    ("mldsa_avx2", "pack 13 of 4096", "<< 2 * bits, 4 * bits", "<< (2 * bits + 1), 4 * bits"),
    ("mldsa_avx2", "unpack 3 of 2", "(int32_t)(k * bits % 8)", "(int32_t)(k * bits % 7)"),
    ("mldsa_armv7em", "exceeds 95154", "return up | (2 * most - up);", "return up;"),
    ("mldsa_armv7em", "exceeds 95154", "int32_t most = bound - 1;", "int32_t most = bound;"),
    ("mldsa_armv7em", "product 4 less", "odd -= (int64_t)c->c", "odd += (int64_t)c->c"),
    ("mldsa_armv7em", "pack 13 of 4096", "value >> (32 - count)", "value >> (31 - count)"),
    ("mldsa_armv7em", "unpack 10", "(k * bits - 8 * byte)", "(k * bits - 7 * byte)"),
    ("mldsa_armv7em", "positive", "positive_of)", "centred)"),
    ("mldsa_avx512", "exceeds 524168", "all(bound - 1)", "all(bound - 2)"),
    ("mldsa_avx512", "pack 6", "65536 << 2 * bits", "65536 << bits"),
    ("mldsa_avx512", "unpack 20 of 524288", "set1_epi32(0x01010101)", "set1_epi32(0x01010100)"),
]
#: Those that `make test` takes.
SAMPLE = {
    "roots exchanged",
    "rounds at 1665",
    "a root of the table",
    "signed minimum",
    "noise 2",
    "pack 6",
}


def _planted(folder, old, new, target="mlkem_avx2"):
    """The objects of a copy of the source tree with one text replaced, in the source or a header,
    or, without an old text, one number of an array of the table of roots."""
    for name in ("src", "include"):
        shutil.copytree(ROOT / name, folder / name)
    source = folder / TARGETS[target].source
    if old is None:
        path = folder / TABLE
        text = path.read_text()
        at = text.index("{", text.index(new))
        body = text[at:].split(",")
        body[53] = f"({body[53].strip()}) ^ 1"  # of an odd coefficient
        changed = text[:at] + ",".join(body)
    else:
        files = (source, *sorted(source.parent.parent.glob("*.h")))
        files += (*sorted(source.parent.glob("*.h")), *sorted(source.parent.glob("armv7em/*.h")))
        path = next(path for path in files if old in path.read_text())
        text = path.read_text()
        changed = text.replace(old, new, 1)
    assert changed != text
    path.write_text(changed)
    return compiled(TARGETS[target], folder, root=folder)


def _wrong(what, *wrong):
    marks = () if what in SAMPLE else pytest.mark.full
    return pytest.param(*wrong, marks=marks, id=f"{wrong[-3]}: {what}".replace(" ", "_"))


@pytest.mark.spread
@pytest.mark.parametrize(("name", "old", "new"), [_wrong(w[0], *w[1:]) for w in WRONGS])
def test_planted_wrongs(tmp_path, name, old, new):
    paths = _planted(tmp_path, old, new)
    verdict = judged(paths, name)
    if verdict.proved:
        symbol, claim = claims()[name]
        assert arith_native.is_right(paths[0], symbol, claim, 1), "wrongly proved"
    print(name, verdict)


@pytest.mark.spread
@pytest.mark.parametrize(("target", "name", "old", "new"), [_wrong(w[1], *w) for w in REFUTED])
def test_planted_wrongs_are_refuted(tmp_path, target, name, old, new):
    if host_cpu.missing_features("avx512vbmi", "avx512_vbmi2"):
        machine_lacks("AVX-512")
    verdict = judged(_planted(tmp_path, old, new, target), name, TARGETS[target].scheme)
    assert not verdict.proved and verdict.reason.startswith("refuted: "), verdict.reason


FLIPS = count(few=4, many=100, variable="LANEWISE_MUTANTS")
MARKS = {"avx2": pytest.mark.ci, "avx512": pytest.mark.full, "neon": pytest.mark.full}
#: Those that `make test` takes of vector code and generated transforms.
FEW_FLIPPED = {("avx2", "prepare"), ("avx512", "noise 3"), ("neon", "centre"), ("neon", "ntt")}


@pytest.mark.spread
@pytest.mark.parametrize(
    "function",
    [
        pytest.param(
            f,
            marks=() if (f.code, f.name) in FEW_FLIPPED else MARKS[f.code],
            id=str(f).replace(" ", "_"),
        )
        for code in MARKS
        for f in arith_flips.functions(code)
    ],
)
def test_flipped_bits(tmp_path, function):
    if function.code == "avx512" and host_cpu.missing_features("avx512vbmi", "avx512_vbmi2"):
        machine_lacks("AVX-512")
    if function.code == "neon":
        tools("aarch64-linux-gnu-gcc", "qemu-aarch64")
    found = arith_flips.flip(function, tmp_path, FLIPS)
    print(f"{function}: {found.refused} of {FLIPS} not proved; right all the same:", *found.right)
    assert not found.wrong and len(found.right) <= FLIPS // 2, found
