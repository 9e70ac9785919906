// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Code that knows the traits of kem and signature alone; and the same bytes as the crate ml-kem.
#![cfg(all(feature = "kem", feature = "signature"))]
use lanewise::kem::traits::common::rand_core::{TryCryptoRng, TryRng};
use lanewise::kem::traits::{
    Ciphertext, Decapsulate, Encapsulate, EncapsulationKey, FromSeed, Generate, Kem, Key,
    KeyExport, KeyInit, Seed, TryKeyInit,
};
use lanewise::signature::{Keypair, RandomizedSigner, SignatureEncoding, Signer, Verifier};
use lanewise::{kem, mldsa, mlkem, slhdsa};

/// The same bytes in every run; after `left` calls it fails.
struct Numbers {
    next: u64,
    left: usize,
}
#[derive(Debug)]
struct Empty;
impl core::fmt::Display for Empty {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("empty")
    }
}
impl core::error::Error for Empty {}
impl TryRng for Numbers {
    type Error = Empty;
    fn try_next_u32(&mut self) -> Result<u32, Empty> {
        self.try_next_u64().map(|x| x as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Empty> {
        self.left = self.left.checked_sub(1).ok_or(Empty)?;
        self.next = self.next.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        Ok(self.next)
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Empty> {
        out.iter_mut().try_for_each(|b| self.try_next_u64().map(|x| *b = (x >> 56) as u8))
    }
}
impl TryCryptoRng for Numbers {}

/// The same without errors.
struct Sure(Numbers);
impl TryRng for Sure {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0.try_next_u32().unwrap())
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.0.try_next_u64().unwrap())
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        self.0.try_fill_bytes(out).unwrap();
        Ok(())
    }
}
impl TryCryptoRng for Sure {}

fn numbers(next: u64, left: usize) -> Numbers {
    Numbers { next, left }
}

/// Ours against another implementation of the same set: keys, ciphertexts and shared keys.
fn agree<A, B>()
where
    A: Kem<DecapsulationKey: KeyInit + KeyExport + Decapsulate>,
    B: Kem<
            DecapsulationKey: KeyInit + Decapsulate,
            SharedKeySize = A::SharedKeySize,
            CiphertextSize = A::CiphertextSize,
        >,
{
    for round in 0..3 {
        let seed = Seed::<A>::generate_from_rng(&mut Sure(numbers(round, 64)));
        let (dk, ek) = A::from_seed(&seed);
        assert_eq!(&dk.to_bytes(), &Key::<A::DecapsulationKey>::try_from(&seed[..]).unwrap());
        let (theirs, public) = B::from_seed(&Seed::<B>::try_from(&seed[..]).unwrap());
        assert_eq!(ek.to_bytes()[..], public.to_bytes()[..]);

        let again = EncapsulationKey::<A>::new(&ek.to_bytes()).unwrap();
        assert_eq!(again, ek);
        assert_eq!(again.clone(), ek);
        let (ct, shared) = again.encapsulate_with_rng(&mut Sure(numbers(round + 9, 32)));
        let (other_ct, other) = public.encapsulate_with_rng(&mut Sure(numbers(round + 9, 32)));
        assert_eq!((&ct, &shared), (&other_ct, &other));
        assert_eq!(dk.decapsulate(&ct), shared);
        assert_eq!(theirs.decapsulate(&ct), shared);

        let mut bad: Ciphertext<A> = ct.clone();
        bad[5] ^= 1;
        assert_ne!(dk.decapsulate(&bad), shared);
        assert_eq!(dk.decapsulate(&bad), theirs.decapsulate(&bad));
        assert!(dk.decapsulate_slice(&ct[1..]).is_err());
    }
    let (_, ek) = A::generate_keypair_from_rng(&mut Sure(numbers(5, 64)));
    let mut bytes = ek.to_bytes();
    bytes[..2].fill(0xFF);
    assert!(EncapsulationKey::<A>::new(&bytes).is_err());
    assert!(A::DecapsulationKey::try_generate_from_rng(&mut numbers(5, 63)).is_err());
}

