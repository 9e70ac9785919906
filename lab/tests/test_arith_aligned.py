# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Code that asks for the alignment of arrays is proved once for every residue that the alignment of
their elements allows; and adds numbers side by side in one register where it is aligned. Wrongs
planted in one of its paths are refused, and faults planted in the checker are found."""

import itertools
import random
import subprocess

import pytest
from planted import plant
from required import modules, tools

modules("capstone")

from conformance.arith_operands import Valued  # noqa: E402
from lanewise_lab import counterexample  # noqa: E402
from lanewise_lab.isa import scalars  # noqa: E402
from lanewise_lab.isa.riscv_machine import Machine  # noqa: E402
from lanewise_lab.prove import arithmetic  # noqa: E402
from lanewise_lab.prove.arithmetic import Array, Claim  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.prove.shipped import COMPILERS  # noqa: E402
from lanewise_lab.symbolic import Refused, Violated  # noqa: E402
from lanewise_lab.symbolic.domain import Algebra  # noqa: E402
from lanewise_lab.symbolic.expressions import Expressions  # noqa: E402
from lanewise_lab.symbolic.integers import Integers  # noqa: E402
from lanewise_lab.symbolic.memory import Either, Memory, Ptr, Region, combined  # noqa: E402

pytestmark = pytest.mark.slow
RISCV = ("riscv64", "riscv32")

#: Adds two arrays, a register at a time where both are aligned to that. There, elsewhere, or
#: before, something is planted.
SOURCE = """#include <stdint.h>
typedef uintptr_t wide __attribute__((may_alias));
enum { SIZE = sizeof(wide) };
void f(int16_t *p, const int16_t *a)
{
    const uintptr_t at = (uintptr_t)p, from = (uintptr_t)a;
    const int more = MORE;
#ifdef WIDE
    if (ALIGNED) {
        const wide top = (wide)0x8000800080008000;
        for (int i = 0; i < 8; i += SIZE / 2) {
            const wide x = *(wide *)(p + i), y = *(const wide *)(a + i);
            *(wide *)(p + i) = (((x & ~top) + (y & ~top)) ^ ((x ^ y) & top)) WIDE;
        }
        return;
    }
#endif
    for (int i = 0; i < 8; i++)
        p[i] = (int16_t)(p[i] + a[i] + more);
    (void)(at + from);
}
"""
BOTH = "((at | from) & (SIZE - 1)) == 0"


def verdict(folder, isa: str, more: str = "0", wide: str | None = None, aligned: str = BOTH):
    """Of the function, and what a run shows of it."""
    tools(COMPILERS[isa][0])
    source, made = folder / "f.c", folder / f"{isa}.o"
    source.write_text(SOURCE)
    defined = [f"-DMORE={more}", f"-DALIGNED={aligned}"]
    defined += [] if wide is None else [f"-DWIDE={wide}"]
    command = [*COMPILERS[isa], "-std=c11", "-O1", *defined, "-c"]
    subprocess.run([*command, str(source), "-o", str(made)], check=True)
    p, a = Array("p", 8, 1 << 15, writable=True), Array("a", 8, 1 << 15)
    sums = tuple({(i,): 1, (8 + i,): 1} for i in range(8))
    claim = Claim((p, a), "p", sums, ((-(1 << 15), (1 << 15) - 1),) * 8, 3329, wraps=True)
    code = ObjectFile(str(made), {})
    found = arithmetic.prove(code, "f", claim)
    shown = None if found.proved else counterexample.found(code, "f", claim, found.reason)
    return found, shown


@pytest.mark.parametrize("isa", RISCV)
def test_every_residue_is_run(tmp_path, monkeypatch, isa):
    ran, every = [], arithmetic.every

    def noted(run):
        for e in every(run):
            ran.append(tuple(a.residue for a in e.claim.arguments))
            yield e

    monkeypatch.setattr(arithmetic, "every", noted)
    found, _ = verdict(tmp_path, isa, wide="+ 0")
    assert found.proved, found.reason
    allowed = range(0, 8 if isa == "riscv64" else 4, 2)
    assert sorted(set(ran)) == list(itertools.product(allowed, allowed))


#: more, what the wide path does besides, and where it is taken; a part of the refusal, and whether
#: a run shows it wrong.
WRONGS = {
    "the aligned path": (("0", "^ 1"), "an XOR of numbers", True),
    "the other path": (("1", "+ 0"), "another sum", True),
    "the top bits": (("0", "^ (top & 0x8000)"), "another sum", True),
    "one is not asked": (("0", "+ 0", "(at & (SIZE - 1)) == 0"), "alignment that nothing", False),
    "asked for too little": (("0", "+ 0", "((at | from) & 1) == 0"), "alignment that no", False),
    "data of low bits": (("(int)((at | from) & 3)", "+ 0"), "another sum", True),
    "data of upper bits": (("(int)((at | from) >> 3 & 1)", "+ 0"), "used as data", True),
    "data of an address": (("(int)(at | from)", "+ 0"), "used as data|depends on data", True),
    "a bit that is not the lowest": (("(int)(at & 4)", "+ 0"), "not its lowest", True),
    "a large unit": (("((at & 31) == 30)", "+ 0"), "low bits of p", True),
}


@pytest.mark.parametrize("what", WRONGS)
@pytest.mark.parametrize("isa", RISCV)
def test_wrongs_of_one_path(tmp_path, isa, what):
    given, why, shows = WRONGS[what]
    found, shown = verdict(tmp_path, isa, *given)
    assert not found.proved and any(w in found.reason for w in why.split("|")), found.reason
    assert (shown is not None) == shows, shown
    if what == "the other path":
        assert "bytes behind a multiple of 64" in str(shown)


ONE_PAIR = "((at & 7) == 6) & ((from & 7) == 4)"


@pytest.mark.parametrize("isa", ("armv7m", *RISCV))
def test_what_alignment_allows(tmp_path, monkeypatch, isa):
    """Each pair of residues, and none but of even addresses, which C promises of these elements."""
    for more in ("((at & 7) == 2)", ONE_PAIR):
        found, _ = verdict(tmp_path, isa, more)
        assert not found.proved and "another sum" in found.reason, found.reason
    for more in ("((at & 7) == 3)", "((at & 1) != 0)", "((at & 7) > 7)"):
        assert verdict(tmp_path, isa, more)[0].proved
    plant(monkeypatch, arithmetic, "cases", "asked.unit, align)", "asked.unit - align, align)")
    wrongly, _ = verdict(tmp_path, isa, ONE_PAIR)
    assert wrongly.proved  # the last residue is what refuses it


def low_bits(form=Either):
    """Which low bits of an OR of addresses, of which one was moved, are wrong."""
    alg = Algebra(64)
    for r, s, by in itertools.product(range(0, 8, 2), range(0, 8, 2), (-3, 0, 2, 5)):
        a, b = (Region(name, 64, 8, lambda n: alg.zero) for name in "ab")
        a.residue, b.residue = r, s
        found = Memory(alg).masked(Ptr(form(Ptr(a, by), Ptr(b, 0)), 0), 7)
        if found.c != (64 + r + by | 64 + s) & 7:
            yield r, s, by


def test_or_of_addresses():
    assert not [*low_bits()] and [*low_bits(lambda a, b: Either(a, a))]
    alg = Algebra(64)
    m = Machine(alg, Memory(alg), None)
    a, b, c = (Region(name, 64, 8, lambda n: alg.zero) for name in "abc")
    a.place, b.place = 0, 1
    with pytest.raises(Refused, match="used as data"):  # not of kernels of Keccak
        m.or_(Ptr(a, 0), Ptr(b, 0))
    m.integers = Integers(alg)
    either, again = (m.or_(Ptr(a, 0), Ptr(b, 0)) for _ in "ab")
    for use in (
        lambda: m.memory.read(either, 1),
        lambda: m.equal(either, alg.zero, "a condition"),
        lambda: m.equal(either, again, "a condition"),
        lambda: m.less(either, Ptr(a, 0), False, "a condition"),
        lambda: m.memory.read(combined(alg, (1, either), (-1, Ptr(a, 0))), 1),
        lambda: m.memory.masked(either, 15),
        lambda: m.or_(either, alg.const(1)),
        lambda: m.or_(either, Ptr(c, 0)),
        lambda: m.word(either),
    ):
        with pytest.raises((Refused, Violated)):
            use()


LANES = 0x0001000100010001


def drawn_sums(source, n, a, b):
    """Words of two of four numbers each and what they are of these: sums as compilers form them,
    others in which a number carries into the next, and bits that meet."""
    alg, top = n.alg, 0x8000 * LANES
    differ, low = alg.mask(alg.xor(a, b), top), (alg.mask(w, top - LANES) for w in (a, b))
    x, y = low
    yield alg.xor(scalars.total_of_each(n, x, y, 64), differ), lambda u, v: u + v, True
    raised = alg.xor(x, alg.const(top))
    less = scalars.total_of_each(n, raised, y, 64, -1)
    yield alg.xor(alg.xor(less, differ), alg.const(top)), lambda u, v: u - v, True
    for _ in range(6):
        part = source.choice((0x8000, 0x4000, 0xC000, 0x7FFF, 0xFFFF)) * LANES
        yield (
            alg.xor(alg.mask(a, part), alg.mask(b, part)),
            lambda u, v, m=part: u & m ^ v & m,
            False,
        )


def carrying(source, n, a, b):
    """Sums and differences in which numbers may carry, as words and as numbers of 64 bits."""
    alg = n.alg
    for _ in range(12):
        parts = [source.choice((0xFFFF, 0x8000, 0x7FFF, 0x0FFF)) * LANES for _ in "ab"]
        more = source.choice((0, 0x8000, 0x7FFE, 0x7FFF, 0x1000)) * LANES
        sign = source.choice((1, -1))
        x, y = (alg.mask(w, part) for w, part in zip((a, b), parts, strict=True))
        x = alg.xor(x, alg.const(more))
        try:
            yield scalars.total_of_each(n, x, y, 64, sign), x, y, sign
        except Refused:
            continue


def side_by_side():
    """Which are wrong, or have another normal form than what they should be."""
    for seed in range(12):
        source, n = random.Random(seed), Valued(Algebra(64), 3329)
        n.packed = True
        numbers = [n.input(k, -(1 << 15), (1 << 15) - 1) for k in range(8)]
        a, b = n.word(numbers[:4], 16), n.word(numbers[4:], 16)
        known, whole = [], [*carrying(source, n, a, b)]
        for word, of, exact in drawn_sums(source, n, a, b):
            try:
                known.append((n.elements(word, 16), of))
            except Refused:
                continue
            for k, e in enumerate(known[-1][0] if exact else ()):
                want = n.plus(numbers[k], numbers[4 + k], 1 if of(1, 1) else -1)
                if n.constant(n.low(n.plus(e, want, -1), 16)) != 0:
                    yield "form", seed, k
        for _ in range(20):
            x = [source.choice((-32768, 32767, -1, 0, source.randrange(-1 << 15, 1 << 15)))
                 for _ in range(8)]  # fmt: skip
            values, value = (
                n.values(dict(enumerate(x))),
                n.alg.evaluate(n.atom_values(dict(enumerate(x)))),
            )
            for found, of in known:
                for k, e in enumerate(found):
                    want = of(x[k] & 0xFFFF, x[4 + k] & 0xFFFF)
                    if (n.evaluate(e, values) - want) % 65536:
                        yield "element", seed, x
            for made, u, v, sign in whole:
                if value(made) != (value(u) + sign * value(v)) % (1 << 64):
                    yield "word", seed, x


#: Where a rule of these stands, its name, a text of it and what makes it wrong.
WRONG_RULES = [
    (scalars, "total_of_each", "x + y >> size", "x + y >> size + 1"),
    (scalars, "total_of_each", "low < y", "low + 1 < y"),
    (scalars, "total_of_each", "a.c & ~alg.support(Word(0, a.t))", "a.c"),
    (Integers, "_element", "at + bits - 1", "at + bits - 2"),
    (Expressions, "_lifted", "{g: ONE << m}", "{g: ONE << m - 1}"),
]


def test_numbers_side_by_side():
    assert not [*side_by_side()]


@pytest.mark.parametrize(("where", "name", "old", "new"), WRONG_RULES)
def test_wrong_rules(monkeypatch, where, name, old, new):
    plant(monkeypatch, where, name, old, new)
    try:
        wrong = next(side_by_side(), None)
    except AssertionError:  # a number outside its interval
        return
    assert wrong
