# SPDX-License-Identifier: Apache-2.0 OR MIT
"""packaging/hooks/commit-msg: which subjects of commits are refused, and why."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TAKEN = [
    "prove: refuse merged sections",
    "tests/install, lab: need fewer tools",
    "rtl: " + "press " + "x" * 61,
    "Merge branch 'topic'",
    'Revert "prove: refuse merged sections"',
    "fixup! prove: refuse merged sections",
]
REFUSED = {
    "rtl: " + "press " + "x" * 62: "73 characters",
    "Fix a bug": "area: verb",
    "prove:refuse merged sections": "area: verb",
    "Prove: refuse merged sections": "area: verb",
    "prove: refuses merged sections": "imperative",
    "prove: refused merged sections": "imperative",
    "prove: refusing merged sections": "imperative",
    "prove: a refusal of merged sections": "not a verb",
}


def commit(folder: Path, subject: str) -> subprocess.CompletedProcess:
    """A commit with a body, in a new repository that has the hook."""

    def git(*words: str):
        return subprocess.run(
            ["git", "-c", f"core.hooksPath={ROOT / 'packaging/hooks'}", *words],
            cwd=folder,
            capture_output=True,
            text=True,
        )

    git("init", "-q")
    git("config", "user.name", "A. Contributor")
    git("config", "user.email", "contributor@example.org")
    return git(
        "commit", "-q", "--allow-empty", "-m", f"{subject}\n\nA reason, however long it may be."
    )


@pytest.mark.parametrize("subject", TAKEN)
def test_takes(tmp_path, subject):
    done = commit(tmp_path, subject)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("subject", REFUSED)
def test_refuses(tmp_path, subject):
    done = commit(tmp_path, subject)
    assert done.returncode == 1
    assert done.stderr.startswith("commit-msg: ") and REFUSED[subject] in done.stderr
