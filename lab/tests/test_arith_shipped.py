# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Portable arithmetic of ML-KEM and ML-DSA as compiled: as recorded; planted wrongs refused."""

import shutil
import subprocess
from contextlib import suppress
from dataclasses import replace

import pytest
from required import count, machine_lacks, modules, tools

modules("capstone")
tools("gcc")

from conformance import arith_flips, arith_native, arith_wrongs  # noqa: E402
from lanewise_lab import arith_shipped, counterexample  # noqa: E402
from lanewise_lab.arith_shipped import Row  # noqa: E402
from lanewise_lab.checkout import ROOT  # noqa: E402
from lanewise_lab.mldsa.definition import centred, decompose, power2round  # noqa: E402
from lanewise_lab.prove.arithmetic import prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.symbolic import Refused  # noqa: E402
from lanewise_lab.symbolic.pieces import Piece, pieces  # noqa: E402

pytestmark = pytest.mark.slow
LEVELS = ("-O1", "-O2", "-O3", "-Os")


def need(compilers, target="x86-64"):
    """The verdicts are of what gcc 12 and clang 19 make."""
    for compiler in compilers:
        version = {"gcc": "12", "clang": "19"}[compiler]
        command = arith_shipped.TARGETS[target][compiler][0]
        tools(command)
        ask = [command, "-dumpversion"]
        made = subprocess.run(ask, capture_output=True, text=True, check=True)
        if made.stdout.split(".")[0].strip() != version:
            machine_lacks(f"{command} {version}")


