// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build !cgo

package core

import (
	"crypto"
	"crypto/mlkem"
	"errors"
)

// private is a private key of crypto/mlkem, of either type.
type private interface {
	crypto.Decapsulator
	Bytes() []byte
}

// KEMKey is a key of crypto/mlkem: ML-KEM-768 and ML-KEM-1024, private ones from their seed.
type KEMKey struct {
	set     KEMSet
	private private
	public  crypto.Encapsulator
}

// served says whether crypto/mlkem has the set and the length is right.
func served(set KEMSet, length, wanted int) error {
	switch {
	case set.Lengths().Public == 0:
		return ErrAlgorithm
	case length != wanted:
		return ErrLength
	case set == MLKEM512:
		return ErrNoCgo
	}
	return nil
}

// KEMFromSeed makes the key of 64 bytes, d and then z. Errors: ErrAlgorithm; ErrLength; ErrNoCgo.
func KEMFromSeed(set KEMSet, seed []byte) (*KEMKey, error) {
	if err := served(set, len(seed), MLKEMSeed); err != nil {
		return nil, err
	}
	k := &KEMKey{set: set}
	var err error
	if set == MLKEM768 {
		k.private, err = mlkem.NewDecapsulationKey768(seed)
	} else {
		k.private, err = mlkem.NewDecapsulationKey1024(seed)
	}
	if err != nil {
		return nil, ErrKey
	}
	k.public = k.private.Encapsulator()
	return k, nil
}

// KEMFromPrivate reads an expanded private key, which crypto/mlkem does not. Errors: ErrAlgorithm;
// ErrLength; ErrNoCgo.
func KEMFromPrivate(set KEMSet, dk []byte) (*KEMKey, error) {
	if err := served(set, len(dk), set.Lengths().Private); err != nil {
		return nil, err
	}
	return nil, ErrNoCgo
}

// KEMFromPublic reads a public key. Errors: ErrAlgorithm; ErrLength; ErrKey; ErrNoCgo.
func KEMFromPublic(set KEMSet, ek []byte) (*KEMKey, error) {
	if err := served(set, len(ek), set.Lengths().Public); err != nil {
		return nil, err
	}
	k := &KEMKey{set: set}
	var err error
	if set == MLKEM768 {
		k.public, err = mlkem.NewEncapsulationKey768(ek)
	} else {
		k.public, err = mlkem.NewEncapsulationKey1024(ek)
	}
	if err != nil {
		return nil, ErrKey
	}
	return k, nil
}

// Set of the key.
func (k *KEMKey) Set() KEMSet { return k.set }

// Public is ek.
func (k *KEMKey) Public() ([]byte, error) { return k.public.Bytes(), nil }

// Private is dk, the expanded form, which crypto/mlkem does not give.
func (k *KEMKey) Private() ([]byte, error) { return nil, ErrNoCgo }

// Seed is d and then z. Errors: ErrState of a public key.
func (k *KEMKey) Seed() ([]byte, error) {
	if k.private == nil {
		return nil, ErrState
	}
	return k.private.Bytes(), nil
}

// Encapsulate with randomness of crypto/mlkem's own, for it takes no message.
func (k *KEMKey) Encapsulate([]byte) (shared, ciphertext []byte, err error) {
	shared, ciphertext = k.public.Encapsulate()
	return shared, ciphertext, nil
}

// Decapsulate gives the shared key. Errors: ErrLength; ErrState of a public key.
func (k *KEMKey) Decapsulate(ciphertext []byte) ([]byte, error) {
	if k.private == nil {
		return nil, ErrState
	}
	shared, err := k.private.Decapsulate(ciphertext)
	if err != nil {
		return nil, errors.Join(ErrLength, err)
	}
	return shared, nil
}

