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

// pinnedTo are pointers to slices, which stay where they are until the pinner lets go; nil to empty ones.
func pinnedTo(pinner *runtime.Pinner, slices [][]byte) []unsafe.Pointer {
	to := make([]unsafe.Pointer, len(slices))
	for i, one := range slices {
		if len(one) > 0 {
			pinner.Pin(&one[0])
			to[i] = at(one)
		}
	}
	return to
}

// pinnedBytes is pinnedTo with the lengths.
func pinnedBytes(pinner *runtime.Pinner, slices [][]byte) []C.lanewise_bytes {
	in := make([]C.lanewise_bytes, len(slices))
	for i, to := range pinnedTo(pinner, slices) {
		in[i] = C.lanewise_bytes{data: to, len: C.size_t(len(slices[i]))}
	}
	return in
}

// room is a slice for each of count signatures.
func room(count, size int) [][]byte {
	all, out := make([]byte, count*size), make([][]byte, count)
	for i := range out {
		out[i] = all[i*size : (i+1)*size : (i+1)*size]
	}
	return out
}

// SignMany gives a signature of each message, which m holds none of. Errors: as Sign.
func (k *DSAKey) SignMany(messages [][]byte, m Message) ([][]byte, error) {
	hash, err := m.prehash()
	if err != nil || len(messages) == 0 {
		return nil, err
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	size := k.set.Lengths().Signature
	sig := room(len(messages), size)
	in, out := pinnedBytes(&pinner, messages), pinnedTo(&pinner, sig)
	status := C.go_mldsa_sign_many(k.key, C.size_t(len(in)), &out[0], C.size_t(size), &in[0],
		text(m.Context), C.size_t(len(m.Context)), C.uint32_t(hash), number(m.Deterministic))
	runtime.KeepAlive(k)
	if err := check(int(status)); err != nil {
		return nil, err
	}
	return sig, nil
}

// VerifyMany says which signatures are valid. Errors: as Verify; ErrLength of other counts.
func (k *DSAKey) VerifyMany(messages, sig [][]byte, m Message) ([]bool, error) {
	hash, err := m.prehash()
	if err != nil {
		return nil, err
	}
	return verifyMany(messages, sig, func(n C.size_t, sig, messages *C.lanewise_bytes, results *C.int) C.int {
		status := C.go_mldsa_verify_many(k.key, n, sig, messages, text(m.Context), C.size_t(len(m.Context)),
			C.uint32_t(hash), results)
		runtime.KeepAlive(k)
		return status
	})
}

func verifyMany(messages, sig [][]byte,
	verify func(n C.size_t, sig, messages *C.lanewise_bytes, results *C.int) C.int) ([]bool, error) {
	if len(sig) != len(messages) {
		return nil, ErrLength
	}
	if len(sig) == 0 {
		return nil, nil
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	in, signatures := pinnedBytes(&pinner, messages), pinnedBytes(&pinner, sig)
	results := make([]C.int, len(in))
	err := check(int(verify(C.size_t(len(in)), &signatures[0], &in[0], &results[0])))
	if err != nil && err != ErrSignature {
		return nil, err
	}
	valid := make([]bool, len(results))
	for i, one := range results {
		valid[i] = one == 0
	}
	return valid, err
}

// SLHSignMany gives a signature of each message, which m holds none of. Errors: as SLHSign; ErrThread.
func SLHSignMany(set SLHSet, sk []byte, messages [][]byte, m Message, threads int) ([][]byte, error) {
	hash, err := m.prehash()
	if err != nil || len(messages) == 0 {
		return nil, err
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	size := set.Lengths().Signature
	sig := room(len(messages), size)
	in, out := pinnedBytes(&pinner, messages), pinnedTo(&pinner, sig)
	status := C.go_slhdsa_sign_many(C.uint32_t(set), C.size_t(len(in)), &out[0], C.size_t(size), at(sk),
		C.size_t(len(sk)), &in[0], text(m.Context), C.size_t(len(m.Context)), C.uint32_t(hash),
		number(m.Deterministic), C.uint(max(0, min(threads, maxThreads))))
	if err := check(int(status)); err != nil {
		return nil, err
	}
	return sig, nil
}

// SLHVerifyMany says which signatures are valid under their keys. Errors: as SLHVerify; ErrLength of other
// counts.
func SLHVerifyMany(set SLHSet, pk, messages, sig [][]byte, m Message) ([]bool, error) {
	hash, err := m.prehash()
	if err != nil {
		return nil, err
	}
	if len(pk) != len(sig) {
		return nil, ErrLength
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	keys := pinnedTo(&pinner, pk)
	return verifyMany(messages, sig, func(n C.size_t, sig, messages *C.lanewise_bytes, results *C.int) C.int {
		return C.go_slhdsa_verify_many(C.uint32_t(set), n, sig, &keys[0], C.size_t(set.Lengths().Public), messages,
			text(m.Context), C.size_t(len(m.Context)), C.uint32_t(hash), results)
	})
}

// KEMKeysMany makes a key pair of each 64 bytes of seeds. Errors: ErrAlgorithm; ErrLength; ErrFault.
func KEMKeysMany(set KEMSet, seeds []byte) (ek, dk [][]byte, err error) {
	count, lengths := len(seeds)/MLKEMSeed, set.Lengths()
	if err := batched(set, count); err != nil || count == 0 {
		return nil, nil, err
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	ek, dk = room(count, lengths.Public), room(count, lengths.Private)
	public, private := pinnedTo(&pinner, ek), pinnedTo(&pinner, dk)
	err = check(int(C.lanewise_mlkem_keygen_many(C.lanewise_mlkem_set(set), C.size_t(count), &public[0],
		C.size_t(lengths.Public), &private[0], C.size_t(lengths.Private), at(seeds), C.size_t(len(seeds)), nil)))
	if err != nil {
		return nil, nil, err
	}
	return ek, dk, nil
}

// DecapsulateMany gives the shared key of each ciphertext. Errors: ErrLength of any; ErrState of a public key.
func (k *KEMKey) DecapsulateMany(ciphertexts [][]byte) ([][]byte, error) {
	count, length := len(ciphertexts), k.set.Lengths().Ciphertext
	for _, one := range ciphertexts {
		if len(one) != length {
			return nil, ErrLength
		}
	}
	if count == 0 {
		return nil, nil
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	shared := room(count, 32)
	ss, ct := pinnedTo(&pinner, shared), pinnedTo(&pinner, ciphertexts)
	status := C.lanewise_mlkem_key_decaps_many(k.key, C.size_t(count), &ss[0], 32, &ct[0], C.size_t(length))
	runtime.KeepAlive(k)
	if err := check(int(status)); err != nil {
		return nil, err
	}
	return shared, nil
}

// KEMEncapsulateMany encapsulates to each key with 32 bytes of messages; what belongs to a key that is
// refused is nil. Errors: ErrAlgorithm; ErrLength of any key; ErrKey if at least one was refused.
func KEMEncapsulateMany(set KEMSet, ek [][]byte, messages []byte) (shared, ciphertexts [][]byte, err error) {
	count, lengths := len(ek), set.Lengths()
	if err := batched(set, count); err != nil || count == 0 {
		return nil, nil, err
	}
	for _, one := range ek {
		if len(one) != lengths.Public {
			return nil, nil, ErrLength
		}
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	shared, ciphertexts = room(count, 32), room(count, lengths.Ciphertext)
	keys, ss, ct := pinnedTo(&pinner, ek), pinnedTo(&pinner, shared), pinnedTo(&pinner, ciphertexts)
	statuses := make([]C.int, count)
	err = check(int(C.lanewise_mlkem_encaps_many(C.lanewise_mlkem_set(set), C.size_t(count), &ct[0],
		C.size_t(lengths.Ciphertext), &ss[0], 32, &keys[0], C.size_t(lengths.Public), at(messages),
		C.size_t(len(messages)), nil, &statuses[0])))
	if err != nil && err != ErrKey {
		return nil, nil, err
	}
	for i, one := range statuses {
		if one != 0 {
			shared[i], ciphertexts[i] = nil, nil
		}
	}
	return shared, ciphertexts, err
}
