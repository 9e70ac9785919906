// SPDX-License-Identifier: Apache-2.0 OR MIT

package slhdsa_test

import (
	"bytes"
	"crypto"
	_ "crypto/sha3"
	"errors"
	"fmt"
	"strings"
	"testing"

	"lanewise"
	"lanewise/internal/core"
	"lanewise/slhdsa"
)

// generate skips the test without cgo, where a key must be refused.
func generate(t testing.TB, set slhdsa.Set) *slhdsa.PrivateKey {
	t.Helper()
	key, err := slhdsa.GenerateKey(set)
	if !core.Cgo {
		_, other := slhdsa.NewPrivateKey(set, make([]byte, set.Lengths().Private))
		if !errors.Is(err, lanewise.ErrNoCgo) || !errors.Is(other, lanewise.ErrNoCgo) {
			t.Fatal(err, other)
		}
		t.Skip("without cgo")
	}
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func Example() {
	key, err := slhdsa.GenerateKey(slhdsa.SHAKE128f)
	if errors.Is(err, lanewise.ErrNoCgo) {
		fmt.Println(17088, nil)
		return
	}
	signature, err := key.SignMessage(nil, []byte("message"), nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(len(signature), key.PublicKey().Verify([]byte("message"), signature, nil))
	// Output: 17088 <nil>
}

func TestThereAndBack(t *testing.T) {
	sets := []slhdsa.Set{slhdsa.SHAKE128f, slhdsa.SHAKE192f, slhdsa.SHAKE256f}
	if !testing.Short() {
		sets = append(sets, slhdsa.SHAKE128s, slhdsa.SHAKE192s, slhdsa.SHAKE256s)
	}
	for _, set := range sets {
		key := generate(t, set)
		if err := key.Check(); err != nil {
			t.Error(err)
		}
		read, err := slhdsa.NewPrivateKey(set, key.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		public, err := slhdsa.NewPublicKey(set, key.PublicKey().Bytes())
		if err != nil || !public.Equal(read.Public()) || public.Equal(generate(t, set).Public()) {
			t.Fatal(err)
		}
		message, options := []byte("message"), &slhdsa.Options{Context: "context", Deterministic: true}
		signature, err := read.Sign(nil, message, options)
		if err != nil {
			t.Fatal(err)
		}
		again, err := key.SignMessage(nil, message, options)
		if err != nil || !bytes.Equal(again, signature) {
			t.Error("deterministic signatures differ", err)
		}
		if err := public.Verify(message, signature, options); err != nil {
			t.Error(err)
		}
		altered := append([]byte(nil), signature...)
		altered[100] ^= 1
		for _, err := range []error{
			public.Verify(message, signature, nil), public.Verify([]byte("other"), signature, options),
			public.Verify(message, altered, options), public.Verify(message, nil, options),
		} {
			if !errors.Is(err, lanewise.ErrSignature) {
				t.Error(err)
			}
		}
		wrong := key.Bytes()
		wrong[0] ^= 1
		if other, err := slhdsa.NewPrivateKey(set, wrong); err != nil || other.Check() == nil {
			t.Error("a key with another seed passes", err)
		}
	}
	key := generate(t, slhdsa.SHAKE128f)
	long := &slhdsa.Options{Context: strings.Repeat("c", 256)}
	if _, err := key.Sign(nil, nil, long); !errors.Is(err, lanewise.ErrLength) {
		t.Error(err)
	}
	hashed := &slhdsa.Options{Hash: crypto.SHA3_256}
	signature, err := key.SignMessage(nil, []byte("message"), hashed)
	if err != nil || key.PublicKey().Verify([]byte("message"), signature, hashed) != nil {
		t.Error(err)
	}
	for length, want := range map[int]error{0: lanewise.ErrLength, 65: lanewise.ErrLength} {
		if _, err := slhdsa.NewPrivateKey(slhdsa.SHAKE128f, make([]byte, length)); !errors.Is(err, want) {
			t.Error(err)
		}
	}
	if _, err := slhdsa.GenerateKey(7); !errors.Is(err, lanewise.ErrAlgorithm) {
		t.Error(err)
	}
}

func TestManyAreOneByOne(t *testing.T) {
	options := &slhdsa.Options{Deterministic: true, Context: "context"}
	keys := []*slhdsa.PrivateKey{generate(t, slhdsa.SHAKE128f), generate(t, slhdsa.SHAKE128f)}
	messages := [][]byte{nil, []byte("one"), []byte("two")}
	all, err := keys[0].SignMany(messages, options, 2)
	if err != nil || len(all) != 3 {
		t.Fatal(err)
	}
	for i, one := range messages {
		if alone, _ := keys[0].SignMessage(nil, one, options); !bytes.Equal(alone, all[i]) {
			t.Error("another signature", i)
		}
	}
	other, err := keys[1].SignMany(messages[:1], options, 0)
	if err != nil {
		t.Fatal(err)
	}
	all[0] = other[0]
	ours, theirs := keys[0].PublicKey(), keys[1].PublicKey()
	valid, err := slhdsa.VerifyMany([]*slhdsa.PublicKey{theirs, ours, ours}, messages, all, options)
	if err != nil || len(valid) != 3 {
		t.Error(err)
	}
	valid, err = slhdsa.VerifyMany([]*slhdsa.PublicKey{ours, ours, ours}, messages, all, options)
	if !errors.Is(err, lanewise.ErrSignature) || valid[0] || !valid[1] || !valid[2] {
		t.Error(err, valid)
	}
	short := []*slhdsa.PublicKey{ours, ours}
	if _, err = slhdsa.VerifyMany(short, messages, all, options); !errors.Is(err, lanewise.ErrLength) {
		t.Error(err)
	}
	if _, err = slhdsa.VerifyMany(nil, messages, all, options); !errors.Is(err, lanewise.ErrLength) {
		t.Error(err)
	}
	mixed := []*slhdsa.PublicKey{ours, ours, generate(t, slhdsa.SHAKE192f).PublicKey()}
	if _, err = slhdsa.VerifyMany(mixed, messages, all, options); !errors.Is(err, lanewise.ErrAlgorithm) {
		t.Error(err)
	}
	if none, err := slhdsa.VerifyMany(nil, nil, nil, options); err != nil || len(none) != 0 {
		t.Error(err)
	}
}

func FuzzVerify(f *testing.F) {
	secret := make([]byte, 64)
	key, err := slhdsa.NewPrivateKey(slhdsa.SHAKE128f, secret)
	if err != nil {
		f.Skip("without cgo")
	}
	f.Add([]byte{}, "", []byte{})
	f.Add(make([]byte, 17088), "c", []byte("message"))
	f.Fuzz(func(t *testing.T, signature []byte, context string, message []byte) {
		if key.PublicKey().Verify(message, signature, &slhdsa.Options{Context: context}) == nil {
			t.Fatal("a valid signature that nobody made")
		}
	})
}
