#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the package for JavaScript repeats of the C library: generate.py --write | --check.

Of the table of the interface it makes interface.js (names as webcrypto has them, numbers, lengths,
messages, and where the fields of structures are in the 32-bit memory of WebAssembly) and names.d.ts
(the same names as types).
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "packaging"), str(HERE.parent / "interface")]
import sets as parameters  # noqa: E402
import written  # noqa: E402

HEAD = "// bindings/wasm/generate.py --write\n// SPDX-License-Identifier: Apache-2.0 OR MIT\n\n"
#: The functions of a scheme by what they do.
CALLS = {
    "mlkem": (
        *("keygen_seed", "encaps", "decaps", "check_public", "encaps_many", "decaps_many"),
        *("key_from_public", "key_from_private", "key_encaps", "key_decaps_many"),
    ),
    "mldsa": ("keygen_seed", "sign", "verify"),
    "slhdsa": ("keygen_seed", "sign", "verify", "check_key"),
}


def digests(table: dict) -> dict[str, dict]:
    """By name: the library's number, bytes of output (0: any), and the functions that begin a
    computation and that do all of it."""
    functions = {f["name"] for f in table["functions"]}
    out = {}
    for constant, number in table["enums"]["lanewise_algorithms"].items():
        word = constant.removeprefix("LANEWISE_")
        name = word.replace("_", "-").replace("KECCAK", "Keccak-").replace("TURBO", "Turbo")
        if name.startswith("SHAKE"):
            name = "c" + name  # SHAKE is cSHAKE with both strings empty
        entry = {"number": number, "bytes": table["constants"].get(f"LANEWISE_{word}_BYTES", 0)}
        once = f"lanewise_{name.lower()}"
        if not entry["bytes"]:
            if not {once, f"{once}_init"} <= functions:
                raise SystemExit(f"generate: there is no {once}, or no {once}_init")
            entry |= {"kind": re.sub(r"\d+$", "", name), "init": f"{once}_init", "once": once}
        out[name] = entry
    return out


def schemes(table: dict) -> dict[str, dict]:
    """By name of a parameter set: its number, lengths, that of what keys are made of, and calls."""
    functions = {f["name"]: f for f in table["functions"]}
    out = {}
    for scheme, calls in CALLS.items():
        for one in parameters.sets(table, scheme):
            size = one.name.rpartition("-")[2][:3] if scheme == "slhdsa" else ""
            seed = f"LANEWISE_{scheme.upper()}{'_' + size if size else ''}_SEED_BYTES"
            entry = {"scheme": scheme, "set": one.number, **one.lengths}
            # SLH-DSA's keys are made of three strings of that length.
            entry["seed"] = table["constants"][seed] * (3 if scheme == "slhdsa" else 1)
            if scheme == "mlkem":
                entry["shared"] = table["constants"]["LANEWISE_MLKEM_SHARED_BYTES"]
                entry["key"] = 8 * table["contexts"]["lanewise_mlkem_key"]["words"]
            entry["calls"] = {c: f"lanewise_{scheme}_{c}" for c in calls}
            if missing := set(entry["calls"].values()) - set(functions):
                raise SystemExit(f"generate: there is no {missing}")
            out[one.name] = entry
    return out


def layout(table: dict, name: str) -> dict[str, int]:
    """Offsets of a structure's fields in bytes, and its "size": clang's layout for wasm32."""
    offset, biggest, out = 0, 4, {}
    for field in table["structs"][name]:
        wide = field["text"].startswith("uint64_t")
        if not wide and not re.match(
            r"(const \w+ \*|size_t |int |lanewise_\w+_prehash )", field["text"]
        ):
            raise SystemExit(f"generate: what size has {field['text']}?")
        size = 8 if wide else 4
        biggest = max(biggest, size)
        offset += -offset % size
        count = re.search(r"\[(\d+)\]$", field["text"])
        out[re.sub(r"\[.*", "", field["name"])] = offset
        offset += size * int(count[1] if count else 1)
    return {**out, "size": offset + -offset % biggest}


def constant(name: str, about: str, value: object) -> str:
    """A constant, one entry a line."""
    lines = [f"  {json.dumps(str(k))}: {json.dumps(v)}," for k, v in value.items()]
    return "\n".join([f"/** {about} */", f"export const {name} = {{", *lines, "};", ""])


def interface(table: dict) -> str:
    said, status = parameters.messages(), table["enums"]["lanewise_status"]
    layouts = {s: layout(table, f"lanewise_{s}_options") for s in ("mldsa", "slhdsa")}
    macs = {f"KMAC{n}": {"init": f"lanewise_kmac{n}_init", "bits": n} for n in (128, 256)}
    contexts = {n: f"lanewise_{n}_bytes" for n in ("sponge", "tree")}
    parts = [
        constant("DIGESTS", "Hash functions.", digests(table)),
        constant("MACS", "Message authentication codes.", macs),
        constant("SCHEMES", "Parameter sets; lengths in bytes.", schemes(table)),
        constant("STATUS", "What a C function returns.", status),
        constant("MESSAGES", "Texts of errors.", {status[n]: text for n, text in said.items()}),
        constant("OPTIONS", "Offsets of options, in bytes.", layouts),
        constant("CONTEXTS", "What says how many bytes a computation takes.", contexts),
        f"export const DOMAIN = {table['constants']['LANEWISE_TURBOSHAKE_DOMAIN']};\n",
    ]
    return HEAD + "\n".join(parts)


def types(table: dict) -> str:
    found = {"Fixed": [], "cSHAKE": [], "TurboSHAKE": [], "KT": []}
    for name, entry in digests(table).items():
        found[entry.get("kind", "Fixed")].append(name)
    kinds = {f"{k[0].upper()}{k[1:]}Name": v for k, v in found.items()}
    kinds["KMACName"] = ["KMAC128", "KMAC256"]
    for name, entry in schemes(table).items():
        kinds.setdefault(entry["scheme"].upper() + "Name", []).append(name)
    return HEAD + "".join(
        f"export type {kind} =\n" + "".join(f'  | "{name}"\n' for name in names)[:-1] + ";\n"
        for kind, names in kinds.items()
    )


def texts() -> dict[Path, str]:
    table = parameters.table()
    return {HERE / "interface.js": interface(table), HERE / "names.d.ts": types(table)}


if __name__ == "__main__":
    sys.exit(
        written.bring(written.parser(__doc__)[0].parse_args(), "bindings/wasm/generate.py", texts())
    )
