# SPDX-License-Identifier: Apache-2.0 OR MIT
"""packaging/windows_objects.py, and what CMake takes of it: objects that belong to the sources, and
no others. lab/tests/test_coff_proofs.py has the proofs; `make test-windows` links and runs."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from required import tools

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT / "lab")]

import windows_objects  # noqa: E402
from lanewise_lab.coff import Coff  # noqa: E402

tools(windows_objects.CLANG, "cmake")

PROJECT = """
cmake_minimum_required(VERSION 3.16)
project(objects LANGUAGES NONE)
include("@ROOT@/cmake/objects.cmake")
lanewise_find_objects("${FOLDER}" there)
if(there)
  set(lanewise_objects "${FOLDER}")
  add_custom_target(lanewise)
  lanewise_native(@SOURCES@)
  get_target_property(linked lanewise SOURCES)
  list(LENGTH linked count)
  message(STATUS "linked ${count}")
else()
  message(STATUS "portable")
endif()
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> dict[str, bytes]:
    """Of a copy of the sources, in a folder of another name."""
    copy = tmp_path_factory.mktemp("another name")
    for part in ("include", "src", "packaging", "tests/msvc"):
        shutil.copytree(ROOT / part, copy / part)
    return windows_objects.build(copy)


def configure(folder: Path, made: dict[str, bytes], *options: str) -> tuple[int, str]:
    """What CMake says of objects, beside a copy of the sources that it names."""
    top, objects = folder / "top", folder / "objects"
    if not top.exists():
        for line in made[windows_objects.LIST].decode().splitlines():
            if line.startswith("source "):
                name = line.split(" ", 2)[2]
                (top / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, top / name)
        text = PROJECT.replace("@ROOT@", str(ROOT))
        text = text.replace("@SOURCES@", " ".join(windows_objects.sources(ROOT)))
        (top / "CMakeLists.txt").write_text(text)
        objects.mkdir()
        for name, data in made.items():
            (objects / name).write_bytes(data)
    command = ["cmake", "-S", top, "-B", folder / "build", f"-DFOLDER={objects}", *options]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, " ".join((done.stdout + done.stderr).split())


def test_the_same_bytes_everywhere(made, tmp_path):
    for source in ("src/mldsa/x86_64/poly_avx2.c", "src/mldsa/x86_64/mldsa_avx2.S"):
        windows_objects.compiled(ROOT, source, tmp_path, windows_objects.CLANG)
        name = Path(source).stem + ".obj"
        assert (tmp_path / name).read_bytes() == made[name]


def test_what_the_objects_ask_for(made):
    """Functions of the library that a build without sources of x86_64 has, and memcpy;
    and each says how it is unwound."""
    objects = {n: Coff(data, n) for n, data in made.items() if n.endswith(".obj")}
    assert len(objects) == len(windows_objects.sources(ROOT)) > 20
    symbols = [s for o in objects.values() for s in o.symbols.values() if s.storage == 2]
    given = {s.name for s in symbols if s.section}
    asked = {s.name for s in symbols if not s.section} - given
    ours = {name for name in asked if name.startswith("lanewise_")}
    assert asked - ours == {"memcpy"}
    text = "".join(p.read_text() for p in (ROOT / "src").rglob("*.c") if "x86_64" not in p.parts)
    assert ours and all(f"{name}" in text for name in ours)
    assert all(o.unwound() for o in objects.values())


def test_cmake_links_them(made, tmp_path):
    code, said = configure(tmp_path, made)
    assert code == 0 and f"linked {len(made) - 1}" in said


@pytest.mark.parametrize("damage", ["object", "source", "missing object", "missing source"])
def test_cmake_refuses_objects_of_other_sources(made, tmp_path, damage):
    configure(tmp_path, made)
    path = tmp_path / "objects/keccakp1600_x4_avx2.obj"
    if damage.endswith("source"):
        path = tmp_path / "top/src/keccak/generic.h"
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.unlink() if damage.startswith("missing") else path.write_bytes(data)
    code, said = configure(tmp_path, made)
    assert code and f"{path.name} is not as" in said


def test_cmake_says_why_it_takes_none(made, tmp_path):
    configure(tmp_path, made)
    code, said = configure(tmp_path, made, "-DLANEWISE_NAMESPACE=app_")
    assert code == 0 and "have no prefix app_" in said and said.count("portable") > 1
    code, said = configure(tmp_path, made, "-ULANEWISE_NAMESPACE", "-DFOLDER=nowhere")
    assert code == 0 and "no objects of kernels in nowhere" in said and "-- portable" in said


def test_the_folder_is_where_cmake_looks():
    sys.path.insert(0, str(ROOT / "packaging"))
    import dist

    assert f"${{PROJECT_SOURCE_DIR}}/{dist.OBJECTS})" in (
        ROOT / "src/keccak/sources.cmake"
    ).read_text("utf-8")
