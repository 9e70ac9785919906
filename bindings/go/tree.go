// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise

import (
	"hash"

	"lanewise/internal/core"
)

// KT is KangarooTwelve, RFC 9861: the fastest function here for long inputs. A hash.XOF.
type KT struct {
	tree    core.Tree
	bits    int
	custom  []byte
	reading bool
	threads int
}

// NewKT128 is KT128 with a customisation string, which may be empty.
func NewKT128(custom []byte) *KT { return newKT(128, custom) }

// NewKT256 is KT256, as NewKT128.
func NewKT256(custom []byte) *KT { return newKT(256, custom) }

func newKT(bits int, custom []byte) *KT {
	k := &KT{bits: bits, custom: append([]byte(nil), custom...)}
	k.Reset()
	return k
}

// Threads lets up to so many threads, at most 32, share a piece of input of at least 1 MiB in one Write.
// One, or less, is the default; without cgo nothing changes.
func (k *KT) Threads(threads int) {
	k.threads = threads
	_ = k.tree.Threads(threads)
}

// Write takes input; large pieces are hashed fastest. Errors: ErrState after Read.
func (k *KT) Write(p []byte) (int, error) {
	if err := k.tree.Absorb(p); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Read gives output and ends the input. It fills p.
func (k *KT) Read(p []byte) (int, error) {
	if !k.reading {
		if err := k.tree.Finalize(k.custom); err != nil {
			return 0, err
		}
		k.reading = true
	}
	if err := k.tree.Squeeze(p); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Reset begins again.
func (k *KT) Reset() {
	_ = k.tree.Init(k.bits) // cannot fail
	_ = k.tree.Threads(k.threads)
	k.reading = false
}

// BlockSize is that of the chunks that are hashed side by side.
func (k *KT) BlockSize() int { return core.KT_CHUNK_BYTES }

// Clone copies the computation.
func (k *KT) Clone() *KT {
	other := *k
	return &other
}

// Wipe zeroes what was computed. Reset begins again.
func (k *KT) Wipe() { k.tree.Wipe() }

// parallel is what the two forms of ParallelHash have in common.
type parallel struct {
	start, now core.Tree
	block      int
}

func newParallel(bits, block int, custom []byte, size int) (parallel, error) {
	p := parallel{block: block}
	if err := p.start.InitParallelHash(bits, block, custom, size); err != nil {
		return parallel{}, err
	}
	p.now = p.start
	return p, nil
}

// Threads is as of KT.
func (p *parallel) Threads(threads int) {
	_ = p.start.Threads(threads)
	_ = p.now.Threads(threads)
}

// Write takes input; pieces of several blocks are hashed fastest. Errors: ErrState after Read, and of
// what was wiped.
func (p *parallel) Write(data []byte) (int, error) {
	if err := p.now.Absorb(data); err != nil {
		return 0, err
	}
	return len(data), nil
}

// BlockSize is that of the blocks, which are hashed side by side.
func (p *parallel) BlockSize() int { return p.block }

// Wipe zeroes what was computed. The object is unusable then.
func (p *parallel) Wipe() {
	p.start.Wipe()
	p.now.Wipe()
}

// ParallelHash is ParallelHash of SP 800-185 section 6, a hash.Hash.
type ParallelHash struct {
	parallel
	size int
}

// NewParallelHash128 is ParallelHash128 of blocks of so many bytes, with size bytes of output, which are
// part of what is computed. Errors: ErrParameter of a block below 1; ErrLength of a size below 0 or above
// MaxOutput.
func NewParallelHash128(block int, custom []byte, size int) (*ParallelHash, error) {
	return newParallelHash(128, block, custom, size)
}

// NewParallelHash256 is ParallelHash256, as NewParallelHash128.
func NewParallelHash256(block int, custom []byte, size int) (*ParallelHash, error) {
	return newParallelHash(256, block, custom, size)
}

func newParallelHash(bits, block int, custom []byte, size int) (*ParallelHash, error) {
	if size < 0 || size > MaxOutput {
		return nil, ErrLength
	}
	p, err := newParallel(bits, block, custom, size)
	if err != nil {
		return nil, err
	}
	return &ParallelHash{p, size}, nil
}

// Sum appends the digest of what was written so far; of a ParallelHash that was wiped, nothing.
func (h *ParallelHash) Sum(b []byte) []byte {
	n, now := len(b), h.now
	defer now.Wipe()
	out := append(b, make([]byte, h.size)...)
	if now.End() != nil || now.Squeeze(out[n:]) != nil {
		return b
	}
	return out
}

// Reset begins again.
func (h *ParallelHash) Reset() { h.now = h.start }

// Size of the digest, in bytes.
func (h *ParallelHash) Size() int { return h.size }

// Clone copies the computation.
func (h *ParallelHash) Clone() (hash.Cloner, error) {
	other := *h
	return &other, nil
}

// ParallelHashXOF is ParallelHashXOF of SP 800-185 section 6.3.1, a hash.XOF.
type ParallelHashXOF struct {
	parallel
	reading bool
}

// NewParallelHashXOF128 is ParallelHashXOF128 of blocks of so many bytes. Errors: ErrParameter of a block
// below 1.
func NewParallelHashXOF128(block int, custom []byte) (*ParallelHashXOF, error) {
	return newParallelHashXOF(128, block, custom)
}

// NewParallelHashXOF256 is ParallelHashXOF256, as NewParallelHashXOF128.
func NewParallelHashXOF256(block int, custom []byte) (*ParallelHashXOF, error) {
	return newParallelHashXOF(256, block, custom)
}

func newParallelHashXOF(bits, block int, custom []byte) (*ParallelHashXOF, error) {
	p, err := newParallel(bits, block, custom, -1)
	if err != nil {
		return nil, err
	}
	return &ParallelHashXOF{parallel: p}, nil
}

// Read gives output and ends the input. It fills p. Errors: ErrState of what was wiped.
func (x *ParallelHashXOF) Read(p []byte) (int, error) {
	if !x.reading {
		if err := x.now.End(); err != nil {
			return 0, err
		}
		x.reading = true
	}
	if err := x.now.Squeeze(p); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Reset begins again.
func (x *ParallelHashXOF) Reset() { x.now, x.reading = x.start, false }

// Clone copies the computation.
func (x *ParallelHashXOF) Clone() *ParallelHashXOF {
	other := *x
	return &other
}
