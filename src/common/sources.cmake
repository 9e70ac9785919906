# SPDX-License-Identifier: Apache-2.0 OR MIT
target_sources(lanewise PRIVATE src/common/contexts.c src/common/random.c)
if(LANEWISE_MLDSA OR LANEWISE_MLKEM)
  target_sources(lanewise PRIVATE src/common/machine.c)
endif()
if(LANEWISE_MLDSA OR LANEWISE_SLHDSA)
  target_sources(lanewise PRIVATE src/common/prehash.c)
endif()
