# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-KEM-768 whole on the simulated processor (../sw/kem.c): keys, ciphertext and secrets against
kyber-py and the C library, cycles of each operation by the functions that they are spent in.

Keys are those of kyber_sampling's usual seed, with which three blocks of SHAKE128 suffice.
"""

from __future__ import annotations

import struct
from bisect import bisect_right

import kyber_sampling
import software
from processor import Image

from rtl.tools.simulators import Failed, same

SIZE = 768
EK, DK, CT, SS = 1184, 2400, 1088, 32
MESSAGE = bytes(range(SS))
#: Byte and bits of the ciphertext that is altered.
ALTERED = 700, 0x10
#: Parts of the profile.
OPERATIONS = {"keygen": 1, "encaps": 3, "decaps": 5}
REJECTION = 7
#: What functions do, by how their names begin; all others are "rest": the order of the jobs, the
#: comparison. What calls the operations is not of them.
DOES = {
    "keccak": ("rvkeccak_", "x1_rv32_", "lanewise_keccakp1600_", "lanewise_interleaved_"),
    "sampling": ("reject", "noise", "take_matrix", "take_noise"),
    "arithmetic": ("ntt", "inverse", "prepare", "inner", "scale_add", "add_to", "subtract_from"),
    "coding": ("compress", "decompress", "encode_12", "decode_12"),
    "memory": ("memcpy", "memset", "lanewise_wipe"),
}
ALSO_KECCAK = "lanewise_absorb_by_steps"
CALLER = "main"


def does(function: str) -> str:
    name = function.split(".")[0]  # without what a compiler appends to a copy
    if name == ALSO_KECCAK:
        return "keccak"
    found = [what for what, begins in DOES.items() if name.startswith(begins)]
    return found[0] if found else "rest"


def cycles(part: dict[int, int], functions: list[tuple[int, int, str]]) -> dict[str, int]:
    """By what they are spent on, and all of them."""
    functions = sorted(functions)
    starts = [start for start, _, _ in functions]
    found = dict.fromkeys([*DOES, "rest"], 0)
    for pc, count in part.items():
        at = bisect_right(starts, pc) - 1
        inside = at >= 0 and pc < functions[at][0] + functions[at][1]
        name = functions[at][2] if inside else ""
        if name != CALLER:
            found[does(name)] += count
    return found | {"whole": sum(found.values())}


def check(d: bytes, z: bytes, made: dict[str, bytes], library: bool) -> None:
    """Against kyber-py, and keys and ciphertext against the C library."""
    from kyber_py.ml_kem import ML_KEM_768 as theirs

    ek, dk = theirs._keygen_internal(d, z)
    secret, ct = theirs._encaps_internal(ek, MESSAGE)
    wanted = {"ek": ek, "dk": dk, "ct": ct, "sent": secret, "received": secret}
    wanted["rejected"] = theirs.decaps(dk, altered(ct))
    for name, value in wanted.items():
        same(made[name].hex(), value.hex(), f"{name} of ML-KEM-{SIZE}")
    if library:
        from exchange import Exchange, Set

        x = Exchange.of(Set("fips203", SIZE), d, z, MESSAGE)
        ours = {"ek": x.ek, "dk": x.dk, "ct": x.ct, "sent": x.ss, "rejected": x.secret(altered(ct))}
        for name, value in ours.items():
            same(made[name].hex(), value.hex(), f"{name} of the C library")


def altered(ct: bytes) -> bytes:
    at, bits = ALTERED
    return ct[:at] + bytes([ct[at] ^ bits]) + ct[at + 1 :]


def rows(machine, program: dict, _rng) -> list[dict]:
    """A row of each operation."""
    d = kyber_sampling.USUAL[SIZE].to_bytes(32, "little")
    z = bytes(SS)
    image = Image(software.kem(program, machine.build.states))
    image.put("job", d + z + MESSAGE + struct.pack("<II", *ALTERED))
    sizes = {"ek": EK, "dk": DK, "ct": CT, "sent": SS, "received": SS, "rejected": SS}
    parts, after = machine.profile(image, "job_output", sum(sizes.values()) + 4)
    made, at = {}, 0
    for name, size in sizes.items():
        made[name] = after[at : at + size]
        at += size
    same(struct.unpack("<I", after[at:]), (0,), "operations that failed")
    check(d, z, made, machine.library)
    found = {name: cycles(parts[n], image.functions) for name, n in OPERATIONS.items()}
    unspent = [name for f in found.values() for name in DOES if not f[name]]
    same(unspent, [], "what no function does by its name")
    if cycles(parts[REJECTION], image.functions) != found["decaps"]:
        raise Failed("the cycles of decapsulation tell whether the ciphertext was altered")
    return [{"function": f"{name} {SIZE}", "figures": figures} for name, figures in found.items()]
