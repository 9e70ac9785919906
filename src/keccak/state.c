/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The public interface of keccak.h: one state over the kernel that serves single states. */
#include "backend.h"
#include "lanewise/keccak.h"

#include <string.h>

typedef struct single_state {
    const lanewise_backend *backend;
    uint64_t lanes[25];
} single_state;

_Static_assert(sizeof(single_state) <= sizeof(lanewise_keccak), "the public type must hold it");

int lanewise_keccak_init(lanewise_keccak *state) {
    if (!state)
        return LANEWISE_ERR_NULL;
    memset(state, 0, sizeof *state);
    ((single_state *)state)->backend = lanewise_select_single();
    return LANEWISE_OK;
}

static int check(const lanewise_keccak *state, const void *data, size_t offset, size_t len) {
    if (!state || (!data && len))
        return LANEWISE_ERR_NULL;
    if (!((const single_state *)state)->backend)
        return LANEWISE_ERR_STATE;
    if (offset > LANEWISE_KECCAK_BYTES || len > LANEWISE_KECCAK_BYTES - offset)
        return LANEWISE_ERR_LENGTH;
    return LANEWISE_OK;
}

int lanewise_keccak_add_bytes(lanewise_keccak *state, const void *data, size_t offset, size_t len) {
    int status = check(state, data, offset, len);
    single_state *s = (single_state *)state;
    if (status == LANEWISE_OK && len)
        s->backend->add_bytes(s->lanes, 0, data, offset, len);
    return status;
}

int lanewise_keccak_extract_bytes(const lanewise_keccak *state, void *out, size_t offset,
                                  size_t len) {
    int status = check(state, out, offset, len);
    const single_state *s = (const single_state *)state;
    if (status == LANEWISE_OK && len)
        s->backend->extract_bytes(s->lanes, 0, out, offset, len);
    return status;
}

int lanewise_keccak_permute(lanewise_keccak *state, unsigned rounds) {
    int status = check(state, NULL, 0, 0);
    single_state *s = (single_state *)state;
    if (status != LANEWISE_OK)
        return status;
    if (rounds < 1 || rounds > LANEWISE_KECCAK_MAX_ROUNDS)
        return LANEWISE_ERR_PARAMETER;
    s->backend->permute(s->lanes, rounds);
    return LANEWISE_OK;
}

void lanewise_keccak_wipe(lanewise_keccak *state) {
    if (state)
        lanewise_wipe(state, sizeof *state);
}
