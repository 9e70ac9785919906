// SPDX-License-Identifier: Apache-2.0 OR MIT
/*
 * Checks that need nothing but the web's own interfaces, for Node.js and browsers. Each takes `text`,
 * which gives a file of the project as a string, and throws where something is wrong.
 */
import { createHash, decapsulateMany, digestEach, digestMany, encapsulateMany, load, subtle } from "../lanewise.js";

export const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
export const hex = (data) => Array.from(new Uint8Array(data), (b) => b.toString(16).padStart(2, "0")).join("");
export const pattern = (n) => new Uint8Array(n).map((_, i) => i % 251);

export function equal(got, wanted, what = "") {
  const binary = (v) => ArrayBuffer.isView(v) || v instanceof ArrayBuffer;
  if (binary(got) && binary(wanted)) {
    const [a, b] = [new Uint8Array(got), new Uint8Array(wanted)]; // hexadecimal digits of 1 MiB take a while
    if (a.length === b.length && a.every((byte, i) => byte === b[i])) return;
  }
  const [a, b] = [got, wanted].map((v) => (binary(v) ? hex(v) : v));
  if (a !== b) throw new Error(`${what}: got ${String(a).slice(0, 200)}, wanted ${String(b).slice(0, 200)}`);
}

/** The promise, or the function, must fail with an error of that name. */
export async function fails(name, action) {
  let got = "no error";
  try {
    await action();
  } catch (error) {
    got = error.name;
  }
  equal(got, name, action.toString());
}

/** Bytes as the head of tests/kat/vectors.txt describes them. */
function value(text) {
  if (text.startsWith("pattern:")) return pattern(Number(text.slice(8)));
  if (!text.startsWith("repeat:")) return bytes(text);
  const [, what, count] = text.split(":");
  const [one, out] = [bytes(what), new Uint8Array((what.length / 2) * Number(count))];
  for (let at = 0; at < out.length; at += one.length) out.set(one, at);
  return out;
}

/** The cases of tests/kat/vectors.txt; those with more than 1 MiB of input only if `long`. */
function* cases(text, long) {
  let now = {};
  let called = "";
  for (const line of text.split("\n").map((l) => l.trim())) {
    const [key, given = ""] = line.replace(/ =$/, "").split(" = ");
    if (!line || line.startsWith("#") || key === "source") continue;
    if (key === "function") called = given;
    else if (key !== "out" && key !== "not") now[key] = given;
    else {
      if (long || !/:\d{7,}$/.test(now.in ?? "")) yield { ...now, called, right: key === "out", out: bytes(given) };
      now = {};
    }
  }
}

/** What webcrypto is asked for a case, or null if it has no name for that function. */
function asked(one) {
  const outputLength = 8 * (Number(one.skip ?? 0) + one.out.length);
  const given = (key) => value(one[key] ?? "");
  const algorithm = { name: one.called.replace(/^SHAKE/, "cSHAKE"), outputLength };
  if (/^(SHA3-\d+|Keccak-256)$/.test(one.called)) return algorithm.name;
  if (/^c?SHAKE/.test(one.called))
    return { ...algorithm, functionName: given("name"), customization: given("custom") };
  if (/^TurboSHAKE/.test(one.called)) return { ...algorithm, domainSeparation: Number(one.domain ?? 31) };
  if (/^(KT|KMAC)\d+$/.test(one.called)) return { ...algorithm, customization: given("custom") };
  return null;
}

async function hashes(text, long) {
  const seen = {};
  for (const one of cases(await text("tests/kat/vectors.txt"), long)) {
    const algorithm = asked(one);
    if (!algorithm) continue;
    const data = value(one.in ?? "");
    let out;
    if (one.called.startsWith("KMAC")) {
      const key = await subtle.importKey("raw-secret", value(one.key), one.called, false, ["sign", "verify"]);
      out = await subtle.sign(algorithm, key, data);
      equal(await subtle.verify(algorithm, key, one.out, data), one.right, one.called);
    } else {
      out = await subtle.digest(algorithm, data);
      const hash = await createHash(algorithm);
      for (const at of [0, 1, 137, 8192]) hash.update(data.subarray(at, { 0: 1, 1: 137, 137: 8192 }[at]));
      equal(hash.digest(), out, `${one.called} in pieces`);
    }
    equal(hex(out).slice(-2 * one.out.length) === hex(one.out), one.right, `${one.called} ${one.in}`);
    seen[one.called] = (seen[one.called] ?? 0) + 1;
  }
  equal(Object.keys(seen).length, 15, Object.keys(seen).join(" "));
}

