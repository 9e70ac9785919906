# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The implementations to compare with: each says what it serves and computes a Case."""

import hashlib
import subprocess


def rate_of(case):
    """Of the functions that come at 128 and 256 bits."""
    return 168 if case.function.endswith("128") else 136


def encoded(string):
    """The length of encode_string(string), SP 800-185 section 2.3.2."""
    bits = 8 * len(string)
    return 1 + max(1, (bits.bit_length() + 7) // 8) + len(string)


def padded(function, custom, name=b""):
    """The length of what cSHAKE pads to a multiple of the rate for this function."""
    for known in ("KMAC", "TupleHash", "ParallelHash"):
        if function.startswith(known):
            name = known.encode()
    return 2 + encoded(name) + encoded(custom)


class Hashlib:
    """CPython's hashlib: SHA-3 and SHAKE."""

    functions = "SHA3-224 SHA3-256 SHA3-384 SHA3-512 SHAKE128 SHAKE256".split()

    def restrict(self, case):
        pass

    def compute(self, case):
        if case.function.startswith("SHAKE"):
            name = case.function[:5].lower() + "_" + case.function[5:]
            return hashlib.new(name, case.data).digest(case.outlen)
        return hashlib.new(case.function.lower().replace("-", "_"), case.data).digest()


class Pycryptodome:
    """pycryptodome 4.4: keys and outputs have lower limits there, the function name of
    cSHAKE is there, but not in the public interface."""

    functions = (
        "Keccak-256 cSHAKE128 cSHAKE256 KMAC128 KMAC256 TupleHash128 TupleHash256 "
        "TurboSHAKE128 TurboSHAKE256 KT128"
    ).split()

    def __init__(self):
        import Crypto.Hash
        from Crypto.Hash import (
            KMAC128,
            KMAC256,
            KangarooTwelve,
            TupleHash128,
            TupleHash256,
            TurboSHAKE128,
            TurboSHAKE256,
            cSHAKE128,
            cSHAKE256,
            keccak,
        )

        del Crypto
        self.modules = {
            "Keccak-256": keccak,
            "cSHAKE128": cSHAKE128,
            "cSHAKE256": cSHAKE256,
            "KMAC128": KMAC128,
            "KMAC256": KMAC256,
            "TupleHash128": TupleHash128,
            "TupleHash256": TupleHash256,
            "TurboSHAKE128": TurboSHAKE128,
            "TurboSHAKE256": TurboSHAKE256,
            "KT128": KangarooTwelve,
        }

    def restrict(self, case):
        if case.function.startswith("KMAC"):
            least = int(case.function[-3:]) // 8
            case.key = case.key + bytes(max(0, least - len(case.key)))
        if case.function.startswith(("KMAC", "TupleHash")):
            case.outlen = max(8, case.outlen)

    def compute(self, case):
        module = self.modules[case.function]
        if case.function == "Keccak-256":
            return module.new(digest_bits=256, data=case.data).digest()
        if case.function.startswith("KMAC"):
            arguments = {"key": case.key, "mac_len": case.outlen, "custom": case.custom}
            return module.new(**arguments, data=case.data).digest()
        if case.function.startswith("TupleHash"):
            h = module.new(digest_bytes=case.outlen, custom=case.custom)
            for element in case.elements:
                h.update(element)
            return h.digest()
        if case.function.startswith("TurboSHAKE"):
            return module.new(domain=case.domain, data=case.data).read(case.outlen)
        if case.function.startswith("cSHAKE"):
            return module._new(case.data, case.custom, case.name).read(case.outlen)
        return module.new(data=case.data, custom=case.custom).read(case.outlen)


class Rust:
    """tiny-keccak, turboshake and k12 (crates) behind one program (folder rust)."""

    functions = (
        "Keccak-256 cSHAKE128 cSHAKE256 KMAC128 KMAC256 KMACXOF128 KMACXOF256 TupleHash128 "
        "TupleHash256 TupleHashXOF128 TupleHashXOF256 ParallelHash128 ParallelHash256 "
        "ParallelHashXOF128 ParallelHashXOF256 TurboSHAKE128 TurboSHAKE256 KT128 KT256"
    ).split()
    domains = [1, 2, 6, 7, 11, 31, 64, 96, 127]

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def restrict(self, case):
        if case.function.startswith("TurboSHAKE"):
            case.domain = self.domains[case.domain % len(self.domains)]
        # tiny-keccak 2.0.2 adds a block of zeros where the strings of bytepad already end a block
        # (SP 800-185 section 2.3.3 pads only until then). pycryptodome is compared there.
        strings = case.name or case.custom
        while strings and not padded(case.function, case.custom, case.name) % rate_of(case):
            case.custom += b"."
        while case.key and not (2 + encoded(case.key)) % rate_of(case):
            case.key += b"."

    def compute(self, case):
        elements = ",".join(e.hex() for e in case.elements) if case.elements else "none"
        fields = [case.function, str(case.outlen), case.data.hex(), case.key.hex()]
        fields += [case.name.hex(), case.custom.hex(), str(case.domain), str(case.block), elements]
        self.process.stdin.write("\t".join(fields) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if answer == "unsupported" or len(answer) != 2 * case.outlen:
            raise AssertionError(f"the Rust program answered {answer[:80]!r} to {case}")
        return bytes.fromhex(answer)
