# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Proofs that are kept: found again for the same question to the same prover, and for no other."""

import dataclasses
import json
import random
import shutil
import subprocess
import sys
from collections import Counter

import pytest
from required import modules, tools

modules("capstone", "elftools")
tools("gcc", "arm-none-eabi-gcc", "aarch64-linux-gnu-gcc", "riscv64-linux-gnu-gcc")

from lanewise_lab.prove import kept as module  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import (  # noqa: E402
    EVERY,
    Case,
    a_few,
    default_cases,
    default_interface,
)
from lanewise_lab.prove.kept import LAB, Kept, fingerprint, sources  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402
from lanewise_lab.turns import one_of_each  # noqa: E402

KERNEL = "keccakp1600_x2_avx512vl"
#: A function of each instruction set, and something of it that is proved in no time.
QUICK = {
    "x86_64": (KERNEL, f"lanewise_{KERNEL}_extract", Case(lanes=2)),
    "armv7m": ("keccakp1600_bytes_armv7m", "lanewise_armv7m_add_bytes", Case(offset=1, length=9)),
    "aarch64": ("keccakp1600_x1_aarch64_scalar", "lanewise_keccakp1600_x1_aarch64_scalar", Case(1)),
    "riscv64": ("keccakp1600_x1_rv64_zbb", "lanewise_keccakp1600_x1_rv64_zbb", Case(1)),
}


def task_of(isa: str, folder) -> shipped.Task:
    name, symbol, case = QUICK[isa]
    (source,) = (s for s in shipped.sources(isa) if s.stem == name)
    path = str(shipped.assemble(source, folder))
    return shipped.Task(path, symbol, default_interface(symbol, isa=isa), (case,), symbol)


@pytest.fixture(name="task")
def task_fixture(tmp_path):
    return task_of("x86_64", tmp_path)


@pytest.fixture(name="kept")
def kept_fixture(tmp_path):
    return Kept(tmp_path / "proofs")


def key_of(kept: Kept, task: shipped.Task) -> str:
    return kept.key(*task.asked(), task.stack)


def ask(kept: Kept, task: shipped.Task):
    """The verdict, and whether it was there already."""
    ((_, verdict, before),) = shipped.prove_tasks([task], kept, 1)
    return verdict, before


def files(kept: Kept) -> list:
    return sorted(kept.folder.rglob("*.json"))


@pytest.mark.parametrize("isa", QUICK)
def test_found_again_and_the_same(isa, kept, tmp_path):
    task = task_of(isa, tmp_path)
    first, before = ask(kept, task)
    assert first.proved, first.reason
    assert not before and len(files(kept)) == 1
    again, before = ask(kept, task)
    assert before
    assert again.as_json() == first.as_json()
    assert (again.extensions, again.executed, again.wider) == (
        first.extensions,
        first.executed,
        first.wider,
    )


def test_a_sample_asks_for_a_few_sizes_where_nothing_is_kept(kept, task):
    task = dataclasses.replace(task, cases=tuple(Case(lanes=n) for n in range(1, 26)))

    def found(kept, sample):
        ((done, verdict, before),) = shipped.prove_tasks([task], kept, 1, lambda _: sample)
        assert verdict.proved and verdict.cases == list(done.cases)
        return len(done.cases), before

    assert found(kept, True) == (13, False)
    assert found(kept, True) == (13, True)
    assert found(kept, False) == (25, False), "a sample is no proof of all sizes"
    assert found(kept, True) == (25, True)


def test_what_a_sample_takes():
    permute = default_cases(default_interface("f", isa="aarch64"))
    assert [c.rounds for c in a_few(permute)] == [1, 2, 3, 4, 5, 6, 24]
    absorb = default_cases(default_interface("lanewise_x4_absorb"))
    few = a_few(absorb)
    assert sum(c.rounds * c.blocks for c in few) < sum(c.rounds * c.blocks for c in absorb) / 5
    assert {0, 1, 24} == {c.rounds for c in few} and {1, 2} == {c.blocks for c in few}
    chain = default_cases(default_interface("lanewise_shake256_x4_avx2_chain16"))
    assert a_few(chain) == [Case(24, steps=EVERY, in_place=True)] and len(chain) == 2
    assert a_few([Case(3)]) == [Case(3)] and a_few([Case(24, 2, 17)]) == [Case(24, 2, 17)]
    vectors = shipped.with_vectors(permute, "lanewise_keccakp1600_x2_rv64_v", 2)
    assert {c.vlen for c in a_few(vectors)} == {c.vlen for c in vectors}


