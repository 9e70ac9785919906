# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Commands that documents and messages print, run in a shell as they stand, with a terminal on
which passwords are asked for."""

import os
import pty
import re
from pathlib import Path

GUIDE = Path(__file__).resolve().parents[2] / "docs/guide/keys.md"


def guide(*words):
    """The lines of commands in docs/guide/keys.md that hold all of these words."""
    blocks = re.findall(r"^```sh\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.M | re.S)
    lines = [line for block in blocks for line in block.splitlines()]
    return [line for line in lines if all(w in line for w in words)]


def run(room, script, password, **programs):
    """Runs `script` in the room, each of `programs` by its name; returns exit status and output."""
    tools = room.path.parent / "programs"
    tools.mkdir(exist_ok=True)
    for name, path in programs.items():
        (tools / name).unlink(missing_ok=True)
        (tools / name).symlink_to(Path(path).resolve())
    pid, terminal = pty.fork()
    if not pid:
        try:
            os.chdir(room.path)
            os.environ["PATH"] = f"{tools}:{os.environ['PATH']}"
            os.execvp("sh", ["sh", "-c", script])
        finally:
            os._exit(127)
    said = asked = b""
    try:
        while piece := os.read(terminal, 4096):
            said, asked = said + piece, asked + piece
            if asked.endswith(b":"):
                os.write(terminal, password + b"\n")
                asked = b""
    except OSError:  # the end of a terminal, for Linux
        pass
    os.close(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), said
