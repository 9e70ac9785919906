#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A copy of Mbed TLS 3.5 with the driver in it, by the steps of README.md.

    integrate.py MBEDTLS FOLDER

FOLDER gets include, library and scripts of MBEDTLS, with lanewise_driver.json in the list of
drivers, the calls of README.md in the template of the wrappers, and the operation among the
drivers' contexts; then Mbed TLS's own generator writes the wrappers. The texts that people copy by
hand are taken from README.md, so that a fault in them fails the tests.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

PSA = Path(__file__).resolve().parent


def insert(text: str, start: str, anchor: str, new: str) -> str:
    """`new` behind the first `anchor` that follows `start`; both must be there."""
    at = text.index(anchor, text.index(start)) + len(anchor)
    return text[:at] + new + text[at:]


def change(path: Path, *inserts: tuple[str, str, str]) -> None:
    text = path.read_text("utf-8")
    for start, anchor, new in inserts:
        text = insert(text, start, anchor, new)
    path.write_text(text, "utf-8")


def calls() -> dict[str, str]:
    """What README.md gives for each function of the wrappers, by its name without the prefix."""
    readme = (PSA / "README.md").read_text("utf-8")
    return dict(re.findall(r"^/\* hash_(\w+) \*/\n(.*?)(?=^/\*|^```)", readme, re.M | re.S))


def main() -> int:
    mbedtls, out = (Path(a) for a in sys.argv[1:3])
    manifest = PSA / "lanewise_driver.json"
    driver = json.loads(manifest.read_text("utf-8"))
    prefix, condition = driver["prefix"], driver["mbedtls/h_condition"]
    declared = set(re.findall(rf"\b{prefix}_(\w+)\(", (PSA / driver["headers"][0]).read_text()))
    listed = {e for c in driver["capabilities"] for e in c["entry_points"]}
    if declared != listed:
        raise SystemExit(f"manifest and header differ: {sorted(declared ^ listed)}")
    wanted = {e.removeprefix("hash_") for e in listed if e.startswith("hash_")}
    if calls().keys() != wanted:
        raise SystemExit(
            f"README.md lacks or has too many calls: {sorted(calls().keys() ^ wanted)}"
        )

    shutil.rmtree(out, ignore_errors=True)
    for name in ("include", "library", "scripts"):
        shutil.copytree(mbedtls / name, out / name)
    for name in ("programs", "tests"):  # by which the generator knows where it is
        (out / name).mkdir()
    jsons = out / "scripts/data_files/driver_jsons"
    shutil.copy(manifest, jsons)
    names = json.loads((jsons / "driverlist.json").read_text("utf-8"))
    (jsons / "driverlist.json").write_text(json.dumps([*names, manifest.name]), "utf-8")
    change(
        out / "include/psa/crypto_driver_contexts_primitives.h",
        (
            "",
            '#include "psa/crypto_builtin_primitives.h"\n',
            f'#if {condition}\n#include "{driver["headers"][0]}"\n#endif\n',
        ),
        (
            "mbedtls_psa_hash_operation_t mbedtls_ctx;",
            "\n",
            f"#if {condition}\n    {prefix}_hash_operation_t {prefix}_ctx;\n#endif\n",
        ),
    )
    template = out / "scripts/data_files/driver_templates/psa_crypto_driver_wrappers.h.jinja"
    for name, code in calls().items():
        anchor = "first */\n" if name in ("compute", "setup") else "    {\n"
        change(
            template,
            (f"psa_driver_wrapper_hash_{name}(", anchor, f"#if {condition}\n{code}#endif\n"),
        )
    generator = [sys.executable, "scripts/generate_driver_wrappers.py", "library"]
    return subprocess.run(generator, cwd=out).returncode


if __name__ == "__main__":
    sys.exit(main())
