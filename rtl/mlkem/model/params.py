# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the KEM core is built from: parameter sets, sizes of the hardware, the map of its memory.

Sources: FIPS 203 section 8, and the Kyber specifications of rounds 2 and 3. A *word* is what one
memory access moves: four coefficients for each engine. A *lane* has 64 bits.
"""

from __future__ import annotations

from dataclasses import dataclass

Q = 3329
N = 256
VERSIONS = ("round2", "round3", "fips203")
OPERATIONS = ("keygen", "encaps", "decaps")
SIZES = (512, 768, 1024)


@dataclass(frozen=True)
class Set:
    """One parameter set of one version."""

    version: str
    size: int

    @property
    def k(self) -> int:
        return self.size // 256

    @property
    def eta1(self) -> int:
        return 3 if self.k == 2 and self.version != "round2" else 2

    @property
    def du(self) -> int:
        return 11 if self.k == 4 else 10

    @property
    def dv(self) -> int:
        if self.k == 2 and self.version == "round2":
            return 3
        return 5 if self.k == 4 else 4

    @property
    def ek_lanes(self) -> int:
        return 48 * self.k + 4

    @property
    def dk_lanes(self) -> int:
        return 96 * self.k + 12

    @property
    def ct_lanes(self) -> int:
        return 4 * (self.k * self.du + self.dv)

    @property
    def xof_blocks(self) -> int:
        """Blocks of SHAKE128 that are made for a polynomial of A at first."""
        return 4 if self.version == "round2" else 3


@dataclass(frozen=True)
class Hardware:
    """The parameters of the RTL, and the latencies that follow from its registers, in cycles."""

    engines: int = 2  # 2x2 butterfly engines of four multipliers each; 0: single butterflies
    rounds: int = 1  # rounds of Keccak in one cycle; as many lanes leave the hash module in one
    slices: int = 8  # of one round in a cycle, with `rounds` 0
    butterflies: int = 1  # or 2, with 0 engines and 1 round

    def __post_init__(self):
        """`rounds` 0: slices of one round, beside a single butterfly."""
        if self.butterflies != 1 and (self.butterflies, self.engines, self.rounds) != (2, 0, 1):
            raise ValueError("there is 1 multiplier; or 2, with 0 engines and 1 round")
        if self.slices != 8 and (self.slices != 4 or self.rounds):
            raise ValueError("there are 8 slices per cycle; or 4, with 0 rounds")
        if self.engines not in (0, 1, 2, 4) or self.rounds not in (1, 2):
            if (self.engines, self.rounds) != (0, 0):
                raise ValueError(
                    "there are 0, 1, 2 or 4 engines and 1 or 2 rounds per cycle; or 0, 0"
                )

    @property
    def word(self) -> int:
        """Coefficients in a word; as many banks as a polynomial memory has."""
        return 4 * max(self.engines, 1)

    @property
    def versions(self) -> tuple[str, ...]:
        """Two multipliers have the programs of FIPS 203 alone."""
        return VERSIONS if self.butterflies == 1 else VERSIONS[-1:]

    @property
    def multipliers(self) -> int:
        return 4 * self.engines or self.butterflies

    @property
    def words(self) -> int:
        return N // self.word

    @property
    def m0_slots(self) -> int:
        return M0_SLOTS if self.engines else M0_SLOTS // 2

    @property
    def m2_slots(self) -> int:
        return M2_SLOTS if self.rounds and self.butterflies == 1 else M2_FEW

    @property
    def erasing(self) -> int:
        """Cycles of zeroising: the deepest memory."""
        return max(BYTES_LANES, self.m0_slots * self.words)

    def slot(self, n: int) -> int:
        """The slot of M0 that slot `n` of the programs is where the rings are half as long."""
        ring = HASH_RING if n in HASH_RING else DECODE_RING
        return ring[(n - ring[0]) % (len(ring) // 2)]

    @property
    def permutation(self) -> int:
        """With slices 25 passes of a cycle and those of the words, and one to begin; beside two
        multipliers halves of a round."""
        if self.butterflies == 2:
            return 48
        return 24 // self.rounds if self.rounds else 25 * (self.slice_words + 1) + 1

    @property
    def slice_words(self) -> int:
        """Of a lane; of as many bits as there are slices."""
        return 64 // self.slices

    @property
    def parameters(self) -> dict[str, int]:
        """Those of the RTL."""
        slices = {} if self.rounds else {"SLICES": self.slices}
        two = {"MULTIPLIERS": 2, "FIPS": 1} if self.butterflies == 2 else {}
        return {"ENGINES": self.engines, "ROUNDS": self.rounds} | slices | two

    @property
    def folder(self) -> str:
        """What its simulators are kept under."""
        return "_".join(f"{name.lower()}{n}" for name, n in self.parameters.items())

    @property
    def name(self) -> str:
        multipliers = f"{self.multipliers} multiplier{'s' * (self.multipliers > 1)}"
        if not self.rounds:
            return f"{multipliers}, {self.slices} slices"
        if self.butterflies == 2:
            return f"{multipliers}, half a round"
        return f"{multipliers}, {self.rounds} round{'s' * (self.rounds > 1)}"


#: From a START that is seen to the first microinstruction, and from the last to DONE.
START, DONE = 3, 2
#: From the read of a word by an engine to the write of what was made of it: address to memory, to
#: the crossbar, two layers of five registers (sum, product, fold, subtract, sum), crossbar.
PIPE = 14
#: Memory and crossbar, then one register each of the compression and of its rounding.
ENCODE_PIPE = 3
# Slots of one polynomial in the three memories of coefficients: M0 is written by the samplers and
# the decoder, M1 by the engines, M2 by the engines for the encoder.
M0_SLOTS, M1_SLOTS, M2_SLOTS = 32, 16, 4
#: The slot of M2, of LUTs, beside slices of Keccak and with two multipliers: the programs' are
#: taken modulo.
M2_FEW = 1
#: M0 is two rings, filled in the order of the programs: by the hash module and by the decoder.
HASH_RING, DECODE_RING = range(0, 24), range(24, 32)

#: The byte memory, in lanes. A private key is one region: s, public key, hash of it, z.
BYTES_LANES = 1024
DK = 0
CT = 400
SEED_D, SEED_Z, COINS = 600, 604, 608
MESSAGE, HASH_EK, SHARED, COIN_R = 612, 616, 620, 624
HASH_CT, KBAR, PREKEY, TEMP = 628, 632, 636, 640


def ek_at(p: Set) -> int:
    return DK + 48 * p.k


def rho_at(p: Set) -> int:
    return ek_at(p) + 48 * p.k


def hash_at(p: Set) -> int:
    """H(ek) within the private key; during key generation sigma is there first."""
    return rho_at(p) + 4


def z_at(p: Set) -> int:
    return hash_at(p) + 4
