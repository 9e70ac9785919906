/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Of C11 7.22 what the library uses. */
#include <stddef.h>
char *getenv(const char *name);
