// SPDX-License-Identifier: Apache-2.0 OR MIT

// Package slhdsa is SLH-DSA with SHAKE, FIPS 205, with the interfaces crypto.Signer and
// crypto.MessageSigner. Keys may be used by several goroutines at once. Without cgo everything is
// lanewise.ErrNoCgo.
package slhdsa

import (
	"bytes"
	"crypto"
	"io"
	"runtime"

	"lanewise/internal/core"
)

// Set is a parameter set: SHAKE128s to SHAKE256f. s has small signatures, f signs fast.
type Set = core.SLHSet

// Options for signing and verification, a crypto.SignerOpts; nil is the default.
type Options = core.Options

var _ crypto.MessageSigner = (*PrivateKey)(nil)

// PrivateKey signs. Its memory is wiped when nothing refers to it any more.
type PrivateKey struct {
	set Set
	sk  []byte
}

// PublicKey verifies.
type PublicKey struct {
	set   Set
	bytes []byte
}

// GenerateKey makes a key of the system's randomness. Errors: ErrAlgorithm; ErrRandom.
func GenerateKey(set Set) (*PrivateKey, error) {
	sk, err := core.SLHGenerate(set)
	if err != nil {
		return nil, err
	}
	return newPrivateKey(set, sk), nil
}

func newPrivateKey(set Set, sk []byte) *PrivateKey {
	k := &PrivateKey{set, sk}
	runtime.AddCleanup(k, func(sk []byte) { clear(sk) }, sk)
	return k
}

// NewPrivateKey reads a private key as FIPS 205 writes it. That its root is the right one is not checked, for
// it costs a key generation: Check does. Errors: ErrAlgorithm; ErrLength.
func NewPrivateKey(set Set, b []byte) (*PrivateKey, error) {
	if err := refused(set, len(b), set.Lengths().Private); err != nil {
		return nil, err
	}
	return newPrivateKey(set, append([]byte(nil), b...)), nil
}

func refused(set Set, length, wanted int) error {
	switch {
	case wanted == 0:
		return core.ErrAlgorithm
	case length != wanted:
		return core.ErrLength
	case !core.Cgo:
		return core.ErrNoCgo
	}
	return nil
}

// NewPublicKey reads a public key. Errors: ErrAlgorithm; ErrLength.
func NewPublicKey(set Set, b []byte) (*PublicKey, error) {
	if err := refused(set, len(b), set.Lengths().Public); err != nil {
		return nil, err
	}
	return &PublicKey{set, append([]byte(nil), b...)}, nil
}

// Check computes the root again. Errors: ErrFault if it is another.
func (k *PrivateKey) Check() error { return core.SLHCheck(k.set, k.sk) }

// Bytes of the private key.
func (k *PrivateKey) Bytes() []byte { return append([]byte(nil), k.sk...) }

// PublicKey that belongs to it: the second half of the private one.
func (k *PrivateKey) PublicKey() *PublicKey {
	return &PublicKey{k.set, append([]byte(nil), k.sk[len(k.sk)/2:]...)}
}

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
	signature, err := core.SLHSign(k.set, k.sk, m)
	runtime.KeepAlive(k)
	return signature, err
}

// SignMany signs each message, which it hashes itself if opts.Hash says so, on up to so many threads, the
// calling one among them. Errors: as Sign, and then there is no signature.
func (k *PrivateKey) SignMany(messages [][]byte, opts *Options, threads int) ([][]byte, error) {
	all, m, err := core.MessagesOf(messages, opts)
	if err != nil {
		return nil, err
	}
	signatures, err := core.SLHSignMany(k.set, k.sk, all, m, threads)
	runtime.KeepAlive(k)
	return signatures, err
}

// Set of the key.
func (k *PublicKey) Set() Set { return k.set }

// Bytes of the key.
func (k *PublicKey) Bytes() []byte { return append([]byte(nil), k.bytes...) }

// Equal says whether both are the same key.
func (k *PublicKey) Equal(other crypto.PublicKey) bool {
	o, ok := other.(*PublicKey)
	return ok && o.set == k.set && bytes.Equal(o.bytes, k.bytes)
}

// Verify is nil for a valid signature of a message, which it hashes itself if opts.Hash says so. Errors:
// ErrSignature; ErrAlgorithm; ErrLength of the context.
func (k *PublicKey) Verify(message, signature []byte, opts *Options) error {
	m, err := core.MessageOf(message, opts, true)
	if err != nil {
		return err
	}
	return core.SLHVerify(k.set, k.bytes, m, signature)
}

// VerifyMany says of each signature whether it is valid for its message under its key; all keys are of one
// set. Eight together take less time than one after the other. The error is nil if all are valid. Errors:
// ErrSignature; ErrLength of the context, and if there are not as many of each; ErrAlgorithm, also of keys
// of several sets.
func VerifyMany(keys []*PublicKey, messages, signatures [][]byte, opts *Options) ([]bool, error) {
	all, m, err := core.MessagesOf(messages, opts)
	if err != nil {
		return nil, err
	}
	pk := make([][]byte, len(keys))
	for i, one := range keys {
		if one.set != keys[0].set {
			return nil, core.ErrAlgorithm
		}
		pk[i] = one.bytes
	}
	if len(keys) == 0 && len(messages) == 0 && len(signatures) == 0 {
		return nil, nil
	}
	if len(keys) == 0 {
		return nil, core.ErrLength
	}
	return core.SLHVerifyMany(keys[0].set, pk, all, signatures, m)
}
