# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64 vector and mask instructions: the second half of the table in x86_64.py."""

from __future__ import annotations

from collections.abc import Callable

from .x86_64_machine import Machine, Value
from .x86_64_syntax import Imm, Instruction, Mem, Reg


def enter(into: Callable) -> None:
    """Put every instruction of this file and of x86_64_elements.py into the table."""
    for names, patterns, run in ENTRIES:
        into(names, *patterns)(run)


ENTRIES: list[tuple] = []


def op(names: str, *patterns: str) -> Callable:
    def note(run):
        ENTRIES.append((names, patterns, run))
        return run

    return note


def _element(i: Instruction) -> int:
    """Size of the elements that a mask selects: the last letter or number of the mnemonic."""
    for suffix, bits in (("64", 64), ("32", 32), ("16", 16), ("8", 8), ("q", 64), ("d", 32)):
        if i.mnemonic.endswith(suffix):
            return bits
    return 64


# Moves


@op("vmovdqu64 vmovdqu32 vmovdqu16 vmovdqu8 vmovdqa64 vmovdqa32", "v{kz}, v/mv", "mv{k}, v")
@op("vmovdqu vmovups vmovupd vmovdqa vmovaps vmovapd", "w, w/mv", "mv, w")
@op("vlddqu", "w, mv")
@op("vmovntdq vmovntps", "mv, v")
@op("vmovntdqa", "v, mv")
def _move(m: Machine, i: Instruction) -> None:
    align = 2 if "mova" in i.mnemonic or "dqa" in i.mnemonic or "nt" in i.mnemonic else 1
    element = _element(i) if i.mask else 64
    m.vwrite(i, m.vread(i, 1, align, element=element), element, align)


@op("movdqu movups movupd", "x, x/m128", "m128, x")
@op("movdqa movaps movapd", "x, x/m128", "m128, x")
def _legacy_move(m: Machine, i: Instruction) -> None:
    align = 1 if i.mnemonic[3] == "u" or i.mnemonic == "movdqu" else 2
    words = m.vread(i, 1, align)
    if isinstance(i.operands[0], Reg):
        m.legacy_write(i, words)
    else:
        m.vwrite(i, words, 64, align)


@op("vmovq", "x, r64/m64/x", "r64/m64, x")
@op("vmovd", "x, r32/m32", "r32/m32, x")
@op("movq", "x, r64/m64/x", "r64/m64, x")
@op("movd", "x, r32/m32", "r32/m32, x")
def _move_one(m: Machine, i: Instruction) -> None:
    source, target = i.operands[1], i.operands[0]
    if isinstance(source, Reg) and source.kind == "v":
        value: Value = m.v[source.n][0]
    else:
        value = m.read(i, 1)
    if i.mnemonic.endswith("d"):
        value = m.alg.mask(m.word(value), 0xFFFFFFFF)
    if isinstance(target, Reg) and target.kind == "v":
        words = [value, m.alg.zero]
        m.vwrite(i, words) if i.mnemonic[0] == "v" else m.legacy_write(i, words)
    else:
        m.write(i, 0, value)


@op("vmovhps vmovhpd vmovlps vmovlpd", "x, x, m64", "m64, x")
def _move_half(m: Machine, i: Instruction) -> None:
    high = i.mnemonic[4] == "h"
    if len(i.operands) == 2:
        m.write(i, 0, m.v[i.operands[1].n][int(high)])
        return
    words, value = m.vread(i, 1), m.read(i, 2)
    m.vwrite(i, [words[0], value] if high else [value, words[1]])


@op("movhps movhpd movlps movlpd", "x, m64", "m64, x")
def _legacy_half(m: Machine, i: Instruction) -> None:
    high = i.mnemonic[3] == "h"
    if isinstance(i.operands[0], Reg):
        words, value = m.vread(i, 0), m.read(i, 1)
        m.legacy_write(i, [words[0], value] if high else [value, words[1]])
    else:
        m.write(i, 0, m.v[i.operands[1].n][int(high)])


