# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What ML-KEM samples, on the simulated processor (../sw/sampling.S): coefficients against
kyber-py, public keys made of them against the C library, cycles of each phase.

The cycles of A depend on its seed, which is public; those of s and e must not. Figures are of the
seed USUAL, with which no polynomial needs a fourth block of SHAKE128.
"""

from __future__ import annotations

import hashlib
import struct
from bisect import bisect_right
from itertools import count

import retired
import software
from processor import Image

from rtl.tools.simulators import Failed, same

#: k, and eta of s and e (FIPS 203, table 2).
SETS = {512: (2, 3), 768: (3, 2), 1024: (4, 2)}
Q, COEFFICIENTS = 3329, 256
RATE = 168

#: For each set the first d, as a number, with which three blocks suffice everywhere; and the first
#: that has all of RARE. Both are looked at again in each run.
USUAL = {512: 0, 768: 0, 1024: 1}
UNUSUAL = {512: 26509, 768: 16, 1024: 42}
RARE = {"3328 is taken", "3329 is refused", "a fourth block", "eight places left, all filled"}
PHASES = ("setup", "nonces", "absorb", "permutation", "squeeze", "parse")


def seeds(size: int, number: int) -> tuple[bytes, bytes]:
    """rho and sigma of d = `number` in key generation (algorithm 13)."""
    both = hashlib.sha3_512(number.to_bytes(32, "little") + bytes([SETS[size][0]])).digest()
    return both[:32], both[32:]


def seen(block: bytes) -> set[str]:
    """What of RARE happens in a polynomial of A that is sampled from these bytes."""
    found, taken, begin = set(), 0, 0
    for at in count(0, 3):
        begin = begin if at % 12 else taken  # of a group of eight candidates
        value = int.from_bytes(block[at : at + 3], "little")
        for candidate in (value & 0xFFF, value >> 12):
            taken += candidate < Q
            found |= {"3328 is taken"} if candidate == Q - 1 else set()
            found |= {"3329 is refused"} if candidate == Q else set()
            if taken == COEFFICIENTS:
                found |= {"a fourth block"} if at >= 3 * RATE else set()
                full = begin == COEFFICIENTS - 8 and at % 12 == 9
                return found | ({"eight places left, all filled"} if full else set())
    raise AssertionError("unreachable")


def happens(size: int, number: int) -> set[str]:
    rho, k = seeds(size, number)[0], SETS[size][0]
    places = [bytes([j, i]) for i in range(k) for j in range(k)]
    return set().union(*(seen(hashlib.shake_128(rho + p).digest(6 * RATE)) for p in places))


def sampled(
    machine, program: dict, size: int, matrix: bool, number: int
) -> tuple[dict, list[list[int]]]:
    """Cycles of each phase, and the polynomials in order."""
    k, eta = SETS[size]
    many, parameter = (k * k, k) if matrix else (2 * k, eta)
    image = Image(software.sampling(program, matrix, machine.build.states))
    image.put("job_seed", seeds(size, number)[0 if matrix else 1])
    image.put("job_polynomials", struct.pack("<I", many))
    image.put("job_parameter", struct.pack("<I", parameter))
    # One more than there are: what lies behind them must stay as it was.
    trace, after = machine.run(image, "polynomials", 2 * COEFFICIENTS * 16)
    values = struct.unpack(f"<{COEFFICIENTS * 16}h", after)
    same(any(values[COEFFICIENTS * many :]), False, "what lies behind the last polynomial")
    made = in_groups(values[: COEFFICIENTS * many], COEFFICIENTS)
    return cycles(trace, image.symbols), made


def in_groups(values, size: int) -> list[list]:
    return [list(values[i : i + size]) for i in range(0, len(values), size)]


def cycles(trace: list[retired.Retired], symbols: dict[str, int]) -> dict:
    """By phase, of all instructions from one `phase` to the next, with the functions they call."""
    names = [(at, name.split("_")[1]) for name, at in symbols.items() if name.startswith("phase_")]
    begins = sorted(names)
    addresses = [at for at, _ in begins]
    end = next(at for at, name in begins if name == "end")
    a, b = retired.first(trace, addresses[0]), retired.first(trace, end)
    found, phase = dict.fromkeys(PHASES, 0), PHASES[0]
    for i in range(a, b):
        if addresses[0] <= trace[i].pc < end:
            phase = begins[bisect_right(addresses, trace[i].pc) - 1][1]
        found[phase] += retired.start(trace, i + 1) - retired.start(trace, i)
    keccak = found["absorb"] + found["permutation"] + found["squeeze"]
    return found | {"keccak": keccak, "whole": sum(found.values())}


def check(size: int, matrix: bool, number: int, made: list[list[int]]) -> None:
    """Against kyber-py, which asks the same of its own Keccak."""
    theirs, seed = _kyber_py(size), seeds(size, number)[0 if matrix else 1]
    k, eta = SETS[size]
    if matrix:
        rows = theirs._generate_matrix_from_seed(seed)._data
        same(made, [p.coeffs for row in rows for p in row], f"A of ML-KEM-{size}")
        return
    same([v for p in made for v in p if abs(v) > eta], [], f"s, e of ML-KEM-{size}: too large")
    vectors = [theirs._generate_error_vector(seed, eta, n)[0]._data for n in (0, k)]
    wanted = [p.coeffs for vector in vectors for row in vector for p in row]
    same([[v % Q for v in p] for p in made], wanted, f"s, e of ML-KEM-{size}")


def check_key(size: int, number: int, matrix: list[list[int]], noise: list[list[int]]) -> None:
    """The public key A s + e of the C library, for the same d."""
    from exchange import Set, library

    theirs, k = _kyber_py(size), SETS[size][0]
    s, e = (
        theirs.M.vector([theirs.R([v % Q for v in p]) for p in part]).to_ntt()
        for part in (noise[:k], noise[k:])
    )
    rows = [[theirs.R(p, is_ntt=True) for p in row] for row in in_groups(matrix, k)]
    made = (theirs.M(rows) @ s + e).encode(12) + seeds(size, number)[0]
    key, _ = library(Set("fips203", size)).keygen(number.to_bytes(32, "little"), bytes(32))
    same(made, key, f"the public key of ML-KEM-{size}")


def _kyber_py(size: int):
    from kyber_py import ml_kem

    return getattr(ml_kem, f"ML_KEM_{size}")


def rows(machine, program: dict, _rng) -> list[dict]:
    """Two rows of each set: A; s and e."""
    found = []
    for size in machine.sets:
        usual, unusual = USUAL[size], UNUSUAL[size]
        same("a fourth block" in happens(size, usual), False, f"the usual seed of {size}")
        same(happens(size, unusual), RARE, f"the unusual seed of {size}")
        made, noise = {}, []
        for number in (usual, unusual)[: 1 if "sources" in program else 2]:
            a, matrix = sampled(machine, program, size, True, number)
            check(size, True, number, matrix)
            b, small = sampled(machine, program, size, False, number)
            check(size, False, number, small)
            if machine.library:
                check_key(size, number, matrix, small)
            made[number] = a
            noise.append(b)
        if noise[0] != noise[-1]:
            raise Failed(f"cycles of s and e depend on the seed: {noise}")
        found.append({"function": f"A {size}", "figures": made[usual]})
        found.append({"function": f"s, e {size}", "figures": noise[0]})
    return found
