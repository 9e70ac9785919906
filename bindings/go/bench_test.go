// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise_test

import (
	"crypto/sha3"
	"fmt"
	"testing"

	"lanewise"
)

// The same work by crypto/sha3 and by this module; "go test -bench . -count 8" and take the least of each.
func BenchmarkSHA3_256(b *testing.B) {
	for _, n := range []int{32, 1024, 1 << 20} {
		data := make([]byte, n)
		b.Run(fmt.Sprintf("%d/crypto_sha3", n), func(b *testing.B) {
			b.SetBytes(int64(n))
			for b.Loop() {
				sha3.Sum256(data)
			}
		})
		b.Run(fmt.Sprintf("%d/lanewise", n), func(b *testing.B) {
			b.SetBytes(int64(n))
			for b.Loop() {
				lanewise.SumSHA3_256(data)
			}
		})
	}
}

func Benchmark1000Messages(b *testing.B) {
	inputs := make([][]byte, 1000)
	for i := range inputs {
		inputs[i] = make([]byte, 32)
	}
	out := make([]byte, 32*len(inputs))
	b.Run("crypto_sha3", func(b *testing.B) {
		for b.Loop() {
			for i, one := range inputs {
				digest := sha3.Sum256(one)
				copy(out[32*i:], digest[:])
			}
		}
	})
	b.Run("lanewise", func(b *testing.B) {
		for b.Loop() {
			if err := lanewise.ManyInto(lanewise.SHA3_256, out, inputs); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkLongInput(b *testing.B) {
	data := make([]byte, 1<<20)
	out := make([]byte, 32)
	b.Run("crypto_sha3_SHAKE128", func(b *testing.B) {
		b.SetBytes(int64(len(data)))
		for b.Loop() {
			sha3.SumSHAKE128(data, 32)
		}
	})
	b.Run("lanewise_KT128", func(b *testing.B) {
		b.SetBytes(int64(len(data)))
		for b.Loop() {
			if err := lanewise.Sum(lanewise.KT128, out, data); err != nil {
				b.Fatal(err)
			}
		}
	})
}
