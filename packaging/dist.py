#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The release as files: packaging/dist.py OUT [--commit COMMIT] [--lanewise PROGRAM]
[--clang CLANG].

Writes lanewise-VERSION.tar.gz of a commit (HEAD), an SPDX 2.3 document of its files,
lanewise-VERSION-windows-objects.tar.gz for Microsoft's compiler (windows_objects.py: unpacked
beside the first, its files lie where CMake looks for them), lanewise-VERSION-verilog.tar.gz (the
hardware as Verilog-2005, rtl/tools/verilog.py), and SHA3SUMS by our own command. The same commit
gives the same bytes everywhere: names sorted, owner 0, modes 644 and 755, every time that of the
commit, nothing of the machine in the gzip header; the objects also depend on the version of clang,
which they name, and the Verilog on that of yosys. The tarball builds without git. Refuses a commit
whose files name different versions.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import windows_objects

ROOT = Path(__file__).resolve().parents[1]
#: Where CMake looks for the objects, in the checkout.
OBJECTS = "objects/x86_64-windows"
LICENCE = "Apache-2.0 OR MIT"
#: Where else the version stands: pattern by file, the version in a group.
VERSIONS = {
    "include/lanewise/status.h": r'LANEWISE_VERSION_STRING "([\d.]+)"',
    "CITATION.cff": r"(?m)^version: ([\d.]+)$",
    "packaging/vcpkg/vcpkg.json": r'"version": "([\d.]+)"',
    "packaging/conan/conanfile.py": r'version = "([\d.]+)"',
    "packaging/debian/changelog": r"\Alanewise \(([\d.]+)-",
    "CHANGELOG.md": r"(?m)^## ([\d.]+) ",
}


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", "-C", ROOT, *arguments], check=True, capture_output=True).stdout


def files_of(commit: str) -> dict[str, tuple[int, bytes]]:
    """Mode and content of each file, by its path."""
    files = {}
    with tarfile.open(fileobj=io.BytesIO(git("archive", "--format=tar", commit))) as archive:
        for member in archive:
            if member.isfile():
                mode = 0o755 if member.mode & 0o100 else 0o644
                files[member.name] = mode, archive.extractfile(member).read()
    return files


def version_of(files: dict[str, tuple[int, bytes]]) -> str:
    found = {}
    for name, pattern in VERSIONS.items():
        match = re.search(pattern, files[name][1].decode()) if name in files else None
        found[name] = match[1] if match else "none"
    if len(set(found.values())) != 1:
        raise SystemExit(f"dist: the files name different versions: {found}")
    return found["include/lanewise/status.h"]


def tarball(files: dict[str, tuple[int, bytes]], top: str, time: int) -> bytes:
    plain, packed = io.BytesIO(), io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted(files):
            info = tarfile.TarInfo(f"{top}/{name}")
            info.mode, content = files[name]
            info.size, info.mtime = len(content), time
            archive.addfile(info, io.BytesIO(content))
    with gzip.GzipFile(filename="", fileobj=packed, mode="wb", compresslevel=9, mtime=0) as out:
        out.write(plain.getvalue())
    return packed.getvalue()


