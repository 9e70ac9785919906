// SPDX-License-Identifier: Apache-2.0 OR MIT
//! SLH-DSA with SHAKE, FIPS 205: signatures that are hedged with the operating system's randomness.
//!
//! ```
//! use lanewise::slhdsa::{PrivateKey, Set};
//! let key = PrivateKey::generate(Set::Shake128f)?;
//! let signature = key.sign_with_context(b"message", b"context")?;
//! key.public_key().verify_with_context(b"message", b"context", &signature)?;
//! # Ok::<(), lanewise::Error>(())
//! ```
#![cfg_attr(
    feature = "signature",
    doc = r#"
With the feature `signature`, under the empty context:

```
use lanewise::signature::{Signer, Verifier};
use lanewise::slhdsa::{PrivateKey, Set, Signature};
let key = PrivateKey::generate(Set::Shake128f)?;
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

impl Set {
    /// All of them.
    pub const ALL: [Set; 6] = [
        Set::Shake128s,
        Set::Shake128f,
        Set::Shake192s,
        Set::Shake192f,
        Set::Shake256s,
        Set::Shake256f,
    ];
}

fn sizes(set: Set) -> Sizes {
    let n = match set {
        Set::Shake128s | Set::Shake128f => 16,
        Set::Shake192s | Set::Shake192f => 24,
        Set::Shake256s | Set::Shake256f => 32,
    };
    let mut info = MaybeUninit::uninit();
    must(unsafe { sys::lanewise_slhdsa_describe(set as u32, info.as_mut_ptr()) });
    let info = unsafe { info.assume_init() };
    Sizes { public: 2 * n, private: 4 * n, signature: info.signature_bytes, random: n }
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
    sk: Zeroizing<Vec<u8>>,
    public: PublicKey,
}

impl PrivateKey {
    /// A new key. Errors: [`Error::RANDOM`].
    pub fn generate(set: Set) -> Result<Self, Error> {
        let Sizes { public, private, .. } = sizes(set);
        let (mut sk, mut pk) = (Zeroizing::new(vec![0; private]), vec![0; public]);
        let (to, sk_to) = (output(&mut pk).cast(), output(&mut sk).cast());
        Error::check(unsafe {
            sys::lanewise_slhdsa_keygen(set as u32, to, public, sk_to, private, null())
        })?;
        Ok(PrivateKey { sk, public: PublicKey { set, pk } })
    }

    /// A key as FIPS 205 writes it; its second half is the public key. That its root is the right
    /// one is not checked, for it takes a key generation: [`PrivateKey::check`] does. Errors:
    /// [`Error::LENGTH`].
    ///
    /// ```
    /// use lanewise::slhdsa::{PrivateKey, Set};
    /// let key = PrivateKey::generate(Set::Shake128f)?;
    /// let again = PrivateKey::from_bytes(Set::Shake128f, key.as_bytes())?;
    /// again.check()?;
    /// # Ok::<(), lanewise::Error>(())
    /// ```
    pub fn from_bytes(set: Set, sk: &[u8]) -> Result<Self, Error> {
        if sk.len() != sizes(set).private {
            return Err(Error::LENGTH);
        }
        let pk = sk[sk.len() / 2..].to_vec();
        Ok(PrivateKey { sk: Zeroizing::new(sk.to_vec()), public: PublicKey { set, pk } })
    }

    /// Whether the key belongs together.
    pub fn check(&self) -> Result<(), Error> {
        let (at, len) = (input(&self.sk), self.sk.len());
        Error::check(unsafe { sys::lanewise_slhdsa_check_key(self.public.set as u32, at, len) })
    }
}

signed!("slhdsa", "Shake128f");

fn sign(
    set: Set,
    sk: &[u8],
    message: &[u8],
    context: &[u8],
    random: *const sys::lanewise_random,
    signature: &mut [u8],
) -> Result<(), Error> {
    let (to, to_len) = (output(signature).cast(), signature.len());
    let (at, len, sk, sk_len) = (input(message), message.len(), input(sk), sk.len());
    let o = sys::lanewise_slhdsa_options { random, ..options(context) };
    Error::check(unsafe {
        sys::lanewise_slhdsa_sign(set as u32, to, to_len, sk, sk_len, at, len, &o)
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
        sys::lanewise_slhdsa_verify(set as u32, sig, sig_len, pk, pk_len, at, len, &o)
    })
}
