// SPDX-License-Identifier: Apache-2.0 OR MIT
//! The crates fips203, fips204 and fips205 behind the line protocol of ../../schemes.py: mlkem, mldsa and
//! slhdsa.

use std::io::{self, BufRead, Write};

type Answer = Result<Vec<Vec<u8>>, String>;

fn bytes(word: &str) -> Vec<u8> {
    if word == "-" {
        return Vec::new();
    }
    (0..word.len() / 2)
        .map(|i| u8::from_str_radix(&word[2 * i..2 * i + 2], 16).expect("hexadecimal"))
        .collect()
}

fn array<const N: usize>(bytes: &[u8]) -> Result<[u8; N], String> {
    bytes.try_into().map_err(|_| format!("{} bytes, not {N}", bytes.len()))
}

/// The random bytes that a request brings.
struct Given(Vec<u8>);

impl rand_core::RngCore for Given {
    fn next_u32(&mut self) -> u32 {
        unreachable!()
    }
    fn next_u64(&mut self) -> u64 {
        unreachable!()
    }
    fn fill_bytes(&mut self, to: &mut [u8]) {
        to.copy_from_slice(&self.0);
    }
    fn try_fill_bytes(&mut self, to: &mut [u8]) -> Result<(), rand_core::Error> {
        self.fill_bytes(to);
        Ok(())
    }
}
impl rand_core::CryptoRng for Given {}

macro_rules! kem {
    ($name:ident, $set:ident) => {
        fn $name(what: &str, a: &[Vec<u8>]) -> Answer {
            use fips203::traits::{Decaps, Encaps, KeyGen, SerDes};
            use fips203::$set::{CipherText, DecapsKey, EncapsKey, KG};
            let fail = |e: &str| e.to_string();
            match what {
                "keygen" => {
                    let (ek, dk) = KG::keygen_from_seed(array(&a[0][..32])?, array(&a[0][32..])?);
                    Ok(vec![ek.into_bytes().to_vec(), dk.into_bytes().to_vec()])
                }
                "encaps" => {
                    let ek = EncapsKey::try_from_bytes(array(&a[0])?).map_err(fail)?;
                    let (ss, ct) = ek.encaps_from_seed(&array(&a[1])?);
                    Ok(vec![ct.into_bytes().to_vec(), ss.into_bytes().to_vec()])
                }
                _ => {
                    let dk = DecapsKey::try_from_bytes(array(&a[0])?).map_err(fail)?;
                    let ct = CipherText::try_from_bytes(array(&a[1])?).map_err(fail)?;
                    Ok(vec![dk.try_decaps(&ct).map_err(fail)?.into_bytes().to_vec()])
                }
            }
        }
    };
}

macro_rules! slh {
    ($name:ident, $set:ident, $n:literal) => {
        fn $name(what: &str, a: &[Vec<u8>]) -> Answer {
            use fips205::traits::{KeyGen, SerDes, Signer, Verifier};
            use fips205::$set::{PrivateKey, PublicKey, KG};
            let fail = |e: &str| e.to_string();
            match what {
                "keygen" => {
                    let (pk, sk) = KG::keygen_from_seed::<$n>(
                        &array(&a[0][..$n])?,
                        &array(&a[0][$n..2 * $n])?,
                        &array(&a[0][2 * $n..])?,
                    );
                    Ok(vec![pk.into_bytes().to_vec(), sk.into_bytes().to_vec()])
                }
                "sign" => {
                    let sk = PrivateKey::try_from_bytes(array(&a[0])?).map_err(fail)?;
                    let (hedged, mut random) = (!a[3].is_empty(), Given(a[3].clone()));
                    let signature = sk
                        .try_sign_with_rng(&mut random, &a[1], &a[2], hedged)
                        .map_err(fail)?;
                    Ok(vec![signature.to_vec()])
                }
                _ => {
                    let pk = PublicKey::try_from_bytes(array(&a[0])?).map_err(fail)?;
                    Ok(vec![vec![pk.verify(&a[1], &array(&a[3])?, &a[2]) as u8]])
                }
            }
        }
    };
}