def unpacked(files: dict[str, tuple[int, bytes]], where: str, rooms: tuple[str, ...]) -> None:
    """Those of the files that are in these folders, below `where`."""
    for name, (_, content) in files.items():
        if name.startswith(rooms):
            path = Path(where, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def objects_of(files: dict[str, tuple[int, bytes]], clang: str) -> dict[str, tuple[int, bytes]]:
    """The objects for Windows that are made of the files."""
    with tempfile.TemporaryDirectory() as folder:
        unpacked(files, folder, ("include/", "src/", "packaging/", "tests/msvc/"))
        made = windows_objects.build(Path(folder), clang)
    return {f"{OBJECTS}/{name}": (0o644, data) for name, data in made.items()}


def verilog_of(files: dict[str, tuple[int, bytes]]) -> dict[str, tuple[int, bytes]]:
    """The Verilog that the command among the files makes of them, with the licences."""
    licences = {name: files[name] for name in files if name.startswith("LICENSE-")}
    with tempfile.TemporaryDirectory() as folder:
        unpacked(files, folder, ("rtl/",))
        out = Path(folder, "out")
        command = [sys.executable, Path(folder, "rtl/tools/verilog.py"), out]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        made = {path.name: (0o644, path.read_bytes()) for path in out.iterdir()}
    return licences | made


def sbom(files: dict[str, tuple[int, bytes]], top: str, version: str, time: int, sum_: str) -> dict:
    """SPDX 2.3: one package without dependencies, and its files. The verification code is what
    clause 7.9 asks for: SHA-1 of the sorted SHA-1 sums."""
    listed, sums = [], []
    for number, name in enumerate(sorted(files)):
        content = files[name][1]
        sums.append(hashlib.sha1(content).hexdigest())
        listed.append(
            {
                "SPDXID": f"SPDXRef-File-{number}",
                "fileName": f"./{name}",
                "checksums": [
                    {"algorithm": "SHA1", "checksumValue": sums[-1]},
                    {
                        "algorithm": "SHA3-256",
                        "checksumValue": hashlib.sha3_256(content).hexdigest(),
                    },
                ],
                "licenseConcluded": LICENCE,
                "copyrightText": "NOASSERTION",
            }
        )
    package = {
        "SPDXID": "SPDXRef-Package",
        "name": "lanewise",
        "versionInfo": version,
        "packageFileName": f"{top}.tar.gz",
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": True,
        "packageVerificationCode": {
            "packageVerificationCodeValue": hashlib.sha1("".join(sorted(sums)).encode()).hexdigest()
        },
        "checksums": [{"algorithm": "SHA3-256", "checksumValue": sum_}],
        "licenseConcluded": LICENCE,
        "licenseDeclared": LICENCE,
        "copyrightText": "NOASSERTION",
    }
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-Package")]
    relations += [("SPDXRef-Package", "CONTAINS", f["SPDXID"]) for f in listed]
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": top,
        "documentNamespace": f"urn:lanewise:{version}:{sum_}",
        "creationInfo": {
            "created": datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: packaging/dist.py"],
        },
        "packages": [package],
        "files": listed,
        "relationships": [
            {"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b}
            for a, kind, b in relations
        ],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--lanewise", default=str(ROOT / "build/release/cli/lanewise"))
    parser.add_argument("--clang", default=windows_objects.CLANG)
    options = parser.parse_args()
    files = files_of(options.commit)
    version = version_of(files)
    time = int(git("show", "-s", "--format=%ct", options.commit))
    top = f"lanewise-{version}"
    options.out.mkdir(parents=True, exist_ok=True)
    packed = tarball(files, top, time)
    (options.out / f"{top}.tar.gz").write_bytes(packed)
    document = sbom(files, top, version, time, hashlib.sha3_256(packed).hexdigest())
    text = json.dumps(document, indent=1, sort_keys=True) + "\n"
    (options.out / f"{top}.spdx.json").write_text(text)
    windows = f"{top}-windows-objects.tar.gz"
    (options.out / windows).write_bytes(tarball(objects_of(files, options.clang), top, time))
    verilog = f"{top}-verilog.tar.gz"
    (options.out / verilog).write_bytes(tarball(verilog_of(files), f"{top}-verilog", time))
    names = [f"{top}.tar.gz", windows, verilog, f"{top}.spdx.json"]
    sums = subprocess.run(
        [Path(options.lanewise).resolve(), "sum", "-a", "sha3-256", *names],
        cwd=options.out,
        check=True,
        capture_output=True,
    )
    (options.out / f"{top}.SHA3SUMS").write_bytes(sums.stdout)
    print(f"dist: {options.out}/{top}.tar.gz, {len(files)} files, {len(packed)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
