/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Suites of tests/unit on an emulated board: those of functions that work on several states. */
#include "check.h"
#include "lanewise/keccak.h"

#define SUITES(X) X(kernels) X(many) X(absorb_many)

int main(void) {
    check_begin("1");
    for (unsigned n = 1; n <= 5; n++)
        printf("kernel %u %s\n", n, lanewise_kernel_chosen(n));
#define RUN(name)                                                                                  \
    check_count = 0;                                                                               \
    suite_##name();                                                                                \
    printf("suite " #name ": %lu checks\n", check_count);
    SUITES(RUN)
    printf("done: %u failures\n", check_failures);
    return check_failures != 0;
}
