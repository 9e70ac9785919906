# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The documents: every public function explained, links that lead somewhere, manual pages without
warnings; and that what checks them sees what is wrong. The site itself is built by tests/docs."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "tests"), str(ROOT / "packaging/docs"), str(ROOT / "packaging")]

import headers  # noqa: E402
import links  # noqa: E402
import man3  # noqa: E402
import required  # noqa: E402

INCLUDE = ROOT / "include/lanewise"


def test_every_function_is_read():
    """None is overlooked: the names that the ABI list is made from, found in another way."""
    declared = re.compile(r"LANEWISE_(?:API|CHECKED)[^;{(]*[ *\n](lanewise_[a-z0-9_]+)\(")
    texts = "".join(p.read_text() for p in INCLUDE.glob("*.h"))
    names = [f.name for h in headers.read_all() for f in h.functions]
    assert sorted(names) == sorted(declared.findall(texts)) and len(set(names)) == len(names) > 140


def test_parameters_are_read():
    (sha3,) = [h for h in headers.read_all() if h.name == "sha3.h"]
    (f,) = [f for f in sha3.functions if f.name == "lanewise_sha3_256"]
    assert [(p.type, p.name) for p in f.parameters] == [
        ("uint8_t[LANEWISE_SHA3_256_BYTES]", "out"),
        ("const void *", "in"),
        ("size_t", "len"),
    ]
    assert f.checked and f.returns == "int" and set(sha3.shared) >= {"out", "in", "len"}


def test_everything_is_explained():
    assert headers.undocumented(headers.read_all()) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("keccak.h", r"/\*\* How many kernels this", "/* How many", "kernel_count has no comment"),
        ("sha3.h", r" \* - `s`: .*\n", "", "sha3_224_init: parameter s is not explained"),
        ("tree.h", r"from `from` to", "to", "tree_copy: parameter from is not explained"),
        ("many.h", r" Errors: NULL; ALGORITHM\. \*/", " */", "its errors are not named"),
        ("mlkem.h", r"/\*\*< c \*/", "", "lanewise_mlkem_info.ciphertext_bytes is not explained"),
        ("sponge.h", r"(\nLANEWISE_API void)", r"\n\1", "sponge_wipe has no comment"),
    ],
)
def test_what_is_not_explained_is_seen(tmp_path, name, old, new, says):
    shutil.copytree(INCLUDE, tmp_path, dirs_exist_ok=True)
    path = tmp_path / name
    changed = re.sub(old, new, path.read_text(), count=1)
    assert changed != path.read_text()
    path.write_text(changed)
    assert any(says in line for line in headers.undocumented(headers.read_all(tmp_path)))


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("mlkem.h", r"void \*ss,\s+size_t sslen", "void *ss", "ss has no length behind it"),
        ("mldsa.h", r"lanewise_mldsa_by_index", "lanewise_mldsa_nth", "no lanewise_mldsa_by_index"),
        ("mlkem.h", r"(of d and z\. Errors: NULL; )ALGORITHM; ", r"\1", "no error for a set"),
        ("slhdsa.h", r"void \*sig,(\s+)size_t siglen", r"uint8_t sig[64]", "sig has no length"),
    ],
)
def test_a_scheme_of_another_shape_is_seen(tmp_path, name, old, new, says):
    assert headers.shapeless(headers.read_all()) == []
    shutil.copytree(INCLUDE, tmp_path, dirs_exist_ok=True)
    path = tmp_path / name
    path.write_text(re.sub(old, new, path.read_text(), count=1))
    found = headers.shapeless(headers.read_all(tmp_path))
    assert any(says in line for line in found)


def test_links_lead_somewhere():
    assert links.broken(ROOT) == [] and len(links.documents(ROOT)) > 30


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[a](b.md) [b](b.md#one-and-two) [c](#a) [d](https://x) `[e](no)`\n# A\n", []),
        ("[a](c.md)", ["a.md:1: c.md: not there"]),
        ("\n[a](b.md#one)", ["a.md:2: b.md#one: the page has no such heading"]),
        ("```\n[a](no.md)\n```\n![p](no.svg)", ["a.md:4: no.svg: not there"]),
        ("[a](#b)", ["a.md:1: #b: the page has no such heading"]),
    ],
)
def test_links_that_lead_nowhere_are_seen(tmp_path, text, wrong):
    (tmp_path / "a.md").write_text(text)
    (tmp_path / "b.md").write_text("# B\n\n## One `and` two\n")
    assert links.broken(tmp_path) == wrong


def test_navigation():
    """Every page in it can be made, and every page of docs/ is in it."""
    text = (ROOT / "packaging/docs/mkdocs.yml").read_text()
    listed = set(re.findall(r"[-:] (\S+\.md)$", text, re.M))
    written = {f"api/{h.name.removesuffix('.h')}.md" for h in headers.read_all()}
    there = {str(p.relative_to(ROOT)) for p in links.documents(ROOT)} | written
    assert listed - there - {"api/index.md"} == set()
    assert {p for p in there | written if p.startswith(("docs/", "api/"))} - listed == set()


def test_manual_pages(tmp_path):
    required.tools("mandoc")
    pages = man3.pages(kyber=True)
    for name, text in pages.items():
        (tmp_path / name).write_text(text)
    names = {f"{f.name}.3" for h in headers.read_all() for f in h.functions}
    assert names < set(pages)
    for name, text in pages.items():
        if text.startswith(".so "):
            assert text.startswith(".so man3/") and text[9:].strip() in pages
    written = [n for n, text in pages.items() if not text.startswith(".so ")]
    command = ["mandoc", "-T", "lint", "-W", "warning", *written]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    if shutil.which("groff"):
        command = ["groff", "-mdoc", "-Tutf8", "-ww", "-z", *written]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0 and not done.stderr, done.stderr


def test_a_page_says_what_its_header_says():
    text = man3.pages(kyber=False)["lanewise_slhdsa_verify.3"]
    for words in (
        ".In lanewise/slhdsa.h",
        '.Fa "size_t siglen"',
        "LANEWISE_ERR_ALGORITHM; LANEWISE_ERR_LENGTH (of key, context or digest)",
        ".It Fa pk",
    ):
        assert words in text
    assert "lanewise_kyber_encaps.3" not in man3.pages(kyber=False)