async function many() {
  const algorithms = ["SHA3-256", "Keccak-256", { name: "cSHAKE128", outputLength: 400 * 8 }];
  algorithms.push({ name: "TurboSHAKE256", outputLength: 64 }, { name: "KT128", outputLength: 256 });
  for (const algorithm of algorithms) {
    const inputs = Array.from({ length: 1500 }, (_, i) => pattern((7 * i) % 300));
    inputs[3] = pattern(20000);
    const got = await digestMany(algorithm, inputs);
    equal(got.length, inputs.length);
    for (const i of [0, 1, 2, 3, 4, 500, 1023, 1024, 1499])
      equal(got[i], await subtle.digest(algorithm, inputs[i]), `${JSON.stringify(algorithm)} ${i}`);
  }
  equal((await digestMany("SHA3-256", [])).length, 0);
  for (const inputs of [5, {}, new ArrayBuffer(3), [5]]) await fails("TypeError", () => digestMany("SHA3-256", inputs));
  // Two calls of 1 MiB in one, and a part of one behind them.
  const long = [pattern(1 << 20), pattern(5), pattern((1 << 20) + 1)];
  const got = await digestMany("SHA3-512", long);
  for (const i of long.keys()) equal(got[i], await subtle.digest("SHA3-512", long[i]), `long ${i}`);
}

/** Inputs that come one after another. */
async function each() {
  const source = { taken: 0, ended: false }; // how many it was asked for, and whether it was told to end
  const reused = new Uint8Array(300);
  async function* come(count) {
    try {
      for (let i = 0; i < count; i++) {
        source.taken++;
        yield reused.subarray(0, (7 * i) % 300).fill(i);
      }
    } finally {
      source.ended = true;
    }
  }
  const right = (algorithm, i) => subtle.digest(algorithm, new Uint8Array((7 * i) % 300).fill(i));
  for (const [algorithm, count, options] of [
    ["SHA3-256", 2100, undefined],
    [{ name: "KT128", outputLength: 96 }, 31, { atOnce: 10 }],
    ["Keccak-256", 3, { atOnce: 1 }],
    ["SHA3-512", 0, {}],
  ]) {
    let i = 0;
    for await (const digest of digestEach(algorithm, come(count), options))
      equal(digest, await right(algorithm, i++), `digest ${i}`);
    equal(i, count, "digests that came");
  }
  // No more is kept than was asked for, or 1 MiB; and who stops stops the source.
  for (const [algorithm, options, taken] of [
    ["SHA3-256", { atOnce: 10 }, 10],
    ["SHA3-256", {}, 1024],
    [{ name: "KT128", outputLength: 8 << 18 }, {}, 4],
  ]) {
    Object.assign(source, { taken: 0, ended: false });
    const digests = digestEach(algorithm, come(5000), options);
    equal((await digests.next()).value, await right(algorithm, 0), "the first");
    equal(source.taken, taken, "inputs taken for the first digest");
    await digests.return();
    equal(source.ended, true, "the source");
  }
  const got = [];
  for await (const digest of digestEach("SHA3-256", [pattern(5), pattern(6).buffer])) got.push(digest);
  equal(got[1], await subtle.digest("SHA3-256", pattern(6)), "of an array");
  for (const atOnce of [0, -1, 1.5, "7"])
    await fails("TypeError", () => digestEach("SHA3-256", [], { atOnce }).next());
  await fails("TypeError", () => digestEach("SHA3-256", ["text"]).next());
  await fails("NotSupportedError", () => digestEach("SHA-256", []).next());
  const other = { name: "TurboSHAKE128", outputLength: 8, domainSeparation: 7 };
  await fails("NotSupportedError", () => digestEach(other, []).next());
}

