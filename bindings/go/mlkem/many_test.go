// SPDX-License-Identifier: Apache-2.0 OR MIT

package mlkem_test

import (
	"bytes"
	std "crypto/mlkem"
	"errors"
	"fmt"
	"testing"

	"lanewise"
	"lanewise/internal/core"
	"lanewise/mlkem"
)

func ExampleEncapsulateMany() {
	pairs, err := mlkem.GenerateMany(mlkem.MLKEM768, 100)
	if err != nil {
		panic(err)
	}
	keys := make([][]byte, len(pairs))
	for i, pair := range pairs {
		keys[i] = pair.Public
	}
	shared, ciphertexts, err := mlkem.EncapsulateMany(mlkem.MLKEM768, keys)
	if err != nil {
		panic(err)
	}
	private, err := mlkem.NewPrivateKey(mlkem.MLKEM768, pairs[42].Seed)
	if err != nil {
		panic(err)
	}
	ours, err := private.Decapsulate(ciphertexts[42])
	fmt.Println(bytes.Equal(ours, shared[42]), err)
	// Output: true <nil>
}

// Many key pairs are those of their seeds, and what is encapsulated to them opens by them.
func TestManyAreOneByOne(t *testing.T) {
	for _, set := range sets {
		if !here(t, set) {
			continue
		}
		for _, count := range []int{0, 1, 3, 8, 21} {
			pairs, err := mlkem.GenerateMany(set, count)
			if err != nil || len(pairs) != count {
				t.Fatal(set, count, len(pairs), err)
			}
			keys, private := make([][]byte, count), make([]*mlkem.PrivateKey, count)
			for i, pair := range pairs {
				if private[i], err = mlkem.NewPrivateKey(set, pair.Seed); err != nil {
					t.Fatal(err)
				}
				if keys[i] = pair.Public; !bytes.Equal(private[i].PublicKey().Bytes(), pair.Public) {
					t.Fatal(set, i, "another public key")
				}
				if expanded, err := private[i].Expanded(); core.Cgo && !bytes.Equal(expanded, pair.Expanded) {
					t.Fatal(set, i, "another private key", err)
				}
				if i > 0 && bytes.Equal(pair.Seed, pairs[0].Seed) {
					t.Fatal("the same seed twice")
				}
			}
			shared, ciphertexts, err := mlkem.EncapsulateMany(set, keys)
			if err != nil || len(shared) != count || len(ciphertexts) != count {
				t.Fatal(set, count, err)
			}
			for i := range shared {
				ours, err := private[i].Decapsulate(ciphertexts[i])
				if err != nil || !bytes.Equal(ours, shared[i]) {
					t.Fatal(set, i, err)
				}
				if i > 0 && bytes.Equal(shared[i], shared[0]) {
					t.Fatal("the same shared key twice")
				}
			}
		}
	}
}

// What is encapsulated by many opens by crypto/mlkem.
func TestManyAgainstCrypto(t *testing.T) {
	theirs, err := std.GenerateKey768()
	if err != nil {
		t.Fatal(err)
	}
	ek := theirs.EncapsulationKey().Bytes()
	shared, ciphertexts, err := mlkem.EncapsulateMany(mlkem.MLKEM768, [][]byte{ek, ek, ek})
	if err != nil {
		t.Fatal(err)
	}
	for i := range shared {
		opened, err := theirs.Decapsulate(ciphertexts[i])
		if err != nil || !bytes.Equal(opened, shared[i]) {
			t.Fatal(i, err)
		}
	}
}

// Many decapsulations are those of one at a time, with one that was tampered with in their midst.
func TestManyDecapsulations(t *testing.T) {
	for _, set := range sets {
		if !here(t, set) {
			continue
		}
		private, err := mlkem.GenerateKey(set)
		if err != nil {
			t.Fatal(err)
		}
		for _, count := range []int{0, 1, 3, 8, 21} {
			sent, ciphertexts := make([][]byte, count), make([][]byte, count)
			for i := range sent {
				sent[i], ciphertexts[i] = private.PublicKey().Encapsulate()
			}
			if count > 2 {
				ciphertexts[2][7] ^= 1
				if sent[2], err = private.Decapsulate(ciphertexts[2]); err != nil {
					t.Fatal(err)
				}
			}
			shared, err := private.DecapsulateMany(ciphertexts)
			if err != nil || len(shared) != count {
				t.Fatal(set, count, len(shared), err)
			}
			for i := range shared {
				if !bytes.Equal(shared[i], sent[i]) {
					t.Fatal(set, count, i)
				}
			}
			if count > 0 {
				ciphertexts[count-1] = ciphertexts[count-1][1:]
				if shared, err := private.DecapsulateMany(ciphertexts); !errors.Is(err, lanewise.ErrLength) || shared != nil {
					t.Fatal(set, count, err)
				}
			}
		}
	}
}

func TestWhatManyRefuse(t *testing.T) {
	pairs, err := mlkem.GenerateMany(mlkem.MLKEM768, 5)
	if err != nil {
		t.Fatal(err)
	}
	keys := make([][]byte, len(pairs))
	for i, pair := range pairs {
		keys[i] = append([]byte(nil), pair.Public...)
	}
	keys[2][0], keys[2][1] = 0xFF, 0xFF // a coefficient that is not below q
	shared, ciphertexts, err := mlkem.EncapsulateMany(mlkem.MLKEM768, keys)
	if !errors.Is(err, lanewise.ErrKey) || len(shared) != 5 {
		t.Fatal(len(shared), err)
	}
	for i := range shared {
		if (shared[i] == nil) != (i == 2) || (ciphertexts[i] == nil) != (i == 2) {
			t.Error(i, "refused, or not, with a neighbour that is")
		}
	}
	keys[4] = keys[4][1:]
	if shared, _, err := mlkem.EncapsulateMany(mlkem.MLKEM768, keys); !errors.Is(err, lanewise.ErrLength) || shared != nil {
		t.Error(err)
	}
	if _, _, err := mlkem.EncapsulateMany(5, keys); !errors.Is(err, lanewise.ErrAlgorithm) {
		t.Error(err)
	}
	if _, err := mlkem.GenerateMany(5, 1); !errors.Is(err, lanewise.ErrAlgorithm) {
		t.Error(err)
	}
	for _, count := range []int{-1, 1 << 20, 1 << 62} {
		if _, err := mlkem.GenerateMany(mlkem.MLKEM1024, count); !errors.Is(err, lanewise.ErrLength) {
			t.Error(count, err)
		}
	}
}

func FuzzEncapsulateMany(f *testing.F) {
	pairs, err := mlkem.GenerateMany(mlkem.MLKEM768, 2)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(pairs[0].Public, uint8(3))
	f.Add([]byte{}, uint8(1))
	f.Fuzz(func(t *testing.T, key []byte, count uint8) {
		keys := [][]byte{pairs[1].Public}
		for range count % 10 {
			keys = append(keys, key)
		}
		shared, ciphertexts, err := mlkem.EncapsulateMany(mlkem.MLKEM768, keys)
		if _, alone := mlkem.NewPublicKey(mlkem.MLKEM768, key); len(keys) > 1 && !errors.Is(err, alone) {
			t.Fatal(err, alone)
		}
		if err == nil || errors.Is(err, lanewise.ErrKey) {
			if shared[0] == nil || len(ciphertexts[0]) != 1088 {
				t.Fatal("a good key was refused")
			}
		}
	})
}
