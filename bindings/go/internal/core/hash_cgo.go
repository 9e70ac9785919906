// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build cgo

package core

/*
#include "glue.h"
#cgo noescape lanewise_sponge_absorb
#cgo nocallback lanewise_sponge_absorb
#cgo noescape lanewise_sponge_squeeze
#cgo nocallback lanewise_sponge_squeeze
#cgo noescape lanewise_sponge_digest
#cgo nocallback lanewise_sponge_digest
#cgo noescape lanewise_hash
#cgo nocallback lanewise_hash
#cgo noescape lanewise_hash_many_strided
#cgo nocallback lanewise_hash_many_strided
#cgo noescape go_hash_many
#cgo nocallback go_hash_many
*/
import "C"

import (
	"runtime"
	"unsafe"
)

// Cgo says which of the two builds this is.
const Cgo = true

var empty [1]byte

// at is where p lies, never nil: the library takes a missing key for a mistake of its caller's.
func at(p []byte) unsafe.Pointer {
	if len(p) == 0 {
		return unsafe.Pointer(&empty)
	}
	return unsafe.Pointer(unsafe.SliceData(p))
}

// Sponge is one computation, and unusable before one of its Init methods.
type Sponge struct{ c C.lanewise_sponge }

// Init begins one that needs nothing but its input. Errors: ErrAlgorithm, also of KT128 and KT256.
func (s *Sponge) Init(a Algorithm) error {
	return check(int(C.lanewise_sponge_init(&s.c, C.lanewise_algorithm(a))))
}

// InitTurboSHAKE begins TurboSHAKE of 128 or 256 bits. Errors: ErrParameter of the domain byte.
func (s *Sponge) InitTurboSHAKE(bits int, domain byte) error {
	if bits == 128 {
		return check(int(C.lanewise_turboshake128_init(&s.c, C.uint8_t(domain))))
	}
	return check(int(C.lanewise_turboshake256_init(&s.c, C.uint8_t(domain))))
}

// InitCSHAKE begins cSHAKE of 128 or 256 bits.
func (s *Sponge) InitCSHAKE(bits int, name, custom []byte) error {
	n, c := C.size_t(len(name)), C.size_t(len(custom))
	if bits == 128 {
		return check(int(C.lanewise_cshake128_init(&s.c, at(name), n, at(custom), c)))
	}
	return check(int(C.lanewise_cshake256_init(&s.c, at(name), n, at(custom), c)))
}

// InitKMAC begins KMAC with size bytes of output, KMACXOF if size is below 0.
func (s *Sponge) InitKMAC(bits int, key, custom []byte, size int) error {
	k, n := at(key), C.size_t(len(key))
	c, m := at(custom), C.size_t(len(custom))
	switch {
	case bits == 128 && size < 0:
		return check(int(C.lanewise_kmacxof128_init(&s.c, k, n, c, m)))
	case bits == 128:
		return check(int(C.lanewise_kmac128_init(&s.c, k, n, c, m, C.size_t(size))))
	case size < 0:
		return check(int(C.lanewise_kmacxof256_init(&s.c, k, n, c, m)))
	}
	return check(int(C.lanewise_kmac256_init(&s.c, k, n, c, m, C.size_t(size))))
}

// InitTupleHash begins TupleHash with size bytes of output, TupleHashXOF if size is below 0.
func (s *Sponge) InitTupleHash(bits int, custom []byte, size int) error {
	c, m := at(custom), C.size_t(len(custom))
	switch {
	case bits == 128 && size < 0:
		return check(int(C.lanewise_tuplehashxof128_init(&s.c, c, m)))
	case bits == 128:
		return check(int(C.lanewise_tuplehash128_init(&s.c, c, m, C.size_t(size))))
	case size < 0:
		return check(int(C.lanewise_tuplehashxof256_init(&s.c, c, m)))
	}
	return check(int(C.lanewise_tuplehash256_init(&s.c, c, m, C.size_t(size))))
}

// Element announces an element of a tuple.
func (s *Sponge) Element(length int) error {
	return check(int(C.lanewise_tuplehash_element(&s.c, C.size_t(length))))
}

// Absorb takes input. Errors: ErrState after Finalize.
func (s *Sponge) Absorb(p []byte) error {
	return check(int(C.lanewise_sponge_absorb(&s.c, at(p), C.size_t(len(p)))))
}