#: Of each level, and of each kind of claim; `make full` takes all.
SAMPLE = [
    ("ML-KEM", "scale_add", "x86-64", "gcc", "-O1"),
    ("ML-KEM", "inner 3 by 1", "x86-64", "gcc", "-O2"),
    ("ML-KEM", "compress 4", "x86-64", "gcc", "-O3"),
    ("ML-KEM", "decode", "x86-64", "gcc", "-O1"),
    ("ML-KEM", "noise 3", "x86-64", "gcc", "-O2"),
    ("ML-KEM", "decode", "x86-64", "gcc", "-Os"),
    ("ML-DSA", "product 7 less", "x86-64", "gcc", "-O1"),
    ("ML-DSA", "decompose 44", "x86-64", "gcc", "-O2"),
    ("ML-DSA", "make_hint 44", "x86-64", "gcc", "-O3"),
    ("ML-DSA", "unpack 13 of 4096", "x86-64", "gcc", "-O3"),
    ("ML-DSA", "exceeds 130994", "x86-64", "gcc", "-O3"),
    ("ML-KEM", "inverse", "x86-64", "clang", "-O2"),
    ("ML-KEM", "encode", "x86-64", "clang", "-O1"),
    ("ML-KEM", "decode", "x86-64", "clang", "-O2"),
    ("ML-DSA", "positive", "x86-64", "clang", "-O3"),
    ("ML-KEM", "inner 4 by 4", "x86-64", "gcc", "traps"),
    ("ML-KEM", "compress 3", "x86-64", "gcc", "traps"),
    ("ML-DSA", "subtract", "x86-64", "clang", "traps"),
    ("ML-KEM", "noise 3", "AArch64", "gcc", "-O2"),
    ("ML-KEM", "decompress 10", "AArch64", "gcc", "-O3"),
    ("ML-DSA", "exceeds 130994", "AArch64", "gcc", "-O2"),
    ("ML-DSA", "reduce_all", "AArch64", "gcc", "-O2"),
    ("ML-DSA", "split", "AArch64", "gcc", "-O3"),
    ("ML-DSA", "exceeds 261888", "AArch64", "clang", "-O3"),
    ("ML-KEM", "scale_add", "RV64", "gcc", "-O1"),
    ("ML-KEM", "decode", "RV64", "gcc", "-O2"),
    ("ML-KEM", "add_to", "RV64", "gcc", "-O3"),
    ("ML-KEM", "subtract_from", "RV64", "gcc", "-O3"),
    ("ML-DSA", "unpack 3 of 2", "RV64", "gcc", "-Os"),
    ("ML-KEM", "encode", "RV64", "clang", "-O2"),
    ("ML-KEM", "decode", "RV64", "clang", "-O1"),
    ("ML-DSA", "pack 4", "RV64", "clang", "-O3"),
    ("ML-KEM", "compress 10", "AVX2", "clang", "-O3"),
    ("ML-DSA", "exceeds 95232", "AVX2", "clang", "-O2"),
    ("ML-DSA", "positive", "AVX-512", "clang", "-O3"),
    ("ML-DSA", "product 4", "AVX-512", "clang", "-O2"),
    ("ML-KEM", "noise 2", "Neon", "clang", "-O2"),
    ("ML-DSA", "use_hint 44", "Neon", "gcc", "-O2"),
    ("ML-KEM", "decompress 4", "RV32", "gcc", "-Os"),
    ("ML-DSA", "reduce_all", "RV32", "gcc", "-Os"),
    ("ML-DSA", "use_hint 44", "RV32", "gcc", "-O2"),
    ("ML-KEM", "scale_add", "Cortex-M3", "gcc", "-Os"),
    ("ML-KEM", "decode", "Cortex-M3", "gcc", "-O3"),
    ("ML-DSA", "product 4 less", "Cortex-M3", "gcc", "-O2"),
    ("ML-DSA", "use_hint 44", "Cortex-M3", "gcc", "-Os"),
    ("ML-KEM", "inverse", "Cortex-M4", "gcc", "-Os"),
    ("ML-KEM", "noise 3", "Cortex-M4", "gcc", "-O2"),
    ("ML-DSA", "reduce_all", "Cortex-M4", "gcc", "-Os"),
    ("ML-DSA", "make_hint 44", "Cortex-M4", "gcc", "-Os"),
    ("ML-DSA", "exceeds 130994", "Cortex-M4", "gcc", "-O3"),
    ("ML-DSA", "reduce_all", "RV32", "gcc", "-O1"),
    ("ML-DSA", "product 1", "RV32", "gcc", "-O2"),
    ("ML-DSA", "reduce_all", "Cortex-M3", "gcc", "-O1"),
    ("ML-KEM", "decode", "RV32", "clang", "-O2"),
    ("ML-DSA", "reduce_all", "RV32", "clang", "-O2"),
    ("ML-DSA", "make_hint 44", "Neon", "clang", "-O2"),
    ("ML-DSA", "pack 4", "AVX-512", "gcc", "-O2"),
    ("ML-KEM", "ntt", "Cortex-M4", "clang", "-O2"),
    ("ML-KEM", "inverse", "Cortex-M4", "gcc", "-O2"),
    ("ML-DSA", "make_hint 44", "Cortex-M3", "clang", "-O1"),
    ("ML-DSA", "ntt", "x86-64", "clang", "-O2"),
    ("ML-KEM", "encode", "AArch64", "clang", "-O1"),
    ("ML-KEM", "compress 1", "AVX-512", "clang", "-O2"),
    ("ML-KEM", "compress 1", "Neon", "clang", "-O3"),
    ("ML-KEM", "decode", "AVX2", "clang", "-O3"),
    ("ML-KEM", "decompress 1", "AVX-512", "clang", "-Os"),
    ("ML-DSA", "make_hint 65", "AVX2", "clang", "-Os"),
    ("ML-DSA", "pack 3 of 2", "AVX2", "gcc", "-O1"),
    ("ML-DSA", "unpack 10", "AVX2", "gcc", "-Os"),
]


def test_the_record_has_all_rows():
    assert list(arith_shipped.recorded()) == [row.key for row in arith_shipped.matrix()]
    assert {row.verdict for row in arith_shipped.recorded().values()} <= {"proved", "undecided"}


def test_the_page_is_that_of_the_record():
    assert arith_shipped.PAGE.read_text(encoding="utf-8") == arith_shipped.page()


@pytest.mark.parametrize("key", SAMPLE, ids=" ".join)
def test_as_recorded(tmp_path, key):
    row = Row(*key)
    need([row.compiler], row.target)
    found = arith_shipped.proved(row, arith_shipped.compiled(row, tmp_path))
    assert found.verdict == arith_shipped.recorded()[key].verdict == "proved", found.reason


