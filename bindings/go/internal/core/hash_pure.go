// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build !cgo

package core

import (
	"crypto/sha3"

	"lanewise/internal/pure"
)

// Cgo says which of the two builds this is.
const Cgo = false

type kind int

const (
	none  kind = iota
	fixed      // crypto/sha3's SHA-3
	shake      // its SHAKE and cSHAKE, and what SP 800-185 makes of them
	own        // internal/pure
)

// Sponge is one computation, and unusable before one of its Init methods. Copying it copies the
// computation.
type Sponge struct {
	kind      kind
	sha3      sha3.SHA3
	shake     sha3.SHAKE
	own       pure.Keccak
	left      int // bytes that a function of fixed output still gives; below 0: any number
	size      int // of all output, where the input ends with it
	encoded   bool
	tuple     bool
	element   int // bytes that are still missing of an element
	squeezing bool
	digest    [64]byte
	taken     int
}

// Init begins one that needs nothing but its input. Errors: ErrAlgorithm, also of KT128 and KT256.
func (s *Sponge) Init(a Algorithm) error {
	*s = Sponge{kind: own, left: -1}
	switch a {
	case SHA3_224:
		s.kind, s.left, s.sha3 = fixed, outputs[a], *sha3.New224()
	case SHA3_256:
		s.kind, s.left, s.sha3 = fixed, outputs[a], *sha3.New256()
	case SHA3_384:
		s.kind, s.left, s.sha3 = fixed, outputs[a], *sha3.New384()
	case SHA3_512:
		s.kind, s.left, s.sha3 = fixed, outputs[a], *sha3.New512()
	case SHAKE128:
		s.kind, s.shake = shake, *sha3.NewSHAKE128()
	case SHAKE256:
		s.kind, s.shake = shake, *sha3.NewSHAKE256()
	case KECCAK256:
		s.left, s.own = outputs[a], pure.NewKeccak(SHA3_256_RATE, 24, 1)
	case TURBOSHAKE128:
		return s.InitTurboSHAKE(128, TURBOSHAKE_DOMAIN)
	case TURBOSHAKE256:
		return s.InitTurboSHAKE(256, TURBOSHAKE_DOMAIN)
	default:
		*s = Sponge{}
		return ErrAlgorithm
	}
	return nil
}

// InitTurboSHAKE begins TurboSHAKE of 128 or 256 bits. Errors: ErrParameter of the domain byte.
func (s *Sponge) InitTurboSHAKE(bits int, domain byte) error {
	if domain == 0 || domain > 0x7F {
		return ErrParameter
	}
	*s = Sponge{kind: own, left: -1, own: pure.NewKeccak(200-bits/4, 12, domain)}
	return nil
}

// InitCSHAKE begins cSHAKE of 128 or 256 bits.
func (s *Sponge) InitCSHAKE(bits int, name, custom []byte) error {
	*s = Sponge{kind: shake, left: -1}
	if bits == 128 {
		s.shake = *sha3.NewCSHAKE128(name, custom)
	} else {
		s.shake = *sha3.NewCSHAKE256(name, custom)
	}
	return nil
}

// named begins a function that ends its input with its length of output, 0 if size is below 0.
func (s *Sponge) named(bits int, name string, custom []byte, size int) {
	_ = s.InitCSHAKE(bits, []byte(name), custom)
	s.encoded, s.size, s.left = true, max(0, size), size
}

// InitKMAC begins KMAC with size bytes of output, KMACXOF if size is below 0.
func (s *Sponge) InitKMAC(bits int, key, custom []byte, size int) error {
	s.named(bits, "KMAC", custom, size)
	rate := 200 - bits/4
	block := append(pure.LeftEncode(uint64(rate)), pure.LeftEncode(uint64(len(key))*8)...)
	block = append(block, key...)
	block = append(block, make([]byte, (rate-len(block)%rate)%rate)...)
	_, _ = s.shake.Write(block)
	clear(block)
	return nil
}

