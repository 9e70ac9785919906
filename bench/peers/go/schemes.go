// SPDX-License-Identifier: Apache-2.0 OR MIT

// circl's ML-KEM and SLH-DSA: the operations of ../../peer.h.
package main

// #include "../../peer.h"
import "C"

import (
	"bytes"
	"unsafe"

	"github.com/cloudflare/circl/kem"
	"github.com/cloudflare/circl/kem/mlkem/mlkem1024"
	"github.com/cloudflare/circl/kem/mlkem/mlkem512"
	"github.com/cloudflare/circl/kem/mlkem/mlkem768"
	"github.com/cloudflare/circl/sign/slhdsa"
)

// In the order of table.c.
const (
	kemKeygen = iota
	kemEncaps
	kemDecaps
	kemKeyEncaps
	kemKeyDecaps
	slhKeygen
	slhSign
	slhVerify
)

var slhSets = [6]slhdsa.ID{
	slhdsa.SHAKE_128s, slhdsa.SHAKE_128f, slhdsa.SHAKE_192s,
	slhdsa.SHAKE_192f, slhdsa.SHAKE_256s, slhdsa.SHAKE_256f,
}

func kemScheme(set int) kem.Scheme {
	switch set {
	case 512:
		return mlkem512.Scheme()
	case 768:
		return mlkem768.Scheme()
	}
	return mlkem1024.Scheme()
}

type kemPair struct {
	pk kem.PublicKey
	sk kem.PrivateKey
}

type slhPair struct {
	pk slhdsa.PublicKey
	sk slhdsa.PrivateKey
}

// The keys that are kept, by set.
var kemKept = map[int]*kemPair{}
var slhKept = map[int]*slhPair{}

func view(p *C.uint8_t, n C.size_t) []byte {
	return unsafe.Slice((*byte)(p), int(n))
}

//export goOperate
func goOperate(which C.int, t *C.peer_task, to *C.uint8_t, count C.size_t) C.int {
	set := int(t.set)
	ek, dk := view(t.public_key, t.public_bytes), view(t.secret_key, t.secret_bytes)
	message, result := view(t.message, t.message_bytes), view(t.result, t.result_bytes)
	out := unsafe.Slice((*byte)(to), len(ek)+len(dk)+len(result)+32)
	for ; count > 0; count-- {
		var err error
		if which <= kemKeyDecaps {
			err = operateKem(int(which), set, view(t.seed, 64), ek, dk, message, result, out)
		} else {
			err = operateSlh(int(which), set, view(t.seed, 3*t.public_bytes/2), ek, dk, message, result, out)
		}
		if err != nil {
			return 1
		}
	}
	return 0
}

func operateKem(which, set int, seed, ek, dk, m, ct, out []byte) error {
	s := kemScheme(set)
	if which == kemKeygen {
		pk, sk := s.DeriveKeyPair(seed)
		e, err := pk.MarshalBinary()
		if err != nil {
			return err
		}
		d, err := sk.MarshalBinary()
		copy(out[copy(out, e):], d)
		return err
	}
	var err error
	pair := kemKept[set]
	if pair == nil || which == kemEncaps || which == kemDecaps {
		pair = &kemPair{}
		if which == kemEncaps || which == kemKeyEncaps || which == kemKeyDecaps {
			if pair.pk, err = s.UnmarshalBinaryPublicKey(ek); err != nil {
				return err
			}
		}
		if which == kemDecaps || which == kemKeyEncaps || which == kemKeyDecaps {
			if pair.sk, err = s.UnmarshalBinaryPrivateKey(dk); err != nil {
				return err
			}
		}
		if which == kemKeyEncaps || which == kemKeyDecaps {
			kemKept[set] = pair
		}
	}
	if which == kemEncaps || which == kemKeyEncaps {
		c, ss, err := s.EncapsulateDeterministically(pair.pk, m)
		copy(out[copy(out, c):], ss)
		return err
	}
	ss, err := s.Decapsulate(pair.sk, ct)
	copy(out, ss)
	return err
}

func operateSlh(which, set int, seed, pkBytes, skBytes, m, signature, out []byte) error {
	if which == slhKeygen {
		pk, sk, err := slhdsa.GenerateKey(bytes.NewReader(seed), slhSets[set])
		if err != nil {
			return err
		}
		p, err := pk.MarshalBinary()
		if err != nil {
			return err
		}
		s, err := sk.MarshalBinary()
		copy(out[copy(out, p):], s)
		return err
	}
	pair := slhKept[set]
	if pair == nil {
		pair = &slhPair{}
		pair.pk.ID, pair.sk.ID = slhSets[set], slhSets[set]
		if err := pair.pk.UnmarshalBinary(pkBytes); err != nil {
			return err
		}
		if err := pair.sk.UnmarshalBinary(skBytes); err != nil {
			return err
		}
		slhKept[set] = pair
	}
	message := slhdsa.NewMessage(m)
	if which == slhSign {
		s, err := slhdsa.SignDeterministic(&pair.sk, message, nil)
		copy(out, s)
		return err
	}
	out[0] = 0
	if slhdsa.Verify(&pair.pk, message, signature, nil) {
		out[0] = 1
	}
	return nil
}
