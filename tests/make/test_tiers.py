# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the three tiers run, in which order and under which environment: make with a shell that only
writes down what it is given."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

import skipped  # noqa: E402
from lanewise_lab.turns import others  # noqa: E402

#: Of which continuous integration runs a quarter, and a plain `make test` nothing.
FILE = ROOT / "lab/tests/test_onekernel.py"
VARIABLES = ("LANEWISE_REQUIRE_TOOLS", "LANEWISE_TEST_TIER", "LANEWISE_FUZZ_SECONDS")
HERE, CI = {}, {"CI": "true"}
CHECK = ["-L '^check$'", "packaging/lint.sh"]
CHECK += ["lanewise_lab.cli check", "'not slow and not full' lab/tests"]
#: The commit chooses one of each, which stand for all in continuous integration.
ONE_BUILD = "test-$(.venv/bin/python -m lanewise_lab.turns aarch64 riscv)"
BENCHES = 'RTL_TESTS="$(.venv/bin/python -m lanewise_lab.turns "programs random" '
BENCHES += '"model leaves core control faults-kem proofs-kem")"'
BOTH = "test-riscv test-aarch64"
IN_TURN = "test-asan test-$(.venv/bin/python -m lanewise_lab.turns port-arm"
IN_FULL = "test-asan test-ports test-msan"
TEST = CHECK + [
    "tests/make",
    "prove.shipped --sample",
    "'slow and not full and not ci' lab/tests",
]
TEST += ["-LE '^(check|full|ci)$'", ONE_BUILD, f"test-rtl-sample {BENCHES}"]
IN_CI = CHECK + ["tests/make", "prove.shipped --no-cache", "'slow and not full' lab/tests"]
IN_CI += ["-LE '^(check|full)$'", BOTH, IN_TURN, "test-rtl-sample"]
FULL = [IN_FULL if part == IN_TURN else part for part in IN_CI]
FULL[FULL.index("-LE '^(check|full)$'")] = "-LE '^(check)$'"
FULL += ["-m full lab/tests", "mutants", "rtl-test"]


@pytest.fixture
def commands(tmp_path):
    """What a target would run: pairs of the environment's VARIABLES and a command."""

    def listed(target: str, **env: str) -> list[tuple[dict, str]]:
        log, shell = tmp_path / "log", tmp_path / "shell"
        log.write_text("")
        values = "|".join(f"${{{name}}}" for name in VARIABLES)
        shell.write_text(
            f'#!/bin/sh\nshift $(($# - 1))\nprintf "%s|%s\\n" "{values}" "$1" >>{log}\n'
        )
        shell.chmod(0o755)
        drop = (*VARIABLES, "CI", "MAKEFLAGS", "MFLAGS", "MAKELEVEL")
        clean = {k: v for k, v in os.environ.items() if k not in drop}
        command = ["make", "-C", str(ROOT), f"SHELL={shell}", "JOBS=2", target]
        subprocess.run(command, check=True, capture_output=True, env=clean | env)
        lines = [line.split("|", len(VARIABLES)) for line in log.read_text().splitlines()]
        return [(dict(zip(VARIABLES, line, strict=False)), line[-1]) for line in lines]

    return listed


def place(found: list, part: str) -> int:
    (at,) = [n for n, (_, command) in enumerate(found) if part in command]
    return at


def natively_run(found: list) -> str:
    """How the tests of the native build are run, but those of `make check`."""
    part = "cd build/release && ctest --output-on-failure --no-tests=error -j 2 -LE"
    return found[place(found, part)][1]


@pytest.mark.parametrize(
    ("tier", "env", "parts"),
    [("check", HERE, CHECK), ("test", HERE, TEST), ("test", CI, IN_CI), ("full", HERE, FULL)],
)
def test_parts_in_order(commands, tier, env, parts):
    """Setup and build, then unit and vector tests before all else."""
    found = commands(tier, **env)
    order = [place(found, "setup.sh test"), place(found, "cmake --build build/release")]
    order += [place(found, part) for part in parts]
    assert order == sorted(order)
    first = found[order[2]][1]
    assert (
        "cd build/release && ctest" in first
        and "-L '^check$'" in first
        and "skipped.py build/release" in first
    )
    tests = [c for _, c in found if any(w in c for w in ("pytest", "ctest", "prove.shipped"))]
    assert tests[0] == first
    assert {"check": 4, "test": 11 if env else 10, "full": 14}[tier] == len(parts)


@pytest.mark.parametrize(
    ("tier", "env", "out"),
    [("check", HERE, ""), ("test", HERE, "full|ci"), ("test", CI, "full"), ("full", HERE, "")],
)
def test_missing_tools_are_errors(commands, tier, env, out):
    found = commands(tier, **env)
    assert len(found) > 5
    assert {env["LANEWISE_REQUIRE_TOOLS"] for env, _ in found} == {"1"}
    full = tier == "full"
    assert {env["LANEWISE_TEST_TIER"] for env, _ in found} == {"full" if full else ""}
    assert {env["LANEWISE_FUZZ_SECONDS"] for env, _ in found} == {"60" if full else ""}
    for part in (ONE_BUILD,) if "ci" in out else (BOTH, "test-asan"):
        if tier != "check":
            left = f"-LE '^({out})'" if out else ""
            assert f'PART="{left}"' in found[place(found, part)][1]


def test_who_believes_what_was_proved(commands):
    def trusting(tier: str, **env: str) -> bool:
        found = commands(tier, **env)
        return "--no-cache" not in found[place(found, "prove.shipped")][1]

    assert trusting("test") and trusting("prove")
    assert not trusting("test", CI="true")
    assert not trusting("full")


