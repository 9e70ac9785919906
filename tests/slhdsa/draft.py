# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Verification with the sets of the draft of SP 800-230: draft.py VECTORS COMMAND..., or --search.

Nobody has published signatures with these sets, and their trees of 2^22 leaves are too high to be
grown in a test. So this is an implementation of its own, of the verification of FIPS 205 with any
lg_w, which is first asked about NIST's cases in VECTORS. Then it makes signatures that verify: the
root of a tree is that of one real leaf and of random nodes beside its path, and FORS trees need not
be known at all, for their roots are signed by that leaf. R is such that H_msg selects the leaf: the
numbers in MADE are how many had to be tried, and --search finds them again (15 seconds). COMMAND
(draft.c, perhaps by an emulator) is given these signatures and asks the library about them.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

WOTS_HASH, WOTS_PK, TREE, FORS_TREE, FORS_ROOTS = range(5)
#: Last byte of the object identifiers of pre-hash functions whose digest NIST's cases need here.
OID = bytes.fromhex("06096086480165030402")
DIGESTS = {8: "sha3_256", 9: "sha3_384", 10: "sha3_512", 11: "shake_128", 12: "shake_256"}


def shake(length: int, *parts: bytes) -> bytes:
    return hashlib.shake_256(b"".join(parts)).digest(length)


