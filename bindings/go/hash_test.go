// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise_test

import (
	"bytes"
	"crypto/sha3"
	"errors"
	"fmt"
	"hash"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"lanewise"
)

// all is every function that needs nothing but its input, with the length of output that is tested.
var all = map[lanewise.Algorithm]int{
	lanewise.SHA3_224: 28, lanewise.SHA3_256: 32, lanewise.SHA3_384: 48, lanewise.SHA3_512: 64,
	lanewise.KECCAK256: 32, lanewise.SHAKE128: 33, lanewise.SHAKE256: 200, lanewise.KT128: 32,
	lanewise.KT256: 65, lanewise.TURBOSHAKE128: 169, lanewise.TURBOSHAKE256: 1,
}

func numbers() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

func someBytes(r *rand.Rand, n int) []byte {
	out := make([]byte, n)
	for i := range out {
		out[i] = byte(r.Uint32())
	}
	return out
}

// pieces writes data in parts of any length.
func pieces(t *testing.T, r *rand.Rand, w io.Writer, data []byte) {
	for len(data) > 0 {
		n := r.IntN(len(data) + 1)
		if got, err := w.Write(data[:n]); got != n || err != nil {
			t.Fatal(got, err)
		}
		data = data[n:]
	}
}

func TestFixedOutputIsThatOfCryptoSHA3(t *testing.T) {
	r := numbers()
	for _, pair := range []struct{ ours, theirs hash.Hash }{
		{lanewise.NewSHA3_224(), sha3.New224()}, {lanewise.NewSHA3_256(), sha3.New256()},
		{lanewise.NewSHA3_384(), sha3.New384()}, {lanewise.NewSHA3_512(), sha3.New512()},
	} {
		ours, theirs := pair.ours, pair.theirs
		if ours.Size() != theirs.Size() || ours.BlockSize() != theirs.BlockSize() {
			t.Error(ours.Size(), ours.BlockSize())
		}
		for range 50 {
			data := someBytes(r, r.IntN(1000))
			ours.Reset()
			theirs.Reset()
			pieces(t, r, ours, data)
			theirs.Write(data)
			copied, err := ours.(hash.Cloner).Clone()
			if err != nil {
				t.Fatal(err)
			}
			prefix := []byte("prefix")
			if !bytes.Equal(ours.Sum(prefix), theirs.Sum(prefix)) {
				t.Fatalf("%d bytes: %x", len(data), ours.Sum(nil))
			}
			ours.Write(data) // Sum did not end it, and the copy does not notice
			if !bytes.Equal(copied.Sum(nil), theirs.Sum(nil)) {
				t.Fatal("the copy went on")
			}
			theirs.Write(data)
			if !bytes.Equal(ours.Sum(nil), theirs.Sum(nil)) {
				t.Fatal("Sum changed it")
			}
		}
	}
}

func TestOutputOfAnyLengthIsThatOfCryptoSHA3(t *testing.T) {
	r := numbers()
	for _, pair := range []struct {
		ours   *lanewise.XOF
		theirs *sha3.SHAKE
	}{
		{lanewise.NewSHAKE128(), sha3.NewSHAKE128()}, {lanewise.NewSHAKE256(), sha3.NewSHAKE256()},
		{lanewise.NewCSHAKE128([]byte("N"), []byte("S")), sha3.NewCSHAKE128([]byte("N"), []byte("S"))},
		{lanewise.NewCSHAKE256(nil, []byte("S")), sha3.NewCSHAKE256(nil, []byte("S"))},
	} {
		if pair.ours.BlockSize() != pair.theirs.BlockSize() {
			t.Error(pair.ours.BlockSize())
		}
		for range 50 {
			pair.ours.Reset()
			pair.theirs.Reset()
			data := someBytes(r, r.IntN(1000))
			pieces(t, r, pair.ours, data)
			pair.theirs.Write(data)
			for range 3 {
				a, b := make([]byte, r.IntN(300)), make([]byte, 300)
				copied := pair.ours.Clone()
				if n, err := io.ReadFull(pair.ours, a); err != nil {
					t.Fatal(n, err)
				}
				pair.theirs.Read(b[:len(a)])
				if !bytes.Equal(a, b[:len(a)]) {
					t.Fatal("another output")
				}
				copied.Read(b[:len(a)])
				if !bytes.Equal(a, b[:len(a)]) {
					t.Fatal("the copy is another")
				}
			}
			if _, err := pair.ours.Write(data); !errors.Is(err, lanewise.ErrState) {
				t.Fatal("written after Read", err)
			}
		}
	}
}