@pytest.mark.parametrize(
    ("compiler", "level", "options", "verdict"),
    [
        ("gcc", "-O1", (), "proved"),
        ("gcc", "-O2", (), "proved"),
        ("gcc", "-O2", ("-mno-vzeroupper",), "undecided"),
        ("clang", "-O1", ("-mno-vzeroupper",), "undecided"),
    ],
)
def test_where_upper_halves_may_be_left_dirty(
    tmp_path, monkeypatch, compiler, level, options, verdict
):
    """Of gcc at -O1 and -Os alone, which places no vzeroupper there."""
    need([compiler], "AVX2")
    command = (*arith_shipped.TARGETS["AVX2"][compiler], *options)
    monkeypatch.setitem(arith_shipped.TARGETS["AVX2"], compiler, command)
    row = Row("ML-DSA", "add", "AVX2", compiler, level)
    paths = arith_shipped.compiled(row, tmp_path)
    found = arith_shipped.proved(row, paths)
    assert found.verdict == verdict and ("left dirty" in found.reason) == bool(options), found
    symbol, claim = row.claimed(paths)
    strict = prove(ObjectFile(str(paths[0]), {}), symbol, replace(claim, allows=()))
    assert strict.proved == (level == "-O2" and not options), strict.reason


@pytest.mark.full
def test_the_whole_matrix():
    for target, compilers in arith_shipped.TARGETS.items():
        need(compilers, target)
    assert arith_shipped.main([]) == 0


def test_another_verdict_fails(tmp_path, monkeypatch, capsys):
    need(["gcc"])
    text = arith_shipped.RECORD.read_text(encoding="utf-8")
    line = "ML-KEM\tadd_to\tx86-64\tgcc\t-O1\tproved\t"
    assert text.count(line) == 1
    other = tmp_path / "record.tsv"
    other.write_text(text.replace(line, line.replace("proved", "undecided")), encoding="utf-8")
    known = arith_shipped.recorded(other)
    monkeypatch.setattr(arith_shipped, "recorded", lambda: known)
    assert arith_shipped.main(["--only", "add_to x86-64 gcc -O1"]) == 1
    assert "NOT AS RECORDED" in capsys.readouterr().out


def test_wrong_use():
    with pytest.raises(SystemExit) as stopped:
        arith_shipped.main(["--only", "no such row"])
    assert stopped.value.code == 2


