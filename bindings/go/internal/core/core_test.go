// SPDX-License-Identifier: Apache-2.0 OR MIT

package core

import "testing"

// What the generated tables say of functions, sets and errors; with cgo the C library says the same.
func TestTables(t *testing.T) {
	for a := Algorithm(1); a <= KT256; a++ {
		length := Output(a)
		if err := Describe(a, length); err != nil {
			t.Error(a, err)
		}
		if length > 0 && (Describe(a, length+1) != ErrLength || Hash(a, make([]byte, length), nil) != nil) {
			t.Error(a, length)
		}
		if length == 0 && Hash(a, make([]byte, 7), nil) != nil {
			t.Error(a)
		}
	}
	if Describe(0, 32) != ErrAlgorithm || Describe(KT256+1, 32) != ErrAlgorithm {
		t.Error("a function more")
	}
	for status, text := range messages {
		if got, ok := libraryMessage(status); ok && got != text {
			t.Errorf("%d: %q, not %q", int(status), text, got)
		}
	}
	for set, lengths := range lengthsOfKEMSet {
		if got, ok := libraryLengths(set); ok && got != lengths {
			t.Error(set, got)
		}
	}
	for set, lengths := range lengthsOfDSASet {
		if got, ok := libraryLengths(set); ok && got != lengths {
			t.Error(set, got)
		}
	}
	for set, lengths := range lengthsOfSLHSet {
		if got, ok := libraryLengths(set); ok && got != lengths {
			t.Error(set, got)
		}
	}
}
