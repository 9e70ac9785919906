// SPDX-License-Identifier: Apache-2.0 OR MIT

package lanewise_test

import (
	"bufio"
	"crypto/hmac"
	"fmt"
	"strings"

	"lanewise"
)

func ExampleHash() {
	h := lanewise.NewSHA3_256()
	fmt.Fprint(h, "abc")
	fmt.Printf("%x\n", h.Sum(nil))
	// Output: 3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532
}

func ExampleMany() {
	inputs := [][]byte{[]byte("a"), []byte("bc"), nil}
	digests, err := lanewise.Many(lanewise.KECCAK256, 32, inputs)
	fmt.Printf("%d %x %v\n", len(digests), digests[2][:4], err)
	// Output: 3 c5d24601 <nil>
}

func ExampleManySeq() {
	lines := bufio.NewScanner(strings.NewReader("one\ntwo\nthree\n")) // or a file of any length
	digests, err := lanewise.ManySeq(lanewise.SHA3_256, 32, func(yield func([]byte) bool) {
		for lines.Scan() && yield(lines.Bytes()) {
		}
	})
	if err != nil {
		panic(err)
	}
	for digest := range digests {
		fmt.Printf("%x\n", digest[:4])
	}
	// Output:
	// 6f70f27e
	// cad32d6d
	// 441532cb
}

func ExampleNewKMAC256() {
	h, err := lanewise.NewKMAC256([]byte("a key of at least 32 bytes ......"), []byte("mail"), 32)
	if err != nil {
		panic(err)
	}
	defer h.Wipe()
	fmt.Fprint(h, "message")
	tag := h.Sum(nil)
	fmt.Println(hmac.Equal(tag, h.Sum(nil)))
	// Output: true
}

func ExampleNewKT128() {
	k := lanewise.NewKT128(nil)
	out := make([]byte, 8)
	k.Read(out)
	fmt.Printf("%x\n", out)
	// Output: 1ac2d450fc3b4205
}

func ExampleXOF_Streams() {
	// One generator for each of 9 users, all of one key, side by side.
	generators, err := lanewise.NewKMACXOF256([]byte("a key of at least 32 bytes ......"), []byte("users")).Streams(9)
	if err != nil {
		panic(err)
	}
	defer generators.Wipe()
	users := make([][]byte, 9)
	for i := range users {
		users[i] = fmt.Appendf(nil, "user %d", i)
	}
	if err := generators.Finish(users); err != nil {
		panic(err)
	}
	if err := generators.Next(); err != nil {
		panic(err)
	}
	fmt.Println(len(generators.Block(3)))
	// Output: 136
}
