# SPDX-License-Identifier: Apache-2.0 OR MIT
"""lanewise-lab compare: what it takes for measurements, and that it tells sets of rules apart."""

import json

import pytest
from lanewise_lab import cli, compare, cores
from lanewise_lab.cycles.judge import Options, measured
from lanewise_lab.cycles.model import timer

KERNEL = "keccakp1600_x1_armv7m_m4_lazy3"
SHARE = 17  # cycles of a caller, made up


def row(name: str, cycles: int, **more) -> dict:
    return {"name": name, "kind": "probe", "cycles": [cycles] * 3} | more


def file(*rows: dict, **more) -> dict:
    setting = {"name": "no wait states", "model": True, "rows": [row(compare.EMPTY, 0), *rows]}
    head = {"schema": compare.SCHEMA, "where": "a test", "core": "cortex-m4", "emulated": False}
    return head | {"counter": "DWT_CYCCNT", "settings": [setting]} | more


@pytest.fixture
def said(tmp_path, capsys):
    """The command on a file of these contents: exit status, standard output, standard error."""

    def run(data, *options: str):
        path = tmp_path / "measured.json"
        path.write_text(data if isinstance(data, str) else json.dumps(data))
        status = cli.main(["compare", str(path), *options])
        return status, *capsys.readouterr()

    return run


def test_rules_exist():
    """Every rule that a probe is for is a rule of one of its cores, and every name is used once."""
    for p in compare.probes():
        known = [cores.load(name).rules for name in p.cores]
        assert p.rules and all(any(rule in rules for rules in known) for rule in p.rules), p.name
        assert p.isa == cores.load(p.cores[0]).isa
    assert {"cortex-m3", "cortex-m4", "cortex-m7", "cortex-a55", "cortex-a510"} == {
        core for p in compare.probes() for core in p.cores
    }


def test_every_alternative_of_the_m7_is_probed():
    """What the alternatives change is what the boards are to decide."""
    changed = {name for other in cores.load("cortex-m7").others for name in other["rules"]}
    assert changed and changed <= {rule for p in compare.probes("cortex-m7") for rule in p.rules}


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (file(emulated=True), "counts of an emulator"),
        (file(counter="SysTick"), "counted by SysTick, which does not count cycles of the core"),
        (file(counter="chain"), "counted by chain"),
        (file(core=None), "the core is not known"),
        (file(core=None, midr="0x410fd0b1"), "or there is no model of it"),  # Cortex-A76
        (file(core=None, midr="what"), "the core is not known"),
        (file(core="cortex-m99"), "cortex-m99"),
        (file(schema="2"), "not of the schema"),
        (file(row("probe_x", -1)), "probe_x: kind, or least, median and most cycles"),
        (file(row("probe_x", 1) | {"cycles": [2, 1, 3]}), "probe_x: kind, or least"),
        (file(row(KERNEL, 1, kind="kernel", right=False)), "did not compute Keccak there"),
        (file(row(KERNEL, 1, kind="kernel")), "did not compute Keccak there"),
        (file(settings=[{"name": "x", "model": True, "rows": []}]), "no row probe_empty"),
        (file(settings=[{"name": "x", "rows": []}]), "without name, model or rows"),
        (file(row("keccakp1600_gone", 1, kind="kernel", right=True)), "no kernel keccakp1600_gone"),
        ("{", "is no JSON"),
        ("[]", "not of the schema"),
    ],
)
def test_what_is_no_measurement_is_refused(said, data, words):
    status, out, err = said(data)
    assert (status, out) == (2, "") and words in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("midr", "core"),
    [("0x412fd050", "cortex-a55"), ("0x411fd461", "cortex-a510"), ("0x410fd034", None)],
)
def test_the_core_of_a_register(midr, core):
    """MIDR_EL1 of an A55, an A510, and an A53, which has no model."""
    assert compare.core_of(midr) == core


def test_no_file(capsys, tmp_path):
    assert cli.main(["compare", str(tmp_path / "gone")]) == 2
    assert "No such file" in capsys.readouterr().err


def predicted(core: cores.Core, rules: str, names: list[str], folder) -> list[dict]:
    """Rows as a core with a set of rules would measure them, with a caller's share."""
    (other,) = [s.core for s in cores.alternatives(core) if s.name == rules]
    rows = []
    for name in names:
        path = compare.assemble(core, name, folder)
        symbol = name if name.startswith("probe_") else f"lanewise_{name}"
        found = measured(str(path), symbol, core, 24, Options(any=True))
        rows.append(row(name, SHARE + timer(found.trace.steps, core)(other)))
    return rows


@pytest.mark.slow
def test_sets_of_rules_are_told_apart(said, tmp_path):
    core = cores.load("cortex-m7")
    names = ["probe_empty", "probe_load_to_shifted", "probe_load_to_alu"]
    data = file(core="cortex-m7")
    data["settings"][0]["rows"] = predicted(core, "late shifts", names, tmp_path)
    status, out, _ = said(data, "--json")
    found = {p["name"]: p for p in json.loads(out)["settings"][0]["probes"]}
    assert status == 0 and set(found) == {"load_to_shifted", "load_to_alu"}
    assert found["load_to_shifted"]["rules"]["load_to_shifted"] == {"model": 2, "fits": [3]}
    assert "likeliest" not in found["load_to_shifted"]["agree"]
    assert "late shifts" in found["load_to_shifted"]["agree"]
    assert "likeliest" in found["load_to_alu"]["agree"]
    status, out, _ = said(data)
    assert "load_to_shifted 2, measured 3" in out
    assert "agree with every probe: late shifts, both, late operands, harshest." in out


@pytest.mark.slow
def test_a_kernel_beside_its_prediction(said, tmp_path):
    core = cores.load("cortex-m4")
    rows = predicted(core, core.central.get("name", "central"), ["probe_empty", KERNEL], tmp_path)
    rows[1] |= {"kind": "kernel", "rounds": 24, "right": True}
    data = file()
    data["settings"][0]["rows"] = rows
    more = {"name": "slow flash", "model": False, "rows": [rows[1]]}
    data["settings"].append(more)
    status, out, _ = said(data)
    assert status == 0 and f"| {KERNEL} | 24 |" in out and "| +0.0 % |" in out
    assert "the model does not cover this setting" in out
    rows[1]["cycles"] = [round(1.1 * c) for c in rows[1]["cycles"]]
    status, out, _ = said(data)
    assert status == 0 and "| no |" in out and "| -9." in out
