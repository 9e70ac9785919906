# SPDX-License-Identifier: Apache-2.0 OR MIT
target_sources(lanewise PRIVATE
  src/mlkem/arith.c
  src/mlkem/arith_c.c
  src/mlkem/core.c
  src/mlkem/jobs.c
  src/mlkem/key.c
  src/mlkem/mlkem.c
  src/mlkem/sets.c)
