// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise

import "lanewise/internal/core"

// Streams are many computations of one function that stay side by side in the vector registers, from
// their input to as much output as is wanted: what rejection sampling needs. Each gives what an XOF alone
// would. One goroutine at a time may use them. For inputs that are hashed once, Many is simpler.
type Streams struct{ streams *core.Streams }

// NewStreams begins so many streams of a function, which is none of KT128 and KT256. Errors: ErrAlgorithm;
// ErrLength of a count below 1, or of one that takes more than 1 GiB of memory.
func NewStreams(a Algorithm, count int) (*Streams, error) {
	var start core.Sponge
	if err := start.Init(a); err != nil {
		return nil, err
	}
	return streamsFrom(&start, core.Rate(a), count)
}

// Streams begins so many streams which each go on from what x was begun with and has absorbed: a key, a
// customisation, a domain byte, a common prefix. x is not changed. Errors: ErrState after Read, of a tuple, and
// if x was wiped; ErrLength as of NewStreams.
func (x *XOF) Streams(count int) (*Streams, error) { return streamsFrom(&x.now, x.rate, count) }

// Streams of a function of fixed output, as those of XOF, without Next and Replace: many tags under one key.
func (h *Hash) Streams(count int) (*Streams, error) { return streamsFrom(&h.now, h.rate, count) }

func streamsFrom(start *core.Sponge, rate, count int) (*Streams, error) {
	s, err := core.NewStreams(start, rate, count)
	if err != nil {
		return nil, err
	}
	return &Streams{s}, nil
}

// Absorb takes a piece of input for each stream, all of one length, as often as wanted. Errors: ErrLength;
// ErrState after Finish.
func (s *Streams) Absorb(pieces [][]byte) error { return s.streams.Absorb(pieces) }

// Finish takes a last piece for each stream, of any lengths, or nil, and goes over to output. Errors:
// ErrLength; ErrState.
func (s *Streams) Finish(last [][]byte) error { return s.streams.Finish(last) }

// Squeeze fills each slice, all of one length, with the next output of its stream; that of a stream that
// was stopped stays as it is. Errors: ErrLength, also of more than a function of fixed output has; ErrState
// before Finish.
func (s *Streams) Squeeze(out [][]byte) error { return s.streams.Squeeze(out) }

// Next computes the next block of output of every stream, for Block. Of a block that was squeezed in part
// the rest is passed over. Errors: ErrState before Finish; ErrAlgorithm of a function of fixed output.
func (s *Streams) Next() error { return s.streams.Next() }

// Block is what the last Next computed of a stream, as many bytes as the rate. It changes with the next
// call that changes the streams. nil: there is no such stream, or it was stopped or replaced since, or
// the last output was squeezed.
func (s *Streams) Block(index int) []byte { return s.streams.Block(index) }

// Replace begins a stream again with this input, ready for output, which comes with the next block of the
// others. Errors: ErrState before Finish and amid a block; ErrParameter if there is no such stream;
// ErrAlgorithm of a function of fixed output.
func (s *Streams) Replace(index int, in []byte) error { return s.streams.Replace(index, in) }

// Stop says that no more output of a stream is wanted until it is replaced. Errors: ErrState before
// Finish; ErrParameter if there is no such stream.
func (s *Streams) Stop(index int) error { return s.streams.Stop(index) }

// Wipe zeroes what was computed. All else is ErrState then, and Block nil.
func (s *Streams) Wipe() { s.streams.Wipe() }
