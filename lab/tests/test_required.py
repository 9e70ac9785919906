# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A missing tool skips a test for a person and fails it under make, here and in general."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

HERE = Path(__file__).resolve().parent
NAMES_TOOLS = re.compile(r"^tools\(", re.MULTILINE)
GUARDED = [p for p in sorted(HERE.glob("test_*.py")) if NAMES_TOOLS.search(p.read_text())]

GONE = 'required.tools("lanewise-no-such-tool")'
GONE_MODULE = 'pytest.importorskip("lanewise_no_such_module")'
#: Name: the body of a test, what stands before it, and what becomes of it where tools are required.
TESTS = {
    "tool": (GONE, "", "red"),
    "tool_of_file": ("pass", GONE, "red"),
    "module": ('required.modules("lanewise_no_such_module")', "", "red"),
    "module_otherwise": (GONE_MODULE, "", "red"),
    "module_of_file": ("pass", GONE_MODULE, "red"),
    "skip": ('pytest.skip("no compiler")', "", "red"),
    "mark": ("pass", '@pytest.mark.skipif(True, reason="no compiler")', "red"),
    "processor": ('required.machine_lacks("avx1024")', "", "skipped"),
    "superuser": ('required.does_not_apply("root may read all")', "", "skipped"),
    "there": ('required.tools("sh"); required.modules("json")', "", "passed"),
    "known_fault": ("assert False", '@pytest.mark.xfail(reason="wrong")', "xfailed"),
}


def pytest_on(targets: list, strict: str, *options: str, path: str | None = None):
    env = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
    env |= {"LANEWISE_REQUIRE_TOOLS": strict, "PATH": path or env["PATH"]}
    command = [sys.executable, "-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider", *options]
    command += map(str, targets)
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("tests")
    hooks = (HERE / "conftest.py").read_text()
    where = "Path(__file__).resolve().parents[2]"
    assert where in hooks
    (made / "conftest.py").write_text(hooks.replace(where, f"Path({str(HERE.parents[1])!r})"))
    for name, (body, head, _) in TESTS.items():
        text = f"import pytest, required\n{head}\ndef test_{name}():\n    {body}\n"
        (made / f"test_{name}.py").write_text(text)
    return made


def outcomes(text: str) -> dict[str, str]:
    words = {"ERROR": "red", "FAILED": "red", "PASSED": "passed", "XFAIL": "xfailed"}
    found = re.findall(r"(?m)^(ERROR|FAILED|PASSED|XFAIL) \S*?test_(\w+)\.py", text)
    found += [("SKIPPED", n) for n in re.findall(r"(?m)^SKIPPED .*?test_(\w+)\.py", text)]
    # A skip in required.py is listed at its place there, with its reason.
    for name, part in {"tool": "no-such-tool", "processor": "avx1024", "superuser": "root"}.items():
        if re.search(rf"(?m)^SKIPPED .*required\.py.*{part}", text):
            found.append(("SKIPPED", name))
    return {name: words.get(word, "skipped") for word, name in found}


@pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["serial", "parallel"])
def test_skips_where_tools_are_required(folder, options):
    # Otherwise pytest runs nothing after an error of collection.
    code, text = pytest_on([folder], "1", "--continue-on-collection-errors", *options)
    assert code == 1, text
    assert outcomes(text) == {name: want for name, (*_, want) in TESTS.items()}, text
    assert text.count("LANEWISE_REQUIRE_TOOLS is set") >= 7, text


def test_skips_for_a_person(folder):
    code, text = pytest_on([folder], "0")
    assert code == 0, text
    assert " 9 skipped" in text and "red" not in outcomes(text).values(), text


@pytest.mark.ci
def test_files_here_fail_without_their_tools(tmp_path):
    """Every file of this folder that names tools, with none of them on the PATH."""
    assert len(GUARDED) > 10
    code, text = pytest_on(GUARDED, "1", "--collect-only", path=str(tmp_path))
    assert code == 2, text
    for path in GUARDED:
        assert re.search(rf"(?m)^ERROR \S*{path.name}", text), f"{path.name} is not red:\n{text}"
    code, text = pytest_on(GUARDED, "0", "--collect-only", path=str(tmp_path))
    assert code == 5 and "ERROR" not in text, text


def test_no_other_guards():
    """Reasons to skip go through required.py, so that none is forgotten."""
    for path in sorted(HERE.glob("*.py")):
        if path != Path(__file__):
            found = re.search(r"importorskip|skipif|pytest\.skip", path.read_text())
            assert not found, f"{path.name}: {found[0]}"


def test_a_file_is_the_work_of_one_process(folder, tmp_path):
    """Fixtures of a file are made once, unless its tests are spread. With a pytest newer than what
    pytest-xdist was written for, they were made in each process."""
    shutil.copy(folder / "conftest.py", tmp_path)
    body = "import os, pytest, time\n{}\n@pytest.mark.parametrize('n', range(6))\ndef test_n(n):\n"
    body += "    time.sleep(0.2)\n    open({!r}, 'a').write(os.environ['PYTEST_XDIST_WORKER'])\n"
    for name, head in (("one", ""), ("two", ""), ("many", "pytestmark = pytest.mark.spread")):
        text = body.format(head, str(tmp_path / name))
        (tmp_path / f"test_{name}.py").write_text(text)
    status, said = pytest_on([tmp_path], "1", "-n", "2", "--dist", "loadgroup")
    assert status == 0, said
    seen = {n: (tmp_path / n).read_text().split("gw")[1:] for n in ("one", "two", "many")}
    assert [len(set(seen[n])) for n in seen] == [1, 1, 2] and len(seen["one"]) == 6
