#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Wall time of whole processes that hash many small files, ours and those of peers by turns.

    cli/filebench.py BINARY [--files 1000] [--bytes 4096] [--rounds 41] [--json]

Peers are `openssl dgst -sha3-256` and Perl's `sha3sum -a 256` (Debian: libdigest-sha3-perl);
those that are not installed are left out. Digests are compared before anything is timed.
"""

import argparse
import hashlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


def commands(binary):
    found = {"lanewise sum": [binary, "sum"]}
    for name, command in (
        ("openssl dgst -sha3-256", ["openssl", "dgst", "-sha3-256", "-r"]),
        ("sha3sum (Perl)", ["sha3sum", "-a", "256"]),
    ):
        path = shutil.which(command[0])
        if path:
            found[name] = [path, *command[1:]]
    return found


def wall(command, names):
    # No pipe, whose reading would be timed as well, and the cheapest way to start a process.
    actions = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    start = time.perf_counter()
    child = os.posix_spawn(command[0], command + names, os.environ, file_actions=actions)
    status = os.waitpid(child, 0)[1]
    taken = time.perf_counter() - start
    if status:
        sys.exit(f"{command[0]} failed")
    return taken


def main():
    parse = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parse.add_argument("binary")
    parse.add_argument("--files", type=int, default=1000)
    parse.add_argument("--bytes", type=int, default=4096)
    parse.add_argument("--rounds", type=int, default=41)
    parse.add_argument("--json", action="store_true")
    args = parse.parse_args()
    found = commands(os.path.abspath(args.binary))
    with tempfile.TemporaryDirectory() as directory:
        os.chdir(directory)
        names, want = [], []
        for i in range(args.files):
            data = hashlib.shake_128(b"%d" % i).digest(args.bytes)
            names.append(f"{i:05}")
            want.append(hashlib.sha3_256(data).hexdigest())
            with open(names[-1], "wb") as f:
                f.write(data)
        for name, command in found.items():
            out = subprocess.run(command + names, capture_output=True, text=True)
            if [line.split()[0] for line in out.stdout.splitlines()] != want:
                sys.exit(f"{name}: wrong digests")
        times = {name: [] for name in found}
        for _ in range(args.rounds):
            for name, command in found.items():
                times[name].append(wall(command, names))
        os.chdir("/")
    ours = times["lanewise sum"]
    rows = []
    for name, taken in times.items():
        rows.append(
            {
                "name": name,
                "seconds": statistics.median(taken),
                "best": min(taken),
                "ours_over_this": statistics.median(
                    a / b for a, b in zip(ours, taken, strict=True)
                ),
            }
        )
    if args.json:
        print(
            json.dumps(
                {"files": args.files, "bytes": args.bytes, "rounds": args.rounds, "measured": rows},
                indent=2,
            )
        )
        return
    print(f"{args.files} files of {args.bytes} bytes, median of {args.rounds} runs by turns")
    for row in rows:
        print(
            f"  {row['name']:24} {1e3 * row['seconds']:8.2f} ms (best {1e3 * row['best']:7.2f})"
            f"   ours / this {row['ours_over_this']:.3f}"
        )


if __name__ == "__main__":
    main()
