// SPDX-License-Identifier: Apache-2.0 OR MIT

package mldsa_test

import (
	"bytes"
	"crypto"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"lanewise"
	"lanewise/internal/check"
	"lanewise/mldsa"
)

func ExamplePrivateKey_NewSigner() {
	key, _, err := mldsa.GenerateKey(mldsa.MLDSA65)
	if errors.Is(err, lanewise.ErrNoCgo) {
		fmt.Println(nil)
		return
	}
	options := &mldsa.Options{Context: "mail"}
	signer, err := key.NewSigner(options)
	if err != nil {
		panic(err)
	}
	if _, err := io.Copy(signer, strings.NewReader("a message of any length")); err != nil {
		panic(err)
	}
	signature, err := signer.Sign()
	if err != nil {
		panic(err)
	}

	verifier, err := key.PublicKey().NewVerifier(options)
	if err != nil {
		panic(err)
	}
	fmt.Fprint(verifier, "a message ")
	fmt.Fprint(verifier, "of any length")
	fmt.Println(verifier.Verify(signature))
	// Output: <nil>
}

func TestPiecesAreTheWhole(t *testing.T) {
	message := make([]byte, 300) // more than two blocks of SHAKE256
	for i := range message {
		message[i] = byte(i)
	}
	for _, set := range sets {
		key := generate(t, set)
		public, err := mldsa.NewPublicKey(set, key.PublicKey().Bytes())
		if err != nil {
			t.Fatal(err)
		}
		for _, options := range check.Kinds {
			whole, err := key.SignMessage(nil, message, options)
			if err != nil {
				t.Fatal(err)
			}
			for first := 0; first <= len(message); first += 30 {
				for second := first; second <= len(message); second += 30 {
					signer, err := key.NewSigner(options)
					if err != nil {
						t.Fatal(err)
					}
					check.Write(t, signer, message, first, second)
					if signature, err := signer.Sign(); err != nil || !bytes.Equal(signature, whole) {
						t.Fatal("another signature", set, first, second, err)
					}
					verifier, err := public.NewVerifier(options)
					if err != nil {
						t.Fatal(err)
					}
					check.Write(t, verifier, message, first, second)
					if err := verifier.Verify(whole); err != nil {
						t.Fatal(set, first, second, err)
					}
				}
			}
		}
		for _, options := range []*mldsa.Options{nil, {Context: strings.Repeat("c", 255)}} { // hedged
			signer, err := key.NewSigner(options)
			if err != nil {
				t.Fatal(err)
			}
			check.Write(t, signer, message, 1)
			signature, err := signer.Sign()
			if err != nil || public.Verify(message, signature, options) != nil {
				t.Error("a signature in pieces is not valid", set, err)
			}
		}
	}
}

func TestPiecesThatAreNotValid(t *testing.T) {
	for _, set := range sets {
		key, message := generate(t, set), []byte("message")
		for _, options := range check.Kinds {
			whole, err := key.SignMessage(nil, message, options)
			if err != nil {
				t.Fatal(err)
			}
			altered := append([]byte(nil), whole...)
			altered[0] ^= 1
			others := &mldsa.Options{Context: "other", Hash: options.Hash}
			for _, c := range []struct {
				options            *mldsa.Options
				message, signature []byte
			}{
				{options, message[1:], whole}, {options, nil, whole}, {others, message, whole},
				{options, message, altered}, {options, message, whole[1:]}, {options, message, nil},
			} {
				verifier, err := key.PublicKey().NewVerifier(c.options)
				if err != nil {
					t.Fatal(err)
				}
				check.Write(t, verifier, c.message)
				if err := verifier.Verify(c.signature); !errors.Is(err, lanewise.ErrSignature) {
					t.Error(set, err)
				}
			}
		}
	}
}

func TestPiecesAfterTheEnd(t *testing.T) {
	key := generate(t, mldsa.MLDSA44)
	signers, verifiers := []*mldsa.Signer{{}}, []*mldsa.Verifier{{}} // never begun
	for _, options := range check.Kinds {
		signer, err := key.NewSigner(options)
		if err != nil {
			t.Fatal(err)
		}
		verifier, err := key.PublicKey().NewVerifier(options)
		if err != nil {
			t.Fatal(err)
		}
		signature, err := signer.Sign()
		if err != nil || verifier.Verify(signature) != nil {
			t.Error("of no pieces", err)
		}
		signers, verifiers = append(signers, signer), append(verifiers, verifier)
	}
	for i, signer := range signers {
		_, first := signer.Write(nil)
		_, second := verifiers[i].Write([]byte("late"))
		_, third := signer.Sign()
		check.Late(t, first, second, third, verifiers[i].Verify(nil))
	}
	for _, c := range check.Refused {
		signer, err := key.NewSigner(c.Options)
		verifier, other := key.PublicKey().NewVerifier(c.Options)
		if !errors.Is(err, c.Want) || !errors.Is(other, c.Want) || signer != nil || verifier != nil {
			t.Error(c.Options, err, other)
		}
	}
}

func FuzzPieces(f *testing.F) {
	key, err := mldsa.NewPrivateKey(mldsa.MLDSA44, make([]byte, mldsa.SeedSize))
	if err != nil {
		f.Skip("without cgo")
	}
	signature, err := key.Sign(nil, []byte("message"), &mldsa.Options{Context: "c"})
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte("message"), "c", uint16(3), false, signature)
	f.Add(make([]byte, 500), strings.Repeat("c", 300), uint16(137), true, []byte{})
	f.Add([]byte("message"), "c", uint16(0), true, signature[1:])
	f.Fuzz(func(t *testing.T, message []byte, context string, at uint16, hash bool, signature []byte) {
		options := &mldsa.Options{Context: context, Deterministic: true}
		if hash {
			options.Hash = crypto.SHA3_256
		}
		whole, want := key.SignMessage(nil, message, options)
		signer, err := key.NewSigner(options)
		verifier, other := key.PublicKey().NewVerifier(options)
		if err != want || other != want {
			t.Fatal(err, other, want)
		}
		if err != nil {
			return
		}
		cut := min(int(at), len(message))
		check.Write(t, signer, message, cut)
		check.Write(t, verifier, message, cut)
		if got, err := signer.Sign(); err != nil || !bytes.Equal(got, whole) {
			t.Fatal("another signature", err)
		}
		if got, want := verifier.Verify(signature), key.PublicKey().Verify(message, signature, options); got != want {
			t.Fatal(got, want)
		}
	})
}
