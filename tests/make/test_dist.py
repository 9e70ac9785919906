# SPDX-License-Identifier: Apache-2.0 OR MIT
"""packaging/dist.py: one version everywhere, and bytes that depend on nothing but the files. The
ctest install.dist, for `make full`, unpacks a tarball and builds it."""

import gzip
import hashlib
import io
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import dist  # noqa: E402

FILES = {"b/run.sh": (0o755, b"#!/bin/sh\n"), "a.c": (0o644, b"int a;\n"), "b.h": (0o644, b"")}


def named() -> dict:
    return {name: (0o644, (ROOT / name).read_bytes()) for name in dist.VERSIONS}


def test_files_agree_on_the_version():
    header = (ROOT / "include/lanewise/status.h").read_text()
    assert f'"{dist.version_of(named())}"' in header
    assert (
        f"| the latest minor version, {dist.version_of(named()).rpartition('.')[0]} |"
        in (ROOT / "SECURITY.md").read_text()
    )


@pytest.mark.parametrize("name", dist.VERSIONS)
def test_another_version_is_refused(name):
    files = named()
    version = dist.version_of(files).encode()
    files[name] = 0o644, files[name][1].replace(version, b"77.7.7", 1)
    with pytest.raises(SystemExit, match=r"77\.7\.7"):
        dist.version_of(files)


def test_tarball_is_reproducible():
    packed = dist.tarball(FILES, "top-1", 1_700_000_000)
    assert packed == dist.tarball(dict(reversed(FILES.items())), "top-1", 1_700_000_000)
    assert packed[4:8] == bytes(4) and packed[3] == 0  # gzip's header: no time, no name
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(packed))) as archive:
        members = archive.getmembers()
        assert [m.name for m in members] == ["top-1/a.c", "top-1/b.h", "top-1/b/run.sh"]
        assert {(m.uid, m.gid, m.uname, m.mtime) for m in members} == {(0, 0, "", 1_700_000_000)}
        assert [m.mode for m in members] == [0o644, 0o644, 0o755]


def test_sbom_names_every_file_and_its_sums():
    document = dist.sbom(FILES, "top-1", "1", 0, "00")
    assert document["spdxVersion"] == "SPDX-2.3" and len(document["files"]) == 3
    by_name = {
        f["fileName"]: {c["algorithm"]: c["checksumValue"] for c in f["checksums"]}
        for f in document["files"]
    }
    assert by_name["./a.c"]["SHA3-256"] == hashlib.sha3_256(b"int a;\n").hexdigest()
    sums = sorted(s["SHA1"] for s in by_name.values())
    (package,) = document["packages"]
    code = package["packageVerificationCode"]["packageVerificationCodeValue"]
    assert code == hashlib.sha1("".join(sums).encode()).hexdigest()
    ids = [document["SPDXID"], package["SPDXID"], *(f["SPDXID"] for f in document["files"])]
    assert len(set(ids)) == len(ids)
    assert {r["relatedSpdxElement"] for r in document["relationships"]} == set(ids[1:])


def test_verilog_is_what_the_command_of_the_files_writes():
    command = b"""\
import pathlib, sys
out = pathlib.Path(sys.argv[1])
out.mkdir()
(out / "a.v").write_text(pathlib.Path(__file__).parents[1].joinpath("a.sv").read_text())
"""
    files = {
        "rtl/tools/verilog.py": (0o755, command),
        "rtl/a.sv": (0o644, b"module a;endmodule\n"),
        "LICENSE-MIT": (0o644, b"MIT"),
        "src/a.c": (0o644, b"int a;\n"),
    }
    made = dist.verilog_of(files)
    assert made == {"LICENSE-MIT": (0o644, b"MIT"), "a.v": (0o644, b"module a;endmodule\n")}
    broken = files | {"rtl/tools/verilog.py": (0o755, b"raise SystemExit(2)\n")}
    with pytest.raises(subprocess.CalledProcessError):
        dist.verilog_of(broken)
