# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Figures of one measurement that imply each other.

The same task measured twice, a loop of eight against one, twelve rounds against twenty-four, blocks
times the permutation, a length between two others, an operation against its parts: none of it needs
to know the processor. A figure that was changed by hand, or measured on a disturbed core, stands
against its neighbours. Each relation says that a sum of figures is another sum, within limits that
leave room for what calls cost in addition.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import ranking

#: Rate in bytes of the functions whose time is that of their blocks.
RATES = {"SHA3-256": 136, "SHA3-512": 72, "SHAKE128": 168, "KMAC256": 136}
SERIAL = {"SHA3-256": 136, "TurboSHAKE128": 168, "KT128": 168}
#: Their time includes collecting what earlier calls left, which goes with the row.
COLLECTED = ("Go", "Python")
#: Tasks that are measured again as a length of a sweep.
TWICE = {
    "sha3-256-32": 32,
    "sha3-256-1m": 1 << 20,
    "turboshake128-1m": 1 << 20,
    "kt128-8k": 8 << 10,
    "kt128-12k": 12 << 10,
    "kt128-16k": 16 << 10,
    "kt128-64k": 64 << 10,
    "kt128-1m": 1 << 20,
    "kt128-16m": 16 << 20,
}
#: Of each set of SLH-DSA-SHAKE: n, h, d, a, k. FIPS 205, table 2; w is 16.
SLHDSA = {
    "128s": (16, 63, 7, 12, 14),
    "128f": (16, 66, 22, 6, 33),
    "192s": (24, 63, 7, 14, 17),
    "192f": (24, 66, 22, 8, 33),
    "256s": (32, 64, 8, 14, 22),
    "256f": (32, 68, 17, 9, 35),
}

Key = tuple[str, str, str, str]  # task, peer, function, detail
Terms = list[tuple[float, Key]]


class Relation(NamedTuple):
    words: str
    left: Terms
    right: Terms
    low: float
    high: float

    def ratio(self, value: dict[Key, float]) -> float:
        left, right = (sum(f * value[key] for f, key in side) for side in self[1:3])
        return left / right


def figures(one: dict) -> dict[Key, float]:
    """All but those that never had the core for themselves: these are marked, and prove nothing."""
    return {
        (row["id"], c["peer"], c["function"], c["detail"]): c["cycles"]
        for row in one["rows"]
        for c in row["contenders"]
        if not ranking.never_quiet(c)
    }


def permutations_of(name: str) -> tuple[int, int]:
    """Calls of the permutation in key generation and in signing (FIPS 205, algorithms 5 to 17);
    a call of F or PRF is one, of H one, of T_l as many as its blocks."""
    n, h, d, a, k = SLHDSA[name]
    chains, height = 2 * n + 3, h // d
    leaf = chains * (1 + 15) + (2 * n + 32 - n + chains * n) // 136 + 1
    tree = 2**height * leaf + 2**height - 1
    fors = k * (2**a * 2 + 2**a - 1) + (n + 32 + k * n) // 136 + 1
    return tree, d * tree + fors


def twice(value: dict[Key, float]) -> Iterator[Relation]:
    """The same task in two rows."""
    for key in value:
        task, length = key[0], TWICE.get(key[0])
        again = (f"sweep-{length}", *key[1:])
        serial = key[2] not in ("KT128", "BLAKE3") or key[1] not in COLLECTED
        if length and again in value and serial:
            yield Relation(f"{task} measured twice", [(1, key)], [(1, again)], 0.9, 1.11)
        base = next((task.removesuffix(end) for end in ranking.FORCED if task.endswith(end)), "")
        again = (base, *key[1:])
        if key[1] not in (ranking.OURS, *COLLECTED) and again in value:
            yield Relation(f"{task} measured twice", [(1, key)], [(1, again)], 0.9, 1.11)


def eight(value: dict[Key, float]) -> Iterator[Relation]:
    """Eight, or a thousand, in a loop against one; of a tree 16 times as many whole batches."""
    for key in value:
        task, *rest = key
        for end, single, count in (
            ("-8", task.removesuffix("-8"), 8),
            ("many-8", "sha3-256-32", 8),
            ("many-32", "sha3-256-32", 1000),
            ("many-4k", "sweep-4096", 1000),
            ("kt128-1m", "kt128-64k", 16),
        ):
            one = (single, *rest)
            collected = rest[0] in COLLECTED
            if task.endswith(end) and single != task and one in value and not collected:
                words = f"{task} against {count} times {single}"
                # Eight verifications are of eight messages, each with digits of its own.
                slack = 1.2 if "verify" in task else 1.15 if "kt128" in task else 1.16
                yield Relation(words, [(1, key)], [(count, one)], 1 / slack, slack)


