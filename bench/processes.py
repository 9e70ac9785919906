# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Whole programs: many small files, one large file, this repository's tree. Wall time."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import statistics
import subprocess
import time
from pathlib import Path

from measuring import Failed

SMALL_FILES, SMALL_BYTES = 1000, 4096
PIECE = 1 << 20


def wall(command: list[str], folder: Path, out: Path) -> float:
    """Seconds from before the program starts until it has ended, its output going to a file."""
    program = shutil.which(command[0]) or command[0]
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    here = os.getcwd()
    os.chdir(folder)
    try:
        begin = time.perf_counter()
        pid = os.posix_spawn(
            program,
            command,
            os.environ,
            file_actions=[(os.POSIX_SPAWN_OPEN, 1, str(out), flags, 0o600)],
        )
        _, status = os.waitpid(pid, 0)
        seconds = time.perf_counter() - begin
    finally:
        os.chdir(here)
    if status:
        raise Failed(f"{command[0]} ended with status {os.waitstatus_to_exitcode(status)}")
    return seconds


def shown(command: list[str]) -> str:
    """The command for people: no folders, and not a thousand names."""
    words = [Path(command[0]).name, *command[1:6]]
    return " ".join(words) + (" ..." if len(command) > 6 else "")


def digests(text: str) -> list[str]:
    return re.findall(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])", text)


def compare(
    title: str,
    ident: str,
    commands: dict[str, list[str]],
    folder: Path,
    tmp: Path,
    turns: int,
    same: set[str],
    expected: list[str] | None,
) -> dict:
    """Interleaved; the digests of those named in `same` must be the expected ones."""
    row: dict = {"id": ident, "title": title, "contenders": []}
    out = tmp / "out.txt"
    times: dict[str, list[float]] = {}
    for name, command in commands.items():
        if not (shutil.which(command[0]) or Path(command[0]).exists()):
            row["contenders"].append({"peer": name, "missing": f"{command[0]} is not installed"})
            continue
        try:
            wall(command, folder, out)
        except (OSError, Failed) as e:
            row["contenders"].append({"peer": name, "missing": str(e)})
            continue
        if name in same and digests(out.read_text()) != expected:
            row["error"] = f"{name} printed other digests than expected"
            return row
        times[name] = []
    names = list(times)
    for turn in range(turns if names else 0):
        for name in names[turn % len(names) :] + names[: turn % len(names)]:
            times[name].append(wall(commands[name], folder, out))
    for name, seconds in times.items():
        row["contenders"].append(
            {
                "peer": name,
                "command": shown(commands[name]),
                "seconds": statistics.median(seconds),
                "least": min(seconds),
                "most": max(seconds),
                "runs": len(seconds),
            }
        )
    return row


def small_files(lanewise: Path, tmp: Path, turns: int) -> dict:
    folder = tmp / "small"
    folder.mkdir()
    names, expected = [], []
    for i in range(SMALL_FILES):
        content = hashlib.shake_128(b"small %d" % i).digest(SMALL_BYTES)
        name = f"{i:04d}.bin"
        (folder / name).write_bytes(content)
        names.append(name)
        expected.append(hashlib.sha3_256(content).hexdigest())
    commands = {
        "lanewise": [str(lanewise), "sum", "-a", "sha3-256", *names],
        "openssl dgst": ["openssl", "dgst", "-sha3-256", *names],
        "sha3sum (perl)": ["sha3sum", "-a", "256", *names],
    }
    row = compare(
        f"{SMALL_FILES} files of {SMALL_BYTES // 1024} KiB, SHA3-256",
        "small-files",
        commands,
        folder,
        tmp,
        turns,
        set(commands),
        expected,
    )
    row["bytes"] = SMALL_FILES * SMALL_BYTES
    row["checked"] = "Python hashlib"
    return row


