// SPDX-License-Identifier: Apache-2.0 OR MIT

// Go's crypto/sha3 as a peer; table.c holds the table of ../../peer.h.
package main

// #include <stddef.h>
// #include <stdint.h>
import "C"

import (
	"crypto/sha3"
	"runtime"
	"runtime/debug"
	"unsafe"

	"github.com/cloudflare/circl/xof/k12"
)

//export goVersion
func goVersion() *C.char {
	version := runtime.Version()
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, d := range info.Deps {
			version += ", " + d.Path + " " + d.Version
		}
	}
	return C.CString(version)
}

//export goHash
func goHash(which C.int, out *C.uint8_t, outlen C.size_t, in *C.uint8_t, inlen, stride, count C.size_t) C.int {
	messages := unsafe.Slice((*byte)(in), int(inlen+stride*(count-1)))
	digests := int(outlen)
	if stride != 0 {
		digests *= int(count)
	}
	digest := unsafe.Slice((*byte)(out), digests)
	shake := sha3.NewSHAKE128()
	for i, at, to := 0, 0, 0; i < int(count); i++ {
		m := messages[at : at+int(inlen)]
		switch which {
		case 0:
			d := sha3.Sum256(m)
			copy(digest[to:], d[:])
		case 1:
			d := sha3.Sum512(m)
			copy(digest[to:], d[:])
		case 2:
			shake.Reset()
			shake.Write(m)
			shake.Read(digest[to : to+int(outlen)])
		case 3:
			k12.Draft10Sum(digest[to:to+int(outlen)], m, nil)
		default:
			return 1
		}
		at += int(stride)
		if stride != 0 {
			to += int(outlen)
		}
	}
	return 0
}

func main() {}
