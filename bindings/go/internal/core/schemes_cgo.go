// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build cgo

package core

/*
#include "glue.h"
*/
import "C"

import (
	"runtime"
	"unsafe"
)

// KEMKey is a key of ML-KEM that was read and expanded, for any number of goroutines. A private one is
// wiped when nothing refers to it any more.
type KEMKey struct {
	set KEMSet
	key *C.lanewise_mlkem_key
}

func newKEMKey(set KEMSet, init func(*C.lanewise_mlkem_key) C.int) (*KEMKey, error) {
	k := &KEMKey{set: set, key: new(C.lanewise_mlkem_key)}
	if err := check(int(init(k.key))); err != nil {
		return nil, err
	}
	runtime.AddCleanup(k, func(key *C.lanewise_mlkem_key) { C.lanewise_mlkem_key_wipe(key) }, k.key)
	return k, nil
}

// KEMFromSeed makes the key of 64 bytes, d and then z. Errors: ErrAlgorithm; ErrLength.
func KEMFromSeed(set KEMSet, seed []byte) (*KEMKey, error) {
	return newKEMKey(set, func(k *C.lanewise_mlkem_key) C.int {
		return C.lanewise_mlkem_key_from_seed(k, C.lanewise_mlkem_set(set), at(seed), C.size_t(len(seed)))
	})
}

// KEMFromPrivate reads an expanded private key. Errors: ErrAlgorithm; ErrLength; ErrKey.
func KEMFromPrivate(set KEMSet, dk []byte) (*KEMKey, error) {
	return newKEMKey(set, func(k *C.lanewise_mlkem_key) C.int {
		return C.lanewise_mlkem_key_from_private(k, C.lanewise_mlkem_set(set), at(dk), C.size_t(len(dk)))
	})
}

// KEMFromPublic reads a public key. Errors: ErrAlgorithm; ErrLength; ErrKey.
func KEMFromPublic(set KEMSet, ek []byte) (*KEMKey, error) {
	return newKEMKey(set, func(k *C.lanewise_mlkem_key) C.int {
		return C.lanewise_mlkem_key_from_public(k, C.lanewise_mlkem_set(set), at(ek), C.size_t(len(ek)))
	})
}

// Set of the key.
func (k *KEMKey) Set() KEMSet { return k.set }

// part reads a part of the key, n bytes.
func (k *KEMKey) part(n int, read func(unsafe.Pointer, C.size_t) C.int) ([]byte, error) {
	out := make([]byte, n)
	status := read(at(out), C.size_t(n))
	runtime.KeepAlive(k)
	return out, check(int(status))
}

// Public is ek.
func (k *KEMKey) Public() ([]byte, error) {
	return k.part(k.set.Lengths().Public, func(p unsafe.Pointer, n C.size_t) C.int {
		return C.lanewise_mlkem_key_public(k.key, p, n)
	})
}

// Private is dk, the expanded form. Errors: ErrState of a public key.
func (k *KEMKey) Private() ([]byte, error) {
	return k.part(k.set.Lengths().Private, func(p unsafe.Pointer, n C.size_t) C.int {
		return C.lanewise_mlkem_key_private(k.key, p, n)
	})
}

// Seed is d and then z. Errors: ErrState where the key was not made of them.
func (k *KEMKey) Seed() ([]byte, error) {
	return k.part(MLKEMSeed, func(p unsafe.Pointer, n C.size_t) C.int {
		return C.lanewise_mlkem_key_seed(k.key, p, n)
	})
}

// Encapsulate with the message m of 32 bytes.
func (k *KEMKey) Encapsulate(m []byte) (shared, ciphertext []byte, err error) {
	shared, ciphertext = make([]byte, 32), make([]byte, k.set.Lengths().Ciphertext)
	status := C.lanewise_mlkem_key_encaps_seed(k.key, at(ciphertext), C.size_t(len(ciphertext)), at(shared),
		C.size_t(len(shared)), at(m), C.size_t(len(m)))
	runtime.KeepAlive(k)
	return shared, ciphertext, check(int(status))
}

// Decapsulate gives the shared key. Errors: ErrLength; ErrState of a public key.
func (k *KEMKey) Decapsulate(ciphertext []byte) ([]byte, error) {
	shared := make([]byte, 32)
	status := C.lanewise_mlkem_key_decaps(k.key, at(shared), C.size_t(len(shared)), at(ciphertext),
		C.size_t(len(ciphertext)))
	runtime.KeepAlive(k)
	if err := check(int(status)); err != nil {
		return nil, err
	}
	return shared, nil
}

// DSAKey is a key of ML-DSA that was read and expanded, for any number of goroutines. A private one is
// wiped when nothing refers to it any more.
type DSAKey struct {
	set DSASet
	key *C.lanewise_mldsa_key
}

func newDSAKey(set DSASet, init func(*C.lanewise_mldsa_key) C.int) (*DSAKey, error) {
	k := &DSAKey{set: set, key: new(C.lanewise_mldsa_key)}
	if err := check(int(init(k.key))); err != nil {
		return nil, err
	}
	runtime.AddCleanup(k, func(key *C.lanewise_mldsa_key) { C.lanewise_mldsa_key_wipe(key) }, k.key)
	return k, nil
}