@pytest.mark.parametrize("name", ["lanewise_f_chain24", "lanewise_f_masked_chain32"])
def test_a_sample_leaves_out_chains_with_longer_nodes(kept, task, name):
    longer = dataclasses.replace(task, symbol=name)
    assert list(shipped.prove_tasks([longer], kept, 1, lambda _: True)) == []
    ((_, verdict, _),) = shipped.prove_tasks([longer], kept, 1)
    assert not verdict.proved and name in verdict.reason, "all ask for it"


def test_a_quarter_is_another_one_with_another_commit():
    """Each function is proved of all sizes with about a quarter of all commits, and of neighbours
    one: they take about as long."""
    names = [f"function {n}" for n in range(103)]
    first, second = (one_of_each(names, 4, of) for of in ("0123456789ab", "abcdef012345"))
    assert one_of_each(names, 4, "") == set(names)
    assert len(first) == len(second) == 26 and len(first & second) < 15
    for n in range(0, 103, 4):
        assert len(first & set(names[n : n + 4])) == 1
    assert len({names.index(name) % 4 for name in first}) == 4, "not always the same together"
    commits = [f"{n * 0x9E3779B97F:012x}"[:12] for n in range(400)]
    turns = Counter(name for of in commits for name in one_of_each(names, 4, of))
    assert all(60 < turns[name] < 180 for name in names)