// streaming hashes by the objects of this package.
func streaming(t *testing.T, a lanewise.Algorithm, size int, write func(io.Writer)) []byte {
	var x hash.XOF
	var h hash.Hash
	switch a {
	case lanewise.SHA3_224:
		h = lanewise.NewSHA3_224()
	case lanewise.SHA3_256:
		h = lanewise.NewSHA3_256()
	case lanewise.SHA3_384:
		h = lanewise.NewSHA3_384()
	case lanewise.SHA3_512:
		h = lanewise.NewSHA3_512()
	case lanewise.KECCAK256:
		h = lanewise.NewKeccak256()
	case lanewise.SHAKE128:
		x = lanewise.NewSHAKE128()
	case lanewise.SHAKE256:
		x = lanewise.NewSHAKE256()
	case lanewise.KT128:
		x = lanewise.NewKT128(nil)
	case lanewise.KT256:
		x = lanewise.NewKT256(nil)
	case lanewise.TURBOSHAKE128:
		x, _ = lanewise.NewTurboSHAKE128(0x1F)
	case lanewise.TURBOSHAKE256:
		x, _ = lanewise.NewTurboSHAKE256(0x1F)
	}
	if h != nil {
		write(h)
		return h.Sum(nil)
	}
	write(x)
	out := make([]byte, size)
	if n, err := x.Read(out); n != size || err != nil {
		t.Fatal(n, err)
	}
	return out
}

func TestManyIsOneByOne(t *testing.T) {
	r := numbers()
	for a, size := range all {
		for _, count := range []int{0, 1, 2, 8, 63, 64, 65, 130} {
			longest := []int{40, 600, 3000, 20000}[r.IntN(4)]
			inputs := make([][]byte, count)
			for i := range inputs {
				inputs[i] = someBytes(r, r.IntN(longest))
			}
			digests, err := lanewise.Many(a, size, inputs)
			if err != nil || len(digests) != count {
				t.Fatal(a, count, err)
			}
			for i, one := range inputs {
				alone := make([]byte, size)
				if err := lanewise.Sum(a, alone, one); err != nil {
					t.Fatal(err)
				}
				streamed := streaming(t, a, size, func(w io.Writer) { pieces(t, r, w, one) })
				if !bytes.Equal(digests[i], alone) || !bytes.Equal(alone, streamed) {
					t.Fatalf("algorithm %d, input %d of %d, %d bytes", a, i, count, len(one))
				}
			}
		}
	}
}

func TestRowsAreOneByOne(t *testing.T) {
	r := numbers()
	for a, size := range all {
		for _, count := range []int{1, 2, 8, 9, 130} {
			for _, width := range []int{0, 32, 1 + r.IntN(600)} {
				data, out := someBytes(r, count*width), make([]byte, count*size)
				if err := lanewise.RowsInto(a, out, data, count); err != nil {
					t.Fatal(a, count, width, err)
				}
				for i := range count {
					alone := make([]byte, size)
					if err := lanewise.Sum(a, alone, data[i*width:(i+1)*width]); err != nil {
						t.Fatal(err)
					}
					if !bytes.Equal(out[i*size:(i+1)*size], alone) {
						t.Fatalf("algorithm %d, row %d of %d, %d bytes", a, i, count, width)
					}
				}
			}
		}
	}
}

