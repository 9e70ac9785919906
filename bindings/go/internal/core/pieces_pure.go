// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build !cgo

package core

// What Pieces calls after begin has said ErrNoCgo, so never.

func (s *Sponge) initMu(DSASet, []byte, string) error { return ErrNoCgo }

func (s *Sponge) finalMu() ([]byte, error) { return nil, ErrNoCgo }

func (k *DSAKey) signMu([]byte, bool) ([]byte, error) { return nil, ErrNoCgo }

func (k *DSAKey) verifyMu(_, _ []byte) error { return ErrNoCgo }

type slhVerifier struct{}

func (v *slhVerifier) init(SLHSet, []byte, []byte, string) error { return ErrNoCgo }

func (v *slhVerifier) Absorb([]byte) error { return ErrNoCgo }

func (v *slhVerifier) verify([]byte) error { return ErrNoCgo }

// SLHSignFrom says ErrNoCgo.
func SLHSignFrom(SLHSet, []byte, Message, func(bool, []byte) (int, error)) ([]byte, error) {
	return nil, ErrNoCgo
}
