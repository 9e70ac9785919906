// SPDX-License-Identifier: Apache-2.0 OR MIT
//! SLH-DSA with SHAKE, FIPS 205: signatures that are hedged with the operating system's randomness.
//!
//! ```
//! use lanewise::slhdsa::{verify, PrivateKey, Set};
//! let key = PrivateKey::generate(Set::Shake128f)?;
//! let signature = key.sign(b"message", b"")?;
//! verify(Set::Shake128f, key.public_bytes(), b"message", b"", &signature)?;
//! # Ok::<(), lanewise::Error>(())
//! ```
use crate::{input, must, output, Error};
use alloc::{vec, vec::Vec};
use core::{mem::MaybeUninit, ptr::null};
use lanewise_sys as sys;
use zeroize::Zeroizing;

/// The parameter sets: s has small signatures, f signs fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
#[allow(missing_docs)]
pub enum Set {
    Shake128s = sys::LANEWISE_SLHDSA_SHAKE_128S,
    Shake128f = sys::LANEWISE_SLHDSA_SHAKE_128F,
    Shake192s = sys::LANEWISE_SLHDSA_SHAKE_192S,
    Shake192f = sys::LANEWISE_SLHDSA_SHAKE_192F,
    Shake256s = sys::LANEWISE_SLHDSA_SHAKE_256S,
    Shake256f = sys::LANEWISE_SLHDSA_SHAKE_256F,
}

/// Bytes of a public key, a private key and a signature.
fn lengths(set: Set) -> [usize; 3] {
    let bits = match set {
        Set::Shake128s | Set::Shake128f => 128,
        Set::Shake192s | Set::Shake192f => 192,
        Set::Shake256s | Set::Shake256f => 256,
    };
    let mut info = MaybeUninit::uninit();
    must(unsafe { sys::lanewise_slhdsa_describe(set as u32, info.as_mut_ptr()) });
    let info = unsafe { info.assume_init() };
    [bits / 4, bits / 2, info.signature_bytes]
}

fn options(context: &[u8]) -> sys::lanewise_slhdsa_options {
    // All zero is the default, and integers and pointers may be zero.
    let mut o: sys::lanewise_slhdsa_options = unsafe { MaybeUninit::zeroed().assume_init() };
    o.context = input(context);
    o.context_bytes = context.len();
    o
}

/// A key that signs, as its bytes, which are wiped when it is dropped.
pub struct PrivateKey {
    set: Set,
    sk: Zeroizing<Vec<u8>>,
}

impl PrivateKey {
    /// A new key. Errors: [`Error::RANDOM`].
    pub fn generate(set: Set) -> Result<Self, Error> {
        let [public, secret, _] = lengths(set);
        let (mut sk, mut pk) = (Zeroizing::new(vec![0u8; secret]), vec![0u8; public]);
        let (to, sk_to) = (output(&mut pk), output(&mut sk));
        Error::check(unsafe {
            sys::lanewise_slhdsa_keygen(set as u32, to.cast(), public, sk_to.cast(), secret, null())
        })?;
        Ok(PrivateKey { set, sk })
    }

    /// A key as FIPS 205 writes it. That its root is the right one is not checked, for it takes a key
    /// generation: [`PrivateKey::check`] does. Errors: [`Error::LENGTH`].
    pub fn from_bytes(set: Set, sk: &[u8]) -> Result<Self, Error> {
        if sk.len() != lengths(set)[1] {
            return Err(Error::LENGTH);
        }
        Ok(PrivateKey { set, sk: Zeroizing::new(sk.to_vec()) })
    }

    /// Whether the key belongs together.
    pub fn check(&self) -> Result<(), Error> {
        let (at, len) = (input(&self.sk), self.sk.len());
        Error::check(unsafe { sys::lanewise_slhdsa_check_key(self.set as u32, at, len) })
    }

    /// The public key, which is the second half of the private one.
    pub fn public_bytes(&self) -> &[u8] {
        &self.sk[self.sk.len() / 2..]
    }

    /// The private key.
    pub fn as_bytes(&self) -> &[u8] {
        &self.sk
    }

    /// A signature of `message` under `context`, at most 255 bytes. Errors: [`Error::LENGTH`];
    /// [`Error::RANDOM`].
    pub fn sign(&self, message: &[u8], context: &[u8]) -> Result<Vec<u8>, Error> {
        let mut signature = vec![0u8; lengths(self.set)[2]];
        let len = signature.len();
        let (to, sk, sk_len) = (output(&mut signature), input(&self.sk), self.sk.len());
        let (set, at, o) = (self.set as u32, input(message), options(context));
        Error::check(unsafe {
            sys::lanewise_slhdsa_sign(set, to.cast(), len, sk, sk_len, at, message.len(), &o)
        })?;
        Ok(signature)
    }
}

/// Whether a signature is valid. Errors: [`Error::SIGNATURE`] if not; [`Error::LENGTH`] of key or
/// context.
pub fn verify(
    set: Set,
    public: &[u8],
    message: &[u8],
    context: &[u8],
    signature: &[u8],
) -> Result<(), Error> {
    let (sig, pk, at, o) = (input(signature), input(public), input(message), options(context));
    let (sig_len, pk_len, len) = (signature.len(), public.len(), message.len());
    Error::check(unsafe {
        sys::lanewise_slhdsa_verify(set as u32, sig, sig_len, pk, pk_len, at, len, &o)
    })
}
