# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The shared library through ctypes: every function by one call, in one of several manners."""

import ctypes
import random
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint8, c_void_p
from dataclasses import dataclass, field

SPONGES = (
    "SHA3-224 SHA3-256 SHA3-384 SHA3-512 Keccak-256 SHAKE128 SHAKE256 cSHAKE128 cSHAKE256 "
    "KMAC128 KMAC256 KMACXOF128 KMACXOF256 TurboSHAKE128 TurboSHAKE256"
).split()
TUPLES = "TupleHash128 TupleHash256 TupleHashXOF128 TupleHashXOF256".split()
TREES = "KT128 KT256 ParallelHash128 ParallelHash256 ParallelHashXOF128 ParallelHashXOF256".split()
FIXED = {"SHA3-224": 28, "SHA3-256": 32, "SHA3-384": 48, "SHA3-512": 64, "Keccak-256": 32}
ALGORITHMS = (
    "SHA3-224 SHA3-256 SHA3-384 SHA3-512 SHAKE128 SHAKE256 Keccak-256 TurboSHAKE128 "
    "TurboSHAKE256 KT128 KT256"
).split()  # in the order of enum lanewise_algorithm, which begins at 1


@dataclass
class Case:
    """One computation: what is hashed and with which strings."""

    function: str
    outlen: int
    data: bytes = b""
    key: bytes = b""
    name: bytes = b""
    custom: bytes = b""
    domain: int = 0x1F
    block: int = 1
    elements: list = field(default_factory=list)

    def __str__(self):
        return (
            f"{self.function}: {len(self.data)} bytes in, {self.outlen} out, "
            f"key {len(self.key)}, name {len(self.name)}, custom {len(self.custom)}, "
            f"domain {self.domain:#x}, block {self.block}, "
            f"elements {[len(e) for e in self.elements]}"
        )


class Bytes(ctypes.Structure):
    _fields_ = [("data", c_char_p), ("len", c_size_t)]


class Threading(ctypes.Structure):
    _fields_ = [("threads", ctypes.c_uint), ("min_bytes", c_size_t)]


def identifier(function):
    return {"Keccak-256": "keccak256"}.get(function, function.lower().replace("-", "_"))


