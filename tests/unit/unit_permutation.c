/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* keccak.h: the public permutation, its errors, and what is said about kernels. */
#include "check.h"
#include "lanewise/lanewise.h"
#include "textbook.h"

#include <string.h>

static void test_state(void) {
    for (size_t loop = check_loops(40000, 100); loop--;) {
        lanewise_keccak state, other;
        uint8_t model[200] = {0}, model2[200], data[200], got[200];
        CHECK_OK(lanewise_keccak_init(&state));
        for (unsigned step = 0; step < 4; step++) {
            size_t offset = check_below(201), len = check_below(201 - offset);
            unsigned rounds = 1 + (unsigned)check_below(24);
            check_fill(data, len);
            CHECK_OK(lanewise_keccak_add_bytes(&state, data, offset, len));
            for (size_t i = 0; i < len; i++)
                model[offset + i] ^= data[i];
            if (step == 2) { /* a plain assignment copies a state */
                other = state;
                memcpy(model2, model, 200);
            }
            CHECK_OK(lanewise_keccak_permute(&state, rounds));
            book_permute(model, rounds);
            offset = check_below(201), len = check_below(201 - offset);
            CHECK_OK(lanewise_keccak_extract_bytes(&state, got, offset, len));
            CHECK_BYTES(got, model + offset, len, "state after %u rounds", rounds);
        }
        CHECK_OK(lanewise_keccak_permute(&other, 24));
        book_permute(model2, 24);
        CHECK_OK(lanewise_keccak_extract_bytes(&other, got, 0, 200));
        CHECK_BYTES(got, model2, 200, "a copied state");
        lanewise_keccak_wipe(&state);
        lanewise_keccak zero;
        memset(&zero, 0, sizeof zero);
        CHECK_BYTES(&state, &zero, sizeof zero, "a wiped state");
    }
}

static void test_errors(void) {
    lanewise_keccak s, kept;
    uint8_t data[256], got[256], want[256];
    check_fill(data, sizeof data);
    memset(got, 0x77, sizeof got);
    memset(want, 0x77, sizeof want);
    CHECK_STATUS(lanewise_keccak_init(NULL), LANEWISE_ERR_NULL);
    CHECK_OK(lanewise_keccak_init(&s));
    CHECK_OK(lanewise_keccak_add_bytes(&s, data, 0, 200));
    kept = s;
    CHECK_STATUS(lanewise_keccak_add_bytes(NULL, data, 0, 1), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_keccak_add_bytes(&s, NULL, 0, 1), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_keccak_add_bytes(&s, data, 0, 201), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_keccak_add_bytes(&s, data, 200, 1), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_keccak_add_bytes(&s, data, 201, 0), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_keccak_add_bytes(&s, data, SIZE_MAX, 1), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_keccak_add_bytes(&s, data, 1, SIZE_MAX), LANEWISE_ERR_LENGTH);
    CHECK_OK(lanewise_keccak_add_bytes(&s, NULL, 200, 0));
    CHECK_OK(lanewise_keccak_add_bytes(&s, NULL, 0, 0));
    CHECK_STATUS(lanewise_keccak_extract_bytes(NULL, got, 0, 1), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_keccak_extract_bytes(&s, NULL, 0, 1), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_keccak_extract_bytes(&s, got, 1, 200), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_keccak_extract_bytes(&s, got, 1, SIZE_MAX), LANEWISE_ERR_LENGTH);
    CHECK_OK(lanewise_keccak_extract_bytes(&s, NULL, 17, 0));
    CHECK_STATUS(lanewise_keccak_permute(NULL, 24), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_keccak_permute(&s, 0), LANEWISE_ERR_PARAMETER);
    CHECK_STATUS(lanewise_keccak_permute(&s, 25), LANEWISE_ERR_PARAMETER);
    CHECK_STATUS(lanewise_keccak_permute(&s, ~0u), LANEWISE_ERR_PARAMETER);
    CHECK_BYTES(&s, &kept, sizeof s, "the state after errors");
    CHECK_BYTES(got, want, sizeof got, "the output after errors");
    lanewise_keccak_wipe(NULL);
    lanewise_keccak_wipe(&s);
    CHECK_STATUS(lanewise_keccak_add_bytes(&s, data, 0, 1), LANEWISE_ERR_STATE);
    CHECK_STATUS(lanewise_keccak_extract_bytes(&s, got, 0, 1), LANEWISE_ERR_STATE);
    CHECK_STATUS(lanewise_keccak_permute(&s, 24), LANEWISE_ERR_STATE);
    CHECK_BYTES(got, want, sizeof got, "the output after errors");
}

static void test_kernels_described(void) {
    lanewise_kernel_info info, kept;
    size_t count = lanewise_kernel_count(), available = 0, chosen = 0;
    CHECK(count >= 2, "%zu kernels", count);
    for (size_t i = 0; i < count; i++) {
        CHECK_OK(lanewise_kernel_describe(i, &info));
        CHECK(info.name && !strncmp(info.name, "keccakp1600_x", 13), "kernel %zu: name", i);
        CHECK(info.needs && *info.needs, "%s: needs", info.name);
        CHECK(info.states >= 1 && (unsigned)(info.name[13] - '0') == info.states, "%s: %u states",
              info.name, info.states);
        CHECK(info.available == 0 || info.available == 1, "%s", info.name);
        CHECK(info.chosen == 0 || (info.chosen == 1 && info.available == 1), "%s", info.name);
        available += (size_t)info.available;
        chosen += (size_t)info.chosen;
        int named = 0;
        for (unsigned n = 1; n <= 64; n++)
            named |= !strcmp(lanewise_kernel_chosen(n), info.name);
        if (!strcmp(lanewise_kernel_context(), info.name)) {
            named = 1;
            CHECK(info.states == 1, "%s is chosen for contexts", info.name);
        }
        CHECK(named == info.chosen, "%s: chosen %d, named for some number: %d", info.name,
              info.chosen, named);
    }
    CHECK(available >= 2, "%zu kernels available", available);
    CHECK(chosen >= 1, "no kernel chosen");
    memset(&info, 0x5A, sizeof info);
    kept = info;
    CHECK_STATUS(lanewise_kernel_describe(count, &info), LANEWISE_ERR_PARAMETER);
    CHECK_STATUS(lanewise_kernel_describe(SIZE_MAX, &info), LANEWISE_ERR_PARAMETER);
    CHECK_BYTES(&info, &kept, sizeof info, "info after an error");
    CHECK_STATUS(lanewise_kernel_describe(0, NULL), LANEWISE_ERR_NULL);
    CHECK(lanewise_kernel_chosen(0) == NULL, "a kernel for no states");
    CHECK(lanewise_kernel_chosen(~0u) != NULL, "no kernel for very many states");
    CHECK(!strcmp(lanewise_core_name(0), "unknown"), "the first core is not \"unknown\"");
    int known = 0;
    for (size_t i = 0; lanewise_core_name(i); i++)
        known += !strcmp(lanewise_core_name(i), lanewise_core_chosen());
    CHECK(known == 1, "%s is %d of the cores", lanewise_core_chosen(), known);
    CHECK(lanewise_core_name(SIZE_MAX) == NULL, "a core beyond the last");
    CHECK(strlen(lanewise_kernel_reason()) > 20, "reason");
}

void suite_permutation(void) {
    test_state();
    test_errors();
    test_kernels_described();
}
