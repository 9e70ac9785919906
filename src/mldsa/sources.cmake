# SPDX-License-Identifier: Apache-2.0 OR MIT
target_sources(lanewise PRIVATE
  src/mldsa/attempt.c
  src/mldsa/bytes.c
  src/mldsa/expand.c
  src/mldsa/mldsa.c
  src/mldsa/mldsa_sets.c
  src/mldsa/mu.c
  src/mldsa/poly.c
  src/mldsa/poly_c.c
  src/mldsa/sample.c)
