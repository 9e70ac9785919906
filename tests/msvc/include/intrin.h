/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Of the intrinsics of MSVC those that common/atomic.h and keccak/cpu.c use. */
void _ReadWriteBarrier(void);
void __dmb(unsigned kind);
void __cpuid(int answer[4], int leaf);
void __cpuidex(int answer[4], int leaf, int subleaf);
