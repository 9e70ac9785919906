// SPDX-License-Identifier: Apache-2.0 OR MIT
//! The Rust crates, as one peer. The table mirrors ../../peer.h.

mod schemes;

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::sync::OnceLock;

type Hash = unsafe extern "C" fn(*mut u8, usize, *const u8, usize, usize, usize) -> c_int;
type Permute = unsafe extern "C" fn(*mut c_void, usize);
type Operate = unsafe extern "C" fn(*const schemes::Task, *mut u8, usize) -> c_int;
type Extract = unsafe extern "C" fn(*const c_void, c_uint, *mut u8);

#[repr(C)]
struct Function {
    function: *const c_char,
    detail: *const c_char,
    needs: *const c_char,
    states: c_uint,
    hash: Option<Hash>,
    permute: Option<Permute>,
    extract: Option<Extract>,
    initialise: Option<unsafe extern "C" fn(*mut c_void)>,
    operate: Option<Operate>,
}

#[repr(C)]
pub struct Peer {
    name: *const c_char,
    version: *const c_char,
    source: *const c_char,
    functions: *const Function,
    count: usize,
}

unsafe impl Sync for Function {}
unsafe impl Sync for Peer {}

/// Hands each message and the place of its digest to `one`.
///
/// # Safety
/// The pointers cover the lengths that peer.h states.
unsafe fn each(
    out: *mut u8,
    outlen: usize,
    input: *const u8,
    inlen: usize,
    stride: usize,
    count: usize,
    one: impl Fn(&mut [u8], &[u8]),
) -> c_int {
    for i in 0..count {
        let o = if stride != 0 { i * outlen } else { 0 };
        one(
            std::slice::from_raw_parts_mut(out.add(o), outlen),
            std::slice::from_raw_parts(input.add(i * stride), inlen),
        );
    }
    0
}

macro_rules! hash {
    ($name:ident, $one:expr) => {
        unsafe extern "C" fn $name(
            out: *mut u8,
            outlen: usize,
            input: *const u8,
            inlen: usize,
            stride: usize,
            count: usize,
        ) -> c_int {
            each(out, outlen, input, inlen, stride, count, $one)
        }
    };
}

fn fixed<D: sha3::Digest>(out: &mut [u8], message: &[u8]) {
    out.copy_from_slice(&D::digest(message));
}

macro_rules! xof {
    ($from:ident, $hasher:ty) => {
        |out: &mut [u8], message: &[u8]| {
            use $from::{ExtendableOutput, Update, XofReader};
            let mut h = <$hasher>::default();
            h.update(message);
            h.finalize_xof().read(out);
        }
    };
}

mod turboshake_traits {
    pub use turboshake::digest::{ExtendableOutput, Update, XofReader};
}
mod shake_traits {
    pub use shake::digest::{ExtendableOutput, Update, XofReader};
}

fn blake3_one(out: &mut [u8], message: &[u8]) {
    out.copy_from_slice(&blake3::hash(message).as_bytes()[..out.len()]);
}

fn blake3_two_threads(out: &mut [u8], message: &[u8]) {
    static POOL: OnceLock<rayon::ThreadPool> = OnceLock::new();
    let pool = POOL.get_or_init(|| {
        rayon::ThreadPoolBuilder::new()
            .num_threads(2)
            .build()
            .expect("two threads")
    });
    let digest = pool.install(|| {
        let mut h = blake3::Hasher::new();
        h.update_rayon(message);
        h.finalize()
    });
    out.copy_from_slice(&digest.as_bytes()[..out.len()]);
}

hash!(sha3_256, fixed::<sha3::Sha3_256>);
hash!(sha3_512, fixed::<sha3::Sha3_512>);
hash!(shake128, xof!(shake_traits, shake::Shake128));
hash!(
    turboshake128,
    xof!(turboshake_traits, turboshake::TurboShake128)
);
hash!(kt128, xof!(k12, k12::Kt128));
hash!(blake3_hash, blake3_one);
hash!(blake3_threads, blake3_two_threads);

unsafe fn permute<const ROUNDS: usize>(state: *mut c_void, count: usize) {
    let state = &mut *(state as *mut [u64; 25]);
    keccak::Keccak::new().with_p1600::<ROUNDS>(|f| {
        for _ in 0..count {
            f(state);
        }
    });
}

