# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Writes tests/kat/vectors_mlkem.txt: the ML-KEM cases of NIST's ACVP server, as the Go module
github.com/cloudflare/circl v1.6.5 carries them. Run by tests/kat/fetch.sh.

    extract.py CIRCL > vectors_mlkem.txt

Only facts are taken. Of long outputs the SHA3-256 digest is kept, computed by hashlib.
"""

import gzip
import hashlib
import json
import sys
from pathlib import Path

HEAD = """\
# SPDX-License-Identifier: Apache-2.0 OR MIT
# ML-KEM cases of NIST's ACVP server (Go module github.com/cloudflare/circl v1.6.5,
# kem/mlkem/testdata); made by tests/mlkem/extract.py, read by tests/mlkem/kat_mlkem.c.
# A case is what stands between empty lines. All values are hexadecimal; "-hash" is the SHA3-256
# digest of a long output. A key that a case does not give is that of the case before."""


def digest(text: str) -> str:
    return hashlib.sha3_256(bytes.fromhex(text)).hexdigest()


def load(folder: Path) -> list[tuple[dict, dict, dict]]:
    """Every case with its group and its expected results."""
    prompt, expected = (
        json.loads(gzip.decompress((folder / f"{name}.json.gz").read_bytes()))
        for name in ("prompt", "expectedResults")
    )
    results = {t["tcId"]: t for g in expected["testGroups"] for t in g["tests"]}
    return [(g, t, results[t["tcId"]]) for g in prompt["testGroups"] for t in g["tests"]]


def main() -> None:
    data = Path(sys.argv[1]) / "kem/mlkem/testdata"
    print(HEAD)
    for group, case, result in load(data / "ML-KEM-keyGen-FIPS203"):
        print(f"\nset = {group['parameterSet']}\nseed = {(case['d'] + case['z']).lower()}")
        print(f"ek-hash = {digest(result['ek'])}\ndk-hash = {digest(result['dk'])}")
    last = None
    for group, case, result in load(data / "ML-KEM-encapDecap-FIPS203"):
        print(f"\nset = {group['parameterSet']}")
        if group["function"] == "encapsulation":
            print(f"ek = {case['ek'].lower()}\nm = {case['m'].lower()}")
            print(f"ct-hash = {digest(result['c'])}")
        else:
            if group["dk"] != last:
                last = group["dk"]
                print(f"dk = {last.lower()}")
            print(f"ct = {case['c'].lower()}")
        print(f"ss = {result['k'].lower()}")


if __name__ == "__main__":
    main()
