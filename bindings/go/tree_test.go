// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise_test

import (
	"bytes"
	"crypto/sha3"
	"errors"
	"hash"
	"testing"

	"lanewise"
)

// parallelOfCSHAKE is ParallelHash128 as SP 800-185 section 6.3 defines it; block and input are short.
func parallelOfCSHAKE(block int, data, custom []byte, size int) []byte {
	x := sha3.NewCSHAKE128([]byte("ParallelHash"), custom)
	x.Write([]byte{2, byte(block >> 8), byte(block)})
	blocks := 0
	for ; len(data) > 0; blocks++ {
		n := min(block, len(data))
		x.Write(sha3.SumSHAKE128(data[:n], 32))
		data = data[n:]
	}
	x.Write([]byte{byte(blocks), 1, byte(size * 8 >> 8), byte(size * 8), 2})
	out := make([]byte, size)
	x.Read(out)
	return out
}

func TestParallelHashIsThatOfCSHAKE(t *testing.T) {
	r := numbers()
	for _, n := range []int{0, 1, 299, 300, 301, 599, 600, 601, 20_000, 76_500} {
		data := someBytes(r, n)
		h, err := lanewise.NewParallelHash128(300, []byte("custom"), 40)
		if err != nil {
			t.Fatal(err)
		}
		pieces(t, r, h, data)
		if !bytes.Equal(h.Sum(nil), parallelOfCSHAKE(300, data, []byte("custom"), 40)) {
			t.Error(n)
		}
	}
}

// Pieces, threads, copies and repetition change nothing; the vectors say what is right.
func TestTreesOverPiecesAndThreads(t *testing.T) {
	r := numbers()
	for _, n := range []int{0, 1, 999, 1000, 1001, 50_000, 3 << 20} {
		data := someBytes(r, n)
		for threads := range 3 {
			plain, _ := lanewise.NewParallelHash128(1000, []byte("custom"), 40)
			plain.Write(data)
			h, _ := lanewise.NewParallelHash128(1000, []byte("custom"), 40)
			h.Threads(threads)
			pieces(t, r, h, data)
			half, _ := h.Clone()
			h.Write([]byte("more"))
			if !bytes.Equal(half.(hash.Hash).Sum(nil), plain.Sum(nil)) || bytes.Equal(h.Sum(nil), plain.Sum(nil)) {
				t.Fatal("ParallelHash", n, threads)
			}
			h.Reset()
			h.Write(data)
			if !bytes.Equal(h.Sum([]byte{7})[1:], plain.Sum(nil)) || h.Size() != 40 || h.BlockSize() != 1000 {
				t.Fatal("ParallelHash again", n, threads)
			}
			a, b := make([]byte, 300), make([]byte, 300)
			x, _ := lanewise.NewParallelHashXOF256(8192, nil)
			x.Write(data)
			y := x.Clone()
			x.Read(a)
			y.Threads(threads)
			y.Read(b[:7])
			y.Read(b[7:])
			if !bytes.Equal(a, b) {
				t.Fatal("ParallelHashXOF", n, threads)
			}
			if _, err := y.Write(nil); !errors.Is(err, lanewise.ErrState) {
				t.Error(err)
			}
			y.Reset()
			pieces(t, r, y, data)
			y.Read(b)
			k, l := lanewise.NewKT128([]byte("custom")), lanewise.NewKT128([]byte("custom"))
			k.Write(data)
			l.Threads(threads)
			l.Reset()
			l.Write(data)
			one, two := make([]byte, 50), make([]byte, 50)
			k.Read(one)
			l.Read(two)
			if !bytes.Equal(a, b) || !bytes.Equal(one, two) {
				t.Fatal("a second time", n, threads)
			}
		}
	}
	h, _ := lanewise.NewParallelHash256(1, nil, 32)
	h.Wipe()
	if _, err := h.Write(nil); !errors.Is(err, lanewise.ErrState) || h.Sum(nil) != nil {
		t.Error("ParallelHash after Wipe", err)
	}
}
