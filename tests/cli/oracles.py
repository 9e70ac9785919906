# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The same functions from hashlib and pycryptodome; KT256 and ParallelHash, which neither has,
are put together here from their TurboSHAKE256 and cSHAKE as the standards describe."""

import hashlib

from Crypto.Hash import (
    KMAC128,
    KMAC256,
    KangarooTwelve,
    TupleHash128,
    TupleHash256,
    TurboSHAKE128,
    TurboSHAKE256,
    cSHAKE128,
    cSHAKE256,
    keccak,
)


def left_encode(value):
    data = value.to_bytes(max(1, (value.bit_length() + 7) // 8), "big")
    return bytes([len(data)]) + data


def right_encode(value):
    data = value.to_bytes(max(1, (value.bit_length() + 7) // 8), "big")
    return data + bytes([len(data)])


def cshake(bits, data, length, name=b"", custom=b""):
    module = {128: cSHAKE128, 256: cSHAKE256}[bits]
    if not name and not custom:
        return {128: hashlib.shake_128, 256: hashlib.shake_256}[bits](data).digest(length)
    return module._new(data, custom, name).read(length)


def turboshake(bits, data, length, domain=0x1F):
    module = {128: TurboSHAKE128, 256: TurboSHAKE256}[bits]
    return module.new(domain=domain, data=data).read(length)


def kmac(bits, key, data, length, custom=b""):
    module = {128: KMAC128, 256: KMAC256}[bits]
    if length < 8:  # below what pycryptodome computes
        return kmacxof(bits, key, data, length, custom, 8 * length)
    return module.new(key=key, data=data, mac_len=length, custom=custom).digest()


def kmacxof(bits, key, data, length, custom=b"", announced=0):
    rate = {128: 168, 256: 136}[bits]
    head = left_encode(rate) + left_encode(8 * len(key)) + key
    head += bytes(-len(head) % rate)
    return cshake(bits, head + data + right_encode(announced), length, b"KMAC", custom)


def tuplehash(bits, elements, length, custom=b""):
    module = {128: TupleHash128, 256: TupleHash256}[bits]
    h = module.new(digest_bytes=length, custom=custom)
    for element in elements:
        h.update(element)
    return h.digest()


def tuplehashxof(bits, elements, length, custom=b""):
    data = b"".join(left_encode(8 * len(e)) + e for e in elements)
    return cshake(bits, data + right_encode(0), length, b"TupleHash", custom)


def parallelhash(bits, data, length, block, custom=b"", xof=False):
    inner = {128: 32, 256: 64}[bits]
    blocks = [data[i : i + block] for i in range(0, len(data), block)]
    z = left_encode(block) + b"".join(cshake(bits, b, inner) for b in blocks)
    z += right_encode(len(blocks)) + right_encode(0 if xof else 8 * length)
    return cshake(bits, z, length, b"ParallelHash", custom)


def kt_length(value):
    return right_encode(value) if value else b"\0"


def kt(bits, data, length, custom=b""):
    if bits == 128:
        return KangarooTwelve.new(data=data, custom=custom).read(length)
    s = data + custom + kt_length(len(custom))
    chunks = [s[i : i + 8192] for i in range(0, len(s), 8192)]
    if len(chunks) == 1:
        return turboshake(256, s, length, 0x07)
    node = chunks[0] + b"\3" + bytes(7)
    node += b"".join(turboshake(256, c, 64, 0x0B) for c in chunks[1:])
    node += kt_length(len(chunks) - 1) + b"\xff\xff"
    return turboshake(256, node, length, 0x06)


def keccak256(data):
    return keccak.new(digest_bits=256, data=data).digest()
