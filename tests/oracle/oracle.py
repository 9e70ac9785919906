# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Random cases, computed by the library in several manners and by another implementation.

    oracle.py --library PATH --against hashlib|pycryptodome|rust [--program PATH]
              [--cases N] [--seed N]

Lengths are skewed to where things change: 0, rates, chunks, and a byte more or less. The seed is
printed; a failure names the case and says how to run it again.
"""

import argparse
import random
import sys
import time

from binding import FIXED, TUPLES, Case, Library
from implementations import Hashlib, Pycryptodome, Rust, encoded, padded

CHUNK = 8192


def rate_of(function):
    sizes = {"224": 144, "256": 136, "384": 104, "512": 72, "128": 168}
    return sizes[function[-3:]]


def length(r, unit, most):
    kind = r.random()
    if kind < 0.1:
        return r.randint(0, 3)
    if kind < 0.5:
        return min(most, max(0, unit * r.randint(0, max(1, most // unit)) + r.randint(-2, 2)))
    if kind < 0.7:
        return min(most, r.randint(0, 2 * unit))
    return r.randint(0, most)


def text(r, most=300):
    if r.random() < 0.3:
        return b""
    return r.randbytes(r.randint(0, 40) if r.random() < 0.85 else r.randint(0, most))


def random_case(r, function, long):
    rate = rate_of(function)
    case = Case(function, FIXED.get(function) or max(1, length(r, rate, 600)))
    if function in TUPLES:
        case.elements = [r.randbytes(length(r, rate, 700)) for _ in range(r.randint(0, 9))]
        case.custom = text(r)
    elif function.startswith("ParallelHash"):
        case.block = r.choice([1, 7, 8, rate - 1, rate, rate + 1, 1000, CHUNK, r.randint(1, 3000)])
        most = min(40 * case.block, 200000 if long else 30000)
        case.data = r.randbytes(length(r, case.block, most))
    elif function.startswith("KT"):
        case.data = r.randbytes(length(r, CHUNK, (70 if long else 20) * CHUNK))
    else:
        case.data = r.randbytes(length(r, rate, 500000 if long else 2500))
    if function.startswith(("cSHAKE", "KMAC", "KT", "ParallelHash")):
        case.custom = text(r, 9000 if function.startswith("KT") else 300)
    if function.startswith("cSHAKE"):
        case.name = text(r)
    if function.startswith("KMAC"):
        case.key = text(r, 400)
    # Strings that end exactly at a block, where bytepad adds nothing.
    if function.startswith(("cSHAKE", "KMAC", "Tuple", "Parallel")) and r.random() < 0.1:
        case.custom = b"c" * (len(case.custom) or 1)
        while padded(function, case.custom, case.name) % rate:
            case.custom += b"c"
        while case.key and (2 + encoded(case.key)) % rate:
            case.key += b"k"
    if function.startswith("TurboSHAKE") and r.random() < 0.7:
        case.domain = r.randint(1, 0x7F)
    return case


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--library", required=True)
    parser.add_argument("--against", required=True, choices=["hashlib", "pycryptodome", "rust"])
    parser.add_argument("--program")
    parser.add_argument("--cases", type=int, default=300, help="for each function")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    if args.against == "rust":
        other = Rust(args.program)
    else:
        other = Hashlib() if args.against == "hashlib" else Pycryptodome()
    library = Library(args.library, args.seed)
    r = random.Random(args.seed)
    values = failures = 0
    for function in other.functions:
        begun = time.monotonic()
        outputs = set()
        for i in range(args.cases):
            case = random_case(r, function, long=i % 50 == 49)
            other.restrict(case)
            want = other.compute(case)
            for manner in library.manners(case):
                got = manner(case)
                values += 1
                if got != want:
                    failures += 1
                    print(f"FAILED {manner.__name__}: {case}")
                    print(f"  got  {got[:32].hex()}\n  want {want[:32].hex()}")
            outputs.add(want)
        # Were the other side to answer the same to everything, agreement would mean little.
        if len(outputs) < args.cases * 0.9:
            failures += 1
            print(f"FAILED {function}: only {len(outputs)} different outputs in {args.cases} cases")
        print(f"{function}: {args.cases} cases, {time.monotonic() - begun:.1f} s")
        if failures > 10:
            break
    print(f"{values} values compared with {args.against}, seed {args.seed}, {failures} failures")
    print("eight inputs run on", library.lib.lanewise_kernel_chosen(8).decode())
    return 1 if failures or not values else 0


if __name__ == "__main__":
    sys.exit(main())
