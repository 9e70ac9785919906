# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every entry of the tables of x86-64, ARMv7-M, AArch64 and RISC-V against the processor or an
emulator, and their decoders against binutils. What only one of them has is in test_ISA_isa.py."""

import dataclasses
import functools
import random
import re
import subprocess

import pytest
from required import count, machine_lacks, modules, tools

modules("capstone", "unicorn")

from conformance import host_cpu, qemu_riscv, unicorn_aarch64, unicorn_armv7m  # noqa: E402
from conformance.unicorn_bench import Bench  # noqa: E402
from lanewise_lab.isa import (  # noqa: E402
    aarch64,
    aarch64_syntax,
    armv7m,
    armv7m_syntax,
    riscv,
    x86_64,
    x86_64_syntax,
)
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.call import CONVENTIONS  # noqa: E402
from lanewise_lab.prove.interface import Case, default_interface  # noqa: E402
from lanewise_lab.prove.kernel import EXTERN, prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.symbolic import Refused  # noqa: E402

pytestmark = pytest.mark.slow

UNICORN = {"aarch64": unicorn_aarch64, "armv7m": unicorn_armv7m}
TABLES = {"aarch64": aarch64.TABLE, "armv7m": armv7m.TABLE}
TABLES |= {"riscv": riscv.TABLE, "x86_64": x86_64.TABLE}
BINUTILS = {"aarch64": "aarch64-linux-gnu-", "armv7m": "arm-none-eabi-", "x86_64": ""}


def _x86_64(folder):
    missing = host_cpu.missing_features()
    if missing:
        machine_lacks(f"{', '.join(missing)}: the table cannot be compared with it")
    return host_cpu.Bench(host_cpu.samples(random.Random(1)), folder)


def _unicorn(isa: str, folder):
    tools(f"{BINUTILS[isa]}as")
    return Bench(UNICORN[isa], UNICORN[isa].Samples(random.Random(1)).all(), folder)


def _riscv(xlen: int, vlen: int, each: int, folder):
    tools("clang-19", "riscv64-unknown-elf-ld", f"qemu-riscv{xlen}")
    drawn = qemu_riscv.samples(random.Random(xlen + vlen), xlen, vlen)
    return qemu_riscv.Bench(xlen, drawn.all(each), folder, vlen)


#: A bench of samples of each instruction set; of RISC-V several, each with its registers' bits,
#: VLEN, and samples of each row of the table.
BENCHES = {
    "x86_64": _x86_64,
    "aarch64": functools.partial(_unicorn, "aarch64"),
    "armv7m": functools.partial(_unicorn, "armv7m"),
    "riscv": functools.partial(_riscv, 64, 128, 8),
}
BENCHES |= {
    f"riscv {row}": functools.partial(_riscv, *row)
    for row in [(32, 0, 4), (64, 128, 4), (64, 512, 1)]
}


@pytest.fixture(scope="module")
def bench_of(tmp_path_factory):
    return functools.cache(lambda name: BENCHES[name](tmp_path_factory.mktemp("single")))


@pytest.fixture
def bench(bench_of, isa):
    return bench_of(isa)


@pytest.mark.ci
@pytest.mark.parametrize("isa", ["aarch64", "armv7m", "x86_64"])
def test_table_equals_processor(bench):
    """Operands as numbers, all symbolic, and mixed; pointers among them."""
    wrong, compared = bench.differences()
    assert not wrong, "\n".join(wrong[:40])
    left = [text for n, text in enumerate(bench.texts) if n not in compared]
    assert not left, "not compared: " + "; ".join(left)


@pytest.mark.parametrize(
    "isa",
    [n if "128" not in n else pytest.param(n, marks=pytest.mark.ci) for n in BENCHES if " " in n],
)
def test_table_of_riscv_equals_emulator(bench):
    """The same, and that every row is compared."""
    wrong, compared = bench.differences()
    assert not wrong, "\n".join(wrong[:40])
    seen = {i.mnemonic for n in compared for i in bench.instructions(n)}
    drawn = qemu_riscv.samples(random.Random(), bench.xlen, bench.vlen)
    left = {e.mnemonic for e in [*drawn.entries, *drawn.short]} - seen
    assert not left or bench.vlen > 128, f"not compared: {sorted(left)}"


def _entries(isa: str, name: str) -> list:
    found = TABLES[isa][name]
    return found if isinstance(found, list) else [found]


#: Only a linker fills these in: test_prove_refused.py.
LINKED = {
    "aarch64": {("adrp", "x, h"), ("add", "x, x, h")},
    "armv7m": {("mov", "r, h")},
}


@pytest.mark.parametrize("isa", sorted(LINKED))
def test_every_entry_is_compared(bench, isa):
    """Each mnemonic, each of its operand patterns; on ARMv7-M with and without flags where both
    exist."""
    matches = {"aarch64": aarch64_syntax, "armv7m": armv7m_syntax}[isa].matches
    seen, flags = set(), {}
    for n in range(len(bench.texts)):
        for i in bench.instructions(n):
            name = "it" if i.mnemonic[:2] == "it" else i.mnemonic
            flags.setdefault(name, set()).add(getattr(i, "flags", False))
            patterns = CONVENTIONS[isa].lookup(i).patterns
            seen |= {(name, p) for p in patterns if matches(p, i.operands)}
    every = {(n, p) for n in TABLES[isa] for e in _entries(isa, n) for p in e.patterns}
    assert every - seen == LINKED[isa]
    both = {name for name, values in flags.items() if len(values) == 2}
    assert both == set(getattr(UNICORN[isa], "SETS_FLAGS", ()))


def test_every_entry_of_x86_is_compared(bench_of):
    control = {name for name, entry in x86_64.TABLE.items() if entry.control}
    texts = [text.replace("rep ", "rep_") for text in bench_of("x86_64").texts]
    assert {text.split()[0] for text in texts} == set(x86_64.TABLE) - control


@pytest.mark.parametrize(("isa", "programs", "seeds"), [("aarch64", 100, 1), ("armv7m", 150, 2)])
def test_sequences_equal_emulator(tmp_path, isa, programs, seeds):
    """Programs of 24 instructions, every register symbolic: products of products, masks of
    rotations. The words that come out, evaluated, are what the emulator computes."""
    texts = UNICORN[isa].Samples(random.Random(2)).sequences(programs, 24)
    bench = Bench(UNICORN[isa], texts, tmp_path)
    for n, text in enumerate(texts):
        for seed in range(seeds):
            number = n if seeds == 1 else 1000 * n + seed
            assert bench.compare(n, number, 1) == [], text


@pytest.mark.parametrize(("xlen", "vlen"), [(32, 0), (64, 128)])
def test_sequences_of_riscv_equal_emulator(tmp_path, xlen, vlen):
    drawn = qemu_riscv.samples(random.Random(2), xlen, vlen).sequences(60, 24)
    programs = qemu_riscv.Bench(xlen, drawn, tmp_path, vlen)
    found = [programs.prepared(n, n, 1) for n in range(len(drawn))]
    taken = [comparison for comparison in found if comparison]
    assert len(taken) > 40
    assert not programs.compared(taken)


# Random bits: what the decoder and the table accept, the emulator executes, and alike. So nothing
# is accepted that the architecture reserves, as far as the emulator looks.

#: Last bytes of the instructions that the table of A64 knows, but for one in four, which has any.
LAST = (
    "0e 4e 2e 6e 0f 4f 2f 6f 5e 5f 7e 7f ce 0c 0d 4c 4d 1e 9e d5 1a 9a da 5a 9b 13 93 b3 53 d3 3d"
)
LAST += " 7d bd fd 3c 6d ad 8a ca aa ea 92 d2 b2 f2 8b cb 91 d1 f9 f8 a9 39 79 b9 0a 4a 2a 0b 4b"
#: First halfwords of the instructions that the table of ARMv7-M knows, whose lower bits may be
#: anything.
FIRST = "e800 e900 ea00 ea40 ea80 eb00 eb80 f000 f040 f080 f100 f1a0 f200 f240 f2a0 f340 f3c0 f800"
FIRST += " f840 f880 f8d0 f850 f910 fa00 fa80 fb00 fbb0 ed00 ec00 ec40 ee00"


def _any_a64(source: random.Random, n: int) -> bytes:
    end = source.randbytes(1) if n % 4 == 0 else bytes([source.choice(bytes.fromhex(LAST))])
    return source.randbytes(3) + end


def _any_thumb(source: random.Random, n: int) -> bytes:
    if n % 4 == 0:
        return source.randrange(0xE800).to_bytes(2, "little")
    high = source.choice([int(h, 16) for h in FIRST.split()]) | source.getrandbits(9)
    if n % 4 == 1:
        high = source.randrange(0xE800, 0x10000)
    return high.to_bytes(2, "little") + source.randbytes(2)


@pytest.mark.parametrize(
    ("isa", "draw", "room", "many", "part"),
    [
        ("aarch64", _any_a64, "nop\n    " * 4, 12_000, 6),
        ("armv7m", _any_thumb, "nop.w\n    " * 5, 16_000, 4),
    ],
    ids=["aarch64", "armv7m"],
)
def test_any_encoding(tmp_path, isa, draw, room, many, part):
    source, number = random.Random(3), count(few=4_000, many=many)
    places = Bench(UNICORN[isa], [room] * 4, tmp_path)
    at, compared = places.code.symbols["i2"], 0
    for n in range(number):
        found = places.compare_encoding(at, draw(source, n), n)
        assert not found, found
        compared += found is not None
    assert compared > number // part


@pytest.mark.ci
def test_any_encoding_of_riscv(tmp_path):
    source, decoder = random.Random(3), riscv.Decoder(64)
    drawn, words = qemu_riscv.Samples(random.Random(4), 64), []
    for _ in range(30_000):
        opcode = source.choice((0x13, 0x1B, 0x33, 0x3B, 0x57, 0x57, 0x07, 0x27, 0x03, 0x23))
        word = source.getrandbits(25) << 7 | opcode
        if source.random() < 0.2:
            word = source.getrandbits(16)
        size = 4 if word & 3 == 3 else 2
        (i,) = decoder.decode(word.to_bytes(4, "little"), 0)
        entry = riscv.TABLE.get(i.base, [None])[0]
        if entry is None or entry.kind == "branch" or entry.extension in qemu_riscv.WITHOUT:
            continue
        if entry.kind in ("load", "store") and source.random() < 0.8:
            continue
        words.append([drawn.configuration(), (word, 4)] if opcode == 0x57 else [(word, size)])
    places = qemu_riscv.Bench(64, words[:1200], tmp_path, 128)
    wrong, compared = places.differences(numbers=3)
    assert not wrong, "\n".join(wrong[:40])
    assert len(compared) > 500


# Faults planted in a table


def _operands(i, operands):
    return dataclasses.replace(i, operands=type(i.operands)(operands))


def _operand(i, n: int, op):
    return _operands(i, [*i.operands[:n], op, *i.operands[n + 1 :]])


def _renamed(name: str):
    """What another instruction does."""

    def fault(run, m, i):
        field = "base" if hasattr(i, "base") else "mnemonic"
        return run(m, dataclasses.replace(i, **{field: name}))

    return fault


def _swapped(a: int, b: int):
    def fault(run, m, i):
        operands = list(i.operands)
        operands[a], operands[b] = operands[b], operands[a]
        return run(m, _operands(i, operands))

    return fault


def _immediate(n: int):
    def fault(run, m, i):
        return run(m, _operand(i, n, type(i.operands[n])(i.operands[n].value ^ 1)))

    return fault


def _shifted(run, m, i):
    """The inline shift applied to another amount."""
    for n, op in enumerate(i.operands):
        if type(op).__name__ == "Shifted" and op.kind != "rrx":
            i = _operand(i, n, dataclasses.replace(op, amount=op.amount % 31 + 1))
    return run(m, i)


def _undone(run, m, i):
    return None


def _unmasked(run, m, i):
    """Not where v0 is written, which a masked instruction must not do."""
    return run(m, dataclasses.replace(i, masked=i.masked and i.operands[0].n == 0))


def _undisturbed(run, m, i):
    """The tail policy the other way round."""
    m.vtype = dataclasses.replace(m.vtype, tail_agnostic=False)
    return run(m, i)


def _names(pairs: str) -> dict:
    return {a: _renamed(b) for a, b in (pair.split(":") for pair in pairs.split())}


FAULTS = {
    "aarch64": _names(
        "bic:and orn:orr adc:sbc lsr:asr sxtb:uxtb ldrsh:ldrsb ldr:ldrb umull:smull sdiv:udiv "
        "smulh:umulh bsl:bit zip1:trn1 ld2:ld1"
    )
    | dict.fromkeys(("extr", "csel", "ext", "rax1"), _swapped(1, 2))
    | {"stp": _swapped(0, 1), "bcax": _swapped(2, 3), "eor": _shifted, "cmp": _undone}
    | {"bfi": _immediate(2), "sri": _immediate(2), "xar": _immediate(3)}
    | {"bl": lambda run, m, i: i.operands[0].value},
    "armv7m": _names(
        "bic:and orn:orr adc:add lsr:asr sxtb:uxtb ldrsh:ldrh stmdb:stm sdiv:udiv smmul:smmulr"
    )
    | {"eor": _shifted, "cmp": _undone, "bfi": _immediate(2), "vmov": _swapped(0, -1)}
    | {
        "bl": lambda run, m, i: m.branch(i.operands[0].value),
        "pop": lambda run, m, i: run(
            m, _operand(i, 0, dataclasses.replace(i.operands[0], writeback=False))
        ),
        "it": lambda run, m, i: setattr(m, "it", 4),
    },
    "riscv": _names(
        "addw:subw sltiu:slti andn:and sraiw:srliw rolw:rorw lwu:lw sd:sw bgeu:bltu mulhsu:mulhu "
        "rem:div sh2add:sh3add bext:bclr packh:packw vadd.vv:vsub.vv vsra.vi:vsrl.vi "
        "vslidedown.vx:vslideup.vx vle16.v:vle32.v"
    )
    | {"sub": _swapped(1, 2), "vrgather.vv": _swapped(1, 2), "xori": _undone}
    | {"vxor.vv": _undisturbed, "vor.vx": _unmasked, "vlse64.v": _unmasked}
    | {"jal": lambda run, m, i: i.operands[1].value},
    "x86_64": _names(
        "vpermt2q:vpermi2q sbb:sub setl:setb idiv:div mul:imul vpmovsxbq:vpmovzxbq "
        "kshiftlw:kshiftld vpxord:vpxorq"
    )
    | {"vpshufb": _swapped(1, 2), "shufps": _swapped(0, 1), "vzeroupper": _undone}
    | {
        "vpternlogq": lambda run, m, i: run(m, dataclasses.replace(i, zeroing=False)),
        "rorx": lambda run, m, i: run(m, _operand(i, 2, x86_64_syntax.Imm(3))),
        "rep_movsd": lambda run, m, i: (run(m, i), m.r.__setitem__(6, m.r[7])),
    },
}


@pytest.mark.parametrize(("isa", "name"), [(isa, n) for isa in FAULTS for n in sorted(FAULTS[isa])])
def test_comparison_finds_planted_faults(bench, monkeypatch, isa, name):
    def faulty(entry):
        return dataclasses.replace(entry, run=lambda m, i: FAULTS[isa][name](entry.run, m, i))

    planted = [faulty(e) for e in _entries(isa, name)]
    several = isinstance(TABLES[isa][name], list)
    monkeypatch.setitem(TABLES[isa], name, planted if several else planted[0])
    wrong, _ = bench.differences(only=name)
    assert wrong


#: Names and encodings of instructions that decoders know and no table has.
NOT_LISTED = {
    "aarch64": """svc 010000d4 mrs 00423bd5 msr 00421bd5 dmb bf3b03d5 wfi 7f2003d5 ldxr 207c5fc8
    clz 2010c0da fadd 2028621e mul 209ca20e tbl 2000024e aese 2048284e sha512h 208062ce
    paciasp 3f2303d5 ptrue e0e3d825 crc32b 2040c21a cas 417ca0c8""",
    "armv7m": """smlal c2fb0301 umlal e2fb0301 dmb bff35f8f cps 72b6 mrs eff30080 msr 80f30088
    svc 01df bkpt 00be ldrex 51e8000f clz b1fa81f0 vadd.f32 30ee810a strt 41f8000e""",
    "riscv": """ecall 73000000 ebreak 73001000 fence 0f00f00f csrw 73905230 rdcycle 732500c0
    amoadd.w 2f25b500 lr.d 2fb50510 fadd.d 5375b502 fld 07350500 vsetvl 5775b580
    vmul.vv 57a22096 vluxei64.v 07f22006 vfadd.vv 57922002 vredxor.vs 57a2200e
    vaeskf1.vi 77a2208a sha256sum0 13150510 aes64es 3305b532 clmul 3315b50a
    a-row-of-zeros 00000000 a-reserved-vtype 5775750e""",
}
DECODERS = {"aarch64": aarch64_syntax.Decoder, "armv7m": armv7m_syntax.Decoder}
DECODERS["riscv"] = functools.partial(riscv.Decoder, 64)


def not_listed():
    for isa, text in NOT_LISTED.items():
        words = text.split()
        yield from ((isa, *pair) for pair in zip(words[::2], words[1::2], strict=True))


@pytest.mark.parametrize(
    ("isa", "name", "code"), [pytest.param(*p, id=f"{p[0]}-{p[1]}") for p in not_listed()]
)
def test_what_is_not_on_the_list(isa, name, code):
    code = bytes.fromhex(code)
    (insn,) = DECODERS[isa]().decode(code if isa == "aarch64" else code.ljust(8, b"\0"), 0)
    assert isa == "riscv" or insn.mnemonic == name.split(".")[0]
    lookup = CONVENTIONS["riscv64" if isa == "riscv" else isa].lookup
    with pytest.raises(Refused, match="not on the list"):
        lookup(insn)


# The decoder, against binutils: what the prover understood, assembled again, is the same to it as
# the original. Left out are jumps and what is relative to the PC, of which the comparison with the
# emulator checks where it goes.


def _fixed_a64(i) -> bool:
    entry = aarch64.lookup(i)
    literal = entry.kind in ("load", "vload") and isinstance(i.operands[1], aarch64_syntax.Imm)
    return not (literal or entry.kind == "branch" or i.mnemonic in ("adr", "adrp", "nop", "bti"))


def _fixed_thumb(i) -> bool:
    pc = armv7m_syntax.PC
    memory = any(isinstance(op, armv7m_syntax.Mem) and op.base == pc for op in i.operands)
    relative = memory or armv7m_syntax.Reg(pc) in i.operands or i.mnemonic == "adr"
    kind = armv7m.lookup(i).kind
    return not (i.governed or relative or kind in ("branch", "nop", "it"))


def _fixed_x86(i) -> bool:
    return i.mnemonic[0] != "j" and i.mnemonic not in ("call", "nop", "endbr64")


def _printed_thumb(i) -> str:
    """The instruction as the prover understood it, for the assembler."""
    name = i.mnemonic
    if i.flags and name not in ("cmp", "cmn", "tst", "teq"):
        name += "s"
    if not name.startswith("v"):  # floating-point instructions have one width only
        name += i.cond + (".w" if i.size == 4 else ".n")
    operands = list(i.operands)
    base = ""
    if len(operands) == 2 and isinstance(operands[1], armv7m_syntax.Regs):
        base = f"{operands.pop(0)}{'!' * operands[0].writeback}, "
    return f"{name} {base}{', '.join(map(str, operands))}"


def _word(data: bytes) -> str:
    return "0x" + "".join(data[n : n + 2][::-1].hex() for n in range(0, len(data), 2))


def _plain_a64(line: str) -> str:
    name, _, operands = line.partition(" ")
    line = f"{aarch64_syntax.SPELLINGS.get(name, name)} {operands}"
    return re.sub(r"([us]xt[wx]) #0\b", r"\1", line.replace(", lsl #0]", "]"))


@dataclasses.dataclass(frozen=True)
class Again:
    """How instructions are assembled again, and read by binutils."""

    fixed: object  # whether an instruction means the same at another address
    data: object  # its bytes, as a line
    text: object  # as the prover understood it, as a line
    assembler: list[str]
    least: int  # instructions that are compared
    head: tuple[str, ...] = ()
    options: tuple[str, ...] = ()  # of objdump
    comment: str = "#"
    plain: object = str


AGAIN = {
    "aarch64": Again(
        *(_fixed_a64, lambda c: f".inst {int.from_bytes(c, 'little')}", str),
        ["aarch64-linux-gnu-as", "-march=armv8.5-a+sha3"],
        *(1500, (), (), "//|<", _plain_a64),
    ),
    "armv7m": Again(
        *(
            _fixed_thumb,
            lambda c: f".inst.{'w' if len(c) == 4 else 'n'} {_word(c)}",
            _printed_thumb,
        ),
        ["arm-none-eabi-as", "-mcpu=cortex-m4", "-mfpu=fpv4-sp-d16"],
        *(5000, (".syntax unified", ".thumb"), (), "[@;<]"),
    ),
    "x86_64": Again(
        *(_fixed_x86, lambda c: ".byte " + ", ".join(map(hex, c)), lambda i: i.text),
        ["gcc", "-c"],
        *(1000, (".intel_syntax noprefix",), ("-M", "intel")),
    ),
}


def _disassembled(isa: str, path) -> list[str]:
    """What binutils prints for each instruction, comments and labels removed."""
    again = AGAIN[isa]
    command = [f"{BINUTILS[isa]}objdump", "-d", "--no-show-raw-insn", *again.options, path]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = [line.split(":\t")[1] for line in out.splitlines() if ":\t" in line]
    return [again.plain(" ".join(re.split(again.comment, line)[0].split())) for line in lines]


def _read(code: ObjectFile, lookup) -> list:
    """The instructions of .text, on AArch64 up to the first that is none: constants behind them."""
    start, end = next((s.start, s.end) for s in code.sections if s.name == ".text")
    out = []
    while start < end:
        try:
            insn = code.decode(start)
            lookup(insn)
        except Refused:
            assert code.isa == "aarch64"
            break
        out.append(insn)
        start = insn.next
    return out


def _groups(isa: str, folder):
    """Of the samples and of the shipped kernels: objects and their instructions."""
    for source in shipped.sources(isa):
        if isa == "aarch64" and source.stem.endswith("_chain") and "x3_" not in source.stem:
            continue  # the same instructions, ten times as many
        code = ObjectFile(str(shipped.assemble(source, folder)), EXTERN)
        if isa != "armv7m":
            yield code, _read(code, CONVENTIONS[isa].lookup)
            continue
        for symbol in code.exported:  # constants lie between its functions
            interface = default_interface(symbol, isa=isa)
            verdict = prove(code.path, symbol, interface, [Case(7, offset=3, length=40)], code)
            yield code, list(verdict.instructions.values())


@pytest.mark.parametrize("isa", sorted(AGAIN))
def test_decoder_agrees_with_binutils(tmp_path, bench_of, isa):
    tools(f"{BINUTILS[isa]}objdump")
    again, checked, groups = AGAIN[isa], 0, list(_groups(isa, tmp_path))
    if isa in UNICORN:
        bench = bench_of(isa)
        samples = [i for n in range(len(bench.texts)) for i in bench.instructions(n)]
        groups.append((bench.code, samples))
    for code, decoded in groups:
        fixed, files = [i for i in decoded if again.fixed(i)], []
        data = [again.data(code.code_at(i.address, i.size)) for i in fixed]
        for name, lines in (("bytes", data), ("text", [again.text(i) for i in fixed])):
            path, out = tmp_path / f"{name}.s", tmp_path / f"{name}.o"
            path.write_text("\n".join([*again.head, ".text", *lines, ""]))
            subprocess.run([*again.assembler, path, "-o", out], check=True)
            files.append(out)
        theirs, ours = (_disassembled(isa, file) for file in files)
        assert len(theirs) == len(ours) == len(fixed)
        assert theirs == ours
        checked += len(fixed)
    assert checked > again.least
