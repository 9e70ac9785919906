// SPDX-License-Identifier: Apache-2.0 OR MIT

package core

import "crypto"

// Options are those of both signature schemes, and a crypto.SignerOpts; nil is the default.
type Options struct {
	// Context, at most 255 bytes, is the same for signing and verification.
	Context string
	// Hash is the pre-hash function of HashML-DSA and HashSLH-DSA, 0 for the scheme itself. It must be as
	// strong as the parameter set, or it is ErrAlgorithm.
	Hash crypto.Hash
	// Deterministic signatures take no randomness: of the same message they are the same.
	Deterministic bool
}

// HashFunc is Hash.
func (o *Options) HashFunc() crypto.Hash {
	if o == nil {
		return 0
	}
	return o.Hash
}

// MessageOf reads options that a signer was given. With hash a message is hashed if they say so; else
// it is a digest then. Errors: ErrLength of a digest; ErrAlgorithm where the function is not linked in.
func MessageOf(message []byte, opts crypto.SignerOpts, hash bool) (Message, error) {
	m := Message{Bytes: message}
	if o, ok := opts.(*Options); ok && o != nil {
		m.Context, m.Deterministic, m.Prehash = o.Context, o.Deterministic, o.Hash
	} else if !ok && opts != nil {
		m.Prehash = opts.HashFunc()
	}
	if m.Prehash == 0 {
		return m, nil
	}
	if _, err := m.prehash(); err != nil {
		return m, err
	}
	if !hash {
		if len(message) != m.Prehash.Size() {
			return m, ErrLength
		}
		return m, nil
	}
	if !m.Prehash.Available() {
		return m, ErrAlgorithm
	}
	h := m.Prehash.New()
	h.Write(message)
	m.Bytes = h.Sum(nil)
	return m, nil
}

// MessagesOf is MessageOf, with hash, of several messages of the same options, which the Message holds.
func MessagesOf(messages [][]byte, opts *Options) ([][]byte, Message, error) {
	all := make([][]byte, len(messages))
	m, err := MessageOf(nil, opts, true)
	for i := 0; i < len(all) && err == nil; i++ {
		m, err = MessageOf(messages[i], opts, true)
		all[i] = m.Bytes
	}
	m.Bytes = nil
	return all, m, err
}
