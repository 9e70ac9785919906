# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The 27 programs, from one description: what each version and size needs, in which order.

The order is what hides work: the hash module runs ahead of the engines by as many polynomials as
fit into its ring of M0, and the decoder by as many as fit into its own.
"""

from __future__ import annotations

from functools import cache

import microcode as mc
import params as at
from params import DECODE_RING, HASH_RING, M2_SLOTS, Set

#: Polynomials of A that are made while the engines decrypt, by k: no more than the time is for.
AHEAD = {2: 3, 3: 4, 4: 4}


class Builder:
    """Collects the four streams; names become events and slots."""

    def __init__(self, p: Set):
        self.p = p
        self.streams = {s: [] for s in mc.STREAMS}
        self.labels = {s: [] for s in mc.STREAMS}
        self.events: dict[str, int] = {}
        self.slots: dict[str, int] = {}
        self.made = {"hash": 0, "decode": 0}
        self.out = 0

    def event(self, name: str | None) -> int:
        if name is None:
            return 0
        return self.events.setdefault(name, len(self.events) + 1)

    def put(self, stream: str, label: str, **fields: int) -> None:
        self.streams[stream].append(mc.encode(stream, **fields))
        self.labels[stream].append(label)

    def ring(self, stream: str, name: str) -> int:
        """The next slot of M0 for polynomial `name`."""
        ring = HASH_RING if stream == "hash" else DECODE_RING
        slot = ring[self.made[stream] % len(ring)]
        self.made[stream] += 1
        self.slots[name] = slot
        return slot

    # The hash stream. A message is a list of (lane, lanes, event or None).
    def hash(self, label, function, message, dst, out, done=None, tail=b"", alone=False):
        for part, (addr, lanes, wait) in enumerate(message):
            last = part == len(message) - 1
            fields = {"addr": addr, "lanes": lanes, "wait": self.event(wait), "function": function}
            fields["alone"] = int(alone and part == 0)
            if last:
                fields |= {
                    "last": 1,
                    "tail": len(tail),
                    "imm": int.from_bytes(tail, "little"),
                    "dest": mc.TO_BYTES,
                    "dst": dst,
                    "out": out,
                    "set": self.event(done),
                }
            self.put("hash", label, op=mc.ABSORB, **fields)

    def noise(self, name, nonce, seed, wait, eta, message=False):
        slot = self.ring("hash", name)
        self.put(
            "hash", name, op=mc.ABSORB, addr=seed, lanes=4, wait=self.event(wait), last=1,
            function=mc.SHAKE256, tail=1, imm=nonce,
            dest=mc.TO_NOISE2 if eta == 2 else mc.TO_NOISE3, dst=slot, out=8 * eta,
            message=int(message),
        )  # fmt: skip

    def matrix(self, row, column, wait, transposed=False):
        """A[row][column], or its transpose's: FIPS 203 algorithm 13 line 5 appends j, then i."""
        name = f"A{row}{column}"
        slot = self.ring("hash", name)
        j, i = (row, column) if transposed else (column, row)
        p = self.p
        self.put(
            "hash", name, op=mc.ABSORB, addr=at.rho_at(p), lanes=4, wait=self.event(wait), last=1,
            function=mc.SHAKE128, tail=2, imm=j | i << 8,
            dest=mc.TO_REJECT16 if p.version == "round2" else mc.TO_REJECT, dst=slot,
            out=21 * p.xof_blocks,
        )  # fmt: skip

    # The engines.
    def ntt(self, name, to, out=False):
        self.put("engine", f"NTT {name}", op=mc.NTT, a=self.slots[name], use_a=1, b=to,
                 **self._out(out))  # fmt: skip

    def mul(self, name, b, acc, add, out=False):
        self.put("engine", name, op=mc.MUL, a=self.slots[name], use_a=1, b=b, acc=acc,
                 add=int(add), **self._out(out))  # fmt: skip

    def intt(self, label, b, summand, add=True):
        self.put("engine", f"INTT {label}", op=mc.INTT, a=self.slots[summand], use_a=1, b=b,
                 add=int(add), **self._out(True))  # fmt: skip

    def _out(self, wanted: bool) -> dict[str, int]:
        if not wanted:
            return {}
        self.out = (self.out + 1) % M2_SLOTS
        return {"out": self.out, "use_out": 1}

    # The coders.
    def decode(self, name, addr, width):
        slot = self.ring("decode", name)
        self.put("decode", name, op=mc.DECODE, addr=addr, width=mc.WIDTHS.index(width), dst=slot)

    def encode(self, name, addr, width, done=None, check=False):
        """The polynomial that the last instruction of the engines left in M2."""
        self.put("encode", name, op=mc.CHECK if check else mc.ENCODE, src=self.out, addr=addr,
                 width=mc.WIDTHS.index(width), set=self.event(done))  # fmt: skip

    def move(self, label, op, addr, dst=0, other=0, wait=None, done=None):
        self.put("decode", label, op=op, addr=addr, dst=dst, other=other, wait=self.event(wait),
                 set=self.event(done))  # fmt: skip

    def finish(self) -> mc.Program:
        ends = (mc.HASH_END, mc.ENGINE_END, mc.DECODE_END, mc.ENCODE_END)
        for stream, end in zip(mc.STREAMS, ends, strict=True):
            self.put(stream, "end", op=end)
        streams = {s: tuple(w) for s, w in self.streams.items()}
        labels = {s: tuple(w) for s, w in self.labels.items()}
        return mc.Program(streams, labels, tuple(self.events))