async function kems(text) {
  let [set, ek, count] = ["", null, 0];
  for (const line of (await text("tests/kat/vectors_mlkem.txt")).split("\n")) {
    const [key, given] = line.split(" = ");
    if (key === "set") set = given;
    else if (key === "seed") {
      const key = await subtle.importKey("raw-seed", bytes(given), set, true, ["decapsulateBits"]);
      equal(await subtle.exportKey("raw-seed", key), bytes(given));
      const open = await subtle.getPublicKey(key, ["encapsulateBits"]);
      ek = await subtle.exportKey("raw-public", open);
      const { sharedKey, ciphertext } = await subtle.encapsulateBits(set, open);
      equal(await subtle.decapsulateBits(set, key, ciphertext), sharedKey, set);
      new Uint8Array(ciphertext)[5] ^= 1;
      const other = await subtle.decapsulateBits(set, key, ciphertext);
      equal(hex(other) === hex(sharedKey), false, "a changed ciphertext");
    } else if (key === "ek-hash" && ek) {
      equal(await subtle.digest("SHA3-256", ek), bytes(given), set);
      ek = null;
      count++;
    }
  }
  equal(count, 75, "keys of ML-KEM");
}

/** Many at once are as single calls, with more keys that come once, and more often, than a call of the module takes. */
async function kemsMany() {
  const uses = ["encapsulateBits", "decapsulateBits"];
  for (const [set, pairs] of [["ML-KEM-512", 131], ["ML-KEM-768", 3], ["ML-KEM-1024", 2]]) {
    const made = [];
    for (let i = 0; i < pairs; i++) made.push(await subtle.generateKey(set, true, uses));
    const often = made.slice(0, 2);
    const order = [...often, ...made.slice(2), ...Array.from({ length: 130 }, (_, i) => often[i % 7 ? 0 : 1])];
    const sent = await encapsulateMany(set, order.map((one) => one.publicKey));
    equal(sent.length, order.length);
    equal(new Set(sent.map((one) => hex(one.sharedKey))).size, order.length, "shared keys that differ");
    for (const [i, { sharedKey, ciphertext }] of sent.entries())
      equal(await subtle.decapsulateBits(set, order[i].privateKey, ciphertext), sharedKey, `${set} ${i}`);
    for (const i of [0, 1, 2, order.length - 1]) new Uint8Array(sent[i].ciphertext)[i] ^= 1; // rejection keys
    const ciphertexts = sent.map((one) => one.ciphertext);
    const got = await decapsulateMany(set, order.map((one) => one.privateKey), ciphertexts);
    const byOne = await decapsulateMany(set, often[0].privateKey, new Set(ciphertexts.map((one) => new DataView(one))));
    for (const [i, ciphertext] of ciphertexts.entries()) {
      equal(got[i], await subtle.decapsulateBits(set, order[i].privateKey, ciphertext), `${set} ${i}`);
      equal(byOne[i], await subtle.decapsulateBits(set, often[0].privateKey, ciphertext), `${set} ${i} by one key`);
      equal(hex(got[i]) === hex(sent[i].sharedKey), ![0, 1, 2, order.length - 1].includes(i), `rejection ${i}`);
    }
  }
  const { publicKey, privateKey } = await subtle.generateKey("ML-KEM-768", false, uses);
  const again = await subtle.getPublicKey(privateKey, ["encapsulateBits"]); // the same key in another object
  const [one, two] = await encapsulateMany({ name: "ml-kem-768" }, [publicKey, again]);
  const waiting = decapsulateMany("ML-KEM-768", privateKey, [one.ciphertext, two.ciphertext]);
  new Uint8Array(two.ciphertext).fill(0);
  equal((await waiting)[1], two.sharedKey, "a ciphertext that changes while the call waits");
  equal((await encapsulateMany("ML-KEM-768", [])).length, 0);
  equal((await decapsulateMany("ML-KEM-768", privateKey, [])).length, 0);
  equal((await decapsulateMany("ML-KEM-768", [], [])).length, 0);

  const other = await subtle.generateKey("ML-KEM-512", false, ["encapsulateKey", "decapsulateKey"]);
  await fails("InvalidAccessError", () => encapsulateMany("ML-KEM-768", [publicKey, privateKey]));
  await fails("InvalidAccessError", () => encapsulateMany("ML-KEM-512", [other.publicKey]));
  await fails("InvalidAccessError", () => encapsulateMany("ML-KEM-768", [publicKey, other.publicKey]));
  await fails("InvalidAccessError", () => decapsulateMany("ML-KEM-768", publicKey, [one.ciphertext]));
  await fails("NotSupportedError", () => encapsulateMany("ML-DSA-44", []));
  await fails("NotSupportedError", () => decapsulateMany("SHA3-256", privateKey, []));
  await fails("TypeError", () => encapsulateMany("ML-KEM-768", publicKey));
  await fails("TypeError", () => encapsulateMany("ML-KEM-768", [publicKey, {}]));
  await fails("TypeError", () => decapsulateMany("ML-KEM-768", [privateKey], [one.ciphertext, one.ciphertext]));
  await fails("TypeError", () => decapsulateMany("ML-KEM-768", privateKey, ["text"]));
  await fails("OperationError", () => decapsulateMany("ML-KEM-768", privateKey, [one.ciphertext, pattern(1087)]));
  await fails("OperationError", () => decapsulateMany("ML-KEM-768", [privateKey], [pattern(1089)]));
}