// Finalize ends the input. Errors: ErrState.
func (s *Sponge) Finalize() error { return check(int(C.lanewise_sponge_finalize(&s.c))) }

// Squeeze gives output. Errors: ErrState before Finalize; ErrLength.
func (s *Sponge) Squeeze(p []byte) error {
	return check(int(C.lanewise_sponge_squeeze(&s.c, at(p), C.size_t(len(p)))))
}

// Digest is Finalize and Squeeze of a copy. Errors: ErrState; ErrLength.
func (s *Sponge) Digest(p []byte) error {
	return check(int(C.lanewise_sponge_digest(&s.c, at(p), C.size_t(len(p)))))
}

// Save appends the saved computation. Errors: ErrState; ErrAlgorithm of a key or a tuple.
func (s *Sponge) Save(b []byte) ([]byte, error) {
	var out [SPONGE_SAVED_BYTES]byte
	if err := check(int(C.lanewise_sponge_save(&s.c, at(out[:]), C.size_t(len(out))))); err != nil {
		return b, err
	}
	return append(b, out[:]...), nil
}

// Restore goes on with a saved computation of the same function. Errors: ErrState; ErrAlgorithm;
// ErrLength; ErrParameter.
func (s *Sponge) Restore(b []byte) error {
	return check(int(C.lanewise_sponge_restore(&s.c, at(b), C.size_t(len(b)))))
}

// Wipe zeroes the computation.
func (s *Sponge) Wipe() { C.lanewise_sponge_wipe(&s.c) }

// Hash is one input at once. Errors: ErrAlgorithm; ErrLength.
func Hash(a Algorithm, out, data []byte) error {
	status := C.lanewise_hash(C.lanewise_algorithm(a), at(out), C.size_t(len(out)), at(data), C.size_t(len(data)))
	return check(int(status))
}

// Inputs up to this long are copied, which costs less than to pin them.
const copied = 1024

// HashMany writes size bytes for each input, one behind the other. Errors: ErrAlgorithm; ErrLength.
func HashMany(a Algorithm, out []byte, inputs [][]byte, size int) error {
	if size < 0 || len(out) != size*len(inputs) {
		return ErrLength
	}
	var together []byte
	var lengths [C.GO_PART]C.size_t
	for len(inputs) > 0 {
		part := inputs[:min(len(inputs), len(lengths))]
		together = together[:0]
		short := true
		for i, one := range part {
			lengths[i] = C.size_t(len(one))
			if short = short && len(one) <= copied; short {
				together = append(together, one...)
			}
		}
		status := 0
		if short {
			status = int(C.go_hash_many(C.lanewise_algorithm(a), C.size_t(len(part)),
				(*C.uint8_t)(at(together)), &lengths[0], (*C.uint8_t)(at(out)), C.size_t(size)))
		} else {
			status = pinned(a, out, part, size)
		}
		if status != 0 {
			return check(status)
		}
		inputs, out = inputs[len(part):], out[size*len(part):]
	}
	return nil
}

// HashRows hashes count inputs, one behind the other in data, to outputs that fill out; both are
// multiples of count, which is above 0. Errors: ErrAlgorithm; ErrLength.
func HashRows(a Algorithm, out, data []byte, count int) error {
	width, size := len(data)/count, len(out)/count
	return check(int(C.lanewise_hash_many_strided(C.lanewise_algorithm(a), C.size_t(count),
		at(data), C.size_t(width), C.ptrdiff_t(width), at(out), C.size_t(size), C.ptrdiff_t(size))))
}

// pinned calls the library with pointers to the inputs themselves.
func pinned(a Algorithm, out []byte, inputs [][]byte, size int) int {
	var pinner runtime.Pinner
	defer pinner.Unpin()
	in, to := pinnedBytes(&pinner, inputs), make([]unsafe.Pointer, len(inputs))
	if len(out) > 0 {
		pinner.Pin(&out[0])
	}
	for i := range inputs {
		to[i] = unsafe.Pointer(unsafe.SliceData(out[i*size:]))
	}
	return int(C.lanewise_hash_many(C.lanewise_algorithm(a), C.size_t(len(in)), &in[0], &to[0], C.size_t(size)))
}
