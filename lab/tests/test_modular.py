# SPDX-License-Identifier: Apache-2.0 OR MIT
"""lanewise-lab prove --claim: small functions of our own, as another author may write them, proved
and, with something wrong in them, refuted by a run; what cannot be asked; shapes of forms."""

import json
import random
import subprocess

import pytest
from lanewise_lab.cli import main
from lanewise_lab.modular import running, setting, shape
from lanewise_lab.modular.answer import Asking
from lanewise_lab.modular.layout import reversed_bits, roots
from lanewise_lab.modular.question import Question
from lanewise_lab.modular.reading import read
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.symbolic import Refused
from lanewise_lab.tools import features
from required import count, machine_lacks, modules, tools

modules("capstone")
tools("gcc", "objdump")

Q, N = 3329, 16
#: A root of X^8 + 1 modulo q.
ZETA = roots(Q, 16)[3]
PRODUCT = """
    vpmullw {b}, {z} + 16(%rip), %xmm6
    vpmulhw {b}, {z}(%rip), %xmm7
    vpmulhw q(%rip), %xmm6, %xmm6
    vpsubw %xmm6, %xmm7, %xmm7
"""
PRODUCT = PRODUCT.replace("{b}, {z} + 16(%rip)", "{z} + 16(%rip), {b}")
PRODUCT = PRODUCT.replace("{b}, {z}(%rip)", "{z}(%rip), {b}")
BUTTERFLY = (
    PRODUCT
    + """
    vpsubw %xmm7, {a}, {b}
    vpaddw %xmm7, {a}, {a}
"""
)


def butterfly(a: int, b: int, z: str) -> str:
    return BUTTERFLY.replace("{a}", f"%xmm{a}").replace("{b}", f"%xmm{b}").replace("{z}", z)