@dataclass(frozen=True)
class Set:
    """The letters of FIPS 205 section 11, table 2; lengths in bytes, heights in levels."""

    n: int
    h: int
    d: int
    a: int
    k: int
    lg_w: int
    m: int

    @property
    def lens(self) -> tuple[int, int]:
        """Chains of a node, and of its checksum (section 5, equations 5.2 and 5.3)."""
        w, len1 = 2**self.lg_w, -(-8 * self.n // self.lg_w)
        len2 = 1
        while w**len2 <= len1 * (w - 1):
            len2 += 1
        return len1, len2

    @property
    def signature_bytes(self) -> int:
        return self.n * (1 + self.k * (1 + self.a) + self.h + self.d * sum(self.lens))


#: FIPS 205, and the draft of SP 800-230 of 2026-04-13.
FIPS = {
    "128S": Set(16, 63, 7, 12, 14, 4, 30),
    "128F": Set(16, 66, 22, 6, 33, 4, 34),
    "192S": Set(24, 63, 7, 14, 17, 4, 39),
    "192F": Set(24, 66, 22, 8, 33, 4, 42),
    "256S": Set(32, 64, 8, 14, 22, 4, 47),
    "256F": Set(32, 68, 17, 9, 35, 4, 49),
}
DRAFT = {
    "SLH-DSA-SHAKE-128-24-draft": Set(16, 22, 1, 24, 6, 2, 21),
    "SLH-DSA-SHAKE-192-24-draft": Set(24, 21, 1, 25, 9, 3, 32),
    "SLH-DSA-SHAKE-256-24-draft": Set(32, 21, 1, 25, 12, 2, 41),
}
BYTES = dict(zip(DRAFT, (3856, 7752, 14944), strict=True))
#: How many R were tried until H_msg selected the leaf.
MADE = dict(zip(DRAFT, (3241155, 6139694, 796724), strict=True))


def digits(x: bytes, bits: int, count: int) -> list[int]:
    """base_2b, algorithm 4: numbers of some bits each, from the front of a byte string."""
    value, total = int.from_bytes(x, "big"), 8 * len(x)
    return [value >> (total - bits * (i + 1)) & (2**bits - 1) for i in range(count)]


class Hashes:
    """The hashes of a key, F, H and T_l, with the address as FIPS 205 section 4.2 has it."""

    def __init__(self, s: Set, seed: bytes):
        self.s, self.seed, self.place = s, seed, (0, 0)

    def __call__(self, kind: int, keypair: int, first: int, second: int, *nodes: bytes) -> bytes:
        layer, tree = self.place
        address = layer.to_bytes(4, "big") + tree.to_bytes(12, "big")
        address += b"".join(v.to_bytes(4, "big") for v in (kind, keypair, first, second))
        return shake(self.s.n, self.seed, address, *nodes)

    def chain(self, keypair: int, chain: int, node: bytes, first: int, end: int) -> bytes:
        for step in range(first, end):
            node = self(WOTS_HASH, keypair, chain, step, node)
        return node

    def climb(self, kind: int, keypair: int, index: int, node: bytes, path: list[bytes]) -> bytes:
        """From the node at `index` of level 0 to the root."""
        for level, sibling in enumerate(path, 1):
            pair = (sibling, node) if index & 1 else (node, sibling)
            index >>= 1
            node = self(kind, keypair, level, index, *pair)
        return node


def signed_digits(s: Set, node: bytes) -> list[int]:
    """What WOTS+ signs of a node (algorithm 8, lines 1 to 7): its digits and their checksum."""
    len1, len2 = s.lens
    found = digits(node, s.lg_w, len1)
    checksum = sum(2**s.lg_w - 1 - v for v in found)
    checksum <<= -len2 * s.lg_w % 8
    return found + digits(checksum.to_bytes(-(-len2 * s.lg_w // 8), "big"), s.lg_w, len2)


def selected(s: Set, digest: bytes) -> tuple[list[int], int, int]:
    """FORS indices, tree and leaf of the digest of a message (algorithm 19, lines 6 to 12)."""
    low = s.h // s.d
    ends = [-(-s.k * s.a // 8)]
    ends.append(ends[0] + -(-(s.h - low) // 8))
    ends.append(ends[1] + -(-low // 8))
    assert ends[2] == s.m
    tree = int.from_bytes(digest[ends[0] : ends[1]], "big") % 2 ** (s.h - low)
    leaf = int.from_bytes(digest[ends[1] : ends[2]], "big") % 2**low
    return digits(digest[: ends[0]], s.a, s.k), tree, leaf


def fors_key(s: Set, h: Hashes, indices: list[int], leaf: int, nodes: list[bytes]) -> bytes:
    """Algorithm 17; `nodes` of each tree are the secret value and its path."""
    roots = []
    for tree, index in enumerate(indices):
        value, *path = nodes[tree * (1 + s.a) : (tree + 1) * (1 + s.a)]
        at = (tree << s.a) + index
        roots.append(h.climb(FORS_TREE, leaf, at, h(FORS_TREE, leaf, 0, at, value), path))
    return h(FORS_ROOTS, leaf, 0, 0, *roots)


def layer_root(s: Set, h: Hashes, leaf: int, node: bytes, nodes: list[bytes]) -> bytes:
    """Algorithms 8 and 11: chains to their ends, the leaf, its path."""
    count, end = sum(s.lens), 2**s.lg_w - 1
    first = signed_digits(s, node)
    ends = [h.chain(leaf, c, nodes[c], first[c], end) for c in range(count)]
    return h.climb(TREE, 0, leaf, h(WOTS_PK, leaf, 0, 0, *ends), nodes[count:])


def verify(s: Set, pk: bytes, message: bytes, signature: bytes) -> bool:
    """slh_verify_internal, algorithm 20."""
    if len(signature) != s.signature_bytes:
        return False
    n = s.n
    nodes = [signature[i : i + n] for i in range(0, len(signature), n)]
    indices, tree, leaf = selected(s, shake(s.m, nodes[0], pk, message))
    h = Hashes(s, pk[:n])
    h.place = (0, tree)
    at = 1 + s.k * (1 + s.a)
    node = fors_key(s, h, indices, leaf, nodes[1:at])
    low = s.h // s.d
    for layer in range(s.d):
        h.place = (layer, tree)
        end = at + sum(s.lens) + low
        node = layer_root(s, h, leaf, node, nodes[at:end])
        at, leaf, tree = end, tree % 2**low, tree >> low
    return node == pk[n:]


def formed(context: bytes, prehash: int, message: bytes) -> bytes:
    """M', section 10.2."""
    head = bytes([prehash != 0, len(context)]) + context
    if not prehash:
        return head + message
    if prehash in DIGESTS:
        name, length = DIGESTS[prehash], {11: (32,), 12: (64,)}.get(prehash, ())
        message = hashlib.new(name, message).digest(*length)
    return head + OID + bytes([prehash]) + message


def official(path: Path) -> int:
    """NIST's cases of verification."""
    words = [x.split() for x in path.read_text(encoding="utf-8").splitlines()]
    count = 0
    for _, name, pk, result, interface, context, prehash, message, signature in (
        w for w in words if w[0] == "verify"
    ):
        pk, context, message, signature = (
            bytes.fromhex(w.replace("-", "")) for w in (pk, context, message, signature)
        )
        if interface != "internal":
            message = formed(context, int(prehash), message)
        got = verify(FIPS[name], pk, message, signature)
        assert got == (result == "valid"), f"{name}: {got}, not {result}"
        count += 1
    return count


@dataclass
class Made:
    """A key pair of one leaf, and a signature by it."""

    pk: bytes
    context: bytes
    message: bytes
    signature: bytes


def make(name: str, tries: int, search: bool = False) -> tuple[Made, int]:
    s, low = DRAFT[name], DRAFT[name].h
    count, most = sum(s.lens), 2**s.lg_w - 1
    stream = shake(s.signature_bytes + 100, name.encode())
    leaf = int.from_bytes(stream[-4:], "big") % 2**low
    seed, nodes = stream[: s.n], [stream[i : i + s.n] for i in range(s.n, len(stream), s.n)]
    starts, path, rest = nodes[:count], nodes[count : count + low], nodes[count + low :]
    h = Hashes(s, seed)
    ends = [h.chain(leaf, c, starts[c], 0, most) for c in range(count)]
    pk = seed + h.climb(TREE, 0, leaf, h(WOTS_PK, leaf, 0, 0, *ends), path)
    context, message = b"draft" if s.lg_w == 3 else b"", b"signed with " + name.encode()
    whole = formed(context, 0, message)

    def randomizer(number: int) -> bytes:
        return number.to_bytes(8, "big") + bytes(s.n - 8)

    while search:
        digest = hashlib.shake_256(randomizer(tries) + pk + whole).digest(s.m)
        if int.from_bytes(digest[-3:], "big") % 2**low == leaf:
            break
        tries += 1
    r = randomizer(tries)
    indices, tree, chosen = selected(s, shake(s.m, r, pk, whole))
    assert (tree, chosen) == (0, leaf), f"{name}: leaf {chosen}, not {leaf}: --search"
    fors = rest[: s.k * (1 + s.a)]
    node = fors_key(s, h, indices, leaf, fors)
    first = signed_digits(s, node)
    values = [h.chain(leaf, c, starts[c], 0, first[c]) for c in range(count)]
    signature = b"".join([r, *fors, *values, *path])
    assert len(signature) == s.signature_bytes == BYTES[name], f"{name}: {len(signature)} bytes"
    return Made(pk, context, message, signature), tries


def main() -> int:
    if sys.argv[1:] == ["--search"]:
        for name in DRAFT:
            print(name, make(name, 0, search=True)[1], flush=True)
        return 0
    cases = official(Path(sys.argv[1]))
    assert cases >= 6, f"{cases} official cases"
    lines = []
    for name, tries in MADE.items():
        made, _ = make(name, tries)
        whole = formed(made.context, 0, made.message)
        assert verify(DRAFT[name], made.pk, whole, made.signature), name
        for at in range(0, len(made.signature), 997):
            altered = bytearray(made.signature)
            altered[at] ^= 1
            assert not verify(DRAFT[name], made.pk, whole, bytes(altered)), f"{name}, byte {at}"
        fields = (made.pk, made.context, made.message, made.signature)
        lines.append(" ".join([name, *(f.hex() or "-" for f in fields)]))
    print(f"{cases} official cases agree", flush=True)
    return subprocess.run(sys.argv[2:], input="\n".join(lines) + "\n", text=True).returncode


if __name__ == "__main__":
    sys.exit(main())
