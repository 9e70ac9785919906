// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise_test

import (
	"bytes"
	"encoding/hex"
	"os"
	"strconv"
	"strings"
	"testing"

	"lanewise"
)

// kat is a case of tests/kat/vectors.txt.
type kat struct {
	function              string
	in, key, name, custom []byte
	tuple                 [][]byte
	domain, skip, block   int
	out                   []byte
	not                   bool
	long                  bool // above 1 MiB, and so left out where time is short
}

// bytesOf reads a value as the head of the file describes it.
func bytesOf(t *testing.T, value string) []byte {
	if rest, ok := strings.CutPrefix(value, "pattern:"); ok {
		n, err := strconv.Atoi(rest)
		if err != nil {
			t.Fatal(err)
		}
		out := make([]byte, n)
		for i := range out {
			out[i] = byte(i % 251)
		}
		return out
	}
	times := 1
	if rest, ok := strings.CutPrefix(value, "repeat:"); ok {
		what, number, _ := strings.Cut(rest, ":")
		n, err := strconv.Atoi(number)
		if err != nil {
			t.Fatal(err)
		}
		value, times = what, n
	}
	out, err := hex.DecodeString(value)
	if err != nil {
		t.Fatal(err)
	}
	return bytes.Repeat(out, times)
}

func vectors(t *testing.T) []kat {
	text, err := os.ReadFile("../../tests/kat/vectors.txt")
	if err != nil {
		t.Fatal(err)
	}
	var all []kat
	now := kat{domain: 31}
	for line := range strings.SplitSeq(string(text), "\n") {
		key, value, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok {
			key = strings.TrimSuffix(key, " =")
		}
		if key == "" || strings.HasPrefix(key, "#") {
			continue
		}
		switch key {
		case "source":
		case "function":
			now.function = value
		case "in":
			number, err := strconv.Atoi(value[strings.LastIndex(value, ":")+1:])
			now.long = strings.Contains(value, ":") && err == nil && number > 1<<20
			if !now.long || !testing.Short() {
				now.in = bytesOf(t, value)
			}
		case "key":
			now.key = bytesOf(t, value)
		case "name":
			now.name = bytesOf(t, value)
		case "custom":
			now.custom = bytesOf(t, value)
		case "element":
			now.tuple = append(now.tuple, bytesOf(t, value))
		case "domain":
			now.domain, _ = strconv.Atoi(value)
		case "skip":
			now.skip, _ = strconv.Atoi(value)
		case "block":
			now.block, _ = strconv.Atoi(value)
		case "out", "not":
			now.out, now.not = bytesOf(t, value), key == "not"
			all = append(all, now)
			now = kat{function: now.function, domain: 31}
		default:
			t.Fatalf("%q in the vectors", key)
		}
	}
	return all
}

// compute gives the output of a case.
func compute(t *testing.T, k kat) []byte {
	size := k.skip + len(k.out)
	out := make([]byte, size)
	var x interface {
		Write([]byte) (int, error)
		Read([]byte) (int, error)
	}
	var err error
	is128 := strings.HasSuffix(k.function, "128")
	pick := func(a, b *lanewise.XOF) *lanewise.XOF {
		if is128 {
			return a
		}
		return b
	}
	switch k.function {
	case "SHA3-224", "SHA3-256", "SHA3-384", "SHA3-512", "Keccak-256":
		h := map[string]func() *lanewise.Hash{
			"SHA3-224": lanewise.NewSHA3_224, "SHA3-256": lanewise.NewSHA3_256,
			"SHA3-384": lanewise.NewSHA3_384, "SHA3-512": lanewise.NewSHA3_512,
			"Keccak-256": lanewise.NewKeccak256,
		}[k.function]()
		h.Write(k.in)
		return h.Sum(nil)
	case "KMAC128", "KMAC256":
		create := lanewise.NewKMAC256
		if is128 {
			create = lanewise.NewKMAC128
		}
		h, err := create(k.key, k.custom, size)
		if err != nil {
			t.Fatal(err)
		}
		h.Write(k.in)
		return h.Sum(nil)
	case "TupleHash128":
		out, err = lanewise.TupleHash128(k.tuple, k.custom, size)
	case "TupleHash256":
		out, err = lanewise.TupleHash256(k.tuple, k.custom, size)
	case "TupleHashXOF128":
		x, err = lanewise.NewTupleHashXOF128(k.tuple, k.custom)
	case "TupleHashXOF256":
		x, err = lanewise.NewTupleHashXOF256(k.tuple, k.custom)
	case "SHAKE128", "SHAKE256":
		x = pick(lanewise.NewSHAKE128(), lanewise.NewSHAKE256())
	case "cSHAKE128", "cSHAKE256":
		x = pick(lanewise.NewCSHAKE128(k.name, k.custom), lanewise.NewCSHAKE256(k.name, k.custom))
	case "KMACXOF128", "KMACXOF256":
		x = pick(lanewise.NewKMACXOF128(k.key, k.custom), lanewise.NewKMACXOF256(k.key, k.custom))
	case "TurboSHAKE128":
		x, err = lanewise.NewTurboSHAKE128(byte(k.domain))
	case "TurboSHAKE256":
		x, err = lanewise.NewTurboSHAKE256(byte(k.domain))
	case "KT128":
		x = lanewise.NewKT128(k.custom)
	case "KT256":
		x = lanewise.NewKT256(k.custom)
	case "ParallelHash128", "ParallelHash256":
		create := lanewise.NewParallelHash256
		if is128 {
			create = lanewise.NewParallelHash128
		}
		h, err := create(k.block, k.custom, size)
		if err != nil {
			t.Fatal(err)
		}
		h.Write(k.in)
		return h.Sum(nil)
	case "ParallelHashXOF128":
		x, err = lanewise.NewParallelHashXOF128(k.block, k.custom)
	case "ParallelHashXOF256":
		x, err = lanewise.NewParallelHashXOF256(k.block, k.custom)
	default:
		t.Fatalf("function %q in the vectors", k.function)
	}
	if err != nil {
		t.Fatal(err)
	}
	if x != nil {
		if !strings.HasPrefix(k.function, "Tuple") {
			x.Write(k.in)
		}
		if _, err := x.Read(out); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

func TestVectors(t *testing.T) {
	done := map[string]int{}
	for _, k := range vectors(t) {
		if k.long && testing.Short() {
			continue
		}
		out := compute(t, k)
		if bytes.Equal(out[k.skip:], k.out) == k.not {
			t.Errorf("%s of %d bytes: %x", k.function, len(k.in), out[k.skip:])
		}
		done[k.function]++
	}
	if len(done) != 25 {
		t.Errorf("%d functions have vectors, not 25: %v", len(done), done)
	}
}