#: Scheme, function, text of the source and what stands there instead.
WRONGS = [
    ("ML-KEM", "scale_add", "(int32_t)x * 10 + 16384", "(int32_t)x * 60 + 16384"),
    ("ML-KEM", "scale_add", "x + (Q & (x >> 15))", "x - (Q & (x >> 15))"),
    ("ML-KEM", "prepare", "* 62209u", "* 62208u"),
    ("ML-KEM", "prepare", "i & 2 ? -gamma : gamma", "i & 2 ? gamma : -gamma"),
    ("ML-KEM", "inner 2 by 1", "x[1] * y[N + 1]", "x[1] * y[N]"),
    ("ML-KEM", "compress 4", "(Q / 2 - remainder)", "(Q / 2 + 1 - remainder)"),
    ("ML-KEM", "subtract_from", "(a[i] - p[i])", "(p[i] - a[i])"),
    ("ML-KEM", "encode", "x[1] << 4", "x[1] << 3"),
    ("ML-KEM", "decompress 4", "(1u << (d - 1))", "(1u << (d - 1)) - 1"),
    ("ML-KEM", "decompress 11", "*bits >>= d;", "*bits >>= d + 1;"),
    ("ML-KEM", "decode", "uint32_t less = x[j] - Q;", "uint32_t less = x[j] - Q - 1;"),
    ("ML-KEM", "decode", "below &= less;", "below &= j ? less : below;"),
    ("ML-KEM", "decode", "return 1 - (below >> 31)", "return below >> 31"),
    ("ML-KEM", "noise 2", "((*in >> 1) & 0x55u)", "((*in >> 1) & 0x45u)"),
    ("ML-KEM", "noise 3", "(w & 0x249249) +", "(w & 0x249248) +"),
    ("ML-DSA", "ntt", "mldsa_roots[next++]", "mldsa_roots[next++ ^ 2]"),
    ("ML-DSA", "inverse_ntt", "multiply(MLDSA_LAST_ROOT, t)", "multiply(MLDSA_LAST_SCALE, t)"),
    ("ML-DSA", "reduce_all", "low * MLDSA_Q) >> 32", "low * MLDSA_Q) >> 31"),
    ("ML-DSA", "product 4", "a[j].c[i] * b[j].c[i]", "a[j].c[i] * b[j].c[i ^ 1]"),
    ("ML-DSA", "product 4 less", "sum - (int64_t)c->c", "sum + (int64_t)c->c"),
    ("ML-DSA", "positive", "& (2 * MLDSA_Q)", "& MLDSA_Q"),
    ("ML-DSA", "positive", "    x -= MLDSA_Q;", "    x -= MLDSA_Q + 1;"),
    ("ML-DSA", "centre", "(1 << 22)) >> 23", "(1 << 21)) >> 23"),
    ("ML-DSA", "add", "to->c[i] += p->c[i]", "to->c[i] |= p->c[i]"),
    ("ML-DSA", "exceeds 130994", "bound - 1 - ((x", "bound - ((x"),
    ("ML-DSA", "exceeds 130994", "((x ^ sign) - sign)", "(x ^ sign)"),
    ("ML-DSA", "exceeds 130994", "found |= bound", "found ^= bound"),
    ("ML-DSA", "split", "(1 << (MLDSA_D - 1)) - 1)", "(1 << (MLDSA_D - 1)))"),
    ("ML-DSA", "split", "p->c[i] - (high << MLDSA_D)", "p->c[i] - (high << MLDSA_D) + 8192"),
    ("ML-DSA", "decompose 44", "p->gamma2 - 1)", "p->gamma2)"),
    ("ML-DSA", "decompose 44", "* p->factor) >> p->after", "* (p->factor - 1)) >> p->after"),
    ("ML-DSA", "decompose 44", "2 * p->gamma2 + wraps", "2 * p->gamma2"),
    ("ML-DSA", "decompose 65", "high - p->high)", "high - p->high - 1)"),
    ("ML-DSA", "decompose 65", "return high & ~wraps", "return high"),
    ("ML-DSA", "make_hint 44", "negative(most + x)", "negative(most + 1 + x)"),
    ("ML-DSA", "make_hint 44", "negative(-high->c[i])", "negative(1 - high->c[i])"),
    ("ML-DSA", "make_hint 44", "count += (unsigned)", "count |= (unsigned)"),
    ("ML-DSA", "use_hint 65", "negative(-low)", "negative(1 - low)"),
    ("ML-DSA", "use_hint 65", "negative(high) & m;", "negative(high) & (m - 1);"),
    ("ML-DSA", "use_hint 65", "negative(high - m)", "negative(high - m - 1)"),
    ("ML-DSA", "pack 13 of 4096", ": p->c[i]) << count;", ": p->c[i]);"),
    ("ML-DSA", "pack 10", "(from ? from - p->c[i] : p->c[i])", "(from - p->c[i])"),
    ("ML-DSA", "unpack 18 of 131072", "<< bits) - 1;", "<< (bits - 1)) - 1;"),
    ("ML-DSA", "unpack 4 of 4", "from ? from - value", "from ? from + value"),
    ("ML-DSA", "unpack 3 of 2", "held >>= bits;", "held >>= bits + 1;"),
]
#: Right without traps, since what overflows wraps around there.
OVERFLOWS = [
    ("ML-KEM", "scale_add", "(int32_t)x * 10 + 16384", "((int32_t)x << 1) * 5 + 16384"),
    ("ML-KEM", "prepare", "x - (int32_t)t * Q", "x * 65 - (int32_t)t * Q - x * 64"),
    ("ML-DSA", "centre", ">> 23) * MLDSA_Q", ">> 23) * MLDSA_Q + (p->c[i] << 8 & 0)"),
    ("ML-DSA", "add", "to->c[i] += p->c[i]", "to->c[i] = 2 * to->c[i] + p->c[i] - to->c[i]"),
]
#: The same as clang compiles it, for what is decided only there: vectors, packed and chosen.
CLANG_WRONGS = [
    ("ML-KEM", "inverse", "-O2", "(int16_t)(b - a), MLKEM_LAST", "(int16_t)(a - b), MLKEM_LAST"),
    ("ML-KEM", "scale_add", "-O2", "(int32_t)x * 10 + 16384", "(int32_t)x * 60 + 16384"),
    ("ML-KEM", "encode", "-O2", "x[1] << 4", "x[1] << 3"),
    ("ML-KEM", "decode", "-O1", "return 1 - (below >> 31)", "return below >> 31"),
    ("ML-DSA", "positive", "-O2", "    x -= MLDSA_Q;", "    x -= MLDSA_Q + 1;"),
]
#: Those that `make test` takes.
FEW = {WRONGS[k][1:3] for k in (1, 5, 11, 14, 20, 26, 28, 32, 34, 37, 43)}


