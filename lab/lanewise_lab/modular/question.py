# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What is asked of a function that computes modulo a prime, and whether that can be asked.

Elements are signed integers of 16 or 32 bits. n of them are a polynomial modulo X^n + 1 (or, where
asked for, X^n - 1). A transform takes it to its residues modulo X^d - gamma, for all n/d roots
gamma; d is a power of two, found from the values.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

#: Claim: what it is for, and calls that are tried where none is given.
CLAIMS = {
    "ntt": ("the residues modulo all X^d - gamma", ("p", "out,a")),
    "inverse": ("the polynomial with these residues", ("p", "out,a")),
    "product": ("products modulo all X^d - gamma", ("out,a,b", "out,a,b,cache", "p,b")),
    "cache": ("gamma times every second element", ("out,a",)),
    "multiple": ("the same factor times each element", ("p", "out,a")),
}
ORDERS = ("bit-reversed", "standard")
#: Exponents of 2^bits by which results may be scaled, those tried first first.
POWERS = (0, 1, -1, 2, -2, 3, -3)


@dataclass(frozen=True)
class Question:
    """claim, modulus, n: as the options say. bits: of an element. call: parameters in order, or
    empty: those of CLAIMS are tried. bounds: of the elements of each array at entry. exit: of the
    results, None: they are reported. root, order, factor: None: found."""

    claim: str
    q: int
    n: int
    bits: int
    call: tuple[str, ...] = ()
    bounds: dict[str, tuple[int, int]] = field(default_factory=dict)
    exit: tuple[int, int] | None = None
    terms: int = 1
    cyclic: bool = False
    root: int | None = None
    order: str | None = None
    factor: int | None = None
    align: int = 0  # bytes that the caller promises of every array; 0: what the code asks for

    def __post_init__(self) -> None:
        q, n, top = self.q, self.n, 1 << self.bits - 1
        if not is_prime(q) or q == 2:
            raise ValueError(f"the modulus {q} is no odd prime")
        if q >= top:
            raise ValueError(f"the modulus {q} is too large for elements of {self.bits} bits")
        if n < 8 or n & n - 1 or n > 4096:
            raise ValueError(f"n must be a power of two, 8..4096, not {n}")
        if self.terms < 1 or self.terms > 64:
            raise ValueError("--terms must be 1..64")
        if self.terms > 1 and self.claim != "product":
            raise ValueError("--terms is for products")
        if self.align & self.align - 1:
            raise ValueError("--align must be a power of two")
        for name, (least, most) in self.bounds.items():
            if least > most or least > 1 or most < 1:
                raise ValueError(f"the bound {least}..{most} does not hold of 1 (bound of {name})")
            if least < -top or most >= top and (least, most) != (-top, top):
                raise ValueError(f"elements of {self.bits} bits cannot be in {least}..{most}")
        if self.exit and self.exit[1] - self.exit[0] < q - 1:
            least, most = self.exit
            raise ValueError(f"results in {least}..{most} cannot be all numbers modulo {q}")
        if self.claim in ("ntt", "inverse", "cache") or self.root is not None:
            self._check_roots()
        for token in self.call:
            parameter(token)

    def _check_roots(self) -> None:
        if (self.q - 1) % (2 if self.cyclic else 4):
            raise ValueError(f"-1 is no square modulo {self.q}: X^{self.n} + 1 has no factors")
        if self.root is not None and not 1 < self.root < self.q:
            raise ValueError(f"a root modulo {self.q} is in 2..{self.q - 1}")

    def bound(self, name: str) -> tuple[int, int]:
        for known in (name, "a") if name == "p" else (name,):
            if known in self.bounds:
                return self.bounds[known]
        if "" not in self.bounds:
            raise ValueError(f"--bound says nothing of the elements of {name}")
        return self.bounds[""]

    def bounded(self, call: str) -> bool:
        """Whether something is said of all arrays that a call reads."""
        names = [name for name in call.split(",") if name != "out"]
        return "" in self.bounds or all(
            name in self.bounds or (name == "p" and "a" in self.bounds) for name in names
        )

    @property
    def sign(self) -> int:
        """gamma^(n/d)."""
        return 1 if self.cyclic else -1

    def factor_name(self, factor: int) -> str:
        """Where it is one: a power of 2^bits."""
        for power in POWERS:
            if pow(1 << self.bits, power, self.q) == factor % self.q:
                return f"2^{self.bits * power}" if power else "1"
        for power in POWERS:
            if -pow(1 << self.bits, power, self.q) % self.q == factor % self.q:
                return f"-2^{self.bits * power}" if power else "-1"
        return str(factor % self.q)


def is_prime(q: int) -> bool:
    """By trial division: moduli fit into 31 bits."""
    if q < 2 or q >= 1 << 32:
        return False
    return all(q % d for d in range(2, int(q**0.5) + 1))


def bound(text: str) -> tuple[int, int]:
    """8191: at most that in absolute value; or 0..4095."""
    match = re.fullmatch(r"(-?\d+)\.\.(-?\d+)|(\d+)", text)
    if not match:
        raise ValueError(f"not a bound: {text} (8191 or 0..4095)")
    return (-int(match[3]), int(match[3])) if match[3] else (int(match[1]), int(match[2]))


def bounds(text: str) -> dict[str, tuple[int, int]]:
    """8191, or of each array: a=4095,b=3329."""
    found = {}
    for part in text.split(","):
        name, equals, value = part.rpartition("=")
        if equals and name not in ("p", "a", "b", "cache"):
            raise ValueError(f"no array is called {name}: p, a, b or cache")
        found[name] = bound(value)
    return found


def factor(text: str, q: int) -> int:
    """A number modulo q, or a power of two: 2^16, 2^-32."""
    match = re.fullmatch(r"(-?)(\d+)(?:\^(-?\d+))?", text)
    if not match:
        raise ValueError(f"not a factor: {text} (such as 1 or 2^16)")
    base, power = int(match[2]), int(match[3] or 1)
    if not base % q:
        raise ValueError(f"the factor {text} is 0 modulo {q}")
    value = pow(base, power, q)
    return -value % q if match[1] else value


@dataclass(frozen=True)
class Parameter:
    """Of a call: an array by its name; a place in the object's data; a number of so many bits."""

    array: str = ""
    symbol: str = ""
    offset: int = 0
    value: int | None = None
    bits: int = 32


def parameter(token: str) -> Parameter:
    """p, out, a, b, cache; @SYMBOL or @SYMBOL+BYTES; a number, 256 or 256:64."""
    if token in ("p", "out", "a", "b", "cache"):
        return Parameter(array=token)
    if match := re.fullmatch(r"@([^+]+)(?:\+(\d+))?", token):
        return Parameter(symbol=match[1], offset=int(match[2] or 0))
    if match := re.fullmatch(r"(\d+)(?::(32|64))?", token):
        return Parameter(value=int(match[1]), bits=int(match[2] or 32))
    raise ValueError(
        f"--call is made of p, out, a, b, cache, @SYMBOL, @SYMBOL+BYTES and numbers, not {token}"
    )
