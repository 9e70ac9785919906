# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Hash functions with the interface of hashlib, and many inputs at once."""

from __future__ import annotations

from collections.abc import Sequence

from ._lanewise import ffi, lib

__version__ = ffi.string(lib.lanewise_version()).decode()
__all__ = ["Error", "algorithms_available", "many", "new"]


class Error(ValueError):
    """What the C library refused; `status` is its code."""

    def __init__(self, status: int):
        super().__init__(ffi.string(lib.lanewise_status_message(status)).decode())
        self.status = status


def check(status: int) -> None:
    if status:
        raise Error(status)


def buffer(data):
    """The bytes of an object with a contiguous buffer; str is refused, as by hashlib."""
    if isinstance(data, str):
        raise TypeError("strings must be encoded before hashing")
    return ffi.from_buffer(data)


class Hash:
    """One computation. An XOF has digest_size 0, and digest takes a length."""

    __slots__ = ("_algorithm", "_context", "_is_tree", "block_size", "digest_size", "name")

    def __init__(self, algorithm: int, data=b"", *, usedforsecurity: bool = True):
        info = ffi.new("lanewise_algorithm_info *")
        check(lib.lanewise_algorithm_describe(algorithm, info))
        self._algorithm = algorithm
        self._is_tree = algorithm in (lib.LANEWISE_KT128, lib.LANEWISE_KT256)
        self.name = NAMES[algorithm]
        self.block_size = info.rate_bytes
        self.digest_size = 0 if info.extendable else info.output_bytes
        if self._is_tree:
            self._context = ffi.new("lanewise_tree *")
            begin = lib.lanewise_kt128_init
            if algorithm == lib.LANEWISE_KT256:
                begin = lib.lanewise_kt256_init
            check(begin(self._context))
        else:
            self._context = ffi.new("lanewise_sponge *")
            check(lib.lanewise_sponge_init(self._context, algorithm))
        if len(data):
            self.update(data)

    def update(self, data, /) -> None:
        view = buffer(data)
        absorb = lib.lanewise_tree_absorb if self._is_tree else lib.lanewise_sponge_absorb
        check(absorb(self._context, view, len(view)))

    def digest(self, length: int | None = None, /) -> bytes:
        if self.digest_size:
            if length is not None:
                raise TypeError(f"{self.name} has a digest of {self.digest_size} bytes")
            length = self.digest_size
        elif length is None:
            raise TypeError(f"{self.name} needs the length of the digest")
        if length < 0:
            raise ValueError("the length is negative")
        out = bytearray(length)
        to = ffi.from_buffer(out)
        if self._is_tree:
            copy = ffi.new("lanewise_tree *")
            check(lib.lanewise_tree_copy(copy, self._context))
            check(lib.lanewise_tree_finalize(copy))
            check(lib.lanewise_tree_squeeze(copy, to, length))
        else:
            check(lib.lanewise_sponge_digest(self._context, to, length))
        return bytes(out)

    def hexdigest(self, length: int | None = None, /) -> str:
        return self.digest(length).hex()

    def copy(self) -> Hash:
        other = Hash(self._algorithm)
        copy = lib.lanewise_tree_copy if self._is_tree else lib.lanewise_sponge_copy
        check(copy(other._context, self._context))
        return other

    def __repr__(self) -> str:
        return f"<lanewise {self.name}>"


#: As hashlib writes them.
ALGORITHMS = {
    name: getattr(lib, f"LANEWISE_{name.upper()}")
    for name in (
        *("sha3_224", "sha3_256", "sha3_384", "sha3_512"),
        *("keccak256", "turboshake128", "turboshake256", "kt128", "kt256"),
    )
}
ALGORITHMS |= {"shake_128": lib.LANEWISE_SHAKE128, "shake_256": lib.LANEWISE_SHAKE256}
NAMES = {number: name for name, number in ALGORITHMS.items()}
algorithms_available = frozenset(ALGORITHMS)


def number_of(name: str) -> int:
    try:
        return ALGORITHMS[name.lower().replace("-", "_")]
    except KeyError:
        raise ValueError(f"unsupported hash type {name}") from None


def new(name: str, data=b"", *, usedforsecurity: bool = True) -> Hash:
    """A hash object by name, like hashlib.new."""
    return Hash(number_of(name), data)


def _constructor(name: str, number: int):
    def construct(data=b"", *, usedforsecurity: bool = True) -> Hash:
        return Hash(number, data)

    construct.__name__ = construct.__qualname__ = name
    construct.__doc__ = f"A hash object for {name}."
    return construct


for _name, _number in ALGORITHMS.items():
    globals()[_name] = _constructor(_name, _number)
    __all__.append(_name)


def many(name: str, inputs: Sequence, length: int | None = None) -> list[bytes]:
    """The digests of many independent inputs, which share the vector registers. `length` in bytes
    for an XOF. The GIL is released meanwhile."""
    number = number_of(name)
    size = Hash(number).digest_size
    if size:
        if length not in (None, size):
            raise ValueError(f"{name} has a digest of {size} bytes")
        length = size
    elif length is None:
        raise TypeError(f"{name} needs the length of the digests")
    if length < 0:
        raise ValueError("the length is negative")
    views = [buffer(one) for one in inputs]
    count = len(views)
    if not count:
        return []
    items = ffi.new("lanewise_bytes[]", count)
    outs = ffi.new("void *[]", count)
    memory = bytearray(max(1, count * length))
    base = ffi.from_buffer(memory)
    for i, view in enumerate(views):
        items[i].data = view
        items[i].len = len(view)
        outs[i] = base + i * length
    check(lib.lanewise_hash_many(number, count, items, outs, length))
    return [bytes(memory[i * length : (i + 1) * length]) for i in range(count)]