def _keygen(b: Builder) -> None:
    p, k = b.p, b.p.k
    ek, rho, sigma = at.ek_at(p), at.rho_at(p), at.hash_at(p)
    # G(d), with k appended in FIPS 203: rho to its place, sigma behind it.
    tail = bytes([k]) if p.version == "fips203" else b""
    b.hash("G", mc.SHA3_512, [(at.SEED_D, 4, None)], rho, 8, "seeds", tail)
    b.move("z", mc.COPY, at.SEED_Z, dst=at.z_at(p))
    for j in range(k):
        b.noise(f"s{j}", j, sigma, "seeds", p.eta1)
    for i in range(k):
        b.noise(f"e{i}", k + i, sigma, "seeds", p.eta1)
        for j in range(k):
            b.matrix(i, j, "seeds")
    for j in range(k):
        b.ntt(f"s{j}", j, out=True)
        b.encode(f"s{j}", at.DK + 48 * j, 12)
    for i in range(k):
        b.ntt(f"e{i}", 4)
        for j in range(k):
            b.mul(f"A{i}{j}", j, 4, add=True, out=j == k - 1)
        b.encode(f"t{i}", ek + 48 * i, 12, f"t{i}")
    message = [(ek + 48 * i, 48 + 4 * (i == k - 1), f"t{i}") for i in range(k)]
    b.hash("H(ek)", mc.SHA3_256, message, at.hash_at(p), 4, "hek", alone=True)


def _encrypt(b: Builder, message_ready: str, prefetched: int, check: bool) -> None:
    """K-PKE.Encrypt with the coins at COIN_R, ready with event `coins`."""
    p, k = b.p, b.p.k
    for j in range(k):
        b.noise(f"y{j}", j, at.COIN_R, "coins", p.eta1)
    made = 0
    for i in range(k):
        for j in range(k):
            if made >= prefetched:
                b.matrix(i, j, None, transposed=True)
            made += 1
        b.noise(f"e1_{i}", k + i, at.COIN_R, "coins", 2)
    b.noise("e2", 2 * k, at.COIN_R, message_ready, 2, message=True)
    for j in range(k):
        b.ntt(f"y{j}", j)
    for i in range(k):
        for j in range(k):
            b.mul(f"A{i}{j}", j, 4, add=j > 0)
        b.intt(f"u{i}", 4, f"e1_{i}")
        b.encode(f"u{i}", at.CT + 4 * p.du * i, p.du, f"u{i}", check)
    for j in range(k):
        b.mul(f"t{j}", j, 5, add=j > 0)
    b.intt("v", 5, "e2")
    b.encode("v", at.CT + 4 * p.du * k, p.dv, "v", check)


def _decode_key(b: Builder) -> None:
    for j in range(b.p.k):
        b.decode(f"t{j}", at.ek_at(b.p) + 48 * j, 12)


def _ciphertext(p: Set, chasing: bool) -> list[tuple]:
    """The ciphertext as a message: at once, or each part when it is encoded."""
    if not chasing:
        return [(at.CT, p.ct_lanes, None)]
    parts = [(at.CT + 4 * p.du * i, 4 * p.du, f"u{i}") for i in range(p.k)]
    return [*parts, (at.CT + 4 * p.du * p.k, 4 * p.dv, "v")]


