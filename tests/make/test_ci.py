# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What .github and CMakePresets.json name exists: targets of the Makefile, files, options of CMake.
packaging/lint.sh checks the form of the workflows."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text()


def targets(text: str) -> set[str]:
    named = set(re.findall(r"run: make ([a-z0-9-]+)$", text, re.M))
    if "make ${{ matrix.target }}" in text:
        named |= set(re.search(r"target: \[([^\]]+)\]", text)[1].split(", "))
    return named


def exists(target: str) -> bool:
    return re.search(rf"^{target}:", MAKEFILE, re.M) is not None


def test_workflows_call_what_runs_here():
    assert [w.name for w in WORKFLOWS] == ["check.yml", "nightly.yml", "release.yml"]
    called = {w.name: targets(w.read_text()) for w in WORKFLOWS}
    assert called == {
        "check.yml": {"check"},
        "nightly.yml": {"test", "full", "test-windows"},
        "release.yml": {"test", "test-ports", "dist"},
    }
    assert all(exists(target) for named in called.values() for target in named)
    assert not exists("no-such-target")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda w: w.stem)
def test_workflows_may_write_nothing_by_default(workflow):
    text = workflow.read_text()
    assert "\npermissions:\n  contents: read\n" in text
    for script in re.findall(r"(?:packaging|tests)/[\w./-]+", text):
        assert (ROOT / script).exists(), script


@pytest.mark.parametrize("form", ["wrong", "slow"])
def test_issue_forms_ask_for_the_kernels(form):
    text = (ROOT / f".github/ISSUE_TEMPLATE/{form}.yml").read_text()
    field = text[text.index("id: kernels") :]
    assert "`lanewise kernels`" in field and "required: true" in field


def test_presets_set_options_that_exist():
    presets = json.loads((ROOT / "CMakePresets.json").read_text())
    options = set(
        re.findall(r"(?:option|set)\((LANEWISE_\w+)", (ROOT / "CMakeLists.txt").read_text())
    ) | {"LANEWISE_PYTHON", "BUILD_SHARED_LIBS"}
    names = [p["name"] for p in presets["configurePresets"]]
    assert len(set(names)) == len(names)
    for preset in presets["configurePresets"]:
        for name in preset.get("cacheVariables", {}):
            assert name in options or name.startswith("CMAKE_"), name
        file = preset.get("toolchainFile", "${sourceDir}/CMakeLists.txt")
        assert Path(file.replace("${sourceDir}", str(ROOT))).is_file()
    for kind in ("buildPresets", "testPresets"):
        assert {p["configurePreset"] for p in presets[kind]} <= set(names)