def test_which_part_the_commit_chooses(commands):
    """Of the slow tests, and of what is its own in continuous integration fewer; over many commits
    each in turn. `make full` runs all. Of the proofs of all sizes too."""
    chosen = '"$(git rev'
    runs = (
        ("test", CI, chosen, "ci:4,slow:2"),
        ("test", HERE, chosen, "slow:10"),
        ("full", HERE, '""', ""),
    )
    for tier, env, part, turns in runs:
        found = commands(tier, **env)
        assert f"LANEWISE_COMMIT={part}" in found[place(found, "'slow and")][1]
        assert f"LANEWISE_TURNS={turns}" in found[place(found, "'slow and")][1]
        if (tier, env) != ("test", HERE):
            assert f"--quarter {part}" in found[place(found, "prove.shipped")][1]

    def taken(commit: str, turns: str = "ci:4", file: Path = FILE, mark: str = "") -> set[str]:
        mark = mark or turns.split(":")[0]
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", mark, file]
        env = os.environ | {"LANEWISE_COMMIT": commit, "LANEWISE_TURNS": turns}
        said = subprocess.run(command, check=True, capture_output=True, text=True, env=env).stdout
        return {line.split("::")[1] for line in said.splitlines() if "::" in line}

    for env, of in ((CI, "-L '^ci$'"), (HERE, "-LE '^(check|full|ci)$'")):
        assert re.search(
            re.escape(f"ctest -N {of} |") + ".*turns --others",
            natively_run(commands("test", **env)),
        )
    assert "turns" not in natively_run(commands("full"))
    assert others(["one", "a.b"], "0") in (r"^(a\.b)$", "^(one)$")

    every, some, other = map(taken, ("", "0123456789ab", "abcdef012345"))
    assert some < every and other < every and some != other
    assert len(some) == len(other) == -(-len(every) // 4)
    slow = ROOT / "lab/tests/test_aarch64_chains.py"
    for mark, turns, count in (
        ("slow", "slow:10", 10),
        ("slow and ci", "ci:4,slow:2", 4),
        ("slow and not ci", "ci:4,slow:2", 2),
    ):
        every, some = (taken(commit, turns, slow, mark) for commit in ("", "0123456789ab"))
        assert some < every and len(some) == -(-len(every) // count)


def test_what_a_chosen_test_needs_is_run_with_it(commands, tmp_path):
    """A test that builds for others, in the half that the commit leaves out: ctest takes it back
    where -R stands before -E."""
    (tmp_path / "CTestTestfile.cmake").write_text("""
        add_test(build true)
        add_test(run true)
        add_test(left true)
        set_tests_properties(build PROPERTIES LABELS ci FIXTURES_SETUP built)
        set_tests_properties(run PROPERTIES LABELS ci FIXTURES_REQUIRED built)
    """)
    options = natively_run(commands("test", **CI)).split("-j 2 ")[1].split('"$(')[0]
    said = subprocess.run(
        f"ctest -N {options} '^(build|left)$'",
        shell=True,
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
    ).stdout
    assert re.findall(r"#\d+: (\w+)", said) == ["build", "run"]


def test_continuous_integration_runs_make_test(tmp_path):
    (tmp_path / "make").write_text(f'#!/bin/sh\necho "$PWD $* CI=$CI" >{tmp_path}/log\nexit 3\n')
    (tmp_path / "make").chmod(0o755)
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    env.pop("CI", None)
    assert subprocess.run([ROOT / ".ci/run"], env=env, cwd="/").returncode == 3
    assert (tmp_path / "log").read_text() == f"{ROOT} test CI=true\n"


def test_help_lists_every_tier():
    said = subprocess.run(["make", "-C", str(ROOT), "help"], check=True, capture_output=True).stdout
    listed = {line.split()[0] for line in said.decode().splitlines() if line[:1].isalpha()}
    assert {"check", "test", "full", "kernel", "prove", "kernels", "mutants", "rtl-test"} <= listed


LOG = """\
1/3 Testing: unit.kernels
Output:
  SKIPPED keccakp1600_x8: this machine lacks avx512
  SKIPPED keccakp1600_x9: this machine lacks avx1024
2/3 Testing: cli.trouble
SKIPPED [2] ../tests/cli/test_cli_trouble.py:12: does not apply: root may read everything
"""


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ("", 0),
        ("SKIPPED [1] tests/test_x.py:3: tools not installed: mandoc\n", 1),
        ("  SKIPPED leftovers: no compiler\n", 1),
        ("Test Skipped.\n", 1),
        ("Test Not Run.\n", 1),
    ],
)
def test_skips_of_ctest_are_listed(tmp_path, capsys, more, status):
    path = tmp_path / "Testing/Temporary/LastTest.log"
    path.parent.mkdir(parents=True)
    path.write_text(LOG + more)
    assert skipped.main([str(tmp_path)]) == status
    out, err = capsys.readouterr()
    assert "skipped: unit.kernels: keccakp1600_x9: this machine lacks avx1024\n" in out
    assert "cli.trouble: does not apply: root may read everything (2 times)\n" in out
    assert ("SKIPPED WRONGLY" in out) is bool(status) and bool(err) is bool(status)


def test_no_log_is_an_error(tmp_path, capsys):
    assert skipped.main([str(tmp_path)]) == 1
    assert "has ctest run?" in capsys.readouterr().err