// InitTupleHash begins TupleHash with size bytes of output, TupleHashXOF if size is below 0.
func (s *Sponge) InitTupleHash(bits int, custom []byte, size int) error {
	s.named(bits, "TupleHash", custom, size)
	s.tuple = true
	return nil
}

// Element announces an element of a tuple.
func (s *Sponge) Element(length int) error {
	if !s.tuple {
		return ErrAlgorithm
	}
	if s.squeezing || s.element > 0 {
		return ErrState
	}
	_, _ = s.shake.Write(pure.LeftEncode(uint64(length) * 8))
	s.element = length
	return nil
}

// Absorb takes input. Errors: ErrState after Finalize.
func (s *Sponge) Absorb(p []byte) error {
	if s.kind == none || s.squeezing {
		return ErrState
	}
	if s.tuple {
		if len(p) > s.element {
			return ErrLength
		}
		s.element -= len(p)
	}
	switch s.kind {
	case fixed:
		_, _ = s.sha3.Write(p)
	case shake:
		_, _ = s.shake.Write(p)
	default:
		s.own.Write(p)
	}
	return nil
}

// Finalize ends the input. Errors: ErrState.
func (s *Sponge) Finalize() error {
	if s.kind == none || s.squeezing || s.element > 0 {
		return ErrState
	}
	if s.encoded {
		_, _ = s.shake.Write(pure.RightEncode(uint64(s.size) * 8))
	}
	if s.kind == fixed {
		s.sha3.Sum(s.digest[:0])
	}
	s.squeezing = true
	return nil
}

// Squeeze gives output. Errors: ErrState before Finalize; ErrLength.
func (s *Sponge) Squeeze(p []byte) error {
	if !s.squeezing {
		return ErrState
	}
	if s.left >= 0 {
		if len(p) > s.left {
			return ErrLength
		}
		s.left -= len(p)
	}
	if len(p) == 0 {
		return nil // crypto/sha3 would begin a block, and its saved bytes would be others
	}
	switch s.kind {
	case fixed:
		s.taken += copy(p, s.digest[s.taken:])
	case shake:
		_, _ = s.shake.Read(p)
	default:
		s.own.Read(p)
	}
	return nil
}

// Digest is Finalize and Squeeze of a copy. Errors: ErrState; ErrLength.
func (s *Sponge) Digest(p []byte) error {
	if s.left >= 0 && len(p) != s.left {
		return ErrLength
	}
	other := *s
	defer other.Wipe()
	if err := other.Finalize(); err != nil {
		return err
	}
	return other.Squeeze(p)
}

// A saved computation, as sponge.c has it: where what is.
const (
	savedRate = 4 + iota
	savedRounds
	savedSuffix
	savedPhase
	savedPosition
	savedState = 16
	absorbing  = 1
	squeezing  = 2
)

// In what crypto/sha3 writes: "sha" and a byte for the suffix, the rate, the state, the position, and 1
// for output.
const (
	theirMark, theirRate, theirState           = 3, 4, 5
	theirPosition, theirSqueezing, theirLength = 205, 206, 207
)

var suffixes = map[byte]byte{8: 0x06, 9: 0x1F, 10: 0x04}

// theirs is the computation as crypto/sha3 writes it; nil if that has changed.
func (s *Sponge) theirs() (b []byte) {
	if s.kind == fixed {
		b, _ = s.sha3.MarshalBinary()
	} else {
		b, _ = s.shake.MarshalBinary()
	}
	if len(b) < theirLength || suffixes[b[theirMark]] == 0 {
		return nil
	}
	return b
}

