# SPDX-License-Identifier: Apache-2.0 OR MIT
target_sources(lanewise PRIVATE
  src/mlkem/core.c
  src/mlkem/key.c
  src/mlkem/lockstep.c
  src/mlkem/many.c
  src/mlkem/mlkem_jobs.c
  src/mlkem/mlkem_${bytes_in}.c
  src/mlkem/mlkem.c
  src/mlkem/sets.c
  src/mlkem/xwing.c)
if(LANEWISE_MLKEM_PAIRWISE)
  target_compile_definitions(lanewise PRIVATE LANEWISE_MLKEM_PAIRWISE)
endif()
if(LANEWISE_KYBER)
  target_sources(lanewise PRIVATE src/mlkem/kyber.c)
endif()
