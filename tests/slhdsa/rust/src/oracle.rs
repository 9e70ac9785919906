// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Crates fips205 and pqcrypto-sphincsplus behind one line protocol. A request is words with blanks
//! between, byte strings in hexadecimal, `-` where there are none:
//!
//!     keygen FAMILY SIZE                                -> ok PK SK
//!     sign FAMILY SIZE SK MESSAGE CONTEXT               -> ok SIGNATURE   (hedged)
//!     fixed slhdsa SIZE SK MESSAGE CONTEXT              -> ok SIGNATURE   (deterministic)
//!     verify FAMILY SIZE PK MESSAGE CONTEXT SIGNATURE   -> ok 01 | ok 00
//!
//! FAMILY is slhdsa or sphincs, SIZE 128S to 256F.

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

macro_rules! slhdsa {
    ($name:ident, $set:ident) => {
        fn $name(what: &str, a: &[Vec<u8>]) -> Answer {
            use fips205::traits::{SerDes, Signer, Verifier};
            use fips205::$set::{try_keygen, PrivateKey, PublicKey};
            let fail = |e: &str| e.to_string();
            match what {
                "keygen" => {
                    let (pk, sk) = try_keygen().map_err(fail)?;
                    Ok(vec![pk.into_bytes().to_vec(), sk.into_bytes().to_vec()])
                }
                "sign" | "fixed" => {
                    let key = a[0].as_slice().try_into().map_err(|_| "key length")?;
                    let sk = PrivateKey::try_from_bytes(key).map_err(fail)?;
                    let signature = sk.try_sign(&a[1], &a[2], what == "sign").map_err(fail)?;
                    Ok(vec![signature.to_vec()])
                }
                _ => {
                    let key = a[0].as_slice().try_into().map_err(|_| "key length")?;
                    let pk = PublicKey::try_from_bytes(key).map_err(fail)?;
                    let signature = a[3].as_slice().try_into().map_err(|_| "signature length")?;
                    Ok(vec![vec![pk.verify(&a[1], signature, &a[2]) as u8]])
                }
            }
        }
    };
}

macro_rules! sphincs {
    ($name:ident, $set:ident) => {
        fn $name(what: &str, a: &[Vec<u8>]) -> Answer {
            use pqcrypto_sphincsplus::$set as set;
            use pqcrypto_traits::sign::{DetachedSignature, PublicKey, SecretKey};
            match what {
                "keygen" => {
                    let (pk, sk) = set::keypair();
                    Ok(vec![pk.as_bytes().to_vec(), sk.as_bytes().to_vec()])
                }
                "sign" => {
                    let sk = set::SecretKey::from_bytes(&a[0]).map_err(|e| e.to_string())?;
                    Ok(vec![set::detached_sign(&a[1], &sk).as_bytes().to_vec()])
                }
                _ => {
                    let pk = set::PublicKey::from_bytes(&a[0]).map_err(|e| e.to_string())?;
                    let signature =
                        set::DetachedSignature::from_bytes(&a[3]).map_err(|e| e.to_string())?;
                    let good = set::verify_detached_signature(&signature, &a[1], &pk).is_ok();
                    Ok(vec![vec![good as u8]])
                }
            }
        }
    };
}

slhdsa!(f128s, slh_dsa_shake_128s);
slhdsa!(f128f, slh_dsa_shake_128f);
slhdsa!(f192s, slh_dsa_shake_192s);
slhdsa!(f192f, slh_dsa_shake_192f);
slhdsa!(f256s, slh_dsa_shake_256s);
slhdsa!(f256f, slh_dsa_shake_256f);
sphincs!(p128s, sphincsshake128ssimple);
sphincs!(p128f, sphincsshake128fsimple);
sphincs!(p192s, sphincsshake192ssimple);
sphincs!(p192f, sphincsshake192fsimple);
sphincs!(p256s, sphincsshake256ssimple);
sphincs!(p256f, sphincsshake256fsimple);

fn answer(line: &str) -> Answer {
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.len() < 3 {
        return Err("too few words".to_string());
    }
    let arguments: Vec<Vec<u8>> = words[3..].iter().map(|w| bytes(w)).collect();
    let run = match (words[1], words[2]) {
        ("slhdsa", "128S") => f128s,
        ("slhdsa", "128F") => f128f,
        ("slhdsa", "192S") => f192s,
        ("slhdsa", "192F") => f192f,
        ("slhdsa", "256S") => f256s,
        ("slhdsa", "256F") => f256f,
        ("sphincs", "128S") => p128s,
        ("sphincs", "128F") => p128f,
        ("sphincs", "192S") => p192s,
        ("sphincs", "192F") => p192f,
        ("sphincs", "256S") => p256s,
        ("sphincs", "256F") => p256f,
        _ => return Err(format!("no set {} {}", words[1], words[2])),
    };
    run(words[0], &arguments)
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
