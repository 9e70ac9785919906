# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Proofs that were found before: the same code is not proved again by the same prover.

A proof is kept in a file of its own, under a hash of all that it depends on: the bytes of the
object, what was asked of it (interface, cases, bound of the stack), the sources of the prover with
its tables of instructions and the round, and the versions of what decodes. Only proofs are kept:
what was refuted or not decided is tried again. A file that is damaged, or holds anything else, is
ignored.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Hashable
from dataclasses import fields
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from ..checkout import ROOT
from . import second
from .interface import Case, Interface
from .kernel import Verdict

LAB = Path(__file__).resolve().parents[1]
#: In a checkout. It is not part of `build`, so that a clean build need not prove anew.
FOLDER = ROOT / ".cache" / "proofs"
DECODERS = ("capstone", "pyelftools")
#: What the prover reads objects with, and the round, which other parts of the lab use, too.
SHARED = ("__init__", "coff", "elf", "relocated", "round")
#: Of a verdict, what is known from what was asked; and what is kept in short.
_ASKED, _SHORT = {"object", "symbol", "interface", "cases"}, "instructions"


def sources(lab: Path = LAB) -> list[Path]:
    """The files that decide what is proved, and tell the instructions' meaning."""
    found = [p for part in ("isa", "prove", "symbolic") for p in sorted((lab / part).rglob("*.py"))]
    return [*(lab / f"{name}.py" for name in SHARED), *found]


def fingerprint(lab: Path = LAB) -> str:
    """Of the prover."""
    digest = hashlib.sha256(sys.version.encode())
    for name in DECODERS:
        try:
            digest.update(f"{name} {version(name)}\n".encode())
        except PackageNotFoundError:
            digest.update(f"{name} of an unknown version\n".encode())
    for name, banner in second.versions():
        digest.update(f"{name} {banner}\n".encode())
    for path in sources(lab):
        data = path.read_bytes()
        digest.update(f"{path.relative_to(lab)} {len(data)}\n".encode() + data)
    return digest.hexdigest()


class _Named:
    """What is left of an instruction."""

    def __init__(self, mnemonic: str):
        self.mnemonic = mnemonic


def _plain(value):
    """A value as JSON holds it; TypeError for one that would not come back the same."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if type(value) is Counter:
        return {"counter": {_name(k): _plain(v) for k, v in value.items()}}
    if type(value) is dict:
        return {"dict": {_name(k): _plain(v) for k, v in value.items()}}
    for kind in (list, tuple, set, frozenset):
        if type(value) is kind:
            items = sorted(value) if kind in (set, frozenset) else value
            return {kind.__name__: [_plain(v) for v in items]}
    raise TypeError(f"a {type(value).__name__} cannot be kept")


def _name(key: Hashable) -> str:
    if type(key) is not str:
        raise TypeError(f"a {type(key).__name__} cannot be the name of what is kept")
    return key


def _value(plain):
    """The inverse of _plain."""
    if not isinstance(plain, dict):
        return plain
    ((kind, content),) = plain.items()
    if kind in ("counter", "dict"):
        made = {key: _value(v) for key, v in content.items()}
        return Counter(made) if kind == "counter" else made
    return {"list": list, "tuple": tuple, "set": set, "frozenset": frozenset}[kind](
        map(_value, content)
    )


class Kept:
    """The proofs in a folder. Without `read` none is taken from there, and new ones are written."""

    def __init__(self, folder: Path = FOLDER, read: bool = True, lab: Path = LAB):
        self.folder, self.read, self.lab = folder, read, lab
        self.prover = fingerprint(lab)

    def key(
        self, path: str, symbol: str, interface: Interface, cases: tuple[Case, ...], *more
    ) -> str:
        """`more` is whatever else was asked, and shows in its repr."""
        asked = (self.prover, hashlib.sha256(Path(path).read_bytes()).hexdigest())
        asked += (symbol, interface, tuple(cases), more)
        return hashlib.sha256(repr(asked).encode()).hexdigest()

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / f"{key}.json"

    def find(
        self, key: str, path: str, symbol: str, interface: Interface, cases: tuple[Case, ...]
    ) -> Verdict | None:
        if not self.read:
            return None
        try:
            content = json.loads(self._path(key).read_text(encoding="ascii"))
            found, check = content["verdict"], content["sha256"]
            if content["key"] != key or check != _checksum(key, found):
                return None
            values = {name: _value(v) for name, v in found.items() if name != _SHORT}
            verdict = Verdict(path, symbol, interface, cases=list(cases), **values)
            names = [n for n, times in found[_SHORT].items() for _ in range(times)]
            verdict.instructions = {n: _Named(name) for n, name in enumerate(names)}
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return None
        return verdict if verdict.proved is True else None

    def keep(self, key: str, verdict: Verdict, cases: tuple[Case, ...]) -> bool:
        """Whether it was kept: a proof of all cases is, by a prover that has not changed since."""
        if not verdict.proved or verdict.counterexample or verdict.cases != list(cases):
            return False
        if fingerprint(self.lab) != self.prover:
            return False
        names = {f.name for f in fields(verdict)} - _ASKED - {_SHORT}
        try:
            found = {name: _plain(getattr(verdict, name)) for name in sorted(names)}
        except TypeError:
            return False
        found[_SHORT] = dict(Counter(i.mnemonic for i in verdict.instructions.values()))
        text = json.dumps({"key": key, "verdict": found, "sha256": _checksum(key, found)}, indent=1)
        path = self._path(key)
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False) as out:
            out.write(text + "\n")
        os.replace(out.name, path)
        return True


def _checksum(key: str, found: dict) -> str:
    return hashlib.sha256((key + json.dumps(found, sort_keys=True)).encode()).hexdigest()
