// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build cgo

package core

/*
#include "glue.h"
*/
import "C"

import (
	"runtime"
	"runtime/cgo"
	"unsafe"
)

// initMu begins mu of a message. Errors: ErrLength.
func (s *Sponge) initMu(set DSASet, public []byte, context string) error {
	return check(int(C.go_mldsa_mu_init(&s.c, C.uint32_t(set), at(public), C.size_t(len(public)), text(context),
		C.size_t(len(context)))))
}

// finalMu is mu of what was absorbed; the sponge is wiped. Errors: ErrState.
func (s *Sponge) finalMu() ([]byte, error) {
	mu := make([]byte, C.LANEWISE_MLDSA_MU_BYTES)
	return mu, check(int(C.lanewise_mldsa_mu_final(&s.c, at(mu), C.size_t(len(mu)))))
}

// signMu signs mu, which has the context in it. Errors: ErrRandom; ErrState of a public key.
func (k *DSAKey) signMu(mu []byte, deterministic bool) ([]byte, error) {
	sig := make([]byte, k.set.Lengths().Signature)
	status := C.go_mldsa_sign_mu(k.key, at(sig), C.size_t(len(sig)), at(mu), C.size_t(len(mu)), number(deterministic))
	runtime.KeepAlive(k)
	if err := check(int(status)); err != nil {
		return nil, err
	}
	return sig, nil
}

// verifyMu is nil for a valid signature of mu. Errors: ErrSignature.
func (k *DSAKey) verifyMu(mu, sig []byte) error {
	status := C.go_mldsa_verify_mu(k.key, at(sig), C.size_t(len(sig)), at(mu), C.size_t(len(mu)))
	runtime.KeepAlive(k)
	return check(int(status))
}

// slhVerifier takes a message in pieces and then what follows the randomizer in a signature.
type slhVerifier struct {
	c C.lanewise_slhdsa_verifier
}

func (v *slhVerifier) init(set SLHSet, public, randomizer []byte, context string) error {
	return check(int(C.go_slhdsa_verifier_init(&v.c, C.uint32_t(set), at(public), C.size_t(len(public)),
		at(randomizer), C.size_t(len(randomizer)), text(context), C.size_t(len(context)))))
}

// Absorb a piece of the message. Errors: ErrState.
func (v *slhVerifier) Absorb(p []byte) error {
	return check(int(C.lanewise_slhdsa_verifier_message(&v.c, at(p), C.size_t(len(p)))))
}

// verify ends with the rest of the signature. Errors: ErrSignature; ErrState.
func (v *slhVerifier) verify(rest []byte) error {
	early := check(int(C.lanewise_slhdsa_verifier_signature(&v.c, at(rest), C.size_t(len(rest)))))
	if err := check(int(C.lanewise_slhdsa_verifier_final(&v.c))); err != nil { // which wipes in any case
		return err
	}
	return early
}

// pieceSize is some kilobytes, of whole blocks of SHAKE256.
const pieceSize = 64 * SHAKE256_RATE

// reading is a message that C reads, and what became of it: neither an error nor a panic goes through C,
// which has to wipe what it holds.
type reading struct {
	next     func(first bool, p []byte) (int, error)
	err      error
	panicked any
}

//export go_next
func go_next(reader C.uintptr_t, first C.int, buffer unsafe.Pointer, size C.size_t, length *C.size_t) (status C.int) {
	r := cgo.Handle(reader).Value().(*reading)
	defer func() {
		if r.panicked = recover(); r.panicked != nil {
			status = 1
		}
	}()
	n, err := r.next(first != 0, unsafe.Slice((*byte)(buffer), size))
	if err != nil {
		r.err = err
		return 1
	}
	*length = C.size_t(n)
	return 0
}

// SLHSignFrom signs what next reads, from the beginning whenever it is the first piece; 0 bytes are the end.
// Errors: those of next; ErrMessage if the message is another one the second time; as SLHSign.
func SLHSignFrom(set SLHSet, sk []byte, m Message, next func(first bool, p []byte) (int, error)) ([]byte, error) {
	r := &reading{next: next}
	handle := cgo.NewHandle(r)
	defer handle.Delete()
	sig, buffer := make([]byte, set.Lengths().Signature), make([]byte, pieceSize)
	status := C.go_slhdsa_sign_from(C.uint32_t(set), at(sig), C.size_t(len(sig)), at(sk), C.size_t(len(sk)),
		C.uintptr_t(handle), at(buffer), C.size_t(len(buffer)), text(m.Context), C.size_t(len(m.Context)),
		number(m.Deterministic))
	switch {
	case r.panicked != nil:
		panic(r.panicked)
	case r.err != nil:
		return nil, r.err
	case status != 0:
		return nil, check(int(status))
	}
	return sig, nil
}
