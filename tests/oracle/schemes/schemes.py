# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-KEM, Kyber of round 3, ML-DSA, SLH-DSA and SPHINCS+ against independent implementations.

    schemes.py --library FILE --schemes mlkem,slhdsa [--all] [--cases N] PROGRAM [ARGUMENT...]

PROGRAM answers one request a line, words with blanks between, byte strings in hexadecimal and `-`
for an empty one, with `ok` and what it computed, or with `failed` and the reason:

    mlkem SIZE keygen SEED                        EK DK       SIZE 512, 768, 1024; SEED is d, z
    mlkem SIZE encaps EK M                        CT SS
    mlkem SIZE decaps DK CT                       SS
    kyber ...                                     the same of round 3
    slhdsa SIZE keygen SEEDS                      PK SK       SIZE 128S to 256F
    slhdsa SIZE sign SK MESSAGE CONTEXT RANDOM    SIGNATURE   RANDOM empty: deterministic
    slhdsa SIZE verify PK MESSAGE CONTEXT SIGNATURE           01 or 00
    mldsa SIZE keygen SEED                        PK SK       SIZE 44, 65, 87
    mldsa SIZE sign SK MESSAGE CONTEXT RANDOM [HASH DIGEST]       HASH: a byte, the number that
    mldsa SIZE verify PK MESSAGE CONTEXT SIGNATURE [HASH DIGEST]  the library gives to a pre-hash
    sphincs SIZE-SIMPLE|SIZE-ROBUST ...           the same of SPHINCS+ 3.1, without contexts

"mldsa-plain" is mldsa without randomness and pre-hash. Everything is compared byte for byte;
signatures and ciphertexts are also altered, one bit each.
Without --all the slow sets are left out.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path += [str(ROOT / "tests/slhdsa"), str(ROOT / "tests/mldsa"), str(ROOT / "rtl/mlkem/tb")]
import binding  # noqa: E402
import mldsa_binding  # noqa: E402
from golden import Model  # noqa: E402


class Program:
    def __init__(self, command: list[str]):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *words: str | bytes) -> list[bytes]:
        line = " ".join(w.hex() or "-" if isinstance(w, bytes) else w for w in words)
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        if not answer or answer[0] != "ok":
            raise SystemExit(f"FAILED {words[:3]}: {' '.join(answer) or 'no answer'}")
        return [bytes.fromhex(a) for a in answer[1:]]


def altered(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]


def same(got, want, what: str) -> None:
    if got != want:
        raise SystemExit(f"FAILED {what}:\n  got  {got!r}\n  want {want!r}"[:2000])


def kem(library: str, other: Program, scheme: str, cases: int, chance: random.Random) -> int:
    for size in (512, 768, 1024):
        ours = Model(library, "fips203" if scheme == "mlkem" else "round3", size)
        name = (scheme, str(size))
        for _ in range(cases):
            d, z, m = (chance.randbytes(32) for _ in range(3))
            ek, dk = ours.keygen(d, z)
            same([ek, dk], other.ask(*name, "keygen", d + z), f"{name} keys")
            ct, ss = ours.encaps(ek, m)
            same([ct, ss], other.ask(*name, "encaps", ek, m), f"{name} encapsulation")
            wrong = altered(ct, chance)
            for c in (ct, wrong):
                same([ours.decaps(dk, c)], other.ask(*name, "decaps", dk, c), f"{name} decaps")
            same(ours.decaps(dk, ct), ss, f"{name} round trip")
            if ours.decaps(dk, wrong) == ss:
                raise SystemExit(f"FAILED {name}: an altered ciphertext gives the same key")
    return 3 * cases


def signatures(
    library: str,
    other: Program,
    sizes: list[str],
    family: str,
    options: argparse.Namespace,
    chance: random.Random,
) -> int:
    """family is "" for FIPS 205, SIMPLE or ROBUST for SPHINCS+."""
    for size in sizes:
        ours = binding.Set(library, size, family)
        name = ("sphincs", f"{size}-{family}") if family else ("slhdsa", size)
        for _ in range(options.cases):
            seeds = chance.randbytes(3 * ours.n)
            pk, sk = ours.keygen(seeds)
            same([pk, sk], other.ask(*name, "keygen", seeds), f"{name} keys")
            message = chance.randbytes(chance.randrange(300))
            context = b"" if family else chance.randbytes(chance.randrange(256))
            formed = message if family else bytes([0, len(context)]) + context + message
            hedged = chance.randbytes(ours.n)
            how = binding.Options(context, len(context))
            for addrnd in (hedged,) if options.brief else (b"", hedged):
                signature = ours.sign_internal(sk, formed, addrnd)
                theirs = other.ask(*name, "sign", sk, message, context, addrnd)
                same([signature], theirs, f"{name} signature")
            for s, want in ((signature, b"\1"), (altered(signature, chance), b"\0")):
                same(other.ask(*name, "verify", pk, message, context, s), [want], f"{name} theirs")
                same(ours.verify(pk, message, s, how), want == b"\1", f"{name} ours")
            wrong = altered(message or b"\0", chance)
            same(other.ask(*name, "verify", pk, wrong, context, signature), [b"\0"], f"{name}")
            same(ours.verify(pk, wrong, signature, how), False, f"{name} message")
    return len(sizes) * options.cases


