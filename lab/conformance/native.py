# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Functions of the x86-64 kernels on this machine's processor, compared with the reference."""

from __future__ import annotations

import ctypes
import hashlib
import random
import subprocess
from pathlib import Path

from lanewise_lab.onekernel_run import block
from lanewise_lab.prove.interface import Interface
from lanewise_lab.round import LANES, RC, permute

from .mutants import Subject

Words = ctypes.Array


def _array(words: list[int]) -> Words:
    return (ctypes.c_uint64 * len(words))(*words)


def _random(source: random.Random, count: int) -> Words:
    return _array([source.getrandbits(64) for _ in range(count)])


def right(subject: Subject, source: random.Random) -> bool:
    """What the object computes, with what is planted in it, for one random input. The code must be
    proved: then it touches nothing but its state."""
    function, interface = _loaded(subject), subject.interface
    if interface.chains:
        return _chain_is_right(function, interface, source)
    if interface.once:
        return _once_is_right(function, interface.states, source)
    many = interface.states
    _keep, base = block(bytes(8 * LANES * many))
    words = (ctypes.c_uint64 * (LANES * many)).from_address(base)
    states = [[source.getrandbits(64) for _ in range(LANES)] for _ in range(many)]
    message = _random(source, 17 * 2)
    outputs = [_array([0] * LANES) for _ in range(many)]
    for k in range(many):
        for i in range(LANES):
            words[interface.place(k, i)] = states[k][i]
    rounds = 7 if interface.absorbs and many == 1 else 2 if interface.absorbs else 3
    constants = _array(RC)
    values = {
        "state": ctypes.c_void_p(base),
        "rc": ctypes.c_void_p(ctypes.addressof(constants) + 8 * (24 - rounds)),
        "rounds": ctypes.c_uint(rounds),
        "rounds64": ctypes.c_size_t(rounds),
        "data": message,
        "messages": (ctypes.c_void_p * many)(*[ctypes.addressof(message)] * many),
        "outs": (ctypes.c_void_p * many)(*map(ctypes.addressof, outputs)),
        "blocks": ctypes.c_size_t(2),
        "lanes": ctypes.c_size_t(LANES if interface.extracts else 17),
    }
    function(*(values[p] for p in interface.parameters))
    for k, want in enumerate(states):
        if interface.extracts:
            if list(outputs[k]) != want:
                return False
        elif interface.absorbs:
            for at in (0, 17):
                block_of = [*message[at : at + 17], *[0] * (LANES - 17)]
                want = permute([a ^ b for a, b in zip(want, block_of, strict=True)], rounds)
        else:
            want = permute(want, rounds)
        if [words[interface.place(k, i)] for i in range(LANES)] != want:
            return False
    return True


def _once_is_right(function, many: int, source: random.Random) -> bool:
    """Digests of 4 lanes, and longer outputs, of one message for each state."""
    start = [source.getrandbits(64) for _ in range(LANES)]
    constants = _array(RC)
    for lanes, given, rounds in ((17, 4, 3), (6, 9, 2)):
        messages = [_random(source, lanes) for _ in range(many)]
        outputs = [_array([0] * given) for _ in range(many)]
        both = map(ctypes.addressof, messages + outputs)
        function(
            _array(start),
            (ctypes.c_void_p * (2 * many))(*both),
            ctypes.c_size_t(lanes),
            ctypes.c_size_t(given),
            ctypes.c_void_p(ctypes.addressof(constants) + 8 * (24 - rounds)),
            ctypes.c_size_t(rounds),
        )
        for message, output in zip(messages, outputs, strict=True):
            block_of = [*message, *[0] * (LANES - lanes)]
            want = permute([a ^ b for a, b in zip(start, block_of, strict=True)], rounds)
            if list(output) != want[:given]:
                return False
    return True


def _loaded(subject: Subject):
    path = subject.changed()
    # Another name each time: a library of a known name is not read again.
    number = len(list(Path(path).parent.glob("*.so")))
    library, extern = f"{path}.{number}.so", f"{path}.rc.S"
    lines = ["    .data", "    .globl lanewise_round_constants", "lanewise_round_constants:"]
    lines += [f"    .quad {', '.join(map(str, RC))}"]
    lines += ["    .text", "    .globl entry", f"entry: jmp {subject.symbol}"]
    lines += ['    .section .note.GNU-stack, "", @progbits', ""]
    with open(extern, "w") as f:
        f.write("\n".join(lines))
    subprocess.run(["gcc", "-shared", path, extern, "-o", library], check=True)
    return ctypes.CDLL(library).entry


def _chain_is_right(function, interface: Interface, source: random.Random) -> bool:
    """One to 15 steps of a chain: are they what hashlib says?"""
    steps = source.randrange(1, 16)
    many, m = interface.states, interface.node
    nodes, head, last, out = (_random(source, many * n) for n in (m, m + 3, steps, m))
    function(out, nodes, head, last, ctypes.c_size_t(steps), _array(RC))
    for k in range(many):
        fixed, node = (b"".join(v.to_bytes(8, "little") for v in a[k::many]) for a in (head, nodes))
        for step in last[k::many]:
            message = fixed + step.to_bytes(8, "little")
            if interface.masked:
                mask = hashlib.shake_256(message).digest(8 * m)
                node = bytes(a ^ b for a, b in zip(node, mask, strict=True))
            node = hashlib.shake_256(message + node).digest(8 * m)
        if b"".join(v.to_bytes(8, "little") for v in out[k::many]) != node:
            return False
    return True