def _wrong(*wrong):
    marks = () if wrong[1:3] in FEW else pytest.mark.full
    return pytest.param(*wrong, marks=marks, id=f"{wrong[1]}: {wrong[3]}".replace(" ", "_"))


@pytest.fixture
def planted(tmp_path, monkeypatch):
    """What makes the objects of a row with one text of the source replaced."""

    def make(row, old, new):
        for part in ("src", "include"):
            shutil.copytree(ROOT / part, tmp_path / part)
        source = tmp_path / arith_shipped.SCHEMES[row.scheme].sources[0]
        for path in (source, *sorted(source.parent.glob("*.h"))):
            text = path.read_text(encoding="utf-8")
            if old in text:
                break
        else:
            pytest.fail(f"not in the source or a header beside it: {old}")
        path.write_text(text.replace(old, new), encoding="utf-8")
        monkeypatch.setattr(arith_shipped, "ROOT", tmp_path)
        return arith_shipped.compiled(row, tmp_path)

    return make


@pytest.mark.parametrize(("scheme", "name", "old", "new"), [_wrong(*w) for w in WRONGS])
def test_planted_wrongs(planted, tmp_path_factory, scheme, name, old, new):
    """Each is refuted, by inputs of which the processor shows it wrong, and the right code not."""
    folder = tmp_path_factory.mktemp("right")
    _refused(planted, Row(scheme, name, "x86-64", "gcc", "-O1"), old, new, folder)


_CLANG = [
    pytest.param(*w, marks=pytest.mark.full if k < 2 else ()) for k, w in enumerate(CLANG_WRONGS)
]


@pytest.mark.parametrize(("scheme", "name", "level", "old", "new"), _CLANG)
def test_planted_wrongs_of_clang(planted, tmp_path_factory, scheme, name, level, old, new):
    need(["clang"])
    folder = tmp_path_factory.mktemp("right")
    _refused(planted, Row(scheme, name, "x86-64", "clang", level), old, new, folder)


#: Some of these as compiled for other targets: each is refuted by a run on numbers.
FOREIGN_WRONGS = [
    ("ML-KEM", "noise 3", "AArch64", "-O2", "(w & 0x249249) +", "(w & 0x249248) +"),
    ("ML-DSA", "reduce_all", "AArch64", "-O2", "low * MLDSA_Q) >> 32", "low * MLDSA_Q) >> 31"),
    ("ML-DSA", "exceeds 130994", "AArch64", "-O2", "bound - 1 - ((x", "bound - ((x"),
    ("ML-DSA", "split", "AArch64", "-O3", "(1 << (MLDSA_D - 1)) - 1)", "(1 << (MLDSA_D - 1)))"),
    ("ML-KEM", "scale_add", "AArch64", "-O3", "(int32_t)x * 10 + 16384", "(int32_t)x * 60 + 16384"),
]
#: Target, which wrong is compiled at which level, and which of 15 `make test` takes.
FOREIGN = [("RV64", 0, 12), ("RV32", 1, 9), ("Cortex-M3", 3, 7), ("Cortex-M4", 2, 3)]
FOREIGN_WRONGS += [
    pytest.param(
        *wrong[:2],
        target,
        LEVELS[(k + shift) % 4],
        *wrong[2:],
        marks=() if k % 15 == chosen else pytest.mark.full,
    )
    for target, shift, chosen in FOREIGN
    for k, wrong in enumerate(WRONGS)
]


