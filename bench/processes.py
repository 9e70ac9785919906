# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Whole programs: many small files, one large file, a pipe, this repository's tree. Wall time."""

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

SMALL_FILES, SMALL_BYTES = 6000, 4096
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
    ident: str,
    title: str,
    size: int,
    commands: dict[str, list[str]],
    folder: Path,
    turns: int,
    expected: list[str],
    same: set[str] | None = None,
    checked: str = "Python hashlib",
) -> dict:
    """Interleaved; the digests of those named in `same`, or of all, must be the expected ones,
    which `checked` has made. `size` is in bytes."""
    row: dict = {"id": ident, "title": title, "contenders": [], "bytes": size, "checked": checked}
    out = folder.parent / "out.txt"
    times: dict[str, list[float]] = {}
    for name, command in commands.items():
        try:
            if not (shutil.which(command[0]) or Path(command[0]).exists()):
                raise Failed(f"{command[0]} is not installed")
            wall(command, folder, out)
        except (OSError, Failed) as e:
            row["contenders"].append({"peer": name, "missing": str(e)})
            continue
        if (same is None or name in same) and digests(out.read_text()) != expected:
            return row | {"error": f"{name} printed other digests than expected"}
        times[name] = []
    names = list(times)
    for turn in range(turns if names else 0):
        for name in names[turn % len(names) :] + names[: turn % len(names)]:
            times[name].append(wall(commands[name], folder, out))
    for name, seconds in times.items():
        found = {"peer": name, "command": shown(commands[name])}
        found |= {"seconds": statistics.median(seconds), "least": min(seconds)}
        row["contenders"].append(found | {"most": max(seconds), "runs": len(seconds)})
    return row


def content(what: bytes, first: int, size: int) -> bytes:
    """Deterministic, without repetition: piece i is SHAKE128 of its number."""
    pieces = range(first, first + max(size // PIECE, 1))
    return b"".join(hashlib.shake_128(what % i).digest(min(size, PIECE)) for i in pieces)


def small_files(lanewise: Path, tmp: Path, turns: int) -> dict:
    folder = tmp / "small"
    folder.mkdir()
    names, expected = [], []
    for i in range(SMALL_FILES):
        data = content(b"small %d", i, SMALL_BYTES)
        names.append(f"{i:04d}.bin")
        (folder / names[-1]).write_bytes(data)
        expected.append(hashlib.sha3_256(data).hexdigest())
    commands = {
        "lanewise": [str(lanewise), "sum", "-a", "sha3-256", *names],
        "lanewise, 2 threads": [str(lanewise), "sum", "-a", "sha3-256", "-j", "2", *names],
        "openssl dgst": ["openssl", "dgst", "-sha3-256", *names],
        "sha3sum (perl)": ["sha3sum", "-a", "256", *names],
    }
    title = f"{SMALL_FILES} files of {SMALL_BYTES // 1024} KiB, SHA3-256"
    size = SMALL_FILES * SMALL_BYTES
    return compare("small-files", title, size, commands, folder, turns, expected)


def large_files(lanewise: Path, tmp: Path, turns: int) -> dict:
    """The same 256 MiB as 64 files and as 256, and file by file, as it was before."""
    folder = tmp / "several"
    folder.mkdir()
    names: dict[int, list[str]] = {4: [], 1: []}
    expected = []
    for i in range(64):
        data = content(b"large %d", 4 * i, 4 * PIECE)
        names[4].append(f"{i:02}.4m")
        (folder / names[4][-1]).write_bytes(data)
        expected.append(hashlib.sha3_256(data).hexdigest())
        for k in range(4):
            names[1].append(f"{i:02}-{k}.1m")
            (folder / names[1][-1]).write_bytes(data[k * PIECE : (k + 1) * PIECE])
    sum_of = [str(lanewise), "sum", "-a", "sha3-256"]
    one_by_one = 'for f in *.4m; do "$0" sum -a sha3-256 "$f"; done'
    commands = {
        "lanewise": [*sum_of, *names[4]],
        "lanewise, 2 threads": [*sum_of, "-j", "2", *names[4]],
        "lanewise, 256 files of 1 MiB": [*sum_of, *names[1]],
        "lanewise, one by one": ["sh", "-c", one_by_one, str(lanewise)],
        "openssl dgst": ["openssl", "dgst", "-sha3-256", *names[4]],
    }
    same, title = set(commands) - {"lanewise, 256 files of 1 MiB"}, "64 files of 4 MiB, SHA3-256"
    row = compare("large-files", title, 256 * PIECE, commands, folder, turns, expected, same)
    shutil.rmtree(folder)
    return row


def large_file(lanewise: Path, peers: Path, tmp: Path, size: int, turns: int) -> list[dict]:
    folder = tmp / "large"
    folder.mkdir()
    path, sha3 = folder / "large.bin", hashlib.sha3_256()
    with path.open("wb") as f:
        for i in range(size // PIECE):
            piece = content(b"large %d", i, PIECE)
            sha3.update(piece)
            f.write(piece)
    title, ours = f"one file of {size / 2**30:g} GiB", [str(lanewise), "sum", "-a"]
    commands = {
        "lanewise": [*ours, "sha3-256", path.name],
        "openssl dgst": ["openssl", "dgst", "-sha3-256", path.name],
    }
    expected = [sha3.hexdigest()]
    where = folder, turns
    rows = [compare("large-sha3-256", f"{title}, SHA3-256", size, commands, *where, expected)]
    hashfile = str(peers / "hashfile")
    commands = {
        "lanewise": [*ours, "kt128", path.name],
        "lanewise, 2 threads": [*ours, "kt128", "-j", "2", path.name],
        "BLAKE3 (crate, one thread)": [hashfile, "blake3", path.name],
    }
    more: dict = {"expected": [], "same": set(), "checked": ""}
    if Path(hashfile).exists():
        done = subprocess.run([hashfile, "kt128", str(path)], capture_output=True, text=True)
        more = {"expected": digests(done.stdout), "checked": "Rust crate k12"}
        more["same"] = {"lanewise", "lanewise, 2 threads"}
    rows.append(compare("large-kt128", f"{title}, KT128", size, commands, *where, **more))
    piped = 'cat large.bin | "$0" sum -a kt128 "$@"'
    commands = {
        "lanewise": ["sh", "-c", piped, str(lanewise)],
        "lanewise, 2 threads": ["sh", "-c", piped, str(lanewise), "-j", "2"],
    }
    title += " through a pipe, KT128"
    rows.append(compare("pipe-kt128", title, size, commands, *where, **more))
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