// DecapsulateMany gives the shared key of each ciphertext, one after the other. Errors: ErrLength of any;
// ErrState of a public key.
func (k *KEMKey) DecapsulateMany(ciphertexts [][]byte) (shared [][]byte, err error) {
	for _, one := range ciphertexts {
		opened, err := k.Decapsulate(one)
		if err != nil {
			return nil, err
		}
		shared = append(shared, opened)
	}
	return shared, nil
}

// KEMKeysMany makes a key pair of each 64 bytes of seeds, one after the other, without expanded private
// keys. Errors: ErrAlgorithm; ErrLength; ErrNoCgo.
func KEMKeysMany(set KEMSet, seeds []byte) (ek, dk [][]byte, err error) {
	if err := batched(set, len(seeds)/MLKEMSeed); err != nil {
		return nil, nil, err
	}
	for ; len(seeds) > 0; seeds = seeds[MLKEMSeed:] {
		key, err := KEMFromSeed(set, seeds[:MLKEMSeed])
		if err != nil {
			return nil, nil, err
		}
		ek = append(ek, key.public.Bytes())
	}
	return ek, nil, nil
}

// KEMEncapsulateMany encapsulates to each key, one after the other; what belongs to a key that is refused
// is nil. Errors: ErrAlgorithm; ErrLength of any key; ErrKey if at least one was refused; ErrNoCgo.
func KEMEncapsulateMany(set KEMSet, ek [][]byte, _ []byte) (shared, ciphertexts [][]byte, err error) {
	if err := batched(set, len(ek)); err != nil {
		return nil, nil, err
	}
	shared, ciphertexts = make([][]byte, len(ek)), make([][]byte, len(ek))
	for i, one := range ek {
		key, refused := KEMFromPublic(set, one)
		switch refused {
		case nil:
			shared[i], ciphertexts[i] = key.public.Encapsulate()
		case ErrKey:
			err = ErrKey
		default:
			return nil, nil, refused
		}
	}
	return shared, ciphertexts, err
}

// DSAKey is none: crypto has no ML-DSA.
type DSAKey struct{}

// DSAFromPrivate says ErrNoCgo.
func DSAFromPrivate(DSASet, []byte) (*DSAKey, error) { return nil, ErrNoCgo }

// DSAFromPublic says ErrNoCgo.
func DSAFromPublic(DSASet, []byte) (*DSAKey, error) { return nil, ErrNoCgo }

// Set of no key.
func (k *DSAKey) Set() DSASet { return 0 }

// Public says ErrNoCgo.
func (k *DSAKey) Public() ([]byte, error) { return nil, ErrNoCgo }

// Sign says ErrNoCgo.
func (k *DSAKey) Sign(Message) ([]byte, error) { return nil, ErrNoCgo }

// Verify says ErrNoCgo.
func (k *DSAKey) Verify(Message, []byte) error { return ErrNoCgo }

// SignMany says ErrNoCgo.
func (k *DSAKey) SignMany([][]byte, Message) ([][]byte, error) { return nil, ErrNoCgo }

// VerifyMany says ErrNoCgo.
func (k *DSAKey) VerifyMany(_, _ [][]byte, _ Message) ([]bool, error) { return nil, ErrNoCgo }

// SLHGenerate says ErrNoCgo.
func SLHGenerate(SLHSet) ([]byte, error) { return nil, ErrNoCgo }

// SLHCheck says ErrNoCgo.
func SLHCheck(SLHSet, []byte) error { return ErrNoCgo }

// SLHSign says ErrNoCgo.
func SLHSign(SLHSet, []byte, Message) ([]byte, error) { return nil, ErrNoCgo }

// SLHVerify says ErrNoCgo.
func SLHVerify(SLHSet, []byte, Message, []byte) error { return ErrNoCgo }

// SLHSignMany says ErrNoCgo.
func SLHSignMany(SLHSet, []byte, [][]byte, Message, int) ([][]byte, error) { return nil, ErrNoCgo }

// SLHVerifyMany says ErrNoCgo.
func SLHVerifyMany(_ SLHSet, _, _, _ [][]byte, _ Message) ([]bool, error) { return nil, ErrNoCgo }