@pytest.mark.parametrize(("scheme", "name", "target", "level", "old", "new"), FOREIGN_WRONGS)
def test_planted_wrongs_elsewhere(planted, scheme, name, target, level, old, new):
    assert (scheme, name, old, new) in WRONGS
    need(["gcc"], target)
    row = Row(scheme, name, target, "gcc", level)
    found = arith_shipped.proved(row, planted(row, old, new))
    assert found.verdict == "refuted", found.reason


def _refused(planted, row, old, new, folder):
    made, right = planted(row, old, new), arith_shipped.compiled(row, folder, ROOT)
    found = arith_shipped.proved(row, made)
    assert found.verdict == "refuted" and " is " in found.reason and ", not " in found.reason
    symbol, claim = row.claimed(made)
    reason = prove(ObjectFile(str(made[0]), {}), symbol, claim).reason
    shown = counterexample.found(ObjectFile(str(made[0]), {}), symbol, claim, reason)
    assert str(shown) == found.reason
    ranges = {a.name: a.range for a in claim.inputs}
    assert all(ranges[n][0] <= min(x) <= max(x) <= ranges[n][1] for n, x in shown.inputs.items())
    assert not arith_native.run(made[0], symbol, claim, lambda a: shown.inputs[a.name])
    assert arith_native.run(right[0], symbol, claim, lambda a: shown.inputs[a.name])


@pytest.mark.parametrize(("scheme", "name", "old", "new"), OVERFLOWS)
def test_planted_overflows(planted, scheme, name, old, new):
    """Each is refused for it alone: it stops at a trap."""
    made = planted(Row(scheme, name, "x86-64", "gcc", "-O1"), old, new)
    assert arith_shipped.proved(Row(scheme, name, "x86-64", "gcc", "-O1"), made).verdict == "proved"
    for compiler in ("gcc", "clang"):
        need([compiler])
        row = Row(scheme, name, "x86-64", compiler, "traps")
        found = arith_shipped.proved(row, arith_shipped.compiled(row, made[0].parent))
        assert found.verdict == "refuted" and "by signal 4" in found.reason, found


@pytest.mark.parametrize("name", ["make_hint 44", "exceeds 130994", "unpack 3 of 2", "pack 10"])
def test_right_on_the_processor(planted, name):
    """So a run can tell: the claims are those of functions that are right."""
    row = Row("ML-DSA", name, "x86-64", "gcc", "-O2")
    made = planted(row, "MLDSA_Q", "MLDSA_Q")
    assert arith_native.is_right(made[0], *row.claimed(made), 1)


#: Bits of the object that are flipped, of a function of each kind.
FLIPS = count(few=6, many=100, variable="LANEWISE_MUTANTS")


def test_what_loops_is_refused():
    """Also where a refusal is passed over, and not what ends in time."""
    with pytest.raises(Refused, match="not decided"), arith_flips.at_most(0.1):
        with suppress(Refused):
            while True:
                pass
        while True:
            pass
    with arith_flips.at_most(5):
        assert sum(range(1000)) == 499500


PORTABLE = arith_flips.functions("x86-64 gcc -O2")
FLIPPED = {f.name: f for f in PORTABLE}
FLIPPED |= {
    n: arith_flips.Function("x86-64 gcc -O2", "ML-DSA", n)
    for n in ("use_hint 65", "unpack 18 of 131072")
}


@pytest.mark.spread
@pytest.mark.parametrize(
    "name", [n if n == "use_hint 65" else pytest.param(n, marks=pytest.mark.full) for n in FLIPPED]
)
def test_flipped_bits(tmp_path, name):
    found = arith_flips.flip(FLIPPED[name], tmp_path, FLIPS)
    assert not found.wrong
    print(f"{name}: {found.refused} of {FLIPS} not proved; right all the same:", *found.right)
    assert len(found.right) <= FLIPS // 2


#: Of every code those that `make test` takes.
FEW_PLANTED = {("x86-64 gcc -O2", "positive"), ("x86-64 gcc -O2", "decompress 1")}
FEW_PLANTED |= {("RV64 gcc -O2", "centre"), ("avx2", "add_to"), ("neon", "prepare")}


