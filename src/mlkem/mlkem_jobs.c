/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "mlkem_jobs.h"

#include "lanewise/status.h"

static int take_matrix(lanewise_job *j, const uint8_t *data, unsigned len, const void *arith) {
    j->have = (uint16_t)((const mlkem_arith *)arith)->reject(j->out, j->have, data, len);
    return j->have == MLKEM_N;
}

static int take_matrix16(lanewise_job *j, const uint8_t *data, unsigned len, const void *arith) {
    (void)len;
    (void)arith;
    j->have = (uint16_t)lanewise_mlkem_reject16(j->out, j->have, data);
    return j->have == MLKEM_N;
}

static int take_noise2(lanewise_job *j, const uint8_t *data, unsigned len, const void *arith) {
    (void)len;
    ((const mlkem_arith *)arith)->noise(j->out, data, 2);
    return 1;
}

/* Of two blocks the first waits in the polynomial. */
static int take_noise3(lanewise_job *j, const uint8_t *data, unsigned len, const void *arith) {
    uint8_t bytes[64 * 3];
    if (!j->have) {
        memcpy(j->out, data, len);
        j->have = (uint16_t)len;
        return 0;
    }
    memcpy(bytes, j->out, j->have);
    memcpy(bytes + j->have, data, sizeof bytes - j->have);
    ((const mlkem_arith *)arith)->noise(j->out, bytes, 3);
    lanewise_wipe(bytes, sizeof bytes);
    return 1;
}

const lanewise_job_kind lanewise_mlkem_g = {.rate = 72, .suffix = LANEWISE_SUFFIX_SHA3, .least = 1};
const lanewise_job_kind lanewise_mlkem_h = {
    .rate = 136, .suffix = LANEWISE_SUFFIX_SHA3, .least = 1};
const lanewise_job_kind lanewise_mlkem_j = {
    .rate = 136, .suffix = LANEWISE_SUFFIX_SHAKE, .least = 1};
/* Three blocks are nearly always enough. */
const lanewise_job_kind lanewise_mlkem_matrix[2] = {
    {168, LANEWISE_SUFFIX_SHAKE, .least = 3, .first = 3, .bytes = 168, take_matrix},
    {168, LANEWISE_SUFFIX_SHAKE, .least = 3, .first = 1, .bytes = 168, take_matrix16}};
const lanewise_job_kind lanewise_mlkem_noise[2] = {
    {136, LANEWISE_SUFFIX_SHAKE, .least = 1, .first = 1, .bytes = 128, take_noise2},
    {136, LANEWISE_SUFFIX_SHAKE, .least = 2, .first = 1, .bytes = 136, take_noise3}};