// DSAFromPrivate reads a private key: seed, expanded, or both. Errors: ErrAlgorithm; ErrLength; ErrKey.
func DSAFromPrivate(set DSASet, sk []byte) (*DSAKey, error) {
	return newDSAKey(set, func(k *C.lanewise_mldsa_key) C.int {
		return C.lanewise_mldsa_key_from_private(k, C.lanewise_mldsa_set(set), at(sk), C.size_t(len(sk)))
	})
}

// DSAFromPublic reads a public key. Errors: ErrAlgorithm; ErrLength.
func DSAFromPublic(set DSASet, pk []byte) (*DSAKey, error) {
	return newDSAKey(set, func(k *C.lanewise_mldsa_key) C.int {
		return C.lanewise_mldsa_key_from_public(k, C.lanewise_mldsa_set(set), at(pk), C.size_t(len(pk)))
	})
}

// Set of the key.
func (k *DSAKey) Set() DSASet { return k.set }

// Public is pk.
func (k *DSAKey) Public() ([]byte, error) {
	out := make([]byte, k.set.Lengths().Public)
	status := C.lanewise_mldsa_key_public(k.key, at(out), C.size_t(len(out)))
	runtime.KeepAlive(k)
	return out, check(int(status))
}

func text(s string) unsafe.Pointer { return unsafe.Pointer(unsafe.StringData(s)) }

func number(yes bool) C.int {
	if yes {
		return 1
	}
	return 0
}

// Sign gives a signature. Errors: ErrAlgorithm; ErrLength; ErrRandom; ErrState of a public key.
func (k *DSAKey) Sign(m Message) ([]byte, error) {
	hash, err := m.prehash()
	if err != nil {
		return nil, err
	}
	sig := make([]byte, k.set.Lengths().Signature)
	status := C.go_mldsa_sign(k.key, at(sig), C.size_t(len(sig)), at(m.Bytes), C.size_t(len(m.Bytes)),
		text(m.Context), C.size_t(len(m.Context)), C.uint32_t(hash), number(m.Deterministic))
	runtime.KeepAlive(k)
	if err := check(int(status)); err != nil {
		return nil, err
	}
	return sig, nil
}

// Verify is nil for a valid signature. Errors: ErrSignature; ErrAlgorithm; ErrLength.
func (k *DSAKey) Verify(m Message, sig []byte) error {
	hash, err := m.prehash()
	if err != nil {
		return err
	}
	status := C.go_mldsa_verify(k.key, at(sig), C.size_t(len(sig)), at(m.Bytes), C.size_t(len(m.Bytes)),
		text(m.Context), C.size_t(len(m.Context)), C.uint32_t(hash))
	runtime.KeepAlive(k)
	return check(int(status))
}

// SLHGenerate makes a key pair of the system's randomness. Errors: ErrAlgorithm; ErrRandom.
func SLHGenerate(set SLHSet) (sk []byte, err error) {
	lengths := set.Lengths()
	if lengths.Private == 0 { // the library also has SPHINCS+, which Go does not show
		return nil, ErrAlgorithm
	}
	sk, pk := make([]byte, lengths.Private), make([]byte, lengths.Public)
	status := C.lanewise_slhdsa_keygen(C.lanewise_slhdsa_set(set), at(pk), C.size_t(len(pk)), at(sk),
		C.size_t(len(sk)), nil)
	return sk, check(int(status))
}

// SLHCheck says whether a private key belongs together. Errors: ErrLength; ErrFault.
func SLHCheck(set SLHSet, sk []byte) error {
	return check(int(C.lanewise_slhdsa_check_key(C.lanewise_slhdsa_set(set), at(sk), C.size_t(len(sk)))))
}

// SLHSign gives a signature. Errors: ErrAlgorithm; ErrLength; ErrRandom.
func SLHSign(set SLHSet, sk []byte, m Message) ([]byte, error) {
	hash, err := m.prehash()
	if err != nil {
		return nil, err
	}
	sig := make([]byte, set.Lengths().Signature)
	status := C.go_slhdsa_sign(C.uint32_t(set), at(sig), C.size_t(len(sig)), at(sk), C.size_t(len(sk)),
		at(m.Bytes), C.size_t(len(m.Bytes)), text(m.Context), C.size_t(len(m.Context)), C.uint32_t(hash),
		number(m.Deterministic))
	if err := check(int(status)); err != nil {
		return nil, err
	}
	return sig, nil
}

// SLHVerify is nil for a valid signature. Errors: ErrSignature; ErrAlgorithm; ErrLength.
func SLHVerify(set SLHSet, pk []byte, m Message, sig []byte) error {
	hash, err := m.prehash()
	if err != nil {
		return err
	}
	return check(int(C.go_slhdsa_verify(C.uint32_t(set), at(sig), C.size_t(len(sig)), at(pk), C.size_t(len(pk)),
		at(m.Bytes), C.size_t(len(m.Bytes)), text(m.Context), C.size_t(len(m.Context)), C.uint32_t(hash))))
}