// Save appends the saved computation. Errors: ErrState; ErrAlgorithm of a key or a tuple.
func (s *Sponge) Save(b []byte) ([]byte, error) {
	if s.kind == none || s.kind == fixed && s.squeezing {
		return b, ErrState
	}
	if s.encoded {
		return b, ErrAlgorithm
	}
	out := [SPONGE_SAVED_BYTES]byte{'L', 'w', 's', 1, savedPhase: absorbing}
	state := out[savedState:]
	position, reading := 0, false
	if s.kind == own {
		out[savedRate], out[savedRounds], out[savedSuffix] = s.own.Kind()
		position, reading = s.own.State(state)
	} else {
		from := s.theirs()
		if from == nil {
			return b, ErrAlgorithm
		}
		out[savedRate], out[savedRounds], out[savedSuffix] = from[theirRate], 24, suffixes[from[theirMark]]
		copy(state, from[theirState:theirPosition])
		position, reading = int(from[theirPosition]), from[theirSqueezing] != 0
	}
	if s.squeezing && !reading { // no output was taken yet, and so nothing was padded
		state[position] ^= out[savedSuffix]
		state[out[savedRate]-1] ^= 0x80
		position = int(out[savedRate])
	}
	if s.squeezing {
		out[savedPhase] = squeezing
	}
	out[savedPosition] = byte(position)
	return append(b, out[:]...), nil
}

// Restore goes on with a saved computation of the same function. Errors: ErrState; ErrAlgorithm;
// ErrLength; ErrParameter.
func (s *Sponge) Restore(b []byte) error {
	if s.kind == none || s.squeezing {
		return ErrState
	}
	own, err := s.Save(nil)
	if err != nil {
		return err
	}
	if len(b) != SPONGE_SAVED_BYTES {
		return ErrLength
	}
	if string(b[:savedRate]) != string(own[:savedRate]) {
		return ErrParameter
	}
	if string(b[savedRate:savedPhase]) != string(own[savedRate:savedPhase]) {
		return ErrAlgorithm
	}
	phase, position := b[savedPhase], b[savedPosition]
	switch {
	case string(b[savedPosition+1:savedState]) != string(own[savedPosition+1:savedState]),
		phase != absorbing && (phase != squeezing || s.left >= 0),
		position > b[savedRate], phase == squeezing && position == 0, phase == absorbing && position == b[savedRate]:
		return ErrParameter
	}
	return s.set(b[savedState:], int(position), phase == squeezing)
}

func (s *Sponge) set(state []byte, position int, reading bool) error {
	s.squeezing = reading
	if s.kind == own {
		s.own.SetState(state, position, reading)
		return nil
	}
	to := s.theirs()
	copy(to[theirState:], state)
	to[theirPosition], to[theirSqueezing] = byte(position), 0
	if reading {
		to[theirSqueezing] = 1
	}
	if s.kind == fixed {
		return s.sha3.UnmarshalBinary(to)
	}
	return s.shake.UnmarshalBinary(to)
}

// Wipe zeroes the computation.
func (s *Sponge) Wipe() { *s = Sponge{} }

// Hash is one input at once. Errors: ErrAlgorithm; ErrLength.
func Hash(a Algorithm, out, data []byte) error {
	if a == KT128 || a == KT256 {
		tree := pure.NewTree(map[Algorithm]int{KT128: 128, KT256: 256}[a])
		tree.Write(data)
		tree.Finalize(nil)
		tree.Read(out)
		return nil
	}
	var s Sponge
	if err := s.Init(a); err != nil {
		return err
	}
	if s.left >= 0 && len(out) != s.left {
		return ErrLength
	}
	_ = s.Absorb(data)
	_ = s.Finalize()
	return s.Squeeze(out)
}

// HashMany writes size bytes for each input, one behind the other. Errors: ErrAlgorithm; ErrLength.
func HashMany(a Algorithm, out []byte, inputs [][]byte, size int) error {
	if size < 0 || len(out) != size*len(inputs) {
		return ErrLength
	}
	for i, one := range inputs {
		if err := Hash(a, out[i*size:(i+1)*size], one); err != nil {
			return err
		}
	}
	return nil
}

// HashRows hashes count inputs, one behind the other in data, to outputs that fill out; both are
// multiples of count, which is above 0. Errors: ErrAlgorithm; ErrLength.
func HashRows(a Algorithm, out, data []byte, count int) error {
	width, size := len(data)/count, len(out)/count
	for i := range count {
		if err := Hash(a, out[i*size:(i+1)*size], data[i*width:(i+1)*width]); err != nil {
			return err
		}
	}
	return nil
}