def words(name: str, values: list[int]) -> str:
    """Factors in Montgomery form, and times q^-1."""
    scaled = [v * 65536 % Q for v in values]
    scaled = [v - Q if v > Q // 2 else v for v in scaled]
    low = [v * pow(Q, -1, 65536) & 0xFFFF for v in scaled]
    text = [", ".join(map(str, part)) for part in (scaled, low)]
    return f".balign 16\n{name}: .short {text[0]}\n .short {text[1]}\n"


def power(k: int) -> int:
    """Of the k-th butterfly's root, in the usual order of three layers."""
    return pow(ZETA, reversed_bits(k, 3), Q)


#: Three layers of eight elements each; the last leaves them as they lie.
NTT = f"""
.globl ntt16
.type ntt16, @function
.text
ntt16:
    vmovdqu (%rdi), %xmm0
    vmovdqu 16(%rdi), %xmm1
{butterfly(0, 1, "z1")}
    vpunpckhqdq %xmm1, %xmm0, %xmm2
    vpunpcklqdq %xmm1, %xmm0, %xmm0
{butterfly(0, 2, "z2")}
    vshufps $0xDD, %xmm2, %xmm0, %xmm3
    vshufps $0x88, %xmm2, %xmm0, %xmm0
{butterfly(0, 3, "z3")}
    vmovdqu %xmm0, (%rdi)
    vmovdqu %xmm3, 16(%rdi)
    ret
.section .rodata
{words("z1", [power(1)] * 8)}
{words("z2", [power(2)] * 4 + [power(3)] * 4)}
{words("z3", [power(k) for k in (4, 4, 6, 6, 5, 5, 7, 7)])}
.balign 16
q: .short {", ".join([str(Q)] * 8)}
.section .note.GNU-stack, "", @progbits
"""
ASK = ["--claim", "ntt", "--modulus", str(Q), "--n", str(N)]


def can_run() -> None:
    """Skips where the processor has no AVX."""
    if "avx" not in features():
        machine_lacks("AVX: functions cannot be run")


@pytest.fixture
def asked(tmp_path, capsys):
    def ask(text: str, symbol: str, *options: str, by: str = "gcc") -> tuple[int, dict, str]:
        """The exit status, the JSON, and what is said on standard error."""
        source, out = tmp_path / "f.s", tmp_path / "f.o"
        source.write_text(text)
        subprocess.run([by, "-c", source, "-o", out], check=True)
        code = main(["prove", *options, str(out), symbol])
        said = capsys.readouterr()
        return code, json.loads(said.out), said.err

    return ask


def test_own_transform(asked):
    code, found, said = asked(NTT, "ntt16", *ASK, "--bound", "3328")
    assert code == 0 and found["verdict"] == "proved", said
    assert found["call"] == "p" and found["factor"] == "1" and found["root"] == ZETA
    assert found["modulo"] == "X^2 - gamma"
    assert found["order"] == "standard"  # as the shuffles leave the blocks of two
    low, high = found["bounds_at_exit"]
    assert low == -high and 3328 + 3 * 1664 < high < 3328 + 3 * Q
    assert "root" in said and len(said.splitlines()) == 1


def test_what_is_said_is_the_claim(asked):
    can_run()
    right = ["--root", str(ZETA), "--factor", "1", "--exit", "12000", "--call", "p"]
    assert asked(NTT, "ntt16", *ASK, "--bound", "3328", *right)[0] == 0
    for option, value in (
        ("--factor", "2^16"),
        ("--root", str(roots(Q, 16)[2])),
        ("--order", "bit-reversed"),
    ):
        code, found, _ = asked(NTT, "ntt16", *ASK, "--bound", "3328", option, value)
        assert code == (0 if option == "--root" and found["root"] == int(value) else 1), found


#: What is wrong, the text, and what takes its place once.
WRONGS = {
    "a root of the table": ("z3: .short ", "z3: .short 17, "),
    "a root's quotient": ("z1 + 16(%rip)", "z2 + 16(%rip)"),
    "roots exchanged": ("z2(%rip)", "z3(%rip)"),
    "sum for difference": ("vpsubw %xmm7, %xmm0, %xmm1", "vpaddw %xmm7, %xmm0, %xmm1"),
    "difference negated": ("vpsubw %xmm7, %xmm0, %xmm2", "vpsubw %xmm0, %xmm7, %xmm2"),
    "no low half": ("vpsubw %xmm6, %xmm7, %xmm7", "vmovdqa %xmm7, %xmm7"),
    "another shuffle": ("$0xDD", "$0xD8"),
    "halves exchanged": ("vpunpcklqdq %xmm1, %xmm0, %xmm0", "vpunpcklqdq %xmm0, %xmm1, %xmm0"),
    "stores one twice": ("vmovdqu %xmm3, 16(%rdi)", "vmovdqu %xmm0, 16(%rdi)"),
    "another modulus": (f"q: .short {Q}", f"q: .short {Q + 1}"),
    "unsigned high product": ("vpmulhw z1(%rip)", "vpmulhuw z1(%rip)"),
    "writes beyond": ("vmovdqu %xmm3, 16(%rdi)", "vmovdqu %xmm3, 18(%rdi)"),
    "keeps no register": ("    ret", "    mov $1, %ebx\n    ret"),
}


@pytest.mark.parametrize("what", sorted(WRONGS))
def test_planted_wrongs(asked, what):
    can_run()
    old, new = WRONGS[what]
    text = NTT.replace(old, new, 1)
    assert text != NTT
    code, found, said = asked(text, "ntt16", *ASK, "--bound", "3328", "--call", "p")
    assert code == 1 and found["verdict"] == "refuted" and found["counterexample"], said


#: Of a function of pairs: the first of each pair less r times the second, for products.
CACHED = f"""
.globl product16
.type product16, @function
.text
product16:
    vmovdqu (%rsi), %xmm0
    vmovdqu 16(%rsi), %xmm1
    vmovdqu (%rdx), %xmm2
    vmovdqu 16(%rdx), %xmm3
    vmovdqu (%rcx), %xmm4
    vmovdqu low(%rip), %xmm5
    vmovdqu q(%rip), %xmm6
{{}}
    vpaddw %xmm8, %xmm7, %xmm7
    vpaddw %xmm10, %xmm9, %xmm9
    vmovdqu %xmm7, (%rdi)
    vmovdqu %xmm9, 16(%rdi)
    ret
.section .rodata
.balign 16
low: .short {", ".join([str(pow(Q, -1, 65536))] * 8)}
q: .short {", ".join([str(Q)] * 8)}
.section .note.GNU-stack, "", @progbits
"""
ONE_PRODUCT = """
    vpmullw %xmm{a}, %xmm{b}, %xmm11
    vpmullw %xmm5, %xmm11, %xmm11
    vpmulhw %xmm6, %xmm11, %xmm11
    vpmulhw %xmm{a}, %xmm{b}, %xmm{to}
    vpsubw %xmm11, %xmm{to}, %xmm{to}
"""


def products(*pairs: tuple[int, int]) -> str:
    """a0 b0, a1 c, a0 b1, a1 b0 where nothing is wrong."""
    parts = [ONE_PRODUCT.format(a=a, b=b, to=to) for to, (a, b) in zip((7, 8, 9, 10), pairs)]
    return CACHED.replace("{}", "".join(parts))


RIGHT = (0, 2), (1, 4), (0, 3), (1, 2)
PAIRS = ["--claim", "product", "--modulus", str(Q), "--n", "16"]


def test_products_of_pairs_with_a_cache(asked):
    code, found, said = asked(products(*RIGHT), "product16", *PAIRS, "--bound", "3328")
    assert code == 0 and found["call"] == "out,a,b,cache", said
    assert found["factor"] == "2^-16" and found["pairs"] == "8 apart"
    assert found["bounds_at_exit"][1] <= 2 * Q


@pytest.mark.parametrize(
    "wrong",
    [
        ((0, 3), (1, 4), (0, 3), (1, 2)),
        ((0, 2), (0, 4), (0, 3), (1, 2)),
        ((0, 2), (1, 3), (0, 3), (1, 2)),
        ((0, 2), (1, 4), (0, 2), (1, 2)),
        ((0, 2), (1, 4), (0, 3), (1, 3)),
        ((0, 1), (1, 4), (0, 3), (1, 2)),
    ],
)
def test_products_of_other_elements(asked, wrong):
    can_run()
    call = ["--bound", "3328", "--call", "out,a,b,cache"]
    code, found, said = asked(products(*wrong), "product16", *PAIRS, *call)
    assert code == 1 and found["counterexample"]["runs"], said


@pytest.mark.parametrize("off", ["vpaddw %xmm8", "vpaddw %xmm10"])
def test_a_sign(asked, off):
    """Of the cache, it is said; of the second of a pair, it is wrong."""
    can_run()
    text = products(*RIGHT).replace(off, off.replace("add", "sub"))
    call = ["--bound", "3328", "--call", "out,a,b,cache"]
    code, found, said = asked(text, "product16", *PAIRS, *call)
    if "xmm8" in off:
        assert code == 0 and found["cache_subtracted"] == list(range(8)), said
    else:
        assert code == 1 and found["verdict"] == "refuted", said


@pytest.mark.slow
def test_the_bound_is_the_claim(asked):
    """One more than what holds: not proved; far more: refuted by a run. The hint has the bound."""
    can_run()
    _, found, _ = asked(NTT, "ntt16", *ASK, "--bound", "32767", "--call", "p")
    assert found["verdict"] == "refuted" and "wrap" not in found["reason"]
    most = int(found["hint"].split()[-1])
    assert asked(NTT, "ntt16", *ASK, "--bound", str(most), "--call", "p")[0] == 0
    code, found, _ = asked(NTT, "ntt16", *ASK, "--bound", str(most + 100), "--call", "p")
    assert code in (1, 2) and not found["proved"]
    exact = asked(NTT, "ntt16", *ASK, "--bound", "3328")[1]["bounds_at_exit"][1]
    assert asked(NTT, "ntt16", *ASK, "--bound", "3328", "--exit", str(exact))[0] == 0
    for less in (1, exact - 1664 - 3328):
        code, found, _ = asked(NTT, "ntt16", *ASK, "--bound", "3328", "--exit", str(exact - less))
        assert not found["proved"] and (less == 1 or code == 1), found


@pytest.mark.slow
def test_flipped_bits(tmp_path, capsys):
    """Of code and constants: not proved, or right on the processor."""
    can_run()
    out, draws = tmp_path / "f.o", random.Random(4)
    subprocess.run(["gcc", "-c", "-x", "assembler", "-", "-o", out], input=NTT.encode(), check=True)
    code = ObjectFile(str(out), {})
    ask = Question("ntt", Q, N, 16, ("p",), {"": (-3328, 3328)})
    start, flips = code.entry("ntt16"), count(few=20, many=400, variable="LANEWISE_MUTANTS")
    places = list(range(start, code.section_of(start).end))
    places += list(range(code.symbols["z1"], code.symbols["q"] + 16))
    raw, proved = out.read_bytes(), []
    expected = Asking(ask, code, "ntt16").answer()
    assert expected.word == "proved"
    for _ in range(flips):
        at, bit = draws.choice(places), 1 << draws.randrange(8)
        offset = code.file_offset(at)
        flipped = tmp_path / "flipped.o"
        flipped.write_bytes(raw[:offset] + bytes([raw[offset] ^ bit]) + raw[offset + 1 :])
        try:
            found = Asking(ask, ObjectFile(str(flipped), {}), "ntt16").answer()
        except Refused:
            continue
        if found.word != "proved":
            assert found.reason
            continue
        proved.append(found)
        with running.folder() as folder:
            claim = setting.claim_of(ask, ("p",), {})
            program = running.program(ObjectFile(str(flipped), {}), "ntt16", claim, folder)
            trials = [[draws.randrange(-3328, 3329) for _ in range(N)] for _ in range(50)]
            for given, results in zip(trials, program.run(trials), strict=True):
                root, d = found.shape.order.root, found.shape.d
                for k, place in enumerate(found.shape.order.index):
                    m = reversed_bits(place // d, 3)
                    gamma = pow(root, 2 * m + 1, Q)
                    powers = [given[place % d + d * j] * gamma**j for j in range(N // d)]
                    assert (results[k] - found.shape.factor * sum(powers)) % Q == 0
                    assert found.bounds[0] <= results[k] <= found.bounds[1]
    print(f"{flips} flipped, {len(proved)} proved and right")
    assert len(proved) < flips // 2


BAD = {
    "no odd prime": ["--modulus", "3328", "--bound", "1"],
    "too large for elements of 16 bits": ["--modulus", "65537", "--element", "16", "--bound", "1"],
    "--bound says too little for --call p or out,a": ["--modulus", "3329", "--bound", "b=3"],
    "elements of 16 bits cannot be in": ["--modulus", "3329", "--bound", "40000"],
    "cannot be all numbers modulo": ["--modulus", "3329", "--bound", "9", "--exit", "1000"],
    "does not hold of 1": ["--modulus", "3329", "--bound", "0"],
    "a power of two": ["--modulus", "3329", "--bound", "9", "--n", "100"],
    "-1 is no square": ["--modulus", "3331", "--bound", "9"],
    "--claim needs --modulus and --bound": ["--modulus", "3329"],
    "--rounds is for Keccak": ["--modulus", "3329", "--bound", "9", "--rounds", "3"],
    "--call is made of": ["--modulus", "3329", "--bound", "9", "--call", "p,q"],
    "defines no nothing": ["--modulus", "3329", "--bound", "9", "--call", "p,@nothing"],
}


@pytest.mark.parametrize("why", sorted(BAD))
def test_what_cannot_be_asked(tmp_path, capsys, why):
    out = tmp_path / "f.o"
    subprocess.run(["gcc", "-c", "-x", "assembler", "-", "-o", out], input=NTT.encode(), check=True)
    with pytest.raises(SystemExit) as stopped:
        main(["prove", "--claim", "ntt", *BAD[why], str(out), "ntt16"])
    said = capsys.readouterr().err
    assert stopped.value.code == 2 and why in said and len(said.splitlines()) == 1


def test_objects_that_are_none(tmp_path, capsys):
    out = tmp_path / "f.o"
    subprocess.run(["gcc", "-c", "-x", "assembler", "-", "-o", out], input=NTT.encode(), check=True)
    text = tmp_path / "f.txt"
    text.write_text("no object at all")
    for path, symbol, why in (
        (out, "ntt17", "did you mean ntt16"),
        (text, "ntt16", "not an ELF object"),
        (tmp_path / "none.o", "ntt16", "No such file"),
    ):
        with pytest.raises(SystemExit) as stopped:
            main(["prove", *ASK, "--bound", "9", str(path), symbol])
        said = capsys.readouterr().err
        assert stopped.value.code == 2 and why in said and len(said.splitlines()) == 1


# The same for AArch64, with a table that is passed and Barrett's products

BARRETT = """
    mul v6.8h, v{b}.8h, v16.8h
    sqrdmulh v7.8h, v{b}.8h, v17.8h
    mls v6.8h, v7.8h, v18.8h
    sub v{b}.8h, v0.8h, v6.8h
    add v0.8h, v0.8h, v6.8h
"""


def barrett(values: list[int]) -> str:
    values = [v - Q if v > Q // 2 else v for v in values]
    text = [", ".join(map(str, v)) for v in (values, [round(v * 32768 / Q) for v in values])]
    return f" .short {text[0]}\n .short {text[1]}\n"


NEON = f"""
.globl ntt16
.type ntt16, %function
.text
ntt16:
    mov w3, {Q}
    dup v18.8h, w3
    ldp q0, q1, [x0]
    ldp q16, q17, [x1]
{BARRETT.format(b=1)}
    ldp q16, q17, [x1, 32]
    trn2 v2.2d, v0.2d, v1.2d
    trn1 v0.2d, v0.2d, v1.2d
{BARRETT.format(b=2)}
    ldp q16, q17, [x1, 64]
    uzp2 v3.4s, v0.4s, v2.4s
    uzp1 v0.4s, v0.4s, v2.4s
{BARRETT.format(b=3)}
    stp q0, q3, [x0]
    ret
.section .rodata
.balign 16
other: .short {", ".join("5" * 64)}
roots:
{barrett([power(1)] * 8)}
{barrett([power(2)] * 4 + [power(3)] * 4)}
{barrett([power(k) for k in (4, 4, 6, 6, 5, 5, 7, 7)])}
"""
NEON_WRONGS = {
    "another table": ("ldp q16, q17, [x1, 64]", "ldp q16, q17, [x1, 32]"),
    "quotient added": ("mls v6", "mla v6"),
    "halves exchanged": ("trn1 v0.2d, v0.2d, v1.2d", "trn1 v0.2d, v1.2d, v0.2d"),
}


@pytest.fixture
def neon(asked):
    tools("aarch64-linux-gnu-gcc", "aarch64-linux-gnu-objdump", "qemu-aarch64")

    def ask(text: str, *options: str):
        return asked(text, "ntt16", *ASK, "--bound", "3328", *options, by="aarch64-linux-gnu-gcc")

    return ask


def test_a_table_that_is_passed_is_found(neon):
    code, found, said = neon(NEON)
    assert code == 0 and found["call"] == "p,@roots" and found["order"] == "standard", said
    assert found["root"] == ZETA and found["isa"] == "aarch64"
    assert neon(NEON, "--call", "p,@roots")[1]["bounds_at_exit"] == found["bounds_at_exit"]
    assert neon(NEON, "--call", "p,@other")[1]["verdict"] == "refuted"


@pytest.mark.parametrize("what", sorted(NEON_WRONGS))
def test_wrongs_are_run_under_an_emulator(neon, what):
    text = NEON.replace(*NEON_WRONGS[what], 1)
    assert text != NEON
    code, found, said = neon(text, "--call", "p,@roots")
    assert code == 1 and found["counterexample"]["run_on"] == "qemu", said


#: Times 2^16, by Montgomery's product with a table that is passed.
SCALED = """#include <stdint.h>
const int16_t other[8] = {1, 2, 3, 4, 5, 6, 7, 8};
const int16_t factors[8] = {1353, 1353, 1353, 1353, 1353, 1353, 1353, 1353};
void scaled(int16_t *p, const int16_t *by)
{
    for (int i = 0; i < 16; i++) {
        int32_t x = p[i] * by[i & 7];
        int16_t t = (int16_t)((uint32_t)x * 62209u);
        p[i] = (int16_t)((x - t * 3329) >> 16);
    }
}
"""
COMPILED = {
    "armv7m": ["arm-none-eabi-gcc", "-mcpu=cortex-m4"],
    "riscv64": ["riscv64-linux-gnu-gcc"],
    "riscv32": ["riscv64-linux-gnu-gcc", "-march=rv32imac", "-mabi=ilp32"],
}


@pytest.mark.parametrize("isa", sorted(COMPILED))
def test_other_instruction_sets(tmp_path, capsys, isa):
    """The table is found; a wrong is refuted by a run where one is possible."""
    tools(COMPILED[isa][0])
    source, made = tmp_path / "f.c", tmp_path / "f.o"
    ask = ["prove", "--claim", "multiple", "--modulus", str(Q), "--n", "16", "--bound", "3328"]
    for wrong in (False, True):
        source.write_text(SCALED.replace("t * 3329", "t * 3328") if wrong else SCALED)
        command = [*COMPILED[isa], "-O1", "-ffreestanding", "-c", source, "-o", made]
        subprocess.run(command, check=True)
        call = ["--call", "p,@factors"] if wrong else []
        code = main([*ask, *call, str(made), "scaled"])
        said = capsys.readouterr()
        found = json.loads(said.out)
        assert found["isa"] == isa and len(said.err.splitlines()) == 1
        if not wrong:
            assert code == 0 and found["call"] == "p,@factors" and found["factor"] == "2^16"
            assert found["stack_bytes_left_with_data"] == 0 and found["registers_left_with_data"]
        elif isa in running.TARGETS:
            assert code == 1 and found["counterexample"]["run_on"] == "qemu", said
        else:
            assert code == 2 and "are not run" in found["hint"], said


# Shapes


def question(claim: str, **more) -> Question:
    return Question(claim, more.pop("q", 97), 16, 16, bounds={"": (-9, 9)}, **more)


def transform(d: int, zeta: int, factor: int, order: list[int], q: int = 97) -> list[dict]:
    """Forms of a transform of 16 elements, in an order of places."""
    rows = []
    for m in range(16 // d):
        gamma = pow(zeta, 2 * m + 1, q)
        for e in range(d):
            powers = {(e + d * j,): factor * pow(gamma, j, q) % q for j in range(16 // d)}
            rows.append(powers)
    return [rows[k] for k in order]


@pytest.mark.parametrize("d", [1, 2, 4])
def test_any_order_root_and_factor_are_found(d):
    draws = random.Random(d)
    for zeta in roots(97, 32 // d):
        order = list(range(16))
        for shuffled in (False, True):
            if shuffled:
                draws.shuffle(order)
            s = draws.randrange(1, 97)
            forms = transform(d, zeta, s, order)
            found = read(question("ntt"), forms, {"p": 0})
            assert (found.factor, found.d) == (s, d)
            if not shuffled:
                assert found.order.name == "standard" or found.order.index[0] == 0
            gammas = {
                k: pow(found.order.root, 2 * reversed_bits(i // d, 4 - d.bit_length() + 1) + 1, 97)
                for k, i in enumerate(found.order.index)
            }
            for k, row in enumerate(forms):
                e = found.order.index[k] % d
                assert row[e + d,] * pow(s, -1, 97) % 97 == gammas[k]
            columns = [{} for _ in range(16)]
            inverse = pow(16 // d, -1, 97)
            for k, row in enumerate(forms):  # the inverse has the powers of 1 / gamma
                for (i,), c in row.items():
                    c = pow(c * pow(s, -1, 97), -1, 97) * s * inverse % 97
                    columns[i][k,] = c
            back = read(question("inverse"), columns, {"p": 0})
            assert (back.factor, back.d, back.order.index) == (s, d, found.order.index)


def test_no_other_forms_are_transforms():
    """Any coefficient changed, any form twice or scaled: Wrong, with units that show it."""
    draws = random.Random(5)
    for d in (1, 2, 4):
        forms = transform(d, roots(97, 32 // d)[1], 3, list(range(16)))
        for _ in range(60):
            wrong = [dict(row) for row in forms]
            k, i = draws.randrange(16), draws.randrange(16)
            kind = draws.randrange(3)
            if kind == 0:
                wrong[k][i,] = (wrong[k].get((i,), 0) + draws.randrange(1, 97)) % 97
            elif kind == 1:
                wrong[k] = dict(wrong[(k + 1 + draws.randrange(15)) % 16])
            else:
                by = draws.randrange(2, 97)
                wrong[k] = {m: c * by % 97 for m, c in wrong[k].items()}
            with pytest.raises(shape.Wrong) as found:
                read(question("ntt"), wrong, {"p": 0})
            assert found.value.runs and found.value.outputs
