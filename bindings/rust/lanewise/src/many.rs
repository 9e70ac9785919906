// SPDX-License-Identifier: Apache-2.0 OR MIT
use crate::{input, must, output, Error};
use core::ffi::c_void;
use lanewise_sys as sys;

/// Every function that needs nothing but its input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
#[allow(missing_docs)]
pub enum Algorithm {
    Sha3_224 = sys::LANEWISE_SHA3_224,
    Sha3_256 = sys::LANEWISE_SHA3_256,
    Sha3_384 = sys::LANEWISE_SHA3_384,
    Sha3_512 = sys::LANEWISE_SHA3_512,
    Shake128 = sys::LANEWISE_SHAKE128,
    Shake256 = sys::LANEWISE_SHAKE256,
    Keccak256 = sys::LANEWISE_KECCAK256,
    TurboShake128 = sys::LANEWISE_TURBOSHAKE128,
    TurboShake256 = sys::LANEWISE_TURBOSHAKE256,
    Kt128 = sys::LANEWISE_KT128,
    Kt256 = sys::LANEWISE_KT256,
}

/// One input at once. Errors: [`Error::LENGTH`] if `out` is not as long as a function of fixed output
/// gives.
pub fn hash(algorithm: Algorithm, data: &[u8], out: &mut [u8]) -> Result<(), Error> {
    let len = out.len();
    let data_at = input(data);
    Error::check(unsafe {
        sys::lanewise_hash(algorithm as u32, output(out), len, data_at, data.len())
    })
}

/// Many independent inputs, of any lengths, side by side in the vector registers: digest i of input i,
/// as many as there are. Errors: [`Error::LENGTH`] if there are not as many outputs as inputs, or `N`
/// is not what a function of fixed output gives.
pub fn hash_many<I: AsRef<[u8]>, const N: usize>(
    algorithm: Algorithm,
    inputs: &[I],
    out: &mut [[u8; N]],
) -> Result<(), Error> {
    // So many at once: the arrays that the C library takes lie on the stack.
    const PART: usize = 64;
    if inputs.len() != out.len() {
        return Err(Error::LENGTH);
    }
    for (some, to) in inputs.chunks(PART).zip(out.chunks_mut(PART)) {
        let mut from = [sys::lanewise_bytes { data: core::ptr::null(), len: 0 }; PART];
        let mut into = [core::ptr::null_mut::<c_void>(); PART];
        for i in 0..some.len() {
            let one = some[i].as_ref();
            from[i] = sys::lanewise_bytes { data: input(one), len: one.len() };
            into[i] = output(&mut to[i]);
        }
        let (count, from, into) = (some.len(), from.as_ptr(), into.as_ptr());
        let number = algorithm as u32;
        Error::check(unsafe { sys::lanewise_hash_many(number, count, from, into, N) })?;
    }
    Ok(())
}

/// Keccak-256 as Ethereum uses it.
pub fn keccak256(data: &[u8]) -> [u8; 32] {
    let mut out = [0; 32];
    must(unsafe { sys::lanewise_keccak256(out.as_mut_ptr(), input(data), data.len()) });
    out
}

/// Keccak-256 of many inputs at once. Errors: [`Error::LENGTH`] if there are not as many outputs.
pub fn keccak256_batch<I: AsRef<[u8]>>(inputs: &[I], out: &mut [[u8; 32]]) -> Result<(), Error> {
    hash_many(Algorithm::Keccak256, inputs, out)
}
