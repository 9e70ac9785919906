/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Likewise. */
#define _O_RDONLY 0
#define _O_WRONLY 1
#define _O_NOINHERIT 0x80
#define _O_BINARY 0x8000
