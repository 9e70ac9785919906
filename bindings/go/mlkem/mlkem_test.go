// SPDX-License-Identifier: Apache-2.0 OR MIT

package mlkem_test

import (
	"bytes"
	"crypto"
	std "crypto/mlkem"
	"crypto/sha3"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"lanewise"
	"lanewise/internal/core"
	"lanewise/mlkem"
)

var sets = map[string]mlkem.Set{
	"ML-KEM-512": mlkem.MLKEM512, "ML-KEM-768": mlkem.MLKEM768, "ML-KEM-1024": mlkem.MLKEM1024,
}

// here says whether this build has the set; without cgo 512 must be refused.
func here(t *testing.T, set mlkem.Set) bool {
	t.Helper()
	_, err := mlkem.GenerateKey(set)
	if !core.Cgo && set == mlkem.MLKEM512 {
		if !errors.Is(err, lanewise.ErrNoCgo) {
			t.Error(err)
		}
		return false
	}
	if err != nil {
		t.Fatal(set, err)
	}
	return true
}

func Example() {
	private, err := mlkem.GenerateKey(mlkem.MLKEM768)
	if err != nil {
		panic(err)
	}
	public, err := mlkem.NewPublicKey(mlkem.MLKEM768, private.PublicKey().Bytes())
	if err != nil {
		panic(err)
	}
	theirs, ciphertext := public.Encapsulate()
	ours, err := private.Decapsulate(ciphertext)
	fmt.Println(bytes.Equal(ours, theirs), err)
	// Output: true <nil>
}

func TestThereAndBack(t *testing.T) {
	for _, set := range sets {
		if !here(t, set) {
			continue
		}
		key, err := mlkem.NewPrivateKey(set, bytes.Repeat([]byte{7}, mlkem.SeedSize))
		if err != nil {
			t.Fatal(err)
		}
		seed, err := key.Seed()
		if err != nil || !bytes.Equal(seed, bytes.Repeat([]byte{7}, 64)) {
			t.Error(err)
		}
		theirs, ciphertext := key.Encapsulator().Encapsulate()
		other, _ := key.PublicKey().Encapsulate()
		if bytes.Equal(theirs, other) {
			t.Error("the same shared key twice")
		}
		reader := key
		if core.Cgo {
			expanded, err := key.Expanded()
			if err != nil {
				t.Fatal(err)
			}
			if reader, err = mlkem.NewPrivateKey(set, expanded); err != nil {
				t.Fatal(err)
			}
			if _, err := reader.Seed(); !errors.Is(err, lanewise.ErrState) {
				t.Error(err)
			}
			expanded[len(expanded)-40] ^= 1 // in the hash of ek
			if _, err := mlkem.NewPrivateKey(set, expanded); !errors.Is(err, lanewise.ErrKey) {
				t.Error(err)
			}
		}
		ours, err := reader.Decapsulate(ciphertext)
		if err != nil || !bytes.Equal(ours, theirs) {
			t.Error(set, err)
		}
		if _, err := key.Decapsulate(ciphertext[1:]); !errors.Is(err, lanewise.ErrLength) {
			t.Error(err)
		}
		ciphertext[3] ^= 1
		if ours, err = key.Decapsulate(ciphertext); err != nil || bytes.Equal(ours, theirs) {
			t.Error("an altered ciphertext gives the same key", err)
		}
		public := key.PublicKey().Bytes()
		public[0], public[1] = 0xFF, 0xFF
		if _, err := mlkem.NewPublicKey(set, public); !errors.Is(err, lanewise.ErrKey) {
			t.Error(err)
		}
		if _, err := mlkem.NewPublicKey(set, nil); !errors.Is(err, lanewise.ErrLength) {
			t.Error(err)
		}
		if _, err := mlkem.NewPrivateKey(set, make([]byte, 65)); !errors.Is(err, lanewise.ErrLength) {
			t.Error(err)
		}
	}
	if _, err := mlkem.GenerateKey(5); !errors.Is(err, lanewise.ErrAlgorithm) {
		t.Error(err)
	}
}

