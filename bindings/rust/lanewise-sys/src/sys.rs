// SPDX-License-Identifier: Apache-2.0 OR MIT
// Written by bindings/rust/generate.py.
use core::ffi::{c_char, c_int, c_uint, c_void};

/// Of every symbol.
pub const NAMESPACE: &str = "rs0_3_";
pub const LANEWISE_KT_CHUNK_BYTES: usize = 8192;
pub const LANEWISE_KECCAK_BYTES: usize = 200;
pub const LANEWISE_KECCAK_MAX_ROUNDS: usize = 24;
pub const LANEWISE_MANY_STACK: usize = 16384;
pub const LANEWISE_MLDSA_44_PUBLIC_BYTES: usize = 1312;
pub const LANEWISE_MLDSA_44_PRIVATE_BYTES: usize = 2560;
pub const LANEWISE_MLDSA_44_SIGNATURE_BYTES: usize = 2420;
pub const LANEWISE_MLDSA_65_PUBLIC_BYTES: usize = 1952;
pub const LANEWISE_MLDSA_65_PRIVATE_BYTES: usize = 4032;
pub const LANEWISE_MLDSA_65_SIGNATURE_BYTES: usize = 3309;
pub const LANEWISE_MLDSA_87_PUBLIC_BYTES: usize = 2592;
pub const LANEWISE_MLDSA_87_PRIVATE_BYTES: usize = 4896;
pub const LANEWISE_MLDSA_87_SIGNATURE_BYTES: usize = 4627;
pub const LANEWISE_MLDSA_SEED_BYTES: usize = 32;
pub const LANEWISE_MLDSA_MU_BYTES: usize = 64;
pub const LANEWISE_MLDSA_MAX_PUBLIC_BYTES: usize = 2592;
pub const LANEWISE_MLDSA_MAX_PRIVATE_BYTES: usize = 4928;
pub const LANEWISE_MLDSA_MAX_SIGNATURE_BYTES: usize = 4627;
pub const LANEWISE_MLDSA_MAX_CONTEXT_BYTES: usize = 255;
pub const LANEWISE_MLDSA_STACK: usize = 196608;
pub const LANEWISE_MLKEM_512_PUBLIC_BYTES: usize = 800;
pub const LANEWISE_MLKEM_512_PRIVATE_BYTES: usize = 1632;
pub const LANEWISE_MLKEM_512_CIPHERTEXT_BYTES: usize = 768;
pub const LANEWISE_MLKEM_768_PUBLIC_BYTES: usize = 1184;
pub const LANEWISE_MLKEM_768_PRIVATE_BYTES: usize = 2400;
pub const LANEWISE_MLKEM_768_CIPHERTEXT_BYTES: usize = 1088;
pub const LANEWISE_MLKEM_1024_PUBLIC_BYTES: usize = 1568;
pub const LANEWISE_MLKEM_1024_PRIVATE_BYTES: usize = 3168;
pub const LANEWISE_MLKEM_1024_CIPHERTEXT_BYTES: usize = 1568;
pub const LANEWISE_MLKEM_SHARED_BYTES: usize = 32;
pub const LANEWISE_MLKEM_SEED_BYTES: usize = 64;
pub const LANEWISE_MLKEM_MESSAGE_BYTES: usize = 32;
pub const LANEWISE_MLKEM_MAX_PUBLIC_BYTES: usize = 1568;
pub const LANEWISE_MLKEM_MAX_PRIVATE_BYTES: usize = 3168;
pub const LANEWISE_MLKEM_MAX_CIPHERTEXT_BYTES: usize = 1568;
pub const LANEWISE_SPONGE_SAVED_BYTES: usize = 216;
pub const LANEWISE_SHA3_224_BYTES: usize = 28;
pub const LANEWISE_SHA3_256_BYTES: usize = 32;
pub const LANEWISE_SHA3_384_BYTES: usize = 48;
pub const LANEWISE_SHA3_512_BYTES: usize = 64;
pub const LANEWISE_KECCAK256_BYTES: usize = 32;
pub const LANEWISE_SHA3_224_RATE: usize = 144;
pub const LANEWISE_SHA3_256_RATE: usize = 136;
pub const LANEWISE_SHA3_384_RATE: usize = 104;
pub const LANEWISE_SHA3_512_RATE: usize = 72;
pub const LANEWISE_SHAKE128_RATE: usize = 168;
pub const LANEWISE_SHAKE256_RATE: usize = 136;
pub const LANEWISE_SLHDSA_128_SEED_BYTES: usize = 16;
pub const LANEWISE_SLHDSA_192_SEED_BYTES: usize = 24;
pub const LANEWISE_SLHDSA_256_SEED_BYTES: usize = 32;
pub const LANEWISE_SLHDSA_128_PUBLIC_BYTES: usize = 32;
pub const LANEWISE_SLHDSA_192_PUBLIC_BYTES: usize = 48;
pub const LANEWISE_SLHDSA_256_PUBLIC_BYTES: usize = 64;
pub const LANEWISE_SLHDSA_128_PRIVATE_BYTES: usize = 64;
pub const LANEWISE_SLHDSA_192_PRIVATE_BYTES: usize = 96;
pub const LANEWISE_SLHDSA_256_PRIVATE_BYTES: usize = 128;
pub const LANEWISE_SLHDSA_128S_SIGNATURE_BYTES: usize = 7856;
pub const LANEWISE_SLHDSA_128F_SIGNATURE_BYTES: usize = 17088;
pub const LANEWISE_SLHDSA_192S_SIGNATURE_BYTES: usize = 16224;
pub const LANEWISE_SLHDSA_192F_SIGNATURE_BYTES: usize = 35664;
pub const LANEWISE_SLHDSA_256S_SIGNATURE_BYTES: usize = 29792;
pub const LANEWISE_SLHDSA_256F_SIGNATURE_BYTES: usize = 49856;
pub const LANEWISE_SLHDSA_MAX_PUBLIC_BYTES: usize = 64;
pub const LANEWISE_SLHDSA_MAX_PRIVATE_BYTES: usize = 128;
pub const LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES: usize = 49856;
pub const LANEWISE_SLHDSA_MAX_CONTEXT_BYTES: usize = 255;
pub const LANEWISE_SLHDSA_STACK: usize = 65536;
pub const LANEWISE_VERSION_MAJOR: usize = 0;
pub const LANEWISE_VERSION_MINOR: usize = 3;
pub const LANEWISE_VERSION_PATCH: usize = 0;
pub const LANEWISE_TURBOSHAKE128_RATE: usize = 168;
pub const LANEWISE_TURBOSHAKE256_RATE: usize = 136;
pub const LANEWISE_TURBOSHAKE_DOMAIN: usize = 31;
pub const LANEWISE_XWING_PUBLIC_BYTES: usize = 1216;
pub const LANEWISE_XWING_PRIVATE_BYTES: usize = 32;
pub const LANEWISE_XWING_CIPHERTEXT_BYTES: usize = 1120;
pub const LANEWISE_XWING_SHARED_BYTES: usize = 32;
pub const LANEWISE_XWING_SEED_BYTES: usize = 64;
pub type lanewise_algorithms = u32;
pub const LANEWISE_SHA3_224: u32 = 1;
pub const LANEWISE_SHA3_256: u32 = 2;
pub const LANEWISE_SHA3_384: u32 = 3;
pub const LANEWISE_SHA3_512: u32 = 4;
pub const LANEWISE_SHAKE128: u32 = 5;
pub const LANEWISE_SHAKE256: u32 = 6;
pub const LANEWISE_KECCAK256: u32 = 7;
pub const LANEWISE_TURBOSHAKE128: u32 = 8;
pub const LANEWISE_TURBOSHAKE256: u32 = 9;
pub const LANEWISE_KT128: u32 = 10;
pub const LANEWISE_KT256: u32 = 11;
pub type lanewise_mldsa_set = u32;
pub const LANEWISE_MLDSA_44: u32 = 44;
pub const LANEWISE_MLDSA_65: u32 = 65;
pub const LANEWISE_MLDSA_87: u32 = 87;
pub type lanewise_mldsa_prehash = u32;
pub const LANEWISE_MLDSA_PURE: u32 = 0;
pub const LANEWISE_MLDSA_SHA2_256: u32 = 1;
pub const LANEWISE_MLDSA_SHA2_384: u32 = 2;
pub const LANEWISE_MLDSA_SHA2_512: u32 = 3;
pub const LANEWISE_MLDSA_SHA2_224: u32 = 4;
pub const LANEWISE_MLDSA_SHA2_512_224: u32 = 5;
pub const LANEWISE_MLDSA_SHA2_512_256: u32 = 6;
pub const LANEWISE_MLDSA_SHA3_224: u32 = 7;
pub const LANEWISE_MLDSA_SHA3_256: u32 = 8;
pub const LANEWISE_MLDSA_SHA3_384: u32 = 9;
pub const LANEWISE_MLDSA_SHA3_512: u32 = 10;
pub const LANEWISE_MLDSA_SHAKE128: u32 = 11;
pub const LANEWISE_MLDSA_SHAKE256: u32 = 12;
pub type lanewise_mldsa_message = u32;
pub const LANEWISE_MLDSA_MESSAGE_ITSELF: u32 = 0;
pub const LANEWISE_MLDSA_MESSAGE_DIGEST: u32 = 1;
pub const LANEWISE_MLDSA_MESSAGE_MU: u32 = 2;
pub const LANEWISE_MLDSA_MESSAGE_FORMED: u32 = 3;
pub type lanewise_mldsa_check = u32;
pub const LANEWISE_MLDSA_CHECK_NONE: u32 = 0;
pub const LANEWISE_MLDSA_CHECK_FAULTS: u32 = 1;
pub const LANEWISE_MLDSA_CHECK_ACCIDENTS: u32 = 2;
pub type lanewise_mlkem_set = u32;
pub const LANEWISE_MLKEM_512: u32 = 512;
pub const LANEWISE_MLKEM_768: u32 = 768;
pub const LANEWISE_MLKEM_1024: u32 = 1024;
pub type lanewise_slhdsa_set = u32;
pub const LANEWISE_SLHDSA_SHAKE_128S: u32 = 1;
pub const LANEWISE_SLHDSA_SHAKE_128F: u32 = 2;
pub const LANEWISE_SLHDSA_SHAKE_192S: u32 = 3;
pub const LANEWISE_SLHDSA_SHAKE_192F: u32 = 4;
pub const LANEWISE_SLHDSA_SHAKE_256S: u32 = 5;
pub const LANEWISE_SLHDSA_SHAKE_256F: u32 = 6;
pub const LANEWISE_SPHINCS_SHAKE_128S_SIMPLE: u32 = 7;
pub const LANEWISE_SPHINCS_SHAKE_128S_ROBUST: u32 = 8;
pub const LANEWISE_SPHINCS_SHAKE_128F_SIMPLE: u32 = 9;
pub const LANEWISE_SPHINCS_SHAKE_128F_ROBUST: u32 = 10;
pub const LANEWISE_SPHINCS_SHAKE_192S_SIMPLE: u32 = 11;
pub const LANEWISE_SPHINCS_SHAKE_192S_ROBUST: u32 = 12;
pub const LANEWISE_SPHINCS_SHAKE_192F_SIMPLE: u32 = 13;
pub const LANEWISE_SPHINCS_SHAKE_192F_ROBUST: u32 = 14;
pub const LANEWISE_SPHINCS_SHAKE_256S_SIMPLE: u32 = 15;
pub const LANEWISE_SPHINCS_SHAKE_256S_ROBUST: u32 = 16;
pub const LANEWISE_SPHINCS_SHAKE_256F_SIMPLE: u32 = 17;
pub const LANEWISE_SPHINCS_SHAKE_256F_ROBUST: u32 = 18;
pub type lanewise_slhdsa_prehash = u32;
pub const LANEWISE_SLHDSA_PURE: u32 = 0;
pub const LANEWISE_SLHDSA_SHA2_256: u32 = 1;
pub const LANEWISE_SLHDSA_SHA2_384: u32 = 2;
pub const LANEWISE_SLHDSA_SHA2_512: u32 = 3;
pub const LANEWISE_SLHDSA_SHA2_224: u32 = 4;
pub const LANEWISE_SLHDSA_SHA2_512_224: u32 = 5;
pub const LANEWISE_SLHDSA_SHA2_512_256: u32 = 6;
pub const LANEWISE_SLHDSA_SHA3_224: u32 = 7;
pub const LANEWISE_SLHDSA_SHA3_256: u32 = 8;
pub const LANEWISE_SLHDSA_SHA3_384: u32 = 9;
pub const LANEWISE_SLHDSA_SHA3_512: u32 = 10;
pub const LANEWISE_SLHDSA_SHAKE128: u32 = 11;
pub const LANEWISE_SLHDSA_SHAKE256: u32 = 12;
pub type lanewise_slhdsa_check = u32;
pub const LANEWISE_SLHDSA_CHECK_NONE: u32 = 0;
pub const LANEWISE_SLHDSA_CHECK_FAULTS: u32 = 1;
pub const LANEWISE_SLHDSA_CHECK_ACCIDENTS: u32 = 2;
pub const LANEWISE_OK: c_int = 0;
pub const LANEWISE_ERR_NULL: c_int = -1;
pub const LANEWISE_ERR_STATE: c_int = -2;
pub const LANEWISE_ERR_LENGTH: c_int = -3;
pub const LANEWISE_ERR_ALGORITHM: c_int = -4;
pub const LANEWISE_ERR_PARAMETER: c_int = -5;
pub const LANEWISE_ERR_THREAD: c_int = -7;
pub const LANEWISE_ERR_RANDOM: c_int = -8;
pub const LANEWISE_ERR_SIGNATURE: c_int = -9;
pub const LANEWISE_ERR_FAULT: c_int = -10;
pub const LANEWISE_ERR_CANCELLED: c_int = -11;
pub const LANEWISE_ERR_KEY: c_int = -12;
pub const LANEWISE_ERR_SELF_TEST: c_int = -13;
pub const LANEWISE_ERR_MESSAGE: c_int = -14;
pub type lanewise_algorithm = u32;
pub type lanewise_slhdsa_progress = unsafe extern "C" fn(data: *mut c_void, done: usize, count: usize) -> c_int;
#[repr(C)]
pub struct lanewise_keccak {
    pub opaque: [u64; 28],
}
#[repr(C)]
pub struct lanewise_mldsa_key {
    pub opaque: [u64; 10560],
}
#[repr(C)]
pub struct lanewise_mlkem_key {
    pub opaque: [u64; 2048],
}
#[repr(C)]
pub struct lanewise_slhdsa_verifier {
    pub opaque: [u64; 128],
}
#[repr(C)]
pub struct lanewise_slhdsa_key {
    pub opaque: [u64; 3090],
}
#[repr(C)]
pub struct lanewise_sponge {
    pub opaque: [u64; 32],
}
#[repr(C)]
pub struct lanewise_tree {
    pub opaque: [u64; 80],
}
#[repr(C)]
pub struct lanewise_streams {
    _private: [u8; 0],
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_kernel_info {
    pub name: *const c_char,
    pub needs: *const c_char,
    pub states: c_uint,
    pub available: c_int,
    pub chosen: c_int,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_algorithm_info {
    pub name: *const c_char,
    pub output_bytes: usize,
    pub rate_bytes: usize,
    pub rounds: c_uint,
    pub extendable: c_int,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_mldsa_info {
    pub name: *const c_char,
    pub public_bytes: usize,
    pub private_bytes: usize,
    pub signature_bytes: usize,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_mldsa_options {
    pub context: *const c_void,
    pub context_bytes: usize,
    pub prehash: lanewise_mldsa_prehash,
    pub message_is: c_int,
    pub deterministic: c_int,
    pub check: c_int,
    pub random: *const lanewise_random,
    pub weak_prehash: u64,
    pub reserved: [u64; 3],
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_mlkem_info {
    pub name: *const c_char,
    pub public_bytes: usize,
    pub private_bytes: usize,
    pub ciphertext_bytes: usize,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_random {
    pub fill: Option<unsafe extern "C" fn(source: *mut c_void, out: *mut c_void, len: usize) -> c_int>,
    pub source: *mut c_void,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_slhdsa_info {
    pub name: *const c_char,
    pub seed_bytes: usize,
    pub public_bytes: usize,
    pub private_bytes: usize,
    pub signature_bytes: usize,
    pub fips205: c_int,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_slhdsa_options {
    pub context: *const c_void,
    pub context_bytes: usize,
    pub prehash: lanewise_slhdsa_prehash,
    pub message_is_digest: c_int,
    pub deterministic: c_int,
    pub check: c_int,
    pub random: *const lanewise_random,
    pub weak_prehash: u64,
    pub reserved: [u64; 3],
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_slhdsa_source {
    pub next: Option<unsafe extern "C" fn(from: *mut c_void, first: c_int, piece: *mut lanewise_bytes) -> c_int>,
    pub from: *mut c_void,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_sponge_info {
    pub rate_bytes: usize,
    pub rounds: c_uint,
    pub extendable: c_int,
    pub squeezing: c_int,
    pub output_left: u64,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_bytes {
    pub data: *const c_void,
    pub len: usize,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_threading {
    pub threads: c_uint,
    pub min_bytes: usize,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct lanewise_xwing_x25519 {
    pub multiply: Option<unsafe extern "C" fn(with: *mut c_void, out: *mut c_void, scalar: *const c_void, point: *const c_void) -> c_int>,
    pub with: *mut c_void,
}
