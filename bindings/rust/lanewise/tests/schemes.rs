// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Keys there and back, and what is refused.
use lanewise::{Error, mldsa, mlkem, slhdsa};

#[test]
fn ml_kem() {
    use mlkem::{PrivateKey, PublicKey, Set};
    for set in [Set::MlKem512, Set::MlKem768, Set::MlKem1024] {
        let key = PrivateKey::from_seed(set, &[7; 64]).unwrap();
        assert_eq!(key.public_key(), PrivateKey::from_seed(set, &[7; 64]).unwrap().public_key());
        let again = PrivateKey::from_bytes(set, &key.to_bytes()).unwrap();
        let public = PublicKey::from_bytes(set, &key.public_key().to_bytes()).unwrap();
        let (mut ciphertext, theirs) = public.encapsulate().unwrap();
        assert_eq!(*theirs, *again.decapsulate(&ciphertext).unwrap());
        assert_ne!(*theirs, *public.encapsulate().unwrap().1);
        ciphertext[3] ^= 1;
        assert_ne!(*theirs, *key.decapsulate(&ciphertext).unwrap());
        assert_eq!(key.decapsulate(&ciphertext[1..]).err(), Some(Error::LENGTH));
        let mut bad = key.public_key().to_bytes();
        bad[..2].fill(0xFF);
        assert_eq!(PublicKey::from_bytes(set, &bad).err(), Some(Error::KEY));
        assert_eq!(PublicKey::from_bytes(set, &[]).err(), Some(Error::LENGTH));
        let mut bad = key.to_bytes();
        let at = bad.len() - 40;
        bad[at] ^= 1; // in the hash of ek
        assert_eq!(PrivateKey::from_bytes(set, &bad).err(), Some(Error::KEY));
        assert_eq!(*key.seed().unwrap(), [7; 64]);
        assert_eq!(again.seed().err(), Some(Error::STATE)); // it has none
        assert_ne!(PrivateKey::generate(set).unwrap().public_key(), key.public_key());
    }
}

/// Of one at a time, with what is refused or rejected in the midst of others.
#[test]
fn many_ml_kem() {
    use mlkem::{PrivateKey, Set, encapsulate_many};
    for set in [Set::MlKem512, Set::MlKem768, Set::MlKem1024] {
        let key = PrivateKey::generate(set).unwrap();
        let ek = key.public_key().to_bytes();
        for count in [0, 1, 3, 8, 21] {
            let mut keys = vec![ek.clone(); count];
            if count > 2 {
                keys[1][..2].fill(0xFF);
            }
            let mut sent = encapsulate_many(set, &keys).unwrap();
            assert_eq!(sent.len(), count);
            if count > 2 {
                assert_eq!(sent.remove(1), Err(Error::KEY));
            }
            let mut sent: Vec<_> = sent.into_iter().map(Result::unwrap).collect();
            if let Some((ciphertext, shared)) = sent.get_mut(1) {
                ciphertext[9] ^= 1;
                let rejected = key.decapsulate(ciphertext).unwrap();
                assert_ne!(*shared, rejected);
                *shared = rejected;
            }
            let (texts, shared): (Vec<_>, Vec<_>) = sent.into_iter().unzip();
            assert!(shared.windows(2).all(|two| two[0] != two[1]));
            assert_eq!(key.decapsulate_many(&texts), Ok(shared));
        }
        let short = [vec![0; ek.len()], vec![0; ek.len() - 1]];
        assert_eq!(encapsulate_many(set, &short), Err(Error::LENGTH));
        assert_eq!(key.decapsulate_many(&[&b""[..]]), Err(Error::LENGTH));
    }
}

#[test]
fn ml_dsa() {
    use mldsa::{PrivateKey, PublicKey, Set, Signature};
    for set in [Set::MlDsa44, Set::MlDsa65, Set::MlDsa87] {
        let key = PrivateKey::generate(set).unwrap();
        let again = PrivateKey::from_bytes(set, key.as_bytes()).unwrap();
        assert_eq!(again.public_key(), key.public_key());
        let made = again.sign_with_context(b"message", b"context").unwrap();
        let mut signature: Vec<u8> = made.into();
        assert!(Signature::try_from(&signature[..]).is_ok());
        assert_eq!(Signature::try_from(&signature[1..]), Err(Error::LENGTH));
        let public = PublicKey::from_bytes(set, key.public_key().as_bytes()).unwrap();
        assert_eq!(PublicKey::from_bytes(set, &[0; 31]), Err(Error::LENGTH));
        let valid = |m: &[u8], c: &[u8], s: &[u8]| public.verify_with_context(m, c, s);
        assert_eq!(valid(b"message", b"context", &signature), Ok(()));
        assert_eq!(valid(b"message", b"", &signature), Err(Error::SIGNATURE));
        assert_eq!(valid(b"other", b"context", &signature), Err(Error::SIGNATURE));
        assert_eq!(valid(b"message", b"context", b""), Err(Error::SIGNATURE));
        signature[100] ^= 1;
        assert_eq!(valid(b"message", b"context", &signature), Err(Error::SIGNATURE));
        assert_eq!(key.sign_with_context(b"", &[0; 256]).err(), Some(Error::LENGTH));
        assert_eq!(PrivateKey::from_bytes(set, &[0; 33]).err(), Some(Error::LENGTH));
        assert!(PrivateKey::from_bytes(set, &[1; 32]).is_ok());
    }
}

#[test]
fn slh_dsa() {
    use slhdsa::{PrivateKey, PublicKey, Set, Signature};
    for set in [Set::Shake128f, Set::Shake192f, Set::Shake256f] {
        let key = PrivateKey::generate(set).unwrap();
        key.check().unwrap();
        let again = PrivateKey::from_bytes(set, key.as_bytes()).unwrap();
        let made = again.sign_with_context(b"message", b"context").unwrap();
        let mut signature: Vec<u8> = made.into();
        assert!(Signature::try_from(&signature[..]).is_ok());
        assert_eq!(Signature::try_from(&signature[1..]), Err(Error::LENGTH));
        let public = PublicKey::from_bytes(set, key.public_key().as_bytes()).unwrap();
        assert_eq!(PublicKey::from_bytes(set, &[0; 31]), Err(Error::LENGTH));
        let valid = |m: &[u8], c: &[u8], s: &[u8]| public.verify_with_context(m, c, s);
        assert_eq!(valid(b"message", b"context", &signature), Ok(()));
        assert_eq!(valid(b"message", b"", &signature), Err(Error::SIGNATURE));
        signature[100] ^= 1;
        assert_eq!(valid(b"message", b"context", &signature), Err(Error::SIGNATURE));
        assert_eq!(PrivateKey::from_bytes(set, &[]).err(), Some(Error::LENGTH));
        let mut wrong = key.as_bytes().to_vec();
        wrong[0] ^= 1;
        assert!(PrivateKey::from_bytes(set, &wrong).unwrap().check().is_err());
    }
}