func TestWhatIsRefused(t *testing.T) {
	refused := func(want error, err error) {
		t.Helper()
		if !errors.Is(err, want) {
			t.Errorf("%v, not %v", err, want)
		}
	}
	many := func(a lanewise.Algorithm, size, count int) error {
		_, err := lanewise.Many(a, size, make([][]byte, count))
		return err
	}
	refused(lanewise.ErrAlgorithm, many(0, 32, 1))
	refused(lanewise.ErrAlgorithm, many(12, 32, 0))
	refused(lanewise.ErrLength, many(lanewise.SHA3_256, 31, 1))
	refused(lanewise.ErrLength, many(lanewise.SHAKE128, -1, 1))
	refused(lanewise.ErrLength, many(lanewise.SHAKE128, 1<<62, 5))
	refused(nil, many(lanewise.SHAKE128, 0, 3))
	refused(lanewise.ErrLength, lanewise.ManyInto(lanewise.SHA3_256, make([]byte, 33), make([][]byte, 1)))
	refused(lanewise.ErrLength, lanewise.ManyInto(lanewise.SHA3_256, make([]byte, 33), make([][]byte, 2)))
	refused(lanewise.ErrLength, lanewise.ManyInto(lanewise.SHA3_256, make([]byte, 1), nil))
	rows := func(a lanewise.Algorithm, out, data, count int) error {
		return lanewise.RowsInto(a, make([]byte, out), make([]byte, data), count)
	}
	refused(nil, rows(lanewise.SHA3_256, 0, 0, 0))
	refused(lanewise.ErrLength, rows(lanewise.SHA3_256, 64, 10, 0))
	refused(lanewise.ErrLength, rows(lanewise.SHA3_256, 0, 0, -1))
	refused(lanewise.ErrLength, rows(lanewise.SHA3_256, 64, 11, 2))
	refused(lanewise.ErrLength, rows(lanewise.SHA3_256, 65, 10, 2))
	refused(lanewise.ErrLength, rows(lanewise.SHA3_256, 62, 10, 2))
	refused(lanewise.ErrAlgorithm, rows(99, 64, 10, 2))
	refused(lanewise.ErrLength, lanewise.Sum(lanewise.SHA3_512, make([]byte, 32), nil))
	refused(lanewise.ErrAlgorithm, lanewise.Sum(99, make([]byte, 32), nil))
	_, err := lanewise.NewTurboSHAKE128(0)
	refused(lanewise.ErrParameter, err)
	_, err = lanewise.NewTurboSHAKE256(0x80)
	refused(lanewise.ErrParameter, err)
	for _, size := range []int{-1, 1 << 62} {
		_, err = lanewise.NewKMAC128(nil, nil, size)
		refused(lanewise.ErrLength, err)
		_, err = lanewise.TupleHash256(nil, nil, size)
		refused(lanewise.ErrLength, err)
	}
	_, err = lanewise.NewParallelHash128(0, nil, 32)
	refused(lanewise.ErrParameter, err)
	_, err = lanewise.NewParallelHash256(8, nil, -1)
	refused(lanewise.ErrLength, err)
	_, err = lanewise.NewParallelHashXOF256(-1, nil)
	refused(lanewise.ErrParameter, err)
	h, x, k := lanewise.NewSHA3_256(), lanewise.NewSHAKE128(), lanewise.NewKT128(nil)
	h.Wipe()
	x.Wipe()
	k.Wipe()
	for _, w := range []io.Writer{h, x, k, new(lanewise.Hash), new(lanewise.XOF), new(lanewise.KT)} {
		_, err = w.Write([]byte("abc"))
		refused(lanewise.ErrState, err)
	}
	if h.Sum(nil) != nil {
		t.Error("a digest of what was wiped")
	}
	for _, r := range []io.Reader{x, k, new(lanewise.XOF), new(lanewise.KT)} {
		_, err = r.Read(make([]byte, 1))
		refused(lanewise.ErrState, err)
	}
	tuple, err := lanewise.NewTupleHashXOF128([][]byte{nil, []byte("abc")}, nil)
	refused(nil, err)
	a, b := make([]byte, 20), make([]byte, 20)
	tuple.Read(a)
	tuple.Reset()
	tuple.Read(b)
	if !bytes.Equal(a, b) {
		t.Error("Reset begins another")
	}
	if text := lanewise.ErrLength.Error(); !strings.Contains(text, "length") {
		t.Error(text)
	}
}

