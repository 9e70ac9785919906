# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Generated transforms: what does not fit is refused where it is generated; what is shipped is
proved; with a wrong planted in its text or a bit of its code flipped it is not, or it is right on
the processor all the same."""

import dataclasses
import random
import re
import subprocess

import pytest
from required import count, modules, tools

modules("capstone")
tools("gcc", "objcopy")

from conformance import arith_native  # noqa: E402
from lanewise_lab.checkout import ROOT  # noqa: E402
from lanewise_lab.ntt import __main__ as generator  # noqa: E402
from lanewise_lab.ntt import (  # noqa: E402
    aarch64,
    armv7m,
    armv7m_words,
    proofs,
    transform,
    x86_64,
)
from lanewise_lab.prove.arithmetic import prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.symbolic import Refused  # noqa: E402

KINDS = ("ntt", "inverse")
#: As mldsa_avx2: what runs here or under Bochs, and what others do.
X86 = sorted(name for name in proofs.TARGETS if name.split("_")[1] in ("avx2", "avx512"))
NEON = sorted(name for name in proofs.TARGETS if name.endswith("_neon"))


def symbol(kind, target):
    scheme, suffix = target.split("_")
    return f"lanewise_{scheme}_{kind}_{suffix}"


def test_files_are_what_is_generated():
    for name, (scheme, _, folder) in generator.TARGETS.items():
        assert (ROOT / folder / f"{name}.S").read_text() == generator.text(name), name
        assert scheme.name in name


def test_usage(capsys):
    assert proofs.main(["sse2"]) == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize("forward", [True, False])
@pytest.mark.parametrize("target", sorted(generator.TARGETS))
def test_shuffles_that_do_not_fit_are_refused(target, forward):
    """Each shuffle left out, or replaced by another."""
    scheme, make, _ = generator.TARGETS[target]
    shuffles = (aarch64 if target in NEON else x86_64).SHUFFLES
    for at, steps in make(scheme).steps[forward].items():
        for n, right in enumerate(steps):
            for other in [None, *(s for s in shuffles.values() if s is not right)]:
                machine = make(scheme)
                changed = [*steps[:n], *([other] if other else []), *steps[n + 1 :]]
                machine.steps[forward][at] = changed
                with pytest.raises((AssertionError, IndexError, KeyError)):
                    transform.transform(scheme, machine, forward)


def test_sums_that_may_overflow_are_refused():
    scheme = transform.MLDSA
    wide = dataclasses.replace(scheme, inverse=2 * scheme.q)
    with pytest.raises(AssertionError, match="leaves its element"):
        transform.transform(wide, x86_64.Elements32(wide, 256), False)


@pytest.mark.parametrize(
    ("make", "reduces"),
    [
        (lambda s: x86_64.Elements16(s, 512), "vpmulhrsw"),
        (aarch64.Vectors, f"v{aarch64.RECIPROCAL}."),
    ],
)
def test_reductions_are_where_sums_grow_and_nowhere_else(make, reduces):
    """Of ML-KEM: with smaller inputs fewer, with larger ones more, and with none a refusal."""
    s, counts = transform.MLKEM, []
    for entry in (255, s.inverse, 16383):
        scheme = dataclasses.replace(s, inverse=entry, inverse_most=3000)
        made = transform.transform(scheme, make(scheme), False)
        counts.append(sum(reduces in line for _, lines, _ in made.bodies for line in lines))
    assert counts[0] < counts[1] < counts[2]
    machine = make(s)
    machine.reduced = lambda k, slot: None
    for forward in (True, False):
        with pytest.raises(AssertionError, match="leaves its element"):
            transform.transform(s, machine, forward)


def test_the_shortest_way_to_reduce_is_taken():
    """On Neon: exactly, of half as many registers, before results that must be small; of the
    inverse twenty registers, half of those with sums before they are stored and loaded again."""
    s, found = transform.MLKEM, {}
    for forward in (True, False):
        ways = [transform.transform(s, m, forward) for m in aarch64.Vectors(s).ways()]
        found[forward] = transform.shortest(s, aarch64.Vectors(s).ways(), forward)
        assert found[forward].executed == min(f.executed for f in ways)
    assert found[True].machine.exact and not found[False].machine.exact
    late = aarch64.Vectors(s)
    late.early = False
    assert transform.transform(s, late, False).executed > found[False].executed


def test_results_larger_than_promised_are_refused():
    scheme = dataclasses.replace(transform.MLKEM, inverse_most=1700)
    with pytest.raises(AssertionError, match="larger than promised"):
        transform.transform(scheme, x86_64.Elements16(scheme, 256), False)


def test_claims_are_those_of_the_header():
    text = " ".join((ROOT / "src/mldsa/poly.h").read_text().replace("\n *", "\n").split())
    assert "Of coefficients whose absolute value is below q, in place." in text
    assert "of inputs below q the transform gives values of at most 9.1 q" in text
    assert "Of coefficients at most 0.8 q; the result is at most 1.25 q" in text
    q, kem = 8380417, " ".join((ROOT / "src/mlkem/arith.h").read_text().split())
    for kind, entry, most in (("ntt", q - 1, q * 91 // 10), ("inverse", q // 5 * 4, q // 4 * 5)):
        claim = proofs.claims("mldsa_avx2")[symbol(kind, "mldsa_avx2")]
        assert claim.arguments[0].bound == entry and set(claim.bounds) == {(-most, most)}
        claim = proofs.claims("mlkem_avx2")[symbol(kind, "mlkem_avx2")]
        entry, ((_, most),) = claim.arguments[0].bound, set(claim.bounds)
        assert f"Input |x| <= {entry}, output |x| <= {most}. */ void (*{kind})(int16_t" in kem


@pytest.mark.slow
@pytest.mark.parametrize("target", sorted(proofs.TARGETS))
def test_proved(target, tmp_path, capsys):
    tools(proofs.TARGETS[target][0][0])
    assert proofs.main([target]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [symbol(k, target) for k in KINDS]
    assert all(" proved " in line for line in lines)


def shown(source, tmp_path):
    """A text without hidden symbols, so that a test can load it."""
    path = tmp_path / "changed.S"
    path.write_text("\n".join(x for x in source.split("\n") if ".hidden" not in x))
    return path


@pytest.mark.slow
@pytest.mark.parametrize("target", X86)
@pytest.mark.parametrize("kind", KINDS)
def test_right_on_the_processor(target, kind, tmp_path):
    source = (ROOT / proofs.TARGETS[target][1]).read_text()
    path = proofs.assembled(target, tmp_path, shown(source, tmp_path))
    name = symbol(kind, target)
    assert arith_native.is_right(path, name, proofs.claims(target)[name], 1, trials=3)


def wrongs(source, kind, target, draws, number):
    """Texts with one line of the function, or one root, changed: (what, text)."""
    lines = source.split("\n")
    name = symbol(kind, target)
    begin = lines.index(next(x for x in lines if x.startswith(f"SYMBOL({name}):")))
    end = lines.index("    ret", begin)
    table = lines.index(f"L{name.removeprefix('lanewise_')}_roots:")
    body = [n for n in range(begin, end) if re.match(r"    v\w+ .*mm", lines[n])]
    for _ in range(number):
        changed, n = list(lines), draws.choice(body)
        way = draws.choice(("without", "register", "operation", "root"))
        if way == "without":
            changed[n] = ""
        elif way == "register":
            found = draws.choice(list(re.finditer(r"(?<=mm)\d+", changed[n])))
            other = (int(found[0]) + 1 + draws.randrange(6)) % 15
            changed[n] = changed[n][: found.start()] + str(other) + changed[n][found.end() :]
        elif way == "operation":
            pairs = [("vpsubd", "vpaddd"), ("vpaddd", "vpsubd"), ("vpmuldq", "vpmuludq")]
            pairs += [("vpsubw", "vpaddw"), ("vpaddw", "vpsubw"), ("vpmulhw", "vpmulhuw")]
            pairs += [("vpunpckl", "vpunpckh"), ("vmovshdup", "vmovsldup"), ("0xAA", "0x55")]
            pairs += [("0x44", "0xEE"), ("0x88", "0xDD"), ("0x20", "0x31"), ("{k1}", "{k2}")]
            pairs += [("vpmullw", "vpmulhw"), ("vpmulld", "vpmuldq"), ("vpmulhrsw", "vpmulhw")]
            here = [(a, b) for a, b in pairs if a in changed[n]]
            if not here:
                continue
            changed[n] = changed[n].replace(*here[0])
        else:
            n = table + 1 + draws.randrange(20)
            found = draws.choice([m for m in re.finditer(r"-?\d+", changed[n]) if m[0] != "0"])
            number_here = str(
                int(found[0]) ^ 1 << draws.randrange(20 if "long" in lines[n] else 12)
            )
            changed[n] = changed[n][: found.start()] + number_here + changed[n][found.end() :]
        yield f"{way}: {lines[n].strip()} -> {changed[n].strip()}", "\n".join(changed)


@pytest.mark.slow
@pytest.mark.spread
@pytest.mark.parametrize("target", X86)
@pytest.mark.parametrize("kind", KINDS)
def test_planted_wrongs(target, kind, tmp_path):
    source, name = (ROOT / proofs.TARGETS[target][1]).read_text(), symbol(kind, target)
    claim, passed, tried = proofs.claims(target)[name], [], 0
    draws = random.Random(f"{target} {kind}")
    for what, text in wrongs(source, kind, target, draws, count(4, 60, "LANEWISE_MUTANTS")):
        folder = tmp_path / str(tried)
        folder.mkdir()
        tried += 1
        try:
            path = proofs.assembled(target, folder, shown(text, folder))
        except subprocess.CalledProcessError:
            continue
        verdict = prove(ObjectFile(str(path), {}), name, claim)
        if not verdict.proved:
            assert verdict.reason
            continue
            assert arith_native.is_right(path, name, claim, tried, trials=3), (
                f"wrongly proved: {what}"
            )
        passed.append(what)
    print(f"{tried - len(passed)} of {tried} not proved; right all the same:", *passed)
    assert tried and len(passed) <= tried // 2


@pytest.mark.slow
@pytest.mark.parametrize("target", NEON)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("mls ", "mla "),
        ("add v", "sub v"),
        ("zip1 ", "zip2 "),
        ("trn1 ", "trn2 "),
        ("#64]", "#80]"),
    ],
)
def test_planted_wrongs_on_neon(target, old, new, tmp_path):
    tools(proofs.TARGETS[target][0][0])
    source = (ROOT / proofs.TARGETS[target][1]).read_text()
    places = [m.start() for m in re.finditer(re.escape(old), source)]
    at = random.Random(old).choice(places)
    path = tmp_path / "changed.S"
    path.write_text(source[:at] + new + source[at + len(old) :])
    code = ObjectFile(str(proofs.assembled(target, tmp_path, path)), {})
    verdicts = [prove(code, name, claim) for name, claim in proofs.claims(target).items()]
    assert sorted(v.proved for v in verdicts) == [False, True]


def reductions(scheme, forward):
    """How often coefficients of pairs are reduced."""
    made = transform.transform(scheme, armv7m.Pairs(scheme), forward)
    first = [f"[sp, #{4 * armv7m._ONE}]" in line for _, lines, _ in made.bodies for line in lines]
    return sum(first)


def test_pairs_are_reduced_where_sums_grow():
    """So are, before they are stored, numbers that would grow in all of the next pass."""
    s = transform.MLKEM
    assert reductions(dataclasses.replace(s, inverse=2000), False) < reductions(s, False)
    assert reductions(dataclasses.replace(s, forward_most=1 << 15), True) == 0 < reductions(s, True)
    none = armv7m.Pairs(s)
    none.reduced = lambda k, slot: None
    with pytest.raises(AssertionError, match="leaves its element"):
        transform.transform(s, none, True)


def test_products_of_pairs():
    """Of every coefficient by the roots of the transforms, as the instructions compute them."""
    s = transform.MLKEM
    machine = armv7m.Pairs(s)
    for z in {1, *(s.centred(s.power(i)) for i in range(0, 128, count(16, 1)))}:
        factor, most = machine.quotient(z), machine.bound(1 << 15, z)
        assert most == s.q // 2 and -(1 << 31) <= factor < 1 << 31
        for a in range(-(1 << 15), 1 << 15):
            fraction = (factor * a >> 16) + (1 << 15) & 0xFFFF  # SMULWB, its lower half
            product = (fraction - (1 << 15)) * s.q + (1 << 15) >> 16  # SMLABB, PKHTB
            assert abs(product) <= most and (product - a * z) % s.q == 0, (a, z)


def test_loads_go_before_stores_that_they_do_not_need():
    store = ["str.w r2, [r0, #4]", "str.w r3, [r0, #8]"]
    moved = "ldr.w r4, [r0, #12]"
    assert armv7m.merged([*store, moved]) == [moved, *store]
    for needed in ("ldr.w r3, [r0, #12]", "ldr.w r4, [r0, #8]", "ldr.w r0, [sp, #4]"):
        assert armv7m.merged([*store, needed]) == [*store, needed]
    assert armv7m.merged(["str.w r2, [r12], #32", moved]) == ["str.w r2, [r12], #32", moved]


def test_orders_keep_what_depends():
    """Each instruction behind all that it needs, and that need what it overwrites."""
    s = transform.MLKEM
    for forward in (True, False):
        for _, lines, _ in transform.transform(s, armv7m.Pairs(s), forward).bodies:
            before = armv7m.merged(lines)
            after = armv7m.scheduled(before)
            assert after != before and sorted(after) == sorted(before)
            assert values(after) == values(before)


def values(lines):
    """What registers and memory hold behind the lines, as terms of what they held before."""
    held, memory = {}, {}
    for line in lines:
        name, _, rest = line.partition(" ")
        written, read = armv7m._uses(line)
        register = rest.split(",")[0]
        term = hash((name, *(held.get(r, r) for r in rest.replace("[", "").split(", "))))
        if name == "str.w":
            memory[hash((held.get("r12"), rest.partition("[")[2]))] = held.get(register, register)
        else:
            held[register] = term
        for moved in written - {register}:
            held[moved] = term + 1
    return held, memory


def test_products_of_words():
    """By roots of ML-DSA and at both ends, as the instructions compute them."""
    s, draws = transform.MLDSA, random.Random(1)
    machine = armv7m_words.Words(s)
    for z in {1, *(s.centred(s.power(i)) for i in range(0, 256, count(16, 1)))}:
        factor, most = machine.quotient(z), (1 << 31) - 1
        assert -(1 << 31) <= factor < 1 << 31 and machine.bound(most, z) < 3 * s.q // 4
        for a in [most, -most, *(draws.randint(-most, most) for _ in range(100))]:
            quotient = factor * a + (1 << 31) >> 32  # SMMULR
            product = a * z - quotient * s.q  # MLA and MLS, of which the lower 32 bits count
            assert abs(product) <= machine.bound(abs(a), z), (a, z)


def test_columns_have_the_same_roots():
    """A pass in blocks; one that does not keep blocks apart is refused."""
    s = transform.MLDSA
    machine = armv7m_words.Words(s)
    columns = [p.columns for p in transform.passes(s, machine, True)]
    assert columns == [32, 4, 1]
    machine.nested = False
    with pytest.raises(AssertionError):
        transform.passes(s, machine, True)


#: What stands once or often in the transforms of pairs, and something wrong.
WRONG_PAIRS = [
    ("ssub16 ", "sadd16 "),
    ("smulwt ", "smulwb "),
    ("smlabb ", "smlabt "),
    ("asr #16", "asr #15"),
    ("#32768", "#2048"),
    ("#64]", "#68]"),
    (".word ", ".word 4 * "),
    ("movw lr, #3329", "movw lr, #3328"),
    ("], #4\n", "], #8\n"),
    ("push {r4-r11, lr}", "push {r3-r10, lr}"),
]
WRONG_WORDS = [
    ("mls ", "mla "),
    ("add.w r", "sub.w r"),
    ("lsl #1", "lsl #2"),
    ("mla ", "mls "),
    ("#64]", "#68]"),
    (".word ", ".word 4 * "),
    ("movt lr, #127", "movt lr, #126"),
    ("], #4\n", "], #8\n"),
    ("bne.w 5b", "beq.w 5b"),
    ("push {r4-r11, lr}", "push {r3-r10, lr}"),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("target", "wrong"), [("mlkem_armv7em", WRONG_PAIRS), ("mldsa_armv7em", WRONG_WORDS)]
)
@pytest.mark.ci
def test_planted_wrongs_in_firmware(target, wrong, tmp_path):
    """Of two functions and a table of each, the one with the wrong is not proved."""
    tools(proofs.TARGETS[target][0][0])
    source = (ROOT / proofs.TARGETS[target][1]).read_text()
    start = source.index(f"{symbol('ntt', target)}:")
    path = tmp_path / "changed.S"
    for old, new in random.Random(1).sample(wrong, count(2, len(wrong))):
        places = [m.start() for m in re.finditer(re.escape(old), source) if m.start() > start]
        for at in random.Random(old).sample(places, min(count(1, 20), len(places))):
            path.write_text(source[:at] + new + source[at + len(old) :])
            code = ObjectFile(str(proofs.assembled(target, tmp_path, path)), {})
            verdicts = [prove(code, name, claim) for name, claim in proofs.claims(target).items()]
            assert sorted(v.proved for v in verdicts) == [False, True], source[at - 20 : at + 40]


def test_other_objects_are_refused(tmp_path):
    """A function that is not there, in one line."""
    code = ObjectFile(str(proofs.assembled("mldsa_avx2", tmp_path)), {})
    with pytest.raises(Refused):
        code.entry("lanewise_mldsa_ntt_sse2")
