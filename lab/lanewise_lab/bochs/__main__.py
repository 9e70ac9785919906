# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Runs a program on an emulated x86-64 processor with AVX-512.

    python -m lanewise_lab.bochs PROGRAM ARGUMENT...

PROGRAM's libraries, and arguments that are files, are there under their names; it has one thread,
standard input if that is no terminal, and of the environment LANEWISE_*. What it writes to standard
output and error comes out on standard output. Its status is ours; 125: it could not be run.
"""

import sys

from .. import tools
from . import run


def main(command: list[str]) -> int:
    if not command or command[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        given = b"" if sys.stdin.isatty() else sys.stdin.buffer.read()
        ended = run(command, given)
    except (OSError, tools.Failed) as error:
        print(f"bochs: {error}", file=sys.stderr)
        return 125
    sys.stdout.buffer.write(ended.wrote)
    sys.stdout.flush()
    if ended.why:
        print(f"bochs: {ended.why}", file=sys.stderr)
    return ended.status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
