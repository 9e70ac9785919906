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

/// A verification in 1 KiB of memory, of a message and a signature that both come in pieces.
///
/// FIPS 205 hashes the randomizer, with which a signature begins, before the message, and the message
/// says what the rest of the signature is made of; so this is their order.
///
/// ```
/// use lanewise::slhdsa::{PrivateKey, Set, Verifier};
/// let key = PrivateKey::generate(Set::Shake128f)?;
/// let signature = key.sign_with_context(b"a long message", b"context")?;
/// let (randomizer, rest) = signature.as_ref().split_at(Set::Shake128f.randomizer_len());
///
/// let mut verifier = Verifier::new(key.public_key(), b"context", randomizer)?;
/// verifier.message(b"a long ")?;
/// verifier.message(b"message")?;
/// for piece in rest.chunks(1000) {
///     verifier.signature(piece)?;
/// }
/// verifier.finish()?;
/// # Ok::<(), lanewise::Error>(())
/// ```
pub struct Verifier(sys::lanewise_slhdsa_verifier);

impl Set {
    /// Bytes of the randomizer, the beginning of a signature.
    pub fn randomizer_len(self) -> usize {
        sizes(self).random
    }
}

impl Verifier {
    /// Begin, with the first [`Set::randomizer_len`] bytes of the signature. Errors: [`Error::LENGTH`]
    /// of another number of them, and of the context.
    pub fn new(key: &PublicKey, context: &[u8], randomizer: &[u8]) -> Result<Self, Error> {
        let mut v = MaybeUninit::zeroed();
        let (pk, pk_len, o) = (input(&key.pk), key.pk.len(), options(context));
        let (r, r_len, to, set) =
            (input(randomizer), randomizer.len(), v.as_mut_ptr(), key.set as u32);
        Error::check(unsafe {
            sys::lanewise_slhdsa_verifier_init(to, set, pk, pk_len, r, r_len, &o)
        })?;
        // Zero or written: all of it is initialised.
        Ok(Verifier(unsafe { v.assume_init() }))
    }

    /// The next bytes of the message. Errors: [`Error::STATE`] after the first of the signature.
    pub fn message(&mut self, data: &[u8]) -> Result<(), Error> {
        let (at, len) = (input(data), data.len());
        Error::check(unsafe { sys::lanewise_slhdsa_verifier_message(&mut self.0, at, len) })
    }

    /// The next bytes of the signature, behind the randomizer; the first end the message. Errors:
    /// [`Error::SIGNATURE`] as soon as it is too long.
    pub fn signature(&mut self, data: &[u8]) -> Result<(), Error> {
        let (at, len) = (input(data), data.len());
        Error::check(unsafe { sys::lanewise_slhdsa_verifier_signature(&mut self.0, at, len) })
    }

    /// Whether the signature was complete and is valid. Errors: [`Error::SIGNATURE`] if not.
    pub fn finish(mut self) -> Result<(), Error> {
        Error::check(unsafe { sys::lanewise_slhdsa_verifier_final(&mut self.0) })
    }
}

impl Drop for Verifier {
    fn drop(&mut self) {
        unsafe { sys::lanewise_slhdsa_verifier_wipe(&mut self.0) }
    }
}

#[cfg(feature = "std")]
mod reader {
    use super::*;
    use core::any::Any;
    use core::ffi::{c_int, c_void};
    use std::io::{self, Read, Seek, SeekFrom};
    use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

    /// Some kilobytes, of whole blocks of SHAKE256.
    const PIECE: usize = 136 * 64;

    /// What C calls, and what became of it: neither an error nor a panic of the reader goes through C.
    struct Source<'a, R> {
        reader: &'a mut R,
        start: u64,
        buffer: Vec<u8>,
        failed: Option<io::Error>,
        panicked: Option<alloc::boxed::Box<dyn Any + Send>>,
    }

    impl<R: Read + Seek> Source<'_, R> {
        fn read(&mut self, first: bool) -> io::Result<usize> {
            if first {
                self.reader.seek(SeekFrom::Start(self.start))?;
            }
            let mut len = 0;
            while len < self.buffer.len() {
                match self.reader.read(&mut self.buffer[len..]) {
                    Ok(0) => break,
                    Ok(n) => len += n,
                    Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                    Err(e) => return Err(e),
                }
            }
            Ok(len)
        }

        unsafe extern "C" fn next(
            from: *mut c_void,
            first: c_int,
            piece: *mut sys::lanewise_bytes,
        ) -> c_int {
            // Passed below, and alive while the call lasts.
            let this = unsafe { &mut *from.cast::<Self>() };
            match catch_unwind(AssertUnwindSafe(|| this.read(first != 0))) {
                Ok(Ok(len)) => {
                    let data = input(&this.buffer);
                    // A reader that says more than it was asked for is cut, not believed.
                    let len = len.min(this.buffer.len());
                    unsafe { *piece = sys::lanewise_bytes { data, len } };
                    return 0;
                }
                Ok(Err(e)) => this.failed = Some(e),
                Err(panic) => this.panicked = Some(panic),
            }
            1
        }
    }

    impl PrivateKey {
        /// A signature of what `reader` has from where it is to its end, under `context`. It is read
        /// twice, for FIPS 205 hashes a message twice, and must be the same then. Errors are the
        /// reader's, or an [`Error`] inside [`io::Error::other`]: as of
        /// [`PrivateKey::sign_with_context`]; of a message that was not the same.
        ///
        /// ```
        /// use lanewise::slhdsa::{PrivateKey, Set};
        /// let key = PrivateKey::generate(Set::Shake128f)?;
        /// let mut file = std::io::Cursor::new(vec![7; 1 << 20]); // or a std::fs::File
        /// let signature = key.sign_reader(&mut file, b"context")?;
        /// key.public_key().verify_with_context(&vec![7; 1 << 20], b"context", &signature)?;
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        pub fn sign_reader<R: Read + Seek>(
            &self,
            reader: &mut R,
            context: &[u8],
        ) -> io::Result<Signature> {
            let set = self.public.set;
            let start = reader.stream_position()?;
            let mut from =
                Source { reader, start, buffer: vec![0; PIECE], failed: None, panicked: None };
            let source = sys::lanewise_slhdsa_source {
                next: Some(Source::<R>::next),
                from: core::ptr::from_mut(&mut from).cast(),
            };
            let mut signature = vec![0; sizes(set).signature];
            let (to, to_len) = (output(&mut signature), signature.len());
            let (sk, sk_len, o) = (input(&self.sk), self.sk.len(), options(context));
            let status = unsafe {
                sys::lanewise_slhdsa_sign_from(
                    set as u32,
                    to,
                    to_len,
                    sk,
                    sk_len,
                    &source,
                    &o,
                    None,
                    core::ptr::null_mut(),
                )
            };
            if let Some(panic) = from.panicked {
                resume_unwind(panic);
            }
            if let Some(failed) = from.failed {
                return Err(failed);
            }
            Error::check(status).map_err(io::Error::other)?;
            Ok(Signature(signature))
        }
    }
}
