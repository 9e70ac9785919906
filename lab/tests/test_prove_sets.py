# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Functions that make some of the states equal to one that is given, right and subtly wrong."""

import subprocess

import pytest
from required import modules, tools

modules("capstone", "elftools")
tools("gcc", "aarch64-linux-gnu-gcc")

from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Interface, default_cases, masks  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402

CODE = """
typedef unsigned long long u64;
void f(u64 *a, unsigned which, const u64 *bytes)
{
    for (int i = 0; i < 25; i++)
        for (int k = 0; k < 4; k++) {
            u64 lane = bytes[i];
            a[4 * i + k] ^= (a[4 * i + k] ^ lane) & (0 - (u64)(which >> k & 1));
        }
}
"""
#: What is changed, into what, and what the verdict speaks of.
WRONG = {
    "another state": ("which >> k", "which >> (k ^ 1)", "lane"),
    "two at a time": ("which >> k & 1", "((which >> k | which >> (k ^ 2)) & 1)", "lane"),
    "a neighbour too": ("which >> k & 1", "((which | (which & 4) << 1) >> k & 1)", "lane"),
    "added, not set": ("(a[4 * i + k] ^ lane)", "lane", "lane"),
    "one lane less": ("i < 25", "i < 24", "lane"),
    "another lane": ("bytes[i]", "bytes[i ^ (i == 24)]", "outside"),
    "the lane before": ("bytes[i]", "bytes[i - (i == 24)]", "lane"),
    "a lane's last bit": ("u64 lane =", "u64 lane = (u64)(i == 7) ^", "lane"),
    "a branch on the bytes": (
        "u64 lane",
        "if (bytes[i] & 1) continue; u64 lane",
        "depends on data",
    ),
    "a branch on the states": ("u64 lane", "if (!a[4 * i + k]) continue; u64 lane", "depends on"),
}


def verdict(text: str, folder, isa: str):
    (folder / "f.c").write_text(text)
    compiler = shipped.COMPILERS[isa]
    command = [*compiler, "-O2", "-c", folder / "f.c", "-o", folder / "f.o"]
    subprocess.run(command, check=True)
    layout = {"x86_64": "zipped", "aarch64": "zipped"}[isa]
    interface = Interface(4, layout, "state,which,bytes")
    return prove(str(folder / "f.o"), "f", interface, default_cases(interface))


@pytest.mark.slow
@pytest.mark.parametrize("isa", ["x86_64", "aarch64"])
def test_right(isa, tmp_path):
    found = verdict(CODE, tmp_path, isa)
    assert found.proved, found.reason
    assert [c.which for c in found.cases] == list(range(1, 16))


@pytest.mark.slow
@pytest.mark.parametrize("name", WRONG)
def test_wrong(name, tmp_path):
    old, new, why = WRONG[name]
    assert CODE.count(old) == 1
    found = verdict(CODE.replace(old, new), tmp_path, "x86_64")
    assert not found.proved and found.counterexample, found.reason
    assert why in found.reason or why in found.counterexample, found.as_json()


def test_masks():
    assert masks(2) == [1, 2, 3]
    assert masks(8) == list(range(1, 256))
