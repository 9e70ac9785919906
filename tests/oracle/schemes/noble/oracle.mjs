// SPDX-License-Identifier: Apache-2.0 OR MIT
// @noble/post-quantum behind the line protocol of ../schemes.py: mlkem, mldsa and slhdsa.
import * as slh from '@noble/post-quantum/slh-dsa.js';
import * as dsa from '@noble/post-quantum/ml-dsa.js';
import * as kem from '@noble/post-quantum/ml-kem.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { sha3_512, shake256_64 } from '@noble/hashes/sha3.js';
import { createInterface } from 'node:readline';

// By the numbers of enum lanewise_mldsa_prehash.
const PREHASHES = { 3: sha512, 10: sha3_512, 12: shake256_64 };
const bytes = (word) => new Uint8Array(Buffer.from(word === '-' ? '' : word, 'hex'));

function answer(line) {
  const [scheme, size, what, ...words] = line.split(' ');
  const a = words.map(bytes);
  if (scheme === 'mlkem') {
    const k = kem[`ml_kem${size}`];
    if (what === 'keygen') {
      const pair = k.keygen(a[0]);
      return [pair.publicKey, pair.secretKey];
    }
    if (what === 'encaps') {
      const made = k.encapsulate(a[0], a[1]);
      return [made.cipherText, made.sharedSecret];
    }
    return [k.decapsulate(a[1], a[0])];
  }
  let s = scheme === 'mldsa' ? dsa[`ml_dsa${size}`] : slh[`slh_dsa_shake_${size.toLowerCase()}`];
  if (what === 'keygen') {
    const pair = s.keygen(a[0]);
    return [pair.publicKey, pair.secretKey];
  }
  if (a.length > 4 && a[4].length) s = s.prehash(PREHASHES[a[4][0]]);
  if (what === 'sign')
    return [s.sign(a[1], a[0], { context: a[2], extraEntropy: a[3].length ? a[3] : false })];
  return [new Uint8Array([s.verify(a[3], a[1], a[0], { context: a[2] }) ? 1 : 0])];
}

for await (const line of createInterface({ input: process.stdin })) {
  let text;
  try {
    text = answer(line).reduce((all, part) => `${all} ${Buffer.from(part).toString('hex')}`, 'ok');
  } catch (error) {
    text = `failed ${String(error).split('\n')[0]}`;
  }
  process.stdout.write(`${text}\n`);
}
