// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Messages and signatures in pieces against the same at once, and readers that fail.
use lanewise::digest::Update;
use lanewise::{Error, mldsa, slhdsa};
use std::io::{self, Cursor, Read, Seek, SeekFrom};

/// Every way to cut into at most three.
fn cuts(data: &[u8], step: usize) -> impl Iterator<Item = [&[u8]; 3]> {
    (0..=data.len()).step_by(step).flat_map(move |a| {
        let (first, rest) = data.split_at(a);
        (0..=rest.len()).step_by(step).map(move |b| [first, &rest[..b], &rest[b..]])
    })
}

#[test]
fn ml_dsa() {
    let message: Vec<u8> = (0..=255).collect();
    for set in mldsa::Set::ALL {
        let key = mldsa::PrivateKey::generate(set).unwrap();
        let public = key.public_key();
        let whole = key.sign_with_context(&message, b"context").unwrap();
        for pieces in cuts(&message, 101) {
            let mut signing = key.sign_pieces(b"context").unwrap();
            pieces.iter().for_each(|p| signing.update(p));
            let signature = signing.sign().unwrap();
            public.verify_with_context(&message, b"context", &signature).unwrap();
            let mut verifying = public.verify_pieces(b"context").unwrap();
            pieces.iter().for_each(|p| verifying.update(p));
            verifying.verify(&whole).unwrap();
        }
        for (context, message, signature) in [
            (&b""[..], &message[..], whole.as_ref()),
            (b"context", &message[1..], whole.as_ref()),
            (b"context", &message[..], &whole.as_ref()[1..]),
            (b"context", &message[..], b""),
        ] {
            let mut verifying = public.verify_pieces(context).unwrap();
            verifying.update(message);
            assert_eq!(verifying.verify(signature), Err(Error::SIGNATURE));
        }
        assert_eq!(key.sign_pieces(&[0; 256]).err(), Some(Error::LENGTH));
        assert_eq!(public.verify_pieces(&[0; 256]).err(), Some(Error::LENGTH));
    }
}

fn verified(
    key: &slhdsa::PublicKey,
    message: &[&[u8]],
    randomizer: &[u8],
    signature: &[&[u8]],
) -> Result<(), Error> {
    let mut verifier = slhdsa::Verifier::new(key, b"context", randomizer)?;
    message.iter().try_for_each(|p| verifier.message(p))?;
    signature.iter().try_for_each(|p| verifier.signature(p))?;
    verifier.finish()
}

#[test]
fn slh_dsa_is_verified() {
    for set in [slhdsa::Set::Shake128f, slhdsa::Set::Shake192f, slhdsa::Set::Shake256f] {
        let key = slhdsa::PrivateKey::generate(set).unwrap();
        let public = key.public_key();
        let signature = key.sign_with_context(b"a message", b"context").unwrap();
        let (r, rest) = signature.as_ref().split_at(set.randomizer_len());
        for pieces in cuts(b"a message", 4) {
            for parts in cuts(rest, rest.len() / 3 + 1) {
                assert_eq!(verified(public, &pieces, r, &parts), Ok(()));
            }
        }
        let refused = |message: &[u8], r: &[u8], parts: &[&[u8]]| {
            assert_eq!(verified(public, &[message], r, parts), Err(Error::SIGNATURE));
        };
        let mut altered = rest.to_vec();
        altered[rest.len() / 2] ^= 1;
        refused(b"A message", r, &[rest]);
        refused(b"a message", &rest[..r.len()], &[rest]);
        refused(b"a message", r, &[&altered]);
        refused(b"a message", r, &[&rest[1..]]);
        refused(b"a message", r, &[rest, b"1"]);
        refused(b"a message", r, &[]);
        assert_eq!(verified(public, &[], &r[1..], &[]), Err(Error::LENGTH));
        let mut late = slhdsa::Verifier::new(public, b"context", r).unwrap();
        late.signature(b"").unwrap();
        assert_eq!(late.message(b"late"), Err(Error::STATE));
        assert_eq!(slhdsa::Verifier::new(public, &[0; 256], r).err(), Some(Error::LENGTH));
    }
}

/// What happens to the data before the second reading.
type Then = fn(&mut Vec<u8>) -> io::Result<()>;

/// A reader that gives little at a time.
struct Reader {
    data: Cursor<Vec<u8>>,
    readings: usize,
    then: Then,
}

impl Read for Reader {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let len = to.len().min(1009);
        self.data.read(&mut to[..len])
    }
}

impl Seek for Reader {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        if to != SeekFrom::Current(0) {
            self.readings += 1;
            if self.readings == 2 {
                (self.then)(self.data.get_mut())?;
            }
        }
        self.data.seek(to)
    }
}

fn reader(then: Then) -> Reader {
    let data = Cursor::new((0..20_000u32).map(|i| i as u8).collect());
    Reader { data, readings: 0, then }
}

#[test]
fn slh_dsa_signs_what_is_read() {
    let key = slhdsa::PrivateKey::generate(slhdsa::Set::Shake128f).unwrap();
    let mut good = reader(|_| Ok(()));
    good.data.set_position(77); // from where it is
    let signature = key.sign_reader(&mut good, b"context").unwrap();
    let message = good.data.get_ref()[77..].to_vec();
    key.public_key().verify_with_context(&message, b"context", &signature).unwrap();
    assert_eq!(good.readings, 2);

    let cause = |e: io::Error| *e.get_ref().unwrap().downcast_ref::<Error>().unwrap();
    let mut other = reader(|data| {
        data[19_000] ^= 1;
        Ok(())
    });
    assert_eq!(cause(key.sign_reader(&mut other, b"").unwrap_err()), Error::MESSAGE);
    let long = key.sign_reader(&mut reader(|_| Ok(())), &[0; 256]).unwrap_err();
    assert_eq!(cause(long), Error::LENGTH);
    let mut broken = reader(|_| Err(io::ErrorKind::TimedOut.into()));
    assert_eq!(key.sign_reader(&mut broken, b"").unwrap_err().kind(), io::ErrorKind::TimedOut);
    let mut panics = reader(|_| panic!("of the reader"));
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        key.sign_reader(&mut panics, b"").map(|_| ())
    }));
    assert_eq!(caught.unwrap_err().downcast_ref(), Some(&"of the reader"));
}