unsafe extern "C" fn permute_24(state: *mut c_void, count: usize) {
    permute::<24>(state, count);
}

unsafe extern "C" fn permute_12(state: *mut c_void, count: usize) {
    permute::<12>(state, count);
}

const fn hashes(
    function: &'static std::ffi::CStr,
    detail: &'static std::ffi::CStr,
    hash: Hash,
) -> Function {
    Function {
        function: function.as_ptr(),
        detail: detail.as_ptr(),
        needs: c"".as_ptr(),
        states: 0,
        hash: Some(hash),
        permute: None,
        extract: None,
        initialise: None,
        operate: None,
    }
}

const fn permutes(function: &'static std::ffi::CStr, permute: Permute) -> Function {
    Function {
        function: function.as_ptr(),
        detail: c"crate keccak, with_p1600".as_ptr(),
        needs: c"nothing".as_ptr(),
        states: 1,
        hash: None,
        permute: Some(permute),
        extract: None,
        initialise: None,
        operate: None,
    }
}

const fn operates(
    function: &'static std::ffi::CStr,
    detail: &'static std::ffi::CStr,
    operate: Operate,
) -> Function {
    Function {
        function: function.as_ptr(),
        detail: detail.as_ptr(),
        needs: c"".as_ptr(),
        states: 0,
        hash: None,
        permute: None,
        extract: None,
        initialise: None,
        operate: Some(operate),
    }
}

static FUNCTIONS: [Function; 17] = [
    hashes(c"SHA3-256", c"crate sha3, Sha3_256::digest", sha3_256),
    hashes(c"SHA3-512", c"crate sha3, Sha3_512::digest", sha3_512),
    hashes(c"SHAKE128", c"crate shake, Shake128", shake128),
    hashes(
        c"TurboSHAKE128",
        c"crate turboshake, TurboShake128",
        turboshake128,
    ),
    hashes(c"KT128", c"crate k12, Kt128", kt128),
    hashes(
        c"BLAKE3",
        c"crate blake3, blake3::hash, one thread",
        blake3_hash,
    ),
    hashes(
        c"BLAKE3, 2 threads",
        c"crate blake3, update_rayon in a pool of two",
        blake3_threads,
    ),
    operates(
        c"ML-KEM key generation",
        c"crate fips203, keygen_from_seed, keys encoded",
        schemes::kem_keygen,
    ),
    operates(
        c"ML-KEM encapsulation",
        c"crate fips203, encaps_from_seed",
        schemes::kem_encaps,
    ),
    operates(
        c"ML-KEM decapsulation",
        c"crate fips203, try_decaps",
        schemes::kem_decaps,
    ),
    operates(
        c"ML-KEM encapsulation with a key object",
        c"crate fips203, encaps_from_seed",
        schemes::kem_key_encaps,
    ),
    operates(
        c"ML-KEM decapsulation with a key object",
        c"crate fips203, try_decaps",
        schemes::kem_key_decaps,
    ),
    operates(
        c"SLH-DSA key generation",
        c"crate fips205, keygen_from_seed",
        schemes::slh_keygen,
    ),
    operates(
        c"SLH-DSA signature",
        c"crate fips205, try_sign_with_rng, not hedged",
        schemes::slh_sign,
    ),
    operates(
        c"SLH-DSA verification",
        c"crate fips205, verify",
        schemes::slh_verify,
    ),
    permutes(c"Keccak-p[1600,24]", permute_24),
    permutes(c"Keccak-p[1600,12]", permute_12),
];

static PEER: Peer = Peer {
    name: c"Rust".as_ptr(),
    version: c"sha3 0.12.0, shake 0.1.0, keccak 0.2.2, turboshake 0.7.1, k12 0.5.1, blake3 1.8.7, fips203 0.5.0, fips205 0.5.0"
        .as_ptr(),
    source: c"crates, release build, default features (blake3: its assembly, and rayon)".as_ptr(),
    functions: FUNCTIONS.as_ptr(),
    count: FUNCTIONS.len(),
};

#[no_mangle]
pub extern "C" fn lanewise_peer() -> *const Peer {
    &PEER
}
