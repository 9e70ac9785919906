# SPDX-License-Identifier: Apache-2.0 OR MIT
lanewise_kernels(wasm kernels LANEWISE_WASM_KERNELS)
# Vectors are an option of the module: whoever sets -msimd128 for C has the kernel with vectors too.
include(CheckSymbolExists)
check_symbol_exists(__wasm_simd128__ stddef.h LANEWISE_WASM_SIMD128)
set(vectors ${kernels})
list(FILTER vectors INCLUDE REGEX simd128)
if(LANEWISE_WASM_SIMD128)
  set_property(SOURCE ${vectors} APPEND PROPERTY COMPILE_OPTIONS -msimd128)
else()
  list(REMOVE_ITEM kernels ${vectors})
endif()
target_sources(lanewise PRIVATE src/keccak/wasm/wasm_glue.c ${kernels})
