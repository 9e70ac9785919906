# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Arithmetic instructions on elements that are symbols: the processor or an emulator computes what
the symbols are for the same numbers, and no number leaves the interval that is known of it."""

import dataclasses
import functools
import random
import re

import pytest
from required import count, machine_lacks, modules, tools

modules("capstone", "unicorn")
tools("gcc")

from conformance import arith_operands, arith_unicorn, host_cpu  # noqa: E402
from conformance.arith_operands import SCALARS  # noqa: E402
from lanewise_lab.isa import (  # noqa: E402
    aarch64_arith,
    aarch64_scalar,
    armv7m_arith,
    armv7m_scalar,
    x86_64,
    x86_64_arith,
)
from lanewise_lab.isa import scalars as scalar_rules  # noqa: E402
from lanewise_lab.isa.armv7m_syntax import LR  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.symbolic import Refused  # noqa: E402
from lanewise_lab.symbolic.integers import Integers  # noqa: E402

pytestmark = pytest.mark.slow

SHARES = (0, 1, 0.5, 0.9)  # of symbols among the elements


def _host(texts, folder):
    more = "avx512vbmi", "avx512_vbmi2"
    missing = host_cpu.missing_features(*more)
    if missing:
        machine_lacks(f"{', '.join(missing)}: the table cannot be compared with it")
    return host_cpu.Processor(texts, folder, *more)


@pytest.fixture(scope="module")
def singles(tmp_path_factory):
    texts = arith_operands.x86_samples(random.Random(1))
    return _host(texts, tmp_path_factory.mktemp("single"))


def differences(processor, only="", trials=SHARES, **sizes):
    """What differs, and of each sample with which shares of symbols it was compared."""
    code, predicted, compared = ObjectFile(str(processor.object)), [], {}
    for n, text in enumerate(processor.instructions):
        if only and text.split()[0] != only:
            continue
        insns, at = [], code.symbols[f"i{n}"]
        while at < code.symbols[f"e{n}"]:
            insns.append(code.decode(at))
            at = insns[-1].next
        for trial, share in enumerate(trials):
            source = random.Random(100 * n + trial)
            comparison = arith_operands.OnHost(insns, source, share, **sizes)
            comparison.prepare()
            try:
                comparison.predict()
            except Refused:
                continue
            compared.setdefault(text, set()).add(share)
            predicted.append((n, text, comparison))
    return host_cpu.judged(processor, predicted), compared


#: What takes two symbols only where they are a number and the same plus a constant; and what takes
#: public indices, and what must not saturate.
PUBLIC = {"vpminuw", "vpermw", "vpermd", "vpermps", "vpsllvd", "vpsrlvd", "vpsllvw", "vpsrlvw"}
PUBLIC |= {"vpshrdvw", "vpblendvb", "vpmultishiftqb", "vpmaddubsw", "vpackusdw"}
PUBLIC |= {name for v in ("", "v") for name in f"{v}packssdw {v}packsswb {v}packuswb".split()}
PUBLIC |= {"bt", "vtestps"}  # the latter takes symbols twice the same (x86_programs)
PUBLIC |= {"vpsllq", "vpsrlq"}  # where the count is in a register (x86_logic)
PUBLIC |= {"vpermb", "vptestmw"}
PUBLIC |= {f"vperm{i}2{e}" for i in "ti" for e in "bwd"}


@pytest.mark.ci
def test_x86_table_equals_processor(singles):
    wrong, compared = differences(singles)
    assert not wrong, "\n".join(wrong[:40])
    for text in singles.instructions:
        want = {0} if text.split()[0] in PUBLIC else set(SHARES)
        assert want <= compared.get(text, set()), f"not compared: {text}"
    assert {t.split()[0] for t in singles.instructions} == set(x86_64_arith.TABLE)


def test_x86_programs_equal_processor(tmp_path):
    """Results that meet: what cancels, what wraps around, what is known of signs."""
    texts = arith_operands.x86_programs(random.Random(3), count(few=60, many=600), 12)
    wrong, compared = differences(_host(texts, tmp_path), trials=(1, 0.7))
    assert not wrong, "\n".join(wrong[:20])
    assert len(compared) > len(texts) // 2, len(compared)
    assert all(t in compared for t in texts if "vptestmw" in t)


@pytest.mark.ci
def test_a_wrong_sum_of_vectors_is_found(tmp_path, monkeypatch):
    """Sums of 32 bits that are kept near 0 are the same modulo 2^32, not less."""
    near = Integers.near
    monkeypatch.setattr(Integers, "near", lambda n, e, bits: near(n, e, bits - 16))
    texts = arith_operands.x86_programs(random.Random(3), 60, 12)
    assert differences(_host(texts, tmp_path), trials=(1, 0.7))[0]


def test_x86_logic_equals_processor(tmp_path):
    """Of data, by elements: AND, OR, XOR, and every truth table of three."""
    texts = arith_operands.x86_logic(random.Random(4))[:: count(few=4, many=1)]
    wrong, compared = differences(_host(texts, tmp_path), trials=(1, 0.7), sizes=(32, 32, 32))
    assert not wrong, "\n".join(wrong[:20])
    assert len(compared) > len(texts) * 3 // 4, len(compared)


@pytest.mark.ci
def test_x86_scalar_entries_equal_processor(tmp_path):
    texts = arith_operands.x86_scalar_samples(random.Random(5))
    processor = _host(texts, tmp_path)
    wrong, compared = differences(processor, sizes=arith_operands.SCALARS)
    assert not wrong, "\n".join(wrong[:40])
    for text in processor.instructions:
        # A count must be public, and bits of several numbers cannot be shifted anywhere.
        by_count = text.endswith(", cl") or text.startswith("sar qword ptr")
        want = {0} if by_count else {0, 1}
        assert want <= compared.get(text, set()), f"not compared: {text}"


def test_x86_scalar_programs_equal_processor(tmp_path):
    """Conditions of data, and results that meet."""
    texts = arith_operands.x86_scalar_programs(random.Random(7), count(few=60, many=1000), 8)
    wrong, compared = differences(_host(texts, tmp_path), sizes=arith_operands.SCALARS)
    assert not wrong, "\n".join(wrong[:20])
    for text in texts:
        chosen = any(name in text for name in ("cmov", "set", "sbb", "adc"))
        assert not chosen or 1 in compared.get(text, set()), f"not compared: {text}"
    assert len(compared) > len(texts) * 3 // 4, len(compared)


def test_x86_overflow_equals_processor(tmp_path):
    texts = arith_operands.x86_overflows(random.Random(9))
    wrong, compared = differences(_host(texts, tmp_path), trials=(1, 1), sizes=(16, 32, 64))
    assert not wrong, "\n".join(wrong[:20])
    assert len({t.split()[0] for t in compared}) == 7 and len(compared) > 60, len(compared)


def _as(mnemonic):
    return lambda run, m, i: run(m, dataclasses.replace(i, mnemonic=mnemonic))


def _with(operand, value):
    def faulty(run, m, i):
        operands = list(i.operands)
        operands[operand] = value(operands[operand])
        run(m, dataclasses.replace(i, operands=operands))

    return faulty


FAULTS = {
    "vpmuldq": _as("vpmuludq"),
    "vpunpcklwd": _as("vpunpckhwd"),
    "vpunpckhdq": _as("vpunpckhwd"),
    "vpsraw": _as("vpsrad"),
    "vpsllw": _as("vpsrlw"),
    "vmovshdup": _as("vmovsldup"),
    "vpermi2w": _as("vpermt2w"),
    "vpermt2b": _as("vpermt2w"),
    "vpsrad": _with(2, lambda op: dataclasses.replace(op, value=op.value + 1)),
    "vpblendw": _with(3, lambda op: dataclasses.replace(op, value=op.value ^ 1)),
    "vpsubw": lambda run, m, i: x86_64_arith.TABLE["vpaddw"].run(m, i),
    "vpmulhw": lambda run, m, i: x86_64_arith.TABLE["vpmulhuw"].run(m, i),
    "vpmulhrsw": lambda run, m, i: x86_64_arith.TABLE["vpmulhw"].run(m, i),
    "vpcmpgtw": lambda run, m, i: x86_64_arith.TABLE["vpsubw"].run(m, i),
    "vpcmpgtd": _as("vpcmpgtw"),
    "vpshrdvw": lambda run, m, i: x86_64_arith.TABLE["vpsrlvw"].run(m, i),
    "vpsrlvw": _as("vpsllvw"),
    "vpcmpltuw": _as("vpcmpltw"),
    "vpcmpnled": _as("vpcmpled"),
    "vpmovd2m": _as("vpmovw2m"),
    "vpmovsxbw": lambda run, m, i: _as("vpmovzxbw")(x86_64.TABLE["vpmovzxbw"].run, m, i),
    "vpackusdw": _as("vpackssdw"),
    "vpinsrb": _as("vpinsrw"),
    "vpmaddubsw": lambda run, m, i: x86_64_arith.TABLE["vpmullw"].run(m, i),
    "vpmultishiftqb": lambda run, m, i: x86_64_arith.TABLE["vpsrlvw"].run(m, i),
    "vpbroadcastb": _as("vpbroadcastw"),
    "vpmaxuw": lambda run, m, i: x86_64_arith.TABLE["vpminuw"].run(m, i),
    "vpsraq": _with(2, lambda op: dataclasses.replace(op, value=op.value + 1)),
    "vpmovm2w": _as("vpmovm2b"),
    "vpinsrd": _as("vpinsrw"),
    "vpmullq": _as("vpmulld"),
    "vblendvps": lambda run, m, i: x86_64_arith.TABLE["vpaddd"].run(m, i),
    "bt": lambda run, m, i: setattr(m, "cf", 0),
    "bts": _with(1, lambda op: dataclasses.replace(op, value=op.value ^ 1)),
    "vphaddd": lambda run, m, i: x86_64_arith.TABLE["vpaddd"].run(m, i),
    "vpbroadcastw": _as("vpbroadcastb"),
    "vtestps": lambda run, m, i: (run(m, i), setattr(m, "cf", 0)),
    "vpsllq": _as("vpsrlq"),
    "vpaddq": lambda run, m, i: x86_64_arith.TABLE["vpaddd"].run(m, i),
    "vpsubq": lambda run, m, i: x86_64_arith.TABLE["vpaddq"].run(m, i),
}


@pytest.mark.ci
@pytest.mark.parametrize("mnemonic", sorted(FAULTS))
def test_comparison_finds_planted_faults(singles, monkeypatch, mnemonic):
    entry = x86_64_arith.TABLE[mnemonic]
    faulty = dataclasses.replace(entry, run=lambda m, i: FAULTS[mnemonic](entry.run, m, i))
    monkeypatch.setitem(x86_64_arith.TABLE, mnemonic, faulty)
    wrong, _ = differences(singles, only=mnemonic)
    assert wrong


ARM = {"aarch64": aarch64_arith.TABLE, "armv7m": armv7m_arith.TABLE}


def emulated(bench, trials=SHARES):
    """What differs, and the samples that were compared, each with the shares of symbols."""
    wrong, compared = [], {}
    for n, text in enumerate(bench.texts):
        for trial, share in enumerate(trials):
            found = bench.compare(n, 100 * n + trial, share)
            if found is not None:
                wrong += [f"{text}: {line}" for line in found]
                compared.setdefault(text, set()).add(share)
    return wrong, compared


@pytest.mark.parametrize("isa", sorted(ARM))
def test_arm_table_equals_emulator(isa, tmp_path):
    tools({"aarch64": "aarch64-linux-gnu-as", "armv7m": "arm-none-eabi-as"}[isa])
    texts = arith_unicorn.samples(isa, random.Random(1), count(few=1, many=6))
    wrong, compared = emulated(arith_unicorn.bench(isa, texts, tmp_path))
    assert not wrong, "\n".join(wrong[:40])
    # A doubled product of elements that may be the least number is refused.
    every = {t for t in texts if "dmulh" not in t and "dmlsh" not in t}
    assert every <= set(compared), every - set(compared)
    names = {re.split(r"[ .]", line)[0] for t in compared for line in t.split("\n    ")}
    names |= {n.removesuffix("s") for n in names}
    table = {*ARM[isa], *(armv7m_scalar.TABLE if isa == "armv7m" else ())}
    assert table <= names, table - names


@pytest.mark.parametrize("isa", sorted(ARM))
def test_arm_programs_equal_emulator(isa, tmp_path):
    tools({"aarch64": "aarch64-linux-gnu-as", "armv7m": "arm-none-eabi-as"}[isa])
    texts = arith_unicorn.programs(isa, random.Random(3), count(few=40, many=400), 10)
    wrong, compared = emulated(arith_unicorn.bench(isa, texts, tmp_path), (1, 0.7))
    assert not wrong, "\n".join(wrong[:20])
    assert len(compared) > len(texts) // 4, len(compared)


@pytest.mark.ci
@pytest.mark.parametrize(
    ("isa", "name", "other"),
    [
        ("aarch64", "shsub", "shadd"),
        ("aarch64", "sqrdmulh", "sqdmulh"),
        ("aarch64", "cmge", "cmgt"),
        ("aarch64", "umax", "umin"),
        ("aarch64", "sqrdmlsh", "mls"),
        ("aarch64", "smlsl2", "smlal2"),
        ("aarch64", "mls", "mla"),
        ("aarch64", "srshr", "sshr"),
        ("aarch64", "ssra", "sshr"),
        ("aarch64", "usra", "ssra"),
        ("aarch64", "cmhi", "cmgt"),
        ("aarch64", "cmhs", "cmhi"),
        ("aarch64", "cmeq", "cmge"),
        ("aarch64", "cmle", "cmlt"),
        ("aarch64", "ushl", "sshl"),
        ("aarch64", "sshl", "ushl"),
        ("aarch64", "addhn2", "addhn"),
        ("aarch64", "rshrn", "shrn"),
        ("aarch64", "sshll", "ushll"),
        ("aarch64", "ushll2", "ushll"),
        ("aarch64", "usubl", "ssubl"),
        ("aarch64", "saddl2", "uaddl2"),
        ("aarch64", "uaddw", "usubw"),
        ("aarch64", "mvn", "and"),
        ("aarch64", "bic", "and"),
        ("aarch64", "orn", "orr"),
        ("aarch64", "eor", "orr"),
        ("aarch64", "bsl", "bit"),
        ("aarch64", "bif", "bit"),
        ("aarch64", "umin", "add"),
        ("aarch64", "sminv", "addv"),
        ("aarch64", "addv", "sminv"),
        ("aarch64", "umaxv", "addv"),
        ("armv7m", "smlabt", "smlatb"),
        ("armv7m", "ssub16", "sadd16"),
        ("armv7m", "rsb", "sub"),
        ("armv7m", "mls", "mla"),
        ("armv7m", "smlad", "smlabb"),
        ("armv7m", "smulwt", "smulwb"),
        ("armv7m", "smlal", "umlal"),
        ("armv7m", "umull", "smull"),
        ("armv7m", "sbc", "sub"),
        ("armv7m", "adc", "add"),
        ("armv7m", "bic", "and"),
        ("armv7m", "orn", "orr"),
        ("armv7m", "eor", "orr"),
        ("armv7m", "sxtb", "sxth"),
        ("armv7m", "uxtah", "sxtah"),
        ("armv7m", "ldrsb", "ldrsh"),
    ],
)
def test_comparison_finds_planted_faults_of_arm(isa, name, other, tmp_path, monkeypatch):
    tools({"aarch64": "aarch64-linux-gnu-as", "armv7m": "arm-none-eabi-as"}[isa])
    texts = [t for seed in range(4) for t in arith_unicorn.samples(isa, random.Random(seed), 2)]
    texts = [t for t in texts if re.search(rf"(^|\n +){name}", t)][:24]

    def run(entry, m, i):
        return entry.run(m, dataclasses.replace(i, mnemonic=other))

    def instead(entry):
        return dataclasses.replace(entry, run=functools.partial(run, entry))

    table = ARM[isa]
    if isa == "armv7m" and name in armv7m_scalar.TABLE and name not in table:
        table, entry = armv7m_scalar.TABLE, armv7m_scalar.TABLE[other]
        changed = lambda m, i: entry(m, dataclasses.replace(i, mnemonic=other))  # noqa: E731
    elif isa == "armv7m":
        changed = instead(ARM[isa][other])
    else:
        patterns = tuple(p for e in ARM[isa][name] for p in e.patterns)
        known = [dataclasses.replace(e, patterns=patterns) for e in ARM[isa][other]]
        changed = [instead(e) for e in known]
    monkeypatch.setitem(table, name, changed)
    wrong, compared = emulated(arith_unicorn.bench(isa, texts, tmp_path))
    assert wrong and compared


def _without_borrow(m):
    return m.integers.number(1)


def _unless_lr(m, to, e, after, before, one_of=armv7m_scalar._one_of):
    return after if to == LR else one_of(m, to, e, after, before)


#: Rules of numbers in two words, and of what an IT governs: where, name, and a wrong variant.
WRONG_RULES = [
    (scalar_rules, "_unsigned", lambda n, e, bits: n.low(e, bits, signed=True)),
    (scalar_rules, "carry", _without_borrow),
    (scalar_rules, "joined", lambda n, low, high, bits: scalar_rules.whole(n, low, bits)),
    (scalar_rules, "upper", lambda n, e, bits: n.number(0)),
    (scalar_rules, "chosen", lambda n, e, yes, no, bits: yes),
    (armv7m_scalar, "_one_of", _unless_lr),
    (
        armv7m_scalar,
        "result_flags",
        lambda m, value: scalar_rules.compared(m, value, value, 32, "nz"),
    ),
]


@pytest.mark.parametrize(
    ("where", "name", "other"),
    [pytest.param(*w, id=w[1], marks=[pytest.mark.ci] * (w[1] != "carry")) for w in WRONG_RULES],
)
def test_comparison_finds_wrong_rules_of_words(tmp_path, monkeypatch, where, name, other):
    tools("arm-none-eabi-as")
    texts = [
        t for seed in range(4) for t in arith_unicorn.samples("armv7m", random.Random(seed), 2)
    ]
    texts = [t for t in texts if re.search("adc|sbc|it|lal", t)]
    bench = arith_unicorn.bench("armv7m", texts, tmp_path)
    assert not emulated(bench, (1,))[0]
    monkeypatch.setattr(where, name, other)
    assert emulated(bench, (1,))[0]


def test_comparison_finds_wrong_places_of_a_table(tmp_path, monkeypatch):
    tools("aarch64-linux-gnu-as")
    texts = [t for t in arith_unicorn.samples("aarch64", random.Random(1), 4) if "tbl" in t]
    (entry,) = aarch64_arith.TABLE["tbl"]

    def run(m, i):
        gather = m.gather
        beyond = 16 * len(i.operands[1].n) - 1

        def never_zero(words, order, bits):
            return gather(words, [beyond if k is None else k for k in order], bits)

        with monkeypatch.context() as patch:
            patch.setattr(m, "gather", never_zero)
            entry.run(m, i)

    monkeypatch.setitem(aarch64_arith.TABLE, "tbl", [dataclasses.replace(entry, run=run)])
    wrong, compared = emulated(arith_unicorn.bench("aarch64", texts, tmp_path))
    assert wrong and compared


def scalars(texts, folder, shares):
    tools("aarch64-linux-gnu-as")
    return emulated(arith_unicorn.bench("aarch64", texts, folder, SCALARS), shares)


def test_a64_scalar_entries_equal_emulator(tmp_path):
    texts = arith_unicorn.a64_scalars(random.Random(1), count(few=2, many=12))
    wrong, compared = scalars(texts, tmp_path, (1, 0.5, 0))
    assert not wrong, "\n".join(wrong[:20])
    for text in texts:
        # A count must be public; an index of memory is.
        public = re.match(r"asr (\w+, ){2}[xw]", text) or "[" in text
        assert public or 1 in compared.get(text, set()), f"not compared: {text}"
    choices = {name for name in aarch64_scalar.TABLE if re.match("cs|ci|cneg", name)}
    assert {t.split()[0] for t in compared} == set(aarch64_scalar.TABLE) - choices


def test_wrong_or_of_parts_is_found(tmp_path, monkeypatch):
    texts = arith_unicorn.a64_scalars(random.Random(1), 6)
    texts = [t for t in texts if re.match("or[rn] ", t)]
    assert not scalars(texts, tmp_path, (1,))[0]
    monkeypatch.setattr(scalar_rules, "either_parted", scalar_rules.differing)
    assert scalars(texts, tmp_path, (1,))[0]


def test_a64_conditions_equal_emulator(tmp_path):
    """What is chosen by flags of data. No flag says what V is of a sum, or C; nothing asks."""
    texts = arith_unicorn.a64_conditions(random.Random(1))[:: count(few=7, many=1)]
    wrong, compared = scalars(texts, tmp_path, (1,))
    assert not wrong, "\n".join(wrong[:20])
    of_sum = {"eq", "ne", "mi", "pl"}
    for text in texts:
        name, cond = re.search(r"\b(cm[np]|\w+s|tst)\b", text)[1], text.split()[-1]
        known = of_sum if name in ("cmn", "adds") else of_sum | {"ge", "lt", "gt", "le"}
        known = known | {"hs", "lo", "hi", "ls"} if name in ("cmp", "subs", "negs") else known
        assert cond not in known or text in compared, f"not compared: {text}"


def test_a64_scalar_programs_equal_emulator(tmp_path):
    texts = arith_unicorn.a64_scalar_programs(random.Random(2), count(few=100, many=2000), 8)
    wrong, compared = scalars(texts, tmp_path, (1, 0.7))
    assert not wrong, "\n".join(wrong[:20])
    assert len(compared) > len(texts) * 2 // 3, len(compared)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("smsubl", "smaddl"),
        ("umnegl", "umull"),
        ("msub", "madd"),
        ("umulh", "smulh"),
        ("bic", "and"),
        ("sxtb", "sxth"),
        ("ldrsb", "ldrsh"),
        ("csinv", "csinc"),
        ("cneg", "cinv"),
        ("csetm", "cset"),
        ("gt", "ge"),
        ("hs", "hi"),
    ],
)
def test_comparison_finds_planted_faults_of_scalars(name, other, tmp_path, monkeypatch):
    source = random.Random(1)
    texts = arith_unicorn.a64_scalars(source, 6) + arith_unicorn.a64_conditions(source)[::2]
    if name in aarch64_scalar.TABLE:
        texts = [t for t in texts if re.search(rf"\b{name} ", t)]
        entry = aarch64_scalar.TABLE[name]
        renamed = functools.partial(dataclasses.replace, mnemonic=other)
        monkeypatch.setitem(aarch64_scalar.TABLE, name, lambda m, i: entry(m, renamed(i)))
    else:
        texts = [t for t in texts if t.endswith(name)]
        conditions = scalar_rules.CONDITIONS
        monkeypatch.setitem(conditions, name, conditions[other])
    assert scalars(texts, tmp_path, (1,))[0]
