// SPDX-License-Identifier: Apache-2.0 OR MIT

// Package mldsa is ML-DSA, FIPS 204, with the interfaces crypto.Signer and crypto.MessageSigner. Keys
// may be used by several goroutines at once. Without cgo everything is lanewise.ErrNoCgo.
package mldsa

import (
	"bytes"
	"crypto"
	"crypto/rand"
	"io"

	"lanewise/internal/core"
)

// Set is a parameter set: MLDSA44, MLDSA65 or MLDSA87.
type Set = core.DSASet

// Options for signing and verification, a crypto.SignerOpts; nil is the default.
type Options = core.Options

var _ crypto.MessageSigner = (*PrivateKey)(nil)

// SeedSize is the length of a private key as a seed.
const SeedSize = core.MLDSASeed

// PrivateKey signs. Its memory is wiped when nothing refers to it any more.
type PrivateKey struct {
	key    *core.DSAKey
	public []byte
}

// PublicKey verifies.
type PublicKey struct {
	key   *core.DSAKey
	bytes []byte
}

// GenerateKey makes a key of crypto/rand, and gives its seed, which is all there is to keep. Errors:
// ErrAlgorithm.
func GenerateKey(set Set) (key *PrivateKey, seed []byte, err error) {
	seed = make([]byte, SeedSize)
	rand.Read(seed) // never returns an error
	if key, err = NewPrivateKey(set, seed); err != nil {
		return nil, nil, err
	}
	return key, seed, nil
}

// NewPrivateKey reads a private key: its seed, the expanded form, or the seed and then the expanded form;
// the length tells which. Errors: ErrAlgorithm; ErrLength; ErrKey: the parts do not belong together.
func NewPrivateKey(set Set, b []byte) (*PrivateKey, error) {
	key, err := core.DSAFromPrivate(set, b)
	if err != nil {
		return nil, err
	}
	public, err := key.Public()
	if err != nil {
		return nil, err
	}
	return &PrivateKey{key, public}, nil
}

// NewPublicKey reads a public key. Errors: ErrAlgorithm; ErrLength.
func NewPublicKey(set Set, b []byte) (*PublicKey, error) {
	key, err := core.DSAFromPublic(set, b)
	if err != nil {
		return nil, err
	}
	return &PublicKey{key, append([]byte(nil), b...)}, nil
}

// PublicKey that belongs to it.
func (k *PrivateKey) PublicKey() *PublicKey { return &PublicKey{k.key, k.public} }

// Public is PublicKey, for crypto.Signer.
func (k *PrivateKey) Public() crypto.PublicKey { return k.PublicKey() }

// Sign signs a message, or its digest if opts.HashFunc says of which function. opts is an *Options, nil, or
// any other crypto.SignerOpts. rand is not read: hedging takes the system's randomness. Errors:
// ErrAlgorithm; ErrLength; ErrRandom.
func (k *PrivateKey) Sign(_ io.Reader, message []byte, opts crypto.SignerOpts) ([]byte, error) {
	return k.sign(message, opts, false)
}

// SignMessage is Sign of a message that it hashes itself if opts.HashFunc says so; the package with the
// function must be linked in. Errors: as Sign.
func (k *PrivateKey) SignMessage(_ io.Reader, message []byte, opts crypto.SignerOpts) ([]byte, error) {
	return k.sign(message, opts, true)
}

func (k *PrivateKey) sign(message []byte, opts crypto.SignerOpts, hash bool) ([]byte, error) {
	m, err := core.MessageOf(message, opts, hash)
	if err != nil {
		return nil, err
	}
	return k.key.Sign(m)
}

// SignMany signs each message, which it hashes itself if opts.Hash says so: the same as one after the other,
// in less time. Errors: as Sign, and then there is no signature.
func (k *PrivateKey) SignMany(messages [][]byte, opts *Options) ([][]byte, error) {
	all, m, err := core.MessagesOf(messages, opts)
	if err != nil {
		return nil, err
	}
	return k.key.SignMany(all, m)
}

// Set of the key.
func (k *PublicKey) Set() Set { return k.key.Set() }

// Bytes of the key, pk of FIPS 204.
func (k *PublicKey) Bytes() []byte { return append([]byte(nil), k.bytes...) }

// Equal says whether both are the same key.
func (k *PublicKey) Equal(other crypto.PublicKey) bool {
	o, ok := other.(*PublicKey)
	return ok && o.Set() == k.Set() && bytes.Equal(o.bytes, k.bytes)
}

// Verify is nil for a valid signature of a message, which it hashes itself if opts.Hash says so. Errors:
// ErrSignature; ErrAlgorithm; ErrLength of the context.
func (k *PublicKey) Verify(message, signature []byte, opts *Options) error {
	m, err := core.MessageOf(message, opts, true)
	if err != nil {
		return err
	}
	return k.key.Verify(m, signature)
}

// VerifyMany says of each signature whether it is valid for its message, in less time than one after the
// other. The error is nil if all are. Errors: ErrSignature; ErrLength of the context, and of as many
// signatures as there are not messages; ErrAlgorithm.
func (k *PublicKey) VerifyMany(messages, signatures [][]byte, opts *Options) ([]bool, error) {
	all, m, err := core.MessagesOf(messages, opts)
	if err != nil {
		return nil, err
	}
	return k.key.VerifyMany(all, signatures, m)
}
