// SPDX-License-Identifier: Apache-2.0 OR MIT

// Package check is what the tests of several packages share.
package check

import (
	"crypto"
	_ "crypto/sha512" // a hash function of Kinds
	"errors"
	"io"
	"strings"
	"testing"

	"lanewise/internal/core"
)

// Kinds of signatures that are the same each time.
var Kinds = []*core.Options{
	{Deterministic: true}, {Deterministic: true, Context: "context"},
	{Deterministic: true, Context: "context", Hash: crypto.SHA512},
}

// Refused are options with which no message can begin, and the error.
var Refused = []struct {
	Options *core.Options
	Want    error
}{
	{&core.Options{Context: strings.Repeat("c", 256)}, core.ErrLength},
	{&core.Options{Context: strings.Repeat("c", 256), Hash: crypto.SHA512}, core.ErrLength},
	{&core.Options{Hash: crypto.SHA3_224}, core.ErrAlgorithm}, // too weak
	{&core.Options{Hash: crypto.MD5}, core.ErrAlgorithm},
	{&core.Options{Hash: crypto.BLAKE2b_512}, core.ErrAlgorithm},
}

// Write gives the message to w in pieces that end at these places.
func Write(t testing.TB, w io.Writer, message []byte, places ...int) {
	t.Helper()
	begin := 0
	for _, end := range append(places, len(message)) {
		if n, err := w.Write(message[begin:end]); n != end-begin || err != nil {
			t.Fatal(n, err)
		}
		begin = end
	}
}

// Late are errors of calls that came after the end.
func Late(t testing.TB, late ...error) {
	t.Helper()
	for i, err := range late {
		if !errors.Is(err, core.ErrState) {
			t.Error(i, err)
		}
	}
}