/** ACVP cases of SLH-DSA; signing takes seconds a set, so only some sign unless `long`. */
async function slhdsa(text, long) {
  const seen = { keygen: 0, sign: 0, verify: 0 };
  for (const line of (await text("tests/slhdsa/vectors.txt")).split("\n")) {
    const [what, size, ...rest] = line.split(" ");
    const name = `SLH-DSA-SHAKE-${size?.toLowerCase()}`;
    const data = (v) => bytes(v === "-" ? "" : v);
    if (what === "keygen" && (long || (seen.keygen < 4 && size === "128F"))) {
      const sk = bytes(rest[0] + rest[1]);
      const key = await subtle.importKey("raw-private", sk, name, true, ["sign"]);
      equal(await subtle.exportKey("raw-private", key), sk);
      sk[sk.length - 1] ^= 1;
      await fails("DataError", () => subtle.importKey("raw-private", sk, name, true, ["sign"]));
    } else if (what === "sign" && rest[1] === "-" && rest[2] === "pure" && (long || size === "192F")) {
      const [sk, , , context, , message, digest] = rest;
      const key = await subtle.importKey("raw-private", bytes(sk), name, true, ["sign"]);
      const algorithm = { name, context: data(context), deterministic: true };
      equal(await subtle.digest("SHA3-256", await subtle.sign(algorithm, key, data(message))), bytes(digest), name);
    } else if (what === "verify" && rest[2] === "pure") {
      const [pk, right, , context, , message, signature] = rest;
      const key = await subtle.importKey("raw-public", bytes(pk), name, true, ["verify"]);
      const algorithm = { name, context: data(context) };
      equal(await subtle.verify(algorithm, key, bytes(signature), data(message)), right === "valid", name);
    } else continue;
    seen[what]++;
  }
  if (!seen.keygen || !seen.sign || !seen.verify) throw new Error(JSON.stringify(seen));
}

async function signatures() {
  for (const name of ["ML-DSA-44", "ML-DSA-65", "ML-DSA-87", "SLH-DSA-SHAKE-128f"]) {
    const { publicKey, privateKey } = await subtle.generateKey(name, true, ["sign", "verify"]);
    const message = pattern(1000);
    const context = pattern(255);
    const signature = await subtle.sign({ name, context }, privateKey, message);
    equal(await subtle.verify({ name, context }, publicKey, signature, message), true, name);
    equal(await subtle.verify(name, publicKey, signature, message), false, "without the context");
    equal(await subtle.verify({ name, context }, publicKey, signature.slice(1), message), false, "cut");
    message[999] ^= 1;
    equal(await subtle.verify({ name, context }, publicKey, signature, message), false, "another message");
    const again = [1, 2].map(() => subtle.sign({ name, deterministic: true }, privateKey, message));
    equal(await again[0], await again[1], "deterministic");
    equal(hex(signature) === hex(await subtle.sign({ name, context }, privateKey, message)), false, "hedged");
    await fails("OperationError", () => subtle.sign({ name, context: pattern(256) }, privateKey, message));
  }
}

