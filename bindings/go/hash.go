// SPDX-License-Identifier: Apache-2.0 OR MIT

// Package lanewise has SHA-3, SHAKE, cSHAKE, KMAC, TupleHash, TurboSHAKE, KangarooTwelve and Keccak-256
// with the interfaces of package hash, and many inputs at once. Bad input is an error, never a panic:
// one of the constants Err..., for errors.Is.
//
// An object is for one goroutine at a time. Without cgo the functions are those of crypto/sha3, or
// written in Go, with the same results.
package lanewise

import (
	"encoding"
	"hash"

	"lanewise/internal/core"
)

type (
	// Algorithm is a function that needs nothing but its input: SHA3_256, KT128, ...
	Algorithm = core.Algorithm
	// Error is why a call was refused.
	Error = core.Error
)

// MaxOutput is the most that this package allocates for one result, in bytes. Read and ManyInto fill
// what the caller has, of any size.
const MaxOutput = 1 << 30

// ErrNoCgo says that a function is not in a build without cgo.
var ErrNoCgo = core.ErrNoCgo

var (
	_ hash.Cloner = (*Hash)(nil)
	_ hash.XOF    = (*XOF)(nil)
	_ hash.XOF    = (*KT)(nil)

	_ encoding.BinaryAppender    = (*Hash)(nil)
	_ encoding.BinaryMarshaler   = (*Hash)(nil)
	_ encoding.BinaryUnmarshaler = (*Hash)(nil)
	_ encoding.BinaryAppender    = (*XOF)(nil)
	_ encoding.BinaryMarshaler   = (*XOF)(nil)
	_ encoding.BinaryUnmarshaler = (*XOF)(nil)
)

// Hash is a function of fixed output, a hash.Hash and hash.Cloner.
type Hash struct {
	start, now core.Sponge
	size, rate int
}

func newHash(a Algorithm, rate int) *Hash {
	h := &Hash{size: core.Output(a), rate: rate}
	_ = h.start.Init(a) // fails only for a number that is none
	h.now = h.start
	return h
}

// NewSHA3_224 is SHA3-224 of FIPS 202.
func NewSHA3_224() *Hash { return newHash(SHA3_224, core.SHA3_224_RATE) }

// NewSHA3_256 is SHA3-256 of FIPS 202.
func NewSHA3_256() *Hash { return newHash(SHA3_256, core.SHA3_256_RATE) }

// NewSHA3_384 is SHA3-384 of FIPS 202.
func NewSHA3_384() *Hash { return newHash(SHA3_384, core.SHA3_384_RATE) }

// NewSHA3_512 is SHA3-512 of FIPS 202.
func NewSHA3_512() *Hash { return newHash(SHA3_512, core.SHA3_512_RATE) }

// NewKeccak256 is Keccak-256 as Ethereum uses it.
func NewKeccak256() *Hash { return newHash(KECCAK256, core.SHA3_256_RATE) }

// NewKMAC128 is KMAC128 of SP 800-185 with size bytes of output, which are part of what is computed.
// Compare tags with hmac.Equal. Errors: ErrLength below 0 and above MaxOutput.
func NewKMAC128(key, custom []byte, size int) (*Hash, error) { return newKMAC(128, key, custom, size) }

// NewKMAC256 is KMAC256, as NewKMAC128.
func NewKMAC256(key, custom []byte, size int) (*Hash, error) { return newKMAC(256, key, custom, size) }

func newKMAC(bits int, key, custom []byte, size int) (*Hash, error) {
	if size < 0 || size > MaxOutput {
		return nil, ErrLength
	}
	h := &Hash{size: size, rate: 200 - bits/4}
	if err := h.start.InitKMAC(bits, key, custom, size); err != nil {
		return nil, err
	}
	h.now = h.start
	return h, nil
}

