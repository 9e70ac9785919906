// SPDX-License-Identifier: Apache-2.0 OR MIT

//go:build !cgo

package core

// Version of the C library, empty without cgo.
func Version() string { return "" }

// Kernel is the name of the kernel that permutes so many states at once, empty without cgo.
func Kernel(int) string { return "" }

func libraryMessage(Error) (string, bool) { return "", false }

func libraryLengths(any) (Lengths, bool) { return Lengths{}, false }
