// SPDX-License-Identifier: Apache-2.0 OR MIT

// Package core is the C library for the packages of this module, and where there is no cgo what
// crypto/sha3, crypto/mlkem and internal/pure have of it. Nothing in it panics.
package core

import (
	"crypto"
	"errors"
)

// Algorithm is a function that needs nothing but its input.
type Algorithm uint32

// Error is the status of the C library: why a call was refused.
type Error int

func (e Error) Error() string {
	if text, ok := messages[e]; ok {
		return "lanewise: " + text
	}
	return "lanewise: unknown status code"
}

// ErrNoCgo says that a function is not in a build without cgo.
var ErrNoCgo = errors.New("lanewise: not in a build without cgo: it needs a C compiler and CGO_ENABLED=1")

func check(status int) error {
	if status == 0 {
		return nil
	}
	return Error(status)
}

// KEMSet, DSASet and SLHSet are parameter sets of ML-KEM, ML-DSA and SLH-DSA.
type (
	KEMSet uint32
	DSASet uint32
	SLHSet uint32
)

// Lengths are those of a parameter set, in bytes.
type Lengths struct {
	Name                                   string
	Public, Private, Signature, Ciphertext int
}

// Lengths of the set, all 0 if there is none.
func (s KEMSet) Lengths() Lengths { return lengthsOfKEMSet[s] }

// Lengths of the set, all 0 if there is none.
func (s DSASet) Lengths() Lengths { return lengthsOfDSASet[s] }

// Lengths of the set, all 0 if there is none.
func (s SLHSet) Lengths() Lengths { return lengthsOfSLHSet[s] }

func (s KEMSet) String() string { return s.Lengths().Name }
func (s DSASet) String() string { return s.Lengths().Name }
func (s SLHSet) String() string { return s.Lengths().Name }

// Message is what a signature scheme signs.
type Message struct {
	Bytes         []byte
	Context       string
	Prehash       crypto.Hash // 0: Bytes is the message; otherwise what this function made of it
	Deterministic bool
}

// prehash is the library's number of the function, 0 for none. Errors: ErrAlgorithm.
func (m *Message) prehash() (uint32, error) {
	if m.Prehash == 0 {
		return 0, nil
	}
	if number, ok := prehashes[m.Prehash]; ok {
		return number, nil
	}
	return 0, ErrAlgorithm
}

// TupleHash is a computation that has absorbed the tuple and gives size bytes, any number if size is
// below 0.
func TupleHash(bits int, tuple [][]byte, custom []byte, size int) (*Sponge, error) {
	s := new(Sponge)
	if err := s.InitTupleHash(bits, custom, size); err != nil {
		return nil, err
	}
	for _, one := range tuple {
		if err := s.Element(len(one)); err != nil {
			return nil, err
		}
		if err := s.Absorb(one); err != nil {
			return nil, err
		}
	}
	return s, s.Finalize()
}

// batched says whether so many keys of a set can be asked for at once. Errors:
// ErrAlgorithm of a set that is none; ErrLength below 0 and above 1 GiB.
func batched(set KEMSet, count int) error {
	lengths := set.Lengths()
	if lengths.Public == 0 {
		return ErrAlgorithm
	}
	if count < 0 || count > 1<<30/lengths.Private {
		return ErrLength
	}
	return nil
}

// maxThreads is as many threads as the library uses, tree.h.
const maxThreads = 32

// maxStreams is as many as take 1 GiB.
const maxStreams = 1 << 21

// sameLengths is the length of all pieces, which are count. Errors: ErrState if there is nothing to take
// them; ErrLength.
func sameLengths(pieces [][]byte, count int) (int, error) {
	if count == 0 {
		return 0, ErrState
	}
	if len(pieces) != count {
		return 0, ErrLength
	}
	for _, one := range pieces {
		if len(one) != len(pieces[0]) {
			return 0, ErrLength
		}
	}
	return len(pieces[0]), nil
}

// rates of the functions whose output has no end.
var rates = map[Algorithm]int{
	SHAKE128: SHAKE128_RATE, TURBOSHAKE128: TURBOSHAKE128_RATE,
	SHAKE256: SHAKE256_RATE, TURBOSHAKE256: TURBOSHAKE256_RATE,
}

// Rate is the length of a block of output in bytes, 0 where output is fixed.
func Rate(a Algorithm) int { return rates[a] }

// Output is the length of the function's output in bytes, 0 if any may be asked for.
func Output(a Algorithm) int { return outputs[a] }

// Describe is nil if the function gives size bytes. Errors: ErrAlgorithm; ErrLength.
func Describe(a Algorithm, size int) error {
	length, ok := outputs[a]
	if !ok {
		return ErrAlgorithm
	}
	if size < 0 || length > 0 && size != length {
		return ErrLength
	}
	return nil
}
