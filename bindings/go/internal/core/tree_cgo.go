// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build cgo

package core

/*
#include "glue.h"
#cgo noescape lanewise_tree_absorb
#cgo nocallback lanewise_tree_absorb
#cgo noescape lanewise_tree_squeeze
#cgo nocallback lanewise_tree_squeeze
*/
import "C"

// Tree is a computation of KT128, KT256 or ParallelHash, and unusable before one of its Init methods.
// Copying it copies the computation.
type Tree struct{ c C.lanewise_tree }

// Init begins KT128 or KT256.
func (t *Tree) Init(bits int) error {
	if bits == 128 {
		return check(int(C.lanewise_kt128_init(&t.c)))
	}
	return check(int(C.lanewise_kt256_init(&t.c)))
}

// InitParallelHash begins ParallelHash of 128 or 256 bits with size bytes of output, ParallelHashXOF if
// size is below 0. Errors: ErrParameter if block is less than 1.
func (t *Tree) InitParallelHash(bits, block int, custom []byte, size int) error {
	if block < 1 {
		return ErrParameter
	}
	b, c, n := C.size_t(block), at(custom), C.size_t(len(custom))
	switch {
	case bits == 128 && size < 0:
		return check(int(C.lanewise_parallelhashxof128_init(&t.c, b, c, n)))
	case bits == 128:
		return check(int(C.lanewise_parallelhash128_init(&t.c, b, c, n, C.size_t(size))))
	case size < 0:
		return check(int(C.lanewise_parallelhashxof256_init(&t.c, b, c, n)))
	}
	return check(int(C.lanewise_parallelhash256_init(&t.c, b, c, n, C.size_t(size))))
}

// Threads lets so many threads share a large piece of input. Errors: ErrState.
func (t *Tree) Threads(threads int) error {
	how := C.lanewise_threading{threads: C.uint(max(0, min(threads, maxThreads)))}
	return check(int(C.lanewise_tree_threading(&t.c, &how)))
}

// Absorb takes input. Errors: ErrState after Finalize.
func (t *Tree) Absorb(p []byte) error {
	return check(int(C.lanewise_tree_absorb(&t.c, at(p), C.size_t(len(p)))))
}

// End ends the input of a ParallelHash. Errors: ErrState.
func (t *Tree) End() error { return check(int(C.lanewise_tree_finalize(&t.c))) }

// Finalize ends the input of KT with the customisation string. Errors: ErrState.
func (t *Tree) Finalize(custom []byte) error {
	return check(int(C.lanewise_kt_finalize(&t.c, at(custom), C.size_t(len(custom)))))
}

// Squeeze gives output. Errors: ErrState before the input has ended; ErrLength.
func (t *Tree) Squeeze(p []byte) error {
	return check(int(C.lanewise_tree_squeeze(&t.c, at(p), C.size_t(len(p)))))
}

// Wipe zeroes the computation.
func (t *Tree) Wipe() { C.lanewise_tree_wipe(&t.c) }
