# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The firmware of bench/boards: every board's image is built, and on QEMU's boards, which count no
cycles, what it prints is whole, right, and refused as a measurement."""

import json
import os
import pty
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "tests"), str(ROOT / "bench/boards"), str(ROOT / "lab")]

import board  # noqa: E402
import required  # noqa: E402
from lanewise_lab import cli, compare, firmware  # noqa: E402
from required import pytest_make_collect_report, pytest_runtest_makereport  # noqa: E402, F401

required.tools("arm-none-eabi-gcc", "qemu-system-arm")
EMULATED = [name for name, b in board.boards().items() if b.get("emulated")]
REAL = [name for name in board.boards() if name not in EMULATED]


@pytest.mark.parametrize("name", REAL)
def test_images(tmp_path, name):
    """It fits, begins with a stack in RAM and an odd address in flash, and has what is measured."""
    elf = board.build(name, tmp_path)
    b = board.named(name)
    image = (tmp_path / f"{name}.bin").read_bytes()
    stack, start = (int.from_bytes(image[i : i + 4], "little") for i in (0, 4))
    run, _, size = b["flash"]
    assert stack == sum(b["ram"]) and start % 2 and run < start < run + size >= len(image)
    symbols = firmware.run(["arm-none-eabi-nm", elf]).stdout
    for symbol in map(firmware.symbol_of, firmware.kernels()):
        assert f" T {symbol}\n" in symbols
    assert all(f" T {p.symbol}\n" in symbols for p in compare.probes(b["core"]))


@pytest.mark.parametrize("name", EMULATED)
def test_form(tmp_path, name, capsys):
    data = board.finished(board.emulate(name, board.build(name, tmp_path)))
    assert data["emulated"] and data["counter"] == "SysTick"
    (setting,) = data["settings"]
    kernels = [r for r in setting["rows"] if r["kind"] == "kernel"]
    wanted = {(k.stem, n) for k in firmware.kernels() for n in (24, 12, 23)}
    assert {(r["name"], r["rounds"]) for r in kernels} == wanted
    assert all(r["right"] is True and r["cycles"][0] > 1000 for r in kernels)
    named = {r["name"] for r in setting["rows"] if r["kind"] == "probe"}
    assert named == {p.symbol for p in compare.probes(data["core"])} | {compare.EMPTY}
    # As it is, and with the word taken out: the counter shows it.
    for words in ({}, {"emulated": False}):
        path = tmp_path / "measured.json"
        path.write_text(json.dumps(data | words))
        assert cli.main(["compare", str(path)]) == 2
        out, err = capsys.readouterr()
        assert not out and ("emulator" in err or "counted by SysTick" in err)


def test_a_wrong_kernel_is_seen(tmp_path):
    kernels = firmware.kernels()
    text = kernels[0].read_text()
    wrong, changes = re.subn(r"\bbic(\.w)?(\s)", r"orr\1\2", text, count=1)
    assert changes == 1
    planted = tmp_path / kernels[0].name
    planted.write_text(wrong)
    elf = board.build("mps2-an386", tmp_path, [planted, *kernels[1:]])
    text = board.emulate("mps2-an386", elf)
    with pytest.raises(firmware.Failed, match=f"wrong results .*{kernels[0].stem}$"):
        board.finished(text)


def test_linux(tmp_path, capsys):
    """The micro-benchmarks of AArch64 run, and are known for emulated ones."""
    required.tools("aarch64-linux-gnu-gcc", "qemu-aarch64")
    program = board.linux("aarch64-linux-gnu-gcc", tmp_path)
    for cpu, sha3 in (("max", True), ("cortex-a53", False)):
        out = firmware.run(["qemu-aarch64", "-cpu", cpu, program]).stdout
        (tmp_path / "measured.json").write_text(out)
        data = json.loads(out)
        (setting,) = data["settings"]
        wanted = {p.symbol for p in compare.probes(isa="aarch64") if sha3 or not p.needs}
        named = {row["name"] for row in setting["rows"]}
        assert named <= wanted | {compare.EMPTY} and len(named) > len(wanted) / 2
        assert any("eor3" in name for name in named) is sha3
        assert (
            data["emulated"] is True and cli.main(["compare", str(tmp_path / "measured.json")]) == 2
        )
        assert "counts of an emulator" in capsys.readouterr().err


def test_serial_line(tmp_path):
    """A reader that comes in the middle of an object waits for the next one."""
    name = board.named(REAL[0])["where"]
    data = {"schema": compare.SCHEMA, "where": name, "core": "cortex-m3", "emulated": False}
    registers = {"CCR": "0x00030200", "FLASH_ACR": "0x00000012"}
    setting = {"name": "x", "model": True, "registers": registers, "rows": []}
    line = json.dumps(data | {"counter": "DWT_CYCCNT", "settings": [setting]})
    ours, theirs = pty.openpty()
    command = [sys.executable, ROOT / "bench/boards/board.py", "read", os.ttyname(theirs)]
    command += ["--seconds", "20", "-o", tmp_path / "out.json"]
    stop = threading.Event()

    def print_again_and_again() -> None:
        os.write(ours, line[40:].encode())
        while not stop.wait(0.5):
            os.write(ours, f"\n{line}\n".encode())

    thread = threading.Thread(target=print_again_and_again)
    thread.start()
    done = subprocess.run(command, capture_output=True, text=True)
    stop.set()
    thread.join()
    assert done.returncode == 0, done.stderr
    found = json.loads((tmp_path / "out.json").read_text())
    assert found["settings"][0]["memory"] == "2 wait states, prefetch, I-cache, D-cache"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["build", "nucleo-x"], "there is no board nucleo-x"),
        (["emulate", "nucleo-f103rb"], "not one of QEMU's boards"),
        (["read", "/dev/gone"], "No such file"),
        (["linux", "--cc", "no-such-compiler"], "no-such-compiler not found"),
        (["read", "/dev/null", "--seconds", "1"], "no measurements within 1 s"),
    ],
)
def test_bad_arguments(words, says):
    command = [sys.executable, ROOT / "bench/boards/board.py", *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2 and says in done.stderr and done.stderr.count("\n") == 1