#[test]
fn kems() {
    agree::<kem::MlKem512, ml_kem::MlKem512>();
    agree::<kem::MlKem768, ml_kem::MlKem768>();
    agree::<kem::MlKem1024, ml_kem::MlKem1024>();
    let (dk, _) = kem::MlKem768::from_seed(&[7; 64].into());
    let plain = mlkem::PrivateKey::from_seed(mlkem::Set::MlKem768, &[7; 64]).unwrap();
    assert_eq!(dk.to_bytes()[..], plain.seed().unwrap()[..]);
}

/// What knows no scheme.
fn signs<S: SignatureEncoding + PartialEq + core::fmt::Debug, K>(key: &K, other: &K, random: usize)
where
    K: Signer<S> + RandomizedSigner<S> + Keypair<VerifyingKey: Verifier<S>>,
{
    let (public, stranger) = (key.verifying_key(), other.verifying_key());
    let signature: S = key.sign(b"message");
    let again = S::try_from(signature.to_bytes().as_ref()).ok().expect("a signature");
    public.verify(b"message", &again).unwrap();
    public.verify(b"another", &again).unwrap_err();
    stranger.verify(b"message", &again).unwrap_err();

    // Both are hedged: not the same twice, but with the same random bytes.
    assert_ne!(signature, key.sign(b"message"));
    let one: S = key.try_sign_with_rng(&mut numbers(1, random), b"message").unwrap();
    let same: S = key.sign_with_rng(&mut Sure(numbers(1, random)), b"message");
    let two: S = key.sign_with_rng(&mut Sure(numbers(2, random)), b"message");
    assert_eq!(one, same);
    assert_ne!(one, two);
    public.verify(b"message", &two).unwrap();
    assert!(key.try_sign_with_rng(&mut numbers(1, random - 1), b"message").is_err());
}

#[test]
fn signatures() {
    for set in mldsa::Set::ALL {
        let new = || mldsa::PrivateKey::generate(set).unwrap();
        signs::<mldsa::Signature, _>(&new(), &new(), 32);
    }
    for (set, n) in [(slhdsa::Set::Shake128f, 16), (slhdsa::Set::Shake192f, 24)] {
        let new = || slhdsa::PrivateKey::generate(set).unwrap();
        signs::<slhdsa::Signature, _>(&new(), &new(), n);
    }
    // The trait's context is the empty one.
    let key = mldsa::PrivateKey::generate(mldsa::Set::MlDsa44).unwrap();
    let signature: mldsa::Signature = key.sign(b"message");
    key.public_key().verify_with_context(b"message", b"", &signature).unwrap();
    let other = key.sign_with_context(b"message", b"context").unwrap();
    key.public_key().verify(b"message", &other).unwrap_err();
}

/// ML-DSA signatures by the crate ml-dsa verify here, and ours there.
#[test]
fn ml_dsa_there_and_back() {
    use ml_dsa::{KeyInit as _, MlDsa65, VerifyingKey};
    let seed = [3; 32];
    let ours = mldsa::PrivateKey::from_bytes(mldsa::Set::MlDsa65, &seed).unwrap();
    let theirs = ml_dsa::SigningKey::<MlDsa65>::new(&seed.into());
    let bytes = |k: &VerifyingKey<MlDsa65>| k.encode().to_vec();
    assert_eq!(ours.public_key().as_bytes(), bytes(&theirs.verifying_key()));
    let signature: ml_dsa::Signature<MlDsa65> = theirs.sign(b"message");
    let back = mldsa::Signature::try_from(&signature.encode()[..]).unwrap();
    ours.public_key().verify(b"message", &back).unwrap();
    let made: mldsa::Signature = ours.sign(b"message");
    let made = ml_dsa::Signature::<MlDsa65>::try_from(made.as_ref()).unwrap();
    theirs.verifying_key().verify(b"message", &made).unwrap();
}