func TestKMACGoesOnWithItsKey(t *testing.T) {
	h, err := lanewise.NewKMAC256([]byte("key"), []byte("custom"), 20)
	if err != nil || h.Size() != 20 || h.BlockSize() != 136 {
		t.Fatal(err, h.Size(), h.BlockSize())
	}
	fmt.Fprint(h, "message")
	first := h.Sum(nil)
	h.Reset()
	fmt.Fprint(h, "message")
	if !bytes.Equal(h.Sum(nil), first) {
		t.Error("Reset forgot the key")
	}
}

func FuzzHash(f *testing.F) {
	for _, n := range []int{0, 1, 71, 72, 136, 168, 200, 8191, 8192, 8193, 17000} {
		f.Add(make([]byte, n), uint16(n/3), uint16(50))
	}
	f.Fuzz(func(t *testing.T, data []byte, split, size uint16) {
		at := min(int(split), len(data))
		theirs := map[lanewise.Algorithm][]byte{lanewise.SHA3_256: nil, lanewise.SHA3_512: nil, lanewise.SHAKE128: nil}
		a, b := sha3.Sum256(data), sha3.Sum512(data)
		theirs[lanewise.SHA3_256], theirs[lanewise.SHA3_512] = a[:], b[:]
		theirs[lanewise.SHAKE128] = sha3.SumSHAKE128(data, int(size))
		for algorithm, length := range all {
			if lanewise.Sum(algorithm, make([]byte, size), data) == nil {
				length = int(size)
			}
			out, err := lanewise.Many(algorithm, length, [][]byte{data[at:], data})
			if err != nil {
				t.Fatal(err)
			}
			streamed := streaming(t, algorithm, length, func(w io.Writer) {
				w.Write(data[:at])
				w.Write(data[at:])
			})
			if !bytes.Equal(out[1], streamed) {
				t.Fatalf("algorithm %d: many is not one by one", algorithm)
			}
			if want, ok := theirs[algorithm]; ok && !bytes.Equal(want, streamed) {
				t.Fatalf("algorithm %d is not crypto/sha3's", algorithm)
			}
		}
	})
}

// KMAC of SP 800-185 section 4.3, made of crypto/sha3's cSHAKE.
func kmacOfCSHAKE(key, data, custom []byte, size int) []byte {
	left := func(x int) []byte { return []byte{2, byte(x >> 8), byte(x)} }
	if len(key)*8 < 256 {
		left = func(x int) []byte { return []byte{1, byte(x)} }
	}
	block := append([]byte{1, 168}, append(left(8*len(key)), key...)...)
	block = append(block, make([]byte, (168-len(block)%168)%168)...)
	s := sha3.NewCSHAKE128([]byte("KMAC"), custom)
	s.Write(block)
	s.Write(data)
	bits := size * 8
	if bits < 256 {
		s.Write([]byte{byte(bits), 1})
	} else {
		s.Write([]byte{byte(bits >> 8), byte(bits), 2})
	}
	out := make([]byte, size)
	s.Read(out)
	return out
}

func FuzzKMAC(f *testing.F) {
	f.Add([]byte("key"), []byte("data"), []byte(""), uint8(32))
	f.Add(make([]byte, 168), make([]byte, 168), []byte("S"), uint8(0))
	f.Fuzz(func(t *testing.T, key, data, custom []byte, size uint8) {
		if len(key) > 8000 {
			return
		}
		h, err := lanewise.NewKMAC128(key, custom, int(size))
		if err != nil {
			t.Fatal(err)
		}
		h.Write(data)
		if !bytes.Equal(h.Sum(nil), kmacOfCSHAKE(key, data, custom, int(size))) {
			t.Fatalf("%x", h.Sum(nil))
		}
	})
}
