// SPDX-License-Identifier: Apache-2.0 OR MIT

// circl behind the line protocol of ../schemes.py: mlkem, kyber (round 3), mldsa (deterministic and
// pure, as its interface has it) and slhdsa.
package main

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"fmt"
	"os"
	"strings"

	"github.com/cloudflare/circl/kem"
	kems "github.com/cloudflare/circl/kem/schemes"
	"github.com/cloudflare/circl/sign"
	signs "github.com/cloudflare/circl/sign/schemes"
	"github.com/cloudflare/circl/sign/slhdsa"
)

func operateKem(s kem.Scheme, what string, a [][]byte) ([][]byte, error) {
	switch what {
	case "keygen":
		pk, sk := s.DeriveKeyPair(a[0])
		p, err := pk.MarshalBinary()
		if err != nil {
			return nil, err
		}
		d, err := sk.MarshalBinary()
		return [][]byte{p, d}, err
	case "encaps":
		pk, err := s.UnmarshalBinaryPublicKey(a[0])
		if err != nil {
			return nil, err
		}
		ct, ss, err := s.EncapsulateDeterministically(pk, a[1])
		return [][]byte{ct, ss}, err
	}
	sk, err := s.UnmarshalBinaryPrivateKey(a[0])
	if err != nil {
		return nil, err
	}
	ss, err := s.Decapsulate(sk, a[1])
	return [][]byte{ss}, err
}

func operateDsa(s sign.Scheme, what string, a [][]byte) ([][]byte, error) {
	if what == "keygen" {
		pk, sk := s.DeriveKey(a[0])
		p, err := pk.MarshalBinary()
		if err != nil {
			return nil, err
		}
		d, err := sk.MarshalBinary()
		return [][]byte{p, d}, err
	}
	if len(a) > 4 {
		return nil, fmt.Errorf("no pre-hash")
	}
	how := &sign.SignatureOpts{Context: string(a[2])}
	if what == "sign" {
		if len(a[3]) > 0 {
			return nil, fmt.Errorf("no given randomness")
		}
		sk, err := s.UnmarshalBinaryPrivateKey(a[0])
		if err != nil {
			return nil, err
		}
		return [][]byte{s.Sign(sk, a[1], how)}, nil
	}
	pk, err := s.UnmarshalBinaryPublicKey(a[0])
	if err != nil {
		return nil, err
	}
	if s.Verify(pk, a[1], a[3], how) {
		return [][]byte{{1}}, nil
	}
	return [][]byte{{0}}, nil
}

func operateSlh(size, what string, a [][]byte) ([][]byte, error) {
	id, err := slhdsa.IDByName("SLH-DSA-SHAKE-" + strings.ToLower(size))
	if err != nil {
		return nil, err
	}
	switch what {
	case "keygen":
		pk, sk, err := slhdsa.GenerateKey(bytes.NewReader(a[0]), id)
		if err != nil {
			return nil, err
		}
		p, err := pk.MarshalBinary()
		if err != nil {
			return nil, err
		}
		d, err := sk.MarshalBinary()
		return [][]byte{p, d}, err
	case "sign":
		sk := slhdsa.PrivateKey{ID: id}
		if err := sk.UnmarshalBinary(a[0]); err != nil {
			return nil, err
		}
		var s []byte
		if len(a[3]) > 0 {
			s, err = slhdsa.SignRandomized(&sk, bytes.NewReader(a[3]), slhdsa.NewMessage(a[1]), a[2])
		} else {
			s, err = slhdsa.SignDeterministic(&sk, slhdsa.NewMessage(a[1]), a[2])
		}
		return [][]byte{s}, err
	}
	pk := slhdsa.PublicKey{ID: id}
	if err := pk.UnmarshalBinary(a[0]); err != nil {
		return nil, err
	}
	if slhdsa.Verify(&pk, slhdsa.NewMessage(a[1]), a[3], a[2]) {
		return [][]byte{{1}}, nil
	}
	return [][]byte{{0}}, nil
}

func answer(line string) ([][]byte, error) {
	words := strings.Fields(line)
	var a [][]byte
	for _, w := range words[3:] {
		if w == "-" {
			w = ""
		}
		b, err := hex.DecodeString(w)
		if err != nil {
			return nil, err
		}
		a = append(a, b)
	}
	switch words[0] {
	case "mlkem":
		return operateKem(kems.ByName("ML-KEM-"+words[1]), words[2], a)
	case "kyber":
		return operateKem(kems.ByName("Kyber"+words[1]), words[2], a)
	case "mldsa":
		return operateDsa(signs.ByName("ML-DSA-"+words[1]), words[2], a)
	}
	return operateSlh(words[1], words[2], a)
}

func main() {
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		parts, err := answer(line)
		if err != nil {
			fmt.Println("failed", err)
			continue
		}
		text := "ok"
		for _, p := range parts {
			text += " " + hex.EncodeToString(p)
		}
		fmt.Println(text)
	}
}
