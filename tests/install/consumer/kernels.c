/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a library for firmware says of its kernel: there is one, and it is always the chosen one. */
#include <lanewise/lanewise.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    lanewise_kernel_info info;
    const char *chosen = lanewise_kernel_chosen(1);
    int right = lanewise_kernel_status() == LANEWISE_OK && lanewise_kernel_count() == 1;
    right &= lanewise_kernel_describe(0, NULL) == LANEWISE_ERR_NULL;
    right &= lanewise_kernel_describe(1, &info) == LANEWISE_ERR_PARAMETER;
    right &= lanewise_kernel_describe(0, &info) == LANEWISE_OK;
    right &= info.states == 1 && info.available == 1 && info.chosen == 1;
    right &= chosen && !strcmp(chosen, info.name) && !lanewise_kernel_chosen(0);
    right &= lanewise_kernel_chosen(100) == chosen;
    printf("%s\n%s\n%s\n", right ? "right" : "wrong", chosen, lanewise_kernel_reason());
    return !right;
}