def _encaps(b: Builder) -> None:
    p = b.p
    fips = p.version == "fips203"
    ek = [(at.ek_at(p), p.ek_lanes, None)]
    if not fips:
        b.hash("H(m)", mc.SHA3_256, [(at.COINS, 4, None)], at.MESSAGE, 4, "message")
    else:
        b.move("m", mc.COPY, at.COINS, dst=at.MESSAGE, done="message")
    b.hash("H(ek)", mc.SHA3_256, ek, at.HASH_EK, 4, "hek")
    # The shared key, or what is hashed to it, and the coins lie one behind the other.
    b.hash("G", mc.SHA3_512, [(at.MESSAGE, 4, "message"), (at.HASH_EK, 4, "hek")],
           at.SHARED, 8, "coins")  # fmt: skip
    b.move("m", mc.LOAD, at.MESSAGE, wait="message", done="loaded")
    _decode_key(b)
    _encrypt(b, "loaded", 0, check=False)
    if not fips:
        b.hash("H(c)", mc.SHA3_256, _ciphertext(p, True), at.HASH_CT, 4, "hct", alone=True)
        b.hash("KDF", mc.SHAKE256, [(at.SHARED, 4, "coins"), (at.HASH_CT, 4, "hct")],
               at.SHARED, 4, "shared")  # fmt: skip


def _decaps(b: Builder) -> None:
    p, k = b.p, b.p.k
    fips = p.version == "fips203"
    if fips:
        b.hash("J", mc.SHAKE256, [(at.z_at(p), 4, None), (at.CT, p.ct_lanes, None)],
               at.KBAR, 4, "kbar")  # fmt: skip
        b.hash("H(ek)", mc.SHA3_256, [(at.ek_at(p), p.ek_lanes, None)], at.TEMP, 4, "hek")
    else:
        b.hash("H(c)", mc.SHA3_256, _ciphertext(p, False), at.HASH_CT, 4, "hct")
    ahead = AHEAD[k] + (0 if fips else 2)
    ahead = min(ahead, k * k)
    for n in range(ahead):
        b.matrix(n // k, n % k, None, transposed=True)
    b.hash("G", mc.SHA3_512, [(at.MESSAGE, 4, "message"), (at.hash_at(p), 4, None)],
           at.SHARED, 8, "coins")  # fmt: skip
    # m = v - s u, the engines alone.
    for j in range(k):
        b.decode(f"u{j}", at.CT + 4 * p.du * j, p.du)
        b.decode(f"s{j}", at.DK + 48 * j, 12)
    b.decode("v", at.CT + 4 * p.du * k, p.dv)
    for j in range(k):
        b.ntt(f"u{j}", 6)
        b.mul(f"s{j}", 6, 7, add=j > 0)
    b.intt("m", 7, "v", add=False)
    b.encode("m", at.MESSAGE, 1, "message")
    _decode_key(b)
    b.move("m", mc.LOAD, at.MESSAGE, wait="message", done="loaded")
    if fips:
        b.move("H(ek)", mc.COMPARE, at.TEMP, other=at.hash_at(p), wait="hek")
    _encrypt(b, "loaded", ahead, check=True)
    # The event of the last comparison is that of v: the encoder works in order.
    if fips:
        b.move("K", mc.SELECT, at.SHARED, dst=at.SHARED, other=at.KBAR, wait="v")
    else:
        b.move("Kbar", mc.SELECT, at.SHARED, dst=at.PREKEY, other=at.z_at(p), wait="v", done="pre")
        b.hash("KDF", mc.SHAKE256, [(at.PREKEY, 4, "pre"), (at.HASH_CT, 4, "hct")],
               at.SHARED, 4, "shared")  # fmt: skip


@cache
def program(p: Set, operation: str) -> mc.Program:
    """The program of one operation of one parameter set."""
    b = Builder(p)
    {"keygen": _keygen, "encaps": _encaps, "decaps": _decaps}[operation](b)
    return b.finish()


def all_programs() -> dict[tuple[Set, str], mc.Program]:
    return {
        (p, operation): program(p, operation)
        for p in (Set(v, s) for v in at.VERSIONS for s in at.SIZES)
        for operation in at.OPERATIONS
    }
