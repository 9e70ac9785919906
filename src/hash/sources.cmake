# SPDX-License-Identifier: Apache-2.0 OR MIT
target_sources(lanewise PRIVATE
  src/hash/absorb_many.c
  src/hash/algorithms.c
  src/hash/chunks.c
  src/hash/encode.c
  src/hash/kangarootwelve.c
  src/hash/multibuffer.c
  src/hash/many.c
  src/hash/parallelhash.c
  src/hash/saved.c
  src/hash/sha3.c
  src/hash/slot.c
  src/hash/sp800_185.c
  src/hash/sponge.c
  src/hash/streams.c
  src/hash/threads.c
  src/hash/tree.c
  src/hash/turboshake.c)