// Write takes input. The error is nil unless the Hash was wiped.
func (h *Hash) Write(p []byte) (int, error) {
	if err := h.now.Absorb(p); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Sum appends the digest of what was written so far; of a Hash that was wiped, nothing.
func (h *Hash) Sum(b []byte) []byte {
	n := len(b)
	out := append(b, make([]byte, h.size)...)
	if h.now.Digest(out[n:]) != nil {
		return b
	}
	return out
}

// Reset begins again, with the same key.
func (h *Hash) Reset() { h.now = h.start }

// Size of the digest, in bytes.
func (h *Hash) Size() int { return h.size }

// BlockSize is the rate: input bytes for one permutation.
func (h *Hash) BlockSize() int { return h.rate }

// Clone copies the computation.
func (h *Hash) Clone() (hash.Cloner, error) {
	other := *h
	return &other, nil
}

// Where a saved computation says whether it absorbs.
const savedPhase, absorbing = 7, 1

// MarshalBinary saves the computation, in the format of docs/decisions/saved-states.md, which no machine and no
// build changes. It is as secret as the input. Errors: ErrAlgorithm of KMAC; ErrState if it was wiped.
func (h *Hash) MarshalBinary() ([]byte, error) { return h.AppendBinary(nil) }

// AppendBinary is MarshalBinary behind what b holds.
func (h *Hash) AppendBinary(b []byte) ([]byte, error) { return h.now.Save(b) }

// UnmarshalBinary goes on with a saved computation of the same function, of which h must be. Errors,
// which leave h as it was: ErrAlgorithm of another function, and of KMAC; ErrLength; ErrParameter if it
// is none, or gives output already; ErrState if h was wiped.
func (h *Hash) UnmarshalBinary(b []byte) error {
	if len(b) > savedPhase && b[savedPhase] != absorbing {
		return ErrParameter
	}
	return h.now.Restore(b)
}

// Wipe zeroes what was computed, and the key. The Hash is unusable then.
func (h *Hash) Wipe() {
	h.start.Wipe()
	h.now.Wipe()
}

// XOF is a function with as much output as is wanted, a hash.XOF.
type XOF struct {
	start, now core.Sponge
	reading    bool
	ended      bool // the input is what it began with
	rate       int
}

func newXOF(bits int, init func(*core.Sponge) error) (*XOF, error) {
	x := &XOF{rate: 200 - bits/4}
	if err := init(&x.start); err != nil {
		return nil, err
	}
	x.now = x.start
	return x, nil
}

// must is for functions that fail for no input.
func must(x *XOF, err error) *XOF {
	if err != nil {
		return &XOF{} // whose methods return ErrState
	}
	return x
}

// NewSHAKE128 is SHAKE128 of FIPS 202.
func NewSHAKE128() *XOF {
	return must(newXOF(128, func(s *core.Sponge) error { return s.Init(SHAKE128) }))
}

// NewSHAKE256 is SHAKE256 of FIPS 202.
func NewSHAKE256() *XOF {
	return must(newXOF(256, func(s *core.Sponge) error { return s.Init(SHAKE256) }))
}

// NewCSHAKE128 is cSHAKE128 of SP 800-185 with a function name and a customisation string.
func NewCSHAKE128(name, custom []byte) *XOF {
	return must(newXOF(128, func(s *core.Sponge) error { return s.InitCSHAKE(128, name, custom) }))
}

// NewCSHAKE256 is cSHAKE256, as NewCSHAKE128.
func NewCSHAKE256(name, custom []byte) *XOF {
	return must(newXOF(256, func(s *core.Sponge) error { return s.InitCSHAKE(256, name, custom) }))
}

// NewKMACXOF128 is KMACXOF128 of SP 800-185.
func NewKMACXOF128(key, custom []byte) *XOF {
	return must(newXOF(128, func(s *core.Sponge) error { return s.InitKMAC(128, key, custom, -1) }))
}

// NewKMACXOF256 is KMACXOF256 of SP 800-185.
func NewKMACXOF256(key, custom []byte) *XOF {
	return must(newXOF(256, func(s *core.Sponge) error { return s.InitKMAC(256, key, custom, -1) }))
}

// NewTurboSHAKE128 is TurboSHAKE128 of RFC 9861. Errors: ErrParameter if the domain byte is not in
// 0x01 to 0x7F; 0x1F is the usual one.
func NewTurboSHAKE128(domain byte) (*XOF, error) {
	return newXOF(128, func(s *core.Sponge) error { return s.InitTurboSHAKE(128, domain) })
}

// NewTurboSHAKE256 is TurboSHAKE256, as NewTurboSHAKE128.
func NewTurboSHAKE256(domain byte) (*XOF, error) {
	return newXOF(256, func(s *core.Sponge) error { return s.InitTurboSHAKE(256, domain) })
}

// Write takes input. Errors: ErrState after Read, where crypto/sha3 panics.
func (x *XOF) Write(p []byte) (int, error) {
	if err := x.now.Absorb(p); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Read gives output and ends the input. It fills p; the error is nil unless the XOF was wiped.
func (x *XOF) Read(p []byte) (int, error) {
	if !x.reading {
		if err := x.now.Finalize(); err != nil {
			return 0, err
		}
		x.reading = true
	}
	if err := x.now.Squeeze(p); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Reset begins again, with the same key and strings.
func (x *XOF) Reset() { x.now, x.reading = x.start, x.ended }

// BlockSize is the rate: bytes for one permutation.
func (x *XOF) BlockSize() int { return x.rate }

// Clone copies the computation.
func (x *XOF) Clone() *XOF {
	other := *x
	return &other
}

// MarshalBinary saves the computation, before or amid output, as that of Hash. Errors: ErrAlgorithm of
// KMACXOF; ErrState.
func (x *XOF) MarshalBinary() ([]byte, error) { return x.AppendBinary(nil) }

// AppendBinary is MarshalBinary behind what b holds.
func (x *XOF) AppendBinary(b []byte) ([]byte, error) { return x.now.Save(b) }

// UnmarshalBinary goes on with a saved computation of the same function, of which x must be, and with
// its strings; Reset goes back to those of x. Errors, which leave x as it was: as that of Hash.
func (x *XOF) UnmarshalBinary(b []byte) error {
	now := x.start // one that absorbs
	if err := now.Restore(b); err != nil {
		return err
	}
	x.now, x.reading = now, b[savedPhase] != absorbing
	return nil
}

// Wipe zeroes what was computed, and the key. The XOF is unusable then.
func (x *XOF) Wipe() {
	x.start.Wipe()
	x.now.Wipe()
}