class Library:
    def __init__(self, path, seed):
        self.lib = ctypes.CDLL(path)
        self.random = random.Random(seed)
        self.lib.lanewise_status_message.restype = c_char_p
        self.lib.lanewise_kernel_chosen.restype = c_char_p
        self.lib.lanewise_kernel_reason.restype = c_char_p
        for name in ("lanewise_hash_many", "lanewise_sponge_finish_many"):
            getattr(self.lib, name).restype = c_int

    def call(self, name, *args):
        converted = [c_size_t(a) if isinstance(a, int) else a for a in args]
        status = getattr(self.lib, "lanewise_" + name)(*converted)
        if status:
            message = self.lib.lanewise_status_message(status).decode()
            raise AssertionError(f"lanewise_{name} returned {status}: {message}")

    def strings(self, case):
        """The arguments after input and output, in the order of the headers."""
        custom = (case.custom, len(case.custom))
        if case.function.startswith("cSHAKE"):
            return (case.name, len(case.name), *custom)
        if case.function.startswith("TurboSHAKE"):
            return (c_uint8(case.domain),)
        if case.function.startswith(("KMAC", "KT")):
            return custom
        return ()

    def pieces(self, data, most):
        while data:
            n = self.random.randint(1, most) if self.random.random() < 0.8 else len(data)
            yield data[:n]
            data = data[n:]

    # The manners of computing one case.

    def at_once(self, case):
        out = ctypes.create_string_buffer(case.outlen)
        f, data, length = identifier(case.function), case.data, len(case.data)
        if case.function in FIXED:
            self.call(f, out, data, length)
        elif case.function.startswith("KMAC"):
            key = (case.key, len(case.key))
            self.call(f, out, case.outlen, *key, data, length, *self.strings(case))
        elif case.function in TUPLES:
            elements = (Bytes * len(case.elements))(*((e, len(e)) for e in case.elements))
            custom = (case.custom, len(case.custom))
            self.call(f, out, case.outlen, elements, len(case.elements), *custom)
        elif case.function.startswith("ParallelHash"):
            rest = (case.block, case.custom, len(case.custom), None)
            self.call(f, out, case.outlen, data, length, *rest)
        else:
            self.call(f, out, case.outlen, data, length, *self.strings(case))
        return out.raw

    def start_sponge(self, case):
        context = ctypes.create_string_buffer(256)
        f = identifier(case.function) + "_init"
        if case.function.startswith("KMAC"):
            args = (case.key, len(case.key), case.custom, len(case.custom))
            self.call(f, context, *args, *(() if "XOF" in case.function else (case.outlen,)))
        elif case.function in TUPLES:
            args = (case.custom, len(case.custom))
            self.call(f, context, *args, *(() if "XOF" in case.function else (case.outlen,)))
        else:
            self.call(f, context, *self.strings(case))
        return context

    def squeeze(self, kind, context, outlen):
        parts = []
        while outlen:
            n = self.random.randint(1, outlen)
            out = ctypes.create_string_buffer(n)
            self.call(kind + "_squeeze", context, out, n)
            parts.append(out.raw)
            outlen -= n
        return b"".join(parts)

    def in_steps(self, case):
        if case.function in TREES:
            return self.tree_in_steps(case)
        context = self.start_sponge(case)
        for element in case.elements if case.function in TUPLES else [None]:
            if element is not None:
                self.call("tuplehash_element", context, len(element))
            for piece in self.pieces(case.data if element is None else element, 600):
                self.call("sponge_absorb", context, piece, len(piece))
        self.call("sponge_finalize", context)
        return self.squeeze("sponge", context, case.outlen)

    def tree_in_steps(self, case):
        context = ctypes.create_string_buffer(640)
        f = identifier(case.function) + "_init"
        if case.function.startswith("KT"):
            self.call(f, context)
        else:
            args = (case.block, case.custom, len(case.custom))
            self.call(f, context, *args, *(() if "XOF" in case.function else (case.outlen,)))
        if self.random.random() < 0.5:
            threading = Threading(self.random.randint(0, 4), self.random.randint(1, 50000))
            self.call("tree_threading", context, byref(threading))
        for piece in self.pieces(case.data, 40000):
            self.call("tree_absorb", context, piece, len(piece))
        if case.function.startswith("KT"):
            self.call("kt_finalize", context, case.custom, len(case.custom))
        else:
            self.call("tree_finalize", context)
        return self.squeeze("tree", context, case.outlen)

    def batch_arrays(self, case, others):
        """The case among other messages of random lengths; its index is the last result."""
        messages = [self.random.randbytes(n) for n in others]
        index = self.random.randint(0, len(messages))
        messages.insert(index, case.data)
        inputs = (Bytes * len(messages))(*((m, len(m)) for m in messages))
        buffers = [ctypes.create_string_buffer(case.outlen) for _ in messages]
        outputs = (c_void_p * len(messages))(*(ctypes.addressof(b) for b in buffers))
        return inputs, outputs, buffers, index

    def others(self, case):
        n = self.random.choice([0, 1, 2, 3, 4, 6, 7, 8, 9, 15, 20])
        near = len(case.data)
        return [
            near if self.random.random() < 0.5 else self.random.randint(0, 2 * near + 300)
            for _ in range(n)
        ]

    def by_number(self, case):
        algorithm = c_int(ALGORITHMS.index(case.function) + 1)
        out = ctypes.create_string_buffer(case.outlen)
        self.call("hash", algorithm, out, case.outlen, case.data, len(case.data))
        inputs, outputs, buffers, index = self.batch_arrays(case, self.others(case))
        self.call("hash_many", algorithm, len(buffers), inputs, outputs, case.outlen)
        if out.raw != buffers[index].raw:
            raise AssertionError(f"{case}: lanewise_hash and lanewise_hash_many differ")
        return out.raw

    def from_start(self, case):
        """A prefix absorbed in one context, then many messages that continue it."""
        cut = self.random.randint(0, len(case.data)) if self.random.random() < 0.5 else 0
        context = self.start_sponge(case)
        self.call("sponge_absorb", context, case.data[:cut], cut)
        rest = Case(case.function, case.outlen, case.data[cut:])
        inputs, outputs, buffers, index = self.batch_arrays(rest, self.others(rest))
        self.call("sponge_finish_many", context, len(buffers), inputs, outputs, case.outlen)
        return buffers[index].raw

    def threaded(self, case):
        out = ctypes.create_string_buffer(case.outlen)
        threading = Threading(self.random.randint(1, 4), self.random.randint(1, 20000))
        args = [out, case.outlen, case.data, len(case.data)]
        custom = (case.custom, len(case.custom))
        if case.function.startswith("KT"):
            self.call(identifier(case.function) + "_threaded", *args, *custom, byref(threading))
        else:
            self.call(identifier(case.function), *args, case.block, *custom, byref(threading))
        return out.raw

    def manners(self, case):
        found = [self.at_once, self.in_steps]
        if case.function in SPONGES:
            found.append(self.from_start)
        if case.function in TREES:
            found.append(self.threaded)
        plain = not (case.custom or case.key or case.name) and case.domain == 0x1F
        if case.function in ALGORITHMS and plain:
            found.append(self.by_number)
        return found


__all__ = ["ALGORITHMS", "Case", "FIXED", "Library", "SPONGES", "TREES", "TUPLES"]
