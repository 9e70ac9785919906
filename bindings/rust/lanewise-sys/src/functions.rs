// SPDX-License-Identifier: Apache-2.0 OR MIT
// Written by bindings/rust/generate.py.
use core::ffi::{c_char, c_int, c_uint, c_void};
use crate::sys::*;

extern "C" {
    /// Bytes that a context takes. See contexts.h.
    #[link_name = "rs0_3_lanewise_keccak_bytes"] pub fn lanewise_keccak_bytes() -> usize;
    /// Bytes that a context takes. See contexts.h.
    #[link_name = "rs0_3_lanewise_sponge_bytes"] pub fn lanewise_sponge_bytes() -> usize;
    /// Bytes that a context takes. See contexts.h.
    #[link_name = "rs0_3_lanewise_tree_bytes"] pub fn lanewise_tree_bytes() -> usize;
    /// Bytes that a context takes. See contexts.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_bytes"] pub fn lanewise_mldsa_key_bytes() -> usize;
    /// Bytes that a context takes. See contexts.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_bytes"] pub fn lanewise_mlkem_key_bytes() -> usize;
    /// Bytes that a context takes. See contexts.h.
    #[link_name = "rs0_3_lanewise_slhdsa_key_bytes"] pub fn lanewise_slhdsa_key_bytes() -> usize;
    /// Bytes that a context takes. See contexts.h.
    #[link_name = "rs0_3_lanewise_slhdsa_verifier_bytes"] pub fn lanewise_slhdsa_verifier_bytes() -> usize;
    /// The alignment that a context needs: a power of 2, 8 at most. See contexts.h.
    #[link_name = "rs0_3_lanewise_keccak_align"] pub fn lanewise_keccak_align() -> usize;
    /// The alignment that a context needs: a power of 2, 8 at most. See contexts.h.
    #[link_name = "rs0_3_lanewise_sponge_align"] pub fn lanewise_sponge_align() -> usize;
    /// The alignment that a context needs: a power of 2, 8 at most. See contexts.h.
    #[link_name = "rs0_3_lanewise_tree_align"] pub fn lanewise_tree_align() -> usize;
    /// The alignment that a context needs: a power of 2, 8 at most. See contexts.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_align"] pub fn lanewise_mldsa_key_align() -> usize;
    /// The alignment that a context needs: a power of 2, 8 at most. See contexts.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_align"] pub fn lanewise_mlkem_key_align() -> usize;
    /// The alignment that a context needs: a power of 2, 8 at most. See contexts.h.
    #[link_name = "rs0_3_lanewise_slhdsa_key_align"] pub fn lanewise_slhdsa_key_align() -> usize;
    /// The alignment that a context needs: a power of 2, 8 at most. See contexts.h.
    #[link_name = "rs0_3_lanewise_slhdsa_verifier_align"] pub fn lanewise_slhdsa_verifier_align() -> usize;
    /// One-shot, on the calling thread alone. See kangarootwelve.h.
    #[link_name = "rs0_3_lanewise_kt128"] pub fn lanewise_kt128(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// One-shot, on the calling thread alone. See kangarootwelve.h.
    #[link_name = "rs0_3_lanewise_kt256"] pub fn lanewise_kt256(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// The same on several threads, as many as `threading` says (tree.h); NULL: one. See kangarootwelve.h.
    #[link_name = "rs0_3_lanewise_kt128_threaded"] pub fn lanewise_kt128_threaded(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, custom: *const c_void, customlen: usize, threading: *const lanewise_threading) -> c_int;
    /// The same on several threads, as many as `threading` says (tree.h); NULL: one. See kangarootwelve.h.
    #[link_name = "rs0_3_lanewise_kt256_threaded"] pub fn lanewise_kt256_threaded(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, custom: *const c_void, customlen: usize, threading: *const lanewise_threading) -> c_int;
    /// Begin an incremental computation (then tree.h). See kangarootwelve.h.
    #[link_name = "rs0_3_lanewise_kt128_init"] pub fn lanewise_kt128_init(t: *mut lanewise_tree) -> c_int;
    /// Begin an incremental computation (then tree.h). See kangarootwelve.h.
    #[link_name = "rs0_3_lanewise_kt256_init"] pub fn lanewise_kt256_init(t: *mut lanewise_tree) -> c_int;
    /// End the input with the customisation string. See kangarootwelve.h.
    #[link_name = "rs0_3_lanewise_kt_finalize"] pub fn lanewise_kt_finalize(t: *mut lanewise_tree, custom: *const c_void, customlen: usize) -> c_int;
    /// Set the state to 1600 zero bits. See keccak.h.
    #[link_name = "rs0_3_lanewise_keccak_init"] pub fn lanewise_keccak_init(state: *mut lanewise_keccak) -> c_int;
    /// XOR `len` bytes of `data` into the state, from byte `offset` on. See keccak.h.
    #[link_name = "rs0_3_lanewise_keccak_add_bytes"] pub fn lanewise_keccak_add_bytes(state: *mut lanewise_keccak, data: *const c_void, offset: usize, len: usize) -> c_int;
    /// Copy `len` bytes of the state to `out`, from byte `offset` on. See keccak.h.
    #[link_name = "rs0_3_lanewise_keccak_extract_bytes"] pub fn lanewise_keccak_extract_bytes(state: *const lanewise_keccak, out: *mut c_void, offset: usize, len: usize) -> c_int;
    /// Apply Keccak-p(1600, rounds): the last `rounds` rounds of Keccak-f(1600), as FIPS 202 section 3.4 numbers them. 24 is Keccak-f(1600); 12 is what TurboSHAKE uses. See keccak.h.
    #[link_name = "rs0_3_lanewise_keccak_permute"] pub fn lanewise_keccak_permute(state: *mut lanewise_keccak, rounds: c_uint) -> c_int;
    /// Apply Keccak-p(1600, rounds) to `count` states at once, on the widest kernels. See keccak.h.
    #[link_name = "rs0_3_lanewise_keccak_permute_many"] pub fn lanewise_keccak_permute_many(states: *mut c_void, count: usize, rounds: c_uint) -> c_int;
    /// Zero the state; it must be initialised again before use. See keccak.h.
    #[link_name = "rs0_3_lanewise_keccak_wipe"] pub fn lanewise_keccak_wipe(state: *mut lanewise_keccak);
    /// Look at the machine and at the environment now. See keccak.h.
    #[link_name = "rs0_3_lanewise_init"] pub fn lanewise_init();
    /// How many kernels this build holds. See keccak.h.
    #[link_name = "rs0_3_lanewise_kernel_count"] pub fn lanewise_kernel_count() -> usize;
    /// Describe kernel `index` in `info`. See keccak.h.
    #[link_name = "rs0_3_lanewise_kernel_describe"] pub fn lanewise_kernel_describe(index: usize, info: *mut lanewise_kernel_info) -> c_int;
    /// The name of the kernel that the library runs first when `states` (at least 1) equally long inputs wait; it may permute more states than that. See keccak.h.
    #[link_name = "rs0_3_lanewise_kernel_chosen"] pub fn lanewise_kernel_chosen(states: c_uint) -> *const c_char;
    /// The name of the kernel that serves contexts, which hold one state each; never NULL. See keccak.h.
    #[link_name = "rs0_3_lanewise_kernel_context"] pub fn lanewise_kernel_context() -> *const c_char;
    /// Why the kernels were chosen, in one or two sentences; static storage, never NULL. See keccak.h.
    #[link_name = "rs0_3_lanewise_kernel_reason"] pub fn lanewise_kernel_reason() -> *const c_char;
    /// What became of the environment variable LANEWISE_KERNEL. See keccak.h.
    #[link_name = "rs0_3_lanewise_kernel_status"] pub fn lanewise_kernel_status() -> c_int;
    /// The name of core `index` of those that the choice of kernels can tell apart in this build, as LANEWISE_CORE takes it; the first is "unknown". See keccak.h.
    #[link_name = "rs0_3_lanewise_core_name"] pub fn lanewise_core_name(index: usize) -> *const c_char;
    /// The name of the core by whose costs the kernels are ranked; NULL in builds for one kernel. See keccak.h.
    #[link_name = "rs0_3_lanewise_core_chosen"] pub fn lanewise_core_chosen() -> *const c_char;
    /// What became of the environment variable LANEWISE_CORE, which is read when and where LANEWISE_KERNEL is. See keccak.h.
    #[link_name = "rs0_3_lanewise_core_status"] pub fn lanewise_core_status() -> c_int;
    /// Describe an algorithm in `info`. See many.h.
    #[link_name = "rs0_3_lanewise_algorithm_describe"] pub fn lanewise_algorithm_describe(algorithm: lanewise_algorithm, info: *mut lanewise_algorithm_info) -> c_int;
    /// Find an algorithm by its `name`; case, '-' and '_' do not matter ("sha3-256", "SHA3_256"). See many.h.
    #[link_name = "rs0_3_lanewise_algorithm_by_name"] pub fn lanewise_algorithm_by_name(name: *const c_char, algorithm: *mut lanewise_algorithm) -> c_int;
    /// Begin an incremental computation (then sponge.h) in `s`. See many.h.
    #[link_name = "rs0_3_lanewise_sponge_init"] pub fn lanewise_sponge_init(s: *mut lanewise_sponge, algorithm: lanewise_algorithm) -> c_int;
    /// One-shot by algorithm; input and output may overlap. See many.h.
    #[link_name = "rs0_3_lanewise_hash"] pub fn lanewise_hash(algorithm: lanewise_algorithm, out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize) -> c_int;
    /// Hash `count` independent inputs: out(i) receives `outlen` bytes for in(i). out(i) may overlap in(i), but no other input or output. See many.h.
    #[link_name = "rs0_3_lanewise_hash_many"] pub fn lanewise_hash_many(algorithm: lanewise_algorithm, count: usize, input: *const lanewise_bytes, out: *const *mut c_void, outlen: usize) -> c_int;
    /// The same for `count` inputs of one length in one buffer: fixed-width keys, rows of an array, windows of a file. See many.h.
    #[link_name = "rs0_3_lanewise_hash_many_strided"] pub fn lanewise_hash_many_strided(algorithm: lanewise_algorithm, count: usize, input: *const c_void, inlen: usize, in_stride: isize, out: *mut c_void, outlen: usize, out_stride: isize) -> c_int;
    /// As lanewise_hash_many(), each input continuing from one common `start`, a context that is absorbing: for a keyed or customised function (KMAC, cSHAKE), or for messages with a common prefix. See many.h.
    #[link_name = "rs0_3_lanewise_sponge_finish_many"] pub fn lanewise_sponge_finish_many(start: *const lanewise_sponge, count: usize, input: *const lanewise_bytes, out: *const *mut c_void, outlen: usize) -> c_int;
    /// The same from `start` for `count` inputs of one length, with `in_stride` and `out_stride` as in lanewise_hash_many_strided(): the nodes of a level of a Merkle tree, a column of keys under a MAC. See many.h.
    #[link_name = "rs0_3_lanewise_sponge_finish_many_strided"] pub fn lanewise_sponge_finish_many_strided(start: *const lanewise_sponge, count: usize, input: *const c_void, inlen: usize, in_stride: isize, out: *mut c_void, outlen: usize, out_stride: isize) -> c_int;
    /// Absorb in(i) into `contexts(i)`, for all of `count` contexts of functions with one rate and one number of rounds: what lanewise_sponge_absorb() does one by one, the contexts side by side. See many.h.
    #[link_name = "rs0_3_lanewise_sponge_absorb_many"] pub fn lanewise_sponge_absorb_many(count: usize, contexts: *const *mut lanewise_sponge, input: *const lanewise_bytes) -> c_int;
    /// Describe a set in `info`. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_describe"] pub fn lanewise_mldsa_describe(set: lanewise_mldsa_set, info: *mut lanewise_mldsa_info) -> c_int;
    /// Find a set by its `name`; case, '-' and '_' do not matter. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_by_name"] pub fn lanewise_mldsa_by_name(name: *const c_char, set: *mut lanewise_mldsa_set) -> c_int;
    /// The set in row `index` of the table of sets, from 0 on; ALGORITHM behind the last: for loops over all. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_by_index"] pub fn lanewise_mldsa_by_index(index: usize, set: *mut lanewise_mldsa_set) -> c_int;
    /// ML-DSA.KeyGen, FIPS 204 algorithm 1: a new key pair. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_keygen"] pub fn lanewise_mldsa_keygen(set: lanewise_mldsa_set, pk: *mut c_void, pklen: usize, sk: *mut c_void, sklen: usize, random: *const lanewise_random) -> c_int;
    /// ML-DSA.KeyGen_internal, algorithm 6, of a `seed` of `seedlen` = 32 bytes. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_keygen_seed"] pub fn lanewise_mldsa_keygen_seed(set: lanewise_mldsa_set, pk: *mut c_void, pklen: usize, sk: *mut c_void, sklen: usize, seed: *const c_void, seedlen: usize) -> c_int;
    /// The public key of a private one, which is checked: t0 and the hash of pk in an expanded key must be those that s1 and s2 give. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_public"] pub fn lanewise_mldsa_public(set: lanewise_mldsa_set, pk: *mut c_void, pklen: usize, sk: *const c_void, sklen: usize) -> c_int;
    /// Sign: algorithms 2 and 4, and of mu or M' algorithm 7 from its line 7 or 1 on. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_sign"] pub fn lanewise_mldsa_sign(set: lanewise_mldsa_set, sig: *mut c_void, siglen: usize, sk: *const c_void, sklen: usize, message: *const c_void, len: usize, options: *const lanewise_mldsa_options) -> c_int;
    /// Verify: algorithms 3, 5 and 8. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_verify"] pub fn lanewise_mldsa_verify(set: lanewise_mldsa_set, sig: *const c_void, siglen: usize, pk: *const c_void, pklen: usize, message: *const c_void, len: usize, options: *const lanewise_mldsa_options) -> c_int;
    /// mu, which a signer elsewhere signs as MESSAGE_MU. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_mu"] pub fn lanewise_mldsa_mu(set: lanewise_mldsa_set, mu: *mut c_void, mulen: usize, pk: *const c_void, pklen: usize, message: *const c_void, len: usize, options: *const lanewise_mldsa_options) -> c_int;
    /// A message in pieces, for ML-DSA itself or M': begin mu in the sponge `s` with the public key, give lanewise_sponge_absorb() the pieces, and take mu, which is signed or verified as MESSAGE_MU. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_mu_init"] pub fn lanewise_mldsa_mu_init(s: *mut lanewise_sponge, set: lanewise_mldsa_set, pk: *const c_void, pklen: usize, options: *const lanewise_mldsa_options) -> c_int;
    /// `mulen` = 64 bytes to `mu`, all of the message having been absorbed; `s` is wiped. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_mu_final"] pub fn lanewise_mldsa_mu_final(s: *mut lanewise_sponge, mu: *mut c_void, mulen: usize) -> c_int;
    /// A new key pair. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_generate"] pub fn lanewise_mldsa_key_generate(key: *mut lanewise_mldsa_key, set: lanewise_mldsa_set, random: *const lanewise_random) -> c_int;
    /// A private key in any of its forms, checked as lanewise_mldsa_public does. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_from_private"] pub fn lanewise_mldsa_key_from_private(key: *mut lanewise_mldsa_key, set: lanewise_mldsa_set, sk: *const c_void, sklen: usize) -> c_int;
    /// A public key. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_from_public"] pub fn lanewise_mldsa_key_from_public(key: *mut lanewise_mldsa_key, set: lanewise_mldsa_set, pk: *const c_void, pklen: usize) -> c_int;
    /// Write the public key, or the private one in the form that the length says. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_public"] pub fn lanewise_mldsa_key_public(key: *const lanewise_mldsa_key, pk: *mut c_void, pklen: usize) -> c_int;
    /// Write the public key, or the private one in the form that the length says. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_private"] pub fn lanewise_mldsa_key_private(key: *const lanewise_mldsa_key, sk: *mut c_void, sklen: usize) -> c_int;
    /// Sign. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_sign"] pub fn lanewise_mldsa_key_sign(key: *const lanewise_mldsa_key, sig: *mut c_void, siglen: usize, message: *const c_void, len: usize, options: *const lanewise_mldsa_options) -> c_int;
    /// Verify; a private key serves too. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_verify"] pub fn lanewise_mldsa_key_verify(key: *const lanewise_mldsa_key, sig: *const c_void, siglen: usize, message: *const c_void, len: usize, options: *const lanewise_mldsa_options) -> c_int;
    /// Sign `count` `messages` with one key, each `sig(i)` `siglen` bytes long: the same as lanewise_mldsa_key_sign one after the other, with the same options, in less time, for up to eight share the states of the kernel. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_sign_many"] pub fn lanewise_mldsa_key_sign_many(key: *const lanewise_mldsa_key, count: usize, sig: *const *mut c_void, siglen: usize, messages: *const lanewise_bytes, options: *const lanewise_mldsa_options) -> c_int;
    /// Verify `count` signatures `sig` of `messages` under one key. results(i) is LANEWISE_OK or LANEWISE_ERR_SIGNATURE; `results` may be NULL. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_verify_many"] pub fn lanewise_mldsa_key_verify_many(key: *const lanewise_mldsa_key, count: usize, sig: *const lanewise_bytes, messages: *const lanewise_bytes, options: *const lanewise_mldsa_options, results: *mut c_int) -> c_int;
    /// Zero a key. See mldsa.h.
    #[link_name = "rs0_3_lanewise_mldsa_key_wipe"] pub fn lanewise_mldsa_key_wipe(key: *mut lanewise_mldsa_key);
    /// Describe a set in `info`. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_describe"] pub fn lanewise_mlkem_describe(set: lanewise_mlkem_set, info: *mut lanewise_mlkem_info) -> c_int;
    /// Find a set by its `name`; case, '-' and '_' do not matter. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_by_name"] pub fn lanewise_mlkem_by_name(name: *const c_char, set: *mut lanewise_mlkem_set) -> c_int;
    /// The set in row `index` of the table of sets, from 0 on; ALGORITHM behind the last: for loops over all. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_by_index"] pub fn lanewise_mlkem_by_index(index: usize, set: *mut lanewise_mlkem_set) -> c_int;
    /// Which code does the arithmetic here: "portable C", "AVX2", "AVX-512", "Neon". See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_arithmetic"] pub fn lanewise_mlkem_arithmetic() -> *const c_char;
    /// Whether every key generation of this process ends with the pair-wise consistency test that FIPS 140-3 (implementation guidance 10.3.A) asks for: encapsulate to the new key, decapsulate, compare the shared keys; of functions on bytes by the bytes that they give, of a key object by all of lanewise_mlkem_key_check. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_pairwise"] pub fn lanewise_mlkem_pairwise(on: c_int) -> c_int;
    /// ML-KEM.KeyGen, FIPS 203 algorithm 19: a new key pair, public_bytes to `ek` and private_bytes to `dk`. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_keygen"] pub fn lanewise_mlkem_keygen(set: lanewise_mlkem_set, ek: *mut c_void, eklen: usize, dk: *mut c_void, dklen: usize, random: *const lanewise_random) -> c_int;
    /// ML-KEM.KeyGen_internal, algorithm 16, of d and z. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_keygen_seed"] pub fn lanewise_mlkem_keygen_seed(set: lanewise_mlkem_set, ek: *mut c_void, eklen: usize, dk: *mut c_void, dklen: usize, seed: *const c_void, seedlen: usize) -> c_int;
    /// ML-KEM.Encaps, algorithm 20: ciphertext_bytes to `ct` and 32 bytes to `ss`. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_encaps"] pub fn lanewise_mlkem_encaps(set: lanewise_mlkem_set, ct: *mut c_void, ctlen: usize, ss: *mut c_void, sslen: usize, ek: *const c_void, eklen: usize, random: *const lanewise_random) -> c_int;
    /// ML-KEM.Encaps_internal, algorithm 17, of m, with the same checks. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_encaps_seed"] pub fn lanewise_mlkem_encaps_seed(set: lanewise_mlkem_set, ct: *mut c_void, ctlen: usize, ss: *mut c_void, sslen: usize, ek: *const c_void, eklen: usize, m: *const c_void, mlen: usize) -> c_int;
    /// ML-KEM.Decaps, algorithm 21: 32 bytes to `ss`. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_decaps"] pub fn lanewise_mlkem_decaps(set: lanewise_mlkem_set, ss: *mut c_void, sslen: usize, dk: *const c_void, dklen: usize, ct: *const c_void, ctlen: usize) -> c_int;
    /// The checks of encaps and of decaps alone. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_check_public"] pub fn lanewise_mlkem_check_public(set: lanewise_mlkem_set, ek: *const c_void, eklen: usize) -> c_int;
    /// The checks of encaps and of decaps alone. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_check_private"] pub fn lanewise_mlkem_check_private(set: lanewise_mlkem_set, dk: *const c_void, dklen: usize) -> c_int;
    /// A new key pair. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_generate"] pub fn lanewise_mlkem_key_generate(key: *mut lanewise_mlkem_key, set: lanewise_mlkem_set, random: *const lanewise_random) -> c_int;
    /// The key pair of d and z. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_from_seed"] pub fn lanewise_mlkem_key_from_seed(key: *mut lanewise_mlkem_key, set: lanewise_mlkem_set, seed: *const c_void, seedlen: usize) -> c_int;
    /// An expanded private key, dk. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_from_private"] pub fn lanewise_mlkem_key_from_private(key: *mut lanewise_mlkem_key, set: lanewise_mlkem_set, dk: *const c_void, dklen: usize) -> c_int;
    /// A public key, ek. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_from_public"] pub fn lanewise_mlkem_key_from_public(key: *mut lanewise_mlkem_key, set: lanewise_mlkem_set, ek: *const c_void, eklen: usize) -> c_int;
    /// Write ek, dk, or d and z. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_public"] pub fn lanewise_mlkem_key_public(key: *const lanewise_mlkem_key, ek: *mut c_void, eklen: usize) -> c_int;
    /// Write ek, dk, or d and z. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_private"] pub fn lanewise_mlkem_key_private(key: *const lanewise_mlkem_key, dk: *mut c_void, dklen: usize) -> c_int;
    /// Write ek, dk, or d and z. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_seed"] pub fn lanewise_mlkem_key_seed(key: *const lanewise_mlkem_key, seed: *mut c_void, seedlen: usize) -> c_int;
    /// Encapsulate; the public part of a private key serves too. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_encaps"] pub fn lanewise_mlkem_key_encaps(key: *const lanewise_mlkem_key, ct: *mut c_void, ctlen: usize, ss: *mut c_void, sslen: usize, random: *const lanewise_random) -> c_int;
    /// Encapsulate; the public part of a private key serves too. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_encaps_seed"] pub fn lanewise_mlkem_key_encaps_seed(key: *const lanewise_mlkem_key, ct: *mut c_void, ctlen: usize, ss: *mut c_void, sslen: usize, m: *const c_void, mlen: usize) -> c_int;
    /// Decapsulate. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_decaps"] pub fn lanewise_mlkem_key_decaps(key: *const lanewise_mlkem_key, ss: *mut c_void, sslen: usize, ct: *const c_void, ctlen: usize) -> c_int;
    /// Whether a private key is what its origin says, after a fault in its generation or its memory: encapsulate, and decapsulate to the same shared key; compute all that the object holds again and compare: matrix, t, ek, H(ek), and s from the seed, or, of a key without one, the public half from ek, and whether t - A s is noise of this set; compare z with its second copy. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_check"] pub fn lanewise_mlkem_key_check(key: *const lanewise_mlkem_key, random: *const lanewise_random) -> c_int;
    /// Zero a key. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_wipe"] pub fn lanewise_mlkem_key_wipe(key: *mut lanewise_mlkem_key);
    /// `count` key pairs: the same as lanewise_mlkem_keygen `count` times, sooner. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_keygen_many"] pub fn lanewise_mlkem_keygen_many(set: lanewise_mlkem_set, count: usize, ek: *const *mut c_void, eklen: usize, dk: *const *mut c_void, dklen: usize, seeds: *const c_void, seedslen: usize, random: *const lanewise_random) -> c_int;
    /// `count` encapsulations, each to a key of its own: a server's handshakes. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_encaps_many"] pub fn lanewise_mlkem_encaps_many(set: lanewise_mlkem_set, count: usize, ct: *const *mut c_void, ctlen: usize, ss: *const *mut c_void, sslen: usize, ek: *const *const c_void, eklen: usize, messages: *const c_void, messageslen: usize, random: *const lanewise_random, statuses: *mut c_int) -> c_int;
    /// `count` decapsulations, each with a key of its own: the same as lanewise_mlkem_decaps `count` times, sooner. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_decaps_many"] pub fn lanewise_mlkem_decaps_many(set: lanewise_mlkem_set, count: usize, ss: *const *mut c_void, sslen: usize, dk: *const *const c_void, dklen: usize, ct: *const *const c_void, ctlen: usize, statuses: *mut c_int) -> c_int;
    /// `count` ciphertexts for one key, which was expanded once: the same as lanewise_mlkem_key_decaps `count` times, sooner. See mlkem.h.
    #[link_name = "rs0_3_lanewise_mlkem_key_decaps_many"] pub fn lanewise_mlkem_key_decaps_many(key: *const lanewise_mlkem_key, count: usize, ss: *const *mut c_void, sslen: usize, ct: *const *const c_void, ctlen: usize) -> c_int;
    /// Fill `out` with `len` bytes of `random`, or of the operating system if `random` is NULL: getrandom on Linux and Android, getentropy on the BSDs and Apple systems, RtlGenRandom on Windows. See random.h.
    #[link_name = "rs0_3_lanewise_random_bytes"] pub fn lanewise_random_bytes(random: *const lanewise_random, out: *mut c_void, len: usize) -> c_int;
    /// Write a computation in any phase to `out`: the same bytes on every machine, under every kernel and version. See saved.h.
    #[link_name = "rs0_3_lanewise_sponge_save"] pub fn lanewise_sponge_save(s: *const lanewise_sponge, out: *mut c_void, outlen: usize) -> c_int;
    /// Go on with a saved computation. See saved.h.
    #[link_name = "rs0_3_lanewise_sponge_restore"] pub fn lanewise_sponge_restore(s: *mut lanewise_sponge, input: *const c_void, inlen: usize) -> c_int;
    /// Compute known answers with the kernels that this process uses, and compare. See selftest.h.
    #[link_name = "rs0_3_lanewise_self_test"] pub fn lanewise_self_test(failed: *mut *const c_char) -> c_int;
    /// One-shot hash: reads `len` bytes, writes the fixed number of bytes. See sha3.h.
    #[link_name = "rs0_3_lanewise_sha3_224"] pub fn lanewise_sha3_224(out: *mut u8, input: *const c_void, len: usize) -> c_int;
    /// One-shot hash: reads `len` bytes, writes the fixed number of bytes. See sha3.h.
    #[link_name = "rs0_3_lanewise_sha3_256"] pub fn lanewise_sha3_256(out: *mut u8, input: *const c_void, len: usize) -> c_int;
    /// One-shot hash: reads `len` bytes, writes the fixed number of bytes. See sha3.h.
    #[link_name = "rs0_3_lanewise_sha3_384"] pub fn lanewise_sha3_384(out: *mut u8, input: *const c_void, len: usize) -> c_int;
    /// One-shot hash: reads `len` bytes, writes the fixed number of bytes. See sha3.h.
    #[link_name = "rs0_3_lanewise_sha3_512"] pub fn lanewise_sha3_512(out: *mut u8, input: *const c_void, len: usize) -> c_int;
    /// One-shot hash: reads `len` bytes, writes the fixed number of bytes. See sha3.h.
    #[link_name = "rs0_3_lanewise_keccak256"] pub fn lanewise_keccak256(out: *mut u8, input: *const c_void, len: usize) -> c_int;
    /// One-shot XOF: reads `inlen` bytes, writes `outlen` bytes (any number). See sha3.h.
    #[link_name = "rs0_3_lanewise_shake128"] pub fn lanewise_shake128(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize) -> c_int;
    /// One-shot XOF: reads `inlen` bytes, writes `outlen` bytes (any number). See sha3.h.
    #[link_name = "rs0_3_lanewise_shake256"] pub fn lanewise_shake256(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize) -> c_int;
    /// Begin an incremental computation. See sha3.h.
    #[link_name = "rs0_3_lanewise_sha3_224_init"] pub fn lanewise_sha3_224_init(s: *mut lanewise_sponge) -> c_int;
    /// Begin an incremental computation. See sha3.h.
    #[link_name = "rs0_3_lanewise_sha3_256_init"] pub fn lanewise_sha3_256_init(s: *mut lanewise_sponge) -> c_int;
    /// Begin an incremental computation. See sha3.h.
    #[link_name = "rs0_3_lanewise_sha3_384_init"] pub fn lanewise_sha3_384_init(s: *mut lanewise_sponge) -> c_int;
    /// Begin an incremental computation. See sha3.h.
    #[link_name = "rs0_3_lanewise_sha3_512_init"] pub fn lanewise_sha3_512_init(s: *mut lanewise_sponge) -> c_int;
    /// Begin an incremental computation. See sha3.h.
    #[link_name = "rs0_3_lanewise_keccak256_init"] pub fn lanewise_keccak256_init(s: *mut lanewise_sponge) -> c_int;
    /// Begin an incremental computation. See sha3.h.
    #[link_name = "rs0_3_lanewise_shake128_init"] pub fn lanewise_shake128_init(s: *mut lanewise_sponge) -> c_int;
    /// Begin an incremental computation. See sha3.h.
    #[link_name = "rs0_3_lanewise_shake256_init"] pub fn lanewise_shake256_init(s: *mut lanewise_sponge) -> c_int;
    /// Describe a set in `info`. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_describe"] pub fn lanewise_slhdsa_describe(set: lanewise_slhdsa_set, info: *mut lanewise_slhdsa_info) -> c_int;
    /// Find a set by its `name`; case, '-' and '_' do not matter. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_by_name"] pub fn lanewise_slhdsa_by_name(name: *const c_char, set: *mut lanewise_slhdsa_set) -> c_int;
    /// The set in row `index` of the table of sets, from 0 on; ALGORITHM behind the last: for loops over all. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_by_index"] pub fn lanewise_slhdsa_by_index(index: usize, set: *mut lanewise_slhdsa_set) -> c_int;
    /// Generate a key pair from random bytes; `random` NULL: the system's. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_keygen"] pub fn lanewise_slhdsa_keygen(set: lanewise_slhdsa_set, pk: *mut c_void, pklen: usize, sk: *mut c_void, sklen: usize, random: *const lanewise_random) -> c_int;
    /// slh_keygen_internal (FIPS 205 section 9.1): the key pair of SK.seed, SK.prf and PK.seed, which are `seed` in this order, `seedlen` = 3n bytes. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_keygen_seed"] pub fn lanewise_slhdsa_keygen_seed(set: lanewise_slhdsa_set, pk: *mut c_void, pklen: usize, sk: *mut c_void, sklen: usize, seed: *const c_void, seedlen: usize) -> c_int;
    /// Whether the secret key belongs together. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_check_key"] pub fn lanewise_slhdsa_check_key(set: lanewise_slhdsa_set, sk: *const c_void, sklen: usize) -> c_int;
    /// Sign (FIPS 205 sections 10.2.1 and 10.2.2). See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_sign"] pub fn lanewise_slhdsa_sign(set: lanewise_slhdsa_set, sig: *mut c_void, siglen: usize, sk: *const c_void, sklen: usize, message: *const c_void, len: usize, options: *const lanewise_slhdsa_options) -> c_int;
    /// The same as lanewise_slhdsa_sign, for sets and machines on which that takes long. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_sign_with_progress"] pub fn lanewise_slhdsa_sign_with_progress(set: lanewise_slhdsa_set, sig: *mut c_void, siglen: usize, sk: *const c_void, sklen: usize, message: *const c_void, len: usize, options: *const lanewise_slhdsa_options, progress: Option<lanewise_slhdsa_progress>, data: *mut c_void) -> c_int;
    /// The same as lanewise_slhdsa_sign_with_progress, with its `progress` and `data`, of a message that `source` reads. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_sign_from"] pub fn lanewise_slhdsa_sign_from(set: lanewise_slhdsa_set, sig: *mut c_void, siglen: usize, sk: *const c_void, sklen: usize, source: *const lanewise_slhdsa_source, options: *const lanewise_slhdsa_options, progress: Option<lanewise_slhdsa_progress>, data: *mut c_void) -> c_int;
    /// Verify. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_verify"] pub fn lanewise_slhdsa_verify(set: lanewise_slhdsa_set, sig: *const c_void, siglen: usize, pk: *const c_void, pklen: usize, message: *const c_void, len: usize, options: *const lanewise_slhdsa_options) -> c_int;
    /// slh_sign_internal (FIPS 205 section 9.2): signs M' itself, without context. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_sign_internal"] pub fn lanewise_slhdsa_sign_internal(set: lanewise_slhdsa_set, sig: *mut c_void, siglen: usize, sk: *const c_void, sklen: usize, message: *const c_void, len: usize, addrnd: *const c_void, addrndlen: usize) -> c_int;
    /// slh_verify_internal (FIPS 205 section 9.3). See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_verify_internal"] pub fn lanewise_slhdsa_verify_internal(set: lanewise_slhdsa_set, sig: *const c_void, siglen: usize, pk: *const c_void, pklen: usize, message: *const c_void, len: usize) -> c_int;
    /// Begin. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_verifier_init"] pub fn lanewise_slhdsa_verifier_init(v: *mut lanewise_slhdsa_verifier, set: lanewise_slhdsa_set, pk: *const c_void, pklen: usize, randomizer: *const c_void, randomizerlen: usize, options: *const lanewise_slhdsa_options) -> c_int;
    /// The next `len` bytes of the message, `data`. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_verifier_message"] pub fn lanewise_slhdsa_verifier_message(v: *mut lanewise_slhdsa_verifier, data: *const c_void, len: usize) -> c_int;
    /// The next `len` bytes of the signature, `data`, R excepted; the first call ends the message, even with a length of 0. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_verifier_signature"] pub fn lanewise_slhdsa_verifier_signature(v: *mut lanewise_slhdsa_verifier, data: *const c_void, len: usize) -> c_int;
    /// LANEWISE_OK if the signature was complete, no longer, and valid; SIGNATURE if not. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_verifier_final"] pub fn lanewise_slhdsa_verifier_final(v: *mut lanewise_slhdsa_verifier) -> c_int;
    /// Give up: zero the verifier. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_verifier_wipe"] pub fn lanewise_slhdsa_verifier_wipe(v: *mut lanewise_slhdsa_verifier);
    /// Sign `count` messages with one key; `sig(i)`, of `siglen` bytes each, receives the signature of `messages(i)`. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_sign_many"] pub fn lanewise_slhdsa_sign_many(set: lanewise_slhdsa_set, count: usize, sig: *const *mut c_void, siglen: usize, sk: *const c_void, sklen: usize, messages: *const lanewise_bytes, options: *const lanewise_slhdsa_options, threads: c_uint, progress: Option<lanewise_slhdsa_progress>, data: *mut c_void) -> c_int;
    /// A new key pair, in the time of lanewise_slhdsa_keygen; `random` NULL: the system's. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_key_generate"] pub fn lanewise_slhdsa_key_generate(key: *mut lanewise_slhdsa_key, set: lanewise_slhdsa_set, random: *const lanewise_random) -> c_int;
    /// A secret key, checked as lanewise_slhdsa_check_key does, in the time of a key generation. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_key_from_private"] pub fn lanewise_slhdsa_key_from_private(key: *mut lanewise_slhdsa_key, set: lanewise_slhdsa_set, sk: *const c_void, sklen: usize) -> c_int;
    /// Write the public key, or the secret one. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_key_public"] pub fn lanewise_slhdsa_key_public(key: *const lanewise_slhdsa_key, pk: *mut c_void, pklen: usize) -> c_int;
    /// Write the public key, or the secret one. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_key_private"] pub fn lanewise_slhdsa_key_private(key: *const lanewise_slhdsa_key, sk: *mut c_void, sklen: usize) -> c_int;
    /// Sign. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_key_sign"] pub fn lanewise_slhdsa_key_sign(key: *const lanewise_slhdsa_key, sig: *mut c_void, siglen: usize, message: *const c_void, len: usize, options: *const lanewise_slhdsa_options) -> c_int;
    /// The same as lanewise_slhdsa_sign_many with the bytes of the key. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_key_sign_many"] pub fn lanewise_slhdsa_key_sign_many(key: *const lanewise_slhdsa_key, count: usize, sig: *const *mut c_void, siglen: usize, messages: *const lanewise_bytes, options: *const lanewise_slhdsa_options, threads: c_uint, progress: Option<lanewise_slhdsa_progress>, data: *mut c_void) -> c_int;
    /// Zero a key. See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_key_wipe"] pub fn lanewise_slhdsa_key_wipe(key: *mut lanewise_slhdsa_key);
    /// Verify `count` signatures `sig` of `messages` of one set, each under a key of its own (`pk(i)`, of `pklen` bytes each, may all be the same pointer). See slhdsa.h.
    #[link_name = "rs0_3_lanewise_slhdsa_verify_many"] pub fn lanewise_slhdsa_verify_many(set: lanewise_slhdsa_set, count: usize, sig: *const lanewise_bytes, pk: *const *const c_void, pklen: usize, messages: *const lanewise_bytes, options: *const lanewise_slhdsa_options, results: *mut c_int) -> c_int;
    /// cSHAKE, section 3: one-shot, or begun with `s` for sponge.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_cshake128"] pub fn lanewise_cshake128(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, name: *const c_void, namelen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// cSHAKE, section 3: one-shot, or begun with `s` for sponge.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_cshake256"] pub fn lanewise_cshake256(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, name: *const c_void, namelen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// cSHAKE, section 3: one-shot, or begun with `s` for sponge.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_cshake128_init"] pub fn lanewise_cshake128_init(s: *mut lanewise_sponge, name: *const c_void, namelen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// cSHAKE, section 3: one-shot, or begun with `s` for sponge.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_cshake256_init"] pub fn lanewise_cshake256_init(s: *mut lanewise_sponge, name: *const c_void, namelen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// KMAC, section 4: one-shot. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_kmac128"] pub fn lanewise_kmac128(out: *mut c_void, outlen: usize, key: *const c_void, keylen: usize, input: *const c_void, inlen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// KMAC, section 4: one-shot. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_kmac256"] pub fn lanewise_kmac256(out: *mut c_void, outlen: usize, key: *const c_void, keylen: usize, input: *const c_void, inlen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// KMAC, section 4: one-shot. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_kmacxof128"] pub fn lanewise_kmacxof128(out: *mut c_void, outlen: usize, key: *const c_void, keylen: usize, input: *const c_void, inlen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// KMAC, section 4: one-shot. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_kmacxof256"] pub fn lanewise_kmacxof256(out: *mut c_void, outlen: usize, key: *const c_void, keylen: usize, input: *const c_void, inlen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// KMAC begun with `s` for sponge.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_kmac128_init"] pub fn lanewise_kmac128_init(s: *mut lanewise_sponge, key: *const c_void, keylen: usize, custom: *const c_void, customlen: usize, outlen: usize) -> c_int;
    /// KMAC begun with `s` for sponge.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_kmac256_init"] pub fn lanewise_kmac256_init(s: *mut lanewise_sponge, key: *const c_void, keylen: usize, custom: *const c_void, customlen: usize, outlen: usize) -> c_int;
    /// KMAC begun with `s` for sponge.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_kmacxof128_init"] pub fn lanewise_kmacxof128_init(s: *mut lanewise_sponge, key: *const c_void, keylen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// KMAC begun with `s` for sponge.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_kmacxof256_init"] pub fn lanewise_kmacxof256_init(s: *mut lanewise_sponge, key: *const c_void, keylen: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// TupleHash, section 5: hashes a sequence of strings so that ("ab", "c") and ("a", "bc") differ. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_tuplehash128"] pub fn lanewise_tuplehash128(out: *mut c_void, outlen: usize, tuple: *const lanewise_bytes, count: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// TupleHash, section 5: hashes a sequence of strings so that ("ab", "c") and ("a", "bc") differ. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_tuplehash256"] pub fn lanewise_tuplehash256(out: *mut c_void, outlen: usize, tuple: *const lanewise_bytes, count: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// TupleHash, section 5: hashes a sequence of strings so that ("ab", "c") and ("a", "bc") differ. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_tuplehashxof128"] pub fn lanewise_tuplehashxof128(out: *mut c_void, outlen: usize, tuple: *const lanewise_bytes, count: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// TupleHash, section 5: hashes a sequence of strings so that ("ab", "c") and ("a", "bc") differ. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_tuplehashxof256"] pub fn lanewise_tuplehashxof256(out: *mut c_void, outlen: usize, tuple: *const lanewise_bytes, count: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// TupleHash, section 5: hashes a sequence of strings so that ("ab", "c") and ("a", "bc") differ. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_tuplehash128_init"] pub fn lanewise_tuplehash128_init(s: *mut lanewise_sponge, custom: *const c_void, customlen: usize, outlen: usize) -> c_int;
    /// TupleHash, section 5: hashes a sequence of strings so that ("ab", "c") and ("a", "bc") differ. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_tuplehash256_init"] pub fn lanewise_tuplehash256_init(s: *mut lanewise_sponge, custom: *const c_void, customlen: usize, outlen: usize) -> c_int;
    /// TupleHash, section 5: hashes a sequence of strings so that ("ab", "c") and ("a", "bc") differ. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_tuplehashxof128_init"] pub fn lanewise_tuplehashxof128_init(s: *mut lanewise_sponge, custom: *const c_void, customlen: usize) -> c_int;
    /// TupleHash, section 5: hashes a sequence of strings so that ("ab", "c") and ("a", "bc") differ. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_tuplehashxof256_init"] pub fn lanewise_tuplehashxof256_init(s: *mut lanewise_sponge, custom: *const c_void, customlen: usize) -> c_int;
    /// Begin an element of `len` bytes; exactly that many must then be absorbed, in any number of lanewise_sponge_absorb calls, before the next element or finalize. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_tuplehash_element"] pub fn lanewise_tuplehash_element(s: *mut lanewise_sponge, len: usize) -> c_int;
    /// ParallelHash, section 6, with blocks of `block` bytes (at least 1): one-shot, or begun with `t` for tree.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_parallelhash128"] pub fn lanewise_parallelhash128(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, block: usize, custom: *const c_void, customlen: usize, threading: *const lanewise_threading) -> c_int;
    /// ParallelHash, section 6, with blocks of `block` bytes (at least 1): one-shot, or begun with `t` for tree.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_parallelhash256"] pub fn lanewise_parallelhash256(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, block: usize, custom: *const c_void, customlen: usize, threading: *const lanewise_threading) -> c_int;
    /// ParallelHash, section 6, with blocks of `block` bytes (at least 1): one-shot, or begun with `t` for tree.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_parallelhashxof128"] pub fn lanewise_parallelhashxof128(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, block: usize, custom: *const c_void, customlen: usize, threading: *const lanewise_threading) -> c_int;
    /// ParallelHash, section 6, with blocks of `block` bytes (at least 1): one-shot, or begun with `t` for tree.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_parallelhashxof256"] pub fn lanewise_parallelhashxof256(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, block: usize, custom: *const c_void, customlen: usize, threading: *const lanewise_threading) -> c_int;
    /// ParallelHash, section 6, with blocks of `block` bytes (at least 1): one-shot, or begun with `t` for tree.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_parallelhash128_init"] pub fn lanewise_parallelhash128_init(t: *mut lanewise_tree, block: usize, custom: *const c_void, customlen: usize, outlen: usize) -> c_int;
    /// ParallelHash, section 6, with blocks of `block` bytes (at least 1): one-shot, or begun with `t` for tree.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_parallelhash256_init"] pub fn lanewise_parallelhash256_init(t: *mut lanewise_tree, block: usize, custom: *const c_void, customlen: usize, outlen: usize) -> c_int;
    /// ParallelHash, section 6, with blocks of `block` bytes (at least 1): one-shot, or begun with `t` for tree.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_parallelhashxof128_init"] pub fn lanewise_parallelhashxof128_init(t: *mut lanewise_tree, block: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// ParallelHash, section 6, with blocks of `block` bytes (at least 1): one-shot, or begun with `t` for tree.h. See sp800_185.h.
    #[link_name = "rs0_3_lanewise_parallelhashxof256_init"] pub fn lanewise_parallelhashxof256_init(t: *mut lanewise_tree, block: usize, custom: *const c_void, customlen: usize) -> c_int;
    /// Absorb `len` bytes. See sponge.h.
    #[link_name = "rs0_3_lanewise_sponge_absorb"] pub fn lanewise_sponge_absorb(s: *mut lanewise_sponge, data: *const c_void, len: usize) -> c_int;
    /// End the input and go over to output. See sponge.h.
    #[link_name = "rs0_3_lanewise_sponge_finalize"] pub fn lanewise_sponge_finalize(s: *mut lanewise_sponge) -> c_int;
    /// Write the next `outlen` bytes of output. See sponge.h.
    #[link_name = "rs0_3_lanewise_sponge_squeeze"] pub fn lanewise_sponge_squeeze(s: *mut lanewise_sponge, out: *mut c_void, outlen: usize) -> c_int;
    /// The digest of what was absorbed so far: finalize and squeeze on a copy. See sponge.h.
    #[link_name = "rs0_3_lanewise_sponge_digest"] pub fn lanewise_sponge_digest(s: *const lanewise_sponge, out: *mut c_void, outlen: usize) -> c_int;
    /// Describe a context in `info`. See sponge.h.
    #[link_name = "rs0_3_lanewise_sponge_describe"] pub fn lanewise_sponge_describe(s: *const lanewise_sponge, info: *mut lanewise_sponge_info) -> c_int;
    /// Copy a computation in any phase from `from` to `to`; both go on independently. See sponge.h.
    #[link_name = "rs0_3_lanewise_sponge_copy"] pub fn lanewise_sponge_copy(to: *mut lanewise_sponge, from: *const lanewise_sponge) -> c_int;
    /// Zero the context; it must be initialised again before use. See sponge.h.
    #[link_name = "rs0_3_lanewise_sponge_wipe"] pub fn lanewise_sponge_wipe(s: *mut lanewise_sponge);
    /// One sentence in English for the code `status`, or for a number that is none; never NULL, static storage. See status.h.
    #[link_name = "rs0_3_lanewise_status_message"] pub fn lanewise_status_message(status: c_int) -> *const c_char;
    /// The version of the library that is linked, as "MAJOR.MINOR.PATCH"; static storage. See status.h.
    #[link_name = "rs0_3_lanewise_version"] pub fn lanewise_version() -> *const c_char;
    /// Compare `len` bytes of `a` and `b` in time that depends on `len` alone: 1 if equal, 0 if not. See status.h.
    #[link_name = "rs0_3_lanewise_equal"] pub fn lanewise_equal(a: *const c_void, b: *const c_void, len: usize) -> c_int;
    /// Overwrite `len` bytes of `data` with zeros in a way the compiler may not remove. See status.h.
    #[link_name = "rs0_3_lanewise_wipe"] pub fn lanewise_wipe(data: *mut c_void, len: usize);
    /// The same as a function; 0 if that many bytes do not fit in a size_t. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_bytes"] pub fn lanewise_streams_bytes(count: usize) -> usize;
    /// Begin `count` (at least 1) streams in `bytes` bytes of memory, aligned or not, and set *streams to the object, which lies somewhere in it. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_init"] pub fn lanewise_streams_init(streams: *mut *mut lanewise_streams, memory: *mut c_void, bytes: usize, algorithm: lanewise_algorithm, count: usize) -> c_int;
    /// The same, each stream going on from one common `start`, a context that is absorbing: a keyed or customised function, a domain byte of TurboSHAKE, or a common prefix. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_start"] pub fn lanewise_streams_start(streams: *mut *mut lanewise_streams, memory: *mut c_void, bytes: usize, start: *const lanewise_sponge, count: usize) -> c_int;
    /// Bytes in a block, the rate of the function; 0 for NULL or an object that was wiped. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_rate"] pub fn lanewise_streams_rate(streams: *const lanewise_streams) -> usize;
    /// Absorb `len` bytes from `data(i)` into stream i, for all streams, as often as wanted. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_absorb"] pub fn lanewise_streams_absorb(streams: *mut lanewise_streams, data: *const *const c_void, len: usize) -> c_int;
    /// Absorb a last piece into each stream, last(i) into stream i, and go over to output. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_finish"] pub fn lanewise_streams_finish(streams: *mut lanewise_streams, last: *const lanewise_bytes) -> c_int;
    /// Write the next `len` bytes of output of stream i to `out(i)`, for all streams. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_squeeze"] pub fn lanewise_streams_squeeze(streams: *mut lanewise_streams, out: *const *mut c_void, len: usize) -> c_int;
    /// Compute the next block of output of every stream; lanewise_streams_block then points to it. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_next"] pub fn lanewise_streams_next(streams: *mut lanewise_streams) -> c_int;
    /// The block of stream `index` that the last lanewise_streams_next computed: as many bytes as lanewise_streams_rate says, aligned to 64 bytes, valid until the next call that changes the streams. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_block"] pub fn lanewise_streams_block(streams: *const lanewise_streams, index: usize) -> *const u8;
    /// Begin stream `index` again, a running or a stopped one: from where all streams began, with the `inlen` bytes of input `in`, ready for output. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_replace"] pub fn lanewise_streams_replace(streams: *mut lanewise_streams, index: usize, input: *const c_void, inlen: usize) -> c_int;
    /// No more output of stream `index` is wanted, until it is replaced. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_stop"] pub fn lanewise_streams_stop(streams: *mut lanewise_streams, index: usize) -> c_int;
    /// Zero all that the streams wrote to their memory; NULL is ignored. See streams.h.
    #[link_name = "rs0_3_lanewise_streams_wipe"] pub fn lanewise_streams_wipe(streams: *mut lanewise_streams);
    /// Set `threading` for the absorb calls that follow; NULL turns it off. See tree.h.
    #[link_name = "rs0_3_lanewise_tree_threading"] pub fn lanewise_tree_threading(t: *mut lanewise_tree, threading: *const lanewise_threading) -> c_int;
    /// Absorb `len` bytes. See tree.h.
    #[link_name = "rs0_3_lanewise_tree_absorb"] pub fn lanewise_tree_absorb(t: *mut lanewise_tree, data: *const c_void, len: usize) -> c_int;
    /// End the input of a ParallelHash. See tree.h.
    #[link_name = "rs0_3_lanewise_tree_finalize"] pub fn lanewise_tree_finalize(t: *mut lanewise_tree) -> c_int;
    /// Write the next `outlen` bytes of output. See tree.h.
    #[link_name = "rs0_3_lanewise_tree_squeeze"] pub fn lanewise_tree_squeeze(t: *mut lanewise_tree, out: *mut c_void, outlen: usize) -> c_int;
    /// Copy a computation in any phase from `from` to `to`. See tree.h.
    #[link_name = "rs0_3_lanewise_tree_copy"] pub fn lanewise_tree_copy(to: *mut lanewise_tree, from: *const lanewise_tree) -> c_int;
    /// Zero the context; it must be initialised again before use. See tree.h.
    #[link_name = "rs0_3_lanewise_tree_wipe"] pub fn lanewise_tree_wipe(t: *mut lanewise_tree);
    /// One-shot. See turboshake.h.
    #[link_name = "rs0_3_lanewise_turboshake128"] pub fn lanewise_turboshake128(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, domain: u8) -> c_int;
    /// One-shot. See turboshake.h.
    #[link_name = "rs0_3_lanewise_turboshake256"] pub fn lanewise_turboshake256(out: *mut c_void, outlen: usize, input: *const c_void, inlen: usize, domain: u8) -> c_int;
    /// Begin an incremental computation (then sponge.h). See turboshake.h.
    #[link_name = "rs0_3_lanewise_turboshake128_init"] pub fn lanewise_turboshake128_init(s: *mut lanewise_sponge, domain: u8) -> c_int;
    /// Begin an incremental computation (then sponge.h). See turboshake.h.
    #[link_name = "rs0_3_lanewise_turboshake256_init"] pub fn lanewise_turboshake256_init(s: *mut lanewise_sponge, domain: u8) -> c_int;
    /// A new key pair. See xwing.h.
    #[link_name = "rs0_3_lanewise_xwing_keygen"] pub fn lanewise_xwing_keygen(pk: *mut c_void, pklen: usize, sk: *mut c_void, sklen: usize, x25519: *const lanewise_xwing_x25519, random: *const lanewise_random) -> c_int;
    /// The public key of a private one. See xwing.h.
    #[link_name = "rs0_3_lanewise_xwing_public"] pub fn lanewise_xwing_public(pk: *mut c_void, pklen: usize, sk: *const c_void, sklen: usize, x25519: *const lanewise_xwing_x25519) -> c_int;
    /// Encapsulate. See xwing.h.
    #[link_name = "rs0_3_lanewise_xwing_encaps"] pub fn lanewise_xwing_encaps(ct: *mut c_void, ctlen: usize, ss: *mut c_void, sslen: usize, pk: *const c_void, pklen: usize, x25519: *const lanewise_xwing_x25519, random: *const lanewise_random) -> c_int;
    /// The same of given randomness, which is secret and used once: for tests. See xwing.h.
    #[link_name = "rs0_3_lanewise_xwing_encaps_seed"] pub fn lanewise_xwing_encaps_seed(ct: *mut c_void, ctlen: usize, ss: *mut c_void, sslen: usize, pk: *const c_void, pklen: usize, x25519: *const lanewise_xwing_x25519, seed: *const c_void, seedlen: usize) -> c_int;
    /// Decapsulate. See xwing.h.
    #[link_name = "rs0_3_lanewise_xwing_decaps"] pub fn lanewise_xwing_decaps(ss: *mut c_void, sslen: usize, sk: *const c_void, sklen: usize, ct: *const c_void, ctlen: usize, x25519: *const lanewise_xwing_x25519) -> c_int;
    /// The combiner alone, for those who compute both exchanges elsewhere. See xwing.h.
    #[link_name = "rs0_3_lanewise_xwing_combine"] pub fn lanewise_xwing_combine(ss: *mut c_void, sslen: usize, mlkem_ss: *const u8, x25519_ss: *const u8, x25519_ct: *const u8, x25519_pk: *const u8) -> c_int;
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::mem::{align_of, size_of};

    #[test]
    fn contexts_are_as_large_as_the_library_says() {
        assert_eq!((size_of::<lanewise_keccak>(), align_of::<lanewise_keccak>()), unsafe { (lanewise_keccak_bytes(), lanewise_keccak_align()) });
        assert_eq!((size_of::<lanewise_mldsa_key>(), align_of::<lanewise_mldsa_key>()), unsafe { (lanewise_mldsa_key_bytes(), lanewise_mldsa_key_align()) });
        assert_eq!((size_of::<lanewise_mlkem_key>(), align_of::<lanewise_mlkem_key>()), unsafe { (lanewise_mlkem_key_bytes(), lanewise_mlkem_key_align()) });
        assert_eq!((size_of::<lanewise_slhdsa_verifier>(), align_of::<lanewise_slhdsa_verifier>()), unsafe { (lanewise_slhdsa_verifier_bytes(), lanewise_slhdsa_verifier_align()) });
        assert_eq!((size_of::<lanewise_slhdsa_key>(), align_of::<lanewise_slhdsa_key>()), unsafe { (lanewise_slhdsa_key_bytes(), lanewise_slhdsa_key_align()) });
        assert_eq!((size_of::<lanewise_sponge>(), align_of::<lanewise_sponge>()), unsafe { (lanewise_sponge_bytes(), lanewise_sponge_align()) });
        assert_eq!((size_of::<lanewise_tree>(), align_of::<lanewise_tree>()), unsafe { (lanewise_tree_bytes(), lanewise_tree_align()) });
    }
}
