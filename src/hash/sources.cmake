# SPDX-License-Identifier: Apache-2.0 OR MIT
target_sources(lanewise PRIVATE
  src/hash/algorithms.c
  src/hash/chunks.c
  src/hash/encode.c
  src/hash/kangarootwelve.c
  src/hash/lanes.c
  src/hash/many.c
  src/hash/parallelhash.c
  src/hash/sha3.c
  src/hash/sp800_185.c
  src/hash/sponge.c
  src/hash/threads.c
  src/hash/tree.c
  src/hash/turboshake.c)

# gcc turns memset and memcpy of sizes it can bound into `rep stos` and `rep movs`, whose start-up
# costs more than the whole call of the C library.
if(CMAKE_C_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  get_target_property(LANEWISE_HASH_SOURCES lanewise SOURCES)
  list(FILTER LANEWISE_HASH_SOURCES INCLUDE REGEX "src/hash/")
  set_source_files_properties(${LANEWISE_HASH_SOURCES} PROPERTIES
    COMPILE_OPTIONS "-mstringop-strategy=libcall")
endif()
