// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build !cgo

package core

// Streams are many sponges, which here run one after the other.
type Streams struct {
	start    Sponge
	each     []Sponge
	blocks   [][]byte // of the last Next, nil where there is none
	running  []bool
	rate     int
	finished bool
	partial  int // bytes of a block that were squeezed
}

// NewStreams begins count streams, each from where start is; blocks have so many bytes. Errors: ErrState
// if start does not absorb; ErrAlgorithm of a tuple; ErrLength.
func NewStreams(start *Sponge, rate, count int) (*Streams, error) {
	if count < 1 || count > maxStreams {
		return nil, ErrLength
	}
	if start.kind == none || start.squeezing {
		return nil, ErrState
	}
	if start.tuple {
		return nil, ErrAlgorithm
	}
	s := &Streams{start: *start, rate: rate}
	s.each, s.blocks, s.running = make([]Sponge, count), make([][]byte, count), make([]bool, count)
	for i := range s.each {
		s.each[i], s.running[i] = s.start, true
	}
	return s, nil
}

// Absorb takes a piece for each stream, all of one length. Errors: ErrLength; ErrState after Finish.
func (s *Streams) Absorb(pieces [][]byte) error {
	if _, err := sameLengths(pieces, len(s.each)); err != nil {
		return err
	}
	return s.absorb(pieces)
}

func (s *Streams) absorb(pieces [][]byte) error {
	if s.finished || s.each == nil {
		return ErrState
	}
	for i, one := range pieces {
		_ = s.each[i].Absorb(one)
	}
	return nil
}

// Finish takes a last piece for each stream, of any length, or nil, and ends the input. Errors: ErrLength;
// ErrState.
func (s *Streams) Finish(last [][]byte) error {
	if s.each != nil && last != nil && len(last) != len(s.each) {
		return ErrLength
	}
	if err := s.absorb(last); err != nil {
		return err
	}
	for i := range s.each {
		_ = s.each[i].Finalize()
	}
	s.finished = true
	return nil
}

// Squeeze fills each slice, all of one length, from its stream. Errors: ErrLength; ErrState before Finish.
func (s *Streams) Squeeze(out [][]byte) error {
	length, err := sameLengths(out, len(s.each))
	if err != nil {
		return err
	}
	if !s.finished {
		return ErrState
	}
	if left := s.start.left; left >= 0 && s.partial+length > left {
		return ErrLength
	}
	clear(s.blocks)
	for i, one := range out {
		if s.running[i] {
			_ = s.each[i].Squeeze(one)
		}
	}
	s.partial += length
	if s.start.left < 0 {
		s.partial %= s.rate
	}
	return nil
}

// Next computes a block of every stream. Errors: ErrState; ErrAlgorithm of fixed output.
func (s *Streams) Next() error {
	if !s.finished {
		return ErrState
	}
	if s.start.left >= 0 {
		return ErrAlgorithm
	}
	rest := make([]byte, (s.rate-s.partial)%s.rate)
	s.partial = 0
	for i := range s.each {
		s.blocks[i] = nil
		if s.running[i] {
			_ = s.each[i].Squeeze(rest)
			s.blocks[i] = make([]byte, s.rate)
			_ = s.each[i].Squeeze(s.blocks[i])
		}
	}
	return nil
}

// Block is that of a stream, nil if there is none. It lies in the object.
func (s *Streams) Block(index int) []byte {
	if index < 0 || index >= len(s.blocks) {
		return nil
	}
	return s.blocks[index]
}

// Replace begins a stream again, with so much input. Errors: ErrState; ErrParameter; ErrAlgorithm.
func (s *Streams) Replace(index int, in []byte) error {
	switch {
	case !s.finished:
		return ErrState
	case index < 0 || index >= len(s.each):
		return ErrParameter
	case s.start.left >= 0:
		return ErrAlgorithm
	case s.partial > 0:
		return ErrState
	}
	s.each[index], s.running[index], s.blocks[index] = s.start, true, nil
	_ = s.each[index].Absorb(in)
	return s.each[index].Finalize()
}

// Stop says that no more output of a stream is wanted. Errors: ErrState; ErrParameter.
func (s *Streams) Stop(index int) error {
	if !s.finished {
		return ErrState
	}
	if index < 0 || index >= len(s.each) {
		return ErrParameter
	}
	s.running[index], s.blocks[index] = false, nil
	return nil
}

// Wipe zeroes the computation.
func (s *Streams) Wipe() {
	clear(s.each)
	for _, one := range s.blocks {
		clear(one)
	}
	*s = Streams{}
}