// Both directions between this package and crypto/mlkem.
func TestAgainstCryptoMLKEM(t *testing.T) {
	for n := range 20 {
		seed := sha3.SumSHAKE256([]byte{byte(n)}, 64)
		a, err := std.NewDecapsulationKey768(seed)
		if err != nil {
			t.Fatal(err)
		}
		b, err := std.NewDecapsulationKey1024(seed)
		if err != nil {
			t.Fatal(err)
		}
		for set, theirs := range map[mlkem.Set]crypto.Decapsulator{mlkem.MLKEM768: a, mlkem.MLKEM1024: b} {
			key, err := mlkem.NewPrivateKey(set, seed)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(key.PublicKey().Bytes(), theirs.Encapsulator().Bytes()) {
				t.Fatal("another public key")
			}
			pairs := [][2]crypto.Decapsulator{{key, theirs}, {theirs, key}}
			for _, pair := range pairs {
				shared, ciphertext := pair[0].Encapsulator().Encapsulate()
				again, err := pair[1].Decapsulate(ciphertext)
				if err != nil || !bytes.Equal(shared, again) {
					t.Fatal(set, err)
				}
				ciphertext[n] ^= 1 // implicit rejection gives the same key to both
				x, _ := pair[0].Decapsulate(ciphertext)
				y, _ := pair[1].Decapsulate(ciphertext)
				if !bytes.Equal(x, y) || bytes.Equal(x, shared) {
					t.Fatal("another key of an altered ciphertext")
				}
			}
		}
	}
}

// NIST's key generation and decapsulation cases, tests/kat/vectors_mlkem.txt.
func TestVectors(t *testing.T) {
	text, err := os.ReadFile("../../../tests/kat/vectors_mlkem.txt")
	if err != nil {
		t.Fatal(err)
	}
	keys, shared := 0, 0
	var last []byte // dk of the cases before
	for block := range strings.SplitSeq(string(text), "\n\n") {
		given := map[string][]byte{}
		var set mlkem.Set
		for line := range strings.SplitSeq(block, "\n") {
			if name, value, ok := strings.Cut(line, " = "); ok && name == "set" {
				set = sets[value]
			} else if ok && !strings.HasPrefix(name, "#") {
				if given[name], err = hex.DecodeString(value); err != nil {
					t.Fatal(err)
				}
			}
		}
		if set == 0 || !here(t, set) {
			continue
		}
		if seed := given["seed"]; seed != nil {
			key, err := mlkem.NewPrivateKey(set, seed)
			if err != nil {
				t.Fatal(err)
			}
			if hash := sha3.Sum256(key.PublicKey().Bytes()); !bytes.Equal(hash[:], given["ek-hash"]) {
				t.Fatal("another public key")
			}
			keys++
		}
		if given["dk"] != nil {
			last = given["dk"]
		}
		if core.Cgo && given["ct"] != nil && given["ss"] != nil && last != nil {
			key, err := mlkem.NewPrivateKey(set, last)
			if err != nil {
				t.Fatal(err)
			}
			ss, err := key.Decapsulate(given["ct"])
			if err != nil || !bytes.Equal(ss, given["ss"]) {
				t.Fatal(set, err)
			}
			shared++
		}
	}
	if want := map[bool][2]int{true: {75, 30}, false: {50, 0}}[core.Cgo]; keys != want[0] || shared != want[1] {
		t.Error(keys, shared, "cases")
	}
}

func FuzzKeysAndCiphertexts(f *testing.F) {
	key, err := mlkem.GenerateKey(mlkem.MLKEM768)
	if err != nil {
		f.Fatal(err)
	}
	_, ciphertext := key.PublicKey().Encapsulate()
	f.Add(ciphertext)
	f.Add(key.PublicKey().Bytes())
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, set := range sets {
			_, _ = mlkem.NewPrivateKey(set, data)
			if public, err := mlkem.NewPublicKey(set, data); err == nil {
				if shared, ciphertext := public.Encapsulate(); len(shared) != 32 || len(ciphertext) == 0 {
					t.Fatal("no shared key")
				}
			}
		}
		shared, err := key.Decapsulate(data)
		if (err == nil) != (len(data) == 1088) || err == nil && len(shared) != 32 {
			t.Fatal(len(data), err)
		}
	})
}

func Benchmark(b *testing.B) {
	seed := make([]byte, 64)
	theirs, _ := std.NewDecapsulationKey768(seed)
	ours, err := mlkem.NewPrivateKey(mlkem.MLKEM768, seed)
	if err != nil {
		b.Fatal(err)
	}
	for name, key := range map[string]crypto.Decapsulator{"crypto_mlkem": theirs, "lanewise": ours} {
		public := key.Encapsulator()
		_, ciphertext := public.Encapsulate()
		b.Run("Encapsulate/"+name, func(b *testing.B) {
			for b.Loop() {
				public.Encapsulate()
			}
		})
		b.Run("Decapsulate/"+name, func(b *testing.B) {
			for b.Loop() {
				if _, err := key.Decapsulate(ciphertext); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
