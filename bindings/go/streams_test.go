// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"runtime"
	"testing"

	"lanewise"
)

// rates of the functions whose streams are tested, 0 where output is fixed.
var rates = map[lanewise.Algorithm]int{
	lanewise.SHAKE128: 168, lanewise.SHAKE256: 136, lanewise.TURBOSHAKE128: 168, lanewise.TURBOSHAKE256: 136,
	lanewise.SHA3_256: 0, lanewise.KECCAK256: 0,
}

// slices are count slices of length bytes each.
func slices(r *rand.Rand, count, length int) [][]byte {
	out := make([][]byte, count)
	for i := range out {
		out[i] = someBytes(r, length)
	}
	return out
}

// one is the output of a function, by lanewise.Sum.
func one(t *testing.T, a lanewise.Algorithm, size int, in []byte) []byte {
	t.Helper()
	out := make([]byte, size)
	if err := lanewise.Sum(a, out, in); err != nil {
		t.Fatal(err)
	}
	return out
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestStreamsAreOneByOne(t *testing.T) {
	r := numbers()
	for a, rate := range rates {
		for _, count := range []int{1, 2, 5, 9, 33} {
			s, err := lanewise.NewStreams(a, count)
			must(t, err)
			inputs := make([][]byte, count)
			for range r.IntN(3) {
				same := slices(r, count, r.IntN(400))
				must(t, s.Absorb(same))
				for i := range inputs {
					inputs[i] = append(inputs[i], same[i]...)
				}
			}
			last := make([][]byte, count)
			for i := range last {
				last[i] = someBytes(r, r.IntN(300))
				inputs[i] = append(inputs[i], last[i]...)
			}
			must(t, s.Finish(last))
			runtime.GC() // the memory stays where it is
			if rate == 0 {
				whole := slices(r, count, 32)
				must(t, s.Squeeze(whole))
				for i := range whole {
					if !bytes.Equal(whole[i], one(t, a, 32, inputs[i])) {
						t.Fatal(a, count, i)
					}
				}
				continue
			}
			part := slices(r, count, 10)
			must(t, s.Squeeze(part))
			must(t, s.Next()) // passes over the rest of the first block
			must(t, s.Next())
			for i := range inputs {
				want := one(t, a, 3*rate, inputs[i])
				if !bytes.Equal(part[i], want[:10]) || !bytes.Equal(s.Block(i), want[2*rate:]) {
					t.Fatal(a, count, i)
				}
			}
			must(t, s.Replace(count-1, []byte("again")))
			if count > 1 {
				must(t, s.Stop(0))
			}
			if s.Block(count-1) != nil || s.Block(count) != nil || s.Block(-1) != nil {
				t.Fatal("a block of none")
			}
			must(t, s.Next())
			if !bytes.Equal(s.Block(count-1), one(t, a, rate, []byte("again"))) || count > 1 && s.Block(0) != nil {
				t.Fatal(a, count, "replaced")
			}
			kept := append([]byte(nil), part[0]...)
			must(t, s.Squeeze(part))
			if count > 1 && !bytes.Equal(part[0], kept) {
				t.Error("output of a stream that was stopped")
			}
			if !bytes.Equal(part[count-1], one(t, a, rate+10, []byte("again"))[rate:]) {
				t.Error("squeezed behind a block")
			}
			s.Wipe()
		}
	}
}

func TestWhatStreamsRefuse(t *testing.T) {
	refused := func(want error, err error) {
		t.Helper()
		if !errors.Is(err, want) {
			t.Errorf("%v, not %v", err, want)
		}
	}
	for _, count := range []int{-1, 0, 1<<21 + 1, 1 << 62} {
		_, err := lanewise.NewStreams(lanewise.SHAKE128, count)
		refused(lanewise.ErrLength, err)
	}
	for _, a := range []lanewise.Algorithm{0, 99, lanewise.KT128, lanewise.KT256} {
		_, err := lanewise.NewStreams(a, 3)
		refused(lanewise.ErrAlgorithm, err)
	}
	fixed, _ := lanewise.NewStreams(lanewise.SHA3_256, 2)
	s, _ := lanewise.NewStreams(lanewise.SHAKE128, 2)
	two := func(a, b int) [][]byte { return [][]byte{make([]byte, a), make([]byte, b)} }
	for _, wrong := range [][][]byte{nil, two(1, 2), {nil}, {nil, nil, nil}} {
		refused(lanewise.ErrLength, s.Absorb(wrong))
		refused(lanewise.ErrLength, s.Squeeze(wrong))
	}
	refused(lanewise.ErrLength, s.Finish([][]byte{nil}))
	for _, early := range []error{s.Squeeze(two(1, 1)), s.Next(), s.Replace(0, nil), s.Stop(0)} {
		refused(lanewise.ErrState, early)
	}
	must(t, s.Absorb(two(0, 0)))
	must(t, s.Finish(nil))
	must(t, fixed.Finish(two(3, 0)))
	refused(lanewise.ErrState, s.Absorb(two(1, 1)))
	refused(lanewise.ErrState, s.Finish(nil))
	for _, index := range []int{-1, 2} {
		refused(lanewise.ErrParameter, s.Replace(index, nil))
		refused(lanewise.ErrParameter, s.Stop(index))
	}
	refused(lanewise.ErrAlgorithm, fixed.Next())
	refused(lanewise.ErrAlgorithm, fixed.Replace(0, nil))
	refused(lanewise.ErrLength, fixed.Squeeze(two(33, 33)))
	must(t, s.Squeeze(two(1, 1)))
	refused(lanewise.ErrState, s.Replace(0, nil))
	must(t, s.Squeeze(two(0, 0)))
	s.Wipe()
	s.Wipe()
	for _, late := range []error{
		s.Absorb(two(1, 1)), s.Finish(nil), s.Finish(two(1, 1)), s.Squeeze(two(1, 1)), s.Next(), s.Replace(0, nil), s.Stop(0),
	} {
		refused(lanewise.ErrState, late)
	}
	if s.Block(0) != nil {
		t.Error("a block of what was wiped")
	}
}

// Streams that begin with a key, a customisation, a domain byte and a prefix are those functions one by one.
func TestStreamsFromAnother(t *testing.T) {
	r := numbers()
	turbo, err := lanewise.NewTurboSHAKE128(0x0B)
	must(t, err)
	for name, x := range map[string]*lanewise.XOF{
		"KMACXOF128": lanewise.NewKMACXOF128([]byte("a key"), []byte("custom")), "TurboSHAKE128, 0x0B": turbo,
		"cSHAKE256": lanewise.NewCSHAKE256(nil, []byte("custom")), "SHAKE256": lanewise.NewSHAKE256(),
	} {
		for _, prefix := range []int{0, 5, x.BlockSize(), 301} {
			x.Reset()
			_, err := x.Write(someBytes(r, prefix))
			must(t, err)
			for _, count := range []int{1, 4, 9} {
				s, err := x.Streams(count)
				must(t, err)
				inputs, same := slices(r, count, 0), slices(r, count, 150)
				for i := range inputs {
					inputs[i] = someBytes(r, r.IntN(200))
				}
				must(t, s.Absorb(same))
				must(t, s.Finish(inputs))
				part := slices(r, count, 20)
				must(t, s.Squeeze(part))
				must(t, s.Next())
				for i := range inputs {
					alone := x.Clone()
					want := make([]byte, 2*x.BlockSize())
					alone.Write(same[i])
					alone.Write(inputs[i])
					alone.Read(want)
					if !bytes.Equal(part[i], want[:20]) || !bytes.Equal(s.Block(i), want[x.BlockSize():]) {
						t.Fatal(name, prefix, count, i)
					}
				}
				must(t, s.Replace(0, []byte("again"))) // goes on from the same place
				must(t, s.Next())
				alone, want := x.Clone(), make([]byte, x.BlockSize())
				alone.Write([]byte("again"))
				alone.Read(want)
				if !bytes.Equal(s.Block(0), want) {
					t.Fatal(name, "replaced")
				}
				s.Wipe()
			}
		}
	}
}

// Tags of many messages under one key.
func TestStreamsOfTags(t *testing.T) {
	h, err := lanewise.NewKMAC256([]byte("a key"), nil, 40)
	must(t, err)
	s, err := h.Streams(5)
	must(t, err)
	messages, tags := slices(numbers(), 5, 333), slices(numbers(), 5, 40)
	must(t, s.Finish(messages))
	if !errors.Is(s.Next(), lanewise.ErrAlgorithm) || !errors.Is(s.Replace(0, nil), lanewise.ErrAlgorithm) {
		t.Error("blocks of fixed output")
	}
	must(t, s.Squeeze(tags))
	for i, message := range messages {
		h.Reset()
		h.Write(message)
		if !bytes.Equal(tags[i], h.Sum(nil)) {
			t.Fatal(i)
		}
	}
	if !errors.Is(s.Squeeze(slices(numbers(), 5, 1)), lanewise.ErrLength) {
		t.Error("a tag is longer than it is")
	}
}

func TestWhereStreamsCannotBegin(t *testing.T) {
	read, wiped, digest := lanewise.NewSHAKE128(), lanewise.NewSHAKE128(), lanewise.NewSHA3_256()
	read.Read(make([]byte, 1))
	wiped.Wipe()
	digest.Wipe()
	tuple, err := lanewise.NewTupleHashXOF128([][]byte{[]byte("a")}, nil)
	must(t, err)
	for i, x := range []*lanewise.XOF{read, wiped, tuple} {
		if _, err := x.Streams(3); !errors.Is(err, lanewise.ErrState) {
			t.Error(i, err)
		}
	}
	if _, err := digest.Streams(3); !errors.Is(err, lanewise.ErrState) {
		t.Error(err)
	}
	for _, count := range []int{-1, 0, 1<<21 + 1} {
		if _, err := lanewise.NewSHAKE128().Streams(count); !errors.Is(err, lanewise.ErrLength) {
			t.Error(count, err)
		}
	}
}
