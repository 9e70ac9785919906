// SPDX-License-Identifier: Apache-2.0 OR MIT

package mldsa_test

import (
	"bytes"
	"crypto"
	"crypto/sha3"
	"crypto/sha512"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"lanewise"
	"lanewise/internal/core"
	"lanewise/mldsa"
)

var sets = []mldsa.Set{mldsa.MLDSA44, mldsa.MLDSA65, mldsa.MLDSA87}

// generate skips the test without cgo, where a key must be refused.
func generate(t testing.TB, set mldsa.Set) *mldsa.PrivateKey {
	t.Helper()
	key, _, err := mldsa.GenerateKey(set)
	if !core.Cgo {
		if !errors.Is(err, lanewise.ErrNoCgo) {
			t.Fatal(err)
		}
		t.Skip("without cgo")
	}
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func Example() {
	key, seed, err := mldsa.GenerateKey(mldsa.MLDSA65)
	if errors.Is(err, lanewise.ErrNoCgo) {
		fmt.Println(32, nil)
		return
	}
	signature, err := key.SignMessage(nil, []byte("message"), &mldsa.Options{Context: "mail"})
	if err != nil {
		panic(err)
	}
	err = key.PublicKey().Verify([]byte("message"), signature, &mldsa.Options{Context: "mail"})
	fmt.Println(len(seed), err)
	// Output: 32 <nil>
}

func TestThereAndBack(t *testing.T) {
	for _, set := range sets {
		key := generate(t, set)
		read, err := mldsa.NewPublicKey(set, key.PublicKey().Bytes())
		if err != nil || !read.Equal(key.Public()) {
			t.Fatal(err)
		}
		if read.Equal(generate(t, set).Public()) || read.Equal(nil) {
			t.Error("equal to another key")
		}
		message := []byte("message")
		signature, err := key.Sign(nil, message, &mldsa.Options{Context: "context"})
		if err != nil {
			t.Fatal(err)
		}
		verify := func(m, s []byte, o *mldsa.Options) error { return read.Verify(m, s, o) }
		if err := verify(message, signature, &mldsa.Options{Context: "context"}); err != nil {
			t.Error(err)
		}
		for _, err := range []error{
			verify(message, signature, nil), verify([]byte("other"), signature, &mldsa.Options{Context: "context"}),
			verify(message, nil, nil), verify(message, signature, &mldsa.Options{Context: "context", Hash: crypto.SHA3_512}),
		} {
			if !errors.Is(err, lanewise.ErrSignature) {
				t.Error(err)
			}
		}
		long := &mldsa.Options{Context: strings.Repeat("c", 256)}
		if _, err := key.Sign(nil, message, long); !errors.Is(err, lanewise.ErrLength) {
			t.Error(err)
		}
		if err := verify(message, signature, long); !errors.Is(err, lanewise.ErrLength) {
			t.Error(err)
		}
	}
	for length, want := range map[int]error{33: lanewise.ErrLength, 0: lanewise.ErrLength, 32: nil} {
		if _, err := mldsa.NewPrivateKey(mldsa.MLDSA44, make([]byte, length)); !errors.Is(err, want) {
			t.Error(length, err)
		}
	}
	if _, _, err := mldsa.GenerateKey(45); !errors.Is(err, lanewise.ErrAlgorithm) {
		t.Error(err)
	}
}

func TestHashFirst(t *testing.T) {
	key := generate(t, mldsa.MLDSA65)
	message := []byte("message")
	digest := sha512.Sum512(message)
	signature, err := key.Sign(nil, digest[:], crypto.SHA512) // any crypto.SignerOpts
	if err != nil {
		t.Fatal(err)
	}
	options := &mldsa.Options{Hash: crypto.SHA512, Deterministic: true}
	if err := key.PublicKey().Verify(message, signature, options); err != nil {
		t.Error(err)
	}
	a, err := crypto.SignMessage(key, nil, message, options)
	if err != nil {
		t.Fatal(err)
	}
	b, err := key.Sign(nil, digest[:], options)
	if err != nil || !bytes.Equal(a, b) {
		t.Error("deterministic signatures differ", err)
	}
	if _, err := key.Sign(nil, message, crypto.SHA512); !errors.Is(err, lanewise.ErrLength) {
		t.Error("a digest of 7 bytes", err)
	}
	for _, weak := range []crypto.Hash{crypto.SHA256, crypto.MD5, crypto.BLAKE2b_512} {
		if _, err := key.SignMessage(nil, message, weak); !errors.Is(err, lanewise.ErrAlgorithm) {
			t.Error(weak, err)
		}
	}
}

func TestManyAreOneByOne(t *testing.T) {
	for _, options := range []*mldsa.Options{
		{Deterministic: true, Context: "context"}, {Deterministic: true, Hash: crypto.SHA512},
	} {
		key := generate(t, mldsa.MLDSA44)
		for _, count := range []int{0, 1, 3, 17} {
			messages := make([][]byte, count)
			for i := range messages {
				messages[i] = []byte(strings.Repeat("m", i))
			}
			signatures, err := key.SignMany(messages, options)
			if err != nil || len(signatures) != count {
				t.Fatal(count, err)
			}
			for i, one := range messages {
				if alone, _ := key.SignMessage(nil, one, options); !bytes.Equal(alone, signatures[i]) {
					t.Error("another signature", count, i)
				}
			}
			valid, err := key.PublicKey().VerifyMany(messages, signatures, options)
			if err != nil || len(valid) != count {
				t.Error(count, err)
			}
			if count < 3 {
				continue
			}
			signatures[1], signatures[2] = signatures[2], nil
			valid, err = key.PublicKey().VerifyMany(messages, signatures, options)
			if !errors.Is(err, lanewise.ErrSignature) || !valid[0] || valid[1] || valid[2] || !valid[count-1] && count > 3 {
				t.Error(count, err, valid)
			}
			if _, err = key.PublicKey().VerifyMany(messages, signatures[1:], options); !errors.Is(err, lanewise.ErrLength) {
				t.Error(err)
			}
		}
		long := &mldsa.Options{Context: strings.Repeat("c", 256)}
		if _, err := key.SignMany([][]byte{nil}, long); !errors.Is(err, lanewise.ErrLength) {
			t.Error(err)
		}
		if valid, err := key.PublicKey().VerifyMany([][]byte{nil}, [][]byte{nil}, long); !errors.Is(err, lanewise.ErrLength) {
			t.Error(valid, err)
		}
	}
}

func TestGoroutinesShareAKey(t *testing.T) {
	key := generate(t, mldsa.MLDSA44)
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			message := fmt.Appendf(nil, "message %d", i)
			signature, err := key.Sign(nil, message, nil)
			if err != nil || key.PublicKey().Verify(message, signature, nil) != nil {
				t.Error("a signature that is not valid", err)
			}
		})
	}
	all.Wait()
}

