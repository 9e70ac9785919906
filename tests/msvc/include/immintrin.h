/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Of the intrinsics of MSVC that which keccak/cpu.c uses. */
unsigned long long _xgetbv(unsigned state);
