// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise_test

import (
	"bytes"
	"errors"
	"iter"
	"testing"

	"lanewise"
)

// taken gives inputs in one slice that it uses again and again, and counts what it gave and was let go of.
type taken struct {
	inputs       [][]byte
	slice        []byte
	count, bytes int  // given and not hashed yet
	stopped      bool // the last time
}

func (s *taken) all(yield func([]byte) bool) {
	s.count, s.bytes, s.stopped = 0, 0, false
	for _, one := range s.inputs {
		s.slice = append(s.slice[:0], one...)
		s.count, s.bytes = s.count+1, s.bytes+len(one)
		if !yield(s.slice) {
			s.stopped = true
			return
		}
		for i := range s.slice {
			s.slice[i] ^= 0xFF
		}
	}
}

// sequence hashes and says how many inputs, and bytes of them but for the last, were held at most.
func sequence(t *testing.T, a lanewise.Algorithm, size int, s *taken, digests iter.Seq[[]byte]) (count, held int) {
	t.Helper()
	next, out := 0, [][]byte(nil)
	for one := range digests {
		count, held = max(count, s.count), max(held, s.bytes-len(s.slice))
		s.count, s.bytes = s.count-1, s.bytes-len(s.inputs[next])
		next, out = next+1, append(out, one)
		_ = append(one, "behind it"...)
	}
	want, err := lanewise.Many(a, size, s.inputs)
	if err != nil || len(out) != len(want) {
		t.Fatal(a, len(out), err)
	}
	for i := range want {
		if !bytes.Equal(out[i], want[i]) {
			t.Fatalf("algorithm %d, input %d of %d, %d bytes", a, i, len(want), len(s.inputs[i]))
		}
	}
	return count, held
}

func TestManySeqIsMany(t *testing.T) {
	r := numbers()
	for a, size := range all {
		for _, count := range []int{0, 1, 2, 8, 63, 64, 65, 130} {
			s := &taken{inputs: make([][]byte, count)}
			longest := []int{1, 40, 600, 3000, 40_000}[r.IntN(5)]
			for i := range s.inputs {
				s.inputs[i] = someBytes(r, r.IntN(longest))
			}
			digests, err := lanewise.ManySeq(a, size, s.all)
			must(t, err)
			for range 2 {
				if most, held := sequence(t, a, size, s, digests); most > 64 || held > 1<<20 {
					t.Error(a, count, longest, most, held)
				}
			}
		}
	}
}

func TestManySeqHoldsLittle(t *testing.T) {
	long := &taken{}
	for i := range 20 {
		long.inputs = append(long.inputs, make([]byte, i%3*900_000), make([]byte, i))
	}
	digests, err := lanewise.ManySeq(lanewise.SHA3_256, 32, long.all)
	must(t, err)
	most, held := sequence(t, lanewise.SHA3_256, 32, long, digests)
	if most < 2 || most > 10 || held < 900_000 || held > 1<<20 {
		t.Error("inputs", most, held)
	}
	for size, want := range map[int]int{100_000: 10, 2 << 20: 1} {
		s := &taken{inputs: make([][]byte, 25)}
		digests, err := lanewise.ManySeq(lanewise.SHAKE128, size, s.all)
		must(t, err)
		if most, _ := sequence(t, lanewise.SHAKE128, size, s, digests); most != want {
			t.Error("outputs", size, most)
		}
	}
	short, given, batches := &taken{inputs: make([][]byte, 20*64)}, 0, 0
	for i := range short.inputs {
		short.inputs[i] = make([]byte, 1000)
	}
	for range mustSeq(lanewise.ManySeq(lanewise.SHA3_256, 32, short.all)) {
		if short.count > given {
			given, batches = short.count, batches+1
		}
	}
	if batches != 20 { // for the room of copies is free again after each
		t.Error("batches", batches)
	}
	for range mustSeq(lanewise.ManySeq(lanewise.SHA3_256, 32, long.all)) {
		break
	}
	if !long.stopped {
		t.Error("a sequence goes on")
	}
	long.inputs = long.inputs[:3]
	for range mustSeq(lanewise.ManySeq(lanewise.SHA3_256, 32, long.all)) {
		break
	}
	if long.stopped { // for it was at its end
		t.Error("a sequence at its end was stopped")
	}
}

func mustSeq(s iter.Seq[[]byte], err error) iter.Seq[[]byte] {
	if err != nil {
		panic(err)
	}
	return s
}

func TestWhatManySeqRefuses(t *testing.T) {
	none := func(func([]byte) bool) {}
	for _, c := range []struct {
		a      lanewise.Algorithm
		size   int
		inputs iter.Seq[[]byte]
		want   error
	}{
		{99, 32, none, lanewise.ErrAlgorithm}, {lanewise.SHA3_256, 31, none, lanewise.ErrLength},
		{lanewise.SHAKE128, -1, none, lanewise.ErrLength}, {lanewise.SHAKE128, lanewise.MaxOutput + 1, none, lanewise.ErrLength},
		{lanewise.SHAKE128, 32, nil, lanewise.ErrNull}, {lanewise.SHAKE128, 0, none, nil},
	} {
		if s, err := lanewise.ManySeq(c.a, c.size, c.inputs); !errors.Is(err, c.want) || (s == nil) != (err != nil) {
			t.Error(c.a, c.size, err)
		}
	}
}

func FuzzManySeq(f *testing.F) {
	f.Add(make([]byte, 3000), []byte{0, 1, 135, 136, 137, 255}, uint16(32), uint8(1))
	f.Add([]byte("abc"), make([]byte, 200), uint16(0), uint8(5))
	f.Fuzz(func(t *testing.T, data, cuts []byte, size uint16, which uint8) {
		a, s := lanewise.SHA3_224+lanewise.Algorithm(int(which)%len(all)), &taken{}
		for _, cut := range cuts {
			n := min(len(data), int(cut)*7)
			s.inputs = append(s.inputs, data[:n])
			data = data[n/2:]
		}
		length := all[a]
		if lanewise.Sum(a, make([]byte, size), nil) == nil {
			length = int(size)
		}
		digests, err := lanewise.ManySeq(a, length, s.all)
		if err != nil {
			t.Fatal(a, length, err)
		}
		sequence(t, a, length, s, digests)
	})
}
