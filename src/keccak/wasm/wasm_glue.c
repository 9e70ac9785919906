/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernels for WebAssembly: one generated function each, that permutes states that lie zipped.
 */
#include "backends_wasm.h"
#include "keccak/generic.h"

#define KERNEL(ID, STATES, NEEDS) LANEWISE_BACKEND_OF(ID, STATES, zipped, NEEDS, 0, NULL)

LANEWISE_WASM_KERNELS(KERNEL)
