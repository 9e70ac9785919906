# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Key files as RFC 9909, RFC 9935 and RFC 9881 have them, put together by hand:
what the command's own reader and writer are compared with."""

import base64

#: set -> last byte of the object identifier below 2.16.840.1.101.3.4.3, bytes of a seed.
SLHDSA = {
    "128s": (0x1A, 16),
    "128f": (0x1B, 16),
    "192s": (0x1C, 24),
    "192f": (0x1D, 24),
    "256s": (0x1E, 32),
    "256f": (0x1F, 32),
}
#: A private key of 128f whose PK.root is that of its seeds: others are not signed with.
SK_128F = bytes(range(48)) + bytes.fromhex("a90e4715b9a925c332801767fd786371")
SIGNATURE = {
    "128s": 7856,
    "128f": 17088,
    "192s": 16224,
    "192f": 35664,
    "256s": 29792,
    "256f": 49856,
}
#: set -> last byte below 2.16.840.1.101.3.4.4, bytes of ek, of dk, of a ciphertext.
MLKEM = {
    "512": (0x01, 800, 1632, 768),
    "768": (0x02, 1184, 2400, 1088),
    "1024": (0x03, 1568, 3168, 1568),
}
FORMS = ("seed", "expanded", "both")
#: set -> last byte below 2.16.840.1.101.3.4.3, bytes of a public key, a private one, a signature.
MLDSA = {
    "44": (17, 1312, 2560, 2420),
    "65": (18, 1952, 4032, 3309),
    "87": (19, 2592, 4896, 4627),
}


def algorithm(arc, last):
    return bytes.fromhex(f"300b060960864801650304{arc:02x}{last:02x}")


def slhdsa_private(name, sk, last=None):
    x, n = SLHDSA[name]
    a = algorithm(3, last or x)
    assert len(sk) == 4 * n
    head = {16: ("3052020100", "0440"), 24: ("3072020100", "0460"), 32: ("308193020100", "048180")}
    return bytes.fromhex(head[n][0]) + a + bytes.fromhex(head[n][1]) + sk


def slhdsa_public(name, pk, last=None):
    x, n = SLHDSA[name]
    assert len(pk) == 2 * n
    head = {16: ("3030", "032100"), 24: ("3040", "033100"), 32: ("3050", "034100")}
    return bytes.fromhex(head[n][0]) + algorithm(3, last or x) + bytes.fromhex(head[n][1]) + pk


def mlkem_public(name, ek):
    x, size, _, _ = MLKEM[name]
    assert len(ek) == size
    head = {"512": ("30820332", "0382032100"), "768": ("308204b2", "038204a100")}
    outer, bits = head.get(name, ("30820632", "0382062100"))
    return bytes.fromhex(outer) + algorithm(4, x) + bytes.fromhex(bits) + ek


#: Lengths in hexadecimal: of the whole, of the OCTET STRING, of what is in it, of dk.
EXPANDED = {
    "512": ("0678", "0664", "0660"),
    "768": ("0978", "0964", "0960"),
    "1024": ("0c78", "0c64", "0c60"),
}
BOTH = {
    "512": ("06be", "06aa", "06a6"),
    "768": ("09be", "09aa", "09a6"),
    "1024": ("0cbe", "0caa", "0ca6"),
}


def mlkem_private(name, form, seed, dk):
    a = algorithm(4, MLKEM[name][0])
    if form == "seed":
        return bytes.fromhex("3054020100") + a + bytes.fromhex("04428040") + seed
    whole, octets, inner = (EXPANDED if form == "expanded" else BOTH)[name]
    head = bytes.fromhex(f"3082{whole}020100") + a + bytes.fromhex(f"0482{octets}")
    if form == "expanded":
        return head + bytes.fromhex(f"0482{inner}") + dk
    return (
        head
        + bytes.fromhex(f"3082{inner}0440")
        + seed
        + bytes.fromhex("0482" + EXPANDED[name][2])
        + dk
    )


def element(tag, content):
    """One of DER, of less than 65536 bytes."""
    n = len(content)
    size = (
        bytes([n]) if n < 128 else bytes([0x81, n]) if n < 256 else b"\x82" + n.to_bytes(2, "big")
    )
    return bytes([tag]) + size + content


def mldsa_public(name, pk):
    x, size, _, _ = MLDSA[name]
    assert len(pk) == size
    return element(0x30, algorithm(3, x) + element(3, b"\0" + pk))


def mldsa_private(name, form, seed, sk):
    if form == "seed":
        inner = element(0x80, seed)
    elif form == "expanded":
        inner = element(4, sk)
    else:
        inner = element(0x30, element(4, seed) + element(4, sk))
    return element(0x30, b"\2\1\0" + algorithm(3, MLDSA[name][0]) + element(4, inner))


def pem(der, label):
    text = base64.b64encode(der)
    lines = [text[i : i + 64] for i in range(0, len(text), 64)]
    return b"-----BEGIN %s-----\n%s\n-----END %s-----\n" % (label, b"\n".join(lines), label)


def private_pem(der):
    return pem(der, b"PRIVATE KEY")


def public_pem(der):
    return pem(der, b"PUBLIC KEY")


def der_of(text):
    lines = text.split(b"\n")
    return base64.b64decode(
        b"".join(line for line in lines if not line.startswith(b"-----")), validate=True
    )
