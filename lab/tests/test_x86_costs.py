# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The cores of x86-64 are data: a file each, from which C's tables are made."""

import re
import shutil

import pytest
from lanewise_lab.checkout import ROOT
from lanewise_lab.x86 import costs


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(costs.FOLDER, tmp_path / "x86_64")


@pytest.mark.parametrize("which, table", [("cores", "cores"), ("costs", "backends")])
def test_the_shipped_table_is_that_of_the_files(which, table, capsys):
    assert costs.main([which]) == 0
    assert capsys.readouterr().out == (ROOT / f"src/keccak/x86_64/{table}_x86_64.h").read_text()


def test_a_core_is_one_file(folder):
    """It has a column and a reason; a kernel without a figure is not chosen there."""
    text = (folder / "amd-zen5.toml").read_text()
    text = re.sub(r"x8_avx512 = \d+\n", "", text).replace("AMD Zen 5", "AMD Zen 6")
    row = "maker = 'amd', offers = 'avx512', families = [26, 26], models = [128, 255]"
    text = re.sub("cpuid = .*", f"cpuid = [{{ {row} }}]", text)
    (folder / "amd-zen6.toml").write_text(text.replace("x1_c64 = 1054", "x1_c64 = 1001"))
    assert costs.columns(folder)[-1] == "amd-zen6"
    table = costs.backends_header(folder)
    assert re.search(r" K\(X, x8_avx512, .* 707, 60000\)", table)
    assert re.search(r" X\(lanewise_backend_x1_c64, .* 1054, 1001\)", table)
    header = costs.cores_header(folder)
    assert "X(AMD_ZEN6, AMD_ZEN6, amd_zen6, " in header
    # What says most comes first: the models of the new core before all of the family.
    new = header.index("X(AMD, 0x1a, 0x1a, 0x80, 0xff, 0, AVX512, AMD_ZEN6)")
    # So does what asks for more of the core: AVX-512 before AVX2.
    assert header.index("AVX512, INTEL_AVX512)") < header.index("AVX2, AMD_ZEN3)")
    assert new < header.index("X(AMD, 0x1a, 0x10e, 0x0, 0xff, 512, AVX512, AMD_ZEN5)")


#: What is replaced in the file of a core, by what, and what is said of it.
WRONG = {
    "no such kernel": ("x8_avx512 =", "x9_avx512 =", "amd-zen5: measured: x9_avx512 is no kernel"),
    "measured and estimated": ("x4_avx512vl =", "x8_avx512_intel =", "x8_avx512_intel .*twice"),
    "no number": ("x1_c64 = 1054", 'x1_c64 = "1054"', "x1_c64: no number of cycles"),
    "nothing": ("x1_c64 = 1054", "x1_c64 = 0", "x1_c64: no number of cycles"),
    "no source": ('source = "the longest', 'sources = "the longest', "estimated: no source"),
    "no portable kernel": ("x1_c32 = 3300\n", "", "x1_c32: every core needs"),
    "ranked twice": ("[selection]", '[selection]\nranked_as = "amd-zen4"', "needs figures, or one"),
}


#: The same of how it is recognised.
UNKNOWN = {
    "no row": ("cpuid =", "# cpuid =", "amd-zen5: cpuid: every core has rows"),
    "no maker": ("amd", "via", "amd-zen5: cpuid: has maker"),
    "offers nothing": ('offers = "avx512", ', "", "amd-zen5: cpuid: has maker"),
    "offers what is no row": ('"avx512"', '"avx"', "amd-zen5: cpuid: offers is avx512 or avx2"),
    "no such key": ("data_path", "width", "amd-zen5: cpuid: has maker"),
    "a row of two": ("data_path = 512", "data_path = 256", "AMD_ZEN5: cpuid: .* that of AMD_ZEN4"),
}


@pytest.mark.parametrize("wrong", UNKNOWN)
def test_a_core_that_is_not_recognised(folder, wrong):
    old, new, why = UNKNOWN[wrong]
    path = folder / "amd-zen5.toml"
    path.write_text(path.read_text().replace(old, new, 1))
    with pytest.raises(costs.Wrong, match=why):
        costs.cores_header(folder)


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_figure_is_named(folder, wrong):
    old, new, why = WRONG[wrong]
    path = folder / "amd-zen5.toml"
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))
    with pytest.raises(costs.Wrong, match=why):
        costs.backends_header(folder)


def test_a_core_that_is_ranked_as_none(folder):
    path = folder / "unknown.toml"
    path.write_text(path.read_text().replace("intel-avx512", "intel-486"))
    with pytest.raises(costs.Wrong, match="unknown: needs figures, or one core"):
        costs.backends_header(folder)


def test_unknown_table(capsys):
    assert costs.main(["kernels"]) == 2 and "cores or costs" in capsys.readouterr().err