@pytest.mark.spread
@pytest.mark.parametrize(
    "function",
    [
        pytest.param(
            f,
            marks=() if (f.code, f.name) in FEW_PLANTED else pytest.mark.full,
            id=str(f).replace(" ", "_"),
        )
        for code in arith_flips.CODES
        for f in arith_flips.functions(code)
        if not f.in_assembly
    ],
)
def test_generated_wrongs(tmp_path, function):
    """Each is refuted, refused, or right when it is run all the same."""
    if function.row:
        need(["gcc"], function.row.target)
    elif function.code == "neon":
        tools("aarch64-linux-gnu-gcc", "qemu-aarch64")
    found = arith_flips.plant(function, tmp_path, count(few=3, many=25))
    print(function, found)
    assert not found.wrong and found.refuted, found


def test_generated_wrongs_are_of_every_kind():
    """Texts that stand in the file, and the same ones each time."""
    kinds = {"1 -> 2", "Q -> (Q + 1)", "+ -> -", "< -> <=", "[i] -> [(i) ^ 1]", "reduced( -> ("}
    kinds |= {"(int16_t) -> (int8_t)", "p[i] = (int16_t)(p[i] + a[i]) -> "}
    found = set()
    for name in ("add_to", "scale_add", "decompress 1"):
        function = next(f for f in PORTABLE if f.name == name)
        wrongs = arith_wrongs.sites(function, name.split()[0])
        assert wrongs == arith_wrongs.sites(function, name.split()[0])
        for wrong in wrongs:
            text = (ROOT / wrong.file).read_text(encoding="utf-8")
            assert text.startswith(wrong.old, wrong.at)
            found.add(f"{wrong.old} -> {wrong.new}")
    assert kinds <= found, kinds - found


def test_the_record_of_flips():
    """Has all functions of portable C for x86-64, and of other code what was run; none was proved
    that a run found wrong; the page is made of it."""
    found = arith_flips.recorded()
    known = [f for code in arith_flips.CODES for f in arith_flips.functions(code)]
    assert list(found) == [f for f in known if f in found]
    assert set(PORTABLE) <= set(found)
    assert not any(count.wrong for count in found.values())
    assert arith_flips.PAGE.read_text(encoding="utf-8") == arith_flips.page()


def test_a_run_of_flips_goes_on_where_it_was():
    """In steps, wrongs first; of the same draws as in one go."""
    add, other, ntt = (
        arith_flips.Function("avx2", "ML-KEM", name) for name in ("add_to", "decode", "ntt")
    )
    counts = [
        arith_flips.Count(add, refused=18, right=2, asked=25),
        arith_flips.Count(other, refused=5),
        arith_flips.Count(ntt, refused=60),
    ]
    assert list(arith_flips.steps(counts, 25, 25)) == [
        (other, 0, 0, 25),
        (other, 5, 10, 0),
        (other, 10, 20, 0),
        (add, 20, 25, 0),
        (other, 20, 25, 0),
    ]


def test_draws_are_the_same_in_steps(tmp_path):
    function = FLIPPED["centre"]
    paths = function.compiled(tmp_path)
    case = (paths[0], *function.claimed(paths), function.name, tmp_path)
    whole, first, second = (arith_flips.flipped(*case, *n) for n in ((6,), (2,), (6, 2)))
    assert first.refused + second.refused == whole.refused
    assert first.right + second.right == whole.right and len(whole.right) + whole.refused == 6


def test_pieces_are_all_values():
    """Functions of a piece are those of each of its values."""
    functions = [
        lambda x: (x * 11276 >> 20) + x % 37,
        lambda x: centred(x * 5 + 3, 1 << 9) * -2,
        lambda x: x * x if x % 3 == 1 else 7 - x,
        lambda x: decompose(x + 95232, 95232)[1],
        lambda x: int(x >= 40) - int(-x <= 3) + ((x << 2) % 1024),
        lambda x: power2round(x * 4000 + 8192)[0] - (x // 7),
    ]
    for f in functions:
        for low, high in ((-60, 700), (-1, -1), (0, 5)):
            covered = []
            for x, found in pieces(low, high, lambda p, f=f: (f(p), p.sweep)):
                value, sweep = found
                for y in range(x, sweep.high + 1):
                    have = value.a * y + value.b if isinstance(value, Piece) else value
                    assert have == f(y), (y, have, f(y))
                    covered.append(y)
            assert covered == list(range(low, high + 1))
