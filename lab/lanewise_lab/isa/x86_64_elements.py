# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64 vector instructions on elements of 8 to 32 bits: the last part of the table."""

from __future__ import annotations

from .x86_64_machine import Machine
from .x86_64_syntax import Instruction
from .x86_64_vector import op

# Permutations


@op("vpshufb", "v{kz}, v, v/mv")
def _shuffle_bytes(m: Machine, i: Instruction) -> None:
    words, picks = m.vread(i, 1), []
    for word in m.vread(i, 2, element=8):
        control = m.number(word, "a byte index")
        for shift in range(0, 64, 8):
            k, n = control >> shift & 255, len(picks)
            picks.append(None if k & 128 else n & ~15 | k & 15)
    m.vwrite(i, m.gather(words, picks, 8), 8)


@op("vpshufd", "v{kz}, v/mv/bd, i")
@op("pshufd", "x, x/m128, i")
def _shuffle_doubles(m: Machine, i: Instruction) -> None:
    legacy = i.mnemonic[0] == "p"
    words, control = m.vread(i, 1, 2 if legacy else 1), i.operands[2].value
    picks = [n & ~3 | control >> 2 * (n & 3) & 3 for n in range(2 * len(words))]
    out = m.gather(words, picks, 32)
    m.legacy_write(i, out) if legacy else m.vwrite(i, out, 32)


@op("vpslldq vpsrldq", "v, v/mv, i")
def _shift_bytes(m: Machine, i: Instruction) -> None:
    words, n = m.vread(i, 1), i.operands[2].value & 255
    n = -n if "sll" in i.mnemonic else n
    picks = [k + n if 0 <= k % 16 + n < 16 else None for k in range(8 * len(words))]
    m.vwrite(i, m.gather(words, picks, 8))


@op("vpalignr", "v{kz}, v, v/mv, i")
def _align_bytes(m: Machine, i: Instruction) -> None:
    high, low, n = m.vread(i, 1), m.vread(i, 2), i.operands[3].value & 255
    picks: list[int | None] = []
    for k in range(8 * len(low)):
        position = k % 16 + n  # in the 16 bytes of low, those of high above them, then zeros
        source = k - k % 16 + position % 16 + (8 * len(low) if position >= 16 else 0)
        picks.append(source if position < 32 else None)
    m.vwrite(i, m.gather(low + high, picks, 8), 8)


@op("shufps", "x, x/m128, i")
def _legacy_shuffle(m: Machine, i: Instruction) -> None:
    """Two elements of 32 bits of the first operand, and above them two of the second."""
    words, control = m.vread(i, 0) + m.vread(i, 1, 2), i.operands[2].value
    picks = [n // 2 * 4 + (control >> 2 * n & 3) for n in range(4)]
    m.legacy_write(i, m.gather(words, picks, 32))


# Wider elements


def widened(pair: str) -> tuple[int, int]:
    """Bits of the elements before and after: of "bq", 8 and 64."""
    before, after = ({"b": 8, "w": 16, "d": 32, "q": 64}[c] for c in pair)
    return before, after


def _widen(m: Machine, i: Instruction) -> None:
    """Elements extended with zeros, or, of public numbers, with their sign."""
    before, after = widened(i.mnemonic[-2:])
    words, count = m.vread(i, 1), i.operands[0].bits // after
    picks: list[int | None] = []
    for n in range(count):
        picks += [n, *[None] * (after // before - 1)]
    out = m.gather(words, picks, before)
    if "sx" in i.mnemonic:
        fill = (1 << after) - (1 << before)
        for n, word in enumerate(out):
            number = m.number(word, "the extension of a sign")
            for low in range(0, 64, after):
                if number >> low + before - 1 & 1:
                    number |= fill << low
            out[n] = m.alg.const(number)
    m.legacy_write(i, out) if i.mnemonic[0] == "p" else m.vwrite(i, out)


def _into(pair: str) -> tuple[str, ...]:
    before, after = widened(pair)
    sizes = zip("xyz", (bits * before // after for bits in (128, 256, 512)), strict=True)
    return tuple(f"{to}, {'y' if size == 256 else 'x'}/m{size}" for to, size in sizes)


#: What may become what, and the operands of the instruction that does it.
WIDENED = {pair: _into(pair) for pair in ("bw", "bd", "bq", "wd", "wq", "dq")}
for _pair, _patterns in WIDENED.items():
    op(f"vpmovsx{_pair} vpmovzx{_pair}", *_patterns)(_widen)
    op(f"pmovsx{_pair} pmovzx{_pair}", _patterns[0])(_widen)


# Comparisons, of public numbers or of a word with itself


@op("vpcmpeqq", "w, w, w/mv")
def _equal(m: Machine, i: Instruction) -> None:
    out = []
    for a, b in zip(m.vread(i, 1), m.vread(i, 2), strict=True):
        same = a == b or m.number(a, "a comparison") == m.number(b, "a comparison")
        out.append(m.alg.const(m.alg.ones if same else 0))
    m.vwrite(i, out)


@op("vptestnmq", "k, v, v/mv/bq")
def _test_none(m: Machine, i: Instruction) -> None:
    """The elements of which no bit is set in both operands."""
    found = 0
    for n, (a, b) in enumerate(zip(m.vread(i, 1), m.vread(i, 2), strict=True)):
        both = m.alg.and_(m.word(a), m.word(b))
        found |= (m.number(both, "a comparison") == 0) << n
    m.k[i.operands[0].n] = m.alg.const(found)
