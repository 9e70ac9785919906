// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build cgo

package core

/*
#include "glue.h"
*/
import "C"

// Version of the C library, empty without cgo.
func Version() string { return C.GoString(C.lanewise_version()) }

// Kernel is the name of the kernel that permutes so many states at once, empty without cgo.
func Kernel(states int) string {
	if states < 1 || states > 8 {
		return ""
	}
	return C.GoString(C.lanewise_kernel_chosen(C.unsigned(states)))
}

// libraryMessage is the C library's text for a status, for the tests of the generated tables.
func libraryMessage(e Error) (string, bool) {
	return C.GoString(C.lanewise_status_message(C.int(e))), true
}

// libraryLengths is what the C library says of a parameter set.
func libraryLengths(set any) (Lengths, bool) {
	switch s := set.(type) {
	case KEMSet:
		var i C.lanewise_mlkem_info
		C.lanewise_mlkem_describe(C.lanewise_mlkem_set(s), &i)
		return Lengths{Name: C.GoString(i.name), Public: int(i.public_bytes), Private: int(i.private_bytes),
			Ciphertext: int(i.ciphertext_bytes)}, true
	case DSASet:
		var i C.lanewise_mldsa_info
		C.lanewise_mldsa_describe(C.lanewise_mldsa_set(s), &i)
		return Lengths{Name: C.GoString(i.name), Public: int(i.public_bytes), Private: int(i.private_bytes),
			Signature: int(i.signature_bytes)}, true
	case SLHSet:
		var i C.lanewise_slhdsa_info
		C.lanewise_slhdsa_describe(C.lanewise_slhdsa_set(s), &i)
		return Lengths{Name: C.GoString(i.name), Public: int(i.public_bytes), Private: int(i.private_bytes),
			Signature: int(i.signature_bytes)}, true
	}
	return Lengths{}, false
}
