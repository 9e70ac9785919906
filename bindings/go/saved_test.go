// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise_test

import (
	"bytes"
	"crypto/sha3"
	"encoding"
	"encoding/hex"
	"errors"
	"hash"
	"io"
	"testing"

	"lanewise"
)

type saving interface {
	io.Writer
	encoding.BinaryMarshaler
	encoding.BinaryUnmarshaler
}

// The state as crypto/sha3 writes it, behind the first bytes of ours.
func expected(t *testing.T, theirs encoding.BinaryMarshaler, rate, suffix, phase byte) []byte {
	t.Helper()
	b, err := theirs.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	head := [16]byte{'L', 'w', 's', 1, rate, 24, suffix, phase, b[205]}
	return append(head[:], b[5:205]...)
}

func save(t *testing.T, from encoding.BinaryMarshaler) []byte {
	t.Helper()
	b, err := from.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestSavedHash(t *testing.T) {
	r := numbers()
	for _, one := range []struct {
		new    func() *lanewise.Hash
		theirs func() *sha3.SHA3
		suffix byte
	}{
		{lanewise.NewSHA3_224, sha3.New224, 6}, {lanewise.NewSHA3_256, sha3.New256, 6},
		{lanewise.NewSHA3_384, sha3.New384, 6}, {lanewise.NewSHA3_512, sha3.New512, 6},
		{lanewise.NewKeccak256, sha3.New256, 1},
	} {
		for range 30 {
			first, rest := someBytes(r, r.IntN(500)), someBytes(r, r.IntN(500))
			h, theirs := one.new(), one.theirs()
			pieces(t, r, h, first)
			_, _ = theirs.Write(first)
			saved := save(t, h)
			if !bytes.Equal(saved, expected(t, theirs, byte(h.BlockSize()), one.suffix, 1)) {
				t.Fatalf("%x", saved)
			}
			other := one.new()
			_, _ = other.Write(rest)
			if err := other.UnmarshalBinary(saved); err != nil {
				t.Fatal(err)
			}
			_, _ = other.Write(rest)
			_, _ = h.Write(rest)
			if !bytes.Equal(other.Sum(nil), h.Sum(nil)) {
				t.Fatal("another digest")
			}
			other.Reset()
			if !bytes.Equal(other.Sum(nil), one.new().Sum(nil)) {
				t.Fatal("Reset")
			}
		}
	}
}

func TestSavedXOF(t *testing.T) {
	r := numbers()
	name, custom := []byte("name"), []byte("custom")
	turbo := func() *lanewise.XOF { x, _ := lanewise.NewTurboSHAKE128(7); return x }
	for i, one := range []struct {
		new    func() *lanewise.XOF
		theirs func() *sha3.SHAKE
		suffix byte
	}{
		{lanewise.NewSHAKE128, sha3.NewSHAKE128, 0x1F}, {lanewise.NewSHAKE256, sha3.NewSHAKE256, 0x1F},
		{func() *lanewise.XOF { return lanewise.NewCSHAKE128(name, custom) },
			func() *sha3.SHAKE { return sha3.NewCSHAKE128(name, custom) }, 4},
		{func() *lanewise.XOF { return lanewise.NewCSHAKE256(name, nil) },
			func() *sha3.SHAKE { return sha3.NewCSHAKE256(name, nil) }, 4},
		{func() *lanewise.XOF { return lanewise.NewCSHAKE256(nil, nil) }, sha3.NewSHAKE256, 0x1F},
		{turbo, nil, 7},
	} {
		for range 30 {
			data := someBytes(r, r.IntN(500))
			x := one.new()
			pieces(t, r, x, data)
			before := save(t, x)
			rate := byte(x.BlockSize())
			_, _ = x.Read(nil) // padded, and nothing taken
			begun := save(t, x)
			if begun[8] != rate || begun[7] != 2 {
				t.Fatalf("%d: %x", i, begun)
			}
			part := 1 + r.IntN(400)
			out, rest := make([]byte, 1000), make([]byte, 1000)
			_, _ = x.Read(out[:part])
			amid := save(t, x)
			_, _ = x.Read(out[part:])
			if one.theirs != nil {
				theirs := one.theirs()
				_, _ = theirs.Write(data)
				if !bytes.Equal(before, expected(t, theirs, rate, one.suffix, 1)) {
					t.Fatalf("%d: %x", i, before)
				}
				_, _ = theirs.Read(make([]byte, part))
				if !bytes.Equal(amid, expected(t, theirs, rate, one.suffix, 2)) {
					t.Fatalf("%d: %x after %d", i, amid, part)
				}
			}
			for _, at := range []struct {
				saved []byte
				from  int
			}{{before, 0}, {begun, 0}, {amid, part}} {
				other := one.new()
				_, _ = other.Read(rest[:10]) // in whatever phase it is
				if err := other.UnmarshalBinary(at.saved); err != nil {
					t.Fatal(err)
				}
				_, _ = other.Read(rest[at.from:])
				if !bytes.Equal(rest[at.from:], out[at.from:]) {
					t.Fatalf("%d: other output from %d on", i, at.from)
				}
			}
		}
	}
}

// A build with cgo and one without write the same: of TurboSHAKE128, which crypto/sha3 does not have.
func TestSavedBytesDoNotChange(t *testing.T) {
	x, _ := lanewise.NewTurboSHAKE128(7)
	_, _ = x.Write(make([]byte, 1000))
	_, _ = x.Read(make([]byte, 50))
	digest := sha3.Sum256(save(t, x))
	const want = "411563fbfb6976f86e4c104ee066640c1195700bb3ba7c14bcf8fc050db6e352"
	if got := hex.EncodeToString(digest[:]); got != want {
		t.Error(got)
	}
}

func TestSavedThatIsRefused(t *testing.T) {
	kmac, _ := lanewise.NewKMAC128([]byte("key"), nil, 32)
	wiped, gone := lanewise.NewSHA3_256(), lanewise.NewSHAKE128()
	wiped.Wipe()
	gone.Wipe()
	good := save(t, lanewise.NewSHA3_256())
	for i, one := range []struct {
		object saving
		want   error
	}{
		{kmac, lanewise.ErrAlgorithm}, {lanewise.NewKMACXOF256([]byte("key"), nil), lanewise.ErrAlgorithm},
		{wiped, lanewise.ErrState}, {gone, lanewise.ErrState}, {&lanewise.XOF{}, lanewise.ErrState},
		{&lanewise.Hash{}, lanewise.ErrState},
	} {
		if b, err := one.object.MarshalBinary(); len(b) > 0 || !errors.Is(err, one.want) {
			t.Error(i, b, err)
		}
		if err := one.object.UnmarshalBinary(good); !errors.Is(err, one.want) {
			t.Error(i, err)
		}
	}
	shake := save(t, lanewise.NewSHAKE128())
	changed := func(b []byte, at int, to byte) []byte {
		b = bytes.Clone(b)
		b[at] = to
		return b
	}
	for i, one := range []struct {
		into  saving
		bytes []byte
		want  error
	}{
		{lanewise.NewSHA3_256(), nil, lanewise.ErrLength}, {lanewise.NewSHA3_256(), good[1:], lanewise.ErrParameter},
		{lanewise.NewSHA3_256(), append(good, 0), lanewise.ErrLength},
		{lanewise.NewKeccak256(), good, lanewise.ErrAlgorithm}, {lanewise.NewSHA3_512(), good, lanewise.ErrAlgorithm},
		{lanewise.NewSHAKE256(), good, lanewise.ErrAlgorithm}, {lanewise.NewSHAKE256(), shake, lanewise.ErrAlgorithm},
		{lanewise.NewSHA3_256(), changed(good, 7, 2), lanewise.ErrParameter},
		{lanewise.NewSHA3_256(), changed(good, 3, 2), lanewise.ErrParameter},
		{lanewise.NewSHA3_256(), changed(good, 8, 136), lanewise.ErrParameter},
		{lanewise.NewSHA3_256(), changed(good, 15, 1), lanewise.ErrParameter},
		{lanewise.NewSHAKE128(), changed(shake, 7, 3), lanewise.ErrParameter},
		{lanewise.NewSHAKE128(), changed(shake, 7, 0), lanewise.ErrParameter},
		{lanewise.NewSHAKE128(), changed(shake, 7, 2), lanewise.ErrParameter},
		{lanewise.NewSHAKE128(), changed(shake, 8, 169), lanewise.ErrParameter},
	} {
		_, _ = one.into.Write([]byte("abc"))
		before := save(t, one.into)
		if err := one.into.UnmarshalBinary(one.bytes); !errors.Is(err, one.want) {
			t.Error(i, err)
		}
		if !bytes.Equal(save(t, one.into), before) {
			t.Error(i, "it has changed")
		}
	}
}

// Any bytes: refused, or what the object then saves; and it goes on.
func FuzzSaved(f *testing.F) {
	f.Add(save(&testing.T{}, lanewise.NewSHA3_256()), byte(0))
	f.Add(save(&testing.T{}, lanewise.NewSHAKE128()), byte(1))
	f.Fuzz(func(t *testing.T, saved []byte, which byte) {
		objects := []saving{lanewise.NewSHA3_256(), lanewise.NewSHAKE128(), lanewise.NewKeccak256(),
			lanewise.NewCSHAKE256([]byte("n"), nil)}
		one := objects[int(which)%len(objects)]
		if one.UnmarshalBinary(saved) != nil {
			return
		}
		if !bytes.Equal(save(t, one), saved) {
			t.Fatal("other bytes when saved again")
		}
		switch x := one.(type) {
		case *lanewise.XOF:
			_, _ = x.Read(make([]byte, 400))
		case hash.Hash:
			_, _ = x.Write(make([]byte, 400))
			x.Sum(nil)
		}
	})
}
