// SPDX-License-Identifier: Apache-2.0 OR MIT

package slhdsa_test

import (
	"bytes"
	"crypto"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"
	"testing"

	"lanewise"
	"lanewise/internal/check"
	"lanewise/slhdsa"
)

func ExamplePrivateKey_SignReader() {
	key, err := slhdsa.GenerateKey(slhdsa.SHAKE128f)
	if errors.Is(err, lanewise.ErrNoCgo) {
		fmt.Println(nil)
		return
	}
	file := strings.NewReader("a message of any length") // or an os.File
	signature, err := key.SignReader(file, nil)
	if err != nil {
		panic(err)
	}

	verifier, err := key.PublicKey().NewVerifier(signature, nil)
	if err != nil {
		panic(err)
	}
	fmt.Fprint(verifier, "a message ")
	fmt.Fprint(verifier, "of any length")
	fmt.Println(verifier.Verify())
	// Output: <nil>
}

func ExamplePrivateKey_NewSigner() {
	key, err := slhdsa.GenerateKey(slhdsa.SHAKE128f)
	if errors.Is(err, lanewise.ErrNoCgo) {
		fmt.Println(17088, nil)
		return
	}
	signer, err := key.NewSigner(&slhdsa.Options{Hash: crypto.SHA3_256})
	if err != nil {
		panic(err)
	}
	fmt.Fprint(signer, "what cannot be ")
	fmt.Fprint(signer, "read twice")
	signature, err := signer.Sign()
	fmt.Println(len(signature), err)
	// Output: 17088 <nil>
}

// file is a message that is read a few bytes at a time, from a place amid it.
type file struct {
	*bytes.Reader
	readings int
	second   func(p []byte) (int, error) // in place of the second reading
}

func (f *file) Read(p []byte) (int, error) {
	if f.readings > 1 && f.second != nil {
		return f.second(p)
	}
	return f.Reader.Read(p[:min(len(p), 1009)])
}

func (f *file) Seek(offset int64, whence int) (int64, error) {
	if whence == io.SeekStart {
		f.readings++
	}
	return f.Reader.Seek(offset, whence)
}

func newFile(data []byte) *file {
	f := &file{Reader: bytes.NewReader(append([]byte("before it"), data...))}
	_, _ = f.Reader.Seek(9, io.SeekStart)
	return f
}

func TestPiecesAreTheWhole(t *testing.T) {
	sets := []slhdsa.Set{slhdsa.SHAKE128f}
	if !testing.Short() {
		sets = append(sets, slhdsa.SHAKE192f, slhdsa.SHAKE256f)
	}
	for _, set := range sets {
		key := generate(t, set)
		for _, options := range check.Kinds {
			for _, length := range []int{0, 300, 20_000} { // blocks of SHAKE256, and of what is read at once
				message := bytes.Repeat([]byte("0123456789"), length/10)
				whole, err := key.SignMessage(nil, message, options)
				if err != nil {
					t.Fatal(err)
				}
				f := newFile(message)
				if signature, err := key.SignReader(f, options); err != nil || !bytes.Equal(signature, whole) {
					t.Error("another signature", set, length, err)
				}
				if options.Hash == 0 && f.readings != 2 || f.Len() != 0 {
					t.Error("readings", f.readings, f.Len())
				}
				for first := 0; first <= length; first += length/4 + 1 {
					for second := first; second <= length; second += length/4 + 1 {
						verifier, err := key.PublicKey().NewVerifier(whole, options)
						if err != nil {
							t.Fatal(err)
						}
						check.Write(t, verifier, message, first, second)
						if err := verifier.Verify(); err != nil {
							t.Fatal(set, length, first, second, err)
						}
					}
				}
				if options.Hash == 0 {
					continue
				}
				signer, err := key.NewSigner(options)
				if err != nil {
					t.Fatal(err)
				}
				check.Write(t, signer, message, length/3, length/2)
				if signature, err := signer.Sign(); err != nil || !bytes.Equal(signature, whole) {
					t.Error("another signature", set, length, err)
				}
			}
		}
		message := []byte("message")
		signature, err := key.SignReader(bytes.NewReader(message), nil) // hedged
		if err != nil || key.PublicKey().Verify(message, signature, nil) != nil {
			t.Error("a signature of what was read is not valid", set, err)
		}
	}
}

func TestPiecesThatAreNotValid(t *testing.T) {
	key, message := generate(t, slhdsa.SHAKE128f), []byte("message")
	for _, options := range check.Kinds {
		whole, err := key.SignMessage(nil, message, options)
		if err != nil {
			t.Fatal(err)
		}
		randomizer, rest := append([]byte(nil), whole...), append([]byte(nil), whole...)
		randomizer[0] ^= 1
		rest[len(rest)-1] ^= 1
		others := &slhdsa.Options{Context: "other", Hash: options.Hash}
		for i, c := range []struct {
			options            *slhdsa.Options
			message, signature []byte
		}{
			{options, message[1:], whole}, {options, nil, whole}, {others, message, whole},
			{options, message, randomizer}, {options, message, rest},
		} {
			verifier, err := key.PublicKey().NewVerifier(c.signature, c.options)
			if err != nil {
				t.Fatal(err)
			}
			check.Write(t, verifier, c.message)
			if err := verifier.Verify(); !errors.Is(err, lanewise.ErrSignature) {
				t.Error(i, err)
			}
		}
		for _, signature := range [][]byte{nil, whole[:16], whole[1:], append(whole, 0)} {
			if _, err := key.PublicKey().NewVerifier(signature, options); !errors.Is(err, lanewise.ErrSignature) {
				t.Error(len(signature), err)
			}
		}
		verifier, err := key.PublicKey().NewVerifier(whole, options)
		if err != nil {
			t.Fatal(err)
		}
		check.Write(t, verifier, message)
		clear(whole) // the verifier has a copy
		if err := verifier.Verify(); err != nil {
			t.Error(err)
		}
	}
}

