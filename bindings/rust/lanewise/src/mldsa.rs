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
use crate::hash::Sponge;
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

/// mu of a message that comes in pieces.
struct Pieces(Sponge);

impl Pieces {
    fn begin(key: &PublicKey, context: &[u8]) -> Result<Self, Error> {
        let (pk, len, o) = (input(&key.pk), key.pk.len(), options(context));
        let init = |s| unsafe { sys::lanewise_mldsa_mu_init(s, key.set as u32, pk, len, &o) };
        Ok(Pieces(Sponge::try_begin(init)?))
    }

    fn end(mut self) -> [u8; sys::LANEWISE_MLDSA_MU_BYTES] {
        let mut mu = [0; sys::LANEWISE_MLDSA_MU_BYTES];
        let len = mu.len();
        must(unsafe { sys::lanewise_mldsa_mu_final(&mut self.0.0, output(&mut mu), len) });
        mu
    }
}

/// What is signed or verified is mu, which has the context in it.
fn of_mu() -> sys::lanewise_mldsa_options {
    let message_is = sys::LANEWISE_MLDSA_MESSAGE_MU as i32;
    sys::lanewise_mldsa_options { message_is, ..options(b"") }
}

/// A signature that is being made of a message in pieces: [`PrivateKey::sign_pieces`].
///
/// ```
/// use lanewise::{digest::Update, mldsa::{PrivateKey, Set}};
/// let key = PrivateKey::generate(Set::MlDsa65)?;
/// let mut signing = key.sign_pieces(b"context")?;
/// signing.update(b"as often ");
/// signing.update(b"as wanted");
/// let signature = signing.sign()?;
///
/// key.public_key().verify_with_context(b"as often as wanted", b"context", &signature)?;
/// let mut verifying = key.public_key().verify_pieces(b"context")?;
/// verifying.update(b"as often as wanted");
/// verifying.verify(&signature)?;
/// # Ok::<(), lanewise::Error>(())
/// ```
pub struct Signing<'a> {
    key: &'a PrivateKey,
    pieces: Pieces,
}

/// A signature that is being verified of a message in pieces: [`PublicKey::verify_pieces`].
pub struct Verifying<'a> {
    key: &'a PublicKey,
    pieces: Pieces,
}

impl PrivateKey {
    /// Begin a signature of a message that need not lie in memory: its pieces come by
    /// [`Update`](digest::Update). The signature is one of [`PrivateKey::sign_with_context`]. Errors:
    /// [`Error::LENGTH`] of the context.
    pub fn sign_pieces(&self, context: &[u8]) -> Result<Signing<'_>, Error> {
        Ok(Signing { key: self, pieces: Pieces::begin(&self.public, context)? })
    }
}

impl PublicKey {
    /// Begin to verify a signature of a message that comes in pieces, by [`Update`](digest::Update).
    /// Errors: [`Error::LENGTH`] of the context.
    pub fn verify_pieces(&self, context: &[u8]) -> Result<Verifying<'_>, Error> {
        Ok(Verifying { key: self, pieces: Pieces::begin(self, context)? })
    }
}

impl Signing<'_> {
    /// The signature. Errors: [`Error::RANDOM`].
    pub fn sign(self) -> Result<Signature, Error> {
        let (set, mu) = (self.key.public.set, self.pieces.end());
        let mut signature = vec![0; sizes(set).signature];
        let (to, len, sk) = (output(&mut signature), signature.len(), &self.key.sk);
        let (sk, sk_len, at, o) = (input(sk), sk.len(), input(&mu), of_mu());
        Error::check(unsafe {
            sys::lanewise_mldsa_sign(set as u32, to, len, sk, sk_len, at, mu.len(), &o)
        })?;
        Ok(Signature(signature))
    }
}

impl Verifying<'_> {
    /// Whether the signature is valid. Errors: [`Error::SIGNATURE`] if not.
    pub fn verify(self, signature: impl AsRef<[u8]>) -> Result<(), Error> {
        let (key, signature, mu) = (self.key, signature.as_ref(), self.pieces.end());
        let (sig, pk, at, o) = (input(signature), input(&key.pk), input(&mu), of_mu());
        let (sig_len, pk_len, len) = (signature.len(), key.pk.len(), mu.len());
        Error::check(unsafe {
            sys::lanewise_mldsa_verify(key.set as u32, sig, sig_len, pk, pk_len, at, len, &o)
        })
    }
}

macro_rules! updated {
    ($($name:ident)*) => {$(
        impl digest::Update for $name<'_> {
            fn update(&mut self, data: &[u8]) {
                self.pieces.0.absorb(data)
            }
        }
    )*};
}
updated!(Signing Verifying);
