// SPDX-License-Identifier: Apache-2.0 OR MIT
//! ML-DSA, FIPS 204: signatures that are hedged with the operating system's randomness.
//!
//! ```
//! use lanewise::mldsa::{PrivateKey, Set};
//! let key = PrivateKey::generate(Set::MlDsa65)?;
//! let signature = key.sign_with_context(b"message", b"context")?;
//! key.public_key().verify_with_context(b"message", b"context", &signature)?;
//! # Ok::<(), lanewise::Error>(())
//! ```
#![cfg_attr(
    feature = "signature",
    doc = r#"
With the feature `signature`, under the empty context:

```
use lanewise::mldsa::{PrivateKey, PublicKey, Set, Signature};
use lanewise::signature::{Signer, Verifier};
let key = PrivateKey::generate(Set::MlDsa65)?;
let signature: Signature = key.sign(b"message");
key.public_key().verify(b"message", &signature).unwrap();
# Ok::<(), lanewise::Error>(())
```"#
)]
use crate::signed::{Sizes, signed};
use crate::{Error, input, must, output};
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

impl Set {
    /// All of them.
    pub const ALL: [Set; 3] = [Set::MlDsa44, Set::MlDsa65, Set::MlDsa87];
}

fn sizes(set: Set) -> Sizes {
    let mut info = MaybeUninit::uninit();
    must(unsafe { sys::lanewise_mldsa_describe(set as u32, info.as_mut_ptr()) });
    let info = unsafe { info.assume_init() };
    Sizes {
        public: info.public_bytes,
        private: info.private_bytes,
        signature: info.signature_bytes,
        random: 32,
    }
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
    sk: Zeroizing<Vec<u8>>,
    public: PublicKey,
}

impl PrivateKey {
    /// A new key. Errors: [`Error::RANDOM`].
    pub fn generate(set: Set) -> Result<Self, Error> {
        let Sizes { public, private, .. } = sizes(set);
        let (mut sk, mut pk) = (Zeroizing::new(vec![0; private]), vec![0; public]);
        let (to, sk_to) = (output(&mut pk), output(&mut sk));
        Error::check(unsafe {
            sys::lanewise_mldsa_keygen(set as u32, to, public, sk_to, private, null())
        })?;
        Ok(PrivateKey { sk, public: PublicKey { set, pk } })
    }

    /// A key from its seed (32 bytes), its expanded form, or both, which must belong together.
    /// Errors: [`Error::LENGTH`]; [`Error::KEY`].
    ///
    /// ```
    /// use lanewise::mldsa::{PrivateKey, Set};
    /// let key = PrivateKey::from_bytes(Set::MlDsa44, &[7; 32])?; // a seed must be random
    /// assert_eq!(key.public_key().as_bytes().len(), 1312);
    /// # Ok::<(), lanewise::Error>(())
    /// ```
    pub fn from_bytes(set: Set, sk: &[u8]) -> Result<Self, Error> {
        let mut pk = vec![0; sizes(set).public];
        let len = pk.len();
        let (to, from) = (output(&mut pk), input(sk));
        Error::check(unsafe { sys::lanewise_mldsa_public(set as u32, to, len, from, sk.len()) })?;
        Ok(PrivateKey { sk: Zeroizing::new(sk.to_vec()), public: PublicKey { set, pk } })
    }
}

signed!("mldsa", "MlDsa65");

fn sign(
    set: Set,
    sk: &[u8],
    message: &[u8],
    context: &[u8],
    random: *const sys::lanewise_random,
    signature: &mut [u8],
) -> Result<(), Error> {
    let (to, to_len, at, len) = (output(signature), signature.len(), input(message), message.len());
    let (sk, sk_len, o) =
        (input(sk), sk.len(), sys::lanewise_mldsa_options { random, ..options(context) });
    Error::check(unsafe {
        sys::lanewise_mldsa_sign(set as u32, to, to_len, sk, sk_len, at, len, &o)
    })
}

fn check_signature(
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