func TestPiecesAfterTheEnd(t *testing.T) {
	key := generate(t, slhdsa.SHAKE128f)
	public, signers, verifiers := key.PublicKey(), []*slhdsa.Signer{{}}, []*slhdsa.Verifier{{}} // never begun
	for _, options := range check.Kinds {
		signature, err := key.SignMessage(nil, nil, options)
		if err != nil {
			t.Fatal(err)
		}
		verifier, err := public.NewVerifier(signature, options)
		if err != nil || verifier.Verify() != nil {
			t.Fatal("of no pieces", err)
		}
		verifiers = append(verifiers, verifier)
		signer, err := key.NewSigner(options)
		if options.Hash == 0 {
			if !errors.Is(err, lanewise.ErrParameter) || signer != nil {
				t.Error(err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if again, err := signer.Sign(); err != nil || !bytes.Equal(again, signature) {
			t.Error("of no pieces", err)
		}
		signers = append(signers, signer)
	}
	for _, one := range signers {
		_, first := one.Write(nil)
		_, second := one.Sign()
		check.Late(t, first, second)
	}
	for _, one := range verifiers {
		_, first := one.Write([]byte("late"))
		check.Late(t, first, one.Verify())
	}
	signature := make([]byte, slhdsa.SHAKE128f.Lengths().Signature)
	for _, c := range check.Refused {
		_, first := public.NewVerifier(signature, c.Options)
		_, second := key.SignReader(bytes.NewReader(nil), c.Options)
		if !errors.Is(first, c.Want) || !errors.Is(second, c.Want) {
			t.Error(c.Options, first, second)
		}
		if _, err := key.NewSigner(c.Options); c.Options.Hash != 0 && !errors.Is(err, c.Want) {
			t.Error(c.Options, err)
		}
	}
}

func TestReadersThatFail(t *testing.T) {
	key, broken := generate(t, slhdsa.SHAKE128f), errors.New("broken")
	message := make([]byte, 20_000)
	done := bytes.NewReader(append(message[1:], 1))
	for name, c := range map[string]struct {
		second func([]byte) (int, error)
		want   error
	}{
		"another message":      {done.Read, lanewise.ErrMessage},
		"a shorter message":    {func([]byte) (int, error) { return 0, io.EOF }, lanewise.ErrMessage},
		"an error":             {func([]byte) (int, error) { return 1, broken }, broken},
		"an end too early":     {func([]byte) (int, error) { return 1, io.ErrUnexpectedEOF }, io.ErrUnexpectedEOF},
		"nothing, forever":     {func([]byte) (int, error) { return 0, nil }, io.ErrNoProgress},
		"more than was wanted": {func(p []byte) (int, error) { return len(p) + 1, nil }, lanewise.ErrLength},
		"less than nothing":    {func([]byte) (int, error) { return -1, io.EOF }, lanewise.ErrLength},
	} {
		f := newFile(message)
		f.second = c.second
		if signature, err := key.SignReader(f, nil); !errors.Is(err, c.want) || signature != nil {
			t.Error(name, err)
		}
	}
	f := newFile(message)
	f.second = func([]byte) (int, error) { panic(broken) }
	defer func() {
		if got := recover(); got != broken {
			t.Error("a panic of the reader", got)
		}
		if strings.Contains(string(debug.Stack()), "go_next") {
			t.Error("a panic went through C")
		}
		if _, err := key.SignReader(newFile(message), nil); err != nil {
			t.Error("after a panic", err)
		}
	}()
	_, err := key.SignReader(f, nil)
	t.Error("no panic", err)
}

func FuzzPieces(f *testing.F) {
	key, err := slhdsa.NewPrivateKey(slhdsa.SHAKE128f, make([]byte, 64))
	if err != nil {
		f.Skip("without cgo")
	}
	known, err := key.SignMessage(nil, []byte("message"), &slhdsa.Options{Context: "c"})
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte("message"), "c", uint16(3), false, 0)
	f.Add([]byte("message"), "c", uint16(3), false, len(known))
	f.Add(make([]byte, 20_000), "", uint16(137), false, -1)
	f.Add(make([]byte, 500), strings.Repeat("c", 300), uint16(0), true, -1)
	f.Fuzz(func(t *testing.T, message []byte, context string, at uint16, hash bool, altered int) {
		options := &slhdsa.Options{Context: context, Deterministic: true}
		if hash {
			options.Hash = crypto.SHA3_256
		}
		signature := append([]byte(nil), known...)
		if altered >= 0 {
			signature[altered%len(signature)] ^= byte(altered / len(signature)) // by 0 at first
		} else { // which takes long
			made, err := key.SignReader(newFile(message), options)
			whole, want := key.SignMessage(nil, message, options)
			if err != want || !bytes.Equal(whole, made) {
				t.Fatal("another signature", err, want)
			}
			if err == nil {
				signature = made
			}
		}
		want := key.PublicKey().Verify(message, signature, options)
		verifier, err := key.PublicKey().NewVerifier(signature, options)
		if err == nil {
			check.Write(t, verifier, message, min(int(at), len(message)))
			err = verifier.Verify()
		}
		if err != want {
			t.Fatal(err, want)
		}
	})
}
