/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The vectors of tests/kat computed by the library on an emulated board: the host's program as it
 * is, with the arguments that a board cannot have.
 */
#define _POSIX_C_SOURCE 200809L /* setenv */
#define main kat_main
#include "../kat/kat.c"
#undef main

int main(void) {
    char program[] = "kat", vectors[] = "vectors.txt", *arguments[] = {program, vectors, NULL};
    setenv("LANEWISE_TEST_SCALE", "10", 1); /* a repeated text of 2^30 bytes is for the host */
    printf("kernel %s\n", lanewise_kernel_chosen(1));
    return kat_main(2, arguments);
}
