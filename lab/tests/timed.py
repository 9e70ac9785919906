# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What tests of the cycle model share: the command, and the compilers of what it times."""

import subprocess

from lanewise_lab import cli


def run(capsys, *arguments):
    """Exit status, output, error output of the command."""
    try:
        code = cli.main(list(map(str, arguments)))
    except SystemExit as error:
        code = error.code
    out, err = capsys.readouterr()
    return code, out, err


def arm(target, *arguments, cpu="cortex-m4"):
    command = ["arm-none-eabi-gcc", f"-mcpu={cpu}", "-mthumb", "-O2", *arguments, "-o", target]
    subprocess.run(list(map(str, command)), check=True)
    return str(target)


def a64(target, *arguments):
    command = ["aarch64-linux-gnu-gcc", "-O2", "-march=armv8.2-a+sha3", *arguments, "-o", target]
    subprocess.run(list(map(str, command)), check=True)
    return str(target)
