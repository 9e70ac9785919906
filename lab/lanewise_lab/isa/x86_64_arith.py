# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64: vector instructions on elements of 16, 32 and 64 bits that are numbers. They are no part
of the table of x86_64.py: a kernel of Keccak that uses one is refused as before. Each is compared
with the processor on random and extreme operands (lab/tests/test_arith_isa.py).

The machine has `integers` (symbolic/integers.py), which the claim gives it. The time of none of
these depends on the data.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..symbolic import Refused
from ..symbolic.integers import Expression, Integers
from . import scalars, x86_64, x86_64_masks, x86_64_scalar, x86_64_sse
from .x86_64 import Entry
from .x86_64_elements import WIDENED, widened
from .x86_64_machine import Machine
from .x86_64_masks import BITS
from .x86_64_syntax import Instruction, Mem, Reg, matches

TABLE: dict[str, Entry] = {}

_THREE = "v{kz}, v, v/mv"
#: What the table of x86_64.py has for words of bits, and this one for numbers too.
_INSTEAD = {"vpaddq", "paddq", "vpsllq", "vpsrlq", *(f"vpmovsx{pair}" for pair in WIDENED)}
_INSTEAD |= set(x86_64_masks.COPIES)


def _op(names: str, *patterns: str) -> Callable:
    def enter(run):
        for name in names.split():
            assert name not in TABLE and (name in _INSTEAD or name not in x86_64.TABLE), name
            TABLE[name] = Entry(name, patterns, run)
        return run

    return enter


def entry(mnemonic: str) -> Entry | None:
    return TABLE.get(mnemonic) or x86_64_scalar.entry(mnemonic)


def lookup(insn: Instruction) -> Entry:
    entry = TABLE.get(insn.mnemonic) or x86_64_scalar.entry(insn.mnemonic)
    entry = entry or x86_64.lookup(insn)
    if insn.mnemonic == "movsxd":
        entry = replace(entry, run=_from_table(entry.run))
    if not any(matches(p, insn) for p in entry.patterns):
        raise Refused(f"operands not on the list: {insn.text}")
    return entry


def _from_table(run: Callable) -> Callable:
    """movsxd, which also reads how far a place in the code lies from an entry of a table."""

    def either(m: Machine, i: Instruction) -> None:
        source = i.operands[1]
        place = m.place(i, source) if isinstance(source, Mem) else None
        distance = m.code.narrow(place) if place and m.code else None
        if distance is None:
            run(m, i)
        else:
            m.write(i, 0, distance)

    return either


def _binary(
    names: str, bits: int, function: Callable[..., Expression], pattern: str = _THREE
) -> None:
    """The same of each pair of elements."""

    def run(m: Machine, i: Instruction) -> None:
        n, out = m.integers, []
        for a, b in zip(m.vread(i, 1), m.vread(i, 2, element=bits), strict=True):
            pairs = zip(n.elements(m.word(a), bits), n.elements(m.word(b), bits), strict=True)
            out.append(n.word([function(n, x, y) for x, y in pairs], bits))
        _put(m, i, out, bits)

    _op(names, pattern)(run)


def _put(m: Machine, i: Instruction, words: list, bits: int) -> None:
    """Into the destination, also under a mask of signs."""
    if i.mask and m.k[i.mask].t:
        words, i = _chosen(m, i, words, bits), replace(i, mask=0)
    m.vwrite(i, words, bits)