def rounds(value: dict[Key, float]) -> Iterator[Relation]:
    """Twelve rounds take half of twenty-four."""
    for key in value:
        if not key[0].startswith("p12-") or key[1] != ranking.OURS:
            continue
        task = key[0].replace("p12", "p24")
        whole = (task, key[1], "Keccak-p[1600,24]", key[3])
        if whole in value:
            yield Relation(f"{key[0]} against {task}", [(2, key)], [(1, whole)], 0.93, 1.14)


def blocks(value: dict[Key, float]) -> Iterator[Relation]:
    """A long message takes its blocks, whatever the function, and a block the permutation."""
    length = 1 << 20
    for key in value:
        function = key[2]
        if key[0] != f"{function.lower()}-1m" or function not in RATES:
            continue
        count = length / RATES[function]
        sha3 = [k for k in value if k[:3] == ("sha3-256-1m", key[1], "SHA3-256")]
        # Of several entry points (hashlib, pycryptodome) the fastest belong together.
        same = [k for k in value if k[:3] == key[:3]]
        if function != "SHA3-256" and sha3 and key == min(same, key=value.get):
            other = min(sha3, key=value.get)
            words = f"a block of {function} against one of SHA3-256"
            per = length / RATES["SHA3-256"]
            if len(same) == len(sha3):
                yield Relation(words, [(1 / count, key)], [(1 / per, other)], 0.9, 1.12)
        if same == [key] and function == "SHA3-256":
            words = "a block of SHA3-256 against the permutation"
            for kernel in kernel_of(value, key, value[key] / count):
                yield Relation(words, [(1 / count, key)], [(1, kernel)], 0.92, 1.14)


def kernel_of(value: dict[Key, float], key: Key, cycles: float) -> list[Key]:
    """The permutation that a function of so many cycles a block calls, if its peer's are known:
    ours the fastest; of others the nearest, since wolfSSL prefers AVX2 on processors of Intel,
    where its scalar kernel is faster."""
    found = [k for k in value if k[:2] == ("p24-x1", key[1])]
    near = value.get if key[1] == ranking.OURS else lambda k: abs(math.log(value[k] / cycles))
    return sorted(found, key=near)[:1]


def plain(value: dict[Key, float]) -> Iterator[Relation]:
    """A block of SHA3-256 without vectors against the kernels that need none."""
    scalar = [k for k in value if k[:2] == ("p24-x1", ranking.OURS) and "avx" not in k[3]]
    for key in value:
        if key[:2] == ("sha3-256-1m-plain", ranking.OURS) and scalar:
            count, best = (1 << 20) / RATES["SHA3-256"], min(scalar, key=value.get)
            words = "a block of SHA3-256 without vectors against the permutation"
            yield Relation(words, [(1 / count, key)], [(1, best)], 0.92, 1.14)


