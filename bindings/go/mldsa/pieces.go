// SPDX-License-Identifier: Apache-2.0 OR MIT

package mldsa

import (
	"io"

	"lanewise/internal/core"
)

var (
	_ io.Writer = (*Signer)(nil)
	_ io.Writer = (*Verifier)(nil)
)

// Signer makes one signature of a message that comes in pieces and need not lie in memory: an io.Writer, of
// which Sign is the end. It is for one goroutine at a time.
type Signer struct{ pieces core.DSAPieces }

// Verifier verifies one signature of a message that comes in pieces: an io.Writer, of which Verify is the end.
// It is for one goroutine at a time.
type Verifier struct{ pieces core.DSAPieces }

// NewSigner begins a message, which is hashed as it comes if opts.Hash says so. Errors: ErrAlgorithm; ErrLength
// of the context.
func (k *PrivateKey) NewSigner(opts *Options) (*Signer, error) {
	s := new(Signer)
	if err := s.pieces.Begin(k.key, k.public, opts); err != nil {
		return nil, err
	}
	return s, nil
}

// NewVerifier begins a message, as NewSigner does. Errors: ErrAlgorithm; ErrLength of the context.
func (k *PublicKey) NewVerifier(opts *Options) (*Verifier, error) {
	v := new(Verifier)
	if err := v.pieces.Begin(k.key, k.bytes, opts); err != nil {
		return nil, err
	}
	return v, nil
}

// Write takes a piece of the message, of any length. Errors: ErrState after Sign.
func (s *Signer) Write(p []byte) (int, error) { return s.pieces.Write(p) }

// Sign ends the message and gives its signature, one that SignMessage could have made of the whole. Errors:
// ErrRandom; ErrState the second time.
func (s *Signer) Sign() ([]byte, error) { return s.pieces.Sign() }

// Write takes a piece of the message, of any length. Errors: ErrState after Verify.
func (v *Verifier) Write(p []byte) (int, error) { return v.pieces.Write(p) }

// Verify ends the message and is nil for a valid signature of it. Errors: ErrSignature; ErrState the second
// time.
func (v *Verifier) Verify(signature []byte) error { return v.pieces.Verify(signature) }
