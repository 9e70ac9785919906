// SPDX-License-Identifier: Apache-2.0 OR MIT
//! ML-DSA, FIPS 204: signatures that are hedged with the operating system's randomness.
//!
//! ```
//! use lanewise::mldsa::{verify, PrivateKey, Set};
//! let key = PrivateKey::generate(Set::MlDsa65)?;
//! let signature = key.sign(b"message", b"context")?;
//! verify(Set::MlDsa65, key.public_bytes(), b"message", b"context", &signature)?;
//! # Ok::<(), lanewise::Error>(())
//! ```
use crate::{input, must, output, Error};
use alloc::{vec, vec::Vec};
use core::{mem::MaybeUninit, ptr::null};
use lanewise_sys as sys;
use zeroize::Zeroizing;

/// The parameter sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
#[allow(missing_docs)]
pub enum Set {
    MlDsa44 = sys::LANEWISE_MLDSA_44,
    MlDsa65 = sys::LANEWISE_MLDSA_65,
    MlDsa87 = sys::LANEWISE_MLDSA_87,
}

fn lengths(set: Set) -> sys::lanewise_mldsa_info {
    let mut info = MaybeUninit::uninit();
    must(unsafe { sys::lanewise_mldsa_describe(set as u32, info.as_mut_ptr()) });
    unsafe { info.assume_init() }
}

fn options(context: &[u8]) -> sys::lanewise_mldsa_options {
    // All zero is the default, and integers and pointers may be zero.
    let mut o: sys::lanewise_mldsa_options = unsafe { MaybeUninit::zeroed().assume_init() };
    o.context = input(context);
    o.context_bytes = context.len();
    o
}

/// A key that signs, as its bytes, which are wiped when it is dropped.
pub struct PrivateKey {
    set: Set,
    sk: Zeroizing<Vec<u8>>,
    pk: Vec<u8>,
}

impl PrivateKey {
    /// A new key. Errors: [`Error::RANDOM`].
    pub fn generate(set: Set) -> Result<Self, Error> {
        let sizes = lengths(set);
        let mut sk = Zeroizing::new(vec![0; sizes.private_bytes]);
        let mut pk = vec![0; sizes.public_bytes];
        let (public, public_len, secret_len) = (output(&mut pk), sizes.public_bytes, sk.len());
        let secret = output(&mut sk);
        Error::check(unsafe {
            sys::lanewise_mldsa_keygen(set as u32, public, public_len, secret, secret_len, null())
        })?;
        Ok(PrivateKey { set, sk, pk })
    }

    /// A key from its seed (32 bytes), its expanded form, or both, which must belong together.
    /// Errors: [`Error::LENGTH`]; [`Error::KEY`].
    pub fn from_bytes(set: Set, sk: &[u8]) -> Result<Self, Error> {
        let mut pk = vec![0; lengths(set).public_bytes];
        let len = pk.len();
        let (to, from) = (output(&mut pk), input(sk));
        Error::check(unsafe { sys::lanewise_mldsa_public(set as u32, to, len, from, sk.len()) })?;
        Ok(PrivateKey { set, sk: Zeroizing::new(sk.to_vec()), pk })
    }

    /// The public key that belongs to it.
    pub fn public_bytes(&self) -> &[u8] {
        &self.pk
    }

    /// The private key in the form in which it was read or made.
    pub fn as_bytes(&self) -> &[u8] {
        &self.sk
    }

    /// A signature of `message` under `context`, at most 255 bytes. Errors: [`Error::LENGTH`];
    /// [`Error::RANDOM`].
    pub fn sign(&self, message: &[u8], context: &[u8]) -> Result<Vec<u8>, Error> {
        let mut signature = vec![0; lengths(self.set).signature_bytes];
        let len = signature.len();
        let (to, sk) = (output(&mut signature), input(&self.sk));
        let (at, o) = (input(message), options(context));
        Error::check(unsafe {
            sys::lanewise_mldsa_sign(
                self.set as u32,
                to,
                len,
                sk,
                self.sk.len(),
                at,
                message.len(),
                &o,
            )
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
        sys::lanewise_mldsa_verify(set as u32, sig, sig_len, pk, pk_len, at, len, &o)
    })
}
