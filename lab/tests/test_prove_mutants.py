# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single-instruction faults in the shipped kernels: none is called proved that is one.

A mutant that is proved all the same must be harmless. It is then run on the processor (which is
safe: what is proved touches only its state) and compared with the reference. LANEWISE_MUTANTS
sets how many are drawn for each function; the seed is fixed.
"""

import ctypes
import hashlib
import random
import subprocess

import pytest
import required
from required import modules, tools

modules("capstone")
tools("gcc")

from conformance import (  # noqa: E402
    host_cpu,
    mutants,
)
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import EVERY, Case, Interface, default_interface  # noqa: E402
from lanewise_lab.prove.kernel import EXTERN, prove  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.round import RC, permute  # noqa: E402

pytestmark = pytest.mark.slow

COUNT = required.count(few=10, many=40, variable="LANEWISE_MUTANTS")


def cases(interface: Interface) -> list[Case]:
    """Few rounds, but every path: the single-state kernels take six or two rounds at once."""
    sizes = (1, 2, 3, 6, 8, 13, 16, 24, 25)
    if interface.chains:
        return [Case(24, steps=EVERY)]
    if interface.extracts:
        return [Case(lanes=n) for n in sizes]
    if not interface.absorbs:
        return [Case(3)]
    if interface.states == 1:
        return [Case(7, 2, 17), Case(2, 1, 25)] + [Case(1, 1, n) for n in sizes]
    return [Case(2, 2, 17)] + [Case(0, 1, n) for n in sizes]


def run_chain(function, interface: Interface, source: random.Random) -> bool:
    """One to 15 steps of a chain: are they what hashlib says?"""
    steps = source.randrange(1, 16)
    many, m = interface.states, interface.node

    def rows(count: int):
        return (ctypes.c_uint64 * (count * many))(
            *(source.getrandbits(64) for _ in range(count * many))
        )

    nodes, head, last, out = rows(m), rows(m + 3), rows(steps), rows(m)
    function(out, nodes, head, last, ctypes.c_size_t(steps), (ctypes.c_uint64 * 24)(*RC))
    for k in range(many):
        fixed = b"".join(v.to_bytes(8, "little") for v in head[k::many])
        node = b"".join(v.to_bytes(8, "little") for v in nodes[k::many])
        for step in last[k::many]:
            message = fixed + step.to_bytes(8, "little")
            if interface.masked:
                mask = hashlib.shake_256(message).digest(8 * m)
                node = bytes(a ^ b for a, b in zip(node, mask, strict=True))
            node = hashlib.shake_256(message + node).digest(8 * m)
        if b"".join(v.to_bytes(8, "little") for v in out[k::many]) != node:
            return False
    return True


def run_natively(path, symbol: str, interface: Interface, seed: int) -> bool:
    """The mutant on the processor, one permutation: is it what FIPS 202 says?"""
    library = str(path) + ".so"
    extern = str(path) + ".rc.S"
    with open(extern, "w") as f:
        f.write("    .data\n    .globl lanewise_round_constants\nlanewise_round_constants:\n")
        f.writelines(f"    .quad {c:#x}\n" for c in RC)
        f.write(f"    .text\n    .globl entry\nentry: jmp {symbol}\n")
        f.write('    .section .note.GNU-stack, "", @progbits\n')
    subprocess.run(["gcc", "-shared", str(path), extern, "-o", library], check=True)
    function, many, source = ctypes.CDLL(library).entry, interface.states, random.Random(seed)
    block = ctypes.create_string_buffer(200 * many + 64)
    base = -(-ctypes.addressof(block) // 64) * 64
    words = (ctypes.c_uint64 * (25 * many)).from_address(base)
    constants = (ctypes.c_uint64 * 24)(*RC)
    states = [[source.getrandbits(64) for _ in range(25)] for _ in range(many)]
    message = (ctypes.c_uint64 * (17 * 2))(*(source.getrandbits(64) for _ in range(34)))
    pointers = (ctypes.c_void_p * many)(*[ctypes.addressof(message)] * many)
    outputs = [(ctypes.c_uint64 * 25)() for _ in range(many)]
    outs = (ctypes.c_void_p * many)(*(ctypes.addressof(o) for o in outputs))
    for k in range(many):
        for i in range(25):
            words[interface.place(k, i)] = states[k][i]
    rounds = 7 if interface.absorbs and many == 1 else 2 if interface.absorbs else 3
    if interface.chains:
        return run_chain(function, interface, source)
    values = {
        "state": ctypes.c_void_p(base),
        "rc": ctypes.c_void_p(ctypes.addressof(constants) + 8 * (24 - rounds)),
        "rounds": ctypes.c_uint(rounds),
        "rounds64": ctypes.c_size_t(rounds),
        "data": message,
        "messages": pointers,
        "outs": outs,
        "blocks": ctypes.c_size_t(2),
        "lanes": ctypes.c_size_t(25 if interface.extracts else 17),
    }
    function(*(values[p] for p in interface.parameters))
    for k, state in enumerate(states):
        if interface.extracts:
            want = state
            if list(outputs[k]) != want:
                return False
        elif interface.absorbs:
            want = state
            for b in range(2):
                want = [w ^ (message[17 * b + i] if i < 17 else 0) for i, w in enumerate(want)]
                want = permute(want, rounds)
        else:
            want = permute(state, rounds)
        if [words[interface.place(k, i)] for i in range(25)] != want:
            return False
    return True


#: In `make test` the first, in continuous integration each form of code once, in `make full` all.
SAMPLE = [
    "lanewise_keccakp1600_x1_bmi2_rows",
    "lanewise_keccakp1600_x1_avx512_slope",
    "lanewise_keccakp1600_x4_avx2",
    "lanewise_keccakp1600_x8_avx512_absorb",
]


def functions() -> list[tuple]:
    out = []
    for source in shipped.sources():
        text = source.read_text()
        names = [
            line.split("SYMBOL(")[1].split(")")[0]
            for line in text.splitlines()
            if ".globl SYMBOL(" in line
        ]
        for name in names:
            if name.endswith(("_chain24", "_chain32")):
                continue  # made as those for 16 bytes
            mark = pytest.mark.ci if name in SAMPLE[1:] else pytest.mark.full
            out.append(pytest.param(source, name, id=name, marks=() if name == SAMPLE[0] else mark))
    return out


@pytest.mark.spread
@pytest.mark.parametrize(("source", "symbol"), functions())
def test_mutants(source, symbol, tmp_path):
    path = shipped.assemble(source, tmp_path)
    interface = default_interface(symbol)
    object_file = ObjectFile(str(path), EXTERN)
    whole = prove(str(path), symbol, interface, cases(interface), object_file)
    assert whole.proved, whole.reason
    draws = random.Random(f"mutants of {symbol}")
    harmless = []
    # A chain has 24 rounds in every case.
    count = max(2, COUNT // 8) if interface.chains else COUNT
    for number in range(count):
        mutant = mutants.draw(object_file, whole.instructions, draws)
        old = object_file.code_at(mutant.address, len(mutant.code))
        object_file.patch(mutant.address, mutant.code)
        verdict = prove(str(path), symbol, interface, cases(interface), object_file)
        object_file.patch(mutant.address, old)
        if not verdict.proved:
            assert verdict.reason
            continue
        harmless.append(mutant.text)
        if host_cpu.missing_features():
            continue
        changed = bytearray(path.read_bytes())
        at = object_file.file_offset(mutant.address)
        changed[at : at + len(mutant.code)] = mutant.code
        copy = tmp_path / f"mutant{number}.o"
        copy.write_bytes(changed)
        assert run_natively(copy, symbol, interface, number), f"wrongly proved: {mutant.text}"
    print(
        f"{symbol}: {count - len(harmless)} of {count} not proved; harmless:", *harmless, sep="\n "
    )
    assert len(harmless) <= count // 2, "proofs that hold whatever the code does: " + str(harmless)