def between(value: dict[Key, float]) -> Iterator[Relation]:
    """A length lies between two others as its number of blocks does; long inputs are level."""
    lines: dict[tuple[str, str, str], list[int]] = {}
    for key in value:
        if key[0].startswith("sweep-"):
            lines.setdefault(key[1:], []).append(int(key[0].removeprefix("sweep-")))
    for rest, lengths in lines.items():
        rate = SERIAL.get(rest[1])
        lengths.sort()
        most = 8192 if rest[1] == "KT128" else 1 << 30
        for a, b, c in zip(lengths, lengths[1:], lengths[2:], strict=False):
            at = {n: (f"sweep-{n}", *rest) for n in (a, b, c)}
            words = f"{rest[1]} of {b} bytes between {a} and {c}"
            if rest[0] in COLLECTED:
                continue
            if rate and c <= most:
                first, middle, last = (n // rate + 1 for n in (a, b, c))
                if first == last:
                    yield Relation(words, [(2, at[b])], [(1, at[a]), (1, at[c])], 0.9, 1.11)
                    continue
                if rest[0] != ranking.OURS and a < 256:
                    continue  # some begin a faster loop, or another routine, at some length
                right = [(last - middle, at[a]), (middle - first, at[c])]
                right = [term for term in right if term[0]]
                yield Relation(words, [(last - first, at[b])], right, 0.88, 1.13)
            elif a >= 128 << 10 and rest[1] == "KT128":
                right = [(c - b, at[a]), (b - a, at[c])]
                yield Relation(words, [(c - a, at[b])], right, 0.85, 1.15)


def parts(value: dict[Key, float]) -> Iterator[Relation]:
    """Operations against what they are made of."""
    for key in value:
        task, peer, function, detail = key
        if function == "permutations for 8":
            found = [k for k in value if k[:2] == ("p24-x8", ranking.OURS)]
            if found:
                best = min(found, key=value.get)
                yield Relation("the kernel against itself", [(1, key)], [(1, best)], 0.93, 1.1)
        if task == "many-4k" and function == "SHA3-256, many":
            # 31 blocks each, at the time of a state in the best kernel and what is around it.
            ours = [k for k in value if k[0].startswith("p24-x") and k[1] == ranking.OURS]
            if ours:
                states = {k: int(k[0].removeprefix("p24-x")) for k in ours}
                best = min(ours, key=lambda k: value[k] / states[k])
                words = "1000 messages of 4 KiB against their permutations"
                yield Relation(words, [(1, key)], [(1000 * 31 / states[best], best)], 1.0, 1.42)
        if function.startswith("permutations of") and peer == ranking.OURS:
            for ours in [k for k in value if k[:2] == (task, peer) and k[3] != detail]:
                if "verif" not in task or ", many" in ours[2]:
                    words = f"{task} against its permutations"
                    yield Relation(words, [(1, ours)], [(1, key)], 0.88, 1.17)
        name = task.split("-")
        if name[0] == "slhdsa" and name[2:] == ["sign"]:
            yield from signing(value, key, name[1])
        # Reading a key costs encapsulation and decapsulation the same where keys are just read.
        if (
            name[0] == "mlkem"
            and name[2:] == ["decaps"]
            and peer not in (ranking.OURS, "AWS-LC", "liboqs", *COLLECTED)
        ):
            yield from reading(value, key, name[1])


def signing(value: dict[Key, float], key: Key, name: str) -> Iterator[Relation]:
    """A signature and a key take their numbers of hashes."""
    keys = [k for k in value if k[:2] == (f"slhdsa-{name}-keygen", key[1])]
    for other in keys:
        if other[2].startswith("permutations") == key[2].startswith("permutations"):
            few, many = permutations_of(name)
            words = f"slhdsa-{name}-sign against key generation"
            yield Relation(words, [(1 / many, key)], [(1 / few, other)], 0.88, 1.1)


def reading(value: dict[Key, float], key: Key, size: str) -> Iterator[Relation]:
    found = {}
    for what in ("key-decaps", "encaps", "key-encaps"):
        same = [k for k in value if k[:2] == (f"mlkem-{size}-{what}", key[1])]
        if len(same) != 1:
            return
        found[what] = same[0]
    right = [(1, found["key-decaps"]), (1, found["encaps"])]
    words = f"decapsulation {size} against its parts"
    yield Relation(words, [(1, key), (1, found["key-encaps"])], right, 0.92, 1.09)


def relations(one: dict) -> list[Relation]:
    value = figures(one)
    return [
        relation
        for kind in (twice, eight, rounds, blocks, plain, between, parts)
        for relation in kind(value)
    ]


def broken(one: dict) -> list[Relation]:
    value = figures(one)
    return [r for r in relations(one) if not r.low <= r.ratio(value) <= r.high]


def contradictions(one: dict) -> list[str]:
    value = figures(one)
    return [
        f"{one['core']}: {r.left[0][1][1]}: {r.words}: the ratio is {r.ratio(value):.3f}, "
        f"not {r.low:.2f} to {r.high:.2f}"
        for r in broken(one)
    ]


def disputed(one: dict) -> list[str]:
    """Tasks whose figures contradict others."""
    keys = [key for r in broken(one) for side in (r.left, r.right) for _, key in side]
    return sorted({key[0] for key in keys})
