// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise

import "lanewise/internal/core"

// Sum hashes data at once, into all of out. Errors: ErrAlgorithm; ErrLength if out is not as long as a
// function of fixed output gives.
func Sum(a Algorithm, out, data []byte) error { return core.Hash(a, out, data) }

// SumSHA3_256 is SHA3-256 of data.
func SumSHA3_256(data []byte) (digest [32]byte) {
	_ = core.Hash(SHA3_256, digest[:], data) // fails for no input
	return digest
}

// SumSHA3_512 is SHA3-512 of data.
func SumSHA3_512(data []byte) (digest [64]byte) {
	_ = core.Hash(SHA3_512, digest[:], data)
	return digest
}

// SumKeccak256 is Keccak-256 of data, as Ethereum uses it.
func SumKeccak256(data []byte) (digest [32]byte) {
	_ = core.Hash(KECCAK256, digest[:], data)
	return digest
}

// Many hashes independent inputs, which share the vector registers: for short ones several times as fast
// as one after the other. Digest i, of size bytes, is that of input i. Errors: ErrAlgorithm; ErrLength if
// size is not that of a function of fixed output, or all digests are longer than MaxOutput.
func Many(a Algorithm, size int, inputs [][]byte) ([][]byte, error) {
	if err := core.Describe(a, size); err != nil {
		return nil, err
	}
	if len(inputs) > 0 && size > MaxOutput/len(inputs) {
		return nil, ErrLength
	}
	all := make([]byte, size*len(inputs))
	if err := ManyInto(a, all, inputs); err != nil {
		return nil, err
	}
	out := make([][]byte, len(inputs))
	for i := range out {
		out[i] = all[i*size : (i+1)*size : (i+1)*size]
	}
	return out, nil
}

// ManyInto is Many with the digests one behind the other in out, which they fill. Errors: as Many;
// ErrLength also if out cannot be divided among the inputs.
func ManyInto(a Algorithm, out []byte, inputs [][]byte) error {
	if len(inputs) == 0 {
		if len(out) > 0 {
			return ErrLength
		}
		return nil
	}
	if len(out)%len(inputs) != 0 {
		return ErrLength
	}
	return core.HashMany(a, out, inputs, len(out)/len(inputs))
}

// RowsInto hashes count inputs of one length, which lie one behind the other in data, to digests that
// lie the same in out, where they lie: neither is copied. They must not overlap. Errors: ErrAlgorithm;
// ErrLength if data or out cannot be divided among the inputs, or the digests are not as long as a
// function of fixed output gives.
func RowsInto(a Algorithm, out, data []byte, count int) error {
	if count <= 0 {
		if count < 0 || len(out) > 0 || len(data) > 0 {
			return ErrLength
		}
		return nil
	}
	if len(data)%count != 0 || len(out)%count != 0 {
		return ErrLength
	}
	return core.HashRows(a, out, data, count)
}

// TupleHash128 is TupleHash128 of SP 800-185: size bytes of a sequence of strings, of which ("ab", "c")
// and ("a", "bc") are two. Errors: ErrLength below 0 and above MaxOutput.
func TupleHash128(tuple [][]byte, custom []byte, size int) ([]byte, error) {
	return tupleHash(128, tuple, custom, size)
}

// TupleHash256 is TupleHash256, as TupleHash128.
func TupleHash256(tuple [][]byte, custom []byte, size int) ([]byte, error) {
	return tupleHash(256, tuple, custom, size)
}

func tupleHash(bits int, tuple [][]byte, custom []byte, size int) ([]byte, error) {
	if size < 0 || size > MaxOutput {
		return nil, ErrLength
	}
	s, err := core.TupleHash(bits, tuple, custom, size)
	if err != nil {
		return nil, err
	}
	out := make([]byte, size)
	return out, s.Squeeze(out)
}

// NewTupleHashXOF128 is TupleHashXOF128 of the tuple, ready to be read.
func NewTupleHashXOF128(tuple [][]byte, custom []byte) (*XOF, error) {
	return tupleXOF(128, tuple, custom)
}

// NewTupleHashXOF256 is TupleHashXOF256, as NewTupleHashXOF128.
func NewTupleHashXOF256(tuple [][]byte, custom []byte) (*XOF, error) {
	return tupleXOF(256, tuple, custom)
}

func tupleXOF(bits int, tuple [][]byte, custom []byte) (*XOF, error) {
	s, err := core.TupleHash(bits, tuple, custom, -1)
	if err != nil {
		return nil, err
	}
	return &XOF{start: *s, now: *s, reading: true, ended: true, rate: 200 - bits/4}, nil
}

// Version of the C library, "" in a build without cgo.
func Version() string { return core.Version() }

// Kernel is the name of what permutes so many states, 1 to 8, at once on this machine; "" without cgo.
func Kernel(states int) string { return core.Kernel(states) }
