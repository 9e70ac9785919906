// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Streams against the same functions one by one, and what they refuse.
use lanewise::digest::{ExtendableOutput, Update, XofReader};
use lanewise::*;

/// SHAKE256 of a label: the same bytes in every run.
fn some(label: usize, len: usize) -> Vec<u8> {
    let mut out = vec![0; len];
    Shake256::default().chain(label.to_le_bytes()).finalize_xof_into(&mut out);
    out
}

/// Streams that began with what `alone` begins with: input in two pieces, output squeezed in part and by
/// blocks, a stream that is replaced, one that is stopped.
fn one_by_one(mut streams: Streams, rate: usize, alone: impl Fn(&[u8], &mut [u8])) {
    let count = streams.len();
    let (same, lengths): (Vec<_>, Vec<_>) =
        (0..count).map(|i| (some(i, 150 + count), i * 61 % 300)).unzip();
    let last: Vec<_> = lengths.iter().map(|&n| some(n, n)).collect();
    streams.absorb(&same).unwrap();
    streams.finish(&last).unwrap();
    assert_eq!(streams.rate(), rate);
    let moved = Box::new(streams); // the object stays where it is
    let mut streams = *moved;
    let mut part = vec![[0; 20]; count];
    streams.squeeze(&mut part).unwrap();
    assert_eq!(streams.block(0), None);
    streams.next_block().unwrap();
    for i in 0..count {
        let mut want = vec![0; 2 * rate];
        alone(&[&same[i][..], &last[i]].concat(), &mut want);
        assert_eq!(part[i], want[..20], "{i} of {count}");
        assert_eq!(streams.block(i).unwrap(), &want[rate..], "block {i} of {count}");
    }
    streams.replace(count - 1, b"again").unwrap();
    assert_eq!(streams.block(count - 1), None);
    if count > 1 {
        streams.stop(0).unwrap();
    }
    streams.next_block().unwrap();
    let mut want = vec![0; rate];
    alone(b"again", &mut want);
    assert_eq!(streams.block(count - 1).unwrap(), &want[..]);
    assert_eq!(streams.block(0).is_none(), count > 1);
    assert_eq!(streams.block(count), None);
}

fn after<H: Update + ExtendableOutput>(mut hash: H, data: &[u8], out: &mut [u8]) {
    hash.update(data);
    hash.finalize_xof_into(out);
}

#[test]
fn streams_are_one_by_one() {
    for count in [1, 2, 5, 9, 33] {
        one_by_one(Streams::new(Algorithm::Shake128, count).unwrap(), 168, |data, out| {
            after(Shake128::default(), data, out)
        });
        one_by_one(Streams::new(Algorithm::TurboShake256, count).unwrap(), 136, |data, out| {
            after(TurboShake256::default(), data, out)
        });
        let prefixed = Shake256::default().chain(some(7, 200));
        one_by_one(prefixed.streams(count).unwrap(), 136, |data, out| {
            after(prefixed.clone(), data, out)
        });
        let custom = CShake128::new(b"name", b"custom");
        one_by_one(custom.streams(count).unwrap(), 168, |data, out| {
            after(custom.clone(), data, out)
        });
        let keyed = Kmac128::<32>::xof_streams(b"key", b"custom", count).unwrap();
        one_by_one(keyed, 168, |data, out| Kmac128::<32>::xof(b"key", b"custom", data).read(out));
        let keyed = Kmac256::<32>::xof_streams(b"key", b"", count).unwrap();
        one_by_one(keyed, 136, |data, out| Kmac256::<32>::xof(b"key", b"", data).read(out));
    }
}

#[test]
fn tags_and_digests() {
    let start = Kmac256::<40>::new(b"key", b"");
    let messages: Vec<_> = (0..11).map(|i| some(i, 37 * i)).collect();
    let mut tags = [[0; 40]; 11];
    let mut streams = start.streams(11).unwrap();
    streams.finish(&messages).unwrap();
    assert_eq!(streams.next_block(), Err(Error::ALGORITHM));
    assert_eq!(streams.replace(0, b""), Err(Error::ALGORITHM));
    streams.squeeze(&mut tags).unwrap();
    for (message, tag) in messages.iter().zip(&tags) {
        assert!(start.clone().chain(message).verify(tag));
    }
    assert_eq!(streams.squeeze(&mut [[0; 1]; 11]), Err(Error::LENGTH));
    let mut streams = Streams::new(Algorithm::Keccak256, 11).unwrap();
    streams.absorb(&[b"common "; 11]).unwrap();
    streams.finish_empty().unwrap();
    let mut digests = [[0; 32]; 11];
    streams.squeeze(&mut digests).unwrap();
    assert_eq!(digests, [keccak256(b"common "); 11]);
}

#[test]
fn what_streams_refuse() {
    for count in [0, 1 << 22, usize::MAX / 2, usize::MAX] {
        assert_eq!(Streams::new(Algorithm::Shake128, count).err(), Some(Error::LENGTH));
        assert_eq!(Shake128::default().streams(count).err(), Some(Error::LENGTH));
    }
    for tree in [Algorithm::Kt128, Algorithm::Kt256] {
        assert_eq!(Streams::new(tree, 3).err(), Some(Error::ALGORITHM));
    }
    let mut s = Streams::new(Algorithm::Shake128, 2).unwrap();
    for wrong in [&[][..], &[&b"a"[..]], &[b"a", b"bc"], &[b"", b"", b""]] {
        assert_eq!(s.absorb(wrong), Err(Error::LENGTH));
        let mut out: Vec<Vec<u8>> = wrong.iter().map(|w| w.to_vec()).collect();
        assert_eq!(s.squeeze(&mut out), Err(Error::LENGTH));
    }
    assert_eq!(s.finish(&[b"a"]), Err(Error::LENGTH));
    assert_eq!(s.next_block(), Err(Error::STATE));
    assert_eq!(s.squeeze(&mut [[0; 1]; 2]), Err(Error::STATE));
    assert_eq!((s.replace(0, b""), s.stop(0)), (Err(Error::STATE), Err(Error::STATE)));
    s.finish_empty().unwrap();
    assert_eq!((s.finish_empty(), s.absorb(&[b"a"; 2])), (Err(Error::STATE), Err(Error::STATE)));
    assert_eq!((s.replace(2, b""), s.stop(2)), (Err(Error::PARAMETER), Err(Error::PARAMETER)));
    s.squeeze(&mut [[0; 1]; 2]).unwrap();
    assert_eq!(s.replace(0, b""), Err(Error::STATE)); // amid a block
}
