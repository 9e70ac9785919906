# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Inputs and expected outputs of the leaves: from hashlib, and from the formulas of FIPS 203.

Each function gives a Case: transfers in, transfers out, and the cycles that they may take without
stalls. Expected values share nothing with the RTL and, of the samplers and coders, nothing with the
cycle model's data paths either.
"""

from __future__ import annotations

import hashlib
import random
import sys
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "model"))
import engine  # noqa: E402
import microcode as mc  # noqa: E402
from hashing import permute  # noqa: E402
from machine import Machine  # noqa: E402
from params import Hardware, N, Q, Set  # noqa: E402

#: Rate in lanes, suffix, function: FIPS 202 section 6.
HASHES = (
    (18, 0x06, hashlib.sha3_224, 28),
    (17, 0x06, hashlib.sha3_256, 32),
    (13, 0x06, hashlib.sha3_384, 48),
    (9, 0x06, hashlib.sha3_512, 64),
    (21, 0x1F, hashlib.shake_128, None),
    (17, 0x1F, hashlib.shake_256, None),
)


@dataclass
class Case:
    inputs: list[int]
    outputs: list[int]
    cycles: int | None = None
    arguments: list[str] = field(default_factory=list)


def pack(*fields: tuple[int, int]) -> int:
    """(value, bits), the highest first."""
    word = 0
    for value, bits in fields:
        assert 0 <= value < 1 << bits
        word = word << bits | value
    return word


def coefficients(values: list[int]) -> int:
    return sum(v << 12 * n for n, v in enumerate(values))


def edge(rng: random.Random) -> int:
    """A remainder; often one at an edge."""
    return rng.choice([0, 1, 2, Q - 1, Q - 2, Q // 2, Q // 2 + 1, *(rng.randrange(Q),) * 5])


def engines(rng: random.Random, count: int) -> Case:
    inputs, outputs = [], []
    for _ in range(count):
        op, single = rng.randrange(3), rng.randrange(4) == 0
        x, z = [edge(rng) for _ in range(4)], [edge(rng) for _ in range(4)]
        if op == 2:
            single = False
            r0, r1 = engine.product(x[0], x[1], x[2], x[3], z[2])
            # The upper half shows what a product makes on its way.
            want = [r0, r1, (x[0] * x[2] + x[1] * x[3]) % Q, r1]
        else:
            step = engine.back if op else engine.butterfly
            y = list(x)
            y[0], y[2] = step(x[0], x[2], z[0])
            y[1], y[3] = step(x[1], x[3], z[1])
            if not single:
                y[0], y[1], (y[2], y[3]) = *step(y[0], y[1], z[2]), step(y[2], y[3], z[3])
            want = y
        inputs.append(pack((op, 2), (int(single), 1), (coefficients(z), 48), (coefficients(x), 48)))
        outputs.append(coefficients(want))
    return Case(inputs, outputs, count - 1 + 10)


def sponge(message: bytes, rate: int, suffix: int) -> bytes:
    """The first `rate` bytes of the state after a message (FIPS 202 section 4)."""
    data = bytearray(message) + bytes([suffix])
    data += bytes(-len(data) % rate)
    data[-1] |= 0x80
    state = [0] * 25
    for at in range(0, len(data), rate):
        for i in range(rate // 8):
            state[i] ^= int.from_bytes(data[at + 8 * i : at + 8 * i + 8], "little")
        state = permute(state)
    return b"".join(v.to_bytes(8, "little") for v in state[: rate // 8])


def hashes(rng: random.Random, count: int, rounds: int, most: int = 400) -> Case:
    """Messages for each of the six functions, of lengths around lanes and blocks up to `most`."""
    inputs, outputs, together = [], [], min(rounds, 2)
    for n in range(count):
        rate, suffix, function, size = HASHES[n % len(HASHES)]
        edges = [0, 1, 7, 8, 32, 33, 34, 64, 8 * rate - 1, 8 * rate, 8 * rate + 1]
        edges += [16 * rate - 8, 16 * rate, rng.randrange(400)]
        length = rng.choice([length for length in edges if length <= most])
        lanes = -(-size // 8) if size else rng.choice([1, 4, rate, rate + 1, 3 * rate, 24])
        message = rng.randbytes(length)
        digest = function(message).digest() if size else function(message).digest(8 * lanes)
        whole = [message[i : i + 8] for i in range(0, length, 8)] or [b""]
        if len(whole[-1]) == 8 and rng.randrange(2):
            whole.append(b"")
        for i, part in enumerate(whole):
            last = i == len(whole) - 1
            # Bytes that do not count are there to be ignored.
            data = part + rng.randbytes(8 - len(part))
            inputs.append(
                pack(
                    (rate, 5),
                    (suffix, 8),
                    (lanes, 8),
                    (int(last), 1),
                    (len(part), 4),
                    (int.from_bytes(data, "little"), 64),
                )  # fmt: skip
            )
        if size and size % 8:
            # What follows the digest within its last lane are further bytes of the state.
            digest = sponge(message, 8 * rate, suffix)[: 8 * lanes]
        left, known = lanes, [digest[i : i + 8] for i in range(0, len(digest), 8)]
        while left:
            block = min(rate, left)
            while block:
                take = min(together, block)
                block, left = block - take, left - take
                parts = [known.pop(0) for _ in range(take)]
                data = sum(int.from_bytes(p, "little") << 64 * i for i, p in enumerate(parts))
                full = int(take == together)
                outputs.append(pack((int(left == 0), 1), (full, 1), (data, 64 * together)))
    return Case(inputs, outputs)


def long_hash(rng: random.Random, rounds: int) -> Case:
    """One SHAKE128 of many blocks, whose cycles are those of permutations that never wait."""
    message, blocks, together = rng.randbytes(168 * 5 - 8), 6, min(rounds, 2)
    inputs = [
        pack((21, 5), (0x1F, 8), (21 * blocks, 8), (0, 1), (8, 4),
             (int.from_bytes(message[i : i + 8], "little"), 64))
        for i in range(0, len(message), 8)
    ]  # fmt: skip
    inputs.append(pack((21, 5), (0x1F, 8), (21 * blocks, 8), (1, 1), (0, 4), (0, 64)))
    digest = hashlib.shake_128(message).digest(168 * blocks)
    outputs = []
    for b in range(blocks):
        for i in range(0, 21, together):
            take = min(together, 21 - i)
            at = 168 * b + 8 * i
            data = int.from_bytes(digest[at : at + 8 * take], "little")
            last = b == blocks - 1 and i + take == 21
            full = int(take == together)
            outputs.append(pack((int(last), 1), (full, 1), (data, 64 * together)))
    # 21 lanes in, the write of the last, five blocks, six of output, the lanes of the last.
    permutation, sent = 24 // rounds, -(-21 // together)
    absorbed, squeezed = max(permutation + 1, 21 + 2), max(permutation, sent + 1)
    cycles = 21 + 1 + 4 * absorbed + permutation + 1 + 5 * squeezed + sent
    return Case(inputs, outputs, cycles)


def reject(rng: random.Random, count: int, word: int, together: int = 1) -> Case:
    """Polynomials of random lanes, some with too few blocks, some with all candidates refused.

    As many lanes as are in a block of SHAKE128 come `together` at a time, what is left alone.
    """
    inputs, outputs = [], []
    for n in range(count):
        wide = n % 3 == 2
        lanes = rng.choice([84, 85, 105] if wide else [63, 63, 84, 43, 64])
        data = bytearray(rng.randbytes(8 * lanes))
        kind = 1 if n in (1, 2) else rng.randrange(4)
        if kind == 0:
            data = bytearray(b"\xff" * len(data))  # none is accepted
        elif kind == 1:
            # Candidates at the edges.
            values = [Q - 1, Q, Q + 1, 0, 1]
            if wide:
                values += [0xFFFF, 19 * Q - 1, 19 * Q, 19 * Q + 1, 18 * Q, 3 * Q, 2 * Q, 2 * Q - 1]
            size = 16 if wide else 12
            edges = sum(rng.choice(values) << size * i for i in range(8 * len(data) // size))
            data = bytearray(edges.to_bytes(len(data), "little"))
        bits = int.from_bytes(data, "little")
        if wide:
            values = [bits >> 16 * i & 0xFFFF for i in range(4 * lanes)]
            good = [v % Q for v in values if v < 19 * Q]
        else:
            good = [v for v in (bits >> 12 * i & 0xFFF for i in range(64 * lanes // 12)) if v < Q]
        at = 0
        while at < lanes:
            take = min(together, lanes - at, 21 - at % 21)
            data = bits >> 64 * at & (1 << 64 * take) - 1
            at += take
            last, full = int(at == lanes), int(take == together)
            inputs.append(pack((int(wide), 1), (last, 1), (full, 1), (data, 64 * together)))
        short = len(good) < N
        whole = len(good) // word if short else N // word
        outputs += [coefficients(good[word * i : word * i + word]) for i in range(whole)]
        outputs.append((1 << 12 * word) - 2 + int(short))
    return Case(inputs, outputs)


def reject_serial(rng: random.Random, count: int) -> Case:
    """Polynomials of random blocks, some with further blocks, some with blocks all refused."""
    inputs, outputs, cycle = [], [], 0
    for n in range(count):
        wide = n % 3 == 2
        size, limit, pace = (16, 19 * Q, 12) if wide else (12, Q, 8)
        good, words, first = [], 0, True
        short = True
        # The first lane is offered in one cycle, and used from the next; cycles count from its end.
        cycle += 1 if n else -pace
        while short:
            lanes = rng.choice([63, 63, 84, 42, 3, 105] if first else [21, 21, 42, 3])
            bits = rng.getrandbits(64 * lanes)
            kind = 1 if n in (1, 2) and first else rng.randrange(5 if first else 8)
            first = False
            if kind == 0:
                bits = (1 << 64 * lanes) - 1  # none is accepted
            elif kind == 1:
                # Candidates at the edges.
                values = [Q - 1, Q, Q + 1, 0, 1, 0xCFF, 0xDFF, 0xE00]
                if wide:
                    values = [m * Q + d for m in range(20) for d in (-1, 0, 1) if m or d >= 0]
                    values += [2048 * m + d for m in range(1, 32) for d in (-1, 0, 1)]
                    values += [0xFFFF, 0xFFFE, *(19 * Q - 1, 19 * Q, 19 * Q + 1) * 8]
                bits = sum(rng.choice(values) << size * i for i in range(64 * lanes // size))
            for i in range(lanes):
                data = bits >> 64 * i & (1 << 64) - 1
                inputs.append(pack((int(wide), 1), (int(i == lanes - 1), 1), (data, 64)))
            cycle += pace * lanes
            for i in range(64 * lanes // size):
                value = bits >> size * i & (1 << size) - 1
                if value < limit:
                    good.append(value % Q)
            short = len(good) < N
            whole = min(len(good), N) // 4
            outputs += [coefficients(good[4 * i : 4 * i + 4]) for i in range(words, whole)]
            outputs.append((1 << 48) - 2 + int(short))
            # The end is told three cycles later, and waits for a word of that cycle.
            cycle += 3
            late = wide and value < limit and len(good) % 4 == 0 and len(good) <= N
            cycle += late
            words = whole
    return Case(inputs, outputs, cycle)


def noise(rng: random.Random, count: int, word: int) -> Case:
    inputs, outputs = [], []
    for n in range(count):
        eta, add, message = 2 + n % 2, rng.randrange(2), rng.getrandbits(256)
        data = rng.choice(
            [rng.getrandbits(512 * eta), 0, (1 << 512 * eta) - 1, rng.getrandbits(512 * eta)]
        )
        bits = [data >> i & 1 for i in range(512 * eta)]
        values = []
        for i in range(N):
            part = bits[2 * eta * i : 2 * eta * i + 2 * eta]
            value = sum(part[:eta]) - sum(part[eta:])
            values.append((value + add * (message >> i & 1) * ((Q + 1) // 2)) % Q)
        for i in range(8 * eta):
            inputs.append(
                pack(
                    (message, 256),
                    (add, 1),
                    (eta - 2, 1),
                    (int(i == 8 * eta - 1), 1),
                    (data >> 64 * i & (1 << 64) - 1, 64),
                )  # fmt: skip
            )
        for i in range(N // word):
            part = coefficients(values[word * i : word * i + word])
            outputs.append(pack((int(i == N // word - 1), 1), (part, 12 * word)))
    return Case(inputs, outputs)


def noise_serial(rng: random.Random, count: int) -> Case:
    case = noise(rng, count, 4)
    # From the end of the first lane; the first cycle of the others only begins.
    cycles = sum(16 * 8 * (2 + n % 2) + 3 for n in range(count)) - 16 - 1
    return Case(case.inputs, case.outputs, cycles)


def sample_two(rng: random.Random, count: int) -> Case:
    """Polynomials of both kinds in turn."""
    inputs, outputs = [], []
    for _ in range(count):
        made = noise(rng, 2, 4)
        for one in (0, 1):
            given = [v for v in made.inputs if v >> 65 & 1 == one]
            low = (1 << 65) - 1
            inputs += [(v & ~low) << 1 | 1 << 65 | v & low for v in given]
            outputs += [v & (1 << 48) - 1 for v in made.outputs[64 * one : 64 * one + 64]]
            outputs.append((1 << 48) - 2)
            made_rejection = reject_blocks(rng)
            inputs += made_rejection[0]
            outputs += made_rejection[1]
    return Case(inputs, outputs)


def reject_blocks(rng: random.Random) -> tuple[list[int], list[int]]:
    """Of a polynomial: blocks until there are enough candidates, and what comes out."""
    inputs, outputs, good, words, short, first = [], [], [], 0, True, True
    while short:
        lanes = rng.choice([63, 63, 84, 42, 3, 105] if first else [21, 21, 42, 3])
        bits = rng.getrandbits(64 * lanes)
        kind, first = rng.randrange(5 if first else 8), False
        if kind == 0:
            bits = (1 << 64 * lanes) - 1  # none is accepted
        elif kind in (1, 2):
            # Candidates at the edges, or for runs of those that are accepted.
            values = [Q - 1, Q, Q + 1, 0, 1, 0xCFF, 0xDFF, 0xE00][: 8 if kind == 1 else 2]
            bits = sum(rng.choice(values) << 12 * i for i in range(64 * lanes // 12))
        for i in range(lanes):
            inputs.append(pack((int(i == lanes - 1), 1), (bits >> 64 * i & (1 << 64) - 1, 64)))
        candidates = (bits >> 12 * i & 0xFFF for i in range(64 * lanes // 12))
        good += [v for v in candidates if v < Q]
        short = len(good) < N
        whole = min(len(good), N) // 4
        outputs += [coefficients(good[4 * i : 4 * i + 4]) for i in range(words, whole)]
        outputs.append((1 << 48) - 2 + int(short))
        words = whole
    return inputs, outputs


def decode(rng: random.Random, count: int, word: int, width: int) -> Case:
    """Each number of that width, and random ones."""
    numbers = list(range(1 << width)) + [rng.getrandbits(width) for _ in range(N * count)]
    # Words in which a single number is at an edge.
    for place in range(word):
        for value in (Q - 1, Q, (1 << width) - 1):
            numbers += [value * (n == place) & (1 << width) - 1 for n in range(word)]
    numbers += [0] * (-len(numbers) % N)
    bits = sum(v << width * i for i, v in enumerate(numbers))
    inputs = [bits >> 64 * i & (1 << 64) - 1 for i in range(len(numbers) * width // 64)]
    outputs = []
    for i in range(0, len(numbers), word):
        part = numbers[i : i + word]
        if width == 12:
            values, reduced = [v % Q for v in part], any(v >= Q for v in part)
        else:
            # Rounded half up, FIPS 203 equation 4.8.
            values, reduced = [(2 * v * Q + (1 << width)) // (2 << width) for v in part], False
        outputs.append(pack((int(reduced), 1), (coefficients(values), 12 * word)))
    return Case(inputs, outputs, None, [f"+width={width}"])


def encode(rng: random.Random, count: int, word: int, width: int) -> Case:
    """Each coefficient, and random ones."""
    values = list(range(Q)) + [edge(rng) for _ in range(N * count)]
    values += [edge(rng) for _ in range(-len(values) % N)]
    inputs = [coefficients(values[i : i + word]) for i in range(0, len(values), word)]
    if width == 12:
        small = values
    else:
        # Rounded half up, FIPS 203 equation 4.7.
        small = [((v << (width + 1)) + Q) // (2 * Q) % (1 << width) for v in values]
    bits = sum(v << width * i for i, v in enumerate(small))
    outputs = [bits >> 64 * i & (1 << 64) - 1 for i in range(len(values) * width // 64)]
    return Case(inputs, outputs, None, [f"+width={width}"])


def decode_serial(rng: random.Random, count: int, word: int, width: int) -> Case:
    """As `decode`; a coefficient takes a cycle for each four bits, at first for fewer."""
    case = decode(rng, count, word, width)
    total = len(case.outputs) * word * width
    ends = [end for start in range(0, total, width) for end in range(start + width, start, -4)]
    # Counted from when the first lane is done with.
    case.cycles = sum(end > 64 for end in ends) + 1
    return case


def encode_serial(rng: random.Random, count: int, word: int, width: int) -> Case:
    """As `encode`, from the end to the beginning."""
    case = encode(rng, count, word, width)
    each = word * (3 if width == 12 else width // 2 + 1)
    # Counted from when the first word is done with.
    cycles = (len(case.inputs) - 1) * each + 1
    return Case(case.inputs[::-1], case.outputs[::-1], cycles, case.arguments)


def decode_two(rng: random.Random, count: int, word: int, width: int) -> Case:
    """As `decode`; a coefficient in a cycle."""
    case = decode(rng, count, word, width)
    # Counted from when the first lane is done with.
    case.cycles = len(case.outputs) * word - 64 // width + 1
    return case


def encode_two(rng: random.Random, count: int, word: int, width: int) -> Case:
    """As `encode`, from the end to the beginning: a coefficient in a cycle, of one bit a word; one
    that does not end with its lane takes another."""
    case = encode(rng, count, word, width)
    numbers = len(case.inputs) * (1 if width == 1 else word)
    width = 4 if width == 1 else width
    parted = sum(64 * n % width > 0 for n in range(1, len(case.outputs)))
    # Counted from when the first word is done with.
    cycles = numbers + parted - (1 if width == 4 and numbers == len(case.inputs) else word) + 2
    return Case(case.inputs[::-1], case.outputs[::-1], cycles, case.arguments)


def transform(rng: random.Random, count: int, hw: Hardware, stall: int) -> Case:
    """Random microinstructions, with the results and the cycles of the model's engines.

    `count` instructions at most; each slot of M0 is read once, and four polynomials go to M2.
    """
    bits = 8 - hw.words.bit_length() + 1
    step = 8 - bits
    polynomials = [[edge(rng) for _ in range(N)] for _ in range(count)]
    words, written, outs = [], [], 0
    for a in range(count):
        # Each kind is among the first four.
        op = rng.choice([mc.NTT, mc.INTT, mc.MUL, mc.MUL])
        op = (mc.NTT, mc.MUL, mc.MUL, mc.INTT)[a] if a < 4 else op
        out = op == mc.INTT or (outs < 4 and a > 2 and rng.randrange(3) == 0)
        if out and outs == 4:
            op, out = mc.NTT, False
        fields = {"op": op, "a": a, "use_a": 1, "use_out": int(out), "out": outs if out else 0}
        outs += out
        if op == mc.NTT:
            fields["b"] = rng.randrange(16)
            written.append(fields["b"])
        else:
            # Most often what was written last, so that nothing may be late.
            fields["b"] = rng.choice([written[-1], rng.choice(written)])
            fields["add"] = rng.randrange(2)
        if a in (2, 3):
            fields["add"] = 3 - a  # to a product, and from a summand
        if op == mc.MUL:
            free = [s for s in range(16) if s != fields["b"]]
            known = [s for s in written if s != fields["b"]]
            fields["add"] = fields["add"] if known else 0
            fields["acc"] = rng.choice(known if fields["add"] else free)
            if not out:
                written.append(fields["acc"])
        words.append(mc.encode("engine", **fields))
    streams = {
        "hash": (mc.encode("hash", op=mc.HASH_END),),
        "engine": (*words, mc.encode("engine", op=mc.ENGINE_END)),
        "decode": (mc.encode("decode", op=mc.DECODE_END),),
        "encode": (mc.encode("encode", op=mc.ENCODE_END),),
    }
    labels = {name: tuple(map(str, stream)) for name, stream in streams.items()}
    model = Machine(hw, mc.Program(streams, labels, ()), Set("fips203", 512))
    for a, values in enumerate(polynomials):
        model.m0.data[N * a : N * a + N] = values
        model.full["m0"][a] = model.taken["m0"][a] = True
    model.run()
    unit = model.units[-1]

    def command(kind: int, slot: int, n: int, data: int) -> int:
        return pack((kind, 3), (slot, 5), (n, step), (data, 12 * hw.word))

    inputs = [
        command(0, a, n, coefficients(values[hw.word * n : hw.word * n + hw.word]))
        for a, values in enumerate(polynomials)
        for n in range(hw.words)
    ]
    inputs += [command(1, 0, 0, word) for word in words]
    outputs = []
    reads = [(2, model.m1, slot) for slot in sorted(set(written))]
    reads += [(3, model.m2, slot) for slot in range(outs)]
    for kind, memory, slot in reads:
        for n in range(hw.words):
            inputs.append(command(kind, slot, n, 0))
            at = N * slot + hw.word * n
            outputs.append(coefficients(memory.data[at : at + hw.word]))
    # With single multipliers it may rest in a stall, or after it.
    counted = (1 << 47) - (1 << 32 if not hw.engines and stall else 1)
    inputs.append(command(4, 0, 0, counted))
    fills = sum(1 + 4 * n for n in range(outs)) % 64
    told = pack((outs, 3), (fills, 6), (count, 6), (unit.used + unit.stalled, 32))
    outputs.append(told & counted)
    if not hw.engines:
        # It clears M1 and M2 itself.
        inputs += [command(5, 0, 0, address) for address in range(16 * hw.words)]
        for kind, slots in ((2, range(16)), (3, range(4))):
            inputs += [command(kind, slot, n, 0) for slot in slots for n in range(hw.words)]
        outputs += [0] * (20 * hw.words)
    return Case(inputs, outputs, None, [] if hw.engines else ["+quiet=1200"])
