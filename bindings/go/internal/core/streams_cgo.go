// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build cgo

package core

/*
#include "glue.h"
#cgo noescape go_streams_next
#cgo nocallback go_streams_next
#cgo noescape go_streams_replace
#cgo nocallback go_streams_replace
#cgo noescape go_streams_stop
#cgo nocallback go_streams_stop
#cgo noescape go_streams_block
#cgo nocallback go_streams_block
*/
import "C"

import (
	"runtime"
	"unsafe"
)

// Streams are many sponges side by side. The object of the library holds pointers into itself: its
// memory stays pinned until it is wiped or the collector finds it unused.
type Streams struct {
	memory []byte
	offset int
	count  int
	pinner runtime.Pinner
}

// NewStreams begins count streams, each from where start is; of the rate the library knows itself.
// Errors: ErrState if start does not absorb; ErrAlgorithm of a tuple; ErrLength.
func NewStreams(start *Sponge, _, count int) (*Streams, error) {
	if count < 1 || count > maxStreams {
		return nil, ErrLength
	}
	bytes := int(C.lanewise_streams_bytes(C.size_t(count)))
	s := &Streams{memory: make([]byte, bytes), count: count}
	s.pinner.Pin(&s.memory[0])
	var offset C.size_t
	status := C.go_streams_start(at(s.memory), C.size_t(bytes), &start.c, C.size_t(count), &offset)
	if status != 0 {
		s.pinner.Unpin()
		return nil, check(int(status))
	}
	s.offset = int(offset)
	runtime.SetFinalizer(s, func(s *Streams) { s.pinner.Unpin() })
	return s, nil
}

func (s *Streams) at() unsafe.Pointer {
	if s.memory == nil {
		return nil
	}
	return unsafe.Pointer(&s.memory[s.offset])
}

func (s *Streams) status(status C.int) error {
	if s.memory == nil {
		return ErrState
	}
	return check(int(status))
}

// Absorb takes a piece for each stream, all of one length. Errors: ErrLength; ErrState after Finish.
func (s *Streams) Absorb(pieces [][]byte) error {
	length, err := sameLengths(pieces, s.count)
	if err != nil {
		return err
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	to := pinnedTo(&pinner, pieces)
	return s.status(C.go_streams_absorb(s.at(), &to[0], C.size_t(length)))
}

// Finish takes a last piece for each stream, of any length, or nil, and ends the input. Errors: ErrLength;
// ErrState.
func (s *Streams) Finish(last [][]byte) error {
	if last == nil {
		return s.status(C.go_streams_finish(s.at(), nil))
	}
	if s.count == 0 {
		return ErrState
	}
	if len(last) != s.count {
		return ErrLength
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	in := pinnedBytes(&pinner, last)
	return s.status(C.go_streams_finish(s.at(), &in[0]))
}

// Squeeze fills each slice, all of one length, from its stream. Errors: ErrLength; ErrState before Finish.
func (s *Streams) Squeeze(out [][]byte) error {
	length, err := sameLengths(out, s.count)
	if err != nil {
		return err
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	to := pinnedTo(&pinner, out)
	return s.status(C.go_streams_squeeze(s.at(), &to[0], C.size_t(length)))
}

// Next computes a block of every stream. Errors: ErrState; ErrAlgorithm of fixed output.
func (s *Streams) Next() error { return s.status(C.go_streams_next(s.at())) }

// Block is that of a stream, nil if there is none. It lies in the object.
func (s *Streams) Block(index int) []byte {
	if index < 0 || s.memory == nil {
		return nil
	}
	var length C.size_t
	from := int(C.go_streams_block(s.at(), C.size_t(index), &length))
	if from == 0 {
		return nil
	}
	from += s.offset
	return s.memory[from : from+int(length) : from+int(length)]
}

// Replace begins a stream again, with so much input. Errors: ErrState; ErrParameter; ErrAlgorithm.
func (s *Streams) Replace(index int, in []byte) error {
	return s.status(C.go_streams_replace(s.at(), C.size_t(index), at(in), C.size_t(len(in))))
}

// Stop says that no more output of a stream is wanted. Errors: ErrState; ErrParameter.
func (s *Streams) Stop(index int) error {
	return s.status(C.go_streams_stop(s.at(), C.size_t(index)))
}

// Wipe zeroes the computation.
func (s *Streams) Wipe() {
	if s.memory == nil {
		return
	}
	C.go_streams_wipe(s.at())
	s.pinner.Unpin()
	s.memory, s.count = nil, 0
	runtime.SetFinalizer(s, nil)
}
