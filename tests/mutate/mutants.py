# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The planted faults: one small change each, of the kind that a slip of the hand makes.

A fault is a file, a pattern (a regular expression), which of its matches, and what stands there
instead.
"""

from dataclasses import dataclass


@dataclass
class Mutant:
    file: str
    pattern: str
    replacement: str
    nth: int = 0
    quick: bool = False  # among the few of `make test`
    needs: str = ""  # of the processor, for code that has no proof


ASM = "src/keccak/x86_64/keccakp1600_"
C64 = "src/keccak/portable/keccakp1600_x1_c64.c"
C32 = "src/keccak/portable/keccakp1600_x1_c32.c"
HALVES = "src/keccak/portable/interleaved.h"
SLOT = "src/hash/slot.c"
MULTIBUFFER = "src/hash/multibuffer.c"
STREAMS = "src/hash/streams.c"
KEM = "src/mlkem/"
DSA = "src/mldsa/"
SLH = "src/slhdsa/"

MUTANTS = [
    # Constants and kernels.
    Mutant("src/keccak/constants.c", "0x8000000080008081", "0x8000000080008080", quick=True),
    Mutant("src/keccak/constants.c", "0x0000000080000001", "0x0000000080000003", nth=1),
    Mutant(C64, r"1, 44,", "1, 43,"),
    Mutant(C64, r"b2 \^ \(~b3 & b4\)", "b2 ^ (b3 & b4)"),
    Mutant(C64, r"24 - rounds", "23 - rounds + (rounds == 24)"),
    Mutant(C32, r"ROL32\(a\.even, n / 2\);", "ROL32(a.even, (n + 1) / 2);", nth=1),
    Mutant(HALVES, "0x0C0C0C0C", "0x0C0C0C08"),
    Mutant(C32, r"if \(n\) \{", "if (n && rounds > 1) {"),
    Mutant("src/keccak/generic.h", r"data\[k\] \+ 8 \* i", "data[k] + 8 * (i & 15)"),
    Mutant("src/keccak/generic.h", r"8 \* \(at \+ i\)", "8 * (at | i)"),
    Mutant(ASM + "x8_avx512.S", r"(vpternlogq .*), 0xd2", r"\1, 0xd3", nth=9, quick=True),
    Mutant(ASM + "x8_avx512.S", r"(vprolq zmm\d+, zmm\d+), (\d+)", r"\1, 17", nth=9),
    Mutant(ASM + "x4_avx512vl.S", r"(vprolq ymm\d+, ymm\d+), (\d+)", r"\1, 17", nth=20),
    Mutant(ASM + "x8_avx512_intel.S", r"(vprolq zmm\d+, zmm\d+), (\d+)", r"\1, 17", nth=9),
    Mutant(ASM + "x4_avx512vl_intel.S", r"(vpternlogq .*), 0xd2", r"\1, 0xd3", nth=9),
    Mutant(ASM + "x2_avx512vl.S", r"(vpternlogq .*), 0x96", r"\1, 0x97", nth=2),
    Mutant(ASM + "x4_avx2.S", r"(vpsrlq ymm\d+, ymm\d+), (\d+)", r"\1, 13", nth=7),
    Mutant(ASM + "x1_bmi2_rows.S", r"(rorx \w+, \w+), (\d+)", r"\1, 29", nth=12),
    Mutant(ASM + "x1_bmi2_rows.S", r"\+ 128\](\s+# a13 \^= data)", r"+ 120]\1"),
    Mutant("src/keccak/cpu.c", r"FP512 = 3", "FP512 = 2"),
    Mutant("src/keccak/cpu.c", r"model < FIRST_CLIENT", "model <= 0xFF"),
    Mutant(ASM + "x1_avx512_intel_rotated_planes.S", r"\.quad 14, 18,", ".quad 14, 19,"),
    Mutant(ASM + "x1_avx512_slope.S", r"\.quad 14, 18,", ".quad 14, 19,"),
    Mutant("src/keccak/state.c", r"len > LANEWISE_KECCAK_BYTES - offset", "0"),
    Mutant("src/keccak/state.c", r"rounds > LANEWISE_KECCAK_MAX_ROUNDS", "rounds > 25"),
    Mutant("src/keccak/select.c", r"\->name\) == len", "->name) >= len"),
    Mutant("src/keccak/select.c", r"loss < smallest \|\|", "loss > smallest ||"),
    Mutant("src/keccak/select.c", r"rest\[n - states\]", "rest[n - 1]"),
    Mutant("src/keccak/select.c", r"b->features & ~features", "b->features & 0"),
    Mutant("src/keccak/select.c", r"<< 20\) / states", "<< 20)"),
    # The sponge functions.
    Mutant("src/hash/sha3.c", r"(sha3_384, .*), 0x06", r"\1, 0x07"),
    Mutant("src/hash/sha3.c", r"(keccak256, .*), 0x01", r"\1, 0x06"),
    Mutant("src/hash/turboshake.c", "domain > 0x7F", "domain > 0x80"),
    Mutant("src/hash/encode.c", r"low >> \(8 \* n\)", "low >> (8 * n + 1)", quick=True),
    Mutant("src/hash/encode.c", "bytes >> 61", "bytes >> 62"),
    Mutant("src/hash/sponge.c", "outlen > s->left", "outlen >= s->left"),
    Mutant("src/hash/sponge.c", r"s->phase != SPONGE_SQUEEZING", "0"),
    Mutant("src/hash/sponge.c", r"SPONGE_ABSORBING \|\| s->element", "SPONGE_ABSORBING"),
    Mutant("src/hash/saved.c", r"SPONGE_BINDS\) /\* all", "0) /* all"),
    Mutant("src/hash/saved.c", r" \|\| !position", ""),
    Mutant("src/hash/saved.c", r"s->left -= position", "(void)0"),
    Mutant("src/hash/sponge.c", r"s->element -= len;", "s->element -= len / 2;"),
    Mutant("src/hash/sp800_185.c", r'"KMAC", 4', '"KMAC", 3'),
    Mutant("src/hash/sp800_185.c", r'"TupleHash", 9', '"TupleHash", 8'),
    Mutant("src/hash/sp800_185.c", "0x04", "0x06"),
    Mutant("src/hash/sp800_185.c", r"lanewise_wipe\(p->block, sizeof p->block\)", "(void)0"),
    Mutant("src/hash/kangarootwelve.c", r"lanewise_wipe\(block, inlen\)", "(void)0"),
    Mutant("src/hash/algorithms.c", r"\{168, 12, 0x1F, 0\}", "{168, 24, 0x1F, 0}"),
    # Many messages and streams.
    Mutant(SLOT, r"used \+ kind->endlen <= rate", "used + kind->endlen < rate", quick=True),
    Mutant(SLOT, r"s->offset = kind->position", "s->offset = 0"),
    Mutant(SLOT, r"\|= kind->last", "|= kind->last / 2"),
    Mutant(SLOT, r"\(7 - n\) >> 8", "(7 - n) >> 7"),
    Mutant(MULTIBUFFER, r"lanewise_wipe\(e\.state, e\.state_bytes\);", ";"),
    Mutant(MULTIBUFFER, r"\? n \* ends\.row", "? (n - 1) * ends.row"),
    Mutant(MULTIBUFFER, r"longest \+ kind->endlen \+ 7", "longest + kind->endlen"),
    Mutant(MULTIBUFFER, r"ready < n", "ready < n - 1"),
    Mutant(MULTIBUFFER, r"e->of\[n\] = m;", "e->of[k] = m;"),
    Mutant(MULTIBUFFER, r"w->base \+ w->order\[w->used \+ k\]", "w->base + w->order[w->used] + k"),
    Mutant(MULTIBUFFER, r"w->used \+ k :", "e->job->count - 1 - w->used - k :"),
    Mutant("src/keccak/x86_64/batch_glue.c", r"\(char\)\(size - 1\)", "(char)size"),
    Mutant(STREAMS, r"s->position != s->kind\.rate", "0"),
    Mutant(STREAMS, r"lanewise_wipe\(s, s->bytes\)", "lanewise_wipe(s, s->bytes / 2)"),
    Mutant(STREAMS, r"if \(outside >> k & 1\)", "if (outside >> k & 1 && k)"),
    Mutant(STREAMS, r"alone\.position = s->kind\.position", "alone.position = 0"),
    Mutant(STREAMS, r"skipped \* bytes", "skipped * (bytes - 64)"),
    Mutant("src/hash/many.c", r"LANEWISE_KT_CHUNK_BYTES - 1", "LANEWISE_KT_CHUNK_BYTES"),
    Mutant("src/hash/many.c", r"outlen != s->left", "outlen > s->left"),
    Mutant("src/hash/many.c", r"count - 1 <= \(PTRDIFF_MAX", "count - 2 <= (PTRDIFF_MAX"),
    Mutant("src/hash/many.c", r"distance\(out_stride\) < outlen", "out_stride < (ptrdiff_t)outlen"),
    Mutant("src/hash/many.c", r"if \(count == 1\)", "if (0)", nth=1),
    Mutant("src/hash/many.c", r"count > 1 && ", ""),
    Mutant("src/hash/multibuffer.h", r"i \* j->rows\.in_stride", "i * j->rows.out_stride"),
    # Trees.
    Mutant("src/hash/chunks.c", r"idle \? 0 : kind->value", "kind->value"),
    Mutant("src/hash/tree.c", r"\{0x03\}", "{0x02}"),
    Mutant("src/hash/tree.c", r"0x07 : 0x06", "0x07 : 0x07"),
    Mutant("src/hash/kangarootwelve.c", "0x0B", "0x0A", nth=1),
    Mutant("src/hash/parallelhash.c", r"R128 \? 32 : 64", "R128 ? 32 : 32"),
    Mutant("src/hash/threads.c", r"count % unit != 0", "0"),
    # ML-KEM.
    Mutant(KEM + "core.c", r"folded \| \(0u - folded\)", "folded & (0u - folded)"),
    Mutant(KEM + "core.c", r"difference \|= x", "difference = x"),
    Mutant(KEM + "core.c", r"p->k \+ 1u, p->eta2", "p->k + 1u, p->eta1"),
    Mutant(KEM + "core.c", r"other, key->z, 32", "other, key->hash, 32"),
    Mutant(
        KEM + "core.c",
        r"differ\(hash, key->hash, 32",
        "differ(hash, key->hash, 24",
    ),
    Mutant(KEM + "core.c", r"g->tail\[0\] = \(uint8_t\)k", "g->tail[0] = (uint8_t)(k & 3)"),
    Mutant(KEM + "core.c", r"wipe_laid_out\(&w, p->k\);", ";"),
    Mutant(KEM + "arith_c.c", r"len == 8 \|\| len == 64", "len == 8 || len == 32"),
    Mutant(KEM + "arith_c.c", r"Q / 2 - remainder", "Q / 2 + 1 - remainder"),
    Mutant(KEM + "arith_c.c", r"b < Q && have < N", "b <= Q && have < N"),
    Mutant(KEM + "arith_c.c", r"below &= less", "below = less"),
    Mutant(KEM + "armv7em/arith_pairs.h", r"-\*gamma", "*gamma"),
    Mutant(KEM + "armv7em/arith_pairs.h", r"x \+= 10 \* Q", "x += 8 * Q"),
    Mutant(KEM + "armv7em/arith_pairs.h", r"montgomery_upper\(odd\[", "montgomery_upper(even["),
    Mutant(KEM + "armv7em/mlkem_armv7em.S", r"ssub16 ", "sadd16 ", nth=40),
    Mutant(KEM + "arith_vectors.h", r"0x0C30C30C30C3", "0x0C30C30C30C1"),
    Mutant(
        KEM + "x86_64/arith_avx512.c",
        r"cmpgt_epi16_mask\(",
        "cmpge_epi16_mask(",
        needs="avx512_vbmi2",
    ),
    Mutant("src/jobs/jobs.c", r"rate - 1\] \|= 0x80", "rate - 1] = 0x80"),
    Mutant("src/jobs/jobs.c", r"s->at < rate\)", "s->at <= rate)"),
    Mutant("src/jobs/jobs.c", r"squeezing >> k & 1\) << n", "squeezing >> k & 1) << k"),
    Mutant("src/jobs/jobs.c", r"j->after->state == JOB_DONE", "j->after->state != JOB_WAITING"),
    Mutant("src/jobs/jobs.c", r"alike \|= 1u << k;", "alike |= 1u << (k & 3);"),
    Mutant(
        KEM + "key.c",
        r"lanewise_equal\(hash, inside\(key\)->hash, sizeof hash\)",
        "lanewise_equal(hash, inside(key)->hash, sizeof hash - 1)",
    ),
    Mutant(KEM + "key.c", r"if \(k->has & MLKEM_HAS_SEED\)", "if (0)"),
    Mutant(KEM + "key.c", r"\{data, len,", "{data, len & ~(size_t)1,"),
    Mutant(KEM + "mlkem.c", r"\{dk, len,", "{dk, len & ~(size_t)1,"),
    Mutant(KEM + "many.c", r"worst = each_status\[j\];", "worst = each_status[0];"),
    Mutant(KEM + "many.c", r"seeds \+ i \* LANEWISE_MLKEM_SEED_BYTES", "seeds"),
    Mutant(KEM + "lockstep.c", r"have\[i\] < least", "have[i] > least"),
    Mutant(
        KEM + "lockstep.c",
        r"l->a->reject\(l->row\[i\] \+ N \* j, have",
        "l->a->reject(l->row[i] + N * j, 0 * have",
    ),
    Mutant(KEM + "lockstep.c", r"block\[rate - 1\] = 0x80", "block[rate - 2] = 0x80"),
    Mutant(KEM + "lockstep.c", r"wrong\[i\] \|= l->a->decode", "wrong[i] = l->a->decode"),
    Mutant(KEM + "lockstep.c", r"differs\[i\] \|=", "differs[i] ="),
    Mutant(KEM + "lockstep.c", r"z\[i\] = key->z", "z[i] = key->hash"),
    Mutant(KEM + "lockstep.c", r"refused\[i\] = l\.differs\[i\]", "refused[i] = 0"),
    # ML-DSA.
    Mutant(DSA + "sample.c", r": x \| x >> 1", ": x >> 1"),
    Mutant(DSA + "poly_c.c", r"& 0x7F\) << 16", "& 0xFF) << 16"),
    Mutant(DSA + "poly_c.c", r"v \* 13 >> 6", "v * 13 >> 7"),
    Mutant(DSA + "armv7em/poly_words.h", r"from \+ sign \* x", "from - sign * x"),
    Mutant(DSA + "armv7em/poly_words.h", r"2 \* most - up", "most - up"),
    Mutant(DSA + "attempt.c", r"\(r->tried \+ under_way \+ i\)", "(r->tried + under_way + 2 * i)"),
    Mutant(DSA + "sample.c", r"if \(j > i\)", "if (j >= i)"),
    Mutant(DSA + "attempt.c", r"p->gamma2 - beta", "p->gamma2"),
    Mutant(DSA + "attempt.c", r"if \(!r->sig\)\n\s*continue;", ""),
    Mutant(DSA + "mldsa_key.c", r"draw\(r->in \+ 32", "draw(r->in"),
    Mutant(DSA + "mldsa.c", r"make\(s, 1, again\)", "make(s, 1, s->sig)"),
    Mutant(DSA + "attempt.c", r"lanewise_wipe\(attempts, sizeof attempts\);", ""),
    Mutant(DSA + "attempt.c", r"lanewise_wipe\(&r, sizeof r\);", ""),
    Mutant(DSA + "expand.c", r"lanewise_wipe\(&g, offsetof\(generation, jobs\)\);", ""),
    Mutant(DSA + "expand.c", r"lanewise_wipe\(&other, sizeof other\);", ""),
    Mutant(DSA + "narrow.c", r"lanewise_wipe\(&product, sizeof product\);", ""),
    Mutant(DSA + "poly_c.c", r"negative\(most - 1 \+ x\)", "negative(most + x)"),
    Mutant(DSA + "mldsa_key.c", r"int same = !again \|\|", "int same = 1 ||"),
    Mutant(DSA + "mu.c", r"hash != NULL, ", "0, "),
    Mutant(
        DSA + "mldsa_bytes.h",
        r"len == MLDSA_SEED \|\| len == expanded",
        "len == MLDSA_SEED || len >= expanded",
    ),
    Mutant(
        DSA + "mldsa_key.c",
        r"lanewise_equal\(again, sk \+ MLDSA_SEED, sklen - MLDSA_SEED\)",
        "lanewise_equal(again, sk + MLDSA_SEED, MLDSA_SEED)",
    ),
    Mutant(
        DSA + "attempt.c",
        r"mldsa_gamma1\(p\) - mldsa_beta\(p\)",
        "mldsa_gamma1(p) - mldsa_beta(p) + 1",
    ),
    Mutant(DSA + "attempt.c", r"\(p->omega - hints\) >> 31", "(p->omega + 1 - hints) >> 31"),
    # In little memory.
    Mutant(KEM + "mlkem_small.c", r"at & 2 \? -gamma : gamma", "gamma"),
    Mutant(
        KEM + "mlkem_small.c", r"kem_add_element\(w, rho, i, j\)", "kem_add_element(w, rho, j, i)"
    ),
    Mutant(KEM + "mlkem_small.c", r"w->difference \|=", "w->difference ="),
    Mutant(KEM + "mlkem_small.c", r"wrong \|= Q - 1u - \(ek\[1\]", "wrong |= Q - (ek[1]"),
    Mutant(KEM + "mlkem_small.c", r"return fits \?", "return 1 ?"),
    Mutant(DSA + "mldsa_small.c", r"p->gamma2 - beta", "p->gamma2"),
    Mutant(DSA + "mldsa_small.c", r"mldsa_gamma1\(p\) - beta", "mldsa_gamma1(p)"),
    Mutant(DSA + "mldsa_small.c", r"if \(lanewise_mldsa_check_hint\(p, hints\)\)", "if (0)"),
    Mutant(DSA + "mldsa_small.c", r"nonce = p->l \* tried", "nonce = tried"),
    Mutant(DSA + "mldsa_small.c", r"int same = !again \|\|", "int same = 1 ||"),
    Mutant(DSA + "mldsa_small.c", r"if \(sklen != MLDSA_SEED\)", "if (0)"),
    Mutant(DSA + "mldsa_small.c", r"lanewise_wipe\(&g, sizeof g\);", ""),
    # SLH-DSA and SPHINCS+.
    Mutant(SLH + "sets.c", r"3, 8, 33, 42", "3, 8, 33, 41"),
    Mutant(SLH + "sets.c", r"21, 25, 9, 32", "21, 25, 9, 31"),
    Mutant("src/common/prehash.c", r"strength < strength", "strength + 8u < strength"),
    Mutant("src/common/prehash.c", r"len == p->bytes", "len >= p->bytes"),
    Mutant(SLH + "message.c", r"\(uint8_t\)o->context_bytes", "(uint8_t)(o->context_bytes & 127)"),
    Mutant(SLH + "message.c", r"bits < 64 \?", "bits < 63 ?"),
    Mutant(SLH + "message.c", r"\(set->hp \+ 7u\) / 8", "(set->hp + 8u) / 8"),
    Mutant(SLH + "message.c", r"& 1\) << j;", "& 1) << (set->a - 1 - j);"),
    Mutant(SLH + "digits.c", r"sum \+= largest - digits", "sum += largest + 1 - digits"),
    Mutant(SLH + "digits.c", r"sum >>= bits", "sum >>= 4"),
    Mutant(SLH + "sets.c", r"s->hp <= SLH_MAX_HEIGHT", "s->hp <= 22"),
    Mutant(SLH + "group.c", r"public_key \+ set->n, set->n\)", "public_key + set->n, set->n - 1)"),
    Mutant(SLH + "stream.c", r"\+ s->set->n, s->set->n\)", "+ s->set->n, s->set->n - 1u)"),
    Mutant(
        SLH + "verify.c",
        r"signature_bytes != slh_signature_bytes\(set\)",
        "signature_bytes < slh_signature_bytes(set)",
    ),
    Mutant(
        SLH + "key.c",
        r"lanewise_equal\(root, sk \+ 3u \* set->n, set->n\)",
        "lanewise_equal(root, sk + 3u * set->n, set->n - 1u)",
    ),
    Mutant(SLH + "key.c", r"lanewise_wipe\(&w, sizeof w\);", ";"),
    Mutant(SLH + "sign.c", r"lanewise_wipe\(&w, sizeof w\);", ";"),
    Mutant(SLH + "sign.c", r"options->deterministic", "!options->random"),
    Mutant(SLH + "sign.c", r"w\.differs \|\| w\.compared != bytes", "w.compared != bytes"),
    Mutant(SLH + "sign.c", r"status = lanewise_slh_sign_again\([^;]*;", ";"),
    Mutant(SLH + "source.c", r"from->fingerprint, sizeof fingerprint\)\)", "fingerprint, 0))"),
    Mutant(SLH + "sign.c", r"root, secret_key \+ 3 \* n, n\) \?", "root, root, n) ?"),
    Mutant(SLH + "batch.h", r"w->differs \|= to\[i\]", "w->differs |= from[i]"),
    Mutant(SLH + "fors.c", r"total - 1 - done : done", "done : done"),
    Mutant(SLH + "hypertree.c", r"if \(c->w->again\)", "if (0)"),
    Mutant(SLH + "message.c", r"if \(o->reserved\[i\]\)", "if (o->reserved[0])"),
    Mutant(SLH + "stream.c", r"if \(s->mark != SLH_STREAM_MARK\)", "if (!s->mark)"),
    Mutant(SLH + "batch.c", r"\? pad_first \| pad_last : pad_last", "? pad_first : pad_last"),
    Mutant(
        SLH + "block.c",
        r"before = m \+ 4, behind = shape == SLH_BLOCK_TWO \? 3",
        "before = m + 4, behind = shape == SLH_BLOCK_TWO ? 2",
    ),
    Mutant(SLH + "step_robust.c", r"w->mask_at == SLH_RATE_LANES", "w->mask_at > SLH_RATE_LANES"),
    Mutant(SLH + "kept.c", r"leaf >> level \^ 1", "leaf >> level"),
    Mutant(SLH + "kept.c", r"k->mark == mark_of_kept\(k\) \?", "1 ?"),
    Mutant(SLH + "kept.c", r"return LANEWISE_ERR_KEY", "return LANEWISE_OK"),
    Mutant(SLH + "kept.c", r"w->used \+= digit > step", "w->used = count"),
    Mutant(SLH + "many.c", r"results\[r->index\[v\]\]", "results[v]"),
    Mutant(SLH + "many.c", r" && t->done < t->count\)", ")"),
    Mutant(
        SLH + "many.c",
        r"sig\[i\]\.len != slh_signature_bytes",
        "sig[i].len < slh_signature_bytes",
    ),
    # The rest.
    Mutant("src/status.c", r"\(difference - 1\) >> 8", "(difference - 1) >> 7"),
    Mutant("src/status.c", r"memset\(data, 0, len\)", "memset(data, 0, len - 1)"),
]
