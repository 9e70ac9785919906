# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A sample of NIST's ACVP cases as one text on standard output: extract.py FOLDER.

Run by fetch.sh. acvp.py runs all cases from FOLDER itself; this sample is small enough to be kept.
"""

import hashlib
import sys
from collections import Counter
from pathlib import Path

import cases

HEAD = """\
# SPDX-License-Identifier: Apache-2.0 OR MIT
# A sample of NIST's ACVP cases for SLH-DSA (vsId 53), as Go module github.com/cloudflare/circl
# v1.6.5 carries them in sign/slhdsa/testdata; made by fetch.sh, read by slhdsa.c. The numbers are
# facts.
# Words with blanks between; bytes in hexadecimal, - where there are none.
#   keygen SET SEEDS PK.root
#   sign SET SK ADDRND INTERFACE CONTEXT PREHASH MESSAGE SHA3-256-of-the-signature
#   verify SET PK RESULT INTERFACE CONTEXT PREHASH MESSAGE SIGNATURE
# INTERFACE is internal, pure or preHash; PREHASH is the last byte of the OID; with SHA-2, which the
# library does not compute, MESSAGE is the digest.
"""
#: How many keys of each set and signatures of each set and interface, and the longest message.
KEYS = {"F": 10, "S": 3}
SIGNED = {"F": 2, "S": 1}
LONGEST = 1500


def text(data: bytes) -> str:
    return data.hex() or "-"


def form(case: cases.Case) -> str:
    oid = cases.PREHASHES[case.prehash][0] if case.prehash else 0
    message = case.digest() if 1 <= oid <= 6 else case.message
    return f"{case.interface} {text(case.context)} {oid} {text(message)}"


def strong(case: cases.Case) -> bool:
    """Whether the pre-hash function is as strong as the set, as the library demands."""
    return not case.prehash or len(case.digest()) // 2 >= int(case.set[:3]) // 8


def main(folder: Path) -> None:
    print(HEAD, end="")
    taken: Counter = Counter()
    for c in cases.keygen(folder):
        taken[c.set] += 1
        if taken[c.set] > KEYS[c.set[-1]]:
            continue
        n = len(c.key) // 3
        print("keygen", c.set, text(c.key), text(c.want[n : 2 * n]))
    for c in sorted(cases.siggen(folder), key=lambda c: (c.set, len(c.message))):
        kind = (c.set, c.interface, bool(c.addrnd) or c.set[-1] == "S")
        if len(c.message) <= LONGEST and strong(c) and taken[kind] < SIGNED[c.set[-1]]:
            taken[kind] += 1
            sha = hashlib.sha3_256(c.signature)
            print("sign", c.set, text(c.key), text(c.addrnd), form(c), sha.hexdigest())
    for c in sorted(cases.sigver(folder), key=lambda c: (c.set, len(c.message))):
        kind = (c.set, c.valid)
        # Some invalid cases differ in the signature's length; one of the others is wanted.
        size = {"128S": 7856, "128F": 17088, "192S": 16224}.get(c.set)
        if strong(c) and len(c.signature) == size and taken[kind] < 1:
            taken[kind] += 1
            result = "valid" if c.valid else "invalid"
            print("verify", c.set, text(c.key), result, form(c), text(c.signature))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