#: Of pre-hash functions: the digest, and whether the library computes it itself.
PREHASHES = {
    0: (None, True),
    3: (lambda m: hashlib.sha512(m).digest(), False),
    10: (lambda m: hashlib.sha3_512(m).digest(), True),
    12: (lambda m: hashlib.shake_256(m).digest(64), True),
}


def mldsa(library: str, other: Program, cases: int, chance: random.Random, plain: bool) -> int:
    for size in mldsa_binding.SIZES:
        ours, name = mldsa_binding.Set(library, size), ("mldsa", str(size))
        for i in range(cases):
            seed, rnd = chance.randbytes(32), chance.randbytes(32) if i % 2 and not plain else b""
            pk, sk = ours.keygen(seed)
            same([pk, sk], other.ask(*name, "keygen", seed), f"{name} keys")
            message = chance.randbytes(chance.randrange(300))
            context = chance.randbytes(chance.randrange(256))
            which = 0 if plain else list(PREHASHES)[i % len(PREHASHES)]
            digest, itself = PREHASHES[which]

            def theirs(m: bytes, digest=digest, which=which) -> list[bytes]:
                return [bytes([which]), digest(m)] if digest else []

            def given(m: bytes, digest=digest, itself=itself) -> bytes:
                return m if itself else digest(m)

            what = mldsa_binding.MESSAGE if itself else mldsa_binding.DIGEST
            how = mldsa_binding.options(rnd, context, which, what)
            status, signature = ours.sign(chance.choice((seed, sk)), given(message), how)
            same(status, mldsa_binding.OK, f"{name} signing")
            got = other.ask(*name, "sign", sk, message, context, rnd, *theirs(message))
            same([signature], got, f"{name} signature")
            tests = [(message, signature, True), (message, altered(signature, chance), False)]
            for m, s, valid in [*tests, (message + b"1", signature, False)]:
                got = other.ask(*name, "verify", pk, m, context, s, *theirs(m))
                same(got, [bytes([valid])], f"{name} theirs")
                status = ours.verify(pk, given(m), s, how)
                same(status == mldsa_binding.OK, valid, f"{name} ours")
    return 3 * cases + mldsa_attempts(other)


def mldsa_attempts(other: Program) -> int:
    """The signatures of tests/mldsa/attempts.txt, which take many attempts."""
    text = (ROOT / "tests/mldsa/attempts.txt").read_text(encoding="utf-8")
    lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
    for size, number, _, digest in lines:
        _, sk = other.ask("mldsa", size, "keygen", bytes([int(size)]) + bytes(31))
        message = int(number).to_bytes(8, "little")
        (signature,) = other.ask("mldsa", size, "sign", sk, message, b"", b"")
        same(hashlib.sha3_256(signature).hexdigest(), digest, f"ML-DSA-{size}, {number}")
    return len(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--library", required=True)
    parser.add_argument("--schemes", required=True)
    parser.add_argument("--all", action="store_true", help="the slow sets too")
    parser.add_argument("--brief", action="store_true", help="one set of SLH-DSA, 128F, and once")
    parser.add_argument("--cases", type=int, default=1, help="for each set of SLH-DSA")
    parser.add_argument(
        "--kem-cases", type=int, default=3, help="for each set of ML-KEM; of ML-DSA 4 times as many"
    )
    parser.add_argument("program", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    chance = random.Random(20261122)
    other = Program(arguments.program)
    sizes = [s for s in binding.SIZES if arguments.all or s.endswith("F")]
    sizes = ["128F"] if arguments.brief else sizes
    done = 0
    for scheme in arguments.schemes.split(","):
        if scheme in ("mlkem", "kyber"):
            n = kem(arguments.library, other, scheme, arguments.kem_cases, chance)
        elif scheme in ("mldsa", "mldsa-plain"):
            plain = scheme == "mldsa-plain"
            n = mldsa(arguments.library, other, 4 * arguments.kem_cases, chance, plain)
        else:
            families = ("",) if scheme == "slhdsa" else ("SIMPLE", "ROBUST")
            n = sum(
                signatures(arguments.library, other, sizes, f, arguments, chance) for f in families
            )
        print(f"{scheme}: {n} cases agree", flush=True)
        done += n
    return done == 0


if __name__ == "__main__":
    sys.exit(main())
