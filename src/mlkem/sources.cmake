# SPDX-License-Identifier: Apache-2.0 OR MIT
target_sources(lanewise PRIVATE
  src/mlkem/arith.c
  src/mlkem/arith_c.c
  src/mlkem/core.c
  src/mlkem/jobs.c
  src/mlkem/key.c
  src/mlkem/lockstep.c
  src/mlkem/many.c
  src/mlkem/mlkem.c
  src/mlkem/sets.c)
if(LANEWISE_MLKEM_PAIRWISE)
  target_compile_definitions(lanewise PRIVATE LANEWISE_MLKEM_PAIRWISE)
endif()
if(LANEWISE_KYBER)
  target_sources(lanewise PRIVATE src/mlkem/kyber.c)
endif()

# Intrinsics with a target of their own for each function: no compiler options are needed.
get_target_property(definitions lanewise COMPILE_DEFINITIONS)
if("LANEWISE_X86_64" IN_LIST definitions)
  target_compile_definitions(lanewise PRIVATE LANEWISE_MLKEM_X86_64)
  target_sources(lanewise PRIVATE
    src/mlkem/x86_64/arith_avx2.c
    src/mlkem/x86_64/arith_avx512.c)
endif()
if("LANEWISE_AARCH64" IN_LIST definitions)
  target_compile_definitions(lanewise PRIVATE LANEWISE_MLKEM_AARCH64)
  target_sources(lanewise PRIVATE src/mlkem/aarch64/arith_neon.c)
endif()
