// SPDX-License-Identifier: Apache-2.0 OR MIT
use crate::{Error, input, must, output};
use core::ffi::c_void;
use lanewise_sys as sys;

/// Every function that needs nothing but its input.
///
/// ```
/// use lanewise::{hash, Algorithm};
/// let algorithm = if std::env::args().len() > 2 { Algorithm::TurboShake128 } else { Algorithm::Shake128 };
/// let mut out = [0; 64];
/// hash(algorithm, b"data", &mut out)?;
/// # Ok::<(), lanewise::Error>(())
/// ```
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
///
/// ```
/// let mut digest = [0; 32];
/// lanewise::hash(lanewise::Algorithm::Sha3_256, b"abc", &mut digest)?;
/// assert_eq!(digest[..4], [0x3a, 0x98, 0x5d, 0xa7]); // NIST's example
/// # Ok::<(), lanewise::Error>(())
/// ```
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
///
/// ```
/// use lanewise::{hash, hash_many, Algorithm};
/// let files = [&b"one"[..], b"another", b""];
/// let mut digests = [[0; 48]; 3];
/// hash_many(Algorithm::Sha3_384, &files, &mut digests)?;
///
/// let mut alone = [0; 48];
/// hash(Algorithm::Sha3_384, b"another", &mut alone)?;
/// assert_eq!(digests[1], alone);
/// # Ok::<(), lanewise::Error>(())
/// ```
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
    if let Some((offset, width)) = inside(inputs) {
        let from = unsafe { inputs.as_ptr().cast::<u8>().add(offset) };
        return strided(algorithm, from.cast(), width, size_of::<I>(), out);
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

/// Where in each element its bytes lie, and how many: if that is the same in all and they are a part of
/// the element, as in arrays, the inputs are rows of one piece of memory.
fn inside<I: AsRef<[u8]>>(inputs: &[I]) -> Option<(usize, usize)> {
    let (base, size) = (inputs.as_ptr() as usize, size_of::<I>());
    let first = inputs.first()?.as_ref();
    let (at, width) = (first.as_ptr() as usize, first.len());
    if at < base || at - base > size || width > size - (at - base) {
        return None;
    }
    let alike = |(i, one): (usize, &I)| {
        let one = one.as_ref();
        one.as_ptr() as usize == at + i * size && one.len() == width
    };
    inputs.iter().enumerate().all(alike).then_some((at - base, width))
}

/// Rows of `width` bytes, `stride` bytes from one to the next; as many as there are outputs can be read.
fn strided<const N: usize>(
    algorithm: Algorithm,
    from: *const c_void,
    width: usize,
    stride: usize,
    out: &mut [[u8; N]],
) -> Result<(), Error> {
    // Where there are two rows or more, neither length exceeds what a slice may have, isize::MAX.
    let (number, count) = (algorithm as u32, out.len());
    let (to, stride, step) = (output(out.as_flattened_mut()), stride as isize, N as isize);
    Error::check(unsafe {
        sys::lanewise_hash_many_strided(number, count, from, width, stride, to, N, step)
    })
}

/// Inputs of one length, `width` bytes, one behind the other in `data`: digest i of row i, as many as
/// there are. Errors: [`Error::LENGTH`] if `data` is not as long as `width` times the number of outputs,
/// or `N` is not what a function of fixed output gives.
///
/// ```
/// use lanewise::{hash, hash_rows, Algorithm};
/// let keys: Vec<u8> = (0..=255).collect();
/// let mut digests = [[0; 32]; 8];
/// hash_rows(Algorithm::Sha3_256, &keys, 32, &mut digests)?;
///
/// let mut alone = [0; 32];
/// hash(Algorithm::Sha3_256, &keys[96..128], &mut alone)?;
/// assert_eq!(digests[3], alone);
/// # Ok::<(), lanewise::Error>(())
/// ```
pub fn hash_rows<const N: usize>(
    algorithm: Algorithm,
    data: &[u8],
    width: usize,
    out: &mut [[u8; N]],
) -> Result<(), Error> {
    if out.len().checked_mul(width) != Some(data.len()) {
        return Err(Error::LENGTH);
    }
    strided(algorithm, input(data), width, width, out)
}

/// Keccak-256 as Ethereum uses it.
///
/// ```
/// // The hash of no code, which every client has as a constant.
/// assert_eq!(lanewise::keccak256(b"")[..4], [0xc5, 0xd2, 0x46, 0x01]);
/// ```
pub fn keccak256(data: &[u8]) -> [u8; 32] {
    let mut out = [0; 32];
    must(unsafe { sys::lanewise_keccak256(out.as_mut_ptr(), input(data), data.len()) });
    out
}

/// Keccak-256 of many inputs at once. Errors: [`Error::LENGTH`] if there are not as many outputs.
///
/// ```
/// let addresses: Vec<[u8; 20]> = (0..1000u32).map(|i| [i as u8; 20]).collect();
/// let mut keys = vec![[0; 32]; addresses.len()];
/// lanewise::keccak256_batch(&addresses, &mut keys)?;
/// assert_eq!(keys[7], lanewise::keccak256(&addresses[7]));
/// # Ok::<(), lanewise::Error>(())
/// ```
pub fn keccak256_batch<I: AsRef<[u8]>>(inputs: &[I], out: &mut [[u8; 32]]) -> Result<(), Error> {
    hash_many(Algorithm::Keccak256, inputs, out)
}
