/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The block of a hash, from its image and from nodes that lie in the state. */
#ifndef LANEWISE_SLHDSA_BLOCK_H
#define LANEWISE_SLHDSA_BLOCK_H

#include "layout.h"

/* NULL for a layout that none of them serves: then lanewise_slh_block copies lane by lane. */
slh_block_function *lanewise_slh_block_function(const slh_batch *b);

/* NULL where none of them serves: then rows are made word by word. Only for zipped states. */
slh_rows_function *lanewise_slh_rows_function(const slh_batch *b);

/* Write the block for every slot into the state: see slh_shape. `last` is as the layout has it. */
void lanewise_slh_block(const slh_batch *b, uint64_t *state, const uint64_t *image, unsigned m,
                        slh_shape shape, uint64_t last);

#endif
