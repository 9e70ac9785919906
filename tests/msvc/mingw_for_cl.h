/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Included before all else by clang-cl.cmake. In the dialect of Microsoft's compiler mingw-w64's
 * headers make nothing of attributes, which clang's own headers need, put what they declare instead
 * where no declaration may have it, and call a function as clang's <intrin.h> does.
 */
#include <setjmp.h>
#undef _setjmp
#undef __attribute__
#undef __MINGW_ATTRIB_NORETURN
#define __MINGW_ATTRIB_NORETURN
#undef __MINGW_ATTRIB_DEPRECATED
#define __MINGW_ATTRIB_DEPRECATED
#undef __MINGW_NOTHROW
#define __MINGW_NOTHROW