async function keys() {
  const uses = ["encapsulateKey", "encapsulateBits", "decapsulateKey", "decapsulateBits"];
  const { publicKey, privateKey } = await subtle.generateKey("ml-kem-768", false, uses);
  equal(JSON.stringify(privateKey.usages), JSON.stringify(uses.slice(2)));
  equal(publicKey.algorithm.name, "ML-KEM-768");
  const aes = [{ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]];
  const { sharedKey, ciphertext } = await subtle.encapsulateKey("ML-KEM-768", publicKey, ...aes);
  const theirs = await subtle.decapsulateKey("ML-KEM-768", privateKey, ciphertext, ...aes);
  const sealed = { name: "AES-GCM", iv: new Uint8Array(12) };
  const text = await crypto.subtle.encrypt(sealed, sharedKey, pattern(50));
  equal(await crypto.subtle.decrypt(sealed, theirs, text), pattern(50), "AES with the shared key");
  const kmac = await subtle.decapsulateKey("ML-KEM-768", privateKey, ciphertext, "KMAC256", false, ["sign"]);
  equal(kmac.algorithm.length, 256);

  await fails("InvalidAccessError", () => subtle.exportKey("raw-seed", privateKey));
  await fails("NotSupportedError", () => subtle.exportKey("raw-seed", publicKey));
  await fails("InvalidAccessError", () => subtle.encapsulateBits("ML-KEM-768", privateKey));
  await fails("InvalidAccessError", () => subtle.encapsulateBits("ML-KEM-512", publicKey));
  await fails("TypeError", () => subtle.encapsulateBits("ML-KEM-768", {}));
  await fails("OperationError", () => subtle.decapsulateBits("ML-KEM-768", privateKey, new Uint8Array(7)));
  await fails("SyntaxError", () => subtle.generateKey("ML-KEM-768", true, ["sign"]));
  await fails("SyntaxError", () => subtle.generateKey("ML-DSA-65", true, ["verify"]));
  await fails("DataError", () => subtle.importKey("raw-seed", new Uint8Array(63), "ML-KEM-768", true, uses.slice(2)));
  const all = new Uint8Array(1184).fill(255); // coefficients that are not reduced
  await fails("DataError", () => subtle.importKey("raw-public", all, "ML-KEM-768", true, uses.slice(0, 2)));
  await fails("DataError", () => subtle.importKey("raw-public", all, "ML-DSA-65", true, ["verify"]));
  await fails("NotSupportedError", () => subtle.importKey("pkcs8", all, "ML-DSA-65", true, ["sign"]));
  await fails("NotSupportedError", () => subtle.generateKey("RSA-PSS", true, ["sign"]));
}

