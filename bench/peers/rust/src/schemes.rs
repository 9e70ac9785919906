// SPDX-License-Identifier: Apache-2.0 OR MIT
//! ML-KEM of the crate fips203 and SLH-DSA of the crate fips205: the operations of ../../peer.h.

use std::ffi::{c_int, c_uint};
use std::slice::from_raw_parts;
use std::sync::OnceLock;

/// peer_task of peer.h.
#[repr(C)]
pub struct Task {
    set: c_uint,
    seed: *const u8,
    public_key: *const u8,
    secret_key: *const u8,
    public_bytes: usize,
    secret_bytes: usize,
    message: *const u8,
    message_bytes: usize,
    result: *const u8,
    result_bytes: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum What {
    Keygen,
    Encaps,
    Decaps,
    KeyEncaps,
    KeyDecaps,
    Sign,
    Verify,
}

type Done = Result<(), &'static str>;

fn put(to: *mut u8, parts: &[&[u8]]) {
    let mut at = to;
    for part in parts {
        // peer.h: there is room for what the operation writes.
        unsafe {
            std::ptr::copy_nonoverlapping(part.as_ptr(), at, part.len());
            at = at.add(part.len());
        }
    }
}

fn array<const N: usize>(bytes: &[u8]) -> Result<[u8; N], &'static str> {
    bytes.try_into().map_err(|_| "length")
}

macro_rules! kem {
    ($name:ident, $set:ident) => {
        fn $name(what: What, t: &Task, out: *mut u8) -> Done {
            use fips203::traits::{Decaps, Encaps, KeyGen, SerDes};
            use fips203::$set::{CipherText, DecapsKey, EncapsKey, KG};
            static KEPT: OnceLock<(EncapsKey, DecapsKey)> = OnceLock::new();
            let ek = || {
                let bytes = unsafe { from_raw_parts(t.public_key, t.public_bytes) };
                EncapsKey::try_from_bytes(array(bytes)?)
            };
            let dk = || {
                let bytes = unsafe { from_raw_parts(t.secret_key, t.secret_bytes) };
                DecapsKey::try_from_bytes(array(bytes)?)
            };
            if (what == What::KeyEncaps || what == What::KeyDecaps) && KEPT.get().is_none() {
                let _ = KEPT.set((ek()?, dk()?));
            }
            let m = unsafe { from_raw_parts(t.message, t.message_bytes) };
            let encaps = |key: &EncapsKey| -> Done {
                use fips203::traits::SerDes;
                let (ss, ct) = key.encaps_from_seed(&array(m)?);
                put(out, &[&ct.into_bytes(), &ss.into_bytes()]);
                Ok(())
            };
            let decaps = |key: &DecapsKey| -> Done {
                let bytes = unsafe { from_raw_parts(t.result, t.result_bytes) };
                let ss = key.try_decaps(&CipherText::try_from_bytes(array(bytes)?)?)?;
                put(out, &[&ss.into_bytes()]);
                Ok(())
            };
            match what {
                What::Keygen => {
                    let seed = unsafe { from_raw_parts(t.seed, 64) };
                    let (ek, dk) = KG::keygen_from_seed(array(&seed[..32])?, array(&seed[32..])?);
                    put(out, &[&ek.into_bytes(), &dk.into_bytes()]);
                    Ok(())
                }
                What::Encaps => encaps(&ek()?),
                What::Decaps => decaps(&dk()?),
                What::KeyEncaps => encaps(&KEPT.get().ok_or("key")?.0),
                _ => decaps(&KEPT.get().ok_or("key")?.1),
            }
        }
    };
}

kem!(kem_512, ml_kem_512);
kem!(kem_768, ml_kem_768);
kem!(kem_1024, ml_kem_1024);

/// Deterministic signing asks for no random bytes.
struct NoRandom;

impl rand_core::RngCore for NoRandom {
    fn next_u32(&mut self) -> u32 {
        unreachable!()
    }
    fn next_u64(&mut self) -> u64 {
        unreachable!()
    }
    fn fill_bytes(&mut self, _: &mut [u8]) {
        unreachable!()
    }
    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), rand_core::Error> {
        unreachable!()
    }
}
impl rand_core::CryptoRng for NoRandom {}

macro_rules! slh {
    ($name:ident, $set:ident, $n:literal) => {
        fn $name(what: What, t: &Task, out: *mut u8) -> Done {
            use fips205::traits::{KeyGen, SerDes, Signer, Verifier};
            use fips205::$set::{PrivateKey, PublicKey, KG};
            static KEPT: OnceLock<(PublicKey, PrivateKey)> = OnceLock::new();
            if what == What::Keygen {
                let seed = unsafe { from_raw_parts(t.seed, 3 * $n) };
                let (pk, sk) = KG::keygen_from_seed::<$n>(
                    &array(&seed[..$n])?,
                    &array(&seed[$n..2 * $n])?,
                    &array(&seed[2 * $n..])?,
                );
                put(out, &[&pk.into_bytes(), &sk.into_bytes()]);
                return Ok(());
            }
            if KEPT.get().is_none() {
                let pk = unsafe { from_raw_parts(t.public_key, t.public_bytes) };
                let sk = unsafe { from_raw_parts(t.secret_key, t.secret_bytes) };
                let _ = KEPT.set((
                    PublicKey::try_from_bytes(array(pk)?)?,
                    PrivateKey::try_from_bytes(array(sk)?)?,
                ));
            }
            let (pk, sk) = KEPT.get().ok_or("key")?;
            let m = unsafe { from_raw_parts(t.message, t.message_bytes) };
            if what == What::Sign {
                put(out, &[&sk.try_sign_with_rng(&mut NoRandom, m, b"", false)?]);
            } else {
                let bytes = unsafe { from_raw_parts(t.result, t.result_bytes) };
                put(out, &[&[pk.verify(m, &array(bytes)?, b"") as u8]]);
            }
            Ok(())
        }
    };
}

slh!(slh_128s, slh_dsa_shake_128s, 16);
slh!(slh_128f, slh_dsa_shake_128f, 16);
slh!(slh_192s, slh_dsa_shake_192s, 24);
slh!(slh_192f, slh_dsa_shake_192f, 24);
slh!(slh_256s, slh_dsa_shake_256s, 32);
slh!(slh_256f, slh_dsa_shake_256f, 32);

const SLH: [fn(What, &Task, *mut u8) -> Done; 6] =
    [slh_128s, slh_128f, slh_192s, slh_192f, slh_256s, slh_256f];

/// `count` times, by the set of the task.
unsafe fn operate(slh: bool, what: What, task: *const Task, out: *mut u8, count: usize) -> c_int {
    let t = &*task;
    let run = match t.set {
        set if slh => SLH[set as usize],
        512 => kem_512,
        768 => kem_768,
        _ => kem_1024,
    };
    (0..count).any(|_| run(what, t, out).is_err()) as c_int
}

macro_rules! operation {
    ($name:ident, $slh:literal, $what:ident) => {
        pub unsafe extern "C" fn $name(task: *const Task, out: *mut u8, count: usize) -> c_int {
            operate($slh, What::$what, task, out, count)
        }
    };
}
operation!(kem_keygen, false, Keygen);
operation!(kem_encaps, false, Encaps);
operation!(kem_decaps, false, Decaps);
operation!(kem_key_encaps, false, KeyEncaps);
operation!(kem_key_decaps, false, KeyDecaps);
operation!(slh_keygen, true, Keygen);
operation!(slh_sign, true, Sign);
operation!(slh_verify, true, Verify);
