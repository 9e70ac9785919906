# SPDX-License-Identifier: Apache-2.0 OR MIT
target_sources(lanewise PRIVATE
  src/slhdsa/batch.c
  src/slhdsa/block.c
  src/slhdsa/digits.c
  src/slhdsa/fors.c
  src/slhdsa/group.c
  src/slhdsa/hypertree.c
  src/slhdsa/kept.c
  src/slhdsa/key.c
  src/slhdsa/many.c
  src/slhdsa/layout.c
  src/slhdsa/message.c
  src/slhdsa/sets.c
  src/slhdsa/sign.c
  src/slhdsa/source.c
  src/slhdsa/step_robust.c
  src/slhdsa/step_simple.c
  src/slhdsa/stream.c
  src/slhdsa/tree.c
  src/slhdsa/verify.c
  src/slhdsa/wots.c)
if(LANEWISE_SLHDSA_DRAFT)
  target_compile_definitions(lanewise PUBLIC $<BUILD_INTERFACE:LANEWISE_SLHDSA_DRAFT>) # tests see structures
endif()
