// SPDX-License-Identifier: Apache-2.0 OR MIT
// @noble/post-quantum behind the line protocol of ../schemes.py: mlkem and slhdsa.
import * as slh from '@noble/post-quantum/slh-dsa.js';
import * as kem from '@noble/post-quantum/ml-kem.js';
import { createInterface } from 'node:readline';

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
  const s = slh[`slh_dsa_shake_${size.toLowerCase()}`];
  if (what === 'keygen') {
    const pair = s.keygen(a[0]);
    return [pair.publicKey, pair.secretKey];
  }
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
