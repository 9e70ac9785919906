/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernels of a build for WebAssembly and what 24 rounds cost, in nanoseconds on an EPYC 9004,
 * Zen 4, in V8 (Node.js 24): measured on a machine with other load, the least of many. Only their
 * order counts, and other engines on other machines have another; what they share is that a call
 * for two states costs less than two calls for one. */
#ifndef LANEWISE_BACKENDS_WASM_H
#define LANEWISE_BACKENDS_WASM_H

/* clang-format off */

/*    kernel, states, what it needs */
#define LANEWISE_WASM_SCALAR(K)  K(x1_wasm,         1, "WebAssembly")
#define LANEWISE_WASM_VECTORS(K) K(x2_wasm_simd128, 2, "WebAssembly with vectors")

/*    backend, nanoseconds */
#define LANEWISE_WASM_COSTS(X) \
    X(lanewise_backend_x1_wasm, 268) \
    X(lanewise_backend_x1_c64,  385) \
    X(lanewise_backend_x1_c32, 1000)

/* clang-format on */

#ifdef __wasm_simd128__
#define LANEWISE_WASM_KERNELS(K) LANEWISE_WASM_VECTORS(K) LANEWISE_WASM_SCALAR(K)
#define LANEWISE_BACKENDS(X) X(lanewise_backend_x2_wasm_simd128, 370) LANEWISE_WASM_COSTS(X)
#else
#define LANEWISE_WASM_KERNELS(K) LANEWISE_WASM_SCALAR(K)
#define LANEWISE_BACKENDS(X) LANEWISE_WASM_COSTS(X)
#endif

#endif
