# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Faults in the code under test."""

import __future__

import inspect
import textwrap


def plant(monkeypatch, owner, name: str, old: str, new: str) -> None:
    """A function with one text of its source replaced."""
    function = getattr(owner, name)
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(old) == 1, source
    flags, space = __future__.annotations.compiler_flag, dict(function.__globals__)
    exec(compile(source.replace(old, new), name, "exec", flags, True), space)  # noqa: S102
    monkeypatch.setattr(owner, name, space[name])
