// SPDX-License-Identifier: Apache-2.0 OR MIT

// Package pure is what a build without cgo computes by itself, for crypto/sha3 has only permutations of
// 24 rounds and the padding of FIPS 202: Keccak-256, TurboSHAKE, KT128 and KT256.
package pure

import (
	"encoding/binary"
	"math/bits"
)

// permute is Keccak-p[1600] with the last rounds of 24, FIPS 202 section 3.3.
func permute(a *[25]uint64, rounds int) {
	var b [25]uint64
	var c [5]uint64
	for _, constant := range constants[24-rounds:] {
		for x := range 5 { // theta
			c[x] = a[x] ^ a[x+5] ^ a[x+10] ^ a[x+15] ^ a[x+20]
		}
		for x := range 5 {
			d := c[(x+4)%5] ^ bits.RotateLeft64(c[(x+1)%5], 1)
			for y := 0; y < 25; y += 5 {
				a[x+y] ^= d
			}
		}
		for i := range 25 { // rho and pi
			b[target[i]] = bits.RotateLeft64(a[i], rotation[i])
		}
		for y := 0; y < 25; y += 5 { // chi
			for x := range 5 {
				a[x+y] = b[x+y] ^ (^b[(x+1)%5+y] & b[(x+2)%5+y])
			}
		}
		a[0] ^= constant // iota
	}
}

var (
	constants [24]uint64
	rotation  [25]int // of lane x + 5y
	target    [25]int // where pi puts it
)

// The tables, computed as FIPS 202 sections 3.2.2, 3.2.3 and 3.2.5 define them.
func init() {
	x, y := 1, 0
	for t := range 24 {
		rotation[x+5*y] = (t + 1) * (t + 2) / 2 % 64
		x, y = y, (2*x+3*y)%5
	}
	for i := range 25 {
		x, y := i%5, i/5
		target[i] = y + 5*((2*x+3*y)%5)
	}
	register := 1
	for round := range constants {
		for j := range 7 {
			if register&1 != 0 {
				constants[round] |= 1 << (1<<j - 1)
			}
			if register <<= 1; register&0x100 != 0 {
				register ^= 0x171 // x^8 + x^6 + x^5 + x^4 + 1
			}
		}
	}
}

// Keccak is a sponge whose suffix is in its domain byte, the first bit of the padding with it. Copying
// it copies the computation.
type Keccak struct {
	a            [25]uint64
	rate, rounds int
	at           int // bytes of the block that were absorbed or squeezed
	domain       byte
	squeezing    bool
}

// NewKeccak begins a computation of so many bytes of rate and so many rounds.
func NewKeccak(rate, rounds int, domain byte) Keccak {
	return Keccak{rate: rate, rounds: rounds, domain: domain}
}

func (k *Keccak) add(i int, b byte) { k.a[i/8] ^= uint64(b) << (i % 8 * 8) }

// Write absorbs, before the first Read.
func (k *Keccak) Write(p []byte) {
	for len(p) > 0 {
		if k.at%8 == 0 && len(p) >= 8 {
			k.a[k.at/8] ^= binary.LittleEndian.Uint64(p)
			k.at, p = k.at+8, p[8:]
		} else {
			k.add(k.at, p[0])
			k.at, p = k.at+1, p[1:]
		}
		if k.at == k.rate {
			permute(&k.a, k.rounds)
			k.at = 0
		}
	}
}

// Read squeezes.
func (k *Keccak) Read(p []byte) {
	if !k.squeezing {
		k.add(k.at, k.domain)
		k.add(k.rate-1, 0x80)
		k.squeezing, k.at = true, k.rate
	}
	for i := range p {
		if k.at == k.rate {
			permute(&k.a, k.rounds)
			k.at = 0
		}
		p[i] = byte(k.a[k.at/8] >> (k.at % 8 * 8))
		k.at++
	}
}

// Kind is what tells one function from another.
func (k *Keccak) Kind() (rate, rounds, domain byte) {
	return byte(k.rate), byte(k.rounds), k.domain
}

// State writes the 200 bytes of the state, and says how many of the block were absorbed or squeezed.
func (k *Keccak) State(out []byte) (at int, squeezing bool) {
	for i, lane := range k.a {
		binary.LittleEndian.PutUint64(out[8*i:], lane)
	}
	return k.at, k.squeezing
}

// SetState is the opposite of State.
func (k *Keccak) SetState(in []byte, at int, squeezing bool) {
	for i := range k.a {
		k.a[i] = binary.LittleEndian.Uint64(in[8*i:])
	}
	k.at, k.squeezing = at, squeezing
}

const (
	chunk      = 8192
	turbo      = 12 // rounds
	leafDomain = 0x0B
	nodeDomain = 0x06
	oneDomain  = 0x07
)

// Tree is KT128 or KT256, RFC 9861 section 3.2. Copying it copies the computation.
type Tree struct {
	trunk, leaf Keccak
	chaining    int // bytes of a chaining value
	at          int // bytes of this chunk
	leaves      uint64
	squeezing   bool
}

// NewTree begins KT of 128 or 256 bits.
func NewTree(bits int) Tree {
	return Tree{trunk: NewKeccak(200-bits/4, turbo, oneDomain), chaining: bits / 4}
}

// Write absorbs, before Finalize.
func (t *Tree) Write(p []byte) {
	for len(p) > 0 {
		if t.at == chunk {
			t.next()
		}
		n := min(len(p), chunk-t.at)
		if t.leaves == 0 {
			t.trunk.Write(p[:n])
		} else {
			t.leaf.Write(p[:n])
		}
		t.at, p = t.at+n, p[n:]
	}
}

// next ends a chunk and begins another.
func (t *Tree) next() {
	if t.leaves == 0 {
		t.trunk.Write([]byte{3, 0, 0, 0, 0, 0, 0, 0})
	} else {
		t.endLeaf()
	}
	t.leaf = NewKeccak(t.trunk.rate, turbo, leafDomain)
	t.leaves++
	t.at = 0
}

func (t *Tree) endLeaf() {
	value := make([]byte, t.chaining)
	t.leaf.Read(value)
	t.trunk.Write(value)
}

// Finalize ends the input with the customisation string.
func (t *Tree) Finalize(custom []byte) {
	t.Write(custom)
	t.Write(lengthEncode(uint64(len(custom))))
	if t.leaves > 0 {
		t.endLeaf()
		t.trunk.Write(lengthEncode(t.leaves))
		t.trunk.Write([]byte{0xFF, 0xFF})
		t.trunk.domain = nodeDomain
	}
	t.squeezing = true
}

// Squeezing says whether Finalize was called.
func (t *Tree) Squeezing() bool { return t.squeezing }

// Read squeezes.
func (t *Tree) Read(p []byte) { t.trunk.Read(p) }

// lengthEncode is that of RFC 9861 section 3.3: the bytes of x, as few as will do, and their number.
func lengthEncode(x uint64) []byte {
	n := (bits.Len64(x) + 7) / 8
	return append(binary.BigEndian.AppendUint64(nil, x)[8-n:], byte(n))
}

// LeftEncode is left_encode of SP 800-185 section 2.3.1.
func LeftEncode(x uint64) []byte {
	n := max(1, (bits.Len64(x)+7)/8)
	return append([]byte{byte(n)}, binary.BigEndian.AppendUint64(nil, x)[8-n:]...)
}

// RightEncode is right_encode of SP 800-185 section 2.3.1.
func RightEncode(x uint64) []byte {
	n := max(1, (bits.Len64(x)+7)/8)
	return append(binary.BigEndian.AppendUint64(nil, x)[8-n:], byte(n))
}