@op("vpbroadcastq", "v{kz}, r64/x/m64")
def _broadcast(m: Machine, i: Instruction) -> None:
    source = i.operands[1]
    vector = isinstance(source, Reg) and source.kind == "v"
    value = m.v[source.n][0] if vector else m.read(i, 1)
    m.vwrite(i, [value] * (i.operands[0].bits // 64))


@op("vpbroadcastd", "v{kz}, r32/x/m32")
def _broadcast32(m: Machine, i: Instruction) -> None:
    source = i.operands[1]
    vector = isinstance(source, Reg) and source.kind == "v"
    value = m.alg.mask(m.word(m.v[source.n][0] if vector else m.read(i, 1)), 0xFFFFFFFF)
    value = m.alg.xor(value, m.alg.shl(value, 32))
    m.vwrite(i, [value] * (i.operands[0].bits // 64), 32)


@op("vbroadcasti128 vbroadcastf128", "y, m128")
@op("vbroadcasti64x2", "y{kz}, m128", "z{kz}, m128")
@op("vbroadcasti32x4", "y{kz}, m128", "z{kz}, m128")
@op("vbroadcasti64x4", "z{kz}, m256")
def _broadcast_block(m: Machine, i: Instruction) -> None:
    words = m.vread(i, 1)
    element = 32 if i.mnemonic.endswith("32x4") else 64
    m.vwrite(i, words * (i.operands[0].bits // 64 // len(words)), element)


@op("vzeroupper", "")
def _vzeroupper(m: Machine, i: Instruction) -> None:
    for n in range(16):
        m.v[n] = m.v[n][:2] + [m.alg.zero] * 6


@op("vzeroall", "")
def _vzeroall(m: Machine, i: Instruction) -> None:
    for n in range(16):
        m.v[n] = [m.alg.zero] * 8


# Logic


def _xor(m: Machine, a: Value, b: Value) -> Value:
    return m.alg.xor(m.word(a), m.word(b))


def _and(m: Machine, a: Value, b: Value) -> Value:
    return m.alg.and_(m.word(a), m.word(b))


def _andn(m: Machine, a: Value, b: Value) -> Value:
    return m.alg.and_(m.alg.invert(m.word(a)), m.word(b))


def _or(m: Machine, a: Value, b: Value) -> Value:
    return m.alg.or_(m.word(a), m.word(b))


def _bitwise(i: Instruction) -> Callable:
    name = i.mnemonic.lstrip("v").lstrip("p")
    for stem, function in (("xor", _xor), ("andn", _andn), ("and", _and), ("or", _or)):
        if name.startswith(stem):
            return function
    raise AssertionError(i.mnemonic)


@op("vpxor vpand vpandn vpor", "w, w, w/mv")
@op("vxorps vxorpd vandps vandpd vandnps vandnpd vorps vorpd", "w, w, w/mv")
@op("vpxorq vpandq vpandnq vporq", "v{kz}, v, v/mv/bq")
@op("vpxord vpandd vpandnd vpord", "v{kz}, v, v/mv/bd")
def _logic(m: Machine, i: Instruction) -> None:
    function, element = _bitwise(i), _element(i) if i.mask else 64
    a, b = m.vread(i, 1), m.vread(i, 2, element=element)
    if function is _xor and i.operands[1] == i.operands[2]:
        out = [m.alg.zero] * len(a)
    else:
        out = [function(m, x, y) for x, y in zip(a, b, strict=True)]
    m.vwrite(i, out, element)


@op("pxor pand pandn por xorps xorpd andps andpd andnps andnpd orps orpd", "x, x/m128")
def _legacy_logic(m: Machine, i: Instruction) -> None:
    function = _bitwise(i)
    a, b = m.vread(i, 0), m.vread(i, 1, 2)
    if function is _xor and i.operands[0] == i.operands[1]:
        m.legacy_write(i, [m.alg.zero] * 2)
    else:
        m.legacy_write(i, [function(m, x, y) for x, y in zip(a, b, strict=True)])


def _normal_form(table: int) -> list[int]:
    """The XOR of products that a truth table of three inputs is; bit 2 of an index is input 0."""
    out = [table >> n & 1 for n in range(8)]
    for bit in (1, 2, 4):
        for n in range(8):
            if n & bit:
                out[n] ^= out[n ^ bit]
    return [n for n in range(8) if out[n]]


_FORMS = [_normal_form(table) for table in range(256)]


@op("vpternlogq", "v{kz}, v, v/mv/bq, i")
@op("vpternlogd", "v{kz}, v, v/mv/bd, i")
def _ternary(m: Machine, i: Instruction) -> None:
    element = _element(i) if i.mask else 64
    products, alg, out = _FORMS[i.operands[3].value & 255], m.alg, []
    needs = 0
    for p in products:
        needs |= p
    inputs = [m.vread(i, 0), m.vread(i, 1), m.vread(i, 2, element=element)]
    for values in zip(*inputs, strict=True):
        word = alg.zero
        chosen = [m.word(v) if needs & 4 >> n else alg.zero for n, v in enumerate(values)]
        for p in products:
            if not p:
                word = alg.invert(word)
                continue
            term = None
            for n in range(3):
                if p & 4 >> n:
                    term = chosen[n] if term is None else alg.and_(term, chosen[n])
            word = alg.xor(word, term)
        out.append(word)
    m.vwrite(i, out, element)


# Shifts and rotations of elements


def _turn(m: Machine, value: Value, n: int, element: int) -> Value:
    """Every element of a word rotated left by n."""
    alg, word = m.alg, m.word(value)
    if element == 64:
        return alg.rotl(word, n)
    n %= 32
    low = ((1 << n) - 1) * 0x100000001
    left = alg.mask(alg.rotl(word, n), alg.ones ^ low)
    return alg.xor(left, alg.mask(alg.rotl(word, n - 32), low))


@op("vprolq vprorq", "v{kz}, v/mv/bq, i")
@op("vprold vprord", "v{kz}, v/mv/bd, i")
def _rotate(m: Machine, i: Instruction) -> None:
    element = _element(i)
    n = i.operands[2].value % element
    n = n if "rol" in i.mnemonic else -n
    m.vwrite(i, [_turn(m, w, n, element) for w in m.vread(i, 1, element=element)], element)


@op("vprolvq vprorvq", "v{kz}, v, v/mv/bq")
def _rotate_each(m: Machine, i: Instruction) -> None:
    sign = 1 if "rol" in i.mnemonic else -1
    words, counts = m.vread(i, 1), m.vread(i, 2, element=64)
    numbers = [m.number(c, "a rotation") & 63 for c in counts]
    m.vwrite(i, [m.alg.rotl(m.word(w), sign * n) for w, n in zip(words, numbers, strict=True)])


def _shifted(m: Machine, value: Value, n: int, left: bool) -> Value:
    word = m.word(value)
    return m.alg.shl(word, n) if left else m.alg.shr(word, n)


@op("vpsllq vpsrlq", "v{kz}, v/mv/bq, i", "w, w, i")
def _shift(m: Machine, i: Instruction) -> None:
    n, left = i.operands[2].value & 255, "sll" in i.mnemonic
    m.vwrite(i, [_shifted(m, w, n, left) for w in m.vread(i, 1, element=64)])


@op("vpsllvq vpsrlvq", "v{kz}, v, v/mv/bq")
def _shift_each(m: Machine, i: Instruction) -> None:
    left = "sll" in i.mnemonic
    words, counts = m.vread(i, 1), m.vread(i, 2, element=64)
    numbers = [m.number(c, "a shift count") for c in counts]
    m.vwrite(i, [_shifted(m, w, n, left) for w, n in zip(words, numbers, strict=True)])


@op("psllq psrlq", "x, i")
def _legacy_shift(m: Machine, i: Instruction) -> None:
    n, left = i.operands[1].value & 255, "sll" in i.mnemonic
    m.legacy_write(i, [_shifted(m, w, n, left) for w in m.vread(i, 0)])


@op("vpaddq", "v{kz}, v, v/mv/bq")
@op("paddq", "x, x/m128")
def _add(m: Machine, i: Instruction) -> None:
    """A word added to itself is a shift; any other sum of data is refused."""
    legacy, out = i.mnemonic[0] == "p", []
    first = m.vread(i, 0 if legacy else 1)
    second = m.vread(i, 1, 2) if legacy else m.vread(i, 2, element=64)
    for a, b in zip(first, second, strict=True):
        if a == b:
            out.append(m.alg.shl(m.word(a), 1))
        else:
            out.append(m.alg.const(m.number(a, "a sum") + m.number(b, "a sum")))
    m.legacy_write(i, out) if legacy else m.vwrite(i, out)


# Permutations of whole words


def _numbers(m: Machine, words: list[Value], below: int) -> list[int]:
    return [m.number(w, "a permutation index") & (below - 1) for w in words]


@op(
    "vpermq vpermpd",
    "y{kz}, y/m256/bq, i",
    "z{kz}, z/m512/bq, i",
    "y{kz}, y, y/m256/bq",
    "z{kz}, z, z/m512/bq",
)
def _permute(m: Machine, i: Instruction) -> None:
    if isinstance(i.operands[2], Imm):
        words, control = m.vread(i, 1), i.operands[2].value
        m.vwrite(i, [words[n & 4 | control >> 2 * (n & 3) & 3] for n in range(len(words))])
    else:
        index, words = m.vread(i, 1), m.vread(i, 2)
        m.vwrite(i, [words[n] for n in _numbers(m, index, len(words))])


@op("vpermt2q vpermt2pd vpermi2q vpermi2pd", "v{kz}, v, v/mv/bq")
def _permute_two(m: Machine, i: Instruction) -> None:
    first, second, third = m.vread(i, 0), m.vread(i, 1), m.vread(i, 2)
    over_index = i.mnemonic.startswith("vpermi2")
    index, low = (first, second) if over_index else (second, first)
    both = low + third
    m.vwrite(i, [both[n] for n in _numbers(m, index, len(both))])


@op("valignq", "v{kz}, v, v/mv/bq, i")
def _align_words(m: Machine, i: Instruction) -> None:
    high, low = m.vread(i, 1), m.vread(i, 2)
    both, n = low + high, i.operands[3].value & (len(low) - 1)
    m.vwrite(i, both[n : n + len(low)])


@op("vshufi64x2 vshuff64x2", "y{kz}, y, y/m256/bq, i", "z{kz}, z, z/m512/bq, i")
@op("vshufi32x4 vshuff32x4", "y, y, y/m256, i", "z, z, z/m512, i")
def _shuffle_blocks(m: Machine, i: Instruction) -> None:
    a, b, control = m.vread(i, 1), m.vread(i, 2), i.operands[3].value
    blocks = len(a) // 2
    bits = blocks.bit_length() - 1
    out: list[Value] = []
    for n in range(blocks):
        source = a if n < blocks // 2 else b
        k = control >> n * bits & (blocks - 1)
        out += source[2 * k : 2 * k + 2]
    m.vwrite(i, out)


@op("vperm2i128 vperm2f128", "y, y, y/m256, i")
def _permute_halves(m: Machine, i: Instruction) -> None:
    both, control = m.vread(i, 1) + m.vread(i, 2), i.operands[3].value
    out: list[Value] = []
    for n in range(2):
        part = control >> 4 * n
        k = part & 3
        out += [m.alg.zero] * 2 if part & 8 else both[2 * k : 2 * k + 2]
    m.vwrite(i, out)


@op("vpunpcklqdq vpunpckhqdq vunpcklpd vunpckhpd", "v{kz}, v, v/mv/bq")
def _unpack(m: Machine, i: Instruction) -> None:
    high = int("ckh" in i.mnemonic)
    a, b = m.vread(i, 1), m.vread(i, 2)
    m.vwrite(i, [(a if n % 2 == 0 else b)[n // 2 * 2 + high] for n in range(len(a))])


@op("punpcklqdq punpckhqdq unpcklpd unpckhpd", "x, x/m128")
def _legacy_unpack(m: Machine, i: Instruction) -> None:
    high = int("ckh" in i.mnemonic)
    a, b = m.vread(i, 0), m.vread(i, 1, 2)
    m.legacy_write(i, [a[high], b[high]])


@op("vshufpd", "v{kz}, v, v/mv/bq, i")
def _shuffle_pairs(m: Machine, i: Instruction) -> None:
    a, b, control = m.vread(i, 1), m.vread(i, 2), i.operands[3].value
    m.vwrite(i, [(b if n % 2 else a)[n // 2 * 2 + (control >> n & 1)] for n in range(len(a))])


@op("pinsrq", "x, r64/m64, i")
def _legacy_insert(m: Machine, i: Instruction) -> None:
    words = m.vread(i, 0)
    words[i.operands[2].value & 1] = m.read(i, 1)
    m.legacy_write(i, words)


@op("vpermilpd", "v{kz}, v/mv/bq, i")
def _permute_pairs(m: Machine, i: Instruction) -> None:
    a, control = m.vread(i, 1), i.operands[2].value
    m.vwrite(i, [a[n // 2 * 2 + (control >> n & 1)] for n in range(len(a))])


@op("vmovddup", "y{kz}, y/m256", "z{kz}, z/m512", "x{kz}, x")
def _double_low(m: Machine, i: Instruction) -> None:
    a = m.vread(i, 1)
    m.vwrite(i, [a[n // 2 * 2] for n in range(len(a))])


@op("vpblendmq", "v{kz}, v, v/mv/bq")
def _blend_mask(m: Machine, i: Instruction) -> None:
    a, b = m.vread(i, 1), m.vread(i, 2, element=64)
    if i.mask and not i.zeroing:
        chosen = m.mask(i, len(a))
        out = [y if chosen >> n & 1 else x for n, (x, y) in enumerate(zip(a, b, strict=True))]
        i = Instruction(i.address, i.size, i.mnemonic, i.text, i.operands)
        m.vwrite(i, out)
    else:
        m.vwrite(i, b)


@op("vpblendd", "w, w, w/mv, i")
def _blend_fixed(m: Machine, i: Instruction) -> None:
    a, b, control = m.vread(i, 1), m.vread(i, 2), i.operands[3].value
    count = 2 * len(a)
    picks = [n + count * (control >> n & 1) for n in range(count)]
    m.vwrite(i, m.gather(a + b, picks, 32))


@op("vblendpd", "w, w, w/mv, i")
def _blend_pairs(m: Machine, i: Instruction) -> None:
    a, b, control = m.vread(i, 1), m.vread(i, 2), i.operands[3].value
    m.vwrite(i, [y if control >> n & 1 else x for n, (x, y) in enumerate(zip(a, b, strict=True))])


@op("vinserti128 vinsertf128", "y, y, x/m128, i")
@op("vinserti64x2 vinserti32x4", "y{kz}, y, x/m128, i", "z{kz}, z, x/m128, i")
@op("vinserti64x4", "z{kz}, z, y/m256, i")
def _insert(m: Machine, i: Instruction) -> None:
    words, part = list(m.vread(i, 1)), m.vread(i, 2)
    n = i.operands[3].value % (len(words) // len(part)) * len(part)
    words[n : n + len(part)] = part
    m.vwrite(i, words, 32 if i.mnemonic.endswith("32x4") else 64)


@op("vextracti128 vextractf128", "x/m128, y, i")
@op("vextracti64x2 vextracti32x4", "x/m128{kz}, y, i", "x/m128{kz}, z, i")
@op("vextracti64x4", "y/m256{kz}, z, i")
def _extract(m: Machine, i: Instruction) -> None:
    words, size, to = m.vread(i, 1), i.operands[0].bits // 64, i.operands[0]
    if i.mask and isinstance(
        to, Mem
    ):  # faults are those of the whole, whatever the mask leaves out
        m.memory.check(m.place(i, to), 8 * size, 1, "write")
    n = i.operands[2].value % (len(words) // size) * size
    m.vwrite(i, words[n : n + size], 32 if i.mnemonic.endswith("32x4") else 64)


@op("vpinsrq", "x, x, r64/m64, i")
def _insert_word(m: Machine, i: Instruction) -> None:
    words = list(m.vread(i, 1))
    words[i.operands[3].value & 1] = m.read(i, 2)
    m.vwrite(i, words)


@op("vpextrq", "r64/m64, x, i")
def _extract_word(m: Machine, i: Instruction) -> None:
    m.write(i, 0, m.vread(i, 1)[i.operands[2].value & 1])


# Masks


_MASK_BITS = {"b": 8, "w": 16, "d": 32, "q": 64}


def _mask_bits(i: Instruction) -> int:
    return (1 << _MASK_BITS[i.mnemonic[-1]]) - 1


@op("kmovq", "k, k/r64/m64", "r64/m64, k")
@op("kmovd", "k, k/r32/m32", "r32/m32, k")
@op("kmovw", "k, k/r32/m16", "r32/m16, k")
@op("kmovb", "k, k/r32/m8", "r32/m8, k")
def _move_mask(m: Machine, i: Instruction) -> None:
    m.write(i, 0, m.alg.mask(m.word(m.read(i, 1)), _mask_bits(i)))


def _names(stem: str, sizes: str = "bwdq") -> str:
    return " ".join(stem + s for s in sizes)


@op(
    f"{_names('kand')} {_names('kor')} {_names('kxor')} {_names('kandn')} {_names('kxnor')}",
    "k, k, k",
)
def _mask_logic(m: Machine, i: Instruction) -> None:
    alg, stem = m.alg, i.mnemonic[1:-1]
    a, b = m.k[i.operands[1].n], m.k[i.operands[2].n]
    if stem in ("xor", "xnor") and i.operands[1] == i.operands[2]:
        value = alg.zero
    elif stem in ("xor", "xnor"):
        value = alg.xor(a, b)
    elif stem == "or":
        value = alg.or_(a, b)
    else:
        value = alg.and_(alg.invert(a) if stem == "andn" else a, b)
    if stem == "xnor":
        value = alg.invert(value)
    m.k[i.operands[0].n] = alg.mask(value, _mask_bits(i))


@op(_names("knot"), "k, k")
def _mask_not(m: Machine, i: Instruction) -> None:
    m.k[i.operands[0].n] = m.alg.mask(m.alg.invert(m.k[i.operands[1].n]), _mask_bits(i))


@op(f"{_names('kshiftl')} {_names('kshiftr')}", "k, k, i")
def _mask_shift(m: Machine, i: Instruction) -> None:
    value, n = m.alg.mask(m.k[i.operands[1].n], _mask_bits(i)), i.operands[2].value & 255
    value = m.alg.shl(value, n) if i.mnemonic[6] == "l" else m.alg.shr(value, n)
    m.k[i.operands[0].n] = m.alg.mask(value, _mask_bits(i))
