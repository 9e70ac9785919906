# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The vcpkg port without vcpkg: its functions are stubs here that say how they were called.

That the portfile is CMake, gives those functions what they ask for, names folders and files that
are there, and options that the build knows. Not that vcpkg itself accepts the port.
"""

import json
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PORT = ROOT / "packaging" / "vcpkg"
STUBS = """
function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 a "" "SOURCE_PATH" "OPTIONS")
  if(a_UNPARSED_ARGUMENTS OR NOT EXISTS "${a_SOURCE_PATH}/CMakeLists.txt")
    message(FATAL_ERROR "vcpkg_cmake_configure")
  endif()
  execute_process(COMMAND ${CMAKE_COMMAND} -S "${a_SOURCE_PATH}" -B "${BUILD}" ${a_OPTIONS}
    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_VARIABLE said)
  if(failed OR said MATCHES "not used by the project")
    message(FATAL_ERROR "configure: ${said}")
  endif()
  message(STATUS "configured")
endfunction()
function(vcpkg_cmake_install)
  message(STATUS "installed")
endfunction()
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 a "" "PACKAGE_NAME;CONFIG_PATH" "")
  file(READ "${BUILD}/cmake_install.cmake" install)
  if(a_UNPARSED_ARGUMENTS OR NOT install MATCHES "${a_CONFIG_PATH}")
    message(FATAL_ERROR "nothing is installed in ${a_CONFIG_PATH}")
  endif()
endfunction()
function(vcpkg_fixup_pkgconfig)
  if(NOT ARGN STREQUAL "SKIP_CHECK")
    message(STATUS "checked by pkg-config")
  endif()
endfunction()
function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 a "" "" "FILE_LIST")
  foreach(name IN LISTS a_FILE_LIST)
    if(NOT EXISTS "${name}")
      message(FATAL_ERROR "no ${name}")
    endif()
  endforeach()
  message(STATUS "licensed")
endfunction()
"""


def run(folder: Path, text: str, *options: str) -> subprocess.CompletedProcess:
    (folder / "stubs.cmake").write_text(STUBS)
    port = folder / "portfile.cmake"
    port.write_text(text.replace("${CMAKE_CURRENT_LIST_DIR}", str(PORT)))
    (folder / "all.cmake").write_text(f'include("{folder}/stubs.cmake")\ninclude("{port}")\n')
    defined = [f"-DBUILD={folder}/build", f"-DCURRENT_PACKAGES_DIR={folder}/packages"]
    command = ["cmake", *defined, *options, "-P", str(folder / "all.cmake")]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_port_does_its_steps(tmp_path):
    done = run(tmp_path, (PORT / "portfile.cmake").read_text())
    said = [line.removeprefix("-- ") for line in done.stdout.splitlines()]
    steps = ["configured", "installed", "checked by pkg-config", "licensed"]
    assert (done.returncode, said) == (0, steps), done.stderr


def test_on_windows_it_asks_for_no_other_tool(tmp_path):
    """vcpkg fetches MSYS2 for what these functions of it do."""
    text = (PORT / "portfile.cmake").read_text()
    assert not any(word in text for word in ("acquire", "vcpkg_configure_make", "find_program"))
    done = run(tmp_path, text, "-DVCPKG_TARGET_IS_WINDOWS=ON")
    said = [line.removeprefix("-- ") for line in done.stdout.splitlines()]
    assert (done.returncode, said) == (0, ["configured", "installed", "licensed"]), done.stderr


@pytest.mark.parametrize(
    "before, after",
    [
        ("-DLANEWISE_CLI=OFF", "-DLANEWISE_COMMAND=OFF"),
        ("lib/cmake/Lanewise", "lib/cmake/lanewise"),
        ("LICENSE-MIT", "LICENCE"),
        ("vcpkg_cmake_install()", "vcpkg_cmake_instal()"),
    ],
)
def test_a_wrong_port_is_seen(tmp_path, before, after):
    text = (PORT / "portfile.cmake").read_text()
    assert before in text
    assert run(tmp_path, text.replace(before, after)).returncode != 0


def test_the_manifest():
    manifest = json.loads((PORT / "vcpkg.json").read_text())
    assert manifest["name"] == "lanewise" and manifest["license"] == "Apache-2.0 OR MIT"
    hosts = {d["name"] for d in manifest["dependencies"] if d["host"]}
    assert hosts == {"vcpkg-cmake", "vcpkg-cmake-config"}
