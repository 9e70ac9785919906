/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a library for firmware says of its kernels: there is one for one state, perhaps one more for
 * several, and both are chosen. */
#include <lanewise/lanewise.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    lanewise_kernel_info info, last;
    const char *chosen = lanewise_kernel_chosen(1), *many = lanewise_kernel_chosen(100);
    size_t count = lanewise_kernel_count();
    int right = lanewise_kernel_status() == LANEWISE_OK && (count == 1 || count == 2);
    right &= lanewise_kernel_describe(0, NULL) == LANEWISE_ERR_NULL;
    right &= lanewise_kernel_describe(count, &info) == LANEWISE_ERR_PARAMETER;
    right &= lanewise_kernel_describe(0, &info) == LANEWISE_OK;
    right &= info.states == 1 && info.available == 1 && info.chosen == 1;
    right &= chosen && !strcmp(chosen, info.name) && !lanewise_kernel_chosen(0);
    right &= lanewise_kernel_describe(count - 1, &last) == LANEWISE_OK && last.chosen == 1;
    right &= many && !strcmp(many, last.name) && (last.states > 1) == (count > 1);
    printf("%s\n%s\n%s\n", right ? "right" : "wrong", chosen, lanewise_kernel_reason());
    return !right;
}