async function input() {
  await fails("NotSupportedError", () => subtle.digest("SHA-256", pattern(1)));
  await fails("NotSupportedError", () => subtle.digest(undefined, pattern(1)));
  await fails("TypeError", () => subtle.digest("SHA3-256", "text"));
  await fails("TypeError", () => subtle.digest("cSHAKE128", pattern(1)));
  await fails("OperationError", () => subtle.digest({ name: "KT128", outputLength: 9 }, pattern(1)));
  for (const outputLength of [-8, 1.5, NaN, 2 ** 53, Infinity, "64", null])
    await fails("TypeError", () => subtle.digest({ name: "KT128", outputLength }, pattern(1)));
  for (const domainSeparation of [0, 128, 1.5])
    await fails("OperationError", () =>
      subtle.digest({ name: "TurboSHAKE128", outputLength: 8, domainSeparation }, pattern(1)),
    );
  await fails("NotSupportedError", () =>
    digestMany({ name: "KT128", outputLength: 8, customization: pattern(1) }, [pattern(1)]),
  );
  const hash = await createHash("SHA3-256");
  hash.digest();
  await fails("InvalidStateError", () => hash.update(pattern(1)));
  await fails("InvalidStateError", () => hash.digest());
  // A view of a part, one of wider words, and data that changes while the call waits.
  const whole = pattern(64);
  const right = await subtle.digest("SHA3-256", whole.slice(8, 24));
  equal(await subtle.digest("SHA3-256", whole.subarray(8, 24)), right);
  equal(await subtle.digest("SHA3-256", new Uint32Array(whole.buffer, 8, 4)), right);
  const changed = whole.slice(8, 24);
  const waiting = subtle.digest("SHA3-256", changed);
  changed.fill(0);
  equal(await waiting, right);
  // Nothing that a call writes is in a computation that goes on.
  const open = (await createHash("SHA3-256")).update(whole);
  for (const size of [16000, 16343, 16344, 16345, 16384, 500000])
    equal(await subtle.digest("SHA3-256", pattern(size)), (await createHash("SHA3-256")).update(pattern(size)).digest());
  equal(open.digest(), await subtle.digest("SHA3-256", whole), "a computation that went on");
  // More than one piece in and out.
  const bits = 8 * ((1 << 20) + 77);
  const twice = await createHash({ name: "cSHAKE256", outputLength: bits });
  const big = pattern((1 << 20) + 5);
  twice.update(big.subarray(0, 1000)).update(big.subarray(1000));
  const long = twice.digest();
  equal(long, await subtle.digest({ name: "cSHAKE256", outputLength: bits }, big));
  const short = await subtle.digest({ name: "cSHAKE256", outputLength: 8 << 20 }, big);
  equal(long.slice(0, 1 << 20), short, "a piece of a long output");
}

/** No secret is left in the module's memory. */
async function wiped() {
  const secrets = [];
  const search = async () => {
    const memory = new Uint8Array((await load()).c.memory.buffer);
    for (const secret of secrets)
      for (let at = memory.indexOf(secret[0]); at >= 0; at = memory.indexOf(secret[0], at + 1))
        if (secret.subarray(0, 16).every((byte, i) => memory[at + i] === byte)) throw new Error(`a secret at ${at}`);
  };
  const key = pattern(200).subarray(40, 104);
  secrets.push(key);
  secrets.push(new Uint8Array(await subtle.digest("SHA3-256", key)));
  await search(); // before another call takes the same place
  const mac = await subtle.importKey("raw", key, "KMAC256", false, ["sign"]);
  const tag = await subtle.sign({ name: "KMAC256", outputLength: 512 }, mac, pattern(3000));
  secrets.push(new Uint8Array(tag));
  for (const name of ["ML-KEM-768", "ML-DSA-65"]) {
    const uses = name === "ML-DSA-65" ? ["sign"] : ["encapsulateBits", "decapsulateBits"];
    const { publicKey, privateKey } = await subtle.generateKey(name, true, uses);
    secrets.push(new Uint8Array(await subtle.exportKey("raw-seed", privateKey)));
    if (name === "ML-DSA-65") await subtle.sign(name, privateKey, key);
    else {
      const [one, two] = [1, 2].map(() => subtle.encapsulateBits(name, publicKey));
      secrets.push(new Uint8Array((await one).sharedKey));
      equal(hex((await one).sharedKey) === hex((await two).sharedKey), false, "two encapsulations");
      await subtle.decapsulateBits(name, privateKey, (await one).ciphertext);
      secrets.push(secrets.at(-2).subarray(32)); // z, which is the end of the private key
      const other = await subtle.generateKey(name, true, uses);
      const sent = await encapsulateMany(name, [publicKey, publicKey, other.publicKey]);
      for (const { sharedKey } of sent) secrets.push(new Uint8Array(sharedKey));
      const ciphertexts = sent.map(({ ciphertext }) => ciphertext);
      const places = [privateKey, privateKey, other.privateKey];
      for (const keys of [places, places.toReversed(), privateKey])
        for (const got of await decapsulateMany(name, keys, ciphertexts)) secrets.push(new Uint8Array(got));
    }
  }
  await search();
}

