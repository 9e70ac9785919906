/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Of the intrinsics of MSVC those that common/atomic.h uses. */
void _ReadWriteBarrier(void);
void __dmb(unsigned kind);