macro_rules! dsa {
    ($name:ident, $set:ident) => {
        fn $name(what: &str, a: &[Vec<u8>]) -> Answer {
            use fips204::traits::{KeyGen, SerDes, Signer, Verifier};
            use fips204::$set::{PrivateKey, PublicKey, KG};
            let fail = |e: &str| e.to_string();
            // NIST's hash functions, 2.16.840.1.101.3.4.2.z; z is the number of the library.
            let oid = a.get(4).map(|h| [6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, h[0]]);
            match what {
                "keygen" => {
                    let (pk, sk) = KG::keygen_from_seed(&array(&a[0])?);
                    Ok(vec![pk.into_bytes().to_vec(), sk.into_bytes().to_vec()])
                }
                "sign" => {
                    let sk = PrivateKey::try_from_bytes(array(&a[0])?).map_err(fail)?;
                    let rnd = if a[3].is_empty() { [0; 32] } else { array(&a[3])? };
                    let signature = match oid {
                        Some(o) => sk.try_hash_sign_with_seed(&rnd, &a[5], &a[2], &o),
                        None => sk.try_sign_with_seed(&rnd, &a[1], &a[2]),
                    };
                    Ok(vec![signature.map_err(fail)?.to_vec()])
                }
                _ => {
                    let pk = PublicKey::try_from_bytes(array(&a[0])?).map_err(fail)?;
                    let signature = array(&a[3])?;
                    let valid = match oid {
                        Some(o) => pk.hash_verify(&a[5], &signature, &a[2], &o),
                        None => pk.verify(&a[1], &signature, &a[2]),
                    };
                    Ok(vec![vec![valid as u8]])
                }
            }
        }
    };
}

kem!(kem_512, ml_kem_512);
kem!(kem_768, ml_kem_768);
kem!(kem_1024, ml_kem_1024);
dsa!(dsa_44, ml_dsa_44);
dsa!(dsa_65, ml_dsa_65);
dsa!(dsa_87, ml_dsa_87);
slh!(slh_128s, slh_dsa_shake_128s, 16);
slh!(slh_128f, slh_dsa_shake_128f, 16);
slh!(slh_192s, slh_dsa_shake_192s, 24);
slh!(slh_192f, slh_dsa_shake_192f, 24);
slh!(slh_256s, slh_dsa_shake_256s, 32);
slh!(slh_256f, slh_dsa_shake_256f, 32);

fn answer(line: &str) -> Answer {
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.len() < 4 {
        return Err("too few words".to_string());
    }
    let arguments: Vec<Vec<u8>> = words[3..].iter().map(|w| bytes(w)).collect();
    let run = match (words[0], words[1]) {
        ("mlkem", "512") => kem_512,
        ("mlkem", "768") => kem_768,
        ("mlkem", "1024") => kem_1024,
        ("mldsa", "44") => dsa_44,
        ("mldsa", "65") => dsa_65,
        ("mldsa", "87") => dsa_87,
        ("slhdsa", "128S") => slh_128s,
        ("slhdsa", "128F") => slh_128f,
        ("slhdsa", "192S") => slh_192s,
        ("slhdsa", "192F") => slh_192f,
        ("slhdsa", "256S") => slh_256s,
        ("slhdsa", "256F") => slh_256f,
        _ => return Err(format!("no set {} {}", words[0], words[1])),
    };
    run(words[2], &arguments)
}

fn main() {
    for line in io::stdin().lock().lines() {
        let text = match answer(&line.expect("a line")) {
            Ok(parts) => parts.iter().fold("ok".to_string(), |text, part| {
                let hex: String = part.iter().map(|b| format!("{b:02x}")).collect();
                text + " " + &hex
            }),
            Err(error) => format!("failed {error}"),
        };
        println!("{text}");
        io::stdout().flush().expect("standard output");
    }
}