/** Whatever the arguments, a call gives a result, a TypeError or a DOMException, and the next one works. */
async function anything(text, long) {
  let state = 1;
  const below = (n) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % n; // Numerical Recipes' LCG
  const one = (list) => list[below(list.length)];
  const names = ["SHA3-256", "cSHAKE128", "TURBOSHAKE256", "KT128", "KMAC128", "ML-KEM-512", "ML-DSA-44", "toString"];
  names.push("SLH-DSA-SHAKE-128f", Symbol.iterator, null);
  const uses = ["sign", "verify", "encapsulateBits", "decapsulateBits", "encapsulateKey", "encrypt"];
  const keys = [null, {}, "key", await crypto.subtle.generateKey("Ed25519", true, ["sign"]).catch(() => 5)];
  for (const name of ["KMAC128", "ML-KEM-512", "ML-DSA-44", "SLH-DSA-SHAKE-128f"]) {
    const made = await subtle.generateKey(name, true, name === "ML-KEM-512" ? uses.slice(2, 5) : uses.slice(0, 2));
    keys.push(...(made.type ? [made] : [made.publicKey, made.privateKey]));
  }
  const lengths = [0, 1, 16, 32, 64, 255, 256, 768, 800, 1312, 1632, 2420, 17088];
  const data = () =>
    one([pattern(one(lengths)), pattern(one(lengths)).buffer, new DataView(pattern(9).buffer, 3), "text", null, 5, [1]]);
  const number = () => one([0, 1, 8, 31, 256, 4096, -8, 1.5, NaN, 2 ** 53, "64"]);
  const algorithm = () => {
    if (below(3) === 0) return one(names);
    const out = { name: one(names) };
    for (const field of ["outputLength", "domainSeparation", "length", "deterministic"])
      if (below(2)) out[field] = number();
    for (const field of ["customization", "functionName", "context"]) if (below(4) === 0) out[field] = data();
    return out;
  };
  const usages = () => one([[], [one(uses)], [one(uses), one(uses)], null, 5, "sign"]);
  const format = () => one(["raw", "raw-public", "raw-seed", "raw-private", "raw-secret", "spki", "__proto__", null]);
  const calls = [
    () => subtle.digest(algorithm(), data()),
    () => digestMany(algorithm(), one([[data(), data()], data(), [pattern(3)]])),
    () => digestEach(algorithm(), one([[data(), data()], data(), [pattern(3)]]), { atOnce: number() }).next(),
    () => encapsulateMany(algorithm(), one([[one(keys), one(keys)], one(keys), []])),
    () => decapsulateMany(algorithm(), one([[one(keys), one(keys)], one(keys)]), one([[data(), data()], data(), []])),
    () => createHash(algorithm()).then((hash) => hash.update(data()).digest()),
    () => subtle.sign(algorithm(), one(keys), data()),
    () => subtle.verify(algorithm(), one(keys), data(), data()),
    () => subtle.importKey(format(), data(), algorithm(), one([true, false]), usages()),
    () => subtle.exportKey(format(), one(keys)),
    () => subtle.getPublicKey(one(keys), usages()),
    () => subtle.encapsulateBits(algorithm(), one(keys)),
    () => subtle.decapsulateBits(algorithm(), one(keys), data()),
    () => subtle.encapsulateKey(algorithm(), one(keys), algorithm(), true, usages()),
  ];
  let good = 0;
  for (let i = 0; i < (long ? 20000 : 2000); i++)
    try {
      await one(calls)();
      good++;
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error;
    }
  if (good < 20) throw new Error(`only ${good} calls succeeded`);
  const right = "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"; // of "abc"
  equal(await subtle.digest("SHA3-256", bytes("616263")), bytes(right));
}

export const checks = { hashes, many, each, kems, kemsMany, signatures, slhdsa, keys, input, wiped, anything };