def test_another_question_is_not_answered(kept, task, tmp_path):
    key = key_of(kept, task)
    assert ask(kept, task)[0].proved
    others = {
        "case": dataclasses.replace(task, cases=(Case(lanes=3),)),
        "more cases": dataclasses.replace(task, cases=(*task.cases, Case(lanes=3))),
        "interface": dataclasses.replace(
            task, interface=dataclasses.replace(task.interface, layout="lanes")
        ),
        "function": dataclasses.replace(task, symbol="lanewise_other_extract"),
        "stack": dataclasses.replace(task, stack=8),
    }
    data = bytearray(open(task.path, "rb").read())
    for n in (0, len(data) // 2, len(data) - 1):
        changed = tmp_path / f"byte{n}.o"
        changed.write_bytes(bytes(b ^ (k == n) for k, b in enumerate(data)))
        others[f"byte {n}"] = dataclasses.replace(task, path=str(changed))
    seen = {key}
    for what, other in others.items():
        assert key_of(kept, other) not in seen, what
        assert kept.find(key_of(kept, other), *other.asked()) is None, what
        seen.add(key_of(kept, other))
    # Nor does the file of one answer another, wherever it lies.
    wrong = key_of(kept, others["more cases"])
    (kept.folder / wrong[:2]).mkdir(exist_ok=True)
    shutil.copy(kept.folder / key[:2] / f"{key}.json", kept.folder / wrong[:2] / f"{wrong}.json")
    assert kept.find(wrong, *others["more cases"].asked()) is None


@pytest.fixture(scope="module", name="lab")
def lab_fixture(tmp_path_factory):
    """A copy of the prover's sources."""
    copy = tmp_path_factory.mktemp("lab")
    for path in sources():
        (copy / path.relative_to(LAB)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy / path.relative_to(LAB))
    return copy


@pytest.mark.slow
def test_another_prover_proves_anew(lab, kept, task):
    """A change of any of its files: another byte, a file more, another name."""
    assert fingerprint(lab) == fingerprint() == kept.prover
    assert ask(kept, task)[0].proved
    seen = {kept.prover}

    def changed(what: str) -> None:
        now = fingerprint(lab)
        assert now not in seen, what
        seen.add(now)
        other = Kept(kept.folder, lab=lab)
        assert other.find(key_of(other, task), *task.asked()) is None, what

    assert len(sources(lab)) > 30
    for path in sources(lab):
        text = path.read_bytes()
        path.write_bytes(text[:-1] + b" ")
        changed(f"{path.name} has another byte")
        path.write_bytes(text)
    (lab / "isa" / "more.py").write_text("")
    changed("a new table")
    (lab / "isa" / "more.py").rename(lab / "prove" / "more.py")
    changed("a file elsewhere")
    (lab / "prove" / "more.py").unlink()
    assert fingerprint(lab) == kept.prover


def test_other_decoders_prove_anew(kept, task, monkeypatch):
    seen = {fingerprint()}
    monkeypatch.setattr(module, "version", lambda name: "0.1")
    seen.add(fingerprint())
    monkeypatch.setattr(module.second, "versions", lambda: (("x86_64", "GNU objdump 9"),))
    seen.add(fingerprint())
    assert len(seen) == 3


def test_all_that_a_proof_loads_is_part_of_the_prover(task):
    """What a process has read of the lab after a proof."""
    code = (
        "import sys; from lanewise_lab.prove.interface import Case, default_interface;"
        "from lanewise_lab.prove.kernel import prove; path, symbol = sys.argv[1:];"
        "assert prove(path, symbol, default_interface(symbol), [Case(lanes=2)]).proved;"
        "print(*(m.__file__ for n, m in sys.modules.items() if n.startswith('lanewise_lab')))"
    )
    command = [sys.executable, "-c", code, task.path, task.symbol]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert len(loaded) > 20
    assert set(loaded) <= {str(p) for p in sources()}


def test_no_other_file_of_the_lab_is_read(lab):
    """Data of the prover would have to be part of the fingerprint."""
    for part in ("prove", "isa"):
        others = {p.suffix for p in (LAB / part).rglob("*") if p.is_file()} - {".py", ".pyc"}
        assert not others


def test_damaged_files_are_ignored(kept, task):
    first, _ = ask(kept, task)
    (path,) = files(kept)
    key, whole, source = key_of(kept, task), path.read_bytes(), random.Random(1)
    content = json.loads(whole)
    damaged = [b"", b"null", b"[]", b"{}", whole[:-40], whole[: len(whole) // 2], b"\xff" + whole]
    damaged.append(json.dumps(content | {"key": "0" * 64}).encode())
    for name, value in (("proved", False), ("proved", 1), ("stack_bytes", 7), ("executed", {})):
        damaged.append(
            json.dumps(content | {"verdict": content["verdict"] | {name: value}}).encode()
        )
    for _ in range(100):
        n = source.randrange(len(whole))
        damaged.append(whole[:n] + bytes([whole[n] ^ 1 << source.randrange(8)]) + whole[n + 1 :])
    for data in damaged:
        path.write_bytes(data)
        found = kept.find(key, *task.asked())
        # A changed space is no change.
        assert found is None or (found.as_json() == first.as_json() and json.loads(data) == content)
    path.write_bytes(b"{")
    again, before = ask(kept, task)
    assert again.proved and not before
    assert json.loads(path.read_bytes())["key"] == key


def test_a_kept_refusal_is_no_proof(kept, task):
    """Even with the right sum."""
    ask(kept, task)
    (path,) = files(kept)
    key, content = key_of(kept, task), json.loads(path.read_bytes())
    for value in (False, None, "yes"):
        content["verdict"]["proved"] = value
        content["sha256"] = module._checksum(key, content["verdict"])
        path.write_text(json.dumps(content))
        assert kept.find(key, *task.asked()) is None


def test_only_proofs_are_kept(kept, task):
    refused = dataclasses.replace(
        task, interface=dataclasses.replace(task.interface, layout="lanes")
    )
    unstated = dataclasses.replace(task, stack=8)
    for wrong in (refused, unstated):
        verdict, _ = ask(kept, wrong)
        assert not verdict.proved
        assert not files(kept)
    half = prove(task.path, task.symbol, task.interface, list(task.cases))
    assert not kept.keep(key_of(kept, task), half, (*task.cases, Case(lanes=3)))
    half.reason = object()
    assert not kept.keep(key_of(kept, task), half, task.cases)
    assert not files(kept)


def test_stated_bounds_are_judged_again(kept, task, monkeypatch):
    """The object is the same, but what its source or name says of it is not."""
    assert ask(kept, task)[0].proved
    verdict, before = ask(kept, dataclasses.replace(task, extensions=frozenset({"zbb"})))
    assert before and not verdict.proved and "the name says: zbb" in verdict.reason


def test_sources_that_change_while_it_proves(lab, tmp_path, task):
    kept = Kept(tmp_path / "proofs", lab=lab)
    path = lab / "round.py"
    text = path.read_bytes()
    try:
        path.write_bytes(text + b"\n")
        assert ask(kept, task)[0].proved
        assert not files(kept)
    finally:
        path.write_bytes(text)


def test_without_reading_all_is_proved(kept, task):
    assert ask(kept, task)[0].proved
    (path,) = files(kept)
    path.write_text("")
    blind = Kept(kept.folder, read=False)
    for _ in range(2):
        verdict, before = ask(blind, task)
        assert verdict.proved and not before
    assert ask(kept, task)[1], "a proof is written all the same"
