/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * liboqs: its SHA-3 and SHAKE, of one state and of four, by Lanewise. Compile
 * lanewise_oqs.c with liboqs's headers and call this once, before the first thread and before
 * OQS_init(); liboqs keeps pointers to tables of callbacks, which stay where they are.
 */
#ifndef LANEWISE_OQS_H
#define LANEWISE_OQS_H

void lanewise_oqs_set_callbacks(void);

#endif
