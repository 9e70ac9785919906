// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise

import (
	"iter"

	"lanewise/internal/core"
)

// What ManySeq hashes together: so many inputs, with so many bytes of copied input and of output. 1 MiB is eight
// inputs of 128 KiB, beyond which a kernel for one state is as good.
const (
	seqInputs = 64
	seqBytes  = 1 << 20
)

// ManySeq is Many over a sequence, whose length does not matter: memory is held for up to 64 inputs, which are
// hashed together, with 1 MiB of copies and 1 MiB of digests, or an input and a digest if one is longer. The
// digests come in the order of the inputs, each a new slice. inputs may use its slice again for the next input.
// Errors: as Many; ErrNull if inputs is nil.
func ManySeq(a Algorithm, size int, inputs iter.Seq[[]byte]) (iter.Seq[[]byte], error) {
	if err := core.Describe(a, size); err != nil {
		return nil, err
	}
	switch {
	case size > MaxOutput:
		return nil, ErrLength
	case inputs == nil:
		return nil, ErrNull
	}
	return func(yield func([]byte) bool) {
		b := batch{most: min(seqInputs, max(1, seqBytes/max(1, size)))}
		hashed := func() bool {
			digests, err := Many(a, size, b.inputs)
			if err != nil { // no input does that to a function that gives so many bytes
				panic(err)
			}
			clear(b.inputs) // lets go of what is not copied
			b.inputs, b.copies = b.inputs[:0], b.copies[:0]
			for _, one := range digests {
				if !yield(one) {
					return false
				}
			}
			return true
		}
		for one := range inputs {
			if full := b.add(one); full && !hashed() {
				return
			}
		}
		hashed()
	}, nil
}

// batch is what is hashed together: copies, for a sequence may change what it gave, but of the last input.
type batch struct {
	most   int
	inputs [][]byte
	copies []byte
}

// add says whether the batch must be hashed before the sequence goes on.
func (b *batch) add(one []byte) (full bool) {
	full = len(b.inputs)+1 == b.most || len(one) > seqBytes-len(b.copies)
	if !full {
		n := len(b.copies)
		b.copies = append(b.copies, one...)
		one = b.copies[n:]
	}
	b.inputs = append(b.inputs, one)
	return full
}