def _chosen(m: Machine, i: Instruction, new: list, bits: int) -> list:
    """New elements where a mask of signs says so, else the old ones, or 0: what they differ by is
    added times the bit of the mask."""
    n, old, out = m.integers, m.v[i.operands[0].n], []
    mask = n.elements(m.k[i.mask], 1)
    if i.zeroing:
        old = [m.alg.zero] * len(new)
    for k, (was, word) in enumerate(zip(old, new, strict=False)):
        pairs = zip(n.elements(m.word(was), bits), n.elements(word, bits), strict=True)
        elements = []
        for j, (a, b) in enumerate(pairs):
            elements.append(_either(n, a, b, mask[k * 64 // bits + j], bits))
        out.append(n.word(elements, bits))
    return out


def _either(n: Integers, a: Expression, b: Expression, bit: Expression, bits: int) -> Expression:
    """b if the bit is 1, else a."""
    step = n.low(n.plus(b, a, -1), bits, signed=True)
    if (known := n.constant(step)) is not None:
        return n.plus(a, n.times(bit, known))
    return n.plus(a, n.product(n.factor(step), bit))


_binary("vpaddb", 8, lambda n, a, b: n.sum(a, b))
_binary("vpsubb", 8, lambda n, a, b: n.sum(a, b, -1))
_binary("vpaddw", 16, lambda n, a, b: n.sum(a, b))
_binary("vpsubw", 16, lambda n, a, b: n.sum(a, b, -1))
_binary("vpaddd", 32, lambda n, a, b: n.near(n.sum(a, b), 32), "v{kz}, v, v/mv/bd")
_binary("vpsubd", 32, lambda n, a, b: n.near(n.sum(a, b, -1), 32), "v{kz}, v, v/mv/bd")
_binary("vpaddq", 64, lambda n, a, b: n.sum(a, b), "v{kz}, v, v/mv/bq")
_binary("vpsubq", 64, lambda n, a, b: n.sum(a, b, -1), "v{kz}, v, v/mv/bq")
_binary("vpmulhw", 16, lambda n, a, b: n.floor(n.signed_product(a, b, 16), 16))


def _rounded_high(n: Integers, a: Expression, b: Expression) -> Expression:
    return n.floor(n.plus(n.signed_product(a, b, 16), n.number(1 << 14)), 15)


_binary("vpmulhrsw", 16, _rounded_high)


_binary("vpminuw", 16, scalars.least)
_binary("vpmaxuw", 16, scalars.greatest)


def _greater(n: Integers, a: Expression, b: Expression, bits: int = 16) -> Expression:
    """Ones where a > b, as signed numbers: b - a is negative."""
    a, b = (n.low(e, bits, signed=True) for e in (a, b))
    return n.times(n.sign(n.plus(b, a, -1)), -1)


def _equal(n: Integers, a: Expression, b: Expression, bits: int) -> Expression:
    """Ones where neither is greater."""
    e = n.plus(n.number(-1), _greater(n, a, b, bits), -1)
    return n.plus(e, _greater(n, b, a, bits), -1)


@_op("vpcmpgtw vpcmpeqw", "w, w, w/mv", "k, v, v/mv")
@_op("vpcmpgtd vpcmpeqd", "w, w, w/mv", "k, v, v/mv/bd")
def _compare(m: Machine, i: Instruction) -> None:
    n, out, bits = m.integers, [], 32 if i.mnemonic[-1] == "d" else 16
    function = _greater if "gt" in i.mnemonic else _equal
    for a, b in zip(m.vread(i, 1), m.vread(i, 2), strict=True):
        pairs = zip(n.elements(m.word(a), bits), n.elements(m.word(b), bits), strict=True)
        out.append([function(n, x, y, bits) for x, y in pairs])
    if i.operands[0].kind == "k":
        m.k[i.operands[0].n] = n.word([n.times(e, -1) for each in out for e in each], 1)
    else:
        m.vwrite(i, [n.word(each, bits) for each in out])


def _parts(word, at: int, bits: int) -> int:
    """Of how many numbers an element has bits."""
    return sum(bool(mask >> at & (1 << bits) - 1) for mask in word.t.values())


@_op("vpmullw vpmulhuw", _THREE)
@_op("vpmulld", "v{kz}, v, v/mv/bd")
@_op("vpmullq", "v{kz}, v, v/mv/bq")
def _multiply(m: Machine, i: Instruction) -> None:
    n, bits, high = m.integers, BITS[i.mnemonic[-1]], "h" in i.mnemonic
    pairs = zip(m.vread(i, 1), m.vread(i, 2, element=bits), strict=True)
    out = [scalars.products(n, m.word(a), m.word(b), bits, high) for a, b in pairs]
    m.vwrite(i, out, bits)


@_op("vpmaddwd", _THREE)
def _multiply_add(m: Machine, i: Instruction) -> None:
    """Sums of two products of 16 bits each."""
    n, out = m.integers, []
    for a, b in zip(m.vread(i, 1), m.vread(i, 2), strict=True):
        pairs = zip(n.elements(m.word(a), 16), n.elements(m.word(b), 16), strict=True)
        p = [n.signed_product(x, y, 16) for x, y in pairs]
        out.append(n.word([n.plus(p[0], p[1]), n.plus(p[2], p[3])], 32))
    m.vwrite(i, out, 32)


@_op("vpmaddubsw", _THREE)
def _multiply_add_bytes(m: Machine, i: Instruction) -> None:
    """Sums of two products of bytes, the first without a sign, which must not saturate."""
    n, out = m.integers, []
    for a, b in zip(m.vread(i, 1), m.vread(i, 2), strict=True):
        pairs = zip(n.elements(m.word(a), 8), n.elements(m.word(b), 8), strict=True)
        p = [n.product(n.unsigned(x, 8), n.signed(y, 8)) for x, y in pairs]
        sums = [n.plus(p[k], p[k + 1]) for k in range(0, 8, 2)]
        for k, e in enumerate(sums):
            lo, hi = n.bounds(e)
            if n.constant(e) is not None:
                sums[k] = n.number(min(max(lo, -(1 << 15)), (1 << 15) - 1))
            elif lo < -(1 << 15) or hi >= 1 << 15:
                raise Refused(f"a sum that may saturate: {lo}..{hi}")
        out.append(n.word(sums, 16))
    m.vwrite(i, out, 16)


@_op("vpmuldq vpmuludq", "v{kz}, v, v/mv/bq")
def _multiply_even(m: Machine, i: Instruction) -> None:
    """Products of the even elements of 32 bits, of 64."""
    n, out = m.integers, []
    product = n.signed_product if i.mnemonic == "vpmuldq" else n.unsigned_product
    for a, b in zip(m.vread(i, 1), m.vread(i, 2), strict=True):
        x, y = (n.elements(m.word(w), 32)[0] for w in (a, b))
        out.append(n.word([product(x, y, 32)], 64))
    m.vwrite(i, out, 64)


@_op("vphaddd", "w, w, w/mv")
def _add_beside(m: Machine, i: Instruction) -> None:
    """Sums of two elements side by side; of each 128 bits, the first operand's come first."""
    n, words = m.integers, [list(map(m.word, m.vread(i, k))) for k in (1, 2)]
    pairs = [[n.sum(*n.elements(word, 32)) for word in of] for of in words]
    out = [n.word(of[k : k + 2], 32) for k in range(0, len(words[0]), 2) for of in pairs]
    m.vwrite(i, out)


# Moves of elements of 16 and 32 bits: words of bits can do them.


@_op("vpbroadcastb", "v{kz}, r32/x/m8")
@_op("vpbroadcastw", "v{kz}, r32/x/m16")
def _broadcast(m: Machine, i: Instruction) -> None:
    source, bits = i.operands[1], 8 if i.mnemonic[-1] == "b" else 16
    vector = isinstance(source, Reg) and source.kind == "v"
    value = m.alg.mask(m.word(m.v[source.n][0] if vector else m.read(i, 1)), (1 << bits) - 1)
    for k in (8, 16, 32):
        value = m.alg.xor(value, m.alg.shl(value, k)) if k >= bits else value
    _put(m, i, [value] * (i.operands[0].bits // 64), bits)


@_op("vshufps", "v{kz}, v, v/mv, i")
def _shuffle_two(m: Machine, i: Instruction) -> None:
    a, b, control = m.vread(i, 1), m.vread(i, 2), i.operands[3].value
    count, picks = 2 * len(a), []
    for n in range(count):
        picks.append(n // 4 * 4 + (control >> 2 * (n & 3) & 3) + (count if n & 2 else 0))
    m.vwrite(i, m.gather(a + b, picks, 32), 32)


@_op("vpunpckldq vpunpckhdq vpunpcklwd vpunpckhwd vpunpcklbw vpunpckhbw", _THREE)
def _unpack(m: Machine, i: Instruction) -> None:
    element = {"dq": 32, "wd": 16, "bw": 8}[i.mnemonic[-2:]]
    a, b = m.vread(i, 1), m.vread(i, 2)
    per, count = 128 // element, len(a) * 64 // element
    high, picks = per // 2 if "ckh" in i.mnemonic else 0, []
    for n in range(count):
        picks.append(n // per * per + high + n % per // 2 + (count if n & 1 else 0))
    m.vwrite(i, m.gather(a + b, picks, element), element)


def _extend(m: Machine, i: Instruction) -> None:
    """Elements with their sign in more bits."""
    n, (before, after) = m.integers, widened(i.mnemonic[-2:])
    each = [e for w in m.vread(i, 1) for e in n.elements(m.word(w), before)]
    each = [n.low(e, before, signed=True) for e in each[: i.operands[0].bits // after]]
    per = 64 // after
    m.vwrite(i, [n.word(each[k : k + per], after) for k in range(0, len(each), per)], after)


for _pair, _patterns in WIDENED.items():
    _op(f"vpmovsx{_pair}", *_patterns)(_extend)


def _fields(m: Machine, words, bits: int):
    """The elements of words, each with its word and where it begins there."""
    for word in map(m.word, words):
        for k, e in enumerate(m.integers.elements(word, bits)):
            yield word, k * bits, e


@_op("vpackssdw vpackusdw vpacksswb vpackuswb", _THREE)
def _pack(m: Machine, i: Instruction) -> None:
    """Elements in half the bits, where none saturates but the least number or nothing."""
    n, out, bits = m.integers, [], 32 if i.mnemonic[-2] == "d" else 16
    half = bits // 2
    least = 0 if "us" in i.mnemonic else -(1 << half - 1)
    for words in zip(m.vread(i, 1), m.vread(i, 2), strict=True):
        each = []
        for word, at, e in _fields(m, words, bits):
            e = n.low(e, bits, signed=True)
            (lo, hi), most = n.bounds(e), least + (1 << half) - 1
            if n.constant(e) is not None:
                e = n.number(min(max(lo, least), most))
            elif least and m.alg.support(word) >> at & (1 << bits) - 1 == 1 << bits - 1:
                each.append(m.alg.mask(m.alg.rotl(word, half - bits - at), 1 << half - 1))
                continue
            elif lo < least or hi > most:
                raise Refused(f"a number that may saturate: {lo}..{hi}")
            if _parts(word, at, bits) > 1:  # bits of several numbers stay bits of them
                each.append(m.alg.mask(m.alg.rotl(word, -at), (1 << half) - 1))
            else:
                each.append(n.word([e], half))
        for k in range(0, len(each), 64 // half):
            whole = m.alg.zero
            for place, part in enumerate(each[k : k + 64 // half]):
                whole = m.alg.xor(whole, m.alg.shl(part, place * half))
            out.append(whole)
    # Word k of the result holds those of the words k of both; of each 128 bits, the first's come
    # first.
    size = len(out) * 64 // half
    per, picks = 64 // half // 2, []
    for k in range(size):
        block, place = divmod(k, 128 // half)
        source, place = divmod(place, 64 // half)
        picks.append((2 * block + place // per) * 2 * per + source * per + place % per)
    m.vwrite(i, m.gather(out, picks, half), half)


@_op("vpshuflw vpshufhw", "v{kz}, v/mv, i")
def _shuffle_words(m: Machine, i: Instruction) -> None:
    words, control = m.vread(i, 1), i.operands[2].value
    picks, high = [], "hw" in i.mnemonic
    for n in range(4 * len(words)):
        moves = bool(n & 4) == high
        picks.append(n & ~3 | control >> 2 * (n & 3) & 3 if moves else n)
    m.vwrite(i, m.gather(words, picks, 16), 16)


@_op("vpinsrb", "x, x, r32/m8, i")
@_op("vpinsrw", "x, x, r32/m16, i")
@_op("vpinsrd", "x, x, r32/m32, i")
def _insert(m: Machine, i: Instruction) -> None:
    bits = BITS[i.mnemonic[-1]]
    at, ones = i.operands[3].value % (128 // bits) * bits, (1 << bits) - 1
    words, value = list(m.vread(i, 1)), m.alg.mask(m.word(m.read(i, 2)), ones)
    kept = m.alg.mask(m.word(words[at // 64]), m.alg.ones ^ ones << at % 64)
    words[at // 64] = m.alg.xor(kept, m.alg.shl(value, at % 64))
    m.vwrite(i, words)


@_op("vpblendw", "w, w, w/mv, i")
def _blend_fixed(m: Machine, i: Instruction) -> None:
    a, b, control = m.vread(i, 1), m.vread(i, 2), i.operands[3].value
    count = 4 * len(a)
    picks = [n + (count if control >> (n & 7) & 1 else 0) for n in range(count)]
    m.vwrite(i, m.gather(a + b, picks, 16))


@_op("vpblendvb", "w, w, w/mv, w")
def _blend_bytes(m: Machine, i: Instruction) -> None:
    """By the highest bits of the bytes of a public mask."""
    a, b = m.vread(i, 1), m.vread(i, 2)
    masks = [m.number(w, "a mask of bytes") for w in m.vread(i, 3)]
    other = [mask >> at & 1 for mask in masks for at in range(7, 64, 8)]
    picks = [n + 8 * len(a) * chosen for n, chosen in enumerate(other)]
    m.vwrite(i, m.gather(a + b, picks, 8))


@_op("vblendvps", "w, w, w/mv, w")
def _blend_signs(m: Machine, i: Instruction) -> None:
    """By the signs of the elements of a mask."""
    n, out = m.integers, []
    for words in zip(m.vread(i, 1), m.vread(i, 2), m.vread(i, 3), strict=True):
        a, b, mask = (n.elements(m.word(w), 32) for w in words)
        signs = [n.sign(n.low(e, 32, signed=True)) for e in mask]
        each = zip(a, b, signs, strict=True)
        out.append(n.word([_either(n, *three, 32) for three in each], 32))
    m.vwrite(i, out)


@_op("vmovshdup vmovsldup", "v{kz}, v/mv")
def _double(m: Machine, i: Instruction) -> None:
    a, odd = m.vread(i, 1), int("sh" in i.mnemonic)
    m.vwrite(i, m.gather(a, [n // 2 * 2 + odd for n in range(2 * len(a))], 32), 32)


@_op("vpmovdb", "x/m128, z")
def _narrow(m: Machine, i: Instruction) -> None:
    m.vwrite(i, m.gather(m.vread(i, 1), [4 * n for n in range(16)], 8), 8)


@_op("vpermd vpermps", "y{kz}, y, y/m256", "z{kz}, z, z/m512")
@_op("vpermw vpermb", _THREE)
def _permute(m: Machine, i: Instruction) -> None:
    element = {"w": 16, "b": 8}.get(i.mnemonic[-1], 32)
    index, words = m.vread(i, 1), m.vread(i, 2)
    m.vwrite(i, m.gather(words, _picks(m, index, element, len(words) * 64), element), element)


@_op("vpermt2b vpermi2b vpermt2w vpermi2w vpermt2d vpermi2d", _THREE)
def _permute_two(m: Machine, i: Instruction) -> None:
    element = BITS[i.mnemonic[-1]]
    first, second, third = m.vread(i, 0), m.vread(i, 1), m.vread(i, 2)
    index, low = (first, second) if i.mnemonic.startswith("vpermi2") else (second, first)
    picks = _picks(m, index, element, len(low) * 128)
    m.vwrite(i, m.gather(low + third, picks, element), element)


def _picks(m: Machine, index: list, element: int, bits: int) -> list[int]:
    """What the elements of an index say, of a source of so many bits."""
    numbers = [m.number(w, "a permutation index") for w in index]
    return [n >> s & (bits // element - 1) for n in numbers for s in range(0, 64, element)]


# Shifts


def _moved(m: Machine, word, by: int, bits: int, left: bool):
    """Each element of a word shifted, with zeros."""
    if by >= bits:
        return m.alg.zero
    ones = (1 << bits) - 1
    each = (ones << by if left else ones >> by) & ones
    keep = sum(each << k for k in range(0, 64, bits))
    return m.alg.mask(m.alg.rotl(m.word(word), by if left else -by), keep)


@_op("vpslld vpsrld vpsllw vpsrlw", "v{kz}, v/mv, i")
def _shift(m: Machine, i: Instruction) -> None:
    bits, by = 32 if i.mnemonic[-1] == "d" else 16, i.operands[2].value & 255
    left = "sll" in i.mnemonic
    m.vwrite(i, [_moved(m, w, by, bits, left) for w in m.vread(i, 1, element=bits)], bits)


@_op("vpsllq vpsrlq", *x86_64.TABLE["vpsllq"].patterns, "v{kz}, v, x")
def _shift_words(m: Machine, i: Instruction) -> None:
    """By an immediate, or all words by the lowest of a register."""
    by = i.operands[2]
    if not isinstance(by, Reg):
        x86_64.TABLE[i.mnemonic].run(m, i)
        return
    count, left = m.number(m.v[by.n][0], "a shift count"), "sll" in i.mnemonic
    m.vwrite(i, [_moved(m, w, count, 64, left) for w in m.vread(i, 1)], 64)


def _moved_each(m: Machine, word, by: int, bits: int, left: bool):
    """Each element by a number of its own; by: an element for each."""
    ones, out = (1 << bits) - 1, m.alg.zero
    for at in range(0, 64, bits):
        part = _moved(m, word, by >> at & ones, bits, left)
        out = m.alg.xor(out, m.alg.mask(part, ones << at))
    return out


@_op("vpsllvd vpsrlvd vpsllvw vpsrlvw", _THREE)
def _shift_each(m: Machine, i: Instruction) -> None:
    bits, left = 32 if i.mnemonic[-1] == "d" else 16, "sll" in i.mnemonic
    pairs = zip(m.vread(i, 1), m.vread(i, 2), strict=True)
    out = [_moved_each(m, w, m.number(by, "a shift count"), bits, left) for w, by in pairs]
    m.vwrite(i, out, bits)


@_op("vpshrdvw", _THREE)
def _shift_two(m: Machine, i: Instruction) -> None:
    """The lower half of an element of the destination and, above it, one of the first operand,
    shifted right."""
    out = []
    for low, high, counts in zip(m.vread(i, 0), m.vread(i, 1), m.vread(i, 2), strict=True):
        by = m.number(counts, "a shift count") & 0x000F000F000F000F
        above = _moved_each(m, high, 0x0010001000100010 - by, 16, True)
        out.append(m.alg.xor(_moved_each(m, low, by, 16, False), above))
    m.vwrite(i, out, 16)


@_op("vpmultishiftqb", "v{kz}, v, v/mv/bq")
def _bytes_from(m: Machine, i: Instruction) -> None:
    """Bytes of 64 bits, each from a public bit on, turning round."""
    alg, out = m.alg, []
    for counts, word in zip(m.vread(i, 1), m.vread(i, 2), strict=True):
        known, made = m.number(counts, "a shift count"), alg.zero
        for at in range(0, 64, 8):
            turned = alg.rotl(m.word(word), at - (known >> at & 63))
            made = alg.xor(made, alg.mask(turned, 255 << at))
        out.append(made)
    m.vwrite(i, out, 8)


@_op("vpsraw vpsrad vpsraq", "v{kz}, v/mv, i")
def _shift_signed(m: Machine, i: Instruction) -> None:
    bits, by = BITS[i.mnemonic[-1]], i.operands[2].value & 255
    n, out = m.integers, []
    for word in m.vread(i, 1, element=bits):
        out.append(n.word(n.halved(m.word(word), bits, by), bits))
    m.vwrite(i, out, bits)


@_op("vpextrb", "r32/m8, x, i")
@_op("vpextrw", "r32/m16, x, i")
@_op("vpextrd", "r32/m32, x, i")
def _extract(m: Machine, i: Instruction) -> None:
    bits = BITS[i.mnemonic[-1]]
    at = i.operands[2].value % (128 // bits) * bits
    word = m.word(m.vread(i, 1)[at // 64])
    m.write(i, 0, m.alg.mask(m.alg.rotl(word, -(at % 64)), (1 << bits) - 1))


x86_64_masks.enter(_op, _chosen)
x86_64_sse.enter(_op, TABLE)
x86_64_scalar.TABLE.update(x86_64_sse.TABLE)
