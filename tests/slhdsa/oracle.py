# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Against independent implementations, both ways: oracle.py --library FILE --against NAME.

pyspx    PySPX 0.5: the robust sets of SPHINCS+ 3.1. Same seeds, same keys; signatures both ways.
rust     crates fips205 (SLH-DSA) and pqcrypto-sphincsplus (the simple sets), behind a program that
         reads one request a line: tests/slhdsa/rust.
"""

from __future__ import annotations

import argparse
import importlib
import random
import subprocess
import sys

import binding


def altered(signature: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(signature))
    flipped = signature[at] ^ 1 << chance.randrange(8)
    return signature[:at] + bytes([flipped]) + signature[at + 1 :]


def pyspx(library: str, sizes: list[str], chance: random.Random, loops: int) -> int:
    done = 0
    for size in sizes:
        other = importlib.import_module(f"pyspx.shake_{size.lower()}")
        ours = binding.Set(library, size, "ROBUST")
        for _ in range(loops):
            seeds = chance.randbytes(3 * ours.n)
            message = chance.randbytes(chance.randrange(300))
            pk, sk = ours.keygen(seeds)
            assert (pk, sk) == other.generate_keypair(seeds), f"{size}: other keys"
            signature = ours.sign(sk, message)
            assert other.verify(message, signature, pk), f"{size}: ours is refused"
            assert not other.verify(message, altered(signature, chance), pk)
            signature = other.sign(message, sk)
            assert ours.verify(pk, message, signature), f"{size}: theirs is refused"
            assert not ours.verify(pk, message, altered(signature, chance))
            done += 1
    return done


class Rust:
    def __init__(self, program: str):
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *words) -> list[bytes]:
        line = " ".join(w.hex() or "-" if isinstance(w, bytes) else w for w in words)
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        assert answer and answer[0] == "ok", f"{words[:2]}: {answer}"
        return [bytes.fromhex(a) for a in answer[1:]]


def rust(library: str, sizes: list[str], chance: random.Random, loops: int, program: str) -> int:
    done = 0
    other = Rust(program)
    for family in ("", "SIMPLE"):
        name = "sphincs" if family else "slhdsa"
        for size in sizes:
            ours = binding.Set(library, size, family)
            for _ in range(loops):
                message = chance.randbytes(chance.randrange(300))
                context = b"" if family else chance.randbytes(chance.randrange(256))
                options = binding.Options(context, len(context))
                pk, sk = ours.keygen(chance.randbytes(3 * ours.n))
                signature = ours.sign(sk, message, options)
                for s, want in ((signature, b"\1"), (altered(signature, chance), b"\0")):
                    assert other.ask("verify", name, size, pk, message, context, s) == [want], size
                pk, sk = other.ask("keygen", name, size)
                assert ours.keygen(sk[: 3 * ours.n]) == (pk, sk), f"{name} {size}: other keys"
                (signature,) = other.ask("sign", name, size, sk, message, context)
                assert ours.verify(pk, message, signature, options), f"{name} {size}: refused"
                assert not ours.verify(pk, message, altered(signature, chance), options)
                if not family:
                    deterministic = binding.Options(context, len(context), deterministic=1)
                    (signature,) = other.ask("fixed", name, size, sk, message, context)
                    assert ours.sign(sk, message, deterministic) == signature, size
                done += 1
    return done


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", required=True)
    parser.add_argument("--against", choices=("pyspx", "rust"), required=True)
    parser.add_argument("--program", help="the Rust program")
    parser.add_argument("--all", action="store_true", help="the slow sets too, and more cases")
    arguments = parser.parse_args()
    chance = random.Random(20261122)
    sizes = [s for s in binding.SIZES if arguments.all or s.endswith("F")]
    loops = 5 if arguments.all else 1
    if arguments.against == "pyspx":
        done = pyspx(arguments.library, sizes, chance, loops)
    else:
        done = rust(arguments.library, sizes, chance, loops, arguments.program)
    print(f"{done} cases agree")
    return done == 0


if __name__ == "__main__":
    sys.exit(main())
