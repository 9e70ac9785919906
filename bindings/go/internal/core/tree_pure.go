// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build !cgo

package core

import (
	"crypto/sha3"

	"lanewise/internal/pure"
)

// Tree is a computation of KT128, KT256 or ParallelHash, and unusable before one of its Init methods.
// Copying it copies the computation.
type Tree struct {
	kind  treeKind
	kt    pure.Tree
	ended bool
	// ParallelHash of SP 800-185 section 6: cSHAKE of the digests of blocks, which SHAKE makes.
	outer, inner sha3.SHAKE
	bits, block  int
	filled       int // bytes of this block
	blocks       uint64
	size, left   int // of the output: in all, and still to come; below 0: any number
}

type treeKind int

const (
	noTree treeKind = iota
	ktTree
	parallelTree
)

// Init begins KT128 or KT256.
func (t *Tree) Init(bits int) error {
	*t = Tree{kind: ktTree, kt: pure.NewTree(bits), left: -1}
	return nil
}

// InitParallelHash begins ParallelHash of 128 or 256 bits with size bytes of output, ParallelHashXOF if
// size is below 0. Errors: ErrParameter if block is less than 1.
func (t *Tree) InitParallelHash(bits, block int, custom []byte, size int) error {
	if block < 1 {
		return ErrParameter
	}
	*t = Tree{kind: parallelTree, bits: bits, block: block, size: max(0, size), left: size}
	if bits == 128 {
		t.outer = *sha3.NewCSHAKE128([]byte("ParallelHash"), custom)
	} else {
		t.outer = *sha3.NewCSHAKE256([]byte("ParallelHash"), custom)
	}
	_, _ = t.outer.Write(pure.LeftEncode(uint64(block)))
	return nil
}

// Threads changes nothing here. Errors: ErrState.
func (t *Tree) Threads(int) error {
	if t.kind == noTree {
		return ErrState
	}
	return nil
}

// Absorb takes input. Errors: ErrState after the input has ended.
func (t *Tree) Absorb(p []byte) error {
	if t.kind == noTree || t.ended {
		return ErrState
	}
	if t.kind == ktTree {
		t.kt.Write(p)
		return nil
	}
	for len(p) > 0 {
		if t.filled == 0 {
			t.inner = *sha3.NewSHAKE128()
			if t.bits == 256 {
				t.inner = *sha3.NewSHAKE256()
			}
		}
		n := min(len(p), t.block-t.filled)
		_, _ = t.inner.Write(p[:n])
		t.filled, p = t.filled+n, p[n:]
		if t.filled == t.block {
			t.endBlock()
		}
	}
	return nil
}

func (t *Tree) endBlock() {
	digest := make([]byte, t.bits/4)
	_, _ = t.inner.Read(digest)
	_, _ = t.outer.Write(digest)
	t.filled = 0
	t.blocks++
}

// End ends the input of a ParallelHash, that of KT with an empty customisation string. Errors: ErrState.
func (t *Tree) End() error { return t.Finalize(nil) }

// Finalize ends the input, that of KT with the customisation string. Errors: ErrState.
func (t *Tree) Finalize(custom []byte) error {
	if t.kind == noTree || t.ended {
		return ErrState
	}
	t.ended = true
	if t.kind == ktTree {
		t.kt.Finalize(custom)
		return nil
	}
	if t.filled > 0 {
		t.endBlock()
	}
	_, _ = t.outer.Write(pure.RightEncode(t.blocks))
	_, _ = t.outer.Write(pure.RightEncode(uint64(t.size) * 8))
	return nil
}

// Squeeze gives output. Errors: ErrState before the input has ended; ErrLength.
func (t *Tree) Squeeze(p []byte) error {
	if !t.ended {
		return ErrState
	}
	if t.left >= 0 {
		if len(p) > t.left {
			return ErrLength
		}
		t.left -= len(p)
	}
	if t.kind == ktTree {
		t.kt.Read(p)
	} else {
		_, _ = t.outer.Read(p)
	}
	return nil
}

// Wipe zeroes the computation.
func (t *Tree) Wipe() { *t = Tree{} }
