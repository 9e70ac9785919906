// SPDX-License-Identifier: Apache-2.0 OR MIT

package core

import (
	"hash"
	"io"
)

// Pieces is a message that comes in pieces. They go to the pre-hash function if the options name one, and
// otherwise to what the scheme hashes the message with. A zero one is at its end.
type Pieces struct {
	message  Message // without its bytes
	hash     hash.Hash
	absorber interface{ Absorb([]byte) error }
}

// begin reads the options, about which it asks a key by its function that verifies. Errors: ErrAlgorithm;
// ErrLength of the context; ErrNoCgo.
func (p *Pieces) begin(opts *Options, verify func(Message, []byte) error) error {
	m, err := MessageOf(nil, opts, true)
	if err != nil {
		return err
	}
	// The empty signature is none, so any other error is that of the options.
	if err := verify(m, nil); err != ErrSignature {
		return err
	}
	m.Bytes = nil
	*p = Pieces{message: m}
	if m.Prehash != 0 {
		p.hash = m.Prehash.New()
	}
	return nil
}

// Write takes a piece. Errors: ErrState after the end.
func (p *Pieces) Write(b []byte) (int, error) {
	switch {
	case p.hash != nil:
		return p.hash.Write(b)
	case p.absorber == nil:
		return 0, ErrState
	}
	if err := p.absorber.Absorb(b); err != nil {
		return 0, err
	}
	return len(b), nil
}

// end ends the message. Its bytes are the digest if it was hashed, and otherwise the absorber has them.
// Errors: ErrState if it was at its end.
func (p *Pieces) end() (Message, error) {
	if p.hash == nil && p.absorber == nil {
		return Message{}, ErrState
	}
	m := p.message
	if p.hash != nil {
		m.Bytes = p.hash.Sum(nil)
	}
	*p = Pieces{}
	return m, nil
}

// DSAPieces is a message in pieces for ML-DSA, which is signed or verified at its end.
type DSAPieces struct {
	Pieces
	key *DSAKey
	mu  *Sponge
}

// Begin a message, with the bytes of the public key. Errors: ErrAlgorithm; ErrLength of the context; ErrNoCgo.
func (d *DSAPieces) Begin(key *DSAKey, public []byte, opts *Options) error {
	begun := DSAPieces{key: key, mu: new(Sponge)}
	if err := begun.begin(opts, key.Verify); err != nil {
		return err
	}
	if begun.hash == nil {
		if err := begun.mu.initMu(key.Set(), public, begun.message.Context); err != nil {
			return err
		}
		begun.absorber = begun.mu
	}
	*d = begun
	return nil
}

// Sign ends the message. Errors: ErrState; ErrRandom.
func (d *DSAPieces) Sign() ([]byte, error) {
	m, err := d.end()
	switch {
	case err != nil:
		return nil, err
	case m.Prehash != 0:
		return d.key.Sign(m)
	}
	mu, err := d.mu.finalMu()
	if err != nil {
		return nil, err
	}
	return d.key.signMu(mu, m.Deterministic)
}

// Verify ends the message. Errors: ErrState; ErrSignature.
func (d *DSAPieces) Verify(sig []byte) error {
	m, err := d.end()
	switch {
	case err != nil:
		return err
	case m.Prehash != 0:
		return d.key.Verify(m, sig)
	}
	mu, err := d.mu.finalMu()
	if err != nil {
		return err
	}
	return d.key.verifyMu(mu, sig)
}

// SLHSigning is a message in pieces for HashSLH-DSA; SLH-DSA itself hashes a message twice.
type SLHSigning struct{ Pieces }

// Begin a message. Errors: ErrParameter of options without a pre-hash function; ErrAlgorithm; ErrLength of
// the context; ErrNoCgo.
func (s *SLHSigning) Begin(set SLHSet, public []byte, opts *Options) error {
	if opts.HashFunc() == 0 {
		return ErrParameter
	}
	return s.begin(opts, func(m Message, sig []byte) error { return SLHVerify(set, public, m, sig) })
}

// Sign ends the message. Errors: ErrState; ErrRandom.
func (s *SLHSigning) Sign(set SLHSet, sk []byte) ([]byte, error) {
	m, err := s.end()
	if err != nil {
		return nil, err
	}
	return SLHSign(set, sk, m)
}

// SLHVerifying is a message in pieces of which the signature is there already.
type SLHVerifying struct {
	Pieces
	set         SLHSet
	public, sig []byte
	verifier    *slhVerifier
}

// Begin a message. Errors: ErrSignature of another length; ErrAlgorithm; ErrLength of the context; ErrNoCgo.
func (s *SLHVerifying) Begin(set SLHSet, public, sig []byte, opts *Options) error {
	begun := SLHVerifying{set: set, public: public, verifier: new(slhVerifier)}
	err := begun.begin(opts, func(m Message, sig []byte) error { return SLHVerify(set, public, m, sig) })
	if err != nil {
		return err
	}
	if len(sig) != set.Lengths().Signature {
		return ErrSignature
	}
	begun.sig = append([]byte(nil), sig...)
	if begun.hash == nil {
		randomizer := begun.sig[:len(public)/2] // n bytes, of which a public key has two
		if err := begun.verifier.init(set, public, randomizer, begun.message.Context); err != nil {
			return err
		}
		begun.absorber = begun.verifier
	}
	*s = begun
	return nil
}

// Verify ends the message. Errors: ErrState; ErrSignature.
func (s *SLHVerifying) Verify() error {
	m, err := s.end()
	switch {
	case err != nil:
		return err
	case m.Prehash != 0:
		return SLHVerify(s.set, s.public, m, s.sig)
	}
	return s.verifier.verify(s.sig[len(s.public)/2:])
}

// Fill reads until p is full, or to the end. Unlike io.ReadFull it does not take an io.ErrUnexpectedEOF of the
// reader, such as that of an archive that was cut off, for the end; and it believes no count that cannot be,
// for C will read so many bytes. Errors: those of r; ErrLength of a count; io.ErrNoProgress.
func Fill(p []byte, r io.Reader) (n int, err error) {
	for nothing := 0; n < len(p); {
		got, err := r.Read(p[n:])
		if got < 0 || got > len(p)-n {
			return 0, ErrLength
		}
		n += got
		switch {
		case err == io.EOF:
			return n, nil
		case err != nil:
			return 0, err
		case got > 0:
			nothing = 0
		default:
			if nothing++; nothing == 100 {
				return 0, io.ErrNoProgress
			}
		}
	}
	return n, nil
}