def large_files(lanewise: Path, tmp: Path, turns: int) -> dict:
    """The same 256 MiB as 64 files and as 256, and file by file, as it was before."""
    folder = tmp / "several"
    folder.mkdir()
    names: dict[int, list[str]] = {4: [], 1: []}
    expected = []
    for i in range(64):
        content = b"".join(
            hashlib.shake_128(b"large %d" % (4 * i + k)).digest(PIECE) for k in range(4)
        )
        names[4].append(f"{i:02}.4m")
        (folder / names[4][-1]).write_bytes(content)
        expected.append(hashlib.sha3_256(content).hexdigest())
        for k in range(4):
            names[1].append(f"{i:02}-{k}.1m")
            (folder / names[1][-1]).write_bytes(content[k * PIECE : (k + 1) * PIECE])
    sum_of = [str(lanewise), "sum", "-a", "sha3-256"]
    one_by_one = 'for f in *.4m; do "$0" sum -a sha3-256 "$f"; done'
    commands = {
        "lanewise": [*sum_of, *names[4]],
        "lanewise, 2 threads": [*sum_of, "-j", "2", *names[4]],
        "lanewise, 256 files of 1 MiB": [*sum_of, *names[1]],
        "lanewise, one by one": ["sh", "-c", one_by_one, str(lanewise)],
        "openssl dgst": ["openssl", "dgst", "-sha3-256", *names[4]],
    }
    same = set(commands) - {"lanewise, 256 files of 1 MiB"}
    row = compare(
        "64 files of 4 MiB, SHA3-256", "large-files", commands, folder, tmp, turns, same, expected
    )
    row["bytes"] = 64 * 4 * PIECE
    row["checked"] = "Python hashlib"
    shutil.rmtree(folder)
    return row


def large_file(lanewise: Path, peers: Path, tmp: Path, size: int, turns: int) -> list[dict]:
    """Deterministic content without repetition: piece i is SHAKE128 of its number."""
    path = tmp / "large.bin"
    sha3 = hashlib.sha3_256()
    with path.open("wb") as f:
        for i in range(size // PIECE):
            piece = hashlib.shake_128(b"large %d" % i).digest(PIECE)
            sha3.update(piece)
            f.write(piece)
    hashfile = str(peers / "hashfile")
    gib = f"{size / 2**30:g} GiB"
    rows = [
        compare(
            f"one file of {gib}, SHA3-256",
            "large-sha3-256",
            {
                "lanewise": [str(lanewise), "sum", "-a", "sha3-256", path.name],
                "openssl dgst": ["openssl", "dgst", "-sha3-256", path.name],
            },
            tmp,
            tmp,
            turns,
            {"lanewise", "openssl dgst"},
            [sha3.hexdigest()],
        )
    ]
    expected: list[str] = []
    checked = "Rust crate k12"
    if Path(hashfile).exists():
        done = subprocess.run([hashfile, "kt128", str(path)], capture_output=True, text=True)
        expected = digests(done.stdout)
    else:
        checked = ""
    rows.append(
        compare(
            f"one file of {gib}, KT128",
            "large-kt128",
            {
                "lanewise": [str(lanewise), "sum", "-a", "kt128", path.name],
                "lanewise, 2 threads": [str(lanewise), "sum", "-a", "kt128", "-j", "2", path.name],
                "BLAKE3 (crate, one thread)": [hashfile, "blake3", path.name],
            },
            tmp,
            tmp,
            turns,
            {"lanewise", "lanewise, 2 threads"} if expected else set(),
            expected,
        )
    )
    rows[0]["checked"] = "Python hashlib"
    rows[1]["checked"] = checked
    for row in rows:
        row["bytes"] = size
    path.unlink()
    return rows


def own_tree(lanewise: Path, root: Path, tmp: Path) -> dict:
    """The files of this repository: hashed with -r, checked with --check, compared with hashlib."""
    done = subprocess.run(["git", "-C", str(root), "ls-files", "-z"], capture_output=True)
    names = [n for n in done.stdout.decode().split("\0") if n]
    if not names:
        return {"title": "this repository's tree", "error": "not a git checkout: skipped"}
    tree = tmp / "tree"
    for name in names:
        if (root / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / name, tree / name)
    sums = tmp / "tree.sums"
    seconds = wall([str(lanewise), "sum", "-a", "sha3-256", "-r", "."], tree, sums)
    lines = sums.read_text().splitlines()
    wrong = 0
    for line in lines:
        digest, _, name = line.partition("  ")
        wrong += hashlib.sha3_256((tree / name).read_bytes()).hexdigest() != digest
    check = subprocess.run(
        [str(lanewise), "sum", "-a", "sha3-256", "--check", "--quiet", str(sums)], cwd=tree
    )
    files = [p for p in tree.rglob("*") if p.is_file()]
    row = {
        "id": "own-tree",
        "title": "this repository's tree, SHA3-256",
        "files": len(files),
        "bytes": sum(p.stat().st_size for p in files),
        "seconds": seconds,
        "checked": "Python hashlib, and lanewise sum --check",
    }
    if wrong or check.returncode or len(lines) != len(files):
        row["error"] = (
            f"{wrong} wrong digests, {len(lines)} lines for {len(files)} files, "
            f"--check ended with {check.returncode}"
        )
    return row
