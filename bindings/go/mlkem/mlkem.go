// SPDX-License-Identifier: Apache-2.0 OR MIT

// Package mlkem is ML-KEM, FIPS 203, with the interfaces crypto.Decapsulator and crypto.Encapsulator.
// Keys may be used by several goroutines at once. Without cgo there are ML-KEM-768 and ML-KEM-1024 of
// crypto/mlkem, with private keys as seeds; the rest is lanewise.ErrNoCgo.
package mlkem

import (
	"crypto"
	"crypto/rand"

	"lanewise/internal/core"
)

// Set is a parameter set: MLKEM512, MLKEM768 or MLKEM1024.
type Set = core.KEMSet

var (
	_ crypto.Decapsulator = (*PrivateKey)(nil)
	_ crypto.Encapsulator = (*PublicKey)(nil)
)

// SeedSize is the length of a private key as a seed, d and then z.
const SeedSize = core.MLKEMSeed

// PrivateKey decapsulates. With cgo its memory is wiped when nothing refers to it any more.
type PrivateKey struct{ key *core.KEMKey }

// PublicKey encapsulates.
type PublicKey struct {
	key   *core.KEMKey
	bytes []byte
}

// GenerateKey makes a key of crypto/rand. Errors: ErrAlgorithm.
func GenerateKey(set Set) (*PrivateKey, error) {
	seed := make([]byte, SeedSize)
	rand.Read(seed) // never returns an error
	defer clear(seed)
	return NewPrivateKey(set, seed)
}

// NewPrivateKey reads a private key, its seed or the expanded form; the length tells which. Errors:
// ErrAlgorithm; ErrLength; ErrKey: the expanded form does not hold together.
func NewPrivateKey(set Set, b []byte) (*PrivateKey, error) {
	read := core.KEMFromPrivate
	if len(b) == SeedSize {
		read = core.KEMFromSeed
	}
	key, err := read(set, b)
	if err != nil {
		return nil, err
	}
	return &PrivateKey{key}, nil
}

// NewPublicKey reads a public key. Errors: ErrAlgorithm; ErrLength; ErrKey: a coefficient is not below q.
func NewPublicKey(set Set, b []byte) (*PublicKey, error) {
	key, err := core.KEMFromPublic(set, b)
	if err != nil {
		return nil, err
	}
	return &PublicKey{key, append([]byte(nil), b...)}, nil
}

// Set of the key.
func (k *PrivateKey) Set() Set { return k.key.Set() }

// Seed is d and then z. Errors: ErrState of a key that was read in its expanded form.
func (k *PrivateKey) Seed() ([]byte, error) { return k.key.Seed() }

// Expanded is dk of FIPS 203.
func (k *PrivateKey) Expanded() ([]byte, error) { return k.key.Private() }

// PublicKey that belongs to it.
func (k *PrivateKey) PublicKey() *PublicKey {
	bytes, _ := k.key.Public() // every key has it
	return &PublicKey{k.key, bytes}
}

// Encapsulator is PublicKey, for crypto.Decapsulator.
func (k *PrivateKey) Encapsulator() crypto.Encapsulator { return k.PublicKey() }

// Decapsulate gives the shared key of a ciphertext; of one that was tampered with, another. Errors:
// ErrLength.
func (k *PrivateKey) Decapsulate(ciphertext []byte) ([]byte, error) {
	return k.key.Decapsulate(ciphertext)
}

// DecapsulateMany gives the shared key of each ciphertext, sooner than one after the other with cgo; of one that
// was tampered with, another. Errors: ErrLength of any ciphertext.
func (k *PrivateKey) DecapsulateMany(ciphertexts [][]byte) ([][]byte, error) {
	return k.key.DecapsulateMany(ciphertexts)
}

// Set of the key.
func (k *PublicKey) Set() Set { return k.key.Set() }

// Bytes of the key, ek of FIPS 203.
func (k *PublicKey) Bytes() []byte { return append([]byte(nil), k.bytes...) }

// Encapsulate gives a shared key and the ciphertext that holds it, of crypto/rand.
func (k *PublicKey) Encapsulate() (shared, ciphertext []byte) {
	m := make([]byte, 32)
	rand.Read(m) // never returns an error
	defer clear(m)
	shared, ciphertext, _ = k.key.Encapsulate(m) // fails only for other lengths
	return shared, ciphertext
}

// KeyPair is a key pair as bytes: ek and dk of FIPS 203, and the seed of both. Without cgo Expanded is nil.
type KeyPair struct{ Public, Seed, Expanded []byte }

// GenerateMany makes so many key pairs of crypto/rand, sooner than one after the other with cgo. Read them by
// NewPrivateKey. Errors: ErrAlgorithm; ErrLength below 0, and of more than take 1 GiB.
func GenerateMany(set Set, count int) ([]KeyPair, error) {
	if count < 0 || count > 1<<30/SeedSize {
		return nil, core.ErrLength
	}
	seeds := make([]byte, SeedSize*count)
	rand.Read(seeds) // never returns an error
	public, expanded, err := core.KEMKeysMany(set, seeds)
	if err != nil {
		clear(seeds)
		return nil, err
	}
	pairs := make([]KeyPair, count)
	for i := range pairs {
		pairs[i] = KeyPair{Public: public[i], Seed: seeds[SeedSize*i : SeedSize*(i+1) : SeedSize*(i+1)]}
		if expanded != nil {
			pairs[i].Expanded = expanded[i]
		}
	}
	return pairs, nil
}

// EncapsulateMany encapsulates to each public key, given as its bytes: a server's handshakes, which take less
// time together than one after the other with cgo. What belongs to a key that is refused is nil, and the error
// is ErrKey then. Other errors, with which nothing is returned: ErrAlgorithm; ErrLength of any key.
func EncapsulateMany(set Set, keys [][]byte) (shared, ciphertexts [][]byte, err error) {
	m := make([]byte, 32*len(keys))
	rand.Read(m) // never returns an error
	defer clear(m)
	return core.KEMEncapsulateMany(set, keys, m)
}
