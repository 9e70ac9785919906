// SPDX-License-Identifier: Apache-2.0 OR MIT

package slhdsa

import (
	"io"
	"runtime"

	"lanewise/internal/core"
)

var (
	_ io.Writer = (*Signer)(nil)
	_ io.Writer = (*Verifier)(nil)
)

// SignReader signs what r has from where it is to its end. The message is read twice, for FIPS 205 hashes
// it twice, and must be the same then; with opts.Hash once. Errors: those of r; ErrMessage if it was another
// message the second time; ErrLength of a number of bytes that r cannot have read; as SignMessage.
func (k *PrivateKey) SignReader(r io.ReadSeeker, opts *Options) ([]byte, error) {
	if opts.HashFunc() != 0 {
		s, err := k.NewSigner(opts)
		if err != nil {
			return nil, err
		}
		if _, err := io.Copy(s, r); err != nil {
			return nil, err
		}
		return s.Sign()
	}
	m, err := core.MessageOf(nil, opts, true)
	if err != nil {
		return nil, err
	}
	start, err := r.Seek(0, io.SeekCurrent)
	if err != nil {
		return nil, err
	}
	signature, err := core.SLHSignFrom(k.set, k.sk, m, func(first bool, p []byte) (int, error) {
		if first {
			if _, err := r.Seek(start, io.SeekStart); err != nil {
				return 0, err
			}
		}
		return core.Fill(p, r)
	})
	runtime.KeepAlive(k)
	return signature, err
}

// Signer makes one signature of a message that comes in pieces and is hashed first: an io.Writer, of which
// Sign is the end. It is for one goroutine at a time.
type Signer struct {
	key    *PrivateKey
	pieces core.SLHSigning
}

// NewSigner begins a message for the pre-hash function opts.Hash, so for HashSLH-DSA. SLH-DSA itself hashes a
// message twice, the second time with a result of the first, which a message that is written once does not
// allow: see SignReader. Errors: ErrParameter without opts.Hash; ErrAlgorithm; ErrLength of the context.
func (k *PrivateKey) NewSigner(opts *Options) (*Signer, error) {
	s := &Signer{key: k}
	if err := s.pieces.Begin(k.set, k.sk[len(k.sk)/2:], opts); err != nil {
		return nil, err
	}
	return s, nil
}

// Write takes a piece of the message, of any length. Errors: ErrState after Sign.
func (s *Signer) Write(p []byte) (int, error) { return s.pieces.Write(p) }

// Sign ends the message and gives its signature, one that SignMessage could have made of the whole. Errors:
// ErrRandom; ErrState the second time.
func (s *Signer) Sign() ([]byte, error) {
	if s.key == nil {
		return nil, core.ErrState
	}
	signature, err := s.pieces.Sign(s.key.set, s.key.sk)
	runtime.KeepAlive(s.key)
	return signature, err
}

// Verifier verifies one signature of a message that comes in pieces: an io.Writer, of which Verify is the end.
// It is for one goroutine at a time.
type Verifier struct{ pieces core.SLHVerifying }

// NewVerifier begins a message, with or without opts.Hash. The signature comes first, for its first bytes are
// hashed before the message. Errors: ErrSignature of another length; ErrAlgorithm; ErrLength of the context.
func (k *PublicKey) NewVerifier(signature []byte, opts *Options) (*Verifier, error) {
	v := new(Verifier)
	if err := v.pieces.Begin(k.set, k.bytes, signature, opts); err != nil {
		return nil, err
	}
	return v, nil
}

// Write takes a piece of the message, of any length. Errors: ErrState after Verify.
func (v *Verifier) Write(p []byte) (int, error) { return v.pieces.Write(p) }

// Verify ends the message and is nil if the signature is a valid one of it. Errors: ErrSignature; ErrState the
// second time.
func (v *Verifier) Verify() error { return v.pieces.Verify() }
