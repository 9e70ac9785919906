# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Programs of the processor that several build at once."""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "rtl/rvkeccak/sw"))
import software  # noqa: E402


def test_a_program_is_never_there_in_part(tmp_path, monkeypatch) -> None:
    ready = tmp_path / "permute.elf"
    ready.write_bytes(b"before")
    seen = []

    def compiler(command: list, **_: object) -> subprocess.CompletedProcess:
        made = Path(command[command.index("-o") + 1])
        made.write_bytes(b"ha")  # what another reads now is the whole of before
        seen.append(ready.read_bytes())
        made.write_bytes(b"half and half")
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(software, "OUT", tmp_path)
    monkeypatch.setattr(software.subprocess, "run", compiler)
    assert software._compile("permute", []) == ready
    assert seen == [b"before"]
    assert ready.read_bytes() == b"half and half"
    assert list(tmp_path.iterdir()) == [ready]