func FuzzVerify(f *testing.F) {
	seed := make([]byte, mldsa.SeedSize)
	key, err := mldsa.NewPrivateKey(mldsa.MLDSA44, seed)
	if err != nil {
		f.Skip("without cgo")
	}
	signature, err := key.Sign(nil, []byte("message"), nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(signature, "", []byte("other"))
	f.Add([]byte{}, strings.Repeat("c", 300), []byte{})
	f.Add(key.PublicKey().Bytes(), "c", make([]byte, 32))
	f.Fuzz(func(t *testing.T, data []byte, context string, message []byte) {
		for _, set := range sets {
			_, _ = mldsa.NewPrivateKey(set, data)
			if public, err := mldsa.NewPublicKey(set, data); err == nil {
				if public.Verify(message, signature, nil) == nil {
					t.Fatal("a valid signature of another key")
				}
			}
		}
		valid := key.PublicKey().Verify(message, data, &mldsa.Options{Context: context}) == nil
		if valid && (string(message) != "message" || context != "") {
			t.Fatal("a valid signature of what was never signed")
		}
	})
}

// The deterministic signature of ML-DSA-44 with a seed of zeros: SHA3-256 of what circl v1.6.5 gives
// (sign/mldsa/mldsa44, of NewKeyFromSeed).
func TestKnownSignature(t *testing.T) {
	generate(t, mldsa.MLDSA44)
	key, err := mldsa.NewPrivateKey(mldsa.MLDSA44, make([]byte, mldsa.SeedSize))
	if err != nil {
		t.Fatal(err)
	}
	signature, err := key.Sign(nil, []byte("message"), &mldsa.Options{Deterministic: true})
	digest := sha3.Sum256(signature)
	const want = "c871dad3695fe0c219762c465b36276bd97ac6a5b55624681921e8c4443d901c"
	if got := hex.EncodeToString(digest[:]); err != nil || got != want {
		t.Error(got, err)
	}
}
